//! Forward mode over lanes: its body takes the type of its tangents' numbers as a param. `__jvp` is that of one direction, and
//! a Jacobian by columns takes several at once.

use super::companion::head;
use super::generics;
use super::jvp::{self, Tangent};
use super::literal;
use super::signature::{Arg, return_type};
use crate::model::{By, Model, Param};
use grad_core::ir::{FuncGraph, Type};
use grad_core::ops::adjoint::over_lanes;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

/// Forward mode, of any number of directions at once.
const NAME: &str = "__jvp_over_lanes";

/// How many columns of a Jacobian are made at once.
const WIDTH: usize = 16;

/// Whether tangents in this graph of forward mode may be several at once.
pub(super) fn has_lanes(graph: &FuncGraph) -> bool {
    graph.params.iter().any(|&v| graph.ty(v).is_of_lanes())
}

/// Whether the signature shows the types of all tangents: an alias does not. A tuple that is written to in place has them one at a
/// time, as values of users' types do.
pub fn are_shown(model: &Model) -> bool {
    let shown =
        |ty: &Type| !ty.is_differentiable() || literal::rust_type(&over_lanes(ty)).is_some();
    let in_place = |p: &Param| p.by == By::Mut && matches!(p.ty, Type::Tuple(_));
    let mut params = model.values().filter(|p| p.differentiated);
    shown(&model.ret) && params.all(|p| shown(&p.ty) && !in_place(p))
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
    let (head, name) = (head(model), model.function(NAME));
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

/// What makes the columns of a Jacobian: one at a time, or several.
pub(super) struct Columns {
    width: Option<TokenStream>,
}

impl Columns {
    pub fn new(over_lanes: bool) -> Self {
        let width = quote!(::grads::__private::Lanes<#WIDTH>);
        Columns {
            width: over_lanes.then_some(width),
        }
    }

    /// What gives the zero tangent of a reference.
    pub fn zeros(&self) -> TokenStream {
        match &self.width {
            None => quote!(::grads::__private::zeros_like),
            Some(width) => quote!(::grads::__private::OverLanes::<#width>::zeros),
        }
    }

    /// The next tangents; what takes in what a run along them gave, and how.
    pub fn methods(&self) -> [TokenStream; 3] {
        match &self.width {
            None => [quote!(unit), quote!(push), quote!(&)],
            Some(width) => [
                quote!(units::<#width>),
                quote!(push_all::<#width>),
                quote!(),
            ],
        }
    }

    /// Forward mode, which tells the arguments `own` from what they are handed unless some of these tangents have any type.
    pub fn run(
        &self,
        model: &Model,
        own: &[proc_macro2::Ident],
        tangents: &[Tangent],
    ) -> TokenStream {
        let all = own.iter().map(ToTokens::to_token_stream);
        match &self.width {
            None => {
                let name = model.function(jvp::NAME);
                // of what takes anything rustc infers what it takes
                match tangents.iter().all(|t| t.arg.param.carries()) {
                    true => quote!(#name::<#(#all),*>),
                    false => quote!(#name),
                }
            }
            Some(width) => {
                let (name, all) = (model.function(NAME), all.chain([width.clone()]));
                quote!(#name::<#(#all),*>)
            }
        }
    }
}
