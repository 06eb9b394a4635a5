//! Elements of adjoints in variables beside the loop whose trips add to them: what trips call may write anywhere for all that rustc knows,
//! so that an element would be read and written in every trip.

use super::expr::{Expr, Prec};
use super::frame::Frame;
use super::literal;
use super::place::Rep;
use grad_core::analysis::totals::totals;
use grad_core::ir::{Attr, Loop, Node};
use proc_macro2::TokenStream;
use quote::quote;

/// What stands before and after a loop.
#[derive(Default)]
pub(super) struct Around {
    pub before: TokenStream,
    pub after: TokenStream,
}

impl Frame<'_> {
    /// Puts elements that all trips of the loop `l` add to into variables, which `trip` adds to.
    pub(super) fn totals(
        &mut self,
        node: &Node,
        l: &Loop,
        carried: &[Rep],
        trip: &mut Frame,
    ) -> Around {
        let mut around = Around::default();
        let all = match trip.is_back {
            true => totals(self.em.module, l),
            false => vec![],
        };
        let runs = self.em.names.fresh("runs");
        for total in &all {
            let Rep::Place(place) = &carried[total.carried] else {
                continue;
            };
            let (name, span) = (self.em.names.fresh("total"), self.span(node));
            let base = place.receiver();
            let element = trip.part(None, base, &Attr::None, &total.path, true, (span, None));
            let nothing = literal::literal("-0.0", &total.ty, span).tokens;
            let wanted = place.wanted.iter();
            let is_there = quote!(#runs #(&& #wanted)*);
            around
                .before
                .extend(quote!(let mut #name = if #is_there { #element } else { #nothing };));
            around
                .after
                .extend(quote!(if #is_there { #element = #name; }));
            let added = total.added.iter();
            trip.elements
                .extend(added.map(|id| (*id, Expr::ident(&name))));
        }
        if !around.before.is_empty() {
            let [lo, hi] = [node.operands[0], node.operands[1]].map(|v| {
                self.settled(v);
                self.read_index(v).at_least(Prec::Add)
            });
            let before = around.before;
            around.before = quote!(let #runs = #lo < #hi; #before);
        }
        around
    }
}
