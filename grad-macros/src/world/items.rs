//! What the items of a world say, by name.

use super::methods::{Method, Methods};
use super::modes::Modes;
use super::names::{self, Import};
use super::units::Units;
use crate::args::{Args, EquationKind, RuleKind};
use crate::overridden;
use grad_core::ordered::{OrderedMap, OrderedSet};
use std::rc::Rc;

/// The items of a module that is seen at once, as they are seen from one of the modules in it.
#[derive(Clone)]
pub struct World {
    pub(super) all: Rc<All>,
    /// The functions, and what came of them.
    pub(super) units: Rc<Units>,
    /// The module from which names are looked up: none at the root.
    pub(super) here: Vec<String>,
    /// Whether what is looked at has an attribute of its own.
    pub(super) asked: bool,
    /// Whether small functions are lowered where they are called.
    pub inlines: bool,
    /// The names that mean something else in the function that is looked at.
    pub(super) hidden: Rc<OrderedSet<String>>,
    /// The trait of the block that is looked at, or the trait itself.
    pub(super) of_trait: Option<(Vec<String>, String)>,
}

/// All items.
pub struct All {
    pub root: Module,
    pub methods: Methods,
    /// Which functions have forward mode and second derivatives.
    pub modes: Modes,
    /// Whether all of them look at their numbers.
    pub look: bool,
    /// The path of the facade, where the module's attribute gives it.
    pub facade: Option<syn::Path>,
    pub names: Names,
}

/// Names that say what the bodies do.
#[derive(Default)]
pub struct Names {
    /// Of fields that are assigned to.
    pub moved: OrderedSet<String>,
    /// Of functions and methods that are called.
    pub called: OrderedSet<String>,
    /// Whether arrays are handed closures that keep something of generic params.
    pub keeps_of_params: bool,
}

/// The items of one module.
#[derive(Default)]
pub struct Module {
    pub functions: Table<Function>,
    pub layouts: Table<Layout>,
    pub aliases: Table<syn::ItemType>,
    pub constants: Table<syn::ItemConst>,
    pub traits: Table<syn::ItemTrait>,
    pub modules: OrderedMap<String, Module>,
    pub imports: Vec<Import>,
    is_root: bool,
}

/// A function that stands in a module.
pub struct Function {
    /// As it is written.
    pub item: syn::ItemFn,
    /// The world as the function sees it, from the root.
    pub module: Vec<String>,
}

fn with_type<'m>(module: &'m Module, name: &str, found: &mut Vec<&'m syn::ItemTrait>) {
    let is_it = |item: &syn::TraitItem| matches!(item, syn::TraitItem::Type(t) if t.ident == name);
    let traits = module.traits.all();
    found.extend(traits.filter(|t| t.items.iter().any(is_it)));
    for module in module.modules.values() {
        with_type(module, name, found);
    }
}

/// A type whose fields are seen.
pub enum Layout {
    Struct(syn::ItemStruct),
    Enum(syn::ItemEnum),
}

/// Items by name. One that there may be twice, or not at all, because of `#[cfg]`, is not known.
pub struct Table<T>(OrderedMap<String, Option<T>>);

impl<T> Default for Table<T> {
    fn default() -> Self {
        Table(OrderedMap::new())
    }
}

impl<T> Table<T> {
    /// The item of that name, if it is known.
    pub fn get(&self, name: &str) -> Option<&T> {
        self.0.get(name)?.as_ref()
    }
    /// Whether there may be one.
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }
    /// The names of all.
    pub fn names(&self) -> impl Iterator<Item = &String> {
        self.0.keys()
    }
    /// Those that are known.
    pub fn all(&self) -> impl Iterator<Item = &T> {
        self.0.values().flatten()
    }
    fn add(&mut self, name: &syn::Ident, attrs: &[syn::Attribute], item: T) {
        let known = !self.has(&name.to_string()) && !is_conditional(attrs);
        self.0.insert(name.to_string(), known.then_some(item));
    }
}

/// Whether an item is there, or is as it is written, on a condition.
pub fn is_conditional(attrs: &[syn::Attribute]) -> bool {
    attrs.iter().any(|a| match a.path().get_ident() {
        Some(name) if name == "cfg" => true,
        Some(name) if name == "cfg_attr" => !adds_nothing(a),
        _ => false,
    })
}

/// Whether all attributes that `#[cfg_attr(condition, ..)]` gives leave an item, and what is looked up of it, as it is: `derive(Serialize)`,
/// `serde(..)`, `doc = ".."`.
fn adds_nothing(cfg_attr: &syn::Attribute) -> bool {
    const INERT: [&str; 14] = [
        "serde",
        "doc",
        "allow",
        "warn",
        "deny",
        "forbid",
        "expect",
        "must_use",
        "inline",
        "cold",
        "track_caller",
        "deprecated",
        "rustfmt",
        "clippy",
    ];
    type List = syn::punctuated::Punctuated<syn::Meta, syn::Token![,]>;
    let list = cfg_attr.parse_args_with(List::parse_terminated);
    list.is_ok_and(|list| {
        list.iter().skip(1).all(|meta| match meta {
            syn::Meta::List(derive) if derive.path.is_ident("derive") => {
                !derives_what_is_looked_up(derive)
            }
            other => INERT
                .iter()
                .any(|name| other.path().segments[0].ident == name),
        })
    })
}

/// Whether there is a trait among those of a `derive(..)` of which the impl makes a difference to generated code.
fn derives_what_is_looked_up(derive: &syn::MetaList) -> bool {
    const LOOKED_UP: [&str; 8] = [
        "Clone",
        "Copy",
        "Default",
        "PartialEq",
        "Eq",
        "PartialOrd",
        "Ord",
        "Differentiable",
    ];
    let text = derive.tokens.to_string();
    let mut words = text.split(|c: char| !c.is_alphanumeric());
    words.any(|word| LOOKED_UP.contains(&word))
}

impl Module {
    /// Those of `items`, which stand in the module `here`.
    fn of(items: &[syn::Item], here: &[String]) -> Module {
        let mut module = Module {
            is_root: here.is_empty(),
            ..Module::default()
        };
        items.iter().for_each(|item| module.add(item, here));
        module
    }

    /// The module at the top.
    pub(super) fn root() -> Module {
        Module {
            is_root: true,
            ..Module::default()
        }
    }

    /// The module in this one that a path leads to, which is made where there is none.
    pub(super) fn inside(&mut self, path: &[String]) -> &mut Module {
        path.iter().fold(self, |module, name| {
            module.modules.entry(name.clone()).or_default()
        })
    }

    pub(super) fn add(&mut self, item: &syn::Item, here: &[String]) {
        match item {
            syn::Item::Fn(f) => {
                let module = here.to_vec();
                let item = f.clone();
                self.functions
                    .add(&f.sig.ident, &f.attrs, Function { item, module });
            }
            syn::Item::Struct(s) => self
                .layouts
                .add(&s.ident, &s.attrs, Layout::Struct(s.clone())),
            syn::Item::Enum(e) => self
                .layouts
                .add(&e.ident, &e.attrs, Layout::Enum(e.clone())),
            syn::Item::Type(t) => self.aliases.add(&t.ident, &t.attrs, t.clone()),
            syn::Item::Const(c) => self.constants.add(&c.ident, &c.attrs, c.clone()),
            syn::Item::Trait(t) => self.traits.add(&t.ident, &t.attrs, t.clone()),
            syn::Item::Use(u) => names::imports(u, &mut self.imports),
            syn::Item::Mod(m) => {
                if let Some((_, items)) = &m.content {
                    let name = m.ident.to_string();
                    let inside: Vec<String> = here.iter().cloned().chain([name.clone()]).collect();
                    self.modules.insert(name, Module::of(items, &inside));
                }
            }
            _ => {}
        }
    }

    /// The names of its types, and of those of the modules in it.
    pub fn add_layouts(&self, names: &mut Vec<String>) {
        names.extend(self.layouts.names().cloned());
        self.modules.values().for_each(|m| m.add_layouts(names));
    }

    /// The types of the fields of that name.
    pub fn add_fields<'m>(&'m self, name: &str, types: &mut Vec<&'m syn::Type>) {
        for layout in self.layouts.all() {
            let fields = match layout {
                Layout::Struct(s) => s.fields.iter().collect::<Vec<_>>(),
                Layout::Enum(e) => e.variants.iter().flat_map(|v| &v.fields).collect(),
            };
            let named = |f: &&syn::Field| f.ident.as_ref().is_some_and(|ident| ident == name);
            types.extend(fields.into_iter().filter(named).map(|f| &f.ty));
        }
        self.modules
            .values()
            .for_each(|m| m.add_fields(name, types));
    }

    /// Whether it, or a module in it, imports something of one of these crates.
    pub fn imports_from(&self, crates: &[&str]) -> bool {
        let of_them = |i: &Import| {
            let first = i.path.first();
            first.is_some_and(|first| crates.contains(&&**first))
        };
        let mut modules = self.modules.values();
        self.imports.iter().any(of_them) || modules.any(|m| m.imports_from(crates))
    }

    /// Whether it, or a module in it, imports something from around the world.
    pub fn may_see_own_crate(&self) -> bool {
        let from_around = |i: &Import| match i.path.first().map(String::as_str) {
            Some("crate") => true,
            Some("super") => self.is_root,
            _ => false,
        };
        self.imports.iter().any(from_around) || self.modules.values().any(Module::may_see_own_crate)
    }

    /// Whether a trait in it, or in a module in it, has a method of that name.
    pub fn declares(&self, method: &str) -> bool {
        let is_it =
            |i: &syn::TraitItem| matches!(i, syn::TraitItem::Fn(f) if f.sig.ident == method);
        let of_trait = |t: &syn::ItemTrait| t.items.iter().any(is_it);
        self.traits.all().any(of_trait) || self.modules.values().any(|m| m.declares(method))
    }

    /// Whether there is a type or a trait of that name.
    pub fn has_type(&self, name: &str) -> bool {
        self.layouts.has(name) || self.aliases.has(name) || self.traits.has(name)
    }

    /// The module in this one that a path leads to.
    pub fn at(&self, path: &[String]) -> Option<&Module> {
        path.iter()
            .try_fold(self, |module, name| module.modules.get(name))
    }
}

impl World {
    /// What a file declares, seen from the module `here`. Bodies are not there.
    pub(super) fn of_file(root: Module, methods: Methods, here: Vec<String>) -> World {
        let (modes, args) = (Modes::of(&[], &Args::default()), Args::default());
        World {
            here,
            inlines: false,
            ..World::of_root(root, methods, modes, &args, None, Names::default())
        }
    }

    /// That of a module's items, seen from the module.
    pub fn of(items: &[syn::Item], args: &Args, facade: Option<&syn::Path>) -> World {
        let root = Module::of(items, &[]);
        let methods = Methods::of(items, &root);
        let names = Names {
            moved: super::moved::fields(items),
            called: super::called::names(items),
            keeps_of_params: super::handed::are_found(items),
        };
        World::of_root(root, methods, Modes::of(items, args), args, facade, names)
    }

    fn of_root(
        root: Module,
        methods: Methods,
        modes: Modes,
        args: &Args,
        facade: Option<&syn::Path>,
        names: Names,
    ) -> World {
        World {
            all: Rc::new(All {
                root,
                methods,
                modes,
                look: args.check_finite.is_some(),
                facade: facade.cloned(),
                names,
            }),
            units: Rc::default(),
            here: vec![],
            asked: false,
            inlines: true,
            hidden: Rc::default(),
            of_trait: None,
        }
    }

    /// The same world seen from a module in the one that it is seen from.
    pub fn inside(&self, module: &str) -> World {
        let mut inside = self.clone();
        inside.here.push(module.to_string());
        inside
    }

    /// The same for an item with an attribute of its own.
    pub fn asked(&self, asked: bool) -> World {
        World {
            asked,
            ..self.clone()
        }
    }

    /// Whether all functions look at their numbers.
    pub fn looks(&self) -> bool {
        self.all.look
    }

    /// The arguments of a function with the modes that it has here. A rule has those that it says.
    pub fn with_modes(&self, name: &syn::Ident, args: &mut Args) {
        let asked = self.all.modes.asked(&name.to_string());
        if let Some(rule) = &args.rule {
            if rule.kind == RuleKind::Partials && !args.has_forward_mode() {
                args.forward = asked.forward.or(asked.order);
            }
            return;
        }
        let is_minimum = args
            .equation
            .as_ref()
            .is_some_and(|e| e.kind == EquationKind::Minimum);
        let (forward, order) = match is_minimum {
            true => (asked.forward.or(asked.order), None),
            false => (asked.forward, asked.order),
        };
        args.modes_implied = !args.has_forward_mode();
        args.forward = args.forward.take().or(forward);
        args.order = args.order.take().or(order);
    }

    /// The modes that functions of this name are asked for.
    pub fn asked_modes(&self, name: &str) -> overridden::Modes {
        let asked = self.all.modes.asked(name);
        overridden::Modes::said(asked.forward.as_ref(), asked.order.as_ref())
    }

    /// Whether the companion of a function would meet something else of its name: a module or a type beside it.
    pub fn clashes(&self, module: &[String], name: &str) -> bool {
        self.all.root.at(module).is_some_and(|m| {
            let imported = m.imports.iter().any(|i| i.name.as_deref() == Some(name));
            m.functions.has(name) && (m.has_type(name) || m.modules.contains_key(name) || imported)
        })
    }

    /// The same for what belongs to a trait.
    pub fn of_trait(&self, path: &syn::Path) -> World {
        let found = names::of_path(path)
            .and_then(|names| names::find(&self.all.root, &self.here, &names, &Module::has_type));
        World {
            of_trait: found,
            ..self.clone()
        }
    }

    /// Whether nobody has asked for the derivative of what is looked at.
    pub fn is_implied(&self) -> bool {
        !self.asked
    }

    /// Whether a trait is the world's.
    pub fn has_trait(&self, path: &syn::Path) -> bool {
        self.definition(path).is_some()
    }

    /// A trait of the world's.
    pub fn definition(&self, path: &syn::Path) -> Option<&syn::ItemTrait> {
        let names = names::of_path(path)?;
        let (module, name) = names::find(&self.all.root, &self.here, &names, &Module::has_type)?;
        self.all.root.at(&module)?.traits.get(&name)
    }

    /// The traits of the world's that have a type of that name.
    pub fn traits_with_type(&self, name: &str) -> Vec<&syn::ItemTrait> {
        let mut found = vec![];
        with_type(&self.all.root, name, &mut found);
        found
    }

    /// The function that a path means here.
    pub fn function(&self, path: &syn::Path) -> Option<&Function> {
        let names = names::of_path(path)?.join("::");
        let (module, name) = self.find(&names, &|m, n| m.functions.has(n))?;
        self.all.root.at(&module)?.functions.get(&name)
    }

    /// The fields of the type of that name, which may be a path.
    pub fn layout(&self, name: &str) -> Option<&Layout> {
        let (module, name) = self.find(name, &Module::has_type)?;
        self.all.root.at(&module)?.layouts.get(&name)
    }

    /// The variants that are written here without their enum, since they are imported.
    pub fn bare_variants(&self) -> OrderedSet<String> {
        let module = self.all.root.at(&self.here);
        let imports = module.into_iter().flat_map(|m| &m.imports);
        let names = imports.flat_map(|import| self.variants_of(import));
        names
            .filter(|name| !module.is_some_and(|m| m.layouts.has(name)))
            .collect()
    }

    /// The variants that a `use` in a body brings under their own names.
    pub fn variants_brought_by(&self, item: &syn::ItemUse) -> Vec<String> {
        let mut imports = vec![];
        names::imports(item, &mut imports);
        imports.iter().flat_map(|i| self.variants_of(i)).collect()
    }

    /// The variants of the enum at a path, if it is one of the world's.
    pub(super) fn variants_at(&self, path: &[String]) -> Option<Vec<String>> {
        let Layout::Enum(e) = self.layout(&path.join("::"))? else {
            return None;
        };
        Some(e.variants.iter().map(|v| v.ident.to_string()).collect())
    }

    /// The variants that a `use` brings under their own names.
    fn variants_of(&self, import: &names::Import) -> Vec<String> {
        let of = |path: &[String]| self.variants_at(path).unwrap_or_default();
        match (&import.name, import.path.split_last()) {
            (None, _) => of(&import.path),
            (Some(name), Some((last, before))) if name == last => {
                let all = of(before).into_iter();
                all.filter(|variant| variant == name).collect()
            }
            _ => vec![],
        }
    }

    /// The alias of that name, which may be a path.
    pub fn alias(&self, name: &str) -> Option<&syn::ItemType> {
        let (module, name) = self.find(name, &Module::has_type)?;
        self.all.root.at(&module)?.aliases.get(&name)
    }

    /// The constant of that name, which may be a path.
    pub fn constant(&self, name: &str) -> Option<&syn::ItemConst> {
        let (module, name) = self.find(name, &|m, n| m.constants.has(n))?;
        self.all.root.at(&module)?.constants.get(&name)
    }

    /// The method of a type, which may be given by a path: its own before one of a trait. None if traits give several.
    pub fn method(&self, of: &str, name: &str) -> Option<&Method> {
        let of = self.find(of, &Module::has_type)?;
        self.all.methods.get(&of, name)
    }

    /// Whether a generic argument of a type stands for a function in a block of it.
    pub fn takes_function(&self, of: &str, at: usize) -> bool {
        let of = self.find(of, &Module::has_type);
        of.is_some_and(|of| self.all.methods.takes_function(&of, at))
    }

    /// The method of that name which a trait of the world's gives arrays, if it is one.
    pub fn method_of_arrays(&self, name: &str) -> Option<&Method> {
        self.all.methods.of_arrays(name)
    }

    /// The methods of that name of all traits for a type, which may be a number.
    pub fn methods(&self, of: &str, name: &str) -> &[Method] {
        let number = (vec![], of.to_string());
        let of = self.find(of, &Module::has_type).unwrap_or(number);
        self.all.methods.all(&of, name)
    }

    /// Whether some type has an `impl Sum` that is more than a fold with `+`.
    pub fn has_own_sums(&self) -> bool {
        self.all.methods.have_own_sums()
    }

    /// Whether what a type has of a trait follows from this method: it has no other of the trait's, but for the number of items.
    pub fn follows_from(&self, of: &str, name: &str, of_trait: &str) -> bool {
        let of = self.find(of, &Module::has_type);
        of.is_none_or(|of| self.all.methods.follows_from(&of, name, of_trait))
    }

    /// Whether some type has a method of that name.
    pub fn has_method(&self, name: &str) -> bool {
        self.all.methods.has(name)
    }

    /// Whether one of these names is that of several methods of a type.
    pub fn has_namesakes(&self, names: &[String]) -> bool {
        let mut names = names.iter();
        names.any(|name| self.all.methods.has_namesakes(name))
    }

    /// Whether there are methods of that name in the world, all of which are such.
    pub fn all_methods(&self, name: &str, such: &dyn Fn(&syn::Signature) -> bool) -> bool {
        self.all.methods.are_all(name, such)
    }

    /// The module in which a name is, and what it is called there.
    pub(super) fn find(
        &self,
        name: &str,
        is_there: &dyn Fn(&Module, &str) -> bool,
    ) -> Option<(Vec<String>, String)> {
        let names: Vec<String> = name.split("::").map(|n| n.trim().to_string()).collect();
        if names.first().is_some_and(|name| self.hidden.contains(name)) {
            return None;
        }
        names::find(&self.all.root, &self.here, &names, is_there)
    }
}
