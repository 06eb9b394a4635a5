//! Calls of functions.

use super::expr::infix;
use super::scope::{Base, Mutability, Operand, Place, Val, Window};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::report::Site;
use grad_core::ir::{Arg, ArgMode, Call, FloatType, NodeKind, Tokens};
use grad_core::ops;
use proc_macro2::Span;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Expr, ExprPath};

/// What is passed, and the places behind pairs of parts of one array.
type Passed = (Vec<Operand>, Vec<(Place, Place)>);

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
        if super::iter::std_function(e).is_some() {
            let iter = self.std_iterator(e)?;
            return Ok(Operand::Iter(std::rc::Rc::new(iter)));
        }
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
            ["Vec", "from"] if e.args.len() == 1 => return self.vec_of(&e.args[0]),
            [.., "array", "from_fn"] if e.args.len() == 1 => {
                return self.array_from_fn(path, &e.args[0], None);
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
            [.., last] if is_constructor(last) => {
                let values = self.args(e)?;
                let values = values.into_iter().zip(&e.args);
                let values = values
                    .map(|(v, arg)| self.value_of(v, arg.span()))
                    .collect::<Res<Vec<Val>>>()?;
                self.at(Site::of(e));
                return Ok(Operand::Val(self.make_tuple(&path.path, values)));
            }
            [name, ..]
                if names.len() > 1 && is_type_name(names[names.len() - 2]) && name != "Self" =>
            {
                return self.host(e);
            }
            _ => {}
        }
        let args = self.args(e)?;
        self.at(Site::of(e));
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
        e.args.iter().map(|a| self.expr(a)).collect()
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
            Operand::Unit | Operand::Never | Operand::Closure(_) | Operand::Iter(_) => Ok(v),
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
        let (args, detached) = self.detach(args, span)?;
        let mut modes = Vec::new();
        let mut operands = Vec::new();
        let mut in_outs = Vec::new();
        for arg in args {
            match arg {
                Operand::Ref(place, how) => {
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
                    operands.push(self.read_place(&whole, span)?);
                    if let Some(Window { lo, hi }) = window {
                        operands.extend([lo, hi]);
                    }
                    let mode = match how {
                        Mutability::Shared => ArgMode::Shared,
                        Mutability::Mut => ArgMode::InOut,
                    };
                    if how == Mutability::Mut {
                        in_outs.push(whole);
                    }
                    modes.push(Arg {
                        mode,
                        sub: window.is_some(),
                    });
                }
                Operand::Iter(_) => {
                    return Err(self.problems.refuse(
                        span,
                        "an iterator is passed to a function",
                        "collect it into a `Vec`, or use up its items here",
                    ));
                }
                Operand::Closure(_) => {
                    return Err(self.problems.refuse(
                        span,
                        "a closure is passed to a function",
                        "call the closure here; function-typed params are not supported yet",
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
                    operands.push(self.value_of(value, span)?);
                    modes.push(Arg {
                        mode: ArgMode::Value,
                        sub: false,
                    });
                }
            }
        }
        let (own, companion) = (&self.model.item.sig.ident, self.model.companion());
        let recursive = path.path.is_ident(own) || path.path.is_ident(companion);
        let ret = if recursive {
            Ty::from(&self.model.ret)
        } else {
            self.types.open()
        };
        for v in &operands {
            let ty = self.ty(*v);
            self.types.share(&ty);
        }
        let mut tys = vec![ret];
        tys.extend(in_outs.iter().map(|place| self.place_ty(place)));
        tys.push(Ty::Pullback);
        let index = u32::try_from(self.tokens.len()).ok();
        let callee = if recursive {
            self.tokens.push(companion.to_token_stream());
            own.to_string()
        } else {
            self.tokens.push(path.to_token_stream());
            path.to_token_stream().to_string().replace(' ', "")
        };
        self.at(span);
        let call = Call {
            callee: callee.into(),
            tokens: Tokens(index),
            args: modes,
        };
        let results = self.node(NodeKind::Call(call), &operands, tys);
        for (place, v) in in_outs.iter().zip(&results[1..]) {
            self.write_place(place, Operand::Val(*v), span)?;
        }
        for (part, own) in detached {
            self.copy_from(&part, &own, span)?;
        }
        let value = results[0];
        Ok(self.take_apart(value))
    }

    /// Parts of an array that is passed twice are passed as vectors of their own: a call gives each in-out array back
    /// as a whole, and its way back is lent each adjoint once. Returns the arguments, and which parts take their
    /// vectors back.
    fn detach(&mut self, mut args: Vec<Operand>, span: Span) -> Res<Passed> {
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

/// Whether a name in capitals is that of a tuple struct or variant; one without small letters is taken for a function's.
fn is_constructor(name: &str) -> bool {
    is_type_name(name) && name.contains(|c: char| c.is_lowercase())
}

fn is_type_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_uppercase())
}

fn path_ends(e: &Expr, name: &str) -> bool {
    matches!(e, Expr::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == name))
}
