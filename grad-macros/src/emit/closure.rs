//! The derivative of a closure, as a closure.

use super::Emitter;
use super::companion::zeros_of_outputs;
use super::gradients::{Place, Pulled, WayBack, one, pulled, way_back};
use super::jvp;
use super::literal::rust_type;
use super::pullback;
use super::second;
use super::signature::{Arg, bare_or_tuple};
use crate::assumed;
use crate::called::Called;
use crate::closures::Derivative;
use crate::model::{By, Lowered, Model};
use grad_core::ir::Type;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

/// What is wanted of a closure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// `grad!`
    Grad,
    /// `value_and_grad!`
    ValueAndGrad,
    /// What a reading makes of the pullback: `jacobian!`, `sparse_jacobian!`, `sparsity!`
    Rows,
    /// The same of a closure that looks at its numbers: `check_finite!`
    Finite,
    /// `jacobian!(.., forward)`
    Columns,
    /// What a reading makes of runs of forward mode: `sparse_jacobian!(.., forward)`, `sparsity!(.., forward)`
    SparseColumns,
    /// What a reading makes of products with the Hessian: `sparse_hessian!`, `sparsity!(.., hessian)`
    Products,
    /// The zero cotangent of the outputs, and the pullback: `check_grads!`
    Zeros,
    /// `vjp!`
    Vjp,
    /// `function!`
    Function,
    /// `jvp!`
    Jvp,
    /// `hvp!`
    Hvp,
    /// `hessian!`
    Hessian,
}

impl Mode {
    /// What the attribute of a function would say for it.
    pub fn asks_for(self) -> Option<&'static str> {
        match self {
            Mode::Jvp | Mode::Columns | Mode::SparseColumns => Some("forward"),
            Mode::Hvp | Mode::Hessian | Mode::Products => Some("order"),
            Mode::Finite => Some("check_finite"),
            _ => None,
        }
    }
}

/// An expression for the derivative of the closure `model`, whose derivative is planned; where a mode speaks of a reading, with this one.
pub fn closure(
    model: &mut Model,
    lowered: &Lowered,
    derivative: &Derivative,
    mode: Mode,
    reading: &TokenStream,
) -> TokenStream {
    if model.ret == Type::Open {
        settle_result(model, lowered);
    }
    let model = &*model;
    let (items, names_asked) = (&model.items, lowered.all_asked(model));
    let called = Called::of(lowered, derivative);
    let asked = assumed::copy(model, &lowered.assumptions, &called);
    let before = quote!(#(#items)* #names_asked #asked);
    let (pushed, second) = (derivative.pushed.as_deref(), derivative.second.as_deref());
    let derivative = match mode {
        Mode::Jvp => pushed.and_then(|d| jvp::closure(model, d, lowered, &before)),
        Mode::Hvp => second.and_then(|d| second::hvp_of_closure(model, d, lowered, &before)),
        Mode::Hessian => {
            second.and_then(|d| second::hessian_of_closure(model, d, lowered, &before))
        }
        Mode::Products => {
            second.and_then(|d| second::read_of_closure(model, d, lowered, &before, reading))
        }
        Mode::Columns => pushed.and_then(|d| jvp::columns(model, d, lowered, &before, None)),
        Mode::SparseColumns => {
            pushed.and_then(|d| jvp::columns(model, d, lowered, &before, Some(reading)))
        }
        _ => Some(in_reverse(
            model, lowered, derivative, mode, reading, &before,
        )),
    };
    let silent = crate::lints::silent();
    quote! {{
        #silent
        let derivative = #derivative;
        derivative
    }}
}

/// What reverse mode gives.
fn in_reverse(
    model: &Model,
    lowered: &Lowered,
    derivative: &Derivative,
    mode: Mode,
    reading: &TokenStream,
    before: &TokenStream,
) -> TokenStream {
    let module = &derivative.module;
    let func = module
        .find(&model.item.sig.ident.to_string())
        .unwrap_or(lowered.func);
    let em = Emitter::new(derivative, func, lowered)
        .locating(model)
        .knowing(model, func);
    let mut args = Arg::all(model, &em.names);
    Arg::find_undone(&mut args, module, func);
    Arg::find_marked(&mut args, module, func);
    let body = pullback::forward(&em, model, func, &args);
    let body = quote!(#before #body);
    match mode {
        Mode::Vjp => vjp(model, &args, &em, &body),
        Mode::Rows | Mode::Finite => {
            let begin = quote!(::grads::__private::jacobian::Reading::begin(#reading););
            with_zeros(
                model,
                &args,
                &em,
                &quote!(#begin #body),
                |zeros, pullback| quote!(::grads::__private::jacobian::Reading::read(#reading, #zeros, #pullback)),
            )
        }
        Mode::Zeros => with_zeros(
            model,
            &args,
            &em,
            &body,
            |zeros, pullback| quote!((#zeros, #pullback)),
        ),
        Mode::Function => {
            let params = args.iter().map(|a| a.declare(None));
            quote!(::grads::Function::new(|#(#params),*| { #body }))
        }
        _ => gradient(model, &args, &em, &body, mode),
    }
}

/// The type of the value, where the closure does not say it.
fn settle_result(model: &mut Model, lowered: &Lowered) {
    let graph = &lowered.module.funcs[lowered.func];
    if let Some(&v) = graph.results.first() {
        model.ret = graph.ty(v).clone();
    }
    let ty = rust_type(&model.ret).unwrap_or_else(|| quote!(_));
    model.item.sig.output = syn::parse_quote!(-> #ty);
}

fn gradient(
    model: &Model,
    args: &[Arg],
    em: &Emitter,
    body: &TokenStream,
    mode: Mode,
) -> TokenStream {
    let params = args.iter().map(|a| a.declare(None));
    let WayBack {
        statements,
        gradients,
        ..
    } = way_back(args, &em.names, &one(model), Place::New, None);
    let gradients = match &model.args.wrt {
        None => gradients,
        Some(wrt) => wrt
            .iter()
            .filter_map(|name| {
                let mut differentiated = args.iter().filter(|a| a.param.differentiated);
                let at = differentiated.position(|a| a.param.ident == *name)?;
                gradients.get(at).cloned()
            })
            .collect(),
    };
    let result = match mode {
        Mode::ValueAndGrad => {
            let gradients = bare_or_tuple(&gradients);
            quote!((value, #gradients))
        }
        _ => bare_or_tuple(&gradients),
    };
    quote! {
        |#(#params),*| {
            let (value, back) = { #body };
            #statements
            #result
        }
    }
}

/// A pullback that reads references again lives as long as they do, which the closure's type can say only if it does
/// not declare them to be of any lifetime.
fn vjp(model: &Model, args: &[Arg], em: &Emitter, body: &TokenStream) -> TokenStream {
    let Pulled { kept, closure, .. } = pulled(model, args, &em.names);
    run(args, body, &quote!(#kept (value, #closure)))
}

/// What `of` makes of the zero cotangent of the outputs and the pullback.
fn with_zeros(
    model: &Model,
    args: &[Arg],
    em: &Emitter,
    body: &TokenStream,
    of: impl Fn(&TokenStream, &TokenStream) -> TokenStream,
) -> TokenStream {
    let Pulled { kept, closure, .. } = pulled(model, args, &em.names);
    let zeros = zeros_of_outputs(model, args);
    let of = of(&quote!(zeros), &closure.to_token_stream());
    run(args, body, &quote!(let zeros = #zeros; #kept #of))
}

/// A closure that runs `body` for a value and its way back, and then gives `result`.
fn run(args: &[Arg], body: &TokenStream, result: &TokenStream) -> TokenStream {
    let (mut params, mut typed) = (vec![], quote!());
    for arg in args {
        let (name, ty) = (&arg.name, arg.ty());
        if arg.param.by == By::Value {
            params.push(arg.declare(None));
        } else {
            params.push(quote!(#name));
            typed.extend(quote!(let #name: #ty = #name;));
        }
    }
    quote! {
        |#(#params),*| {
            #typed
            let (value, back) = { #body };
            #result
        }
    }
}
