//! What the attribute stands on: the function's signature, taken apart.

use crate::args::{Args, distance};
use crate::assumed::{Assumptions, Said};
use crate::captured;
use crate::checkpoint;
use crate::derive::types::has_no_float;
use crate::functions::{Closure, FnType, FunctionArg, Functions};
use crate::lower::OwnNames;
use crate::owner::{Kind, Lifetimes, Owner};
use crate::report::{Problems, Site};
use crate::visit::VisitMut;
use crate::world::{Plain, World};
use grad_core::ir::{Call, FloatType, IntType, Type};
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident};
use std::cell::RefCell;
use std::rc::Rc;
use syn::spanned::Spanned;

/// What a closure in place is called.
pub const CLOSURE: &str = "__closure";

/// An annotated function.
#[derive(Clone)]
pub struct Model {
    /// The function as the user wrote it, helper attributes stripped: emitted whatever happens.
    pub written: syn::ItemFn,
    /// Whether derivatives in the body are written as loops over directions, where there is no other way.
    pub writes_derivatives: bool,
    /// The same with the generic params and bounds of its companion.
    pub item: syn::ItemFn,
    /// The body to lower: the same, with the helper attributes of statements.
    pub body: syn::Block,
    /// The items that the body declares: generated code, which stands outside of it, has them too.
    pub items: Vec<syn::Item>,
    /// What rustc is asked about names that are taken for those of std, and about those in patterns.
    pub asked: TokenStream,
    /// The arguments of the attribute.
    pub args: Args,
    /// The params in order.
    pub params: Vec<Param>,
    /// The return type: `Type::Unit` if there is none.
    pub ret: Type,
    /// What it is a method of.
    pub owner: Option<Rc<Owner>>,
    /// What is seen of the items around it, where its module is seen at once.
    pub world: Option<World>,
    /// The same as lowering sees it: without the names that mean something else in the function.
    pub seen: Option<World>,
    /// Outside of a world: the types of the file that it stands in, as it sees them.
    pub around: Option<World>,
    /// The aliases of that file that are written out.
    pub aliases: Vec<Said>,
    /// Whether it is forward mode as a function, which returns a value and its tangent.
    pub of_tangents: bool,
    /// How the names of its companion's functions begin, where it is a derivative of the function that others call.
    pub prefix: &'static str,
}

/// A parameter.
#[derive(Clone)]
pub struct Param {
    /// Its name (a generated one where the pattern is not a plain identifier).
    pub ident: Ident,
    /// The pattern, where it is not a plain identifier.
    pub pat: Option<syn::Pat>,
    /// How it is passed.
    pub by: By,
    /// Its type as written, without the reference.
    pub syn_ty: syn::Type,
    /// What is known of that type; `Type::Open` for one that carries no cotangent whatever it is, such as a string.
    pub ty: Type,
    /// Whether a gradient with respect to it is wanted: a differentiable type, no `#[no_diff]`, in `wrt(..)` if given.
    pub differentiated: bool,
    /// `#[no_diff]` on it.
    pub no_diff: bool,
    /// `mut` on it.
    pub mutable: bool,
    /// Of a function-typed param: how it is called.
    pub function: Option<FnType>,
    /// Whether the way back is not handed it again, by `&mut`, to restore it.
    pub spent: bool,
    /// Whether what is kept for the way back may hold what it borrows.
    pub kept: bool,
    /// The lifetime that its type may have without showing it, once it has a name.
    pub hidden: Option<syn::Lifetime>,
    /// Of a view of an array by value: the type of the array that is made of it, which borrows nothing.
    pub array: Option<syn::Type>,
    /// Where the result provably does not depend on it, though a gradient is wanted: the type as it was written. Whoever asks for that is told.
    pub ignored: Option<syn::Type>,
}

impl Param {
    /// Whether a derivative passes through calls of it.
    pub fn is_active_function(&self) -> bool {
        self.function.is_some() && !self.no_diff
    }
}

/// How a parameter is passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// `x: T`
    Value,
    /// `x: &T`
    Shared,
    /// `x: &mut T`
    Mut,
}

/// A lowered function: its module, and the tables that its `Tokens` and `SrcLoc`s index.
pub struct Lowered {
    /// The FuncGraphs; the function itself is `func`.
    pub module: grad_core::ir::Module,
    /// The function.
    pub func: grad_core::entity::FuncRef,
    /// Tokens of callee paths (`Call::tokens`) and opaque expressions (`Host::tokens`).
    pub tokens: Vec<TokenStream>,
    /// The functions that calls are handed, by the calls' `tokens`.
    pub function_args: OrderedMap<u32, Vec<FunctionArg>>,
    /// The calls, by their `tokens`, of functions whose in-out params are just those that are passed by `&mut`.
    pub with_lent: OrderedSet<u32>,
    /// The calls, by their `tokens`, of methods that take what they are called on by value.
    pub by_value: OrderedSet<u32>,
    /// The calls of derivatives along a direction, by their `tokens`: how many of the arguments are primals.
    pub primals: OrderedMap<u32, usize>,
    /// The types that a `let` gives to what calls and opaque expressions give, by their `tokens`.
    pub written: OrderedMap<u32, syn::Type>,
    /// The closures that calls are handed.
    pub closures: Vec<Closure>,
    /// Places of `SrcLoc`s.
    pub sites: Vec<Site>,
    /// What was taken for granted of types that only rustc knows.
    pub assumptions: Assumptions,
    /// The names of std's that are the user's here.
    pub own: OwnNames,
    /// What rustc is asked about the names in functions that are lowered where they are called.
    pub asked: TokenStream,
    /// What it is asked about methods that are taken for std's.
    pub of_std: TokenStream,
    /// The types that are written in those functions, by their text.
    pub written_there: OrderedSet<String>,
    /// Calls of methods, by their `tokens`, whose value nobody reads: that they do nothing that differentiation does not see,
    /// rustc is asked by asking for their derivative. The fence finds them.
    pub unread: RefCell<OrderedSet<u32>>,
    /// The opaque expressions, by their `tokens`, that are handed what methods gave, which has no derivative if it is an integer: that it
    /// is one rustc is asked. The fence finds them.
    pub whole: RefCell<OrderedSet<u32>>,
    /// The calls of functions that are known to have no derivative, by their `tokens`: none of which is wanted.
    pub plain: Plain,
    /// The world that the function is of.
    pub world: Option<World>,
}

impl Lowered {
    /// What rustc is asked about names and methods, here and in what is lowered in the place of calls.
    pub fn all_asked(&self, model: &Model) -> TokenStream {
        let (own, called, of_std) = (&model.asked, &self.asked, &self.of_std);
        quote::quote!(#own #called #of_std)
    }

    /// Whether rustc is asked for the derivative of a call of which none is wanted.
    pub fn asks_for(&self, call: &Call) -> bool {
        call.tokens
            .0
            .is_some_and(|tokens| self.unread.borrow().contains(&tokens))
    }
}

impl Model {
    /// Takes a function apart.
    pub fn new(args: Args, item: syn::ItemFn, problems: &mut Problems) -> Model {
        Model::of(None, None, args, item, problems)
    }

    /// Takes a function or method apart.
    pub fn of(
        owner: Option<Rc<Owner>>,
        world: Option<&World>,
        args: Args,
        mut item: syn::ItemFn,
        problems: &mut Problems,
    ) -> Model {
        let no_diff: Vec<bool> = item.sig.inputs.iter().map(is_no_diff).collect();
        let around = owner.as_ref().map(|o| &o.generics);
        let seen = world.and_then(|world| world.seen_by(&item, around));
        let file = match world {
            Some(_) => None,
            None => {
                let this = owner.as_ref().and_then(|o| o.self_ty.as_ref());
                crate::world::file::around(&item, this)
            }
        };
        let around = file.and_then(|file| file.seen_by(&item, around));
        let written = stripped(item.clone());
        if let Some(world) = world {
            world.spell_out(&mut item, owner.as_ref().map(|o| &o.generics));
        }
        if let Some(file) = &around {
            crate::module_named::write_out(&mut item, file);
        }
        let aliases = around
            .as_ref()
            .map(|file| file.spell_out_aliases(&mut item));
        let aliases = aliases.unwrap_or_default().into_iter();
        let aliases = aliases.map(|(name, ty)| Said::Alias { name, ty }).collect();
        let of = owner.as_ref().and_then(|o| o.self_ty.as_ref());
        let (body, mut asked) = written_out(&item, of, seen.as_ref().or(around.as_ref()));
        Strip.visit_item_fn_mut(&mut item);
        if world.is_some() {
            // what is generated calls what is not `const`
            item.sig.constness = None;
        }
        crate::bounds::name_impl_traits(&mut item.sig);
        crate::bounds::make_sized(&mut item.sig.generics);
        let reals = all_reals(&item.sig.generics, owner.as_deref());
        let functions = Functions::new(&item.sig.generics, &reals);
        let generics = all_generics(&item.sig.generics, owner.as_deref());
        let kind = owner.as_ref().map(|o| o.kind);
        let mut params = Vec::new();
        for (i, (arg, no_diff)) in item.sig.inputs.iter().zip(no_diff).enumerate() {
            let arg = match arg {
                syn::FnArg::Typed(arg) => arg,
                syn::FnArg::Receiver(receiver) => &this(receiver),
            };
            // whether a method of a trait is differentiated is the trait's business
            let own = owner.as_ref().filter(|o| o.kind == Kind::Inherent);
            let this = own.and_then(|o| o.self_ty.as_ref());
            let constant = crate::constant_types::is_constant(&arg.ty)
                || match (world, &around) {
                    (Some(w), _) => w.is_constant(&arg.ty, &generics, this, &mut asked),
                    (None, Some(file)) if kind != Some(Kind::OfTrait) => {
                        file.has_no_gradient(&arg.ty, &generics, this, &mut asked)
                    }
                    _ => false,
                };
            let mut param = param(i, arg, no_diff || constant, &reals, &args);
            param.function = match param.by {
                By::Shared => functions.behind_reference(&param.syn_ty),
                By::Value | By::Mut => None,
            };
            param.function = param.function.or_else(|| functions.of(&param.syn_ty));
            // what the user hands over lives long enough; a second derivative would keep what a view is lent of
            let hands = |w: &&World| args.order.is_none() && w.calls(&item.sig.ident);
            let seen = seen.as_ref().filter(hands);
            param.array = match (seen, param.by) {
                (Some(world), By::Value) => world.array_of_view(&param.syn_ty),
                _ => None,
            };
            param.kept &= param.array.is_none();
            if param.function.is_some() {
                param.ty = Type::Open;
                param.differentiated = false;
            }
            params.push(param);
        }
        if let Some(wrt) = &args.wrt {
            for name in wrt {
                check_wrt(name, &params, problems);
            }
        }
        let mut ret = match &item.sig.output {
            syn::ReturnType::Default => Type::Unit,
            syn::ReturnType::Type(_, ty)
                if crate::constant_types::is_constant(ty)
                    || world.is_some_and(|w| w.gives_nothing(ty, &generics)) =>
            {
                Type::Open
            }
            syn::ReturnType::Type(_, ty) => type_of(ty, &reals),
        };
        let own = owner.as_ref().and_then(|o| o.self_ty.as_ref());
        if let Some(own) = own.map(|ty| type_of(ty, &reals)) {
            let types = params.iter_mut().map(|p| &mut p.ty).chain([&mut ret]);
            for ty in types.filter(|ty| **ty == Type::Named("Self".into()) && own != Type::Open) {
                *ty = own.clone();
            }
        }
        let items = item.block.stmts.iter().filter_map(|s| match s {
            syn::Stmt::Item(item) => Some(item.clone()),
            _ => None,
        });
        let mut model = Model {
            written,
            // in a second derivative they would be third ones of what is called
            writes_derivatives: args.order.is_some(),
            items: items.collect(),
            asked,
            item,
            body,
            args,
            params,
            ret,
            owner,
            seen,
            around,
            aliases,
            world: world.cloned(),
            of_tangents: false,
            prefix: "",
        };
        model.name_lifetimes();
        crate::bounds::add(&mut model);
        crate::implicit::write_out(&mut model);
        model
    }

    /// Lifetimes that the types of params leave out get names, so that what borrows can say for which. A closure cannot
    /// have lifetimes of its own.
    fn name_lifetimes(&mut self) {
        if self.is_closure() {
            return;
        }
        // what one impl of a trait keeps, the trait has to allow
        let kind = self.owner.as_ref().map(|o| o.kind);
        if matches!(kind, Some(Kind::Trait | Kind::OfTrait)) {
            let shared = self.params.iter_mut().filter(|p| p.by == By::Shared);
            shared.for_each(|p| p.kept = true);
        }
        let mut names = Lifetimes::of_params();
        let values = self.params.iter_mut().filter(|p| p.function.is_none());
        values.for_each(|p| names.visit_type_mut(&mut p.syn_ty));
        names.declare(&mut self.item.sig.generics);
    }

    /// The generic params that stand for floats.
    pub fn reals(&self) -> Vec<String> {
        all_reals(&self.item.sig.generics, self.owner.as_deref())
    }

    /// Those that another crate's trait says to be floats (`num_traits::Float`): a companion asks for our trait as well.
    pub fn floats(&self) -> Vec<String> {
        let mut floats = foreign_floats(&self.written.sig.generics);
        floats.extend(self.floats_of_owner());
        floats
    }

    /// Those of them that are generic params of the block around a method. A method can ask more of them; one of a trait must not, nor an operator.
    pub fn floats_of_owner(&self) -> Vec<String> {
        let owner = self.owner.as_ref().filter(|o| o.kind == Kind::Inherent);
        owner.map_or_else(Vec::new, |o| foreign_floats(&o.generics))
    }

    /// What `Self` is.
    pub fn self_name(&self) -> Option<Box<str>> {
        let ty = self.owner.as_ref()?.self_ty.as_ref()?;
        Some(crate::check::shown(ty).into())
    }

    /// The name of one of the companion's functions.
    pub fn function(&self, name: &str) -> Ident {
        let name = format!("{}{name}", self.prefix);
        match &self.owner {
            None => format_ident!("{name}"),
            Some(_) => crate::owner::function(&self.item.sig.ident, &name),
        }
    }

    /// Whether its numbers are looked at where `check_finite!` asks.
    pub fn looks(&self) -> bool {
        let of_world = self.world.as_ref().is_some_and(World::looks);
        self.args.check_finite.is_some() || of_world && self.args.rule.is_none()
    }

    /// Whether it is a closure in place.
    pub fn is_closure(&self) -> bool {
        self.item.sig.ident == CLOSURE
    }

    /// The companion's name.
    pub fn companion(&self) -> &Ident {
        let own = self.args.companion.as_ref();
        own.unwrap_or(&self.item.sig.ident)
    }

    /// The params that are params of the graph: all but functions.
    pub fn values(&self) -> impl Iterator<Item = &Param> {
        self.params.iter().filter(|p| p.function.is_none())
    }

    /// Which of them are differentiated.
    pub fn wrt(&self) -> Vec<bool> {
        self.values().map(|p| p.differentiated).collect()
    }
}

/// The body of a function as it is lowered, and what rustc is asked about the names in it.
pub fn written_out(
    item: &syn::ItemFn,
    this: Option<&syn::Type>,
    declared: Option<&World>,
) -> (syn::Block, TokenStream) {
    let mut body = (*item.block).clone();
    let mut asked = crate::lengths::annotate(&item.sig.output, &mut body);
    asked.extend(crate::names_bound::asked(&item.block));
    crate::consts::inline(&mut body);
    crate::hoisted::write_out(&mut body);
    asked.extend(crate::arrays::write_out(&item.sig, &mut body, declared));
    let params = item.sig.inputs.iter().filter_map(|input| match input {
        syn::FnArg::Typed(typed) => Some(&*typed.pat),
        syn::FnArg::Receiver(_) => None,
    });
    asked.extend(crate::deques::write_out(params, &mut body));
    crate::queues::write_out(&item.sig, this, &mut body, declared);
    crate::fallible::write_out(&item.sig.output, &mut body);
    crate::try_folds::write_out(&item.sig.output, &mut body);
    crate::question::write_out(&item.sig.output, &mut body);
    crate::conversions::write_out(&item.sig.output, &mut body);
    crate::ref_mut::write_out(&mut body);
    asked.extend(crate::parallel::write_out(&mut body));
    let mut names = vec![];
    crate::world::words(body.to_token_stream(), &mut names);
    // through a trait, a method is the trait's: written out, it would be the type's own of that name
    if !declared.is_some_and(|world| world.has_namesakes(&names)) {
        crate::function_arrays::write_out(&mut body, declared);
        crate::chosen_objects::write_out(&mut body, declared);
        crate::through_traits::write_out(&mut body, declared);
    }
    (body, asked)
}

/// The receiver as a param called `self`.
pub fn this(receiver: &syn::Receiver) -> syn::PatType {
    let token = receiver.self_token;
    let name = Ident::new("self", token.span);
    let mutability = receiver.mutability.filter(|_| receiver.reference.is_none());
    syn::PatType {
        attrs: receiver.attrs.clone(),
        pat: Box::new(syn::Pat::Ident(syn::PatIdent {
            attrs: vec![],
            by_ref: None,
            mutability,
            ident: name,
            subpat: None,
        })),
        colon_token: Default::default(),
        ty: receiver.ty.clone(),
    }
}

/// The generic params of a method and its block.
fn all_generics(own: &syn::Generics, owner: Option<&Owner>) -> syn::Generics {
    let mut all = own.clone();
    all.params
        .extend(owner.iter().flat_map(|o| o.generics.params.clone()));
    all
}

/// The generic params of a method and its block that stand for floats.
fn all_reals(generics: &syn::Generics, owner: Option<&Owner>) -> Vec<String> {
    let mut all = reals(generics);
    all.extend(owner.into_iter().flat_map(|o| reals(&o.generics)));
    all
}

/// A param as written.
pub fn param(i: usize, arg: &syn::PatType, no_diff: bool, reals: &[String], args: &Args) -> Param {
    let (by, syn_ty) = match plain(&arg.ty) {
        syn::Type::Reference(r) if r.mutability.is_some() => (By::Mut, (*r.elem).clone()),
        syn::Type::Reference(r) => (By::Shared, (*r.elem).clone()),
        ty => (By::Value, ty.clone()),
    };
    let mutable = matches!(&*arg.pat, syn::Pat::Ident(p) if p.mutability.is_some());
    let (ident, pat) = match &*arg.pat {
        syn::Pat::Ident(p) if p.subpat.is_none() && p.by_ref.is_none() => (p.ident.clone(), None),
        pat => (
            format_ident!("arg{i}", span = pat.span()),
            Some(pat.clone()),
        ),
    };
    let ty = type_of(&syn_ty, reals);
    let wanted = args.wrt.as_ref().is_none_or(|wrt| wrt.contains(&ident));
    let constant =
        no_diff || crate::check::is_text(&syn_ty) || ty == Type::Open || has_no_float(&syn_ty);
    let differentiated = wanted && !constant && ty.is_differentiable();
    Param {
        ident,
        pat,
        by,
        syn_ty,
        ty,
        differentiated,
        no_diff,
        mutable,
        hidden: None,
        array: None,
        ignored: None,
        function: None,
        spent: false,
        kept: by == By::Value,
    }
}

/// The type without parentheses and the invisible groups of `macro_rules!`.
fn plain(ty: &syn::Type) -> &syn::Type {
    match ty {
        syn::Type::Paren(t) => plain(&t.elem),
        syn::Type::Group(t) => plain(&t.elem),
        other => other,
    }
}

fn check_wrt(name: &Ident, params: &[Param], problems: &mut Problems) {
    let Some(param) = params.iter().find(|p| p.ident == *name) else {
        let text = name.to_string();
        let near = params
            .iter()
            .map(|p| p.ident.to_string())
            .map(|p| (distance(&text, &p), p))
            .filter(|(d, p)| *d <= 2 && *d * 3 <= p.chars().count())
            .min()
            .map(|(_, p)| p);
        let help = match near {
            Some(near) => format!("did you mean `{near}`?"),
            None => {
                let all: Vec<String> = params.iter().map(|p| format!("`{}`", p.ident)).collect();
                format!("the params are {}", all.join(", "))
            }
        };
        problems.refuse(name.span(), format!("there is no param `{name}`"), help);
        return;
    };
    if param.no_diff {
        problems.refuse(
            name.span(),
            format!("`{name}` is marked `#[no_diff]`"),
            "remove it from `wrt(..)`, or remove the mark",
        );
    } else if !param.differentiated {
        problems.refuse(
            Site::of(name),
            format!("`{name}` has a type that is never differentiated"),
            "name params that are floats, or arrays or tuples of them",
        );
    }
}

/// The generic params of a function that stand for floats.
pub fn reals(generics: &syn::Generics) -> Vec<String> {
    bounded(generics, |name| is_real(name) || name == "Float")
}

/// Whether a trait of ours says that a type is a float.
fn is_real(name: &str) -> bool {
    name == "Real" || name == "ArrayFloat"
}

/// Those that another crate's trait says to be floats.
pub fn foreign_floats(generics: &syn::Generics) -> Vec<String> {
    let real = bounded(generics, is_real);
    let mut floats = bounded(generics, |name| name == "Float");
    floats.retain(|name| !real.contains(name));
    floats
}

/// The generic params of a function that have a trait of the user's, whose methods may be differentiable.
pub fn with_traits(generics: &syn::Generics) -> Vec<String> {
    const PLAIN: [&str; 36] = [
        "Copy",
        "Clone",
        "Sized",
        "Send",
        "Sync",
        "Unpin",
        "Debug",
        "Display",
        "Default",
        "Eq",
        "PartialEq",
        "Ord",
        "PartialOrd",
        "Hash",
        "Fn",
        "FnMut",
        "FnOnce",
        "Add",
        "Sub",
        "Mul",
        "Div",
        "Rem",
        "Neg",
        "AddAssign",
        "SubAssign",
        "MulAssign",
        "DivAssign",
        "RemAssign",
        "Sum",
        "Product",
        "From",
        "Into",
        "AsRef",
        "AsMut",
        "Borrow",
        "IntoIterator",
    ];
    bounded(generics, |name| !PLAIN.contains(&name))
}

/// The generic params that stand for functions.
pub fn functions(generics: &syn::Generics) -> Vec<String> {
    bounded(generics, |name| ["Fn", "FnMut", "FnOnce"].contains(&name))
}

/// The generic params that are the number of axes of an array (`ndarray::Dimension`): they have no numbers that could have a gradient.
pub fn numbers_of_axes(generics: &syn::Generics) -> Vec<String> {
    let of_arrays = |name: &str| name == "Dimension" || name == "RemoveAxis";
    bounded(generics, |name| {
        cfg!(feature = "ndarray") && of_arrays(name)
    })
}

/// The generic params with a bound by a trait that `is_wanted`.
fn bounded(generics: &syn::Generics, is_wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let wanted = |bounds: &syn::punctuated::Punctuated<syn::TypeParamBound, syn::Token![+]>| {
        bounds.iter().any(|b| match b {
            syn::TypeParamBound::Trait(t) => {
                let last = t.path.segments.last();
                last.is_some_and(|s| is_wanted(&s.ident.to_string()))
            }
            _ => false,
        })
    };
    let mut names: Vec<String> = generics
        .type_params()
        .filter(|p| wanted(&p.bounds))
        .map(|p| p.ident.to_string())
        .collect();
    for predicate in generics.where_clause.iter().flat_map(|w| &w.predicates) {
        if let syn::WherePredicate::Type(p) = predicate
            && wanted(&p.bounds)
        {
            names.push(p.bounded_ty.to_token_stream().to_string());
        }
    }
    names
}

/// What a macro can know of a type.
pub fn type_of(ty: &syn::Type, reals: &[String]) -> Type {
    match ty {
        syn::Type::Paren(t) => type_of(&t.elem, reals),
        syn::Type::Group(t) => type_of(&t.elem, reals),
        syn::Type::Reference(t) => type_of(&t.elem, reals),
        syn::Type::Tuple(t) if t.elems.is_empty() => Type::Unit,
        syn::Type::Tuple(t) => Type::Tuple(t.elems.iter().map(|t| type_of(t, reals)).collect()),
        syn::Type::Slice(t) => Type::Slice(Box::new(type_of(&t.elem, reals))),
        syn::Type::Array(t) => Type::Array(
            Box::new(type_of(&t.elem, reals)),
            crate::consts::length(&t.len),
        ),
        syn::Type::Path(p) if p.qself.is_none() => path_type(&p.path, reals),
        syn::Type::Path(p) => Type::Named(crate::check::shown(p).into()),
        _ => Type::Open,
    }
}

fn path_type(path: &syn::Path, reals: &[String]) -> Type {
    let Some(last) = path.segments.last() else {
        return Type::Open;
    };
    let name = last.ident.to_string();
    let named = || Type::Named(crate::check::shown(path).into());
    if crate::constant_types::is_non_zero(&name) {
        return Type::Open;
    }
    if let syn::PathArguments::AngleBracketed(args) = &last.arguments {
        return match args.args.first() {
            Some(syn::GenericArgument::Type(t)) if name == "Vec" && args.args.len() == 1 => {
                Type::Vec(Box::new(type_of(t, reals)))
            }
            _ => named(),
        };
    }
    match name.as_str() {
        // has no size, as a slice
        "str" => Type::Slice(Box::new(Type::Open)),
        "char" | "String" => Type::Open,
        "f64" => Type::F64,
        "f32" => Type::F32,
        "bool" => Type::Bool,
        _ if reals.contains(&name) && path.segments.len() == 1 => {
            Type::Float(FloatType::Param(name.into()))
        }
        _ => IntType::ALL
            .iter()
            .find(|(t, n)| *n == name && *t != IntType::Open)
            .map_or_else(named, |(t, _)| Type::Int(*t)),
    }
}

fn is_no_diff(arg: &syn::FnArg) -> bool {
    let attrs = match arg {
        syn::FnArg::Typed(a) => &a.attrs,
        syn::FnArg::Receiver(r) => &r.attrs,
    };
    attrs.iter().any(|a| a.path().is_ident("no_diff"))
}

/// A function without the helper attributes.
pub fn stripped(mut function: syn::ItemFn) -> syn::ItemFn {
    captured::spell_out(&function.sig, &mut function.block);
    Strip.visit_item_fn_mut(&mut function);
    function
}

/// A method without the helper attributes.
pub fn strip(method: &mut syn::ImplItemFn) {
    captured::spell_out(&method.sig, &mut method.block);
    Strip.visit_impl_item_fn_mut(method);
}

/// A method of a trait without the helper attributes.
pub fn strip_trait(method: &mut syn::TraitItemFn) {
    if let Some(body) = &mut method.default {
        captured::spell_out(&method.sig, body);
    }
    Strip.visit_trait_item_fn_mut(method);
}

/// Removes the helper attributes, which rustc does not know.
struct Strip;

impl VisitMut for Strip {
    /// Those of items inside are their own business.
    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
    /// What only an attribute names is used.
    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        block.stmts = std::mem::take(&mut block.stmts)
            .into_iter()
            .flat_map(|stmt| {
                let named = checkpoint::named(&stmt).into_iter();
                let used = named.map(|n| syn::parse_quote!(let _ = &(#n);));
                used.chain([stmt]).collect::<Vec<_>>()
            })
            .collect();
        crate::visit::visit_block_mut(self, block);
    }
    fn visit_attributes_mut(&mut self, attrs: &mut Vec<syn::Attribute>) {
        let ours = ["no_diff", "checkpoint", "parallel"];
        attrs.retain(|a| !ours.iter().any(|name| a.path().is_ident(name)));
    }
    fn visit_expr_mut(&mut self, e: &mut syn::Expr) {
        crate::visit::visit_expr_mut(self, e);
        crate::parallel::in_order(e);
    }
}
