import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { parse } from "yaml";
import { createDatabase } from "../database/database.mjs";
import { startPostgres } from "../database/postgres.mjs";
import { PlainFailure } from "../lib/fail.mjs";
import { inRoot } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.mjs";
import { sleep } from "../lib/processes.mjs";
import { findEngine } from "./engine.mjs";
import { analyzeOneCase, readEveryKind, registerFirst, requireOriginal } from "./one-case.mjs";

const GIVEN = process.env.CONTAINER_IMAGE;
const IMAGE = GIVEN ?? "odds-and-evidence-trial";
/** Megabytes of a million bytes, as the engines print them. */
const MOST_MEGABYTES = 600;
/** The user "node" of the image. */
const USER = 1000;
const PATIENCE = 120_000;

/**
 * Builds the image, starts its parts in the order of docker-compose.yml and uses them. The database is the PostgreSQL of
 * this checkout: the trial needs no image but its own.
 * @throws {PlainFailure} what did not work, or why nothing could be tried
 */
export async function tryContainer() {
  const engine = await findEngine();
  const trial = new Trial(engine);
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => void trial.close().then(() => process.exit(1)));
  try {
    await trial.all();
  } finally {
    await trial.close();
  }
}

class Trial {
  #engine;
  #home = inRoot(".cache", `container-${process.pid}`);
  #volume = join(this.#home, "volume");
  #names = new Set();
  #server;
  #port = 0;

  constructor(engine) {
    this.#engine = engine;
  }

  async all() {
    if (GIVEN === undefined) await this.#step("image built", () => this.#engine.build(IMAGE, inRoot()));
    await this.#step(`at most ${MOST_MEGABYTES} MB`, () => this.#requireSize());
    this.#port = await freePort();
    mkdirSync(this.#volume, { recursive: true });
    if (process.getuid?.() === 0) chownSync(this.#volume, USER, USER);
    await this.#step("keys", () => this.#once("keys"));
    await this.#step("database", () => this.#startDatabase());
    await this.#step("set-up", () => this.#once("set-up"));
    await this.#step("web answers", () => this.#startWeb());
    await this.#step("worker", () => this.#start("worker"));
    const url = `http://127.0.0.1:${this.#port}`;
    const ticket = readFileSync(join(this.#volume, "golden-ticket.txt"), "utf8").trim();
    const headers = await this.#step("registered", () => registerFirst(url, ticket));
    const before = await this.#step("uploaded and analyzed", () => analyzeOneCase({ url, headers }));
    await this.#step("scan, PDF and Word read, memo written", () => readEveryKind({ url, headers }));
    await this.#step("worker killed while it works, started again, analyzed", async () => {
      const restart = async () => {
        await this.#kill("worker");
        await this.#start("worker");
      };
      await Promise.all([analyzeOneCase({ url, headers }), restart()]);
    });
    await this.#step("web killed, started again, nothing lost", async () => {
      await this.#kill("web");
      await this.#startWeb();
      await requireOriginal({ url, headers, ...before });
    });
    await this.#step("doctor finds no error", () => this.#in("web", "node", "scripts/doctor.mjs"));
    await this.#step("backed up", () => this.#in("worker", "node", "scripts/backup.mjs", "/data/backups/trial"));
    if (readdirSync(join(this.#volume, "backups", "trial")).length === 0)
      throw new PlainFailure("The backup is empty.");
    const said = await this.#engine.call("logs", this.#nameOf("worker"));
    const missing = said.split("\n").filter((line) => line.includes("Documents are read without"));
    console.log(missing.length === 0 ? "     the reader has every isolation" : missing.join("\n"));
  }

  async #requireSize() {
    const megabytes = Number(await this.#engine.call("image", "inspect", "--format", "{{.Size}}", IMAGE)) / 1e6;
    if (megabytes > MOST_MEGABYTES) throw new PlainFailure(`The image has ${Math.round(megabytes)} MB.`);
    console.log(`     ${Math.round(megabytes)} MB`);
  }

  async #startDatabase() {
    const password = readFileSync(join(this.#volume, "secrets", "database"), "utf8").trim();
    this.#server = await startPostgres({ home: join(this.#home, "postgres"), password, durable: false });
    await createDatabase(this.#server, "odds");
    // The owner has the name that docker-compose.yml gives it.
    const owner = new pg.Client({ connectionString: this.#server.url("odds") });
    await owner.connect();
    await owner.query(`CREATE ROLE odds LOGIN SUPERUSER PASSWORD ${owner.escapeLiteral(password)}`);
    await owner.query("ALTER DATABASE odds OWNER TO odds");
    await owner.end();
  }

  /** As the service of that name in docker-compose.yml: its environment, rights and command. */
  #argsOf(service) {
    const { services } = parse(readFileSync(inRoot("docker-compose.yml"), "utf8"), { merge: true });
    const { command, environment, cap_drop: dropped, security_opt: security } = services[service];
    const settings = {
      ...environment,
      ...{ HOST: "127.0.0.1", PORT: this.#port, LOG_LEVEL: "info" },
      DATABASE_URL: `postgresql://odds@127.0.0.1:${this.#server?.port ?? 5432}/odds`,
    };
    return [
      ...["--name", this.#nameOf(service), "--network=host", "-v", `${this.#volume}:/data`],
      ...Object.entries(settings).flatMap(([name, value]) => ["-e", `${name}=${value}`]),
      ...dropped.map((name) => `--cap-drop=${name}`),
      ...security.flatMap((option) => ["--security-opt", option]),
      ...[IMAGE, ...command],
    ];
  }

  #nameOf(service) {
    const name = `odds-trial-${process.pid}-${service}`;
    this.#names.add(name);
    return name;
  }

  #once(service) {
    return this.#engine.run("--rm", ...this.#argsOf(service));
  }

  async #start(service) {
    await this.#engine.call("rm", "--force", this.#nameOf(service)).catch(() => {});
    await this.#engine.run("--detach", ...this.#argsOf(service));
  }

  async #startWeb() {
    await this.#start("web");
    const isReady = () =>
      fetch(`http://127.0.0.1:${this.#port}/api/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
    for (const until = Date.now() + PATIENCE; !(await isReady()); await sleep(200))
      if (Date.now() > until)
        throw new PlainFailure(`It does not answer:\n${await this.#engine.call("logs", this.#nameOf("web"))}`);
  }

  #kill(service) {
    return this.#engine.call("kill", "--signal=KILL", this.#nameOf(service));
  }

  #in(service, ...command) {
    return this.#engine.call("exec", this.#nameOf(service), ...command);
  }

  async #step(title, work) {
    const began = performance.now();
    const result = await work();
    console.log(`ok   ${title}  ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return result;
  }

  async close() {
    for (const name of this.#names) await this.#engine.call("rm", "--force", name).catch(() => {});
    await this.#server?.stop();
    rmSync(this.#home, { recursive: true, force: true });
  }
}
