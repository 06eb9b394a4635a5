//! `forward`: the function with its residuals kept, and the closure that goes the way back.

use super::Emitter;
use super::draws;
use super::expr::Expr;
use super::frame::{Frame, is_place};
use super::generics::{back_type, without_kept};
use super::lifetimes::without_names;
use super::marks::{self, Used};
use super::moves::join_guards;
use super::named;
use super::place::{How, Place, Rep};
use super::shared::{fields_of_nothing, foreign_traits};
use super::signature::Arg;
use super::stack::StackVars;
use super::statements::in_groups;
use crate::model::{By, Model};
use grad_core::entity::{FuncRef, Value};
use grad_core::ir::{FuncGraph, NodeKind, Type};
use grad_core::ordered::OrderedSet;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

/// The body of `forward`: a block that ends in `(value, back)`.
pub(super) fn forward(em: &Emitter, model: &Model, func: FuncRef, args: &[Arg]) -> TokenStream {
    let ran = run(em, model, func, args);
    let back = back(em, model, func, args, &ran.residuals, ran.length.as_ref());
    let closure = match draws::records(em.module, func) {
        true => draws::with_recorded(&back.closure()),
        false => back.closure(),
    };
    let (places, at) = (places(em), named::first(model));
    let Ran { out, value, .. } = &ran;
    let Some(measured) = ran.measured() else {
        return quote_spanned!(at=> #places #out (#value, #closure));
    };
    let name = Ran::name();
    quote_spanned!(at=> #places #out #measured (#name, #closure))
}

/// A function run forward.
pub(super) struct Ran {
    /// Its statements.
    pub out: TokenStream,
    /// Its value.
    pub value: TokenStream,
    /// What its way back reads.
    pub residuals: Vec<Rep>,
    /// The variable for the length of its value, if the way back asks for that.
    pub length: Option<Ident>,
}

impl Ran {
    /// The variable for the value.
    pub fn name() -> Ident {
        Ident::new("value", Span::mixed_site())
    }

    /// Computes the value and its length, if that is asked for.
    pub fn measured(&self) -> Option<TokenStream> {
        let (value, len, name) = (&self.value, self.length.as_ref()?, Ran::name());
        Some(quote!(let #name = #value; let #len = #name.len();))
    }
}

/// Runs the function forward.
pub(super) fn run(em: &Emitter, model: &Model, func: FuncRef, args: &[Arg]) -> Ran {
    let graph = &em.module.funcs[func];
    let pullback = graph
        .pullback
        .as_ref()
        .expect("a planned function has a way back");
    let mut frame = Frame::new(em, func, &pullback.residuals);
    frame.out.extend(super::call::called_methods(em, model));
    if draws::records(em.module, func) {
        let may_draw = draws::may_draw_in_trips(em, func);
        frame.out.extend(draws::recorder(&may_draw));
    }
    if em.workspace.is_none() {
        let forward = em.stacks.iter().filter(|s| !s.is_local());
        frame.out.extend(in_groups(forward.map(StackVars::declare)));
    }
    frame.out.extend(em.branches.declare());
    frame.out.extend(em.records.declare());
    for arg in args {
        if let Some(function) = arg.param.function.as_ref().filter(|_| arg.param.no_diff) {
            let (name, plain) = (&arg.name, without_kept(arg, function));
            frame.out.extend(quote!(let #name = #plain;));
        }
    }
    for (arg, &v) in values(args).zip(&graph.params) {
        frame.enter(arg, v);
    }
    frame.run();
    frame.order_results(&graph.results);
    let replaced = frame.replaced(graph, model, args);
    for &v in &pullback.residuals {
        frame.own(v, args, &replaced);
    }
    let has_value = model.ret != Type::Unit;
    let mut results = graph.results.clone().into_iter();
    let value = if has_value { results.next() } else { None };
    let in_outs: Vec<(&Arg, Value)> = args
        .iter()
        .filter(|a| a.param.by == By::Mut)
        .zip(results)
        .collect();
    let left = in_outs.iter().map(|(arg, v)| (Some(&arg.name), *v));
    frame.set_apart(
        &value
            .map(|v| (None, v))
            .into_iter()
            .chain(left)
            .collect::<Vec<_>>(),
    );
    for (arg, v) in in_outs {
        frame.leave(arg, v);
    }
    let residuals: Vec<Rep> = pullback.residuals.iter().map(|v| frame.rep(*v)).collect();
    // What is both returned and kept is copied.
    let kept: OrderedSet<String> = residuals.iter().filter_map(place_name).collect();
    let value = match value.map(|v| (v, frame.rep(v))) {
        None => quote!(()),
        Some((v, Rep::Place(place))) => {
            let last = !kept.contains(&place.name.to_string());
            frame.take(&place, frame.ty(v), last)
        }
        Some((v, _)) => frame.read(v).tokens,
    };
    Ran {
        value,
        residuals,
        length: matches!(model.ret, Type::Vec(_)).then(|| em.names.fresh("len")),
        out: frame.out.take(),
    }
}

/// The traits whose methods give places in types that are not derived: tuples, options, and the gradient of a field
/// that has none.
pub(super) fn places(em: &Emitter) -> TokenStream {
    let accessors = em.accessors.borrow();
    if accessors.is_empty() {
        return quote!();
    }
    let of_nothing = match &em.shared {
        Some(shared) => {
            shared.reach(&accessors);
            quote!()
        }
        None => fields_of_nothing(&accessors),
    };
    let foreign = foreign_traits();
    quote! {
        use ::grads::__private::OptionPayload as _;
        use ::grads::__private::members::*;
        #foreign
        #of_nothing
    }
}

fn place_name(rep: &Rep) -> Option<String> {
    match rep {
        Rep::Place(place) => Some(place.name.to_string()),
        Rep::Scalar(_) | Rep::Late { .. } => None,
    }
}

impl Frame<'_> {
    /// The way back outlives what was borrowed on the way: it owns what it keeps, but for the arguments, which it is
    /// handed again.
    fn own(&mut self, v: Value, args: &[Arg], replaced: &[Ident]) {
        let Rep::Place(place) = self.settled(v) else {
            return;
        };
        let borrowed = place.how == How::Shared && args.iter().all(|a| a.name != place.name);
        if borrowed || replaced.contains(&place.name) {
            let (name, value) = (self.new_name(v), self.take(&place, self.ty(v), false));
            self.effect(quote!(let #name = #value;));
            self.set(v, Rep::Place(Place::own(name)));
        }
    }

    /// The in-outs that are given another value as a whole at the end, what they held is not there any more then, and those that the
    /// way back is not handed again.
    fn replaced(&mut self, graph: &FuncGraph, model: &Model, args: &[Arg]) -> Vec<Ident> {
        let returns = usize::from(model.ret != Type::Unit);
        let results = graph.results.iter().skip(returns);
        let in_outs = args.iter().filter(|a| a.param.by == By::Mut);
        in_outs
            .zip(results)
            .filter(|(arg, v)| match self.rep(**v) {
                Rep::Place(place) => place.name != arg.name || arg.param.spent,
                Rep::Scalar(_) | Rep::Late { .. } => false,
            })
            .map(|(arg, _)| arg.name.clone())
            .collect()
    }

    /// What stands for a param.
    pub(super) fn enter(&mut self, arg: &Arg, v: Value) {
        let rep = self.rep_of_param(&arg.name, arg.param.by, v);
        self.set(v, rep);
    }

    /// What is read of `name`, which is passed so.
    pub(super) fn rep_of_param(&mut self, name: &Ident, by: By, v: Value) -> Rep {
        match (by, is_place(self.ty(v))) {
            _ if *self.ty(v) == Type::Unit => Rep::Scalar(Expr::atom(quote!(()))),
            (By::Value, true) => Rep::Place(Place::own(name.clone())),
            (By::Value, false) => Rep::Scalar(Expr::ident(name)),
            (By::Shared, true) => Rep::Place(Place::reference(name.clone(), How::Shared)),
            (By::Mut, true) => Rep::Place(Place::reference(name.clone(), How::Mut)),
            (By::Shared | By::Mut, false) => {
                let loaded = self.new_name(v);
                self.out.extend(quote!(let #loaded = *#name;));
                Rep::Scalar(Expr::ident(&loaded))
            }
        }
    }

    /// Leaves the final value of an in-out param where it came from.
    pub(super) fn leave(&mut self, arg: &Arg, v: Value) {
        self.leave_in(&arg.name, v);
    }

    /// Leaves a value in the place behind the reference called `name`.
    pub(super) fn leave_in(&mut self, name: &Ident, v: Value) {
        match self.rep(v) {
            Rep::Place(place) if place.name == *name => {}
            Rep::Place(place) => {
                let value = self.take(&place, self.ty(v), false);
                self.effect(quote!(::grads::__private::assign(&mut *#name, #value);));
            }
            Rep::Scalar(_) | Rep::Late { .. } => {
                let value = self.read(v).tokens;
                self.effect(quote!(*#name = #value;));
            }
        }
    }
}

/// What goes the way back.
pub(super) struct Back {
    /// Its params: names, and what declares them.
    pub params: Vec<Ident>,
    pub declared: Vec<TokenStream>,
    /// A block.
    pub body: TokenStream,
    at: Span,
}

impl Back {
    fn closure(&self) -> TokenStream {
        let (declared, body) = (&self.declared, &self.body);
        quote_spanned!(self.at=> move |#(#declared),*| { #body })
    }

    fn declare(&mut self, name: &Ident, declared: TokenStream) {
        self.params.push(name.clone());
        self.declared.push(declared);
    }
}

/// What goes the way back, given what it reads.
pub(super) fn back(
    em: &Emitter,
    model: &Model,
    func: FuncRef,
    args: &[Arg],
    residuals: &[Rep],
    length: Option<&Ident>,
) -> Back {
    let graph = &em.module.funcs[func];
    let pullback = graph
        .pullback
        .as_ref()
        .expect("a planned function has a way back");
    let mut made = Back {
        params: vec![],
        declared: vec![],
        body: quote!(),
        at: named::first(model),
    };
    let mut frame = Frame::new(em, pullback.func, &[]);
    let back = frame.graph;
    let mut params = back.params.iter().copied();
    let mut start = quote!();
    let seed = em.names.fresh("ct");
    if model.ret.is_differentiable() && model.ret != Type::Unit {
        let v = params.next().expect("the cotangent of the return value");
        if let Some(len) = length {
            start.extend(quote!(let mut #seed = ::grads::__private::of_length(#seed, #len);));
        }
        let rep = if is_place(frame.ty(v)) {
            Rep::Place(Place::own(seed.clone()))
        } else {
            Rep::Scalar(Expr::ident(&seed))
        };
        frame.set(v, rep);
    }
    let mut adjoints: Vec<Option<Ident>> = vec![];
    let mut wrts = pullback.wrt.iter();
    for arg in args {
        if let (Some(ty), Some(back)) = (back_type(arg.param), &arg.back) {
            made.declare(back, quote!(#back: #ty));
            continue;
        }
        let wrt = *wrts.next().expect("one mark per param");
        let (name, adjoint) = (&arg.name, arg.param.adjoint());
        let at = named::place(&arg.param.syn_ty);
        let ty = &without_names(&arg.param.syn_ty);
        let reference = match arg.param.by {
            By::Value => {
                adjoints.push(None);
                continue;
            }
            By::Shared => quote_spanned!(at=> &#ty),
            By::Mut => quote_spanned!(at=> &mut #ty),
        };
        let slot = em.names.fresh(&format!("ct_{}", arg.param.ident));
        if !arg.param.spent {
            made.declare(name, quote_spanned!(at=> #name: #reference));
        }
        let ty = quote_spanned!(at=> #slot: ::core::option::Option<&mut #adjoint>);
        made.declare(&slot, ty);
        let given = match arg.param.by {
            By::Mut => arg.param.carries(),
            By::Shared | By::Value => wrt && arg.param.carries(),
        };
        if given {
            let v = params.next().expect("the adjoint of a param");
            frame.enter_adjoint(arg, v, &slot);
            adjoints.push(Some(slot));
        } else {
            adjoints.push(None);
        }
    }
    for function in em.functions.iter().filter(|f| f.outer) {
        let (back, ty) = (&function.back, &function.back_type);
        made.declare(back, quote!(#back: #ty));
    }
    let seed_type = super::signature::seed_type(model);
    let scalar = model.ret.is_scalar() || model.ret == Type::Unit;
    let mutable = (!scalar).then(|| quote!(mut));
    made.declare(&seed, quote!(#mutable #seed: #seed_type));
    if calls_again(em, pullback.func) {
        start.extend(quote!(let _again = ::grads::__private::RunAgain::begin();));
    }
    if draws::replays(em.module, pullback.func) {
        start.extend(draws::replay());
    }
    if em.workspace.is_none() {
        let local = em.stacks.iter().filter(|s| s.is_local());
        start.extend(in_groups(local.map(StackVars::declare)));
        start.extend(in_groups(em.stacks.iter().map(StackVars::rewind)));
    }
    start.extend(em.records.rewind());
    let used = Used::of(model, &em.names);
    start.extend(used.ask(&seed, adjoints.iter().flatten()));
    frame.out.begin_with(start);
    for ((&capture, &v), rep) in back.captures.iter().zip(&pullback.residuals).zip(residuals) {
        let rep = match rep {
            Rep::Place(place) => {
                let handed = args.iter().filter(|a| !a.param.spent);
                let in_out = handed
                    .into_iter()
                    .any(|a| a.param.by == By::Mut && a.name == place.name);
                Rep::Place(Place {
                    writable: in_out,
                    wanted: None,
                    ..place.clone()
                })
            }
            rep => rep.clone(),
        };
        debug_assert!(graph.ty(v) == back.ty(capture));
        frame.set(capture, rep);
    }
    frame.run();
    let mut results = back.results.clone().into_iter();
    frame.order_results(&back.results);
    let mut left = vec![];
    let mut next = |name| left.extend(results.next().map(|v| (name, v)));
    for ((arg, &wrt), slot) in values(args).zip(&pullback.wrt).zip(&adjoints) {
        match arg.param.by {
            By::Value if wrt && arg.param.carries() => next(None),
            By::Value => {}
            By::Shared | By::Mut => {
                if let Some(slot) = slot {
                    next(Some(slot));
                }
                if arg.param.by == By::Mut && !arg.param.spent {
                    next(Some(&arg.name));
                }
            }
        }
    }
    frame.set_apart(&left);
    let mut results = back.results.clone().into_iter();
    let mut next = || results.next().expect("one result per param that has one");
    // what is left in a place comes first: a cotangent may yet be read there
    let mut cts_left = vec![];
    for ((arg, &wrt), slot) in values(args).zip(&pullback.wrt).zip(&adjoints) {
        if arg.param.by == By::Value {
            let has = wrt && arg.param.carries();
            cts_left.push((arg, has.then(&mut next)));
            continue;
        }
        if let Some(slot) = slot {
            frame.leave_adjoint(next(), slot);
        }
        if arg.param.by == By::Mut && !arg.param.spent {
            frame.leave(arg, next());
        }
    }
    let cts: Vec<_> = cts_left
        .into_iter()
        .map(|(arg, v)| frame.cotangent(model, arg, v, &used))
        .collect();
    let (out, lost) = (join_guards(frame.out.take()), em.declare_lost());
    made.body = quote_spanned!(made.at=> #lost #out (#(#cts,)*));
    made
}

/// Whether the way back calls a function again.
fn calls_again(em: &Emitter, back: FuncRef) -> bool {
    let mut todo = vec![back];
    while let Some(f) = todo.pop() {
        for node in em.module.funcs[f].nodes.values() {
            if matches!(node.kind, NodeKind::Call(_)) {
                return true;
            }
            todo.extend(node.inner());
        }
    }
    false
}

/// The args that are params of the graph.
pub(super) fn values<'a, 'm>(args: &'a [Arg<'m>]) -> impl Iterator<Item = &'a Arg<'m>> {
    args.iter().filter(|a| !a.is_function())
}

/// The gradient of a by-value param that is not differentiated.
pub(super) fn zero_of(arg: &Arg) -> TokenStream {
    super::literal::literal("zero", &arg.param.ty, proc_macro2::Span::mixed_site()).tokens
}

impl Frame<'_> {
    /// The adjoint of a by-reference param: `None` if nobody wants it.
    pub(super) fn enter_adjoint(&mut self, arg: &Arg, v: Value, slot: &Ident) {
        let name = &arg.name;
        if !is_place(self.ty(v)) {
            let loaded = self.new_name(v);
            self.out
                .extend(quote!(let #loaded = #slot.as_deref().copied().unwrap_or_default();));
            self.set(v, Rep::Scalar(Expr::ident(&loaded)));
            return;
        }
        let wanted = self.em.names.fresh("want");
        let place = Place::reference(slot.clone(), How::Mut);
        if arg.param.spent {
            // who spends an in-out has its adjoint
            self.out.extend(quote!(let #slot = #slot.unwrap();));
            self.set(v, Rep::Place(place));
        } else if arg.param.by == By::Shared && self.em.only_grows(self.func, v) {
            self.out.extend(quote!(let #wanted = #slot.is_some();));
            let nothing = quote!(::grads::__private::unseeded());
            let slot_made = match self.ty(v) {
                Type::Slice(_) => quote!(let #slot = #slot.unwrap_or_default();),
                _ => self.or_else(slot, &nothing, None),
            };
            self.out.extend(slot_made);
            let wanted = Some(wanted);
            self.set(v, Rep::Place(Place { wanted, ..place }));
        } else {
            let at = named::place(&arg.param.syn_ty);
            let zeros = quote_spanned! {at=> {
                let zeros = ::grads::Differentiable::zeros_like;
                zeros(&*#name)
            }};
            let whole = matches!(self.ty(v), Type::Slice(_)).then(|| quote!([..]));
            let made = self.or_else(slot, &zeros, whole);
            self.out.extend(made);
            self.set(v, Rep::Place(place));
        }
    }

    /// Makes of `slot`, which may have an adjoint, a reference to one: `made` if there is none.
    fn or_else(&self, slot: &Ident, made: &TokenStream, whole: Option<TokenStream>) -> TokenStream {
        let unwanted = self.em.names.fresh("unwanted");
        quote! {
            let mut #unwanted;
            let #slot = match #slot {
                ::core::option::Option::Some(#slot) => #slot,
                ::core::option::Option::None => {
                    #unwanted = #made;
                    &mut #unwanted #whole
                }
            };
        }
    }

    /// The cotangent `v` of a by-value param, if there is one.
    fn cotangent(
        &mut self,
        model: &Model,
        arg: &Arg,
        v: Option<Value>,
        used: &Used,
    ) -> TokenStream {
        match v.map(|v| self.result(v)) {
            Some(ct) if arg.marked => used.given(arg.param, ct),
            Some(ct) => used.given(arg.param, marks::of_method(model, arg.param, &ct)),
            None if arg.param.carries() => zero_of(arg),
            // a type with one value, of the same name
            None => arg.param.gradient(),
        }
    }

    /// Gives results places of their own that stand where other results are left: all are left at once.
    pub(super) fn set_apart(&mut self, left: &[(Option<&Ident>, Value)]) {
        let standing = |frame: &Self, v: Value| match frame.rep(v) {
            Rep::Place(place) => Some(place),
            Rep::Scalar(_) | Rep::Late { .. } => None,
        };
        let replaced: Vec<&Ident> = left
            .iter()
            .filter_map(|&(name, v)| {
                name.filter(|name| standing(self, v).is_none_or(|place| place.name != **name))
            })
            .collect();
        for &(name, v) in left {
            let Some(place) = standing(self, v) else {
                continue;
            };
            if name != Some(&place.name) && replaced.contains(&&place.name) {
                let (name, value) = (self.new_name(v), self.take(&place, self.ty(v), false));
                self.effect(quote!(let #name = #value;));
                self.set(v, Rep::Place(Place::own(name)));
            }
        }
    }

    /// Leaves an adjoint where it came from.
    pub(super) fn leave_adjoint(&mut self, v: Value, slot: &Ident) {
        match self.rep(v) {
            Rep::Place(place) if place.name == *slot => {}
            Rep::Place(place) => {
                let value = self.take(&place, self.ty(v), false);
                self.effect(quote!(::grads::__private::assign(&mut *#slot, #value);));
            }
            Rep::Scalar(_) | Rep::Late { .. } => {
                let value = self.read(v).tokens;
                self.effect(
                    quote!(if let ::core::option::Option::Some(#slot) = #slot { *#slot = #value; }),
                );
            }
        }
    }
}
