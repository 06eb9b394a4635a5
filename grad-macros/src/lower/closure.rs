//! Closures: inlined where they are called, in the scope they were written in.

use super::function::Callable;
use super::jumps::Target;
use super::scope::{Operand, Scope, Slot};
use super::{Lowerer, Res};
use crate::report::Refused;
use quote::ToTokens;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Expr, ExprClosure};

/// A closure as written, and the names it sees.
#[derive(Clone)]
pub struct Closure {
    /// What is written.
    pub expr: Rc<ExprClosure>,
    /// The names it sees.
    pub scope: Scope,
    /// Whether it is passed as `&closure`.
    pub by_ref: bool,
}

impl<'m> Lowerer<'m> {
    /// A closure expression.
    pub fn closure(&mut self, e: &ExprClosure) -> Res<Operand> {
        if e.asyncness.is_some() {
            return Err(self.refuse(
                e,
                "`async` code cannot be differentiated",
                "use an ordinary closure",
            ));
        }
        let mut scope = self.scope.clone();
        if e.capture.is_some() {
            self.capture_by_move(e, &mut scope)?;
        }
        self.closures.push(Closure {
            expr: Rc::new(e.clone()),
            scope,
            by_ref: false,
        });
        Ok(Operand::Closure(self.closures.len() - 1))
    }

    /// A `move` closure has variables of its own, which start with what the outer ones hold now.
    fn capture_by_move(&mut self, e: &ExprClosure, scope: &mut Scope) -> Res<()> {
        struct Names(Vec<String>);
        impl<'a> Visit<'a> for Names {
            fn visit_ident(&mut self, name: &'a proc_macro2::Ident) {
                let name = name.to_string();
                if !self.0.contains(&name) {
                    self.0.push(name);
                }
            }
        }
        let mut names = Names(vec![]);
        names.visit_expr_closure(e);
        for name in names.0 {
            if let Some(id) = self.scope.find(&name)
                && matches!(self.vars[id].slot, Slot::Cell(Some(_)) | Slot::Tuple(_))
            {
                let value = self.read(id)?;
                let id = self.declare(&name, value);
                scope.bind(name, id);
            }
        }
        Ok(())
    }

    /// Calls something that was given as a closure, or as the path of a function.
    pub fn apply(&mut self, callee: &Expr, args: Vec<Operand>) -> Res<Operand> {
        match super::place::strip(callee) {
            Expr::Closure(c) => {
                let Operand::Closure(id) = self.closure(c)? else {
                    return Err(Refused);
                };
                self.inline(id, args, c.span())
            }
            Expr::Path(p) => match p
                .path
                .get_ident()
                .and_then(|n| self.scope.find(&n.to_string()))
            {
                Some(id) => match self.read(id)? {
                    Operand::Closure(id) => self.inline(id, args, p.span()),
                    Operand::Function(id) => match self.functions[id].callable.clone() {
                        Callable::Param(at) => self.call_param(at, args, p.span()),
                        Callable::Path(path) => self.call_path(&path, args, p.span()),
                    },
                    _ => Err(self.refuse(
                        p,
                        format!("differentiation does not know what `{}` calls", p.to_token_stream()),
                        "define the closure in this function (`let g = |..| ..`), or call a differentiable function by its path",
                    )),
                },
                None => self.call_path(p, args, p.span()),
            },
            other => Err(self.refuse(
                other,
                "differentiation does not know what is called here",
                "define the closure in this function (`let g = |..| ..`), or call a differentiable function by its path",
            )),
        }
    }

    /// The body of a closure in place of its call.
    pub fn inline(
        &mut self,
        id: usize,
        args: Vec<Operand>,
        span: proc_macro2::Span,
    ) -> Res<Operand> {
        let closure = self.closures[id].clone();
        if closure.expr.inputs.len() != args.len() {
            return Err(self.problems.refuse(
                span,
                "this closure takes another number of arguments",
                "see its definition",
            ));
        }
        let outer = std::mem::replace(&mut self.scope, closure.scope);
        let result = self.inline_body(&closure.expr, args);
        self.scope = outer;
        result
    }

    fn inline_body(&mut self, e: &ExprClosure, args: Vec<Operand>) -> Res<Operand> {
        for (pat, arg) in e.inputs.iter().zip(args) {
            self.bind(pat, arg)?;
        }
        let ty = match &e.output {
            syn::ReturnType::Default => self.types.any(),
            syn::ReturnType::Type(_, ty) => self.syn_type(ty),
        };
        if !returns(&e.body) {
            let value = self.expr(&e.body)?;
            return Ok(self.annotate(value, &ty));
        }
        let result = self.result_var("value", &ty);
        self.targets
            .push(Target::function(result, self.guards.len()));
        let done = self.expr_then(&e.body, &mut |s, v| s.set_result(result, v, e.body.span()));
        self.targets.pop();
        done?;
        self.result_value(result)
    }
}

/// Whether a closure's body has a `return` of its own.
pub fn returns(e: &Expr) -> bool {
    struct Returns(bool);
    impl<'a> Visit<'a> for Returns {
        fn visit_expr_return(&mut self, _: &'a syn::ExprReturn) {
            self.0 = true;
        }
        fn visit_expr_closure(&mut self, _: &'a ExprClosure) {}
    }
    let mut returns = Returns(false);
    returns.visit_expr(e);
    returns.0
}
