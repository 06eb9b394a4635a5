//! Making arrays, and operations on whole arrays, which become loops over elements.

use super::control::Header;
use super::scope::{Base, Mutability, Operand, Place, Slot, Step, Val, VarId, Window};
use super::types::Ty;
use super::{Lowerer, Res};
use grad_core::ir::Attr;
use grad_core::ops;
use proc_macro2::Span;
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;
use syn::{Expr, Token};

/// The arguments of `vec!`.
pub enum VecArgs {
    /// `vec![a, b]`
    List(Vec<Expr>),
    /// `vec![x; n]`
    Repeat(Box<Expr>, Box<Expr>),
}

impl Parse for VecArgs {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        if input.is_empty() {
            return Ok(VecArgs::List(vec![]));
        }
        let first: Expr = input.parse()?;
        if input.parse::<Option<Token![;]>>()?.is_some() {
            return Ok(VecArgs::Repeat(Box::new(first), Box::new(input.parse()?)));
        }
        let mut all = vec![first];
        while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
            all.push(input.parse()?);
        }
        Ok(VecArgs::List(all))
    }
}

impl<'m> Lowerer<'m> {
    /// `vec![..]`
    pub fn vec_macro(&mut self, mac: &syn::Macro) -> Res<Operand> {
        match &*self.keep(mac, || mac.parse_body::<VecArgs>()) {
            Ok(VecArgs::List(items)) if items.is_empty() => self.vec_new(None).map(Operand::Val),
            Ok(VecArgs::List(items)) => {
                let (vals, element) = self.elements(items.iter())?;
                Ok(Operand::Val(self.prim(
                    &ops::array::VEC_OF,
                    &vals,
                    Ty::Vec(Box::new(element)),
                )))
            }
            Ok(VecArgs::Repeat(item, n)) => {
                let v = self.scalar(item)?;
                self.clones(v);
                let n = self.usize_expr(n)?;
                let ty = Ty::Vec(Box::new(self.ty(v)));
                Ok(Operand::Val(self.prim(
                    &ops::array::VEC_REPEAT,
                    &[v, n],
                    ty,
                )))
            }
            Err(e) => Err(self.refuse(
                mac,
                format!("`vec!` is not understood here: {e}"),
                "write `vec![a, b]` or `vec![x; n]`",
            )),
        }
    }

    fn elements<'e>(&mut self, items: impl Iterator<Item = &'e Expr>) -> Res<(Vec<Val>, Ty)> {
        let item = |e: &'e Expr| {
            match self.names_a_function(e) {
            true => Err(self.refuse(
                e,
                "a function in an array is chosen at run time",
                "call each function by its name, or make an enum of them with a `match` that calls them",
            )),
            false => self.scalar(e),
        }
        };
        let vals = items.map(item).collect::<Res<Vec<Val>>>()?;
        let element = self.types.any();
        for v in &vals {
            let ty = self.ty(*v);
            self.types.unify(&element, &ty);
        }
        Ok((vals, element))
    }

    /// Whether an expression is the name of a function of the world.
    fn names_a_function(&self, e: &Expr) -> bool {
        matches!(super::place::strip(e), Expr::Path(path) if self.world_callee(path).is_some())
    }

    /// `[a, b]`
    pub fn array(&mut self, e: &syn::ExprArray) -> Res<Operand> {
        let (vals, element) = self.elements(e.elems.iter())?;
        let ty = Ty::Array(Box::new(element), vals.len().to_string().into());
        Ok(Operand::Val(self.prim(&ops::array::ARRAY, &vals, ty)))
    }

    /// `[x; N]`
    pub fn repeat(&mut self, e: &syn::ExprRepeat) -> Res<Operand> {
        let v = self.scalar(&e.expr)?;
        let len: Box<str> = crate::consts::length(&e.len);
        let ty = Ty::Array(Box::new(self.ty(v)), len.clone());
        Ok(Operand::Val(self.prim_attr(
            &ops::array::REPEAT,
            Attr::Field(len),
            &[v],
            ty,
        )))
    }

    /// An empty vector with room for some elements.
    pub fn vec_new(&mut self, capacity: Option<Val>) -> Res<Val> {
        let capacity = match capacity {
            Some(n) => n,
            None => self.usize(0),
        };
        let ty = Ty::Vec(Box::new(self.types.any()));
        Ok(self.prim(&ops::array::VEC_NEW, &[capacity], ty))
    }

    /// A part of an array as a vector of its own.
    pub fn part_to_vec(&mut self, place: &Place, span: Span) -> Res<Val> {
        let Some(Window { lo, hi }) = place.window else {
            return self.read_place(place, span);
        };
        let len = self.prim(&ops::arith::SUB, &[hi, lo], Ty::USIZE);
        let array = self.read_place(
            &Place {
                window: None,
                ..place.clone()
            },
            span,
        )?;
        let element = self.ty(array);
        let element = self.types.element(&element);
        let new = self.prim(
            &ops::array::VEC_NEW,
            &[len],
            Ty::Vec(Box::new(element.clone())),
        );
        let out = self.declare("part", Operand::Val(new));
        self.positions_loop(span, (lo, hi), false, &mut |s, i| {
            let v = s.prim(&ops::index::INDEX, &[array, i], element.clone());
            s.push(out, v)
        })?;
        self.take(out)
    }

    /// An array, or a part of one, as a vector.
    pub fn vector_at(&mut self, place: &Place, span: Span) -> Res<Val> {
        if place.window.is_some() {
            return self.part_to_vec(place, span);
        }
        let array = self.read_place(place, span)?;
        let ty = self.ty(array);
        let element = self.types.element(&ty);
        Ok(self.prim(&ops::array::TO_VEC, &[array], Ty::Vec(Box::new(element))))
    }

    /// `out.push(v)` on a variable of our own.
    pub fn push(&mut self, out: VarId, v: Val) -> Res<()> {
        let array = self.cell_or_default(out);
        let ty = self.ty(array);
        let (element, v_ty) = (self.types.element(&ty), self.ty(v));
        self.types.unify(&element, &v_ty);
        let array = self.prim(&ops::stack::PUSH, &[array, v], ty);
        self.assign_var(out, Operand::Val(array), Span::call_site())
    }

    /// The value of a variable of our own.
    pub fn take(&mut self, id: VarId) -> Res<Val> {
        Ok(self.cell_or_default(id))
    }

    /// A loop over `lo..hi`; it is made anew each time, so nothing is remembered of it.
    pub fn positions_loop(
        &mut self,
        span: Span,
        (lo, hi): (Val, Val),
        rev: bool,
        body: &mut dyn FnMut(&mut Self, Val) -> Res<()>,
    ) -> Res<()> {
        let header = Header::Range {
            lo,
            hi,
            rev,
            ty: Ty::USIZE,
        };
        let key = self.key_here();
        self.build_loop(span, key, header, &mut |s, index, _| {
            index.map_or(Ok(()), |i| body(s, i))
        })
    }

    /// `dst[i] = f(i)` for every element of a place.
    pub fn write_all(
        &mut self,
        dst: &Place,
        span: Span,
        f: &mut dyn FnMut(&mut Self, Val) -> Res<Val>,
    ) -> Res<()> {
        let len = self.place_len(dst)?;
        let lo = self.usize(0);
        self.positions_loop(span, (lo, len), false, &mut |s, i| {
            let v = f(s, i)?;
            let element = s.inner_place(dst, i);
            s.write_place(&element, Operand::Val(v), span)
        })
    }

    /// An element at a position that is known to be inside.
    pub fn inner_place(&mut self, place: &Place, i: Val) -> Place {
        let i = match place.window {
            Some(Window { lo, .. }) => self.prim(&ops::arith::ADD, &[lo, i], Ty::USIZE),
            None => i,
        };
        let mut path = place.path.clone();
        path.push(Step::Index(i));
        Place {
            base: place.base,
            path,
            window: None,
        }
    }

    /// `dst.copy_from_slice(src)`
    pub fn copy_from(&mut self, dst: &Place, src: &Place, span: Span) -> Res<()> {
        let (to, from) = (self.place_len(dst)?, self.place_len(src)?);
        self.check(&ops::check::COPY_FROM_SLICE, &[to, from]);
        self.write_all(dst, span, &mut |s, i| {
            let element = s.inner_place(src, i);
            s.read_place(&element, span)
        })
    }

    /// `dst.extend_from_slice(src)`
    pub fn extend_from(&mut self, dst: &Place, src: &Place, span: Span) -> Res<()> {
        let len = self.place_len(src)?;
        let lo = self.usize(0);
        self.positions_loop(span, (lo, len), false, &mut |s, i| {
            let element = s.inner_place(src, i);
            let v = s.read_place(&element, span)?;
            s.push_at(dst, v, span)
        })
    }

    /// `dst.push(v)`
    pub fn push_at(&mut self, dst: &Place, v: Val, span: Span) -> Res<()> {
        let array = self.read_place(dst, span)?;
        let ty = self.ty(array);
        let (element, v_ty) = (self.types.element(&ty), self.ty(v));
        self.types.unify(&element, &v_ty);
        let ty = if self.types.is_unknown(&ty) {
            Ty::Vec(Box::new(v_ty))
        } else {
            ty
        };
        if self.grows_in_place(dst) {
            return self.grow_in_place("push", dst, &[v], span);
        }
        let array = self.prim(&ops::stack::PUSH, &[array, v], ty);
        self.write_place(dst, Operand::Val(array), span)
    }

    /// `dst.pop().unwrap()`
    pub fn pop_at(&mut self, dst: &Place, span: Span) -> Res<Val> {
        let last = self.last_of(dst, span)?;
        if self.grows_in_place(dst) {
            self.grow_in_place("drop_last", dst, &[], span)?;
            return Ok(last);
        }
        let array = self.read_place(dst, span)?;
        let ty = self.ty(array);
        let array = self.prim(&ops::stack::POP, &[array], ty);
        self.write_place(dst, Operand::Val(array), span)?;
        Ok(last)
    }

    /// Whether a vector is an element, or a part of one: it is lent where it is, to a function of ours.
    pub fn grows_in_place(&mut self, dst: &Place) -> bool {
        let is_part = dst.path.iter().any(|step| step.index().is_some());
        let ty = self.place_ty(dst);
        let is_vector = matches!(self.types.shallow(&ty), Ty::Vec(of) if self.has_gradient(&of));
        is_part && is_vector && self.is_lent_in_place(dst)
    }

    /// Whether it is certain that a type is differentiable, and may be copied.
    fn has_gradient(&self, ty: &Ty) -> bool {
        match self.types.shallow(ty) {
            Ty::Float(_) | Ty::Int(_) | Ty::Bool => true,
            Ty::Array(of, _) | Ty::Vec(of) | Ty::Option(of) => self.has_gradient(&of),
            Ty::Tuple(members) => members.iter().all(|of| self.has_gradient(of)),
            Ty::Named(name) => {
                let world = self.model.seen.as_ref();
                let of = syn::parse_str(&name).ok();
                world
                    .zip(of)
                    .is_some_and(|(world, of)| world.is_cloned_by_fields(&of))
            }
            Ty::Var(_) | Ty::Unit | Ty::Slice(_) | Ty::Pullback | Ty::Open => false,
        }
    }

    /// Whether elements are moved in a vector by a function of ours, as std moves them. In a function with forward mode only where
    /// the vector is an element, since a function that calls has no lanes.
    pub fn moves_in_place(&mut self, dst: &Place) -> bool {
        let ty = self.place_ty(dst);
        let Ty::Vec(of) = self.types.shallow(&ty) else {
            return false;
        };
        let is_whole = dst.path.is_empty() && dst.window.is_none() && self.is_cell(dst);
        let is_there = is_whole || self.is_lent_in_place(dst);
        let has_lanes = self.model.args.has_forward_mode();
        self.grows_in_place(dst) || !has_lanes && is_there && self.has_gradient(&of)
    }

    /// The same of vectors of vectors: std hands these on, and numbers are copied as fast.
    pub fn moves_vectors(&mut self, dst: &Place) -> bool {
        let ty = self.place_ty(dst);
        let is_vector = |s: &Self, of: &Ty| matches!(s.types.shallow(of), Ty::Vec(_));
        let owns = matches!(self.types.shallow(&ty), Ty::Vec(of) if is_vector(self, &of));
        owns && self.moves_in_place(dst)
    }

    /// Whether it is a variable whose value is here.
    fn is_cell(&self, place: &Place) -> bool {
        match place.base {
            Base::Var(id) => matches!(self.vars[id].slot, Slot::Cell(Some(_))),
            Base::Val(_) => false,
        }
    }

    /// Calls such a function.
    pub fn grow_in_place(&mut self, name: &str, dst: &Place, given: &[Val], span: Span) -> Res<()> {
        let name = syn::Ident::new(name, span);
        let path = syn::parse_quote!(::grads::__private::grown::#name);
        let mut args = vec![Operand::Ref(dst.clone(), Mutability::Mut)];
        args.extend(given.iter().copied().map(Operand::Val));
        self.call_node(&path, args, span).map(drop)
    }

    /// `place.last().unwrap()`
    pub fn last_of(&mut self, place: &Place, span: Span) -> Res<Val> {
        let (len, one) = (self.place_len(place)?, self.usize(1));
        let last = self.prim(&ops::arith::SUB, &[len, one], Ty::USIZE);
        let element = self.element_place(place, last)?;
        self.read_place(&element, span)
    }

    /// `place.swap(i, j)`
    pub fn swap(&mut self, place: &Place, i: Val, j: Val, span: Span) -> Res<()> {
        if self.moves_vectors(place) {
            let len = self.place_len(place)?;
            for at in [i, j] {
                self.check(&ops::check::ELEMENT, &[at, len]);
            }
            return self.grow_in_place("swap", place, &[i, j], span);
        }
        let (a, b) = (self.element_place(place, i)?, self.element_place(place, j)?);
        self.swap_places(&a, &b, span)
    }

    /// `std::mem::swap`
    pub fn swap_places(&mut self, a: &Place, b: &Place, span: Span) -> Res<()> {
        let (x, y) = (self.read_place(a, span)?, self.read_place(b, span)?);
        self.write_place(a, Operand::Val(y), span)?;
        self.write_place(b, Operand::Val(x), span)
    }

    /// A variable of our own with a value.
    pub fn variable_of(&mut self, name: &str, v: Val) -> VarId {
        let ty = self.ty(v);
        let id = self.hidden(name, ty, None);
        self.vars[id].slot = Slot::Cell(Some(v));
        id
    }

    /// The place of an argument that is read only.
    pub fn read_only(&mut self, e: &Expr) -> Res<Place> {
        let place = self.place(e)?;
        self.frozen(&place, e.span())
    }
}
