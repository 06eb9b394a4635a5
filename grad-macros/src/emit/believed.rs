//! What rustc finds wrong with a body, it says of the user's function, and nothing of the companion.
//!
//! A field or a method that does not exist, or types that do not fit, show only to rustc, which would report it again in the generated code, and then the
//! hidden names that go with it. So a constant of the companion has the body in it, in a closure that is never called: where
//! rustc refuses the body, the constant is an error already, and the types of the signature, which ask for it
//! (`emit::checked`), are too. What is said of the copy is what is said of the function, at the same tokens, and is dropped.

use super::companion::conditions;
use crate::model::{By, Model, Param};
use crate::outside;
use crate::owner::Kind;
use crate::visit::Visit;
use grad_core::ir::{Module, NodeKind, Type};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::quote;

/// The name of the constant.
pub(super) fn name(model: &Model) -> Ident {
    model.function("__body")
}

/// The name of the function that gives what it is given.
pub(super) fn identity(model: &Model) -> Ident {
    model.function("__believed")
}

/// The constant, and a function that gives what it is given, of no known type if the constant is an error; where there is
/// something that only rustc knows, and the body can be that of a closure.
pub(super) fn constant(
    model: &Model,
    module: &Module,
    asked: Option<&TokenStream>,
) -> Option<TokenStream> {
    let inherent = match &model.owner {
        None => true,
        Some(owner) => owner.kind == Kind::Inherent && owner.generics.params.is_empty(),
    };
    // params that are functions may be generic params of the companion alone
    let plain = inherent && model.items.is_empty() && model.item.sig.generics.params.is_empty();
    // of a value that is missing rustc says something else in a closure
    // a copy that asks something is not looked at for borrows
    let borrows = asked.is_none() && may_borrow(model);
    let says_the_same = !borrows && !crate::fence::forgets_its_value(model);
    let doubts = Doubts::of(&model.written.block);
    let of_type = asked.is_some() && !owned(&model.ret);
    let plain_params = model.params.iter().all(is_plain);
    let doubted = doubts.found || of_type || calls_functions(module) || !plain_params;
    if !plain || !says_the_same || !doubted || doubts.macros {
        return None;
    }
    let closure = outside::as_closure(&model.written)?;
    let (conditions, name) = (conditions(model), name(model));
    let identity = identity(model);
    let copy = match asked {
        Some(asked) => asked.clone(),
        None => quote!(let _ = #closure;),
    };
    let silent = crate::lints::silent();
    Some(quote! {
        #conditions
        #[doc(hidden)]
        #silent
        const #name: ::core::primitive::bool = {
            #copy
            true
        };
        #conditions
        #[doc(hidden)]
        #[inline(always)]
        #silent
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
        Type::Slice(_) | Type::Named(_) | Type::Tensor(_) | Type::Pullback | Type::Open => false,
    }
}

/// Whether functions are called that have params of their own, which the arguments may not fit.
fn calls_functions(module: &Module) -> bool {
    let mut nodes = module.funcs.values().flat_map(|graph| graph.nodes.values());
    nodes.any(|node| matches!(&node.kind, NodeKind::Call(call) if !call.takes_param))
}

/// Whether all is known of a param's type here.
fn is_plain(param: &Param) -> bool {
    fn numbers(ty: &Type) -> bool {
        match ty {
            Type::Float(_) | Type::Bool | Type::Unit => true,
            Type::Int(_) => *ty == Type::USIZE,
            Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => numbers(t),
            Type::Tuple(ts) => ts.iter().all(numbers),
            Type::Named(_) | Type::Tensor(_) | Type::Pullback | Type::Open => false,
        }
    }
    numbers(&param.ty)
}

/// What a body has in it.
#[derive(Default)]
struct Doubts {
    /// Fields, variants, associated functions, text, arrays that are made of others.
    found: bool,
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
        self.found |= matches!(e.member, syn::Member::Named(_));
        crate::visit::visit_expr_field(self, e);
    }
    fn visit_expr_method_call(&mut self, e: &'a syn::ExprMethodCall) {
        // of a chain of iterators rustc says the same of what stands in its place
        let of_array = !matches!(&*e.receiver, syn::Expr::MethodCall(_));
        self.found |= e.method == "map" && of_array;
        crate::visit::visit_expr_method_call(self, e);
    }
    fn visit_expr_struct(&mut self, e: &'a syn::ExprStruct) {
        self.found = true;
        crate::visit::visit_expr_struct(self, e);
    }
    fn visit_expr_call(&mut self, e: &'a syn::ExprCall) {
        let name = |s: &syn::PathSegment| s.ident.to_string();
        if let syn::Expr::Path(of) = &*e.func {
            let last = of.path.segments.last().map(name).unwrap_or_default();
            self.found |= last.starts_with(|c: char| c.is_uppercase());
        }
        crate::visit::visit_expr_call(self, e);
    }
    fn visit_pat_tuple_struct(&mut self, p: &'a syn::PatTupleStruct) {
        self.found = true;
        crate::visit::visit_pat_tuple_struct(self, p);
    }
    fn visit_path(&mut self, path: &'a syn::Path) {
        // `Shape::Dot`, not `f64::sin` or `geometry::area`
        let mut names = path.segments.iter().map(|s| s.ident.to_string());
        names.next_back();
        self.found |= names.any(|of| of.starts_with(|c: char| c.is_uppercase()) && of != "Vec");
        crate::visit::visit_path(self, path);
    }
    fn visit_lit_str(&mut self, _: &'a syn::LitStr) {
        self.found = true;
    }
    fn visit_macro(&mut self, m: &'a syn::Macro) {
        let known = ["vec", "assert", "debug_assert", "panic", "unreachable"];
        self.macros |= !known.iter().any(|name| m.path.is_ident(name));
        self.found |= names_fields(m.tokens.clone());
    }
}

/// Whether a macro's tokens have `.field` in them.
fn names_fields(tokens: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is =
        |i: usize, c: char| matches!(tokens.get(i), Some(TokenTree::Punct(p)) if p.as_char() == c);
    tokens.iter().enumerate().any(|(i, token)| match token {
        TokenTree::Group(group) => names_fields(group.stream()),
        TokenTree::Ident(_) => {
            let after_dot = i > 0 && is(i - 1, '.') && !(i > 1 && is(i - 2, '.'));
            let called = is(i + 1, ':')
                || matches!(tokens.get(i + 1), Some(TokenTree::Group(g)) if g.delimiter() == Delimiter::Parenthesis);
            after_dot && !called
        }
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}
