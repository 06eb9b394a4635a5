//! Tokens as rustc prints them, in one line: `stringify!` of what a macro has been through has a space between any two.

use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};
use quote::ToTokens;

/// An expression as a person writes it.
pub fn written_as(tokens: &impl ToTokens) -> String {
    let mut text = Text::default();
    text.all(tokens.to_token_stream());
    text.out
}

#[derive(Default)]
struct Text {
    out: String,
    /// What stands before the next token.
    before: Before,
    /// Whether the params of a closure are open.
    in_params: bool,
    /// How many `<` of generic arguments are open.
    generics: usize,
}

/// What stands before a token, as far as the space between them hangs on it.
#[derive(Default, Clone, Copy, PartialEq)]
enum Before {
    /// Nothing, or what keeps what follows close.
    #[default]
    Close,
    /// A value, or its end.
    Value,
    /// An operator between values, a comma, or a word of the language.
    Operator,
}

impl Text {
    fn all(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Punct(_) => {
                    let (op, used) = operator(&tokens[at..]);
                    self.operator(&op, tokens.get(at + used));
                    at += used;
                    continue;
                }
                TokenTree::Group(group) => self.group(group),
                word => self.word(&word.to_string()),
            }
            at += 1;
        }
    }

    fn space(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with([' ', '(', '[']) {
            self.out.push(' ');
        }
    }

    fn word(&mut self, word: &str) {
        if self.before != Before::Close {
            self.space();
        }
        self.out.push_str(word);
        self.before = match word {
            "as" | "if" | "else" | "match" | "in" | "let" | "mut" | "move" | "return" | "ref"
            | "while" | "for" | "loop" | "unsafe" => Before::Operator,
            _ => Before::Value,
        };
    }

    fn group(&mut self, group: &Group) {
        let (open, close) = match group.delimiter() {
            Delimiter::Parenthesis => ("(", ")"),
            Delimiter::Bracket => ("[", "]"),
            Delimiter::Brace => ("{ ", " }"),
            Delimiter::None => ("", ""),
        };
        let is_block = group.delimiter() == Delimiter::Brace;
        if self.before == Before::Operator || is_block && self.before == Before::Value {
            self.space();
        }
        let is_empty = group.stream().is_empty();
        self.out
            .push_str(if is_empty { open.trim_end() } else { open });
        let outer = (self.in_params, self.generics);
        (self.before, self.in_params, self.generics) = (Before::Close, false, 0);
        self.all(group.stream());
        (self.in_params, self.generics) = outer;
        self.out
            .push_str(if is_empty { close.trim_start() } else { close });
        self.before = Before::Value;
    }

    fn operator(&mut self, op: &str, next: Option<&TokenTree>) {
        let after_value = self.before == Before::Value;
        let opens_generics = op == "<" && (!after_value || self.out.ends_with("::"));
        let (space, after) = match op {
            "." | ".." | "..=" | "::" | "'" => (!after_value, Before::Close),
            "?" => (false, Before::Value),
            "," | ";" | ":" => (false, Before::Operator),
            "!" if after_value && matches!(next, Some(TokenTree::Group(_))) => {
                (false, Before::Close)
            }
            "|" if self.in_params => {
                self.in_params = false;
                (false, Before::Operator)
            }
            "||" if !after_value => (true, Before::Operator),
            _ if opens_generics => {
                self.generics += 1;
                (!self.out.ends_with("::"), Before::Close)
            }
            ">" if self.generics > 0 => {
                self.generics -= 1;
                (false, Before::Value)
            }
            _ if after_value => (true, Before::Operator),
            "=>" | "=" => (true, Before::Operator),
            _ => {
                self.in_params |= op == "|";
                (true, Before::Close)
            }
        };
        if space && self.before != Before::Close {
            self.space();
        }
        self.out.push_str(op);
        self.before = after;
    }
}

/// The operator that tokens start with, and how many of them it is.
fn operator(tokens: &[TokenTree]) -> (String, usize) {
    let mut op = String::new();
    for token in tokens {
        let TokenTree::Punct(p) = token else { break };
        op.push(p.as_char());
        if p.spacing() == Spacing::Alone || !is_start(&op, tokens.get(op.len())) {
            break;
        }
    }
    let used = op.len();
    (op, used)
}

/// Whether an operator goes on with the next token.
fn is_start(op: &str, next: Option<&TokenTree>) -> bool {
    const LONG: [&str; 20] = [
        "::", "..", "..=", "...", "&&", "||", "==", "!=", "<=", ">=", "<<", ">>", "=>", "->", "+=",
        "-=", "*=", "/=", "%=", "^=",
    ];
    let longer = match next {
        Some(TokenTree::Punct(p)) => format!("{op}{}", p.as_char()),
        _ => return false,
    };
    LONG.contains(&&*longer)
}

#[cfg(test)]
mod tests {
    use super::written_as;

    #[test]
    fn expressions_are_printed_as_rustc_prints_them() {
        for text in [
            "self.n > 0",
            "!self.x.is_empty() && -x[0] <= 1.0",
            "self.x.len() == self.y.len() && self.x.len() > 0",
            "matches!(self.n, 0 | 1 | 4)",
            "self.x.iter().all(|v| *v >= 0.0 && v.is_finite())",
            "(0..self.n).contains(&i)",
            "self.x.windows(2).all(|w| w[0] < w[1])",
            "self.rows * self.cols == self.data.len()",
            "self.n as f64 > 0.5",
            "Self::check(&self.x, &mut k, a::B)",
            "self.x.iter().sum::<f64>() > 0.0",
            "self.k.is_some_and(|k| k > 0)",
            "(self.a - self.b).abs() < 1e-9",
            "{ let n = self.n; n < 7 }",
            "self.x[..2].len() == 2 && x != [0.0; 3]",
        ] {
            let e: syn::Expr = syn::parse_str(text).unwrap();
            assert_eq!(written_as(&e), text);
        }
    }
}
