import { defineConfig } from "vitest/config";

const EVERYWHERE = ["**/node_modules/**", ".next*/**", ".cache/**", "e2e/**"];
/** These replace a module that other tests have loaded before them. */
const MOCKING = ["server/llm/openai-model.test.ts", "server/chat/answer-with-model.test.ts"];
const DATABASE = "**/*.db.test.ts";

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other, and each one has a database of its own.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // npm run test:coverage. What only the browser tests and processes of their own run counts as not covered.
    coverage: {
      provider: "v8",
      include: ["{lib,server}/**/*.ts"],
      exclude: ["**/*.test.ts", "**/testing/**", "**/generated/**"],
      reporter: ["text-summary"],
    },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: [...EVERYWHERE, DATABASE, ...MOCKING],
          // Functions without state: a process of its own for each file took more time than its tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: "unit-mocking", include: MOCKING } },
      {
        extends: true,
        test: {
          name: "db",
          include: [DATABASE],
          exclude: EVERYWHERE,
          setupFiles: ["server/testing/test-database.ts", "server/testing/cheap-passwords.ts"],
        },
      },
    ],
  },
});
