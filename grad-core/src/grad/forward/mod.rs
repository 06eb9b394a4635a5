//! Forward mode: from a function the graph of its value and tangent, by the same partials as the reverse pass.
//!
//! A linear pass in program order. Every value that is active has a tangent beside it, through branches, loops and calls; what
//! is not active has none, and nothing is computed for it. Nodes of tangents have the node that they belong to as `origin`.

mod call;
mod control;
mod lanes;
mod prim;
mod rule;
mod scope;
mod within;

pub use lanes::tangents_over_lanes;
pub use rule::{Pushforward, TangentRule};
pub use within::put_tangents;

use crate::analysis::activity::{Activity, activity};
use crate::diag::Diagnostics;
use crate::entity::{FuncRef, NodeId, Value};
use crate::ir::{ArgMode, Attr, Builder, FuncGraph, Module, Node, NodeKind, SrcLoc, Type};
use crate::ops::adjoint::tangent;
use crate::ops::index::{INDEX_ADD, INDEX_ADD_AGAIN};
use crate::ops::select::IS_PRESENT;
use crate::ops::tuple::TUPLE;
use crate::passes;
use scope::{Scope, Tangent, TangentType};

/// What is behind the name of a function in that of its forward mode.
const SUFFIX: &str = ".jvp";

/// The name of the graph that [`jvp`] makes of the function called `name`.
pub fn jvp_name(name: &str) -> String {
    format!("{name}{SUFFIX}")
}

/// Whether this is the name of a graph that [`jvp`] makes, or of one that is made of it: of the function or inside it.
pub(crate) fn has_tangents(name: &str) -> bool {
    let made = name.split('.').skip(1);
    made.into_iter()
        .any(|part| part.trim_end_matches(char::is_numeric) == &SUFFIX[1..])
}

/// The module with the forward mode of `func` with respect to the params marked in `wrt`, under the name [`jvp_name`], and of
/// the functions that it calls and the module has. Linear in the size of the graphs.
///
/// Params: those of `func`, then the tangent of each, `()` for what has none. Returns value and tangent as a pair, then what
/// the in-out params hold, then their tangents.
///
/// # Errors
/// An opaque expression over an active value, and a primitive without a rule for tangents.
pub fn jvp(module: &Module, func: FuncRef, wrt: &[bool]) -> Result<Module, Diagnostics> {
    jvp_of(module, func, wrt, tangent)
}

/// [`jvp`] with tangents of these types.
fn jvp_of(
    module: &Module,
    func: FuncRef,
    wrt: &[bool],
    tangent_type: TangentType,
) -> Result<Module, Diagnostics> {
    let builder = Builder::default();
    let mut t = Transform {
        forward: module,
        out: module.clone(),
        activity: Activity::default(),
        b: &builder,
        called: vec![],
        problems: Problems::default(),
        tangent_type,
    };
    t.function(func, wrt);
    while let Some(callee) = t.called.pop() {
        let graph = &module.funcs[callee];
        let of_all: Vec<bool> = graph.params.iter().map(|_| true).collect();
        if t.out.find(&jvp_name(&graph.name)).is_none() {
            t.function(callee, &of_all);
        }
    }
    let Transform { out, problems, .. } = t;
    problems.finish(out)
}

/// [`jvp`] of the function in the form whose derivative is best, optimised and ready to be emitted.
///
/// # Errors
/// See [`jvp`].
pub fn tangents(module: &Module, func: FuncRef, wrt: &[bool]) -> Result<Module, Diagnostics> {
    let (prepared, func) = super::prepared(module, func);
    let pushed = jvp(&prepared, func, wrt)?;
    Ok(passes::side_by_side(&passes::copies(&passes::optimize(
        &pushed,
    ))))
}

/// What has no forward mode. A body that is made twice is complained of once.
#[derive(Default)]
struct Problems(Vec<(SrcLoc, String)>);

impl Problems {
    fn error(&mut self, loc: SrcLoc, message: String) {
        let problem = (loc, message);
        if !self.0.contains(&problem) {
            self.0.push(problem);
        }
    }
    fn finish<T>(self, value: T) -> Result<T, Diagnostics> {
        let mut found = Diagnostics::new();
        for (loc, message) in self.0 {
            found.error(loc, message);
        }
        found.finish(value)
    }
}

/// The transform under way: graphs are read from one module, and added to another.
struct Transform<'m> {
    forward: &'m Module,
    out: Module,
    activity: Activity,
    b: &'m Builder,
    /// The functions whose forward mode is called.
    called: Vec<FuncRef>,
    problems: Problems,
    tangent_type: TangentType,
}

impl<'m> Transform<'m> {
    fn function(&mut self, func: FuncRef, wrt: &[bool]) {
        let graph = &self.forward.funcs[func];
        self.activity = activity(self.forward, func, wrt);
        let mut scope = self.begin(func);
        for &p in &graph.params {
            let own = self.b.param(graph.ty(p).clone()).value();
            scope.set(p, own);
        }
        let tangents: Vec<Value> = graph
            .params
            .iter()
            .map(|&p| self.tangent_param(&mut scope, p))
            .collect();
        self.nodes(&mut scope);
        let results = self.results(&scope, wrt, &tangents);
        let added = self.end(graph, results);
        let modes: Vec<ArgMode> = (0..graph.params.len()).map(|i| graph.mode(i)).collect();
        self.out.funcs[added].modes = [&modes[..], &modes[..]].concat();
    }

    /// The param for the tangent of param `p`. A number that is not there comes as `-0.0`.
    fn tangent_param(&self, scope: &mut Scope<'m>, p: Value) -> Value {
        let ty = scope.tangent_type(scope.graph.ty(p));
        let given = self.b.param(ty.clone());
        if self.activity.varied(scope.func, p) {
            let present =
                matches!(ty, Type::Float(_)).then(|| given.apply(&IS_PRESENT, &[]).value());
            scope.set_tangent(
                p,
                Tangent {
                    value: given.value(),
                    present,
                },
            );
        }
        given.value()
    }

    fn results(&self, scope: &Scope<'m>, wrt: &[bool], params: &[Value]) -> Vec<Value> {
        let graph = scope.graph;
        let mut results = vec![];
        if let Some(value) = graph.return_value() {
            let pair = [scope.value(value), scope.settled(self.b, value)];
            let pair = self.b.prim(&TUPLE, Attr::None, &pair);
            results.push(pair.value());
        }
        let finals = graph.in_out_results();
        results.extend(finals.iter().map(|&v| scope.value(v)));
        let in_outs = (0..graph.params.len()).filter(|&i| graph.mode(i) == ArgMode::InOut);
        for (i, &v) in in_outs.zip(finals) {
            // of a constant of the user's only rustc knows whether there are tangents
            let differentiable = self.activity.varied(scope.func, v)
                || wrt[i] && graph.ty(v).is_differentiable()
                || graph.ty(v).is_differentiable() && graph.ty(v).is_known();
            results.push(if differentiable {
                scope.settled(self.b, v)
            } else {
                params[i]
            });
        }
        results
    }

    /// Opens the graph for `func`.
    fn begin(&self, func: FuncRef) -> Scope<'m> {
        let graph = &self.forward.funcs[func];
        self.b.open(self.out.fresh_name(&jvp_name(&graph.name)));
        Scope::new(func, graph, self.tangent_type)
    }

    /// Closes it.
    fn end(&mut self, of: &FuncGraph, results: Vec<Value>) -> FuncRef {
        self.b.with(|g| g.results = results);
        let mut graph = self.b.close().graph;
        graph.name = self.out.fresh_name(&jvp_name(&of.name));
        self.out.funcs.push(graph)
    }

    /// The nodes of a graph, each with that of its tangent.
    fn nodes(&mut self, scope: &mut Scope<'m>) {
        for id in scope.graph.nodes.keys() {
            self.b.set_loc(scope.graph.nodes[id].loc);
            self.node(scope, id);
        }
        self.b.set_origin(None);
    }

    fn node(&mut self, scope: &mut Scope<'m>, id: NodeId) {
        let node = &scope.graph.nodes[id];
        match &node.kind {
            NodeKind::Prim(def, _) => self.prim(scope, id, def),
            NodeKind::Cond { then, orelse } => self.cond(scope, id, *then, *orelse),
            NodeKind::Loop(l) => self.repeat(scope, id, l),
            NodeKind::Call(call) => self.call(scope, id, call),
            NodeKind::Host(host) => {
                if !host.asks
                    && node
                        .operands
                        .iter()
                        .any(|&v| self.activity.varied(scope.func, v))
                    && node
                        .results
                        .iter()
                        .any(|&r| self.activity.useful(scope.func, r))
                {
                    let text = format!("no derivative is known for `{}`", host.text);
                    self.problems.error(node.loc, text);
                }
                self.copy(scope, node);
            }
            NodeKind::Const(_) => self.copy(scope, node),
            NodeKind::CallBack(_) | NodeKind::Primal(_) | NodeKind::Push(_) | NodeKind::Pop(_) => {
                unreachable!("{:?} is no node of a function", node.kind)
            }
        }
    }

    /// The node as it is.
    fn copy(&self, scope: &mut Scope<'m>, node: &Node) {
        let operands = node.operands.iter().map(|&v| scope.value(v)).collect();
        let types = node
            .results
            .iter()
            .map(|&v| scope.graph.ty(v).clone())
            .collect();
        self.b.set_origin(None);
        let results = self.b.node(kept(&node.kind), operands, types);
        for (&old, new) in node.results.iter().zip(results) {
            scope.set(old, new);
            scope.name(self.b, old, new);
        }
    }

    /// Whether `v` has a tangent.
    fn active(&self, scope: &Scope, v: Value) -> bool {
        self.activity.active(scope.func, v)
    }
}

/// A node as it stands among tangents: what is added to a part of a value is told from what is added to one of a tangent.
fn kept(kind: &NodeKind) -> NodeKind {
    match kind {
        NodeKind::Prim(def, attr) if **def == INDEX_ADD => {
            NodeKind::Prim(&INDEX_ADD_AGAIN, attr.clone())
        }
        kind => kind.clone(),
    }
}
