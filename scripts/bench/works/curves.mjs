import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listCaseNames, loadCase } from "../../../evaluation/harness/load-case.ts";
import { DEFAULT_HOURS_BY_CLASS } from "../../../lib/domain/fee.ts";
import { fromServer } from "../from-server.mjs";
import { getMany, post } from "../load.mjs";
import { cpuOf, cpuOfEndedChildren } from "../measure.mjs";
import { mergedPdf } from "../merged-pdf.mjs";
import { formOf, sendForm } from "../send-form.mjs";

const TIMES = [1, 10, 100];
const CASES = 60;
const CHAT_PAGES = 10;
const UPLOAD_BYTES = 500_000;
const READ_PAGES = 3;
const ANALYSED_PAGES = 4;
const REQUESTS = 100;
const QUESTIONS = 10;

/**
 * What a piece of work costs at once, ten and a hundred times the size. Processor time alone, the database's own processes
 * included: it says the same on a busy machine.
 */
export default async function measureCurves(installation) {
  return [
    ...(await measureCalls(installation)),
    line("upload, encrypted, of 0.5, 5 and 50 MB", await measureUploads(installation)),
    line("reading of 3, 30 and 300 pages of PDF", await measureReading(installation)),
    line("analysis of 4, 40 and 400 pages", await measureAnalyses()),
  ];
}

function line(work, seconds) {
  const shown = seconds.map((each) => `${(each * 1000).toFixed(each < 0.1 ? 1 : 0)} ms`).join(", ");
  return { work, against: "itself, 1, 10 and 100 times the size; CPU", shown };
}

async function measureCalls(installation) {
  const costs = { list: [], search: [], chat: [] };
  for (const times of TIMES) {
    const database = `curves${times}`;
    const { web, headers, caseId } = await installation.addFirm(database, CASES * times);
    await installation.query(database, FILL_CASE, [caseId, (CHAT_PAGES * times) / 5]);
    await installation.query(database, "VACUUM ANALYZE");
    const cpu = () => cpuOf(web.pid) + cpuOfChildren(installation.databasePid);
    const many = (path, count) => getMany({ url: web.url + path, headers, count, atOnce: 4 });
    for (const [name, path] of [
      ["list", "/api/case"],
      ["search", "/api/search?query=Client%207"],
    ]) {
      await many(path, REQUESTS);
      const before = cpu();
      await many(path, REQUESTS);
      costs[name].push((cpu() - before) / REQUESTS);
    }
    const ask = () =>
      post(`${web.url}/api/case/${caseId}/chat`, headers, { message: "When did the officer see the car?" });
    await ask();
    const before = cpu();
    for (let question = 0; question < QUESTIONS; question += 1) await ask();
    costs.chat.push((cpu() - before) / QUESTIONS);
    await installation.stop(web.pid);
  }
  return [
    line("the case list (60 shown) of 60, 600 and 6,000 cases", costs.list),
    line("a search by name among as many, five documents each", costs.search),
    line("a question to a case of 10, 100 and 1,000 pages, no model", costs.chat),
  ];
}

/** Of the processes that serve the connections; they stay until a connection ends. */
function cpuOfChildren(parent) {
  let sum = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      if (Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent) sum += cpuOf(Number(pid));
    } catch {
      // It has just ended.
    }
  return sum;
}

async function measureUploads(installation) {
  const { web, headers } = await installation.addFirm("curves-upload", 1);
  const costs = [];
  for (const times of TIMES) {
    const body = formOf(UPLOAD_BYTES * times);
    const rounds = times === 100 ? 2 : 10;
    await sendForm({ url: `${web.url}/api/fileupload/upload`, headers }, body);
    const before = cpuOf(web.pid);
    for (let round = 0; round < rounds; round += 1)
      await sendForm({ url: `${web.url}/api/fileupload/upload`, headers }, body);
    costs.push((cpuOf(web.pid) - before) / rounds);
  }
  await installation.stop(web.pid);
  return costs;
}

async function measureReading(installation) {
  const { extractDocument } = await fromServer("extraction/extract-document.ts");
  const folder = join(installation.home, "curves");
  mkdirSync(folder, { recursive: true });
  const costs = [];
  for (const times of TIMES) {
    const path = join(folder, `${times}.pdf`);
    writeFileSync(path, await mergedPdf(READ_PAGES * times));
    const before = cpuOfEndedChildren();
    const result = await extractDocument({ path, type: "pdf" });
    if (!result.ok) throw new Error(result.reason);
    costs.push(cpuOfEndedChildren() - before);
  }
  return costs;
}

/** Each in a thread of its own, start and knowledge included. */
async function measureAnalyses() {
  const { runAnalysis } = await fromServer("worker/run-analysis.ts");
  const costs = [];
  const settings = { hourlyRate: 250, hoursByClass: DEFAULT_HOURS_BY_CLASS, lowConfidence: 0.7 };
  const task = { failedDocuments: [], unreadParts: [], clientName: null, legalSystem: null, settings };
  const all = listCaseNames().flatMap((name) => loadCase(name).documents.flatMap(({ pages }) => pages));
  for (const times of TIMES) {
    const pages = all.slice(0, ANALYSED_PAGES * times);
    const documents = Array.from({ length: Math.ceil(pages.length / 4) }, (_, index) => ({
      ...{ id: `document-${index + 1}`, exhibit: index + 1, fileName: `paper-${index + 1}.txt` },
      pages: pages.slice(index * 4, index * 4 + 4).map((page, at) => ({ ...page, pageNumber: at + 1 })),
    }));
    const began = process.cpuUsage();
    await runAnalysis({ ...task, documents }, { signal: new AbortController().signal, onProgress() {} });
    const { user, system } = process.cpuUsage(began);
    costs.push((user + system) / 1e6);
  }
  return costs;
}

/** $1 the case, $2 pages of each of its five documents. */
const FILL_CASE = `
  INSERT INTO "DocumentPage" ("documentId", "pageNumber", text, confidence, source)
  SELECT d.id, page, string_agg('The officer stated at ' || (7 + i % 12) || ':' || (10 + page % 50) || ' that unit ' ||
    left(md5(d.id::text || page || i), 6) || ' saw a blue car on Elm Street without a warrant.', E'\\n'), 1, 'text'
  FROM "Document" d, generate_series(1, $2::int) page, generate_series(1, 15) i WHERE d."caseId" = $1::uuid GROUP BY d.id, page`;
