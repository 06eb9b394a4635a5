//! The associated types of which a generic function has values, as its traits say: with `s: &S`, `S: System`, `s.at(x)` gives an `S::Point`. A
//! companion asks for their gradients.

use super::operators::bounds_of;
use crate::check::shown;
use crate::mentions::TypesWritten;
use crate::model::Model;
use crate::visit::{self, Visit};
use crate::world::{World, words};
use grad_core::ordered::OrderedSet;
use proc_macro2::Ident;
use quote::ToTokens;
use syn::{TypeParamBound, TypePath, parse_quote};

/// Those of a generic param, as far as methods name them that the function calls, or what it calls.
pub fn of_param(model: &Model, name: &Ident) -> Vec<TypePath> {
    let Some(world) = &model.seen else {
        return vec![];
    };
    let mut paths = vec![];
    let around = model.owner.as_ref().map(|o| &o.generics);
    for generics in [Some(&model.item.sig.generics), around]
        .into_iter()
        .flatten()
    {
        bounds_of(generics, name)
            .into_iter()
            .for_each(|bounds| traits(world, bounds, &mut paths));
    }
    let called = (!paths.is_empty()).then(|| Called::of(world, &model.item.block));
    let named = paths.iter().flat_map(|path| {
        let types = called.iter().flat_map(|c| types(world, path, &c.words));
        types.map(move |ty| parse_quote!(<#name as #path>::#ty))
    });
    named.collect()
}

/// The traits of the world's among bounds, and those that they ask for.
fn traits<'b>(
    world: &World,
    bounds: impl IntoIterator<Item = &'b TypeParamBound>,
    found: &mut Vec<syn::Path>,
) {
    for bound in bounds {
        let TypeParamBound::Trait(bound) = bound else {
            continue;
        };
        if let Some(definition) = world.definition(&bound.path)
            && !found.iter().any(|path| shown(path) == shown(&bound.path))
        {
            found.push(bound.path.clone());
            traits(world, &definition.supertraits, found);
        }
    }
}

/// The types of a trait that its methods of these names take or give.
fn types(world: &World, path: &syn::Path, called: &OrderedSet<String>) -> Vec<Ident> {
    let items = world.definition(path).map_or(&[][..], |t| &t.items);
    let mut written = TypesWritten::default();
    for item in items {
        if let syn::TraitItem::Fn(method) = item
            && called.contains(&method.sig.ident.to_string())
        {
            written.visit_signature(&method.sig);
        }
    }
    let declared = items.iter().filter_map(|item| match item {
        syn::TraitItem::Type(t) if t.generics.params.is_empty() => Some(&t.ident),
        _ => None,
    });
    let taken = |name: &&Ident| written.0.contains(&format!("Self::{name}"));
    declared.filter(taken).cloned().collect()
}

/// The names in a body, and in those of the functions that it calls.
struct Called<'w> {
    world: &'w World,
    words: OrderedSet<String>,
    seen: Vec<String>,
}

impl<'w> Called<'w> {
    fn of(world: &'w World, body: &syn::Block) -> Called<'w> {
        let mut called = Called {
            world,
            words: OrderedSet::default(),
            seen: vec![],
        };
        called.add(body);
        called
    }

    fn add(&mut self, body: &syn::Block) {
        let mut all = vec![];
        words(body.to_token_stream(), &mut all);
        self.words.extend(all);
        self.visit_block(body);
    }
}

impl<'a> Visit<'a> for Called<'_> {
    fn visit_expr(&mut self, e: &'a syn::Expr) {
        if let syn::Expr::Path(p) = e
            && let Some(function) = self.world.function(&p.path)
        {
            let key = format!(
                "{}::{}",
                function.module.join("::"),
                function.item.sig.ident
            );
            if !self.seen.contains(&key) {
                self.seen.push(key);
                self.add(&function.item.block);
            }
        }
        visit::visit_expr(self, e);
    }
}
