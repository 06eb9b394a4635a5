//! `let r: &dyn Rate = if c { &a } else { &b };`: what follows in the block is written into each arm, where the type behind `r` is known. So it is with
//! functions, `let f = match kind { Kind::A => f64::sin, Kind::B => f64::cos };`, and with objects in boxes, which are what is in the box.

use crate::functions::{behind_pointer, holds_objects, is_pointer_to_object};
use crate::mentions::mentions;
use crate::through_traits;
use crate::visit::{self, Visit, VisitMut};
use crate::world::World;
use proc_macro2::Ident;
use syn::{Block, Expr, Pat, Stmt, Type, parse_quote};

/// How often what follows may be written.
const MOST: usize = 64;

/// Writes such choices out in the body of a function.
pub fn write_out(body: &mut Block, declared: Option<&World>) {
    Writer {
        copies: 1,
        declared,
    }
    .visit_block_mut(body);
}

struct Writer<'w> {
    copies: usize,
    declared: Option<&'w World>,
}

impl VisitMut for Writer<'_> {
    fn visit_block_mut(&mut self, block: &mut Block) {
        visit::visit_block_mut(self, block);
        self.unbox(&mut block.stmts);
        for at in (0..block.stmts.len()).rev() {
            let Some(choice) = Choice::of(&block.stmts[at..]) else {
                continue;
            };
            let copies = self.copies.saturating_mul(choice.ways(choice.init));
            let unseen = choice.boxed && self.may_change_unseen(local_pat(&block.stmts[at]));
            if copies > MOST || !choice.keeps_names() || unseen {
                continue;
            }
            self.copies = copies;
            let written = choice.followed(choice.init);
            block.stmts.truncate(at);
            block.stmts.push(Stmt::Expr(written, None));
        }
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

impl Writer<'_> {
    /// Writes `let r = a;` for `let r: Box<dyn Rate> = Box::new(a);`, if nothing else is ever in the box.
    fn unbox(&self, stmts: &mut [Stmt]) {
        for at in 0..stmts.len() {
            let (Stmt::Local(local), rest) = (stmts[at].clone(), &stmts[at + 1..]) else {
                continue;
            };
            if let (Pat::Type(typed), Some(init)) = (&local.pat, &local.init)
                && let Pat::Ident(name) = &*typed.pat
                && is_boxed_object(&typed.ty)
                && let Some(object) = in_box(&init.expr)
                && !is_assigned(&name.ident, rest)
                && !self.may_change_unseen(Some(&local.pat))
            {
                let (mutable, name) = (&name.mutability, &name.ident);
                let mark = through_traits::mark(&typed.ty);
                stmts[at] = parse_quote!(#mark let #mutable #name = #object;);
            }
        }
    }

    /// Whether methods of a trait of another file may change what is in a box: whether they do so is not seen.
    fn may_change_unseen(&self, pat: Option<&Pat>) -> bool {
        let Some(Pat::Type(typed)) = pat else {
            return false;
        };
        let is_mutable = matches!(&*typed.pat, Pat::Ident(name) if name.mutability.is_some());
        let of = through_traits::of_object(&typed.ty);
        is_mutable && of.is_some_and(|of| !through_traits::is_seen(&of, self.declared))
    }
}

/// What is left of the `=` in a `let`.
fn local_pat(stmt: &Stmt) -> Option<&Pat> {
    match stmt {
        Stmt::Local(local) => Some(&local.pat),
        _ => None,
    }
}

/// A reference to a trait object, or a function, that is chosen.
struct Choice<'a> {
    /// What is written to the left of the `=`.
    pat: Pat,
    /// What tells the trait of what was in a box.
    mark: Option<syn::Attribute>,
    /// Whether it is a tuple with functions in it.
    several: bool,
    functions: bool,
    boxed: bool,
    init: &'a Expr,
    rest: &'a [Stmt],
}

impl<'a> Choice<'a> {
    fn of(stmts: &'a [Stmt]) -> Option<Choice<'a>> {
        let (Stmt::Local(local), rest) = stmts.split_first()? else {
            return None;
        };
        let init = &*local.init.as_ref()?.expr;
        ways(init)?;
        let (pat, ty) = match &local.pat {
            Pat::Type(typed) => (&*typed.pat, Some(&*typed.ty)),
            pat => (pat, None),
        };
        if let Pat::Tuple(tuple) = pat {
            return chooses_several(init, tuple, rest).then(|| Choice {
                pat: pat.clone(),
                mark: None,
                several: true,
                functions: false,
                boxed: false,
                init,
                rest,
            });
        }
        let Pat::Ident(name) = pat else { return None };
        let functions = chooses_functions(init, ty, &name.ident, rest);
        let boxed =
            ty.is_some_and(is_boxed_object) && all_boxed(init) && !is_assigned(&name.ident, rest);
        let pat = match ty {
            _ if name.subpat.is_some() => return None,
            _ if functions || boxed => pat.clone(),
            Some(ty) if is_object(ty) => local.pat.clone(),
            _ => return None,
        };
        let mark = ty.filter(|_| boxed).and_then(through_traits::mark);
        Some(Choice {
            pat,
            mark,
            several: false,
            functions,
            boxed,
            init,
            rest,
        })
    }

    /// How many arms there are.
    fn ways(&self, e: &Expr) -> usize {
        match ways(e) {
            Some(arms) => arms.into_iter().map(|e| self.ways(e)).sum(),
            None => 1,
        }
    }

    /// Whether nothing that follows means something else in an arm.
    fn keeps_names(&self) -> bool {
        let mut bound = Bound::default();
        bound.visit_expr(self.init);
        let rest: Block = {
            let stmts = self.rest;
            parse_quote!({ #(#stmts)* })
        };
        !bound.0.iter().any(|name| mentions(&rest, name))
    }

    /// An arm with what follows in it.
    fn followed(&self, e: &Expr) -> Expr {
        match e {
            Expr::If(choice) => {
                let mut choice = choice.clone();
                let (then, otherwise) = (only(&choice.then_branch), &mut choice.else_branch);
                if let (Some(then), Some((_, otherwise))) = (then, otherwise) {
                    **otherwise = as_block(self.followed(otherwise));
                    let then = self.followed(then);
                    choice.then_branch = parse_quote!({ #then });
                }
                Expr::If(choice)
            }
            Expr::Match(choice) => {
                let mut choice = choice.clone();
                for arm in &mut choice.arms {
                    *arm.body = self.followed(&arm.body);
                    arm.comma = Some(Default::default());
                }
                Expr::Match(choice)
            }
            Expr::Block(block) if only(&block.block).is_some() => {
                only(&block.block).map_or_else(|| e.clone(), |e| self.followed(e))
            }
            Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) | Expr::Macro(_) => e.clone(),
            Expr::Tuple(values) if self.several => {
                let Pat::Tuple(names) = &self.pat else {
                    return e.clone();
                };
                let (names, rest) = (names.elems.iter(), self.rest);
                let values = values.elems.iter().map(|e| match is_function(e) {
                    true => unboxed(e),
                    false => e,
                });
                parse_quote!({ #(let #names = #values;)* #(#rest)* })
            }
            _ => {
                let (pat, mark, rest) = (&self.pat, &self.mark, self.rest);
                let e = match (self.functions, self.boxed) {
                    (true, _) => unboxed(e),
                    (false, true) => in_box(e).unwrap_or(e),
                    (false, false) => e,
                };
                parse_quote!({ #mark let #pat = #e; #(#rest)* })
            }
        }
    }
}

/// `&dyn Trait`
fn is_object(ty: &Type) -> bool {
    match ty {
        Type::Paren(ty) => is_object(&ty.elem),
        Type::Reference(r) => r.mutability.is_none() && is_dyn(&r.elem),
        _ => false,
    }
}

fn is_dyn(ty: &Type) -> bool {
    match ty {
        Type::Paren(ty) => is_dyn(&ty.elem),
        Type::TraitObject(_) => true,
        _ => false,
    }
}

/// `Box<dyn Trait>`
fn is_boxed_object(ty: &Type) -> bool {
    matches!(ty, Type::Path(_)) && is_pointer_to_object(ty)
}

fn all_boxed(init: &Expr) -> bool {
    let mut all = vec![];
    leaves(init, &mut all);
    all.into_iter().all(|e| in_box(e).is_some())
}

/// What is put into a box, `Box::new(a) as Box<dyn Trait>`.
pub fn in_box(e: &Expr) -> Option<&Expr> {
    match e {
        Expr::Paren(p) => in_box(&p.expr),
        Expr::Cast(c) if holds_objects(&c.ty) => in_box(&c.expr),
        Expr::Call(c) if is_box(&c.func) && c.args.len() == 1 => c.args.first(),
        _ => None,
    }
}

/// Whether a variable is assigned as a whole.
fn is_assigned(name: &Ident, stmts: &[Stmt]) -> bool {
    struct Assigned<'n>(&'n Ident, bool);
    impl<'a> Visit<'a> for Assigned<'_> {
        fn visit_expr(&mut self, e: &'a Expr) {
            self.1 |= matches!(e, Expr::Assign(e) if matches!(&*e.left, Expr::Path(p) if p.path.is_ident(self.0)));
            visit::visit_expr(self, e);
        }
    }
    let mut assigned = Assigned(name, false);
    stmts.iter().for_each(|stmt| assigned.visit_stmt(stmt));
    assigned.1
}

/// What an expression chooses among, if each arm is but a value.
fn ways(e: &Expr) -> Option<Vec<&Expr>> {
    match e {
        Expr::If(choice) => {
            let (_, otherwise) = choice.else_branch.as_ref()?;
            let otherwise = match &**otherwise {
                Expr::Block(block) => only(&block.block)?,
                other => other,
            };
            Some(vec![only(&choice.then_branch)?, otherwise])
        }
        Expr::Match(choice) => {
            let value = |arm: &'_ syn::Arm| match &*arm.body {
                Expr::Block(block) => only(&block.block).is_some(),
                _ => true,
            };
            let all = choice.arms.iter().all(value);
            all.then(|| choice.arms.iter().map(|arm| &*arm.body).collect())
        }
        Expr::Block(block) => ways(only(&block.block)?),
        _ => None,
    }
}

/// The value of a block that does nothing else.
fn only(block: &Block) -> Option<&Expr> {
    match &block.stmts[..] {
        [Stmt::Expr(e, None)] => Some(e),
        _ => None,
    }
}

/// After `else` stands a block, or another `if`.
fn as_block(e: Expr) -> Expr {
    match e {
        Expr::If(_) | Expr::Block(_) => e,
        e => parse_quote!({ #e }),
    }
}

/// The values among which an expression chooses, but for arms that leave.
fn leaves<'e>(e: &'e Expr, found: &mut Vec<&'e Expr>) {
    match (ways(e), e) {
        (Some(arms), _) => arms.into_iter().for_each(|arm| leaves(arm, found)),
        (_, Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) | Expr::Macro(_)) => {}
        (_, Expr::Block(block)) if only(&block.block).is_some() => {
            only(&block.block)
                .into_iter()
                .for_each(|e| leaves(e, found));
        }
        _ => found.push(e),
    }
}

/// Whether what is chosen are functions: by what they are, by their type, or since the one that is chosen is called.
fn chooses_functions(init: &Expr, ty: Option<&Type>, name: &Ident, rest: &[Stmt]) -> bool {
    let mut all = vec![];
    leaves(init, &mut all);
    let typed = ty.is_some_and(behind_pointer);
    all.iter().all(|e| is_function(e))
        && (typed || all.iter().any(|e| is_evident(e)) || is_called(name, rest))
}

/// Whether what is chosen are tuples, of which one part are functions: one of them is called.
fn chooses_several(init: &Expr, names: &syn::PatTuple, rest: &[Stmt]) -> bool {
    let mut all = vec![];
    leaves(init, &mut all);
    let parts = |at: usize| {
        let mut part = all.iter().map(|e| match e {
            Expr::Tuple(t) if t.elems.len() == names.elems.len() => t.elems.get(at),
            _ => None,
        });
        part.all(|e| e.is_some_and(is_function))
    };
    let Some(names) = names
        .elems
        .iter()
        .map(plain_name)
        .collect::<Option<Vec<_>>>()
    else {
        return false;
    };
    // a value after another is made before that has its name
    let keeps_names = |e: &&Expr| match e {
        Expr::Tuple(t) if t.elems.len() == names.len() => {
            let mut values = t.elems.iter().enumerate();
            values.all(|(at, e)| names[..at].iter().all(|name| !mentions(e, name)))
        }
        _ => false,
    };
    let called = |(at, name): (usize, &&Ident)| is_called(name, rest) && parts(at);
    all.iter().all(keeps_names) && names.iter().enumerate().any(called)
}

/// The name that a pattern is.
fn plain_name(pat: &Pat) -> Option<&Ident> {
    match pat {
        Pat::Ident(p) if p.subpat.is_none() && p.by_ref.is_none() => Some(&p.ident),
        _ => None,
    }
}

/// Whether an expression may be a function.
pub fn is_function(e: &Expr) -> bool {
    matches!(unboxed(e), Expr::Closure(_) | Expr::Path(_))
}

/// Whether an expression is a function without doubt: a closure, or a method of floats.
pub fn is_evident(e: &Expr) -> bool {
    match unboxed(e) {
        Expr::Closure(_) => true,
        Expr::Path(p) if p.qself.is_none() && p.path.segments.len() == 2 => {
            let names: Vec<String> = p
                .path
                .segments
                .iter()
                .map(|s| s.ident.to_string())
                .collect();
            (names[0] == "f64" || names[0] == "f32") && names[1].starts_with(char::is_lowercase)
        }
        _ => false,
    }
}

/// A function without the box, the reference or the type around it.
pub fn unboxed(e: &Expr) -> &Expr {
    match e {
        Expr::Paren(p) => unboxed(&p.expr),
        Expr::Call(c) if is_box(&c.func) && c.args.len() == 1 && is_function(&c.args[0]) => {
            unboxed(&c.args[0])
        }
        Expr::Cast(c) if behind_pointer(&c.ty) => unboxed(&c.expr),
        Expr::Reference(r) if r.mutability.is_none() && is_function(&r.expr) => unboxed(&r.expr),
        _ => e,
    }
}

fn is_box(e: &Expr) -> bool {
    let names = |p: &syn::ExprPath| {
        p.path
            .segments
            .iter()
            .map(|s| s.ident.to_string())
            .collect()
    };
    matches!(e, Expr::Path(p) if { let names: Vec<String> = names(p); names == ["Box", "new"] })
}

/// Whether what has this name is called.
pub fn is_called(name: &Ident, rest: &[Stmt]) -> bool {
    struct Calls<'n>(&'n Ident, bool);
    impl<'a> Visit<'a> for Calls<'_> {
        fn visit_expr_call(&mut self, call: &'a syn::ExprCall) {
            self.1 |= matches!(&*call.func, Expr::Path(p) if p.path.is_ident(self.0));
            visit::visit_expr_call(self, call);
        }
    }
    let mut calls = Calls(name, false);
    rest.iter().for_each(|stmt| calls.visit_stmt(stmt));
    calls.1
}

/// The names that patterns bind, but for those of closures, which are not seen outside of them.
#[derive(Default)]
pub struct Bound(pub Vec<Ident>);

impl<'a> Visit<'a> for Bound {
    fn visit_expr_closure(&mut self, _: &'a syn::ExprClosure) {}
    fn visit_pat_ident(&mut self, name: &'a syn::PatIdent) {
        self.0.push(name.ident.clone());
        visit::visit_pat_ident(self, name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::ToTokens;

    fn written(mut body: Block) -> String {
        write_out(&mut body, None);
        body.to_token_stream().to_string()
    }

    fn text(body: Block) -> String {
        body.to_token_stream().to_string()
    }

    #[test]
    fn what_follows_stands_in_each_arm() {
        let body = parse_quote!({
            let r: &dyn Rate = if c { &a } else { &b };
            r.at(t)
        });
        let wanted = parse_quote!({
            if c {
                {
                    let r: &dyn Rate = &a;
                    r.at(t)
                }
            } else {
                {
                    let r: &dyn Rate = &b;
                    r.at(t)
                }
            }
        });
        let plain = |text: String| text.replace(['{', '}', ' '], "");
        assert_eq!(plain(written(body)), plain(text(wanted)));
    }

    #[test]
    fn a_name_that_an_arm_binds_is_not_that_of_what_follows() {
        let body: Block = parse_quote!({
            let r: &dyn Rate = match k {
                Some(x) => x,
                None => &b,
            };
            r.at(x)
        });
        assert_eq!(written(body.clone()), text(body));
    }
}
