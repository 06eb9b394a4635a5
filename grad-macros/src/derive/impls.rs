//! The traits of `grads` on a derived type and on its tangent type, field by field.

use super::arms::binding;
use super::generics::header;
use super::model::{Derived, Variant};
use super::tangent::{implement, quiet};
use crate::report::Site;
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

/// All of them.
pub fn impls(derived: &Derived) -> TokenStream {
    let all = [
        accumulate(derived),
        accumulate_nothing(derived),
        ct(derived),
        leaves(derived, &derived.bounds.tangent, &derived.tangent),
        algebra(derived),
        fields(derived),
        reset(derived),
        leaves(derived, &derived.bounds.primal, &derived.ident),
        primal(derived),
        no_drop(derived),
        nothing_to_reach(derived),
        super::varied::by_value(derived),
    ];
    quote!(#(#all)*)
}

/// One statement for every field that is kept.
fn statements(variant: &Variant, one: impl Fn(usize) -> TokenStream) -> TokenStream {
    let all = variant.kept().map(|(i, _)| one(i));
    quote!({ #(#all)* })
}

/// A type without anything to differentiate may be a param that the result does not depend on.
fn nothing_to_reach(derived: &Derived) -> TokenStream {
    if derived.variants.iter().any(|v| v.kept().next().is_some()) {
        return quote!();
    }
    let (name, quiet, mut generics) = (&derived.ident, quiet(), derived.bounds.own.clone());
    let (_, arguments, bounds) = derived.bounds.own.split_for_impl();
    generics
        .params
        .push(syn::parse_quote!(GradsParam: ?::core::marker::Sized));
    let (params, _, _) = generics.split_for_impl();
    quote! {
        #[automatically_derived]
        #[diagnostic::do_not_recommend]
        #quiet
        impl #params ::grads::__private::Reaches<GradsParam> for #name #arguments #bounds {}
    }
}

fn accumulate(derived: &Derived) -> TokenStream {
    let this = quote!(Self);
    let body = derived.both(
        quote!((self, other)),
        (&this, &this),
        |v| {
            statements(v, |i| {
                let (a, b) = (binding("a", i), binding("b", i));
                quote!(::grads::__private::accumulate(#a, #b);)
            })
        },
        quote!(_ => ::grads::__private::other_variant()),
    );
    implement(
        derived,
        &quote!(::grads::__private::Accumulate<Self>),
        quote! {
            fn accumulate(&mut self, other: Self) { #body }
        },
    )
}

/// What comes from a field without a gradient is added to one that has one.
fn accumulate_nothing(derived: &Derived) -> TokenStream {
    implement(
        derived,
        &quote!(::grads::__private::Accumulate<::grads::__private::Nothing>),
        quote! {
            fn accumulate(&mut self, _: ::grads::__private::Nothing) {}
        },
    )
}

fn ct(derived: &Derived) -> TokenStream {
    let this = quote!(Self);
    let unseeded = match simplest(derived) {
        Some(variant) => variant.construct(&this, |_, _| quote!(::grads::__private::unseeded())),
        None => quote!(::core::unreachable!()),
    };
    let shaped = derived.both(
        quote!((self, zeros)),
        (&this, &this),
        |v| {
            v.construct(&this, |i, _| {
                let (a, b) = (binding("a", i), binding("b", i));
                quote!(::grads::__private::shaped(#a, #b))
            })
        },
        quote!((ct, zeros) => ::grads::__private::of_variant(&ct, zeros)),
    );
    let shaped = if derived.variants.is_empty() {
        quote!(match self {})
    } else {
        shaped
    };
    implement(
        derived,
        &quote!(::grads::__private::Ct),
        quote! {
            fn unseeded() -> Self { #unseeded }
            fn shaped(self, zeros: Self) -> Self { #shaped }
        },
    )
}

/// The variant that stands for a zero of any: one without a payload if there is one, else one without the type itself.
fn simplest(derived: &Derived) -> Option<&Variant> {
    let recursive = |v: &&Variant| {
        let mut kept = v.kept();
        kept.any(|(_, f)| crate::mentions::mentions(&f.ty, &derived.ident))
    };
    let all = || derived.variants.iter();
    all()
        .find(|v| v.kept().next().is_none())
        .or_else(|| all().find(|v| !recursive(v)))
        .or_else(|| all().next())
}

/// How a clone of the type itself is compared with it (`grad_core::tangent::clones`).
fn sameness(derived: &Derived) -> TokenStream {
    let this = quote!(Self);
    let is_same = derived.whole(&this, |v| {
        let fields = v.fields.iter().enumerate().map(|(i, f)| {
            let (a, b) = (binding("a", i), binding("b", i));
            match f.kept {
                true => quote!(&& ::grads::Leaves::is_same(#a, #b)),
                false => quote!(&& (&&::grads::__private::clones::Fields(#a, #b)).is_same()),
            }
        });
        quote!(true #(#fields)*)
    });
    let nudge = derived.each(&this, |v| {
        statements(v, |i| {
            let a = binding("a", i);
            quote!(::grads::Leaves::nudge(#a);)
        })
    });
    let cloned_by_std = derived.cloned_by_std;
    quote! {
        const CLONED_BY_STD: ::core::primitive::bool = #cloned_by_std;
        fn is_same(&self, other: &Self) -> ::core::primitive::bool {
            use ::grads::__private::clones::{Compared as _, Uncompared as _};
            #is_same
        }
        fn nudge(&mut self) { #nudge }
    }
}

/// `Leaves` of `ty`, the derived type or its tangent type.
fn leaves(derived: &Derived, generics: &syn::Generics, ty: &proc_macro2::Ident) -> TokenStream {
    let this = quote!(Self);
    let sameness = (ty == &derived.ident).then(|| sameness(derived));
    let visit = derived.each(&this, |v| {
        let fields = v.kept().map(|(i, f)| {
            let (a, name) = (binding("a", i), f.name());
            quote!(at.field(#name, |at| ::grads::Leaves::visit_leaves(#a, at, f));)
        });
        match &v.ident {
            Some(variant) => {
                let variant = variant.to_string();
                quote!(at.field(#variant, |at| { #(#fields)* }))
            }
            None => quote!({ #(#fields)* }),
        }
    });
    let map = derived.each(&this, |v| {
        statements(v, |i| {
            let a = binding("a", i);
            quote!(::grads::Leaves::map_leaves(#a, f);)
        })
    });
    // only gradients have marks
    let mark = (ty != &derived.ident).then(|| mark(derived));
    let (_, arguments, _) = generics.split_for_impl();
    let header = header(generics, quote!(::grads::Leaves), quote!(#ty #arguments));
    let quiet = quiet();
    quote! {
        #[automatically_derived]
        #quiet
        #header {
            fn visit_leaves(
                &self,
                at: &mut ::grads::LeafPath,
                f: &mut dyn ::core::ops::FnMut(&::grads::LeafPath, ::core::primitive::f64),
            ) { #visit }
            fn map_leaves(&mut self, f: &mut dyn ::core::ops::FnMut(::core::primitive::f64) -> ::core::primitive::f64) { #map }
            #sameness
            #mark
        }
    }
}

/// Its fields are asked for by name.
fn fields(derived: &Derived) -> TokenStream {
    implement(
        derived,
        &quote!(::grads::__private::witness::Fields),
        quote!(),
    )
}

fn mark(derived: &Derived) -> TokenStream {
    let mark = derived.each(&quote!(Self), |v| {
        statements(v, |i| {
            let a = binding("a", i);
            quote!(::grads::Leaves::mark(#a, mark);)
        })
    });
    quote! {
        #[inline]
        fn mark(&mut self, mark: ::grads::__private::Marking) { #mark }
    }
}

fn algebra(derived: &Derived) -> TokenStream {
    let this = quote!(Self);
    let scale = derived.each(&this, |v| {
        statements(v, |i| {
            let a = binding("a", i);
            quote!(::grads::Tangent::scale(#a, factor);)
        })
    });
    let dot = derived.both(
        quote!((self, other)),
        (&this, &this),
        |v| {
            let fields = v.kept().map(|(i, _)| {
                let (a, b) = (binding("a", i), binding("b", i));
                quote!(+ ::grads::Tangent::dot(#a, #b))
            });
            quote!(0.0 #(#fields)*)
        },
        quote!(_ => ::grads::__private::other_variant()),
    );
    let axpy = derived.both(
        quote!((self, other)),
        (&this, &this),
        |v| {
            statements(v, |i| {
                let (a, b) = (binding("a", i), binding("b", i));
                quote!(::grads::Tangent::axpy(#a, factor, #b);)
            })
        },
        quote!(_ => ::grads::__private::other_variant()),
    );
    implement(
        derived,
        &quote!(::grads::Tangent),
        quote! {
            type Form = ::grads::Matrix;
            fn scale(&mut self, factor: ::core::primitive::f64) { #scale }
            fn dot(&self, other: &Self) -> ::core::primitive::f64 { #dot }
            fn axpy(&mut self, factor: ::core::primitive::f64, other: &Self) { #axpy }
        },
    )
}

/// `Reset` of the tangent type to the zero of a value.
fn reset(derived: &Derived) -> TokenStream {
    let (primal, tangent) = (&derived.ident, &derived.tangent);
    let body = derived.both(
        quote!((&mut *self, like)),
        (tangent, primal),
        |v| {
            statements(v, |i| {
                let (a, b) = (binding("a", i), binding("b", i));
                quote!(::grads::__private::reset(#a, #b);)
            })
        },
        quote!(_ => *self = ::grads::__private::zeros_like(like)),
    );
    let (_, of, _) = derived.bounds.primal.split_for_impl();
    let (_, arguments, _) = derived.bounds.tangent.split_for_impl();
    let header = header(
        &derived.bounds.primal,
        quote!(::grads::__private::Reset<#primal #of>),
        quote!(#tangent #arguments),
    );
    let quiet = quiet();
    quote! {
        #[automatically_derived]
        #quiet
        #header {
            fn reset(&mut self, like: &#primal #of) { #body }
        }
    }
}

/// `Differentiable` of the type itself.
fn primal(derived: &Derived) -> TokenStream {
    let (name, tangent) = (&derived.ident, &derived.tangent);
    let zeros = derived.each(&quote!(Self), |v| {
        v.construct(tangent, |i, _| {
            let a = binding("a", i);
            quote!(::grads::__private::zeros_like(#a))
        })
    });
    let generics = &derived.bounds.primal;
    let (_, own, _) = generics.split_for_impl();
    let (_, arguments, _) = derived.bounds.tangent.split_for_impl();
    let ty = quote!(#name #own);
    let differentiable = header(generics, quote!(::grads::Differentiable), &ty);
    let field = field(derived);
    let quiet = quiet();
    quote! {
        #[automatically_derived]
        #quiet
        #differentiable {
            type Tangent = #tangent #arguments;
            fn zeros_like(&self) -> Self::Tangent { #zeros }
        }
        #[automatically_derived]
        #[diagnostic::do_not_recommend]
        #field {}
    }
}

/// `impl Field`: where a field without gradients is an error, and there it stands on the field if it can be no other.
fn field(derived: &Derived) -> TokenStream {
    let mut name = derived.ident.clone();
    let (_, arguments, _) = derived.bounds.sound.split_for_impl();
    let mut ty = quote!(#name #arguments);
    if let [one] = &derived.bounds.unknown[..] {
        let (first, last) = Site::of(one).ends();
        name.set_span(first.resolved_at(name.span()));
        let arguments = quote_spanned!(last=> #arguments);
        ty = quote!(#name #arguments);
    }
    header(&derived.bounds.sound, quote!(::grads::__private::Field), ty)
}

/// Values are copied and kept, so what a `drop` does would be done at other times than in the function: there is none.
fn no_drop(derived: &Derived) -> TokenStream {
    let name = &derived.ident;
    let (own, arguments, bounds) = derived.bounds.own.split_for_impl();
    let quiet = quiet();
    quote_spanned! {name.span()=>
        #quiet
        const _: () = {
            trait MustNotImplementDrop {}
            impl<T: ::core::ops::Drop + ?::core::marker::Sized> MustNotImplementDrop for T {}
            impl #own MustNotImplementDrop for #name #arguments #bounds {}
        };
    }
}
