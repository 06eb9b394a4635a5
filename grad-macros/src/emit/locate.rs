//! Where a place is in a value of the user's: looked up once, for the value and for its gradient.

use super::expr::{Expr, Prec};
use super::frame::Frame;
use grad_core::ir::{Attr, Node};
use grad_core::ops::located::last_step;
use grad_core::ops::path::Step;
use proc_macro2::Span;
use quote::quote_spanned;

impl Frame<'_> {
    /// Where the place that the steps of `attr` lead to is in the first operand.
    pub(super) fn locate(&mut self, node: &Node, attr: &Attr, span: Span) -> Expr {
        let [whole, indices @ .., index] = &node.operands[..] else {
            panic!("`locate` without an index")
        };
        let last = last_step(attr, indices.len() + 1);
        let (last, before) = last.expect("an index that is looked up");
        let looked_into = match before {
            Some(attr) => {
                let base = self.receiver(*whole);
                let at = self.at(node);
                let part = self.part(Some(*whole), base, &attr, indices, false, at);
                quote_spanned!(span=> &#part)
            }
            None => self.by_reference(*whole),
        };
        let index = super::call::located(self.by_reference(*index), span);
        let found = match last {
            Step::LookupLent => {
                quote_spanned!(span=> ::grads::__private::locate_lent(#looked_into, #index))
            }
            _ => quote_spanned!(span=> ::grads::__private::locate(#looked_into, #index)),
        };
        Expr::new(Prec::Postfix, found)
    }
}
