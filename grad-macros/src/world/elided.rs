//! Lifetimes that a signature leaves out, written as `'_`: `Reader` becomes `Reader<'_>`. What is generated for a function has its types in
//! other places, where rustc asks for them, and what looks at a type sees that it borrows.

use super::World;
use super::items::Layout;
use super::names;
use crate::visit::{self, VisitMut};
use syn::{GenericArgument, Generics, Path, PathArguments, parse_quote};

/// Writes them in a signature, in which the names `hidden` mean something else than in the world.
pub fn write_out(world: &World, sig: &mut syn::Signature, hidden: &[String]) {
    Elided { world, hidden }.visit_signature_mut(sig);
}

struct Elided<'w> {
    world: &'w World,
    hidden: &'w [String],
}

impl Elided<'_> {
    /// How many lifetimes the type of a path has, if it is the world's.
    fn lifetimes(&self, path: &Path) -> usize {
        let words = names::of_path(path).unwrap_or_default();
        let is_hidden = words.first().is_none_or(|name| self.hidden.contains(name));
        let layout = match is_hidden {
            true => None,
            false => self.world.layout(&words.join("::")),
        };
        layout.map_or(0, |layout| generics(layout).lifetimes().count())
    }
}

impl VisitMut for Elided<'_> {
    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        visit::visit_type_mut(self, ty);
        let views = usize::from(self.world.is_view_mut(ty));
        if let syn::Type::Path(ty) = ty
            && ty.qself.is_none()
        {
            let count = views.max(self.lifetimes(&ty.path));
            fill_in(&mut ty.path, count);
        }
    }

    fn visit_expr_mut(&mut self, _: &mut syn::Expr) {}
}

fn generics(layout: &Layout) -> &Generics {
    match layout {
        Layout::Struct(s) => &s.generics,
        Layout::Enum(e) => &e.generics,
    }
}

/// Gives a path so many lifetimes, if it has none.
fn fill_in(path: &mut Path, count: usize) {
    let Some(last) = path.segments.last_mut().filter(|_| count > 0) else {
        return;
    };
    if last.arguments.is_none() {
        last.arguments = PathArguments::AngleBracketed(parse_quote!(<>));
    }
    let PathArguments::AngleBracketed(given) = &mut last.arguments else {
        return;
    };
    let is_lifetime = |arg: &GenericArgument| matches!(arg, GenericArgument::Lifetime(_));
    if !given.args.iter().any(is_lifetime) {
        let at = last.ident.span();
        let elided = || GenericArgument::Lifetime(syn::Lifetime::new("'_", at));
        for _ in 0..count {
            given.args.insert(0, elided());
        }
    }
}
