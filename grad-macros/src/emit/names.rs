//! Names of the variables of the emitted code.

use grad_core::ir::ValueData;
use proc_macro2::{Ident, Span};
use std::cell::Cell;
use std::rc::Rc;

/// Hands out names, each once, and so do its clones: the user's name and a number. Hygiene keeps them apart from the user's own.
#[derive(Clone, Default)]
pub(super) struct Names {
    next: Rc<Cell<usize>>,
}

impl Names {
    /// A new name that starts with `stem`.
    pub fn fresh(&self, stem: &str) -> Ident {
        let n = self.next.get();
        self.next.set(n + 1);
        let stem = stem.strip_prefix("r#").unwrap_or(stem);
        let plain: String = stem
            .chars()
            .map(|c| {
                if c.is_alphanumeric() || c == '_' {
                    c
                } else {
                    '_'
                }
            })
            .collect();
        let text = if plain.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            format!("{plain}_{n}")
        } else {
            format!("v{n}")
        };
        Ident::new(&text, Span::mixed_site())
    }

    /// A new name for a value.
    pub fn of_value(&self, value: &ValueData) -> Ident {
        self.fresh(value.name.as_deref().unwrap_or(""))
    }
}
