//! Small functions of the world are lowered where they are called, as closures are.
//!
//! A body sees no variables of its caller. It is a copy of its own for each call, so that what lowering knows by the address of
//! syntax is known for each. What cannot be lowered there is called: everything is as it was before the attempt then.

mod bind;
mod callee;
mod converted;
mod prepared;

use super::scope::{Mutability, Operand, Scope};
use super::{Lowerer, Res};
use crate::report::Refused;
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{Span, TokenStream};
use std::rc::Rc;

pub use bind::bind;
pub use callee::{Callee, gives_nothing, key};
pub use prepared::{Prepared, is_lent_option, is_list_apart, payload_of, referent};

/// How many expressions may be written out for a function, whatever its size.
const SPARE: usize = 500;

/// How many may be written out for each of its own.
const TIMES: usize = 6;

/// How many more may be for a function that has to be written out, since what it returns has no derivative of its own.
const FORCED: usize = 1000;

/// How deep bodies may stand in each other: each level takes stack of rustc's.
const DEEPEST: usize = 40;

/// What is known of calls while a function is lowered.
#[derive(Default)]
pub struct Inlined {
    /// The functions whose bodies are being lowered, outermost first: the function itself is the first.
    stack: Vec<String>,
    /// Those that are called, and why not lowered in place, found out by trying.
    called: OrderedSet<String>,
    /// Those that are ordinary, and those that are not.
    ordinary: OrderedMap<String, bool>,
    /// How many expressions may still be written out.
    left: usize,
    /// What has been written out for a call of the function itself, by the address of its syntax: it is lowered again for each loop
    /// around it, and counts once.
    counted: OrderedMap<usize, usize>,
    /// How many expressions have been written out for the call under way.
    spent: usize,
    /// Whether there are too many.
    exceeded: bool,
    /// How many of the functions under way have to be written out: where that is too much, what they call is called.
    needed: usize,
    /// What rustc is asked about the names in what was written out, by function.
    asked: OrderedMap<String, TokenStream>,
    /// The types that are written in it, by their text.
    pub written: OrderedSet<String>,
}

impl Inlined {
    /// For a function by whose size it is decided how much is written out.
    pub fn of(model: &crate::model::Model) -> Inlined {
        let this = model.owner.as_ref().and_then(|o| o.self_ty.as_ref());
        let module: &[String] = model.seen.as_ref().map_or(&[], |w| w.here());
        Inlined {
            stack: vec![key(module, this, &model.item.sig.ident)],
            left: SPARE.max(TIMES * callee::size(&model.body)),
            ..Inlined::default()
        }
    }

    /// What rustc is asked about the names in what was written out.
    pub fn asked(&self) -> TokenStream {
        self.asked.values().cloned().collect()
    }

    /// Whether the body of another function is being lowered.
    pub fn is_inside(&self) -> bool {
        self.stack.len() > 1
    }
}

impl<'m> Lowerer<'m> {
    /// The body of a function in the place of its call, whose syntax is `node`; nothing if it is to be called.
    pub fn inline_callee<N>(
        &mut self,
        node: &N,
        callee: &Callee,
        args: &[Operand],
        span: Span,
    ) -> Option<Res<Operand>> {
        if self.stopping > 0 || !self.may_be_inlined(callee) {
            return None;
        }
        let prepared = self.copy_for(node, callee, args, span)?;
        let site = super::kept::address(node);
        let outermost = !self.inlined.is_inside();
        if outermost {
            let before = self.inlined.counted.remove(&site).unwrap_or(0);
            self.inlined.left += before;
            self.inlined.spent = 0;
        }
        let args = prepared.taken(args).ok()?;
        let result = self.attempt(callee, &prepared, args, span);
        if result.is_none() && self.inlined.exceeded && !outermost {
            // the outermost is called
            return Some(Err(Refused));
        }
        let exceeded = std::mem::take(&mut self.inlined.exceeded);
        if outermost && result.is_some() {
            self.inlined.left = self.inlined.left.saturating_sub(self.inlined.spent);
            self.inlined.counted.insert(site, self.inlined.spent);
        }
        if result.is_none() && !(exceeded && outermost) && !self.is_again() {
            self.inlined.called.insert(callee.key.clone());
        }
        result.map(Ok)
    }

    /// The same of a body that has no way back of its own, since it takes an iterator: if there is too much to write out, what it calls
    /// is called.
    pub fn inline_needed<N>(
        &mut self,
        node: &N,
        callee: &Callee,
        args: &[Operand],
        span: Span,
    ) -> Option<Res<Operand>> {
        self.inlined.needed += 1;
        let result = self.inline_callee(node, callee, args, span);
        self.inlined.needed -= 1;
        result
    }

    /// Whether a function may be lowered where it is called, as far as its syntax tells.
    fn may_be_inlined(&mut self, callee: &Callee) -> bool {
        if self.inlined.called.contains(&callee.key) {
            return false;
        }
        if let Some(known) = self.inlined.ordinary.get(&callee.key) {
            return *known;
        }
        let here = self
            .declares()
            .filter(|world| world.is_here(&callee.module));
        let seen = match &self.model.seen {
            Some(world) => world.inlines,
            None => callee.lends(),
        };
        let clear = here.is_some_and(|world| !world.has_namesakes(&callee.words()));
        let known = clear && seen && callee.is_ordinary() && !self.hides_names_of(callee);
        self.inlined.ordinary.insert(callee.key.clone(), known);
        known
    }

    /// Whether a name in a function means something else in the one that is lowered: a generic param, or an item of its body.
    fn hides_names_of(&self, callee: &Callee) -> bool {
        let model = self.model;
        let mut hidden = crate::world::declared(&model.item.block);
        let around = model.owner.as_ref().map(|o| &o.generics);
        let generics = std::iter::once(&model.item.sig.generics).chain(around);
        let types = generics.flat_map(|g| {
            g.params.iter().filter_map(|p| match p {
                syn::GenericParam::Type(p) => Some(p.ident.to_string()),
                syn::GenericParam::Const(p) => Some(p.ident.to_string()),
                syn::GenericParam::Lifetime(_) => None,
            })
        });
        hidden.extend(types);
        let own = callee.arguments().names();
        let words = callee.words();
        let hidden = |word: &String| hidden.contains(word) && !own.contains(word);
        words.iter().any(hidden)
    }

    /// Lowers a body; goes back to before if that is refused.
    fn attempt(
        &mut self,
        callee: &Callee,
        prepared: &Rc<Prepared>,
        args: Vec<Operand>,
        span: Span,
    ) -> Option<Operand> {
        if self.inlined.stack.contains(&callee.key) {
            return None;
        }
        if self.is_too_much(prepared) {
            self.inlined.exceeded |= self.inlined.needed == 0 || prepared.is_seen_only;
            return None;
        }
        let before = Before::of(self);
        self.inlined.stack.push(callee.key.clone());
        self.inlined.needed += usize::from(prepared.is_seen_only);
        let result = self.inlined_body(prepared, args, span);
        self.inlined.needed -= usize::from(prepared.is_seen_only);
        self.inlined.stack.pop();
        let sound = !self.inlined.exceeded
            && !self.inlined.called.contains(&callee.key)
            && before.nothing_was_said(self);
        match result {
            Ok(value) if sound => {
                let asked = prepared.asked.clone();
                self.inlined.asked.insert(callee.key.clone(), asked);
                self.inlined.written.extend(prepared.written.clone());
                // rustc is asked about them only where types do not fit
                self.doubted.truncate(before.doubted);
                Some(value)
            }
            _ => {
                before.back(self);
                None
            }
        }
    }

    /// What `lower` gives; if it is refused, nothing has been tried.
    pub fn tried<T>(&mut self, lower: impl FnOnce(&mut Self) -> Res<T>) -> Option<T> {
        let before = Before::of(self);
        match lower(self) {
            Ok(value) if self.problems.len() == before.problems => Some(value),
            _ => {
                before.back(self);
                None
            }
        }
    }

    /// Whether so much is written out already that this body is not. If it is, it counts.
    fn is_too_much(&mut self, prepared: &Prepared) -> bool {
        let inlined = &mut self.inlined;
        let more = match prepared.is_seen_only {
            true => FORCED,
            false => 0,
        };
        let is_first_needed = inlined.needed > 0 && !inlined.is_inside();
        let has_room = inlined.spent + prepared.size <= inlined.left + more;
        let fits = is_first_needed || has_room && inlined.stack.len() < DEEPEST;
        inlined.spent += if fits { prepared.size } else { 0 };
        !fits
    }

    fn inlined_body(
        &mut self,
        prepared: &Rc<Prepared>,
        args: Vec<Operand>,
        span: Span,
    ) -> Res<Operand> {
        let mut given = vec![];
        for ((arg, by), no_diff) in args.into_iter().zip(&prepared.by).zip(&prepared.no_diff) {
            let arg = match by {
                crate::model::By::Value => self.owned(arg, span)?,
                crate::model::By::Shared | crate::model::By::Mut => arg,
            };
            given.push(match no_diff {
                true => self.stop(arg, span)?,
                false => arg,
            });
        }
        let scope = std::mem::take(&mut self.scope);
        let bare = std::mem::replace(&mut self.bare, prepared.bare.clone());
        let inits = std::mem::replace(&mut self.inits, prepared.inits.clone());
        let statement = self.statement.take();
        let result = self.inline_body(&prepared.closure, given);
        self.scope = scope;
        self.bare = bare;
        self.inits = inits;
        self.statement = statement;
        match prepared.gives_reference {
            true => result,
            false => self.owned(result?, span),
        }
    }

    /// What is passed by value: what a reference refers to is read.
    fn owned(&mut self, operand: Operand, span: Span) -> Res<Operand> {
        match operand {
            // a generic param stands for a `&mut`: what is written through it comes back
            Operand::Ref(_, Mutability::Mut) => Err(Refused),
            Operand::Ref(place, Mutability::Shared) => self.held(&place, span),
            other => Ok(other),
        }
    }
}

/// The state before an attempt.
struct Before {
    start: super::frame::Checkpoint,
    types: super::types::Types,
    scope: Scope,
    frames: usize,
    targets: usize,
    guards: usize,
    problems: usize,
    assumed: usize,
    doubted: usize,
    guessed: [usize; 2],
    noted: usize,
    unsure: usize,
}

impl Before {
    fn of(s: &Lowerer<'_>) -> Before {
        Before {
            start: s.checkpoint(),
            types: s.types.clone(),
            scope: s.scope.clone(),
            frames: s.frames.len(),
            targets: s.targets.len(),
            guards: s.guards.len(),
            problems: s.problems.len(),
            assumed: s.assumed.len(),
            doubted: s.doubted.len(),
            guessed: s.whose.guessed(),
            noted: s.late.noted(),
            unsure: s.unsure,
        }
    }

    /// Whether nothing was refused since, or taken for granted: in the copy of the body in which rustc is asked, the body of
    /// another function is not seen.
    fn nothing_was_said(&self, s: &Lowerer<'_>) -> bool {
        s.problems.len() == self.problems
            && s.assumed.len() == self.assumed
            && s.unsure == self.unsure
    }

    fn back(self, s: &mut Lowerer<'_>) {
        s.frames.truncate(self.frames);
        s.targets.truncate(self.targets);
        s.guards.truncate(self.guards);
        s.assumed.truncate(self.assumed);
        s.doubted.truncate(self.doubted);
        s.whose.forget(self.guessed);
        s.late.forget(self.noted);
        s.unsure = self.unsure;
        s.scope = self.scope;
        s.rollback(&self.start);
        s.types = self.types;
    }
}
