import { makeCases } from "../peers/cases.mjs";
import { DIRECTUS } from "../peers/directus.mjs";
import { sizeForRunning } from "../peers/installed-size.mjs";
import { PAYLOAD } from "../peers/payload.mjs";
import { sideOf, startFilled } from "../peers/peer.mjs";
import { getMany, post } from "../load.mjs";
import { cpuOf, interleave, median, memoryOf, unlessVoid } from "../measure.mjs";
import { PlainFailure } from "../../lib/fail.mjs";
import { inRoot } from "../../lib/paths.mjs";
import { sleep } from "../../lib/processes.mjs";
import { UNUSED } from "../../lib/trim-packages.mjs";

const CASES = 500;
const SHOWN = 50;
const ROUNDS = 5;
const REQUESTS = 250;
const SIGN_INS = 4;
/** Until nothing of the starts is left to do. Milliseconds. */
const SETTLING = 15_000;
const MEGABYTE = 1024 * 1024;
const DATABASE = "peers";

/** How this product answers what is asked of a peer. */
const OURS = {
  signIn: "/api/auth/login",
  headersOf: ({ token }) => ({ authorization: `Bearer ${token}` }),
  list: (count) => `/api/case?limit=${count}`,
  casesOf: (answer) => answer,
  detail: (id) => `/api/case/${id}`,
  caseOf: (answer) => answer.case,
};

/**
 * This product beside two that a firm could build its own on. Each holds the same cases in a database of its own and is
 * asked by a person whom its rules of access bind.
 */
export default async function measurePeers(installation) {
  const { peers, missing } = await installAll([DIRECTUS, PAYLOAD]);
  if (peers.length === 0) return missing;
  const cases = makeCases(CASES);
  const account = await fillOurs(installation, cases);
  for (const each of peers) Object.assign(each, await startFilled(installation, each, cases));
  const web = await installation.startWeb(DATABASE);
  const worker = installation.startWorker(DATABASE);
  await sleep(SETTLING);
  const pids = [web.pid, worker];
  const idle = memoryRow("web and worker, idle", pids, peers, { pass: 350, aim: 250 });

  const shown = cases.slice(0, SHOWN);
  const ours = { pid: web.pid, ...(await sideOf(web.url, OURS, { account, cases: shown })) };
  const calls = [];
  const signIns = [];
  for (const { peer, server, account: theirAccount } of peers) {
    const side = await sideOf(server.url, peer, { account: theirAccount, cases: shown });
    const theirs = { pid: server.pid, ...side };
    calls.push(await callRow("list", `case list of ${SHOWN}`, peer, ours, theirs));
    calls.push(await callRow("detail", "case detail", peer, ours, theirs));
    signIns.push(
      await interleave(
        ROUNDS,
        () => cpuOfSignIns(ours),
        () => cpuOfSignIns(theirs),
      ),
    );
  }
  const used = memoryRow("both after these calls", pids, peers, {});
  await Promise.all([...pids, ...peers.map(({ server }) => server.pid)].map((pid) => installation.stop(pid)));
  return [...calls, signInRow(signIns, peers), idle, used, sizeRow(peers), ...missing];
}

/** Those that npm can fetch; a row for each of the others. */
async function installAll(wanted) {
  const peers = [];
  const missing = [];
  for (const peer of wanted) {
    try {
      peers.push({ peer, installed: await peer.install() });
    } catch (error) {
      if (!(error instanceof PlainFailure)) throw error;
      console.log(error.message);
      missing.push({ work: peer.name, against: "", shown: "could not be installed", isVoid: true });
    }
  }
  return { peers, missing };
}

/** @returns {Promise<import("../peers/peer.mjs").Account>} the lawyer's */
async function fillOurs(installation, cases) {
  const { web, userId, account } = await installation.addLawyer(DATABASE);
  await installation.query(DATABASE, FILL, [userId, JSON.stringify(cases)]);
  await installation.stop(web.pid);
  return account;
}

async function callRow(call, work, peer, ours, theirs) {
  for (const side of [ours, theirs]) await getMany({ ...side[call], count: REQUESTS * 2, atOnce: 8 });
  const cpuOfCalls = async (side) => {
    const before = cpuOf(side.pid);
    await getMany({ ...side[call], count: REQUESTS, atOnce: 8 });
    return (cpuOf(side.pid) - before) / REQUESTS;
  };
  const measured = await interleave(
    ROUNDS,
    () => cpuOfCalls(ours),
    () => cpuOfCalls(theirs),
  );
  const [a, b] = [median(measured.a), median(measured.b)];
  return unlessVoid([measured], {
    work: `${work}, signed in, CPU per request (${(a * 1000).toFixed(2)} ms)`,
    against: `${peer.name}, same rows (${(b * 1000).toFixed(2)} ms)`,
    value: a / b,
    shown: `${(a / b).toFixed(2)}x`,
    ...{ pass: 1, aim: 0.5 },
  });
}

/** @returns {Promise<number>} seconds of processor time for one */
async function cpuOfSignIns({ pid, signIn }) {
  const before = cpuOf(pid);
  for (let count = 0; count < SIGN_INS; count += 1) await post(signIn.url, {}, signIn.account);
  return (cpuOf(pid) - before) / SIGN_INS;
}

function signInRow(measured, peers) {
  const value = median(measured.flatMap(({ a }) => a)) * 1000;
  const theirs = peers.map(({ peer }, index) => `${named(peer)} ${(median(measured[index].b) * 1000).toFixed(0)}`);
  return unlessVoid(measured, {
    work: "signing in, bcrypt, CPU",
    against: ["milliseconds", ...theirs].join("; "),
    ...{ value, shown: `${value.toFixed(0)} ms`, pass: 200, aim: 160 },
  });
}

const named = ({ name, hash }) => `${name}, ${hash}:`;

function memoryRow(work, pids, peers, bars) {
  const sizes = pids.map((pid) => memoryOf(pid) / MEGABYTE);
  const value = sizes.reduce((sum, size) => sum + size, 0);
  const theirs = peers.map(({ peer, server }) => `${peer.name}: ${(memoryOf(server.pid) / MEGABYTE).toFixed(0)}`);
  return {
    work: `memory of ${work} (${sizes.map((size) => size.toFixed(0)).join(" + ")} MB)`,
    against: ["MB", ...theirs].join("; "),
    ...{ value, shown: `${value.toFixed(0)} MB`, ...bars },
  };
}

function sizeRow(peers) {
  const value = sizeForRunning(inRoot(), UNUSED) / MEGABYTE;
  const theirs = peers.map(
    ({ peer, installed }) => `${peer.name}: ${(sizeForRunning(installed.folder) / MEGABYTE).toFixed(0)}`,
  );
  return {
    work: "packages installed for running",
    against: ["MB", ...theirs].join("; "),
    ...{ value, shown: `${value.toFixed(0)} MB`, pass: 700 },
  };
}

/** $1 the lawyer, $2 the cases. */
const FILL = `
  INSERT INTO "Case" (id, "caseNumber", title, "clientName", description, priority, status, "successProbability",
    "estimatedValue", "createdById", "updatedAt", "lastActivityAt")
  SELECT gen_random_uuid(), c."caseNumber", c.title, c."clientName", c.description, c.priority, c.status,
    c."successProbability", c."estimatedValue", $1::uuid, now(), c."lastActivityAt"
  FROM jsonb_populate_recordset(null::"Case", $2::jsonb) c`;
