import { turnedBox } from "#lib/domain/word-places.ts";
import type { Turn } from "#lib/domain/word-places.ts";
import { grainOf, halved, softened, turned } from "./grey-image.ts";
import type { GreyImage } from "./grey-image.ts";
import type { Recognise, Recognised } from "./start-recogniser.ts";

/** Upright pages, poor ones too, are above this; pages on their head are below it. Fraction 0..1. */
const LEAST_CONFIDENCE = 0.6;
/** The recogniser takes each grain for a stroke: a coarse copy would take it minutes. See grainOf. */
const MOST_GRAIN = 5;
/** By how much a turned page must be better, to be the right way up. Fraction 0..1. */
const CLEARLY_BETTER = 0.1;
/** By likelihood: the recogniser itself reads pages that lie on one side. */
const TURNS: readonly Turn[] = [2, 1, 3];

/**
 * Reads a page, whichever way it lies in the picture. Turning is tried only when the page as it lies makes little sense,
 * on a picture of half the size, which costs a third. The words are placed on the page as it lies.
 */
export async function recognisePage(drawn: GreyImage, recognise: Recognise): Promise<Recognised> {
  const image = grainOf(drawn) > MOST_GRAIN ? softened(drawn) : drawn;
  const asItLies = await recognise(image);
  if (asItLies.confidence >= LEAST_CONFIDENCE || isBlank(image)) return asItLies;
  const small = halved(image);
  let best = { turn: 0 as Turn, confidence: asItLies.confidence + CLEARLY_BETTER };
  for (const turn of TURNS) {
    const { text, confidence } = await recognise(turned(small, turn));
    if (text.trim() !== "" && confidence > best.confidence) best = { turn, confidence };
    if (best.turn !== 0 && best.confidence >= LEAST_CONFIDENCE) break;
  }
  if (best.turn === 0) return asItLies;
  const whole = await recognise(turned(image, best.turn));
  if (whole.confidence <= asItLies.confidence) return asItLies;
  const back = (4 - best.turn) as Turn;
  return { ...whole, words: whole.words.map((word) => ({ ...word, ...turnedBox(word, back) })) };
}

/** Darker than this is ink. */
const INK = 128;
/** Share of a page that a line of print darkens, several times over. */
const LEAST_INK = 0.0005;

function isBlank({ pixels }: GreyImage): boolean {
  const ink = pixels.reduce((count, pixel) => count + (pixel < INK ? 1 : 0), 0);
  return ink < pixels.length * LEAST_INK;
}
