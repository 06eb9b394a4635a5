//! What rustc finds wrong with a body, it says of the user's function, and nothing of the companion.
//!
//! A field or a method that does not exist shows only to rustc, which would report it again in the generated code, and then the
//! hidden names that go with it. So a constant of the companion has the body in it, in a closure that is never called: where
//! rustc refuses the body, the constant is an error already, and the types of the signature, which ask for it
//! (`emit::checked`), are too. What is said of the copy is what is said of the function, at the same tokens, and is dropped.

use super::companion::conditions;
use crate::model::{By, Model};
use crate::owner::Kind;
use crate::report::has_impl_trait;
use grad_core::ir::{Module, NodeKind, Type};
use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::visit::Visit;

/// The name of the constant.
pub(super) fn name(model: &Model) -> Ident {
    model.function("__body")
}

/// The name of the function that gives what it is given.
pub(super) fn identity(model: &Model) -> Ident {
    model.function("__believed")
}

/// The constant, and a function that gives what it is given, of no known type if the constant is an error; where the body has fields or methods that only rustc knows, and can be that of a closure.
pub(super) fn constant(model: &Model, module: &Module) -> Option<TokenStream> {
    let inherent = match &model.owner {
        None => true,
        Some(owner) => owner.kind == Kind::Inherent && owner.generics.params.is_empty(),
    };
    // params that are functions may be generic params of the companion alone
    let plain = inherent && model.items.is_empty() && model.item.sig.generics.params.is_empty();
    let doubted = || calls_methods(module) || Doubts::of(&model.written.block).fields;
    if !plain || may_borrow(model) || !doubted() || Doubts::of(&model.written.block).macros {
        return None;
    }
    let (sig, body) = (&model.written.sig, &model.written.block);
    let params = sig.inputs.iter().map(|input| match input {
        syn::FnArg::Typed(param) if !has_impl_trait(&param.ty) => Some(param.to_token_stream()),
        syn::FnArg::Receiver(this) if this.colon_token.is_none() => {
            let (mutability, name, ty) = (&this.mutability, renamed(this.self_token), &this.ty);
            let mutability = mutability.filter(|_| this.reference.is_none());
            Some(quote!(#mutability #name: #ty))
        }
        _ => None,
    });
    let params = params.collect::<Option<Vec<_>>>()?;
    let (conditions, name, output) = (conditions(model), name(model), &sig.output);
    let identity = identity(model);
    let body = renamed(body);
    Some(quote! {
        #conditions
        #[doc(hidden)]
        #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
        const #name: bool = {
            let _ = |#(#params),*| #output #body;
            true
        };
        #conditions
        #[doc(hidden)]
        #[inline(always)]
        #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
        fn #identity<T>(given: T) -> <::grads::__private::Checked<{ Self::#name }> as ::grads::__private::Known<T>>::Type {
            given
        }
    })
}

/// Whether what is returned may borrow from a param: a closure's signature does not say so.
fn may_borrow(model: &Model) -> bool {
    let borrowed = |p: &crate::model::Param| p.by != By::Value || !owned(&p.ty);
    !owned(&model.ret) && model.params.iter().any(borrowed)
}

fn owned(ty: &Type) -> bool {
    match ty {
        Type::Float(_) | Type::Int(_) | Type::Bool | Type::Unit => true,
        Type::Array(t, _) | Type::Vec(t) => owned(t),
        Type::Tuple(ts) => ts.iter().all(owned),
        Type::Slice(_) | Type::Named(_) | Type::Pullback | Type::Open => false,
    }
}

fn calls_methods(module: &Module) -> bool {
    let nodes = module.funcs.values().flat_map(|graph| graph.nodes.values());
    nodes
        .into_iter()
        .any(|node| matches!(&node.kind, NodeKind::Call(call) if call.callee.starts_with('.')))
}

/// What a body has in it.
#[derive(Default)]
struct Doubts {
    fields: bool,
    /// Macros that may ask for derivatives, perhaps that of the function itself.
    macros: bool,
}

impl Doubts {
    fn of(body: &syn::Block) -> Doubts {
        let mut found = Doubts::default();
        found.visit_block(body);
        found
    }
}

impl<'a> Visit<'a> for Doubts {
    fn visit_expr_field(&mut self, e: &'a syn::ExprField) {
        self.fields |= matches!(e.member, syn::Member::Named(_));
        syn::visit::visit_expr_field(self, e);
    }
    fn visit_macro(&mut self, m: &'a syn::Macro) {
        let known = ["vec", "assert", "debug_assert", "panic", "unreachable"];
        self.macros |= !known.iter().any(|name| m.path.is_ident(name));
        self.fields = true;
    }
}

/// The same without `self`, which no closure has.
fn renamed(tokens: impl ToTokens) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.to_token_stream().into_iter().collect();
    let is_path =
        |i: usize| matches!(tokens.get(i + 1), Some(TokenTree::Punct(p)) if p.as_char() == ':');
    let one = |(i, token): (usize, &TokenTree)| match token {
        TokenTree::Ident(name) if name == "self" && !is_path(i) => {
            TokenTree::Ident(Ident::new("grads_self", name.span()))
        }
        TokenTree::Group(group) => {
            let mut inner = Group::new(group.delimiter(), renamed(group.stream()));
            inner.set_span(group.span());
            TokenTree::Group(inner)
        }
        other => other.clone(),
    };
    tokens.iter().enumerate().map(one).collect()
}
