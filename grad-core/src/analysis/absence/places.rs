//! Places in adjoints where what does not exist must be told from zero: those of numbers that may never be read, in values of the
//! user's types and tuples, and of elements that are overwritten, in arrays too that are read whole.
//!
//! `d[i] = x.sqrt(); if small { d[i] = 0.0; }`: of what was written first no cotangent exists where the second write stands in
//! its place. A *hole* is the place of a write in the adjoint of what was there before. Where one place needs marks all that shares
//! the adjoint has them (`groups`).

use super::groups::Groups;
use super::{Absence, Care, Pass, Place, is_number, is_place, is_told_apart};
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Def, FuncGraph, Loop, Node, NodeKind};
use crate::ops::index::{INDEX, INDEX_ADD, INDEX_SET};
use crate::ops::make::{MAKE, field_step, literal};
use crate::ops::stack::LAST;
use crate::ops::tuple::{FIELD, TUPLE};
use crate::ops::{self, path};
use crate::ordered::{OrderedMap, OrderedSet};
use crate::passes::walk;
use std::cell::RefCell;

/// The writes that leave holes, the next first.
type Holes = Vec<(FuncRef, NodeId)>;

/// How many of them are looked at, and how many writes back what was read before: of a thousand writes in a row not all pairs.
const MOST: usize = 16;

/// What is read for sure of values of the user's types and tuples: the last field, or `[]`, of groups.
pub(super) struct Parts<'m> {
    groups: Groups<'m>,
    read: OrderedSet<(Place, String)>,
    /// Writes whose numbers may be overwritten, as far as that has been found out.
    overwritten: OrderedSet<(FuncRef, NodeId, usize)>,
}

impl Parts<'_> {
    /// Whether the number that `node` writes as operand `i` has a cotangent for sure.
    pub fn is_read(&self, f: FuncRef, id: NodeId, node: &Node, i: usize) -> bool {
        let place = (f, node.results[0]);
        let of_user = || self.read.contains(&(self.groups.root(place), key(node, i)));
        !self.overwritten.contains(&(f, id, i)) && (!self.groups.is_of_user(place) || of_user())
    }
}

impl<'m> Pass<'m> {
    /// The values in whose adjoints there are marks, given what is sure as far as arrays of numbers go.
    pub(super) fn apart(
        &mut self,
        func: FuncRef,
        groups: Groups<'m>,
        results: &[bool],
    ) -> OrderedSet<Place> {
        let returned = self.returned_by_calls(func);
        if self.writes(func).is_empty() && returned.is_empty() {
            return OrderedSet::new();
        }
        let before = self.absence.clone();
        self.parts = Some(Parts {
            groups,
            read: OrderedSet::new(),
            overwritten: OrderedSet::new(),
        });
        // what was taken to be sure was so as far as all fields are read, and none of them minds a zero
        self.absence.sure.clear();
        self.absence.care = self.care_of_all(func).care;
        // at first nothing is: a field that is read for its own sake alone is not
        self.sure(func, results);
        while self.more_is_read(func) {
            self.sure(func, results);
        }
        let mut holes = self.holes(func);
        for _ in 0..MOST {
            if !self.more_is_overwritten(func, &holes) {
                break;
            }
            self.sure(func, results);
            holes = self.holes(func);
        }
        let mut needy = self.needy(func, &holes);
        let parts = self.parts.take().expect("it was just made");
        needy.extend(returned);
        self.absence = before;
        let roots: OrderedSet<Place> = needy
            .into_iter()
            .map(|place| parts.groups.root(place))
            .collect();
        let mut apart = OrderedSet::new();
        for f in walk::nest(self.module, func) {
            let values = self.module.funcs[f].values.keys().map(|v| (f, v));
            apart.extend(values.filter(|place| roots.contains(&parts.groups.root(*place))));
        }
        apart
    }

    /// What care there would be if values of all types were told apart.
    fn care_of_all(&self, func: FuncRef) -> Absence {
        let mut pass = Pass {
            absence: Absence {
                sure: self.absence.sure.clone(),
                ..Absence::default()
            },
            steep: self.steep.clone(),
            owners: self.owners.clone(),
            parts: None,
            versions: RefCell::default(),
            origins: RefCell::default(),
            beside: self.beside.clone(),
            of_all: true,
            ..*self
        };
        pass.care(func, &super::care_of_params(&self.module.funcs[func]), &[]);
        pass.absence
    }

    /// The writes of active numbers, and the operands that these are.
    fn writes(&self, func: FuncRef) -> Vec<(FuncRef, NodeId, usize)> {
        let mut writes = vec![];
        for f in walk::nest(self.module, func) {
            let graph = &self.module.funcs[f];
            for (id, node) in graph.nodes.iter() {
                let is_write =
                    matches!(node.kind, NodeKind::Prim(..)) && is_place(graph.ty(node.results[0]));
                for (i, &v) in node.operands.iter().enumerate().filter(|_| is_write) {
                    if is_number(graph, v) && self.activity.active(f, v) {
                        writes.push((f, id, i));
                    }
                }
            }
        }
        writes
    }

    /// Those of them that mind a zero. What a literal of what is returned, or is passed to a call, is made of minds one too if it comes
    /// from a number that was passed by value: it may mind it.
    fn minding(&self, func: FuncRef) -> Vec<(FuncRef, NodeId, usize)> {
        let wide = self.care_of_all(func);
        let mut writes = self.writes(func);
        let groups = &self.parts.as_ref().expect("the groups are known").groups;
        let mut leaving = self.passed_to_calls(func);
        let returned = self.module.funcs[func].return_value();
        leaving.extend(returned.map(|v| groups.root((func, v))));
        writes.retain(|&(f, id, i)| {
            let node = &self.module.funcs[f].nodes[id];
            let leaves = leaving.contains(&groups.root((f, node.results[0])))
                && is_literal(node)
                && !self.is_in(f, |kind| matches!(kind, NodeKind::Loop(_)));
            let least = if leaves { Care::Leaves } else { Care::Dear };
            wide.care(f, node.operands[i]) >= least
        });
        writes
    }

    /// What calls are passed: whether they read it only they know.
    fn passed_to_calls(&self, func: FuncRef) -> OrderedSet<Place> {
        let groups = &self.parts.as_ref().expect("the groups are known").groups;
        let mut passed = OrderedSet::new();
        for f in walk::nest(self.module, func) {
            let graph = &self.module.funcs[f];
            let calls = graph.nodes.values();
            let calls = calls.filter(|node| matches!(node.kind, NodeKind::Call(_)));
            let operands = calls.flat_map(|node| &node.operands);
            let places = operands.filter(|&&v| is_place(graph.ty(v)));
            passed.extend(places.map(|&v| groups.root((f, v))));
        }
        passed
    }

    /// What calls return, or leave in `&mut` arguments, that is no number: what becomes of zeros in it only the callees know.
    fn returned_by_calls(&self, func: FuncRef) -> Vec<Place> {
        let mut returned = vec![];
        for f in walk::nest(self.module, func) {
            let graph = &self.module.funcs[f];
            let calls = graph.nodes.values();
            let calls = calls.filter(|node| matches!(node.kind, NodeKind::Call(_)));
            let results = calls.flat_map(|node| &node.results);
            returned.extend(results.map(|&v| (f, v)).filter(|&(f, v)| {
                is_place(graph.ty(v)) && !is_told_apart(graph.ty(v)) && self.activity.active(f, v)
            }));
        }
        returned
    }

    /// Notes what of the user's types is read for sure; whether that is more than before.
    fn more_is_read(&mut self, func: FuncRef) -> bool {
        let mut read = OrderedSet::new();
        let parts = self.parts.as_ref().expect("the groups are known");
        for f in walk::nest(self.module, func) {
            if self.is_in(f, |kind| matches!(kind, NodeKind::Cond { .. })) {
                continue;
            }
            let graph = &self.module.funcs[f];
            for node in graph.nodes.values() {
                let NodeKind::Prim(def, _) = &node.kind else {
                    continue;
                };
                let is_read =
                    [&INDEX, &FIELD, &LAST].contains(def) && is_number(graph, node.results[0]);
                if is_read && self.absence.is_sure(f, node.results[0]) && self.reads_all(f, node) {
                    read.insert((
                        parts.groups.root((f, node.operands[0])),
                        key(node, node.operands.len()),
                    ));
                }
            }
        }
        let parts = self.parts.as_mut().expect("the groups are known");
        let is_more = parts.read != read;
        parts.read = read;
        is_more
    }

    /// Whether `f` is inside of such a node.
    fn is_in(&self, mut f: FuncRef, is_such: impl Fn(&NodeKind) -> bool) -> bool {
        while let Some((outer, id)) = self.owners[f] {
            if is_such(&self.module.funcs[outer].nodes[id].kind) {
                return true;
            }
            f = outer;
        }
        false
    }

    /// The holes in `func`, given what is sure.
    fn holes(&self, func: FuncRef) -> OrderedMap<Place, Holes> {
        let mut found = Found {
            pass: self,
            holes: OrderedMap::new(),
            read: OrderedSet::new(),
            reads: OrderedSet::new(),
        };
        walk::nest(self.module, func)
            .into_iter()
            .for_each(|f| found.note_reads(f));
        let results = &self.module.funcs[func].results;
        found.walk(func, &vec![Holes::new(); results.len()]);
        let Found {
            mut holes, read, ..
        } = found;
        holes.retain(|place, _| !read.contains(place));
        holes
    }

    /// Notes the writes whose numbers may be overwritten: what is read for their sake alone is not sure to have a cotangent. Whether
    /// there are more of them than before.
    fn more_is_overwritten(&mut self, func: FuncRef, holes: &OrderedMap<Place, Holes>) -> bool {
        let writes = self.writes(func).into_iter();
        let overwritten: Vec<_> = writes
            .filter(|&(f, id, i)| self.is_in_a_hole(holes, f, id, i))
            .collect();
        let parts = self.parts.as_mut().expect("the groups are known");
        let before = parts.overwritten.len();
        parts.overwritten.extend(overwritten);
        parts.overwritten.len() > before
    }

    /// The results of writes in whose adjoints the number, which minds, may not be there.
    fn needy(&self, func: FuncRef, holes: &OrderedMap<Place, Holes>) -> Vec<Place> {
        let minding = self.minding(func);
        let parts = self.parts.as_ref().expect("the groups are known");
        let passed = self.passed_to_calls(func);
        let is_needy = |&&(f, id, i): &&(FuncRef, NodeId, usize)| {
            let graph = &self.module.funcs[f];
            let node = &graph.nodes[id];
            let is_passed =
                || is_literal(node) && passed.contains(&parts.groups.root((f, node.results[0])));
            self.is_in_a_hole(holes, f, id, i) || !parts.is_read(f, id, node, i) || is_passed()
        };
        let needy = minding.iter().filter(is_needy);
        needy
            .map(|&(f, id, _)| (f, self.module.funcs[f].nodes[id].results[0]))
            .collect()
    }

    /// Whether the number that a node writes as operand `i` may be overwritten.
    fn is_in_a_hole(
        &self,
        holes: &OrderedMap<Place, Holes>,
        f: FuncRef,
        id: NodeId,
        i: usize,
    ) -> bool {
        let node = &self.module.funcs[f].nodes[id];
        let written = own_steps(node, i).join(".");
        let holes = holes.get(&(f, node.results[0])).into_iter().flatten();
        holes.into_iter().any(|&(g, id)| {
            let hole = steps(&self.module.funcs[g].nodes[id]);
            !path::are_apart(&path::of_steps(&written), &path::of_steps(&hole))
        })
    }
}

/// Whether a node makes a value of all its parts.
fn is_literal(node: &Node) -> bool {
    let literals = [&MAKE, &TUPLE, &ops::array::ARRAY, &ops::array::VEC_OF];
    matches!(&node.kind, NodeKind::Prim(def, _) if literals.contains(def))
}

/// The last step to the number that a node reads, or writes as operand `i`.
fn key(node: &Node, i: usize) -> String {
    own_steps(node, i).pop().unwrap_or_default()
}

/// The steps to what a node reads or writes last.
fn steps(node: &Node) -> String {
    own_steps(node, node.operands.len() - 1).join(".")
}

/// The steps of a number in what a node writes as operand `i`, or reads.
pub(super) fn own_steps(node: &Node, i: usize) -> Vec<String> {
    let NodeKind::Prim(def, attr) = &node.kind else {
        return vec![];
    };
    let indices = match () {
        () if **def == INDEX => node.operands.len() - 1,
        () if **def == INDEX_SET || **def == INDEX_ADD => node.operands.len() - 2,
        () if **def == FIELD => 0,
        () if **def == MAKE => {
            let field = |(ty, fields): (&str, Vec<&str>)| Some(field_step(ty, fields.get(i)?));
            return literal(attr).and_then(field).into_iter().collect();
        }
        () if **def == TUPLE => return vec![i.to_string()],
        () => return vec![path::Step::Index.text().to_string()],
    };
    let steps = path::steps(attr, indices).into_iter();
    steps.map(|step| step.text().to_string()).collect()
}

/// What is known while the graphs are gone through from the results back.
struct Found<'p, 'm> {
    pass: &'p Pass<'m>,
    /// The holes in the adjoint of each place.
    holes: OrderedMap<Place, Holes>,
    /// Arrays that something reads whole.
    read: OrderedSet<Place>,
    /// What is read of them: in which graph, by which steps, of which array at which indices.
    reads: OrderedSet<(FuncRef, String, Vec<Value>)>,
}
impl Found<'_, '_> {
    fn graph(&self, f: FuncRef) -> &FuncGraph {
        &self.pass.module.funcs[f]
    }

    fn of(&self, place: Place) -> Holes {
        match self.read.contains(&place) {
            true => Holes::new(),
            false => self.holes.get(&place).cloned().unwrap_or_default(),
        }
    }

    fn add(&mut self, place: Place, holes: Holes) {
        if is_place(self.graph(place.0).ty(place.1)) {
            more(self.holes.entry(place).or_default(), holes);
        }
    }

    /// Notes the holes in `f`, given those of its results.
    fn walk(&mut self, f: FuncRef, results: &[Holes]) {
        let graph = &self.pass.module.funcs[f];
        for (&v, holes) in graph.results.iter().zip(results) {
            self.add((f, v), holes.clone());
        }
        for (id, node) in graph.nodes.iter().rev() {
            if !self.pass.activity.between(f, node) {
                continue;
            }
            let results: Vec<Holes> = node.results.iter().map(|&r| self.of((f, r))).collect();
            match &node.kind {
                NodeKind::Prim(..) => self.prim(f, id, node, &results[0]),
                NodeKind::Cond { then, orelse } => {
                    for arm in [*then, *orelse] {
                        self.walk(arm, &results);
                        self.captured_by(f, &node.operands[1..], arm);
                    }
                }
                NodeKind::Loop(l) => self.trips(f, node, l, results),
                _ => {}
            }
        }
    }

    /// What graph `inner` does to what it captures.
    fn captured_by(&mut self, f: FuncRef, operands: &[Value], inner: FuncRef) {
        let captures = self.graph(inner).captures.clone();
        for (&v, capture) in operands.iter().zip(captures) {
            self.passed((f, v), (inner, capture));
        }
    }

    fn passed(&mut self, outer: Place, inner: Place) {
        self.add(outer, self.of(inner));
        if self.read.contains(&inner) {
            self.read.insert(outer);
        }
    }

    fn trips(&mut self, f: FuncRef, node: &Node, l: &Loop, after: Vec<Holes>) {
        let body = &self.pass.module.funcs[l.body];
        let mut carried = after[..l.carried].to_vec();
        loop {
            let mut results = vec![Holes::new(); l.leading_results()];
            results.extend(carried.iter().cloned());
            self.walk(l.body, &results);
            let before = carried.clone();
            for (k, holes) in carried.iter_mut().enumerate() {
                let found = self.of((l.body, body.params[l.leading_params() + k]));
                let again = found.into_iter();
                more(holes, again.filter(|site| !self.moves(*site, l.body)));
            }
            if carried == before {
                break;
            }
        }
        for k in 0..l.carried {
            let param = (l.body, body.params[l.leading_params() + k]);
            self.passed((f, node.operands[l.leading() + k]), param);
        }
        self.captured_by(f, &node.operands[l.first_capture()..], l.body);
    }

    /// Whether the index of a write moves with the trips of `body`: then another trip writes somewhere else.
    fn moves(&self, (f, id): (FuncRef, NodeId), body: FuncRef) -> bool {
        let node = &self.graph(f).nodes[id];
        let indices = &node.operands[1..node.operands.len() - 1];
        indices.iter().any(|&i| self.mentions((f, i), body))
    }

    fn mentions(&self, (f, v): Place, body: FuncRef) -> bool {
        let graph = self.graph(f);
        match graph.values[v].def {
            Def::Param(i) => f == body && i == 0,
            Def::Capture(k) => self
                .pass
                .captured(f, k)
                .is_some_and(|v| self.mentions(v, body)),
            Def::Result(id, _) => {
                let node = &graph.nodes[id];
                let is_sum = matches!(&node.kind, NodeKind::Prim(def, _) if
                    [&ops::arith::ADD, &ops::arith::SUB, &ops::arith::MUL].contains(def));
                is_sum && node.operands.iter().any(|&v| self.mentions((f, v), body))
            }
        }
    }

    fn prim(&mut self, f: FuncRef, id: NodeId, node: &Node, after: &Holes) {
        let NodeKind::Prim(def, _) = &node.kind else {
            return;
        };
        if **def == INDEX || **def == FIELD {
            let r = (f, node.results[0]);
            let is_whole = match is_number(self.graph(f), r.1) {
                true => {
                    let is_varied = node.operands.len() > 1 && self.pass.reads_all(f, node);
                    is_varied && self.pass.absence.is_sure(f, r.1)
                }
                false => self.read.contains(&r),
            };
            if is_whole {
                self.read.insert((f, node.operands[0]));
            }
            return;
        }
        let Some(&before) = node.operands.first() else {
            return;
        };
        let is_write = **def == INDEX_SET;
        if is_write && !self.is_read_there(f, node) {
            self.add((f, before), vec![(f, id)]);
        }
        let copies = [&ops::array::COPY, &ops::array::TO_VEC].contains(def);
        if def.in_place == Some(0) || copies {
            self.add((f, before), after.clone());
        }
    }

    /// Whether what a write replaces has been read, so that it has a cotangent.
    fn is_read_there(&self, f: FuncRef, write: &Node) -> bool {
        let graph = self.graph(f);
        let at = |node: &Node| Some((steps(node), node.operands[1..].split_last()?.1.to_vec()));
        // what was read before another write to the place is not what this one replaces
        let is_elsewhere = |node: &&Node| {
            let is_write = matches!(&node.kind, NodeKind::Prim(def, _) if def.in_place == Some(0));
            is_write && at(node) != at(write)
        };
        let before = |v: &Value| {
            graph
                .def_node(*v)
                .filter(is_elsewhere)
                .map(|node| node.operands[0])
        };
        let versions = std::iter::successors(Some(write.operands[0]), before);
        let indices = &write.operands[1..write.operands.len() - 1];
        let place = |v: Value| [&[v], indices].concat();
        let mut reads = versions.take(MOST).map(|v| (f, steps(write), place(v)));
        reads.any(|read| self.reads.contains(&read))
    }

    /// Notes what is read of arrays in `f`, where it is certain to have a cotangent.
    fn note_reads(&mut self, f: FuncRef) {
        let graph = &self.pass.module.funcs[f];
        for node in graph.nodes.values() {
            let is_index = matches!(&node.kind, NodeKind::Prim(def, _) if **def == INDEX);
            if is_index
                && (!is_number(graph, node.results[0])
                    || self.pass.absence.is_sure(f, node.results[0]))
            {
                self.reads.insert((f, steps(node), node.operands.clone()));
            }
        }
    }
}

/// Adds the holes that are not among them, as many as are looked at.
fn more(holes: &mut Holes, others: impl IntoIterator<Item = (FuncRef, NodeId)>) {
    for hole in others {
        if holes.len() < MOST && !holes.contains(&hole) {
            holes.push(hole);
        }
    }
}
