//! Every lint there is, at a level that `allow(warnings)` does not turn off. What it says of the annotated programs it says of the plain ones too.

#![deny(
    absolute_paths_not_starting_with_crate,
    ambiguous_negative_literals,
    deprecated_safe,
    explicit_outlives_requirements,
    future_incompatible,
    if_let_rescope,
    keyword_idents,
    let_underscore,
    macro_use_extern_crate,
    meta_variable_misuse,
    missing_copy_implementations,
    missing_debug_implementations,
    missing_docs,
    non_ascii_idents,
    nonstandard_style,
    redundant_imports,
    redundant_lifetimes,
    refining_impl_trait,
    rust_2018_compatibility,
    rust_2018_idioms,
    rust_2021_compatibility,
    rust_2024_compatibility,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unit_bindings,
    unnameable_types,
    unreachable_pub,
    unsafe_code,
    unused,
    unused_import_braces,
    unused_lifetimes,
    unused_macro_rules,
    unused_qualifications,
    unused_results,
    variant_size_differences,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction
)]
// the last three look at items together: which there are, in what order, who calls them
#![allow(
    clippy::blanket_clippy_restriction_lints,
    clippy::arbitrary_source_item_ordering,
    clippy::missing_trait_methods,
    clippy::single_call_fn
)]

pub mod programs;
