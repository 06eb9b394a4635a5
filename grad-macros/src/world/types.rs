//! Which types of a world have gradients, and which are constants: those without a float in them.

use super::World;
use super::items::{Layout, Module};
use super::names;
use crate::check::{has_open, is_text, shown};
use crate::derive::types::{has_no_float, is_constant};
use crate::lints;
use crate::lower::is_matrix;
use crate::model::type_of;
use crate::report::{Problems, Site};
use crate::visit::{self, Visit};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote_spanned};

/// What a type may have of floats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Carries {
    /// None.
    Nothing,
    /// Such as no derivative passes through: those in a map, or those that a closure in a box may have.
    Hidden,
    /// It is another crate's: rustc is asked to say that it has none.
    Unseen,
    /// Some; or it is one of the user's own from outside of the world, which rustc then knows.
    Floats,
}

/// Types that hold values of their first type argument, and have gradients if these have.
const CONTAINERS: [&str; 5] = ["Vec", "Option", "Box", "Result", "VecDeque"];

/// Maps and sets of std's.
const BY_KEY: [&str; 4] = ["HashMap", "BTreeMap", "HashSet", "BTreeSet"];

/// Where types of std's come from.
const OF_STD: [&str; 3] = ["std", "core", "alloc"];

impl World {
    /// What a type carries that is written here. `params` are the generic params in scope.
    pub fn carries(&self, ty: &syn::Type, params: &syn::Generics) -> Carries {
        Look::from(self, params).at(ty)
    }

    /// Whether a type is a constant only because its numbers are where no derivative passes: in a map, behind an `Rc`.
    fn loses_numbers(&self, ty: &syn::Type, params: &syn::Generics) -> bool {
        let mut look = Look::from(self, params);
        look.at(ty) == Carries::Hidden && look.lost
    }

    /// Whether a type that stands here has an `impl` of a trait of that name.
    pub fn has_impl(&self, of: &syn::Ident, name: &str) -> bool {
        self.all
            .methods
            .has_impl(&(self.here.clone(), of.to_string()), name)
    }

    /// Whether a type of the world's gets no derive.
    fn is_left_alone(&self, name: &syn::Ident, attrs: &[syn::Attribute]) -> bool {
        let tangent = format!("{name}Tangent");
        let module = self.all.root.at(&self.here);
        let has = |of: &str| self.has_impl(name, of);
        module.is_some_and(|m| m.has_type(&tangent))
            || is_packed(attrs)
            || ["Drop", "Differentiable"].into_iter().any(has)
    }

    /// A type of the world's with the derive, unless it has it, and with a mark on each field that is a constant. What rustc
    /// is asked about fields is added to `asked`. A field whose numbers would be missing among the gradients of others is a problem.
    pub fn derived(
        &self,
        item: &mut syn::Item,
        asked: &mut Vec<syn::Type>,
        problems: &mut Problems,
    ) {
        let (name, attrs, generics, all): (_, _, _, Vec<&mut syn::Fields>) = match item {
            syn::Item::Struct(s) => (&s.ident, &mut s.attrs, &s.generics, vec![&mut s.fields]),
            syn::Item::Enum(e) => {
                let fields = e.variants.iter_mut().map(|v| &mut v.fields);
                (&e.ident, &mut e.attrs, &e.generics, fields.collect())
            }
            _ => return,
        };
        if derives(attrs, "Differentiable") {
            return;
        }
        let alone = self.is_left_alone(name, attrs);
        let marked = |a: &syn::Attribute| a.path().is_ident("no_diff");
        let fields: Vec<&mut syn::Field> = all.into_iter().flatten().collect();
        let has_gradient = fields.iter().any(|field| {
            !field.attrs.iter().any(marked) && self.carries(&field.ty, generics) == Carries::Floats
        });
        for field in fields {
            if alone {
                field.attrs.retain(|a| !marked(a));
                continue;
            }
            let carries = self.carries(&field.ty, generics);
            let is_marked = field.attrs.iter().any(marked) || is_constant(&field.ty);
            if carries == Carries::Unseen && !is_marked && !is_generic(&field.ty, generics) {
                asked.push(field.ty.clone());
            }
            if has_gradient && !is_marked && self.loses_numbers(&field.ty, generics) {
                problems.refuse(
                    Site::of(&field.ty),
                    "this field has numbers, and no gradient",
                    "mark it `#[no_diff]` if they are constants, or keep them in a `Vec`",
                );
            }
            if carries != Carries::Floats && !is_marked {
                field.attrs.push(syn::parse_quote!(#[no_diff]));
            }
        }
        if !alone {
            // before what the user says to it
            attrs.insert(0, syn::parse_quote!(#[derive(::grads::Differentiable)]));
            let cloned = self.is_cloned_by_std(name);
            attrs.extend(
                cloned.then(|| -> syn::Attribute { syn::parse_quote!(#[grads(__cloned_by_std)]) }),
            );
            let facade = self.all.facade.iter();
            attrs.extend(facade.map(|path| syn::parse_quote!(#[grads(crate = #path)])));
        }
    }
}

impl World {
    /// Whether a param of this type is a constant. What rustc is asked about it is added to `asked`.
    pub fn is_constant(
        &self,
        ty: &syn::Type,
        generics: &syn::Generics,
        this: Option<&syn::Type>,
        asked: &mut TokenStream,
    ) -> bool {
        let ty = match (ty, this) {
            (syn::Type::Reference(r), Some(this)) if is_self(&r.elem) => this,
            (ty, Some(this)) if is_self(ty) => this,
            (ty, _) => ty,
        };
        match self.carries(ty, generics) {
            Carries::Nothing if is_text(ty) => false,
            Carries::Nothing => !is_known(ty) || has_open(&type_of(ty, &[])),
            Carries::Hidden => !is_known(ty),
            Carries::Unseen if self.is_implied() && !is_generic(ty, generics) => {
                asked.extend(question(ty));
                true
            }
            Carries::Unseen | Carries::Floats => false,
        }
    }

    /// Whether the file declares a type without a float in it, and without a gradient: a param of it is a constant. rustc is asked whether it has
    /// none.
    pub fn has_no_gradient(
        &self,
        ty: &syn::Type,
        generics: &syn::Generics,
        this: Option<&syn::Type>,
        asked: &mut TokenStream,
    ) -> bool {
        let whole = element(ty);
        let whole = this.filter(|_| is_self(whole)).unwrap_or(whole);
        let syn::Type::Path(path) = whole else {
            return false;
        };
        let attrs = match self.layout(&shown(&path.path)) {
            Some(Layout::Struct(s)) => &s.attrs,
            Some(Layout::Enum(e)) => &e.attrs,
            None => return false,
        };
        let of = self.find(&shown(&path.path), &Module::has_type);
        let has_impl = |of: &_| self.all.methods.has_impl(of, "Differentiable");
        let is_plain = !derives(attrs, "Differentiable")
            && !of.is_some_and(|of| has_impl(&of))
            && !is_generic(whole, generics)
            && self.carries(whole, generics) == Carries::Nothing;
        asked.extend(is_plain.then(|| question(whole)));
        is_plain
    }

    /// The whole path of what is imported from std, by a path that begins with its name here.
    pub fn imported_from_std(&self, path: &syn::Path) -> Option<syn::Path> {
        let first = path.segments.first()?.ident.to_string();
        if path.leading_colon.is_some() || self.hidden.contains(&first) {
            return None;
        }
        let here = self.all.root.at(&self.here)?;
        let mut named = here.imports.iter();
        let import = named.find(|i| i.name.as_deref() == Some(&first))?;
        if !matches!(self.of_import(&import.path), Origin::Std) {
            return None;
        }
        let mut whole: syn::Path = syn::parse_str(&import.path.join("::")).ok()?;
        whole.segments.extend(path.segments.iter().skip(1).cloned());
        Some(whole)
    }

    /// Whether a type is a map or a set of std's.
    pub fn is_map(&self, ty: &syn::Type) -> bool {
        let syn::Type::Path(p) = ty else { return false };
        let last = p.path.segments.last();
        let named = last.is_some_and(|s| BY_KEY.iter().any(|name| s.ident == name));
        named && matches!(self.origin(&p.path), Origin::Std)
    }

    /// Whether no derivative passes through a result of this type, which its spelling does not show.
    pub fn gives_nothing(&self, ty: &syn::Type, generics: &syn::Generics) -> bool {
        self.carries(ty, generics) <= Carries::Hidden && !is_known(ty)
    }
}

/// What there is in arrays behind a reference.
fn element(ty: &syn::Type) -> &syn::Type {
    match ty {
        syn::Type::Reference(r) if r.mutability.is_none() => element(&r.elem),
        syn::Type::Slice(s) => element(&s.elem),
        syn::Type::Array(a) => element(&a.elem),
        syn::Type::Path(p) => match p.path.segments.last().map(|s| (&s.ident, &s.arguments)) {
            Some((name, syn::PathArguments::AngleBracketed(args))) if name == "Vec" => {
                match args.args.first() {
                    Some(syn::GenericArgument::Type(of)) => element(of),
                    _ => ty,
                }
            }
            _ => ty,
        },
        ty => ty,
    }
}

fn is_self(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(p) if p.path.is_ident("Self"))
}

/// Whether the spelling alone says that it is a constant.
fn is_known(ty: &syn::Type) -> bool {
    has_no_float(ty) || has_trait_object(ty)
}

/// The question whether a type of another crate has no gradients.
pub fn question(ty: &syn::Type) -> TokenStream {
    let (first, silent) = (Site::of(ty).start(), lints::silent());
    quote_spanned! {first=>
        #silent
        const _: fn() = || {
            use ::grads::__private::constants::Otherwise as _;
            ::grads::__private::constants::is_constant(&::grads::__private::constants::Asked::<#ty>::about().answer());
        };
    }
}

/// Whether a type mentions generic params, of which nothing can be asked outside of them.
pub fn is_generic(ty: &syn::Type, generics: &syn::Generics) -> bool {
    let types = generics.type_params().map(|p| &p.ident);
    let consts = generics.const_params().map(|p| &p.ident);
    let mut names = types.chain(consts);
    names.any(|name| crate::mentions::mentions(ty, name))
        || generics
            .lifetimes()
            .any(|l| crate::mentions::mentions(ty, &l.lifetime.ident))
}

fn names_of(generics: &syn::Generics) -> Vec<String> {
    let params = generics.type_params().map(|p| p.ident.to_string());
    params.chain(["Self".to_string()]).collect()
}

/// Whether a type has a derive, perhaps on a condition.
pub fn derives(attrs: &[syn::Attribute], name: &str) -> bool {
    let may = |a: &&syn::Attribute| a.path().is_ident("derive") || a.path().is_ident("cfg_attr");
    attrs.iter().filter(may).any(|a| {
        let text = a.meta.to_token_stream().to_string();
        text.split(|c: char| !c.is_alphanumeric())
            .any(|word| word == name)
    })
}

/// Of a packed struct nothing can be borrowed.
fn is_packed(attrs: &[syn::Attribute]) -> bool {
    attrs.iter().any(|a| {
        a.path().is_ident("repr") && a.meta.to_token_stream().to_string().contains("packed")
    })
}

/// A look into a type.
struct Look {
    world: World,
    params: Vec<String>,
    /// The types that are being looked into.
    seen: Vec<(Vec<String>, String)>,
    /// Whether there are numbers such as no derivative passes through.
    lost: bool,
}

impl Look {
    fn from(world: &World, params: &syn::Generics) -> Look {
        Look {
            world: world.clone(),
            params: names_of(params),
            seen: vec![],
            lost: false,
        }
    }

    fn at(&mut self, ty: &syn::Type) -> Carries {
        match ty {
            _ if has_trait_object(ty) => Carries::Hidden,
            syn::Type::Paren(t) => self.at(&t.elem),
            syn::Type::Group(t) => self.at(&t.elem),
            syn::Type::Reference(t) => self.at(&t.elem),
            syn::Type::Array(t) => self.at(&t.elem),
            syn::Type::Slice(t) => self.at(&t.elem),
            syn::Type::Tuple(t) => t
                .elems
                .iter()
                .map(|t| self.at(t))
                .max()
                .unwrap_or(Carries::Nothing),
            syn::Type::Path(p) if p.qself.is_none() => self.path(&p.path),
            // what a projection is only rustc knows
            syn::Type::Path(_) | syn::Type::Macro(_) | syn::Type::ImplTrait(_) => Carries::Floats,
            _ => Carries::Hidden,
        }
    }

    fn path(&mut self, path: &syn::Path) -> Carries {
        let (Some(first), Some(last)) = (path.segments.first(), path.segments.last()) else {
            return Carries::Floats;
        };
        if path.is_ident("f64")
            || path.is_ident("f32")
            || self.params.iter().any(|p| first.ident == p)
        {
            return Carries::Floats;
        }
        if let Some(carries) = self.of_world(path) {
            return carries;
        }
        let plain = syn::Type::Path(syn::TypePath {
            qself: None,
            path: path.clone(),
        });
        let origin = self.world.origin(path);
        match origin {
            Origin::Std if CONTAINERS.iter().any(|c| last.ident == c) => {
                self.arguments(&last.arguments, 1)
            }
            Origin::Std => {
                let carries = self.arguments(&last.arguments, usize::MAX);
                self.lost |= carries == Carries::Floats && last.ident != "PhantomData";
                carries.min(Carries::Hidden)
            }
            _ if has_no_float(&plain) => Carries::Nothing,
            // `Complex64` says of which numbers it is by its name
            Origin::Arrays if is_array(&last.ident) && last.arguments.is_none() => Carries::Floats,
            Origin::Arrays if is_array(&last.ident) => self.arguments(&last.arguments, 1),
            Origin::OtherCrate | Origin::Arrays | Origin::Layers => Carries::Unseen,
            Origin::OwnCrate | Origin::Matrices => Carries::Floats,
        }
    }

    /// What the first `n` type arguments carry.
    fn arguments(&mut self, arguments: &syn::PathArguments, n: usize) -> Carries {
        let syn::PathArguments::AngleBracketed(arguments) = arguments else {
            return Carries::Nothing;
        };
        let types = arguments.args.iter().filter_map(|a| match a {
            syn::GenericArgument::Type(ty) => Some(ty),
            _ => None,
        });
        types
            .take(n)
            .map(|ty| self.at(ty))
            .max()
            .unwrap_or(Carries::Nothing)
    }

    /// What a type of the world's carries; `None` if it is none.
    fn of_world(&mut self, path: &syn::Path) -> Option<Carries> {
        let names = names::of_path(path)?;
        let root = &self.world.all.clone().root;
        let (module, name) = names::find(root, &self.world.here, &names, &Module::has_type)?;
        let at = (module.clone(), name.clone());
        if self.seen.contains(&at) {
            return Some(Carries::Nothing);
        }
        let items = root.at(&module)?;
        if let Some(alias) = items.aliases.get(&name) {
            return Some(self.inside(at, &alias.generics, [(&*alias.ty, false)]));
        }
        let Some(layout) = items.layouts.get(&name) else {
            // there on a condition, or a trait
            return Some(Carries::Floats);
        };
        let (generics, fields) = match layout {
            Layout::Struct(s) => (&s.generics, s.fields.iter().collect()),
            Layout::Enum(e) => (
                &e.generics,
                e.variants
                    .iter()
                    .flat_map(|v| &v.fields)
                    .collect::<Vec<_>>(),
            ),
        };
        let marked = |f: &syn::Field| f.attrs.iter().any(|a| a.path().is_ident("no_diff"));
        let types = fields.into_iter().map(|f| (&f.ty, marked(f)));
        // of another crate's it has been asked where the type stands
        Some(match self.inside(at, generics, types) {
            Carries::Unseen => Carries::Hidden,
            other => other,
        })
    }

    /// What types carry that are written at the item `at`, each of them a constant or not.
    fn inside<'t>(
        &mut self,
        at: (Vec<String>, String),
        generics: &syn::Generics,
        types: impl IntoIterator<Item = (&'t syn::Type, bool)>,
    ) -> Carries {
        let mut world = self.world.clone();
        world.here.clone_from(&at.0);
        self.seen.push(at);
        let mut look = Look {
            world,
            params: names_of(generics),
            seen: std::mem::take(&mut self.seen),
            lost: self.lost,
        };
        let mut carries = None;
        for (ty, constant) in types {
            let lost = look.lost;
            let mut of = look.at(ty);
            if constant {
                (of, look.lost) = (of.min(Carries::Hidden), lost);
            }
            carries = carries.max(Some(of));
        }
        (self.seen, self.lost) = (look.seen, look.lost);
        self.seen.pop();
        carries.unwrap_or(Carries::Nothing)
    }
}

fn has_trait_object(ty: &syn::Type) -> bool {
    struct Find(bool);
    impl<'a> Visit<'a> for Find {
        fn visit_type_trait_object(&mut self, _: &'a syn::TypeTraitObject) {
            self.0 = true;
        }
        fn visit_type_bare_fn(&mut self, _: &'a syn::TypeBareFn) {
            self.0 = true;
        }
        fn visit_type(&mut self, ty: &'a syn::Type) {
            self.0 |= matches!(ty, syn::Type::Ptr(_));
            visit::visit_type(self, ty);
        }
    }
    let mut find = Find(false);
    find.visit_type(ty);
    find.0
}

/// Where a type comes from that is not the world's.
enum Origin {
    Std,
    /// The crates `ndarray`, `nalgebra` and `num-complex`, whose types have gradients.
    Arrays,
    /// The facade's own functions of arrays, all of which have derivatives.
    Layers,
    /// The facade's matrices.
    Matrices,
    OtherCrate,
    OwnCrate,
}

impl World {
    /// Whether a type is std's, as far as paths and imports show it.
    pub(super) fn is_of_std(&self, path: &syn::Path) -> bool {
        matches!(self.origin(path), Origin::Std)
    }

    /// As far as paths and imports show it: the module around the world, which a glob may bring, is the user's own.
    fn origin(&self, path: &syn::Path) -> Origin {
        let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        if path.leading_colon.is_some() {
            return of_names(&names);
        }
        let here = self.all.root.at(&self.here);
        let imports = here.map_or(&[][..], |m| &m.imports);
        if let Some(import) = imports
            .iter()
            .find(|i| i.name.as_deref() == Some(&names[0]))
        {
            return self.of_import(&import.path);
        }
        let is_module = here.is_some_and(|m| m.modules.contains_key(&names[0]));
        if names.len() > 1 {
            return if is_module {
                Origin::OwnCrate
            } else {
                of_names(&names)
            };
        }
        let globs = imports.iter().filter(|i| i.name.is_none());
        let mut others = globs.map(|glob| self.of_import(&glob.path));
        let others =
            others.rfind(|of| matches!(of, Origin::OtherCrate | Origin::Arrays | Origin::Layers));
        match others {
            _ if is_of_prelude(&names[0]) => Origin::Std,
            Some(origin) => origin,
            // what a macro makes is not seen either
            None => Origin::OwnCrate,
        }
    }

    /// Whether what a path means is of std or of another crate.
    pub fn is_path_of_others(&self, path: &syn::Path) -> bool {
        !matches!(self.origin(path), Origin::OwnCrate)
    }

    /// Whether a type is an array of `ndarray`, a matrix of `nalgebra` or a complex number.
    pub fn is_foreign_array(&self, ty: &syn::Type) -> bool {
        let syn::Type::Path(p) = ty else { return false };
        let last = p.path.segments.last();
        last.is_some_and(|last| is_array(&last.ident))
            && self.is_of_others(ty)
            && matches!(self.origin(&p.path), Origin::Arrays)
    }

    /// Whether a type is such an array, and no view of one.
    pub fn is_owned_array(&self, ty: &syn::Type) -> bool {
        let syn::Type::Path(p) = ty else { return false };
        let last = p.path.segments.last();
        last.is_some_and(|s| !s.ident.to_string().contains("View")) && self.is_foreign_array(ty)
    }

    /// Whether a type is a view of such an array through which something is written.
    pub fn is_view_mut(&self, ty: &syn::Type) -> bool {
        let syn::Type::Path(p) = ty else { return false };
        let last = p.path.segments.last();
        last.is_some_and(|s| s.ident.to_string().contains("ViewMut")) && self.is_foreign_array(ty)
    }

    /// The array of a view through which nothing is written: `ndarray::Array1<f64>` of `ArrayView1<f64>`, `nalgebra::DMatrix<f64>` of `DMatrixView<f64>`.
    pub fn array_of_view(&self, ty: &syn::Type) -> Option<syn::Type> {
        let syn::Type::Path(p) = ty else { return None };
        let name = p.path.segments.last()?.ident.to_string();
        let array = name.replacen("View", "", 1);
        let is_view = array != name && self.is_foreign_array(ty) && !self.is_view_mut(ty);
        is_view.then(|| syn::Type::Path(of_same_crate(p, &array)))
    }

    /// Whether something of a crate of arrays is imported.
    pub fn imports_arrays(&self) -> bool {
        self.all.root.imports_from(&["ndarray", "nalgebra"])
    }

    /// Whether a type is that of the facade's matrices.
    pub fn is_matrix(&self, ty: &syn::Type) -> bool {
        matches!(ty, syn::Type::Path(p) if p.qself.is_none() && !self.has_type(&p.path) && matches!(self.origin(&p.path), Origin::Matrices))
    }

    /// Whether a type is that of complex numbers.
    pub fn is_complex(&self, path: &syn::Path) -> bool {
        let last = path.segments.last();
        last.is_some_and(|last| last.ident.to_string().starts_with("Complex"))
            && self.is_foreign_array(&syn::parse_quote!(#path))
    }

    /// Whether a type is of std or of another crate.
    pub fn is_of_others(&self, ty: &syn::Type) -> bool {
        matches!(ty, syn::Type::Path(p) if p.qself.is_none() && !self.has_type(&p.path) && self.is_path_of_others(&p.path))
    }

    /// Whether a type is the user's own from outside of the world.
    pub fn is_of_own_crate(&self, ty: &syn::Type) -> bool {
        matches!(ty, syn::Type::Path(p) if p.qself.is_none() && !self.has_type(&p.path) && !self.is_path_of_others(&p.path))
    }

    /// Whether a type is one of the world's.
    pub fn has_type_of(&self, ty: &syn::Type) -> bool {
        matches!(ty, syn::Type::Path(p) if p.qself.is_none() && self.has_type(&p.path))
    }

    /// Whether types of the user's own from outside of the world may be named here, or come from what is.
    pub fn may_see_own_crate(&self) -> bool {
        self.all.root.may_see_own_crate()
    }

    fn has_type(&self, path: &syn::Path) -> bool {
        let found = names::of_path(path)
            .and_then(|names| names::find(&self.all.root, &self.here, &names, &Module::has_type));
        found.is_some()
    }

    fn of_import(&self, path: &[String]) -> Origin {
        match (self.renamed_crate(path), path) {
            (_, []) => Origin::OwnCrate,
            (Some(name), _) => of_crate(name),
            (None, path) => of_names(path),
        }
    }

    /// The crate that a path starts at by another name: `use nalgebra as na;`.
    fn renamed_crate(&self, path: &[String]) -> Option<&str> {
        let first = path.first()?;
        let here = self.all.root.at(&self.here)?;
        let import = here
            .imports
            .iter()
            .find(|i| i.name.as_ref() == Some(first))?;
        match &import.path[..] {
            [name] if name != first => Some(name),
            _ => None,
        }
    }

    /// Whether a function is one of the facade's own, which have derivatives.
    pub fn is_layer(&self, path: &syn::Path) -> bool {
        matches!(self.origin(path), Origin::Layers)
    }
}

/// What a path means that starts at a crate.
fn of_names(names: &[String]) -> Origin {
    match names {
        [first, second, ..] if first == "grads" && ["linalg", "nn"].contains(&&**second) => {
            Origin::Layers
        }
        // what we write ourselves
        [first, second, of, ..]
            if first == "grads"
                && second == "__private"
                && matches!(of_crate(of), Origin::Arrays) =>
        {
            Origin::Arrays
        }
        [first, second, of]
            if first == "grads" && second == "__private" && of.starts_with("queue_") =>
        {
            Origin::Layers
        }
        [first, second] if first == "grads" && second == "Matrix" => Origin::Matrices,
        [first, ..] => of_crate(first),
        [] => Origin::OwnCrate,
    }
}

fn of_crate(first: &str) -> Origin {
    match first {
        "crate" | "self" | "super" => Origin::OwnCrate,
        first if OF_STD.contains(&first) => Origin::Std,
        "ndarray" | "nalgebra" | "num_complex" if cfg!(feature = "foreign") => Origin::Arrays,
        _ => Origin::OtherCrate,
    }
}

/// A type of the same crate with another name, without lifetimes.
fn of_same_crate(like: &syn::TypePath, name: &str) -> syn::TypePath {
    let mut path = like.clone();
    if let Some(last) = path.path.segments.last_mut() {
        last.ident = syn::Ident::new(name, last.ident.span());
        if let syn::PathArguments::AngleBracketed(given) = &mut last.arguments {
            let is_lifetime =
                |a: &syn::GenericArgument| matches!(a, syn::GenericArgument::Lifetime(_));
            let types = given.args.iter().filter(|a| !is_lifetime(a));
            given.args = types.cloned().collect();
        }
    }
    if path.path.segments.len() == 1 {
        let of: syn::Ident = match name.starts_with("Array") {
            true => syn::parse_quote!(ndarray),
            false => syn::parse_quote!(nalgebra),
        };
        path.path.segments.insert(0, of.into());
    }
    path
}

/// The names that `ndarray` gives its arrays, `Array2`, `ArrayView1`, `ArrayD`, .., and `nalgebra` its matrices: `DVector`, `Matrix3`, ..; and complex numbers.
fn is_array(name: &syn::Ident) -> bool {
    let name = name.to_string();
    let of_ndarray = ["Array", "ArcArray", "CowArray", "RcArray"];
    let of_nalgebra = [
        "Point",
        "Rotation",
        "Quaternion",
        "UnitQuaternion",
        "Isometry",
        "Translation",
        "Unit",
        "LU",
        "Cholesky",
        "Complex",
    ];
    of_ndarray
        .iter()
        .chain(&of_nalgebra)
        .any(|of| name.starts_with(of))
        || is_matrix(&name)
}

/// Types that need no import, and that a glob seldom hides.
fn is_of_prelude(name: &str) -> bool {
    name != "VecDeque" && CONTAINERS.contains(&name) || name == "String"
}

#[cfg(test)]
mod tests {
    use super::super::World;
    use super::Carries;

    #[test]
    fn what_carries_floats_is_told_from_constants() {
        let file = syn::parse_file(
            "use std::time::Instant; use rand::Rng; use super::Outer;
             struct Params { a: f64, next: Option<Box<Params>> } enum Kind { A, B(usize) } enum Loss { Squared, Huber(f64) }
             struct Counter { n: u64, kind: Kind, at: Instant } struct Log { lines: Vec<String>, f: Box<dyn Fn(f64)> }
             type V = [f64; 3]; type N = Vec<usize>; struct Own { rng: Rng } struct Pair<T> { t: T }
             struct A { b: Vec<B> } struct B { a: Option<Box<A>>, x: f64 } struct Left { #[no_diff] x: f64 }",
        );
        let world = World::of(&file.expect("items").items, &Default::default(), None);
        let carries = |ty: &str| {
            world.carries(
                &syn::parse_str(ty).expect("a type"),
                &syn::Generics::default(),
            )
        };
        for ty in [
            "f64",
            "&mut [f32]",
            "Params",
            "Loss",
            "V",
            "(N, V)",
            "Pair<N>",
            "A",
            "B",
            "self::B",
            "Outer",
            "crate::T",
            "Option<V>",
        ] {
            assert_eq!(carries(ty), Carries::Floats, "{ty}");
        }
        for ty in [
            "usize",
            "&str",
            "Kind",
            "Counter",
            "N",
            "Instant",
            "Vec<Kind>",
            "std::collections::HashMap<u8, Kind>",
        ] {
            assert_eq!(carries(ty), Carries::Nothing, "{ty}");
        }
        for ty in [
            "&mut Log",
            "std::rc::Rc<f64>",
            "fn(f64)",
            "Left",
            "Own",
            "Box<dyn Fn()>",
            "std::collections::HashMap<String, f64>",
        ] {
            assert_eq!(carries(ty), Carries::Hidden, "{ty}");
        }
        for ty in ["Rng", "rand::rngs::StdRng", "&mut Vec<Rng>"] {
            assert_eq!(carries(ty), Carries::Unseen, "{ty}");
        }
    }
}
