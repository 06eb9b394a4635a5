//! Calls of other functions, and their way back.

use super::Emitter;
use super::callee::{BACK_OF, Callee, RUN_OF};
use super::draws;
use super::expr::Expr;
use super::frame::{Frame, is_place};
use super::function::FnVars;
use super::jvp::{self, Mode};
use super::lent::Window;
use super::literal::tokens;
use super::marks;
use super::named::spelled;
use super::on_tape;
use super::place::{How, Place, Rep};
use super::second;
use super::shared::foreign_traits;
use super::signature::bare_or_tuple;
use super::spent;
use super::written_generics::{of_method, with_functions};
use crate::functions::Given;
use crate::model::Model;
use crate::nested::{self, Kind};
use crate::owner;
use grad_core::array_methods::ARRAY_METHODS;
use grad_core::entity::{NodeId, Value};
use grad_core::ir::{Arg, ArgMode, Call, CallBack, Def, FuncGraph, Node, NodeKind, Type};
use grad_core::ops::path;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};

impl Frame<'_> {
    pub(super) fn call(&mut self, id: NodeId, node: &Node, call: &Call) {
        let span = self.span(node);
        for v in &node.operands {
            self.settled(*v);
        }
        let mut args: Vec<TokenStream> = vec![];
        let mut in_outs = vec![];
        let mut operands = node.operands.iter().copied();
        let (&back, values) = node.results.split_last().expect("a call has a pullback");
        let value = values[0];
        let with_back = self.is_used(back);
        // what is drawn is recorded by the function's derivative only
        let em = self.em;
        let forward = (with_back || self.recorded || em.asks_for(call)) && !em.is_plain(call);
        let functions = em.function_args(call);
        let mut before = quote!();
        let (own, tangents) = match call.jvp {
            true => call.args.split_at(call.args.len() / 2),
            false => (&call.args[..], &[][..]),
        };
        // in forward mode a function stands where it is passed, and takes the tangents of what it captures from behind
        let mut handed: Vec<(usize, Vec<Ident>)> = vec![];
        let halves = [(own, false), (tangents, true)];
        for (passed, of_tangents) in halves.into_iter().take(1 + usize::from(call.jvp)) {
            let mut given = functions.iter().peekable();
            let (mut passed, mut position) = (passed.iter(), 0);
            loop {
                if let Some(function) = given.next_if(|f| f.position == position) {
                    position += 1;
                    let captures = function.given.captures();
                    passed.by_ref().take(captures).for_each(|_| {});
                    if !call.jvp {
                        args.push(self.function_arg(
                            function,
                            &mut operands,
                            forward,
                            &mut before,
                            span,
                        ));
                        continue;
                    }
                    let names = self.capture(captures, &mut operands, &mut before);
                    if !of_tangents {
                        handed.push((args.len(), names));
                        args.push(quote!());
                        continue;
                    }
                    let (at, captured) = handed.remove(0);
                    args[at] = self.pushed_function(function, [&captured, &names], forward, span);
                    continue;
                }
                let Some(arg) = passed.next() else { break };
                position += 1;
                let v = operands.next().expect("one operand per argument");
                args.push(match arg.mode {
                    ArgMode::Value => self.hand_over_once(v, id),
                    ArgMode::Shared => {
                        let part = self.bounds(arg, &mut operands);
                        self.lend(v, part, span)
                    }
                    ArgMode::InOut => {
                        let last = args.is_empty() && !forward && self.is_given_up(node, arg);
                        let place = self.writable(v, id);
                        let lent = match of_tangents {
                            false if last && place.how == How::Own => place.name.to_token_stream(),
                            false => self.lend_mut(v, &place, arg, &mut operands, span),
                            true => self.lend_tangent(v, &place, arg, &mut operands, span),
                        };
                        in_outs.push(place);
                        lent
                    }
                });
            }
        }
        let path = em.tokens(call.tokens, &call.callee);
        let mut whose = None;
        let on_tape = em.callee(call).filter(|_| forward);
        let expr = match (self.of_param(call), forward) {
            (Some(vars), _) if call.jvp => {
                let function = &vars.function;
                let plain = &vars.without_way_back;
                match forward {
                    true => quote_spanned!(span=> #function(#(#args),*)),
                    false => quote_spanned!(span=> (#plain)(#(#args),*)),
                }
            }
            (Some(vars), _) if vars.form.is_pushed() => {
                let plain = &vars.plain;
                match forward {
                    true => quote_spanned!(span=> ((#plain)(#(#args),*), ())),
                    false => quote_spanned!(span=> (#plain)(#(#args),*)),
                }
            }
            _ if call.jvp => self.jvp_call(call, &path, &args, forward, span),
            (None, true) if on_tape.is_some() => self.run_on_tape(node, call, &args, span),
            (None, _) if call.callee.starts_with('.') => {
                let (this, rest) = args.split_first().expect("a method has a receiver");
                let this = em.believed(this.clone());
                if forward {
                    let method = of_method(companion_method(&path), functions, true);
                    whose = Some(this.clone());
                    quote_spanned!(span=> (*#this).#method(#(#rest),*))
                } else if em.takes_receiver(call) {
                    quote_spanned!(span=> ::grads::__private::Copied::copied_value(#this).#path(#(#rest),*))
                } else {
                    quote_spanned!(span=> (#this).#path(#(#rest),*))
                }
            }
            (Some(vars), true) => {
                let function = &vars.function;
                quote_spanned!(span=> #function(#(#args),*))
            }
            (Some(vars), false) => {
                let function = &vars.function;
                quote_spanned!(span=> #function(#(#args),*).0)
            }
            (None, true) => {
                let forward = if call.spent { spent::NAME } else { "forward" };
                let (companion, generics) = companion_path(&path, forward);
                let generics = with_functions(generics, functions, true);
                let function = match (call.spent, nested::of_callee(&path)) {
                    (true, _) => spent::or_say(&quote!(#companion #generics), span),
                    (false, Some((kind, of))) => {
                        let mode = Mode::Nested(kind);
                        let name = nested::shown(&of);
                        jvp::or_say(&quote!(#companion #generics), &companion, &name, mode, span)
                    }
                    (false, None) => quote_spanned!(span=> #companion #generics),
                };
                let function = em.believed(function);
                quote_spanned!(span=> #function(#(#args),*))
            }
            (None, false) => {
                let function = em.believed(quote!(#path));
                match em.primals(call) {
                    None => quote_spanned!(span=> #function(#(#args),*)),
                    Some(n) => {
                        let [primals, tangents] = [&args[..n], &args[n..]].map(bare_or_tuple);
                        quote_spanned!(span=> #function(#primals, #tangents))
                    }
                }
            }
        };
        let expr = match forward && !with_back {
            true => {
                let value = quote_spanned!(span=> #expr.0);
                match draws::of_callee(call, &path).filter(|_| functions.is_empty()) {
                    Some(draws) => {
                        let plain = match call.jvp {
                            true => self.jvp_call(call, &path, &args, false, span),
                            false => {
                                let function = em.believed(quote!(#path));
                                quote_spanned!(span=> #function(#(#args),*))
                            }
                        };
                        quote_spanned!(span=> if #draws { #value } else { #plain })
                    }
                    None => value,
                }
            }
            false => expr,
        };
        let expr = if before.is_empty() {
            expr
        } else {
            quote_spanned!(span=> { #before #expr })
        };
        let kept = self.is_used(value) && *self.ty(value) != Type::Unit;
        let written = em.written_type(call.tokens).filter(|_| kept && !call.jvp);
        let expr = match (forward || !kept || self.of_param(call).is_some(), &written) {
            (true, _) => expr,
            (false, None) => self.once(expr, span),
            (false, Some(ty)) => {
                let expr = quote_spanned!(span=> { let made: #ty = #expr; made });
                self.once(expr, span)
            }
        };
        let (value_name, back_name) = (self.new_name(value), self.new_name(back));
        let value_pattern = if kept {
            quote!(mut #value_name)
        } else {
            quote!(_)
        };
        let ty = written.or_else(|| spelled(self.ty(value)).filter(|_| kept));
        let annotation = match (&ty, with_back) {
            (Some(ty), true) => quote_spanned!(span=> : (#ty, _)),
            (Some(ty), false) => quote_spanned!(span=> : #ty),
            (None, _) => quote!(),
        };
        self.effect(match (with_back, kept) {
            (true, _) => {
                let own = whose.map(|this| self.asks_whose(node, call, &this, &back_name));
                quote_spanned!(span=> let (#value_pattern, #back_name) #annotation = #expr; #own)
            }
            (false, true) => quote_spanned!(span=> let mut #value_name #annotation = #expr;),
            (false, false) => quote_spanned!(span=> #expr;),
        });
        if kept {
            // a slice is another's: what is kept of it is a copy
            let writable = !matches!(self.ty(value), Type::Slice(_));
            let place = Place::own(value_name);
            self.define_as(value, Place { writable, ..place });
        } else {
            self.set(value, Rep::Scalar(Expr::atom(quote!(()))));
        }
        self.set(back, Rep::Place(Place::own(back_name)));
        for (v, place) in values[1..].iter().zip(in_outs) {
            self.define_as(*v, place);
        }
    }

    /// Whether it is seen whose method is called.
    fn knows_whose(&self, node: &Node, call: &Call) -> bool {
        let name = call.callee.trim_start_matches('.');
        match receiver_type(self.graph, node, call) {
            Type::Named(of) => {
                let own = (of.to_string(), name.to_string());
                self.em.own_methods.contains(&own)
            }
            ty => ty.is_known(),
        }
    }

    /// Whether a receiver is what a call or rustc gave, and nobody looks at it again: a builder's method takes it by value, others
    /// may as well.
    fn is_given_up(&self, node: &Node, arg: &Arg) -> bool {
        let NodeKind::Call(call) = &node.kind else {
            return false;
        };
        let lent = call.args.iter().filter(|a| a.mode == ArgMode::InOut);
        // what is left in in-outs stands before the way back
        let first = node.results.len().checked_sub(1 + lent.count());
        let (of, after) = (node.operands[0], first.and_then(|at| node.results.get(at)));
        let given = match self.graph.values[of].def {
            Def::Result(by, _) => {
                matches!(
                    self.graph.nodes[by].kind,
                    NodeKind::Call(_) | NodeKind::Host(_)
                )
            }
            Def::Param(_) | Def::Capture(_) => false,
        };
        call.callee.starts_with('.')
            && !call.jvp
            && !self.em.takes_receiver(call)
            && arg.width() == 1
            && arg.steps.is_empty()
            && given
            && self.uses(of) == 1
            && after.is_some_and(|v| !self.is_used(*v))
    }

    /// The call of a callee's forward mode.
    fn jvp_call(
        &self,
        call: &Call,
        path: &TokenStream,
        args: &[TokenStream],
        forward: bool,
        span: Span,
    ) -> TokenStream {
        if call.callee.starts_with('.') {
            let (this, rest) = args.split_first().expect("a method has a receiver");
            let this = self.em.believed(this.clone());
            let method = named_method(
                path,
                match forward {
                    true => owner::second_entry,
                    false => owner::jvp_entry,
                },
            );
            let method = of_method(method, self.em.function_args(call), forward);
            return quote_spanned!(span=> (*#this).#method(#(#rest),*));
        }
        let nested = nested::of_callee(path);
        let (function, mode) = match (forward, &nested) {
            (true, _) => (second::NAME, Mode::Second),
            (false, None) => (jvp::NAME, Mode::Forward),
            (false, Some((kind, _))) => (jvp::NAME, Mode::Nested(*kind)),
        };
        if let (true, Some((kind, of))) = (forward, &nested) {
            let message = third(*kind, of);
            return quote_spanned!(span=> ::core::compile_error!(#message));
        }
        let (companion, generics) = companion_path(path, function);
        let name = nested.map_or_else(
            || path.to_string(),
            |(_, of)| of.to_token_stream().to_string(),
        );
        let generics = with_functions(generics, self.em.function_args(call), forward);
        let function = jvp::or_say(&quote!(#companion #generics), &companion, &name, mode, span);
        let function = self.em.believed(function);
        quote_spanned!(span=> #function(#(#args),*))
    }

    /// A `&mut` to the tangent of what is passed of a value, `v`, which is in `place`.
    fn lend_tangent(
        &mut self,
        v: Value,
        place: &Place,
        arg: &Arg,
        operands: &mut impl Iterator<Item = Value>,
        span: Span,
    ) -> TokenStream {
        let Some(attr) = path::of_text(&arg.steps) else {
            return self.lend_mut(v, place, arg, operands, span);
        };
        let indices: Vec<Value> = operands.take(path::indices(&arg.steps)).collect();
        let (base, ty) = (super::node::root(place, &attr), self.ty(v));
        let part = self.gradient_of_part(base, ty, &attr, &indices, true, span);
        match self.bounds(arg, operands) {
            None => quote_spanned!(span=> &mut #part),
            Some((lo, hi)) => quote_spanned!(span=> &mut #part[#lo..#hi]),
        }
    }

    /// Asks whether the derivative that is called like a method is one of the receiver's own type: where that has none,
    /// rustc goes on to what it derefs to, whatever the method itself is.
    fn asks_whose(
        &self,
        node: &Node,
        call: &Call,
        this: &TokenStream,
        back: &Ident,
    ) -> TokenStream {
        if self.is_back || self.knows_whose(node, call) {
            return quote!();
        }
        let functions = self.em.function_args(call).len();
        let captured = self.em.function_args(call).iter().map(|f| match f.given {
            Given::Closure { captures, .. } => captures,
            Given::Path(_) | Given::Param(_) => 0,
        });
        let captured = captured.sum::<usize>() * if call.jvp { 2 } else { 1 };
        let given = call
            .args
            .iter()
            .filter(|a| a.mode != ArgMode::Value)
            .count()
            - captured;
        let Some(own) = owner::asks_whose(2 * given + functions + 1) else {
            return quote!();
        };
        let span = self.span(node);
        let own = Ident::new(&own, span);
        let mut receiver = proc_macro2::Group::new(
            proc_macro2::Delimiter::Parenthesis,
            located(this.clone(), span),
        );
        receiver.set_span(span);
        quote_spanned! {span=>
            let _ = || { loop {} ::grads::__private::witness::#own(#receiver, &#back); };
        }
    }

    pub(super) fn call_back(&mut self, id: NodeId, node: &Node, back: &CallBack) {
        let span = self.span(node);
        for v in &node.operands {
            self.settled(*v);
        }
        let mut operands = node.operands.iter().copied();
        let pullback = operands.next().expect("the pullback");
        let (mut args, mut pattern) = (vec![], vec![]);
        let mut results = node.results.iter().copied();
        let mut places: Vec<(Value, Place)> = vec![];
        let mut asked: Vec<(Ident, bool, usize)> = vec![];
        let em = self.em;
        let functions = em.function_args(&back.call);
        let (mut before, mut checked) = (quote!(), quote!());
        let shared = self.share_backs(functions, &mut before);
        let lending = self.lend_adjoints(id, node, back);
        let mut given = functions.iter().peekable();
        let mut position = 0;
        let mut passed = back
            .call
            .args
            .iter()
            .zip(&back.active)
            .enumerate()
            .peekable();
        let first_tangent = match back.call.jvp {
            true => back.call.args.len() / 2,
            false => usize::MAX,
        };
        let mut of_tangents = false;
        let mut handed: Vec<(usize, Vec<TokenStream>)> = vec![];
        loop {
            let is_next = passed.peek().is_none_or(|(i, _)| *i >= first_tangent);
            if back.call.jvp
                && !of_tangents
                && is_next
                && given.peek().is_none_or(|f| f.position != position)
            {
                (of_tangents, position) = (true, 0);
                given = functions.iter().peekable();
            }
            if let Some(function) = given.next_if(|f| f.position == position) {
                position += 1;
                let mut captured = vec![];
                if let Given::Closure { captures, .. } = function.given {
                    for _ in 0..captures {
                        let (i, _) = passed.next().expect("one mark per captured value");
                        let v = operands.next().expect("the primal");
                        skip(&mut operands, back.adjoint_width(i));
                        captured.push(self.lend(v, None, span));
                        captured.push(lending.given(i, span));
                        if back.has_adjoint(i) {
                            places.push((
                                results.next().expect("the adjoint after"),
                                lending.place(i),
                            ));
                        }
                    }
                }
                if of_tangents {
                    let (at, own) = handed.remove(0);
                    args[at] = self.pushed_function_back(
                        &function.given,
                        [&own, &captured],
                        &shared,
                        span,
                    );
                } else if back.call.jvp {
                    handed.push((args.len(), captured));
                    args.push(quote!());
                } else {
                    args.push(self.function_back(&function.given, &captured, &shared, span));
                }
                continue;
            }
            let Some((i, (arg, &active))) = passed.next() else {
                break;
            };
            position += 1;
            match arg.mode {
                ArgMode::Value => {
                    pattern.push(if active {
                        let v = results.next().expect("a cotangent");
                        let name = self.new_name(v);
                        if !self.ty(v).is_known() {
                            // whether the callee differentiates its param only rustc knows
                            let given = located(quote!(#name), span);
                            let given = match self.argument_in_gradient(pullback, i, span) {
                                Some(place) => quote_spanned!(span=> ::grads::__private::given_at(#given, #place)),
                                None => quote_spanned!(span=> ::grads::__private::Given::given(#given)),
                            };
                            checked.extend(quote_spanned!(span=> let mut #name = #given;));
                        }
                        if back.asked[i] {
                            asked.push((name.clone(), self.ty(v).is_known(), i));
                        }
                        places.push((v, Place::own(name.clone())));
                        quote!(mut #name)
                    } else {
                        quote!(_)
                    });
                    continue;
                }
                ArgMode::Shared => {
                    let v = operands.next().expect("the primal");
                    let part = self.bounds(arg, &mut operands);
                    skip(&mut operands, back.adjoint_width(i));
                    args.push(self.lend(v, part, span));
                    args.push(lending.given(i, span));
                    if back.has_adjoint(i) {
                        places.push((results.next().expect("the adjoint after"), lending.place(i)));
                    }
                }
                ArgMode::InOut if !back.call.restores(i) => {
                    skip(&mut operands, back.adjoint_width(i));
                    args.push(lending.given(i, span));
                    places.push((results.next().expect("the adjoint after"), lending.place(i)));
                }
                ArgMode::InOut => {
                    let v = operands.next().expect("the primal");
                    let restored = results.next().expect("the primal restored");
                    let primal = match self.is_used(restored) {
                        true => self.writable(v, id),
                        false => self.copied_if_written(v, id),
                    };
                    args.push(self.lend_mut(v, &primal, arg, &mut operands, span));
                    skip(&mut operands, back.adjoint_width(i));
                    places.push((restored, primal));
                    args.push(lending.given(i, span));
                    if back.has_adjoint(i) {
                        places.push((results.next().expect("the adjoint after"), lending.place(i)));
                    }
                }
            }
        }
        for (ct, is_known, i) in asked {
            let v = results.next().expect("whether a cotangent is there");
            let name = self.new_name(v);
            let is_there = marks::is_there(em, (&back.call, i), &ct, is_known, span);
            checked.extend(quote_spanned!(span=> let #name = #is_there;));
            places.push((v, Place::own(name)));
        }
        let ct = if back.seeded {
            let ct = operands.next().expect("the cotangent");
            self.hand_over(ct, id)
        } else {
            quote_spanned!(span=> ::grads::__private::unseeded())
        };
        let Rep::Place(kept) = self.rep(pullback) else {
            panic!("a pullback is a variable")
        };
        let pattern = if pattern.is_empty() {
            quote!(_)
        } else {
            quote_spanned!(span=> (#(#pattern,)*))
        };
        let run = match self.of_param(&back.call) {
            Some(vars) => {
                let (function, kept) = (&vars.back, kept.shared());
                quote_spanned!(span=> #function(#kept, (#(#args,)* #ct,)))
            }
            None if em.callee(&back.call).is_some() => {
                self.back_on_tape(&back.call, &args, &ct, &kept.name, span)
            }
            None => {
                // where the callee's params are others than the arguments say, rustc says so at the call
                let name = located(kept.name.to_token_stream(), span);
                quote_spanned!(span=> #name(#(#args,)* #ct))
            }
        };
        let (lent, returned) = (&lending.before, &lending.after);
        self.effect(quote_spanned!(span=> #before #lent let #pattern = #run; #returned #checked));
        for (v, place) in places {
            self.define_as(v, place);
        }
    }

    /// Runs what is called, so that its way back stands on the tape.
    fn run_on_tape(
        &self,
        node: &Node,
        call: &Call,
        args: &[TokenStream],
        span: Span,
    ) -> TokenStream {
        let (em, tape) = (self.em, on_tape::tape());
        if em.callee(call) == Some(Callee::Method) {
            let (this, rest) = args.split_first().expect("a method has a receiver");
            let this = em.believed(this.clone());
            let method = em.method_on_tape(call, RUN_OF);
            let receiver = located(this.clone(), span);
            let asks = em.workspace.as_ref();
            let asks = asks.and_then(|w| w.asks(call, &em.names));
            let whose = match (asks, self.knows_whose(node, call)) {
                (Some(like), _) => quote_spanned!(span=> #like.whose(#receiver)),
                (None, true) => quote_spanned!(span=> ::grads::__private::witness::known()),
                (None, false) => {
                    quote_spanned!(span=> ::grads::__private::witness::whose(#receiver))
                }
            };
            return quote_spanned!(span=> (*#this).#method(#whose, #(#rest,)* #tape));
        }
        let run = em.believed(em.path_on_tape(call, on_tape::RUN));
        quote_spanned!(span=> #run(#(#args,)* #tape))
    }

    /// Goes its way back, which is kept at the place `at`.
    fn back_on_tape(
        &self,
        call: &Call,
        args: &[TokenStream],
        ct: &TokenStream,
        at: &Ident,
        span: Span,
    ) -> TokenStream {
        let (em, tape) = (self.em, on_tape::tape());
        if em.callee(call) == Some(Callee::Method) {
            let (this, rest) = args.split_first().expect("a method has a receiver");
            let method = em.method_on_tape(call, BACK_OF);
            return quote_spanned!(span=> (*#this).#method(#(#rest,)* #ct, #tape, #at));
        }
        let back = em.path_on_tape(call, on_tape::BACK);
        quote_spanned!(span=> #back(#(#args,)* #ct, #tape, #at))
    }

    /// The function-typed param that is called, if it is one.
    pub(super) fn of_param(&self, call: &Call) -> Option<&FnVars> {
        let of_param = call.takes_param.then_some(&call.callee);
        of_param.and_then(|name| self.em.function_vars(name))
    }

    fn define_as(&mut self, v: Value, place: Place) {
        if is_place(self.ty(v)) {
            self.set(v, Rep::Place(place));
        } else {
            self.set(v, Rep::Scalar(Expr::ident(&place.name)));
        }
    }

    /// What a value owns is handed to a call, which may be lent it too.
    fn hand_over_once(&mut self, v: Value, at: NodeId) -> TokenStream {
        let operands = &self.graph.nodes[at].operands;
        let once = operands.iter().filter(|o| **o == v).count() == 1;
        match self.rep(v) {
            Rep::Place(place) if !once => self.take(&place, self.ty(v), false),
            _ => self.hand_over(v, at),
        }
    }

    /// The bounds of a sub-slice, if that is what is passed.
    fn bounds(&mut self, arg: &Arg, operands: &mut impl Iterator<Item = Value>) -> Window {
        if !arg.sub {
            return None;
        }
        let mut next = || operands.next().expect("a bound of a sub-slice");
        let (lo, hi) = (next(), next());
        Some((self.bound(lo), self.bound(hi)))
    }

    pub(super) fn bound(&mut self, v: Value) -> TokenStream {
        self.read_index(v).at_least(super::expr::Prec::Add)
    }

    /// A `&mut` to what is passed of `v`, which is in `place`.
    fn lend_mut(
        &mut self,
        v: Value,
        place: &Place,
        arg: &Arg,
        operands: &mut impl Iterator<Item = Value>,
        span: Span,
    ) -> TokenStream {
        let indices: Vec<Value> = operands.take(path::indices(&arg.steps)).collect();
        let part = path::of_text(&arg.steps).map(|attr| {
            let base = super::node::root(place, &attr);
            self.part(Some(v), base, &attr, &indices, true, (span, None))
        });
        match (part, self.bounds(arg, operands)) {
            (None, None) => place.mutable(),
            (None, Some((lo, hi))) => {
                let base = place.receiver();
                quote_spanned!(span=> &mut #base[#lo..#hi])
            }
            (Some(part), None) => quote_spanned!(span=> &mut #part),
            (Some(part), Some((lo, hi))) => quote_spanned!(span=> &mut #part[#lo..#hi]),
        }
    }

    fn lend(
        &mut self,
        v: Value,
        part: Option<(TokenStream, TokenStream)>,
        span: Span,
    ) -> TokenStream {
        match part {
            Some((lo, hi)) => {
                let base = self.receiver(v);
                quote_spanned!(span=> &#base[#lo..#hi])
            }
            None => self.by_reference(v),
        }
    }
}

impl Emitter<'_> {
    /// A function of the callee's companion for callers with a tape.
    fn path_on_tape(&self, call: &Call, function: &str) -> TokenStream {
        if let (Some(Callee::Own), Some(workspace)) = (self.callee(call), &self.workspace) {
            let [run, back] = &workspace.functions;
            return match function {
                on_tape::RUN => quote!(Self::#run),
                _ => quote!(Self::#back),
            };
        }
        let (function, generics) =
            companion_path(&self.tokens(call.tokens, &call.callee), function);
        quote!(#function #generics)
    }

    /// The same of a method, as it is called on its receiver.
    fn method_on_tape(&self, call: &Call, function: &str) -> TokenStream {
        let path = self.tokens(call.tokens, &call.callee);
        named_method(&path, |name| owner::function(name, function))
    }
}

/// The type of what a method is called on: of a part of something it is not known here.
pub(super) fn receiver_type<'g>(graph: &'g FuncGraph, node: &Node, call: &Call) -> &'g Type {
    match call.args.first() {
        Some(arg) if !arg.steps.is_empty() => &Type::Open,
        _ => graph.ty(node.operands[0]),
    }
}

/// Says that a derivative in a function would have to be differentiated twice.
fn third(kind: Kind, of: &syn::ExprPath) -> String {
    let (name, of) = (
        kind.name(),
        of.to_token_stream().to_string().replace(' ', ""),
    );
    format!(
        "`{name}!({of})` has no second derivatives: those would be third derivatives of `{of}`\nhelp: say `#[differentiable(forward)]` in place of `order = 2` on the function that calls it; of a graph built at run time there are derivatives of any order"
    )
}

/// Leaves out the next `n` operands.
fn skip(operands: &mut impl Iterator<Item = Value>, n: usize) {
    operands.take(n).for_each(drop);
}

/// `tokens` at `span`: where they do not fit is a mistake in the call.
pub fn located(tokens: TokenStream, span: Span) -> TokenStream {
    let at = |mut token: TokenTree| {
        token.set_span(span.resolved_at(token.span()));
        token
    };
    tokens.into_iter().map(at).collect()
}

/// The companion's `forward` for a path, and the path's generic arguments as a turbofish.
pub(super) fn companion_path(path: &TokenStream, function: &str) -> (TokenStream, TokenStream) {
    if let Some((kind, of)) = nested::of_callee(path) {
        let function = format!("{}{function}", kind.prefix());
        return companion_path(&of.to_token_stream(), &function);
    }
    let Ok(path) = syn::parse2::<syn::ExprPath>(path.clone()) else {
        let function = Ident::new(function, Span::mixed_site());
        return (quote!(#path::#function), tokens("", Span::mixed_site()));
    };
    let (plain, arguments) = owner::without_arguments(&path);
    let turbofish = if arguments.is_empty() {
        quote!()
    } else {
        quote!(::<#(#arguments),*>)
    };
    match plain.path.segments.last() {
        Some(last) if owner::is_associated(&plain) => {
            let name = owner::function(&last.ident, function);
            let function = owner::with_name(&plain, name);
            (quote!(#function), turbofish)
        }
        last => {
            let at = last.map_or_else(Span::mixed_site, |last| last.ident.span());
            let (plain, function) = (named(plain), Ident::new(function, at));
            (quote!(#plain::#function), turbofish)
        }
    }
}

/// The companion's path as generated code names it: where a function has no companion, rustc then shows the attribute that
/// asked for one.
pub(super) fn named(mut path: syn::ExprPath) -> syn::ExprPath {
    let names = path.path.segments.iter_mut().map(|s| &mut s.ident);
    for name in names.filter(|name| *name != "$crate") {
        name.set_span(Span::mixed_site().located_at(name.span()));
    }
    path
}

/// The name by which a method's derivative is called, with the method's generic arguments.
fn companion_method(method: &TokenStream) -> TokenStream {
    named_method(method, owner::entry)
}

/// What `named` makes of a method's name, with the method's generic arguments.
fn named_method(method: &TokenStream, named: impl Fn(&Ident) -> Ident) -> TokenStream {
    let mut method = method.clone().into_iter();
    match method.next() {
        Some(TokenTree::Ident(name)) => {
            let name = named(&name);
            quote!(#name #(#method)*)
        }
        other => quote!(#other #(#method)*),
    }
}

/// A name in which the function stands: the bodies of a companion call the same trait the same.
fn named_after(function: &Ident, name: &str) -> Ident {
    let function = function.to_string();
    let function = function.trim_start_matches("__grads_");
    let name = match function.split_once("__") {
        Some((method, _)) => format!("{name}_of_{method}"),
        None => format!("{name}_{function}"),
    };
    Ident::new(&name, Span::call_site())
}

/// The methods whose way back is gone: one that has no derivative is an error that says so.
pub(super) fn called_methods(em: &Emitter, model: &Model) -> TokenStream {
    let reals = model.reals();
    let mut params = model.item.sig.generics.type_params();
    // for a type param rustc proposes the second as a bound
    let fallback = match params.any(|p| !reals.contains(&p.ident.to_string())) {
        true => "TraitThatIsAnnotatedWithDifferentiable",
        false => "WithDerivative",
    };
    let mut seen: Vec<String> = vec![];
    let (mut items, mut numbers, mut of_types) = (quote!(), false, false);
    let closures = em.derivative.iter().flat_map(|d| &d.closures);
    let modules = std::iter::once(em.module).chain(closures.map(|c| &c.module));
    let graphs = modules.flat_map(|m| m.funcs.values());
    for node in graphs.flat_map(|g| g.nodes.values()) {
        let (call, is_second) = match &node.kind {
            NodeKind::CallBack(back) => (&back.call, back.call.jvp),
            NodeKind::Call(call) if em.is_plain(call) => continue,
            NodeKind::Call(call) if call.jvp || em.asks_for(call) => (&**call, false),
            _ => continue,
        };
        let tokens = em.tokens(call.tokens, &call.callee);
        let shown = tokens.to_string();
        let mut on_tape = None;
        let function = if call.callee.starts_with('.') {
            match tokens.into_iter().next() {
                Some(TokenTree::Ident(name)) if is_second => owner::second_entry(&name),
                Some(TokenTree::Ident(name)) if call.jvp => owner::jvp_entry(&name),
                Some(TokenTree::Ident(name)) => {
                    on_tape = Some(Ident::new(
                        &owner::function(&name, RUN_OF).to_string(),
                        Span::call_site(),
                    ));
                    owner::entry(&name)
                }
                _ => continue,
            }
        } else {
            match syn::parse2::<syn::ExprPath>(tokens) {
                Ok(path) if owner::is_associated(&path) && call.jvp => {
                    of_types = true;
                    continue;
                }
                Ok(path) if owner::is_associated(&path) => match path.path.segments.last() {
                    Some(last) => owner::function(&last.ident, "forward"),
                    None => continue,
                },
                _ => continue,
            }
        };
        if seen.contains(&function.to_string()) {
            continue;
        }
        seen.push(function.to_string());
        // sizes may stand behind the name
        let method = shown.split("::").map(str::trim);
        let method = method.filter(|part| !part.starts_with('<')).last();
        let method = method.unwrap_or_default();
        let message = match call.jvp {
            true if is_second => {
                format!(
                    "method `{method}` of `{{Self}}` is called here but has no second derivatives"
                )
            }
            true => {
                format!("method `{method}` of `{{Self}}` is called here but has no forward mode")
            }
            false => {
                format!("method `{method}` of `{{Self}}` is called here but has no derivative")
            }
        };
        let function = Ident::new(&function.to_string(), Span::call_site());
        let (lacking, fallback) = (
            named_after(&function, "HasDerivative"),
            named_after(&function, fallback),
        );
        numbers |= crate::lower::scalar_prim(method).is_some();
        let behind = match ARRAY_METHODS.contains(&method) {
            true => {
                format!("; if it is the array's behind `Deref`, name the array: `x.0.{method}(..)`")
            }
            false => String::new(),
        };
        let note = match call.jvp {
            true if is_second => "annotate it, or its `impl` (and the trait, if it is a trait's), with #[differentiable(order = 2)]".to_string(),
            true => "annotate it, or its `impl` (and the trait, if it is a trait's), with #[differentiable(forward)]".to_string(),
            false => format!(
                "annotate its `impl` (and the trait, if it is a trait's) with #[differentiable], or wrap the call in stop_gradient(..); a method that returns a reference has none of its own, and its body is seen only in the same file, or in a module with the attribute: elsewhere, and in generic blocks, write the place itself, as in `&x.data[a..b]`, or return a copy{behind}"
            ),
        };
        let on_tape = on_tape.into_iter();
        let traits = quote! {
            #[diagnostic::on_unimplemented(message = #message, note = #note)]
            trait #lacking {}
            trait #fallback {
                fn #function(&self) {}
                #(fn #on_tape(&self) {})*
            }
            impl<T: #lacking + ?Sized> #fallback for T {}
        };
        match &em.shared {
            Some(shared) => shared.call(&function, traits),
            None => items.extend(traits),
        }
    }
    if numbers {
        items.extend(quote!(
            use ::grads::__private::Number as _;
        ));
    }
    if of_types || !seen.is_empty() {
        items.extend(foreign_traits());
    }
    items
}
