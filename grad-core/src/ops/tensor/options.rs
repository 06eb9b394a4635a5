//! What a primitive of tensors needs to know beside its operands, as text: words with a value or without,
//! `axis=0,-1 keepdims`.

use crate::ir::Attr;
use std::str::FromStr;

/// The options in an attribute.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a>(&'a str);

impl<'a> Options<'a> {
    /// Those of a node.
    pub fn of(attr: &'a Attr) -> Self {
        match attr {
            Attr::None => Options(""),
            Attr::Field(text) => Options(text),
        }
    }
    /// The value of `word`, if it is there.
    pub fn text(self, word: &str) -> Option<&'a str> {
        let mut words = self.0.split(' ');
        words.find_map(|w| w.strip_prefix(word)?.strip_prefix('='))
    }
    /// Whether `word` is there, without a value.
    pub fn flag(self, word: &str) -> bool {
        self.0.split(' ').any(|w| w == word)
    }
    /// The value of `word` as a list of numbers, if it is there and can be read.
    pub fn list<T: FromStr>(self, word: &str) -> Option<Vec<T>> {
        let items = self.text(word)?.split(',').filter(|item| !item.is_empty());
        items.map(|item| item.parse().ok()).collect()
    }
    /// The value of `word` as one number.
    pub fn number<T: FromStr>(self, word: &str) -> Option<T> {
        self.text(word)?.parse().ok()
    }
}
