//! Types while they are being found out: the IR's types with variables, and unification.

use super::OwnNames;
use super::dispatch::{is_of_std, is_type_of_std};
use crate::assumed::{Assumed, Place};
use grad_core::entity::step;
use grad_core::ir::{FloatType, IntType, Type};
use grad_core::ops::path;
use grad_core::ordered::{OrderedMap, OrderedSet};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// A type, perhaps not known yet.
#[derive(Clone, PartialEq, Debug)]
pub enum Ty {
    /// To be found out.
    Var(usize),
    /// A floating-point number.
    Float(FloatType),
    /// An integer.
    Int(IntType),
    /// A truth value.
    Bool,
    /// Nothing.
    Unit,
    /// `[T; len]`
    Array(Box<Ty>, Box<str>),
    /// `[T]` behind a reference.
    Slice(Box<Ty>),
    /// `Vec<T>`
    Vec(Box<Ty>),
    /// A tuple.
    Tuple(Vec<Ty>),
    /// `Option<T>`
    Option(Box<Ty>),
    /// A type of the user's.
    Named(Box<str>),
    /// What a call keeps for its way back.
    Pullback,
    /// Known to rustc only.
    Open,
}

/// The step to what is in an `Option`.
pub const OPTION_PAYLOAD: &str = "Some::0";

/// The steps to what is in an `Option` or a `Result`.
pub const PAYLOADS: [&str; 2] = [OPTION_PAYLOAD, "Err::0"];

/// What is known of a type variable.
#[derive(Clone, PartialEq, Debug)]
enum Known {
    Nothing,
    Float,
    Int,
    Is(Ty),
}

/// The type variables of one function.
#[derive(Default, Clone)]
pub struct Types {
    vars: Vec<Known>,
    /// How many variables have become one with each: the more stay, so that chains of them stay short.
    sizes: Vec<usize>,
    /// Variables that something opaque has a say in: what is not known of them, only rustc can settle.
    shared: Vec<bool>,
    /// Whether something was used as what it is not: an integer as a float, an `Option` as a number.
    misfits: bool,
    /// What has methods that neither arrays nor numbers have.
    users: HashSet<Whole>,
    /// Variables for types that are likely the user's: what an operator gives on one, or a constructor.
    kin: HashSet<usize>,
    /// Variables for types of views of other crates' arrays, and the names of the arrays that stand for them where something is differentiated.
    views: HashMap<usize, Box<str>>,
    /// Variables for types of what functions give, of which nothing else says what they are.
    given: HashSet<usize>,
    /// The types of the parts of types that only rustc sees into, by step: `x`, `[]` for elements.
    members: HashMap<Whole, OrderedMap<Box<str>, Ty>>,
    /// Operators whose operands or result are not known to be numbers yet, by the order in which they stand.
    relations: OrderedMap<usize, Relation>,
    /// How many there have been.
    related: usize,
    /// The relations that wait for something to be known of a variable.
    waiting: HashMap<usize, Vec<usize>>,
    /// Those for which something has become known.
    woken: OrderedSet<usize>,
    /// What `Self` is.
    this: Option<Box<str>>,
    /// What has a method that floats alone have, as far as numbers go.
    floats: Vec<Ty>,
    /// The `T: Real` of the function, if there is one.
    real: Option<String>,
    /// Whether the function names types of the user's.
    pub names_types: bool,
    /// The names of std's that are the user's.
    own: OwnNames,
    /// What the world around the function declares.
    pub declared: Option<Rc<super::known::Declared>>,
    /// Operands of operators that were taken for numbers, since what they meet is one, and where they stand.
    pub assumed: Vec<(Place, Assumed)>,
}

/// `a op b` is of type `result`.
#[derive(Clone)]
struct Relation {
    op: &'static str,
    a: Ty,
    b: Ty,
    result: Ty,
    /// Where the operands stand in the source.
    places: [Option<Place>; 2],
}

/// What has parts whose types are found out by their use.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Whole {
    Var(usize),
    Named(Box<str>),
}

impl Ty {
    /// `f64`
    pub const F64: Ty = Ty::Float(FloatType::F64);
    /// `usize`
    pub const USIZE: Ty = Ty::Int(IntType::Usize);

    /// The element type of an array, slice or vector.
    pub fn element(&self) -> Option<&Ty> {
        match self {
            Ty::Array(t, _) | Ty::Slice(t) | Ty::Vec(t) => Some(t),
            _ => None,
        }
    }
}

impl Ty {
    /// A type as the model knows it; `reals` are the generic floats.
    pub fn of(ty: &Type, reals: &[String]) -> Ty {
        let of = |ty: &Type| Box::new(Ty::of(ty, reals));
        match ty {
            Type::Float(t) => Ty::Float(t.clone()),
            Type::Int(t) => Ty::Int(*t),
            Type::Bool => Ty::Bool,
            Type::Unit => Ty::Unit,
            Type::Array(t, len) => Ty::Array(of(t), len.clone()),
            Type::Slice(t) => Ty::Slice(of(t)),
            Type::Vec(t) => Ty::Vec(of(t)),
            Type::Tuple(ts) => Ty::Tuple(ts.iter().map(|t| Ty::of(t, reals)).collect()),
            Type::Named(name) => match option_payload(name) {
                Some(payload) => Ty::Option(of(&crate::model::type_of(&payload, reals))),
                None => Ty::Named(name.clone()),
            },
            Type::Pullback => Ty::Pullback,
            Type::Tensor(_) | Type::Open => Ty::Open,
        }
    }
}

/// The `T` of `Option<T>`.
fn option_payload(name: &str) -> Option<syn::Type> {
    let path: syn::Path = name
        .contains("Option<")
        .then(|| syn::parse_str(name).ok())??;
    let last = path.segments.last().filter(|s| s.ident == "Option")?;
    let syn::PathArguments::AngleBracketed(args) = &last.arguments else {
        return None;
    };
    match args.args.first() {
        Some(syn::GenericArgument::Type(payload)) if args.args.len() == 1 => Some(payload.clone()),
        _ => None,
    }
}

impl Types {
    /// Where `Self` is the type with the name `this`, in a function with these generic floats, that `names_types` of the user's.
    pub fn of(
        this: Option<Box<str>>,
        reals: &[String],
        names_types: bool,
        own: &OwnNames,
    ) -> Types {
        let real = match reals {
            [real] => Some(real.clone()),
            _ => None,
        };
        Types {
            this,
            real,
            names_types,
            own: own.clone(),
            ..Types::default()
        }
    }
    /// Whether a type of this name is one of std's.
    pub fn is_std(&self, name: &str) -> bool {
        is_type_of_std(name) && !self.own.has(name)
    }
    /// Whether a function's path leads into a type of std's of this name.
    pub fn is_std_path(&self, name: &str) -> bool {
        is_of_std(name) && !self.own.has(name)
    }
    /// Whether `name` is what `Self` is: with the same arguments, if it shows any.
    pub fn is_this(&self, name: &str) -> bool {
        let same = |this: &str| match (this.split_once('<'), name.split_once('<')) {
            (Some((this, own)), Some((name, other))) => {
                this.trim() == name.trim() && own.replace(' ', "") == other.replace(' ', "")
            }
            (Some((this, _)), None) => this.trim() == name.trim(),
            (None, _) => Some(this.trim()) == name.split('<').next().map(str::trim),
        };
        name == "Self" || self.this.as_deref().is_some_and(same)
    }
    fn fresh(&mut self, known: Known) -> Ty {
        self.vars.push(known);
        self.sizes.push(1);
        self.shared.push(false);
        Ty::Var(self.vars.len() - 1)
    }
    /// A type of which nothing is known.
    pub fn any(&mut self) -> Ty {
        self.fresh(Known::Nothing)
    }
    /// An integer of a type that only rustc knows.
    pub fn open_int(&mut self) -> Ty {
        let ty = self.int();
        self.share(&ty);
        ty
    }
    /// Notes that only whole numbers are used so.
    pub fn whole_number(&mut self, ty: &Ty) {
        if self.is_unknown(ty) && !self.is_aggregate(ty) {
            let whole = self.open_int();
            self.unify(ty, &whole);
        }
    }
    /// The type of what is opaque: a called function's result, an expression that only rustc understands.
    pub fn open(&mut self) -> Ty {
        let ty = self.any();
        self.share(&ty);
        ty
    }
    /// Notes that something opaque has a say in a type: a value of it is handed to a function.
    pub fn share(&mut self, ty: &Ty) {
        match self.shallow(ty) {
            Ty::Var(v) => self.shared[v] = true,
            Ty::Array(t, _) | Ty::Slice(t) | Ty::Vec(t) | Ty::Option(t) => self.share(&t),
            Ty::Tuple(ts) => ts.iter().for_each(|t| self.share(t)),
            Ty::Float(_)
            | Ty::Int(_)
            | Ty::Bool
            | Ty::Unit
            | Ty::Named(_)
            | Ty::Pullback
            | Ty::Open => {}
        }
    }
    /// The type of a float literal.
    pub fn float(&mut self) -> Ty {
        self.fresh(Known::Float)
    }
    /// The type of an integer literal.
    pub fn int(&mut self) -> Ty {
        self.fresh(Known::Int)
    }
    /// The type as far as its outermost constructor is known: a variable only if it is free.
    pub fn shallow(&self, ty: &Ty) -> Ty {
        step();
        match ty {
            Ty::Var(v) => match &self.vars[*v] {
                Known::Is(t) => self.shallow(t),
                Known::Nothing | Known::Float | Known::Int => ty.clone(),
            },
            other => other.clone(),
        }
    }
    /// Whether this is an integer, or a literal that will be one.
    pub fn is_int(&self, ty: &Ty) -> bool {
        match self.shallow(ty) {
            Ty::Int(_) => true,
            Ty::Var(v) => self.vars[v] == Known::Int,
            _ => false,
        }
    }
    /// Whether this is `usize`, or that of a literal that may be one.
    pub fn is_unsettled_or_usize(&self, ty: &Ty) -> bool {
        match self.shallow(ty) {
            Ty::Int(t) => t == IntType::Usize,
            Ty::Var(v) => self.vars[v] == Known::Int,
            _ => false,
        }
    }
    /// Whether this is a float, or a literal that will be one.
    pub fn is_float(&self, ty: &Ty) -> bool {
        match self.shallow(ty) {
            Ty::Float(_) => true,
            Ty::Var(v) => self.vars[v] == Known::Float,
            _ => false,
        }
    }
    /// Whether nothing at all is known.
    pub fn is_unknown(&self, ty: &Ty) -> bool {
        match self.shallow(ty) {
            Ty::Open => true,
            Ty::Var(v) => self.vars[v] == Known::Nothing,
            _ => false,
        }
    }
    /// The element type of an array type; a variable if it is not known to be one.
    pub fn element(&mut self, ty: &Ty) -> Ty {
        self.part(ty, path::INDEX)
    }
    /// The type of a part: of an element (`[]`), a field by its name, a member of a tuple by its number. Parts of a type
    /// that only rustc sees into have a variable each.
    pub fn part(&mut self, ty: &Ty, step: &str) -> Ty {
        let whole = match self.shallow(ty) {
            Ty::Tuple(ts) => {
                let member = step.parse().ok().and_then(|i: usize| ts.get(i).cloned());
                return member.unwrap_or_else(|| self.open());
            }
            Ty::Var(v) => Whole::Var(v),
            Ty::Named(name) => self.whole(name),
            Ty::Option(payload) if step == OPTION_PAYLOAD => return *payload,
            other => {
                return match other.element() {
                    Some(t) if step == path::INDEX => t.clone(),
                    _ => self.open(),
                };
            }
        };
        if let Some(ty) = self.members.get(&whole).and_then(|m| m.get(step)) {
            return ty.clone();
        }
        let declared = match &whole {
            Whole::Named(name) => self.declared_part(name, step),
            Whole::Var(_) => None,
        };
        let ty = declared.unwrap_or_else(|| self.open());
        let members = self.members.entry(whole).or_default();
        members.insert(step.into(), ty.clone());
        ty
    }
    /// The steps to the parts of a type that are known so far.
    pub fn steps(&self, ty: &Ty) -> impl Iterator<Item = &str> {
        let members = self.whole_of(ty).and_then(|w| self.members.get(&w));
        members
            .into_iter()
            .flat_map(|m| m.keys().map(|step| &**step))
    }
    /// The parts that are known of types with names, in order.
    pub fn members_of_names(&self) -> impl Iterator<Item = (&str, &str)> {
        let mut all: Vec<_> = self
            .members
            .iter()
            .flat_map(|(whole, members)| match whole {
                Whole::Named(name) => members.keys().map(|step| (&**name, &**step)).collect(),
                Whole::Var(_) => vec![],
            })
            .collect();
        all.sort_unstable();
        all.into_iter()
    }
    fn whole_of(&self, ty: &Ty) -> Option<Whole> {
        match self.shallow(ty) {
            Ty::Var(v) => Some(Whole::Var(v)),
            Ty::Named(name) => Some(self.whole(name)),
            _ => None,
        }
    }
    fn whole(&self, name: Box<str>) -> Whole {
        match &self.this {
            Some(this) if *name == *"Self" => Whole::Named(this.clone()),
            _ => Whole::Named(name),
        }
    }
    /// Whether the type has parts that are read and written in place.
    pub fn is_aggregate(&self, ty: &Ty) -> bool {
        match self.shallow(ty) {
            Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_) | Ty::Named(_) | Ty::Option(_) => true,
            Ty::Var(v) => self.members.contains_key(&Whole::Var(v)),
            _ => false,
        }
    }
    /// Notes that something was used as what it is not.
    pub fn misfit(&mut self) {
        self.misfits = true;
    }
    /// Whether an integer was to be a float somewhere, or an `Option` a number.
    pub fn misfits(&self) -> bool {
        self.misfits
    }
    /// Notes that a type has methods that neither arrays nor numbers have.
    pub fn has_own_methods(&mut self, ty: &Ty) {
        if let Some(whole) = self.whole_of(ty) {
            self.users.insert(whole);
        }
    }
    /// Whether it was noted.
    pub fn with_own_methods(&self, ty: &Ty) -> bool {
        self.whole_of(ty).is_some_and(|w| self.users.contains(&w))
    }
    /// Notes that a type is likely one of the user's.
    pub fn likely_users(&mut self, ty: &Ty) {
        if let Ty::Var(v) = self.shallow(ty) {
            self.kin.insert(v);
        }
    }
    /// The type of a view of another crate's array, for which the array of this name stands where something is differentiated.
    pub fn view_of(&mut self, array: Box<str>) -> Ty {
        let ty = self.of_call();
        self.likely_users(&ty);
        if let Ty::Var(v) = self.shallow(&ty) {
            self.views.insert(v, array);
        }
        ty
    }
    /// The name of the array that stands for a view.
    pub fn array_of_view(&self, ty: &Ty) -> Option<&str> {
        match self.shallow(ty) {
            Ty::Var(v) => self.views.get(&v).map(|name| &**name),
            _ => None,
        }
    }
    /// Whether it was noted, and nothing else is known.
    pub fn is_likely_users(&self, ty: &Ty) -> bool {
        matches!(self.shallow(ty), Ty::Var(v) if self.kin.contains(&v))
    }
    /// The type of what a function gives.
    pub fn of_call(&mut self) -> Ty {
        let ty = self.open();
        self.given(&ty);
        ty
    }
    /// Notes that a type is that of what a function gives, or of what an operator makes of it.
    pub fn given(&mut self, ty: &Ty) {
        if let Ty::Var(v) = self.shallow(ty) {
            self.given.insert(v);
        }
    }
    /// Whether it was noted, and nothing else is known. In a function that is generic in its floats, what has their methods is one.
    pub fn is_given(&self, ty: &Ty) -> bool {
        let noted = matches!(self.shallow(ty), Ty::Var(v) if self.given.contains(&v));
        noted && self.real.is_none() && self.is_unknown(ty) && !self.is_aggregate(ty)
    }
    /// What was learned of the parts of variable `v` holds for `ty`.
    fn hand_on(&mut self, v: usize, ty: &Ty) {
        if self.given.remove(&v) {
            self.given(ty);
        }
        if self.kin.remove(&v) {
            self.likely_users(ty);
        }
        if let (Some(array), Ty::Var(w)) = (self.views.remove(&v), self.shallow(ty)) {
            self.views.insert(w, array);
        }
        if self.users.remove(&Whole::Var(v)) {
            self.has_own_methods(ty);
        }
        for (step, member) in self.members.remove(&Whole::Var(v)).unwrap_or_default() {
            let part = self.part(ty, &step);
            self.unify(&part, &member);
        }
    }
    /// Whether this is a float or an integer, or a literal that will be one.
    pub fn is_number(&self, ty: &Ty) -> bool {
        self.is_float(ty) || self.is_int(ty)
    }
    /// Notes that an operator's operands are of these types, its result of that one.
    pub fn relate(
        &mut self,
        op: &'static str,
        operands: &[Ty],
        result: &Ty,
        places: [Option<Place>; 2],
    ) {
        let (a, b) = match operands {
            [a] => (a, a),
            [a, b] => (a, b),
            _ => return,
        };
        let relation = Relation {
            op,
            a: a.clone(),
            b: b.clone(),
            result: result.clone(),
            places,
        };
        self.relations.insert(self.related, relation);
        self.woken.insert(self.related);
        self.related += 1;
        self.solve_some();
    }
    /// Notes that a value has a method that floats alone have, as far as numbers go.
    pub fn has_float_method(&mut self, ty: &Ty) {
        self.floats.push(ty.clone());
    }
    /// What has a float's methods is a float. Which, only rustc can say, but in a generic function, where rules cannot write
    /// `1.0`: there it is the generic one if nothing else says which. That it is a number is asked of rustc where the method
    /// is called.
    fn solve_floats(&mut self) {
        let mut floats = std::mem::take(&mut self.floats);
        floats.retain(|ty| self.is_unknown(ty) && !self.is_aggregate(ty));
        for ty in &floats {
            let float = self.float();
            self.unify(ty, &float);
            self.share(ty);
        }
        self.solve_some();
        let Some(real) = self.real.clone() else {
            return;
        };
        for ty in &floats {
            if matches!(self.shallow(ty), Ty::Var(_)) {
                self.unify(ty, &Ty::Float(FloatType::Param(real.clone().into())));
            }
        }
    }
    /// Finds out what follows from the operators, and leaves to rustc what does not.
    pub fn solve(&mut self) {
        self.solve_some();
        self.solve_floats();
        for relation in std::mem::take(&mut self.relations).into_values() {
            // a literal beside a type that only rustc knows is of the type that rustc finds
            self.share(&relation.a);
            self.share(&relation.b);
        }
    }
    /// Looks at every relation of which something has become known since it was looked at.
    pub fn solve_some(&mut self) {
        while let Some(i) = self.woken.pop_first() {
            let Some(relation) = self.relations.remove(&i) else {
                continue;
            };
            if !self.follows(&relation) {
                for ty in [&relation.a, &relation.b, &relation.result] {
                    if let Ty::Var(v) = self.shallow(ty) {
                        self.waiting.entry(v).or_default().push(i);
                    }
                }
                self.relations.insert(i, relation);
            }
        }
    }
    /// Notes that more is known of a variable than was.
    fn wake(&mut self, v: usize) {
        self.woken
            .extend(self.waiting.remove(&v).unwrap_or_default());
    }
    /// Whether an operator is one on numbers, which are then of one type. A number plus something is a number, unless that is what a
    /// function gave, or an operator on a type of the user's: it may be an array of numbers. A number times something need not be.
    fn follows(&mut self, r: &Relation) -> bool {
        let float = [&r.a, &r.b, &r.result].map(|t| self.is_float(t));
        let int = [&r.a, &r.b, &r.result].map(|t| self.is_int(t));
        let free = [&r.a, &r.b, &r.result].map(|t| self.is_unknown(t) && !self.is_aggregate(t));
        let all = |i: usize| float[i] || int[i] || free[i];
        if !(all(0) && all(1) && all(2)) {
            return false;
        }
        let numbers = match (r.op, float, int) {
            (_, [true, true, _], _) | (_, _, [true, true, _]) => true,
            ("add" | "sub" | "neg", [.., false], [.., false]) if self.is_made(r) => false,
            ("add" | "sub" | "neg", _, _) => float.contains(&true) || int.contains(&true),
            (_, [true, _, true] | [_, true, true], _) => true,
            // whole numbers scale nothing but whole numbers
            (_, _, int) => int.contains(&true),
        };
        if numbers {
            let unsure = [&r.a, &r.b].map(|t| self.is_unknown(t) && *t != Ty::Open);
            for (place, _) in r.places.iter().zip(unsure).filter(|(_, unsure)| *unsure) {
                let place = place.iter().cloned();
                self.assumed
                    .extend(place.map(|place| (place, Assumed::Number)));
            }
            self.unify(&r.a, &r.b);
            self.unify(&r.a, &r.result);
        }
        numbers
    }

    /// Whether an operand is what a function gave, or an operator on a type of the user's.
    fn is_made(&self, r: &Relation) -> bool {
        let mut operands = [&r.a, &r.b].into_iter();
        operands.any(|t| self.is_given(t) || self.is_likely_users(t))
    }

    /// Makes two types one where that is possible. What does not fit is left to rustc, which checks the user's own
    /// function anyway.
    pub fn unify(&mut self, a: &Ty, b: &Ty) {
        let (a, b) = (self.shallow(a), self.shallow(b));
        match (&a, &b) {
            (Ty::Var(v), Ty::Var(w)) => {
                if v != w {
                    self.misfits |= matches!(
                        (&self.vars[*v], &self.vars[*w]),
                        (Known::Float, Known::Int) | (Known::Int, Known::Float)
                    );
                    self.merge(*v, *w);
                }
            }
            (Ty::Var(v), t) | (t, Ty::Var(v)) => {
                let fits = match self.vars[*v] {
                    Known::Nothing => {
                        !self.occurs(*v, t)
                            && (matches!(t, Ty::Tuple(_))
                                || self.is_aggregate(t)
                                || !self.is_aggregate(&Ty::Var(*v)))
                    }
                    Known::Float => matches!(t, Ty::Float(_)),
                    Known::Int => matches!(t, Ty::Int(_)),
                    Known::Is(_) => false,
                };
                self.misfits |= match self.vars[*v] {
                    Known::Float => matches!(t, Ty::Int(_)),
                    Known::Int => matches!(t, Ty::Float(_)),
                    Known::Nothing | Known::Is(_) => false,
                };
                if fits && *t != Ty::Open {
                    self.vars[*v] = Known::Is(t.clone());
                    self.wake(*v);
                    if self.shared[*v] {
                        // the literals in a field's value are of the types that the field has
                        self.share(t);
                    }
                    self.hand_on(*v, t);
                }
            }
            (Ty::Tuple(xs), Ty::Tuple(ys)) => {
                for (x, y) in xs.iter().zip(ys) {
                    self.unify(x, y);
                }
            }
            (Ty::Option(x), Ty::Option(y)) => self.unify(x, y),
            (Ty::Int(_), Ty::Float(_)) | (Ty::Float(_), Ty::Int(_)) => self.misfits = true,
            (x, y) => {
                if let (Some(x), Some(y)) = (x.element(), y.element()) {
                    self.unify(x, y);
                }
            }
        }
    }
    /// Whether these are an array and a slice, a vector and an array, or arrays of two lengths.
    pub fn are_arrays_of_two_kinds(&self, a: &Ty, b: &Ty) -> bool {
        match (self.shallow(a), self.shallow(b)) {
            (Ty::Array(_, m), Ty::Array(_, n)) => m != n,
            (Ty::Vec(_), Ty::Vec(_)) | (Ty::Slice(_), Ty::Slice(_)) => false,
            (a, b) => a.element().is_some() && b.element().is_some(),
        }
    }
    /// Makes two variables one.
    fn merge(&mut self, v: usize, w: usize) {
        let (keep, give) = match self.sizes[v] < self.sizes[w] {
            true => (w, v),
            false => (v, w),
        };
        self.sizes[keep] += self.sizes[give];
        self.shared[keep] |= self.shared[give];
        let given = std::mem::replace(&mut self.vars[give], Known::Is(Ty::Var(keep)));
        if self.vars[keep] == Known::Nothing && given != Known::Nothing {
            self.vars[keep] = given;
            self.wake(keep);
        }
        self.wake(give);
        self.hand_on(give, &Ty::Var(keep));
    }
    fn occurs(&self, v: usize, ty: &Ty) -> bool {
        match self.shallow(ty) {
            Ty::Var(w) => v == w,
            Ty::Array(t, _) | Ty::Slice(t) | Ty::Vec(t) | Ty::Option(t) => self.occurs(v, &t),
            Ty::Tuple(ts) => ts.iter().any(|t| self.occurs(v, t)),
            Ty::Float(_)
            | Ty::Int(_)
            | Ty::Bool
            | Ty::Unit
            | Ty::Named(_)
            | Ty::Pullback
            | Ty::Open => false,
        }
    }
    /// The name of an `Option`: with a payload of the user's, `None` alone would not say of what type it is.
    fn option_of(&self, payload: &Ty) -> Box<str> {
        match self.shallow(payload) {
            Ty::Named(name) if !name.contains(['_', '\'', '&']) => format!("Option<{name}>").into(),
            // known by its use
            _ => "Option<_>".into(),
        }
    }
    /// The type for the graph: what was not found out is open.
    pub fn resolve(&self, ty: &Ty) -> Type {
        match self.shallow(ty) {
            // where only literals meet, rustc takes `f64` and `i32`
            Ty::Var(v) => match (&self.vars[v], self.shared[v]) {
                (Known::Float, true) => Type::Float(FloatType::Open),
                (Known::Float, false) => Type::F64,
                (Known::Int, true) => Type::Int(IntType::Open),
                (Known::Int, false) => Type::Int(IntType::I32),
                (Known::Nothing, _) if self.is_aggregate(&Ty::Var(v)) => Type::Named("_".into()),
                (Known::Nothing | Known::Is(_), _) => Type::Open,
            },
            Ty::Named(name) => Type::Named(name),
            Ty::Float(t) => Type::Float(t),
            Ty::Int(t) => Type::Int(t),
            Ty::Bool => Type::Bool,
            Ty::Unit => Type::Unit,
            Ty::Array(t, len) => Type::Array(Box::new(self.resolve(&t)), len),
            Ty::Slice(t) => Type::Slice(Box::new(self.resolve(&t))),
            Ty::Vec(t) => Type::Vec(Box::new(self.resolve(&t))),
            Ty::Tuple(ts) => Type::Tuple(ts.iter().map(|t| self.resolve(t)).collect()),
            Ty::Pullback => Type::Pullback,
            Ty::Option(payload) => Type::Named(self.option_of(&payload)),
            Ty::Open => Type::Open,
        }
    }
}
