import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { READY_LINE } from "./child-protocol.ts";
import { runReader } from "./run-reader.ts";

/** Milliseconds of processor time. */
const LIMIT = 2_000;

async function run(source: string, given: Partial<Parameters<typeof runReader>[0]> = {}): ReturnType<typeof runReader> {
  const workFolder = await mkdtemp(join(tmpdir(), "reader-test-"));
  try {
    const path = join(workFolder, "program.mjs");
    await writeFile(path, `process.stdout.write("${READY_LINE}\\n");\n${source}`);
    const resultPath = join(workFolder, "result.json");
    return await runReader({
      program: { path, permissions: [] },
      task: { path, type: "txt", resultPath, pages: 1, outputBytes: 1, skipped: [], memoryBytes: 1024 ** 3 },
      ...{ workFolder, timeMs: LIMIT, signal: undefined, onLine: () => false },
      ...given,
    });
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

const isLinux = process.platform === "linux";

test.runIf(isLinux)(
  "a reader that has to wait is not stopped, one that computes for as long is",
  async () => {
    // On a busy machine a page waits for the processor many times longer than it needs it.
    expect(await run(`setTimeout(() => process.exit(0), ${LIMIT * 1.5});`)).toMatchObject({ end: "finished" });
    const { end, usedMs } = await run("for (;;);");
    expect(end).toBe("time");
    // The limit of wall time, which alone would end it too, is five times as long.
    expect(usedMs).toBeLessThan(LIMIT * 2);
  },
  120_000,
);

/** What unshare is for a moment: it has begun the reader, and its own end does not end the reader yet. */
const CARELESS = ["/bin/sh", "-c", '"$@" & wait', "sh"];

test.runIf(isLinux)("a reader is killed with its launcher, however little that has done yet", async () => {
  const stopping = new AbortController();
  const lines: string[] = [];
  const running = run('console.log("begun"); setTimeout(() => console.log("survived"), 60_000);', {
    signal: stopping.signal,
    isolation: { launcher: CARELESS, hasLimits: false, namespaces: null, missing: [] },
    timeMs: 60_000,
    onLine: (line) => {
      lines.push(line);
      stopping.abort(new Error("stopped"));
      return false;
    },
  });
  await expect(running).rejects.toThrow("stopped");
  expect(lines).toEqual(["begun"]);
});
