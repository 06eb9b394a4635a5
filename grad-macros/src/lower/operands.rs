//! Operands that jump: `a + match b { .. => return c }`.
//!
//! The operands of an expression are evaluated one by one, with the rest as a continuation of those that jump. What was
//! evaluated is given to the expression by the address of the operand's syntax.

use super::jumps::expr_completes;
use super::place::strip;
use super::scope::{Operand, Slot};
use super::stmt::Then;
use super::types::Ty;
use super::{Lowerer, Res};
use crate::model::By;
use crate::visit::{self, Visit};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{BinOp, Expr};

impl<'m> Lowerer<'m> {
    /// Lowers an expression one of whose operands jumps, then `then` with its value.
    pub fn operands_then(&mut self, e: &Expr, then: Then<'_, 'm>) -> Res<()> {
        if let Expr::Binary(b) = e
            && matches!(b.op, BinOp::And(_) | BinOp::Or(_))
        {
            return self.short_circuit_then(e, b, then);
        }
        if let Expr::Binary(b) = e
            && assigns(&b.op)
            && self.jumps_out(&b.left)
            && self.jumps_out(&b.right)
        {
            return Err(self.problems.refuse(
                b.left.span(),
                "both this place and what is put there may leave the function",
                "which comes first depends on the types: put the index in a variable before",
            ));
        }
        let is_copied = matches!(e, Expr::MethodCall(m) if self.writes_receiver(m));
        let written_at = match e {
            Expr::MethodCall(m) if !is_copied && self.is_jumping_place(m) => Some(m),
            _ => None,
        };
        let all = match written_at {
            Some(m) => of_place(&m.receiver).into_iter().chain(&m.args).collect(),
            None => operands(e),
        };
        let Some(last) = all.iter().rposition(|op| self.jumps_out(op)) else {
            // the jump is where none is expected: refused by `expr`
            let value = self.expr(e)?;
            return then(self, value);
        };
        let receiver = match e {
            Expr::MethodCall(m) if written_at.is_none() && !is_copied => Some(&*m.receiver),
            _ => None,
        };
        if let Some(receiver) = receiver
            && last > 0
            && !self.is_evaluated_first(receiver)
            && !is_place(receiver)
            && !self.is_iterator(receiver)
        {
            let value = self.expr(e)?;
            return then(self, value);
        }
        self.in_turn(&all[..=last], receiver, &mut |s| {
            let value = s.expr(e)?;
            then(s, value)
        })
    }

    /// A call of a method. A receiver that an argument writes to is a value, of before: rustc lets no reference to it be there.
    pub fn method_in_turn(&mut self, e: &syn::ExprMethodCall) -> Res<Operand> {
        if self.given(&e.receiver).is_some() || !self.writes_receiver(e) {
            return self.method(e);
        }
        let receiver = Operand::Val(self.scalar(&e.receiver)?);
        let mut value = Operand::Never;
        self.with(&e.receiver, receiver, &mut |s| {
            value = s.method(e)?;
            Ok(())
        })?;
        Ok(value)
    }

    /// Whether an argument of a method writes to what its receiver is, to a part of it or to what it is a part of.
    ///
    /// A method among the arguments, `p.dot(p.bump())`, of which nothing is known but its name, takes what it is called on by a shared reference:
    /// rustc says so if that is not so.
    fn writes_receiver(&mut self, m: &syn::ExprMethodCall) -> bool {
        let Some(place) = Part::of(&m.receiver) else {
            return false;
        };
        let mut writes = Writes::to(place);
        m.args.iter().for_each(|arg| writes.visit_expr(arg));
        let calls = std::mem::take(&mut writes.calls);
        if writes.is_written || calls.iter().any(|call| self.is_by_mut(call)) {
            return true;
        }
        let calls = calls
            .into_iter()
            .map(|call| std::ptr::from_ref(call).addr());
        self.only_read.extend(calls);
        false
    }

    /// Whether a method around this one is called on the same, and lets it only read.
    pub fn is_only_read(&self, m: &syn::ExprMethodCall) -> bool {
        self.only_read.contains(&std::ptr::from_ref(m).addr())
    }

    /// Whether a method is known that takes its receiver by `&mut`.
    fn is_by_mut(&mut self, m: &syn::ExprMethodCall) -> bool {
        let (name, ty) = (m.method.to_string(), self.probe(&m.receiver));
        let by = ty.and_then(|ty| match (self.world_method(&ty, &name), &ty) {
            (Some(method), _) => method.receiver,
            (None, Ty::Named(of)) if self.types.is_this(of) => self.sibling(&name)?.receiver,
            _ => None,
        });
        by == Some(By::Mut)
    }

    /// Whether a method is called on an element at an index that jumps, `v[i?].push(x)`, and looks at it after its arguments: a copy would be
    /// changed in its place.
    fn is_jumping_place(&self, m: &syn::ExprMethodCall) -> bool {
        is_place(&m.receiver) && self.jumps_out(&m.receiver) && !super::method::is_scalar(&m.method)
    }

    /// Evaluates those of `exprs` that jump, then `then`.
    pub fn prepared(
        &mut self,
        exprs: &[&Expr],
        then: &mut dyn FnMut(&mut Self) -> Res<()>,
    ) -> Res<()> {
        let jumping: Vec<&Expr> = exprs
            .iter()
            .copied()
            .filter(|e| self.jumps_out(e))
            .collect();
        self.in_turn(&jumping, None, then)
    }

    /// Evaluates the ends of a range if one of them jumps, or another header of a `for` that does, then `then`.
    pub fn header_then(&mut self, e: &Expr, then: &mut dyn FnMut(&mut Self) -> Res<()>) -> Res<()> {
        if !self.jumps_out(e) {
            return then(self);
        }
        match strip(e) {
            range @ Expr::Range(_) => self.in_turn(&operands(range), None, then),
            e => self.prepared(&[e], then),
        }
    }

    /// Evaluates expressions one after the other, then `then`.
    pub fn in_turn(
        &mut self,
        exprs: &[&Expr],
        receiver: Option<&Expr>,
        then: &mut dyn FnMut(&mut Self) -> Res<()>,
    ) -> Res<()> {
        let Some((first, rest)) = exprs.split_first() else {
            return then(self);
        };
        if self.jumps_out(first) {
            return self.expr_then(first, &mut |s, v| {
                s.with(first, v, &mut |s| s.in_turn(rest, receiver, then))
            });
        }
        let is_receiver = receiver.is_some_and(|r| std::ptr::eq(r, *first));
        if matches!(strip(first), Expr::Closure(_))
            || (is_receiver && !self.is_evaluated_first(first))
        {
            return self.in_turn(rest, receiver, then);
        }
        let v = self.expr(first)?;
        self.with(first, v, &mut |s| s.in_turn(rest, receiver, then))
    }

    /// Lowers `then` with an operand that has been evaluated.
    pub fn with(
        &mut self,
        e: &Expr,
        v: Operand,
        then: &mut dyn FnMut(&mut Self) -> Res<()>,
    ) -> Res<()> {
        let keys = layers(e);
        for key in &keys {
            self.given.insert(*key, v.clone());
        }
        let result = then(self);
        for key in &keys {
            self.given.remove(key);
        }
        result
    }

    /// The value of an expression that has been evaluated before its turn.
    pub fn given(&self, e: &Expr) -> Option<Operand> {
        if self.given.is_empty() {
            return None;
        }
        self.given.get(&std::ptr::from_ref(e).addr()).cloned()
    }

    /// Whether a receiver is a value, and not a place that the method looks at after its arguments.
    fn is_evaluated_first(&mut self, receiver: &Expr) -> bool {
        match strip(receiver) {
            Expr::Path(_) | Expr::Field(_) => self.variable(receiver).is_some_and(|id| {
                let ty = self.types.shallow(&self.vars[id].ty);
                matches!(self.vars[id].slot, Slot::Cell(_))
                    && (self.types.is_float(&ty) || self.types.is_int(&ty) || ty == Ty::Bool)
            }),
            Expr::Lit(_) | Expr::Binary(_) | Expr::Unary(_) | Expr::Call(_) | Expr::Cast(_) => true,
            Expr::MethodCall(m) => self.is_option(receiver) || super::method::is_scalar(&m.method),
            _ => false,
        }
    }

    /// `a && b`, `a || b` where `b` jumps.
    fn short_circuit_then(&mut self, e: &Expr, b: &syn::ExprBinary, then: Then<'_, 'm>) -> Res<()> {
        let and = matches!(b.op, BinOp::And(_));
        let arms = 1 + usize::from(expr_completes(&b.right));
        self.prepared(&[&b.left], &mut |s| {
            if !s.jumps_out(&b.right) {
                let value = s.expr(e)?;
                return then(s, value);
            }
            s.chain_then(e, arms, then, &mut |s, finish| {
                let pred = s.scalar(&b.left)?;
                s.cond(e.span(), pred, &mut |s, taken| {
                    if taken == and {
                        return s.arm(expr_completes(&b.right), finish, &mut |s, then| {
                            s.expr_then(&b.right, then)
                        });
                    }
                    let decided = s.constant(if and { "false" } else { "true" }, Ty::Bool);
                    finish(s, Operand::Val(decided))
                })
            })
        })
    }
}

/// The operands of an expression in the order in which they are evaluated. The places that are written are not among
/// them: they are looked at last.
fn operands(e: &Expr) -> Vec<&Expr> {
    match e {
        Expr::Unary(e) if !matches!(e.op, syn::UnOp::Deref(_)) => vec![&e.expr],
        Expr::Cast(e) => vec![&e.expr],
        Expr::Field(_) | Expr::Reference(_) | Expr::Index(_) | Expr::Unary(_) => of_place(e),
        Expr::Binary(e) if assigns(&e.op) => std::iter::once(&*e.right)
            .chain(of_place(&e.left))
            .collect(),
        Expr::Binary(e) => vec![&e.left, &e.right],
        Expr::Call(e) => e.args.iter().collect(),
        Expr::MethodCall(e) => std::iter::once(&*e.receiver).chain(&e.args).collect(),
        Expr::Tuple(e) => e.elems.iter().collect(),
        Expr::Array(e) => e.elems.iter().collect(),
        Expr::Struct(e) => e
            .fields
            .iter()
            .map(|field| &field.expr)
            .chain(e.rest.as_deref())
            .collect(),
        Expr::Repeat(e) => vec![&e.expr],
        Expr::Range(e) => e.start.iter().chain(&e.end).map(|e| &**e).collect(),
        _ => vec![],
    }
}

/// The operands of an expression that names a place: its indices, and what it starts from if that is a value. The place itself is
/// looked at when they are there.
pub fn of_place(e: &Expr) -> Vec<&Expr> {
    match strip(e) {
        Expr::Path(_) => vec![],
        Expr::Field(e) => of_place(&e.base),
        Expr::Reference(e) => of_place(&e.expr),
        Expr::Unary(e) if matches!(e.op, syn::UnOp::Deref(_)) => of_place(&e.expr),
        Expr::Index(e) => {
            let index = match strip(&e.index) {
                range @ Expr::Range(_) => operands(range),
                _ => vec![&*e.index],
            };
            of_place(&e.expr).into_iter().chain(index).collect()
        }
        other => vec![other],
    }
}

/// Whether it shows which side of `place += value` comes first: an index of the place reads what the value writes, or writes itself.
/// Of numbers the value comes first, of users' types the place.
pub fn shows_order(left: &Expr, right: &Expr) -> bool {
    let mut of_indices = Names::default();
    let indices = of_place(left);
    indices
        .iter()
        .for_each(|index| of_indices.visit_expr(index));
    let is_written = |name: &syn::Ident| {
        let mut writes = Writes::to(Part::variable(name));
        writes.visit_expr(right);
        indices.iter().for_each(|index| writes.visit_expr(index));
        writes.is_written
    };
    of_indices.0.into_iter().any(is_written)
}

/// The names in an expression.
#[derive(Default)]
struct Names<'a>(Vec<&'a syn::Ident>);

impl<'a> Visit<'a> for Names<'a> {
    fn visit_expr(&mut self, e: &'a Expr) {
        if let Expr::Path(p) = e {
            self.0.extend(p.path.get_ident());
        }
        visit::visit_expr(self, e);
    }
}

/// A part of a variable, by its fields. An element is as good as its array: rustc does not tell elements apart, either.
struct Part {
    steps: Vec<String>,
    is_element: bool,
}

impl Part {
    fn variable(name: &syn::Ident) -> Part {
        Part {
            steps: vec![name.to_string()],
            is_element: false,
        }
    }

    fn of(e: &Expr) -> Option<Part> {
        match strip(e) {
            Expr::Path(p) => p.path.get_ident().map(Part::variable),
            Expr::Index(e) => Part::of(&e.expr).map(|part| Part {
                is_element: true,
                ..part
            }),
            Expr::Field(e) => {
                let mut part = Part::of(&e.base)?;
                if !part.is_element {
                    part.steps.push(e.member.to_token_stream().to_string());
                }
                Some(part)
            }
            Expr::Unary(e) if matches!(e.op, syn::UnOp::Deref(_)) => Part::of(&e.expr),
            _ => None,
        }
    }

    fn overlaps(&self, other: &Part) -> bool {
        self.steps.iter().zip(&other.steps).all(|(a, b)| a == b)
    }
}

/// Writes to a place.
struct Writes<'a> {
    place: Part,
    is_written: bool,
    /// Methods that are called on it, which may write.
    calls: Vec<&'a syn::ExprMethodCall>,
    /// Another variable has the name, as far as the expression goes that binds it.
    is_hidden: bool,
}

impl Writes<'_> {
    fn to(place: Part) -> Self {
        Writes {
            place,
            is_written: false,
            calls: vec![],
            is_hidden: false,
        }
    }

    fn is_meant(&self, e: &Expr) -> bool {
        !self.is_hidden && Part::of(e).is_some_and(|part| part.overlaps(&self.place))
    }
}

impl<'a> Visit<'a> for Writes<'a> {
    fn visit_expr(&mut self, e: &'a Expr) {
        let place = match e {
            Expr::Reference(r) if r.mutability.is_some() => Some(&r.expr),
            Expr::Assign(a) => Some(&a.left),
            Expr::Binary(b) if assigns(&b.op) => Some(&b.left),
            _ => None,
        };
        self.is_written |= place.is_some_and(|place| self.is_meant(place));
        let was_hidden = self.is_hidden;
        visit::visit_expr(self, e);
        self.is_hidden = was_hidden || (self.is_hidden && is_condition(e));
    }
    fn visit_expr_method_call(&mut self, m: &'a syn::ExprMethodCall) {
        if self.is_meant(&m.receiver) {
            self.calls.push(m);
        }
        visit::visit_expr_method_call(self, m);
    }
    fn visit_pat_ident(&mut self, p: &'a syn::PatIdent) {
        self.is_hidden |= self.place.steps.first().is_some_and(|name| p.ident == name);
    }
}

/// Whether what a pattern in an expression binds is there after it, too: `if let Some(p) = a && p.b { .. }`.
fn is_condition(e: &Expr) -> bool {
    match e {
        Expr::Let(_) => true,
        Expr::Binary(e) => matches!(e.op, BinOp::And(_)),
        _ => false,
    }
}

/// The addresses of an expression and of what is inside its parentheses.
fn layers(e: &Expr) -> Vec<usize> {
    let mut all = vec![std::ptr::from_ref(e).addr()];
    match e {
        Expr::Paren(p) => all.extend(layers(&p.expr)),
        Expr::Group(g) => all.extend(layers(&g.expr)),
        _ => {}
    }
    all
}

/// Whether an expression names a place.
fn is_place(e: &Expr) -> bool {
    match strip(e) {
        Expr::Path(_) => true,
        Expr::Index(e) => is_place(&e.expr),
        Expr::Field(e) => is_place(&e.base),
        Expr::Unary(e) => matches!(e.op, syn::UnOp::Deref(_)) && is_place(&e.expr),
        Expr::Reference(e) => is_place(&e.expr),
        _ => false,
    }
}

/// Whether an operator writes its left side.
pub fn assigns(op: &BinOp) -> bool {
    use BinOp::{AddAssign, BitAndAssign, BitOrAssign, BitXorAssign, DivAssign};
    use BinOp::{MulAssign, RemAssign, ShlAssign, ShrAssign, SubAssign};
    matches!(
        op,
        AddAssign(_)
            | SubAssign(_)
            | MulAssign(_)
            | DivAssign(_)
            | RemAssign(_)
            | BitXorAssign(_)
            | BitAndAssign(_)
            | BitOrAssign(_)
            | ShlAssign(_)
            | ShrAssign(_)
    )
}
