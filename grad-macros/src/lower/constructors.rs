//! Names in capitals that are called: of tuple structs and variants, and of functions whose authors like capitals.
//!
//! `Td(t, d)` may be either. Where the function names `Td` as a type or in a pattern too, it is a type. Else a constructor is
//! likely; if the types of the body do not fit then, or an operator makes a number of it, it is taken for a function. Rustc is asked in the end.

use super::Lowerer;
use crate::assumed::Assumed;
use crate::visit::{self, Visit};
use grad_core::entity::Value;
use grad_core::ir::{Module, NodeKind, Type};
use grad_core::ordered::OrderedSet;
use std::rc::Rc;
use syn::{ExprCall, Path};

/// What was found out about such names.
#[derive(Default, Clone)]
pub struct Constructors {
    /// Those that are functions.
    functions: OrderedSet<String>,
    /// Those that were taken for constructors, though nothing says so.
    guessed: OrderedSet<String>,
}

impl Constructors {
    /// Takes names that were guessed about for those of functions: all of them where types do not fit, else those of
    /// which a number is made by an operator. Whether there are any.
    pub fn reconsider(&mut self, misfits: bool, module: &Module) -> bool {
        let mut guessed = std::mem::take(&mut self.guessed);
        if !misfits {
            let numbers = numbers_of(module);
            guessed.retain(|name| numbers.contains(name));
        }
        let found = !guessed.is_empty();
        self.functions.extend(guessed);
        found
    }
}

/// Whether it is a function of `ndarray` with the name of a type: a shape, which is a constant.
fn makes_a_shape(name: &str) -> bool {
    const SHAPES: [&str; 9] = [
        "IxDyn", "Ix0", "Ix1", "Ix2", "Ix3", "Ix4", "Ix5", "Ix6", "Dim",
    ];
    cfg!(feature = "ndarray") && SHAPES.contains(&name)
}

impl Lowerer<'_> {
    /// Whether a call by this path makes a value of the user's type; `of` is the call, or the path where it is handed on as a function.
    pub fn is_constructor(&mut self, of: &dyn Fn() -> syn::Expr, path: &Path) -> bool {
        let mut names = path.segments.iter().rev().map(|s| s.ident.to_string());
        let last = names.next().unwrap_or_default();
        if path.leading_colon.is_some() && path.segments[0].ident == "grads" {
            // what we write ourselves
            return is_type_name(&last);
        }
        if !is_type_name(&last) || self.scope.find(&last).is_some() || makes_a_shape(&last) {
            return false;
        }
        let world = self.model.seen.as_ref();
        if world.is_some_and(|world| world.is_constructor(path)) {
            return true;
        }
        if names.next().is_some_and(|of| is_type_name(&of)) || self.names_a_type(&last) {
            return true;
        }
        if self.constructors.functions.contains(&last) {
            return false;
        }
        self.constructors.guessed.insert(last);
        self.assume(Assumed::Made(Rc::new(path.clone())), &of());
        true
    }

    /// Whether the function has this name in a type, a pattern, a literal or in front of another name.
    fn names_a_type(&self, name: &str) -> bool {
        let mut find = Find {
            name,
            found: ["Some", "Ok", "Err", "Self"].contains(&name) || self.bare.contains(name),
        };
        find.visit_item_fn(&self.model.written);
        let this = self.model.owner.as_ref().and_then(|o| o.self_ty.as_ref());
        if let Some(this) = this {
            find.visit_type(this);
        }
        find.found
    }
}

/// The types of which operators with something else make numbers.
fn numbers_of(module: &Module) -> OrderedSet<String> {
    let mut names = OrderedSet::new();
    for graph in module.funcs.values() {
        for node in graph.nodes.values() {
            let NodeKind::Prim(def, _) = &node.kind else {
                continue;
            };
            let number = |v: &Value| matches!(graph.ty(*v), Type::Float(_) | Type::Int(_));
            if !def.name.starts_with("operator") || !node.results.iter().any(number) {
                continue;
            }
            let named = node.operands.iter().filter_map(|v| match graph.ty(*v) {
                Type::Named(name) => Some(name.to_string()),
                _ => None,
            });
            let named: Vec<String> = named.collect();
            // two of the user's values, too, may make a number: a dot product, a ratio of lengths
            let alike = named.len() == 2 && named[0] == named[1];
            names.extend(named.into_iter().filter(|_| !alike));
        }
    }
    names
}

struct Find<'a> {
    name: &'a str,
    found: bool,
}

impl<'a> Visit<'a> for Find<'_> {
    fn visit_expr_call(&mut self, e: &'a ExprCall) {
        // the name that is called says nothing
        match &*e.func {
            syn::Expr::Path(p) if p.path.segments.len() == 1 => {}
            other => self.visit_expr(other),
        }
        e.args.iter().for_each(|arg| self.visit_expr(arg));
    }
    fn visit_item(&mut self, item: &'a syn::Item) {
        self.found |= match item {
            syn::Item::Struct(s) => s.ident == self.name,
            syn::Item::Use(u) => imports(&u.tree, self.name),
            _ => false,
        };
    }
    fn visit_path(&mut self, path: &'a Path) {
        self.found |= path.segments.iter().any(|s| s.ident == self.name);
        visit::visit_path(self, path);
    }
}

/// Whether a variant is imported under this name.
fn imports(tree: &syn::UseTree, name: &str) -> bool {
    match tree {
        syn::UseTree::Path(p) => imports(&p.tree, name),
        syn::UseTree::Group(g) => g.items.iter().any(|t| imports(t, name)),
        syn::UseTree::Name(n) => n.ident == name,
        syn::UseTree::Rename(r) => r.rename == name,
        syn::UseTree::Glob(_) => false,
    }
}

fn is_type_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_uppercase())
}
