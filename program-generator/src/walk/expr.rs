//! Expressions.

use super::{Dual, Run, Slot, Stop, Value, Walker};
use crate::ast::{Arg, Arm, Expr, Operator, Relation, Test};
use crate::ops::METHODS;

impl<'p> Walker<'p> {
    pub(super) fn expr(&mut self, e: &'p Expr) -> Run<Value> {
        Ok(match e {
            Expr::Float(x) => Value::Float(Dual::constant(*x)),
            Expr::Int(n) => Value::Int(*n),
            Expr::Bool(b) => Value::Bool(*b),
            Expr::Read(place) | Expr::Copied(place, _) => {
                let at = self.address(place)?;
                self.memory.read(&at)?
            }
            Expr::Len(place) => {
                let at = self.address(place)?;
                Value::Int(self.memory.items(&at)?.len())
            }
            Expr::Method(number, args) => {
                let args = args
                    .iter()
                    .map(|a| self.expr(a)?.float())
                    .collect::<Run<Vec<Dual>>>()?;
                Self::checked(METHODS[*number].apply(&args))?
            }
            Expr::Powi(x, n) => Self::checked(self.expr(x)?.float()?.powi(*n))?,
            Expr::Operator(op, a, b) => {
                let (a, b) = (self.expr(a)?, self.expr(b)?);
                Self::arithmetic(*op, a, b)?
            }
            Expr::Neg(x) => Value::Float(-self.expr(x)?.float()?),
            Expr::Not(x) => Value::Bool(!self.expr(x)?.bool()?),
            Expr::Relation(relation, a, b) => self.relation(*relation, a, b)?,
            Expr::ToFloat(x) => Value::Float(Dual::constant(self.int(x)? as f64)),
            Expr::If(condition, then, orelse) => {
                let taken = self.expr(condition)?.bool()?;
                self.block(if taken { then } else { orelse })?
            }
            Expr::Match(on, arms) => self.arms(on, arms)?,
            Expr::Block(label, block) => match self.block(block) {
                Err(Stop::Break(Some(l), value)) if Some(&l) == label.as_ref() => value,
                other => other?,
            },
            Expr::Loop(label, block) => loop {
                self.step()?;
                if let Some(value) = self.trip(label.as_deref(), block)? {
                    break value;
                }
            },
            Expr::Tuple(items) | Expr::List(_, items) => Value::List(
                items
                    .iter()
                    .map(|x| self.expr(x))
                    .collect::<Run<Vec<Value>>>()?,
            ),
            Expr::Repeat(_, x, n) => {
                let x = self.expr(x)?;
                let n = self.int(n)?;
                Value::List(vec![x; n])
            }
            Expr::NewVec(_) => Value::List(vec![]),
            Expr::Call(func, args) => {
                let mut places = vec![];
                for arg in args {
                    places.push(match arg {
                        Arg::Value(e) => {
                            let value = self.expr(e)?;
                            self.memory.new_cell(value)
                        }
                        Arg::Shared(place) | Arg::InOut(place) => {
                            let at = self.address(place)?;
                            self.memory.read(&at)?;
                            at
                        }
                    });
                }
                let funcs = self.funcs;
                self.call(&funcs[*func], places)?
            }
            Expr::Apply(closure, args) => self.apply(closure, args)?,
            Expr::Chain(iter, end) => self.end(iter, end)?,
            Expr::Pop(place) => {
                let at = self.address(place)?;
                self.memory
                    .vector(&at)?
                    .pop()
                    .ok_or(Stop::Fails("nothing to pop"))?
            }
            Expr::Replace(place, x) => {
                let at = self.address(place)?;
                let x = self.expr(x)?;
                std::mem::replace(self.memory.one(&at)?, x)
            }
            Expr::Record(record, fields, base) => self.record(record, fields, base.as_ref())?,
            Expr::Variant(_, variant, payload) => {
                let payload = payload
                    .iter()
                    .map(|x| self.expr(x))
                    .collect::<Run<Vec<Value>>>()?;
                Value::Variant(*variant, payload)
            }
            Expr::Cases { on, cases, .. } => self.cases(on, cases)?,
            Expr::Maybe(e, other) => self.maybe(e, other.as_deref())?,
            Expr::Take(place) => {
                let at = self.address(place)?;
                let empty = match self.memory.read(&at)? {
                    Value::Float(_) => Value::Float(Dual::constant(0.0)),
                    _ => Value::List(vec![]),
                };
                std::mem::replace(self.memory.one(&at)?, empty)
            }
        })
    }

    pub(super) fn arithmetic(op: Operator, a: Value, b: Value) -> Run<Value> {
        let overflow = || Stop::Fails("an integer out of range");
        match (a, b) {
            (Value::Float(a), Value::Float(b)) => Self::checked(match op {
                Operator::Add => a + b,
                Operator::Sub => a - b,
                Operator::Mul => a * b,
                Operator::Div => a / b,
                Operator::Rem => a % b,
            }),
            (Value::Int(a), Value::Int(b)) => {
                let value = match op {
                    Operator::Add => a.checked_add(b),
                    Operator::Sub => a.checked_sub(b),
                    Operator::Mul => a.checked_mul(b),
                    Operator::Div => a.checked_div(b),
                    Operator::Rem => a.checked_rem(b),
                };
                value
                    .filter(|n| *n < 1000)
                    .map(Value::Int)
                    .ok_or_else(overflow)
            }
            _ => Err(Stop::Fails("operands of different types")),
        }
    }

    fn relation(&mut self, relation: Relation, a: &'p Expr, b: &'p Expr) -> Run<Value> {
        let left = self.expr(a)?;
        if let Value::Bool(left) = left {
            return Ok(Value::Bool(match relation {
                Relation::And => left && self.expr(b)?.bool()?,
                Relation::Or => left || self.expr(b)?.bool()?,
                Relation::Equal => left == self.expr(b)?.bool()?,
                _ => left != self.expr(b)?.bool()?,
            }));
        }
        let right = self.expr(b)?;
        let order = match (left, right) {
            (Value::Float(a), Value::Float(b)) => a.value.partial_cmp(&b.value),
            (Value::Int(a), Value::Int(b)) => Some(a.cmp(&b)),
            _ => return Err(Stop::Fails("operands of different types")),
        };
        let order = order.ok_or(Stop::Fails("not a number"))?;
        Ok(Value::Bool(match relation {
            Relation::Less => order.is_lt(),
            Relation::LessEqual => order.is_le(),
            Relation::Greater => order.is_gt(),
            Relation::GreaterEqual => order.is_ge(),
            Relation::Equal => order.is_eq(),
            Relation::NotEqual | Relation::And | Relation::Or => order.is_ne(),
        }))
    }

    fn arms(&mut self, on: &'p Expr, arms: &'p [Arm]) -> Run<Value> {
        let n = self.int(on)?;
        for arm in arms {
            let fits = match &arm.guard {
                Some((var, guard)) => {
                    self.declare(var, Value::Int(n));
                    self.expr(guard)?.bool()?
                }
                None => {
                    arm.tests.is_empty()
                        || arm.tests.iter().any(|test| match test {
                            Test::Is(k) => n == *k,
                            Test::Within(a, b) => (*a..=*b).contains(&n),
                        })
                }
            };
            if fits {
                return self.block(&arm.body);
            }
        }
        Err(Stop::Fails("no arm fits"))
    }

    fn apply(&mut self, closure: &crate::ast::Var, args: &'p [Expr]) -> Run<Value> {
        self.step()?;
        let Some(Slot::Closure(params, body)) = self.frame.get(closure.id).cloned().flatten()
        else {
            return Err(Stop::Fails("an unknown closure"));
        };
        let values = args
            .iter()
            .map(|a| self.expr(a))
            .collect::<Run<Vec<Value>>>()?;
        for (param, value) in params.iter().zip(values) {
            self.declare(param, value);
        }
        match self.block(body) {
            Ok(value) | Err(Stop::Return(value)) => Ok(value),
            Err(stop) => Err(stop),
        }
    }
}
