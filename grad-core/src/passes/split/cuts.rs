//! Where a range is cut, and what is known of the index in the pieces.

use super::position::{Around, Base, Position};
use crate::entity::{FuncRef, Value};

/// A number: `plus` is added to what the base comes from, as the function would do it, and `shift` to that, held within the
/// type. So it is exact wherever the function computes the sum without a panic.
#[derive(Clone, Debug)]
pub(super) struct Cut {
    pub base: Option<Base>,
    pub plus: i64,
    pub shift: i64,
}

/// One end of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Start,
    Stop,
    /// Where the range is cut, by the number of the cut.
    Cut(usize),
}

/// A part of the range.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub from: End,
    pub to: End,
    /// Of which cuts the index is below or not.
    facts: Vec<(usize, bool)>,
}

/// A range in pieces.
pub(super) struct Pieces {
    start: Position,
    stop: Position,
    /// The cuts in the order in which they are made, each between which ends.
    pub cuts: Vec<(Cut, End, End)>,
    /// The pieces, in the order of the range.
    pub pieces: Vec<Piece>,
}

/// On which side of a range a cut is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Side {
    /// So far from the start.
    Low(i64),
    /// So far from the end.
    High(i64),
    /// Somewhere.
    Middle(usize),
}

impl Cut {
    /// The cut that is so far from a position; none where the function cannot get there.
    pub fn new(position: &Position, shift: i64) -> Option<Cut> {
        match position.number() {
            Some(n) if n < 0 => None,
            Some(n) => Some(Cut::number(n + shift)),
            None => Some(Cut {
                base: position.base,
                plus: position.plus,
                shift,
            }),
        }
    }

    /// The cut at a number.
    pub fn number(n: i64) -> Cut {
        Cut {
            base: None,
            plus: n.max(0),
            shift: 0,
        }
    }

    fn origin(&self) -> Option<(FuncRef, Value)> {
        self.base.map(|b| b.origin)
    }

    fn is_number(&self) -> bool {
        self.base.is_none()
    }

    /// How far it is from a position that comes from the same.
    fn from(&self, position: &Position) -> Option<i64> {
        (self.origin() == position.origin()).then_some(self.plus + self.shift - position.plus)
    }
}

impl PartialEq for Cut {
    fn eq(&self, other: &Cut) -> bool {
        let key = |c: &Cut| (c.origin(), c.plus, c.shift);
        key(self) == key(other)
    }
}

impl Pieces {
    /// The whole range of a loop.
    pub fn whole(around: &Around) -> Option<Pieces> {
        Some(Pieces {
            start: around.start()?,
            stop: around.stop()?,
            cuts: vec![],
            pieces: vec![Piece {
                from: End::Start,
                to: End::Stop,
                facts: vec![],
            }],
        })
    }

    /// The whole range cut at all of these; none if there are more than `most`.
    pub fn cut_at(mut self, cuts: &[&Cut], most: usize) -> Option<Pieces> {
        let mut made: Vec<Cut> = vec![];
        for cut in cuts {
            let cut = self.settled(cut);
            if self.always(&cut).is_none() && !made.contains(&cut) {
                made.push(cut);
            }
            if made.len() > most {
                return None;
            }
        }
        let side = |cut: &Cut| (self.side(cut, &made), cut.plus + cut.shift);
        let mut sides: Vec<((Side, i64), Cut)> =
            made.iter().map(|cut| (side(cut), cut.clone())).collect();
        sides.sort_by_key(|(side, _)| *side);
        let mut main = 0;
        for ((side, _), cut) in sides {
            self.cut(main, cut);
            main += usize::from(!matches!(side, Side::High(_)));
        }
        Some(self)
    }

    /// One spelling for what is one before the end: a range that is not empty has such an index.
    fn settled(&self, cut: &Cut) -> Cut {
        let last = !self.stop_is_number() && cut.from(&self.stop) == Some(-1) && cut.shift <= 0;
        match last {
            true => Cut {
                base: self.stop.base,
                plus: self.stop.plus - 1,
                shift: 0,
            },
            false => cut.clone(),
        }
    }

    fn stop_is_number(&self) -> bool {
        self.stop.number().is_some()
    }

    /// Whether the index is below a cut in every trip or in none, if either is known.
    fn always(&self, cut: &Cut) -> Option<bool> {
        if cut.is_number() {
            return match (self.start.number(), self.stop.number()) {
                (Some(start), _) if cut.plus <= start => Some(false),
                (_, Some(stop)) if cut.plus >= stop => Some(true),
                _ => (cut.plus == 0).then_some(false),
            };
        }
        let at_start = cut.from(&self.start) == Some(0) && cut.shift == 0;
        let beyond = match cut.from(&self.stop) {
            Some(0) => cut.shift >= 0,
            Some(ahead) => ahead > 0 && ahead == cut.shift,
            None => false,
        };
        match (at_start, beyond) {
            (true, _) => Some(false),
            (_, true) => Some(true),
            _ => None,
        }
    }

    fn side(&self, cut: &Cut, all: &[Cut]) -> Side {
        match (cut.from(&self.start), cut.from(&self.stop)) {
            (_, Some(ahead)) if !cut.is_number() && ahead < 0 => Side::High(-ahead),
            (Some(ahead), _) if ahead > 0 => Side::Low(ahead),
            _ => {
                let same = |c: &Cut| c.origin() == cut.origin();
                Side::Middle(all.iter().position(same).unwrap_or_default())
            }
        }
    }

    /// Cuts a piece.
    fn cut(&mut self, at: usize, cut: Cut) {
        let piece = self.pieces[at].clone();
        let end = End::Cut(self.cuts.len());
        let fact = |below: bool| {
            let new = (self.cuts.len(), below);
            piece.facts.iter().copied().chain([new]).collect()
        };
        let parts = [
            Piece {
                from: piece.from,
                to: end,
                facts: fact(true),
            },
            Piece {
                from: end,
                to: piece.to,
                facts: fact(false),
            },
        ];
        self.cuts.push((cut, piece.from, piece.to));
        self.pieces.splice(at..=at, parts);
    }

    /// Whether the index is below a cut in all of a piece or in none of it, if either is known.
    pub fn below(&self, piece: &Piece, cut: &Cut) -> Option<bool> {
        let cut = self.settled(cut);
        let follows = |&(made, below): &(usize, bool)| {
            let made = &self.cuts[made].0;
            let numbers = made.is_number() && cut.is_number();
            let implied = match below {
                true => made.plus <= cut.plus,
                false => made.plus >= cut.plus,
            };
            (*made == cut || (numbers && implied)).then_some(below)
        };
        self.always(&cut)
            .or_else(|| piece.facts.iter().find_map(follows))
    }

    /// Whether a piece is known to have a few trips at most.
    pub fn is_short(&self, piece: &Piece) -> bool {
        let cut = |end: End| match end {
            End::Cut(n) => Some(&self.cuts[n].0),
            End::Start | End::Stop => None,
        };
        let trips = match (cut(piece.from), cut(piece.to)) {
            (None, None) => None,
            (None, Some(to)) => to.from(&self.start).filter(|_| to.shift >= 0),
            (Some(from), None) => from.from(&self.stop).map(|ahead| -ahead),
            (Some(from), Some(to)) => {
                let alike = from.plus == to.plus || (from.shift == 0 && to.shift == 0);
                let apart = to.plus + to.shift - from.plus - from.shift;
                (alike && from.origin() == to.origin()).then_some(apart)
            }
        };
        trips.is_some_and(|n| n <= SHORT)
    }
}

/// What is that short need not be a straight line.
const SHORT: i64 = 2;
