//! Expressions, with parentheses where precedence asks for them.

use super::Printer;
use crate::ast::{
    Arm, Block, End, Expr, Operator, Owner, Pattern, Place, Relation, Step, Test, Ty,
};
use crate::ops::METHODS;

/// The level of an operand of arithmetic; above it are products, unary operators and receivers of methods.
const SUM: u8 = 4;
const PRODUCT: u8 = 5;
const UNARY: u8 = 7;
pub(super) const RECEIVER: u8 = 8;

impl Operator {
    /// How it is written.
    pub fn sign(self) -> &'static str {
        match self {
            Operator::Add => "+",
            Operator::Sub => "-",
            Operator::Mul => "*",
            Operator::Div => "/",
            Operator::Rem => "%",
        }
    }
    /// The name of its trait; its function has the same in lower case.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Operator::Add => "Add",
            Operator::Sub => "Sub",
            Operator::Mul => "Mul",
            Operator::Div => "Div",
            Operator::Rem => "Rem",
        }
    }
    pub(super) fn level(self) -> u8 {
        match self {
            Operator::Add | Operator::Sub => SUM,
            Operator::Mul | Operator::Div | Operator::Rem => PRODUCT,
        }
    }
}

impl Relation {
    fn sign(self) -> &'static str {
        match self {
            Relation::Less => "<",
            Relation::LessEqual => "<=",
            Relation::Greater => ">",
            Relation::GreaterEqual => ">=",
            Relation::Equal => "==",
            Relation::NotEqual => "!=",
            Relation::And => "&&",
            Relation::Or => "||",
        }
    }
    /// Its level, and that of its operands.
    fn level(self) -> (u8, u8) {
        match self {
            Relation::Or => (1, 2),
            Relation::And => (2, 3),
            Relation::Less
            | Relation::LessEqual
            | Relation::Greater
            | Relation::GreaterEqual
            | Relation::Equal
            | Relation::NotEqual => (3, SUM),
        }
    }
}

/// Whether nothing in the expression says which float type it has.
pub fn is_open(e: &Expr) -> bool {
    let block = |b: &Block| b.value.as_ref().is_none_or(|v| is_open(v));
    match e {
        Expr::Float(_) | Expr::Loop(..) | Expr::NewVec(_) | Expr::Chain(..) => true,
        Expr::Neg(x) | Expr::Repeat(_, x, _) | Expr::Powi(x, _) => is_open(x),
        Expr::Operator(_, a, b) => is_open(a) && is_open(b),
        Expr::If(_, a, b) => block(a) && block(b),
        Expr::Match(_, arms) => arms.iter().all(|a| block(&a.body)),
        Expr::Cases { cases, .. } => cases.iter().all(|c| block(&c.body)),
        Expr::Variant(choice, _, payload) => choice.name.is_none() && payload.iter().all(is_open),
        Expr::Maybe(e, Some(other)) => is_open(e) && is_open(other),
        Expr::Block(label, b) => label.is_some() || block(b),
        Expr::Tuple(items) => items.iter().any(is_open),
        Expr::List(_, items) => items.iter().all(is_open),
        _ => false,
    }
}

impl Printer<'_> {
    /// An expression where one of at least `level` is wanted.
    pub(super) fn expr(&mut self, e: &Expr, level: u8) {
        let own = match e {
            Expr::Float(x) if *x < 0.0 => UNARY,
            Expr::Operator(op, ..) => op.level(),
            Expr::Relation(relation, ..) => relation.level().0,
            // a struct literal is no head of an `if`
            Expr::Neg(_) | Expr::Not(_) | Expr::Record(..) => UNARY,
            Expr::ToFloat(_)
            | Expr::If(..)
            | Expr::Match(..)
            | Expr::Block(..)
            | Expr::Cases { .. }
            | Expr::Loop(..) => 0,
            Expr::Call(func, _) => match &self.funcs[*func].owner {
                Owner::Operator(_, op) => op.level(),
                Owner::Nobody | Owner::Method(_) | Owner::Associated(_) | Owner::Trait(..) => 9,
            },
            Expr::Read(place) if self.stars(place, level) => UNARY,
            _ => 9,
        };
        if own < level {
            self.push("(");
            self.bare(e, own.min(level));
            self.push(")");
        } else {
            self.bare(e, level);
        }
    }

    /// Whether a read of the place is written with `*`.
    pub(super) fn stars(&self, place: &Place, level: u8) -> bool {
        let operand = (SUM..RECEIVER).contains(&level);
        place.path.is_empty()
            && place.var.depth > 0
            && level < RECEIVER
            && !(operand && place.var.bare && place.var.depth == 1)
    }

    fn bare(&mut self, e: &Expr, level: u8) {
        match e {
            Expr::Float(x) => {
                let suffix = if self.suffix { "_f64" } else { "" };
                self.push(&format!("{x:?}{suffix}"));
            }
            Expr::Int(n) if Some(*n) == self.generic => self.push("N"),
            Expr::Int(n) => self.push(&n.to_string()),
            Expr::Bool(b) => self.push(&b.to_string()),
            Expr::Read(place) if self.stars(place, level) => self.place(place),
            Expr::Read(place) => self.receiver(place),
            Expr::Copied(place, ty) => {
                self.receiver(place);
                self.push(if matches!(ty, Ty::Slice(_)) {
                    ".to_vec()"
                } else {
                    ".clone()"
                });
            }
            Expr::Len(place) => {
                self.receiver(place);
                self.push(".len()");
            }
            Expr::Method(number, args) => {
                self.closed(&args[0]);
                self.push(&format!(".{}", METHODS[*number].name));
                self.list("(", &args[1..], ")");
            }
            Expr::Powi(x, n) => {
                self.closed(x);
                self.push(&format!(".powi({n})"));
            }
            Expr::Operator(op, a, b) => {
                self.expr(a, op.level());
                self.push(&format!(" {} ", op.sign()));
                self.expr(b, op.level() + 1);
            }
            Expr::Neg(x) => {
                self.push("-");
                self.expr(x, UNARY);
            }
            Expr::Not(x) => {
                self.push("!");
                self.expr(x, UNARY);
            }
            Expr::Relation(relation, a, b) => {
                let (_, operand) = relation.level();
                // references are compared with references only
                let level = |e: &Expr| {
                    if matches!(e, Expr::Read(_)) {
                        0
                    } else {
                        operand
                    }
                };
                self.expr(a, level(a));
                self.push(&format!(" {} ", relation.sign()));
                self.expr(b, level(b));
            }
            Expr::ToFloat(x) => {
                self.expr(x, UNARY);
                self.push(" as f64");
            }
            Expr::If(condition, then, orelse) => self.branches(condition, then, orelse),
            Expr::Match(on, arms) => self.arms(on, arms),
            Expr::Block(label, block) => {
                self.label(label);
                self.block(block);
            }
            Expr::Loop(label, block) => {
                self.label(label);
                self.push("loop ");
                self.block(block);
            }
            Expr::Tuple(items) => self.list("(", items, ")"),
            Expr::List(vec, items) => self.list(if *vec { "vec![" } else { "[" }, items, "]"),
            Expr::Repeat(vec, x, n) => {
                self.push(if *vec { "vec![" } else { "[" });
                self.expr(x, 0);
                self.push("; ");
                self.expr(n, 0);
                self.push("]");
            }
            Expr::NewVec(None) => self.push("Vec::new()"),
            Expr::NewVec(Some(n)) => {
                self.push("Vec::with_capacity(");
                self.expr(n, 0);
                self.push(")");
            }
            Expr::Call(func, args) => self.call(*func, args),
            Expr::Record(record, fields, base) => self.record(record, fields, base.as_ref()),
            Expr::Variant(choice, variant, payload) => self.variant(choice, *variant, payload),
            Expr::Cases {
                on,
                choice,
                cases,
                if_let,
            } => self.cases(on, choice, cases, *if_let),
            Expr::Maybe(e, other) => {
                self.closed(e);
                match other {
                    Some(other) => self.list(".unwrap_or(", std::slice::from_ref(other), ")"),
                    None => self.push(".is_some()"),
                }
            }
            Expr::Apply(closure, args) => {
                self.push(&closure.name);
                self.list("(", args, ")");
            }
            Expr::Chain(iter, end) => {
                self.iter(iter, false);
                self.end(end);
            }
            Expr::Pop(place) => {
                self.receiver(place);
                self.push(".pop().unwrap()");
            }
            Expr::Replace(place, x) => {
                self.push("std::mem::replace(");
                self.reference(place, true);
                self.push(", ");
                self.expr(x, 0);
                self.push(")");
            }
            Expr::Take(place) => {
                self.push("std::mem::take(");
                self.reference(place, true);
                self.push(")");
            }
        }
    }

    /// The receiver of a method: its type must be known.
    pub(super) fn closed(&mut self, e: &Expr) {
        self.typed(e, RECEIVER);
    }

    /// An expression whose type must be known without its surroundings.
    pub(super) fn typed(&mut self, e: &Expr, level: u8) {
        let before = self.suffix;
        self.suffix = before || is_open(e);
        self.expr(e, level);
        self.suffix = before;
    }

    fn branches(&mut self, condition: &Expr, then: &Block, orelse: &Block) {
        self.push("if ");
        self.expr(condition, 0);
        self.push(" ");
        self.block(then);
        match (&orelse.stmts[..], &orelse.value) {
            ([], None) => {}
            ([crate::ast::Stmt::Expr(Expr::If(c, t, o))], None) => {
                self.push(" else ");
                self.branches(c, t, o);
            }
            _ => {
                self.push(" else ");
                self.block(orelse);
            }
        }
    }

    fn arms(&mut self, on: &Expr, arms: &[Arm]) {
        self.push("match ");
        self.expr(on, 0);
        self.push(" {");
        self.indent += 1;
        for arm in arms {
            self.line();
            let tests: Vec<String> = arm
                .tests
                .iter()
                .map(|test| match test {
                    Test::Is(n) => n.to_string(),
                    Test::Within(a, b) => format!("{a}..={b}"),
                })
                .collect();
            match &arm.guard {
                Some((var, guard)) => {
                    self.push(&format!("{} if ", var.name));
                    self.expr(guard, 0);
                }
                None if tests.is_empty() => self.push("_"),
                None => self.push(&tests.join(" | ")),
            }
            self.push(" => ");
            match &arm.body {
                Block {
                    stmts,
                    value: Some(value),
                } if stmts.is_empty() => {
                    self.expr(value, 1);
                    self.push(",");
                }
                body => self.block(body),
            }
        }
        self.indent -= 1;
        self.line();
        self.push("}");
    }

    pub(super) fn list(&mut self, open: &str, items: &[Expr], close: &str) {
        self.push(open);
        for (i, item) in items.iter().enumerate() {
            if i > 0 {
                self.push(", ");
            }
            self.expr(item, 0);
        }
        self.push(close);
    }

    fn end(&mut self, end: &End) {
        match end {
            End::Sum => self.push(".sum::<f64>()"),
            End::Product => self.push(".product::<f64>()"),
            End::Collect => self.push(".collect::<Vec<f64>>()"),
            End::Select(init, method) => {
                self.push(".fold(");
                self.typed(init, 0);
                self.push(&format!(", f64::{})", METHODS[*method].name));
            }
            End::Fold(init, acc, pattern, body) => {
                self.push(".fold(");
                self.typed(init, 0);
                self.push(&format!(", |{}, ", acc.name));
                self.pattern(pattern);
                self.push("| ");
                self.expr(body, 1);
                self.push(")");
            }
        }
    }

    /// `&a` or `&mut a`, or the name of what is a reference already.
    pub(super) fn reference(&mut self, place: &Place, unique: bool) {
        if place.var.depth == 0 || !place.path.is_empty() {
            self.push(if unique { "&mut " } else { "&" });
        }
        self.receiver(place);
    }

    /// A place with `*` if it is a reference.
    pub(super) fn place(&mut self, place: &Place) {
        if place.path.is_empty() {
            self.push(&"*".repeat(place.var.depth.into()));
        }
        self.receiver(place);
    }

    /// A place as the receiver of a method, which needs no `*`.
    pub(super) fn receiver(&mut self, place: &Place) {
        let start = self.out.len();
        self.push(&place.var.name);
        for (i, step) in place.path.iter().enumerate() {
            match step {
                Step::Through(_, false) => {}
                Step::Through(_, true) => {
                    let references = if i == 0 { place.var.depth } else { 0 };
                    let stars = "*".repeat(1 + usize::from(references));
                    self.out.insert_str(start, &format!("({stars}"));
                    self.push(")");
                }
                Step::Index(i) => {
                    self.push("[");
                    self.expr(i, 0);
                    self.push("]");
                }
                Step::Part(lo, hi) => {
                    self.push("[");
                    if let Some(lo) = lo {
                        self.expr(lo, 1);
                    }
                    self.push("..");
                    if let Some(hi) = hi {
                        self.expr(hi, 1);
                    }
                    self.push("]");
                }
                Step::Field(n) => self.push(&format!(".{n}")),
                Step::Named(_, name) => self.push(&format!(".{name}")),
            }
        }
    }
}

/// The variables that a pattern binds.
pub fn bound(pattern: &Pattern) -> Vec<&crate::ast::Var> {
    match pattern {
        Pattern::Name(var) | Pattern::Deref(var) => vec![var],
        Pattern::Tuple(parts) | Pattern::Record(_, parts) => parts.iter().flat_map(bound).collect(),
        Pattern::Wild => vec![],
    }
}
