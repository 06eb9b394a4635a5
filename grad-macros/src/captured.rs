//! `grad!(|x| f(x, p))` in a body. The macro sees the closure alone: where `p` is a reference, which it would take for a value, it is
//! handed `&*p`, and where `f` is a closure in a variable, its definition is put before the body.

use crate::nested;
use crate::visit::{self, Visit, VisitMut};
use grad_core::ordered::OrderedMap;
use proc_macro2::Ident;
use quote::{ToTokens, quote};
use syn::parse::{ParseStream, Parser};
use syn::{Block, Expr, ExprClosure, FnArg, Pat, Signature, Type};

/// Says of what closures in derivatives capture what it is.
pub fn spell_out(sig: &Signature, block: &mut Block) {
    let mut names = Names(OrderedMap::new());
    sig.inputs.iter().for_each(|input| names.param(input));
    names.visit_block(block);
    names.0.retain(|_, kind| !matches!(kind, Kind::Other));
    if !names.0.is_empty() {
        InMacros(&names).visit_block_mut(block);
    }
}

/// What a name stands for wherever it is bound in a function.
#[derive(Clone)]
enum Kind {
    Reference,
    Closure(Box<ExprClosure>),
    Other,
}

struct Names(OrderedMap<String, Kind>);

impl Names {
    fn bind(&mut self, name: String, kind: Kind) {
        match (self.0.get_mut(&name), &kind) {
            (Some(Kind::Reference), Kind::Reference) => {}
            // two closures of a name are two things
            (Some(known), _) => *known = Kind::Other,
            (None, _) => drop(self.0.insert(name, kind)),
        }
    }

    fn param(&mut self, input: &FnArg) {
        let FnArg::Typed(typed) = input else {
            return;
        };
        match (&*typed.pat, &*typed.ty) {
            (Pat::Ident(p), Type::Reference(r)) if r.mutability.is_none() => {
                self.bind(p.ident.to_string(), Kind::Reference);
            }
            (pat, _) => self.visit_pat(pat),
        }
    }
}

impl<'a> Visit<'a> for Names {
    fn visit_local(&mut self, local: &'a syn::Local) {
        let init = local.init.as_ref().map(|init| &*init.expr);
        match (&local.pat, init) {
            (Pat::Ident(p), Some(Expr::Reference(r))) if r.mutability.is_none() => {
                self.bind(p.ident.to_string(), Kind::Reference);
                self.visit_expr(&r.expr);
            }
            (Pat::Ident(p), Some(Expr::Closure(closure)))
                if closure.capture.is_none() && p.mutability.is_none() =>
            {
                self.bind(
                    p.ident.to_string(),
                    Kind::Closure(Box::new(closure.clone())),
                );
                self.visit_expr_closure(closure);
            }
            _ => visit::visit_local(self, local),
        }
    }
    fn visit_pat_ident(&mut self, p: &'a syn::PatIdent) {
        self.bind(p.ident.to_string(), Kind::Other);
    }
}

/// The closures in macros that give derivatives.
struct InMacros<'a>(&'a Names);

impl VisitMut for InMacros<'_> {
    fn visit_local_mut(&mut self, local: &mut syn::Local) {
        visit::visit_local_mut(self, local);
        let name = match &local.pat {
            Pat::Ident(p) => p.ident.to_string(),
            _ => return,
        };
        if let Some(Kind::Closure(_)) = self.0.0.get(&name) {
            // where only macros call it, its copies are called
            local
                .attrs
                .push(syn::parse_quote!(#[allow(unused_variables)]));
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
            let own = bound_in(&closure);
            let is_seen = |name: &String| !own.contains(name);
            let seen = self.0.0.iter().filter(|(name, _)| is_seen(name));
            let seen = Names(
                seen.map(|(name, kind)| (name.clone(), kind.clone()))
                    .collect(),
            );
            InClosure(&seen).visit_expr_mut(&mut closure.body);
            while let Some((name, of)) = seen.called_in(&closure, &own) {
                let body = &closure.body;
                closure.body = syn::parse_quote!({ let #name = #of; #body });
            }
            mac.tokens = quote!(#closure #options);
        }
    }
}

impl Names {
    /// A closure in a variable that is called in `closure`, and not defined there yet. What it captures is not what
    /// is bound there by the same name.
    fn called_in(&self, closure: &ExprClosure, bound: &[String]) -> Option<(Ident, ExprClosure)> {
        let mut called = Called(vec![]);
        called.visit_expr(&closure.body);
        let defined = bound_in(closure);
        called.0.into_iter().find_map(|name| {
            let Some(Kind::Closure(of)) = self.0.get(&name.to_string()) else {
                return None;
            };
            let own = bound_in(of);
            let mut words = vec![];
            crate::world::words(of.to_token_stream(), &mut words);
            let hides = |word: &String| bound.contains(word) && !own.contains(word);
            let is_new = !defined.contains(&name.to_string()) && !words.iter().any(hides);
            let mut of = (**of).clone();
            InMacros(self).visit_expr_closure_mut(&mut of);
            is_new.then_some((name, of))
        })
    }
}

/// The names that a closure binds, its params and in its body.
fn bound_in(closure: &ExprClosure) -> Vec<String> {
    let mut own = Names(OrderedMap::new());
    own.visit_expr_closure(closure);
    own.0.keys().cloned().collect()
}

/// The names that are called, in macros, too.
struct Called(Vec<Ident>);

impl<'a> Visit<'a> for Called {
    fn visit_expr_call(&mut self, call: &'a syn::ExprCall) {
        if let Expr::Path(p) = &*call.func {
            self.0.extend(p.path.get_ident().cloned());
        }
        visit::visit_expr_call(self, call);
    }
    fn visit_macro(&mut self, mac: &'a syn::Macro) {
        if let Ok(closure) = syn::parse2::<ExprClosure>(mac.tokens.clone()) {
            let mut inner = Called(vec![]);
            inner.visit_expr(&closure.body);
            self.0.extend(inner.0);
        }
    }
}

/// The arguments of calls in such a closure.
struct InClosure<'a>(&'a Names);

impl InClosure<'_> {
    fn hand_on(&self, arg: &mut Expr) {
        let name = match arg {
            Expr::Path(p) => p.path.get_ident().map(ToString::to_string),
            _ => None,
        };
        if name.is_some_and(|name| matches!(self.0.0.get(&name), Some(Kind::Reference))) {
            let name = arg.to_token_stream();
            *arg = syn::parse_quote!(&*#name);
        }
    }
}

impl VisitMut for InClosure<'_> {
    fn visit_expr_call_mut(&mut self, call: &mut syn::ExprCall) {
        call.args.iter_mut().for_each(|arg| self.hand_on(arg));
        visit::visit_expr_call_mut(self, call);
    }
    fn visit_expr_method_call_mut(&mut self, call: &mut syn::ExprMethodCall) {
        call.args.iter_mut().for_each(|arg| self.hand_on(arg));
        visit::visit_expr_method_call_mut(self, call);
    }
    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        InMacros(self.0).visit_macro_mut(mac);
    }
}
