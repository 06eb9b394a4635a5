//! Maps of std's that are constants: `self.index.get(name)`, `kinds.contains_key(&k)`. What there is is copied out of the map.
//!
//! A field that is a map has no gradient, so what is looked up in it is a constant though the struct around it is differentiated. Other maps
//! are values like others: what depends on a differentiated one is refused.

use super::maybe::{Maybe, What};
use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Slot, Step, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::visit::{self, Visit};
use grad_core::ops::select::STOP_GRADIENT;
use grad_core::ordered::OrderedSet;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, ExprIndex, ExprMethodCall};

/// The names by which opaque tokens refer to a map, and to a key.
const MAP: &str = "grads_map";
const KEY: &str = "grads_key";

/// Maps and sets.
const BY_KEY: [&str; 4] = ["HashMap", "BTreeMap", "HashSet", "BTreeSet"];

impl Lowerer<'_> {
    /// Whether a method looks something up in a map: as the type of the receiver shows, or else as the key and what is done with what is
    /// found do.
    pub fn is_of_map(&mut self, m: &ExprMethodCall) -> bool {
        if !["get", "contains_key"].iter().any(|name| m.method == name)
            || m.args.len() != 1
            || !is_place(&m.receiver)
            || self.root_variable(&m.receiver).is_none()
        {
            return false;
        }
        let known = self.keyed(&m.receiver);
        known.unwrap_or_else(|| self.is_likely_of_map(m))
    }

    /// Whether an expression is a map or a set, if its type is known.
    pub fn keyed(&mut self, e: &Expr) -> Option<bool> {
        match self.probe(e) {
            Some(ty @ Ty::Named(_)) if ty != Ty::Named("_".into()) => Some(self.is_map_of_std(&ty)),
            Some(ty) if !self.types.is_unknown(&ty) && !matches!(ty, Ty::Named(_)) => Some(false),
            _ => None,
        }
    }

    /// Whether a type is a map or a set of std's, which holds constants.
    pub fn is_map_of_std(&self, ty: &Ty) -> bool {
        matches!(ty, Ty::Named(of) if is_keyed(of) && self.types.is_std(last(of)))
    }

    fn is_likely_of_map(&self, m: &ExprMethodCall) -> bool {
        let key = &m.args[0];
        let by_key = matches!(key, Expr::Reference(_)) || self.is_text_key(key);
        m.method == "contains_key" || by_key && self.options.contains(&super::whose::key(m))
    }

    fn is_text_key(&self, key: &Expr) -> bool {
        match strip(key) {
            Expr::Lit(l) => matches!(l.lit, syn::Lit::Str(_)),
            Expr::MethodCall(m) => m.method == "as_str",
            key => self.is_text(key),
        }
    }

    /// Whether an expression is a field that is declared to be a map or a set, or the name of a reference to it.
    pub fn is_map_field(&self, e: &Expr) -> bool {
        let e = strip(e);
        if !matches!(e, Expr::Field(_)) && !self.is_reference_to_field(e) {
            return false;
        }
        self.declared_type(e)
            .is_some_and(|ty| self.is_map_of_std(&ty))
    }

    fn is_reference_to_field(&self, e: &Expr) -> bool {
        let Some(id) = self.variable(e) else {
            return false;
        };
        match &self.vars[id].slot {
            Slot::Alias(Operand::Ref(place, Mutability::Shared)) => {
                matches!(place.path.last(), Some(Step::Field(name)) if name.parse::<usize>().is_err())
            }
            _ => false,
        }
    }

    /// The type of a field of a variable, as it is declared.
    pub fn declared_type(&self, e: &Expr) -> Option<Ty> {
        match strip(e) {
            Expr::Field(f) => match self.declared_type(&f.base)? {
                Ty::Named(of) => {
                    let of = match &*of {
                        "Self" => self.model.self_name()?,
                        _ => of,
                    };
                    let name = f.member.to_token_stream().to_string();
                    let ty = self.types.declared_part(&of, &name)?;
                    Some(self.types.shallow(&ty))
                }
                _ => None,
            },
            Expr::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) => self.declared_type(&u.expr),
            e => {
                let id = self.variable(e)?;
                Some(self.types.shallow(&self.vars[id].ty))
            }
        }
    }

    /// Whether `m[key]` is an index of a map.
    pub fn is_index_of_map(&mut self, e: &ExprIndex) -> bool {
        is_place(&e.expr)
            && self.root_variable(&e.expr).is_some()
            && self
                .keyed(&e.expr)
                .unwrap_or_else(|| self.is_text_key(&e.index))
    }

    /// `m[key]`
    pub fn indexed_map(&mut self, e: &ExprIndex) -> Res<Val> {
        let ty = self.types.open();
        self.in_map(e, (&e.expr, &e.index), ty, |map, key| {
            quote_spanned!(e.bracket_token.span.join()=> ::core::clone::Clone::clone(&#map[#key]))
        })
    }

    /// What `m.get(key)` gives.
    pub fn found_in_map(&mut self, m: &ExprMethodCall) -> Res<Maybe> {
        let ty = self.types.open();
        let found = self.in_map(
            m,
            (&m.receiver, &m.args[0]),
            ty,
            |map, key| quote_spanned!(m.method.span()=> #map.get(#key).cloned()),
        )?;
        let option = self.opened(Operand::Val(found), m.span());
        match option {
            Operand::Option(some, payload) => Ok(Maybe {
                some,
                what: What::Value(*payload),
            }),
            _ => Err(crate::report::Refused),
        }
    }

    /// What is found in a map is copied, so that `m.get(key).map(|v| v.as_slice())` could not hand on what it borrows.
    pub fn refuse_lent_by_map(&mut self, mapped: &ExprMethodCall) -> Res<()> {
        let Expr::MethodCall(get) = strip(&mapped.receiver) else {
            return Ok(());
        };
        let lends = matches!(&mapped.args[0], Expr::Closure(c) if is_lent(strip(&c.body)));
        if get.method != "get" || !lends || !self.is_of_map(get) {
            return Ok(());
        }
        Err(self.refuse(
            get,
            "a reference into what is there only sometimes is handed on",
            "take it apart where it is used: `if let Some(v) = .. { .. }`",
        ))
    }

    /// `m.contains_key(key)`
    pub fn is_in_map(&mut self, m: &ExprMethodCall) -> Res<Operand> {
        let found = self.in_map(
            m,
            (&m.receiver, &m.args[0]),
            Ty::Bool,
            |map, key| quote_spanned!(m.method.span()=> #map.contains_key(#key)),
        )?;
        Ok(Operand::Val(found))
    }

    fn in_map(
        &mut self,
        shown: &impl ToTokens,
        (map, key): (&Expr, &Expr),
        ty: Ty,
        tokens: impl FnOnce(TokenStream, TokenStream) -> TokenStream,
    ) -> Res<Val> {
        let outer = self.scope.clone();
        let map = self.map(map)?;
        let key = self.key_of(key)?;
        let found = self.opaque_for(shown, tokens(map, key), Some(ty));
        self.scope = outer;
        found?.ok_or(crate::report::Refused)
    }

    /// The tokens for a map.
    pub fn map(&mut self, e: &Expr) -> Res<TokenStream> {
        let is_text = self.is_owned_text(e);
        let place = self.place(e)?;
        // a member of a tuple may be anything
        let is_field = match place.path.last() {
            Some(Step::Field(name)) => name.parse::<usize>().is_err(),
            _ => false,
        };
        let name = self.lent_as(MAP, &place, is_field, e.span())?;
        Ok(match is_text {
            true => quote_spanned!(e.span()=> ::grads::__private::maps::text(#name)),
            false => quote_spanned!(e.span()=> ::grads::__private::maps::map(#name)),
        })
    }

    /// The tokens for a key.
    fn key_of(&mut self, e: &Expr) -> Res<TokenStream> {
        let (of, lent) = match e {
            Expr::Reference(r) => (strip(&r.expr), true),
            e => (strip(e), false),
        };
        if !is_place(of) || self.is_text(of) || self.root_variable(of).is_none() {
            return Ok(e.to_token_stream());
        }
        match self.expr(e)? {
            Operand::Ref(place, _) if place.window.is_none() => {
                let name = self.lent_as(KEY, &place, true, e.span())?;
                Ok(name.to_token_stream())
            }
            Operand::Val(v) if lent => {
                let name = self.lent_as(KEY, &Place::of(Base::Val(v)), true, e.span())?;
                Ok(name.to_token_stream())
            }
            _ => Ok(e.to_token_stream()),
        }
    }

    /// A name for a reference to what is at a place, through which no derivative passes if that is to be cut.
    fn lent_as(&mut self, name: &str, place: &Place, cut: bool, span: Span) -> Res<Ident> {
        let v = self.read_place(place, span)?;
        let ty = self.ty(v);
        let v = match cut {
            true => self.prim(&STOP_GRADIENT, &[v], ty),
            false => v,
        };
        let place = Place::of(Base::Val(v));
        let id = self.declare(name, Operand::Ref(place, Mutability::Shared));
        self.scope.bind(name.to_string(), id);
        Ok(Ident::new(name, span))
    }
}

/// Whether a type is a map or a set.
fn is_keyed(spelling: &str) -> bool {
    let name = last(spelling).split('<').next().unwrap_or_default();
    BY_KEY.contains(&name.trim())
}

/// A type without the path to it.
fn last(spelling: &str) -> &str {
    let path = spelling.split('<').next().unwrap_or_default();
    let start = path.rfind("::").map_or(0, |at| at + 2);
    spelling[start..].trim()
}

/// Whether a type is written as a map or a set.
pub fn is_map(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(_)) && is_keyed(&crate::check::shown(ty))
}

/// The type of the map that a function of std's makes: `HashMap::new()`.
pub fn made_by(path: &syn::Path) -> Option<Ty> {
    let mut of = path.clone();
    let name = of.segments.pop()?.into_value().ident;
    of.segments.pop_punct();
    let last = of.segments.last_mut()?;
    let makes = ["new", "from", "with_capacity", "default", "from_iter"];
    if !makes.iter().any(|made| name == made) || !BY_KEY.iter().any(|known| last.ident == known) {
        return None;
    }
    if last.arguments.is_none() {
        last.arguments = match last.ident.to_string().ends_with("Map") {
            true => syn::PathArguments::AngleBracketed(syn::parse_quote!(<_, _>)),
            false => syn::PathArguments::AngleBracketed(syn::parse_quote!(<_>)),
        };
    }
    Some(Ty::Named(crate::check::shown(&of).into()))
}

/// Whether an expression names a place.
pub fn is_place(e: &Expr) -> bool {
    match strip(e) {
        Expr::Path(p) => p.path.get_ident().is_some(),
        Expr::Field(f) => is_place(&f.base),
        Expr::Index(i) => is_place(&i.expr),
        Expr::Reference(r) => is_place(&r.expr),
        Expr::Unary(u) => matches!(u.op, syn::UnOp::Deref(_)) && is_place(&u.expr),
        _ => false,
    }
}

/// The calls of `get` in a body whose value is used as an `Option`.
pub fn options(body: &syn::Block) -> OrderedSet<String> {
    #[derive(Default)]
    struct Find(OrderedSet<String>);
    impl Find {
        fn note(&mut self, e: &Expr) {
            if let Expr::MethodCall(m) = strip(e)
                && m.method == "get"
            {
                self.0.insert(super::whose::key(m));
            }
        }
    }
    impl<'a> Visit<'a> for Find {
        fn visit_expr(&mut self, e: &'a Expr) {
            match e {
                Expr::MethodCall(m) if super::option::is_of_option(m) => self.note(&m.receiver),
                Expr::Match(m) => self.note(&m.expr),
                Expr::Let(l) => self.note(&l.expr),
                _ => {}
            }
            visit::visit_expr(self, e);
        }
        fn visit_local(&mut self, local: &'a syn::Local) {
            if let Some(init) = local.init.as_ref().filter(|init| init.diverge.is_some()) {
                self.note(&init.expr);
            }
            visit::visit_local(self, local);
        }
    }
    let mut find = Find::default();
    find.visit_block(body);
    find.0
}

/// Whether an expression is a reference into something.
fn is_lent(e: &Expr) -> bool {
    const VIEWS: [&str; 6] = ["as_slice", "as_str", "as_ref", "as_deref", "iter", "borrow"];
    match e {
        Expr::Reference(_) => true,
        Expr::MethodCall(m) => VIEWS.iter().any(|name| m.method == name),
        _ => false,
    }
}
