//! Numbers that are infinitely steep where they are chosen from others: what is not chosen must not spoil the gradient.

use super::Maker;
use super::expr::method;
use super::place::operator;
use crate::ast::{Block, End, Expr, Iter, Operator, Place, Relation, Ty};
use crate::ops;

impl Maker {
    /// `x.sqrt().max(y)`, or `if x > 0.0 { x.sqrt() } else { y }`, where x may be 0.
    pub(super) fn chosen(&mut self, depth: usize) -> Expr {
        let steep = self.steep();
        let other = self.float(depth.min(1));
        match self.below(6) {
            0 | 1 => method(ops::MAX, vec![steep, other]),
            2 => method(ops::MAX, vec![other, steep]),
            3 => method(ops::MIN, vec![steep, other]),
            4 => method(
                ops::CLAMP,
                vec![steep, Expr::Float(0.25), Expr::Float(1.25)],
            ),
            _ => {
                let condition = Expr::Relation(
                    Relation::Greater,
                    Box::new(steep.clone()),
                    Box::new(Expr::Float(0.1)),
                );
                let [steep, other] = [steep, other].map(|value| Block {
                    stmts: vec![],
                    value: Some(Box::new(value)),
                });
                Expr::If(Box::new(condition), steep, other)
            }
        }
    }

    /// A number whose derivative may be infinite.
    fn steep(&mut self) -> Expr {
        let x = self.atom();
        let square = |x: Expr| operator(Operator::Mul, x.clone(), x);
        match self.below(5) {
            0 => method(ops::SQRT, vec![method(ops::ABS, vec![x])]),
            1 => method(ops::SQRT, vec![square(x)]),
            2 => {
                let y = self.atom();
                method(
                    ops::SQRT,
                    vec![operator(Operator::Add, square(x), square(y))],
                )
            }
            3 => {
                let positive = method(ops::MAX, vec![x, Expr::Float(0.0)]);
                method(ops::SQRT, vec![positive])
            }
            _ => method(ops::CBRT, vec![x]),
        }
    }

    /// `xs.iter().map(|x| (x * x).sqrt()).fold(0.1, f64::max)`
    pub(super) fn largest(&mut self) -> Expr {
        let Some((place, _)) = self.floats(1, false, true) else {
            return self.chosen(1);
        };
        let (pattern, value) = self.inside(|m| {
            let var = m.behind(&Ty::Float, false);
            let read = Expr::Read(Place::of(&var));
            let value = match m.below(3) {
                0 => method(ops::SQRT, vec![method(ops::ABS, vec![read])]),
                1 => method(ops::SQRT, vec![operator(Operator::Mul, read.clone(), read)]),
                _ => read,
            };
            (crate::ast::Pattern::Name(var), value)
        });
        // references are no numbers to choose from
        let value = match value {
            Expr::Read(_) => operator(Operator::Mul, value, Expr::Float(1.5)),
            value => value,
        };
        let items = Iter::Map(Box::new(Iter::Items(place)), pattern, value);
        let first = Expr::Float(self.pick(&[0.1, 0.7]));
        let select = self.pick(&[ops::MAX, ops::MAX, ops::MIN]);
        Expr::Chain(Box::new(items), End::Select(Box::new(first), select))
    }
}
