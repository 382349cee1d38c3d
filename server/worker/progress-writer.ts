/** Least time between two writes, milliseconds: the screen polls every two seconds. */
const EVERY = 500;

/**
 * Writes the newest value, one write at a time and not too often; what came in between is skipped. `end` waits for the
 * write in flight, so that none comes after what follows. A failed write is not tried again: the next one tells more.
 */
export function progressWriter<T>(write: (value: T) => Promise<void>) {
  let last = 0;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  return {
    report: (value: T): void => {
      if (isRunning || Date.now() - last < EVERY) return;
      last = Date.now();
      isRunning = true;
      running = write(value)
        .catch(() => {})
        .finally(() => (isRunning = false));
    },
    end: (): Promise<void> => running,
  };
}
