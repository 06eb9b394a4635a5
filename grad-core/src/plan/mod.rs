//! The residual plan: how each forward value that the way back reads gets there.
//!
//! The gradient transform says *what* is read (`primal`); this pass decides *how*, cheapest first: it is still there
//! (params, invariants, arrays not overwritten since); it is recomputed (index arithmetic, loads, `+ - *`); it is kept (on a
//! stack, one entry per run of its graph); or, for arrays written in place, the overwritten elements are logged and put back.

mod again;
mod chains;
mod covered;
mod cut;
mod forward;
mod joint;
mod modes;
mod report;
mod rewrite;
mod scratch;

use crate::diag::Diagnostics;
use crate::entity::FuncRef;
use crate::grad::Vjp;
use crate::ir::{Module, Pullback, Type};
use crate::passes::{self, walk};
use again::Again;
use chains::Chains;
use forward::Additions;
pub use joint::joint_name;
pub use report::report;
use rewrite::Rewrite;
use std::collections::{BTreeMap, BTreeSet};

/// A module in which the function has its pullback: the forward graphs keep what the backward graphs take.
///
/// # Errors
/// A loop that is marked as a checkpoint and cannot be run again.
pub fn plan(vjp: &Vjp) -> Result<Module, Diagnostics> {
    let vjp = &vjp.map(passes::residuals);
    let chains = Chains::new(&vjp.module, vjp.forward);
    let (module, pushing) = plan_with(vjp, &Again::default())?;
    // what a trip keeps in loops of its own, or in calls, has no bound
    let pays = |body: FuncRef| {
        let depth = chains.depth(body);
        let inside = walk::nest(&vjp.module, body);
        let kept = pushing.iter().filter(|(f, _)| inside.contains(f));
        kept.into_iter()
            .any(|(f, ty)| chains.depth(*f) > depth || *ty == Type::Pullback)
    };
    let mut with_copies = vjp.clone();
    let again = Again::choose(&mut with_copies, &pays)?;
    if again.loops.is_empty() {
        return Ok(module);
    }
    let (mut module, _) = plan_with(&with_copies, &again)?;
    joint::add(&with_copies, &again, &mut module)?;
    Ok(passes::dce(&module))
}

/// Plans with these loops run again. Also gives the graphs that keep something, with its type.
fn plan_with(vjp: &Vjp, again: &Again) -> Result<(Module, Vec<(FuncRef, Type)>), Diagnostics> {
    let outermost = vjp.forward;
    let chains = Chains::new(&vjp.module, outermost);
    let modes = modes::modes(vjp, &chains, outermost, again);
    let mut rewrite = Rewrite {
        vjp,
        chains: &chains,
        again,
        fused: None,
        sums: BTreeMap::new(),
        modes,
        outermost,
        out: vjp.module.clone(),
        additions: Additions::default(),
        read: BTreeMap::new(),
    };
    let (graph, residuals) = rewrite.function()?;
    let Rewrite {
        mut out, additions, ..
    } = rewrite;
    let pushing = additions.pushing();
    out.funcs[outermost].stacks = additions.stacks.clone();
    additions.apply(&mut out);
    let func = out.funcs.push(graph);
    out.funcs[outermost].pullback = Some(Pullback {
        func,
        wrt: vjp.wrt.clone(),
        residuals,
    });
    let mut unplanned: BTreeSet<FuncRef> = vjp.pairs().into_keys().collect();
    unplanned.extend(again.bodies());
    Ok((out.retain(|f| !unplanned.contains(&f)), pushing))
}
