//! The companion of a method: hidden associated functions beside it.

use super::Emitter;
use super::companion::{
    Forward, derived, forward_type, head, note_for_graph, returned, where_sized,
};
use super::place::copy_of;
use super::signature::{Arg, back_arguments};
use super::{callee, generics, named};
use crate::model::{By, Model, Param};
use crate::owner::{self, Kind};
use grad_core::ir::Module;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

/// The functions of a method's companion. A trait has what follows from `forward` for all of its impls.
pub(super) fn companion(
    model: &Model,
    args: &[Arg],
    em: &Emitter,
    forward: Forward,
    graph: TokenStream,
) -> TokenStream {
    let Forward {
        tokens: forward,
        boxed,
    } = forward;
    let of_trait = model
        .owner
        .as_ref()
        .is_some_and(|o| o.kind == Kind::OfTrait);
    if of_trait {
        return forward;
    }
    let (derived, entry, selectors) = (
        derived(model, args, em),
        entry(model, args, boxed, em),
        selectors(model),
    );
    quote!(#forward #derived #entry #selectors #graph)
}

/// What `graph!` shows of a method of an impl of a trait: the trait is given nothing but the way back, so it stands in the
/// body of that.
pub(super) fn described(model: &Model, shown: &TokenStream) -> Option<TokenStream> {
    let owner = model.owner.as_ref().filter(|o| o.kind == Kind::OfTrait)?;
    let (params, _, bounds) = owner.generics.split_for_impl();
    let (this, method) = (owner.self_ty.as_ref()?, number(&model.item.sig.ident));
    let silent = crate::lints::silent();
    Some(quote! {
        #silent
        const _: () = {
            enum OfImpl {}
            impl #params ::grads::__private::Described<OfImpl, #method> for #this #bounds {
                fn described(stage: &::core::primitive::str) -> ::grads::__private::std::string::String { #shown }
            }
        };
    })
}

/// By which the method is known in `Described`: a hash of its name.
pub fn number(method: &Ident) -> u64 {
    let name = method.to_string();
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    name.trim_start_matches("r#")
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, step)
}

/// The companion of a method that a trait leaves to its impls: they give `forward`.
pub fn required(model: &Model) -> TokenStream {
    let module = Module::new();
    let em = Emitter::without_function(&module);
    let args = Arg::all(model, &em.names);
    let generics = generics::inner(model);
    let bounds = &generics.where_clause;
    let params = args.iter().map(Arg::declare_required);
    let (head, name, result) = (
        head(model),
        model.function("forward"),
        forward_type(model, false),
    );
    let forward = Forward {
        tokens: {
            let beside = callee::functions(model, &args, &em, false, false);
            quote!(#head fn #name #generics (#(#params),*) -> #result #bounds; #beside)
        },
        boxed: false,
    };
    let note = format!(
        "; @{} is a method that the impls of its trait give\n",
        model.item.sig.ident
    );
    companion(model, &args, &em, forward, note_for_graph(model, &note))
}

/// The companion of a method that has no derivative but may stand among numbers: nothing comes back from it.
pub fn constant(model: &Model) -> TokenStream {
    constant_of(
        model,
        |method, turbofish, pass| quote!(Self::#method::<#turbofish>(#pass)),
    )
}

/// The same of a method that the type has by `Deref`.
pub fn constant_behind(model: &Model) -> TokenStream {
    constant_of(
        model,
        |method, _, this| quote!(::core::ops::Deref::deref(#this).#method()),
    )
}

/// The companion of a method that is called so, by its name, generic arguments and arguments.
fn constant_of(
    model: &Model,
    call: impl Fn(&Ident, TokenStream, TokenStream) -> TokenStream,
) -> TokenStream {
    let module = Module::new();
    let em = Emitter::without_function(&module);
    let args = Arg::all(model, &em.names);
    let generics = generics::inner(model);
    let (bounds, method) = (&generics.where_clause, &model.item.sig.ident);
    let turbofish = generics::arguments(&generics);
    let params = args.iter().map(|a| a.declare(None));
    let pass = args.iter().map(Arg::pass);
    let (mut zeros, mut cts) = (quote!(), vec![]);
    for arg in args.iter().filter(|a| a.param.by == By::Value) {
        if arg.param.carries() {
            let (zero, name) = (em.names.fresh("zero"), &arg.name);
            zeros.extend(quote!(let #zero = ::grads::__private::zeros_like(&#name);));
            cts.push(quote!(::core::clone::Clone::clone(&#zero)));
        } else {
            cts.push(arg.param.gradient());
        }
    }
    let given = back_arguments(model);
    let (head, name, result) = (
        head(model),
        model.function("forward"),
        forward_type(model, false),
    );
    let value = call(method, quote!(#(#turbofish),*), quote!(#(#pass),*));
    let forward = quote! {
        #head fn #name #generics (#(#params),*) -> #result #bounds {
            #zeros
            let value = #value;
            (value, move |#(_: #given),*| (#(#cts,)*))
        }
    };
    let entry = entry(model, &args, false, &em);
    let beside = callee::functions(model, &args, &em, false, false);
    let asked = model.owner.as_ref().is_some_and(|o| o.forward.is_some());
    let jvp = asked.then(|| super::jvp::of_constant(model, &args, &em, &value));
    quote!(#forward #entry #beside #jvp)
}

/// What is called like the method itself, on whatever the method can be called on: the way back takes `self` again by
/// reference, as for any argument by reference.
fn entry(model: &Model, args: &[Arg], boxed: bool, em: &Emitter) -> TokenStream {
    let Some((this, rest)) = args.split_first().filter(|(a, _)| a.param.ident == "self") else {
        return quote!();
    };
    let (head, name) = (head(model), owner::entry(&model.item.sig.ident));
    let (generics, forward) = (generics::inner(model), model.function("forward"));
    let turbofish = generics::arguments(&generics);
    let params: Vec<_> = rest.iter().map(|a| a.declare(None)).collect();
    let pass: Vec<_> = rest.iter().map(Arg::pass).collect();
    let bounds = &generics.where_clause;
    let receiver = match this.param.by {
        By::Value => return entry_of_value(model, this.param, &params, &pass, em),
        By::Shared => quote!(&self),
        By::Mut => quote!(&mut self),
    };
    let (result, at) = (forward_type(model, boxed), named::first(model));
    quote_spanned! {at=>
        #head fn #name #generics (#receiver, #(#params),*) -> #result #bounds {
            Self::#forward::<#(#turbofish),*>(self, #(#pass),*)
        }
    }
}

/// Of a method that takes `self` by value: it works on a copy.
fn entry_of_value(
    model: &Model,
    this: &Param,
    params: &[TokenStream],
    pass: &[TokenStream],
    em: &Emitter,
) -> TokenStream {
    let (head, name) = (head(model), owner::entry(&model.item.sig.ident));
    let (generics, forward) = (generics::inner(model), model.function("forward"));
    let turbofish = generics::arguments(&generics);
    let (ty, adjoint) = (&this.syn_ty, this.adjoint());
    let bounds = bounds_of_value(this, generics.where_clause.clone());
    let (slot, ct) = (em.names.fresh("slot"), em.names.fresh("ct"));
    let add = this.differentiated.then(|| {
        quote!(if let ::core::option::Option::Some(#slot) = #slot {
            ::grads::__private::accumulate(#slot, #ct);
        })
    });
    let given = back_arguments(model);
    let names: Vec<Ident> = (0..given.len())
        .map(|i| em.names.fresh(&format!("arg{i}")))
        .collect();
    let others: Vec<&Param> = model.params[1..]
        .iter()
        .filter(|p| p.by == By::Value && p.function.is_none())
        .collect();
    let cts: Vec<Ident> = others
        .iter()
        .map(|p| em.names.fresh(&format!("ct_{}", p.ident)))
        .collect();
    let types: Vec<TokenStream> = others.iter().map(|p| p.gradient()).collect();
    let mut back_given = vec![quote!(&#ty), quote!(::core::option::Option<&mut #adjoint>)];
    back_given.extend(given.iter().cloned());
    let result = returned(model, &back_given, &quote!((#(#types,)*)));
    let copy = copy_of(&quote!(self), Span::call_site());
    quote! {
        #head fn #name #generics (&self, #(#params),*) -> #result #bounds {
            let (value, back) = Self::#forward::<#(#turbofish),*>(#copy, #(#pass),*);
            (value, move |_: &#ty, #slot: ::core::option::Option<&mut #adjoint>, #(#names: #given),*| {
                let (#ct, #(#cts,)*) = back(#(#names),*);
                #add
                (#(#cts,)*)
            })
        }
    }
}

/// What a copy of `this` asks for, and its gradient.
pub(super) fn bounds_of_value(
    this: &Param,
    mut bounds: Option<syn::WhereClause>,
) -> Option<syn::WhereClause> {
    let (ty, adjoint) = (&this.syn_ty, this.adjoint());
    let clause = bounds.get_or_insert_with(|| syn::parse_quote!(where));
    clause
        .predicates
        .push(syn::parse_quote!(#ty: ::core::clone::Clone));
    if this.differentiated {
        clause
            .predicates
            .push(syn::parse_quote!(#adjoint: ::grads::__private::Accumulate<#adjoint>));
    }
    bounds
}

/// One function per differentiated param, by which `wrt(..)` names it.
fn selectors(model: &Model) -> TokenStream {
    let (head, bounds) = (head(model), where_sized(model));
    let differentiated = model.params.iter().filter(|p| p.differentiated).enumerate();
    differentiated
        .map(|(i, p)| {
            let name = model.function(&selector(&p.ident));
            quote! {
                #head fn #name(_: ::core::marker::PhantomData<Self>) -> ::grads::__private::At<#i> #bounds {
                    ::grads::__private::At
                }
            }
        })
        .collect()
}

/// By which `wrt(..)` names a param of a method.
pub fn selector(param: &Ident) -> String {
    let plain = param.to_string();
    format!("wrt_{}", plain.trim_start_matches("r#"))
}
