//! What is emitted, and what is done for it, grows as the function does: counted, not timed.
//!
//! Every program doubles in size three times. A step is a look at a thing of a graph ([`grad_core::entity::steps`]).
//!
//! A plain test run goes to an eighth of the sizes that the families name; `GRADS_SIZE=1` goes all the way.
//! `GRADS_FAMILY=lets` looks at the families whose name has `lets` in it, and prints what it has counted.

mod families;
mod own;
mod styles;

use families::{FAMILIES, Family};
use grad_core::entity::steps;
use own::OWN;
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use styles::STYLES;

/// How much more there may be of anything than the size tells: sorted tables make it a little more.
const MARGIN: f64 = 1.2;

/// What a program takes.
#[derive(Clone, Copy, Debug)]
struct Counted {
    steps: u64,
    tokens: u64,
}

/// Expands all that is annotated.
fn expand(source: &str) -> Counted {
    let file: syn::File = syn::parse_str(source).expect("the family is Rust");
    let before = steps();
    let tokens = file.items.into_iter().map(|item| {
        let out = match item {
            syn::Item::Fn(mut f) => {
                f.attrs.clear();
                crate::expand::differentiable(TokenStream::new(), f.into_token_stream())
            }
            item => crate::derive::differentiable(item.into_token_stream()),
        };
        assert!(!has_error(out.clone()), "{out}");
        count(out)
    });
    Counted {
        tokens: tokens.sum(),
        steps: steps() - before,
    }
}

fn has_error(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => has_error(group.stream()),
        TokenTree::Ident(name) => name == "compile_error",
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

fn count(tokens: TokenStream) -> u64 {
    let token = |t| match t {
        TokenTree::Group(g) => 2 + count(g.stream()),
        TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => 1,
    };
    tokens.into_iter().map(token).sum()
}

/// Sizes n, 2n, 4n and 8n, the last of them `1 / part` of the family's largest; but deep nests go all the way.
fn sizes(family: &Family, part: usize) -> [usize; 4] {
    let largest = match family.is_nest() {
        true => family.largest,
        false => family.largest / part,
    };
    [8, 4, 2, 1].map(|eighth| largest / eighth)
}

/// What grows faster than the program, if anything does. Of nests, whose first levels are cheaper: what a level adds.
fn outgrows(family: &Family, part: usize) -> Option<String> {
    let sizes = sizes(family, part);
    let counted = sizes.map(|n| expand(&(family.source)(n)));
    println!("{} at {sizes:?}: {counted:?}", family.name);
    let [_, quarter, half, whole] = counted;
    let grown = sizes[3] as f64 / sizes[2] as f64;
    let more = |of: fn(&Counted) -> u64| {
        let [quarter, half, whole] = [&quarter, &half, &whole].map(|c| of(c) as f64);
        match family.is_nest() {
            true => whole - half > grown * MARGIN * (half - quarter),
            false => whole > grown * MARGIN * half,
        }
    };
    (more(|c| c.steps) || more(|c| c.tokens))
        .then(|| format!("{} at {sizes:?}: {counted:?}", family.name))
}

#[test]
fn nothing_outgrows_the_program() {
    let part = match std::env::var("GRADS_SIZE").as_deref() {
        Ok(part) => part.parse().expect("GRADS_SIZE is a number"),
        Err(_) => 8,
    };
    let only = std::env::var("GRADS_FAMILY").unwrap_or_default();
    // as much stack as rustc gives a macro
    let run = std::thread::Builder::new().stack_size(8 << 20);
    let run = run.spawn(move || {
        let families = [FAMILIES, OWN, STYLES].concat();
        let families = families.iter().filter(|f| f.name.contains(&only));
        let found: Vec<String> = families.filter_map(|f| outgrows(f, part)).collect();
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
    run.expect("a thread can be started")
        .join()
        .expect("no family fails");
}
