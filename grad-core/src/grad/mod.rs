//! The gradient transform: pending-count reverse pass, branches, loops, calls.

mod adjoint;
mod call;
mod cond;
pub mod forward;
mod keep;
mod lent;
mod reverse;
mod rule;
mod while_loop;
mod within;

pub use adjoint::Aggregation;
pub use forward::{
    Pushforward, TangentRule, jvp, jvp_name, put_tangents, tangents, tangents_over_lanes,
};
pub use reverse::{Vjp, vjp, vjp_with};
pub use rule::Backprop;
pub use within::{
    GradientError, GradientStep, LoopParam, Own, OwnRule, OwnRuleCx, Query, gradients_within,
};

use crate::analysis::absence;
use crate::analysis::activity::Seeds;
use crate::diag::Diagnostics;
use crate::entity::FuncRef;
use crate::ir::{Call, Module};
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
    derivative_spending(module, func, wrt, &is_of_function)
}

/// [`derivative`]; `may_spend` says of which calls the callee has a [`derivative_of_spent`].
///
/// # Errors
/// See [`vjp`].
pub fn derivative_spending(
    module: &Module,
    func: FuncRef,
    wrt: &[bool],
    may_spend: &dyn Fn(&Call) -> bool,
) -> Result<Module, Diagnostics> {
    planned(&prepared_vjp(module, func, wrt)?, may_spend)
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
    may_spend: &dyn Fn(&Call) -> bool,
) -> Result<Option<Module>, Diagnostics> {
    let (prepared, func) = prepared(module, func);
    let registry = GradRegistry::new();
    if !absence::matters_to_in_outs(&prepared, func, wrt, &registry) {
        return Ok(None);
    }
    let vjp = vjp_with(&prepared, func, wrt, Seeds::Returned, &registry)?;
    planned(&vjp.map(passes::optimize), may_spend).map(Some)
}

/// [`derivative`] without the restoring of in-out params, which a caller may not need: the way back is handed their adjoints alone.
/// `None` if there are none that have adjoints.
///
/// # Errors
/// See [`vjp`].
pub fn derivative_of_spent(
    module: &Module,
    func: FuncRef,
    wrt: &[bool],
    may_spend: &dyn Fn(&Call) -> bool,
) -> Result<Option<Module>, Diagnostics> {
    let vjp = prepared_vjp(module, func, wrt)?;
    let spent = vjp.spend().map(|vjp| vjp.map(passes::optimize));
    spent.map(|vjp| planned(&vjp, may_spend)).transpose()
}

/// The whole way back of forward mode: the module with the pullback of the graph that [`jvp`] makes of `func` with respect to the
/// params marked in `wrt`, and to their tangents. With a cotangent of the tangent alone, what comes back for the params is
/// the Hessian times the tangents, and for the tangents the gradient.
///
/// # Errors
/// See [`jvp`] and [`vjp`].
pub fn derivative_of_tangents(
    module: &Module,
    func: FuncRef,
    wrt: &[bool],
) -> Result<Module, Diagnostics> {
    let (prepared, func) = prepared(module, func);
    let pushed = jvp(&prepared, func, wrt)?;
    let name = jvp_name(&prepared.funcs[func].name);
    let func = pushed.find(&name).expect("forward mode of the function");
    let (alone, func) = pushed.part(func);
    let both = [wrt, wrt].concat();
    derivative_spending(&alone, func, &both, &|_| false)
}

/// Whether a call is of a function by its path, which has a way back that does not restore its in-outs.
pub fn is_of_function(call: &Call) -> bool {
    let mut segments = call
        .callee
        .split("::<")
        .next()
        .unwrap_or_default()
        .rsplit("::");
    let is_name = |s: &str| {
        s.trim()
            .starts_with(|c: char| c.is_lowercase() || c == '_' || c == '$')
    };
    !call.takes_param && segments.all(is_name)
}

fn planned(vjp: &Vjp, may_spend: &dyn Fn(&Call) -> bool) -> Result<Module, Diagnostics> {
    let planned = crate::plan::plan_spending(vjp, may_spend)?;
    let planned = passes::optimize(&passes::slight(&planned));
    Ok(passes::side_by_side(&passes::copies(&planned)))
}
