import { Unreadable } from "../../unreadable.ts";
import { annotationsOn } from "./annotations.ts";
import type { Annotation } from "./annotations.ts";
import type { Area } from "../geometry.ts";
import { fillIn } from "./letters.ts";
import type { Pdfium } from "./load-pdfium.ts";
import { paintedOn } from "./painted.ts";
import type { Painted } from "./painted.ts";

export type PdfiumDocument = {
  readonly pageCount: number;
  /** @throws when the page cannot be opened */
  readPage(pageNumber: number): PdfiumPage;
  attachmentNames(): string[];
};
export type PdfiumPage = {
  /** As it is seen, points. */
  readonly width: number;
  readonly height: number;
  /** Into the space of the page as it is seen, but for where that begins. */
  readonly toView: readonly [number, number, number, number];
  readonly painted: readonly Painted[];
  readonly annotations: readonly Annotation[];
};

/** FPDF_ERR_PASSWORD */
const PASSWORD = 4;
const MOST_ATTACHMENTS = 1_000;
/** By quarter turns to the right; the second and the fourth number turn the page over, as it is seen from the top. */
const TURNS = [
  [1, 0, 0, -1],
  [0, 1, 1, 0],
  [-1, 0, 0, 1],
  [0, -1, -1, 0],
] as const;

/**
 * @param most pages that will be read
 * @throws Unreadable for a password; anything else for a damaged file
 */
export function openDocument(
  pdfium: Pdfium,
  { path, most }: { readonly path: string; readonly most: number },
): PdfiumDocument {
  const { native, scratch } = pdfium;
  const document = native.FPDF_LoadMemDocument(...pdfium.take(path), 0);
  if (document === 0) {
    if (native.FPDF_GetLastError() === PASSWORD) {
      throw new Unreadable("This PDF is password-protected. Please save a copy without a password.");
    }
    throw new Error("damaged");
  }
  let form: number | null = null;
  const openForm = () =>
    (form ??= native.PDFiumExt_InitFormFillEnvironment(document, native.PDFiumExt_OpenFormFillInfo()));

  return {
    pageCount: pagesOf(pdfium, { document, most }),
    readPage(pageNumber) {
      const page = native.FPDF_LoadPage(document, pageNumber - 1);
      if (page === 0) throw new Error("damaged page");
      const painted = paintedOn(pdfium, page);
      fillIn(pdfium, page, { painted, view: viewOf(page) });
      const read = {
        ...{ width: native.FPDF_GetPageWidthF(page), height: native.FPDF_GetPageHeightF(page) },
        toView: TURNS[native.FPDFPage_GetRotation(page)] ?? TURNS[0],
        ...{ painted, annotations: annotationsOn(pdfium, page, openForm) },
      };
      native.FPDF_ClosePage(page);
      return read;
    },
    attachmentNames() {
      const count = Math.min(native.FPDFDoc_GetAttachmentCount(document), MOST_ATTACHMENTS);
      return Array.from({ length: count }, (_, index) => {
        const attachment = native.FPDFDoc_GetAttachment(document, index);
        return pdfium.stringFrom((address, bytes) => native.FPDFAttachment_GetName(attachment, address, bytes));
      });
    },
  };

  function viewOf(page: number): Area {
    native.FPDF_GetPageBoundingBox(page, scratch);
    const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.floats().subarray(scratch / 4, scratch / 4 + 4);
    return { left, bottom, right, top };
  }
}

/**
 * What the file says is taken, so that a page that is missing is told of; but no file is refused for a count that is
 * not true.
 */
function pagesOf({ native }: Pdfium, { document, most }: { readonly document: number; readonly most: number }): number {
  const said = native.FPDF_GetPageCount(document);
  const isThere = (index: number) => native.EPDFDoc_GetPageObjectNumberByIndex(document, index) !== 0;
  if (said <= most || isThere(most)) return said;
  let [count, missing] = [0, most];
  while (count < missing) {
    const middle = Math.floor((count + missing) / 2);
    if (isThere(middle)) count = middle + 1;
    else missing = middle;
  }
  return count;
}
