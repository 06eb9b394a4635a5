//! Types of the user's in the signatures of a companion: of one that has no gradients rustc speaks once, where it stands.
//!
//! Such a type is written as `<Checked<{ .. }> as Known<S>>::Type`, which is `S`. The block is a constant of its own that asks
//! for the gradients of `S`. Where there are none, the constant is an error, and all that mentions it is silent: the
//! companion's bodies, and the calls of the function.

use super::named::place;
use crate::model::{By, Model};
use crate::owner::Kind;
use crate::visit::Visit;
use grad_core::ir::Type;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{quote, quote_spanned};

/// The model with such types in its signature; if it is `doubted`, they ask for the constant that has its body in it too
/// (`emit::believed`).
pub(super) fn checked(model: &Model, doubted: bool) -> Model {
    let (mut model, mut unknown) = (model.clone(), Unknown::of(model));
    let own = model.owner.as_ref().map(|o| o.kind);
    // what follows from `forward` stands beside it
    let copies = matches!(own, None | Some(Kind::Inherent | Kind::Unseen));
    unknown.body = doubted.then(|| super::believed::name(&model));
    for param in model.params.iter_mut().filter(|p| p.function.is_none()) {
        let (carries, copied) = (param.carries(), copies && param.by == By::Mut);
        check(
            &param.ty,
            &mut param.syn_ty,
            Asked {
                carries,
                copied,
                unknown: &unknown,
            },
        );
    }
    if let syn::ReturnType::Type(_, ty) = &mut model.item.sig.output {
        check(
            &model.ret,
            ty,
            Asked {
                carries: true,
                copied: false,
                unknown: &unknown,
            },
        );
    }
    model
}

/// What is asked of a type.
#[derive(Clone, Copy)]
struct Asked<'u> {
    /// Whether it has to have gradients.
    carries: bool,
    /// Whether its values are copied, since they are there again when the way back is done.
    copied: bool,
    unknown: &'u Unknown,
}

fn check(ty: &Type, syn_ty: &mut syn::Type, asked: Asked) {
    let unknown = asked.unknown;
    match (ty, &mut *syn_ty) {
        (_, syn::Type::Paren(t)) => check(ty, &mut t.elem, asked),
        (_, syn::Type::Group(t)) => check(ty, &mut t.elem, asked),
        (Type::Slice(t), syn::Type::Slice(s)) => check(t, &mut s.elem, asked),
        (Type::Array(t, _), syn::Type::Array(s)) => check(t, &mut s.elem, asked),
        (Type::Vec(t), syn::Type::Path(p)) => {
            if let Some(s) = element(p) {
                check(t, s, asked);
            }
        }
        (Type::Tuple(ts), syn::Type::Tuple(s)) => {
            for (t, s) in ts.iter().zip(&mut s.elems) {
                check(t, s, asked);
            }
        }
        (Type::Named(_), syn::Type::Path(path)) if !unknown.is_in(path) => {
            let at = place(syn_ty);
            let tangent = asked.carries.then(|| quote_spanned! {at=>
                let _: ::core::marker::PhantomData<<#syn_ty as ::grads::Differentiable>::Tangent>;
            });
            let copy = asked.copied.then(|| {
                quote_spanned! {at=>
                    let _: fn(&_) -> _ = <#syn_ty as ::grads::__private::Copied>::copied_value;
                }
            });
            stand(syn_ty, at, &quote!(#tangent #copy), unknown);
        }
        (Type::Float(_), syn::Type::Path(path))
            if unknown.body.is_some() && !unknown.is_in(path) =>
        {
            let at = place(syn_ty);
            stand(syn_ty, at, &quote!(), unknown);
        }
        _ => {}
    }
}

/// Writes a type as one about which a constant says something, if there is something to be said.
fn stand(syn_ty: &mut syn::Type, at: Span, asked: &TokenStream, unknown: &Unknown) {
    let body = unknown.body.as_ref();
    if asked.is_empty() && body.is_none() {
        return;
    }
    let holds = match body {
        Some(body) => quote_spanned!(at=> Self::#body),
        None => quote_spanned!(at=> true),
    };
    let written = quote_spanned! {at=>
        <::grads::__private::Checked<{ #asked #holds }> as ::grads::__private::Known<#syn_ty>>::Type
    };
    if let Ok(written) = syn::parse2(written) {
        *syn_ty = written;
    }
}

/// `T` in `Vec<T>`.
fn element(path: &mut syn::TypePath) -> Option<&mut syn::Type> {
    match &mut path.path.segments.last_mut()?.arguments {
        syn::PathArguments::AngleBracketed(args) => match args.args.first_mut()? {
            syn::GenericArgument::Type(ty) => Some(ty),
            _ => None,
        },
        _ => None,
    }
}

/// The generic params in scope, of which a constant in a type knows nothing.
struct Unknown {
    names: Vec<Ident>,
    own_type: bool,
    /// The constant with the body in it.
    body: Option<Ident>,
}

impl Unknown {
    fn of(model: &Model) -> Unknown {
        let owner = model.owner.as_deref();
        let own = &model.item.sig.generics;
        let generics = owner.map(|o| &o.generics).into_iter().chain([own]);
        let names = generics.flat_map(|g| &g.params).filter_map(|p| match p {
            syn::GenericParam::Type(t) => Some(t.ident.clone()),
            syn::GenericParam::Const(c) => Some(c.ident.clone()),
            syn::GenericParam::Lifetime(_) => None,
        });
        Unknown {
            names: names.collect(),
            body: None,
            own_type: owner.is_some_and(|o| {
                matches!(o.kind, Kind::Trait | Kind::Unseen) || !o.generics.params.is_empty()
            }),
        }
    }

    /// Whether a type names one of them, a lifetime, or what is to be inferred.
    fn is_in(&self, ty: &syn::TypePath) -> bool {
        struct Find<'u>(&'u Unknown, bool);
        impl<'a> Visit<'a> for Find<'_> {
            fn visit_ident(&mut self, name: &'a Ident) {
                self.1 |= self.0.names.contains(name) || (self.0.own_type && name == "Self");
            }
            fn visit_lifetime(&mut self, _: &'a syn::Lifetime) {
                self.1 = true;
            }
            fn visit_type_infer(&mut self, _: &'a syn::TypeInfer) {
                self.1 = true;
            }
            fn visit_type_impl_trait(&mut self, _: &'a syn::TypeImplTrait) {
                self.1 = true;
            }
            fn visit_type_reference(&mut self, _: &'a syn::TypeReference) {
                self.1 = true;
            }
        }
        let mut find = Find(self, false);
        find.visit_type_path(ty);
        find.1
    }
}
