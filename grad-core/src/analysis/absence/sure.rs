//! Whether some contribution to a cotangent always exists: from the results back.

use super::{Care, DEPTH, Pass, is_number};
use crate::entity::{FuncRef, NodeId, SecondaryMap, Value};
use crate::ir::{ArgMode, Loop, Node, NodeKind, Type};
use crate::ops::{self, PrimDef, Rule};
use crate::passes::walk;

impl Pass<'_> {
    /// Notes what is sure in `func`, given which of its results are, and returns which params, then which captures are.
    pub(super) fn sure(&mut self, func: FuncRef, results: &[bool]) -> (Vec<bool>, Vec<bool>) {
        let graph = &self.module.funcs[func];
        self.absence.sure.insert(func, SecondaryMap::new());
        self.note_sure(func, &graph.results, results);
        for (id, node) in graph.nodes.iter().rev() {
            if self.activity.between(func, node) {
                let results: Vec<bool> = node
                    .results
                    .iter()
                    .map(|&r| self.absence.sure[&func][r])
                    .collect();
                let operands = self.sure_operands(func, id, node, &results);
                self.note_sure(func, &node.operands, &operands);
            }
        }
        let sure = &self.absence.sure[&func];
        let of = |vs: &[Value]| vs.iter().map(|&v| sure[v]).collect();
        (of(&graph.params), of(&graph.captures))
    }

    fn note_sure(&mut self, func: FuncRef, vs: &[Value], sure: &[bool]) {
        let known = self.absence.sure.entry(func).or_default();
        for (&v, &sure) in vs.iter().zip(sure) {
            known[v] |= sure;
        }
    }

    fn sure_operands(
        &mut self,
        func: FuncRef,
        id: NodeId,
        node: &Node,
        results: &[bool],
    ) -> Vec<bool> {
        let graph = &self.module.funcs[func];
        match &node.kind {
            NodeKind::Prim(def, _) => {
                let r = node.results[0];
                let sure = match (self.registry.rule(def), graph.ty(r)) {
                    (Rule::Passes(_), Type::Float(_)) => false,
                    (_, Type::Float(_)) => results[0] && self.reads_on(func, def, node),
                    _ if self.absence.has_holes(func, r) => false,
                    _ if **def == ops::index::INDEX => results[0] && self.reads_all(func, node),
                    _ => results[0] || self.absence.care(func, r) != Care::Dear,
                };
                let is_read = |i: usize| {
                    let parts = self.parts.as_ref();
                    parts.is_none_or(|parts| parts.is_read(func, id, node, i))
                };
                let operands = node.operands.iter().enumerate();
                operands
                    .map(|(i, &v)| sure && (!is_number(graph, v) || is_read(i)))
                    .collect()
            }
            NodeKind::Cond { then, orelse } => {
                let (_, then) = self.sure(*then, results);
                let (_, orelse) = self.sure(*orelse, results);
                let both = then.iter().zip(&orelse);
                let captures = both.map(|(then, orelse)| *then && *orelse);
                [false].into_iter().chain(captures).collect()
            }
            NodeKind::Loop(l) => self.sure_of_loop(func, id, node, l, results),
            // a call of an in-out argument is undone in any case
            NodeKind::Call(call) => {
                let sure = results[0] || results.len() > 2;
                let mut operands = vec![sure; node.operands.len()];
                let args = call.args.iter().zip(call.first_operands());
                for (arg, first) in args {
                    let v = node.operands[first];
                    operands[first] = match arg.mode {
                        // of an array only the callee knows what it used
                        _ if !is_number(graph, v) => false,
                        ArgMode::Value => sure && !self.absence.asks(graph, func, call, v),
                        ArgMode::Shared => sure,
                        ArgMode::InOut => false,
                    };
                }
                operands
            }
            NodeKind::Const(_)
            | NodeKind::CallBack(_)
            | NodeKind::Host(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => vec![false; node.operands.len()],
        }
    }

    fn sure_of_loop(
        &mut self,
        func: FuncRef,
        id: NodeId,
        node: &Node,
        l: &Loop,
        results: &[bool],
    ) -> Vec<bool> {
        let graph = &self.module.funcs[func];
        let seeds: Vec<usize> = (0..l.carried)
            .filter(|&k| self.activity.active(func, node.results[k]))
            .collect();
        let numbers: Vec<bool> = (0..l.carried)
            .map(|k| is_number(graph, node.results[k]))
            .collect();
        let is_sure = |k: usize| results[k] || !numbers[k];
        let guarded = !self.under_guard && !seeds.is_empty() && !seeds.iter().any(|&k| is_sure(k));
        match guarded {
            true => self.absence.guarded.insert((func, id)),
            false => self.absence.guarded.remove(&(func, id)),
        };
        // a trip that is undone has the one cotangent that there can be; what calls functions may be undone all the same
        let in_any_case = l.checkpoint || self.runs_in_any_case(l.body);
        let has_one = guarded && seeds.len() == 1 && !in_any_case;
        let mut carried: Vec<bool> = (0..l.carried)
            .map(|k| results[k] || (numbers[k] && has_one))
            .collect();
        if self.depth >= DEPTH {
            carried = numbers.iter().map(|is_number| !is_number).collect();
        }
        let around = self.under_guard;
        self.under_guard |= guarded;
        self.depth += 1;
        let (params, captures) = loop {
            let mut body_results = vec![false; l.leading_results()];
            body_results.extend(&carried);
            let (params, captures) = self.sure(l.body, &body_results);
            let params = params[l.leading_params()..].to_vec();
            // a number is sure if it is in every trip, an array if it is read in any
            let next = |k: usize| match numbers[k] {
                true => carried[k] && params[k],
                false => carried[k] || params[k],
            };
            let next: Vec<bool> = (0..l.carried).map(next).collect();
            if next == carried {
                break (params, captures);
            }
            carried = next;
        };
        self.depth -= 1;
        self.under_guard = around;
        for k in 0..l.carried {
            let before = (l.leading_params() + k, params[k]);
            let after = (l.leading_results() + k, carried[k]);
            match self.matters(l.body, before, after) {
                true => self.absence.unsure.insert((l.body, k)),
                false => self.absence.unsure.remove(&(l.body, k)),
            };
        }
        let mut operands = vec![false; l.leading()];
        operands.extend((0..l.carried).map(|k| match numbers[k] {
            true => params[k] && results[k],
            false => params[k] || results[k],
        }));
        let captured = captures
            .into_iter()
            .zip(&node.operands[l.first_capture()..]);
        operands.extend(captured.map(|(sure, _)| sure && !guarded));
        operands
    }

    /// Whether a node that reads an array reads all of it.
    fn reads_on(&self, func: FuncRef, def: &PrimDef, node: &Node) -> bool {
        match def {
            _ if *def == ops::index::INDEX => self.reads_all(func, node),
            _ => ![&ops::stack::LAST, &ops::stack::POP].contains(&def),
        }
    }

    /// Whether the cotangent of a number that trips of `body` carry may be absent, and that matters, before or after a trip: given
    /// where it stands among the params and the results, and whether it is sure there.
    fn matters(&self, body: FuncRef, before: (usize, bool), after: (usize, bool)) -> bool {
        let graph = &self.module.funcs[body];
        let places = [
            (graph.params[before.0], before.1),
            (graph.results[after.0], after.1),
        ];
        let is_number = is_number(graph, places[0].0);
        let care = |v: Value| self.absence.care(body, v);
        let unsure = |&(v, sure): &(Value, bool)| !sure && care(v) == Care::Dear;
        is_number && places.iter().any(unsure)
    }

    /// Whether the plan may have to undo trips whose results have no cotangent: those that are replayed, or start from what
    /// is kept.
    fn runs_in_any_case(&self, body: FuncRef) -> bool {
        let nest = walk::nest(self.module, body).into_iter();
        let mut nodes = nest.flat_map(|f| self.module.funcs[f].nodes.values());
        nodes.any(|n| match &n.kind {
            NodeKind::Call(_) => true,
            NodeKind::Loop(l) => l.checkpoint,
            _ => false,
        })
    }
}
