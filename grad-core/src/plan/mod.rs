//! The residual plan: how each forward value that the way back reads gets there.
//!
//! The gradient transform says *what* is read (`primal`); this pass decides *how*, cheapest first: it is still there
//! (params, invariants, arrays not overwritten since); it is recomputed (index arithmetic, loads, `+ - *`); it is kept (on a
//! stack, one entry per run of its graph); or, for arrays written in place, the overwritten elements are logged and put back.

mod chains;
mod forward;
mod modes;
mod report;
mod rewrite;

use crate::diag::Diagnostics;
use crate::entity::FuncRef;
use crate::grad::Vjp;
use crate::ir::{Module, Pullback};
use chains::Chains;
use forward::Additions;
pub use report::report;
use rewrite::Rewrite;
use std::collections::BTreeSet;

/// A module in which the function has its pullback: the forward graphs keep what the backward graphs take.
///
/// # Errors
/// Only if the planner itself is at fault.
pub fn plan(vjp: &Vjp) -> Result<Module, Diagnostics> {
    let outermost = vjp.forward;
    let chains = Chains::new(&vjp.module, outermost);
    let modes = modes::modes(vjp, &chains, outermost);
    let mut rewrite = Rewrite {
        vjp,
        chains: &chains,
        modes,
        outermost,
        out: vjp.module.clone(),
        additions: Additions::default(),
    };
    let (graph, residuals) = rewrite.function()?;
    let Rewrite {
        mut out, additions, ..
    } = rewrite;
    additions.apply(&mut out, outermost);
    let func = out.funcs.push(graph);
    out.funcs[outermost].pullback = Some(Pullback {
        func,
        wrt: vjp.wrt.clone(),
        residuals,
    });
    let unplanned: BTreeSet<FuncRef> = vjp.pairs().into_keys().collect();
    Ok(out.retain(|f| !unplanned.contains(&f)))
}
