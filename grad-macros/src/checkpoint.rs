//! The attribute `#[checkpoint]` of a loop, as written.

use crate::report::{Problems, Site};
use std::collections::BTreeSet;
use syn::{Attribute, Expr, Lit, Meta, Stmt};

/// After how many trips the state is kept.
pub enum Every {
    /// About the square root of their number.
    About,
    /// So many.
    Trips(Expr),
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
    const FORMS: &str =
        "write `#[checkpoint]`, or `#[checkpoint(n)]` with a number, a constant or a variable";
    match &attr.meta {
        Meta::Path(_) => Ok(Every::About),
        Meta::NameValue(_) => Err(FORMS),
        Meta::List(_) => {
            let n: Expr = attr.parse_args().map_err(|_| FORMS)?;
            match &n {
                Expr::Lit(lit) => match &lit.lit {
                    Lit::Int(i) if i.base10_digits() == "0" => Err(
                        "write how many trips there are from one state that is kept to the next: 1 or more",
                    ),
                    Lit::Int(_) => Ok(Every::Trips(n)),
                    _ => Err(FORMS),
                },
                Expr::Path(_) | Expr::Field(_) => Ok(Every::Trips(n)),
                _ => Err(FORMS),
            }
        }
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
        Ok(Every::Trips(n)) => Some(n).filter(|n| !matches!(n, Expr::Lit(_))),
        Ok(Every::About) | Err(_) => None,
    }
}

/// Refuses what the attributes of a loop say wrongly of checkpoints. Gives the addresses of those that it has looked at.
pub fn check(attrs: &[Attribute], problems: &mut Problems) -> BTreeSet<usize> {
    let mut seen = BTreeSet::new();
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
