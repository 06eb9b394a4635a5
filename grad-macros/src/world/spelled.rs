//! Names of a world written out before anything is lowered: aliases become what they stand for, constants that are numbers their
//! values, generic params what they are for a call.

use super::World;
use super::constants::{self, Value};
use super::names;
use crate::visit::{self, Visit, VisitMut};
use grad_core::ordered::OrderedMap;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;
use std::rc::Rc;
use syn::{Expr, GenericArgument, GenericParam, PathArguments, Type};

/// How deep aliases of aliases are followed: they may go round in a circle.
const DEEPEST: usize = 16;

/// The names of a path.
pub fn words_of_path(path: &syn::Path) -> Option<Vec<String>> {
    names::of_path(path)
}

impl World {
    /// Writes out what a function names; `generics` are those of the block around it.
    pub fn spell_out(&self, item: &mut syn::ItemFn, generics: Option<&syn::Generics>) {
        let mut hidden = params(&item.sig.generics);
        hidden.extend(generics.map(params).unwrap_or_default());
        hidden.extend(declared(&item.block));
        let mut spell = Spell::new(self, hidden);
        spell.visit_signature_mut(&mut item.sig);
        spell.visit_block_mut(&mut item.block);
        super::elided::write_out(self, &mut item.sig, &spell.hidden);
        self.write_out_collects(item);
        self.write_out_positions(&mut item.block);
    }

    /// Writes out the aliases that a function names, and says which they are and what they stand for.
    pub fn spell_out_aliases(&self, item: &mut syn::ItemFn) -> Vec<(syn::Path, Type)> {
        let mut spell = Spell {
            is_file: true,
            ..Spell::new(self, vec![])
        };
        spell.visit_signature_mut(&mut item.sig);
        spell.visit_block_mut(&mut item.block);
        let hidden = params(&item.sig.generics);
        super::elided::write_out(self, &mut item.sig, &hidden);
        spell.found.into_values().collect()
    }

    /// The world as a function sees it, in which generic params and its own items hide names; `around` are the params of its block.
    pub fn seen_by(&self, item: &syn::ItemFn, around: Option<&syn::Generics>) -> Option<World> {
        let mut own = Own {
            names: params(&item.sig.generics),
            globs: vec![],
        };
        own.names.extend(around.map(params).unwrap_or_default());
        own.visit_block(&item.block);
        let hidden = own.with_globs(self)?;
        Some(World {
            hidden: Rc::new(hidden.into_iter().collect()),
            ..self.clone()
        })
    }

    /// Writes out what a type names, but for the names that are `hidden` by others.
    pub fn spell_out_type(&self, ty: &mut Type, hidden: &[String]) {
        Spell::new(self, hidden.to_vec()).visit_type_mut(ty);
    }

    /// The value of a constant, if it is a number that is made of literals.
    pub fn value(&self, path: &syn::Path) -> Option<Value> {
        self.value_at(path, DEEPEST)
    }

    fn value_at(&self, path: &syn::Path, left: usize) -> Option<Value> {
        let left = left.checked_sub(1)?;
        let name = words_of_path(path)?.join("::");
        let (module, _) = self.find(&name, &|m, n| m.constants.has(n))?;
        let constant = self.constant(&name).filter(|_| self.is_here(&module))?;
        let mut ty = (*constant.ty).clone();
        self.spell_out_type(&mut ty, &[]);
        constants::value(&ty, &constant.expr, &|path| self.value_at(path, left))
    }
}

/// The names of generic params.
fn params(generics: &syn::Generics) -> Vec<String> {
    let params = generics.params.iter().filter_map(|p| match p {
        GenericParam::Type(p) => Some(p.ident.to_string()),
        GenericParam::Const(p) => Some(p.ident.to_string()),
        GenericParam::Lifetime(_) => None,
    });
    params.collect()
}

/// The names of the items in a body, which hide those around it. What `*` imports may hide anything: all names of the body.
pub fn declared(body: &syn::Block) -> Vec<String> {
    struct Items(Vec<String>);
    impl<'a> Visit<'a> for Items {
        fn visit_item(&mut self, item: &'a syn::Item) {
            // the names that it declares are among those that it has
            words(item.to_token_stream(), &mut self.0);
        }
    }
    let mut items = Items(vec![]);
    items.visit_block(body);
    items.0
}

/// The names that items in a body declare.
struct Own {
    names: Vec<String>,
    /// What stands before each `*`.
    globs: Vec<Vec<String>>,
}

impl Own {
    fn imported(&mut self, item: &syn::ItemUse) {
        let mut imports = vec![];
        super::names::imports(item, &mut imports);
        for import in imports {
            match import.name {
                Some(name) => self.names.push(name),
                None => self.globs.push(import.path),
            }
        }
    }

    /// With the variants of enums of the world's, and the constants of std, that a `*` brings. None if there is a `*` behind something else, which may bring any name.
    fn with_globs(self, world: &World) -> Option<Vec<String>> {
        let is_own = |path: &[String]| path.first().is_none_or(|first| self.names.contains(first));
        let brought = self.globs.iter().map(|path| match is_own(path) {
            true => None,
            false => world.variants_at(path).or_else(|| constants_of_std(path)),
        });
        let brought = brought.collect::<Option<Vec<_>>>()?;
        Some(brought.into_iter().flatten().chain(self.names).collect())
    }
}

/// The names in `std::f64::consts`.
fn constants_of_std(path: &[String]) -> Option<Vec<String>> {
    const NAMES: [&str; 19] = [
        "PI",
        "TAU",
        "E",
        "SQRT_2",
        "LN_2",
        "LN_10",
        "LOG2_E",
        "LOG10_E",
        "LOG2_10",
        "LOG10_2",
        "FRAC_PI_2",
        "FRAC_PI_3",
        "FRAC_PI_4",
        "FRAC_PI_6",
        "FRAC_PI_8",
        "FRAC_1_PI",
        "FRAC_2_PI",
        "FRAC_2_SQRT_PI",
        "FRAC_1_SQRT_2",
    ];
    let [of, float, module] = path else {
        return None;
    };
    let is_std = ["std", "core"].contains(&&**of) && ["f64", "f32"].contains(&&**float);
    (is_std && module == "consts").then(|| NAMES.map(String::from).to_vec())
}

impl<'a> Visit<'a> for Own {
    fn visit_item(&mut self, item: &'a syn::Item) {
        let name = match item {
            syn::Item::Fn(f) => &f.sig.ident,
            syn::Item::Struct(s) => &s.ident,
            syn::Item::Enum(e) => &e.ident,
            syn::Item::Const(c) => &c.ident,
            syn::Item::Static(s) => &s.ident,
            syn::Item::Type(t) => &t.ident,
            syn::Item::Trait(t) => &t.ident,
            syn::Item::Mod(m) => &m.ident,
            syn::Item::Use(u) => return self.imported(u),
            _ => return,
        };
        self.names.push(name.to_string());
    }
}

/// All names in tokens.
pub fn words(tokens: TokenStream, out: &mut Vec<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(name) => out.push(name.to_string()),
            TokenTree::Group(group) => words(group.stream(), out),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

struct Spell<'w> {
    world: &'w World,
    hidden: Vec<String>,
    left: usize,
    /// Whether the world is what a file declares: values are left to rustc.
    is_file: bool,
    /// The aliases that were written out.
    found: OrderedMap<String, (syn::Path, Type)>,
}

impl<'w> Spell<'w> {
    fn new(world: &'w World, hidden: Vec<String>) -> Spell<'w> {
        Spell {
            world,
            hidden,
            left: DEEPEST,
            is_file: false,
            found: OrderedMap::new(),
        }
    }

    fn is_hidden(&self, path: &syn::Path) -> bool {
        let first = path.segments.first();
        first.is_none_or(|s| self.hidden.iter().any(|name| s.ident == name))
    }

    /// What a path stands for, if it is an alias.
    fn aliased(&mut self, path: &syn::Path) -> Option<Type> {
        if self.is_hidden(path) {
            return None;
        }
        let name = words_of_path(path)?.join("::");
        let (module, _) = self.world.find(&name, &|m, n| m.aliases.has(n))?;
        let alias = self.world.alias(&name)?;
        let ty = &alias.ty;
        if !self.world.is_here(&module) && !self.world.means_the_same(ty, &module, &[])
            || self.is_file && !is_whole(&alias.generics, path)
        {
            return None;
        }
        let at = path.segments.last()?.ident.span();
        let ty = crate::emit::located(ty.to_token_stream(), at);
        let mut ty: Type = syn::parse2(ty).ok()?;
        Arguments::of(&alias.generics, path)?.put_into(&mut ty);
        if self.left == DEEPEST {
            let shown = crate::check::shown(path);
            self.found.insert(shown, (path.clone(), ty.clone()));
        }
        Some(ty)
    }
}

/// Whether a path names a type by itself: it gives the alias all arguments, and leaves out no lifetime.
fn is_whole(generics: &syn::Generics, path: &syn::Path) -> bool {
    let is_given = path.segments.last().is_some_and(|s| !s.arguments.is_none());
    generics.lifetimes().next().is_none() && (generics.params.is_empty() || is_given)
}

impl VisitMut for Spell<'_> {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        if let Type::Path(p) = ty
            && p.qself.is_none()
            && self.left > 0
            && let Some(found) = self.aliased(&p.path)
        {
            *ty = found;
            self.left -= 1;
            self.visit_type_mut(ty);
            self.left += 1;
            return;
        }
        visit::visit_type_mut(self, ty);
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::Path(p) = e
            && p.qself.is_none()
            && !self.is_hidden(&p.path)
            && !self.is_file
            && let Some(value) = self.world.value(&p.path)
        {
            *e = value.literal(crate::report::Site::of(p).start());
            return;
        }
        visit::visit_expr_mut(self, e);
    }

    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        // `V3::new(..)`, `V3 { .. }` with an alias of a type of the world's
        if let Some((last, before)) = words_of_path(path).and_then(|words| {
            let n = words.len();
            (n > 0).then(|| (words[0].clone(), n))
        }) && !self.hidden.contains(&last)
            && before <= 2
            && let Some(first) = path.segments.first().cloned()
            && let Some(Type::Path(of)) = self.aliased(&syn::Path::from(first))
            && of.qself.is_none()
        {
            *path = behind(&of.path, path);
        }
        visit::visit_path_mut(self, path);
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// `path` with `of` in the place of its first segment, as it stands in an expression: without lifetimes, which a path to a variant may not have.
fn behind(of: &syn::Path, path: &syn::Path) -> syn::Path {
    let mut all = of.clone();
    for segment in &mut all.segments {
        if let PathArguments::AngleBracketed(arguments) = &mut segment.arguments {
            arguments.colon2_token = Some(Default::default());
            let args = std::mem::take(&mut arguments.args).into_iter();
            arguments.args = args
                .filter(|a| !matches!(a, GenericArgument::Lifetime(_)))
                .collect();
            if arguments.args.is_empty() {
                segment.arguments = PathArguments::None;
            }
        }
    }
    let span = path.segments.first().map(|s| s.ident.span());
    if let (Some(span), Some(last)) = (span, all.segments.last_mut()) {
        last.ident.set_span(span);
    }
    all.segments.extend(path.segments.iter().skip(1).cloned());
    all
}

/// What generic params stand for, and `Self`.
#[derive(Default)]
pub struct Arguments {
    types: OrderedMap<String, Option<Type>>,
    constants: OrderedMap<String, Option<Expr>>,
    /// The types that a block gives names to: `Self::Output`.
    associated: OrderedMap<String, Type>,
}

impl Arguments {
    /// Of params of which nothing is known yet.
    pub fn unknown(generics: &[&syn::Generics]) -> Arguments {
        let mut all = Arguments::default();
        for param in generics.iter().flat_map(|g| &g.params) {
            match param {
                GenericParam::Type(p) => {
                    all.types.insert(p.ident.to_string(), None);
                }
                GenericParam::Const(p) => {
                    all.constants.insert(p.ident.to_string(), None);
                }
                GenericParam::Lifetime(_) => {}
            }
        }
        all
    }

    /// Those that a path gives the params of what it names. None if it gives others than there are.
    pub fn of(generics: &syn::Generics, path: &syn::Path) -> Option<Arguments> {
        let mut all = Arguments::unknown(&[generics]);
        let given: Vec<&GenericArgument> = match &path.segments.last()?.arguments {
            PathArguments::AngleBracketed(a) => a.args.iter().collect(),
            _ => vec![],
        };
        let mut given = given
            .into_iter()
            .filter(|a| !matches!(a, GenericArgument::Lifetime(_)));
        for param in &generics.params {
            let given = match param {
                GenericParam::Lifetime(_) => continue,
                GenericParam::Type(_) | GenericParam::Const(_) => given.next(),
            };
            match (given, param) {
                (Some(given), _) => all.give(param, given)?,
                (None, GenericParam::Type(p)) => {
                    if let Some(default) = &p.default {
                        all.give_type(&p.ident.to_string(), default)?;
                    }
                }
                _ => {}
            }
        }
        given.next().is_none().then_some(all)
    }

    /// Notes what `Self` is, and the types that its block gives names to.
    pub fn give_self(&mut self, this: &Type, associated: &[(String, Type)]) {
        self.types.insert("Self".to_string(), Some(this.clone()));
        self.associated.extend(associated.iter().cloned());
    }

    /// Notes what a param is given.
    pub fn give(&mut self, param: &GenericParam, given: &GenericArgument) -> Option<()> {
        match (param, given) {
            (_, GenericArgument::Type(Type::Infer(_))) => Some(()),
            (GenericParam::Type(p), GenericArgument::Type(ty)) => {
                self.give_type(&p.ident.to_string(), ty)
            }
            (GenericParam::Const(p), GenericArgument::Const(e)) => {
                self.give_constant(&p.ident.to_string(), e)
            }
            // a name may be that of a type or of a constant
            (GenericParam::Const(p), GenericArgument::Type(Type::Path(ty))) => {
                let path = &ty.path;
                self.give_constant(&p.ident.to_string(), &syn::parse_quote!(#path))
            }
            _ => None,
        }
    }

    /// Notes what a param for a type stands for. None if that is something else than before.
    pub fn give_type(&mut self, name: &str, ty: &Type) -> Option<()> {
        let slot = self.types.entry(name.to_string()).or_default();
        let same = slot
            .as_ref()
            .is_none_or(|known| crate::check::shown(known) == crate::check::shown(ty));
        *slot = Some(ty.clone());
        same.then_some(())
    }

    /// Notes what a param for a constant stands for. None if that is something else than before.
    pub fn give_constant(&mut self, name: &str, e: &Expr) -> Option<()> {
        let slot = self.constants.entry(name.to_string()).or_default();
        let same = slot
            .as_ref()
            .is_none_or(|known| crate::consts::length(known) == crate::consts::length(e));
        *slot = Some(e.clone());
        same.then_some(())
    }

    /// The names of the params.
    pub fn names(&self) -> Vec<String> {
        self.types
            .keys()
            .chain(self.constants.keys())
            .cloned()
            .collect()
    }

    /// Whether a name is that of a param for a type.
    pub fn is_type(&self, name: &str) -> bool {
        self.types.contains_key(name)
    }

    /// Whether a name is that of a param for a constant.
    pub fn is_constant(&self, name: &str) -> bool {
        self.constants.contains_key(name)
    }

    /// The names of those of which nothing is known.
    pub fn open(&self) -> Vec<String> {
        let types = self.types.iter().filter(|(_, ty)| ty.is_none());
        let constants = self.constants.iter().filter(|(_, e)| e.is_none());
        let types = types.map(|(name, _)| name.clone());
        types
            .chain(constants.map(|(name, _)| name.clone()))
            .collect()
    }

    /// Writes what the params stand for in their place.
    pub fn put_into(&self, ty: &mut Type) {
        Put::new(self).visit_type_mut(ty);
    }

    /// Whether a name is that of a param of which nothing is known.
    fn is_open(&self, name: &Ident) -> bool {
        matches!(self.types.get(&name.to_string()), Some(None))
    }

    /// The same in a signature and a body. None if a type stands there of which only rustc knows what it is.
    pub fn put_into_function(&self, item: &mut syn::ItemFn) -> Option<()> {
        let mut put = Put::new(self);
        put.visit_signature_mut(&mut item.sig);
        put.visit_block_mut(&mut item.block);
        (!put.lost).then_some(())
    }
}

struct Put<'a> {
    arguments: &'a Arguments,
    /// Whether there is a type that belongs to another one, and is not known.
    lost: bool,
}

impl<'a> Put<'a> {
    fn new(arguments: &'a Arguments) -> Put<'a> {
        Put {
            arguments,
            lost: false,
        }
    }

    fn type_named(&self, ident: &Ident) -> Option<&Type> {
        self.arguments.types.get(&ident.to_string())?.as_ref()
    }

    /// What `Self::Output` or `T::Item` is.
    fn associated(&mut self, path: &syn::Path) -> Option<Type> {
        let [of, name] = &words_of_path(path)?[..] else {
            return None;
        };
        if !self.arguments.is_type(of) {
            return None;
        }
        let found = self.arguments.associated.get(name).filter(|_| of == "Self");
        self.lost |= found.is_none();
        found.cloned()
    }
}

/// A lifetime that has its name where the function stands has none elsewhere.
fn elide(lifetime: &mut syn::Lifetime) {
    if lifetime.ident != "static" {
        *lifetime = syn::Lifetime::new("'_", lifetime.span());
    }
}

impl VisitMut for Put<'_> {
    fn visit_type_reference_mut(&mut self, r: &mut syn::TypeReference) {
        r.lifetime.iter_mut().for_each(elide);
        visit::visit_type_reference_mut(self, r);
    }

    fn visit_type_mut(&mut self, ty: &mut Type) {
        if let Type::Path(p) = ty
            && p.qself.is_none()
            && let Some(found) = self.associated(&p.path)
        {
            *ty = found;
            visit::visit_type_mut(self, ty);
            return;
        }
        if let Type::Path(p) = ty
            && p.qself.is_none()
            && let Some(name) = p.path.get_ident()
        {
            if let Some(found) = self.type_named(name) {
                // what stands for a param is the caller's, whose names may be the same
                let is_self = name == "Self";
                *ty = found.clone();
                if is_self {
                    self.visit_type_mut(ty);
                }
                return;
            }
            // the argument of a type, which may be a constant
            if let Some(Some(e)) = self.arguments.constants.get(&name.to_string())
                && let Expr::Path(e) = e
            {
                *ty = Type::Path(syn::TypePath {
                    qself: None,
                    path: e.path.clone(),
                });
                return;
            }
        }
        visit::visit_type_mut(self, ty);
    }

    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        if path.leading_colon.is_none()
            && let Some(first) = path.segments.first()
            && first.arguments.is_none()
            && let Some(Type::Path(of)) = self.type_named(&first.ident)
            && of.qself.is_none()
        {
            let is_self = first.ident == "Self";
            *path = behind(&of.path, path);
            if !is_self {
                return;
            }
        }
        for segment in &mut path.segments {
            match &mut segment.arguments {
                PathArguments::AngleBracketed(a) => {
                    a.args.iter_mut().for_each(|a| self.argument(a));
                }
                PathArguments::Parenthesized(a) => {
                    visit::visit_parenthesized_generic_arguments_mut(self, a);
                }
                PathArguments::None => {}
            }
        }
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        if let Expr::Path(p) = e
            && p.qself.is_none()
            && let Some(name) = p.path.get_ident()
            && let Some(Some(value)) = self.arguments.constants.get(&name.to_string())
        {
            *e = value.clone();
            return;
        }
        visit::visit_expr_mut(self, e);
        if let Expr::Struct(literal) = e {
            self.leave_open(&mut literal.path);
        }
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

impl Put<'_> {
    /// What the type of a literal is given follows from its fields, where nothing else says it.
    fn leave_open(&self, path: &mut syn::Path) {
        let is_open = |ty: &Type| matches!(ty, Type::Path(p) if p.path.get_ident().is_some_and(|name| self.arguments.is_open(name)));
        let last = path.segments.last_mut().map(|s| &mut s.arguments);
        if let Some(PathArguments::AngleBracketed(given)) = last {
            for argument in &mut given.args {
                if let GenericArgument::Type(ty) = argument
                    && is_open(ty)
                {
                    *ty = syn::parse_quote!(_);
                }
            }
        }
    }

    /// An argument of a type: a name may be that of a constant. What is put in its place is the caller's, whose names may be the same.
    fn argument(&mut self, argument: &mut GenericArgument) {
        if let GenericArgument::Type(Type::Path(p)) = argument
            && let Some(name) = p.path.get_ident()
            && let Some(Some(value)) = self.arguments.constants.get(&name.to_string())
        {
            let value = value.clone();
            *argument = match value {
                Expr::Lit(_) | Expr::Block(_) => GenericArgument::Const(value),
                value => GenericArgument::Const(syn::parse_quote!({ #value })),
            };
            return;
        }
        match argument {
            GenericArgument::Type(ty) => self.visit_type_mut(ty),
            GenericArgument::Const(e) => self.visit_expr_mut(e),
            GenericArgument::AssocType(a) => self.visit_type_mut(&mut a.ty),
            GenericArgument::Lifetime(lifetime) => elide(lifetime),
            _ => self.lost = true,
        }
    }
}
