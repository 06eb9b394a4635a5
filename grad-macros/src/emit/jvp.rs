//! Forward mode: `__jvp` runs the function on values and tangents, `jvp` is what `jvp!(f)` calls.

use super::Emitter;
use super::columns;
use super::companion::head;
use super::expr::Expr;
use super::frame::Frame;
use super::function::FnVars;
use super::generics::{self, without_kept};
use super::lanes;
use super::moves::join_guards;
use super::named;
use super::objective;
use super::place::{Rep, copy_of};
use super::pullback::places;
use super::pushed_functions::{of_closures, takes_functions, with_form};
use super::signature::{Arg, bare_or_tuple, return_type, seed_type};
use crate::args::{Rule, RuleKind};
use crate::bounds;
use crate::closures::Derivative;
use crate::functions::Form;
use crate::model::{By, CLOSURE, Lowered, Model};
use crate::nested;
use crate::owner::{self, Kind};
use grad_core::array_methods::MAKERS;
use grad_core::entity::{FuncRef, Value};
use grad_core::grad::jvp_name;
use grad_core::ir::Type;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned as _;

/// The function on values and tangents, which other functions call.
pub(super) const NAME: &str = "__jvp";

/// What `jvp!(f)` calls.
const OUTER: &str = "jvp";

/// Both functions, if the attribute asks for them.
pub(super) fn functions(
    model: &Model,
    derivative: &Derivative,
    lowered: &Lowered,
    beside: &Emitter,
) -> Option<TokenStream> {
    let pushed = derivative.pushed.as_deref()?;
    let func = pushed
        .module
        .find(&jvp_name(&model.item.sig.ident.to_string()))?;
    let model = &with_form(model, Form::Pushed);
    let em = Emitter::new(pushed, func, lowered)
        .both_ways(func)
        .locating(model)
        .sharing(&beside.shared)
        .knowing(model, func)
        .doubting(beside.believed.clone(), model);
    let args = Arg::all(model, &em.names);
    let em = Emitter {
        functions: FnVars::all(&args),
        ..em
    };
    let tangents = Tangent::all(&args, &em);
    let (items, body) = (&model.items, body(&em, model, func, &args, &tangents));
    let body = quote!(#(#items)* #body);
    let over_lanes = lanes::has_lanes(&em.module.funcs[func]);
    let inner = match over_lanes {
        true => lanes::functions(model, &args, &tangents, &body),
        false => inner(model, &args, &tangents, &body),
    };
    if is_of_trait(model) {
        return Some(inner);
    }
    let entry = entry(model, &args, &tangents);
    if takes_functions(model) {
        let named = [
            (OUTER, 2),
            (columns::DENSE, model.params.len()),
            (columns::SPARSE, 1),
        ];
        let outer = of_closures(model, &named);
        return Some(quote!(#inner #entry #outer));
    }
    let outer = outer(model, &args, &tangents, over_lanes);
    Some(quote!(#inner #entry #outer))
}

/// What stands in the place of those of a type's own method that has none: of two methods of one name, the type's own and a trait's, only the
/// trait's may have forward mode, which is that of another body.
pub(super) fn lacking(model: &Model, args: &[Arg], em: &Emitter) -> Option<TokenStream> {
    if !is_own_method(model) {
        return None;
    }
    let lacks = syn::parse_quote!(for<'grads_mode> (): ::grads::__private::HasForwardMode);
    let model = &under(model, lacks);
    let tangents = Tangent::all(args, em);
    let inner = inner(model, args, &tangents, &quote!(::core::unreachable!()));
    let entry = entry(model, args, &tangents);
    Some(quote!(#inner #entry))
}

/// Whether this is a function of a type's own, beside which traits may have one of the same name.
pub(super) fn is_own_method(model: &Model) -> bool {
    let owner = model.owner.as_ref();
    owner.is_some_and(|o| matches!(o.kind, Kind::Inherent | Kind::Unseen))
}

/// The same under one more condition.
pub(super) fn under(model: &Model, condition: syn::WherePredicate) -> Model {
    let mut model = model.clone();
    let clause = model.item.sig.generics.make_where_clause();
    clause.predicates.push(condition);
    model
}

/// Whether the trait of an `impl` has what follows from what the `impl` gives.
pub(super) fn is_of_trait(model: &Model) -> bool {
    let owner = model.owner.as_ref();
    owner.is_some_and(|o| o.kind == Kind::OfTrait)
}

/// Those of a method that a trait leaves to its impls: they give what runs it on values and tangents.
pub(super) fn required(model: &Model, args: &[Arg], em: &Emitter) -> Option<TokenStream> {
    if !model.args.has_forward_mode() {
        return None;
    }
    let tangents = Tangent::all(args, em);
    let params = args.iter().map(Arg::declare_required);
    let pushed = tangents.iter().map(Tangent::declare_required);
    let params = params.chain(pushed).collect::<Vec<_>>();
    let model = &with_form(model, Form::Pushed);
    let inner = declared(model, &params, &quote!(;));
    let entry = entry(model, args, &tangents);
    if takes_functions(model) {
        let named = [
            (OUTER, 2),
            (columns::DENSE, model.params.len()),
            (columns::SPARSE, 1),
        ];
        let outer = of_closures(model, &named);
        return Some(quote!(#inner #entry #outer));
    }
    let outer = outer(model, args, &tangents, false);
    Some(quote!(#inner #entry #outer))
}

/// What runs a function on values and tangents, and gives both.
pub(super) fn body(
    em: &Emitter,
    model: &Model,
    func: FuncRef,
    args: &[Arg],
    tangents: &[Tangent],
) -> TokenStream {
    let (graph, mut frame) = (&em.module.funcs[func], Frame::new(em, func, &[]));
    frame.out.extend(super::call::called_methods(em, model));
    for arg in args {
        if let Some(function) = arg.param.function.as_ref().filter(|_| arg.param.no_diff) {
            let (name, plain) = (&arg.name, without_kept(arg, function));
            frame.out.extend(quote!(let #name = #plain;));
        }
    }
    let values = || args.iter().filter(|a| a.param.function.is_none());
    let (own, pushed) = graph.params.split_at(values().count());
    for (arg, &v) in values().zip(own) {
        frame.enter(arg, v);
    }
    for (tangent, &v) in tangents.iter().zip(pushed) {
        frame.enter_tangent(tangent, v);
    }
    frame.run();
    frame.order_results(&graph.results);
    let in_outs = || args.iter().filter(|a| a.param.by == By::Mut).count();
    let (returned, left) = graph.results.split_at(graph.results.len() - 2 * in_outs());
    let (values, pushed) = left.split_at(in_outs());
    let places_left = args.iter().filter(|a| a.param.by == By::Mut).zip(values);
    let tangents_left = tangents
        .iter()
        .filter(|t| t.arg.param.by == By::Mut)
        .zip(pushed);
    let tangents_left: Vec<_> = tangents_left
        .filter(|(t, _)| t.arg.param.carries())
        .collect();
    let all: Vec<(Option<&Ident>, Value)> = returned
        .iter()
        .map(|&v| (None, v))
        .chain(places_left.clone().map(|(arg, &v)| (Some(&arg.name), v)))
        .chain(tangents_left.iter().map(|(t, v)| (Some(&t.name), **v)))
        .collect();
    frame.set_apart(&all);
    let value = returned.first().map(|&v| {
        let name = em.names.fresh("pair");
        let value = frame.result(v);
        frame.effect(quote!(let #name = #value;));
        name
    });
    for (arg, &v) in places_left {
        frame.leave(arg, v);
    }
    for (tangent, &v) in tangents_left {
        frame.leave_in(&tangent.name, v);
    }
    let value = value.map_or_else(|| quote!(((), ())), |name| quote!(#name));
    let (places, lost, out) = (places(em), em.declare_lost(), join_guards(frame.out.take()));
    quote!(#places #lost #out #value)
}

/// The params of a closure that a call is handed, and its body. It has `own` params of its own, then those of what it captures, which is in
/// the first of `captures`, and its tangents in the second.
pub(super) fn of_closure(
    em: &Emitter,
    model: &Model,
    func: FuncRef,
    own: usize,
    captures: [&[Ident]; 2],
) -> (Vec<TokenStream>, TokenStream) {
    let mut args = Arg::all(model, &em.names);
    for (arg, name) in args[own..].iter_mut().zip(captures[0]) {
        arg.name = name.clone();
    }
    let mut tangents = Tangent::all(&args, em);
    for (tangent, name) in tangents[own..].iter_mut().zip(captures[1]) {
        tangent.name = name.clone();
    }
    let params = args[..own].iter().map(|a| a.declare(None));
    let pushed = tangents[..own].iter().map(Tangent::declare_in_closure);
    let params = params.chain(pushed).collect();
    (params, body(em, model, func, &args, &tangents))
}

/// What `jvp!` of a closure in place is: a closure of primals and tangents. `asked` is what it asks rustc for.
pub(super) fn closure(
    model: &Model,
    pushed: &Derivative,
    lowered: &Lowered,
    asked: &TokenStream,
) -> Option<TokenStream> {
    let func = pushed.module.find(&jvp_name(CLOSURE))?;
    let em = Emitter::new(pushed, func, lowered)
        .both_ways(func)
        .locating(model)
        .knowing(model, func);
    let args = Arg::all(model, &em.names);
    let tangents = Tangent::all(&args, &em);
    let body = body(&em, model, func, &args, &tangents);
    let Along {
        params,
        before,
        run,
        ..
    } = Along::new(model, &args, &tangents);
    let own = args.iter().map(|a| a.declare(None));
    let pushed = tangents.iter().map(Tangent::declare_in_closure);
    Some(quote! {
        |#params| {
            #before
            let run = |#(#own,)* #(#pushed),*| { #asked #body };
            let (value, mut tangent) = run(#run);
            ::grads::__private::settled(&mut tangent);
            (value, tangent)
        }
    })
}

/// What the Jacobian of a closure by columns is made of: the dense one, or what a `reading` makes of runs along one tangent after another.
pub(super) fn columns(
    model: &Model,
    pushed: &Derivative,
    lowered: &Lowered,
    asked: &TokenStream,
    reading: Option<&TokenStream>,
) -> Option<TokenStream> {
    let func = pushed.module.find(&jvp_name(CLOSURE))?;
    let em = Emitter::new(pushed, func, lowered)
        .both_ways(func)
        .locating(model)
        .knowing(model, func);
    let args = Arg::all(model, &em.names);
    let tangents = Tangent::all(&args, &em);
    let body = body(&em, model, func, &args, &tangents);
    let own = args.iter().map(|a| a.declare(None));
    let declared = tangents.iter().map(Tangent::declare_in_closure);
    let run = Ident::new("run", Span::mixed_site());
    let made = columns::of_closure(model, &args, &tangents, &run, reading);
    let params = args.iter().map(|a| a.declare(None));
    Some(quote! {
        |#(#params),*| {
            let #run = |#(#own,)* #(#declared),*| { #asked #body };
            #made
        }
    })
}

/// Those of a function with an error: its uses have the types that they would have.
pub(super) fn stub(model: &Model, args: &[Arg], em: &Emitter) -> Option<TokenStream> {
    let named = model
        .owner
        .as_ref()
        .is_none_or(|o| !matches!(o.kind, Kind::Unseen | Kind::Operator));
    if !model.args.has_forward_mode() || takes_functions(model) || !named {
        return None;
    }
    let second = super::second::stub(model);
    let tangents = Tangent::all(args, em);
    let body = quote!(::core::unreachable!());
    let inner = inner(model, args, &tangents, &body);
    if is_of_trait(model) {
        return Some(quote!(#inner #second));
    }
    let entry = entry(model, args, &tangents);
    let outer = outer(model, args, &tangents, false);
    Some(quote!(#inner #entry #outer #second))
}

/// Those of a function whose derivative is a rule, if the attribute asks for them. A tangent that is not there meets no
/// partial.
pub(super) fn of_rule(
    model: &Model,
    rule: &Rule,
    args: &[Arg],
    em: &Emitter,
) -> Option<TokenStream> {
    if !model.args.has_forward_mode() || takes_functions(model) {
        return None;
    }
    let tangents = Tangent::all(args, em);
    let body = match rule.kind {
        RuleKind::Vjp => {
            let (_, path) = model.args.pushed.as_ref()?;
            tangent_by_rule(model, path, args, &tangents, em)
        }
        RuleKind::Partials => tangent_by_partials(model, rule, args, &tangents, em),
        RuleKind::GradientOf => tangent_of_gradient(rule, args, &tangents, em),
    };
    let inner = inner(model, args, &tangents, &body);
    if is_of_trait(model) {
        return Some(inner);
    }
    let entry = entry(model, args, &tangents);
    let outer = outer(model, args, &tangents, false);
    Some(quote!(#inner #entry #outer))
}

/// That of anything by a rule of forward mode, which knows of no tangents that are not there.
fn tangent_by_rule(
    model: &Model,
    path: &syn::Path,
    args: &[Arg],
    tangents: &[Tangent],
    em: &Emitter,
) -> TokenStream {
    let at = path.span().resolved_at(Span::call_site());
    let wanted: Vec<&Tangent> = tangents
        .iter()
        .filter(|t| t.arg.param.differentiated)
        .collect();
    let is_number = |t: &&Tangent| t.arg.param.by == By::Value && t.arg.param.ty.is_scalar();
    let names = wanted.iter().map(|t| &t.name);
    let there = em.names.fresh("there");
    let numbers: Vec<&Ident> = wanted
        .iter()
        .filter(|t| is_number(t))
        .map(|t| &t.name)
        .collect();
    let marked = matches!(model.ret, Type::Float(_)) && numbers.len() == wanted.len();
    let asked =
        marked.then(|| quote!(let #there = #(::grads::__private::is_present(&#numbers))||*;));
    let mark = match marked {
        true => quote!(let tangent = ::grads::__private::marked(&#there, &tangent);),
        false => quote!(::grads::__private::settled(&mut tangent);),
    };
    let tell = numbers.iter().map(|name| {
        quote! {
            let mut #name = #name;
            ::grads::__private::settled(&mut #name);
        }
    });
    let types = args.iter().map(Arg::ty);
    let (pushed, own) = (wanted.iter().map(|t| t.ty()), args.iter().map(|a| &a.name));
    let (value, tangent) = (return_type(model), seed_type(model));
    let mutable = (!marked).then(|| quote!(mut));
    quote_spanned! {at=>
        #asked
        #(#tell)*
        let (value, #mutable tangent) = ::grads::__private::jvp_rule::<_, (#(#types,)* #(#pushed,)*), #value, #tangent>(#path, (#(#own,)* #(#names,)*));
        #mark
        (value, tangent)
    }
}

/// That of a gradient: a product with the Hessian.
fn tangent_of_gradient(
    rule: &Rule,
    args: &[Arg],
    tangents: &[Tangent],
    em: &Emitter,
) -> TokenStream {
    let along = tangents.iter().map(|t| {
        let wanted = t.arg.param.differentiated.then_some(&t.name);
        wanted.map(ToTokens::to_token_stream)
    });
    let pass: Vec<_> = args
        .iter()
        .map(|arg| match (arg.param.by, &arg.name) {
            (By::Value, name) if !arg.param.ty.is_scalar() => quote!(#name.clone()),
            (_, name) => quote!(#name),
        })
        .collect();
    let part = em.names.fresh("tangent");
    let nothing = args.iter().skip(1).map(|_| None);
    let gradient = objective::gradient(&rule.path, &pass);
    let product = objective::Product {
        path: &rule.path,
        args,
        pass,
        along: along.collect(),
        wanted: std::iter::once(Some(&part)).chain(nothing).collect(),
    };
    let run = product.run(&em.names);
    quote! {
        let value = #gradient;
        #run
        (value, #part)
    }
}

/// That of a float by its partials.
fn tangent_by_partials(
    model: &Model,
    rule: &Rule,
    args: &[Arg],
    tangents: &[Tangent],
    em: &Emitter,
) -> TokenStream {
    let wanted: Vec<&Tangent> = tangents
        .iter()
        .filter(|t| t.arg.param.differentiated)
        .collect();
    let partials: Vec<Ident> = wanted
        .iter()
        .map(|t| em.names.fresh(&format!("by_{}", t.arg.param.ident)))
        .collect();
    let shares = wanted.iter().zip(&partials).map(|(t, by)| {
        let name = match (t.arg.param.by, &t.name) {
            (By::Value, name) => quote!(#name),
            (By::Shared | By::Mut, name) => quote!(*#name),
        };
        quote! {
            if ::grads::__private::is_present(&#name) {
                tangent = tangent + #by * #name;
            }
        }
    });
    let names: Vec<TokenStream> = partials.iter().map(|by| quote!(#by)).collect();
    let (pattern, run) = (
        bare_or_tuple(&names),
        super::rule::run_partials(model, rule, args),
    );
    let (function, own) = (
        &model.item.sig.ident,
        generics::arguments(&model.item.sig.generics),
    );
    let (this, pass) = (
        super::rule::this(model),
        args.iter().map(super::nested::copied),
    );
    let nothing = super::literal::literal("-0.0", &model.ret, Span::mixed_site()).tokens;
    quote! {
        let value = #this #function::<#(#own),*>(#(#pass),*);
        let #pattern = #run;
        let mut tangent = #nothing;
        #(#shares)*
        (value, tangent)
    }
}

/// Those of a method that has no derivative but may stand among numbers, and whose value is `value`.
pub(super) fn of_constant(
    model: &Model,
    args: &[Arg],
    em: &Emitter,
    value: &TokenStream,
) -> TokenStream {
    let tangents = Tangent::all(args, em);
    let body = constant_pair(model, value);
    let inner = inner(model, args, &tangents, &body);
    let entry = entry(model, args, &tangents);
    quote!(#inner #entry)
}

/// A value that does not change, and its tangent.
pub(super) fn constant_pair(model: &Model, value: &TokenStream) -> TokenStream {
    let tangent = match model.ret.is_differentiable() {
        true => quote!(::grads::__private::zeros_like(&value)),
        false => quote!(()),
    };
    quote! {
        let value = #value;
        let tangent = #tangent;
        (value, tangent)
    }
}

/// The tangent of a param, as a param.
pub(super) struct Tangent<'a> {
    pub arg: &'a Arg<'a>,
    pub name: Ident,
}

impl<'a> Tangent<'a> {
    pub fn all(args: &'a [Arg<'a>], em: &Emitter) -> Vec<Self> {
        let name = |arg: &Arg| em.names.fresh(&format!("d_{}", arg.param.ident));
        let values = args.iter().filter(|a| a.param.function.is_none());
        values
            .map(|arg| Tangent {
                name: name(arg),
                arg,
            })
            .collect()
    }

    /// Those of `args` that have these names.
    pub fn named(args: &'a [Arg<'a>], names: impl Iterator<Item = Ident>) -> Vec<Self> {
        let both = args.iter().zip(names);
        both.map(|(arg, name)| Tangent { arg, name }).collect()
    }

    /// What the user passes: in the form of the param.
    fn ty(&self) -> TokenStream {
        let param = self.arg.param;
        let at = named::place(&param.syn_ty);
        let (gradient, adjoint) = (param.gradient(), param.adjoint());
        match param.by {
            By::Value => gradient,
            By::Shared => quote_spanned!(at=> &#adjoint),
            By::Mut => quote_spanned!(at=> &mut #adjoint),
        }
    }

    /// What has no tangent here may have one for the caller.
    pub fn declare(&self) -> TokenStream {
        self.declare_as(&self.ty())
    }

    /// The same, as a param of a function without a body.
    fn declare_required(&self) -> TokenStream {
        let (name, ty, any) = (&self.name, self.ty(), self.any());
        match self.arg.param.carries() {
            true => quote!(#name: #ty),
            false => quote!(_: #any),
        }
    }

    /// The same, of this type if it has one.
    pub fn declare_as(&self, ty: &TokenStream) -> TokenStream {
        let name = &self.name;
        let any = self.any();
        match (self.arg.param.carries(), self.arg.param.by) {
            (true, By::Value) if !self.arg.param.ty.is_scalar() => quote!(mut #name: #ty),
            (true, _) => quote!(#name: #ty),
            (false, _) => quote!(_: #any),
        }
    }

    /// The same, of a closure, whose params have no types `impl ..`.
    fn declare_in_closure(&self) -> TokenStream {
        match self.arg.param.carries() {
            true => self.declare(),
            false => quote!(_),
        }
    }

    /// The type of one that is not looked at.
    fn any(&self) -> TokenStream {
        match self.arg.param.by {
            By::Value => quote!(impl ::core::marker::Sized),
            By::Shared => quote!(&(impl ?::core::marker::Sized)),
            By::Mut => quote!(&mut (impl ?::core::marker::Sized)),
        }
    }

    /// What `__jvp` is handed by `jvp`, where only the differentiated params have tangents.
    pub fn pass(&self) -> (TokenStream, TokenStream) {
        self.pass_with(&quote!(::grads::__private::zeros_like))
    }

    /// The same, with what gives zeros.
    pub fn pass_with(&self, zeros_like: &TokenStream) -> (TokenStream, TokenStream) {
        let (name, of, param) = (&self.name, &self.arg.name, self.arg.param);
        if param.differentiated {
            let settle = match param.by {
                By::Value => quote!(::grads::__private::settled(&mut #name);),
                By::Shared | By::Mut => quote!(),
            };
            let pass = match param.by {
                By::Value | By::Shared => quote!(#name),
                By::Mut => quote!(&mut *#name),
            };
            return (settle, pass);
        }
        if !param.carries() {
            return (quote!(), self.nothing());
        }
        let of = if param.by == By::Value {
            quote!(&#of)
        } else {
            quote!(&*#of)
        };
        let zeros = quote!(let mut #name = #zeros_like(#of););
        let pass = match param.by {
            By::Value => quote!(#name),
            By::Shared => quote!(&#name),
            By::Mut => quote!(&mut #name),
        };
        (zeros, pass)
    }

    /// What is passed for one that is not looked at.
    fn nothing(&self) -> TokenStream {
        match self.arg.param.by {
            By::Value => quote!(()),
            By::Shared => quote!(&()),
            By::Mut => quote!(&mut ()),
        }
    }

    /// As an argument of a function of the same params.
    pub fn hand_on_or_nothing(&self) -> TokenStream {
        match self.arg.param.carries() {
            true => self.hand_on(),
            false => self.nothing(),
        }
    }

    /// Defines one that is not passed, in the form of the param: zeros, or nothing.
    pub fn unpassed(&self) -> TokenStream {
        let (name, of, param) = (&self.name, &self.arg.name, self.arg.param);
        let zeros = match (param.carries(), param.by) {
            (true, By::Value) => quote!(::grads::__private::zeros_like(&#of)),
            (true, By::Shared | By::Mut) => quote!(::grads::__private::zeros_like(&*#of)),
            (false, _) => quote!(()),
        };
        match param.by {
            By::Value => quote!(let mut #name = #zeros;),
            By::Shared => quote!(let #name = &#zeros;),
            By::Mut => quote!(let #name = &mut #zeros;),
        }
    }

    /// As an argument, of one that is in a variable in the form of the param.
    pub fn hand_on(&self) -> TokenStream {
        let name = &self.name;
        match self.arg.param.by {
            By::Value | By::Shared => quote!(#name),
            By::Mut => quote!(&mut *#name),
        }
    }
}

impl Tangent<'_> {
    /// Variables of a run: copies of what it takes by value or writes to, and of the tangent that `name` refers to.
    pub(super) fn copies(&self) -> TokenStream {
        let (name, of, param) = (&self.name, &self.arg.name, self.arg.param);
        let primal = match param.by {
            By::Value => quote!(let mut #of = ::core::clone::Clone::clone(&#of);),
            By::Shared => quote!(),
            By::Mut => {
                let copy = Ident::new("copy", Span::mixed_site());
                let define = param.copy(&copy);
                quote!(#define let mut #of = #copy(&*#of); let #of = &mut #of;)
            }
        };
        let tangent = match param.by {
            By::Value if param.differentiated => {
                quote!(let mut #name = ::core::clone::Clone::clone(#name);)
            }
            By::Mut if param.differentiated => {
                quote!(let mut #name = ::core::clone::Clone::clone(#name); let #name = &mut #name;)
            }
            By::Value | By::Shared | By::Mut => quote!(),
        };
        quote!(#primal #tangent)
    }

    /// What a run leaves in it.
    pub fn left(&self) -> TokenStream {
        let name = &self.name;
        match self.arg.param.differentiated {
            true => quote!(::core::clone::Clone::clone(&*#name)),
            false => quote!(#name),
        }
    }
}

pub(super) fn inner(
    model: &Model,
    args: &[Arg],
    tangents: &[Tangent],
    body: &TokenStream,
) -> TokenStream {
    let params = args.iter().map(|a| a.declare(None));
    let pushed = tangents.iter().map(Tangent::declare);
    let params = params.chain(pushed).collect::<Vec<_>>();
    declared(model, &params, &quote!({ #body }))
}

/// `__jvp` with these params; a trait may leave its body to the impls.
fn declared(model: &Model, params: &[TokenStream], body: &TokenStream) -> TokenStream {
    let generics = generics::inner(model);
    let bounds = &generics.where_clause;
    let (head, name) = (head(model), model.function(NAME));
    let (value, tangent) = (return_type(model), seed_type(model));
    let at = match is_of_trait(model) {
        // where its trait has no such function
        true => name.span(),
        false => named::first(model),
    };
    quote_spanned! {at=>
        #head fn #name #generics (#(#params),*) -> (#value, #tangent) #bounds #body
    }
}

/// What is called like the method itself: `self` comes by reference, whatever the method takes.
fn entry(model: &Model, args: &[Arg], tangents: &[Tangent]) -> Option<TokenStream> {
    let (this, rest) = args
        .split_first()
        .filter(|(a, _)| a.param.ident == "self")?;
    let (pushed_this, pushed_rest) = tangents.split_first()?;
    let generics = generics::inner(model);
    let method = &model.item.sig.ident;
    let (head, name, inner) = (head(model), owner::jvp_entry(method), model.function(NAME));
    let params: Vec<_> = rest.iter().map(|a| a.declare(None)).collect();
    let names: Vec<&Ident> = pushed_rest.iter().map(|t| &t.name).collect();
    let pushed = pushed_rest.iter().map(|t| match t.arg.param.carries() {
        true => t.declare(),
        // handed on
        false => {
            let (name, ty) = (&t.name, t.any());
            quote!(#name: #ty)
        }
    });
    let pushed: Vec<_> = pushed.collect();
    let pass = rest.iter().map(Arg::pass);
    let of_this = &pushed_this.name;
    let adjoint = pushed_this.arg.param.adjoint();
    let adjoint = match pushed_this.arg.param.carries() {
        true => adjoint,
        false => quote!((impl ?::core::marker::Sized)),
    };
    let mut bounds = generics.where_clause.clone();
    let (receiver, given, own, of_own) = match this.param.by {
        By::Shared => (
            quote!(&self),
            quote!(&#adjoint),
            quote!(self),
            quote!(#of_this),
        ),
        By::Mut => (
            quote!(&mut self),
            quote!(&mut #adjoint),
            quote!(self),
            quote!(#of_this),
        ),
        By::Value => {
            let ty = &this.param.syn_ty;
            let clause = bounds.get_or_insert_with(|| syn::parse_quote!(where));
            clause
                .predicates
                .push(syn::parse_quote!(#ty: ::grads::__private::Copied));
            let copy = copy_of(&quote!(self), Span::call_site());
            let tangent = match pushed_this.arg.param.carries() {
                true => quote!(::core::clone::Clone::clone(#of_this)),
                false => quote!(()),
            };
            (quote!(&self), quote!(&#adjoint), copy, tangent)
        }
    };
    let (value, tangent) = (return_type(model), seed_type(model));
    let turbofish = generics::arguments(&generics);
    let at = named::first(model);
    Some(quote_spanned! {at=>
        #head fn #name #generics (#receiver, #(#params,)* #of_this: #given, #(#pushed),*) -> (#value, #tangent) #bounds {
            Self::#inner::<#(#turbofish),*>(#own, #(#pass,)* #of_own, #(#names),*)
        }
    })
}

/// `jvp(primals, tangents)`.
fn outer(model: &Model, args: &[Arg], tangents: &[Tangent], over_lanes: bool) -> TokenStream {
    let Along {
        generics,
        params,
        bounds,
        before,
        run,
    } = Along::new(model, args, tangents);
    let turbofish = generics::arguments(&generics);
    let (head, name, inner) = (head(model), model.function(OUTER), model.function(NAME));
    let (value, result) = (return_type(model), seed_type(model));
    // of what takes anything rustc infers what it takes
    let turbofish = match tangents.iter().all(|t| t.arg.param.carries()) {
        true => quote!(::<#(#turbofish),*>),
        false => quote!(),
    };
    let by_columns = columns::functions(model, args, tangents, over_lanes);
    quote! {
        #by_columns
        #head fn #name #generics (#params) -> (#value, #result) #bounds {
            #before
            let (value, mut tangent) = Self::#inner #turbofish (#run);
            ::grads::__private::settled(&mut tangent);
            (value, tangent)
        }
    }
}

/// A function `(primals, tangents)`, bare for one, else tuples, around one of all params and the tangents of all.
pub(super) struct Along {
    /// Its generic params.
    pub generics: syn::Generics,
    /// Its params.
    pub params: TokenStream,
    /// Its bounds.
    pub bounds: Option<syn::WhereClause>,
    /// Makes the tangents that only the other has.
    pub before: TokenStream,
    /// What the other is handed.
    pub run: TokenStream,
}

impl Along {
    pub fn new(model: &Model, args: &[Arg], tangents: &[Tangent]) -> Self {
        let generics = generics::outer(model);
        let mut known = bounds::of_derived(model);
        known.extend(named::assumptions(model));
        let wanted: Vec<&Tangent> = tangents
            .iter()
            .filter(|t| t.arg.param.differentiated)
            .collect();
        let names: Vec<TokenStream> = args.iter().map(pattern).collect();
        let types: Vec<TokenStream> = args.iter().map(Arg::own_type).collect();
        let pushed: Vec<TokenStream> = wanted
            .iter()
            .map(|t| match (t.arg.param.by, &t.name) {
                (By::Value, name) => quote!(mut #name),
                (By::Shared | By::Mut, name) => quote!(#name),
            })
            .collect();
        let pushed_types: Vec<TokenStream> = wanted.iter().map(|t| t.ty()).collect();
        let (primal, tangent) = (bare_or_tuple(&names), bare_or_tuple(&pushed));
        let (primal_type, tangent_type) = (bare_or_tuple(&types), bare_or_tuple(&pushed_types));
        let (before, pass): (Vec<_>, Vec<_>) = tangents.iter().map(Tangent::pass).unzip();
        let own = args.iter().map(Arg::pass);
        Along {
            bounds: bounds::with(&generics.where_clause, known),
            generics,
            params: quote!(#primal: #primal_type, #tangent: #tangent_type),
            before: quote!(#(#before)*),
            run: quote!(#(#own,)* #(#pass),*),
        }
    }
}

/// That what is taken by value can be copied.
pub(super) fn copied_args(args: &[Arg]) -> Vec<syn::WherePredicate> {
    let copied = args.iter().filter(|a| a.param.by == By::Value);
    let shown = copied.filter(|a| a.param.array.is_none());
    shown.map(Arg::is_copied).collect()
}

/// The same in what gives a function for all lifetimes: of a type with a hidden one it would say what that is.
pub(super) fn copied_for_any(args: &[Arg]) -> Vec<syn::WherePredicate> {
    let copied = args.iter().filter(|a| a.param.by == By::Value);
    let shown = copied.filter(|a| a.param.hidden.is_none() && a.param.array.is_none());
    shown.map(Arg::is_copied).collect()
}

/// The zero gradient of these params.
pub(super) fn zeros_of(wanted: &[&Tangent]) -> TokenStream {
    let zeros = wanted.iter().map(|t| {
        let name = &t.arg.name;
        match t.arg.param.by {
            By::Value => quote!(::grads::__private::zeros_like(&#name)),
            By::Shared | By::Mut => quote!(::grads::__private::zeros_like(&*#name)),
        }
    });
    bare_or_tuple(&zeros.collect::<Vec<_>>())
}

/// A param in the pattern of all of them.
fn pattern(arg: &Arg) -> TokenStream {
    let name = &arg.name;
    quote!(#name)
}

impl Frame<'_> {
    /// What stands for the tangent of a param.
    fn enter_tangent(&mut self, tangent: &Tangent, v: Value) {
        let (name, param) = (&tangent.name, tangent.arg.param);
        let rep = match param.carries() {
            true => self.rep_of_param(name, param.by, v),
            false => Rep::Scalar(Expr::atom(quote!(()))),
        };
        self.set(v, rep);
    }
}

/// What a companion may lack.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Forward mode.
    Forward,
    /// Its way back.
    Second,
    /// The Hessian, which only functions that return one float have.
    Hessian,
    /// Looks at its numbers.
    Looks,
    /// The derivative of a derivative in another function.
    Nested(nested::Kind),
}

impl Mode {
    /// What `#[differentiable]` has to say, and what is lacking without it.
    fn says(self) -> (&'static str, &'static str) {
        match self {
            Mode::Forward => ("forward", "no forward mode"),
            Mode::Second | Mode::Nested(_) => ("order = 2", "no second derivatives"),
            Mode::Hessian => ("order = 2", "no Hessian"),
            Mode::Looks => ("check_finite", "no checks of its numbers"),
        }
    }
}

/// The forward mode of what a path names, or what rustc says where there is none.
pub(super) fn or_say(
    function: &TokenStream,
    name: &TokenStream,
    callee: &str,
    mode: Mode,
    span: Span,
) -> TokenStream {
    // what makes arrays of elements that are not known yet would be taken for what has none
    let last = callee.rsplit("::").next().unwrap_or_default().trim();
    let missing = match cfg!(feature = "foreign") && callee.contains("::") && MAKERS.contains(&last)
    {
        true => quote!(),
        false => missing(name, callee, mode),
    };
    quote_spanned!(span=> ({ #missing #function }))
}

/// What rustc finds where a companion has no such function: an item that nothing has, which says what to add.
pub fn missing(function: &TokenStream, callee: &str, mode: Mode) -> TokenStream {
    let last = function.clone().into_iter().filter_map(|t| match t {
        proc_macro2::TokenTree::Ident(name) => Some(name),
        _ => None,
    });
    let Some(last) = last.last() else {
        return quote!();
    };
    let callee = callee.trim_start_matches('.');
    let (argument, lacking) = mode.says();
    let message = format!("`{callee}` has {lacking}");
    let mut note = format!("say that it has: `#[differentiable({argument})]` on `{callee}`");
    match mode {
        Mode::Hessian => note += ", which has to return one float",
        Mode::Nested(kind) => {
            let name = kind.name();
            note += &format!(", for the derivative of `{name}!({callee})`");
        }
        Mode::Forward | Mode::Second | Mode::Looks => {}
    }
    let [has, other] = match mode {
        Mode::Forward => ["HasForwardMode", "ForwardMode"],
        Mode::Looks => ["HasChecks", "Checks"],
        Mode::Second | Mode::Hessian | Mode::Nested(_) => {
            ["HasSecondDerivatives", "SecondDerivatives"]
        }
    }
    .map(|name| Ident::new(name, Span::mixed_site()));
    let last = Ident::new(&last.to_string(), Span::call_site());
    let silent = crate::lints::silent();
    quote! {
        #[diagnostic::on_unimplemented(message = #message, note = #note)]
        #silent
        trait #has {}
        #silent
        trait #other {
            fn #last() {}
        }
        #silent
        impl<T: #has + ?::core::marker::Sized> #other for T {}
    }
}
