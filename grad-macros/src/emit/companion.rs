//! The companion of a function: an enum of the same name in the type namespace, with the derivative's functions. That of
//! a method is the same functions under other names, beside the method.

use super::Emitter;
use super::believed;
use super::call::receiver_type;
use super::callee;
use super::checked::checked;
use super::deep;
use super::draws;
use super::function::FnVars;
use super::generics::{self, kept};
use super::gradients::{AtOnce, Place, Pulled, WayBack, gradient_types, one, pulled, way_back};
use super::joint;
use super::jvp;
use super::lifetimes;
use super::marks;
use super::method::described;
use super::named;
use super::on_tape::{self, OnTape};
use super::pullback;
use super::second;
use super::second_rule;
use super::signature::{Arg, back_arguments, back_result, bare_or_tuple, captured, return_type};
use super::spent;
use super::workspace::Workspace;
use crate::args::Rule;
use crate::assumed;
use crate::block;
use crate::bounds;
use crate::called::Called;
use crate::closures::Derivative;
use crate::fence;
use crate::model::{By, Lowered, Model, Param};
use crate::owner::Kind;
use grad_core::entity::FuncRef;
use grad_core::ir::{Module, NodeKind, Type};
use grad_core::text;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use std::rc::Rc;

/// Names of the companion's own functions: a param of such a name cannot be selected by it.
const FUNCTIONS: [&str; 12] = [
    "forward",
    "gradients",
    "grad",
    "value_and_grad",
    "value_and_grad_into",
    "vjp",
    "jvp",
    "hvp",
    "hessian",
    "graph",
    "select",
    "value_and_select",
];

/// Whether a param of this name cannot be selected by it.
pub fn is_of_companion(name: &Ident) -> bool {
    FUNCTIONS.iter().any(|f| name == f)
}

/// The companion of `model`, whose derivative is planned in `module`.
pub fn companion(written: &Model, lowered: &Lowered, derivative: &Derivative) -> TokenStream {
    let model = written;
    let module = &derivative.module;
    let name = model.item.sig.ident.to_string();
    // passes renumber functions, and keep what is called by name
    let func = module.find(&name).unwrap_or(lowered.func);
    let asked = assumed::copy(
        model,
        &lowered.assumptions,
        &Called::of(lowered, derivative),
    );
    let believed = believed::constant(model, &lowered.module, asked.as_ref());
    // where there is no such constant, `forward` has the copy
    let asked = asked.filter(|_| believed.is_none());
    let identity = believed.is_some().then(|| believed::identity(model));
    // the functions of a method stand in the user's own block
    let shared = model.owner.is_none().then(Rc::default);
    let emitter = |func| {
        Emitter::new(derivative, func, lowered)
            .locating(model)
            .sharing(&shared)
            .doubting(identity.clone(), model)
    };
    let mut em = emitter(func);
    let mut outer = checked(model, false);
    let mut model = checked(model, believed.is_some());
    let ignored = fence::ignored(written, lowered);
    for model in [&mut model, &mut outer] {
        for (param, as_written) in model.params.iter_mut().zip(&written.params) {
            let is_ignored = ignored.contains(&&param.ident);
            param.ignored = is_ignored.then(|| as_written.syn_ty.clone());
        }
        lifetimes::find_kept(model, module, func);
        lifetimes::name_hidden(model, module, func);
    }
    let model = &model;
    let mut args = Arg::all(model, &em.names);
    em.functions = FnVars::all(&args);
    let em = em.knowing(model, func);
    Arg::find_undone(&mut args, module, func);
    Arg::find_marked(&mut args, module, func);
    let (items, names_asked) = (&model.items, lowered.all_asked(model));
    let text = text::print(&lowered.module);
    let described = described(model, &shown(model, &text));
    let first = quote!(#described #(#items)* #names_asked #asked);
    let own_calls = own_calls(model, module);
    let calls_itself = own_calls.sure || own_calls.perhaps;
    let workspace = calls_itself.then(|| Workspace::find(model, &em, func));
    let on_tape = workspace.flatten().and_then(|workspace| {
        let em = emitter(func)
            .keeping(workspace, &em.names)
            .knowing(model, func);
        on_tape::functions(&em, model, func, &args, &first)
    });
    let by_itself = |em: &Emitter| {
        let body = pullback::forward(em, model, func, &args);
        quote!(#first #body)
    };
    let (body, recursive) = match &on_tape {
        None => (by_itself(&em), calls_itself),
        Some(OnTape {
            forward,
            is_own: Some(is_own),
            ..
        }) if !own_calls.sure => (either(is_own, forward, &by_itself(&em)), true),
        Some(on_tape) => (on_tape.forward.clone(), false),
    };
    let has_tape = on_tape.is_some();
    let boxed = recursive || model.args.recursive.is_some() || is_unseen(model);
    let callees = match boxed || has_tape || model.owner.is_some() {
        true => vec![],
        false => deep::callees(&em, model, func),
    };
    let held = !callees.is_empty() && !may_borrow(model);
    let body = match held {
        true => deep::held(&body, &boxed_back(model)),
        false => body,
    };
    let mut forward = forward(model, &args, boxed, &body, "forward");
    forward
        .tokens
        .extend(on_tape.map(|on_tape| on_tape.functions));
    forward.tokens.extend(believed);
    if let Some(of_value) = &derivative.of_value {
        let func = of_value.module.find(&name).unwrap_or(lowered.func);
        let em = Emitter::new(of_value, func, lowered)
            .locating(model)
            .sharing(&shared)
            .knowing(model, func)
            .doubting(em.believed.clone(), model);
        let tokens = forward_of_value(model, &em, func, boxed, &mut args);
        forward.tokens.extend(tokens);
    }
    forward.tokens.extend(spent::function(
        model, derivative, lowered, &em, boxed, held,
    ));
    if model.owner.is_none() {
        let may_draw = draws::may_draw(&em, model, func);
        forward.tokens.extend(draws::constant(&may_draw));
        forward
            .tokens
            .extend(marks::function(&marks::marks(&em, model, func)));
        forward.tokens.extend(deep::constants(&callees));
    }
    forward
        .tokens
        .extend(joint::joint(model, derivative, lowered, func, &em));
    let pushed = jvp::functions(model, derivative, lowered, &em);
    let boxed_too = boxed || calls_itself;
    let second = second::functions(model, derivative, lowered, &em, boxed_too, held);
    forward
        .tokens
        .extend(with_modes(model, &args, &em, pushed, second));
    // where the types of `forward` are not known, what calls it is silent
    let params = outer.params.iter();
    let args: Vec<Arg> = args.into_iter().zip(params).map(|(a, p)| a.of(p)).collect();
    let own = callee::functions(&outer, &args, &em, forward.boxed, has_tape);
    forward.tokens.extend(own);
    wrap(&outer, &args, &em, forward, graph(&outer, &text))
}

/// Forward mode and second derivatives, or what stands in their place.
pub(super) fn with_modes(
    model: &Model,
    args: &[Arg],
    em: &Emitter,
    pushed: Option<TokenStream>,
    second: Option<TokenStream>,
) -> TokenStream {
    let second = match &pushed {
        // who asks for second derivatives asks for forward mode, too
        Some(_) => second.or_else(|| second::lacking(model)),
        None => second,
    };
    let pushed = pushed.or_else(|| jvp::lacking(model, args, em));
    quote!(#pushed #second)
}

/// What `forward` is called for the sake of what the function returns alone.
const OF_VALUE: &str = "__forward_of_value";

/// `forward` for gradients: its way back knows that nobody asks about what the function leaves in its in-out params. `args` are told
/// what holds of them there.
fn forward_of_value(
    model: &Model,
    em: &Emitter,
    func: FuncRef,
    boxed: bool,
    args: &mut [Arg],
) -> TokenStream {
    let mut own = Arg::all(model, &em.names);
    Arg::find_undone(&mut own, em.module, func);
    Arg::find_marked(&mut own, em.module, func);
    for (arg, own) in args.iter_mut().zip(&own) {
        arg.undone |= own.undone;
        arg.marked |= own.marked;
    }
    let (items, body) = (&model.items, pullback::forward(em, model, func, &own));
    let body = quote!(#(#items)* #body);
    self::forward(model, &own, boxed, &body, OF_VALUE).tokens
}

/// Whether a way back may keep something that is borrowed: a box would not outlive it.
fn may_borrow(model: &Model) -> bool {
    let reals = model.reals();
    let mut types = model.item.sig.generics.type_params();
    !lifetimes::of_params(model, |p| p.kept).is_empty()
        || types.any(|t| !reals.contains(&t.ident.to_string()))
}

/// Of a method that calls one of its own name on what only rustc knows: on a tape if that is the method itself. Others are as they were
/// without a tape, which would cost them more than it saves.
fn either(is_own: &TokenStream, on_tape: &TokenStream, by_itself: &TokenStream) -> TokenStream {
    quote! {
        if #is_own {
            let (value, back) = { #on_tape };
            return (value, ::grads::__private::std::boxed::Box::new(back));
        }
        #by_itself
    }
}

/// Whether a function calls itself, as far as its body shows: the type of its way back then has to have a name.
#[derive(Default)]
struct OwnCalls {
    sure: bool,
    /// By the name of a method, of what only rustc knows.
    perhaps: bool,
}

fn own_calls(model: &Model, module: &Module) -> OwnCalls {
    let name = model.item.sig.ident.to_string();
    let this = model.self_name();
    let is_this = |of: &str| {
        let plain = |name: &str| name.split('<').next().map(str::to_string);
        of == "Self" || this.as_deref().is_some_and(|this| plain(this) == plain(of))
    };
    // a box does not outlive the generic params in scope: where these may borrow, only the user can ask for one
    let reals = model.reals();
    let own = model.owner.iter().flat_map(|o| o.generics.type_params());
    let may_be_boxed = own
        .into_iter()
        .all(|t| reals.contains(&t.ident.to_string()))
        && model.owner.as_ref().is_some_and(|o| o.kind != Kind::Trait);
    let mut found = OwnCalls::default();
    for graph in module.funcs.values() {
        for node in graph.nodes.values() {
            let NodeKind::Call(call) = &node.kind else {
                continue;
            };
            if model.owner.is_none() {
                found.sure |= *call.callee == *name;
            } else if let Some((of, last)) = call.callee.rsplit_once("::") {
                found.sure |= last == name && is_this(of);
            } else if call.callee.strip_prefix('.') == Some(&name) {
                // a method of the same name of another type is no recursion
                match receiver_type(graph, node, call) {
                    Type::Named(of) if &**of != "_" => found.sure |= is_this(of),
                    Type::Named(_) | Type::Open => found.perhaps |= may_be_boxed,
                    _ => {}
                }
            }
        }
    }
    found
}

/// Whether the generic params in scope are not seen, so that the way back has to be boxed.
fn is_unseen(model: &Model) -> bool {
    model.owner.as_ref().is_some_and(|o| o.kind == Kind::Unseen)
}

/// The companion of a function whose derivative is the user's rule. Its body need not be one that can be lowered; if it
/// is, `graph!` shows it.
pub fn rule_companion(model: &Model, rule: &Rule, lowered: Option<&Lowered>) -> TokenStream {
    let model = &checked(model, false);
    let module = Module::new();
    let em = Emitter::without_function(&module);
    let args = Arg::all(model, &em.names);
    let body = super::rule::body(model, rule, &args, &em.names);
    let note = format!(
        "; the derivative of @{} is a rule of its own\n",
        model.item.sig.ident
    );
    let text = note + &lowered.map_or_else(String::new, |lowered| text::print(&lowered.module));
    let described = described(model, &quote!(#text.into()));
    let body = quote!(#described #body);
    let mut forward = forward(model, &args, false, &body, "forward");
    forward.tokens.extend(no_draws(model));
    let beside = callee::functions(model, &args, &em, forward.boxed, false);
    forward.tokens.extend(beside);
    let pushed = jvp::of_rule(model, rule, &args, &em);
    forward.tokens.extend(with_modes(
        model,
        &args,
        &em,
        pushed,
        second_rule::of_rule(model, rule, &em),
    ));
    wrap(model, &args, &em, forward, note_for_graph(model, &text))
}

/// The companion of a function that is just a function: what it is handed and gives carries no derivative. Where its types are not spelled, nobody
/// could use more of it than the error that it has none.
pub fn constant_function(model: &Model) -> TokenStream {
    let module = Module::new();
    let em = Emitter::without_function(&module);
    let args = Arg::all(model, &em.names);
    if !block::is_spelled(model) {
        return without_derivative(model);
    }
    let (function, pass) = (&model.item.sig.ident, args.iter().map(Arg::pass));
    let value = quote!(#function(#(#pass),*));
    let tokens =
        super::method::constant_forward(model, &args, &em, &model.function("forward"), &value);
    let mut forward = Forward {
        tokens,
        boxed: false,
    };
    forward.tokens.extend(draws::constant(&quote!(true)));
    forward.tokens.extend(marks::function(&[]));
    forward.tokens.extend(deep::constants(&[]));
    forward
        .tokens
        .extend(callee::functions(model, &args, &em, false, false));
    if model.args.has_forward_mode() {
        let pushed = jvp::of_constant(model, &args, &em, &value);
        forward.tokens.extend(pushed);
    }
    if model.args.order.is_some() {
        let second = second::of_constant(model, &args, &em, &value);
        forward.tokens.extend(second);
    }
    let note = format!("; @{function} has no derivative\n");
    wrap(model, &args, &em, forward, note_for_graph(model, &note))
}

/// What says that a function has no derivative, where somebody asks for it.
fn without_derivative(model: &Model) -> TokenStream {
    let sig = &model.written.sig;
    let (vis, name, at) = (&model.item.vis, model.companion(), sig.ident.span());
    let (generics, params, value) = (&sig.generics, &sig.inputs, &sig.output);
    let bounds = bounds::with(&generics.where_clause, vec![named::nothing_reached(model)]);
    let silent = crate::lints::silent();
    let asked = ["grad", "value_and_grad", "vjp"].map(|name| Ident::new(name, at));
    quote! {
        #[doc(hidden)]
        #silent
        #vis enum #name {}
        #[doc(hidden)]
        #silent
        impl #name {
            #(pub fn #asked #generics (#params) #value #bounds { ::core::unreachable!() })*
        }
    }
}

/// What stands in for the companion of a function with an error: its uses have the types they would have.
pub fn stub_companion(model: &Model) -> TokenStream {
    let model = &checked(model, false);
    let module = Module::new();
    let em = Emitter::without_function(&module);
    let args = Arg::all(model, &em.names);
    let mut tokens = stub_forward(model, &args, "forward");
    tokens.extend(spent::stub(model, &args));
    tokens.extend(jvp::stub(model, &args, &em));
    tokens.extend(no_draws(model));
    // what a trait's method is called on may borrow
    let of_trait = model.owner.as_ref().is_some_and(|o| o.kind == Kind::Trait);
    tokens.extend(callee::functions(model, &args, &em, !of_trait, false));
    let forward = Forward {
        tokens,
        boxed: true,
    };
    wrap(model, &args, &em, forward, graph(model, ""))
}

/// `name` as it would be, for uses of what has no such function.
pub(super) fn stub_forward(model: &Model, args: &[Arg], name: &str) -> TokenStream {
    let generics = generics::inner(model);
    let bounds = &generics.where_clause;
    let params = args.iter().map(|a| a.declare(None));
    let (head, name, result) = (head(model), model.function(name), forward_type(model, true));
    let at = named::first(model);
    quote_spanned! {at=>
        #head fn #name #generics (#(#params),*) -> #result #bounds {
            ::core::unreachable!()
        }
    }
}

/// Says that a function, not a method, gives the same value again.
fn no_draws(model: &Model) -> Option<TokenStream> {
    model
        .owner
        .is_none()
        .then(|| {
            let no = quote!(false);
            [
                draws::constant(&no),
                marks::function(&[]),
                deep::constants(&[]),
            ]
        })
        .map(|constants| constants.into_iter().collect())
}

/// The function `forward`.
pub(super) struct Forward {
    /// Its definition.
    pub tokens: TokenStream,
    /// Whether its way back is boxed.
    pub boxed: bool,
}

fn wrap(
    model: &Model,
    args: &[Arg],
    em: &Emitter,
    forward: Forward,
    graph: TokenStream,
) -> TokenStream {
    if model.owner.is_some() {
        return super::method::companion(model, args, em, forward, graph);
    }
    let forward = forward.tokens;
    let (vis, name) = (&model.item.vis, model.companion());
    let derived = derived(model, args, em);
    let selectors = selectors(model);
    let alias = alias(model, args);
    let silent = crate::lints::silent();
    let asked = em.shared.as_ref().map(|shared| shared.items());
    let forward = match asked.filter(|asked| !asked.is_empty()) {
        Some(asked) => quote! {
            #silent
            const _: () = {
                #asked
                impl #name {
                    #forward
                }
            };
        },
        None => quote! {
            #[doc(hidden)]
            #silent
            impl #name {
                #forward
            }
        },
    };
    quote! {
        #alias
        #[doc(hidden)]
        #silent
        #vis enum #name {}
        #forward
        #[doc(hidden)]
        #silent
        impl #name {
            #derived
            #selectors
            #graph
        }
    }
}

/// What follows from `forward`.
pub(super) fn derived(model: &Model, args: &[Arg], em: &Emitter) -> TokenStream {
    let gradients = gradients(model, args, em);
    let (vjp, params, looks) = (vjp(model, args, em), params(model), looks(model));
    quote!(#gradients #vjp #params #looks)
}

/// What `check_finite!` asks for: that the function looks at its numbers.
pub const LOOKS: &str = "__looks";

fn looks(model: &Model) -> Option<TokenStream> {
    let (head, name, bounds) = (head(model), model.function(LOOKS), where_sized(model));
    let first = quote!(::grads::__private::look::First);
    let function = quote!(#head fn #name(reading: #first) -> #first #bounds { reading });
    model.looks().then_some(function)
}

/// What `check_grads!` is told of the params.
pub const PARAMS: &str = "__params";

fn params(model: &Model) -> TokenStream {
    let (head, name, bounds) = (head(model), model.function(PARAMS), where_sized(model));
    let roles = model.params.iter().map(role);
    let params = model.params.iter().map(|p| {
        let (name, differentiated) = (p.ident.to_string(), p.differentiated);
        quote!((#name, #differentiated))
    });
    quote! {
        #head fn #name() -> ::grads::__private::checks::Params<(#(#roles,)*)> #bounds {
            ::grads::__private::checks::Params {
                named: &[#(#params),*],
                roles: ::core::marker::PhantomData,
            }
        }
    }
}

/// A constant is not varied, so it may be of any type.
fn role(param: &Param) -> TokenStream {
    match param.differentiated || param.by == By::Mut {
        true => quote!(::grads::__private::checks::Varied),
        false => quote!(::grads::__private::checks::Held),
    }
}

/// Where the companion has a name of its own, annotated functions call the function by that name.
fn alias(model: &Model, args: &[Arg]) -> TokenStream {
    let Some(name) = &model.args.companion else {
        return quote!();
    };
    let (vis, sig) = (&model.item.vis, &model.written.sig);
    let (generics, bounds) = (&sig.generics, &sig.generics.where_clause);
    let own = generics::arguments(generics);
    let (function, value) = (&sig.ident, &sig.output);
    let types = sig.inputs.iter().filter_map(|input| match input {
        syn::FnArg::Typed(param) => Some(&param.ty),
        syn::FnArg::Receiver(_) => None,
    });
    let params = args.iter().zip(types).map(|(arg, ty)| {
        let name = &arg.name;
        quote!(#name: #ty)
    });
    let pass = args.iter().map(Arg::pass);
    let silent = crate::lints::silent();
    quote! {
        #[doc(hidden)]
        #[inline]
        #silent
        #vis fn #name #generics (#(#params),*) #value #bounds {
            #function::<#(#own),*>(#(#pass),*)
        }
    }
}

/// On what a method depends, and so what belongs to it.
pub(super) fn conditions(model: &Model) -> TokenStream {
    let conditions = model.item.attrs.iter().filter(|a| a.path().is_ident("cfg"));
    quote!(#(#conditions)*)
}

/// What stands before each function of a companion.
pub(super) fn head(model: &Model) -> TokenStream {
    head_of(model, &quote!(#[inline]))
}

/// The same, of a function that is inlined in this way.
pub(super) fn head_of(model: &Model, inline: &TokenStream) -> TokenStream {
    let Some(owner) = &model.owner else {
        return quote!(#inline pub);
    };
    let conditions = conditions(model);
    let vis = match owner.kind {
        Kind::Inherent | Kind::Unseen => model.item.vis.to_token_stream(),
        Kind::Trait | Kind::OfTrait | Kind::Operator => quote!(),
    };
    let silent = crate::lints::silent();
    quote! {
        #conditions
        #[doc(hidden)]
        #inline
        #silent
        #vis
    }
}

/// What `forward` returns.
pub(super) fn forward_type(model: &Model, boxed: bool) -> TokenStream {
    returned(model, boxed, &back_arguments(model), &back_result(model))
}

/// The value, and a way back of this signature.
pub(super) fn returned(
    model: &Model,
    boxed: bool,
    given: &[TokenStream],
    result: &TokenStream,
) -> TokenStream {
    if boxed || takes_functions(model) {
        let (value, back) = (return_type(model), boxed_of(model, given, result));
        return quote_spanned!(named::first(model)=> (#value, #back));
    }
    let captured = captured(model, &generics::inner(model), |p| p.kept);
    let value = return_type(model);
    let at = named::first(model);
    quote_spanned!(at=> (#value, impl ::core::ops::Fn(#(#given),*) -> #result + ::core::marker::Send + ::core::marker::Sync + use<#(#captured),*>))
}

/// Runs the function and keeps what its way back reads.
pub(super) fn forward(
    model: &Model,
    args: &[Arg],
    boxed: bool,
    body: &TokenStream,
    name: &str,
) -> Forward {
    let generics = generics::inner(model);
    let bounds = &generics.where_clause;
    let params = args.iter().map(|a| a.declare(None));
    let boxed = boxed || takes_functions(model);
    let (head, name, result) = (
        head(model),
        model.function(name),
        forward_type(model, boxed),
    );
    let body = if boxed {
        quote! {
            let (value, back) = { #body };
            (value, ::grads::__private::std::boxed::Box::new(back))
        }
    } else {
        body.clone()
    };
    let of_trait = |o: &std::rc::Rc<crate::owner::Owner>| o.kind == Kind::OfTrait;
    let at = match model.owner.as_ref().is_some_and(of_trait) {
        // where its trait has no such function
        true => name.span(),
        false => named::first(model),
    };
    let tokens =
        quote_spanned!(at=> #head fn #name #generics (#(#params),*) -> #result #bounds { #body });
    Forward { tokens, boxed }
}

/// Whether there are function-typed params. The way back is boxed then, because an `impl Fn` would be taken to borrow what
/// these capture.
pub(super) fn takes_functions(model: &Model) -> bool {
    model.params.iter().any(|p| p.function.is_some())
}

/// The type of a boxed way back.
pub(super) fn boxed_back(model: &Model) -> TokenStream {
    boxed_of(model, &back_arguments(model), &back_result(model))
}

fn boxed_of(model: &Model, given: &[TokenStream], result: &TokenStream) -> TokenStream {
    let lifetime = takes_functions(model).then(kept);
    let lifetime = lifetime.iter();
    let at = named::first(model);
    quote_spanned!(at=> ::grads::__private::std::boxed::Box<dyn ::core::ops::Fn(#(#given),*) -> #result + ::core::marker::Send + ::core::marker::Sync #(+ #lifetime)*>)
}

/// `grad`, `value_and_grad`, `value_and_grad_into`, and the selections.
fn gradients(model: &Model, args: &[Arg], em: &Emitter) -> TokenStream {
    let generics = generics::outer(model);
    let selected = seedable(model, &generics, vec![]);
    let bounds = seedable(model, &generics, named::reached(model));
    let bounds_of_buffers = {
        let mut more = named::buffers(model);
        more.extend(named::reached(model));
        seedable(model, &generics, more)
    };
    let params: Vec<_> = args.iter().map(|a| a.declare_outer(None)).collect();
    let pass: Vec<_> = args.iter().map(Arg::pass).collect();
    let run: Vec<_> = args.iter().map(Arg::pass_inner).collect();
    let value_type = return_type(model);
    let types = gradient_types(args);
    let bare_type = bare_or_tuple(&types);
    let unpacked = match &types[..] {
        [_] => quote!(gradients.0),
        _ => quote!(gradients),
    };
    let own: Vec<_> = generics.params.iter().collect();
    let turbofish = generics::arguments(&generics);
    let captured = captured(model, &generics, |_| model.owner.is_some());
    let inner = generics::arguments(&generics::inner(model));
    let head = head(model);
    let [
        forward_name,
        chosen_name,
        gradients_name,
        grad,
        value_and_grad,
        into_name,
        select,
        value_and_select,
    ] = [
        "forward",
        "__chosen_gradients",
        "gradients",
        "grad",
        "value_and_grad",
        "value_and_grad_into",
        "select",
        "value_and_select",
    ]
    .map(|name| model.function(name));
    let forward_name = match em.derivative.is_some_and(|d| d.of_value.is_some()) {
        true => model.function(OF_VALUE),
        false => forward_name,
    };
    // `Self` has generic params that only the later arguments settle
    let of = model
        .owner
        .is_some()
        .then(|| quote!(_: ::core::marker::PhantomData<Self>,));
    let name = model.function(joint::NAME);
    let at_once = joint::find(model, em.module).map(|_| AtOnce {
        function: quote!(Self::#name::<#(#inner),*>),
        run: quote!(#(#run),*),
    });
    let forward_run = match &at_once {
        Some(_) => quote!(),
        None => quote!(let (value, back) = Self::#forward_name::<#(#inner),*>(#(#run),*);),
    };
    let chosen = em.names.fresh("chosen");
    let WayBack {
        statements,
        gradients,
        ..
    } = way_back(
        args,
        &em.names,
        &one(model),
        Place::Chosen(&chosen),
        at_once.as_ref(),
    );
    let slots: Vec<Ident> = (0..types.len())
        .map(|i| em.names.fresh(&format!("slot{i}")))
        .collect();
    let slot_types = args.iter().filter(|a| a.param.differentiated);
    let slot_types = slot_types.map(|a| match a.param.by {
        By::Value => a.param.gradient(),
        By::Shared | By::Mut => a.param.adjoint(),
    });
    let into = way_back(
        args,
        &em.names,
        &one(model),
        Place::Slots(&slots),
        at_once.as_ref(),
    );
    let (reset, write) = (into.first, into.statements);
    let (closure, argument_types): (Vec<_>, Vec<_>) = match model.owner {
        None => args
            .iter()
            .map(|a| (a.declare_for_any(), a.outer_type()))
            .unzip(),
        // `Self` has lifetimes that are not any
        Some(_) => args
            .iter()
            .map(|a| (a.declare_outer(None), a.own_type()))
            .unzip(),
    };
    // nobody can call it where the value is not one float
    let callable = !named::is_never_one_float(model);
    let if_callable = |body: TokenStream| match callable {
        true => body,
        false => quote!(::core::unreachable!()),
    };
    let gradients_body = if_callable(quote! {
        #forward_run
        #statements
        (value, (#(#gradients,)*))
    });
    let into_body = if_callable(quote! {
        #reset
        #forward_run
        #write
        value
    });
    quote! {
        #[doc(hidden)]
        #head fn #chosen_name #generics (#(#params,)* #chosen: ::core::primitive::u32) -> (#value_type, (#(#types,)*)) #selected {
            #gradients_body
        }
        #head fn #gradients_name #generics (#(#params),*) -> (#value_type, (#(#types,)*)) #selected {
            Self::#chosen_name::<#(#turbofish),*>(#(#pass,)* !0)
        }
        #head fn #value_and_grad #generics (#(#params),*) -> (#value_type, #bare_type) #bounds {
            let (value, gradients) = Self::#gradients_name::<#(#turbofish),*>(#(#pass),*);
            (value, #unpacked)
        }
        #head fn #grad #generics (#(#params),*) -> #bare_type #bounds {
            let (_, gradients) = Self::#gradients_name::<#(#turbofish),*>(#(#pass),*);
            #unpacked
        }
        #head fn #into_name #generics (#(#params,)* #(#slots: &mut #slot_types),*) -> #value_type #bounds_of_buffers {
            #into_body
        }
        #head fn #select<#(#own,)* Selection: ::grads::__private::Select<(#(#types,)*)>>(#of _: Selection)
            -> impl ::core::ops::Fn(#(#argument_types),*) -> Selection::Out + use<#(#captured,)* Selection> #selected
        {
            |#(#closure),*| Selection::select(Self::#chosen_name::<#(#turbofish),*>(#(#pass,)* Selection::CHOSEN).1)
        }
        #head fn #value_and_select<#(#own,)* Selection: ::grads::__private::Select<(#(#types,)*)>>(#of _: Selection)
            -> impl ::core::ops::Fn(#(#argument_types),*) -> (#value_type, Selection::Out) + use<#(#captured,)* Selection> #selected
        {
            |#(#closure),*| {
                let (value, gradients) = Self::#chosen_name::<#(#turbofish),*>(#(#pass,)* Selection::CHOSEN);
                (value, Selection::select(gradients))
            }
        }
    }
}

/// The function's own bounds, and that its value is one float (`named::one_float`).
fn seedable(
    model: &Model,
    generics: &syn::Generics,
    more: Vec<syn::WherePredicate>,
) -> TokenStream {
    let mut known = bounds::of_derived(model);
    known.extend(named::assumptions(model));
    known.extend(more);
    known.extend(named::one_float(model));
    bounds::with(&generics.where_clause, known).into_token_stream()
}

/// `vjp`, with the zero cotangent of the outputs in place of the value: what functions with in-outs have for `jacobian!`.
pub const WITH_ZEROS: &str = "__vjp_with_zeros";

/// `vjp`: the value, and a pullback that needs nothing but cotangents.
fn vjp(model: &Model, args: &[Arg], em: &Emitter) -> TokenStream {
    let mut generics = generics::outer(model);
    let lifetime = kept();
    if generics.lifetimes().all(|l| l.lifetime != lifetime) {
        generics.params.insert(0, syn::parse_quote!(#lifetime));
    }
    let mut known = bounds::of_vjp(model);
    known.extend(named::assumptions(model));
    known.extend(block::is_constant(model).then(|| named::nothing_reached(model)));
    let bounds = bounds::with(&generics.where_clause, known);
    let shared = (!named::reads_unseen(model))
        .then(|| quote!(+ ::core::marker::Send + ::core::marker::Sync));
    let params = args.iter().map(|a| a.declare_outer(Some(&lifetime)));
    let run: Vec<_> = args.iter().map(Arg::pass_inner).collect();
    let value_type = return_type(model);
    let captured = captured(model, &generics, |_| true);
    let (head, [name, forward]) = (
        head(model),
        ["vjp", "forward"].map(|name| model.function(name)),
    );
    let inner = generics::arguments(&generics::inner(model));
    let Pulled {
        kept,
        closure,
        ct_type,
        result_type,
    } = pulled(model, args, &em.names);
    let pullback = quote!(impl ::core::ops::Fn(#ct_type) -> #result_type #shared + use<#lifetime, #(#captured),*>);
    let params: Vec<_> = params.collect();
    let with_zeros = tells_outputs(model, args).then(|| {
        let (with_zeros, zeros) = (model.function(WITH_ZEROS), zeros_of_outputs(model, args));
        let (own, pass) = (generics::arguments(&generics), args.iter().map(Arg::pass));
        quote! {
            #head fn #with_zeros #generics (#(#params),*) -> (#ct_type, #pullback) #bounds {
                let (value, pullback) = Self::#name::<#(#own),*>(#(#pass),*);
                (#zeros, pullback)
            }
        }
    });
    quote! {
        #head fn #name #generics (#(#params),*) -> (#value_type, #pullback) #bounds {
            let (value, back) = Self::#forward::<#(#inner),*>(#(#run),*);
            #kept
            (value, #closure)
        }
        #with_zeros
    }
}

/// Whether `jacobian!` has to be told what cotangents there are: a caller of `vjp` sees the value alone, not what in-outs hold. A
/// trait's methods do not tell it, since the macro asks by a trait of its own.
fn tells_outputs(model: &Model, args: &[Arg]) -> bool {
    let of_trait = model.owner.as_ref().is_some_and(|o| o.kind == Kind::Trait);
    let mut left = args.iter().filter(|a| a.param.by == By::Mut);
    !of_trait && left.any(|a| a.param.carries())
}

/// The zero cotangent of all outputs: of the value, then of what in-outs hold.
pub(super) fn zeros_of_outputs(model: &Model, args: &[Arg]) -> TokenStream {
    let left = args
        .iter()
        .filter(|a| a.param.by == By::Mut && a.param.carries());
    let left = left.map(|a| {
        let name = &a.name;
        quote!(&*#name)
    });
    let returned = (model.ret != Type::Unit).then(|| quote!(&value));
    let outputs = returned.into_iter().chain(left);
    let zeros: Vec<_> = outputs
        .map(|of| quote!(::grads::__private::zeros_like(#of)))
        .collect();
    bare_or_tuple(&zeros)
}

/// One constant per differentiated param, by which `wrt(..)` names it.
fn selectors(model: &Model) -> TokenStream {
    let differentiated = model.params.iter().filter(|p| p.differentiated).enumerate();
    differentiated
        .filter(|(_, p)| !is_of_companion(&p.ident))
        .map(|(i, p)| {
            let (name, selected) = (&p.ident, selected(i, p));
            quote!(pub const #name: #selected = #selected;)
        })
        .collect()
}

/// What a param selects of the gradients, as a type and a value.
pub(super) fn selected(i: usize, param: &Param) -> TokenStream {
    let reaches = param.ignored.is_none();
    quote!(::grads::__private::At::<#i, #reaches>)
}

/// The lowered graph as text, from which every later stage follows.
fn graph(model: &Model, text: &str) -> TokenStream {
    let (head, function) = (head(model), model.function("graph"));
    let (bounds, shown) = (where_sized(model), shown(model, text));
    quote! {
        #head fn #function(stage: &::core::primitive::str) -> ::grads::__private::std::string::String #bounds {
            #shown
        }
    }
}

/// The graph at `stage`.
fn shown(model: &Model, text: &str) -> TokenStream {
    let name = model.item.sig.ident.to_string();
    let wrt = model.wrt();
    quote!(::grads::__private::stage(#text, #name, &[#(#wrt),*], stage))
}

/// A text in place of a graph.
pub(super) fn note_for_graph(model: &Model, text: &str) -> TokenStream {
    let (head, function, bounds) = (head(model), model.function("graph"), where_sized(model));
    quote!(#head fn #function(_: &::core::primitive::str) -> ::grads::__private::std::string::String #bounds { ::core::convert::From::from(#text) })
}

/// A trait's companions are for types of known size, so that there can be trait objects of it.
pub(super) fn where_sized(model: &Model) -> TokenStream {
    let in_trait = model.owner.as_ref().is_some_and(|o| o.kind == Kind::Trait);
    if in_trait {
        quote!(where Self: Sized)
    } else {
        quote!()
    }
}
