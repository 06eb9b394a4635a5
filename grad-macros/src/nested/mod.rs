//! `grad!(f)(x)` in the body of a differentiable function: a call, whose callee is the macro with what is in its parentheses.

mod alike;
mod written;

pub use alike::like_derivative;
pub use written::{Rows, Written, giving};

use crate::derive::types::has_no_float;
use crate::model::Model;
use crate::visit::Visit;
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote_spanned};
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
    /// `jacobian!(f)`
    Jacobian,
    /// `hvp!(f)`
    Hvp,
    /// `hessian!(f)`
    Hessian,
}

impl Kind {
    const ALL: [Kind; 6] = [
        Kind::Grad,
        Kind::ValueAndGrad,
        Kind::Jvp,
        Kind::Jacobian,
        Kind::Hvp,
        Kind::Hessian,
    ];

    /// That of a macro.
    pub fn of(mac: &syn::Macro) -> Option<Kind> {
        Kind::named(&mac.path.segments.last()?.ident.to_string())
    }

    /// The macro's name.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Grad => "grad",
            Kind::ValueAndGrad => "value_and_grad",
            Kind::Jvp => "jvp",
            Kind::Jacobian => "jacobian",
            Kind::Hvp => "hvp",
            Kind::Hessian => "hessian",
        }
    }

    /// What the macro says that it is.
    pub fn itself(self) -> Ident {
        let name = match self {
            Kind::Grad => "Grad",
            Kind::ValueAndGrad => "ValueAndGrad",
            Kind::Jvp => "Jvp",
            Kind::Jacobian => "Jacobian",
            Kind::Hvp => "Hvp",
            Kind::Hessian => "Hessian",
        };
        Ident::new(name, Span::mixed_site())
    }

    /// The one whose macro is called `name`.
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether the companion of a function has it: the others are written as loops over these.
    pub fn is_of_companion(self) -> bool {
        matches!(self, Kind::Grad | Kind::ValueAndGrad | Kind::Jvp)
    }

    /// How the names of its functions begin in the companion.
    pub fn prefix(self) -> &'static str {
        match self {
            Kind::Grad => "__grad_",
            Kind::ValueAndGrad => "__value_and_grad_",
            Kind::Jvp => "__along_",
            Kind::Jacobian | Kind::Hvp | Kind::Hessian => unreachable!("it is written as a loop"),
        }
    }
}

/// What a macro of ours is asked, to say which it is.
pub const WHICH: &str = "__which_of_grads";

/// Asks the macros that are known by their names whether they are ours.
pub fn asked(tokens: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut questions = TokenStream::new();
    for (i, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => questions.extend(asked(group.stream())),
            TokenTree::Ident(name) if is_called(&tokens[i + 1..]) => {
                let Some(kind) = Kind::named(&name.to_string()) else {
                    continue;
                };
                let (path, itself) = (path_to(&tokens[..=i]), kind.itself());
                let which = Ident::new(WHICH, Span::mixed_site());
                let silent = crate::lints::silent();
                questions.extend(quote_spanned! {name.span()=>
                    #silent const _: fn() -> ::grads::__private::witness::derivatives::#itself = || #path!(#which);
                });
            }
            _ => {}
        }
    }
    questions
}

/// Whether these tokens stand behind the name of a macro that is called, and whose value is.
fn is_called(behind: &[TokenTree]) -> bool {
    match behind {
        [
            TokenTree::Punct(p),
            TokenTree::Group(_),
            TokenTree::Group(args),
            ..,
        ] => p.as_char() == '!' && args.delimiter() == Delimiter::Parenthesis,
        _ => false,
    }
}

/// The path at the end of `tokens`, which end with a name.
fn path_to(tokens: &[TokenTree]) -> TokenStream {
    let mut start = tokens.len() - 1;
    let is_colon = |t: &TokenTree| matches!(t, TokenTree::Punct(p) if p.as_char() == ':');
    while start >= 2 && is_colon(&tokens[start - 1]) && is_colon(&tokens[start - 2]) {
        start -= 2;
        if start >= 1 && matches!(tokens[start - 1], TokenTree::Ident(_)) {
            start -= 1;
            if start >= 1 && matches!(&tokens[start - 1], TokenTree::Punct(p) if p.as_char() == '$')
            {
                start -= 1;
            }
        }
    }
    tokens[start..].iter().cloned().collect()
}

/// What loops over directions call: `jvp!` of a closure, at points and along directions of the types that the closure takes.
pub const ALONG: &str = "grads_along";

/// Whether a macro gives a derivative.
pub fn is_derivative(mac: &syn::Macro) -> bool {
    const NAMES: [&str; 10] = [
        ALONG,
        "grad",
        "value_and_grad",
        "value_and_grad_into",
        "vjp",
        "jvp",
        "jacobian",
        "hvp",
        "hessian",
        "sparse_hessian",
    ];
    let name = mac.path.segments.last().map(|s| s.ident.to_string());
    name.is_some_and(|name| NAMES.contains(&&*name))
}

/// Whether derivatives in a body may be written as loops over directions, and are not yet.
pub fn writes(model: &Model) -> bool {
    struct Derivatives(bool);
    impl<'a> Visit<'a> for Derivatives {
        fn visit_macro(&mut self, mac: &'a syn::Macro) {
            self.0 |= Kind::of(mac).is_some();
        }
    }
    let mut found = Derivatives(false);
    found.visit_block(&model.body);
    found.0 && !model.writes_derivatives
}

/// Whether nothing is differentiated by a param of a closure.
pub fn is_constant(param: &syn::Pat) -> bool {
    match param {
        syn::Pat::Type(typed) => {
            let is_marked = |a: &syn::Attribute| a.path().is_ident("no_diff");
            typed.attrs.iter().any(is_marked) || has_no_float(&typed.ty)
        }
        _ => false,
    }
}

/// Tokens for messages and the text form.
pub fn shown(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string().replace(' ', "")
}

/// What to write in the place of the derivative of a closure.
pub const A_FUNCTION: &str = "write a function with `#[differentiable(order = 2)]` that takes as params what the closure captures, and take the derivative of that";

/// What to write in the place of a derivative that has none in a differentiable function, by its tokens.
pub fn instead_of(text: &str) -> Option<&'static str> {
    let (path, _) = text.split_once('!')?;
    let name = path.rsplit("::").next()?.trim();
    Some(match name {
        "hvp" | "hessian" | "jacobian" => {
            "write a closure whose params have types, as in `jacobian!(|x: &[f64]| f(x))`: which params the function has is not seen"
        }
        "sparse_hessian" => {
            "wrap it in `stop_gradient(..)` if no derivative is meant to pass, or give it a rule (`vjp = rule`)"
        }
        "vjp" => "write `grad!(f)`, or `jvp!(f)` along a direction",
        "value_and_grad_into" => "write `value_and_grad!(f)(..)`",
        "grad" | "value_and_grad" if text.contains('|') => A_FUNCTION,
        "grad" | "value_and_grad" => "take the whole gradient, and of it the part that is wanted",
        _ => return None,
    })
}

/// The derivative that the tokens of a callee name, and the function it is of.
pub fn of_callee(tokens: &TokenStream) -> Option<(Kind, ExprPath)> {
    let mac = syn::parse2::<syn::ExprMacro>(tokens.clone()).ok()?.mac;
    let kind = Kind::of(&mac).filter(|kind| kind.is_of_companion())?;
    Some((kind, syn::parse2(mac.tokens.clone()).ok()?))
}
