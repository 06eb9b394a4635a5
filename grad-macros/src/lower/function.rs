//! Functions that calls are handed: closures become functions of their own, with what they capture as params.

use super::closure::{Closure, names_in, returns};
use super::jumps::Target;
use super::scope::{Base, Mutability, Operand, Place, Slot, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::args::Args;
use crate::expand::has_value;
use crate::functions::{self, Given};
use crate::model::{By, Param, param};
use crate::report::{Refused, Site};
use grad_core::entity::FuncRef;
use grad_core::ir::{ArgMode, Def};
use grad_core::ops::{self, Rule, Spelling};
use grad_core::ordered::OrderedSet;
use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Expr, ExprPath};

/// A function that is not a closure.
#[derive(Clone)]
pub enum Callable {
    /// A function-typed param, by its position.
    Param(usize),
    /// A function by its path.
    Path(ExprPath),
}

/// A [`Callable`] as it is handed on.
#[derive(Clone)]
pub struct Function {
    /// What it is.
    pub callable: Callable,
    /// Whether it is handed on as `&f`.
    pub by_ref: bool,
}

/// A closure as a function of its own.
pub struct Apart {
    /// Its graph.
    pub func: FuncRef,
    /// What it captures, which are its last params.
    pub captures: Vec<Val>,
    /// The function-typed params that it uses.
    pub uses: OrderedSet<String>,
}

/// A reference to a value.
fn lent(v: Val) -> Operand {
    Operand::Ref(Place::of(Base::Val(v)), Mutability::Shared)
}

impl<'m> Lowerer<'m> {
    /// An argument of a call, which may be a function.
    pub fn arg(&mut self, e: &Expr) -> Res<Operand> {
        let (inner, by_ref) = match super::place::strip(e) {
            Expr::Reference(r) if r.mutability.is_none() => (super::place::strip(&r.expr), true),
            other => (other, false),
        };
        let function = match inner {
            Expr::Closure(_) => Some(self.expr(inner)?),
            Expr::Path(p) => self.function_path(p)?,
            Expr::Field(_) => self.function_in(inner),
            _ => None,
        };
        match function {
            Some(Operand::Closure(id)) if by_ref => {
                let closure = Closure {
                    by_ref,
                    ..self.closures[id].clone()
                };
                self.closures.push(closure);
                Ok(Operand::Closure(self.closures.len() - 1))
            }
            Some(Operand::Function(id)) if by_ref => {
                let callable = self.functions[id].callable.clone();
                Ok(self.callable(callable, by_ref))
            }
            Some(function) => Ok(function),
            // a text is passed by reference, as a param of type `&str` is
            None if is_text(inner) || by_ref && matches!(inner, Expr::Tuple(_)) => {
                let value = self.expr(e)?;
                let value = self.value_of(value, e.span())?;
                Ok(lent(value))
            }
            None if self.lent_again(e).is_some() => self.lent_again(e).ok_or(Refused),
            None => match self.expr(e)? {
                Operand::Val(v) if self.is_piece(v) => Ok(lent(v)),
                value => Ok(value),
            },
        }
    }

    /// A function as an operand.
    pub fn callable(&mut self, callable: Callable, by_ref: bool) -> Operand {
        self.functions.push(Function { callable, by_ref });
        Operand::Function(self.functions.len() - 1)
    }

    /// Whether a path is a variable that stands for a function.
    pub fn is_function(&self, p: &ExprPath) -> bool {
        let id = p.path.get_ident().map(ToString::to_string);
        id.and_then(|name| self.scope.find(&name))
            .is_some_and(|id| {
                let slot = &self.vars[id].slot;
                matches!(
                    slot,
                    Slot::Alias(Operand::Closure(_) | Operand::Function(_))
                )
            })
    }

    /// The function that a variable or a field of one stands for.
    fn function_in(&self, e: &Expr) -> Option<Operand> {
        match &self.vars[self.variable(e)?].slot {
            Slot::Alias(f @ (Operand::Closure(_) | Operand::Function(_))) => Some(f.clone()),
            _ => None,
        }
    }

    /// What a path stands for, if that is a function.
    fn function_path(&mut self, p: &ExprPath) -> Res<Option<Operand>> {
        if let Some(name) = p.path.get_ident()
            && self.scope.find(&name.to_string()).is_some()
        {
            return Ok(self.function_in(&Expr::Path(p.clone())));
        }
        if let Some(closure) = &*self.keep(p, || float_method(&p.path)) {
            return self.closure(closure).map(Some);
        }
        // A closure in place sees variables that nothing here declares.
        let captured = p.path.get_ident().is_some() && self.model.is_closure();
        let last = p.path.segments.last().map(|s| s.ident.to_string());
        let named_as_one = last.is_some_and(|n| n.starts_with(char::is_lowercase));
        Ok((named_as_one && !captured && p.qself.is_none())
            .then(|| self.callable(Callable::Path(p.clone()), false)))
    }

    /// `let f = f64::sin;`, and the same of a function that the file declares: a name of it.
    pub fn named_function(&mut self, pat: &syn::Pat, init: &Expr) -> Option<Res<Operand>> {
        let is_name = match pat {
            syn::Pat::Type(p) => functions::behind_pointer(&p.ty),
            syn::Pat::Ident(p) => p.by_ref.is_none() && p.mutability.is_none(),
            _ => false,
        };
        let Expr::Path(p) = super::place::strip(init) else {
            return None;
        };
        let is_known = float_method(&p.path).is_some() || self.world_callee(p).is_some();
        (is_name && is_known).then(|| self.function_path(p).transpose())?
    }

    /// A function as a value of the graph: only rustc knows what is done with it.
    pub fn function_value(&mut self, id: usize, span: Span) -> Res<Val> {
        match self.functions[id].callable.clone() {
            Callable::Path(p) => {
                let value = self.host(&p)?;
                self.value_of(value, span)
            }
            Callable::Param(_) => Err(self.problems.refuse(
                span,
                "a function-typed param is used as a value here",
                "call it, or hand it to a differentiable function",
            )),
        }
    }

    /// What a call is handed for a function, and the values that it captures.
    pub fn handed(&mut self, id: usize, span: Span) -> Res<(Given, bool)> {
        let Function { callable, by_ref } = self.functions[id].clone();
        let given = match callable {
            Callable::Path(p) => Given::Path(p.to_token_stream()),
            Callable::Param(at) if self.model.params[at].no_diff => {
                let name = &self.model.params[at].ident;
                return Err(self.problems.refuse(
                    span,
                    format!("`{name}` is marked `#[no_diff]`, and handed to a function that may differentiate it"),
                    format!("remove the mark, or pass a closure that says so: `|x: f64| {name}(stop_gradient(x))`"),
                ));
            }
            Callable::Param(at) => {
                let name = self.model.params[at].ident.to_string();
                self.uses.insert(name.clone());
                Given::Param(name)
            }
        };
        Ok((given, by_ref))
    }

    /// Lowers a closure as a function of its own. Returns its number, and what it captures.
    pub fn lift(&mut self, id: usize) -> Res<(usize, Vec<Val>)> {
        let closure = self.closures[id].clone();
        let params = self.closure_params(&closure)?;
        let span = closure.expr.or1_token.span;
        self.take_out_captured(&closure)?;
        if let syn::ReturnType::Type(_, ty) = &closure.expr.output
            && matches!(**ty, syn::Type::Reference(_))
        {
            return Err(self.refuse(
                ty,
                "a closure that returns a reference cannot be differentiated",
                "return a `Vec` or an array",
            ));
        }
        let has_value = match &closure.expr.output {
            syn::ReturnType::Type(_, ty) => {
                !matches!(&**ty, syn::Type::Tuple(t) if t.elems.is_empty())
            }
            syn::ReturnType::Default => has_value(&closure.expr.body),
        };
        let Apart {
            func,
            captures,
            uses,
        } = self.apart(&closure, |s| s.lift_body(&closure, &params, has_value))?;
        self.lifted.push(functions::Closure {
            func,
            params,
            output: closure.expr.output.clone(),
            has_value,
            uses,
            span,
        });
        Ok((self.lifted.len() - 1, captures))
    }

    /// Of an `Option` that a call gave, and that a variable names the payload of, a closure captures that payload: the cotangent of it is a
    /// number's, and not that of something whose type is not known.
    fn take_out_captured(&mut self, closure: &Closure) -> Res<()> {
        for name in names_in(&closure.expr) {
            let Some(id) = closure.scope.find(&name) else {
                continue;
            };
            let Slot::Alias(Operand::Ref(place, Mutability::Shared)) = self.vars[id].slot.clone()
            else {
                continue;
            };
            let part = !place.path.is_empty() && place.window.is_none();
            if part && matches!(place.base, Base::Val(v) if self.is_given_by_call(v)) {
                let value = self.read_place(&place, closure.expr.or1_token.span)?;
                self.vars[id].slot = Slot::Alias(Operand::Val(value));
            }
        }
        Ok(())
    }

    /// A graph of its own of a closure's body, which `lower` makes: what the closure captures are its last params.
    pub fn apart(
        &mut self,
        closure: &Closure,
        lower: impl FnOnce(&mut Self) -> Res<()>,
    ) -> Res<Apart> {
        let outer_uses = std::mem::take(&mut self.uses);
        let outer_scope = std::mem::replace(&mut self.scope, closure.scope.clone());
        let targets = std::mem::take(&mut self.targets);
        let guards = std::mem::take(&mut self.guards);
        let before = self.vars.clone();
        let depth = self.frames.len();
        self.push_frame("closure");
        let done = lower(self);
        self.frames.truncate(depth + 1);
        let mut frame = self.pop_frame();
        let assigned = (0..before.len()).find(|&i| {
            super::control::cell(&self.vars[i].slot) != super::control::cell(&before[i].slot)
        });
        self.restore(&before);
        self.scope = outer_scope;
        self.targets = targets;
        self.guards = guards;
        let uses = std::mem::replace(&mut self.uses, outer_uses);
        self.uses.extend(uses.iter().cloned());
        done?;
        if let Some(id) = assigned {
            let name = self.vars[id].name.clone();
            return Err(self.problems.refuse(
                Site::of(&closure.expr),
                format!(
                    "this closure assigns `{name}`, which it captures, and is passed to a function"
                ),
                "return the new value instead",
            ));
        }
        let graph = &mut frame.graph;
        for v in std::mem::take(&mut graph.captures) {
            graph.values[v].def = Def::Param(graph.params.len());
            graph.params.push(v);
            graph.modes.push(ArgMode::Shared);
        }
        let captures = std::mem::take(&mut frame.captures);
        let func = self.add_func(frame);
        Ok(Apart {
            func,
            captures,
            uses,
        })
    }

    fn closure_params(&mut self, closure: &Closure) -> Res<Vec<Param>> {
        let reals = self.model.reals();
        let mut params = vec![];
        let mut failed = false;
        for (i, input) in closure.expr.inputs.iter().enumerate() {
            let Some(typed) = self.typed_by_use(input, &closure.expr) else {
                let shown = input.to_token_stream();
                let ty = self.suggested(input, &closure.expr);
                self.refuse(
                    input,
                    "the type of this param is not known",
                    format!(
                        "annotate it, as in `|{shown}: {ty}|`: the closure is passed to a function"
                    ),
                );
                failed = true;
                continue;
            };
            self.assume_param(input, &typed);
            let param = param(i, &typed, false, &reals, &Args::default());
            if crate::check::unknown(&param) {
                self.refuse(
                    &typed.ty,
                    "differentiation does not know this type yet",
                    "use floats, integers, bools, and arrays, slices, `Vec`s or tuples of them",
                );
                failed = true;
            }
            params.push(param);
        }
        if failed { Err(Refused) } else { Ok(params) }
    }

    fn lift_body(&mut self, closure: &Closure, params: &[Param], has_value: bool) -> Res<()> {
        let in_outs = self.enter_params(params)?;
        let span = closure.expr.body.span();
        let ret_ty = match &closure.expr.output {
            syn::ReturnType::Default if has_value => self.types.any(),
            syn::ReturnType::Default => Ty::Unit,
            syn::ReturnType::Type(_, ty) => self.syn_type(ty),
        };
        let body = &closure.expr.body;
        let value = if returns(body) {
            let ret = self.result_var("result", &ret_ty);
            self.targets.push(Target::function(ret, self.guards.len()));
            let done = self.expr_then(body, &mut |s, v| s.set_result(ret, v, span));
            self.targets.pop();
            done?;
            has_value.then(|| self.read(ret)).transpose()?
        } else {
            let value = self.expr(body)?;
            has_value.then(|| self.annotate(value, &ret_ty))
        };
        self.leave_params(value, &in_outs, span)
    }

    /// Refuses a param that no way back can be handed: a struct that holds a function has no gradient, and what changes is copied, so that it
    /// can be restored, where a `&mut` in it is in the way.
    fn can_be_handed(&mut self, param: &Param) -> Res<()> {
        let Some(world) = self.model.seen.as_ref() else {
            return Ok(());
        };
        let this = self.model.owner.as_ref().and_then(|o| o.self_ty.as_ref());
        let ty = match &param.syn_ty {
            syn::Type::Path(p) if p.path.is_ident("Self") => this.unwrap_or(&param.syn_ty),
            ty => ty,
        };
        if world.is_view_mut(ty) {
            return Err(self.no_view_mut(param.ident.span()));
        }
        let message = match param.by {
            _ if param.no_diff => return Ok(()),
            _ if world.holds_function(ty) => "this struct holds a function",
            By::Mut if world.holds_mut(ty) => "this struct holds a `&mut`, and is changed",
            _ => return Ok(()),
        };
        Err(self.problems.refuse(
            param.ident.span(),
            message,
            "make it where the function that is differentiated can see what is in it, or take that as a param of its own",
        ))
    }

    /// The error at a param.
    pub fn no_view_mut(&mut self, at: Span) -> Refused {
        self.problems.refuse(
            at,
            "a view through which something is written cannot be handed to a function",
            "take the array itself by `&mut`, as in `x: &mut Array1<f64>`, or write to the view where it is made",
        )
    }

    /// Makes params of the graph of `params`, and binds them. Returns the variables of the in-outs.
    pub fn enter_params(&mut self, params: &[Param]) -> Res<Vec<usize>> {
        let mut in_outs = Vec::new();
        for (i, param) in params.iter().enumerate() {
            self.at(param.ident.span());
            let name = param.ident.to_string();
            if param.function.is_some() {
                let function = self.callable(Callable::Param(i), false);
                let id = self.declare(&name, function);
                self.scope.bind(name, id);
                continue;
            }
            self.can_be_handed(param)?;
            let ty = self.known(&param.ty);
            let v = self.add_param(ty.clone(), Some(&name));
            let (mode, operand) = match param.by {
                By::Value => {
                    let v = match &param.array {
                        Some(array) => {
                            let ty = self.syn_type(array);
                            self.prim(&ops::views::OWN_VIEW, &[v], ty)
                        }
                        None => v,
                    };
                    (ArgMode::Value, self.take_apart(v))
                }
                By::Shared => (
                    ArgMode::Shared,
                    Operand::Ref(Place::of(Base::Val(v)), Mutability::Shared),
                ),
                By::Mut => {
                    let id = self.hidden(&name, ty, None);
                    self.vars[id].slot = Slot::Cell(Some(v));
                    self.vars[id].mutable = true;
                    in_outs.push(id);
                    self.lent.push(id);
                    (
                        ArgMode::InOut,
                        Operand::Ref(Place::of(Base::Var(id)), Mutability::Mut),
                    )
                }
            };
            self.frame().graph.modes.push(mode);
            match &param.pat {
                None => {
                    let id = self.declare(&name, operand);
                    self.vars[id].mutable = param.mutable;
                    self.vars[id].text = crate::check::is_text(&param.syn_ty);
                    self.scope.bind(name, id);
                    if param.mutable {
                        self.may_move(id)?;
                    }
                }
                Some(pat) => self.bind(pat, operand)?,
            }
        }
        Ok(in_outs)
    }

    /// Makes results of the graph of the value, if there is one, and of the in-outs.
    pub fn leave_params(
        &mut self,
        value: Option<Operand>,
        in_outs: &[usize],
        span: Span,
    ) -> Res<()> {
        let mut results = Vec::new();
        if let Some(value) = value {
            results.push(self.value_of(value, span)?);
        }
        for &id in in_outs {
            results.push(self.cell_or_default(id));
        }
        let results = results.into_iter().map(|v| self.import(v)).collect();
        self.frame().graph.results = results;
        Ok(())
    }
}

/// Whether an expression is a literal of type `&str`.
fn is_text(e: &Expr) -> bool {
    matches!(e, Expr::Lit(l) if matches!(l.lit, syn::Lit::Str(_)))
}

/// `|x: f64| f64::sin(x)` from `f64::sin`.
fn float_method(path: &syn::Path) -> Option<syn::ExprClosure> {
    let mut segments = path.segments.iter().rev();
    let (method, float) = (&segments.next()?.ident, &segments.next()?.ident);
    if float != "f64" && float != "f32" {
        return None;
    }
    let def = ops::all().find(|d| matches!(d.spelling, Spelling::Method(m) if method == m))?;
    let arity = match def.rule {
        Rule::Partials(partials) | Rule::Passes(partials) => partials.len(),
        Rule::Constant | Rule::Vjp(_) | Rule::Cotangents(_) | Rule::Undefined | Rule::Prevented => {
            1
        }
    };
    let params: Vec<TokenStream> = (0..arity)
        .map(|i| quote::format_ident!("x{i}", span = method.span()).to_token_stream())
        .collect();
    Some(syn::parse_quote!(|#(#params: #float),*| #path(#(#params),*)))
}
