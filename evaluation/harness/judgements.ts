import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { intervalOf } from "./baseline.ts";
import { JUDGED_KINDS, type ShownLine } from "./shown-lines.ts";

/** Would a defender thank the program for the line, tolerate it, or lose trust by it? */
export const MARKS = ["thanks", "tolerable", "wrong"] as const;

const Judgement = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  case: z.string(),
  kind: z.enum(JUDGED_KINDS),
  mark: z.enum(MARKS),
  judge: z.string().min(1),
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
});
/** A mark for one shown line. It names the line by its hash alone, so that the store holds no text of a hold-out. */
export type Judgement = z.infer<typeof Judgement>;

export const STORE = join(import.meta.dirname, "..", "judgements.yaml");

/** All judgements; none when the store does not exist. @throws z.ZodError for a store that is not in its form */
export function readJudgements(store = STORE): Judgement[] {
  return existsSync(store) ? z.array(Judgement).parse(parse(readFileSync(store, "utf8")) ?? []) : [];
}

/** Adds judgements; a later one for the same line replaces the earlier. */
export function keepJudgements(judged: readonly Judgement[], store = STORE): void {
  const byId = new Map([...readJudgements(store), ...judged].map((judgement) => [judgement.id, judgement]));
  const sorted = [...byId.values()].toSorted((one, other) =>
    `${one.case} ${one.kind} ${one.id}`.localeCompare(`${other.case} ${other.kind} ${other.id}`),
  );
  writeFileSync(store, stringify(sorted, { lineWidth: 0 }));
}

/** A sheet for a judge who has not seen the rules: each line with its quotes and a place for the mark. */
export function composeSheet(lines: readonly ShownLine[], date: string): string {
  return [
    `# Judgement sheet ${date}`,
    `Would a defender thank the program for this line? Write ${MARKS.join(", ")} behind "mark:", or leave it empty.`,
    "judge:",
    `date: ${date}`,
    ...lines.map(({ id, case: name, kind, text, quotes }) =>
      [
        `## ${id} ${name}: ${kind}`,
        text,
        ...quotes.map(({ exhibit, page, quote }) => `> Exhibit ${exhibit}, p. ${page}: ${quote}`),
        "mark:",
      ].join("\n"),
    ),
    "",
  ].join("\n\n");
}

/** Reads a filled sheet. @throws Error for a missing judge or an unknown mark */
export function readSheet(sheet: string): Judgement[] {
  const field = (name: string, part: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, "m").exec(part)?.[1]?.trim() ?? "";
  const [head = "", ...blocks] = sheet.split(/^## /m);
  return blocks.flatMap((block) => {
    const [, id, name, kind] = /^(\S+) (\S+): (.+)$/m.exec(block) ?? [];
    // The last line, because a quote could begin with the same word.
    const mark = /^mark:[ \t]*(\S*)[ \t]*\s*$/m.exec(block.slice(block.lastIndexOf("\nmark:")))?.[1] ?? "";
    if (mark === "") return [];
    const given = { id, kind, case: name, mark, judge: field("judge", head), date: field("date", head) };
    const result = Judgement.safeParse(given);
    if (result.success) return [result.data];
    throw new Error(
      `${id ?? "?"}: ${result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ")}`,
    );
  });
}

type Share = { readonly share: number; readonly interval: readonly [low: number, high: number] };

/** How the judged lines of a kind fared, and how many lines are shown in all. */
export type JudgedShare = {
  readonly kind: ShownLine["kind"];
  readonly shown: number;
  readonly judged: number;
  /** Of the judged lines, 0..1, with 95 % intervals by bootstrap over cases; NaN when none is judged. */
  readonly marks: Readonly<Record<(typeof MARKS)[number], Share>>;
};

/** Counts the marks of the lines that are shown now, kind by kind. */
export function countMarks(
  lines: readonly ShownLine[],
  judgements: readonly Pick<Judgement, "id" | "mark">[],
): JudgedShare[] {
  const markOf = new Map(judgements.map(({ id, mark }) => [id, mark]));
  return JUDGED_KINDS.map((kind) => {
    const ofKind = lines.filter((line) => line.kind === kind);
    const cases = [...Map.groupBy(ofKind, (line) => line.case).values()].map((own) =>
      own.flatMap(({ id }) => markOf.get(id) ?? []),
    );
    const share = (mark: (typeof MARKS)[number]) => {
      const shareOf = (marks: readonly (readonly string[])[]) =>
        marks.flat().filter((one) => one === mark).length / marks.flat().length;
      return { share: shareOf(cases), interval: intervalOf(cases, shareOf) };
    };
    return {
      ...{ kind, shown: ofKind.length, judged: cases.flat().length },
      marks: { thanks: share("thanks"), tolerable: share("tolerable"), wrong: share("wrong") },
    };
  });
}
