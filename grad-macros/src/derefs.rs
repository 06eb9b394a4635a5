//! `Deref` and `DerefMut` of a newtype around an array: what they name is a field, so the gradient has the same `Deref`.
//!
//! Which methods are the array's then, rustc is asked where they are called (`crate::assumed`); that the type has no `Index` of its own, and no `DerefMut` to
//! another field, is asked here.

use crate::args::Args;
use crate::block;
use crate::emit::{self, located};
use crate::mirror::{adjoint, named_tangent};
use crate::model::Model;
use crate::owner::{Kind, Owner};
use crate::places::hash;
use crate::report::{Problems, Site};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ImplItem, Stmt, Type};

/// What is generated beside an annotated `impl` of `Deref` or `DerefMut`; nothing if it is of another trait.
pub fn mirrored(item: &syn::ItemImpl) -> Option<TokenStream> {
    let (_, path, _) = item.trait_.as_ref()?;
    let name = path.segments.last()?.ident.to_string();
    if name != "Deref" && name != "DerefMut" {
        return None;
    }
    let mut problems = Problems::default();
    let generated = match Newtype::of(item, name == "DerefMut", &mut problems) {
        Some(newtype) if newtype.mutable => newtype.changed(),
        Some(newtype) => newtype.looked_through(),
        None => quote!(),
    };
    let errors = problems.to_compile_errors();
    Some(quote!(#generated #errors))
}

/// An `impl` that names a field.
struct Newtype<'a> {
    item: &'a syn::ItemImpl,
    mutable: bool,
    field: syn::Member,
    /// Where it leads; the `impl` of `DerefMut` does not say it.
    target: Option<&'a Type>,
}

impl<'a> Newtype<'a> {
    fn of(item: &'a syn::ItemImpl, mutable: bool, problems: &mut Problems) -> Option<Self> {
        let method = item.items.iter().find_map(|i| match i {
            ImplItem::Fn(f) => Some(f),
            _ => None,
        })?;
        let target = item.items.iter().find_map(|i| match i {
            ImplItem::Type(t) => Some(&t.ty),
            _ => None,
        });
        if let Some(target) = target.filter(|ty| !is_array(ty)) {
            problems.refuse(
                Site::of(target),
                "differentiation does not see through a `Deref` to what is no array",
                "name what is meant: a field, as in `x.inner.method()`, or an annotated method that gives it",
            );
            return None;
        }
        let Some(field) = field(&method.block) else {
            problems.refuse(
                Site::of(&method.block),
                "differentiation does not see which field this `Deref` leads to",
                "name the field alone, as in `&self.0`",
            );
            return None;
        };
        Some(Newtype {
            item,
            mutable,
            field,
            target,
        })
    }

    /// By which the two `impl`s are compared.
    fn by(&self) -> TokenStream {
        let hash = hash(&self.field.to_token_stream().to_string());
        quote!(::grads::__private::places::Body<#hash>)
    }

    /// What is generated beside a `Deref`.
    fn looked_through(&self) -> TokenStream {
        let Some(target) = self.target else {
            return quote!();
        };
        let (params, _, bounds) = self.item.generics.split_for_impl();
        let (this, gradient) = (&self.item.self_ty, named_tangent(&self.item.self_ty));
        let (silent, field, by) = (crate::lints::silent(), &self.field, self.by());
        let adjoint = adjoint(target);
        let lent = self.lent(target, &gradient);
        let (counts, questions) = (self.counts(), self.questions());
        quote! {
            #silent
            impl #params ::core::ops::Deref for #gradient #bounds {
                type Target = #adjoint;
                #[inline]
                fn deref(&self) -> &Self::Target { &self.#field }
            }
            #silent
            impl #params ::core::ops::DerefMut for #gradient #bounds {
                #[inline]
                fn deref_mut(&mut self) -> &mut Self::Target { &mut self.#field }
            }
            #silent
            impl #params ::grads::__private::newtypes::LeadsBy for #this #bounds { type Field = #by; }
            #silent
            impl #params ::grads::__private::newtypes::Askable for #this #bounds {}
            #silent
            impl #params ::grads::__private::newtypes::Behind for #this #bounds { type Asked = Self; }
            #silent
            impl #params ::grads::__private::newtypes::CountedBehind for #this #bounds { type Asked = Self; }
            #silent
            impl #params ::grads::__private::places::Located<::core::primitive::usize> for #this #bounds {
                type At = ::grads::__private::places::ByIndex;
                #[inline]
                fn locate(&self, _: ::core::primitive::usize) -> Self::At { ::grads::__private::places::ByIndex }
            }
            #lent
            #counts
            #questions
        }
    }

    /// Where a function takes `len` for a method of the type, it finds what it counts.
    fn counts(&self) -> TokenStream {
        let (params, _, bounds) = self.item.generics.split_for_impl();
        let (this, silent) = (&self.item.self_ty, crate::lints::silent());
        let methods: [syn::ItemFn; 2] = [
            syn::parse_quote!(
                pub fn len(&self) -> usize {}
            ),
            syn::parse_quote!(
                pub fn is_empty(&self) -> bool {}
            ),
        ];
        let owner = Rc::new(Owner {
            kind: Kind::Inherent,
            generics: self.item.generics.clone(),
            self_ty: Some((**this).clone()),
            methods: methods.iter().map(|f| block::sibling(&f.sig)).collect(),
            forward: None,
            order: None,
            check_finite: None,
        });
        let companions = methods.into_iter().map(|method| {
            let mut unsaid = Problems::default();
            let model = Model::of(
                Some(owner.clone()),
                None,
                Args::default(),
                method,
                &mut unsaid,
            );
            emit::constant_behind(&model)
        });
        quote!(#silent impl #params #this #bounds { #(#companions)* })
    }

    /// The gradient is handed on as the value is: as what it leads to, or as a slice.
    fn lent(&self, target: &Type, gradient: &Type) -> TokenStream {
        let (params, _, bounds) = self.item.generics.split_for_impl();
        let silent = crate::lints::silent();
        let Some(of) = element(target).map(|of| adjoint(&of)) else {
            return quote!();
        };
        let part = quote!([#of]);
        let forms = match target {
            Type::Slice(_) => vec![part],
            Type::Array(array) => {
                let len = &array.len;
                vec![part, quote!([#of; #len])]
            }
            _ => vec![part, quote!(::grads::__private::std::vec::Vec<#of>)],
        };
        let forms = forms.into_iter().map(|form| {
            quote! {
                #silent
                impl #params ::grads::__private::Lend<#form> for #gradient #bounds {
                    #[inline]
                    fn lend(&mut self) -> ::core::option::Option<&mut #form> {
                        ::core::option::Option::Some(&mut **self)
                    }
                }
            }
        });
        forms.collect()
    }

    /// What is asked of the type.
    fn questions(&self) -> TokenStream {
        let (params, _, bounds) = self.item.generics.split_for_impl();
        let (silent, at) = (crate::lints::silent(), self.item.self_ty.span());
        let this = located(self.item.self_ty.to_token_stream(), at);
        let asked = quote_spanned! {at=>
            ::grads::__private::newtypes::one_way(::grads::__private::newtypes::newtype::<#this>().index_of());
            ::grads::__private::newtypes::newtype::<#this>().changes();
        };
        quote! {
            #silent
            const _: () = {
                use ::grads::__private::newtypes::{Indexed as _, NeverChanges as _, NotIndexed as _};
                fn ask #params () #bounds { #asked }
            };
        }
    }

    /// What is generated beside a `DerefMut`.
    fn changed(&self) -> TokenStream {
        let (params, _, bounds) = self.item.generics.split_for_impl();
        let (this, silent, by) = (&self.item.self_ty, crate::lints::silent(), self.by());
        let at = self.item.self_ty.span();
        let named = located(quote!(#this), at);
        let asked = quote_spanned!(at=> ::grads::__private::newtypes::ask::<#named, #by>());
        quote! {
            #silent
            impl #params ::grads::__private::newtypes::LeadsByMut for #this #bounds {}
            #silent
            const _: () = { fn ask #params () #bounds { #asked } };
        }
    }
}

/// The field in `{ &self.0 }`.
fn field(body: &syn::Block) -> Option<syn::Member> {
    let [Stmt::Expr(Expr::Reference(r), None)] = &body.stmts[..] else {
        return None;
    };
    let mut place = &*r.expr;
    while let Expr::Paren(inner) = place {
        place = &inner.expr;
    }
    match place {
        Expr::Field(f) if matches!(&*f.base, Expr::Path(p) if p.path.is_ident("self")) => {
            Some(f.member.clone())
        }
        _ => None,
    }
}

fn is_array(ty: &Type) -> bool {
    element(ty).is_some()
}

/// What an array, a slice or a vector holds.
fn element(ty: &Type) -> Option<Type> {
    match ty {
        Type::Slice(of) => Some((*of.elem).clone()),
        Type::Array(of) => Some((*of.elem).clone()),
        Type::Path(p) => {
            let last = p.path.segments.last().filter(|s| s.ident == "Vec")?;
            match &last.arguments {
                syn::PathArguments::AngleBracketed(args) => match args.args.first()? {
                    syn::GenericArgument::Type(ty) => Some(ty.clone()),
                    _ => None,
                },
                _ => None,
            }
        }
        _ => None,
    }
}
