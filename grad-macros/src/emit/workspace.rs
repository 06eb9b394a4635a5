//! Where what a function keeps that calls itself stands on its tape.
//!
//! Every call has a record. What a trip of a loop keeps, or an arm of a branch in a trip, is a record of its own, which knows the one
//! before; the call's record knows the last. Each record has so many words: one for a number or for the place of another call's record,
//! two for a vector.
//!
//! What has another type than numbers and vectors of them stands beside the words, and has a word for its place there. Its type may have no
//! name: a variable has it, `like`, which on the way back a copy of the way forward gives it that never runs.

use super::Emitter;
use super::callee::{self, Callee, Caller};
use super::draws;
use super::literal::rust_type;
use super::names::Names;
use super::nest;
use super::on_tape::{self, tape};
use crate::model::{By, Model, Param};
use crate::owner::Kind;
use grad_core::entity::{FuncRef, Stack, Value};
use grad_core::ir::{Call, Module, Node, NodeKind, Rerun, StackData, Type};
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::cell::RefCell;

/// The records of a function.
pub(super) struct Workspace {
    caller: Caller,
    /// What runs the function forward, and what goes its way back.
    pub functions: [Ident; 2],
    /// The first is that of a call.
    scopes: Vec<Scope>,
    /// Where each stack's entry stands.
    stacks: OrderedMap<Stack, Spot>,
    /// The calls, by their tokens, whose way back is kept as a value.
    values: OrderedSet<Option<u32>>,
    /// The variables that have the types of which methods of the function's own name are, as far as calls of such were emitted.
    asked: RefCell<Vec<Ident>>,
}

/// A record: that of a call, or one of a chain.
struct Scope {
    /// The variable of its place on the way forward, and of its words on the way back.
    name: Ident,
    words: usize,
    /// The graphs whose runs it belongs to.
    forward: FuncRef,
    back: FuncRef,
    /// The word of the call's record that has the place of the last of the chain.
    head: usize,
}

/// Where a value stands.
#[derive(Clone)]
pub(super) struct Spot {
    record: Ident,
    /// Whether it is the call's, whose words are variables until the call ends.
    is_call: bool,
    word: usize,
    shape: Shape,
}

/// How a value is written.
#[derive(Clone)]
enum Shape {
    One(TokenStream),
    Vector(TokenStream),
    /// Of the whole type.
    Array(TokenStream),
    Tuple(Vec<Shape>),
    /// A value of the type that a variable has.
    Other(Ident),
}

impl Shape {
    /// That of a type; `like`: what may have the type if it is another.
    fn new(ty: &Type, like: impl FnOnce() -> Ident) -> Shape {
        Shape::of(ty).unwrap_or_else(|| Shape::Other(like()))
    }

    fn of(ty: &Type) -> Option<Shape> {
        let one = |ty: &Type| match ty {
            Type::Int(_) | Type::Float(_) | Type::Bool => {
                rust_type(ty).filter(|t| is_word(&t.to_string()))
            }
            _ => None,
        };
        match ty {
            Type::Pullback => Some(Shape::One(quote!(::core::primitive::usize))),
            Type::Vec(t) | Type::Slice(t) => one(t).map(Shape::Vector),
            Type::Array(t, _) => one(t).and_then(|_| rust_type(ty)).map(Shape::Array),
            Type::Tuple(ts) => ts
                .iter()
                .map(Shape::of)
                .collect::<Option<_>>()
                .map(Shape::Tuple),
            ty => one(ty).map(Shape::One),
        }
    }

    fn words(&self) -> usize {
        match self {
            Shape::One(_) | Shape::Other(_) => 1,
            Shape::Vector(_) | Shape::Array(_) => 2,
            Shape::Tuple(parts) => parts.iter().map(Shape::words).sum(),
        }
    }
}

/// Whether a type is one of `grad_core::workspace::Word`.
fn is_word(ty: &str) -> bool {
    ty.starts_with("::") && !ty.ends_with("128")
}

impl Spot {
    /// The statement that keeps `value`.
    pub fn keep(&self, value: &TokenStream) -> TokenStream {
        let tape = tape();
        match &self.shape {
            Shape::One(_) => self.set(0, &quote!(::grads::__private::Word::word(#value))),
            Shape::Vector(_) | Shape::Array(_) => {
                let [place, len] = [0, 1].map(|i| self.set(i, &quote!(kept[#i])));
                quote!({ let kept = #tape.keep_all(&(#value)[..]); #place #len })
            }
            Shape::Other(like) => {
                let set = self.set(0, &quote!(kept));
                quote!({ let kept = #tape.keep(&#like, #value); #set })
            }
            Shape::Tuple(_) => {
                let parts = self.parts().enumerate().map(|(i, part)| {
                    let i = Literal::usize_unsuffixed(i);
                    part.keep(&quote!((#value).#i))
                });
                parts.collect()
            }
        }
    }

    /// Writes the `i`-th of its words.
    fn set(&self, i: usize, word: &TokenStream) -> TokenStream {
        let (tape, record) = (tape(), &self.record);
        let at = Literal::usize_unsuffixed(self.word + i);
        match self.is_call {
            true => quote!(#record[#at] = #word;),
            false => quote!(#tape.set(#record + #at, #word);),
        }
    }

    /// What was kept.
    pub fn kept(&self) -> TokenStream {
        let (tape, record) = (tape(), &self.record);
        let [word, next] = [self.word, self.word + 1].map(Literal::usize_unsuffixed);
        match &self.shape {
            Shape::One(ty) => quote!(<#ty as ::grads::__private::Word>::of(#record[#word])),
            Shape::Vector(ty) => quote!(#tape.all::<#ty>(#record[#word], #record[#next])),
            Shape::Array(ty) => {
                quote!(<#ty as ::grads::__private::Words>::of(#tape, #record[#word]))
            }
            Shape::Other(like) => quote!(&*#tape.kept(&#like, #record[#word])),
            Shape::Tuple(_) => {
                let parts = self.parts().map(|part| part.kept());
                quote!((#(#parts,)*))
            }
        }
    }

    /// The variable that has the type, if that has no name; what was kept is lent then.
    pub fn like(&self) -> Option<&Ident> {
        match &self.shape {
            Shape::Other(like) => Some(like),
            _ => None,
        }
    }

    /// Where the parts of a tuple stand.
    fn parts(&self) -> impl Iterator<Item = Spot> {
        let shapes = match &self.shape {
            Shape::Tuple(shapes) => &shapes[..],
            _ => &[],
        };
        shapes.iter().scan(self.word, |word, shape| {
            let spot = Spot {
                record: self.record.clone(),
                is_call: self.is_call,
                word: *word,
                shape: shape.clone(),
            };
            *word += shape.words();
            Some(spot)
        })
    }
}

impl Workspace {
    /// That of `func`, which calls itself, if all that it keeps can stand there, as far as its graphs show.
    pub fn find(model: &Model, em: &Emitter, func: FuncRef) -> Option<Workspace> {
        let (module, names) = (em.module, &em.names);
        let inherent = model
            .owner
            .as_ref()
            .is_none_or(|o| o.kind == Kind::Inherent);
        let plain = |p: &Param| p.function.is_none() && p.by != By::Mut;
        let concrete = model.item.sig.generics.type_params().next().is_none();
        let back = module.funcs[func].pullback.as_ref()?.func;
        let draws = draws::records(module, func) || draws::replays(module, back);
        if !inherent
            || !concrete
            || draws
            || !model.items.is_empty()
            || !model.params.iter().all(plain)
        {
            return None;
        }
        let call = Scope {
            name: names.fresh("call"),
            words: 0,
            forward: func,
            back,
            head: 0,
        };
        let functions = [on_tape::RUN, on_tape::BACK].map(|name| model.function(name));
        let found = Workspace {
            caller: Caller::of(model),
            functions,
            scopes: vec![call],
            stacks: OrderedMap::new(),
            values: OrderedSet::new(),
            asked: RefCell::default(),
        };
        Search {
            em,
            module,
            found,
            names,
        }
        .all(func, back)
    }

    /// How a call is found whose way back is kept here.
    pub fn callee(&self, em: &Emitter, call: &Call) -> Option<Callee> {
        let is_value = self.values.contains(&call.tokens.0);
        self.caller.callee(em, call).filter(|_| !is_value)
    }

    /// Where the entry of `stack` stands.
    pub fn stack(&self, stack: Stack) -> Option<&Spot> {
        self.stacks.get(&stack)
    }

    /// The variable of a call's record.
    pub fn call(&self) -> &Ident {
        &self.scopes[0].name
    }

    /// Where values stand in a call's record, and the number of its words. Of each, its type, and whether it is the way back of a call
    /// that is kept as a value.
    pub fn residuals(&self, values: &[(&Type, bool)], names: &Names) -> (Vec<Spot>, usize) {
        let mut words = self.scopes[0].words;
        let mut spots = vec![];
        for (ty, is_value) in values {
            let like = || names.fresh("like");
            let shape = match is_value {
                true => Shape::Other(like()),
                false => Shape::new(ty, like),
            };
            let spot = Spot {
                record: self.call().clone(),
                is_call: true,
                word: words,
                shape,
            };
            words += spot.shape.words();
            spots.push(spot);
        }
        (spots, words)
    }

    /// The variable that has the type of which the method that `call` finds is, if it has the function's own name.
    pub fn asks(&self, call: &Call, names: &Names) -> Option<Ident> {
        self.caller.is_namesake(call).then(|| {
            let like = names.fresh("like");
            self.asked.borrow_mut().push(like.clone());
            like
        })
    }

    /// All such variables.
    pub fn asked(&self) -> Vec<Ident> {
        self.asked.borrow().clone()
    }

    /// Where the entries of stacks stand.
    pub fn spots(&self) -> impl Iterator<Item = &Spot> {
        self.stacks.values()
    }

    /// The calls in `func` whose way back is kept as a value: their results.
    pub fn values(&self, module: &Module, func: FuncRef) -> OrderedSet<Value> {
        let nodes = module.funcs[func].nodes.values();
        let kept = nodes.filter(|node| match &node.kind {
            NodeKind::Call(call) => self.values.contains(&call.tokens.0),
            _ => false,
        });
        kept.filter_map(|node| node.results.last().copied())
            .collect()
    }

    /// Makes a call's record, of so many words.
    pub fn open_call(&self, words: usize) -> TokenStream {
        let (name, n) = (self.call(), Literal::usize_unsuffixed(words));
        quote!(let mut #name: [::core::primitive::u64; #n] = [0; #n];)
    }

    /// Reads it.
    pub fn read_call(&self, words: usize) -> TokenStream {
        let (tape, name, n) = (tape(), self.call(), Literal::usize_unsuffixed(words));
        let heads = self.scopes[1..].iter().map(|scope| {
            let (last, word) = (last(&scope.name), Literal::usize_unsuffixed(scope.head));
            quote!(let mut #last = #name[#word];)
        });
        quote!(let #name = #tape.words::<#n>(#name); #(#heads)*)
    }

    /// The start of a run of `func` in a loop: its record is made, or, on the way back, read.
    pub fn enter(&self, func: FuncRef) -> TokenStream {
        let entered = self.scopes[1..].iter().map(|scope| match func {
            f if f == scope.forward => self.open(scope),
            f if f == scope.back => read(scope),
            _ => quote!(),
        });
        entered.collect()
    }

    fn open(&self, scope: &Scope) -> TokenStream {
        let (tape, name, call) = (tape(), &scope.name, self.call());
        let [n, head] = [scope.words, scope.head].map(Literal::usize_unsuffixed);
        quote!(let #name = #tape.next::<#n>(&mut #call[#head]);)
    }
}

fn read(scope: &Scope) -> TokenStream {
    let (tape, name, n) = (tape(), &scope.name, Literal::usize_unsuffixed(scope.words));
    let last = last(name);
    quote!(let #name = #tape.words::<#n>(#last as ::core::primitive::usize); #last = #name[0];)
}

/// The variable that has the place of the record that is read next.
fn last(name: &Ident) -> Ident {
    format_ident!("{name}_last")
}

struct Search<'s> {
    em: &'s Emitter<'s>,
    module: &'s Module,
    found: Workspace,
    names: &'s Names,
}

impl Search<'_> {
    fn all(mut self, func: FuncRef, back: FuncRef) -> Option<Workspace> {
        self.find_values(func)?;
        let loops = [func, back].map(|f| loops(self.module, f));
        let [forward, back] = loops.each_ref().map(Option::as_ref);
        let (forward, back) = (forward?, back?);
        let pushed = ends(self.module, forward.keys());
        let popped = ends(self.module, back.keys());
        let residuals = &self.module.funcs[func].pullback.as_ref()?.residuals;
        let kept = residuals.iter().map(|v| (func, *v));
        let kept = kept.chain(pushed.values().flatten().copied());
        if !kept.into_iter().all(|kept| self.is_of_call(kept)) {
            return None;
        }
        for (stack, data) in self.module.funcs[func].stacks.iter() {
            let [pushed, popped] =
                [pushed.get(&stack)?, popped.get(&stack)?].map(|ends| match ends[..] {
                    [end] => Some(end),
                    _ => None,
                });
            let ((push, v), (pop, _)) = (pushed?, popped?);
            let scope = match (forward[&push], back[&pop]) {
                (false, false) => 0,
                (true, true) => self.chain(push, pop)?,
                _ => return None,
            };
            let is_value = self.found.values(self.module, push).contains(&v);
            self.stack(stack, data, scope, is_value)?;
        }
        Some(self.found)
    }

    /// Whether a way back is that of a call where it stands: what comes out of branches has no type that is known.
    fn is_of_call(&self, (f, v): (FuncRef, Value)) -> bool {
        let graph = &self.module.funcs[f];
        let call =
            |node: &Node| matches!(node.kind, NodeKind::Call(_)) && node.results.last() == Some(&v);
        *graph.ty(v) != Type::Pullback || graph.nodes.values().any(call)
    }

    /// Finds the calls whose way back is kept as a value; `None` if one is handed a function, from which it may borrow.
    fn find_values(&mut self, func: FuncRef) -> Option<()> {
        for f in nest(self.module, func) {
            let graph = &self.module.funcs[f];
            for node in graph.nodes.values() {
                let NodeKind::Call(call) = &node.kind else {
                    continue;
                };
                if call.takes_param || !self.em.function_args(call).is_empty() {
                    return None;
                }
                let callee = self.found.callee(self.em, call);
                let seen = callee == Some(Callee::Own) || callee::shows(graph, node, call);
                if callee.is_none() || !seen {
                    self.found.values.insert(call.tokens.0);
                }
            }
        }
        Some(())
    }

    /// Finds a place for the entry of a stack in a record.
    fn stack(
        &mut self,
        stack: Stack,
        data: &StackData,
        scope: usize,
        is_value: bool,
    ) -> Option<()> {
        let like = || self.names.fresh("like");
        let shape = match is_value {
            true => Shape::Other(like()),
            false => Shape::new(&data.ty, like),
        };
        if data.local {
            return None;
        }
        let record = &mut self.found.scopes[scope];
        let spot = Spot {
            record: record.name.clone(),
            is_call: scope == 0,
            word: record.words,
            shape,
        };
        record.words += spot.shape.words();
        self.found.stacks.insert(stack, spot);
        Some(())
    }

    /// The records of the runs of `forward`, which those of `back` read.
    fn chain(&mut self, forward: FuncRef, back: FuncRef) -> Option<usize> {
        let scopes = &mut self.found.scopes;
        let known = |s: &Scope| s.forward == forward || s.back == back;
        if let Some(i) = scopes.iter().position(known) {
            return (scopes[i].forward == forward && scopes[i].back == back).then_some(i);
        }
        let head = scopes[0].words;
        scopes[0].words += 1;
        scopes.push(Scope {
            name: self.names.fresh("record"),
            words: 1,
            forward,
            back,
            head,
        });
        Some(scopes.len() - 1)
    }
}

/// The graphs in `func`, each with whether it is in a loop; `None` if a loop runs trips again.
fn loops(module: &Module, func: FuncRef) -> Option<OrderedMap<FuncRef, bool>> {
    let (mut found, mut todo) = (OrderedMap::new(), vec![(func, false)]);
    while let Some((f, in_loop)) = todo.pop() {
        if module.funcs[f].rerun != Rerun::Never {
            return None;
        }
        for node in module.funcs[f].nodes.values() {
            let in_loop = in_loop || matches!(node.kind, NodeKind::Loop(_));
            todo.extend(node.inner().into_iter().map(|inner| (inner, in_loop)));
        }
        found.insert(f, in_loop);
    }
    Some(found)
}

/// Where stacks are pushed to or popped: the graph, and the value.
fn ends<'g>(
    module: &Module,
    graphs: impl Iterator<Item = &'g FuncRef>,
) -> OrderedMap<Stack, Vec<(FuncRef, Value)>> {
    let mut found: OrderedMap<Stack, Vec<(FuncRef, Value)>> = OrderedMap::new();
    for &f in graphs {
        for node in module.funcs[f].nodes.values() {
            match node.kind {
                NodeKind::Push(stack) => {
                    found.entry(stack).or_default().push((f, node.operands[0]))
                }
                NodeKind::Pop(stack) => found.entry(stack).or_default().push((f, node.results[0])),
                _ => {}
            }
        }
    }
    found
}
