//! Many jobs on several threads, handed over as they end or in their order.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::mpsc::sync_channel;

/// Results of a thread that may wait to be handed over.
const WAITING: usize = 64;

/// Does all jobs and hands each over as soon as it is done, in any order. The first error ends the run.
pub fn run<T: Send, E>(
    jobs: impl Iterator<Item = u64> + Send,
    threads: usize,
    work: impl Fn(u64) -> T + Sync,
    mut each: impl FnMut(u64, T) -> Result<(), E>,
) -> Result<(), E> {
    let threads = threads.max(1);
    let jobs = Mutex::new(jobs);
    let next = || jobs.lock().ok().and_then(|mut jobs| jobs.next());
    let (sender, receiver) = sync_channel(WAITING * threads);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                while let Some(job) = next() {
                    if sender.send((job, work(job))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        // When a result cannot be handed over, the receiver goes and with it the threads.
        for (job, done) in receiver {
            each(job, done)?;
        }
        Ok(())
    })
}

/// Does the jobs 0 to `count` and hands each over in its turn.
pub fn run_in_order<T: Send, E>(
    count: u64,
    threads: usize,
    work: impl Fn(u64) -> T + Sync,
    mut each: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    let mut waiting = BTreeMap::new();
    let mut due = 0;
    run(0..count, threads, work, |job, done| {
        waiting.insert(job, done);
        while let Some(done) = waiting.remove(&due) {
            due += 1;
            each(done)?;
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::{run, run_in_order};

    #[test]
    fn results_come_in_order_whatever_the_threads() {
        for threads in [1, 2, 5] {
            let mut seen = Vec::new();
            let slow_first = |job: u64| {
                std::thread::sleep(std::time::Duration::from_micros(if job == 0 { 2000 } else { 10 }));
                job
            };
            let done: Result<(), ()> = run_in_order(40, threads, slow_first, |job| {
                seen.push(job);
                Ok(())
            });
            assert_eq!(done, Ok(()));
            assert_eq!(seen, (0..40).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_ends_the_run() {
        let mut seen = 0;
        let done = run(
            0..1_000_000,
            2,
            |job| job,
            |_, _| {
                seen += 1;
                if seen == 3 { Err("enough") } else { Ok(()) }
            },
        );
        assert_eq!((done, seen), (Err("enough"), 3));
    }
}
