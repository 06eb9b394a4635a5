//! Arrays of a length that is part of their type, made element by element.

use super::kept::{Key, address};
use super::scope::{Mutability, Operand, Place, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::assumed::Assumed;
use crate::emit::literal;
use grad_core::ops;
use proc_macro2::Span;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, ExprPath, GenericArgument, PathArguments};

/// What trials are asked for.
const ELEMENT: usize = 1;

/// How often what stands in short arrays is written out.
const MOST_COPIES: usize = 64;

impl<'m> Lowerer<'m> {
    /// `[a, b].map(f)`
    pub fn map_array(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        let place = self.read_only(&e.receiver)?;
        let ty = self.place_ty(&place);
        if !matches!(ty, Ty::Array(..)) {
            // of a constant rustc knows more
            let start = self.checkpoint();
            let constant = self.is_foreign(&Operand::Ref(place.clone(), Mutability::Shared));
            self.rollback(&start);
            let is_alias = matches!(&ty, Ty::Named(name) if !self.types.is_std(name));
            if !constant && matches!(ty, Ty::Slice(_) | Ty::Vec(_)) {
                return Err(self.unknown_method(e));
            }
            if constant || !(is_alias || self.types.is_unknown(&ty)) {
                return self.host(e);
            }
            self.assume_at(Assumed::Array, &e.receiver, &place);
        }
        let callee = self.callee(&e.args[0])?;
        let span = e.span();
        let mut item = |s: &mut Self, i| {
            let element = s.inner_place(&place, i);
            let v = s.read_place(&element, span)?;
            let item = s.take_apart(v);
            let v = s.call_with(&callee, vec![item])?;
            s.value_of(v, span)
        };
        let key = (address(&e.args[0]), ELEMENT);
        if let Ty::Array(_, len) = ty {
            return self.array_of(key, len, span, &mut item);
        }
        let element = self.first_for_trial(key, &mut item)?;
        let of = self.read_place(&place, span)?;
        let filler = self.undefined(element.clone());
        let made = self.types.open();
        let made_element = self.types.element(&made);
        self.types.unify(&made_element, &element);
        self.whose.may_be_of_option(e, &ty, &made);
        let array = self.prim(&ops::array::REPEAT_LIKE, &[of, filler], made);
        self.filled(array, span, &mut item)
    }

    /// `std::array::from_fn(f)`
    pub fn array_from_fn(&mut self, path: &ExprPath, f: &Expr) -> Res<Operand> {
        let callee = self.callee(f)?;
        let span = f.span();
        let mut item = |s: &mut Self, i| {
            let v = s.call_with(&callee, vec![Operand::Val(i)])?;
            s.value_of(v, span)
        };
        let key = (address(f), ELEMENT);
        if let Some(len) = length_argument(path) {
            return self.array_of(key, len, span, &mut item);
        }
        if !has_inferred_length(path) {
            return Err(self.refuse(
                path,
                "the length of this array is not known here",
                "write `let a: [f64; 3] = std::array::from_fn(..)`",
            ));
        }
        // rustc finds the length by what the array is handed to
        let element = self.first_for_trial(key, &mut item)?;
        let made = self.types.open();
        let made_element = self.types.element(&made);
        self.types.unify(&made_element, &element);
        let of = literal::rust_type(&self.types.resolve(&element)).unwrap_or_else(|| quote!(_));
        let blank = quote_spanned!(path.span()=> ::grads::__private::blank_array::<#of, _>());
        match self.opaque_for(path, blank, Some(made))? {
            Some(array) => self.filled(array, span, &mut item),
            None => Ok(Operand::Never),
        }
    }

    /// An array of what `f` gives for each position. A short one has no loop, unless it stands in others.
    fn array_of(
        &mut self,
        key: Key,
        len: Box<str>,
        span: Span,
        f: &mut dyn FnMut(&mut Self, Val) -> Res<Val>,
    ) -> Res<Operand> {
        if let Ok(n @ 1..=4) = len.parse::<usize>()
            && self.written_out * n <= MOST_COPIES
        {
            let around = self.written_out;
            self.written_out *= n;
            let all = (0..n).map(|i| {
                let i = self.usize(i);
                f(self, i)
            });
            let vals = all.collect::<Res<Vec<Val>>>();
            self.written_out = around;
            let vals = vals?;
            let ty = Ty::Array(Box::new(self.ty(vals[0])), len);
            return Ok(Operand::Val(self.prim(&ops::array::ARRAY, &vals, ty)));
        }
        let element = self.first_for_trial(key, f)?;
        let array = self.undefined(Ty::Array(Box::new(element), len));
        self.filled(array, span, f)
    }

    /// The type of what `f` gives: it is lowered for trial, for it says what an array holds before it is written.
    fn first_for_trial(
        &mut self,
        key: Key,
        f: &mut dyn FnMut(&mut Self, Val) -> Res<Val>,
    ) -> Res<Ty> {
        self.type_by_trial(key, &mut |s| {
            let first = s.usize(0);
            let element = f(s, first)?;
            Ok(s.ty(element))
        })
    }

    /// An array with what `f` gives in every place.
    fn filled(
        &mut self,
        array: Val,
        span: Span,
        f: &mut dyn FnMut(&mut Self, Val) -> Res<Val>,
    ) -> Res<Operand> {
        let (n, zero) = (
            self.prim(&ops::array::LEN, &[array], Ty::USIZE),
            self.usize(0),
        );
        let out = self.variable_of("made", array);
        let place = Place::of(super::scope::Base::Var(out));
        self.positions_loop(span, (zero, n), false, &mut |s, i| {
            let v = f(s, i)?;
            let element = s.inner_place(&place, i);
            s.write_place(&element, Operand::Val(v), span)
        })?;
        self.take(out).map(Operand::Val)
    }
}

/// `from_fn::<_, _, _>`: rustc is to find the length.
fn has_inferred_length(path: &ExprPath) -> bool {
    let last = path.path.segments.last().map(|s| &s.arguments);
    match last {
        Some(PathArguments::AngleBracketed(args)) => {
            matches!(
                args.args.iter().nth(1),
                Some(GenericArgument::Type(syn::Type::Infer(_)))
            )
        }
        _ => false,
    }
}

/// The length in `from_fn::<f64, 3, _>`.
fn length_argument(path: &ExprPath) -> Option<Box<str>> {
    let PathArguments::AngleBracketed(args) = &path.path.segments.last()?.arguments else {
        return None;
    };
    match args.args.iter().nth(1)? {
        GenericArgument::Const(n) => Some(crate::consts::length(n)),
        GenericArgument::Type(syn::Type::Path(p)) if p.path.get_ident().is_some() => {
            p.path.get_ident().map(|n| n.to_string().into())
        }
        _ => None,
    }
}
