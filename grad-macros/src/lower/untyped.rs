//! Params of closures that are written without a type, of closures that are handed to a function: what is computed with as a
//! number is taken for a float. The generated closure says so, and rustc refuses it where the function takes another.

use super::Lowerer;
use super::method::is_scalar;
use super::place::strip;
use crate::model::Model;
use crate::visit::{self, Visit};
use proc_macro2::Ident;
use quote::ToTokens;
use syn::{BinOp, Expr, ExprClosure, Pat, PatType, Type, UnOp};

impl Lowerer<'_> {
    /// The param with the type of a float, if the closure computes with it as with a number.
    pub fn typed_as_float(&self, param: &Pat, closure: &ExprClosure) -> Option<PatType> {
        let Pat::Ident(name) = param else {
            return None;
        };
        let mut uses = Uses {
            name: &name.ident,
            number: false,
            other: false,
        };
        uses.visit_expr(&closure.body);
        let float = float_of(self.model);
        (uses.number && !uses.other).then(|| syn::parse_quote!(#name: #float))
    }
}

/// The float that a function computes with: its generic one, else `f64`, unless only `f32` stands in its signature.
fn float_of(model: &Model) -> Type {
    if let [real] = &model.reals()[..] {
        return syn::parse_str(real).unwrap_or_else(|_| syn::parse_quote!(f64));
    }
    let signature = model.written.sig.to_token_stream().to_string();
    let has = |float: &str| {
        signature
            .split(|c: char| !c.is_alphanumeric())
            .any(|word| word == float)
    };
    match has("f32") && !has("f64") {
        true => syn::parse_quote!(f32),
        false => syn::parse_quote!(f64),
    }
}

/// How a name is used in an expression.
struct Uses<'a> {
    name: &'a Ident,
    /// As a number.
    number: bool,
    /// As what no number is.
    other: bool,
}

impl Uses<'_> {
    fn is_it(&self, e: &Expr) -> bool {
        matches!(strip(e), Expr::Path(p) if p.path.is_ident(self.name))
    }
}

impl<'a> Visit<'a> for Uses<'_> {
    fn visit_expr(&mut self, e: &'a Expr) {
        match e {
            Expr::Binary(b) if is_arithmetic(&b.op) => {
                self.number |= self.is_it(&b.left) || self.is_it(&b.right);
            }
            Expr::Unary(u) if matches!(u.op, UnOp::Neg(_)) => self.number |= self.is_it(&u.expr),
            Expr::Unary(u) => self.other |= self.is_it(&u.expr),
            Expr::MethodCall(m) if self.is_it(&m.receiver) => match is_scalar(&m.method) {
                true => self.number = true,
                false => self.other = true,
            },
            Expr::Index(i) => self.other |= self.is_it(&i.expr),
            Expr::Field(f) => self.other |= self.is_it(&f.base),
            Expr::ForLoop(l) => self.other |= self.is_it(&l.expr),
            _ => {}
        }
        visit::visit_expr(self, e);
    }
}

fn is_arithmetic(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_) | BinOp::Rem(_)
    )
}
