//! What stands in for the companion of a function with an error, so that its uses are not errors too.

use crate::model::Model;
use proc_macro2::TokenStream;

/// A companion that has every name and computes nothing.
pub fn companion(model: &Model) -> TokenStream {
    let (vis, name) = (&model.item.vis, &model.item.sig.ident);
    quote::quote! {
        #[doc(hidden)]
        #[allow(non_camel_case_types)]
        #vis enum #name {}
    }
}
