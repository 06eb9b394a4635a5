//! The gradient of an objective by its first param, as a function: what is differentiated of it is the objective's tangent, along the unknown's.
//! Of that the way back gives the Hessian's product with it.

use super::call::companion_path;
use super::jvp::{self, Mode};
use super::names::Names;
use super::second;
use super::signature::Arg;
use crate::model::By;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::Path;
use syn::spanned::Spanned as _;

/// The gradient.
pub(super) fn gradient(path: &Path, args: &[TokenStream]) -> TokenStream {
    let (gradients, generics) = companion_path(&quote!(#path), "gradients");
    quote!(#gradients #generics(#(#args),*).1.0)
}

/// A product with the Hessian.
pub(super) struct Product<'a> {
    pub path: &'a Path,
    pub args: &'a [Arg<'a>],
    /// The arguments, as they are passed.
    pub pass: Vec<TokenStream>,
    /// The vector, a tangent for each argument that has one: by reference where that is.
    pub along: Vec<Option<TokenStream>>,
    /// The names that the parts of the product get, if they are wanted.
    pub wanted: Vec<Option<&'a Ident>>,
}

impl Product<'_> {
    /// Statements that define the parts.
    pub fn run(&self, names: &Names) -> TokenStream {
        let (mut before, mut along) = (quote!(), vec![]);
        for (arg, given) in self.args.iter().zip(&self.along) {
            let given = given.clone();
            along.push(given.unwrap_or_else(|| still(arg, &mut before, names)));
        }
        let (mut own, mut beside) = (quote!(), quote!());
        let (mut parts, mut unread) = (quote!(), quote!());
        for ((arg, wanted), along) in self.args.iter().zip(&self.wanted).zip(&along) {
            let name = &arg.name;
            match (arg.param.by, wanted) {
                (By::Value, part) => {
                    parts.extend(part.map_or_else(|| quote!(_,), |part| quote!(mut #part,)));
                    unread.extend(quote!(_,));
                }
                (By::Shared | By::Mut, None) => {
                    own.extend(quote!(#name, ::core::option::Option::None,));
                    beside.extend(quote!(#along, ::core::option::Option::None,));
                }
                (By::Shared | By::Mut, Some(part)) => {
                    before.extend(quote!(let mut #part = ::grads::__private::zeros_like(#name);));
                    own.extend(quote!(#name, ::core::option::Option::Some(&mut #part),));
                    beside.extend(quote!(#along, ::core::option::Option::None,));
                }
            }
        }
        let (function, pass) = (self.function(), &self.pass);
        quote! {
            #before
            let (_, back) = #function(#(#pass,)* #(#along),*);
            let (#parts #unread) = back(#own #beside (-0.0, 1.0));
        }
    }

    /// The objective's forward mode with its way back.
    fn function(&self) -> TokenStream {
        let path = self.path;
        let at = path.span().resolved_at(Span::call_site());
        let (function, generics) = companion_path(&quote!(#path), second::NAME);
        let (name, whole) = (
            path.to_token_stream().to_string(),
            quote!(#function #generics),
        );
        jvp::or_say(&whole, &function, &name, Mode::Second, at)
    }
}

/// The tangent of what does not change, whether it has one or not.
fn still(arg: &Arg, zeros: &mut TokenStream, names: &Names) -> TokenStream {
    let (name, zero) = (&arg.name, names.fresh("zero"));
    let of = match arg.param.by {
        By::Value => quote!(&#name),
        By::Shared | By::Mut => quote!(#name),
    };
    zeros.extend(quote! {
        let #zero = {
            use ::grads::__private::pushed::{StillNothing as _, StillZeros as _};
            (&&::grads::__private::pushed::Still(#of)).tangent()
        };
    });
    match arg.param.by {
        By::Value => quote!(#zero),
        By::Shared | By::Mut => quote!(&#zero),
    }
}
