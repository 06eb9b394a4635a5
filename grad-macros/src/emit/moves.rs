//! Assignments that happen at once, as assignments one after the other.

use super::names::Names;
use super::place::{How, Place};
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

/// The assignments in an order in which each value is read before it is overwritten.
pub(super) fn parallel(mut moves: Vec<Move>, names: &Names) -> TokenStream {
    let mut out = quote!();
    while !moves.is_empty() {
        let free = (0..moves.len()).find(|&i| {
            let target = moves[i].target.name();
            moves
                .iter()
                .enumerate()
                .all(|(j, m)| j == i || !mentions(&m.value, &target))
        });
        if let Some(i) = free {
            let m = moves.remove(i);
            out.extend(m.target.assign(&m.value));
            continue;
        }
        if let Some((i, j)) = swap(&moves) {
            let (a, b) = (place_name(&moves[i]), place_name(&moves[j]));
            out.extend(quote!(::core::mem::swap(&mut #a, &mut #b);));
            moves.remove(i.max(j));
            moves.remove(i.min(j));
            continue;
        }
        // A cycle: what the first target holds is read by another; that value goes into a variable of its own.
        let target = moves[0].target.name();
        let j = (1..moves.len())
            .find(|&j| mentions(&moves[j].value, &target))
            .expect("some other value reads it");
        let name = names.fresh("next");
        let value = std::mem::replace(&mut moves[j].value, quote!(#name));
        out.extend(quote!(let #name = #value;));
    }
    out
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

/// Two owned places that change places.
fn swap(moves: &[Move]) -> Option<(usize, usize)> {
    let target = |m: &Move| match &m.target {
        Target::Place(place) if place.how == How::Own => Some(place.name.clone()),
        _ => None,
    };
    let from = |m: &Move| {
        m.from
            .as_ref()
            .filter(|p| p.how == How::Own)
            .map(|p| p.name.clone())
    };
    (0..moves.len()).find_map(|i| {
        let (a, b) = (target(&moves[i])?, from(&moves[i])?);
        let j = (i + 1..moves.len()).find(|&j| {
            target(&moves[j]).as_ref() == Some(&b) && from(&moves[j]).as_ref() == Some(&a)
        })?;
        Some((i, j))
    })
}

/// Whether the tokens mention the variable. Generated names are unique, so the text decides.
fn mentions(tokens: &TokenStream, name: &str) -> bool {
    tokens.clone().into_iter().any(|t| match t {
        TokenTree::Ident(ident) => ident == name,
        TokenTree::Group(group) => mentions(&group.stream(), name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
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
