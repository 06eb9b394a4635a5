//! Which generic params a tangent type has, and what they must be.

use super::types::tangent;
use crate::mentions::mentions;
use crate::report::Site;
use crate::visit::{self, Visit};
use proc_macro2::Ident;
use quote::{ToTokens, quote, quote_spanned};

/// The generics of a derived type and of its tangent type, both with the bounds that the derivative needs.
pub struct Bounds {
    /// As declared.
    pub own: syn::Generics,
    /// The same, where every type param in a field that is kept is differentiable.
    pub sound: syn::Generics,
    /// The same, where the types of fields are differentiable too.
    pub primal: syn::Generics,
    /// The types of fields that this is about.
    pub unknown: Vec<syn::Type>,
    /// The params that stand in the fields of the tangent type.
    pub tangent: syn::Generics,
}

/// The bounds for the type `name` whose tangent type keeps fields of types `kept`.
pub fn bounds<'a>(
    name: &Ident,
    own: &syn::Generics,
    kept: impl Iterator<Item = &'a syn::Type>,
) -> Bounds {
    let kept: Vec<&syn::Type> = kept.collect();
    let of_params: Vec<syn::Type> = differentiable(own, &kept).collect();
    let needed = of_params
        .iter()
        .map(|ty| syn::parse_quote!(#ty: ::grads::Differentiable));
    let sound = with_bounds(own, needed);
    let mut unknown: Vec<syn::Type> = vec![];
    for ty in kept.iter().flat_map(|ty| super::types::unknown(ty)) {
        // the type itself has gradients, and what borrows is known by its name without lifetimes
        let settled =
            mentions(ty, name) || own.lifetimes().any(|l| mentions(ty, &l.lifetime.ident));
        if !settled && !has(&of_params, ty) && !has(&unknown, ty) {
            unknown.push(ty.clone());
        }
    }
    // `for<..>` leaves the check to where the type is used
    let fields = unknown.iter().map(|ty| {
        let (first, last) = Site::of(ty).ends();
        let all = quote_spanned!(first=> for<'grads_field>);
        let module = quote_spanned!(first=> ::grads::__private);
        let field = quote_spanned!(last=> ::Field);
        syn::parse_quote!(#all #ty: #module #field)
    });
    let primal = with_bounds(&sound, fields);
    Bounds {
        own: own.clone(),
        tangent: used(&primal, &kept, own),
        sound,
        primal,
        unknown,
    }
}

/// Whether a type is among others, as it is written.
fn has(types: &[syn::Type], ty: &syn::Type) -> bool {
    let text = |ty: &syn::Type| ty.to_token_stream().to_string();
    types.iter().any(|other| text(other) == text(ty))
}

fn with_bounds(
    generics: &syn::Generics,
    more: impl Iterator<Item = syn::WherePredicate>,
) -> syn::Generics {
    let mut generics = generics.clone();
    let more: Vec<_> = more.collect();
    if !more.is_empty() {
        generics.make_where_clause().predicates.extend(more);
    }
    generics
}

/// Type params that are the type of a value somewhere in `kept`, and associated types of params.
fn differentiable(
    own: &syn::Generics,
    kept: &[&syn::Type],
) -> impl Iterator<Item = syn::Type> + use<> {
    struct Find<'a> {
        params: Vec<&'a Ident>,
        found: Vec<syn::Type>,
    }
    impl<'a> Visit<'a> for Find<'_> {
        fn visit_type(&mut self, ty: &'a syn::Type) {
            let of_param = |p: &syn::TypePath| {
                let of = |path: &syn::Path| self.params.contains(&&path.segments[0].ident);
                match &p.qself {
                    Some(qself) => self.params.iter().any(|name| mentions(&qself.ty, name)),
                    None => of(&p.path),
                }
            };
            match ty {
                syn::Type::Path(p) if of_param(p) => {
                    if !has(&self.found, ty) {
                        self.found.push(ty.clone());
                    }
                }
                syn::Type::Path(p) if is_phantom(&p.path) => {}
                _ => visit::visit_type(self, ty),
            }
        }
    }
    let mut find = Find {
        params: own.type_params().map(|p| &p.ident).collect(),
        found: vec![],
    };
    kept.iter().for_each(|ty| find.visit_type(ty));
    find.found.into_iter()
}

fn is_phantom(path: &syn::Path) -> bool {
    path.segments
        .last()
        .is_some_and(|s| s.ident == "PhantomData")
}

/// The params of `generics` that stand in the tangent types of `kept`, with the bounds that are about them alone.
fn used(generics: &syn::Generics, kept: &[&syn::Type], own: &syn::Generics) -> syn::Generics {
    let tangents: Vec<_> = kept.iter().map(|ty| tangent(ty, own)).collect();
    let name = |param: &syn::GenericParam| match param {
        syn::GenericParam::Type(p) => p.ident.clone(),
        syn::GenericParam::Const(p) => p.ident.clone(),
        syn::GenericParam::Lifetime(p) => p.lifetime.ident.clone(),
    };
    let (mut params, mut gone) = (vec![], vec![]);
    for param in &generics.params {
        let (param, name) = (param.clone(), name(param));
        if tangents.iter().any(|ty| mentions(ty, &name)) {
            params.push(param);
        } else {
            gone.push(name);
        }
    }
    let remains = |tokens: &dyn ToTokens| {
        let tokens = tokens.to_token_stream();
        !gone.iter().any(|name| mentions(&tokens, name))
    };
    for param in &mut params {
        match param {
            syn::GenericParam::Type(p) => {
                p.bounds = p.bounds.iter().filter(|b| remains(b)).cloned().collect();
                p.attrs.clear();
            }
            syn::GenericParam::Lifetime(p) => {
                p.bounds = p.bounds.iter().filter(|b| remains(b)).cloned().collect();
                p.attrs.clear();
            }
            syn::GenericParam::Const(p) => p.attrs.clear(),
        }
    }
    let predicates = generics.where_clause.iter().flat_map(|w| &w.predicates);
    let predicates: Vec<_> = predicates.filter(|p| remains(p)).collect();
    let mut used = syn::Generics {
        params: params.into_iter().collect(),
        ..syn::Generics::default()
    };
    if !predicates.is_empty() {
        used.where_clause = Some(syn::parse_quote!(where #(#predicates),*));
    }
    if !used.params.is_empty() {
        used.lt_token = Some(Default::default());
        used.gt_token = Some(Default::default());
    }
    used
}

/// `impl<..> head for ty<..> where ..`
pub fn header(
    generics: &syn::Generics,
    of: impl ToTokens,
    ty: impl ToTokens,
) -> proc_macro2::TokenStream {
    let (params, _, bounds) = generics.split_for_impl();
    quote!(impl #params #of for #ty #bounds)
}
