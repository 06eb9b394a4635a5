//! Second derivatives: `__jvp_forward` is forward mode with its way back, which other functions call; `hvp` is what `hvp!(f)`
//! calls.
//!
//! What goes the way back of value and tangent along `d` with the cotangent `(0, 1)` gives, for the params, the derivative of the
//! tangent: the Hessian times `d`.

use super::Emitter;
use super::columns;
use super::companion::{boxed_back, forward, head, stub_forward};
use super::deep;
use super::function::FnVars;
use super::generics;
use super::gradients::gradient_types;
use super::jvp::{self, Along, Tangent};
use super::lifetimes;
use super::literal;
use super::method::{self, required_forward};
use super::named;
use super::nested::{self, DualPullback};
use super::pullback;
use super::pushed_functions::{of_closures, takes_functions, with_form};
use super::signature::{Arg, bare_or_tuple, return_type, seed_type};
use crate::bounds;
use crate::closures::Derivative;
use crate::functions::Form;
use crate::model::{By, Lowered, Model, Param};
use crate::owner;
use grad_core::entity::FuncRef;
use grad_core::grad::jvp_name;
use grad_core::ir::{Module, Type};
use grad_core::ops::adjoint::tangent;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};

/// Forward mode with its way back, which other functions call.
pub(super) const NAME: &str = "__jvp_forward";

/// What `hvp!(f)` calls.
const HVP: &str = "hvp";

/// What `hessian!(f)` calls.
const HESSIAN: &str = "hessian";

/// What `sparse_hessian!(f)` calls.
pub const READ: &str = "__hessian_read";

/// Both functions, if the attribute asks for them.
pub(super) fn functions(
    model: &Model,
    derivative: &Derivative,
    lowered: &Lowered,
    beside: &Emitter,
    boxed: bool,
    held: bool,
) -> Option<TokenStream> {
    let model = &bounds::with_kept_tangents(model);
    let (doubled, em, func) = dual(model, derivative.second.as_deref()?, lowered)?;
    let em = em
        .sharing(&beside.shared)
        .knowing(&doubled, func)
        .doubting(beside.believed.clone(), model);
    let args = args(&doubled, &em, func);
    let em = Emitter {
        functions: FnVars::all(&args),
        ..em
    };
    let (items, body) = (&model.items, pullback::forward(&em, &doubled, func, &args));
    let body = quote!(#(#items)* #body);
    let body = match held {
        true => deep::held(&body, &boxed_back(&doubled)),
        false => body,
    };
    let inner = forward(&doubled, &args, boxed, &body, NAME).tokens;
    if jvp::is_of_trait(model) {
        return Some(inner);
    }
    let entry = method::entry_to(&doubled, &args, boxed, &em, names(model));
    if takes_functions(model) {
        let named = [(HVP, 2), (HESSIAN, model.params.len()), (READ, 1)];
        let outer = of_closures(model, &named);
        return Some(quote!(#inner #entry #outer));
    }
    let outer = hvp(model, &args);
    let nested = nested::functions(model, &doubled, &args, &em, boxed);
    Some(quote!(#inner #entry #outer #nested))
}

/// Those of a method that a trait leaves to its impls: they give forward mode with its way back.
pub(super) fn required(model: &Model) -> Option<TokenStream> {
    model.args.order.as_ref()?;
    let model = &bounds::with_kept_tangents(model);
    let (module, doubled) = (Module::new(), with_tangents(model));
    let em = Emitter::without_function(&module);
    let args = Arg::all(&doubled, &em.names);
    let inner = required_forward(&doubled, &args, NAME);
    let entry = method::entry_to(&doubled, &args, false, &em, names(model));
    if takes_functions(model) {
        let named = [(HVP, 2), (HESSIAN, model.params.len()), (READ, 1)];
        let outer = of_closures(model, &named);
        return Some(quote!(#inner #entry #outer));
    }
    let outer = hvp(model, &args);
    let nested = nested::functions(model, &doubled, &args, &em, false);
    Some(quote!(#inner #entry #outer #nested))
}

/// Forward mode as a function that goes both ways, and what emits it.
pub(super) fn dual<'a>(
    model: &Model,
    second: &'a Derivative,
    lowered: &'a Lowered,
) -> Option<(Model, Emitter<'a>, FuncRef)> {
    let name = jvp_name(&model.item.sig.ident.to_string());
    let func = second.module.find(&name)?;
    let mut doubled = with_tangents(model);
    lifetimes::find_kept(&mut doubled, &second.module, func);
    let em = Emitter::new(second, func, lowered)
        .both_ways(func)
        .locating(model);
    Some((doubled, em, func))
}

/// The params of forward mode as a function.
pub(super) fn args<'a>(doubled: &'a Model, em: &Emitter, func: FuncRef) -> Vec<Arg<'a>> {
    let mut args = Arg::all(doubled, &em.names);
    Arg::find_undone(&mut args, em.module, func);
    Arg::find_marked(&mut args, em.module, func);
    args
}

/// The way back of a method that has no derivative but may stand among numbers.
pub(super) fn of_constant(
    model: &Model,
    args: &[Arg],
    em: &Emitter,
    value: &TokenStream,
) -> TokenStream {
    let model = &bounds::with_kept_tangents(model);
    let doubled = with_tangents(model);
    let pushed = Arg::all(&doubled, &em.names).split_off(args.len());
    let own = Arg::all(model, &em.names);
    let own = own.into_iter().zip(args).map(|(own, arg)| Arg {
        name: arg.name.clone(),
        ..own
    });
    let both: Vec<Arg> = own.chain(pushed).collect();
    let pair = match model.ret {
        Type::Unit => value.clone(),
        _ => {
            let pair = jvp::constant_pair(model, value);
            quote!({ #pair })
        }
    };
    let forward = method::constant_forward(&doubled, &both, em, &model.function(NAME), &pair);
    let entry = method::entry_to(&doubled, &both, false, em, names(model));
    quote!(#forward #entry)
}

/// What stands for both functions in the companion of a function with an error.
pub(super) fn stub(model: &Model) -> Option<TokenStream> {
    model.args.order.as_ref()?;
    let model = &bounds::with_kept_tangents(model);
    let (module, doubled) = (Module::new(), with_tangents(model));
    let em = Emitter::without_function(&module);
    let args = Arg::all(&doubled, &em.names);
    let inner = stub_forward(&doubled, &args, NAME);
    if jvp::is_of_trait(model) {
        return Some(inner);
    }
    let entry = method::entry_to(&doubled, &args, true, &em, names(model));
    let outer = hvp(model, &args);
    let nested = nested::functions(model, &doubled, &args, &em, true);
    Some(quote!(#inner #entry #outer #nested))
}

/// What stands in the place of those of a type's own method that has none, as in forward mode (`jvp::lacking`).
pub(super) fn lacking(model: &Model) -> Option<TokenStream> {
    if !jvp::is_own_method(model) {
        return None;
    }
    let lacks = syn::parse_quote!(for<'grads_mode> (): ::grads::__private::HasSecondDerivatives);
    let (module, doubled) = (Module::new(), with_tangents(&jvp::under(model, lacks)));
    let em = Emitter::without_function(&module);
    let args = Arg::all(&doubled, &em.names);
    let inner = stub_forward(&doubled, &args, NAME);
    let entry = method::entry_to(&doubled, &args, true, &em, names(model));
    Some(quote!(#inner #entry))
}

/// The names of the function that is called like a method, and of that which it runs.
pub(super) fn names(model: &Model) -> [Ident; 2] {
    [
        owner::second_entry(&model.item.sig.ident),
        model.function(NAME),
    ]
}

/// Forward mode as a function: the tangents of the params are params behind them, and it returns a pair.
pub(super) fn with_tangents(model: &Model) -> Model {
    with_tangents_in(model, model.is_closure())
}

/// The same of a closure that a call is handed: it has no type params, and of what has no tangent here the callee says what it passes.
pub(super) fn with_tangents_of_closure(model: &Model) -> Model {
    let mut doubled = with_tangents_in(model, true);
    let tangents = doubled.params[model.params.len()..].iter_mut();
    for param in tangents.filter(|param| !param.carries()) {
        param.syn_ty = syn::parse_quote!(_);
    }
    doubled
}

/// The same, of a closure or of a function.
fn with_tangents_in(model: &Model, closure: bool) -> Model {
    let mut doubled = with_form(model, Form::PushedKept);
    doubled.of_tangents = true;
    for param in model.values() {
        let tangent = match param.carries() {
            true => tangent_of(param),
            false => unread(param, &mut doubled.item.sig.generics, closure),
        };
        doubled.params.push(tangent);
    }
    if model.ret != Type::Unit {
        let (value, tangent_type) = (return_type(model), seed_type(model));
        doubled.item.sig.output = syn::parse_quote!(-> (#value, #tangent_type));
        doubled.ret = Type::Tuple(vec![model.ret.clone(), tangent(&model.ret)]);
    }
    doubled
}

/// The tangent of a param, as a param.
pub(super) fn tangent_of(param: &Param) -> Param {
    let ty = match param.by {
        By::Value => param.gradient(),
        By::Shared | By::Mut => param.adjoint(),
    };
    Param {
        ident: name_of_tangent(param),
        pat: None,
        syn_ty: syn::parse_quote!(#ty),
        ty: tangent(&param.ty),
        hidden: None,
        array: None,
        ..param.clone()
    }
}

/// What stands there for a param that has no tangent: it may have one for the caller, so anything is taken.
pub(super) fn unread(param: &Param, generics: &mut syn::Generics, of_closure: bool) -> Param {
    let syn_ty = match param.by {
        By::Value if param.ty.is_scalar() => syn::parse_quote!(()),
        // a closure has no type params, and no caller who has a tangent
        _ if of_closure => syn::parse_quote!(()),
        by => {
            let name = format_ident!("Tangent_{}", param.ident, span = Span::mixed_site());
            let unsized_too = (by != By::Value).then(|| quote!(+ ?::core::marker::Sized));
            generics
                .params
                .push(syn::parse_quote!(#name: 'static #unsized_too));
            syn::parse_quote!(#name)
        }
    };
    let of_constants = match param.ty.is_differentiable() {
        // a constant here, perhaps not for the caller
        true => Type::Named("_".into()),
        false => Type::Unit,
    };
    Param {
        ident: name_of_tangent(param),
        pat: None,
        syn_ty,
        ty: of_constants,
        differentiated: false,
        kept: false,
        hidden: None,
        array: None,
        ..param.clone()
    }
}

fn name_of_tangent(param: &Param) -> Ident {
    format_ident!("d_{}", param.ident, span = Span::mixed_site())
}

/// What products of the Hessian with unit vectors are made of.
struct Products {
    /// A vector of zeros, and its type.
    zeros: TokenStream,
    gradient: TokenStream,
    /// The names of its parts.
    along: TokenStream,
    /// Copies of what a product changes.
    copies: Vec<TokenStream>,
    /// The arguments.
    primals: TokenStream,
    /// The function itself, if its run can be seen from outside.
    run: Option<TokenStream>,
}

impl Products {
    fn of(model: &Model, args: &[Arg], tangents: &[Tangent]) -> Products {
        let differentiated = |t: &&Tangent| t.arg.param.differentiated;
        let wanted: Vec<&Tangent> = tangents.iter().filter(differentiated).collect();
        let along: Vec<_> = wanted.iter().map(|t| t.name.to_token_stream()).collect();
        let own: Vec<_> = args.iter().map(Arg::pass).collect();
        Products {
            zeros: jvp::zeros_of(&wanted).to_token_stream(),
            gradient: bare_or_tuple(&gradient_types(args)),
            along: bare_or_tuple(&along),
            copies: tangents.iter().map(Tangent::copies).collect(),
            primals: bare_or_tuple(&own),
            run: columns::itself(model, args),
        }
    }

    /// The Hessian, by a product with each unit vector that `hvp` gives.
    fn by_columns(&self, hvp: &TokenStream) -> TokenStream {
        let Products {
            zeros,
            gradient,
            along,
            copies,
            primals,
            run,
        } = self;
        quote! {
            let mut columns = ::grads::__private::jacobian::ByColumns::<#gradient, #gradient>::new(#zeros);
            while let ::core::option::Option::Some(unit) = columns.unit() {
                let #along = &unit;
                #(#copies)*
                columns.push(&#hvp(#primals, #along));
            }
            #run
            columns.into_hessian()
        }
    }
}

impl Products {
    /// What `reading` makes of products that `hvp` gives.
    fn read(&self, reading: &TokenStream, hvp: &TokenStream) -> TokenStream {
        let Products {
            zeros,
            gradient,
            along,
            copies,
            primals,
            run,
        } = self;
        quote! {
            let found = ::grads::__private::jacobian::Reading::read_symmetric(#reading, #zeros, |unit: #gradient| {
                let #along = &unit;
                #(#copies)*
                #hvp(#primals, #along)
            });
            #run
            found
        }
    }

    /// Of a closure, which has no name: a run of `hvp` along no direction is a run of it, too.
    fn of_closure(model: &Model, args: &[Arg], tangents: &[Tangent], hvp: &Ident) -> Products {
        let mut products = Products::of(model, args, tangents);
        if products.run.is_some() {
            let wanted = tangents.iter().filter(|t| t.arg.param.differentiated);
            let (along, primals) = (&products.along, &products.primals);
            let nothing = wanted.clone().map(Tangent::unpassed);
            products.run = Some(quote!({ #(#nothing)* let _ = #hvp(#primals, #along); }));
        }
        products
    }
}

/// `hessian`: a product with each unit vector. All runs but the last, that of the function itself, are on copies.
fn hessian(model: &Model, args: &[Arg], tangents: &[Tangent]) -> TokenStream {
    let generics = generics::outer(model);
    let mut known = bounds::of_derived(model);
    known.extend(named::assumptions(model));
    known.extend(named::reached(model));
    known.extend(jvp::copied_args(args));
    let bounds = bounds::with(&generics.where_clause, known);
    let params = args.iter().map(|a| a.declare(None));
    let products = Products::of(model, args, tangents);
    let (head, name, hvp) = (head(model), model.function(HESSIAN), model.function(HVP));
    let turbofish = generics::arguments(&generics);
    let body = products.by_columns(&quote!(Self::#hvp::<#(#turbofish),*>));
    let gradient = &products.gradient;
    quote! {
        #head fn #name #generics (#(#params),*) -> ::grads::__private::jacobian::Hessian<#gradient> #bounds {
            #body
        }
    }
}

/// What `sparse_hessian!(f)` calls: a function that reads the products as those of a symmetric matrix with its rows. All runs but the last, that of the function itself, are on copies.
fn read(model: &Model, args: &[Arg], tangents: &[Tangent]) -> TokenStream {
    let mut generics = generics::outer(model);
    let arguments = generics::arguments(&generics);
    let mut known = bounds::of_derived(model);
    known.extend(named::assumptions(model));
    known.extend(jvp::copied_for_any(args));
    let reading = Ident::new("Reading", Span::mixed_site());
    generics
        .params
        .push(syn::parse_quote!(#reading: ::grads::__private::jacobian::Reading));
    let bounds = bounds::with(&generics.where_clause, known);
    let products = Products::of(model, args, tangents);
    let (types, declared) = (
        args.iter().map(Arg::ty),
        args.iter().map(Arg::declare_for_any),
    );
    let (head, [name, hvp]) = (head(model), [READ, HVP].map(|name| model.function(name)));
    let gradient = &products.gradient;
    let found = products.read(&quote!(reading), &quote!(Self::#hvp::<#(#arguments),*>));
    quote! {
        #head fn #name #generics (reading: #reading) -> impl ::core::ops::Fn(#(#types),*) -> #reading::Of<#gradient, #gradient> + ::core::marker::Copy #bounds {
            move |#(#declared),*| { #found }
        }
    }
}

/// `hvp(primals, tangents)`, of a function that returns one float: bare for one, else tuples.
pub(super) fn hvp(model: &Model, args: &[Arg]) -> Option<TokenStream> {
    if !matches!(model.ret, Type::Float(_)) {
        return None;
    }
    let (own, pushed) = args.split_at(model.params.len());
    let tangents = Tangent::named(own, pushed.iter().map(|arg| arg.name.clone()));
    let Along {
        generics,
        params,
        bounds,
        ..
    } = Along::new(model, own, &tangents);
    let [name, products] = [HVP, nested::PRODUCTS].map(|name| model.function(name));
    let (head, hessian) = (head(model), hessian(model, own, &tangents));
    let read = read(model, own, &tangents);
    let arguments = generics::arguments(&generics::inner(model));
    let (types, body) = (
        bare_or_tuple(&gradient_types(own)),
        product(
            model,
            own,
            &tangents,
            &quote!(Self::#products::<#(#arguments),*>),
        ),
    );
    Some(quote! {
        #hessian
        #read
        #head fn #name #generics (#params) -> #types #bounds {
            #body
        }
    })
}

/// The Hessian times the tangents, of `products`, which gives more.
fn product(
    model: &Model,
    own: &[Arg],
    tangents: &[Tangent],
    products: &TokenStream,
) -> TokenStream {
    let wanted = tangents.iter().filter(|t| t.arg.param.differentiated);
    let (before, wanted): (Vec<_>, Vec<_>) = wanted.map(Tangent::pass).unzip();
    let nothing = literal::literal("-0.0", &model.ret, Span::mixed_site()).tokens;
    let own = own.iter().map(Arg::pass);
    quote! {
        #(#before)*
        #products(#(#own,)* #(#wanted,)* #nothing).1
    }
}

/// What `hvp!` of a closure in place is: a closure of primals and tangents. `asked` is what it asks rustc for.
pub(super) fn hvp_of_closure(
    model: &Model,
    second: &Derivative,
    lowered: &Lowered,
    asked: &TokenStream,
) -> Option<TokenStream> {
    let (doubled, em, func) = dual(model, second, lowered)?;
    let em = em.knowing(&doubled, func);
    let args = args(&doubled, &em, func);
    let (own, pushed) = args.split_at(model.params.len());
    let tangents = Tangent::named(own, pushed.iter().map(|arg| arg.name.clone()));
    let body = pullback::forward(&em, &doubled, func, &args);
    let declared = args.iter().map(|a| a.declare(None));
    let [inner, products] = ["dual", "products"].map(|name| Ident::new(name, Span::mixed_site()));
    let DualPullback {
        params,
        ct,
        body: run,
        ..
    } = DualPullback::of(model, &args, &em, &quote!(#inner));
    let (along, number) = (Along::new(model, own, &tangents).params, return_type(model));
    let product = product(model, own, &tangents, &quote!(#products));
    Some(quote! {
        |#along| {
            let #inner = |#(#declared),*| { #asked #body };
            let #products = |#params, #ct: #number| { #run };
            #product
        }
    })
}

/// What `hessian!` of a closure in place is.
pub(super) fn hessian_of_closure(
    model: &Model,
    second: &Derivative,
    lowered: &Lowered,
    asked: &TokenStream,
) -> Option<TokenStream> {
    around_hvp(model, second, lowered, asked, |products, hvp| {
        products.by_columns(&quote!(#hvp))
    })
}

/// What `sparse_hessian!` and `sparsity!(.., hessian)` of a closure in place are.
pub(super) fn read_of_closure(
    model: &Model,
    second: &Derivative,
    lowered: &Lowered,
    asked: &TokenStream,
    reading: &TokenStream,
) -> Option<TokenStream> {
    around_hvp(model, second, lowered, asked, |products, hvp| {
        products.read(reading, &quote!(#hvp))
    })
}

/// A closure of the same params, which does something with products that the `hvp!` of the closure gives.
fn around_hvp(
    model: &Model,
    second: &Derivative,
    lowered: &Lowered,
    asked: &TokenStream,
    of: impl Fn(&Products, &Ident) -> TokenStream,
) -> Option<TokenStream> {
    let hvp = hvp_of_closure(model, second, lowered, asked)?;
    let em = Emitter::without_function(&second.module);
    let args = Arg::all(model, &em.names);
    let tangents = Tangent::all(&args, &em);
    let name = Ident::new("hvp", Span::mixed_site());
    let made = of(&Products::of_closure(model, &args, &tangents, &name), &name);
    let params = args.iter().map(|a| a.declare(None));
    Some(quote! {
        |#(#params),*| {
            let #name = #hvp;
            #made
        }
    })
}
