//! `#[cfg]` in a body. Rustc evaluates conditions; a macro sees both what stays and what goes. So an item with one is given back as two: one
//! under the condition, without the attribute, and one under its opposite, without what it stands on. Rustc expands the one that stays, which
//! deals with the next condition likewise.

use crate::visit::{self, Visit, VisitMut};
use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{Arm, Attribute, Block, Expr, ExprStruct, FieldValue, Item, Stmt};

/// The item twice, each with our attribute and its arguments, if it has a condition in a body.
pub fn split(args: &TokenStream, item: &TokenStream) -> Option<TokenStream> {
    if !mentions_cfg(item) {
        return None;
    }
    let item: Item = syn::parse2(item.clone()).ok()?;
    let condition = first(&item)?;
    let (mut stays, mut goes) = (item.clone(), item);
    Resolve {
        condition: &condition,
        holds: true,
    }
    .visit_item_mut(&mut stays);
    Resolve {
        condition: &condition,
        holds: false,
    }
    .visit_item_mut(&mut goes);
    Some(quote! {
        #[cfg(#condition)]
        #[::grads::differentiable(#args)]
        #stays
        #[cfg(not(#condition))]
        #[::grads::differentiable(#args)]
        #goes
    })
}

/// Most items are not parsed for this.
fn mentions_cfg(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Group(group) => mentions_cfg(&group.stream()),
        TokenTree::Ident(name) => name == "cfg",
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

/// What `#[cfg(..)]` says.
fn condition(attr: &Attribute) -> Option<TokenStream> {
    let list = attr.meta.require_list().ok()?;
    list.path.is_ident("cfg").then(|| list.tokens.clone())
}

/// The attributes of a statement; those of an expression stand at its beginning.
fn attributes(stmt: &mut Stmt) -> Option<&mut Vec<Attribute>> {
    match stmt {
        Stmt::Local(local) => Some(&mut local.attrs),
        Stmt::Macro(mac) => Some(&mut mac.attrs),
        Stmt::Expr(e, _) => of_expression(e),
        Stmt::Item(_) => None,
    }
}

fn of_expression(e: &mut Expr) -> Option<&mut Vec<Attribute>> {
    match e {
        Expr::Assign(e) => of_expression(&mut e.left),
        Expr::Binary(e) => of_expression(&mut e.left),
        Expr::Cast(e) => of_expression(&mut e.expr),
        Expr::Block(e) => Some(&mut e.attrs),
        Expr::Call(e) => Some(&mut e.attrs),
        Expr::ForLoop(e) => Some(&mut e.attrs),
        Expr::If(e) => Some(&mut e.attrs),
        Expr::Index(e) => Some(&mut e.attrs),
        Expr::Loop(e) => Some(&mut e.attrs),
        Expr::Macro(e) => Some(&mut e.attrs),
        Expr::Match(e) => Some(&mut e.attrs),
        Expr::MethodCall(e) => Some(&mut e.attrs),
        Expr::Path(e) => Some(&mut e.attrs),
        Expr::Field(e) => Some(&mut e.attrs),
        Expr::Return(e) => Some(&mut e.attrs),
        Expr::Unary(e) => Some(&mut e.attrs),
        Expr::While(e) => Some(&mut e.attrs),
        _ => None,
    }
}

/// The first condition in the bodies of an item. Those of methods and items in it are left to rustc.
fn first(item: &Item) -> Option<TokenStream> {
    struct Find(Option<TokenStream>);
    impl Find {
        fn among(&mut self, attrs: &[Attribute]) {
            self.0 = self.0.take().or_else(|| attrs.iter().find_map(condition));
        }
    }
    impl<'a> Visit<'a> for Find {
        fn visit_stmt(&mut self, stmt: &'a Stmt) {
            if let Some(attrs) = attributes(&mut stmt.clone()) {
                self.among(attrs);
            }
            visit::visit_stmt(self, stmt);
        }
        fn visit_arm(&mut self, arm: &'a Arm) {
            self.among(&arm.attrs);
            visit::visit_arm(self, arm);
        }
        fn visit_expr_struct(&mut self, e: &'a ExprStruct) {
            e.fields.iter().for_each(|field| self.among(&field.attrs));
            visit::visit_expr_struct(self, e);
        }
    }
    let mut find = Find(None);
    find.visit_item(item);
    find.0
}

/// Takes a condition out of bodies: the attribute where it holds, what the attribute stands on where it does not.
struct Resolve<'c> {
    condition: &'c TokenStream,
    holds: bool,
}

impl Resolve<'_> {
    /// Whether what has these attributes stays.
    fn keeps(&self, attrs: &mut Vec<Attribute>) -> bool {
        let before = attrs.len();
        attrs.retain(|attr| condition(attr).is_none_or(|c| !is_same(&c, self.condition)));
        self.holds || attrs.len() == before
    }
}

fn is_same(a: &TokenStream, b: &TokenStream) -> bool {
    a.to_token_stream().to_string() == b.to_token_stream().to_string()
}

impl VisitMut for Resolve<'_> {
    fn visit_block_mut(&mut self, block: &mut Block) {
        let keeps = |stmt: &mut Stmt| attributes(stmt).is_none_or(|attrs| self.keeps(attrs));
        block.stmts = std::mem::take(&mut block.stmts)
            .into_iter()
            .filter_map(|mut stmt| keeps(&mut stmt).then_some(stmt))
            .collect();
        visit::visit_block_mut(self, block);
    }
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::Match(e) = e {
            e.arms.retain_mut(|arm| self.keeps(&mut arm.attrs));
        } else if let Expr::Struct(e) = e {
            let fields = std::mem::take(&mut e.fields).into_iter();
            let kept = |mut field: FieldValue| self.keeps(&mut field.attrs).then_some(field);
            e.fields = fields.filter_map(kept).collect();
        }
        visit::visit_expr_mut(self, e);
    }
}
