//! Iterators from what is written: arrays, ranges, functions of `std::iter`, and the adaptors on them.

use super::clones::Copies;
use super::closure::Callee;
use super::iter::{Iter, is_collection};
use super::place::strip;
use super::ranges::is_copy;
use super::scope::{Base, Mutability, Operand, Place, Slot, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::assumed::Assumed;
use crate::report::Site;
use grad_core::ops;
use proc_macro2::Span;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprCall, ExprMethodCall};

/// Methods that make an iterator of an array.
fn is_source(name: &str, args: usize) -> bool {
    match args {
        0 => ["iter", "iter_mut", "into_iter"].contains(&name),
        1 => {
            name == "drain"
                || [
                    "windows",
                    "chunks",
                    "chunks_exact",
                    "chunks_mut",
                    "chunks_exact_mut",
                    "rchunks",
                    "rchunks_exact",
                    "rchunks_mut",
                    "rchunks_exact_mut",
                ]
                .contains(&name)
        }
        _ => false,
    }
}

/// Methods of other crates' arrays that give an iterator over their parts.
fn gives_parts(name: &str, args: usize) -> bool {
    matches!(
        (name, args),
        (
            "outer_iter" | "row_iter" | "column_iter" | "indexed_iter",
            0
        ) | ("axis_iter", 1)
            | ("axis_chunks_iter", 2)
    )
}

/// Those that give something to run over; of another type they may give a number, say.
fn are_parts(name: &str, args: usize) -> bool {
    matches!((name, args), ("rows" | "columns", 0) | ("lanes", 1))
}

/// Methods of arrays with several axes that give arrays.
pub fn makes_array(method: &syn::Ident) -> bool {
    let give = [
        "slice",
        "slice_axis",
        "index_axis",
        "view",
        "t",
        "row",
        "column",
        "diag",
        "mapv",
        "map",
    ];
    give.iter().any(|name| method == name)
}

/// Whether a type has the name of an array of `ndarray` with several axes: `Array2<f64>`, `ArrayViewD<f64>`, `Array<f64, Ix3>`.
fn is_of_several_axes(name: &str) -> bool {
    let base = name.split('<').next().unwrap_or_default().trim();
    let base = base.rsplit("::").next().unwrap_or(base).trim();
    let of_ndarray = ["Array", "ArcArray", "CowArray"];
    of_ndarray.iter().any(|of| base.starts_with(of))
        && !base.ends_with(['0', '1'])
        && !name.contains("Ix1")
}

/// Methods that make an iterator of another.
fn is_adaptor(name: &str, args: usize) -> bool {
    match args {
        0 => [
            "rev",
            "enumerate",
            "copied",
            "cloned",
            "flatten",
            "cycle",
            "fuse",
            "by_ref",
            "peekable",
        ]
        .contains(&name),
        1 => [
            "step_by",
            "zip",
            "take",
            "skip",
            "chain",
            "map",
            "inspect",
            "filter",
            "filter_map",
            "flat_map",
            "take_while",
            "skip_while",
            "map_while",
        ]
        .contains(&name),
        2 => name == "scan",
        _ => false,
    }
}

/// The function of `std::iter` that is called.
pub fn std_function(e: &ExprCall) -> Option<String> {
    let Expr::Path(p) = strip(&e.func) else {
        return None;
    };
    let mut names = p.path.segments.iter().rev().map(|s| s.ident.to_string());
    let name = names.next()?;
    let known = match name.as_str() {
        "repeat" | "once" | "from_fn" | "repeat_with" => e.args.len() == 1,
        "zip" | "successors" | "repeat_n" => e.args.len() == 2,
        "empty" => e.args.is_empty(),
        _ => false,
    };
    (known && names.next().as_deref() == Some("iter")).then_some(name)
}

/// The paths of these functions.
const STD: [&str; 8] = [
    "::core::iter::repeat",
    "::core::iter::once",
    "::core::iter::from_fn",
    "::core::iter::repeat_with",
    "::core::iter::zip",
    "::core::iter::successors",
    "::core::iter::repeat_n",
    "::core::iter::empty",
];

impl<'m> Lowerer<'m> {
    /// Whether an expression is an iterator that lowering knows.
    pub fn is_iterator(&mut self, e: &Expr) -> bool {
        let known = match strip(e) {
            Expr::Range(r) => r.start.is_some(),
            Expr::MethodCall(m) => {
                self.is_iterator_call(m)
                    || self.gives_iterator(e)
                    || self.runs_over_map_field(m)
                    || self.is_run_over_text(m)
            }
            Expr::Call(c) => std_function(c).is_some() || self.gives_iterator(e),
            Expr::Reference(r) => r.mutability.is_some() && self.is_iterator(&r.expr),
            Expr::Path(p) => p
                .path
                .get_ident()
                .and_then(|name| self.scope.find(&name.to_string()))
                .is_some_and(|id| matches!(self.vars[id].slot, Slot::Alias(Operand::Iter(_)))),
            _ => false,
        };
        known || self.is_own_iterator(e)
    }

    /// Whether a method call is an iterator that lowering knows.
    pub fn is_iterator_call(&mut self, m: &ExprMethodCall) -> bool {
        let (name, args) = (m.method.to_string(), m.args.len());
        is_source(&name, args)
            || gives_parts(&name, args)
            || (is_adaptor(&name, args) || is_copy(m))
                && (self.is_iterator(&m.receiver) || self.runs_over_a_collection(&m.receiver))
    }

    /// `x.chunks_exact(n).remainder()`: what is left where no further part fits; nothing if `e` is something else.
    pub fn remainder(&mut self, e: &ExprMethodCall) -> Option<Res<Operand>> {
        let asks = e.args.is_empty() && (e.method == "remainder" || e.method == "into_remainder");
        (asks && self.is_iterator(&e.receiver)).then(|| {
            let iter = match self.resumed(&e.receiver) {
                Some((iter, _)) => (*iter).clone(),
                None => self.iterator(&e.receiver)?,
            };
            match iter {
                Iter::Chunks {
                    place,
                    size,
                    how,
                    exact: true,
                    from_end,
                } => self.left_of(&place, size, how, from_end),
                _ => self.host(e),
            }
        })
    }

    /// What is left of a place where parts of this size are taken off.
    fn left_of(
        &mut self,
        place: &Place,
        size: Val,
        how: Mutability,
        from_end: bool,
    ) -> Res<Operand> {
        let (len, zero) = (self.place_len(place)?, self.usize(0));
        let left = self.prim(&ops::arith::REM, &[len, size], Ty::USIZE);
        let (lo, hi) = match from_end {
            true => (zero, left),
            false => (self.usize_difference(len, left), len),
        };
        Ok(Operand::Ref(self.within(place, lo, hi), how))
    }

    /// What `for` runs over.
    pub fn iterator(&mut self, e: &Expr) -> Res<Iter> {
        let e = strip(e);
        if let Some(iter) = self.own_iterator(e) {
            return iter;
        }
        if self.runs_over_a_collection(e)
            && let Some(items) = self.constant_items(e)?
        {
            return Ok(items);
        }
        match e {
            Expr::Range(r) => {
                let range = self.range(r)?;
                self.steps(range, Site::of(r))
            }
            Expr::MethodCall(m) if self.gives_iterator(e) && self.is_of_world(m) => {
                self.given_iterator(e)
            }
            Expr::MethodCall(m) if self.is_iterator_call(m) => self.adaptor(m),
            Expr::MethodCall(m) if are_parts(&m.method.to_string(), m.args.len()) => self.parts(m),
            Expr::Call(c) if std_function(c).is_some() => self.std_iterator(c),
            e if self.gives_iterator(e) => self.given_iterator(e),
            e if self.is_known_option(e) => self.items_of_option(e),
            _ => {
                let items = self.expr(e)?;
                let iter = match &items {
                    // an array or a slice, of which rustc is asked
                    Operand::Val(v) if self.is_constant_path(e) && !self.is_constant_array(e) => {
                        Iter::Elements(Place::of(Base::Val(*v)), Mutability::Shared)
                    }
                    _ => self.items_of(items.clone(), e.span())?,
                };
                // a range is none
                if matches!(iter, Iter::Elements(..) | Iter::Owned(_)) {
                    self.assume_operand(Assumed::Array, e, &items);
                }
                Ok(iter)
            }
        }
    }

    /// What there is in an `Option`: once, or never.
    fn items_of_option(&mut self, e: &Expr) -> Res<Iter> {
        let of = match e {
            Expr::Reference(r) if r.mutability.is_none() => strip(&r.expr),
            e => e,
        };
        let whole = self.expr(of)?;
        let Operand::Option(flag, payload) = self.opened(whole, e.span()) else {
            return self.items_of(Operand::Unit, e.span());
        };
        let times = self.cast_to(flag, Ty::USIZE, "usize");
        Ok(Iter::Repeat(*payload, times))
    }

    /// Whether an expression is the name of a constant.
    fn is_constant_path(&self, e: &Expr) -> bool {
        let Expr::Path(p) = e else { return false };
        let last = p.path.segments.last();
        self.variable(e).is_none() && last.is_some_and(|s| super::is_constant(&s.ident))
    }

    /// The iterator over a value.
    pub fn items_of(&mut self, items: Operand, span: Span) -> Res<Iter> {
        match items {
            Operand::Ref(place, how) if !is_collection(&self.place_ty(&place)) => Ok(Iter::Elements(place, how)),
            Operand::Val(v) if self.may_be_run_over(v) => Ok(Iter::Owned(Place::of(Base::Val(v)))),
            Operand::Iter(iter) => {
                let left = self.what_is_left(&iter)?;
                self.steps(left, span)
            }
            other => match self.as_range(&other)? {
                Some(range) => Ok(range),
                None if self.is_named_collection(&other) => Err(self.problems.refuse(
                    span,
                    "this collection is run over in a differentiable function, and is no constant here",
                    "hand it on to an annotated function that takes it by a param marked `#[no_diff]`, and run over it there",
                )),
                None => Err(self.problems.refuse(
                span,
                "differentiation does not know this iterator",
                "use a range, or an array, slice or `Vec` with `.iter()`, `.zip()`, `.enumerate()`, `.rev()`, `.map()` and their like",
            )),
            },
        }
    }

    /// Whether a value is an array, or may be one for all that is known.
    fn may_be_run_over(&mut self, v: Val) -> bool {
        let ty = self.ty(v);
        match self.types.shallow(&ty) {
            // what leaves a constant that is borrowed is a slice or an array: a collection would have to move
            Ty::Var(_) => {
                !self.types.is_number(&ty)
                    && (self.is_part_of_another(v) || !self.is_foreign(&Operand::Val(v)))
            }
            ty => ty.element().is_some(),
        }
    }

    /// A function of `std::iter`.
    pub fn std_iterator(&mut self, e: &ExprCall) -> Res<Iter> {
        let name = std_function(e).unwrap_or_default();
        let of_std = STD
            .iter()
            .find(|path| path.rsplit("::").next() == Some(&name));
        if let Some(of_std) = of_std {
            self.assume_function(&e.func, of_std);
        }
        let args = &e.args;
        Ok(match name.as_str() {
            "zip" => {
                let a = self.iterator(&args[0])?;
                Iter::Zip(Rc::new(a), Rc::new(self.iterator(&args[1])?))
            }
            "from_fn" => Iter::Generate(self.callee(&args[0])?),
            "repeat_with" => {
                let (endless, unit) = (self.endless(), Operand::Unit);
                let callee = self.callee(&args[0])?;
                let calls = Rc::new(Iter::Repeat(unit, endless));
                Iter::Map(calls, callee.without_arguments())
            }
            "successors" => self.successors(e)?,
            "empty" => {
                let none = self.usize(0);
                Iter::Repeat(Operand::Unit, none)
            }
            _ => {
                let item = self.expr(&args[0])?;
                let times = match name.as_str() {
                    "once" => self.usize(1),
                    "repeat_n" => self.usize_expr(&args[1])?,
                    _ => self.endless(),
                };
                Iter::Repeat(item, times)
            }
        })
    }

    fn successors(&mut self, e: &ExprCall) -> Res<Iter> {
        let first = match strip(&e.args[0]) {
            Expr::Call(some) if is_path(&some.func, "Some") && some.args.len() == 1 => {
                self.expr(&some.args[0])?
            }
            other => {
                return Err(self.refuse(
                    other,
                    "the first item of `successors` may be missing here",
                    "write `Some(first)`",
                ));
            }
        };
        Ok(Iter::Successors(first, self.callee(&e.args[1])?))
    }

    /// How many items an iterator without an end has.
    fn endless(&mut self) -> Val {
        let zero = self.usize(0);
        self.prim(&ops::logic::NOT, &[zero], Ty::USIZE)
    }

    /// The iterator that a method call is.
    pub fn adaptor(&mut self, m: &ExprMethodCall) -> Res<Iter> {
        let name = m.method.to_string();
        if is_source(&name, m.args.len()) {
            return self.source(m, &name);
        }
        if gives_parts(&name, m.args.len()) {
            return self.parts(m);
        }
        self.leaves_own_iterator(m)?;
        let span = m.span();
        let inner = self.iterator_for(m)?;
        if name == "by_ref" {
            return Ok(inner);
        }
        if is_copy(m) {
            return Ok(inner);
        }
        if name == "rev" {
            return self.reversed(inner, span);
        }
        let inner = Rc::new(inner);
        if m.args.is_empty() {
            return Ok(match name.as_str() {
                "enumerate" => Iter::Enumerate(inner),
                "flatten" => {
                    self.assume(Assumed::Nested, &m.receiver);
                    Iter::FlatMap(inner, Callee::Itself, false)
                }
                "cycle" => {
                    let len = self.len_of(&inner, span)?;
                    Iter::Cycle(inner, len)
                }
                "fuse" => Rc::unwrap_or_clone(inner),
                "peekable" => return self.peekable(inner, &m.method),
                _ => Iter::Copied(inner, Copies::of(&name)),
            });
        }
        let arg = &m.args[0];
        match name.as_str() {
            "step_by" => {
                let step = self.usize_expr(arg)?;
                self.at(Site::of_call(m));
                self.check_size(&ops::check::STEP_BY, step, arg);
                return Ok(Iter::StepBy(inner, step));
            }
            "take" => return Ok(Iter::Take(inner, self.usize_expr(arg)?)),
            "skip" => return Ok(Iter::Skip(inner, self.usize_expr(arg)?)),
            "zip" => return Ok(Iter::Zip(inner, Rc::new(self.iterator(arg)?))),
            "chain" => {
                let other = Rc::new(self.iterator(arg)?);
                return self.chained(inner, other, span);
            }
            "scan" => {
                let state = self.expr(arg)?;
                return Ok(Iter::Scan(inner, state, self.callee(&m.args[1])?));
            }
            _ => {}
        }
        let callee = self.callee(arg)?;
        Ok(match name.as_str() {
            "map" => Iter::Map(inner, callee),
            "inspect" => Iter::Inspect(inner, callee),
            "filter" => Iter::Filter(inner, callee),
            "filter_map" => Iter::FilterMap(inner, callee),
            "flat_map" => Iter::FlatMap(inner, callee, false),
            "take_while" => Iter::TakeWhile(inner, callee),
            "skip_while" => Iter::SkipWhile(inner, callee),
            _ => Iter::MapWhile(inner, callee),
        })
    }

    /// An iterator whose next item may be looked at: one in which an item can be looked at again.
    fn peekable(&mut self, inner: Rc<Iter>, method: &syn::Ident) -> Res<Iter> {
        if inner.is_plain() {
            return Ok(Rc::unwrap_or_clone(inner));
        }
        Err(self.refuse(
            method,
            "the items of this iterator are made by a closure, and cannot be looked at twice",
            "collect them into a `Vec`, and call `.iter().peekable()` on that",
        ))
    }

    fn chained(&mut self, a: Rc<Iter>, b: Rc<Iter>, span: Span) -> Res<Iter> {
        let positions = a.has_positions() && b.has_positions();
        let len = match positions {
            true => Some(self.len_of(&a, span)?),
            false => None,
        };
        Ok(Iter::Chain(a, b, len))
    }

    /// The last item first.
    pub fn reversed(&mut self, iter: Iter, span: Span) -> Res<Iter> {
        let inner = |s: &mut Self, inner: Rc<Iter>| {
            s.reversed(Rc::unwrap_or_clone(inner), span).map(Rc::new)
        };
        if iter.takes() {
            return Err(self.problems.refuse(
                span,
                "items are taken from the end of an iterator that goes on afterwards",
                "collect its items into a `Vec`, and run over that",
            ));
        }
        Ok(match iter {
            Iter::Rev(inner, _) => Rc::unwrap_or_clone(inner),
            Iter::Map(i, f) => Iter::Map(inner(self, i)?, f),
            Iter::Inspect(i, f) => Iter::Inspect(inner(self, i)?, f),
            Iter::Copied(i, how) => Iter::Copied(inner(self, i)?, how),
            Iter::Filter(i, f) => Iter::Filter(inner(self, i)?, f),
            Iter::FilterMap(i, f) => Iter::FilterMap(inner(self, i)?, f),
            Iter::FlatMap(i, f, rev) => Iter::FlatMap(inner(self, i)?, f, !rev),
            Iter::Chain(a, b, _) => {
                let (a, b) = (inner(self, a)?, inner(self, b)?);
                self.chained(b, a, span)?
            }
            other => {
                let len = self.len_of(&other, span)?;
                Iter::Rev(Rc::new(other), len)
            }
        })
    }

    /// Whether this is likely an array or a matrix of another crate, with several axes: its elements are run over in the order in which
    /// that crate does it.
    fn is_foreign_array(&mut self, e: &Expr) -> bool {
        if let Expr::MethodCall(m) = strip(e)
            && makes_array(&m.method)
        {
            return self.is_foreign_array(&m.receiver);
        }
        cfg!(feature = "foreign")
            && self
                .probe(strip(e))
                .is_some_and(|ty| self.is_of_several_axes(&ty))
    }

    /// Whether a type is likely that of such an array.
    pub fn is_of_several_axes(&self, ty: &Ty) -> bool {
        match ty {
            Ty::Named(name) => is_of_several_axes(name),
            ty => self.types.is_likely_users(ty),
        }
    }

    /// The parts that a method gives, which are in a vector where it has a derivative.
    fn parts(&mut self, m: &ExprMethodCall) -> Res<Iter> {
        let e = Expr::MethodCall(m.clone());
        if let Some(items) = self.constant_items(&e)? {
            return Ok(items);
        }
        let parts = self.method_call(m)?;
        self.assume_operand(Assumed::Array, &e, &parts);
        if let Operand::Val(v) = parts {
            // the method itself gives an iterator, the one with a derivative a vector
            self.derived.extend(self.tokens_of(v));
        }
        self.items_of(parts, m.span())
    }

    fn source(&mut self, m: &ExprMethodCall, name: &str) -> Res<Iter> {
        if name == "into_iter" {
            return self.iterator(&m.receiver);
        }
        if name == "iter"
            && let Some(list) = self.list_of(&m.receiver)?
        {
            let len = list.len;
            return Ok(Iter::Take(Rc::new(Iter::Listed(list)), len));
        }
        if name == "iter" && self.is_foreign_array(&m.receiver) {
            return self.parts(m);
        }
        if name == "iter" && self.is_known_option(&m.receiver) {
            return self.items_of_option(&m.receiver);
        }
        let place = self.place(&m.receiver)?;
        self.assume_at(Assumed::Array, &m.receiver, &place);
        if name == "drain" {
            return self.drain(&place, m);
        }
        let how = if name.ends_with("mut") {
            Mutability::Mut
        } else {
            Mutability::Shared
        };
        let place = if how == Mutability::Shared {
            self.frozen(&place, m.span())?
        } else {
            place
        };
        if name.starts_with("iter") {
            return Ok(Iter::Elements(place, how));
        }
        let size = self.usize_expr(&m.args[0])?;
        self.at(Site::of_call(m));
        let check = match name {
            "windows" => &ops::check::WINDOWS,
            _ => &ops::check::CHUNKS,
        };
        self.check_size(check, size, &m.args[0]);
        Ok(match name {
            "windows" => Iter::Windows(place, size),
            _ => Iter::Chunks {
                place,
                size,
                how,
                exact: name.contains("exact"),
                from_end: name.starts_with('r'),
            },
        })
    }
}

impl Lowerer<'_> {
    /// The check that a size is not zero, unless that is written there.
    fn check_size(&mut self, check: &'static ops::PrimDef, size: Val, written: &Expr) {
        if !is_positive(written) {
            self.check(check, &[size]);
        }
    }
}

/// Whether an expression is a literal that is not zero.
fn is_positive(e: &Expr) -> bool {
    match strip(e) {
        Expr::Lit(syn::ExprLit {
            lit: syn::Lit::Int(n),
            ..
        }) => n.base10_digits() != "0",
        _ => false,
    }
}

/// Whether an expression is this one name.
pub fn is_path(e: &Expr, name: &str) -> bool {
    matches!(strip(e), Expr::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == name))
}
