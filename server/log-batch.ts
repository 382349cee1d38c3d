import type { DestinationStream } from "pino";

/** A line waits no longer than this. Milliseconds. */
const LONGEST_WAIT = 200;
/** Nor for more than this to come together, which is what a container's log takes in one piece. Characters. */
const BATCH = 8_192;
/** pino's number for `warn`; what is as grave or graver must not wait. */
const WARN = 40;

/**
 * Writes the lines of ordinary requests together: one system call for each was a fifteenth of a list's processor time.
 * A warning or error takes everything before it along at once, and the end of the process all that waits. Only a
 * process that is killed loses lines, those of its last 200 ms.
 * @param output writes at once
 */
export function batchLines(output: DestinationStream): DestinationStream {
  let waiting = "";
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    // The empty text first: a write that fails must not be tried at every later line.
    const lines = waiting;
    waiting = "";
    if (lines !== "") output.write(lines);
  };
  process.once("exit", flush);
  return {
    // pino sets `lastLevel` before each line where it finds this mark.
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string) {
      waiting += line;
      if (this.lastLevel >= WARN || waiting.length > BATCH) flush();
      else timer ??= setTimeout(flush, LONGEST_WAIT).unref();
    },
  } as DestinationStream & { lastLevel: number };
}
