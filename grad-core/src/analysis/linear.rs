//! Indices as sums: a multiple of the loop's index, multiples of what does not change in the loop, and a number.

use crate::entity::Value;
use crate::ir::{FuncGraph, Node, NodeKind};
use crate::ops::{self, PrimDef};
use crate::ordered::OrderedMap;

/// Such a sum.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Linear {
    /// How often the loop's index is in it.
    pub trips: i64,
    /// How often each other value is in it; none zero times.
    pub terms: OrderedMap<Value, i64>,
    /// What is added.
    pub constant: i64,
}

impl Linear {
    /// `v` of a loop's body as such a sum, if it is one; `stays` says which values do not change.
    pub fn of(
        body: &FuncGraph,
        v: Value,
        stays: &impl Fn(Value) -> bool,
        index: Value,
    ) -> Option<Linear> {
        Linear::within(body, v, stays, index, DEPTH)
    }

    fn within(
        body: &FuncGraph,
        v: Value,
        stays: &impl Fn(Value) -> bool,
        index: Value,
        depth: u32,
    ) -> Option<Linear> {
        if v == index {
            return Some(Linear {
                trips: 1,
                ..Linear::default()
            });
        }
        let of = |v: Value| Linear::within(body, v, stays, index, depth - 1);
        let node = body.def_node(v).filter(|_| depth > 0);
        let known = match node {
            Some(Node {
                kind: NodeKind::Const(text),
                ..
            }) => literal(text),
            Some(node) => match (prim(node), &node.operands[..]) {
                (Some(def), &[a, b]) if *def == ops::arith::ADD => of(a)?.plus(&of(b)?, 1),
                (Some(def), &[a, b]) if *def == ops::arith::SUB => of(a)?.plus(&of(b)?, -1),
                (Some(def), &[a, b]) if *def == ops::arith::MUL => match (of(a)?, of(b)?) {
                    (a, b) if b.is_number() => Linear::default().plus(&a, b.constant),
                    (a, b) if a.is_number() => Linear::default().plus(&b, a.constant),
                    _ => None,
                },
                _ => None,
            },
            None => None,
        };
        let atom = || Linear {
            terms: OrderedMap::from([(v, 1)]),
            ..Linear::default()
        };
        known.or_else(|| stays(v).then(atom))
    }

    fn is_number(&self) -> bool {
        self.trips == 0 && self.terms.is_empty()
    }

    /// The sum of this and `times` times the other, if it does not overflow.
    pub fn plus(&self, other: &Linear, times: i64) -> Option<Linear> {
        let add = |a: i64, b: i64| b.checked_mul(times).and_then(|b| a.checked_add(b));
        let mut terms = self.terms.clone();
        for (&v, &n) in &other.terms {
            let sum = add(terms.get(&v).copied().unwrap_or(0), n)?;
            terms.insert(v, sum);
        }
        terms.retain(|_, n| *n != 0);
        Some(Linear {
            trips: add(self.trips, other.trips)?,
            terms,
            constant: add(self.constant, other.constant)?,
        })
    }
}

/// How deep a sum is looked into: what is used twice is looked at twice.
const DEPTH: u32 = 8;

fn prim(node: &Node) -> Option<&'static PrimDef> {
    match node.kind {
        NodeKind::Prim(def, _) => Some(def),
        _ => None,
    }
}

fn literal(text: &str) -> Option<Linear> {
    let constant = text
        .trim_end_matches("usize")
        .replace('_', "")
        .parse()
        .ok()?;
    Some(Linear {
        constant,
        ..Linear::default()
    })
}
