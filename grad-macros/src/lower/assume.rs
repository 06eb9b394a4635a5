//! What is taken for granted of a type that only rustc knows is noted here, where it stands: generated code asks rustc
//! whether it is so (`crate::assumed`). This is the one door: whoever takes something for an array, a number, an `Option` or a
//! plain reference, and does not know it, says so.

use super::Lowerer;
use super::place::strip;
use super::scope::{Operand, Place, Slot, Val, VarId};
use super::types::Ty;
use crate::assumed::{self, Assumed};
use crate::conversions;
use crate::visit::{self, Visit};
use grad_core::ops::{PrimDef, Spelling};
use std::rc::Rc;
use syn::punctuated::Punctuated;
use syn::{Expr, Type};

impl Lowerer<'_> {
    /// Notes what an expression is taken for.
    pub fn assume(&mut self, assumed: Assumed, e: &Expr) {
        // what is written here of a queue is not in the user's text
        if !crate::queues::is_written_out(e) {
            self.assumed.push((assumed::Place::of(e), assumed));
        }
    }

    /// Notes what a param of a closure is taken for that is written without a type.
    pub fn assume_param(&mut self, param: &syn::Pat, typed: &syn::PatType) {
        if !matches!(param, syn::Pat::Type(_)) {
            let ty = Rc::new((*typed.ty).clone());
            let place = assumed::Place::of_param(param);
            self.assumed.push((place, Assumed::Param(ty)));
        }
    }

    /// Notes of `T::from(x)` that was written for `x.into()` that this is std's.
    pub fn assume_converted(&mut self, e: &syn::ExprCall) {
        if conversions::is_written_out(e) {
            self.assume(Assumed::Converted, &Expr::Call(e.clone()));
        }
    }

    /// Whether `into` may be a method of one's own: a world shows all that there are.
    pub fn may_be_own_into(&self) -> bool {
        let world = self.model.seen.as_ref();
        world.is_none_or(|w| w.has_method("into"))
    }

    /// The same, unless its type says it.
    pub fn assume_of(&mut self, assumed: Assumed, e: &Expr, ty: &Ty) {
        if !self.is_sure(&assumed, ty) {
            self.assume(assumed, e);
        }
    }

    /// The same of what names a place; a part of an array is none without one.
    pub fn assume_at(&mut self, assumed: Assumed, e: &Expr, place: &Place) {
        if place.window.is_none() {
            let ty = self.place_ty(place);
            self.note_std(e, &ty);
            self.assume_of(assumed, e, &ty);
        }
    }

    /// The same of an operand.
    pub fn assume_operand(&mut self, assumed: Assumed, e: &Expr, operand: &Operand) {
        match operand {
            Operand::Val(v) => {
                let ty = self.ty(*v);
                self.note_std(e, &ty);
                self.assume_of(assumed, e, &ty);
            }
            Operand::Ref(place, _) => self.assume_at(assumed, e, place),
            Operand::Option(..) => self.note_option(e),
            _ => {}
        }
    }

    /// Notes of which type of std a receiver is.
    pub fn note_std(&mut self, e: &Expr, ty: &Ty) {
        let of = |s: &Self, of: &Ty| Box::new(s.types.shallow(of));
        let ty = match self.types.shallow(ty) {
            Ty::Array(t, len) => Ty::Array(of(self, &t), len),
            Ty::Vec(t) => Ty::Vec(of(self, &t)),
            Ty::Option(t) => Ty::Option(of(self, &t)),
            Ty::Float(of) => Ty::Float(of),
            _ => return,
        };
        self.of_std.note(e, &ty);
    }

    /// Notes that a receiver is an `Option`.
    pub fn note_option(&mut self, e: &Expr) {
        self.of_std.note(e, &Ty::Option(Box::new(Ty::Open)));
    }

    /// Whether a type is known to be what it is taken for. What is known follows from spelled types by the rules of Rust,
    /// or from what was noted before.
    fn is_sure(&self, assumed: &Assumed, ty: &Ty) -> bool {
        let ty = self.types.shallow(ty);
        match assumed {
            Assumed::Array | Assumed::Collected | Assumed::Counted | Assumed::Nested => {
                ty.element().is_some() || self.is_vector(&ty)
            }
            Assumed::Number => self.types.is_number(&ty),
            Assumed::Bits => self.types.is_int(&ty) || ty == Ty::Bool,
            Assumed::Option => matches!(ty, Ty::Option(_)),
            // where there is a number or an array, what was dereferenced is a reference
            Assumed::Pointer => !matches!(ty, Ty::Named(_) | Ty::Open | Ty::Var(_)),
            Assumed::View => ty.element().is_some() || matches!(ty, Ty::Option(_)),
            Assumed::Exactly(_)
            | Assumed::Declared(_)
            | Assumed::Elements
            | Assumed::OfStd(_)
            | Assumed::Made(_)
            | Assumed::Converted
            | Assumed::Owned
            | Assumed::Callable
            | Assumed::OwnField(_)
            | Assumed::Param(_) => false,
        }
    }

    /// The same of what is dereferenced.
    pub fn assume_dereferenced(&mut self, e: &Expr, operand: &Operand) {
        match operand {
            Operand::Val(v) => {
                let ty = self.ty(*v);
                self.assume_pointer(e, &ty);
            }
            Operand::Ref(place, _) if place.window.is_none() => {
                let ty = self.place_ty(place);
                self.assume_pointer(e, &ty);
            }
            _ => {}
        }
    }

    /// Notes that what a closure captures is taken for a number where nothing says what else it is: its cotangent needs a place, which has
    /// a type.
    pub fn assume_captured(&mut self, closure: usize, captures: &[Val]) {
        let body = self.closures[closure].expr.body.clone();
        for v in captures {
            let ty = self.ty(*v);
            let may_be = self.types.is_unknown(&ty) && !self.types.is_aggregate(&ty);
            if !may_be || self.types.is_users(&ty) == Some(true) {
                continue;
            }
            let frame = self.frames.iter().find(|f| f.id == v.frame);
            let name = frame.and_then(|f| f.graph.values[v.value].name.clone());
            if let Some(used) = name.and_then(|name| named(&body, &name)) {
                let float = self.types.float();
                self.types.unify(&ty, &float);
                self.assume(Assumed::Number, &used);
            }
        }
    }

    /// Notes that `*e` is taken for where a reference points, unless `e` is one as far as is seen.
    fn assume_pointer(&mut self, e: &Expr, ty: &Ty) {
        if !self.is_reference_to(strip(e)) {
            self.assume_of(Assumed::Pointer, e, ty);
        }
    }

    /// Whether an expression is a reference: a name for one, or `&x`.
    fn is_reference_to(&self, e: &Expr) -> bool {
        match e {
            Expr::Reference(_) => true,
            Expr::Path(_) => self.variable(e).is_some_and(|id| {
                matches!(
                    self.vars[id].slot,
                    Slot::Alias(Operand::Ref(..)) | Slot::View(_)
                )
            }),
            _ => false,
        }
    }

    /// Notes what the operands of a comparison, or of an operator on integers, are taken for.
    pub fn assume_infix(&mut self, def: &PrimDef, e: &syn::ExprBinary, [a, b]: [Val; 2]) {
        let compares = matches!(
            def.spelling,
            Spelling::Infix("<" | "<=" | ">" | ">=" | "==" | "!=")
        );
        let (left, right) = (self.ty(a), self.ty(b));
        if !compares {
            // one question is enough where the operands are of one type
            self.assume_bits(&e.left, a);
            if self.is_sure(&Assumed::Bits, &left) {
                self.assume_bits(&e.right, b);
            }
            return;
        }
        if self.types.is_number(&left) && self.types.is_unknown(&right) {
            self.assume(Assumed::Number, &e.right);
        }
        if self.types.is_number(&right) && self.types.is_unknown(&left) {
            self.assume(Assumed::Number, &e.left);
        }
    }

    /// Notes that an operator without a derivative is on integers or truth values, unless its operand is a constant.
    pub fn assume_bits(&mut self, e: &Expr, v: Val) {
        let ty = self.ty(v);
        let users = matches!(self.types.shallow(&ty), Ty::Named(_))
            && self.types.is_users(&ty) == Some(true);
        if users && !self.is_foreign(&Operand::Val(v)) {
            self.refuse(
                e,
                "no derivative passes through this operator",
                "write it as an annotated method, or with one of the operators `+`, `-`, `*`, `/`, `%`",
            );
        } else if !self.is_foreign(&Operand::Val(v)) {
            self.assume_of(Assumed::Bits, e, &ty);
        }
    }

    /// Notes that what a closure of the function is given is of the types that its params are written with.
    pub fn assume_arguments(&mut self, callee: VarId, e: &syn::ExprCall, args: &[Operand]) {
        let Slot::Alias(Operand::Closure(id)) = self.vars[callee].slot else {
            return;
        };
        let closure = self.closures[id].expr.clone();
        for ((param, arg), value) in closure.inputs.iter().zip(&e.args).zip(args) {
            if let syn::Pat::Type(param) = param {
                self.assume_written(arg, &param.ty, value);
            }
        }
    }

    /// Notes what names that are no variables are taken for where they are handed on: values, or functions.
    pub fn assume_values(&mut self, args: &Punctuated<Expr, syn::Token![,]>, values: &[Operand]) {
        // a call of constants alone has no way back
        let mut others = values.iter().zip(args);
        if others.all(|(value, arg)| self.is_foreign(value) || self.is_literal(arg, value)) {
            return;
        }
        for (arg, value) in args.iter().zip(values) {
            match (strip(arg), value) {
                (Expr::Path(p), Operand::Val(v)) if self.variable(arg).is_none() => {
                    let ty = self.ty(*v);
                    let made = matches!(self.types.shallow(&ty), Ty::Named(_));
                    if !made && !self.types.is_number(&ty) && p.path.segments.len() < 3 {
                        self.assume(Assumed::Owned, arg);
                    }
                }
                (Expr::Path(p), Operand::Function(_)) if is_behind_a_type(&p.path) => {
                    self.assume(Assumed::Callable, arg);
                }
                _ => {}
            }
        }
    }

    /// Whether a value is an integer, or a number that is written out.
    fn is_literal(&self, arg: &Expr, value: &Operand) -> bool {
        let Operand::Val(v) = value else { return false };
        matches!(strip(arg), Expr::Lit(_)) || self.types.is_int(&self.ty(*v))
    }

    /// Notes that a path is taken for that of a function of std, unless it says so.
    pub fn assume_function(&mut self, e: &Expr, of_std: &'static str) {
        let Expr::Path(path) = strip(e) else { return };
        let first = path.path.segments.first();
        if !first.is_some_and(|s| ["std", "core", "alloc"].iter().any(|name| s.ident == name)) {
            self.assume(Assumed::OfStd(of_std.into()), strip(e));
        }
    }

    /// Notes that the elements of an array are taken for arrays.
    pub fn assume_nested(&mut self, e: &Expr, place: &Place) {
        let ty = self.place_ty(place);
        let element = self.types.element(&ty);
        if ty.element().is_none() || !self.is_sure(&Assumed::Array, &element) {
            self.assume(Assumed::Nested, e);
        }
    }

    /// Notes that a value that gets a name is of the type that is written there: a reference to something else may become
    /// one by `Deref`.
    pub fn assume_written(&mut self, e: &Expr, ty: &Type, value: &Operand) {
        let Type::Reference(reference) = ty else {
            return;
        };
        if crate::functions::has_trait_object(ty) {
            return;
        }
        let own = match value {
            Operand::Val(v) => self.ty(*v),
            Operand::Ref(place, _) if place.window.is_none() => self.place_ty(place),
            _ => return,
        };
        let said = self.syn_type(&reference.elem);
        let sure = match (&own, &said) {
            (Ty::Named(a), Ty::Named(b)) => a == b,
            (Ty::Named(_) | Ty::Var(_) | Ty::Open, _) => false,
            (_, Ty::Named(_)) => false,
            _ => true,
        };
        if sure || is_settled_by_its_place(e) {
            return;
        }
        match said {
            Ty::Slice(_) if !crate::check::is_text(&reference.elem) => {
                self.assume(Assumed::Elements, e)
            }
            _ => self.assume(Assumed::Exactly(Rc::new(ty.clone())), e),
        }
    }
}

/// `Type::name`
fn is_behind_a_type(path: &syn::Path) -> bool {
    let of = path.segments.iter().rev().nth(1);
    of.is_some_and(|s| s.ident.to_string().starts_with(char::is_uppercase))
}

/// Whether the type of an expression is what it is wanted to be: then nothing is dereferenced.
fn is_settled_by_its_place(e: &Expr) -> bool {
    match strip(e) {
        Expr::MethodCall(m) => ["as_ref", "as_mut", "borrow", "borrow_mut", "into", "deref"]
            .iter()
            .any(|name| m.method == name),
        _ => false,
    }
}

/// The first place in an expression where a variable of this name stands.
fn named(e: &Expr, name: &str) -> Option<Expr> {
    struct Find<'n>(&'n str, Option<Expr>);
    impl<'a> Visit<'a> for Find<'_> {
        fn visit_expr(&mut self, e: &'a Expr) {
            match e {
                Expr::Path(p) if p.path.is_ident(self.0) => {
                    self.1.get_or_insert_with(|| e.clone());
                }
                e => visit::visit_expr(self, e),
            }
        }
    }
    let mut find = Find(name, None);
    find.visit_expr(e);
    find.1
}
