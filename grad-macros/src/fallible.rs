//! `items.collect::<Option<Vec<_>>>()`, and the same of a `Result`, is the loop that it is: it pushes what there is, and ends with the first
//! item that is not there. So is `items.sum::<Option<f64>>()`, which adds up what was pushed.
//!
//! What is collected into is read off the method's generic argument, the variable's type, or that of the function.

use crate::visit::{self, VisitMut};
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use syn::{
    Block, Expr, ExprMethodCall, GenericArgument, Pat, PathArguments, ReturnType, Stmt, Type,
};

/// Writes such a `collect` out in the body of a function.
pub fn write_out(output: &ReturnType, body: &mut Block) {
    let mut writer = Writer { count: 0 };
    if let ReturnType::Type(_, ty) = output {
        writer.last(body, ty);
    }
    writer.visit_block_mut(body);
}

/// Whether there is a value.
#[derive(Clone, Copy)]
enum Kind {
    Option,
    Result,
}

struct Writer {
    /// How many were written out: they may stand in each other.
    count: usize,
}

impl Writer {
    /// What a block gives, which is of this type.
    fn last(&mut self, block: &mut Block, ty: &Type) {
        if let Some(Stmt::Expr(e, None)) = block.stmts.last_mut() {
            self.of_type(e, ty);
        }
    }

    /// An expression of this type.
    fn of_type(&mut self, e: &mut Expr, ty: &Type) {
        if let Expr::MethodCall(m) = e
            && m.turbofish.is_none()
            && let Some((kind, end)) = of(m, ty)
        {
            *e = self.written(m, kind, &end);
        }
    }

    /// The loop, after which `end` is called on the vector.
    fn written(&mut self, m: &ExprMethodCall, kind: Kind, end: &TokenStream) -> Expr {
        let at = Span::mixed_site().located_at(m.method.span());
        let [made, item, there] = ["made", "item", "there"]
            .map(|name| format_ident!("__grads_{name}_{}", self.count, span = at));
        let label = syn::Lifetime::new(&format!("'__grads_collected_{}", self.count), at);
        self.count += 1;
        let items = &m.receiver;
        let (good, bad) = match kind {
            Kind::Option => (quote!(Some), quote!(None => break #label None)),
            Kind::Result => (quote!(Ok), quote!(Err(error) => break #label Err(error))),
        };
        syn::parse_quote_spanned! {m.method.span()=>
            #label: {
                let mut #made = Vec::new();
                for #item in #items {
                    match #item { #good(#there) => #made.push(#there), #bad }
                }
                #good(#made #end)
            }
        }
    }
}

impl VisitMut for Writer {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        visit::visit_expr_mut(self, e);
        if let Expr::MethodCall(m) = e
            && let Some((kind, end)) = given(m).and_then(|ty| of(m, ty))
        {
            *e = self.written(m, kind, &end);
        }
    }

    fn visit_local_mut(&mut self, local: &mut syn::Local) {
        if let (Pat::Type(pat), Some(init)) = (&local.pat, &mut local.init) {
            self.of_type(&mut init.expr, &pat.ty);
            into_map(&mut init.expr, &pat.ty);
        }
        visit::visit_local_mut(self, local);
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// `let m: HashMap<K, V> = items.collect();` says what is collected into at the method.
fn into_map(e: &mut Expr, ty: &Type) {
    if let Expr::MethodCall(m) = e
        && is_collect(m)
        && m.turbofish.is_none()
        && crate::lower::is_map(ty)
    {
        m.turbofish = Some(syn::parse_quote!(::<#ty>));
    }
}

fn is_collect(m: &ExprMethodCall) -> bool {
    m.method == "collect" && m.args.is_empty()
}

/// The type in `collect::<T>()`.
fn given(m: &ExprMethodCall) -> Option<&Type> {
    match m.turbofish.as_ref()?.args.first()? {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    }
}

/// Whether a method is one of these, of which this is the type that it gives; and what becomes of the vector.
fn of(m: &ExprMethodCall, ty: &Type) -> Option<(Kind, TokenStream)> {
    let (kind, inner) = kind(ty)?;
    let is_vec = named(inner).is_some_and(|(name, _)| name == "Vec");
    let method = &m.method;
    let ends = method == "sum" || method == "product";
    match (is_vec, m.args.is_empty()) {
        (true, true) if method == "collect" => Some((kind, quote!())),
        (false, true) if ends => Some((kind, quote!(.into_iter().#method::<#inner>()))),
        _ => None,
    }
}

/// Whether a type is an `Option` or a `Result`, and what of.
fn kind(ty: &Type) -> Option<(Kind, &Type)> {
    let (name, args) = named(ty)?;
    let kind = match &*name {
        "Option" => Kind::Option,
        "Result" => Kind::Result,
        _ => return None,
    };
    let PathArguments::AngleBracketed(args) = args else {
        return None;
    };
    match args.args.first()? {
        GenericArgument::Type(of) => Some((kind, of)),
        _ => None,
    }
}

fn named(ty: &Type) -> Option<(String, &PathArguments)> {
    match ty {
        Type::Path(p) => {
            let last = p.path.segments.last()?;
            Some((last.ident.to_string(), &last.arguments))
        }
        _ => None,
    }
}
