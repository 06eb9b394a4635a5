//! How deep a function may be nested: the stages recurse, and a compiler that runs out of stack says nothing.

use crate::visit::{self, Visit};
use proc_macro2::{Span, TokenStream, TokenTree};

/// Brackets in brackets.
const BRACKETS: usize = 100;
/// Operators in a row without an operand.
const OPERATORS: usize = 100;
/// Expressions in expressions; a sum of n terms is n deep.
const EXPRESSIONS: usize = 300;
/// Blocks in blocks.
const BLOCKS: usize = 20;
/// `else if`s in a row.
const ELSE_IFS: usize = 400;

/// What is wrong.
pub const MESSAGE: &str = "this is nested too deeply to be differentiated";
/// What to do about it.
pub const HELP: &str = "bind parts of it to variables, or move them into functions of their own";

/// Checks tokens before they are parsed; gives the place where they are too deep.
pub fn tokens(tokens: &TokenStream) -> Result<(), Span> {
    let mut open = vec![tokens.clone().into_iter()];
    let mut operators = vec![0];
    while let (Some(level), Some(run)) = (open.last_mut(), operators.last_mut()) {
        match level.next() {
            None => {
                open.pop();
                operators.pop();
            }
            Some(TokenTree::Group(group)) => {
                *run = 0;
                if open.len() > BRACKETS {
                    return Err(group.span_open());
                }
                open.push(group.stream().into_iter());
                operators.push(0);
            }
            Some(TokenTree::Punct(punct)) => {
                *run += 1;
                if *run > OPERATORS {
                    return Err(punct.span());
                }
            }
            Some(TokenTree::Ident(_) | TokenTree::Literal(_)) => *run = 0,
        }
    }
    Ok(())
}

/// Checks a parsed body.
pub fn body(body: &syn::Block) -> Result<(), Span> {
    let mut depth = Depth {
        now: 0,
        blocks: 0,
        too_deep: None,
    };
    depth.visit_block(body);
    depth.too_deep.map_or(Ok(()), Err)
}

struct Depth {
    now: usize,
    blocks: usize,
    too_deep: Option<Span>,
}

impl<'a> Visit<'a> for Depth {
    fn visit_block(&mut self, block: &'a syn::Block) {
        if self.blocks >= BLOCKS {
            self.too_deep.get_or_insert(block.brace_token.span.open());
            return;
        }
        self.blocks += 1;
        visit::visit_block(self, block);
        self.blocks -= 1;
    }
    fn visit_expr(&mut self, e: &'a syn::Expr) {
        if self.now >= EXPRESSIONS {
            self.too_deep
                .get_or_insert_with(|| syn::spanned::Spanned::span(e));
            return;
        }
        self.now += 1;
        visit::visit_expr(self, e);
        self.now -= 1;
    }
    /// A chain of `else if`s is as deep as its arms.
    fn visit_expr_if(&mut self, mut e: &'a syn::ExprIf) {
        for _ in 0..ELSE_IFS {
            self.visit_expr(&e.cond);
            self.visit_block(&e.then_branch);
            match &e.else_branch {
                None => return,
                Some((_, orelse)) => match &**orelse {
                    syn::Expr::If(next) => e = next,
                    orelse => return self.visit_expr(orelse),
                },
            }
        }
        self.too_deep.get_or_insert(e.if_token.span);
    }
}
