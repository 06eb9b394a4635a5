//! A failure made small: tokens are taken out as long as the same thing is wrong.

use super::outcome::expand;
use super::seeds::Input;
use super::tokens::{Token, flatten, nest};
use proc_macro2::TokenStream;

/// A small input that fails like `input` does, whose failure is `message`.
pub(super) fn shrink(input: &Input, message: &str) -> Input {
    let fails = |input: &Input| expand(input).is_err_and(|e| class(&e) == class(message));
    match input {
        Input::Attribute(args, item) => {
            let item = smaller(item, |item| {
                fails(&Input::Attribute(args.clone(), item.clone()))
            });
            let args = smaller(args, |args| {
                fails(&Input::Attribute(args.clone(), item.clone()))
            });
            Input::Attribute(args, item)
        }
        Input::Derive(item) => {
            Input::Derive(smaller(item, |item| fails(&Input::Derive(item.clone()))))
        }
        Input::Bang(name, tokens) => Input::Bang(
            name,
            smaller(tokens, |tokens| fails(&Input::Bang(name, tokens.clone()))),
        ),
    }
}

/// What is wrong, without what came out.
fn class(message: &str) -> Option<&str> {
    message.lines().next()
}

/// Takes out ever shorter stretches of tokens, and brackets, while `fails` holds.
fn smaller(tokens: &TokenStream, fails: impl Fn(&TokenStream) -> bool) -> TokenStream {
    let mut kept = vec![];
    flatten(tokens.clone(), &mut kept);
    let mut stretch = kept.len();
    while stretch > 0 {
        let before = kept.len();
        let mut at = 0;
        while at < kept.len() {
            let end = (at + stretch).min(kept.len());
            let without: Vec<Token> = [&kept[..at], &kept[end..]].concat();
            let bare = unwrapped(&kept, at).filter(|_| stretch == 1);
            let found = [Some(without), bare].into_iter().flatten();
            match found.into_iter().find(|t| fails(&nest(t))) {
                Some(fewer) => kept = fewer,
                None => at += stretch,
            }
        }
        if stretch > 1 || kept.len() == before {
            stretch /= 2;
        }
    }
    nest(&kept)
}

/// Without the bracket at `at` and the one that closes it.
fn unwrapped(tokens: &[Token], at: usize) -> Option<Vec<Token>> {
    let mut depth = 0;
    let end = tokens.iter().enumerate().skip(at).find_map(|(i, token)| {
        match token {
            Token::Open(_) => depth += 1,
            Token::Close => depth -= 1,
            Token::Leaf(_) => {}
        }
        (depth == 0).then_some(i)
    })?;
    (end > at).then(|| [&tokens[..at], &tokens[at + 1..end], &tokens[end + 1..]].concat())
}
