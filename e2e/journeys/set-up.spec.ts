import { signInAdmin } from "../support/admin-session.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expect, test } from "../support/shared-browser.ts";

// Who the founder is, and what is done, is held by server/admin/set-up.db.test.ts: the tests share one installation.
test("the founder's docket says what is left to set up, until it is put away; the back office brings it back", async ({
  page,
  request,
}) => {
  await signInAdmin(page, request);
  let isPutAway = false;
  const steps = ["colleague", "mail", "model", "backup"].map((step) => ({ step, isDone: step === "model" }));
  await page.route("**/api/admin/set-up", (route) => {
    if (route.request().method() === "PUT")
      isPutAway = (route.request().postDataJSON() as { isHidden: boolean }).isHidden;
    return route.fulfill({ json: { isShown: !isPutAway, isPutAway, steps } });
  });
  await page.goto("/dashboard");
  const list = page.getByRole("region", { name: "Set up the office" });
  await expect(list.getByRole("listitem")).toHaveCount(4);
  await expect(list.getByRole("listitem").filter({ hasText: "A language model" })).toContainText("Done");
  await expect(list.getByRole("link", { name: "Registration Codes" })).toHaveAttribute(
    "href",
    "/admin/registration-codes",
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await list.getByRole("button", { name: "Hide this list" }).click();
  await expect(list).toHaveCount(0);
  await page.goto("/admin/dashboard");
  await page.getByRole("button", { name: "Show the set-up list again" }).click();
  await expect(page.getByRole("button", { name: "Show the set-up list again" })).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(list).toBeVisible();
});
