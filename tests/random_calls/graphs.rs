//! Calls on two graphs whose values are mixed up, some of them of branches that are finished.

use super::made::{dtype, float, string, tensor};
use super::vars::method;
use fastrand::Rng;
use grad_core::entity::{Entity, Value};
use grad_core::grad::Backprop;
use grad_core::ops::{self, PrimDef};
use grads::graph::{Aggregation, GradientOptions, Graph, Unconnected, UserOp};
use grads::{DType, GradRegistry, Tensor, Var};
use std::cell::{Cell, RefCell};

struct Session<'g> {
    graphs: &'g [Graph; 2],
    rng: RefCell<Rng>,
    vars: RefCell<Vec<Var<'g>>>,
    /// How deep in branches and bodies.
    depth: Cell<usize>,
    /// How many calls there may still be.
    budget: Cell<usize>,
    successes: Cell<usize>,
    /// Whether what does not fit is called, too: a graph with an error gives nothing but that error.
    is_wild: bool,
}

/// Plays a sequence; how many programs ran.
pub fn sequence(seed: u64) -> usize {
    let graphs = [Graph::new(), Graph::new()];
    let mut rng = Rng::with_seed(seed);
    let session = Session {
        graphs: &graphs,
        budget: Cell::new(rng.usize(2..40)),
        is_wild: rng.bool(),
        rng: RefCell::new(rng),
        vars: RefCell::default(),
        depth: Cell::new(0),
        successes: Cell::new(0),
    };
    for g in &graphs {
        session.add(g.placeholder("x", DType::F64));
        session.add(g.variable("y", [0.5, 1.5]));
    }
    while session.budget.get() > 0 {
        session.call();
    }
    for g in &graphs {
        session.run(g);
    }
    session.successes.get()
}

impl<'g> Session<'g> {
    fn with<R>(&self, f: impl FnOnce(&mut Rng) -> R) -> R {
        f(&mut self.rng.borrow_mut())
    }
    fn below(&self, n: usize) -> usize {
        self.with(|rng| rng.usize(..n))
    }
    fn add(&self, v: Var<'g>) {
        self.vars.borrow_mut().push(v);
    }
    fn any(&self) -> Var<'g> {
        let fits = |v: &Var<'g>| self.is_wild || self.fits(*v);
        let found = (0..20).map(|_| self.some_var()).find(fits);
        found.unwrap_or_else(|| self.vars.borrow()[0])
    }
    /// Whether it is a float of the first graph that can be read here.
    fn fits(&self, v: Var<'g>) -> bool {
        let first = self.vars.borrow()[0];
        std::ptr::eq(v.builder(), first.builder()) && v.ty() == first.ty()
    }
    fn some_var(&self) -> Var<'g> {
        let vars = self.vars.borrow();
        let back = self.below(vars.len().min(if self.below(2) == 0 { 6 } else { 60 }));
        vars[vars.len() - 1 - back]
    }
    fn some(&self) -> Vec<Var<'g>> {
        (0..self.below(4)).map(|_| self.any()).collect()
    }
    fn graph(&self) -> &'g Graph {
        &self.graphs[usize::from(self.is_wild && self.below(8) == 0)]
    }
    fn string(&self) -> &'static str {
        self.with(string)
    }
    fn tensor(&self) -> Tensor {
        self.with(tensor)
    }
    /// Calls inside a branch, body or function, and what it returns.
    fn inside(&self, given: &[Var<'g>]) -> Vec<Var<'g>> {
        given.iter().for_each(|&v| self.add(v));
        self.depth.set(self.depth.get() + 1);
        for _ in 0..self.below(4) {
            self.call();
        }
        self.depth.set(self.depth.get() - 1);
        match self.below(3) {
            0 if self.is_wild => self.some(),
            _ => given.iter().map(|&v| self.like(v)).collect(),
        }
    }
    /// Something of the same type, if there is something.
    fn like(&self, v: Var<'g>) -> Var<'g> {
        let found = (0..8).map(|_| self.any()).find(|w| w.ty() == v.ty());
        found.unwrap_or(v)
    }
    fn options(&self) -> GradientOptions<'g> {
        let mut options = GradientOptions {
            aggregation: [
                Aggregation::AddN,
                Aggregation::Tree,
                Aggregation::AccumulateN,
            ][self.below(3)],
            ..GradientOptions::default()
        };
        if self.is_wild && self.below(4) == 0 {
            let ct = || (self.below(2) == 0).then(|| self.any());
            options.grad_ys = (0..self.below(4)).map(|_| ct()).collect();
            options.stop_gradients = self.some();
            options.unconnected = Unconnected::Zero;
            options.name = self.string().into();
        }
        options
    }
    /// Rules of other primitives, and rules that give what does not fit.
    fn registry(&self) -> GradRegistry {
        let mut registry = GradRegistry::new();
        let defs: Vec<&'static PrimDef> = ops::all().collect();
        for _ in 0..self.below(4) {
            let arith = [&ops::arith::ADD, &ops::arith::MUL, &ops::trig::SIN];
            let def = match self.below(2) {
                0 => arith[self.below(3)],
                _ => defs[self.below(defs.len())],
            };
            let count = self.below(4);
            let rule = ops::Rule::Cotangents(match self.below(5) {
                0 => {
                    let other = defs[self.below(defs.len())];
                    registry.replace(def, other.rule);
                    continue;
                }
                1 => Box::leak(Box::new(move |_: &mut Backprop| vec![None; count])),
                2 => Box::leak(Box::new(move |_: &mut Backprop| {
                    vec![Some(Value::new(count * 3000)); 2]
                })),
                3 => Box::leak(Box::new(move |b: &mut Backprop| {
                    vec![Some(b.operand(count).value()); count]
                })),
                _ => Box::leak(Box::new(|b: &mut Backprop| {
                    vec![Some(b.ct().reduce_sum(None, false).value())]
                })),
            });
            registry.replace(def, rule);
        }
        registry
    }

    fn call(&self) {
        let Some(budget) = self.budget.get().checked_sub(1) else {
            return;
        };
        self.budget.set(budget);
        let g = self.graph();
        let call = self.below(46);
        match if self.is_wild { call } else { call.max(11) } {
            0 => self.add(g.placeholder(self.string(), self.with(dtype))),
            1 => self.add(g.variable(self.string(), self.tensor())),
            2 | 3 => self.add(g.constant(self.tensor())),
            4 => drop(g.assign(self.any(), self.tensor())),
            5 => self.add(g.indexed_slices(self.any(), self.any(), self.any())),
            6 => g.name_scope(self.string(), || self.call()),
            7 => drop((g.name(self.any()), format!("{g:?} {:?}", self.any()))),
            8 => g.set_registry(self.registry()),
            9 => g.with_registry(self.registry(), || self.call()),
            10 => drop(g.check()),
            11 | 12 => {
                let x = self.any();
                let p = match self.below(4) {
                    0 if self.is_wild => self.any(),
                    _ => x.reduce_sum(None, false).lt(0.5),
                };
                let given = self.some();
                let results = g.cond(p, || self.inside(&given), || self.inside(&given));
                results.into_iter().for_each(|v| self.add(v));
            }
            13 | 14 => self.loop_(g),
            15 => {
                let one = self.any();
                let branches: Vec<Box<dyn FnOnce() -> Vec<Var<'g>> + 'g>> = (0..self.below(4))
                    .map(|_| -> Box<dyn FnOnce() -> Vec<Var<'g>> + 'g> {
                        Box::new(move || vec![one])
                    })
                    .collect();
                let results = g.switch_case(self.any(), branches);
                results.into_iter().for_each(|v| self.add(v));
            }
            16 => {
                let results = g.call(self.string(), &self.some(), |v| self.inside(v));
                results.into_iter().for_each(|v| self.add(v));
            }
            17 => self.own(g),
            18 | 19 => {
                let cts = g.gradients(&self.some(), &self.some(), &self.options());
                let cts = cts.into_iter().flatten().flatten();
                cts.for_each(|v| self.add(v));
            }
            20 => {
                let depth = self.depth.get();
                let observer = |_| {
                    if self.below(3) == 0 && self.depth.get() == depth {
                        self.depth.set(depth + 1);
                        self.call();
                        self.depth.set(depth);
                    }
                };
                let (ys, xs) = (self.some(), self.some());
                drop(g.gradients_observed(&ys, &xs, &self.options(), &observer));
            }
            21 => {
                let cts = g.hessian_vector_product(&self.some(), &self.some(), &self.some());
                let cts = cts.into_iter().flatten().flatten();
                cts.for_each(|v| self.add(v));
            }
            22 => g
                .jacobian(self.any(), self.any())
                .into_iter()
                .for_each(|v| self.add(v)),
            23 => {
                let found = g.hessians(&self.some(), &self.some()).into_iter().flatten();
                found.for_each(|v| self.add(v));
            }
            24 => drop((g.get(self.string()), g.outputs(), g.inputs())),
            25 => drop(g.to_dot(&self.some())),
            26 => drop(g.to_rust(self.string(), &self.some())),
            36 => self.user_op(),
            28 => {
                let text = g.to_text(&self.some());
                if let Ok(text) = text {
                    self.successes.set(self.successes.get() + 1);
                    Graph::from_text(&text).expect("what is printed can be read");
                }
            }
            29 if self.is_wild => {
                let v = self.any();
                let b = v.builder();
                match self.below(3) {
                    0 => drop(b.close()),
                    1 => drop(b.open(self.string())),
                    _ => drop((v.value(), v.raw(), v.literal(), v.is_const())),
                }
            }
            37 | 38 => self.run(g),
            27..36 if self.is_wild => {
                let (x, y) = (self.any(), self.any());
                self.add(self.with(|rng| method(rng, x, y)));
            }
            _ => {
                let (x, y) = (self.any(), self.any());
                self.add(match self.below(6) {
                    0 => x + y,
                    1 => x.sin() * y,
                    2 => x.reduce_sum(None, false),
                    3 => x.max(y.stop_gradient()),
                    4 => x.broadcast_like(y),
                    _ => x.reshape(&[-1]),
                });
            }
        }
    }

    /// A loop that ends.
    fn loop_(&self, g: &'g Graph) {
        let most = [Some(-1), Some(0), Some(1), Some(3), None][self.below(5)];
        let ends = || g.constant(false);
        let results = g.while_loop(
            &self.some(),
            |v| {
                let inside = self.inside(v).first().copied();
                match (most, self.below(4)) {
                    (None, _) => ends(),
                    (_, 0) if self.is_wild => inside.unwrap_or_else(ends),
                    _ => g.constant(true),
                }
            },
            |v| self.inside(v),
            most,
        );
        results.into_iter().for_each(|v| self.add(v));
    }

    fn own(&self, g: &'g Graph) {
        let (args, kept) = (self.some(), self.some());
        let wrong = if self.is_wild { self.below(4) } else { 3 };
        let results = g.call_with_gradient(
            self.string(),
            &args,
            |v| (self.inside(v), if self.is_wild { kept } else { vec![] }),
            move |cx| match wrong {
                0 => vec![],
                1 => cx.kept.iter().chain(&cx.args).map(|&v| Some(v)).collect(),
                _ => cx
                    .args
                    .iter()
                    .map(|&v| Some(v * cx.cts.first().copied().flatten()?))
                    .collect(),
            },
        );
        results.into_iter().for_each(|v| self.add(v));
    }

    fn user_op(&self) {
        let (wrong, x) = (self.tensor(), self.float_tensor());
        let op = UserOp::new(self.string(), self.with(dtype), move |xs| match xs {
            [] => Err("nothing".into()),
            [x] => Ok(x.clone()),
            _ => Ok(wrong.clone()),
        });
        let op = match self.below(4) {
            0 => op,
            1 => op.not_differentiable(),
            2 => op.with_rule(|b| vec![Some(b.ct().value()); 2]),
            _ => UserOp::of_vjp(self.string(), self.with(dtype), move |xs, _| {
                Ok((x.clone(), xs.to_vec()))
            }),
        };
        self.add(op.apply(self.any(), &self.some()));
    }
    fn float_tensor(&self) -> Tensor {
        self.with(float).into()
    }

    fn run(&self, g: &'g Graph) {
        let fetches = match self.below(2) {
            0 => self.some(),
            _ => vec![self.any()],
        };
        let Ok(program) = g.compile(&fetches) else {
            return;
        };
        let vars = self.vars.borrow().clone();
        let mut feeds: Vec<(Var, Tensor)> = vec![];
        for v in vars {
            let is_input =
                !g.name(v).is_empty() && g.get(&g.name(v)).is_some_and(|w| w.raw() == v.raw());
            if is_input && self.below(8) > 0 || self.below(30) == 0 {
                feeds.push((v, self.tensor()));
            }
        }
        if program.run(&feeds).is_ok() {
            self.successes.set(self.successes.get() + 1);
        }
        drop(format!("{program:?}"));
    }
}
