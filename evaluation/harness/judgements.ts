import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
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
        `## ${id} ${kind} ${name}`,
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
    const [id, kind, name] = (block.split("\n")[0] ?? "").split(" ");
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

/** How the judged lines of a kind fared, and how many lines are shown in all. */
export type JudgedShare = {
  readonly kind: ShownLine["kind"];
  readonly shown: number;
  readonly judged: number;
  readonly marks: Readonly<Record<(typeof MARKS)[number], number>>;
};

/** Counts the marks of the lines that are shown now, kind by kind. */
export function countMarks(lines: readonly ShownLine[], judgements: readonly Judgement[]): JudgedShare[] {
  const markOf = new Map(judgements.map(({ id, mark }) => [id, mark]));
  return JUDGED_KINDS.map((kind) => {
    const ofKind = lines.filter((line) => line.kind === kind);
    const count = (mark: string) => ofKind.filter(({ id }) => markOf.get(id) === mark).length;
    const marks = { thanks: count("thanks"), tolerable: count("tolerable"), wrong: count("wrong") };
    return { kind, shown: ofKind.length, judged: marks.thanks + marks.tolerable + marks.wrong, marks };
  });
}
