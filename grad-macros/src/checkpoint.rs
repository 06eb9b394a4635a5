//! The attribute `#[checkpoint]` of a loop, as written.

use crate::report::{Problems, Site};
use grad_core::ordered::OrderedSet;
use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::{Attribute, BinOp, Expr, Lit, Meta, Stmt, Token};

/// Which states are kept.
pub enum Every {
    /// One after about the square root of the number of trips.
    About,
    /// One after so many trips.
    Trips(Expr),
    /// Some, for the fewest trips that are run again.
    Some(Room),
    /// One after so many trips in a file, or after about the square root of their number, and of those between two of them some.
    Disk {
        /// The directory.
        path: Box<Expr>,
        trips: Option<Box<Expr>>,
        room: Option<Room>,
    },
}

/// How many states there may be at most.
pub enum Room {
    /// So many.
    Slots(Expr),
    /// As many as fit into so many bytes.
    Memory(Expr),
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
    let said = match &attr.meta {
        Meta::Path(_) => return Ok(Every::About),
        Meta::NameValue(_) => return Err(FORMS),
        Meta::List(_) => attr.parse_args_with(Parts::parse_terminated),
    };
    let mut said = Said::of(said.map_err(|_| FORMS)?)?;
    let room = match (said.take("slots"), said.take("memory")) {
        (Some(_), Some(_)) => return Err(TWO_BOUNDS),
        (Some(n), None) => Some(Room::Slots(number(n, NO_SLOTS)?)),
        (None, Some(bytes)) => Some(Room::Memory(size(bytes)?)),
        (None, None) => None,
    };
    let trips = said.trips.map(|n| number(n, NO_TRIPS)).transpose()?;
    let disk = said.named.pop().map(|(_, path)| path);
    match (disk, trips, room) {
        (Some(_), ..) if !cfg!(feature = "disk") => Err(NO_DISK),
        (Some(path), trips, room) if is_place(&path) => Ok(Every::Disk {
            path: Box::new(path),
            trips: trips.map(Box::new),
            room,
        }),
        (Some(_), ..) => Err(NO_PATH),
        (None, Some(n), None) => Ok(Every::Trips(n)),
        (None, None, Some(room)) => Ok(Every::Some(room)),
        (None, Some(_), Some(_)) => Err(NO_FILE),
        (None, None, None) => Err(FORMS),
    }
}

type Parts = Punctuated<Expr, Token![,]>;

/// What stands between the parentheses.
struct Said {
    trips: Option<Expr>,
    named: Vec<(String, Expr)>,
}

impl Said {
    /// At most one number, which comes first, then names that are known, each once.
    fn of(parts: Parts) -> Result<Said, &'static str> {
        let mut said = Said {
            trips: None,
            named: vec![],
        };
        for (i, part) in parts.into_iter().enumerate() {
            match part {
                Expr::Assign(part) => {
                    let name = part.left.to_token_stream().to_string();
                    let is_known = ["slots", "memory", "disk"].contains(&&*name);
                    if !is_known || said.named.iter().any(|(other, _)| *other == name) {
                        return Err(FORMS);
                    }
                    said.named.push((name, *part.right));
                }
                n if i == 0 => said.trips = Some(n),
                _ => return Err(FORMS),
            }
        }
        Ok(said)
    }

    fn take(&mut self, name: &str) -> Option<Expr> {
        let at = self.named.iter().position(|(other, _)| other == name)?;
        Some(self.named.remove(at).1)
    }
}

const FORMS: &str = "write `#[checkpoint]`, or `#[checkpoint(n)]`, `#[checkpoint(slots = n)]` or `#[checkpoint(memory = n)]` with a number, a constant or a variable";
const TWO_BOUNDS: &str =
    "say how many states may be kept, `slots = n`, or in how many bytes, `memory = n`, not both";
const NO_FILE: &str = "a number of trips beside `slots` or `memory` is that between two states in a file: add `disk = path`, or remove it";
const NO_PATH: &str = "write the directory of the file as text, a constant or a variable";
const NO_DISK: &str = "states are kept in a file by the feature `disk` of `grads`: write `grads = { .., features = [\"disk\"] }` in Cargo.toml";
const NO_TRIPS: &str =
    "write how many trips there are from one state that is kept to the next: 1 or more";
const NO_BYTES: &str = "write how many bytes the states may take: 1 or more";
const NO_SLOTS: &str = "write how many states may be kept: 1 or more";

/// Text, a constant or a variable.
fn is_place(path: &Expr) -> bool {
    match path {
        Expr::Lit(lit) => matches!(lit.lit, Lit::Str(_)),
        Expr::Path(_) | Expr::Field(_) => true,
        _ => false,
    }
}

/// A number of bytes: also products and shifts of numbers, as in `256 << 20`.
fn size(n: Expr) -> Result<Expr, &'static str> {
    match &n {
        Expr::Binary(both) if matches!(both.op, BinOp::Mul(_) | BinOp::Shl(_)) => {
            size((*both.left).clone())?;
            size((*both.right).clone())?;
            Ok(n)
        }
        _ => number(n, NO_BYTES),
    }
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
pub fn named(stmt: &Stmt) -> Vec<Expr> {
    let attrs = match stmt {
        Stmt::Expr(Expr::ForLoop(l), _) => &l.attrs,
        Stmt::Expr(Expr::While(l), _) => &l.attrs,
        Stmt::Expr(Expr::Loop(l), _) => &l.attrs,
        _ => return vec![],
    };
    let said = attrs.iter().find(|a| is(a)).and_then(|a| every(a).ok());
    let (first, room) = match said {
        None | Some(Every::About) => return vec![],
        Some(Every::Trips(n)) => (vec![n], None),
        Some(Every::Some(room)) => (vec![], Some(room)),
        Some(Every::Disk { path, trips, room }) => {
            (trips.into_iter().chain([path]).map(|n| *n).collect(), room)
        }
    };
    let room = room.map(|(Room::Slots(n) | Room::Memory(n))| n);
    let mut all = first;
    all.extend(room);
    all.retain(|n| !matches!(n, Expr::Lit(_)));
    all
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
