//! Derivatives that the body calls: `grad!(f)(x)`.

use super::scope::Operand;
use super::types::Ty;
use super::{Lowerer, Mutability, Res};
use crate::bang::{Call, Of};
use crate::nested::Kind;
use crate::report::Site;
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{Expr, ExprCall, ExprMacro};

const A_FUNCTION: &str = "write a function with `#[differentiable(order = 2)]` that takes as params what the closure captures";

impl Lowerer<'_> {
    /// `grad!(f)(x)` and its like.
    pub fn derivative(&mut self, e: &ExprCall, mac: &ExprMacro) -> Res<Operand> {
        let name = mac.mac.path.segments.last().map(|s| s.ident.to_string());
        let name = name.unwrap_or_default();
        // what is wrong in the parentheses the macro says
        let parse = |input: ParseStream| Call::parse(input, &name);
        let Ok(call) = parse.parse2(mac.mac.tokens.clone()) else {
            return self.host(e);
        };
        let Some(kind) = Kind::of(&mac.mac) else {
            return self.host(e);
        };
        if matches!(call.of, Of::Closure(_)) {
            return Err(self.refuse(
                mac,
                format!("`{name}!` of a closure in a differentiable function is not supported"),
                A_FUNCTION,
            ));
        }
        if call.wrt.is_some() {
            return Err(self.refuse(
                mac,
                "`wrt(..)` is not supported in a differentiable function",
                "take the whole gradient, and of it the part that is wanted",
            ));
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
        let arg = self.arg(e)?;
        match arg {
            Operand::Ref(_, Mutability::Mut) => Err(self.refuse(
                e,
                "the derivative of a function that writes to a param is not supported in a differentiable function",
                "write a function that takes a copy, and returns the number",
            )),
            Operand::Closure(_) | Operand::Function(_) => Err(self.refuse(
                e,
                "the derivative of a function that takes a function is not supported in a differentiable function",
                "write a function that calls it, and take the derivative of that",
            )),
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

/// A callee for messages and the text form.
fn shown(tokens: &TokenStream) -> String {
    tokens.to_string().replace(' ', "")
}
