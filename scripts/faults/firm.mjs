import { createHash } from "node:crypto";
import { startS3Server } from "../../server/testing/s3-server.ts";
import { Installation } from "../bench/installation.mjs";
import { sleep } from "../lib/processes.mjs";
import { runScript } from "../lib/run.mjs";

const DATABASE = "faults";
/** Milliseconds until what was disturbed must be at work again, on a busy machine. */
const PATIENCE = 600_000;

/** A firm whose parts can be broken one by one: web, worker, database and data folder of this run alone. */
export class Firm {
  installation = new Installation({ isDurable: true });
  /** The store of the originals; null where they lie on the disk. */
  bucket = null;
  #isInBucket;
  /** Where it answers now. */
  url = "";
  headers = {};
  webPid = 0;
  workerPid = 0;

  /** @param {{ isInBucket: boolean }} options */
  constructor({ isInBucket }) {
    this.#isInBucket = isInBucket;
  }

  async open() {
    if (this.#isInBucket) {
      this.bucket = await startS3Server();
      const { endpoint, bucket, accessKeyId, secretAccessKey, region } = this.bucket.settings;
      const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
      this.installation.settings = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, ...keys };
    }
    await this.installation.open();
    const { web } = await this.installation.addLawyer(DATABASE);
    Object.assign(this, { url: web.url, webPid: web.pid });
    this.startWorker();
  }

  /** Access tokens end after 15 minutes. */
  async signIn() {
    this.headers = await this.installation.signIn(this.url);
  }

  async startWeb() {
    const { url, pid } = await this.installation.startWeb(DATABASE);
    Object.assign(this, { url, webPid: pid });
  }

  startWorker() {
    this.workerPid = this.installation.startWorker(DATABASE);
  }

  get dataDir() {
    return this.environment.DATA_DIR;
  }

  get environment() {
    return this.installation.environmentOf(DATABASE);
  }

  query(sql, values) {
    return this.installation.query(DATABASE, sql, values);
  }

  /** @returns {Promise<{ code: number, output: string, message: any }>} what a script of the server says */
  run(script, args = [], env = {}) {
    return runScript(script, args, { env: { LOG_LEVEL: "silent", ...this.environment, ...env } });
  }

  async doctor() {
    const { output, message } = await this.run("scripts/commands/doctor-command.ts");
    const errors = output.split("\n").filter((line) => line.startsWith("ERROR"));
    if (message === null) errors.push(`ERROR the doctor did not come to an end: ${output}`);
    return errors;
  }

  /** Waits until a look finds what it looks for. @throws with `what` when it does not in time */
  async until(what, look) {
    for (const end = Date.now() + PATIENCE; ; await sleep(100)) {
      if (await look().catch(() => false)) return;
      if (Date.now() > end) throw new Error(`Not within ${PATIENCE / 1000} s: ${what}`);
    }
  }

  async isReady() {
    return (await fetch(`${this.url}/api/health/ready`)).ok;
  }

  /**
   * What a load was told must be true when everything runs again.
   * @param {import("./load.mjs").Load} load
   * @returns {Promise<string[]>} what is not
   */
  async findLosses(load) {
    await this.until("the web process is ready", () => this.isReady());
    const open = async (sql) => (await this.query(sql))[0].count;
    await this.until("every document is settled", async () => (await open(UNSETTLED)) === 0);
    await this.until("every analysis is over", async () => (await open(UNANALYSED)) === 0);
    const losses = [];
    for (const [id, hash] of load.files) {
      const answer = await fetch(`${this.url}/api/documents/${id}/original`, { headers: this.headers });
      const found = createHash("sha256")
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest("hex");
      if (answer.status !== 200 || found !== hash) losses.push(`file ${id} answers ${answer.status}`);
    }
    const failed = await this.query(`SELECT id, "failureReason" AS reason FROM "Document" WHERE status = 'failed'`);
    losses.push(...failed.map(({ id, reason }) => `file ${id} was not read: ${reason}`));
    for (const id of load.cases) {
      const analyses = await this.query(
        `SELECT count(*) FILTER (WHERE status = 'Completed')::int AS done, count(*)::int AS count
         FROM "Analysis" WHERE "caseId" = $1`,
        [id],
      );
      if (analyses[0].done !== 1 || analyses[0].count !== 1) losses.push(`case ${id}: ${JSON.stringify(analyses[0])}`);
    }
    return losses;
  }

  async close() {
    await this.installation.close();
    await this.bucket?.stop();
  }
}

const UNSETTLED = `SELECT count(*)::int AS count FROM "Document" WHERE status IN ('uploaded', 'processing')`;
const UNANALYSED = `SELECT count(*)::int AS count FROM "Analysis" WHERE status NOT IN ('Completed', 'Failed')`;
