import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeDocuments } from "#server/analyst/testing/make-documents.ts";
import type { CaseFile } from "./case-file.ts";
import { composeSheet, countMarks, keepJudgements, readJudgements, readSheet } from "./judgements.ts";
import { listShownLines } from "./shown-lines.ts";

const file = { name: "stop", documents: makeDocuments([["a.txt", "mark: wrong"]]) } as unknown as CaseFile;
const linesOf = (...texts: string[]) =>
  listShownLines(file, {
    ...{ offenceClass: "dui", summary: [] },
    findings: [
      {
        ...{ kind: "gap", ruleId: "gap.x", engine: "offline", text: "", detail: "", basis: "stated", checklist: null },
        items: texts.map((what) => ({ what })),
        citations: [{ documentId: "document-1", pageNumber: 1, quote: "mark: wrong" }],
      },
    ],
  });

it("reads back the marks of a filled sheet, and only those", () => {
  const lines = linesOf("Radio log", "Roster");
  const sheet = composeSheet(lines, "2026-11-22").replace("judge:", "judge: Ada");
  expect(readSheet(sheet)).toEqual([]);
  const [first] = lines;
  const filled = sheet.replace(/mark:$/m, "mark: thanks");
  expect(readSheet(filled)).toEqual([
    { id: first?.id, case: "stop", kind: "gap", mark: "thanks", judge: "Ada", date: "2026-11-22" },
  ]);
  expect(() => readSheet(filled.replace("thanks\n", "good\n"))).toThrow(/mark/);
  expect(() => readSheet(filled.replace("Ada", ""))).toThrow(/judge/);
});

it("keeps a judgement while the line stays the same, without any text of the line", () => {
  const folder = mkdtempSync(join(tmpdir(), "judgements-"));
  const store = join(folder, "judgements.yaml");
  const sheet = composeSheet(linesOf("Radio log"), "2026-11-22").replace("judge:", "judge: Ada");
  keepJudgements(readSheet(sheet.replace(/mark:$/m, "mark: thanks")), store);
  keepJudgements(readSheet(sheet.replace(/mark:$/m, "mark: wrong")), store);
  expect(readFileSync(store, "utf8")).not.toContain("Radio");
  const gapsOf = (text: string) => countMarks(linesOf(text), readJudgements(store)).find(({ kind }) => kind === "gap");
  expect(gapsOf("Radio log")).toMatchObject({
    ...{ kind: "gap", shown: 1, judged: 1 },
    marks: { thanks: { share: 0, interval: [0, 0] }, wrong: { share: 1, interval: [1, 1] } },
  });
  expect(gapsOf("Radio logs")).toMatchObject({ shown: 1, judged: 0 });
  rmSync(folder, { recursive: true });
});
