// @spec 2.11: dialogs Case Details, Edit Case, Confirm Delete
import { expect, type Page } from "@playwright/test";
import { insertCase, insertUser, newMarker, test } from "../support/admin.ts";
import { expectAccessibleOnPhoneToo } from "../support/expect-accessible.ts";
import { runSql } from "../support/run-sql.ts";

const LONG = "Delacroix-Abernathy, Montgomery Hauling LLC and Fourteen Unnamed Drivers of the Second Night Shift";

type State = readonly [name: string, go: (page: Page, marker: string) => Promise<void>];

const row = (page: Page) => page.getByRole("rowgroup").last().getByRole("row").first();
/** Loads a page unless it is there already, under what the state before has opened over it. */
async function open(page: Page, path: string): Promise<void> {
  if (page.url().endsWith(path)) {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  } else {
    await page.goto(path);
  }
}
const users = async (page: Page, marker: string) => {
  await open(page, `/admin/users?search=${marker}`);
  await expect(page.getByRole("table")).toBeVisible();
};
const cases = async (page: Page, marker: string) => {
  await open(page, `/admin/cases?search=${marker}`);
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByText("Total Cases")).toBeVisible();
};
const codes = async (page: Page) => {
  await open(page, "/admin/registration-codes");
  await expect(page.getByRole("table")).toBeVisible();
};

const STATES: readonly State[] = [
  ["users", users],
  [
    "users, question",
    async (page, marker) => {
      await users(page, marker);
      await page.getByRole("button", { name: "Deactivate" }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  [
    "users, reset link",
    async (page, marker) => {
      await users(page, marker);
      await page.getByRole("button", { name: "Reset Password" }).first().click();
      await page.getByRole("button", { name: "Generate Reset Link" }).click();
      await expect(page.getByLabel("Reset link", { exact: true })).toBeVisible();
    },
  ],
  [
    "users, password with errors",
    async (page, marker) => {
      await users(page, marker);
      await page.getByRole("button", { name: "Reset Password" }).first().click();
      await page.getByLabel("Set a password").check();
      await page.getByRole("button", { name: "Set Password" }).click();
      await expect(page.getByText("Password is required")).toBeVisible();
    },
  ],
  [
    "users, none and error",
    async (page, marker) => {
      await page.goto(`/admin/users?search=${marker}-nobody`);
      await expect(page.getByText("No users match this search and these filters.")).toBeVisible();
    },
  ],
  ["codes", codes],
  [
    "codes, generate with errors",
    async (page) => {
      await codes(page);
      await page.getByRole("button", { name: "Generate Codes" }).click();
      await page.getByLabel("How many").fill("0");
      await page.getByRole("button", { name: "Generate", exact: true }).click();
      await expect(page.getByText("Please enter a whole number from 1 to 100")).toBeVisible();
    },
  ],
  [
    "codes, made",
    async (page) => {
      await codes(page);
      await page.getByRole("button", { name: "Generate Codes" }).click();
      await page.getByRole("button", { name: "Generate", exact: true }).click();
      await expect(page.getByText("1 new code. Give each to one person.")).toBeVisible();
    },
  ],
  ["cases", cases],
  [
    "case details",
    async (page, marker) => {
      await cases(page, marker);
      await row(page).getByRole("button", { name: "View Case Details" }).click();
      await expect(page.getByText("Documents (1)")).toBeVisible();
    },
  ],
  [
    "edit case",
    async (page, marker) => {
      await cases(page, marker);
      await row(page).getByRole("button", { name: "Edit Case" }).click();
      await expect(page.getByLabel("Title")).toBeVisible();
    },
  ],
  [
    "confirm delete",
    async (page, marker) => {
      await cases(page, marker);
      await row(page).getByRole("button", { name: "Delete Case" }).click();
      await expect(page.getByRole("dialog", { name: "Confirm Delete" })).toBeVisible();
    },
  ],
  [
    "AI case analysis, failed",
    async (page, marker) => {
      await cases(page, marker);
      await row(page).getByRole("button", { name: "Analyze with AI" }).click();
      await page.route("**/analyze", (route) => route.abort());
      await page.getByRole("button", { name: "Start Analysis" }).click();
      await expect(page.getByText("Analysis Failed")).toBeVisible();
    },
  ],
  [
    "AI case analysis, idle and running",
    async (page, marker) => {
      await cases(page, marker);
      await row(page).getByRole("button", { name: "Analyze with AI" }).click();
      await expect(page.getByText("What to Expect")).toBeVisible();
      await expectAccessibleOnPhoneToo(page);
      await page.route("**/analyze", () => {});
      await page.getByRole("button", { name: "Start Analysis" }).click();
      await expect(page.getByText("Analyzing Document...").first()).toBeVisible();
    },
  ],
  [
    "cases, error",
    async (page) => {
      await page.route("**/api/admin/cases?**", (route) =>
        route.fulfill({ status: 400, json: { success: false, code: "x", message: "", error: "" } }),
      );
      await page.goto("/admin/cases");
      await expect(page.getByText("Error loading cases")).toBeVisible();
    },
  ],
];

/** One person, one case with one document, all with names too long for their place. */
async function fill(adminId: string): Promise<string> {
  const marker = newMarker();
  const owner = await insertUser({ firstName: "Maximiliane", lastName: `${marker}-${LONG}`, lawFirm: LONG });
  const caseId = await insertCase({ createdById: owner, title: `State v. ${LONG}`, description: LONG });
  await runSql(
    `INSERT INTO "Document" (id, "caseId", exhibit, "uploadedById", "originalFileName", type, size, sha256,
       "storageKey", "wrappedKey", status)
     VALUES (gen_random_uuid(), $1, 1, $2, $3, 'pdf', 1572864, 'x', gen_random_uuid()::text, '\\x00', 'completed')`,
    [caseId, adminId, `${LONG}.pdf`],
  );
  await runSql(
    `INSERT INTO "RegistrationCode" (id, code, "expiresAt") VALUES (gen_random_uuid(), $1, now() - interval '1 day')`,
    [`${marker.toUpperCase()}1234567`],
  );
  return marker;
}

// One sign-up and one set of rows for all states.
test("every state of users, codes and cases", async ({ page, admin }) => {
  const marker = await fill(admin.userId);
  for (const [name, go] of STATES)
    await test.step(name, async () => {
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await go(page, marker);
      await expectAccessibleOnPhoneToo(page);
    });
});

test("by keyboard: a row's actions in their order, dialogs that give the focus back", async ({ page, admin }) => {
  const marker = await fill(admin.userId);
  await cases(page, marker);
  await page.getByRole("button", { name: "Clear Filters" }).focus();
  const stops: string[] = [];
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press("Tab");
    stops.push(
      await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const label = (element.getAttribute("aria-label") ?? element.innerText).split(":")[0] ?? "";
        return `${label} ${Number.parseFloat(getComputedStyle(element).outlineWidth)}`;
      }),
    );
  }
  expect(stops).toEqual(["View Case Details 3", "Analyze with AI 3", "Edit Case 3", "Delete Case 3"]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Confirm Delete" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Delete Case" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Edit Case" }).getByLabel("Title")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Edit Case" })).toBeFocused();
});
