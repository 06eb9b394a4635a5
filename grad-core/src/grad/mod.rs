//! The gradient transform: pending-count reverse pass, branches, loops, calls.

mod adjoint;
mod call;
mod cond;
mod keep;
mod lent;
mod reverse;
mod rule;
mod while_loop;
mod within;

pub use adjoint::Aggregation;
pub use reverse::{Vjp, vjp, vjp_with};
pub use rule::Backprop;
pub use within::{
    GradientError, GradientStep, LoopParam, Own, OwnRule, OwnRuleCx, Query, gradients_within,
};

use crate::diag::Diagnostics;
use crate::entity::FuncRef;
use crate::ir::Module;
use crate::passes;

/// [`vjp`] of the function in the form whose derivative is best, without what is dead: what is planned.
///
/// # Errors
/// See [`vjp`].
pub fn prepared_vjp(module: &Module, func: FuncRef, wrt: &[bool]) -> Result<Vjp, Diagnostics> {
    let prepared = passes::prepare(module);
    let func = prepared.find(&module.funcs[func].name);
    let func = func.expect("a function is not dropped");
    Ok(vjp(&prepared, func, wrt)?.map(passes::optimize))
}

/// The whole way: the module with the pullback of `func` with respect to the params marked in `wrt`, planned.
///
/// # Errors
/// See [`vjp`].
pub fn derivative(module: &Module, func: FuncRef, wrt: &[bool]) -> Result<Module, Diagnostics> {
    let planned = crate::plan::plan(&prepared_vjp(module, func, wrt)?)?;
    Ok(passes::copies(&passes::optimize(&planned)))
}
