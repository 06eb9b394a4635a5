//! A type that is derived, taken apart: a struct is one variant without a name of its own.

use super::generics::{self, Bounds};
use super::types;
use proc_macro2::Ident;
use quote::format_ident;
use syn::ext::IdentExt as _;

/// A struct or an enum.
pub struct Derived {
    pub ident: Ident,
    pub vis: syn::Visibility,
    /// The name of its tangent type.
    pub tangent: Ident,
    /// Its own generics, and those of its tangent type.
    pub bounds: Bounds,
    pub is_enum: bool,
    /// Whether no `clone` in it is the user's.
    pub cloned_by_std: bool,
    pub variants: Vec<Variant>,
}

/// Whether an attribute is what a world says of a type all of whose clones are std's.
pub fn is_cloned_by_std(attr: &syn::Attribute) -> bool {
    attr.meta.require_list().is_ok_and(|list| {
        list.path.is_ident("grads") && list.tokens.to_string() == "__cloned_by_std"
    })
}

/// A variant, or the whole of a struct.
pub struct Variant {
    /// `None` for a struct.
    pub ident: Option<Ident>,
    pub style: Style,
    pub fields: Vec<Field>,
}

/// How the fields are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    Named,
    Tuple,
    Unit,
}

/// A field.
pub struct Field {
    pub vis: syn::Visibility,
    /// Its name or position.
    pub member: syn::Member,
    /// Its type, where `Self` is the type's own name.
    pub ty: syn::Type,
    /// Whether the tangent type has it: it is neither a constant by its type nor `#[no_diff]`.
    pub kept: bool,
}

impl Derived {
    /// Takes `input` apart; `None` for a union, and if a field has no name.
    pub fn new(input: &syn::DeriveInput) -> Option<Derived> {
        let variants: Vec<Variant> = match &input.data {
            syn::Data::Struct(data) => vec![Variant::new(None, &data.fields, input)],
            syn::Data::Enum(data) => {
                let all = data.variants.iter();
                all.map(|v| Variant::new(Some(v.ident.clone()), &v.fields, input))
                    .collect()
            }
            syn::Data::Union(_) => return None,
        };
        let mut fields = variants.iter().flat_map(|v| &v.fields);
        if fields.any(|f| f.name() == "_") {
            return None;
        }
        let kept = variants.iter().flat_map(Variant::kept).map(|(_, f)| &f.ty);
        Some(Derived {
            ident: input.ident.clone(),
            vis: input.vis.clone(),
            tangent: format_ident!("{}Tangent", input.ident.unraw(), span = input.ident.span()),
            bounds: generics::bounds(&input.ident, &input.generics, kept),
            is_enum: matches!(input.data, syn::Data::Enum(_)),
            cloned_by_std: input.attrs.iter().any(is_cloned_by_std),
            variants,
        })
    }
}

impl Variant {
    fn new(ident: Option<Ident>, fields: &syn::Fields, input: &syn::DeriveInput) -> Variant {
        let style = match fields {
            syn::Fields::Named(_) => Style::Named,
            syn::Fields::Unnamed(_) => Style::Tuple,
            syn::Fields::Unit => Style::Unit,
        };
        let fields = fields.members().zip(fields).map(|(member, field)| Field {
            vis: field.vis.clone(),
            member,
            kept: !types::is_constant(&field.ty) && !is_no_diff(field),
            ty: types::without_self(&field.ty, input),
        });
        Variant {
            ident,
            style,
            fields: fields.collect(),
        }
    }

    /// The fields that the tangent type has, with their positions.
    pub fn kept(&self) -> impl Iterator<Item = (usize, &Field)> {
        self.fields.iter().enumerate().filter(|(_, f)| f.kept)
    }
}

impl Field {
    /// Its name as text.
    pub fn name(&self) -> String {
        match &self.member {
            syn::Member::Named(ident) => ident.unraw().to_string(),
            syn::Member::Unnamed(index) => index.index.to_string(),
        }
    }
}

fn is_no_diff(field: &syn::Field) -> bool {
    field.attrs.iter().any(|a| a.path().is_ident("no_diff"))
}
