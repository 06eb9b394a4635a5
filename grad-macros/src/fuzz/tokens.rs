//! Token streams as flat lists, and edits of them.

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

/// Flat tokens, so that one mutation is one edit of a list.
#[derive(Clone)]
pub(super) enum Token {
    Open(Delimiter),
    Close,
    Leaf(TokenTree),
}

pub(super) fn flatten(tokens: TokenStream, out: &mut Vec<Token>) {
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
pub(super) fn nest(tokens: &[Token]) -> TokenStream {
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
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n.max(1) as u64) as usize
    }
}

const WORDS: [&str; 72] = [
    "x",
    "y",
    "i",
    "n",
    "f64",
    "usize",
    "f32",
    "i32",
    "bool",
    "mut",
    "ref",
    "let",
    "if",
    "else",
    "match",
    "for",
    "in",
    "while",
    "loop",
    "break",
    "continue",
    "return",
    "as",
    "move",
    "iter",
    "len",
    "push",
    "sum",
    "map",
    "zip",
    "abs",
    "powi",
    "sin_cos",
    "clamp",
    "unwrap",
    "true",
    "vec",
    "Vec",
    "swap",
    "windows",
    "self",
    "Self",
    "fn",
    "impl",
    "struct",
    "enum",
    "trait",
    "where",
    "const",
    "static",
    "pub",
    "use",
    "crate",
    "dyn",
    "async",
    "unsafe",
    "type",
    "Option",
    "Some",
    "None",
    "no_diff",
    "wrt",
    "grad",
    "iter_mut",
    "chunks",
    "fold",
    "take",
    "replace",
    "sort_by",
    "split_at_mut",
    "_",
    "std",
];
const LITERALS: [&str; 12] = [
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
    "b\"ab\"",
    "0x1p3",
];
const PUNCTS: &[u8] = b"+-*/%=<>&|!?.,;:#@^$~";

fn word(random: &mut Random) -> TokenTree {
    TokenTree::Ident(Ident::new(
        WORDS[random.below(WORDS.len())],
        Span::call_site(),
    ))
}

fn literal(random: &mut Random) -> Literal {
    let text = LITERALS[random.below(LITERALS.len())];
    text.parse()
        .unwrap_or_else(|_| Literal::usize_unsuffixed(7))
}

/// Tokens without any order.
pub(super) fn arbitrary(random: &mut Random, most: usize, depth: usize) -> TokenStream {
    let token = |random: &mut Random| match random.below(if depth > 0 { 9 } else { 7 }) {
        0..=2 => word(random),
        3 => TokenTree::Literal(literal(random)),
        4 => {
            let mut name = Punct::new('\'', Spacing::Joint);
            name.set_span(Span::call_site());
            let lifetime = [TokenTree::Punct(name), word(random)];
            let tokens: TokenStream = lifetime.into_iter().collect();
            TokenTree::Group(Group::new(Delimiter::None, tokens))
        }
        5 | 6 => {
            let spacing = [Spacing::Joint, Spacing::Alone][random.below(2)];
            let c = PUNCTS[random.below(PUNCTS.len())];
            TokenTree::Punct(Punct::new(char::from(c), spacing))
        }
        _ => {
            let delimiter = [
                Delimiter::Parenthesis,
                Delimiter::Brace,
                Delimiter::Bracket,
                Delimiter::None,
            ][random.below(4)];
            TokenTree::Group(Group::new(delimiter, arbitrary(random, most, depth - 1)))
        }
    };
    (0..random.below(most + 1)).map(|_| token(random)).collect()
}

/// A part of one list of tokens takes the place of a part of another.
pub(super) fn splice(tokens: &mut Vec<Token>, from: &[Token], random: &mut Random) {
    if from.is_empty() {
        return;
    }
    let at = random.below(tokens.len() + 1);
    let to = (at + random.below(6)).min(tokens.len());
    let start = random.below(from.len());
    let end = (start + 1 + random.below(20)).min(from.len());
    tokens.splice(at..to, from[start..end].to_vec());
}

pub(super) fn mutate(tokens: &mut Vec<Token>, random: &mut Random) {
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
        Some(Token::Leaf(leaf @ TokenTree::Ident(_))) => *leaf = word(random),
        Some(Token::Leaf(leaf)) => *leaf = TokenTree::Literal(literal(random)),
        _ => {}
    }
}
