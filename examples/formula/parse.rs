//! Reads formulas. Errors say at which byte.

use crate::formula::{Expr, Formula, Name, Operator, Sum};
use crate::functions;
use winnow::ascii::{digit0, digit1, multispace0};
use winnow::combinator::{Infix, Prefix, delimited, expression, opt, peek};
use winnow::error::ParserError;
use winnow::prelude::*;
use winnow::stream::{LocatingSlice, Location, Stateful};
use winnow::token::{any, one_of, take_till, take_while};

/// Longest formula, in bytes: what the tree and its graph can be deep is bounded by it.
const LONGEST: usize = 500;
/// Most parentheses inside one another.
const DEEPEST: usize = 20;
/// Most terms of a sum; one in a sum counts as often as it is computed.
const MOST_TERMS: i64 = 10_000;

/// What is wrong with a formula.
#[derive(Clone, PartialEq, Debug)]
pub struct FormulaError {
    /// The byte at which it is wrong.
    pub at: usize,
    /// Why.
    pub message: String,
    /// Whether nothing else can be meant.
    certain: bool,
}

impl FormulaError {
    /// An error at a byte.
    pub fn new(at: usize, message: impl Into<String>) -> Self {
        FormulaError {
            at,
            message: message.into(),
            certain: true,
        }
    }

    /// The message, with the formula and a caret below the place.
    pub fn show(&self, formula: &str) -> String {
        let line: String = formula
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        let before = formula.get(..self.at).unwrap_or(formula).chars().count();
        format!("{}\n  {line}\n  {}^", self.message, " ".repeat(before))
    }
}

type Input<'s> = Stateful<LocatingSlice<&'s str>, Around>;
type Parsed<T> = Result<T, FormulaError>;

/// What is around the place that is read.
#[derive(Clone, Debug)]
struct Around {
    parentheses: usize,
    terms: i64,
}

impl ParserError<Input<'_>> for FormulaError {
    type Inner = Self;

    fn from_input(input: &Input) -> Self {
        FormulaError {
            certain: false,
            ..unexpected(input, "something else")
        }
    }

    fn is_backtrack(&self) -> bool {
        !self.certain
    }

    fn into_inner(self) -> Result<Self, Self> {
        Ok(self)
    }
}

/// Reads `left ~ right` or `left = right`.
pub fn parse(text: &str) -> Result<Formula, FormulaError> {
    if text.len() > LONGEST {
        let message = format!("the formula is longer than {LONGEST} bytes");
        return Err(FormulaError::new(0, message));
    }
    let around = Around {
        parentheses: 0,
        terms: 1,
    };
    let mut input = Input {
        input: LocatingSlice::new(text),
        state: around,
    };
    formula(&mut input)
}

fn formula(input: &mut Input) -> Parsed<Formula> {
    multispace0.parse_next(input)?;
    let left = match opt(name).parse_next(input)? {
        Some(name) => name,
        None => {
            return Err(unexpected(
                input,
                "the column to fit, as in `y ~ a * x + b`",
            ));
        }
    };
    if !skip(input, '~')? && !skip(input, '=')? {
        return Err(unexpected(
            input,
            "`~` after the column to fit, as in `y ~ a * x + b`",
        ));
    }
    multispace0.parse_next(input)?;
    let right_at = input.current_token_start();
    let right = expr(input)?;
    multispace0.parse_next(input)?;
    match next(input) {
        None => Ok(Formula {
            left,
            right,
            right_at,
        }),
        Some(')') => Err(FormulaError::new(
            input.current_token_start(),
            "this `)` closes nothing",
        )),
        Some(_) => Err(unexpected(input, "an operator or the end of the formula")),
    }
}

fn expr(input: &mut Input) -> Parsed<Expr> {
    expression(operand)
        .prefix(prefix)
        .infix(infix)
        .parse_next(input)
}

fn prefix<'s>(input: &mut Input<'s>) -> Parsed<Prefix<Input<'s>, Expr, FormulaError>> {
    if skip(input, '-')? {
        Ok(Prefix(8, |_, x| Ok(Expr::Negative(Box::new(x)))))
    } else if skip(input, '+')? {
        Ok(Prefix(8, |_, x| Ok(x)))
    } else {
        Err(unexpected(input, "a number, a name or `(`"))
    }
}

fn infix<'s>(input: &mut Input<'s>) -> Parsed<Infix<Input<'s>, Expr, FormulaError>> {
    multispace0.parse_next(input)?;
    let operator = one_of(['+', '-', '*', '/', '^']).parse_next(input)?;
    Ok(match operator {
        '+' => Infix::Left(5, |_, x, y| Ok(binary(Operator::Add, x, y))),
        '-' => Infix::Left(5, |_, x, y| Ok(binary(Operator::Sub, x, y))),
        '*' => Infix::Left(7, |_, x, y| Ok(binary(Operator::Mul, x, y))),
        '/' => Infix::Left(7, |_, x, y| Ok(binary(Operator::Div, x, y))),
        _ => Infix::Right(10, |_, x, y| Ok(binary(Operator::Pow, x, y))),
    })
}

fn binary(operator: Operator, x: Expr, y: Expr) -> Expr {
    Expr::Binary(operator, Box::new(x), Box::new(y))
}

/// A number, a name, a call or what is in parentheses.
fn operand(input: &mut Input) -> Parsed<Expr> {
    multispace0.parse_next(input)?;
    match next(input) {
        Some('(') => {
            let open = opening(input)?;
            let inner = expr(input)?;
            closing(input, open)?;
            Ok(inner)
        }
        Some(c) if c.is_ascii_digit() || c == '.' => number(input),
        _ => {
            let name = name(input)?;
            multispace0.parse_next(input)?;
            match next(input) {
                Some('(') if name.text == "sum" => sum(input),
                Some('(') => call(input, name),
                _ => Ok(Expr::Name(name)),
            }
        }
    }
}

fn number(input: &mut Input) -> Parsed<Expr> {
    let at = input.current_token_start();
    let exponent = (one_of(['e', 'E']), opt(one_of(['+', '-'])), digit1);
    let text = (digit0, opt(('.', digit0)), opt(exponent))
        .take()
        .parse_next(input)?;
    match text.parse() {
        Ok(x) if f64::is_finite(x) => Ok(Expr::Number(x)),
        Ok(_) => Err(FormulaError::new(at, format!("{text} is too large"))),
        Err(_) => Err(FormulaError::new(at, format!("`{text}` is no number"))),
    }
}

/// A name: letters, digits, `_` and `.`, or anything in backticks.
fn name(input: &mut Input) -> Parsed<Name> {
    let at = input.current_token_start();
    let text = if next(input) == Some('`') {
        delimited('`', take_till(1.., '`'), '`')
            .parse_next(input)
            .map_err(|_: FormulaError| {
                FormulaError::new(at, "this quoted name has no end, or is empty")
            })?
    } else {
        let first = one_of(|c: char| c.is_alphabetic() || c == '_');
        let rest = take_while(0.., |c: char| c.is_alphanumeric() || c == '_' || c == '.');
        (first, rest).take().parse_next(input)?
    };
    let text = text.to_string();
    Ok(Name { text, at })
}

fn call(input: &mut Input, name: Name) -> Parsed<Expr> {
    let Some(function) = functions::find(&name.text) else {
        let message = format!(
            "unknown function `{}`; there are {} and sum(i, first, last, term)",
            name.text,
            functions::names()
        );
        return Err(FormulaError::new(name.at, message));
    };
    let open = opening(input)?;
    let mut args = vec![expr(input)?];
    while skip(input, ',')? {
        args.push(expr(input)?);
    }
    closing(input, open)?;
    let arity = function.apply.arity();
    if args.len() != arity {
        let message = format!(
            "`{}` takes {arity} argument{}, not {}",
            name.text,
            if arity == 1 { "" } else { "s" },
            args.len()
        );
        return Err(FormulaError::new(name.at, message));
    }
    Ok(Expr::Call(function, args))
}

fn sum(input: &mut Input) -> Parsed<Expr> {
    let open = opening(input)?;
    multispace0.parse_next(input)?;
    let index = match opt(name).parse_next(input)? {
        Some(name) => name,
        None => return Err(unexpected(input, "the index, as in `sum(i, 1, 3, a * i)`")),
    };
    comma(input, "the index")?;
    let (first, at) = bound(input)?;
    comma(input, "the first value of the index")?;
    let (last, _) = bound(input)?;
    comma(input, "the last value of the index")?;
    if last < first {
        let message = format!("a sum from {first} to {last} has no terms");
        return Err(FormulaError::new(at, message));
    }
    let outside = input.state.terms;
    input.state.terms *= i64::from(last) - i64::from(first) + 1;
    if input.state.terms > MOST_TERMS {
        let message = format!(
            "{} terms are too many; at most {MOST_TERMS} are computed",
            input.state.terms
        );
        return Err(FormulaError::new(at, message));
    }
    let term = expr(input)?;
    input.state.terms = outside;
    closing(input, open)?;
    Ok(Expr::Sum(Box::new(Sum {
        index,
        first,
        last,
        term,
    })))
}

/// A bound of a sum, and where it is.
fn bound(input: &mut Input) -> Parsed<(i32, usize)> {
    multispace0.parse_next(input)?;
    let at = input.current_token_start();
    let text = opt((opt('-'), digit1).take()).parse_next(input)?;
    let Some(text) = text else {
        return Err(unexpected(input, "a whole number as a bound of the sum"));
    };
    let bound = text.parse();
    let bound = bound.map_err(|_| FormulaError::new(at, format!("{text} is too large")))?;
    Ok((bound, at))
}

fn comma(input: &mut Input, after: &str) -> Parsed<()> {
    if skip(input, ',')? {
        return Ok(());
    }
    Err(unexpected(input, &format!("`,` after {after}")))
}

/// Steps over `(`, and says where it was.
fn opening(input: &mut Input) -> Parsed<usize> {
    let at = input.current_token_start();
    any.parse_next(input)?;
    input.state.parentheses += 1;
    if input.state.parentheses > DEEPEST {
        let message = format!("more than {DEEPEST} parentheses inside one another");
        return Err(FormulaError::new(at, message));
    }
    Ok(at)
}

/// Steps over the `)` that belongs to the `(` at `open`.
fn closing(input: &mut Input, open: usize) -> Parsed<()> {
    if skip(input, ')')? {
        input.state.parentheses -= 1;
        return Ok(());
    }
    match next(input) {
        None => Err(FormulaError::new(
            open,
            "missing `)`: this `(` is never closed",
        )),
        Some(_) => Err(unexpected(input, "an operator or `)`")),
    }
}

/// Steps over spaces and `c`, if it comes next.
fn skip(input: &mut Input, c: char) -> Parsed<bool> {
    multispace0.parse_next(input)?;
    Ok(opt(c).parse_next(input)?.is_some())
}

fn next(input: &mut Input) -> Option<char> {
    let next: Parsed<char> = peek(any).parse_next(input);
    next.ok()
}

/// An error at what comes next.
fn unexpected(input: &Input, expected: &str) -> FormulaError {
    let found = match input.input.chars().next() {
        Some(c) => format!("unexpected `{c}`"),
        None => "the formula ends here".into(),
    };
    FormulaError::new(
        input.current_token_start(),
        format!("{found}: expected {expected}"),
    )
}
