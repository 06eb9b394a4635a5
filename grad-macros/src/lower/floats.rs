//! Numbers of generic params: `T::lit(0.5)` of ours, `T::from(0.5)` of `num_traits::Float`.

use super::place::strip;
use super::scope::Operand;
use super::types::Ty;
use super::{Lowerer, Res};
use grad_core::ir::FloatType;
use quote::quote_spanned;
use syn::Expr;
use syn::spanned::Spanned;

impl Lowerer<'_> {
    /// Whether a name is that of a generic param that stands for floats.
    pub fn is_real_param(&self, name: &str) -> bool {
        self.model.reals().iter().any(|p| p == name)
    }

    /// `T::lit(0.5)` and its like, in a generic function.
    pub fn real(&mut self, e: &syn::ExprCall, ty: &str, function: &str) -> Res<Operand> {
        let ty = match ty {
            "f64" => Ty::F64,
            "f32" => Ty::Float(FloatType::F32),
            ty => Ty::Float(FloatType::Param(ty.into())),
        };
        let text = match (function, e.args.first().map(strip)) {
            ("zero", None) => "0.0".to_string(),
            ("one", None) => "1.0".to_string(),
            (_, Some(Expr::Lit(l))) => match &l.lit {
                syn::Lit::Float(f) => f.base10_digits().to_string(),
                syn::Lit::Int(i) => format!("{}.0", i.base10_digits()),
                _ => return self.host(e),
            },
            _ => {
                let v = self.real_call(e, function)?;
                return Ok(self.annotate(v, &self.given_by_float(function, ty)));
            }
        };
        let number = Operand::Val(self.constant(&text, ty.clone()));
        Ok(match self.given_by_float(function, ty) {
            Ty::Option(_) => self.some(number),
            _ => number,
        })
    }

    /// What a function of a float's gives: `from` of a number of another crate's trait may give nothing.
    fn given_by_float(&self, function: &str, ty: Ty) -> Ty {
        let foreign = matches!(&ty, Ty::Float(FloatType::Param(t)) if self.model.floats().iter().any(|f| **f == **t));
        match foreign && function.starts_with("from") {
            true => Ty::Option(Box::new(ty)),
            false => ty,
        }
    }

    /// A call of such a function, of ours where another trait has one of that name.
    fn real_call(&mut self, e: &syn::ExprCall, function: &str) -> Res<Operand> {
        let Expr::Path(path) = strip(&e.func) else {
            return self.host(e);
        };
        let ty = &path.path.segments[0].ident;
        let (name, args) = (&path.path.segments[1].ident, &e.args);
        let foreign = self.model.floats().iter().any(|t| ty == t);
        if let (true, Some(arg)) = (foreign && function.starts_with("from"), args.first()) {
            return self.number_from(path, arg);
        }
        if foreign && !function.starts_with(char::is_uppercase) {
            return self.host(&quote_spanned!(name.span()=> <#ty as ::grads::Real>::#name(#args)));
        }
        self.host(e)
    }

    /// `T::from(x.len())`: of a value that is lowered, since it may be read off a differentiated one.
    fn number_from(&mut self, from: &syn::ExprPath, arg: &Expr) -> Res<Operand> {
        let value = self.expr(arg)?;
        let outer = self.scope.clone();
        let whole = self.matched(&syn::parse_quote!(_), value)?;
        let made = self.host(&quote_spanned!(arg.span()=> #from(*#whole)));
        self.scope = outer;
        made
    }
}
