//! What is known of a chain of branches before it is cut.

use super::super::rewrite::Rewrite;
use super::Lengths;
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{Def, NodeKind};
use crate::ordered::OrderedMap;

/// Branches in one another: the first in any graph, each other one at the end of an arm of the one before.
pub(super) struct Chain {
    pub levels: Vec<Level>,
    /// The values that the first branch gives.
    pub results: Vec<Value>,
}

/// One branch of a chain.
pub(super) struct Level {
    /// The graph that it stands in.
    pub graph: FuncRef,
    pub node: NodeId,
    /// The arm with the other branches, or the last one's second arm.
    pub on: FuncRef,
    /// The arm that ends here.
    pub off: FuncRef,
    /// What the captures of its graph are; of the first graph, which has its own, nothing.
    pub captures: Vec<Source>,
    /// Which of its results each result of the first branch is, unless it has been settled before.
    pub at: Vec<Option<usize>>,
}

/// Where a value of a graph comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Source {
    /// From the graph around the whole chain.
    Around(Value),
    /// From a node before the branch of a level.
    Made(usize, Value),
}

impl Chain {
    pub fn new(rw: &Rewrite, lengths: &Lengths, f: FuncRef, n: NodeId) -> Chain {
        let results = rw.node(f, n).results.clone();
        let mut chain = Chain {
            levels: vec![],
            results,
        };
        let (mut graph, mut node) = (f, Some(n));
        while let Some(n) = node
            && let NodeKind::Cond { then, orelse } = rw.node(graph, n).kind
        {
            let (on, off) = match lengths[then] > lengths[orelse] {
                true => (then, orelse),
                false => (orelse, then),
            };
            let level = Level {
                graph,
                node: n,
                on,
                off,
                captures: chain.captured(rw),
                at: chain.results_at(rw, graph, n),
            };
            chain.levels.push(level);
            (graph, node) = (on, rw.nodes(on).last().copied());
        }
        chain
    }

    /// How much of what the arms of the first branch capture, or give, those of the last one do not.
    pub fn own(&self) -> usize {
        let of = |level: &Level| level.captures.len() + level.at.iter().flatten().count();
        match &self.levels[..] {
            [_, second, .., last] => of(second).saturating_sub(of(last)),
            _ => 0,
        }
    }

    /// What the arms of the last level capture.
    fn captured(&self, rw: &Rewrite) -> Vec<Source> {
        let Some(level) = self.levels.last() else {
            return vec![];
        };
        let operands = rw.operands(level.graph, level.node);
        let at = self.levels.len() - 1;
        operands[1..]
            .iter()
            .map(|v| self.from(rw, at, *v))
            .collect()
    }

    /// Where a value of the graph of level `i` comes from.
    pub fn from(&self, rw: &Rewrite, i: usize, v: Value) -> Source {
        let graph = self.levels[i].graph;
        match (i, rw.module().funcs[graph].values[v].def) {
            (0, _) => Source::Around(v),
            (_, Def::Capture(j)) => self.levels[i].captures[j],
            (_, Def::Param(_) | Def::Result(..)) => Source::Made(i, v),
        }
    }

    /// Which results of the branch `n` in `graph`, which is what the last level goes on with, are those of the first branch.
    fn results_at(&self, rw: &Rewrite, graph: FuncRef, n: NodeId) -> Vec<Option<usize>> {
        let Some(before) = self.levels.last() else {
            return (0..self.results.len()).map(Some).collect();
        };
        let of_branch = |i: usize| {
            let result = rw.resolve(graph, rw.module().funcs[graph].results[i]);
            match rw.module().funcs[graph].values[result].def {
                Def::Result(m, at) if m == n => Some(at),
                _ => None,
            }
        };
        before.at.iter().map(|at| at.and_then(of_branch)).collect()
    }

    /// Where result `j` of the first branch comes from, as far as level `i` says: in its graph, if the branch there has no such
    /// result any more, and in the arms that end there. What an arm makes comes from nowhere.
    pub fn said(&self, rw: &Rewrite, i: usize, j: usize) -> Vec<Option<Source>> {
        let level = &self.levels[i];
        let in_arm = |arm: FuncRef| {
            let v = result(rw, arm, level.at[j]?);
            Some(match rw.module().funcs[arm].values[v].def {
                Def::Capture(c) => {
                    let operand = rw.node(level.graph, level.node).operands[1 + c];
                    Some(self.from(rw, i, rw.resolve(level.graph, operand)))
                }
                Def::Param(_) | Def::Result(..) => None,
            })
        };
        let is_last = i + 1 == self.levels.len();
        let last = is_last.then(|| in_arm(level.on)).flatten();
        let settled = self.settled(rw, i, j).map(Some);
        let said = [settled, in_arm(level.off), last];
        said.into_iter().flatten().collect()
    }

    /// Where result `j` of the first branch comes from if it is settled in the graph of level `i`, before the branch there.
    pub fn settled(&self, rw: &Rewrite, i: usize, j: usize) -> Option<Source> {
        let (before, level) = (&self.levels[i.checked_sub(1)?], &self.levels[i]);
        let at = before.at[j].filter(|_| level.at[j].is_none())?;
        Some(self.from(rw, i, result(rw, level.graph, at)))
    }

    /// The value around the chain that each result of the first branch is where nothing else is made of it.
    pub fn unchanged(&self, rw: &Rewrite) -> OrderedMap<usize, Value> {
        let mut found = OrderedMap::new();
        for i in 0..self.levels.len() {
            for j in 0..self.results.len() {
                for said in self.said(rw, i, j) {
                    if let Some(Source::Around(v)) = said {
                        found.entry(j).or_insert(v);
                    }
                }
            }
        }
        found
    }
}

fn result(rw: &Rewrite, f: FuncRef, at: usize) -> Value {
    rw.resolve(f, rw.module().funcs[f].results[at])
}
