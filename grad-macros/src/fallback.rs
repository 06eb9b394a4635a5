//! What stands in for the companion of a function with an error, so that its uses are not errors too.

use crate::model::Model;
use proc_macro2::TokenStream;

/// A companion that computes nothing: with every function of a real one if the signature is sound, else with none.
pub fn companion(model: &Model, sound: bool) -> TokenStream {
    if sound {
        return crate::emit::stub_companion(model);
    }
    if model.owner.is_some() {
        // no enum can stand in an impl block
        return TokenStream::new();
    }
    let (vis, name) = (&model.item.vis, model.companion());
    quote::quote! {
        #[doc(hidden)]
        #[allow(non_camel_case_types)]
        #vis enum #name {}
    }
}
