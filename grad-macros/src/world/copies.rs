//! Copies of the world's types that are not `Clone`: a derivative may need a value twice, and nobody has to derive `Clone` for
//! that. A type is copied field by field, if all fields can be.

use super::World;
use super::items::Layout;
use crate::lints;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

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

    /// How values of a type are copied, if nothing else says so.
    pub fn copied(&self, item: &syn::Item) -> TokenStream {
        let (name, attrs, generics, variants) = match item {
            syn::Item::Struct(s) => (&s.ident, &s.attrs, &s.generics, vec![(None, &s.fields)]),
            syn::Item::Enum(e) => {
                let variants = e.variants.iter().map(|v| (Some(&v.ident), &v.fields));
                (&e.ident, &e.attrs, &e.generics, variants.collect())
            }
            _ => return quote!(),
        };
        let conditional = variants
            .iter()
            .flat_map(|(_, fields)| fields.iter())
            .any(|f| super::items::is_conditional(&f.attrs));
        let has_none = matches!(item, syn::Item::Enum(e) if e.variants.is_empty());
        // a derived one asks all generic params to be `Clone`, also those that no value is of
        let is_clone = super::types::derives(attrs, "Clone");
        let asks = is_clone && generics.type_params().next().is_some();
        if conditional || has_none || (is_clone && !asks) || self.has_impl(name, "Clone") {
            return quote!();
        }
        let mut bounded = generics.clone();
        let types = variants
            .iter()
            .flat_map(|(_, fields)| fields.iter())
            .map(|f| &f.ty);
        let clause = bounded.make_where_clause();
        clause
            .predicates
            .extend(types.map(|ty| -> syn::WherePredicate {
                syn::parse_quote!(for<'grads_copied> #ty: ::grads::__private::Copied)
            }));
        let arms = variants
            .iter()
            .map(|(variant, fields)| arm(*variant, fields));
        let (params, arguments, _) = generics.split_for_impl();
        let (bounds, silent) = (&bounded.where_clause, lints::silent());
        let (of, method) = match asks {
            true => (
                quote!(CopiedParts<::grads::__private::ByFields>),
                quote!(copied_parts),
            ),
            false => (quote!(Copied), quote!(copied_value)),
        };
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
fn arm(variant: Option<&syn::Ident>, fields: &syn::Fields) -> TokenStream {
    let path = match variant {
        Some(variant) => quote!(Self::#variant),
        None => quote!(Self),
    };
    let names = (0..fields.len()).map(|i| format_ident!("grads_field_{i}"));
    let members: Vec<_> = fields.members().zip(names).collect();
    let pattern = members.iter().map(|(member, name)| quote!(#member: #name));
    let made = members
        .iter()
        .map(|(member, name)| quote!(#member: ::grads::__private::Copied::copied_value(#name)));
    quote!(#path { #(#pattern),* } => #path { #(#made),* },)
}
