//! Stacks of kept values.

use super::expr::{Expr, Prec};
use super::frame::Frame;
use super::is_copy_type;
use super::literal;
use super::names::Names;
use grad_core::entity::{FuncRef, NodeId, Value};
use grad_core::ir::{NodeKind, StackData, Type};
use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{quote, quote_spanned};

/// The variables of a stack: the values, and where the way back stands in them.
pub(super) struct StackVars {
    name: Ident,
    at: Ident,
    data: StackData,
    /// How many values it holds at most, if they are few: it is an array then.
    few: Option<usize>,
    /// Where the way back finds its value, if the arm or the trip that it belongs to leaves it in a tuple.
    place: Option<TokenStream>,
    /// Whether it holds copies of vectors, which are used again.
    pooled: bool,
    /// Which column it is, if it shares a block with others of the same loop.
    column: Option<Column>,
    /// Whether each part of a parallel loop has its own.
    in_part: bool,
}

/// A column of a block: so many numbers as the loop has trips.
pub(super) struct Column {
    pub i: usize,
    /// The names of all columns. The first is that of the block.
    pub names: Vec<Ident>,
    /// Whether it is the one that is popped first.
    pub first: bool,
}

impl Column {
    fn block(&self) -> &Ident {
        &self.names[0]
    }

    /// The cursor of the block.
    fn at(&self) -> Ident {
        Ident::new(&format!("{}_at", self.block()), Span::mixed_site())
    }

    /// The room of each column, found for all with the first.
    fn room(&self, n: &Ident) -> (TokenStream, TokenStream) {
        let room = |name: &Ident| Ident::new(&format!("{name}_room"), Span::mixed_site());
        let (rooms, own) = (self.names.iter().map(room), room(&self.names[self.i]));
        let block = self.block();
        let all = quote!(let [#(#rooms),*] = #block.rooms(#n););
        (if self.i == 0 { all } else { quote!() }, quote!(#own))
    }

    /// What to do before the first column is read, and the numbers of this one.
    fn numbers(&self, n: &Ident) -> (TokenStream, TokenStream) {
        let (block, at) = (self.block(), self.at());
        let [i, all] = [self.i, self.names.len()].map(Literal::usize_unsuffixed);
        let back = if self.first {
            quote!(#at -= #all * #n;)
        } else {
            quote!()
        };
        (back, quote!(&#block[#at + #i * #n..][..#n]))
    }
}

/// How many numbers, and how many other values, are kept in an array.
const FEW: (usize, usize) = (16, 4);

impl StackVars {
    /// `pushed`: how many values it holds at most, if that is known.
    pub fn new(names: &Names, data: &StackData, pushed: Option<usize>) -> Self {
        let stem = if data.many { "kept" } else { "slot" };
        let name = names.fresh(stem);
        let at = Ident::new(&format!("{name}_at"), Span::mixed_site());
        // what the way back takes from its own stack it takes out
        let most = match (data.ty.is_scalar(), data.local) {
            (true, _) => FEW.0,
            (false, false) => FEW.1,
            (false, true) => 0,
        };
        StackVars {
            name,
            at,
            few: pushed.filter(|&n| data.many && n <= most),
            data: data.clone(),
            place: None,
            pooled: false,
            column: None,
            in_part: false,
        }
    }

    /// Makes it a variable of the arm or of the trip that it is pushed in; the way back finds it in `place`. Its name.
    pub fn stand_in(&mut self, place: TokenStream) -> Ident {
        self.place = Some(place);
        self.name.clone()
    }

    /// Whether it holds one value, of the forward run.
    pub fn is_one(&self) -> bool {
        !self.data.many && !self.data.local
    }

    /// Makes it a column of a block.
    pub fn stand_in_block(&mut self, column: Column) {
        self.column = Some(column);
    }

    /// Says that copies are pushed: what they stand in goes to the pool that it came from.
    pub fn hold_copies(&mut self) {
        self.pooled = self.grows() && is_vector(&self.data.ty);
    }

    pub fn name(&self) -> &Ident {
        &self.name
    }

    pub fn ty(&self) -> &Type {
        &self.data.ty
    }

    /// Whether it holds more values than an array would, for a way back.
    pub fn grows(&self) -> bool {
        self.data.many && !self.data.local && self.few.is_none()
    }

    /// Whether another declares it and rewinds it.
    fn is_elsewhere(&self) -> bool {
        self.place.is_some() || self.column.as_ref().is_some_and(|c| c.i > 0)
    }

    /// Whether it is the way back's own.
    pub fn is_local(&self) -> bool {
        self.data.local
    }

    /// Says that each part of a parallel loop has its own.
    pub fn stand_in_part(&mut self) {
        self.in_part = true;
    }

    /// Before the function that pushes to it.
    pub fn declare(&self) -> TokenStream {
        match self.in_part {
            true => quote!(),
            false => self.declared(),
        }
    }

    /// Before it is pushed to.
    pub fn declared(&self) -> TokenStream {
        let name = &self.name;
        if self.is_elsewhere() {
            return quote!();
        }
        if self.is_plain() {
            let zero = literal::literal("zero", &self.data.ty, Span::mixed_site()).tokens;
            return quote!(let mut #name = #zero;);
        }
        if !self.data.many {
            return quote!(let mut #name = ::core::option::Option::None;);
        }
        if let Some(n) = self.few {
            let n = Literal::usize_unsuffixed(n);
            let (at, zero) = (
                &self.at,
                literal::literal("zero", &self.data.ty, Span::mixed_site()).tokens,
            );
            let array = match self.is_array() {
                true => quote!(let mut #name = [#zero; #n];),
                false => {
                    quote!(let mut #name: [::core::option::Option<_>; #n] = ::core::default::Default::default();)
                }
            };
            return quote!(#array let mut #at = 0usize;);
        }
        if self.has_few() {
            let zero = literal::literal("zero", &self.data.ty, Span::mixed_site()).tokens;
            return quote! {
                let mut #name = {
                    static LAST: ::grads::__private::LastLen = ::grads::__private::LastLen::new();
                    ::grads::__private::Kept::new(#zero, &LAST)
                };
            };
        }
        let of = owned(&self.data.ty)
            .and_then(|t| literal::rust_type(&t))
            .map(|t| match self.pooled {
                true => quote!(::<::grads::__private::KeptVec<_>>),
                false => quote!(::<#t>),
            });
        let at = self.is_buffer().then(|| {
            let at = &self.at;
            quote!(let mut #at = 0usize;)
        });
        quote!(let mut #name = ::grads::__private::Records #of ::new(); #at)
    }

    /// Whether it is an array of numbers.
    fn is_array(&self) -> bool {
        self.few.is_some() && self.data.ty.is_scalar()
    }

    /// Whether it is written again from the beginning, where a cursor stands, without being emptied.
    fn is_buffer(&self) -> bool {
        self.data.many && self.data.local && self.data.ty.is_scalar() && self.few.is_none()
    }

    /// Whether it holds numbers, the first few of them without an allocation.
    pub fn has_few(&self) -> bool {
        self.data.many && !self.data.local && self.data.ty.is_scalar() && self.few.is_none()
    }

    /// Whether it holds one number, in a variable that starts as zero.
    pub fn is_plain(&self) -> bool {
        !self.data.many && self.data.ty.is_scalar()
    }

    /// Whether it holds one number, in a variable of the function's.
    pub fn is_variable(&self) -> bool {
        self.is_plain() && self.place.is_none()
    }

    /// Whether it can hold more than one value.
    pub fn is_many(&self) -> bool {
        self.data.many && self.place.is_none()
    }

    /// Whether the trips of a loop whose number is known find its entries before the loop.
    fn has_slices(&self) -> bool {
        self.is_buffer() || self.is_array() || self.has_few()
    }

    /// What to do first to pop `n` numbers at once, and a slice of them in the order in which they were pushed.
    pub fn pop_all(&self, n: &Ident) -> (TokenStream, TokenStream) {
        let (name, at) = (&self.name, &self.at);
        if let Some(column) = &self.column {
            return column.numbers(n);
        }
        (quote!(#at -= #n;), quote!(&#name[#at..][..#n]))
    }

    /// What to do first to push `n` numbers at once, and a slice to be filled with them.
    pub fn push_all(&self, n: &Ident) -> (TokenStream, TokenStream) {
        let (name, at) = (&self.name, &self.at);
        let from = Ident::new(&format!("{name}_from"), Span::mixed_site());
        let zero = literal::literal("zero", &self.data.ty, Span::mixed_site()).tokens;
        if let Some(column) = &self.column {
            return column.room(n);
        }
        if self.has_few() {
            return (quote!(), quote!(#name.room(#n)));
        }
        let room = if self.is_array() {
            quote!(let #from = #at; #at += #n;)
        } else if self.is_buffer() {
            quote! {
                let #from = #at;
                #at += #n;
                if #name.len() < #at { #name.resize(#at, #zero); }
            }
        } else {
            quote!(let #from = #name.len(); #name.resize(#from + #n, #zero);)
        };
        (room, quote!(&mut #name[#from..][..#n]))
    }

    /// Whether each push may need more memory.
    fn grows_by_pushes(&self) -> bool {
        self.data.many && self.few.is_none() && !self.has_slices()
    }

    /// Around a loop with so many trips that push a value each: the room for them, under the same name.
    pub fn room(&self, trips: &TokenStream) -> TokenStream {
        let name = &self.name;
        quote!(let mut #name = #name.room(#trips);)
    }

    /// Before the way back.
    pub fn rewind(&self) -> TokenStream {
        let (name, at) = (&self.name, &self.at);
        if self.is_elsewhere() {
            quote!()
        } else if self.has_few() {
            quote!(let #name = #name.all(); let mut #at = #name.len();)
        } else if self.few.is_some() {
            quote!(let mut #at = #at;)
        } else if self.data.many && !self.data.local {
            quote!(let mut #at = #name.len();)
        } else {
            quote!()
        }
    }

    pub fn push(&self, value: TokenStream, span: Span) -> TokenStream {
        let (name, at) = (&self.name, &self.at);
        let value = match self.pooled {
            true => quote_spanned!(span=> ::grads::__private::KeptVec::new(#value)),
            false => value,
        };
        if self.place.is_some() {
            quote_spanned!(span=> let #name = #value;)
        } else if self.is_buffer() {
            quote_spanned!(span=> #name.truncate(#at); #name.push(#value); #at += 1;)
        } else if self.few.is_some() {
            let entry = match self.is_array() {
                true => value,
                false => quote_spanned!(span=> ::core::option::Option::Some(#value)),
            };
            quote_spanned!(span=> #name[#at] = #entry; #at += 1;)
        } else if self.has_few() {
            quote_spanned!(span=> #name.push(#value);)
        } else if self.data.many {
            quote_spanned!(span=> #name.ready(); #name.put(#value);)
        } else if self.is_plain() {
            quote_spanned!(span=> #name = #value;)
        } else {
            quote_spanned!(span=> #name = ::core::option::Option::Some(#value);)
        }
    }

    /// What to do first, and the value (`copy`) or a reference to it.
    pub fn pop(&self, copy: bool) -> (TokenStream, TokenStream) {
        let (name, at) = (&self.name, &self.at);
        let behind = self.pooled.then(|| quote!(*));
        if let Some(place) = &self.place {
            let value = if copy {
                place.clone()
            } else {
                quote!(&#behind #place)
            };
            return (quote!(), value);
        }
        if self.is_plain() {
            return (quote!(), quote!(#name));
        }
        if self.data.many && self.data.local && !self.data.ty.is_scalar() {
            return match copy {
                true => (quote!(), quote!(#name.pop().unwrap())),
                false => (quote!(let #at = #name.last_one();), quote!(&*#at)),
            };
        }
        if self.few.is_some() && !self.is_array() {
            let entry = if copy {
                quote!(#name[#at].unwrap())
            } else {
                quote!(#name[#at].as_ref().unwrap())
            };
            return (quote!(#at -= 1;), entry);
        }
        match (self.data.many, copy) {
            (true, true) => (quote!(#at -= 1;), quote!(#name[#at])),
            (true, false) => (quote!(#at -= 1;), quote!(&#behind #name[#at])),
            (false, true) => (quote!(), quote!(#name.unwrap())),
            (false, false) => (quote!(), quote!(#name.as_ref().unwrap())),
        }
    }
}

/// The entries of a stack that the trips of a loop push or pop.
pub(super) struct Entries {
    name: Ident,
    n: Ident,
    /// Whether the first trip's entry is the last.
    backwards: bool,
}

impl Entries {
    /// The entry of trip `i` of a loop from `lo` on.
    pub fn element(&self, i: &Ident, lo: Expr) -> Expr {
        let Entries { name, n, backwards } = self;
        let t = if lo.tokens.to_string() == "0" {
            quote!(#i)
        } else {
            let lo = lo.right_of(Prec::Add);
            quote!(#i - #lo)
        };
        let at = if *backwards { quote!(#n - 1 - (#t)) } else { t };
        Expr::new(Prec::Postfix, quote!(#name[#at]))
    }
}

impl Frame<'_> {
    /// Finds the entries of stacks before a loop over `lo..hi` whose trips push or pop one each; and what takes room around the loop where
    /// they are pushed one by one.
    pub(super) fn find_stacks(
        &mut self,
        of: FuncRef,
        lo: Value,
        hi: Value,
        rev: bool,
    ) -> (Vec<(NodeId, Entries)>, TokenStream) {
        let body = &self.em.module.funcs[of];
        let stacks = body.nodes.iter().filter_map(|(id, node)| match node.kind {
            NodeKind::Push(stack) => Some((id, stack, true)),
            NodeKind::Pop(stack) => Some((id, stack, false)),
            _ => None,
        });
        let stacks: Vec<_> = stacks
            .filter(|(_, stack, _)| self.em.is_many(*stack))
            .collect();
        if stacks.is_empty() && !self.em.records.has(of) {
            return (vec![], quote!());
        }
        self.settled(lo);
        self.settled(hi);
        let (lo, hi) = (self.read_index(lo).tokens, self.read_index(hi));
        let trips = if lo.to_string() == "0" {
            hi.tokens
        } else {
            let hi = hi.at_least(Prec::Postfix);
            quote!(::core::primitive::usize::saturating_sub(#hi, #lo))
        };
        let mut rooms = self.em.records.room(of, &trips);
        let mut found = vec![];
        let mut n = None;
        for (id, stack, pushed) in stacks {
            let vars = self.em.stack(stack);
            if !vars.has_slices() {
                if pushed && vars.grows_by_pushes() && self.em.records.is_pushed_once(stack) {
                    rooms.extend(vars.room(&trips));
                }
                continue;
            }
            let n = n.get_or_insert_with(|| {
                let n = self.em.names.fresh("n");
                self.effect(quote!(let #n = #trips;));
                n
            });
            let (before, borrow) = if pushed {
                vars.push_all(n)
            } else {
                vars.pop_all(n)
            };
            let name = self.em.names.fresh("kept");
            self.effect(quote!(#before let #name = #borrow;));
            let entries = Entries {
                name,
                n: n.clone(),
                // what is pushed last is popped first
                backwards: pushed == rev,
            };
            found.push((id, entries));
        }
        (found, rooms)
    }
}

/// Whether it is a vector of numbers, of a type that can be written.
pub(super) fn is_vector(ty: &Type) -> bool {
    match ty {
        Type::Vec(t) => t.is_scalar() && literal::rust_type(t).is_some(),
        _ => false,
    }
}

/// What is kept of a slice is a vector.
fn owned(ty: &Type) -> Option<Type> {
    match ty {
        Type::Slice(t) => Some(Type::Vec(t.clone())),
        _ => Some(ty.clone()),
    }
    .filter(|t| is_copy_type(t) || t.is_array())
}
