import { extensionOf } from "./file-limits.ts";

/** Pictures that become pages of a PDF in the browser, where it can open them. */
const PICTURE_EXTENSIONS = [".jpg", ".jpeg", ".png", ".tif", ".tiff", ".heic", ".heif", ".webp"] as const;
const ZIP_TYPES = ["application/zip", "application/x-zip-compressed"];

/** What the file chooser offers besides the papers. */
export const BUNDLE_EXTENSIONS: readonly string[] = [...PICTURE_EXTENSIONS, ".zip"];

type Named = { readonly name: string; readonly type: string };

export function isPicture({ name, type }: Named): boolean {
  return (PICTURE_EXTENSIONS as readonly string[]).includes(extensionOf(name)) || type.startsWith("image/");
}

export function isZip({ name, type }: Named): boolean {
  return extensionOf(name) === ".zip" || ZIP_TYPES.includes(type);
}
