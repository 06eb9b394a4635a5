//! Calls of functions.

use super::expr::infix;
use super::function::Callable;
use super::scope::{Base, Mutability, Operand, Place, Val, Window};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::functions::{FunctionArg, Given};
use crate::report::Refused;
use grad_core::ir::{Arg, ArgMode, Call, FloatType, NodeKind, Tokens};
use grad_core::ops;
use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Expr, ExprPath};

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
}

impl<'m> Lowerer<'m> {
    /// `callee(args)`
    pub fn call(&mut self, e: &syn::ExprCall) -> Res<Operand> {
        let callee = super::place::strip(&e.func);
        let Expr::Path(path) = callee else {
            let args = self.args(e)?;
            return self.apply(callee, args);
        };
        let names: Vec<String> = path
            .path
            .segments
            .iter()
            .map(|s| s.ident.to_string())
            .collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        match names[..] {
            [.., "mem", name @ ("swap" | "replace" | "take")] => return self.mem(e, name),
            [.., "drop"] if e.args.len() == 1 => {
                return self.expr(&e.args[0]).map(|_| Operand::Unit);
            }
            ["Some" | "None" | "Ok" | "Err"] => {
                return Err(self.refuse(
                    e,
                    "`Option` and `Result` are not supported in a differentiable function yet",
                    "use a flag and a value",
                ));
            }
            ["Vec", "new"] => return self.vec_new(None).map(Operand::Val),
            ["Vec", "with_capacity"] if e.args.len() == 1 => {
                let n = self.usize_expr(&e.args[0])?;
                return self.vec_new(Some(n)).map(Operand::Val);
            }
            [ty, "lit" | "from" | "zero" | "one"] if self.is_real_param(ty) => {
                return self.real(e, ty, names[1]);
            }
            [int, _] if super::literal::int_type(int).is_some() => {
                return self.int_function(e, int);
            }
            [name, ..]
                if names.len() > 1 && is_type_name(names[names.len() - 2]) && name != "Self" =>
            {
                return self.host(e);
            }
            _ => {}
        }
        if let Some(name) = path.path.get_ident()
            && self.is_constant_function(&name.to_string())
        {
            return self.host(e);
        }
        let args = self.args(e)?;
        self.at(e.span());
        match path
            .path
            .get_ident()
            .and_then(|n| self.scope.find(&n.to_string()))
        {
            Some(_) => self.apply(callee, args),
            None => self.call_path(path, args, e.span()),
        }
    }

    fn args(&mut self, e: &syn::ExprCall) -> Res<Vec<Operand>> {
        e.args.iter().map(|a| self.arg(a)).collect()
    }

    /// Whether a name stands for a function-typed param through which no derivative passes.
    pub fn is_constant_function(&self, name: &str) -> bool {
        self.scope
            .find(name)
            .is_some_and(|id| match self.vars[id].slot {
                super::Slot::Alias(Operand::Function(id)) => {
                    matches!(self.functions[id].callable, Callable::Param(at) if self.model.params[at].no_diff)
                }
                _ => false,
            })
    }

    fn is_real_param(&self, name: &str) -> bool {
        self.model
            .item
            .sig
            .generics
            .type_params()
            .any(|p| p.ident == name)
    }

    /// `T::lit(0.5)` and its like, in a generic function.
    fn real(&mut self, e: &syn::ExprCall, ty: &str, function: &str) -> Res<Operand> {
        let ty = Ty::Float(FloatType::Param(ty.into()));
        let text = match (function, e.args.first().map(super::place::strip)) {
            ("zero", None) => "0.0".to_string(),
            ("one", None) => "1.0".to_string(),
            (_, Some(Expr::Lit(l))) => match &l.lit {
                syn::Lit::Float(f) => f.base10_digits().to_string(),
                syn::Lit::Int(i) => format!("{}.0", i.base10_digits()),
                _ => return self.host(e),
            },
            _ => {
                let v = self.host(e)?;
                return Ok(self.annotate(v, &ty));
            }
        };
        Ok(Operand::Val(self.constant(&text, ty)))
    }

    /// `usize::from(x)`, `i32::max(a, b)`.
    fn int_function(&mut self, e: &syn::ExprCall, ty: &str) -> Res<Operand> {
        let v = self.host(e)?;
        match super::literal::int_type(ty) {
            Some(ty) if path_ends(&e.func, "from") => Ok(self.annotate(v, &ty)),
            _ => Ok(v),
        }
    }

    /// `std::mem::swap`, `replace`, `take`.
    fn mem(&mut self, e: &syn::ExprCall, name: &str) -> Res<Operand> {
        let places = e
            .args
            .iter()
            .take(if name == "swap" { 2 } else { 1 })
            .map(|a| self.place(a))
            .collect::<Res<Vec<Place>>>()?;
        match (name, &places[..], e.args.len()) {
            ("swap", [a, b], 2) => self.swap_places(a, b, e.span()).map(|()| Operand::Unit),
            ("replace", [a], 2) => {
                let new = self.expr(&e.args[1])?;
                let old = self.read_place(a, e.span())?;
                self.write_place(a, new, e.span())?;
                Ok(Operand::Val(old))
            }
            ("take", [a], 1) => {
                let old = self.read_place(a, e.span())?;
                let ty = self.ty(old);
                let new = match &ty {
                    Ty::Vec(_) => {
                        let n = self.usize(0);
                        self.prim(&ops::array::VEC_NEW, &[n], ty)
                    }
                    _ => self.undefined(ty),
                };
                self.write_place(a, Operand::Val(new), e.span())?;
                Ok(Operand::Val(old))
            }
            _ => self.host(e),
        }
    }

    /// A call by path with arguments that are lowered already.
    pub fn call_path(&mut self, path: &ExprPath, args: Vec<Operand>, span: Span) -> Res<Operand> {
        let names: Vec<String> = path
            .path
            .segments
            .iter()
            .map(|s| s.ident.to_string())
            .collect();
        let last = names.last().cloned().unwrap_or_default();
        if last == "stop_gradient" && args.len() == 1 {
            return args
                .into_iter()
                .try_fold(Operand::Unit, |_, v| self.stop(v, span));
        }
        let float = names.len() >= 2 && ["f64", "f32"].contains(&names[names.len() - 2].as_str());
        let of_param = names.len() == 2 && self.is_real_param(&names[0]);
        if float || of_param {
            let ty = match names[names.len() - 2].as_str() {
                "f64" => Ty::F64,
                "f32" => Ty::Float(FloatType::F32),
                param => Ty::Float(FloatType::Param(param.into())),
            };
            return self.float_function(path, &last, &ty, args, span);
        }
        self.call_node(path, args, span)
    }

    /// `f64::sin(x)`, `f64::from(n)`.
    fn float_function(
        &mut self,
        path: &ExprPath,
        name: &str,
        ty: &Ty,
        args: Vec<Operand>,
        span: Span,
    ) -> Res<Operand> {
        let mut vals = Vec::new();
        for arg in args {
            vals.push(self.value_of(arg, span)?);
        }
        match (name, &vals[..]) {
            ("from", [v]) => {
                let text = if *ty == Ty::F64 { "f64" } else { "f32" };
                return Ok(Operand::Val(self.cast_to(*v, ty.clone(), text)));
            }
            ("add" | "sub" | "mul" | "div" | "rem", [a, b]) => {
                let op = match name {
                    "add" => "+",
                    "sub" => "-",
                    "mul" => "*",
                    "div" => "/",
                    _ => "%",
                };
                if let Some(def) = infix(op) {
                    return self.infix(def, op, *a, *b).map(Operand::Val);
                }
            }
            _ => {}
        }
        let Some((first, rest)) = vals.split_first() else {
            return Err(self.refuse(
                path,
                format!("`{name}` has no derivative"),
                "pass its value in as a param",
            ));
        };
        let own = self.ty(*first);
        self.types.unify(&own, ty);
        match self.scalar_method(name, *first, rest) {
            Some(v) => Ok(v),
            None => Err(self.refuse(
                path,
                format!("`{name}` has no derivative"),
                "wrap it in a function with a rule (`#[differentiable(vjp = rule)]`)",
            )),
        }
    }

    /// `stop_gradient(v)`
    pub fn stop(&mut self, v: Operand, span: Span) -> Res<Operand> {
        match v {
            Operand::Tuple(members) => members
                .into_iter()
                .map(|m| self.stop(m, span))
                .collect::<Res<_>>()
                .map(Operand::Tuple),
            Operand::Unit | Operand::Never | Operand::Closure(_) | Operand::Function(_) => Ok(v),
            Operand::Val(_) | Operand::Ref(..) => {
                let v = self.value_of(v, span)?;
                let ty = self.ty(v);
                Ok(Operand::Val(self.prim(
                    &ops::select::STOP_GRADIENT,
                    &[v],
                    ty,
                )))
            }
        }
    }

    fn call_node(&mut self, path: &ExprPath, args: Vec<Operand>, span: Span) -> Res<Operand> {
        let (own, companion) = (&self.model.item.sig.ident, self.model.companion());
        let recursive = path.path.is_ident(own) || path.path.is_ident(companion);
        let (callee, tokens) = if recursive {
            (own.to_string(), companion.to_token_stream())
        } else {
            let tokens = path.to_token_stream();
            (tokens.to_string().replace(' ', ""), tokens)
        };
        let ret = if recursive {
            Ty::from(&self.model.ret)
        } else {
            self.types.open()
        };
        let passed = self.pass(args, span)?;
        for (v, captured) in &passed.operands {
            if !captured {
                let ty = self.ty(*v);
                self.types.share(&ty);
            }
        }
        let takes_param = passed.takes_param;
        self.call_with(callee, tokens, passed, ret, takes_param, span)
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
                if mode.sub {
                    operands.nth(1);
                }
                if let Some(ty) = first {
                    self.types.unify(&ty, &Ty::from(&param.ty));
                }
            }
        }
        let name = param.ident.to_string();
        self.uses.insert(name.clone());
        let ret = Ty::from(&function.ret);
        self.call_with(name, param.ident.to_token_stream(), passed, ret, true, span)
    }

    fn call_with(
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
        if let (Some(index), false) = (index, passed.functions.is_empty()) {
            self.function_args.insert(index, passed.functions);
        }
        self.at(span);
        let call = Call {
            callee: callee.into(),
            tokens: Tokens(index),
            args: passed.modes,
            takes_param,
        };
        let operands: Vec<Val> = passed.operands.iter().map(|(v, _)| *v).collect();
        let results = self.node(NodeKind::Call(call), &operands, tys);
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
        let (args, detached) = self.detach(args, span)?;
        let mut passed = Passed {
            detached,
            ..Passed::default()
        };
        for (position, arg) in args.into_iter().enumerate() {
            match arg {
                Operand::Ref(place, how) => self.pass_reference(place, how, &mut passed, span)?,
                Operand::Closure(id) => {
                    let by_ref = self.closures[id].by_ref;
                    let (closure, captures) = self.lift(id)?;
                    passed.takes_param |= !self.lifted[closure].uses.is_empty();
                    let given = Given::Closure {
                        closure,
                        captures: captures.len(),
                    };
                    passed.functions.push(FunctionArg {
                        position,
                        by_ref,
                        given,
                    });
                    for v in captures {
                        passed.operands.push((v, true));
                        passed.modes.push(Arg {
                            mode: ArgMode::Shared,
                            sub: false,
                        });
                    }
                }
                Operand::Function(id) => {
                    let (given, by_ref) = self.given(id);
                    passed.takes_param |= matches!(given, Given::Param(_));
                    passed.functions.push(FunctionArg {
                        position,
                        by_ref,
                        given,
                    });
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
                    passed.modes.push(Arg {
                        mode: ArgMode::Value,
                        sub: false,
                    });
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
            Some(window) => (
                Place {
                    window: None,
                    ..place.clone()
                },
                Some(window),
            ),
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
            mode,
            sub: window.is_some(),
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
                let before = j < i && *how == other;
                let written = j != i && *how == Mutability::Shared && other == Mutability::Mut;
                v == base && (before || written)
            });
            let element = self.place_ty(place);
            let element = self.types.element(&element);
            if place.window.is_none()
                || !twice
                || element == Ty::Bool
                || self.types.is_int(&element)
            {
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

    /// The values of operands that are numbers.
    pub fn values(
        &mut self,
        args: &syn::punctuated::Punctuated<Expr, syn::Token![,]>,
    ) -> Res<Vec<Val>> {
        args.iter().map(|a| self.scalar(a)).collect()
    }
}

fn is_type_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_uppercase())
}

fn path_ends(e: &Expr, name: &str) -> bool {
    matches!(e, Expr::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == name))
}
