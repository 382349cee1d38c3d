import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { serveBareApp } from "../bare-app.mjs";
import { get, post } from "../load.mjs";
import { median, memoryOf, quantile } from "../measure.mjs";
import { sleep } from "../../lib/processes.mjs";

const PEOPLE = 200;
const CASES = 2_000;
const MINUTES = 10;
/** Between two calls of a person, on average; half as long to half as long again. Milliseconds. */
const THINK = 6_000;
const SAMPLE = 5_000;
const MEGABYTE = 1024 * 1024;

/** How often of a hundred calls. Signing in takes a third of a second of processor time, hence so seldom. */
const MIX = { list: 22, detail: 17, poll: 30, page: 6, content: 12, search: 7, chat: 2, refresh: 3, signIn: 1 };
const DRAWN = Object.entries(MIX).flatMap(([name, share]) => Array(share).fill(name));

/** Memory of the web process while two hundred people work, beside a bare application that gets as many calls. */
export default async function measureSoak(installation) {
  installation.preload = ["tell-heap.mjs"];
  const { web, userId } = await installation.addFirm("soak", CASES);
  const accounts = await installation.addAccounts("soak", { like: userId, count: PEOPLE });
  await installation.query("soak", FILL_PAGES);
  await installation.query("soak", DEAL_CASES);
  await installation.query("soak", "VACUUM ANALYZE");
  const owned = new Map();
  for (const { email, ...own } of await installation.query("soak", OWN_CASES)) owned.set(email, own);
  const bare = await serveBareApp(installation, {
    databaseUrl: installation.databaseUrl("soak"),
    calls: {
      cases: {
        text: `SELECT id, title, "caseNumber", status FROM "Case" WHERE "createdById" = $1 LIMIT 60`,
        values: [owned.values().next().value.userId],
      },
    },
    env: { DATA_DIR: installation.home },
  });
  installation.preload = [];

  const until = performance.now() + MINUTES * 60_000;
  const times = [];
  const refusals = [];
  const live = async (account) => {
    // They come in during the first third.
    await sleep((Math.random() * MINUTES * 60_000) / 3);
    const person = new Person(web.url, account, owned.get(account.email));
    while (performance.now() < until) {
      const name = person.isSignedIn ? draw(DRAWN) : "signIn";
      const began = performance.now();
      try {
        await Promise.all([person[name](), get(`${bare.url}/rows/cases`, {})]);
        if (name !== "signIn") times.push(performance.now() - began);
      } catch (error) {
        refusals.push(error);
      }
      await sleep(THINK * (0.5 + Math.random()));
    }
  };
  const ours = { pid: web.pid, folder: join(installation.home, "data"), thirds: [[], [], []], heaps: [] };
  const theirs = { pid: bare.pid, folder: installation.home, thirds: [[], [], []], heaps: [] };
  const watch = async () => {
    for (let third = 0; third < 3; third += 1) {
      const end = until - ((2 - third) * MINUTES * 60_000) / 3;
      while (performance.now() < end) {
        for (const side of [ours, theirs]) side.thirds[third].push(memoryOf(side.pid));
        await sleep(SAMPLE);
      }
      // Not between the second third and the last, which are held against each other.
      if (third !== 1) for (const side of [ours, theirs]) side.heaps.push(await heapAfterCollection(side));
    }
  };
  await Promise.all([...accounts.map(live), watch()]);
  await Promise.all([web.pid, bare.pid].map((pid) => installation.stop(pid)));
  for (const refusal of refusals.slice(0, 3)) console.log(refusal.message);
  return [memoryLine(ours, theirs), driftLine(ours, theirs), timesLine(times), refusalsLine(times, refusals)];
}

const megabytes = (bytes) => (bytes / MEGABYTE).toFixed(0);

function memoryLine(ours, theirs) {
  const [a, b] = [ours, theirs].map(({ thirds }) => median(thirds[2]));
  const heap = ({ heaps }) => `heap ${heaps.map(megabytes).join(", then ")}`;
  return {
    work: `memory after ${MINUTES} min of ${PEOPLE} people (${megabytes(a)} MB; ${heap(ours)})`,
    against: `bare Next server, as many calls (${megabytes(b)} MB; ${heap(theirs)})`,
    ...{ value: a / b, shown: `${(a / b).toFixed(2)}x`, pass: 2, aim: 1.4 },
  };
}

function driftLine(ours, theirs) {
  const [own, bare] = [ours, theirs].map(({ thirds }) => (median(thirds[2]) / median(thirds[1]) - 1) * 100);
  return {
    work: "the same, drift: last third of the time",
    against: `second third (bare: ${bare.toFixed(1)} %)`,
    ...{ value: own, shown: `${own.toFixed(1)} %`, pass: 5, aim: 0 },
  };
}

function timesLine(times) {
  const [p95, p99] = [0.95, 0.99].map((share) => quantile(times, share).toFixed(0));
  return {
    work: `the same, ${times.length} calls, each with one to the bare server`,
    against: "milliseconds, signing in not counted",
    shown: `p95 ${p95} ms, p99 ${p99} ms`,
  };
}

function refusalsLine(times, refusals) {
  const share = (100 * refusals.length) / (times.length + refusals.length);
  return {
    work: "the same, calls that were refused or broke off",
    against: "of all calls",
    ...{ value: share, shown: `${refusals.length} (${share.toFixed(2)} %)`, pass: 0.1, aim: 0 },
  };
}

/** @returns {Promise<number>} bytes of the heap once all garbage is collected */
async function heapAfterCollection({ pid, folder }) {
  const file = join(folder, `heap-${pid}`);
  rmSync(file, { force: true });
  process.kill(pid, "SIGUSR2");
  while (!existsSync(file)) await sleep(100);
  await sleep(100);
  return Number(readFileSync(file, "utf8"));
}

const QUESTIONS = ["What did the officer see?", "Was the stop lawful?", "Who saw the blue car on Elm Street?"];
const draw = (items) => items[Math.floor(Math.random() * items.length)];

/** Somebody at work, each of whose calls is one entry of the mix. */
class Person {
  #url;
  #account;
  #own;
  #tokens;

  constructor(url, account, own) {
    this.#url = url;
    this.#account = account;
    this.#own = own;
  }

  get isSignedIn() {
    return this.#tokens !== undefined;
  }

  async signIn() {
    this.#tokens = JSON.parse((await post(`${this.#url}/api/auth/login`, {}, this.#account)).body);
  }

  async refresh() {
    const { refreshToken } = this.#tokens;
    this.#tokens = JSON.parse((await post(`${this.#url}/api/auth/refresh`, {}, { refreshToken })).body);
  }

  get #headers() {
    return { authorization: `Bearer ${this.#tokens.token}` };
  }

  #get(path) {
    return get(this.#url + path, this.#headers);
  }

  list = () => this.#get("/api/case");
  detail = () => this.#get(`/api/case/${draw(this.#own.cases)}`);
  poll = () => this.#get(`/api/case/${draw(this.#own.cases)}/analysis-status`);
  content = () => this.#get(`/api/documentviewer/document/${draw(this.#own.documents)}/content`);
  page = () => this.#get(`/cases/${draw(this.#own.cases)}/documents/${draw(this.#own.documents)}`);
  search = () => this.#get(`/api/search?query=${draw(["blue car", "officer", "warrant", "report 3"])}`);
  chat = () => post(`${this.#url}/api/case/${draw(this.#own.cases)}/chat`, this.#headers, { message: draw(QUESTIONS) });
}

/** Two pages of each document, about 1,500 characters each, no two alike. */
const FILL_PAGES = `
  INSERT INTO "DocumentPage" ("documentId", "pageNumber", text, confidence, source)
  SELECT d.id, page, string_agg('The officer stated at ' || (7 + i) || ':' || (10 + page * i) || ' that unit ' ||
    left(md5(d.id::text || i), 6) || ' saw a blue car on Elm Street without a warrant.', E'\\n'), 1, 'text'
  FROM "Document" d, generate_series(1, 2) page, generate_series(1, 15) i GROUP BY d.id, page`;

/** The cases are dealt out in turn, and with them what lies in them. */
const DEAL_CASES = `
  UPDATE "Case" SET "createdById" = (SELECT id FROM "User" WHERE email = 'person' ||
    (1 + substr("caseNumber", 3)::int % ${PEOPLE}) || '@firm.example')`;

const OWN_CASES = `
  SELECT u.id AS "userId", u.email, array_agg(DISTINCT c.id) AS cases, array_agg(d.id) AS documents
  FROM "User" u JOIN "Case" c ON c."createdById" = u.id JOIN "Document" d ON d."caseId" = c.id GROUP BY u.id`;
