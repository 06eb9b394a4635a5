//! Eager values as the backward pass sees them.

use super::vspace::{TensorId, VSpace};
use super::{Eager, TapeError, op};
use crate::ir::{Attr, DType, Type};
use crate::ops::adjoint::ACCUMULATE;
use crate::ops::tensor::join::concat;
use crate::ops::tensor::like::{ADD_N, INDEXED_SLICES};

/// The [`VSpace`] of eager values.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Eager, EagerSpace, VSpace};
/// let sum = EagerSpace.aggregate(vec![Eager::new(1.0), Eager::new(2.0)]);
/// assert_eq!(sum.to_f64()?, 3.0);
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct EagerSpace;

/// Type and shape; nothing of a value that carries an error.
pub(super) type Form = Option<(DType, Vec<usize>)>;

pub(super) fn form(x: &Eager) -> Form {
    Some((x.dtype().ok()?, x.shape().ok()?))
}

impl VSpace for EagerSpace {
    type Tensor = Eager;
    type Form = Form;
    type Error = TapeError;

    fn id(&self, tensor: &Eager) -> TensorId {
        tensor.id()
    }
    /// Slices stay slices as long as all of them are: theirs are put one after the other.
    fn aggregate(&self, cts: Vec<Eager>) -> Eager {
        if let Some(slices) = joined(&cts) {
            return slices;
        }
        let all: Vec<&Eager> = cts.iter().collect();
        match all.as_slice() {
            // tuples are summed member by member
            [first, rest @ ..] if !matches!(first.ty(), Ok(Type::Tensor(_))) => {
                let sum = |sum: Eager, ct: &&Eager| sum.apply(&ACCUMULATE, Attr::None, &[ct]);
                rest.iter().fold(Eager::clone(first), sum)
            }
            all => Eager::apply_all(&ADD_N, Attr::None, all),
        }
    }
    fn num_elements(&self, ct: &Eager) -> usize {
        let shape = match ct.slices() {
            Some([values, _, _]) => values.shape(),
            None => ct.shape(),
        };
        shape.map_or(0, |shape| shape.iter().product())
    }
    fn zeros(&self, form: &Form) -> Eager {
        let Some((dtype, shape)) = form else {
            return Eager::failed("a value with an error has no zero");
        };
        let shape: Vec<isize> = shape.iter().map(|&n| n as isize).collect();
        Eager::literal("0", Type::Tensor(*dtype)).with(|zero| zero.broadcast_to(&shape))
    }
    fn ones_like(&self, tensor: &Eager) -> Eager {
        tensor.filled_like("1")
    }
}

/// The sum of slices as slices, if all of them are and their indices are lists.
fn joined(cts: &[Eager]) -> Option<Eager> {
    let slices: Vec<[Eager; 3]> = cts.iter().map(Eager::slices).collect::<Option<_>>()?;
    let is_list = |s: &[Eager; 3]| s[1].shape().is_ok_and(|shape| shape.len() == 1);
    if !slices.iter().all(is_list) {
        return None;
    }
    let column = |i: usize| {
        let parts: Vec<&Eager> = slices.iter().map(|s| &s[i]).collect();
        op(&parts, |parts| concat(parts, 0))
    };
    let like = &slices.first()?[2];
    Some(column(0).apply(&INDEXED_SLICES, Attr::None, &[&column(1), like]))
}
