import type { Tx } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { getSettings } from "../settings/get-settings.ts";

const MEGABYTE = 1024 * 1024;

/**
 * A user's files without a case may hold so many bytes as the firm allows: nobody fills the disk with files that no
 * case needs. Files in a case are the firm's own decision.
 * @param bytes of the file that is to be added; 0 asks whether there is room at all
 * @throws AppError 413
 */
export async function requireUnclaimedRoom(tx: Tx, userId: string, bytes: number): Promise<void> {
  const { unclaimedMegabytes } = await getSettings();
  const { _sum } = await tx.document.aggregate({
    where: { uploadedById: userId, caseId: null },
    _sum: { size: true },
  });
  const held = _sum.size ?? 0;
  const allowed = unclaimedMegabytes * MEGABYTE;
  if (held + bytes <= allowed && held < allowed) return;
  const inUse = Math.round(held / MEGABYTE).toLocaleString("en-US");
  throw new AppError(
    "too_large",
    `Your files without a case take ${inUse} of ${unclaimedMegabytes.toLocaleString("en-US")} MB. Create the case or remove files first.`,
  );
}
