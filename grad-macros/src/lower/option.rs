//! `Option`s that live inside the function: a flag and what there is.

use super::changed_option::CHANGES;
use super::iter::Iter;
use super::kept::address;
use super::maybe::{Maybe, What};
use super::place::strip;
use super::scope::{Mutability, Operand, Place, Slot, Step, Val, Window};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::assumed::Assumed;
use crate::report::Refused;
use grad_core::ops;
use proc_macro2::Span;
use quote::quote_spanned;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, Stmt};

/// Methods that turn an `Option` into another, with the number of their arguments.
const ADAPTERS: [(&str, usize); 13] = [
    ("map", 1),
    ("and_then", 1),
    ("filter", 1),
    ("or", 1),
    ("or_else", 1),
    ("xor", 1),
    ("zip", 1),
    ("and", 1),
    ("as_ref", 0),
    ("as_deref", 0),
    ("copied", 0),
    ("cloned", 0),
    ("clone", 0),
];

/// Whether a method of `Option`s turns one into another, and is none of a `Cell` or a lock.
pub fn is_adapter(method: &str) -> bool {
    const OTHERS: [&str; 4] = ["as_ref", "as_deref", "clone", "cloned"];
    ADAPTERS.iter().any(|(name, _)| *name == method) && !OTHERS.contains(&method)
}

/// Methods that change an `Option` and give one.
const GIVING: [(&str, usize); 3] = [("take", 0), ("replace", 1), ("as_mut", 0)];

/// Methods that give what there is, or say whether there is something.
const ENDS: [(&str, usize); 11] = [
    ("is_some", 0),
    ("is_none", 0),
    ("is_some_and", 1),
    ("is_none_or", 1),
    ("unwrap", 0),
    ("expect", 1),
    ("unwrap_or", 1),
    ("unwrap_or_else", 1),
    ("unwrap_or_default", 0),
    ("map_or", 2),
    ("map_or_else", 2),
];

/// Methods by which an `Option` is known.
const TELLING: [(&str, usize); 13] = [
    ("is_some", 0),
    ("is_none", 0),
    ("is_some_and", 1),
    ("is_none_or", 1),
    ("unwrap", 0),
    ("expect", 1),
    ("unwrap_or", 1),
    ("unwrap_or_else", 1),
    ("unwrap_or_default", 0),
    ("map_or", 2),
    ("map_or_else", 2),
    ("and_then", 1),
    ("or_else", 1),
];

/// Methods of arrays, integers and truth values that give an `Option`.
const SOURCES: [(&str, usize); 19] = [
    ("first", 0),
    ("last", 0),
    ("get", 1),
    ("first_mut", 0),
    ("last_mut", 0),
    ("get_mut", 1),
    ("pop", 0),
    ("split_first", 0),
    ("split_last", 0),
    ("split_first_mut", 0),
    ("split_last_mut", 0),
    ("then", 1),
    ("then_some", 1),
    ("checked_sub", 1),
    ("checked_add", 1),
    ("checked_mul", 1),
    ("checked_div", 1),
    ("checked_rem", 1),
    ("checked_pow", 1),
];

/// Methods of iterators that give an `Option`.
const PICKS: [(&str, usize); 16] = [
    ("next", 0),
    ("next_if", 1),
    ("peek", 0),
    ("rposition", 1),
    ("last", 0),
    ("nth", 1),
    ("max_by", 1),
    ("min_by", 1),
    ("max_by_key", 1),
    ("min_by_key", 1),
    ("max", 0),
    ("min", 0),
    ("reduce", 1),
    ("position", 1),
    ("find", 1),
    ("find_map", 1),
];

/// Whether a method can be no other than that of an `Option`: of a type of the user's, a closure that is handed to it
/// would have to say of what type its param is.
pub fn tells(m: &ExprMethodCall) -> bool {
    let untyped = |e: &Expr| match e {
        Expr::Closure(f) => f.inputs.iter().any(|p| !matches!(p, syn::Pat::Type(_))),
        _ => false,
    };
    let some = |e: &Expr| match strip(e) {
        Expr::Call(c) => super::adaptors::is_path(&c.func, "Some"),
        e => super::adaptors::is_path(e, "None"),
    };
    let told = match (m.method.to_string().as_str(), m.args.first()) {
        ("filter", Some(keeps)) => untyped(keeps),
        ("or" | "xor" | "zip" | "and", Some(other)) => some(other),
        _ => false,
    };
    listed(&TELLING, m) || told && m.args.len() == 1
}

/// What a method by which an `Option` is known calls.
pub fn function_of(m: &ExprMethodCall) -> Option<&Expr> {
    let at = match m.method.to_string().as_str() {
        "is_some_and" | "is_none_or" | "unwrap_or_else" | "and_then" | "or_else"
        | "map_or_else" => 0,
        "map_or" => 1,
        _ => return None,
    };
    m.args.get(at)
}

/// Whether a method is one of an `Option`, by its name.
pub fn is_of_option(m: &ExprMethodCall) -> bool {
    listed(&ADAPTERS, m) || listed(&ENDS, m)
}

pub fn listed(list: &[(&str, usize)], m: &ExprMethodCall) -> bool {
    list.iter()
        .any(|(name, args)| m.method == name && m.args.len() == *args)
}

/// Methods of std that give a `Result`.
pub const RESULTS: [&str; 9] = [
    "binary_search",
    "binary_search_by",
    "binary_search_by_key",
    "lock",
    "parse",
    "read",
    "recv",
    "try_into",
    "write",
];

/// What is decided by a trial here.
const ON_OPTION: usize = 4;

impl<'m> Lowerer<'m> {
    /// Whether an expression is an `Option`, as far as its form and the variables in it tell.
    pub fn is_option(&mut self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Path(p) if p.path.is_ident("None") => true,
            e @ (Expr::Path(_) | Expr::Field(_)) => self
                .variable(e)
                .is_some_and(|id| self.holds_option(&self.vars[id].slot, &self.vars[id].ty)),
            Expr::Call(c) => match strip(&c.func) {
                Expr::Path(p) if p.path.is_ident("Some") => true,
                Expr::Path(p) => match self.closure_called(p) {
                    Some(closure) => self.is_option(&closure.body),
                    None => self.gives_option(e),
                },
                _ => false,
            },
            Expr::MethodCall(m) => {
                self.gives_option(e)
                    || self.is_source(m)
                    || (listed(&ADAPTERS, m)
                        && tells(m)
                        && !self.is_iterator(&m.receiver)
                        && !self.is_surely_users(m))
                    || ((listed(&ADAPTERS, m) || listed(&GIVING, m))
                        && !self.is_iterator(&m.receiver)
                        && self.is_option(&m.receiver))
            }
            Expr::Reference(r) => self.is_option(&r.expr),
            Expr::Unary(u) => matches!(u.op, syn::UnOp::Deref(_)) && self.is_option(&u.expr),
            Expr::Block(b) => self.block_is_option(&b.block),
            Expr::If(i) => {
                self.block_is_option(&i.then_branch)
                    || i.else_branch
                        .as_ref()
                        .is_some_and(|(_, e)| self.is_option(e))
            }
            Expr::Match(m) => m.arms.iter().any(|a| self.is_option(&a.body)),
            _ => false,
        }
    }

    /// The closure in the variable that a path names.
    fn closure_called(&self, path: &syn::ExprPath) -> Option<Rc<syn::ExprClosure>> {
        let id = self.scope.find(&path.path.get_ident()?.to_string())?;
        match self.vars[id].slot {
            Slot::Alias(Operand::Closure(id)) => Some(self.closures[id].expr.clone()),
            _ => None,
        }
    }

    /// Whether an expression is an `Option`, by its form or by the type that it is known to have.
    pub fn is_known_option(&mut self, e: &Expr) -> bool {
        self.is_option(e) || self.probe(e).is_some_and(|ty| self.types.is_option(&ty))
    }

    fn holds_option(&self, slot: &Slot, ty: &Ty) -> bool {
        match slot {
            Slot::Option(..) | Slot::Alias(Operand::Option(..)) => true,
            Slot::Cell(_) | Slot::Alias(Operand::Ref(..)) => {
                matches!(self.types.shallow(ty), Ty::Option(_))
            }
            Slot::Tuple(_) | Slot::Alias(_) | Slot::View(_) | Slot::Poisoned => false,
        }
    }

    fn block_is_option(&mut self, block: &syn::Block) -> bool {
        matches!(block.stmts.last(), Some(Stmt::Expr(e, None)) if self.is_option(e))
    }

    /// A method that makes an `Option`, or is called on one; nothing if this is neither.
    pub fn option_method(&mut self, e: &ExprMethodCall) -> Option<Res<Operand>> {
        if popped(e).is_some_and(|pop| !self.is_of_user(pop)) {
            return None;
        }
        if self.whose.is_of_option(e) {
            return Some(self.on_option(e));
        }
        let own = listed(&ADAPTERS, e) || listed(&ENDS, e) || listed(&CHANGES, e);
        if own && !self.is_iterator(&e.receiver) && self.is_known_option(&e.receiver) {
            return Some(self.on_option(e));
        }
        if self.is_source(e) {
            return Some(self.option_source(e));
        }
        let is_result = matches!(strip(&e.receiver),
            Expr::MethodCall(m) if RESULTS.iter().any(|name| m.method == name));
        if tells(e) && !is_result && !self.is_iterator(&e.receiver) {
            return self.on_unknown(e);
        }
        None
    }

    /// A method that only `Option`s have, on a value of a type that only rustc knows; nothing if that is opaque.
    fn on_unknown(&mut self, e: &ExprMethodCall) -> Option<Res<Operand>> {
        let key = (address(e), ON_OPTION);
        if self.decided(key) == Some(false) {
            return None;
        }
        let before = self.checkpoint();
        let Ok(value) = self.expr(&e.receiver) else {
            return Some(Err(Refused));
        };
        let v = match &value {
            Operand::Option(..) => None,
            Operand::Val(v) => Some(self.ty(*v)),
            Operand::Ref(place, _) if place.window.is_none() => Some(self.place_ty(place)),
            _ => Some(Ty::Bool),
        };
        let fits = v.as_ref().is_none_or(|ty| {
            self.types.is_unknown(ty) || matches!(ty, Ty::Option(_) | Ty::Named(_))
        });
        if let Some(ty) = &v {
            self.whose.is_called_on(e, ty);
        }
        if !fits || self.is_foreign(&value) {
            self.rollback(&before);
            self.decide(key, false);
            return None;
        }
        let mut result = Err(Refused);
        let done = self.with(&e.receiver, value, &mut |s| {
            result = s.on_option(e);
            Ok(())
        });
        Some(done.and(result))
    }

    /// Whether a method makes an `Option` of something else.
    fn is_source(&mut self, m: &ExprMethodCall) -> bool {
        match self.is_iterator(&m.receiver) {
            true => listed(&PICKS, m),
            false => listed(&SOURCES, m) && !self.is_likely_users(m),
        }
    }

    fn on_option(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        let name = e.method.to_string();
        if listed(&CHANGES, e) {
            return self.option_changed(e, &name);
        }
        if self.given(&e.receiver).is_none()
            && let Some(value) = self.unwrapped(e)?
        {
            return Ok(value);
        }
        let whole = self.expr(&e.receiver)?;
        if self.array_in_result(e).is_none() {
            self.assume_operand(Assumed::Option, &e.receiver, &whole);
        }
        let option = self.opened(whole.clone(), e.span());
        let Operand::Option(flag, payload) = option else {
            return self.host(e);
        };
        let span = e.span();
        let payload = *payload;
        // what a closure is given is a copy, unless `as_ref` came before
        let owned = !matches!(whole, Operand::Option(..)) || !is_lent(&e.receiver);
        let given = |s: &mut Self| match owned {
            true => s.by_value(payload.clone(), span).map(|v| vec![v]),
            false => Ok(vec![payload.clone()]),
        };
        let arg = |i: usize| &e.args[i];
        let some = |payload: Operand| Operand::Option(flag, Box::new(payload));
        match name.as_str() {
            "is_some" => Ok(Operand::Val(flag)),
            "is_none" => self.negated(flag).map(Operand::Val),
            "is_some_and" | "is_none_or" => {
                let other = if name == "is_some_and" {
                    "false"
                } else {
                    "true"
                };
                self.cond(span, flag, &mut |s, is| match is {
                    true => given(s).and_then(|v| s.apply(arg(0), v)),
                    false => Ok(Operand::Val(s.constant(other, Ty::Bool))),
                })
            }
            "unwrap" | "expect" => {
                self.cond(span, flag, &mut |s, is| match is {
                    true => Ok(Operand::Unit),
                    false => s.nothing_there(e, &whole).map(|()| Operand::Never),
                })?;
                match owned {
                    true => self.by_value(payload, span),
                    false => Ok(payload),
                }
            }
            "unwrap_or" => {
                let default = self.expr(arg(0))?;
                self.or(span, flag, payload, &mut |_| Ok(default.clone()))
            }
            "unwrap_or_else" => {
                let error = self.error_for(arg(0))?;
                self.or(span, flag, payload, &mut |s| s.apply(arg(0), error.clone()))
            }
            "unwrap_or_default" => {
                if let Some(ty) = self.type_with_default(&payload) {
                    return self.or(span, flag, payload, &mut |s| s.default_by_type(e, &ty));
                }
                let payload = self.settled(some(payload), span)?;
                match payload {
                    Operand::Option(flag, payload) => {
                        self.or(span, flag, *payload, &mut |_| Ok(Operand::Never))
                    }
                    other => Ok(other),
                }
            }
            "map" => self.optional(span, flag, &mut |s| {
                given(s).and_then(|v| s.apply(arg(0), v))
            }),
            "map_or" => {
                let default = self.expr(arg(0))?;
                self.cond(span, flag, &mut |s, is| match is {
                    true => given(s).and_then(|v| s.apply(arg(1), v)),
                    false => Ok(default.clone()),
                })
            }
            "map_or_else" => {
                let error = self.error_for(arg(0))?;
                self.cond(span, flag, &mut |s, is| match is {
                    true => given(s).and_then(|v| s.apply(arg(1), v)),
                    false => s.apply(arg(0), error.clone()),
                })
            }
            "and_then" => {
                let none = self.none();
                self.cond(span, flag, &mut |s, is| match is {
                    // in parts, for of a `Result` nothing could stand beside it
                    true => {
                        let given = given(s)?;
                        let then = s.apply(arg(0), given)?;
                        Ok(s.opened(then, span))
                    }
                    false => Ok(none.clone()),
                })
            }
            "and" => {
                let (none, other) = (self.none(), self.expr(arg(0))?);
                self.cond(span, flag, &mut |_, is| match is {
                    true => Ok(other.clone()),
                    false => Ok(none.clone()),
                })
            }
            "filter" => {
                let keeps = self.cond(span, flag, &mut |s, is| match is {
                    true => s.apply(arg(0), vec![payload.clone()]),
                    false => Ok(Operand::Val(s.constant("false", Ty::Bool))),
                })?;
                let keeps = self.value_of(keeps, span)?;
                Ok(Operand::Option(keeps, Box::new(payload)))
            }
            "or" => {
                let other = self.expr(arg(0))?;
                self.cond(span, flag, &mut |_, is| match is {
                    true => Ok(some(payload.clone())),
                    false => Ok(other.clone()),
                })
            }
            "or_else" => {
                let error = self.error_for(arg(0))?;
                self.cond(span, flag, &mut |s, is| match is {
                    true => Ok(some(payload.clone())),
                    false => s.apply(arg(0), error.clone()),
                })
            }
            "xor" => {
                let other = self.expr(arg(0))?;
                let Operand::Option(second, _) = self.opened(other.clone(), span) else {
                    return self.host(e);
                };
                let none = self.none();
                self.cond(span, flag, &mut |s, is| match is {
                    true => s.cond(span, second, &mut |_, both| match both {
                        true => Ok(none.clone()),
                        false => Ok(some(payload.clone())),
                    }),
                    false => Ok(other.clone()),
                })
            }
            "zip" => match self.expr(arg(0)).map(|other| self.opened(other, span))? {
                Operand::Option(other, second) => {
                    let both = self.prim(&ops::logic::AND, &[flag, other], Ty::Bool);
                    let pair = Operand::Tuple(vec![payload, *second]);
                    Ok(Operand::Option(both, Box::new(pair)))
                }
                _ => self.host(e),
            },
            "copied" => self.settled(some(payload), span),
            "cloned" => {
                let copied = self.settled(some(payload), span)?;
                self.is_cloned(&copied, span)?;
                Ok(copied)
            }
            "clone" => {
                self.is_cloned(&some(payload.clone()), span)?;
                Ok(some(payload))
            }
            "as_ref" => Ok(some(payload)),
            "as_deref" if self.is_vector_or_box(&payload) => Ok(some(payload)),
            "as_deref" => self.host(e),
            _ => Err(self.refuse(
                &e.method,
                format!(
                    "differentiation does not know the method `{}` of an `Option`",
                    e.method
                ),
                "use `match` or `if let`",
            )),
        }
    }

    /// Whether something is a vector or a box: what it derefs to is handled as it is.
    fn is_vector_or_box(&mut self, of: &Operand) -> bool {
        let ty = match of {
            Operand::Val(v) => self.ty(*v),
            Operand::Ref(place, _) => self.place_ty(place),
            _ => return false,
        };
        match self.types.shallow(&ty) {
            Ty::Named(name) => super::dispatch::is_box(&name),
            ty => matches!(ty, Ty::Vec(_)),
        }
    }

    /// What there is, or else the value of `other`.
    fn or(
        &mut self,
        span: Span,
        flag: Val,
        payload: Operand,
        other: &mut dyn FnMut(&mut Self) -> Res<Operand>,
    ) -> Res<Operand> {
        self.cond(span, flag, &mut |s, is| match is {
            true => s.read_all(payload.clone(), span),
            false => other(s),
        })
    }

    /// The type of what there is, if only rustc knows its default.
    fn type_with_default(&mut self, payload: &Operand) -> Option<syn::Type> {
        let ty = match payload {
            Operand::Val(v) => self.ty(*v),
            Operand::Ref(place, _) => self.place_ty(place),
            _ => return None,
        };
        match self.types.shallow(&ty) {
            Ty::Named(of) => syn::parse_str(&of).ok(),
            _ => None,
        }
    }

    fn default_by_type(&mut self, e: &ExprMethodCall, ty: &syn::Type) -> Res<Operand> {
        let made = quote_spanned!(e.method.span()=> <#ty as ::core::default::Default>::default());
        let ty = self.syn_type(ty);
        let made = self.opaque_for(e, made, Some(ty))?;
        Ok(made.map_or(Operand::Unit, Operand::Val))
    }

    /// `None`
    pub fn none(&mut self) -> Operand {
        Operand::Option(self.constant("false", Ty::Bool), Box::new(Operand::Never))
    }

    /// `Some(value)`
    pub fn some(&mut self, value: Operand) -> Operand {
        Operand::Option(self.constant("true", Ty::Bool), Box::new(value))
    }

    /// `x.first()`, `x.pop()`, `a.checked_sub(b)` and their like.
    pub fn option_source(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        let (name, span) = (e.method.to_string(), e.span());
        if name.starts_with("checked_") {
            return self.checked(e, &name);
        }
        if name.starts_with("then") {
            let flag = self.scalar(&e.receiver)?;
            self.assume_bits(&e.receiver, flag);
            if name == "then" {
                return self.optional(span, flag, &mut |s| s.apply(&e.args[0], vec![]));
            }
            let payload = self.expr(&e.args[0])?;
            return Ok(Operand::Option(flag, Box::new(payload)));
        }
        match self.maybe(e)? {
            Some(Maybe { some, what }) => self.of_maybe(some, what, span),
            None => self.host(e),
        }
    }

    /// What may be missing as an operand: a reference is read only where it is used, anything else is evaluated here,
    /// where there is something.
    fn of_maybe(&mut self, some: Val, what: What, span: Span) -> Res<Operand> {
        let payload = match what {
            What::Value(operand) => operand,
            What::Var(id) => {
                let v = self.cell_or_default(id);
                self.take_apart(v)
            }
            What::Element(place, how, i) => self.element_there(&place, how, i),
            What::Split(place, how, first) => {
                let (len, zero, one) = (self.place_len(&place)?, self.usize(0), self.usize(1));
                // where there is nothing these positions are not used, but computed they are
                let (at, lo, hi) = match first {
                    true => (
                        zero,
                        self.prim(&ops::select::MIN, &[one, len], Ty::USIZE),
                        len,
                    ),
                    false => {
                        let last = self.prim(&ops::logic::SATURATING_SUB, &[len, one], Ty::USIZE);
                        (last, zero, last)
                    }
                };
                let part = Place {
                    window: Some(self.inside(&place, lo, hi)),
                    ..place.clone()
                };
                let element = self.element_there(&place, how, at);
                Operand::Tuple(vec![element, Operand::Ref(part, how)])
            }
            What::Part(place, how, lo, hi) => self.part_at(&place, how, lo, hi),
            What::Item(iter, i) => match &*iter {
                Iter::Elements(place, how) => self.element_there(place, *how, i),
                _ => return self.there(some, What::Item(iter, i), span),
            },
            what @ (What::Copied(..) | What::Mapped(..)) => return self.there(some, what, span),
        };
        Ok(Operand::Option(some, Box::new(payload)))
    }

    fn there(&mut self, some: Val, what: What, span: Span) -> Res<Operand> {
        self.optional(span, some, &mut |s| {
            let item = s.what(&what, span)?;
            s.read_all(item, span)
        })
    }

    /// A reference to an element of which it is not known here that it exists.
    fn element_there(&mut self, place: &Place, how: Mutability, i: Val) -> Operand {
        let i = match place.window {
            Some(Window { lo, .. }) => self.prim(&ops::logic::SATURATING_ADD, &[lo, i], Ty::USIZE),
            None => i,
        };
        let mut path = place.path.clone();
        path.push(Step::Index(i));
        let element = Place {
            base: place.base,
            path,
            window: None,
        };
        Operand::Ref(element, how)
    }

    /// Checked arithmetic on integers.
    fn checked(&mut self, e: &ExprMethodCall, name: &str) -> Res<Operand> {
        let a = self.scalar(&e.receiver)?;
        let ty = self.ty(a);
        if name != "checked_sub" || self.types.shallow(&ty) != Ty::USIZE {
            return self.method_of_integer(e, a);
        }
        let b = self.scalar(&e.args[0])?;
        self.at(e.span());
        let flag = self.infix(&ops::compare::GE, ">=", a, b)?;
        let v = self.prim(&ops::logic::SATURATING_SUB, &[a, b], Ty::USIZE);
        Ok(Operand::Option(flag, Box::new(Operand::Val(v))))
    }
}

/// The `x.pop()` of `x.pop().unwrap()`.
pub fn popped(e: &ExprMethodCall) -> Option<&ExprMethodCall> {
    match strip(&e.receiver) {
        Expr::MethodCall(m) if m.method == "pop" && m.args.is_empty() => {
            (e.method == "unwrap" || e.method == "expect").then_some(m)
        }
        _ => None,
    }
}

/// Whether an `Option` is one of a reference, as its methods show.
fn is_lent(e: &Expr) -> bool {
    const VIEWS: [&str; 4] = ["as_ref", "as_mut", "as_deref", "as_deref_mut"];
    const KEEP: [&str; 5] = ["filter", "or", "or_else", "xor", "inspect"];
    let Expr::MethodCall(m) = strip(e) else {
        return false;
    };
    let is_one_of = |names: &[&str]| names.iter().any(|name| m.method == name);
    is_one_of(&VIEWS) || is_one_of(&KEEP) && is_lent(&m.receiver)
}
