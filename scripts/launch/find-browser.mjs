import { withLock } from "../lib/lock.mjs";
import { inRoot } from "../lib/paths.mjs";
import { runScript } from "../lib/run.mjs";

/** Unpacking the packed browser twice at once would break both. */
export function findBrowser() {
  return withLock(inRoot(".cache", "browser.lock"), async () => {
    const { code, output, message } = await runScript("scripts/lib/find-browser.ts", [inRoot(".cache", "browser")]);
    if (code !== 0) throw new Error(output);
    return message;
  });
}
