//! Fields that hold trait objects, and functions that give some: which derivative a method has that is called through them is known at run time only.

use super::World;
use super::items::{Layout, Module};
use crate::visit::Visit;

impl World {
    /// Whether a field of that name holds objects of a trait of the world's that has such a method.
    pub fn is_chosen_in_field(&self, field: &str, method: &str) -> bool {
        self.all.root.declares(method) && in_module(&self.all.root, field)
    }

    /// Whether a function gives objects of a trait of the world's that has such a method.
    pub fn is_chosen_in_function(&self, method: &str) -> bool {
        gives_objects(&self.all.root, method)
    }
}

fn gives_objects(module: &Module, method: &str) -> bool {
    let declares = |t: &syn::ItemTrait| {
        let mut items = t.items.iter();
        items.any(|item| matches!(item, syn::TraitItem::Fn(f) if f.sig.ident == method))
    };
    let given = |f: &super::items::Function| {
        let mut find = Objects(module, false);
        if let syn::ReturnType::Type(_, ty) = &f.item.sig.output {
            find.visit_type(ty);
        }
        find.1
    };
    module.traits.all().any(declares) && module.functions.all().any(given)
        || module.modules.values().any(|m| gives_objects(m, method))
}

fn in_module(module: &Module, field: &str) -> bool {
    let held = |layout: &Layout| match layout {
        Layout::Struct(s) => s.fields.iter().any(|f| holds(module, f, field)),
        Layout::Enum(_) => false,
    };
    module.layouts.all().any(held) || module.modules.values().any(|m| in_module(m, field))
}

fn holds(module: &Module, f: &syn::Field, name: &str) -> bool {
    let mut find = Objects(module, false);
    find.visit_type(&f.ty);
    f.ident.as_ref().is_some_and(|ident| ident == name) && find.1
}

/// Finds objects of the traits of a module.
struct Objects<'m>(&'m Module, bool);

impl<'a> Visit<'a> for Objects<'_> {
    fn visit_type_trait_object(&mut self, object: &'a syn::TypeTraitObject) {
        let of_world = |bound: &syn::TypeParamBound| match bound {
            syn::TypeParamBound::Trait(t) => {
                let last = t.path.segments.last();
                last.is_some_and(|s| self.0.traits.has(&s.ident.to_string()))
            }
            _ => false,
        };
        self.1 |= object.bounds.iter().any(of_world);
    }
}
