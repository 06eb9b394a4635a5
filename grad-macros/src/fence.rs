//! What can be refused only when the whole graph is known: values whose derivative would silently be zero.

mod hidden;

use crate::model::{By, Lowered, Model, Param};
use crate::report::{Problems, Site};
use crate::visit::{self, Visit};
use grad_core::analysis::activity::{Activity, activity};
use grad_core::entity::{FuncRef, SecondaryMap, Value};
use grad_core::ir::{ArgMode, Call, Def, Loop, LoopHeader, Node, NodeKind, SrcLoc, Type};
use grad_core::ops;
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{Ident, Span};
use quote::ToTokens;

/// Checks a lowered function; every problem is added.
pub fn fence(model: &Model, lowered: &Lowered, problems: &mut Problems) {
    if model.args.handed_over {
        body(lowered, lowered.func, &model.wrt(), problems);
        return;
    }
    let graph = &lowered.module.funcs[lowered.func];
    if !graph
        .results
        .iter()
        .any(|&r| graph.ty(r).is_differentiable())
    {
        let (at, name) = (Site::of(&model.item.sig.ident), &model.item.sig.ident);
        let subject = match model.is_closure() {
            true => "this closure".to_string(),
            false => format!("`{name}`"),
        };
        let message = format!(
            "{subject} returns nothing that has a derivative\n\
             help: return a float, or an array or tuple of floats, or write to a `&mut` param"
        );
        if gives_a_value(model) {
            problems.leave();
        } else if model.ret.is_differentiable() && model.ret != Type::Open {
            // what the signature says is another type than that of the value
            problems.doubt(at, message);
        } else {
            problems.error(at, message);
        }
        return;
    }
    if model.ret != Type::Unit
        && let Some(&value) = graph.results.first()
        && graph.ty(value).is_differentiable() != model.ret.is_differentiable()
    {
        problems.refuse(
            Site::of(&model.item.sig.output),
            format!("`{}` has a value of another type", model.item.sig.ident),
            "return what the signature says, or convert with `as`",
        );
        return;
    }
    // what stands for a solver hides the solver itself, on purpose
    if model.args.equation.is_none() {
        body(lowered, lowered.func, &model.wrt(), problems);
        crate::parallel::apart(lowered, problems);
        if problems.is_empty() && leaves_values_out(&model.item.block) {
            problems.leave();
        }
    }
    if problems.is_empty() {
        unconnected(model, lowered, problems);
    }
}

/// Checks a lowered body: that of the function, or of a closure in it.
pub fn body(lowered: &Lowered, func: FuncRef, wrt: &[bool], problems: &mut Problems) -> Activity {
    let activity = activity(&lowered.module, func, wrt);
    let mut whole = Whole::new(lowered);
    whole.run(func, &[], &activity);
    let nest = lowered.module.nest(func);
    opaque(lowered, &nest, &activity, &whole, problems);
    hidden::writes(lowered, &nest, &activity, &whole, problems);
    activity
}

/// `-> f64 { x * x; }`, which rustc refuses, or which does not come to an end.
pub fn forgets_its_value(model: &Model) -> bool {
    use syn::Expr::{Assign, Binary, If, MethodCall};
    let forgets = match model.item.block.stmts.last() {
        Some(syn::Stmt::Expr(Assign(_) | Binary(_) | MethodCall(_), Some(_))) => true,
        Some(syn::Stmt::Expr(If(e), None)) => !has_else(e),
        Some(syn::Stmt::Local(_)) => true,
        _ => false,
    };
    model.ret != Type::Unit && forgets
}

fn has_else(e: &syn::ExprIf) -> bool {
    match &e.else_branch {
        Some((_, orelse)) => match &**orelse {
            syn::Expr::If(next) => has_else(next),
            _ => true,
        },
        None => false,
    }
}

/// `fn f(x: f64) { x * x }`, which rustc refuses.
fn gives_a_value(model: &Model) -> bool {
    let last = model.item.block.stmts.last();
    let assigns = |e: &syn::ExprBinary| e.op.to_token_stream().to_string().ends_with('=');
    model.ret == Type::Unit
        && matches!(last, Some(syn::Stmt::Expr(syn::Expr::Binary(e), None)) if !assigns(e))
}

/// `match x { 0.0 => .., 1.0 => .. }` of floats or texts, which rustc refuses.
fn leaves_values_out(block: &syn::Block) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_expr_match(&mut self, e: &'a syn::ExprMatch) {
            let some = |arm: &syn::Arm| match &arm.pat {
                syn::Pat::Lit(l) => matches!(l.lit, syn::Lit::Float(_) | syn::Lit::Str(_)),
                _ => false,
            };
            self.0 |= !e.arms.is_empty() && e.arms.iter().all(some);
            visit::visit_expr_match(self, e);
        }
    }
    let mut find = Find(false);
    find.visit_block(block);
    find.0
}

/// `#[no_diff] out: &mut S` where nothing is returned: what is in an `S` has gradients, but not here.
fn only_output(model: &Model) -> Option<&Param> {
    let mut outputs = model.params.iter().filter(|p| p.by == By::Mut);
    let only = outputs
        .next()
        .filter(|p| p.no_diff && matches!(p.ty, Type::Named(_)));
    only.filter(|_| model.ret == Type::Unit && outputs.next().is_none())
}

/// What is provably without a derivative, and of no use then. A function may ignore a param, which is an error only where somebody
/// asks for that gradient (`ignored`); of a closure that is where it stands.
fn unconnected(model: &Model, lowered: &Lowered, problems: &mut Problems) {
    if model.args.unconnected_zero || forgets_its_value(model) {
        return;
    }
    if let Some(out) = only_output(model) {
        let name = &out.ident;
        problems.refuse(
            name.span(),
            format!("`{name}` is the only output, and `#[no_diff]`: of what is written to it there is no derivative"),
            "derive Differentiable for its type and remove the `#[no_diff]`, or return a value",
        );
        return;
    }
    let ignored = match model.is_closure() {
        true => ignored(model, lowered),
        false => vec![],
    };
    for name in ignored {
        problems.refuse(
            name.span(),
            format!("the result does not depend on `{name}`: its gradient is always zero"),
            "mark it `#[no_diff]`, or name the params to differentiate with `wrt(..)`",
        );
    }
}

/// The params of which it is provable that their gradient is always zero, though it is wanted.
pub fn ignored<'m>(model: &'m Model, lowered: &Lowered) -> Vec<&'m Ident> {
    if model.args.unconnected_zero || forgets_its_value(model) {
        return vec![];
    }
    let activity = activity(&lowered.module, lowered.func, &model.wrt());
    let graph = &lowered.module.funcs[lowered.func];
    let params = model.values().zip(&graph.params);
    params
        .filter(|(p, v)| p.differentiated && !activity.useful(lowered.func, **v))
        .map(|(p, _)| &p.ident)
        .collect()
}

/// Opaque expressions, and what they hide in integers, between a differentiated param and the result.
fn opaque(
    lowered: &Lowered,
    nest: &OrderedSet<FuncRef>,
    activity: &Activity,
    whole: &Whole,
    problems: &mut Problems,
) {
    let (mut opaque, mut hidden) = (false, vec![]);
    for &func in nest {
        for node in lowered.module.funcs[func].nodes.values() {
            let useful = node.results.iter().any(|&r| activity.useful(func, r));
            let asked = |v| is_asked(lowered, func, node, v);
            let (asked, seen): (Vec<Value>, Vec<Value>) =
                node.operands.iter().partition(|&&v| asked(v));
            let varied = seen.iter().any(|&v| activity.varied(func, v));
            let is_whole = seen.iter().any(|&v| whole.is_whole(func, v));
            let at = site(lowered, node.loc);
            if let NodeKind::Host(host) = &node.kind
                && asked.iter().any(|&v| activity.varied(func, v))
            {
                lowered.whole.borrow_mut().extend(host.tokens.0);
            }
            match &node.kind {
                NodeKind::Host(host) if useful && (varied || is_whole) => {
                    opaque = true;
                    let text = shortened(&host.text);
                    let (message, help) = match host.is_of_pattern() && text.starts_with("Err") {
                        true => (
                            format!(
                                "no derivative passes through an error, and what `{text}` takes out of one depends on a differentiated value"
                            ),
                            OF_ERROR,
                        ),
                        false => (
                            format!(
                                "differentiation cannot see into `{text}`, which depends on a differentiated value"
                            ),
                            help(&host.text),
                        ),
                    };
                    problems.refuse(at, message, help);
                }
                NodeKind::Prim(def, _) if *def == &ops::cast::CAST && useful && is_whole => {
                    hidden.push(at);
                }
                NodeKind::Call(_) if useful && is_whole => hidden.push(at),
                NodeKind::Call(call) if useful && rewrites(lowered, activity, func, node, call) => {
                    problems.refuse(at, REWRITTEN, REWRITTEN_HELP);
                }
                _ => {}
            }
        }
    }
    // what is made of a refused expression is no mistake of its own
    for at in hidden.into_iter().filter(|_| !opaque) {
        problems.refuse(at, HIDDEN, HIDDEN_HELP);
    }
}

/// Whether rustc is asked that an operand of an opaque expression has no derivative: that it is an integer, such as a length or an index
/// that a method gives, or what operators make of it.
fn is_asked(lowered: &Lowered, func: FuncRef, node: &Node, v: Value) -> bool {
    if !matches!(&node.kind, NodeKind::Host(host) if host.asks) {
        return false;
    }
    let graph = &lowered.module.funcs[func];
    let given = match graph.values[v].def {
        Def::Result(node, _) => match &graph.nodes[node].kind {
            NodeKind::Call(_) => true,
            NodeKind::Prim(def, _) => def.spelling == ops::Spelling::Operator,
            _ => false,
        },
        // what is given outside of a loop or a branch
        Def::Capture(_) => true,
        Def::Param(_) => false,
    };
    given && *graph.ty(v) == Type::Open
}

/// What to write in the place of an opaque expression.
fn help(text: &str) -> &'static str {
    if let Some(help) = crate::nested::instead_of(text) {
        return help;
    }
    match text {
        text if is_macro_of_user(text) => MACRO_HELP,
        text if text.replace(' ', "").ends_with(".into()") => CONVERTED,
        text if changes_map(&text.replace(' ', "")) => IN_A_MAP,
        _ => OPAQUE_HELP,
    }
}

/// Whether an opaque expression is a call of a macro that is not known by name.
fn is_macro_of_user(text: &str) -> bool {
    syn::parse_str::<syn::Macro>(text).is_ok_and(|mac| crate::lower::is_macro_of_user(&mac))
}

/// Whether an opaque expression puts something in a map.
fn changes_map(text: &str) -> bool {
    [".insert(", ".entry("].iter().any(|put| text.contains(put))
}

const IN_A_MAP: &str = "keep the value in a `Vec`, and its position in the map";
const MACRO_HELP: &str = "a macro is expanded after this one: make it a function with `#[differentiable]`, or write out what it expands to";
const OF_ERROR: &str =
    "give the number back in `Ok`, or take it for a constant: `stop_gradient(..)` where it is used";
const CONVERTED: &str =
    "write `T::from(x)` for `x.into()`, with the type that it gives, and annotate its `impl From`";
const OPAQUE_HELP: &str = "annotate the function with `#[differentiable]`, give it a rule (`vjp = rule`), or wrap the value in `stop_gradient(..)`";
const HIDDEN: &str = "differentiation cannot see what this number has of a differentiated one: an expression that only rustc understands made an integer of it";
const HIDDEN_HELP: &str =
    "wrap what that expression is given in `stop_gradient(..)` if no derivative is meant to pass";

const REWRITTEN: &str = "this call in `stop_gradient(..)` may change a differentiated value that the result depends on: it would have no derivative from here on";
const REWRITTEN_HELP: &str = "annotate the function with `#[differentiable]`, or hand it a copy: `stop_gradient(f(&mut x.clone()))`";

/// Whether a call writes what is still read to something differentiated that it was handed without its derivative.
fn rewrites(
    lowered: &Lowered,
    activity: &Activity,
    func: FuncRef,
    node: &Node,
    call: &Call,
) -> bool {
    let graph = &lowered.module.funcs[func];
    let (mut operands, mut written) = (node.operands.iter(), node.results[1..].iter());
    call.args.iter().any(|arg| {
        let operand = operands.next();
        operands.by_ref().take(arg.width() - 1).for_each(drop);
        let now = match arg.mode {
            ArgMode::InOut => written.next(),
            ArgMode::Value | ArgMode::Shared => None,
        };
        operand.zip(now).is_some_and(|(&before, &now)| {
            let stopped = graph.def_node(before).is_some_and(|n| {
                matches!(&n.kind, NodeKind::Prim(def, _) if *def == &ops::select::STOP_GRADIENT)
                    && n.operands.iter().any(|&v| activity.varied(func, v))
            });
            stopped && activity.useful(func, now)
        })
    })
}

fn site(lowered: &Lowered, loc: SrcLoc) -> Site {
    loc.0
        .and_then(|i| lowered.sites.get(i as usize))
        .copied()
        .unwrap_or_else(|| Site::from(Span::call_site()))
}

/// Tokens as a person writes them, cut off where they are long.
fn shortened(text: &str) -> String {
    let mut text = text.to_string();
    for (spaced, plain) in [
        (" :: ", "::"),
        ("! (", "!("),
        ("& ", "&"),
        ("| |", "||"),
        (" , ", ", "),
    ] {
        text = text.replace(spaced, plain);
    }
    if text.chars().count() <= 40 {
        text
    } else {
        text.chars().take(37).collect::<String>() + "..."
    }
}

/// Which integers opaque expressions made of differentiated floats.
struct Whole<'a> {
    lowered: &'a Lowered,
    flags: OrderedMap<FuncRef, SecondaryMap<Value, bool>>,
}

impl<'a> Whole<'a> {
    fn new(lowered: &'a Lowered) -> Self {
        Whole {
            lowered,
            flags: OrderedMap::new(),
        }
    }
    fn is_whole(&self, func: FuncRef, v: Value) -> bool {
        self.flags.get(&func).is_some_and(|f| f[v])
    }
    fn mark(&mut self, func: FuncRef, vs: &[Value], flags: &[bool]) -> bool {
        let marked = self.flags.entry(func).or_default();
        let mut changed = false;
        for (&v, &flag) in vs.iter().zip(flags) {
            changed |= flag && !marked[v];
            if flag {
                marked[v] = true;
            }
        }
        changed
    }

    /// Marks what `func` makes, and returns which results are such integers.
    fn run(&mut self, func: FuncRef, captures: &[bool], activity: &Activity) -> Vec<bool> {
        let graph = &self.lowered.module.funcs[func];
        self.mark(func, &graph.captures, captures);
        for node in graph.nodes.values() {
            let results = self.results(func, node, activity);
            let whole: Vec<bool> = node
                .results
                .iter()
                .zip(results)
                .map(|(&r, flag)| flag && can_be_whole(graph.ty(r)))
                .collect();
            self.mark(func, &node.results, &whole);
        }
        graph
            .results
            .iter()
            .map(|&r| self.is_whole(func, r))
            .collect()
    }

    fn results(&mut self, func: FuncRef, node: &Node, activity: &Activity) -> Vec<bool> {
        let operands: Vec<bool> = node
            .operands
            .iter()
            .map(|&v| self.is_whole(func, v))
            .collect();
        let any = operands.contains(&true);
        match &node.kind {
            NodeKind::Prim(def, _) if **def == ops::select::STOP_GRADIENT => vec![false],
            // a float cast to an integer is constant in steps, as `floor` is
            NodeKind::Prim(..) => vec![any],
            NodeKind::Cond { then, orelse } => {
                let a = self.run(*then, &operands[1..], activity);
                let b = self.run(*orelse, &operands[1..], activity);
                a.iter().zip(&b).map(|(a, b)| *a || *b).collect()
            }
            NodeKind::Loop(l) => self.loop_results(l, &operands, activity),
            NodeKind::Call(_) => vec![any; node.results.len()],
            // what an opaque expression makes of a float may hold it in any form
            NodeKind::Host(_) => {
                let seen = |&&v: &&Value| !is_asked(self.lowered, func, node, v);
                let mut seen = node.operands.iter().filter(seen);
                let varied = seen.any(|&v| activity.varied(func, v));
                vec![any || varied; node.results.len()]
            }
            NodeKind::Const(_)
            | NodeKind::CallBack(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => {
                vec![false; node.results.len()]
            }
        }
    }

    fn loop_results(&mut self, l: &Loop, operands: &[bool], activity: &Activity) -> Vec<bool> {
        let captures = &operands[l.first_capture()..];
        let mut carried = operands[l.leading()..l.first_capture()].to_vec();
        let params = self.lowered.module.funcs[l.body].params.clone();
        loop {
            self.mark(l.body, &params[l.leading_params()..], &carried);
            if l.leading_params() == 1 {
                self.mark(l.body, &params[..1], &[operands[0]]);
            }
            let results = self.run(l.body, captures, activity);
            let next: Vec<bool> = carried
                .iter()
                .zip(&results[l.leading_results()..])
                .map(|(a, b)| *a || *b)
                .collect();
            if next == carried {
                break;
            }
            carried = next;
        }
        if let LoopHeader::While(cond) = l.header {
            let params = self.lowered.module.funcs[cond].params.clone();
            self.mark(cond, &params, &carried);
            self.run(cond, captures, activity);
        }
        // how many trips there were is a bound, not a number
        carried.push(false);
        carried
    }
}

fn can_be_whole(ty: &Type) -> bool {
    match ty {
        Type::Int(_) | Type::Named(_) | Type::Open => true,
        Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => can_be_whole(t),
        Type::Tuple(ts) => ts.iter().any(can_be_whole),
        Type::Float(_) | Type::Bool | Type::Unit | Type::Tensor(_) | Type::Pullback => false,
    }
}
