//! Assignments that happen at once, as assignments one after the other.

use super::names::Names;
use super::place::{How, Place};
use grad_core::ordered::{OrderedMap, OrderedSet};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::quote;

/// One assignment.
pub(super) struct Move {
    pub target: Target,
    pub value: TokenStream,
    /// The place that the value is moved out of.
    pub from: Option<Place>,
}

/// What is assigned to.
pub(super) enum Target {
    /// A variable that holds a number.
    Scalar(TokenStream),
    /// A place.
    Place(Place),
}

impl Target {
    fn name(&self) -> String {
        match self {
            Target::Scalar(name) => name.to_string(),
            Target::Place(place) => place.name.to_string(),
        }
    }

    fn assign(&self, value: &TokenStream) -> TokenStream {
        match self {
            Target::Scalar(name) => quote!(#name = #value;),
            // A borrowed array is filled in; what is borrowed stays the same.
            Target::Place(place) if place.how == How::Mut => {
                let target = &place.name;
                quote!(::grads::__private::assign(&mut *#target, #value);)
            }
            Target::Place(place) => {
                let target = place.target();
                quote!(#target = #value;)
            }
        }
    }
}

/// The assignments in an order in which each value is read before it is overwritten, or moved.
pub(super) fn parallel(moves: Vec<Move>, names: &Names) -> TokenStream {
    let mut left = Left::of(moves);
    let mut out = quote!();
    while let Some(first) = left.first() {
        if let Some(i) = left.free.pop_first() {
            if let Some(m) = left.take(i) {
                out.extend(m.target.assign(&m.value));
            }
        } else if let Some(number) = left.number(first) {
            // A cycle: what the value reads goes elsewhere, so the value goes into a variable of its own.
            out.extend(left.bind(number, names));
        } else if let Some((i, j)) = left.swap() {
            let (a, b) = (left.place_name(i), left.place_name(j));
            out.extend(quote!(::core::mem::swap(&mut #a, &mut #b);));
            left.take(i.max(j));
            left.take(i.min(j));
        } else {
            let reader = left.reader(first);
            out.extend(left.bind(reader, names));
        }
    }
    out
}

/// The assignments that are still to be made, by their place in the list, and who reads what they spoil: what they
/// overwrite, and what they move.
struct Left {
    moves: Vec<Option<Move>>,
    /// By what it is of, which others spoil what each value mentions.
    read: Vec<OrderedSet<usize>>,
    /// The others whose values mention what each spoils.
    readers: Vec<OrderedSet<usize>>,
    /// What spoils nothing that another reads.
    free: OrderedSet<usize>,
    /// The owned places that are moved to, with where they are in the list.
    targets: OrderedMap<String, usize>,
    /// All before this one are done, or read nothing that is spoiled, or are moves of places.
    numbers: usize,
    /// All before this one are done, or have no partner to change places with.
    looked_at: usize,
    done: usize,
}

impl Left {
    fn of(moves: Vec<Move>) -> Left {
        let named = moves.iter().enumerate().map(|(i, m)| (m.target.name(), i));
        let targets: OrderedMap<String, usize> = named.collect();
        let mut spoiled: OrderedMap<String, Vec<usize>> = OrderedMap::new();
        for (i, m) in moves.iter().enumerate() {
            for name in m.spoils() {
                spoiled.entry(name).or_default().push(i);
            }
        }
        let mut read = vec![OrderedSet::new(); moves.len()];
        let mut readers = vec![OrderedSet::new(); moves.len()];
        for (i, m) in moves.iter().enumerate() {
            mentioned(&m.value, &spoiled, &mut read[i]);
            read[i].remove(&i);
            for &other in &read[i] {
                readers[other].insert(i);
            }
        }
        let free = (0..moves.len()).filter(|&i| readers[i].is_empty());
        Left {
            free: free.collect(),
            moves: moves.into_iter().map(Some).collect(),
            read,
            readers,
            targets,
            numbers: 0,
            looked_at: 0,
            done: 0,
        }
    }

    fn first(&mut self) -> Option<usize> {
        while self.moves.get(self.done)?.is_none() {
            self.done += 1;
        }
        Some(self.done)
    }

    fn take(&mut self, i: usize) -> Option<Move> {
        self.reads_no_more(i);
        self.free.remove(&i);
        self.moves[i].take()
    }

    fn reads_no_more(&mut self, i: usize) {
        for other in std::mem::take(&mut self.read[i]) {
            self.readers[other].remove(&i);
            if self.readers[other].is_empty() && self.moves[other].is_some() {
                self.free.insert(other);
            }
        }
    }

    /// The value of an assignment, in a variable that stands for it from here on.
    fn bind(&mut self, i: usize, names: &Names) -> TokenStream {
        self.reads_no_more(i);
        let name = names.fresh("next");
        let m = self.moves[i].as_mut().expect("it is still to be made");
        let value = std::mem::replace(&mut m.value, quote!(#name));
        quote!(let #name = #value;)
    }

    /// Some assignment whose value reads what another spoils, and is not a place that is moved: of what is read, rather
    /// that which the first one spoils.
    fn number(&mut self, first: usize) -> Option<usize> {
        if self.reads(self.reader(first)) {
            return Some(self.reader(first));
        }
        while self.numbers < self.moves.len() && !self.reads(self.numbers) {
            self.numbers += 1;
        }
        (self.numbers < self.moves.len()).then_some(self.numbers)
    }

    fn reads(&self, i: usize) -> bool {
        let number = self.moves[i].as_ref().is_some_and(|m| m.from.is_none());
        number && !self.read[i].is_empty()
    }

    /// Some assignment whose value reads what this one spoils.
    fn reader(&self, i: usize) -> usize {
        *self.readers[i].first().expect("some other value reads it")
    }

    /// Two owned places that change places.
    fn swap(&mut self) -> Option<(usize, usize)> {
        while self.looked_at < self.moves.len() {
            let i = self.looked_at;
            if let Some(j) = self.partner(i) {
                return Some((i, j));
            }
            self.looked_at += 1;
        }
        None
    }

    /// The other one of two that nobody else reads.
    fn partner(&self, i: usize) -> Option<usize> {
        let (to, from) = self.moves[i].as_ref()?.between_owned()?;
        let j = *self.targets.get(&from)?;
        let other = self.moves[j].as_ref()?.between_owned()?;
        let alone =
            self.readers[i].iter().all(|r| *r == j) && self.readers[j].iter().all(|r| *r == i);
        (j > i && other == (from, to) && alone).then_some(j)
    }

    fn place_name(&self, i: usize) -> TokenStream {
        self.moves[i].as_ref().map(place_name).unwrap_or_default()
    }
}

impl Move {
    /// The names of what is no longer there when the assignment is made.
    fn spoils(&self) -> impl Iterator<Item = String> {
        let moved = self.from.as_ref().map(|place| place.name.to_string());
        let moved = moved.filter(|name| *name == self.value.to_string());
        std::iter::once(self.target.name()).chain(moved)
    }

    /// The names of the owned places that it is to and from.
    fn between_owned(&self) -> Option<(String, String)> {
        let owned = |p: &Place| (p.how == How::Own).then(|| p.name.to_string());
        match &self.target {
            Target::Place(place) => Some((owned(place)?, owned(self.from.as_ref()?)?)),
            Target::Scalar(_) => None,
        }
    }
}

fn place_name(m: &Move) -> TokenStream {
    match &m.target {
        Target::Place(place) => {
            let name = &place.name;
            quote!(#name)
        }
        Target::Scalar(name) => name.clone(),
    }
}

/// Adds who spoils what the tokens mention. Generated names are unique, so the text decides.
fn mentioned(
    tokens: &TokenStream,
    spoiled: &OrderedMap<String, Vec<usize>>,
    found: &mut OrderedSet<usize>,
) {
    for token in tokens.clone() {
        match token {
            TokenTree::Ident(ident) => {
                found.extend(spoiled.get(&ident.to_string()).into_iter().flatten());
            }
            TokenTree::Group(group) => mentioned(&group.stream(), spoiled, found),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// Joins neighbours `if wanted { a } if wanted { b }`: adding to an adjoint does not change whether it is wanted.
pub(super) fn join_guards(tokens: TokenStream) -> TokenStream {
    let mut out: Vec<TokenTree> = vec![];
    for token in tokens {
        let TokenTree::Group(group) = token else {
            out.push(token);
            continue;
        };
        let inner = join_guards(group.stream());
        let joined = joins(&out, &group);
        let stream = match (joined, &out[..]) {
            (true, [.., TokenTree::Group(first), _, _]) => {
                let first = first.stream();
                quote!(#first #inner)
            }
            _ => inner,
        };
        if joined {
            out.truncate(out.len() - 3);
        }
        let mut whole = Group::new(group.delimiter(), stream);
        whole.set_span(group.span());
        out.push(TokenTree::Group(whole));
    }
    out.into_iter().collect()
}

/// Whether `before` ends in `if want { .. } if want`, and `group` is the block that follows.
fn joins(before: &[TokenTree], group: &Group) -> bool {
    let [
        ..,
        TokenTree::Ident(if_a),
        TokenTree::Ident(want_a),
        TokenTree::Group(first),
        TokenTree::Ident(if_b),
        TokenTree::Ident(want_b),
    ] = before
    else {
        return false;
    };
    if_a == "if"
        && if_b == "if"
        && want_a == want_b
        && want_a.to_string().starts_with("want_")
        && [first, group]
            .iter()
            .all(|g| g.delimiter() == Delimiter::Brace)
}
