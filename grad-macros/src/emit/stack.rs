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
        quote!(let mut #name = ::std::vec::Vec #of ::new();)
    }

    /// Whether it holds one number, in a variable that starts as zero.
    fn is_plain(&self) -> bool {
        !self.data.many && self.data.ty.is_scalar()
    }

    /// Room for `trips` more values.
    pub fn reserve(&self, trips: &TokenStream) -> TokenStream {
        let name = &self.name;
        if self.data.many {
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
        let name = &self.name;
        if self.data.many {
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
        if self.data.many && self.data.local {
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
