//! `#[derive(Differentiable)]`: a type's tangent type, and the traits by which generated code and optimisers use both.

mod arms;
mod blank;
mod generics;
mod impls;
mod model;
mod operators;
mod outline;
mod payload;
mod serde;
mod tangent;
pub mod types;
mod varied;

use crate::facade;
use crate::report::{Problems, Site};
use model::Derived;
use proc_macro2::TokenStream;
use quote::quote;

/// The tangent type of `item` and all that belongs to it.
pub fn differentiable(item: TokenStream) -> TokenStream {
    let mut problems = Problems::default();
    let input: syn::DeriveInput = match syn::parse2(item) {
        Ok(input) => input,
        Err(e) => return e.into_compile_error(),
    };
    check(&input, &mut problems);
    let Options { facade, serde } = options(&input, &mut problems);
    let mut out = problems.to_compile_errors();
    // without a tangent type every use of the type would be an error too
    if let Some(derived) = Derived::new(&input) {
        out.extend(serde.then(|| serde::attributes(&derived, facade.as_ref())));
        out.extend(expand(&derived));
        out.extend(crate::world::file::copied(&input));
    }
    facade::named(out, facade.as_ref())
}

/// What `#[grads(..)]` says.
#[derive(Default)]
struct Options {
    /// `crate = path`
    facade: Option<syn::Path>,
    /// `serde`: the tangent type is read and written by serde.
    serde: bool,
}

/// All that is said by such attributes. A world says of a type that it is cloned by std.
fn options(input: &syn::DeriveInput, problems: &mut Problems) -> Options {
    let mut options = Options::default();
    for attr in input.attrs.iter().filter(|a| a.path().is_ident("grads")) {
        if model::is_cloned_by_std(attr) {
            continue;
        }
        let args = attr.meta.require_list().map(|list| list.tokens.clone());
        let (rest, path) = facade::taken_from(args.unwrap_or_default(), problems);
        let serde = rest.to_string() == "serde";
        if path.is_none() && rest.is_empty() || !serde && !rest.is_empty() {
            problems.refuse(
                Site::of(attr),
                "the arguments of `#[grads(..)]` are `serde` and the path of the crate `grads`",
                "write `#[grads(serde)]` or `#[grads(crate = path)]`",
            );
        }
        if serde && !cfg!(feature = "serde") {
            problems.refuse(
                Site::of(attr),
                "`#[grads(serde)]` needs the feature `serde` of `grads`",
                "add it: `cargo add grads --features serde`",
            );
        }
        options.serde |= serde && cfg!(feature = "serde");
        options.facade = options.facade.or(path);
    }
    options
}

fn expand(derived: &Derived) -> TokenStream {
    let (tangent, impls, operators, payloads, blank, outline) = (
        tangent::tangent(derived),
        impls::impls(derived),
        operators::operators(derived),
        payload::payloads(derived),
        blank::blank(derived),
        outline::outline(derived),
    );
    quote!(#tangent #impls #operators #payloads #blank #outline)
}

/// Finds what has no tangent type, and helper attributes that would have no effect.
fn check(input: &syn::DeriveInput, problems: &mut Problems) {
    misplaced(&input.attrs, "a type", problems);
    match &input.data {
        syn::Data::Struct(data) => fields(&data.fields, problems),
        syn::Data::Enum(data) => {
            for variant in &data.variants {
                misplaced(&variant.attrs, "a variant", problems);
                fields(&variant.fields, problems);
            }
        }
        syn::Data::Union(data) => {
            problems.refuse(
                data.union_token.span,
                format!("the union `{}` cannot be differentiated", input.ident),
                "make it an enum, of which it is known what it holds",
            );
        }
    }
}

fn misplaced(attrs: &[syn::Attribute], on: &str, problems: &mut Problems) {
    for attr in attrs.iter().filter(|a| a.path().is_ident("no_diff")) {
        problems.refuse(
            Site::of(attr),
            format!("`#[no_diff]` goes on fields, not on {on}"),
            "mark each field that is a constant",
        );
    }
}

fn fields(fields: &syn::Fields, problems: &mut Problems) {
    for field in fields {
        if let Some(ident) = field.ident.as_ref().filter(|i| *i == "_") {
            problems.refuse(ident.span(), "a field without a name", "give it one");
        }
        let marked = field.attrs.iter().any(|a| a.path().is_ident("no_diff"));
        if matches!(field.ty, syn::Type::TraitObject(_)) && !marked {
            problems.refuse(
                Site::of(&field.ty),
                "a trait object has no gradient",
                "mark the field `#[no_diff]`, or make it an enum of the types that it can be",
            );
        }
        let marks = field.attrs.iter().filter(|a| a.path().is_ident("no_diff"));
        for attr in marks.filter(|a| !matches!(a.meta, syn::Meta::Path(_))) {
            problems.refuse(
                Site::of(attr),
                "`#[no_diff]` has no arguments",
                "write `#[no_diff]`",
            );
        }
    }
}
