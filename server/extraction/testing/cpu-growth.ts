/**
 * How many times more CPU `run` takes for four times the input: about 4 when it is linear, 16 when it is quadratic.
 * CPU and not wall time, and the better of several tries: the machine may be busy with something else.
 */
export function cpuGrowth(run: (scale: number) => void): number {
  run(1);
  return best(() => run(4)) / best(() => run(1));
}

const TRIES = 3;

function best(run: () => void): number {
  const times = Array.from({ length: TRIES }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.max(1, Math.min(...times));
}
