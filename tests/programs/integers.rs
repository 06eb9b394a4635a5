//! Integers beside floats: random generators, hashes, bits, tables; floats that are cast to integers and back.

use crate::harness::row::Program;
use grads::prelude::*;
use std::num::Wrapping;

/// A linear congruential generator with a float beside its state.
#[derive(Clone, Debug, Differentiable)]
struct Lcg {
    state: u64,
    scale: f64,
}

#[differentiable(forward)]
fn truth_as_a_float(x: f64, flags: &[bool]) -> f64 {
    let lit = flags.iter().map(|&on| f64::from(on) * x).sum::<f64>();
    let above: f64 = (x > 1.0).into();
    lit * x + x.sin() * above
}

#[differentiable(forward)]
impl Lcg {
    fn next(&mut self) -> f64 {
        self.state = self
            .state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.state >> 11) as f64 * self.scale
    }
}

#[differentiable(forward)]
fn walk(x: f64, seed: u64) -> f64 {
    let mut r = Lcg {
        state: seed,
        scale: x * 1e-16,
    };
    let mut s = 0.0;
    for _ in 0..4 {
        s += r.next() * x;
    }
    s
}

#[derive(Clone, Debug, Differentiable)]
struct Xorshift {
    s: [u32; 2],
    n: u8,
    last: f64,
}

#[differentiable(forward)]
impl Xorshift {
    fn next(&mut self, amplitude: f64) -> f64 {
        let mut t = self.s[0];
        t ^= t << 13;
        t ^= t >> 17;
        t ^= t << 5;
        self.s[0] = t.rotate_left(7) ^ self.s[1];
        self.s[1] = self.s[1].wrapping_add(t);
        self.n = self.n.wrapping_add(200).rotate_right(3);
        self.last = amplitude * (self.s[0] as f64 / u32::MAX as f64);
        self.last + f64::from(self.n) * amplitude
    }
}

#[differentiable(forward)]
fn noise(a: f64) -> f64 {
    let mut r = Xorshift {
        s: [1, 77],
        n: 3,
        last: 0.0,
    };
    let mut t = 0.0;
    for i in 0..5 {
        t += r.next(a) * i as f64 + r.last * a;
    }
    t * a
}

/// Methods of integers in fields of a struct that has floats too.
#[derive(Clone, Debug, Differentiable)]
struct Flags {
    weight: f64,
    n: u32,
    bits: [u16; 3],
    kind: u8,
    balance: i128,
    on: bool,
}

#[differentiable(forward)]
impl Flags {
    fn counted(&self, k: f64) -> f64 {
        self.weight * k * f64::from(self.n.count_ones())
            + u64::from(self.n) as f64
            + usize::from(self.bits[1]).min(7) as f64 * k
            + u8::from(self.on) as f64 * k
    }
    fn checked(&self, k: f64) -> f64 {
        match self.n.checked_sub(2) {
            Some(m) => k * m as f64,
            None => self.weight,
        }
    }
    fn overflowing(&self, k: f64) -> f64 {
        let (v, over) = self.kind.overflowing_add(250);
        if over { k * v as f64 } else { self.weight }
    }
    fn powers(&self, k: f64) -> f64 {
        if self.n.is_power_of_two() {
            k * self.n.trailing_zeros() as f64
        } else {
            self.weight * (self.n as f64).sqrt()
        }
    }
    fn hashed(&self, k: f64) -> f64 {
        let mut h = 2166136261;
        for b in self.bits {
            h ^= b as u32;
            h = h.wrapping_mul(16777619);
        }
        k * (h % 1000) as f64 / 1000.0 * self.weight
    }
    fn changed(&mut self, k: f64) -> f64 {
        self.balance = self.balance.saturating_sub(3).abs();
        self.bits[0] = self.bits[0].rotate_left(3) ^ 0x55;
        self.n = u32::from_le_bytes([1, 2, 0, 0]).wrapping_add(self.n);
        self.weight += k * 1e-3 * self.n as f64;
        self.weight * self.bits[0] as f64 + self.balance as f64 * k
    }
}

#[differentiable(forward)]
fn flags(weight: f64) -> Flags {
    Flags {
        weight,
        n: 5,
        bits: [1, 2, 3],
        kind: 9,
        balance: -70,
        on: true,
    }
}

#[differentiable(forward)]
fn flagged(weight: f64, k: f64) -> f64 {
    let f = flags(weight);
    f.counted(k) + f.checked(k) * f.overflowing(k) + f.powers(k) + f.hashed(k)
}

#[differentiable(forward)]
fn flags_changed(weight: f64, k: f64) -> f64 {
    let mut f = flags(weight);
    let first = f.changed(k);
    first * k + f.changed(k * 2.0)
}

/// Interpolation in a table: the position is constant in steps.
#[differentiable(forward)]
fn table(x: f64, t: &[f64]) -> f64 {
    let i = x as usize;
    let w = x - i as f64;
    t[i] * (1.0 - w) + t[i + 1] * w
}

#[differentiable(forward)]
fn table_within(x: f64, t: &[f64; 5]) -> f64 {
    let i = (x.clamp(0.0, 3.0) as usize).min(3);
    let f = x - i as f64;
    t[i] + f * (t[i + 1] - t[i])
}

#[differentiable(forward)]
fn there_and_back(x: f64) -> f64 {
    x * (x as i64 as f64) + x * f64::from(x as u8)
}

#[differentiable(forward)]
fn quantised(x: f64) -> f64 {
    let q = (x * 255.0).round() as u8;
    let y = q as f64 / 255.0;
    (x - y) * (x + y)
}

#[differentiable(forward)]
fn in_an_array(x: f64) -> f64 {
    let mut counts = vec![0usize; 4];
    counts[0] = x as usize;
    for i in 1..4 {
        counts[i] += counts[i - 1] + (x * i as f64) as usize;
    }
    x * counts[3] as f64
}

#[differentiable(forward)]
fn minutes(h: f64) -> f64 {
    let m = ((h - h.trunc()) * 60.0) as u32;
    h * m as f64
}

#[differentiable(forward)]
fn chosen_by_truth(x: f64, y: f64) -> f64 {
    x * (x > y) as i32 as f64 + y * (x <= y) as u8 as f64
}

#[differentiable(forward)]
fn hash(x: &[f64], seed: u32) -> f64 {
    let mut s = 0.0;
    for (i, v) in x.iter().enumerate() {
        let h = (i as u32 ^ seed).wrapping_mul(0x9E37_79B9) >> 28;
        s += v * h as f64;
    }
    s
}

#[differentiable(forward)]
fn checksum(x: f64, first: u8) -> f64 {
    let mut c = 0xFFu8;
    for &b in &[first, b'b', 0] {
        c ^= b;
        for _ in 0..8 {
            c = if c & 0x80 != 0 {
                (c << 1) ^ 0x31
            } else {
                c << 1
            };
        }
    }
    x * x * c as f64
}

#[differentiable(forward)]
fn of_one_number(x: f64, n: u32) -> f64 {
    let s = -(n as i32);
    let sum = n.isqrt() + n.ilog2() + n.pow(2) + n.abs_diff(9) + n.div_ceil(4);
    let more = s.rem_euclid(7) as u32 + s.unsigned_abs() + n.next_multiple_of(5);
    x * sum as f64 + x * x * more as f64 * f64::from(s.signum())
}

#[differentiable(forward)]
fn constants(x: f64) -> f64 {
    x * (u8::MAX as f64)
        + x * x * f64::from(u32::BITS)
        + x * 5u64.wrapping_mul(u64::MAX - 3) as f64 * 1e-19
}

#[differentiable(forward)]
fn masked(x: &[f64], mask: u64) -> f64 {
    x.iter()
        .enumerate()
        .filter(|(i, _)| mask >> i & 1 == 1)
        .map(|(_, v)| v * v)
        .sum()
}

#[differentiable(forward)]
fn wrapped(x: f64) -> f64 {
    let mut a = Wrapping(250u8);
    a += Wrapping(10);
    x * x * a.0 as f64
}

/// A rotation of numbers, and one of an array.
#[differentiable(forward)]
fn rotated(x: [f64; 4], k: f64) -> f64 {
    let mut x = x;
    x.rotate_left(1);
    x[0] *= k;
    let mut p = [3usize, 1, 0, 2];
    p.rotate_right(1);
    x[p[0]] += k * (1u32.rotate_left(3) as f64);
    x[0] * x[1] + x[2] * x[3]
}

#[differentiable(forward)]
fn shuffled(x: &[f64; 4], seed: u64) -> f64 {
    let mut x = *x;
    let mut s = seed;
    for i in (1..4).rev() {
        s ^= s << 13;
        s ^= s >> 7;
        s ^= s << 17;
        let j = (s % (i as u64 + 1)) as usize;
        x.swap(i, j);
    }
    x[0] * x[1] + x[2].sin() * x[3]
}

#[differentiable(forward)]
fn greatest_common_divisor(x: f64, a: u64, b: u64) -> f64 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    x * x * a as f64
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward walk(0.7, 9) calls Lcg::next),
        program!(forward noise(0.7) calls Xorshift::next),
        program!(forward flagged(0.7, 0.3)),
        program!(forward flags_changed(0.7, 0.3)),
        program!(forward table(1.25, &[1.0, 2.0, 4.0])),
        program!(forward table_within(1.7, &[1.0, 2.0, 4.0, 8.0, 16.0])),
        program!(forward table_within(3.6, &[1.0, 2.0, 4.0, 8.0, 16.0])),
        program!(forward there_and_back(2.5)),
        program!(forward quantised(0.7005)),
        program!(forward in_an_array(2.7)),
        program!(forward minutes(1.7123)),
        program!(forward chosen_by_truth(2.7, 1.0)),
        program!(forward chosen_by_truth(0.7, 1.0)),
        program!(forward hash(&[2.7, 1.0, -0.4], 7)),
        program!(forward checksum(2.7, 97)),
        program!(forward of_one_number(2.7, 27)),
        program!(forward constants(2.7)),
        program!(forward masked(&[2.7, 1.0, 3.0], 5)),
        program!(forward wrapped(2.7)),
        program!(forward rotated([1.0, 2.0, 3.0, 4.0], 2.0)),
        program!(forward shuffled(&[0.7, -0.4, 1.3, 2.0], 88172645463325252)),
        program!(forward greatest_common_divisor(2.7, 12, 18)),
        program!(forward truth_as_a_float(2.7, &[true, false, true])),
        program!(forward truth_as_a_float(0.7, &[true])),
    ]
}
