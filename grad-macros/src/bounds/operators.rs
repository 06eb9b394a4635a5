//! Operators that a trait of the world's gives to what implements it: `trait Field: Add<Output = Self> + Mul<Output = Self>`. A companion
//! asks for their ways back.

use crate::model::Model;
use crate::world::World;
use proc_macro2::Ident;
use quote::format_ident;
use syn::punctuated::Punctuated;
use syn::{Token, TraitBound, TypeParamBound, WherePredicate};

const OPERATORS: [&str; 11] = [
    "Add",
    "AddAssign",
    "Sub",
    "SubAssign",
    "Mul",
    "MulAssign",
    "Div",
    "DivAssign",
    "Rem",
    "RemAssign",
    "Neg",
];

pub type Bounds = Punctuated<TypeParamBound, Token![+]>;

/// The traits of the ways back of the operators that values of a generic param have among themselves.
pub fn of_param(model: &Model, name: &Ident) -> Vec<Ident> {
    let around = model.owner.iter().map(|o| &o.generics);
    let generics = std::iter::once(&model.written.sig.generics).chain(around);
    let bounds = generics.flat_map(|generics| bounds_of(generics, name));
    asked(model.seen.as_ref(), bounds)
}

/// The same for the `impl` of an operator, or of a trait.
pub fn of_impl(world: Option<&World>, generics: &syn::Generics, name: &Ident) -> Vec<Ident> {
    asked(world, bounds_of(generics, name).into_iter())
}

/// The same of the type that a trait with these supertraits is for.
pub fn of_supertraits(world: Option<&World>, supertraits: &Bounds) -> Vec<Ident> {
    asked(world, std::iter::once(supertraits))
}

fn asked<'g>(world: Option<&World>, all: impl Iterator<Item = &'g Bounds>) -> Vec<Ident> {
    let mut found = vec![];
    if let Some(world) = world {
        for bounds in all {
            collect(world, bounds, &mut found, &mut vec![]);
        }
    }
    found.sort();
    found.dedup();
    found
}

/// All bounds of a generic param.
pub fn bounds_of<'g>(generics: &'g syn::Generics, name: &Ident) -> Vec<&'g Bounds> {
    let params = generics.type_params().filter(|p| p.ident == *name);
    let clause = generics.where_clause.iter().flat_map(|w| &w.predicates);
    let predicates = clause.filter_map(|p| match p {
        WherePredicate::Type(t) if *name == crate::check::shown(&t.bounded_ty) => Some(&t.bounds),
        _ => None,
    });
    params.map(|p| &p.bounds).chain(predicates).collect()
}

/// The operators in bounds, and in those of the traits that they name.
fn collect(world: &World, bounds: &Bounds, found: &mut Vec<Ident>, seen: &mut Vec<String>) {
    for bound in bounds {
        let TypeParamBound::Trait(bound) = bound else {
            continue;
        };
        found.extend(operator(bound));
        let name = crate::check::shown(&bound.path);
        if let Some(definition) = world.definition(&bound.path)
            && !seen.contains(&name)
        {
            seen.push(name);
            collect(world, &definition.supertraits, found, seen);
        }
    }
}

/// `AddBack` of `Add<Output = Self>`.
fn operator(bound: &TraitBound) -> Option<Ident> {
    let last = bound.path.segments.last()?;
    let known = OPERATORS.iter().any(|name| last.ident == name);
    (known && is_among_its_own(&last.arguments)).then(|| format_ident!("{}Back", last.ident))
}

/// Whether both operands are of one type.
fn is_among_its_own(arguments: &syn::PathArguments) -> bool {
    match arguments {
        syn::PathArguments::AngleBracketed(given) => given.args.iter().all(|arg| match arg {
            syn::GenericArgument::Type(ty) => crate::check::shown(ty) == "Self",
            _ => true,
        }),
        _ => true,
    }
}
