import { getDb } from "../db/client.ts";
import { dataFolder, spoolFolder } from "../storage/data-folder.ts";
import { getStorage } from "../storage/get-storage.ts";
import { probeFolder } from "../storage/probe-folder.ts";

/** What needs longer than this for nothing is not usable. Milliseconds. */
const TIMEOUT = 2_000;

export type WriteFault = { readonly text: string; readonly cause: unknown };

/** By what is tried; each text is a sentence for whoever runs the server. */
const PLACES: readonly { readonly text: string; readonly write: () => Promise<unknown> }[] = [
  { text: "The database cannot be written to.", write: requireWritableDatabase },
  { text: "The document storage cannot be written to.", write: () => getStorage().check() },
  { text: 'The folder "incoming" cannot be written to: uploads are refused.', write: () => probeFolder(spoolFolder()) },
  {
    text: 'The folder "reading" cannot be written to: documents are not read.',
    write: () => probeFolder(dataFolder("reading")),
  },
];

let running: Promise<readonly WriteFault[]> | null = null;

/**
 * Where nothing can be written just now, found by writing. Empty when all is well. Calls at the same time share one look:
 * anybody may ask for it.
 */
export function listWriteFaults(): Promise<readonly WriteFault[]> {
  running ??= Promise.all(
    PLACES.map(({ text, write }) =>
      within(TIMEOUT, write()).then(
        () => [],
        (cause: unknown) => [{ text, cause }],
      ),
    ),
  )
    .then((found) => found.flat())
    .finally(() => {
      running = null;
    });
  return running;
}

async function requireWritableDatabase(): Promise<void> {
  const [row] = await getDb().$queryRaw<{ readOnly: boolean }[]>`
    SELECT current_setting('transaction_read_only')::boolean AS "readOnly"`;
  if (row?.readOnly !== false) throw new Error("the database is read only");
}

/** @throws Error when the work needs longer; it goes on, but nobody waits for it */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
