//! `impl Sum` of a type of the user's: what a sum of its values is. Differentiation sees a sum as `start + a + b + ..`, by the type's own
//! `+`, so the `impl` has to be that: a fold with `+`, or the sum of copies of what is lent. In a world any other body stands in the place
//! of the call (`lower::own_sums`).

use crate::check::shown;
use crate::report::{Problems, Site};
use crate::visit::Visit;
use crate::world::Method;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::{Expr, ImplItem, Pat, Stmt, Type};

/// What is generated beside an `impl` of `Sum` for its own values: what sums start from. Nothing if it is of another trait.
pub fn started(item: &syn::ItemImpl, in_world: bool) -> Option<TokenStream> {
    let other = || match in_world {
        true => quote!(),
        false => refused(item),
    };
    let Some(of) = Summed::of(item) else {
        return is_of_others(item).then(other);
    };
    let Some(start) = of.start() else {
        return Some(other());
    };
    let (params, _, bounds) = item.generics.split_for_impl();
    let (ty, how) = (&item.self_ty, of.how());
    Some(quote! {
        #[doc(hidden)]
        #[automatically_derived]
        impl #params ::grads::__private::SumOfNothing<::grads::__private::#how> for #ty #bounds {
            fn sum_of_nothing() -> Self { #start }
        }
    })
}

/// Whether this is std's `Sum` of values of another type.
fn is_of_others(item: &syn::ItemImpl) -> bool {
    let last = item
        .trait_
        .as_ref()
        .and_then(|(_, path, _)| path.segments.last());
    let runs = |f: &syn::ImplItemFn| {
        f.sig.ident == "sum"
            && f.sig
                .generics
                .to_token_stream()
                .to_string()
                .contains("Iterator")
    };
    last.is_some_and(|last| last.ident == "Sum")
        && item
            .items
            .iter()
            .any(|i| matches!(i, ImplItem::Fn(f) if runs(f)))
}

fn refused(item: &syn::ItemImpl) -> TokenStream {
    let path = item.trait_.as_ref().map(|(_, path, _)| path);
    let mut problems = Problems::default();
    problems.refuse(
        path.map_or_else(|| Site::of(&item.self_ty), Site::of),
        "differentiation sees a sum only as a fold with `+`",
        "write `iter.fold(start, |a, b| a + b)`, and `iter.copied().sum()` for what is lent",
    );
    problems.to_compile_errors()
}

/// Whether a method `sum` of a world's adds up by `+` alone.
pub fn is_fold(m: &Method) -> bool {
    let summed = Summed {
        method: &m.item,
        items: match only_param(&m.item.sig) {
            Some(items) => items,
            None => return false,
        },
        lent: is_of_lent(m),
    };
    summed.start().is_some()
}

/// Whether it takes what is lent: `impl Sum<&'a V> for V`.
pub fn is_of_lent(m: &Method) -> bool {
    let last = m.of_trait.as_ref().and_then(|path| path.segments.last());
    last.and_then(|last| is_lent(&last.arguments, &m.self_ty)) == Some(true)
}

/// An `impl` of `Sum` for values of the type itself.
struct Summed<'a> {
    method: &'a syn::ImplItemFn,
    items: &'a Ident,
    lent: bool,
}

impl<'a> Summed<'a> {
    fn of(item: &'a syn::ItemImpl) -> Option<Self> {
        let (_, path, _) = item.trait_.as_ref()?;
        let last = path.segments.last().filter(|last| last.ident == "Sum")?;
        let method = item.items.iter().find_map(|i| match i {
            ImplItem::Fn(f) => Some(f),
            _ => None,
        })?;
        Some(Summed {
            method,
            items: only_param(&method.sig)?,
            lent: is_lent(&last.arguments, &item.self_ty)?,
        })
    }

    fn how(&self) -> TokenStream {
        match self.lent {
            true => quote!(LentItems),
            false => quote!(OwnedItems),
        }
    }

    /// What the sum of nothing is.
    fn start(&self) -> Option<TokenStream> {
        let [Stmt::Expr(Expr::MethodCall(call), None)] = &self.method.block.stmts[..] else {
            return None;
        };
        match &*call.method.to_string() {
            "fold" if self.is_items(&call.receiver) => self.folded(call),
            "sum" if self.lent && self.is_of_copies(&call.receiver) => Some(quote! {
                <Self as ::grads::__private::SumOfNothing<::grads::__private::OwnedItems>>::sum_of_nothing()
            }),
            _ => None,
        }
    }

    fn folded(&self, call: &syn::ExprMethodCall) -> Option<TokenStream> {
        let (start, add) = (call.args.first()?, call.args.get(1)?);
        let adds = match add {
            Expr::Closure(c) => adds(c, self.lent),
            Expr::Path(p) => !self.lent && ends_in_add(p),
            _ => false,
        };
        (adds && !mentions(start, self.items)).then(|| quote!(#start))
    }

    fn is_items(&self, e: &Expr) -> bool {
        matches!(e, Expr::Path(p) if p.path.is_ident(self.items))
    }

    /// `items.copied()`, `items.cloned()`
    fn is_of_copies(&self, e: &Expr) -> bool {
        matches!(e, Expr::MethodCall(m) if self.is_items(&m.receiver) && (m.method == "copied" || m.method == "cloned"))
    }
}

/// Whether the values are lent: `Sum<&'a V>` and not `Sum` or `Sum<V>`. None for sums of other types.
fn is_lent(arguments: &syn::PathArguments, own: &Type) -> Option<bool> {
    let syn::PathArguments::AngleBracketed(given) = arguments else {
        return Some(false);
    };
    let of = given.args.iter().find_map(|a| match a {
        syn::GenericArgument::Type(t) => Some(t),
        _ => None,
    })?;
    let is_own = |ty: &Type| {
        shown(ty) == shown(own) || matches!(ty, Type::Path(p) if p.path.is_ident("Self"))
    };
    match of {
        Type::Reference(r) => is_own(&r.elem).then_some(true),
        of => is_own(of).then_some(false),
    }
}

fn only_param(sig: &syn::Signature) -> Option<&Ident> {
    match sig.inputs.first()? {
        syn::FnArg::Typed(p) => name(&p.pat),
        syn::FnArg::Receiver(_) => None,
    }
}

fn name(pat: &Pat) -> Option<&Ident> {
    match pat {
        Pat::Ident(p) if p.by_ref.is_none() && p.subpat.is_none() => Some(&p.ident),
        Pat::Type(p) => name(&p.pat),
        _ => None,
    }
}

/// `|a, b| a + b`, and `|a, b| a + *b` or `|a, &b| a + b` of what is lent.
fn adds(c: &syn::ExprClosure, lent: bool) -> bool {
    let [first, second] = &c.inputs.iter().collect::<Vec<_>>()[..] else {
        return false;
    };
    let (second, behind) = match second {
        Pat::Reference(r) => (&*r.pat, true),
        second => (*second, false),
    };
    let (Some(a), Some(b), Expr::Binary(sum)) = (name(first), name(second), result(&c.body)) else {
        return false;
    };
    let plain = |e: &Expr, of: &Ident| matches!(e, Expr::Path(p) if p.path.is_ident(of));
    let read = match &*sum.right {
        Expr::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) => {
            lent && !behind && plain(&u.expr, b)
        }
        e => lent == behind && plain(e, b),
    };
    matches!(sum.op, syn::BinOp::Add(_)) && a != b && plain(&sum.left, a) && read
}

/// The value of a body.
fn result(body: &Expr) -> &Expr {
    match body {
        Expr::Block(b) if b.label.is_none() => match &b.block.stmts[..] {
            [Stmt::Expr(e, None)] => result(e),
            _ => body,
        },
        Expr::Paren(p) => result(&p.expr),
        _ => body,
    }
}

/// `Add::add`, `std::ops::Add::add`
fn ends_in_add(p: &syn::ExprPath) -> bool {
    let names: Vec<String> = p
        .path
        .segments
        .iter()
        .map(|s| s.ident.to_string())
        .collect();
    p.qself.is_none() && names.ends_with(&["Add".to_string(), "add".to_string()])
}

fn mentions(e: &Expr, name: &Ident) -> bool {
    struct Finds<'n>(&'n Ident, bool);
    impl<'a> Visit<'a> for Finds<'_> {
        fn visit_expr_path(&mut self, e: &'a syn::ExprPath) {
            self.1 |= e.path.is_ident(self.0);
        }
        fn visit_macro(&mut self, _: &'a syn::Macro) {
            self.1 = true;
        }
    }
    let mut finds = Finds(name, false);
    finds.visit_expr(e);
    finds.1
}
