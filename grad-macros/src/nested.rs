//! `grad!(f)(x)` in the body of a differentiable function: a call, whose callee is the macro with what is in its parentheses.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::ExprPath;

/// Which derivative of a function is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `grad!(f)`
    Grad,
    /// `value_and_grad!(f)`
    ValueAndGrad,
    /// `jvp!(f)`, with primals and tangents as arguments of one list.
    Jvp,
}

impl Kind {
    /// That of a macro.
    pub fn of(mac: &syn::Macro) -> Option<Kind> {
        let name = mac.path.segments.last()?.ident.to_string();
        [Kind::Grad, Kind::ValueAndGrad, Kind::Jvp]
            .into_iter()
            .find(|kind| kind.name() == name)
    }

    /// The macro's name.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Grad => "grad",
            Kind::ValueAndGrad => "value_and_grad",
            Kind::Jvp => "jvp",
        }
    }

    /// How the names of its functions begin in the companion.
    pub fn prefix(self) -> &'static str {
        match self {
            Kind::Grad => "__grad_",
            Kind::ValueAndGrad => "__value_and_grad_",
            Kind::Jvp => "__along_",
        }
    }
}

/// Whether a macro gives a derivative.
pub fn is_derivative(mac: &syn::Macro) -> bool {
    const NAMES: [&str; 8] = [
        "grad",
        "value_and_grad",
        "value_and_grad_into",
        "vjp",
        "jvp",
        "jacobian",
        "hvp",
        "hessian",
    ];
    let name = mac.path.segments.last().map(|s| s.ident.to_string());
    name.is_some_and(|name| NAMES.contains(&&*name))
}

/// Tokens for messages and the text form.
pub fn shown(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string().replace(' ', "")
}

/// What to write in the place of a derivative that has none in a differentiable function, by its tokens.
pub fn instead_of(text: &str) -> Option<&'static str> {
    let (path, _) = text.split_once('!')?;
    let name = path.rsplit("::").next()?.trim();
    Some(match name {
        "hvp" | "hessian" => {
            "its derivative would be a third one: wrap it in `stop_gradient(..)` if none is meant to pass, or give it a rule (`vjp = rule`)"
        }
        "jacobian" => "take its columns, each by `jvp!(f)(primals, tangents)`",
        "vjp" => "write `grad!(f)`, or `jvp!(f)` along a direction",
        "value_and_grad_into" => "write `value_and_grad!(f)(..)`",
        _ => return None,
    })
}

/// In place of the derivative of a closure of numbers what has its type, and in which rustc sees the closure's body.
pub fn like_derivative(mac: &syn::Macro) -> Option<syn::Expr> {
    let kind = Kind::of(mac)?;
    let closure = syn::parse2::<syn::ExprClosure>(mac.tokens.clone()).ok()?;
    let args: Vec<Ident> = (0..closure.inputs.len())
        .map(|i| format_ident!("x{i}", span = Span::mixed_site()))
        .collect();
    let f = Ident::new("f", Span::mixed_site());
    let gradient = match &args[..] {
        [one] => quote!(#one),
        many => quote!((#(#many),*)),
    };
    let value = match kind {
        Kind::Grad => quote!({ #f(#(#args),*); #gradient }),
        Kind::ValueAndGrad => quote!((#f(#(#args),*), #gradient)),
        Kind::Jvp => return None,
    };
    let at = mac.bang_token.span.resolved_at(Span::mixed_site());
    Some(syn::parse_quote_spanned!(at=> ({ let #f = #closure; move |#(#args),*| #value })))
}

/// The derivative that the tokens of a callee name, and the function it is of.
pub fn of_callee(tokens: &TokenStream) -> Option<(Kind, ExprPath)> {
    let mac = syn::parse2::<syn::ExprMacro>(tokens.clone()).ok()?.mac;
    Some((Kind::of(&mac)?, syn::parse2(mac.tokens.clone()).ok()?))
}
