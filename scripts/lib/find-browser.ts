import { findBrowser } from "../../e2e/support/find-browser.ts";

/** A process of its own, because finding it changes the environment. Answers its parent with path and environment. */
const found = await findBrowser(process.argv[2] ?? "");
process.send?.(found, () => process.exit(0));
