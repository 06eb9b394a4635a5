//! The traits that the bodies of a companion ask the same of. They stand beside the companion of a function, once: a mistake in the
//! function is one error then, since rustc leaves out what it has said, word for word.

use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use std::cell::RefCell;

/// What was asked for so far.
#[derive(Default)]
pub(super) struct Shared {
    /// The methods that give places in values of the user's types.
    accessors: RefCell<OrderedSet<String>>,
    /// The methods whose way back is gone, by the name of what goes it.
    methods: RefCell<OrderedMap<String, TokenStream>>,
}

impl Shared {
    /// A body reaches these places.
    pub(super) fn reach(&self, accessors: &OrderedSet<String>) {
        let names = accessors.iter().cloned();
        self.accessors.borrow_mut().extend(names);
    }

    /// A body goes the way back of a method, for which these traits ask.
    pub(super) fn call(&self, function: &Ident, traits: TokenStream) {
        let name = function.to_string();
        self.methods.borrow_mut().entry(name).or_insert(traits);
    }

    /// The traits.
    pub(super) fn items(&self) -> TokenStream {
        let fields = fields_of_nothing(&self.accessors.borrow());
        let methods = self.methods.borrow();
        let methods = methods.values();
        quote!(#fields #(#methods)*)
    }
}

/// The traits that have the methods of other crates' types, with the feature.
pub(super) fn foreign_traits() -> Option<TokenStream> {
    cfg!(feature = "foreign").then(|| {
        quote!(
            use ::grads::__private::foreign::*;
        )
    })
}

/// The trait whose methods give places in the gradient of a field that has none. A field that the derived type has not itself is
/// found there too, and is an error: methods of a type come before those of traits.
pub(super) fn fields_of_nothing(accessors: &OrderedSet<String>) -> TokenStream {
    if accessors.is_empty() {
        return quote!();
    }
    let names = accessors.iter().map(|f| Ident::new(f, Span::call_site()));
    let names_mut = accessors
        .iter()
        .map(|f| Ident::new(&format!("{f}_mut"), Span::call_site()));
    quote! {
        trait FieldsOfNothing {
            #(fn #names(&self) -> &::grads::__private::Nothing where Self: ::grads::__private::witness::HasField {
                &::grads::__private::Nothing
            })*
            #(fn #names_mut(&mut self) -> &mut ::grads::__private::Nothing where Self: ::grads::__private::witness::HasField {
                ::grads::__private::nowhere()
            })*
        }
        impl<T: ::grads::__private::witness::Fields> FieldsOfNothing for T {}
    }
}
