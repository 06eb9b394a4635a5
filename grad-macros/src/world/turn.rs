//! What becomes of a function of a world when it is met: the first time it is differentiated, the second time its code is
//! emitted.

use super::World;
use super::plain::{self, Reason};
use super::refused;
use super::units::{Modes, State, Unit};
use crate::args::Args;
use crate::block::OperatorImpl;
use crate::emit;
use crate::expand::{self, Made};
use crate::model::{Lowered, Model};
use crate::owner::Owner;
use crate::report::Problems;
use proc_macro2::{Ident, Span, TokenStream};
use quote::format_ident;

impl World {
    /// The companion of a function, or what stands in for it, and the problems; `None` if it is made as that of any function.
    pub fn companion(
        &self,
        model: &Model,
        problems: &mut Problems,
        sound: bool,
        operator: Option<&OperatorImpl>,
    ) -> Option<TokenStream> {
        let at = self.units.next();
        if !self.units.are_known() {
            let found = std::mem::take(problems);
            self.units.add(self.met(model, found, sound));
            return Some(TokenStream::new());
        }
        let state = self
            .units
            .with(at, |unit| std::mem::replace(&mut unit.state, State::Other))?;
        let emitted = match state {
            State::Other => return None,
            State::Derived(made) => {
                let (mut lowered, derivative) = *made;
                lowered.plain = plain::plain_calls(self, model, &lowered, &derivative);
                plain::name_companions(self, &mut lowered);
                let model = &self.settled(model, at);
                match operator {
                    None => emit::companion(model, &lowered, &derivative),
                    Some(operator) => emit::operator(model, &lowered, &derivative, operator),
                }
            }
            State::Plain(reason) => {
                let emitted = match self.asked {
                    true => self.stub(model, operator, &reason, problems),
                    false => {
                        // they are said to whoever asks for the derivative
                        *problems = Problems::default();
                        refused::companion(model, &reason)
                    }
                };
                self.units
                    .with(at, |unit| unit.state = State::Plain(reason));
                return Some(emitted);
            }
        };
        expand::dump_emitted(model, &emitted);
        Some(emitted)
    }

    /// The arguments of a function that is no method: with the modes that it has here, and another name for its companion
    /// where its own is taken.
    pub fn prepare(&self, name: &Ident, args: &mut Args) {
        self.with_modes(name, args);
        // what nobody asked for may ignore a param
        args.unconnected_zero |= self.is_implied();
        if args.companion.is_none() && self.clashes(&self.here, &name.to_string()) {
            args.companion = Some(companion_beside(name));
        }
    }

    /// A function that is met for the first time.
    fn met(&self, model: &Model, problems: Problems, sound: bool) -> Unit {
        let made = expand::guarded(model, || expand::made(model, problems, sound));
        if made.is_err() && sound && model.args.modes_implied && model.args.has_forward_mode() {
            return self.met(&without_modes(model), Problems::default(), sound);
        }
        let calls = match &made {
            Ok(Made::Derived(made)) => plain::calls(self, model, &made.0, &made.1),
            _ => vec![],
        };
        let state = match made {
            Ok(Made::Derived(made)) => State::Derived(made),
            Ok(Made::Rule(_)) => State::Other,
            Err(_) if self.asked => State::Other,
            Err(found) => State::Plain(Reason::of(model, &found)),
        };
        self.unit(model, state, calls)
    }

    fn unit(&self, model: &Model, state: State, calls: Vec<plain::Called>) -> Unit {
        Unit {
            name: self.name_of(model.owner.as_deref(), &model.item.sig.ident),
            of_trait: self.of_trait.clone(),
            asked: self.asked,
            state,
            calls,
            modes: match model.args.has_forward_mode() {
                false => Modes::Lacking,
                true if model.args.modes_implied => Modes::Implied,
                true => Modes::Said,
            },
            in_circle: false,
        }
    }

    /// A function that has no derivative, because of its signature. A method that `counts` can stand among numbers all the same.
    pub fn without(&self, model: &Model, counts: bool) -> TokenStream {
        let at = self.units.next();
        if !self.units.are_known() {
            let state = match counts {
                true => State::Other,
                false => State::Plain(Reason::without(model)),
            };
            self.units.add(self.unit(model, state, vec![]));
            return TokenStream::new();
        }
        let reason = self.units.with(at, |unit| unit.reason().cloned()).flatten();
        reason.map_or_else(TokenStream::new, |reason| {
            refused::companion(model, &reason)
        })
    }

    /// A function that is marked `#[no_diff]`.
    pub fn left_out(&self, owner: Option<&Owner>, ident: &Ident) -> Reason {
        self.units.next();
        if !self.units.are_known() {
            self.units.add(Unit {
                name: self.name_of(owner, ident),
                of_trait: self.of_trait.clone(),
                asked: self.asked,
                state: State::Plain(Reason::left_out(ident)),
                calls: vec![],
                modes: Modes::Lacking,
                in_circle: false,
            });
        }
        Reason::left_out(ident)
    }

    /// What is said where the derivative of a method is asked for that has none, to stand beside its block.
    pub fn said_of_method(&self, model: &Model) -> TokenStream {
        let last = self.units.last();
        let reason =
            last.and_then(|at| self.units.with(at, |unit| unit.reason().cloned()).flatten());
        match reason.filter(|_| self.units.are_known() && !self.asked) {
            Some(reason) => refused::of_method(model, &reason),
            None => TokenStream::new(),
        }
    }

    /// A method of a trait that has no body, as it is settled; none if it has no derivative.
    pub fn required(&self, model: &Model) -> Option<Model> {
        let at = self.units.next();
        if !self.units.are_known() {
            self.units.add(self.unit(model, State::Other, vec![]));
            return Some(model.clone());
        }
        let plain = self.units.with(at, |unit| unit.reason().is_some());
        (plain != Some(true)).then(|| self.settled(model, at))
    }

    /// Whether what is looked at belongs to a trait of the world.
    pub fn is_of_trait(&self) -> bool {
        self.of_trait.is_some()
    }

    /// The modes that methods of the trait have, once all functions have been met.
    pub fn modes_of_trait(&self) -> Option<crate::overridden::Modes> {
        let of_trait = self.of_trait.as_ref()?;
        let found = self.units.all(|all| {
            let own = all.iter().filter(|u| u.of_trait.as_ref() == Some(of_trait));
            let names = own.filter(|u| u.has_modes()).map(|u| &u.name.name);
            let modes = names.map(|name| self.asked_modes(name));
            modes.fold(Default::default(), crate::overridden::Modes::or)
        });
        Some(found)
    }

    /// Of a function with an attribute of its own whose derivative would need one that there is not.
    fn stub(
        &self,
        model: &Model,
        operator: Option<&OperatorImpl>,
        reason: &Reason,
        problems: &mut Problems,
    ) -> TokenStream {
        let (site, message) = reason.at_call();
        problems.refuse(site, message, reason.help());
        match operator {
            Some(operator) => emit::stub_operator(model, operator),
            None => emit::stub_companion(model),
        }
    }

    /// With what has been found out of the function at `at`: the way back of one from which calls lead to itself has a type with a
    /// name.
    fn settled(&self, model: &Model, at: usize) -> Model {
        let mut model = match self.units.with(at, |unit| unit.modes) {
            Some(Modes::Lacking) => without_modes(model),
            _ => model.clone(),
        };
        if self.units.with(at, |unit| unit.in_circle) == Some(true) {
            let word = Ident::new("recursive", Span::call_site());
            model.args.recursive.get_or_insert(word);
        }
        model
    }
}

/// The same function without forward mode.
fn without_modes(model: &Model) -> Model {
    let mut model = model.clone();
    model.args.forward = None;
    model.args.order = None;
    model
}

/// The name of a companion where the function's own is that of a module or a type beside it.
pub fn companion_beside(name: &Ident) -> Ident {
    format_ident!("__grads_{}", name, span = name.span())
}

/// The calls of a function, by their tokens, that are of functions without derivatives.
pub type Plain = grad_core::ordered::OrderedSet<u32>;

impl Lowered {
    /// Whether what is called is known to have no derivative.
    pub fn is_plain(&self, call: &grad_core::ir::Call) -> bool {
        call.tokens
            .0
            .is_some_and(|tokens| self.plain.contains(&tokens))
    }
}
