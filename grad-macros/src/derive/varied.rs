//! `check_grads!` varies values of a derived type that a function takes by value: it keeps one, and passes clones of it.

use super::generics::header;
use super::model::Derived;
use super::tangent::quiet;
use proc_macro2::TokenStream;
use quote::quote;

/// That a value may be an argument, if the type is `Clone` and borrows nothing.
pub fn by_value(derived: &Derived) -> TokenStream {
    let mut generics = derived.bounds.primal.clone();
    if generics.lifetimes().next().is_some() {
        return quote!();
    }
    let name = &derived.ident;
    let (_, arguments, _) = derived.bounds.primal.split_for_impl();
    let this = quote!(#name #arguments);
    let params: Vec<_> = generics.type_params().map(|p| p.ident.clone()).collect();
    let predicates = &mut generics.make_where_clause().predicates;
    // `for<..>` leaves the check to where the type is used
    predicates.push(syn::parse_quote!(for<'grads_own> #this: ::core::clone::Clone));
    predicates.extend(
        params
            .iter()
            .map(|p| -> syn::WherePredicate { syn::parse_quote!(#p: 'static) }),
    );
    let (argument, lends) = (
        quote!(::grads::__private::checks::argument::Argument),
        quote!(::grads::__private::checks::argument::LendsOwn<'grads_lent>),
    );
    let is_argument = header(&generics, argument, this.clone());
    generics.params.insert(0, syn::parse_quote!('grads_lent));
    let (is_lent, quiet) = (header(&generics, lends, this), quiet());
    quote! {
        #[automatically_derived]
        #[diagnostic::do_not_recommend]
        #quiet
        #is_argument {
            type Own = Self;
            fn own(&self) -> Self { ::core::clone::Clone::clone(self) }
        }
        #[automatically_derived]
        #[diagnostic::do_not_recommend]
        #quiet
        #is_lent {
            type Lent = Self;
            fn lend(own: &'grads_lent mut Self) -> Self { ::core::clone::Clone::clone(own) }
        }
    }
}
