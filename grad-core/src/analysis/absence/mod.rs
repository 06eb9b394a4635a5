//! Where a cotangent that does not exist must be told from one that is zero.
//!
//! What is selected away (an untaken branch, the losing operand of `max`, an element that nobody reads) has no cotangent. On its
//! way on a zero in its place would meet infinite partials, and cost time. Two questions are answered for every value:
//! *care*, what its way back could do to such a zero until it is added to a cotangent that is sure, from the params on; and
//! *sure*, whether some contribution to its cotangent always exists, from the results back. What needs no care, and what is sure, is left as it is. An array is sure if
//! a loop reads all its elements, one after the other (`whole`).

mod care;
mod groups;
mod handed;
mod places;
mod sure;
mod whole;

use super::activity::{Activity, Seeds, activity_with};
use crate::entity::{FuncRef, NodeId, SecondaryMap, Value};
use crate::ir::{ArgMode, FuncGraph, Module, Type};
use crate::ordered::{OrderedMap, OrderedSet};
use crate::passes::walk;
use crate::registry::GradRegistry;
use groups::Groups;
use places::Parts;
use std::cell::RefCell;

/// What the way back from a value could do to a zero in the place of a cotangent that does not exist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Care {
    /// Nothing: it is added up.
    #[default]
    No,
    /// It is multiplied by what is finite as long as all numbers are: values, sines, sums of products.
    Times,
    /// It leaves the function as the cotangent, or in the cotangent, of what is passed by value: what then becomes of it the caller
    /// knows.
    Leaves,
    /// It meets what may be infinite where all numbers are finite, or what takes time: a root, a loop, a call.
    Dear,
}

/// The answers for a function and the graphs inside it.
#[derive(Clone, Debug, Default)]
pub struct Absence {
    care: OrderedMap<FuncRef, SecondaryMap<Value, Care>>,
    sure: OrderedMap<FuncRef, SecondaryMap<Value, bool>>,
    handed_on: OrderedSet<(FuncRef, Value)>,
    guarded: OrderedSet<(FuncRef, NodeId)>,
    unsure: OrderedSet<(FuncRef, usize)>,
    /// Arrays in whose adjoints what does not exist is told from zeros, because of elements that are overwritten.
    apart: OrderedSet<(FuncRef, Value)>,
    /// Values whose adjoints are handed in by callers, who may tell what does not exist from zeros.
    handed_in: OrderedSet<(FuncRef, Value)>,
}

/// Loops that are nested deeper than this are not looked at until nothing changes: the time would double with each level.
const DEPTH: u32 = 4;

/// Looks at `func`, of whose values `activity` is known, and of which these results have cotangents.
pub fn absence(
    module: &Module,
    func: FuncRef,
    activity: &Activity,
    seeds: Seeds,
    registry: &GradRegistry,
) -> Absence {
    let mut pass = Pass {
        module,
        activity,
        registry,
        absence: Absence::default(),
        steep: OrderedMap::new(),
        depth: 0,
        under_guard: false,
        of_all: false,
        owners: walk::owners(module),
        parts: None,
        versions: RefCell::default(),
        origins: RefCell::default(),
        beside: RefCell::default(),
    };
    let graph = &module.funcs[func];
    let params = care_of_params(graph);
    let returned = graph.results.len() - graph.in_out_results().len();
    let is_seeded = |i| i < returned || seeds == Seeds::All;
    // of parts of what is returned the caller knows whether they have a cotangent
    // who goes back for the sake of what is left in in-outs need not have used what is returned
    let always_used = seeds == Seeds::Returned || returned == graph.results.len();
    let is_sure = |i: usize| match graph.ty(graph.results[i]) {
        Type::Float(_) => always_used,
        // of what is left in an array a zero is taken for one: to ask each element would cost what all others do
        ty => i >= returned && is_told_apart(ty),
    };
    let results: Vec<bool> = (0..graph.results.len())
        .map(|i| is_seeded(i) && is_sure(i))
        .collect();
    pass.care_and_sure(func, &params, &results);
    let groups = Groups::of(module, registry, func);
    pass.absence.handed_in = groups.handed(func);
    pass.absence.apart = pass.apart(func, groups, &results);
    if !pass.absence.apart.is_empty() {
        pass.care_and_sure(func, &params, &results);
    }
    pass.absence
}

impl Pass<'_> {
    /// At first nothing is known to be sure; then a zero need not be followed beyond what is.
    fn care_and_sure(&mut self, func: FuncRef, params: &[Care], results: &[bool]) {
        self.absence.sure.clear();
        for _ in 0..2 {
            self.care(func, params, &[]);
            self.sure(func, results);
        }
    }
}

/// Whether a zero in the place of the cotangent of what `func` leaves in its in-out params could become something else, or costs
/// time. Values of all types are asked about.
pub fn matters_to_in_outs(
    module: &Module,
    func: FuncRef,
    wrt: &[bool],
    registry: &GradRegistry,
) -> bool {
    let activity = activity_with(module, func, wrt, Seeds::All, registry);
    let mut pass = Pass {
        module,
        activity: &activity,
        registry,
        absence: Absence::default(),
        steep: OrderedMap::new(),
        depth: 0,
        under_guard: false,
        of_all: true,
        owners: SecondaryMap::new(),
        parts: None,
        versions: RefCell::default(),
        origins: RefCell::default(),
        beside: RefCell::default(),
    };
    let graph = &module.funcs[func];
    let results = pass.care(func, &care_of_params(graph), &[]);
    let returned = graph.results.len() - graph.in_out_results().len();
    results[returned..].contains(&Care::Dear)
}

fn care_of_params(graph: &FuncGraph) -> Vec<Care> {
    let of = |i| match (graph.mode(i), graph.ty(graph.params[i])) {
        (ArgMode::Value, ty) if ty.is_differentiable() => Care::Leaves,
        _ => Care::No,
    };
    (0..graph.params.len()).map(of).collect()
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
        let is_unsure = self.care(func, v) == Care::Dear && !self.is_sure(func, v);
        is_unsure || self.has_holes(func, v)
    }
    /// Whether what is added to the adjoint of `v` must not be `-0.0`, and what is not there must be: here or in a caller it is told
    /// from a zero.
    pub fn is_told(&self, func: FuncRef, v: Value) -> bool {
        self.handed_in.contains(&(func, v)) || self.tells_apart(func, v)
    }
    /// The same of an array all of whose versions are marked: an element of it may be overwritten.
    pub fn has_holes(&self, func: FuncRef, v: Value) -> bool {
        self.apart.contains(&(func, v))
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
    steep: OrderedMap<&'static str, bool>,
    depth: u32,
    under_guard: bool,
    /// Whether values of all types are looked at, not only those whose absent cotangents are told from zeros.
    of_all: bool,
    /// The node that each graph is inside of.
    owners: SecondaryMap<FuncRef, Option<(FuncRef, NodeId)>>,
    /// What is read for sure of values of the user's types, while that is found out.
    parts: Option<Parts<'m>>,
    /// The first version, in the same graph, of arrays of one length, as far as it has been asked for.
    versions: RefCell<OrderedMap<Place, Place>>,
    /// What captures are, as far as it has been asked for.
    origins: RefCell<OrderedMap<Place, Place>>,
    /// What is read in strides, once somebody asks.
    beside: RefCell<Option<whole::Beside>>,
}

/// A value of some graph.
type Place = (FuncRef, Value);

/// Numbers, and arrays of numbers: in others a cotangent that does not exist is a zero.
fn is_told_apart(ty: &Type) -> bool {
    match ty {
        Type::Slice(t) => matches!(**t, Type::Float(_)),
        Type::Array(t, _) | Type::Vec(t) => is_told_apart(t),
        ty => matches!(ty, Type::Float(_)),
    }
}

/// Values of which the adjoint is one place, with numbers in it, as far as is known.
fn is_place(ty: &Type) -> bool {
    match ty {
        Type::Slice(t) | Type::Array(t, _) | Type::Vec(t) => {
            matches!(**t, Type::Float(_)) || is_place(t)
        }
        ty => matches!(ty, Type::Tuple(_) | Type::Named(_) | Type::Open) && ty.is_differentiable(),
    }
}

fn is_number(graph: &FuncGraph, v: Value) -> bool {
    matches!(graph.ty(v), Type::Float(_))
}
