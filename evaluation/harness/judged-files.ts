import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { z } from "zod";
import type { SourceDocument } from "#server/analyst/findings.ts";
import { readCase } from "#server/analyst/read-case.ts";
import { analyseByRules } from "#server/analyst/rules/analyse-by-rules.ts";
import { countMarks, MARKS, type JudgedShare } from "./judgements.ts";
import { readPapers, readYaml } from "./load-case.ts";
import { hashLine, JUDGED_KINDS, listShownLines, type ShownLine } from "./shown-lines.ts";

export const JUDGED = join(import.meta.dirname, "..", "judged");
const STILL_WRONG = join(import.meta.dirname, "..", "still-wrong.yaml");
const HEADING =
  "# Lines of judged/ that a judge marked as wrong and that are shown still. Printed by npm run evaluate; do not edit.\n";

const About = z.strictObject({
  title: z.string(),
  /** As a firm would enter it: by which names the papers call the client is their affair. */
  client: z.string(),
  /** Files that were judged together, by the same state of the rules. */
  round: z.string(),
  papers: z
    .array(z.strictObject({ file: z.string(), name: z.string() }))
    .nonempty()
    .readonly(),
});

const Marks = z.array(
  z.strictObject({
    kind: z.enum(JUDGED_KINDS),
    text: z.string(),
    quotes: z.array(z.strictObject({ exhibit: z.int(), page: z.int(), quote: z.string() })).default([]),
    mark: z.enum(MARKS),
    /** The judge's words for a wrong line. */
    why: z.string().optional(),
  }),
);

type MarkedLine = ShownLine & { readonly mark: (typeof MARKS)[number] };

/** A case file without a key, whose lines a judge marked before anybody who works on the rules had read it. */
export type JudgedFile = {
  readonly name: string;
  readonly round: string;
  readonly clientName: string;
  readonly documents: readonly SourceDocument[];
  /** All lines as they were shown to the judge. */
  readonly marked: readonly MarkedLine[];
};

/**
 * @param isWanted by the name of the folder
 * @throws Error that names the file and the key at fault
 */
export function loadJudgedFiles(isWanted: (name: string) => boolean = () => true, folder = JUDGED): JudgedFile[] {
  return readdirSync(folder)
    .filter(isWanted)
    .toSorted()
    .map((name) => {
      const about = readYaml(join(folder, name, "about.yaml"), About);
      const marked = readYaml(join(folder, name, "marks.yaml"), Marks).map(({ kind, text, quotes, mark }) => ({
        ...{ id: hashLine([name, kind, text, ...quotes]), case: name },
        ...{ kind, text, quotes, mark },
      }));
      return {
        name,
        round: about.round,
        clientName: about.client,
        documents: readPapers(join(folder, name), about.papers),
        marked,
      };
    });
}

/** The lines that a judge would mark today. */
export function listLinesToday(
  file: Pick<JudgedFile, "name" | "documents"> & { readonly clientName?: string },
): ShownLine[] {
  return listShownLines(file, analyseByRules(readCase(file.documents, { clientName: file.clientName })));
}

/** How the lines of a round fared when they were judged, and how those of them fare that are still shown. */
export type JudgedRound = {
  readonly round: string;
  readonly files: number;
  readonly then: readonly JudgedShare[];
  readonly now: readonly JudgedShare[];
};

/** Judged files with the lines that are shown of each today. */
export type ShownFiles = ReadonlyMap<JudgedFile, readonly ShownLine[]>;

/** The rounds in the order of their names. What is shown now flatters: the rules were mended on these files. */
export function countRounds(shown: ShownFiles): JudgedRound[] {
  return [...Map.groupBy(shown.keys(), ({ round }) => round)].toSorted().map(([round, ofRound]) => {
    const marked = ofRound.flatMap((file) => file.marked);
    return {
      ...{ round, files: ofRound.length },
      then: countMarks(marked, marked),
      now: countMarks(
        ofRound.flatMap((file) => shown.get(file) ?? []),
        marked,
      ),
    };
  });
}

/** By name of the file, the lines shown today that a judge marked as wrong, as "kind: text"; no entry for a file without one. */
export type StillWrong = Readonly<Record<string, readonly string[]>>;

export function listStillWrong(shown: ShownFiles): StillWrong {
  const entries = [...shown].map(([{ name, marked }, lines]) => {
    const wrong = new Set(marked.filter(({ mark }) => mark === "wrong").map(({ id }) => id));
    return [name, lines.filter(({ id }) => wrong.has(id)).map(({ kind, text }) => `${kind}: ${text}`)] as const;
  });
  return Object.fromEntries(entries.filter(([, lines]) => lines.length > 0));
}

/** What npm run evaluate wrote last. @throws Error that names the key at fault */
export function readStillWrong(): StillWrong {
  return readYaml(STILL_WRONG, z.record(z.string(), z.array(z.string())));
}

export function writeStillWrong(lines: StillWrong): void {
  writeFileSync(STILL_WRONG, `${HEADING}${stringify(lines, { lineWidth: 0 })}`);
}
