//! Atoms: names, paths and literals, plain or in quotes.

/// Whether a character may stand in an unquoted literal, path or name.
pub(super) fn is_plain(c: char) -> bool {
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
