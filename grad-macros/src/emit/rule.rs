//! `vjp = path`: the user's rule in place of the derivative of the body.

use super::names::Names;
use super::signature::{Arg, seed_type};
use crate::model::{By, Model};
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

/// The body of `forward`. The rule's pullback is kept if nothing is passed by reference; else the rule runs again on
/// the way back, so that nothing is borrowed between.
pub(super) fn body(model: &Model, rule: &syn::Path, args: &[Arg], names: &Names) -> TokenStream {
    if let Some(param) = model.params.iter().find(|p| p.by == By::Mut) {
        return syn::Error::new(param.ident.span(), "a function with a `&mut` param cannot have a rule\nhelp: take the array by value or by `&`, and return the result")
            .to_compile_error();
    }
    // what does not fit is the rule's fault, and rustc points at it
    let at = rule.span().resolved_at(Span::call_site());
    let by_value = args.iter().all(|a| a.param.by == By::Value);
    let seed = names.fresh("ct");
    let seed_type = seed_type(model);
    let (mut declared, mut grads, mut add, mut results) = (vec![], vec![], quote!(), vec![]);
    for arg in args {
        let (name, param) = (&arg.name, arg.param);
        let grad = names.fresh(&format!("ct_{}", param.ident));
        if param.differentiated {
            grads.push(quote!(#grad));
        }
        if param.by == By::Value {
            let zero = super::literal::literal("zero", &param.ty, Span::mixed_site()).tokens;
            results.push(match (param.differentiated, param.carries()) {
                (true, _) => quote!(#grad),
                (false, true) => zero,
                (false, false) => quote!(()),
            });
        } else {
            let (ty, adjoint, slot) = (&param.syn_ty, param.adjoint(), names.fresh("slot"));
            declared.push(quote!(#name: &#ty));
            declared.push(quote!(#slot: ::core::option::Option<&mut #adjoint>));
            if param.differentiated {
                add.extend(quote!(if let ::core::option::Option::Some(#slot) = #slot {
                    ::grads::__private::accumulate(#slot, #grad);
                }));
            }
        }
    }
    let pattern = match &grads[..] {
        [one] => one.clone(),
        many => quote_spanned!(at=> (#(#many),*)),
    };
    let pass = args.iter().map(|a| {
        let name = &a.name;
        if a.param.by == By::Value && !by_value {
            quote!(#name.clone())
        } else {
            quote!(#name)
        }
    });
    let pass: Vec<_> = pass.collect();
    let again = if by_value {
        quote!()
    } else {
        quote_spanned!(at=> let (_, back) = #rule(#(#pass),*);)
    };
    let first = if by_value {
        quote_spanned!(at=> let (value, back) = #rule(#(#pass),*);)
    } else {
        quote_spanned!(at=> let (value, _) = #rule(#(#pass),*);)
    };
    let unpack = quote_spanned!(at=> let #pattern = back(#seed););
    quote! {
        #first
        (value, move |#(#declared,)* #seed: #seed_type| {
            #again
            #unpack
            #add
            (#(#results,)*)
        })
    }
}
