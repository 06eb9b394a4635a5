//! By which path generated code names the facade. It is written `::grads` everywhere in this crate; where the user's crate
//! calls it something else, the path is replaced once, in all that is generated.

use crate::manifest;
use crate::report::Problems;
use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use std::cell::RefCell;
use std::path::PathBuf;

const NAME: &str = "grads";

/// Takes `crate = path` out of the arguments of an attribute.
pub fn taken_from(args: TokenStream, problems: &mut Problems) -> (TokenStream, Option<syn::Path>) {
    let (mut rest, mut facade) = (TokenStream::new(), None);
    for arg in arguments(args) {
        match after_crate(&arg) {
            None => {
                let comma = (!rest.is_empty()).then(|| quote!(,));
                rest.extend(quote!(#comma #(#arg)*));
            }
            Some(path) => match syn::parse2(path.iter().cloned().collect()) {
                Ok(path) => facade = Some(path),
                Err(_) => problems.error(
                    arg[0].span(),
                    "`crate` is written `crate = path`, with the path of the crate `grads`",
                ),
            },
        }
    }
    (rest, facade)
}

/// What stands between commas.
fn arguments(args: TokenStream) -> Vec<Vec<TokenTree>> {
    let args: Vec<TokenTree> = args.into_iter().collect();
    let comma = |t: &TokenTree| matches!(t, TokenTree::Punct(p) if p.as_char() == ',');
    let parts = args.split(comma).map(<[TokenTree]>::to_vec);
    parts.filter(|part| !part.is_empty()).collect()
}

/// The tokens after `crate =`; none if something else stands after `crate`.
fn after_crate(arg: &[TokenTree]) -> Option<&[TokenTree]> {
    match arg {
        [TokenTree::Ident(name), rest @ ..] if name == "crate" => Some(match rest {
            [TokenTree::Punct(p), path @ ..] if p.as_char() == '=' => path,
            _ => &[],
        }),
        _ => None,
    }
}

/// The same code with the facade called as the user's crate calls it.
pub fn named(generated: TokenStream, given: Option<&syn::Path>) -> TokenStream {
    let built = Built::now();
    let path = given
        .map(ToTokens::to_token_stream)
        .or_else(|| built.dependency());
    match path {
        Some(path) => built.rooted(generated, &path),
        None if built.is_2015 => built.rooted(generated, &quote!(::grads)),
        None => generated,
    }
}

/// The same code where a macro of the facade has said what the facade is called.
pub fn rooted(generated: TokenStream, path: &TokenStream) -> TokenStream {
    Built::now().rooted(generated, path)
}

/// What the manifest of the crate that is being built says.
#[derive(Clone, Default)]
struct Built {
    /// What it calls the facade, if not by its name.
    name: Option<String>,
    /// In its edition `::core` is nothing.
    is_2015: bool,
}

impl Built {
    fn now() -> Built {
        thread_local! {
            static LAST: RefCell<Option<(PathBuf, Built)>> = const { RefCell::new(None) };
        }
        let Some(dir) = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from) else {
            return Built::default();
        };
        LAST.with_borrow_mut(|last| match last {
            // a server that expands macros serves many crates
            Some((of, built)) if *of == dir => built.clone(),
            _ => {
                let built = Built {
                    name: manifest::renamed(&dir, NAME),
                    is_2015: manifest::is_2015(&dir),
                };
                last.insert((dir, built)).1.clone()
            }
        })
    }

    fn dependency(&self) -> Option<TokenStream> {
        let name = self.name.as_ref()?.replace('-', "_");
        let name = Ident::new(&name, proc_macro2::Span::call_site());
        Some(quote!(::#name))
    }

    /// `tokens` with `path` in the place of `::grads`.
    fn rooted(&self, tokens: TokenStream, path: &TokenStream) -> TokenStream {
        let generated = replaced(tokens, NAME, path);
        match self.is_2015 {
            true => replaced(generated, "core", &quote!(#path::__private::core)),
            false => generated,
        }
    }
}

/// `tokens` with `path` in the place of `::name`.
fn replaced(tokens: TokenStream, name: &str, path: &TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut out = TokenStream::new();
    let mut i = 0;
    while i < tokens.len() {
        match &tokens[i] {
            TokenTree::Group(g) => {
                let mut group = Group::new(g.delimiter(), replaced(g.stream(), name, path));
                group.set_span(g.span());
                out.extend([TokenTree::Group(group)]);
            }
            _ if is_root(&tokens[i..], name) && !ends_a_path(&tokens[..i]) => {
                path.to_tokens(&mut out);
                i += 2;
            }
            other => out.extend([other.clone()]),
        }
        i += 1;
    }
    out
}

fn punct(token: Option<&TokenTree>, char: char) -> bool {
    matches!(token, Some(TokenTree::Punct(p)) if p.as_char() == char)
}

/// Whether `::name` comes next.
fn is_root(tokens: &[TokenTree], name: &str) -> bool {
    punct(tokens.first(), ':')
        && punct(tokens.get(1), ':')
        && matches!(tokens.get(2), Some(TokenTree::Ident(root)) if root == name)
}

/// Whether what follows goes on with a path, as in `mine::grads` and `<T>::grads`. After `impl<T>` and `for<'a>` one begins.
fn ends_a_path(before: &[TokenTree]) -> bool {
    match before.last() {
        Some(TokenTree::Ident(name)) => is_segment(name),
        _ => before_angles(before).is_some_and(|before| !binds_generics(before.last())),
    }
}

/// The tokens before the `<` that a `>` at the end closes.
fn before_angles(tokens: &[TokenTree]) -> Option<&[TokenTree]> {
    let mut open = 0;
    for (i, token) in tokens.iter().enumerate().rev() {
        let is_arrow = punct(Some(token), '>')
            && i.checked_sub(1)
                .is_some_and(|i| punct(tokens.get(i), '-') || punct(tokens.get(i), '='));
        open +=
            i32::from(punct(Some(token), '>') && !is_arrow) - i32::from(punct(Some(token), '<'));
        if open <= 0 {
            return (open == 0 && punct(Some(token), '<')).then(|| &tokens[..i]);
        }
    }
    None
}

fn binds_generics(token: Option<&TokenTree>) -> bool {
    matches!(token, Some(TokenTree::Ident(name)) if name == "impl" || name == "for")
}

fn is_segment(name: &Ident) -> bool {
    let name = name.to_string();
    ["self", "super", "crate", "Self"].contains(&name.as_str())
        || syn::parse_str::<Ident>(&name).is_ok()
}

#[cfg(test)]
mod tests {
    use super::{NAME, replaced, taken_from};
    use crate::report::Problems;
    use quote::quote;

    #[test]
    fn the_facade_is_replaced_and_nothing_else() {
        let generated = quote! {
            fn f(x: ::grads::A, y: <::grads::A as L>::B) -> ::grads::B { mine::grads::c(<T>::grads, &::grads::d, |_| ::grads::e) as ::grads::F }
            impl<F: Fn(G<f64>) -> f64> ::grads::H for I where for<'a> ::grads::J<'a>: K {}
        };
        let expected = quote! {
            fn f(x: ::ad::A, y: <::ad::A as L>::B) -> ::ad::B { mine::grads::c(<T>::grads, &::ad::d, |_| ::ad::e) as ::ad::F }
            impl<F: Fn(G<f64>) -> f64> ::ad::H for I where for<'a> ::ad::J<'a>: K {}
        };
        let rooted = replaced(generated, NAME, &quote!(::ad));
        assert_eq!(rooted.to_string(), expected.to_string());
    }

    #[test]
    fn the_path_of_the_crate_is_an_argument() {
        let mut problems = Problems::default();
        let (rest, path) = taken_from(quote!(wrt(x, y), crate = a::b, recursive), &mut problems);
        assert_eq!(rest.to_string(), quote!(wrt(x, y), recursive).to_string());
        assert_eq!(quote!(#path).to_string(), quote!(a::b).to_string());
        assert!(problems.is_empty());
        taken_from(quote!(crate), &mut problems);
        assert_eq!(problems.len(), 1);
    }
}
