//! `let y: f64 = x.into();` is `f64::from(x)`: the type that it gives is written beside it.

use crate::visit::{self, VisitMut};
use syn::{Block, Expr, Local, Pat, Type};

/// Writes such conversions out in the body of a function.
pub fn write_out(body: &mut Block) {
    struct Writer;
    impl VisitMut for Writer {
        fn visit_local_mut(&mut self, local: &mut Local) {
            visit::visit_local_mut(self, local);
            if let (Pat::Type(typed), Some(init)) = (&local.pat, &mut local.init)
                && is_float(&typed.ty)
                && let Some(converted) = from(&typed.ty, &init.expr)
            {
                *init.expr = converted;
            }
        }
    }
    Writer.visit_block_mut(body);
}

fn is_float(ty: &Type) -> bool {
    matches!(ty, Type::Path(p) if p.path.is_ident("f64") || p.path.is_ident("f32"))
}

/// `T::from(x)` for `x.into()`.
fn from(ty: &Type, e: &Expr) -> Option<Expr> {
    let Expr::MethodCall(call) = e else {
        return None;
    };
    let is_into = call.method == "into" && call.args.is_empty() && call.turbofish.is_none();
    let (this, at) = (&call.receiver, call.method.span());
    is_into.then(|| syn::parse_quote_spanned!(at=> #ty::from(#this)))
}
