import { isDeepStrictEqual } from "node:util";
import { serveBareApp } from "../bare-app.mjs";
import { bareCalls } from "../bare-queries.mjs";
import { get, getMany } from "../load.mjs";
import { cpuOf, interleave, median } from "../measure.mjs";

const ROUNDS = 5;
const REQUESTS = 250;

/** Processor time of the web process for one signed-in list of 60 cases, one case and one look at its progress. */
export default async function measureCalls(installation) {
  const { web, headers, ...firm } = await installation.addFirm("calls", 200);
  const bare = await serveBareApp(installation, {
    databaseUrl: installation.databaseUrl("calls"),
    calls: bareCalls(firm),
  });
  const paths = {
    list: "/api/case",
    detail: `/api/case/${firm.caseId}`,
    poll: `/api/case/${firm.caseId}/analysis-status`,
  };
  const lines = [];
  for (const [name, path] of Object.entries(paths)) {
    const ours = { pid: web.pid, url: web.url + path, headers };
    const theirs = { pid: bare.pid, url: `${bare.url}/rows/${name}`, headers: {} };
    lines.push(await measureCall(name, ours, theirs));
  }
  await Promise.all([web.pid, bare.pid].map((pid) => installation.stop(pid)));
  return lines;
}

async function measureCall(name, ours, theirs) {
  const [one, other] = await Promise.all(
    [ours, theirs].map(async ({ url, headers }) => JSON.parse(String((await get(url, headers)).body))),
  );
  if (!isDeepStrictEqual(one, other)) throw new Error(`The two sides answer different rows to the ${name}`);
  for (const side of [ours, theirs]) await getMany({ ...side, count: REQUESTS * 2, atOnce: 8 });
  const measured = await interleave(
    ROUNDS,
    () => cpuOfRequests(ours),
    () => cpuOfRequests(theirs),
  );
  const [a, b] = [median(measured.a), median(measured.b)];
  return {
    work: `case ${name}, signed in, CPU per request (${(a * 1000).toFixed(2)} ms)`,
    against: `bare Next route + pg, same rows (${(b * 1000).toFixed(2)} ms)`,
    value: a / b,
    shown: `${(a / b).toFixed(2)}x`,
    ...{ pass: 1.3, aim: 1.1 },
  };
}

/** @returns {Promise<number>} seconds of processor time for one request */
async function cpuOfRequests(side) {
  const before = cpuOf(side.pid);
  await getMany({ ...side, count: REQUESTS, atOnce: 8 });
  return (cpuOf(side.pid) - before) / REQUESTS;
}
