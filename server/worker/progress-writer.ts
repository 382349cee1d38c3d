/** Least time between two writes, milliseconds: the screen polls every two seconds. */
const EVERY = 500;

/**
 * Writes the newest value, one write at a time and not too often; what came in between is skipped, what came last is
 * written, if later. `end` drops what waits and stays until the write in flight is over, so that none comes after what follows.
 * A failed write is not tried again: the next one tells more.
 */
export function progressWriter<T>(write: (value: T) => Promise<void>) {
  let newest: { readonly value: T } | null = null;
  let timer: NodeJS.Timeout | null = null;
  let last = 0;
  let isRunning = false;
  let running: Promise<void> = Promise.resolve();
  const flush = (): void => {
    timer = null;
    if (newest === null) return;
    const { value } = newest;
    newest = null;
    last = Date.now();
    isRunning = true;
    running = write(value)
      .catch(() => {})
      .finally(() => {
        isRunning = false;
        schedule();
      });
  };
  const schedule = (): void => {
    if (newest === null || isRunning || timer !== null) return;
    const wait = last + EVERY - Date.now();
    if (wait <= 0) flush();
    else timer = setTimeout(flush, wait);
  };
  return {
    report: (value: T): void => {
      newest = { value };
      schedule();
    },
    end: (): Promise<void> => {
      newest = null;
      if (timer !== null) clearTimeout(timer);
      return running;
    },
  };
}
