import { defineConfig } from "@playwright/test";

// Run by node scripts/test.mjs e2e, which starts the built app and a worker on data of their own and sets these:
// APP_URL, FOUNDING_TICKET (the way in for the first account), DATABASE_URL, DATA_DIR, BROWSER_PATH.
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: 2,
  projects: [
    // Every answer is mocked: no test sees what another one does.
    {
      name: "screens",
      testMatch: "screens/**/*.spec.ts",
      fullyParallel: true,
    },
    // The tests of a file share accounts and rows.
    { name: "journeys", testMatch: "journeys/**/*.spec.ts" },
  ],
  forbidOnly: true,
  // Waits and not measurements: what is there at once costs nothing, and a machine shared with others may take its time.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  // A test that passes only the second time is listed as flaky.
  retries: 1,
  use: {
    baseURL: process.env.APP_URL,
    // Looked at when they stand still: drawing what moves took half of the time of drawing. In demo.spec.ts it moves.
    contextOptions: { reducedMotion: "reduce" },
    // On one machine the packing of each file and answer costs the server and the browser more than the bytes it saves.
    extraHTTPHeaders: { "accept-encoding": "identity" },
    // A press on something that never comes ends with its name, not with the time of the whole test.
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // Recording every test costs a third of its time; the second try of a failed one is recorded.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    },
  },
});
