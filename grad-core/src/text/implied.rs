//! Which types follow from the operands of a node, so that the text does not repeat them.

use crate::entity::FuncRef;
use crate::ir::{ArgMode, Call, CallBack, Loop, NodeKind, Type};

/// What a node may know of the graphs that it names.
pub(super) trait Headers {
    /// The types of the params of a graph.
    fn params(&self, func: FuncRef) -> Vec<Type>;
    /// The types of the results of a graph.
    fn results(&self, func: FuncRef) -> Vec<Type>;
}

/// The type of each result; `None` where it has to be written. The list may be shorter than the results.
pub(super) fn result_types(
    kind: &NodeKind,
    operands: &[Option<Type>],
    headers: &impl Headers,
) -> Vec<Option<Type>> {
    match kind {
        NodeKind::Const(text) => vec![literal_type(text)],
        NodeKind::Prim(def, attr) => {
            let types: Option<Vec<Type>> = operands.iter().cloned().collect();
            vec![types.and_then(|types| def.result_type(&types, attr))]
        }
        NodeKind::Cond { then, .. } => headers.results(*then).into_iter().map(Some).collect(),
        NodeKind::Loop(l) => loop_types(l, headers),
        NodeKind::Call(call) => call_types(call, operands),
        NodeKind::CallBack(back) => call_back_types(back, operands),
        NodeKind::Host(host) => {
            if host.effect {
                vec![]
            } else {
                vec![Some(Type::Open)]
            }
        }
        NodeKind::Primal(_) | NodeKind::Pop(_) => vec![None],
        NodeKind::Push(_) => vec![],
    }
}

/// `true`: bool; `0.5`, `1e9`, `inf`: f64; `3`: usize. Literals of other types have theirs written.
fn literal_type(text: &str) -> Option<Type> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    match digits {
        "true" | "false" => Some(Type::Bool),
        "inf" | "nan" => Some(Type::F64),
        _ if !digits.starts_with(|c: char| c.is_ascii_digit()) => None,
        _ if digits.bytes().all(|b| b.is_ascii_digit()) => Some(Type::USIZE),
        _ if digits
            .bytes()
            .all(|b| b.is_ascii_digit() || b".eE-+".contains(&b)) =>
        {
            Some(Type::F64)
        }
        _ => None,
    }
}

fn loop_types(l: &Loop, headers: &impl Headers) -> Vec<Option<Type>> {
    let params = headers.params(l.body);
    let carried = params
        .into_iter()
        .skip(l.leading_params())
        .take(l.carried)
        .map(Some);
    carried.chain([Some(Type::USIZE)]).collect()
}

fn call_types(call: &Call, operands: &[Option<Type>]) -> Vec<Option<Type>> {
    let mut types = vec![Some(Type::Open)];
    let mut at = 0;
    for arg in &call.args {
        if arg.mode == ArgMode::InOut {
            types.push(operands.get(at).cloned().flatten());
        }
        at += arg.width();
    }
    types.push(Some(Type::Pullback));
    types
}

fn call_back_types(back: &CallBack, operands: &[Option<Type>]) -> Vec<Option<Type>> {
    let mut types = vec![];
    let mut at = 1;
    for (i, (arg, &active)) in back.call.args.iter().zip(&back.active).enumerate() {
        let primal = operands.get(at).cloned().flatten();
        let adjoint_at = at + back.primal_width(i);
        let adjoint = operands.get(adjoint_at).cloned().flatten();
        match arg.mode {
            ArgMode::Value => types.extend(active.then_some(None)),
            ArgMode::Shared => types.extend(back.has_adjoint(i).then_some(adjoint)),
            ArgMode::InOut => {
                types.extend(back.call.restores(i).then_some(primal));
                types.extend(active.then_some(adjoint));
            }
        }
        if arg.mode != ArgMode::Value {
            at = adjoint_at + back.adjoint_width(i);
        }
    }
    let asked = back.asked.iter().filter(|asked| **asked);
    types.extend(asked.map(|_| Some(Type::Bool)));
    types
}
