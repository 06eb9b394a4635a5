//! `let fs = [f64::sin, f64::cos];`, run over by `for f in fs { .. }` or `fs.iter().map(|f| ..)`: what runs over positions looks which function is
//! meant, and what is done with it is written for each.

use crate::chosen_objects::{Bound, is_called, is_evident, is_function, unboxed};
use crate::functions::behind_pointer;
use crate::mentions::mentions;
use crate::visit::{self, Visit, VisitMut};
use proc_macro2::{Ident, Span};
use quote::{format_ident, quote};
use std::cell::Cell;
use syn::{Block, Expr, ExprClosure, Local, Pat, Stmt, parse_quote};

/// So many functions may be in an array.
const MOST: usize = 16;

/// Writes the uses of such arrays out in the body of a function.
pub fn write_out(body: &mut Block) {
    Writer.visit_block_mut(body);
}

struct Writer;

impl VisitMut for Writer {
    fn visit_block_mut(&mut self, block: &mut Block) {
        visit::visit_block_mut(self, block);
        for at in (0..block.stmts.len()).rev() {
            let Some(mut functions) = Functions::of(&block.stmts[at]) else {
                continue;
            };
            let mut rest: Block = {
                let stmts = &block.stmts[at + 1..];
                parse_quote!({ #(#stmts)* })
            };
            let mut bound = Bound::default();
            bound.visit_block(&rest);
            functions.visit_block_mut(&mut rest);
            let hidden = bound.0.contains(&functions.name);
            if hidden || !functions.known.get() || mentions(&rest, &functions.name) {
                continue;
            }
            let named = functions.named();
            block.stmts.truncate(at);
            block.stmts.extend(named.chain(rest.stmts));
        }
    }

    /// `for f in [a, b] { .. }`
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        visit::visit_expr_mut(self, e);
        let Expr::ForLoop(run) = e else { return };
        let name = Ident::new("functions", Span::mixed_site());
        let Some(functions) = Functions::named_so(name.clone(), &run.expr, false) else {
            return;
        };
        let mut over = run.clone();
        *over.expr = parse_quote!(#name);
        if functions.run_over(&mut over).is_some() && functions.known.get() {
            let named = functions.named();
            *e = parse_quote!({ #(#named)* #over });
        }
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// An array of functions, and its name.
struct Functions {
    name: Ident,
    all: Vec<Expr>,
    /// Whether it is of functions without doubt: by what they are, or since one is called.
    known: Cell<bool>,
}

/// Where in the items of an iterator the function stands.
type Path = Vec<usize>;

impl Functions {
    fn of(stmt: &Stmt) -> Option<Functions> {
        let Stmt::Local(Local {
            pat,
            init: Some(init),
            ..
        }) = stmt
        else {
            return None;
        };
        let (pat, typed) = match pat {
            Pat::Type(typed) => (&*typed.pat, behind_pointer(&typed.ty)),
            pat => (pat, false),
        };
        match pat {
            Pat::Ident(name) if name.mutability.is_none() && name.subpat.is_none() => {
                Functions::named_so(name.ident.clone(), &init.expr, typed)
            }
            _ => None,
        }
    }

    fn named_so(name: Ident, array: &Expr, typed: bool) -> Option<Functions> {
        let all = elements(array)?;
        let may_be = all.iter().all(is_function) && (1..=MOST).contains(&all.len());
        let known = Cell::new(typed || all.iter().any(is_evident));
        may_be.then_some(Functions { name, all, known })
    }

    /// The name of one.
    fn one(&self, i: usize) -> Ident {
        format_ident!("grads_{}_{i}", self.name, span = Span::mixed_site())
    }

    /// A variable for each.
    fn named(&self) -> impl Iterator<Item = Stmt> {
        let named = |(i, f)| {
            let (name, f) = (self.one(i), unboxed(f));
            parse_quote!(let #name = #f;)
        };
        self.all
            .iter()
            .enumerate()
            .map(named)
            .collect::<Vec<Stmt>>()
            .into_iter()
    }

    /// `body` with the function at the position `at` as `f`.
    fn each(&self, at: &Ident, f: &Ident, body: &Expr) -> Expr {
        let called = is_called(f, &[Stmt::Expr(body.clone(), None)]);
        self.known.set(self.known.get() || called);
        let last = self.all.len() - 1;
        let arms = (0..=last).map(|i| {
            let (one, i) = (self.one(i), (i < last).then(|| quote!(#i)));
            let pattern = i.unwrap_or(quote!(_));
            quote!(#pattern => { let #f = #one; #body })
        });
        parse_quote!(match #at { #(#arms)* })
    }

    /// The same iterator with positions in the place of the functions.
    fn positions(&self, e: &Expr) -> Option<(Expr, Path)> {
        let n = self.all.len();
        match e {
            Expr::Path(p) if p.path.is_ident(&self.name) => Some((parse_quote!((0..#n)), vec![])),
            Expr::Reference(r) if r.mutability.is_none() => self.positions(&r.expr),
            Expr::Paren(p) => self.positions(&p.expr),
            Expr::MethodCall(m) => self.adapted(m),
            _ => None,
        }
    }

    fn adapted(&self, m: &syn::ExprMethodCall) -> Option<(Expr, Path)> {
        let behind = |k: usize, path: Path| [vec![k], path].concat();
        let mut adapted = m.clone();
        if m.method == "zip"
            && let Some((other, path)) = self.positions(m.args.first()?)
        {
            adapted.args[0] = other;
            return Some((Expr::MethodCall(adapted), behind(1, path)));
        }
        let (of, path) = self.positions(&m.receiver)?;
        *adapted.receiver = of.clone();
        match (&*m.method.to_string(), m.args.len()) {
            ("iter" | "into_iter" | "copied" | "cloned", 0) => Some((of, path)),
            ("rev", 0) | ("take" | "skip", 1) => Some((Expr::MethodCall(adapted), path)),
            ("enumerate", 0) => Some((Expr::MethodCall(adapted), behind(1, path))),
            ("zip", 1) => Some((Expr::MethodCall(adapted), behind(0, path))),
            _ => None,
        }
    }

    /// `for f in fs { .. }`
    fn run_over(&self, run: &mut syn::ExprForLoop) -> Option<()> {
        let (items, path) = self.positions(&run.expr)?;
        let (at, f) = (
            self.position(),
            named_at(&mut run.pat, &path, &self.position())?,
        );
        let body = &run.body;
        let each = self.each(&at, &f, &parse_quote!(#body));
        run.body = parse_quote!({ #each });
        *run.expr = items;
        Some(())
    }

    /// `fs.iter().map(|f| ..)`
    fn mapped(&self, m: &mut syn::ExprMethodCall) -> Option<()> {
        let which = match (&*m.method.to_string(), m.args.len()) {
            ("map" | "for_each" | "flat_map" | "all" | "any", 1) => 0,
            ("fold", 2) => 1,
            _ => return None,
        };
        let (items, path) = self.positions(&m.receiver)?;
        let Some(Expr::Closure(closure)) = m.args.last_mut() else {
            return None;
        };
        self.in_closure(closure, which, &path)?;
        *m.receiver = items;
        Some(())
    }

    fn in_closure(&self, closure: &mut ExprClosure, which: usize, path: &[usize]) -> Option<()> {
        let at = self.position();
        let f = named_at(closure.inputs.iter_mut().nth(which)?, path, &at)?;
        *closure.body = self.each(&at, &f, &closure.body);
        Some(())
    }

    /// `fs[i](x)`
    fn looked_up(&self, call: &syn::ExprCall) -> Option<Expr> {
        let Expr::Index(of) = &*call.func else {
            return None;
        };
        let is_this = matches!(&*of.expr, Expr::Path(p) if p.path.is_ident(&self.name));
        let (n, index, args, at) = (self.all.len(), &of.index, &call.args, self.position());
        let arms = (0..n).map(|i| {
            let one = self.one(i);
            quote!(#i => #one(#args),)
        });
        let text = format!("index out of bounds: the len is {n} but the index is {{}}");
        is_this.then(|| {
            self.known.set(true);
            parse_quote!({
                let #at: usize = #index;
                match #at { #(#arms)* _ => panic!(#text, #at) }
            })
        })
    }

    fn position(&self) -> Ident {
        format_ident!("grads_{}_at", self.name, span = Span::mixed_site())
    }
}

impl VisitMut for Functions {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        visit::visit_expr_mut(self, e);
        match e {
            Expr::ForLoop(run) => drop(self.run_over(run)),
            Expr::MethodCall(m) => drop(self.mapped(m)),
            Expr::Call(call) => {
                if let Some(written) = self.looked_up(call) {
                    *e = written;
                }
            }
            _ => {}
        }
    }
}

/// The functions that an array or a vector is made of.
fn elements(e: &Expr) -> Option<Vec<Expr>> {
    match e {
        Expr::Array(array) => Some(array.elems.iter().cloned().collect()),
        Expr::Reference(r) if r.mutability.is_none() => elements(&r.expr),
        Expr::Macro(m) if m.mac.path.is_ident("vec") => {
            let array: syn::ExprArray = {
                let tokens = &m.mac.tokens;
                syn::parse2(quote!([#tokens])).ok()?
            };
            Some(array.elems.into_iter().collect())
        }
        _ => None,
    }
}

/// The name at that place of a pattern, where `by` stands from now on.
fn named_at(pat: &mut Pat, path: &[usize], by: &Ident) -> Option<Ident> {
    match (pat, path) {
        (Pat::Tuple(tuple), [first, rest @ ..]) => {
            named_at(tuple.elems.iter_mut().nth(*first)?, rest, by)
        }
        (pat, []) => {
            let name = name(pat)?;
            *pat = parse_quote!(#by);
            Some(name)
        }
        _ => None,
    }
}

fn name(pat: &Pat) -> Option<Ident> {
    match pat {
        Pat::Ident(p) if p.subpat.is_none() && p.mutability.is_none() => Some(p.ident.clone()),
        Pat::Reference(r) => name(&r.pat),
        _ => None,
    }
}
