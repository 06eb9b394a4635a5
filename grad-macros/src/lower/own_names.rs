//! Types of the user's that are called like one of std's: a `Cell` of a grid, a `Path`, a `Duration`.
//!
//! What stands in std's prelude is std's, and so are its collections. The others have to be imported, so they may as well be the user's. Here are those that the file
//! declares, and those of which the function itself shows that they are not std's. Of the rest, what is made of them is opaque at first; where something differentiated
//! goes into that, all are taken for the user's, and rustc says so if there is no derivative.

use super::dispatch::is_of_std;
use super::iter::COLLECTIONS;
use crate::model::Model;
use crate::visit::{self, Visit};
use crate::world::World;
use grad_core::ordered::OrderedSet;
use std::rc::Rc;

/// The names of types that std has too, and that are the user's.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct OwnNames(Rc<OrderedSet<String>>);

impl OwnNames {
    /// Those that are the user's without doubt.
    pub fn evident(model: &Model) -> OwnNames {
        let mut find = Find::default();
        find.visit_item_fn(&model.written);
        let this = model.owner.as_ref().and_then(|o| o.self_ty.as_ref());
        let given = model.params.iter().filter(|p| p.differentiated);
        let types = this.into_iter().chain(given.map(|p| &p.syn_ty));
        let mut names = find.evident;
        names.extend(types.filter_map(plain_name));
        let declared = model.seen.as_ref().or(model.around.as_ref());
        names.extend(declared.map(World::declared_types).unwrap_or_default());
        OwnNames::among(names)
    }

    /// All that the function names.
    pub fn all(model: &Model) -> OwnNames {
        let mut find = Find::default();
        find.visit_item_fn(&model.written);
        OwnNames::among(find.named)
    }

    fn among(names: OrderedSet<String>) -> OwnNames {
        let may = names.into_iter().filter(|name| may_be_users(name));
        OwnNames(Rc::new(may.collect()))
    }

    /// Whether one of these is the user's.
    pub fn has(&self, name: &str) -> bool {
        let base = name.split('<').next().unwrap_or_default().trim();
        self.0.contains(base)
    }
}

/// Whether a name is one of std's that is neither in its prelude nor that of a collection.
fn may_be_users(name: &str) -> bool {
    const PRELUDE: [&str; 12] = [
        "Vec",
        "String",
        "Box",
        "Option",
        "Result",
        "Iterator",
        "IntoIterator",
        "FromIterator",
        "Clone",
        "Default",
        "From",
        "Into",
    ];
    is_of_std(name) && !PRELUDE.contains(&name) && !COLLECTIONS.contains(&name)
}

/// The name of a type without arguments.
fn plain_name(ty: &syn::Type) -> Option<String> {
    match ty {
        syn::Type::Path(p) => p.path.get_ident().map(ToString::to_string),
        syn::Type::Reference(r) => plain_name(&r.elem),
        syn::Type::Slice(s) => plain_name(&s.elem),
        syn::Type::Array(a) => plain_name(&a.elem),
        _ => None,
    }
}

#[derive(Default)]
struct Find {
    named: OrderedSet<String>,
    evident: OrderedSet<String>,
}

impl Find {
    /// A literal, a pattern or a constructor: std shows no fields of these types.
    fn made(&mut self, path: &syn::Path) {
        self.evident
            .extend(path.get_ident().map(ToString::to_string));
    }
}

impl<'a> Visit<'a> for Find {
    fn visit_ident(&mut self, name: &'a proc_macro2::Ident) {
        self.named.insert(name.to_string());
    }
    fn visit_expr_struct(&mut self, e: &'a syn::ExprStruct) {
        if !e.path.is_ident("Range") {
            self.made(&e.path);
        }
        visit::visit_expr_struct(self, e);
    }
    fn visit_pat_struct(&mut self, p: &'a syn::PatStruct) {
        if !p.path.is_ident("Range") {
            self.made(&p.path);
        }
        visit::visit_pat_struct(self, p);
    }
    fn visit_expr_call(&mut self, e: &'a syn::ExprCall) {
        if let syn::Expr::Path(f) = &*e.func {
            let mut names = f.path.segments.iter().map(|s| s.ident.to_string());
            match (names.next(), names.next(), names.next()) {
                (Some(of), None, None) if of != "Wrapping" => {
                    self.evident.insert(of);
                }
                (Some(of), Some(name), None) if !std_may_have(&of, &name, e.args.len()) => {
                    self.evident.insert(of);
                }
                _ => {}
            }
        }
        visit::visit_expr_call(self, e);
    }
}

/// Whether std's type may have this function of so many arguments.
fn std_may_have(of: &str, name: &str, arguments: usize) -> bool {
    match (of, name) {
        ("Cell" | "Path", "new") => arguments == 1,
        ("Duration", "new") => arguments == 2,
        ("Instant" | "Range", "new") => false,
        _ => true,
    }
}
