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
mod spent;

use crate::diag::Diagnostics;
use crate::entity::FuncRef;
use crate::grad::{Vjp, is_of_function};
use crate::ir::{Call, Module, NodeKind, Pullback, Type};
use crate::ordered::{OrderedMap, OrderedSet};
use crate::passes::{self, walk};
use again::Again;
use chains::Chains;
use forward::Additions;
pub use joint::joint_name;
pub use report::report;
use rewrite::Rewrite;

/// A module in which the function has its pullback: the forward graphs keep what the backward graphs take.
///
/// # Errors
/// A loop that is marked as a checkpoint and cannot be run again.
pub fn plan(vjp: &Vjp) -> Result<Module, Diagnostics> {
    plan_spending(vjp, &is_of_function)
}

/// [`plan`]; `may_spend` says of a call whether the callee has a way back that does not restore its in-outs.
///
/// # Errors
/// A loop that is marked as a checkpoint and cannot be run again.
pub fn plan_spending(vjp: &Vjp, may_spend: &dyn Fn(&Call) -> bool) -> Result<Module, Diagnostics> {
    let vjp = &vjp.map(passes::residuals);
    if let Some(spending) = spent::spend(vjp, may_spend) {
        // what runs again needs what its trips start from
        if let Some(module) = kept(&spending)? {
            return Ok(module);
        }
    }
    run_again(vjp)
}

/// With all that is read kept; `None` if there are loops that better run again.
fn kept(vjp: &Vjp) -> Result<Option<Module>, Diagnostics> {
    let (module, again) = chosen(vjp)?;
    Ok(again.is_none().then_some(module))
}

fn run_again(vjp: &Vjp) -> Result<Module, Diagnostics> {
    let (module, again) = chosen(vjp)?;
    let Some((with_copies, again)) = again else {
        return Ok(module);
    };
    let (mut module, _) = plan_with(&with_copies, &again)?;
    joint::add(&with_copies, &again, &mut module)?;
    Ok(passes::dce(&module))
}

/// The plan without loops that run again, and those that better do, if any.
fn chosen(vjp: &Vjp) -> Result<(Module, Option<(Vjp, Again)>), Diagnostics> {
    let chains = Chains::new(&vjp.module, vjp.forward);
    let (module, pushing) = plan_with(vjp, &Again::default())?;
    // what a trip keeps in loops of its own, or in calls, has no bound
    let pays = |body: FuncRef| {
        let depth = chains.depth(body);
        let inside = walk::nest(&vjp.module, body);
        // a function that calls itself would run again what runs again
        if inside.iter().any(|f| calls(vjp, *f)) {
            return false;
        }
        let kept = pushing.iter().filter(|(f, _)| inside.contains(f));
        kept.into_iter()
            .any(|(f, ty)| chains.depth(*f) > depth || *ty == Type::Pullback)
    };
    let mut with_copies = vjp.clone();
    let again = Again::choose(&mut with_copies, &pays)?;
    let again = (!again.loops.is_empty()).then_some((with_copies, again));
    Ok((module, again))
}

/// Whether a graph calls the function itself, or a method of the same name.
fn calls(vjp: &Vjp, f: FuncRef) -> bool {
    let name = &*vjp.module.funcs[vjp.forward].name;
    vjp.module.funcs[f]
        .nodes
        .values()
        .any(|node| match &node.kind {
            NodeKind::Call(call) => call.callee.rsplit(['.', ':']).next() == Some(name),
            _ => false,
        })
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
        sums: OrderedMap::new(),
        modes,
        outermost,
        out: vjp.module.clone(),
        additions: Additions::default(),
        read: OrderedMap::new(),
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
        spent: vjp.spent,
        residuals,
    });
    let mut unplanned: OrderedSet<FuncRef> = vjp.pairs().into_keys().collect();
    unplanned.extend(again.bodies());
    Ok((out.retain(|f| !unplanned.contains(&f)), pushing))
}
