//! Primitives of any number of operands.

use super::{Eager, TapeError, op};
use crate::ir::Var;
use crate::ops::tensor::{einsum as sums, join};

/// These one after the other along an axis.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Eager, concat};
/// let y = concat(&[&vec![1.0, 2.0].into(), &vec![3.0].into()], 0);
/// assert_eq!(y.value()?.to_f64s(), [1.0, 2.0, 3.0]);
/// assert!(concat(&[], 0).value().is_err());
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
pub fn concat(parts: &[&Eager], axis: isize) -> Eager {
    of_some("concat", parts, |parts| join::concat(parts, axis))
}

/// These, which have one shape, as the parts of a new axis.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Eager, stack};
/// let y = stack(&[&vec![1.0, 2.0].into(), &vec![3.0, 4.0].into()], 1);
/// assert_eq!(y.value()?.to_f64s(), [1.0, 3.0, 2.0, 4.0]);
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
pub fn stack(parts: &[&Eager], axis: isize) -> Eager {
    of_some("stack", parts, |parts| join::stack(parts, axis))
}

/// The sum of products by an equation of indices, `ij,jk->ik`; `...` stands for axes without a letter.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Eager, einsum};
/// let (a, b) = ([[1.0, 2.0], [3.0, 4.0]].into(), vec![1.0, 10.0].into());
/// assert_eq!(einsum("ij,j->i", &[&a, &b]).value()?.to_f64s(), [21.0, 43.0]);
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
pub fn einsum(equation: &str, operands: &[&Eager]) -> Eager {
    of_some("einsum", operands, |operands| {
        sums::einsum(equation, operands)
    })
}

fn of_some(
    name: &'static str,
    operands: &[&Eager],
    build: impl for<'b> FnOnce(&[Var<'b>]) -> Var<'b>,
) -> Eager {
    if operands.is_empty() {
        return Eager::poisoned(TapeError::NoOperands(name));
    }
    op(operands, build)
}
