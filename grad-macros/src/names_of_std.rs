//! Names of std that lowering knows by their spelling. A user may have something else of that name: generated code asks rustc,
//! beside the item, whether it is std's.
//!
//! Which macro a name is nothing in Rust's types tells, but the lookup of names does: where std's macros are imported by a glob into a block,
//! a name that is another macro around it is ambiguous, and one that is std's is not.

use crate::lints;
use grad_core::ordered::OrderedMap;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::quote_spanned;

/// The questions about those names that stand in an item.
pub fn asked(item: TokenStream) -> TokenStream {
    let mut found = OrderedMap::new();
    find(item, &mut found);
    let silent = lints::silent();
    let questions = found.into_iter().map(|(known, name)| {
        let question = match () {
            () if known.starts_with("macro_rules") => of_its_own(&name),
            () if known.ends_with('!') => invocation(&name).unwrap_or_default(),
            () => question(&name),
        };
        quote_spanned!(name.span()=> #silent const _: fn() = || { #question };)
    });
    questions.collect()
}

/// The first of each name: nothing of the kind stands behind a path, which says whose it is. Macros have a `!` behind their names.
fn find(tokens: TokenStream, found: &mut OrderedMap<String, Ident>) {
    let mut before = ' ';
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(name) if name == "macro_rules" => {
                if let Some(TokenTree::Ident(own)) = tokens.get(i + 2)
                    && invocation(own).is_some()
                {
                    found.insert(format!("{name} {own}"), own.clone());
                }
            }
            TokenTree::Ident(name) if before != ':' && before != '.' => {
                let known = match is_macro(&tokens[i + 1..]) {
                    true => invocation(name).map(|_| format!("{name}!")),
                    false => is_known(name).then(|| name.to_string()),
                };
                if let Some(known) = known {
                    found.entry(known).or_insert(name.clone());
                }
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

/// Whether a name with these tokens behind it is a macro that is called.
fn is_macro(behind: &[TokenTree]) -> bool {
    match behind {
        [TokenTree::Punct(p), TokenTree::Group(_), ..] => p.as_char() == '!',
        _ => false,
    }
}

/// The error of a macro that the body itself defines: beside the item it is not seen.
fn of_its_own(name: &Ident) -> TokenStream {
    let message = format!(
        "`{name}!` is taken for std's in a differentiable function\nhelp: give the macro another name"
    );
    quote_spanned!(name.span()=> ::core::compile_error!(#message))
}

/// A macro that lowering knows by its name, as std's can be called.
fn invocation(name: &Ident) -> Option<TokenStream> {
    let at = name.span();
    let checked = |call| {
        quote_spanned! {at=> {
            use ::grads::__private::witness::macros::*;
            #call
        }}
    };
    Some(match name.to_string().as_str() {
        "vec" => {
            checked(quote_spanned!(at=> let _: ::grads::__private::std::vec::Vec<()> = #name![];))
        }
        "dbg" => checked(quote_spanned!(at=> let _ = #name!(0u8);)),
        "matches" => checked(quote_spanned!(at=> let _ = #name!(0u8, 0);)),
        "assert" | "debug_assert" => checked(quote_spanned!(at=> #name!(true);)),
        "assert_eq" | "debug_assert_eq" => checked(quote_spanned!(at=> #name!(0u8, 0u8);)),
        "assert_ne" | "debug_assert_ne" => checked(quote_spanned!(at=> #name!(0u8, 1u8);)),
        // whosever it is, it ends what it stands in
        "panic" | "unreachable" | "todo" | "unimplemented" => quote_spanned! {at=>
            let _: fn() -> ::core::convert::Infallible = || #name!();
        },
        _ => return None,
    })
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
        let macros = asked(quote!(
            fn f(x: f64) -> f64 {
                assert!(x != 0.0 && vec![x].len() == 1);
                vec![std::matches!(x, _), my::vec!(x)];
                panic!("never")
            }
        ));
        assert_eq!(macros.to_string().matches("macros").count(), 2);
        assert_eq!(macros.to_string().matches("Infallible").count(), 1);
    }
}
