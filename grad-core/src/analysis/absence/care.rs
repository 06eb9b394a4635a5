//! What the way back from a value could do to a zero in the place of a cotangent that does not exist: from the params on.

use super::{Care, DEPTH, Pass, is_number, is_told_apart};
use crate::analysis::handed_on::{Way, spread};
use crate::entity::{FuncRef, SecondaryMap, Value};
use crate::ir::{Builder, FuncGraph, Loop, Node, NodeKind, Type, Var};
use crate::ops::{self, Cost, Partial, PrimDef, Rule};

impl Pass<'_> {
    /// The care for an operand. A zero that is added to a cotangent which exists in any case goes no further.
    pub(super) fn care_of(&self, func: FuncRef, v: Value) -> Care {
        match self.goes_on(func, v) {
            true => self.absence.care(func, v),
            false => Care::No,
        }
    }

    fn goes_on(&self, func: FuncRef, v: Value) -> bool {
        let ends = self.absence.is_sure(func, v) && is_number(&self.module.funcs[func], v);
        self.activity.active(func, v) && !ends
    }

    /// Notes the care for `func`, given that for its params and captures, and returns that for its results.
    pub(super) fn care(&mut self, func: FuncRef, params: &[Care], captures: &[Care]) -> Vec<Care> {
        let graph = &self.module.funcs[func];
        if self
            .absence
            .care
            .insert(func, SecondaryMap::new())
            .is_none()
        {
            self.handed_on(func);
        }
        let given = |vs: &[Value], cares: &[Care]| -> Vec<(Value, Care)> {
            vs.iter().copied().zip(cares.iter().copied()).collect()
        };
        let known = self.absence.care.entry(func).or_default();
        given(&graph.params, params)
            .into_iter()
            .for_each(|(v, care)| known[v] = care);
        self.note_care(func, given(&graph.captures, captures));
        for node in graph.nodes.values() {
            let operands: Vec<Care> = node
                .operands
                .iter()
                .map(|&v| self.care_of(func, v))
                .collect();
            let cares = self.care_of_results(func, node, &operands);
            self.note_care(func, given(&node.results, &cares));
        }
        graph
            .results
            .iter()
            .map(|&v| self.care_of(func, v))
            .collect()
    }

    fn note_care(&mut self, func: FuncRef, cares: Vec<(Value, Care)>) {
        let graph = &self.module.funcs[func];
        let (of_all, apart) = (self.of_all, &self.absence.apart);
        let known = self.absence.care.entry(func).or_default();
        for (v, care) in cares
            .into_iter()
            .filter(|(v, _)| of_all || is_told_apart(graph.ty(*v)) || apart.contains(&(func, *v)))
        {
            known[v] = care;
        }
    }

    fn care_of_results(&mut self, func: FuncRef, node: &Node, operands: &[Care]) -> Vec<Care> {
        let graph = &self.module.funcs[func];
        let most = operands.iter().copied().max().unwrap_or_default();
        match &node.kind {
            NodeKind::Prim(def, _) => vec![most.max(self.own_care(graph, node, def))],
            NodeKind::Cond { then, orelse } => {
                let then = self.care(*then, &[], &operands[1..]);
                let orelse = self.care(*orelse, &[], &operands[1..]);
                then.iter().zip(&orelse).map(|(a, b)| *a.max(b)).collect()
            }
            NodeKind::Loop(l) => self.care_of_loop(graph, node, l, operands),
            NodeKind::Call(_) => {
                let apart = |v| self.absence.apart.contains(&(func, v));
                // of an array that is lent: what it was made of before, since the callee takes a mark for a zero
                let of = |r: &Value| match graph.ty(*r) {
                    Type::Float(_) => Care::Dear,
                    // in a value of the user's the callee tells a mark from a zero
                    ty if self.of_all && !is_told_apart(ty) => Care::Dear,
                    _ => most,
                };
                let (returned, others) = node.results.split_first().expect("a call returns");
                let is_seen = is_told_apart(graph.ty(*returned)) || apart(*returned);
                let returned = match is_seen || self.of_all {
                    true => Care::Dear,
                    false => Care::No,
                };
                [returned]
                    .into_iter()
                    .chain(others.iter().map(of))
                    .collect()
            }
            NodeKind::Const(_)
            | NodeKind::CallBack(_)
            | NodeKind::Host(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => vec![Care::No; node.results.len()],
        }
    }

    fn own_care(&mut self, graph: &FuncGraph, node: &Node, def: &PrimDef) -> Care {
        let is_sum = [&ops::arith::ADD, &ops::arith::SUB, &ops::arith::NEG].contains(&def);
        match self.registry.rule(def) {
            Rule::Constant | Rule::Passes(_) => Care::No,
            Rule::Partials(_) if is_sum || !is_number(graph, node.results[0]) => Care::No,
            Rule::Partials(partials) => {
                let known = self.steep.get(def.name).copied();
                let steep = known.unwrap_or_else(|| is_steep(def, partials, graph, node));
                self.steep.insert(def.name, steep);
                if steep { Care::Dear } else { Care::Times }
            }
            _ if def.cost == Cost::Dear => Care::Dear,
            _ => Care::No,
        }
    }

    fn care_of_loop(
        &mut self,
        graph: &FuncGraph,
        node: &Node,
        l: &Loop,
        operands: &[Care],
    ) -> Vec<Care> {
        let mut carried = operands[l.leading()..l.first_capture()].to_vec();
        if self.depth >= DEPTH {
            carried.fill(Care::Dear);
        }
        self.depth += 1;
        loop {
            let mut params = vec![Care::No; l.leading_params()];
            params.extend(&carried);
            let results = self.care(l.body, &params, &operands[l.first_capture()..]);
            let before = carried.clone();
            for (c, r) in carried.iter_mut().zip(&results[l.leading_results()..]) {
                *c = (*c).max(*r);
            }
            let goes_on = |v| self.goes_on(l.body, v);
            spread(self.module, l, &mut carried, Way::Forth, goes_on, Care::max);
            if carried == before {
                break;
            }
        }
        self.depth -= 1;
        let of = |(care, r): (Care, &Value)| match graph.ty(*r) {
            Type::Float(_) => Care::Dear,
            _ => care,
        };
        let mut results: Vec<Care> = carried.into_iter().zip(&node.results).map(of).collect();
        results.push(Care::No);
        results
    }
}

/// Whether a partial may be infinite though operands are finite: where it is made by a division, a power, a logarithm, or of a result
/// that is.
fn is_steep(def: &PrimDef, partials: &[Option<Partial>], graph: &FuncGraph, node: &Node) -> bool {
    if partials.len() != node.operands.len() {
        return true;
    }
    let b = Builder::new(FuncGraph::new("partials"));
    let param = |v: Value| b.param(graph.ty(v).clone());
    let operands: Vec<Var> = node.operands.iter().map(|&v| param(v)).collect();
    let result = param(node.results[0]);
    for partial in partials.iter().flatten() {
        partial(&operands, result);
    }
    let is_finite = |def: &PrimDef| def.cost == Cost::Cheap || FINITE.contains(&def);
    let partials = b.finish();
    let result = partials.params.last();
    let reads_result = |n: &Node| n.operands.iter().any(|v| Some(v) == result);
    let steep = |n: &Node| {
        let made = matches!(&n.kind, NodeKind::Prim(def, _) if !is_finite(def));
        made || !is_finite(def) && reads_result(n)
    };
    partials.nodes.values().any(steep)
}

/// What is not cheap, and finite where its operands and the primitive whose partial it is are.
const FINITE: [&PrimDef; 8] = [
    &ops::exp_log::EXP,
    &ops::exp_log::EXP2,
    &ops::trig::SIN,
    &ops::trig::COS,
    &ops::trig::SINH,
    &ops::trig::COSH,
    &ops::trig::TAN,
    &ops::trig::TANH,
];
