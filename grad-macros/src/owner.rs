//! What methods belong to: an `impl` block or a trait, and how their companions are named there.
//!
//! An `enum` cannot stand in an `impl`, so a method's companion is a set of hidden associated functions:
//! `__grads_energy__vjp`, `__grads_energy__grad`, ..., and `__grads_energy`, which is called like the method itself.

use crate::model::By;
use crate::overridden::Modes;
use crate::visit::VisitMut;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};

/// Where an annotated method stands.
pub struct Owner {
    /// Of which sort it is.
    pub kind: Kind,
    /// The generic params of the block.
    pub generics: syn::Generics,
    /// What `Self` is; none in a trait, and where the attribute stands on a single method.
    pub self_ty: Option<syn::Type>,
    /// All methods of the block.
    pub methods: Vec<Sibling>,
    /// `forward` on the block: its methods have forward mode, too.
    pub forward: Option<Ident>,
    /// `order = 2` on the block: its methods have second derivatives, too.
    pub order: Option<Ident>,
    /// `check_finite` on the whole block.
    pub check_finite: Option<Ident>,
}

/// What a block is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `impl Spring { .. }`
    Inherent,
    /// `trait Potential { .. }`
    Trait,
    /// `impl Potential for Spring { .. }`
    OfTrait,
    /// `impl Add for Vec3 { .. }`: the companion is an `impl` of a trait of ours.
    Operator,
    /// The attribute stands on a method, and does not see what is around it.
    Unseen,
}

/// What the methods of one block know of each other.
pub struct Sibling {
    /// Its name.
    pub name: String,
    /// How it takes `self`, if it does.
    pub receiver: Option<By>,
    /// Its return type.
    pub output: syn::ReturnType,
}

impl Owner {
    /// Nothing is known of what is around.
    pub fn unseen() -> Owner {
        Owner {
            kind: Kind::Unseen,
            generics: syn::Generics::default(),
            self_ty: None,
            methods: vec![],
            forward: None,
            order: None,
            check_finite: None,
        }
    }
    /// What the block says of all its methods.
    pub fn modes(&self) -> Modes {
        Modes::said(self.forward.as_ref(), self.order.as_ref())
    }
    /// The method of that name.
    pub fn method(&self, name: &str) -> Option<&Sibling> {
        self.methods.iter().find(|m| m.name == name)
    }
    /// The block's own generic params as `use<..>` lists them, but for lifetimes that are listed already. Where `Self` is
    /// spelled out, only those are kept.
    pub fn captured(&self, listed: &[syn::Lifetime]) -> Vec<TokenStream> {
        let spelled = self.kind == Kind::Inherent;
        let own = self.generics.params.iter().filter(|p| match p {
            syn::GenericParam::Lifetime(l) => !spelled && !listed.contains(&l.lifetime),
            syn::GenericParam::Type(_) | syn::GenericParam::Const(_) => true,
        });
        let own = own.map(|p| match p {
            syn::GenericParam::Lifetime(l) => {
                let lifetime = &l.lifetime;
                quote!(#lifetime)
            }
            syn::GenericParam::Type(t) => {
                let name = &t.ident;
                quote!(#name)
            }
            syn::GenericParam::Const(c) => {
                let name = &c.ident;
                quote!(#name)
            }
        });
        let mut captured: Vec<TokenStream> = own.collect();
        if self.kind == Kind::Trait {
            let lifetimes = self.generics.lifetimes();
            let before = lifetimes.filter(|l| !listed.contains(&l.lifetime)).count();
            captured.insert(before, quote!(Self));
        }
        captured
    }
}

/// How a receiver is passed, and the type as written without the reference.
pub fn receiver(sig: &syn::Signature) -> Option<By> {
    sig.receiver().map(|r| match &*r.ty {
        syn::Type::Reference(r) if r.mutability.is_some() => By::Mut,
        syn::Type::Reference(_) => By::Shared,
        _ => By::Value,
    })
}

/// What `forward` is called in a method's companion: rustc shows the name where the trait of an annotated `impl` has no
/// such function.
const FORWARD: &str = "needs_differentiable_on_impl_and_trait";

/// The same of its forward mode.
const JVP: &str = "needs_forward_on_impl_and_trait";

/// The same of its second derivatives.
const SECOND: &str = "needs_order_2_on_impl_and_trait";

/// The name of a function of a method's companion.
pub fn function(method: &Ident, function: &str) -> Ident {
    let plain = method.to_string();
    let function = match function {
        "forward" => FORWARD,
        "__jvp" => JVP,
        "__jvp_forward" => SECOND,
        other => other,
    };
    format_ident!(
        "__grads_{}__{function}",
        plain.trim_start_matches("r#"),
        span = method.span()
    )
}

/// The function that asks whether a way back with so many arguments is that of the receiver's own method, if there is one.
pub fn asks_whose(arguments: usize) -> Option<String> {
    (3..=24)
        .contains(&arguments)
        .then(|| format!("own{arguments}"))
}

/// The name by which a method's derivative is called like the method.
pub fn entry(method: &Ident) -> Ident {
    let plain = method.to_string();
    format_ident!(
        "__grads_{}",
        plain.trim_start_matches("r#"),
        span = method.span()
    )
}

/// The name by which a method's forward mode is called like the method.
pub fn jvp_entry(method: &Ident) -> Ident {
    format_ident!("{}_jvp", entry(method), span = method.span())
}

/// The name by which the forward mode of a method, with its way back, is called like the method.
pub fn second_entry(method: &Ident) -> Ident {
    format_ident!("{}_jvp_forward", entry(method), span = method.span())
}

/// Whether a path names a method: its last segment but one is `Self`, `<..>` or begins with a capital letter.
pub fn is_associated(path: &syn::ExprPath) -> bool {
    let mut segments = path.path.segments.iter().rev();
    segments.next();
    match segments.next() {
        Some(of) => of.ident.to_string().starts_with(|c: char| c.is_uppercase()),
        None => path.qself.is_some(),
    }
}

/// The path without the generic arguments of its last segment, and those arguments.
pub fn without_arguments(path: &syn::ExprPath) -> (syn::ExprPath, Vec<syn::GenericArgument>) {
    let mut path = path.clone();
    let arguments = path
        .path
        .segments
        .last_mut()
        .map(|last| std::mem::take(&mut last.arguments));
    let arguments = match arguments {
        Some(syn::PathArguments::AngleBracketed(arguments)) => arguments.args.into_iter().collect(),
        _ => vec![],
    };
    (path, arguments)
}

/// The path with another last segment.
pub fn with_name(path: &syn::ExprPath, name: Ident) -> syn::ExprPath {
    let mut path = path.clone();
    if let Some(last) = path.path.segments.last_mut() {
        last.ident = name;
    }
    path
}

/// Gives lifetimes that are left out names.
pub struct Lifetimes {
    /// How the names begin.
    stem: &'static str,
    /// Whether those of references get names too, or only those that are written `'_`.
    of_references: bool,
    given: Vec<syn::Lifetime>,
}

impl Lifetimes {
    /// Those in the head of a block.
    pub fn of_block() -> Lifetimes {
        Lifetimes {
            stem: "'grads_",
            of_references: true,
            given: vec![],
        }
    }
    /// Those in the types of params.
    pub fn of_params() -> Lifetimes {
        Lifetimes {
            stem: "'grads_of_",
            of_references: false,
            given: vec![],
        }
    }
    fn fresh(&mut self) -> syn::Lifetime {
        let name = format!("{}{}", self.stem, self.given.len());
        let lifetime = syn::Lifetime::new(&name, Span::call_site());
        self.given.push(lifetime.clone());
        lifetime
    }
    /// Adds them to the generic params.
    pub fn declare(self, generics: &mut syn::Generics) {
        for lifetime in self.given.into_iter().rev() {
            let param = syn::GenericParam::Lifetime(syn::LifetimeParam::new(lifetime));
            generics.params.insert(0, param);
        }
    }
}

impl VisitMut for Lifetimes {
    fn visit_type_reference_mut(&mut self, r: &mut syn::TypeReference) {
        if r.lifetime.is_none() && self.of_references {
            r.lifetime = Some(self.fresh());
        }
        crate::visit::visit_type_reference_mut(self, r);
    }
    fn visit_lifetime_mut(&mut self, l: &mut syn::Lifetime) {
        if l.ident == "_" {
            *l = self.fresh();
        }
    }
    // what stands in the signature of a function type is bound there
    fn visit_type_bare_fn_mut(&mut self, _: &mut syn::TypeBareFn) {}
    fn visit_parenthesized_generic_arguments_mut(
        &mut self,
        _: &mut syn::ParenthesizedGenericArguments,
    ) {
    }
}
