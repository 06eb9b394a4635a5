//! Values that opaque expressions may hide in something that they share, a `Cell` for example, and take out again.

use super::{Whole, shortened, site};
use crate::lower::{is_adapter, is_macro_of_user, is_type_of_std, scalar_prim};
use crate::model::Lowered;
use crate::report::Problems;
use grad_core::analysis::activity::Activity;
use grad_core::entity::{FuncRef, Value};
use grad_core::ir::{ArgMode, Def, Loop, LoopHeader, Node, NodeKind, Type};
use grad_core::ordered::{OrderedMap, OrderedSet};

const HELP: &str = "keep the value in a variable or an array of this function, or hand it on wrapped in `stop_gradient(..)`";

/// A value of some graph.
type Place = (FuncRef, Value);

/// Reports opaque expressions that are given a differentiated value for what they do with it, and those that read what
/// such an expression may have written.
pub fn writes(
    lowered: &Lowered,
    nest: &OrderedSet<FuncRef>,
    activity: &Activity,
    whole: &Whole,
    problems: &mut Problems,
) {
    let roots = Roots::new(lowered, nest);
    let read = values_read(lowered, nest);
    let mut written = OrderedSet::new();
    for (func, node, text) in opaque(lowered, nest) {
        let given = |v: &Value| activity.varied(func, *v) || whole.is_whole(func, *v);
        let useful = node.results.iter().any(|&r| activity.useful(func, r));
        if !node.operands.iter().any(given)
            || has_derivative(node, useful)
            || shares_nothing(lowered, func, node)
        {
            continue;
        }
        if !node.results.iter().any(|&r| read.contains(&(func, r))) {
            if let Some(tokens) = of_user(lowered, func, node) {
                lowered.unread.borrow_mut().insert(tokens);
                continue;
            }
            problems.refuse(
                site(lowered, node.loc),
                format!(
                    "differentiation cannot see what `{}` does with a differentiated value",
                    shortened(text)
                ),
                HELP,
            );
        }
        roots.reach(lowered, func, node, &mut written);
    }
    let mut clean = OrderedSet::new();
    for (func, node, text) in opaque(lowered, nest) {
        let useful = node.results.iter().any(|&r| activity.useful(func, r));
        let varied = node
            .operands
            .iter()
            .any(|&v| activity.varied(func, v) || whole.is_whole(func, v));
        if useful && !varied && roots.meet(lowered, func, node, &written, &mut clean) {
            problems.refuse(
                site(lowered, node.loc),
                format!(
                    "`{}` may hold a differentiated value that differentiation cannot see",
                    shortened(text)
                ),
                HELP,
            );
        }
    }
}

/// The tokens of a call of a method of a type that is no type of std. Types that only rustc knows may be; but not where the
/// method is called like one of a number or an `Option`, which std's types with shared parts do not have.
fn of_user(lowered: &Lowered, func: FuncRef, node: &Node) -> Option<u32> {
    let NodeKind::Call(call) = &node.kind else {
        return None;
    };
    let this = lowered.module.funcs[func].ty(*node.operands.first()?);
    let of_user = match this {
        Type::Named(name) => !is_type_of_std(name) || lowered.own.has(name),
        _ => {
            let method = call.callee.trim_start_matches('.');
            scalar_prim(method).is_some() || is_adapter(method)
        }
    };
    call.tokens.0.filter(|_| of_user)
}

/// Whether a call is one of a method whose operands have no parts that they could share with others.
fn shares_nothing(lowered: &Lowered, func: FuncRef, node: &Node) -> bool {
    let graph = &lowered.module.funcs[func];
    let is_sealed = |v: &Value| is_apart(lowered, graph.ty(*v));
    matches!(node.kind, NodeKind::Call(_)) && node.operands.iter().all(is_sealed)
}

fn is_apart(lowered: &Lowered, ty: &Type) -> bool {
    match ty {
        Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => is_apart(lowered, t),
        Type::Tuple(ts) => ts.iter().all(|t| is_apart(lowered, t)),
        Type::Named(of) => lowered.world.as_ref().is_some_and(|w| w.is_sealed(of)),
        ty => is_number(ty),
    }
}

/// Opaque expressions, and calls of methods that may be foreign ones.
fn opaque<'l>(
    lowered: &'l Lowered,
    nest: &OrderedSet<FuncRef>,
) -> impl Iterator<Item = (FuncRef, &'l Node, &'l str)> {
    nest.iter().flat_map(move |&func| {
        let nodes = lowered.module.funcs[func].nodes.values();
        nodes.filter_map(move |node| match &node.kind {
            NodeKind::Host(host) if binds_an_error(&host.text) => None,
            NodeKind::Host(host) if !host.effect || may_share(lowered, func, node, &host.text) => {
                Some((func, node, &*host.text))
            }
            NodeKind::Call(call) if call.callee.starts_with('.') => {
                Some((func, node, &call.callee[1..]))
            }
            _ => None,
        })
    })
}

/// Whether a macro of the user's, as a statement, is handed something that may have parts which it shares with others.
fn may_share(lowered: &Lowered, func: FuncRef, node: &Node, text: &str) -> bool {
    let graph = &lowered.module.funcs[func];
    let mac = syn::parse_str::<syn::Macro>(text);
    mac.is_ok_and(|mac| is_macro_of_user(&mac))
        && !node.operands.iter().all(|&v| is_number(graph.ty(v)))
}

/// Whether there is nothing but numbers and truth values in a type.
fn is_number(ty: &Type) -> bool {
    match ty {
        Type::Float(_) | Type::Int(_) | Type::Bool | Type::Unit => true,
        Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => is_number(t),
        Type::Tuple(ts) => ts.iter().all(is_number),
        Type::Named(_) | Type::Open | Type::Tensor(_) | Type::Pullback => false,
    }
}

/// Whether an opaque expression is what a pattern binds of an error: a copy.
fn binds_an_error(text: &str) -> bool {
    let rest = text.strip_prefix("Err");
    rest.is_some_and(|rest| rest.trim_start().starts_with('('))
}

/// Whether rustc is asked for the derivative of a call, or what it changes is seen.
fn has_derivative(node: &Node, useful: bool) -> bool {
    match &node.kind {
        NodeKind::Call(call) => useful || call.args.iter().any(|a| a.mode == ArgMode::InOut),
        _ => false,
    }
}

/// What nodes and results of graphs read.
fn values_read(lowered: &Lowered, nest: &OrderedSet<FuncRef>) -> OrderedSet<Place> {
    let of_graph = |&func: &FuncRef| {
        let graph = &lowered.module.funcs[func];
        let operands = graph.nodes.values().flat_map(|n| &n.operands);
        let read = operands.chain(&graph.results);
        read.map(|&v| (func, v)).collect::<Vec<Place>>()
    };
    nest.iter().flat_map(of_graph).collect()
}

fn bodies(l: &Loop) -> Vec<FuncRef> {
    match l.header {
        LoopHeader::While(cond) => vec![l.body, cond],
        LoopHeader::Range { .. } => vec![l.body],
    }
}

/// The outermost value that each captured one is.
struct Roots(OrderedMap<Place, Place>);

impl Roots {
    fn new(lowered: &Lowered, nest: &OrderedSet<FuncRef>) -> Roots {
        let mut outer = OrderedMap::new();
        for &func in nest {
            for node in lowered.module.funcs[func].nodes.values() {
                let (bodies, first): (Vec<FuncRef>, usize) = match &node.kind {
                    NodeKind::Cond { then, orelse } => (vec![*then, *orelse], 1),
                    NodeKind::Loop(l) => (bodies(l), l.first_capture()),
                    _ => continue,
                };
                for body in bodies {
                    let inner = &lowered.module.funcs[body].captures;
                    for (&capture, &v) in inner.iter().zip(&node.operands[first..]) {
                        outer.insert((body, capture), (func, v));
                    }
                }
            }
        }
        let captured: Vec<Place> = outer.keys().copied().collect();
        captured.into_iter().for_each(|c| settle(&mut outer, c));
        Roots(outer)
    }

    /// Adds the origins of the operands of `node` whose type only rustc knows, and gives those that are new; what is made of another
    /// opaque value by an opaque expression may be a part of it. Params are what the caller wrote, and are not changed. Behind what
    /// has been found nobody looks again.
    fn reach(
        &self,
        lowered: &Lowered,
        func: FuncRef,
        node: &Node,
        found: &mut OrderedSet<Place>,
    ) -> Vec<Place> {
        let mut new = vec![];
        let mut todo: Vec<Place> = node.operands.iter().map(|&v| (func, v)).collect();
        while let Some(place) = todo.pop() {
            if let Some((origin, maker)) = self.origin(lowered, place)
                && found.insert(origin)
            {
                new.push(origin);
                todo.extend(maker.operands.iter().map(|&v| (origin.0, v)));
            }
        }
        new
    }

    /// Whether one of the origins of the operands of `node` is `written`. Of those that are `clean` none is.
    fn meet(
        &self,
        lowered: &Lowered,
        func: FuncRef,
        node: &Node,
        written: &OrderedSet<Place>,
        clean: &mut OrderedSet<Place>,
    ) -> bool {
        let new = self.reach(lowered, func, node, clean);
        let meets = new.iter().any(|origin| written.contains(origin));
        if meets {
            new.iter().for_each(|origin| {
                clean.remove(origin);
            });
        }
        meets
    }

    /// Where a value comes from, and the node that makes it there, if its type is one that only rustc knows.
    fn origin<'l>(&self, lowered: &'l Lowered, place: Place) -> Option<(Place, &'l Node)> {
        let place = self.0.get(&place).copied().unwrap_or(place);
        let graph = &lowered.module.funcs[place.0];
        match (graph.ty(place.1), graph.values[place.1].def) {
            (Type::Open | Type::Named(_), Def::Result(id, _)) => Some((place, &graph.nodes[id])),
            _ => None,
        }
    }
}

/// Makes `place`, and what it is captured from, point to the outermost value.
fn settle(outer: &mut OrderedMap<Place, Place>, place: Place) {
    let mut path = vec![place];
    while let Some(next) = outer.get(&path[path.len() - 1]) {
        path.push(*next);
    }
    let outermost = path.pop().expect("a path has an end");
    for place in path {
        outer.insert(place, outermost);
    }
}
