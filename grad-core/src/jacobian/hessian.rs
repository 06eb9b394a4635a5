//! Hessians: second derivatives of one output, from products with unit vectors.

use super::{ByColumns, Columns, Form};
use crate::matrix::Matrix;
use crate::tangent::Tangent;

/// What the Hessian by inputs of this form looks like: a number for a number, a tuple of rows of blocks for a tuple, else a matrix.
pub trait Rows: Sized {
    /// The Hessian.
    type Hessian;
    /// It, from all its rows. `counts` are how many of them each block has.
    fn hessian(whole: &Matrix, counts: &[usize]) -> Self::Hessian;
    /// How many of them belong to these inputs.
    fn height(counts: &mut std::slice::Iter<usize>) -> usize;
}

/// The columns of these rows, in blocks.
fn cut<Inputs: Form, Outputs: Form>(rows: &Matrix, counts: &[usize]) -> Inputs::Block<Outputs> {
    Inputs::cut::<Outputs>(&mut Columns {
        whole: rows,
        counts: counts.iter(),
        from: 0,
    })
}

macro_rules! whole {
    ($($t:ty)*) => {$(
        impl Rows for $t {
            type Hessian = <$t as Form>::Block<$t>;
            fn hessian(whole: &Matrix, counts: &[usize]) -> Self::Hessian {
                cut::<$t, $t>(whole, counts)
            }
            fn height(counts: &mut std::slice::Iter<usize>) -> usize {
                counts.next().copied().unwrap_or_default()
            }
        }
    )*};
}

whole!(f32 f64 Matrix);

impl Rows for () {
    type Hessian = ();
    fn hessian(_: &Matrix, _: &[usize]) {}
    fn height(_: &mut std::slice::Iter<usize>) -> usize {
        0
    }
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<$($t: Form),*> Rows for ($($t,)*) {
            type Hessian = ($(<Self as Form>::Block<$t>,)*);
            fn hessian(whole: &Matrix, counts: &[usize]) -> Self::Hessian {
                let (mut heights, mut from) = (counts.iter(), 0);
                ($({
                    let height = $t::height(&mut heights);
                    let rows = whole.rows_from(from, height);
                    from += height;
                    let _ = from;
                    cut::<Self, $t>(&rows, counts)
                },)*)
            }
            fn height(counts: &mut std::slice::Iter<usize>) -> usize {
                0 $(+ $t::height(counts))*
            }
        }
    };
}

crate::tangent::for_tuples!(tuple);

/// The Hessian by inputs whose gradients are `G`.
pub type Hessian<G> = <<G as Tangent>::Form as Rows>::Hessian;

impl<G: Tangent> ByColumns<G, G> {
    /// The Hessian, of which each column is its product with a unit vector.
    ///
    /// ```
    /// use grad_core::jacobian::ByColumns;
    ///
    /// // of x * x * y at (3, 2)
    /// let mut columns = ByColumns::<(f64, f64), _>::new((0.0, 0.0));
    /// while let Some((dx, dy)) = columns.unit() {
    ///     columns.push(&(4.0 * dx + 6.0 * dy, 6.0 * dx));
    /// }
    /// assert_eq!(columns.into_hessian(), ((4.0, 6.0), (6.0, 0.0)));
    /// ```
    pub fn into_hessian(self) -> Hessian<G> {
        let mut counts = vec![];
        self.zeros.columns(&mut counts);
        <G::Form as Rows>::hessian(&self.whole(), &counts)
    }
}
