//! Variants that are written without their enum (`use Shape::*; match s { Circle { r } => .. }`).
//!
//! A bare name may be a struct's as well. It is a variant's where a pattern with it can fail to match: in a `match` whose
//! arms have several of them, in an `if let`; or where the body itself or its world imports it.

use super::predicate::accepts_all;
use crate::visit::{self, Visit};
use crate::world::World;
use grad_core::ordered::OrderedSet;
use syn::{Pat, Path};

/// What stands for the enum in the path of such a variant.
pub const ENUM: &str = "_";

/// The variants that `block` names without their enum. In a world its imports say which they are; `declares` knows the variants of an enum
/// that the body imports all of.
pub fn variants(
    block: &syn::Block,
    world: Option<&World>,
    declares: Option<&World>,
) -> OrderedSet<String> {
    let names = world.map(World::bare_variants).unwrap_or_default();
    let mut found = Found(names, declares);
    found.visit_block(block);
    found.0
}

struct Found<'w>(OrderedSet<String>, Option<&'w World>);

impl<'ast> Visit<'ast> for Found<'_> {
    fn visit_expr_match(&mut self, e: &'ast syn::ExprMatch) {
        let mut names = OrderedSet::new();
        e.arms.iter().for_each(|arm| bare(&arm.pat, &mut names));
        let one = |arm: &syn::Arm| arm.guard.is_none() && only_a_variant_fails(&arm.pat);
        let last = e.arms.len().saturating_sub(1);
        if names.len() > 1 || e.arms.iter().take(last).any(one) {
            self.0.extend(names);
        }
        visit::visit_expr_match(self, e);
    }
    fn visit_expr_let(&mut self, e: &'ast syn::ExprLet) {
        self.refutable(&e.pat);
        visit::visit_expr_let(self, e);
    }
    fn visit_local(&mut self, local: &'ast syn::Local) {
        if local.init.as_ref().is_some_and(|i| i.diverge.is_some()) {
            self.refutable(&local.pat);
        }
        visit::visit_local(self, local);
    }
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        imported(&item.tree, false, &mut self.0);
        let declared = self.1.map(|world| world.variants_brought_by(item));
        self.0.extend(declared.into_iter().flatten());
    }
}

impl Found<'_> {
    /// A pattern that can fail to match.
    fn refutable(&mut self, pat: &Pat) {
        if only_a_variant_fails(pat) {
            bare(pat, &mut self.0);
        }
    }
}

/// Whether a pattern fails only if it names a variant: all in it is accepted.
fn only_a_variant_fails(pat: &Pat) -> bool {
    match pat {
        Pat::Struct(p) => p.fields.iter().all(|f| accepts_all(&f.pat)),
        Pat::TupleStruct(p) => p.elems.iter().all(accepts_all),
        Pat::Paren(p) => only_a_variant_fails(&p.pat),
        Pat::Reference(p) => only_a_variant_fails(&p.pat),
        _ => false,
    }
}

/// The bare names of what a pattern takes apart.
fn bare(pat: &Pat, names: &mut OrderedSet<String>) {
    match pat {
        Pat::Struct(p) => names.extend(plain(&p.path)),
        Pat::TupleStruct(p) => names.extend(plain(&p.path)),
        Pat::Or(p) => p.cases.iter().for_each(|p| bare(p, names)),
        Pat::Paren(p) => bare(&p.pat, names),
        Pat::Reference(p) => bare(&p.pat, names),
        _ => {}
    }
}

/// The name, if it is one that may be a variant's.
fn plain(path: &Path) -> Option<String> {
    let name = path.get_ident()?.to_string();
    (!["Self", "Some", "None", "Ok", "Err"].contains(&&*name)).then_some(name)
}

fn imported(tree: &syn::UseTree, of_type: bool, names: &mut OrderedSet<String>) {
    match tree {
        syn::UseTree::Path(p) => {
            let is_type = p.ident.to_string().starts_with(char::is_uppercase);
            imported(&p.tree, is_type, names);
        }
        syn::UseTree::Group(g) => g.items.iter().for_each(|t| imported(t, of_type, names)),
        syn::UseTree::Name(n) if of_type => {
            names.insert(n.ident.to_string());
        }
        _ => {}
    }
}
