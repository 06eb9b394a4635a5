//! The states of a loop that do not fit into memory: one after so many trips stands in a file of a directory, and between two of these some
//! stand in memory.
//!
//! The file has no name (the crate `tempfile`), so the system removes it when nobody reads it any more, however the process ends. Each
//! record has a checksum, which stays in memory. What cannot be written or read back as it was is a panic: a gradient is right, or it is not there.

use crate::binomial::{next_snapshot, slots_in_bytes};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Where the states of a loop stand.
#[derive(Clone, Debug)]
pub struct Room {
    place: Arc<Place>,
    /// After how many trips a state goes to the file.
    every: usize,
    /// How many of those between two of them stand in memory.
    slots: usize,
    /// In how many bytes, if not 0.
    bytes: usize,
    /// Whether the first state of the loop is one of those that are counted.
    with_first: bool,
}

/// A directory, and the file in it once something is written.
#[derive(Debug)]
struct Place {
    directory: PathBuf,
    file: Mutex<Records>,
}

/// The file, and what is written next, or was read last.
#[derive(Debug, Default)]
struct Records {
    file: Option<File>,
    len: u64,
    buffer: Vec<u8>,
}

/// A room whose file will be in the directory `path`. The state after `every` trips goes there; the others in `slots` slots, and in so many bytes, where
/// these are not 0.
pub fn new_room<P: AsRef<Path> + ?Sized>(
    path: &P,
    every: &usize,
    slots: &usize,
    bytes: &usize,
) -> Room {
    let place = Place {
        directory: path.as_ref().to_path_buf(),
        file: Mutex::default(),
    };
    Room {
        place: Arc::new(place),
        every: (*every).max(1),
        slots: if *slots == 0 { usize::MAX } else { *slots },
        bytes: *bytes,
        with_first: true,
    }
}

/// The room, if a state has so many bytes.
#[must_use]
pub fn room_for(room: &Room, size: &usize) -> Room {
    let fit = match room.bytes {
        0 => room.slots,
        bytes => slots_in_bytes(&bytes, size),
    };
    Room {
        slots: room.slots.min(fit),
        ..room.clone()
    }
}

/// The room of those states that come after the first one.
#[must_use]
pub fn room_left(room: &Room) -> Room {
    Room {
        with_first: false,
        ..room.clone()
    }
}

/// Where the next state is kept, if one is kept at `at` and trip `last` is to be undone first. So many are kept.
#[must_use]
pub fn next_in_room(at: &usize, last: &usize, room: &Room, used: &usize) -> usize {
    let block = at / room.every;
    if block < last / room.every {
        return (block + 1).saturating_mul(room.every);
    }
    let in_file = block + usize::from(room.with_first);
    next_snapshot(at, last, &room.slots, &used.saturating_sub(in_file))
}

/// A value that is written to the file and read back.
///
/// Numbers, `bool`, and vectors, arrays, tuples, options and boxes of such values are. For a type of one's own write both functions:
///
/// ```
/// # mod grads { pub mod checkpoint { pub use grad_core::disk::Stored; } }
/// use grads::checkpoint::Stored;
///
/// #[derive(Clone, Debug, PartialEq)]
/// struct Fluid {
///     speed: Vec<[f64; 2]>,
///     time: f64,
/// }
///
/// impl Stored for Fluid {
///     type Owned = Fluid;
///     fn write(&self, out: &mut Vec<u8>) {
///         self.speed.write(out);
///         self.time.write(out);
///     }
///     fn read(from: &mut &[u8]) -> Option<Fluid> {
///         Some(Fluid { speed: Vec::read(from)?, time: f64::read(from)? })
///     }
/// }
///
/// let fluid = Fluid { speed: vec![[1.0, -0.5]; 3], time: 2.0 };
/// let mut bytes = vec![];
/// fluid.write(&mut bytes);
/// assert_eq!(Fluid::read(&mut &bytes[..]), Some(fluid));
/// assert_eq!(Fluid::read(&mut &bytes[..bytes.len() - 1]), None);
/// ```
#[diagnostic::on_unimplemented(
    message = "how a value of type `{Self}` is written to a file is not known",
    label = "a state of this loop holds such a value, and is to stand in a file",
    note = "write `impl grads::checkpoint::Stored for` the type, or keep the states in memory: `#[checkpoint(slots = k)]`"
)]
pub trait Stored {
    /// What is read back.
    type Owned;
    /// Appends the value's bytes.
    fn write(&self, out: &mut Vec<u8>);
    /// Takes a value's bytes off the front. `None` if that is not what stands there.
    fn read(from: &mut &[u8]) -> Option<Self::Owned>;

    /// Appends the bytes of one after the other.
    fn write_all(all: &[Self], out: &mut Vec<u8>)
    where
        Self: Sized,
    {
        all.iter().for_each(|x| x.write(out));
    }
    /// Takes so many off the front.
    fn read_all(n: usize, from: &mut &[u8]) -> Option<Vec<Self::Owned>> {
        (0..n).map(|_| Self::read(from)).collect()
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Stored for $number {
            type Owned = $number;
            fn write(&self, out: &mut Vec<u8>) {
                out.extend_from_slice(&self.to_le_bytes());
            }
            fn read(from: &mut &[u8]) -> Option<$number> {
                let (bytes, rest) = from.split_first_chunk()?;
                *from = rest;
                Some(<$number>::from_le_bytes(*bytes))
            }
            fn write_all(all: &[$number], out: &mut Vec<u8>) {
                const SIZE: usize = size_of::<$number>();
                let start = out.len();
                out.resize(start + SIZE * all.len(), 0);
                for (bytes, x) in out[start..].chunks_exact_mut(SIZE).zip(all) {
                    bytes.copy_from_slice(&x.to_le_bytes());
                }
            }
            fn read_all(n: usize, from: &mut &[u8]) -> Option<Vec<$number>> {
                const SIZE: usize = size_of::<$number>();
                let (all, rest) = from.split_at_checked(n.checked_mul(SIZE)?)?;
                *from = rest;
                let number = |bytes: &[u8]| <$number>::from_le_bytes(bytes.try_into().expect("a chunk"));
                Some(all.chunks_exact(SIZE).map(number).collect())
            }
        }
    )*};
}

numbers!(f32 f64 i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);

impl Stored for bool {
    type Owned = bool;
    fn write(&self, out: &mut Vec<u8>) {
        out.push(u8::from(*self));
    }
    fn read(from: &mut &[u8]) -> Option<bool> {
        u8::read(from).map(|byte| byte != 0)
    }
}

impl<T: Stored> Stored for [T] {
    type Owned = Vec<T::Owned>;
    fn write(&self, out: &mut Vec<u8>) {
        self.len().write(out);
        T::write_all(self, out);
    }
    fn read(from: &mut &[u8]) -> Option<Self::Owned> {
        let n = usize::read(from)?;
        T::read_all(n, from)
    }
}

impl<T: Stored<Owned = T>> Stored for Vec<T> {
    type Owned = Vec<T>;
    fn write(&self, out: &mut Vec<u8>) {
        self[..].write(out);
    }
    fn read(from: &mut &[u8]) -> Option<Vec<T>> {
        <[T]>::read(from)
    }
}

impl<T: Stored<Owned = T>, const N: usize> Stored for [T; N] {
    type Owned = [T; N];
    fn write(&self, out: &mut Vec<u8>) {
        T::write_all(self, out);
    }
    fn read(from: &mut &[u8]) -> Option<[T; N]> {
        T::read_all(N, from)?.try_into().ok()
    }
}

impl<T: Stored<Owned = T>> Stored for Option<T> {
    type Owned = Option<T>;
    fn write(&self, out: &mut Vec<u8>) {
        self.is_some().write(out);
        self.iter().for_each(|x| x.write(out));
    }
    fn read(from: &mut &[u8]) -> Option<Option<T>> {
        match bool::read(from)? {
            true => T::read(from).map(Some),
            false => Some(None),
        }
    }
}

impl<T: Stored<Owned = T>> Stored for Box<T> {
    type Owned = Box<T>;
    fn write(&self, out: &mut Vec<u8>) {
        T::write(self, out);
    }
    fn read(from: &mut &[u8]) -> Option<Box<T>> {
        T::read(from).map(Box::new)
    }
}

macro_rules! tuples {
    ($(($($t:ident $i:tt),*))*) => {$(
        impl<$($t: Stored<Owned = $t>),*> Stored for ($($t,)*) {
            type Owned = ($($t,)*);
            fn write(&self, out: &mut Vec<u8>) {
                $(self.$i.write(out);)*
            }
            fn read(from: &mut &[u8]) -> Option<Self> {
                Some(($($t::read(from)?,)*))
            }
        }
    )*};
}

tuples!((A 0) (A 0, B 1) (A 0, B 1, C 2) (A 0, B 1, C 2, D 3));

/// A part of a state that is kept.
#[derive(Clone, Debug)]
pub enum Kept<T> {
    /// Here.
    Here(T),
    /// In the file.
    Away(Away<T>),
}

/// Where it stands in the file.
#[derive(Clone, Debug)]
pub struct Away<T> {
    place: Arc<Place>,
    at: u64,
    len: usize,
    checksum: u32,
    of: PhantomData<fn() -> T>,
}

/// Keeps a copy of what trip `at` starts from.
///
/// # Panics
/// If it is to stand in the file and cannot be written: there is no such directory, or the disk is full.
#[track_caller]
pub fn put_away<T>(room: &Room, at: &usize, value: &T) -> Kept<<T as ToOwned>::Owned>
where
    T: ToOwned<Owned = <T as Stored>::Owned> + Stored + ?Sized,
{
    if !at.is_multiple_of(room.every) {
        return Kept::Here(value.to_owned());
    }
    match room.place.append(|out| value.write(out)) {
        Ok((at, len, checksum)) => Kept::Away(Away {
            place: room.place.clone(),
            at,
            len,
            checksum,
            of: PhantomData,
        }),
        Err(cause) => panic!(
            "a state of this loop cannot be written to a file in {:?}: {cause}",
            room.place.directory
        ),
    }
}

/// A copy of what is kept.
///
/// # Panics
/// If the file does not give what was written to it.
#[track_caller]
#[must_use]
pub fn bring_back<T: Stored<Owned = T> + Clone>(kept: &Kept<T>) -> T {
    let away = match kept {
        Kept::Here(value) => return value.clone(),
        Kept::Away(away) => away,
    };
    match away.read() {
        Ok(value) => value,
        Err(cause) => panic!(
            "a state of this loop cannot be read back from the file in {:?}: {cause}",
            away.place.directory
        ),
    }
}

impl Place {
    /// Appends a record: where it begins, its length, and its checksum.
    fn append(&self, write: impl FnOnce(&mut Vec<u8>)) -> io::Result<(u64, usize, u32)> {
        let mut records = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let Records { file, len, buffer } = &mut *records;
        buffer.clear();
        write(buffer);
        let file = match file {
            Some(file) => file,
            None => file.insert(tempfile::tempfile_in(&self.directory)?),
        };
        let at = *len;
        file.seek(SeekFrom::Start(at))?;
        file.write_all(buffer)?;
        *len += buffer.len() as u64;
        Ok((at, buffer.len(), crc32fast::hash(buffer)))
    }
}

impl<T: Stored<Owned = T>> Away<T> {
    fn read(&self) -> io::Result<T> {
        let records = self.place.file.lock();
        let mut records = records.unwrap_or_else(PoisonError::into_inner);
        let Records { file, buffer, .. } = &mut *records;
        let file = file.as_mut().ok_or(io::ErrorKind::NotFound)?;
        file.seek(SeekFrom::Start(self.at))?;
        buffer.resize(self.len, 0);
        file.read_exact(buffer).map_err(too_short)?;
        if crc32fast::hash(buffer) != self.checksum {
            return Err(damaged());
        }
        T::read(&mut &buffer[..]).ok_or_else(damaged)
    }
}

fn too_short(e: io::Error) -> io::Error {
    match e.kind() {
        io::ErrorKind::UnexpectedEof => io::Error::other("it is shorter than what was written"),
        _ => e,
    }
}

fn damaged() -> io::Error {
    io::Error::other("its checksum is not that of what was written")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checkpoint::cost_on_disk;

    /// The trips that are run again, and how many states stand in memory and in the file at most.
    fn played(trips: usize, room: &Room) -> (u128, usize, usize) {
        let left = room_left(room);
        let (mut kept, mut again, mut most) = (vec![], 0, (0, 0));
        let mut forward =
            |kept: &mut Vec<usize>, from: usize, to: usize, last: usize, room: &Room| {
                let mut next = next_in_room(&from, &last, room, &kept.len());
                for trip in from..to {
                    if trip == next {
                        kept.push(trip);
                        next = next_in_room(&trip, &last, room, &kept.len());
                    }
                }
                let away = kept
                    .iter()
                    .filter(|at| at.is_multiple_of(room.every) && **at > 0);
                let away = away.count() + usize::from(trips > 0);
                let here = kept
                    .iter()
                    .filter(|at| !at.is_multiple_of(room.every))
                    .count();
                most = (most.0.max(here), most.1.max(away));
            };
        forward(&mut kept, 0, trips, trips, &left);
        kept.insert(0, 0);
        for trip in (0..trips).rev() {
            kept.retain(|at| *at <= trip);
            let from = kept[kept.len() - 1];
            again += (trip - from) as u128 + 1;
            if from == trip && trip > 0 {
                kept.pop();
                continue;
            }
            forward(&mut kept, from, trip, trip, room);
        }
        (again, most.0, most.1)
    }

    #[test]
    fn the_cost_is_what_is_run() {
        for every in [1, 2, 3, 7, 20] {
            for slots in [1, 2, 3, 5, 30] {
                let room = new_room("", &every, &slots, &0);
                for trips in 0..90 {
                    let cost = cost_on_disk(trips, every, slots, 8);
                    let (again, here, away) = played(trips, &room);
                    let what = format!("{trips} trips, {every}, {slots}");
                    assert_eq!(again, cost.trips_run_again, "{what}");
                    assert!(here <= cost.states, "{what}: {here}");
                    assert_eq!(8 * away as u128, cost.disk, "{what}");
                }
            }
        }
    }

    fn room(directory: &Path) -> Room {
        room_for(&new_room(directory, &2, &0, &100), &30)
    }

    #[test]
    fn what_is_put_away_comes_back() {
        let directory = tempfile::tempdir().expect("a directory");
        let room = room(directory.path());
        assert_eq!(room.slots, 3);
        let rows = vec![vec![1.5, f64::NAN], vec![-0.0]];
        let state = (Some([1u8, 2]), true, Box::new(-3i64));
        for at in [0, 1] {
            let (a, b) = (put_away(&room, &at, &rows), put_away(&room, &at, &state));
            let c = put_away(&room, &at, &[0.5f32, 2.0][..]);
            assert_eq!(format!("{:?}", bring_back(&a)), format!("{rows:?}"));
            assert_eq!(
                (bring_back(&b), bring_back(&c)),
                (state.clone(), vec![0.5, 2.0])
            );
            assert_eq!(matches!(a, Kept::Away(_)), at == 0);
        }
        // the file has no name
        assert_eq!(
            std::fs::read_dir(directory.path())
                .expect("it is there")
                .count(),
            0
        );
    }

    /// The message of the panic.
    fn failure(run: impl FnOnce()) -> String {
        let run = std::panic::AssertUnwindSafe(run);
        let what = std::panic::catch_unwind(run).expect_err("it fails");
        what.downcast_ref::<String>().expect("a message").clone()
    }

    #[test]
    fn a_directory_that_is_not_there() {
        let room = room(Path::new("/no/such/place"));
        let said = failure(|| drop(put_away(&room, &0, &1.5)));
        assert!(
            said.starts_with(
                "a state of this loop cannot be written to a file in \"/no/such/place\": "
            ),
            "{said}"
        );
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_full_disk() {
        let room = room(Path::new("here"));
        let full = File::options()
            .write(true)
            .open("/dev/full")
            .expect("Linux has it");
        room.place.file.lock().expect("nobody else").file = Some(full);
        let said = failure(|| drop(put_away(&room, &0, &vec![1.5; 1000])));
        assert!(said.contains("No space left on device"), "{said}");
    }

    /// What is said when a vector is read back after something has happened to the file.
    fn after(harm: impl Fn(&mut File)) -> String {
        let room = room(&std::env::temp_dir());
        let kept = put_away(&room, &0, &vec![1.5; 100]);
        harm(
            room.place
                .file
                .lock()
                .expect("nobody else")
                .file
                .as_mut()
                .expect("one"),
        );
        failure(|| drop(bring_back(&kept)))
    }

    #[test]
    fn a_file_that_was_cut() {
        let said = after(|file| file.set_len(801).expect("shorter"));
        assert!(
            said.ends_with("it is shorter than what was written"),
            "{said}"
        );
    }

    #[test]
    fn a_byte_that_was_changed() {
        for at in [0, 9, 807] {
            let said = after(|file| {
                file.seek(SeekFrom::Start(at)).expect("within");
                file.write_all(&[77]).expect("written");
            });
            assert!(
                said.ends_with("its checksum is not that of what was written"),
                "{said}"
            );
        }
    }
}
