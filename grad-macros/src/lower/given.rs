//! Iterators and `Option`s that functions and methods of the world give, as their signatures say. The body of
//! `fn pairs(n: usize) -> impl Iterator<Item = (usize, usize)>` stands in the place of the call, and is the iterator. Where it cannot
//! stand there, and gives constants, these are collected.

use super::adaptors::is_path;
use super::iter::Iter;
use super::place::strip;
use super::scope::Operand;
use super::{Lowerer, Res};
use crate::world::World;
use syn::spanned::Spanned;
use syn::{Expr, ReturnType, Type};

impl Lowerer<'_> {
    /// Whether a call gives an iterator.
    pub fn gives_iterator(&self, e: &Expr) -> bool {
        self.gives(e, self.declares(), &crate::iterator_types::is_returned)
    }

    /// Whether a call gives an `Option`.
    pub fn gives_option(&self, e: &Expr) -> bool {
        self.gives(e, self.declares(), &is_option)
    }

    /// Whether a call gives a list of structs that are held as their fields.
    pub fn gives_list(&self, e: &Expr) -> bool {
        let world = self.model.seen.as_ref().filter(|world| world.inlines);
        world.is_some_and(|world| {
            let is_list = |output: &ReturnType| match output {
                ReturnType::Type(_, ty) => super::inlined::is_list_apart(world, ty),
                ReturnType::Default => false,
            };
            world.has_held() && self.gives(e, Some(world), &is_list)
        })
    }

    fn gives(
        &self,
        e: &Expr,
        declared: Option<&World>,
        such: &dyn Fn(&ReturnType) -> bool,
    ) -> bool {
        let Some(world) = declared else {
            return self.sibling_of(e).is_some_and(such);
        };
        match strip(e) {
            Expr::Call(c) => match strip(&c.func) {
                Expr::Path(p) if p.qself.is_none() => self.path_gives(world, &p.path, such),
                _ => false,
            },
            Expr::MethodCall(m) => {
                world.all_methods(&m.method.to_string(), &|sig| such(&sig.output))
            }
            _ => false,
        }
    }

    /// What a method of the same block returns that is called on `self`: all that is seen where nothing is declared.
    fn sibling_of(&self, e: &Expr) -> Option<&ReturnType> {
        let owner = self.model.owner.as_ref()?;
        let name = match strip(e) {
            Expr::MethodCall(m) if is_path(strip(&m.receiver), "self") => &m.method,
            Expr::Call(c) => match strip(&c.func) {
                Expr::Path(p)
                    if p.path.segments.len() == 2 && p.path.segments[0].ident == "Self" =>
                {
                    &p.path.segments[1].ident
                }
                _ => return None,
            },
            _ => return None,
        };
        Some(&owner.method(&name.to_string())?.output)
    }

    fn path_gives(
        &self,
        world: &World,
        path: &syn::Path,
        such: &dyn Fn(&ReturnType) -> bool,
    ) -> bool {
        if path
            .get_ident()
            .is_some_and(|name| self.scope.find(&name.to_string()).is_some())
        {
            return false;
        }
        if let Some(function) = world.function(path) {
            return such(&function.item.sig.output);
        }
        let last = path.segments.last().filter(|_| path.segments.len() > 1);
        last.is_some_and(|s| world.all_methods(&s.ident.to_string(), &|sig| such(&sig.output)))
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

fn is_option(output: &ReturnType) -> bool {
    let ReturnType::Type(_, ty) = output else {
        return false;
    };
    matches!(&**ty, Type::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == "Option"))
}
