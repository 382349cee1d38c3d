import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { READY_LINE } from "./child-protocol.ts";
import { runReader } from "./run-reader.ts";

/** Milliseconds of processor time. */
const LIMIT = 2_000;

async function endOf(source: string): Promise<string> {
  const workFolder = await mkdtemp(join(tmpdir(), "reader-test-"));
  try {
    const path = join(workFolder, "program.mjs");
    await writeFile(path, `process.stdout.write("${READY_LINE}\\n");\n${source}`);
    const resultPath = join(workFolder, "result.json");
    const { end } = await runReader({
      program: { path, permissions: [] },
      task: { path, type: "txt", resultPath, pages: 1, outputBytes: 1, skipped: [], memoryBytes: 1024 ** 3 },
      ...{ workFolder, timeMs: LIMIT, signal: undefined, onLine: () => false },
    });
    return end;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

const isLinux = process.platform === "linux";

test.runIf(isLinux)(
  "a reader that has to wait is not stopped, one that computes for as long is",
  async () => {
    // On a busy machine a page waits for the processor many times longer than it needs it.
    expect(await endOf(`setTimeout(() => process.exit(0), ${LIMIT * 1.5});`)).toBe("finished");
    expect(await endOf("for (;;);")).toBe("time");
  },
  120_000,
);
