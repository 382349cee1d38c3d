import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { READY_LINE } from "./child-protocol.ts";
import type { ChildTask, OcrTask } from "./child-protocol.ts";
import { getReaderIsolation, isolate } from "./reader-isolation.ts";
import type { ReaderIsolation } from "./reader-isolation.ts";

export type ReaderEnd = "finished" | "memory" | "time" | "crash";
type ReaderRun = {
  readonly end: ReaderEnd;
  /** Processor time that it used, milliseconds; 0 where the system does not tell it. */
  readonly usedMs: number;
};

const PROJECT_FOLDER = fileURLToPath(new URL("../..", import.meta.url));
/** A program that may run as a reader, and what Node allows it besides reading and its work folder. */
type ReaderProgram = { readonly path: string; readonly permissions: readonly string[] };

export const READER_PROGRAMS = {
  text: { path: fileURLToPath(new URL("./child/main.ts", import.meta.url)), permissions: [] },
  /**
   * Pictures of pages are drawn by a native library and recognized in a thread, and neither is bound by Node's
   * permissions: the system's isolation is what holds here. That is why only pages without text come here, and why the
   * process that parses everything else is another one. The thread's permission is given up once it runs.
   */
  ocr: {
    path: fileURLToPath(new URL("./child/ocr/ocr-main.ts", import.meta.url)),
    permissions: ["--allow-addons", "--allow-worker"],
  },
} as const satisfies Record<string, ReaderProgram>;
/** What the reader may read besides the document and its work folder: its own code, and no settings, keys or data. */
export const READER_MAY_READ = [
  "node_modules",
  "server/extraction",
  "lib/domain/files",
  "lib/domain/text",
  "package.json",
] as const;
/** Each under its name and its real place, for a checkout whose packages are a link. */
const READABLE = READER_MAY_READ.map((name) => PROJECT_FOLDER + name).flatMap((path) => [
  ...new Set([path, realpathSync(path)]),
]);

/** Windows has no groups of processes, and no launcher that starts the reader as another one. */
const HAS_GROUPS = process.platform !== "win32";
const HEAP_MEGABYTES = 512;
const WATCH_INTERVAL_MS = 100;
/** How much more wall time than processor time a process may take: a busy machine is not the document's doing. */
const WALL_TIME_FACTOR = process.platform === "linux" ? 5 : 1;
/** Linux counts processor time for /proc in hundredths of a second whatever the kernel's own tick is. */
const MS_PER_TICK = 10;
/** The parent acts first: it knows the reason then. */
const SPARE_CPU_SECONDS = 10;
const KEPT_ERROR_CHARACTERS = 4_000;
/** Signals that someone sends to stop the whole application: not the document's doing. */
const OPERATOR_SIGNALS: readonly NodeJS.Signals[] = ["SIGTERM", "SIGINT", "SIGHUP"];

/**
 * Runs a reading process to its end. It gets no environment, may read only its own code and the document, may write
 * only into its work folder, may start nothing and (but for OCR) load no native code; it is killed above its memory or
 * time. What the system offers against code that breaks out of Node comes on top (reader-isolation.ts). A process and not a worker thread: the buffers that a hostile PDF fills are outside the limits of a thread.
 * @param onLine is told each line that the process prints; `true` starts its time again
 * @throws the signal's reason when aborted; an Error when the process could not start or was stopped by an operator
 */
export async function runReader(given: {
  readonly program: ReaderProgram;
  readonly task: ChildTask | OcrTask;
  readonly workFolder: string;
  /** Processor time; wall time where the system does not tell it. */
  readonly timeMs: number;
  /** The same for the whole run, however often the time starts again. */
  readonly totalMs?: number;
  readonly signal: AbortSignal | undefined;
  readonly onLine: (line: string) => boolean;
  /** Of this system when absent. */
  readonly isolation?: ReaderIsolation;
}): Promise<ReaderRun> {
  const { task, workFolder, timeMs, totalMs = Infinity, signal } = given;
  const { path: programPath, permissions } = given.program;
  const readable = [...READABLE, task.path];
  const command = [
    process.execPath,
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    "--permission",
    ...permissions,
    ...[...readable, workFolder].map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${workFolder}`,
    programPath,
    JSON.stringify(task),
  ];
  const [program = "", ...args] = isolate(given.isolation ?? (await getReaderIsolation()), {
    ...{ command, workFolder },
    readable: [process.execPath, ...readable],
    // Each page of an OCR run has the time again.
    cpuSeconds:
      Math.ceil(("resultFolder" in task ? timeMs * task.pages.length : (given.totalMs ?? timeMs)) / 1000) +
      SPARE_CPU_SECONDS,
  });
  const child = spawn(program, args, {
    cwd: workFolder,
    // Left away, the child would inherit every secret of this process.
    // The native library asks for a home, and the jail has no list of users.
    env: { NODE_ENV: "production", HOME: workFolder },
    stdio: ["ignore", "pipe", "pipe"],
    detached: HAS_GROUPS,
  });

  const seen: Seen = { isReady: false, killedFor: null, errorText: "" };
  function kill(why: NonNullable<Seen["killedFor"]>): void {
    seen.killedFor ??= why;
    killWithOffspring(child);
  }

  const watch = watchProcess(child.pid, { memoryBytes: task.memoryBytes, timeMs, totalMs, onExceeded: kill });
  const timer = setTimeout(kill, timeMs * WALL_TIME_FACTOR, "time");
  const wholeTimer = totalMs === Infinity ? undefined : setTimeout(kill, totalMs * WALL_TIME_FACTOR, "time");
  eachLine(child.stdout, (line) => {
    if (line === READY_LINE) seen.isReady = true;
    else if (given.onLine(line)) {
      timer.refresh();
      watch.restartTime();
    }
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    seen.errorText = (seen.errorText + text).slice(-KEPT_ERROR_CHARACTERS);
  });

  const onAbort = (): void => {
    kill("abort");
  };
  signal?.addEventListener("abort", onAbort, { once: true });
  // It may have come while the process was being started.
  if (signal?.aborted === true) onAbort();
  try {
    const { code, killedBy } = await ended(child);
    if (seen.killedFor === "abort") throw signal?.reason;
    const usedMs = watch.usedMs();
    if (seen.killedFor !== null) return { end: seen.killedFor, usedMs };
    if (killedBy !== null && OPERATOR_SIGNALS.includes(killedBy)) {
      throw new Error(`The reading process was stopped by ${killedBy}`);
    }
    if (!seen.isReady) {
      throw new Error(`The reading process did not start (${String(code ?? killedBy)}): ${seen.errorText}`);
    }
    if (code === 0) return { end: "finished", usedMs };
    const ranOutOfMemory = killedBy === "SIGKILL" || seen.errorText.includes("heap out of memory");
    return { end: ranOutOfMemory ? "memory" : "crash", usedMs };
  } finally {
    watch.stop();
    clearTimeout(timer);
    clearTimeout(wholeTimer);
    signal?.removeEventListener("abort", onAbort);
  }
}

/**
 * The group as a whole: in the moment after its fork unshare does not take the reader with it yet, and a machine busy
 * enough makes that moment long. Such a reader would go on unwatched.
 */
function killWithOffspring(child: ReturnType<typeof spawn>): void {
  if (!HAS_GROUPS || child.pid === undefined) {
    child.kill("SIGKILL");
    return;
  }
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // All of them have ended.
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
 * Calls `onExceeded` when the process holds more resident memory or has used more processor time. Only Linux tells that
 * about another process; elsewhere the wall clock and the limit of the heap are left.
 */
function watchProcess(
  pid: number | undefined,
  given: {
    readonly memoryBytes: number;
    readonly timeMs: number;
    readonly totalMs: number;
    readonly onExceeded: (why: "memory" | "time") => void;
  },
): { stop(): void; restartTime(): void; usedMs(): number } {
  if (process.platform !== "linux" || pid === undefined)
    return { stop: () => undefined, restartTime: () => undefined, usedMs: () => 0 };
  let usedMs = 0;
  let usedBeforeMs = 0;
  const timer = setInterval(() => {
    // Gone between two looks: its end is reported elsewhere.
    void innermost(pid)
      .then((reader) =>
        Promise.all([readFile(`/proc/${reader}/status`, "utf8"), readFile(`/proc/${reader}/stat`, "utf8")]),
      )
      .then(
        ([status, stat]) => {
          const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
          usedMs = processorTime(stat);
          if (kilobytes * 1024 > given.memoryBytes) given.onExceeded("memory");
          if (usedMs - usedBeforeMs > given.timeMs || usedMs > given.totalMs) given.onExceeded("time");
        },
        () => undefined,
      );
  }, WATCH_INTERVAL_MS);
  return {
    stop: () => {
      clearInterval(timer);
    },
    usedMs: () => usedMs,
    restartTime: () => {
      usedBeforeMs = usedMs;
    },
  };
}

/** unshare waits for the reader as its parent; the other launchers become it. */
async function innermost(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const child = Number(children.trim().split(" ")[0]);
  return child > 0 ? innermost(child) : pid;
}

/** From /proc/<pid>/stat: user and system time, the 14th and 15th field; the second may hold spaces. Milliseconds. */
function processorTime(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * MS_PER_TICK;
}
