//! Derivatives of closures that are written as loops over directions.

use crate::args::Args;
use crate::lower::inlined::Callee;
use crate::lower::known::base;
use crate::lower::place::strip;
use crate::lower::scope::Operand;
use crate::lower::types::Ty;
use crate::lower::{Lowerer, Res};
use crate::model::type_of;
use crate::nested::{A_FUNCTION, Kind, Rows, Written, giving};
use crate::report::{Problems, Refused};
use crate::visit::Visit;
use grad_core::ir;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use std::rc::Rc;
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
        if closure
            .inputs
            .iter()
            .any(|param| !matches!(param, Pat::Type(_)))
        {
            // the macro itself says so
            self.problems.leave();
            return Err(Refused);
        }
        if let Some(wrt) = wrt {
            return self.of_some_params(kind, closure, wrt, e);
        }
        if let Kind::Hvp | Kind::Jvp = kind {
            return self.along_written(kind, closure, e);
        }
        let numbers = self.model.reals();
        let args: Vec<&Expr> = e.args.iter().collect();
        let closure = &self.saying_what_it_gives(closure);
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

    /// A closure that does nothing but call a function whose signature is seen, with what that gives.
    fn saying_what_it_gives(&self, closure: &ExprClosure) -> ExprClosure {
        let callee = match strip(&closure.body) {
            Expr::Call(call) => match strip(&call.func) {
                Expr::Path(path) => self.world_callee(path),
                _ => None,
            },
            Expr::MethodCall(call) if is_self(&call.receiver) => self.method_of_self(&call.method),
            _ => None,
        };
        let output = callee.map(|callee| callee.item.sig.output);
        match output.filter(is_of_numbers) {
            Some(syn::ReturnType::Type(_, ty)) => giving(closure, &ty.to_token_stream()),
            _ => closure.clone(),
        }
    }

    /// A method of the type that the function is a method of.
    fn method_of_self(&self, name: &Ident) -> Option<Callee> {
        let this = self.model.self_name()?;
        let method = self.declares()?.method(base(&this), &name.to_string())?;
        Some(Callee::method(method))
    }

    /// What the closure gives, by the type of its value.
    fn rows(&mut self, written: &Written, e: &ExprCall) -> Res<Rows> {
        let value = self.keep(e, || Value(parsed(written.value())));
        let (start, types, noted) = (self.checkpoint(), self.types.clone(), self.late.noted());
        let rows = self.rows_of(&value.0);
        self.rollback(&start);
        self.types = types;
        self.late.forget(noted);
        rows?.ok_or_else(|| {
            self.refuse(
                e,
                "in a differentiable function, Jacobians are taken of what gives a number, or an array, a `Vec` or a tuple of numbers",
                "say what the closure gives, `|x: &[f64]| -> Vec<f64> { f(x) }`, or list the numbers in a `Vec`",
            )
        })
    }

    /// What an expression gives, as far as it is numbers.
    fn rows_of(&mut self, e: &Expr) -> Res<Option<Rows>> {
        let given = self.expr(e)?;
        let given = self.value_of(given, e.span())?;
        let ty = self.ty(given);
        let is_float = |ty: &Ty| self.types.is_float(ty);
        Ok(match self.types.shallow(&ty) {
            ty if is_float(&ty) => Some(Rows::Number),
            Ty::Vec(t) | Ty::Slice(t) | Ty::Array(t, _) if is_float(&t) => Some(Rows::List),
            Ty::Tuple(ts) if ts.iter().all(is_float) => Some(Rows::Tuple(ts.len())),
            _ => None,
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

    /// Value and tangent of a closure, or the tangent of its gradient.
    fn along_written(&mut self, kind: Kind, closure: &ExprClosure, e: &ExprCall) -> Res<Operand> {
        let (all, primals) = self.along(e)?;
        let (at, directions) = all.split_at(primals.unwrap_or_default());
        let numbers = self.model.reals();
        let written = Written::of(closure, at, &numbers, e.span());
        let made = written.and_then(|written| match kind {
            Kind::Hvp => {
                let (of_gradient, args) = (written.gradient_closure(), &e.args);
                let at = e.span().resolved_at(Span::mixed_site());
                Some(quote_spanned!(at=> { let (_, grads_s) = jvp!(#of_gradient)(#args); grads_s }))
            }
            _ => written.along(directions),
        });
        let Some(made) = made else {
            return Err(self.cannot_be_written(e));
        };
        let made = self.keep(e, || Whole(parsed(made)));
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
        let names = (0..e.args.len()).map(|i| quote::format_ident!("grads_w{i}"));
        let names: Vec<Ident> = names.collect();
        let params = || closure.inputs.iter().zip(&names);
        let held = params().filter(|(pat, _)| !wrt.iter().any(|name| binds(pat, name)));
        let held: Vec<TokenStream> = held.map(|(pat, at)| quote!(let #pat = #at;)).collect();
        let wanted = wrt
            .iter()
            .filter_map(|name| params().find(|(pat, _)| binds(pat, name)));
        let (inputs, wanted): (Vec<_>, Vec<_>) = wanted.unzip();
        if inputs.len() != wrt.len() || closure.inputs.len() != e.args.len() {
            return Err(self.cannot_be_written(e));
        }
        let (args, body, output) = (&e.args, &closure.body, &closure.output);
        let args = args.iter();
        let name = quote::format_ident!("{}", kind.name());
        let at = e.span().resolved_at(Span::mixed_site());
        let made = self.keep(e, || {
            Whole(parsed(quote_spanned!(at=> {
                #(let #names = #args;)*
                #(#held)*
                #name!(|#(#inputs),*| #output #body)(#(#wanted),*)
            })))
        });
        self.expr(&made.0)
    }

    /// Whether the derivative of a function has second derivatives in this one only if the function is written out.
    pub(super) fn would_be_third(&self, path: &ExprPath) -> bool {
        let is_written = self.model.seen.as_ref().is_some_and(|world| world.inlines);
        let callee = self.world_callee(path).filter(Callee::is_ordinary);
        self.model.args.order.is_some() && is_written && callee.is_some()
    }

    /// A closure that calls a function whose params are seen, and which of them are differentiated if not all are.
    pub(super) fn calling(
        &mut self,
        path: &ExprPath,
        wrt: Option<&[Ident]>,
    ) -> Option<(Rc<ExprClosure>, Option<Vec<Ident>>)> {
        let callee = self.world_callee(path)?;
        let sig = &callee.item.sig;
        let generics = [&sig.generics, &callee.around];
        let is_generic = generics.iter().any(|g| g.type_params().next().is_some());
        if is_generic || callee.item.attrs.iter().any(says_wrt) {
            return None;
        }
        let (mut names, mut types, mut held) = (vec![], vec![], vec![]);
        for input in &sig.inputs {
            let (name, ty, attrs) = param(input, callee.this.as_ref())?;
            if attrs.iter().any(|a| a.path().is_ident("no_diff")) {
                held.push(name.clone());
            }
            names.push(name);
            types.push(ty);
        }
        let wanted = names.iter().filter(|name| !held.contains(name)).cloned();
        let wrt = match wrt {
            Some(wrt) => Some(wrt.to_vec()),
            None => (!held.is_empty()).then(|| wanted.collect()),
        };
        // of a type that the call names rustc knows more
        let output = Some(&sig.output).filter(|output| is_of_numbers(output));
        let at = path.span().resolved_at(Span::mixed_site());
        let closure = self.keep(path, || {
            parsed(quote_spanned!(at=> |#(#names: #types),*| #output { #path(#(#names),*) }))
        });
        Some((closure, wrt))
    }

    fn cannot_be_written(&mut self, e: &ExprCall) -> Refused {
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

/// `#[differentiable(wrt(..))]`
pub(super) fn says_wrt(attr: &syn::Attribute) -> bool {
    let args = crate::world::arguments(attr);
    args.is_some_and(|args| Args::parse(args, &mut Problems::default()).wrt.is_some())
}

/// The name and the type of a param in a closure, where a receiver is one of the others.
fn param<'a>(
    input: &'a FnArg,
    this: Option<&syn::Type>,
) -> Option<(Ident, syn::Type, &'a [syn::Attribute])> {
    match input {
        FnArg::Typed(typed) => match &*typed.pat {
            Pat::Ident(p) => Some((p.ident.clone(), (*typed.ty).clone(), &typed.attrs)),
            _ => None,
        },
        FnArg::Receiver(of) => {
            let (name, this) = (Ident::new("grads_this", of.self_token.span), this?);
            let ty = match &of.reference {
                Some(_) if of.mutability.is_none() => syn::parse_quote!(&#this),
                Some(_) => return None,
                None => this.clone(),
            };
            Some((name, ty, &of.attrs))
        }
    }
}

fn is_self(e: &Expr) -> bool {
    matches!(strip(e), Expr::Path(p) if p.path.is_ident("self"))
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
