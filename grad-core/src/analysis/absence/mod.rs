//! Where a cotangent that does not exist must be told from one that is zero.
//!
//! What is selected away (an untaken branch, the losing operand of `max`, an element that nobody reads) has no cotangent. On its
//! way on a zero in its place would meet infinite partials, and cost time. Two questions are answered for every value:
//! *care*, what its way back could do to such a zero until it is added to a cotangent that is sure, from the params on; and
//! *sure*, whether some contribution to its cotangent always exists, from the results back. What needs no care, and what is sure, is left as it is. An array is sure if
//! a loop reads element after element of it, whatever is in them: it is taken to be read whole.

mod care;
mod handed;
mod sure;

use super::activity::Activity;
use crate::entity::{FuncRef, NodeId, SecondaryMap, Value};
use crate::ir::{ArgMode, FuncGraph, Module, Type};
use crate::registry::GradRegistry;
use std::collections::{BTreeMap, BTreeSet};

/// What the way back from a value could do to a zero in the place of a cotangent that does not exist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Care {
    /// Nothing: it is added up.
    #[default]
    No,
    /// It is multiplied by what is finite as long as all numbers are: values, sines, sums of products.
    Times,
    /// It leaves the function as the cotangent of a number that is passed by value: what then becomes of it the caller knows.
    Leaves,
    /// It meets what may be infinite where all numbers are finite, or what takes time: a root, a loop, a call.
    Dear,
}

/// The answers for a function and the graphs inside it.
#[derive(Debug, Default)]
pub struct Absence {
    care: BTreeMap<FuncRef, SecondaryMap<Value, Care>>,
    sure: BTreeMap<FuncRef, SecondaryMap<Value, bool>>,
    /// Integers that are not the same in every trip of the loops around them.
    varies: BTreeMap<FuncRef, SecondaryMap<Value, bool>>,
    handed_on: BTreeSet<(FuncRef, Value)>,
    guarded: BTreeSet<(FuncRef, NodeId)>,
    unsure: BTreeSet<(FuncRef, usize)>,
}

/// Loops that are nested deeper than this are not looked at until nothing changes: the time would double with each level.
const DEPTH: u32 = 4;

/// Looks at `func`, of whose values `activity` is known.
pub fn absence(
    module: &Module,
    func: FuncRef,
    activity: &Activity,
    registry: &GradRegistry,
) -> Absence {
    let mut pass = Pass {
        module,
        activity,
        registry,
        absence: Absence::default(),
        steep: BTreeMap::new(),
        depth: 0,
        under_guard: false,
    };
    pass.varies(func, &[], &[]);
    let graph = &module.funcs[func];
    let params: Vec<Care> = (0..graph.params.len())
        .map(|i| match (graph.mode(i), graph.ty(graph.params[i])) {
            (ArgMode::Value, Type::Float(_)) => Care::Leaves,
            _ => Care::No,
        })
        .collect();
    let results = vec![true; graph.results.len()];
    // at first nothing is known to be sure; then a zero need not be followed beyond what is
    for _ in 0..2 {
        pass.care(func, &params, &[]);
        pass.sure(func, &results);
    }
    pass.absence
}

impl Absence {
    /// What the way back from `v` could do to a zero.
    pub fn care(&self, func: FuncRef, v: Value) -> Care {
        self.care.get(&func).map(|care| care[v]).unwrap_or_default()
    }
    /// Whether some contribution to the cotangent of `v` always exists.
    pub fn is_sure(&self, func: FuncRef, v: Value) -> bool {
        self.sure.get(&func).is_some_and(|sure| sure[v])
    }
    /// Whether an element of the adjoint of array `v` to which nothing was added must be told from a zero.
    pub fn tells_apart(&self, func: FuncRef, v: Value) -> bool {
        self.care(func, v) == Care::Dear && !self.is_sure(func, v)
    }
    /// Whether loop `id` is not undone where none of its results has a cotangent.
    pub fn is_guarded(&self, func: FuncRef, id: NodeId) -> bool {
        self.guarded.contains(&(func, id))
    }
    /// Whether the cotangent of the `k`-th value that trips of `body` carry may be absent, and must be told from a zero.
    pub fn is_unsure(&self, body: FuncRef, k: usize) -> bool {
        self.unsure.contains(&(body, k))
    }
}

struct Pass<'m> {
    module: &'m Module,
    activity: &'m Activity,
    registry: &'m GradRegistry,
    absence: Absence,
    /// Of primitives, whether a partial may be infinite where all numbers are finite.
    steep: BTreeMap<&'static str, bool>,
    depth: u32,
    under_guard: bool,
}

/// Numbers, and arrays of numbers: in others a cotangent that does not exist is a zero.
fn is_told_apart(ty: &Type) -> bool {
    match ty {
        Type::Slice(t) => matches!(**t, Type::Float(_)),
        Type::Array(t, _) | Type::Vec(t) => is_told_apart(t),
        ty => matches!(ty, Type::Float(_)),
    }
}

fn is_number(graph: &FuncGraph, v: Value) -> bool {
    matches!(graph.ty(v), Type::Float(_))
}
