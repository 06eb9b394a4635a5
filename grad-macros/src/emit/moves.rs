//! Assignments that happen at once, as assignments one after the other.

use super::names::Names;
use super::place::{How, Place};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::quote;
use std::collections::{BTreeMap, BTreeSet};

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

/// The assignments in an order in which each value is read before it is overwritten.
pub(super) fn parallel(moves: Vec<Move>, names: &Names) -> TokenStream {
    let mut left = Left::of(moves);
    let mut out = quote!();
    while let Some(first) = left.first() {
        if let Some(i) = left.free.pop_first() {
            if let Some(m) = left.take(i) {
                out.extend(m.target.assign(&m.value));
            }
        } else if let Some((i, j)) = left.swap() {
            let (a, b) = (left.place_name(i), left.place_name(j));
            out.extend(quote!(::core::mem::swap(&mut #a, &mut #b);));
            left.take(i.max(j));
            left.take(i.min(j));
        } else {
            // A cycle: what the first target holds is read by another; that value goes into a variable of its own.
            let name = names.fresh("next");
            let value = left.value_that_reads(first, quote!(#name));
            out.extend(quote!(let #name = #value;));
        }
    }
    out
}

/// The assignments that are still to be made, by their place in the list, and who reads what they overwrite.
struct Left {
    moves: Vec<Option<Move>>,
    /// By what it is of, what each value mentions of the targets.
    read: Vec<BTreeSet<usize>>,
    /// The others whose values mention each target.
    readers: Vec<BTreeSet<usize>>,
    /// What nobody else reads.
    free: BTreeSet<usize>,
    /// The owned places that are moved to, with where they are in the list.
    targets: BTreeMap<String, usize>,
    /// All before this one are done, or have no partner to change places with.
    looked_at: usize,
    done: usize,
}

impl Left {
    fn of(moves: Vec<Move>) -> Left {
        let named = moves.iter().enumerate().map(|(i, m)| (m.target.name(), i));
        let targets: BTreeMap<String, usize> = named.collect();
        let mut read = vec![BTreeSet::new(); moves.len()];
        let mut readers = vec![BTreeSet::new(); moves.len()];
        for (i, m) in moves.iter().enumerate() {
            mentioned(&m.value, &targets, &mut read[i]);
            read[i].remove(&i);
            for &target in &read[i] {
                readers[target].insert(i);
            }
        }
        let free = (0..moves.len()).filter(|&i| readers[i].is_empty());
        Left {
            free: free.collect(),
            moves: moves.into_iter().map(Some).collect(),
            read,
            readers,
            targets,
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
        for target in std::mem::take(&mut self.read[i]) {
            self.readers[target].remove(&i);
            if self.readers[target].is_empty() && self.moves[target].is_some() {
                self.free.insert(target);
            }
        }
    }

    /// The value of the first assignment that reads target `i`; it is `instead` from here on.
    fn value_that_reads(&mut self, i: usize, instead: TokenStream) -> TokenStream {
        let reader = *self.readers[i].first().expect("some other value reads it");
        self.reads_no_more(reader);
        let m = self.moves[reader].as_mut().expect("it is still to be made");
        std::mem::replace(&mut m.value, instead)
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

    fn partner(&self, i: usize) -> Option<usize> {
        let (to, from) = self.moves[i].as_ref()?.between_owned()?;
        let j = *self.targets.get(&from)?;
        let other = self.moves[j].as_ref()?.between_owned()?;
        (j > i && other == (from, to)).then_some(j)
    }

    fn place_name(&self, i: usize) -> TokenStream {
        self.moves[i].as_ref().map(place_name).unwrap_or_default()
    }
}

impl Move {
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

/// Adds which targets the tokens mention. Generated names are unique, so the text decides.
fn mentioned(tokens: &TokenStream, targets: &BTreeMap<String, usize>, found: &mut BTreeSet<usize>) {
    for token in tokens.clone() {
        match token {
            TokenTree::Ident(ident) => found.extend(targets.get(&ident.to_string())),
            TokenTree::Group(group) => mentioned(&group.stream(), targets, found),
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
