//! Names of std that lowering knows by their spelling. A user may have something else of that name: generated code asks rustc,
//! beside the item, whether it is std's.

use crate::lints;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::quote_spanned;
use std::collections::BTreeMap;

/// The questions about those names that stand in an item.
pub fn asked(item: TokenStream) -> TokenStream {
    let mut found = BTreeMap::new();
    find(item, &mut found);
    let silent = lints::silent();
    let questions = found.into_values().map(|name| {
        let question = question(&name);
        quote_spanned!(name.span()=> #silent const _: fn() = || { #question };)
    });
    questions.collect()
}

/// The first of each name: nothing of the kind stands behind a path, which says whose it is.
fn find(tokens: TokenStream, found: &mut BTreeMap<String, Ident>) {
    let mut before = ' ';
    for token in tokens {
        match &token {
            TokenTree::Ident(name) if before != ':' && before != '.' && is_known(name) => {
                found.entry(name.to_string()).or_insert(name.clone());
            }
            TokenTree::Group(group) => find(group.stream(), found),
            _ => {}
        }
        before = match token {
            TokenTree::Punct(p) if p.as_char() != ':' || before == '/' => p.as_char(),
            // the first of two, or that of a type
            TokenTree::Punct(_) => '/',
            _ => ' ',
        };
    }
}

fn is_known(name: &Ident) -> bool {
    ["Vec", "Option", "Some", "None"]
        .iter()
        .any(|known| name == known)
}

fn question(name: &Ident) -> TokenStream {
    let at = name.span();
    match name.to_string().as_str() {
        "Vec" => quote_spanned! {at=>
            ::grads::__private::witness::of_std::<::grads::__private::std::vec::Vec<()>, #name<()>>(::core::option::Option::None)
        },
        "Option" => quote_spanned! {at=>
            ::grads::__private::witness::of_std::<::core::option::Option<()>, #name<()>>(::core::option::Option::None)
        },
        "Some" => quote_spanned! {at=>
            ::grads::__private::witness::of_std::<::core::option::Option<()>, _>(::core::option::Option::Some(#name(loop {})))
        },
        _ => quote_spanned! {at=>
            ::grads::__private::witness::of_std::<::core::option::Option<()>, _>(::core::option::Option::Some(#name))
        },
    }
}

#[cfg(test)]
mod tests {
    use super::asked;
    use quote::quote;

    #[test]
    fn each_name_is_asked_of_once_and_not_behind_a_path() {
        let questions = |item| asked(item).to_string().matches("of_std").count();
        assert_eq!(
            questions(quote!(
                fn f(x: Vec<f64>, y: &Vec<f64>) -> f64 {
                    x[0]
                }
            )),
            1
        );
        assert_eq!(
            questions(quote!(
                fn f(o: Option<f64>) {
                    match o {
                        Some(_) => {}
                        None => {}
                    }
                }
            )),
            3
        );
        assert_eq!(
            questions(quote!(
                fn f(x: my::Vec) -> f64 {
                    Own::Some(x).None
                }
            )),
            0
        );
    }
}
