//! What a call of a function of the world is of, and whether it may stand in the place of the call.

use crate::model::foreign_floats;
use crate::visit::{self, Visit};
use crate::world::{Arguments, Function, Method, words};
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Attribute, Expr, Type};

/// A function or method of the world.
pub struct Callee {
    /// By which it is known.
    pub key: String,
    /// As it is written.
    pub item: syn::ItemFn,
    /// What `Self` is in it.
    pub this: Option<Type>,
    /// The generic params of the block around it.
    pub around: syn::Generics,
    /// The types that the block gives names to.
    pub associated: Vec<(String, Type)>,
    /// The path by which it is called.
    pub path: Option<syn::Path>,
    /// The module in which it stands.
    pub module: Vec<String>,
}

impl Callee {
    /// A function of a module.
    pub fn function(f: &Function) -> Callee {
        Callee {
            key: key(&f.module, None, &f.item.sig.ident),
            item: f.item.clone(),
            this: None,
            around: syn::Generics::default(),
            associated: vec![],
            path: None,
            module: f.module.clone(),
        }
    }

    /// A method, or a function that belongs to a type.
    pub fn method(m: &Method) -> Callee {
        let method = &m.item;
        Callee {
            key: key(&m.module, Some(&m.self_ty), &method.sig.ident),
            item: syn::ItemFn {
                attrs: method.attrs.clone(),
                vis: method.vis.clone(),
                sig: method.sig.clone(),
                block: Box::new(method.block.clone()),
            },
            this: Some(m.self_ty.clone()),
            around: m.generics.clone(),
            associated: m.associated.clone(),
            path: None,
            module: m.module.clone(),
        }
    }

    /// The same, called by a path.
    pub fn by(self, path: &syn::Path) -> Callee {
        Callee {
            path: Some(path.clone()),
            ..self
        }
    }

    /// What its generic params stand for, of which nothing is known yet.
    pub fn arguments(&self) -> Arguments {
        let mut arguments = Arguments::unknown(&[&self.item.sig.generics, &self.around]);
        if let Some(this) = &self.this {
            arguments.give_self(this, &self.associated);
        }
        arguments
    }

    /// Whether its body may be lowered where it is called: it is an ordinary function, nobody gave it a derivative of its own,
    /// and what it names is seen from where it is called.
    pub fn is_ordinary(&self) -> bool {
        let sig = &self.item.sig;
        let plain = sig.asyncness.is_none()
            && sig.unsafety.is_none()
            && sig.abi.is_none()
            && sig.variadic.is_none();
        plain
            && self.item.attrs.iter().all(is_harmless)
            && sig.inputs.iter().all(is_plain_param)
            && gives_a_value(sig, &self.item.block)
            && !has_own_items(&self.item.block)
            // `T::from(0.5)` is not what `f64::from(0.5)` is
            && [&sig.generics, &self.around].iter().all(|g| foreign_floats(g).is_empty())
            && !self.is_hidden_in_macros()
            && !self.leaves_params_to_its_type()
    }

    /// Whether a generic param of what it makes is in no field, `Quantity { value, unit: PhantomData }`: what it gives says which type is meant, and
    /// the literal alone does not.
    fn leaves_params_to_its_type(&self) -> bool {
        let is_generic = self.around.type_params().next().is_some()
            || self.item.sig.generics.type_params().next().is_some();
        let mut named = vec![];
        words(self.item.block.to_token_stream(), &mut named);
        is_generic && named.iter().any(|word| word == "PhantomData")
    }

    /// Whether it is a function of the file's whose body rustc is asked about: what it gives is seen in its body alone.
    pub fn lends(&self) -> bool {
        crate::lending::is_lending(&self.item.sig) && !self.item.block.stmts.is_empty()
    }

    /// The type that has the witness of its body: the one that it belongs to, or its companion, which has its path.
    pub fn witness(&self) -> Option<Type> {
        let path = || self.path.as_ref().map(|path| syn::parse_quote!(#path));
        self.this.clone().or_else(path)
    }

    /// Whether `Self` or a generic param stands in a macro, where it is not written out.
    fn is_hidden_in_macros(&self) -> bool {
        struct Macros(Vec<String>);
        impl<'a> Visit<'a> for Macros {
            fn visit_macro(&mut self, mac: &'a syn::Macro) {
                words(mac.tokens.clone(), &mut self.0);
            }
        }
        let mut macros = Macros(vec![]);
        macros.visit_block(&self.item.block);
        let params = self.arguments().names();
        let hidden = |word: &String| word == "Self" || params.contains(word);
        macros.0.iter().any(hidden)
    }

    /// All names in it.
    pub fn words(&self) -> Vec<String> {
        let mut all = vec![];
        words(self.item.sig.to_token_stream(), &mut all);
        words(self.item.block.to_token_stream(), &mut all);
        all
    }
}

/// By what a function is known.
pub fn key(module: &[String], this: Option<&Type>, name: &syn::Ident) -> String {
    let this = this.map(crate::check::shown).unwrap_or_default();
    format!("{}::{this}::{name}", module.join("::"))
}

/// Attributes of which none gives a derivative, or takes the function away.
pub fn gives_nothing(attr: &Attribute) -> bool {
    const HARMLESS: [&str; 10] = [
        "doc",
        "inline",
        "allow",
        "warn",
        "deny",
        "expect",
        "must_use",
        "cold",
        "deprecated",
        "rustfmt",
    ];
    let first = attr.path().segments.first();
    first.is_some_and(|s| HARMLESS.iter().any(|name| s.ident == name))
}

/// Attributes that say nothing of what a function computes.
fn is_harmless(attr: &Attribute) -> bool {
    let last = attr.path().segments.last();
    let last = last.map(|s| s.ident.to_string()).unwrap_or_default();
    let is_mode = || match &attr.meta {
        syn::Meta::Path(_) => true,
        syn::Meta::List(list) => is_of_modes(list.tokens.clone()),
        syn::Meta::NameValue(_) => false,
    };
    gives_nothing(attr) || last == "differentiable" && is_mode()
}

/// Whether the arguments of `#[differentiable(..)]` say only which modes there are.
fn is_of_modes(tokens: TokenStream) -> bool {
    let mut problems = crate::report::Problems::default();
    let args = crate::args::Args::parse(tokens, &mut problems);
    problems.is_empty() && args.is_of_modes()
}

/// Whether a param has no attribute but `#[no_diff]`, and that only where nothing comes back through it.
fn is_plain_param(arg: &syn::FnArg) -> bool {
    match arg {
        syn::FnArg::Receiver(this) => this.attrs.is_empty() && this.colon_token.is_none(),
        syn::FnArg::Typed(typed) => {
            let is_mut = matches!(&*typed.ty, Type::Reference(r) if r.mutability.is_some());
            typed.attrs.is_empty() || !is_mut && typed.attrs.iter().all(is_no_diff)
        }
    }
}

/// `#[no_diff]`
fn is_no_diff(attr: &Attribute) -> bool {
    attr.path().is_ident("no_diff")
}

/// Whether what it returns is a value, or refers to one. What a `&mut` refers to is seen at the end of a body alone.
fn gives_a_value(sig: &syn::Signature, body: &syn::Block) -> bool {
    let syn::ReturnType::Type(_, ty) = &sig.output else {
        return true;
    };
    let (lends, of) = match &**ty {
        Type::Reference(r) => (r.mutability.is_some(), &*r.elem),
        ty => (false, ty),
    };
    let mut names = vec![];
    words(of.to_token_stream(), &mut names);
    // a closure or an iterator is seen, but not what one is made of
    let opaque = match of {
        ty if crate::iterator_types::is_opaque(ty) => &["mut", "dyn"][..],
        _ => &["mut", "impl", "dyn"],
    };
    !matches!(of, Type::Never(_))
        && opaque.iter().all(|no| names.iter().all(|n| n != no))
        && !(lends && returns_early(body))
}

fn returns_early(body: &syn::Block) -> bool {
    super::super::closure::returns(&syn::parse_quote!(#body))
}

/// Whether a body has items, which are not seen elsewhere, or loops with attributes of ours.
fn has_own_items(body: &syn::Block) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_item(&mut self, item: &'a syn::Item) {
            self.0 |= !matches!(item, syn::Item::Const(_));
        }
        fn visit_attribute(&mut self, attr: &'a Attribute) {
            self.0 |= !is_harmless(attr);
        }
        fn visit_expr(&mut self, e: &'a Expr) {
            self.0 |= matches!(e, Expr::Unsafe(_) | Expr::Async(_) | Expr::Await(_));
            visit::visit_expr(self, e);
        }
    }
    let mut find = Find(false);
    find.visit_block(body);
    find.0
}

/// How many expressions there are in a body.
pub fn size(body: &syn::Block) -> usize {
    struct Count(usize);
    impl<'a> Visit<'a> for Count {
        fn visit_expr(&mut self, e: &'a Expr) {
            self.0 += 1;
            visit::visit_expr(self, e);
        }
    }
    let mut count = Count(0);
    count.visit_block(body);
    count.0
}
