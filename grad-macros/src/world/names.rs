//! Which item a path means: as rustc finds it, but for what stands outside of the world, of which nothing is known.

use super::items::{Module, is_conditional};

/// What a `use` brings into its module.
#[derive(Clone)]
pub struct Import {
    /// The name here; none for a glob, which brings all.
    pub name: Option<String>,
    /// The path as written; of a glob, what stands before the star.
    pub path: Vec<String>,
}

/// So many imports in a row are followed: they may go round in a circle.
const DEEPEST: usize = 32;

/// Where nothing is known.
const OUTSIDE: &str = "crate";

/// Adds what a `use` brings. What is there on a condition, and what is another crate's, is not known.
pub fn imports(item: &syn::ItemUse, imports: &mut Vec<Import>) {
    let known = item.leading_colon.is_none() && !is_conditional(&item.attrs);
    let mut before = match known {
        true => vec![],
        false => vec![OUTSIDE.to_string()],
    };
    tree(&item.tree, &mut before, imports);
}

fn tree(item: &syn::UseTree, before: &mut Vec<String>, imports: &mut Vec<Import>) {
    let import = |name: Option<String>, last: Option<&syn::Ident>| {
        let mut path = before.clone();
        path.extend(last.map(ToString::to_string).filter(|last| last != "self"));
        let name = name
            .filter(|name| name != "self")
            .or_else(|| last.and(path.last().cloned()));
        Import { name, path }
    };
    match item {
        syn::UseTree::Path(p) => {
            before.push(p.ident.to_string());
            tree(&p.tree, before, imports);
            before.pop();
        }
        syn::UseTree::Name(n) => imports.push(import(Some(n.ident.to_string()), Some(&n.ident))),
        syn::UseTree::Rename(r) => imports.push(import(Some(r.rename.to_string()), Some(&r.ident))),
        syn::UseTree::Glob(_) => imports.push(import(None, None)),
        syn::UseTree::Group(g) => g.items.iter().for_each(|t| tree(t, before, imports)),
    }
}

/// The names of a path; none for one that starts at another crate.
pub fn of_path(path: &syn::Path) -> Option<Vec<String>> {
    let names = path.segments.iter().map(|s| s.ident.to_string());
    path.leading_colon.is_none().then(|| names.collect())
}

/// The module of what `names` mean in the module `here`, and its name there, if it is one for which `is_there` holds.
pub fn find(
    root: &Module,
    here: &[String],
    names: &[String],
    is_there: &dyn Fn(&Module, &str) -> bool,
) -> Option<(Vec<String>, String)> {
    Search { root, is_there }.find(here, names, DEEPEST)
}

struct Search<'a> {
    root: &'a Module,
    is_there: &'a dyn Fn(&Module, &str) -> bool,
}

impl Search<'_> {
    fn find(
        &self,
        here: &[String],
        names: &[String],
        left: usize,
    ) -> Option<(Vec<String>, String)> {
        let left = left.checked_sub(1)?;
        let (name, before) = names.split_last()?;
        if before.is_empty() {
            return self.in_scope(here, name, left);
        }
        let module = self.module(here, before, left)?;
        self.in_scope(&module, name, left)
    }

    /// Where `name` is, if it is in the module `at`: an item, or imported.
    fn in_scope(&self, at: &[String], name: &str, left: usize) -> Option<(Vec<String>, String)> {
        let module = self.root.at(at)?;
        if (self.is_there)(module, name) {
            return Some((at.to_vec(), name.to_string()));
        }
        let named = module
            .imports
            .iter()
            .find(|i| i.name.as_deref() == Some(name));
        if let Some(import) = named {
            return self.find(at, &import.path, left);
        }
        let mut globs = module.imports.iter().filter(|i| i.name.is_none());
        globs.find_map(|glob| {
            let left = left.checked_sub(1)?;
            let from = self.module(at, &glob.path, left)?;
            (from != at).then(|| self.in_scope(&from, name, left))?
        })
    }

    /// The module that `names` mean in the module `here`.
    fn module(&self, here: &[String], names: &[String], left: usize) -> Option<Vec<String>> {
        let left = left.checked_sub(1)?;
        let mut at = here.to_vec();
        for (i, name) in names.iter().enumerate() {
            match name.as_str() {
                "self" => {}
                // what is around the world is not seen
                "super" => at.pop().map(drop)?,
                OUTSIDE => return None,
                name if self.root.at(&at)?.modules.contains_key(name) => at.push(name.to_string()),
                name if i == 0 => {
                    let module = self.root.at(&at)?;
                    let import = module
                        .imports
                        .iter()
                        .find(|i| i.name.as_deref() == Some(name))?;
                    at = self.module(&at, &import.path, left)?;
                }
                _ => return None,
            }
        }
        Some(at)
    }
}

#[cfg(test)]
mod tests {
    use super::super::World;

    fn world(code: &str) -> World {
        World::of(
            &syn::parse_file(code).expect("items").items,
            &Default::default(),
            None,
        )
    }

    fn found(world: &World, path: &str) -> Option<String> {
        let path = syn::parse_str(path).expect("a path");
        let function = world.function(&path)?;
        let mut name = function.module.clone();
        name.push(function.item.sig.ident.to_string());
        Some(name.join("::"))
    }

    #[test]
    fn paths_lead_to_functions_as_in_rust() {
        let world = world(
            "fn f() {} use inner::{g, self as other, deep::*};
             mod inner { pub fn g() {} pub use super::f as back; pub mod deep { use super::*; pub fn h() {} } }",
        );
        let at_root = |path| found(&world, path);
        assert_eq!(at_root("f").as_deref(), Some("f"));
        assert_eq!(at_root("self::f").as_deref(), Some("f"));
        assert_eq!(at_root("g").as_deref(), Some("inner::g"));
        assert_eq!(at_root("h").as_deref(), Some("inner::deep::h"));
        assert_eq!(at_root("other::deep::h").as_deref(), Some("inner::deep::h"));
        assert_eq!(at_root("inner::back").as_deref(), Some("f"));
        let inside = world.inside("inner").inside("deep");
        assert_eq!(found(&inside, "g").as_deref(), Some("inner::g"));
        assert_eq!(found(&inside, "super::super::f").as_deref(), Some("f"));
        assert_eq!(found(&inside, "back").as_deref(), Some("f"));
        for unknown in ["none", "super::f", "crate::f", "::f", "inner::none::g"] {
            assert_eq!(at_root(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn what_is_there_on_a_condition_or_twice_is_not_known() {
        let world = world(
            "#[cfg(a)] fn f() {} #[cfg(not(a))] fn f() {} #[cfg(a)] fn g() {} use self::h as k; use self::k as h;",
        );
        for name in ["f", "g", "h", "k"] {
            assert_eq!(found(&world, name), None, "{name}");
        }
    }

    #[test]
    fn methods_of_a_type_are_its_own_before_those_of_traits() {
        let world = world(
            "struct S; trait T { fn a(&self) {} fn b(&self); } impl S { fn a(self) {} } impl inner::U for S { fn c() {} }
             impl T for S { fn b(&self) {} } mod inner { pub trait U { fn c(); } impl super::S { fn d(&mut self) {} } }",
        );
        let receiver = |name| world.method("S", name).map(|m| m.receiver);
        use crate::model::By;
        assert_eq!(receiver("a"), Some(Some(By::Value)));
        assert_eq!(receiver("b"), Some(Some(By::Shared)));
        assert_eq!(receiver("c"), Some(None));
        assert_eq!(receiver("d"), Some(Some(By::Mut)));
        assert_eq!(receiver("e"), None);
        assert!(world.layout("self::S").is_some() && world.layout("T").is_none());
    }
}
