//! What a method may not be of.

use crate::model::Model;
use crate::owner::{Kind, Owner};
use crate::report::{Problems, Site};

/// A trait of the references to values of any type, `impl<T: Shape> Shape for &T`: a way back is kept for as long as its
/// caller likes, and such a reference is not.
pub fn references(model: &Model, problems: &mut Problems) {
    let of_any = model.owner.as_ref().and_then(|owner| of_any_type(owner));
    if let Some(ty) = of_any {
        problems.refuse(
            Site::of(ty),
            "a method of the references to any type has no derivative",
            "implement the trait for the types themselves, and hand on the value that the reference is to",
        );
    }
}

fn of_any_type(owner: &Owner) -> Option<&syn::TypeReference> {
    let syn::Type::Reference(reference) = owner.self_ty.as_ref()? else {
        return None;
    };
    let syn::Type::Path(of) = &*reference.elem else {
        return None;
    };
    let mut params = owner.generics.type_params();
    let is_any = owner.kind == Kind::OfTrait && params.any(|param| of.path.is_ident(&param.ident));
    is_any.then_some(reference)
}
