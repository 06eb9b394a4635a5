//! Matches over the variants of a derived type: patterns, constructors, one arm a variant.

use super::model::{Derived, Field, Style, Variant};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};

/// The variable that the pattern with `prefix` binds field `i` to.
pub fn binding(prefix: &str, i: usize) -> Ident {
    format_ident!("{prefix}{i}", span = proc_macro2::Span::mixed_site())
}

impl Variant {
    /// `Circle`, or nothing for a struct.
    fn head(&self, ty: &impl ToTokens) -> TokenStream {
        match &self.ident {
            Some(ident) => quote!(#ty::#ident),
            None => quote!(#ty),
        }
    }

    /// A pattern that binds the fields that are kept.
    pub fn pattern(&self, ty: &impl ToTokens, prefix: &str) -> TokenStream {
        let head = self.head(ty);
        let fields = self.kept().map(|(i, f)| {
            let (member, name) = (&f.member, binding(prefix, i));
            quote!(#member: #name)
        });
        quote!(#head { #(#fields,)* .. })
    }

    /// A pattern that binds all fields.
    fn whole(&self, ty: &impl ToTokens, prefix: &str) -> TokenStream {
        let head = self.head(ty);
        let fields = self.fields.iter().enumerate().map(|(i, f)| {
            let (member, name) = (&f.member, binding(prefix, i));
            quote!(#member: #name)
        });
        quote!(#head { #(#fields,)* })
    }

    /// A pattern that binds field `i`.
    pub fn pattern_of(&self, ty: &impl ToTokens, i: usize) -> TokenStream {
        let (head, member, name) = (self.head(ty), &self.fields[i].member, binding("a", i));
        quote!(#head { #member: #name, .. })
    }

    /// A value of the tangent type.
    pub fn construct(
        &self,
        ty: &impl ToTokens,
        value: impl Fn(usize, &Field) -> TokenStream,
    ) -> TokenStream {
        let head = self.head(ty);
        let fields = self.fields.iter().enumerate().filter_map(|(i, f)| {
            let member = &f.member;
            if f.kept {
                let value = value(i, f);
                Some(quote!(#member: #value))
            } else {
                (self.style == Style::Tuple).then(|| quote!(#member: ()))
            }
        });
        quote!(#head { #(#fields,)* })
    }

    /// A value of the type itself.
    pub fn construct_whole(
        &self,
        ty: &impl ToTokens,
        value: impl Fn(usize) -> TokenStream,
    ) -> TokenStream {
        let head = self.head(ty);
        let fields = self.fields.iter().enumerate().map(|(i, f)| {
            let (member, value) = (&f.member, value(i));
            quote!(#member: #value)
        });
        quote!(#head { #(#fields,)* })
    }
}

impl Derived {
    /// `match self`, with one arm a variant.
    pub fn each(&self, ty: &impl ToTokens, arm: impl Fn(&Variant) -> TokenStream) -> TokenStream {
        if self.variants.is_empty() {
            return quote!(match *self {});
        }
        let arms = self.variants.iter().map(|v| {
            let (pattern, body) = (v.pattern(ty, "a"), arm(v));
            quote!(#pattern => #body)
        });
        quote!(match self { #(#arms,)* })
    }

    /// `match self`, with one arm a variant, which has all fields and its number.
    pub fn each_whole(
        &self,
        ty: &impl ToTokens,
        arm: impl Fn(usize, &Variant) -> TokenStream,
    ) -> TokenStream {
        let arms = self.variants.iter().enumerate().map(|(i, v)| {
            let (pattern, body) = (v.whole(ty, "a"), arm(i, v));
            quote!(#pattern => #body)
        });
        quote!(match self { #(#arms,)* })
    }

    /// `match (self, other)`, with all fields of both; false for different variants.
    pub fn whole(&self, ty: &impl ToTokens, arm: impl Fn(&Variant) -> TokenStream) -> TokenStream {
        if self.variants.is_empty() {
            return quote!(match *self {});
        }
        let arms = self.variants.iter().map(|v| {
            let (a, b, body) = (v.whole(ty, "a"), v.whole(ty, "b"), arm(v));
            quote!((#a, #b) => #body)
        });
        let rest = (self.variants.len() > 1).then(|| quote!(_ => false));
        quote!(match (self, other) { #(#arms,)* #rest })
    }

    /// `match` on `pair`, values of the types `first` and `second`, with one arm for each variant that both have, and
    /// `otherwise`.
    pub fn both(
        &self,
        pair: TokenStream,
        (first, second): (&impl ToTokens, &impl ToTokens),
        arm: impl Fn(&Variant) -> TokenStream,
        otherwise: TokenStream,
    ) -> TokenStream {
        if self.variants.is_empty() {
            return quote!(match *self {});
        }
        let arms = self.variants.iter().map(|v| {
            let (a, b, body) = (v.pattern(first, "a"), v.pattern(second, "b"), arm(v));
            quote!((#a, #b) => #body)
        });
        let rest = (self.variants.len() > 1).then(|| quote!(#otherwise));
        quote!(match #pair { #(#arms,)* #rest })
    }
}
