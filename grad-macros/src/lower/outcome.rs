//! `Result`s: inside a function one value, of which `Ok(x)` is looked at as `Some(x)` is. No derivative passes through an error: what
//! it holds is made and read by opaque expressions.

use super::destructure::is_of_option;
use super::place::strip;
use super::predicate::accepts_all;
use super::scope::Operand;
use super::sorting::of_search;
use super::types::Ty;
use super::{Lowerer, Res};
use crate::report::Site;
use quote::quote_spanned;
use syn::spanned::Spanned;
use syn::{Expr, ExprCall, ExprMethodCall, Pat, PatTupleStruct, Path};

impl Lowerer<'_> {
    /// `Ok(value)`, `Err(error)`
    pub fn outcome(&mut self, e: &ExprCall, path: &Path) -> Res<Operand> {
        let arg = &e.args[0];
        if matches!(arg, Expr::Tuple(t) if t.elems.is_empty()) {
            return self.host(e);
        }
        let held = match names(path, "Ok") {
            true => self.expr(arg)?,
            false => {
                let error = self.host(arg)?;
                self.stop(error, arg.span())?
            }
        };
        let held = self.value_of(held, arg.span())?;
        self.at(Site::of(e));
        Ok(Operand::Val(self.make_tuple(path, vec![held])))
    }

    /// Whether a value is an error that fits.
    pub fn test_error(&mut self, p: &PatTupleStruct, value: &Operand) -> Res<super::Val> {
        if p.elems.iter().all(accepts_all) {
            return match self.opened(value.clone(), p.span()) {
                Operand::Option(flag, _) => self.negated(flag),
                _ => self.test_opaque(&Pat::TupleStruct(p.clone()), value),
            };
        }
        self.test_opaque(&Pat::TupleStruct(p.clone()), value)
    }

    /// The panic of `unwrap` and `expect`: of what may be a `Result` with the error in it.
    pub fn nothing_there(&mut self, e: &ExprMethodCall, whole: &Operand) -> Res<()> {
        let at = e.method.span();
        let said = e.args.first();
        let tokens = match self.may_be_result(whole) {
            false => match said {
                Some(said) => quote_spanned!(at=> ::core::panic!("{}", #said)),
                None => {
                    quote_spanned!(at=> ::core::panic!("called `Option::unwrap()` on a `None` value"))
                }
            },
            true => {
                let outer = self.scope.clone();
                let name = self.matched(&syn::parse_quote_spanned!(at=> _), whole.clone())?;
                let tokens = match said {
                    Some(said) => {
                        quote_spanned!(at=> ::grads::__private::Missing::expected(&#name, #said))
                    }
                    None => quote_spanned!(at=> ::grads::__private::Missing::unwrapped(&#name)),
                };
                let done = self.opaque_for(e, tokens, None);
                self.scope = outer;
                return done.map(|_| ());
            }
        };
        self.opaque(tokens, None).map(|_| ())
    }

    fn may_be_result(&mut self, whole: &Operand) -> bool {
        let ty = match whole {
            Operand::Val(v) => self.ty(*v),
            Operand::Ref(place, _) if place.window.is_none() => self.place_ty(place),
            _ => return false,
        };
        !matches!(self.types.shallow(&ty), Ty::Option(_))
    }

    /// What a closure is given that is called where there is nothing: with a param it is of a `Result`, and must not look at the error.
    pub fn error_for(&mut self, f: &Expr) -> Res<Vec<Operand>> {
        let Expr::Closure(f) = strip(f) else {
            return Ok(vec![]);
        };
        match f.inputs.first() {
            None => Ok(vec![]),
            Some(Pat::Wild(_)) => Ok(vec![Operand::Unit]),
            Some(error) => Err(self.refuse(
                error,
                "differentiation does not see what an error holds",
                "write `|_|`, or `match` on the `Result`",
            )),
        }
    }
}

/// Whether a pattern with this path is of what there is: `Some`, or `Ok` of anything but a search, of which positions are known.
pub fn is_there(path: &Path, value: &Operand) -> bool {
    is_of_option(path, "Some") || names(path, "Ok") && of_search(path, value).is_none()
}

/// Whether a pattern with this path is of an error.
pub fn is_error(path: &Path, value: &Operand) -> bool {
    names(path, "Err") && of_search(path, value).is_none()
}

fn names(path: &Path, variant: &str) -> bool {
    let mut segments = path.segments.iter().rev();
    segments.next().is_some_and(|s| s.ident == variant)
        && segments.next().is_none_or(|s| s.ident == "Result")
}
