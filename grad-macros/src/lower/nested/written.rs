//! Derivatives of closures that are written as loops over directions.

use crate::lower::scope::Operand;
use crate::lower::types::Ty;
use crate::lower::{Lowerer, Res};
use crate::model::type_of;
use crate::nested::{A_FUNCTION, Kind, Rows, Written};
use crate::visit::Visit;
use grad_core::ir;
use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, ExprCall, ExprClosure, ExprPath, FnArg, Pat};

/// An expression that stands for a derivative.
struct Whole(Expr);

/// One that gives the value of the closure.
struct Value(Expr);

/// The closure of the gradient.
struct Gradient(ExprClosure);

impl Lowerer<'_> {
    /// `kind` of a closure by loops; of its params those in `wrt`, if there are some.
    pub(super) fn written_out(
        &mut self,
        kind: Kind,
        closure: &ExprClosure,
        wrt: Option<&[Ident]>,
        e: &ExprCall,
    ) -> Res<Operand> {
        if !self.model.writes_derivatives {
            return self.host(e);
        }
        if let Some(wrt) = wrt {
            return self.of_some_params(kind, closure, wrt, e);
        }
        if kind == Kind::Hvp {
            return self.product(closure, e);
        }
        let numbers = self.model.reals();
        let args: Vec<&Expr> = e.args.iter().collect();
        let Some(written) = Written::of(closure, &args, &numbers, e.span()) else {
            return Err(self.cannot_be_written(e));
        };
        if kind == Kind::Hessian {
            return self.hessian(&written, e);
        }
        let rows = match kind {
            Kind::Jacobian => Some(self.rows(&written, e)?),
            _ => None,
        };
        let made = self.keep(e, || {
            let tokens = match rows {
                Some(rows) => written.jacobian(rows),
                None => written.gradient(kind),
            };
            Whole(parsed(tokens))
        });
        self.expr(&made.0)
    }

    /// What the closure gives, by the type of its value.
    fn rows(&mut self, written: &Written, e: &ExprCall) -> Res<Rows> {
        let value = self.keep(e, || Value(parsed(written.value())));
        let given = self.expr(&value.0)?;
        let given = self.value_of(given, e.span())?;
        let ty = self.ty(given);
        let is_float = |s: &Self, ty: &Ty| s.types.is_float(ty);
        let rows = match self.types.shallow(&ty) {
            ty if is_float(self, &ty) => Some(Rows::Number),
            Ty::Vec(t) | Ty::Slice(t) | Ty::Array(t, _) if is_float(self, &t) => Some(Rows::List),
            Ty::Tuple(ts) if ts.iter().all(|t| is_float(self, t)) => Some(Rows::Tuple(ts.len())),
            _ => None,
        };
        rows.ok_or_else(|| {
            self.refuse(
                e,
                "in a differentiable function, Jacobians are taken of what gives a number, or an array, a `Vec` or a tuple of numbers",
                "list the numbers in a `Vec`",
            )
        })
    }

    /// The Jacobian of the gradient.
    fn hessian(&mut self, written: &Written, e: &ExprCall) -> Res<Operand> {
        if e.args.len() != 1 {
            return Err(self.refuse(
                e,
                "in a differentiable function, Hessians are taken by one param",
                "take one of each param, and capture the others, or put all numbers in one array",
            ));
        }
        let closure = self.keep(e, || Gradient(parsed(written.gradient_closure())));
        let args: Vec<&Expr> = e.args.iter().collect();
        let numbers = self.model.reals();
        let Some(of_gradient) = Written::of(&closure.0, &args, &numbers, e.span()) else {
            return Err(self.cannot_be_written(e));
        };
        let rows = self.rows(&of_gradient, e)?;
        let made = self.keep(e, || Whole(parsed(of_gradient.jacobian(rows))));
        self.expr(&made.0)
    }

    /// The tangent of the gradient.
    fn product(&mut self, closure: &ExprClosure, e: &ExprCall) -> Res<Operand> {
        let (all, primals) = self.along(e)?;
        let numbers = self.model.reals();
        let at = &all[..primals.unwrap_or_default()];
        let Some(written) = Written::of(closure, at, &numbers, e.span()) else {
            return Err(self.cannot_be_written(e));
        };
        let made = self.keep(e, || {
            let (of_gradient, args) = (written.gradient_closure(), &e.args);
            Whole(parsed(quote!({
                let (_, grads_s) = jvp!(#of_gradient)(#args);
                grads_s
            })))
        });
        self.expr(&made.0)
    }

    /// The gradient by the params that are named: the others are captured.
    fn of_some_params(
        &mut self,
        kind: Kind,
        closure: &ExprClosure,
        wrt: &[Ident],
        e: &ExprCall,
    ) -> Res<Operand> {
        let is_wanted = |pat: &Pat| wrt.iter().any(|name| binds(pat, name));
        let both = || closure.inputs.iter().zip(&e.args);
        let held = both().filter(|(pat, _)| !is_wanted(pat));
        let held: Vec<TokenStream> = held.map(|(pat, arg)| quote!(let #pat = #arg;)).collect();
        let (inputs, args): (Vec<_>, Vec<_>) = both().filter(|(pat, _)| is_wanted(pat)).unzip();
        if inputs.len() != wrt.len() || closure.inputs.len() != e.args.len() {
            return Err(self.cannot_be_written(e));
        }
        let names = (0..args.len()).map(|i| quote::format_ident!("grads_w{i}"));
        let (names, body, output) = (names.collect::<Vec<_>>(), &closure.body, &closure.output);
        let name = quote::format_ident!("{}", kind.name());
        let made = self.keep(e, || {
            Whole(parsed(quote!({
                #(let #names = #args;)*
                #(#held)*
                #name!(|#(#inputs),*| #output #body)(#(#names),*)
            })))
        });
        self.expr(&made.0)
    }

    /// A closure that calls a function whose params are seen.
    pub(super) fn calling(&self, path: &ExprPath) -> Option<ExprClosure> {
        let callee = self.world_callee(path)?;
        let sig = &callee.item.sig;
        if sig.generics.type_params().next().is_some() || callee.around.type_params().next().is_some() {
            return None;
        }
        let params = sig.inputs.iter().map(|input| match input {
            FnArg::Typed(typed) => match &*typed.pat {
                Pat::Ident(p) => Some((p.ident.clone(), typed.ty.clone())),
                _ => None,
            },
            FnArg::Receiver(_) => None,
        });
        let params = params.collect::<Option<Vec<_>>>()?;
        let (names, types): (Vec<_>, Vec<_>) = params.into_iter().unzip();
        // of a type that the call names rustc knows more
        let output = Some(&sig.output).filter(|_| is_of_numbers(&sig.output));
        let at = path.span().resolved_at(proc_macro2::Span::mixed_site());
        Some(parsed(quote_spanned!(at=> |#(#names: #types),*| #output { #path(#(#names),*) })))
    }

    fn cannot_be_written(&mut self, e: &ExprCall) -> crate::report::Refused {
        self.refuse(
            e,
            "in a differentiable function, derivatives of closures are taken by numbers, and by arrays and vectors of them, whose types are written",
            A_FUNCTION,
        )
    }
}

/// Whether a function gives a float, or an array or a vector of them, or a tuple.
fn is_of_numbers(output: &syn::ReturnType) -> bool {
    let syn::ReturnType::Type(_, ty) = output else {
        return false;
    };
    match type_of(ty, &[]) {
        ir::Type::Tuple(parts) => parts.iter().all(|t| matches!(t, ir::Type::Float(_))),
        ir::Type::Array(t, _) | ir::Type::Vec(t) => matches!(*t, ir::Type::Float(_)),
        ir::Type::Float(_) => true,
        _ => false,
    }
}

/// What was written is syntax.
fn parsed<T: syn::parse::Parse>(tokens: TokenStream) -> T {
    syn::parse2(tokens).expect("what is written parses")
}

/// Whether a pattern is of this name.
fn binds(pat: &Pat, name: &Ident) -> bool {
    struct Find<'a>(&'a Ident, bool);
    impl<'a> Visit<'a> for Find<'_> {
        fn visit_pat_ident(&mut self, p: &'a syn::PatIdent) {
            self.1 |= p.ident == *self.0;
        }
    }
    let mut find = Find(name, false);
    find.visit_pat(pat);
    find.1
}
