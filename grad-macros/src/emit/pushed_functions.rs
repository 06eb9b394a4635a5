//! Function-typed params in forward mode: such a function takes tangents behind its arguments, and gives value and tangent. With a way
//! back it gives that, too, as in reverse mode.

use super::companion::head;
use super::second::{tangent_of, unread};
use super::signature::{output_tangent, output_type};
use crate::functions::{FnType, Form};
use crate::model::{By, Model, Param};
use crate::owner::Kind;
use grad_core::ir::Type;
use grad_core::ops::adjoint::tangent;
use proc_macro2::TokenStream;
use quote::quote;

/// Whether a function takes functions.
pub(super) fn takes_functions(model: &Model) -> bool {
    model.params.iter().any(|p| p.function.is_some())
}

/// The function with function-typed params of this form.
pub(super) fn with_form(model: &Model, form: Form) -> Model {
    let mut model = model.clone();
    for param in &mut model.params {
        param.function = param.function.as_ref().map(|f| pushed(f, form));
    }
    model
}

/// What the macros call of a function that takes functions, which is an error that says what to write: functions of `names`, and how many
/// arguments each takes.
pub(super) fn of_closures(model: &Model, names: &[(&str, usize)]) -> TokenStream {
    let bounds = with_bound(model);
    let functions = names.iter().map(|(name, count)| {
        let (head, name) = (head(model), model.function(name));
        let params = (0..*count).map(|_| quote!(_: impl ::core::marker::Sized));
        quote!(#head fn #name(#(#params),*) #bounds {})
    });
    functions.collect()
}

/// A condition that nothing meets, beside that which methods of traits have.
fn with_bound(model: &Model) -> TokenStream {
    let of_trait = model.owner.as_ref().is_some_and(|o| o.kind == Kind::Trait);
    let sized = of_trait.then(|| quote!(Self: ::core::marker::Sized,));
    quote!(where #sized for<'grads_mode> (): ::grads::__private::TakesNoFunctions)
}

/// The type of a function-typed param in forward mode.
pub(super) fn pushed(function: &FnType, form: Form) -> FnType {
    let mut pushed = FnType {
        form,
        ..function.clone()
    };
    pushed.params.extend(function.params.iter().map(of_param));
    if function.ret == Type::Unit && form.is_kept() {
        return pushed;
    }
    let (value, of_value) = (
        output_type(&function.output),
        output_tangent(&function.output, &function.ret),
    );
    pushed.output = syn::parse_quote!(-> (#value, #of_value));
    pushed.ret = Type::Tuple(vec![function.ret.clone(), tangent(&function.ret)]);
    pushed
}

/// The tangent of what such a function takes.
fn of_param(param: &Param) -> Param {
    match param.carries() {
        true => tangent_of(param),
        false => unread(param, &mut syn::Generics::default(), true),
    }
}

/// The tangents of the arguments `names` of a function, of which its caller has none.
pub(super) fn no_tangents(function: &FnType, names: &[proc_macro2::Ident]) -> Vec<TokenStream> {
    let own = &function.params[..names.len()];
    let nothing = own.iter().zip(names).map(|(param, name)| {
        let zeros = match (param.carries(), param.by) {
            (false, _) => quote!(()),
            (true, By::Value) => quote!(::grads::__private::zeros_like(&#name)),
            (true, By::Shared | By::Mut) => quote!(::grads::__private::zeros_like(&*#name)),
        };
        match param.by {
            By::Value => zeros,
            By::Shared => quote!(&#zeros),
            By::Mut => quote!(&mut #zeros),
        }
    });
    nothing.collect()
}
