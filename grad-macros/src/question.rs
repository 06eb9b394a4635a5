//! `x?` is a `match` with a `return` in it: `match x { Some(v) => v, None => return None }`. The methods that turn a `Result` into
//! another, or into an `Option`, are written out too where they can be no other.
//!
//! Whether `x` is an `Option` is asked of rustc where its type is not seen.

use crate::lower;
use crate::visit::{self, Visit, VisitMut};
use syn::spanned::Spanned;
use syn::{
    Expr, ExprMethodCall, GenericArgument, Pat, PathArguments, ReturnType, Stmt, Type, parse_quote,
    parse_quote_spanned,
};

/// Writes `?` out in the body of a function.
pub fn write_out(output: &ReturnType, body: &mut syn::Block) {
    let mut writer = Writer {
        around: Around::of(output),
    };
    writer.visit_block_mut(body);
    writer.last(body);
}

/// What a function returns.
#[derive(Clone)]
enum Around {
    Option,
    /// With the type of its errors, if it says it.
    Result(Option<Box<Type>>),
    Other,
}

impl Around {
    fn of(output: &ReturnType) -> Around {
        let ReturnType::Type(_, ty) = output else {
            return Around::Other;
        };
        let last = match &**ty {
            Type::Path(p) => p.path.segments.last(),
            _ => None,
        };
        match last.map(|s| s.ident.to_string()).as_deref() {
            Some("Option") => Around::Option,
            Some("Result") if has_open(ty) => Around::Result(None),
            Some("Result") => Around::Result(Some(
                parse_quote!(<#ty as ::grads::__private::Outcome>::Error),
            )),
            _ => Around::Other,
        }
    }
}

impl Around {
    /// Of a closure that does not say what it returns.
    fn by_value(body: &Expr) -> Around {
        match body {
            Expr::Block(b) => match b.block.stmts.last() {
                Some(Stmt::Expr(last, None)) => Around::by_value(last),
                _ => Around::Option,
            },
            Expr::Call(c) if names(c, "Ok") || names(c, "Err") => Around::Result(None),
            _ => Around::Option,
        }
    }
}

struct Writer {
    around: Around,
}

impl Writer {
    fn last(&self, block: &mut syn::Block) {
        if let Some(Stmt::Expr(e, None)) = block.stmts.last_mut() {
            self.returned(e);
        }
    }

    /// What a function gives, if that is a `Result`.
    fn returned(&self, e: &mut Expr) {
        let Around::Result(error) = &self.around else {
            return;
        };
        match e {
            Expr::Block(b) => self.last(&mut b.block),
            Expr::If(i) => {
                self.last(&mut i.then_branch);
                if let Some((_, orelse)) = &mut i.else_branch {
                    self.returned(orelse);
                }
            }
            Expr::Match(m) => m
                .arms
                .iter_mut()
                .for_each(|arm| self.returned(&mut arm.body)),
            Expr::Call(c) if names(c, "Err") => {
                // `e.into()` is of the type that is wanted
                if let (Some(arg), Some(error)) = (c.args.first_mut(), error) {
                    let at = arg.span();
                    *arg =
                        parse_quote_spanned!(at=> { let grads_error: #error = #arg; grads_error });
                }
            }
            e => turned(e),
        }
    }

    /// What `x?` is.
    fn tried(&self, tried: &mut syn::ExprTry) -> Option<Expr> {
        let at = tried.question_token.span();
        match &self.around {
            Around::Option => {
                let of = &tried.expr;
                Some(
                    parse_quote_spanned!(at=> match (#of) { Some(grads_there) => grads_there, None => return None }),
                )
            }
            Around::Result(to) => {
                turned(&mut tried.expr);
                let of = &tried.expr;
                let error: Expr = match to {
                    Some(to) => parse_quote!(<#to as ::core::convert::From<_>>::from(grads_error)),
                    None => parse_quote!(grads_error),
                };
                Some(parse_quote_spanned! {at=>
                    match (#of) { Ok(grads_there) => grads_there, Err(grads_error) => return Err(#error) }
                })
            }
            Around::Other => None,
        }
    }
}

impl VisitMut for Writer {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::Macro(m) = e
            && let Some(made) = without_macro(&m.mac)
        {
            *e = made;
        }
        visit::visit_expr_mut(self, e);
        match e {
            Expr::Match(m) if m.arms.iter().any(|arm| of_outcome(&arm.pat)) => turned(&mut m.expr),
            Expr::Let(l) if of_outcome(&l.pat) => turned(&mut l.expr),
            _ => {}
        }
        let written = match e {
            Expr::Try(tried) => self.tried(tried),
            Expr::MethodCall(m) => of_result(m),
            Expr::Return(r) => {
                if let Some(e) = &mut r.expr {
                    self.returned(e);
                }
                None
            }
            _ => None,
        };
        if let Some(written) = written {
            *e = written;
        }
    }

    /// What `parse` and its like give is found by the type of the variable: what is tried is written with it.
    fn visit_local_mut(&mut self, local: &mut syn::Local) {
        if let (Pat::Type(pat), Some(init)) = (&local.pat, &mut local.init)
            && let Expr::Try(tried) = &mut *init.expr
            && is_of_std(&tried.expr)
        {
            let (of, ty, at) = (&tried.expr, &pat.ty, tried.expr.span());
            let outcome: Option<Type> = match &self.around {
                Around::Option => Some(parse_quote!(::core::option::Option<#ty>)),
                Around::Result(_) => Some(parse_quote!(::core::result::Result<#ty, _>)),
                Around::Other => None,
            };
            if let Some(outcome) = outcome {
                *tried.expr = parse_quote_spanned!(at=> { let given: #outcome = #of; given });
            }
        }
        visit::visit_local_mut(self, local);
    }

    fn visit_expr_closure_mut(&mut self, e: &mut syn::ExprClosure) {
        let own = match &e.output {
            ReturnType::Default => Around::by_value(&e.body),
            output => Around::of(output),
        };
        let outer = std::mem::replace(&mut self.around, own);
        visit::visit_expr_closure_mut(self, e);
        self.returned(&mut e.body);
        self.around = outer;
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// `vec![a?, b]` is `Vec::from([a?, b])`: what stands in a macro is not seen.
fn without_macro(mac: &syn::Macro) -> Option<Expr> {
    let at = mac.bang_token.span;
    if !mac.path.is_ident("vec") {
        return None;
    }
    match mac.parse_body::<lower::VecArgs>().ok()? {
        lower::VecArgs::List(items) if items.iter().any(tries) => {
            Some(parse_quote_spanned!(at=> Vec::from([#(#items),*])))
        }
        lower::VecArgs::Repeat(item, n) if tries(&item) || tries(&n) => Some(
            parse_quote_spanned!(at=> { let grads_item = #item; let grads_len = #n; vec![grads_item; grads_len] }),
        ),
        _ => None,
    }
}

/// Whether there is a `?` in an expression that is one of the function's.
fn tries(e: &Expr) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_expr(&mut self, e: &'a Expr) {
            match e {
                Expr::Try(_) => self.0 = true,
                Expr::Closure(_) => {}
                Expr::Macro(m) => self.0 |= without_macro(&m.mac).is_some(),
                e => visit::visit_expr(self, e),
            }
        }
    }
    let mut find = Find(false);
    find.visit_expr(e);
    find.0
}

/// `Result<_, _>`
fn has_open(ty: &Type) -> bool {
    let Type::Path(p) = ty else { return false };
    let Some(PathArguments::AngleBracketed(args)) = p.path.segments.last().map(|s| &s.arguments)
    else {
        return false;
    };
    args.args
        .iter()
        .any(|a| matches!(a, GenericArgument::Type(Type::Infer(_))))
}

/// `Ok(..)`, `Err(..)`
fn of_outcome(pat: &Pat) -> bool {
    matches!(pat, Pat::TupleStruct(p) if p.path.is_ident("Ok") || p.path.is_ident("Err"))
}

/// `Ok(x)`
fn names(c: &syn::ExprCall, variant: &str) -> bool {
    c.args.len() == 1 && matches!(&*c.func, Expr::Path(p) if p.path.is_ident(variant))
}

/// Methods that only a `Result` has, or that give one.
fn of_result(m: &mut ExprMethodCall) -> Option<Expr> {
    if is_of_std(&m.receiver) {
        return None;
    }
    let (name, at) = (m.method.to_string(), m.method.span());
    if name == "ok" && m.args.is_empty() {
        turned(&mut m.receiver);
    }
    let (of, args) = (&m.receiver, &m.args);
    let first = args.first();
    Some(match (&*name, first) {
        ("ok", None) => {
            parse_quote_spanned!(at=> match (#of) { Ok(grads_there) => Some(grads_there), Err(_) => None })
        }
        ("is_ok", None) => {
            parse_quote_spanned!(at=> match (#of) { Ok(_) => true, Err(_) => false })
        }
        ("is_err", None) => {
            parse_quote_spanned!(at=> match (#of) { Ok(_) => false, Err(_) => true })
        }
        ("map_err", Some(f)) => {
            parse_quote_spanned!(at=> match (#of) { Ok(grads_there) => Ok(grads_there), Err(grads_error) => Err(::grads::__private::converted(grads_error, #f)) })
        }
        ("ok_or", Some(error)) => {
            parse_quote_spanned!(at=> match (#of) { Some(grads_there) => Ok(grads_there), None => Err(#error) })
        }
        ("ok_or_else", Some(f)) => {
            parse_quote_spanned!(at=> match (#of) { Some(grads_there) => Ok(grads_there), None => Err((#f)()) })
        }
        ("unwrap_or_else", Some(f)) if takes_an_error(f) => {
            parse_quote_spanned!(at=> match (#of) { Ok(grads_there) => grads_there, Err(grads_error) => (#f)(grads_error) })
        }
        ("or_else", Some(f)) if takes_an_error(f) => {
            parse_quote_spanned!(at=> match (#of) { Ok(grads_there) => Ok(grads_there), Err(grads_error) => (#f)(grads_error) })
        }
        ("map_or_else", Some(f)) if takes_an_error(f) && args.len() == 2 => {
            let g = &args[1];
            parse_quote_spanned!(at=> match (#of) { Ok(grads_there) => (#g)(grads_there), Err(grads_error) => (#f)(grads_error) })
        }
        _ => return None,
    })
}

/// Whether a closure is one of a `Result`, and may look at the error.
fn takes_an_error(f: &Expr) -> bool {
    matches!(f, Expr::Closure(c) if c.inputs.len() == 1 && !matches!(c.inputs[0], Pat::Wild(_)))
}

/// Whether an expression is a `Result` of std's, whose type may be found by what is done with it.
fn is_of_std(e: &Expr) -> bool {
    match e {
        Expr::MethodCall(m) => {
            lower::RESULTS.iter().any(|name| m.method == name) || is_of_std(&m.receiver)
        }
        Expr::Call(c) => match &*c.func {
            Expr::Path(p) => {
                let of = p.path.segments.iter().rev().nth(1);
                of.is_some_and(|of| {
                    is_primitive(&of.ident) || lower::is_of_std(&of.ident.to_string())
                })
            }
            _ => false,
        },
        _ => false,
    }
}

/// `f64`, `u8`, ..
fn is_primitive(of: &syn::Ident) -> bool {
    let name = of.to_string();
    name.starts_with(['f', 'u', 'i']) && name.ends_with(|c: char| c.is_ascii_digit())
        || ["usize", "isize", "bool", "char"].contains(&&*name)
}

/// Methods that turn a `Result` into another, which `Option`s have too.
fn turned(e: &mut Expr) {
    let Expr::MethodCall(m) = e else { return };
    if is_of_std(&m.receiver) {
        return;
    }
    turned(&mut m.receiver);
    let (of, at) = (&m.receiver, m.method.span());
    let Some(f) = m.args.first() else { return };
    *e = match &*m.method.to_string() {
        "map" => {
            parse_quote_spanned!(at=> match (#of) { Ok(grads_there) => Ok((#f)(grads_there)), Err(grads_error) => Err(grads_error) })
        }
        "and_then" => {
            parse_quote_spanned!(at=> match (#of) { Ok(grads_there) => (#f)(grads_there), Err(grads_error) => Err(grads_error) })
        }
        _ => return,
    };
}
