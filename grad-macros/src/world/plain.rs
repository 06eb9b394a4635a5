//! Which functions have no derivative: those that cannot be differentiated themselves, and those whose derivative would need
//! that of one of these.

use super::World;
use super::items::Module;
use super::names;
use super::turn::{Plain, companion_beside};
use super::units::{Name, State, Unit, Units};
use crate::closures::Derivative;
use crate::functions::Given;
use crate::lower::{is_adapter, scalar_prim};
use crate::model::{Lowered, Model};
use crate::nested;
use crate::owner;
use crate::report::{Problems, Site};
use grad_core::array_methods::{
    ARRAY_METHODS, MAKERS, has_forward_mode, is_of_foreign, maker_has_forward_mode,
};
use grad_core::ir::{Call, FuncGraph, Node, NodeKind, Type};
use grad_core::ordered::OrderedMap;
use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;

/// Why a function has no derivative.
#[derive(Clone)]
pub struct Reason {
    /// The functions that are called one by the other until there is one that itself cannot be differentiated.
    through: Vec<String>,
    /// Where the first of them is called.
    called: Option<Site>,
    /// What stands in the way there.
    message: String,
    /// What to do about it.
    help: Option<String>,
    /// Where it stands.
    pub site: Site,
}

impl Reason {
    /// The first of `problems` with the function of `model`.
    pub fn of(model: &Model, problems: &Problems) -> Reason {
        let own = Site::of(&model.item.sig.ident);
        let (site, text) = problems
            .first()
            .unwrap_or((own, "rustc finds a mistake in it"));
        let (message, help) = match text.split_once("\nhelp: ") {
            Some((message, help)) => (message, Some(help.to_string())),
            None => (text, None),
        };
        Reason {
            through: vec![],
            called: None,
            message: message.to_string(),
            help,
            site,
        }
    }

    /// Of a function without params or results that have derivatives.
    pub fn without(model: &Model) -> Reason {
        let has_params = model.params.iter().any(|p| p.differentiated);
        Reason::in_signature(
            &model.item.sig.ident,
            match has_params {
                true => "it gives nothing that has a derivative",
                false => "it has no param to differentiate",
            },
        )
    }

    /// Of a function that is marked.
    pub fn left_out(ident: &Ident) -> Reason {
        Reason {
            help: Some("remove the mark".to_string()),
            ..Reason::in_signature(ident, "it is marked `#[no_diff]`")
        }
    }

    fn in_signature(ident: &Ident, message: &str) -> Reason {
        Reason {
            through: vec![],
            called: None,
            message: message.to_string(),
            help: None,
            site: Site::of(ident),
        }
    }

    /// Of a function that calls `callee`, which has no derivative for this reason.
    fn behind(&self, call: &Called) -> Reason {
        let mut through = vec![call.shown.clone()];
        through.extend(self.through.iter().cloned());
        Reason {
            through,
            called: Some(call.site),
            ..self.clone()
        }
    }

    /// The error at the call that would need a derivative which there is not.
    pub fn at_call(&self) -> (Site, String) {
        let (callee, through) = match self.through.split_first() {
            Some((callee, through)) => (callee.clone(), through.to_vec()),
            None => (String::new(), vec![]),
        };
        let of_callee = Reason {
            through,
            ..self.clone()
        };
        (self.called.unwrap_or(self.site), of_callee.said_of(&callee))
    }

    /// That `name` cannot be differentiated, and why.
    pub fn said_of(&self, name: &str) -> String {
        let calls: Vec<String> = self
            .through
            .iter()
            .map(|f| format!("calls `{f}`"))
            .collect();
        let through = match calls.is_empty() {
            true => String::new(),
            false => format!("it {}: ", calls.join(", which ")),
        };
        let place = line_of(self.site).map_or_else(String::new, |line| format!(" ({line})"));
        format!(
            "`{name}` cannot be differentiated: {through}{}{place}",
            self.message
        )
    }

    /// What to do about it.
    pub fn help(&self) -> &str {
        let of_all = "give the function a rule (`vjp = rule`), or wrap what it is given in `stop_gradient(..)`";
        self.help.as_deref().unwrap_or(of_all)
    }
}

/// The file and the line of a place.
fn line_of(site: Site) -> Option<String> {
    if !proc_macro::is_available() {
        return None;
    }
    let at = site.start().unwrap();
    let path = at.file();
    let file = path.rsplit(['/', '\\']).next()?;
    Some(format!("{file} line {}", at.line()))
}

/// A call whose derivative is used.
pub struct Called {
    callee: Callee,
    /// As it is written.
    shown: String,
    site: Site,
    /// Whether its forward mode is used.
    jvp: bool,
}

/// What is called.
enum Callee {
    /// Functions of one of these names, one of which it is.
    Among(Vec<Name>),
    /// A method of this name, of a type that is not seen.
    Method(String),
    /// What an array of another crate has, with forward mode.
    OfArrays,
    /// What is of another crate, or a method of a type of the world's that the world does not have.
    Outside,
}

impl Called {
    /// Whether it uses a forward mode that there is not, as far as that is seen.
    pub fn lacks_modes(&self, all: &[Unit]) -> bool {
        let of_std = matches!(&self.callee, Callee::Method(name) if is_of_std(name));
        let called = self.leads_to(all);
        let lacks = |at: &usize| !all[*at].has_modes();
        let known = of_std || matches!(self.callee, Callee::OfArrays);
        self.jvp && !known && (called.is_empty() || called.iter().any(lacks))
    }

    /// The functions that may be called.
    pub fn leads_to(&self, all: &[Unit]) -> Vec<usize> {
        let is_called = |name: &Name| match &self.callee {
            Callee::Among(names) => names.contains(name),
            Callee::Method(method) => name.of.is_some() && name.name == *method,
            Callee::OfArrays | Callee::Outside => false,
        };
        let units = all.iter().enumerate();
        units
            .filter(|(_, u)| is_called(&u.name))
            .map(|(at, _)| at)
            .collect()
    }
}

/// Why what is called has no derivative, if that is known: where it is not seen which method it is, if none has one.
fn reason(callee: &Callee, all: &[Unit]) -> Option<Reason> {
    let by_name = |wanted: &dyn Fn(&Name) -> bool| {
        let units = all.iter().filter(|u| wanted(&u.name));
        units.collect::<Vec<&Unit>>()
    };
    match callee {
        Callee::OfArrays | Callee::Outside => None,
        Callee::Among(names) => {
            let units = by_name(&|name| names.contains(name));
            units.into_iter().find_map(|u| u.reason().cloned())
        }
        Callee::Method(method) => {
            let units = by_name(&|name| name.of.is_some() && name.name == *method);
            let plain = units.iter().all(|u| u.reason().is_some());
            units.first().filter(|_| plain)?.reason().cloned()
        }
    }
}

impl Unit {
    /// Why a call in it has no derivative. What is not seen has one if the function says that it has.
    fn because_of(&self, call: &Called, all: &[Unit]) -> Option<Reason> {
        match call.callee {
            Callee::OfArrays => None,
            Callee::Outside if self.asked => None,
            Callee::Outside => Some(Reason {
                through: vec![],
                called: None,
                message: format!("nothing shows that `{}` has a derivative", call.shown),
                help: Some(
                    "write `#[differentiable]` on this function, too, if it has one".to_string(),
                ),
                site: call.site,
            }),
            Callee::Among(_) | Callee::Method(_) => Some(reason(&call.callee, all)?.behind(call)),
        }
    }
}

/// The calls in a derivative that use those of other functions.
pub fn calls(
    world: &World,
    model: &Model,
    lowered: &Lowered,
    derivative: &Derivative,
) -> Vec<Called> {
    let mut calls: Vec<Called> = vec![];
    for module in modules(derivative) {
        for graph in module.funcs.values() {
            for node in graph.nodes.values() {
                let call = match &node.kind {
                    NodeKind::CallBack(back) => &back.call,
                    NodeKind::Call(call) if call.jvp || lowered.asks_for(call) => call,
                    _ => continue,
                };
                let site = node
                    .loc
                    .0
                    .and_then(|i| lowered.sites.get(i as usize))
                    .copied();
                let site = site.unwrap_or_else(|| Site::of(&model.item.sig.ident));
                for (callee, shown) in callees(world, model, lowered, graph, node, call) {
                    calls.push(Called {
                        callee,
                        shown,
                        site,
                        jvp: call.jvp,
                    });
                }
            }
        }
    }
    calls
}

/// The calls of a derivative, by their tokens, that are of functions without derivatives.
pub fn plain_calls(
    world: &World,
    model: &Model,
    lowered: &Lowered,
    derivative: &Derivative,
) -> Plain {
    let mut plain = Plain::new();
    let graphs = modules(derivative)
        .into_iter()
        .flat_map(|m| m.funcs.values());
    for graph in graphs {
        for node in graph.nodes.values() {
            let NodeKind::Call(call) = &node.kind else {
                continue;
            };
            let found = callees(world, model, lowered, graph, node, call);
            let is_plain = world.units.all(|all| {
                found
                    .iter()
                    .any(|(callee, _)| reason(callee, all).is_some())
            });
            plain.extend(call.tokens.0.filter(|_| is_plain));
        }
    }
    plain
}

/// Calls of functions whose companions have names of their own are of these: they are functions too.
pub fn name_companions(world: &World, lowered: &mut Lowered) {
    for (index, tokens) in lowered.tokens.iter_mut().enumerate() {
        let is_plain = u32::try_from(index).is_ok_and(|index| lowered.plain.contains(&index));
        if is_plain || tokens.is_empty() {
            continue;
        }
        let Ok(mut path) = syn::parse2::<syn::ExprPath>(tokens.clone()) else {
            continue;
        };
        let found = world.function_named(&path.path);
        let renamed = found.filter(|f| world.clashes(&f.module, &f.name));
        if let (Some(_), Some(last)) = (renamed, path.path.segments.last_mut()) {
            last.ident = companion_beside(&last.ident);
            *tokens = path.to_token_stream();
        }
    }
}

/// All graphs of a derivative.
pub fn modules(derivative: &Derivative) -> Vec<&grad_core::ir::Module> {
    let more = [
        &derivative.of_value,
        &derivative.spent,
        &derivative.pushed,
        &derivative.second,
    ];
    let more = more.into_iter().flatten().flat_map(|d| modules(d));
    let closures = derivative.closures.iter().map(|c| &c.module);
    std::iter::once(&derivative.module)
        .chain(closures)
        .chain(more)
        .collect()
}

/// The functions of the world that a call leads to: what is called, and what it is handed.
fn callees(
    world: &World,
    model: &Model,
    lowered: &Lowered,
    graph: &FuncGraph,
    node: &Node,
    call: &Call,
) -> Vec<(Callee, String)> {
    let Some(index) = call.tokens.0 else {
        return vec![];
    };
    let handed = lowered.function_args.get(&index).into_iter().flatten();
    let handed = handed.filter_map(|arg| match &arg.given {
        Given::Path(path) => of_path(world, model, path),
        Given::Closure { .. } | Given::Param(_) => None,
    });
    let own = match call.callee.strip_prefix('.') {
        _ if call.takes_param && !call.callee.contains("::") => None,
        Some(method) => Some(of_method(world, model, graph, node, call, method)),
        None => lowered
            .tokens
            .get(index as usize)
            .and_then(|path| of_path(world, model, path)),
    };
    handed.chain(own).collect()
}

/// What a path leads to, or the derivative of what a path leads to.
fn of_path(world: &World, model: &Model, path: &TokenStream) -> Option<(Callee, String)> {
    let path = match nested::of_callee(path) {
        Some((_, of)) => of,
        None => syn::parse2(path.clone()).ok()?,
    };
    let (path, _) = owner::without_arguments(&path);
    let shown = nested::shown(&path);
    if shown.starts_with("::grads::") {
        // what we write ourselves
        return None;
    }
    let callee = match owner::is_associated(&path) {
        true => of_type(world, model, &path)?,
        false => world.free_function(&path.path)?,
    };
    Some((callee, shown))
}

/// A function that belongs to a type.
fn of_type(world: &World, model: &Model, path: &syn::ExprPath) -> Option<Callee> {
    let mut of = path.path.clone();
    let name = of.segments.pop()?.into_value().ident.to_string();
    of.segments.pop_punct();
    let this = model.owner.as_ref().and_then(|o| o.self_ty.clone());
    let of = match (&path.qself, this) {
        (Some(qself), _) => (*qself.ty).clone(),
        (None, Some(this)) if of.is_ident("Self") => this,
        (None, _) => syn::parse_quote!(#of),
    };
    let seen = world.methods_named(&of, &name);
    let is_array = || world.is_foreign_array(&of) && is_of_arrays(&name);
    let pushed = || maker_has_forward_mode(&name, is_of_ndarray(&of));
    let of_arrays = || (is_array() && pushed()).then_some(Callee::OfArrays);
    let open = of_any(model, &of);
    let outside = || (!open && world.is_of_others(&of) && !is_array()).then_some(Callee::Outside);
    seen.or_else(of_arrays)
        .or_else(outside)
        .or(Some(Callee::Method(name)))
}

/// Whether a type is whichever is meant: the `Self` of a trait, or a generic param.
fn of_any(model: &Model, ty: &syn::Type) -> bool {
    let syn::Type::Path(p) = ty else { return false };
    let of_owner = model.owner.iter().flat_map(|o| o.generics.type_params());
    let mut params = model.item.sig.generics.type_params().chain(of_owner);
    p.path.is_ident("Self") || params.any(|param| p.path.is_ident(&param.ident))
}

/// A method that is found by its receiver.
fn of_method(
    world: &World,
    model: &Model,
    graph: &FuncGraph,
    node: &Node,
    call: &Call,
    method: &str,
) -> (Callee, String) {
    let name = method
        .split("::")
        .next()
        .unwrap_or(method)
        .trim()
        .to_string();
    let is_whole = call.args.first().is_none_or(|arg| arg.steps.is_empty());
    let first = node.operands.first().filter(|_| is_whole);
    let this = match first.map(|&v| graph.ty(v)) {
        Some(Type::Named(of)) if &**of == "Self" => {
            model.owner.as_ref().and_then(|o| o.self_ty.clone())
        }
        Some(Type::Named(of)) => syn::parse_str::<syn::Type>(of).ok(),
        _ => None,
    };
    let this = this.filter(|ty| !matches!(ty, syn::Type::Infer(_)));
    let seen = this
        .as_ref()
        .and_then(|this| world.methods_named(this, &name));
    let own = match &this {
        Some(this) => world.is_of_own_crate(this),
        None => world.may_see_own_crate(),
    };
    // a type may have it by an `impl` for all that have another trait
    let of_world = world.all.methods.has(&name) || world.all.root.declares(&name);
    let may_be_array = match &this {
        Some(this) => world.is_foreign_array(this),
        None => world.all.root.imports_from(&OF_ARRAYS),
    };
    // a way back is handed its receiver again
    let takes_matrix = || {
        let mut types = node.operands.iter().map(|&v| graph.ty(v));
        types.any(|ty| matches!(ty, Type::Named(of) if is_matrix(world, of)))
    };
    let of_matrix = OF_MATRICES.contains(&&*name) && takes_matrix();
    let ours = cfg!(feature = "foreign") && name.starts_with("grads_");
    let known = own
        || of_world
        || ours
        || is_of_std(&name)
        || of_matrix
        || may_be_array && is_of_arrays(&name);
    let of_array = match &this {
        Some(this) => is_of_ndarray(this),
        None => !world.all.root.imports_from(&["nalgebra", "num_complex"]),
    };
    let is_pushed = may_be_array && !own && !of_world && has_forward_mode(&name, of_array);
    let callee = seen.unwrap_or(match known {
        true if cfg!(feature = "foreign") && is_pushed => Callee::OfArrays,
        true => Callee::Method(name.clone()),
        false => Callee::Outside,
    });
    (callee, name)
}

/// The crates whose arrays, matrices and numbers have derivatives.
const OF_ARRAYS: [&str; 3] = ["ndarray", "nalgebra", "num_complex"];

/// Methods of the facade's matrices that have a derivative.
const OF_MATRICES: [&str; 3] = ["nrows", "ncols", "row"];

fn is_matrix(world: &World, name: &str) -> bool {
    syn::parse_str::<syn::Type>(name).is_ok_and(|ty| world.is_matrix(&ty))
}

/// Whether a type of another crate is one of `ndarray`, by its name.
fn is_of_ndarray(ty: &syn::Type) -> bool {
    let syn::Type::Path(p) = ty else { return false };
    let last = p.path.segments.last();
    last.is_some_and(|last| last.ident.to_string().contains("Array"))
}

/// Whether arrays of other crates have a method, or their types a function, of this name with a derivative.
fn is_of_arrays(name: &str) -> bool {
    cfg!(feature = "foreign") && (is_of_foreign(name) || MAKERS.contains(&name))
}

/// Whether a method has a derivative that is not the user's.
fn is_of_std(method: &str) -> bool {
    scalar_prim(method).is_some() || is_adapter(method) || ARRAY_METHODS.contains(&method)
}

impl World {
    /// What the function is called that a path means.
    fn function_named(&self, path: &syn::Path) -> Option<Name> {
        let found = names::find(
            &self.all.root,
            &self.here,
            &names::of_path(path)?,
            &|m, n| m.functions.has(n),
        );
        found.map(|(module, name)| Name {
            module,
            of: None,
            name,
        })
    }

    /// What a path means that is no function of a type.
    fn free_function(&self, path: &syn::Path) -> Option<Callee> {
        match self.function_named(path) {
            Some(name) => Some(Callee::Among(vec![name])),
            None if self.is_layer(path) => None,
            None => self.is_path_of_others(path).then_some(Callee::Outside),
        }
    }

    /// What a type's methods of that name are called, if it has such: its own and those of its traits.
    fn methods_named(&self, ty: &syn::Type, name: &str) -> Option<Callee> {
        let of = self.type_named(ty);
        let methods = self.all.methods.all(&of, name);
        let named = |(module, of): (Vec<String>, String)| Name {
            module,
            of: Some(of),
            name: name.to_string(),
        };
        let traits = methods.iter().filter_map(|m| {
            let names = names::of_path(m.of_trait.as_ref()?)?;
            names::find(&self.all.root, &m.module, &names, &Module::has_type)
        });
        let names: Vec<Name> = std::iter::once(of.clone())
            .chain(traits)
            .map(named)
            .collect();
        (!methods.is_empty()).then_some(Callee::Among(names))
    }
}

/// Follows calls from the functions that have no derivative to those that would need it.
pub fn spread(units: &Units) {
    units.all(|all| {
        loop {
            let found: Vec<(usize, Reason)> = newly_plain(all);
            if found.is_empty() {
                break;
            }
            for (at, reason) in found {
                all[at].state = State::Plain(reason);
            }
        }
    });
}

fn newly_plain(all: &[Unit]) -> Vec<(usize, Reason)> {
    let units = all.iter().enumerate();
    let derived = units.filter(|(_, unit)| matches!(unit.state, State::Derived(_)));
    let found = derived.filter_map(|(at, unit)| {
        let reason = unit
            .calls
            .iter()
            .find_map(|call| unit.because_of(call, all));
        Some((at, reason?))
    });
    found.chain(beside_plain(all)).collect()
}

/// The methods of a trait and of its impls have derivatives together, or none has one.
fn beside_plain(all: &[Unit]) -> Vec<(usize, Reason)> {
    let of_trait = |unit: &Unit| Some((unit.of_trait.clone()?, unit.name.name.clone()));
    let plain: OrderedMap<_, &Reason> = all
        .iter()
        .filter_map(|unit| Some((of_trait(unit)?, unit.reason()?)))
        .collect();
    let others = all
        .iter()
        .enumerate()
        .filter(|(_, unit)| unit.reason().is_none());
    let found = others.filter_map(|(at, unit)| {
        let reason = plain.get(&of_trait(unit)?)?;
        Some((at, (*reason).clone()))
    });
    found.collect()
}
