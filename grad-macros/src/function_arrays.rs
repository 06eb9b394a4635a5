//! `let fs = [f64::sin, f64::cos];`, run over by `for f in fs { .. }` or `fs.iter().map(|f| ..)`: what runs over positions looks which function is
//! meant, and what is done with it is written for each. So it is with trait objects, `let parts: Vec<Box<dyn Part>> = vec![Box::new(a), Box::new(b)];`.

use crate::chosen_objects::{Bound, in_box, is_called, is_evident, is_function, unboxed};
use crate::functions::{behind_pointer, is_list_of_objects, listed_object};
use crate::mentions::mentions;
use crate::through_traits::{is_seen, lent_mark, of_object};
use crate::visit::{self, Visit, VisitMut};
use crate::world::World;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use std::cell::Cell;
use syn::{Block, Expr, ExprClosure, Local, Pat, Stmt, parse_quote};

/// So many functions or objects may be in an array.
const MOST: usize = 16;

/// Writes the uses of such arrays out in the body of a function.
pub fn write_out(body: &mut Block, declared: Option<&World>) {
    Writer { declared }.visit_block_mut(body);
}

struct Writer<'w> {
    declared: Option<&'w World>,
}

impl VisitMut for Writer<'_> {
    fn visit_block_mut(&mut self, block: &mut Block) {
        visit::visit_block_mut(self, block);
        for at in (0..block.stmts.len()).rev() {
            let Some(mut functions) = Functions::of(&block.stmts[at], self.declared) else {
                continue;
            };
            let (named, rest) = functions.with_pushed(&block.stmts[at + 1..]);
            let mut rest: Block = parse_quote!({ #(#rest)* });
            let mut bound = Bound::default();
            bound.visit_block(&rest);
            functions.visit_block_mut(&mut rest);
            let hidden = bound.0.contains(&functions.name);
            let many = !(1..=MOST).contains(&functions.all.len());
            if many || hidden || !functions.known.get() || mentions(&rest, &functions.name) {
                continue;
            }
            block.stmts.truncate(at);
            block.stmts.extend(named.into_iter().chain(rest.stmts));
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

/// An array of functions or objects, and its name.
struct Functions {
    name: Ident,
    all: Vec<Expr>,
    /// Whether it is of functions without doubt: by what they are, or since one is called.
    known: Cell<bool>,
    /// Whether it is of objects, of which each item is lent.
    objects: bool,
    /// The trait of the objects.
    of: Option<syn::Path>,
    mutable: bool,
    /// Whether they may be changed by methods of which that is not seen.
    unseen: bool,
}

/// Where in the items of an iterator the function stands.
#[derive(Default)]
struct Place {
    path: Vec<usize>,
    /// Whether it may be changed there.
    mutable: bool,
}

impl Place {
    /// The same in the `k`th part of a pair.
    fn behind(self, k: usize) -> Place {
        let path = [vec![k], self.path].concat();
        Place { path, ..self }
    }
}

impl Functions {
    fn of(stmt: &Stmt, declared: Option<&World>) -> Option<Functions> {
        let Stmt::Local(Local {
            pat,
            init: Some(init),
            ..
        }) = stmt
        else {
            return None;
        };
        let (pat, ty) = match pat {
            Pat::Type(typed) => (&*typed.pat, Some(&*typed.ty)),
            pat => (pat, None),
        };
        let Pat::Ident(name) = pat else { return None };
        let (mutable, name) = (name.mutability.is_some(), &name.ident);
        if ty.is_some_and(is_list_of_objects) {
            let of = ty.and_then(listed_object).and_then(of_object);
            let unseen = of.as_ref().is_some_and(|of| !is_seen(of, declared));
            return Some(Functions {
                name: name.clone(),
                all: elements(&init.expr)?,
                known: Cell::new(true),
                objects: true,
                of,
                mutable,
                unseen: mutable && unseen,
            });
        }
        match mutable {
            true => None,
            false => Functions::named_so(name.clone(), &init.expr, ty.is_some_and(behind_pointer)),
        }
    }

    fn named_so(name: Ident, array: &Expr, typed: bool) -> Option<Functions> {
        let all = elements(array)?;
        let may_be = all.iter().all(is_function) && !all.is_empty();
        let known = Cell::new(typed || all.iter().any(is_evident));
        may_be.then_some(Functions {
            name,
            all,
            known,
            objects: false,
            of: None,
            mutable: false,
            unseen: false,
        })
    }

    /// The variables for all, and what follows. What is pushed before the array is used otherwise is one of them.
    fn with_pushed(&mut self, rest: &[Stmt]) -> (Vec<Stmt>, Vec<Stmt>) {
        let mut named = self.named();
        let uses = |stmt: &&Stmt| mentions(stmt, &self.name) && self.pushed(stmt).is_none();
        let end = rest.iter().position(|s| uses(&s)).unwrap_or(rest.len());
        let last = rest[..end].iter().rposition(|s| self.pushed(s).is_some());
        let (before, rest) = rest.split_at(last.map_or(0, |at| at + 1));
        for stmt in before {
            match self.pushed(stmt).cloned() {
                Some(pushed) => {
                    named.push(self.variable(self.all.len(), &pushed));
                    self.all.push(pushed);
                }
                None => named.push(stmt.clone()),
            }
        }
        (named, rest.to_vec())
    }

    /// `parts.push(x);`
    fn pushed<'s>(&self, stmt: &'s Stmt) -> Option<&'s Expr> {
        match stmt {
            Stmt::Expr(Expr::MethodCall(m), Some(_)) if self.objects && m.method == "push" => {
                let this = self.is_this(&m.receiver) && m.args.len() == 1;
                m.args.first().filter(|x| this && !mentions(x, &self.name))
            }
            _ => None,
        }
    }

    fn is_this(&self, e: &Expr) -> bool {
        matches!(e, Expr::Path(p) if p.path.is_ident(&self.name))
    }

    /// The name of one.
    fn one(&self, i: usize) -> Ident {
        format_ident!("grads_{}_{i}", self.name, span = Span::mixed_site())
    }

    /// A variable for each.
    fn named(&self) -> Vec<Stmt> {
        let all = self.all.iter().enumerate();
        all.map(|(i, f)| self.variable(i, f)).collect()
    }

    fn variable(&self, i: usize, f: &Expr) -> Stmt {
        let name = self.one(i);
        let f = match self.objects {
            true => in_box(f).unwrap_or(f),
            false => unboxed(f),
        };
        let mutable = self.mutable.then(|| quote!(mut));
        parse_quote!(let #mutable #name = #f;)
    }

    /// `body` with the function at the position `at` as `f`.
    fn each(&self, at: &Ident, f: &Ident, mutable: bool, body: &Expr) -> Expr {
        let called = is_called(f, &[Stmt::Expr(body.clone(), None)]);
        self.known.set(self.known.get() || called);
        let lent = self.objects.then(|| match mutable {
            true => quote!(&mut),
            false => quote!(&),
        });
        let of = self.of.as_ref();
        let ty = of.filter(|_| !mutable).map(|of| quote!(: &dyn #of));
        let mark = of.filter(|_| mutable).map(lent_mark);
        let last = self.all.len() - 1;
        let arms = (0..=last).map(|i| {
            let (one, i) = (self.one(i), (i < last).then(|| quote!(#i)));
            let pattern = i.unwrap_or(quote!(_));
            quote!(#pattern => { #mark let #f #ty = #lent #one; #body })
        });
        parse_quote!(match #at { #(#arms)* })
    }

    /// The same iterator with positions in the place of the functions.
    fn positions(&self, e: &Expr) -> Option<(Expr, Place)> {
        let n = self.all.len();
        match e {
            e if self.is_this(e) => Some((parse_quote!((0..#n)), Place::default())),
            Expr::Reference(r) if r.mutability.is_none() => self.positions(&r.expr),
            Expr::Reference(r) => self.changed(self.positions(&r.expr)?),
            Expr::Paren(p) => self.positions(&p.expr),
            Expr::MethodCall(m) => self.adapted(m),
            _ => None,
        }
    }

    fn changed(&self, (items, place): (Expr, Place)) -> Option<(Expr, Place)> {
        let mutable = self.mutable;
        (mutable && !self.unseen).then_some((items, Place { mutable, ..place }))
    }

    fn adapted(&self, m: &syn::ExprMethodCall) -> Option<(Expr, Place)> {
        let mut adapted = m.clone();
        if m.method == "zip"
            && let Some((other, place)) = self.positions(m.args.first()?)
        {
            adapted.args[0] = other;
            return Some((Expr::MethodCall(adapted), place.behind(1)));
        }
        let (of, place) = self.positions(&m.receiver)?;
        *adapted.receiver = of.clone();
        match (&*m.method.to_string(), m.args.len()) {
            ("iter" | "into_iter" | "copied" | "cloned", 0) => Some((of, place)),
            ("iter_mut", 0) => self.changed((of, place)),
            ("rev", 0) | ("take" | "skip", 1) => Some((Expr::MethodCall(adapted), place)),
            ("enumerate", 0) => Some((Expr::MethodCall(adapted), place.behind(1))),
            ("zip", 1) => Some((Expr::MethodCall(adapted), place.behind(0))),
            ("filter", 1) => {
                self.in_closure(adapted.args.first_mut()?, 0, &place)?;
                let closure = closure(adapted.args.first_mut()?)?;
                let item = &closure.inputs[0];
                closure.inputs[0] = parse_quote!(&#item);
                Some((Expr::MethodCall(adapted), place))
            }
            _ => None,
        }
    }

    /// `for f in fs { .. }`
    fn run_over(&self, run: &mut syn::ExprForLoop) -> Option<()> {
        let (items, place) = self.positions(&run.expr)?;
        let at = self.position();
        let f = named_at(&mut run.pat, &place.path, &at)?;
        let body = &run.body;
        let each = self.each(&at, &f, place.mutable, &parse_quote!(#body));
        run.body = parse_quote!({ #each });
        *run.expr = items;
        Some(())
    }

    /// `fs.iter().map(|f| ..)`
    fn mapped(&self, m: &mut syn::ExprMethodCall) -> Option<()> {
        let which = match (&*m.method.to_string(), m.args.len()) {
            ("map" | "for_each" | "flat_map" | "filter_map" | "all" | "any", 1) => 0,
            ("fold", 2) => 1,
            _ => return None,
        };
        let (items, place) = self.positions(&m.receiver)?;
        self.in_closure(m.args.last_mut()?, which, &place)?;
        *m.receiver = items;
        Some(())
    }

    fn in_closure(&self, e: &mut Expr, which: usize, place: &Place) -> Option<()> {
        let (at, closure) = (self.position(), closure(e)?);
        let f = named_at(closure.inputs.iter_mut().nth(which)?, &place.path, &at)?;
        *closure.body = self.each(&at, &f, place.mutable, &closure.body);
        Some(())
    }

    /// `fs[i](x)`
    fn looked_up(&self, call: &syn::ExprCall) -> Option<Expr> {
        let args = &call.args;
        let written = self.chosen(&call.func, |one| quote!(#one(#args)))?;
        self.known.set(true);
        Some(written)
    }

    /// What is done with the function of which `e` is the place in the array.
    fn chosen(&self, e: &Expr, done: impl Fn(&Ident) -> TokenStream) -> Option<Expr> {
        let Expr::Index(of) = e else { return None };
        let (n, index, at) = (self.all.len(), &of.index, self.position());
        let arms = (0..n).map(|i| {
            let done = done(&self.one(i));
            quote!(#i => #done,)
        });
        let text = format!("index out of bounds: the len is {n} but the index is {{}}");
        self.is_this(&of.expr).then(|| {
            parse_quote!({
                let #at: usize = #index;
                match #at { #(#arms)* _ => panic!(#text, #at) }
            })
        })
    }

    /// `let f = fs[i];`, where `f` is called
    fn taken_out(&self, stmt: &Stmt, rest: &[Stmt]) -> Option<[Stmt; 2]> {
        let Stmt::Local(local) = stmt else {
            return None;
        };
        let (f, init) = (name(&local.pat)?, local.init.as_ref()?);
        if self.objects || !is_called(&f, rest) {
            return None;
        }
        let chosen = self.chosen(&init.expr, |one| quote!(#one))?;
        let Expr::Block(chosen) = chosen else {
            return None;
        };
        let [position, Stmt::Expr(choice, None)] = &chosen.block.stmts[..] else {
            return None;
        };
        self.known.set(true);
        Some([position.clone(), parse_quote!(let #f = #choice;)])
    }

    /// `parts[i].run(x)`, `parts.len()`
    fn method(&self, m: &syn::ExprMethodCall) -> Option<Expr> {
        let (name, turbofish, args) = (&m.method, &m.turbofish, &m.args);
        let n = self.all.len();
        if self.is_this(&m.receiver) && name == "len" {
            return Some(parse_quote!(#n));
        }
        if self.unseen {
            return None;
        }
        self.chosen(&m.receiver, |one| match &self.of {
            Some(of) => {
                let lent = format_ident!("{one}_lent");
                let named = match self.mutable {
                    true => {
                        let mark = lent_mark(of);
                        quote!(#mark let #lent = &mut #one;)
                    }
                    false => quote!(let #lent: &dyn #of = &#one;),
                };
                quote!({ #named #lent.#name #turbofish(#args) })
            }
            _ => quote!(#one.#name #turbofish(#args)),
        })
    }

    fn position(&self) -> Ident {
        format_ident!("grads_{}_at", self.name, span = Span::mixed_site())
    }
}

impl VisitMut for Functions {
    /// `let f = fs[i];` is a choice, of which what follows is written out.
    fn visit_block_mut(&mut self, block: &mut Block) {
        let mut stmts = vec![];
        for (at, stmt) in block.stmts.iter().enumerate() {
            match self.taken_out(stmt, &block.stmts[at + 1..]) {
                Some(written) => stmts.extend(written),
                None => stmts.push(stmt.clone()),
            }
        }
        block.stmts = stmts;
        visit::visit_block_mut(self, block);
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        visit::visit_expr_mut(self, e);
        match e {
            Expr::ForLoop(run) => drop(self.run_over(run)),
            Expr::MethodCall(m) => match self.method(m) {
                Some(written) => *e = written,
                None => drop(self.mapped(m)),
            },
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
        Expr::Call(c) if is_empty_vec(c) => Some(vec![]),
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

/// `Vec::new()`, `Vec::with_capacity(n)`
fn is_empty_vec(c: &syn::ExprCall) -> bool {
    let f = c.func.to_token_stream().to_string().replace(' ', "");
    f == "Vec::new" || f == "Vec::with_capacity"
}

fn closure(e: &mut Expr) -> Option<&mut ExprClosure> {
    match e {
        Expr::Closure(closure) => Some(closure),
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
        Pat::Type(typed) => name(&typed.pat),
        _ => None,
    }
}
