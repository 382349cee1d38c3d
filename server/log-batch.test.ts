import { execFileSync } from "node:child_process";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { batchLines } from "./log-batch.ts";

function logInto() {
  const written: string[] = [];
  const log = pino({ base: undefined, timestamp: false }, batchLines({ write: (text) => void written.push(text) }));
  return { log, written };
}

test("ordinary lines wait for each other, a fifth of a second at most", () => {
  vi.useFakeTimers();
  const { log, written } = logInto();
  log.info("one");
  log.info("two");
  expect(written).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(written).toEqual(['{"level":30,"msg":"one"}\n{"level":30,"msg":"two"}\n']);
  vi.useRealTimers();
});

test("a warning is written at once, after the lines before it", () => {
  const { log, written } = logInto();
  log.info("before");
  log.warn("now");
  expect(written).toEqual(['{"level":30,"msg":"before"}\n{"level":40,"msg":"now"}\n']);
});

test("what comes all at once is written in pieces that a container takes whole", () => {
  const { log, written } = logInto();
  for (let line = 0; line < 100; line += 1) log.info("x".repeat(1_000));
  expect(written.length).toBeGreaterThan(10);
  expect(Math.max(...written.map(({ length }) => length))).toBeLessThan(16_384);
});

test("a process that ends writes what waits", () => {
  const script = `
    import { destination, pino } from "pino";
    import { batchLines } from "./server/log-batch.ts";
    const log = pino({ base: undefined, timestamp: false }, batchLines(destination({ sync: true })));
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
