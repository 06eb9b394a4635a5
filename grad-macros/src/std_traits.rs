//! `#[differentiable]` on an `impl` of a trait of std's: which have derivatives is decided in `block`, here is what holds of the others.

use crate::report::{Problems, Site};
use proc_macro2::TokenStream;
use quote::quote;

/// Traits whose methods give nothing that has a derivative: the attribute changes nothing.
const OF_CONSTANTS: [&str; 9] = [
    "Debug",
    "Display",
    "Drop",
    "Eq",
    "Error",
    "Hash",
    "Ord",
    "PartialEq",
    "PartialOrd",
];

/// Traits by which a type is run over, or made of an iterator.
const OF_ITERATION: [&str; 5] = [
    "DoubleEndedIterator",
    "Extend",
    "FromIterator",
    "IntoIterator",
    "Iterator",
];

/// Traits by which a type is looked at as another, or may become one.
const OF_CONVERSION: [&str; 8] = [
    "AsMut",
    "AsRef",
    "Borrow",
    "BorrowMut",
    "FromStr",
    "Into",
    "TryFrom",
    "TryInto",
];

const SEEN: &str = "take the attribute away here; in a module that has it, `#[differentiable] mod m { .. }`, the body is seen, and otherwise a method of another name can have it";

/// What is generated beside an `impl` of such a trait: nothing, or the error.
pub fn beside(item: &syn::ItemImpl) -> Option<TokenStream> {
    let (_, path, _) = item.trait_.as_ref()?;
    let name = path.segments.last()?.ident.to_string();
    let is = |names: &[&str]| names.contains(&&*name);
    if is(&OF_CONSTANTS) {
        return Some(quote!());
    }
    let (message, help) = match () {
        () if name == "Clone" => (
            "a clone is taken for a copy: `clone` has no derivative of its own".to_string(),
            "derive `Clone`, or leave the attribute away; what changes values is a method of another name",
        ),
        () if is(&OF_ITERATION) => (
            format!("differentiation does not see what the iterators of `{name}` do"),
            SEEN,
        ),
        () if is(&OF_CONVERSION) => (
            format!("the methods of `{name}` have no derivatives of their own"),
            SEEN,
        ),
        () => return None,
    };
    let mut problems = Problems::default();
    problems.refuse(Site::of(path), message, help);
    Some(problems.to_compile_errors())
}
