import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { readyApplicationRole } from "../database/application-role.mjs";
import { readyBuild, readyGenerated } from "../lib/build.mjs";
import { playwrightComplaints, vitestComplaints } from "./complaints.mjs";
import { createDatabase, prepareData } from "../database/database.mjs";
import { findBrowser } from "./find-browser.mjs";
import { PlainFailure } from "../lib/fail.mjs";
import { sweepKilledRuns } from "./killed-runs.mjs";
import { migrate } from "../database/migrate.mjs";
import { inRoot } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.mjs";
import { slowestTests, timedInPlaywright, timedInVitest } from "./slowest-tests.mjs";
import { startPostgres, throwAwayPassword } from "../database/postgres.mjs";
import { PARTS, partsWith } from "./test-parts.mjs";
import { runScript } from "../lib/run.mjs";
import { giveUpAfterFiveDeaths, Supervisor, waitUntilServing } from "./supervise.mjs";
import { WEB_PROCESS, WORKER_PROCESS } from "./app-processes.mjs";

const TEMPLATE = "template_app";
const DIST_DIR = ".next-test";
const BIN = {
  oxfmt: "node_modules/oxfmt/bin/oxfmt",
  next: "node_modules/next/dist/bin/next",
  tsc: "node_modules/typescript-native/bin/tsc",
  oxlint: "node_modules/oxlint/bin/oxlint",
  depcruise: "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
  knip: "node_modules/knip/bin/knip.js",
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
};
/**
 * Runs the checks on services and data of their own. The static checks all run, so that one look shows everything;
 * tests run when those that cost little have passed: unit and database tests beside the browser tests.
 * @param {object} options
 * @param {string[]} options.parts see PARTS; none: all of them, or those with a test file that a filter names
 * @param {string[]} options.filters parts of paths of test files; none: all
 * @param {boolean} options.coverage whether to print how much of the code the unit and database tests run
 * @param {boolean} options.keepReadings whether to read all scans anew and keep what was read
 * @returns {Promise<boolean>} whether everything passed
 */
export async function runTests({ parts, filters, coverage, keepReadings }) {
  const chosen = parts.length > 0 ? parts : filters.length > 0 ? partsWith(filters) : PARTS;
  await sweepKilledRuns();
  const run = new TestRun({ filters, coverage, keepReadings });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => void run.close().then(() => process.exit(1)));
  }
  try {
    return await run.all(new Set(chosen));
  } finally {
    await run.close();
    run.report();
  }
}

class TestRun {
  home = inRoot(".cache", `test-${process.pid}`);
  passed = 0;
  failed = 0;
  /** A line for each failed or flaky test, told last: whoever sees only the end of the output sees what failed. */
  #complaints = [];
  /** What each test took, of all runners. */
  #timed = [];
  #filters;
  #coverage;
  #keepReadings;
  #server;
  #supervisor = new Supervisor();

  constructor({ filters, coverage, keepReadings }) {
    this.#filters = filters;
    this.#coverage = coverage;
    this.#keepReadings = keepReadings;
    mkdirSync(this.home, { recursive: true });
    Object.assign(process.env, {
      CI: "true",
      ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
      NODE_ENV: "test",
      NEXT_TELEMETRY_DISABLED: "1",
      DATA_DIR: join(this.home, "data"),
      // Tests start some hundred processes of the product; compiled once, each starts in half the processor time.
      // What is read back from there has no positions for the coverage.
      ...(coverage ? {} : { NODE_COMPILE_CACHE: join(this.home, "compiled") }),
      TOKEN_SECRET: randomBytes(32).toString("hex"),
      DOCUMENT_KEY: randomBytes(32).toString("hex"),
    });
    // A firm's own settings must reach neither tests nor their server.
    for (const name of Object.keys(process.env)) {
      if (
        /^(DATABASE_|BACKUP_|APP_URL|PORT|HOST|ADMIN_|OPENAI_|SMTP_|MAIL_|S3_|SSO_|TRUST_PROXY|PERSONA_|PRODUCT_|DEMO$)/.test(
          name,
        )
      ) {
        delete process.env[name];
      }
    }
  }

  async all(parts) {
    if (!(await this.#step("generated code", () => readyGenerated().then(() => true)))) return false;
    const isReady = await this.#buildAndCheck(parts);
    const isTyped = !parts.has("static") || (await this.#checkTypesAndFormat());
    if (isReady && isTyped) await this.#test(parts);
    return this.failed === 0;
  }

  /** The build makes the types of the routes that types and lint read; without one they are made alone. */
  async #buildAndCheck(parts) {
    const isStatic = parts.has("static");
    const structure = {
      "structure (dependency-cruiser)": ["scripts/lib/check-structure.mjs"],
      "unused code (knip)": [BIN.knip, "--no-progress"],
    };
    const checks = !isStatic || this.#inTurn(structure);
    const routes = parts.has("e2e")
      ? this.#step("build", () => readyBuild(DIST_DIR).then(() => true))
      : !isStatic || this.#check("route types (next)", [BIN.next, "typegen"], { NODE_ENV: "production" });
    return (await Promise.all([checks, routes])).every(Boolean);
  }

  /** The formatting, which a command mends, is told after what needs thought. */
  #checkTypesAndFormat() {
    return this.#inTurn({
      // A second checker would look at the same libraries again.
      "types (tsc)": [BIN.tsc, "--noEmit", "--checkers", "1", "-p", "."],
      "lint (oxlint)": [BIN.oxlint],
      "formatting (oxfmt; npm run format)": [BIN.oxfmt, "--list-different"],
    });
  }

  async #test(parts) {
    const needsDatabase = parts.has("db") || parts.has("e2e");
    if (needsDatabase && !(await this.#step("database", () => this.#database()))) return;
    // Side by side: a third of the time of either is waiting, for a heartbeat or for a page.
    await Promise.all([
      (parts.has("unit") || parts.has("db")) && this.#step("unit and database tests", () => this.#vitest(parts)),
      parts.has("e2e") && this.#step("browser tests", () => this.#playwright()),
    ]);
  }

  /** @returns whether all passed; a failed one does not keep the next from running */
  async #inTurn(checks) {
    let allPassed = true;
    for (const [title, command] of Object.entries(checks)) if (!(await this.#check(title, command))) allPassed = false;
    return allPassed;
  }

  #check(title, [script, ...args], env = {}) {
    return this.#step(title, async () => {
      const { code, output } = await runScript(script, args, {
        env: { NEXT_DIST_DIR: DIST_DIR, NODE_ENV: "test", ...env },
      });
      if (code !== 0) console.log(output);
      return code === 0;
    });
  }

  /** A cluster without fsync, and in it a migrated template that each test database is copied from. */
  async #database() {
    this.#server = await startPostgres({
      home: join(this.home, "postgres"),
      password: throwAwayPassword(),
      durable: false,
    });
    await createDatabase(this.#server, TEMPLATE);
    const url = this.#server.url(TEMPLATE);
    await migrate({ url });
    mkdirSync(process.env.DATA_DIR, { recursive: true });
    await prepareData({ DATABASE_URL: url, LOG_LEVEL: "silent" });
    process.env.TEST_DATABASE_URL = url;
    return true;
  }

  async #vitest(parts) {
    const report = join(this.home, "vitest.json");
    const suitesReport = join(this.home, "failed-suites.json");
    const projects = ["unit", "db"].filter((part) => parts.has(part)).flatMap((part) => ["--project", `${part}*`]);
    const { code } = await runScript(
      BIN.vitest,
      [
        ...["run", ...projects, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
        "--reporter=./scripts/launch/failed-suites.mjs",
        ...(this.#coverage ? ["--coverage"] : []),
        ...this.#filters,
      ],
      { env: { LOG_LEVEL: "silent", FAILED_SUITES: suitesReport, KEPT_READINGS: this.#readings() }, show: true },
    );
    const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report);
    const suites = readReport(suitesReport, []);
    // The tests of a file that did not load, or of a group whose beforeAll threw, count as neither.
    this.#count({ passed: numPassedTests, failed: numFailedTests + suites.length });
    this.#complaints.push(...vitestComplaints(testResults, suites));
    this.#timed.push(...timedInVitest(testResults));
    return code === 0;
  }

  /** Files that are named are run as they are: then all scans are read (docs/decisions/024). */
  #readings() {
    if (!this.#keepReadings) return this.#filters.length > 0 || this.#coverage ? "none" : "use";
    rmSync(inRoot("testing", "fixtures", "readings"), { recursive: true, force: true });
    return "keep";
  }

  async #playwright() {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const name = "browser_tests";
    await createDatabase(this.#server, name, { template: TEMPLATE });
    const env = {
      NODE_ENV: "production",
      NEXT_DIST_DIR: DIST_DIR,
      HOST: "127.0.0.1",
      PORT: String(port),
      APP_URL: url,
      DATABASE_URL: this.#server.url(name),
      // Not that of the other tests: what lies in a folder belongs to one database.
      DATA_DIR: join(this.home, "browser-data"),
    };
    mkdirSync(env.DATA_DIR, { recursive: true });
    const ticket = await prepareData(env);
    // Web and worker under test use the role that they use at a firm; the tests write as the owner.
    const documentKey = process.env.DOCUMENT_KEY;
    const appEnv = { ...env, DATABASE_URL: await readyApplicationRole({ url: env.DATABASE_URL, documentKey }) };
    const output = openSync(join(this.home, "server.log"), "w");
    const { giveUp, onDeath } = giveUpAfterFiveDeaths();
    this.#supervisor.run({ name: "web", ...WEB_PROCESS, env: appEnv, output, onDeath });
    this.#supervisor.run({ name: "worker", ...WORKER_PROCESS, env: appEnv, output });
    const browser = await findBrowser();
    await waitUntilServing(url, { giveUp });
    const report = join(this.home, "playwright.json");
    const { code } = await runScript(BIN.playwright, ["test", "--reporter=list,json", ...this.#filters], {
      show: true,
      env: {
        ...browser.env,
        NO_COLOR: undefined, // It colours its workers' output itself and warns of the contradiction.
        BROWSER_PATH: browser.path,
        APP_URL: url,
        DATABASE_URL: env.DATABASE_URL,
        DATA_DIR: env.DATA_DIR,
        FOUNDING_TICKET: ticket,
        NEXT_DIST_DIR: DIST_DIR,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    const { stats = {}, suites = [] } = readReport(report);
    const { expected = 0, flaky = 0, unexpected = 0 } = stats;
    this.#count({ passed: expected + flaky, failed: unexpected });
    this.#complaints.push(...playwrightComplaints(suites));
    this.#timed.push(...timedInPlaywright(suites));
    if (code !== 0)
      console.log(`What the server said:\n${readFileSync(join(this.home, "server.log"), "utf8").slice(-4_000)}`);
    return code === 0;
  }

  #count({ passed, failed }) {
    this.passed += passed;
    this.failed += failed;
  }

  /** Prints a line with the time it took. A step that failed without a failed test of its own counts as one. */
  async #step(title, work) {
    const began = performance.now();
    const failedBefore = this.failed;
    let ok = false;
    try {
      ok = await work();
    } catch (error) {
      console.log(error instanceof PlainFailure ? error.message : error);
    } finally {
      if (!ok && this.failed === failedBefore) this.failed += 1;
      console.log(`${ok ? "ok  " : "FAIL"} ${title}  ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
    return ok;
  }

  report() {
    for (const line of [...slowestTests(this.#timed), ...this.#complaints]) console.log(line);
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }

  async close() {
    await this.#supervisor.stop();
    await this.#server?.stop();
    rmSync(this.home, { recursive: true, force: true });
  }
}

/**
 * @param {string} file
 * @param {object} absent
 */
function readReport(file, absent = {}) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return absent; // It ended before it could report; its exit code counts.
  }
}
