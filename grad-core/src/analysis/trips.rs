//! Loops over a range whose body is a straight line: what their trips have in common, which elements each trip touches,
//! and whether the trips may change places. This is what lets the emission hoist slices out of such a loop.

use super::linear::Linear;
use crate::entity::{NodeId, Value};
use crate::ir::{Attr, Def, FuncGraph, Loop, LoopHeader, Module, Node, NodeKind, Type};
use crate::ops;
use crate::ops::path::{self, Step};
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

/// The type of a part of a type of the user's, by the type and the step that leads there; `None` if it is not known, or if the part
/// is written, the last argument, and has no cotangent.
pub type Layout<'a> = &'a dyn Fn(&str, &str, bool) -> Option<Type>;

/// Consecutive elements of an array.
#[derive(Debug)]
pub struct Slice {
    /// The array, or what it is a part of: a param or capture of the body.
    pub array: Value,
    /// The steps to the array, if fields are among them.
    pub steps: Attr,
    /// The indices on the way to the array.
    pub outer: Vec<Value>,
    /// The type of the array.
    pub ty: Type,
    /// The index of which the value in the first trip is where the slice begins.
    pub start: Value,
    /// How many elements more than trips there are.
    pub more: usize,
    /// Whether elements are written.
    pub written: bool,
}

/// One element of an array, or a number in a field.
#[derive(Debug)]
pub struct Element {
    /// The array, or what the element is a part of: a param of the body.
    pub array: Value,
    /// The steps to the element, if fields are among them.
    pub steps: Attr,
    /// Its indices.
    pub path: Vec<Value>,
}

/// Looks at loop `l` of `module`; `None` if it does not end at its range's end, its body is more than a straight line, or
/// there are too few trips to have much in common.
pub fn trips(module: &Module, l: &Loop, layout: Layout) -> Option<Trips> {
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
    let look = Look::new(body, l, layout);
    Some(look.trips())
}

/// An array as the trips see it, or a part of what has fields, apart from all others.
struct Array {
    /// Where it, or what it is a part of, comes into the body.
    root: Value,
    /// The steps of all accesses, if fields are among them.
    steps: Attr,
    /// Reads and writes of elements.
    accesses: Vec<NodeId>,
    /// Whether it is only read.
    read_only: bool,
    /// Whether something else is done with it.
    opaque: bool,
}

impl Array {
    fn new(root: Value, steps: Attr) -> Array {
        Array {
            root,
            steps,
            accesses: vec![],
            read_only: true,
            opaque: false,
        }
    }

    fn steps(&self) -> Vec<Step<'_>> {
        match &self.steps {
            Attr::None => vec![Step::Index],
            Attr::Field(text) => path::of_steps(text),
        }
    }
}

struct Look<'a> {
    body: &'a FuncGraph,
    l: &'a Loop,
    layout: Layout<'a>,
    /// How often each value is read.
    uses: OrderedMap<Value, usize>,
    /// The array that each version is one of.
    roots: OrderedMap<Value, Value>,
    out: Trips,
}

impl<'a> Look<'a> {
    fn new(body: &'a FuncGraph, l: &'a Loop, layout: Layout<'a>) -> Self {
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
            layout,
            uses,
            roots,
            out: Trips::default(),
        }
    }

    fn trips(mut self) -> Trips {
        let arrays = self.arrays();
        self.find_invariant();
        let scalars = (0..self.l.carried).map(|k| self.carried(k)).collect();
        self.out.carried = scalars;
        let pushes = |n: &Node| matches!(n.kind, NodeKind::Push(_));
        let mut free = self.body.sums_are_free
            && !self.out.carried.contains(&Carried::Other)
            && !self.body.nodes.values().any(pushes);
        let places: Vec<Place> = arrays.iter().map(|a| self.place(a)).collect();
        free &= places.iter().all(|p| p.free);
        self.out.free = free;
        // what was pushed upwards is popped as it is
        let upwards = self.l.header == LoopHeader::Range { rev: true };
        let pops = |n: &Node| matches!(n.kind, NodeKind::Pop(_));
        let apart = free && (upwards || !self.body.nodes.values().any(pops));
        let places: Vec<Place> = places.into_iter().map(|p| self.without_fixed(p)).collect();
        for place in &places {
            let others = places.iter().filter(|p| p.array.root == place.array.root);
            // a part that is borrowed for writing keeps all others from being touched
            let touched = others.filter(|p| !p.accesses.is_empty() && !self.is_summed(p));
            let alone = touched.count() <= 1;
            self.hoist(place, apart, alone);
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

    /// What is accessed: arrays, and the parts of what has fields, if they are apart.
    fn arrays(&self) -> Vec<Array> {
        let mut arrays: Vec<Array> = vec![];
        let written = self.written();
        for (id, node) in self.body.nodes.iter() {
            let Some((root, steps)) = self.accessed(node) else {
                continue;
            };
            let found = arrays
                .iter()
                .position(|a| a.root == root && a.steps == steps);
            let at = found.unwrap_or_else(|| {
                arrays.push(Array::new(root, steps));
                arrays.len() - 1
            });
            arrays[at].accesses.push(id);
            arrays[at].read_only = !written.contains(&root);
        }
        arrays.sort_by_key(|a| a.root);
        let opaque = self.opaque(&arrays);
        for array in &mut arrays {
            array.opaque = opaque.contains(&array.root);
        }
        arrays
    }

    /// The array that a node reads or writes an element of, and the steps to the element, if fields are among them.
    fn accessed(&self, node: &Node) -> Option<(Value, Attr)> {
        let access = is_write(node) || is_prim(node, &ops::index::INDEX);
        let root = self.roots.get(node.operands.first()?)?;
        access.then(|| (*root, node.attr()))
    }

    /// What elements are written of.
    fn written(&self) -> OrderedSet<Value> {
        let writes = self.body.nodes.values().filter(|node| is_write(node));
        writes
            .filter_map(|node| self.roots.get(&node.operands[0]).copied())
            .collect()
    }

    /// What something else is done with, and what has parts of which one may be in another.
    fn opaque(&self, arrays: &[Array]) -> OrderedSet<Value> {
        let mut opaque = OrderedSet::new();
        for node in self.body.nodes.values() {
            let others = usize::from(self.accessed(node).is_some());
            opaque.extend(
                node.operands[others..]
                    .iter()
                    .filter_map(|v| self.roots.get(v)),
            );
        }
        for k in 0..self.l.carried {
            let root = self.roots.get(&self.result(k));
            opaque.extend(root.filter(|root| **root != self.param(k)));
        }
        for (i, a) in arrays.iter().enumerate() {
            let same = arrays[..i].iter().filter(|b| b.root == a.root);
            let looked_up = a.steps().contains(&Step::Lookup);
            if looked_up
                || same
                    .into_iter()
                    .any(|b| !path::are_apart(&a.steps(), &b.steps()))
            {
                opaque.insert(a.root);
            }
        }
        opaque
    }

    /// Scalars that are computed from what does not change.
    fn find_invariant(&mut self) {
        let written = self.written();
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
                root.is_none_or(|r| !written.contains(r))
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
        let accesses = array.accesses.iter().map(|&id| self.access(id));
        self.touched(array, accesses.collect())
    }

    /// The place that such accesses make.
    fn touched<'p>(&self, array: &'p Array, accesses: Vec<Access>) -> Place<'p> {
        let groups = groups(&accesses);
        let whole = accesses.iter().all(|a| a.group.is_some());
        let own = whole && groups.len() == 1 && groups[0].offsets.len() == 1;
        let only_grows = accesses.iter().all(|a| a.adds);
        Place {
            free: array.read_only || (!array.opaque && (own || only_grows)),
            own,
            only_grows,
            array,
            accesses,
            groups,
            whole,
        }
    }

    /// Notes what can be found before the loop; `apart`, if additions may be collected, and `alone`, if nothing else is touched of what it is
    /// a part of.
    fn hoist(&mut self, place: &Place, apart: bool, alone: bool) {
        let array = place.array;
        if array.opaque || !self.is_known(place) {
            return;
        }
        let numbers = place.accesses.iter().all(|a| self.adds_number(a));
        let may_overlap = place.whole && place.only_grows && !(place.own && alone);
        if may_overlap && apart && numbers {
            self.scatter(place);
        } else if array.read_only || (alone && place.groups.len() == 1 && place.whole) {
            for group in &place.groups {
                self.slice(array, group);
            }
        } else if self.is_summed(place) {
            self.sums(array, &place.accesses);
        }
    }

    /// Beside additions to elements that go on with the trips there may be some to elements that stay where they are: where the order of additions
    /// does not count, these wait until the loop is over, and what is left is a place without them.
    fn without_fixed<'p>(&mut self, place: Place<'p>) -> Place<'p> {
        let array = place.array;
        let in_field = array.steps != Attr::None;
        let grows = place.only_grows && !array.opaque && (in_field || self.is_known(&place));
        if !(self.out.free && grows) || self.is_summed(&place) {
            return place;
        }
        let accesses = place.accesses.into_iter();
        let (fixed, moving): (Vec<_>, Vec<_>) = accesses.partition(|a| self.is_fixed_sum(a));
        self.sums(array, &fixed);
        self.touched(array, moving)
    }

    /// Whether a number is added to an element that is the same in every trip.
    fn is_fixed_sum(&self, a: &Access) -> bool {
        a.path.iter().all(|&v| self.is_invariant(v))
            && self.adds_number(a)
            && self.linear(&a.path).is_some()
    }

    /// Whether all accesses are additions to elements that stay where they are, which wait until the loop is over.
    fn is_summed(&self, place: &Place) -> bool {
        place.only_grows
            && place.groups.is_empty()
            && !place.array.opaque
            && self.is_known(place)
            && self.elements(&place.accesses).is_some()
    }

    /// Whether the types of the elements can be written. What is written in fields are cotangents.
    fn is_known(&self, place: &Place) -> bool {
        let Array {
            root,
            steps,
            read_only,
            ..
        } = place.array;
        let ty = self.body.ty(*root);
        match steps {
            Attr::None => element(ty),
            Attr::Field(_) => {
                let part = self.part(ty, &place.array.steps(), !read_only);
                part.is_some_and(|t| element(&t)) && (*read_only || place.only_grows)
            }
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
                        steps: group.steps.clone(),
                        outer: outer.clone(),
                        ty: group.ty.clone(),
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
            steps: group.steps.clone(),
            outer,
            ty: group.ty.clone(),
            start,
            more,
            written: !array.read_only,
        });
    }

    /// An array that all accesses add to, at elements that are the same in every trip.
    fn sums(&mut self, array: &Array, accesses: &[Access]) {
        let Some(elements) = self.elements(accesses) else {
            return;
        };
        for same in elements {
            let sum = self.out.sums.len();
            self.out.added.extend(same.iter().map(|a| (a.id, sum)));
            self.out.sums.push(Element {
                array: array.root,
                steps: array.steps.clone(),
                path: same[0].path.clone(),
            });
        }
    }

    /// The accesses by element, if they add numbers to elements that are the same in every trip. Where the order of additions is kept, no
    /// two of these may be the same.
    fn elements<'p>(&self, accesses: &'p [Access]) -> Option<Vec<Vec<&'p Access>>> {
        let fixed = |a: &Access| a.path.iter().all(|&v| self.is_invariant(v));
        if !accesses.iter().all(|a| fixed(a) && self.adds_number(a)) {
            return None;
        }
        let mut elements: OrderedMap<Vec<Linear>, Vec<&Access>> = OrderedMap::new();
        for access in accesses {
            let at = self.linear(&access.path)?;
            elements.entry(at).or_default().push(access);
        }
        let apart = self.out.free || are_apart(elements.keys());
        apart.then(|| elements.into_values().collect())
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

    /// An access that goes one element further in every trip.
    fn walks(&self, node: &Node, path: &[Value]) -> Option<Walk> {
        let (&last, outer) = path.split_last()?;
        let attr = node.attr();
        let mut steps = path::steps(&attr, path.len());
        if steps.pop() != Some(Step::Index) {
            return None;
        }
        let ty = self.part(self.body.ty(node.operands[0]), &steps, is_write(node))?;
        let index = self.body.params[0];
        let linear = Linear::of(self.body, last, &|v| self.is_invariant(v), index)?;
        let fits = ty.element().is_some_and(|t| t.is_scalar() && element(t))
            && *self.body.ty(last) == Type::USIZE
            && linear.trips == 1
            && outer.iter().all(|&v| self.is_invariant(v));
        fits.then(|| Walk {
            steps: path::attribute(steps),
            outer: outer.to_vec(),
            ty,
            linear,
        })
    }

    /// The type of a part of a value of type `ty`.
    fn part(&self, ty: &Type, steps: &[Step], written: bool) -> Option<Type> {
        steps
            .iter()
            .try_fold(ty.clone(), |ty, step| match (&ty, step) {
                (_, Step::Index) => ty.element().cloned(),
                (Type::Tuple(members), Step::Field(name)) => {
                    members.get(name.parse::<usize>().ok()?).cloned()
                }
                (Type::Named(of), Step::Field(name)) => (self.layout)(of, name, written),
                _ => None,
            })
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
            write!(f, "; {verb} {}{}", slice.array, Fields(&slice.steps))?;
            slice.outer.iter().try_for_each(|v| write!(f, "[{v}]"))?;
            write!(f, " from {}", slice.start)?;
            if slice.more > 0 {
                write!(f, " and {} more", slice.more)?;
            }
        }
        for part in &self.scatters {
            write!(f, "; add to {}{}", part.array, Fields(&part.steps))?;
            part.outer.iter().try_for_each(|v| write!(f, "[{v}]"))?;
            write!(f, " from {}", part.start)?;
            if part.more > 0 {
                write!(f, " and {} more", part.more)?;
            }
        }
        for sum in &self.sums {
            write!(f, "; sum in {}{}", sum.array, Fields(&sum.steps))?;
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

/// Steps, if fields are among them.
struct Fields<'a>(&'a Attr);

impl fmt::Display for Fields<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.0 {
            Attr::None => Ok(()),
            Attr::Field(steps) => write!(f, ".{steps} at "),
        }
    }
}

/// One read or write of an element.
struct Access {
    id: NodeId,
    adds: bool,
    path: Vec<Value>,
    group: Option<Walk>,
}

/// Where an access goes one element further in every trip: the array, and the index.
struct Walk {
    steps: Attr,
    outer: Vec<Value>,
    ty: Type,
    linear: Linear,
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
    /// Whether every trip has one element for itself.
    own: bool,
    /// Whether all accesses are additions.
    only_grows: bool,
}

/// Accesses that differ by a literal distance only.
struct Group {
    steps: Attr,
    outer: Vec<Value>,
    ty: Type,
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
        let Some(Walk {
            steps,
            outer,
            ty,
            linear,
        }) = &access.group
        else {
            continue;
        };
        let found = groups
            .iter()
            .position(|g| g.outer == *outer && g.ty == *ty && g.linear.terms == linear.terms);
        let at = found.unwrap_or_else(|| {
            groups.push(Group {
                steps: steps.clone(),
                outer: outer.clone(),
                ty: ty.clone(),
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
