//! Copies of the world's types that are not `Clone`: a derivative may need a value twice, and nobody has to derive `Clone` for
//! that. A type is copied field by field, if all fields can be; a container of such types is copied part by part.

use super::World;
use super::items::{Layout, Module};
use crate::lints;
use grad_core::ordered::OrderedSet;
use proc_macro2::TokenStream;
use quote::{ToTokens as _, format_ident, quote};
use syn::Type;

impl World {
    /// Whether a path names a type of the world's that is not `Clone`.
    pub fn is_copied_by_fields(&self, path: &syn::Path) -> bool {
        let Some(last) = path.segments.last() else {
            return false;
        };
        let attrs = match self.layout(&last.ident.to_string()) {
            Some(Layout::Struct(s)) => &s.attrs,
            Some(Layout::Enum(e)) => &e.attrs,
            None => return false,
        };
        !super::types::derives(attrs, "Clone") && !self.has_impl(&last.ident, "Clone")
    }

    /// Whether a type of the world's has a `Clone` written by hand that asks nothing of its generic params.
    pub fn is_cloned_unconditionally(&self, path: &syn::Path) -> bool {
        let Some(last) = path.segments.last() else {
            return false;
        };
        let asks_nothing = |generics: &syn::Generics| {
            generics.where_clause.is_none() && generics.type_params().all(|p| p.bounds.is_empty())
        };
        let clones = self.methods(&last.ident.to_string(), "clone");
        clones
            .iter()
            .any(|m| m.is_of_trait("Clone") && asks_nothing(&m.generics))
    }

    /// How values of a type are copied, if nothing else says so.
    pub fn copied(&self, item: &syn::Item) -> TokenStream {
        let Some(parts) = Parts::of(item) else {
            return quote!();
        };
        // a derived one asks all generic params to be `Clone`, also those that no value is of
        let is_clone = super::types::derives(parts.attrs, "Clone");
        let asks = is_clone && parts.generics.type_params().next().is_some();
        if (is_clone && !asks) || self.has_impl(parts.name, "Clone") {
            return quote!();
        }
        let mut needed = Needed {
            world: self,
            seen: OrderedSet::from([parts.name.to_string()]),
            types: vec![],
        };
        parts.fields().for_each(|f| needed.by(&f.ty));
        let (of, method) = match asks {
            true => (
                quote!(CopiedParts<::grads::__private::ByFields>),
                quote!(copied_parts),
            ),
            false => (quote!(Copied), quote!(copied_value)),
        };
        let by_parts = |ty: &Type| self.is_copied_by_parts(ty);
        parts.implementation((&of, &method), &needed.types, &by_parts)
    }

    /// Whether a type is a container of types of the world's that are not `Clone`.
    fn is_copied_by_parts(&self, ty: &Type) -> bool {
        self.holds_what_is_copied(self.unaliased(ty))
    }

    fn holds_what_is_copied(&self, ty: &Type) -> bool {
        parts(ty).into_iter().any(|part| match part {
            Type::Path(p) if parts(part).is_empty() => self.is_copied_by_fields(&p.path),
            _ => self.holds_what_is_copied(part),
        })
    }

    /// The type that an alias of this module stands for; one that stands in another is not followed.
    fn unaliased<'a>(&'a self, ty: &'a Type) -> &'a Type {
        let Type::Path(p) = ty else { return ty };
        let name = p.path.get_ident().map(ToString::to_string);
        let module = self.all.root.at(&self.here);
        let alias = name.and_then(|name| module?.aliases.get(&name));
        match alias {
            Some(alias) if alias.generics.params.is_empty() => &alias.ty,
            _ => ty,
        }
    }

    /// The fields of a type of this module that is copied by them, and has no generic params.
    fn fields_here(&self, path: &syn::Path) -> Option<Vec<&Type>> {
        let name = path.get_ident()?.to_string();
        let (module, _) = self.find(&name, &Module::has_type)?;
        if module != self.here || !self.is_copied_by_fields(path) {
            return None;
        }
        let (generics, fields): (_, Vec<&syn::Fields>) = match self.layout(&name)? {
            Layout::Struct(s) => (&s.generics, vec![&s.fields]),
            Layout::Enum(e) => (&e.generics, e.variants.iter().map(|v| &v.fields).collect()),
        };
        let has_none = fields.is_empty();
        let fields: Vec<_> = fields.into_iter().flatten().collect();
        let conditional = fields
            .iter()
            .any(|f| super::items::is_conditional(&f.attrs));
        // of others there may be no copies
        let is_sure = generics.params.is_empty() && !conditional && !has_none;
        is_sure.then(|| fields.into_iter().map(|f| &f.ty).collect())
    }
}

/// How values of a type are copied that is not `Clone`, where nothing is known of the types of its fields: if they can be copied, it can.
pub fn copied_alone(item: &syn::Item) -> TokenStream {
    let Some(parts) = Parts::of(item) else {
        return quote!();
    };
    let types: Vec<Type> = parts.fields().map(|f| f.ty.clone()).collect();
    match types.iter().any(is_unsized) {
        true => quote!(),
        false => parts.implementation((&quote!(Copied), &quote!(copied_value)), &types, &|_| false),
    }
}

fn is_unsized(ty: &Type) -> bool {
    matches!(ty, Type::Slice(_) | Type::TraitObject(_)) || crate::check::is_text(ty)
}

/// What a type is made of.
struct Parts<'i> {
    name: &'i syn::Ident,
    attrs: &'i [syn::Attribute],
    generics: &'i syn::Generics,
    variants: Vec<(Option<&'i syn::Ident>, &'i syn::Fields)>,
}

impl<'i> Parts<'i> {
    /// Those of a struct or an enum, if all of them are there.
    fn of(item: &'i syn::Item) -> Option<Parts<'i>> {
        let (name, attrs, generics, variants) = match item {
            syn::Item::Struct(s) => (&s.ident, &s.attrs, &s.generics, vec![(None, &s.fields)]),
            syn::Item::Enum(e) => {
                let variants = e.variants.iter().map(|v| (Some(&v.ident), &v.fields));
                (&e.ident, &e.attrs, &e.generics, variants.collect())
            }
            _ => return None,
        };
        let parts = Parts {
            name,
            attrs,
            generics,
            variants,
        };
        let conditional = parts
            .fields()
            .any(|f| super::items::is_conditional(&f.attrs));
        (!conditional && !parts.variants.is_empty()).then_some(parts)
    }

    fn fields(&self) -> impl Iterator<Item = &'i syn::Field> {
        self.variants.iter().flat_map(|(_, fields)| fields.iter())
    }

    /// The implementation of a trait by its method, where these types are `Copied`.
    fn implementation(
        &self,
        (of, method): (&TokenStream, &TokenStream),
        types: &[Type],
        by_parts: &dyn Fn(&Type) -> bool,
    ) -> TokenStream {
        let mut bounded = self.generics.clone();
        let clause = bounded.make_where_clause();
        let needed = types.iter();
        clause
            .predicates
            .extend(needed.map(|ty| -> syn::WherePredicate {
                syn::parse_quote!(for<'grads_copied> #ty: ::grads::__private::Copied)
            }));
        let variants = self.variants.iter();
        let arms = variants.map(|(variant, fields)| arm(*variant, fields, by_parts));
        let (params, arguments, _) = self.generics.split_for_impl();
        let (name, bounds, silent) = (self.name, &bounded.where_clause, lints::silent());
        quote! {
            #silent
            #[diagnostic::do_not_recommend]
            impl #params ::grads::__private::#of for #name #arguments #bounds {
                fn #method(&self) -> Self {
                    match self { #(#arms)* }
                }
            }
        }
    }
}

/// What is matched, and what is made of it.
fn arm(
    variant: Option<&syn::Ident>,
    fields: &syn::Fields,
    by_parts: &dyn Fn(&Type) -> bool,
) -> TokenStream {
    let path = match variant {
        Some(variant) => quote!(Self::#variant),
        None => quote!(Self),
    };
    let names = (0..fields.len()).map(|i| format_ident!("grads_field_{i}"));
    let members: Vec<_> = fields.members().zip(names).collect();
    let pattern = members.iter().map(|(member, name)| quote!(#member: #name));
    let made =
        members
            .iter()
            .zip(fields)
            .map(|((member, name), field)| match by_parts(&field.ty) {
                true => quote!(#member: ::grads::__private::CopiedParts::copied_parts(#name)),
                false => quote!(#member: ::grads::__private::Copied::copied_value(#name)),
            });
    quote!(#path { #(#pattern),* } => #path { #(#made),* },)
}

/// What must be `Copied` for a type to be. It may contain itself, so the fields of the world's types stand in their place.
struct Needed<'a> {
    world: &'a World,
    /// The types whose fields are there.
    seen: OrderedSet<String>,
    types: Vec<Type>,
}

impl Needed<'_> {
    /// By a field of this type.
    fn by(&mut self, ty: &Type) {
        let world = self.world;
        let by_parts = world.is_copied_by_parts(ty);
        let inside = match ty {
            _ if by_parts => Some(parts(world.unaliased(ty))),
            Type::Path(p) => world.fields_here(&p.path),
            _ => None,
        };
        match inside {
            None => self.types.push(ty.clone()),
            Some(inside) if self.seen.insert(ty.to_token_stream().to_string()) => {
                inside.into_iter().for_each(|ty| self.by(ty));
            }
            Some(_) => {}
        }
    }
}

/// The types in a container that is copied part by part (`grad_core::tangent::CopiedParts`).
fn parts(ty: &Type) -> Vec<&Type> {
    match ty {
        Type::Paren(t) => parts(&t.elem),
        Type::Group(t) => parts(&t.elem),
        Type::Array(t) => vec![&t.elem],
        Type::Tuple(t) if t.elems.len() == 2 => t.elems.iter().collect(),
        Type::Path(p) => arguments(p).unwrap_or_default(),
        _ => vec![],
    }
}

fn arguments(path: &syn::TypePath) -> Option<Vec<&Type>> {
    let last = path.path.segments.last()?;
    let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    let known = ["Vec", "Option", "Box", "Result"];
    let types = arguments.args.iter().map(|argument| match argument {
        syn::GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    known
        .iter()
        .any(|name| last.ident == name)
        .then(|| types.collect())?
}
