import { defineConfig } from "vitest/config";

const EVERYWHERE = ["**/node_modules/**", ".next*/**", ".cache/**", "e2e/**"];

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other, and each one has a database of its own.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: [...EVERYWHERE, "**/*.db.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude: EVERYWHERE,
          setupFiles: ["server/testing/test-database.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
