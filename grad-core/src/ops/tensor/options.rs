//! What a primitive of tensors needs to know beside its operands, as text: words with a value or without,
//! `axis=0,-1 keepdims`.

use crate::ir::Attr;
use crate::ops::PrimDef;
use std::str::FromStr;

/// The options in an attribute.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a>(&'a str);

impl<'a> Options<'a> {
    /// Those of a node.
    ///
    /// ```
    /// use grad_core::{ir::Attr, ops::tensor::options::Options};
    /// let attr = Attr::Field("axis=0,1 keepdims".into());
    /// let options = Options::of(&attr);
    /// assert!(options.flag("keepdims"));
    /// ```
    pub fn of(attr: &'a Attr) -> Self {
        match attr {
            Attr::None => Options(""),
            Attr::Field(text) => Options(text),
        }
    }
    /// The value of `word`, if it is there.
    ///
    /// ```
    /// use grad_core::{ir::Attr, ops::tensor::options::Options};
    /// let attr = Attr::Field("axis=0,1 keepdims".into());
    /// let options = Options::of(&attr);
    /// assert_eq!(options.text("axis"), Some("0,1"));
    /// ```
    pub fn text(self, word: &str) -> Option<&'a str> {
        let mut words = self.0.split(' ');
        words.find_map(|w| w.strip_prefix(word)?.strip_prefix('='))
    }
    /// Whether `word` is there, without a value.
    ///
    /// ```
    /// use grad_core::{ir::Attr, ops::tensor::options::Options};
    /// let attr = Attr::Field("axis=0,1 keepdims".into());
    /// let options = Options::of(&attr);
    /// assert!(options.flag("keepdims") && !options.flag("reverse"));
    /// ```
    pub fn flag(self, word: &str) -> bool {
        self.0.split(' ').any(|w| w == word)
    }
    /// The value of `word` as a list of numbers, if it is there and can be read.
    ///
    /// ```
    /// use grad_core::{ir::Attr, ops::tensor::options::Options};
    /// let attr = Attr::Field("axis=0,1 keepdims".into());
    /// let options = Options::of(&attr);
    /// assert_eq!(options.list::<isize>("axis"), Some(vec![0, 1]));
    /// ```
    pub fn list<T: FromStr>(self, word: &str) -> Option<Vec<T>> {
        let items = self.text(word)?.split(',').filter(|item| !item.is_empty());
        items.map(|item| item.parse().ok()).collect()
    }
    /// The value of `word` as one number.
    ///
    /// ```
    /// use grad_core::{ir::Attr, ops::tensor::options::Options};
    /// let attr = Attr::Field("axis=0,1 keepdims".into());
    /// let options = Options::of(&attr);
    /// assert_eq!(options.number::<u32>("depth"), None);
    /// ```
    pub fn number<T: FromStr>(self, word: &str) -> Option<T> {
        self.text(word)?.parse().ok()
    }
}

/// The attribute of these words, without those that are empty.
pub(crate) fn attr(words: &[String]) -> Attr {
    let words = words.iter().map(String::as_str);
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    match words.as_slice() {
        [] => Attr::None,
        words => Attr::Field(words.join(" ").into()),
    }
}

/// The first word of an attribute that the primitive does not know, if it is one of tensors.
pub(crate) fn unknown<'a>(def: &PrimDef, attr: &'a Attr) -> Option<&'a str> {
    let mut tensors = super::ALL.iter().flat_map(|file| file.iter());
    let words = Options::of(attr).0.split(' ').filter(|w| !w.is_empty());
    let mut names = words.map(|w| w.split('=').next().unwrap_or(w));
    let name = names.find(|name| !def.options.contains(name))?;
    tensors.any(|t| *t == def).then_some(name)
}

/// `word=1,2`
pub(crate) fn list<T: ToString>(word: &str, items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    format!("{word}={}", items.join(","))
}

/// `word`, or nothing.
pub(crate) fn flag(word: &str, given: bool) -> String {
    if given { word.into() } else { String::new() }
}
