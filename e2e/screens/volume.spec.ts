// @spec product: Forced colours; volume, long names, right to left; paper
import type { Page } from "@playwright/test";
import { openFolds } from "../support/case-sections.ts";
import { expectNoSidewaysScroll, onPhone } from "../support/expect-accessible.ts";
import { FULL_STATES } from "../support/full-states.ts";
import { expect, test } from "../support/shared-browser.ts";

for (const [name, open] of FULL_STATES)
  test(`${name}: nothing runs out of the page`, async ({ page }) => {
    await open(page);
    await expectAllInside(page);
    await onPhone(page, async () => {
      const isCase = (await page.locator("[data-fold]").count()) > 0;
      if (isCase && (await page.getByRole("dialog").count()) === 0) await openFolds(page);
      await expectAllInside(page);
    });
  });

/** What does not fit is cut with an ellipsis or broken; it never lies over its neighbour's room. */
async function expectAllInside(page: Page) {
  await expectNoSidewaysScroll(page);
  const outside = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const scrolls = (element: Element) => {
      for (let at = element.parentElement; at !== null; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== "visible") return true;
      return false;
    };
    return [...document.querySelectorAll("main *, [role=dialog] *")]
      .filter((element) => element.getBoundingClientRect().right > room + 1 && !scrolls(element))
      .map((element) => `${element.tagName} ${element.getAttribute("class")}`);
  });
  expect(outside).toEqual([]);
}

test("words from right to left run that way, and only they", async ({ page }) => {
  const open = new Map(FULL_STATES).get("a case in Arabic and Hebrew");
  await open?.(page);
  const direction = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  expect(await direction("h1")).toBe("rtl");
  expect(await direction("section[aria-labelledby=tips] li [dir]")).toBe("rtl");
  expect(await direction("section[aria-labelledby=points] h3 [dir]")).toBe("rtl");
  expect(await direction("section[aria-labelledby=documents] [title][dir]")).toBe("rtl");
  expect(await direction("section[aria-labelledby=skinny] h2")).toBe("ltr");
  expect(await direction("html")).toBe("ltr");
});
