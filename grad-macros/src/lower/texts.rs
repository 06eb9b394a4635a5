//! Texts that a function makes: `let mut name = String::new(); name.push('a'); write!(name, "{i}")`. They are constants, which change as
//! maps do.

use super::place::strip;
use super::scope::{Operand, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use quote::quote_spanned;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, Macro, Token};

/// The types of texts and of what they are made of.
pub const CHARACTER: &str = "char";
pub const PART: &str = grad_core::ir::TEXT;
const OWNED: &str = "String";

/// Methods that change a `String`.
const CHANGES: [&str; 9] = [
    "push",
    "push_str",
    "insert",
    "insert_str",
    "pop",
    "remove",
    "clear",
    "truncate",
    "extend",
];

/// Methods of texts that make a `String`.
const MAKES: [&str; 5] = ["to_string", "to_owned", "clone", "repeat", "replace"];

/// Methods of texts that give a part.
const PARTS: [&str; 6] = [
    "trim",
    "trim_start",
    "trim_end",
    "trim_matches",
    "trim_start_matches",
    "trim_end_matches",
];

/// The type of a `String`.
pub fn owned() -> Ty {
    Ty::Named(OWNED.into())
}

/// Whether a type is a text, or what texts are made of.
pub fn is_of_text(ty: &str) -> bool {
    [CHARACTER, PART, OWNED].contains(&ty)
}

/// Whether a function of std's makes a `String`.
pub fn is_made_by(path: &syn::Path) -> bool {
    let mut names = path.segments.iter().rev().map(|s| s.ident.to_string());
    let name = names.next().unwrap_or_default();
    ["new", "from", "with_capacity"].contains(&&*name) && names.next().as_deref() == Some(OWNED)
}

impl Lowerer<'_> {
    /// Whether an expression is a `String` that the function made.
    pub fn is_owned_text(&mut self, e: &Expr) -> bool {
        self.variable(strip(e)).is_some() && self.probe(e) == Some(owned())
    }

    /// Whether a method changes such a `String`.
    pub fn changes_text(&mut self, m: &ExprMethodCall) -> bool {
        CHANGES.iter().any(|name| m.method == name) && self.is_owned_text(&m.receiver)
    }

    /// Whether a method makes a `String` of a text.
    pub fn makes_owned_text(&mut self, e: &Expr) -> bool {
        match strip(e) {
            Expr::MethodCall(m) if MAKES.iter().any(|name| m.method == name) => {
                let of = self.probe(&m.receiver);
                matches!(of, Some(Ty::Named(of)) if *of == *OWNED || *of == *PART && m.method != "clone")
            }
            _ => false,
        }
    }

    /// Whether a value is a part of a text.
    pub fn is_piece(&self, v: Val) -> bool {
        matches!(self.types.shallow(&self.ty(v)), Ty::Named(of) if *of == *PART)
    }

    /// Whether a method gives a part of a text that the function made or runs over. It is copied: what is kept for the way back may
    /// outlive the text.
    pub fn gives_part_of_text(&mut self, e: &Expr) -> bool {
        match strip(e) {
            Expr::MethodCall(m) if PARTS.iter().any(|name| m.method == name) => {
                matches!(self.probe(&m.receiver), Some(Ty::Named(of)) if *of == *PART || *of == *OWNED)
            }
            _ => false,
        }
    }

    /// `write!(text, ..)`, which is done on a copy. Nothing if it writes to something else.
    pub fn written_to_text(&mut self, mac: &Macro, used: bool) -> Option<Res<Operand>> {
        let name = mac.path.segments.last()?.ident.to_string();
        if name != "write" && name != "writeln" {
            return None;
        }
        let args = mac.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated);
        let mut args = args.ok()?.into_iter();
        let text = match args.next()? {
            Expr::Reference(lent) => *lent.expr,
            text => text,
        };
        if !self.is_owned_text(&text) {
            return None;
        }
        let end = (name == "writeln").then(|| {
            quote_spanned!(mac.span()=> .and_then(|()| ::core::fmt::Write::write_str(&mut #text, "\n")))
        });
        let args = match args.len() {
            0 => quote_spanned!(mac.span()=> ""),
            _ => quote_spanned!(mac.span()=> #(#args),*),
        };
        let written = syn::parse2::<Expr>(quote_spanned! {mac.span()=>
            ::core::fmt::Write::write_fmt(&mut #text, ::core::format_args!(#args)) #end
        });
        Some(self.changed_by(mac, &written.ok()?, &text, used))
    }

    /// The same with `.unwrap()` behind it: writing to a `String` succeeds.
    pub fn written_and_unwrapped(&mut self, e: &ExprMethodCall) -> Option<Res<Operand>> {
        match strip(&e.receiver) {
            Expr::Macro(m) if e.method == "unwrap" || e.method == "expect" => {
                self.written_to_text(&m.mac, false)
            }
            _ => None,
        }
    }
}
