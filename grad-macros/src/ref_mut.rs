//! `ref mut` in patterns is a reference on the right: `let (ref mut a, ref b) = p;` binds what `let (a, b) = &mut p;` does.

use crate::visit::{self, Visit, VisitMut};
use syn::{Block, Expr, Pat, PatIdent, parse_quote};

/// Writes such patterns out in the body of a function, where all names that they bind are references.
pub fn write_out(body: &mut Block) {
    Writer.visit_block_mut(body);
}

struct Writer;

impl VisitMut for Writer {
    fn visit_local_mut(&mut self, local: &mut syn::Local) {
        visit::visit_local_mut(self, local);
        if let Some(init) = &mut local.init
            && !matches!(local.pat, Pat::Type(_))
        {
            bound(&mut [&mut local.pat], &mut init.expr);
        }
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        visit::visit_expr_mut(self, e);
        match e {
            Expr::Let(l) => bound(&mut [&mut l.pat], &mut l.expr),
            Expr::Match(m) => {
                let mut pats: Vec<&mut Pat> = m.arms.iter_mut().map(|a| &mut a.pat).collect();
                bound(&mut pats, &mut m.expr);
            }
            _ => {}
        }
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// Patterns that take `of` apart.
fn bound(pats: &mut [&mut Pat], of: &mut Expr) {
    let mut seen = Bindings::default();
    for pat in pats.iter() {
        seen.visit_pat(pat);
    }
    if !seen.changing || !seen.all_by_reference {
        return;
    }
    for pat in pats {
        Plain.visit_pat_mut(pat);
    }
    *of = parse_quote!(&mut #of);
}

/// How patterns bind their names.
struct Bindings {
    changing: bool,
    all_by_reference: bool,
}

impl Default for Bindings {
    fn default() -> Self {
        Bindings {
            changing: false,
            all_by_reference: true,
        }
    }
}

impl<'a> Visit<'a> for Bindings {
    fn visit_pat_ident(&mut self, p: &'a PatIdent) {
        self.changing |= p.by_ref.is_some() && p.mutability.is_some();
        // a name in capitals, or that of a variant, binds nothing
        let binds = !p.ident.to_string().starts_with(char::is_uppercase);
        self.all_by_reference &= p.by_ref.is_some() || !binds;
        visit::visit_pat_ident(self, p);
    }

    fn visit_pat(&mut self, pat: &'a Pat) {
        self.all_by_reference &= !matches!(pat, Pat::Reference(_));
        visit::visit_pat(self, pat);
    }
}

/// Takes `ref` and `ref mut` away.
struct Plain;

impl VisitMut for Plain {
    fn visit_pat_ident_mut(&mut self, p: &mut PatIdent) {
        if p.by_ref.take().is_some() {
            p.mutability = None;
        }
        visit::visit_pat_ident_mut(self, p);
    }
}
