//! Items inside a function: generated code stands outside of it and has them a second time.

use crate::functions::is_ident;
use crate::model::{Model, type_of};
use crate::report::{Problems, Site};
use crate::visit::Visit;
use grad_core::ir::Type;
use quote::ToTokens;
use syn::{Item, Stmt};

const HELP: &str = "move it out of the function";

/// Checks the items of a body.
pub fn items(model: &Model, problems: &mut Problems) {
    for item in &model.items {
        at_the_top(model, item, problems);
    }
    let mut nested = Nested { problems, depth: 0 };
    nested.visit_block(&model.item.block);
}

fn at_the_top(model: &Model, item: &Item, problems: &mut Problems) {
    match item {
        Item::Static(s) if matches!(s.mutability, syn::StaticMutability::Mut(_)) => {
            problems.refuse(
                Site::of(item),
                "a `static mut` cannot be used in a differentiable function",
                "pass the value in as a param",
            );
        }
        Item::Static(s) if !is_plain(&type_of(&s.ty, &[])) => {
            problems.refuse(
                Site::of(item),
                "a `static` that may hold state would exist twice, here and in the derivative",
                HELP,
            );
        }
        Item::Impl(i) if !is_declared(model, &i.self_ty) => {
            problems.refuse(
                Site::of(&Head(i)),
                "this `impl` would exist twice, here and in the derivative",
                HELP,
            );
        }
        _ => {}
    }
}

/// The first line of an `impl`.
struct Head<'a>(&'a syn::ItemImpl);

impl ToTokens for Head<'_> {
    fn to_tokens(&self, tokens: &mut proc_macro2::TokenStream) {
        self.0.impl_token.to_tokens(tokens);
        self.0.self_ty.to_tokens(tokens);
    }
}

/// Whether a type is one of numbers and text, without state of its own.
fn is_plain(ty: &Type) -> bool {
    match ty {
        Type::Float(_) | Type::Int(_) | Type::Bool | Type::Unit => true,
        Type::Array(t, _) | Type::Slice(t) => is_plain(t),
        Type::Tuple(ts) => ts.iter().all(is_plain),
        Type::Vec(_) | Type::Named(_) | Type::Tensor(_) | Type::Pullback | Type::Open => false,
    }
}

/// Whether a type is one of the body's own.
fn is_declared(model: &Model, ty: &syn::Type) -> bool {
    model.items.iter().any(|item| match item {
        Item::Struct(s) => is_ident(ty, &s.ident),
        Item::Enum(e) => is_ident(ty, &e.ident),
        _ => false,
    })
}

/// Items in inner blocks: a name there may hide another, which generated code would see.
struct Nested<'p> {
    problems: &'p mut Problems,
    depth: usize,
}

impl<'a> Visit<'a> for Nested<'_> {
    fn visit_block(&mut self, block: &'a syn::Block) {
        self.depth += 1;
        crate::visit::visit_block(self, block);
        self.depth -= 1;
    }
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        match stmt {
            Stmt::Item(Item::Const(_)) => {}
            Stmt::Item(item) if self.depth > 1 => {
                self.problems.refuse(
                    Site::of(item),
                    "an item in an inner block of a differentiable function is not supported",
                    "move it to the beginning of the function, or out of it",
                );
            }
            Stmt::Item(_) => {}
            other => crate::visit::visit_stmt(self, other),
        }
    }
}
