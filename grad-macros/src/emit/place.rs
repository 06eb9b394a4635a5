//! What stands for a value in the emitted code.

use super::expr::{Expr, Prec};
use grad_core::ir::Type;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

/// What stands for a value.
#[derive(Clone)]
pub(super) enum Rep {
    /// A number: a variable or a literal; nothing is evaluated by writing it again.
    Scalar(Expr),
    /// A number whose one reader evaluates it. `ordered`: it may panic or reads an array, so it must not change places
    /// with what else does.
    Late { expr: Expr, ordered: bool },
    /// An array, a tuple, or something of open type: a variable that is written in place.
    Place(Place),
}

/// A variable that holds something that is written in place.
#[derive(Clone)]
pub(super) struct Place {
    pub name: Ident,
    pub how: How,
    /// Whether whoever consumes the value may write the variable: nobody reads the old value any more.
    pub writable: bool,
    /// Where an adjoint is not always wanted: the flag that says whether it is.
    pub wanted: Option<Ident>,
}

/// What the variable is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum How {
    /// The thing itself.
    Own,
    /// A `&` to it.
    Shared,
    /// A `&mut` to it.
    Mut,
}

impl Place {
    pub fn own(name: Ident) -> Place {
        Place {
            name,
            how: How::Own,
            writable: true,
            wanted: None,
        }
    }

    pub fn reference(name: Ident, how: How) -> Place {
        Place {
            name,
            how,
            writable: how == How::Mut,
            wanted: None,
        }
    }

    /// As the receiver of a method or an index.
    pub fn receiver(&self) -> TokenStream {
        let name = &self.name;
        quote!(#name)
    }

    /// The thing itself.
    pub fn target(&self) -> TokenStream {
        let name = &self.name;
        match self.how {
            How::Own => quote!(#name),
            How::Shared | How::Mut => quote!(*#name),
        }
    }

    /// A `&` to it.
    pub fn shared(&self) -> TokenStream {
        let name = &self.name;
        match self.how {
            How::Own => quote!(&#name),
            How::Shared => quote!(#name),
            How::Mut => quote!(&*#name),
        }
    }

    /// A statement that is run where it is wanted.
    pub fn where_wanted(&self, statement: TokenStream) -> TokenStream {
        match &self.wanted {
            Some(wanted) => quote!(if #wanted { #statement }),
            None => statement,
        }
    }

    /// Something made of it, or a zero without a shape where it is not wanted.
    pub fn if_wanted(&self, made: TokenStream) -> TokenStream {
        match &self.wanted {
            Some(wanted) => quote!(if #wanted { #made } else { ::grads::__private::unseeded() }),
            None => made,
        }
    }

    /// A `&mut` to it.
    pub fn mutable(&self) -> TokenStream {
        let name = &self.name;
        match self.how {
            How::Own => quote!(&mut #name),
            How::Shared | How::Mut => quote!(&mut *#name),
        }
    }
}

/// How rustc knows the type of what is copied, where it is copied.
#[derive(Clone)]
pub(super) enum Told {
    /// By what stands before.
    Before,
    /// By its spelling.
    As(TokenStream),
    /// Perhaps by what comes later: how it is copied cannot hang on it.
    Later,
}

/// A copy of a part. Whether its type can be copied only rustc knows, who says so at `span` if not.
pub(super) fn copied(part: &TokenStream, ty: &Type, told: &Told, span: Span) -> Expr {
    if matches!(ty, Type::Named(of) if **of == *grad_core::ir::TEXT) {
        // the pieces of a text have memory of their own
        let text =
            quote_spanned!(span=> ::core::convert::AsRef::<::core::primitive::str>::as_ref(&#part));
        return Expr::new(Prec::Postfix, text);
    }
    let of = match (ty, told) {
        (Type::Named(_), Told::Before) => quote!(),
        (Type::Named(_), Told::As(of)) => quote!(::<'_, #of>),
        (Type::Named(_) | Type::Open, _) => {
            return Expr::new(
                Prec::Block,
                quote_spanned!(span=> { let copy = ::grads::__private::Copied::copied_value; copy(&#part) }),
            );
        }
        (ty, _) if holds_users(ty) => {
            return Expr::new(Prec::Block, by_parts(&quote!(&#part), span));
        }
        _ => return Expr::new(Prec::Postfix, quote!(#part.clone())),
    };
    Expr::new(Prec::Block, copying(&of, &quote!(&#part), &quote!(), span))
}

/// Whether a type is a container in which there may be values of the user's.
pub(super) fn holds_users(ty: &Type) -> bool {
    match ty {
        Type::Array(of, _) | Type::Vec(of) => {
            matches!(**of, Type::Named(_) | Type::Open) || holds_users(of)
        }
        Type::Tuple(all) => all
            .iter()
            .any(|of| matches!(of, Type::Named(_) | Type::Open) || holds_users(of)),
        _ => false,
    }
}

/// A clone of a container, or a copy part by part where what is in it is not `Clone`.
pub(super) fn by_parts(reference: &TokenStream, span: Span) -> TokenStream {
    parts_copied(&quote!(), reference, span)
}

/// The same of a container whose type rustc may not know yet.
pub(super) fn by_parts_of(of: &TokenStream, reference: &TokenStream) -> TokenStream {
    parts_copied(&quote!(::<'_, #of>), reference, Span::call_site())
}

fn parts_copied(of: &TokenStream, reference: &TokenStream, span: Span) -> TokenStream {
    quote_spanned! {span=> {
        use ::grads::__private::clones::{CopyClone as _, CopyOthers as _};
        (&&&::grads::__private::clones::Copying #of (#reference)).copied()
    }}
}

/// A copy of what a reference leads to, of a type that rustc knows here: how it is copied hangs on that. A clone of what only
/// rustc knows may be one of what it leads to.
pub(super) fn copy_of(reference: &TokenStream, span: Span) -> TokenStream {
    copying(&quote!(), reference, &quote!(CopyBehind as _,), span)
}

fn copying(
    of: &TokenStream,
    reference: &TokenStream,
    behind: &TokenStream,
    span: Span,
) -> TokenStream {
    quote_spanned! {span=> {
        use ::grads::__private::clones::{CopyBits as _, CopyLeaves as _, CopyClone as _, #behind CopyOthers as _};
        (&&&&&::grads::__private::clones::Copying #of (#reference)).copied()
    }}
}
