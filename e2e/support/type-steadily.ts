import type { Locator } from "@playwright/test";

/**
 * Types letter after letter, a tenth of a second apart by the clock of the page, which stands still between them: however slow the
 * machine, what waits for the typing to pause sees no longer pause.
 */
export async function typeSteadily(field: Locator, text: string): Promise<void> {
  const { clock } = field.page();
  await clock.install();
  // A moment that is still to come when a slow browser hears of it.
  await clock.pauseAt(Date.now() + 10_000);
  for (const letter of text) {
    await field.press(letter);
    await clock.runFor(100);
  }
  await clock.resume();
}
