import type { Area } from "../geometry.ts";
import type { Pdfium } from "./load-pdfium.ts";

export type Annotation = {
  /** As PDF names it; "" for one that says nothing. */
  readonly subtype: string;
  readonly isHidden: boolean;
  readonly area: Area;
  readonly contents: string;
  /** Who wrote it. */
  readonly author: string;
  /** Where the marked words are, one for each line. */
  readonly quads: readonly Area[];
  /** What a form field shows: "[x]" for a checked box, "[ ]" for one that is not. */
  readonly value: string;
  /** Pixels of the pictures that it shows, and whether it shows anything. */
  readonly pixels: number;
  readonly paints: boolean;
};

/** PDFium's numbers, see fpdf_annot.h. */
const SUBTYPES = new Map<number, string>([
  ...([
    [1, "Text"],
    [3, "FreeText"],
    [4, "Line"],
    [5, "Square"],
    [6, "Circle"],
    [7, "Polygon"],
    [8, "PolyLine"],
  ] as const),
  ...([
    [9, "Highlight"],
    [10, "Underline"],
    [11, "Squiggly"],
    [12, "StrikeOut"],
    [13, "Stamp"],
    [14, "Caret"],
  ] as const),
  ...([
    [15, "Ink"],
    [17, "FileAttachment"],
    [18, "Sound"],
    [20, "Widget"],
    [28, "Redact"],
  ] as const),
]);
const LINK = 2;
const [CHECK_BOX, RADIO_BUTTON, COMBO_BOX, LIST_BOX, TEXT_FIELD] = [2, 3, 4, 5, 6];
/** ISO 32000-1, table 165: hidden, and not shown on the screen. */
const UNSEEN = 2 | 32;
const IMAGE = 3;
/** More lines are no mark on words, more choices no list. */
const MOST_PARTS = 1_000;

/**
 * The annotations of a page, but for links.
 * @param form opens the form of the document; called for a page with fields
 */
export function annotationsOn(pdfium: Pdfium, page: number, form: () => number): Annotation[] {
  const { native, scratch } = pdfium;
  const at = scratch / 4;
  const found: Annotation[] = [];
  const count = native.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index += 1) {
    const handle = native.FPDFPage_GetAnnot(page, index);
    if (handle === 0) continue;
    const type = native.FPDFAnnot_GetSubtype(handle);
    if (type !== LINK) found.push(read(handle, SUBTYPES.get(type) ?? ""));
    native.FPDFPage_CloseAnnot(handle);
  }
  return found;

  function read(handle: number, subtype: string): Annotation {
    return {
      ...{ subtype, isHidden: (native.FPDFAnnot_GetFlags(handle) & UNSEEN) !== 0, area: rectOf(handle) },
      ...{ contents: text(handle, "Contents"), author: text(handle, "T"), quads: quadsOf(handle) },
      value: subtype === "Widget" ? valueOf(handle, form()) : "",
      ...paintingOf(handle),
    };
  }

  function text(handle: number, key: string): string {
    const name = pdfium.keyOf(key);
    return pdfium.stringFrom((address, bytes) => native.FPDFAnnot_GetStringValue(handle, name, address, bytes)).trim();
  }

  function rectOf(handle: number): Area {
    if (native.FPDFAnnot_GetRect(handle, scratch) === 0) return { left: 0, bottom: 0, right: 0, top: 0 };
    const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.floats().subarray(at, at + 4);
    return { left, bottom, right, top };
  }

  function quadsOf(handle: number): Area[] {
    const lines = Math.min(native.FPDFAnnot_CountAttachmentPoints(handle), MOST_PARTS);
    return Array.from({ length: lines }, (_, line) => {
      native.FPDFAnnot_GetAttachmentPoints(handle, line, scratch);
      const points = Array.from(pdfium.floats().subarray(at, at + 8));
      const xs = points.filter((_each, index) => index % 2 === 0);
      const ys = points.filter((_each, index) => index % 2 === 1);
      return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
    });
  }

  function valueOf(handle: number, open: number): string {
    const type = native.FPDFAnnot_GetFormFieldType(open, handle);
    if (type === CHECK_BOX || type === RADIO_BUTTON) return isChecked(handle, { type, open }) ? "[x]" : "[ ]";
    if (type !== COMBO_BOX && type !== LIST_BOX && type !== TEXT_FIELD) return "";
    const chosen = type === TEXT_FIELD ? [] : chosenOf(handle, open);
    if (chosen.length > 0) return chosen.join(", ");
    return pdfium
      .stringFrom((address, bytes) => native.FPDFAnnot_GetFormFieldValue(open, handle, address, bytes))
      .trim();
  }

  /** A check box has a state of its own; which button of a group is on, the group says. */
  function isChecked(handle: number, { type, open }: { readonly type: number; readonly open: number }): boolean {
    const own = text(handle, "AS");
    const ofField = pdfium.stringFrom((address, bytes) =>
      native.EPDFAnnot_GetFormFieldRawValue(open, handle, address, bytes),
    );
    const state = type === CHECK_BOX ? own || ofField : ofField || own;
    const on = pdfium.stringFrom((address, bytes) => native.EPDFAnnot_GetButtonExportValue(handle, address, bytes));
    return state !== "" && state !== "Off" && state === on;
  }

  function chosenOf(handle: number, open: number): string[] {
    const options = Math.min(native.FPDFAnnot_GetOptionCount(open, handle), MOST_PARTS);
    return Array.from({ length: Math.max(options, 0) }, (_, option) => option)
      .filter((option) => native.FPDFAnnot_IsOptionSelected(open, handle, option) !== 0)
      .map((option) =>
        pdfium
          .stringFrom((address, bytes) => native.FPDFAnnot_GetOptionLabel(open, handle, option, address, bytes))
          .trim(),
      );
  }

  function paintingOf(handle: number): Pick<Annotation, "pixels" | "paints"> {
    const parts = native.FPDFAnnot_GetObjectCount(handle);
    let pixels = 0;
    for (let part = 0; part < parts; part += 1) {
      const object = native.FPDFAnnot_GetObject(handle, part);
      if (native.FPDFPageObj_GetType(object) !== IMAGE) continue;
      if (native.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4) === 0) continue;
      const [width = 0, height = 0] = pdfium.integers().subarray(at, at + 2);
      pixels += width * height;
    }
    return { pixels, paints: parts > 0 };
  }
}
