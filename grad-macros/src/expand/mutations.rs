//! The macro never panics, whatever tokens it is given: programs of the corpus with tokens deleted, doubled, swapped and
//! replaced. `GRADS_MUTATIONS=n` tries so many.

use super::differentiable;
use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

/// Flat tokens, so that one mutation is one edit of a list.
#[derive(Clone)]
enum Token {
    Open(Delimiter),
    Close,
    Leaf(TokenTree),
}

fn flatten(tokens: TokenStream, out: &mut Vec<Token>) {
    for token in tokens {
        match token {
            TokenTree::Group(g) => {
                out.push(Token::Open(g.delimiter()));
                flatten(g.stream(), out);
                out.push(Token::Close);
            }
            leaf => out.push(Token::Leaf(leaf)),
        }
    }
}

/// The tokens again; brackets that do not match are closed or left out.
fn nest(tokens: &[Token]) -> TokenStream {
    let mut open = vec![(Delimiter::None, TokenStream::new())];
    let close = |open: &mut Vec<(Delimiter, TokenStream)>| {
        if open.len() > 1
            && let Some((delimiter, stream)) = open.pop()
            && let Some((_, outer)) = open.last_mut()
        {
            outer.extend([TokenTree::Group(Group::new(delimiter, stream))]);
        }
    };
    for token in tokens {
        match (token, open.last_mut()) {
            (Token::Open(delimiter), _) => open.push((*delimiter, TokenStream::new())),
            (Token::Leaf(leaf), Some((_, stream))) => stream.extend([leaf.clone()]),
            (Token::Close, _) | (Token::Leaf(_), None) => close(&mut open),
        }
    }
    while open.len() > 1 {
        close(&mut open);
    }
    open.swap_remove(0).1
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n.max(1) as u64) as usize
    }
}

const WORDS: [&str; 40] = [
    "x", "y", "i", "n", "f64", "usize", "f32", "i32", "bool", "mut", "ref", "let", "if", "else",
    "match", "for", "in", "while", "loop", "break", "continue", "return", "as", "move", "iter",
    "len", "push", "sum", "map", "zip", "abs", "powi", "sin_cos", "clamp", "unwrap", "true", "vec",
    "Vec", "swap", "windows",
];
const LITERALS: [&str; 10] = [
    "0",
    "1",
    "2.0",
    "1e400",
    "-1",
    "3usize",
    "0.5f32",
    "\"text\"",
    "'c'",
    "340282366920938463463374607431768211456",
];

fn mutate(tokens: &mut Vec<Token>, random: &mut Random) {
    let at = random.below(tokens.len());
    let other = random.below(tokens.len());
    match random.below(7) {
        0 => {
            tokens.remove(at);
        }
        1 => tokens.insert(other, tokens[at].clone()),
        2 => tokens.swap(at, other),
        3 => {
            let to = (at + 1 + random.below(8)).min(tokens.len());
            let part = tokens[at..to].to_vec();
            tokens.splice(other..other, part);
        }
        4 => {
            let to = (at + 1 + random.below(6)).min(tokens.len());
            tokens.drain(at..to);
        }
        5 => replace(tokens, at, random),
        _ => {
            // an identifier that the function has, in the place of another
            let names: Vec<usize> = (0..tokens.len())
                .filter(|&i| matches!(&tokens[i], Token::Leaf(TokenTree::Ident(_))))
                .collect();
            if !names.is_empty() {
                let (to, from) = (
                    names[random.below(names.len())],
                    names[random.below(names.len())],
                );
                tokens[to] = tokens[from].clone();
            }
        }
    }
}

/// Another word or literal for the next one.
fn replace(tokens: &mut [Token], at: usize, random: &mut Random) {
    let found = tokens[at..]
        .iter_mut()
        .find(|t| matches!(t, Token::Leaf(TokenTree::Ident(_) | TokenTree::Literal(_))));
    match found {
        Some(Token::Leaf(TokenTree::Ident(name))) => {
            *name = Ident::new(WORDS[random.below(WORDS.len())], Span::call_site());
        }
        Some(Token::Leaf(TokenTree::Literal(literal))) => {
            let text = LITERALS[random.below(LITERALS.len())];
            *literal = text
                .parse()
                .unwrap_or_else(|_| Literal::usize_unsuffixed(7));
        }
        _ => {}
    }
}

/// The corpus, and what a fence has to look at.
fn seeds() -> Vec<(TokenStream, TokenStream)> {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/programs");
    let mut files: Vec<_> = std::fs::read_dir(dir)
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    files.sort();
    let mut seeds = Vec::new();
    for path in files {
        let file = syn::parse_file(&std::fs::read_to_string(&path).unwrap()).unwrap();
        for item in file.items {
            if let syn::Item::Fn(mut f) = item
                && f.attrs.iter().any(|a| a.path().is_ident("differentiable"))
            {
                f.attrs.clear();
                seeds.push((TokenStream::new(), f.to_token_stream()));
            }
        }
    }
    seeds.push((
        quote!(wrt(x), unconnected = "zero"),
        quote!(
            fn f(x: f64, #[no_diff] y: &[f64], n: usize) -> (f64, f64) {
                (x * y[n], y[0])
            }
        ),
    ));
    seeds.push((
        quote!(vjp = rule),
        quote!(
            pub fn f<T: Real>(x: T, y: &[T]) -> T
            where
                T: Copy,
            {
                x * y[0]
            }
        ),
    ));
    seeds.push((
        quote!(),
        quote!(
            fn f((a, b): (f64, f64), [c, d]: [f64; 2]) -> f64 {
                a * b + c * d
            }
        ),
    ));
    seeds
}

#[test]
fn mutated_programs_expand_without_a_panic() {
    let wanted = std::env::var("GRADS_MUTATIONS")
        .ok()
        .and_then(|n| n.parse().ok());
    // as much stack as rustc gives a macro
    let run = std::thread::Builder::new().stack_size(8 << 20);
    let run = run
        .spawn(move || mutations(wanted.unwrap_or(4000)))
        .unwrap();
    run.join().unwrap();
}

fn mutations(count: u64) {
    let seeds = seeds();
    assert!(seeds.len() >= 40);
    for n in 0..count {
        let mut random = Random(n);
        let (args, item) = &seeds[random.below(seeds.len())];
        let (mut args_tokens, mut tokens) = (vec![], vec![]);
        flatten(args.clone(), &mut args_tokens);
        flatten(item.clone(), &mut tokens);
        for _ in 0..1 + random.below(3) {
            if !args_tokens.is_empty() && random.below(3) == 0 {
                mutate(&mut args_tokens, &mut random);
            } else if !tokens.is_empty() {
                mutate(&mut tokens, &mut random);
            }
        }
        let (args, item) = (nest(&args_tokens), nest(&tokens));
        let out = differentiable(args.clone(), item.clone()).to_string();
        assert!(
            !out.contains("internal error"),
            "mutation {n}: #[differentiable({args})]\n{item}\n{out}"
        );
        assert!(
            out.contains("enum") || out.contains("compile_error"),
            "mutation {n}: #[differentiable({args})]\n{item}\nhas neither a companion nor an error"
        );
    }
}

fn nested(open: &str, inner: &str, close: &str, depth: usize) -> TokenStream {
    let body = format!("{}{inner}{}", open.repeat(depth), close.repeat(depth));
    format!("fn f(x: f64) -> f64 {{ {body} }}").parse().unwrap()
}

#[test]
fn deep_nesting_is_refused_or_works() {
    let run = std::thread::Builder::new().stack_size(8 << 20);
    let run = run.spawn(|| {
        for depth in [15, 90, 110, 250, 350, 3000] {
            for (open, inner, close) in [
                ("(", "x", ")"),
                ("{", "x", "}"),
                ("-", "x", ""),
                ("x + ", "x", ""),
                ("x * (1.0 + ", "x", ")"),
                ("if x > 0.0 { x } else ", "{ x }", ""),
                ("", "x", ".sin()"),
                ("", "x", " as f64"),
                ("if x > 0.0 {", "x", "} else { x * 2.0 }"),
                ("(x, ", "x", ")"),
                ("{ let x = x * x; ", "x", "}"),
            ] {
                let out = differentiable(TokenStream::new(), nested(open, inner, close, depth))
                    .to_string();
                assert!(!out.contains("internal error"), "{depth} times `{open}`");
            }
        }
    });
    run.unwrap().join().unwrap();
}
