import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { createRequire } from "node:module";
import { init } from "@embedpdf/pdfium";

/** What is called of PDFium. Everything is a number: handles, addresses in its memory, and the figures themselves. */
type Native = Readonly<
  Record<
    | "malloc"
    | "free"
    | "PDFiumExt_Init"
    | "PDFiumExt_OpenFormFillInfo"
    | "PDFiumExt_InitFormFillEnvironment"
    | "FPDF_LoadMemDocument"
    | "FPDF_GetLastError"
    | "FPDF_GetPageCount"
    | "FPDF_LoadPage"
    | "FPDF_ClosePage"
    | "FPDF_GetPageWidthF"
    | "FPDF_GetPageHeightF"
    | "FPDF_GetPageBoundingBox"
    | "FPDFPage_GetRotation"
    | "FPDFDoc_GetAttachmentCount"
    | "FPDFDoc_GetAttachment"
    | "FPDFAttachment_GetName"
    | "EPDFDoc_GetPageObjectNumberByIndex"
    | "FPDFPage_CountObjects"
    | "FPDFPage_GetObject"
    | "FPDFFormObj_CountObjects"
    | "FPDFFormObj_GetObject"
    | "FPDFPageObj_GetType"
    | "FPDFPageObj_GetMatrix"
    | "FPDFPageObj_GetBounds"
    | "FPDFPageObj_GetFillColor"
    | "FPDFPageObj_HasTransparency"
    | "FPDFTextObj_GetTextRenderMode"
    | "FPDFTextObj_GetFont"
    | "FPDFFont_GetGlyphWidth"
    | "FPDFImageObj_GetImagePixelSize"
    | "FPDFPath_GetDrawMode"
    | "FPDFPath_CountSegments"
    | "FPDFPath_GetPathSegment"
    | "FPDFPathSegment_GetType"
    | "FPDFPathSegment_GetPoint"
    | "FPDFPathSegment_GetClose"
    | "FPDFText_LoadPage"
    | "FPDFText_ClosePage"
    | "FPDFText_CountChars"
    | "FPDFText_GetUnicode"
    | "FPDFText_GetTextObject"
    | "FPDFText_IsHyphen"
    | "FPDFText_IsGenerated"
    | "FPDFText_GetCharOrigin"
    | "FPDFText_GetLooseCharBox"
    | "FPDFText_GetCharBox"
    | "FPDFText_GetMatrix"
    | "FPDFText_GetFontSize"
    | "FPDFPage_GetAnnotCount"
    | "FPDFPage_GetAnnot"
    | "FPDFPage_CloseAnnot"
    | "FPDFAnnot_GetSubtype"
    | "FPDFAnnot_GetFlags"
    | "FPDFAnnot_GetRect"
    | "FPDFAnnot_GetStringValue"
    | "FPDFAnnot_CountAttachmentPoints"
    | "FPDFAnnot_GetAttachmentPoints"
    | "FPDFAnnot_GetObjectCount"
    | "FPDFAnnot_GetObject"
    | "FPDFAnnot_GetFormFieldType"
    | "FPDFAnnot_GetFormFieldValue"
    | "EPDFAnnot_GetFormFieldRawValue"
    | "EPDFAnnot_GetButtonExportValue"
    | "FPDFAnnot_GetOptionCount"
    | "FPDFAnnot_GetOptionLabel"
    | "FPDFAnnot_IsOptionSelected",
    (...given: readonly number[]) => number
  >
>;

/** PDFium, its memory, and a place in it for what a call answers beside its result. */
export type Pdfium = {
  readonly native: Native;
  /** An address of SCRATCH_BYTES bytes. */
  readonly scratch: number;
  /** Views of its memory: only until the next call, which may have the memory grow. */
  floats(): Float32Array;
  doubles(): Float64Array;
  integers(): Uint32Array;
  /** An address of this text with a zero at its end; kept for good. */
  keyOf(text: string): number;
  /** What a call writes as UTF-16 when it is given room, and tells the length of in bytes. */
  stringFrom(call: (address: number, bytes: number) => number): string;
  /** The address and length of a file's bytes. */
  take(path: string): readonly [address: number, bytes: number];
};

export const SCRATCH_BYTES = 256;
/** No name, note or value in a form is longer. Bytes. */
const MOST_STRING_BYTES = 1024 ** 2;

/** PDFium compiled to WebAssembly: it sees what it is given, and has no way to files, network or other programs. */
export async function loadPdfium(): Promise<Pdfium> {
  const binary = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
  const { pdfium } = await init({
    wasmBinary: readFileSync(binary).buffer,
    // What a hostile file makes it say would be taken for ours.
    ...{ print: () => undefined, printErr: () => undefined },
  });
  // The wrapped calls check their numbers one by one, which costs more than the calls.
  const native = pdfium.wasmExports as unknown as Native & { readonly memory: WebAssembly.Memory };
  const { memory, malloc, free } = native;
  native.PDFiumExt_Init();
  const scratch = malloc(SCRATCH_BYTES);
  const keys = new Map<string, number>();
  let floats = new Float32Array(memory.buffer);
  let doubles = new Float64Array(memory.buffer);
  let integers = new Uint32Array(memory.buffer);
  return {
    ...{ native, scratch },
    // A view is empty once the memory has grown.
    floats: () => (floats.length > 0 ? floats : (floats = new Float32Array(memory.buffer))),
    doubles: () => (doubles.length > 0 ? doubles : (doubles = new Float64Array(memory.buffer))),
    integers: () => (integers.length > 0 ? integers : (integers = new Uint32Array(memory.buffer))),
    keyOf(text) {
      const known = keys.get(text);
      if (known !== undefined) return known;
      const bytes = Buffer.from(`${text}\0`, "latin1");
      const address = malloc(bytes.length);
      new Uint8Array(memory.buffer).set(bytes, address);
      keys.set(text, address);
      return address;
    },
    stringFrom(call) {
      const bytes = Math.min(call(0, 0), MOST_STRING_BYTES);
      if (bytes <= 2) return "";
      const address = malloc(bytes);
      call(address, bytes);
      // Without the zero at its end.
      const text = Buffer.from(memory.buffer, address, bytes - 2).toString("utf16le");
      free(address);
      return text;
    },
    take(path) {
      const file = openSync(path, "r");
      const { size } = fstatSync(file);
      const address = malloc(size);
      if (address === 0) throw new RangeError("The file does not fit into the memory of PDFium");
      const bytes = new Uint8Array(memory.buffer, address, size);
      for (let read = 0, got = 1; read < size && got > 0; read += got)
        got = readSync(file, bytes, read, size - read, null);
      closeSync(file);
      return [address, size];
    },
  };
}
