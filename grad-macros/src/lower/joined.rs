//! `rayon::join(a, b)`: a call that is handed two functions, whose ways back run side by side, too. Where one of them changes what it
//! captures, or cannot be a function of its own for another reason, one is called after the other.

use super::scope::Operand;
use super::types::Ty;
use super::{Lowerer, Res};
use crate::functions::Given;
use crate::report::Refused;
use grad_core::entity::Entity as _;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{ExprCall, ExprPath};

/// One called after the other.
struct InTurn(syn::Expr);

impl Lowerer<'_> {
    /// The pair that both give.
    pub fn joined(&mut self, e: &ExprCall, path: &ExprPath) -> Res<Operand> {
        if let Some(pair) = self.tried(|s| s.side_by_side(e, path)) {
            return Ok(pair);
        }
        let in_turn = self.keep(e, || InTurn(crate::parallel::in_turn(e)));
        self.expr(&in_turn.0)
    }

    fn side_by_side(&mut self, e: &ExprCall, path: &ExprPath) -> Res<Operand> {
        let args = e
            .args
            .iter()
            .map(|a| self.arg(a))
            .collect::<Res<Vec<_>>>()?;
        if !args.iter().all(|a| matches!(a, Operand::Closure(_))) {
            return Err(Refused);
        }
        let given = [self.types.any(), self.types.any()];
        let callee = path.to_token_stream().to_string().replace(' ', "");
        let ret = Ty::Tuple(given.to_vec());
        let pair = self.call_of(callee, path.to_token_stream(), ret, args, e.span())?;
        for (given, closure) in given.iter().zip(self.handed_last()) {
            let ty = self.given_by_closure(closure)?;
            self.types.unify(given, &ty);
        }
        Ok(match pair {
            Operand::Tuple(both) => {
                Operand::Tuple(both.into_iter().map(|o| self.opened_up(o)).collect())
            }
            pair => pair,
        })
    }

    /// The closures that the last call is handed.
    fn handed_last(&self) -> Vec<usize> {
        let last = self.function_args.iter().max_by_key(|(tokens, _)| **tokens);
        let handed = last.into_iter().flat_map(|(_, args)| args);
        let closures = handed.filter_map(|arg| match arg.given {
            Given::Closure { closure, .. } => Some(closure),
            Given::Path(_) | Given::Param(_) => None,
        });
        closures.collect()
    }

    /// What is a tuple once its type is known.
    fn opened_up(&mut self, operand: Operand) -> Operand {
        match operand {
            Operand::Val(v) => self.take_apart(v),
            operand => operand,
        }
    }

    /// What a closure gives; refused if that is nothing, or if it calls a function that came in as an argument, which goes one way back at a time.
    fn given_by_closure(&self, lifted: usize) -> Res<Ty> {
        let closure = &self.lifted[lifted];
        let graph = &self.module.funcs[closure.func];
        let ty = graph
            .results
            .first()
            .map(|&v| self.tys[closure.func.index()][v.index()].clone());
        match ty {
            Some(ty) if closure.has_value && closure.uses.is_empty() => match ty {
                Ty::Slice(_) | Ty::Unit => Err(Refused),
                ty => Ok(ty),
            },
            _ => Err(Refused),
        }
    }
}
