//! Whether a read in trips finds every element of an array: only then every element has a cotangent for sure.
//!
//! It does if its indices are the counters of loops that begin at 0 and end at the length of the array, or `i * w + j` of such counters
//! where `j` runs to `w`. Where that is not seen an element may have none: `for j in i + 1..n { s += d[i][j]; }`. Of what goes in
//! strides (`i * 7 + 3`) all numbers of a stride are read somewhere in the function; what goes on side by side (`zip`) is taken to be of one length.

use super::places::own_steps;
use super::{Pass, Place, is_number};
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Def, FuncGraph, Loop, LoopHeader, Node, NodeKind, Type};
use crate::ops::{self, PrimDef, path};
use crate::ordered::{OrderedMap, OrderedSet};
use crate::passes::walk;

/// A number of elements: the product of what is known of it.
#[derive(Clone, PartialEq, Debug)]
struct Size {
    number: u64,
    factors: Vec<Factor>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Factor {
    /// A constant that rustc knows.
    Constant(Box<str>),
    Value(Place),
    /// The length of what these steps lead to.
    Length(Place, String),
}

impl Size {
    fn of_text(text: &str) -> Size {
        match text.trim_end_matches("usize").replace('_', "").parse() {
            Ok(number) => Size {
                number,
                factors: vec![],
            },
            Err(_) => Size::of(Factor::Constant(text.into())),
        }
    }

    fn of(factor: Factor) -> Size {
        Size {
            number: 1,
            factors: vec![factor],
        }
    }

    fn times(mut self, other: Size) -> Size {
        self.number = self.number.saturating_mul(other.number);
        self.factors.extend(other.factors);
        self.factors.sort();
        self
    }

    fn is_length(&self) -> bool {
        matches!(self.factors[..], [Factor::Length(..)])
    }
}

/// An index that runs from 0 on.
struct Counted {
    size: Size,
    /// The bodies whose counters it is made of.
    counters: Vec<FuncRef>,
}

/// An index that runs in strides.
struct Strided {
    counted: Counted,
    stride: u64,
    offset: u64,
}

/// Of what these steps lead to, in strides so long: which numbers of a stride are read.
pub(super) type Beside = OrderedMap<(Place, String, u64), OrderedSet<u64>>;

impl Pass<'_> {
    /// Whether `node` of `f`, which reads an array or a field, reads all elements of the array in the trips around it.
    pub(super) fn reads_all(&self, f: FuncRef, node: &Node) -> bool {
        let (root, mut steps) = self.part(f, node.operands[0]);
        let mut indices = node.operands[1..].iter();
        let mut counters = vec![];
        for step in own_steps(node, node.operands.len()) {
            if path::is_index(&step) {
                let Some(&i) = indices.next() else {
                    return false;
                };
                let size = self.size(root, &steps);
                let whole = self.counted(f, i).filter(|c| c.size == size);
                let beside = || {
                    self.strided(f, i)
                        .filter(|s| self.is_read_beside(root, &steps, s))
                };
                let Some(counted) = whole.or_else(|| beside().map(|s| s.counted)) else {
                    return false;
                };
                counters.extend(counted.counters);
            }
            steps.push(step);
        }
        let all = counters.len();
        counters.sort();
        counters.dedup();
        counters.len() == all
    }

    fn graph(&self, f: FuncRef) -> &FuncGraph {
        &self.module.funcs[f]
    }

    fn counted(&self, f: FuncRef, v: Value) -> Option<Counted> {
        let (f, v) = self.origin((f, v));
        if self.graph(f).values[v].def == Def::Param(0) {
            return self.counter(f);
        }
        let [a, b] = self.operands((f, v), &ops::arith::ADD)?;
        [[a, b], [b, a]]
            .into_iter()
            .find_map(|[rows, i]| self.rows(f, rows, i))
    }

    /// `i * 7 + 3`: one number of each body.
    fn strided(&self, f: FuncRef, v: Value) -> Option<Strided> {
        let (f, v) = self.origin((f, v));
        if let Some(both) = self.operands((f, v), &ops::arith::ADD) {
            let (offset, rest) = self.literal_and(f, both)?;
            let mut strided = self.strided(f, rest)?;
            strided.offset = strided.offset.saturating_add(offset);
            return Some(strided);
        }
        let (stride, i) = self.literal_and(f, self.operands((f, v), &ops::arith::MUL)?)?;
        let counted = self.counted(f, i)?;
        Some(Strided {
            counted,
            stride,
            offset: 0,
        })
    }

    /// The one of two values that is a literal, and the other.
    fn literal_and(&self, f: FuncRef, [a, b]: [Value; 2]) -> Option<(u64, Value)> {
        let literal = |v: Value| Some(self.number(f, v)).filter(|n| n.factors.is_empty());
        match literal(a) {
            Some(a) => Some((a.number, b)),
            None => Some((literal(b)?.number, a)),
        }
    }

    /// Whether all numbers of a stride are read of what `steps` lead to, somewhere in the function.
    fn is_read_beside(&self, root: Place, steps: &[String], strided: &Strided) -> bool {
        let known = self.beside.borrow().is_some();
        if !known {
            let all = self.all_strided();
            *self.beside.borrow_mut() = Some(all);
        }
        let beside = self.beside.borrow();
        let read = beside
            .as_ref()
            .and_then(|all| all.get(&(root, steps.join("."), strided.stride)));
        read.is_some_and(|offsets| offsets.len() as u64 >= strided.stride)
    }

    /// Which numbers of strides are read, of every array.
    fn all_strided(&self) -> Beside {
        let mut all = Beside::new();
        for (f, graph) in self.module.funcs.iter() {
            let reads = |node: &&Node| matches!(&node.kind, NodeKind::Prim(def, _) if **def == ops::index::INDEX);
            for node in graph.nodes.values().filter(reads) {
                self.note_strided(f, node, &mut all);
            }
        }
        all
    }

    fn note_strided(&self, f: FuncRef, node: &Node, all: &mut Beside) {
        let (root, mut steps) = self.part(f, node.operands[0]);
        let mut indices = node.operands[1..].iter();
        for step in own_steps(node, node.operands.len()) {
            if path::is_index(&step)
                && let Some(&i) = indices.next()
                && let Some(s) = self.strided(f, i)
                && s.offset < s.stride
            {
                let of = (root, steps.join("."), s.stride);
                all.entry(of).or_default().insert(s.offset);
            }
            steps.push(step);
        }
    }

    /// The counter of the loop that `body` belongs to, if it runs from 0 to an end.
    fn counter(&self, body: FuncRef) -> Option<Counted> {
        let (outer, id) = self.owners[body]?;
        let node = &self.graph(outer).nodes[id];
        let NodeKind::Loop(Loop {
            header: LoopHeader::Range { .. },
            exits: false,
            ..
        }) = node.kind
        else {
            return None;
        };
        let from = self.number(outer, node.operands[0]);
        (from == Size::of_text("0")).then(|| Counted {
            size: self.number(outer, node.operands[1]),
            counters: vec![body],
        })
    }

    /// `rows + i`, where `rows` is a multiple of as many as `i` runs through.
    fn rows(&self, f: FuncRef, rows: Value, i: Value) -> Option<Counted> {
        let i = self.counted(f, i)?;
        let (f, rows) = self.origin((f, rows));
        let [a, b] = self.operands((f, rows), &ops::arith::MUL)?;
        let of = |[row, width]: [Value; 2]| {
            let width = self.number(f, width);
            let row = (width == i.size).then(|| self.counted(f, row)).flatten()?;
            Some(Counted {
                size: row.size.times(width),
                counters: [row.counters, i.counters.clone()].concat(),
            })
        };
        [[a, b], [b, a]].into_iter().find_map(of)
    }

    /// The operands of the primitive `def` that gives `v`.
    fn operands(&self, (f, v): Place, def: &PrimDef) -> Option<[Value; 2]> {
        let node = self.graph(f).def_node(v)?;
        let is_it = matches!(&node.kind, NodeKind::Prim(own, _) if **own == *def);
        is_it.then(|| node.operands[..].try_into().ok()).flatten()
    }

    fn number(&self, f: FuncRef, v: Value) -> Size {
        let (f, v) = self.origin((f, v));
        let Some(node) = self.graph(f).def_node(v) else {
            return Size::of(Factor::Value((f, v)));
        };
        if let Some([a, b]) = self.operands((f, v), &ops::arith::MUL) {
            return self.number(f, a).times(self.number(f, b));
        }
        if let Some([a, b]) = self.operands((f, v), &ops::select::MIN) {
            return self.least(self.number(f, a), self.number(f, b), (f, v));
        }
        match &node.kind {
            NodeKind::Const(text) => Size::of_text(text),
            NodeKind::Host(host) if node.kind.is_constant() => Size::of_text(&host.text),
            NodeKind::Prim(def, _) if **def == ops::array::LEN => {
                let (root, steps) = self.part(f, node.operands[0]);
                self.size(root, &steps)
            }
            _ => Size::of(Factor::Value((f, v))),
        }
    }

    /// What goes on side by side is taken to be of one length, as far as it is not seen.
    fn least(&self, a: Size, b: Size, place: Place) -> Size {
        match (a.is_length(), b.is_length()) {
            _ if a == b => a,
            (false, true) => a,
            (true, false) => b,
            _ => Size::of(Factor::Value(place)),
        }
    }

    /// How many elements that has which `steps` lead to from `root`.
    fn size(&self, root: Place, steps: &[String]) -> Size {
        let (f, v) = root;
        let is_elements = steps.iter().all(|step| path::is_index(step));
        let unknown = || Size::of(Factor::Length(root, steps.join(".")));
        let ty = steps
            .iter()
            .try_fold(self.graph(f).ty(v), |ty, _| ty.element());
        match (ty, self.graph(f).def_node(v)) {
            (Some(Type::Array(_, len)), _) if is_elements => Size::of_text(len),
            (_, Some(node)) if is_elements => match (made_of(node), steps) {
                (Some((_, len)), []) => match len {
                    Made::Copies(n) => self.number(f, n),
                    Made::List(n) => Size::of_text(&n.to_string()),
                },
                (Some((element, _)), [_, rest @ ..]) => {
                    let (root, mut steps) = self.part(f, element);
                    steps.extend_from_slice(rest);
                    self.size(root, &steps)
                }
                (None, _) => unknown(),
            },
            _ => unknown(),
        }
    }

    /// The value that `v` is a part of, as it was when it was made, and the steps to it.
    fn part(&self, f: FuncRef, v: Value) -> (Place, Vec<String>) {
        let mut all = vec![];
        let mut place = self.made((f, v));
        while let Some(node) = self.graph(place.0).def_node(place.1)
            && is_read(node)
        {
            let steps = own_steps(node, node.operands.len()).into_iter();
            all.extend(steps.rev());
            place = self.made((place.0, node.operands[0]));
        }
        all.reverse();
        (place, all)
    }

    /// Where a value comes into the graphs that only hand it on. It is noted for each of them, or deep nests would be climbed again and again.
    fn origin(&self, place: Place) -> Place {
        let (mut now, mut passed) = (place, vec![]);
        let first = loop {
            if let Some(&known) = self.origins.borrow().get(&now) {
                break known;
            }
            let Def::Capture(k) = self.graph(now.0).values[now.1].def else {
                break now;
            };
            let Some(outer) = self.captured(now.0, k) else {
                break now;
            };
            passed.push(now);
            now = outer;
        };
        let mut known = self.origins.borrow_mut();
        known.extend(passed.into_iter().map(|place| (place, first)));
        first
    }

    pub(super) fn captured(&self, f: FuncRef, k: usize) -> Option<Place> {
        let (outer, id) = self.owners[f]?;
        let node = &self.graph(outer).nodes[id];
        let first = walk::first_capture(&node.kind);
        Some((outer, *node.operands.get(first + k)?))
    }

    /// Where an array was made of which this is a version: of as many elements.
    fn made(&self, mut place: Place) -> Place {
        loop {
            let (f, v) = self.version(place);
            let before = match self.graph(f).values[v].def {
                Def::Capture(_) => Some(self.origin((f, v))).filter(|outer| *outer != (f, v)),
                Def::Param(i) => self.before_the_loop(f, i),
                Def::Result(..) => None,
            };
            match before {
                Some(before) => place = before,
                None => return (f, v),
            }
        }
    }

    /// What a loop began with as the `i`-th param of `body`, if all trips leave it as long as it was.
    fn before_the_loop(&self, body: FuncRef, i: usize) -> Option<Place> {
        let (outer, id) = self.owners[body]?;
        let node = &self.graph(outer).nodes[id];
        let NodeKind::Loop(l) = &node.kind else {
            return None;
        };
        let k = i.checked_sub(l.leading_params())?;
        self.keeps(l, k)
            .then(|| (outer, node.operands[l.leading() + k]))
    }

    fn keeps(&self, l: &Loop, k: usize) -> bool {
        let body = self.graph(l.body);
        let Some(&left) = body.results.get(l.leading_results() + k) else {
            return false;
        };
        let (_, v) = self.version((l.body, left));
        body.values[v].def == Def::Param(l.leading_params() + k)
    }

    /// The first version of an array in the same graph.
    fn version(&self, place: Place) -> Place {
        let (mut now, mut passed) = (place, vec![]);
        let first = loop {
            if let Some(&known) = self.versions.borrow().get(&now) {
                break known;
            }
            passed.push(now);
            let Def::Result(id, r) = self.graph(now.0).values[now.1].def else {
                break now;
            };
            match self.version_before(now.0, id, r) {
                Some(v) => now = (now.0, v),
                None => break now,
            }
        };
        let mut known = self.versions.borrow_mut();
        known.extend(passed.into_iter().map(|place| (place, first)));
        first
    }

    fn version_before(&self, f: FuncRef, id: NodeId, r: usize) -> Option<Value> {
        let graph = self.graph(f);
        let node = &graph.nodes[id];
        match &node.kind {
            NodeKind::Prim(def, _) => {
                let is_write = **def == ops::index::INDEX_SET || **def == ops::index::INDEX_ADD;
                let is_one = is_write && is_number(graph, *node.operands.last()?);
                let is_copy = [&ops::array::COPY, &ops::array::TO_VEC].contains(def);
                (is_one || is_copy).then(|| node.operands[0])
            }
            NodeKind::Cond { then, orelse } => {
                let [then, orelse] = [*then, *orelse].map(|arm| {
                    let graph = self.graph(arm);
                    let (_, v) = self.version((arm, graph.results[r]));
                    match graph.values[v].def {
                        Def::Capture(k) => node.operands.get(1 + k),
                        Def::Param(_) | Def::Result(..) => None,
                    }
                });
                then.filter(|_| then == orelse).copied()
            }
            NodeKind::Loop(l) if r < l.carried => {
                self.keeps(l, r).then(|| node.operands[l.leading() + r])
            }
            _ => None,
        }
    }
}

/// Whether a node reads a part that is no number.
fn is_read(node: &Node) -> bool {
    let reads = [&ops::index::INDEX, &ops::tuple::FIELD];
    matches!(&node.kind, NodeKind::Prim(def, _) if reads.contains(def))
}

/// How many elements an array is made with.
enum Made {
    Copies(Value),
    List(usize),
}

/// The first element of an array that is made here, and how many there are.
fn made_of(node: &Node) -> Option<(Value, Made)> {
    let NodeKind::Prim(def, _) = &node.kind else {
        return None;
    };
    let (&first, rest) = node.operands.split_first()?;
    let lists = [&ops::array::ARRAY, &ops::array::VEC_OF];
    match rest {
        [n] if **def == ops::array::VEC_REPEAT => Some((first, Made::Copies(*n))),
        rest if lists.contains(def) => Some((first, Made::List(1 + rest.len()))),
        _ if **def == ops::array::REPEAT => Some((first, Made::List(0))),
        _ => None,
    }
}
