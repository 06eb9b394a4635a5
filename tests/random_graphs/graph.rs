//! Programs as graphs.

use super::program::{Player, Program, play};
use super::rows::Row;
use grad_core::ops::tensor::index::Part;
use grads::graph::{Aggregation, GradientOptions, Graph, GraphError};
use grads::{DType, Tensor, Var};
use std::cell::RefCell;

/// What a program comes to: its results, their gradient by each source, and the gradient of the sum of
/// those by inputs.
pub struct Found {
    pub values: Vec<Tensor>,
    pub first: Vec<Option<Tensor>>,
    pub second: Vec<Option<Tensor>>,
}

/// A graph, and what it is asked for.
pub struct Built<'g> {
    pub inputs: Vec<Var<'g>>,
    pub values: Vec<Var<'g>>,
    pub first: Vec<Option<Var<'g>>>,
    pub second: Vec<Option<Var<'g>>>,
}

/// Adds a program, and its gradients, to a graph.
pub fn build<'g>(
    g: &'g Graph,
    program: &Program,
    aggregation: Aggregation,
) -> Result<Built<'g>, GraphError> {
    let options = || GradientOptions {
        aggregation,
        ..GradientOptions::default()
    };
    let player = Builder {
        g,
        scalars: program.scalars,
        error: RefCell::default(),
    };
    let names = (0..program.inputs.len()).map(|i| format!("x{i}"));
    let inputs: Vec<Var> = names.map(|name| g.placeholder(&name, DType::F64)).collect();
    let all = play(&player, program, inputs.clone());
    if let Some(error) = player.error.take() {
        return Err(error);
    }
    let take = |ids: &[usize]| -> Vec<Var<'g>> { ids.iter().map(|&id| all[id]).collect() };
    let (values, sources) = (take(&program.block.results), take(&program.sources));
    let first = g.gradients(&values, &sources, &options())?;
    let by_inputs = first[..inputs.len()].iter();
    let ys: Vec<Var> = by_inputs.flatten().copied().collect();
    let second = g.gradients(&ys, &sources, &options())?;
    Ok(Built {
        inputs,
        values,
        first,
        second,
    })
}

/// What a program comes to by its graph.
pub fn run(
    program: &Program,
    inputs: &[Tensor],
    aggregation: Aggregation,
) -> Result<Found, GraphError> {
    let g = Graph::new();
    let built = build(&g, program, aggregation)?;
    let fetches = built.values.iter().copied().map(Some);
    let fetches = fetches.chain(built.first).chain(built.second);
    let fetches: Vec<Option<Var>> = fetches.collect();
    let asked: Vec<Var> = fetches.iter().flatten().copied().collect();
    let fed = built.inputs.iter().copied().zip(inputs.iter().cloned());
    let out = g.run(&asked, &fed.collect::<Vec<_>>())?;
    match g.to_text(&asked) {
        Ok(text) => same_by_text(&text, inputs, &out)?,
        Err(GraphError::OwnGradient(_)) => {}
        Err(error) => return Err(error),
    }
    let mut out = out.into_iter();
    let mut found = fetches.iter().map(|v| v.and_then(|_| out.next()));
    let values = found.by_ref().take(built.values.len()).flatten().collect();
    let n = program.sources.len();
    let first = found.by_ref().take(n).collect();
    let second = found.collect();
    Ok(Found {
        values,
        first,
        second,
    })
}

/// Reads a graph again, and runs it: an error if it gives anything else.
fn same_by_text(text: &str, inputs: &[Tensor], expected: &[Tensor]) -> Result<(), GraphError> {
    let g = Graph::from_text(text)?;
    let fed = inputs.iter().enumerate();
    let fed = fed.filter_map(|(i, x)| Some((g.get(&format!("x{i}"))?, x.clone())));
    let out = g.run(&g.outputs(), &fed.collect::<Vec<_>>())?;
    let written = |xs: &[Tensor]| xs.iter().map(Tensor::to_string).collect::<Vec<_>>();
    if written(&out) == written(expected) {
        Ok(())
    } else {
        Err(GraphError::Text(
            "the graph that is read gives other values".into(),
        ))
    }
}

struct Builder<'g> {
    g: &'g Graph,
    scalars: bool,
    /// The first gradient that there was not.
    error: RefCell<Option<GraphError>>,
}

impl<'g> Builder<'g> {
    fn is_below(&self, x: Var<'g>, bound: f64) -> Var<'g> {
        if self.scalars {
            x.lt(bound)
        } else {
            x.reduce_sum(None, false).lt(bound)
        }
    }
}

impl<'g> Player for Builder<'g> {
    type V = Var<'g>;

    fn row(&self, row: &'static Row, args: &[Var<'g>], numbers: [usize; 2]) -> Var<'g> {
        (row.build)(args, numbers)
    }
    fn float(&self, counter: &Var<'g>) -> Var<'g> {
        counter.cast(&self.g.constant(0.5).ty()) * 0.5
    }
    fn at(&self, x: &Var<'g>, counter: &Var<'g>) -> Var<'g> {
        x.part(&[Part::AtOperand(0)], &[*counter])
    }
    fn cond(
        &self,
        x: &Var<'g>,
        bound: f64,
        then: impl FnOnce() -> Vec<Var<'g>>,
        orelse: impl FnOnce() -> Vec<Var<'g>>,
    ) -> Vec<Var<'g>> {
        self.g.cond(self.is_below(*x, bound), then, orelse)
    }
    fn while_(
        &self,
        init: &[Var<'g>],
        trips: i64,
        bound: Option<f64>,
        body: impl Fn(&[Var<'g>], &Var<'g>) -> Vec<Var<'g>>,
    ) -> Vec<Var<'g>> {
        let g = self.g;
        let counted = [init, &[g.constant(0_i64)]].concat();
        let n = init.len();
        let mut results = g.while_loop(
            &counted,
            |v| {
                let counts = v[n].lt(g.constant(trips));
                bound.map_or(counts, |bound| counts.and(self.is_below(v[0], bound)))
            },
            |v| {
                let mut next = body(&v[..n], &v[n]);
                next.push(v[n] + g.constant(1_i64));
                next
            },
            None,
        );
        results.truncate(n);
        results
    }
    fn call(
        &self,
        args: &[Var<'g>],
        body: impl FnOnce(&[Var<'g>]) -> Vec<Var<'g>>,
    ) -> Vec<Var<'g>> {
        self.g.call("function", args, body)
    }
    fn own(&self, x: &Var<'g>) -> Var<'g> {
        let build = |v: &[Var<'g>]| (vec![v[0].sin() * v[0]], vec![v[0].cos()]);
        self.g.call_with_gradient("own", &[*x], build, |cx| {
            let ct = cx.cts[0];
            vec![ct.map(|ct| ct * (cx.kept[0] * cx.args[0] + cx.args[0].sin()))]
        })[0]
    }
    fn gradient(&self, x: &Var<'g>, body: impl FnOnce(&Var<'g>) -> Vec<Var<'g>>) -> Var<'g> {
        let copy = *x * 1.0;
        let ys = body(&copy);
        let dx = self.g.gradients(&ys, &[copy], &GradientOptions::default());
        match dx {
            Ok(dx) => dx[0].unwrap_or_else(|| copy.zeros_like()),
            Err(error) => {
                self.error.borrow_mut().get_or_insert(error);
                copy
            }
        }
    }
}

/// The Rust function of a program of single numbers: its values, then the gradients that there are.
pub fn to_rust(program: &Program, name: &str) -> Result<String, GraphError> {
    let g = Graph::new();
    let built = build(&g, program, Aggregation::default())?;
    let grads = built.first.iter().chain(&built.second).flatten();
    let outputs: Vec<Var> = built.values.iter().chain(grads).copied().collect();
    g.to_rust(name, &outputs)
}
