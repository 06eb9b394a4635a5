//! `jvp!(closure)(primals, tangents)`: the forward mode of a closure in its place.

use super::Pushed;
use crate::lower::function::Apart;
use crate::lower::scope::{Base, Mutability, Operand, Place, Val};
use crate::lower::types::Ty;
use crate::lower::{Lowerer, Res};
use crate::nested::A_FUNCTION;
use crate::report::{Refused, Site};
use grad_core::ir::{ArgMode, NodeKind};
use grad_core::ops;
use syn::spanned::Spanned;
use syn::{Expr, ExprCall, ExprClosure, Pat};

/// An argument of a closure, or its tangent.
pub(super) struct Point {
    pub value: Val,
    /// Whether the closure takes it by reference.
    by_ref: bool,
}

/// The body of a closure as a function, with the types of its value and of the tangent of that.
pub(super) struct Body {
    apart: Apart,
    types: [Ty; 2],
}

impl Lowerer<'_> {
    /// Value and tangent.
    pub(super) fn along_in_closure(&mut self, closure: &ExprClosure, e: &ExprCall) -> Res<Operand> {
        let (all, primals) = self.along(e)?;
        let (at, along) = all.split_at(primals.unwrap_or_default());
        let Operand::Closure(id) = self.closure(closure)? else {
            return Err(Refused);
        };
        let (points, directions) = (self.points(id, at, e)?, self.points(id, along, e)?);
        let body = self.body_apart(id, &points, e)?;
        let directions: Vec<Val> = directions.iter().map(|p| p.value).collect();
        let [value, tangent] = self.pushed_along(&body, &points, &directions, e);
        let both = [value, tangent].map(|v| self.take_apart(v));
        Ok(Operand::Tuple(both.into()))
    }

    /// The arguments of a closure whose derivative is taken.
    pub(super) fn points(&mut self, id: usize, args: &[&Expr], e: &ExprCall) -> Res<Vec<Point>> {
        let inputs = self.closures[id].expr.inputs.clone();
        if inputs.is_empty() || inputs.len() != args.len() {
            return Err(self.refuse(
                e,
                "this closure takes another number of arguments",
                "see its definition",
            ));
        }
        let both = args.iter().zip(&inputs);
        both.map(|(arg, param)| self.point(arg, param)).collect()
    }

    fn point(&mut self, e: &Expr, param: &Pat) -> Res<Point> {
        let mut arg = self.arg(e)?;
        let mut by_ref = false;
        if let Pat::Type(typed) = param {
            match &*typed.ty {
                syn::Type::Reference(_) => by_ref = true,
                // a field is of the type that the closure says
                ty => {
                    let ty = self.syn_type(ty);
                    arg = self.annotate(arg, &ty);
                }
            }
        }
        let value = match arg {
            Operand::Val(v) => Some(v),
            Operand::Ref(place, Mutability::Shared) if by_ref => {
                Some(self.read_place(&place, e.span())?)
            }
            _ => None,
        };
        if let (Some(v), Pat::Type(typed)) = (value, param) {
            self.settle_numbers(v, &typed.ty);
        }
        let value = value.filter(|v| {
            let ty = self.ty(*v);
            self.tangent_type(&ty).is_some()
        });
        let value = value.ok_or_else(|| {
            self.refuse(
                e,
                "in a differentiable function, derivatives of closures are taken by numbers, and by arrays and vectors of them",
                A_FUNCTION,
            )
        })?;
        Ok(Point { value, by_ref })
    }

    /// What is passed by reference has elements of the type that the closure says.
    fn settle_numbers(&mut self, v: Val, said: &syn::Type) {
        let said = match said {
            syn::Type::Reference(r) => self.syn_type(&r.elem),
            _ => return,
        };
        let ty = self.ty(v);
        let element = |ty: &Ty| match ty {
            Ty::Vec(t) | Ty::Slice(t) | Ty::Array(t, _) => Some(t.clone()),
            _ => None,
        };
        let both = (
            element(&self.types.shallow(&ty)),
            element(&self.types.shallow(&said)),
        );
        match both {
            (Some(of_value), Some(of_said)) => self.types.unify(&of_value, &of_said),
            // what a slice is of may be an array as well
            (_, None) => self.types.unify(&ty, &said),
            _ => {}
        }
    }

    /// The type of the tangent of what is made of floats.
    fn tangent_type(&self, ty: &Ty) -> Option<Ty> {
        Some(match self.types.shallow(ty) {
            Ty::Float(float) => Ty::Float(float),
            Ty::Vec(t) | Ty::Slice(t) => Ty::Vec(self.tangent_type(&t)?.into()),
            Ty::Array(t, n) => Ty::Array(self.tangent_type(&t)?.into(), n),
            Ty::Tuple(ts) => {
                let parts = ts.iter().map(|t| self.tangent_type(t));
                Ty::Tuple(parts.collect::<Option<_>>()?)
            }
            _ => return None,
        })
    }

    /// The closure's body at these arguments as a function, whose last params are what it captures.
    pub(super) fn body_apart(&mut self, id: usize, points: &[Point], e: &ExprCall) -> Res<Body> {
        let closure = self.closures[id].clone();
        let number = self.ty(points[0].value);
        let mut given = None;
        let apart = self.apart(&closure, |s| {
            let params = points.iter().map(|point| {
                let ty = s.ty(point.value);
                let v = s.add_param(ty, None);
                s.frame().graph.modes.push(match point.by_ref {
                    true => ArgMode::Shared,
                    false => ArgMode::Value,
                });
                match point.by_ref {
                    true => Operand::Ref(Place::of(Base::Val(v)), Mutability::Shared),
                    false => s.take_apart(v),
                }
            });
            let params = params.collect();
            let value = s.inline_body(&closure.expr, params)?;
            let value = s.value_of(value, closure.expr.span())?;
            let ty = s.ty(value);
            if s.types.is_float(&number) && s.types.is_unknown(&ty) {
                s.types.unify(&ty, &number);
            }
            given = Some(ty);
            s.leave_params(Some(Operand::Val(value)), &[], closure.expr.span())
        })?;
        self.at(Site::of(e));
        let ty = given.expect("the body was lowered");
        match self.tangent_type(&ty) {
            Some(tangent) => Ok(Body {
                apart,
                types: [ty, tangent],
            }),
            None => Err(self.refuse(
                &closure.expr.body,
                "in a differentiable function, derivatives are taken of closures that give numbers, or arrays, vectors and tuples of them",
                A_FUNCTION,
            )),
        }
    }

    /// Value and tangent at `points` along `directions`.
    pub(super) fn pushed_along(
        &mut self,
        body: &Body,
        points: &[Point],
        directions: &[Val],
        e: &ExprCall,
    ) -> [Val; 2] {
        let (n, captures) = (points.len(), &body.apart.captures);
        let yes = self.constant("true", Ty::Bool);
        let at: Vec<Val> = points.iter().map(|p| p.value).collect();
        let nothing = captures.iter().map(|_| self.constant("()", Ty::Unit));
        let nothing: Vec<Val> = nothing.collect();
        let operands = [&at[..], captures, directions, &nothing].concat();
        let types = body.types.clone();
        let (then, orelse) = (
            self.stand_in(&operands, &types),
            self.stand_in(&operands, &types),
        );
        let cond = NodeKind::Cond { then, orelse };
        let results = self.node(cond, &[&[yes], &operands[..]].concat(), types.to_vec());
        self.pushed.push(Pushed {
            branch: then,
            closure: body.apart.func,
            wrt: (0..n + captures.len()).map(|i| i < n).collect(),
            site: Site::of(e),
        });
        let ty = &body.types[1];
        match self.types.is_float(ty) {
            // what is not there is a zero for the user
            true => {
                let zero = self.constant("0.0", ty.clone());
                let tangent = self.prim(&ops::arith::ADD, &[results[1], zero], ty.clone());
                [results[0], tangent]
            }
            false => [results[0], results[1]],
        }
    }
}
