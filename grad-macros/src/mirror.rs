//! `Index` and `IndexMut` of the gradient, in which a place is looked up as in the value.
//!
//! A place is found step by step (`crate::steps`): the fields of both have the same names. If the steps are worked out with what
//! is in the value alone (`self.columns`), they are found there, and an index that has them leads to the place in both.

use crate::block::Spelled;
use crate::owner::Kind;
use crate::places;
use crate::report::{Problems, Site};
use crate::steps::{self, Steps};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

/// What is generated beside an annotated `impl` of `Index` or `IndexMut`.
pub fn mirrored(item: &syn::ItemImpl) -> TokenStream {
    let question = places::named(item, is_mut(item));
    let impls = match Looked::of(item) {
        Some(looked) if !looked.steps.look => looked.up_in_the_gradient(),
        // with lengths alone the gradient finds it as well, also where a function does not show that this is no array
        Some(looked) if !looked.is_by_number() || places::counts(item).is_some() => {
            looked.up_in_the_value()
        }
        _ => word_for_word(item),
    };
    quote!(#question #impls)
}

/// An `impl` whose body is seen as steps.
struct Looked<'a> {
    item: &'a syn::ItemImpl,
    index: &'a syn::Type,
    method: &'a syn::ImplItemFn,
    steps: Steps,
    /// What goes the steps by `&mut`.
    go_mut: TokenStream,
}

/// Whose `impl`, and of which trait.
#[derive(Clone, Copy)]
enum Of {
    Value,
    ValueMut,
    Tangent,
    TangentMut,
}

impl<'a> Looked<'a> {
    fn of(item: &'a syn::ItemImpl) -> Option<Self> {
        let method = places::only_method(item)?;
        let steps = |mutable, kept| Steps::of(&method.block, mutable, kept).ok();
        let kept = !steps(false, true)?.look;
        Some(Looked {
            item,
            index: places::index_type(item)?,
            method,
            steps: steps(false, kept)?,
            go_mut: steps(true, kept)?.go,
        })
    }

    /// Whether functions may take it for an array.
    fn is_by_number(&self) -> bool {
        self.index.to_token_stream().to_string() == "usize"
    }

    /// The type of the index without the reference to it.
    fn index_itself(&self) -> &syn::Type {
        match self.index {
            syn::Type::Reference(to) => &to.elem,
            index => index,
        }
    }

    /// The steps are found in the value: by an index that has them.
    fn up_in_the_value(&self) -> TokenStream {
        let (index, count, name) = (self.index_itself(), self.steps.count, steps::name());
        let at = quote!(::grads::__private::places::BySteps<#index, #count>);
        let by_steps = |of| self.going(of, &quote!(#name: #at), &at);
        if is_mut(self.item) {
            return by_steps(Of::ValueMut);
        }
        let impls = [Of::Value, Of::Tangent, Of::TangentMut].map(by_steps);
        let located = located(self.item, &quote!(BySteps<#index, #count>), &self.find());
        let in_gradient = located_in_gradient(self.item, &at);
        quote!(#(#impls)* #located #in_gradient)
    }

    /// The index itself says where the place is.
    fn up_in_the_gradient(&self) -> TokenStream {
        if is_mut(self.item) {
            return quote!();
        }
        let (index, param) = (self.index, param(self.method));
        let by_index = |of| self.going(of, &quote!(#param: #index), &quote!(#index));
        let impls = [Of::Tangent, Of::TangentMut].map(by_index);
        let located = located(self.item, &quote!(ByIndex), &quote!(ByIndex));
        let in_gradient = located_in_gradient(self.item, &quote!(#index));
        quote!(#(#impls)* #located #in_gradient)
    }

    /// What finds the steps.
    fn find(&self) -> TokenStream {
        let (name, find, count) = (steps::name(), &self.steps.find, self.steps.count);
        quote! {
            let mut #name = [0; #count];
            #find
            BySteps::of(#name)
        }
    }

    /// An `impl` for an index of this type, which goes the steps.
    fn going(&self, of: Of, param: &TokenStream, index: &TokenStream) -> TokenStream {
        let (params, _, bounds) = self.item.generics.split_for_impl();
        let this = match of {
            Of::Value | Of::ValueMut => (*self.item.self_ty).clone(),
            Of::Tangent | Of::TangentMut => tangent(self.item),
        };
        let receiver = self
            .method
            .sig
            .receiver()
            .map(|receiver| &receiver.self_token);
        let (silent, go, go_mut) = (crate::lints::silent(), &self.steps.go, &self.go_mut);
        let output = match of {
            Of::Value => self.output(&|ty| quote!(#ty)),
            _ => self.output(&adjoint),
        };
        match of {
            Of::Value | Of::Tangent => quote! {
                #silent
                impl #params ::core::ops::Index<#index> for #this #bounds {
                    #output
                    #[inline]
                    fn index(&#receiver, #param) -> &Self::Output { #go }
                }
            },
            Of::ValueMut | Of::TangentMut => quote! {
                #silent
                impl #params ::core::ops::IndexMut<#index> for #this #bounds {
                    #[inline]
                    fn index_mut(&mut #receiver, #param) -> &mut Self::Output { #go_mut }
                }
            },
        }
    }

    /// The types that the `impl` gives names to.
    fn output(&self, of: &dyn Fn(&syn::Type) -> TokenStream) -> TokenStream {
        let types = self.item.items.iter().filter_map(|inner| match inner {
            syn::ImplItem::Type(t) => Some((&t.ident, of(&t.ty))),
            _ => None,
        });
        types.map(|(name, ty)| quote!(type #name = #ty;)).collect()
    }
}

/// The same body for the gradient type, of which it is not seen which place it names.
fn word_for_word(item: &syn::ItemImpl) -> TokenStream {
    if let Some(part) = places::counts(item) {
        return refused(item, part);
    }
    let (mut mirror, silent) = (item.clone(), crate::lints::silent());
    *mirror.self_ty = tangent(item);
    for inner in &mut mirror.items {
        if let syn::ImplItem::Type(t) = inner {
            let adjoint = adjoint(&t.ty);
            t.ty = syn::parse_quote!(#adjoint);
        }
    }
    returning_output(&mut mirror);
    let located = located(item, &quote!(ByIndex), &quote!(ByIndex));
    let in_gradient = match (is_mut(item), places::index_type(item)) {
        (false, Some(index)) => located_in_gradient(item, &quote!(#index)),
        _ => quote!(),
    };
    quote!(#silent #mirror #located #in_gradient)
}

/// What is looked up is called by its name in the trait.
fn returning_output(item: &mut syn::ItemImpl) {
    for inner in &mut item.items {
        if let syn::ImplItem::Fn(f) = inner
            && let syn::ReturnType::Type(_, ty) = &mut f.sig.output
            && let syn::Type::Reference(r) = &mut **ty
        {
            *r.elem = syn::parse_quote!(Self::Output);
        }
    }
}

/// How the value finds a place.
fn located(item: &syn::ItemImpl, at: &TokenStream, body: &TokenStream) -> TokenStream {
    let (Some(index), Some(method)) = (places::index_type(item), places::only_method(item)) else {
        return quote!();
    };
    if is_mut(item) {
        return quote!();
    }
    let (params, _, bounds) = item.generics.split_for_impl();
    let (this, receiver, param) = (&item.self_ty, method.sig.receiver(), param(method));
    let silent = crate::lints::silent();
    quote! {
        #silent
        impl #params ::grads::__private::places::Located<#index> for #this #bounds {
            type At = ::grads::__private::places::#at;
            #[inline]
            fn locate(#receiver, #param: #index) -> Self::At {
                use ::grads::__private::places::{ByIndex, BySteps};
                #body
            }
        }
    }
}

/// The same of the gradient, which second derivatives look up as forward mode does: the index says it all.
fn located_in_gradient(item: &syn::ItemImpl, index: &TokenStream) -> TokenStream {
    let (params, _, bounds) = item.generics.split_for_impl();
    let (this, silent) = (tangent(item), crate::lints::silent());
    quote! {
        #silent
        impl #params ::grads::__private::places::Located<#index> for #this #bounds {
            type At = ::grads::__private::places::ByIndex;
            #[inline]
            fn locate(&self, _: #index) -> Self::At { ::grads::__private::places::ByIndex }
        }
    }
}

/// The type of the gradient of what is looked up, where it stands.
pub fn adjoint(ty: &syn::Type) -> TokenStream {
    match ty {
        syn::Type::Slice(of) => {
            let element = adjoint(&of.elem);
            quote!([#element])
        }
        _ => quote!(<#ty as ::grads::Differentiable>::Tangent),
    }
}

/// The pattern of what stands in the brackets.
fn param(method: &syn::ImplItemFn) -> Option<&syn::Pat> {
    match method.sig.inputs.last()? {
        syn::FnArg::Typed(param) => Some(&param.pat),
        syn::FnArg::Receiver(_) => None,
    }
}

/// The error of an `Index` that works out a place with a part of the value, in a way that is not seen; `IndexMut` has to say the same,
/// so it is said once.
fn refused(item: &syn::ItemImpl, part: &syn::Ident) -> TokenStream {
    let (Some(index), false) = (places::index_type(item), is_mut(item)) else {
        return quote!();
    };
    let mut problems = Problems::default();
    problems.refuse(
        Site::of(part),
        format!("the place is looked up in the gradient too, which has another `{part}` or none"),
        "write the place with fields and indices, as in `&self.data[i * self.columns + j]`, or write methods in place of `Index`: \
         `fn at(&self, i: usize, j: usize) -> f64`",
    );
    let errors = problems.to_compile_errors();
    let (params, _, bounds) = item.generics.split_for_impl();
    let (this, silent) = (tangent(item), crate::lints::silent());
    let types = item.items.iter().filter_map(|inner| match inner {
        syn::ImplItem::Type(t) => {
            let (name, adjoint) = (&t.ident, adjoint(&t.ty));
            Some(quote!(type #name = #adjoint;))
        }
        _ => None,
    });
    let located = located(item, &quote!(ByIndex), &quote!(ByIndex));
    quote! {
        #errors
        #silent
        impl #params ::core::ops::Index<#index> for #this #bounds {
            #(#types)*
            fn index(&self, _: #index) -> &Self::Output { ::core::unreachable!() }
        }
        #silent
        impl #params ::core::ops::IndexMut<#index> for #this #bounds {
            fn index_mut(&mut self, _: #index) -> &mut Self::Output { ::core::unreachable!() }
        }
        #located
    }
}

/// The gradient type. By its name, which stands beside that of the type, where the type must be seen: the generic params of an `impl`
/// have to be in what it is for, and what is looked up may be as private as it is.
fn tangent(item: &syn::ItemImpl) -> syn::Type {
    let ty = &item.self_ty;
    match must_be_named(item) {
        true => named_tangent(ty),
        false => syn::parse_quote!(<#ty as ::grads::Differentiable>::Tangent),
    }
}

/// The gradient type by its name, if the type has one.
pub fn named_tangent(ty: &syn::Type) -> syn::Type {
    match ty {
        syn::Type::Path(path) if path.qself.is_none() => {
            let mut tangent = path.clone();
            if let Some(last) = tangent.path.segments.last_mut() {
                last.ident = quote::format_ident!("{}Tangent", last.ident);
                without_lifetimes(&mut last.arguments);
            }
            syn::Type::Path(tangent)
        }
        _ => syn::parse_quote!(<#ty as ::grads::Differentiable>::Tangent),
    }
}

/// Nothing in a gradient borrows.
fn without_lifetimes(arguments: &mut syn::PathArguments) {
    if let syn::PathArguments::AngleBracketed(a) = arguments {
        let args = std::mem::take(&mut a.args).into_iter();
        a.args = args
            .filter(|arg| !matches!(arg, syn::GenericArgument::Lifetime(_)))
            .collect();
        if a.args.is_empty() {
            *arguments = syn::PathArguments::None;
        }
    }
}

fn must_be_named(item: &syn::ItemImpl) -> bool {
    let spelled = Spelled::new(item, Kind::OfTrait);
    let of_user = |ty: &syn::Type| ty.to_token_stream().into_iter().any(is_type_of_users);
    !item.generics.params.is_empty() || spelled.types.iter().any(|(_, ty)| of_user(ty))
}

/// Whether there is a name in capitals, as types of the user's have.
fn is_type_of_users(token: proc_macro2::TokenTree) -> bool {
    match token {
        proc_macro2::TokenTree::Ident(name) => {
            name != "Vec" && name.to_string().starts_with(char::is_uppercase)
        }
        proc_macro2::TokenTree::Group(group) => group.stream().into_iter().any(is_type_of_users),
        _ => false,
    }
}

fn is_mut(item: &syn::ItemImpl) -> bool {
    let path = item.trait_.as_ref().map(|(_, path, _)| path);
    path.and_then(|p| p.segments.last())
        .is_some_and(|s| s.ident == "IndexMut")
}
