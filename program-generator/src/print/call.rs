//! Calls: of functions, of methods, and of operators.

use super::Printer;
use crate::ast::{Arg, Expr, Func, Owner, Place, Step};

impl Printer<'_> {
    pub(super) fn call(&mut self, func: usize, args: &[Arg]) {
        let func = &self.funcs[func];
        let (owner, name) = (func.owner.clone(), func.name.clone());
        match owner {
            Owner::Nobody => self.push(&name),
            Owner::Associated(record) => self.push(&format!("{}::{name}", record.name)),
            Owner::Method(_) | Owner::Trait(..) => {
                match &args[0] {
                    Arg::Value(e) => self.closed(e),
                    Arg::Shared(place) | Arg::InOut(place) => self.receiver_of(place, &name),
                }
                self.push(&format!(".{name}"));
                return self.args(&args[1..]);
            }
            Owner::Operator(_, op) => {
                self.operand(&args[0], op.level());
                self.push(&format!(" {} ", op.sign()));
                return self.operand(&args[1], op.level() + 1);
            }
        }
        self.args(args);
    }

    /// The receiver of a user's method: behind a `*` where the struct that derefs has one of the same name.
    fn receiver_of(&mut self, place: &Place, name: &str) {
        let mut place = place.clone();
        if let Some(Step::Through(outer, explicit)) = place.path.last_mut() {
            let same =
                |f: &Func| f.name == name && matches!(&f.owner, Owner::Method(r) if r == outer);
            *explicit |= self.funcs.iter().any(same);
        }
        self.receiver(&place);
    }

    fn operand(&mut self, arg: &Arg, level: u8) {
        match arg {
            // an operator of a user's type takes no reference to a number
            Arg::Value(Expr::Read(place)) if self.stars(place, 0) => self.place(place),
            Arg::Value(e) => self.expr(e, level),
            Arg::Shared(place) => self.reference(place, false),
            Arg::InOut(place) => self.reference(place, true),
        }
    }

    fn args(&mut self, args: &[Arg]) {
        self.push("(");
        for (i, arg) in args.iter().enumerate() {
            if i > 0 {
                self.push(", ");
            }
            match arg {
                Arg::Value(e) => self.expr(e, 0),
                Arg::Shared(place) => self.reference(place, false),
                Arg::InOut(place) => self.reference(place, true),
            }
        }
        self.push(")");
    }
}
