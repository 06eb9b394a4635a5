//! The generic arguments that a call writes, `integrate::<Gauss, _>(f, a, b)`, where the companion has type params for functions besides.

use crate::functions::{FunctionArg, Generic};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{AngleBracketedGenericArguments, GenericArgument};

/// `written` as the companion takes it: rustc finds the types of functions, and those of what they keep if it is kept. Where it is not seen
/// how many these are, it finds all.
pub(super) fn with_functions(
    written: TokenStream,
    functions: &[FunctionArg],
    kept: bool,
) -> TokenStream {
    if functions.is_empty() || written.is_empty() {
        return written;
    }
    let arguments = syn::parse2::<AngleBracketedGenericArguments>(written);
    let arguments = arguments.ok().zip(generics(functions));
    arguments.map_or_else(TokenStream::new, |(arguments, generics)| {
        all(arguments, &generics, kept).into_token_stream()
    })
}

/// Which generic params those of the functions are, each once, if all are seen.
fn generics(functions: &[FunctionArg]) -> Option<Vec<Generic>> {
    let mut all: Vec<Generic> = vec![];
    for function in functions {
        let generic = function.generic?;
        if generic == Generic::Unnamed || !all.contains(&generic) {
            all.push(generic);
        }
    }
    Some(all)
}

fn all(
    mut arguments: AngleBracketedGenericArguments,
    generics: &[Generic],
    kept: bool,
) -> AngleBracketedGenericArguments {
    let found: GenericArgument = syn::parse_quote!(_);
    let is_written = |a: &&mut GenericArgument| !matches!(a, GenericArgument::Lifetime(_));
    let mut added = 0;
    for generic in generics {
        added += usize::from(kept);
        match generic {
            Generic::Unnamed => added += 1,
            Generic::Named(at) => {
                let of_function = arguments.args.iter_mut().filter(is_written).nth(*at);
                of_function.into_iter().for_each(|a| *a = found.clone());
            }
        }
    }
    arguments.args.extend(std::iter::repeat_n(found, added));
    arguments
}

/// The same behind a method's name.
pub(super) fn of_method(method: TokenStream, functions: &[FunctionArg], kept: bool) -> TokenStream {
    let mut tokens = method.into_iter();
    let name = tokens.next();
    let written = with_functions(tokens.collect(), functions, kept);
    quote!(#name #written)
}
