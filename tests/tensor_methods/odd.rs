//! Methods with operands and options that do not fit each other, by chance: what comes out is a value or an error.

use grad_core::graph::{GradientOptions, Graph, GraphError};
use grad_core::ir::{DType, Type, Var};
use grad_core::ops::logic::POW;
use grad_core::ops::tensor::einsum::einsum;
use grad_core::ops::tensor::index::Part;
use grad_core::ops::tensor::join::{concat, stack};
use grad_core::ops::tensor::like::ADD_N;
use grad_core::tensor::Tensor;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Numbers that follow from a seed, by a linear congruence.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1);
        (self.0 >> 33) as usize % sides
    }
    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len())]
    }
    fn flag(&mut self) -> bool {
        self.roll(2) == 0
    }
    fn list<T>(&mut self, mut item: impl FnMut(&mut Dice) -> T) -> Vec<T> {
        (0..self.roll(4)).map(|_| item(self)).collect()
    }
    /// An axis or a position.
    fn axis(&mut self) -> isize {
        const FAR: [isize; 6] = [7, -8, 1 << 60, isize::MIN, isize::MIN + 1, isize::MAX];
        match self.roll(5) {
            0 => self.pick(&FAR),
            _ => self.pick(&[0, 1, -1, 2, -2]),
        }
    }
    fn axes(&mut self) -> Vec<isize> {
        self.list(Dice::axis)
    }
    /// How many there are of something.
    fn count(&mut self) -> usize {
        match self.roll(5) {
            0 => self.pick(&[1 << 58, 1 << 62, usize::MAX >> 1, usize::MAX]),
            _ => self.pick(&[0, 1, 2, 3, 4]),
        }
    }
    fn part(&mut self) -> Part {
        let end = |dice: &mut Dice| dice.flag().then(|| dice.axis());
        match self.roll(9) {
            0 => Part::At(self.axis()),
            1 => Part::AtOperand(self.count()),
            2 => Part::Share {
                part: self.count(),
                of: self.count(),
            },
            3 => Part::Piece {
                start: self.count(),
                stop: self.count(),
                total: self.count(),
            },
            4 => Part::NewAxis,
            5 => Part::Rest,
            6 => Part::Least,
            _ => Part::Range {
                start: end(self),
                stop: end(self),
                step: end(self),
            },
        }
    }
    fn dtype(&mut self) -> DType {
        const FLOATS: [DType; 3] = [DType::F64, DType::F64, DType::F32];
        const OTHERS: [DType; 3] = [DType::I32, DType::I64, DType::Bool];
        if self.flag() {
            self.pick(&FLOATS)
        } else {
            self.pick(&OTHERS)
        }
    }
    fn shape(&mut self) -> &'static [usize] {
        const SHAPES: [&[usize]; 9] = [
            &[],
            &[2],
            &[3],
            &[0],
            &[2, 3],
            &[3, 3],
            &[0, 2],
            &[2, 1, 2],
            &[1, 2, 1, 2, 1, 3],
        ];
        self.pick(&SHAPES)
    }
    /// Three operands, which often have a type or a shape in common.
    fn operands(&mut self) -> [Tensor; 3] {
        let (dtype, shape) = (self.dtype(), self.shape());
        let (one_type, one_shape) = (self.flag(), self.flag());
        [(); 3].map(|()| {
            let dtype = if one_type { dtype } else { self.dtype() };
            let shape = if one_shape { shape } else { self.shape() };
            self.tensor(dtype, shape)
        })
    }
    fn tensor(&mut self, dtype: DType, shape: &[usize]) -> Tensor {
        const FLOATS: [f64; 7] = [0.5, -1.5, 0.0, 2.0, f64::NAN, f64::INFINITY, -1e308];
        const INTEGERS: [i64; 6] = [0, 1, -1, 2, i64::MIN, i64::MAX];
        let count = shape.iter().product();
        let floats: Vec<f64> = (0..count).map(|_| self.pick(&FLOATS)).collect();
        let integers: Vec<i64> = match self.roll(3) {
            0 => (0..count).map(|_| self.pick(&INTEGERS)).collect(),
            _ => (0..count).map(|_| self.pick(&[0, 1])).collect(),
        };
        match dtype {
            DType::F64 => Tensor::from_shape(shape, floats),
            DType::F32 => Tensor::from_shape(shape, floats.iter().map(|&x| x as f32).collect()),
            DType::I32 => Tensor::from_shape(shape, integers.iter().map(|&n| n as i32).collect()),
            DType::I64 => Tensor::from_shape(shape, integers),
            DType::Bool => Tensor::from_shape(shape, integers.iter().map(|&n| n == 0).collect()),
        }
        .expect("as many as fit")
    }
}

const EQUATIONS: [&str; 12] = [
    "ij,jk->ik",
    "ii->i",
    "i->ii",
    "...ij,...jk->...ik",
    "i...,i...->...",
    "i...j->j...i",
    "ij->k",
    "ij,ij,ij",
    "...,...",
    "a......b",
    "->",
    "=,>",
];

type Method = for<'g> fn(&mut Dice, [Var<'g>; 3]) -> Vec<Var<'g>>;

/// A row for each method, with options from the dice.
const METHODS: &[(&str, Method)] = &[
    ("operators", |_, [x, y, z]| {
        vec![x + y * z - x / y, x % z, -x]
    }),
    ("powf", |_, [x, y, _]| vec![x.powf(y)]),
    ("pow", |_, [x, y, _]| vec![x.apply(&POW, &[y])]),
    ("floormod", |_, [x, y, _]| vec![x.floormod(y)]),
    ("div_no_nan", |_, [x, y, _]| vec![x.div_no_nan(y)]),
    ("maximum", |_, [x, y, _]| {
        vec![x.maximum(y), x.minimum(y), x.max(y)]
    }),
    ("relu", |_, [x, ..]| {
        vec![x.relu(), x.relu6(), x.elu(), x.leaky_relu(0.1)]
    }),
    ("lt", |_, [x, y, _]| vec![x.lt(y), x.eq(y)]),
    ("and", |_, [x, y, _]| vec![x.and(y), x.not()]),
    ("functions", |_, [x, ..]| {
        vec![
            x.exp().ln().sqrt(),
            x.sigmoid().sign(),
            x.abs(),
            x.erf().lgamma(),
            x.softplus(),
        ]
    }),
    ("polygamma", |dice, [x, ..]| {
        vec![x.polygamma(dice.pick(&[0, 1, 20, 21, u32::MAX]))]
    }),
    ("select", |_, [x, y, z]| vec![x.select(y, z)]),
    ("clamp", |_, [x, y, z]| vec![x.clamp(y, z)]),
    ("cast", |dice, [x, ..]| {
        vec![x.cast(&Type::Tensor(dice.dtype()))]
    }),
    ("matmul", |dice, [x, y, _]| {
        vec![x.matmul_with(y, dice.flag(), dice.flag())]
    }),
    ("matvec", |_, [x, y, _]| vec![x.matvec(y)]),
    ("matrix_inverse", |_, [x, ..]| vec![x.matrix_inverse()]),
    ("trace", |_, [x, ..]| vec![x.trace(), x.diag_part()]),
    ("tensordot", |dice, [x, y, _]| {
        vec![x.tensordot(y, dice.count())]
    }),
    ("tensordot_axes", |dice, [x, y, _]| {
        vec![x.tensordot_axes(y, &dice.axes(), &dice.axes())]
    }),
    ("einsum", |dice, xs| {
        let operands = &xs[..1 + dice.roll(3)];
        vec![einsum(dice.pick(&EQUATIONS), operands)]
    }),
    ("reduce_sum", |dice, xs| reduced(dice, xs, Var::reduce_sum)),
    ("reduce_mean", |dice, xs| {
        reduced(dice, xs, Var::reduce_mean)
    }),
    ("reduce_max", |dice, xs| reduced(dice, xs, Var::reduce_max)),
    ("reduce_min", |dice, xs| reduced(dice, xs, Var::reduce_min)),
    ("reduce_prod", |dice, xs| {
        reduced(dice, xs, Var::reduce_prod)
    }),
    ("reduce_std", |dice, xs| reduced(dice, xs, Var::reduce_std)),
    ("reduce_norm", |dice, xs| {
        reduced(dice, xs, Var::reduce_euclidean_norm)
    }),
    ("reduce_logsumexp", |dice, xs| {
        reduced(dice, xs, Var::reduce_logsumexp)
    }),
    ("reshape", |dice, [x, ..]| vec![x.reshape(&dice.axes())]),
    ("reshape_to", |_, [x, y, _]| {
        vec![x.reshape_to(y), x.reshape_like(y)]
    }),
    ("broadcast_to", |dice, [x, ..]| {
        vec![x.broadcast_to(&dice.axes())]
    }),
    ("broadcast_like", |_, [x, y, _]| {
        vec![x.broadcast_like(y), x.unbroadcast(y)]
    }),
    ("transpose", |dice, [x, ..]| {
        let perm = dice.flag().then(|| dice.axes());
        vec![x.transpose(perm.as_deref())]
    }),
    ("move_axes", |dice, [x, ..]| {
        vec![x.move_axes(&dice.axes(), &dice.axes())]
    }),
    ("expand_dims", |dice, [x, ..]| {
        vec![x.expand_dims(dice.axis())]
    }),
    ("squeeze", |dice, [x, ..]| {
        let axes = dice.flag().then(|| dice.axes());
        vec![x.squeeze(axes.as_deref())]
    }),
    ("filled_like", |dice, [x, ..]| {
        vec![x.filled_like(dice.pick(&[0, i32::MIN]))]
    }),
    ("concat", |dice, xs| vec![concat(&xs, dice.axis())]),
    ("stack", |dice, xs| vec![stack(&xs, dice.axis())]),
    ("split", |dice, [x, ..]| x.split(dice.roll(4), dice.axis())),
    ("split_sizes", |dice, [x, ..]| {
        x.split_sizes(&dice.list(Dice::count), dice.axis())
    }),
    ("unstack", |dice, [x, ..]| {
        x.unstack(dice.roll(4), dice.axis())
    }),
    ("part", |dice, [x, y, z]| {
        let positions = [y, z];
        vec![x.part(&dice.list(Dice::part), &positions[..dice.roll(3)])]
    }),
    ("tile", |dice, [x, ..]| {
        vec![x.tile(&dice.list(Dice::count))]
    }),
    ("pad", |dice, [x, ..]| {
        let margins = dice.list(|dice| (dice.count(), dice.count()));
        vec![x.pad(&margins, dice.pick(&["", "reflect", "symmetric", "edge"]))]
    }),
    ("reverse", |dice, [x, ..]| vec![x.reverse(&dice.axes())]),
    ("roll", |dice, [x, ..]| {
        vec![x.roll(&dice.axes(), &dice.axes())]
    }),
    ("shift", |dice, [x, ..]| {
        vec![x.shift(dice.axis(), dice.flag())]
    }),
    ("cumsum", |dice, [x, ..]| {
        vec![x.cumsum(dice.axis(), dice.flag(), dice.flag())]
    }),
    ("cumprod", |dice, [x, ..]| {
        vec![x.cumprod(dice.axis(), dice.flag(), dice.flag())]
    }),
    ("recurrence", |dice, [x, y, _]| {
        vec![x.recurrence(y, dice.axis(), dice.flag())]
    }),
    ("gather", |dice, [x, y, _]| vec![x.gather(y, dice.axis())]),
    ("gather_batches", |dice, [x, y, _]| {
        vec![x.gather_batches(y, dice.axis(), dice.axis())]
    }),
    ("gather_nd", |_, [x, y, _]| vec![x.gather_nd(y)]),
    ("scatter_nd", |_, [x, y, _]| {
        let updates = x.gather_nd(y);
        vec![
            x.scatter_nd_add(y, updates),
            x.scatter_nd_update(y, updates),
        ]
    }),
    ("scatter_nd_add", |_, [x, y, z]| {
        vec![x.scatter_nd_add(y, z)]
    }),
    ("scatter_nd_update", |_, [x, y, z]| {
        vec![x.scatter_nd_update(y, z)]
    }),
    ("segment_sum", |_, [x, y, _]| vec![x.segment_sum(y)]),
    ("unsorted_segment_sum", |dice, [x, y, _]| {
        vec![x.unsorted_segment_sum(y, dice.count())]
    }),
    ("take_along", |_, [x, y, _]| vec![x.take_along(y)]),
    ("sort", |_, [x, ..]| vec![x.sort(), x.argsort()]),
    ("argmax", |dice, [x, ..]| vec![x.argmax(dice.axis())]),
    ("softmax", |dice, [x, ..]| {
        let axis = dice.axis();
        vec![x.softmax_along(axis), x.log_softmax_along(axis)]
    }),
    ("xent", |_, [x, y, _]| {
        vec![x.softmax_xent(y), x.sigmoid_xent(y)]
    }),
    ("sparse_xent", |_, [x, y, _]| vec![x.sparse_softmax_xent(y)]),
    ("add_n", |_, [x, y, z]| vec![x.apply(&ADD_N, &[y, z])]),
    ("lists", |dice, [x, ..]| {
        let mut number = || {
            let text = dice.pick(&["0", "1", "2", "-1", "4611686018427387904"]);
            x.builder().constant(text, Type::Tensor(DType::I64))
        };
        let list = number().list_new(DType::F64).list_write(number(), x);
        vec![list.list_stack(), list.list_read(number())]
    }),
    ("list_unstack", |_, [x, ..]| {
        vec![x.list_unstack().list_stack()]
    }),
];

fn reduced<'g>(
    dice: &mut Dice,
    [x, ..]: [Var<'g>; 3],
    reduce: fn(Var<'g>, Option<&[isize]>, bool) -> Var<'g>,
) -> Vec<Var<'g>> {
    let axes = dice.flag().then(|| dice.axes());
    vec![reduce(x, axes.as_deref(), dice.flag())]
}

/// Builds, runs and differentiates the results of a method.
fn attempt(method: Method, dice: &mut Dice) -> Result<(), GraphError> {
    let g = Graph::new();
    let xs = dice.operands().map(|x| g.constant(x));
    let ys = method(dice, xs);
    g.check()?;
    g.run(&ys, &[])?;
    let is_float = |y: &Var| matches!(y.ty(), Type::Tensor(dtype) if dtype.is_float());
    let ys: Vec<Var> = ys.into_iter().filter(is_float).collect();
    let mut cts = g.gradients(&ys, &xs, &GradientOptions::default())?;
    cts.retain(Option::is_some);
    let cts: Vec<Var> = cts.into_iter().flatten().collect();
    let seconds = g.gradients(&cts, &xs, &GradientOptions::default())?;
    let all: Vec<Var> = cts
        .into_iter()
        .chain(seconds.into_iter().flatten())
        .collect();
    g.run(&all, &[]).map(drop)
}

/// What refuses nothing.
const ALWAYS: [&str; 2] = ["cast", "filled_like"];

#[test]
fn odd_options_are_values_or_errors() {
    let mut dice = Dice(1);
    let (mut panicked, mut alike) = (vec![], vec![]);
    for (name, method) in METHODS {
        let (mut values, mut errors) = (0, 0);
        for _ in 0..300 {
            let seed = dice.0;
            match catch_unwind(AssertUnwindSafe(|| attempt(*method, &mut dice))) {
                Ok(Ok(())) => values += 1,
                Ok(Err(_)) => errors += 1,
                Err(_) => panicked.push(format!("{name} with the seed {seed}")),
            }
        }
        if values == 0 || (errors == 0 && !ALWAYS.contains(name)) {
            alike.push(format!("{name}: {values} values, {errors} errors"));
        }
    }
    assert!(panicked.is_empty(), "these panic: {panicked:?}");
    assert!(alike.is_empty(), "always the same: {alike:?}");
}
