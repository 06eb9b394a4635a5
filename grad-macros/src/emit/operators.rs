//! The companion of an operator: an `impl` of the trait by which generated code finds its way back.

use super::Emitter;
use super::jvp::{self, Tangent};
use super::place::copy_of;
use super::pullback;
use super::second;
use super::signature::Arg;
use crate::assumed;
use crate::block::OperatorImpl;
use crate::called::Called;
use crate::closures::Derivative;
use crate::model::{By, Lowered, Model};
use grad_core::grad::jvp_name;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};

/// `impl AddBack<Vec3> for Vec3 { .. }`: runs the operator again, then its way back. With forward mode and second derivatives, if the
/// attribute asks for them.
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
    let asked = asked(model, lowered, derivative);
    let body = pullback::forward(&em, model, func, &args);
    let ct = em.names.fresh("ct");
    let entered = Entered::new(&em, &args, &OPERANDS, &ct);
    // what the body gives may say too little of its type
    let path = &operator.path;
    let value = match operator.assigns() {
        true => quote!(()),
        false => quote!(<Self as #path>::Output),
    };
    let seed = match operator.assigns() {
        true => quote!(()),
        false => quote!(#ct),
    };
    let run = entered.run(&quote!((#value, _)), &body, &seed);
    let back = implement(
        model,
        operator,
        Trait::Back,
        &quote!(#ct),
        &quote!(#asked #run),
    );
    let forward = forward(model, lowered, derivative, operator);
    let second = second(model, lowered, derivative, operator);
    quote!(#back #forward #second)
}

/// What the operator's body asks rustc for.
fn asked(model: &Model, lowered: &Lowered, derivative: &Derivative) -> TokenStream {
    let names_asked = lowered.all_asked(model);
    let called = Called::of(lowered, derivative);
    let asked = assumed::copy(model, &lowered.assumptions, &called);
    quote!(#names_asked #asked)
}

/// `impl AddJvp<Vec3> for Vec3 { .. }`: the tangent of the result.
fn forward(
    model: &Model,
    lowered: &Lowered,
    derivative: &Derivative,
    operator: &OperatorImpl,
) -> Option<TokenStream> {
    let pushed = derivative.pushed.as_deref()?;
    let func = pushed
        .module
        .find(&jvp_name(&model.item.sig.ident.to_string()))?;
    let em = Emitter::new(pushed, func, lowered)
        .both_ways(func)
        .locating(model)
        .knowing(model, func);
    let args = Arg::all(model, &em.names);
    let tangents = Tangent::all(&args, &em);
    let asked = asked(model, lowered, derivative);
    let body = jvp::body(&em, model, func, &args, &tangents);
    let own = args.iter().zip(OPERANDS);
    let own = own.map(|(arg, from)| enter(arg.param.by, &arg.name, from));
    let pushed = tangents.iter().zip(TANGENTS);
    let carried = pushed.filter(|(tangent, _)| tangent.arg.param.carries());
    let carried = carried.map(|(tangent, from)| enter(tangent.arg.param.by, &tangent.name, from));
    let result = match tangents.first().filter(|_| operator.assigns()) {
        Some(changed) => {
            let left = &changed.name;
            quote!({ #body }; ::core::clone::Clone::clone(&*#left))
        }
        None => quote! {
            let (_, mut tangent) = { #body };
            ::grads::__private::settled(&mut tangent);
            tangent
        },
    };
    let body = quote!(#asked #(#own)* #(#carried)* #result);
    Some(implement(model, operator, Trait::Jvp, &quote!(), &body))
}

/// `impl JvpBack<.., Vec3, ..> for Vec3 { .. }`: forward mode again, then its way back.
fn second(
    model: &Model,
    lowered: &Lowered,
    derivative: &Derivative,
    operator: &OperatorImpl,
) -> Option<TokenStream> {
    let second = derivative.second.as_deref()?;
    let (doubled, em, func) = second::dual(model, second, lowered)?;
    let em = em.knowing(&doubled, func);
    let args = second::args(&doubled, &em, func);
    let asked = asked(model, lowered, derivative);
    let body = pullback::forward(&em, &doubled, func, &args);
    let ct = em.names.fresh("ct");
    let from: &[&str] = match operator.rhs {
        Some(_) => &["self", "rhs", "d", "d_rhs"],
        None => &["self", "d"],
    };
    let entered = Entered::new(&em, &args, from, &ct);
    let seed = match operator.assigns() {
        true => quote!(()),
        false => quote!({
            // nothing is asked of the value, in its shape
            let mut nothing = ::grads::__private::zeros_like(&made.0);
            ::grads::__private::emptied(&mut nothing);
            (nothing, #ct)
        }),
    };
    let run = entered.run(&quote!(_), &body, &seed);
    Some(implement(
        model,
        operator,
        Trait::JvpBack,
        &quote!(#ct),
        &quote!(#asked #run),
    ))
}

/// What the functions of the traits call the operands and their tangents.
const OPERANDS: [&str; 2] = ["self", "rhs"];
const TANGENTS: [&str; 2] = ["d", "d_rhs"];

/// Such a name, which stands for a reference.
fn lent(from: &str) -> TokenStream {
    match from {
        "self" => quote!(self),
        _ => Ident::new(from, Span::mixed_site()).to_token_stream(),
    }
}

/// Makes a param of what is lent. An operand that is taken by reference is a reference, its tangent is none.
fn enter(by: By, name: &Ident, from: &str) -> TokenStream {
    let (reference, is_tangent) = (lent(from), TANGENTS.contains(&from));
    let copy = copy_of(&reference, Span::call_site());
    match by {
        By::Value => quote!(let mut #name = #copy;),
        By::Shared if is_tangent => quote!(let #name = #reference;),
        By::Shared => quote!(let #name = *#reference;),
        By::Mut => quote!(let #name = &mut #copy;),
    }
}

/// The operands as params, and what the way back is handed and gives.
#[derive(Default)]
struct Entered {
    start: TokenStream,
    given: Vec<TokenStream>,
    pattern: Vec<TokenStream>,
    cts: Vec<TokenStream>,
}

impl Entered {
    /// Each of them is lent as `from`; `ct` is the cotangent of the last of those that are changed.
    fn new(em: &Emitter, args: &[Arg], from: &[&str], ct: &Ident) -> Entered {
        let mut entered = Entered::default();
        let last = args.iter().rposition(|arg| arg.param.by == By::Mut);
        for (i, (arg, from)) in args.iter().zip(from).enumerate() {
            let grad = em.names.fresh(&format!("ct_{}", arg.param.ident));
            entered.add(arg, from, &grad, (last == Some(i)).then_some(ct));
        }
        entered
    }

    fn add(&mut self, arg: &Arg, from: &str, grad: &Ident, ct: Option<&Ident>) {
        let (name, reference) = (&arg.name, lent(from));
        let zeros = quote!(::grads::__private::zeros_like(#reference));
        let wanted = arg.param.differentiated;
        self.start.extend(enter(arg.param.by, name, from));
        match arg.param.by {
            By::Value => {
                self.pattern
                    .push(if wanted { quote!(#grad) } else { quote!(_) });
                self.cts.push(if wanted { quote!(#grad) } else { zeros });
            }
            By::Shared => {
                self.start.extend(quote!(let mut #grad = #zeros;));
                self.given.push(quote!(#name));
                self.given.push(match wanted {
                    true => quote!(::core::option::Option::Some(&mut #grad)),
                    false => quote!(::core::option::Option::None),
                });
                self.cts.push(quote!(#grad));
            }
            By::Mut => {
                let start = ct.map_or(zeros, ToTokens::to_token_stream);
                self.start.extend(quote!(let mut #grad = #start;));
                self.given.push(quote!(&mut *#name));
                self.given
                    .push(quote!(::core::option::Option::Some(&mut #grad)));
                self.cts.push(quote!(#grad));
            }
        }
    }

    /// Runs `body`, which gives what is of type `given`, and goes its way back from `seed`.
    fn run(&self, given: &TokenStream, body: &TokenStream, seed: &TokenStream) -> TokenStream {
        let Entered {
            start,
            given: lent,
            pattern,
            cts,
        } = self;
        quote! {
            #start
            let (made, back): #given = { #body };
            let (#(#pattern,)*) = back(#(#lent,)* #seed);
            (#(#cts,)*)
        }
    }
}

/// What stands in for the companion of an operator with an error: its uses have derivatives.
pub fn stub_operator(model: &Model, operator: &OperatorImpl) -> TokenStream {
    let forward = model.args.has_forward_mode().then_some(Trait::Jvp);
    let second = model.args.order.as_ref().map(|_| Trait::JvpBack);
    let body = quote!(::core::unreachable!());
    let of = |of| implement(model, operator, of, &lent("ct"), &body);
    let all = std::iter::once(Trait::Back).chain(forward).chain(second);
    all.map(of).collect()
}

/// The traits by which generated code finds the derivatives of an operator.
#[derive(Clone, Copy, PartialEq)]
enum Trait {
    /// The way back.
    Back,
    /// Forward mode.
    Jvp,
    /// The way back of that.
    JvpBack,
}

/// The `impl` whose function is given the cotangent `ct`, if any, and does `body`.
fn implement(
    model: &Model,
    operator: &OperatorImpl,
    kind: Trait,
    ct: &TokenStream,
    body: &TokenStream,
) -> TokenStream {
    let OperatorImpl {
        generics, self_ty, ..
    } = operator;
    let generics = crate::bounds::of_operator(model.seen.as_ref(), generics);
    let (params, _, bounds) = generics.split_for_impl();
    let (name, function) = operator.trait_of(kind);
    let tangent = |ty: &TokenStream| quote!(<#ty as ::grads::Differentiable>::Tangent);
    let own = tangent(&quote!(Self));
    let path = &operator.path;
    let result = match &operator.output {
        _ if operator.assigns() => own.clone(),
        Some(syn::Type::Path(ty)) if ty.path.is_ident("f64") || ty.path.is_ident("f32") => {
            quote!(#ty)
        }
        _ => tangent(&quote!(<Self as #path>::Output)),
    };
    let rhs: Vec<TokenStream> = operator.rhs.iter().map(ToTokens::to_token_stream).collect();
    let of_rhs: Vec<TokenStream> = rhs.iter().map(&tangent).collect();
    let right = lent(OPERANDS[1]);
    let rhs_param = rhs.iter().map(|ty| quote!(#right: &#ty,));
    let [d, d_rhs] = TANGENTS.map(lent);
    let pushed = quote!(#d: &#own, #(#d_rhs: &#of_rhs,)*);
    let (given, gives) = match kind {
        Trait::Back => (quote!(#ct: #result), quote!((#own, #(#of_rhs,)*))),
        Trait::Jvp => (pushed, result.clone()),
        Trait::JvpBack => (
            quote!(#pushed #ct: #result),
            quote!((#own, #(#of_rhs,)* #own, #(#of_rhs,)*)),
        ),
    };
    let arguments = match (kind, operator.named()) {
        (Trait::JvpBack, Some(named)) => quote!(<#named, #(#rhs,)* #result>),
        _ => quote!(#(<#rhs>)*),
    };
    let silent = crate::lints::silent();
    quote! {
        #[doc(hidden)]
        #silent
        impl #params ::grads::__private::#name #arguments for #self_ty #bounds {
            #[inline]
            fn #function(&self, #(#rhs_param)* #given) -> #gives {
                #body
            }
        }
    }
}

impl OperatorImpl {
    /// The trait, and its function.
    fn trait_of(&self, of: Trait) -> (Ident, Ident) {
        let method = self.name;
        let function = match of {
            Trait::Back => format!("{method}_back"),
            Trait::Jvp => format!("{method}_jvp"),
            Trait::JvpBack if self.rhs.is_some() => "jvp_back".to_string(),
            Trait::JvpBack => format!("{method}_jvp_back"),
        };
        let name = camel_case(&function);
        let ident = |name: &str| Ident::new(name, Span::mixed_site());
        (ident(&name), ident(&function))
    }

    /// What the way back of its forward mode is called by.
    fn named(&self) -> Option<TokenStream> {
        let passed = |ty: &syn::Type| match ty {
            syn::Type::Reference(_) => "r",
            _ => "v",
        };
        let rhs = self.rhs.as_ref()?;
        let passed = [passed(&self.self_ty), passed(rhs)].concat();
        let name = self.name.trim_end_matches("_assign");
        named(name, self.assigns(), &passed)
    }
}

/// The name of an operator of two operands that are `passed` so.
pub(super) fn named(name: &str, assigns: bool, passed: &str) -> Option<TokenStream> {
    let of_numbers = match name {
        "add" => "Sum",
        "sub" => "Difference",
        "mul" => "Product",
        "div" => "Quotient",
        "rem" => "Remainder",
        _ => return None,
    };
    let ident = |name: &str| Ident::new(name, Span::mixed_site());
    let of_numbers = ident(of_numbers);
    let how = passed.chars().enumerate().map(|(i, how)| match how {
        _ if i == 0 && assigns => ident("Changed"),
        'r' => ident("Borrowed"),
        _ => ident("Valued"),
    });
    let how = how.map(|how| quote!(::grads::__private::#how));
    Some(quote!(::grads::__private::Passed<::grads::__private::#of_numbers, #(#how),*>))
}

/// `AddAssignBack` of `add_assign_back`.
pub(super) fn camel_case(name: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('_').map(capital).collect()
}
