//! Values of enums and structs in patterns: which variant it is, and what is in it. An `Option` that crosses the boundary
//! of the function is such a value; inside it is taken apart.

use super::outcome::{is_error, is_there};
use super::predicate::accepts_all;
use super::scope::{Base, Mutability, Operand, Place, Step, Val};
use super::sorting::of_search;
use super::types::{OPTION_PAYLOAD, Ty};
use super::{Lowerer, Res};
use grad_core::ir::{Attr, Node, NodeKind};
use grad_core::ops::{index, make, variant};
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Pat, Path};

/// The fields that a pattern names, each with what it is matched against.
type Fields<'p> = Vec<(String, &'p Pat)>;

impl Lowerer<'_> {
    /// An `Option` that is one value, taken apart: what is in it is read where it is used.
    pub fn opened(&mut self, value: Operand, span: Span) -> Operand {
        let (place, how) = match value {
            Operand::Val(v) => (Place::of(Base::Val(v)), Mutability::Shared),
            Operand::Ref(place, how) => (place, how),
            other => return other,
        };
        let Ok(v) = self.read_place(&place, span) else {
            return Operand::Never;
        };
        // so much is known of its type now
        let ty = self.ty(v);
        self.types.part(&ty, OPTION_PAYLOAD);
        let is = Attr::Field("Some".into());
        let flag = self.prim_attr(&variant::IS_VARIANT, is, &[v], Ty::Bool);
        let payload = self.field_of(&place, OPTION_PAYLOAD.to_string());
        Operand::Option(flag, Box::new(Operand::Ref(payload, how)))
    }

    /// An `Option` as one value.
    pub fn closed(&mut self, flag: Val, payload: Operand, span: Span) -> Res<Val> {
        match self.literal_text(flag).as_deref() {
            Some("true") => return self.closed_as(true, payload, span),
            Some("false") => return self.closed_as(false, payload, span),
            _ => {}
        }
        let v = self.cond(span, flag, &mut |s, some| {
            s.closed_as(some, payload.clone(), span).map(Operand::Val)
        })?;
        self.value_of(v, span)
    }

    fn closed_as(&mut self, some: bool, payload: Operand, span: Span) -> Res<Val> {
        let (literal, values) = match some {
            true => {
                let payload = self.read_all(payload, span)?;
                ("Some{0}", vec![self.value_of(payload, span)?])
            }
            false => ("None{}", vec![]),
        };
        let payload = match values.first() {
            Some(v) => self.ty(*v),
            None => self.types.any(),
        };
        let ty = Ty::Option(Box::new(payload));
        Ok(self.prim_attr(&make::MAKE, Attr::Field(literal.into()), &values, ty))
    }

    /// The text of a literal.
    fn literal_text(&self, v: Val) -> Option<Box<str>> {
        match &self.maker(v)?.kind {
            NodeKind::Const(text) => Some(text.clone()),
            _ => None,
        }
    }

    fn maker(&self, v: Val) -> Option<&Node> {
        let frame = self.frames.iter().find(|f| f.id == v.frame)?;
        frame.graph.def_node(v.value)
    }

    /// Whether a value is read from a place in another one.
    pub fn is_part_of_another(&self, v: Val) -> bool {
        matches!(self.maker(v).map(|n| &n.kind), Some(NodeKind::Prim(def, _)) if **def == index::INDEX)
    }

    /// Whether a value is of the variant, or struct, that a pattern names, and its fields fit.
    pub fn test_variant(
        &mut self,
        pat: &Pat,
        path: &Path,
        fields: Fields<'_>,
        value: &Operand,
    ) -> Res<Option<Val>> {
        let text = self.path_text(path);
        let of_enum = make::is_variant(&text);
        if of_enum && self.is_foreign(value) {
            return self.test_opaque(pat, value).map(Some);
        }
        let is = match of_enum || !path.is_ident("Self") {
            true => {
                let v = self.value_of(value.clone(), pat.span())?;
                let attr = Attr::Field(text.clone().into());
                Some(self.prim_attr(&variant::IS_VARIANT, attr, &[v], Ty::Bool))
            }
            false => None,
        };
        if fields.iter().all(|(_, pat)| accepts_all(pat)) {
            return Ok(is);
        }
        self.also(is, pat.span(), &mut |s| {
            let mut all = None;
            for (name, pat) in &fields {
                if accepts_all(pat) {
                    continue;
                }
                let part = s.part_of(&text, name, value, pat.span())?;
                let one = s.test(pat, &part)?;
                all = s.both(all, one);
            }
            Ok(all)
        })
    }

    /// Binds the names of `Some(p)`, `Shape::Rect(a, b)` or `Point(x, y)`.
    pub fn bind_variant(&mut self, p: &syn::PatTupleStruct, value: Operand) -> Res<()> {
        let by_reference = matches!(value, Operand::Ref(..));
        if is_error(&p.path, &value) && !self.is_foreign(&value) {
            return self.bind_opaque(&Pat::TupleStruct(p.clone()), value);
        }
        let value = match is_there(&p.path, &value) && !self.is_foreign(&value) {
            true => self.opened(value, p.span()),
            false => value,
        };
        if let Some((_, at, _)) = of_search(&p.path, &value) {
            let at = |elem| self.bind(elem, Operand::Val(at));
            return p.elems.first().map_or(Ok(()), at);
        }
        match value {
            Operand::Option(_, payload) => match p.elems.first() {
                Some(elem) if !matches!(elem, Pat::Rest(_)) => {
                    let payload = match by_reference {
                        true => *payload,
                        false => self.by_value(*payload, p.span())?,
                    };
                    self.bind(elem, payload)
                }
                _ => Ok(()),
            },
            value => {
                let fields = tuple_fields(p);
                self.bind_fields(&Pat::TupleStruct(p.clone()), &p.path, fields, value)
            }
        }
    }

    /// Binds the names of `Shape::Circle { r }` or `Point { x, y }`.
    pub fn bind_struct(&mut self, p: &syn::PatStruct, value: Operand) -> Res<()> {
        self.bind_fields(&Pat::Struct(p.clone()), &p.path, struct_fields(p), value)
    }

    fn bind_fields(
        &mut self,
        pat: &Pat,
        path: &Path,
        fields: Fields<'_>,
        value: Operand,
    ) -> Res<()> {
        let text = self.path_text(path);
        if make::is_variant(&text) && self.is_foreign(&value) {
            return self.bind_opaque(pat, value);
        }
        for (name, sub) in fields {
            let part = match value {
                Operand::Never => Operand::Never,
                _ => self.part_of(&text, &name, &value, sub.span())?,
            };
            self.bind(sub, part)?;
        }
        Ok(())
    }

    /// A field of what a path names.
    fn part_of(&mut self, path: &str, field: &str, value: &Operand, span: Span) -> Res<Operand> {
        let (place, how) = match value {
            Operand::Fields(fields, members) if let Some(at) = fields.named(field) => {
                return Ok(members[at].clone());
            }
            Operand::Ref(place, how) if let Some(member) = self.member_of(place, field) => {
                return Ok(Operand::Ref(member, *how));
            }
            Operand::Val(v) => (Place::of(Base::Val(*v)), None),
            Operand::Ref(place, how) if place.window.is_none() => (place.clone(), Some(*how)),
            _ => {
                return Err(self.problems.refuse(
                    span,
                    "this pattern does not fit what it is matched against",
                    "see what rustc says",
                ));
            }
        };
        let part = self.field_of(&place, make::field_step(path, field));
        match how {
            Some(how) => Ok(Operand::Ref(part, how)),
            None => self.read_place(&part, span).map(|v| self.take_apart(v)),
        }
    }

    /// What is in an `Option` that was one value, as a value of its own.
    pub fn by_value(&mut self, payload: Operand, span: Span) -> Res<Operand> {
        match &payload {
            Operand::Ref(place, Mutability::Shared) if of_payload(place) => {
                self.read_place(place, span).map(|v| self.take_apart(v))
            }
            _ => Ok(payload),
        }
    }
}

/// Whether a place is that of what is in an `Option`.
pub fn of_payload(place: &Place) -> bool {
    let last = place.path.last();
    place.window.is_none() && matches!(last, Some(Step::Field(f)) if f == OPTION_PAYLOAD)
}

/// The fields of a tuple pattern, by number; `..` stands at the end, for it is not known how many it stands for.
pub fn tuple_fields(p: &syn::PatTupleStruct) -> Fields<'_> {
    let named = p.elems.iter().enumerate();
    named
        .take_while(|(_, elem)| !matches!(elem, Pat::Rest(_)))
        .map(|(i, elem)| (i.to_string(), elem))
        .collect()
}

/// The fields of a pattern with braces.
pub fn struct_fields(p: &syn::PatStruct) -> Fields<'_> {
    let name = |member: &syn::Member| match member {
        syn::Member::Named(name) => name.to_string(),
        syn::Member::Unnamed(i) => i.index.to_string(),
    };
    p.fields
        .iter()
        .map(|field| (name(&field.member), &*field.pat))
        .collect()
}
