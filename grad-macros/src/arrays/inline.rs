//! Parts that are written to in the statement that takes them, `Zip::from(a.slice_mut(s![1..])).and(&b).for_each(..)`: they get a name
//! before it, and are put back behind it: the borrow ends with the statement.

use super::macros::azip_written;
use super::parts::{copied_part, gives_part};
use super::zips::is_zip;
use super::{Writer, here};
use crate::visit::{self, VisitMut};
use proc_macro2::Ident;
use syn::spanned::Spanned;
use syn::{Block, Expr, ExprMethodCall, Stmt};

/// Gives a name to those of each statement, in a block that ends with it.
pub fn named(writer: &mut Writer, block: &mut Block) {
    for stmt in &mut block.stmts {
        let Stmt::Expr(e, semi) = stmt else { continue };
        if let Some(written) = azip_written(e) {
            *e = written;
        }
        let lets = match e {
            Expr::MethodCall(m) if is_zip(&m.receiver) || m.method == "zip_mut_with" => {
                let mut found = Inline {
                    writer,
                    lets: vec![],
                    puts: vec![],
                };
                found.visit_expr_method_call_mut(m);
                (found.lets, found.puts)
            }
            _ => continue,
        };
        let (lets, puts) = lets;
        if !lets.is_empty() {
            *e = syn::parse_quote_spanned!(here(e.span())=> { #(#lets)* #e; #(#puts)* });
            *semi = None;
        }
    }
}

struct Inline<'w, 'd> {
    writer: &'w mut Writer<'d>,
    lets: Vec<Stmt>,
    /// What puts the parts back.
    puts: Vec<Stmt>,
}

impl Inline<'_, '_> {
    /// The name of the copy of a part.
    fn named(&mut self, part: &Expr) -> Ident {
        let name = self.writer.name("part", here(part.span()));
        if let Some((lets, put)) = copied_part(self.writer, part, &name) {
            self.lets.extend(lets);
            self.puts.push(put);
        }
        name
    }
}

impl VisitMut for Inline<'_, '_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if !gives_part(self.writer, e) {
            return visit::visit_expr_mut(self, e);
        }
        let name = self.named(e);
        *e = syn::parse_quote_spanned!(name.span()=> &mut #name);
    }

    fn visit_expr_method_call_mut(&mut self, m: &mut ExprMethodCall) {
        if gives_part(self.writer, &m.receiver) {
            let name = self.named(&m.receiver);
            *m.receiver = syn::parse_quote!(#name);
        }
        visit::visit_expr_method_call_mut(self, m);
    }

    fn visit_expr_closure_mut(&mut self, _: &mut syn::ExprClosure) {}
}
