//! Calls of functions.

use super::expr::infix;
use super::function::Callable;
use super::scope::{Operand, Val};
use super::types::Ty;
use super::{Lowerer, Mutability, Res};
use crate::assumed::Assumed;
use crate::report::Site;
use grad_core::ir::{FloatType, IntType};
use grad_core::ops;
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Expr, ExprPath};

impl<'m> Lowerer<'m> {
    /// `callee(args)`
    pub fn call(&mut self, e: &syn::ExprCall) -> Res<Operand> {
        let callee = super::place::strip(&e.func);
        if self.stopping > 0 && matches!(callee, Expr::Macro(_)) {
            return self.host(e);
        }
        if let Expr::Macro(mac) = callee
            && crate::nested::is_derivative(&mac.mac)
        {
            return self.derivative(e, mac);
        }
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
        if self.may_be_own_into() {
            self.assume_converted(e);
        }
        if let Some(result) = self.world_call(e, path) {
            return result;
        }
        if super::adaptors::std_function(e).is_some() {
            let iter = self.std_iterator(e)?;
            return Ok(Operand::Iter(std::rc::Rc::new(iter)));
        }
        self.assume_converted(e);
        match names[..] {
            [.., "mem", name @ ("swap" | "replace" | "take")] => {
                let of_std = match name {
                    "swap" => "::core::mem::swap",
                    "replace" => "::core::mem::replace",
                    _ => "::core::mem::take",
                };
                self.assume_function(&e.func, of_std);
                return self.mem(e, name);
            }
            ["grads", "__private", "parallel", "join"] => return self.joined(e, path),
            [.., "stop_gradient"] if e.args.len() == 1 => return self.stopped(&e.args[0]),
            [.., "drop"] if e.args.len() == 1 => {
                self.assume_function(&e.func, "::core::mem::drop");
                return self.expr(&e.args[0]).map(|_| Operand::Unit);
            }
            ["Some"] | ["Option", "Some"] if e.args.len() == 1 => {
                let value = self.expr(&e.args[0])?;
                return Ok(self.some(value));
            }
            ["Ok" | "Err"] | ["Result", "Ok" | "Err"] if e.args.len() == 1 => {
                return self.outcome(e, &path.path);
            }
            ["Box", "new"] if e.args.len() == 1 && self.stopping == 0 => return self.boxed(e),
            ["Vec", "from"] if e.args.len() == 1 => return self.vec_of(&e.args[0]),
            [.., "array", "from_fn"] if e.args.len() == 1 => {
                self.assume_function(&e.func, "::core::array::from_fn");
                return self.array_from_fn(path, &e.args[0]);
            }
            ["Vec", "new"] => return self.vec_new(None).map(Operand::Val),
            ["Vec", "with_capacity"] if e.args.len() == 1 => {
                let n = self.usize_expr(&e.args[0])?;
                return self.vec_new(Some(n)).map(Operand::Val);
            }
            [
                ty,
                "lit" | "from" | "zero" | "one" | "infinity" | "neg_infinity" | "nan" | "epsilon"
                | "max_value" | "min_value" | "min_positive_value" | "from_f64" | "from_f32"
                | "from_i32" | "from_u32" | "from_usize",
            ] if self.is_real_param(ty) => {
                return self.real(e, ty, names[1]);
            }
            // `T::PI()`
            [ty, constant]
                if e.args.is_empty()
                    && constant.chars().all(|c| !c.is_lowercase())
                    && self.is_real_param(ty) =>
            {
                return self.real(e, ty, names[1]);
            }
            // in the place of a generic param
            [ty @ ("f64" | "f32"), "lit" | "zero" | "one"] if self.inlined.is_inside() => {
                return self.real(e, ty, names[1]);
            }
            ["f64" | "f32", "from"] if e.args.len() == 1 => {
                return self.float_of(e, path);
            }
            [int, name] if super::literal::int_type(int).is_some() => {
                return self.integer_function(e, name, int);
            }
            [..] if self.is_constructor(&|| Expr::Call(e.clone()), &path.path) => {
                let args = self.args(e)?;
                self.at(Site::of(e));
                return self.constructed(&path.path, args, e.args.iter().map(Spanned::span));
            }
            [name, ..]
                if names.len() > 1
                    && is_type_name(names[names.len() - 2])
                    && (name == "std" || self.types.is_std_path(names[names.len() - 2])) =>
            {
                let value = self.host(e)?;
                if super::texts::is_made_by(&path.path) {
                    return Ok(self.annotate(value, &super::texts::owned()));
                }
                return Ok(match super::maps::made_by(&path.path) {
                    Some(map) => self.annotate(value, &map),
                    None => value,
                });
            }
            _ => {}
        }
        if let Some(name) = path.path.get_ident()
            && (self.is_constant_function(&name.to_string()) || self.is_plain_item(name))
        {
            return self.host(e);
        }
        let args = self.args(e)?;
        self.at(Site::of(e));
        match path
            .path
            .get_ident()
            .and_then(|n| self.scope.find(&n.to_string()))
        {
            Some(id) => {
                self.assume_arguments(id, e, &args);
                self.apply(callee, args)
            }
            None => {
                self.assume_values(&e.args, &args);
                self.lends = are_lent(&e.args, &args);
                let ty = self.default_of_file(e, path);
                let value = self.call_path(path, args, e.span());
                self.lends = false;
                Ok(self.of_type(value?, ty))
            }
        }
    }

    /// `Box::new(x)`: a number in a box is the number.
    fn boxed(&mut self, e: &syn::ExprCall) -> Res<Operand> {
        self.assume_function(&e.func, "::grads::__private::std::boxed::Box::new");
        let value = self.arg(&e.args[0])?;
        match &value {
            Operand::Val(v) if self.types.is_number(&self.ty(*v)) => return Ok(value),
            Operand::Closure(_) | Operand::Function(_) | Operand::Iter(_) => return self.host(e),
            _ => {}
        }
        let path = self.keep(e, || syn::parse_quote!(::grads::__private::boxed));
        self.call_path(&path, vec![value], e.span())
    }

    /// `f64::from(x)`, by `as`: of a value that is only taken for a number, rustc is asked.
    fn float_of(&mut self, e: &syn::ExprCall, path: &ExprPath) -> Res<Operand> {
        let value = self.arg(&e.args[0])?;
        let is_known = matches!(&value, Operand::Val(v) if match self.types.shallow(&self.ty(*v)) {
            Ty::Bool => true,
            Ty::Named(of) => self.number_of_own(&of, path).is_some(),
            _ => false,
        });
        if !is_known {
            self.assume_operand(Assumed::Number, &e.args[0], &value);
        }
        self.at(Site::of(e));
        self.call_path(path, vec![value], e.span())
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

    /// Whether a name is that of a function in this one which has no derivative.
    fn is_plain_item(&self, name: &proc_macro2::Ident) -> bool {
        let hidden = self.scope.find(&name.to_string()).is_some();
        !hidden
            && self.model.items.iter().any(|item| match item {
                syn::Item::Fn(f) => {
                    let annotation = |a: &syn::Attribute| {
                        let last = a.path().segments.last();
                        last.is_some_and(|s| s.ident == "differentiable")
                    };
                    // what it writes to is seen in a call alone
                    let writes = |arg: &syn::FnArg| matches!(arg, syn::FnArg::Typed(t) if matches!(&*t.ty, syn::Type::Reference(r) if r.mutability.is_some()));
                    f.sig.ident == *name
                        && !f.attrs.iter().any(annotation)
                        && !f.sig.inputs.iter().any(writes)
                }
                _ => false,
            })
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

    /// 0 or 1 for a truth value, which `as` makes an integer but no float.
    fn number_of_bool(&mut self, v: Val) -> Val {
        match self.types.shallow(&self.ty(v)) {
            Ty::Bool => self.cast_to(v, Ty::Int(IntType::U8), "u8"),
            _ => v,
        }
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
                if let Ty::Named(of) = self.types.shallow(&self.ty(*v)) {
                    if let Some(own) = self.number_of_own(&of, path) {
                        return self.call_path(&own, vec![Operand::Val(*v)], span);
                    }
                    return Err(self.refuse(
                        path,
                        format!("what makes a number of a `{of}` has no derivative here"),
                        "call an annotated method of the type instead",
                    ));
                }
                let text = if *ty == Ty::F64 { "f64" } else { "f32" };
                let v = self.number_of_bool(*v);
                return Ok(Operand::Val(self.cast_to(v, ty.clone(), text)));
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

    /// `stop_gradient(e)`: what is called there need not have a derivative.
    fn stopped(&mut self, e: &Expr) -> Res<Operand> {
        self.stopping += 1;
        let value = self.arg(e);
        self.stopping -= 1;
        self.stop(value?, e.span())
    }

    /// `stop_gradient(v)`
    pub fn stop(&mut self, v: Operand, span: Span) -> Res<Operand> {
        match v {
            Operand::Tuple(members) => members
                .into_iter()
                .map(|m| self.stop(m, span))
                .collect::<Res<_>>()
                .map(Operand::Tuple),
            Operand::Fields(fields, members) => members
                .into_iter()
                .map(|m| self.stop(m, span))
                .collect::<Res<_>>()
                .map(|members| Operand::Fields(fields, members)),
            Operand::Option(flag, payload) => {
                let option = self.settled(Operand::Option(flag, payload), span)?;
                match option {
                    Operand::Option(flag, payload) => {
                        let payload = self.stop(*payload, span)?;
                        Ok(Operand::Option(flag, Box::new(payload)))
                    }
                    other => Ok(other),
                }
            }
            Operand::Unit
            | Operand::Never
            | Operand::Closure(_)
            | Operand::Function(_)
            | Operand::Iter(_) => Ok(v),
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

/// Whether all that is passed by `&mut` is written so. A variable that is a `&mut` may be passed on where a `&` is asked for.
pub fn are_lent<'e>(written: impl IntoIterator<Item = &'e Expr>, args: &[Operand]) -> bool {
    let lent = |e: &Expr| matches!(e, Expr::Reference(r) if r.mutability.is_some());
    let is_mut = |arg: &Operand| matches!(arg, Operand::Ref(_, Mutability::Mut));
    let mut both = written.into_iter().zip(args);
    both.all(|(e, arg)| !is_mut(arg) || lent(e))
}
