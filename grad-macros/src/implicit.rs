//! Solvers: `root_of = residual` and its like. What is differentiated in place of the body is a step of Newton's method from its result
//! (`grad_core::implicit`), so that everything else is as for any function.

use crate::args::{Equation, EquationKind};
use crate::emit::{self, Lacking};
use crate::model::{By, Model, Param};
use crate::owner;
use grad_core::ir::Type;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};

/// Writes the steps in the place of the body, if the function is a solver. The function that users call keeps its body.
pub fn write_out(model: &mut Model) {
    let Some(equation) = model.args.equation.clone() else {
        return;
    };
    let gradient = (equation.kind == EquationKind::Minimum).then(|| gradient(model, &equation));
    let function = match gradient {
        Some(_) => syn::parse_quote!(grads_gradient),
        None => equation.path.clone(),
    };
    let steps = steps(model, &equation, &function);
    let body: syn::Block = syn::parse_quote!({ #gradient #steps });
    model.items = gradient.into_iter().collect();
    model.asked = quote!();
    *model.item.block = body.clone();
    model.body = body;
}

/// The solution, and a step of Newton's method from there for each order of derivatives.
fn steps(model: &Model, equation: &Equation, function: &syn::Path) -> TokenStream {
    let name = &model.item.sig.ident;
    let solver = match &model.owner {
        None => quote!(#name),
        Some(_) => quote!(Self::#name),
    };
    let (ret, owned) = (returned(model), model.params.iter().map(again));
    let system = system(model, equation, function);
    let passed: Vec<_> = given(model, equation).map(passed).collect();
    let unknown = match model.ret {
        Type::Float(_) => quote!(grads_x),
        _ => quote!(&grads_x),
    };
    let orders = if model.args.order.is_some() { 2 } else { 1 };
    let steps = (0..orders).map(|_| quote! {
        let grads_value = #function(#unknown #(, #passed)*);
        let grads_x: #ret = ::grads::__private::implicit::corrected(grads_x, grads_value, &grads_system);
    });
    quote! {
        let grads_x: #ret = ::grads::stop_gradient(::grads::__private::opaque!(#solver(#(#owned),*)));
        let grads_system = ::grads::stop_gradient(::grads::__private::opaque!(#system));
        #(#steps)*
        grads_x
    }
}

/// The equation at its solution, as a constant.
fn system(model: &Model, equation: &Equation, function: &syn::Path) -> TokenStream {
    let kind = match equation.kind {
        EquationKind::Root | EquationKind::Minimum => quote!(Root),
        EquationKind::FixedPoint => quote!(FixedPoint),
    };
    let (ret, params) = (returned(model), of_companion(function, "__params"));
    let floats = given(model, equation).map(floats);
    let (residual, tangent) = match model.args.matrix_free {
        None => (residual(model, equation, function, &quote!()), None),
        Some(_) => {
            let owned: Vec<_> = given(model, equation).map(owned).collect();
            let owned = quote!(#(#owned)*);
            let tangent = tangent(model, equation, function);
            let residual = residual(model, equation, function, &quote!(move));
            (
                quote!({ #owned #residual }),
                Some(quote!({ #owned #tangent })),
            )
        }
    };
    let name = match tangent {
        None => quote!(new::<#ret, _>),
        Some(_) => quote!(matrix_free::<#ret, _>),
    };
    quote! {
        ::grads::__private::implicit::System::#name(
            ::grads::__private::implicit::Equation::#kind,
            &grads_x,
            #params().named,
            || ::grads::__private::std::vec![#(#floats),*],
            #residual,
            #tangent
        )
    }
}

/// Shows the value of the equation's function at a point.
fn residual(
    model: &Model,
    equation: &Equation,
    function: &syn::Path,
    by: &TokenStream,
) -> TokenStream {
    let (vjp, unknown) = (
        of_companion(function, "vjp"),
        unknown(model, &quote!(grads_at)),
    );
    let passed = given(model, equation).map(|p| match by.is_empty() {
        true => again(p),
        false => again_of_owned(p),
    });
    quote! {
        #by |grads_at, grads_see| {
            let (grads_value, grads_back) = #vjp(#unknown #(, #passed)*);
            grads_see(&grads_value, &|grads_ct| ::grads::Leaves::to_flat(&grads_back(grads_ct)));
        }
    }
}

/// Gives the tangent of its value by that of the point.
fn tangent(model: &Model, equation: &Equation, function: &syn::Path) -> TokenStream {
    let jvp = of_companion(function, "__jvp");
    let shown = function.to_token_stream().to_string();
    let missing = emit::without(&jvp, &shown, Lacking::Forward);
    let unknown = unknown(model, &quote!(grads_at));
    let along = match model.ret {
        Type::Float(_) => quote!(grads_along),
        _ => quote!(&grads_along),
    };
    let passed = given(model, equation).map(again_of_owned);
    let still = given(model, equation).map(|p| {
        let (name, by) = (&p.ident, (p.by != By::Value).then(|| quote!(&)));
        quote!(#by (&&::grads::__private::pushed::Still(&#name)).tangent())
    });
    quote! {
        move |grads_at, grads_along| {
            use ::grads::__private::pushed::{StillNothing as _, StillZeros as _};
            ({ #missing #jvp })(#unknown #(, #passed)*, #along #(, #still)*).1
        }
    }
}

/// The unknown as the equation's function takes it, from a reference.
fn unknown(model: &Model, at: &TokenStream) -> TokenStream {
    match model.ret {
        Type::Float(_) => quote!(*#at),
        _ => quote!(#at),
    }
}

/// A copy of a param under its name.
fn owned(param: &Param) -> TokenStream {
    let name = &param.ident;
    match param.by {
        By::Value => quote!(let #name = ::core::clone::Clone::clone(&#name);),
        By::Shared | By::Mut => {
            quote!(let #name = ::grads::__private::std::borrow::ToOwned::to_owned(#name);)
        }
    }
}

/// Such a copy, passed on.
fn again_of_owned(param: &Param) -> TokenStream {
    let name = &param.ident;
    match param.by {
        By::Value => quote!(::core::clone::Clone::clone(&#name)),
        By::Shared | By::Mut => quote!(&#name),
    }
}

/// The gradient of the objective, as a function whose derivative is made of products with the Hessian.
fn gradient(model: &Model, equation: &Equation) -> syn::Item {
    let (path, option) = (
        &equation.path,
        format_ident!("{}", crate::args::GRADIENT_OF),
    );
    let has_forward = model.args.forward.is_some() || model.args.matrix_free.is_some();
    let forward = has_forward.then(|| quote!(, forward));
    let (ret, generics) = (returned(model), &model.item.sig.generics);
    let bounds = &generics.where_clause;
    let unknown = match model.ret {
        Type::Float(_) => quote!(#ret),
        _ => quote!(&#ret),
    };
    let params = given(model, equation).map(|p| {
        let (mark, name, ty) = (
            (!p.differentiated).then(|| quote!(#[no_diff])),
            &p.ident,
            passed_type(p),
        );
        quote!(#mark #name: #ty)
    });
    let gradients = of_companion(path, "gradients");
    let passed = given(model, equation).map(|p| &p.ident);
    syn::parse_quote! {
        #[::grads::differentiable(#option = #path #forward, crate = ::grads)]
        fn grads_gradient #generics (grads_x: #unknown, #(#params),*) -> <#ret as ::grads::Differentiable>::Tangent #bounds {
            #gradients(grads_x #(, #passed)*).1.0
        }
    }
}

/// The params that the equation's function takes behind the unknown.
fn given<'m>(model: &'m Model, equation: &'m Equation) -> impl Iterator<Item = &'m Param> {
    let all = (equation.given.is_none()).then_some(&model.params);
    let named = equation.given.iter().flatten();
    let named = named.filter_map(|name| model.params.iter().find(|p| p.ident == *name));
    all.into_iter().flatten().chain(named)
}

/// What the solver returns.
fn returned(model: &Model) -> syn::Type {
    match &model.item.sig.output {
        syn::ReturnType::Type(_, ty) => (**ty).clone(),
        syn::ReturnType::Default => syn::parse_quote!(()),
    }
}

/// A param, passed on in an expression that is not differentiated: others may need it again.
fn again(param: &Param) -> TokenStream {
    let name = &param.ident;
    match param.by {
        By::Value if param.function.is_none() => quote!(::core::clone::Clone::clone(&#name)),
        By::Value | By::Shared | By::Mut => quote!(#name),
    }
}

/// The same in one that is.
fn passed(param: &Param) -> TokenStream {
    let name = &param.ident;
    match (param.by, &param.ty) {
        (By::Value, ty) if !ty.is_scalar() && param.function.is_none() => quote!(#name.clone()),
        _ => quote!(#name),
    }
}

/// Its type as written.
fn passed_type(param: &Param) -> TokenStream {
    let ty = &param.syn_ty;
    match param.by {
        By::Value => quote!(#ty),
        By::Shared => quote!(&#ty),
        By::Mut => quote!(&mut #ty),
    }
}

/// Its floats, if it is differentiated.
fn floats(param: &Param) -> TokenStream {
    let name = &param.ident;
    match (param.differentiated, param.by) {
        (false, _) => quote!(::core::option::Option::None),
        (true, By::Value) => quote!(::core::option::Option::Some(::grads::Leaves::to_flat(&#name))),
        (true, By::Shared | By::Mut) => {
            quote!(::core::option::Option::Some(::grads::Leaves::to_flat(#name)))
        }
    }
}

/// One of the functions of the companion of `function`.
fn of_companion(function: &syn::Path, name: &str) -> TokenStream {
    let path = syn::ExprPath {
        attrs: vec![],
        qself: None,
        path: function.clone(),
    };
    match function.segments.last() {
        Some(last) if owner::is_associated(&path) => {
            let function = owner::with_name(&path, owner::function(&last.ident, name));
            quote!(#function)
        }
        last => {
            let at = last.map_or_else(Span::mixed_site, |last| last.ident.span());
            let name = Ident::new(name, at);
            quote!(#function::#name)
        }
    }
}
