//! The adjoints of one FuncGraph while its backward graph is built.

use crate::analysis::absence::{Absence, Care};
use crate::analysis::activity::Activity;
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::ir::{Attr, Builder, Call, Def, FuncGraph, NodeKind, Type, Var};
#[cfg(feature = "runtime")]
use crate::ops::tensor::like as tensor;
use crate::ops::{self, Spelling};
use crate::ordered::{OrderedMap, OrderedSet};
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
    absence: Rc<Absence>,
    slots: OrderedMap<Value, Vec<Ct>>,
    primals: OrderedMap<Value, Value>,
    /// Whether the forward graph is one that is open, and which: its values are there to be read.
    open: Option<usize>,
    /// Forward values whose cotangents are asked for, with those that have been taken.
    asked: OrderedMap<Value, Option<Value>>,
    pub aggregation: Aggregation,
    /// How often each forward value is read; empty until someone asks.
    reads: Vec<u32>,
    /// The first node that writes to each forward value; empty until someone asks.
    consumed: Vec<usize>,
    /// Places in adjoints to which something was added that is told: then no sum there is `-0.0`, whatever else is added.
    told: OrderedSet<(Value, Attr, Vec<Value>)>,
    /// Of backward values, whether they are part of what may be nothing, as far as that has been asked.
    nothing: OrderedMap<Value, bool>,
}

/// A contribution to a cotangent.
#[derive(Clone, Copy)]
struct Ct {
    ct: Value,
    /// Of a number, whether it is there at all, if that is not certain.
    present: Option<Value>,
    /// Whether `ct` is zero if it is not there; else it may be anything.
    clean: bool,
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
        absence: Rc<Absence>,
        b: &'a Builder,
    ) -> Self {
        Adjoints {
            graph,
            b,
            func,
            activity,
            absence,
            slots: OrderedMap::new(),
            primals: OrderedMap::new(),
            open: None,
            asked: OrderedMap::new(),
            aggregation: Aggregation::default(),
            reads: vec![],
            consumed: vec![],
            told: OrderedSet::new(),
            nothing: OrderedMap::new(),
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

    /// What the way back from `v` could do to a zero in the place of a cotangent that does not exist.
    pub fn care(&self, v: Value) -> Care {
        self.absence.care(self.func, v)
    }

    /// Whether the cotangent of number `v` may be absent, and what then becomes of a zero may be infinite, or takes time.
    pub fn may_be_absent(&self, v: Value) -> bool {
        let is_number = matches!(self.graph.ty(v), Type::Float(_));
        is_number && self.care(v) == Care::Dear && !self.absence.is_sure(self.func, v)
    }

    /// Whether it is asked whether `call` gave a cotangent of its by-value argument `v`: not if another one is certain.
    pub fn asks(&self, call: &Call, v: Value) -> bool {
        let is_certain = |ct: &Ct| ct.present.is_none();
        let has_one = self
            .slots
            .get(&v)
            .is_some_and(|slot| slot.iter().any(is_certain));
        let is_open = *self.graph.ty(v) == Type::Open && self.is_told(v) && !call.takes_param;
        !has_one && (is_open || self.absence.asks(self.graph, self.func, call, v))
    }

    /// Whether loop `id` is not undone where none of its results has a cotangent.
    pub fn is_guarded(&self, id: NodeId) -> bool {
        self.absence.is_guarded(self.func, id)
    }

    /// Of the body of a loop: whether the cotangent of the `k`-th value that it carries may be absent, and that matters.
    pub fn is_unsure(&self, k: usize) -> bool {
        self.absence.is_unsure(self.func, k)
    }

    /// Whether elements of the adjoint of `v` that do not exist are told from zeros: they are `-0.0`.
    pub fn tells_apart(&self, v: Value) -> bool {
        self.absence.tells_apart(self.func, v)
    }

    /// Whether elements of the adjoint of `v` that do not exist are told from zeros here or by a caller.
    pub fn is_told(&self, v: Value) -> bool {
        self.absence.is_told(self.func, v)
    }

    /// What the sum of no cotangents is: `-0.0` where that is told from a zero, being the one number that changes no sum.
    pub fn nothing(&self, v: Value) -> &'static str {
        if self.is_told(v) { "-0.0" } else { "0.0" }
    }

    /// The forward value of `v`, read on the way back.
    pub fn primal(&mut self, v: Value) -> Var<'a> {
        if let Some(depth) = self.open {
            return self.b.var_at(depth, v);
        }
        if let Some(&p) = self.primals.get(&v) {
            return self.b.var(p);
        }
        let scalar = self.graph.ty(v).is_scalar();
        let kind = match self.graph.def_node(v).map(|n| &n.kind) {
            Some(kind @ NodeKind::Const(_)) => kind.clone(),
            Some(kind) if scalar && kind.is_constant() => kind.clone(),
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
                let zero = self.b.constant(self.nothing(v), (**elem).clone());
                self.b.prim_of_type(
                    &ops::array::REPEAT,
                    Attr::Field(len.clone()),
                    &[zero.value()],
                    ty.clone(),
                )
            }
            Type::Slice(elem) | Type::Vec(elem) if matches!(**elem, Type::Float(_)) => {
                let zero = self.b.constant(self.nothing(v), (**elem).clone());
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
            | Type::Pullback => {
                let like = ops::views::array(self.graph, v);
                let zeros = self.primal(like).apply(&ops::adjoint::ZEROS_LIKE, &[]);
                // a part of which only rustc knows the type may have no gradient: its zero stays one
                let is_part = ty == Type::Open && !self.tells_apart(v);
                match self.is_told(v) && !is_part {
                    true => zeros.apply(&ops::adjoint::EMPTIED, &[]),
                    false => zeros,
                }
            }
        }
    }

    /// A zero that nobody reads.
    pub fn blank(&mut self, v: Value) -> Var<'a> {
        match self.absence.is_handed_on(self.func, v) {
            true => self
                .b
                .prim_of_type(&ops::adjoint::UNSEEDED, Attr::None, &[], Type::Open),
            false => self.zero(v),
        }
    }

    /// The zero of the type of operand `v` of a choice whose cotangent is `ct`; of tensors one without a shape.
    pub fn zero_of(&mut self, v: Value, ct: Var<'a>) -> Var<'a> {
        match ct.ty() {
            Type::Tensor(_) => ct.lit(0.0),
            _ => self.zero(v),
        }
    }

    /// Adds a contribution to the cotangent of `v`; the first one moves. Ignored where no cotangent is wanted.
    pub fn add(&mut self, v: Value, ct: Var<'a>) {
        self.add_if(v, ct, None);
    }

    /// [`add`](Self::add) of what is a contribution only if `present` holds: else `v` was not used in the run that is
    /// being undone, and `ct` may be anything.
    pub fn add_if(&mut self, v: Value, ct: Var<'a>, present: Option<Var<'a>>) {
        self.contribute(v, ct, present, false);
    }

    /// [`add_if`](Self::add_if) of what is zero if it is not there.
    pub fn add_clean(&mut self, v: Value, ct: Var<'a>, present: Option<Var<'a>>) {
        self.contribute(v, ct, present, true);
    }

    fn contribute(&mut self, v: Value, ct: Var<'a>, present: Option<Var<'a>>, clean: bool) {
        if !self.active(v) {
            return;
        }
        let collects = self.graph.ty(v).is_summed();
        let is_handed_on = self.absence.is_handed_on(self.func, v);
        let ignored = !is_handed_on && (!collects || self.care(v) == Care::No);
        let (ct, present) = match present {
            Some(_) if ignored && clean => (ct, None),
            Some(present) if ignored => (present.select(ct, self.zero(v)), None),
            present => (ct, present.map(|p| p.value())),
        };
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
                let sum = self.b.var(running.ct);
                running.ct = sum.apply(&ops::adjoint::ACCUMULATE, &[ct]).value();
            }
            _ => slot.push(Ct {
                ct: ct.value(),
                present,
                clean,
            }),
        }
    }

    /// [`add_clean`](Self::add_clean) of what another graph gave, which may be a number there.
    pub fn add_given(&mut self, v: Value, ct: Var<'a>, present: Option<Var<'a>>) {
        let ct = self.told_number(v, ct, present);
        self.add_clean(v, ct, present);
    }

    /// [`add`](Self::add) of what came from another graph or from an array, where `-0.0` says that it is not there.
    pub fn add_marked(&mut self, v: Value, ct: Var<'a>) {
        let is_number = matches!(
            (self.graph.ty(v), ct.ty()),
            (Type::Float(_), Type::Float(_))
        );
        let present = (is_number && self.care(v) >= Care::Leaves && self.active(v))
            .then(|| ct.apply(&ops::select::IS_PRESENT, &[]));
        self.add_if(v, ct, present);
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

    /// Where the first node stands that writes to `v`.
    pub fn consumed_at(&mut self, v: Value) -> usize {
        if self.consumed.is_empty() {
            self.consumed = super::lent::first_consumers(self.graph);
        }
        self.consumed[v.index()]
    }

    /// Whether the cotangent of `v` is asked for.
    pub fn is_asked(&self, v: Value) -> bool {
        self.asked.contains_key(&v)
    }

    /// Whether anything has reached `v`.
    pub fn reached(&self, v: Value) -> bool {
        self.slots.contains_key(&v)
    }

    /// The cotangent of `v`, aggregated, if anything has reached it, and whether it is there at all, if that is not certain:
    /// else it may be anything. The slot is empty afterwards.
    pub fn take_if(&mut self, v: Value) -> Option<(Var<'a>, Option<Var<'a>>)> {
        let (sum, present) = self.aggregate(v)?;
        Some((self.b.var(sum.ct), present))
    }

    /// The cotangent of `v`, aggregated, if anything has reached it: zeros if it is not there. The slot is empty afterwards.
    pub fn take(&mut self, v: Value) -> Option<Var<'a>> {
        let (sum, present) = self.aggregate(v)?;
        let ct = self.b.var(sum.ct);
        Some(match present.filter(|_| !sum.clean) {
            Some(present) => present.select(ct, self.zero(v)),
            None => ct,
        })
    }

    /// The sum of what has reached `v`, and whether any of it is there, if that is not certain.
    fn aggregate(&mut self, v: Value) -> Option<(Ct, Option<Var<'a>>)> {
        let slot = self.slots.remove(&v)?;
        let b = self.b;
        let flags: Option<OrderedSet<Value>> = slot.iter().map(|ct| ct.present).collect();
        let alike = flags.as_ref().is_some_and(|flags| flags.len() == 1);
        let clean = !alike || slot.iter().all(|ct| ct.clean);
        let mut cts = vec![];
        for ct in slot {
            cts.push(match ct.present.filter(|_| !alike && !ct.clean) {
                Some(present) => b.var(present).select(b.var(ct.ct), self.zero(v)),
                None => b.var(ct.ct),
            });
        }
        let sum = match self.graph.ty(v) {
            #[cfg(feature = "runtime")]
            Type::Tensor(_) => tensor::aggregate(&cts, self.aggregation),
            _ => cts.into_iter().reduce(|sum, ct| sum + ct),
        }?;
        if let Some(asked) = self.asked.get_mut(&v) {
            *asked = Some(sum.value());
        }
        let flags = flags.into_iter().flatten().map(|flag| b.var(flag));
        let present = flags.reduce(|one, other| one.or(other));
        let sum = Ct {
            ct: sum.value(),
            present: present.map(|p| p.value()),
            clean,
        };
        Some((sum, present))
    }

    /// The cotangent of the number `v` on its way out of this graph, where [`add_marked`](Self::add_marked) will ask
    /// whether it is there.
    pub fn take_marked(&mut self, v: Value) -> Var<'a> {
        let (ct, present) = match self.take_if(v) {
            Some((ct, present)) => (Some(ct), present),
            None => (None, None),
        };
        self.marked(ct, present, self.graph.ty(v).clone())
    }

    /// The cotangent of the number `v` on its way out of the function. Whether it is there the caller sees, if that is not
    /// certain: it is not if nothing has reached it.
    pub fn take_leaving(&mut self, v: Value) -> Var<'a> {
        match self.take_if(v) {
            Some((ct, Some(present))) => present.apply(&ops::select::MARKED, &[ct]),
            Some((ct, None)) => ct,
            None => {
                let nowhere = self.b.constant("false", Type::Bool);
                nowhere.apply(&ops::select::MARKED, &[self.zero(v)])
            }
        }
    }

    /// The cotangent of a number, to be added to a place in the adjoint of an array or a value of the user's.
    pub fn told_element(
        &mut self,
        place: (Value, Attr, Vec<Value>),
        ct: Var<'a>,
        present: Option<Var<'a>>,
    ) -> Var<'a> {
        match present {
            None if self.has_been_told(place, true) => ct,
            _ => self.marked(Some(ct), present, ct.ty()),
        }
    }

    /// Whether something was added to `place` before that is told; what is added now is, if it is there for sure.
    fn has_been_told(&mut self, place: (Value, Attr, Vec<Value>), surely: bool) -> bool {
        match surely {
            true => !self.told.insert(place),
            false => self.told.contains(&place),
        }
    }

    /// A cotangent of `v` that somebody else computed: all of it is there.
    pub fn told(&self, v: Value, ct: Var<'a>) -> Var<'a> {
        match self.is_told(v) && !matches!(ct.ty(), Type::Float(_)) {
            true => ct.apply(&ops::adjoint::SETTLED, &[]),
            false => ct,
        }
    }

    /// A cotangent of what may be a number that somebody else computed, to be added to the adjoint of `v`: a zero that is there is a positive one.
    pub fn told_number(&mut self, v: Value, ct: Var<'a>, present: Option<Var<'a>>) -> Var<'a> {
        let may_be_number = *self.graph.ty(v) == Type::Open && self.is_told(v);
        if !may_be_number || self.has_been_told((v, Attr::None, vec![]), present.is_none()) {
            return ct;
        }
        let present = present.unwrap_or_else(|| self.b.constant("true", Type::Bool));
        ct.apply(&ops::adjoint::TOLD_NUMBER, &[present])
    }

    /// The cotangent `ct` of what a call returned, as the callee takes it: what is not there is `-0.0`, what is there is not.
    pub fn seed(&self, v: Value, ct: Var<'a>, is_used: bool) -> Var<'a> {
        match self.graph.ty(v) {
            Type::Float(_) => ct,
            _ if self.tells_apart(v) => ct,
            _ if !is_used => ct.apply(&ops::adjoint::EMPTIED, &[]),
            _ => ct.apply(&ops::adjoint::TOLD, &[]),
        }
    }

    /// A cotangent that is `-0.0` if and only if it is not there.
    pub fn marked(&self, ct: Option<Var<'a>>, present: Option<Var<'a>>, ty: Type) -> Var<'a> {
        let Some(ct) = ct else {
            return self.b.constant("-0.0", ty);
        };
        // a zero that is there is a positive one
        let there = ct + self.b.constant("0.0", ty.clone());
        match present {
            Some(present) => present.select(there, self.b.constant("-0.0", ty)),
            None => there,
        }
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
        let ct = Ct {
            ct: adjoint.value(),
            present: None,
            clean: true,
        };
        self.slots.insert(v, vec![ct]);
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
