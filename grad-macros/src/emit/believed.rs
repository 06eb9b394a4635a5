//! What rustc finds wrong with a body, it says of the user's function, and nothing of the companion.
//!
//! A field or a method that does not exist, or types that do not fit, show only to rustc, which would report it again in the generated code, and then the
//! hidden names that go with it. So a constant of the companion has the body in it, in a closure that is never called: where
//! rustc refuses the body, the constant is an error already, and the types of the signature, which ask for it
//! (`emit::checked`), are too. What is said of the copy is what is said of the function, at the same tokens, and is dropped.

use super::companion::conditions;
use crate::model::{By, Model};
use crate::owner::Kind;
use crate::report::has_impl_trait;
use grad_core::ir::Type;
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

/// The constant, and a function that gives what it is given, of no known type if the constant is an error; where the body can
/// be that of a closure.
pub(super) fn constant(model: &Model) -> Option<TokenStream> {
    let inherent = match &model.owner {
        None => true,
        Some(owner) => owner.kind == Kind::Inherent && owner.generics.params.is_empty(),
    };
    // params that are functions may be generic params of the companion alone
    let plain = inherent && model.items.is_empty() && model.item.sig.generics.params.is_empty();
    // of a value that is missing rustc says something else in a closure
    let says_the_same = !may_borrow(model) && !crate::fence::forgets_its_value(model);
    if !plain || !says_the_same || has_unknown_macros(&model.written.block) {
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

/// Whether there are macros that may ask for derivatives, perhaps that of the function itself.
fn has_unknown_macros(body: &syn::Block) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_macro(&mut self, m: &'a syn::Macro) {
            let known = ["vec", "assert", "debug_assert", "panic", "unreachable"];
            self.0 |= !known.iter().any(|name| m.path.is_ident(name));
        }
    }
    let mut find = Find(false);
    find.visit_block(body);
    find.0
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
