// @spec product: Every screen: no request leaves the machine, the policy holds, reduced motion
import { expect, type Page } from "@playwright/test";
import { openSession, test as base } from "../support/admin.ts";
import { makeCase, type MadeCase } from "../support/make-case.ts";
import { newEmail, registerPerson } from "../support/register-person.ts";
import { runSql } from "../support/run-sql.ts";
import { textToPdf } from "../support/text-to-pdf.ts";
import { watchPolicy } from "../support/watch-policy.ts";

const STATEMENT = `OFFICER STATEMENT

On October 11, 2024 at 23:42 I stopped the vehicle of MARLOW on Route 9. I smelled alcohol.
No calibration certificate was available. The camera was not recording.`;

const SIGNED_OUT = [
  ["/login", "Sign in"],
  ["/register", "Register"],
  ["/admin-login", "Admin Login"],
  ["/forgot-password", "Forgot password"],
  ["/reset-password", "Invalid Reset Link"],
  ["/reset-password?token=x&email=rosa@firm.example", "Reset password"],
] as const;

const signedIn = ({ id, documents }: MadeCase) =>
  [
    ["/dashboard", "The Docket of Dollars"],
    ["/account", "Account"],
    ["/help", "Help"],
    ["/cases/new", "Reel in a New Fish"],
    ["/cases/new/simple", "Create New Case"],
    ["/cases/legacy-upload", /upload/i],
    [`/cases/${id}/upload`, "Upload Files to Case"],
    [`/cases/${id}/ledger`, "Discovery ledger"],
    [`/cases/${id}/documents/${documents[0]?.id}`, "statement.pdf"],
    [`/cases/${id}`, "State v. Marlow"],
    ["/admin/dashboard", "Admin Dashboard"],
    ["/admin/users", "User Management"],
    ["/admin/health", "System Health"],
    ["/admin/audit-logs", "Audit Logs"],
    ["/admin/registration-codes", "Registration Codes"],
    ["/admin/cases", "Case Management"],
    ["/admin/settings", "Settings"],
  ] as const;

/** Everything but the machine itself is out of reach, as on a closed network. @returns what was asked for all the same */
async function blockTheWorld(page: Page): Promise<string[]> {
  const own = new URL(process.env.APP_URL ?? "").origin;
  const asked: string[] = [];
  await page.context().route(
    (url) => url.origin !== own && url.protocol !== "data:" && url.protocol !== "blob:",
    (route) => {
      asked.push(route.request().url());
      return route.abort();
    },
  );
  return asked;
}

/** What on the page still moves or would move, though the reader has asked for stillness. */
const whatMoves = (page: Page) =>
  page.evaluate(() => {
    const FRAME = 1 / 60;
    const longest = (times: string) => Math.max(...times.split(",").map((time) => Number.parseFloat(time)));
    return [...document.querySelectorAll("body, body *")]
      .filter((element) =>
        ["", "::before", "::after"].some((part) => {
          const style = getComputedStyle(element, part);
          const isAnimated = style.animationName !== "none" && longest(style.animationDuration) > FRAME;
          return isAnimated || longest(style.transitionDuration) > FRAME;
        }),
      )
      .map((element) => `${element.tagName}.${element.getAttribute("class")}`);
  });

const test = base.extend({ contextOptions: { reducedMotion: "reduce" } });

test("every screen: no request leaves the machine, the policy holds, and nothing moves for who asked for stillness", async ({
  page,
  request,
}) => {
  const account = await registerPerson(request, newEmail());
  await runSql(`UPDATE "User" SET roles = '{User,Admin}' WHERE id = $1`, [account.userId]);
  const made = await makeCase(request, {
    token: account.token,
    title: "State v. Marlow",
    files: [{ name: "statement.pdf", mimeType: "application/pdf", buffer: await textToPdf(STATEMENT) }],
  });
  const asked = await blockTheWorld(page);
  const expectPolicyKept = watchPolicy(page);
  async function visit(path: string, heading: string | RegExp) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("main").locator("[data-slot=skeleton]")).toHaveCount(0);
    expect(await whatMoves(page), path).toEqual([]);
  }

  for (const [path, heading] of SIGNED_OUT) await visit(path, heading);
  await openSession(page, { ...account, roles: ["User", "Admin"] });
  for (const [path, heading] of signedIn(made)) await visit(path, heading);

  // What lies over the screens, and what only a press brings.
  await page.goto(`/cases/${made.id}`);
  await page.getByRole("link", { name: "statement.pdf", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("OFFICER STATEMENT")).toBeVisible();
  await expect(page.getByRole("dialog").locator("canvas, img").first()).toBeVisible();
  expect(await whatMoves(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByLabel("Ask about this case").fill("Was the camera recording?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log").getByText("The camera was not recording.").first()).toBeVisible();
  await page.getByRole("button", { name: "Search cases and files" }).click();
  await page.getByRole("combobox").fill("calibration");
  await expect(page.getByRole("option").filter({ hasText: "calibration" }).first()).toBeVisible();
  expect(await whatMoves(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.goto(`/cases/${made.id}/progress`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /Working the Angles\.\.\.|Bingo! We Got Something!|Analysis complete/,
  );
  expect(await whatMoves(page)).toEqual([]);

  expect(asked).toEqual([]);
  expectPolicyKept();
});
