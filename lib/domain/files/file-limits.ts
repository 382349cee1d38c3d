/** 50 MB, MB = 1024 squared. Specification section 5. */
export const MAX_FILE_BYTES = 52_428_800;
export const MAX_FILES_PER_DROP = 10;

/** Accepted media types with their extensions, in the shape that a drop zone takes. */
export const ACCEPTED_FILE_TYPES = {
  "application/pdf": [".pdf"],
  "application/msword": [".doc"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
  "text/plain": [".txt"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type AcceptedMediaType = keyof typeof ACCEPTED_FILE_TYPES;

export const ACCEPTED_EXTENSIONS: readonly string[] = Object.values(ACCEPTED_FILE_TYPES).flat();

export type FileRejection = "too-large" | "invalid-type";

/**
 * Why a file may not be added, or null. A known media type or a known extension is enough here: machines without Word
 * report no type for .doc. Whether type, extension and content agree is the server's check.
 */
export function rejectionOf(file: {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Media type as the browser reports it; may be empty or carry parameters. */
  readonly type: string;
}): FileRejection | null {
  const mediaType = file.type.split(";")[0]?.trim().toLowerCase() ?? "";
  const isKnownType = Object.hasOwn(ACCEPTED_FILE_TYPES, mediaType);
  if (!isKnownType && !ACCEPTED_EXTENSIONS.includes(extensionOf(file.name))) return "invalid-type";
  return file.size > MAX_FILE_BYTES ? "too-large" : null;
}

/** The extension with its dot in small letters (".pdf"), or "" when there is none. */
export function extensionOf(fileName: string): string {
  return /\.[^./\\]+$/.exec(fileName.trim())?.[0].toLowerCase() ?? "";
}

/** The accepted media type of a name's extension, or "". */
export function mediaTypeOf(fileName: string): AcceptedMediaType | "" {
  const extension = extensionOf(fileName);
  const types = Object.keys(ACCEPTED_FILE_TYPES) as AcceptedMediaType[];
  return types.find((type) => (ACCEPTED_FILE_TYPES[type] as readonly string[]).includes(extension)) ?? "";
}
