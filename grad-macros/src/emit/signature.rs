//! The types of the companion's functions.

use super::named;
use super::names::Names;
use crate::model::{By, Model, Param};
use grad_core::entity::FuncRef;
use grad_core::ir::{Module, Type};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

/// Whether every number in it is a float, so that it is its own gradient type.
fn all_float(ty: &Type) -> bool {
    match ty {
        Type::Float(_) => true,
        Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => all_float(t),
        Type::Tuple(ts) => ts.iter().all(all_float),
        Type::Int(_) | Type::Bool | Type::Unit | Type::Named(_) | Type::Pullback | Type::Open => {
            false
        }
    }
}

/// Whether the user's own types are in it: only where they are differentiated does anyone ask for their gradient type.
fn has_named(ty: &Type) -> bool {
    match ty {
        Type::Named(_) => true,
        Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => has_named(t),
        Type::Tuple(ts) => ts.iter().any(has_named),
        Type::Float(_) | Type::Int(_) | Type::Bool | Type::Unit | Type::Pullback | Type::Open => {
            false
        }
    }
}

impl Param {
    /// Whether its type can carry a cotangent.
    pub(super) fn carries(&self) -> bool {
        self.differentiated
            || (self.ty.is_differentiable() && self.ty != Type::Open && !has_named(&self.ty))
    }

    /// Defines the function that copies what it holds; what is wrong with it is wrong with the type.
    pub(super) fn copy(&self, copy: &Ident) -> TokenStream {
        let at = named::place(&self.syn_ty);
        match self.ty {
            Type::Named(_) => {
                let ty = &self.syn_ty;
                quote_spanned!(at=> let #copy = <#ty as ::grads::__private::Copied>::copied_value;)
            }
            _ => quote_spanned!(at=> let #copy = ::grads::__private::snapshot;),
        }
    }

    /// What its gradient is.
    pub(super) fn gradient(&self) -> TokenStream {
        if self.carries() {
            named::tangent(&self.ty, &self.syn_ty)
        } else {
            quote!(())
        }
    }

    /// What contributions to its gradient are added to, where it is passed by reference.
    pub(super) fn adjoint(&self) -> TokenStream {
        match (&self.ty, &self.syn_ty) {
            (Type::Slice(t), syn::Type::Slice(slice)) if all_float(t) => quote!(#slice),
            (Type::Slice(t), syn::Type::Slice(slice)) if self.carries() => {
                let element = named::tangent(t, &slice.elem);
                quote!([#element])
            }
            _ => self.gradient(),
        }
    }
}

/// One param as the companion's functions see it.
pub(super) struct Arg<'m> {
    pub param: &'m Param,
    /// The variable.
    pub name: Ident,
    /// Whether the way back changes what an in-out holds.
    pub undone: bool,
}

impl<'m> Arg<'m> {
    pub fn all(model: &'m Model, names: &Names) -> Vec<Arg<'m>> {
        model
            .params
            .iter()
            .map(|param| Arg {
                param,
                name: names.fresh(&param.ident.to_string()),
                undone: param.by == By::Mut,
            })
            .collect()
    }

    /// Finds the in-outs that the way back of `func` leaves as they are.
    pub fn find_undone(args: &mut [Arg], module: &Module, func: FuncRef) {
        let Some(pullback) = &module.funcs[func].pullback else {
            return;
        };
        let back = &module.funcs[pullback.func];
        let mut finals = module.funcs[func].in_out_results().iter();
        let mut results = back.results.iter();
        for (arg, wrt) in args.iter_mut().zip(&pullback.wrt) {
            let carries = arg.param.carries();
            if carries && (*wrt || arg.param.by == By::Mut) {
                results.next();
            }
            if arg.param.by == By::Mut {
                // left alone if what it is restored to is what the function left
                let restored = results
                    .next()
                    .and_then(|v| back.captures.iter().position(|c| c == v));
                let last = finals.next();
                arg.undone = last.is_none() || restored.map(|j| &pullback.residuals[j]) != last;
            }
        }
    }

    /// `x: &[f64]`
    pub fn declare(&self, lifetime: Option<&syn::Lifetime>) -> TokenStream {
        let (name, ty) = (&self.name, &self.param.syn_ty);
        let at = named::place(ty).resolved_at(Span::call_site());
        match self.param.by {
            By::Value if self.param.ty.is_scalar() => quote!(#name: #ty),
            By::Value => quote!(mut #name: #ty),
            By::Shared => quote_spanned!(at=> #name: & #lifetime #ty),
            By::Mut => quote_spanned!(at=> #name: &mut #ty),
        }
    }

    /// `&[f64]`
    pub fn ty(&self) -> TokenStream {
        let ty = &self.param.syn_ty;
        match self.param.by {
            By::Value => quote!(#ty),
            By::Shared => quote!(&#ty),
            By::Mut => quote!(&mut #ty),
        }
    }

    /// As an argument of another function of the companion.
    pub fn pass(&self) -> TokenStream {
        let name = &self.name;
        match self.param.by {
            By::Value | By::Shared => quote!(#name),
            By::Mut => quote!(&mut *#name),
        }
    }
}

/// The gradient type of the return value.
pub(super) fn seed_type(model: &Model) -> TokenStream {
    match &model.item.sig.output {
        syn::ReturnType::Type(_, ty) => named::tangent(&model.ret, ty),
        syn::ReturnType::Default => quote!(()),
    }
}

/// The return type.
pub(super) fn return_type(model: &Model) -> TokenStream {
    match &model.item.sig.output {
        syn::ReturnType::Type(_, ty) => quote!(#ty),
        syn::ReturnType::Default => quote!(()),
    }
}

/// The types of the arguments of `back`.
pub(super) fn back_arguments(model: &Model) -> Vec<TokenStream> {
    let (mut types, at) = (vec![], named::first(model));
    for param in &model.params {
        let (ty, adjoint) = (&param.syn_ty, param.adjoint());
        match param.by {
            By::Value => continue,
            By::Shared => types.push(quote_spanned!(at=> &#ty)),
            By::Mut => types.push(quote_spanned!(at=> &mut #ty)),
        }
        types.push(quote_spanned!(at=> ::core::option::Option<&mut #adjoint>));
    }
    types.push(seed_type(model));
    types
}

/// What `back` returns: a tuple with the cotangent of every by-value param.
pub(super) fn back_result(model: &Model) -> TokenStream {
    let cts = model
        .params
        .iter()
        .filter(|p| p.by == By::Value)
        .map(Param::gradient);
    quote!((#(#cts,)*))
}

/// Bare for one, else a tuple.
pub(super) fn bare_or_tuple(items: &[TokenStream]) -> TokenStream {
    match items {
        [one] => one.clone(),
        many => quote!((#(#many),*)),
    }
}

/// The generic arguments `::<T, N>` that name the function's own type and const params, and the same in `use<..>`.
pub(super) fn generic_arguments(model: &Model) -> Vec<Ident> {
    let params = model.item.sig.generics.params.iter();
    params
        .filter_map(|p| match p {
            syn::GenericParam::Type(t) => Some(t.ident.clone()),
            syn::GenericParam::Const(c) => Some(c.ident.clone()),
            syn::GenericParam::Lifetime(_) => None,
        })
        .collect()
}
