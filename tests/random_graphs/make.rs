//! Makes up programs. A step that does not run on the first values (shapes that do not fit) is made up again.

use super::program::{Block, Id, Program, Step};
use super::rows::{Row, SCALAR, TENSOR};
use fastrand::Rng;
use grads::tape::{Eager, op};

/// How many elements a value may have.
const MOST_ELEMENTS: usize = 12;

/// The program of a seed, and the values of its inputs.
pub fn make(seed: u64, scalars: bool) -> (Program, Vec<Eager>) {
    let mut maker = Maker {
        rng: Rng::with_seed(seed),
        scalars,
        budget: 0,
    };
    maker.budget = maker.rng.usize(4..24);
    let shapes: &[&[usize]] = &[&[], &[2], &[3], &[2, 2], &[2, 3], &[1, 2]];
    let inputs: Vec<Eager> = (0..maker.rng.usize(2..4))
        .map(|_| {
            let shape = if scalars { 0 } else { maker.rng.usize(..6) };
            maker.sample(shapes[shape])
        })
        .collect();
    let mut scope = Scope {
        floats: inputs.clone(),
        counters: vec![],
    };
    let mut steps = vec![];
    while maker.budget > 0 {
        steps.push(maker.step(&mut scope, 3));
    }
    let results = (0..maker.rng.usize(1..4)).map(|_| maker.pick(&scope));
    let results = results.collect();
    let mut sources: Vec<Id> = (0..inputs.len()).collect();
    if maker.rng.usize(..4) == 0 {
        sources.push(maker.pick(&scope));
    }
    let program = Program {
        scalars,
        inputs: inputs.iter().map(shape).collect(),
        block: Block { steps, results },
        sources,
    };
    (program, inputs)
}

struct Maker {
    rng: Rng,
    scalars: bool,
    /// How many more steps there may be.
    budget: usize,
}

/// What can be read at a point, as it is in the first trip of the loops around.
#[derive(Clone)]
struct Scope {
    floats: Vec<Eager>,
    /// The last value of each counter.
    counters: Vec<i64>,
}

fn shape(x: &Eager) -> Vec<usize> {
    x.shape().expect("only what ran is kept")
}

impl Maker {
    fn sample(&mut self, shape: &[usize]) -> Eager {
        let count = shape.iter().product();
        let elements: Vec<f64> = (0..count).map(|_| self.rng.f64() * 3.0 - 1.5).collect();
        Eager::new(grads::Tensor::from_shape(shape, elements).expect("as many as it takes"))
    }
    /// Some value, often one of the last.
    fn pick(&mut self, scope: &Scope) -> Id {
        let n = scope.floats.len();
        if self.rng.bool() {
            self.rng.usize(..n)
        } else {
            self.rng.usize(n.saturating_sub(4)..n)
        }
    }
    /// Some value of this shape, if there is one.
    fn pick_like(&mut self, scope: &Scope, like: &[usize]) -> Option<Id> {
        let fits = |&id: &Id| shape(&scope.floats[id]) == like;
        let all: Vec<Id> = (0..scope.floats.len()).filter(fits).collect();
        self.rng.choice(all)
    }

    /// A step; what it gives is added to the scope.
    fn step(&mut self, scope: &mut Scope, depth: usize) -> Step {
        self.budget = self.budget.saturating_sub(1);
        let choice = self.rng.usize(..if depth > 0 { 16 } else { 9 });
        let (step, values) = match choice {
            8 => self.count(scope),
            9 => self.own(scope),
            10 | 11 => self.cond(scope, depth - 1),
            12 | 13 => self.while_(scope, depth - 1),
            14 => self.call(scope, depth - 1),
            15 => self.gradient(scope, depth - 1),
            _ => self.row(scope),
        };
        scope.floats.extend(values);
        step
    }

    fn row(&mut self, scope: &Scope) -> (Step, Vec<Eager>) {
        loop {
            let among = SCALAR.len() + if self.scalars { 0 } else { TENSOR.len() };
            let n = self.rng.usize(..among);
            let row: &'static Row = SCALAR.get(n).unwrap_or_else(|| &TENSOR[n - SCALAR.len()]);
            let args: Vec<Id> = (0..row.arity).map(|_| self.pick(scope)).collect();
            let numbers = [self.rng.usize(..4), self.rng.usize(..4)];
            if let Some(made) = self.try_row(scope, row, args, numbers) {
                return made;
            }
        }
    }
    fn try_row(
        &mut self,
        scope: &Scope,
        row: &'static Row,
        args: Vec<Id>,
        numbers: [usize; 2],
    ) -> Option<(Step, Vec<Eager>)> {
        let operands: Vec<&Eager> = args.iter().map(|&id| &scope.floats[id]).collect();
        let y = op(&operands, |v| (row.build)(v, numbers));
        is_small(&y).then(|| (Step::Row { row, args, numbers }, vec![y]))
    }

    /// What comes of a counter, or if there is none of a primitive.
    fn count(&mut self, scope: &Scope) -> (Step, Vec<Eager>) {
        if scope.counters.is_empty() {
            return self.row(scope);
        }
        let counter = self.rng.usize(..scope.counters.len());
        let last = Eager::new(scope.counters[counter]);
        let x = self.pick(scope);
        let part = super::tape::at(&scope.floats[x], &last);
        if is_small(&part) {
            (Step::At { x, counter }, vec![part])
        } else {
            (Step::Count { counter }, vec![Eager::new(0.5)])
        }
    }

    fn own(&mut self, scope: &Scope) -> (Step, Vec<Eager>) {
        let x = self.pick(scope);
        (Step::Own { x }, vec![scope.floats[x].clone()])
    }

    /// A block whose results have these shapes.
    fn block(&mut self, scope: &Scope, depth: usize, like: &[Vec<usize>]) -> Option<Block> {
        let mut scope = scope.clone();
        let count = self.rng.usize(..4);
        let steps = (0..count).map(|_| self.step(&mut scope, depth)).collect();
        let results = like.iter().map(|like| self.pick_like(&scope, like));
        let results = results.collect::<Option<Vec<Id>>>()?;
        Some(Block { steps, results })
    }

    fn cond(&mut self, scope: &Scope, depth: usize) -> (Step, Vec<Eager>) {
        let count = self.rng.usize(1..3);
        let like: Vec<Id> = (0..count).map(|_| self.pick(scope)).collect();
        let values: Vec<Eager> = like.iter().map(|&id| scope.floats[id].clone()).collect();
        let shapes: Vec<Vec<usize>> = values.iter().map(shape).collect();
        let mut block = || self.block(scope, depth, &shapes);
        let (then, orelse) = (block(), block());
        let (then, orelse) = (then.expect("one is there"), orelse.expect("one is there"));
        let step = Step::Cond {
            x: self.pick(scope),
            bound: self.rng.f64() * 2.0 - 1.0,
            then,
            orelse,
        };
        (step, values)
    }

    fn while_(&mut self, scope: &Scope, depth: usize) -> (Step, Vec<Eager>) {
        let count = self.rng.usize(1..4);
        let init: Vec<Id> = (0..count).map(|_| self.pick(scope)).collect();
        let values: Vec<Eager> = init.iter().map(|&id| scope.floats[id].clone()).collect();
        let shapes: Vec<Vec<usize>> = values.iter().map(shape).collect();
        let trips = self.rng.i64(0..4);
        let mut inner = scope.clone();
        inner.floats.extend(values.clone());
        inner.counters.push((trips - 1).max(0));
        let body = self.block(&inner, depth, &shapes);
        let bound = (self.rng.usize(..3) == 0).then(|| self.rng.f64() * 3.0);
        let step = Step::While {
            init,
            trips,
            bound,
            body: body.expect("the variables are there"),
        };
        (step, values)
    }

    fn call(&mut self, scope: &Scope, depth: usize) -> (Step, Vec<Eager>) {
        let count = self.rng.usize(1..3);
        let args: Vec<Id> = (0..count).map(|_| self.pick(scope)).collect();
        let values: Vec<Eager> = args.iter().map(|&id| scope.floats[id].clone()).collect();
        let mut inner = scope.clone();
        inner.floats.extend(values.clone());
        let shapes: Vec<Vec<usize>> = values.iter().map(shape).collect();
        let body = self.block(&inner, depth, &shapes);
        let body = body.expect("the arguments are there");
        (Step::Call { args, body }, values)
    }

    fn gradient(&mut self, scope: &Scope, depth: usize) -> (Step, Vec<Eager>) {
        let x = self.pick(scope);
        let value = scope.floats[x].clone();
        let mut inner = scope.clone();
        inner.floats.push(value.clone());
        let shapes = [shape(&value)];
        let body = self.block(&inner, depth, &shapes);
        let body = body.expect("the copy is there");
        (Step::Gradient { x, body }, vec![value])
    }
}

/// Whether it ran, and gave not too much.
fn is_small(y: &Eager) -> bool {
    let is_small = |y: grads::Tensor| {
        let finite = y.to_f64s().iter().all(|x| x.is_finite());
        finite && (1..=MOST_ELEMENTS).contains(&y.len()) && y.shape().len() < 4
    };
    y.value().is_ok_and(is_small)
}
