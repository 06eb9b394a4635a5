//! `items.try_fold(start, f)` is the loop that it is: it ends with the first call that gives no value.
//!
//! Whether that is an `Option` or a `Result` is read off what the closure gives, or off the type of the variable or the function.

use crate::visit::{self, VisitMut};
use proc_macro2::Span;
use quote::{format_ident, quote};
use syn::{Block, Expr, ExprMethodCall, Pat, ReturnType, Stmt, Type};

/// Writes them out in the body of a function.
pub fn write_out(output: &ReturnType, body: &mut Block) {
    let mut writer = Writer { count: 0 };
    if let (ReturnType::Type(_, ty), Some(Stmt::Expr(e, None))) = (output, body.stmts.last_mut()) {
        writer.of_type(e, ty);
    }
    writer.visit_block_mut(body);
}

/// What tells whether there is a value.
#[derive(Clone, Copy)]
enum Kind {
    Option,
    Result,
}

struct Writer {
    /// How many were written out: they may stand in each other.
    count: usize,
}

impl Writer {
    /// An expression of this type.
    fn of_type(&mut self, e: &mut Expr, ty: &Type) {
        if let (Some(m), Some(kind)) = (is_try_fold(e), named(ty)) {
            *e = self.written(m, kind);
        }
    }

    /// The loop.
    fn written(&mut self, m: &ExprMethodCall, kind: Kind) -> Expr {
        let at = Span::mixed_site().located_at(m.method.span());
        let [items, acc, item, there] = ["items", "acc", "item", "there"]
            .map(|name| format_ident!("__grads_{name}_{}", self.count, span = at));
        let label = syn::Lifetime::new(&format!("'__grads_folded_{}", self.count), at);
        self.count += 1;
        let (of, start, f) = (&m.receiver, &m.args[0], typed(&m.args[1], kind));
        let (good, bad) = match kind {
            Kind::Option => (quote!(Some), quote!(None => break #label None)),
            Kind::Result => (quote!(Ok), quote!(Err(error) => break #label Err(error))),
        };
        // the items come first, as in the call, where what comes after could tell
        let (before, of) = match is_simple(start) {
            true => (quote!(), quote!(#of)),
            false => (quote!(let #items = #of;), quote!(#items)),
        };
        syn::parse_quote_spanned! {m.method.span()=>
            #label: {
                #before
                let mut #acc = #start;
                for #item in #of {
                    match (#f)(#acc, #item) { #good(#there) => #acc = #there, #bad }
                }
                #good(#acc)
            }
        }
    }
}

impl VisitMut for Writer {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        visit::visit_expr_mut(self, e);
        if let Some(m) = is_try_fold(e)
            && let Some(kind) = given(&m.args[1])
        {
            *e = self.written(m, kind);
        }
    }

    fn visit_local_mut(&mut self, local: &mut syn::Local) {
        if let (Pat::Type(pat), Some(init)) = (&local.pat, &mut local.init) {
            self.of_type(&mut init.expr, &pat.ty);
        }
        visit::visit_local_mut(self, local);
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// A call of it on a chain that is made for it: an iterator in a variable goes on after the call.
fn is_try_fold(e: &Expr) -> Option<&ExprMethodCall> {
    let Expr::MethodCall(m) = e else { return None };
    let made = matches!(&*m.receiver, Expr::MethodCall(of) if of.method != "by_ref")
        || matches!(&*m.receiver, Expr::Paren(_));
    (m.method == "try_fold" && m.args.len() == 2 && made).then_some(m)
}

/// A closure that says that it gives a `Result`, for its `?` and the methods that an `Option` has too.
fn typed(f: &Expr, kind: Kind) -> Expr {
    match (f, kind) {
        (Expr::Closure(c), Kind::Result) if matches!(c.output, ReturnType::Default) => {
            let (mut c, body) = (c.clone(), &c.body);
            c.output = syn::parse_quote!(-> Result<_, _>);
            *c.body = syn::parse_quote!({ #body });
            Expr::Closure(c)
        }
        _ => f.clone(),
    }
}

/// Whether what it starts from can be made before the items.
fn is_simple(e: &Expr) -> bool {
    match e {
        Expr::Lit(_) | Expr::Path(_) => true,
        Expr::Tuple(t) => t.elems.iter().all(is_simple),
        Expr::Paren(p) => is_simple(&p.expr),
        Expr::Unary(u) => is_simple(&u.expr),
        _ => false,
    }
}

/// What a closure gives, if it says so.
fn given(f: &Expr) -> Option<Kind> {
    match f {
        Expr::Closure(c) => match &c.output {
            ReturnType::Type(_, ty) => named(ty),
            ReturnType::Default => of_value(&c.body),
        },
        _ => None,
    }
}

/// What an expression is, if it shows.
fn of_value(e: &Expr) -> Option<Kind> {
    match e {
        Expr::Block(b) => of_block(&b.block),
        Expr::Paren(p) => of_value(&p.expr),
        Expr::If(i) => of_block(&i.then_branch)
            .or_else(|| i.else_branch.as_ref().and_then(|(_, e)| of_value(e))),
        Expr::Match(m) => m.arms.iter().find_map(|arm| of_value(&arm.body)),
        Expr::Return(r) => r.expr.as_deref().and_then(of_value),
        Expr::Call(c) => of_path(&c.func),
        Expr::Path(_) => of_path(e),
        Expr::MethodCall(m) => of_method(m),
        _ => None,
    }
}

fn of_block(block: &Block) -> Option<Kind> {
    match block.stmts.last()? {
        Stmt::Expr(e, _) => of_value(e),
        _ => None,
    }
}

fn of_path(e: &Expr) -> Option<Kind> {
    let Expr::Path(p) = e else { return None };
    match &*p.path.get_ident()?.to_string() {
        "Some" | "None" => Some(Kind::Option),
        "Ok" | "Err" => Some(Kind::Result),
        _ => None,
    }
}

fn of_method(m: &ExprMethodCall) -> Option<Kind> {
    match &*m.method.to_string() {
        "then_some" | "then" | "ok" => Some(Kind::Option),
        "ok_or" | "ok_or_else" | "map_err" => Some(Kind::Result),
        "map" | "and_then" | "or_else" => of_value(&m.receiver),
        _ => None,
    }
}

fn named(ty: &Type) -> Option<Kind> {
    let Type::Path(p) = ty else { return None };
    match &*p.path.segments.last()?.ident.to_string() {
        "Option" => Some(Kind::Option),
        "Result" => Some(Kind::Result),
        _ => None,
    }
}
