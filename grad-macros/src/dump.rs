//! `GRAD_DUMP=f,g` prints every stage of the functions of these names while they are built; `*` is all of them.

use proc_macro2::TokenStream;
use quote::quote;

/// Whether the stages of a function are wanted.
pub fn wanted(function: &str) -> bool {
    std::env::var("GRAD_DUMP").is_ok_and(|names| names_it(&names, function))
}

/// What stands beside each annotated item, so that rustc notes that the crate depends on the variable: cargo then builds
/// again when it is set, though no file has changed.
pub fn noted() -> TokenStream {
    quote!(
        const _: ::core::option::Option<&'static ::core::primitive::str> =
            ::core::option_env!("GRAD_DUMP");
    )
}

/// Whether a list of names has that of a function.
fn names_it(names: &str, function: &str) -> bool {
    names
        .split(',')
        .map(str::trim)
        .any(|name| name == function || name == "*")
}

/// Prints a stage.
pub fn stage(function: &str, name: &str, text: &str) {
    eprintln!("== {function}: {name}\n{text}");
}

#[cfg(test)]
mod tests {
    use super::names_it;

    #[test]
    fn functions_are_named_in_a_list() {
        for names in ["f", "g,f", "g, f", "*", "g,*"] {
            assert!(names_it(names, "f"), "{names}");
        }
        for names in ["", "g", "ff", "g,h", "f g"] {
            assert!(!names_it(names, "f"), "{names}");
        }
    }
}
