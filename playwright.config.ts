import { defineConfig } from "@playwright/test";

// Run by node scripts/test.mjs e2e, which starts the built app and a worker on data of their own and sets these:
// APP_URL, FOUNDING_TICKET (the way in for the first account), DATABASE_URL, DATA_DIR, BROWSER_PATH.
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.APP_URL,
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    },
  },
});
