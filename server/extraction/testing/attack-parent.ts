import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { findReaderIsolation } from "../reader-isolation.ts";
import { READER_PROGRAMS, runReader } from "../run-reader.ts";

/**
 * Runs attack.ts as a reader, with the permissions of a program and what this user and system give, and prints what came
 * of it. A program of its own, so that a test can start it as another user.
 * Arguments: folder, "text" or "ocr", "with" or "without" namespaces.
 */
const [folder = "", program, namespaces] = process.argv.slice(2);
const workFolder = join(folder, "work");
await mkdir(workFolder);
const server = createServer((socket) => socket.end()).listen(0, "127.0.0.1");
const unixServer = createServer((socket) => socket.end()).listen(join(folder, "socket"));
await new Promise((resolve) => server.once("listening", resolve));
const address = server.address();
const path = join(folder, "original.txt");
await writeFile(path, String(typeof address === "object" ? address?.port : 0));
await writeFile(join(folder, "secret"), "hunter2");

const isolation = await findReaderIsolation(namespaces === "with" ? {} : { unshare: join(folder, "none") });
const resultPath = join(workFolder, "result.json");
const { end } = await runReader({
  program: {
    path: new URL("./attack.ts", import.meta.url).pathname,
    permissions: READER_PROGRAMS[program === "ocr" ? "ocr" : "text"].permissions,
  },
  task: { path, type: "txt", resultPath, pages: 1, outputBytes: 1, skipped: [], memoryBytes: 1024 ** 3 },
  ...{ workFolder, timeMs: 60_000, signal: undefined, isolation },
  onLine: () => false,
});
const result: unknown = JSON.parse(await readFile(resultPath, "utf8"));
console.log(JSON.stringify({ end, missing: isolation.missing, result }));
server.close();
unixServer.close();
process.exit(0);
