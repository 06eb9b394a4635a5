//! The params of closures that make arrays of other crates are indices: `Array2::from_shape_fn((n, m), |(i, j)| ..)` of `ndarray`, and
//! `DMatrix::from_fn(n, m, |i, j| ..)` of `nalgebra`. Their types are written out where they are not.

use super::World;
use crate::visit::{self, VisitMut};
use syn::{Expr, Pat, Type, parse_quote};

impl World {
    /// Writes them in the body of a function.
    pub fn write_out_positions(&self, body: &mut syn::Block) {
        if cfg!(feature = "foreign") && self.imports_arrays() {
            Writer { world: self }.visit_block_mut(body);
        }
    }
}

struct Writer<'a> {
    world: &'a World,
}

impl VisitMut for Writer<'_> {
    fn visit_expr_call_mut(&mut self, call: &mut syn::ExprCall) {
        if let Some(axes) = self.made_axes(&call.func)
            && let Some(Expr::Closure(closure)) = call.args.last_mut()
        {
            closure.inputs.iter_mut().for_each(|p| write(p, axes));
        }
        visit::visit_expr_call_mut(self, call);
    }
}

impl Writer<'_> {
    /// How many indices a param of the closure stands for that `Array2::from_shape_fn` or `DMatrix::from_fn` is handed.
    fn made_axes(&self, function: &Expr) -> Option<usize> {
        let Expr::Path(path) = function else {
            return None;
        };
        let mut of = path.path.clone();
        let name = of.segments.pop()?.into_value().ident;
        of.segments.pop_punct();
        let array = of.segments.last()?.ident.to_string();
        let axes = match name.to_string().as_str() {
            "from_fn" => 1,
            "from_shape_fn" => array.strip_prefix("Array")?.parse().ok()?,
            _ => return None,
        };
        self.world
            .is_foreign_array(&parse_quote!(#of))
            .then_some(axes)
    }
}

/// The type of a position: a number, or one for each axis.
fn write(param: &mut Pat, axes: usize) {
    let ty: Type = match (&*param, axes) {
        (Pat::Ident(_) | Pat::Wild(_), 1) => parse_quote!(usize),
        (Pat::Tuple(of), _) if of.elems.len() != axes => return,
        (Pat::Ident(_) | Pat::Wild(_) | Pat::Tuple(_), 2..) => {
            let each = std::iter::repeat_n(quote::quote!(usize), axes);
            parse_quote!((#(#each),*))
        }
        _ => return,
    };
    *param = Pat::Type(parse_quote!(#param: #ty));
}
