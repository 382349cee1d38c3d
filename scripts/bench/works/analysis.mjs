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
  ];
}
