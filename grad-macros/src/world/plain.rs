//! Which functions have no derivative: those that cannot be differentiated themselves, and those whose derivative would need
//! that of one of these.

use super::World;
use super::items::Module;
use super::names;
use super::turn::Plain;
use super::units::{Name, State, Unit, Units};
use crate::closures::Derivative;
use crate::functions::Given;
use crate::model::{Lowered, Model};
use crate::nested;
use crate::owner;
use crate::report::{Problems, Site};
use grad_core::ir::{Call, FuncGraph, Node, NodeKind, Type};
use proc_macro2::{Ident, TokenStream};

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
        Reason::in_signature(ident, "it is marked `#[no_diff]`")
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
    pub fn help(&self) -> String {
        let own = self
            .help
            .as_deref()
            .map_or_else(String::new, |help| format!("{help}; or "));
        format!(
            "{own}give the function a rule (`vjp = rule`), or wrap what it is given in `stop_gradient(..)`"
        )
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
}

/// What is called.
enum Callee {
    /// Functions of one of these names, one of which it is.
    Among(Vec<Name>),
    /// A method of this name, of a type that is not seen.
    Method(String),
}

impl Called {
    /// The functions that may be called.
    pub fn leads_to(&self, all: &[Unit]) -> Vec<usize> {
        let is_called = |name: &Name| match &self.callee {
            Callee::Among(names) => names.contains(name),
            Callee::Method(method) => name.of.is_some() && name.name == *method,
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

/// All graphs of a derivative.
fn modules(derivative: &Derivative) -> Vec<&grad_core::ir::Module> {
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
        Some(method) => Some(of_method(world, model, graph, node, method)),
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
    let callee = match owner::is_associated(&path) {
        true => of_type(world, model, &path)?,
        false => Callee::Among(vec![world.function_named(&path.path)?]),
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
    world
        .methods_named(&of, &name)
        .or(Some(Callee::Method(name)))
}

/// A method that is found by its receiver.
fn of_method(
    world: &World,
    model: &Model,
    graph: &FuncGraph,
    node: &Node,
    method: &str,
) -> (Callee, String) {
    let name = method
        .split("::")
        .next()
        .unwrap_or(method)
        .trim()
        .to_string();
    let this = match node.operands.first().map(|&v| graph.ty(v)) {
        Some(Type::Named(of)) if &**of == "Self" => {
            model.owner.as_ref().and_then(|o| o.self_ty.clone())
        }
        Some(Type::Named(of)) => syn::parse_str::<syn::Type>(of).ok(),
        _ => None,
    };
    let callee = this.and_then(|this| world.methods_named(&this, &name));
    (callee.unwrap_or(Callee::Method(name.clone())), name)
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
        let reason = unit.calls.iter().find_map(|call| {
            let reason = reason(&call.callee, all)?;
            Some(reason.behind(call))
        });
        Some((at, reason?))
    });
    found.collect()
}
