import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import type { SourceDocument } from "#server/analyst/findings.ts";
import { makeDocuments } from "#server/analyst/testing/make-documents.ts";
import { About, Key, type CaseFile } from "./case-file.ts";

const CASES = join(import.meta.dirname, "..", "cases");

/** Directory names of all case files, sorted. */
export function listCaseNames(folder = CASES): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** Reads a case file. @throws Error that names the file and the key at fault */
export function loadCase(name: string, folder = CASES): CaseFile {
  const at = (file: string) => join(folder, name, file);
  const about = readYaml(at("about.yaml"), About);
  const key = readYaml(at("key.yaml"), Key);
  const missing = about.papers.find(({ file }) => !existsSync(at(join("papers", file))));
  if (missing !== undefined) throw new Error(`${at("about.yaml")}: papers: there is no papers/${missing.file}`);
  const unlisted = readdirSync(at("papers")).find((paper) => about.papers.every(({ file }) => file !== paper));
  if (unlisted !== undefined) throw new Error(`${at("about.yaml")}: papers: papers/${unlisted} is not listed`);
  return { name, about, documents: readPapers(join(folder, name), about.papers), key };
}

/** The papers of a folder, in the order given, as the analyst gets them. */
export function readPapers(
  folder: string,
  papers: readonly { readonly file: string; readonly name: string }[],
): SourceDocument[] {
  return makeDocuments(
    papers.map(({ file, name }) => [name, ...splitPages(readFileSync(join(folder, "papers", file), "utf8"))]),
  );
}

/** All case files by set, each set in the order of writing. */
export function loadCases(): CaseFile[] {
  return listCaseNames()
    .map((name) => loadCase(name))
    .toSorted((one, other) => one.about.order - other.about.order);
}

/** Pages are separated by form feeds, and each ends with one line break that is not part of its text. */
function splitPages(text: string): string[] {
  return text.split("\f").map((page) => page.replace(/\n$/, ""));
}

/** Reads a file in its form. @throws Error that names the file and the key at fault */
export function readYaml<T extends z.ZodType>(path: string, schema: T): z.infer<T> {
  let content: unknown;
  try {
    content = parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${path}: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? "invalid"}`);
}
