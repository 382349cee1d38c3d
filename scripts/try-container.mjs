// node scripts/try-container.mjs: builds the image and takes its parts through a working day, in the order of
// docker-compose.yml: keys, database, set-up, web, worker; register, upload, analyze, kill, start again, back up.
//
//   CONTAINER_ENGINE       docker or podman with its own flags; absent: the first of both that answers
//   CONTAINER_IMAGE        the name of one that is there; absent: it is built
//   CONTAINER_BUILD_FLAGS, CONTAINER_RUN_FLAGS   what this machine's engine needs beyond, parted by blanks
//
// docs/operations.md says how to try it where no registry of images can be reached.
import { runOrFail } from "./lib/fail.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  await readyRuntime("developing");
  const { tryContainer } = await import("./container/try-container.mjs");
  await tryContainer();
});
