//! Literals and types in Rust.

use super::expr::{Expr, Prec};
use grad_core::ir::{FloatType, IntType, Type};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens as _, quote, quote_spanned};

/// The Rust spelling of a type, where it has one: not for slices, pullbacks, open types and types of the user's.
pub fn rust_type(ty: &Type) -> Option<TokenStream> {
    spelling(ty, &|_| None)
}

/// The Rust spelling of a type; `named` has that of a type of the user's.
pub(super) fn spelling(
    ty: &Type,
    named: &dyn Fn(&str) -> Option<TokenStream>,
) -> Option<TokenStream> {
    let spelling = |ty: &Type| spelling(ty, named);
    let name = |name: &str| {
        let ident = Ident::new(name, Span::mixed_site());
        quote!(::core::primitive::#ident)
    };
    match ty {
        Type::Float(FloatType::F64) => Some(quote!(::core::primitive::f64)),
        Type::Float(FloatType::F32) => Some(quote!(::core::primitive::f32)),
        Type::Float(FloatType::Param(t)) => Some(Ident::new(t, Span::call_site()).into())
            .map(|t: proc_macro2::TokenTree| quote!(#t)),
        Type::Float(FloatType::Lanes) => Some(lanes().into_token_stream()),
        Type::Int(IntType::Open) | Type::Float(FloatType::Open) => None,
        Type::Int(t) => Some(name(t.name())),
        Type::Bool => Some(quote!(::core::primitive::bool)),
        Type::Unit => Some(quote!(())),
        Type::Array(t, len) => {
            let (t, len): (_, TokenStream) = (spelling(t)?, len.parse().ok()?);
            Some(quote!([#t; #len]))
        }
        Type::Vec(t) => {
            let t = spelling(t)?;
            Some(quote!(::grads::__private::std::vec::Vec<#t>))
        }
        Type::Tuple(ts) => {
            let ts = ts.iter().map(spelling).collect::<Option<Vec<_>>>()?;
            Some(quote!((#(#ts,)*)))
        }
        Type::Named(name) => named(name),
        Type::Slice(_) | Type::Tensor(_) | Type::Pullback | Type::Open => None,
    }
}

/// A constant by the text that the graph keeps of it.
pub(super) fn literal(text: &str, ty: &Type, span: Span) -> Expr {
    if text == "zero" {
        return zero(ty, span);
    }
    if text == "unreached" {
        return Expr::atom(quote_spanned!(span=> ::core::unreachable!()));
    }
    match ty {
        Type::Float(t) => float(text, t, span),
        Type::Open if text.ends_with("inf") || text == "nan" => float(text, &FloatType::Open, span),
        Type::Int(t) => signed(text, span, |text| {
            let bare =
                *t == IntType::Open || !text.bytes().all(|b| b.is_ascii_digit() || b == b'_');
            if bare {
                tokens(text, span)
            } else {
                tokens(&format!("{text}{}", t.name()), span)
            }
        }),
        Type::Bool
        | Type::Unit
        | Type::Open
        | Type::Array(..)
        | Type::Slice(_)
        | Type::Vec(_)
        | Type::Tuple(_)
        | Type::Named(_)
        | Type::Tensor(_)
        | Type::Pullback => Expr::atom(tokens(text, span)),
    }
}

/// An integer literal without its suffix, where the place it stands in tells the type.
pub(super) fn bare_int(text: &str, span: Span) -> Expr {
    if text == "zero" {
        Expr::atom(tokens("0", span))
    } else {
        signed(text, span, |text| tokens(text, span))
    }
}

/// The zero of a type: what a value is that does not exist yet.
fn zero(ty: &Type, span: Span) -> Expr {
    Expr::atom(match ty {
        Type::Float(t) => return float("0.0", t, span),
        Type::Int(_) => return literal("0", ty, span),
        Type::Bool => quote_spanned!(span=> false),
        Type::Unit => quote_spanned!(span=> ()),
        Type::Array(t, len) => {
            let (t, len) = (zero(t, span).tokens, tokens(len, span));
            quote_spanned!(span=> [#t; #len])
        }
        Type::Slice(_) | Type::Vec(_) => {
            quote_spanned!(span=> ::grads::__private::std::vec::Vec::new())
        }
        Type::Tuple(ts) => {
            let ts = ts.iter().map(|t| zero(t, span).tokens);
            quote_spanned!(span=> (#(#ts,)*))
        }
        Type::Named(_) | Type::Open => quote_spanned!(span=> ::grads::__private::blank()),
        Type::Tensor(_) | Type::Pullback => {
            quote_spanned!(span=> ::core::default::Default::default())
        }
    })
}

/// The type param that stands for several `f64` at once.
pub(super) fn lanes() -> Ident {
    Ident::new("Lanes", Span::mixed_site())
}

fn float(text: &str, ty: &FloatType, span: Span) -> Expr {
    let named = match text {
        "inf" => Some(quote_spanned!(span=> INFINITY)),
        "-inf" => Some(quote_spanned!(span=> NEG_INFINITY)),
        "nan" | "NaN" => Some(quote_spanned!(span=> NAN)),
        _ => None,
    };
    match (ty, named) {
        (FloatType::Param(t), named) => {
            let t = Ident::new(t, Span::call_site());
            let value = match named {
                Some(name) => quote_spanned!(span=> ::core::primitive::f64::#name),
                None => signed(text, span, |text| tokens(&with_suffix(text, "f64"), span)).tokens,
            };
            Expr::atom(quote_spanned!(span=> <#t as ::grads::Real>::lit(#value)))
        }
        (FloatType::Lanes, _) => {
            let (lanes, value) = (lanes(), float(text, &FloatType::F64, span).tokens);
            Expr::atom(quote_spanned!(span=> <#lanes as ::grads::__private::Lane>::splat(#value)))
        }
        (FloatType::F32, Some(name)) => {
            Expr::atom(quote_spanned!(span=> ::core::primitive::f32::#name))
        }
        (FloatType::F64 | FloatType::Open, Some(name)) => {
            Expr::atom(quote_spanned!(span=> ::core::primitive::f64::#name))
        }
        (FloatType::F64, None) => {
            signed(text, span, |text| tokens(&with_suffix(text, "f64"), span))
        }
        (FloatType::F32, None) => {
            signed(text, span, |text| tokens(&with_suffix(text, "f32"), span))
        }
        (FloatType::Open, None) => signed(text, span, |text| tokens(&with_point(text), span)),
    }
}

/// A literal with a sign in front is no literal: `-0.5.abs()` is not `(-0.5).abs()`.
fn signed(text: &str, span: Span, magnitude: impl Fn(&str) -> TokenStream) -> Expr {
    match text.strip_prefix('-') {
        Some(rest) => {
            let rest = magnitude(rest);
            Expr::new(Prec::Unary, quote_spanned!(span=> -#rest))
        }
        None => Expr::atom(magnitude(text)),
    }
}

fn with_suffix(text: &str, suffix: &str) -> String {
    if text.ends_with("f64") || text.ends_with("f32") {
        text.to_string()
    } else {
        format!("{}{suffix}", text.strip_suffix('.').unwrap_or(text))
    }
}

fn with_point(text: &str) -> String {
    if text.contains(['.', 'e', 'E', 'f']) {
        text.to_string()
    } else {
        format!("{text}.0")
    }
}

/// One literal, or whatever tokens the text is.
pub(super) fn tokens(text: &str, span: Span) -> TokenStream {
    if let Ok(mut literal) = text.parse::<Literal>() {
        literal.set_span(span);
        return quote!(#literal);
    }
    put(text, span.resolved_at(Span::call_site()))
}

/// The tokens of a text, all at one place.
pub(super) fn put(text: &str, at: Span) -> TokenStream {
    let parsed: TokenStream = text.parse().unwrap_or_default();
    parsed
        .into_iter()
        .map(|mut t| {
            t.set_span(at);
            t
        })
        .collect()
}
