//! Whether `x.method()` is a call of the very method whose derivative is taken.
//!
//! The derivative is found by rustc under a hidden name, as the method is found under its own. Where a type has several
//! methods of one name (its own and a trait's, or those of two traits), only one of them may have a derivative, and that one need
//! not be what the user's call means. Nothing in Rust's types tells which method a call resolves to, but a lint does: rustc
//! looks for the attributes of the function that it has found. So methods with a derivative have a mark, which is silent, and in the copy of the
//! body that is never run (`crate::assumed`) a call is expected to meet it. A call of another method is an error there.

use crate::closures::Derivative;
use crate::functions::Given;
use crate::lower::scalar_prim;
use crate::model::Lowered;
use crate::owner;
use grad_core::array_methods::{
    BEHIND_DEREF, MAKERS, OF_COMPLEX_BY_VALUE, is_of_foreign, is_own_by_reference,
};
use grad_core::ir::{Call, NodeKind};
use grad_core::ordered::OrderedMap;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens as _, quote, quote_spanned};
use syn::Expr;

/// Functions of std's traits: their derivatives are found by the same name in the type itself.
const OF_STD: [&str; 2] = ["default", "from"];

/// What a method with a derivative is known by. The lint that sees it says nothing unless someone asks for it; it is left out of
/// docs and editors, which would show it, and where the user's own attribute of that name stands.
pub fn mark(attrs: &[syn::Attribute]) -> Option<syn::Attribute> {
    let has_own = attrs.iter().any(|a| a.path().is_ident("deprecated"));
    (!has_own && !in_editor()).then(|| {
        syn::parse_quote! {
            #[cfg_attr(not(doc), deprecated(
                since = "TBD",
                note = "it is not: a method with a derivative is known by this mark"
            ))]
        }
    })
}

/// Whether an editor expands the macro, which lints nothing.
fn in_editor() -> bool {
    let program = std::env::current_exe().ok();
    let name = program.as_deref().and_then(|path| path.file_stem());
    name.is_some_and(|name| name.to_string_lossy().contains("rust-analyzer"))
}

/// The calls in a body whose derivatives are used, by the place of the method's name.
#[derive(Default)]
pub struct Called(OrderedMap<String, Span>);

impl Called {
    /// Those of a function.
    pub fn of(lowered: &Lowered, derivative: &Derivative) -> Called {
        let modules = derivative.closures.iter().map(|c| &c.module);
        let modules = modules.chain([&derivative.module]);
        let nodes = modules
            .flat_map(|m| m.funcs.values())
            .flat_map(|graph| graph.nodes.values());
        let calls = nodes.filter_map(|node| match &node.kind {
            NodeKind::CallBack(back) => Some(&back.call),
            NodeKind::Call(call) if lowered.asks_for(call) => Some(call),
            _ => None,
        });
        let names = calls.flat_map(|call| names(lowered, call));
        Called(names.map(|at| (format!("{at:?}"), at)).collect())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The call with the question, if its derivative is used.
    pub fn asked(&self, e: &Expr) -> Option<Expr> {
        let name = match e {
            Expr::MethodCall(e) => &e.method,
            Expr::Path(e) => &e.path.segments.last()?.ident,
            _ => return None,
        };
        let at = *self.0.get(&format!("{:?}", name.span()))?;
        let mut e = e.clone();
        if let Expr::MethodCall(e) = &mut e {
            if cfg!(feature = "foreign") && is_of_foreign(&name.to_string()) {
                *e.receiver = Expr::Verbatim(or_foreign(&e.receiver, name));
            }
            let receiver = match &*name.to_string() {
                "len" | "is_empty" => Some(or_newtype(&e.receiver, name)),
                name => scalar_prim(name).map(|_| or_number(&e.receiver)),
            };
            if let Some(receiver) = receiver {
                *e.receiver = Expr::Verbatim(receiver);
            }
        }
        let reason = format!(
            "what is called here is not the method `{name}` that has a derivative (annotate both, or rename one of them), or it is marked \
             `#[deprecated]`, and cannot be told from another (remove the mark, or call what replaces it)"
        );
        let made = Ident::new("made", Span::mixed_site());
        let called = match e {
            Expr::Path(_) if cfg!(feature = "foreign") && MAKERS.contains(&&*name.to_string()) => {
                of_foreign(&e)
            }
            e => e.to_token_stream(),
        };
        Some(Expr::Verbatim(quote_spanned! {at=> ({
            #[deny(unfulfilled_lint_expectations)]
            #[expect(deprecated_in_future, reason = #reason)]
            let #made = #called;
            #made
        })}))
    }
}

/// What may be a newtype around an array, which has the mark too.
fn or_newtype(e: &Expr, method: &Ident) -> TokenStream {
    let at = method.span().resolved_at(Span::mixed_site());
    quote_spanned! {at=>
        (*{
            use ::grads::__private::newtypes::{NotToBeImplemented as _, NoNewtype as _};
            let this = ::grads::__private::newtypes::Perhaps(&(#e));
            ::grads::__private::newtypes::nobodys(this.asked().#method());
            this.counted()
        })
    }
}

/// What may be a number, which has the mark too: methods of numbers have derivatives.
fn or_number(e: &Expr) -> TokenStream {
    quote! {
        (*{
            use ::grads::__private::witness::NoNumber as _;
            ::grads::__private::witness::Perhaps(&(#e)).a_number()
        })
    }
}

/// What may be of a type of another crate, whose methods have no marks: where one has a derivative, the type has it. No trait in sight
/// may have a method of the same name for that type.
fn or_foreign(e: &Expr, method: &Ident) -> TokenStream {
    let at = method.span().resolved_at(Span::mixed_site());
    let name = &*method.to_string();
    // rustc points at what a macro is given
    let given = Ident::new(name, Span::call_site());
    let behind = BEHIND_DEREF.contains(&name).then(|| {
        quote_spanned! {at=>
            {
                ::grads::__private::hides!(#given for AskedForeign);
                not_hidden(this.asked().#method());
            }
        }
    });
    let of_what = match OF_COMPLEX_BY_VALUE.contains(&name) {
        true => quote!(array_by_value),
        false => quote!(by_value),
    };
    let by_value = is_own_by_reference(name).then(|| {
        quote_spanned! {at=>
            {
                ::grads::__private::hides_by_value!(#given);
                not_hidden(this.#of_what().#method());
            }
        }
    });
    quote_spanned! {at=>
        (*{
            use ::grads::__private::witness::{NotForeign as _, not_hidden};
            let this = ::grads::__private::witness::Perhaps(&(#e));
            #behind
            #by_value
            {
                ::grads::__private::hides!(#given for AskedPointer);
                not_hidden(this.pointer().#method());
            }
            this.foreign()
        })
    }
}

/// A function that may be another crate's, of a type whose functions have no marks.
fn of_foreign(function: &Expr) -> TokenStream {
    quote! {
        {
            use ::grads::__private::witness::NotForeign as _;
            let function = #function;
            let _ = ::grads::__private::witness::Perhaps(&::grads::__private::witness::given_by(&function)).foreign();
            function
        }
    }
}

/// The places of the methods' names in a call: what is called, and what it is handed.
fn names(lowered: &Lowered, call: &Call) -> Vec<Span> {
    let Some(index) = call.tokens.0 else {
        return vec![];
    };
    let handed = lowered.function_args.get(&index).into_iter().flatten();
    let handed = handed.filter_map(|arg| match &arg.given {
        Given::Path(path) => of_path(path.clone()),
        Given::Closure { .. } | Given::Param(_) => None,
    });
    let tokens = lowered.tokens.get(index as usize).cloned();
    let called = tokens.and_then(|tokens| match tokens.clone().into_iter().next()? {
        TokenTree::Ident(name) if call.callee.starts_with('.') => Some(name.span()),
        _ => of_path(tokens),
    });
    handed.chain(called).collect()
}

/// The place of the last name of a path, if that is one of a type's function.
fn of_path(path: TokenStream) -> Option<Span> {
    let path = syn::parse2::<syn::ExprPath>(path).ok()?;
    let name = &path.path.segments.last()?.ident;
    let asked = owner::is_associated(&path) && !OF_STD.iter().any(|n| name == n);
    asked.then(|| name.span())
}
