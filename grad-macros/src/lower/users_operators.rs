//! Operators on types of the world's: which `impl` is meant, and what it gives.

use super::inlined::Callee;
use super::known::base;
use super::scope::{Base, Mutability, Operand, Val};
use super::types::{Ty, Types};
use super::{Lowerer, Res};
use crate::report::Site;
use crate::world::Method;
use grad_core::ops::PrimDef;
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Expr, ExprBinary};

impl<'m> Lowerer<'m> {
    /// The operator of the world on operands of these types, of which `passed` says whether they are references.
    pub fn operator(&self, name: &str, tys: &[Ty], passed: Option<&str>) -> Option<&'m Method> {
        let world = self.declares()?;
        let tys: Vec<Ty> = tys.iter().map(|t| self.types.shallow(t)).collect();
        let users = |t: &Ty| matches!(t, Ty::Named(name) if world.layout(base(name)).is_some());
        if !tys.iter().any(users) {
            return None;
        }
        let of = match &tys[0] {
            Ty::Named(name) => base(name).to_string(),
            t if self.types.is_float(t) => "f64".to_string(),
            _ => return None,
        };
        let all = world.methods(&of, name).iter().filter(|m| {
            let rhs = tys.get(1);
            m.of_trait.is_some()
                && fits(&self.types, &m.self_ty, &tys[0])
                && rhs.is_none_or(|rhs| fits(&self.types, &right_side(m), rhs))
        });
        let all: Vec<&Method> = all.collect();
        match (&all[..], passed) {
            ([only], _) => Some(only),
            (several, Some(passed)) => {
                let by = |ty: &syn::Type| match ty {
                    syn::Type::Reference(_) => 'r',
                    _ => 'v',
                };
                let same = |m: &&&Method| {
                    let own = [by(&m.self_ty), by(&right_side(m))];
                    passed.chars().zip(own).all(|(a, b)| a == b)
                };
                let found: Vec<_> = several.iter().filter(same).collect();
                match found[..] {
                    [only] => Some(only),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// `a + b` or `-a` with operands that are lowered already, if the operator is one of the world's; `passed` says how each is passed.
    pub fn world_operator<N>(
        &mut self,
        node: &N,
        name: &str,
        operands: &[Val],
        passed: &str,
        span: Span,
    ) -> Option<Res<Operand>> {
        self.model.seen.as_ref()?;
        let tys: Vec<Ty> = operands.iter().map(|v| self.ty(*v)).collect();
        let callee = Callee::method(self.operator(name, &tys, Some(passed))?);
        let args: Vec<Operand> = operands.iter().map(|v| Operand::Val(*v)).collect();
        self.inline_callee(node, &callee, &args, span)
    }

    /// What an operator gave, of the type that its `impl` declares.
    pub fn as_operator_gives(
        &mut self,
        value: Operand,
        e: &Expr,
        operands: &[Val],
        passed: &str,
    ) -> Operand {
        let tys: Vec<Ty> = operands.iter().map(|v| self.ty(*v)).collect();
        let name = match e {
            Expr::Binary(b) => operator_method(&b.op),
            _ => Some("neg"),
        };
        let method = name.and_then(|name| self.operator(name, &tys, Some(passed)));
        let ty = method.and_then(|m| {
            let callee = Callee::method(m);
            self.given_at(&callee, Some(&tys[0]), &[], Some(e.clone()))
        });
        self.of_type(value, ty)
    }

    /// `a += b`, if `a` is of a type of the world's with such an operator: its place is looked at first.
    pub fn world_assignment(
        &mut self,
        e: &ExprBinary,
        def: &'static PrimDef,
    ) -> Option<Res<Operand>> {
        let world = self.model.seen.as_ref()?;
        let name = operator_method(&e.op)?;
        let Ty::Named(of) = self.probe(&e.left)? else {
            return None;
        };
        let has_one = !world.methods(base(&of), name).is_empty();
        has_one.then(|| self.assigned_by_world(e, name, def))
    }

    fn assigned_by_world(
        &mut self,
        e: &ExprBinary,
        name: &str,
        def: &'static PrimDef,
    ) -> Res<Operand> {
        let place = self.place(&e.left)?;
        self.look(&place, e.left.span())?;
        let (b, by) = self.passed(&e.right)?;
        self.at(Site::led_by(&e.left, e));
        let tys = [self.place_ty(&place), self.ty(b)];
        let passed = String::from_iter(['v', by]);
        if let (Base::Var(_), Some(method)) = (place.base, self.operator(name, &tys, Some(&passed)))
        {
            let args = [
                Operand::Ref(place.clone(), Mutability::Mut),
                Operand::Val(b),
            ];
            if let Some(inlined) = self.inline_callee(e, &Callee::method(method), &args, e.span()) {
                return inlined;
            }
        }
        let a = self.read_place(&place, e.left.span())?;
        let v = self.arithmetic(def, &[a, b], &passed, true, &[&e.left, &e.right]);
        self.write_place(&place, Operand::Val(v), e.span())?;
        Ok(Operand::Unit)
    }
}

/// The method of an operator.
pub fn operator_method(op: &syn::BinOp) -> Option<&'static str> {
    Some(match op {
        syn::BinOp::Add(_) => "add",
        syn::BinOp::Sub(_) => "sub",
        syn::BinOp::Mul(_) => "mul",
        syn::BinOp::Div(_) => "div",
        syn::BinOp::Rem(_) => "rem",
        syn::BinOp::AddAssign(_) => "add_assign",
        syn::BinOp::SubAssign(_) => "sub_assign",
        syn::BinOp::MulAssign(_) => "mul_assign",
        syn::BinOp::DivAssign(_) => "div_assign",
        syn::BinOp::RemAssign(_) => "rem_assign",
        _ => return None,
    })
}

/// Whether an operand of this type may be what an operator takes.
fn fits(types: &Types, pattern: &syn::Type, ty: &Ty) -> bool {
    match pattern {
        syn::Type::Reference(r) => fits(types, &r.elem, ty),
        syn::Type::Paren(p) => fits(types, &p.elem, ty),
        syn::Type::Path(p) => {
            let name = crate::check::shown(&p.path);
            match ty {
                Ty::Named(of) => base(of).rsplit("::").next() == base(&name).rsplit("::").next(),
                t if types.is_float(t) => ["f64", "f32"].contains(&&*name),
                t => types.is_int(t) && grad_core::ir::IntType::ALL.iter().any(|(_, n)| *n == name),
            }
        }
        _ => false,
    }
}

/// The type on the right of an operator.
fn right_side(m: &Method) -> syn::Type {
    let last = m.of_trait.as_ref().and_then(|path| path.segments.last());
    let given = last.and_then(|s| match &s.arguments {
        syn::PathArguments::AngleBracketed(a) => a.args.iter().find_map(|a| match a {
            syn::GenericArgument::Type(ty) => Some(ty.clone()),
            _ => None,
        }),
        _ => None,
    });
    given.unwrap_or_else(|| m.self_ty.clone())
}
