// @spec 2.11: Admin Dashboard: five cards, 'Recent User Activity' from the audit log
// @spec 2.11: System Health: cards, information, 'Refresh Data', every 30 seconds; 9 its colours
// @spec 2.11: Audit Logs: columns, paging, filters, CSV, chain of hashes
// @spec 7.4: dashboard metrics, system health, audit logs; 8 their failures
// @spec product: settings, straight face, two instances, reset mail over SMTP
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { signInAdmin } from "../support/admin-session.ts";
import { expect, test } from "../support/shared-browser.ts";

const refuse = { status: 403, json: { success: false, code: "forbidden", message: "Not today", error: "Not today" } };
const main = (page: Page) => page.getByRole("main");
/** A term and its value in a list of figures. */
const figure = (page: Page, term: string) =>
  main(page)
    .locator("dl > div")
    .filter({ has: page.getByText(term, { exact: true }) });

// @spec 2.11: dashboard: five cards, 'Recent User Activity'
test("the admin dashboard: five figures and what people really did", async ({ page, request }) => {
  const admin = await signInAdmin(page, request);
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  for (const label of [
    "Total Users",
    "Active Users",
    "Cases Analyzed (24h)",
    "Avg. Analysis Time (seconds)",
    "Active Incidents",
  ])
    await expect(figure(page, label).locator("dd")).toHaveText(/^(\d[\d,.]*|N\/A)$/);
  expect(Number(await figure(page, "Total Users").locator("dd").innerText())).toBeGreaterThan(0);
  const activity = page.getByRole("region", { name: "Recent User Activity" });
  await expect(activity.getByRole("listitem").first()).toBeVisible();
  await expect(activity).toContainText(admin.fullName);
  await activity.getByRole("link", { name: "See all in Audit Logs" }).click();
  await expect(page).toHaveURL(/\/admin\/audit-logs$/);
});

// @spec 8: 'Failed to load dashboard data'
test("the admin dashboard cannot be loaded", async ({ page, request }) => {
  await signInAdmin(page, request);
  await page.route("**/api/admin/dashboard/metrics", (route) => route.fulfill(refuse));
  await page.goto("/admin/dashboard");
  const alert = main(page).getByRole("alert");
  await expect(alert).toContainText("Failed to load dashboard data");
  await page.unroute("**/api/admin/dashboard/metrics");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(figure(page, "Total Users")).toBeVisible();
});

// @spec 2.11: audit logs: columns; 3 'System'; filters, chain, export
test("audit logs: columns, filters, the chain and the export", async ({ page, request }) => {
  const admin = await signInAdmin(page, request);
  await request.post("/api/auth/login", { data: { email: "nobody@firm.example", password: "Wrong-Ferns-9" } });
  await page.goto("/admin/audit-logs");
  await expect(page.getByRole("heading", { level: 1, name: "Audit Logs" })).toBeVisible();
  const table = page.getByRole("table", { name: "Audit log entries" });
  await expect(table.getByRole("columnheader")).toHaveText(["Level", "Message", "User", "Action", "Timestamp"]);
  await expect(table.getByRole("row").nth(1)).toBeVisible();

  await page.getByLabel("Level").selectOption("Warning");
  await page.getByLabel("User").fill("System");
  await page.getByLabel("Action").fill("auth.login");
  const failed = table.getByRole("row").filter({ hasText: "Sign-in failed: unknown email" }).first();
  await expect(failed).toContainText("Warning");
  await expect(failed).toContainText("System");
  await expect(failed).toContainText("auth.login.failed");
  await expect(table.getByText("Info", { exact: true })).toHaveCount(0);
  for (const part of [/level=warning/, /user=System/, /action=auth\.login/]) await expect(page).toHaveURL(part);
  await page.reload();
  await expect(page.getByLabel("User")).toHaveValue("System");
  await expect(failed).toBeVisible();
  await page.getByLabel("Search").fill("no such words anywhere");
  await expect(page.getByText("No entries match these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await page.getByLabel("User").fill(admin.email);
  // Everybody here has the same name: only the address tells that the filter is on.
  await expect(page).toHaveURL((url) => url.searchParams.get("user") === admin.email);
  await expect(table.getByRole("row").nth(1)).toContainText(admin.fullName);

  const chain = page.getByRole("region", { name: "Chain of entries" });
  await chain.getByRole("button", { name: "Check now" }).click();
  await expect(chain).toContainText(/Intact, [\d,]+ entries verified/);
  await expect(chain).toContainText(/Last checked /);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(lines[0]).toContain('"Line","Timestamp","Level","Action","Message","User","Email"');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(1)) expect(line).toContain(admin.email);
});

// @spec 8: 'Failed to load audit logs'; a broken chain
test("audit logs: a broken chain is said, and a log that cannot be loaded", async ({ page, request }) => {
  await signInAdmin(page, request);
  await page.route("**/api/admin/audit-logs/chain", (route) =>
    route.fulfill({ json: { lines: 41, checkedAt: "2026-11-21T09:00:00.000Z", brokenLine: "42" } }),
  );
  await page.route(/\/api\/admin\/audit-logs\?/, (route) => route.fulfill(refuse));
  await page.goto("/admin/audit-logs");
  await expect(page.getByText("Broken at line 42")).toBeVisible();
  await expect(main(page).getByRole("alert")).toContainText("Failed to load audit logs");
});

// @spec 9: audit logs 50 a page
test("audit logs: pages of 50", async ({ page, request }) => {
  await signInAdmin(page, request);
  const logs = Array.from({ length: 50 }, (_, index) => ({
    id: String(index + 1),
    level: "info",
    message: `Line ${index}`,
    user: null,
    action: "test.line",
    createdAt: "2026-11-21T09:00:00.000Z",
    address: null,
  }));
  const asked: string[] = [];
  await page.route(/\/api\/admin\/audit-logs\?/, (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get("page"));
    asked.push(route.request().url());
    return route.fulfill({ json: { logs, page: number, pageSize: 50, totalCount: 120, totalPages: 3 } });
  });
  await page.goto("/admin/audit-logs");
  await expect(page.getByText("Showing 1 to 50 of 120 results")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Showing 51 to 100 of 120 results")).toBeVisible();
  expect(asked.at(-1)).toContain("page=2");
});

const HEALTH = {
  database: "healthy",
  databaseMs: 3,
  memoryUsageMB: 312,
  uptime: 12 * 86_400 + 4 * 3_600,
  recentErrors: 14,
  timestamp: "2026-11-21T15:42:07.000Z",
  worker: { isAway: false, lastSeen: "2026-11-21T15:42:05.000Z" },
  queue: { waiting: 2, running: 1, oldestWaiting: 41, failed: 0 },
  storage: { isWritable: true, documents: 17, bytes: 3.2 * 1024 ** 3, freeBytes: 61 * 1024 ** 3 },
  versions: { app: "1.0.0", node: "24.1.0", postgres: "18.4" },
  mail: { isConfigured: false, from: null },
  lastBackup: "2026-11-20T12:04:00.000Z",
  nightlyBackup: { time: "02:30", folder: "/srv/backups", lastFailure: null },
};

// @spec 2.11: health: cards, information, 'Refresh Data'; 9 colour limits
test("system health: the figures, their colours, and what the server really says", async ({ page, request }) => {
  await signInAdmin(page, request);
  await page.goto("/admin/health");
  await expect(figure(page, "Database")).toContainText("Healthy");
  await expect(figure(page, "Memory Usage")).toContainText(/\d+ MB/);
  await expect(figure(page, "Document storage")).toContainText(/\d+ documents, .* free/);
  await expect(figure(page, "Mail")).toContainText("Not configured; emails are printed in the log");
  await expect(figure(page, "Model")).toContainText("Not configured; analyses use rules only");
  await expect(figure(page, "Jobs")).toContainText(/\d+ waiting, \d+ running/);
  await expect(figure(page, "Worker")).toContainText("Running");
  await expect(figure(page, "Version")).toContainText(/^Version\d+\.\d+\.\d+/);
  await expect(figure(page, "Runtime")).toContainText(/Node \d+\.\d+\.\d+, PostgreSQL \d+/);
  await expect(figure(page, "Last backup")).toContainText("None yet. Run npm run backup to make one.");
  await expect(page.getByRole("heading", { name: "System Information" })).toBeVisible();

  const answers: object[] = [
    HEALTH,
    { ...HEALTH, memoryUsageMB: 99, recentErrors: 0, database: "unhealthy", databaseMs: null },
    { ...HEALTH, memoryUsageMB: 500, recentErrors: 9, database: "slow", databaseMs: 1200 },
    { ...HEALTH, worker: { ...HEALTH.worker, isAway: true } },
  ];
  // The real worker of this run would be shown a moment later.
  await page.route("**/api/admin/system/worker", (route) => route.fulfill(refuse));
  await page.route("**/api/admin/system/health", (route) => route.fulfill({ json: answers.shift() ?? HEALTH }));
  const level = (term: string) => figure(page, term).locator("[data-level]");
  const expectLevels = async (levels: Readonly<Record<string, string>>) => {
    await page.getByRole("button", { name: "Refresh Data" }).click();
    for (const [term, expected] of Object.entries(levels))
      await expect(level(term)).toHaveAttribute("data-level", expected);
  };
  await expectLevels({ Database: "good", "Memory Usage": "fair", "Recent Errors": "poor" });
  await expect(figure(page, "Uptime")).toContainText("12 d 4 h");
  await expect(figure(page, "Jobs")).toContainText("2 waiting, 1 running, the oldest waiting 41 s");
  await expect(figure(page, "Last backup")).toContainText(/Nov 20, 2026, \d+:04 [AP]M/);
  await expectLevels({ Database: "poor", "Memory Usage": "good", "Recent Errors": "good" });
  await expectLevels({ Database: "fair", "Memory Usage": "poor", "Recent Errors": "fair" });
  await page.getByRole("button", { name: "Refresh Data" }).click();
  await expect(figure(page, "Worker")).toContainText(/Not running since Nov 21, 2026, .*; documents are waiting/);
});

/** Writes down when the page, by its own clock, asks for the health: a busy machine makes the page late, not early. */
async function stampAsks(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const stamps: number[] = [];
    const send = window.fetch;
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.endsWith("/api/admin/system/health")) stamps.push(Date.now());
      return send(input, init);
    };
    Object.assign(window, { stamps });
  });
  return () => page.evaluate(() => (window as unknown as { stamps: number[] }).stamps);
}

const waits = (stamps: readonly number[]) => stamps.slice(1).map((at, index) => at - (stamps[index] ?? Number.NaN));

// @spec 2.11, 9: refreshes itself every 30 seconds
test("system health refreshes itself every 30 seconds and moves no focus", async ({ page, request }) => {
  await signInAdmin(page, request);
  await page.clock.install();
  const stamps = await stampAsks(page);
  let asked = 0;
  await page.route("**/api/admin/system/health", (route) => {
    asked += 1;
    return route.fulfill({ json: { ...HEALTH, recentErrors: asked } });
  });
  await page.goto("/admin/health");
  await expect(figure(page, "Recent Errors").locator("dd").first()).toHaveText("1");
  const button = page.getByRole("button", { name: "Refresh Data" });
  await button.focus();
  await page.clock.fastForward(20_000);
  await page.clock.fastForward(10_500);
  await expect(figure(page, "Recent Errors").locator("dd").first()).toHaveText("2");
  await expect(button).toBeFocused();
  await page.clock.fastForward(30_500);
  await expect(figure(page, "Recent Errors").locator("dd").first()).toHaveText("3");
  await expect(button).toBeFocused();
  for (const wait of waits(await stamps())) expect(wait).toBeGreaterThanOrEqual(30_000);
});

// @spec product: a worker that is away
test("a worker that goes away shows within five seconds of the server's knowing, and its return as soon", async ({
  page,
  request,
}) => {
  await signInAdmin(page, request);
  await page.clock.install();
  let isAway = false;
  const stamps = await stampAsks(page);
  let askedForWorker = 0;
  await page.route("**/api/admin/system/health", (route) => route.fulfill({ json: HEALTH }));
  await page.route("**/api/admin/system/worker", (route) => {
    askedForWorker += 1;
    return route.fulfill({ json: { ...HEALTH.worker, isAway } });
  });
  await page.goto("/admin/health");
  const worker = figure(page, "Worker");
  await expect(worker).toContainText("Running");
  await expect.poll(() => askedForWorker).toBeGreaterThan(0);
  isAway = true;
  await page.clock.fastForward(5_100);
  await expect(worker).toContainText(/Not running since Nov 21, 2026, .*; documents are waiting/);
  isAway = false;
  await page.clock.fastForward(5_100);
  await expect(worker).toContainText("Running");
  // All the rest is asked for as rarely as before.
  expect(askedForWorker).toBeGreaterThan(2);
  for (const wait of waits(await stamps())) expect(wait).toBeGreaterThanOrEqual(30_000);
});

// @spec 8: 'Failed to load system health data', 'No system health data available'
test("system health cannot be loaded", async ({ page, request }) => {
  await signInAdmin(page, request);
  await page.route("**/api/admin/system/health", (route) => route.fulfill(refuse));
  await page.goto("/admin/health");
  await expect(main(page).getByRole("alert")).toContainText("Failed to load system health data");
  await expect(page.getByText("No system health data available")).toBeVisible();
});

// @spec product: settings
test("settings: saved for every session, and what is wrong stands beside its field", async ({ page, request }) => {
  await signInAdmin(page, request);
  await page.goto("/admin/dashboard");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.getByLabel("Minimum password length").fill("7");
  await page.getByLabel("DUI").fill("");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByLabel("Minimum password length")).toHaveAccessibleDescription(
    /^Enter a whole number from 8 to 64/,
  );
  await expect(page.getByLabel("DUI")).toHaveAccessibleDescription("Enter a number of hours from 0 to 5000");
  await page.getByLabel("Minimum password length").fill("8");
  await page.getByLabel("DUI").fill("20");
  const name = `Achterberg & Lowe ${Date.now()}`;
  await page.getByLabel("Firm name").fill(name);
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Settings saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Firm name")).toHaveValue(name);
  await page.goto("/admin/audit-logs?action=settings");
  await expect(page.getByText(`to "${name}"`)).toBeVisible();
});

test("the length that the firm has set stands in the checklist of a new password", async ({ page }) => {
  await page.route("**/api/auth/options", (route) => route.fulfill({ json: { sso: null, minPasswordLength: 12 } }));
  await page.goto("/register");
  await expect(page.getByText("At least 12 characters")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("Marlow24-xy");
  await page.getByRole("button", { name: "Let's Get You Lawyered Up!" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 12 characters long/,
  );
});
