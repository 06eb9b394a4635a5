//! Loops over the parts of an array that can be written to, and functions of the lanes along an axis.

use super::parts::{leaves, stays};
use super::{Writer, here, ndarray, ours, part_type};
use crate::mentions::mentions;
use crate::visit::VisitMut;
use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::{Expr, ExprForLoop, ExprMethodCall, Pat};

/// `a.map_axis(Axis(1), |lane| lane.sum())`: the lane is a reference to an array.
pub fn map_axis(writer: &mut Writer, m: &ExprMethodCall) -> Option<Expr> {
    let (2, "map_axis", Some(Expr::Closure(f))) =
        (m.args.len(), &*m.method.to_string(), m.args.get(1))
    else {
        return None;
    };
    let pat = match f.inputs.first()? {
        Pat::Type(typed) => &*typed.pat,
        pat => pat,
    };
    let at = here(m.method.span());
    let (name, of, ndarray) = (writer.name("lane", at), &writer.element, ndarray());
    let (this, axis, body) = (&m.receiver, &m.args[0], &f.body);
    let method = ours("grads_map_lanes", at);
    Some(
        syn::parse_quote_spanned!(at=> #this.#method(#axis, |#name: &#ndarray::Array1<#of>| {
            let #pat = #name.view();
            #body
        })),
    )
}

/// What a loop runs over.
struct Parts {
    /// The method that gives one, and its arguments before the index.
    read: &'static str,
    axis: Option<Expr>,
    of: Expr,
    /// What else is run over, around the index.
    around: Expr,
    /// Where the part is in the item: at which place of which tuple.
    path: Vec<usize>,
}

/// `for mut row in a.rows_mut() { .. }`, also zipped and counted.
pub fn over_parts(writer: &mut Writer, each: &mut ExprForLoop) {
    let index = writer.name("index", each.for_token.span);
    let Some(parts) = parts(&each.expr).filter(|parts| stays(&parts.of)) else {
        return;
    };
    let Some(place) = at(&mut each.pat, &parts.path) else {
        return;
    };
    let Pat::Ident(name) = place.clone() else {
        return;
    };
    if each.body.stmts.iter().any(leaves) {
        return;
    }
    *place = syn::parse_quote!(#index);
    let (name, span) = (name.ident, here(each.for_token.span));
    let others = apart(writer, &mut each.pat, &parts);
    let (read, put) = (
        Ident::new(parts.read, span),
        ours(&format!("grads_put_{}", parts.read), span),
    );
    let (of, axis) = (&parts.of, parts.axis.iter());
    let args = quote!(#(#axis,)* #index);
    let (stmts, ty, owned) = (&each.body.stmts, part_type(), ours("grads_owned", span));
    let changed = quote_spanned!(span=>
        let mut #name: #ty = #of.#read(#args).#owned();
        { #others #(#stmts)* }
    );
    each.body = match mentions(&quote!(#of #args), &name) {
        true => {
            syn::parse_quote_spanned!(span=> { let part: #ty = { #changed #name }; #of.#put(#args, part); })
        }
        false => syn::parse_quote_spanned!(span=> { #changed #of.#put(#args, #name); }),
    };
    *each.expr = parts.around;
}

/// Other names in the pattern for those that the array or its axis have too, which the body alone calls so.
fn apart(writer: &mut Writer, pat: &mut Pat, parts: &Parts) -> TokenStream {
    let (of, axis) = (&parts.of, parts.axis.iter());
    let mut apart = Apart {
        writer,
        taken: quote!(#of #(#axis)*),
        lets: TokenStream::new(),
    };
    apart.visit_pat_mut(pat);
    apart.lets
}

struct Apart<'a, 'w> {
    writer: &'a mut Writer<'w>,
    /// What speaks of the array.
    taken: TokenStream,
    /// What gives the body its names.
    lets: TokenStream,
}

impl VisitMut for Apart<'_, '_> {
    fn visit_pat_ident_mut(&mut self, pat: &mut syn::PatIdent) {
        if mentions(&self.taken, &pat.ident) {
            let other = self.writer.name("item", pat.ident.span());
            let (name, mutable) = (&pat.ident, &pat.mutability);
            self.lets.extend(quote!(let #mutable #name = #other;));
            (pat.ident, pat.mutability) = (other, None);
        }
    }
}

/// The pattern at a place of a tuple.
fn at<'p>(pat: &'p mut Pat, path: &[usize]) -> Option<&'p mut Pat> {
    match (path, pat) {
        ([], pat) => Some(pat),
        ([first, rest @ ..], Pat::Tuple(t)) => at(t.elems.get_mut(*first)?, rest),
        _ => None,
    }
}

/// The parts that are run over, with an index in the place of them.
fn parts(e: &Expr) -> Option<Parts> {
    let Expr::MethodCall(m) = e else { return None };
    let (of, method) = (&m.receiver, m.method.to_string());
    let (read, count, axis): (_, Expr, Option<Expr>) = match (method.as_str(), m.args.len()) {
        ("rows_mut" | "row_iter_mut", 0) => ("row", syn::parse_quote!(#of.nrows()), None),
        ("columns_mut" | "column_iter_mut", 0) => ("column", syn::parse_quote!(#of.ncols()), None),
        ("outer_iter_mut", 0) => {
            let axis = first_axis();
            (
                "index_axis",
                syn::parse_quote!(#of.len_of(#axis)),
                Some(axis),
            )
        }
        ("axis_iter_mut", 1) => {
            let axis = m.args[0].clone();
            (
                "index_axis",
                syn::parse_quote!(#of.len_of(#axis)),
                Some(axis),
            )
        }
        ("into_iter", 0) => return parts(of),
        ("zip", 1) => return parts(of).map(|parts| inside(parts, 0, m)),
        ("enumerate", 0) => return parts(of).map(|parts| inside(parts, 1, m)),
        _ => return None,
    };
    Some(Parts {
        around: syn::parse_quote!(0..#count),
        read,
        axis,
        of: (**of).clone(),
        path: vec![],
    })
}

fn first_axis() -> Expr {
    let ndarray = ndarray();
    syn::parse_quote!(#ndarray::Axis(0))
}

/// The same behind an adaptor that puts the item at a place of a pair.
fn inside(mut parts: Parts, place: usize, adaptor: &ExprMethodCall) -> Parts {
    let (around, method, args) = (&parts.around, &adaptor.method, &adaptor.args);
    parts.around = syn::parse_quote!((#around).#method(#args));
    parts.path.insert(0, place);
    parts
}
