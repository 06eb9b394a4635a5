//! Whose a method is whose name arrays and numbers have too: `v.len()`, `z.exp()`, `stack.push(x)`.
//!
//! What is known of the receiver decides. Of a type that is only a name, fields tell that it is a struct, elements that it
//! is an alias for an array; with neither, rustc finds the method (`grads::__private::Number` has those of numbers). What
//! shows only later in the body is noted, and the function is lowered again from the start.

use super::changed_option::CHANGES;
use super::option::listed;
use super::place::strip;
use super::scope::Operand;
use super::types::{PAYLOADS, Ty, Types};
use super::{Lowerer, Res, method};
use crate::report::Refused;
use grad_core::ops::{Rule, path};
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Expr, ExprMethodCall};

/// What was found out about calls of methods whose name says nothing.
#[derive(Default)]
pub struct Whose {
    /// Which calls are of methods of the user's, by their text and place; what is settled once stays.
    settled: OrderedMap<String, bool>,
    /// What methods are called on that neither arrays nor numbers have, by its text.
    evident: OrderedSet<String>,
    /// What a method was called on that may give a number of another kind, by its text.
    measured: OrderedSet<String>,
    /// Which calls are of methods of an `Option`, by their text and place.
    options: OrderedSet<String>,
    /// The calls of this round.
    guesses: Vec<Guess>,
    /// The calls of this round that may be such: the types of what they are called on, and what they give.
    perhaps: Vec<(String, [Ty; 2])>,
    trial: Trial,
}

/// Which unlikely reading is tried, and what is settled without it.
#[derive(Default)]
enum Trial {
    #[default]
    Not,
    /// Calls on what is not indexed are of the user's methods.
    Unindexed(OrderedMap<String, bool>),
    /// All are.
    All(OrderedMap<String, bool>),
    /// None is left.
    Over,
}

struct Guess {
    key: String,
    /// The text of the receiver.
    of: String,
    /// The text of the call.
    call: String,
    /// The type of the receiver, as soon as it is known.
    ty: Option<Ty>,
    /// Whether the call was taken for one of a method of the user's.
    users: bool,
    /// Whether the receiver was known to be an array or a number.
    certain: bool,
    /// Whether numbers have the method.
    of_numbers: bool,
    /// Whether it is one by which an `Option` or an array is known.
    tells: bool,
}

impl Whose {
    /// What the next round starts with.
    pub fn next(&mut self) -> Whose {
        Whose {
            settled: std::mem::take(&mut self.settled),
            evident: OrderedSet::new(),
            measured: OrderedSet::new(),
            options: std::mem::take(&mut self.options),
            guesses: vec![],
            perhaps: vec![],
            trial: std::mem::take(&mut self.trial),
        }
    }

    /// Settles the calls that turned out to be others than they were taken for. Whether there are any.
    pub fn review(&mut self, types: &Types) -> bool {
        let mut changed = false;
        for guess in &self.guesses {
            let found = self.found(guess, types);
            if found.is_some_and(|users| users != guess.users)
                && !self.settled.contains_key(&guess.key)
            {
                self.settled.insert(guess.key.clone(), !guess.users);
                changed = true;
            }
        }
        for (key, tys) in &self.perhaps {
            let [receiver, _] = tys;
            let other = matches!(types.shallow(receiver), Ty::Named(_))
                || types.with_own_methods(receiver)
                || types
                    .steps(receiver)
                    .any(|s| !PAYLOADS.contains(&s) && s != path::INDEX);
            if !other && tys.iter().any(|ty| types.is_option(ty)) {
                changed |= self.options.insert(key.clone());
            }
        }
        changed
    }

    /// Whether the method of a call turned out to be one of the user's, or not; nothing if that cannot be told.
    fn found(&self, guess: &Guess, types: &Types) -> Option<bool> {
        if guess.tells {
            let ty = guess.ty.as_ref()?;
            return types.has_fields(ty).then_some(true);
        }
        if !guess.certain && self.evident.contains(&guess.of) {
            return Some(true);
        }
        let ty = guess.ty.as_ref()?;
        let named = matches!(types.shallow(ty), Ty::Named(_));
        let measured = types.is_given(ty) && self.measured.contains(&guess.call);
        types
            .is_users(ty)
            .or((guess.of_numbers && (named || measured)).then_some(true))
    }

    /// How many calls of this round were noted so far.
    pub fn guessed(&self) -> [usize; 2] {
        [self.guesses.len(), self.perhaps.len()]
    }

    /// Forgets the calls that were noted since: the types of what they are called on are gone.
    pub fn forget(&mut self, [guesses, perhaps]: [usize; 2]) {
        self.guesses.truncate(guesses);
        self.perhaps.truncate(perhaps);
    }

    /// What a call that was guessed about is made on, now that it is lowered.
    pub fn is_called_on(&mut self, e: &ExprMethodCall, ty: &Ty) {
        let key = key(e);
        let guess = self.guesses.iter_mut().rfind(|g| g.key == key);
        if let Some(guess) = guess {
            guess.ty.get_or_insert_with(|| ty.clone());
        }
    }

    /// Notes a call of a method that `Option`s have too.
    pub fn may_be_of_option(&mut self, e: &ExprMethodCall, receiver: &Ty, result: &Ty) {
        let tys = [receiver.clone(), result.clone()];
        self.perhaps.push((key(e), tys));
    }

    /// Whether such a call turned out to be one of an `Option`'s.
    pub fn is_of_option(&self, e: &ExprMethodCall) -> bool {
        self.options.contains(&key(e))
    }

    /// Where types do not fit: takes calls of which nothing was known for calls of the user's methods, at first only those
    /// on what is not indexed either. If that does not help, the likely reading stands. Whether there is something to try.
    pub fn reconsider(&mut self, types: &Types) -> bool {
        let tried = self.settled.clone();
        let (before, kinds) = match std::mem::take(&mut self.trial) {
            Trial::Not => (tried.clone(), &[false, true][..]),
            Trial::Unindexed(before) => (before, &[true][..]),
            Trial::All(before) => (before, &[][..]),
            Trial::Over => {
                self.trial = Trial::Over;
                return false;
            }
        };
        for &all in kinds {
            self.settled = before.clone();
            for guess in self.guesses.iter().filter(|g| !g.certain && !g.tells) {
                let is_array = |ty: &Ty| types.is_users(ty) == Some(false);
                let users = all || !guess.ty.as_ref().is_some_and(is_array);
                self.settled.entry(guess.key.clone()).or_insert(users);
            }
            let differs = |(key, users): (&String, &bool)| *users && tried.get(key) != Some(&true);
            if self.settled.iter().any(differs) {
                self.trial = match all {
                    true => Trial::All(before),
                    false => Trial::Unindexed(before),
                };
                return true;
            }
        }
        let changed = before != tried;
        (self.settled, self.trial) = (before, Trial::Over);
        changed
    }
}

impl Lowerer<'_> {
    /// Whether a call is likely to be one of a method of the user's, as far as was found out before.
    pub fn is_likely_users(&self, e: &ExprMethodCall) -> bool {
        if let Some(users) = self.whose.settled.get(&key(e)) {
            return *users;
        }
        self.variable(&e.receiver).is_some_and(|id| {
            let ty = self.types.shallow(&self.vars[id].ty);
            self.types
                .is_users(&ty)
                .unwrap_or(matches!(ty, Ty::Named(_)) && !is_map_of_arrays(e))
        })
    }

    /// Whether a method that arrays or numbers have too is called on what a call or an operator gives.
    pub fn is_of_call(&mut self, e: &ExprMethodCall) -> bool {
        let call = match strip(&e.receiver) {
            Expr::Call(_) | Expr::Binary(_) => true,
            Expr::Unary(u) => matches!(u.op, syn::UnOp::Neg(_)),
            Expr::MethodCall(m) => !is_view(&m.method.to_string()),
            _ => false,
        };
        call && is_shared(&e.method.to_string())
            && self.given(&e.receiver).is_none()
            && !self.is_iterator(&e.receiver)
            && !self.is_option(&e.receiver)
    }

    /// Such a call: the receiver first, for it tells more once it is lowered.
    pub fn method_of_call(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        let value = self.expr(&e.receiver)?;
        let mut result = Err(Refused);
        let done = self.with(&e.receiver, value, &mut |s| {
            result = s.method(e);
            Ok(())
        });
        done.and(result)
    }

    /// Notes that a method is called that neither arrays nor numbers have.
    pub fn is_evident(&mut self, e: &ExprMethodCall, ty: Option<&Ty>) {
        if let Some(ty) = ty {
            self.types.has_own_methods(ty);
        }
        self.measure(&e.receiver);
        self.whose.evident.insert(text(&e.receiver));
    }

    /// Notes that a method was called on this that may give a number of another kind: what it was made of may be of that kind, too.
    fn measure(&mut self, e: &Expr) {
        if !self.whose.measured.insert(text(e)) {
            return;
        }
        let of: Vec<Expr> = match strip(e) {
            Expr::Path(p) => {
                let name = p.path.get_ident().map(ToString::to_string);
                let init = name.and_then(|name| self.inits.get(&name));
                init.cloned().into_iter().collect()
            }
            Expr::Reference(r) => vec![(*r.expr).clone()],
            Expr::Unary(u) => vec![(*u.expr).clone()],
            Expr::Binary(b) if !is_literal(&b.left) && !is_literal(&b.right) => {
                vec![(*b.left).clone(), (*b.right).clone()]
            }
            Expr::MethodCall(m) if method::is_scalar(&m.method) => vec![(*m.receiver).clone()],
            _ => vec![],
        };
        for e in &of {
            self.measure(e);
        }
    }

    /// Whether this is a variable that is given what is made of others.
    fn is_given_later(&self, e: &Expr) -> bool {
        let name = match strip(e) {
            Expr::Path(p) => p.path.get_ident().map(ToString::to_string),
            _ => None,
        };
        let init = name.and_then(|name| self.inits.get(&name));
        init.is_some_and(|init| matches!(strip(init), Expr::MethodCall(_) | Expr::Binary(_)))
    }

    /// Whether a method that arrays or numbers have too is taken for one of the user's; `ty` is that of the receiver, if
    /// it is known.
    pub fn guess(&mut self, e: &ExprMethodCall, ty: Option<Ty>) -> bool {
        if !is_shared(&e.method.to_string())
            || self.is_iterator(strip(&e.receiver))
            || self.is_std_collection(&e.receiver)
        {
            return false;
        }
        if wrong_count(e) {
            if !listed(&CHANGES, e) {
                self.is_evident(e, ty.as_ref());
            }
            return true;
        }
        let key = key(e);
        let certain = ty
            .as_ref()
            .is_some_and(|ty| !matches!(ty, Ty::Named(_) | Ty::Open) && !self.types.is_unknown(ty));
        let users = match (self.whose.settled.get(&key), &ty) {
            (Some(users), _) => *users,
            (None, _) if !certain && self.whose.evident.contains(&text(&e.receiver)) => true,
            (None, _)
                if !certain && matches!(self.whose.trial, Trial::Unindexed(_) | Trial::All(_)) =>
            {
                true
            }
            (None, Some(ty)) => {
                let named = matches!(ty, Ty::Named(_)) && !is_map_of_arrays(e)
                    || self.types.is_likely_users(ty)
                    || self.types.is_given(ty)
                        && is_of_another_kind(&e.method)
                        // the length of a complex number; the others mostly are those of numbers
                        && (e.method == "abs" || self.types.names_types);
                self.types.is_users(ty).unwrap_or(named)
            }
            (None, None) => false,
        };
        let of_numbers = method::is_scalar(&e.method);
        if users && is_of_another_kind(&e.method)
            || e.method == "abs" && self.is_given_later(&e.receiver)
        {
            self.measure(&e.receiver);
        }
        if users && of_numbers && !is_of_another_kind(&e.method) {
            // what has an `exp` of its own mostly gives one of its kind
            self.whose.evident.insert(e.to_token_stream().to_string());
        }
        self.whose.guesses.push(Guess {
            key,
            of: text(&e.receiver),
            call: e.to_token_stream().to_string(),
            ty,
            users,
            certain,
            of_numbers,
            tells: false,
        });
        users
    }

    /// Whether such a call was found to be one of a method of the user's, or shows that by what it is handed.
    pub fn is_surely_users(&self, e: &ExprMethodCall) -> bool {
        self.whose.settled.get(&key(e)) == Some(&true) || self.takes_a_value(e)
    }

    /// Whether a method by which an `Option` or an array is known is one of the user's all the same; `ty` is the type of the
    /// receiver, if it is known.
    pub fn is_of_struct(&mut self, e: &ExprMethodCall, ty: Option<Ty>) -> bool {
        let key = key(e);
        let fields = |ty: &Ty| self.types.has_fields(ty);
        let users = self.is_surely_users(e) || ty.as_ref().is_some_and(fields);
        self.whose.guesses.push(Guess {
            key,
            of: text(&e.receiver),
            call: String::new(),
            ty,
            users,
            certain: false,
            of_numbers: false,
            tells: true,
        });
        users
    }
}

impl Types {
    /// Whether a type is a struct or enum of the user's; nothing if that cannot be told.
    pub fn is_users(&self, ty: &Ty) -> Option<bool> {
        let ty = self.shallow(ty);
        let known = match &ty {
            Ty::Named(name) => !self.is_std(name),
            Ty::Var(_) => !self.is_number(&ty),
            Ty::Open => return None,
            _ => false,
        };
        if !known {
            return Some(false);
        }
        if self.with_own_methods(&ty) {
            return Some(true);
        }
        let mut steps = self.steps(&ty);
        if steps.any(|s| {
            s != path::INDEX
                && !PAYLOADS.contains(&s)
                && !s.starts_with(|c: char| c.is_ascii_digit())
        }) {
            return Some(true);
        }
        self.steps(&ty).any(|s| s == path::INDEX).then_some(false)
    }
}

impl Types {
    /// Whether a type shows that it is one of the user's: it has fields or methods that neither arrays nor numbers have, or is that of
    /// `self`.
    pub fn is_certainly_of_user(&self, ty: &Ty) -> bool {
        let is_self = matches!(self.shallow(ty), Ty::Named(name) if self.is_this(&name));
        is_self || self.has_fields(ty) || self.with_own_methods(ty)
    }

    /// Whether a type is known to have fields, as neither arrays nor `Option`s have.
    fn has_fields(&self, ty: &Ty) -> bool {
        let may = match self.shallow(ty) {
            Ty::Var(_) => true,
            Ty::Named(name) => !self.is_std(&name),
            _ => false,
        };
        may && self
            .steps(ty)
            .any(|s| !PAYLOADS.contains(&s) && s != path::INDEX)
    }
}

/// Whether arrays alone have a method, unless a struct of the user's has it too.
pub fn is_of_arrays(method: &str) -> bool {
    const METHODS: [&str; 20] = [
        "copy_from_slice",
        "clone_from_slice",
        "extend_from_slice",
        "copy_within",
        "swap_with_slice",
        "swap_remove",
        "rotate_left",
        "rotate_right",
        "fill_with",
        "resize_with",
        "split_off",
        "split_at",
        "split_at_mut",
        "dedup",
        "dedup_by",
        "dedup_by_key",
        "sort_by",
        "sort_by_key",
        "sort_unstable",
        "to_vec",
    ];
    METHODS.contains(&method)
}

fn is_literal(e: &Expr) -> bool {
    matches!(strip(e), Expr::Lit(_))
}

/// Methods that give what they are called on.
fn is_view(method: &str) -> bool {
    method.starts_with("as_")
        || ["clone", "to_vec", "to_owned", "borrow", "unwrap", "expect"].contains(&method)
}

/// `a.map(|x| ..)`: a method of the user's could be handed this closure only with the type of `x`, so that `a` is taken for
/// an array by whatever alias. Where the array is made (`repeat_like`), rustc is asked.
pub fn is_map_of_arrays(e: &ExprMethodCall) -> bool {
    let Some(Expr::Closure(f)) = e.args.first() else {
        return false;
    };
    e.method == "map" && f.inputs.iter().any(|p| !matches!(p, syn::Pat::Type(_)))
}

/// Whether a type has the name of one of `nalgebra`'s, all of which map their elements by value: `DVector<f64>`, `Matrix3<f64>`.
pub fn is_matrix(name: &str) -> bool {
    let base = name.split('<').next().unwrap_or_default();
    cfg!(feature = "foreign") && (base.contains("Matrix") || base.contains("Vector"))
}

/// The text of what a method is called on, without references.
fn text(e: &Expr) -> String {
    match strip(e) {
        Expr::Reference(r) => text(&r.expr),
        Expr::Unary(u) if matches!(u.op, syn::UnOp::Deref(_)) => text(&u.expr),
        e => e.to_token_stream().to_string(),
    }
}

/// A call by its text and place.
pub fn key(e: &ExprMethodCall) -> String {
    let receiver: TokenStream = e.receiver.to_token_stream();
    format!("{receiver}.{} {:?}", e.method, e.method.span())
}

/// Methods that arrays or numbers have, and types of the user's may well have with another meaning.
pub fn is_shared(method: &str) -> bool {
    ARRAYS.iter().any(|(name, _)| *name == method)
        || method == "sin_cos"
        || method::scalar_prim(method).is_some()
}

/// Whether a method of numbers often gives a number of what is none: the length of a complex number, the sine of an angle. So
/// that a number comes of it says nothing of what it is called on.
fn is_of_another_kind(method: &syn::Ident) -> bool {
    ["abs", "sin", "cos", "tan"]
        .iter()
        .any(|name| method == name)
}

/// Whether a method of numbers is called with more or fewer arguments than it has.
fn wrong_count(e: &ExprMethodCall) -> bool {
    let name = e.method.to_string();
    if let Some((_, count)) = ARRAYS.iter().find(|(method, _)| *method == name) {
        return *count != e.args.len();
    }
    let Some(def) = method::scalar_prim(&e.method.to_string()) else {
        return false;
    };
    match def.rule {
        Rule::Partials(partials) | Rule::Passes(partials) if def.name != "powi" => {
            partials.len() != e.args.len() + 1
        }
        _ => ["min", "max"].contains(&&*name) && e.args.len() != 1,
    }
}

/// Methods of arrays, with the number of their arguments.
const ARRAYS: [(&str, usize); 23] = [
    ("len", 0),
    ("is_empty", 0),
    ("push", 1),
    ("pop", 0),
    ("fill", 1),
    ("swap", 2),
    ("reverse", 0),
    ("clear", 0),
    ("first", 0),
    ("last", 0),
    ("get", 1),
    ("map", 1),
    ("insert", 2),
    ("remove", 1),
    ("extend", 1),
    ("contains", 1),
    ("resize", 2),
    ("truncate", 1),
    ("retain", 1),
    ("retain_mut", 1),
    ("append", 1),
    ("sort", 0),
    ("concat", 0),
];
