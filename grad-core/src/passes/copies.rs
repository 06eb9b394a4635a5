//! Inserts a `copy` wherever an array is consumed (written in place, moved into a loop or a call, kept) and read again
//! afterwards. After this pass an emitter may write and move without asking.

use super::walk;
use crate::entity::{Entity, FuncRef, NodeId, SecondaryMap, Value};
use crate::ir::{ArgMode, Attr, Def, FuncGraph, Module, Node, NodeKind, Type};
use crate::ops::{self, Spelling};
use crate::ordered::{OrderedMap, OrderedSet};

/// The module with explicit copies. Linear in nodes times nesting.
pub fn copies(module: &Module) -> Module {
    let mut out = module.clone();
    let bodies: OrderedSet<FuncRef> = module
        .funcs
        .values()
        .flat_map(|g| g.nodes.values())
        .flat_map(loop_bodies)
        .collect();
    let pullbacks = in_out_captures(module);
    // Inner graphs come first, so that what they consume of their captures is settled when their node is looked at.
    let mut taken = Taken::new();
    for func in walk::outermost_first(module).into_iter().rev() {
        let lasts = Lasts {
            in_body: bodies.contains(&func),
            in_outs: pullbacks[func].as_ref(),
        };
        settle(&mut out, func, &lasts, &taken);
        taken[func] = taken_captures(&out.funcs[func], &taken);
    }
    out
}

/// Which of its captures each graph writes to in place, moves, or returns.
type Taken = SecondaryMap<FuncRef, Vec<bool>>;

fn taken_captures(graph: &FuncGraph, taken: &Taken) -> Vec<bool> {
    let mut captures = vec![false; graph.captures.len()];
    let mut take = |v: Value| {
        if let Def::Capture(j) = graph.values[v].def {
            captures[j] = true;
        }
    };
    for node in graph.nodes.values() {
        let consumed = consumed(node, taken);
        consumed.into_iter().for_each(|i| take(node.operands[i]));
    }
    graph.results.iter().copied().for_each(take);
    captures
}

/// Which captures of a graph are there for its next run too.
struct Lasts<'a> {
    in_body: bool,
    /// Of a pullback: the captures that are handed in anew.
    in_outs: Option<&'a OrderedSet<usize>>,
}

impl Lasts<'_> {
    fn lasts(&self, def: Def) -> bool {
        match def {
            Def::Capture(j) => {
                self.in_body || self.in_outs.is_some_and(|in_outs| !in_outs.contains(&j))
            }
            Def::Param(_) | Def::Result(..) => false,
        }
    }
}

fn loop_bodies(node: &Node) -> Vec<FuncRef> {
    if matches!(node.kind, NodeKind::Loop(_)) {
        node.inner()
    } else {
        vec![]
    }
}

/// Where a copy is read: by an operand of a node, or by a result of the graph.
enum Reader {
    Operand(NodeId, usize),
    Result(usize),
}

fn settle(out: &mut Module, func: FuncRef, lasts: &Lasts, taken: &Taken) {
    let fixes = fixes(&out.funcs[func], lasts, taken);
    let graph = &mut out.funcs[func];
    let mut inserted = vec![];
    for (reader, v) in fixes {
        let (at, node, copy) = copy_of(graph, &reader, v);
        match reader {
            Reader::Operand(n, i) => graph.nodes[n].operands[i] = copy,
            Reader::Result(i) => graph.results[i] = copy,
        }
        inserted.push((at, node));
    }
    graph.insert_nodes(inserted);
}

/// The places that must read a copy, in order, and what is copied.
fn fixes(graph: &FuncGraph, lasts: &Lasts, taken: &Taken) -> Vec<(Reader, Value)> {
    let lasting = |v: Value| lasts.lasts(graph.values[v].def);
    let last_use = last_uses(graph);
    let mut fixes = vec![];
    for (id, node) in graph.nodes.iter() {
        let consumed = consumed(node, taken);
        if consumed.is_empty() {
            continue;
        }
        let last_operand = last_positions(&node.operands);
        let mut seen = OrderedSet::new();
        for i in consumed {
            let v = node.operands[i];
            if !is_moved(graph.ty(v)) {
                continue;
            }
            let again = last_operand[&v] > i || !seen.insert(v);
            if lasting(v) || again || last_use[v.index()] > id.index() {
                fixes.push((Reader::Operand(id, i), v));
            }
        }
    }
    let last_result = last_positions(&graph.results);
    for (i, &v) in graph.results.iter().enumerate() {
        if is_moved(graph.ty(v)) && (lasting(v) || last_result[&v] > i) {
            fixes.push((Reader::Result(i), v));
        }
    }
    fixes
}

/// Where each value stands last.
fn last_positions(values: &[Value]) -> OrderedMap<Value, usize> {
    values.iter().enumerate().map(|(i, &v)| (v, i)).collect()
}

/// A node that copies `v`, and where it goes.
fn copy_of(graph: &mut FuncGraph, reader: &Reader, v: Value) -> (usize, Node, Value) {
    let (def, ty) = match graph.ty(v).clone() {
        Type::Slice(element) => (&ops::array::TO_VEC, Type::Vec(element)),
        other => (&ops::array::COPY, other),
    };
    let copy = graph.reserve_value(ty);
    let (at, loc) = match *reader {
        Reader::Operand(n, _) => (n.index(), graph.nodes[n].loc),
        Reader::Result(_) => (graph.nodes.len(), Default::default()),
    };
    let node = Node {
        kind: NodeKind::Prim(def, Attr::None),
        operands: vec![v],
        results: vec![copy],
        loc,
        origin: None,
    };
    (at, node, copy)
}

/// For each pullback: its captures that are the final versions of in-out params, which are handed in again and
/// written in place.
fn in_out_captures(module: &Module) -> SecondaryMap<FuncRef, Option<OrderedSet<usize>>> {
    let mut captures = SecondaryMap::new();
    for forward in module.funcs.values() {
        let handed = forward.pullback.as_ref().filter(|p| !p.spent);
        let Some(pullback) = handed else {
            continue;
        };
        let finals: OrderedSet<Value> = forward.in_out_results().iter().copied().collect();
        let residuals = pullback.residuals.iter().enumerate();
        let in_outs = residuals.filter(|(_, v)| finals.contains(v));
        captures[pullback.func] = Some(in_outs.map(|(j, _)| j).collect());
    }
    captures
}

/// Whether a value of this type is moved when it is passed on.
pub(super) fn is_moved(ty: &Type) -> bool {
    match ty {
        Type::Array(..)
        | Type::Slice(_)
        | Type::Vec(_)
        | Type::Tuple(_)
        | Type::Named(_)
        | Type::Open => true,
        Type::Float(_)
        | Type::Int(_)
        | Type::Bool
        | Type::Unit
        | Type::Tensor(_)
        | Type::Pullback => false,
    }
}

/// Positions of the operands that `node` consumes.
fn consumed(node: &Node, taken: &Taken) -> Vec<usize> {
    match &node.kind {
        NodeKind::Prim(def, _) => match def.in_place {
            // What is written into an array is moved there.
            Some(k) if k + 1 == node.operands.len() => vec![k],
            // those are taken from where they stand
            Some(k) if def.spelling == Spelling::Take => vec![k],
            Some(k) => vec![k, node.operands.len() - 1],
            None => match def.spelling {
                Spelling::Tuple
                | Spelling::Array
                | Spelling::VecOf
                | Spelling::Repeat
                | Spelling::VecRepeat
                | Spelling::Make
                | Spelling::Identity => (0..node.operands.len()).collect(),
                Spelling::Slight => vec![0],
                _ => vec![],
            },
        },
        NodeKind::Cond { then, orelse } => (1..node.operands.len())
            .filter(|&j| taken[*then][j - 1] || taken[*orelse][j - 1])
            .collect(),
        NodeKind::Loop(l) => (l.leading()..l.first_capture()).collect(),
        NodeKind::Call(call) => call
            .args
            .iter()
            .zip(call.first_operands())
            .filter(|(arg, _)| arg.mode != ArgMode::Shared)
            .map(|(_, first)| first)
            .collect(),
        // The pullback is only called; primals and adjoints of reference arguments are lent, and those that come back
        // changed are written in place; the cotangent of the result is moved.
        NodeKind::CallBack(c) => {
            let mut at = 1;
            let mut consumed = vec![];
            for (i, arg) in c.call.args.iter().enumerate() {
                match arg.mode {
                    ArgMode::Value => continue,
                    ArgMode::InOut if c.call.restores(i) => consumed.push(at),
                    ArgMode::InOut | ArgMode::Shared => {}
                }
                at += c.primal_width(i);
                if c.has_adjoint(i) {
                    consumed.push(at);
                }
                at += c.adjoint_width(i);
            }
            if c.seeded {
                consumed.push(at);
            }
            consumed
        }
        NodeKind::Push(_) => vec![0],
        NodeKind::Const(_) | NodeKind::Host(_) | NodeKind::Primal(_) | NodeKind::Pop(_) => vec![],
    }
}

/// Position of each value's last use; after all nodes for a result.
fn last_uses(graph: &FuncGraph) -> Vec<usize> {
    let mut last = vec![0; graph.values.len()];
    for (id, node) in graph.nodes.iter() {
        for &v in &node.operands {
            last[v.index()] = id.index();
        }
    }
    for &v in &graph.results {
        last[v.index()] = graph.nodes.len();
    }
    if let Some(p) = &graph.pullback {
        // In-out finals and what lasts in the closure are read after everything else.
        for &v in &p.residuals {
            last[v.index()] = graph.nodes.len();
        }
    }
    last
}
