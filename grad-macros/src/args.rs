//! What stands in `#[differentiable(..)]`.

use crate::report::{Problems, Site};
use proc_macro2::{Ident, TokenStream};
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{LitStr, Path, Token, parenthesized};

/// The arguments of the attribute.
#[derive(Default)]
pub struct Args {
    /// `wrt(x, w)`: the params to differentiate, if not all.
    pub wrt: Option<Vec<Ident>>,
    /// `unconnected = "zero"`: a param whose gradient is always zero is no error.
    pub unconnected_zero: bool,
    /// `vjp = path`: a rule in place of the derivative of the body.
    pub vjp: Option<Path>,
}

/// Options that later versions will have, and what to do without them.
const PLANNED: [(&str, &str); 5] = [
    ("order", "remove it; this version differentiates once"),
    ("jvp", "give the rule for reverse mode, `vjp = rule`"),
    ("partials", "give the rule for reverse mode, `vjp = rule`"),
    (
        "recursive",
        "remove it; a function that calls itself needs no argument, functions that call each other are not supported yet",
    ),
    (
        "companion",
        "remove it; rename the function if its name is taken",
    ),
];
/// Options that this version has.
const KNOWN: [&str; 3] = ["wrt", "unconnected", "vjp"];

const ARGUMENTS: &str = "the arguments are `wrt(x, ..)`, `unconnected = \"zero\"` and `vjp = path`";

/// One argument as written.
enum Arg {
    Wrt(Ident, Vec<Ident>),
    Text(Ident, LitStr),
    Rule(Ident, Path),
    Other(Ident),
}

impl Parse for Arg {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let name: Ident = input.parse()?;
        let form = match name.to_string().as_str() {
            "wrt" if !input.peek(syn::token::Paren) => "wrt(x)",
            "vjp" if !input.peek(Token![=]) => "vjp = rule",
            "unconnected" if !input.peek(Token![=]) || !input.peek2(LitStr) => {
                "unconnected = \"zero\""
            }
            _ => "",
        };
        if !form.is_empty() {
            return Err(syn::Error::new(
                name.span(),
                format!("`{name}` is written `{form}`"),
            ));
        }
        if name == "wrt" {
            let inside;
            parenthesized!(inside in input);
            let params = Punctuated::<Ident, Token![,]>::parse_terminated(&inside)?;
            return Ok(Arg::Wrt(name, params.into_iter().collect()));
        }
        if name == "vjp" {
            input.parse::<Token![=]>()?;
            return Ok(Arg::Rule(name, input.parse()?));
        }
        if name == "unconnected" {
            input.parse::<Token![=]>()?;
            return Ok(Arg::Text(name, input.parse()?));
        }
        if input.peek(syn::token::Paren) {
            let inside;
            parenthesized!(inside in input);
            inside.parse::<TokenStream>()?;
        } else if input.parse::<Option<Token![=]>>()?.is_some() {
            input.parse::<syn::Expr>()?;
        }
        Ok(Arg::Other(name))
    }
}

impl Args {
    /// Reads the arguments; what is wrong with them is added to `problems`.
    pub fn parse(tokens: TokenStream, problems: &mut Problems) -> Args {
        let mut args = Args::default();
        let list = match Punctuated::<Arg, Token![,]>::parse_terminated.parse2(tokens) {
            Ok(list) => list,
            Err(e) => {
                problems.refuse(e.span(), e.to_string(), ARGUMENTS);
                return args;
            }
        };
        for arg in list {
            args.take(arg, problems);
        }
        args
    }

    fn take(&mut self, arg: Arg, problems: &mut Problems) {
        let twice = |name: &Ident, set: bool, problems: &mut Problems| {
            if set {
                problems.refuse(
                    name.span(),
                    format!("`{name}` is given twice"),
                    "remove one of them",
                );
            }
        };
        match arg {
            Arg::Wrt(name, params) => {
                twice(&name, self.wrt.is_some(), problems);
                if params.is_empty() {
                    problems.refuse(
                        name.span(),
                        "`wrt()` names no param",
                        "name the params to differentiate, as in `wrt(x)`",
                    );
                }
                for (i, param) in params.iter().enumerate() {
                    if params[..i].contains(param) {
                        problems.refuse(
                            param.span(),
                            format!("`{param}` is named twice in `wrt(..)`"),
                            "remove one of them",
                        );
                    }
                }
                self.wrt = Some(params);
            }
            Arg::Rule(name, path) => {
                twice(&name, self.vjp.is_some(), problems);
                self.vjp = Some(path);
            }
            Arg::Text(name, text) => {
                twice(&name, self.unconnected_zero, problems);
                if text.value() != "zero" {
                    problems.refuse(
                        Site::of(&text),
                        format!("`unconnected` cannot be {:?}", text.value()),
                        "the only value is \"zero\"",
                    );
                }
                self.unconnected_zero = true;
            }
            Arg::Other(name) => other(&name, problems),
        }
    }
}

/// An argument that this version does not have.
fn other(name: &Ident, problems: &mut Problems) {
    if let Some((_, help)) = PLANNED.iter().find(|(planned, _)| name == planned) {
        problems.refuse(name.span(), format!("`{name}` is not supported yet"), help);
        return;
    }
    let help = match closest(&name.to_string()) {
        Some(known) => format!("did you mean `{known}`?"),
        None => ARGUMENTS.to_string(),
    };
    problems.refuse(
        name.span(),
        format!("`#[differentiable]` has no argument `{name}`"),
        help,
    );
}

/// The option that `name` is perhaps a misspelling of.
fn closest(name: &str) -> Option<&'static str> {
    let all = KNOWN
        .iter()
        .chain(PLANNED.iter().map(|(planned, _)| planned));
    all.map(|known| (distance(name, known), *known))
        .filter(|(d, _)| *d <= 2)
        .min()
        .map(|(_, known)| known)
}

/// How many letters must be changed, added or removed to get from `a` to `b`.
pub fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
