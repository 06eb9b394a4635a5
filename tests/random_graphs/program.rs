//! Random programs of tensors, abstract: each way of running them plays the same steps.

use super::rows::Row;

/// Which value: its place among those that are there, what the blocks around made first.
pub type Id = usize;

/// A program: what it takes, what it does, and with respect to what it is differentiated.
#[derive(Debug)]
pub struct Program {
    /// Whether all values are single numbers: what the Rust source of a graph can do.
    pub scalars: bool,
    /// The shapes of the inputs, which are the first values.
    pub inputs: Vec<Vec<usize>>,
    /// What it does.
    pub block: Block,
    /// The inputs, and perhaps something that is computed of them.
    pub sources: Vec<Id>,
}

/// Steps, and what they give.
#[derive(Debug)]
pub struct Block {
    pub steps: Vec<Step>,
    pub results: Vec<Id>,
}

/// What is done, and adds values at the end of the list.
#[derive(Debug)]
pub enum Step {
    /// A primitive or a few of them.
    Row {
        row: &'static Row,
        args: Vec<Id>,
        numbers: [usize; 2],
    },
    /// A counter as a float.
    Count { counter: usize },
    /// The part of a tensor at a counter.
    At { x: Id, counter: usize },
    /// One block if the sum of a tensor is below a bound, else the other.
    Cond {
        x: Id,
        bound: f64,
        then: Block,
        orelse: Block,
    },
    /// A block, again and again on what it gave before. It counts its trips, and stops after as many as it may make, or
    /// when the sum of the first variable is not below the bound.
    While {
        init: Vec<Id>,
        trips: i64,
        bound: Option<f64>,
        body: Block,
    },
    /// A function of its own graph.
    Call { args: Vec<Id>, body: Block },
    /// A function with a gradient of its own, which is the right one.
    Own { x: Id },
    /// The gradient of the sum of what a block gives of a value, with respect to it.
    Gradient { x: Id, body: Block },
}

impl Block {
    /// Whether there is a gradient among what is computed.
    pub fn takes_gradients(&self) -> bool {
        self.steps.iter().any(|step| match step {
            Step::Gradient { .. } => true,
            Step::Cond { then, orelse, .. } => then.takes_gradients() || orelse.takes_gradients(),
            Step::While { body, .. } | Step::Call { body, .. } => body.takes_gradients(),
            Step::Row { .. } | Step::Count { .. } | Step::At { .. } | Step::Own { .. } => false,
        })
    }
}

/// A way to run programs.
pub trait Player {
    /// Its values.
    type V: Clone;
    fn row(&self, row: &'static Row, args: &[Self::V], numbers: [usize; 2]) -> Self::V;
    fn float(&self, counter: &Self::V) -> Self::V;
    fn at(&self, x: &Self::V, counter: &Self::V) -> Self::V;
    /// The first if the sum of all elements of `x` is below the bound.
    fn cond(
        &self,
        x: &Self::V,
        bound: f64,
        then: impl FnOnce() -> Vec<Self::V>,
        orelse: impl FnOnce() -> Vec<Self::V>,
    ) -> Vec<Self::V>;
    /// The body takes the variables and the counter. Goes on while the sum of the first variable is below the bound.
    fn while_(
        &self,
        init: &[Self::V],
        trips: i64,
        bound: Option<f64>,
        body: impl Fn(&[Self::V], &Self::V) -> Vec<Self::V>,
    ) -> Vec<Self::V>;
    fn call(&self, args: &[Self::V], body: impl FnOnce(&[Self::V]) -> Vec<Self::V>)
    -> Vec<Self::V>;
    fn own(&self, x: &Self::V) -> Self::V;
    fn gradient(&self, x: &Self::V, body: impl FnOnce(&Self::V) -> Vec<Self::V>) -> Self::V;
}

/// What can be read at a point of a program.
struct Scope<V> {
    floats: Vec<V>,
    counters: Vec<V>,
}

/// Plays a program: every value that its outermost block makes, the inputs first.
pub fn play<P: Player>(player: &P, program: &Program, inputs: Vec<P::V>) -> Vec<P::V> {
    let mut scope = Scope {
        floats: inputs,
        counters: vec![],
    };
    scope.steps(player, &program.block.steps);
    scope.floats
}

impl<V: Clone> Scope<V> {
    fn with(&self, floats: &[V], counter: Option<&V>) -> Self {
        Scope {
            floats: [&self.floats, floats].concat(),
            counters: self.counters.iter().chain(counter).cloned().collect(),
        }
    }
    fn take(&self, ids: &[Id]) -> Vec<V> {
        ids.iter().map(|&id| self.floats[id].clone()).collect()
    }
    fn block(mut self, player: &impl Player<V = V>, block: &Block) -> Vec<V> {
        self.steps(player, &block.steps);
        self.take(&block.results)
    }
    fn steps(&mut self, player: &impl Player<V = V>, steps: &[Step]) {
        for step in steps {
            let values = self.step(player, step);
            self.floats.extend(values);
        }
    }
    fn step(&self, player: &impl Player<V = V>, step: &Step) -> Vec<V> {
        let inside = |floats: &[V], counter: Option<&V>, block: &Block| {
            self.with(floats, counter).block(player, block)
        };
        match step {
            Step::Row { row, args, numbers } => vec![player.row(row, &self.take(args), *numbers)],
            Step::Count { counter } => vec![player.float(&self.counters[*counter])],
            Step::At { x, counter } => {
                vec![player.at(&self.floats[*x], &self.counters[*counter])]
            }
            Step::Cond {
                x,
                bound,
                then,
                orelse,
            } => player.cond(
                &self.floats[*x],
                *bound,
                || inside(&[], None, then),
                || inside(&[], None, orelse),
            ),
            Step::While {
                init,
                trips,
                bound,
                body,
            } => player.while_(&self.take(init), *trips, *bound, |vars, counter| {
                inside(vars, Some(counter), body)
            }),
            Step::Call { args, body } => {
                player.call(&self.take(args), |args| inside(args, None, body))
            }
            Step::Own { x } => vec![player.own(&self.floats[*x])],
            Step::Gradient { x, body } => {
                let body = |x: &V| inside(std::slice::from_ref(x), None, body);
                vec![player.gradient(&self.floats[*x], body)]
            }
        }
    }
}
