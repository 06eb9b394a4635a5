//! Rows of a matrix that have no column in common have the same colour, or columns that have no row in common: as few colours as a
//! greedy search finds in three orders (Gebremedhin, Manne and Pothen, What Color Is Your Jacobian?, 2005).

use super::lists::Lists;

/// For how many pairs of sets with a common member, for each member of a set, other orders than the first are tried.
const PAIRS: usize = 100;

/// How often colours are given anew, in an order in which there cannot be more of them.
const ROUNDS: usize = 12;

/// The colour of what has none: empty sets.
pub(crate) const NONE: u32 = u32::MAX - 1;

/// Sets of which those of the same colour have no member in common.
#[derive(Clone, Debug)]
pub(crate) struct Colouring {
    /// The sets of each colour.
    pub sets: Vec<Vec<usize>>,
    /// The colour of each set.
    pub of: Vec<u32>,
}

impl Colouring {
    /// That of the first order.
    pub fn of(sets: &Lists, members: usize) -> Colouring {
        in_order(sets, &sets.transposed(members), 0..sets.len())
    }

    /// The same, in the order that takes the fewest colours: as they come, or those that meet most others first. `owners` are the sets in which each
    /// member is.
    pub fn best(sets: &Lists, owners: &Lists) -> Colouring {
        let mut best = in_order(sets, owners, 0..sets.len());
        let counts = owners.starts.windows(2).map(|ends| ends[1] - ends[0]);
        // sets that share a member differ, so there can be no fewer
        let fewest = counts.clone().max().unwrap_or(0);
        let pairs: usize = counts.map(|n| n * n).sum();
        if best.sets.len() <= fewest || pairs > PAIRS * sets.items.len() {
            return best;
        }
        let meets = Meets::of(sets, owners);
        for order in [meets.largest_first(), meets.smallest_last()] {
            let found = in_order(sets, owners, order.into_iter());
            if found.sets.len() < best.sets.len() {
                best = found;
            }
        }
        for round in 0..ROUNDS {
            best = in_order(sets, owners, best.again(round).into_iter());
        }
        best.sets.iter_mut().for_each(|sets| sets.sort_unstable());
        best
    }

    /// An order that takes no more colours: those of a colour stand together, so none of them needs more than it had (Culberson and Luo,
    /// Exploring the k-colorable Landscape with Iterated Greedy, 1996).
    fn again(mut self, round: usize) -> Vec<usize> {
        match round % 3 {
            0 | 1 => self.sets.reverse(),
            _ => self.sets.sort_by_key(|sets| std::cmp::Reverse(sets.len())),
        }
        self.sets.concat()
    }
}

/// The first colour for each set that no set with a common member has. Takes the time of all pairs of sets with a common member.
fn in_order(sets: &Lists, owners: &Lists, order: impl Iterator<Item = usize>) -> Colouring {
    let mut of = vec![NONE; sets.len()];
    let mut colours: Vec<Vec<usize>> = vec![];
    // for which set each colour was last seen to be taken
    let mut taken = vec![];
    for i in order.filter(|&i| !sets.range(i).is_empty()) {
        for &other in sets.get(i).iter().flat_map(|&j| owners.get(j)) {
            if let Some(taken) = taken.get_mut(of[other] as usize) {
                *taken = i;
            }
        }
        let free = (0..colours.len()).find(|&colour| taken[colour] != i);
        let colour = free.unwrap_or(colours.len());
        if colour == colours.len() {
            colours.push(vec![]);
            taken.push(usize::MAX);
        }
        colours[colour].push(i);
        of[i] = u32::try_from(colour).expect("there are fewer colours than u32 has numbers");
    }
    Colouring { sets: colours, of }
}

/// The other sets with which each set has a member in common.
struct Meets(Lists);

impl Meets {
    fn of(sets: &Lists, owners: &Lists) -> Meets {
        let mut meets = Lists::new();
        // which set has met each set last
        let mut met = vec![usize::MAX; sets.len()];
        for i in 0..sets.len() {
            met[i] = i;
            let others = sets.get(i).iter().flat_map(|&j| owners.get(j)).copied();
            let is_new = |other: &usize| std::mem::replace(&mut met[*other], i) != i;
            meets.push(|items| items.extend(others.filter(is_new)));
        }
        Meets(meets)
    }

    fn degrees(&self) -> Vec<usize> {
        let ends = self.0.starts.windows(2);
        ends.map(|ends| ends[1] - ends[0]).collect()
    }

    /// Those that meet most others first.
    fn largest_first(&self) -> Vec<usize> {
        let degrees = self.degrees();
        let mut order: Vec<usize> = (0..degrees.len()).collect();
        order.sort_by_key(|&i| std::cmp::Reverse(degrees[i]));
        order
    }

    /// The last is the one that meets fewest others, the one before it that which meets fewest of the rest, and so on.
    fn smallest_last(&self) -> Vec<usize> {
        let mut degrees = self.degrees();
        let mut of_degree = vec![vec![]; degrees.iter().max().map_or(0, |most| most + 1)];
        (0..degrees.len()).for_each(|i| of_degree[degrees[i]].push(i));
        let (mut order, mut lowest) = (vec![], 0);
        while lowest < of_degree.len() {
            let Some(i) = of_degree[lowest].pop() else {
                lowest += 1;
                continue;
            };
            // it may stand there from before its degree fell
            if degrees[i] != lowest {
                continue;
            }
            degrees[i] = usize::MAX;
            order.push(i);
            for &other in self.0.get(i) {
                if degrees[other] != usize::MAX {
                    degrees[other] -= 1;
                    of_degree[degrees[other]].push(other);
                }
            }
            lowest = lowest.saturating_sub(1);
        }
        order.reverse();
        order
    }
}
