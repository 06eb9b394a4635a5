//! Derivatives that the body calls: `grad!(f)(x)`.

mod along;
mod chosen;
mod written;

use super::scope::{Operand, Val};
use super::types::Ty;
use super::{Lowerer, Mutability, Res};
use crate::bang::{Call, Of};
use crate::nested::{A_FUNCTION, ALONG, Kind, is_constant, shown};
use crate::report::{Refused, Site};
use grad_core::entity::FuncRef;
use grad_core::grad::put_tangents;
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
        if let (ALONG, Of::Closure(closure)) = (&*name, &call.of) {
            return self.along_in_closure(closure, e);
        }
        let Some(kind) = Kind::of(&mac.mac) else {
            return self.host(e);
        };
        match &call.of {
            Of::Closure(closure)
                if call.wrt.is_none()
                    && matches!(kind, Kind::Grad | Kind::ValueAndGrad)
                    && is_of_numbers(closure) =>
            {
                let Operand::Closure(id) = self.closure(closure)? else {
                    return Err(Refused);
                };
                self.derivative_of_closure(kind, id, e)
            }
            Of::Closure(closure) => self.written_out(kind, closure, call.wrt.as_deref(), e),
            Of::Path(path) if self.is_function(path) => Err(self.refuse(
                path,
                format!("`{name}!` of a variable is not supported"),
                format!("write the closure in place, `{name}!(|x: f64| ..)`, or name a function"),
            )),
            Of::Path(path) if call.wrt.is_some() || !kind.is_of_companion() => {
                let wrt = call.wrt.as_deref().unwrap_or_default();
                if let Some(made) = self.by_the_whole(kind, path, wrt, e) {
                    return self.expr(&made.0);
                }
                match self.calling(path, call.wrt.as_deref()) {
                    Some((closure, wrt)) => self.written_out(kind, &closure, wrt.as_deref(), e),
                    None => self.host(e),
                }
            }
            Of::Path(path) if self.would_be_third(path) => match self.calling(path, None) {
                Some((closure, wrt)) => self.written_out(kind, &closure, wrt.as_deref(), e),
                None => self.derivative_of_function(kind, e, mac),
            },
            Of::Path(_) => self.derivative_of_function(kind, e, mac),
        }
    }

    /// By the companion of the function.
    fn derivative_of_function(
        &mut self,
        kind: Kind,
        e: &ExprCall,
        mac: &ExprMacro,
    ) -> Res<Operand> {
        let (args, primals) = match kind {
            Kind::Jvp => self.along(e)?,
            _ => (e.args.iter().collect(), None),
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
        let n = self.closures[id].expr.inputs.len();
        let args: Vec<&Expr> = e.args.iter().collect();
        let points = self.points(id, &args, e)?;
        let body = self.body_apart(id, &points, e)?;
        let float = self.ty(points[0].value);
        let mut values = vec![];
        let mut slopes = vec![];
        for i in 0..n {
            let unit = |j| self.constant(if i == j { "1.0" } else { "-0.0" }, float.clone());
            let direction: Vec<Val> = (0..n).map(unit).collect();
            let [value, slope] = self.pushed_along(&body, &points, &direction, e);
            values.push(Operand::Val(value));
            slopes.push(Operand::Val(slope));
        }
        let slopes = match slopes.len() {
            1 => slopes.swap_remove(0),
            _ => Operand::Tuple(slopes),
        };
        Ok(match kind {
            Kind::ValueAndGrad => Operand::Tuple(vec![values.swap_remove(0), slopes]),
            _ => slopes,
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

/// Whether all params of a closure are written as numbers of one type.
fn is_of_numbers(closure: &ExprClosure) -> bool {
    let name = |param: &syn::Pat| match param {
        syn::Pat::Type(typed) if !is_constant(param) => match &*typed.ty {
            syn::Type::Path(p) => p.path.get_ident().cloned(),
            _ => None,
        },
        _ => None,
    };
    let mut names = closure.inputs.iter().map(name);
    let first = names.next().flatten();
    first.is_some() && names.all(|name| name == first)
}
