import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { MIN_CONFIDENCE } from "#server/chat/retrieve-passages.ts";
import { createRandom } from "#server/analyst/testing/quote-mutations.ts";
import { countFound } from "../injections/count-found.ts";
import { analyseSets, type ScoredSet } from "./analyse-sets.ts";
import { checkDemo } from "./check-demo.ts";
import { checkQuotes } from "./check-quotes.ts";
import {
  composeAssertions,
  composeCases,
  composeCounts,
  composeDemo,
  composeInjections,
  composeJudged,
  composePassages,
  composeQuestions,
  composeQuoteCheck,
  composeReplays,
  composeRetrieval,
  composeRounds,
  composeSets,
  composeTotals,
} from "./compose-results.ts";
import { checkAssertions, SPLITS } from "./check-assertions.ts";
import { checkPassages } from "./check-passages.ts";
import { checkQuestions } from "./check-questions.ts";
import { countRounds, listLinesToday, listStillWrong, loadJudgedFiles, writeStillWrong } from "./judged-files.ts";
import { composeSheet, countMarks, keepJudgements, readJudgements, readSheet } from "./judgements.ts";
import { learnReadFirst, learnSaidMissing } from "./learn/learn-lines.ts";
import { learnSearch } from "./learn/learn-search.ts";
import { listTerms } from "./list-terms.ts";
import { loadCase, loadCases } from "./load-case.ts";
import { findLonelyTerms } from "./lonely-terms.ts";
import { findCueMatches, findMatches } from "./term-matches.ts";
import { askOffTopic, rankAnswers } from "./measure-retrieval.ts";
import { measureReplays } from "./measure-replays.ts";
import { keepReplays } from "./replay-model.ts";
import { listShownLines } from "./shown-lines.ts";

const EVALUATION = join(import.meta.dirname, "..");
const LEARNED = join(EVALUATION, "../server/chat/learned");
const RULES = join(EVALUATION, "../server/analyst/rules");
const LEARNED_PASSAGES = join(RULES, "passages/learned.json");
const LEARNED_SAID = join(RULES, "gaps/said-missing.json");
const SHEET_LINES = 100;
const SHEET_SEED = 5;
/** The set that was written last, after every rule. Its lines are judged apart. */
const NEWEST_SET = "14th";

const USAGE = `npm run evaluate                          all figures, printed and written to evaluation/RESULTS.md
npm run evaluate -- PATTERN               the cases whose name holds PATTERN
npm run evaluate -- --sheet [N] [SET]     a sheet of N unjudged lines of hold-outs (default ${SHEET_LINES}), as many of each kind
                                          as of the others; SET: of the sets whose name holds it
npm run evaluate -- --judged FILE         keeps the marks of a filled sheet
npm run evaluate -- --model               cases with kept model answers
npm run evaluate -- --keep FOLDER CASE WINDOW   keeps recorded model answers for a case; WINDOW in tokens
npm run evaluate -- --matches RULE        the sentences of learn cases that the terms of a file of the knowledge match
npm run evaluate -- --lonely [RULE]       terms of the rules that match one learn case and no other case
npm run evaluate -- --addresses           how many lines that address a program are found
npm run evaluate -- --learn               learns the lines to read first, those that say what is missing, and the chat's
                                          search again, and says how they fare on cases that they did not learn from`;

const OPTIONS = {
  sheet: { type: "boolean" },
  judged: { type: "string" },
  model: { type: "boolean" },
  keep: { type: "string" },
  matches: { type: "string" },
  lonely: { type: "boolean" },
  addresses: { type: "boolean" },
  learn: { type: "boolean" },
  help: { type: "boolean" },
} as const;

async function evaluate(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [first, second] = positionals;
  if (values.help === true) console.log(USAGE);
  else if (values.sheet === true) writeSheet(Number(first ?? SHEET_LINES), second ?? "");
  else if (values.judged !== undefined) keepSheet(values.judged);
  else if (values.model === true) await evaluateReplays();
  else if (values.keep !== undefined) keepAnswers(values.keep, { name: first, window: Number(second) });
  else if (values.matches !== undefined) printMatches(values.matches);
  else if (values.lonely === true) printLonelyTerms(first ?? "");
  else if (values.addresses === true) countAddresses();
  else if (values.learn === true) await keepLearned();
  else if (first !== undefined) evaluateCases(first);
  else await evaluateAll();
}

async function evaluateAll(): Promise<void> {
  const sets = analyseSets(loadCases());
  const splitOf = (split: ScoredSet["split"]) => sets.filter((set) => set.split === split);
  const [learn, holdOut] = [splitOf("learn"), splitOf("hold-out")];
  const judgements = readJudgements();
  const judgedIn = (of: readonly ScoredSet[]) =>
    countMarks(
      of.flatMap(({ cases }) => cases.flatMap(({ file, output }) => listShownLines(file, output))),
      judgements,
    );
  const isNewest = ({ name }: ScoredSet) => name === NEWEST_SET;
  const judged = new Map(loadJudgedFiles().map((file) => [file, listLinesToday(file)] as const));
  writeStillWrong(listStillWrong(judged));
  const retrieval = { ranked: await rankAnswers(), offTopic: await askOffTopic(), minConfidence: MIN_CONFIDENCE };
  const results = [
    "# Results of the rules",
    "Printed by `npm run evaluate`; do not edit. All cases are synthetic. README.md says what each figure means.",
    "## Hold-outs together",
    composeTotals(holdOut),
    "## Learn cases together",
    composeTotals(learn),
    "## Counts",
    composeCounts({ "hold-out": holdOut, learn }),
    "## Hold-outs, lines marked by a judge",
    composeJudged({
      "all hold-outs": judgedIn(holdOut),
      [`set ${NEWEST_SET}`]: judgedIn(holdOut.filter(isNewest)),
      "older sets": judgedIn(holdOut.filter((set) => !isNewest(set))),
    }),
    "## Files without a key, read by judges before anybody who works on the rules",
    composeRounds(countRounds(judged)),
    "## By set",
    composeSets([...holdOut, ...learn]),
    "## Sentences in pairs, alike in words, of which one asserts what it names",
    composeAssertions(checkAssertions(SPLITS)),
    "## Passages in pairs, alike in words, of which one asserts the point",
    composePassages(checkPassages()),
    "## Lines that address a program",
    composeInjections(countFound()),
    "## With a model: kept answers of readers who saw the prompts alone",
    composeReplays(await measureReplays()),
    "## Quotes, demo case, chat",
    composeQuoteCheck(checkQuotes()),
    composeDemo(await checkDemo()),
    composeRetrieval(retrieval),
    composeQuestions("learn", await checkQuestions("learn")),
    composeQuestions("set aside", await checkQuestions("set-aside")),
    composeQuestions("hold-outs", await checkQuestions("hold-out")),
    composeQuestions("a new hand", await checkQuestions("blind")),
    composeQuestions("another new hand", await checkQuestions("blind-2")),
    composeQuestions("a third new hand", await checkQuestions("blind-3")),
    composeQuestions("a fourth new hand", await checkQuestions("blind-4")),
    composeQuestions("a fifth new hand", await checkQuestions("blind-5")),
    composeQuestions("a sixth new hand", await checkQuestions("blind-6")),
  ]
    .join("\n\n")
    .concat("\n");
  writeFileSync(join(EVALUATION, "RESULTS.md"), results);
  console.log(results);
}

function evaluateCases(pattern: string): void {
  const files = loadCases().filter(({ name }) => name.includes(pattern));
  if (files.length === 0) throw new Error(`No case has "${pattern}" in its name.`);
  console.log(composeCases(analyseSets(files)));
}

async function evaluateReplays(): Promise<void> {
  const replayed = await measureReplays();
  if (replayed.length === 0) console.log("No replays yet: --keep FOLDER CASE WINDOW keeps recorded answers.");
  for (const { file, window, note, scores } of replayed) {
    if (note !== null) console.log(`${file.name}, ${window}: ${note}`);
    for (const [kind, { missed, wrong }] of Object.entries(scores.model)) {
      // A hold-out is not printed.
      if (file.about.split === "hold-out") continue;
      if (missed.length > 0) console.log(`${file.name} ${kind} missed: ${missed.join(" | ")}`);
      if (wrong.length > 0) console.log(`${file.name} ${kind} not in the key: ${wrong.join(" | ")}`);
    }
  }
  console.log(composeReplays(replayed));
}

function keepAnswers(folder: string, { name, window }: { readonly name: string | undefined; readonly window: number }) {
  if (name === undefined || !Number.isInteger(window)) throw new Error(USAGE);
  const kept = keepReplays(folder, { name: loadCase(name).name, window });
  console.log(`${kept} answers kept for ${name}.`);
}

function writeSheet(count: number, set: string): void {
  if (!Number.isInteger(count) || count < 1) throw new Error(USAGE);
  const judged = new Set(readJudgements().map(({ id }) => id));
  const unjudged = loadCases()
    .filter(({ about }) => about.split === "hold-out" && about.set.includes(set))
    .flatMap(listLinesToday)
    .filter(({ id }) => !judged.has(id));
  const random = createRandom(SHEET_SEED);
  const shuffled = unjudged
    .map((line) => ({ line, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ line }) => line);
  const byKind = Map.groupBy(shuffled, ({ kind }) => kind);
  // As many of a rare kind as of a common one, so that every kind gets a figure.
  const drawn = shuffled
    .map((line) => ({ line, turn: byKind.get(line.kind)?.indexOf(line) ?? 0 }))
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ line }) => line)
    .toSorted((one, other) => one.case.localeCompare(other.case));
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(join(EVALUATION, "sheets"), { recursive: true });
  const path = join(EVALUATION, "sheets", `${[date, set].filter(Boolean).join("-")}.md`);
  // Never over a sheet that somebody may have filled.
  writeFileSync(path, composeSheet(drawn, date), { flag: "wx" });
  console.log(`${drawn.length} of ${unjudged.length} unjudged lines are in ${path}.`);
}

function keepSheet(path: string): void {
  const marks = readSheet(readFileSync(path, "utf8"));
  keepJudgements(marks);
  console.log(`${marks.length} judgements kept.`);
}

/** @param rule name of a file of the knowledge, with or without its folder */
function printMatches(rule: string): void {
  const terms = listTerms().filter((term) => `.${term.rule}.`.includes(`.${rule.replace("/", ".")}.`));
  if (terms.length === 0) throw new Error(`No file of the knowledge is called "${rule}".`);
  const files = loadCases();
  const whole = findCueMatches(files, rule.replace("issues/", ""));
  for (const { rule: place, term, matches, cases, holdOuts } of [...whole, ...findMatches(files, terms)]) {
    console.log(`\n${place}: ${term}\n  ${cases} learn cases, ${holdOuts} hold-outs (not shown)`);
    for (const { case: name, sentence } of matches) console.log(`  ${name}: ${sentence}`);
  }
}

/** @param rule part of the names of the files to look at; all when empty */
function printLonelyTerms(rule: string): void {
  const terms = listTerms().filter((term) => term.rule.includes(rule));
  const lonely = findLonelyTerms(loadCases(), terms);
  for (const { rule, term, case: name } of lonely) console.log(`${rule}\t${name}\t${term}`);
  console.log(`${lonely.length} of ${terms.length} terms match one learn case and no other case.`);
}

async function keepLearned(): Promise<void> {
  for (const [file, learn] of [
    [LEARNED_PASSAGES, learnReadFirst],
    [LEARNED_SAID, learnSaidMissing],
  ] as const)
    writeFileSync(file, `${JSON.stringify(learn(console.log), null, 2)}\n`);
  const { vectors, ranking } = await learnSearch(console.log);
  const write = (file: string, content: unknown) => {
    writeFileSync(join(LEARNED, file), `${JSON.stringify(content, null, 2)}\n`);
  };
  write("word-vectors.json", vectors);
  write("ranking.json", ranking);
}

function countAddresses(): void {
  for (const { file, planted, kind, found, of } of countFound())
    console.log(`${file}, ${planted ? "planted" : "harmless"}, ${kind}: ${found} of ${of}`);
}

try {
  await evaluate();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
