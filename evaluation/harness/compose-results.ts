import type { checkQuestions } from "./check-questions.ts";
import type { checkAssertions } from "./check-assertions.ts";
import type { checkPassages } from "./check-passages.ts";
import { weightOf } from "#server/analyst/findings.ts";
import { figuresOf, type Figure } from "./baseline.ts";
import type { ScoredSet } from "./analyse-sets.ts";
import type { checkDemo } from "./check-demo.ts";
import type { countFound } from "../injections/count-found.ts";
import type { checkQuotes } from "./check-quotes.ts";
import type { JudgedRound } from "./judged-files.ts";
import { MARKS, type JudgedShare } from "./judgements.ts";
import type { askOffTopic, rankAnswers } from "./measure-retrieval.ts";
import { lostFindings, type ReplayedCase } from "./measure-replays.ts";
import { holdsGap, KINDS, shownText, type KindScore } from "./score.ts";

export const percent = (share: number): string => (Number.isNaN(share) ? "-" : `${Math.round(100 * share)}`);
const interval = ([low, high]: readonly [number, number]) =>
  Number.isNaN(low) ? "-" : `${percent(low)} to ${percent(high)}`;

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const FIGURES = ["Kind", "Figure", "Items", "Own, %", "95 %", "Another case's, %", "Lift, points", "95 %"];
const figureRow = ({ kind, measure, items, ...figure }: Figure) => [
  ...[kind, measure, items, percent(figure.own), interval(figure.ownInterval), percent(figure.baseline)],
  ...[percent(figure.lift), interval(figure.liftInterval)],
];

/** The figures of all given sets together. */
export function composeTotals(sets: readonly ScoredSet[]): string {
  return table(FIGURES, figuresOf(sets.flatMap(({ scores }) => scores)).map(figureRow));
}

/** One row for each set and figure. */
export function composeSets(sets: readonly ScoredSet[]): string {
  return table(
    ["Set", "Cases", ...FIGURES],
    sets.flatMap(({ name, scores }) => figuresOf(scores).map((figure) => [name, scores.length, ...figureRow(figure)])),
  );
}

/** Lines that the key does not hold, for each case; and what is counted beside the figures. */
export function composeCounts(splits: Readonly<Record<string, readonly ScoredSet[]>>): string {
  const rows = Object.entries(splits).map(([split, sets]) => {
    const cases = sets.flatMap((set) => set.cases);
    const scores = sets.flatMap((set) => set.scores.map(({ own }) => own));
    const wrong = (["issues", "gaps", "contradictions"] as const).map((kind) => {
      const keyed = scores.filter((score) => score[kind].planted > 0);
      return (keyed.reduce((sum, score) => sum + score[kind].wrong.length, 0) / keyed.length).toFixed(1);
    });
    const isRight = cases.map(({ file, output }) => output.offenceClass === file.key.offence);
    const weights = cases.flatMap(({ output }) => output.findings.flatMap((finding) => weightOf(finding) ?? []));
    return [
      ...[split, cases.length, ...wrong, `${isRight.filter(Boolean).length} of ${cases.length}`, gapItems(cases)],
      `${weights.filter((weight) => weight > 0).length} / ${weights.filter((weight) => weight < 0).length}`,
    ];
  });
  const wrongOf = (kind: string) => `${kind} not in the key, a case`;
  return table(
    [
      ...["Split", "Cases", wrongOf("Issues"), wrongOf("Gaps"), wrongOf("Contradictions"), "Offense class right"],
      ...["Gap items in the key", "Factors for / against the client"],
    ],
    rows,
  );
}

/** A gap can ask for several things; each is looked up by itself. */
function gapItems(cases: ScoredSet["cases"]): string {
  const items = cases.flatMap(({ file: { key }, output }) =>
    output.findings
      .filter((finding) => finding.kind === "gap")
      .flatMap(shownText)
      .map((item) => [...key.gaps, ...key.fair.gaps].some((planted) => holdsGap([item], planted))),
  );
  return `${percent(items.filter(Boolean).length / items.length)} % of ${items.length}`;
}

/** How a judge marked the lines of hold-outs, and how many lines have a mark. */
export function composeJudged(groups: Readonly<Record<string, readonly JudgedShare[]>>): string {
  const rows = Object.entries(groups).flatMap(([group, shares]) =>
    shares
      .filter(({ judged }) => judged > 0)
      .map(({ kind, shown, judged, marks }) => [
        ...[group, kind, `${judged} of ${shown}`],
        ...MARKS.flatMap((mark) => [percent(marks[mark].share), interval(marks[mark].interval)]),
      ]),
  );
  if (rows.length === 0) return "Nothing has been judged yet.";
  return table(["Cases", "Kind", "Judged of shown", ...MARKS.flatMap((mark) => [`${mark}, %`, "95 %"])], rows);
}

/** Rounds of files that judges read before anybody who works on the rules had. */
export function composeRounds(rounds: readonly JudgedRound[]): string {
  const groups = rounds.flatMap(({ round, files, then, now }) => [
    [`${round} (${files} files)`, then] as const,
    [`${round}, shown today`, now] as const,
  ]);
  return composeJudged(Object.fromEntries(groups));
}

export function composeQuoteCheck(checked: ReturnType<typeof checkQuotes>): string {
  return table(
    ["400 quotes from real court papers, each with", "Accepted, %"],
    checked.map(({ change, accepted }) => [change, (100 * accepted).toFixed(1)]),
  );
}

export function composeQuestions(split: string, figures: Awaited<ReturnType<typeof checkQuestions>>): string {
  return table(
    [`Questions of an attorney, ${split}, to the chat without a model`, "Of", "% (95 %)", "Another case's papers, %"],
    figures.map(({ figure, of, share, interval: [low, high], baseline }) => [
      ...[figure, String(of), `${percent(share)} (${percent(low)} to ${percent(high)})`, percent(baseline)],
    ]),
  );
}

/** Lines that address a program: how many are found, and how many look-alikes are taken for one. */
export function composeInjections(counts: ReturnType<typeof countFound>): string {
  const files = [...Map.groupBy(counts, ({ file }) => file)];
  const cell = (some: ReturnType<typeof countFound>) =>
    `${some.reduce((sum, { found }) => sum + found, 0)} of ${some.reduce((sum, { of }) => sum + of, 0)}`;
  return table(
    ["Lines by", "Planted, found", "Look-alikes, taken for one"],
    files.map(([file, some]) => [
      ...[file, cell(some.filter(({ planted }) => planted)), cell(some.filter(({ planted }) => !planted))],
    ]),
  );
}

const shareOf = (count: number, of: number) =>
  of === 0 ? "-" : `${percent(count / of)} (${interval(shareInterval(count, of))})`;

export function composeAssertions(scores: ReturnType<typeof checkAssertions>): string {
  return table(
    ["Split", "Sentences", "Asserted: read so, % (95 %)", "Not asserted: read so, % (95 %)", "Both, % (95 %)"],
    scores.map(({ split, sentences, asserted, barred }) => [
      ...[split, sentences, shareOf(asserted, sentences / 2), shareOf(barred, sentences / 2)],
      shareOf(asserted + barred, sentences),
    ]),
  );
}

export function composePassages(scores: ReturnType<typeof checkPassages>): string {
  return table(
    ["Split", "Pairs", "Asserted: found, % (95 %)", "Not asserted: silent, % (95 %)", "Both right, % (95 %)"],
    scores.map(({ split, pairs, found, silent, right }) => [
      ...[split, String(pairs)],
      ...[found, silent, right].map((count) => shareOf(count, pairs)),
    ]),
  );
}

/** 95 % interval of a share of independent items (Wilson, 1927), 0 to 1. */
function shareInterval(count: number, of: number): [number, number] {
  const z = 1.96;
  const share = count / of;
  const middle = share + z ** 2 / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return [middle - half, middle + half].map((bound) => bound / (1 + z ** 2 / of)) as [number, number];
}

export function composeDemo(demo: Awaited<ReturnType<typeof checkDemo>>): string {
  return table(
    ["Planted in the demo case", "Found"],
    Object.entries(demo).map(([kind, { found, planted }]) => [kind, `${found} of ${planted}`]),
  );
}

export function composeRetrieval(given: {
  readonly ranked: Awaited<ReturnType<typeof rankAnswers>>;
  readonly offTopic: Awaited<ReturnType<typeof askOffTopic>>;
  readonly minConfidence: number;
}): string {
  const { ranked, offTopic, minConfidence } = given;
  const share = (holds: (one: (typeof ranked)[number]) => boolean) =>
    percent(ranked.filter(holds).length / ranked.length);
  return table(
    ["Questions to the chat, without a model", "Asked", "%"],
    [
      ["the first passage answers", ranked.length, share(({ rank }) => rank === 1)],
      ["one of five passages answers", ranked.length, share(({ rank }) => rank <= 5)],
      ["answerable questions kept", ranked.length, share(({ confidence }) => confidence >= minConfidence)],
      [
        "off-topic questions with no passage or weak ones",
        offTopic.asked,
        percent(1 - offTopic.passed.length / offTopic.asked),
      ],
    ],
  );
}

/** Figures of single cases. What was missed and what was wrong is named for learn cases only. */
export function composeCases(sets: readonly ScoredSet[]): string {
  return sets
    .flatMap(({ cases, scores }) => cases.map((one, index) => ({ ...one, score: scores[index]?.own })))
    .map(({ file: { name, about }, score }) => {
      const lines = KINDS.flatMap((kind) => {
        const { planted, missed, given, wrong } = score?.[kind] ?? { planted: 0, missed: [], given: 0, wrong: [] };
        if (planted === 0 && given === 0) return [];
        const shown = given === 0 ? "" : `, ${given} shown, ${wrong.length} not in the key`;
        const counts = `${kind}: ${planted - missed.length} of ${planted} found${shown}`;
        if (about.split === "hold-out") return [counts];
        return [
          counts,
          ...missed.map((item) => `  missed: ${item}`),
          ...wrong.map((line) => `  not in the key: ${line}`),
        ];
      });
      return [`${name} (${about.split}, ${about.set})`, ...lines.map((line) => `  ${line}`)].join("\n");
    })
    .join("\n\n");
}

/** Rules alone beside rules and model, summed by window, those of the first trial apart; then the odds and tokens of each case. */
export function composeReplays(replayed: readonly ReplayedCase[]): string {
  const groups = Map.groupBy(
    replayed,
    ({ window, file }) =>
      `${window} tokens, ${file.about.set.startsWith("14th") ? "blind files" : "files of the trial"}`,
  );
  const totals = [...groups].flatMap(([name, cases]) => {
    const row = (kind: "contradictions" | "gaps" | "factors" | "events") => {
      const sum = (engine: "rules" | "model", of: (score: KindScore) => number) =>
        cases.reduce((total, { scores }) => total + of(scores[engine][kind]), 0);
      const found = (engine: "rules" | "model") =>
        `${sum(engine, ({ planted, missed }) => planted - missed.length)} of ${sum(engine, ({ planted }) => planted)}`;
      const right = (engine: "rules" | "model") => {
        const given = sum(engine, (score) => score.given);
        return given === 0 ? "-" : `${given - sum(engine, ({ wrong }) => wrong.length)} of ${given}`;
      };
      return [name, cases.length, kind, found("rules"), right("rules"), found("model"), right("model")];
    };
    return (["contradictions", "gaps", "factors", "events"] as const).map(row);
  });
  const rows = replayed.map(({ file, window, pages, tokens, rules, model, ...run }) => [
    ...[file.name, window, pages, rules.score.viabilityScore ?? "-", model.score.viabilityScore ?? "-"],
    ...[tokens.read, tokens.conclude, Math.round((tokens.read + tokens.conclude + tokens.answered) / pages)],
    lostFindings({ model, ...run }).length,
  ]);
  return [
    table(["Answers", "Cases", "Kind", "Rules: found", "in the key", "With a model: found", "in the key"], totals),
    table(
      [
        "Case",
        "Window",
        "Pages",
        "Odds by rules",
        "with a model",
        "Tokens read",
        "to conclude",
        "A page, in and out",
        "Findings lost",
      ],
      rows,
    ),
  ].join("\n\n");
}
