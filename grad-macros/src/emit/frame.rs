//! One FuncGraph on its way to statements: what stands for each value, and what is not yet written.

use super::Emitter;
use super::expr::{Expr, Prec};
use super::in_order::InOrder;
use super::place::{How, Place, Rep, Told, by_parts, by_parts_of, holds_users};
use super::statements::Statements;
use crate::mentions::mentions;
use crate::report::Point;
use grad_core::entity::{Entity, FuncRef, NodeId, Value};
use grad_core::ir::{FuncGraph, Node, NodeKind, Rerun, Type};
use grad_core::ops::Spelling;
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

/// How deep an expression may be: each level writes its tokens again, and rustc recurses.
const DEEPEST: u8 = 30;

/// The state of emission of one FuncGraph.
pub(super) struct Frame<'e> {
    pub em: &'e Emitter<'e>,
    pub func: FuncRef,
    pub graph: &'e FuncGraph,
    /// Whether cotangents are among the values.
    pub is_back: bool,
    /// Whether what is called does not draw or print as it does by itself: in a trip that is recorded, or replayed without its way back.
    pub recorded: bool,
    reps: Vec<Option<Rep>>,
    /// How often each value is read.
    uses: Vec<u32>,
    /// The last node that reads each value; `usize::MAX` if the graph's end does.
    last: Vec<usize>,
    /// Late values whose evaluation has a place in the order, earliest first.
    ordered: InOrder,
    /// How deep the expression of each late value is.
    depths: Vec<u8>,
    /// The elements that nodes touch, where places have been found before the loop.
    pub elements: OrderedMap<NodeId, Expr>,
    /// Additions to what is summed in variables: they are made at the end of a trip.
    pub added: OrderedSet<NodeId>,
    /// The statements so far.
    pub out: Statements,
}

impl<'e> Frame<'e> {
    /// A frame for `func`; `kept` are values that are read at its end beside its results.
    pub fn new(em: &'e Emitter<'e>, func: FuncRef, kept: &[Value]) -> Self {
        let graph = &em.module.funcs[func];
        let mut uses = vec![0; graph.values.len()];
        let mut last = vec![0; graph.values.len()];
        for (id, node) in graph.nodes.iter() {
            for v in &node.operands {
                uses[v.index()] += 1;
                last[v.index()] = id.index();
            }
        }
        for v in graph.results.iter().chain(kept) {
            uses[v.index()] += 1;
            last[v.index()] = usize::MAX;
        }
        Frame {
            em,
            func,
            graph,
            is_back: em.back.contains(&func),
            recorded: matches!(
                em.module.funcs[func].rerun,
                Rerun::Recorded | Rerun::ReplayedAhead
            ),
            reps: vec![None; graph.values.len()],
            uses,
            last,
            ordered: InOrder::default(),
            depths: vec![0; graph.values.len()],
            elements: OrderedMap::new(),
            added: OrderedSet::new(),
            out: Statements::default(),
        }
    }

    /// Only these are read, by nodes and at the end.
    pub fn set_uses(&mut self, by_nodes: &[Value], at_end: &[Value]) {
        self.uses.fill(0);
        for v in by_nodes.iter().chain(at_end) {
            self.uses[v.index()] += 1;
        }
        for v in at_end {
            self.last[v.index()] = usize::MAX;
        }
    }

    pub fn is_used(&self, v: Value) -> bool {
        self.uses[v.index()] > 0
    }

    pub fn uses(&self, v: Value) -> u32 {
        self.uses[v.index()]
    }

    /// The last node that reads `v`, if the end of the graph does not.
    pub fn last_reader(&self, v: Value) -> Option<NodeId> {
        let last = self.last[v.index()];
        (last != usize::MAX).then(|| NodeId::new(last))
    }

    /// Whether the last that reads a tuple takes a field of it: after that it need not be whole.
    pub fn is_taken_apart(&self, v: Value) -> bool {
        let is_field = |id: NodeId| match &self.graph.nodes[id].kind {
            NodeKind::Prim(def, _) => def.spelling == Spelling::Field,
            _ => false,
        };
        self.last_reader(v).is_some_and(is_field)
    }

    /// Whether nothing reads `v` after `node`.
    pub fn ends_at(&self, v: Value, node: NodeId) -> bool {
        self.last[v.index()] <= node.index()
    }

    /// Whether the last that reads `v` is a push to a stack.
    pub fn is_pushed(&self, v: Value) -> bool {
        let last = self.last[v.index()];
        last != usize::MAX && matches!(self.graph.nodes[NodeId::new(last)].kind, NodeKind::Push(_))
    }

    /// Whether all that reads `v`, a part of `base` made by `node`, comes before what may write to `base`, its last reader.
    pub fn is_read_before_the_end(&self, node: NodeId, base: Value, v: Value) -> bool {
        let (last, base) = (self.last[v.index()], self.last[base.index()]);
        last != usize::MAX && (base <= node.index() || last < base)
    }

    pub fn set(&mut self, v: Value, rep: Rep) {
        self.reps[v.index()] = Some(rep);
    }

    pub fn rep(&self, v: Value) -> Rep {
        self.reps[v.index()]
            .clone()
            .unwrap_or_else(|| panic!("{v} of @{} is read before it is emitted", self.graph.name))
    }

    pub fn new_name(&self, v: Value) -> Ident {
        self.em.names.of_value(&self.graph.values[v])
    }

    pub fn span(&self, node: &Node) -> Span {
        self.em.span(node.loc)
    }

    /// Where a node panics: what the way back does has been checked by the forward run.
    pub fn point(&self, node: &Node) -> Option<Point> {
        let forward = !self.is_back || self.em.joint.contains(&self.func) && node.origin.is_none();
        forward.then(|| self.em.point(node.loc)).flatten()
    }

    /// Where a node stands, and where it panics.
    pub fn at(&self, node: &Node) -> (Span, Option<Point>) {
        (self.span(node), self.point(node))
    }

    /// The type of a value.
    pub fn ty(&self, v: Value) -> &'e Type {
        self.graph.ty(v)
    }

    /// Adds a statement that has its place in the order: whatever is evaluated before it is written before it.
    pub fn effect(&mut self, statement: TokenStream) {
        self.flush();
        self.out.extend(statement);
    }

    /// Writes every late value that has its place in the order.
    pub fn flush(&mut self) {
        self.flush_before(0);
    }

    /// Writes all but the last `n` of them.
    fn flush_before(&mut self, n: usize) {
        for v in self.ordered.take_before(n) {
            self.bind_late(v);
        }
    }

    /// Before a node that evaluates `operands` in this order: late operands can be written inside it if they are the
    /// last ordered ones, in the same order; those before them are written now. Returns whether it inherits an order.
    pub fn settle(&mut self, operands: &[Value], effect: bool) -> bool {
        let late: Vec<Value> = operands
            .iter()
            .copied()
            .filter(|v| self.ordered.contains(*v))
            .collect();
        if late.is_empty() {
            if effect {
                self.flush();
            }
            return false;
        }
        if !self.ordered.ends_with(&late) {
            self.flush();
            return false;
        }
        if effect {
            self.flush_before(late.len());
        }
        true
    }

    /// Before something that is made of `operands` in this order: what is moved into it can no longer be read by those
    /// behind it, so late ones are written now.
    pub fn read_before_moves(&mut self, operands: &[Value]) {
        let moved = |v: &Value| matches!(self.rep(*v), Rep::Place(_)) && !is_copy(self.ty(*v));
        if let Some(first) = operands.iter().position(moved)
            && operands[first..].iter().any(|v| self.ordered.contains(*v))
        {
            self.flush();
        }
    }

    /// Before something that borrows `place` to write to it and then evaluates `operands`: late ones that read it are
    /// written now.
    pub fn read_before_borrow(&mut self, place: &Place, operands: &[Value]) {
        let reads = |v: &Value| match self.rep(*v) {
            Rep::Late { expr, .. } => mentions(&expr.tokens, &place.name),
            Rep::Scalar(_) | Rep::Place(_) => false,
        };
        if operands.iter().any(reads) {
            self.flush();
        }
    }

    fn bind_late(&mut self, v: Value) {
        if let Rep::Late { expr, .. } = self.rep(v) {
            self.depths[v.index()] = 0;
            let name = self.new_name(v);
            let tokens = expr.tokens;
            self.out.declare(&name, Span::call_site(), &tokens);
            self.set(v, Rep::Scalar(Expr::ident(&name)));
        }
    }

    /// The expression of a value for its one place in the emitted code.
    pub fn read(&mut self, v: Value) -> Expr {
        match self.rep(v) {
            Rep::Scalar(expr) => expr,
            Rep::Late { expr, .. } => {
                self.ordered.remove(v);
                expr
            }
            Rep::Place(place) => Expr::new(
                if place.how == How::Own {
                    Prec::Atom
                } else {
                    Prec::Unary
                },
                place.target(),
            ),
        }
    }

    /// The expression of an index or a bound: literals without suffix.
    pub fn read_index(&mut self, v: Value) -> Expr {
        match self.graph.def_node(v) {
            Some(Node {
                kind: NodeKind::Const(text),
                ..
            }) if *self.ty(v) == Type::USIZE => super::literal::bare_int(text, Span::mixed_site()),
            _ => self.read(v),
        }
    }

    /// A value that inner graphs may read any number of times.
    pub fn settled(&mut self, v: Value) -> Rep {
        match self.rep(v) {
            Rep::Late { ordered: true, .. } => {
                self.flush();
                self.rep(v)
            }
            Rep::Late { ordered: false, .. } => {
                self.bind_late(v);
                self.rep(v)
            }
            rep => rep,
        }
    }

    /// What a value owns is handed on: moved if this is its last reader, else copied.
    pub fn hand_over(&mut self, v: Value, at: NodeId) -> TokenStream {
        let place = match self.rep(v) {
            Rep::Place(place) => place,
            Rep::Scalar(_) | Rep::Late { .. } => return self.read(v).tokens,
        };
        let last = self.ends_at(v, at);
        self.take(&place, self.ty(v), last)
    }

    /// Of parts of the function's own values rustc knows the type; on the way back they may be parts of a cotangent.
    pub(super) fn told(&self) -> Told {
        match self.is_back {
            true => Told::Later,
            false => Told::Before,
        }
    }

    /// The thing in `place` by value.
    pub fn take(&self, place: &Place, ty: &Type, last: bool) -> TokenStream {
        let name = &place.name;
        match ty {
            _ if is_copy(ty) => place.target(),
            Type::Pullback => quote!(#name),
            _ if place.how == How::Own && place.writable && last => quote!(#name),
            // it may be a text
            Type::Slice(of) if **of == Type::Open => {
                quote!({ use ::grads::__private::texts::Taken as _; #name.to_vec() })
            }
            Type::Slice(_) => quote!(#name.to_vec()),
            _ => {
                let target = place.target();
                if let Type::Named(_) = ty {
                    let span = self.em.blame(ty).unwrap_or_else(Span::call_site);
                    return {
                        let told = match place.how {
                            How::Own => self.em.spelling(ty).map_or(Told::Later, Told::As),
                            How::Shared | How::Mut => Told::Before,
                        };
                        let told = if self.is_back { Told::Later } else { told };
                        super::place::copied(&target, ty, &told, span).tokens
                    };
                }
                if place.how == How::Own {
                    // a method cannot be called while the type is being inferred
                    quote!(::grads::__private::Copied::copied_value(&#name))
                } else {
                    match ty {
                        Type::Open => super::place::copy_of(&quote!(&#target), Span::call_site()),
                        ty if holds_users(ty) => by_parts(&quote!(&#target), Span::call_site()),
                        _ => quote!((#target).clone()),
                    }
                }
            }
        }
    }

    /// A copy of the value in a place.
    pub fn copy(&self, place: Place, v: Value) -> TokenStream {
        let (ty, name) = (self.ty(v), &place.name);
        let is_own = place.how == How::Own && holds_users(ty) && self.is_of_forward(v);
        match self.em.spelling(ty).filter(|_| is_own) {
            Some(of) => by_parts_of(&of, &quote!(&#name)),
            None => {
                let writable = false;
                self.take(&Place { writable, ..place }, ty, false)
            }
        }
    }

    /// Whether it is known to be no cotangent: types of these have other names.
    fn is_of_forward(&self, v: Value) -> bool {
        let is_kept = self.graph.captures.contains(&v);
        let is_forward = !self.is_back && !self.em.joint.contains(&self.func);
        is_forward || is_kept && self.em.is_pullback(self.func)
    }

    /// A place that holds the value and may be written: that of the value itself if nobody else reads it.
    pub fn writable(&mut self, v: Value, at: NodeId) -> Place {
        let once = self.graph.nodes[at]
            .operands
            .iter()
            .filter(|o| **o == v)
            .count()
            == 1;
        match self.settled(v) {
            Rep::Place(place) if place.writable && once && self.ends_at(v, at) => place,
            Rep::Place(place) => {
                let name = self.new_name(v);
                let copy = self.copy(place, v);
                self.effect(quote!(let mut #name = #copy;));
                Place::own(name)
            }
            Rep::Scalar(expr) | Rep::Late { expr, .. } => {
                let name = self.new_name(v);
                let tokens = expr.tokens;
                self.effect(quote!(let mut #name = #tokens;));
                Place::own(name)
            }
        }
    }

    /// The same of a value that nobody reads any more, for a callee that may only look at it: whether it writes, rustc knows.
    pub fn copied_if_written(&mut self, v: Value, at: NodeId) -> Place {
        let users = matches!(self.ty(v), Type::Named(_) | Type::Open);
        match self.settled(v) {
            Rep::Place(place) if users && !(place.writable && self.ends_at(v, at)) => {
                let (name, shared) = (self.new_name(v), place.shared());
                self.effect(quote!(let mut #name = ::grads::__private::OnWrite::of(#shared);));
                Place::own(name)
            }
            _ => self.writable(v, at),
        }
    }

    /// What stands for `v`, an operand of `at`, inside a graph that belongs to `at`.
    pub fn captured(&mut self, v: Value, at: NodeId, repeated: bool) -> Rep {
        let once = self.graph.nodes[at]
            .operands
            .iter()
            .filter(|o| **o == v)
            .count()
            == 1;
        let last = self.ends_at(v, at);
        match self.settled(v) {
            Rep::Place(place) => Rep::Place(Place {
                writable: place.writable && once && last && !repeated,
                ..place
            }),
            rep => rep,
        }
    }

    /// Defines `v` by an expression, as a variable.
    pub fn bind(&mut self, v: Value, span: Span, tokens: TokenStream) {
        let name = self.new_name(v);
        if is_place(self.ty(v)) {
            self.out
                .extend(quote_spanned!(span=> let mut #name = #tokens;));
            self.set(v, Rep::Place(Place::own(name)));
        } else {
            self.out.declare(&name, span, &tokens);
            self.set(v, Rep::Scalar(Expr::ident(&name)));
        }
    }

    /// Defines the scalar `v` by an expression: late if it is read once, by a node that can take an expression or by
    /// the end of the graph, else a variable. A name of the user's is kept where a node reads it.
    pub fn define(&mut self, v: Value, span: Span, expr: Expr, ordered: bool) {
        let at_end = self.last[v.index()] == usize::MAX;
        let unnamed = self.graph.values[v].name.is_none();
        let depth = self.depth(v);
        let small = depth <= DEEPEST;
        if self.uses(v) == 1 && (at_end || unnamed) && small && self.read_by_prim(v) {
            self.depths[v.index()] = depth;
            if ordered {
                self.ordered.push(v);
            }
            self.set(v, Rep::Late { expr, ordered });
        } else {
            if ordered {
                self.flush();
            }
            self.bind(v, span, expr.tokens);
        }
    }

    /// How deep the expression of `v` is with those of its operands inside.
    fn depth(&self, v: Value) -> u8 {
        let operands = self.graph.def_node(v).map_or(&[][..], |n| &n.operands);
        let depths = operands.iter().map(|o| self.depths[o.index()]);
        1 + depths.max().unwrap_or(0)
    }

    /// Whether the last reader of `v` can take an expression.
    fn read_by_prim(&self, v: Value) -> bool {
        let last = self.last[v.index()];
        last == usize::MAX
            || match self.graph.nodes[NodeId::new(last)].kind {
                NodeKind::Prim(..)
                | NodeKind::Push(_)
                | NodeKind::Cond { .. }
                | NodeKind::Loop(_) => true,
                NodeKind::Const(_)
                | NodeKind::Call(_)
                | NodeKind::CallBack(_)
                | NodeKind::Host(_)
                | NodeKind::Primal(_)
                | NodeKind::Pop(_) => false,
            }
    }
}

/// Whether values of the type are written in place or may not be copied by reading.
pub(super) fn is_place(ty: &Type) -> bool {
    match ty {
        Type::Array(..)
        | Type::Slice(_)
        | Type::Vec(_)
        | Type::Tuple(_)
        | Type::Named(_)
        | Type::Tensor(_)
        | Type::Pullback
        | Type::Open => true,
        Type::Float(_) | Type::Int(_) | Type::Bool | Type::Unit => false,
    }
}

/// Whether values of the type are copied by reading.
pub(super) fn is_copy(ty: &Type) -> bool {
    match ty {
        Type::Float(_) | Type::Int(_) | Type::Bool | Type::Unit => true,
        Type::Array(t, _) => is_copy(t),
        Type::Tuple(ts) => ts.iter().all(is_copy),
        Type::Slice(_)
        | Type::Vec(_)
        | Type::Named(_)
        | Type::Tensor(_)
        | Type::Pullback
        | Type::Open => false,
    }
}
