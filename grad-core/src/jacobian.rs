//! Jacobians: derivatives of several outputs by several inputs, from pullbacks or from tangents along unit vectors.

mod arity;
mod columns;
mod hessian;
mod sparse;

use crate::matrix::Matrix;
use crate::tangent::{Differentiable, Lanes, OverLanes, Tangent};
use crate::widest::widest;
pub use arity::*;
pub use columns::{Along, ByColumnsOf, SparseColumns};
pub use hessian::{Hessian, Rows};
pub use sparse::{Compressed, OnePoint, Pattern};
use std::marker::PhantomData;

/// What the Jacobian looks like along one side, by the type of a tangent: a number for `f64` and `f32`, a tuple of blocks
/// for a tuple, nothing for `()`, else a matrix.
pub trait Form: Rows {
    /// The Jacobian by inputs of this form, of outputs of form `Outputs`.
    type Block<Outputs: Form>;
    /// The Jacobian by one number, of outputs of this form.
    type ByNumber<N: Number>;
    /// The next columns as such a block.
    fn cut<Outputs: Form>(columns: &mut Columns) -> Self::Block<Outputs>;
    /// A column of such outputs.
    fn by_number<N: Number>(column: Matrix) -> Self::ByNumber<N>;
}

/// A float: the derivative of one by one.
pub trait Number {
    /// It, rounded if need be.
    fn of(x: f64) -> Self;
}

/// The columns of a matrix that are not yet in a block.
pub struct Columns<'a> {
    whole: &'a Matrix,
    /// How many columns each block has.
    counts: std::slice::Iter<'a, usize>,
    from: usize,
}

impl Columns<'_> {
    /// The columns of the next block.
    fn next(&mut self) -> Matrix {
        let count = self.counts.next().copied().unwrap_or_default();
        let block = self.whole.columns(self.from, count);
        self.from += count;
        block
    }
}

macro_rules! number {
    ($($t:ident)*) => {$(
        impl Number for $t {
            fn of(x: f64) -> $t {
                x as $t
            }
        }
        impl Form for $t {
            type Block<Outputs: Form> = Outputs::ByNumber<$t>;
            type ByNumber<N: Number> = N;
            fn cut<Outputs: Form>(columns: &mut Columns) -> Self::Block<Outputs> {
                Outputs::by_number::<$t>(columns.next())
            }
            fn by_number<N: Number>(column: Matrix) -> N {
                N::of(column[(0, 0)])
            }
        }
    )*};
}

number!(f32 f64);

impl Form for Matrix {
    type Block<Outputs: Form> = Matrix;
    type ByNumber<N: Number> = Matrix;
    fn cut<Outputs: Form>(columns: &mut Columns) -> Matrix {
        columns.next()
    }
    fn by_number<N: Number>(column: Matrix) -> Matrix {
        column
    }
}

impl Form for () {
    type Block<Outputs: Form> = ();
    type ByNumber<N: Number> = Matrix;
    fn cut<Outputs: Form>(_: &mut Columns) {}
    fn by_number<N: Number>(column: Matrix) -> Matrix {
        column
    }
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<$($t: Form),*> Form for ($($t,)*) {
            type Block<Outputs: Form> = ($($t::Block<Outputs>,)*);
            type ByNumber<N: Number> = Matrix;
            fn cut<Outputs: Form>(columns: &mut Columns) -> Self::Block<Outputs> {
                ($($t::cut::<Outputs>(columns),)*)
            }
            fn by_number<N: Number>(column: Matrix) -> Matrix {
                column
            }
        }
    };
}

crate::tangent::for_tuples!(tuple);

/// A Jacobian, of whatever form.
pub trait Blocks {
    /// Its columns, those of all blocks in order.
    fn columns(&self) -> Vec<Vec<f64>>;
}

impl Blocks for f64 {
    fn columns(&self) -> Vec<Vec<f64>> {
        vec![vec![*self]]
    }
}

impl Blocks for f32 {
    fn columns(&self) -> Vec<Vec<f64>> {
        vec![vec![f64::from(*self)]]
    }
}

impl Blocks for () {
    fn columns(&self) -> Vec<Vec<f64>> {
        vec![]
    }
}

impl Blocks for Matrix {
    fn columns(&self) -> Vec<Vec<f64>> {
        let column = |j| self.rows().map(|row| row[j]).collect();
        (0..self.ncols()).map(column).collect()
    }
}

macro_rules! blocks {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<$($t: Blocks),*> Blocks for ($($t,)*) {
            fn columns(&self) -> Vec<Vec<f64>> {
                [$(self.$i.columns()),*].concat()
            }
        }
    };
}

crate::tangent::for_tuples!(blocks);

/// The Jacobian of outputs whose cotangents are `Ct`, by inputs whose gradients are `G`.
pub type Jacobian<Ct, G> = <<G as Tangent>::Form as Form>::Block<<Ct as Tangent>::Form>;

/// For generated code that is checked and never run: the Jacobian of outputs like these by inputs whose gradients are like those.
#[doc(hidden)]
pub fn like<Y: Differentiable, G: Tangent>(_outputs: &Y, _inputs: G) -> Jacobian<Y::Tangent, G> {
    unreachable!("it is never run")
}

/// The same of a Hessian.
#[doc(hidden)]
pub fn like_hessian<G: Tangent>(_inputs: G) -> Hessian<G> {
    unreachable!("it is never run")
}

/// One for float `i` of the shape of `zeros`, and zero for the others.
pub(crate) fn unit<T: Tangent>(zeros: &T, i: usize) -> T {
    let (mut unit, mut at) = (zeros.clone(), 0..);
    if let Some(floats) = unit.as_floats_mut() {
        floats.fill(0.0);
        floats[i..].iter_mut().take(1).for_each(|x| *x = 1.0);
        return unit;
    }
    unit.map_leaves(&mut |_| f64::from(at.next() == Some(i)));
    unit
}

/// `whole`, whose columns belong to the floats of `inputs`, in blocks.
fn in_blocks<Ct: Tangent, G: Tangent>(whole: &Matrix, inputs: &G) -> Jacobian<Ct, G> {
    let mut counts = vec![];
    inputs.columns(&mut counts);
    G::Form::cut::<Ct::Form>(&mut Columns {
        whole,
        counts: counts.iter(),
        from: 0,
    })
}

/// What is made of the pullback of a function at a point.
pub trait Reading: Copy {
    /// What it is, for outputs whose cotangents are `Ct` and inputs whose gradients are `G`.
    type Of<Ct: Tangent, G: Tangent>;
    /// Before the function is run.
    fn begin(self) {}
    /// It. `zeros` is the zero cotangent of the outputs.
    fn read<Ct: Tangent, G: Tangent>(
        self,
        zeros: Ct,
        pullback: impl Fn(Ct) -> G,
    ) -> Self::Of<Ct, G>;
    /// The same of a matrix that is the same by rows and by columns.
    fn read_symmetric<G: Tangent>(self, zeros: G, product: impl Fn(G) -> G) -> Self::Of<G, G> {
        self.read(zeros, product)
    }
}

/// The dense Jacobian, by rows.
#[derive(Clone, Copy)]
pub struct Dense;

impl Reading for Dense {
    type Of<Ct: Tangent, G: Tangent> = Jacobian<Ct, G>;
    fn read<Ct: Tangent, G: Tangent>(
        self,
        zeros: Ct,
        pullback: impl Fn(Ct) -> G,
    ) -> Jacobian<Ct, G> {
        by_rows(zeros, pullback)
    }
}

/// The Jacobian, a row for each call of the pullback. `zeros` is the zero cotangent of the outputs.
///
/// ```
/// use grad_core::jacobian::by_rows;
///
/// let (x, y) = (2.0, 3.0); // of (x * y, x)
/// let j = by_rows((0.0, 0.0), |(a, b): (f64, f64)| vec![a * y + b, a * x]);
/// assert_eq!(j, [[3.0, 2.0], [1.0, 0.0]]);
/// ```
pub fn by_rows<Ct: Tangent, G: Tangent>(zeros: Ct, pullback: impl Fn(Ct) -> G) -> Jacobian<Ct, G> {
    let nrows = zeros.leaf_count();
    // without outputs the gradient still says how many columns there are
    let mut gradient = pullback(unit(&zeros, 0));
    let mut whole = Matrix::zeros(nrows, gradient.leaf_count());
    for i in 0..nrows {
        if i > 0 {
            gradient = pullback(unit(&zeros, i));
        }
        gradient.to_flat_slice(whole.row_mut(i));
    }
    in_blocks::<Ct, G>(&whole, &gradient)
}

/// The Jacobian, a column for each run of a function on a unit tangent.
///
/// ```
/// use grad_core::jacobian::ByColumns;
///
/// let (x, y) = (2.0, 3.0); // of (x * y, x)
/// let mut columns = ByColumns::<Vec<f64>, _>::new((0.0, 0.0));
/// while let Some((dx, dy)) = columns.unit() {
///     columns.push(&vec![dx * y + x * dy, dx]);
/// }
/// let j = columns.into_blocks();
/// assert_eq!((j.0.into_vec(), j.1.into_vec()), (vec![3.0, 1.0], vec![2.0, 0.0]));
/// ```
pub struct ByColumns<Ct, G> {
    /// The zero tangent of the inputs.
    zeros: G,
    /// How many columns there will be.
    ncols: usize,
    /// The tangents of the outputs so far, once a run has said how many outputs there are.
    whole: Option<Matrix>,
    /// The next column.
    next: usize,
    outputs: PhantomData<Ct>,
}

impl<Ct: Tangent, G: Tangent> ByColumns<Ct, G> {
    /// Nothing yet; `zeros` is the zero tangent of the inputs.
    pub fn new(zeros: G) -> Self {
        ByColumns {
            ncols: zeros.leaf_count(),
            zeros,
            whole: None,
            next: 0,
            outputs: PhantomData,
        }
    }

    /// How many columns there will be.
    pub fn ncols(&self) -> usize {
        self.ncols
    }

    /// The tangent for the next run. Without inputs there is one run, which says how many rows there are.
    pub fn unit(&self) -> Option<G> {
        self.is_short().then(|| unit(&self.zeros, self.next))
    }

    /// Whether a run is missing.
    fn is_short(&self) -> bool {
        self.whole.is_none() || self.next < self.ncols
    }

    /// What the run gave: the tangent of the outputs.
    ///
    /// # Panics
    /// If the runs give other numbers of outputs.
    pub fn push(&mut self, tangent: &Ct) {
        match tangent.as_floats() {
            Some(column) => self.push_column(column),
            None => self.push_column(&tangent.to_flat()),
        }
    }

    fn push_column(&mut self, column: &[f64]) {
        let (whole, next) = self.whole_of(column.len());
        if next < whole.ncols() {
            for (i, x) in column.iter().enumerate() {
                whole.row_mut(i)[next] = *x;
            }
        }
        self.next += 1;
    }

    /// The matrix, and the column that is next.
    fn whole_of(&mut self, nrows: usize) -> (&mut Matrix, usize) {
        let ncols = self.ncols;
        let whole = self
            .whole
            .get_or_insert_with(|| Matrix::zeros(nrows, ncols));
        assert_eq!(whole.nrows(), nrows, "each run has the same outputs");
        (whole, self.next)
    }

    /// The Jacobian.
    pub fn into_blocks(self) -> Jacobian<Ct, G> {
        let inputs = self.zeros.clone();
        in_blocks::<Ct, G>(&self.whole(), &inputs)
    }

    /// All blocks beside each other.
    fn whole(self) -> Matrix {
        self.whole.unwrap_or_else(|| Matrix::zeros(0, self.ncols))
    }
}

impl<const N: usize, Ct, G> Along<Lanes<N>, Ct, G> for ByColumns<Ct, G>
where
    Ct: Tangent + OverLanes<Lanes<N>>,
    G: Tangent + OverLanes<Lanes<N>>,
{
    fn units(&mut self) -> Option<G::Of> {
        if !self.is_short() {
            return None;
        }
        let (mut units, mut inputs) = (self.zeros.zeros(), 0_usize..);
        G::each(&mut units, &mut |Lanes(x)| {
            let lane = inputs.next().and_then(|j| j.checked_sub(self.next));
            if let Some(x) = lane.and_then(|lane| x.get_mut(lane)) {
                *x = 1.0;
            }
        });
        Some(units)
    }

    fn push_all(&mut self, mut tangents: Ct::Of) {
        let mut nrows = 0;
        Ct::each(&mut tangents, &mut |_| nrows += 1);
        let (whole, next) = self.whole_of(nrows);
        let (end, mut rows) = ((next + N).min(whole.ncols()), 0..);
        Ct::each(&mut tangents, &mut |Lanes(x)| {
            let row = &mut whole.row_mut(rows.next().unwrap_or(0))[next..end];
            // a zero that is there is a positive one
            row.iter_mut()
                .zip(x)
                .for_each(|(entry, x)| *entry = *x + 0.0);
        });
        self.next += N;
    }

    #[inline]
    fn run<T>(&mut self, run: impl FnOnce() -> T) -> T {
        widest(run)
    }
}
