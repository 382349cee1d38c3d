import { DOUBTED, unreadInk } from "../../doubted.ts";
import { isGarbled } from "../../judge-language.ts";
import { turnedBox } from "#lib/domain/text/word-places.ts";
import type { Box, Turn } from "#lib/domain/text/word-places.ts";
import { findSkew } from "./find-skew.ts";
import { grainOf, halved, softened, turned } from "../grey-image.ts";
import type { GreyImage } from "../grey-image.ts";
import { evenlyLit, inkMap, withWhitePaper } from "./ink-map.ts";
import type { InkMap } from "./ink-map.ts";
import { wordShapes } from "./ink-shapes.ts";
import type { InkShape } from "./ink-shapes.ts";
import { boxBefore, rotated } from "./rotate-image.ts";
import { withoutRuledLines } from "./ruled-lines.ts";
import type { Recognise, Recognised, Segmentation } from "./start-recogniser.ts";
import { uncoveredInk } from "./uncovered-ink.ts";

/** Upright pages, poor ones too, are above this; pages on their head are below it. Fraction 0..1. */
const LEAST_CONFIDENCE = 0.6;
/** The recogniser takes each grain for a stroke: a coarse copy would take it minutes. See grainOf. */
const MOST_GRAIN = 5;
/** By how much a turned page must be better, to be the right way up. Fraction 0..1. */
const CLEARLY_BETTER = 0.1;
/** By likelihood: the recogniser itself reads pages that lie on one side. */
const TURNS: readonly Turn[] = [2, 1, 3];
/** Up to this the recogniser reads as well without help. Degrees. */
const TOLERATED_SKEW = 1.2;
/** Signatures and the marks of forms leave up to this much; lost lines and tables leave more. Fraction 0..1. */
const TOLERATED_INK = 0.08;
/** Whole lines are lost: worth a third reading. Fraction 0..1. */
const MUCH_INK = 0.15;
/** Hardly a line was found: print so thin that single words are lost as well. Fraction 0..1. */
const MOST_INK = 0.5;
const WHITE = 255;
const GARBLED_CONFIDENCE = 0.2;

export type PageReading = Recognised & {
  /** What to know of this reading, in plain sentences; null when there is nothing to say. */
  readonly doubt: string | null;
};

/**
 * Reads a page, whichever way it lies in the picture: shadows are evened out, a crooked page is laid straight, one on its
 * head is turned. Print that no word covers is looked for in a second reading, and lowers the confidence where it stays
 * unread. The words are placed on the page as it lies.
 */
export async function recognisePage(drawn: GreyImage, recognise: Recognise): Promise<PageReading> {
  const { image, skew, map, shapes } = prepared(drawn);
  const isBlank = shapes.reduce((sum, { dots }) => sum + dots.length, 0) < map.ink.length * LEAST_INK;
  const { turn, ...first } = await readTurned(image, { recognise, isBlank });
  const back = ((4 - turn) % 4) as Turn;
  const weighed = (reading: Recognised) => {
    const words = reading.words.map((word) => ({ ...word, ...turnedBox(word, back) }));
    const uncovered = uncoveredInk(map, { shapes, words });
    return { ...reading, words, uncovered, confidence: reading.confidence * (1 - uncovered) };
  };
  let best = weighed(first);
  if (best.uncovered > TOLERATED_INK && !isBlank) {
    const upright = turned(image, turn);
    const unruled = withoutRuledLines(upright);
    const [likelier, other]: readonly Segmentation[] =
      unruled === null && best.uncovered > MOST_INK ? ["block", "scattered"] : ["scattered", "block"];
    const second = weighed(await recognise(unruled ?? upright, likelier));
    if (second.confidence > best.confidence) best = second;
    // Three readings cost more than a page should: only where the second was in vain.
    else if (best.uncovered > MUCH_INK && unruled === null) {
      const third = weighed(await recognise(upright, other));
      if (third.confidence > best.confidence) best = third;
    }
  }
  const placed = (box: Box) => (skew === 0 ? box : boxBefore(box, drawn, -skew));
  const words = best.words.map((word) => ({ ...word, ...placed(word) }));
  const { text, uncovered } = best;
  if (isGarbled(text)) {
    return { text, words, confidence: Math.min(best.confidence, GARBLED_CONFIDENCE), doubt: DOUBTED.reading };
  }
  const doubt = uncovered > TOLERATED_INK && !isBlank ? unreadInk(uncovered) : null;
  return { text, words, confidence: best.confidence, doubt };
}

/** With fewer, the print is too pale to be seen before it is made darker. */
const LEAST_SHAPES = 40;
/** Share of a page that a line of print darkens, several times over. */
const LEAST_INK = 0.0005;

/** Without grain and shadow, and straight. The recogniser loses whole lines of a crooked page, and is sure of the rest. */
function prepared(drawn: GreyImage): Prepared {
  const smooth = withoutGrain(drawn);
  const asDrawn = inkMap(smooth);
  const lit = evenlyLit(smooth, asDrawn);
  const even = lit === smooth ? lit : withoutGrain(lit);
  const image = smooth === drawn ? even : withWhitePaper(even, { seen: smooth });
  const shapesAsDrawn = wordShapes(asDrawn);
  const isPale = lit !== smooth && shapesAsDrawn.length < LEAST_SHAPES;
  const map = isPale ? inkMap(image) : asDrawn;
  const shapes = isPale ? wordShapes(map) : shapesAsDrawn;
  const skew = findSkew(map, shapes);
  if (Math.abs(skew) <= TOLERATED_SKEW) return { image, skew: 0, map, shapes };
  const straight = rotated(image, -skew, WHITE);
  const straightMap = inkMap(straight);
  return { image: straight, skew, map: straightMap, shapes: wordShapes(straightMap) };
}

type Prepared = {
  readonly image: GreyImage;
  /** By how many degrees clockwise the page lay askew; 0 when it was left as it was. */
  readonly skew: number;
  readonly map: InkMap;
  readonly shapes: readonly InkShape[];
};

function withoutGrain(image: GreyImage): GreyImage {
  return grainOf(image) > MOST_GRAIN ? softened(image) : image;
}

/**
 * Turning is tried only when the page as it lies makes little sense, on a picture of half the size, which costs a third.
 * @returns the reading, and the turn that the page needed for it
 */
async function readTurned(
  image: GreyImage,
  { recognise, isBlank }: { readonly recognise: Recognise; readonly isBlank: boolean },
): Promise<Recognised & { readonly turn: Turn }> {
  const asItLies = { ...(await recognise(image)), turn: 0 as Turn };
  if (asItLies.confidence >= LEAST_CONFIDENCE || isBlank) return asItLies;
  const small = halved(image);
  let best = { turn: 0 as Turn, confidence: asItLies.confidence + CLEARLY_BETTER };
  for (const turn of TURNS) {
    const { text, confidence } = await recognise(turned(small, turn));
    if (text.trim() !== "" && confidence > best.confidence) best = { turn, confidence };
    if (best.turn !== 0 && best.confidence >= LEAST_CONFIDENCE) break;
  }
  if (best.turn === 0) return asItLies;
  const whole = await recognise(turned(image, best.turn));
  return whole.confidence <= asItLies.confidence ? asItLies : { ...whole, turn: best.turn };
}
