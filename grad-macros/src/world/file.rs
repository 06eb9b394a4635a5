//! The file that an annotated function stands in, outside of a world: what it says of the types of fields, and of what functions,
//! methods and operators give. Their bodies are not looked at.
//!
//! An attribute is given its own item and nothing else. What its file says of other items may not be what rustc takes them for
//! (a macro may have made them, a `use` may lead elsewhere), so rustc is asked for each type that is taken from here
//! (`Assumed` in the copy of the body). Where the file is not seen, or the function stands in it twice, nothing is known, and types
//! are found out by their use.

use super::items::{Module, World};
use super::methods::Methods;
use super::names::Import;
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// What is kept of a file from one attribute to the next: texts, since tokens do not outlive an expansion.
#[derive(Default)]
pub(super) struct File {
    /// The module of each function, by its tokens; none if it stands in several.
    functions: OrderedMap<String, Option<Vec<String>>>,
    items: Vec<Item>,
    /// With the modules in which they stand.
    pub(super) imports: Vec<(Vec<String>, Import)>,
}

/// An item without bodies.
struct Item {
    module: Vec<String>,
    /// The names that make it worth a look.
    names: Vec<String>,
    text: String,
    /// The fields, if it is a type outside of modules that are seen at once.
    fields: Option<String>,
}

thread_local! {
    static FILES: RefCell<OrderedMap<PathBuf, Rc<File>>> = RefCell::default();
}

/// What is known of the file at a path.
pub(super) fn file(path: &Path) -> Rc<File> {
    FILES.with(|files| {
        let mut files = files.borrow_mut();
        let read = || Rc::new(File::read(path).unwrap_or_default());
        files.entry(path.to_path_buf()).or_insert_with(read).clone()
    })
}

/// The types of the file as the function sees them. `this` is what `Self` is.
pub fn around(function: &syn::ItemFn, this: Option<&syn::Type>) -> Option<World> {
    let file = file(&path()?);
    let here = file.functions.get(&key(function, this))?.clone()?;
    let mut names = vec![];
    super::words(function.to_token_stream(), &mut names);
    super::words(this.to_token_stream(), &mut names);
    let (root, methods) = file.seen(names);
    Some(World::of_file(root, methods, here))
}

/// How values of a type with the derive are copied that is not `Clone`, outside of modules that are seen at once; nothing where the file
/// does not show it.
pub fn copied(input: &syn::DeriveInput) -> Option<TokenStream> {
    let fields = match &input.data {
        syn::Data::Struct(s) => fields_of(s.fields.to_token_stream()),
        syn::Data::Enum(e) => fields_of(e.variants.to_token_stream()),
        syn::Data::Union(_) => return None,
    };
    let (file, name) = (file(&path()?), input.ident.to_string());
    let mut found = file
        .items
        .iter()
        .filter(|item| item.fields.as_ref() == Some(&fields) && item.names.first() == Some(&name));
    let (item, None) = (found.next()?, found.next()) else {
        return None;
    };
    let (here, item) = (
        item.module.clone(),
        syn::parse_str::<syn::Item>(&item.text).ok()?,
    );
    let mut names = vec![];
    super::words(item.to_token_stream(), &mut names);
    // other derives may make it `Clone`, too
    let by_derive = ["Clone", "Educe", "Derivative"];
    let by_derive = names.iter().any(|name| by_derive.contains(&&**name));
    let (root, methods) = file.seen(names);
    let world = World::of_file(root, methods, here);
    let is_clone = by_derive || world.has_impl(&input.ident, "Clone");
    (!is_clone).then(|| super::copies::copied_alone(&item))
}

/// The text of fields, by which a type is found.
fn fields_of(tokens: TokenStream) -> String {
    let mut text = String::new();
    write(tokens, &mut text);
    text
}

/// The file that is expanded.
pub(super) fn path() -> Option<PathBuf> {
    match proc_macro::is_available() {
        true => proc_macro::Span::call_site().local_file(),
        false => outside_of_rustc(),
    }
}

#[cfg(not(test))]
fn outside_of_rustc() -> Option<PathBuf> {
    None
}

#[cfg(test)]
fn outside_of_rustc() -> Option<PathBuf> {
    tests::PATH.with(|path| path.borrow().clone())
}

/// By what a function is found.
pub fn key(function: &syn::ItemFn, this: Option<&syn::Type>) -> String {
    let mut text = String::new();
    let tokens = [
        this.to_token_stream(),
        function.sig.to_token_stream(),
        function.block.to_token_stream(),
    ];
    tokens.into_iter().for_each(|t| write(t, &mut text));
    text
}

fn write(tokens: TokenStream, text: &mut String) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                text.push('(');
                write(group.stream(), text);
                text.push(')');
            }
            token => {
                text.push_str(&token.to_string());
                text.push(' ');
            }
        }
    }
}

impl File {
    /// The names of what stands in a module, and of what belongs to that.
    pub(super) fn names_in(&self, here: &[String]) -> Vec<String> {
        let items = self.items.iter().filter(|item| item.module == here);
        items.flat_map(|item| item.names.clone()).collect()
    }

    fn read(path: &Path) -> Option<File> {
        let text = std::fs::read_to_string(path).ok()?;
        let mut file = File::default();
        let mut items = syn::parse_file(&text).ok()?.items;
        super::conversions::write_out(&mut items, false);
        file.add_all(&items, &[], false);
        Some(file)
    }

    /// The items of the module `here`. In one that `is_seen` at once functions need no attribute.
    fn add_all(&mut self, items: &[syn::Item], here: &[String], is_seen: bool) {
        for item in items {
            self.add(item, here, is_seen);
        }
    }

    fn add(&mut self, item: &syn::Item, here: &[String], is_seen: bool) {
        match item {
            syn::Item::Fn(f) => {
                self.add_function(f, None, here);
                let is_doc = |a: &syn::Attribute| a.path().is_ident("doc");
                let seen = is_seen.then(|| syn::parse_quote!(#[differentiable]));
                let own = f.attrs.iter().filter(|a| !is_doc(a)).cloned();
                let block = match !is_seen && crate::lending::is_witnessed_function(f) {
                    true => f.block.clone(),
                    false => Box::new(no_body()),
                };
                let without = syn::ItemFn {
                    attrs: own.chain(seen).collect(),
                    block,
                    ..f.clone()
                };
                self.add_item(vec![f.sig.ident.to_string()], &without, here);
            }
            syn::Item::Impl(block) => self.add_block(block, here),
            syn::Item::Trait(t) => {
                let mut t = t.clone();
                for item in &mut t.items {
                    if let syn::TraitItem::Fn(f) = item {
                        f.default = f.default.take().map(|_| no_body());
                    }
                }
                self.add_item(vec![t.ident.to_string()], &t, here);
            }
            syn::Item::Struct(s) => {
                let (mut s, fields) = (s.clone(), fields_of(s.fields.to_token_stream()));
                s.attrs.extend(derive(is_seen));
                self.add_item(vec![s.ident.to_string()], &s, here);
                self.note_fields(fields, is_seen);
            }
            syn::Item::Enum(e) => {
                let (mut e, fields) = (e.clone(), fields_of(e.variants.to_token_stream()));
                e.attrs.extend(derive(is_seen));
                self.add_item(vec![e.ident.to_string()], &e, here);
                self.note_fields(fields, is_seen);
            }
            syn::Item::Type(t) => self.add_item(vec![t.ident.to_string()], item, here),
            syn::Item::Const(c) => self.add_item(vec![c.ident.to_string()], item, here),
            syn::Item::Use(u) => {
                let mut imports = vec![];
                super::names::imports(u, &mut imports);
                let here = imports.into_iter().map(|i| (here.to_vec(), i));
                self.imports.extend(here);
            }
            syn::Item::Mod(m) => {
                if let Some((_, items)) = &m.content {
                    let name = m.ident.to_string();
                    let inside: Vec<String> = here.iter().cloned().chain([name]).collect();
                    let is_seen = is_seen || !m.attrs.iter().all(crate::lower::gives_nothing);
                    self.add_all(items, &inside, is_seen);
                }
            }
            _ => {}
        }
    }

    /// A block is one item for each of its methods, so that a function that calls one does not have to read them all; that of a trait is
    /// one item.
    fn add_block(&mut self, block: &syn::ItemImpl, here: &[String]) {
        let mut without = block.clone();
        for item in &mut without.items {
            if let syn::ImplItem::Fn(f) = item {
                let whole = syn::ItemFn {
                    attrs: vec![],
                    vis: syn::Visibility::Inherited,
                    sig: f.sig.clone(),
                    block: Box::new(f.block.clone()),
                };
                self.add_function(&whole, Some(&block.self_ty), here);
                f.attrs = conditions(&f.attrs);
                if !crate::lending::is_witnessed(block, f) {
                    f.block = no_body();
                }
            }
        }
        without.attrs = conditions(&block.attrs);
        if let Some((_, of_trait, _)) = &block.trait_ {
            let last = of_trait.segments.last();
            if last.is_some_and(|s| s.ident == "Clone") {
                // how its values are copied
                let mut names = vec![];
                super::words(block.self_ty.to_token_stream(), &mut names);
                without.items.clear();
                return self.add_item(names, &without, here);
            }
            if last.is_some_and(|s| OF_STD.iter().any(|name| s.ident == name)) {
                return;
            }
            let mut names: Vec<String> = block.items.iter().filter_map(name_of).collect();
            super::words(block.self_ty.to_token_stream(), &mut names);
            super::words(of_trait.to_token_stream(), &mut names);
            names.retain(|name| !OF_ALL.contains(&&**name));
            return self.add_item(names, &without, here);
        }
        for item in std::mem::take(&mut without.items) {
            let name = name_of(&item);
            without.items = vec![item];
            if let Some(name) = name {
                // what stands for an `impl From` is called by no name of the user's
                let is_hidden = name.starts_with("__grads_");
                let more = is_hidden.then(|| "from".to_string());
                let names = more.into_iter().chain([name]).collect();
                self.add_item(names, &without, here);
            }
        }
    }

    fn note_fields(&mut self, fields: String, is_seen: bool) {
        if let Some(item) = self.items.last_mut().filter(|_| !is_seen) {
            item.fields = Some(fields);
        }
    }

    fn add_item(&mut self, names: Vec<String>, item: &impl ToTokens, here: &[String]) {
        self.items.push(Item {
            module: here.to_vec(),
            names,
            text: item.to_token_stream().to_string(),
            fields: None,
        });
    }

    fn add_function(&mut self, f: &syn::ItemFn, this: Option<&syn::Type>, here: &[String]) {
        let key = key(f, this);
        let known = !self.functions.contains_key(&key);
        self.functions.insert(key, known.then(|| here.to_vec()));
    }

    /// The modules with the items whose names are among `names`, and those that these name; and the methods of their blocks.
    fn seen(&self, mut names: Vec<String>) -> (Module, Methods) {
        let (mut root, mut blocks) = (Module::root(), vec![]);
        for (at, import) in &self.imports {
            names.extend(import.name.as_ref().and(import.path.last()).cloned());
            root.inside(at).imports.push(import.clone());
        }
        let mut wanted = OrderedSet::new();
        let mut read = vec![false; self.items.len()];
        while let Some(name) = names.pop() {
            if !wanted.insert(name.clone()) {
                continue;
            }
            for (item, read) in self.items.iter().zip(&mut read) {
                if !*read && item.names.contains(&name) {
                    *read = true;
                    item.put(&mut root, &mut blocks, &mut names);
                }
            }
        }
        let mut methods = Methods::default();
        for (block, at) in &blocks {
            methods.add_item(block, &root, at);
        }
        (root, methods)
    }
}

impl Item {
    fn put<'i>(
        &'i self,
        root: &mut Module,
        blocks: &mut Vec<(syn::Item, &'i [String])>,
        names: &mut Vec<String>,
    ) {
        let Ok(item) = syn::parse_str::<syn::Item>(&self.text) else {
            return;
        };
        super::words(item.to_token_stream(), names);
        match item {
            syn::Item::Impl(_) => blocks.push((item, &self.module)),
            item => root.inside(&self.module).add(&item, &self.module),
        }
    }
}

/// The derive that types need not have where they are seen at once.
fn derive(is_seen: bool) -> Option<syn::Attribute> {
    is_seen.then(|| syn::parse_quote!(#[derive(Differentiable)]))
}

/// Traits of std's whose methods lowering knows whatever type has them, and asks about.
const OF_STD: [&str; 24] = [
    "AsMut",
    "AsRef",
    "Borrow",
    "BorrowMut",
    "Clone",
    "Debug",
    "Deref",
    "DerefMut",
    "Display",
    "Drop",
    "Eq",
    "Error",
    "Extend",
    "FromIterator",
    "Hash",
    "Index",
    "IndexMut",
    "IntoIterator",
    "Iterator",
    "Ord",
    "PartialEq",
    "PartialOrd",
    "Product",
    "Sum",
];

/// Names that say nothing of whose a block is.
const OF_ALL: [&str; 16] = [
    "f64", "f32", "usize", "u8", "u16", "u32", "u64", "isize", "i8", "i16", "i32", "i64", "bool",
    "Vec", "std", "ops",
];

fn name_of(item: &syn::ImplItem) -> Option<String> {
    match item {
        syn::ImplItem::Fn(f) => Some(f.sig.ident.to_string()),
        syn::ImplItem::Const(c) => Some(c.ident.to_string()),
        _ => None,
    }
}

/// What says whether an item is there.
fn conditions(attrs: &[syn::Attribute]) -> Vec<syn::Attribute> {
    let attrs = attrs.iter();
    attrs
        .filter(|a| super::items::is_conditional(&[(*a).clone()]))
        .cloned()
        .collect()
}

fn no_body() -> syn::Block {
    syn::parse_quote!({})
}

/// What tests lower is taken for what stands in this file.
#[cfg(test)]
pub mod tests {
    use std::cell::RefCell;
    use std::path::PathBuf;

    thread_local! {
        pub static PATH: RefCell<Option<PathBuf>> = RefCell::default();
    }
}
