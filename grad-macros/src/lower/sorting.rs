//! Sorting and searching: positions found out on the way forward, by the user's own comparison, then elements moved.
//!
//! A sort is a permutation. Which one is no concern of the derivative; the elements then move by ordinary element
//! writes, whose way back takes each cotangent to where its element came from.

use super::closure::Callee;
use super::control::Header;
use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Val};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::assumed::Assumed;
use grad_core::ir::IntType;
use grad_core::ops::{self, PrimDef};
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, Pat};

/// What a sort goes by.
enum By {
    /// A comparison.
    Order(Callee),
    /// Integers that a closure makes of the elements.
    Key(Callee),
}

/// Methods that a `Result` has and a tuple has not.
const OF_RESULTS: [&str; 9] = [
    "is_ok",
    "is_err",
    "unwrap",
    "expect",
    "ok",
    "err",
    "unwrap_or",
    "unwrap_or_else",
    "unwrap_err",
];

/// The `Result` of a search: whether something was found, and where it is or would be. No other tuple is matched against
/// `Ok` and `Err`.
fn result((found, at): (Val, Val)) -> Operand {
    Operand::Tuple(vec![Operand::Val(found), Operand::Val(at)])
}

/// The parts of such a `Result`, and whether the pattern is for what was found; nothing if it is not one.
pub fn of_search(path: &syn::Path, value: &Operand) -> Option<(Val, Val, bool)> {
    let hit = path.is_ident("Ok");
    match value {
        Operand::Tuple(parts) if hit || path.is_ident("Err") => match parts[..] {
            [Operand::Val(found), Operand::Val(at)] => Some((found, at, hit)),
            _ => None,
        },
        _ => None,
    }
}

impl<'m> Lowerer<'m> {
    /// A method that sorts or searches; nothing if `e` is not one.
    pub fn sort_method(&mut self, e: &ExprMethodCall, name: &str) -> Option<Res<Operand>> {
        let stable = match (name, e.args.len()) {
            ("sort", 0) | ("sort_by" | "sort_by_key" | "sort_by_cached_key", 1) => true,
            ("sort_unstable", 0) => true,
            ("sort_unstable_by", 1) => is_whole(&e.args[0]),
            ("sort_unstable_by_key", 1) => false,
            (
                "select_nth_unstable" | "select_nth_unstable_by" | "select_nth_unstable_by_key",
                _,
            ) => {
                return Some(Err(self.refuse(
                    &e.method,
                    format!("`{name}` leaves the other elements in an order that only std knows"),
                    "use `sort_by` and index with the position",
                )));
            }
            ("partition_point", 1) => return Some(self.partition_point(e)),
            ("binary_search_by", 1) => return Some(self.binary_search_by(e).map(result)),
            _ => return None,
        };
        if !stable {
            return Some(Err(self.refuse(
                &e.method,
                format!("`{name}` leaves equal elements in an order that only std knows"),
                "use the stable sort: `sort_by`, `sort_by_key`",
            )));
        }
        Some(self.sort(e, name.contains("key")))
    }

    fn sort(&mut self, e: &ExprMethodCall, by_key: bool) -> Res<Operand> {
        let span = e.span();
        let place = self.place(&e.receiver)?;
        self.assume_at(Assumed::Array, &e.receiver, &place);
        let by = match (e.args.first(), by_key) {
            (None, _) => By::Key(Callee::Itself),
            (Some(key), true) => By::Key(self.callee(key)?),
            (Some(order), false) => By::Order(self.callee(order)?),
        };
        self.at(span);
        let old = self.snapshot(&place, span)?;
        let order = self.permutation(&old, &by, span)?;
        let order = Place::of(Base::Val(order));
        self.write_all(&place, span, &mut |s, i| {
            let from = s.inner_place(&order, i);
            let from = s.read_place(&from, span)?;
            let element = s.inner_place(&old, from);
            s.read_place(&element, span)
        })?;
        Ok(Operand::Unit)
    }

    /// The positions of the elements in ascending order, equal ones as they were: a merge sort, as long runs as there
    /// are doubled until one is left.
    fn permutation(&mut self, items: &Place, by: &By, span: Span) -> Res<Val> {
        let n = self.place_len(items)?;
        let (zero, one) = (self.usize(0), self.usize(1));
        let ty = Ty::Vec(Box::new(Ty::USIZE));
        let new = self.prim(&ops::array::VEC_NEW, &[n], ty.clone());
        let order = self.variable_of("order", new);
        self.positions_loop(span, (zero, n), false, &mut |s, i| s.push(order, i))?;
        let spare = self.prim(&ops::array::VEC_REPEAT, &[zero, n], ty);
        let spare = self.variable_of("spare", spare);
        let width = self.variable_of("width", one);
        let mut unsorted = |s: &mut Self| {
            let width = s.take(width)?;
            Ok(s.prim(&ops::compare::LT, &[width, n], Ty::Bool))
        };
        let header = Header::While(&mut unsorted);
        let key = self.key_here();
        self.build_loop(span, key, header, &mut |s, _, _| {
            let (w, zero) = (s.take(width)?, s.usize(0));
            let two = s.usize_sum(w, w);
            let lo = s.variable_of("lo", zero);
            let mut more = |s: &mut Self| {
                let lo = s.take(lo)?;
                Ok(s.prim(&ops::compare::LT, &[lo, n], Ty::Bool))
            };
            let header = Header::While(&mut more);
            let key = s.key_here();
            s.build_loop(span, key, header, &mut |s, _, _| {
                let start = s.take(lo)?;
                let (mid, hi) = (s.usize_sum(start, w), s.usize_sum(start, two));
                let mid = s.prim(&ops::select::MIN, &[mid, n], Ty::USIZE);
                let hi = s.prim(&ops::select::MIN, &[hi, n], Ty::USIZE);
                let (from, to) = (Base::Var(order), Base::Var(spare));
                s.merge((from, to), (start, mid, hi), &mut |s, a, b| {
                    s.is_after(items, by, (a, b), span)
                })?;
                s.assign_var(lo, Operand::Val(hi), span)
            })?;
            let (a, b) = (s.take(order)?, s.take(spare)?);
            s.assign_var(order, Operand::Val(b), span)?;
            s.assign_var(spare, Operand::Val(a), span)?;
            s.assign_var(width, Operand::Val(two), span)
        })?;
        self.take(order)
    }

    /// Merges the runs `lo..mid` and `mid..hi`.
    fn merge(
        &mut self,
        (from, to): (Base, Base),
        (lo, mid, hi): (Val, Val, Val),
        is_after: &mut dyn FnMut(&mut Self, Val, Val) -> Res<Val>,
    ) -> Res<()> {
        let span = Span::call_site();
        let (from, to) = (Place::of(from), Place::of(to));
        let (left, right) = (self.variable_of("left", lo), self.variable_of("right", mid));
        self.positions_loop(span, (lo, hi), false, &mut |s, k| {
            let (i, j) = (s.take(left)?, s.take(right)?);
            let has_left = s.prim(&ops::compare::LT, &[i, mid], Ty::Bool);
            let has_right = s.prim(&ops::compare::LT, &[j, hi], Ty::Bool);
            let both = s.prim(&ops::logic::AND, &[has_left, has_right], Ty::Bool);
            let go_right = s.cond(span, both, &mut |s, both| {
                if !both {
                    return Ok(Operand::Val(has_right));
                }
                let (a, b) = (s.inner_place(&from, i), s.inner_place(&from, j));
                let (a, b) = (s.read_place(&a, span)?, s.read_place(&b, span)?);
                is_after(s, a, b).map(Operand::Val)
            })?;
            let go_right = s.value_of(go_right, span)?;
            s.cond(span, go_right, &mut |s, go_right| {
                let (at, side) = if go_right { (j, right) } else { (i, left) };
                let source = s.inner_place(&from, at);
                let v = s.read_place(&source, span)?;
                let target = s.inner_place(&to, k);
                s.write_place(&target, Operand::Val(v), span)?;
                s.next_count(side, span)?;
                Ok(Operand::Unit)
            })
            .map(|_| ())
        })
    }

    /// Whether the element at position `a` comes after the one at `b`.
    fn is_after(&mut self, items: &Place, by: &By, (a, b): (Val, Val), span: Span) -> Res<Val> {
        let [a, b] = [a, b].map(|i| {
            let element = self.inner_place(items, i);
            let element = self.frozen(&element, span)?;
            Ok(Operand::Ref(element, Mutability::Shared))
        });
        let (a, b) = (a?, b?);
        match by {
            By::Order(callee) => {
                let order = self.ordering(callee, a, b, span)?;
                Ok(self.sign(&ops::compare::GT, order))
            }
            By::Key(callee) => {
                let a = self.call_with(callee, vec![a])?;
                let b = self.call_with(callee, vec![b])?;
                let (a, b) = (self.value_of(a, span)?, self.value_of(b, span)?);
                Ok(self.prim(&ops::compare::GT, &[a, b], Ty::Bool))
            }
        }
    }

    /// Whether an ordering compares with zero like this.
    pub fn sign(&mut self, def: &'static PrimDef, order: Val) -> Val {
        let zero = self.constant("0", Ty::Int(IntType::I8));
        self.prim(def, &[order, zero], Ty::Bool)
    }

    /// `xs.partition_point(|x| ..)`
    fn partition_point(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        let span = e.span();
        let items = self.read_only(&e.receiver)?;
        self.assume_at(Assumed::Array, &e.receiver, &items);
        let callee = self.callee(&e.args[0])?;
        let (_, at) = self.search(&items, span, &mut |s, item| {
            let before = s.accepts(&callee, &item, span)?;
            let ty = Ty::Int(IntType::I8);
            let one = s.constant("1", ty.clone());
            let less = s.prim(&ops::arith::NEG, &[one], ty.clone());
            Ok(s.prim(&ops::select::SELECT, &[before, less, one], ty))
        })?;
        Ok(Operand::Val(at))
    }

    /// A method of the `Result` of a search; nothing if `e` is not one.
    pub fn method_of_search(&mut self, e: &ExprMethodCall) -> Option<Res<Operand>> {
        let found = match strip(&e.receiver) {
            Expr::MethodCall(m) if m.method == "binary_search_by" && m.args.len() == 1 => {
                self.binary_search_by(m)
            }
            receiver if OF_RESULTS.iter().any(|name| e.method == name) => {
                let id = self.variable(receiver)?;
                match self.read(id).ok()? {
                    Operand::Tuple(parts) => match parts[..] {
                        [Operand::Val(found), Operand::Val(at)] => Ok((found, at)),
                        _ => return None,
                    },
                    _ => return None,
                }
            }
            _ => return None,
        };
        Some(found.and_then(|found| self.of_result(e, found)))
    }

    /// `binary_search_by(..).unwrap_or_else(|i| i)` and its like.
    fn of_result(&mut self, e: &ExprMethodCall, (found, at): (Val, Val)) -> Res<Operand> {
        match e.method.to_string().as_str() {
            "is_ok" => Ok(Operand::Val(found)),
            "is_err" => self.negated(found).map(Operand::Val),
            "unwrap" | "expect" => {
                self.require(found, e)?;
                Ok(Operand::Val(at))
            }
            "ok" => Ok(Operand::Option(found, Box::new(Operand::Val(at)))),
            "err" => {
                let missed = self.negated(found)?;
                Ok(Operand::Option(missed, Box::new(Operand::Val(at))))
            }
            "unwrap_or_else" => self.cond(e.span(), found, &mut |s, found| match found {
                true => Ok(Operand::Val(at)),
                false => s.apply(&e.args[0], vec![Operand::Val(at)]),
            }),
            "map_or_else" => self.cond(e.span(), found, &mut |s, found| {
                s.apply(&e.args[usize::from(found)], vec![Operand::Val(at)])
            }),
            "unwrap_or" => {
                let other = self.usize_expr(&e.args[0])?;
                let at = self.prim(&ops::select::SELECT, &[found, at, other], Ty::USIZE);
                Ok(Operand::Val(at))
            }
            _ => Err(self.refuse(
                &e.method,
                format!("differentiation does not know `{}` of a search", e.method),
                "write `.unwrap_or_else(|i| i)`, or match on `Ok(i)` and `Err(i)`",
            )),
        }
    }

    fn binary_search_by(&mut self, e: &ExprMethodCall) -> Res<(Val, Val)> {
        let span = e.span();
        let items = self.read_only(&e.receiver)?;
        self.assume_at(Assumed::Array, &e.receiver, &items);
        let Callee::Closure(id) = self.callee(&e.args[0])? else {
            return Err(self.refuse(
                &e.args[0],
                "what compares is not a closure here",
                "write `|p| p.total_cmp(&x)`",
            ));
        };
        self.search(&items, span, &mut |s, item| {
            s.in_closure(id, vec![item], span, &mut |s, body| s.ordering_of(body))
        })
    }

    /// The steps of std's own search, so that it ends where std's does.
    fn search(
        &mut self,
        items: &Place,
        span: Span,
        compare: &mut dyn FnMut(&mut Self, Operand) -> Res<Val>,
    ) -> Res<(Val, Val)> {
        let n = self.place_len(items)?;
        let (zero, one, two) = (self.usize(0), self.usize(1), self.usize(2));
        let size = self.variable_of("size", n);
        let base = self.variable_of("base", zero);
        let mut compare_at = |s: &mut Self, i: Val| {
            let element = s.inner_place(items, i);
            let element = s.frozen(&element, span)?;
            compare(s, Operand::Ref(element, Mutability::Shared))
        };
        let mut more = |s: &mut Self| {
            let size = s.take(size)?;
            Ok(s.prim(&ops::compare::GT, &[size, one], Ty::Bool))
        };
        let header = Header::While(&mut more);
        let key = self.key_here();
        self.build_loop(span, key, header, &mut |s, _, _| {
            let (all, lo) = (s.take(size)?, s.take(base)?);
            let half = s.prim(&ops::arith::DIV, &[all, two], Ty::USIZE);
            let mid = s.usize_sum(lo, half);
            let order = compare_at(s, mid)?;
            let after = s.sign(&ops::compare::GT, order);
            let lo = s.prim(&ops::select::SELECT, &[after, lo, mid], Ty::USIZE);
            s.assign_var(base, Operand::Val(lo), span)?;
            let rest = s.usize_difference(all, half);
            s.assign_var(size, Operand::Val(rest), span)
        })?;
        let no = self.constant("false", Ty::Bool);
        let found = self.variable_of("found", no);
        let some = self.prim(&ops::compare::GT, &[n, zero], Ty::Bool);
        self.when(span, some, &mut |s| {
            let at = s.take(base)?;
            let order = compare_at(s, at)?;
            let hit = s.sign(&ops::compare::EQ, order);
            s.assign_var(found, Operand::Val(hit), span)?;
            let less = s.sign(&ops::compare::LT, order);
            let next = s.usize_sum(at, one);
            let at = s.prim(&ops::select::SELECT, &[less, next, at], Ty::USIZE);
            s.assign_var(base, Operand::Val(at), span)
        })?;
        Ok((self.take(found)?, self.take(base)?))
    }
}

/// Whether a comparison is of the elements themselves, so that equal ones cannot be told apart.
fn is_whole(order: &Expr) -> bool {
    let Expr::Closure(c) = strip(order) else {
        return matches!(strip(order), Expr::Path(_));
    };
    let mut names = c.inputs.iter().filter_map(|p| match p {
        Pat::Ident(p) => Some(&p.ident),
        _ => None,
    });
    let (Some(a), Some(b)) = (names.next(), names.next()) else {
        return false;
    };
    let is = |e: &Expr, name| matches!(strip(e), Expr::Path(p) if p.path.is_ident(name));
    let compares = |m: &ExprMethodCall| {
        let whole = |x, y| is(&m.receiver, x) && m.args.first().is_some_and(|e| is(e, y));
        ["partial_cmp", "total_cmp", "cmp"]
            .iter()
            .any(|n| m.method == n)
            && (whole(a, b) || whole(b, a))
    };
    match strip(&c.body) {
        Expr::MethodCall(m) if ["unwrap", "expect"].iter().any(|n| m.method == n) => {
            matches!(strip(&m.receiver), Expr::MethodCall(inner) if compares(inner))
        }
        Expr::MethodCall(m) => compares(m),
        _ => false,
    }
}
