//! What the attribute stands on: the function's signature, taken apart.

use grad_core::ir::Type;
use proc_macro2::{Ident, Span, TokenStream};

/// An annotated function.
pub struct Model {
    /// The function as the user wrote it, helper attributes stripped: emitted whatever happens.
    pub item: syn::ItemFn,
    /// The params in order.
    pub params: Vec<Param>,
    /// The return type: `Type::Unit` if there is none.
    pub ret: Type,
}

/// A parameter.
pub struct Param {
    /// Its name (a generated one where the pattern is not a plain identifier).
    pub ident: Ident,
    /// How it is passed.
    pub by: By,
    /// Its type as written, without the reference.
    pub syn_ty: syn::Type,
    /// What is known of that type; `Type::Open` for a type that only rustc knows (then `differentiated` is false, for now).
    pub ty: Type,
    /// Whether a gradient with respect to it is wanted: a differentiable type, no `#[no_diff]`, in `wrt(..)` if given.
    pub differentiated: bool,
    /// `#[no_diff]` on it.
    pub no_diff: bool,
}

/// How a parameter is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// `x: T`
    Value,
    /// `x: &T`
    Shared,
    /// `x: &mut T`
    Mut,
}

/// A lowered function: its module, and the tables that its `Tokens` and `SrcLoc`s index.
pub struct Lowered {
    /// The FuncGraphs; the function itself is `func`.
    pub module: grad_core::ir::Module,
    /// The function.
    pub func: grad_core::entity::FuncRef,
    /// Tokens of callee paths (`Call::tokens`) and opaque expressions (`Host::tokens`).
    pub tokens: Vec<TokenStream>,
    /// Spans of `SrcLoc`s.
    pub spans: Vec<Span>,
}
