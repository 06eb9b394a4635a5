//! In place of the derivative of a closure what has its type, and in which rustc sees the closure's body.

use super::Kind;
use grad_core::ir::IntType;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::{ExprClosure, Pat, Type};

/// What stands for `grad!(|x: f64| ..)` and its like.
pub fn like_derivative(mac: &syn::Macro) -> Option<syn::Expr> {
    let kind = Kind::of(mac)?;
    let closure = syn::parse2::<ExprClosure>(mac.tokens.clone()).ok()?;
    let n = closure.inputs.len();
    let [points, along] = ["x", "dx"].map(|name| names(name, n));
    let gradients = points.iter().zip(&closure.inputs);
    let gradients = gradients.filter_map(|(point, param)| gradient(point, param));
    let gradient = bare_or_tuple(&gradients.collect::<Vec<_>>());
    let f = Ident::new("f", Span::mixed_site());
    let value = quote!(#f(#(#points),*));
    let (at, directions) = (bare_or_tuple(&points), bare_or_tuple(&along));
    let (params, given) = match kind {
        Kind::Grad => (quote!(#(#points),*), quote!({ #value; #gradient })),
        Kind::ValueAndGrad => (quote!(#(#points),*), quote!((#value, #gradient))),
        Kind::Jvp => (quote!(#at, #directions), quote!((#value, #f(#(#along),*)))),
        Kind::Hvp => (
            quote!(#at, #directions),
            quote!({ #value; #f(#(#along),*); #gradient }),
        ),
        Kind::Jacobian => (
            quote!(#(#points),*),
            quote!(::grads::__private::jacobian::like(&#value, #gradient)),
        ),
        Kind::Hessian => (
            quote!(#(#points),*),
            quote!({ #value; ::grads::__private::jacobian::like_hessian(#gradient) }),
        ),
    };
    let at = mac.bang_token.span.resolved_at(Span::mixed_site());
    Some(syn::parse_quote_spanned!(at=> ({ let #f = #closure; move |#params| #given })))
}

fn names(name: &str, n: usize) -> Vec<Ident> {
    let names = (0..n).map(|i| format_ident!("{name}{i}", span = Span::mixed_site()));
    names.collect()
}

/// What has the type of the gradient by a param, if it has one.
fn gradient(point: &Ident, param: &Pat) -> Option<TokenStream> {
    let ty = match param {
        Pat::Type(typed) => Some(&*typed.ty),
        _ => None,
    };
    match ty {
        Some(Type::Reference(_)) => Some(quote!(::grads::__private::zeros_like(#point))),
        Some(Type::Path(p)) if p.path.get_ident().is_some_and(is_constant) => None,
        _ => Some(quote!(::grads::__private::zeros_like(&#point))),
    }
}

fn is_constant(name: &Ident) -> bool {
    let is_int = IntType::ALL.iter().any(|(_, int)| name == int);
    is_int || name == "bool" || name == "char"
}

fn bare_or_tuple(parts: &[impl quote::ToTokens]) -> TokenStream {
    match parts {
        [one] => quote!(#one),
        many => quote!((#(#many),*)),
    }
}
