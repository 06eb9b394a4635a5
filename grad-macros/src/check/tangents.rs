//! A type of a trait of the user's that is called as one of ours is: in generated code nobody could tell `S::Tangent` from that of `Differentiable`.

use crate::model::Model;
use crate::owner::Kind;
use crate::report::{Problems, Site};
use crate::visit::{self, Visit};

/// Refuses the name in a signature, and what a trait declares with it in the trait's impls.
pub fn tangents(model: &Model, problems: &mut Problems) {
    let worlds = model.world.iter().chain(&model.around);
    let traits: Vec<_> = worlds
        .flat_map(|world| world.traits_with_type(NAME))
        .collect();
    if traits.is_empty() {
        return;
    }
    let sig = &model.item.sig;
    let of_trait = model
        .owner
        .as_ref()
        .is_some_and(|o| o.kind == Kind::OfTrait);
    let declared = traits
        .iter()
        .flat_map(|t| &t.items)
        .find_map(|item| match item {
            syn::TraitItem::Fn(f) if of_trait && f.sig.ident == sig.ident => Some(&f.sig),
            _ => None,
        });
    let mut find = Find(vec![]);
    find.visit_signature(sig);
    let own = find.0.len();
    find.visit_signature(declared.unwrap_or(sig));
    match find.0.first() {
        Some(name) if own > 0 => refuse(Site::of(*name), problems),
        Some(_) => refuse(Site::of(&sig.ident), problems),
        None => {}
    }
}

fn refuse(at: Site, problems: &mut Problems) {
    let message = "a type of a trait is called `Tangent`, as that of `Differentiable` is";
    let help = "give it another name: generated code could not tell one from the other";
    problems.refuse(at, message, help);
}

const NAME: &str = "Tangent";

/// The names of such types.
struct Find<'a>(Vec<&'a syn::Ident>);

impl<'a> Visit<'a> for Find<'a> {
    fn visit_type_path(&mut self, p: &'a syn::TypePath) {
        let names: Vec<_> = p.path.segments.iter().map(|s| &s.ident).collect();
        let of = names.iter().rev().nth(1);
        let of_ours = of.is_none_or(|of| *of == "Differentiable");
        match names.last() {
            Some(name) if *name == NAME && !of_ours => self.0.push(name),
            _ => visit::visit_type_path(self, p),
        }
    }
}
