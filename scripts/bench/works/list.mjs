import { isDeepStrictEqual } from "node:util";
import { serveBareApp } from "../bare-app.mjs";
import { get, getMany } from "../load.mjs";
import { cpuOf, interleave, median } from "../measure.mjs";

const ROUNDS = 4;
const REQUESTS = 250;

/** The rows of the list as the product answers them, without anybody being checked. */
const QUERY = `
  SELECT id, title, "caseNumber", "clientName", description, priority, status, "successProbability", "estimatedValue",
    "isDemo", "legalSystem", (SELECT count(*)::int FROM "Document" d WHERE d."caseId" = c.id) AS "documentCount",
    NULL AS "oddsReason", json_build_object('provisional', true, 'factors', 0, 'reviewed', 0) AS "oddsReview",
    NULL AS progress, (SELECT json_build_object('documents', count(*), 'documentsRead', count(*) FILTER (WHERE "pagesRead" > 0),
      'pages', sum("pageCount"), 'pagesRead', sum("pagesRead")) FROM "Document" d WHERE d."caseId" = c.id) AS reading,
    "createdAt" AT TIME ZONE 'UTC' AS "createdAt",
    "lastActivityAt" AT TIME ZONE 'UTC' AS "lastActivityAt"
  FROM "Case" c WHERE "createdById" = $1 ORDER BY "lastActivityAt" DESC, id DESC LIMIT 60`;

/** Processor time of the web process for one signed-in list of 60 cases. */
export default async function measureList(installation) {
  const { web, userId, headers } = await installation.addFirm("list", 200);
  const bare = await serveBareApp(installation, {
    DATABASE_URL: installation.databaseUrl("list"),
    BENCH_QUERY: QUERY,
    BENCH_USER: userId,
  });
  const ours = { pid: web.pid, url: `${web.url}/api/case`, headers };
  const theirs = { pid: bare.pid, url: `${bare.url}/rows`, headers: {} };
  const [one, other] = await Promise.all([ours, theirs].map(async (side) => (await get(side.url, side.headers)).body));
  if (!isDeepStrictEqual(JSON.parse(one), JSON.parse(other))) throw new Error("The two sides answer different rows");
  for (const side of [ours, theirs]) await getMany({ ...side, count: REQUESTS * 2, atOnce: 8 });
  const measured = await interleave(
    ROUNDS,
    () => cpuOfRequests(ours),
    () => cpuOfRequests(theirs),
  );
  await Promise.all([web.pid, bare.pid].map((pid) => installation.stop(pid)));
  const [a, b] = [median(measured.a), median(measured.b)];
  return [
    {
      work: `case list, signed in, CPU per request (${(a * 1000).toFixed(2)} ms)`,
      against: `bare Next route + pg, same rows (${(b * 1000).toFixed(2)} ms)`,
      value: a / b,
      shown: `${(a / b).toFixed(2)}x`,
      ...{ pass: 1.5, aim: 1.15 },
    },
  ];
}

/** @returns {Promise<number>} seconds of processor time for one request */
async function cpuOfRequests(side) {
  const before = cpuOf(side.pid);
  await getMany({ ...side, count: REQUESTS, atOnce: 8 });
  return (cpuOf(side.pid) - before) / REQUESTS;
}
