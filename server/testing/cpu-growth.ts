/**
 * How many times more CPU `run` takes for four times the input: about 4 when it is linear, 16 when it is quadratic.
 * This thread's CPU and not wall time, and the best of several tries taken in turns: the machine may be busy with
 * something else, and what slows it for a moment must not fall on one size alone.
 */
export function cpuGrowth(run: (scale: number) => void): number {
  run(1);
  let small = Infinity;
  let large = Infinity;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    small = Math.min(
      small,
      cpuTime(() => run(1)),
    );
    large = Math.min(
      large,
      cpuTime(() => run(4)),
    );
  }
  return large / Math.max(small, SHORTEST);
}

const TRIES = 4;

/** Microseconds; below this the clock's own grain would be measured. */
const SHORTEST = 1000;

function cpuTime(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
