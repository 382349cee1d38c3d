/** Measurements of each size; the shortest counts. */
const TRIES = 4;

/** Microseconds. Linux may count the CPU of a thread in steps of 4 to 10 milliseconds: what is shorter is repeated. */
const SHORTEST = 100_000;

/**
 * How many times as much CPU `run` takes at scale 4 as at scale 1. For an input in proportion to the scale that is
 * about 4 when the work is linear and 16 when it is quadratic. CPU of this thread and not wall time, and both sizes in
 * turns: what slows the machine for a moment must not fall on one size alone.
 * @param {(scale: 1 | 4) => void} run synchronous
 */
export function cpuGrowth(run) {
  run(1);
  let repeats = 1;
  while (cpuTime(run, { scale: 1, repeats }) < SHORTEST) repeats *= 2;
  let small = Infinity;
  let large = Infinity;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    small = Math.min(small, cpuTime(run, { scale: 1, repeats }));
    large = Math.min(large, cpuTime(run, { scale: 4, repeats }));
  }
  return large / small;
}

function cpuTime(run, { scale, repeats }) {
  const before = process.threadCpuUsage();
  for (let repeat = 0; repeat < repeats; repeat += 1) run(scale);
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
