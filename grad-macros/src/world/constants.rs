//! The values of constants that are numbers: literals, and arithmetic of literals and of other such constants.

use proc_macro2::{Literal, Span};
use syn::{BinOp, Expr, Lit, Type, UnOp};

/// A number, and the name of its type.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    number: Number,
    ty: String,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Number {
    Int(i128),
    /// In the precision of its type.
    F64(f64),
    F32(f32),
}

impl Value {
    /// The literal for it, with its type.
    pub fn literal(&self, at: Span) -> Expr {
        let (text, negative) = match self.number {
            Number::Int(i) => (i.unsigned_abs().to_string(), i < 0),
            Number::F64(x) => (format!("{:?}", x.abs()), x.is_sign_negative()),
            Number::F32(x) => (format!("{:?}", x.abs()), x.is_sign_negative()),
        };
        let text = format!("{text}{}", self.ty);
        let mut literal: Literal = text.parse().expect("a number is a literal");
        literal.set_span(at);
        let number: Expr = Expr::Lit(syn::ExprLit {
            attrs: vec![],
            lit: Lit::new(literal),
        });
        match negative {
            true => syn::parse_quote_spanned!(at=> (-#number)),
            false => number,
        }
    }
}

/// The value of `e`, which is of type `ty`; `named` gives those of other constants.
pub fn value(ty: &Type, e: &Expr, named: &dyn Fn(&syn::Path) -> Option<Value>) -> Option<Value> {
    let Type::Path(path) = ty else { return None };
    let ty = path.path.get_ident()?.to_string();
    let of = Of { ty: &ty, named };
    let number = of.number(e)?;
    let fits = match number {
        Number::Int(i) => of.range()?.contains(&i),
        Number::F64(x) => x.is_finite(),
        Number::F32(x) => x.is_finite(),
    };
    fits.then(|| Value {
        number,
        ty: ty.clone(),
    })
}

struct Of<'a> {
    ty: &'a str,
    named: &'a dyn Fn(&syn::Path) -> Option<Value>,
}

impl Of<'_> {
    /// What an integer of the type may be. One that has the width of a pointer is taken for the narrowest.
    fn range(&self) -> Option<std::ops::RangeInclusive<i128>> {
        Some(match self.ty {
            "u8" => 0..=u8::MAX.into(),
            "u16" => 0..=u16::MAX.into(),
            "u32" | "usize" => 0..=u32::MAX.into(),
            "u64" => 0..=u64::MAX.into(),
            "i8" => i8::MIN.into()..=i8::MAX.into(),
            "i16" => i16::MIN.into()..=i16::MAX.into(),
            "i32" | "isize" => i32::MIN.into()..=i32::MAX.into(),
            "i64" => i64::MIN.into()..=i64::MAX.into(),
            _ => return None,
        })
    }

    fn number(&self, e: &Expr) -> Option<Number> {
        let number = match e {
            Expr::Paren(e) => self.number(&e.expr)?,
            Expr::Group(e) => self.number(&e.expr)?,
            Expr::Lit(e) => self.literal(&e.lit)?,
            Expr::Path(p) => (self.named)(&p.path).filter(|v| v.ty == self.ty)?.number,
            Expr::Unary(e) if matches!(e.op, UnOp::Neg(_)) => match self.number(&e.expr)? {
                Number::Int(i) => Number::Int(-i),
                Number::F64(x) => Number::F64(-x),
                Number::F32(x) => Number::F32(-x),
            },
            Expr::Binary(e) => {
                let (a, b) = (self.number(&e.left)?, self.number(&e.right)?);
                operation(&e.op, a, b)?
            }
            _ => return None,
        };
        match number {
            // what overflows on the way is rustc's to refuse
            Number::Int(i) => self.range()?.contains(&i).then_some(number),
            Number::F64(_) | Number::F32(_) => Some(number),
        }
    }

    fn literal(&self, lit: &Lit) -> Option<Number> {
        match (lit, self.ty) {
            (Lit::Float(f), "f64") => f.base10_parse().ok().map(Number::F64),
            (Lit::Float(f), "f32") => f.base10_parse().ok().map(Number::F32),
            (Lit::Int(_), "f64" | "f32") => None,
            (Lit::Int(i), _) => i.base10_parse().ok().map(Number::Int),
            _ => None,
        }
    }
}

fn operation(op: &BinOp, a: Number, b: Number) -> Option<Number> {
    match (a, b) {
        (Number::Int(a), Number::Int(b)) => match op {
            BinOp::Add(_) => a.checked_add(b),
            BinOp::Sub(_) => a.checked_sub(b),
            BinOp::Mul(_) => a.checked_mul(b),
            BinOp::Div(_) => a.checked_div(b),
            BinOp::Rem(_) => a.checked_rem(b),
            _ => None,
        }
        .map(Number::Int),
        (Number::F64(a), Number::F64(b)) => match op {
            BinOp::Add(_) => Some(a + b),
            BinOp::Sub(_) => Some(a - b),
            BinOp::Mul(_) => Some(a * b),
            BinOp::Div(_) => Some(a / b),
            _ => None,
        }
        .map(Number::F64),
        (Number::F32(a), Number::F32(b)) => match op {
            BinOp::Add(_) => Some(a + b),
            BinOp::Sub(_) => Some(a - b),
            BinOp::Mul(_) => Some(a * b),
            BinOp::Div(_) => Some(a / b),
            _ => None,
        }
        .map(Number::F32),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::World;
    use proc_macro2::Span;
    use quote::ToTokens;

    #[test]
    fn numbers_made_of_literals_are_known() {
        let code = "const N: usize = 4; const M: usize = 2 * N + 1; const H: f64 = 1.0 / 3.0; const NEG: f64 = -0.5;
            const I: i32 = -(3); const F: f32 = 0.1; const WIDE: u8 = 300 - 50; const CIRCLE: usize = ROUND; const ROUND: usize = CIRCLE;
            const CALLED: usize = f(); const OTHER: i32 = N; type Index = usize; const ALIAS: Index = 7;";
        let world = World::of(
            &syn::parse_file(code).expect("items").items,
            &Default::default(),
            None,
        );
        let shown = |name: &str| {
            let value = world.value(&syn::parse_str(name).expect("a path"));
            value.map(|v| v.literal(Span::call_site()).to_token_stream().to_string())
        };
        assert_eq!(shown("N").as_deref(), Some("4usize"));
        assert_eq!(shown("M").as_deref(), Some("9usize"));
        assert_eq!(shown("H").as_deref(), Some("0.3333333333333333f64"));
        assert_eq!(shown("NEG").as_deref(), Some("(- 0.5f64)"));
        assert_eq!(shown("I").as_deref(), Some("(- 3i32)"));
        assert_eq!(shown("F").as_deref(), Some("0.1f32"));
        assert_eq!(shown("ALIAS").as_deref(), Some("7usize"));
        for unknown in ["WIDE", "CIRCLE", "ROUND", "CALLED", "OTHER", "NONE"] {
            assert_eq!(shown(unknown), None, "{unknown}");
        }
    }
}
