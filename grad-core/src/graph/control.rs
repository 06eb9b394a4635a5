//! Branches and loops (TensorFlow's cond v2 and while v2): each branch and body is a graph of its own, with captures.

use super::{Graph, GraphError};
use crate::entity::{Entity, FuncRef, Value};
use crate::grad::LoopParam;
use crate::ir::{Closed, Def, FuncGraph, Loop, LoopHeader, NodeKind, States, Type, Var};

/// How many graphs may be open, one inside the other: what is made of them (gradients, Rust source) is made level by level,
/// on the stack.
pub(super) const MAX_NESTING: usize = 100;

impl Graph {
    /// What `then` returns where `pred` is true, else what `orelse` does; both are built, one is run. Nested too deeply
    /// ([`GraphError::TooDeep`]) neither is built, and nothing comes back.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let root = g.cond(x.gt(0.0), || vec![x.sqrt()], || vec![x * 0.0]);
    /// assert_eq!(g.run(&root, &[(x, 9.0.into())])?[0].to_f64(), Some(3.0));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn cond<'g>(
        &'g self,
        pred: Var<'g>,
        then: impl FnOnce() -> Vec<Var<'g>>,
        orelse: impl FnOnce() -> Vec<Var<'g>>,
    ) -> Vec<Var<'g>> {
        if !self.may_open() {
            return vec![];
        }
        let undone = self.undone();
        let then = self.branch("then", then);
        let orelse = self.branch("else", orelse);
        undone.kept();
        self.choose(pred, then, orelse)
    }

    /// What the branch with this number returns; the last one's if there is none.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::Graph};
    /// let g = Graph::new();
    /// let (n, x) = (g.placeholder("n", DType::I32), g.constant(2.0));
    /// let y = g.switch_case(n, vec![Box::new(|| vec![x + 1.0]), Box::new(|| vec![x * x * x])]);
    /// assert_eq!(g.run(&y, &[(n, 0_i32.into())])?[0].to_f64(), Some(3.0));
    /// assert_eq!(g.run(&y, &[(n, 7_i32.into())])?[0].to_f64(), Some(8.0));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn switch_case<'g>(
        &'g self,
        index: Var<'g>,
        branches: Vec<Box<dyn FnOnce() -> Vec<Var<'g>> + 'g>>,
    ) -> Vec<Var<'g>> {
        let Some(last) = branches.len().checked_sub(1) else {
            self.refuse(GraphError::NoBranch);
            return vec![];
        };
        if last == 0 {
            return self.one_of(index, 0, branches);
        }
        let last = || vec![self.b.constant(&last.to_string(), index.ty())];
        let number = self.cond(index.lt(0), last, || vec![index]);
        match number[..] {
            [number] => self.one_of(number, 0, branches),
            _ => vec![],
        }
    }

    /// What one of these branches returns, of which the first one has the number `first`: a choice between two halves.
    fn one_of<'g>(
        &'g self,
        number: Var<'g>,
        first: i32,
        mut branches: Vec<Box<dyn FnOnce() -> Vec<Var<'g>> + 'g>>,
    ) -> Vec<Var<'g>> {
        let half = branches.len() / 2;
        let later = branches.split_off(half);
        if branches.is_empty() {
            return later.into_iter().flat_map(|branch| branch()).collect();
        }
        let middle = first + half as i32;
        self.cond(
            number.lt(middle),
            move || self.one_of(number, first, branches),
            move || self.one_of(number, middle, later),
        )
    }

    /// Runs `body` on the loop variables as long as `cond` holds of them, at most `max_iterations` times, and gives them
    /// as they are then. What else the two read is the same in every trip. A variable keeps its type of elements and its
    /// shape: another type is an error of the graph, another shape one of the run. One that starts as a single number may
    /// become a tensor in the first trip, as a sum does that starts at zero.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::{DType, graph::{GradientOptions, Graph}};
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let y = g.while_loop(&[x], |v| v[0].lt(100.0), |v| vec![v[0] * v[0]], Some(10))[0];
    /// let dx = g.gradients(&[y], &[x], &GradientOptions::default())?[0].unwrap();
    /// let out = g.run(&[y, dx], &[(x, 2.0.into())])?; // x^8, and 8 x^7
    /// assert_eq!((out[0].to_f64(), out[1].to_f64()), (Some(256.0), Some(1024.0)));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn while_loop<'g>(
        &'g self,
        init: &[Var<'g>],
        cond: impl FnOnce(&[Var<'g>]) -> Var<'g>,
        body: impl FnOnce(&[Var<'g>]) -> Vec<Var<'g>>,
        max_iterations: Option<i64>,
    ) -> Vec<Var<'g>> {
        self.bounded(init, cond, body, max_iterations, true)
    }

    /// A [`while_loop`](Self::while_loop) whose variables may change their shapes from trip to trip.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::Graph;
    /// let g = Graph::new();
    /// let x = g.constant(vec![1.0, 2.0]);
    /// let doubled = g.while_loop_of_any_shape(
    ///     &[x],
    ///     |v| v[0].reduce_sum(None, false).lt(10.0),
    ///     |v| vec![g.concat(&[v[0], v[0]], 0)],
    ///     None,
    /// );
    /// assert_eq!(g.run(&[doubled[0]], &[])?[0].shape(), [8]); // the sums are 3, 6, 12
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn while_loop_of_any_shape<'g>(
        &'g self,
        init: &[Var<'g>],
        cond: impl FnOnce(&[Var<'g>]) -> Var<'g>,
        body: impl FnOnce(&[Var<'g>]) -> Vec<Var<'g>>,
        max_iterations: Option<i64>,
    ) -> Vec<Var<'g>> {
        self.bounded(init, cond, body, max_iterations, false)
    }

    fn bounded<'g>(
        &'g self,
        init: &[Var<'g>],
        cond: impl FnOnce(&[Var<'g>]) -> Var<'g>,
        body: impl FnOnce(&[Var<'g>]) -> Vec<Var<'g>>,
        max_iterations: Option<i64>,
        shaped: bool,
    ) -> Vec<Var<'g>> {
        match max_iterations {
            None => self.unbounded(init, cond, body, shaped),
            Some(most) => {
                let zero = self.constant(0_i64);
                let counted: Vec<Var> = init.iter().copied().chain([zero]).collect();
                let n = init.len();
                let results = self.unbounded(
                    &counted,
                    |vars| vars[n].lt(self.constant(most)).and(cond(&vars[..n])),
                    |vars| {
                        let mut next = body(&vars[..n]);
                        next.push(vars[n] + self.constant(1_i64));
                        next
                    },
                    shaped,
                );
                results.into_iter().take(n).collect()
            }
        }
    }

    fn unbounded<'g>(
        &'g self,
        init: &[Var<'g>],
        cond: impl FnOnce(&[Var<'g>]) -> Var<'g>,
        body: impl FnOnce(&[Var<'g>]) -> Vec<Var<'g>>,
        shaped: bool,
    ) -> Vec<Var<'g>> {
        if !self.may_open() {
            return init.to_vec();
        }
        let outer = self.b.depth() - 1;
        let init: Vec<Value> = init.iter().map(|&v| self.b.value_of(v)).collect();
        let types: Vec<Type> = init.iter().map(|&v| self.b.ty(v)).collect();
        let params = |g: &'g Graph| -> Vec<Var<'g>> {
            types.iter().map(|ty| g.b.param(ty.clone())).collect()
        };

        let undone = self.undone();
        self.b.open(self.fresh("cond"));
        let goes_on = cond(&params(self));
        self.check_predicate(goes_on);
        let cond = self.close(&[goes_on]);

        self.b.open(self.fresh("body"));
        let vars = params(self);
        let before = self.loop_params.borrow().len();
        let depth = self.b.depth() - 1;
        for (var, &init) in vars.iter().zip(&init) {
            if let Some((_, value)) = self.b.place(*var) {
                self.loop_params.borrow_mut().push(LoopParam {
                    param: (depth, value),
                    init: (outer, init),
                });
            }
        }
        let next = body(&vars);
        self.loop_params.borrow_mut().truncate(before);
        let fits = self.check_variables(&vars, &next, &types);
        let body = self.close(if fits { &next } else { &vars });
        undone.kept();

        let mut graphs = [cond, body];
        let captures = align(&mut graphs);
        let [cond, body] = graphs.map(|closed| self.keep(closed.graph));
        let kind = NodeKind::Loop(Loop {
            header: LoopHeader::While(cond),
            body,
            exits: false,
            carried: init.len(),
            checkpoint: false,
            states: States::All,
            parallel: false,
            short: false,
            shaped,
        });
        let operands = init.iter().copied().chain(captures).collect();
        let results = types.iter().cloned().chain([Type::USIZE]).collect();
        let mut results = self.b.node(kind, operands, results);
        results.pop();
        results.into_iter().map(|v| self.b.var(v)).collect()
    }

    /// Whether one more graph may be opened inside of this one; an error if not.
    pub(super) fn may_open(&self) -> bool {
        let may_open = self.b.depth() < MAX_NESTING;
        if !may_open {
            self.refuse(GraphError::TooDeep(MAX_NESTING));
        }
        may_open
    }

    fn check_predicate(&self, predicate: Var<'_>) {
        let ty = predicate.ty();
        if ty != Type::Tensor(crate::ir::DType::Bool) {
            self.refuse(GraphError::Predicate(ty.to_string()));
        }
    }

    /// Whether a body returns what the loop carries; an error if not.
    fn check_variables(&self, vars: &[Var<'_>], next: &[Var<'_>], types: &[Type]) -> bool {
        if next.len() != vars.len() {
            self.refuse(GraphError::LoopVariables {
                variables: vars.len(),
                returned: next.len(),
            });
            return false;
        }
        for ((var, next), ty) in vars.iter().zip(next).zip(types) {
            if next.ty() != *ty {
                self.refuse(GraphError::LoopVariable {
                    name: self.name(*var),
                    enters: ty.to_string(),
                    leaves: next.ty().to_string(),
                });
                return false;
            }
        }
        true
    }

    /// Builds a graph without params, with its results.
    pub(super) fn branch<'g>(&'g self, name: &str, build: impl FnOnce() -> Vec<Var<'g>>) -> Closed {
        self.b.open(self.fresh(name));
        let results = build();
        self.close(&results)
    }

    /// Closes the innermost graph with these results.
    pub(super) fn close(&self, results: &[Var<'_>]) -> Closed {
        let results = results.iter().map(|&v| self.b.value_of(v)).collect();
        self.b.with(|g| g.results = results);
        self.b.close()
    }

    /// Puts a finished graph to the others, unless they are lent out.
    pub(super) fn keep(&self, graph: FuncGraph) -> FuncRef {
        match self.module.try_borrow_mut() {
            Ok(mut module) => module.funcs.push(graph),
            Err(_) => {
                self.refuse(GraphError::Busy);
                FuncRef::new(0)
            }
        }
    }

    /// A cond of two graphs.
    pub(super) fn choose<'g>(
        &'g self,
        pred: Var<'g>,
        then: Closed,
        orelse: Closed,
    ) -> Vec<Var<'g>> {
        self.check_predicate(pred);
        let types = |closed: &Closed| -> Vec<Type> {
            let results = closed.graph.results.iter();
            results.map(|&r| closed.graph.ty(r).clone()).collect()
        };
        let (first, other) = (types(&then), types(&orelse));
        if first != other {
            let list = |types: Vec<Type>| Type::Tuple(types).to_string();
            self.refuse(GraphError::Branches {
                first: list(first.clone()),
                other: list(other),
            });
        }
        let mut graphs = [then, orelse];
        let captures = align(&mut graphs);
        let [then, orelse] = graphs.map(|closed| self.keep(closed.graph));
        let operands = std::iter::once(self.b.value_of(pred))
            .chain(captures)
            .collect();
        let results = self
            .b
            .node(NodeKind::Cond { then, orelse }, operands, first);
        results.into_iter().map(|v| self.b.var(v)).collect()
    }

    /// A name for a graph that no other one has.
    pub(super) fn fresh(&self, name: &str) -> String {
        let around = self.b.with(|g| g.name.clone());
        let n = self.graphs.replace(self.graphs.get() + 1);
        format!("{around}.{name}.{n}")
    }
}

/// Gives two graphs the same captures in the same order, and returns what they are outside.
pub(super) fn align(graphs: &mut [Closed; 2]) -> Vec<Value> {
    let mut outer: Vec<Value> = vec![];
    for closed in graphs.iter() {
        for (from, _) in &closed.captured {
            if !outer.contains(from) {
                outer.push(*from);
            }
        }
    }
    let types: Vec<Type> = outer
        .iter()
        .map(|from| {
            let of = |closed: &Closed| {
                let (_, capture) = closed.captured.iter().find(|(f, _)| f == from)?;
                Some(closed.graph.ty(*capture).clone())
            };
            graphs.iter().find_map(of).unwrap_or(Type::Open)
        })
        .collect();
    for closed in graphs {
        let captures = outer.iter().zip(&types).map(|(from, ty)| {
            let found = closed.captured.iter().find(|(f, _)| f == from);
            match found {
                Some((_, capture)) => *capture,
                None => closed.graph.add_capture(ty.clone()),
            }
        });
        closed.graph.captures = captures.collect();
        number_captures(&mut closed.graph);
    }
    outer
}

fn number_captures(graph: &mut FuncGraph) {
    for (i, &c) in graph.captures.iter().enumerate() {
        graph.values[c].def = Def::Capture(i);
    }
}
