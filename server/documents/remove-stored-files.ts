import { log } from "../log.ts";
import { getStorage } from "../storage/get-storage.ts";

/**
 * Removes the bytes of documents whose rows are gone. Called after the commit: bytes without a row are swept up later,
 * a row without bytes would be a loss. For the same reason a failure here is logged and not told to the caller.
 */
export async function removeStoredFiles(storageKeys: readonly string[]): Promise<void> {
  for (const key of storageKeys) {
    try {
      await getStorage().delete(key);
    } catch (error) {
      log.warn({ err: error, key }, "a stored file could not be removed and is left to the sweep");
    }
  }
}
