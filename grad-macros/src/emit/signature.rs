//! The types of the companion's functions.

use super::generics::{FnGenerics, back_type};
use super::lifetimes::{self, without_names};
use super::named;
use super::names::Names;
use crate::functions::FnType;
use crate::model::{By, Model, Param};
use grad_core::entity::FuncRef;
use grad_core::ir::{Module, Type};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};

/// Whether every number in it is a float, so that it is its own gradient type.
fn all_float(ty: &Type) -> bool {
    match ty {
        Type::Float(_) => true,
        Type::Array(t, _) | Type::Slice(t) | Type::Vec(t) => all_float(t),
        Type::Tuple(ts) => ts.iter().all(all_float),
        Type::Int(_)
        | Type::Bool
        | Type::Unit
        | Type::Named(_)
        | Type::Tensor(_)
        | Type::Pullback
        | Type::Open => false,
    }
}

impl Param {
    /// Whether its type can carry a cotangent.
    pub fn carries(&self) -> bool {
        self.differentiated || (self.ty.is_differentiable() && self.ty.is_known())
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
        } else if self.by == By::Value && self.ty.is_differentiable() {
            // a constant here, perhaps not for the caller
            quote!(::grads::__private::Withheld)
        } else {
            quote!(())
        }
    }

    /// Its type as it is passed.
    pub(super) fn passed(&self) -> TokenStream {
        let ty = &self.syn_ty;
        match self.by {
            By::Value => quote!(#ty),
            By::Shared => quote!(&#ty),
            By::Mut => quote!(&mut #ty),
        }
    }

    /// What contributions to its gradient are added to, where it is passed by reference.
    pub(super) fn adjoint(&self) -> TokenStream {
        if self.ty.is_differentiable() && !self.carries() {
            // a constant here, perhaps not for the caller
            return match self.by {
                By::Mut => quote!(::grads::__private::Overwritten),
                By::Value | By::Shared => quote!(::grads::__private::Unwanted),
            };
        }
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
    /// Whether its gradient, a number, is `-0.0` if and only if it is not there.
    pub marked: bool,
    /// Of a function-typed param: the function that goes the way back of one call.
    pub back: Option<Ident>,
}

impl<'m> Arg<'m> {
    pub fn all(model: &'m Model, names: &Names) -> Vec<Arg<'m>> {
        model
            .params
            .iter()
            .map(|param| Arg {
                param,
                // opaque expressions call a function by the user's name
                name: match param.function {
                    Some(_) => param.ident.clone(),
                    None => names.fresh(&param.ident.to_string()),
                },
                undone: param.by == By::Mut,
                marked: false,
                back: param
                    .function
                    .as_ref()
                    .map(|_| names.fresh(&format!("back_{}", param.ident))),
            })
            .collect()
    }

    /// The same, of a param whose type is written in another way.
    pub fn of<'p>(self, param: &'p Param) -> Arg<'p> {
        Arg {
            param,
            name: self.name,
            undone: self.undone,
            marked: self.marked,
            back: self.back,
        }
    }

    /// Whether it is a function-typed param, of which the graph has no param.
    pub fn is_function(&self) -> bool {
        self.param.function.is_some()
    }

    /// Finds the numbers whose gradients are marked where they are not there.
    pub fn find_marked(args: &mut [Arg], module: &Module, func: FuncRef) {
        let marked = super::marks::params(module, func);
        let values = args.iter_mut().filter(|a| !a.is_function());
        for (arg, marked) in values.zip(marked) {
            arg.marked = marked;
        }
    }

    /// Finds the in-outs that the way back of `func` leaves as they are.
    pub fn find_undone(args: &mut [Arg], module: &Module, func: FuncRef) {
        let pullback = module.funcs[func].pullback.as_ref();
        let Some(pullback) = pullback.filter(|p| !p.spent) else {
            return;
        };
        let back = &module.funcs[pullback.func];
        let mut finals = module.funcs[func].in_out_results().iter();
        let mut results = back.results.iter();
        let values = args.iter_mut().filter(|a| !a.is_function());
        for (arg, wrt) in values.zip(&pullback.wrt) {
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

    /// As a param of the functions that users call.
    pub fn declare_outer(&self, lifetime: Option<&syn::Lifetime>) -> TokenStream {
        let name = &self.name;
        match (FnGenerics::of(self.param), self.param.by) {
            (None, _) => self.declare(lifetime),
            (Some(of), By::Value) => {
                let outer = of.outer;
                quote!(#name: #outer)
            }
            (Some(of), By::Shared | By::Mut) => {
                let outer = of.outer;
                quote!(#name: &#outer)
            }
        }
    }

    /// The same without the name.
    pub fn outer_type(&self) -> TokenStream {
        let outer = FnGenerics::of(self.param).map(|of| of.outer);
        match (outer, self.param.by) {
            (None, _) => self.ty(),
            (Some(outer), By::Value) => quote!(#outer),
            (Some(outer), By::Shared | By::Mut) => quote!(&#outer),
        }
    }

    /// The same with the lifetimes that it names.
    pub fn own_type(&self) -> TokenStream {
        match self.is_function() {
            true => self.outer_type(),
            false => {
                let ty = self.inner_type();
                match self.param.by {
                    By::Value => ty,
                    By::Shared => quote!(&#ty),
                    By::Mut => quote!(&mut #ty),
                }
            }
        }
    }

    /// As a param of a closure that users call: with references of any lifetime.
    pub fn declare_for_any(&self) -> TokenStream {
        let (name, ty) = (&self.name, self.outer_type());
        match self.param.by {
            By::Value if !self.is_function() => quote!(mut #name: #ty),
            By::Value | By::Shared | By::Mut => quote!(#name: #ty),
        }
    }

    /// As a param of a function without a body.
    pub fn declare_required(&self) -> TokenStream {
        let (name, ty) = (&self.name, self.inner_type());
        match self.param.by {
            By::Value => quote!(#name: #ty),
            By::Shared => quote!(#name: &#ty),
            By::Mut => quote!(#name: &mut #ty),
        }
    }

    /// `x: &[f64]`
    pub fn declare(&self, lifetime: Option<&syn::Lifetime>) -> TokenStream {
        let (name, ty) = (&self.name, self.inner_type());
        let at = named::place(&self.param.syn_ty).resolved_at(Span::call_site());
        match self.param.by {
            By::Value if self.param.ty.is_scalar() => quote!(#name: #ty),
            By::Value => quote!(mut #name: #ty),
            By::Shared => quote_spanned!(at=> #name: & #lifetime #ty),
            By::Mut => quote_spanned!(at=> #name: &mut #ty),
        }
    }

    /// `&[f64]`, with references of any lifetime.
    pub fn ty(&self) -> TokenStream {
        let ty = match FnGenerics::of(self.param) {
            Some(of) => of.function.to_token_stream(),
            None => without_names(&self.param.syn_ty).to_token_stream(),
        };
        match self.param.by {
            By::Value => quote!(#ty),
            By::Shared => quote!(&#ty),
            By::Mut => quote!(&mut #ty),
        }
    }

    /// The type as written, without the reference; of a function, the type param that stands for it.
    fn inner_type(&self) -> TokenStream {
        let ty = &self.param.syn_ty;
        match (FnGenerics::of(self.param), &self.param.hidden) {
            (Some(of), _) => of.function.to_token_stream(),
            (None, None) => quote!(#ty),
            (None, Some(hidden)) => lent(ty, hidden),
        }
    }

    /// That a value of the type can be copied: `for<..>` leaves the check to where it is used.
    pub fn is_copied(&self) -> syn::WherePredicate {
        let ty = self.own_type();
        syn::parse_quote!(for<'grads_copy> #ty: ::core::clone::Clone)
    }

    /// As an argument of `forward`, from a function that users call.
    pub fn pass_inner(&self) -> TokenStream {
        let name = &self.name;
        match (self.is_function(), self.param.by) {
            (false, _) => self.pass(),
            (true, By::Value) => quote!(::grads::__private::WithDerivative::into_forward(#name)),
            (true, By::Shared | By::Mut) => {
                quote!(::grads::__private::WithDerivative::as_forward(#name))
            }
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

/// A type that may have a lifetime without showing it, for the lifetime `hidden`.
fn lent(ty: &syn::Type, hidden: &syn::Lifetime) -> TokenStream {
    let at = named::place(ty);
    match ty {
        syn::Type::Slice(slice) => {
            let element = lent(&slice.elem, hidden);
            quote_spanned!(at=> [#element])
        }
        ty => quote_spanned!(at=> <fn(&()) -> #ty as ::grads::__private::Lent<#hidden>>::Type),
    }
}

/// The gradient type of the return value.
pub(super) fn seed_type(model: &Model) -> TokenStream {
    if model.of_tangents && model.ret != Type::Unit && !model.ret.is_differentiable() {
        return quote!(((), ()));
    }
    output_tangent(&model.item.sig.output, &model.ret)
}

pub(super) fn output_tangent(output: &syn::ReturnType, ret: &Type) -> TokenStream {
    match output {
        syn::ReturnType::Type(_, ty) => named::tangent(ret, ty),
        syn::ReturnType::Default => quote!(()),
    }
}

/// The return type.
pub(super) fn return_type(model: &Model) -> TokenStream {
    output_type(&model.item.sig.output)
}

/// A return type, which may be left out.
pub(super) fn output_type(output: &syn::ReturnType) -> TokenStream {
    match output {
        syn::ReturnType::Type(_, ty) => quote!(#ty),
        syn::ReturnType::Default => quote!(()),
    }
}

/// The types of the arguments of `back`.
pub(super) fn back_arguments(model: &Model) -> Vec<TokenStream> {
    let mut types = reference_types(&model.params);
    types.push(seed_type(model));
    types
}

/// The same of a function of type `function`, which takes `params`.
pub(super) fn back_types(params: &[Param], function: &FnType) -> Vec<TokenStream> {
    let mut types = reference_types(params);
    types.push(output_tangent(&function.output, &function.ret));
    types
}

/// How many arguments of `back` belong to `params`.
pub(super) fn reference_arguments(params: &[Param]) -> usize {
    reference_types(params).len()
}

pub(super) fn reference_types(params: &[Param]) -> Vec<TokenStream> {
    let mut types = vec![];
    let at = named::first_of(params).unwrap_or_else(Span::call_site);
    for param in params {
        if let Some(back) = back_type(param) {
            types.push(back);
        } else if param.by != By::Value {
            let adjoint = param.adjoint();
            let ty = without_names(&param.syn_ty);
            match param.by {
                By::Mut if param.spent => {}
                By::Mut => types.push(quote_spanned!(at=> &mut #ty)),
                By::Value | By::Shared => types.push(quote_spanned!(at=> &#ty)),
            }
            types.push(quote_spanned!(at=> ::core::option::Option<&mut #adjoint>));
        }
    }
    types
}

/// What `back` returns: a tuple with the cotangent of every by-value param.
pub(super) fn back_result(model: &Model) -> TokenStream {
    cts_type(&model.params)
}

/// The tuple of the gradients of by-value params.
pub(super) fn cts_type(params: &[Param]) -> TokenStream {
    let by_value = |p: &&Param| p.by == By::Value && p.function.is_none();
    let cts = params.iter().filter(by_value).map(Param::gradient);
    quote!((#(#cts,)*))
}

/// Bare for one, else a tuple.
pub(super) fn bare_or_tuple(items: &[TokenStream]) -> TokenStream {
    match items {
        [one] => one.clone(),
        many => quote!((#(#many),*)),
    }
}

/// The generic params in scope, as `use<..>` lists them, lifetimes first: of those of the function, the ones in the types
/// of params that `keeps`.
pub(super) fn captured(
    model: &Model,
    generics: &syn::Generics,
    keeps: impl Fn(&Param) -> bool,
) -> Vec<TokenStream> {
    let mut kept = lifetimes::of_params(model, keeps);
    kept.extend(lifetimes::of_value_alone(model));
    let lifetimes = kept.iter().map(|l| quote!(#l));
    let block = model.owner.iter().flat_map(|o| o.captured(&kept));
    let block = lifetimes.chain(block);
    let own = super::generics::arguments(generics)
        .into_iter()
        .map(|name| quote!(#name));
    block.chain(own).collect()
}
