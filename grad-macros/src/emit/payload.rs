//! Payloads of variants, read by the patterns of the user: an enum that is not differentiated has no hidden methods.

use super::Emitter;
use crate::check::shown;
use crate::model::Model;
use crate::visit::{self, Visit};
use grad_core::ordered::OrderedMap;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote_spanned};

/// The paths of the variants that patterns take apart, by the steps to their payloads.
#[derive(Default)]
pub(super) struct Payloads {
    /// `Shape::Circle { r: .. }` by `Circle::r`. None where several types have such a variant.
    fields: OrderedMap<String, Option<Payload>>,
}

struct Payload {
    path: syn::Path,
    member: syn::Member,
}

impl Payloads {
    pub fn of(model: &Model) -> Payloads {
        let mut payloads = Payloads::default();
        payloads.visit_block(&model.written.block);
        payloads
    }

    fn add(&mut self, path: &syn::Path, member: &syn::Member) {
        let Some(variant) = path.segments.last() else {
            return;
        };
        let step = format!("{}::{}", variant.ident, member.to_token_stream());
        let entry = self.fields.entry(step).or_insert_with(|| {
            Some(Payload {
                path: path.clone(),
                member: member.clone(),
            })
        });
        if entry
            .as_ref()
            .is_some_and(|p| shown(&p.path) != shown(path))
        {
            *entry = None;
        }
    }
}

impl<'a> Visit<'a> for Payloads {
    fn visit_pat_tuple_struct(&mut self, p: &'a syn::PatTupleStruct) {
        for i in 0..p.elems.len() {
            self.add(&p.path, &syn::Member::from(i));
        }
        visit::visit_pat_tuple_struct(self, p);
    }
    fn visit_pat_struct(&mut self, p: &'a syn::PatStruct) {
        for field in &p.fields {
            self.add(&p.path, &field.member);
        }
        visit::visit_pat_struct(self, p);
    }
}

impl Emitter<'_> {
    /// A payload of `value`, which has the variant; `step` is `Circle::r`, `borrow` is `&` or `&mut`.
    pub(super) fn payload(
        &self,
        borrow: &TokenStream,
        value: &TokenStream,
        step: &str,
        span: Span,
    ) -> Option<TokenStream> {
        // a `Result` has the steps of an `Option`, whatever the user's patterns are called
        if step == "Some::0" {
            return None;
        }
        let Payload { path, member } = self.payloads.fields.get(step)?.as_ref()?;
        Some(quote_spanned! {span=>
            (*match #borrow #value { #path { #member: part, .. } => part, _ => ::core::unreachable!() })
        })
    }
}
