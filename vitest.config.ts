import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const OURS = "{app,components,evaluation,lib,scripts,server,testing}/**";
const EVERYWHERE = ["**/node_modules/**", ".next*/**", ".cache/**", "e2e/**"];
const DATABASE = "**/*.db.test.ts";
/** Files that change the environment or replace a module: each has a process of its own. */
const ALONE = globSync(`${OURS}/*.test.ts`, { cwd: import.meta.dirname, exclude: ["**/node_modules/**"] }).filter(
  (file) => /vi\.(?:hoisted|(?:un|do)?[mM]ock)\(|getEnv\(\) as /.test(readFileSync(file, "utf8")),
);
const isDatabase = (file: string) => file.endsWith(".db.test.ts");
/** Those that replace a package, which only Vite's own loader can. */
const PACKAGES = ALONE.filter(
  (file) => isDatabase(file) && /vi\.(?:do)?[mM]ock\("(?!#|\.|node:)/.test(readFileSync(file, "utf8")),
);
const setupFiles = ["server/testing/test-database.ts", "server/testing/cheap-passwords.ts"];

/** Minutes each, on small files: the last one to begin would hold up the end alone. */
const SLOWEST =
  /recognise-(?:spoiled|pages)\.test|(?:evaluation|replays|run-analysis)\.test|recognise-document\.db|backup\.db|resume\.db/;

/** A fresh checkout knows no durations, and the largest files are not the slowest. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { slowest = [], others = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      SLOWEST.test(moduleId) ? "slowest" : "others",
    );
    return [...slowest, ...others];
  }
}

export default defineConfig({
  test: {
    // Of two cores: some files wait for longer than they work. Each worker has a database of its own.
    maxWorkers: 3,
    // Node loads our TypeScript as it is: a tenth less processor time than through Vite, which compiles each file first.
    experimental: { viteModuleRunner: false },
    // By itself V8 prepares each pattern twice: to interpret it the first time, to run it from the second one on. The analyst
    // has thousands of them, for each kind of text: a fifth of its time.
    execArgv: ["--no-regexp-tier-up"],
    sequence: { sequencer: SlowestFirst },
    // Only guards against hanging, the same for all: a busy machine is slow.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // What is waited for comes late on a busy machine: the usual second judges the machine.
    expect: { poll: { timeout: 120_000 } },
    // What one file watches must not be watched in the next one, where they share a process.
    restoreMocks: true,
    // npm run test:coverage. What only the browser tests and processes of their own run counts as not covered.
    coverage: {
      provider: "v8",
      include: ["{lib,server}/**/*.ts"],
      exclude: ["**/*.test.ts", "**/testing/**", "**/generated/**"],
      reporter: ["text-summary"],
    },
    // All other files share the modules of the product: to load them for each took more time than its tests.
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: [...EVERYWHERE, DATABASE, ...ALONE],
          isolate: false,
        },
      },
      { extends: true, test: { name: "unit-alone", include: ALONE.filter((file) => !isDatabase(file)) } },
      {
        extends: true,
        test: {
          name: "db",
          include: [DATABASE],
          exclude: [...EVERYWHERE, ...ALONE],
          isolate: false,
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: "db-alone",
          include: ALONE.filter((file) => isDatabase(file) && !PACKAGES.includes(file)),
          setupFiles,
        },
      },
      {
        extends: true,
        test: { name: "db-packages", include: PACKAGES, setupFiles, experimental: { viteModuleRunner: true } },
      },
    ],
  },
});
