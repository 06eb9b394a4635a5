//! The attribute `#[checkpoint]` of a loop, as written.

use crate::report::{Problems, Site};
use grad_core::ordered::OrderedSet;
use syn::{Attribute, Expr, Lit, Meta, Stmt};

/// Which states are kept.
pub enum Every {
    /// One after about the square root of the number of trips.
    About,
    /// One after so many trips.
    Trips(Expr),
    /// So many at most, for the fewest trips that are run again.
    Slots(Expr),
}

/// Whether an attribute is this one.
pub fn is(attr: &Attribute) -> bool {
    attr.path().is_ident("checkpoint")
}

/// What an attribute of this name says.
///
/// # Errors
/// What should stand there instead.
pub fn every(attr: &Attribute) -> Result<Every, &'static str> {
    let said: Expr = match &attr.meta {
        Meta::Path(_) => return Ok(Every::About),
        Meta::NameValue(_) => return Err(FORMS),
        Meta::List(_) => attr.parse_args().map_err(|_| FORMS)?,
    };
    match said {
        Expr::Assign(slots) if is_slots(&slots.left) => {
            number(*slots.right, NO_SLOTS).map(Every::Slots)
        }
        n => number(n, NO_TRIPS).map(Every::Trips),
    }
}

const FORMS: &str = "write `#[checkpoint]`, or `#[checkpoint(n)]` or `#[checkpoint(slots = n)]` with a number, a constant or a variable";
const NO_TRIPS: &str =
    "write how many trips there are from one state that is kept to the next: 1 or more";
const NO_SLOTS: &str = "write how many states may be kept: 1 or more";

fn is_slots(name: &Expr) -> bool {
    matches!(name, Expr::Path(p) if p.path.is_ident("slots"))
}

/// A number, a constant or a variable; `zero` is what to say of 0.
fn number(n: Expr, zero: &'static str) -> Result<Expr, &'static str> {
    match &n {
        Expr::Lit(lit) => match &lit.lit {
            Lit::Int(i) if i.base10_digits() == "0" => Err(zero),
            Lit::Int(_) => Ok(n),
            _ => Err(FORMS),
        },
        Expr::Path(_) | Expr::Field(_) => Ok(n),
        _ => Err(FORMS),
    }
}

/// What the attribute of a loop names.
pub fn named(stmt: &Stmt) -> Option<Expr> {
    let attrs = match stmt {
        Stmt::Expr(Expr::ForLoop(l), _) => &l.attrs,
        Stmt::Expr(Expr::While(l), _) => &l.attrs,
        Stmt::Expr(Expr::Loop(l), _) => &l.attrs,
        _ => return None,
    };
    match every(attrs.iter().find(|a| is(a))?) {
        Ok(Every::Trips(n) | Every::Slots(n)) => Some(n).filter(|n| !matches!(n, Expr::Lit(_))),
        Ok(Every::About) | Err(_) => None,
    }
}

/// Refuses what the attributes of a loop say wrongly of checkpoints. Gives the addresses of those that it has looked at.
pub fn check(attrs: &[Attribute], problems: &mut Problems) -> OrderedSet<usize> {
    let mut seen = OrderedSet::new();
    for attr in attrs.iter().filter(|a| is(a)) {
        if let Err(help) = every(attr) {
            problems.refuse(Site::of(attr), "this says nothing of checkpoints", help);
        } else if !seen.is_empty() {
            problems.refuse(Site::of(attr), "`#[checkpoint]` twice", "remove one");
        }
        seen.insert(std::ptr::from_ref(attr).addr());
    }
    seen
}
