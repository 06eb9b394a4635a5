//! Which types of a world are cloned by std alone: by a derived `Clone`, of fields that are cloned by std. A clone of any other type is compared
//! with the value, since a derivative takes it for a copy.

use super::World;
use super::items::{Layout, Module};
use super::layouts::is_made_of;
use super::spelled::words_of_path;
use grad_core::ordered::OrderedSet;
use std::cell::RefCell;
use syn::{Attribute, Fields};

impl World {
    /// Whether no `clone` in a type is the user's, as far as the world sees.
    pub fn is_cloned_by_std(&self, name: &syn::Ident) -> bool {
        let module = self.all.root.at(&self.here);
        let is_clone = |name: &Option<String>| name.as_deref() == Some("Clone");
        let shadowed = module.is_none_or(|m| m.imports.iter().any(|import| is_clone(&import.name)));
        let seen = RefCell::default();
        !shadowed && self.clones(&name.to_string(), &seen)
    }

    /// The same of a type of this module; those in `seen` are being looked into.
    fn clones(&self, name: &str, seen: &RefCell<OrderedSet<String>>) -> bool {
        let found = self.find(name, &Module::has_type);
        if !found.is_some_and(|(module, _)| self.is_here(&module)) {
            return false;
        }
        if !seen.borrow_mut().insert(name.to_string()) {
            return true;
        }
        let (attrs, all): (_, Vec<&Fields>) = match self.layout(name) {
            Some(Layout::Struct(s)) => (&s.attrs, vec![&s.fields]),
            Some(Layout::Enum(e)) => (&e.attrs, e.variants.iter().map(|v| &v.fields).collect()),
            None => return false,
        };
        let is_ours = |path: &syn::Path| {
            let words = words_of_path(path);
            words.is_some_and(|words| self.clones(&words.join("::"), seen))
        };
        let mut fields = all.into_iter().flatten();
        attrs.iter().any(derives_clone) && fields.all(|f| is_made_of(&f.ty, &is_ours))
    }
}

/// Whether it is a derive of `Clone`, on no condition.
fn derives_clone(attr: &Attribute) -> bool {
    let mut found = false;
    let all = attr.parse_nested_meta(|meta| {
        found |= meta.path.is_ident("Clone");
        Ok(())
    });
    attr.path().is_ident("derive") && all.is_ok() && found
}
