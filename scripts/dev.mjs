// npm run dev: as npm start, without a build; changed code is taken up at once.
import { endWithNpm } from "./lib/end-with-npm.mjs";
import { runOrFail } from "./lib/fail.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  endWithNpm();
  await readyRuntime("developing");
  const { startApp } = await import("./launch/start-app.mjs");
  await startApp("development");
});
