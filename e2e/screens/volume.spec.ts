import { expect, test } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/expect-accessible.ts";
import { FULL_STATES } from "../support/full-states.ts";

for (const width of [390, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [name, open] of FULL_STATES)
      test(`${name}: nothing runs out of the page`, async ({ page }) => {
        await open(page);
        await expectNoSidewaysScroll(page);
        // What does not fit is cut with an ellipsis or broken; it never lies over its neighbour's room.
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
      });
  });

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
  expect(await direction("section[aria-labelledby=documents] .mid")).toBe("rtl");
  expect(await direction("section[aria-labelledby=skinny] h2")).toBe("ltr");
  expect(await direction("html")).toBe("ltr");
});
