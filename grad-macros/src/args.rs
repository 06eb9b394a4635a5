//! What stands in `#[differentiable(..)]`.

use crate::overridden::Modes;
use crate::report::{Problems, Site};
use proc_macro2::{Ident, TokenStream};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{LitInt, LitStr, Path, Token, parenthesized};

/// The arguments of the attribute.
#[derive(Clone, Default)]
pub struct Args {
    /// `wrt(x, w)`: the params to differentiate, if not all.
    pub wrt: Option<Vec<Ident>>,
    /// `unconnected = "zero"`: a param whose gradient is always zero is no error.
    pub unconnected_zero: bool,
    /// `vjp = path` or `partials = path`: a rule in place of the derivative of the body.
    pub rule: Option<Rule>,
    /// `jvp = path` beside `vjp = path`: the rule of forward mode.
    pub pushed: Option<(Ident, Path)>,
    /// `kept` beside `vjp = path`: the rule's closure is kept for the way back, where the rule would run again.
    pub kept: Option<Ident>,
    /// `root_of = path` and its like: the function is a solver, whose derivative follows from the equation that it solves.
    pub equation: Option<Equation>,
    /// `matrix_free`: linear systems are solved by products alone.
    pub matrix_free: Option<Ident>,
    /// `companion = name`: what the companion is called, if not as the function.
    pub companion: Option<Ident>,
    /// `recursive`: the function is on a cycle of calls, which its boxed pullback breaks.
    pub recursive: Option<Ident>,
    /// `forward`: the function has forward mode, too.
    pub forward: Option<Ident>,
    /// `order = 2`: it has second derivatives, too.
    pub order: Option<Ident>,
    /// `check_finite`: its numbers are looked at where `check_finite!` asks.
    pub check_finite: Option<Ident>,
    /// `collective`: processes run it together, and its way back too.
    pub collective: Option<Ident>,
    /// Of a closure that is handed to a function: whoever calls it decides what is differentiated.
    pub handed_over: bool,
    /// Whether `forward` and `order` are there because the module or a caller says so.
    pub modes_implied: bool,
    /// Whether it is declared in the body of a differentiable function, and nobody asked for its derivative.
    pub inner: bool,
}

/// A derivative that the user gives.
#[derive(Clone)]
pub struct Rule {
    /// What kind of rule it is.
    pub kind: RuleKind,
    /// The function.
    pub path: Path,
}

/// What a solver solves.
#[derive(Clone)]
pub struct Equation {
    /// What its value is of the function.
    pub kind: EquationKind,
    /// The function, whose first param is the unknown.
    pub path: Path,
    /// The params that it takes behind the unknown, if not all in order: `residual(_, a, b)`.
    pub given: Option<Vec<Ident>>,
}

/// What the value of a solver is of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EquationKind {
    /// Where it is zero.
    Root,
    /// Where its gradient is zero.
    Minimum,
    /// Where it gives what it is given.
    FixedPoint,
}

impl EquationKind {
    /// The kind of this option.
    fn of(option: &str) -> Option<EquationKind> {
        let all = [
            EquationKind::Root,
            EquationKind::Minimum,
            EquationKind::FixedPoint,
        ];
        all.into_iter().find(|kind| kind.option() == option)
    }

    /// The option's name.
    pub fn option(self) -> &'static str {
        match self {
            EquationKind::Root => "root_of",
            EquationKind::Minimum => "minimum_of",
            EquationKind::FixedPoint => "fixed_point_of",
        }
    }
}

/// What a rule computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleKind {
    /// `fn rule(args) -> (value, impl Fn(ct) -> cotangents)`
    Vjp,
    /// `fn rule(args, value) -> partials`
    Partials,
    /// A function with second derivatives: the gradient by the first param is differentiated. Generated code says so.
    GradientOf,
}

impl RuleKind {
    /// The option's name.
    pub fn option(self) -> &'static str {
        match self {
            RuleKind::Vjp => "vjp",
            RuleKind::Partials => "partials",
            RuleKind::GradientOf => GRADIENT_OF,
        }
    }
}

/// The option of generated code.
pub const GRADIENT_OF: &str = "__gradient_of";

/// That of what bodies declare.
pub const INNER: &str = "__inner";

/// Options that this version has, and how they are written.
const KNOWN: [(&str, &str); 16] = [
    ("wrt", "wrt(x)"),
    ("unconnected", "unconnected = \"zero\""),
    ("vjp", "vjp = rule"),
    ("jvp", "jvp = rule"),
    ("kept", "kept"),
    ("partials", "partials = rule"),
    ("root_of", "root_of = residual"),
    ("minimum_of", "minimum_of = objective"),
    ("fixed_point_of", "fixed_point_of = step"),
    ("matrix_free", "matrix_free"),
    ("companion", "companion = name"),
    ("recursive", "recursive"),
    ("forward", "forward"),
    ("order", "order = 2"),
    ("check_finite", "check_finite"),
    ("collective", "collective"),
];

const ARGUMENTS: &str = "the arguments are `wrt(x, ..)`, `unconnected = \"zero\"`, `vjp = path`, `kept`, `jvp = path`, `partials = path`, \
                         `root_of = path`, `minimum_of = path`, `fixed_point_of = path`, `matrix_free`, `companion = name`, `forward`, `order = 2`, `check_finite`, `collective`, `recursive` and `crate = path`";

/// One argument as written.
enum Arg {
    Wrt(Ident, Vec<Ident>),
    Unconnected(Ident, LitStr),
    Rule(Ident, Rule),
    Pushed(Ident, Path),
    Kept(Ident),
    Equation(Ident, Equation),
    MatrixFree(Ident),
    Companion(Ident, Ident),
    Recursive(Ident),
    Forward(Ident),
    Order(Ident, LitInt),
    CheckFinite(Ident),
    Collective(Ident),
    Inner,
    Other(Ident),
}

impl Parse for Arg {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let name: Ident = input.parse()?;
        let text = name.to_string();
        let well_formed = match text.as_str() {
            "wrt" => input.peek(syn::token::Paren),
            "vjp" | "jvp" | "partials" | "companion" | "root_of" | "minimum_of"
            | "fixed_point_of" => input.peek(Token![=]),
            "unconnected" => input.peek(Token![=]) && input.peek2(LitStr),
            "order" => input.peek(Token![=]) && input.peek2(LitInt),
            "recursive" | "forward" | "matrix_free" | "check_finite" | "kept" | "collective" => {
                !input.peek(Token![=]) && !input.peek(syn::token::Paren)
            }
            _ => true,
        };
        if let Some((_, form)) = KNOWN.iter().find(|(known, _)| *known == text)
            && !well_formed
        {
            let message = if *form == text {
                format!("`{name}` takes no value")
            } else {
                format!("`{name}` is written `{form}`")
            };
            return Err(syn::Error::new(name.span(), message));
        }
        let rule = |kind| {
            input.parse::<Token![=]>()?;
            let path = input.parse()?;
            syn::Result::Ok(Rule { kind, path })
        };
        Ok(match text.as_str() {
            "wrt" => {
                let inside;
                parenthesized!(inside in input);
                let params = Punctuated::<Ident, Token![,]>::parse_terminated_with(
                    &inside,
                    Ident::parse_any,
                )?;
                Arg::Wrt(name, params.into_iter().collect())
            }
            "vjp" => Arg::Rule(name, rule(RuleKind::Vjp)?),
            "jvp" => {
                input.parse::<Token![=]>()?;
                Arg::Pushed(name, input.parse()?)
            }
            "partials" => Arg::Rule(name, rule(RuleKind::Partials)?),
            GRADIENT_OF => Arg::Rule(name, rule(RuleKind::GradientOf)?),
            "root_of" | "minimum_of" | "fixed_point_of" => {
                let kind = EquationKind::of(&text).unwrap_or(EquationKind::Root);
                input.parse::<Token![=]>()?;
                let path = input.parse()?;
                let given = given(input)?;
                Arg::Equation(name, Equation { kind, path, given })
            }
            "companion" => {
                input.parse::<Token![=]>()?;
                Arg::Companion(name, input.parse()?)
            }
            "unconnected" => {
                input.parse::<Token![=]>()?;
                Arg::Unconnected(name, input.parse()?)
            }
            "recursive" => Arg::Recursive(name),
            "matrix_free" => Arg::MatrixFree(name),
            INNER => Arg::Inner,
            "kept" => Arg::Kept(name),
            "forward" => Arg::Forward(name),
            "check_finite" => Arg::CheckFinite(name),
            "collective" => Arg::Collective(name),
            "order" => {
                input.parse::<Token![=]>()?;
                Arg::Order(name, input.parse()?)
            }
            _ => {
                if input.peek(syn::token::Paren) {
                    let inside;
                    parenthesized!(inside in input);
                    inside.parse::<TokenStream>()?;
                } else if input.parse::<Option<Token![=]>>()?.is_some() {
                    input.parse::<syn::Expr>()?;
                }
                Arg::Other(name)
            }
        })
    }
}

/// What stands in parentheses behind the function of an equation.
fn given(input: ParseStream) -> syn::Result<Option<Vec<Ident>>> {
    if !input.peek(syn::token::Paren) {
        return Ok(None);
    }
    let inside;
    parenthesized!(inside in input);
    if !inside.peek(Token![_]) {
        let message = "the unknown comes first, as `_`: write `residual(_, a, b)`";
        return Err(inside.error(message));
    }
    inside.parse::<Token![_]>()?;
    inside.parse::<Option<Token![,]>>()?;
    let names = Punctuated::<Ident, Token![,]>::parse_terminated(&inside)?;
    Ok(Some(names.into_iter().collect()))
}

impl Args {
    /// The modes that the function has.
    pub fn modes(&self) -> Modes {
        Modes::said(self.forward.as_ref(), self.order.as_ref())
    }
    /// Whether the function has forward mode: second derivatives are made of it.
    pub fn has_forward_mode(&self) -> bool {
        self.forward.is_some() || self.order.is_some()
    }
    /// Whether they say nothing but which modes there are.
    pub fn is_of_modes(&self) -> bool {
        let names = [&self.companion, &self.recursive];
        let is_plain = self.wrt.is_none()
            && !self.unconnected_zero
            && self.rule.is_none()
            && self.pushed.is_none()
            && self.kept.is_none()
            && self.equation.is_none()
            && self.collective.is_none()
            && self.matrix_free.is_none();
        is_plain && names.iter().all(|name| name.is_none())
    }

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
        args.contradictions(problems);
        if let Some((name, _)) = &args.pushed {
            args.forward.get_or_insert_with(|| name.clone());
        }
        args
    }

    /// What a rule leaves without effect would go unnoticed.
    fn contradictions(&self, problems: &mut Problems) {
        if let Some(equation) = &self.equation {
            self.beside_an_equation(equation, problems);
        } else if let Some(name) = &self.matrix_free {
            problems.refuse(
                name.span(),
                "`matrix_free` is for solvers",
                "write it beside `root_of = ..`, `minimum_of = ..` or `fixed_point_of = ..`",
            );
        }
        if let Some((name, _)) = &self.pushed {
            self.beside_a_jvp_rule(name, problems);
        }
        let is_vjp = |rule: &Rule| rule.kind == RuleKind::Vjp;
        if let Some(name) = &self.kept
            && !self.rule.as_ref().is_some_and(is_vjp)
        {
            problems.refuse(
                name.span(),
                "`kept` is for rules of the form `vjp = rule`",
                "write it beside `vjp = rule`, or remove it",
            );
        }
        let Some(rule) = &self.rule else { return };
        let option = rule.kind.option();
        if let Some(name) = &self.recursive {
            problems.refuse(
                name.span(),
                format!("`recursive` has no effect beside `{option} = ..`"),
                "remove it: the derivative is the rule, which calls nothing on the way back",
            );
        }
        if let Some(name) = self.forward.as_ref().filter(|_| rule.kind == RuleKind::Vjp)
            && self.pushed.is_none()
        {
            problems.refuse(
                name.span(),
                format!("there is no forward mode beside `{option} = ..` alone"),
                "give the rule of forward mode, too, by `jvp = rule`, or both by `partials = rule`",
            );
        }
        if let Some(name) = self.order.as_ref().filter(|_| rule.kind == RuleKind::Vjp)
            && self.pushed.is_none()
        {
            problems.refuse(
                name.span(),
                format!("there are no second derivatives beside `{option} = ..` alone"),
                "give the rule of forward mode, too, by `jvp = rule`, or both by `partials = rule`; the rule says `#[differentiable]` itself",
            );
        }
        if let Some(name) = &self.check_finite {
            problems.refuse(
                name.span(),
                format!("`check_finite` has no effect beside `{option} = ..`"),
                "remove it: what the rule gives is looked at where the function is called",
            );
        }
        if let Some(name) = &self.collective {
            problems.refuse(
                name.span(),
                format!("`collective` has no effect beside `{option} = ..`"),
                "remove it: it is for the functions that call this one",
            );
        }
        if self.unconnected_zero {
            problems.refuse(
                Site::of(&rule.path),
                format!("`unconnected = \"zero\"` has no effect beside `{option} = ..`"),
                "remove it: the rule says what each gradient is",
            );
        }
    }

    /// The rule of forward mode alone would leave the other mode to the body.
    fn beside_a_jvp_rule(&self, name: &Ident, problems: &mut Problems) {
        let (message, help) = match &self.rule {
            Some(rule) if rule.kind == RuleKind::Vjp => return,
            Some(_) => (
                "`partials` and `jvp` are both given",
                "remove `jvp = ..`: partials serve both modes, if `forward` is said, too",
            ),
            None => (
                "`jvp = ..` needs `vjp = ..` beside it",
                "give the rule of reverse mode, too; or say `forward` in place of `jvp = ..`, and the body is differentiated",
            ),
        };
        problems.refuse(name.span(), message, help);
    }

    /// What does not go with a solver.
    fn beside_an_equation(&self, equation: &Equation, problems: &mut Problems) {
        let option = equation.kind.option();
        if let Some(rule) = &self.rule {
            problems.refuse(
                Site::of(&rule.path),
                format!("`{}` and `{option}` are both given", rule.kind.option()),
                "a function has one derivative: remove one of them",
            );
        }
        if let Some(name) = &self.recursive {
            problems.refuse(
                name.span(),
                format!("`recursive` has no effect beside `{option} = ..`"),
                "remove it: the body is not differentiated",
            );
        }
        if let Some(name) = &self.check_finite {
            problems.refuse(
                name.span(),
                format!("`check_finite` has no effect beside `{option} = ..`"),
                "remove it: what the solver gives is looked at where it is called",
            );
        }
        if let Some(name) = &self.order
            && equation.kind == EquationKind::Minimum
        {
            problems.refuse(
                name.span(),
                "there are no second derivatives beside `minimum_of = ..`: they need third derivatives of the objective",
                "remove `order = 2`, or write the gradient of the objective as a function with `order = 2`, and say `root_of = gradient`",
            );
        }
    }

    fn take(&mut self, arg: Arg, problems: &mut Problems) {
        match arg {
            Arg::Inner => {
                self.inner = true;
                self.modes_implied = true;
            }
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
            Arg::Rule(name, rule) => {
                one_kind(&name, self.rule.as_ref().map(|r| r.kind.option()), problems);
                self.rule = Some(rule);
            }
            Arg::Pushed(name, path) => {
                twice(&name, self.pushed.is_some(), problems);
                self.pushed = Some((name, path));
            }
            Arg::Kept(name) => {
                twice(&name, self.kept.is_some(), problems);
                self.kept = Some(name);
            }
            Arg::Equation(name, equation) => {
                one_kind(
                    &name,
                    self.equation.as_ref().map(|e| e.kind.option()),
                    problems,
                );
                self.equation = Some(equation);
            }
            Arg::Companion(name, companion) => {
                twice(&name, self.companion.is_some(), problems);
                self.companion = Some(companion);
            }
            Arg::MatrixFree(name) => {
                twice(&name, self.matrix_free.is_some(), problems);
                self.matrix_free = Some(name);
            }
            Arg::Recursive(name) => {
                twice(&name, self.recursive.is_some(), problems);
                self.recursive = Some(name);
            }
            Arg::Forward(name) => {
                twice(&name, self.forward.is_some(), problems);
                self.forward = Some(name);
            }
            Arg::CheckFinite(name) => {
                twice(&name, self.check_finite.is_some(), problems);
                self.check_finite = Some(name);
            }
            Arg::Collective(name) => {
                twice(&name, self.collective.is_some(), problems);
                self.collective = Some(name);
            }
            Arg::Order(name, order) => {
                twice(&name, self.order.is_some(), problems);
                match order.base10_digits() {
                    "1" => {}
                    "2" => self.order = Some(name),
                    other => {
                        let message = format!("there are no derivatives of order {other} yet");
                        problems.refuse(order.span(), message, "write `order = 2`");
                    }
                }
            }
            Arg::Unconnected(name, text) => {
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
    let all = KNOWN.iter().map(|(known, _)| *known);
    all.map(|known| (distance(name, known), known))
        .filter(|(d, known)| *d <= 2 && *d < known.len())
        .min_by_key(|(d, _)| *d)
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

/// Refuses an option that has been given before.
fn twice(name: &Ident, is_given: bool, problems: &mut Problems) {
    if is_given {
        problems.refuse(
            name.span(),
            format!("`{name}` is given twice"),
            "remove one of them",
        );
    }
}

/// Refuses an option that has been given before, in this kind or in another.
fn one_kind(name: &Ident, given: Option<&str>, problems: &mut Problems) {
    match given.filter(|other| name != other) {
        Some(other) => {
            problems.refuse(
                name.span(),
                format!("`{other}` and `{name}` are both given"),
                "a function has one derivative: remove one of them",
            );
        }
        None => twice(name, given.is_some(), problems),
    }
}
