import { listCaseNames, loadCase } from "../../../evaluation/harness/load-case.ts";
import { DEFAULT_HOURS_BY_CLASS } from "../../../lib/domain/fee.ts";
import { fromServer } from "../from-server.mjs";
import { median } from "../measure.mjs";

const DOCUMENTS = 17;
const RUNS = 5;
const SETTINGS = { hourlyRate: 250, hoursByClass: DEFAULT_HOURS_BY_CLASS, lowConfidence: 0.7 };
const TASK = { failedDocuments: [], unreadParts: [], clientName: null, legalSystem: null, settings: SETTINGS };
const OPTIONS = { signal: new AbortController().signal, onProgress() {} };
/** As those of a real analysis, so that it gets the thread that waits. */
const FAILING = { timeMs: 300_000, heapMegabytes: 1024 };
const CASES = [
  "dui-pickup-drifting",
  "weapons-street-pat-down",
  "robbery-quick-stop-market",
  "drugs-car-consent-search",
  "domestic-thrown-glass",
];

/** Pages and names of the made-up record. */
const PEOPLE = { pages: 400, names: 600, pagesPerDocument: 10, linesPerPage: 30 };
const SYLLABLES = ["bar", "den", "fol", "gim", "hos", "kel", "lum", "mor", "nev", "pol"];
const LINES = [
  (name) => `Officer ${name} arrived at 10:15 PM and spoke with the neighbor.`,
  (name) => `Mr. ${name} said that he saw the suspect leave the store.`,
  (name) => `My brother ${name} was there and heard the argument outside.`,
  (name) => `They arrested the suspect at the car while ${name} stood by.`,
];
const HEADINGS = [
  "INCIDENT REPORT of the police",
  "WITNESS STATEMENT to the police",
  "LABORATORY REPORT of the police",
];

/** A record in which hundreds of people are named again and again; nobody is its author, nobody was arrested by name. */
function madeUpRecord() {
  const names = SYLLABLES.flatMap((one) => SYLLABLES.flatMap((two) => SYLLABLES.map((three) => one + two + three)))
    .slice(0, PEOPLE.names)
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  let line = 0;
  const nextLine = () => {
    line += 1;
    // Each name comes up in each kind of line: the kind moves on by one whenever all names have had their turn.
    return LINES[(line + Math.floor(line / names.length)) % LINES.length](names[(line * 7) % names.length]);
  };
  const page = (heading, pageNumber) => ({
    ...{ pageNumber, confidence: 1, source: "text", unreadReason: null },
    text: [heading, ...Array.from({ length: PEOPLE.linesPerPage }, nextLine)].join("\n"),
  });
  return Array.from({ length: PEOPLE.pages / PEOPLE.pagesPerDocument }, (_, index) => ({
    id: `document-${index + 1}`,
    exhibit: index + 1,
    fileName: `report-${index + 1}.txt`,
    pages: Array.from({ length: PEOPLE.pagesPerDocument }, (_, number) =>
      page(HEADINGS[index % HEADINGS.length], number + 1),
    ),
  }));
}

/** The rules and everything after them, without the thread. @returns {Promise<(documents: object[]) => number>} seconds of CPU */
async function analyst() {
  const { readCase } = await fromServer("analyst/read-case.ts");
  const { analyseByRules } = await fromServer("analyst/rules/analyse-by-rules.ts");
  const { assembleAnalysis } = await fromServer("analyst/assemble/assemble-analysis.ts");
  return (documents) => {
    const began = process.cpuUsage();
    const reading = readCase(documents);
    const output = analyseByRules(reading);
    assembleAnalysis({ output, reading, failedDocuments: [], model: null, clientName: null, settings: SETTINGS });
    return process.cpuUsage(began).user / 1e6;
  };
}

function measurePeople(analyse) {
  const record = madeUpRecord();
  const value = median([1, 2, 3].map(() => analyse(record)));
  return {
    work: `offline analysis, ${PEOPLE.pages} pages, ${PEOPLE.names} names`,
    against: "seconds of CPU",
    value,
    shown: `${value.toFixed(2)} s`,
    ...{ pass: 6, aim: 4 },
  };
}

/** Papers of all case files in turn, up to a number of pages, after the first `skipped` pages. */
function recordOf(pages, skipped = 0) {
  const documents = [];
  let before = skipped;
  let left = pages;
  for (const document of listCaseNames().flatMap((name) => loadCase(name).documents)) {
    if (left === 0) break;
    const own = document.pages.slice(before, before + left);
    before = Math.max(0, before - document.pages.length);
    if (own.length === 0) continue;
    left -= own.length;
    const number = documents.length + 1;
    documents.push({ ...document, id: `document-${number}`, exhibit: number, pages: own });
  }
  return documents;
}

/** Pages of a short and of a long record, and how many short ones are read before and after the long one. */
const GROWTH = { short: 15, long: 1000, shorts: 10 };

/** Each record has pages that were not read before: what is found in a text is remembered (server/analyst/text/remembered.ts). */
function measureGrowth(analyse) {
  const { short, long, shorts } = GROWTH;
  const records = Array.from({ length: 2 * shorts }, (_, index) => recordOf(short, long + index * short));
  const perPage = (record, pages) => analyse(record) / pages;
  const before = records.slice(0, shorts).map((record) => perPage(record, short));
  const after = perPage(recordOf(long), long);
  const again = records.slice(shorts).map((record) => perPage(record, short));
  const base = median([...before, ...again]);
  return {
    work: `offline analysis, ${long} pages, CPU per page (${(after * 1000).toFixed(0)} ms)`,
    against: `${short} pages (${(base * 1000).toFixed(0)} ms)`,
    value: after / base,
    shown: `${(after / base).toFixed(2)}x`,
    ...{ pass: 1.5, aim: 1.1 },
  };
}

/** Pages of a record that gets one more paper. */
const SECOND = { pages: 400, rounds: 3 };

/**
 * The worker's analysis of a record with one more paper, in the thread that has just read it without, against the analysis without.
 * Processor time of this process, its threads included.
 */
async function measureSecond(runAnalysis) {
  const record = recordOf(SECOND.pages + 1);
  const [extra] = record.splice(-1);
  const cpuOfAnalysis = async (documents) => {
    const began = process.cpuUsage();
    await runAnalysis({ ...TASK, documents }, OPTIONS);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  const [firsts, seconds] = [[], []];
  for (let round = 0; round < SECOND.rounds; round += 1) {
    // An analysis that fails takes the thread that waits with it: the next one starts from nothing.
    await runAnalysis({ ...TASK, documents: [{ pages: null }] }, { ...OPTIONS, limits: FAILING }).catch(() => {});
    firsts.push(await cpuOfAnalysis(record));
    seconds.push(await cpuOfAnalysis([...record, extra]));
  }
  const [first, second] = [median(firsts), median(seconds)];
  return {
    work: `second analysis, one more paper, CPU (${second.toFixed(2)} s)`,
    against: `the first, ${SECOND.pages} pages (${first.toFixed(2)} s)`,
    value: second / first,
    shown: `${(second / first).toFixed(2)}x`,
    ...{ pass: 0.5, aim: 0.25 },
  };
}

/** The worker's whole analysis of one case: a new thread, its modules, the rules, the check of each quote. Wall time. */
export default async function measureAnalysis() {
  const documents = CASES.flatMap((name) => loadCase(name).documents)
    .slice(0, DOCUMENTS)
    .map((document, index) => ({ ...document, id: `document-${index + 1}`, exhibit: index + 1 }));
  if (documents.length < DOCUMENTS) throw new Error(`There are ${documents.length} documents instead of ${DOCUMENTS}`);
  const { runAnalysis } = await fromServer("worker/run-analysis.ts");
  const seconds = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    await runAnalysis({ ...TASK, documents }, OPTIONS);
    seconds.push((performance.now() - began) / 1000);
  }
  const pages = documents.reduce((sum, document) => sum + document.pages.length, 0);
  const value = median(seconds);
  const analyse = await analyst();
  return [
    {
      work: `offline analysis, ${DOCUMENTS} documents, ${pages} pages`,
      against: "seconds, meant for an idle machine",
      value,
      shown: `${value.toFixed(2)} s`,
      ...{ pass: 2, aim: 1 },
    },
    measurePeople(analyse),
    measureGrowth(analyse),
    await measureSecond(runAnalysis),
  ];
}
