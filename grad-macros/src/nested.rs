//! `grad!(f)(x)` in the body of a differentiable function: a call, whose callee is the macro with what is in its parentheses.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};
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
        Kind::named(&mac.path.segments.last()?.ident.to_string())
    }

    /// The macro's name.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Grad => "grad",
            Kind::ValueAndGrad => "value_and_grad",
            Kind::Jvp => "jvp",
        }
    }

    /// What the macro says that it is.
    pub fn itself(self) -> Ident {
        let name = match self {
            Kind::Grad => "Grad",
            Kind::ValueAndGrad => "ValueAndGrad",
            Kind::Jvp => "Jvp",
        };
        Ident::new(name, Span::mixed_site())
    }

    /// The one whose macro is called `name`.
    pub fn named(name: &str) -> Option<Kind> {
        let mut all = [Kind::Grad, Kind::ValueAndGrad, Kind::Jvp].into_iter();
        all.find(|kind| kind.name() == name)
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

/// Whether a macro gives a derivative.
pub fn is_derivative(mac: &syn::Macro) -> bool {
    const NAMES: [&str; 9] = [
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
        "hvp" | "hessian" | "sparse_hessian" => {
            "its derivative would be a third one: wrap it in `stop_gradient(..)` if none is meant to pass, or give it a rule (`vjp = rule`)"
        }
        "jacobian" => "take its columns, each by `jvp!(f)(primals, tangents)`",
        "vjp" => "write `grad!(f)`, or `jvp!(f)` along a direction",
        "value_and_grad_into" => "write `value_and_grad!(f)(..)`",
        "grad" | "value_and_grad" if text.contains('|') => A_FUNCTION,
        "grad" | "value_and_grad" => "take the whole gradient, and of it the part that is wanted",
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
