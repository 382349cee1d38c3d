import { analyseByRules } from "../rules/analyse-by-rules.ts";
import { readCase } from "../read-case.ts";
import type { CaseFile } from "../rules/testing/case-file.ts";
import { CORPORA } from "../rules/testing/corpora.ts";
import { scoreCase } from "../rules/testing/score-case.ts";
import type { EngineOutput } from "../findings.ts";
import { PARTS } from "./count-answers.ts";
import { createRandom } from "./quote-mutations.ts";

/**
 * Prints every figure of the evaluation beside its chance baseline: the key of each file scored against the output of
 * another file of the same set (mean of four rotations). Intervals are 95 %, by bootstrap over files, because the items
 * of one file are not independent.
 */

type Count = { readonly hit: number; readonly of: number };
/** Per file: its own output and the four rotations. */
type Row = { readonly own: Count; readonly other: readonly Count[] };

const ROTATIONS = [1, 2, 3, 4];
const RESAMPLES = 1_000;

/** What the matcher may see of a gap: everything, as before; the text as shown; the text without bracketed synonyms. */
const SIGHT = {
  "text and rule id": (output: EngineOutput) => output,
  "text alone": (output: EngineOutput) => rename(output, (text) => text),
  "text without brackets": (output: EngineOutput) => rename(output, (text) => text.replace(/\s*\([^)]*\)/g, "")),
} as const;

function rename(output: EngineOutput, change: (text: string) => string): EngineOutput {
  return {
    ...output,
    findings: output.findings.map((finding) =>
      finding.kind === "gap"
        ? {
            ...finding,
            ruleId: "",
            text: change(finding.text),
            items: finding.items.map((item) => ({ ...item, what: change(item.what) })),
          }
        : finding,
    ),
  };
}

function rowsOf(files: readonly CaseFile[], outputs: readonly EngineOutput[]) {
  const scores = files.map((file, index) =>
    [0, ...ROTATIONS].map((shift) => scoreCase(file, outputs[(index + shift) % files.length]!)),
  );
  const rows = (count: (score: ReturnType<typeof scoreCase>[string]) => Count, part: string): Row[] =>
    scores.map(([own, ...other]) => ({ own: count(own![part]!), other: other.map((score) => count(score[part]!)) }));
  return PARTS.map((part) => ({
    part,
    recall: rows(({ planted, missed }) => ({ hit: planted - missed.length, of: planted }), part),
    precision: rows(({ given, extra }) => ({ hit: given - extra.length, of: given }), part),
  }));
}

const sum = (counts: readonly Count[]): number => {
  const of = counts.reduce((total, count) => total + count.of, 0);
  return of === 0 ? Number.NaN : counts.reduce((total, count) => total + count.hit, 0) / of;
};
const ownOf = (rows: readonly Row[]) => sum(rows.map(({ own }) => own));
const otherOf = (rows: readonly Row[]) => sum(rows.flatMap(({ other }) => other));
const liftOf = (rows: readonly Row[]) => ownOf(rows) - otherOf(rows);

function interval(rows: readonly Row[], figure: (rows: readonly Row[]) => number): string {
  const random = createRandom(11);
  const values = Array.from({ length: RESAMPLES }, () =>
    figure(rows.map(() => rows[Math.floor(random() * rows.length)]!)),
  )
    .filter((value) => !Number.isNaN(value))
    .toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(100 * (values[Math.floor(share * (values.length - 1))] ?? Number.NaN));
  return `${at(0.025)} to ${at(0.975)}`;
}

const percent = (value: number) => (Number.isNaN(value) ? "-" : `${Math.round(100 * value)}`);

console.log(
  "| Set | Files | Kind | Figure | Items | Own output, % | 95 % | Another file's, % | Lift, points | 95 % |\n|---|---|---|---|---|---|---|---|---|---|",
);
for (const [name, files] of CORPORA) {
  const outputs = files.map(({ documents }) => analyseByRules(readCase(documents)));
  for (const [sight, see] of Object.entries(SIGHT))
    for (const { part, recall, precision } of rowsOf(files, outputs.map(see))) {
      if (part !== "gaps" && sight !== "text and rule id") continue;
      for (const [figure, rows] of Object.entries({ found: recall, right: precision })) {
        const items = rows.reduce((total, { own }) => total + own.of, 0);
        if (items === 0 || recall.every(({ own }) => own.of === 0)) continue;
        const kind = part === "gaps" ? `gaps, ${sight}` : part;
        console.log(
          `| ${[name, files.length, kind, figure, items, percent(ownOf(rows)), interval(rows, ownOf), percent(otherOf(rows)), percent(liftOf(rows)), interval(rows, liftOf)].join(" | ")} |`,
        );
      }
    }
}
