// npm start: sets up what is missing and serves. The set-up itself is in launch/start-app.mjs.
import { endWithNpm } from "./lib/end-with-npm.mjs";
import { runOrFail } from "./lib/fail.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  endWithNpm();
  await readyRuntime("running");
  const { startApp } = await import("./launch/start-app.mjs");
  await startApp("production");
});
