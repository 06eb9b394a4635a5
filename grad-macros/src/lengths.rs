//! `std::array::from_fn(f)` becomes `std::array::from_fn::<_, 3, _>(f)` where a signature or an annotation says how long
//! the array is: the call itself does not, and lowering goes from the inside to the outside.

use syn::visit_mut::{self, VisitMut};
use syn::{Block, Expr, ExprCall, Pat, PathArguments, ReturnType, Stmt, Type, parse_quote};

/// Writes down the lengths of the arrays in the body of a function with this return type.
pub fn annotate(output: &ReturnType, body: &mut Block) {
    let ty = written(output);
    if let Some(ty) = &ty {
        of_block(body, ty);
    }
    Lengths { returns: vec![ty] }.visit_block_mut(body);
}

struct Lengths {
    /// The return types of the function and the closures around, innermost last.
    returns: Vec<Option<Type>>,
}

impl VisitMut for Lengths {
    fn visit_local_mut(&mut self, local: &mut syn::Local) {
        if let (Pat::Type(p), Some(init)) = (&local.pat, &mut local.init) {
            of_expr(&mut init.expr, &p.ty);
        }
        visit_mut::visit_local_mut(self, local);
    }
    fn visit_expr_return_mut(&mut self, e: &mut syn::ExprReturn) {
        if let (Some(value), Some(Some(ty))) = (&mut e.expr, self.returns.last()) {
            of_expr(value, ty);
        }
        visit_mut::visit_expr_return_mut(self, e);
    }
    fn visit_expr_closure_mut(&mut self, e: &mut syn::ExprClosure) {
        let ty = written(&e.output);
        if let Some(ty) = &ty {
            of_expr(&mut e.body, ty);
        }
        self.returns.push(ty);
        visit_mut::visit_expr_closure_mut(self, e);
        self.returns.pop();
    }
    // items in the body are functions of their own
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

fn written(output: &ReturnType) -> Option<Type> {
    match output {
        ReturnType::Type(_, ty) => Some((**ty).clone()),
        ReturnType::Default => None,
    }
}

/// `e` is of type `ty`.
fn of_expr(e: &mut Expr, ty: &Type) {
    match (e, ty) {
        (e, Type::Paren(t)) => of_expr(e, &t.elem),
        (e, Type::Group(t)) => of_expr(e, &t.elem),
        (Expr::Paren(e), _) => of_expr(&mut e.expr, ty),
        (Expr::Group(e), _) => of_expr(&mut e.expr, ty),
        (Expr::Call(call), Type::Array(array)) => of_call(call, array),
        (Expr::Array(items), Type::Array(array)) => {
            for item in &mut items.elems {
                of_expr(item, &array.elem);
            }
        }
        (Expr::Tuple(members), Type::Tuple(types)) => {
            for (member, ty) in members.elems.iter_mut().zip(&types.elems) {
                of_expr(member, ty);
            }
        }
        (Expr::Block(e), _) => of_block(&mut e.block, ty),
        (Expr::If(e), _) => {
            of_block(&mut e.then_branch, ty);
            if let Some((_, other)) = &mut e.else_branch {
                of_expr(other, ty);
            }
        }
        (Expr::Match(e), _) => {
            for arm in &mut e.arms {
                of_expr(&mut arm.body, ty);
            }
        }
        _ => {}
    }
}

fn of_block(block: &mut Block, ty: &Type) {
    if let Some(Stmt::Expr(e, None)) = block.stmts.last_mut() {
        of_expr(e, ty);
    }
}

fn of_call(call: &mut ExprCall, array: &syn::TypeArray) {
    let Expr::Path(path) = &mut *call.func else {
        return;
    };
    let Some(name) = path.path.segments.last_mut() else {
        return;
    };
    if name.ident != "from_fn" || call.args.len() != 1 {
        return;
    }
    let len = &array.len;
    // a length that only rustc finds is left to it
    if matches!(name.arguments, PathArguments::None) && !matches!(len, Expr::Infer(_)) {
        name.arguments = PathArguments::AngleBracketed(parse_quote!(::<_, { #len }, _>));
    }
    if let Some(Expr::Closure(f)) = call.args.first_mut() {
        of_expr(&mut f.body, &array.elem);
    }
}
