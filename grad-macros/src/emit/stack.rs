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

    /// Before the forward run.
    pub fn declare(&self) -> TokenStream {
        let name = &self.name;
        if !self.data.many {
            return quote!(let mut #name = ::core::option::Option::None;);
        }
        let of = owned(&self.data.ty)
            .and_then(|t| literal::rust_type(&t))
            .map(|t| quote!(::<#t>));
        quote!(let mut #name = ::std::vec::Vec #of ::new();)
    }

    /// Before the way back.
    pub fn rewind(&self) -> TokenStream {
        let (name, at) = (&self.name, &self.at);
        if self.data.many {
            quote!(let mut #at = #name.len();)
        } else {
            quote!()
        }
    }

    pub fn push(&self, value: TokenStream, span: Span) -> TokenStream {
        let name = &self.name;
        if self.data.many {
            quote_spanned!(span=> #name.push(#value);)
        } else {
            quote_spanned!(span=> #name = ::core::option::Option::Some(#value);)
        }
    }

    /// What to do first, and the value (`copy`) or a reference to it.
    pub fn pop(&self, copy: bool) -> (TokenStream, TokenStream) {
        let (name, at) = (&self.name, &self.at);
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
