import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inRoot } from "./paths.mjs";
import { findFolderCircles } from "./find-folder-circles.mjs";
import { checkStructure } from "./structure.mjs";

/** For each rule: a file that breaks it, and what it imports to do so; "type" before it for a type-only import. */
const BREACHES: Readonly<Record<string, readonly [file: string, imports: string]>> = {
  "no-cycles": ["lib/domain/a.ts", "./b.ts"],
  "no-type-cycles": ["lib/copy/a.ts", "type ./b.ts"],
  "everything-resolves": ["lib/domain/lost.ts", "./nowhere.ts"],
  "lib-is-a-leaf": ["lib/domain/leaf.ts", "#server/log.ts"],
  "lib-runs-anywhere": ["lib/domain/node.ts", "node:fs"],
  "lib-knows-no-react": ["lib/domain/react.ts", "react"],
  "screens-never-see-server": ["app/page.tsx", "#server/log.ts"],
  "components-never-see-environment": ["components/ui/env.tsx", "#server/env.ts"],
  "components-never-see-pages": ["components/ui/page.tsx", "../../app/other.tsx"],
  "server-never-sees-screens": ["server/cases/screen.ts", "#components/widgets/odds.tsx"],
  "ui-knows-no-law": ["components/ui/button.tsx", "#components/widgets/odds.tsx"],
  "widgets-know-no-feature": ["components/widgets/tip.tsx", "#components/help/tip.tsx"],
  "features-do-not-cross": ["components/dashboard/chat.tsx", "#components/chat/panel.tsx"],
  "session-knows-no-feature": ["components/session/guard.tsx", "#components/chat/panel.tsx"],
  "viewer-knows-no-feature": ["components/viewer/pane.tsx", "#components/chat/panel.tsx"],
  "case-page-holds-only-the-chat": ["components/case/docket.tsx", "#components/dashboard/chat.tsx"],
  "routes-are-thin": ["app/api/case/route.ts", "#server/db/client.ts"],
  "worker-is-a-root": ["server/jobs/worker.ts", "#server/worker/main.ts"],
  "extraction-stays-in-worker": ["server/documents/read.ts", "#server/extraction/read.ts"],
  "analyst-stands-alone": ["server/analyst/assemble/case.ts", "#server/cases/get-case.ts"],
  "analyst-model-knows-only-llm": ["server/analyst/model/case.ts", "#server/cases/get-case.ts"],
  "text-knows-no-room": ["server/analyst/text/names.ts", "../people/find-people.ts"],
  "quotes-know-only-text": ["server/analyst/quotes/names.ts", "../people/find-people.ts"],
  "people-know-only-text-and-quotes": ["server/analyst/people/gaps.ts", "../rules/gaps/find-gaps.ts"],
  "rules-know-neither-model-nor-assembly": ["server/analyst/rules/ask.ts", "../model/ask-model.ts"],
  "model-knows-no-rules": ["server/analyst/model/gaps.ts", "../rules/gaps/find-gaps.ts"],
  "knowledge-holds-no-code": ["server/analyst/rules/drug.ts", "../knowledge/gaps/drug.ts"],
  "knowledge-is-compiled-beforehand": ["server/analyst/rules/compile.ts", "../knowledge/compile/compile-names.ts"],
  "tests-help-tests-only": ["server/cases/build.ts", "#server/testing/builders.ts"],
  "only-tests-see-evaluation": ["server/cases/testing/score.ts", "#evaluation/harness/load-case.ts"],
  "scripts-are-tools": ["server/cases/tool.ts", "../../scripts/tool.ts"],
  "openai-only-in-llm": ["server/chat/model.ts", "openai"],
  "parsers-only-in-extraction": ["server/documents/pdf.ts", "mammoth"],
  "zips-only-in-extraction-drop-zone-and-demo": ["server/documents/zip.ts", "@zip.js/zip.js/index-native.js"],
  "pdfjs-only-in-extraction-and-viewer": ["components/widgets/pdf.ts", "pdfjs-dist"],
  "jose-only-in-sessions": ["server/http/token.ts", "jose"],
  "next-auth-only-in-sso": ["server/http/sso.ts", "next-auth/jwt"],
  "nodemailer-only-in-mail": ["server/accounts/mail.ts", "nodemailer"],
  "bcryptjs-only-in-passwords": ["server/accounts/hash.ts", "bcryptjs"],
  "prisma-only-in-db": ["server/cases/adapter.ts", "@prisma/adapter-pg"],
  "pg-only-in-db": ["server/cases/sql.ts", "pg"],
  "generated-client-only-in-db": ["server/cases/generated.ts", "#server/db/generated/client.ts"],
  "pg-boss-only-in-jobs": ["server/cases/queue.ts", "pg-boss"],
};

/** Imports that lead from one folder around to itself although no file does; one circle has three folders, the last lies deeper. */
const FOLDER_CIRCLES: Readonly<Record<string, string>> = {
  "server/audit/write.ts": "../settings/read.ts",
  "server/settings/change.ts": "../audit/line.ts",
  "components/ledger/row.tsx": "../points/mark.tsx",
  "components/points/list.tsx": "type ../ledger/cell.tsx",
  "lib/contracts/days.ts": "../format/day.ts",
  "lib/format/words.ts": "../text/join.ts",
  "lib/text/names.ts": "../contracts/name.ts",
  "server/analyst/rules/matching/meant.ts": "../sequences/put.ts",
  "server/analyst/rules/sequences/find.ts": "type ../matching/accepts.ts",
};

/** What the breaches import, and the same imports from where they are allowed. */
const ALLOWED: Readonly<Record<string, string>> = {
  "lib/domain/b.ts": "./a.ts",
  "lib/copy/b.ts": "type ./a.ts",
  "app/other.tsx": "",
  "components/chat/panel.tsx": "#components/widgets/odds.tsx",
  "components/help/tip.tsx": "",
  "components/widgets/odds.tsx": "#lib/domain/fine.ts",
  "lib/domain/fine.ts": "",
  "scripts/tool.ts": "#server/log.ts",
  "evaluation/harness/load-case.ts": "#server/testing/builders.ts",
  "evaluation/harness/check-extraction.ts": "#server/extraction/read.ts",
  "server/cases/read-case.test.ts": "#evaluation/harness/load-case.ts",
  "server/log.ts": "",
  "server/env.ts": "zod",
  "server/analyst/findings.ts": "#lib/domain/fine.ts",
  "server/analyst/text/case-text.ts": "../findings.ts",
  "server/analyst/quotes/verify-citations.ts": "../text/case-text.ts",
  "server/analyst/people/find-people.ts": "../text/case-text.ts",
  "server/analyst/rules/gaps/find-gaps.ts": "../../people/find-people.ts",
  "server/analyst/model/ask-model.ts": "#server/llm/model-port.ts",
  "server/analyst/knowledge/compile/compile-names.ts": "node:fs",
  "server/analyst/knowledge/gaps/drug.ts": "",
  "server/llm/model-port.ts": "openai",
  "server/sessions/token.ts": "jose",
  "server/passwords/hash.ts": "bcryptjs",
  "server/sso/sso.ts": "next-auth/jwt",
  "server/mail/send.ts": "nodemailer",
  "server/cases/get-case.ts": "#server/db/client.ts",
  "server/cases/get-case.test.ts": "#server/testing/builders.ts",
  "server/db/client.ts": "./generated/client.ts",
  "server/db/generated/client.ts": "",
  "server/extraction/read.ts": "mammoth",
  "server/jobs/queue.ts": "pg-boss",
  "server/testing/builders.ts": "bcryptjs",
  "server/worker/main.ts": "#server/extraction/read.ts",
  "app/api/cases/route.ts": "#server/cases/get-case.ts",
};

let violations: string[];
let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "structure-"));
  for (const file of ["tsconfig.json", "package.json"]) cpSync(inRoot(file), join(root, file));
  symlinkSync(inRoot("node_modules"), join(root, "node_modules"));
  const files = [...Object.entries(ALLOWED), ...Object.values(BREACHES), ...Object.entries(FOLDER_CIRCLES)];
  for (const [file, imports] of Object.entries(FOLDER_CIRCLES))
    files.push([join(dirname(file), imports.replace("type ", "")), ""]);
  for (const [file, imports] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), sourceWith(imports));
  }
  mkdirSync(join(root, "lib/all"));
  writeFileSync(join(root, "lib/all/index.ts"), 'export * from "../domain/fine.ts";\n');
  writeFileSync(join(root, "lib/all/types.ts"), 'export type * from "../domain/fine.ts";\n');
  ({ violations } = await checkStructure(root));
});
afterAll(() => rmSync(root, { recursive: true }));

test.each(Object.entries(BREACHES))("%s is noticed", (rule, [file]) => {
  expect(violations.filter((violation) => violation.startsWith(`${rule}: ${file} -> `))).toHaveLength(1);
});

test.each(Object.entries(FOLDER_CIRCLES))("%s -> %s is noticed as a part of a circle of folders", (file, imports) => {
  const imported = join(dirname(file), imports.replace("type ", ""));
  expect(violations).toContain(`no-folder-circles: ${file} -> ${imported}`);
});

test.each(Object.keys(ALLOWED).filter((file) => !file.endsWith("/b.ts")))("%s breaks nothing", (file) => {
  // The breaches beside it may make a circle of its folders.
  const own = violations.filter((violation) => !violation.startsWith("no-folder-circles: "));
  expect(own.filter((violation) => violation.includes(`: ${file} -> `))).toEqual([]);
});

test("a folder and the folders in it may need each other: they are one thing", () => {
  const imports = (source: string, resolved: string) => ({ source, dependencies: [{ resolved }] });
  const modules = [
    imports("components/viewer/frame.tsx", "components/viewer/text/page.tsx"),
    imports("components/viewer/text/page.tsx", "components/viewer/state.ts"),
    imports("components/viewer/text/page.tsx", "components/viewer/notes/card.tsx"),
  ];
  expect(findFolderCircles(modules)).toEqual([]);
});

test("a file that hands on another one is noticed, one that hands on types is not", () => {
  expect(violations.filter((violation) => violation.startsWith("no-barrels"))).toEqual([
    "no-barrels: lib/all/index.ts",
  ]);
});

test("each rule has its breach here", () => {
  const { forbidden } = createRequire(import.meta.url)(inRoot(".dependency-cruiser.cjs")) as {
    forbidden: { name: string }[];
  };
  expect(Object.keys(BREACHES).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

function sourceWith(imports: string): string {
  if (imports === "") return "export {};\n";
  if (!imports.startsWith("type ")) return `import * as x from "${imports}";\nexport const y = x;\n`;
  return `import type * as x from "${imports.slice(5)}";\nexport type Y = typeof x;\n`;
}
