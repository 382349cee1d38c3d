import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type Axe from "axe-core";

/**
 * axe itself and not its package for Playwright, which sends the unminified source twice for each look, into the page
 * each time: half of what a look cost. There are no frames that would need more.
 */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
/** What a theme can change: it holds colors only, so all other rules find in the second theme what they found in the first. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];
const PHONE = 390;

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
    await page.evaluate(endAnimations);
    const runOnly = colorScheme === "dark" ? COLOR_RULES : TAGS;
    expect(await findViolations(page, runOnly), colorScheme).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>("[data-sticks]")) bar.style.position = "";
  });
}

/** @returns each rule that is broken, with where */
async function findViolations(page: Page, runOnly: readonly string[]): Promise<string[]> {
  // Once a document: the second look in it finds axe compiled.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(AXE);
    await page.evaluate(quicken);
  }
  // Of rules that hold, the places are not worked out.
  const options: Axe.RunOptions = { runOnly: [...runOnly], resultTypes: ["violations"] };
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, given);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, options);
}

/** The same in the window as it is and in one as narrow as a phone, for what is opened alike in both. */
export async function expectAccessibleOnPhoneToo(page: Page): Promise<void> {
  await expectAccessible(page);
  await onPhone(page, () => expectAccessible(page));
}

/** Looks at what is open in a window as narrow as a phone, then gives the window its width back. */
export async function onPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const wide = page.viewportSize();
  if (wide === null) throw new Error("The page has no window of its own.");
  await page.setViewportSize({ width: PHONE, height: wide.height });
  await page.evaluate(drawn);
  await look();
  await page.setViewportSize(wide);
  await page.evaluate(drawn);
}

/** Two frames: what listens to the width of the window, or has an answer, has drawn itself again. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** A color on its way from one theme to the other belongs to neither, and what still fades in has not its own yet. */
function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/**
 * axe parses the color below an element anew for each element above it, which took a third of a look; a screen has few
 * colors. And of what it finds only the places are told here, not the source.
 */
function quicken(): void {
  type Color = { r: number; g: number; b: number; alpha: number; parseString: (this: Color, text: string) => Color };
  const { axe } = window as unknown as {
    axe: { configure(spec: Axe.Spec): void; commons: { color: { Color: { prototype: Color } } } };
  };
  axe.configure({ noHtml: true });
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const parsed = new Map<string, Pick<Color, "r" | "g" | "b" | "alpha">>();
  prototype.parseString = function (text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    parseString.call(this, text);
    parsed.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "sideways scroll in pixels").toBe(0);
}
