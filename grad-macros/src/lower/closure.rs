//! Closures: inlined where they are called, in the scope they were written in.

use super::function::Callable;
use super::jumps::Target;
use super::scope::{Operand, Scope, Slot, VarId};
use super::{Lowerer, Res};
use crate::assumed::Assumed;
use crate::report::Refused;
use crate::visit::Visit;
use quote::{ToTokens, quote, quote_spanned};
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprClosure, ExprPath};

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

/// What an adaptor of an iterator calls.
#[derive(Clone)]
pub enum Callee {
    /// A closure, by its number.
    Closure(usize),
    /// A closure without arguments.
    Thunk(usize),
    /// The path of a function, or anything else that can be called.
    Other(Rc<Expr>),
    /// Nothing: what is passed is the result.
    Itself,
}

impl Callee {
    /// Called with nothing, whatever is passed.
    pub fn without_arguments(self) -> Callee {
        match self {
            Callee::Closure(id) => Callee::Thunk(id),
            other => other,
        }
    }
}

impl<'m> Lowerer<'m> {
    /// What an adaptor is given to call; a closure sees what is in scope now.
    pub fn callee(&mut self, e: &Expr) -> Res<Callee> {
        let e = super::place::strip(e);
        let closure = match e {
            Expr::Closure(c) => self.closure(c)?,
            Expr::Path(p) => match p.path.get_ident().map(ToString::to_string) {
                Some(name) => match self.scope.find(&name) {
                    Some(id) => self.read(id)?,
                    None => Operand::Unit,
                },
                None => Operand::Unit,
            },
            _ => Operand::Unit,
        };
        Ok(match closure {
            Operand::Closure(id) => Callee::Closure(id),
            _ => Callee::Other(self.keep(e, || e.clone())),
        })
    }

    /// Calls what an adaptor was given.
    pub fn call_with(&mut self, callee: &Callee, args: Vec<Operand>) -> Res<Operand> {
        match callee {
            Callee::Closure(id) => {
                let span = self.closures[*id].expr.span();
                self.inline(*id, args, span)
            }
            Callee::Thunk(id) => {
                let span = self.closures[*id].expr.span();
                self.inline(*id, vec![], span)
            }
            Callee::Other(e) => self.apply(e, args),
            Callee::Itself => Ok(args.into_iter().next().unwrap_or(Operand::Unit)),
        }
    }

    /// Calls a closure that gives an `Option`, then `then` with what is in it.
    pub fn call_maybe(
        &mut self,
        callee: &Callee,
        args: Vec<Operand>,
        span: proc_macro2::Span,
        then: super::maybe::Then<'_, 'm>,
    ) -> Res<()> {
        let id = match callee {
            Callee::Closure(id) if !returns(&self.closures[*id].expr.body) => id,
            callee => {
                let option = match self.call_with(callee, args)? {
                    // what a function gives is one value
                    given @ (Operand::Val(_) | Operand::Ref(..)) => self.opened(given, span),
                    given => given,
                };
                return match option {
                    Operand::Option(some, payload) => self
                        .cond(span, some, &mut |s, yes| {
                            then(s, yes.then(|| (*payload).clone())).map(|()| Operand::Unit)
                        })
                        .map(|_| ()),
                    _ => Err(self.problems.refuse(
                        span,
                        "what is called here gives an `Option` that differentiation cannot see into",
                        "write a closure that ends in `Some(..)` or `None`",
                    )),
                };
            }
        };
        let scope = self.scope.clone();
        self.in_closure(*id, args, span, &mut |s, body| {
            s.maybe_then(body, &mut |s, item| {
                let inner = std::mem::replace(&mut s.scope, scope.clone());
                let result = then(s, item);
                s.scope = inner;
                result
            })
        })
    }

    /// Lowers the body of a closure by `body`, in its scope with its params.
    pub fn in_closure<T>(
        &mut self,
        id: usize,
        args: Vec<Operand>,
        span: proc_macro2::Span,
        body: &mut dyn FnMut(&mut Self, &Expr) -> Res<T>,
    ) -> Res<T> {
        self.count_closure(span)?;
        let closure = self.closures[id].clone();
        if returns(&closure.expr.body) {
            return Err(self.refuse(
                &closure.expr.body,
                "a `return` in a closure that does not give a number",
                "write it with `if` and `else`",
            ));
        }
        if closure.expr.inputs.len() != args.len() {
            let message =
                "this closure takes another number of arguments\nhelp: see its definition";
            self.problems.doubt(span, message);
            return Err(Refused);
        }
        let outer = std::mem::replace(&mut self.scope, closure.scope);
        let mut bound = Ok(());
        for (pat, arg) in closure.expr.inputs.iter().zip(args) {
            bound = bound.and(self.bind(pat, arg));
        }
        let result = bound.and_then(|()| body(self, &closure.expr.body));
        self.scope = outer;
        result
    }

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
        let expr = self.keep(e, || e.clone());
        self.closures.push(Closure {
            expr,
            scope,
            by_ref: false,
        });
        Ok(Operand::Closure(self.closures.len() - 1))
    }

    /// A `move` closure has variables of its own, which start with what the outer ones hold now.
    fn capture_by_move(&mut self, e: &ExprClosure, scope: &mut Scope) -> Res<()> {
        for name in names_in(e) {
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
        let callee = super::place::strip(callee);
        match (callee, self.variable(callee)) {
            (Expr::Closure(c), _) => self.apply_closure(c, args),
            (_, Some(id)) => self.apply_variable(callee, id, args),
            (Expr::Path(p), None) => self.apply_path(callee, p, args),
            (other, None) => Err(self.refuse(
                other,
                "differentiation does not know what is called here",
                "define the closure in this function (`let g = |..| ..`), or call a differentiable function by its path",
            )),
        }
    }

    /// Calls a variable, or a field, that stands for a function.
    fn apply_variable(&mut self, callee: &Expr, id: VarId, args: Vec<Operand>) -> Res<Operand> {
        match self.read(id)? {
            Operand::Closure(id) => self.inline(id, args, callee.span()),
            Operand::Function(id) => match self.functions[id].callable.clone() {
                Callable::Param(at) => self.call_param(at, args, callee.span()),
                Callable::Path(path) => self.handed_call(callee, &path, args, callee.span()),
            },
            _ => Err(self.refuse(
                callee,
                format!(
                    "differentiation does not know what `{}` calls",
                    callee.to_token_stream()
                ),
                self.define_what_is_called(),
            )),
        }
    }

    /// Calls the path of a function: a method of std's as what it does.
    fn apply_path(&mut self, callee: &Expr, p: &ExprPath, args: Vec<Operand>) -> Res<Operand> {
        if let Some(closure) = &*self.keep(p, || slice_method(p)) {
            return self.apply_closure(closure, args);
        }
        let seen = self.model.seen.as_ref().or(self.model.around.as_ref());
        let own = seen.is_some_and(|world| world.function(&p.path).is_some());
        match &*self.keep(p, || text_method(p).filter(|_| !own)) {
            Some((of_std, closure)) => {
                self.assume(Assumed::OfStd(of_std.as_str().into()), callee);
                self.apply_closure(closure, args)
            }
            None => self.handed_call(p, p, args, p.span()),
        }
    }

    fn apply_closure(&mut self, c: &ExprClosure, args: Vec<Operand>) -> Res<Operand> {
        let Operand::Closure(id) = self.closure(c)? else {
            return Err(Refused);
        };
        self.inline(id, args, c.span())
    }

    /// What to do where a variable is called that is no closure.
    fn define_what_is_called(&self) -> &'static str {
        match self.model.seen.is_some() {
            true => {
                "define the closure in this function (`let g = |..| ..`), or call a differentiable function by its path"
            }
            false => {
                "define the closure in this function (`let g = |..| ..`), or call a differentiable function by its path; a closure that a function \
                      gives is seen if both stand in the same module, and that function, or the module, has `#[differentiable]`"
            }
        }
    }

    /// The body of a closure in place of its call.
    pub fn inline(
        &mut self,
        id: usize,
        args: Vec<Operand>,
        span: proc_macro2::Span,
    ) -> Res<Operand> {
        self.count_closure(span)?;
        let closure = self.closures[id].clone();
        if closure.expr.inputs.len() != args.len() {
            let message =
                "this closure takes another number of arguments\nhelp: see its definition";
            self.problems.doubt(span, message);
            return Err(Refused);
        }
        let outer = std::mem::replace(&mut self.scope, closure.scope);
        let result = self.inline_body(&closure.expr, args);
        self.scope = outer;
        result
    }

    pub fn inline_body(&mut self, e: &ExprClosure, args: Vec<Operand>) -> Res<Operand> {
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

/// `|x: &[f64]| x.to_vec()` from `<[f64]>::to_vec`.
fn slice_method(path: &ExprPath) -> Option<ExprClosure> {
    const METHODS: [&str; 5] = ["to_vec", "len", "is_empty", "first", "last"];
    let slice = match &*path.qself.as_ref()?.ty {
        slice @ syn::Type::Slice(_) => slice,
        _ => return None,
    };
    let method = &path.path.segments.last()?.ident;
    let known = path.path.segments.len() == 1 && METHODS.iter().any(|name| method == name);
    known.then(|| syn::parse_quote!(|x: &#slice| x.#method()))
}

/// `|x: &str| x.parse::<f64>()` from `str::parse::<f64>`, and the method of std's that this is taken for.
fn text_method(path: &ExprPath) -> Option<(String, ExprClosure)> {
    let mut segments = path.path.segments.iter();
    let (ty, method) = (segments.next()?, segments.next()?);
    let generics = match &method.arguments {
        syn::PathArguments::AngleBracketed(generics) => Some(generics),
        _ => None,
    };
    let name = &method.ident;
    let known = path.qself.is_none() && segments.next().is_none() && ty.ident == "str";
    let closure = quote_spanned!(path.span()=> |x: &str| x.#name #generics ());
    let closure = known.then(|| syn::parse2(closure).ok()).flatten()?;
    let of_std = quote!(<::core::primitive::str>::#method);
    Some((of_std.to_string(), closure))
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

/// The names in a closure, each once.
pub fn names_in(e: &ExprClosure) -> Vec<String> {
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
    names.0
}
