//! What every module keeps to. All violations are reported; each names the graph and the node.

mod call;
mod control;
mod node;
mod structure;

use super::{DType, FloatType, FuncGraph, IntType, Module, NodeKind, SrcLoc, Type};
use crate::diag::Diagnostics;
use crate::entity::{FuncRef, NodeId, SecondaryMap, Value};
use crate::passes::walk;
use crate::text;

/// Checks a module.
///
/// # Errors
/// Every violation of the contracts that [`NodeKind`] and [`Pullback`](super::Pullback) state.
pub fn verify(module: &Module) -> Result<(), Diagnostics> {
    let mut errors = Diagnostics::new();
    if structure::references(module, &mut errors) {
        let homes = walk::homes(module);
        for func in module.funcs.keys() {
            let mut cx = Verifier {
                module,
                func,
                homes: &homes,
                errors: &mut errors,
            };
            if cx.values() {
                cx.uses();
                cx.nodes();
            }
        }
        structure::functions(module, &mut errors);
    }
    errors.finish(())
}

/// Checks a module in which the plan has settled every `primal`.
///
/// # Errors
/// As [`verify`], and every `primal` that is left.
pub fn verify_planned(module: &Module) -> Result<(), Diagnostics> {
    let mut errors = Diagnostics::new();
    errors.absorb(verify(module));
    for (func, graph) in module.funcs.iter() {
        for (id, node) in graph.nodes.iter() {
            if matches!(node.kind, NodeKind::Primal(_)) {
                errors.error(
                    node.loc,
                    place(module, func, id) + "no `primal` is left after planning",
                );
            }
        }
    }
    errors.finish(())
}

/// "@f, `v2 = add v0, v1`: "
fn place(module: &Module, func: FuncRef, id: NodeId) -> String {
    format!(
        "@{}, `{}`: ",
        module.funcs[func].name,
        text::print_node(module, func, id)
    )
}

/// The check of one graph.
struct Verifier<'a> {
    module: &'a Module,
    func: FuncRef,
    homes: &'a [FuncRef],
    errors: &'a mut Diagnostics,
}

impl Verifier<'_> {
    fn graph(&self) -> &FuncGraph {
        &self.module.funcs[self.func]
    }

    /// An error of the graph as a whole.
    fn error(&mut self, message: impl std::fmt::Display) {
        self.errors.error(
            SrcLoc::default(),
            format!("@{}: {message}", self.module.funcs[self.func].name),
        );
    }

    /// An error of a node.
    fn node_error(&mut self, id: NodeId, message: impl std::fmt::Display) {
        let loc = self.graph().nodes[id].loc;
        self.errors.error(
            loc,
            format!("{}{message}", place(self.module, self.func, id)),
        );
    }

    /// Whether every value has exactly the definition that its table says. Without that nothing else can be looked at.
    fn values(&mut self) -> bool {
        use super::Def;
        let graph = self.graph();
        let params = graph
            .params
            .iter()
            .enumerate()
            .map(|(i, &v)| (v, Def::Param(i)));
        let captures = graph
            .captures
            .iter()
            .enumerate()
            .map(|(i, &v)| (v, Def::Capture(i)));
        let results = graph.nodes.iter().flat_map(|(n, node)| {
            node.results
                .iter()
                .enumerate()
                .map(move |(i, &v)| (v, Def::Result(n, i)))
        });
        let defined: Vec<(Value, Def)> = params.chain(captures).chain(results).collect();
        let wrong: Vec<Value> = defined
            .iter()
            .filter(|(v, def)| graph.values.get(*v).is_none_or(|d| d.def != *def))
            .map(|(v, _)| *v)
            .collect();
        let mut known = SecondaryMap::<Value, bool>::new();
        let in_table = |v: &Value| graph.values.get(*v).is_some();
        for (v, _) in defined.iter().filter(|(v, _)| in_table(v)) {
            known[*v] = true;
        }
        let lost: Vec<Value> = graph.values.keys().filter(|v| !known[*v]).collect();
        for v in &wrong {
            self.error(format!(
                "{v} is defined at another place than its table says"
            ));
        }
        for v in &lost {
            self.error(format!("{v} is defined nowhere"));
        }
        wrong.is_empty() && lost.is_empty()
    }

    /// Operands are defined before they are used.
    fn uses(&mut self) {
        let module = self.module;
        let graph = &module.funcs[self.func];
        let mut defined = SecondaryMap::<Value, bool>::new();
        for &v in graph.params.iter().chain(&graph.captures) {
            defined[v] = true;
        }
        for (id, node) in graph.nodes.iter() {
            for v in node.operands.iter().filter(|v| !defined[**v]) {
                self.node_error(id, format!("{v} is used before it is defined"));
            }
            node.results.iter().for_each(|r| defined[*r] = true);
        }
        for v in graph.results.iter().filter(|v| !defined[**v]) {
            self.error(format!("{v} is returned but not defined"));
        }
    }

    fn nodes(&mut self) {
        let in_range = |v: &Value| self.graph().values.get(*v).is_some();
        let fine: Vec<NodeId> = self
            .graph()
            .nodes
            .iter()
            .filter(|(_, n)| n.operands.iter().all(in_range))
            .map(|(id, _)| id)
            .collect();
        fine.into_iter().for_each(|id| self.node(id));
    }

    /// The types of some values of this graph.
    fn types(&self, values: &[Value]) -> Vec<Type> {
        types(self.graph(), values)
    }
}

/// The types of some values of a graph; open for one that does not exist, which is reported elsewhere.
fn types(graph: &FuncGraph, values: &[Value]) -> Vec<Type> {
    values
        .iter()
        .map(|&v| graph.values.get(v).map_or(Type::Open, |d| d.ty.clone()))
        .collect()
}

/// Whether two types may be one, as far as they are known. The lengths of arrays are texts that rustc compares.
fn agree(a: &Type, b: &Type) -> bool {
    match (a, b) {
        // what a name stands for only rustc knows
        (Type::Open | Type::Named(_), _) | (_, Type::Open | Type::Named(_)) => true,
        (Type::Float(x), Type::Float(y)) => {
            x == y || *x == FloatType::Open || *y == FloatType::Open
        }
        (Type::Int(x), Type::Int(y)) => x == y || *x == IntType::Open || *y == IntType::Open,
        (Type::Array(x, _), Type::Array(y, _)) => agree(x, y),
        (Type::Slice(x), Type::Slice(y)) | (Type::Vec(x), Type::Vec(y)) => agree(x, y),
        (Type::Tuple(xs), Type::Tuple(ys)) => all_agree(xs, ys),
        // a tensor without dimensions is a single number or truth value
        (Type::Tensor(dtype), Type::Bool) | (Type::Bool, Type::Tensor(dtype)) => {
            *dtype == DType::Bool
        }
        (a, b) => a == b,
    }
}

fn all_agree(xs: &[Type], ys: &[Type]) -> bool {
    xs.len() == ys.len() && xs.iter().zip(ys).all(|(x, y)| agree(x, y))
}

/// `(f64, usize)`
fn list(types: &[Type]) -> String {
    Type::Tuple(types.to_vec()).to_string()
}
