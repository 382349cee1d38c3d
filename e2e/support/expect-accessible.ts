import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * No violation that axe can find, in the light theme and in the dark one, and no sideways scroll. The theme is switched
 * in the page: coming to the same state a second time took as long as looking at it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // What sticks to the window lies over other controls at any other place, and axe would measure what is left of them.
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    for (const bar of document.querySelectorAll<HTMLElement>("[data-sticks]")) bar.style.position = "static";
  });
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(endTransitions);
    // Without a second page for the results of frames: there are none.
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    expect(found, colorScheme).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>("[data-sticks]")) bar.style.position = "";
  });
}

/** A colour on its way from one theme to the other belongs to neither. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "sideways scroll in pixels").toBe(0);
}
