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

use crate::analysis::absence;
use crate::analysis::activity::Seeds;
use crate::diag::Diagnostics;
use crate::entity::FuncRef;
use crate::ir::Module;
use crate::passes;
use crate::registry::GradRegistry;

/// [`vjp`] of the function in the form whose derivative is best, without what is dead: what is planned.
///
/// # Errors
/// See [`vjp`].
pub fn prepared_vjp(module: &Module, func: FuncRef, wrt: &[bool]) -> Result<Vjp, Diagnostics> {
    let (prepared, func) = prepared(module, func);
    Ok(vjp(&prepared, func, wrt)?.map(passes::optimize))
}

fn prepared(module: &Module, func: FuncRef) -> (Module, FuncRef) {
    let prepared = passes::prepare(module);
    let func = prepared.find(&module.funcs[func].name);
    (prepared, func.expect("a function is not dropped"))
}

/// The whole way: the module with the pullback of `func` with respect to the params marked in `wrt`, planned.
///
/// # Errors
/// See [`vjp`].
pub fn derivative(module: &Module, func: FuncRef, wrt: &[bool]) -> Result<Module, Diagnostics> {
    planned(&prepared_vjp(module, func, wrt)?)
}

/// [`derivative`] of what `func` returns alone, where that is more than the same with zeros for what it leaves in its in-out params:
/// where such a zero could meet an infinite slope, or would cost time.
///
/// # Errors
/// See [`vjp`].
pub fn derivative_of_value(
    module: &Module,
    func: FuncRef,
    wrt: &[bool],
) -> Result<Option<Module>, Diagnostics> {
    let (prepared, func) = prepared(module, func);
    let registry = GradRegistry::new();
    if !absence::matters_to_in_outs(&prepared, func, wrt, &registry) {
        return Ok(None);
    }
    let vjp = vjp_with(&prepared, func, wrt, Seeds::Returned, &registry)?;
    planned(&vjp.map(passes::optimize)).map(Some)
}

fn planned(vjp: &Vjp) -> Result<Module, Diagnostics> {
    let planned = crate::plan::plan(vjp)?;
    Ok(passes::copies(&passes::optimize(&planned)))
}
