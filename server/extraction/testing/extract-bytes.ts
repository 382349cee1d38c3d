import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { extractDocument } from "../extract-document.ts";
import type { ExtractionProgress, ExtractionResult } from "../extraction-result.ts";
import type { ExtractionLimits } from "../limits.ts";
import { documentTypeOf } from "#lib/domain/files/document-type.ts";
import type { DocumentType } from "#lib/domain/files/document-type.ts";

type Options = {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ExtractionProgress) => void;
  readonly limits?: Partial<ExtractionLimits>;
};

/** Extracts bytes the way the worker does: from a private folder, which must hold the document alone afterwards. */
export async function extractBytes(
  bytes: Uint8Array | string,
  type: DocumentType,
  options: Options = {},
): Promise<ExtractionResult> {
  const folder = await mkdtemp(join(tmpdir(), "extraction-test-"));
  try {
    const path = join(folder, "document");
    await writeFile(path, bytes);
    const result = await extractDocument({ path, type, ...options });
    const left = await readdir(folder);
    if (left.length !== 1) throw new Error(`Left behind: ${left.join(", ")}`);
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function fixturePath(name: string): string {
  return fileURLToPath(new URL(`../../../e2e/fixtures/documents/${name}`, import.meta.url));
}

export async function extractFixture(name: string, options: Options = {}): Promise<ExtractionResult> {
  const type = documentTypeOf(name);
  if (type === null) throw new Error(`${name} is no document`);
  return extractBytes(await readFile(fixturePath(name)), type, options);
}

export async function pagesOfFixture(name: string): Promise<Extract<ExtractionResult, { readonly ok: true }>["pages"]> {
  const result = await extractFixture(name);
  if (!result.ok) throw new Error(`${name}: ${result.reason}`);
  return result.pages;
}

export async function reasonFor(
  bytes: Uint8Array | string,
  type: DocumentType,
  options: Options = {},
): Promise<string> {
  const result = await extractBytes(bytes, type, options);
  return result.ok ? `read ${result.pages.length} pages` : result.reason;
}
