import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page, test as base } from "@playwright/test";

export { expect } from "@playwright/test";

/** A browser that a worker keeps for all its tests, and the page in it that stays open. */
type Shared = { readonly context: BrowserContext; readonly first: Page };

/**
 * Playwright's test, whose pages are tabs of one browser for each worker, with one process for all tabs and a profile on disk: the
 * application's code is fetched and compiled once and not for every test, which was a third of the browser tests' processor time. What a
 * test leaves behind goes before the next one. Whoever needs another context takes `browser.newContext()` or Playwright's own test.
 */
export const test = base.extend<object, { shared: Shared }>({
  shared: [
    async ({ launchOptions }, use, { project }) => {
      const profile = mkdtempSync(join(tmpdir(), "browser-profile-"));
      const { baseURL, contextOptions, extraHTTPHeaders, actionTimeout, navigationTimeout } = project.use;
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        args: [...(launchOptions.args ?? []), "--renderer-process-limit=1"],
        ...contextOptions,
        ...{ baseURL, extraHTTPHeaders },
      });
      context.setDefaultTimeout(actionTimeout ?? 0);
      context.setDefaultNavigationTimeout(navigationTimeout ?? 0);
      const first = context.pages()[0] ?? (await context.newPage());
      // A page of the application keeps its process, and with it the compiled code.
      await first.goto("/api/health/live");
      await use({ context, first });
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],

  context: async ({ shared: { context, first } }, use) => {
    await use(context);
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.setOffline(false);
    for (const page of context.pages()) if (page !== first) await page.close();
    await context.clearPermissions();
    const client = await context.newCDPSession(first);
    await client.send("Storage.clearDataForOrigin", { origin: new URL(first.url()).origin, storageTypes: "all" });
    await client.detach();
    await context.clearCookies();
  },

  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport !== null) await page.setViewportSize(viewport);
    await use(page);
  },
});
