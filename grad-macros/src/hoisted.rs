//! `from_fn({ let mut n = 0.0; move |i| .. })`: what a closure keeps is made before the call, which is then of the closure itself.

use crate::chosen_objects::Bound;
use crate::mentions::mentions;
use crate::visit::{self, Visit, VisitMut};
use syn::{Block, Expr, Stmt, parse_quote};

/// Writes the variables of such closures before the calls, in the body of a function.
pub fn write_out(body: &mut Block) {
    Writer.visit_block_mut(body);
}

struct Writer;

impl VisitMut for Writer {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        visit::visit_expr_mut(self, e);
        let before = match e {
            Expr::Call(call) => {
                let others = call.func.clone();
                taken_out(&mut call.args, &[&others])
            }
            Expr::MethodCall(call) => {
                let others = call.receiver.clone();
                taken_out(&mut call.args, &[&others])
            }
            _ => None,
        };
        if let Some(before) = before {
            *e = parse_quote!({ #(#before)* #e });
        }
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// The variables of the one argument that is such a block, which becomes its closure: if none of `others` means something of these names.
fn taken_out(
    args: &mut syn::punctuated::Punctuated<Expr, syn::Token![,]>,
    others: &[&Expr],
) -> Option<Vec<Stmt>> {
    let [arg] = &mut args.iter_mut().collect::<Vec<_>>()[..] else {
        return None;
    };
    let Expr::Block(block) = &**arg else {
        return None;
    };
    let (Stmt::Expr(closure @ Expr::Closure(_), None), before) = block.block.stmts.split_last()?
    else {
        return None;
    };
    let mut bound = Bound::default();
    before.iter().for_each(|stmt| bound.visit_stmt(stmt));
    let only_names = before.iter().all(|stmt| matches!(stmt, Stmt::Local(_)));
    let free = |name| others.iter().all(|e| !mentions(*e, name));
    if block.label.is_some() || !only_names || !bound.0.iter().all(free) {
        return None;
    }
    let (before, closure) = (before.to_vec(), closure.clone());
    **arg = closure;
    Some(before)
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::ToTokens;

    #[test]
    fn what_a_closure_keeps_is_made_before_the_call() {
        let mut body: Block = parse_quote!({
            let w = from_fn({
                let mut n = x;
                move |_| n
            });
            n.iter().map({
                let n = 1;
                move |x| x + n
            })
        });
        write_out(&mut body);
        let wanted: Block = parse_quote!({
            let w = {
                let mut n = x;
                from_fn(move |_| n)
            };
            n.iter().map({
                let n = 1;
                move |x| x + n
            })
        });
        let text = |body: Block| body.to_token_stream().to_string();
        assert_eq!(text(body), text(wanted));
    }
}
