//! `#[checkpoint]`: a loop over blocks of trips around a loop over the trips of a block. The outer one is marked: the way back
//! runs a block again from what it started from. Where some states are kept it is the user's own loop that is marked.

use super::control::{Header, LoopBody};
use super::each::Visit;
use super::iter::Iter;
use super::kept::Key;
use super::scope::{Val, VarId};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::checkpoint::{self, Every, Room};
use crate::parallel;
use grad_core::ir::{Attr, States};
use grad_core::ops::{self, snapshot};
use proc_macro2::Span;
use syn::spanned::Spanned;

/// What a loop is cut into.
#[derive(Clone, Copy)]
pub struct Blocks {
    /// Where the user says so.
    span: Span,
    how: How,
}

#[derive(Clone, Copy)]
enum How {
    /// Blocks of so many trips; of about the square root of the number of trips if nobody says.
    Trips(Option<Val>),
    /// Single trips, of which some states are kept.
    Some(Kept),
    /// The same, one after so many trips in a file.
    Disk(Disk),
    /// Parts of any size, which run side by side.
    Parallel,
}

/// Which states of a loop are kept, if not all.
#[derive(Clone, Copy)]
enum Kept {
    /// So many at most.
    Slots(Val),
    /// As many as fit into so many bytes.
    Memory(Val),
}

/// States in a file.
#[derive(Clone, Copy)]
struct Disk {
    path: Val,
    trips: Option<Val>,
    others: Option<Kept>,
}

/// How a loop is marked.
#[derive(Clone, Copy)]
pub enum Mark {
    /// It is not.
    None,
    /// The way back runs its trips again from what each of them started from.
    Checkpoint,
    /// The same, if a value says which of these states are kept.
    Some(States, Val),
    /// Its trips may run side by side.
    Parallel,
}

impl Mark {
    /// Which states are kept, and the value that says so.
    pub fn states(self) -> (States, Option<Val>) {
        match self {
            Mark::Some(states, said) => (states, Some(said)),
            Mark::None | Mark::Checkpoint | Mark::Parallel => (States::All, None),
        }
    }
}

/// A range that a loop runs over, and the type of its index.
pub struct Range {
    pub lo: Val,
    pub hi: Val,
    pub rev: bool,
    pub ty: Ty,
}

/// Lowers a trip: its index, and the flags that end the loop.
pub type RangeBody<'a, 'm> = &'a mut dyn FnMut(&mut Lowerer<'m>, Val, &[VarId]) -> Res<()>;

impl<'m> Lowerer<'m> {
    /// What the attributes of a loop say of blocks; the size is evaluated here.
    pub fn blocks(&mut self, attrs: &[syn::Attribute]) -> Res<Option<Blocks>> {
        if let Some(attr) = attrs.iter().find(|a| parallel::is(a)) {
            return self.in_parallel(attr, attrs).map(Some);
        }
        let Some(attr) = attrs.iter().find(|a| checkpoint::is(a)) else {
            return Ok(None);
        };
        let how = match checkpoint::every(attr) {
            Ok(Every::About) => How::Trips(None),
            Ok(Every::Trips(n)) => How::Trips(Some(self.at_least_one(&n)?)),
            Ok(Every::Some(room)) => How::Some(self.kept_in(&room)?),
            Ok(Every::Disk { path, trips, room }) => {
                let path = self.expr(&path)?;
                How::Disk(Disk {
                    path: self.value_of(path, attr.path().span())?,
                    trips: trips.map(|n| self.at_least_one(&n)).transpose()?,
                    others: room.map(|room| self.kept_in(&room)).transpose()?,
                })
            }
            Err(_) => return Err(crate::report::Refused),
        };
        let span = attr.path().span();
        Ok(Some(Blocks { span, how }))
    }

    fn kept_in(&mut self, room: &Room) -> Res<Kept> {
        Ok(match room {
            Room::Slots(n) => Kept::Slots(self.usize_expr(n)?),
            Room::Memory(n) => Kept::Memory(self.usize_expr(n)?),
        })
    }

    fn at_least_one(&mut self, n: &syn::Expr) -> Res<Val> {
        let (n, one) = (self.usize_expr(n)?, self.usize(1));
        Ok(self.prim(&ops::select::MAX, &[n, one], Ty::USIZE))
    }

    fn in_parallel(&mut self, attr: &syn::Attribute, attrs: &[syn::Attribute]) -> Res<Blocks> {
        let span = attr.path().span();
        match attrs.iter().find(|a| checkpoint::is(a)) {
            None => Ok(Blocks {
                span,
                how: How::Parallel,
            }),
            Some(both) => Err(self.problems.refuse(
                both.path().span(),
                "a parallel loop is no checkpoint",
                "its trips are run again on the way back in any case: remove `#[checkpoint]`",
            )),
        }
    }

    /// A loop over the positions of an iterator, in blocks if it is to be.
    pub fn range_loop(
        &mut self,
        at: Visit,
        iter: &Iter,
        range: Range,
        body: RangeBody<'_, 'm>,
    ) -> Res<()> {
        let Some(blocks) = at.blocks else {
            return self.build_loop(at.span, at.key, range.header(), &mut |s, index, exit| {
                index.map_or(Ok(()), |index| body(s, index, &[exit]))
            });
        };
        let trips = self.range_trips(&range);
        let size = match blocks.how {
            How::Parallel => return self.parallel_loop(at.key, blocks.span, &range, body),
            How::Trips(Some(size)) => size,
            How::Trips(None) | How::Some(_) if iter.is_endless() => {
                return self.size_is_needed(blocks);
            }
            How::Trips(None) => self.about_the_root(trips),
            How::Some(kept) => {
                let mark = match kept {
                    Kept::Slots(n) => Mark::Some(States::Slots, n),
                    Kept::Memory(n) => Mark::Some(States::Bytes, n),
                };
                return self.loop_of_states(at.key, (blocks.span, mark), &range, trips, body);
            }
            How::Disk(Disk { trips: None, .. }) if iter.is_endless() => {
                return self.size_is_needed(blocks);
            }
            How::Disk(disk) => {
                let size = match disk.trips {
                    Some(size) => size,
                    None => self.about_the_root(trips),
                };
                let room = self.room(disk, size);
                let mark = (blocks.span, Mark::Some(States::File, room));
                return self.loop_of_states(at.key, mark, &range, trips, body);
            }
        };
        let zero = self.usize(0);
        let all = Range {
            lo: zero,
            hi: self.pieces(trips, size),
            rev: range.rev,
            ty: Ty::USIZE,
        };
        self.block_loop(at, blocks, all.header(), &mut |s, block, left| {
            let Some(block) = block else { return Ok(()) };
            let before = s.prim(&ops::arith::MUL, &[block, size], Ty::USIZE);
            let rest = s.prim(&ops::arith::SUB, &[trips, before], Ty::USIZE);
            let here = s.prim(&ops::select::MIN, &[size, rest], Ty::USIZE);
            let lo = s.range_at(&range, range.lo, before);
            let hi = s.range_at(&range, lo, here);
            let part = Range {
                lo,
                hi,
                rev: range.rev,
                ty: range.ty.clone(),
            };
            s.build_loop(at.span, at.key, part.header(), &mut |s, index, exit| {
                index.map_or(Ok(()), |index| body(s, index, &[left, exit]))
            })
        })
    }

    /// A loop whose trips run side by side.
    fn parallel_loop(
        &mut self,
        key: Key,
        span: Span,
        range: &Range,
        body: RangeBody<'_, 'm>,
    ) -> Res<()> {
        if self.types.shallow(&range.ty) != Ty::USIZE {
            return Err(self.problems.refuse(
                span,
                "a parallel loop runs over a range of `usize`",
                "run over `0..n` with a `usize`, and convert in the body",
            ));
        }
        let mark = Mark::Parallel;
        self.build_marked_loop(span, key, range.header(), mark, &mut |s, index, exit| {
            index.map_or(Ok(()), |index| body(s, index, &[exit]))
        })
    }

    /// A loop upwards over the numbers of the trips, of which a few states are kept.
    fn loop_of_states(
        &mut self,
        key: Key,
        (span, mark): (Span, Mark),
        range: &Range,
        trips: Val,
        body: RangeBody<'_, 'm>,
    ) -> Res<()> {
        let all = Range {
            lo: self.usize(0),
            hi: trips,
            rev: false,
            ty: Ty::USIZE,
        };
        self.build_marked_loop(span, key, all.header(), mark, &mut |s, trip, exit| {
            let Some(mut trip) = trip else { return Ok(()) };
            if range.rev {
                let one = s.usize(1);
                let last = s.prim(&ops::arith::SUB, &[trips, one], Ty::USIZE);
                trip = s.prim(&ops::arith::SUB, &[last, trip], Ty::USIZE);
            }
            let index = s.range_at(range, range.lo, trip);
            body(s, index, &[exit])
        })
    }

    /// A loop that goes on until it is left, in blocks if it is to be.
    pub fn endless_loop(
        &mut self,
        at: Visit,
        body: &mut dyn FnMut(&mut Self, &[VarId]) -> Res<()>,
    ) -> Res<()> {
        let mut forever = |s: &mut Self| Ok(s.constant("true", Ty::Bool));
        let Some(blocks) = at.blocks else {
            let header = Header::While(&mut forever);
            return self.build_loop(at.span, at.key, header, &mut |s, _, exit| body(s, &[exit]));
        };
        let size = match blocks.how {
            How::Parallel => {
                return Err(self.problems.refuse(
                    blocks.span,
                    "how many trips this loop makes is not known before it",
                    "only a `for` over a range or an array can be parallel",
                ));
            }
            How::Disk(
                disk @ Disk {
                    trips: Some(size), ..
                },
            ) => {
                let room = self.room(disk, size);
                let mark = (blocks.span, Mark::Some(States::File, room));
                return self.endless_loop_of_states(at.key, mark, body);
            }
            How::Trips(Some(size)) => size,
            How::Trips(None) | How::Some(_) | How::Disk(_) => return self.size_is_needed(blocks),
        };
        self.block_loop(
            at,
            blocks,
            Header::While(&mut forever),
            &mut |s, _, left| {
                let part = Range {
                    lo: s.usize(0),
                    hi: size,
                    rev: false,
                    ty: Ty::USIZE,
                };
                s.build_loop(at.span, at.key, part.header(), &mut |s, _, exit| {
                    body(s, &[left, exit])
                })
            },
        )
    }

    /// A loop over all numbers there are, of which one state after so many is kept: how many trips there are need not be known.
    fn endless_loop_of_states(
        &mut self,
        key: Key,
        (span, mark): (Span, Mark),
        body: &mut dyn FnMut(&mut Self, &[VarId]) -> Res<()>,
    ) -> Res<()> {
        let zero = self.usize(0);
        let all = Range {
            lo: zero,
            hi: self.prim(&ops::logic::NOT, &[zero], Ty::USIZE),
            rev: false,
            ty: Ty::USIZE,
        };
        self.build_marked_loop(span, key, all.header(), mark, &mut |s, _, exit| {
            body(s, &[exit])
        })
    }

    /// Where states stand, one after `size` trips in a file.
    fn room(&mut self, disk: Disk, size: Val) -> Val {
        let none = self.usize(0);
        let (slots, bytes) = match disk.others {
            Some(Kept::Slots(n)) => {
                let one = self.usize(1);
                (self.prim(&ops::select::MAX, &[n, one], Ty::USIZE), none)
            }
            Some(Kept::Memory(n)) => (none, n),
            None => (none, none),
        };
        let ty = Ty::Named("_".into());
        self.prim(&snapshot::NEW_ROOM, &[disk.path, size, slots, bytes], ty)
    }

    fn block_loop(
        &mut self,
        at: Visit,
        blocks: Blocks,
        header: Header<'_, 'm>,
        body: LoopBody<'_, 'm>,
    ) -> Res<()> {
        // a loop is known by its number, and the one inside has that of the syntax
        let key = (at.key.0, at.key.1 + 5);
        self.build_marked_loop(blocks.span, key, header, Mark::Checkpoint, body)
    }

    fn range_trips(&mut self, range: &Range) -> Val {
        let def = match self.types.shallow(&range.ty) == Ty::USIZE {
            true => (&ops::logic::SATURATING_SUB, [range.hi, range.lo]),
            false => (&ops::range::RANGE_LEN, [range.lo, range.hi]),
        };
        self.prim(def.0, &def.1, Ty::USIZE)
    }

    /// The position that is `n` after `lo`.
    fn range_at(&mut self, range: &Range, lo: Val, n: Val) -> Val {
        let def = match self.types.shallow(&range.ty) == Ty::USIZE {
            true => &ops::arith::ADD,
            false => &ops::range::RANGE_AT,
        };
        self.prim(def, &[lo, n], range.ty.clone())
    }

    /// The square root of a number of trips, but at least 1.
    fn about_the_root(&mut self, trips: Val) -> Val {
        let cast = |s: &mut Self, v, name: &str, ty| {
            s.prim_attr(&ops::cast::CAST, Attr::Field(name.into()), &[v], ty)
        };
        let trips = cast(self, trips, "f64", Ty::F64);
        let root = self.prim(&ops::exp_log::SQRT, &[trips], Ty::F64);
        let (root, one) = (cast(self, root, "usize", Ty::USIZE), self.usize(1));
        self.prim(&ops::select::MAX, &[root, one], Ty::USIZE)
    }

    fn size_is_needed(&mut self, blocks: Blocks) -> Res<()> {
        Err(self.problems.refuse(
            blocks.span,
            "how many trips this loop makes is not known before it",
            "say after how many trips the state is to be kept, as in `#[checkpoint(100)]`",
        ))
    }
}

impl Range {
    fn header<'a, 'm>(&self) -> Header<'a, 'm> {
        let Range {
            lo,
            hi,
            rev,
            ref ty,
        } = *self;
        let ty = ty.clone();
        Header::Range { lo, hi, rev, ty }
    }
}
