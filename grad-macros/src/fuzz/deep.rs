//! Deep nesting is refused or works.

use crate::expand::differentiable;
use proc_macro2::TokenStream;

fn nested(open: &str, inner: &str, close: &str, depth: usize) -> TokenStream {
    let body = format!("{}{inner}{}", open.repeat(depth), close.repeat(depth));
    format!("fn f(x: f64) -> f64 {{ {body} }}").parse().unwrap()
}

#[test]
fn deep_nesting_is_refused_or_works() {
    let run = std::thread::Builder::new().stack_size(8 << 20);
    let run = run.spawn(|| {
        for depth in [15, 90, 110, 250, 350, 3000] {
            for (open, inner, close) in [
                ("(", "x", ")"),
                ("{", "x", "}"),
                ("-", "x", ""),
                ("x + ", "x", ""),
                ("x * (1.0 + ", "x", ")"),
                ("if x > 0.0 { x } else ", "{ x }", ""),
                ("", "x", ".sin()"),
                ("", "x", " as f64"),
                ("if x > 0.0 {", "x", "} else { x * 2.0 }"),
                ("(x, ", "x", ")"),
                ("{ let x = x * x; ", "x", "}"),
            ] {
                let out = differentiable(TokenStream::new(), nested(open, inner, close, depth))
                    .to_string();
                assert!(!out.contains("internal error"), "{depth} times `{open}`");
            }
        }
    });
    run.unwrap().join().unwrap();
}
