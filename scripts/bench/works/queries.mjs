import { get } from "../load.mjs";
import { startQueryCounter } from "../query-counter.mjs";

const REPEATS = 10;

/** Queries that one request makes, the look at the session included. */
export default async function countQueries(installation) {
  const { headers, caseId } = await installation.addFirm("queries", 100);
  const counter = await startQueryCounter(installation.databasePort);
  try {
    const web = await installation.startWeb("queries", counter.port);
    const calls = {
      list: "/api/case",
      detail: `/api/case/${caseId}`,
      poll: `/api/case/${caseId}/analysis-status`,
    };
    const lines = [];
    for (const [name, path] of Object.entries(calls)) {
      await get(web.url + path, headers);
      const before = counter.count();
      for (let repeat = 0; repeat < REPEATS; repeat += 1) await get(web.url + path, headers);
      const value = (counter.count() - before) / REPEATS;
      lines.push({ work: `queries of the ${name}`, against: "", value, shown: String(value), pass: 3, aim: 2 });
    }
    await installation.stop(web.pid);
    return lines;
  } finally {
    counter.close();
  }
}
