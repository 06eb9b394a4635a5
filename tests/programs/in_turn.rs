//! Long chains of branches of which each reads, or changes, something of its own: they are cut (`passes::in_turn`).

use crate::harness::row::Program;
use grads::prelude::*;

/// Arms that read a value each. What is not taken may have an infinite slope.
#[differentiable(forward)]
fn one_of(k: usize, x: [f64; 18]) -> f64 {
    let [a, b, c, d, e, f, g, h, i, j, l, m, n, o, p, q, r, s] = x;
    if k == 0 {
        a.sin() * 1.0
    } else if k == 1 {
        b.cos() * 2.0
    } else if k == 2 {
        c.tanh() * 3.0
    } else if k == 3 {
        d.atan() * 4.0
    } else if k == 4 {
        e.exp() * 5.0
    } else if k == 5 {
        f.sqrt() * 6.0
    } else if k == 6 {
        g.sin() * 7.0
    } else if k == 7 {
        h.cos() * 8.0
    } else if k == 8 {
        i.tanh() * 9.0
    } else if k == 9 {
        j.atan() * 10.0
    } else if k == 10 {
        l.exp() * 11.0
    } else if k == 11 {
        m.sqrt() * 12.0
    } else if k == 12 {
        n.sin() * 13.0
    } else if k == 13 {
        o.cos() * 14.0
    } else if k == 14 {
        p.tanh() * 15.0
    } else if k == 15 {
        q.atan() * 16.0
    } else if k == 16 {
        r.exp() * 17.0
    } else {
        s.sqrt() * 18.0
    }
}

/// Returns between statements: what is so far goes from one part to the next.
#[differentiable(forward)]
fn until(k: usize, x: [f64; 18]) -> f64 {
    let [a, b, c, d, e, f, g, h, i, j, l, m, n, o, p, q, r, s] = x;
    let mut sum = 1.0;
    sum += a * f;
    if k == 0 {
        return sum * a;
    }
    sum += b * g;
    if k == 1 {
        return sum * b;
    }
    sum += c * h;
    if k == 2 {
        return sum * c;
    }
    sum += d * i;
    if k == 3 {
        return sum * d;
    }
    sum += e * j;
    if k == 4 {
        return sum * e;
    }
    sum += f * l;
    if k == 5 {
        return sum * f;
    }
    sum += g * m;
    if k == 6 {
        return sum * g;
    }
    sum += h * n;
    if k == 7 {
        return sum * h;
    }
    sum += i * o;
    if k == 8 {
        return sum * i;
    }
    sum += j * p;
    if k == 9 {
        return sum * j;
    }
    sum += l * q;
    if k == 10 {
        return sum * l;
    }
    sum += m * r;
    if k == 11 {
        return sum * m;
    }
    sum += n * s;
    if k == 12 {
        return sum * n;
    }
    sum += o * a;
    if k == 13 {
        return sum * o;
    }
    sum += p * b;
    if k == 14 {
        return sum * p;
    }
    sum += q * c;
    if k == 15 {
        return sum * q;
    }
    sum += r * d;
    if k == 16 {
        return sum * r;
    }
    sum += s * e;
    if k == 17 {
        return sum * s;
    }
    sum.sin()
}

/// Arms that change a variable each.
#[differentiable(forward)]
fn changed(k: usize, y: f64, x: [f64; 18]) -> f64 {
    let [
        mut a,
        mut b,
        mut c,
        mut d,
        mut e,
        mut f,
        mut g,
        mut h,
        mut i,
        mut j,
        mut l,
        mut m,
        mut n,
        mut o,
        mut p,
        mut q,
        mut r,
        mut s,
    ] = x;
    match k {
        0 => a *= b + y,
        1 => b *= c + y,
        2 => c *= d + y,
        3 => d *= e + y,
        4 => e *= f + y,
        5 => f *= g + y,
        6 => g *= h + y,
        7 => h *= i + y,
        8 => i *= j + y,
        9 => j *= l + y,
        10 => l *= m + y,
        11 => m *= n + y,
        12 => n *= o + y,
        13 => o *= p + y,
        14 => p *= q + y,
        15 => q *= r + y,
        16 => r *= s + y,
        _ => {
            s = y * y;
            a += 1.0;
        }
    }
    [a, b, c, d, e, f, g, h, i, j, l, m, n, o, p, q, r, s]
        .iter()
        .map(|v| v * v * y)
        .sum()
}

/// The same in a loop, with what trips carry.
#[differentiable(forward)]
fn in_a_loop(trips: usize, x: [f64; 18]) -> f64 {
    let [a, b, c, d, e, f, g, h, i, j, l, m, n, o, p, q, r, s] = x;
    let mut sum = 0.5;
    for k in 0..trips {
        match k % 20 {
            0 => sum += a * sum.cos(),
            1 => sum += b * sum.cos(),
            2 => sum += c * sum.cos(),
            3 => sum += d * sum.cos(),
            4 => sum += e * sum.cos(),
            5 => sum += f * sum.cos(),
            6 => sum += g * sum.cos(),
            7 => sum += h * sum.cos(),
            8 => sum += i * sum.cos(),
            9 => sum += j * sum.cos(),
            10 => sum += l * sum.cos(),
            11 => sum += m * sum.cos(),
            12 => sum += n * sum.cos(),
            13 => sum += o * sum.cos(),
            14 => sum += p * sum.cos(),
            15 => sum += q * sum.cos(),
            16 => sum += r * sum.cos(),
            _ => sum = (sum * sum - s).sin(),
        }
    }
    sum
}

/// The first that there is.
#[differentiable(forward)]
fn first_there(k: usize, y: f64, x: [f64; 18]) -> f64 {
    let [
        mut a,
        mut b,
        mut c,
        mut d,
        mut e,
        mut f,
        mut g,
        mut h,
        mut i,
        mut j,
        mut l,
        mut m,
        mut n,
        mut o,
        mut p,
        mut q,
        mut r,
        last,
    ] = x.map(|v| Some(v));
    if k > 0 {
        a = None;
    }
    if k > 1 {
        b = None;
    }
    if k > 2 {
        c = None;
    }
    if k > 3 {
        d = None;
    }
    if k > 4 {
        e = None;
    }
    if k > 5 {
        f = None;
    }
    if k > 6 {
        g = None;
    }
    if k > 7 {
        h = None;
    }
    if k > 8 {
        i = None;
    }
    if k > 9 {
        j = None;
    }
    if k > 10 {
        l = None;
    }
    if k > 11 {
        m = None;
    }
    if k > 12 {
        n = None;
    }
    if k > 13 {
        o = None;
    }
    if k > 14 {
        p = None;
    }
    if k > 15 {
        q = None;
    }
    if k > 16 {
        r = None;
    }
    if let Some(v) = a {
        v * y
    } else if let Some(v) = b {
        v * y
    } else if let Some(v) = c {
        v * y
    } else if let Some(v) = d {
        v * y
    } else if let Some(v) = e {
        v * y
    } else if let Some(v) = f {
        v * y
    } else if let Some(v) = g {
        v * y
    } else if let Some(v) = h {
        v * y
    } else if let Some(v) = i {
        v * y
    } else if let Some(v) = j {
        v * y
    } else if let Some(v) = l {
        v * y
    } else if let Some(v) = m {
        v * y
    } else if let Some(v) = n {
        v * y
    } else if let Some(v) = o {
        v * y
    } else if let Some(v) = p {
        v * y
    } else if let Some(v) = q {
        v * y
    } else if let Some(v) = r {
        v * y
    } else {
        y.exp() * last.unwrap_or(1.0)
    }
}

fn numbers(zero: usize) -> [f64; 18] {
    std::array::from_fn(|i| {
        if i == zero {
            0.0
        } else {
            0.3 + 0.05 * i as f64
        }
    })
}

/// Arms that write a slice each, which is changed where it is.
#[differentiable]
#[allow(clippy::too_many_arguments)]
fn write_one(
    k: usize,
    mut y: f64,
    a: &mut [f64],
    b: &mut [f64],
    c: &mut [f64],
    d: &mut [f64],
    e: &mut [f64],
    f: &mut [f64],
    g: &mut [f64],
    h: &mut [f64],
    i: &mut [f64],
    j: &mut [f64],
    l: &mut [f64],
    m: &mut [f64],
    n: &mut [f64],
    o: &mut [f64],
    p: &mut [f64],
    q: &mut [f64],
    r: &mut [f64],
    s: &mut [f64],
) -> f64 {
    match k {
        0 => {
            a[1] = a[0].sin();
            y += a[1];
        }
        1 => b[0] *= y * b[1],
        2 => c[0] *= y * c[1],
        3 => {
            d[1] = d[0].sin();
            y += d[1];
        }
        4 => e[0] *= y * e[1],
        5 => f[0] *= y * f[1],
        6 => {
            g[1] = g[0].sin();
            y += g[1];
        }
        7 => h[0] *= y * h[1],
        8 => i[0] *= y * i[1],
        9 => {
            j[1] = j[0].sin();
            y += j[1];
        }
        10 => l[0] *= y * l[1],
        11 => m[0] *= y * m[1],
        12 => {
            n[1] = n[0].sin();
            y += n[1];
        }
        13 => o[0] *= y * o[1],
        14 => p[0] *= y * p[1],
        15 => {
            q[1] = q[0].sin();
            y += q[1];
        }
        16 => r[0] *= y * r[1],
        17 => s[0] *= y * s[1],
        _ => y *= 3.0,
    }
    y
}

#[differentiable]
fn written(k: usize, y: f64, x: [f64; 18]) -> f64 {
    let [
        mut a,
        mut b,
        mut c,
        mut d,
        mut e,
        mut f,
        mut g,
        mut h,
        mut i,
        mut j,
        mut l,
        mut m,
        mut n,
        mut o,
        mut p,
        mut q,
        mut r,
        mut s,
    ] = x.map(|x| [x, x * 0.5]);
    let y = write_one(
        k, y, &mut a, &mut b, &mut c, &mut d, &mut e, &mut f, &mut g, &mut h, &mut i, &mut j,
        &mut l, &mut m, &mut n, &mut o, &mut p, &mut q, &mut r, &mut s,
    );
    let z = write_one(
        17 - k.min(17),
        y,
        &mut a,
        &mut b,
        &mut c,
        &mut d,
        &mut e,
        &mut f,
        &mut g,
        &mut h,
        &mut i,
        &mut j,
        &mut l,
        &mut m,
        &mut n,
        &mut o,
        &mut p,
        &mut q,
        &mut r,
        &mut s,
    );
    y * z
        + a[0] * a[1]
        + b[0] * b[1]
        + c[0] * c[1]
        + d[0] * d[1]
        + e[0] * e[1]
        + f[0] * f[1]
        + g[0] * g[1]
        + h[0] * h[1]
        + i[0] * i[1]
        + j[0] * j[1]
        + l[0] * l[1]
        + m[0] * m[1]
        + n[0] * n[1]
        + o[0] * o[1]
        + p[0] * p[1]
        + q[0] * q[1]
        + r[0] * r[1]
        + s[0] * s[1]
}

macro_rules! taken {
    ($($k:literal: $zero:literal),*) => { vec![$(
        program!(forward one_of($k, numbers($zero))),
        program!(forward until($k, numbers(18))),
        program!(forward changed($k, 0.7, numbers(18))),
        program!(forward first_there($k, 0.7, numbers(18))),
        program!(forward in_a_loop($k, numbers(18))),
        program!(written($k, 0.7, numbers(18)) calls write_one),
    )*] };
}

pub fn programs() -> Vec<Program> {
    taken!(0: 5, 5: 17, 7: 5, 8: 5, 9: 5, 15: 5, 16: 5, 17: 5, 45: 5)
}
