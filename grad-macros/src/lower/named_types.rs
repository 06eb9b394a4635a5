//! Whether a function names a type of the user's. In one that names none, what functions give is most likely a number.

use super::OwnNames;
use super::dispatch::is_of_std;
use proc_macro2::{TokenStream, TokenTree};

/// Traits and variants of std, and the trait of this crate.
const KNOWN: [&str; 20] = [
    "Some",
    "None",
    "Ok",
    "Err",
    "Fn",
    "FnMut",
    "FnOnce",
    "Copy",
    "Clone",
    "Default",
    "From",
    "Into",
    "Iterator",
    "IntoIterator",
    "Ordering",
    "Less",
    "Greater",
    "Equal",
    "Real",
    "ArrayFloat",
];

/// Whether one is among `tokens`: a name in camel case, `Self`, or one letter before what makes or names something of a type.
pub fn are_in(tokens: TokenStream, own: &OwnNames) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    tokens.iter().enumerate().any(|(i, token)| match token {
        TokenTree::Group(group) => are_in(group.stream(), own),
        TokenTree::Ident(name) => is_type(&name.to_string(), tokens.get(i + 1), own),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

fn is_type(name: &str, next: Option<&TokenTree>, own: &OwnNames) -> bool {
    let mut letters = name.chars();
    let capital = letters.next().is_some_and(char::is_uppercase);
    let small = letters.any(char::is_lowercase);
    let makes = || match next {
        Some(TokenTree::Group(_)) => true,
        Some(TokenTree::Punct(p)) => p.as_char() == ':',
        _ => false,
    };
    let known = is_of_std(name) && !own.has(name) || KNOWN.contains(&name);
    capital && !known && (small || name.len() == 1 && makes())
}

#[cfg(test)]
mod tests {
    use proc_macro2::TokenStream;
    use quote::quote;

    fn are_in(tokens: TokenStream) -> bool {
        super::are_in(tokens, &Default::default())
    }

    #[test]
    fn a_function_of_numbers_names_no_types() {
        assert!(!are_in(quote!(
            fn f(x: &[f64]) -> Vec<f64> {
                x.to_vec()
            }
        )));
        assert!(!are_in(quote!(
            fn f(x: f64) -> f64 {
                g(x).abs() * TABLE[0]
            }
        )));
        assert!(are_in(quote!(
            fn f(x: f64) -> f64 {
                g(Point::new(x)).abs()
            }
        )));
        assert!(are_in(quote!(
            fn f(x: &Complex) -> f64 {
                (x * x).abs()
            }
        )));
        assert!(are_in(quote!(
            fn f(x: f64) -> f64 {
                make(V { x }).abs()
            }
        )));
    }
}
