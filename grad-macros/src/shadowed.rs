//! Asks rustc whether the methods of an annotated `impl` of a trait are what `x.method()` calls.
//!
//! A method of the type's own with the same name comes before the trait's. If it has no derivative, what is found under the
//! name of the derivative is the trait's all the same, of another function. So each name is looked up in a module in which
//! no trait is in scope but one that every type has (`grad_core::shadowed`). The module knows nothing of what is around, so
//! that it can stand in a function too: types come to it through a trait.

use crate::owner;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::{GenericParam, TypeParam, TypeParamBound};

/// What a method's companion has beside a method of the type's own.
pub fn annotated(method: &Ident) -> TokenStream {
    let name = owner::function(method, "annotated");
    let silent = crate::lints::silent();
    quote! {
        #silent
        #[doc(hidden)]
        pub fn #name() -> ::grads::__private::shadowed::Fine {
            ::grads::__private::shadowed::Fine
        }
    }
}

/// The questions about these methods of an `impl` of a trait.
pub fn asked(item: &syn::ItemImpl, methods: &[Ident]) -> TokenStream {
    let Some((generics, this)) = head(item).filter(|_| !methods.is_empty()) else {
        return quote!();
    };
    let tag = Tag::new(&generics);
    let (declared, ty, probe) = (&tag.declared, &tag.ty, &tag.params);
    let defaults = methods.iter().map(|method| {
        let annotated = owner::function(method, "annotated");
        quote! {
            const #method: <Facade as Names>::Other = <Facade as Names>::OTHER;
            fn #annotated() -> <Facade as Names>::Other { <Facade as Names>::OTHER }
        }
    });
    let questions = methods.iter().map(|method| {
        let annotated = owner::function(method, "annotated");
        quote_spanned! {method.span()=>
            <<#ty as Is>::Ask>::of(
                <<#ty as Is>::This>::#annotated(),
                <<#ty as Is>::OfStd>::__grads_of_std(),
                <<#ty as Is>::This>::#method,
            );
        }
    });
    let silent = crate::lints::silent();
    quote! {
        #silent
        const _: () = {
            #[no_implicit_prelude]
            mod own {
                pub(super) struct Facade;
                pub(super) trait Names { type Other; const OTHER: Self::Other; }
                pub(super) trait Is { type This; type Ask; type OfStd; }
                pub(super) struct Tag #declared;
                trait OfAll {
                    #(#defaults)*
                    fn __grads_of_std() -> <Facade as Names>::Other { <Facade as Names>::OTHER }
                }
                impl<T> OfAll for T {}
                fn ask #probe () { #(#questions)* }
            }
            impl own::Names for own::Facade {
                type Other = ::grads::__private::shadowed::Other;
                const OTHER: ::grads::__private::shadowed::Other = ::grads::__private::shadowed::Other;
            }
            impl #probe own::Is for own::#ty {
                type This = #this;
                type Ask = ::grads::__private::shadowed::Ask<#this>;
                type OfStd = ::grads::__private::shadowed::OfStd<#this>;
            }
        };
    }
}

/// The generic params and the type that is asked about, as far as both can be spelled elsewhere: a param that stands for
/// floats is `f64`, and of others no bound may be asked.
fn head(item: &syn::ItemImpl) -> Option<(syn::Generics, TokenStream)> {
    let syn::Type::Path(_) = &*item.self_ty else {
        return None;
    };
    let mut generics = item.generics.clone();
    let mut this = item.self_ty.to_token_stream();
    let bounded = generics.where_clause.take();
    let floats: Vec<Ident> = generics
        .type_params()
        .filter(|p| !p.bounds.is_empty())
        .map(|p| is_float(p).then(|| p.ident.clone()))
        .collect::<Option<_>>()?;
    let is_param = |p: &TypeParam| p.ident == this.to_string();
    if bounded.is_some() || generics.type_params().any(is_param) {
        return None;
    }
    generics.params = std::mem::take(&mut generics.params)
        .into_iter()
        .filter(|p| !matches!(p, GenericParam::Type(p) if floats.contains(&p.ident)))
        .collect();
    if !floats.is_empty() {
        this = with_floats(this, &floats);
    }
    Some((generics, this))
}

/// Whether `f64` meets the bounds of a param.
fn is_float(param: &TypeParam) -> bool {
    const OF_FLOATS: [&str; 8] = [
        "Real",
        "Copy",
        "Clone",
        "Send",
        "Sync",
        "Debug",
        "PartialOrd",
        "PartialEq",
    ];
    let met = |bound: &TypeParamBound| match bound {
        TypeParamBound::Trait(of) => {
            let last = of.path.segments.last();
            last.is_some_and(|s| OF_FLOATS.iter().any(|name| s.ident == name))
        }
        _ => false,
    };
    param.bounds.iter().all(met)
}

fn with_floats(tokens: TokenStream, floats: &[Ident]) -> TokenStream {
    let one = |token: TokenTree| match token {
        TokenTree::Ident(name) if floats.contains(&name) => {
            quote!(::core::primitive::f64)
        }
        TokenTree::Group(group) => {
            let inner = with_floats(group.stream(), floats);
            TokenTree::Group(proc_macro2::Group::new(group.delimiter(), inner)).into()
        }
        token => token.into(),
    };
    tokens.into_iter().map(one).collect()
}

/// The type by which the module knows the one that is asked about.
struct Tag {
    /// Its declaration, without the name.
    declared: TokenStream,
    /// The type.
    ty: TokenStream,
    /// The generic params, without bounds.
    params: TokenStream,
}

impl Tag {
    fn new(generics: &syn::Generics) -> Tag {
        let mut generics = generics.clone();
        for param in generics.lifetimes_mut() {
            param.bounds.clear();
        }
        let (params, arguments, _) = generics.split_for_impl();
        let holds = generics.params.iter().filter_map(|p| match p {
            GenericParam::Type(p) => {
                let name = &p.ident;
                Some(quote!(fn() -> #name))
            }
            GenericParam::Lifetime(l) => {
                let name = &l.lifetime;
                Some(quote!(&#name ()))
            }
            GenericParam::Const(_) => None,
        });
        let tag = Ident::new("Tag", Span::call_site());
        Tag {
            declared: quote!(#params (#(#holds),*)),
            ty: quote!(#tag #arguments),
            params: quote!(#params),
        }
    }
}
