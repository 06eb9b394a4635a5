//! `std::array::from_fn(f)` becomes `std::array::from_fn::<_, 3, _>(f)` where a signature or an annotation says how long
//! the array is: the call itself does not, and lowering goes from the inside to the outside.
//!
//! A `from_fn` that is called by its bare name, with a closure of one param, is taken for that of `std::array`. Rustc is
//! asked whether it is (`same_function`).

use crate::visit::{self, VisitMut};
use proc_macro2::TokenStream;
use quote::quote_spanned;
use syn::spanned::Spanned;
use syn::{Block, Expr, ExprCall, Pat, PathArguments, ReturnType, Stmt, Type};
use syn::{parse_quote, parse_quote_spanned};

/// Writes down the lengths of the arrays in the body of a function with this return type. Gives what rustc is asked.
pub fn annotate(output: &ReturnType, body: &mut Block) -> TokenStream {
    let mut named = Named(TokenStream::new());
    named.visit_block_mut(body);
    Handed.visit_block_mut(body);
    let ty = written(output);
    if let Some(ty) = &ty {
        of_block(body, ty);
    }
    Lengths { returns: vec![ty] }.visit_block_mut(body);
    named.0
}

/// Gives `from_fn` its whole name.
struct Named(TokenStream);

impl VisitMut for Named {
    fn visit_expr_call_mut(&mut self, call: &mut ExprCall) {
        visit::visit_expr_call_mut(self, call);
        let (Expr::Path(path), Some(Expr::Closure(f))) = (&*call.func, call.args.first()) else {
            return;
        };
        let Some(name) = path.path.segments.last() else {
            return;
        };
        if name.ident != "from_fn"
            || path.path.segments.len() > 1
            || path.qself.is_some()
            || f.inputs.len() != 1
            || call.args.len() != 1
        {
            return;
        }
        let (at, ident, generics) = (name.ident.span(), &name.ident, &name.arguments);
        self.0.extend(quote_spanned! {at=>
            const _: fn() = || ::grads::__private::same_function(
                &#ident::<f64, 1, fn(usize) -> f64>,
                &::core::array::from_fn::<f64, 1, fn(usize) -> f64>,
            );
        });
        *call.func = parse_quote_spanned!(at=> ::core::array::#ident #generics);
    }
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// Marks the calls of `from_fn` of whose length rustc is sure to know: that of a field, or of a param.
struct Handed;

impl VisitMut for Handed {
    fn visit_expr_call_mut(&mut self, call: &mut ExprCall) {
        if !takes_anything(&call.func) {
            call.args.iter_mut().for_each(mark);
        }
        visit::visit_expr_call_mut(self, call);
    }
    fn visit_expr_method_call_mut(&mut self, call: &mut syn::ExprMethodCall) {
        call.args.iter_mut().for_each(mark);
        visit::visit_expr_method_call_mut(self, call);
    }
    fn visit_field_value_mut(&mut self, field: &mut syn::FieldValue) {
        mark(&mut field.expr);
        visit::visit_field_value_mut(self, field);
    }
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// `Some(..)`, `Box::new(..)` and their like.
fn takes_anything(function: &Expr) -> bool {
    let Expr::Path(path) = function else {
        return true;
    };
    let last = path.path.segments.last();
    last.is_none_or(|s| {
        ["Some", "Ok", "Err", "new", "from"]
            .iter()
            .any(|name| s.ident == name)
    })
}

fn mark(e: &mut Expr) {
    of_expr(e, &parse_quote!(_));
}

struct Lengths {
    /// The return types of the function and the closures around, innermost last.
    returns: Vec<Option<Type>>,
}

impl VisitMut for Lengths {
    fn visit_local_mut(&mut self, local: &mut syn::Local) {
        if let (Pat::Type(p), Some(init)) = (&local.pat, &mut local.init) {
            of_expr(&mut init.expr, &p.ty);
        }
        visit::visit_local_mut(self, local);
    }
    fn visit_expr_return_mut(&mut self, e: &mut syn::ExprReturn) {
        if let (Some(value), Some(Some(ty))) = (&mut e.expr, self.returns.last()) {
            of_expr(value, ty);
        }
        visit::visit_expr_return_mut(self, e);
    }
    fn visit_expr_closure_mut(&mut self, e: &mut syn::ExprClosure) {
        let ty = written(&e.output);
        if let Some(ty) = &ty {
            of_expr(&mut e.body, ty);
        }
        self.returns.push(ty);
        visit::visit_expr_closure_mut(self, e);
        self.returns.pop();
    }
    // items in the body are functions of their own
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

fn written(output: &ReturnType) -> Option<Type> {
    match output {
        ReturnType::Type(_, ty) => Some((**ty).clone()),
        ReturnType::Default => None,
    }
}

/// `e` is of type `ty`.
fn of_expr(e: &mut Expr, ty: &Type) {
    match (e, ty) {
        (e, Type::Paren(t)) => of_expr(e, &t.elem),
        (e, Type::Group(t)) => of_expr(e, &t.elem),
        (Expr::Paren(e), _) => of_expr(&mut e.expr, ty),
        (Expr::Group(e), _) => of_expr(&mut e.expr, ty),
        (Expr::Call(call), Type::Array(array)) => of_call(call, &array.len, Some(&array.elem)),
        // an alias, about which rustc is asked
        (Expr::Call(call), Type::Path(p)) if is_plain(p) => {
            let len =
                parse_quote_spanned!(p.span()=> <#p as ::grads::__private::ArrayLength>::LENGTH);
            of_call(call, &len, None);
        }
        // rustc knows it
        (Expr::Call(call), Type::Infer(_)) => of_call(call, &parse_quote!(_), None),
        (Expr::Array(items), Type::Array(array)) => {
            for item in &mut items.elems {
                of_expr(item, &array.elem);
            }
        }
        (Expr::Tuple(members), Type::Tuple(types)) => {
            for (member, ty) in members.elems.iter_mut().zip(&types.elems) {
                of_expr(member, ty);
            }
        }
        (Expr::Block(e), _) => of_block(&mut e.block, ty),
        (Expr::If(e), _) => {
            of_block(&mut e.then_branch, ty);
            if let Some((_, other)) = &mut e.else_branch {
                of_expr(other, ty);
            }
        }
        (Expr::Match(e), _) => {
            for arm in &mut e.arms {
                of_expr(&mut arm.body, ty);
            }
        }
        _ => {}
    }
}

fn of_block(block: &mut Block, ty: &Type) {
    if let Some(Stmt::Expr(e, None)) = block.stmts.last_mut() {
        of_expr(e, ty);
    }
}

/// A name without generic arguments, in which there is no generic param either.
fn is_plain(path: &syn::TypePath) -> bool {
    let plain = |s: &syn::PathSegment| s.arguments.is_none() && s.ident != "Self";
    path.qself.is_none() && path.path.segments.iter().all(plain)
}

/// `call` gives an array of `len` elements of type `element`.
fn of_call(call: &mut ExprCall, len: &Expr, element: Option<&Type>) {
    let Expr::Path(path) = &mut *call.func else {
        return;
    };
    let mut names = path.path.segments.iter().rev().map(|s| &s.ident);
    let is_std =
        names.next().is_some_and(|s| s == "from_fn") && names.next().is_some_and(|s| s == "array");
    let Some(name) = path.path.segments.last_mut() else {
        return;
    };
    if !is_std || call.args.len() != 1 {
        return;
    }
    if matches!(name.arguments, PathArguments::None) {
        let generics = match len {
            Expr::Infer(_) => parse_quote!(::<_, _, _>),
            len => parse_quote!(::<_, { #len }, _>),
        };
        name.arguments = PathArguments::AngleBracketed(generics);
    }
    if let Some(Expr::Closure(f)) = call.args.first_mut() {
        of_expr(&mut f.body, element.unwrap_or(&parse_quote!(_)));
    }
}
