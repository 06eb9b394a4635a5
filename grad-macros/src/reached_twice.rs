//! Fields that are written while another way may lead to them: `x.at = 1.0` and `x.inner.at`, where `x` derefs to `x.inner`.
//! Lowering takes fields of different names for different places; rustc is asked whether the one that is written is the type's own.

use crate::assumed::{Assumed, Place};
use crate::expand::is_compound;
use crate::visit::{self, Visit};
use grad_core::ordered::{OrderedMap, OrderedSet};
use quote::ToTokens;
use syn::{Expr, Member};

/// What has to be asked about a body.
pub fn fields(body: &syn::Block) -> Vec<(Place, Assumed)> {
    let mut found = Found::default();
    found.visit_block(body);
    let Found { written, beside } = found;
    let asked = written.into_iter().filter(|(base, name, _)| {
        let others = beside.get(base).into_iter().flatten();
        others
            .into_iter()
            .any(|(first, next)| first != name && next.as_ref().is_none_or(|next| next == name))
    });
    asked
        .map(|(_, name, place)| (place, Assumed::OwnField(name.into())))
        .collect()
}

#[derive(Default)]
struct Found {
    /// The text of what a field is of, its name, and where the former stands.
    written: Vec<(String, String, Place)>,
    /// By the text of what they are of: fields that are looked into, and for which of their own fields, or that are lent.
    beside: OrderedMap<String, OrderedSet<(String, Option<String>)>>,
}

impl Found {
    /// What is written: a field, or a part of one.
    fn write(&mut self, e: &Expr) {
        match e {
            Expr::Field(e) => {
                if let Member::Named(name) = &e.member {
                    let place = Place::of(&e.base);
                    self.written.push((text(&e.base), name.to_string(), place));
                }
                self.write(&e.base);
            }
            Expr::Index(e) => self.write(&e.expr),
            Expr::Paren(e) => self.write(&e.expr),
            Expr::Unary(e) => self.write(&e.expr),
            _ => {}
        }
    }

    fn beside(&mut self, of: &Expr, next: Option<String>) {
        if let Expr::Field(of) = stripped(of) {
            let first = of.member.to_token_stream().to_string();
            let all = self.beside.entry(text(&of.base)).or_default();
            all.insert((first, next));
        }
    }
}

impl<'ast> Visit<'ast> for Found {
    fn visit_expr(&mut self, e: &'ast Expr) {
        match e {
            Expr::Assign(e) => self.write(&e.left),
            Expr::Binary(e) if is_compound(&e.op) => self.write(&e.left),
            Expr::Reference(e) => {
                if e.mutability.is_some() {
                    self.write(&e.expr);
                }
                self.beside(&e.expr, None);
            }
            Expr::Field(e) => {
                self.beside(&e.base, Some(e.member.to_token_stream().to_string()));
            }
            _ => {}
        }
        visit::visit_expr(self, e);
    }

    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

fn stripped(e: &Expr) -> &Expr {
    match e {
        Expr::Paren(e) => stripped(&e.expr),
        Expr::Unary(syn::ExprUnary {
            op: syn::UnOp::Deref(_),
            expr,
            ..
        }) => stripped(expr),
        e => e,
    }
}

fn text(e: &Expr) -> String {
    stripped(e).to_token_stream().to_string()
}
