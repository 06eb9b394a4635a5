//! Opaque expressions and statements: tokens that rustc understands and the graph does not.

use super::scope::{Mutability, Operand, Place, Slot, Val, VarId};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::report::Site;
use grad_core::ir::{Host, NodeKind, Tokens};
use grad_core::ops;
use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::{ToTokens, format_ident};
use syn::spanned::Spanned;

/// The variables that opaque tokens use.
#[derive(Default)]
struct Uses {
    names: Vec<String>,
    vals: Vec<Val>,
}

impl<'m> Lowerer<'m> {
    /// An expression that only rustc understands.
    pub fn host(&mut self, e: &impl ToTokens) -> Res<Operand> {
        let ty = self.types.open();
        self.opaque(e.to_token_stream(), Some(ty))
            .map(|v| v.map_or(Operand::Unit, Operand::Val))
    }

    /// Tokens that are evaluated for a value of type `ty`, or run for what they do.
    pub fn opaque(&mut self, tokens: TokenStream, ty: Option<Ty>) -> Res<Option<Val>> {
        self.opaque_for(&tokens.clone(), tokens, ty)
    }

    /// Tokens that stand for what the user wrote as `shown`.
    pub fn opaque_for(
        &mut self,
        shown: &impl ToTokens,
        tokens: TokenStream,
        ty: Option<Ty>,
    ) -> Res<Option<Val>> {
        if super::jumps::has_jump(&tokens) {
            return Err(self.refuse(
                &tokens,
                "a jump (`break`, `continue`, `return`) inside an expression that is opaque to differentiation",
                "bind this part to a variable with `let` first",
            ));
        }
        let (written, site) = (shown.to_token_stream(), Site::of(shown));
        let text = written.to_string();
        let mut uses = Uses::default();
        let tokens = super::asserted::with_text(&written, self.substitute(tokens, &mut uses)?);
        let index = u32::try_from(self.tokens.len()).ok();
        self.tokens.push(tokens);
        for v in &uses.vals {
            let ty = self.ty(*v);
            self.types.share(&ty);
        }
        let host = Host {
            text: text.into(),
            tokens: Tokens(index),
            names: uses.names.into_iter().map(Into::into).collect(),
            effect: ty.is_none(),
            asks: uses.vals.iter().any(|v| self.types.is_given(&self.ty(*v))),
        };
        let outer = self.at(site);
        let results = self.node(
            NodeKind::Host(Box::new(host)),
            &uses.vals,
            ty.into_iter().collect(),
        );
        self.loc = outer;
        Ok(results.first().copied())
    }

    /// Finds the variables in tokens.
    fn substitute(&mut self, tokens: TokenStream, uses: &mut Uses) -> Res<TokenStream> {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut out = TokenStream::new();
        let mut i = 0;
        while i < tokens.len() {
            let token = &tokens[i];
            i += 1;
            match token {
                TokenTree::Group(g) => {
                    let inner = self.substitute(g.stream(), uses)?;
                    let mut group = Group::new(g.delimiter(), inner);
                    group.set_span(g.span());
                    out.extend([TokenTree::Group(group)]);
                }
                TokenTree::Ident(name) if is_variable(&tokens, i - 1) => {
                    let text = name.to_string();
                    let Some(id) = self.variable_of_host(&text) else {
                        out.extend([token.clone()]);
                        continue;
                    };
                    // there is no `self` in what is generated
                    let name = match text.as_str() {
                        "self" => Ident::new("grads_self", name.span()),
                        _ => name.clone(),
                    };
                    let (name, more) = self.named_in_host(id, name, text, &tokens[i..], uses)?;
                    i += more;
                    name.to_tokens(&mut out);
                }
                TokenTree::Literal(lit) => {
                    for name in format_names(&lit.to_string()) {
                        if let Some(id) = self.variable_of_host(&name) {
                            self.operand_of_host(id, &name, &name, lit, uses)?;
                        }
                    }
                    out.extend([token.clone()]);
                }
                other => out.extend([other.clone()]),
            }
        }
        Ok(out)
    }

    /// What stands for a variable in opaque tokens, where the user wrote `shown`, and how many of the tokens behind it are meant by it too: the name of a field,
    /// where the fields stand apart, and the call that asks for the length of a part.
    fn named_in_host(
        &mut self,
        id: VarId,
        name: Ident,
        shown: String,
        behind: &[TokenTree],
        uses: &mut Uses,
    ) -> Res<(Ident, usize)> {
        if let [TokenTree::Punct(dot), field, ..] = behind
            && dot.as_char() == '.'
            && let Some(member) = self.named_member(self.referent(id), &field.to_string())
        {
            // a variable's number tells the field `b_c` of `a` from the field `c` of `a_b`
            let field = field.to_string();
            let name = format_ident!("grads_{name}_{}_{member}", field.trim_start_matches("r#"));
            let shown = format!("{shown}.{field}");
            let (name, more) = self.named_in_host(member, name, shown, &behind[2..], uses)?;
            return Ok((name, more + 2));
        }
        if let Slot::Alias(_) | Slot::View(_) = self.vars[id].slot
            && let Operand::Ref(place, _) = self.read(id)?
            && place.window.is_some()
            && let Some(method) = asks_for_length(behind)
        {
            let name = name.to_string();
            let name = format_ident!("grads_{}_{id}_{method}", name.trim_start_matches("r#"));
            if !uses.names.iter().any(|known| name == known) {
                uses.names.push(name.to_string());
                uses.vals.push(self.length(&place, method)?);
            }
            return Ok((name, 3));
        }
        self.operand_of_host(id, &name.to_string(), &shown, &name, uses)?;
        Ok((name, 0))
    }

    /// `len` or `is_empty` of a part of an array.
    fn length(&mut self, part: &Place, method: &str) -> Res<Val> {
        let (len, zero) = (self.place_len(part)?, self.usize(0));
        Ok(match method {
            "len" => len,
            _ => self.prim(&ops::compare::EQ, &[len, zero], Ty::Bool),
        })
    }

    /// The variable that a name in opaque tokens stands for, if generated code does not have it by its name.
    fn variable_of_host(&self, name: &str) -> Option<usize> {
        let id = self.scope.find(name)?;
        let in_sight = self.in_sight.contains(&id) || self.is_constant_function(name);
        (!in_sight).then_some(id)
    }

    /// Makes a variable an operand; one that is a reference for the user, and a value in the graph, is borrowed.
    fn operand_of_host(
        &mut self,
        id: usize,
        name: &str,
        shown: &str,
        at: &impl ToTokens,
        uses: &mut Uses,
    ) -> Res<()> {
        let operand = self.read(id)?;
        let by_ref = match &operand {
            // a pattern is matched against a reference
            _ if name == super::predicate::MATCHED => true,
            Operand::Ref(place, _) => {
                place.window.is_some() || !matches!(self.place_ty(place), Ty::Slice(_))
            }
            _ => false,
        };
        let name = format!("{}{name}", if by_ref { "&" } else { "" });
        if uses.names.contains(&name) {
            return Ok(());
        }
        let is_no_value = match &operand {
            Operand::Ref(part, Mutability::Mut) => part.window.is_some(),
            Operand::Closure(_) | Operand::Function(_) => true,
            Operand::Iter(iter) => !iter.is_range(),
            _ => false,
        };
        let val = match operand {
            _ if is_no_value => {
                return Err(self.refuse(
                    at,
                    format!("`{shown}` is used in an expression that is opaque to differentiation"),
                    "use the array itself, or call only methods that differentiation knows",
                ));
            }
            Operand::Unit => return Ok(()),
            Operand::Ref(part, _) if part.window.is_some() => self.vector_at(&part, at.span())?,
            other => self.value_of(other, proc_macro2::Span::call_site())?,
        };
        uses.names.push(name);
        uses.vals.push(val);
        Ok(())
    }

    /// A macro call.
    pub fn macro_call(&mut self, mac: &syn::Macro) -> Res<Operand> {
        let name = mac
            .path
            .segments
            .last()
            .map(|s| s.ident.to_string())
            .unwrap_or_default();
        match name.as_str() {
            "vec" => self.vec_macro(mac),
            "dbg" => self.dbg(mac),
            "matches" => self.matches_macro(mac),
            "assert" | "assert_eq" | "assert_ne" | "debug_assert" | "debug_assert_eq"
            | "debug_assert_ne" | "println" | "eprintln" | "print" | "eprint" => {
                self.opaque(mac.to_token_stream(), None)?;
                Ok(Operand::Unit)
            }
            _ if super::jumps::is_panic(mac) => {
                self.opaque(mac.to_token_stream(), None)?;
                Ok(Operand::Never)
            }
            "crate" | "self" | "super" | "Self" => Err(self.refuse(
                mac,
                format!("`{name}` is the name of no macro"),
                "write the macro's name behind it, as in `crate::table!(..)`",
            )),
            "asm" | "global_asm" => Err(self.refuse(
                mac,
                "inline assembly cannot be differentiated",
                "move it into a function with a rule",
            )),
            "format" => {
                let value = self.host(mac)?;
                Ok(self.annotate(value, &super::texts::owned()))
            }
            _ => match self.written_to_text(mac, true) {
                Some(written) => written,
                None => self.host(mac),
            },
        }
    }

    /// A macro of the user's that stands as a statement. Rustc expands it among variables that cannot change, in a block that
    /// nothing leaves: if it does more than read what it is given, rustc says so.
    pub fn reading_macro(&mut self, mac: &syn::Macro) -> Res<Operand> {
        let only = quote::quote!('grads_only_reads: { #mac; });
        self.opaque_for(mac, only, None)?;
        Ok(Operand::Unit)
    }
}

/// `len` or `is_empty`, if a call of that stands here.
fn asks_for_length(tokens: &[TokenTree]) -> Option<&'static str> {
    let [
        TokenTree::Punct(dot),
        TokenTree::Ident(name),
        TokenTree::Group(args),
        ..,
    ] = tokens
    else {
        return None;
    };
    let mut methods = ["len", "is_empty"].into_iter();
    methods.find(|m| dot.as_char() == '.' && name == m && args.stream().is_empty())
}

/// Whether a macro is none of those that are known by name.
pub fn is_macro_of_user(mac: &syn::Macro) -> bool {
    const KNOWN: [&str; 20] = [
        "vec",
        "dbg",
        "matches",
        "assert",
        "assert_eq",
        "assert_ne",
        "debug_assert",
        "debug_assert_eq",
        "debug_assert_ne",
        "println",
        "eprintln",
        "print",
        "eprint",
        "crate",
        "self",
        "super",
        "Self",
        "asm",
        "global_asm",
        "write",
    ];
    let last = mac.path.segments.last();
    !super::jumps::is_panic(mac)
        && last.is_some_and(|s| !KNOWN.iter().any(|known| s.ident == known))
}

/// Whether the identifier at `i` can be a variable: not a field, the name of one, a path, a macro or a lifetime.
fn is_variable(tokens: &[TokenTree], i: usize) -> bool {
    let punct = |at: Option<usize>| match at.and_then(|at| tokens.get(at)) {
        Some(TokenTree::Punct(p)) => Some(p.as_char()),
        _ => None,
    };
    let before = punct(i.checked_sub(1));
    let field = before == Some('.') && punct(i.checked_sub(2)) != Some('.');
    // `path::` and the name of a field or of a new variable, `x: ..`
    let named = punct(Some(i + 1)) == Some(':');
    let path = before == Some(':') && punct(i.checked_sub(2)) == Some(':');
    let makro = punct(Some(i + 1)) == Some('!') && punct(Some(i + 2)) != Some('=');
    !field && !named && !path && !makro && before != Some('\'')
}

/// The variables named in a format string: `{x}`, `{x:?}`.
fn format_names(literal: &str) -> Vec<String> {
    if !literal.starts_with(['"', 'r']) {
        return vec![];
    }
    literal
        .replace("{{", "")
        .split('{')
        .skip(1)
        .filter_map(|part| part.split('}').next())
        .map(|inside| {
            inside
                .split(':')
                .next()
                .unwrap_or_default()
                .trim()
                .to_string()
        })
        .filter(|name| syn::parse_str::<syn::Ident>(name).is_ok())
        .collect()
}
