//! Derivatives that other functions call in their bodies: `grad!(f)(x)` there is a call as any other, of a function of `f`'s companion.
//!
//! Second derivatives are symmetric. So what comes back for the params, of a cotangent of the gradient, is the Hessian times that, and
//! the tangent of the gradient is the Hessian times the tangents: both are the products that `hvp!` gives. What `jvp!(f)` needs for its
//! way back is forward mode with its way back as it is.

use super::Emitter;
use super::companion::{forward, head};
use super::generics;
use super::gradients::{Place, WayBack, gradient_types, way_back};
use super::jvp::{self, Tangent};
use super::literal;
use super::rule;
use super::second;
use super::signature::{Arg, bare_or_tuple, return_type};
use crate::bounds;
use crate::model::{By, Model, Param};
use crate::nested::Kind;
use grad_core::ir::Type;
use grad_core::ops::adjoint::tangent;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};

/// Value and tangent, the Hessian times the tangents, and the gradient.
pub(super) const PRODUCTS: &str = "__products";

/// The functions for calls of derivatives. `doubled` is forward mode as a function, with the params `args`.
pub(super) fn functions(
    model: &Model,
    doubled: &Model,
    args: &[Arg],
    em: &Emitter,
    boxed: bool,
) -> TokenStream {
    let of_number = matches!(model.ret, Type::Float(_));
    let products = of_number.then(|| products(model, args, em));
    if model.params.iter().any(|p| p.by == By::Mut)
        || !model.params.iter().any(|p| p.differentiated)
    {
        return quote!(#products);
    }
    let gradients = [Kind::Grad, Kind::ValueAndGrad].map(|kind| gradient(model, kind, em, boxed));
    let gradients = gradients.into_iter().filter(|_| of_number);
    let along = along(model, doubled, em, boxed);
    quote!(#products #(#gradients)* #along)
}

/// A literal of the type that the function returns.
fn number(model: &Model, text: &str) -> TokenStream {
    literal::literal(text, &model.ret, Span::mixed_site()).tokens
}

/// The generic arguments of the inner functions. Of what takes anything rustc infers what it takes.
fn of_inner(model: &Model) -> Option<TokenStream> {
    let takes_anything = |p: &Param| !p.carries() && !p.ty.is_scalar();
    (!model.params.iter().any(takes_anything)).then(|| {
        let arguments = generics::arguments(&generics::inner(model));
        quote!(::<#(#arguments),*>)
    })
}

fn products(model: &Model, args: &[Arg], em: &Emitter) -> TokenStream {
    let (head, number) = (head(model), return_type(model));
    let [name, inner] = [PRODUCTS, second::NAME].map(|name| model.function(name));
    let (generics, bounds) = (generics::inner(model), known(model));
    let turbofish = of_inner(model);
    let DualPullback {
        params,
        ct,
        types,
        body,
    } = DualPullback::of(model, args, em, &quote!(Self::#inner #turbofish));
    quote! {
        #head fn #name #generics (#params, #ct: #number) -> ((#number, #number), #types, #types) #bounds {
            #body
        }
    }
}

/// A function of value and tangent, the products of the Hessian with the tangents, and the gradient.
pub(super) struct DualPullback {
    /// Its params: those of the function, and the tangents of the ones that are differentiated.
    pub params: TokenStream,
    /// The cotangent of the value, its last param.
    pub ct: Ident,
    /// The type of the gradient.
    types: TokenStream,
    /// What it does.
    pub body: TokenStream,
}

impl DualPullback {
    /// By forward mode with its way back, which `inner` names.
    pub fn of(model: &Model, args: &[Arg], em: &Emitter, inner: &TokenStream) -> Self {
        let (own, pushed) = args.split_at(model.params.len());
        let tangents = Tangent::named(own, pushed.iter().map(|arg| arg.name.clone()));
        let (wanted, others): (Vec<_>, Vec<_>) =
            tangents.iter().partition(|t| t.arg.param.differentiated);
        let (declared, zeros) = (
            wanted.iter().map(|t| t.declare()),
            others.iter().map(|t| t.unpassed()),
        );
        let ct = em.names.fresh("ct");
        let one = number(model, "1.0");
        let WayBack {
            statements,
            gradients,
            ..
        } = way_back(args, &em.names, &quote!((#ct, #one)), Place::New, None);
        let types = gradient_types(own);
        let (products, gradient) = gradients.split_at(types.len());
        let (products, gradient) = (bare_or_tuple(products), bare_or_tuple(gradient));
        let params = own.iter().map(|a| a.declare(None));
        let (own, pass) = (
            own.iter().map(Arg::pass),
            tangents.iter().map(Tangent::hand_on),
        );
        DualPullback {
            params: quote!(#(#params,)* #(#declared),*),
            types: bare_or_tuple(&types),
            body: quote! {
                #(#zeros)*
                let (value, back) = #inner (#(#own,)* #(#pass),*);
                #statements
                (value, #products, #gradient)
            },
            ct,
        }
    }
}

/// What is known of the types of a function in its companion.
fn known(model: &Model) -> Option<syn::WhereClause> {
    let mut known = bounds::of_derived(model);
    known.extend(super::named::assumptions(model));
    bounds::with(&generics::inner(model).where_clause, known)
}

/// The model of a function that gives a derivative of `model`.
fn of_derivative(model: &Model, kind: Kind) -> Model {
    let mut derivative = Model {
        prefix: kind.prefix(),
        of_tangents: false,
        ..model.clone()
    };
    let mut clause = known(model);
    let copied = jvp::copied_args(&Arg::all(model, &super::names::Names::default()));
    if !copied.is_empty() {
        let clause = clause.get_or_insert_with(|| syn::parse_quote!(where));
        clause.predicates.extend(copied);
    }
    derivative.item.sig.generics.where_clause = clause;
    for param in &mut derivative.params {
        param.kept = param.by == By::Value;
    }
    derivative
}

/// The gradient as a function.
fn gradient(model: &Model, kind: Kind, em: &Emitter, boxed: bool) -> TokenStream {
    let with_value = kind == Kind::ValueAndGrad;
    let mut derivative = of_derivative(model, kind);
    let wanted: Vec<&Param> = model.params.iter().filter(|p| p.differentiated).collect();
    let types: Vec<TokenStream> = wanted.iter().map(|p| p.gradient()).collect();
    let (gradient, ty) = (
        bare_or_tuple(&types),
        match &wanted[..] {
            [one] => owned(&one.ty),
            many => Type::Tuple(many.iter().map(|p| owned(&p.ty)).collect()),
        },
    );
    let (output, ret) = match with_value {
        true => {
            let number = return_type(model);
            let both = vec![model.ret.clone(), ty];
            (quote!((#number, #gradient)), Type::Tuple(both))
        }
        false => (gradient, ty),
    };
    derivative.item.sig.output = syn::parse_quote!(-> #output);
    derivative.ret = ret;
    let args = Arg::all(&derivative, &em.names);
    // whether the value hangs on all params is asked where the user asks for the derivative
    let plain = model.function("gradients");
    let products = model.function(PRODUCTS);
    let arguments = generics::arguments(&generics::inner(model));
    let turbofish = quote!(::<#(#arguments),*>);
    let copies: Vec<TokenStream> = args.iter().map(copied).collect();
    let gradients = match wanted.len() {
        1 => quote!(gradients.0),
        _ => quote!(gradients),
    };
    let given = match with_value {
        true => quote!((value, #gradients)),
        false => gradients,
    };
    let value = quote!({
        let (value, gradients) = Self::#plain #turbofish (#(#copies),*);
        #given
    });
    let cts: Vec<Ident> = wanted
        .iter()
        .map(|p| em.names.fresh(&format!("along_{}", p.ident)))
        .collect();
    let along = wanted.iter().zip(&cts).map(|(p, ct)| match p.by {
        By::Value => quote!(#ct),
        By::Shared | By::Mut => quote!(&#ct),
    });
    let pattern = bare_or_tuple(
        &cts.iter()
            .map(ToTokens::to_token_stream)
            .collect::<Vec<_>>(),
    );
    let (pattern, of_value) = match with_value {
        true => {
            let of_value = em.names.fresh("of_value");
            (quote!((#of_value, #pattern)), of_value.into_token_stream())
        }
        false => (pattern, number(model, "-0.0")),
    };
    let body = rule::body_by(&derivative, &args, &em.names, &value, |seed| {
        quote!({
            let #pattern = #seed;
            Self::#products #turbofish (#(#copies,)* #(#along,)* #of_value).1
        })
    });
    let run = forward(&derivative, &args, boxed, &body, "forward").tokens;
    let pushed = pushed_gradient(model, &derivative, &args, em, &value);
    quote!(#run #pushed)
}

/// The type of what owns what a param of type `ty` may borrow.
fn owned(ty: &Type) -> Type {
    match tangent(ty) {
        Type::Slice(t) => Type::Vec(t),
        ty => ty,
    }
}

/// An argument that is needed again.
pub(super) fn copied(arg: &Arg) -> TokenStream {
    let name = &arg.name;
    match arg.param.by == By::Value && !arg.param.ty.is_scalar() {
        true => quote!(::core::clone::Clone::clone(&#name)),
        false => quote!(#name),
    }
}

/// The gradient, `value`, and its tangent.
fn pushed_gradient(
    model: &Model,
    derivative: &Model,
    args: &[Arg],
    em: &Emitter,
    value: &TokenStream,
) -> TokenStream {
    let tangents = Tangent::all(args, em);
    let wanted = tangents.iter().filter(|t| t.arg.param.differentiated);
    let wanted = wanted.map(|t| &t.name);
    let own = args.iter().map(Arg::pass);
    let (products, nothing) = (model.function(PRODUCTS), number(model, "-0.0"));
    let arguments = generics::arguments(&generics::inner(model));
    let tangent = match derivative.prefix == Kind::ValueAndGrad.prefix() {
        true => quote!((pair.1, tangent)),
        false => quote!(tangent),
    };
    let body = quote! {
        let value = #value;
        let (pair, tangent, _) = Self::#products::<#(#arguments),*>(#(#own,)* #(#wanted,)* #nothing);
        (value, #tangent)
    };
    jvp::inner(derivative, args, &tangents, &body)
}

/// The derivative along a direction as a function: the tangents of what is differentiated are params behind all others.
fn along(model: &Model, doubled: &Model, em: &Emitter, boxed: bool) -> TokenStream {
    let n = model.params.len();
    let mut derivative = of_derivative(model, Kind::Jvp);
    derivative.item.sig.output = doubled.item.sig.output.clone();
    (derivative.ret, derivative.of_tangents) = (doubled.ret.clone(), true);
    let both = model.params.iter().zip(&doubled.params[n..]);
    let passed = both.filter(|(own, _)| own.differentiated);
    derivative.params = doubled.params[..n].to_vec();
    derivative
        .params
        .extend(passed.map(|(_, pushed)| pushed.clone()));
    let args = Arg::all(&derivative, &em.names);
    let (own, given) = args.split_at(n);
    let mut given = given.iter();
    let tangents = Tangent::named(
        own,
        own.iter().map(|arg| match arg.param.differentiated {
            true => given.next().expect("a tangent").name.clone(),
            false => em.names.fresh(&format!("d_{}", arg.param.ident)),
        }),
    );
    let unpassed = tangents.iter().filter(|t| !t.arg.param.differentiated);
    let zeros: TokenStream = unpassed.map(Tangent::unpassed).collect();
    let pass: Vec<_> = own.iter().map(Arg::pass).collect();
    let run = tangents.iter().map(Tangent::hand_on);
    let shared = tangents
        .iter()
        .filter(|t| !t.arg.param.differentiated && t.arg.param.by == By::Shared);
    let again: TokenStream = shared.map(Tangent::unpassed).collect();
    let (inner, turbofish) = (model.function(second::NAME), of_inner(model));
    // what the way back of forward mode is handed, and what it gives
    let (mut declared, mut handed, mut pattern, mut cts) = (vec![], vec![], vec![], vec![]);
    for (param, name, is_passed) in own.iter().map(|arg| (arg.param, &arg.name, true)).chain(
        doubled.params[n..]
            .iter()
            .zip(&tangents)
            .map(|(param, t)| (param, &t.name, t.arg.param.differentiated)),
    ) {
        let ct = em.names.fresh("ct");
        match (param.by, is_passed) {
            (By::Value, true) => {
                pattern.push(quote!(#ct));
                cts.push(quote!(#ct));
            }
            (By::Value, false) => pattern.push(quote!(_)),
            (_, true) => {
                declared.extend([quote!(#name), quote!(#ct)]);
                handed.extend([quote!(#name), quote!(#ct)]);
            }
            (_, false) => handed.extend([quote!(#name), quote!(::core::option::Option::None)]),
        }
    }
    let types = super::signature::back_arguments(&derivative);
    let seed = em.names.fresh("ct");
    declared.push(quote!(#seed));
    let body = quote! {
        #zeros
        let (value, back) = Self::#inner #turbofish (#(#pass,)* #(#run),*);
        (value, move |#(#declared: #types),*| {
            #again
            let (#(#pattern,)*) = back(#(#handed,)* #seed);
            (#(#cts,)*)
        })
    };
    let forward = forward(&derivative, &args, boxed, &body, "forward").tokens;
    let pushed = pushed_along(model, &derivative, &args, em);
    quote!(#forward #pushed)
}

/// Value and tangent, and how both change along a second direction, of a function that returns one float.
fn pushed_along(
    model: &Model,
    derivative: &Model,
    args: &[Arg],
    em: &Emitter,
) -> Option<TokenStream> {
    let Type::Float(_) = &model.ret else {
        return None;
    };
    let n = model.params.len();
    let tangents = Tangent::all(args, em);
    let (own, along) = tangents.split_at(n);
    let own = own.iter().filter(|t| t.arg.param.differentiated);
    let parts = |what: &str| -> Vec<Ident> {
        own.clone()
            .map(|t| em.names.fresh(&format!("{what}_{}", t.arg.param.ident)))
            .collect()
    };
    let (products, gradient) = (parts("product"), parts("gradient"));
    let dots = |parts: &[Ident], tangents: Vec<&Tangent>| -> TokenStream {
        let dots = parts.iter().zip(tangents).map(|(part, t)| {
            let name = &t.name;
            match (t.arg.param.by, t.arg.param.ty.is_scalar()) {
                // what is not there meets no partial
                (By::Value, true) => quote!(+ if ::grads::__private::is_present(&#name) {
                    ::grads::Real::to_f64(#part * #name)
                } else {
                    0.0
                }),
                (By::Value, false) => quote!(+ ::grads::__private::along(&#part, &#name)),
                (By::Shared | By::Mut, _) => quote!(+ ::grads::__private::along(&#part, &*#name)),
            }
        });
        quote!(0.0 #(#dots)*)
    };
    let (by_own, curved, by_along) = (
        dots(&gradient, own.clone().collect()),
        dots(&products, own.clone().collect()),
        dots(&gradient, along.iter().collect()),
    );
    let pattern = |parts: &[Ident]| {
        bare_or_tuple(
            &parts
                .iter()
                .map(ToTokens::to_token_stream)
                .collect::<Vec<_>>(),
        )
    };
    let (products, gradient) = (pattern(&products), pattern(&gradient));
    let pass = args.iter().map(Arg::pass);
    let (function, nothing, number_type) = (
        model.function(PRODUCTS),
        number(model, "-0.0"),
        return_type(model),
    );
    let arguments = generics::arguments(&generics::inner(model));
    let body = quote! {
        let (value, #products, #gradient) = Self::#function::<#(#arguments),*>(#(#pass,)* #nothing);
        let number = <#number_type as ::grads::Real>::lit;
        (value, (number(#by_own), number((#curved) + (#by_along))))
    };
    Some(jvp::inner(derivative, args, &tangents, &body))
}
