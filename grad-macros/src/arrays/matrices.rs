//! `vector!`, `matrix!`, `point!`, `dvector!`, `dmatrix!`.

use super::{Writer, here, last};
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, Token};

/// What an expression is written out as, if it is one of these.
pub fn written(writer: &mut Writer, e: &Expr) -> Option<Expr> {
    match e {
        Expr::Macro(e) => made(writer, &e.mac),
        _ => None,
    }
}

/// Elements, row by row.
struct Rows(Vec<Vec<Expr>>);

impl Parse for Rows {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut rows = vec![];
        while !input.is_empty() {
            let row = Punctuated::<Expr, Token![,]>::parse_separated_nonempty(input)?;
            rows.push(row.into_iter().collect());
            if !input.is_empty() {
                input.parse::<Token![;]>()?;
            }
        }
        Ok(Rows(rows))
    }
}

/// A macro that makes a matrix, unless there are only literals in it.
fn made(writer: &mut Writer, mac: &syn::Macro) -> Option<Expr> {
    let name = last(&mac.path);
    if !["vector", "point", "dvector", "matrix", "dmatrix"].contains(&&*name) {
        return None;
    }
    let Rows(rows) = list(&mac.tokens)?;
    let (height, width) = (rows.len(), rows.first()?.len());
    let is_table = rows.iter().all(|row| row.len() == width);
    let elements: Vec<&Expr> = rows.iter().flatten().collect();
    if !is_table || elements.iter().all(|e| super::macros::is_literal(e)) {
        return None;
    }
    let at = here(mac.path.span());
    let nalgebra = nalgebra();
    let made = match &*name {
        "vector" => quote_spanned!(at=> #nalgebra::SVector::from([#(#elements),*])),
        "point" => quote_spanned!(at=> #nalgebra::OPoint::from([#(#elements),*])),
        "dvector" => quote_spanned!(at=> #nalgebra::DVector::from_vec(vec![#(#elements),*])),
        "matrix" => {
            quote_spanned!(at=> #nalgebra::SMatrix::<_, #height, #width>::from_row_slice(&[#(#elements),*]))
        }
        _ => {
            quote_spanned!(at=> #nalgebra::DMatrix::from_row_slice(#height, #width, &[#(#elements),*]))
        }
    };
    let path = &mac.path;
    let asked = || question(path, &name, at);
    writer
        .asked
        .entry(quote!(#path).to_string())
        .or_insert_with(asked);
    syn::parse2(made).ok()
}

/// Of one row alone, a comma may stand at the end.
fn list(tokens: &TokenStream) -> Option<Rows> {
    let row = Punctuated::<Expr, Token![,]>::parse_terminated;
    let row = row.parse2(tokens.clone());
    match row {
        Ok(row) => Some(Rows(vec![row.into_iter().collect()])),
        Err(_) => syn::parse2(tokens.clone()).ok(),
    }
}

/// Whether a macro is that of `nalgebra`, so far as it makes what that makes.
fn question(path: &syn::Path, name: &str, at: Span) -> TokenStream {
    let (nalgebra, silent) = (nalgebra(), crate::lints::silent());
    let made = match name {
        "vector" => quote!(SVector<f64, 2>),
        "point" => quote!(OPoint<f64, #nalgebra::Const<2>>),
        "dvector" => quote!(DVector<f64>),
        "matrix" => quote!(SMatrix<f64, 1, 2>),
        _ => quote!(DMatrix<f64>),
    };
    quote_spanned! {at=>
        #silent
        let _ = || {
            let _: #nalgebra::#made = #path![0.0, 0.0];
        };
    }
}

/// `nalgebra`, as generated code names it.
fn nalgebra() -> TokenStream {
    quote!(::grads::__private::nalgebra)
}
