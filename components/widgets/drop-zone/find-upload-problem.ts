import { UPLOAD_ERROR } from "#lib/copy/case/documents.ts";
import type { UploadItem } from "./use-uploads.ts";

/** Why a list cannot go on after its files were sent; null when every one of them is on the server. */
export function findUploadProblem(items: readonly Pick<UploadItem, "fileId">[]): string | null {
  const missing = items.filter(({ fileId }) => fileId === null).length;
  if (missing === items.length) return UPLOAD_ERROR.noneUploaded;
  return missing === 0 ? null : UPLOAD_ERROR.someBusted(missing);
}
