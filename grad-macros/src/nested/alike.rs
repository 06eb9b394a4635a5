//! In place of the derivative of a closure what has its type, and in which rustc sees the closure's body.

use super::{Kind, is_constant};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::{ExprClosure, Pat, Type};

/// What stands for `grad!(|x: f64| ..)` and its like.
pub fn like_derivative(mac: &syn::Macro) -> Option<syn::Expr> {
    let kind = Kind::of(mac)?;
    let mut closure = syn::parse2::<ExprClosure>(mac.tokens.clone()).ok()?;
    let wanted: Vec<bool> = closure.inputs.iter().map(|p| !is_constant(p)).collect();
    for param in &mut closure.inputs {
        if let Pat::Type(typed) = param {
            // rustc does not know the attribute
            typed.attrs.clear();
        }
    }
    let [points, along] = ["x", "dx"].map(|name| names(name, wanted.len()));
    let only = |names: &[Ident]| -> Vec<Ident> {
        let both = names.iter().zip(&wanted);
        both.filter(|(_, wanted)| **wanted)
            .map(|(name, _)| name.clone())
            .collect()
    };
    let gradients = points.iter().zip(&closure.inputs).zip(&wanted);
    let gradients = gradients.filter(|(_, wanted)| **wanted);
    let gradients = gradients.map(|((point, param), _)| gradient(point, param));
    let gradient = bare_or_tuple(&gradients.collect::<Vec<_>>());
    // the tangent of a constant is it itself
    let pushed = points.iter().zip(&along).zip(&wanted);
    let pushed: Vec<&Ident> = pushed
        .map(|((x, dx), wanted)| if *wanted { dx } else { x })
        .collect();
    let [f, g] = ["f", "g"].map(|name| Ident::new(name, Span::mixed_site()));
    let value = quote!(#f(#(#points),*));
    let (at, directions) = (bare_or_tuple(&points), bare_or_tuple(&only(&along)));
    let listed = quote!(#(#points),*);
    // what is taken by value is read first
    let (params, given) = match kind {
        Kind::Grad => (listed, quote!({ let #g = #gradient; #value; #g })),
        Kind::ValueAndGrad => (listed, quote!({ let #g = #gradient; (#value, #g) })),
        Kind::Jvp => (quote!(#at, #directions), quote!((#value, #f(#(#pushed),*)))),
        Kind::Hvp => (
            quote!(#at, #directions),
            quote!({ let #g = #gradient; let _ = #directions; #value; #g }),
        ),
        Kind::Jacobian => (
            listed,
            quote!({ let #g = #gradient; ::grads::__private::jacobian::like(&#value, #g) }),
        ),
        Kind::Hessian => (
            listed,
            quote!({ let #g = #gradient; #value; ::grads::__private::jacobian::like_hessian(#g) }),
        ),
    };
    let at = mac.bang_token.span.resolved_at(Span::mixed_site());
    Some(syn::parse_quote_spanned!(at=> ({ let #f = #closure; move |#params| #given })))
}

fn names(name: &str, n: usize) -> Vec<Ident> {
    let names = (0..n).map(|i| format_ident!("{name}{i}", span = Span::mixed_site()));
    names.collect()
}

/// What has the type of the gradient by a param.
fn gradient(point: &Ident, param: &Pat) -> TokenStream {
    match param {
        Pat::Type(typed) if matches!(*typed.ty, Type::Reference(_)) => {
            quote!(::grads::__private::zeros_like(#point))
        }
        _ => quote!(::grads::__private::zeros_like(&#point)),
    }
}

fn bare_or_tuple(parts: &[impl quote::ToTokens]) -> TokenStream {
    match parts {
        [one] => quote!(#one),
        many => quote!((#(#many),*)),
    }
}
