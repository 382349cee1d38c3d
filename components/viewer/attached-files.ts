import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { mediaTypeOf, rejectionOf } from "#lib/domain/files/file-limits.ts";

type Attachments = Readonly<Record<string, { readonly filename: string; readonly content: Uint8Array<ArrayBuffer> }>>;

/** The files that a PDF carries: those that a case takes, and the names of the others. */
export async function attachedFiles(
  document: Pick<PDFDocumentProxy, "getAttachments">,
): Promise<{ readonly papers: readonly File[]; readonly others: readonly string[] }> {
  const attached = (await document.getAttachments()) as Attachments | null;
  const files = Object.values(attached ?? {}).map(({ filename, content }) => {
    const name = filename.split(/[/\\]/).at(-1) ?? filename;
    return new File([content], name, { type: mediaTypeOf(name) });
  });
  return {
    papers: files.filter((file) => rejectionOf(file) === null),
    others: files.filter((file) => rejectionOf(file) !== null).map(({ name }) => name),
  };
}
