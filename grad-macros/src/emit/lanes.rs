//! Forward mode over lanes: its body takes the type of its tangents' numbers as a param. `__jvp` is that of one direction, and
//! a Jacobian by columns takes several at once.

use super::companion::head_of;
use super::generics;
use super::jvp::{self, Tangent};
use super::literal;
use super::signature::{Arg, return_type};
use crate::model::{By, Model, Param};
use grad_core::ir::{FuncGraph, Type};
use grad_core::ops::adjoint::over_lanes;
use proc_macro2::TokenStream;
use quote::quote;

/// Forward mode, of any number of directions at once.
pub(super) const NAME: &str = "__jvp_over_lanes";

/// Whether tangents in this graph of forward mode may be several at once.
pub(super) fn has_lanes(graph: &FuncGraph) -> bool {
    graph.params.iter().any(|&v| graph.ty(v).is_of_lanes())
}

/// Whether the signature shows the types of all tangents: an alias does not. A tuple that is written to in place has them one at a
/// time, as values of users' types do. The `impl` of a trait has no place for a function that the trait does not name.
pub fn are_shown(model: &Model) -> bool {
    let spelled = |ty: &Type| literal::rust_type(&over_lanes(ty)).is_some();
    let shown = |ty: &Type| match ty {
        Type::Slice(t) => spelled(t),
        ty => !ty.is_differentiable() || spelled(ty),
    };
    let in_place = |p: &Param| p.by == By::Mut && matches!(p.ty, Type::Tuple(_));
    let mut params = model.values().filter(|p| p.differentiated);
    !jvp::is_of_trait(model) && shown(&model.ret) && params.all(|p| shown(&p.ty) && !in_place(p))
}

/// The type of the tangent of a param, in the form in which it is passed.
pub(super) fn passed(param: &Param) -> TokenStream {
    match (param.by, &param.ty) {
        (By::Value, ty) => owned(ty),
        (By::Shared, Type::Slice(t)) => {
            let t = owned(t);
            quote!(&[#t])
        }
        (By::Mut, Type::Slice(t)) => {
            let t = owned(t);
            quote!(&mut [#t])
        }
        (By::Shared, ty) => {
            let ty = owned(ty);
            quote!(&#ty)
        }
        (By::Mut, ty) => {
            let ty = owned(ty);
            quote!(&mut #ty)
        }
    }
}

fn owned(ty: &Type) -> TokenStream {
    literal::rust_type(&over_lanes(ty)).unwrap_or_else(|| quote!(()))
}

/// The function around `body`, and that of one direction.
pub(super) fn functions(
    model: &Model,
    args: &[Arg],
    tangents: &[Tangent],
    body: &TokenStream,
) -> TokenStream {
    let mut generics = generics::inner(model);
    let own = generics::arguments(&generics);
    let lanes = literal::lanes();
    generics
        .params
        .push(syn::parse_quote!(#lanes: ::grads::__private::Lane));
    let bounds = &generics.where_clause;
    let params = args.iter().map(|a| a.declare(None));
    let pushed = tangents.iter().map(|t| t.declare_as(&passed(t.arg.param)));
    // so that it is made of the instructions of what runs it
    let head = head_of(model, &quote!(#[inline(always)]));
    let name = model.function(NAME);
    let (value, tangent) = (return_type(model), owned(&model.ret));
    let handed = args.iter().map(Arg::pass);
    let along = tangents.iter().map(Tangent::hand_on_or_nothing);
    let of_one = jvp::inner(
        model,
        args,
        tangents,
        &quote!(Self::#name::<#(#own,)* ::core::primitive::f64>(#(#handed,)* #(#along),*)),
    );
    quote! {
        #head fn #name #generics (#(#params,)* #(#pushed),*) -> (#value, #tangent) #bounds {
            #body
        }
        #of_one
    }
}
