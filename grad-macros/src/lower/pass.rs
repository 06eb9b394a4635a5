//! The nodes of calls: how arguments are passed.

use super::each::Visit;
use super::place::whole;
use super::scope::{Base, Mutability, Operand, Place, Slot, Step, Val, Window};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::functions::{FunctionArg, Given, note_generics};
use crate::report::Refused;
use grad_core::ir::{Arg, ArgMode, Call, NodeKind, Tokens};
use grad_core::ops::{self, path};
use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::ExprPath;

/// What is passed, and the places behind pairs of parts of one array.
type Detached = (Vec<Operand>, Vec<(Place, Place)>);

/// The arguments of a call.
#[derive(Default)]
struct Passed {
    /// The operands of the node; whether a closure captures it.
    operands: Vec<(Val, bool)>,
    modes: Vec<Arg>,
    in_outs: Vec<Place>,
    /// Parts that take their vectors back.
    detached: Vec<(Place, Place)>,
    functions: Vec<FunctionArg>,
    /// Whether a function-typed param is among them, or called in a closure that is.
    takes_param: bool,
    /// Whether the callee is a function whose in-out params are those that are passed by `&mut`.
    lends: bool,
}

impl<'m> Lowerer<'m> {
    /// A call of a function by its path.
    pub fn call_node(&mut self, path: &ExprPath, args: Vec<Operand>, span: Span) -> Res<Operand> {
        let (own, companion) = (&self.model.item.sig.ident, self.model.companion());
        let recursive = self.model.owner.is_none()
            && (path.path.is_ident(own) || path.path.is_ident(companion));
        let (callee, tokens) = if recursive {
            (own.to_string(), companion.to_token_stream())
        } else {
            let callee = path.to_token_stream().to_string().replace(' ', "");
            (callee, self.for_all_lifetimes(path).to_token_stream())
        };
        let ret = if recursive {
            self.known(&self.model.ret)
        } else {
            self.associated_type(path)
        };
        let args = match takes_items(path) {
            true => self.with_items(args, path, span)?,
            false => args,
        };
        self.call_of(callee, tokens, ret, args, span)
    }

    /// `Fit::<'_>::score` for `Self::score` in an `impl Fit<'a>`: on the way back, what is handed on may live for another lifetime.
    fn for_all_lifetimes(&self, path: &ExprPath) -> syn::Type {
        let mut named = syn::Type::Path(syn::TypePath {
            qself: path.qself.clone(),
            path: path.path.clone(),
        });
        let owner = self.model.owner.as_ref();
        let borrows = owner.filter(|o| o.generics.lifetimes().next().is_some());
        if let Some(this) = borrows.and_then(|o| o.self_ty.as_ref()) {
            let mut arguments = crate::world::Arguments::default();
            arguments.give_self(this, &[]);
            arguments.put_into(&mut named);
        }
        named
    }

    /// The arguments of a function that takes an iterator, whose derivative takes the items in a vector.
    fn with_items(&mut self, args: Vec<Operand>, path: &ExprPath, span: Span) -> Res<Vec<Operand>> {
        let mut collected = |arg| match arg {
            Operand::Iter(iter) if !iter.takes() => self
                .collected(Visit::of(span, path), &iter)
                .map(Operand::Val),
            arg => Ok(arg),
        };
        args.into_iter().map(&mut collected).collect()
    }

    /// A call of what `tokens` name, which returns `ret`.
    pub fn call_of(
        &mut self,
        callee: String,
        tokens: TokenStream,
        ret: Ty,
        args: Vec<Operand>,
        span: Span,
    ) -> Res<Operand> {
        let lends = std::mem::take(&mut self.lends);
        let takes_receiver = std::mem::take(&mut self.takes_receiver);
        let passed = Passed {
            lends,
            ..self.pass(args, span)?
        };
        for (v, captured) in &passed.operands {
            if !captured {
                let ty = self.ty(*v);
                self.types.share(&ty);
            }
        }
        let takes_param = passed.takes_param;
        let receiver = passed.operands.first().map(|(v, _)| self.ty(*v));
        let ret = self
            .seen_count(&callee, &tokens, receiver.as_ref())
            .or_else(|| self.seen_slice(&callee, &tokens, receiver.as_ref()))
            .unwrap_or(ret);
        let constant = self.gives_constant(&callee, &tokens, receiver.as_ref());
        let mut passed = self.stop_constants(passed, &callee, &tokens, receiver.as_ref());
        if let Some(sig) = self.seen_signature(&callee, &tokens, receiver.as_ref()) {
            note_generics(&mut passed.functions, &sig);
        }
        let index = u32::try_from(self.tokens.len()).ok();
        self.by_value.extend(index.filter(|_| takes_receiver));
        let value = self.call_passed(callee, tokens, passed, ret, takes_param, span)?;
        Ok(match value {
            Operand::Val(v) if constant => Operand::Val(self.as_constant(v)),
            other => other,
        })
    }

    /// The signature of what is called, where the world or the file has it.
    fn seen_signature(
        &self,
        callee: &str,
        tokens: &TokenStream,
        receiver: Option<&Ty>,
    ) -> Option<syn::Signature> {
        if let Some(method) = callee.strip_prefix('.') {
            let name = method.split("::").next().unwrap_or(method).trim();
            return Some(self.world_method(receiver?, name)?.item.sig.clone());
        }
        let path = syn::parse2::<ExprPath>(tokens.clone()).ok()?;
        Some(self.world_callee(&path)?.item.sig)
    }

    /// What the callee takes as a constant, because there is no float in it, is one here: it may come out of something that has floats.
    fn stop_constants(
        &mut self,
        mut passed: Passed,
        callee: &str,
        tokens: &TokenStream,
        receiver: Option<&Ty>,
    ) -> Passed {
        let constant = self.takes_constants(callee, tokens, receiver);
        if constant.len() != passed.modes.len() || !passed.functions.is_empty() {
            return passed;
        }
        let mut at = 0;
        for (mode, constant) in passed.modes.iter().zip(constant) {
            let v = passed.operands[at].0;
            // of others it is seen that there is nothing in them
            let unseen = matches!(self.ty(v), Ty::Named(_) | Ty::Var(_) | Ty::Open);
            if constant && unseen && mode.mode != ArgMode::InOut && mode.steps.is_empty() {
                passed.operands[at].0 = self.stopped_value(v);
            }
            at += mode.width();
        }
        passed
    }

    /// A call of the function-typed param at position `at`.
    pub fn call_param(&mut self, at: usize, args: Vec<Operand>, span: Span) -> Res<Operand> {
        let model = self.model;
        let param = &model.params[at];
        let Some(function) = &param.function else {
            return Err(Refused);
        };
        let passed = self.pass(args, span)?;
        if passed.modes.len() == function.params.len() && passed.functions.is_empty() {
            let mut operands = passed.operands.iter();
            for (param, mode) in function.params.iter().zip(&passed.modes) {
                let first = operands.next().map(|(v, _)| self.ty(*v));
                operands.by_ref().take(mode.width() - 1).for_each(drop);
                if let Some(ty) = first.filter(|_| mode.steps.is_empty()) {
                    self.types.unify(&ty, &self.known(&param.ty));
                }
            }
        }
        let name = param.ident.to_string();
        self.uses.insert(name.clone());
        let ret = self.known(&function.ret);
        self.call_passed(name, param.ident.to_token_stream(), passed, ret, true, span)
    }

    /// What a call in `stop_gradient(..)` is given.
    fn stopped_value(&mut self, v: Val) -> Val {
        let ty = self.ty(v);
        match ty == Ty::Bool || self.types.is_int(&ty) {
            true => v,
            false => self.prim(&ops::select::STOP_GRADIENT, &[v], ty),
        }
    }

    fn call_passed(
        &mut self,
        callee: String,
        tokens: TokenStream,
        passed: Passed,
        ret: Ty,
        takes_param: bool,
        span: Span,
    ) -> Res<Operand> {
        let mut tys = vec![ret];
        tys.extend(passed.in_outs.iter().map(|place| self.place_ty(place)));
        tys.push(Ty::Pullback);
        let index = u32::try_from(self.tokens.len()).ok();
        self.tokens.push(tokens);
        if let (Some(index), true) = (index, passed.lends && passed.functions.is_empty()) {
            self.with_lent.insert(index);
        }
        if let (Some(index), false) = (index, passed.functions.is_empty()) {
            self.function_args.insert(index, passed.functions);
        }
        self.at(span);
        let call = Call {
            callee: callee.into(),
            tokens: Tokens(index),
            args: passed.modes,
            takes_param,
            spent: false,
            jvp: false,
        };
        let mut operands: Vec<Val> = passed.operands.iter().map(|(v, _)| *v).collect();
        if self.stopping > 0 {
            operands = operands
                .into_iter()
                .map(|v| self.stopped_value(v))
                .collect();
        }
        let results = self.node(NodeKind::Call(Box::new(call)), &operands, tys);
        for (place, v) in passed.in_outs.iter().zip(&results[1..]) {
            self.write_place(place, Operand::Val(*v), span)?;
        }
        for (part, own) in passed.detached {
            self.copy_from(&part, &own, span)?;
        }
        let value = results[0];
        Ok(self.take_apart(value))
    }

    /// The arguments of a call as operands of its node.
    fn pass(&mut self, args: Vec<Operand>, span: Span) -> Res<Passed> {
        self.no_lent_view(&args, span)?;
        let (args, detached) = self.detach(args, span)?;
        let referred = |(i, arg): (usize, &Operand)| match arg {
            Operand::Ref(place, how) => Some((i, place.clone(), *how)),
            _ => None,
        };
        let places: Vec<(usize, Place, Mutability)> =
            args.iter().enumerate().filter_map(referred).collect();
        let mut passed = Passed {
            detached,
            ..Passed::default()
        };
        for (position, arg) in args.into_iter().enumerate() {
            match arg {
                Operand::Ref(place, how) => {
                    let mut others = places.iter().filter(|(i, ..)| *i != position);
                    // what comes out of a part that is lent in place is the variable: of two, each would lack what the other wrote
                    let apart = others.all(|(_, other, how)| match how {
                        Mutability::Mut => place.base != other.base,
                        Mutability::Shared => are_apart(&place, other),
                    });
                    match apart && how == Mutability::Mut && self.is_lent_in_place(&place) {
                        true => self.pass_part(&place, &mut passed)?,
                        false => self.pass_reference(place, how, &mut passed, span)?,
                    }
                }
                Operand::Closure(id) => {
                    let by_ref = self.closures[id].by_ref;
                    let (closure, captures) = self.lift(id)?;
                    self.assume_captured(id, &captures);
                    passed.takes_param |= !self.lifted[closure].uses.is_empty();
                    let given = Given::Closure {
                        closure,
                        captures: captures.len(),
                    };
                    passed.functions.push(FunctionArg {
                        position,
                        by_ref,
                        given,
                        generic: None,
                    });
                    for v in captures {
                        passed.operands.push((v, true));
                        passed.modes.push(Arg::whole(ArgMode::Shared));
                    }
                }
                Operand::Function(id) => {
                    let (given, by_ref) = self.handed(id, span)?;
                    passed.takes_param |= matches!(given, Given::Param(_));
                    passed.functions.push(FunctionArg {
                        position,
                        by_ref,
                        given,
                        generic: None,
                    });
                }
                Operand::Iter(iter) if !iter.is_range() => {
                    return Err(self.problems.refuse(
                        span,
                        "an iterator is passed to a function",
                        "collect it into a `Vec`, or use up its items here",
                    ));
                }
                Operand::Option(_, payload) if super::skeleton::has_mut(&payload) => {
                    return Err(self.problems.refuse(
                        span,
                        "an `Option` is passed by `&mut`",
                        "pass it by value and return the new one",
                    ));
                }
                Operand::Unit => {
                    return Err(self.problems.refuse(
                        span,
                        "an argument has no value",
                        "pass a number or an array",
                    ));
                }
                value => {
                    passed.operands.push((self.value_of(value, span)?, false));
                    passed.modes.push(Arg::whole(ArgMode::Value));
                }
            }
        }
        Ok(passed)
    }

    fn pass_reference(
        &mut self,
        place: Place,
        how: Mutability,
        passed: &mut Passed,
        span: Span,
    ) -> Res<()> {
        let (whole, window) = match place.window {
            Some(window) => (whole(&place), Some(window)),
            None => (place.clone(), None),
        };
        passed
            .operands
            .push((self.read_place(&whole, span)?, false));
        if let Some(Window { lo, hi }) = window {
            passed.operands.extend([(lo, false), (hi, false)]);
        }
        let mode = match how {
            Mutability::Shared => ArgMode::Shared,
            Mutability::Mut => ArgMode::InOut,
        };
        if how == Mutability::Mut {
            passed.in_outs.push(whole);
        }
        passed.modes.push(Arg {
            sub: window.is_some(),
            ..Arg::whole(mode)
        });
        Ok(())
    }

    /// Whether it is a part of a variable, and no number, so that it may be passed by `&mut` where it is.
    pub fn is_lent_in_place(&mut self, place: &Place) -> bool {
        let is_variable = match place.base {
            Base::Var(id) => matches!(self.vars[id].slot, Slot::Cell(Some(_))),
            Base::Val(_) => false,
        };
        let of_enum = |step: &Step| step.text().contains("::");
        if !is_variable || place.path.is_empty() || place.path.iter().any(of_enum) {
            return false;
        }
        let ty = self.place_ty(&whole(place));
        !(self.types.is_number(&ty) || ty == Ty::Bool)
    }

    /// Passes a part of a variable where it is; what comes out is the variable.
    fn pass_part(&mut self, place: &Place, passed: &mut Passed) -> Res<()> {
        let whole = whole(place);
        let ty = self.place_ty(&whole);
        self.types.share(&ty);
        let (indices, attr) = whole.steps();
        let base = self.base_value(place.base)?;
        passed.operands.push((base, true));
        passed.operands.extend(indices.iter().map(|i| (*i, true)));
        if let Some(Window { lo, hi }) = place.window {
            passed.operands.extend([(lo, false), (hi, false)]);
        }
        let steps: Vec<String> = path::steps(&attr, indices.len())
            .into_iter()
            .map(|step| step.text().to_string())
            .collect();
        passed.in_outs.push(Place::of(place.base));
        passed.modes.push(Arg {
            steps: steps.join(".").into(),
            sub: place.window.is_some(),
            ..Arg::whole(ArgMode::InOut)
        });
        Ok(())
    }

    /// Parts of an array that is passed twice are passed as vectors of their own: a call gives each in-out array back
    /// as a whole, and its way back is lent each adjoint once. Returns the arguments, and which parts take their
    /// vectors back.
    fn detach(&mut self, mut args: Vec<Operand>, span: Span) -> Res<Detached> {
        let mut bases = Vec::new();
        for (i, arg) in args.iter().enumerate() {
            if let Operand::Ref(place, how) = arg {
                bases.push((i, self.base_value(place.base)?, *how));
            }
        }
        let mut detached = Vec::new();
        for (i, arg) in args.iter_mut().enumerate() {
            let Operand::Ref(place, how) = arg else {
                continue;
            };
            let base = self.base_value(place.base)?;
            let twice = bases.iter().any(|&(j, v, other)| {
                let before = j < i && *how == Mutability::Mut && other == Mutability::Mut;
                let written = j != i && *how == Mutability::Shared && other == Mutability::Mut;
                v == base && (before || written)
            });
            if place.window.is_none() || !twice {
                continue;
            }
            let element = self.place_ty(place);
            let element = self.types.element(&element);
            if element == Ty::Bool || self.types.is_int(&element) {
                continue;
            }
            let part = place.clone();
            let own = self.part_to_vec(&part, span)?;
            if *how == Mutability::Shared {
                *place = Place::of(Base::Val(own));
                continue;
            }
            let own = Place::of(Base::Var(self.declare("part", Operand::Val(own))));
            *place = own.clone();
            detached.push((part, own));
        }
        Ok((args, detached))
    }
}

/// Whether two places are of different variables, or in different fields of one.
fn are_apart(a: &Place, b: &Place) -> bool {
    let steps = |place: &'_ Place| {
        place
            .path
            .iter()
            .map(Step::text)
            .collect::<Vec<_>>()
            .join(".")
    };
    a.base != b.base || path::are_apart(&path::of_steps(&steps(a)), &path::of_steps(&steps(b)))
}

/// Whether this makes an array of another crate of an iterator's items: `Array1::from_iter`, `DVector::from_iterator`.
fn takes_items(path: &ExprPath) -> bool {
    let name = path.path.segments.last().map(|s| s.ident.to_string());
    cfg!(feature = "foreign")
        && name.is_some_and(|name| name == "from_iter" || name == "from_iterator")
}
