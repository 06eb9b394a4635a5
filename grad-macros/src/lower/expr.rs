//! Expressions that do not jump.

use super::operands::shows_order;
use super::place::strip;
use super::scope::{Operand, Val};
use super::types::Ty;
use super::users_operators::operator_method;
use super::{Lowerer, Res};
use crate::report::{Refused, Site};
use grad_core::ir::{Attr, FloatType, IntType, NodeKind, Type as IrType};
use grad_core::ops::{self, PrimDef, Spelling};
use proc_macro2::Span;
use quote::{ToTokens, quote_spanned};
use syn::spanned::Spanned;
use syn::{BinOp, Expr};

impl<'m> Lowerer<'m> {
    /// Lowers an expression.
    pub fn expr(&mut self, e: &Expr) -> Res<Operand> {
        if let Some(v) = self.given(e) {
            return Ok(v);
        }
        let outer = match e {
            // their parts have places of their own
            Expr::Block(_) | Expr::If(_) | Expr::Match(_) | Expr::Closure(_) => self.at(e.span()),
            Expr::ForLoop(_) | Expr::While(_) | Expr::Loop(_) => self.at(e.span()),
            e => self.at(Site::of_expr(e)),
        };
        let result = self.counted(e, |s| s.expr_here(e));
        match (&result, e) {
            // a type that is written says more
            _ if self.typed == std::ptr::from_ref(e).addr() => {}
            (Ok(Operand::Val(v)), Expr::Call(_) | Expr::MethodCall(_) | Expr::Try(_)) => {
                self.note_array(e, *v);
            }
            _ => {}
        }
        self.loc = outer;
        result
    }

    fn expr_here(&mut self, e: &Expr) -> Res<Operand> {
        match e {
            Expr::Paren(e) => self.in_parentheses(e),
            Expr::Group(e) => self.expr(&e.expr),
            e if self.is_lookup(e) => self.lookup(e),
            Expr::Lit(e)
                if !matches!(
                    e.lit,
                    syn::Lit::Float(_) | syn::Lit::Int(_) | syn::Lit::Byte(_) | syn::Lit::Bool(_)
                ) =>
            {
                self.host(e)
            }
            Expr::Lit(e) => self.literal(&e.lit).map(Operand::Val),
            Expr::Path(e) => self.path(e),
            Expr::Unary(e) => self.unary(e),
            Expr::Binary(e) => self.binary(e, Site::led_by(&e.left, e)),
            Expr::Assign(e) => self.assign(e),
            Expr::Cast(e) => self.cast(e),
            Expr::Tuple(e) if e.elems.is_empty() => Ok(Operand::Unit),
            Expr::Tuple(e) => e
                .elems
                .iter()
                .map(|m| self.expr(m))
                .collect::<Res<_>>()
                .map(Operand::Tuple),
            Expr::Field(e) => self.field_expr(e),
            Expr::Index(index) if self.is_list(&index.expr) => {
                self.listed_index(index).unwrap_or(Err(Refused))
            }
            Expr::Index(_) => {
                let place = self.place(e)?;
                if place.window.is_some() {
                    return Ok(Operand::Ref(place, super::Mutability::Shared));
                }
                self.at(Site::of_expr(e));
                self.read_place(&place, e.span())
                    .map(|v| self.take_apart(v))
            }
            Expr::Reference(e) => self.reference(e),
            Expr::Call(e) => self.call(e),
            Expr::MethodCall(e) => self.method_in_turn(e),
            Expr::Macro(e) => self.macro_call(&e.mac),
            Expr::Array(e) => self.array(e),
            Expr::Repeat(e) => self.repeat(e),
            Expr::Closure(e) => self.closure(e),
            Expr::Block(_)
            | Expr::If(_)
            | Expr::Match(_)
            | Expr::ForLoop(_)
            | Expr::While(_)
            | Expr::Loop(_) => {
                if self.jumps_out(e) {
                    return Err(self.jump_inside(e));
                }
                let mut value = Operand::Never;
                self.expr_then(e, &mut |_, v| {
                    value = v;
                    Ok(())
                })?;
                Ok(value)
            }
            Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) => Err(self.jump_inside(e)),
            Expr::Range(r) => self.range_expr(r),
            Expr::Async(_) | Expr::Await(_) => Err(self.refuse(
                e,
                "`async` code cannot be differentiated",
                "do the computation in an ordinary function",
            )),
            Expr::Unsafe(_) => Err(self.refuse(
                e,
                "`unsafe` code cannot be differentiated",
                "move it into a function with a rule (`#[differentiable(vjp = rule)]`)",
            )),
            // others are written out before
            Expr::Try(_) if !matches!(self.model.ret, grad_core::ir::Type::Named(_)) => {
                self.problems.leave();
                Err(Refused)
            }
            Expr::Try(_) => Err(self.refuse(
                e,
                "whether `?` stands in a function that returns an `Option` or a `Result` is not seen here",
                "spell the return type, `Option<..>` or `Result<..>`",
            )),
            Expr::Let(_) => Err(self.refuse(
                e,
                "`let` in a condition is not supported yet",
                "`match` on the value, or test it with a method",
            )),
            Expr::RawAddr(_) => Err(self.refuse(
                e,
                "a raw pointer cannot be differentiated through",
                "use a reference, or move this into a function with a rule (`#[differentiable(vjp = rule)]`)",
            )),
            Expr::Struct(e) => self.make(e),
            other => Err(self.refuse(
                other,
                "this expression is not supported in a differentiable function",
                "write it with arithmetic, calls, `if`, `match` and loops",
            )),
        }
    }

    fn jump_inside(&mut self, e: &Expr) -> crate::report::Refused {
        self.refuse(
            e,
            "a jump (`break`, `continue`, `return`) inside a larger expression is not supported",
            "bind this part to a variable with `let` first",
        )
    }

    pub fn path(&mut self, e: &syn::ExprPath) -> Res<Operand> {
        if let Some(name) = e.path.get_ident()
            && let Some(id) = self.scope.find(&name.to_string())
        {
            self.looked_at(id, e.span())?;
            return self.read(id);
        }
        if e.path.is_ident("None") {
            return Ok(self.none());
        }
        if let Some(v) = self.unit_variant(&e.path) {
            return Ok(Operand::Val(v));
        }
        if let Some(constant) = self.world_constant(e) {
            return constant;
        }
        match self.std_constant(&e.path) {
            Some(v) => Ok(Operand::Val(v)),
            None => self.host(e),
        }
    }

    /// For rustc an operation begins with the parentheses around it.
    fn in_parentheses(&mut self, e: &syn::ExprParen) -> Res<Operand> {
        match (self.given(&e.expr), &*e.expr) {
            (None, Expr::Binary(inner)) if !self.is_lookup(&e.expr) => {
                let site = Site::led_by(&inner.left, inner);
                self.binary(inner, site.beginning_at(e.paren_token.span.open()))
            }
            _ => self.expr(&e.expr),
        }
    }

    fn unary(&mut self, e: &syn::ExprUnary) -> Res<Operand> {
        match e.op {
            syn::UnOp::Deref(_) => {
                if let Some(result) = self.entry_of_map(e) {
                    return result;
                }
                if self.is_captured(&e.expr) {
                    return self.captured_behind(e);
                }
                let v = self.expr(&e.expr)?;
                if let Some(taken_out) = self.out_of_box(e, &v) {
                    return taken_out;
                }
                self.assume_dereferenced(&e.expr, &v);
                self.deref(v, e.span())
            }
            syn::UnOp::Neg(_) => {
                let (v, how) = self.passed(&e.expr)?;
                let how = how.to_string();
                if let Some(v) = self.world_operator(e, "neg", &[v], &how, e.span()) {
                    return v;
                }
                let gives =
                    Operand::Val(self.arithmetic(&ops::arith::NEG, &[v], &how, false, &[&e.expr]));
                Ok(self.as_operator_gives(gives, &Expr::Unary(e.clone()), &[v], &how))
            }
            syn::UnOp::Not(_) => {
                let v = self.scalar(&e.expr)?;
                self.assume_bits(&e.expr, v);
                let ty = self.ty(v);
                let ty = match ty {
                    ty if self.types.is_unknown(&ty) => Ty::Bool,
                    ty => ty,
                };
                Ok(Operand::Val(self.prim(&ops::logic::NOT, &[v], ty)))
            }
            _ => self.host(e),
        }
    }

    /// Whether an expression is a name that a closure in a macro captures, or what stands in it. Whether it is a reference, only rustc knows.
    fn is_captured(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Path(p) => {
                let name = p.path.get_ident().map(ToString::to_string);
                self.model.is_closure() && name.is_some_and(|name| self.scope.find(&name).is_none())
            }
            Expr::Field(f) => self.is_captured(&f.base),
            Expr::Unary(u) => matches!(u.op, syn::UnOp::Deref(_)) && self.is_captured(&u.expr),
            _ => false,
        }
    }

    /// `*t`, as it is written: a copy where there is one, else a reference.
    fn captured_behind(&mut self, e: &syn::ExprUnary) -> Res<Operand> {
        let ty = self.types.open();
        let given = quote_spanned! {e.span().resolved_at(Span::mixed_site())=> {
            use ::grads::__private::in_tokens::{Borrowed as _, Copied as _};
            (&::grads::__private::in_tokens::InTokens(&#e)).given()
        }};
        let v = self.opaque_for(e, given, Some(ty))?;
        Ok(v.map_or(Operand::Unit, Operand::Val))
    }

    /// An expression whose value is one value of the graph.
    pub fn scalar(&mut self, e: &Expr) -> Res<Val> {
        let v = self.expr(e)?;
        self.value_of(v, e.span())
    }

    fn binary(&mut self, e: &syn::ExprBinary, site: Site) -> Res<Operand> {
        match &e.op {
            BinOp::And(_) | BinOp::Or(_) => return self.short_circuit(e).map(Operand::Val),
            op => {
                if let Some(def) = compound(op) {
                    return self.compound_assign(e, def);
                }
            }
        }
        let (a, by_a) = self.passed(&e.left)?;
        let (b, by_b) = self.passed(&e.right)?;
        self.at(site);
        let op = e.op.to_token_stream().to_string();
        match infix(&op) {
            Some(def) if ops::operator::arithmetic(def.name).is_some() => {
                let passed = String::from_iter([by_a, by_b]);
                if let Some(name) = operator_method(&e.op)
                    && let Some(v) = self.world_operator(e, name, &[a, b], &passed, e.span())
                {
                    return v;
                }
                let sides = [&*e.left, &*e.right];
                let v = Operand::Val(self.arithmetic(def, &[a, b], &passed, false, &sides));
                Ok(self.as_operator_gives(v, &Expr::Binary(e.clone()), &[a, b], &passed))
            }
            Some(def) => {
                self.assume_infix(def, e, [a, b]);
                self.infix(def, &op, a, b).map(Operand::Val)
            }
            None => self.host(e),
        }
    }

    /// `a op b`.
    pub fn infix(&mut self, def: &'static PrimDef, op: &str, a: Val, b: Val) -> Res<Val> {
        let (ta, tb) = (self.ty(a), self.ty(b));
        match op {
            "<<" | ">>" => self.types.whole_number(&ta),
            _ => self.types.unify(&ta, &tb),
        }
        let ty = match op {
            "<" | "<=" | ">" | ">=" | "==" | "!=" => Ty::Bool,
            _ if self.types.is_unknown(&ta) => tb,
            _ => ta,
        };
        Ok(self.prim(def, &[a, b], ty))
    }

    /// `a && b`, `a || b`: the right side is evaluated only if it decides.
    fn short_circuit(&mut self, e: &syn::ExprBinary) -> Res<Val> {
        let and = matches!(e.op, BinOp::And(_));
        let a = self.scalar(&e.left)?;
        if is_harmless(&e.right) {
            let b = self.scalar(&e.right)?;
            let def = if and {
                &ops::logic::AND
            } else {
                &ops::logic::OR
            };
            return Ok(self.prim(def, &[a, b], Ty::Bool));
        }
        let v = self.cond(e.span(), a, &mut |s, taken| {
            if taken == and {
                s.expr(&e.right)
            } else {
                Ok(Operand::Val(
                    s.constant(if and { "false" } else { "true" }, Ty::Bool),
                ))
            }
        })?;
        self.value_of(v, e.span())
    }

    fn compound_assign(&mut self, e: &syn::ExprBinary, def: &'static PrimDef) -> Res<Operand> {
        if let Some(map) = self.map_behind(&e.left) {
            return self.changed(&Expr::Binary(e.clone()), &map, false);
        }
        if self.is_owned_text(&e.left) {
            return self.changed(&Expr::Binary(e.clone()), &e.left, false);
        }
        self.behind_collection(&e.left)?;
        let Spelling::Infix(op) = def.spelling else {
            return self.host(e);
        };
        if let Some(result) = self.world_assignment(e, def) {
            return result.and_then(|done| self.in_any_order(e, None).map(|()| done));
        }
        let (b, by) = self.passed(&e.right)?;
        self.at(Site::led_by(&e.left, e));
        let place = self.place(&e.left)?;
        let a = self.read_place(&place, e.left.span())?;
        self.in_any_order(e, Some(a))?;
        let v = if ops::operator::arithmetic(def.name).is_some() {
            let passed = String::from_iter(['v', by]);
            self.arithmetic(def, &[a, b], &passed, true, &[&e.left, &e.right])
        } else {
            self.assume_infix(def, e, [a, b]);
            self.infix(def, op, a, b)?
        };
        self.write_place(&place, Operand::Val(v), e.span())?;
        Ok(Operand::Unit)
    }

    /// Refuses a compound assignment that shows which side comes first, if what is there is not known to be a number.
    fn in_any_order(&mut self, e: &syn::ExprBinary, there: Option<Val>) -> Res<()> {
        let ty = there.map(|v| self.ty(v));
        let is_number = ty.is_some_and(|ty| self.types.is_float(&ty) || self.types.is_int(&ty));
        if is_number || !shows_order(&e.left, &e.right) {
            return Ok(());
        }
        Err(self.refuse(
            &e.left,
            "an index of this place changes while the assignment is evaluated",
            "put the index in a variable before",
        ))
    }

    fn cast(&mut self, e: &syn::ExprCast) -> Res<Operand> {
        if matches!(&*e.ty, syn::Type::Ptr(_)) {
            return Err(self.refuse(
                e,
                "a raw pointer cannot be differentiated through",
                "use a reference, or move this into a function with a rule (`#[differentiable(vjp = rule)]`)",
            ));
        }
        let is_lent = matches!(*e.ty, syn::Type::Reference(_));
        if is_lent && crate::functions::is_pointer_to_object(&e.ty) {
            self.no_object_made(&e.ty)?;
            return self.expr(&e.expr);
        }
        self.no_object(&e.expr, &e.ty)?;
        let v = self.scalar(&e.expr)?;
        let ty = match self.syn_type(&e.ty) {
            // an alias of a number
            super::Ty::Named(_) => self.types.open(),
            _ if matches!(&*e.ty, syn::Type::Infer(_)) => self.types.any(),
            ty => ty,
        };
        Ok(Operand::Val(self.cast_to(
            v,
            ty,
            &e.ty.to_token_stream().to_string(),
        )))
    }

    /// `v as T`.
    pub fn cast_to(&mut self, v: Val, ty: Ty, text: &str) -> Val {
        self.prim_attr(&ops::cast::CAST, Attr::Field(text.into()), &[v], ty)
    }
}

/// Writes the type into `x as _` that was found out for it.
pub fn settle_cast(kind: &mut NodeKind, ty: &IrType) {
    let name = match ty {
        IrType::Int(t) if *t != IntType::Open => t.name(),
        IrType::Float(FloatType::F64) => "f64",
        IrType::Float(FloatType::F32) => "f32",
        _ => return,
    };
    if let NodeKind::Prim(def, Attr::Field(text)) = kind
        && def.name == ops::cast::CAST.name
        && **text == *"_"
    {
        *text = name.into();
    }
}

/// The primitive of a binary operator.
pub fn infix(op: &str) -> Option<&'static PrimDef> {
    ops::all().find(|d| matches!(d.spelling, Spelling::Infix(s) if s == op))
}

/// The primitive of a compound assignment.
pub fn compound(op: &BinOp) -> Option<&'static PrimDef> {
    let text = op.to_token_stream().to_string();
    let compound = !matches!(
        op,
        BinOp::Le(_) | BinOp::Ge(_) | BinOp::Ne(_) | BinOp::Eq(_)
    );
    text.strip_suffix('=').filter(|_| compound).and_then(infix)
}

/// Whether an expression can be evaluated where Rust would not: it cannot panic and calls nothing.
fn is_harmless(e: &Expr) -> bool {
    match strip(e) {
        Expr::Lit(_) | Expr::Path(_) => true,
        Expr::Unary(u) => matches!(u.op, syn::UnOp::Not(_)) && is_harmless(&u.expr),
        Expr::Binary(b) => {
            let compares = matches!(
                b.op,
                BinOp::Lt(_)
                    | BinOp::Le(_)
                    | BinOp::Gt(_)
                    | BinOp::Ge(_)
                    | BinOp::Eq(_)
                    | BinOp::Ne(_)
                    | BinOp::And(_)
                    | BinOp::Or(_)
            );
            compares && is_harmless(&b.left) && is_harmless(&b.right)
        }
        _ => false,
    }
}
