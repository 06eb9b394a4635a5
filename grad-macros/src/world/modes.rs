//! Which functions of a world have forward mode and second derivatives: those that say so, those of a module that says so, and
//! what these call. Before anything is lowered calls are known by their names alone; one too many costs time and no more.

use super::World;
use super::plain;
use super::units::{Modes as Has, State, Unit};
use crate::args::Args;
use crate::closures::Derivative;
use crate::nested;
use crate::report::Problems;
use crate::visit::{self, Visit};
use grad_core::entity::Value;
use grad_core::ir::{NodeKind, Type};
use grad_core::ops;
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens;

/// Which modes functions have, by their names.
#[derive(Default)]
pub struct Modes {
    /// `forward` and `order` on the module.
    of_all: Asked,
    of: OrderedMap<String, Asked>,
}

/// The words that ask for them.
#[derive(Default, Clone)]
pub struct Asked {
    pub forward: Option<Ident>,
    pub order: Option<Ident>,
}

impl Asked {
    fn of(args: &Args) -> Asked {
        Asked {
            forward: args.forward.clone(),
            order: args.order.clone(),
        }
    }
    /// Adds what another asks for. Whether that is new.
    fn add(&mut self, other: &Asked) -> bool {
        let new = self.forward.is_none() && other.forward.is_some()
            || self.order.is_none() && other.order.is_some();
        self.forward = self.forward.take().or(other.forward.clone());
        self.order = self.order.take().or(other.order.clone());
        new
    }
}

/// What a function says, and the names in it.
struct Function {
    name: String,
    asked: Asked,
    names: OrderedSet<String>,
    /// The names in derivatives that it takes: the functions among them are differentiated again.
    nested: Vec<Ident>,
}

impl Modes {
    /// Those in a module with these arguments.
    pub fn of(items: &[syn::Item], args: &Args) -> Modes {
        let mut functions = vec![];
        all(items, &mut functions);
        let mut modes = Modes {
            of_all: Asked::of(args),
            of: OrderedMap::new(),
        };
        for f in &functions {
            modes.add(&f.name, &f.asked);
            for nested in &f.nested {
                let order = Some(nested.clone());
                let forward = None;
                modes.add(&nested.to_string(), &Asked { forward, order });
            }
        }
        while functions.iter().any(|f| modes.hand_on(f)) {}
        modes
    }

    fn add(&mut self, name: &str, asked: &Asked) -> bool {
        let some = asked.forward.is_some() || asked.order.is_some();
        some && self.of.entry(name.to_string()).or_default().add(asked)
    }

    /// What a function has, those that it calls need. Whether that is new.
    fn hand_on(&mut self, function: &Function) -> bool {
        let Some(asked) = self.of.get(&function.name).cloned() else {
            return false;
        };
        let mut new = false;
        for name in &function.names {
            new |= self.add(name, &asked);
        }
        new
    }

    /// What a function of that name is asked for.
    pub fn asked(&self, name: &str) -> Asked {
        let mut asked = self.of.get(name).cloned().unwrap_or_default();
        asked.add(&self.of_all);
        asked
    }
}

/// Takes forward mode from functions that have it because of others, where it would need what has none.
pub fn settle(world: &World) {
    let of_users = world.all.methods.has_operators();
    world.units.all(|all| {
        loop {
            let lacking: Vec<usize> = lacking(world, all, of_users);
            if lacking.is_empty() {
                break;
            }
            for at in lacking {
                all[at].modes = Has::Lacking;
                if let State::Derived(made) = &mut all[at].state {
                    made.1.pushed = None;
                    made.1.second = None;
                }
            }
        }
    });
}

fn lacking(world: &World, all: &[Unit], of_users: bool) -> Vec<usize> {
    let implied = all
        .iter()
        .enumerate()
        .filter(|(_, u)| u.modes == Has::Implied);
    let found = implied.filter(|(_, unit)| match &unit.state {
        _ if is_of_trait_without(unit, all) => true,
        State::Derived(made) => {
            unit.calls.iter().any(|call| call.lacks_modes(all))
                || has_operators(world, &made.1, of_users, all)
        }
        State::Other => false,
        State::Plain(_) => true,
    });
    found.map(|(at, _)| at).collect()
}

/// Whether the method of a trait has no forward mode in the trait or in one of its impls: they have it together.
fn is_of_trait_without(unit: &Unit, all: &[Unit]) -> bool {
    let same = |other: &Unit| other.of_trait == unit.of_trait && other.name.name == unit.name.name;
    unit.of_trait.is_some() && all.iter().any(|other| same(other) && !other.has_modes())
}

/// Whether operators are pushed forward that may be those of types of the user's, and not all of that name have forward mode here.
fn has_operators(world: &World, derivative: &Derivative, of_users: bool, all: &[Unit]) -> bool {
    let forward = [&derivative.pushed, &derivative.second];
    let modules = forward
        .into_iter()
        .flatten()
        .flat_map(|d| plain::modules(d));
    let mut graphs = modules.flat_map(|m| m.funcs.values());
    let lacks_modes = |kind: &NodeKind| {
        let method = pushed_operator(kind);
        method.is_some_and(|method| !have_modes(&method, all))
    };
    graphs.any(|graph| {
        let may_be_users = |v: &Value| match graph.ty(*v) {
            Type::Named(name) if &**name == "_" => of_users,
            Type::Named(name) => !is_foreign_array(world, name),
            Type::Open => of_users,
            _ => false,
        };
        let mut nodes = graph.nodes.values().filter(|node| lacks_modes(&node.kind));
        nodes.any(|node| node.operands.iter().any(may_be_users))
    })
}

/// Whether a type is an array of another crate: their operators have forward mode.
fn is_foreign_array(world: &World, name: &str) -> bool {
    syn::parse_str::<syn::Type>(name).is_ok_and(|ty| world.is_foreign_array(&ty))
}

/// The method of an operator that is pushed forward.
fn pushed_operator(kind: &NodeKind) -> Option<String> {
    let NodeKind::Prim(def, attr) = kind else {
        return None;
    };
    let (name, _) = ops::operator::parts(attr)?;
    if *def == &ops::operator::OPERATOR_JVP {
        return Some(name.to_string());
    }
    (*def == &ops::operator::OPERATOR_ASSIGN_JVP).then(|| format!("{name}_assign"))
}

/// Whether there are operators with this method in the world, all of which have forward mode.
fn have_modes(method: &str, all: &[Unit]) -> bool {
    let mut named = all
        .iter()
        .filter(|u| u.name.of.is_some() && u.name.name == method)
        .peekable();
    named.peek().is_some() && named.all(Unit::has_modes)
}

fn all(items: &[syn::Item], functions: &mut Vec<Function>) {
    for item in items {
        match item {
            syn::Item::Fn(f) => {
                functions.push(function(&f.sig.ident, &f.attrs, &[], &f.block));
            }
            syn::Item::Impl(block) => {
                for item in &block.items {
                    if let syn::ImplItem::Fn(f) = item {
                        functions.push(function(&f.sig.ident, &f.attrs, &block.attrs, &f.block));
                    }
                }
            }
            syn::Item::Trait(of) => {
                for item in &of.items {
                    if let syn::TraitItem::Fn(f) = item {
                        let nothing = syn::parse_quote!({});
                        let body = f.default.as_ref().unwrap_or(&nothing);
                        functions.push(function(&f.sig.ident, &f.attrs, &of.attrs, body));
                    }
                }
            }
            syn::Item::Mod(m) => {
                if let Some((_, items)) = &m.content {
                    all(items, functions);
                }
            }
            _ => {}
        }
    }
}

fn function(
    name: &Ident,
    own: &[syn::Attribute],
    of_block: &[syn::Attribute],
    body: &syn::Block,
) -> Function {
    let mut asked = Asked::default();
    for args in own
        .iter()
        .chain(of_block)
        .filter_map(super::expand::arguments)
    {
        asked.add(&Asked::of(&Args::parse(args, &mut Problems::default())));
    }
    let mut names = OrderedSet::new();
    names_in(body.to_token_stream(), &mut names);
    let mut nested = Nested(vec![]);
    nested.visit_block(body);
    Function {
        name: name.to_string(),
        asked,
        names,
        nested: nested.0,
    }
}

fn names_in(tokens: TokenStream, names: &mut OrderedSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => names_in(group.stream(), names),
            TokenTree::Ident(name) => drop(names.insert(name.to_string())),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// The names in derivatives in a body.
struct Nested(Vec<Ident>);

impl<'a> Visit<'a> for Nested {
    fn visit_macro(&mut self, mac: &'a syn::Macro) {
        if nested::is_derivative(mac) {
            named_in(mac.tokens.clone(), &mut self.0);
        }
        visit::visit_macro(self, mac);
    }
}

/// What is named in `grad!(f)`, or called in `grad!(|x| f(x))`.
fn named_in(tokens: TokenStream, names: &mut Vec<Ident>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => named_in(group.stream(), names),
            TokenTree::Ident(name) => names.push(name),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Modes;
    use crate::args::Args;

    #[test]
    fn what_a_function_has_those_that_it_calls_have_too() {
        let file = syn::parse_file(
            "#[differentiable(order = 2)] fn f(x: f64) -> f64 { g(x) } fn g(x: f64) -> f64 { S.h(x) } fn k(x: f64) -> f64 { g(x) }
             impl S { #[differentiable(forward)] fn p(&self, x: f64) -> f64 { S.q(x) } fn q(&self, x: f64) -> f64 { x }
                      fn h(&self, x: f64) -> f64 { x } }
             fn outer(x: f64) -> f64 { grad!(inner)(x) } fn inner(x: f64) -> f64 { x }
             fn closure(x: f64) -> f64 { grad!(|x: f64| called(x))(x) } fn called(x: f64) -> f64 { x }",
        );
        let modes = Modes::of(&file.expect("items").items, &Args::default());
        for name in ["f", "g", "h", "inner", "called"] {
            assert!(modes.asked(name).order.is_some(), "{name}");
        }
        for name in ["p", "q"] {
            let asked = modes.asked(name);
            assert!(asked.order.is_none() && asked.forward.is_some(), "{name}");
        }
        for name in ["k", "outer", "closure"] {
            assert!(modes.asked(name).order.is_none(), "{name}");
        }
    }
}
