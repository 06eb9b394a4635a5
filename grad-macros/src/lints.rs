//! What the lints of the user's crate must not say of generated code.

use proc_macro2::TokenStream;
use quote::quote;

/// `warnings` are the lints that warn. A crate may deny lints by name or by group: these stay denied unless they are named.
pub fn silent() -> TokenStream {
    quote!(#[allow(
        warnings, nonstandard_style, unused, rust_2018_idioms, let_underscore_drop, missing_copy_implementations,
        missing_debug_implementations, redundant_lifetimes, single_use_lifetimes, trivial_casts, trivial_numeric_casts, unreachable_pub,
        unused_lifetimes, unused_qualifications, unused_results, arithmetic_overflow, unconditional_panic, clippy::all, clippy::pedantic, clippy::nursery,
        clippy::restriction,
    )])
}
