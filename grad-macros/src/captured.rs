//! `grad!(|x| f(x, p))` in a body. The macro sees the closure alone: where `p` is a reference, which it would take for a value, it is
//! handed `&*p`, and where `f` is a closure in a variable, its definition is put before the body.

mod items;

use crate::nested;
use crate::visit::{self, Visit, VisitMut};
use crate::world::words;
use grad_core::ordered::OrderedMap;
use proc_macro2::Ident;
use quote::{ToTokens, quote};
use syn::parse::{ParseStream, Parser};
use syn::{Block, Expr, ExprClosure, FnArg, Pat, Signature, Stmt, Type};

/// Says of what closures in derivatives capture what it is.
pub fn spell_out(sig: &Signature, block: &mut Block) {
    let mut names = Names::default();
    sig.inputs.iter().for_each(|input| names.param(input));
    names.visit_block(block);
    let mut macros = Macros {
        names: &names,
        closures: vec![],
    };
    macros.visit_block_mut(block);
}

/// How a name is bound in a function.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    /// To references alone.
    Reference,
    /// Once, to what stays as it is.
    Once,
    /// To several things, or to one that changes.
    Other,
}

/// The names that are bound in a function, or in a closure.
#[derive(Default)]
struct Names(OrderedMap<String, Bound>);

impl Names {
    fn bind(&mut self, name: &Ident, bound: Bound) {
        let name = name.to_string();
        match self.0.get_mut(&name) {
            Some(Bound::Reference) if bound == Bound::Reference => {}
            Some(known) => *known = Bound::Other,
            None => drop(self.0.insert(name, bound)),
        }
    }

    fn param(&mut self, input: &FnArg) {
        let FnArg::Typed(typed) = input else {
            return;
        };
        match (&*typed.pat, &*typed.ty) {
            (Pat::Ident(p), Type::Reference(r)) if r.mutability.is_none() => {
                self.bind(&p.ident, Bound::Reference);
            }
            (pat, _) => self.visit_pat(pat),
        }
    }

    /// Whether a name is one reference wherever it stands.
    fn is_reference(&self, name: &str) -> bool {
        self.0.get(name) == Some(&Bound::Reference)
    }

    /// Whether a name means the same everywhere in the function.
    fn is_the_same(&self, name: &str) -> bool {
        !matches!(self.0.get(name), Some(Bound::Other))
    }
}

impl<'a> Visit<'a> for Names {
    fn visit_local(&mut self, local: &'a syn::Local) {
        let Some(init) = &local.init else {
            return visit::visit_local(self, local);
        };
        self.visit_expr(&init.expr);
        init.diverge.iter().for_each(|(_, e)| self.visit_expr(e));
        let value = self.matched(&init.expr);
        self.items(&local.pat, &value);
    }
    fn visit_expr_let(&mut self, l: &'a syn::ExprLet) {
        self.visit_expr(&l.expr);
        let value = self.matched(&l.expr);
        self.items(&l.pat, &value);
    }
    fn visit_expr_match(&mut self, m: &'a syn::ExprMatch) {
        self.visit_expr(&m.expr);
        let value = self.matched(&m.expr);
        for arm in &m.arms {
            self.items(&arm.pat, &value);
            arm.guard.iter().for_each(|(_, e)| self.visit_expr(e));
            self.visit_expr(&arm.body);
        }
    }
    fn visit_expr_for_loop(&mut self, l: &'a syn::ExprForLoop) {
        self.visit_expr(&l.expr);
        let items = self.given_by(&l.expr);
        self.items(&l.pat, &items);
        self.visit_block(&l.body);
    }
    fn visit_pat_ident(&mut self, p: &'a syn::PatIdent) {
        let changes = p.mutability.is_some() || p.by_ref.is_some();
        self.bind(&p.ident, if changes { Bound::Other } else { Bound::Once });
    }
}

/// The names that a closure binds, its params and in its body.
fn bound_in(closure: &ExprClosure) -> Names {
    let mut own = Names::default();
    own.visit_expr_closure(closure);
    own
}

/// A closure in a variable.
struct Variable {
    name: Ident,
    closure: ExprClosure,
    /// Whether a macro was given its definition.
    is_copied: bool,
}

/// Changes the closures in macros that give derivatives.
struct Macros<'a> {
    names: &'a Names,
    /// The closures in variables that are in scope, and stay what they are.
    closures: Vec<Variable>,
}

impl Macros<'_> {
    /// The closure that a statement puts in a variable, if it means the same wherever the variable is seen.
    fn declared(&self, stmt: &Stmt) -> Option<Variable> {
        let Stmt::Local(local) = stmt else {
            return None;
        };
        let (Pat::Ident(p), Some(init)) = (&local.pat, &local.init) else {
            return None;
        };
        let Expr::Closure(closure) = &*init.expr else {
            return None;
        };
        let (mut all, own) = (vec![], bound_in(closure));
        words(closure.to_token_stream(), &mut all);
        let stays = |word: &String| own.0.contains_key(word) || self.names.is_the_same(word);
        let is_one = self.names.is_the_same(&p.ident.to_string());
        (is_one && closure.capture.is_none() && all.iter().all(stays)).then(|| Variable {
            name: p.ident.clone(),
            closure: closure.clone(),
            is_copied: false,
        })
    }

    /// The last of the closures in scope that is called in `closure`, and not defined there.
    fn called_in(&self, closure: &ExprClosure) -> Option<usize> {
        let mut called = Called(vec![]);
        called.visit_expr(&closure.body);
        let own = bound_in(closure);
        let is_called = |of: &Variable| {
            let name = of.name.to_string();
            let mut all = vec![];
            words(of.closure.to_token_stream(), &mut all);
            let inner = bound_in(&of.closure);
            // what it captures is not what is bound there by the same name
            let hides = |word: &String| own.0.contains_key(word) && !inner.0.contains_key(word);
            called.0.contains(&name) && !own.0.contains_key(&name) && !all.iter().any(hides)
        };
        self.closures.iter().rposition(is_called)
    }
}

impl VisitMut for Macros<'_> {
    fn visit_block_mut(&mut self, block: &mut Block) {
        let outer = self.closures.len();
        let mut declared = vec![];
        for (i, stmt) in block.stmts.iter_mut().enumerate() {
            visit::visit_stmt_mut(self, stmt);
            if let Some(variable) = self.declared(stmt) {
                self.closures.push(variable);
                declared.push(i);
            }
        }
        for (i, variable) in declared.into_iter().zip(self.closures.drain(outer..)) {
            if let Stmt::Local(local) = &mut block.stmts[i]
                && variable.is_copied
            {
                // where only macros call it, its copies are called
                local
                    .attrs
                    .push(syn::parse_quote!(#[allow(unused_variables)]));
            }
        }
    }
    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        if !nested::is_derivative(mac) {
            return;
        }
        let parse = |input: ParseStream| {
            let closure = input.parse::<ExprClosure>()?;
            Ok((closure, input.parse::<proc_macro2::TokenStream>()?))
        };
        if let Ok((mut closure, options)) = parse.parse2(mac.tokens.clone()) {
            visit::visit_expr_mut(self, &mut closure.body);
            let own = bound_in(&closure);
            Arguments(self.names, &own).visit_expr_mut(&mut closure.body);
            // the last first: it may call those before it
            while let Some(at) = self.called_in(&closure) {
                let of = &mut self.closures[at];
                of.is_copied = true;
                let (name, defined, body) = (&of.name, &of.closure, &closure.body);
                closure.body = syn::parse_quote!({ let #name = #defined; #body });
            }
            mac.tokens = quote!(#closure #options);
        }
    }
}

/// The names that are called, in macros, too.
struct Called(Vec<String>);

impl<'a> Visit<'a> for Called {
    fn visit_expr_call(&mut self, call: &'a syn::ExprCall) {
        if let Expr::Path(p) = &*call.func {
            self.0.extend(p.path.get_ident().map(ToString::to_string));
        }
        visit::visit_expr_call(self, call);
    }
    fn visit_macro(&mut self, mac: &'a syn::Macro) {
        if let Ok(closure) = syn::parse2::<ExprClosure>(mac.tokens.clone()) {
            let (mut inner, own) = (Called(vec![]), bound_in(&closure));
            inner.visit_expr(&closure.body);
            let outer = inner.0.into_iter().filter(|name| !own.0.contains_key(name));
            self.0.extend(outer);
        }
    }
}

/// The arguments of calls in such a closure, which binds other names.
struct Arguments<'a>(&'a Names, &'a Names);

impl Arguments<'_> {
    fn hand_on(&self, arg: &mut Expr) {
        let name = match arg {
            Expr::Path(p) => p.path.get_ident().map(ToString::to_string),
            _ => None,
        };
        let is_reference =
            |name: &String| self.0.is_reference(name) && !self.1.0.contains_key(name);
        if name.as_ref().is_some_and(is_reference) {
            let name = arg.to_token_stream();
            *arg = syn::parse_quote!(&*#name);
        }
    }
}

impl VisitMut for Arguments<'_> {
    fn visit_expr_call_mut(&mut self, call: &mut syn::ExprCall) {
        call.args.iter_mut().for_each(|arg| self.hand_on(arg));
        visit::visit_expr_call_mut(self, call);
    }
    fn visit_expr_method_call_mut(&mut self, call: &mut syn::ExprMethodCall) {
        call.args.iter_mut().for_each(|arg| self.hand_on(arg));
        visit::visit_expr_method_call_mut(self, call);
    }
}
