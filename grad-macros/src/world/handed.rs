//! Whether functions that are generic hand closures to arrays of other crates in which they call methods of their params:
//! `Array1::from_shape_fn(n, |i| model.rate(i as f64))`, where `model` is an `&M`.
//!
//! What such a closure keeps for the way back is of a type with `M` in it, and is in a box with what the array keeps, of which
//! rustc has to know how long it lives.

use super::World;
use crate::visit::{self, Visit};
use syn::{Expr, FnArg, Generics, Item, Pat};

/// Methods and functions of arrays that take closures.
const TAKE: [&str; 12] = [
    "from_fn",
    "from_shape_fn",
    "map",
    "map_axis",
    "map_collect",
    "map_inplace",
    "mapv",
    "mapv_inplace",
    "mapv_into",
    "zip_apply",
    "zip_map",
    "zip_mut_with",
];

/// Whether there is one among these items.
pub fn are_found(items: &[Item]) -> bool {
    let mut find = Find::default();
    items.iter().for_each(|item| find.item(item));
    find.found
}

impl World {
    /// Whether generic params have to live as long as what is kept of closures that arrays are handed.
    pub fn keeps_of_params(&self) -> bool {
        cfg!(feature = "foreign") && self.all.names.keeps_of_params && self.imports_arrays()
    }
}

#[derive(Default)]
struct Find {
    /// Whether the block around is generic, or a trait.
    generic: bool,
    /// The params of the generic function around.
    params: Vec<String>,
    /// Whether this is in a closure that an array is handed.
    inside: bool,
    found: bool,
}

impl Find {
    fn function(&mut self, sig: &syn::Signature, body: &syn::Block) {
        let outer = std::mem::take(&mut self.params);
        if self.generic || has_types(&sig.generics) {
            self.params = sig.inputs.iter().filter_map(name).collect();
        }
        self.visit_block(body);
        self.params = outer;
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Fn(f) => {
                self.generic = false;
                self.function(&f.sig, &f.block);
            }
            Item::Impl(block) => {
                self.generic = has_types(&block.generics);
                for item in &block.items {
                    if let syn::ImplItem::Fn(f) = item {
                        self.function(&f.sig, &f.block);
                    }
                }
            }
            Item::Trait(block) => {
                self.generic = true;
                for item in &block.items {
                    if let syn::TraitItem::Fn(f) = item
                        && let Some(body) = &f.default
                    {
                        self.function(&f.sig, body);
                    }
                }
            }
            Item::Mod(module) => {
                let items = module.content.iter().flat_map(|(_, items)| items);
                items.for_each(|item| self.item(item));
            }
            _ => {}
        }
    }

    /// Looks at the closures among what is handed over.
    fn handed<'a>(&mut self, args: impl Iterator<Item = &'a Expr>) {
        for arg in args.filter(|arg| matches!(arg, Expr::Closure(_))) {
            let outer = std::mem::replace(&mut self.inside, true);
            self.visit_expr(arg);
            self.inside = outer;
        }
    }
}

impl<'a> Visit<'a> for Find {
    fn visit_expr_call(&mut self, e: &'a syn::ExprCall) {
        if matches!(&*e.func, Expr::Path(f) if f.path.segments.last().is_some_and(|s| takes(&s.ident)))
        {
            self.handed(e.args.iter());
        }
        visit::visit_expr_call(self, e);
    }
    fn visit_expr_method_call(&mut self, e: &'a syn::ExprMethodCall) {
        self.found |=
            self.inside && root(&e.receiver).is_some_and(|name| self.params.contains(&name));
        if takes(&e.method) {
            self.handed(e.args.iter());
        }
        visit::visit_expr_method_call(self, e);
    }
}

fn takes(name: &syn::Ident) -> bool {
    TAKE.iter().any(|take| name == take)
}

fn has_types(generics: &Generics) -> bool {
    generics.type_params().next().is_some()
}

fn name(input: &FnArg) -> Option<String> {
    match input {
        FnArg::Receiver(_) => Some("self".into()),
        FnArg::Typed(typed) => match &*typed.pat {
            Pat::Ident(name) => Some(name.ident.to_string()),
            _ => None,
        },
    }
}

/// The variable that a place starts at.
fn root(e: &Expr) -> Option<String> {
    match e {
        Expr::Path(p) => p.path.get_ident().map(ToString::to_string),
        Expr::Field(f) => root(&f.base),
        Expr::Index(e) => root(&e.expr),
        Expr::Paren(e) => root(&e.expr),
        Expr::Reference(e) => root(&e.expr),
        _ => None,
    }
}
