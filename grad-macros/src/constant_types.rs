//! Types in which there is no float, as they are written: texts, numbers that are not zero, and collections of std by keys. A param of
//! one is a constant.

use syn::{GenericArgument, PathArguments, Type};

/// Whether a type is such a collection or has texts in it, and neither floats nor types of the user's.
pub fn is_constant(ty: &Type) -> bool {
    is_plain(ty) && has_more_than_numbers(ty)
}

/// Whether there is nothing but whole numbers, truth values and texts in a type.
fn is_plain(ty: &Type) -> bool {
    match ty {
        Type::Paren(t) => is_plain(&t.elem),
        Type::Group(t) => is_plain(&t.elem),
        Type::Reference(t) => t.mutability.is_none() && is_plain(&t.elem),
        Type::Slice(t) => is_plain(&t.elem),
        Type::Array(t) => is_plain(&t.elem),
        Type::Tuple(t) => t.elems.iter().all(is_plain),
        Type::Path(_) => match arguments(ty) {
            Some((name, inner)) if inner.is_empty() => {
                PLAIN.contains(&name.as_str()) || is_non_zero(&name)
            }
            Some((name, inner)) => {
                (is_collection(&name) || is_non_zero(&name)) && inner.iter().all(|t| is_plain(t))
            }
            None => false,
        },
        _ => false,
    }
}

/// Slices and vectors of whole numbers are arrays of the function like others.
fn has_more_than_numbers(ty: &Type) -> bool {
    match ty {
        Type::Paren(t) => has_more_than_numbers(&t.elem),
        Type::Group(t) => has_more_than_numbers(&t.elem),
        Type::Reference(t) => has_more_than_numbers(&t.elem),
        Type::Slice(t) => is_text(&t.elem) || has_more_than_numbers(&t.elem),
        Type::Array(t) => is_text(&t.elem) || has_more_than_numbers(&t.elem),
        Type::Tuple(t) => t
            .elems
            .iter()
            .any(|t| is_text(t) || has_more_than_numbers(t)),
        Type::Path(_) => arguments(ty).is_some_and(|(name, inner)| {
            BY_KEY.contains(&name.as_str())
                || is_non_zero(&name)
                || inner.iter().any(|t| is_text(t) || has_more_than_numbers(t))
        }),
        _ => false,
    }
}

fn is_text(ty: &Type) -> bool {
    match ty {
        Type::Reference(t) => is_text(&t.elem),
        _ => crate::check::is_text(ty),
    }
}

const BY_KEY: [&str; 4] = ["HashMap", "BTreeMap", "HashSet", "BTreeSet"];

const TEXTS: [&str; 4] = ["str", "string", "char", "bool"];

const PLAIN: [&str; 16] = [
    "str", "String", "char", "bool", "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16",
    "i32", "i64", "i128", "isize",
];

fn is_collection(name: &str) -> bool {
    BY_KEY.contains(&name) || name == "Vec"
}

/// Whether a type is one of `std::num`'s whole numbers that are not zero: `NonZero<u32>`, `NonZeroU32`.
pub fn is_non_zero(name: &str) -> bool {
    name.strip_prefix("NonZero").is_some_and(|of| {
        let of = of.to_ascii_lowercase();
        of.is_empty() || !TEXTS.contains(&of.as_str()) && PLAIN.contains(&of.as_str())
    })
}

/// The last name of a path, and the types in its angle brackets.
fn arguments(ty: &Type) -> Option<(String, Vec<&Type>)> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    let inner = match &last.arguments {
        PathArguments::None => vec![],
        PathArguments::AngleBracketed(args) => {
            let types = args.args.iter().map(|arg| match arg {
                GenericArgument::Type(ty) => Some(ty),
                _ => None,
            });
            types.collect::<Option<Vec<_>>>()?
        }
        PathArguments::Parenthesized(_) => return None,
    };
    Some((last.ident.to_string(), inner))
}
