//! What the functions of a world give.

use super::World;
use super::types::Carries;

/// What a function gives.
pub struct Gives {
    /// As it is written.
    pub output: syn::ReturnType,
    /// Whether there is no float in it.
    pub is_constant: bool,
    /// Which params have no float in them, `self` among them.
    pub constant_params: Vec<bool>,
}

impl World {
    /// What the function gives that a path means.
    pub fn given_by(&self, path: &syn::Path) -> Option<Gives> {
        if let Some((output, of)) = crate::queues::given_by(path) {
            let generics = syn::Generics::default();
            let is_constant = self.carries(&of, &generics) == Carries::Nothing;
            return Some(Gives {
                output: syn::parse_quote!(-> #output),
                is_constant,
                constant_params: vec![is_constant],
            });
        }
        let function = self.function(path)?;
        Some(self.given(
            &function.item.sig,
            None,
            &syn::Generics::default(),
            &function.module,
        ))
    }

    /// The type of what a function gives, if there are queues in it.
    pub fn given_queue(&self, path: &syn::Path) -> Option<syn::Type> {
        let function = self.function(path)?;
        let syn::ReturnType::Type(_, ty) = &function.item.sig.output else {
            return None;
        };
        let queue = quote::format_ident!("VecDeque");
        crate::mentions::mentions(ty, &queue).then(|| (**ty).clone())
    }

    /// What the method of a type gives, which may be spelled with generic arguments.
    pub fn given_by_method(&self, of: &str, name: &str) -> Option<Gives> {
        let of = of.split('<').next().unwrap_or(of).trim();
        let method = self.method(of, name)?;
        Some(self.given(
            &method.item.sig,
            Some(&method.self_ty),
            &method.generics,
            &method.module,
        ))
    }

    /// What is given by a function that stands in `module`, in a block with these generic params.
    fn given(
        &self,
        sig: &syn::Signature,
        this: Option<&syn::Type>,
        of_block: &syn::Generics,
        module: &[String],
    ) -> Gives {
        let mut generics = sig.generics.clone();
        generics.params.extend(of_block.params.clone());
        let world = World {
            here: module.to_vec(),
            ..self.clone()
        };
        let is_constant = match &sig.output {
            syn::ReturnType::Default => false,
            syn::ReturnType::Type(_, ty) => world.carries(ty, &generics) == Carries::Nothing,
        };
        let constant = |ty: &syn::Type| world.carries(ty, &generics) == Carries::Nothing;
        let params = sig.inputs.iter().map(|input| match input {
            syn::FnArg::Typed(typed) => constant(&typed.ty),
            syn::FnArg::Receiver(_) => this.is_some_and(constant),
        });
        let constant_params = params.collect();
        Gives {
            output: sig.output.clone(),
            is_constant,
            constant_params,
        }
    }
}
