//! Constants declared inside a function: generated code stands outside it, so their values take the place of their names.

use crate::visit::{self, VisitMut};
use std::collections::HashMap;
use syn::{Block, Expr, Item, Stmt, parse_quote};

/// Replaces the uses of the constants that `body` declares at its top level or in blocks inside.
pub fn inline(body: &mut Block) {
    Inline {
        values: HashMap::new(),
    }
    .visit_block_mut(body);
}

struct Inline {
    values: HashMap<String, Expr>,
}

impl VisitMut for Inline {
    fn visit_block_mut(&mut self, block: &mut Block) {
        let outer = self.values.clone();
        for stmt in &mut block.stmts {
            if let Stmt::Item(Item::Const(c)) = stmt {
                self.visit_expr_mut(&mut c.expr);
                self.visit_type_mut(&mut c.ty);
                let (name, ty, value) = (&c.ident, &c.ty, &c.expr);
                let value = suffixed(ty, value)
                    .unwrap_or_else(|| parse_quote!({ const #name: #ty = #value; #name }));
                self.values.insert(c.ident.to_string(), value);
            }
        }
        visit::visit_block_mut(self, block);
        self.values = outer;
    }
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::Path(p) = e
            && let Some(name) = p.path.get_ident()
            && let Some(value) = self.values.get(&name.to_string())
        {
            *e = value.clone();
            return;
        }
        visit::visit_expr_mut(self, e);
    }
}

/// A number with its type: reads better than a block.
fn suffixed(ty: &syn::Type, value: &Expr) -> Option<Expr> {
    let syn::Type::Path(ty) = ty else { return None };
    let suffix = ty.path.get_ident()?.to_string();
    let Expr::Lit(lit) = value else { return None };
    let text = match &lit.lit {
        syn::Lit::Int(i) if i.suffix().is_empty() => format!("{}{suffix}", i.base10_digits()),
        syn::Lit::Float(f) if f.suffix().is_empty() => format!("{}{suffix}", f.base10_digits()),
        _ => return None,
    };
    syn::parse_str(&text).ok()
}

/// The length of an array as text: a number where it is one, or a product or sum of numbers.
pub fn length(e: &Expr) -> Box<str> {
    use quote::ToTokens;
    if let Expr::Block(b) = e
        && let [Stmt::Expr(e, None)] = &*b.block.stmts
    {
        return length(e);
    }
    match number(e) {
        Some(n) => n.to_string().into(),
        None => e.to_token_stream().to_string().into(),
    }
}

fn number(e: &Expr) -> Option<usize> {
    match e {
        Expr::Lit(lit) => match &lit.lit {
            syn::Lit::Int(i) => i.base10_parse().ok(),
            _ => None,
        },
        Expr::Paren(p) => number(&p.expr),
        Expr::Group(g) => number(&g.expr),
        Expr::Binary(b) => {
            let (x, y) = (number(&b.left)?, number(&b.right)?);
            match b.op {
                syn::BinOp::Add(_) => x.checked_add(y),
                syn::BinOp::Sub(_) => x.checked_sub(y),
                syn::BinOp::Mul(_) => x.checked_mul(y),
                _ => None,
            }
        }
        _ => None,
    }
}
