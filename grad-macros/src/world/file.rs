//! The file that an annotated function stands in, outside of a world: what it says of the types of fields.
//!
//! An attribute is given its own item and nothing else. What its file says of other items may not be what rustc takes them for
//! (a macro may have made them, a `use` may lead elsewhere), so rustc is asked for each type that is taken from here
//! (`Assumed` in the copy of the body). Where the file is not seen, or the function stands in it twice, nothing is known, and types
//! are found out by their use.

use super::items::{Module, World};
use super::names::Import;
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// What is kept of a file from one attribute to the next: texts, since tokens do not outlive an expansion.
#[derive(Default)]
struct File {
    /// The module of each function, by its tokens; none if it stands in several.
    functions: OrderedMap<String, Option<Vec<String>>>,
    /// The types, aliases and constants: their modules, names and texts.
    items: Vec<(Vec<String>, String, String)>,
    imports: Vec<(Vec<String>, Import)>,
}

thread_local! {
    static FILES: RefCell<OrderedMap<PathBuf, Rc<File>>> = RefCell::default();
}

/// The types of the file as the function sees them. `this` is what `Self` is.
pub fn around(function: &syn::ItemFn, this: Option<&syn::Type>) -> Option<World> {
    if !proc_macro::is_available() {
        return None;
    }
    let path = proc_macro::Span::call_site().local_file()?;
    let file = FILES.with(|files| {
        let mut files = files.borrow_mut();
        let read = || Rc::new(File::read(&path).unwrap_or_default());
        files.entry(path.clone()).or_insert_with(read).clone()
    });
    let here = file.functions.get(&key(function, this))?.clone()?;
    let mut names = vec![];
    super::words(function.to_token_stream(), &mut names);
    super::words(this.to_token_stream(), &mut names);
    Some(World::of_types(file.types(names), here))
}

/// By what a function is found.
fn key(function: &syn::ItemFn, this: Option<&syn::Type>) -> String {
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
    fn read(path: &Path) -> Option<File> {
        let text = std::fs::read_to_string(path).ok()?;
        let mut file = File::default();
        file.add_all(&syn::parse_file(&text).ok()?.items, &[]);
        Some(file)
    }

    fn add_all(&mut self, items: &[syn::Item], here: &[String]) {
        for item in items {
            self.add(item, here);
        }
    }

    fn add(&mut self, item: &syn::Item, here: &[String]) {
        match item {
            syn::Item::Fn(f) => self.add_function(f, None, here),
            syn::Item::Impl(block) => {
                for member in &block.items {
                    if let syn::ImplItem::Fn(f) = member {
                        let f = syn::ItemFn {
                            attrs: vec![],
                            vis: syn::Visibility::Inherited,
                            sig: f.sig.clone(),
                            block: Box::new(f.block.clone()),
                        };
                        self.add_function(&f, Some(&block.self_ty), here);
                    }
                }
            }
            syn::Item::Struct(s) => self.add_item(&s.ident, item, here),
            syn::Item::Enum(e) => self.add_item(&e.ident, item, here),
            syn::Item::Type(t) => self.add_item(&t.ident, item, here),
            syn::Item::Const(c) => self.add_item(&c.ident, item, here),
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
                    self.add_all(items, &inside);
                }
            }
            _ => {}
        }
    }

    fn add_item(&mut self, name: &syn::Ident, item: &syn::Item, here: &[String]) {
        let text = item.to_token_stream().to_string();
        self.items.push((here.to_vec(), name.to_string(), text));
    }

    fn add_function(&mut self, f: &syn::ItemFn, this: Option<&syn::Type>, here: &[String]) {
        let key = key(f, this);
        let known = !self.functions.contains_key(&key);
        self.functions.insert(key, known.then(|| here.to_vec()));
    }

    /// The modules with the types whose names are among `names`, and those that these name.
    fn types(&self, mut names: Vec<String>) -> Module {
        let mut root = Module::root();
        for (at, import) in &self.imports {
            names.extend(import.name.as_ref().and(import.path.last()).cloned());
            root.inside(at).imports.push(import.clone());
        }
        let mut wanted = OrderedSet::new();
        while let Some(name) = names.pop() {
            if wanted.insert(name.clone()) {
                let named = self.items.iter().filter(|(_, n, _)| *n == name);
                for item in named {
                    root.add_text(item, &mut names);
                }
            }
        }
        root
    }
}

impl Module {
    fn add_text(&mut self, (at, _, text): &(Vec<String>, String, String), names: &mut Vec<String>) {
        if let Ok(item) = syn::parse_str::<syn::Item>(text) {
            super::words(item.to_token_stream(), names);
            self.inside(at).add(&item, at);
        }
    }
}
