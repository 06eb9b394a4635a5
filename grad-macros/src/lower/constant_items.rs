//! Loops over constants that only rustc runs over: the entries of a map or a set, the lines and characters of a text, what is behind
//! a guard. Their items are collected before the loop, so that they have positions.

use super::guards::starts_in_guard;
use super::iter::{Iter, is_collection};
use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Slot};
use super::texts::{CHARACTER, PART};
use super::types::Ty;
use super::{Lowerer, Res};
use grad_core::ir::IntType;
use quote::{ToTokens, quote_spanned};
use std::rc::Rc;
use syn::Expr;
use syn::spanned::Spanned;

/// Methods that run over a map, a set or a text, with the number of their arguments.
const SOURCES: [(&str, usize); 8] = [
    ("iter", 0),
    ("into_iter", 0),
    ("keys", 0),
    ("values", 0),
    ("into_keys", 0),
    ("into_values", 0),
    ("range", 1),
    ("split", 1),
];

/// Those that only texts have, of all that std runs over.
const OF_TEXTS: [&str; 6] = [
    "chars",
    "char_indices",
    "bytes",
    "lines",
    "split_whitespace",
    "split_ascii_whitespace",
];

/// Those that arrays have too, which are of texts where they are handed a character or a text.
const SPLITS: [&str; 4] = ["split", "rsplit", "split_terminator", "matches"];

impl Lowerer<'_> {
    /// Whether an expression runs over a constant that has no positions.
    pub fn runs_over_a_collection(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Path(_) if self.is_map_field(e) => true,
            Expr::Path(_) => self.is_collection_name(e) && !self.is_text(e),
            Expr::Field(_) => self.is_map_field(e),
            Expr::Reference(r) if starts_in_guard(&r.expr) => r.mutability.is_none(),
            Expr::Reference(r) => r.mutability.is_none() && self.runs_over_a_collection(&r.expr),
            Expr::MethodCall(m) => {
                is_source(m) && self.is_collection_of_rustc(&m.receiver)
                    || runs_over_text(m)
                    || self.runs_over_map_field(m)
            }
            _ => false,
        }
    }

    /// Whether a method runs over a map in a field.
    pub fn runs_over_map_field(&self, m: &syn::ExprMethodCall) -> bool {
        is_source(m) && self.is_map_field(&m.receiver)
    }

    /// Whether a value is of the type of a collection of std that is no array.
    pub fn is_named_collection(&mut self, value: &Operand) -> bool {
        let ty = match value {
            Operand::Ref(place, _) => self.place_ty(place),
            Operand::Val(v) => self.ty(*v),
            _ => return false,
        };
        let ty = self.types.shallow(&ty);
        matches!(ty, Ty::Named(_)) && is_collection(&ty)
    }

    /// Whether an expression is such a run with adaptors behind it.
    pub fn is_chain_over_a_collection(&mut self, e: &Expr) -> bool {
        let e = strip(e);
        let over = match e {
            Expr::MethodCall(m) if self.is_iterator_call(m) => {
                self.is_chain_over_a_collection(&m.receiver)
            }
            _ => false,
        };
        over || matches!(e, Expr::MethodCall(_)) && self.runs_over_a_collection(e)
    }

    /// The entries, keys or values of a map in a field.
    fn items_of_map(&mut self, e: &Expr) -> Res<Option<Iter>> {
        let (map, method) = match strip(e) {
            Expr::Reference(r) => (&*r.expr, None),
            Expr::MethodCall(m) => (&*m.receiver, Some(m)),
            e => (e, None),
        };
        if !self.is_map_field(map) || method.is_some_and(|m| !self.is_of_constant_args(m)) {
            return Ok(None);
        }
        let outer = self.scope.clone();
        let of = self.map(map)?;
        let of = match method {
            Some(m) if m.method == "into_iter" => quote_spanned!(m.method.span()=> #of.iter()),
            Some(m) if m.method == "into_keys" => quote_spanned!(m.method.span()=> #of.keys()),
            Some(m) if m.method == "into_values" => quote_spanned!(m.method.span()=> #of.values()),
            Some(m) => {
                let (name, args) = (&m.method, &m.args);
                quote_spanned!(m.method.span()=> #of.#name(#args))
            }
            None => of,
        };
        let (ty, items) = (
            self.types.open(),
            quote_spanned!(e.span()=> ::grads::__private::items(#of)),
        );
        let items = self.opaque_for(e, items, Some(ty));
        self.scope = outer;
        Ok(items?.map(|v| Iter::Elements(Place::of(Base::Val(v)), Mutability::Shared)))
    }

    fn is_of_constant_args(&mut self, m: &syn::ExprMethodCall) -> bool {
        m.args.iter().all(|arg| self.is_of_constants(arg))
    }

    fn is_collection_of_rustc(&self, e: &Expr) -> bool {
        starts_in_guard(e) || self.is_collection_name(e)
    }

    /// Whether a name is that of a collection that is no array, or of a text.
    fn is_collection_name(&self, e: &Expr) -> bool {
        let Some(id) = self.variable(strip(e)) else {
            return false;
        };
        let ty = match &self.vars[id].slot {
            Slot::Cell(_) | Slot::View(_) => self.vars[id].ty.clone(),
            Slot::Alias(Operand::Ref(place, _)) if place.path.is_empty() => match place.base {
                Base::Var(id) => self.vars[id].ty.clone(),
                Base::Val(v) => self.ty(v),
            },
            Slot::Alias(Operand::Val(v)) => self.ty(*v),
            _ => return false,
        };
        let ty = self.types.shallow(&ty);
        self.is_text(e) || matches!(ty, Ty::Named(_)) && is_collection(&ty)
    }

    /// The items, in the order in which rustc runs over them; nothing if they are no constants.
    pub fn constant_items(&mut self, e: &Expr) -> Res<Option<Iter>> {
        if let Some(items) = self.items_of_map(e)? {
            return Ok(Some(items));
        }
        let is_text = matches!(strip(e), Expr::MethodCall(m) if self.is_given_text(m));
        if !is_text && !self.is_of_constants(e) {
            return Ok(None);
        }
        let shown = e.to_token_stream();
        let items = quote_spanned!(e.span()=> ::grads::__private::items(#shown));
        let are_values = matches!(strip(e), Expr::MethodCall(m) if runs_over_text(m));
        let ty = match strip(e) {
            Expr::MethodCall(m) if are_values => Ty::Vec(Box::new(piece(m))),
            _ => self.types.open(),
        };
        let outer = self.scope.clone();
        if are_values {
            self.lend(e);
        }
        let items = self.opaque_for(e, items, Some(ty));
        self.scope = outer;
        Ok(items?.map(|v| match (Place::of(Base::Val(v)), are_values) {
            (items, true) => Iter::Owned(items),
            (items, false) => Iter::Elements(items, Mutability::Shared),
        }))
    }

    /// Whether a method runs over a text: over a constant, and by no method of the user's of the same name.
    pub fn is_run_over_text(&mut self, m: &syn::ExprMethodCall) -> bool {
        let is_text = runs_over_text(m) && self.is_of_constants(&m.receiver);
        (is_text || self.is_given_text(m)) && !self.is_of_world(m)
    }

    /// An iterator over a text, for a variable.
    pub fn pieces_of_text(&mut self, e: &Expr) -> Res<Option<Operand>> {
        let items = match strip(e) {
            Expr::MethodCall(m) if self.is_run_over_text(m) => self.constant_items(e)?,
            _ => None,
        };
        Ok(items.map(|items| Operand::Iter(Rc::new(items))))
    }

    /// Whether a method that nothing but texts has is called on what a function gave.
    fn is_given_text(&mut self, m: &syn::ExprMethodCall) -> bool {
        let of_text_only = ["chars", "char_indices", "split_whitespace"];
        if !m.args.is_empty() || !of_text_only.iter().any(|name| m.method == name) {
            return false;
        }
        let is_variable = self.variable(strip(&m.receiver)).is_some();
        let ty = is_variable.then(|| self.probe(&m.receiver)).flatten();
        ty.is_some_and(|ty| self.types.is_given(&ty) && self.types.is_unknown(&ty))
    }

    /// Methods of texts borrow: the variable that they start from stays.
    fn lend(&mut self, e: &Expr) {
        match strip(e) {
            Expr::MethodCall(m) => self.lend(&m.receiver),
            e => {
                let name = match e {
                    Expr::Path(p) => p.path.get_ident().map(ToString::to_string),
                    _ => None,
                };
                let found = name.and_then(|name| Some((self.scope.find(&name)?, name)));
                let Some((id, name)) = found else { return };
                if matches!(self.vars[id].slot, Slot::Cell(_)) {
                    let place = Place::of(Base::Var(id));
                    let lent = self.declare(&name, Operand::Ref(place, Mutability::Shared));
                    self.scope.bind(name, lent);
                }
            }
        }
    }
}

fn is_source(m: &syn::ExprMethodCall) -> bool {
    let mut sources = SOURCES.iter();
    sources.any(|(name, args)| m.method == name && m.args.len() == *args)
}

/// Whether a method runs over a text, as its name or its argument shows.
fn runs_over_text(m: &syn::ExprMethodCall) -> bool {
    let is_piece = |e: &Expr| match strip(e) {
        Expr::Lit(l) => matches!(l.lit, syn::Lit::Str(_) | syn::Lit::Char(_)),
        _ => false,
    };
    match m.args.first() {
        None => OF_TEXTS.iter().any(|name| m.method == name),
        Some(piece) => {
            m.args.len() == 1 && is_piece(piece) && SPLITS.iter().any(|name| m.method == name)
        }
    }
}

/// What such a method runs over.
fn piece(m: &syn::ExprMethodCall) -> Ty {
    let character = || Ty::Named(CHARACTER.into());
    match &*m.method.to_string() {
        "chars" => character(),
        "char_indices" => Ty::Tuple(vec![Ty::USIZE, character()]),
        "bytes" => Ty::Int(IntType::U8),
        _ => Ty::Named(PART.into()),
    }
}
