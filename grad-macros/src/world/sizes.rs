//! What is generated for a world stays in proportion to it, though functions are lowered where they are called.

use quote::quote;

/// How many tokens are generated for a module of these functions.
fn tokens(functions: &str) -> usize {
    fn count(tokens: proc_macro2::TokenStream) -> usize {
        let of = |t| match t {
            proc_macro2::TokenTree::Group(g) => 1 + count(g.stream()),
            _ => 1,
        };
        tokens.into_iter().map(of).sum()
    }
    let functions: proc_macro2::TokenStream = functions.parse().expect("tokens");
    let made = crate::expand::differentiable(quote!(), quote!(mod m { #functions }));
    assert!(!made.to_string().contains("compile_error"), "{made}");
    count(made)
}

/// Functions of which each calls the one before it `times` times.
fn levels(n: usize, times: usize) -> String {
    let mut all = "fn f0(x: f64) -> f64 { x.sin() * x }".to_string();
    for i in 1..=n {
        let before = i - 1;
        let call = format!("f{before}(x * {i}.5)");
        let calls = vec![call; times].join(" + ");
        all += &format!("pub fn f{i}(x: f64) -> f64 {{ {calls} - x }}");
    }
    all
}

#[test]
fn chains_of_functions_grow_with_their_length() {
    let [ten, twenty, forty, eighty] = [10, 20, 40, 80].map(|n| tokens(&levels(n, 1)));
    // what one more function adds has a bound
    assert!(
        eighty - forty < 3 * (forty - twenty),
        "{ten} {twenty} {forty} {eighty}"
    );
    assert!(
        eighty - forty < 12 * (twenty - ten),
        "{ten} {twenty} {forty} {eighty}"
    );
}

#[test]
fn functions_that_call_helpers_twice_do_not_double() {
    let [ten, twenty] = [10, 20].map(|n| tokens(&levels(n, 2)));
    assert!(twenty < 3 * ten, "{ten} {twenty}");
}
