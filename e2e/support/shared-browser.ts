import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type BrowserContext,
  chromium,
  type Page,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  test as base,
} from "@playwright/test";

export { expect } from "@playwright/test";

/** A browser that a worker keeps for its tests, the page in it that stays open, and the origins that a test visited. */
type Shared = {
  readonly context: BrowserContext;
  readonly first: Page;
  readonly visited: Set<string>;
  readonly close: () => Promise<void>;
};

/**
 * Playwright's test, whose pages are tabs of one browser for each worker, with one process for all tabs and a profile on disk: the
 * application's code is fetched and compiled once and not for every test, which was a third of the browser tests' processor time. What a
 * test leaves behind goes before the next one. All tests are made of this one: between tests with other fixtures of a worker Playwright
 * ends it.
 */
export const test = base.extend<{ readonly hasOwnBrowser: boolean }, { readonly shared: { browser: Shared } }>({
  /** For options of a context that a tab cannot change. */
  hasOwnBrowser: [false, { option: true }],

  shared: [
    async ({ launchOptions }, use, { project }) => {
      const shared = { browser: await launchShared({ ...project.use, launchOptions }) };
      await use(shared);
      await shared.browser.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  context: async ({ shared, hasOwnBrowser, launchOptions, contextOptions, extraHTTPHeaders }, use, { project }) => {
    if (hasOwnBrowser) {
      const own = await launch({ ...project.use, launchOptions, contextOptions, extraHTTPHeaders });
      await use(own.context);
      await own.close();
    } else {
      await use(shared.browser.context);
      // A clock that a test has set cannot be taken out again: the pages of later tests would have it too.
      if (await shared.browser.first.evaluate(() => "__pwClock" in globalThis)) {
        await shared.browser.close();
        shared.browser = await launchShared({ ...project.use, launchOptions });
      } else {
        await clean(shared.browser);
      }
    }
  },

  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport !== null) await page.setViewportSize(viewport);
    await use(page);
  },
});

type Options = Pick<
  PlaywrightTestOptions & PlaywrightWorkerOptions,
  "launchOptions" | "contextOptions" | "extraHTTPHeaders" | "baseURL" | "actionTimeout" | "navigationTimeout"
>;

async function launch({ launchOptions = {}, contextOptions, ...given }: Partial<Options>) {
  const profile = mkdtempSync(join(tmpdir(), "browser-profile-"));
  const { baseURL, extraHTTPHeaders, actionTimeout = 0, navigationTimeout = 0 } = given;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--renderer-process-limit=1"],
    ...contextOptions,
    ...{ baseURL, extraHTTPHeaders },
  });
  context.setDefaultTimeout(actionTimeout);
  context.setDefaultNavigationTimeout(navigationTimeout);
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { context, close };
}

async function launchShared(options: Partial<Options>): Promise<Shared> {
  const { context, close } = await launch(options);
  const first = context.pages()[0] ?? (await context.newPage());
  // A page of the application keeps its process, and with it the compiled code.
  await first.goto("/api/health/live");
  const visited = new Set<string>();
  context.on("page", (page) => page.on("framenavigated", (frame) => visited.add(new URL(frame.url()).origin)));
  return { context, first, visited, close };
}

/** Takes away what a test left: pages, answers, what the application stored. What the browser remembers of the code stays. */
async function clean({ context, first, visited }: Shared): Promise<void> {
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  for (const page of context.pages()) if (page !== first) await page.close();
  await context.clearPermissions();
  const client = await context.newCDPSession(first);
  for (const origin of visited)
    if (origin !== "null") await client.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  visited.clear();
  await client.detach();
  await context.clearCookies();
}
