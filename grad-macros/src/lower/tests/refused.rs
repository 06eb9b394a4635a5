//! What is refused, and what the error says.

use super::lower;
use syn::parse_quote;

#[track_caller]
fn refused(function: syn::ItemFn, message: &str) {
    match lower(function) {
        Ok(lowered) => panic!("accepted:\n{}", grad_core::text::print(&lowered.module)),
        Err(messages) => assert!(
            messages.len() == 1 && messages[0].contains(message),
            "{messages:#?}"
        ),
    }
}

#[test]
fn a_jump_inside_an_opaque_expression() {
    refused(
        parse_quote! { fn f(x: f64) -> f64 { x * f64::from(u8::from_str_radix(if x > 0.0 { return x } else { "2" }, 8).unwrap()) } },
        "opaque to differentiation",
    );
}

#[test]
fn an_error_is_reported_once_from_inside_nested_loops() {
    refused(
        parse_quote! {
            fn f(x: &[f64]) -> f64 {
                let mut s = 0.0;
                for i in 0..x.len() { for j in 0..i { let q = unsafe { x[j] }; s += q * x[j]; } }
                s
            }
        },
        "`unsafe`",
    );
}

#[test]
fn uses_of_a_refused_variable_are_not_reported() {
    refused(
        parse_quote! { fn f(x: f64) -> f64 { let y = async { x }; y * 2.0 + y } },
        "async",
    );
}
