//! Types of iterators that functions return: `impl Iterator<Item = f64>`, `std::slice::Iter<'_, f64>`. Such a function has no companion; its body
//! stands in the place of the call.

use syn::{GenericArgument, PathArguments, PathSegment, ReturnType, Type, TypeParamBound};

/// Modules of std whose types with generic params are iterators, where they are written behind them.
const MODULES: [&str; 3] = ["slice", "iter", "vec"];

/// Iterators over slices, which have a lifetime and the type of an element.
const OF_SLICES: [&str; 5] = ["Iter", "IterMut", "Windows", "Chunks", "ChunksExact"];

/// Whether a type is an iterator of std's, as far as its name tells.
pub fn is_of_std(ty: &Type) -> bool {
    let Type::Path(p) = ty else { return false };
    let mut segments = p.path.segments.iter().rev();
    let Some(last) = segments.next().filter(|_| p.qself.is_none()) else {
        return false;
    };
    match segments.next() {
        Some(module) => MODULES.iter().any(|m| module.ident == m) && !last.arguments.is_none(),
        None => {
            OF_SLICES.iter().any(|name| last.ident == name) && borrows_elements(last)
                || is_range(last)
        }
    }
}

/// `Range<usize>` of whole numbers: of others it is no iterator.
fn is_range(name: &PathSegment) -> bool {
    let is_named = name.ident == "Range" || name.ident == "RangeInclusive";
    let PathArguments::AngleBracketed(given) = &name.arguments else {
        return false;
    };
    let is_int = |a: &GenericArgument| match a {
        GenericArgument::Type(Type::Path(p)) => p
            .path
            .get_ident()
            .is_some_and(|name| is_whole(&name.to_string())),
        _ => false,
    };
    is_named && given.args.len() == 1 && given.args.iter().all(is_int)
}

/// Whether a type is a whole number, by its name.
fn is_whole(name: &str) -> bool {
    let bits = name.strip_prefix(['u', 'i']);
    bits.is_some_and(|bits| bits == "size" || bits.parse::<u8>().is_ok())
}

/// Whether a type has a lifetime and another argument.
fn borrows_elements(name: &PathSegment) -> bool {
    let PathArguments::AngleBracketed(given) = &name.arguments else {
        return false;
    };
    let lifetimes = given
        .args
        .iter()
        .filter(|a| matches!(a, GenericArgument::Lifetime(_)));
    lifetimes.count() == 1 && given.args.len() == 2
}

/// Whether a type is `impl Trait`, or an iterator of std's: what a body gives that is no value.
pub fn is_opaque(ty: &Type) -> bool {
    matches!(ty, Type::ImplTrait(_)) || is_of_std(ty)
}

/// Whether a function returns an iterator: `impl Iterator`, a trait that goes beyond it, or one of std's.
pub fn is_returned(output: &ReturnType) -> bool {
    matches!(output, ReturnType::Type(_, ty) if is_iterator(ty))
}

/// Whether a type is `impl Iterator`, or goes beyond it, or is one of std's.
pub fn is_iterator(ty: &Type) -> bool {
    is_of_std(ty) || stands_for(ty, |name| name.ends_with("Iterator"))
}

/// Whether a type is `impl Fn(..)`, `impl FnMut(..)` or `impl FnOnce(..)`.
pub fn is_closure(ty: &Type) -> bool {
    stands_for(ty, |name| ["Fn", "FnMut", "FnOnce"].contains(&name))
}

/// Whether a type is `impl Trait` of such a trait.
fn stands_for(ty: &Type, such: impl Fn(&str) -> bool) -> bool {
    let Type::ImplTrait(given) = ty else {
        return false;
    };
    given.bounds.iter().any(|b| match b {
        TypeParamBound::Trait(t) => {
            let last = t.path.segments.last();
            last.is_some_and(|s| such(&s.ident.to_string()))
        }
        _ => false,
    })
}
