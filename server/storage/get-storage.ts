import { dataFolder } from "./data-folder.ts";
import { diskStorage } from "./disk-storage.ts";
import type { Storage } from "./storage.ts";

let storage: Storage | undefined;

/** The storage that this installation is configured for. */
export function getStorage(): Storage {
  storage ??= diskStorage(dataFolder("documents"));
  return storage;
}
