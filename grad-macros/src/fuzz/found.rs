//! What mutations have found, made small.

use super::outcome::expand;
use super::seeds::Input;
use proc_macro2::TokenStream;

/// Expands a function with `#[differentiable]`.
fn function(item: &str) -> Result<(), String> {
    let item = item.parse().expect("these are tokens");
    expand(&Input::Attribute(TokenStream::new(), item))
}

#[test]
fn a_constant_in_out_of_an_unknown_type_beside_a_slice() {
    function(
        "fn f(#[no_diff] a: &mut count, xs: &[f64; 4], y: f64) -> f64 {
            y * xs[0]
        }",
    )
    .unwrap();
}

#[test]
fn a_type_that_is_spelled_as_a_variable() {
    function("fn f(x: &[n]) -> f64 { let mut v = x.to_vec(); v.sort_by(f64::total_cmp); v[0] }")
        .unwrap();
}

#[test]
fn a_closure_matched_as_an_option() {
    function("fn f(x: f64) -> f64 { let g = |w: f64| w; if let Some(p) = g { p } else { x } }")
        .unwrap();
}

#[test]
fn a_field_without_a_name_and_one_of_a_bare_trait() {
    let derive = |item: &str| expand(&Input::Derive(item.parse().expect("these are tokens")));
    derive("struct S { k: f64, _: f64 }").unwrap();
    derive("struct S { x: f64, y: s + }").unwrap();
    derive("enum Shape { Disc(f64), Square(f64 +) }").unwrap();
}

#[test]
fn a_vector_pushed_onto_itself() {
    function(
        "fn f(code: &[i8], y: f64) -> f64 {
            let mut stack = vec![y];
            for &n in code { let b = stack.pop().unwrap(); stack.push(b); stack.push(stack); }
            stack[0]
        }",
    )
    .unwrap();
}

#[test]
fn a_keyword_where_a_value_belongs() {
    let tokens = "|x: f64, y: f64| crate".parse().expect("these are tokens");
    expand(&Input::Bang("grad", tokens)).unwrap();
}

#[test]
fn a_param_of_a_closure_that_is_called_self() {
    let tokens = "|x: f64, self: f64| x * self"
        .parse()
        .expect("these are tokens");
    expand(&Input::Bang("grad", tokens)).unwrap();
}

#[test]
fn an_operator_of_a_bare_trait() {
    let item = "impl Add for Complex + { type Output = Complex; fn add(self, o: Complex) -> Complex { self } }";
    function(item).unwrap();
}

#[test]
fn pairs_pushed_where_others_are() {
    function(
        "fn f(theta: f64, parents: &[i64], #[no_diff] inverse: &[Matrix]) -> Vec<Matrix> {
            let angles = (theta, parents.len());
            let mut absolutes: Vec<Matrix> = Vec::with_capacity(parents.len());
            for &parent in parents {
                let local = (theta, theta, angles);
                if parent < 0 { absolutes.push(local); } else { let absolute = (&absolutes[parent as usize], &local); absolutes.push(absolute) }
            }
            absolutes.iter().zip(inverse).map(|(absolute, inverse)| absolute).collect()
        }",
    )
    .unwrap();
}

#[test]
fn a_call_that_is_assigned_to() {
    function("fn f(x: f64) -> f64 { let mut b = x; make![b](b, b) = (b, b); b }").unwrap();
}

#[test]
fn a_field_that_is_nothing_in_an_operator() {
    function("fn f(p: &mut P2) { let before = p.x; p.x * p.y; before }").unwrap();
}
