// npm run dev: as npm start, without a build; changed code is taken up at once.
import { runOrFail } from "./lib/fail.mjs";
import { readyRuntime } from "./lib/runtime.mjs";

await runOrFail(async () => {
  await readyRuntime();
  const { startApp } = await import("./lib/start-app.mjs");
  await startApp("development");
});
