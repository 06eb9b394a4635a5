//! `x?` is a `match` with a `return` in it: `match x { Some(v) => v, None => return None }`.
//!
//! Whether `x` is an `Option` is asked of rustc where its type is not seen.

use crate::visit::{self, VisitMut};
use syn::spanned::Spanned;
use syn::{Expr, ReturnType, Type};

/// Writes `?` out in the body of a function that returns an `Option`.
pub fn write_out(output: &ReturnType, body: &mut syn::Block) {
    let mut writer = Writer {
        of_option: is_option(output),
    };
    writer.visit_block_mut(body);
}

struct Writer {
    /// Whether what is around returns an `Option`.
    of_option: bool,
}

impl VisitMut for Writer {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        visit::visit_expr_mut(self, e);
        if let Expr::Try(tried) = e
            && self.of_option
        {
            let (inner, at) = (&tried.expr, tried.question_token.span());
            *e = syn::parse_quote_spanned! {at=>
                match (#inner) { Some(there) => there, None => return None }
            };
        }
    }

    fn visit_expr_closure_mut(&mut self, e: &mut syn::ExprClosure) {
        // of a closure that does not say what it returns, rustc knows whether it is an `Option`
        let own = match &e.output {
            ReturnType::Default => true,
            output => is_option(output),
        };
        let outer = std::mem::replace(&mut self.of_option, own);
        visit::visit_expr_closure_mut(self, e);
        self.of_option = outer;
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

fn is_option(output: &ReturnType) -> bool {
    let ReturnType::Type(_, ty) = output else {
        return false;
    };
    matches!(&**ty, Type::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == "Option"))
}
