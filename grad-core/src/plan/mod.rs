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
    let (module, pushing) = plan_with(vjp, &Again::default())?;
    let (_, again) = Worth::new(vjp, &pushing).chosen(vjp, &OrderedSet::new())?;
    Ok(again.loops.is_empty().then_some(module))
}

fn run_again(vjp: &Vjp) -> Result<Module, Diagnostics> {
    let (kept, pushing) = plan_with(vjp, &Again::default())?;
    let worth = Worth::new(vjp, &pushing);
    let (with_copies, again) = worth.chosen(vjp, &OrderedSet::new())?;
    let mut module = kept;
    if !again.loops.is_empty() {
        module = plan_with(&with_copies, &again)?.0;
    }
    let at_once = joint::at_once(vjp, &worth)?;
    let (with_copies, again) = match at_once.is_empty() {
        true => (with_copies, again),
        false => worth.chosen(vjp, &at_once)?,
    };
    if again.loops.is_empty() {
        return Ok(module);
    }
    joint::add(&with_copies, &again, &mut module)?;
    Ok(passes::dce(&module))
}

/// Which loops are worth running again, told by what is kept if none is.
struct Worth<'a> {
    vjp: &'a Vjp,
    chains: Chains<'a>,
    pushing: &'a [(FuncRef, Type)],
}

impl<'a> Worth<'a> {
    fn new(vjp: &'a Vjp, pushing: &'a [(FuncRef, Type)]) -> Self {
        Worth {
            vjp,
            chains: Chains::new(&vjp.module, vjp.forward),
            pushing,
        }
    }

    /// The loops that run again: those for which it pays, and those with the bodies `more`, where they can.
    fn chosen(&self, vjp: &Vjp, more: &OrderedSet<FuncRef>) -> Result<(Vjp, Again), Diagnostics> {
        let pays = |body| more.contains(&body) || self.pays(body);
        let mut with_copies = vjp.clone();
        let again = Again::choose(&mut with_copies, &pays)?;
        Ok((with_copies, again))
    }

    /// Whether a trip of the loop with this body keeps something in loops of its own, or in calls: that has no bound.
    fn pays(&self, body: FuncRef) -> bool {
        let depth = self.chains.depth(body);
        !self.calls_itself(body)
            && self
                .kept_inside(body)
                .any(|(f, ty)| self.chains.depth(*f) > depth || *ty == Type::Pullback)
    }

    /// Whether a trip keeps something in a branch: then the entries have no places that are known before.
    fn keeps_in_a_branch(&self, body: FuncRef) -> bool {
        !self.calls_itself(body) && self.kept_inside(body).any(|(f, _)| *f != body)
    }

    fn kept_inside(&self, body: FuncRef) -> impl Iterator<Item = &'a (FuncRef, Type)> {
        let inside = walk::nest(&self.vjp.module, body);
        let pushing = self.pushing.iter();
        pushing.filter(move |(f, _)| inside.contains(f))
    }

    /// A function that calls itself would run again what runs again.
    fn calls_itself(&self, body: FuncRef) -> bool {
        let inside = walk::nest(&self.vjp.module, body);
        inside.into_iter().any(|f| calls(self.vjp, f))
    }
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
