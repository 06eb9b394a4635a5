//! Several `impl From<..>` of one type: the functions are called alike, so the derivatives of each are those of a hidden function
//! of the type's own, which has the same body. Which is meant, the type of the argument tells (`lower::conversions`). And that of
//! `impl From<T> for f64`, since a number cannot have one. Outside of a world the file shows whether there are several.

use super::World;
use super::items::is_conditional;
use crate::check::shown;
use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::{ToTokens, format_ident};

/// Puts the hidden functions behind the items; where items have attributes of their own, behind those with one.
pub fn write_out(items: &mut Vec<syn::Item>, is_seen: bool) {
    let has_one = |attrs: &[syn::Attribute]| !attrs.iter().all(crate::lower::gives_nothing);
    for item in items.iter_mut() {
        if let syn::Item::Mod(m) = item
            && let Some((_, items)) = &mut m.content
        {
            write_out(items, is_seen || has_one(&m.attrs));
        }
    }
    let blocks = items.iter().filter_map(|item| match item {
        syn::Item::Impl(block) => {
            Some(block).filter(|block| is_conversion(block) && (is_seen || has_one(&block.attrs)))
        }
        _ => None,
    });
    let blocks: Vec<&syn::ItemImpl> = blocks.collect();
    let same = |a: &syn::ItemImpl, b: &syn::ItemImpl| shown(&a.self_ty) == shown(&b.self_ty);
    let is_number = |a: &syn::ItemImpl| name_into(&shown(&a.self_ty)).is_some();
    let several = blocks
        .iter()
        .filter(|a| !is_number(a) && blocks.iter().filter(|b| same(a, b)).count() > 1);
    let hidden: Vec<syn::Item> = several.filter_map(|block| hidden(block)).collect();
    let of_numbers = blocks.iter().filter_map(|block| into_number(block));
    let of_numbers: Vec<syn::Item> = of_numbers.collect();
    items.extend(hidden);
    items.extend(of_numbers);
}

/// Whether a block is an `impl` of `From` without generic params.
fn is_conversion(block: &syn::ItemImpl) -> bool {
    let of_trait = match &block.trait_ {
        Some((None, path, _)) => path.segments.last(),
        _ => None,
    };
    let plain = block.generics.params.is_empty() && !is_conditional(&block.attrs);
    plain && of_trait.is_some_and(|last| last.ident == "From")
}

fn hidden(block: &syn::ItemImpl) -> Option<syn::Item> {
    let syn::ImplItem::Fn(from) = block.items.first()? else {
        return None;
    };
    let mut from = from.clone();
    from.sig.ident = name(&from.sig)?;
    from.vis = syn::parse_quote!(pub);
    let (this, silent) = (&block.self_ty, crate::lints::silent());
    Some(syn::parse_quote! {
        #silent
        impl #this {
            #[doc(hidden)]
            #from
        }
    })
}

/// The function of `impl From<T> for f64`, as one of `T`: a number has no functions of the user's.
fn into_number(block: &syn::ItemImpl) -> Option<syn::Item> {
    let syn::ImplItem::Fn(from) = block.items.first()? else {
        return None;
    };
    let syn::Type::Path(of @ syn::TypePath { qself: None, .. }) = taken(&from.sig)? else {
        return None;
    };
    let (name, own) = (name_into(&shown(&block.self_ty))?, shown(of));
    let is_users = own.starts_with(|c: char| c.is_uppercase()) || own.contains("::");
    let mut from = from.clone();
    from.sig.ident = Ident::new(&name, from.sig.ident.span());
    from.vis = syn::parse_quote!(pub);
    let from = spelled(from.to_token_stream(), &block.self_ty.to_token_stream());
    let silent = crate::lints::silent();
    is_users.then(|| {
        syn::parse_quote! {
            #silent
            impl #of {
                #[doc(hidden)]
                #from
            }
        }
    })
}

/// What that function is called, of a float.
pub fn name_into(float: &str) -> Option<String> {
    let is_float = ["f64", "f32"].contains(&float);
    is_float.then(|| format!("__grads_into_{float}"))
}

/// Tokens in which `Self` is spelled out.
fn spelled(tokens: TokenStream, this: &TokenStream) -> TokenStream {
    let each = tokens.into_iter().flat_map(|token| match token {
        TokenTree::Ident(name) if name == "Self" => this.clone(),
        TokenTree::Group(group) => {
            let mut inner = Group::new(group.delimiter(), spelled(group.stream(), this));
            inner.set_span(group.span());
            TokenTree::Group(inner).into()
        }
        other => other.into(),
    });
    each.collect()
}

/// What the hidden function of `fn from(x: T) -> Self` is called.
pub fn name(from: &syn::Signature) -> Option<Ident> {
    let mut text = String::new();
    for c in shown(taken(from)?).chars() {
        match c {
            '&' => text.push('R'),
            '[' => text.push('A'),
            '(' => text.push('T'),
            '<' => text.push('L'),
            c if c.is_alphanumeric() => text.push(c),
            // two in a row stand before the name of a companion's function
            ',' | ';' | ':' | '_' if !text.ends_with('_') => text.push('_'),
            _ => {}
        }
    }
    Some(format_ident!(
        "__grads_from_{text}",
        span = from.ident.span()
    ))
}

/// The type that it takes.
pub fn taken(from: &syn::Signature) -> Option<&syn::Type> {
    match from.inputs.first()? {
        syn::FnArg::Typed(param) => Some(&param.ty),
        syn::FnArg::Receiver(_) => None,
    }
}

impl World {
    /// The hidden function whose derivatives are those of an `impl From<..>`, where it needs one.
    pub fn hidden_conversion(&self, block: &syn::ItemImpl) -> Option<syn::Item> {
        if !is_conversion(block) {
            return None;
        }
        match self.is_among_conversions(block) {
            true => hidden(block),
            false => into_number(block),
        }
    }

    /// Whether a block is one of several `impl From<..>` of a type.
    pub fn is_among_conversions(&self, block: &syn::ItemImpl) -> bool {
        let last = block
            .trait_
            .as_ref()
            .and_then(|(_, path, _)| path.segments.last());
        let syn::Type::Path(this) = &*block.self_ty else {
            return false;
        };
        let of = shown(&this.path);
        let of = of.split('<').next().unwrap_or_default().trim();
        last.is_some_and(|last| last.ident == "From") && self.methods(of, "from").len() > 1
    }

    /// Whether a type of that name may be another one: it is none of the world's own, nor a text.
    pub fn may_be_alias(&self, name: &str) -> bool {
        self.layout(name).is_none() && !["str", "String"].contains(&name)
    }
}
