import type { CompiledSlot, CompiledValues, Point } from "../../knowledge/compile/conflicts.ts";
import type { CaseSentence } from "../../text/case-text.ts";
import { holds } from "../../text/remembered.ts";
import {
  createContextTest,
  createPreference,
  differUnlessAgreed,
  type Differ,
  type Frame,
  type Keyed,
  type Mention,
} from "./frame.ts";
import { isAsserted, rangeOf } from "../matching/is-asserted.ts";
import { readAmount } from "./readers/read-amount.ts";
import { READERS } from "./readers/readers.ts";
import type { Said } from "./readers/reader.ts";

/** A point whose values are read by its terms with slots, or by a reader of its own. */
export function createValuesFrame(point: Point, values: CompiledValues): Frame {
  const isRead = createContextTest(values.context);
  const said = createSaid(values);
  const reader = values.reader === null ? null : READERS[values.reader](said);
  const read = reader?.read ?? ((sentence: CaseSentence) => readSlots(sentence, values, said));
  return {
    point,
    differ: reader?.differ ?? differOf(values),
    isPreferred: createPreference(values.context.prefer),
    mentionsIn: (sentence) => (isRead(sentence) ? read(sentence) : []),
  };
}

function createSaid({ said, slots, acceptsDenied }: CompiledValues): Said {
  const patterns = said.map((source) => new RegExp(source, "g"));
  const readers = new Map(Object.entries(slots).map(([name, slot]) => [name, slotReader(name, slot)]));
  return {
    matches: (sentence) =>
      patterns.flatMap((pattern) =>
        holds(sentence.plain, pattern)
          ? [...sentence.plain.matchAll(pattern)].filter((match) =>
              isAsserted(sentence, rangeOf(match), acceptsDenied ? ["denied"] : []),
            )
          : [],
      ),
    source: (slot) => sourceOf(slots, slot),
    read: (slot, text) => readers.get(slot)?.(text) ?? null,
  };
}

function sourceOf(slots: CompiledValues["slots"], name: string): string {
  const slot = slots[name];
  if (slot === undefined) throw new Error(`A reader needs the slot "${name}".`);
  return slot.source;
}

/** Reads what stands in a slot: a number, one of the slot's values, or the words themselves. */
function slotReader(name: string, { values }: CompiledSlot): (text: string) => string | number | null {
  if (values === null) {
    if (name !== "number" && name !== "amount") return (text) => text.replace(/'s\b/g, "").replace(/\s+/g, " ");
    return (text) => {
      const number = readAmount(text);
      return Number.isFinite(number) ? number : null;
    };
  }
  const exact = values.map(([value, words]) => ({
    value: /^\d/.test(value) ? Number(value) : value,
    pattern: new RegExp(`^${words}$`),
  }));
  return (text) => exact.find(({ pattern }) => pattern.test(text))?.value ?? null;
}

function readSlots(sentence: CaseSentence, { compare, forEach, atLeast }: CompiledValues, said: Said): Keyed[] {
  return said.matches(sentence).flatMap((match) => {
    const valueOf = (names: readonly string[]) => {
      const name = names.find((one) => match.groups?.[one] !== undefined);
      return name === undefined ? null : said.read(name, match.groups?.[name] ?? "");
    };
    const value = valueOf(compare);
    if (value === null) return [];
    // A number with a unit is compared in the unit that counts 1.
    const unit = valueOf(["unit"]);
    const compared = typeof unit === "number" ? Number(value) * unit : value;
    if (typeof compared === "number" && compared < atLeast) return [];
    return [{ sentence, at: match.index, key: String(valueOf(forEach) ?? ""), value: compared }];
  });
}

function differOf({ differ, agree }: CompiledValues): Differ {
  if (differ === undefined) return differUnlessAgreed(agree);
  return (one, other) => {
    const [low, high] = sorted(one, other);
    if ("by" in differ) return high - low >= differ.by ? 1 : 0;
    if ("share" in differ) return high > 0 && (high - low) / high >= differ.share ? (high - low) / high : 0;
    return low > 0 && high / low >= differ.times ? Math.min(2, high / low / differ.times) : 0;
  };
}

function sorted(one: Mention["value"], other: Mention["value"]): readonly [number, number] {
  return [Math.min(Number(one), Number(other)), Math.max(Number(one), Number(other))];
}
