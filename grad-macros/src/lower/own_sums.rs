//! `impl Sum` of a type of the world's that is more than a fold with `+`, and `impl Product`: the body stands in the place of `items.sum()`.

use super::each::Visit;
use super::inlined::Callee;
use super::iter::Iter;
use super::known::base;
use super::scope::{Mutability, Operand};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::world::Method;
use std::rc::Rc;
use syn::ExprMethodCall;
use syn::spanned::Spanned;

impl<'m> Lowerer<'m> {
    /// The sum of these items, of which the type is `sum` if it is known; nothing if it is one that `+` makes.
    pub fn own_sum(&mut self, e: &ExprMethodCall, iter: &Iter, sum: &Ty) -> Option<Res<Operand>> {
        let world = self.model.seen.as_ref()?;
        let name = &*e.method.to_string();
        let of_trait = match name {
            "sum" if world.has_own_sums() => "Sum",
            "product" if world.has_method("product") => "Product",
            _ => return None,
        };
        let (item, lent) = self.item_type(e, iter)?;
        let of = match self.types.shallow(sum) {
            Ty::Named(of) => of,
            _ => match item {
                Ty::Named(of) => of,
                _ => return None,
            },
        };
        let world = self.model.seen.as_ref()?;
        let method = own_sum(world.methods(base(&of), name), of_trait, lent)?;
        let args = [Operand::Iter(Rc::new(iter.clone()))];
        let sum = self.inline_needed(e, &Callee::method(method), &args, e.span());
        Some(sum.unwrap_or_else(|| {
            Err(self.refuse(
                &e.method,
                format!("the body of this `impl {of_trait}` cannot stand in the place of the call"),
                "write `iter.fold(start, |a, b| a + b)` in it",
            ))
        }))
    }

    /// The type of an iterator's items, and whether they are lent: found out by trial.
    fn item_type(&mut self, e: &ExprMethodCall, iter: &Iter) -> Option<(Ty, bool)> {
        let (start, types, problems) = (self.checkpoint(), self.types.clone(), self.problems.len());
        let noted = self.late.noted();
        let mut found = None;
        let tried = self.each(Visit::of(e.span(), e), iter, &mut |s, item, _| {
            let lent = matches!(item, Operand::Ref(_, Mutability::Shared));
            let v = s.value_of(item, e.span())?;
            let ty = s.ty(v);
            found = Some((s.types.shallow(&ty), lent));
            Ok(())
        });
        let sound = tried.is_ok() && self.problems.len() == problems;
        self.rollback(&start);
        self.types = types;
        self.late.forget(noted);
        found.filter(|_| sound)
    }
}

/// The `impl` that is meant, if it is not a sum by `+` alone.
fn own_sum<'w>(all: &'w [Method], of_trait: &str, lent: bool) -> Option<&'w Method> {
    let all: Vec<&Method> = all.iter().filter(|m| m.is_of_trait(of_trait)).collect();
    let found = match &all[..] {
        [only] => *only,
        several => several
            .iter()
            .find(|m| crate::sums::is_of_lent(m) == lent)?,
    };
    (of_trait != "Sum" || !crate::sums::is_fold(found)).then_some(found)
}
