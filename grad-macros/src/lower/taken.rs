//! Opaque expressions that take an item out of an iterator in a variable: `cells.next().unwrap().parse().unwrap()`. The item is lowered;
//! what is done with it is left to rustc.

use super::place::strip;
use super::scope::{Operand, Slot};
use super::{Lowerer, Res};
use quote::{ToTokens, format_ident};
use syn::{Expr, ExprMethodCall, Ident};

/// Methods that give what there is in an `Option`.
const GIVES_ITEM: [&str; 5] = ["unwrap", "expect", "unwrap_or", "copied", "cloned"];

impl Lowerer<'_> {
    /// A chain of methods that only rustc understands.
    pub fn host_of_method(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        let Some(item) = self.taken_in(e) else {
            return self.host(e);
        };
        let outer = self.scope.clone();
        let text = format_ident!("grads_taken", span = item.method.span());
        let value = self.expr(&Expr::MethodCall(item.clone()))?;
        let id = self.declare(&text.to_string(), value);
        self.scope.bind(text.to_string(), id);
        let done = with_item(e, item, &text);
        let ty = self.types.open();
        let value = self.opaque_for(e, done.into_token_stream(), Some(ty));
        self.scope = outer;
        Ok(value?.map_or(Operand::Unit, Operand::Val))
    }

    /// What takes an item out of an iterator in a variable, where a chain of more methods starts from that.
    fn taken_in<'e>(&mut self, e: &'e ExprMethodCall) -> Option<&'e ExprMethodCall> {
        let Expr::MethodCall(before) = strip(&e.receiver) else {
            return None;
        };
        match self.takes_item(before) {
            true => Some(before),
            false => self.taken_in(before),
        }
    }

    fn takes_item(&mut self, e: &ExprMethodCall) -> bool {
        match strip(&e.receiver) {
            Expr::MethodCall(before) if GIVES_ITEM.iter().any(|name| e.method == name) => {
                self.takes_item(before)
            }
            of => self.variable(of).is_some_and(|id| {
                matches!(&self.vars[id].slot, Slot::Alias(Operand::Iter(of)) if !of.is_range())
            }),
        }
    }
}

/// The chain with a name in the place of the item.
fn with_item(e: &ExprMethodCall, item: &ExprMethodCall, name: &Ident) -> ExprMethodCall {
    let receiver = match strip(&e.receiver) {
        Expr::MethodCall(before) if !std::ptr::eq(before, item) => {
            Expr::MethodCall(with_item(before, item, name))
        }
        _ => syn::parse_quote!(#name),
    };
    ExprMethodCall {
        receiver: Box::new(receiver),
        ..e.clone()
    }
}
