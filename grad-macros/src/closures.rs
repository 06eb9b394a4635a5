//! The derivatives of closures that calls are handed. Which of the values that one captures are differentiated is known
//! once the function around it has its way back.

use crate::emit::lanes::are_shown;
use crate::fence;
use crate::functions::{FunctionArg, Given};
use crate::model::{By, Lowered, Model};
use crate::owner::{Kind, Owner};
use crate::report::Problems;
use grad_core::diag::Diagnostics;
use grad_core::entity::FuncRef;
use grad_core::grad::{
    derivative_of_spent, derivative_of_tangents, derivative_of_value, derivative_spending,
    is_of_function, tangents, tangents_over_lanes,
};
use grad_core::ir::{Call, Module, NodeKind, Type};
use std::rc::Rc;

/// A planned function and the closures in it.
pub struct Derivative {
    /// The function, with its way back.
    pub module: Module,
    /// By their indices in [`Lowered::closures`].
    pub closures: Vec<ClosureDerivative>,
    /// The derivative of what the function returns alone, for gradients, where what it leaves in its in-out params matters.
    pub of_value: Option<Box<Derivative>>,
    /// The derivative for callers who do not want in-out params restored, if there are such params.
    pub spent: Option<Box<Derivative>>,
    /// Forward mode, if it is asked for.
    pub pushed: Option<Box<Derivative>>,
    /// Forward mode with its way back, if second derivatives are asked for.
    pub second: Option<Box<Derivative>>,
}

/// A planned closure.
pub struct ClosureDerivative {
    /// The closure as a function: with its way back, or its forward mode.
    pub module: Module,
    /// Which of them.
    pub mode: ClosureMode,
    /// Which params of its graph are differentiated.
    pub wrt: Vec<bool>,
}

/// What a call asks of a closure that it is handed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClosureMode {
    /// Its way back.
    Reverse,
    /// Its forward mode.
    Forward,
    /// Forward mode with its way back.
    Second,
}

/// Plans the function and every closure in it.
///
/// # Errors
/// What has no derivative.
pub fn derive(lowered: &Lowered, wrt: &[bool], problems: &mut Problems) -> Option<Derivative> {
    let may_spend = |call: &Call| may_spend(lowered, call);
    let module = derivative_spending(&lowered.module, lowered.func, wrt, &may_spend);
    let module = taken(module, lowered, problems)?;
    with_closures(lowered, module, None, problems)
}

/// The derivative for callers who do not want in-out params restored: of a function that anybody can call by its path.
///
/// # Errors
/// What has no derivative.
pub fn spent(model: &Model, lowered: &Lowered, problems: &mut Problems) -> Option<Box<Derivative>> {
    let has_functions = model.params.iter().any(|p| p.function.is_some());
    if model.owner.is_some() || has_functions {
        return None;
    }
    let may_spend = |call: &Call| may_spend(lowered, call);
    let module = derivative_of_spent(&lowered.module, lowered.func, &model.wrt(), &may_spend);
    let module = taken(module, lowered, problems)??;
    with_closures(lowered, module, None, problems).map(Box::new)
}

/// Forward mode, if the attribute asks for it.
///
/// # Errors
/// What has no forward mode.
pub fn pushed(
    model: &Model,
    lowered: &Lowered,
    reverse: &Derivative,
    problems: &mut Problems,
) -> Option<Box<Derivative>> {
    let asked = model.args.forward.as_ref().or(model.args.order.as_ref())?;
    let order = model.args.order.as_ref();
    match model.owner.as_ref().map(|owner| owner.kind) {
        Some(Kind::Operator) if order.is_some() && is_generic(model) => {
            // rustc takes them for operators that other crates may have, too
            let message = "there are no second derivatives of operators over generic types";
            let help = "write `forward` in place of `order = 2`, or write the operator for `f64`";
            problems.refuse(order.unwrap_or(asked).span(), message, help);
            return None;
        }
        None | Some(Kind::Inherent | Kind::Operator | Kind::Trait | Kind::OfTrait) => {}
        Some(Kind::Unseen) => {
            let message = format!("`{asked}` on a method needs the attribute on its `impl`, too");
            let help = "write `#[differentiable]` before the `impl`";
            problems.refuse(asked.span(), message, help);
            return None;
        }
    }
    let (alone, func) = lowered.module.part(lowered.func);
    if let Some(name) = named_number(&alone) {
        let message = format!(
            "forward mode does not see what type `{name}` is, as one branch gives a number"
        );
        let help = "write the type of the number in place of its name";
        problems.refuse(asked.span(), message, help);
        return None;
    }
    let is_operator = model
        .owner
        .as_ref()
        .is_some_and(|owner| owner.kind == Kind::Operator);
    let takes_functions = model.params.iter().any(|p| p.function.is_some());
    let may_have_lanes = !model.is_closure() && !is_operator && !takes_functions;
    let over_lanes = match may_have_lanes && are_shown(model) {
        true => tangents_over_lanes(&alone, func, &model.wrt()),
        false => Ok(None),
    };
    let module = match taken(over_lanes, lowered, problems)? {
        Some(module) => module,
        None => taken(tangents(&alone, func, &model.wrt()), lowered, problems)?,
    };
    if !problems.is_empty() {
        return None;
    }
    let along = (ClosureMode::Forward, reverse);
    with_closures(lowered, module, Some(along), problems).map(Box::new)
}

/// Whether the block that a method stands in has type params.
fn is_generic(model: &Model) -> bool {
    let owner = model.owner.as_ref();
    owner.is_some_and(|owner| owner.generics.type_params().next().is_some())
}

/// The functions that a call is handed.
fn functions<'l>(lowered: &'l Lowered, call: &Call) -> &'l [FunctionArg] {
    let given = call.tokens.0.and_then(|t| lowered.function_args.get(&t));
    given.map_or(&[], Vec::as_slice)
}

/// Forward mode with its way back, if the attribute asks for second derivatives.
///
/// # Errors
/// What has none.
pub fn second(
    model: &Model,
    lowered: &Lowered,
    reverse: &Derivative,
    problems: &mut Problems,
) -> Option<Box<Derivative>> {
    model.args.order.as_ref().filter(|_| problems.is_empty())?;
    let (alone, func) = lowered.module.part(lowered.func);
    let module = derivative_of_tangents(&alone, func, &model.wrt());
    let module = taken(module, lowered, problems)?;
    let along = (ClosureMode::Second, reverse);
    with_closures(lowered, module, Some(along), problems).map(Box::new)
}

/// Whether the callee has a way back that does not restore its in-outs: a function that is handed no functions.
fn may_spend(lowered: &Lowered, call: &Call) -> bool {
    let is_lent = |i: u32| lowered.with_lent.contains(&i);
    is_of_function(call) && call.tokens.0.is_some_and(is_lent)
}

/// What was planned, or its errors as problems.
/// A name of a type of which a branch gives a number where the other gives what only rustc knows.
fn named_number(module: &Module) -> Option<String> {
    let nodes = module
        .funcs
        .values()
        .flat_map(|g| g.nodes.values().map(move |n| (g, n)));
    nodes.into_iter().find_map(|(graph, node)| {
        let NodeKind::Cond { then, orelse } = node.kind else {
            return None;
        };
        let branches = [then, orelse].map(|f| &module.funcs[f]);
        let given = |i: usize| branches.map(|branch| branch.ty(branch.results[i]));
        (0..node.results.len()).find_map(|i| match (graph.ty(node.results[i]), given(i)) {
            (Type::Named(name), [Type::Float(_), _] | [_, Type::Float(_)]) => {
                Some(name.to_string())
            }
            (_, [Type::Named(name), Type::Float(_)] | [Type::Float(_), Type::Named(name)]) => {
                Some(name.to_string())
            }
            _ => None,
        })
    })
}

/// The planned graph, or what is wrong with it.
fn taken<T>(
    planned: Result<T, Diagnostics>,
    lowered: &Lowered,
    problems: &mut Problems,
) -> Option<T> {
    planned
        .map_err(|found| problems.absorb(&found, &lowered.sites))
        .ok()
}

/// The planned function with the closures that it asks for. In forward mode, `along` the reverse one, which knows what they capture.
fn with_closures(
    lowered: &Lowered,
    module: Module,
    along: Option<(ClosureMode, &Derivative)>,
    problems: &mut Problems,
) -> Option<Derivative> {
    let plan = |func: FuncRef, wrt: &[bool], mode: ClosureMode, problems: &mut Problems| {
        let may_spend = |call: &Call| may_spend(lowered, call);
        // each closure alone, or the work would grow with the square of their number
        let (alone, func) = lowered.module.part(func);
        let module = match mode {
            ClosureMode::Reverse => derivative_spending(&alone, func, wrt, &may_spend),
            ClosureMode::Forward => tangents(&alone, func, wrt),
            ClosureMode::Second => derivative_of_tangents(&alone, func, wrt),
        };
        taken(module, lowered, problems)
    };
    let mut closures: Vec<Option<ClosureDerivative>> = vec![];
    closures.resize_with(lowered.closures.len(), || None);
    let asked = |module: &Module| match along {
        Some((mode, reverse)) => pushed_closures(lowered, module, mode, reverse),
        None => asked_for(lowered, module),
    };
    let mut wanted = asked(&module);
    while let Some(Wanted { closure, wrt, mode }) = wanted.pop() {
        let before = problems.len();
        captured_types(lowered, closure, &wrt, problems);
        fence::body(lowered, lowered.closures[closure].func, &wrt, problems);
        if problems.len() > before {
            continue;
        }
        let module = plan(lowered.closures[closure].func, &wrt, mode, problems)?;
        wanted.extend(asked(&module));
        closures[closure] = Some(ClosureDerivative { module, mode, wrt });
    }
    if !problems.is_empty() {
        return None;
    }
    let mut all = vec![];
    for (i, planned) in closures.into_iter().enumerate() {
        all.push(match planned {
            Some(planned) => planned,
            None => {
                let wrt = vec![false; self::wrt(lowered, i, None).len()];
                let mode = ClosureMode::Reverse;
                ClosureDerivative {
                    module: plan(lowered.closures[i].func, &wrt, mode, problems)?,
                    mode,
                    wrt,
                }
            }
        });
    }
    Some(Derivative {
        module,
        closures: all,
        of_value: None,
        spent: None,
        pushed: None,
        second: None,
    })
}

/// A closure whose derivative a call asks for.
struct Wanted {
    closure: usize,
    /// Which params of its graph are differentiated.
    wrt: Vec<bool>,
    mode: ClosureMode,
}

/// The derivative of what the function returns alone, if that is worth a function of its own: of one that anybody can call by its path,
/// with in-out params, and without closures.
///
/// # Errors
/// What has no derivative.
pub fn of_value(
    model: &Model,
    lowered: &Lowered,
    problems: &mut Problems,
) -> Option<Box<Derivative>> {
    let is_inherent = |owner: &Rc<Owner>| owner.kind == Kind::Inherent;
    let stands_alone = model.owner.as_ref().is_none_or(is_inherent);
    let has_in_out = model.params.iter().any(|p| p.by == By::Mut && p.carries());
    let has_functions = model.params.iter().any(|p| p.function.is_some());
    let has_gradient = matches!(model.ret, Type::Float(_));
    let is_plain = lowered.closures.is_empty() && !has_functions;
    if !(stands_alone && has_in_out && has_gradient && is_plain) {
        return None;
    }
    let may_spend = |call: &Call| may_spend(lowered, call);
    let module = derivative_of_value(&lowered.module, lowered.func, &model.wrt(), &may_spend);
    Some(Box::new(Derivative {
        module: taken(module, lowered, problems)??,
        closures: vec![],
        of_value: None,
        spent: None,
        pushed: None,
        second: None,
    }))
}

/// Which params of a closure's graph are differentiated: its own by their types, what it captures if a cotangent of it
/// is wanted.
fn wrt(lowered: &Lowered, closure: usize, captures: Option<&[bool]>) -> Vec<bool> {
    let closure = &lowered.closures[closure];
    let graph = &lowered.module.funcs[closure.func];
    let own = closure.params.iter().map(|p| p.differentiated);
    let captured = &graph.params[closure.params.len()..];
    let captured = captured
        .iter()
        .enumerate()
        .map(|(i, &v)| captures.is_some_and(|c| c[i]) && graph.ty(v).is_differentiable());
    own.chain(captured).collect()
}

/// The closures whose way back is asked for in `module`, and which of the values that they capture are differentiated.
fn asked_for(lowered: &Lowered, module: &Module) -> Vec<Wanted> {
    let mut found = vec![];
    for node in module.funcs.values().flat_map(|g| g.nodes.values()) {
        let NodeKind::CallBack(back) = &node.kind else {
            continue;
        };
        // the captures of earlier closures stand before those of later ones
        let mut before = 0;
        for (nth, arg) in functions(lowered, &back.call).iter().enumerate() {
            if let Given::Closure { closure, captures } = arg.given {
                let at = arg.position - nth + before;
                let captured = &back.active[at..at + captures];
                found.push(Wanted {
                    closure,
                    wrt: wrt(lowered, closure, Some(captured)),
                    mode: ClosureMode::Reverse,
                });
                before += captures;
            }
        }
    }
    found
}

/// The closures that calls in forward mode are handed. What they capture is differentiated where the way back wants it.
fn pushed_closures(
    lowered: &Lowered,
    module: &Module,
    mode: ClosureMode,
    reverse: &Derivative,
) -> Vec<Wanted> {
    let nodes = module.funcs.values().flat_map(|g| g.nodes.values());
    let calls = nodes.filter_map(|node| match &node.kind {
        NodeKind::Call(call) if call.jvp => Some(call),
        _ => None,
    });
    let given = calls.flat_map(|call| functions(lowered, call));
    given
        .filter_map(|arg| match arg.given {
            Given::Closure { closure, .. } => Some(Wanted {
                closure,
                wrt: reverse.closures[closure].wrt.clone(),
                mode,
            }),
            Given::Path(_) | Given::Param(_) => None,
        })
        .collect()
}

/// A cotangent of what a closure captures needs a place, which has a type.
fn captured_types(lowered: &Lowered, closure: usize, wrt: &[bool], problems: &mut Problems) {
    let closure = &lowered.closures[closure];
    let graph = &lowered.module.funcs[closure.func];
    let own = closure.params.len();
    for (&v, _) in graph.params[own..]
        .iter()
        .zip(&wrt[own..])
        .filter(|(_, wrt)| **wrt)
    {
        if has_open(graph.ty(v)) {
            let name = graph.values[v].name.as_deref().unwrap_or("a value");
            problems.refuse(
                closure.span,
                format!("this closure captures `{name}`, whose type differentiation does not know"),
                format!("write the type where it is defined, as in `let {name}: f64 = ..`"),
            );
        }
    }
}

fn has_open(ty: &Type) -> bool {
    match ty {
        Type::Open => true,
        Type::Float(t) => *t == grad_core::ir::FloatType::Open,
        Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => has_open(t),
        Type::Tuple(ts) => ts.iter().any(has_open),
        Type::Named(_)
        | Type::Int(_)
        | Type::Bool
        | Type::Unit
        | Type::Tensor(_)
        | Type::Pullback => false,
    }
}
