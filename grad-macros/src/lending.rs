//! Methods that lend a part of their receiver, `fn row(&self, i: usize) -> &[f64]`: a reference has no gradient of its own, so their bodies
//! stand in the place of the call. Outside of a module that is seen at once the body is read in the file, and rustc is asked whether it
//! is the body of that method: it knows its text by a number.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::{
    GenericArgument, ImplItemFn, ItemFn, ItemImpl, PathArguments, ReturnType, Signature, Type,
};

/// Whether a method gives a reference, or an `Option` of one.
pub fn is_lending(sig: &Signature) -> bool {
    let ReturnType::Type(_, ty) = &sig.output else {
        return false;
    };
    sig.receiver().is_some() && (is_reference(ty) || of_option(ty).is_some_and(is_reference))
}

fn is_reference(ty: &Type) -> bool {
    matches!(ty, Type::Reference(_))
}

/// The type in `Option<T>`.
fn of_option(ty: &Type) -> Option<&Type> {
    let Type::Path(p) = ty else { return None };
    let last = p.path.segments.last().filter(|s| s.ident == "Option")?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    match arguments.args.first()? {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    }
}

/// Whether a method of this block has a witness: it lends, and the block has the attribute.
pub fn is_witnessed(block: &ItemImpl, method: &ImplItemFn) -> bool {
    let attrs = block.attrs.iter();
    let mut names = attrs.filter_map(|a| a.path().segments.last());
    block.trait_.is_none()
        && block.generics.params.is_empty()
        && is_lending(&method.sig)
        && !method.attrs.iter().any(|a| a.path().is_ident("no_diff"))
        && names.any(|name| name.ident == "differentiable")
}

/// What stands beside the method: the number of its body.
pub fn witness(this: &Type, method: &ItemFn) -> TokenStream {
    let (name, number) = (name(&method.sig.ident), number(this, method));
    quote!(#[doc(hidden)] pub const #name: ::core::primitive::u64 = #number;)
}

/// What rustc is asked where the body is in the place of a call.
pub fn asked(this: &Type, method: &ItemFn, span: Span) -> TokenStream {
    let (name, number) = (name(&method.sig.ident), number(this, method));
    let message = format!(
        "the body of `{}` is not the one in this file: write the place itself, as in `&x.data[a..b]`",
        method.sig.ident
    );
    quote_spanned!(span=>
        const _: () = ::core::assert!(<#this>::#name == #number, #message);
    )
}

fn name(method: &Ident) -> Ident {
    format_ident!("__grads_body_of_{method}", span = Span::call_site())
}

/// A number that two bodies hardly have in common: FNV-1a of the tokens, <https://www.rfc-editor.org/rfc/rfc9923>.
fn number(this: &Type, method: &ItemFn) -> u64 {
    let text = crate::world::file::key(method, Some(this));
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Puts what was read in the file at the place of the call: what panics there names that line.
pub fn located(item: &mut ItemFn, span: Span) {
    let block = at(item.block.to_token_stream(), span);
    if let Ok(block) = syn::parse2(block) {
        *item.block = block;
    }
}

fn at(tokens: TokenStream, span: Span) -> TokenStream {
    tokens
        .into_iter()
        .map(|mut token| {
            if let TokenTree::Group(group) = &token {
                let inner = at(group.stream(), span);
                token = TokenTree::Group(Group::new(group.delimiter(), inner));
            }
            token.set_span(span);
            token
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_body_has_another_number() {
        let this = syn::parse_quote!(Matrix);
        let row = |from: usize| -> ItemFn {
            syn::parse_quote!(fn row(&self) -> &[f64] { &self.data[#from..] })
        };
        assert_eq!(number(&this, &row(1)), number(&this, &row(1)));
        assert_ne!(number(&this, &row(1)), number(&this, &row(2)));
        let other = syn::parse_quote!(Other);
        assert_ne!(number(&this, &row(1)), number(&other, &row(1)));
    }

    #[test]
    fn only_methods_of_annotated_blocks_have_a_witness() {
        let method: ImplItemFn = syn::parse_quote!(
            fn row(&self) -> &[f64] {
                &self.data
            }
        );
        let witnessed = |block: ItemImpl| is_witnessed(&block, &method);
        assert!(witnessed(syn::parse_quote!(
            #[grads::differentiable]
            impl Matrix {}
        )));
        assert!(!witnessed(syn::parse_quote!(impl Matrix {})));
        assert!(!witnessed(syn::parse_quote!(
            #[differentiable]
            impl<T> Matrix<T> {}
        )));
        assert!(!witnessed(syn::parse_quote!(
            #[differentiable]
            impl Rows for Matrix {}
        )));
        let left_out: ImplItemFn = syn::parse_quote!(
            #[no_diff]
            fn row(&self) -> &[f64] {
                &self.data
            }
        );
        assert!(!is_witnessed(
            &syn::parse_quote!(
                #[differentiable]
                impl Matrix {}
            ),
            &left_out
        ));
    }
}
