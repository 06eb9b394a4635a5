//! The types of the parts of a world's types, as they are declared.

use super::World;
use super::items::{Layout, Module, is_conditional};
use super::spelled::{Arguments, words_of_path};
use crate::lower::scalar_prim;
use crate::visit::{self, Visit};
use std::rc::Rc;
use syn::{Fields, Type};

impl Layout {
    /// Whether the type has params.
    pub fn is_generic(&self) -> bool {
        let generics = match self {
            Layout::Struct(s) => &s.generics,
            Layout::Enum(e) => &e.generics,
        };
        !generics.params.is_empty()
    }

    /// Whether it cannot be named without arguments.
    fn asks_for_arguments(&self) -> bool {
        let generics = match self {
            Layout::Struct(s) => &s.generics,
            Layout::Enum(e) => &e.generics,
        };
        generics.params.iter().any(|param| match param {
            syn::GenericParam::Lifetime(_) => false,
            syn::GenericParam::Type(p) => p.default.is_none(),
            syn::GenericParam::Const(p) => p.default.is_none(),
        })
    }

    /// The names of its generic params.
    pub(super) fn param_names(&self) -> Vec<String> {
        let generics = match self {
            Layout::Struct(s) => &s.generics,
            Layout::Enum(e) => &e.generics,
        };
        let types = generics.type_params().map(|p| p.ident.to_string());
        let consts = generics.const_params().map(|p| p.ident.to_string());
        types.chain(consts).collect()
    }

    /// Its attributes, and all its fields.
    pub(super) fn parts(&self) -> (&[syn::Attribute], Vec<&syn::Field>) {
        match self {
            Layout::Struct(s) => (&s.attrs, s.fields.iter().collect()),
            Layout::Enum(e) => {
                let fields = e.variants.iter().flat_map(|v| &v.fields);
                (&e.attrs, fields.collect())
            }
        }
    }
}

impl World {
    /// The same world, whose functions are all called.
    pub fn without_inlining(&self) -> World {
        World {
            inlines: false,
            ..self.clone()
        }
    }

    /// Whether the fields of a type are seen.
    pub fn has_layout(&self, ty: &Type) -> bool {
        let Type::Path(p) = ty else { return false };
        words_of_path(&p.path).is_some_and(|words| self.layout(&words.join("::")).is_some())
    }

    /// The type of all fields of that name, if there are queues in it, and it is the same everywhere.
    pub fn queue_field(&self, name: &str) -> Option<Type> {
        let mut types = vec![];
        self.all.root.add_fields(name, &mut types);
        let has_queue =
            |ty: &Type| crate::mentions::mentions(ty, &quote::format_ident!("VecDeque"));
        let first = types.first().copied().filter(|ty| has_queue(ty))?;
        let shown = |ty: &Type| crate::check::shown(ty);
        let is_same = |ty: &&Type| shown(ty) == shown(first);
        types.iter().all(is_same).then(|| first.clone())
    }

    /// The module from which the world is seen.
    pub fn here(&self) -> &[String] {
        &self.here
    }

    /// Whether names mean here what they mean in the module `at`.
    pub fn is_here(&self, at: &[String]) -> bool {
        self.here == at
    }

    /// The type of a part of the type `of`: of a field `x`, or of a variant's `Circle::r`. None where it is not seen, or where
    /// differentiation has no types for it: it is found out by its use then.
    pub fn part(&self, of: &str, step: &str) -> Option<Type> {
        self.written_part(of, step).filter(|ty| self.is_known(ty))
    }

    /// The type of a part as it is written, which may be a reference.
    pub fn written_part(&self, of: &str, step: &str) -> Option<Type> {
        let path: syn::Path = syn::parse_str(of).ok()?;
        let name = words_of_path(&path)?.join("::");
        let (module, _) = self.find(&name, &Module::has_type)?;
        let layout = self.layout(&name)?;
        let (generics, mut ty) = match layout {
            Layout::Struct(s) => (&s.generics, field(&s.fields, step)?.ty.clone()),
            Layout::Enum(e) => {
                let (variant, member) = step.rsplit_once("::")?;
                let variant = e.variants.iter().find(|v| v.ident == variant)?;
                (&e.generics, field(&variant.fields, member)?.ty.clone())
            }
        };
        let arguments = Arguments::of(generics, &path)?;
        ty = self.brought_here(ty, &module, &arguments.names())?;
        arguments.put_into(&mut ty);
        Some(ty)
    }

    /// A type that stands in `module`, with the names of `params` that its place has, as it is written here. None where a name in it
    /// means nothing here, or something else.
    pub fn brought_here(&self, mut ty: Type, module: &[String], params: &[String]) -> Option<Type> {
        if self.is_here(module) {
            self.spell_out_type(&mut ty, params);
            return Some(ty);
        }
        let there = self.seen_from(module);
        there.spell_out_type(&mut ty, params);
        self.means_the_same(&ty, module, params).then_some(ty)
    }

    /// Whether a type that stands in `module` is the same type when it is written here.
    pub fn means_the_same(&self, ty: &Type, module: &[String], params: &[String]) -> bool {
        let there = self.seen_from(module);
        let is_ours = |path: &syn::Path| {
            let of =
                |world: &World| world.find(&words_of_path(path)?.join("::"), &Module::has_type);
            let found = of(&there);
            params.iter().any(|p| path.is_ident(p)) || found.is_some() && found == of(self)
        };
        is_made_of(ty, &is_ours) && has_plain_lengths(ty)
    }

    fn seen_from(&self, module: &[String]) -> World {
        World {
            here: module.to_vec(),
            hidden: Rc::default(),
            ..self.clone()
        }
    }

    /// The names of types that mean something here.
    pub fn declared_types(&self) -> Vec<String> {
        let mut names = vec![];
        self.all.root.add_layouts(&mut names);
        names.retain(|name| self.layout(name).is_some());
        names
    }

    /// Whether a struct is held as its fields, since a value of it has no way back of its own: a field is a reference to anything but
    /// a text, or a function, or such a struct.
    pub fn is_held_as_fields(&self, of: &str) -> bool {
        let of = crate::lower::base_name(of);
        match self.layout(of) {
            Some(Layout::Struct(s)) => {
                let mut fields = s.fields.iter();
                fields.any(|f| self.is_borrowed(&f.ty)) || self.has_function(of, s)
            }
            _ => false,
        }
    }

    /// Whether there is such a struct.
    pub fn has_held(&self) -> bool {
        let mut types = self.declared_types().into_iter();
        types.any(|name| self.is_held_as_fields(&name))
    }

    /// Whether a struct holds a `&mut`: it cannot be copied.
    pub fn holds_mut(&self, ty: &Type) -> bool {
        let is_mut = |f: &syn::Field| matches!(&f.ty, Type::Reference(r) if r.mutability.is_some());
        self.struct_of(ty)
            .is_some_and(|(_, s)| s.fields.iter().any(is_mut))
    }

    /// Whether a struct holds a function, which has no gradient.
    pub fn holds_function(&self, ty: &Type) -> bool {
        self.struct_of(ty)
            .is_some_and(|(of, s)| self.has_function(&of, s))
    }

    fn struct_of(&self, ty: &Type) -> Option<(String, &syn::ItemStruct)> {
        let Type::Path(p) = without_references(ty) else {
            return None;
        };
        let of = words_of_path(&p.path)?.join("::");
        match self.layout(&of)? {
            Layout::Struct(s) => Some((of, s)),
            Layout::Enum(_) => None,
        }
    }

    /// Whether the type of a field is a generic param that stands for a function, where the struct or a block of it says so.
    fn has_function(&self, of: &str, s: &syn::ItemStruct) -> bool {
        let said = crate::model::functions(&s.generics);
        let params = s.generics.params.iter().filter_map(|p| match p {
            syn::GenericParam::Type(p) => Some(&p.ident),
            syn::GenericParam::Const(p) => Some(&p.ident),
            syn::GenericParam::Lifetime(_) => None,
        });
        let is_function = |(at, name): &(usize, &proc_macro2::Ident)| {
            said.iter().any(|said| *name == said) || self.takes_function(of, *at)
        };
        let mut functions = params.enumerate().filter(is_function);
        let is_field = |name: &proc_macro2::Ident| {
            let mut fields = s.fields.iter();
            fields.any(|f| matches!(&f.ty, Type::Path(p) if p.path.is_ident(name)))
        };
        functions.any(|(_, name)| is_field(name))
    }

    fn is_borrowed(&self, ty: &Type) -> bool {
        match ty {
            Type::Reference(r) => !matches!(&*r.elem, Type::Path(p) if p.path.is_ident("str")),
            Type::Path(p) => {
                crate::lower::is_lent_option(ty)
                    || words_of_path(&p.path)
                        .is_some_and(|words| self.is_held_as_fields(&words.join("::")))
            }
            Type::Tuple(t) => t.elems.iter().any(|ty| self.is_borrowed(ty)),
            _ => false,
        }
    }

    /// Whether a field of a struct or of a variant is a reference to what may have floats.
    pub fn lends(&self, of: &str, name: &str) -> bool {
        let Some((generics, fields)) = self.fields_made_by(of) else {
            return false;
        };
        field(fields, name).is_some_and(|f| {
            matches!(f.ty, Type::Reference(_) | Type::Tuple(_))
                && self.is_borrowed(&f.ty)
                && self.carries(&f.ty, generics) == super::types::Carries::Floats
        })
    }

    /// The fields of a literal or a constructor, of `Ray` or `Shape::Circle`.
    fn fields_made_by(&self, of: &str) -> Option<(&syn::Generics, &Fields)> {
        let of = crate::lower::base_name(of);
        match self.layout(of) {
            Some(Layout::Struct(s)) => Some((&s.generics, &s.fields)),
            Some(Layout::Enum(_)) => None,
            None => {
                let (of, variant) = of.rsplit_once("::")?;
                let Layout::Enum(e) = self.layout(of)? else {
                    return None;
                };
                let variant = e.variants.iter().find(|v| v.ident == variant)?;
                Some((&e.generics, &variant.fields))
            }
        }
    }

    /// Whether a field, or what it refers to, has a method of this name that is the user's: it is of a type of the world's that has one, or of
    /// one that a generic param stands for, and of a trait of the world's. What numbers have too such a type may have as a number.
    pub fn has_own_method(&self, of: &str, name: &str, method: &str) -> bool {
        let Some(Layout::Struct(s)) = self.layout(super::super::lower::base_name(of)) else {
            return false;
        };
        let is_own = |p: &syn::Path| {
            let is_param = s.generics.type_params().any(|t| p.is_ident(&t.ident));
            let found = words_of_path(p).map(|words| words.join("::"));
            let of_trait = self.all.root.declares(method) && scalar_prim(method).is_none();
            is_param && of_trait || found.is_some_and(|of| !self.methods(&of, method).is_empty())
        };
        field(&s.fields, name)
            .is_some_and(|f| matches!(without_references(&f.ty), Type::Path(p) if is_own(&p.path)))
    }

    /// The same of a part that is a map or a set of std's, or an array of another crate.
    pub fn opaque_part(&self, of: &str, step: &str) -> Option<Type> {
        let path: syn::Path = syn::parse_str(of).ok()?;
        let name = words_of_path(&path)?.join("::");
        let (module, _) = self.find(&name, &Module::has_type)?;
        let Layout::Struct(s) = self.layout(&name)? else {
            return None;
        };
        let ty = &field(&s.fields, step)?.ty;
        let is_opaque = self.is_map(ty) || self.is_foreign_array(ty);
        (is_opaque && self.is_here(&module)).then(|| ty.clone())
    }

    /// Whether derivatives pass through a part of a type: it is a field that is seen, and not marked `#[no_diff]`.
    pub fn passes(&self, of: &str, step: &str) -> bool {
        self.field_of(of, step).is_some_and(|f| !is_marked(f))
    }

    /// Whether a part of a type is a field that is marked `#[no_diff]`.
    pub fn cuts(&self, of: &str, step: &str) -> bool {
        self.field_of(of, step).is_some_and(is_marked)
    }

    fn field_of(&self, of: &str, step: &str) -> Option<&syn::Field> {
        let name = of.split('<').next().unwrap_or_default();
        match self.layout(name.trim())? {
            Layout::Struct(s) => field(&s.fields, step),
            Layout::Enum(e) => {
                let (variant, member) = step.rsplit_once("::")?;
                let variant = e.variants.iter().find(|v| v.ident == variant)?;
                field(&variant.fields, member)
            }
        }
    }

    /// Whether differentiation has a type for it that says all: it is made of numbers, also complex ones, arrays, tuples, `Option`s, the
    /// world's own types, and other crates' arrays that own their elements: where those are views there are copies.
    pub fn is_known(&self, ty: &Type) -> bool {
        is_made_of(ty, &|path| {
            let is_ours = |words: Vec<String>| self.layout(&words.join("::")).is_some();
            self.is_complex(path)
                || words_of_path(path).is_some_and(is_ours)
                || self.is_owned_array(&syn::parse_quote!(#path))
        })
    }

    /// Whether no generic type of the world's stands in it without arguments, as one of a literal does (`Grid { .. }` of a `Grid<N>`).
    pub fn has_all_arguments(&self, ty: &Type) -> bool {
        struct Bare<'w>(&'w World, bool);
        impl<'a> Visit<'a> for Bare<'_> {
            fn visit_path(&mut self, path: &'a syn::Path) {
                let layout = words_of_path(path).and_then(|w| self.0.layout(&w.join("::")));
                let is_bare = path.segments.last().is_some_and(|s| s.arguments.is_none());
                self.1 |= is_bare && layout.is_some_and(Layout::asks_for_arguments);
                visit::visit_path(self, path);
            }
        }
        let mut bare = Bare(self, false);
        bare.visit_type(ty);
        !bare.1
    }

    /// The type of a constant, or of one that belongs to a type, as it is written here; `this` is what `Self` is.
    pub fn constant_type(&self, path: &syn::Path, this: Option<&str>) -> Option<Type> {
        let words = words_of_path(path)?;
        let own = self.find(&words.join("::"), &|m, n| m.constants.has(n));
        if let Some((module, name)) = own {
            let constant = self.all.root.at(&module)?.constants.get(&name)?;
            return self.constant_brought_here(&constant.ty, &module);
        }
        let (name, of) = words.split_last()?;
        let of = match of {
            [of] if of == "Self" => this?.split('<').next()?.trim().to_string(),
            of => of.join("::"),
        };
        let of = self.find(&of, &Module::has_type)?;
        let found = self.all.methods.constant(&of, name);
        let found = found.filter(|_| self.is_here(&of.0))?;
        self.constant_brought_here(found, &of.0)
    }

    fn constant_brought_here(&self, ty: &Type, module: &[String]) -> Option<Type> {
        match ty {
            Type::Reference(r) => {
                let elem = match &*r.elem {
                    Type::Slice(s) => {
                        let elem = self.constant_brought_here(&s.elem, module)?;
                        syn::parse_quote!([#elem])
                    }
                    elem => self.constant_brought_here(elem, module)?,
                };
                Some(Type::Reference(syn::TypeReference {
                    elem: Box::new(elem),
                    ..r.clone()
                }))
            }
            ty => self.brought_here(ty.clone(), module, &[]),
        }
    }

    /// Whether a type's `clone` is known to be a copy: std's, or derived for a type whose fields are all of such types.
    pub fn is_cloned_by_fields(&self, ty: &Type) -> bool {
        self.has_derived_clone(ty, &mut vec![])
    }

    fn has_derived_clone(&self, ty: &Type, around: &mut Vec<String>) -> bool {
        let found = std::cell::RefCell::new(around);
        is_made_of(ty, &|path| {
            let Some(name) = words_of_path(path).map(|words| words.join("::")) else {
                return false;
            };
            let mut around = found.borrow_mut();
            around.contains(&name) || self.derives_clone(name, &mut around)
        })
    }

    fn derives_clone(&self, name: String, around: &mut Vec<String>) -> bool {
        let Some(layout) = self.layout(&name).filter(|layout| !layout.is_generic()) else {
            return false;
        };
        around.push(name);
        let (attrs, fields) = layout.parts();
        super::types::derives(attrs, "Clone")
            && fields.iter().all(|f| self.has_derived_clone(&f.ty, around))
    }

    /// Whether it is a number, or made of numbers.
    pub fn is_number(&self, ty: &Type) -> bool {
        match ty {
            Type::Slice(s) => self.is_number(&s.elem),
            ty => is_made_of(ty, &|_| false),
        }
    }

    /// Whether it is the name of a tuple struct, or of a tuple variant.
    pub fn is_constructor(&self, path: &syn::Path) -> bool {
        let Some(words) = words_of_path(path) else {
            return false;
        };
        let is_tuple = |fields: &Fields| matches!(fields, Fields::Unnamed(_));
        if let Some(Layout::Struct(s)) = self.layout(&words.join("::")) {
            return is_tuple(&s.fields);
        }
        let Some((variant, of)) = words.split_last() else {
            return false;
        };
        match self.layout(&of.join("::")) {
            Some(Layout::Enum(e)) => e
                .variants
                .iter()
                .any(|v| v.ident == variant && is_tuple(&v.fields)),
            _ => false,
        }
    }
}

fn is_marked(f: &syn::Field) -> bool {
    f.attrs.iter().any(|a| a.path().is_ident("no_diff"))
}

/// A field.
fn field<'f>(fields: &'f Fields, name: &str) -> Option<&'f syn::Field> {
    let mut all = fields.iter().enumerate();
    let found = all.find(|(i, f)| match &f.ident {
        Some(ident) => ident == name,
        None => i.to_string() == name,
    });
    found.map(|(_, f)| f).filter(|f| !is_conditional(&f.attrs))
}

fn without_references(mut ty: &Type) -> &Type {
    while let Type::Reference(r) = ty {
        ty = &r.elem;
    }
    ty
}

/// Whether a type is made of numbers, arrays, tuples, `Option`s and types that `is_ours`.
pub(super) fn is_made_of(ty: &Type, is_ours: &dyn Fn(&syn::Path) -> bool) -> bool {
    struct Parts<'o> {
        is_ours: &'o dyn Fn(&syn::Path) -> bool,
        known: bool,
    }
    impl<'a> Visit<'a> for Parts<'_> {
        fn visit_type(&mut self, ty: &'a Type) {
            self.known &= match ty {
                Type::Array(_) | Type::Tuple(_) | Type::Paren(_) | Type::Group(_) => true,
                Type::Path(p) => p.qself.is_none() && is_known_name(&p.path, self.is_ours),
                _ => false,
            };
            visit::visit_type(self, ty);
        }
    }
    let mut parts = Parts {
        is_ours,
        known: true,
    };
    parts.visit_type(ty);
    parts.known
}

/// Whether the lengths of its arrays are literals: a constant may have no name where the type is written again.
fn has_plain_lengths(ty: &Type) -> bool {
    struct Lengths(bool);
    impl<'a> Visit<'a> for Lengths {
        fn visit_type(&mut self, ty: &'a Type) {
            if let Type::Array(array) = ty {
                self.0 &= matches!(array.len, syn::Expr::Lit(_));
            }
            visit::visit_type(self, ty);
        }
    }
    let mut lengths = Lengths(true);
    lengths.visit_type(ty);
    lengths.0
}

/// Whether it is a number, or one of std's types that hold nothing but values of their arguments.
pub(super) fn number_or_of_std(world: &World, path: &syn::Path) -> bool {
    const OF_STD: [&str; 9] = [
        "String",
        "char",
        "Box",
        "VecDeque",
        "HashMap",
        "BTreeMap",
        "HashSet",
        "BTreeSet",
        "PhantomData",
    ];
    let last = path.segments.last();
    let is_std = last.is_some_and(|s| OF_STD.iter().any(|of| s.ident == of));
    is_known_name(path, &|_| false) || is_std && (path.is_ident("char") || world.is_of_std(path))
}

fn is_known_name(path: &syn::Path, is_ours: &dyn Fn(&syn::Path) -> bool) -> bool {
    const KNOWN: [&str; 17] = [
        "f64", "f32", "bool", "usize", "u8", "u16", "u32", "u64", "u128", "isize", "i8", "i16",
        "i32", "i64", "i128", "Vec", "Option",
    ];
    is_ours(path)
        || path.segments.len() == 1 && KNOWN.iter().any(|name| path.segments[0].ident == name)
}
