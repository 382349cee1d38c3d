// @spec 2.3: shell: sidebar, initials, 'Vanish', slide-out menu
// @spec 2.4: dashboard: folders, badges, skeletons, error, empty
// @spec 2.4: three skeletons; 'Error loading cases', 'Try again'; 'No cases', its text, 'New Case'
import type { Page } from "@playwright/test";
import type { Case } from "#lib/contracts/cases.ts";
import { caseItem as anyCase } from "../../testing/answers.ts";
import { type Answer, answerCalls } from "../support/answer-calls.ts";
import { expectAccessible, expectAccessibleOnPhoneToo } from "../support/expect-accessible.ts";
import { expect, test } from "../support/shared-browser.ts";
import { typeSteadily } from "../support/type-steadily.ts";

const USER = {
  id: "0190a000-0000-7000-8000-000000000001",
  email: "r.achterberg@al-law.example",
  fullName: "Rosa Achterberg",
  roles: ["User"],
};
const LONG = "State v. Delacroix-Abernathy, Montgomery Hauling LLC and Fourteen Unnamed Drivers";

const caseItem = (number: number, fields: Partial<Case>): Case =>
  anyCase({
    id: `0190a000-0000-7000-8000-${String(number).padStart(12, "0")}`,
    caseNumber: `24-CR-${String(number).padStart(4, "0")}`,
    title: "State v. Tran",
    ...{ clientName: null, priority: "medium", successProbability: null, estimatedValue: null, oddsReview: null },
    ...fields,
  });

const REVIEWED = { provisional: false, factors: 6, reviewed: 5 };

const CASES = [
  caseItem(117, {
    title: "State v. Marlow",
    clientName: "Jonah Marlow",
    priority: "high",
    successProbability: 0.78,
    oddsReview: { provisional: true, factors: 12, reviewed: 3 },
    isDemo: true,
  }),
  caseItem(98, {
    title: "State v. Lindqvist",
    priority: "low",
    successProbability: 0.54,
    documentCount: 3,
    oddsReview: REVIEWED,
  }),
  caseItem(42, { title: "State v. Pruitt", priority: "urgent", successProbability: 0.25 }),
  caseItem(140, {
    title: LONG,
    status: "processing",
    progress: { message: "Reading page 41 of 212", percentageComplete: 20 },
  }),
  caseItem(141, { title: "State v. Brenner", oddsReason: "not-enough" }),
];

async function signIn(page: Page) {
  await page.addInitScript((user) => {
    localStorage.setItem("auth_token", "mock-token");
    localStorage.setItem("refresh_token", "none");
    localStorage.setItem("user_data", user);
  }, JSON.stringify(USER));
  await answerCalls(page, "**/api/case/docket?*", (route) => route.fulfill({ json: COUNTS }));
  await answerCalls(page, "**/api/case/recent?*", (route) => route.fulfill({ json: [] }));
}

const COUNTS = { active: 5, archived: 0, datesThisWeek: 1, overdue: 0, toReview: 12, failedDocuments: 0 };

const CASE_LIST = /\/api\/case(\?|$)/;
const answerCases = (page: Page, cases: Case[]) =>
  answerCalls(page, CASE_LIST, (route) => route.fulfill({ json: cases }));
const refuse = { status: 400, json: { success: false, code: "invalid", message: "no", error: "no" } };

/** Every state around the sign-in: its name and how to come there. */
const STATES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    "login with an error",
    async (page) => {
      await answerCalls(page, "**/api/auth/login", (route) => route.fulfill({ ...refuse, status: 401 }));
      await page.goto("/login");
      await page.getByLabel("Email").fill("rosa@firm.example");
      await page.getByLabel("Password", { exact: true }).fill("x");
      await page.getByLabel("Password", { exact: true }).press("Enter");
      await expect(page.getByText("Invalid email or password.")).toBeVisible();
    },
  ],
  [
    "register with errors",
    async (page) => {
      await page.goto("/register");
      await page.getByLabel("Password", { exact: true }).fill("Marlow24");
      await page.getByLabel("Confirm password", { exact: true }).fill("Marlow24");
      await page.getByRole("button", { name: "Let's Get You Lawyered Up!" }).click();
      await expect(page.getByText("First name is required")).toBeVisible();
    },
  ],
];

for (const [name, go] of STATES)
  test(name, async ({ page }) => {
    await go(page);
    await expectAccessibleOnPhoneToo(page);
  });

// @spec 2.4: three skeletons; 'Error loading cases', 'Try again'; 'No cases', its text, 'New Case'
test("the dashboard: loading, error, 'Try again', cases, no match, empty", async ({ page }) => {
  await signIn(page);
  let answer: Answer = refuse;
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  await answerCalls(page, CASE_LIST, async (route) => {
    await held;
    // The list is asked for again while a case is being read: only a search finds nothing.
    await route.fulfill(route.request().url().includes("search=") ? { json: [] } : answer);
  });
  await page.goto("/dashboard");
  await expect(page.getByTestId("case-skeleton")).toHaveCount(3);
  await expectAccessibleOnPhoneToo(page);

  answerNow();
  await expect(page.getByRole("heading", { name: "Error loading cases" })).toBeVisible();
  await expect(page.getByText("Failed to load cases")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectAccessibleOnPhoneToo(page);

  answer = { json: CASES };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("article")).toHaveCount(5);
  await expectAccessibleOnPhoneToo(page);

  await page.getByRole("searchbox", { name: "Search" }).fill("nobody");
  await expect(page).toHaveURL(/\/dashboard\?search=nobody$/);
  await expect(page.getByRole("button", { name: "Clear Filters" })).toBeVisible();
  await expectAccessibleOnPhoneToo(page);

  answer = { json: [] };
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByText("Get started by creating your first case.")).toBeVisible();
  await expectAccessibleOnPhoneToo(page);
});

test("the founder registers and begins on the docket, beside the set-up list", async ({ page }) => {
  const founder = { ...{ userId: USER.id, email: USER.email, fullName: USER.fullName }, roles: ["User", "Admin"] };
  await answerCalls(page, "**/api/auth/register", (route) =>
    route.fulfill({ json: { ...founder, token: "mock-token", refreshToken: "none" } }),
  );
  await answerCalls(page, "**/api/auth/profile", (route) => route.fulfill({ json: founder }));
  await answerCalls(page, "**/api/case/docket?*", (route) => route.fulfill({ json: COUNTS }));
  await answerCalls(page, "**/api/case/recent?*", (route) => route.fulfill({ json: [] }));
  await answerCalls(page, "**/api/admin/set-up", (route) =>
    route.fulfill({ json: { isShown: true, isPutAway: false, steps: [{ step: "backup", isDone: false }] } }),
  );
  await answerCases(page, []);
  await page.goto("/register?code=AAAA-BBBB-CCCC-DDDD");
  for (const [label, value] of [
    ["First name", "Rosa"],
    ["Last name", "Achterberg"],
    ["Email", USER.email],
    ["Password", "Correct-horse-9-battery"],
    ["Confirm password", "Correct-horse-9-battery"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: "Let's Get You Lawyered Up!" }).click();
  await expect(page.getByRole("region", { name: "Set up the office" })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/dashboard$/);
});

test.describe("the folders", () => {
  // @spec 2.4: cards: title, client, badge, odds, 'Get the Lowdown'; a press opens the case
  test("say band, strength, badge and progress in words; a press anywhere on one opens the case", async ({ page }) => {
    await signIn(page);
    await answerCases(page, CASES);
    await page.goto("/dashboard");
    await expect(page.getByText("5 cases, 3 with odds, 1 being read")).toBeVisible();
    const folder = (title: string) => page.getByRole("article").filter({ hasText: title });

    const marlow = folder("State v. Marlow");
    await expect(marlow).toContainText("DEMO");
    await expect(marlow).toContainText("Client: Jonah Marlow");
    await expect(marlow).toContainText("Priority: Money Maker");
    await expect(marlow.getByRole("meter", { name: "Winning odds" })).toHaveAttribute(
      "aria-valuetext",
      "78 percent, Could Be a Winner, strong case, provisional",
    );
    await expect(marlow.getByText("Provisional", { exact: true })).toBeVisible();
    await expect(marlow).toContainText("3 of 12 factors reviewed");
    await expect(page.getByText("Provisional", { exact: true })).toHaveCount(1);
    await expect(folder("State v. Lindqvist")).toContainText("Priority: Plea Deal City");
    await expect(folder("State v. Lindqvist").getByRole("meter")).toHaveAttribute(
      "aria-valuetext",
      "54 percent, Fifty-Fifty, moderate case",
    );
    await expect(folder("State v. Pruitt")).toContainText("Priority: All Hands on Deck");
    await expect(folder("State v. Pruitt")).toContainText("Better Call Curran!");
    await expect(folder("Montgomery")).toContainText("Analysis pending");
    await expect(folder("Montgomery")).toContainText("Reading page 41 of 212");
    await expect(folder("Montgomery").getByRole("meter")).toHaveCount(0);
    await expect(folder("State v. Brenner")).toContainText("Not enough in the record");
    await expect(folder("State v. Brenner")).toContainText("Client: not specified");
    await expect(page.getByRole("link", { name: `Get the Lowdown on ${LONG}` })).toHaveAttribute(
      "href",
      "/cases/0190a000-0000-7000-8000-000000000140",
    );

    // The case page's own calls wait: an answer would send this made-up session to /login.
    await answerCalls(page, "**/api/case*/**", () => undefined);
    await page
      .getByRole("article")
      .first()
      .click({ position: { x: 40, y: 60 } });
    await expect(page).toHaveURL(/\/cases\/0190a000-0000-7000-8000-000000000117$/);
  });

  // @spec 2.4: cards: title, client, badge, odds, 'Get the Lowdown'; a press opens the case
  test("a folder shows the next date when there is one; at 1280 px no column of the rows is cut off", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const [first, second] = CASES;
    const dated = {
      ...{ ...first!, priority: "urgent" as const, title: "State v. Haversham-Oduya and Castellanos" },
      ...{ documentCount: 12, failedDocuments: 10, lastActivityAt: new Date(Date.now() - 900_000).toISOString() },
      nextDate: { on: "2031-03-14", title: "Hearing on the motion to suppress", isOverdue: false },
    };
    await signIn(page);
    await answerCases(page, [dated, { ...second!, nextDate: null }]);
    await page.goto("/dashboard");
    const folders = page.getByRole("article");
    await expect(folders.first()).toContainText("Next date: Mar 14, 2031 Hearing on the motion to suppress");
    await expect(folders.last()).not.toContainText("Next date");

    await page.getByRole("button", { name: "Rows" }).click();
    const table = page.getByRole("table", { name: "Cases" });
    await expect(table.getByText("minutes ago")).toBeVisible();
    expect(await table.evaluate((rows) => rows.scrollWidth - rows.parentElement!.clientWidth)).toBeLessThanOrEqual(0);
  });

  test("search, filters and order go into the address and to the server", async ({ page }) => {
    await signIn(page);
    const asked: string[] = [];
    await answerCalls(page, CASE_LIST, (route) => {
      asked.push(new URL(route.request().url()).search);
      return route.fulfill({ json: CASES.slice(0, 1) });
    });
    await page.goto("/dashboard");
    await typeSteadily(page.getByRole("searchbox", { name: "Search" }), "mar");
    await page.getByLabel("Status").selectOption("Completed");
    await page.getByLabel("Priority", { exact: true }).selectOption("The Heat is On!");
    await page.getByLabel("Sort").selectOption("Odds");
    await expect(page).toHaveURL(/\/dashboard\?search=mar&status=completed&priority=urgent&sort=odds$/);
    await expect.poll(() => asked.at(-1)).toBe("?search=mar&status=completed&priority=urgent&sort=odds");
    expect(asked.filter((query) => query.includes("search=m&") || query.includes("search=ma&"))).toEqual([]);
    await page.reload();
    await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("mar");
    await expect(page.getByLabel("Sort")).toHaveValue("odds");
  });

  test("more cases come by the cursor", async ({ page }) => {
    await signIn(page);
    await answerCalls(page, CASE_LIST, (route) =>
      new URL(route.request().url()).searchParams.get("cursor") === "next"
        ? route.fulfill({ json: CASES.slice(4) })
        : route.fulfill({ json: CASES.slice(0, 3), headers: { "X-Next-Cursor": "next" } }),
    );
    await page.goto("/dashboard");
    await expect(page.getByText("First 3 cases, 3 with odds")).toBeVisible();
    await page.getByRole("button", { name: "Load more cases" }).click();
    await expect(page.getByText("4 cases, 3 with odds")).toBeVisible();
    await expect(page.getByRole("button", { name: "Load more cases" })).toBeHidden();
    // A reload, and the way back from a case, find as much of the list again; another filter begins again.
    await expect(page).toHaveURL(/\/dashboard\?pages=2$/);
    await page.reload();
    await expect(page.getByText("4 cases, 3 with odds")).toBeVisible();
    await page.getByLabel("Sort").selectOption("Odds");
    await expect(page).toHaveURL(/\/dashboard\?sort=odds$/);
  });

  test("the list is asked for again while a case is being read, and no longer when none is", async ({ page }) => {
    await page.clock.install();
    await signIn(page);
    let isReading = true;
    let answers = 0;
    await answerCalls(page, CASE_LIST, (route) => {
      answers += 1;
      return route.fulfill({ json: isReading ? CASES.slice(3, 4) : [caseItem(140, { successProbability: 0.9 })] });
    });
    await page.goto("/dashboard");
    await expect(page.getByText("Analysis pending")).toBeVisible();
    isReading = false;
    await expect(page.getByText("Slam Dunk")).toBeVisible();
    const settled = answers;
    // Longer than the interval of the list; a call that it made would come before this one.
    await page.clock.runFor(60_000);
    await page.evaluate(() => fetch("/api/case/docket?after"));
    expect(answers).toBe(settled);
  });
});

test.describe("by keyboard", () => {
  test("every stop of the dashboard shows its focus, in the order of the page", async ({ page }) => {
    await signIn(page);
    await answerCases(page, CASES.slice(0, 2));
    await page.goto("/dashboard");
    await expect(page.getByRole("article")).toHaveCount(2);
    const stops: string[] = [];
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press("Tab");
      stops.push(
        await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          const ring = element.closest(".folder") ?? element;
          const label = element.getAttribute("aria-label") ?? element.innerText;
          const name =
            element.id === "" || label !== ""
              ? label
              : document.querySelector(`label[for="${element.id}"]`)?.textContent;
          const isSelect = element instanceof HTMLSelectElement;
          const shown = isSelect ? document.querySelector(`label[for="${element.id}"]`)?.textContent : name;
          return `${shown?.trim()} ${Number.parseFloat(getComputedStyle(ring).outlineWidth)}`;
        }),
      );
    }
    expect(stops).toEqual([
      "Skip to content 3",
      "Odds & Evidence 3",
      "Search cases and files 3",
      "The Docket 3",
      "New Fish on the Line 3",
      "Theme 3",
      "Help 3",
      "Account: Rosa Achterberg, r.achterberg@al-law.example 3",
      "Vanish 3",
      "New Case 3",
      "Search 3",
      "Status 3",
      "Priority 3",
      "Sort 3",
      "Folders 3",
      "Rows 3",
      "Active 5 3",
      "Archived 0 3",
      "All 3",
      "Get the Lowdown on State v. Marlow 3",
    ]);
  });

  test("the skip link leads to the page", async ({ page }) => {
    await signIn(page);
    await answerCases(page, []);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    // The next key counts from where the browser has gone, which a busy machine does late.
    await expect(page).toHaveURL(/#main$/);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "New Case" })).toBeFocused();
  });

  test("the theme menu sets the theme, which a reload keeps, and gives the focus back", async ({ page }) => {
    await signIn(page);
    await answerCases(page, []);
    await page.goto("/dashboard");
    const theme = page.getByRole("button", { name: "Theme" });
    await theme.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitemradio", { name: "Same as this device" })).toBeChecked();
    await expectAccessible(page);
    for (const choice of ["Light", "Dark"]) {
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("menuitemradio", { name: choice })).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(theme).toBeFocused();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    // @spec 2.3: slide-out menu on a phone
    test("the menu traps the focus, Escape gives it back, and a link closes it", async ({ page }) => {
      await signIn(page);
      await answerCases(page, CASES);
      await page.goto("/dashboard");
      const open = page.getByRole("button", { name: "Open menu" });
      await open.focus();
      await page.keyboard.press("Enter");
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu).toBeVisible();
      await expectAccessible(page);
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press("Tab");
        expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();

      await open.click();
      await menu.getByRole("link", { name: "The Docket" }).click();
      await expect(menu).toBeHidden();
      await open.click();
      await menu.getByRole("link", { name: "New Fish on the Line" }).click();
      await expect(page).toHaveURL(/\/cases\/new$/);
      await expect(menu).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });
  });
});
