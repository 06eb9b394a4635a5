//! Stacks of kept values.

use super::is_copy_type;
use super::literal;
use super::names::Names;
use grad_core::ir::{StackData, Type};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

/// The variables of a stack: the values, and where the way back stands in them.
pub(super) struct StackVars {
    name: Ident,
    at: Ident,
    data: StackData,
}

impl StackVars {
    pub fn new(names: &Names, data: &StackData) -> Self {
        let stem = if data.many { "kept" } else { "slot" };
        let name = names.fresh(stem);
        let at = Ident::new(&format!("{name}_at"), Span::mixed_site());
        StackVars {
            name,
            at,
            data: data.clone(),
        }
    }

    /// Whether it is the way back's own.
    pub fn is_local(&self) -> bool {
        self.data.local
    }

    /// Before it is pushed to.
    pub fn declare(&self) -> TokenStream {
        let name = &self.name;
        if self.is_plain() {
            let zero = literal::literal("zero", &self.data.ty, Span::mixed_site()).tokens;
            return quote!(let mut #name = #zero;);
        }
        if !self.data.many {
            return quote!(let mut #name = ::core::option::Option::None;);
        }
        let of = owned(&self.data.ty)
            .and_then(|t| literal::rust_type(&t))
            .map(|t| quote!(::<#t>));
        let at = self.is_buffer().then(|| {
            let at = &self.at;
            quote!(let mut #at = 0usize;)
        });
        quote!(let mut #name = ::std::vec::Vec #of ::new(); #at)
    }

    /// Whether it is written again from the beginning, where a cursor stands, without being emptied.
    fn is_buffer(&self) -> bool {
        self.data.many && self.data.local && self.data.ty.is_scalar()
    }

    /// Whether it holds one number, in a variable that starts as zero.
    fn is_plain(&self) -> bool {
        !self.data.many && self.data.ty.is_scalar()
    }

    /// Whether it can hold more than one value.
    pub fn is_many(&self) -> bool {
        self.data.many
    }

    /// What to do first to pop `n` numbers at once, and a slice of them in the order in which they were pushed.
    pub fn pop_all(&self, n: &Ident) -> (TokenStream, TokenStream) {
        let (name, at) = (&self.name, &self.at);
        (quote!(#at -= #n;), quote!(&#name[#at..][..#n]))
    }

    /// What to do first to push `n` numbers at once, and a slice to be filled with them.
    pub fn push_all(&self, n: &Ident) -> (TokenStream, TokenStream) {
        let (name, at) = (&self.name, &self.at);
        let from = Ident::new(&format!("{name}_from"), Span::mixed_site());
        let zero = literal::literal("zero", &self.data.ty, Span::mixed_site()).tokens;
        let room = if self.is_buffer() {
            quote! {
                let #from = #at;
                #at += #n;
                if #name.len() < #at { #name.resize(#at, #zero); }
            }
        } else {
            quote!(let #from = #name.len(); #name.resize(#from + #n, #zero);)
        };
        (room, quote!(&mut #name[#from..][..#n]))
    }

    /// Room for `trips` more values.
    pub fn reserve(&self, trips: &TokenStream) -> TokenStream {
        let name = &self.name;
        if self.data.many && !self.is_buffer() {
            quote!(#name.reserve(#trips);)
        } else {
            quote!()
        }
    }

    /// Before the way back.
    pub fn rewind(&self) -> TokenStream {
        let (name, at) = (&self.name, &self.at);
        if self.data.many && !self.data.local {
            quote!(let mut #at = #name.len();)
        } else {
            quote!()
        }
    }

    pub fn push(&self, value: TokenStream, span: Span) -> TokenStream {
        let (name, at) = (&self.name, &self.at);
        if self.is_buffer() {
            quote_spanned!(span=> #name.truncate(#at); #name.push(#value); #at += 1;)
        } else if self.data.many {
            quote_spanned!(span=> #name.push(#value);)
        } else if self.is_plain() {
            quote_spanned!(span=> #name = #value;)
        } else {
            quote_spanned!(span=> #name = ::core::option::Option::Some(#value);)
        }
    }

    /// What to do first, and the value (`copy`) or a reference to it.
    pub fn pop(&self, copy: bool) -> (TokenStream, TokenStream) {
        let (name, at) = (&self.name, &self.at);
        if self.is_plain() {
            return (quote!(), quote!(#name));
        }
        if self.data.many && self.data.local && !self.is_buffer() {
            let taken = quote!(let #at = #name.pop().unwrap(););
            return (taken, if copy { quote!(#at) } else { quote!(&#at) });
        }
        match (self.data.many, copy) {
            (true, true) => (quote!(#at -= 1;), quote!(#name[#at])),
            (true, false) => (quote!(#at -= 1;), quote!(&#name[#at])),
            (false, true) => (quote!(), quote!(#name.unwrap())),
            (false, false) => (quote!(), quote!(#name.as_ref().unwrap())),
        }
    }
}

/// What is kept of a slice is a vector.
fn owned(ty: &Type) -> Option<Type> {
    match ty {
        Type::Slice(t) => Some(Type::Vec(t.clone())),
        _ => Some(ty.clone()),
    }
    .filter(|t| is_copy_type(t) || t.is_array())
}
