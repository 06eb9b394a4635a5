//! Methods that lend a part of their receiver, `fn row(&self, i: usize) -> &[f64]`, and functions that give closures and iterators: none of
//! these has a gradient of its own, so their bodies stand in the place of the call. Outside of a module that is seen at once the body is read
//! in the file, and rustc is asked whether it is the body of that function: it knows its text by a number.

use crate::iterator_types;
use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::{
    Attribute, GenericArgument, ImplItemFn, ItemFn, ItemImpl, PathArguments, ReturnType, Signature,
    Type,
};

/// Whether a method gives a reference, or an `Option` of one, or a function a closure or an iterator.
pub fn is_lending(sig: &Signature) -> bool {
    let ReturnType::Type(_, ty) = &sig.output else {
        return false;
    };
    let refers = is_reference(ty) || of_option(ty).is_some_and(is_reference);
    refers && sig.receiver().is_some() || gives_what_is_made(ty)
}

/// Whether a type is that of a closure or an iterator.
fn gives_what_is_made(ty: &Type) -> bool {
    iterator_types::is_iterator(ty) || iterator_types::is_closure(ty)
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
    block.trait_.is_none()
        && block.generics.params.is_empty()
        && is_lending(&method.sig)
        && !method.attrs.iter().any(|a| a.path().is_ident("no_diff"))
        && is_annotated(&block.attrs)
}

/// Whether a function has a witness.
pub fn is_witnessed_function(function: &ItemFn) -> bool {
    is_lending(&function.sig) && is_annotated(&function.attrs)
}

fn is_annotated(attrs: &[Attribute]) -> bool {
    let mut names = attrs.iter().filter_map(|a| a.path().segments.last());
    names.any(|name| name.ident == "differentiable")
}

/// What stands beside the method, or in the companion of a function: the number of its body.
pub fn witness(this: Option<&Type>, method: &ItemFn) -> TokenStream {
    let (name, number) = (name(&method.sig.ident), number(this, method));
    quote!(#[doc(hidden)] pub const #name: ::core::primitive::u64 = #number;)
}

/// The companion of a function that has a witness and nothing else.
pub fn companion(function: &ItemFn) -> TokenStream {
    let (vis, name, witness) = (&function.vis, &function.sig.ident, witness(None, function));
    let silent = crate::lints::silent();
    quote!(#[doc(hidden)] #silent #vis enum #name {} #silent impl #name { #witness })
}

/// What rustc is asked where the body is in the place of a call of what belongs to the type `owner`, or is the companion's.
pub fn asked(this: Option<&Type>, owner: &Type, method: &ItemFn, span: Span) -> TokenStream {
    let (name, number) = (name(&method.sig.ident), number(this, method));
    let instead = match &method.sig.output {
        ReturnType::Type(_, ty) if gives_what_is_made(ty) => {
            "write what it gives where it is called"
        }
        _ => "write the place itself, as in `&x.data[a..b]`",
    };
    let message = format!(
        "the body of `{}` is not the one in this file: {instead}",
        method.sig.ident
    );
    quote_spanned!(span=>
        const _: () = ::core::assert!(<#owner>::#name == #number, #message);
    )
}

fn name(method: &Ident) -> Ident {
    format_ident!("__grads_body_of_{method}", span = Span::call_site())
}

/// A number that two bodies hardly have in common: FNV-1a of the tokens, <https://www.rfc-editor.org/rfc/rfc9923>.
fn number(this: Option<&Type>, method: &ItemFn) -> u64 {
    let text = crate::world::file::key(method, this);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Puts what was read in the file at the place of the call: what panics there names that line. It is no place of the caller's body, in the
/// copy of which rustc is asked.
pub fn located(item: &mut ItemFn, span: Span) {
    let block = at(
        item.block.to_token_stream(),
        span.resolved_at(Span::mixed_site()),
    );
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
        let (this, other) = (Some(&this), syn::parse_quote!(Other));
        assert_eq!(number(this, &row(1)), number(this, &row(1)));
        assert_ne!(number(this, &row(1)), number(this, &row(2)));
        assert_ne!(number(this, &row(1)), number(Some(&other), &row(1)));
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
