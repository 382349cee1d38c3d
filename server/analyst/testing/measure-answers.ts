import key from "#server/demo/answer-key.json" with { type: "json" };
import { MIN_COVERAGE } from "#server/chat/retrieve-passages.ts";
import { askOffTopic, rankAnswers } from "#server/chat/testing/measure-retrieval.ts";
import { readDemoCase } from "#server/extraction/testing/read-demo-case.ts";
import { analyseByRules } from "../rules/analyse-by-rules.ts";
import { readCase } from "../read-case.ts";
import { CORPORA } from "../rules/testing/corpora.ts";
import type { CaseFile } from "../rules/testing/case-file.ts";
import type { ProposedCitation } from "../findings.ts";
import { createVerifier } from "../quotes/verify-citations.ts";
import { countAnswers, PARTS, type Tally } from "./count-answers.ts";
import { readCourtPages } from "./court-pages.ts";
import { createRandom, pick, SIMILAR_WORDS, withScanNoise } from "./quote-mutations.ts";

const percent = (part: number, whole: number) => (whole === 0 ? "-" : `${Math.round((100 * part) / whole)} %`);
const row = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => cell.padEnd(index === 0 ? 34 : 15)).join(""));

function measureRules(): void {
  console.log("Offline analyst: found of planted (recall); every file is synthetic");
  for (const [name, files, source] of CORPORA) console.log(`  ${name}: ${files.length} files, ${source}`);
  const counts = CORPORA.map(([, files]) => countAnswers(files));
  row(["", ...CORPORA.map(([name]) => name)]);
  row(["offence class", ...CORPORA.map(([, files]) => classesOf(files))]);
  for (const part of PARTS) row([part, ...counts.map((count) => recallOf(count[part]))]);
  row(["false issues a file", ...counts.map((count, index) => perFile(count.issues, CORPORA[index]?.[1].length ?? 1))]);
  row(["gaps given", ...counts.map(({ gaps }) => String(gaps.given))]);
  row(["gaps given that are right", ...counts.map(({ gaps }) => rightOf(gaps))]);
  row(["contradictions given", ...counts.map(({ contradictions }) => String(contradictions.given))]);
  row(["contradictions that are right", ...counts.map(({ contradictions }) => rightOf(contradictions))]);
  row(["checklist things that are right", ...CORPORA.map(([, files]) => thingsOf(files))]);
  console.log("  Right: in the key, planted or fair to say; only the keys from the 5th writing on list what is fair.");
  console.log("  A checklist gap asks for several things; each is looked up in the key by itself.");
}

function classesOf(files: readonly CaseFile[]): string {
  const right = files.filter(({ documents, key }) => analyseByRules(readCase(documents)).offenceClass === key.offence);
  return `${right.length}/${files.length}`;
}

/** Of the things that the situations of a file ask for, the share that its key holds, each by its own words. */
function thingsOf(files: readonly CaseFile[]): string {
  const things = files.flatMap(({ documents, key: { gaps, fair } }) =>
    analyseByRules(readCase(documents))
      .findings.filter((finding) => finding.kind === "gap")
      .filter(({ ruleId }) => ruleId.startsWith("gap.usual."))
      .flatMap(({ items }) => items)
      .map(({ what: thing }) => [...gaps, ...(fair?.gaps ?? [])].some((pattern) => pattern.test(thing))),
  );
  return `${percent(things.filter(Boolean).length, things.length)} of ${things.length}`;
}

const recallOf = ({ found, planted }: Tally) => `${found}/${planted} ${percent(found, planted)}`;
/** "-" where the keys do not speak of the part. */
const rightOf = ({ planted, given, extra }: Tally) => (planted === 0 ? "-" : percent(given - extra, given));
const perFile = ({ planted, extra }: Tally, files: number) => (planted === 0 ? "-" : (extra / files).toFixed(1));

/** How the signs of the factors fall: a list that only ever speaks for the client would be flattery. */
function measureSigns(): void {
  const weights = CORPORA.flatMap(([, files]) => files).flatMap(({ documents }) =>
    analyseByRules(readCase(documents)).findings.flatMap((finding) => (finding.kind === "factor" ? [finding.weight] : [])),
  );
  const forClient = weights.filter((weight) => weight > 0).length;
  console.log(`\nFactors over all files: ${forClient} for the client, ${weights.length - forClient} against`);
}

async function measureDemo(): Promise<void> {
  const found = analyseByRules(readCase(await readDemoCase("Marlow"))).findings.map(({ ruleId }) => ruleId);
  const contradictions = found.filter((ruleId) => ruleId.startsWith("contradiction."));
  const count = (planted: readonly { readonly ruleId: string }[]) =>
    `${planted.filter(({ ruleId }) => found.includes(ruleId)).length}/${planted.length}`;
  console.log("\nDemo file State v. Marlow (server/demo/answer-key.json; places are checked by its test)");
  row(["contradictions", count(key.contradictions), `invented ${contradictions.length - key.contradictions.length}`]);
  row(["gaps, weaknesses", count(key.gaps), count(key.weaknesses)]);
}

const QUOTES = 400;

function measureQuotes(): void {
  const documents = readCourtPages();
  const verify = createVerifier(documents);
  const pages = documents.flatMap(({ id, pages: all }) => all.map((page) => ({ id, ...page })));
  const acceptedOf = (change: (words: string[], random: () => number) => string | null): string => {
    const random = createRandom(7);
    let offered = 0;
    let accepted = 0;
    for (let attempt = 0; offered < QUOTES && attempt < 100_000; attempt += 1) {
      const page = pick(pages, random);
      const all = page.text.split(/\s+/).filter((word) => word !== "");
      const from = Math.floor(random() * Math.max(1, all.length - 20));
      const quote = change(all.slice(from, from + 8 + Math.floor(random() * 12)), random);
      if (quote === null) continue;
      const citation: ProposedCitation = { documentId: page.id, pageNumber: page.pageNumber, quote };
      offered += 1;
      if (verify(citation) !== null) accepted += 1;
    }
    return `${((100 * accepted) / offered).toFixed(1)} %`;
  };
  const inner = (words: readonly string[], random: () => number) => 1 + Math.floor(random() * (words.length - 2));
  console.log(
    `\nQuote check: accepted of ${QUOTES} quotes a row, from ${documents.length} real court papers (server/analyst/testing/pages)`,
  );
  row(["identical, one line", acceptedOf((words) => words.join(" "))]);
  row([
    "scan noise, 2 % of the characters",
    acceptedOf((words, random) => withScanNoise(words.join(" "), { rate: 0.02, random })),
  ]);
  row([
    "a negation inserted",
    acceptedOf((words, random) => words.toSpliced(inner(words, random), 0, "not").join(" ")),
  ]);
  row([
    "one word swapped",
    acceptedOf((words) => {
      const at = words.findIndex(
        (word, index) => index > 0 && SIMILAR_WORDS.some(([one]) => one === word.toLowerCase()),
      );
      const by = SIMILAR_WORDS.find(([one]) => one === words[at]?.toLowerCase())?.[1];
      return by === undefined || at >= words.length - 1 ? null : words.toSpliced(at, 1, by).join(" ");
    }),
  ]);
  row([
    "a number changed",
    acceptedOf((words) => {
      const at = words.findIndex((word, index) => index > 0 && index < words.length - 1 && /^\d{2,}$/.test(word));
      return at < 0 ? null : words.with(at, String(Number(words[at]) + 1)).join(" ");
    }),
  ]);
  row([
    "a word dropped",
    acceptedOf((words, random) => {
      const at = inner(words, random);
      return /^[a-z]{4,}$/.test(words[at] ?? "") ? words.toSpliced(at, 1).join(" ") : null;
    }),
  ]);
  row(["invented", acceptedOf((words) => words.map((word, index) => (index % 3 === 1 ? "harbour" : word)).join(" "))]);
}

/** The passages that a question finds: what the chat rests on, with a model and without. */
async function measureRetrieval(): Promise<void> {
  const ranked = await rankAnswers();
  const { asked, passed } = await askOffTopic();
  const within = (rank: number) => percent(ranked.filter((one) => one.rank <= rank).length, ranked.length);
  console.log(
    `\nPassages for ${ranked.length} questions on five real court papers and two case files (server/chat/testing/retrieval-questions.ts)`,
  );
  row(["first passage answers (R@1)", within(1), "aim 81 %"]);
  row(["one of five answers (R@5)", within(5), "aim 93 %"]);
  row([
    "answerable questions kept",
    percent(ranked.filter(({ coverage }) => coverage >= MIN_COVERAGE).length, ranked.length),
    "aim 94 %",
  ]);
  row([`off-topic refused, of ${asked}`, percent(asked - passed.length, asked), "aim 95 %"]);
}

measureRules();
measureSigns();
await measureDemo();
measureQuotes();
await measureRetrieval();
