//! The network: buses, branches between them, generators. Everything but the base is in units of the base.
//!
//! All of it is constant. The types derive `Differentiable` because second derivatives ask for it where a loop goes over
//! constants and unknowns together.

use crate::case::{Case, Row};
use crate::data_error::DataError;
use grads::prelude::*;
use std::collections::HashMap;

/// A complex number.
#[derive(Clone, Copy, Debug, Differentiable)]
pub struct Complex {
    /// The real part.
    pub re: f64,
    /// The imaginary part.
    pub im: f64,
}

/// From least to most; infinite where there is no limit.
pub type Range = (f64, f64);

/// A node of the network.
#[derive(Clone, Differentiable)]
pub struct Bus {
    /// Power that is taken whatever the voltage.
    pub load: Complex,
    /// Admittance to the ground.
    pub shunt: Complex,
    /// Of the magnitude of the voltage.
    pub voltage: Range,
    /// Of the angle of the voltage, in radians: a reference bus has one that is fixed.
    pub angle: Range,
}

/// One end of a branch: the current into it is `own` times the voltage here plus `mutual` times that at the other end.
#[derive(Clone, Differentiable)]
pub struct End {
    /// Where it is.
    pub bus: usize,
    /// Admittance.
    pub own: Complex,
    /// Admittance.
    pub mutual: Complex,
}

/// A line or a transformer.
#[derive(Clone, Differentiable)]
pub struct Branch {
    /// The end with the transformer.
    pub from: End,
    /// The other end.
    pub to: End,
    /// Most apparent power at either end.
    pub rating: f64,
    /// Of the angle between its ends, in radians.
    pub angle: Range,
}

impl Branch {
    /// Whether its power is limited.
    pub fn is_rated(&self) -> bool {
        self.rating.is_finite()
    }

    /// Whether its angle is limited.
    pub fn has_limited_angle(&self) -> bool {
        self.angle.0.is_finite() || self.angle.1.is_finite()
    }
}

/// A power station.
#[derive(Clone, Differentiable)]
pub struct Generator {
    /// Where it is.
    pub bus: usize,
    /// Of its real power.
    pub real: Range,
    /// Of its reactive power.
    pub reactive: Range,
    /// The coefficients of its cost in $/h, a polynomial of MW, the highest power first.
    pub cost: Vec<f64>,
}

/// All that is given.
#[derive(Clone, Differentiable)]
pub struct Grid {
    /// The unit of power, in MVA.
    pub base: f64,
    /// In the order of the file.
    pub buses: Vec<Bus>,
    /// Those that are in service.
    pub branches: Vec<Branch>,
    /// Those that are in service.
    pub generators: Vec<Generator>,
}

impl Grid {
    /// The network of a case file.
    pub fn new(case: &Case) -> Result<Grid, DataError> {
        if case.has("dcline") {
            return Err(case.error(None, "DC lines (`mpc.dcline`) are not read"));
        }
        Tables {
            case,
            base: base(case)?,
            buses: bus_numbers(case)?,
        }
        .grid()
    }
}

/// The unit of power.
fn base(case: &Case) -> Result<f64, DataError> {
    let row = &case.table("baseMVA", 1)?[0];
    let base = row.numbers[0];
    let positive = base > 0.0 && base.is_finite();
    positive.then_some(base).ok_or_else(|| {
        case.error(
            Some(row.line),
            format!("the base {base} is no positive number of MVA"),
        )
    })
}

/// Which bus has which number.
fn bus_numbers(case: &Case) -> Result<HashMap<u64, usize>, DataError> {
    let mut numbers = HashMap::new();
    for (i, row) in case.table("bus", 13)?.iter().enumerate() {
        let number = row.numbers[0];
        let message = if number < 1.0 || number.fract() != 0.0 {
            format!("the bus number {number} is no positive integer")
        } else if numbers.insert(number as u64, i).is_some() {
            format!("there is another bus {number} above")
        } else {
            continue;
        };
        return Err(case.error(Some(row.line), message));
    }
    Ok(numbers)
}

/// What turns rows into parts of a network.
struct Tables<'a> {
    case: &'a Case,
    base: f64,
    buses: HashMap<u64, usize>,
}

impl Tables<'_> {
    fn grid(&self) -> Result<Grid, DataError> {
        let case = self.case;
        let buses = case.table("bus", 13)?.iter().map(|row| self.bus(row));
        let branches = case.table("branch", 11)?.iter();
        let branches = branches.filter(|row| row.numbers[10] > 0.0);
        let generators = case.table("gen", 10)?;
        let costs = case.table("gencost", 5)?;
        if costs.len() != generators.len() {
            let message = "`mpc.gencost` needs one row for each of `mpc.gen`; costs of reactive power are not read";
            return Err(case.error(Some(costs[costs.len() - 1].line), message));
        }
        let generators = generators.iter().zip(costs);
        let generators = generators.filter(|(row, _)| row.numbers[7] > 0.0);
        let grid = Grid {
            base: self.base,
            buses: buses.collect::<Result<_, _>>()?,
            branches: branches
                .map(|row| self.branch(row))
                .collect::<Result<_, _>>()?,
            generators: generators
                .map(|(row, cost)| self.generator(row, cost))
                .collect::<Result<_, _>>()?,
        };
        if grid.buses.iter().all(|bus| bus.angle.0.is_infinite()) {
            return Err(case.error(None, "no bus is a reference (type 3)"));
        }
        Ok(grid)
    }

    fn error<T>(&self, row: &Row, message: String) -> Result<T, DataError> {
        Err(self.case.error(Some(row.line), message))
    }

    /// The finite numbers in some columns, times a factor.
    fn finite<const N: usize>(
        &self,
        row: &Row,
        columns: [usize; N],
        factor: f64,
    ) -> Result<[f64; N], DataError> {
        match columns.iter().find(|&&c| !row.numbers[c].is_finite()) {
            Some(c) => self.error(row, format!("column {} is not finite", c + 1)),
            None => Ok(columns.map(|c| row.numbers[c] * factor)),
        }
    }

    /// The numbers in two columns as a range, divided by a unit.
    fn range(
        &self,
        row: &Row,
        what: &str,
        [least, most]: [usize; 2],
        unit: f64,
    ) -> Result<Range, DataError> {
        let (least, most) = (row.numbers[least], row.numbers[most]);
        if least > most || least == f64::INFINITY || most == f64::NEG_INFINITY {
            return self.error(
                row,
                format!("the least {what} {least} is above the most {most}"),
            );
        }
        Ok((least / unit, most / unit))
    }

    /// The bus of a number.
    fn at(&self, row: &Row, column: usize) -> Result<usize, DataError> {
        let number = row.numbers[column];
        let known = self
            .buses
            .get(&(number as u64))
            .filter(|_| number.fract() == 0.0);
        match known {
            Some(&bus) => Ok(bus),
            None => self.error(row, format!("there is no bus {number}")),
        }
    }

    fn bus(&self, row: &Row) -> Result<Bus, DataError> {
        let [p, q, g, b] = self.finite(row, [2, 3, 4, 5], 1.0 / self.base)?;
        let [angle] = self.finite(row, [8], 1.0)?;
        let angle = angle.to_radians();
        let angle = match row.numbers[1] {
            1.0 | 2.0 => (f64::NEG_INFINITY, f64::INFINITY),
            3.0 => (angle, angle),
            4.0 => return self.error(row, "isolated buses (type 4) are not read".into()),
            kind => return self.error(row, format!("the type of a bus is 1, 2 or 3, not {kind}")),
        };
        let voltage = self.range(row, "voltage", [12, 11], 1.0)?;
        if voltage.0 < 0.0 || voltage.1.is_infinite() {
            return self.error(
                row,
                "the voltage has to be limited by positive numbers".into(),
            );
        }
        Ok(Bus {
            load: Complex { re: p, im: q },
            shunt: Complex { re: g, im: b },
            voltage,
            angle,
        })
    }

    fn generator(&self, row: &Row, cost: &Row) -> Result<Generator, DataError> {
        Ok(Generator {
            bus: self.at(row, 0)?,
            real: self.range(row, "real power", [9, 8], self.base)?,
            reactive: self.range(row, "reactive power", [4, 3], self.base)?,
            cost: self.polynomial(cost)?,
        })
    }

    /// The coefficients of a cost. What follows them fills the row up.
    fn polynomial(&self, row: &Row) -> Result<Vec<f64>, DataError> {
        if row.numbers[0] != 2.0 {
            return self.error(row, "only polynomial costs (model 2) are read".into());
        }
        let count = row.numbers[3];
        if count < 1.0 || count.fract() != 0.0 || count > (row.numbers.len() - 4) as f64 {
            return self.error(row, format!("the row does not hold {count} coefficients"));
        }
        let coefficients = &row.numbers[4..4 + count as usize];
        if coefficients.iter().any(|c| c.is_infinite()) {
            return self.error(row, "a coefficient is not finite".into());
        }
        Ok(coefficients.to_vec())
    }

    fn branch(&self, row: &Row) -> Result<Branch, DataError> {
        let [r, x, charging, mut ratio, shift] = self.finite(row, [2, 3, 4, 8, 9], 1.0)?;
        if r == 0.0 && x == 0.0 {
            return self.error(row, "a branch needs a resistance or a reactance".into());
        }
        if ratio == 0.0 {
            ratio = 1.0;
        }
        let (from, to) = (self.at(row, 0)?, self.at(row, 1)?);
        let [from, to] = ends([from, to], (r, x), charging, ratio, shift.to_radians());
        let rating = match row.numbers[5] {
            0.0 => f64::INFINITY,
            rating if rating < 0.0 => {
                return self.error(row, format!("the rating {rating} is negative"));
            }
            rating => rating / self.base,
        };
        let angle = self.angle(row)?;
        Ok(Branch {
            from,
            to,
            rating,
            angle,
        })
    }

    /// The limits of a branch's angle: 0 and whole circles are none.
    fn angle(&self, row: &Row) -> Result<Range, DataError> {
        let [least, most] = [11, 12].map(|column| row.numbers.get(column).copied().unwrap_or(0.0));
        let none = |degrees: f64| degrees == 0.0 || degrees.abs() >= 360.0;
        let least = if none(least) {
            f64::NEG_INFINITY
        } else {
            least.to_radians()
        };
        let most = if none(most) {
            f64::INFINITY
        } else {
            most.to_radians()
        };
        if least > most {
            return self.error(row, "the least angle is above the most".into());
        }
        Ok((least, most))
    }
}

/// The ends of a branch: a line between two halves of its charging, with an ideal transformer before it.
fn ends(
    [from, to]: [usize; 2],
    (r, x): (f64, f64),
    charging: f64,
    ratio: f64,
    shift: f64,
) -> [End; 2] {
    let square = r * r + x * x;
    let (re, im) = (r / square, -x / square);
    let (sin, cos) = shift.sin_cos();
    let own = |scale: f64| Complex {
        re: re / scale,
        im: (im + 0.5 * charging) / scale,
    };
    let mutual = |sin: f64| Complex {
        re: -(re * cos - im * sin) / ratio,
        im: -(im * cos + re * sin) / ratio,
    };
    [
        End {
            bus: from,
            own: own(ratio * ratio),
            mutual: mutual(sin),
        },
        End {
            bus: to,
            own: own(1.0),
            mutual: mutual(-sin),
        },
    ]
}
