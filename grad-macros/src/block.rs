//! `#[differentiable]` on `impl` blocks and traits: every method that has something to differentiate gets its companion.

use crate::args::{Args, EquationKind, RuleKind};
use crate::bounds;
use crate::called;
use crate::derefs;
use crate::emit;
use crate::expand;
use crate::mirror;
use crate::model::{By, Model, Param};
use crate::overridden::{self, Modes};
use crate::owner::{self, Kind, Owner, Sibling};
use crate::report::{Problems, Site};
use crate::std_traits;
use crate::visit::VisitMut;
use crate::world::World;
use grad_core::ir::Type;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use std::rc::Rc;

/// The head of an `impl` of an operator.
pub struct OperatorImpl {
    /// The generic params.
    pub generics: syn::Generics,
    /// The left operand's type.
    pub self_ty: syn::Type,
    /// The trait as written.
    pub path: syn::Path,
    /// The right operand's type, if there is one.
    pub rhs: Option<syn::Type>,
    /// What it gives, of one that does not assign.
    pub output: Option<syn::Type>,
    /// The method: `add`, `mul_assign`, `neg`.
    pub name: &'static str,
}

/// The traits of operators, with their methods.
const OPERATORS: [(&str, &str); 11] = [
    ("Add", "add"),
    ("Sub", "sub"),
    ("Mul", "mul"),
    ("Div", "div"),
    ("Rem", "rem"),
    ("Neg", "neg"),
    ("AddAssign", "add_assign"),
    ("SubAssign", "sub_assign"),
    ("MulAssign", "mul_assign"),
    ("DivAssign", "div_assign"),
    ("RemAssign", "rem_assign"),
];

/// Whether a trait is one of an operator.
pub fn is_operator(name: &str) -> bool {
    OPERATORS.iter().any(|(of, _)| *of == name)
}

/// Traits of std whose functions are found through the type.
const CONSTRUCTORS: [&str; 2] = ["Default", "From"];

impl OperatorImpl {
    /// Whether an `impl` is one of an operator.
    fn of(item: &syn::ItemImpl) -> Option<OperatorImpl> {
        let (_, path, _) = item.trait_.as_ref()?;
        let last = path.segments.last()?;
        let (_, name) = OPERATORS.iter().find(|(of, _)| last.ident == of)?;
        let given = match &last.arguments {
            syn::PathArguments::AngleBracketed(args) => args.args.iter().find_map(|a| match a {
                syn::GenericArgument::Type(ty) => Some(ty.clone()),
                _ => None,
            }),
            _ => None,
        };
        Some(OperatorImpl {
            generics: item.generics.clone(),
            self_ty: (*item.self_ty).clone(),
            path: path.clone(),
            output: item.items.iter().find_map(|item| match item {
                syn::ImplItem::Type(output) => Some(output.ty.clone()),
                _ => None,
            }),
            rhs: (*name != "neg").then(|| given.unwrap_or_else(|| (*item.self_ty).clone())),
            name,
        })
    }
    /// Whether it changes its left operand.
    pub fn assigns(&self) -> bool {
        self.name.ends_with("_assign")
    }
}

/// Why the methods of a type whose size rustc does not know have no derivatives, and what to do.
fn unsized_type(ty: &syn::Type) -> Option<(&'static str, &'static str)> {
    match ty {
        syn::Type::TraitObject(_) => Some((
            "a trait object has no gradient",
            "implement it for the types behind it",
        )),
        syn::Type::Slice(_) => Some((
            "methods of a slice have derivatives only in a module with the attribute",
            "write `#[differentiable] mod m { .. }` around the trait, the `impl` and what calls them, or implement the trait for `Vec<f64>` or `[f64; N]`",
        )),
        _ => None,
    }
}

/// The function that has the derivatives of an `impl From<..>` of which the file shows that there are several, or that it makes a number.
fn hidden_conversion(item: &syn::ItemImpl) -> Option<syn::Item> {
    let from = item.items.iter().find_map(|item| match item {
        syn::ImplItem::Fn(f) => Some(syn::ItemFn {
            attrs: vec![],
            vis: syn::Visibility::Inherited,
            sig: f.sig.clone(),
            block: Box::new(f.block.clone()),
        }),
        _ => None,
    });
    let file = crate::world::file::around(&from?, Some(&item.self_ty))?;
    file.hidden_conversion(item)
}

/// `#[differentiable] impl ..`
pub fn implementation(
    world: Option<&World>,
    args: TokenStream,
    mut item: syn::ItemImpl,
) -> TokenStream {
    let has_checks = item.trait_.is_none() || OperatorImpl::of(&item).is_some();
    if world.is_none()
        && let Some(hidden) = hidden_conversion(&item)
    {
        let item = as_written(item);
        return quote!(#item #[::grads::differentiable(#args)] #hidden);
    }
    let (of_all, mut errors) = of_block(args, "impl", has_checks);
    let implied = world.is_some_and(World::is_implied);
    if implied && !world.is_some_and(|world| is_seen(world, &item)) {
        return as_written(item);
    }
    if implied && matches!(&*item.self_ty, syn::Type::Slice(_)) {
        // its methods are lowered where they are called
        return as_written(item);
    }
    if let Some((message, help)) = unsized_type(&item.self_ty) {
        let mut problems = Problems::default();
        problems.refuse(Site::of(&item.self_ty), message, help);
        errors.extend(problems.to_compile_errors());
        return quote!(#item #errors);
    }
    if let Some(beside) = std_traits::beside(&item) {
        let item = as_written(item);
        return quote!(#item #errors #beside);
    }
    if let Some(started) = crate::sums::started(&item, implied) {
        return quote!(#item #started #errors);
    }
    if let Some(mirror) = derefs::mirrored(&item) {
        if implied && crate::report::has_error(&mirror) {
            return as_written(item);
        }
        return quote!(#item #mirror #errors);
    }
    name_lifetimes(&mut item);
    let operator = OperatorImpl::of(&item);
    let trait_name = item
        .trait_
        .as_ref()
        .and_then(|(_, path, _)| path.segments.last())
        .map(|s| s.ident.to_string());
    // the derivatives are those of hidden functions
    if implied && world.is_some_and(|world| world.is_among_conversions(&item)) {
        return as_written(item);
    }
    let kind = match &trait_name {
        _ if operator.is_some() => Kind::Operator,
        Some(name) if CONSTRUCTORS.iter().any(|c| c == name) => Kind::Inherent,
        Some(_) => Kind::OfTrait,
        None => Kind::Inherent,
    };
    let mirror = match trait_name.as_deref() {
        Some("Index" | "IndexMut") => mirror::mirrored(&item),
        _ => quote!(),
    };
    if implied && crate::report::has_error(&mirror) {
        return as_written(item);
    }
    let world = match &item.trait_ {
        Some((_, path, _)) if kind == Kind::OfTrait => world.map(|world| world.of_trait(path)),
        _ => world.cloned(),
    };
    let mut spelled = Spelled::new(&item, kind);
    let owner = Rc::new(Owner {
        kind,
        generics: item.generics.clone(),
        self_ty: Some((*item.self_ty).clone()),
        forward: of_all.forward,
        order: of_all.order,
        check_finite: of_all.check_finite,
        methods: item
            .items
            .iter()
            .filter_map(|i| match i {
                syn::ImplItem::Fn(f) => Some(sibling(&f.sig)),
                _ => None,
            })
            .collect(),
    });
    let (mut companions, mut underived, mut given) = (TokenStream::new(), vec![], vec![]);
    for method in &mut item.items {
        let syn::ImplItem::Fn(method) = method else {
            continue;
        };
        let written = Written::take(&mut method.attrs);
        let mut function = syn::ItemFn {
            attrs: method.attrs.clone(),
            vis: method.vis.clone(),
            sig: method.sig.clone(),
            block: Box::new(method.block.clone()),
        };
        crate::model::strip(method);
        if written.left_out || !mirror.is_empty() {
            if let Some(world) = world.as_ref().filter(|_| written.left_out) {
                world.left_out(Some(&owner), &method.sig.ident);
            }
            underived.push(method.sig.ident.clone());
            continue;
        }
        if world.is_none() && kind == Kind::Inherent && crate::lending::is_lending(&function.sig) {
            companions.extend(crate::lending::witness(Some(&item.self_ty), &function));
            underived.push(method.sig.ident.clone());
            continue;
        }
        spelled.visit_signature_mut(&mut function.sig);
        if kind == Kind::Inherent && trait_name.is_some() {
            function.vis = syn::parse_quote!(pub);
        }
        let Made {
            companion,
            errors: found,
            modes,
        } = written.companion(&owner, world.as_ref(), function, true, operator.as_ref());
        match companion.is_empty() {
            true => underived.push(method.sig.ident.clone()),
            false => given.push(modes),
        }
        if !companion.is_empty() && kind == Kind::Inherent {
            // its derivative may be all that is used of it
            method.attrs.push(syn::parse_quote!(#[allow(dead_code)]));
        }
        if !companion.is_empty() && trait_name.is_none() {
            method.attrs.extend(called::mark(&method.attrs));
        }
        companions.extend(companion);
        errors.extend(found);
    }
    match kind {
        Kind::OfTrait => {
            let said = owner.modes();
            let modes = match world.as_ref().and_then(World::modes_of_trait) {
                Some(of_trait) => of_trait.or(said),
                None => given.iter().fold(said, |all, own| all.and(*own)),
            };
            let second = given.iter().any(|own| own.second);
            bounds::of_trait_impl(world.as_ref(), &mut item, second);
            if mirror.is_empty() {
                companions.extend(overridden::given(&item));
                companions.extend(overridden::modes_given(&item, modes));
                errors.extend(overridden::asked(&item, &underived));
            }
            item.items.push(syn::ImplItem::Verbatim(companions));
            quote!(#item #mirror #errors)
        }
        Kind::Operator => quote!(#item #companions #errors),
        Kind::Inherent | Kind::Trait | Kind::Unseen => {
            let (generics, ty) = (&item.generics, &item.self_ty);
            let (params, _, bounds) = generics.split_for_impl();
            quote!(#item impl #params #ty #bounds { #companions } #errors)
        }
    }
}

/// Whether an `impl` that has no attribute of its own is looked into: it is one of a type's own methods, of a trait that is seen too, or of
/// one of std's whose methods have derivatives.
fn is_seen(world: &World, item: &syn::ItemImpl) -> bool {
    const PLACES: [&str; 5] = ["Index", "IndexMut", "Deref", "DerefMut", "Sum"];
    if matches!(&*item.self_ty, syn::Type::TraitObject(_)) || item.unsafety.is_some() {
        return false;
    }
    let Some((negative, path, _)) = &item.trait_ else {
        return true;
    };
    let known = |name: &str| {
        let operators = OPERATORS.iter().map(|(of, _)| of);
        operators
            .chain(&CONSTRUCTORS)
            .chain(&PLACES)
            .any(|of| *of == name)
    };
    let last = path.segments.last().map(|s| s.ident.to_string());
    let of_std = last.is_some_and(|name| match CONSTRUCTORS.iter().any(|of| name == *of) {
        // what is generated is a block of the type's own
        true => world.has_type_of(&item.self_ty),
        false => known(&name),
    });
    negative.is_none() && (world.has_trait(path) || of_std)
}

/// The block without attributes that only we know.
fn as_written(mut item: syn::ItemImpl) -> TokenStream {
    for method in &mut item.items {
        if let syn::ImplItem::Fn(method) = method {
            Written::take(&mut method.attrs);
            crate::model::strip(method);
        }
    }
    item.into_token_stream()
}

/// `#[differentiable] trait ..`
pub fn definition(
    world: Option<&World>,
    args: TokenStream,
    mut item: syn::ItemTrait,
) -> TokenStream {
    let (of_all, mut errors) = of_block(args, "trait", false);
    let world = world.map(|world| world.of_trait(&item.ident.clone().into()));
    let world = world.as_ref();
    let owner = Rc::new(Owner {
        kind: Kind::Trait,
        generics: item.generics.clone(),
        self_ty: None,
        forward: of_all.forward,
        order: of_all.order,
        check_finite: None,
        methods: item
            .items
            .iter()
            .filter_map(|i| match i {
                syn::TraitItem::Fn(f) => Some(sibling(&f.sig)),
                _ => None,
            })
            .collect(),
    });
    let apart = bounds::apart::from_self(&item);
    let (mut companions, mut has_defaults) = (TokenStream::new(), false);
    let (mut modes, mut by_default) = (owner.modes(), Modes::default());
    for method in &mut item.items {
        let syn::TraitItem::Fn(method) = method else {
            continue;
        };
        let written = Written::take(&mut method.attrs);
        let has_body = method.default.is_some();
        let block = method.default.clone();
        let mut function = syn::ItemFn {
            attrs: method.attrs.clone(),
            vis: syn::Visibility::Inherited,
            sig: method.sig.clone(),
            block: Box::new(block.unwrap_or_else(|| syn::parse_quote!({}))),
        };
        crate::model::strip_trait(method);
        if written.left_out {
            if let Some(world) = world {
                world.left_out(Some(&owner), &method.sig.ident);
            }
            continue;
        }
        let has_values = !apart.contains(&function.sig.ident.to_string());
        bound_self(&mut function.sig, has_values);
        if has_body && has_values {
            bounds::add_operators_of_self(world, &item.supertraits, &mut function.sig);
        }
        let derived = written.own.is_some() || has_derivative_of(&owner, world, &function);
        let Made {
            companion,
            errors: found,
            modes: own,
        } = written.companion(&owner, world, function, has_body, None);
        if !companion.is_empty() {
            modes = modes.or(own);
        }
        let left_plain = world.is_some() && companion.is_empty();
        if has_body && derived && !left_plain {
            companions.extend(overridden::by_default(&method.sig.ident));
            has_defaults = true;
            by_default = by_default.or(own);
        }
        if !companion.is_empty() {
            method.attrs.push(syn::parse_quote!(#[allow(dead_code)]));
            method.attrs.extend(called::mark(&method.attrs));
        }
        companions.extend(companion);
        errors.extend(found);
    }
    companions.extend(overridden::of_impls(&item, has_defaults));
    if let Some(of_trait) = world.and_then(World::modes_of_trait) {
        // those of its impls in the world are settled with it
        modes = of_trait.or(owner.modes());
        by_default = modes;
    }
    companions.extend(overridden::modes_of_impls(&item, modes, by_default));
    item.items.push(syn::TraitItem::Verbatim(companions));
    quote!(#item #errors)
}

/// What is made of a method.
struct Made {
    companion: TokenStream,
    errors: TokenStream,
    /// The modes that the companion has.
    modes: Modes,
}

impl Made {
    fn new(companion: TokenStream, errors: TokenStream, modes: Modes) -> Made {
        Made {
            companion,
            errors,
            modes,
        }
    }
}

/// What stands on a method.
struct Written {
    /// Its own `#[differentiable(..)]`.
    own: Option<Args>,
    /// `#[no_diff]`.
    left_out: bool,
    problems: Problems,
}

impl Written {
    /// Takes our attributes off.
    fn take(attrs: &mut Vec<syn::Attribute>) -> Written {
        let mut written = Written {
            own: None,
            left_out: false,
            problems: Problems::default(),
        };
        attrs.retain(|attr| {
            let last = attr.path().segments.last();
            if last.is_some_and(|s| s.ident == "differentiable") {
                let tokens = match &attr.meta {
                    syn::Meta::List(list) => list.tokens.clone(),
                    syn::Meta::Path(_) | syn::Meta::NameValue(_) => TokenStream::new(),
                };
                written.own = Some(Args::parse(tokens, &mut written.problems));
                return false;
            }
            let no_diff = attr.path().is_ident("no_diff");
            written.left_out |= no_diff;
            !no_diff
        });
        written
    }

    /// The companion of a method, and the errors in it. A method without an attribute of its own that has nothing to
    /// differentiate has none.
    fn companion(
        mut self,
        owner: &Rc<Owner>,
        world: Option<&World>,
        function: syn::ItemFn,
        has_body: bool,
        operator: Option<&OperatorImpl>,
    ) -> Made {
        let asked = self.own.is_some();
        let mut args = self.own.take().unwrap_or(Args {
            unconnected_zero: true,
            ..Args::default()
        });
        if args
            .rule
            .as_ref()
            .is_some_and(|r| r.kind == RuleKind::Partials)
        {
            // partials serve both modes
            args.forward = args.forward.or(owner.forward.clone());
            args.order = args.order.or(owner.order.clone());
        }
        if args.rule.is_none() {
            args.check_finite = args.check_finite.or(owner.check_finite.clone());
            args.forward = args.forward.or(owner.forward.clone());
            let is_minimum = args
                .equation
                .as_ref()
                .is_some_and(|e| e.kind == EquationKind::Minimum);
            let order = owner.order.clone();
            args.forward = args.forward.or(order.clone().filter(|_| is_minimum));
            let order = order.filter(|_| !is_minimum);
            args.order = args.order.or(order);
        }
        if let Some(world) = world.filter(|world| match owner.kind {
            Kind::Inherent | Kind::Operator => true,
            // what a trait of another place has is not known here
            Kind::Trait | Kind::OfTrait => world.is_of_trait(),
            Kind::Unseen => false,
        }) {
            world.with_modes(&function.sig.ident, &mut args);
        }
        let modes = args.modes();
        let mut problems = std::mem::take(&mut self.problems);
        crate::check::attributes(&function, &mut problems);
        let misused = problems.len();
        let world = world.map(|w| w.asked(!w.is_implied() || asked || misused > 0));
        let model = Model::of(
            Some(owner.clone()),
            world.as_ref(),
            args,
            function,
            &mut problems,
        );
        if !asked && !has_derivative(&model) {
            let counts = matches!(owner.kind, Kind::Inherent | Kind::Trait)
                && problems.is_empty()
                && is_count(&model);
            let constructs = world.is_none()
                && owner.kind == Kind::Inherent
                && problems.is_empty()
                && is_constructor(&model);
            if let Some(world) = &world {
                world.without(&model, counts);
            }
            let companion = match (counts, constructs) {
                (true, _) => emit::constant(&model),
                (false, true) => emit::constructor(model),
                (false, false) => TokenStream::new(),
            };
            return Made::new(companion, problems.to_compile_errors(), modes);
        }
        crate::check::check(&model, &mut problems);
        let sound = problems.len() == misused;
        if !has_body {
            let settled = match &world {
                Some(world) => world.required(&model),
                None => Some(model),
            };
            let companion = match settled.filter(|_| sound) {
                Some(model) => emit::required(&model),
                None => TokenStream::new(),
            };
            return Made::new(companion, problems.to_compile_errors(), modes);
        }
        let offer = match asked {
            true => "",
            false => "mark the method `#[no_diff]` to leave it without a derivative",
        };
        let (companion, mut problems) = match operator {
            Some(operator) if sound => expand::operator(&model, operator, problems, offer),
            // even its gradients would need our trait
            Some(_) if !crate::model::foreign_floats(&owner.generics).is_empty() => {
                (quote!(), problems.offering(offer))
            }
            Some(operator) => (
                emit::stub_operator(&model, operator),
                problems.offering(offer),
            ),
            None => expand::with_fallback(&model, problems, sound, offer),
        };
        let mut errors = TokenStream::new();
        if let Some(world) = &world {
            errors.extend(world.said_of_method(&model));
        }
        if let Some(this) = &owner.self_ty
            && owner.generics.params.is_empty()
        {
            errors.extend(problems.leave_to_rustc(&model.written, Some(this)));
        }
        errors.extend(problems.to_compile_errors());
        Made::new(companion, errors, modes)
    }
}

/// Takes `#[no_diff]` off. Whether it was there.
pub fn take_no_diff(attrs: &mut Vec<syn::Attribute>) -> bool {
    let before = attrs.len();
    attrs.retain(|attr| !attr.path().is_ident("no_diff"));
    attrs.len() < before
}

/// The same of a method without an attribute of its own.
fn has_derivative_of(owner: &Rc<Owner>, world: Option<&World>, function: &syn::ItemFn) -> bool {
    let args = Args {
        unconnected_zero: true,
        ..Args::default()
    };
    let mut unsaid = Problems::default();
    has_derivative(&Model::of(
        Some(owner.clone()),
        world,
        args,
        function.clone(),
        &mut unsaid,
    ))
}

/// Whether the signature has something to differentiate, and something to differentiate it for.
pub fn has_derivative(model: &Model) -> bool {
    // what may change between its calls has no derivative, which nobody asked for here
    let called = |p: &Param| p.is_active_function() && p.by != By::Mut;
    let input = model.params.iter().any(|p| p.differentiated || called(p));
    let left = model
        .params
        .iter()
        .any(|p| p.by == By::Mut && p.differentiated);
    let returned = match &model.item.sig.output {
        syn::ReturnType::Default => false,
        syn::ReturnType::Type(_, ty) => {
            !matches!(**ty, syn::Type::Reference(_))
                && !crate::iterator_types::is_opaque(ty)
                && model.ret != Type::Open
                && model.ret.is_differentiable()
        }
    };
    input && (left || returned)
}

/// Whether a function is just a function: nobody can ask for a derivative of it, which then is an error where it is done.
pub fn is_constant(model: &Model) -> bool {
    let sig = &model.item.sig;
    let is_plain = sig.asyncness.is_none() && sig.unsafety.is_none() && sig.abi.is_none();
    let writes = |p: &Param| p.by == By::Mut && p.function.is_none();
    let lends = matches!(&sig.output, syn::ReturnType::Type(_, ty) if lends_floats(ty));
    model.owner.is_none()
        && is_plain
        && !lends
        && model.args.is_of_modes()
        && !model.params.iter().any(|p| p.pat.is_some() || writes(p))
        && !has_derivative(model)
}

/// Whether a type is a reference to what may have floats in it.
fn lends_floats(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Reference(r) if !crate::check::is_text(&r.elem)
        && !crate::derive::types::has_no_float(&r.elem))
}

/// Whether all that a function takes and gives is spelled, so that its companion can be.
pub fn is_spelled(model: &Model) -> bool {
    let known = |ty: &Type| !matches!(ty, Type::Open | Type::Named(_));
    let mut params = model.params.iter();
    known(&model.ret)
        && model.item.sig.generics.params.is_empty()
        && params.all(|p| p.function.is_none() && (p.no_diff || known(&p.ty)))
}

/// Whether a method of no derivative can stand among numbers all the same: it counts, or tests.
fn is_count(model: &Model) -> bool {
    let plain = model
        .params
        .iter()
        .all(|p| p.by != By::Mut && p.function.is_none() && p.pat.is_none());
    let sig = &model.item.sig;
    plain
        && sig.asyncness.is_none()
        && sig.unsafety.is_none()
        && sig.receiver().is_some_and(|r| r.colon_token.is_none())
        && model
            .params
            .iter()
            .all(|p| p.differentiated || p.ty != Type::Open)
        && matches!(model.ret, Type::Int(_) | Type::Bool)
}

/// Whether a function of a type makes a value of counts alone, `Image::new(w, h)`: whoever calls it may not know that they are counts.
fn is_constructor(model: &Model) -> bool {
    let sig = &model.item.sig;
    let is_plain = sig.receiver().is_none()
        && sig.generics.params.is_empty()
        && sig.asyncness.is_none()
        && sig.unsafety.is_none();
    let is_count = |p: &Param| p.by == By::Value && matches!(p.ty, Type::Int(_) | Type::Bool);
    is_plain
        && !model.params.is_empty()
        && model.params.iter().all(|p| is_count(p) && p.pat.is_none())
        && matches!(&sig.output, syn::ReturnType::Type(_, ty)
            if !matches!(**ty, syn::Type::Reference(_)) && !crate::iterator_types::is_opaque(ty))
        && matches!(model.ret, Type::Named(_) | Type::Float(_))
}

/// What the methods of a block know of one.
pub fn sibling(sig: &syn::Signature) -> Sibling {
    Sibling {
        name: sig.ident.to_string(),
        receiver: owner::receiver(sig),
        output: sig.output.clone(),
    }
}

/// Types as the companion spells them: those that the block gives names to are written out.
pub struct Spelled {
    pub types: Vec<(String, syn::Type)>,
    /// What `Self` is, where companions stand outside of the block, or it has lifetimes.
    this: Option<syn::Type>,
}

impl Spelled {
    pub fn new(item: &syn::ItemImpl, kind: Kind) -> Spelled {
        let types = item.items.iter().filter_map(|i| match i {
            syn::ImplItem::Type(t) => Some((t.ident.to_string(), t.ty.clone())),
            _ => None,
        });
        let this = (*item.self_ty).clone();
        let borrows = kind == Kind::Inherent && item.generics.lifetimes().next().is_some();
        let mut spelled = Spelled {
            types: types.collect(),
            this: (kind == Kind::Operator || borrows).then_some(this),
        };
        let mut types = std::mem::take(&mut spelled.types);
        for (_, ty) in &mut types {
            spelled.visit_type_mut(ty);
        }
        spelled.types = types;
        spelled
    }
}

impl VisitMut for Spelled {
    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        if let syn::Type::Path(p) = ty
            && p.qself.is_none()
        {
            let names: Vec<String> = p
                .path
                .segments
                .iter()
                .map(|s| s.ident.to_string())
                .collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            match (&names[..], &self.this) {
                (["Self", name], _) => {
                    if let Some((_, found)) = self.types.iter().find(|(n, _)| n == name) {
                        *ty = found.clone();
                        return;
                    }
                }
                (["Self"], Some(this)) => {
                    *ty = this.clone();
                    return;
                }
                _ => {}
            }
        }
        crate::visit::visit_type_mut(self, ty);
    }
    fn visit_receiver_mut(&mut self, receiver: &mut syn::Receiver) {
        self.visit_type_mut(&mut receiver.ty);
    }
}

/// Lifetimes that the head leaves out get names, so that companions can refer to them.
fn name_lifetimes(item: &mut syn::ItemImpl) {
    let mut names = owner::Lifetimes::of_block();
    names.visit_type_mut(&mut item.self_ty);
    if let Some((_, path, _)) = &mut item.trait_ {
        names.visit_path_mut(path);
    }
    let written = item.generics.params.len();
    names.declare(&mut item.generics);
    if item.generics.params.len() > written {
        let attr = syn::parse_quote!(#[allow(single_use_lifetimes, clippy::needless_lifetimes)]);
        item.attrs.push(attr);
    }
}

/// The companions of a trait are for types of known size that have gradients, if values of these are met.
fn bound_self(sig: &mut syn::Signature, has_values: bool) {
    let constant = sig
        .receiver()
        .is_some_and(|r| r.attrs.iter().any(|a| a.path().is_ident("no_diff")));
    let clause = sig
        .generics
        .where_clause
        .get_or_insert_with(|| syn::parse_quote!(where));
    clause.predicates.push(if !has_values {
        syn::parse_quote!(Self: ::core::marker::Sized)
    } else if constant {
        syn::parse_quote!(Self: ::core::marker::Sized + ::core::marker::Send + ::core::marker::Sync)
    } else {
        syn::parse_quote! {
            Self: ::core::marker::Sized
                + ::core::marker::Send
                + ::core::marker::Sync
                + ::grads::Differentiable
        }
    });
}

/// `forward`, `order` and `check_finite` alone, which may stand on a whole block of a type's own methods.
fn modes_of_all(args: &TokenStream) -> Option<Args> {
    let mut problems = Problems::default();
    let args = Args::parse(args.clone(), &mut problems);
    let says = args.has_forward_mode() || args.check_finite.is_some();
    (problems.is_empty() && says && args.is_of_modes()).then_some(args)
}

/// What a block says of all its methods, or the error that it may not. Checks of numbers are made by a type's own methods.
fn of_block(args: TokenStream, what: &str, has_checks: bool) -> (Args, TokenStream) {
    let of_all = modes_of_all(&args).filter(|a| has_checks || a.check_finite.is_none());
    match of_all {
        Some(of_all) => (of_all, TokenStream::new()),
        None => (Args::default(), no_arguments(args, what)),
    }
}

/// A block takes no other arguments: they are about one method.
fn no_arguments(args: TokenStream, what: &str) -> TokenStream {
    let mut problems = Problems::default();
    if !args.is_empty() {
        problems.refuse(
            Site::of(&args),
            format!(
                "`#[differentiable]` on {} block takes no arguments",
                if what == "impl" {
                    "an `impl`"
                } else {
                    "a `trait`"
                }
            ),
            "write them on the method that they are about: `#[differentiable(wrt(x))] fn ..`",
        );
    }
    problems.to_compile_errors()
}
