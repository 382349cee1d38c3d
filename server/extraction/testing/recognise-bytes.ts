import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recognisePages } from "../recognise-pages.ts";
import type { RecognisedPage } from "../recognise-pages.ts";

type Options = Omit<Parameters<typeof recognisePages>[0], "path" | "pages" | "onPage"> & {
  readonly onPage?: (page: RecognisedPage) => Promise<void>;
};

/** Reads pages by OCR the way the worker does: from a private folder, which must hold the document alone afterwards. */
export async function recogniseBytes(
  pdf: Uint8Array,
  pages: readonly number[],
  { onPage, ...options }: Options = {},
): Promise<RecognisedPage[]> {
  const folder = await mkdtemp(join(tmpdir(), "ocr-test-"));
  try {
    const path = join(folder, "document");
    await writeFile(path, pdf);
    const read: RecognisedPage[] = [];
    await recognisePages({
      path,
      pages,
      onPage: async (page) => {
        read.push(page);
        await onPage?.(page);
      },
      ...options,
    });
    const left = await readdir(folder);
    if (left.length !== 1) throw new Error(`Left behind: ${left.join(", ")}`);
    return read;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
