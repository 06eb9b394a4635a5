//! The generic params of the companion's functions. A function-typed param `f: impl Fn(A) -> R` is one `F: Fn(A) -> (R, K)`
//! in `forward`: what it gives beside its value, `K`, is kept for the way back.

use super::pushed_functions::no_tangents;
use super::signature::{Arg, back_types, cts_type, output_type};
use crate::functions::{FnType, Form, without_signatures};
use crate::model::{Model, Param};
use grad_core::ir::Type;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{GenericParam, Generics};

/// The lifetime of what a way back keeps.
pub(super) fn kept() -> syn::Lifetime {
    syn::Lifetime::new("'grads", Span::mixed_site())
}

/// The names of the type params that belong to a function-typed param.
pub(super) struct FnGenerics {
    /// The function that gives a value and what is kept.
    pub function: Ident,
    /// What is kept.
    pub kept: Ident,
    /// What the user passes for it from outside.
    pub outer: Ident,
}

impl FnGenerics {
    fn new(param: &Param, function: &FnType) -> Self {
        let stem = function.generic.as_ref().unwrap_or(&param.ident);
        let named = |what: &str| format_ident!("{what}_{stem}", span = Span::mixed_site());
        FnGenerics {
            function: function.generic.clone().unwrap_or_else(|| named("F")),
            kept: named("K"),
            outer: format_ident!("G_{}", param.ident, span = Span::mixed_site()),
        }
    }

    /// Those of a param, if it is function-typed.
    pub fn of(param: &Param) -> Option<Self> {
        param.function.as_ref().map(|f| FnGenerics::new(param, f))
    }
}

/// The function-typed params.
fn functions(model: &Model) -> impl Iterator<Item = (&Param, &FnType, FnGenerics)> {
    model.params.iter().filter_map(|p| {
        let function = p.function.as_ref()?;
        Some((p, function, FnGenerics::new(p, function)))
    })
}

/// Those of the function, without its bounds on function-typed params, and with a lifetime for what is kept if there is
/// such a param.
fn plain(model: &Model) -> Generics {
    let own = &model.item.sig.generics;
    let named: Vec<&Ident> = functions(model)
        .filter_map(|(_, f, _)| f.generic.as_ref())
        .collect();
    if functions(model).next().is_none() {
        return own.clone();
    }
    let mut generics = without_signatures(own, &named);
    let kept = kept();
    generics.params.insert(0, syn::parse_quote!(#kept));
    let types: Vec<Ident> = generics
        .type_params()
        .map(|t| t.ident.clone())
        .filter(|t| !named.contains(&t))
        .collect();
    let clause = generics.make_where_clause();
    for t in types {
        clause.predicates.push(syn::parse_quote!(#t: #kept));
    }
    generics
}

/// Adds the type params of functions, each once.
fn add_functions(generics: &mut Generics, model: &Model) {
    let lifetime = kept();
    let mut done = vec![];
    for (
        _,
        function,
        FnGenerics {
            function: f, kept, ..
        },
    ) in functions(model)
    {
        let is_there = |t: &syn::TypeParam| t.ident == kept || done.contains(&f);
        if generics.type_params().any(is_there) {
            continue;
        }
        done.push(f.clone());
        if function.generic.is_none() {
            generics.params.push(syn::parse_quote!(#f));
        }
        let inputs = function.params.iter().map(|p| p.passed());
        let (value, bounds) = (output_type(&function.output), &function.bounds);
        if !function.form.is_kept() {
            let clause = generics.make_where_clause();
            clause
                .predicates
                .push(syn::parse_quote!(#f: ::core::ops::Fn(#(#inputs),*) -> #value #(+ #bounds)*));
            continue;
        }
        generics.params.push(syn::parse_quote!(#kept));
        let clause = generics.make_where_clause();
        clause.predicates.push(
            syn::parse_quote!(#f: ::core::ops::Fn(#(#inputs),*) -> (#value, #kept) #(+ #bounds)*),
        );
        clause.predicates.push(
            syn::parse_quote!(#kept: ::core::marker::Send + ::core::marker::Sync + #lifetime),
        );
    }
}

/// The generic params of `forward`.
pub(super) fn inner(model: &Model) -> Generics {
    let mut generics = plain(model);
    add_functions(&mut generics, model);
    generics
}

/// The generic params of the functions that users call: a function comes with its derivative.
pub(super) fn outer(model: &Model) -> Generics {
    let mut generics = inner(model);
    for (_, function, names) in functions(model) {
        let FnGenerics {
            function: f,
            kept,
            outer,
        } = names;
        generics.params.push(syn::parse_quote!(#outer));
        let (given, result) = (
            back_types(&function.params, function),
            cts_type(&function.params),
        );
        let clause = generics.make_where_clause();
        clause
            .predicates
            .push(syn::parse_quote!(#outer: ::grads::__private::WithDerivative<Forward = #f>));
        clause
            .predicates
            .push(syn::parse_quote!(#kept: ::core::ops::Fn(#(#given),*) -> #result));
    }
    generics
}

/// The type and const params of `generics`, which name them in `::<T, N>` and in `use<..>`.
pub(super) fn arguments(generics: &Generics) -> Vec<Ident> {
    let params = generics.params.iter();
    params
        .filter_map(|p| match p {
            GenericParam::Type(t) => Some(t.ident.clone()),
            GenericParam::Const(c) => Some(c.ident.clone()),
            GenericParam::Lifetime(_) => None,
        })
        .collect()
}

/// The type of the function that goes the way back of one call of a function-typed param, as `back` is handed it.
pub(super) fn back_type(param: &Param) -> Option<TokenStream> {
    let function = param.function.as_ref()?;
    let FnGenerics { kept, .. } = FnGenerics::new(param, function);
    let (given, result) = (
        back_types(&function.params, function),
        cts_type(&function.params),
    );
    Some(quote!(&mut dyn ::core::ops::FnMut(&#kept, (#(#given,)*)) -> #result))
}

/// What stands for `back`'s argument where `K` itself goes the way back.
pub(super) fn back_of_kept(function: &FnType) -> TokenStream {
    let names: Vec<Ident> = (0..back_types(&function.params, function).len())
        .map(|i| format_ident!("a{i}", span = Span::mixed_site()))
        .collect();
    quote!(&mut |kept, (#(#names,)*)| kept(#(#names),*))
}

/// `|a0: f64, a1: &[f64]| f(a0, a1).0`: the function without what is kept, and without tangents.
pub(super) fn without_kept(arg: &Arg, function: &FnType) -> TokenStream {
    let own = match function.form.is_pushed() {
        true => function.params.len() / 2,
        false => function.params.len(),
    };
    let names = arguments_of(own);
    let types = function.params[..own].iter().map(|p| p.passed());
    let f = arg.name.to_token_stream();
    let nothing = match function.form.is_pushed() {
        true => no_tangents(function, &names),
        false => vec![],
    };
    let is_pair = function.form == Form::PushedKept && function.ret != Type::Unit;
    let of_pair = is_pair.then(|| quote!(.0));
    quote!(|#(#names: #types),*| #f(#(#names,)* #(#nothing),*).0 #of_pair)
}

/// Names of so many arguments.
fn arguments_of(n: usize) -> Vec<Ident> {
    (0..n)
        .map(|i| format_ident!("a{i}", span = Span::mixed_site()))
        .collect()
}

/// The function in forward mode without what is kept, as it is handed on where no way back is wanted.
pub(super) fn without_way_back(arg: &Arg, function: &FnType) -> TokenStream {
    let names = arguments_of(function.params.len());
    let types = function.params.iter().map(|p| p.passed());
    let f = arg.name.to_token_stream();
    let value = match (function.form.is_kept(), function.ret == Type::Unit) {
        (false, _) => return f,
        (true, false) => quote!(#f(#(#names),*).0),
        (true, true) => quote!((#f(#(#names),*).0, ())),
    };
    quote!(|#(#names: #types),*| #value)
}
