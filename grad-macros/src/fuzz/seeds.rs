//! What is mutated: everything annotated in the corpus and in the tests of errors, and every use of a bang macro.

use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, quote};
use std::path::{Path, PathBuf};

/// One input of the macro crate.
#[derive(Clone)]
pub(super) enum Input {
    /// `#[differentiable(args)] item`
    Attribute(TokenStream, TokenStream),
    /// `#[derive(Differentiable)] item`
    Derive(TokenStream),
    /// `grad!(f)` and its like, as the facade hands them on.
    Bang(TokenStream),
}

/// All seeds, in the order of their files.
pub(super) fn seeds() -> Vec<Input> {
    let tests = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests");
    let mut files = vec![];
    sources(Path::new(tests), &mut files);
    files.sort();
    let mut seeds = made_up();
    for path in files {
        let text = std::fs::read_to_string(&path).expect("the tests can be read");
        let Ok(file) = syn::parse_file(&text) else {
            continue;
        };
        for item in file.items {
            annotated(item, &mut seeds);
        }
        if let Ok(tokens) = text.parse() {
            bangs(tokens, &mut seeds);
        }
    }
    seeds
}

/// All Rust files in a directory.
fn sources(dir: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).expect("the tests are there") {
        let path = entry.expect("the tests are there").path();
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|e| e == "rs") {
            files.push(path);
        }
    }
}

/// The annotated items in `item`, with their arguments.
fn annotated(item: syn::Item, seeds: &mut Vec<Input>) {
    let attrs = match &item {
        syn::Item::Fn(f) => &f.attrs,
        syn::Item::Impl(block) => &block.attrs,
        syn::Item::Trait(block) => &block.attrs,
        syn::Item::Struct(s) => &s.attrs,
        syn::Item::Enum(e) => &e.attrs,
        syn::Item::Mod(syn::ItemMod {
            content: Some((_, items)),
            ..
        }) => {
            items.iter().for_each(|i| annotated(i.clone(), seeds));
            return;
        }
        _ => return,
    };
    let named = |a: &syn::Attribute, name: &str| a.path().is_ident(name);
    if let Some(at) = attrs.iter().position(|a| named(a, "differentiable")) {
        let args = match &attrs[at].meta {
            syn::Meta::List(list) => list.tokens.clone(),
            syn::Meta::Path(_) | syn::Meta::NameValue(_) => TokenStream::new(),
        };
        let mut item = item;
        match &mut item {
            syn::Item::Fn(f) => drop(f.attrs.remove(at)),
            syn::Item::Impl(block) => drop(block.attrs.remove(at)),
            syn::Item::Trait(block) => drop(block.attrs.remove(at)),
            _ => {}
        }
        seeds.push(Input::Attribute(args, item.into_token_stream()));
    } else if attrs
        .iter()
        .any(|a| named(a, "derive") && a.to_token_stream().to_string().contains("Differentiable"))
    {
        seeds.push(Input::Derive(item.into_token_stream()));
    }
}

/// The uses of the facade's bang macros in a file.
fn bangs(tokens: TokenStream, seeds: &mut Vec<Input>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for window in tokens.windows(3) {
        if let [
            TokenTree::Ident(name),
            TokenTree::Punct(bang),
            TokenTree::Group(input),
        ] = window
            && bang.as_char() == '!'
            && ["grad", "value_and_grad", "vjp", "graph"].contains(&name.to_string().as_str())
        {
            let input = input.stream();
            seeds.push(Input::Bang(quote!(grads #name #input)));
        }
    }
    for token in tokens {
        if let TokenTree::Group(group) = token {
            bangs(group.stream(), seeds);
        }
    }
}

/// What the tests have too little of.
fn made_up() -> Vec<Input> {
    vec![
        Input::Attribute(
            quote!(wrt(x), unconnected = "zero"),
            quote!(
                fn f(x: f64, #[no_diff] y: &[f64], n: usize) -> (f64, f64) {
                    (x * y[n], y[0])
                }
            ),
        ),
        Input::Attribute(
            quote!(vjp = rule),
            quote!(
                pub fn f<T: Real>(x: T, y: &[T]) -> T
                where
                    T: Copy,
                {
                    x * y[0]
                }
            ),
        ),
        Input::Attribute(
            quote!(recursive, companion = other),
            quote!(
                fn f((a, b): (f64, f64), [c, d]: [f64; 2]) -> f64 {
                    a * b + c * d
                }
            ),
        ),
        Input::Bang(quote!(grads grad |x: f64, y: &[f64]| x * y[0] + a, wrt(x))),
        Input::Bang(quote!(grads value_and_grad_into f::<3>)),
    ]
}
