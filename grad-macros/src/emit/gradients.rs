//! Running the way back for gradients: what `grad`, `value_and_grad`, `value_and_grad_into` and `vjp` share.

use super::generics::back_of_kept;
use super::literal;
use super::marks::Used;
use super::names::Names;
use super::signature::{Arg, bare_or_tuple, seed_type};
use crate::model::{By, Model, Param};
use grad_core::ir::Type;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned as _;

/// Statements that run the way back, and the gradient of each param.
pub(super) struct WayBack {
    /// Before the forward run: the caller's buffers become zeros.
    pub first: TokenStream,
    /// From `value` and `back` to the gradients.
    pub statements: TokenStream,
    /// The gradient of each param that is differentiated.
    pub gradients: Vec<TokenStream>,
}

/// A function that gives value and gradients at once.
pub(super) struct AtOnce {
    /// Its path.
    pub function: TokenStream,
    /// Its arguments but for the adjoints.
    pub run: TokenStream,
}

/// Where the gradients of a function go.
#[derive(Clone, Copy)]
pub(super) enum Place<'a> {
    /// They are new values.
    New,
    /// They are new values, but for those that a set of bits leaves out: by the position of the differentiated param.
    Chosen(&'a Ident),
    /// There is a buffer for each differentiated param.
    Slots(&'a [Ident]),
}

impl Place<'_> {
    /// Whether the gradient of the differentiated param at position `at` is wanted, where that is asked.
    fn wants(self, at: usize) -> Option<TokenStream> {
        match self {
            Place::Chosen(bits) => Some(quote!(::grads::__private::is_chosen(#bits, #at))),
            Place::New | Place::Slots(_) => None,
        }
    }
}

/// The way back from the cotangent `seed` of the value.
pub(super) fn way_back(
    args: &[Arg],
    names: &Names,
    seed: &TokenStream,
    place: Place,
    at_once: Option<&AtOnce>,
) -> WayBack {
    let (mut first, mut before, mut after) = (quote!(), quote!(), quote!());
    let (mut arguments, mut pattern, mut gradients) = (vec![], vec![], vec![]);
    let mut slots = match place {
        Place::Slots(slots) => Some(slots.iter()),
        Place::New | Place::Chosen(_) => None,
    };
    for arg in args {
        let (name, param) = (&arg.name, arg.param);
        let slot = slots.as_mut().filter(|_| param.differentiated);
        let slot = slot.map(|s| s.next().expect("a slot per differentiated param"));
        let grad = names.fresh(&format!("ct_{}", param.ident));
        if let Some(function) = &param.function {
            arguments.push(back_of_kept(function));
            continue;
        }
        if param.differentiated {
            gradients.push(quote!(#grad));
        }
        if param.by == By::Value {
            pattern.push(if param.differentiated {
                quote!(#grad)
            } else {
                quote!(_)
            });
            after.extend(unmarked(arg, &grad));
            match slot {
                Some(slot) if matches!(param.ty, Type::Vec(_)) => {
                    after.extend(quote!(::grads::__private::assign(&mut #slot[..], #grad);));
                }
                Some(slot) => after.extend(quote!(*#slot = #grad;)),
                None => {}
            }
            continue;
        }
        if param.by == By::Mut {
            if arg.undone {
                // what the function left is put back afterwards
                let left = names.fresh("left");
                let copy = names.fresh("copy");
                let define = param.copy(&copy);
                before.extend(quote!(#define let #left = #copy(&*#name);));
                after.extend(match param.ty {
                    Type::Named(_) => quote!(*#name = #left;),
                    _ => quote!(::grads::__private::assign(&mut *#name, #left);),
                });
            }
            arguments.push(quote!(&mut *#name));
        } else if at_once.is_none() {
            arguments.push(quote!(&*#name));
        }
        // Only a `&mut Vec` can change its length on the way.
        let in_place = !(param.by == By::Mut && matches!(param.ty, Type::Vec(_)));
        let is_told = param.by == By::Mut && param.differentiated;
        let is_shared = param.by == By::Shared && param.differentiated;
        let wants = match is_shared {
            true => place.wants(gradients.len() - 1),
            false => None,
        };
        arguments.push(match (slot, wants) {
            (Some(slot), _) if in_place => {
                first.extend(quote!(::grads::__private::reset(&mut *#slot, &*#name);));
                after.extend(is_told.then(|| settled(&quote!(&mut *#slot))));
                quote!(::core::option::Option::Some(&mut *#slot))
            }
            (_, Some(wants)) => {
                let zeros = zeros_if(&wants, param, name);
                before.extend(quote!(let mut #grad = #zeros;));
                quote!(if #wants { ::core::option::Option::Some(&mut #grad) } else { ::core::option::Option::None })
            }
            _ if param.differentiated || (param.by == By::Mut && param.carries()) => {
                before.extend(quote!(let mut #grad = ::grads::__private::zeros_like(&*#name);));
                after.extend(is_told.then(|| settled(&quote!(&mut #grad))));
                if let Some(slot) = slot {
                    after.extend(quote!(::grads::__private::assign(&mut #slot[..], #grad);));
                }
                quote!(::core::option::Option::Some(&mut #grad))
            }
            _ => quote!(::core::option::Option::None),
        });
    }
    let run = match at_once {
        Some(AtOnce { function, run }) => {
            quote!(let (value, (#(#pattern,)*)) = #function(#run, #(#arguments),*);)
        }
        None => quote!(let (#(#pattern,)*) = back(#(#arguments,)* #seed);),
    };
    WayBack {
        first,
        statements: quote! {
            #before
            #run
            #after
        },
        gradients,
    }
}

/// The zero gradient of a param, if it is wanted: else nothing is made of what has a length.
fn zeros_if(wants: &TokenStream, param: &Param, name: &Ident) -> TokenStream {
    let zeros = quote!(::grads::__private::zeros_like(&*#name));
    match param.ty {
        Type::Vec(_) | Type::Slice(_) => {
            quote!(if #wants { #zeros } else { ::grads::__private::std::vec::Vec::new() })
        }
        _ => zeros,
    }
}

/// The cotangent of a value whose gradient is asked for: one. A closure whose value is something else is an error here, at its body; a function, where it is called.
pub(super) fn one(model: &Model) -> TokenStream {
    match model.ret {
        Type::Float(_) => literal::literal("1.0", &model.ret, Span::mixed_site()).tokens,
        _ => {
            let (at, value) = (model.item.block.span(), quote!(value));
            quote_spanned!(at=> ::grads::__private::seed(&#value))
        }
    }
}

/// The pullback that `vjp` gives: it needs nothing but cotangents.
pub(super) struct Pulled {
    /// Before the closure: what it keeps of the arguments.
    pub kept: TokenStream,
    /// The closure.
    pub closure: TokenStream,
    /// The type of the closure's argument.
    pub ct_type: TokenStream,
    /// The types of the gradients, bare or as a tuple.
    pub result_type: TokenStream,
}

/// The closure around `back`, which reads the by-reference arguments again.
pub(super) fn pulled(model: &Model, args: &[Arg], names: &Names) -> Pulled {
    // One cotangent per output that can carry one: the return value, then the in-outs.
    let (mut ct_types, mut pattern) = (vec![], vec![]);
    let seed = names.fresh("ct");
    let returns = model.ret != Type::Unit;
    if returns {
        ct_types.push(seed_type(model));
        pattern.push(quote!(#seed));
    }
    let (mut kept, mut buffers, mut arguments) = (quote!(), quote!(), vec![]);
    if returns && !matches!(model.ret, Type::Float(_)) {
        buffers.extend(told(&seed));
    } else if returns && Used::may_be_asked(model) {
        // a zero of the user's is there
        buffers.extend(quote!(let #seed = ::grads::__private::marked(&true, &#seed);));
    }
    if keeps_shape(model) {
        let shape = names.fresh("shape");
        kept.extend(quote!(let #shape = ::grads::__private::zeros_like(&value);));
        buffers.extend(quote! {
            let #seed = ::grads::__private::shaped(#seed, ::core::clone::Clone::clone(&#shape));
        });
    }
    let (mut results, mut gradients, mut after) = (vec![], vec![], quote!());
    for arg in args {
        let (name, param) = (&arg.name, arg.param);
        if let Some(function) = &param.function {
            arguments.push(back_of_kept(function));
            continue;
        }
        let grad = names.fresh(&format!("ct_{}", param.ident));
        match param.by {
            By::Value => {
                after.extend(unmarked(arg, &grad));
                results.push(match param.differentiated {
                    true => quote!(#grad),
                    false => quote!(_),
                });
            }
            By::Shared => {
                arguments.push(quote!(#name));
                arguments.push(if param.differentiated {
                    buffers.extend(quote!(let mut #grad = ::grads::__private::zeros_like(#name);));
                    quote!(::core::option::Option::Some(&mut #grad))
                } else {
                    quote!(::core::option::Option::None)
                });
            }
            By::Mut => {
                let copy = names.fresh("copy");
                let define = param.copy(&copy);
                kept.extend(quote!(#define let #name = #copy(&*#name);));
                buffers.extend(match param.ty {
                    Type::Named(_) => quote!(let mut #name = #copy(&#name);),
                    _ => quote!(let mut #name = #name.clone();),
                });
                arguments.push(quote!(&mut #name));
                if param.carries() {
                    ct_types.push(param.gradient());
                    pattern.push(quote!(#grad));
                    // What an argument is passed in is not written to: rustc 1.95 may pass equal arrays twice in one place.
                    let given = given(&param.ty, &grad, name);
                    let told = settled(&quote!(&mut #grad));
                    buffers.extend(quote!(let mut #grad = #given; #told));
                    after.extend(told);
                    arguments.push(quote!(::core::option::Option::Some(&mut #grad)));
                } else {
                    arguments.push(quote!(::core::option::Option::None));
                }
            }
        }
        if param.differentiated {
            gradients.push(quote!(#grad));
        }
    }
    let seed_value = if returns { quote!(#seed) } else { quote!(()) };
    let (ct_type, result_type) = (
        bare_or_tuple(&ct_types),
        bare_or_tuple(&gradient_types(args)),
    );
    let (ct_pattern, result) = (bare_or_tuple(&pattern), bare_or_tuple(&gradients));
    Pulled {
        kept,
        closure: quote! {
            move |#ct_pattern: #ct_type| {
                #buffers
                let (#(#results,)*) = back(#(#arguments,)* #seed_value);
                #after
                #result
            }
        },
        ct_type,
        result_type,
    }
}

/// The caller's cotangent of an in-out, which must have the shape that the function left it with.
fn given(ty: &Type, ct: &Ident, left: &Ident) -> TokenStream {
    match ty {
        Type::Vec(t) | Type::Slice(t) if !has_lengths(t) => {
            quote!(::grads::__private::of_length(#ct, #left.len()))
        }
        ty if has_lengths(ty) => {
            quote!(::grads::__private::shaped(#ct, ::grads::__private::zeros_like(&#left)))
        }
        _ => quote!(#ct),
    }
}

/// Whether the shape of the value is kept, for the caller's cotangent to be compared with it. That of a plain `Vec`
/// `forward` compares; of types with generic params nobody has said that their gradients may be kept.
fn keeps_shape(model: &Model) -> bool {
    let is_plain = model.owner.is_none() && model.item.sig.generics.type_params().next().is_none();
    let inner = match &model.ret {
        Type::Vec(t) => t,
        ty => ty,
    };
    has_lengths(inner) && (inner.is_known() || is_plain)
}

/// Whether values of this type may differ in shape, as far as is seen.
fn has_lengths(ty: &Type) -> bool {
    match ty {
        Type::Vec(_) | Type::Slice(_) | Type::Named(_) | Type::Open => true,
        Type::Array(t, _) => has_lengths(t),
        Type::Tuple(ts) => ts.iter().any(has_lengths),
        Type::Float(_)
        | Type::Int(_)
        | Type::Bool
        | Type::Unit
        | Type::Tensor(_)
        | Type::Pullback => false,
    }
}

/// For the user what was not used has a zero.
fn unmarked(arg: &Arg, grad: &Ident) -> Option<TokenStream> {
    let is_number = matches!(arg.param.ty, Type::Float(_));
    match arg.param.differentiated && !is_number {
        true => Some(told(grad)),
        false => arg
            .marked
            .then(|| quote!(let #grad = ::grads::__private::marked(&true, &#grad);)),
    }
}

/// A cotangent of which all is there.
pub(super) fn told(ct: &Ident) -> TokenStream {
    let told = settled(&quote!(&mut #ct));
    quote!(let mut #ct = #ct; #told)
}

fn settled(place: &TokenStream) -> TokenStream {
    quote!(::grads::__private::settled(#place);)
}

/// The gradient types of the params that are differentiated.
pub(super) fn gradient_types(args: &[Arg]) -> Vec<TokenStream> {
    args.iter()
        .filter(|a| a.param.differentiated)
        .map(|a| a.param.gradient())
        .collect()
}
