//! Reads lexemes on demand: what a lexeme is depends on where it stands (a literal, a path, the length of an array).

use crate::diag::Diagnostic;
use crate::ir::SrcLoc;

/// A text and where its lines begin.
#[derive(Debug)]
pub(super) struct Source<'a> {
    text: &'a str,
    lines: Vec<usize>,
}

impl<'a> Source<'a> {
    /// A byte order mark at the beginning is no part of the text.
    pub(super) fn new(text: &'a str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let after = text.match_indices('\n').map(|(i, _)| i + 1);
        Source {
            text,
            lines: std::iter::once(0).chain(after).collect(),
        }
    }
}

/// A place in a text, moving forward. A statement stands on one line, so nothing but [`Lexer::skip`] crosses a line's end.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    source: &'a Source<'a>,
    at: usize,
}

/// An error with its line and column.
pub(super) type Read<T> = Result<T, Diagnostic>;

/// The most digits that an index may have.
const MAX_INDEX: u32 = 1 << 24;

impl<'a> Lexer<'a> {
    pub(super) fn new(source: &'a Source<'a>) -> Self {
        Lexer { source, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.source.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The error `message` at this place.
    pub(super) fn error(&self, message: impl std::fmt::Display) -> Diagnostic {
        let Source { text, lines } = self.source;
        let line = lines.partition_point(|&start| start <= self.at);
        let column = text[lines[line - 1]..self.at].chars().count() + 1;
        Diagnostic::new(SrcLoc::default(), format!("{line}:{column}: {message}"))
    }

    /// "expected ..., found ...".
    pub(super) fn expected<T>(&self, what: &str) -> Read<T> {
        let found = match self.peek() {
            None => "the end of the text".to_string(),
            Some('\n' | '\r') => "the end of the line".to_string(),
            Some(c) => format!("`{c}`"),
        };
        Err(self.error(format!("expected {what}, found {found}")))
    }

    /// Spaces and tabs.
    pub(super) fn blanks(&mut self) {
        self.take(|c| c == ' ' || c == '\t');
    }

    /// Spaces, line ends and comments.
    pub(super) fn skip(&mut self) {
        loop {
            self.take(char::is_whitespace);
            if self.peek() != Some(';') {
                return;
            }
            self.line();
        }
    }

    /// The rest of the line.
    pub(super) fn line(&mut self) -> &'a str {
        self.take(|c| c != '\n')
    }

    /// Whether nothing but a comment is left on the line.
    pub(super) fn at_line_end(&mut self) -> bool {
        self.blanks();
        matches!(self.peek(), None | Some('\n' | '\r' | ';'))
    }

    /// Whether nothing is left but comments.
    pub(super) fn at_end(&mut self) -> bool {
        self.skip();
        self.peek().is_none()
    }

    fn take(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let len = rest.find(|c| !fits(c)).unwrap_or(rest.len());
        self.at += len;
        &rest[..len]
    }

    /// Whether `mark` is next; then it is passed.
    pub(super) fn eat(&mut self, mark: &str) -> bool {
        self.blanks();
        let found = self.rest().starts_with(mark);
        if found {
            self.at += mark.len();
        }
        found
    }

    /// Passes `mark`.
    pub(super) fn expect(&mut self, mark: &str) -> Read<()> {
        if self.eat(mark) {
            Ok(())
        } else {
            self.expected(&format!("`{mark}`"))
        }
    }

    /// Whether the whole word `word` is next; then it is passed.
    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let before = self.clone();
        let found = self.word() == Some(word);
        if !found {
            *self = before;
        }
        found
    }

    /// A word of letters, digits and `_`.
    pub(super) fn word(&mut self) -> Option<&'a str> {
        self.blanks();
        Some(self.take(|c| c.is_alphanumeric() || c == '_')).filter(|w| !w.is_empty())
    }

    /// `v7`, `s0`, `n3`: an index after `prefix`.
    pub(super) fn index(&mut self, prefix: char, what: &str) -> Read<u32> {
        self.blanks();
        let before = self.clone();
        let digits = self.word().and_then(|w| w.strip_prefix(prefix));
        let index = digits
            .filter(|d| d.bytes().all(|b| b.is_ascii_digit()))
            .and_then(|d| d.parse().ok());
        match index {
            Some(index) if index < MAX_INDEX => Ok(index),
            Some(_) | None => before.expected(what),
        }
    }

    /// A lexeme of plain characters, or a string if it has others.
    pub(super) fn atom(&mut self, what: &str) -> Read<String> {
        self.blanks();
        if self.peek() == Some('"') {
            return self.string();
        }
        let text = self.take(is_plain);
        if text.is_empty() {
            self.expected(what)
        } else {
            Ok(text.to_string())
        }
    }

    /// Everything up to the bracket that closes the one that is open.
    pub(super) fn until_bracket(&mut self) -> Read<String> {
        self.blanks();
        let rest = self.rest();
        let mut depth = 0_usize;
        for (i, c) in rest.char_indices() {
            match c {
                '[' | '(' | '{' => depth += 1,
                ']' if depth == 0 => {
                    self.at += i;
                    return Ok(rest[..i].trim_end().to_string());
                }
                ']' | ')' | '}' => depth = depth.saturating_sub(1),
                '\n' => break,
                _ => {}
            }
        }
        Err(self.error("expected `]` after the length of an array"))
    }

    /// A string in double quotes, with Rust's escapes for `"`, `\`, and control characters.
    pub(super) fn string(&mut self) -> Read<String> {
        self.expect("\"")?;
        let mut text = String::new();
        loop {
            let Some(c) = self.peek() else {
                return self.expected("`\"`");
            };
            self.at += c.len_utf8();
            match c {
                '"' => return Ok(text),
                '\\' => text.push(self.escape()?),
                '\n' => return Err(self.error("a string ends on its line")),
                c => text.push(c),
            }
        }
    }

    fn escape(&mut self) -> Read<char> {
        let Some(c) = self.peek() else {
            return self.expected("an escape");
        };
        self.at += c.len_utf8();
        match c {
            'n' => Ok('\n'),
            't' => Ok('\t'),
            'r' => Ok('\r'),
            '0' => Ok('\0'),
            '\\' | '"' | '\'' => Ok(c),
            'u' => {
                self.expect("{")?;
                let code = u32::from_str_radix(self.take(|c| c.is_ascii_hexdigit()), 16).ok();
                self.expect("}")?;
                code.and_then(char::from_u32)
                    .ok_or_else(|| self.error("not a character"))
            }
            _ => Err(self.error(format!("unknown escape `\\{c}`"))),
        }
    }
}

/// Whether a character may stand in an unquoted literal, path or name.
fn is_plain(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '.' | ':' | '+' | '-' | '#')
}

/// `text` as it is written where an atom stands: in quotes unless all its characters are plain.
pub(super) fn quote(text: &str) -> String {
    if !text.is_empty() && text.chars().all(is_plain) {
        text.to_string()
    } else {
        format!("{text:?}")
    }
}
