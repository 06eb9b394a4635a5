//! The companion of a function: an enum of the same name in the type namespace, with the derivative's functions.

use super::Emitter;
use super::pullback;
use super::signature::{
    Arg, back_arguments, back_result, bare_or_tuple, generic_arguments, return_type, seed_type,
};
use crate::model::Lowered;
use crate::model::{By, Model};
use grad_core::ir::{Module, NodeKind, Type};
use grad_core::text;
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

/// Names of the companion's own functions: a param of such a name cannot be selected by it.
const FUNCTIONS: [&str; 9] = [
    "forward",
    "gradients",
    "grad",
    "value_and_grad",
    "value_and_grad_into",
    "vjp",
    "graph",
    "select",
    "value_and_select",
];

/// The companion of `model`, whose derivative is planned in `module`.
pub fn companion(model: &Model, lowered: &Lowered, module: &Module) -> TokenStream {
    let name = model.item.sig.ident.to_string();
    // passes renumber functions, and keep what is called by name
    let func = module.find(&name).unwrap_or(lowered.func);
    let em = Emitter::new(module, func, &lowered.tokens, &lowered.spans);
    let args = Arg::all(model, &em.names);
    let body = pullback::forward(&em, model, func, &args);
    let recursive = module
        .funcs
        .values()
        .flat_map(|g| g.nodes.values())
        .any(|n| match &n.kind {
            NodeKind::Call(call) => *call.callee == *name,
            _ => false,
        });
    let forward = forward(model, &args, recursive, &body);
    wrap(model, &args, &em, forward, graph(model, lowered, module))
}

/// The companion of a function whose derivative is the user's rule. Its body need not be one that can be lowered; if it
/// is, `graph!` shows it.
pub fn rule_companion(model: &Model, rule: &syn::Path, lowered: Option<&Lowered>) -> TokenStream {
    let module = Module::new();
    let em = Emitter {
        module: &module,
        tokens: &[],
        spans: &[],
        names: Default::default(),
        stacks: vec![],
    };
    let args = Arg::all(model, &em.names);
    let body = super::rule::body(model, rule, &args, &em.names);
    let note = format!(
        "; the derivative of @{} is a rule of its own\n",
        model.item.sig.ident
    );
    let text = note + &lowered.map_or_else(String::new, |lowered| text::print(&lowered.module));
    let graph = quote!(pub fn graph(_: &str) -> &'static str { #text });
    wrap(
        model,
        &args,
        &em,
        forward(model, &args, false, &body),
        graph,
    )
}

/// What stands in for the companion of a function with an error: its uses have the types they would have.
pub fn stub_companion(model: &Model) -> TokenStream {
    let module = Module::new();
    let em = Emitter {
        module: &module,
        tokens: &[],
        spans: &[],
        names: Default::default(),
        stacks: vec![],
    };
    let args = Arg::all(model, &em.names);
    let (generics, bounds) = (
        &model.item.sig.generics,
        &model.item.sig.generics.where_clause,
    );
    let params = args.iter().map(|a| a.declare(None));
    let (value, given, result) = (
        return_type(model),
        back_arguments(model),
        back_result(model),
    );
    let forward = quote! {
        pub fn forward #generics (#(#params),*)
            -> (#value, ::std::boxed::Box<dyn Fn(#(#given),*) -> #result + Send + Sync>) #bounds
        {
            ::core::unreachable!()
        }
    };
    let graph = quote!(
        pub fn graph(_: &str) -> &'static str {
            ""
        }
    );
    wrap(model, &args, &em, forward, graph)
}

fn wrap(
    model: &Model,
    args: &[Arg],
    em: &Emitter,
    forward: TokenStream,
    graph: TokenStream,
) -> TokenStream {
    let (vis, name) = (&model.item.vis, &model.item.sig.ident);
    let gradients = gradients(model, args, em);
    let vjp = vjp(model, args, em);
    let selectors = selectors(model);
    quote! {
        #[doc(hidden)]
        #[allow(non_camel_case_types)]
        #vis enum #name {}
        #[doc(hidden)]
        #[allow(warnings, clippy::all, clippy::pedantic, clippy::nursery)]
        impl #name {
            #forward
            #gradients
            #vjp
            #selectors
            #graph
        }
    }
}

/// Runs the function and keeps what its way back reads.
fn forward(model: &Model, args: &[Arg], boxed: bool, body: &TokenStream) -> TokenStream {
    let (generics, bounds) = (
        &model.item.sig.generics,
        &model.item.sig.generics.where_clause,
    );
    let params = args.iter().map(|a| a.declare(None));
    let (value, given, result) = (
        return_type(model),
        back_arguments(model),
        back_result(model),
    );
    if boxed {
        let back = quote!(::std::boxed::Box<dyn Fn(#(#given),*) -> #result + Send + Sync>);
        return quote! {
            pub fn forward #generics (#(#params),*) -> (#value, #back) #bounds {
                let (value, back) = { #body };
                (value, ::std::boxed::Box::new(back))
            }
        };
    }
    let captured = generic_arguments(model);
    quote! {
        pub fn forward #generics (#(#params),*)
            -> (#value, impl Fn(#(#given),*) -> #result + Send + Sync + use<#(#captured),*>) #bounds
        { #body }
    }
}

/// Statements that run the way back with the seed, and the gradient of each param by name.
struct WayBack {
    /// Buffers for the gradients of by-reference params.
    buffers: TokenStream,
    /// Arguments of `back` before the cotangent.
    arguments: Vec<TokenStream>,
    /// The pattern of what `back` returns.
    pattern: TokenStream,
    /// The gradient of each param that is differentiated.
    gradients: Vec<TokenStream>,
}

fn way_back(args: &[Arg], em: &Emitter) -> WayBack {
    let (mut buffers, mut arguments, mut pattern, mut gradients) =
        (quote!(), vec![], vec![], vec![]);
    for arg in args {
        let (name, param) = (&arg.name, arg.param);
        let grad = em.names.fresh(&format!("ct_{}", param.ident));
        let in_out = param.by == By::Mut && param.carries();
        if param.by == By::Value {
            pattern.push(if param.differentiated {
                quote!(#grad)
            } else {
                quote!(_)
            });
        } else {
            arguments.push(if param.by == By::Mut {
                quote!(&mut *#name)
            } else {
                quote!(&*#name)
            });
            arguments.push(if param.differentiated || in_out {
                buffers.extend(quote!(let mut #grad = ::grads::__private::zeros_like(&*#name);));
                quote!(::core::option::Option::Some(&mut #grad))
            } else {
                quote!(::core::option::Option::None)
            });
        }
        if param.differentiated {
            gradients.push(quote!(#grad));
        }
    }
    WayBack {
        buffers,
        arguments,
        pattern: quote!((#(#pattern,)*)),
        gradients,
    }
}

/// What in-outs hold is saved before the way back, which undoes them, and put back after it.
fn saved(args: &[Arg], em: &Emitter) -> (TokenStream, TokenStream) {
    let (mut save, mut restore) = (quote!(), quote!());
    for arg in args.iter().filter(|a| a.param.by == By::Mut) {
        let (name, left) = (&arg.name, em.names.fresh("left"));
        save.extend(quote!(let #left = ::grads::__private::snapshot(&*#name);));
        restore.extend(quote!(::grads::__private::assign(&mut *#name, #left);));
    }
    (save, restore)
}

/// `grad`, `value_and_grad`, `value_and_grad_into`, and the selections.
fn gradients(model: &Model, args: &[Arg], em: &Emitter) -> TokenStream {
    let Type::Float(_) = model.ret else {
        return quote!();
    };
    let (generics, bounds) = (
        &model.item.sig.generics,
        &model.item.sig.generics.where_clause,
    );
    let params: Vec<_> = args.iter().map(|a| a.declare(None)).collect();
    let pass: Vec<_> = args.iter().map(Arg::pass).collect();
    let value_type = return_type(model);
    let types: Vec<_> = args
        .iter()
        .filter(|a| a.param.differentiated)
        .map(|a| a.param.gradient())
        .collect();
    let bare_type = bare_or_tuple(&types);
    let WayBack {
        buffers,
        arguments,
        pattern,
        gradients,
    } = way_back(args, em);
    let (save, restore) = saved(args, em);
    let one = super::literal::literal("1.0", &model.ret, Span::mixed_site()).tokens;
    let unpacked = match &types[..] {
        [_] => quote!(gradients.0),
        _ => quote!(gradients),
    };
    let slots: Vec<Ident> = types
        .iter()
        .enumerate()
        .map(|(i, _)| em.names.fresh(&format!("slot{i}")))
        .collect();
    let slot_types = args
        .iter()
        .filter(|a| a.param.differentiated)
        .map(|a| match a.param.by {
            By::Value => a.param.gradient(),
            By::Shared | By::Mut => a.param.adjoint(),
        });
    let into = args
        .iter()
        .filter(|a| a.param.differentiated)
        .enumerate()
        .map(|(i, _)| {
            let (slot, i) = (&slots[i], syn::Index::from(i));
            quote!(::grads::__private::assign(&mut *#slot, gradients.#i);)
        });
    let closure: Vec<_> = args
        .iter()
        .map(|a| {
            let (name, ty) = (&a.name, &a.param.syn_ty);
            match a.param.by {
                By::Value => quote!(#name: #ty),
                By::Shared => quote!(#name: &#ty),
                By::Mut => quote!(#name: &mut #ty),
            }
        })
        .collect();
    let argument_types: Vec<_> = args
        .iter()
        .map(|a| {
            let ty = &a.param.syn_ty;
            match a.param.by {
                By::Value => quote!(#ty),
                By::Shared => quote!(&#ty),
                By::Mut => quote!(&mut #ty),
            }
        })
        .collect();
    let own = generics.params.iter();
    let own: Vec<_> = own.collect();
    let captured = generic_arguments(model);
    quote! {
        pub fn gradients #generics (#(#params),*) -> (#value_type, (#(#types,)*)) #bounds {
            let (value, back) = Self::forward(#(#pass),*);
            #save
            #buffers
            let #pattern = back(#(#arguments,)* #one);
            #restore
            (value, (#(#gradients,)*))
        }
        pub fn value_and_grad #generics (#(#params),*) -> (#value_type, #bare_type) #bounds {
            let (value, gradients) = Self::gradients(#(#pass),*);
            (value, #unpacked)
        }
        pub fn grad #generics (#(#params),*) -> #bare_type #bounds {
            let (_, gradients) = Self::gradients(#(#pass),*);
            #unpacked
        }
        pub fn value_and_grad_into #generics (#(#params,)* #(#slots: &mut #slot_types),*) -> #value_type #bounds {
            let (value, gradients) = Self::gradients(#(#pass),*);
            #(#into)*
            value
        }
        pub fn select<#(#own,)* Selection: ::grads::__private::Select<(#(#types,)*)>>(_: Selection)
            -> impl Fn(#(#argument_types),*) -> Selection::Out + use<#(#captured,)* Selection> #bounds
        {
            |#(#closure),*| Selection::select(Self::gradients(#(#pass),*).1)
        }
        pub fn value_and_select<#(#own,)* Selection: ::grads::__private::Select<(#(#types,)*)>>(_: Selection)
            -> impl Fn(#(#argument_types),*) -> (#value_type, Selection::Out) + use<#(#captured,)* Selection> #bounds
        {
            |#(#closure),*| {
                let (value, gradients) = Self::gradients(#(#pass),*);
                (value, Selection::select(gradients))
            }
        }
    }
}

/// `vjp`: the value, and a pullback that needs nothing but cotangents.
fn vjp(model: &Model, args: &[Arg], em: &Emitter) -> TokenStream {
    let mut generics = model.item.sig.generics.clone();
    let lifetime: syn::Lifetime = syn::parse_quote!('grads);
    generics.params.insert(0, syn::parse_quote!('grads));
    let bounds = &model.item.sig.generics.where_clause;
    let params = args.iter().map(|a| a.declare(Some(&lifetime)));
    let pass: Vec<_> = args.iter().map(Arg::pass).collect();
    let value_type = return_type(model);
    // One cotangent per output that can carry one: the return value, then the in-outs.
    let mut ct_types = vec![];
    let seed = em.names.fresh("ct");
    let mut pattern = vec![];
    let returns = model.ret != Type::Unit;
    if returns {
        ct_types.push(seed_type(model));
        pattern.push(quote!(#seed));
    }
    let (mut snapshots, mut copies, mut arguments) = (quote!(), quote!(), vec![]);
    let (mut results, mut gradients) = (vec![], vec![]);
    for arg in args {
        let (name, param) = (&arg.name, arg.param);
        let grad = em.names.fresh(&format!("ct_{}", param.ident));
        match param.by {
            By::Value => results.push(if param.differentiated {
                quote!(#grad)
            } else {
                quote!(_)
            }),
            By::Shared => {
                arguments.push(quote!(#name));
                arguments.push(if param.differentiated {
                    copies.extend(quote!(let mut #grad = ::grads::__private::zeros_like(#name);));
                    quote!(::core::option::Option::Some(&mut #grad))
                } else {
                    quote!(::core::option::Option::None)
                });
            }
            By::Mut => {
                snapshots.extend(quote!(let #name = ::grads::__private::snapshot(&*#name);));
                copies.extend(quote!(let mut #name = #name.clone();));
                arguments.push(quote!(&mut #name));
                if param.carries() {
                    ct_types.push(param.gradient());
                    pattern.push(quote!(mut #grad));
                    arguments.push(quote!(::core::option::Option::Some(&mut #grad)));
                } else {
                    arguments.push(quote!(::core::option::Option::None));
                }
            }
        }
        if param.differentiated {
            gradients.push(quote!(#grad));
        }
    }
    let seed_value = if returns { quote!(#seed) } else { quote!(()) };
    let types: Vec<_> = args
        .iter()
        .filter(|a| a.param.differentiated)
        .map(|a| a.param.gradient())
        .collect();
    let (bare_type, bare) = (bare_or_tuple(&types), bare_or_tuple(&gradients));
    let (ct_type, ct_pattern) = (bare_or_tuple(&ct_types), bare_or_tuple(&pattern));
    let captured = generic_arguments(model);
    quote! {
        pub fn vjp #generics (#(#params),*)
            -> (#value_type, impl Fn(#ct_type) -> #bare_type + Send + Sync + use<'grads, #(#captured),*>) #bounds
        {
            let (value, back) = Self::forward(#(#pass),*);
            #snapshots
            (value, move |#ct_pattern: #ct_type| {
                #copies
                let (#(#results,)*) = back(#(#arguments,)* #seed_value);
                #bare
            })
        }
    }
}

/// One constant per differentiated param, by which `wrt(..)` names it.
fn selectors(model: &Model) -> TokenStream {
    let differentiated = model.params.iter().filter(|p| p.differentiated).enumerate();
    differentiated
        .filter(|(_, p)| !FUNCTIONS.iter().any(|f| p.ident == f))
        .map(|(i, p)| {
            let name = &p.ident;
            quote!(pub const #name: ::grads::__private::At<#i> = ::grads::__private::At;)
        })
        .collect()
}

/// The stages as text.
fn graph(model: &Model, lowered: &Lowered, module: &Module) -> TokenStream {
    let wrt: Vec<bool> = model.params.iter().map(|p| p.differentiated).collect();
    let op = text::print(&lowered.module);
    let grad = match grad_core::grad::vjp(&lowered.module, lowered.func, &wrt) {
        Ok(module) => text::print(&module.module),
        Err(_) => op.clone(),
    };
    let plan = text::print(module);
    let dot = text::dot(&lowered.module, lowered.func);
    quote! {
        pub fn graph(stage: &str) -> &'static str {
            match stage {
                "grad" => #grad,
                "plan" => #plan,
                "dot" => #dot,
                _ => #op,
            }
        }
    }
}
