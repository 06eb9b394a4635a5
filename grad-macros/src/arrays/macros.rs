//! `array!`, `concatenate!`, `stack!`, `azip!`, the functions beside them, and what is collected into an array.

use super::{Writer, here, is_called, last, ndarray, ours};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{format_ident, quote, quote_spanned};
use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, ExprCall, ExprMethodCall, Stmt, Token, Type};

/// An expression that is a macro.
pub fn written(writer: &mut Writer, mac: &syn::Macro) -> Option<Expr> {
    let at = here(mac.path.span());
    let written = match &*last(&mac.path) {
        "array" => array(&list(&mac.tokens)?, at),
        name @ ("concatenate" | "stack") => joined(name, &list(&mac.tokens)?, at),
        "azip" => return azip(mac),
        _ => None,
    }?;
    let path = &mac.path;
    writer
        .asked
        .entry(quote!(#path).to_string())
        .or_insert_with(|| question(path));
    Some(written)
}

/// Whether a macro is that of `ndarray`, so far as it makes an array of what that makes one of.
fn question(path: &syn::Path) -> TokenStream {
    let (ndarray, silent) = (ndarray(), crate::lints::silent());
    let given = match &*last(path) {
        "array" => quote!([0.0, 0.0], [0.0, 0.0]),
        _ => quote!(#ndarray::Axis(0), of, of),
    };
    quote_spanned! {path.span()=>
        #silent
        let _ = || {
            let of: #ndarray::Array1<f64> = loop {};
            #ndarray::is_array(&#path![#given])
        };
    }
}

/// A macro that stands as a statement is one of the block's.
pub fn statement(stmt: &mut Stmt) {
    if let Stmt::Macro(of) = stmt
        && last(&of.mac.path) == "azip"
    {
        let e = Expr::Macro(syn::ExprMacro {
            attrs: of.attrs.clone(),
            mac: of.mac.clone(),
        });
        *stmt = Stmt::Expr(e, Some(of.semi_token.unwrap_or_default()));
    }
}

fn list(tokens: &TokenStream) -> Option<Vec<Expr>> {
    let parser = Punctuated::<Expr, Token![,]>::parse_terminated;
    parser
        .parse2(tokens.clone())
        .ok()
        .map(|list| list.into_iter().collect())
}

/// `array![a, b]`, `array![[a, b], [c, d]]`, unless there are only literals in it.
fn array(elements: &[Expr], at: Span) -> Option<Expr> {
    let depth = match elements.first()? {
        Expr::Array(row) if matches!(row.elems.first(), Some(Expr::Array(_))) => return None,
        Expr::Array(_) => 2,
        _ => 1,
    };
    if elements.iter().all(is_literal) {
        return None;
    }
    let (ndarray, of) = (ndarray(), format_ident!("Array{depth}"));
    Some(syn::parse_quote_spanned!(at=> #ndarray::#of::from(vec![#(#elements),*])))
}

pub fn is_literal(e: &Expr) -> bool {
    match e {
        Expr::Lit(_) => true,
        Expr::Unary(e) => is_literal(&e.expr),
        Expr::Array(e) => e.elems.iter().all(is_literal),
        _ => false,
    }
}

/// `concatenate![Axis(0), a, b]`, of which `ndarray` takes views.
fn joined(name: &str, args: &[Expr], at: Span) -> Option<Expr> {
    let (axis, arrays) = args.split_first()?;
    let (first, others) = arrays.split_first()?;
    if others.is_empty() || others.len() > 3 {
        return None;
    }
    let (method, axis) = (
        ours(&format!("grads_concatenate{}", others.len()), at),
        of_ndarray(axis),
    );
    // what is stacked gets an axis more
    let axis_more = (name == "stack").then(|| quote_spanned!(at=> .insert_axis(#axis)));
    Some(syn::parse_quote_spanned!(at=>
        (#first).view()#axis_more.#method(#axis #(, &(#others).view()#axis_more)*)
    ))
}

/// `Axis(0)` by its whole path: rustc cannot be asked about what stands in a macro.
fn of_ndarray(axis: &Expr) -> Expr {
    match axis {
        Expr::Call(call) if matches!(&*call.func, Expr::Path(f) if last(&f.path) == "Axis") => {
            let (ndarray, args) = (ndarray(), &call.args);
            syn::parse_quote_spanned!(axis.span()=> #ndarray::Axis(#args))
        }
        axis => axis.clone(),
    }
}

/// `concatenate(Axis(0), &[a.view(), b.view()])`, which gives an error where shapes do not fit.
fn views(e: &Expr) -> Option<(String, Vec<Expr>)> {
    let Expr::Call(call) = e else { return None };
    let Expr::Path(f) = &*call.func else {
        return None;
    };
    let name = last(&f.path);
    if name != "concatenate" && name != "stack" {
        return None;
    }
    let (axis, Expr::Reference(arrays)) = (call.args.first()?, call.args.get(1)?) else {
        return None;
    };
    let Expr::Array(arrays) = &*arrays.expr else {
        return None;
    };
    let args = std::iter::once(axis).chain(&arrays.elems).cloned();
    Some((name, args.collect()))
}

/// `concatenate(..).unwrap()`
pub fn unwrapped(m: &ExprMethodCall) -> Option<Expr> {
    if m.method != "unwrap" && m.method != "expect" {
        return None;
    }
    if let Expr::Call(call) = &*m.receiver
        && let Some(array) = view_in_shape(call)
    {
        return Some(syn::parse_quote_spanned!(here(m.method.span())=> #array.unwrap()));
    }
    let (name, args) = views(&m.receiver)?;
    joined(&name, &args, here(m.receiver.span()))
}

/// `ArrayView2::from_shape((n, m), &x[..])`: a copy of the slice is meant.
fn view_in_shape(e: &ExprCall) -> Option<Expr> {
    let Expr::Path(f) = &*e.func else { return None };
    let (shape, of) = (e.args.first()?, e.args.get(1)?);
    let (array, at) = (array_of_view(f, "from_shape")?, here(f.span()));
    let ndarray = ndarray();
    Some(syn::parse_quote_spanned!(at=> #ndarray::#array::from_shape_vec(#shape, (#of).to_vec())))
}

/// The `Array1` of `ArrayView1::from`, if that is the function.
fn array_of_view(f: &syn::ExprPath, function: &str) -> Option<Ident> {
    let mut names = f.path.segments.iter().rev();
    let is_it = names.next()?.ident == function;
    let view = names.next()?.ident.to_string();
    let axes = view.strip_prefix("ArrayView").filter(|_| is_it)?;
    let is_fixed = axes.len() == 1 && axes.starts_with(|c: char| c.is_ascii_digit());
    is_fixed.then(|| ours(&format!("Array{axes}"), f.span()))
}

/// `aview1(&x[..])`, `ArrayView1::from(&x[..])`: a copy of the slice is meant.
fn view(e: &ExprCall, f: &syn::ExprPath) -> Option<Expr> {
    let of = e.args.first().filter(|_| e.args.len() == 1)?;
    let is_view = last(&f.path) == "aview1" || array_of_view(f, "from")? == "Array1";
    let (ndarray, at) = (ndarray(), here(f.span()));
    is_view.then(|| syn::parse_quote_spanned!(at=> #ndarray::Array1::from_vec((#of).to_vec())))
}

/// `arr1(&[a, b])`, `arr2(&[[a, b], [c, d]])`
pub fn function(e: &ExprCall) -> Option<Expr> {
    let Expr::Path(f) = &*e.func else { return None };
    if let Some(copy) = view(e, f) {
        return Some(copy);
    }
    let of = match &*last(&f.path) {
        "arr1" => "Array1",
        "arr2" => "Array2",
        _ => return None,
    };
    let (Expr::Reference(of_arg), 1) = (e.args.first()?, e.args.len()) else {
        return None;
    };
    let Expr::Array(elements) = &*of_arg.expr else {
        return None;
    };
    if elements.elems.iter().all(is_literal) {
        return None;
    }
    let (ndarray, of) = (ndarray(), ours(of, f.span()));
    Some(syn::parse_quote_spanned!(here(f.span())=> #ndarray::#of::from(vec!#elements)))
}

/// `items.collect()`, where an array is asked for.
pub fn collected(e: &mut Expr, ty: &Type) {
    if let Expr::MethodCall(m) = e
        && m.method == "collect"
        && m.turbofish.is_none()
        && is_called(ty, "Array1")
    {
        *e = from_iter(m, ty);
    }
}

/// `items.collect::<Array1<_>>()`
pub fn collect_into(m: &ExprMethodCall) -> Option<Expr> {
    let turbofish = m.turbofish.as_ref().filter(|_| m.method == "collect")?;
    match turbofish.args.first()? {
        syn::GenericArgument::Type(ty) if is_called(ty, "Array1") => Some(from_iter(m, ty)),
        _ => None,
    }
}

/// What the items are is what the type says.
fn from_iter(m: &ExprMethodCall, ty: &Type) -> Expr {
    let (ndarray, items, at) = (ndarray(), &m.receiver, here(m.method.span()));
    let of = match ty {
        Type::Path(p) => p.path.segments.last().map(|s| s.arguments.clone()),
        _ => None,
    };
    let of = of.filter(|of| !of.is_none()).map(|of| quote!(::#of));
    syn::parse_quote_spanned!(at=> #ndarray::Array1 #of::from_iter(#items))
}

/// An expression that is `azip!`.
pub fn azip_written(e: &Expr) -> Option<Expr> {
    match e {
        Expr::Macro(of) if last(&of.mac.path) == "azip" => azip(&of.mac),
        _ => None,
    }
}

/// `azip!((a in &mut x, &b in &y) body)`
fn azip(mac: &syn::Macro) -> Option<Expr> {
    let mut tokens = mac.tokens.clone().into_iter();
    let Some(TokenTree::Group(heads)) = tokens.next() else {
        return None;
    };
    let heads = azip_heads.parse2(heads.stream()).ok()?;
    let body: TokenStream = tokens.collect();
    let pats = heads.iter().map(|(pat, _)| pat);
    let mut producers = heads.iter().map(|(_, of)| of);
    let first = producers.next()?;
    let at = here(mac.path.span());
    syn::parse2(
        quote_spanned!(at=> Zip::from(#first)#(.and(#producers))*.for_each(|#(#pats),*| #body)),
    )
    .ok()
}

fn azip_heads(input: syn::parse::ParseStream<'_>) -> syn::Result<Vec<(syn::Pat, Expr)>> {
    let mut heads = vec![];
    while !input.is_empty() {
        let pat = syn::Pat::parse_single(input)?;
        input.parse::<Token![in]>()?;
        heads.push((pat, input.parse()?));
        if !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
    }
    Ok(heads)
}
