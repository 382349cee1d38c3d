import { createHash, randomBytes, randomInt } from "node:crypto";
import { sleep } from "../lib/processes.mjs";

/** @typedef {{ url: string, headers: Record<string, string> }} Firm where it answers now, and as whom to ask */

const LANES = 3;
/** Milliseconds between two steps of a lane: what is uploaded has to be read in the end. */
const PAUSE = 500;

/**
 * People at work while something fails: they upload, make cases, list and read. What was acknowledged to them is kept,
 * to be looked for afterwards, and each answer that must never be given.
 */
export class Load {
  /** SHA-256 of each acknowledged file, by its id. */
  files = new Map();
  cases = new Set();
  /** How often each answer came; "cut" for none. */
  answers = new Map();
  /** Answers that no fault excuses. */
  wrong = [];
  #firm;
  #running = false;
  #lanes = [];

  /** @param {Firm} firm */
  constructor(firm) {
    this.#firm = firm;
  }

  start() {
    this.#running = true;
    this.#lanes = Array.from({ length: LANES }, () => this.#work());
  }

  async stop() {
    this.#running = false;
    await Promise.all(this.#lanes);
  }

  async #work() {
    while (this.#running) {
      const id = await this.upload();
      if (id !== null && randomInt(4) === 0) await this.makeCase(id);
      await this.ask("/api/case");
      const known = [...this.files.keys()];
      if (known.length > 0) await this.ask(`/api/documents/${known[randomInt(known.length)]}/original`);
      await sleep(PAUSE);
    }
  }

  /** @returns {Promise<string | null>} the file's id once the server has said that it has it */
  async upload(size = randomInt(50_000)) {
    const text = `Officer Hale stopped the car at 22:10.\n${randomBytes(size / 2).toString("hex")}\n`;
    const form = new FormData();
    form.append("file", new File([text], "report.txt", { type: "text/plain" }));
    const answer = await this.ask("/api/fileupload/upload", { method: "POST", body: form });
    if (answer?.status !== 201) return null;
    const { fileId } = JSON.parse(answer.text);
    this.files.set(fileId, createHash("sha256").update(text).digest("hex"));
    return fileId;
  }

  async makeCase(fileId) {
    const body = JSON.stringify({ title: "State v. Marlow", clientName: "Ray Marlow", fileIds: [fileId] });
    const headers = { "content-type": "application/json" };
    const answer = await this.ask("/api/case/create-with-files", { method: "POST", body, headers });
    if (answer?.status === 201 || answer?.status === 200) this.cases.add(JSON.parse(answer.text).caseId);
  }

  /** @returns {Promise<{ status: number, text: string } | null>} null when no whole answer came */
  async ask(path, { headers = {}, ...options } = {}) {
    try {
      const answer = await fetch(this.#firm.url + path, { ...options, headers: { ...headers, ...this.#firm.headers } });
      const text = await answer.text();
      this.#count(answer.status);
      if (answer.status >= 500 && !isHonest(answer.status, text)) this.wrong.push(`${answer.status} ${path}: ${text}`);
      return { status: answer.status, text };
    } catch {
      this.#count("cut");
      return null;
    }
  }

  #count(answer) {
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
  }
}

/** What failed is said in words: no room, not available, or a file that is damaged. Never "Server error". */
function isHonest(status, text) {
  if (status === 503 || status === 507) return text.startsWith('{"success":false');
  return text.includes("is damaged or missing and cannot be shown");
}
