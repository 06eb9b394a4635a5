//! The adjoints of one FuncGraph while its backward graph is built.

use crate::analysis::activity::Activity;
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::ir::{Attr, Builder, Def, FuncGraph, NodeKind, Type, Var};
#[cfg(feature = "runtime")]
use crate::ops::tensor::like as tensor;
use crate::ops::{self, Spelling};
use std::collections::BTreeMap;
use std::rc::Rc;

/// What has reached each forward value so far. A scalar collects its contributions, which are summed when its producer is
/// reached; anything larger has one running adjoint that every contribution updates.
pub(super) struct Adjoints<'a> {
    /// The forward graph.
    pub graph: &'a FuncGraph,
    /// The backward graph.
    pub b: &'a Builder,
    pub func: FuncRef,
    activity: Rc<Activity>,
    slots: BTreeMap<Value, Vec<Value>>,
    /// Of a scalar, whether each contribution is there at all: see [`add_if`](Self::add_if).
    present: BTreeMap<Value, Vec<Option<Value>>>,
    primals: BTreeMap<Value, Value>,
    /// Whether the forward graph is one that is open, and which: its values are there to be read.
    open: Option<usize>,
    /// Forward values whose cotangents are asked for, with those that have been taken.
    asked: BTreeMap<Value, Option<Value>>,
    pub aggregation: Aggregation,
    /// How often each forward value is read; empty until someone asks.
    reads: Vec<u32>,
    /// Of backward values, whether they are part of what may be nothing, as far as that has been asked.
    nothing: BTreeMap<Value, bool>,
}

/// How several contributions to one cotangent of a tensor become one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Aggregation {
    /// One `add_n` of all of them.
    #[default]
    AddN,
    /// Sums of two, from left to right.
    Tree,
    /// As `Tree`: what TensorFlow's `EXPERIMENTAL_ACCUMULATE_N` has become.
    AccumulateN,
}

impl<'a> Adjoints<'a> {
    pub fn new(
        graph: &'a FuncGraph,
        func: FuncRef,
        activity: Rc<Activity>,
        b: &'a Builder,
    ) -> Self {
        Adjoints {
            graph,
            b,
            func,
            activity,
            slots: BTreeMap::new(),
            present: BTreeMap::new(),
            primals: BTreeMap::new(),
            open: None,
            asked: BTreeMap::new(),
            aggregation: Aggregation::default(),
            reads: vec![],
            nothing: BTreeMap::new(),
        }
    }

    /// The forward graph is the `depth`-th of those that are open, and these cotangents are asked for.
    pub fn within(self, depth: usize, asked: impl Iterator<Item = Value>) -> Self {
        Adjoints {
            open: Some(depth),
            asked: asked.map(|v| (v, None)).collect(),
            ..self
        }
    }

    /// The nodes that follow belong to forward node `origin`. Reads of forward values are not shared between nodes: the
    /// plan must know what is read when.
    pub fn at(&mut self, origin: Option<NodeId>) {
        self.b.set_origin(origin);
        if let Some(id) = origin {
            self.b.set_loc(self.graph.nodes[id].loc);
        }
        self.primals.clear();
    }

    /// Whether a cotangent of `v` is wanted.
    pub fn active(&self, v: Value) -> bool {
        self.activity.active(self.func, v)
    }

    /// The forward value of `v`, read on the way back.
    pub fn primal(&mut self, v: Value) -> Var<'a> {
        if let Some(depth) = self.open {
            return self.b.var_at(depth, v);
        }
        if let Some(&p) = self.primals.get(&v) {
            return self.b.var(p);
        }
        let kind = match self.graph.def_node(v).map(|n| &n.kind) {
            Some(NodeKind::Const(text)) => NodeKind::Const(text.clone()),
            _ => NodeKind::Primal(v),
        };
        let p = self.b.node(kind, vec![], vec![self.graph.ty(v).clone()])[0];
        self.primals.insert(v, p);
        self.b.var(p)
    }

    /// The forward value of `v` that the forward graph did not have when this pass began.
    pub fn kept(&mut self, v: Value, ty: Type) -> Var<'a> {
        match self.open {
            Some(depth) => self.b.var_at(depth, v),
            None => {
                let primal = self.b.node(NodeKind::Primal(v), vec![], vec![ty]);
                self.b.var(primal[0])
            }
        }
    }

    /// The zero of `v`'s type and shape. Of an array it needs the length alone, which outlives the array.
    pub fn zero(&mut self, v: Value) -> Var<'a> {
        let ty = self.graph.ty(v).clone();
        match &ty {
            Type::Float(_) => self.b.constant("0.0", ty),
            Type::Array(elem, len) if matches!(**elem, Type::Float(_)) => {
                let zero = self.b.constant("0.0", (**elem).clone());
                self.b.prim_of_type(
                    &ops::array::REPEAT,
                    Attr::Field(len.clone()),
                    &[zero.value()],
                    ty.clone(),
                )
            }
            Type::Slice(elem) | Type::Vec(elem) if matches!(**elem, Type::Float(_)) => {
                let zero = self.b.constant("0.0", (**elem).clone());
                let len = self.primal(v).apply(&ops::array::LEN, &[]);
                zero.apply(&ops::array::VEC_REPEAT, &[len])
            }
            Type::Array(..)
            | Type::Slice(_)
            | Type::Vec(_)
            | Type::Tuple(_)
            | Type::Named(_)
            | Type::Open
            | Type::Int(_)
            | Type::Bool
            | Type::Unit
            | Type::Tensor(_)
            | Type::Pullback => self.primal(v).apply(&ops::adjoint::ZEROS_LIKE, &[]),
        }
    }

    /// Adds a contribution to the cotangent of `v`; the first one moves. Ignored where no cotangent is wanted.
    pub fn add(&mut self, v: Value, ct: Var<'a>) {
        self.add_if(v, ct, None);
    }

    /// [`add`](Self::add) of what is a contribution only if `present` holds: else `v` was not used in the run that is
    /// being undone, and `ct` is zero. That zero must not meet an infinite partial on its way on.
    pub fn add_if(&mut self, v: Value, ct: Var<'a>, present: Option<Var<'a>>) {
        if !self.active(v) {
            return;
        }
        let collects = self.graph.ty(v).is_summed();
        if collects {
            let present = present.map(|p| p.value());
            self.present.entry(v).or_default().push(present);
        }
        // a running adjoint that others add to must be there, whatever the first contribution is
        let ty = self.graph.ty(v);
        let needs_zero = !collects
            && (ty.is_known() || *ty == Type::Open)
            && !self.reached(v)
            && self.is_read_again(v)
            && self.may_be_nothing(ct);
        let ct = match needs_zero {
            true => self.zero(v).apply(&ops::adjoint::ACCUMULATE, &[ct]),
            false => ct,
        };
        let slot = self.slots.entry(v).or_default();
        match slot.as_mut_slice() {
            [running] if !collects => {
                *running = self
                    .b
                    .var(*running)
                    .apply(&ops::adjoint::ACCUMULATE, &[ct])
                    .value();
            }
            _ => slot.push(ct.value()),
        }
    }

    /// Whether a cotangent is part of that of a field, which may have none.
    fn may_be_nothing(&mut self, ct: Var<'_>) -> bool {
        let (mut v, mut passed) = (ct.value(), vec![]);
        let answer = loop {
            if let Some(&known) = self.nothing.get(&v) {
                break known;
            }
            passed.push(v);
            match self.b.with(|back| part_of(back, v)) {
                PartOf::Nothing => break true,
                PartOf::Value(whole) => v = whole,
                PartOf::Itself => break false,
            }
        };
        self.nothing.extend(passed.into_iter().map(|v| (v, answer)));
        answer
    }

    /// Whether more than one node reads `v`, as far as is seen here.
    fn is_read_again(&mut self, v: Value) -> bool {
        if self.reads.is_empty() {
            self.reads = vec![0; self.graph.values.len()];
            let operands = self.graph.nodes.values().flat_map(|node| &node.operands);
            for read in operands.chain(&self.graph.results) {
                self.reads[read.index()] += 1;
            }
        }
        matches!(self.graph.values[v].def, Def::Capture(_)) || self.reads[v.index()] > 1
    }

    /// Whether anything has reached `v`.
    pub fn reached(&self, v: Value) -> bool {
        self.slots.contains_key(&v)
    }

    /// Whether what has reached `v` is there at all, if that is not certain.
    pub fn present(&self, v: Value) -> Option<Var<'a>> {
        let flags: Option<Vec<Value>> = self.present.get(&v)?.iter().copied().collect();
        let flags = flags?.into_iter().map(|flag| self.b.var(flag));
        flags.reduce(|one, other| one.or(other))
    }

    /// The cotangent of `v`, aggregated, if anything has reached it. The slot is empty afterwards.
    pub fn take(&mut self, v: Value) -> Option<Var<'a>> {
        self.present.remove(&v);
        let slot = self.slots.remove(&v)?;
        let cts: Vec<Var> = slot.into_iter().map(|ct| self.b.var(ct)).collect();
        let ct = match self.graph.ty(v) {
            #[cfg(feature = "runtime")]
            Type::Tensor(_) => tensor::aggregate(&cts, self.aggregation),
            _ => cts.into_iter().reduce(|sum, ct| sum + ct),
        }?;
        if let Some(asked) = self.asked.get_mut(&v) {
            *asked = Some(ct.value());
        }
        Some(ct)
    }

    /// The cotangent of a value that is asked for, if anything has reached it.
    pub fn answer(&mut self, v: Value) -> Option<Var<'a>> {
        let taken = self.asked.get(&v).copied().flatten();
        taken.map(|ct| self.b.var(ct)).or_else(|| self.take(v))
    }

    /// The cotangent of `v`, zeros if nothing has reached it. The slot is empty afterwards.
    pub fn take_or_zero(&mut self, v: Value) -> Var<'a> {
        match self.take(v) {
            Some(ct) => ct,
            None => self.zero(v),
        }
    }

    /// Replaces the running adjoint of `v`.
    pub fn set(&mut self, v: Value, adjoint: Var<'a>) {
        self.present.insert(v, vec![None]);
        self.slots.insert(v, vec![adjoint.value()]);
    }
}

/// What a cotangent is a part of.
enum PartOf {
    /// A field that may have no gradient.
    Nothing,
    Value(Value),
    Itself,
}

fn part_of(back: &FuncGraph, v: Value) -> PartOf {
    let Some(node) = back.def_node(v) else {
        return PartOf::Itself;
    };
    let NodeKind::Prim(def, attr) = &node.kind else {
        return PartOf::Itself;
    };
    match (def.spelling, def.in_place) {
        (Spelling::CtPart, _) if *attr != Attr::None => PartOf::Nothing,
        (Spelling::CtPart | Spelling::Index | Spelling::Field, _) => {
            PartOf::Value(node.operands[0])
        }
        (_, Some(i)) => PartOf::Value(node.operands[i]),
        (_, None) => PartOf::Itself,
    }
}
