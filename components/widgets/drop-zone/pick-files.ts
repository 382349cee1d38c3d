import { type FileRejection, MAX_FILES_PER_DROP, rejectionOf } from "#lib/domain/files/file-limits.ts";

export type Rejection = { readonly name: string; readonly reason: FileRejection | "too-many" };

type Picked = { readonly added: readonly File[]; readonly rejections: readonly Rejection[] };

/**
 * Sorts one drop into files to add and files refused with a reason. Of the good files the first are kept and the rest
 * refused; a file that is in the list already (same name, size and time of change) is passed over in silence.
 * @param most how many are kept
 */
export function pickFiles(
  dropped: readonly File[],
  listed: readonly File[],
  most: number = MAX_FILES_PER_DROP,
): Picked {
  const known = new Set(listed.map(identityOf));
  const added: File[] = [];
  const rejections: Rejection[] = [];
  for (const file of dropped) {
    const reason = rejectionOf(file);
    if (reason !== null) rejections.push({ name: file.name, reason });
    else if (known.has(identityOf(file))) continue;
    else if (added.length === most) rejections.push({ name: file.name, reason: "too-many" });
    else {
      known.add(identityOf(file));
      added.push(file);
    }
  }
  return { added, rejections };
}

function identityOf(file: File): string {
  return JSON.stringify([file.name, file.size, file.lastModified]);
}
