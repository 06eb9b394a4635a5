//! The attribute macro of `grads`: Rust function in, derivative out.

mod args;
mod arrays;
mod assumed;
mod bang;
mod block;
mod bounds;
mod called;
mod captured;
mod check;
mod checkpoint;
mod chosen_objects;
mod closures;
mod conditional;
mod constant_types;
mod consts;
mod conversions;
mod deques;
mod derefs;
mod derive;
mod dump;
mod emit;
mod expand;
mod facade;
mod fallback;
mod fallible;
mod fence;
mod forgotten;
mod function_arrays;
mod functions;
#[cfg(test)]
mod fuzz;
mod hoisted;
mod implicit;
mod inner;
mod iterator_types;
mod lending;
mod lengths;
mod limits;
mod lints;
mod lower;
mod manifest;
mod mentions;
mod mirror;
mod model;
mod module_named;
mod names_bound;
mod names_of_std;
mod nested;
mod outside;
mod overridden;
mod owner;
mod parallel;
mod places;
mod question;
mod queues;
mod reached_twice;
mod ref_mut;
mod report;
#[cfg(test)]
mod size;
mod std_methods;
mod std_traits;
mod steps;
mod stored;
mod sums;
mod through_traits;
mod try_folds;
mod visit;
mod world;
mod written_as;

/// Gives a function a derivative. See the facade crate's documentation.
#[proc_macro_attribute]
pub fn differentiable(
    args: proc_macro::TokenStream,
    item: proc_macro::TokenStream,
) -> proc_macro::TokenStream {
    expand::differentiable(args.into(), item.into()).into()
}

/// Gives a type gradients. See the facade crate's documentation.
#[proc_macro_derive(Differentiable, attributes(no_diff, grads))]
pub fn derive_differentiable(item: proc_macro::TokenStream) -> proc_macro::TokenStream {
    derive::differentiable(item.into()).into()
}

/// What `grad!` and its like expand to: `apply!($crate grad f)`.
#[doc(hidden)]
#[proc_macro]
pub fn apply(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    bang::apply(input.into()).into()
}
