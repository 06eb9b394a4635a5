//! Derivatives that the body calls: `grad!(f)(x)`.

use super::function::Apart;
use super::scope::{Operand, Val};
use super::types::Ty;
use super::{Lowerer, Mutability, Res};
use crate::bang::{Call, Of};
use crate::nested::{A_FUNCTION, Kind, shown};
use crate::report::{Refused, Site};
use grad_core::entity::FuncRef;
use grad_core::grad::put_tangents;
use grad_core::ir::{ArgMode, NodeKind};
use grad_core::ops;
use quote::ToTokens;
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{Expr, ExprCall, ExprClosure, ExprMacro};

/// The forward mode of a closure, which is made once all types are known.
pub struct Pushed {
    /// The branch in which it stands.
    pub branch: FuncRef,
    /// The closure as a function.
    closure: FuncRef,
    /// Which of its params are differentiated.
    wrt: Vec<bool>,
    site: Site,
}

impl Lowerer<'_> {
    /// `grad!(f)(x)` and its like.
    pub fn derivative(&mut self, e: &ExprCall, mac: &ExprMacro) -> Res<Operand> {
        let name = mac.mac.path.segments.last().map(|s| s.ident.to_string());
        let name = name.unwrap_or_default();
        // what is wrong in the parentheses the macro says
        let parse = |input: ParseStream| Call::parse(input, &name);
        let call = self.keep(mac, || parse.parse2(mac.mac.tokens.clone()));
        let Ok(call) = &*call else {
            return self.host(e);
        };
        let Some(kind) = Kind::of(&mac.mac) else {
            return self.host(e);
        };
        if call.wrt.is_some() {
            return self.host(e);
        }
        match &call.of {
            Of::Closure(closure) if kind == Kind::Jvp || !is_of_numbers(closure) => {
                return self.host(e);
            }
            Of::Closure(closure) => {
                let Operand::Closure(id) = self.closure(closure)? else {
                    return Err(Refused);
                };
                return self.derivative_of_closure(kind, id, e);
            }
            Of::Path(path) if self.is_function(path) => {
                return Err(self.refuse(
                    path,
                    format!("`{name}!` of a variable is not supported"),
                    format!(
                        "write the closure in place, `{name}!(|x: f64| ..)`, or name a function"
                    ),
                ));
            }
            Of::Path(_) => {}
        }
        let (args, primals) = match kind {
            Kind::Grad | Kind::ValueAndGrad => (e.args.iter().collect(), None),
            Kind::Jvp => self.along(e)?,
        };
        let args = args.into_iter().map(|arg| self.argument_of_derivative(arg));
        let args = args.collect::<Res<Vec<Operand>>>()?;
        self.at(Site::of(e));
        let tokens = mac.to_token_stream();
        let ret = self.type_of_derivative(kind, &args);
        if let (Some(n), Ok(index)) = (primals, u32::try_from(self.tokens.len())) {
            self.primals.insert(index, n);
        }
        self.call_of(shown(&tokens), tokens, ret, args, e.span())
    }

    /// The derivative of a closure of numbers: forward mode, once for each of them. What it captures is differentiated by whoever
    /// differentiates the function around.
    fn derivative_of_closure(&mut self, kind: Kind, id: usize, e: &ExprCall) -> Res<Operand> {
        let closure = self.closures[id].clone();
        let written = closure.expr.inputs.iter().map(Some);
        let args = e.args.iter().zip(written.chain(std::iter::repeat(None)));
        let args = args.map(|(arg, param)| self.number(arg, param));
        let args = args.collect::<Res<Vec<Val>>>()?;
        let n = closure.expr.inputs.len();
        if n == 0 || args.len() != n {
            return Err(self.refuse(
                e,
                "this closure takes another number of arguments",
                "see its definition",
            ));
        }
        let float = self.ty(args[0]);
        let Apart { func, captures, .. } = self.apart(&closure, |s| {
            let params = args
                .iter()
                .map(|_| Operand::Val(s.add_param(float.clone(), None)));
            let params = params.collect();
            s.frame().graph.modes.resize(n, ArgMode::Value);
            let value = s.inline_body(&closure.expr, params)?;
            let value = s.value_of(value, closure.expr.span())?;
            let ty = s.ty(value);
            s.types.unify(&ty, &float);
            s.leave_params(Some(Operand::Val(value)), &[], closure.expr.span())
        })?;
        self.at(Site::of(e));
        let mut values = vec![];
        let mut slopes = vec![];
        for i in 0..n {
            let unit = |j| self.constant(if i == j { "1.0" } else { "-0.0" }, float.clone());
            let direction: Vec<Val> = (0..n).map(unit).collect();
            let yes = self.constant("true", Ty::Bool);
            let nothing = captures.iter().map(|_| self.constant("()", Ty::Unit));
            let nothing: Vec<Val> = nothing.collect();
            let operands = [&args[..], &captures, &direction, &nothing].concat();
            let types = [float.clone(), float.clone()];
            let (branch, never) = (
                self.stand_in(&operands, &types),
                self.stand_in(&operands, &types),
            );
            let cond = NodeKind::Cond {
                then: branch,
                orelse: never,
            };
            let results = self.node(cond, &[&[yes], &operands[..]].concat(), types.to_vec());
            self.pushed.push(Pushed {
                branch,
                closure: func,
                wrt: (0..n + captures.len()).map(|i| i < n).collect(),
                site: Site::of(e),
            });
            // what is not there is a zero for the user
            let zero = self.constant("0.0", float.clone());
            values.push(Operand::Val(results[0]));
            slopes.push(Operand::Val(self.prim(
                &ops::arith::ADD,
                &[results[1], zero],
                float.clone(),
            )));
        }
        let slopes = match slopes.len() {
            1 => slopes.swap_remove(0),
            _ => Operand::Tuple(slopes),
        };
        Ok(match kind {
            Kind::Grad => slopes,
            Kind::ValueAndGrad | Kind::Jvp => Operand::Tuple(vec![values.swap_remove(0), slopes]),
        })
    }

    /// An argument of a closure whose derivative is taken.
    fn number(&mut self, e: &Expr, param: Option<&syn::Pat>) -> Res<Val> {
        let mut arg = self.arg(e)?;
        // a field is of the type that the closure says
        if let Some(syn::Pat::Type(typed)) = param
            && !matches!(*typed.ty, syn::Type::Reference(_))
        {
            let ty = self.syn_type(&typed.ty);
            arg = self.annotate(arg, &ty);
        }
        let number = match arg {
            Operand::Val(v) => Some(v),
            _ => None,
        };
        let number = number.filter(|v| {
            let ty = self.ty(*v);
            self.types.is_float(&ty)
        });
        number.ok_or_else(|| {
            self.refuse(
                e,
                "in a differentiable function, derivatives of closures are taken by numbers alone",
                A_FUNCTION,
            )
        })
    }

    /// Puts the forward mode of closures in its place.
    pub fn push_closures(&mut self) -> Res<()> {
        for pushed in std::mem::take(&mut self.pushed) {
            let Pushed {
                branch,
                closure,
                wrt,
                site,
            } = pushed;
            if let Err(found) = put_tangents(&mut self.module, branch, closure, &wrt) {
                let why = found.iter().next().map(|d| d.message.clone());
                let why = why.unwrap_or_default();
                let message = format!("there is no derivative of this closure: {why}");
                return Err(self.problems.refuse(site, message, A_FUNCTION));
            }
        }
        Ok(())
    }

    /// The arguments of `jvp!(f)(primals, tangents)` in one list, and how many are primals.
    fn along<'e>(&mut self, e: &'e ExprCall) -> Res<(Vec<&'e Expr>, Option<usize>)> {
        let groups: Vec<Vec<&Expr>> = e
            .args
            .iter()
            .map(|arg| match super::place::strip(arg) {
                Expr::Tuple(t) => t.elems.iter().collect(),
                arg => vec![arg],
            })
            .collect();
        match &groups[..] {
            [primals, tangents] => {
                let all = primals.iter().chain(tangents).copied().collect();
                Ok((all, Some(primals.len())))
            }
            _ => Err(self.refuse(
                e,
                "`jvp!(f)` takes primals and tangents",
                "write `jvp!(f)(x, dx)`, or with tuples `jvp!(f)((x, y), (dx, dy))`",
            )),
        }
    }

    fn argument_of_derivative(&mut self, e: &Expr) -> Res<Operand> {
        if let Expr::Macro(mac) = super::place::strip(e)
            && mac
                .mac
                .path
                .segments
                .last()
                .is_some_and(|s| s.ident == "function")
        {
            return Err(self.refuse(
                e,
                "the derivative of a function that takes a function is not supported in a differentiable function",
                "write a function that calls it, and take the derivative of that",
            ));
        }
        let arg = self.arg(e)?;
        match arg {
            Operand::Ref(_, Mutability::Mut) => Err(self.refuse(
                e,
                "the derivative of a function that writes to a param is not supported in a differentiable function",
                "write a function that takes a copy, and returns the number",
            )),
            // rustc says that it comes without its derivative
            Operand::Closure(_) | Operand::Function(_) => {
                self.problems.leave();
                Err(Refused)
            }
            arg => Ok(arg),
        }
    }

    /// What is known of the type of a derivative: that of one argument has its form.
    fn type_of_derivative(&mut self, kind: Kind, args: &[Operand]) -> Ty {
        let ty = match (kind, args) {
            (Kind::Grad, [Operand::Ref(place, _)]) => {
                let place = place.clone();
                self.place_ty(&place)
            }
            (Kind::Grad, [Operand::Val(v)]) => self.ty(*v),
            _ => self.types.open(),
        };
        match self.types.shallow(&ty) {
            Ty::Float(float) => Ty::Float(float),
            Ty::Vec(t) | Ty::Slice(t) if self.types.is_float(&t) => Ty::Vec(t),
            Ty::Array(t, n) if self.types.is_float(&t) => Ty::Array(t, n),
            _ => self.types.of_call(),
        }
    }
}

/// Whether all params of a closure are written as floats.
fn is_of_numbers(closure: &ExprClosure) -> bool {
    closure.inputs.iter().all(|param| match param {
        syn::Pat::Type(typed) => {
            matches!(&*typed.ty, syn::Type::Path(p) if p.path.get_ident().is_some())
        }
        _ => false,
    })
}
