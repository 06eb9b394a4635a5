//! A function or method as a closure that stands elsewhere: rustc says of the copy what it says of the function.

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};

/// The function as a closure, if one can take its params.
pub fn as_closure(function: &syn::ItemFn) -> Option<TokenStream> {
    let sig = &function.sig;
    // items in the body have a `self` of their own
    let body = match sig.receiver() {
        Some(_) if has_items(&function.block) => return None,
        Some(_) => renamed(&function.block),
        None => function.block.to_token_stream(),
    };
    let params = sig.inputs.iter().map(|input| match input {
        syn::FnArg::Typed(param) if !has_impl_trait(&param.ty) => Some(param.to_token_stream()),
        syn::FnArg::Receiver(this) if this.colon_token.is_none() => {
            let (mutability, name, ty) = (&this.mutability, renamed(this.self_token), &this.ty);
            let mutability = mutability.filter(|_| this.reference.is_none());
            Some(quote!(#mutability #name: #ty))
        }
        _ => None,
    });
    let params = params.collect::<Option<Vec<_>>>()?;
    let output = &sig.output;
    Some(quote!(|#(#params),*| #output #body))
}

fn has_items(block: &syn::Block) -> bool {
    struct Find(bool);
    impl<'a> crate::visit::Visit<'a> for Find {
        fn visit_item(&mut self, _: &'a syn::Item) {
            self.0 = true;
        }
    }
    let mut find = Find(false);
    crate::visit::Visit::visit_block(&mut find, block);
    find.0
}

/// The same with the type's name in the place of `Self`, if it can stand there.
pub fn spelled(tokens: TokenStream, this: &syn::Type) -> Option<TokenStream> {
    let syn::Type::Path(path) = this else {
        return None;
    };
    let plain = |s: &syn::PathSegment| s.arguments.is_empty();
    let named = path.qself.is_none() && path.path.segments.iter().all(plain);
    named.then(|| {
        replaced(tokens, &|tokens, i| match &tokens[i] {
            TokenTree::Ident(name) if name == "Self" => Some(this.to_token_stream()),
            _ => None,
        })
    })
}

/// The same without `self`, which no closure has.
pub fn renamed(tokens: impl ToTokens) -> TokenStream {
    let is_path = |tokens: &[TokenTree], i: usize| matches!(tokens.get(i + 1), Some(TokenTree::Punct(p)) if p.as_char() == ':');
    replaced(tokens.to_token_stream(), &|tokens, i| match &tokens[i] {
        TokenTree::Ident(name) if name == "self" && !is_path(tokens, i) => {
            Some(Ident::new("grads_self", name.span()).into_token_stream())
        }
        _ => None,
    })
}

/// The tokens with others in the place of some.
fn replaced(
    tokens: TokenStream,
    other: &dyn Fn(&[TokenTree], usize) -> Option<TokenStream>,
) -> TokenStream {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let one = |i: usize| match (other(&tokens, i), &tokens[i]) {
        (Some(others), _) => others,
        (None, TokenTree::Group(group)) => {
            let mut inner = Group::new(group.delimiter(), replaced(group.stream(), other));
            inner.set_span(group.span());
            TokenTree::Group(inner).into()
        }
        (None, token) => token.clone().into(),
    };
    (0..tokens.len()).map(one).collect()
}

/// Whether a type has an `impl Trait` in it, which no closure takes.
pub fn has_impl_trait(ty: &syn::Type) -> bool {
    struct Find(bool);
    impl<'a> crate::visit::Visit<'a> for Find {
        fn visit_type_impl_trait(&mut self, _: &'a syn::TypeImplTrait) {
            self.0 = true;
        }
    }
    let mut find = Find(false);
    crate::visit::Visit::visit_type(&mut find, ty);
    find.0
}
