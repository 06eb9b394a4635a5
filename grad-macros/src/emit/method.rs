//! The companion of a method: hidden associated functions beside it.

use super::Emitter;
use super::companion::{
    Forward, derived, forward_type, head, note_for_graph, returned, selected, takes_functions,
    where_sized, with_modes,
};
use super::place::copy_of;
use super::signature::{Arg, back_arguments, reference_types, seed_type};
use super::{callee, generics, jvp, named, second};
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
    let generics = &owner.generics;
    let consts: Vec<_> = generics.const_params().collect();
    let lengths = generics.const_params().map(|c| &c.ident);
    let types: Vec<_> = generics.type_params().map(|t| &t.ident).collect();
    // params that stand in the trait alone have to be found in what tells the impls apart
    let of = quote!(OfImpl<#(#types,)* #(#lengths),*>);
    Some(quote! {
        #silent
        const _: () = {
            struct OfImpl<#(#types: ?::core::marker::Sized,)* #(#consts),*>(#(::core::marker::PhantomData<#types>),*);
            impl #params ::grads::__private::Described<#of, #method> for #this #bounds {
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
    let run = required_forward(model, &args, "forward");
    let beside = callee::functions(model, &args, &em, false, false);
    let (pushed, second) = (jvp::required(model, &args, &em), second::required(model));
    let forward = Forward {
        tokens: quote!(#run #beside #pushed #second),
        boxed: false,
    };
    let note = format!(
        "; @{} is a method that the impls of its trait give\n",
        model.item.sig.ident
    );
    companion(model, &args, &em, forward, note_for_graph(model, &note))
}

/// `name` without a body.
pub(super) fn required_forward(model: &Model, args: &[Arg], name: &str) -> TokenStream {
    let generics = generics::inner(model);
    let bounds = &generics.where_clause;
    let params = args.iter().map(Arg::declare_required);
    let (head, name, result) = (
        head(model),
        model.function(name),
        forward_type(model, false),
    );
    quote!(#head fn #name #generics (#(#params),*) -> #result #bounds;)
}

/// The companion of a method that has no derivative but may stand among numbers: nothing comes back from it.
pub fn constant(model: &Model) -> TokenStream {
    constant_of(
        model,
        |method, turbofish, pass| quote!(Self::#method::<#turbofish>(#pass)),
    )
}

/// The same of a function that makes a value of counts. Whether what it makes has gradients is left to the caller.
pub fn constructor(mut model: Model) -> TokenStream {
    if let syn::ReturnType::Type(_, ty) = &model.item.sig.output {
        let has_gradients = syn::parse_quote!(for<'grads_known> #ty: ::grads::Differentiable);
        let clause = model.item.sig.generics.make_where_clause();
        clause.predicates.push(has_gradients);
    }
    constant(&model)
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
    let turbofish = generics::arguments(&generics::inner(model));
    let pass = args.iter().map(Arg::pass);
    let method = &model.item.sig.ident;
    let value = call(method, quote!(#(#turbofish),*), quote!(#(#pass),*));
    let forward = constant_forward(model, &args, &em, &model.function("forward"), &value);
    let entry = entry(model, &args, false, &em);
    let beside = callee::functions(model, &args, &em, false, false);
    let of_block = model.owner.as_ref().map(|owner| owner.modes());
    let modes = model.args.modes().or(of_block.unwrap_or_default());
    let forward_mode = modes.forward;
    let jvp = forward_mode.then(|| jvp::of_constant(model, &args, &em, &value));
    let second = modes
        .second
        .then(|| second::of_constant(model, &args, &em, &value));
    let modes = with_modes(model, &args, &em, jvp, second);
    quote!(#forward #entry #beside #modes)
}

/// `name`, which gives `value`, and from which nothing comes back.
pub(super) fn constant_forward(
    model: &Model,
    args: &[Arg],
    em: &Emitter,
    name: &Ident,
    value: &TokenStream,
) -> TokenStream {
    let (head, generics) = (head(model), generics::inner(model));
    let bounds = &generics.where_clause;
    let params = args.iter().map(|a| a.declare(None));
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
    let (given, result) = (back_arguments(model), forward_type(model, false));
    quote! {
        #head fn #name #generics (#(#params),*) -> #result #bounds {
            #zeros
            let value = #value;
            (value, move |#(_: #given),*| (#(#cts,)*))
        }
    }
}

/// What is called like the method itself, on whatever the method can be called on: the way back takes `self` again by
/// reference, as for any argument by reference.
fn entry(model: &Model, args: &[Arg], boxed: bool, em: &Emitter) -> TokenStream {
    let names = [
        owner::entry(&model.item.sig.ident),
        model.function("forward"),
    ];
    entry_to(model, args, boxed, em, names)
}

/// `name`, which runs `forward` and is called like the method; of second derivatives `args` are the params and their tangents.
pub(super) fn entry_to(
    model: &Model,
    args: &[Arg],
    boxed: bool,
    em: &Emitter,
    [name, forward]: [Ident; 2],
) -> TokenStream {
    let Some((this, rest)) = args.split_first().filter(|(a, _)| a.param.ident == "self") else {
        return quote!();
    };
    let (head, generics) = (head(model), generics::inner(model));
    let turbofish = generics::arguments(&generics);
    let params: Vec<_> = rest.iter().map(|a| a.declare(None)).collect();
    let pass: Vec<_> = rest.iter().map(Arg::pass).collect();
    let bounds = &generics.where_clause;
    let receiver = match this.param.by {
        By::Value => return entry_of_value(model, args, em, [name, forward]),
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

/// The name of the tangent of `self`, as a param.
pub(super) const TANGENT_OF_SELF: &str = "d_self";

/// Of a method that takes `self` by value: it works on a copy, and on one of its tangent.
fn entry_of_value(
    model: &Model,
    args: &[Arg],
    em: &Emitter,
    [name, forward]: [Ident; 2],
) -> TokenStream {
    let (head, generics) = (head(model), generics::inner(model));
    let turbofish = generics::arguments(&generics);
    let mut bounds = generics.where_clause.clone();
    let (mut params, mut pass) = (vec![quote!(&self)], vec![]);
    let (mut types, mut declared, mut run) = (vec![], vec![], vec![]);
    let (mut pattern, mut cts, mut result, mut after) = (vec![], vec![], vec![], quote!());
    for arg in args {
        let (param, own) = (arg.param, &arg.name);
        let ct = em.names.fresh(&format!("ct_{}", param.ident));
        let copied = param.ident == "self" || param.ident == TANGENT_OF_SELF;
        if copied {
            let (ty, adjoint) = (&param.syn_ty, param.adjoint());
            bounds = bounds_of_value(param, bounds);
            let from = match param.ident == "self" {
                true => quote!(self),
                false => {
                    params.push(quote!(#own: &#ty));
                    quote!(#own)
                }
            };
            pass.push(copy_of(&from, Span::call_site()));
            let slot = em.names.fresh("slot");
            let any = super::lifetimes::without_names(ty);
            types.extend([quote!(&#any), quote!(::core::option::Option<&mut #adjoint>)]);
            declared.extend([quote!(_), quote!(#slot)]);
            after.extend(param.differentiated.then(|| {
                quote!(if let ::core::option::Option::Some(#slot) = #slot {
                    ::grads::__private::accumulate(#slot, #ct);
                })
            }));
            pattern.push(quote!(#ct));
            continue;
        }
        params.push(arg.declare(None));
        pass.push(arg.pass());
        if param.by == By::Value && param.function.is_none() {
            pattern.push(quote!(#ct));
            cts.push(quote!(#ct));
            result.push(param.gradient());
        }
        for ty in reference_types(std::slice::from_ref(param)) {
            let given = em.names.fresh("given");
            declared.push(quote!(#given));
            run.push(quote!(#given));
            types.push(ty);
        }
    }
    let seed = em.names.fresh("ct");
    types.push(seed_type(model));
    let result = returned(model, false, &types, &quote!((#(#result,)*)));
    let own = quote! {
        move |#(#declared: #types,)* #seed| {
            let (#(#pattern,)*) = back(#(#run,)* #seed);
            #after
            (#(#cts,)*)
        }
    };
    let own = match takes_functions(model) {
        true => quote!(::grads::__private::std::boxed::Box::new(#own)),
        false => own,
    };
    quote! {
        #head fn #name #generics (#(#params),*) -> #result #bounds {
            let (value, back) = Self::#forward::<#(#turbofish),*>(#(#pass),*);
            (value, #own)
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
        .push(syn::parse_quote!(#ty: ::grads::__private::Copied));
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
            let (name, selected) = (model.function(&selector(&p.ident)), selected(i, p));
            quote! {
                #head fn #name(_: ::core::marker::PhantomData<Self>) -> #selected #bounds {
                    #selected
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
