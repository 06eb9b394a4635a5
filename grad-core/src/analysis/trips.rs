//! Loops over a range whose body is a straight line: what their trips have in common, which elements each trip touches,
//! and whether the trips may change places. This is what lets the emission hoist slices out of such a loop.

use super::linear::Linear;
use crate::entity::{NodeId, Value};
use crate::ir::{Attr, Def, FuncGraph, Loop, LoopHeader, Module, Node, NodeKind, Type};
use crate::ops;
use crate::ordered::{OrderedMap, OrderedSet};
use std::fmt;

/// What is known of the trips of a loop.
#[derive(Debug, Default)]
pub struct Trips {
    /// Whether they may run in any order, and be grouped at will: they meet in sums of cotangents only.
    pub free: bool,
    /// What the body does with each carried value.
    pub carried: Vec<Carried>,
    /// Parts of arrays that trips walk through, one element after the other.
    pub slices: Vec<Slice>,
    /// The accesses through slices: which slice, and how far ahead of the trip.
    pub through: OrderedMap<NodeId, (usize, usize)>,
    /// Parts of arrays that trips walk through and add to, where another such part of the same array may overlap.
    pub scatters: Vec<Slice>,
    /// The additions to such parts: which part, and how far ahead of the trip.
    pub scattered: OrderedMap<NodeId, (usize, usize)>,
    /// Elements that every trip adds to and none reads.
    pub sums: Vec<Element>,
    /// The additions to such elements.
    pub added: OrderedMap<NodeId, usize>,
    /// Nodes that give the same in every trip.
    pub invariant: OrderedSet<NodeId>,
    /// What does not change and is read by nobody, but may panic.
    pub checked: Vec<Value>,
    /// Checks of elements of parts, one element further in every trip: the index, of which the value in the first trip counts, and the
    /// length of the part, which does not change.
    pub elements: OrderedMap<NodeId, (Value, Value)>,
    /// Nodes of a trip that are still needed.
    pub live: OrderedSet<NodeId>,
}

/// What happens to a carried value.
#[derive(Clone, PartialEq, Debug)]
pub enum Carried {
    /// Nothing.
    Unchanged,
    /// These are added; those marked are subtracted.
    Sum(Vec<(Value, bool)>),
    /// An array that is written in place.
    InPlace,
    /// Something else.
    Other,
}

/// Consecutive elements of an array.
#[derive(Debug)]
pub struct Slice {
    /// The array: a param or capture of the body.
    pub array: Value,
    /// The indices of the array in an array of arrays.
    pub outer: Vec<Value>,
    /// The index of which the value in the first trip is where the slice begins.
    pub start: Value,
    /// How many elements more than trips there are.
    pub more: usize,
    /// Whether elements are written.
    pub written: bool,
}

/// One element of an array.
#[derive(Debug)]
pub struct Element {
    /// The array: a param of the body.
    pub array: Value,
    /// Its indices.
    pub path: Vec<Value>,
}

/// Looks at loop `l` of `module`; `None` if it does not end at its range's end, its body is more than a straight line, or
/// there are too few trips to have much in common.
pub fn trips(module: &Module, l: &Loop) -> Option<Trips> {
    let body = &module.funcs[l.body];
    let LoopHeader::Range { .. } = l.header else {
        return None;
    };
    if l.exits || l.short || *body.ty(body.params[0]) != Type::USIZE {
        return None;
    }
    let is_plain = |node: &Node| match &node.kind {
        NodeKind::Const(_) => true,
        NodeKind::Host(_) => node.kind.is_constant() && body.ty(node.results[0]).is_scalar(),
        NodeKind::Pop(_) => body.ty(node.results[0]).is_scalar(),
        NodeKind::Push(_) => element(body.ty(node.operands[0])),
        NodeKind::Prim(def, _) => {
            body.ty(node.results[0]).is_scalar()
                || *body.ty(node.results[0]) == Type::Unit
                || **def == ops::index::INDEX_SET
                || **def == ops::index::INDEX_ADD
        }
        NodeKind::Cond { .. }
        | NodeKind::Loop(_)
        | NodeKind::Call(_)
        | NodeKind::CallBack(_)
        | NodeKind::Primal(_) => false,
    };
    if !body.nodes.values().all(is_plain) {
        return None;
    }
    let look = Look::new(body, l);
    Some(look.trips())
}

/// An array as the trips see it.
struct Array {
    /// Where it comes into the body.
    root: Value,
    /// Reads and writes of elements.
    accesses: Vec<NodeId>,
    /// Whether it is only read.
    read_only: bool,
    /// Whether something else is done with it.
    opaque: bool,
}

impl Array {
    fn new(root: Value) -> Array {
        Array {
            root,
            accesses: vec![],
            read_only: true,
            opaque: false,
        }
    }

    /// Notes that a version of it is operand `i` of a node.
    fn read_at(&mut self, id: NodeId, node: &Node, i: usize) {
        let access = is_write(node) || is_prim(node, &ops::index::INDEX);
        if access && i == 0 {
            self.accesses.push(id);
            self.read_only &= !is_write(node);
        } else {
            self.opaque = true;
        }
    }
}

struct Look<'a> {
    body: &'a FuncGraph,
    l: &'a Loop,
    /// How often each value is read.
    uses: OrderedMap<Value, usize>,
    /// The array that each version is one of.
    roots: OrderedMap<Value, Value>,
    out: Trips,
}

impl<'a> Look<'a> {
    fn new(body: &'a FuncGraph, l: &'a Loop) -> Self {
        let mut uses = OrderedMap::new();
        let operands = body.nodes.values().flat_map(|n| &n.operands);
        for &v in operands.chain(&body.results) {
            *uses.entry(v).or_insert(0) += 1;
        }
        let mut roots: OrderedMap<Value, Value> = OrderedMap::new();
        for &v in body.params.iter().chain(&body.captures) {
            if !body.ty(v).is_scalar() {
                roots.insert(v, v);
            }
        }
        for node in body.nodes.values() {
            if is_write(node)
                && let Some(&root) = roots.get(&node.operands[0])
            {
                roots.insert(node.results[0], root);
            }
        }
        Look {
            body,
            l,
            uses,
            roots,
            out: Trips::default(),
        }
    }

    fn trips(mut self) -> Trips {
        let arrays = self.arrays();
        self.find_invariant(&arrays);
        let scalars = (0..self.l.carried).map(|k| self.carried(k)).collect();
        self.out.carried = scalars;
        let pushes = |n: &Node| matches!(n.kind, NodeKind::Push(_));
        let mut free = self.body.sums_are_free
            && !self.out.carried.contains(&Carried::Other)
            && !self.body.nodes.values().any(pushes);
        let places = arrays.iter().filter(|a| !a.accesses.is_empty());
        let places: Vec<Place> = places.map(|a| self.place(a)).collect();
        free &= places.iter().all(|p| p.free);
        self.out.free = free;
        // what was pushed upwards is popped as it is
        let upwards = self.l.header == LoopHeader::Range { rev: true };
        let pops = |n: &Node| matches!(n.kind, NodeKind::Pop(_));
        let apart = free && (upwards || !self.body.nodes.values().any(pops));
        for place in &places {
            self.hoist(place, apart);
        }
        self.find_live();
        self.out
    }

    fn param(&self, k: usize) -> Value {
        self.body.params[self.l.leading_params() + k]
    }

    fn result(&self, k: usize) -> Value {
        self.body.results[self.l.leading_results() + k]
    }

    fn carried(&self, k: usize) -> Carried {
        let (param, result) = (self.param(k), self.result(k));
        if param == result {
            return Carried::Unchanged;
        }
        if self.roots.contains_key(&param) {
            return match self.roots.get(&result) {
                Some(root) if *root == param => Carried::InPlace,
                _ => Carried::Other,
            };
        }
        let known =
            matches!(self.body.ty(param), Type::Float(t) if *t != crate::ir::FloatType::Open);
        match self.addends(result, param) {
            Some(addends) if known => Carried::Sum(addends),
            _ => Carried::Other,
        }
    }

    /// What is added to `param` to give `v`, if nothing else reads what is between them.
    fn addends(&self, v: Value, param: Value) -> Option<Vec<(Value, bool)>> {
        if self.uses[&v] != 1 {
            return None;
        }
        if v == param {
            return Some(vec![]);
        }
        let node = self.body.def_node(v)?;
        let &[a, b] = &node.operands[..] else {
            return None;
        };
        let (rest, added, negated) = if is_prim(node, &ops::arith::ADD) {
            match self.addends(a, param) {
                Some(rest) => (rest, b, false),
                None => (self.addends(b, param)?, a, false),
            }
        } else if is_prim(node, &ops::arith::SUB) {
            (self.addends(a, param)?, b, true)
        } else {
            return None;
        };
        Some([rest, vec![(added, negated)]].concat())
    }

    fn arrays(&self) -> Vec<Array> {
        let mut arrays = OrderedMap::new();
        for (&v, &root) in &self.roots {
            if v == root {
                arrays.insert(root, Array::new(root));
            }
        }
        for (id, node) in self.body.nodes.iter() {
            for (i, v) in node.operands.iter().enumerate() {
                let array = self.roots.get(v).and_then(|root| arrays.get_mut(root));
                if let Some(array) = array {
                    array.read_at(id, node, i);
                }
            }
        }
        for k in 0..self.l.carried {
            let root = self.roots.get(&self.result(k));
            if let Some(array) = root.and_then(|root| arrays.get_mut(root)) {
                array.opaque |= self.param(k) != array.root;
            }
        }
        arrays.into_values().collect()
    }

    /// Scalars that are computed from what does not change.
    fn find_invariant(&mut self, arrays: &[Array]) {
        let read_only = arrays.iter().filter(|a| a.read_only);
        let read_only: OrderedSet<Value> = read_only.map(|a| a.root).collect();
        for (id, node) in self.body.nodes.iter() {
            let stays = |v: &Value| match self.body.values[*v].def {
                Def::Capture(_) => true,
                Def::Result(n, _) => self.out.invariant.contains(&n),
                Def::Param(i) => {
                    let k = i.checked_sub(self.l.leading_params());
                    k.is_some_and(|k| self.param(k) == self.result(k))
                }
            };
            let whole = |v: &Value| {
                let root = self.roots.get(v);
                root.is_none_or(|r| read_only.contains(r))
            };
            let pure = node.kind.is_constant() || matches!(node.kind, NodeKind::Prim(..));
            if pure && !is_write(node) && node.operands.iter().all(|v| stays(v) && whole(v)) {
                self.out.invariant.insert(id);
            }
        }
    }

    fn is_invariant(&self, v: Value) -> bool {
        match self.body.values[v].def {
            Def::Capture(_) => true,
            Def::Result(n, _) => self.out.invariant.contains(&n),
            Def::Param(_) => false,
        }
    }

    /// Finds out where an array is touched.
    fn place<'p>(&self, array: &'p Array) -> Place<'p> {
        let accesses: Vec<Access> = array.accesses.iter().map(|&id| self.access(id)).collect();
        let groups = groups(&accesses);
        let whole = accesses.iter().all(|a| a.group.is_some());
        let own = whole && groups.len() == 1 && groups[0].offsets.len() == 1;
        let only_grows = accesses.iter().all(|a| a.adds);
        Place {
            free: array.read_only || (!array.opaque && (own || only_grows)),
            scattered: whole && !own && only_grows,
            array,
            accesses,
            groups,
            whole,
        }
    }

    /// Notes what can be found before the loop; `apart`, if additions may be collected.
    fn hoist(&mut self, place: &Place, apart: bool) {
        let array = place.array;
        if array.opaque || !element(self.body.ty(array.root)) {
            return;
        }
        let numbers = place.accesses.iter().all(|a| self.adds_number(a));
        if place.scattered && apart && numbers {
            self.scatter(place);
        } else if array.read_only || (place.groups.len() == 1 && place.whole) {
            for group in &place.groups {
                self.slice(array, group);
            }
        } else if place.accesses.iter().all(|a| a.adds) && place.groups.is_empty() {
            self.sums(array, &place.accesses);
        }
    }

    /// Additions to parts that may overlap: those that are close to each other are one part.
    fn scatter(&mut self, place: &Place) {
        for group in &place.groups {
            let mut first = i64::MIN;
            let mut aheads = OrderedMap::new();
            for (&offset, (start, outer)) in &group.offsets {
                if aheads.is_empty() || offset - first > CLOSE {
                    first = offset;
                    self.out.scatters.push(Slice {
                        array: place.array.root,
                        outer: outer.clone(),
                        start: *start,
                        more: 0,
                        written: true,
                    });
                }
                let at = self.out.scatters.len() - 1;
                let ahead = usize::try_from(offset - first).unwrap_or(0);
                self.out.scatters[at].more = ahead;
                aheads.insert(offset, (at, ahead));
            }
            let all = group.accesses.iter();
            self.out
                .scattered
                .extend(all.map(|(id, offset)| (*id, aheads[offset])));
        }
    }

    /// Whether a number of a known type is added.
    fn adds_number(&self, a: &Access) -> bool {
        let node = &self.body.nodes[a.id];
        let value = node.operands[node.operands.len() - 1];
        matches!(self.body.ty(value), Type::Float(t) if *t != crate::ir::FloatType::Open)
    }

    fn slice(&mut self, array: &Array, group: &Group) {
        let (&first, &last) = match (
            group.offsets.keys().next(),
            group.offsets.keys().next_back(),
        ) {
            (Some(first), Some(last)) => (first, last),
            _ => return,
        };
        let Ok(more) = usize::try_from(last - first) else {
            return;
        };
        if more > FAR {
            return;
        }
        let (start, outer) = group.offsets[&first].clone();
        let slice = self.out.slices.len();
        for &(id, offset) in &group.accesses {
            let ahead = usize::try_from(offset - first).unwrap_or(0);
            self.out.through.insert(id, (slice, ahead));
        }
        self.out.slices.push(Slice {
            array: array.root,
            outer,
            start,
            more,
            written: !array.read_only,
        });
    }

    /// An array that all accesses add to, at places that are the same in every trip. Where the order of additions is kept, no two
    /// of them may be the same element.
    fn sums(&mut self, array: &Array, accesses: &[Access]) {
        let fixed = |a: &Access| a.path.iter().all(|&v| self.is_invariant(v));
        if !accesses.iter().all(|a| fixed(a) && self.adds_number(a)) {
            return;
        }
        let mut elements: OrderedMap<Vec<Linear>, Vec<&Access>> = OrderedMap::new();
        for access in accesses {
            let Some(at) = self.linear(&access.path) else {
                return;
            };
            elements.entry(at).or_default().push(access);
        }
        if !self.out.free && !are_apart(elements.keys()) {
            return;
        }
        for same in elements.into_values() {
            let sum = self.out.sums.len();
            self.out.added.extend(same.iter().map(|a| (a.id, sum)));
            self.out.sums.push(Element {
                array: array.root,
                path: same[0].path.clone(),
            });
        }
    }

    /// The indices of a path as sums.
    fn linear(&self, path: &[Value]) -> Option<Vec<Linear>> {
        let index = self.body.params[0];
        let linear = |&v: &Value| Linear::of(self.body, v, &|v| self.is_invariant(v), index);
        path.iter().map(linear).collect()
    }

    fn access(&self, id: NodeId) -> Access {
        let node = &self.body.nodes[id];
        let end = node.operands.len() - usize::from(is_write(node));
        let path = node.operands[1..end].to_vec();
        Access {
            id,
            adds: is_prim(node, &ops::index::INDEX_ADD),
            group: self.walks(node, &path),
            path,
        }
    }

    /// The group of an access that goes one element further in every trip.
    fn walks(&self, node: &Node, path: &[Value]) -> Option<(Vec<Value>, Linear)> {
        let (&last, outer) = path.split_last()?;
        let mut ty = self.body.ty(node.operands[0]);
        for _ in path {
            ty = ty.element()?;
        }
        let index = self.body.params[0];
        let linear = Linear::of(self.body, last, &|v| self.is_invariant(v), index)?;
        let fits = node.attr() == Attr::None
            && ty.is_scalar()
            && *self.body.ty(last) == Type::USIZE
            && linear.trips == 1
            && outer.iter().all(|&v| self.is_invariant(v));
        fits.then(|| (outer.to_vec(), linear))
    }

    /// Whether nothing but a panic can come of a node. The way back checks nothing again; where a slice begins and ends is
    /// checked before the loop.
    fn only_checks(&self, id: NodeId, node: &Node) -> bool {
        let can_panic = match &node.kind {
            NodeKind::Prim(def, _) => def.can_panic(self.body.ty(node.results[0])),
            _ => false,
        };
        let unread = |v: &Value| !self.uses.contains_key(v);
        can_panic
            && !self.body.sums_are_free
            && !self.out.through.contains_key(&id)
            && node.results.iter().all(unread)
    }

    /// The index and the length of a check of an element that is one further in every trip.
    fn checked_element(&self, node: &Node) -> Option<(Value, Value)> {
        let &[i, len] = &node.operands[..] else {
            return None;
        };
        let index = self.body.params[0];
        let walks = || Linear::of(self.body, i, &|v| self.is_invariant(v), index);
        let fits = is_prim(node, &ops::check::ELEMENT) && self.is_invariant(len);
        (fits && walks()?.trips == 1).then_some((i, len))
    }

    /// From what a trip leaves back to what that is made of.
    fn find_live(&mut self) {
        let mut open: Vec<Value> = vec![];
        for (k, carried) in self.out.carried.iter().enumerate() {
            match carried {
                Carried::Sum(addends) if self.out.free => {
                    open.extend(addends.iter().map(|(v, _)| *v));
                }
                Carried::Unchanged | Carried::InPlace => {}
                Carried::Sum(_) | Carried::Other => open.push(self.result(k)),
            }
        }
        let mut nodes: Vec<NodeId> = vec![];
        for (id, node) in self.body.nodes.iter() {
            if self.only_checks(id, node) {
                match self.checked_element(node) {
                    _ if self.out.invariant.contains(&id) => {
                        self.out.checked.push(node.results[0]);
                    }
                    Some(element) => {
                        self.out.elements.insert(id, element);
                    }
                    None => nodes.push(id),
                }
            }
            if is_write(node) || matches!(node.kind, NodeKind::Pop(_) | NodeKind::Push(_)) {
                nodes.push(id);
            }
        }
        loop {
            while let Some(v) = open.pop() {
                if let Def::Result(id, _) = self.body.values[v].def {
                    nodes.push(id);
                }
            }
            let Some(id) = nodes.pop() else { break };
            if self.out.invariant.contains(&id) || !self.out.live.insert(id) {
                continue;
            }
            open.extend(self.out.read_in_trip(&self.body.nodes[id], id));
        }
    }
}

impl Trips {
    /// Whether a node is an addition that is made after the trip.
    pub fn is_collected(&self, id: NodeId) -> bool {
        self.added.contains_key(&id) || self.scattered.contains_key(&id)
    }

    /// The operands of a node that a trip evaluates: places that are hoisted are not looked for again.
    pub fn read_in_trip(&self, node: &Node, id: NodeId) -> Vec<Value> {
        if self.through.contains_key(&id) || self.is_collected(id) {
            let value = is_write(node).then(|| node.operands[node.operands.len() - 1]);
            return value.into_iter().collect();
        }
        node.operands.clone()
    }
}

impl fmt::Display for Trips {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(if self.free {
            "in any order"
        } else {
            "in order"
        })?;
        for slice in &self.slices {
            let verb = if slice.written { "write" } else { "read" };
            write!(f, "; {verb} {}", slice.array)?;
            slice.outer.iter().try_for_each(|v| write!(f, "[{v}]"))?;
            write!(f, " from {}", slice.start)?;
            if slice.more > 0 {
                write!(f, " and {} more", slice.more)?;
            }
        }
        for part in &self.scatters {
            write!(f, "; add to {}", part.array)?;
            part.outer.iter().try_for_each(|v| write!(f, "[{v}]"))?;
            write!(f, " from {}", part.start)?;
            if part.more > 0 {
                write!(f, " and {} more", part.more)?;
            }
        }
        for sum in &self.sums {
            write!(f, "; sum in {}", sum.array)?;
            sum.path.iter().try_for_each(|v| write!(f, "[{v}]"))?;
        }
        for (i, len) in self.elements.values() {
            write!(f, "; check {i} of {len}")?;
        }
        for (k, carried) in self.carried.iter().enumerate() {
            if let Carried::Sum(terms) = carried {
                write!(f, "; carried value {k} is a sum of {}", terms.len())?;
            }
        }
        Ok(())
    }
}

/// One read or write of an element.
struct Access {
    id: NodeId,
    adds: bool,
    path: Vec<Value>,
    group: Option<(Vec<Value>, Linear)>,
}

/// How the trips touch an array.
struct Place<'a> {
    array: &'a Array,
    accesses: Vec<Access>,
    /// Those that go one element further in every trip.
    groups: Vec<Group>,
    /// Whether all do.
    whole: bool,
    /// Whether the trips may change places.
    free: bool,
    /// Whether it is added to in several places, which may overlap.
    scattered: bool,
}

/// Accesses that differ by a literal distance only.
struct Group {
    outer: Vec<Value>,
    linear: Linear,
    accesses: Vec<(NodeId, i64)>,
    /// An index of each distance, and the indices before it.
    offsets: OrderedMap<i64, (Value, Vec<Value>)>,
}

/// Additions further apart than this are collected apart.
const CLOSE: i64 = 8;

/// A slice longer than the trips by more than this is not hoisted.
const FAR: usize = 64;

fn groups(accesses: &[Access]) -> Vec<Group> {
    let mut groups: Vec<Group> = vec![];
    for access in accesses {
        let Some((outer, linear)) = &access.group else {
            continue;
        };
        let found = groups
            .iter()
            .position(|g| g.outer == *outer && g.linear.terms == linear.terms);
        let at = found.unwrap_or_else(|| {
            groups.push(Group {
                outer: outer.clone(),
                linear: linear.clone(),
                accesses: vec![],
                offsets: OrderedMap::new(),
            });
            groups.len() - 1
        });
        let group = &mut groups[at];
        group.accesses.push((access.id, linear.constant));
        let last = access.path[access.path.len() - 1];
        group
            .offsets
            .entry(linear.constant)
            .or_insert((last, outer.clone()));
    }
    groups
}

/// Whether different places differ in numbers only.
fn are_apart<'a>(mut places: impl Iterator<Item = &'a Vec<Linear>>) -> bool {
    let terms = |place: &'a Vec<Linear>| place.iter().map(|i| &i.terms);
    let Some(first) = places.next() else {
        return true;
    };
    places.all(|other| terms(first).eq(terms(other)))
}

/// Whether a number, or those in an array, have a type that can be written.
fn element(ty: &Type) -> bool {
    match ty {
        Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => element(t),
        Type::Float(t) => *t != crate::ir::FloatType::Open,
        Type::Int(t) => *t != crate::ir::IntType::Open,
        Type::Bool => true,
        Type::Unit
        | Type::Tuple(_)
        | Type::Named(_)
        | Type::Tensor(_)
        | Type::Pullback
        | Type::Open => false,
    }
}

fn is_write(node: &Node) -> bool {
    is_prim(node, &ops::index::INDEX_SET) || is_prim(node, &ops::index::INDEX_ADD)
}

fn is_prim(node: &Node, def: &ops::PrimDef) -> bool {
    matches!(node.kind, NodeKind::Prim(d, _) if d == def)
}
