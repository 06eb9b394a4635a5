//! Values that are parts of params. Whether a part has a gradient is seen in the gradient of the param, whose type has a
//! name: so zeros and cotangents of parts take the type that the gradient of the param has there.

use super::Emitter;
use super::frame::Frame;
use super::named;
use crate::model::{By, Model};
use grad_core::entity::{FuncRef, NodeId, Stack, Value};
use grad_core::ir::{ArgMode, Attr, Def, LoopHeader, Module, NodeKind};
use grad_core::ops::{Spelling, path};
use grad_core::ordered::OrderedMap;
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use std::cell::RefCell;

/// Where values of a planned module come from.
#[derive(Default)]
pub(super) struct Sources {
    /// The function whose params are known.
    func: Option<FuncRef>,
    /// The type of the gradient of each of its params that has one.
    gradients: Vec<Option<TokenStream>>,
    /// The gradients of the types in the signature.
    named: OrderedMap<String, TokenStream>,
    /// The node that each inner graph belongs to.
    owners: OrderedMap<FuncRef, (FuncRef, NodeId)>,
    /// The function that each way back belongs to.
    forward: OrderedMap<FuncRef, FuncRef>,
    /// What is pushed on each stack.
    pushed: OrderedMap<Stack, (FuncRef, Value)>,
    /// Whether values are parts of cotangents, as far as that has been asked.
    parts: Answers,
    /// Whether they are params or elements of such.
    of_params: Answers,
}

/// What a value is a part of.
enum Whole {
    Cotangent,
    Value(At),
    Itself,
}

/// A value of one graph.
type At = (FuncRef, Value);

/// What is known of values.
type Answers = RefCell<OrderedMap<At, bool>>;

/// An answer that is that of another value until it is certain: one look at each value on the way, whoever asks.
fn remembered(answers: &Answers, mut at: At, next: impl Fn(At) -> Result<At, bool>) -> bool {
    let (mut answers, mut passed) = (answers.borrow_mut(), vec![]);
    let answer = loop {
        if let Some(&known) = answers.get(&at) {
            break known;
        }
        passed.push(at);
        match next(at) {
            Ok(other) => at = other,
            Err(answer) => break answer,
        }
    };
    answers.extend(passed.into_iter().map(|at| (at, answer)));
    answer
}

impl Sources {
    fn new(module: &Module, func: FuncRef, model: &Model) -> Sources {
        let params = model.params.iter().filter(|p| p.function.is_none());
        let gradient = |p: &crate::model::Param| match p.by {
            By::Value => p.gradient(),
            By::Shared | By::Mut => p.adjoint(),
        };
        let mut sources = Sources {
            func: Some(func),
            named: named::gradients(model),
            gradients: params.map(|p| p.carries().then(|| gradient(p))).collect(),
            ..Sources::default()
        };
        for (f, graph) in module.funcs.iter() {
            if let Some(pullback) = &graph.pullback {
                sources.forward.insert(pullback.func, f);
            }
            for (id, node) in graph.nodes.iter() {
                for inner in node.inner() {
                    sources.owners.insert(inner, (f, id));
                }
                if let NodeKind::Push(stack) = node.kind {
                    sources.pushed.entry(stack).or_insert((f, node.operands[0]));
                }
            }
        }
        sources
    }

    /// What a value is in the graph around, or where it was kept.
    fn outside(&self, module: &Module, (func, v): At) -> Option<At> {
        let graph = &module.funcs[func];
        match graph.values[v].def {
            Def::Capture(i) => match self.owners.get(&func) {
                Some(&(outer, id)) => {
                    let node = &module.funcs[outer].nodes[id];
                    let first = match &node.kind {
                        NodeKind::Loop(l) => l.first_capture(),
                        _ => 1,
                    };
                    Some((outer, node.operands[first + i]))
                }
                None => {
                    let forward = *self.forward.get(&func)?;
                    let pullback = module.funcs[forward].pullback.as_ref()?;
                    Some((forward, pullback.residuals[i]))
                }
            },
            Def::Result(id, _) => match graph.nodes[id].kind {
                NodeKind::Pop(stack) => self.pushed.get(&stack).copied(),
                _ => None,
            },
            Def::Param(_) => None,
        }
    }

    /// A value of the same type that this one has been made from: what it was before it was written to, or before a loop
    /// or a branch.
    fn of_same_type(&self, module: &Module, (func, v): At) -> Option<At> {
        let graph = &module.funcs[func];
        match graph.values[v].def {
            Def::Param(i) => {
                let &(outer, id) = self.owners.get(&func)?;
                let node = &module.funcs[outer].nodes[id];
                let NodeKind::Loop(l) = &node.kind else {
                    return None;
                };
                let leading = match l.header {
                    LoopHeader::While(cond) if cond == func => 0,
                    _ => l.leading_params(),
                };
                let carried = i.checked_sub(leading)?;
                Some((outer, node.operands[l.leading() + carried]))
            }
            Def::Capture(_) => None,
            Def::Result(id, i) => {
                let node = &graph.nodes[id];
                match &node.kind {
                    NodeKind::Prim(def, _) => Some((func, node.operands[def.in_place?])),
                    NodeKind::Loop(l) if i < l.carried => {
                        Some((func, node.operands[l.leading() + i]))
                    }
                    NodeKind::Cond { then, .. } => Some((*then, module.funcs[*then].results[i])),
                    NodeKind::Call(call) => {
                        let in_outs = call.args.iter().zip(call.first_operands());
                        let mut in_outs = in_outs.filter(|(arg, _)| arg.mode == ArgMode::InOut);
                        let (_, first) = in_outs.nth(i.checked_sub(1)?)?;
                        Some((func, node.operands[first]))
                    }
                    _ => None,
                }
            }
        }
    }

    /// The param that a value is a part of, and its place there, if it names a field.
    fn part_of_param(&self, module: &Module, mut at: At) -> Option<(&TokenStream, String)> {
        let mut place: Vec<String> = vec![];
        // what has been another value before may have been a part of something else then
        let mut is_whole = false;
        loop {
            let (func, v) = at;
            let graph = &module.funcs[func];
            if let Def::Param(i) = graph.values[v].def
                && Some(func) == self.func
            {
                let gradient = self.gradients.get(i)?.as_ref()?;
                place.reverse();
                let names_field = place.iter().any(|step| !path::is_index(step));
                return names_field.then(|| (gradient, place.join(".")));
            }
            if let Some(outside) = self.outside(module, at) {
                at = outside;
                continue;
            }
            let node = graph.def_node(v).map(|node| (node, &node.kind));
            at = match node {
                Some((node, NodeKind::Prim(def, attr)))
                    if matches!(def.spelling, Spelling::Index | Spelling::Field) =>
                {
                    if is_whole {
                        return None;
                    }
                    let steps = path::steps(attr, node.operands.len() - 1);
                    place.extend(steps.into_iter().rev().map(|step| step.text().to_string()));
                    (func, node.operands[0])
                }
                Some((node, NodeKind::Prim(def, _))) if is_the_same(def.spelling) => {
                    (func, node.operands[0])
                }
                _ => {
                    is_whole = true;
                    self.of_same_type(module, at)?
                }
            };
        }
    }

    /// Whether a value is a param or an element of one, so that its type is derived.
    fn is_of_param(&self, module: &Module, at: At) -> bool {
        remembered(&self.of_params, at, |at| {
            let (func, v) = at;
            let graph = &module.funcs[func];
            if matches!(graph.values[v].def, Def::Param(_)) && Some(func) == self.func {
                return Err(true);
            }
            let before = match graph.def_node(v).map(|node| (node, &node.kind)) {
                Some((node, NodeKind::Prim(def, attr)))
                    if def.spelling == Spelling::Index && *attr == Attr::None
                        || is_the_same(def.spelling) =>
                {
                    Some((func, node.operands[0]))
                }
                _ => self.of_same_type(module, at),
            };
            self.outside(module, at).or(before).ok_or(false)
        })
    }

    /// Whether a value is read from a cotangent, of which a part may be nothing.
    fn is_part_of_cotangent(&self, module: &Module, at: At) -> bool {
        remembered(&self.parts, at, |at| match self.whole(module, at) {
            Whole::Cotangent => Err(true),
            Whole::Value(whole) => Ok(whole),
            Whole::Itself => Err(false),
        })
    }

    /// What a value is a part or another version of.
    fn whole(&self, module: &Module, at: At) -> Whole {
        if let Some(outside) = self.outside(module, at) {
            return Whole::Value(outside);
        }
        let node = module.funcs[at.0].def_node(at.1);
        match node.map(|node| (node, &node.kind)) {
            Some((_, NodeKind::Prim(def, _))) if def.spelling == Spelling::CtPart => {
                Whole::Cotangent
            }
            Some((node, NodeKind::Prim(def, _)))
                if matches!(def.spelling, Spelling::Index | Spelling::Field) =>
            {
                Whole::Value((at.0, node.operands[0]))
            }
            _ => match self.of_same_type(module, at) {
                Some(before) => Whole::Value(before),
                None => Whole::Itself,
            },
        }
    }

    /// What argument `i` of the call whose way back is `v` was.
    fn argument(&self, module: &Module, mut at: At, i: usize) -> Option<At> {
        while let Some(outside) = self.outside(module, at) {
            at = outside;
        }
        let (func, v) = at;
        let node = module.funcs[func].def_node(v)?;
        match &node.kind {
            NodeKind::Call(call) => Some((func, node.operands[call.first_operands()[i]])),
            _ => None,
        }
    }
}

impl Emitter<'_> {
    /// For the derivative of `model`, whose graph is `func`.
    pub(super) fn knowing(mut self, model: &Model, func: FuncRef) -> Self {
        self.sources = Sources::new(self.module, func, model);
        self
    }

    /// Whether a value of a graph is a part of a cotangent, which may be nothing.
    pub(super) fn is_part(&self, v: (FuncRef, Value)) -> bool {
        self.sources.is_part_of_cotangent(self.module, v)
    }
}

impl Frame<'_> {
    /// A function from the gradient of a param to the part of it that belongs to `v`, if `v` is a field of a param or a
    /// part of one. It is never called.
    pub(super) fn place_in_gradient(&self, v: Value, span: Span) -> Option<TokenStream> {
        self.place_of((self.func, v), span)
    }

    /// Whether `v` is a param or an element of one.
    pub(super) fn is_of_param(&self, v: Value) -> bool {
        let sources = &self.em.sources;
        sources.is_of_param(self.em.module, (self.func, v))
    }

    /// Whether `v` is a part of a cotangent, which may be nothing.
    pub(super) fn is_part(&self, v: Value) -> bool {
        self.em.is_part((self.func, v))
    }

    /// The place in the gradient of argument `i` of a call, given its way back.
    pub(super) fn argument_in_gradient(
        &self,
        back: Value,
        i: usize,
        span: Span,
    ) -> Option<TokenStream> {
        let sources = &self.em.sources;
        let at = sources.argument(self.em.module, (self.func, back), i)?;
        self.place_of(at, span)
    }

    /// A part of the gradient of a type of the signature, for its type alone.
    pub(super) fn part_of_type(&self, ty: &str, path: &str, span: Span) -> Option<TokenStream> {
        let gradient = self.em.sources.named.get(ty)?;
        let whole = self.em.names.fresh("whole");
        let part = self.part_by_name(&quote!(#whole), path, span);
        Some(quote_spanned!(span=> ::grads::__private::place(|#whole: &#gradient| &#part)))
    }

    fn place_of(&self, at: At, span: Span) -> Option<TokenStream> {
        let (gradient, place) = self.em.sources.part_of_param(self.em.module, at)?;
        let whole = self.em.names.fresh("whole");
        let part = self.part_by_name(&quote!(#whole), &place, span);
        Some(quote_spanned!(span=> |#whole: &#gradient| &#part))
    }
}

/// Whether a primitive gives its first operand as it is.
fn is_the_same(spelling: Spelling) -> bool {
    matches!(
        spelling,
        Spelling::Copy | Spelling::Identity | Spelling::Slight | Spelling::Given
    )
}
