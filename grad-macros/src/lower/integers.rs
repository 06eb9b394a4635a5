//! Methods and functions that of the types of std only integers have: their operands are values of the graph, the rest is
//! rustc's. So `self.state.wrapping_mul(k)` reads a field, and not all of `self`.

use super::scope::{Operand, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::assumed::Assumed;
use crate::report::Site;
use grad_core::ir::{Host, NodeKind, Tokens};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, ExprCall, ExprMethodCall};

/// What such a method gives.
#[derive(Clone, Copy, PartialEq)]
enum Gives {
    /// An integer of the receiver's type.
    Same,
    /// An integer of a type that rustc knows.
    Integer,
    Bool,
    /// An `Option` of an integer.
    Maybe,
    /// An integer of the receiver's type, and whether it is another one than it should be.
    Overflowing,
    /// What only rustc knows.
    Other,
}

impl Lowerer<'_> {
    /// `n.wrapping_mul(k)` and its like, if that is what the call is.
    pub fn integer_method(&mut self, e: &ExprMethodCall) -> Option<Res<Operand>> {
        let gives = gives(&e.method.to_string())?;
        let is_int = match self.probe(&e.receiver) {
            Some(ty) if self.types.is_int(&ty) => true,
            Some(ty) if !self.types.is_unknown(&ty) || self.types.is_aggregate(&ty) => false,
            // arrays are rotated in place, which has no value; an account may be positive
            _ if e.method.to_string().starts_with("rotate") => !self.is_statement(e),
            _ => gives != Gives::Bool,
        };
        is_int.then(|| {
            let receiver = self.scalar(&e.receiver)?;
            self.method_of_integer(e, receiver)
        })
    }

    /// Whether a call is a statement of its own.
    fn is_statement(&self, e: &ExprMethodCall) -> bool {
        self.statement.as_deref() == Some(&*super::whose::key(e))
    }

    /// Such a method of `receiver`.
    pub fn method_of_integer(&mut self, e: &ExprMethodCall, receiver: Val) -> Res<Operand> {
        let (name, ty) = (e.method.to_string(), self.ty(receiver));
        self.assume_of(Assumed::Bits, &e.receiver, &ty);
        self.types.whole_number(&ty);
        let args = self.values(&e.args)?;
        let like = has_like_operands(&name);
        for arg in args.iter().filter(|_| like) {
            let arg = self.ty(*arg);
            self.types.unify(&ty, &arg);
        }
        self.at(Site::of(e));
        let gives = gives(&name).unwrap_or(Gives::Other);
        let (method, turbofish) = (&e.method, &e.turbofish);
        let tokens = |n: &Ident, args: &[Ident]| quote_spanned!(method.span()=> #n.#method #turbofish(#(#args),*));
        if gives == Gives::Maybe {
            let ty = match like {
                true => ty,
                false => self.types.open_int(),
            };
            let ty = Ty::Tuple(vec![Ty::Bool, ty]);
            let v = self.rust_of(e, receiver, &args, ty, |n, args| {
                let option = tokens(n, args);
                quote_spanned!(method.span()=> #option.map_or((false, 0), |some| (true, some)))
            });
            let (some, payload) = (self.field(v, "0"), self.field(v, "1"));
            return Ok(Operand::Option(some, Box::new(Operand::Val(payload))));
        }
        let ty = self.integer_given(gives, &ty);
        let v = self.rust_of(e, receiver, &args, ty, tokens);
        Ok(self.take_apart(v))
    }

    /// `u64::from(n)`, `usize::min(a, b)`: a function of an integer type.
    pub fn integer_function(&mut self, e: &ExprCall, name: &str, of: &str) -> Res<Operand> {
        let ty = super::literal::int_type(of).unwrap_or_else(|| self.types.open_int());
        if e.args.is_empty() || !e.args.iter().all(is_number_expr) {
            let v = self.host(e)?;
            return Ok(match name {
                "from" => self.annotate(v, &ty),
                _ => v,
            });
        }
        let args = self.values(&e.args)?;
        if name == "from" {
            let from = self.ty(args[0]);
            self.assume_bits(&e.args[0], args[0]);
            self.types.whole_number(&from);
        }
        let same = [
            "from",
            "min",
            "max",
            "pow",
            "clamp",
            "rem_euclid",
            "div_euclid",
            "abs",
        ];
        let gives = match same.contains(&name) || name.starts_with("from_") && name.ends_with('e') {
            true => Gives::Same,
            false => self::gives(name).unwrap_or(Gives::Other),
        };
        self.at(Site::of(e));
        let (ty, function) = (self.integer_given(gives, &ty), &e.func);
        let v = self.rust_of(
            e,
            args[0],
            &args[1..],
            ty,
            |first, rest| quote_spanned!(function.span()=> #function(#first #(, #rest)*)),
        );
        Ok(self.take_apart(v))
    }

    fn integer_given(&mut self, gives: Gives, own: &Ty) -> Ty {
        match gives {
            Gives::Same => own.clone(),
            Gives::Integer => self.types.open_int(),
            Gives::Bool => Ty::Bool,
            Gives::Overflowing => Ty::Tuple(vec![own.clone(), Ty::Bool]),
            Gives::Maybe | Gives::Other => self.types.open(),
        }
    }

    /// Tokens over operands that are lowered already.
    fn rust_of(
        &mut self,
        shown: &impl ToTokens,
        first: Val,
        rest: &[Val],
        ty: Ty,
        tokens: impl FnOnce(&Ident, &[Ident]) -> TokenStream,
    ) -> Val {
        let vals: Vec<Val> = std::iter::once(first).chain(rest.iter().copied()).collect();
        let names: Vec<Ident> = (0..vals.len())
            .map(|i| format_ident!("grads_n{i}"))
            .collect();
        for v in &vals {
            let ty = self.ty(*v);
            self.types.share(&ty);
        }
        let index = u32::try_from(self.tokens.len()).ok();
        self.tokens.push(tokens(&names[0], &names[1..]));
        let host = Host {
            text: shown.to_token_stream().to_string().into(),
            tokens: Tokens(index),
            names: names.iter().map(|n| n.to_string().into()).collect(),
            effect: false,
            asks: false,
        };
        self.node(NodeKind::Host(Box::new(host)), &vals, vec![ty])[0]
    }
}

/// Whether the operand is an expression of a number as it is written: no reference, closure or text.
fn is_number_expr(e: &Expr) -> bool {
    match e {
        Expr::Paren(e) => is_number_expr(&e.expr),
        Expr::Lit(e) => matches!(
            e.lit,
            syn::Lit::Int(_) | syn::Lit::Bool(_) | syn::Lit::Byte(_)
        ),
        Expr::Field(_) | Expr::Index(_) | Expr::Binary(_) | Expr::Cast(_) | Expr::Path(_) => true,
        Expr::Unary(e) => is_number_expr(&e.expr),
        _ => false,
    }
}

/// What a method gives that of the types of std only integers have.
fn gives(name: &str) -> Option<Gives> {
    const SAME: [&str; 16] = [
        "rotate_left",
        "rotate_right",
        "swap_bytes",
        "reverse_bits",
        "isqrt",
        "to_be",
        "to_le",
        "next_power_of_two",
        "next_multiple_of",
        "div_ceil",
        "div_floor",
        "strict_add",
        "strict_sub",
        "strict_mul",
        "saturating_mul",
        "saturating_pow",
    ];
    const INTEGERS: [&str; 6] = [
        "unsigned_abs",
        "cast_signed",
        "cast_unsigned",
        "ilog2",
        "ilog10",
        "ilog",
    ];
    const BOOLS: [&str; 4] = [
        "is_power_of_two",
        "is_multiple_of",
        "is_positive",
        "is_negative",
    ];
    let starts = |prefixes: &[&str]| prefixes.iter().any(|p| name.starts_with(p));
    let primitive = ["saturating_add", "saturating_sub"].contains(&name);
    match name {
        _ if primitive => None,
        _ if SAME.contains(&name) || starts(&["wrapping_", "saturating_"]) => Some(Gives::Same),
        _ if INTEGERS.contains(&name) || starts(&["count_", "leading_", "trailing_"]) => {
            Some(Gives::Integer)
        }
        _ if BOOLS.contains(&name) => Some(Gives::Bool),
        _ if starts(&["checked_"]) => Some(Gives::Maybe),
        _ if starts(&["overflowing_"]) => Some(Gives::Overflowing),
        _ => None,
    }
}

/// Whether the operands are of the receiver's type.
fn has_like_operands(name: &str) -> bool {
    let others = ["sh", "pow", "rotate", "signed", "_sub_un", "_add_un"];
    !others.iter().any(|part| name.contains(part))
}
