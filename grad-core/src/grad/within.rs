//! Gradients as part of the graph that they differentiate, TensorFlow's `gradients(ys, xs)`: the graph is still being
//! built, perhaps inside others, and goes on with what is added here.

use super::adjoint::{Adjoints, Aggregation};
use super::reverse::Transform;
use crate::analysis::activity::{self, ByRule, activity_within};
use crate::entity::{Entity, FuncRef, NodeId, Value};
use crate::ir::{Builder, FuncGraph, Module, Node, ValueData, Var};
use crate::ordered::{OrderedMap, OrderedSet};
use crate::registry::GradRegistry;
use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;

/// The rule of a call: from its arguments, what it keeps, and the cotangents of its outputs (zeros where none came), the
/// cotangent of each argument; and, where it serves what the function captures, after these the cotangent of each of
/// [`variables`](OwnRuleCx::variables).
pub type OwnRule = dyn for<'b> Fn(OwnRuleCx<'b>) -> Vec<Option<Var<'b>>>;

/// What such a rule sees.
#[derive(Debug)]
pub struct OwnRuleCx<'b> {
    /// The arguments of the call.
    pub args: Vec<Var<'b>>,
    /// What the outputs depend on beside the arguments: the values around that the function captures, in the order in
    /// which it reads them first (TensorFlow's `variables`).
    pub variables: Vec<Var<'b>>,
    /// What the function returned beside its outputs.
    pub kept: Vec<Var<'b>>,
    /// The cotangent of each output, zeros where none came, `None` where it can have none.
    pub cts: Vec<Option<Var<'b>>>,
    /// Whether a cotangent of each output came: a rule that does without the zeros looks here.
    pub came: Vec<bool>,
}

/// A branch that returns some of its captures as they are, with a rule of its own.
#[derive(Clone)]
pub struct Own {
    /// Its name, for messages.
    pub name: String,
    /// How many of its captures are arguments: the first ones.
    pub args: usize,
    /// Of the other captures those that its outputs depend on: which, and what is captured.
    pub variables: Vec<(usize, String)>,
    /// How many of its results the rule is about: the first ones.
    pub outputs: usize,
    /// How many of the next are what the rule reads of it. These have the derivative of the graph.
    pub kept: usize,
    /// The rule.
    pub rule: Rc<OwnRule>,
}

impl Own {
    /// Where what a rule gives for a capture stands, if the rule is about it.
    pub fn place(&self, capture: usize) -> Option<usize> {
        if capture < self.args {
            return Some(capture);
        }
        let at = self.variables.iter().position(|v| v.0 == capture)?;
        Some(self.args + at)
    }
    /// The captures that the rule is about.
    pub fn by_rule(&self) -> ByRule {
        let last = self.variables.last().map_or(self.args, |v| v.0 + 1);
        ByRule {
            captures: (0..last).map(|i| self.place(i).is_some()).collect(),
            outputs: self.outputs,
        }
    }
}

/// What is asked for.
pub struct Query<'q, 'b> {
    /// Of what, with the cotangent of each: what is summed is `<ct, y>`.
    pub ys: Vec<(Var<'b>, Var<'b>)>,
    /// With respect to what.
    pub xs: Vec<Var<'b>>,
    /// What is taken as constant: no derivative passes on to what it is computed from.
    pub stops: Vec<Var<'b>>,
    /// How several contributions become one.
    pub aggregation: Aggregation,
    /// The rules.
    pub registry: &'q GradRegistry,
    /// Branches with rules of their own.
    pub own: &'q OrderedMap<FuncRef, Own>,
    /// Told of each node that is differentiated.
    pub observer: Option<&'q dyn Fn(GradientStep)>,
    /// The params of loop bodies that are still open.
    pub loop_params: &'q [LoopParam],
}

/// A param of a loop body: places as [`Builder::place`] gives them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopParam {
    /// What each trip takes.
    pub param: (usize, Value),
    /// What the first one does.
    pub init: (usize, Value),
}

/// One node differentiated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GradientStep {
    /// The primitive, or `cond`, `loop`.
    pub op: String,
    /// The node's name.
    pub node: String,
    /// How many of its results had a cotangent.
    pub cotangents: usize,
    /// How many of its operands got one.
    pub operands: usize,
}

/// Why there is no gradient.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GradientError {
    /// A primitive without a rule lies between the xs and the ys.
    NoRule {
        /// The node's name.
        node: String,
        /// The primitive.
        op: String,
    },
    /// A primitive that must not be differentiated lies between them.
    Prevented {
        /// The node's name.
        node: String,
        /// Why it must not.
        reason: String,
    },
    /// A rule gave another number of cotangents than the node has operands.
    Count {
        /// The node's name.
        node: String,
        /// How many the rule gave.
        found: usize,
        /// How many operands there are.
        expected: usize,
    },
    /// The rule of a function gives cotangents of the arguments only, and a derivative by what the function captures is
    /// asked for.
    Captures {
        /// The function's name.
        function: String,
        /// What it captures.
        captures: Vec<String>,
    },
    /// Inside a loop, the derivative would have to go through the value that the first trip starts from.
    InitialValue {
        /// The name of the x.
        x: String,
    },
    /// A y, x or stop is a value of a graph that is finished, or of another graph.
    OutOfScope,
}

impl fmt::Display for GradientError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            GradientError::NoRule { node, op } => {
                write!(f, "No gradient defined for operation '{node}' (op type: {op})")
            }
            GradientError::Prevented { node, reason } => write!(
                f,
                "Gradient explicitly disabled for operation '{node}'. Reason: {reason}"
            ),
            GradientError::Count { node, found, expected } => write!(
                f,
                "Num gradients {found} generated for op {node} do not match num inputs {expected}"
            ),
            GradientError::Captures { function, captures } => write!(
                f,
                "the gradient of '{function}' gives nothing for what the function captures: {}. Pass it as an argument, or \
                 return its cotangent (`None` if it has none) after those of the arguments, one for each of `variables`",
                captures.join(", ")
            ),
            GradientError::InitialValue { x } => write!(
                f,
                "Cannot compute gradient inside while loop with respect to op '{x}'. We do not support taking the gradient \
                 wrt or through the initial value of a loop variable. Gradients can be computed through loop invariants or \
                 wrt the input parameters to the loop body."
            ),
            GradientError::OutOfScope => f.write_str(
                "a y, x or stop belongs to a branch, loop body or function that is finished, or to another graph",
            ),
        }
    }
}

impl std::error::Error for GradientError {}

/// What the transform knows while the graph is open.
pub(super) struct Within<'m> {
    /// The graphs that are open, outermost first.
    open: Vec<FuncRef>,
    /// Nodes to be inserted before others, once nobody speaks of their places any more.
    insertions: OrderedMap<FuncRef, Vec<(usize, Node)>>,
    pub own: &'m OrderedMap<FuncRef, Own>,
    pub observer: Option<&'m dyn Fn(GradientStep)>,
    pub error: Option<GradientError>,
    pub aggregation: Aggregation,
}

impl Within<'_> {
    /// Where `func` is among the graphs that are open.
    pub fn depth(&self, func: FuncRef) -> Option<usize> {
        self.open.iter().position(|&f| f == func)
    }
    /// Inserts `node` before another one of `func`, in the end.
    pub fn insert(&mut self, func: FuncRef, before: NodeId, node: Node) {
        let at = (before.index(), node);
        self.insertions.entry(func).or_default().push(at);
    }
}

/// Adds the gradient to the innermost graph that `b` has open; `module` has the graphs that are closed. One cotangent per
/// x, `None` where no y depends on it. Linear in the size of the graphs.
///
/// # Errors
/// A node without a rule, or one that must not be differentiated; see [`GradientError`].
pub fn gradients_within<'b>(
    b: &'b Builder,
    module: &mut Module,
    query: &Query<'_, 'b>,
) -> Result<Vec<Option<Var<'b>>>, GradientError> {
    let mut ys = vec![];
    for &(y, ct) in &query.ys {
        b.place(y).ok_or(GradientError::OutOfScope)?;
        // one of a graph around is captured, before the graphs are copied
        b.place(ct).ok_or(GradientError::OutOfScope)?;
        ys.push((y.value(), ct.value()));
    }
    let mut forward = module.clone();
    let mut levels = vec![];
    for depth in 0..b.depth() {
        let graph = b.with_level(depth, |g| g.without_names());
        levels.push((forward.funcs.push(graph), b.captured(depth)));
    }
    let place = |v: Var<'b>| {
        let (depth, value) = b.place(v).ok_or(GradientError::OutOfScope)?;
        Ok((levels[depth].0, value))
    };
    let places = |vs: &[Var<'b>]| vs.iter().map(|&v| place(v)).collect::<Result<Vec<_>, _>>();
    let xs = places(&query.xs)?;
    let within = activity::Within {
        levels: levels.clone(),
        xs: xs.iter().copied().collect(),
        ys: ys.iter().map(|y| y.0).collect(),
        stops: places(&query.stops)?.into_iter().collect(),
        own_rules: query
            .own
            .iter()
            .map(|(f, own)| (*f, own.by_rule()))
            .collect(),
    };
    let activity = Rc::new(activity_within(&forward, &within, query.registry));
    for pair in query.loop_params {
        let (f, param) = (levels[pair.param.0].0, pair.param.1);
        let (g, init) = (levels[pair.init.0].0, pair.init.1);
        let asked = within.xs.contains(&(f, param));
        if activity.useful(f, param) && activity.varied(g, init) && !asked {
            let x = nearest_behind(&forward, &levels, pair.init, &xs);
            let x = x.map(|(depth, x)| b.with_level(depth, |g| name_of(g, x)));
            return Err(GradientError::InitialValue {
                x: x.unwrap_or_default(),
            });
        }
    }
    let mut undo = Undo {
        b,
        module,
        forward: &forward,
        levels: levels.iter().map(|l| l.0).collect(),
    };
    let mut t = Transform {
        forward: &forward,
        registry: query.registry,
        activity: Rc::clone(&activity),
        // what is selected away of tensors is a zero in them, as in TensorFlow
        absence: Rc::default(),
        out: std::mem::take(undo.module),
        seeds: activity::Seeds::All,
        blocks: OrderedSet::new(),
        b,
        within: Some(Within {
            open: levels.iter().map(|l| l.0).collect(),
            insertions: OrderedMap::new(),
            own: query.own,
            observer: query.observer,
            error: None,
            aggregation: query.aggregation,
        }),
    };
    let mut cts: OrderedMap<(FuncRef, Value), Value> = OrderedMap::new();
    let mut seeds = ys;
    for (depth, (func, captured)) in levels.iter().enumerate().rev() {
        let asked = xs.iter().filter(|x| x.0 == *func).map(|x| x.1);
        let (activity, absence) = (Rc::clone(&activity), Rc::clone(&t.absence));
        let mut a = Adjoints::new(&forward.funcs[*func], *func, activity, absence, b)
            .within(depth, asked.clone());
        a.aggregation = query.aggregation;
        for &(v, ct) in &seeds {
            a.add(v, b.var(ct));
        }
        t.sweep(*func, &mut a);
        for x in asked {
            if let Some(ct) = a.answer(x) {
                cts.insert((*func, x), ct.value());
            }
        }
        seeds = captured
            .iter()
            .filter_map(|&(from, capture)| Some((from, a.take(capture)?.value())))
            .collect();
    }
    let within = t.within.take();
    undo.done(t.out);
    let Some(within) = within else {
        return Ok(vec![]);
    };
    for (func, nodes) in within.insertions {
        match levels.iter().position(|l| l.0 == func) {
            Some(depth) => b.with_level(depth, |g| g.insert_before(nodes)),
            None => undo.module.funcs[func].insert_before(nodes),
        }
    }
    b.set_origin(None);
    match within.error {
        Some(error) => Err(error),
        None => {
            let seeds = |y: &(Var<'b>, Var<'b>)| Some((place(y.0).ok()?, y.1));
            let constants: Vec<_> = query.ys.iter().filter_map(seeds).collect();
            let answer = |x: &(FuncRef, Value)| {
                let integer = !forward.funcs[x.0].ty(x.1).is_differentiable();
                let seed = constants.iter().find(|(y, _)| integer && y == x);
                let ct = cts.get(x).map(|&ct| b.var(ct));
                ct.or(seed.map(|s| s.1))
            };
            Ok(xs.iter().map(answer).collect())
        }
    }
}

/// Which x lies nearest behind a value of an open graph, by what nodes read and graphs capture.
fn nearest_behind(
    forward: &Module,
    levels: &[(FuncRef, Vec<(Value, Value)>)],
    from: (usize, Value),
    xs: &[(FuncRef, Value)],
) -> Option<(usize, Value)> {
    let (mut queue, mut seen) = (VecDeque::from([from]), OrderedSet::from([from]));
    while let Some((depth, v)) = queue.pop_front() {
        let (func, captured) = &levels[depth];
        if xs.contains(&(*func, v)) {
            return Some((depth, v));
        }
        let read = forward.funcs[*func].def_node(v).into_iter();
        let read = read.flat_map(|node| node.operands.iter().map(|&o| (depth, o)));
        let around = captured.iter().filter(|(_, capture)| *capture == v);
        let behind = read.chain(around.map(|&(from, _)| (depth - 1, from)));
        queue.extend(behind.filter(|&place| seen.insert(place)));
    }
    None
}

/// Puts the graphs back as they were if a rule or an observer panics.
struct Undo<'u> {
    b: &'u Builder,
    module: &'u mut Module,
    /// As they were: those that are closed, then those that are open.
    forward: &'u Module,
    levels: Vec<FuncRef>,
}

impl Undo<'_> {
    /// No rule runs any more: these are the graphs that are closed now.
    fn done(&mut self, closed: Module) {
        *self.module = closed;
        self.levels.clear();
    }
}

impl Drop for Undo<'_> {
    fn drop(&mut self) {
        let Some(first) = self.levels.first() else {
            return;
        };
        self.module.funcs = self.forward.funcs.clone();
        self.module.funcs.truncate(first.index());
        for (depth, func) in self.levels.iter().enumerate() {
            self.b.take_back(depth, &self.forward.funcs[*func]);
        }
    }
}

/// What a value is called.
pub(super) fn name_of(graph: &FuncGraph, v: Value) -> String {
    let name = graph.values[v].name.as_deref();
    name.map_or_else(|| v.to_string(), str::to_string)
}

impl FuncGraph {
    /// A copy of what a derivative depends on.
    fn without_names(&self) -> FuncGraph {
        let mut copy = FuncGraph::new(self.name.clone());
        for data in self.values.values() {
            copy.values.push(ValueData {
                ty: data.ty.clone(),
                def: data.def,
                name: None,
            });
        }
        FuncGraph {
            params: self.params.clone(),
            captures: self.captures.clone(),
            nodes: self.nodes.clone(),
            results: self.results.clone(),
            ..copy
        }
    }
    /// Inserts nodes, each before the one at the position given with it; what speaks of nodes by place is put right.
    fn insert_before(&mut self, nodes: Vec<(usize, Node)>) {
        let mut places: Vec<usize> = nodes.iter().map(|(at, _)| *at).collect();
        places.sort_unstable();
        let moved = |id: NodeId| {
            let before = places.partition_point(|&at| at <= id.index());
            NodeId::new(id.index() + before)
        };
        for id in self.nodes.keys().collect::<Vec<_>>() {
            let node = &mut self.nodes[id];
            node.origin = node.origin.map(moved);
        }
        self.insert_nodes(nodes);
    }
}
