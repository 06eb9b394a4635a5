//! `dbg!`: prints its arguments in passing, and gives them back.

use super::scope::Operand;
use super::{Lowerer, Res};
use crate::visit::Visit;
use quote::ToTokens;
use syn::Expr;
use syn::parse::Parser;
use syn::punctuated::Punctuated;

impl<'m> Lowerer<'m> {
    /// `dbg!(a, b)`: the tokens are run for what they print; the values are those of the arguments, evaluated again.
    pub fn dbg(&mut self, mac: &syn::Macro) -> Res<Operand> {
        let parser = Punctuated::<Expr, syn::Token![,]>::parse_terminated;
        let args = self.keep(mac, || parser.parse2(mac.tokens.clone()));
        let Ok(args) = &*args else {
            return self.host(mac);
        };
        if let Some(e) = args.iter().find(|e| !is_repeatable(e)) {
            return Err(self.refuse(
                e,
                "what `dbg!` prints here would be computed twice",
                "bind it to a variable with `let`, and print that",
            ));
        }
        self.opaque(mac.to_token_stream(), None)?;
        let mut values: Vec<Operand> = args.iter().map(|e| self.expr(e)).collect::<Res<_>>()?;
        Ok(match values.len() {
            0 => Operand::Unit,
            1 => values.swap_remove(0),
            _ => Operand::Tuple(values),
        })
    }
}

/// Whether evaluating an expression twice is the same as once: it calls nothing of the user's, and changes nothing.
fn is_repeatable(e: &Expr) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_expr(&mut self, e: &'a Expr) {
            let plain = match e {
                Expr::Path(_)
                | Expr::Lit(_)
                | Expr::Field(_)
                | Expr::Index(_)
                | Expr::Unary(_)
                | Expr::Paren(_)
                | Expr::Group(_)
                | Expr::Tuple(_)
                | Expr::Cast(_) => true,
                Expr::Binary(e) => super::expr::compound(&e.op).is_none(),
                Expr::Reference(e) => e.mutability.is_none(),
                Expr::MethodCall(e) => is_pure(&e.method.to_string()),
                _ => false,
            };
            self.0 &= plain;
            crate::visit::visit_expr(self, e);
        }
    }
    let mut find = Find(true);
    find.visit_expr(e);
    find.0
}

/// Whether a method is one of floats, or reads an array.
fn is_pure(method: &str) -> bool {
    use grad_core::ops::{self, Spelling};
    let of_floats = ops::all().any(|d| matches!(d.spelling, Spelling::Method(m) if m == method));
    of_floats || ["len", "is_empty", "is_nan", "is_finite"].contains(&method)
}
