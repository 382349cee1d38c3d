import { loadCase } from "../../../evaluation/harness/load-case.ts";
import { fromServer } from "../from-server.mjs";
import { median } from "../measure.mjs";

const DOCUMENTS = 17;
const RUNS = 5;
const CASES = [
  "dui-pickup-drifting",
  "weapons-street-pat-down",
  "robbery-quick-stop-market",
  "drugs-car-consent-search",
  "domestic-thrown-glass",
];

/** Pages and names of the made-up record whose people are found. */
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

async function measurePeople() {
  const { readCaseText } = await fromServer("analyst/text/case-text.ts");
  const { findPeople } = await fromServer("analyst/people/find-people.ts");
  const text = readCaseText(madeUpRecord());
  const seconds = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = process.cpuUsage();
    const found = findPeople(text).length;
    if (found < PEOPLE.names) throw new Error(`${found} people were found instead of ${PEOPLE.names}`);
    seconds.push(process.cpuUsage(began).user / 1e6);
  }
  const value = median(seconds);
  return {
    work: `people, ${PEOPLE.pages} pages, ${PEOPLE.names} names`,
    against: "seconds of CPU",
    value,
    shown: `${value.toFixed(2)} s`,
    ...{ pass: 1.5, aim: 1 },
  };
}

/** The worker's whole analysis of one case: a new thread, its modules, the rules, the check of each quote. Wall time. */
export default async function measureAnalysis() {
  const documents = CASES.flatMap((name) => loadCase(name).documents)
    .slice(0, DOCUMENTS)
    .map((document, index) => ({ ...document, id: `document-${index + 1}`, exhibit: index + 1 }));
  if (documents.length < DOCUMENTS) throw new Error(`There are ${documents.length} documents instead of ${DOCUMENTS}`);
  const { runAnalysis } = await fromServer("worker/run-analysis.ts");
  const { DEFAULT_HOURS_BY_CLASS } = await fromServer("../lib/domain/fee.ts");
  const settings = { hourlyRate: 250, hoursByClass: DEFAULT_HOURS_BY_CLASS, lowConfidence: 0.7 };
  const seconds = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    await runAnalysis(
      { documents, failedDocuments: [], settings },
      { signal: new AbortController().signal, onProgress() {} },
    );
    seconds.push((performance.now() - began) / 1000);
  }
  const pages = documents.reduce((sum, document) => sum + document.pages.length, 0);
  const value = median(seconds);
  return [
    {
      work: `offline analysis, ${DOCUMENTS} documents, ${pages} pages`,
      against: "seconds, meant for an idle machine",
      value,
      shown: `${value.toFixed(2)} s`,
      ...{ pass: 2, aim: 1 },
    },
    await measurePeople(),
  ];
}
