// Loaded into a measured process: on SIGUSR2 it collects all garbage and writes the heap's size to a file of its name.
import { writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  process.on("SIGUSR2", () => {
    setFlagsFromString("--expose-gc");
    runInNewContext("gc")();
    writeFileSync(`${process.env.DATA_DIR}/heap-${process.pid}`, String(process.memoryUsage().heapUsed));
  });
}
