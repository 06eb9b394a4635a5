//! Iterators and `Option`s that functions and methods of the world give, as their signatures say. The body of
//! `fn pairs(n: usize) -> impl Iterator<Item = (usize, usize)>` stands in the place of the call, and is the iterator. Where it cannot
//! stand there, and gives constants, these are collected.

use super::iter::Iter;
use super::place::strip;
use super::scope::Operand;
use super::{Lowerer, Res};
use crate::world::World;
use syn::spanned::Spanned;
use syn::{Expr, ReturnType, Signature, Type, TypeParamBound};

impl Lowerer<'_> {
    /// Whether a call gives an iterator.
    pub fn gives_iterator(&self, e: &Expr) -> bool {
        self.gives(e, &is_of_iterator)
    }

    /// Whether a call gives an `Option`.
    pub fn gives_option(&self, e: &Expr) -> bool {
        self.gives(e, &is_of_option)
    }

    fn gives(&self, e: &Expr, such: &dyn Fn(&Signature) -> bool) -> bool {
        let Some(world) = &self.model.seen else {
            return false;
        };
        match strip(e) {
            Expr::Call(c) => match strip(&c.func) {
                Expr::Path(p) if p.qself.is_none() => self.path_gives(world, &p.path, such),
                _ => false,
            },
            Expr::MethodCall(m) => world.all_methods(&m.method.to_string(), such),
            _ => false,
        }
    }

    fn path_gives(
        &self,
        world: &World,
        path: &syn::Path,
        such: &dyn Fn(&Signature) -> bool,
    ) -> bool {
        if path
            .get_ident()
            .is_some_and(|name| self.scope.find(&name.to_string()).is_some())
        {
            return false;
        }
        if let Some(function) = world.function(path) {
            return such(&function.item.sig);
        }
        let last = path.segments.last().filter(|_| path.segments.len() > 1);
        last.is_some_and(|s| world.all_methods(&s.ident.to_string(), such))
    }

    /// The iterator that a call gives.
    pub fn given_iterator(&mut self, e: &Expr) -> Res<Iter> {
        let start = self.checkpoint();
        let items = self.expr(e)?;
        if matches!(items, Operand::Iter(_)) {
            return self.items_of(items, e.span());
        }
        self.rollback(&start);
        match self.constant_items(e)? {
            Some(items) => Ok(items),
            None => Err(self.refuse(
                e,
                "differentiation does not see the iterator that this function gives",
                "let the function be a short chain of adaptors, or return a `Vec`",
            )),
        }
    }
}

/// Whether a function returns `impl Iterator`, or a trait that goes beyond it.
fn is_of_iterator(sig: &Signature) -> bool {
    let ReturnType::Type(_, ty) = &sig.output else {
        return false;
    };
    let Type::ImplTrait(given) = &**ty else {
        return false;
    };
    given.bounds.iter().any(|b| match b {
        TypeParamBound::Trait(t) => {
            let last = t.path.segments.last();
            last.is_some_and(|s| s.ident.to_string().ends_with("Iterator"))
        }
        _ => false,
    })
}

fn is_of_option(sig: &Signature) -> bool {
    let ReturnType::Type(_, ty) = &sig.output else {
        return false;
    };
    matches!(&**ty, Type::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == "Option"))
}
