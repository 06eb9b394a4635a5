//! The gradient transform: pending-count reverse pass, branches, loops, calls.

mod adjoint;
mod call;
mod cond;
mod reverse;
mod rule;
mod while_loop;

pub use reverse::{Vjp, vjp, vjp_with};
pub use rule::Backprop;

use crate::diag::Diagnostics;
use crate::entity::FuncRef;
use crate::ir::Module;
use crate::passes;

/// The whole way: the module with the pullback of `func` with respect to the params marked in `wrt`, planned.
///
/// # Errors
/// See [`vjp`].
pub fn derivative(module: &Module, func: FuncRef, wrt: &[bool]) -> Result<Module, Diagnostics> {
    let vjp = vjp(&passes::prepare(module), func, wrt)?.map(passes::optimize);
    Ok(passes::copies(&passes::optimize(&crate::plan::plan(&vjp)?)))
}
