/** Why a zip was not opened. */
export type ZipRefusal = "bomb" | "too-many" | "protected" | "damaged";
/** Why a file of a bundle was not taken. */
export type LeftOutReason = "kind" | "too-large" | "too-many" | "protected" | "unopenable" | "zip" | "damaged";

/** Pictures and zips at the drop zone. */
export const BUNDLES = {
  turn: "Turn these pictures into one PDF",
  takeOut: "Extract the documents",
  pictures: (count: number) => (count === 1 ? "1 picture" : `${count} pictures`),
  offered: "These can still be added:",
  opening: (name: string) => `Opening ${name}`,
  picture: (number: number, count: number) => `Reading picture ${number} of ${count}`,
  refusedTitle: "Not Opened",
  refused: {
    bomb: (name: string) =>
      `${name} would unpack to far more than its size suggests. It may be malicious, so nothing was extracted.`,
    "too-many": (name: string) => `${name} holds more than 2,000 files. Please split it.`,
    protected: (name: string) => `${name} is password-protected. Please unpack it and add its files.`,
    damaged: (name: string) => `${name} is damaged or not a zip file, so nothing was extracted.`,
  } satisfies Record<ZipRefusal, (name: string) => string>,
  empty: (name: string) => `${name} contains no documents or pictures.`,
  failed: "The files could not be prepared in this browser.",
  leftOut: (count: number) => (count === 1 ? "One file was left out:" : `${count} files were left out:`),
  leftOutReason: {
    kind: "Neither a document nor a picture",
    "too-large": "File is too large (max 50MB)",
    "too-many": "More than 100 documents in one zip",
    protected: "Password-protected",
    unopenable: "This browser cannot open it. Save it as JPEG or PDF",
    zip: "A zip inside the zip. Extract it and drop it here",
    damaged: "Damaged in the zip",
  } satisfies Record<LeftOutReason, string>,
} as const;

/** The last pages of a PDF that was made of pictures. */
export const CONTENTS_SHEET = {
  title: "Contents of this file",
  about: (count: number) =>
    count === 1
      ? "Made from one picture at upload. Large pictures were reduced; the original's fingerprint is below."
      : `Made from ${count} pictures at upload. Large pictures were reduced; the originals' fingerprints are below.`,
  page: (page: number, name: string) => `Page ${page}: ${name}`,
  fingerprint: (sha256: string, size: string) => `SHA-256 ${sha256}, ${size}`,
} as const;

/** "IMG_0001.pdf", "IMG_0001 to IMG_0040.pdf"; of several "... (2 of 3).pdf". */
export function pictureFileName(stem: string, part: { readonly number: number; readonly of: number }): string {
  return part.of === 1 ? `${stem}.pdf` : `${stem} (${part.number} of ${part.of}).pdf`;
}
