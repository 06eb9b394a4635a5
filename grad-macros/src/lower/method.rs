//! Method calls on numbers and arrays.

use super::each::Visit;
use super::scope::{Base, Mutability, Operand, Place, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::assumed::Assumed;
use crate::report::{Refused, Site};
use grad_core::array_methods::ARRAY_METHODS;
use grad_core::ir::IntType;
use grad_core::ops::{self, PrimDef, Spelling};
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall};

impl<'m> Lowerer<'m> {
    /// `receiver.method(args)`
    pub fn method(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        if super::guards::writes_behind_one(e) {
            return self.host(e);
        }
        if let Some(result) = self.world_method_call(e) {
            return result;
        }
        if self.is_of_array(e) {
            return self.method_call(e);
        }
        if let Some(result) = self.written_and_unwrapped(e) {
            return result;
        }
        if let Some(result) = self.change_of_map(e) {
            return result;
        }
        if self.is_of_map(e) {
            return match e.method == "get" {
                true => self.option_source(e),
                false => self.is_in_map(e),
            };
        }
        if let Some(result) = self.method_of_search(e) {
            return result;
        }
        if let Some(result) = self.range_method(e) {
            return result;
        }
        if self.is_of_call(e) {
            return self.method_of_call(e);
        }
        if self.is_change_of_option(e) {
            let name = e.method.to_string();
            return self.option_changed(e, &name);
        }
        self.no_object_pushed(e)?;
        if self.is_of_user(e) {
            return self.method_call(e);
        }
        if let Some(result) = self.reduction(e) {
            return result;
        }
        if let Some(result) = self.option_method(e) {
            return result;
        }
        if let Some(result) = self.remainder(e) {
            return result;
        }
        if self.is_iterator_call(e) {
            let iter = self.adaptor(e)?;
            return Ok(Operand::Iter(Rc::new(iter)));
        }
        let name = e.method.to_string();
        match (name.as_str(), e.args.len()) {
            ("unwrap" | "is_some" | "is_none", 0)
            | ("expect" | "unwrap_or" | "unwrap_or_else" | "is_some_and", 1)
            | ("map_or" | "map_or_else", 2) => return self.unwrap(e),
            ("len", 0) => {
                let place = self.place(&e.receiver)?;
                self.assume_at(Assumed::Counted, &e.receiver, &place);
                return self.place_len(&place).map(Operand::Val);
            }
            ("is_empty", 0) => {
                let place = self.place(&e.receiver)?;
                self.assume_at(Assumed::Counted, &e.receiver, &place);
                let (len, zero) = (self.place_len(&place)?, self.usize(0));
                return Ok(Operand::Val(self.prim(
                    &ops::compare::EQ,
                    &[len, zero],
                    Ty::Bool,
                )));
            }
            ("to_owned", 0)
                if cfg!(feature = "foreign")
                    && (super::dispatch::gives_array(&e.receiver)
                        || !is_unwrapped(&e.receiver) && self.is_of_type(&e.receiver)?) =>
            {
                return self.method_call(e);
            }
            ("to_owned", 0) if !self.has_elements(&e.receiver) => return self.clone_of(e),
            ("to_vec" | "to_owned" | "into_vec" | "into_boxed_slice", 0) => {
                return self.vec_of(&e.receiver);
            }
            ("clone" | "copied" | "cloned" | "into" | "to_f64", 0) => return self.clone_of(e),
            ("as_slice" | "as_ref" | "as_mut_slice" | "as_mut", 0) if !self.is_own_view(e) => {
                if let Some(numbers) = self.numbers_of_matrix(e) {
                    return numbers;
                }
                let place = self.place(&e.receiver)?;
                self.assume_at(Assumed::View, &e.receiver, &place);
                self.look(&place, e.span())?;
                return Ok(Operand::Ref(
                    place,
                    if name.contains("mut") {
                        Mutability::Mut
                    } else {
                        Mutability::Shared
                    },
                ));
            }
            ("split_at" | "split_at_mut", 1) => return self.split_at(e),
            _ => {}
        }
        if let Some(result) = self.integer_method(e) {
            return result;
        }
        if self.may_be_array(&e.receiver) {
            if let Some(result) = self.buffer_method(e, &name) {
                return result;
            }
            if let Some(result) = self.sort_method(e, &name) {
                return result;
            }
            if name == "map" && e.args.len() == 1 {
                return self.map_array(e);
            }
        }
        if let Some(result) = self.array_statement(e, &name) {
            return result.map(|()| Operand::Unit);
        }
        let known = scalar_prim(&name).is_some() || name == "sin_cos";
        if !known {
            return self.opaque_method(e, &name);
        }
        let receiver = self.scalar(&e.receiver)?;
        let ty = self.ty(receiver);
        if ty.element().is_some() {
            return Err(self.unknown_method(e));
        }
        self.note_std(&e.receiver, &ty);
        self.assume_of(Assumed::Number, &e.receiver, &ty);
        self.whose.is_called_on(e, &ty);
        if !is_int_method(&name) {
            self.types.has_float_method(&ty);
        }
        let args = self.values(&e.args)?;
        self.at(Site::of_call(e));
        match self.scalar_method(&name, receiver, &args) {
            Some(v) => Ok(v),
            None => self.host(e),
        }
    }

    /// A method that only rustc understands. One that might write an array is refused: the graph would not see it.
    fn opaque_method(&mut self, e: &ExprMethodCall, name: &str) -> Res<Operand> {
        if self.is_iterator(&e.receiver) && self.has_floats(&e.receiver)? {
            return Err(self.refuse(
                &e.method,
                format!("differentiation does not know the method `{name}` of an iterator"),
                "use the adaptors and ends that it knows (`map`, `filter`, `zip`, `scan`, .., `sum`, `fold`, `collect`), or write a loop",
            ));
        }
        if let Some(by_ref) = by_ref_in(e) {
            return Err(self.refuse(
                by_ref,
                "how many items are taken `by_ref` is not known here",
                "collect the items into a `Vec` first, and count them",
            ));
        }
        self.change_of_collection(e, name)?;
        if !READS.contains(&name) && !is_number_method(name) {
            if self.may_be_of_user(e) {
                return self.method_call(e);
            }
            self.is_evident(e, None);
        }
        if let Some((_, help)) = REFUSED.iter().find(|(method, _)| *method == name)
            && self.may_be_array(&e.receiver)
        {
            return Err(self.refuse(
                &e.method,
                format!("differentiation does not know the method `{name}`"),
                help,
            ));
        }
        let written = match self.variable(&e.receiver) {
            Some(id) => {
                let ty = self.vars[id].ty.clone();
                let ty = self.types.shallow(&ty);
                ty.element().is_some() && !READS.contains(&name)
            }
            None => matches!(
                super::place::strip(&e.receiver),
                Expr::Index(_) | Expr::Reference(_)
            ),
        };
        if written && !READS.contains(&name) && !is_number_method(name) {
            let place = self.place(&e.receiver)?;
            // what stands in something that nobody may change is only looked at
            if self.can_change(&place) || self.variable(&e.receiver).is_some() {
                return Err(self.unknown_method(e));
            }
        }
        self.host_of_method(e)
    }

    /// Whether an expression is known to have elements: `to_owned` of anything else is what `clone` is of what it refers to.
    fn has_elements(&mut self, e: &Expr) -> bool {
        match self.probe(e) {
            Some(ty) => ty.element().is_some(),
            None => !is_unwrapped(e),
        }
    }

    /// Refuses a method of an array. What arrays do not have is rustc's to refuse, unless a trait gives it to them.
    pub fn unknown_method(&mut self, e: &ExprMethodCall) -> Refused {
        let name = e.method.to_string();
        let message = format!(
            "differentiation does not know the method `{name}` of an array\n\
             help: write it as a loop, or wrap it in a function with a rule (`#[differentiable(vjp = rule)]`)"
        );
        match OF_ARRAYS.contains(&name.as_str()) {
            true => self.problems.error(Site::of(&e.method), message),
            false => self.problems.doubt(Site::of(&e.method), message),
        }
        Refused
    }

    /// A method of numbers, if there is a primitive for it.
    pub fn scalar_method(&mut self, name: &str, receiver: Val, args: &[Val]) -> Option<Operand> {
        let ty = self.ty(receiver);
        if name == "sin_cos" {
            let sin = self.prim(&ops::trig::SIN, &[receiver], ty.clone());
            let cos = self.prim(&ops::trig::COS, &[receiver], ty);
            return Some(Operand::Tuple(vec![Operand::Val(sin), Operand::Val(cos)]));
        }
        let def = scalar_prim(name)?;
        if self.types.is_int(&ty) && !is_int_method(name) {
            return None;
        }
        for arg in args {
            let arg_ty = self.ty(*arg);
            match name {
                "powi" => self
                    .types
                    .unify(&arg_ty, &Ty::Int(grad_core::ir::IntType::I32)),
                "pow" => self
                    .types
                    .unify(&arg_ty, &Ty::Int(grad_core::ir::IntType::U32)),
                _ => self.types.unify(&ty, &arg_ty),
            }
        }
        let result = match name {
            "abs_diff" => self.distance_type(&ty),
            _ if name.starts_with("is_") => Ty::Bool,
            _ => ty,
        };
        let operands: Vec<Val> = std::iter::once(receiver)
            .chain(args.iter().copied())
            .collect();
        Some(Operand::Val(self.prim(def, &operands, result)))
    }

    /// The type of the distance of two integers.
    fn distance_type(&mut self, ty: &Ty) -> Ty {
        match self.types.shallow(ty) {
            Ty::Int(int) if int != IntType::Open => Ty::Int(ops::int::unsigned(int)),
            _ => self.types.open_int(),
        }
    }

    /// `x.first().unwrap()`, `x.pop().unwrap()` and their like.
    fn unwrap(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        if let Some(inner) = super::option::popped(e)
            && !self.is_of_user(inner)
        {
            let place = self.place(&inner.receiver)?;
            self.assume_at(Assumed::Array, &inner.receiver, &place);
            self.at(Site::of_call(e));
            let (len, zero) = (self.place_len(&place)?, self.usize(0));
            match e.args.first() {
                None => self.check(&ops::check::GET, &[zero, len]),
                Some(_) => {
                    let some = self.prim(&ops::compare::GT, &[len, zero], Ty::Bool);
                    self.require(some, e)?;
                }
            }
            return self.pop_at(&place, e.span()).map(Operand::Val);
        }
        match self.unwrapped(e)? {
            Some(value) => Ok(value),
            None => self.host_of_method(e),
        }
    }

    /// `x.split_at(i)`: two parts of one array.
    fn split_at(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        let mut place = self.place(&e.receiver)?;
        self.assume_at(Assumed::Array, &e.receiver, &place);
        let mut how = Mutability::Mut;
        if e.method == "split_at" {
            how = Mutability::Shared;
            place = Place {
                base: Base::Val(self.base_value(place.base)?),
                ..place
            };
        }
        let at = self.usize_expr(&e.args[0])?;
        self.at(Site::of_call(e));
        let (len, zero) = (self.place_len(&place)?, self.usize(0));
        self.check(&ops::check::SPLIT_AT, &[at, len]);
        let parts = [(zero, at), (at, len)];
        let parts = parts
            .map(|(lo, hi)| Ok(self.within(&place, lo, hi)).map(|part| Operand::Ref(part, how)));
        Ok(Operand::Tuple(parts.into_iter().collect::<Res<_>>()?))
    }

    /// Whether a receiver is of a type that has a name, or that a function gave. It is lowered for that, and forgotten.
    fn is_of_type(&mut self, receiver: &Expr) -> Res<bool> {
        let start = self.checkpoint();
        let place = self.place(receiver)?;
        let ty = self.place_ty(&place);
        let named = matches!(&ty, Ty::Named(name) if !self.types.is_std(name));
        let found = named || self.types.is_given(&ty) || self.types.is_likely_users(&ty);
        self.rollback(&start);
        Ok(found)
    }

    /// `receiver.to_vec()`
    pub fn vec_of(&mut self, receiver: &Expr) -> Res<Operand> {
        let place = self.place(receiver)?;
        self.assume_at(Assumed::Array, receiver, &place);
        let v = self.read_place(&place, receiver.span())?;
        self.at(Site::of_expr(receiver));
        self.clones(v);
        if place.window.is_some() {
            return Ok(Operand::Val(v));
        }
        let ty = self.ty(v);
        let element = self.types.element(&ty);
        Ok(Operand::Val(self.prim(
            &ops::array::TO_VEC,
            &[v],
            Ty::Vec(Box::new(element)),
        )))
    }

    fn clone_of(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        if e.method == "into" {
            return self.host(e);
        }
        let v = self.expr(&e.receiver)?;
        match e.method.to_string().as_str() {
            "to_f64" => self.assume_operand(Assumed::Number, &e.receiver, &v),
            "copied" | "cloned" => self.assume_operand(Assumed::Option, &e.receiver, &v),
            _ => {}
        }
        match v {
            Operand::Ref(place, _) => {
                let v = self.read_place(&place, e.span())?;
                if e.method != "copied" {
                    self.at(Site::of_call(e));
                    self.clones(v);
                }
                Ok(self.take_apart(v))
            }
            other => {
                if e.method != "copied" {
                    self.at(Site::of_call(e));
                    self.is_cloned(&other, e.span())?;
                }
                Ok(other)
            }
        }
    }

    /// Methods that write an array and have no value.
    fn array_statement(&mut self, e: &ExprMethodCall, name: &str) -> Option<Res<()>> {
        let known = matches!(
            (name, e.args.len()),
            (
                "push"
                    | "fill"
                    | "copy_from_slice"
                    | "clone_from_slice"
                    | "extend_from_slice"
                    | "extend"
                    | "clone_from",
                1
            ) | ("swap", 2)
                | ("reverse" | "clear", 0)
        );
        known.then(|| self.array_write(e, name))
    }

    fn array_write(&mut self, e: &ExprMethodCall, name: &str) -> Res<()> {
        let span = e.span();
        let place = self.place(&e.receiver)?;
        if name != "clone_from" {
            self.assume_at(Assumed::Array, &e.receiver, &place);
        }
        match name {
            "push" => {
                let v = self.scalar(&e.args[0])?;
                self.at(Site::of_call(e));
                self.push_at(&place, v, span)
            }
            "fill" => {
                let v = self.scalar(&e.args[0])?;
                self.clones(v);
                self.at(Site::of_call(e));
                self.write_all(&place, span, &mut |_, _| Ok(v))
            }
            "copy_from_slice" | "clone_from_slice" => {
                let src = self.read_only(&e.args[0])?;
                self.assume_at(Assumed::Array, &e.args[0], &src);
                self.at(Site::of_call(e));
                if name == "clone_from_slice" {
                    self.clones_part(&src, span)?;
                }
                self.copy_from(&place, &src, span)
            }
            "clone_from" => {
                let v = self.scalar(&e.args[0])?;
                self.clones(v);
                self.write_place(&place, Operand::Val(v), span)
            }
            "extend_from_slice" => {
                let src = self.read_only(&e.args[0])?;
                self.assume_at(Assumed::Array, &e.args[0], &src);
                self.at(Site::of_call(e));
                self.clones_part(&src, span)?;
                self.extend_from(&place, &src, span)
            }
            "extend" => {
                let iter = self.iterator(&e.args[0])?;
                let key = self.key_here();
                self.each(
                    Visit {
                        span,
                        key,
                        blocks: None,
                    },
                    &iter,
                    &mut |s, item, _| {
                        let v = s.value_of(item, span)?;
                        s.push_at(&place, v, span)
                    },
                )
            }
            "swap" => {
                let i = self.usize_expr(&e.args[0])?;
                let j = self.usize_expr(&e.args[1])?;
                self.at(Site::of_call(e));
                self.swap(&place, i, j, span)
            }
            "reverse" => {
                let (len, two, one, lo) = (
                    self.place_len(&place)?,
                    self.usize(2),
                    self.usize(1),
                    self.usize(0),
                );
                let half = self.prim(&ops::arith::DIV, &[len, two], Ty::USIZE);
                self.positions_loop(span, (lo, half), false, &mut |s, i| {
                    let j = s.prim(&ops::arith::SUB, &[len, one], Ty::USIZE);
                    let j = s.prim(&ops::arith::SUB, &[j, i], Ty::USIZE);
                    let (a, b) = (s.inner_place(&place, i), s.inner_place(&place, j));
                    s.swap_places(&a, &b, span)
                })
            }
            _ => self.empty(&place, span),
        }
    }
}

/// Methods for which there is something else to write.
const REFUSED: [(&str, &str); 5] = [
    ("into_boxed_slice", "keep the `Vec`"),
    ("try_into", "index the elements: `[x[0], x[1]]`"),
    (
        "extend_from_within",
        "copy the part with `to_vec` first, then use `extend_from_slice`",
    ),
    ("splice", "use `drain` and `insert`"),
    ("chunk_by", "write it as a loop"),
];

/// Methods that arrays, slices and vectors have, and differentiation does not know.
#[rustfmt::skip]
const OF_ARRAYS: [&str; 60] = [
    "align_to", "align_to_mut", "allocator", "array_chunks", "array_windows", "as_array", "as_chunks", "as_flattened",
    "as_mut_ptr", "as_ptr", "as_ptr_range", "as_rchunks", "as_simd", "binary_search_by_key", "borrow", "borrow_mut", "capacity",
    "chunk_by_mut", "clone_from", "clone_into", "cmp", "drain_range", "each_mut", "each_ref", "element_offset", "eq",
    "escape_ascii", "extract_if", "first_chunk", "first_chunk_mut", "ge", "get_disjoint_mut", "get_unchecked",
    "get_unchecked_mut", "gt", "hash", "into_flattened", "join", "last_chunk", "last_chunk_mut", "le", "leak", "lt", "ne",
    "partial_cmp", "pop_if", "push_within_capacity", "repeat", "reserve", "reserve_exact", "select_nth_unstable",
    "select_nth_unstable_by", "select_nth_unstable_by_key", "shrink_to", "shrink_to_fit", "spare_capacity_mut", "split",
    "strip_prefix", "strip_suffix", "write_filled",
];

/// Whether a method of an array can only be that of a trait of the user's: no other has this name.
pub fn is_extension(name: &str) -> bool {
    let refused = REFUSED.iter().map(|(name, _)| *name);
    let known = refused
        .chain(OF_ARRAYS)
        .chain(READS)
        .chain(super::dispatch::ARRAYS);
    let mut known = known.chain(ARRAY_METHODS.iter().copied());
    !known.any(|of| of == name)
}

/// Methods of arrays that only read.
const READS: [&str; 12] = [
    "contains",
    "iter",
    "is_sorted",
    "binary_search",
    "starts_with",
    "ends_with",
    "first",
    "last",
    "get",
    "concat",
    "join",
    "capacity",
];

/// Methods of integers and floats that have no primitive, and cannot write.
fn is_number_method(name: &str) -> bool {
    let prefixes = [
        "wrapping_",
        "checked_",
        "saturating_",
        "overflowing_",
        "is_",
        "count_",
        "leading_",
        "trailing_",
        "to_be",
        "to_le",
        "to_ne",
        "to_int",
        "total_",
    ];
    prefixes.iter().any(|p| name.starts_with(p))
        || [
            "cmp",
            "to_bits",
            "to_string",
            "partial_cmp",
            "next_up",
            "next_down",
            "isqrt",
            "ilog2",
            "ilog10",
        ]
        .contains(&name)
}

/// The primitive that a method of numbers spells.
pub fn scalar_prim(name: &str) -> Option<&'static PrimDef> {
    ops::all()
        .find(|d| matches!(d.spelling, Spelling::Method(m) | Spelling::IntMethod(m) if m == name))
}

/// Whether a method is one of numbers.
pub fn is_scalar(name: &syn::Ident) -> bool {
    scalar_prim(&name.to_string()).is_some()
}

/// Methods that integers have with the meaning of their primitive.
fn is_int_method(name: &str) -> bool {
    [
        "min",
        "max",
        "pow",
        "abs_diff",
        "saturating_sub",
        "saturating_add",
        "rem_euclid",
        "div_euclid",
        "abs",
        "signum",
        "clamp",
    ]
    .contains(&name)
}

/// The `by_ref` in a chain of methods, `chars.by_ref().take(2).collect()`.
fn by_ref_in(e: &ExprMethodCall) -> Option<&syn::Ident> {
    if e.method == "by_ref" && e.args.is_empty() {
        return Some(&e.method);
    }
    match super::place::strip(&e.receiver) {
        Expr::MethodCall(inner) => by_ref_in(inner),
        _ => None,
    }
}

/// Whether an expression is what is in an `Option`: `it.next().unwrap()`, which must not be evaluated twice.
fn is_unwrapped(e: &Expr) -> bool {
    matches!(super::place::strip(e), Expr::MethodCall(m) if m.method == "unwrap" || m.method == "expect")
}
