//! The methods of a world's types.

use super::items::{Module, is_conditional};
use super::names;
use super::spelled::Arguments;
use crate::block::is_operator;
use crate::model::By;
use crate::owner;
use grad_core::ordered::{OrderedMap, OrderedSet};

/// A method, or a function that belongs to a type.
pub struct Method {
    /// As it is written; a default of a trait's as if the type had it.
    pub item: syn::ImplItemFn,
    /// How it takes `self`, if it does.
    pub receiver: Option<By>,
    /// The generic params of the block in which it stands.
    pub generics: syn::Generics,
    /// The type, as the block names it.
    pub self_ty: syn::Type,
    /// The trait that it is of.
    pub of_trait: Option<syn::Path>,
    /// The types that the block gives names to.
    pub associated: Vec<(String, syn::Type)>,
    /// The module in which the block stands.
    pub module: Vec<String>,
}

/// A type: its module and its name there.
type Of = (Vec<String>, String);

impl Method {
    /// Whether it is one of a trait of that name.
    pub fn is_of_trait(&self, name: &str) -> bool {
        let path = self.of_trait.as_ref();
        let last = path.and_then(|path| path.segments.last());
        last.is_some_and(|s| s.ident == name)
    }
}

/// Methods by type and name.
#[derive(Default)]
pub struct Methods {
    methods: OrderedMap<(Of, String), Vec<Method>>,
    /// The traits that types implement, by their last names.
    impls: OrderedSet<(Of, String)>,
    /// The generic arguments of types that stand for functions in a block, by their position.
    functions: OrderedSet<(Of, usize)>,
    /// The types of the constants of types' own blocks.
    constants: OrderedMap<(Of, String), syn::Type>,
}

impl Methods {
    /// Those of all blocks in `items`.
    pub fn of(items: &[syn::Item], root: &Module) -> Methods {
        let mut methods = Methods::default();
        methods.add_all(items, root, &[]);
        methods
    }

    fn add_all(&mut self, items: &[syn::Item], root: &Module, here: &[String]) {
        for item in items {
            self.add_item(item, root, here);
        }
    }

    /// Those of a block, or of the blocks of a module.
    pub fn add_item(&mut self, item: &syn::Item, root: &Module, here: &[String]) {
        match item {
            syn::Item::Impl(block) if !is_conditional(&block.attrs) => {
                let of = type_of(&block.self_ty, root, here);
                let of = of.or_else(|| number(&block.self_ty));
                if let Some(of) = of.or_else(|| array(&block.self_ty)) {
                    self.add_block(block, &of, root, here);
                }
            }
            syn::Item::Mod(m) => {
                let inside: Vec<String> =
                    here.iter().cloned().chain([m.ident.to_string()]).collect();
                if let Some((_, items)) = &m.content {
                    self.add_all(items, root, &inside);
                }
            }
            _ => {}
        }
    }

    fn add_block(&mut self, block: &syn::ItemImpl, of: &Of, root: &Module, here: &[String]) {
        let of_trait = block.trait_.as_ref().map(|(_, path, _)| path);
        if let Some(last) = of_trait.and_then(|path| path.segments.last()) {
            self.impls.insert((of.clone(), last.ident.to_string()));
        }
        for at in function_arguments(block) {
            self.functions.insert((of.clone(), at));
        }
        let mut own = vec![];
        for item in &block.items {
            if let (syn::ImplItem::Const(c), None) = (item, of_trait) {
                let name = (of.clone(), c.ident.to_string());
                self.constants
                    .insert(name, with_self(&c.ty, &block.self_ty));
            }
            if let syn::ImplItem::Fn(f) = item {
                own.push(f.sig.ident.to_string());
                self.add(block, f.clone(), of, here);
            }
        }
        let defaults = of_trait
            .map(|path| defaults(path, root, here))
            .unwrap_or_default();
        for f in defaults
            .into_iter()
            .filter(|f| own.iter().all(|name| f.sig.ident != name))
        {
            self.add(block, f, of, here);
        }
    }

    /// Whether the generic argument at a position stands for a function in some block.
    pub fn takes_function(&self, of: &Of, at: usize) -> bool {
        self.functions.contains(&(of.clone(), at))
    }

    /// The type of a constant that belongs to a type.
    pub fn constant(&self, of: &Of, name: &str) -> Option<&syn::Type> {
        self.constants.get(&(of.clone(), name.to_string()))
    }

    fn add(&mut self, block: &syn::ItemImpl, item: syn::ImplItemFn, of: &Of, here: &[String]) {
        let name = item.sig.ident.to_string();
        let method = Method {
            receiver: owner::receiver(&item.sig),
            item,
            generics: block.generics.clone(),
            self_ty: (*block.self_ty).clone(),
            of_trait: block.trait_.as_ref().map(|(_, path, _)| path.clone()),
            associated: associated(block),
            module: here.to_vec(),
        };
        self.methods
            .entry((of.clone(), name))
            .or_default()
            .push(method);
    }

    /// Whether a type implements a trait of that name.
    pub fn has_impl(&self, of: &Of, name: &str) -> bool {
        self.impls.contains(&(of.clone(), name.to_string()))
    }

    /// Whether a type of the world's has an operator.
    pub fn has_operators(&self) -> bool {
        self.impls.iter().any(|(_, name)| is_operator(name))
    }

    /// Whether some type has an `impl Sum` that is more than a fold with `+`.
    pub fn have_own_sums(&self) -> bool {
        let sums = self.methods.iter().filter(|((_, name), _)| name == "sum");
        let mut sums = sums.flat_map(|(_, all)| all);
        sums.any(|m| m.of_trait.is_some() && !crate::sums::is_fold(m))
    }

    /// Whether a type has no other method of a trait than this one, and `size_hint`.
    pub fn follows_from(&self, of: &Of, name: &str, of_trait: &str) -> bool {
        let own = self.methods.iter().filter(|((ty, _), _)| ty == of);
        let mut others = own.filter(|((_, method), _)| method != name && method != "size_hint");
        others.all(|(_, all)| all.iter().all(|m| !m.is_of_trait(of_trait)))
    }

    /// Whether some type has a method of that name.
    pub fn has(&self, name: &str) -> bool {
        self.methods.keys().any(|(_, method)| method == name)
    }

    /// Whether some type has a method of that name of its own and by a trait, or by two: which is meant hangs on how it is called.
    pub fn has_namesakes(&self, name: &str) -> bool {
        let of = |m: &Method| {
            let path = m.of_trait.as_ref();
            path.and_then(|path| path.segments.last().map(|s| s.ident.to_string()))
        };
        let differ = |all: &[Method]| all.iter().any(|m| of(m) != of(&all[0]));
        let mut all = self.methods.iter();
        all.any(|((_, method), all)| method == name && differ(all))
    }

    /// The one method of that name that some trait gives arrays.
    pub fn of_arrays(&self, name: &str) -> Option<&Method> {
        self.get(&of_arrays(), name)
    }

    /// Whether there are methods of that name, all of which are such.
    pub fn are_all(&self, name: &str, such: &dyn Fn(&syn::Signature) -> bool) -> bool {
        let named = self
            .methods
            .iter()
            .filter(|((_, method), _)| method == name);
        let mut all = named.flat_map(|(_, all)| all).map(|m| such(&m.item.sig));
        all.next() == Some(true) && all.all(|is| is)
    }

    /// All methods of a type of that name.
    pub fn all(&self, of: &Of, name: &str) -> &[Method] {
        self.methods
            .get(&(of.clone(), name.to_string()))
            .map_or(&[], |all| all)
    }

    /// The method of a type: its own before one of a trait. None if there are several, or it is there on a condition.
    pub fn get(&self, of: &Of, name: &str) -> Option<&Method> {
        let all = self.methods.get(&(of.clone(), name.to_string()))?;
        let own: Vec<&Method> = all.iter().filter(|m| m.of_trait.is_none()).collect();
        let found = match own.is_empty() {
            true => all.iter().collect(),
            false => own,
        };
        match found[..] {
            [only] if !is_conditional(&only.item.attrs) => Some(only),
            _ => None,
        }
    }
}

/// A type with what `Self` is in its place.
fn with_self(ty: &syn::Type, this: &syn::Type) -> syn::Type {
    let (mut ty, mut arguments) = (ty.clone(), Arguments::default());
    arguments.give_self(this, &[]);
    arguments.put_into(&mut ty);
    ty
}

/// The types that a block gives names to.
fn associated(block: &syn::ItemImpl) -> Vec<(String, syn::Type)> {
    let types = block.items.iter().filter_map(|i| match i {
        syn::ImplItem::Type(t) => Some((t.ident.to_string(), t.ty.clone())),
        _ => None,
    });
    types.collect()
}

/// The type of a block, if it is one of the world's.
fn type_of(ty: &syn::Type, root: &Module, here: &[String]) -> Option<Of> {
    match ty {
        syn::Type::Paren(t) => type_of(&t.elem, root, here),
        syn::Type::Group(t) => type_of(&t.elem, root, here),
        syn::Type::Reference(t) => type_of(&t.elem, root, here),
        syn::Type::Path(p) if p.qself.is_none() => {
            let names = names::of_path(&p.path)?;
            names::find(root, here, &names, &Module::has_type)
        }
        _ => None,
    }
}

/// A number, which operators of the world may have on their left.
fn number(ty: &syn::Type) -> Option<Of> {
    match ty {
        syn::Type::Reference(t) => number(&t.elem),
        syn::Type::Path(p) => {
            let name = p.path.get_ident().filter(|n| *n == "f64" || *n == "f32")?;
            Some((vec![], name.to_string()))
        }
        _ => None,
    }
}

/// An array, which traits of the world may give methods.
fn array(ty: &syn::Type) -> Option<Of> {
    match ty {
        syn::Type::Reference(t) => array(&t.elem),
        syn::Type::Slice(_) | syn::Type::Array(_) => Some(of_arrays()),
        syn::Type::Path(p) => {
            let vec = p.path.segments.last().filter(|s| s.ident == "Vec");
            vec.map(|_| of_arrays())
        }
        _ => None,
    }
}

/// All arrays, slices and vectors: rustc has seen to it that a method is one of the receiver's type.
fn of_arrays() -> Of {
    (vec![], "[]".into())
}

/// The methods that a trait of the world's has a body for.
fn defaults(path: &syn::Path, root: &Module, here: &[String]) -> Vec<syn::ImplItemFn> {
    let found =
        names::of_path(path).and_then(|names| names::find(root, here, &names, &Module::has_type));
    let Some(item) = found.and_then(|(module, name)| root.at(&module)?.traits.get(&name)) else {
        return vec![];
    };
    let methods = item.items.iter().filter_map(|i| match i {
        syn::TraitItem::Fn(f) => Some((f, f.default.clone()?)),
        _ => None,
    });
    let method = |(f, block): (&syn::TraitItemFn, syn::Block)| syn::ImplItemFn {
        attrs: f.attrs.clone(),
        vis: syn::Visibility::Inherited,
        defaultness: None,
        sig: f.sig.clone(),
        block,
    };
    methods.map(method).collect()
}

/// Which generic arguments of a block's type, lifetimes not counted, stand for functions.
fn function_arguments(block: &syn::ItemImpl) -> Vec<usize> {
    let functions = crate::model::functions(&block.generics);
    let syn::Type::Path(ty) = &*block.self_ty else {
        return vec![];
    };
    let last = ty.path.segments.last().map(|s| &s.arguments);
    let Some(syn::PathArguments::AngleBracketed(arguments)) = last else {
        return vec![];
    };
    let is_function = |arg: &syn::GenericArgument| matches!(arg, syn::GenericArgument::Type(syn::Type::Path(p)) if functions.iter().any(|name| p.path.is_ident(name)));
    let all = arguments.args.iter();
    let all = all.filter(|arg| !matches!(arg, syn::GenericArgument::Lifetime(_)));
    all.enumerate()
        .filter(|(_, arg)| is_function(arg))
        .map(|(at, _)| at)
        .collect()
}
