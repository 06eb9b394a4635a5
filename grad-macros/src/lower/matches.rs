//! `matches!(value, pattern if guard)`.

use super::predicate::without_constants;
use super::scope::Operand;
use super::{Lowerer, Res, Ty};
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{Expr, Pat, Token};

/// The arguments of `matches!`.
struct Arguments {
    value: Expr,
    pat: Pat,
    guard: Option<Expr>,
}

impl Parse for Arguments {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let value = input.parse()?;
        input.parse::<Token![,]>()?;
        let pat = Pat::parse_multi_with_leading_vert(input)?;
        let guard = match input.parse::<Option<Token![if]>>()? {
            Some(_) => Some(input.parse()?),
            None => None,
        };
        input.parse::<Option<Token![,]>>()?;
        Ok(Arguments { value, pat, guard })
    }
}

impl Lowerer<'_> {
    /// Whether a value matches a pattern and satisfies a guard, as a truth value.
    pub fn matches_macro(&mut self, mac: &syn::Macro) -> Res<Operand> {
        let args = self.keep(mac, || mac.parse_body::<Arguments>());
        let Ok(args) = &*args else {
            return self.host(mac);
        };
        let value = self.scrutinee(&args.value)?;
        let fits = self.test(&args.pat, &value)?;
        let fits = match &args.guard {
            None => fits,
            Some(guard) => {
                let fits = match fits {
                    Some(fits) => fits,
                    None => self.constant("true", Ty::Bool),
                };
                self.also(Some(fits), guard.span(), &mut |s| {
                    s.bind(&without_constants(&args.pat), value.clone())?;
                    s.scalar(guard).map(Some)
                })?
            }
        };
        Ok(Operand::Val(match fits {
            Some(fits) => fits,
            None => self.constant("true", Ty::Bool),
        }))
    }
}
