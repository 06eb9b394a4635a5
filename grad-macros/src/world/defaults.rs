//! Derived `Default`, written out as the literal that it makes: so `S::default()` and `..Default::default()` have fields that are seen, as
//! those of any other literal.

use super::names::{self, Import};
use crate::lints;
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{
    Attribute, Fields, Generics, Ident, Item, ItemEnum, ItemStruct, ItemType, PathArguments, Type,
};

/// Puts an `impl Default` behind each type that derives it, in the derive's stead.
pub fn write_out(items: &mut Vec<Item>) {
    let is_std = !items.iter().any(brings_another);
    let mut made = vec![];
    for item in items.iter_mut() {
        match item {
            Item::Mod(m) => m.content.iter_mut().for_each(|(_, items)| write_out(items)),
            Item::Struct(s) if is_std => made.extend(of_struct(s)),
            Item::Enum(e) if is_std => made.extend(of_enum(e)),
            _ => {}
        }
    }
    items.extend(made);
}

/// Whether `Default`, or a name that is used here, may be another's in the module of an item.
fn brings_another(item: &Item) -> bool {
    match item {
        Item::Use(u) => {
            let mut imports = vec![];
            names::imports(u, &mut imports);
            imports.iter().any(may_bring_another)
        }
        Item::Struct(ItemStruct { ident, .. })
        | Item::Enum(ItemEnum { ident, .. })
        | Item::Type(ItemType { ident, .. }) => is_another(&ident.to_string()),
        _ => false,
    }
}

/// Whether a name is one that is used here.
fn is_another(name: &str) -> bool {
    ["Default", "Vec", "Option", "String", "PhantomData"].contains(&name)
}

/// An import of such a name, or all of a module of another crate.
fn may_bring_another(import: &Import) -> bool {
    let first = import.path.first().map_or("", |first| first);
    let is_std = ["std", "core", "alloc"].contains(&first);
    match &import.name {
        Some(name) => is_another(name) && !is_std,
        None => !is_std && !["super", "self", "crate", "grads"].contains(&first),
    }
}

fn of_struct(s: &mut ItemStruct) -> Option<Item> {
    without_derive(&mut s.attrs)?;
    let value = literal(&s.fields);
    Some(implementation(
        &s.attrs,
        &s.ident,
        &s.generics,
        &quote!(Self #value),
    ))
}

fn of_enum(e: &mut ItemEnum) -> Option<Item> {
    let chosen = e
        .variants
        .iter_mut()
        .find(|v| v.attrs.iter().any(is_default));
    let name = chosen.map(|v| v.ident.clone())?;
    without_derive(&mut e.attrs)?;
    e.variants
        .iter_mut()
        .for_each(|v| v.attrs.retain(|a| !is_default(a)));
    Some(implementation(
        &e.attrs,
        &e.ident,
        &e.generics,
        &quote!(Self::#name),
    ))
}

fn is_default(attr: &Attribute) -> bool {
    attr.path().is_ident("default")
}

/// Takes `Default` out of a type's derives, if it is there on no condition.
fn without_derive(attrs: &mut [Attribute]) -> Option<()> {
    type List = Punctuated<syn::Path, syn::Token![,]>;
    let is_conditional = attrs.iter().any(|a| a.path().is_ident("cfg_attr"));
    let derives = attrs
        .iter_mut()
        .filter(|a| !is_conditional && a.path().is_ident("derive"));
    for derive in derives {
        let traits = derive.parse_args_with(List::parse_terminated).ok()?;
        if traits.iter().any(|t| t.is_ident("Default")) {
            let others = traits.iter().filter(|t| !t.is_ident("Default"));
            derive.meta = syn::parse_quote!(derive(#(#others),*));
            return Some(());
        }
    }
    None
}

/// `impl Default for ..`, on the conditions of the type; its params are asked to have a default, as by the derive.
fn implementation(
    attrs: &[Attribute],
    name: &Ident,
    generics: &Generics,
    value: &TokenStream,
) -> Item {
    let mut bound = generics.clone();
    for param in bound.type_params_mut() {
        param
            .bounds
            .push(syn::parse_quote!(::core::default::Default));
    }
    let (params, _, conditions) = bound.split_for_impl();
    let (_, args, _) = generics.split_for_impl();
    let cfg = attrs.iter().filter(|a| a.path().is_ident("cfg"));
    let silent = lints::silent();
    syn::parse_quote! {
        #(#cfg)*
        #silent
        impl #params ::core::default::Default for #name #args #conditions {
            fn default() -> Self { #value }
        }
    }
}

/// The fields of a literal, each with its default.
fn literal(fields: &Fields) -> TokenStream {
    let values = fields.iter().map(|f| of_type(&f.ty));
    match fields {
        Fields::Named(named) => {
            let names = named.named.iter().map(|f| &f.ident);
            quote!({ #(#names: #values),* })
        }
        Fields::Unnamed(_) => quote!((#(#values),*)),
        Fields::Unit => quote!(),
    }
}

/// The default of a type: of std's as literals.
fn of_type(ty: &Type) -> TokenStream {
    let span = ty.span();
    match ty {
        Type::Tuple(t) => {
            let values = t.elems.iter().map(of_type);
            quote_spanned!(span=> (#(#values,)*))
        }
        Type::Array(a) if number(&a.elem).is_some() => {
            let (value, n) = (number(&a.elem), &a.len);
            quote_spanned!(span=> [#value; #n])
        }
        Type::Path(p) if p.qself.is_none() => number(ty).unwrap_or_else(|| of_path(&p.path)),
        _ => quote_spanned!(span=> <#ty as ::core::default::Default>::default()),
    }
}

fn of_path(path: &syn::Path) -> TokenStream {
    let mut path = path.clone();
    let span = path.span();
    let Some(last) = path.segments.last_mut() else {
        return quote!();
    };
    if let PathArguments::AngleBracketed(args) = &mut last.arguments {
        args.colon2_token = Some(syn::Token![::](span));
    }
    match last.ident.to_string().as_str() {
        "Vec" | "String" => quote_spanned!(span=> #path::new()),
        "Option" => quote_spanned!(span=> None),
        "PhantomData" => quote_spanned!(span=> ::core::marker::PhantomData),
        _ => quote_spanned!(span=> #path::default()),
    }
}

/// What a number, or a `bool`, starts as.
fn number(ty: &Type) -> Option<TokenStream> {
    let Type::Path(p) = ty else { return None };
    let span = ty.span();
    Some(match p.path.get_ident()?.to_string().as_str() {
        "f64" | "f32" => quote_spanned!(span=> 0.0),
        "bool" => quote_spanned!(span=> false),
        "usize" | "isize" | "u8" | "u16" | "u32" | "u64" | "u128" | "i8" | "i16" | "i32"
        | "i64" | "i128" => quote_spanned!(span=> 0),
        _ => return None,
    })
}
