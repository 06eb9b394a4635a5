//! The derivative of a closure, as a closure.

use super::Emitter;
use super::companion::zeros_of_outputs;
use super::gradients::{Pulled, WayBack, one, pulled, way_back};
use super::literal::rust_type;
use super::pullback;
use super::signature::{Arg, bare_or_tuple};
use crate::assumed;
use crate::called::Called;
use crate::closures::Derivative;
use crate::model::{By, Lowered, Model};
use grad_core::ir::Type;
use proc_macro2::TokenStream;
use quote::quote;

/// What is wanted of a closure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// `grad!`
    Grad,
    /// `value_and_grad!`
    ValueAndGrad,
    /// `jacobian!`
    Jacobian,
    /// The zero cotangent of the outputs, and the pullback: `check_grads!`
    Zeros,
    /// `vjp!`
    Vjp,
    /// `function!`
    Function,
}

/// An expression for the derivative of the closure `model`, whose derivative is planned in `module`.
pub fn closure(
    model: &mut Model,
    lowered: &Lowered,
    derivative: &Derivative,
    mode: Mode,
) -> TokenStream {
    let module = &derivative.module;
    let func = module
        .find(&model.item.sig.ident.to_string())
        .unwrap_or(lowered.func);
    if model.ret == Type::Open {
        settle_result(model, lowered);
    }
    let model = &*model;
    let em = Emitter::new(derivative, func, lowered)
        .locating(model)
        .knowing(model, func);
    let mut args = Arg::all(model, &em.names);
    Arg::find_undone(&mut args, module, func);
    Arg::find_marked(&mut args, module, func);
    let (items, body) = (&model.items, pullback::forward(&em, model, func, &args));
    let (names_asked, asked) = (
        lowered.all_asked(model),
        assumed::copy(
            model,
            &lowered.assumptions,
            &Called::of(lowered, derivative),
        ),
    );
    let body = quote!(#(#items)* #names_asked #asked #body);
    let derivative = match mode {
        Mode::Vjp => vjp(model, &args, &em, &body),
        Mode::Jacobian => {
            let by_rows = quote!(::grads::__private::jacobian::by_rows);
            with_zeros(model, &args, &em, &body, &by_rows)
        }
        Mode::Zeros => with_zeros(model, &args, &em, &body, &quote!()),
        Mode::Function => {
            let params = args.iter().map(|a| a.declare(None));
            quote!(::grads::Function::new(|#(#params),*| { #body }))
        }
        Mode::Grad | Mode::ValueAndGrad => gradient(model, &args, &em, &body, mode),
    };
    let silent = crate::lints::silent();
    quote! {{
        #silent
        let derivative = #derivative;
        derivative
    }}
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
    } = way_back(args, &em.names, &one(model), None, None);
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
        Mode::Grad | Mode::Vjp | Mode::Jacobian | Mode::Zeros | Mode::Function => {
            bare_or_tuple(&gradients)
        }
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
    of: &TokenStream,
) -> TokenStream {
    let Pulled { kept, closure, .. } = pulled(model, args, &em.names);
    let zeros = zeros_of_outputs(model, args);
    run(
        args,
        body,
        &quote!(let zeros = #zeros; #kept #of (zeros, #closure)),
    )
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
