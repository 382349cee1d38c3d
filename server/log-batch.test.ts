import { execFileSync } from "node:child_process";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { batchLines } from "./log-batch.ts";

function logInto() {
  const waiting: string[] = [];
  const written: string[] = [];
  const output = {
    write: (line: string) => void waiting.push(line),
    flushSync: () => void written.push(...waiting.splice(0)),
  };
  return { log: pino({ base: undefined, timestamp: false }, batchLines(output)), written };
}

test("ordinary lines wait for each other, a fifth of a second at most", () => {
  vi.useFakeTimers();
  const { log, written } = logInto();
  log.info("one");
  log.info("two");
  expect(written).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(written).toEqual(['{"level":30,"msg":"one"}\n', '{"level":30,"msg":"two"}\n']);
  vi.useRealTimers();
});

test("a warning is written at once, after the lines before it", () => {
  const { log, written } = logInto();
  log.info("before");
  log.warn("now");
  expect(written).toHaveLength(2);
});

test("a process that ends writes what waits", () => {
  const script = `
    import { destination, pino } from "pino";
    import { batchLines } from "./server/log-batch.ts";
    const log = pino({ base: undefined, timestamp: false }, batchLines(destination({ sync: true, minLength: 8192 })));
    log.info("last words");
    process.exit(3);`;
  let output = "";
  try {
    execFileSync(process.execPath, ["--input-type=module", "--eval", script], { stdio: "pipe" });
  } catch (error) {
    output = String((error as { stdout: Buffer }).stdout);
  }
  expect(output).toBe('{"level":30,"msg":"last words"}\n');
});
