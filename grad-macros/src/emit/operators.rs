//! The companion of an operator: an `impl` of the trait by which generated code finds its way back.

use super::Emitter;
use super::place::copy_of;
use super::pullback;
use super::signature::Arg;
use crate::assumed;
use crate::block::OperatorImpl;
use crate::called::Called;
use crate::closures::Derivative;
use crate::model::{By, Lowered, Model};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};

/// `impl AddBack<Vec3> for Vec3 { .. }`: runs the operator again, then its way back.
pub fn operator(
    model: &Model,
    lowered: &Lowered,
    derivative: &Derivative,
    operator: &OperatorImpl,
) -> TokenStream {
    let module = &derivative.module;
    let func = module
        .find(&model.item.sig.ident.to_string())
        .unwrap_or(lowered.func);
    let em = Emitter::new(derivative, func, lowered).knowing(model, func);
    let mut args = Arg::all(model, &em.names);
    Arg::find_undone(&mut args, module, func);
    let body = pullback::forward(&em, model, func, &args);
    let (names_asked, asked) = (
        lowered.all_asked(model),
        assumed::copy(
            model,
            &lowered.assumptions,
            &Called::of(lowered, derivative),
        ),
    );
    let ct = em.names.fresh("ct");
    let (mut start, mut given, mut pattern, mut cts) = (quote!(), vec![], vec![], vec![]);
    let mut seed = quote!(#ct);
    for (i, arg) in args.iter().enumerate() {
        let name = &arg.name;
        let from = if i == 0 { quote!(self) } else { quote!(rhs) };
        let grad = em.names.fresh(&format!("ct_{}", arg.param.ident));
        let zeros = quote!(::grads::__private::zeros_like(#from));
        let wanted = arg.param.differentiated;
        match arg.param.by {
            By::Value => {
                let copy = copy_of(&from, Span::call_site());
                start.extend(quote!(let mut #name = #copy;));
                pattern.push(if wanted { quote!(#grad) } else { quote!(_) });
                cts.push(if wanted { quote!(#grad) } else { zeros });
            }
            By::Shared => {
                start.extend(quote!(let #name = *#from; let mut #grad = #zeros;));
                given.push(quote!(#name));
                given.push(if wanted {
                    quote!(::core::option::Option::Some(&mut #grad))
                } else {
                    quote!(::core::option::Option::None)
                });
                cts.push(quote!(#grad));
            }
            By::Mut => {
                let left = em.names.fresh("left");
                let copy = copy_of(&from, Span::call_site());
                start.extend(quote! {
                    let mut #left = #copy;
                    let #name = &mut #left;
                    let mut #grad = #ct;
                });
                given.push(quote!(&mut *#name));
                given.push(quote!(::core::option::Option::Some(&mut #grad)));
                cts.push(quote!(#grad));
                seed = quote!(());
            }
        }
    }
    // what the body gives may say too little of its type
    let path = &operator.path;
    let value = match operator.assigns() {
        true => quote!(()),
        false => quote!(<Self as #path>::Output),
    };
    implement(
        operator,
        &ct,
        &quote! {
            #names_asked
            #asked
            #start
            let (_, back): (#value, _) = { #body };
            let (#(#pattern,)*) = back(#(#given,)* #seed);
            (#(#cts,)*)
        },
    )
}

/// What stands in for the companion of an operator with an error: its uses have a way back.
pub fn stub_operator(operator: &OperatorImpl) -> TokenStream {
    let ct = Ident::new("ct", Span::mixed_site());
    implement(operator, &ct, &quote!(::core::unreachable!()))
}

/// The `impl` whose function is given the cotangent `ct` and does `body`.
fn implement(operator: &OperatorImpl, ct: &Ident, body: &TokenStream) -> TokenStream {
    let OperatorImpl {
        generics,
        self_ty,
        path,
        rhs,
        name,
        ..
    } = operator;
    let (params, _, bounds) = generics.split_for_impl();
    let back = Ident::new(&operator.back_trait(), Span::mixed_site());
    let function = format_ident!("{name}_back");
    let rhs_arguments = rhs.as_ref().map(|ty| quote!(<#ty>));
    let rhs_param = rhs.as_ref().map(|ty| quote!(rhs: &#ty,));
    let rhs_ct = rhs
        .as_ref()
        .map(|ty| quote!(<#ty as ::grads::Differentiable>::Tangent,));
    let ct_type = if operator.assigns() {
        quote!(<Self as ::grads::Differentiable>::Tangent)
    } else {
        quote!(<<Self as #path>::Output as ::grads::Differentiable>::Tangent)
    };
    let silent = crate::lints::silent();
    quote! {
        #[doc(hidden)]
        #silent
        impl #params ::grads::__private::#back #rhs_arguments for #self_ty #bounds {
            #[inline]
            fn #function(&self, #rhs_param #ct: #ct_type)
                -> (<Self as ::grads::Differentiable>::Tangent, #rhs_ct)
            {
                #body
            }
        }
    }
}
