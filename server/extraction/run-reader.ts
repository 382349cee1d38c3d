import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { READY_LINE } from "./child-protocol.ts";
import type { ChildTask } from "./child-protocol.ts";
import type { ExtractionProgress } from "./extraction-result.ts";
import type { ExtractionLimits } from "./limits.ts";
import { networklessPrefix } from "./networkless-prefix.ts";

export type ReaderEnd = "finished" | "memory" | "time" | "crash";

const PROJECT_FOLDER = fileURLToPath(new URL("../..", import.meta.url));
const CHILD_PROGRAM = fileURLToPath(new URL("./child/main.ts", import.meta.url));
/**
 * What the reader may read besides the document and its work folder: its own code, and no settings, keys or data.
 * Each under its name and its real place, for a checkout whose packages are a link.
 */
const READABLE = ["node_modules", "server/extraction", "lib", "package.json"]
  .map((name) => PROJECT_FOLDER + name)
  .flatMap((path) => [...new Set([path, realpathSync(path)])]);

const HEAP_MEGABYTES = 512;
const WATCH_INTERVAL_MS = 100;
const KEPT_ERROR_CHARACTERS = 4_000;
/** Signals that someone sends to stop the whole application: not the document's doing. */
const OPERATOR_SIGNALS: readonly NodeJS.Signals[] = ["SIGTERM", "SIGINT", "SIGHUP"];

/**
 * Runs the reading process to its end. It gets no environment, may read only its own code and the document, may write
 * only into its work folder, may start nothing and load no native code; it is killed above its memory or time.
 * A process and not a worker thread: the buffers that a hostile PDF fills are outside the limits of a thread.
 * @throws the signal's reason when aborted; an Error when the process could not start or was stopped by an operator
 */
export async function runReader(given: {
  readonly task: ChildTask;
  readonly workFolder: string;
  readonly limits: ExtractionLimits;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((progress: ExtractionProgress) => void) | undefined;
}): Promise<ReaderEnd> {
  const { task, workFolder, limits, signal, onProgress } = given;
  const [program, ...args] = [
    ...(await networklessPrefix()),
    process.execPath,
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    "--permission",
    // For the watchdog alone: the permissions hold in it too.
    "--allow-worker",
    ...[...READABLE, task.path, workFolder].map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${workFolder}`,
    CHILD_PROGRAM,
    JSON.stringify(task),
  ];
  const child = spawn(program, args, {
    cwd: workFolder,
    // Left away, the child would inherit every secret of this process.
    env: { NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });

  const seen: Seen = { isReady: false, killedFor: null, errorText: "" };
  function kill(why: NonNullable<Seen["killedFor"]>): void {
    seen.killedFor ??= why;
    child.kill("SIGKILL");
  }

  eachLine(child.stdout, (line) => {
    if (line === READY_LINE) seen.isReady = true;
    const progress = /^(\d{1,9}) (\d{1,9})$/.exec(line);
    if (progress !== null) onProgress?.({ pagesRead: Number(progress[1]), pageCount: Number(progress[2]) });
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    seen.errorText = (seen.errorText + text).slice(-KEPT_ERROR_CHARACTERS);
  });

  const stopWatching = watchMemory(child.pid, limits.memoryBytes, () => {
    kill("memory");
  });
  const timer = setTimeout(kill, limits.timeMs, "time");
  const onAbort = (): void => {
    kill("abort");
  };
  signal?.addEventListener("abort", onAbort, { once: true });
  // It may have come while the process was being started.
  if (signal?.aborted === true) onAbort();
  try {
    const { code, killedBy } = await ended(child);
    if (seen.killedFor === "abort") throw signal?.reason;
    if (seen.killedFor !== null) return seen.killedFor;
    if (killedBy !== null && OPERATOR_SIGNALS.includes(killedBy)) {
      throw new Error(`The reading process was stopped by ${killedBy}`);
    }
    if (!seen.isReady) {
      throw new Error(`The reading process did not start (${String(code ?? killedBy)}): ${seen.errorText}`);
    }
    if (code === 0) return "finished";
    const ranOutOfMemory = killedBy === "SIGKILL" || seen.errorText.includes("heap out of memory");
    return ranOutOfMemory ? "memory" : "crash";
  } finally {
    stopWatching();
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }
}

type Seen = {
  isReady: boolean;
  killedFor: "memory" | "time" | "abort" | null;
  errorText: string;
};

type ChildEnd = { readonly code: number | null; readonly killedBy: NodeJS.Signals | null };

function ended(child: ReturnType<typeof spawn>): Promise<ChildEnd> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, killedBy) => {
      resolve({ code, killedBy });
    });
  });
}

/** Longer than any line of ours; a reader taken over by its document must not fill the parent's memory. */
const LONGEST_LINE = 64;

function eachLine(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    rest = (lines.pop() ?? "").slice(0, LONGEST_LINE);
    lines.forEach(onLine);
  });
}

/**
 * Calls `onExceeded` when the process holds more resident memory. Only Linux tells that about another process; elsewhere
 * the reader's own watchdog is left.
 * @returns stops watching
 */
function watchMemory(pid: number | undefined, limit: number, onExceeded: () => void): () => void {
  if (process.platform !== "linux" || pid === undefined) return () => undefined;
  const timer = setInterval(() => {
    // Gone between two looks: its end is reported elsewhere.
    void readFile(`/proc/${pid}/status`, "utf8").then(
      (status) => {
        const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
        if (kilobytes * 1024 > limit) onExceeded();
      },
      () => undefined,
    );
  }, WATCH_INTERVAL_MS);
  return () => {
    clearInterval(timer);
  };
}
