//! `*boxed` by value, where a type of the world's says that it is a box: what is in it is taken out.

use super::scope::{Operand, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use grad_core::ir::{Def, Node, NodeKind};
use grad_core::ops::{
    self,
    path::{self, Step},
};
use syn::spanned::Spanned;

impl Lowerer<'_> {
    /// `*e`, whose operand is `value`, if that is a box of one of the world's types. A number in a box is the number.
    pub fn out_of_box(&mut self, e: &syn::ExprUnary, value: &Operand) -> Option<Res<Operand>> {
        let &Operand::Val(v) = value else { return None };
        let of = self.type_in_box(v)?;
        let ty = self.syn_type(&of);
        if !matches!(ty, Ty::Named(_)) {
            return None;
        }
        let path = self.keep(e, || syn::parse_quote!(::grads::__private::unboxed));
        let made = self.call_path(&path, vec![Operand::Val(v)], e.span());
        if let Ok(Operand::Val(made)) = made {
            let found = self.ty(made);
            self.types.unify(&found, &ty);
        }
        Some(made)
    }

    /// What a value has in it, if it is a box that was a field or a payload.
    fn type_in_box(&self, v: Val) -> Option<syn::Type> {
        let (node, frame) = self.node_of(v)?;
        let (NodeKind::Prim(def, _), [of]) = (&node.kind, &node.operands[..]) else {
            return None;
        };
        let attr = node.attr();
        let steps = path::steps(&attr, 0);
        let (true, [Step::Field(step)]) = (std::ptr::eq(*def, &ops::index::INDEX), &steps[..])
        else {
            return None;
        };
        let of = Val { frame, value: *of };
        let Ty::Named(of) = self.types.shallow(&self.ty(of)) else {
            return None;
        };
        let of = match &*of {
            "Self" => self.model.self_name()?,
            _ => of,
        };
        in_box(&self.declares()?.written_part(&of, step)?)
    }

    /// The node that gives a value, and the graph in which it stands.
    fn node_of(&self, v: Val) -> Option<(&Node, usize)> {
        let frame = self.frames.iter().find(|f| f.id == v.frame)?;
        match frame.graph.values[v.value].def {
            Def::Result(node, _) => Some((&frame.graph.nodes[node], frame.id)),
            Def::Capture(at) => self.node_of(*frame.captures.get(at)?),
            Def::Param(_) => None,
        }
    }
}

/// The type in a box.
fn in_box(ty: &syn::Type) -> Option<syn::Type> {
    let syn::Type::Path(path) = ty else {
        return None;
    };
    let last = path.path.segments.last().filter(|s| s.ident == "Box")?;
    let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    match arguments.args.first()? {
        syn::GenericArgument::Type(ty) => Some(ty.clone()),
        _ => None,
    }
}
