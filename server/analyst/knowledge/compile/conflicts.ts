import type { Slots, Term } from "./compile-terms.ts";
import { ConflictSchema, type Conflict, type Context, type ReaderName } from "./conflict-schema.ts";
import type { Kind, Words } from "./kind.ts";

/** Which sentences a point is read from; sources of regular expressions over plain text. */
export type CompiledContext = {
  readonly about?: string | undefined;
  readonly carriesOn: boolean;
  readonly shortSentences: boolean;
  readonly papers: readonly string[];
  readonly unless?: string | undefined;
  readonly prefer?: string | undefined;
};

/** `values` is null when the words themselves are the value. */
export type CompiledSlot = {
  readonly source: string;
  readonly values: readonly (readonly [value: string, words: string])[] | null;
};

export type CompiledClaims = {
  readonly one: string;
  readonly other: string;
  readonly unless?: string | undefined;
  readonly otherUnless?: string | undefined;
  readonly prefer?: string | undefined;
  readonly papers?: string | undefined;
};

export type CompiledStates = {
  readonly context: CompiledContext;
  readonly values: readonly (readonly [value: string, words: string])[];
  readonly agree: readonly (readonly [string, string])[];
};

export type CompiledValues = {
  readonly context: CompiledContext;
  readonly reader: ReaderName | null;
  /** One expression for each term; slots are named groups. */
  readonly said: readonly string[];
  readonly compare: readonly string[];
  readonly forEach: readonly string[];
  readonly slots: Readonly<Record<string, CompiledSlot>>;
  readonly acceptsDenied: boolean;
  readonly atLeast: number;
  readonly differ?: { by: number } | { share: number } | { times: number } | undefined;
  readonly agree: readonly (readonly [string, string])[];
};

export type CompiledTime = { readonly words: string; readonly unless?: string | undefined; readonly goesOn: boolean };

/** A point on which documents may differ, and what the difference is good for. */
export type Point = {
  /** The rule's id is `contradiction.` and this. */
  readonly id: string;
  /** Name of the file in knowledge/conflicts/. */
  readonly file: string;
  /** Heading of the row on the screen. */
  readonly point: string;
  readonly shows: "contradiction" | "candidate" | "side-by-side";
  /** Row of the table Side by side; null when the heading names it. */
  readonly row: string | null;
  readonly why: string;
  readonly factor: string | null;
  readonly factorText: string;
  readonly isOfOnePerson: boolean;
  readonly namesTheThing: boolean;
  readonly isAlwaysOfOne: boolean;
  readonly isOfMany: boolean;
  readonly givesWayTo: string | null;
};

/** Exactly one of the forms is there. */
export type CompiledConflict = Point & {
  readonly claims?: CompiledClaims | undefined;
  readonly states?: CompiledStates | undefined;
  readonly values?: CompiledValues | undefined;
  readonly time?: CompiledTime | undefined;
  readonly rightsClaimed?: string | undefined;
  readonly breathSamples?: { readonly words: string; readonly unless: string } | undefined;
};

/** Slots that every rule has. */
const NUMBERS: Slots = { number: ["{number}"], amount: ["{amount}"] };

function compileContext(source: Context, words: Words): CompiledContext {
  return {
    about: source.about && words(source.about),
    carriesOn: source["about-carries-on"] ?? false,
    shortSentences: source["about-short-sentences"] ?? false,
    papers: source["about-papers"] ?? [],
    unless: source.unless && words(source.unless),
    prefer: source.prefer && words(source.prefer),
  };
}

/** The values of a slot with their terms; null when the words themselves are the value. */
function valuesOf(
  slot: NonNullable<Conflict["values"]>["slots"][string],
  words: Words,
): readonly (readonly [value: string, terms: readonly Term[]])[] | null {
  if (typeof slot === "string") return words.termsOf(slot).map((term) => [JSON.stringify(term), [term]] as const);
  return Array.isArray(slot) ? null : Object.entries(slot);
}

function compileValues(source: NonNullable<Conflict["values"]>, words: Words): CompiledValues {
  const read = Object.entries(source.slots).map(([name, slot]) => {
    const values = valuesOf(slot, words);
    return { name, values, terms: values?.flatMap(([, terms]) => terms) ?? (slot as readonly Term[]) };
  });
  const slots: Slots = { ...NUMBERS, ...Object.fromEntries(read.map(({ name, terms }) => [name, terms])) };
  return {
    context: compileContext(source, words),
    reader: source.reader ?? null,
    said: (source.said ?? []).map((term) => words.slotted(term, slots)),
    compare: source.compare ?? [],
    forEach: source["for-each"] ?? [],
    slots: Object.fromEntries(
      Object.entries(slots).map(([name, terms]) => {
        const values = read.find((slot) => slot.name === name)?.values ?? null;
        return [
          name,
          { source: words(terms), values: values?.map(([value, its]) => [value, words(its)] as const) ?? null },
        ];
      }),
    ),
    acceptsDenied: source["accepts-denied"] ?? false,
    atLeast: source["at-least"] ?? 0,
    differ: source.differ,
    agree: source.agree ?? [],
  };
}

function compileConflict(file: string, source: Conflict, words: Words): CompiledConflict {
  const { claims, states } = source;
  const time = source["time-of"];
  const samples = source["breath-samples"];
  return {
    id: source.id ?? file,
    file,
    point: source.point,
    shows: source.shows,
    row: source.row ?? null,
    why: source.why,
    factor: source.factor ?? null,
    factorText: source["factor-text"] ?? "",
    isOfOnePerson: source["of-one-person"] ?? false,
    namesTheThing: source["names-the-thing"] ?? false,
    isAlwaysOfOne: source["always-of-one"] ?? false,
    isOfMany: source["of-many"] ?? false,
    givesWayTo: source["gives-way-to"] ?? null,
    claims: claims && {
      one: words(claims.one),
      other: words(claims.other),
      unless: claims.unless && words(claims.unless),
      otherUnless: claims["other-unless"] && words(claims["other-unless"]),
      prefer: claims.prefer && words(claims.prefer),
      papers: claims.papers && words(claims.papers),
    },
    states: states && {
      context: compileContext(states, words),
      values: Object.entries(states.values).map(([value, terms]) => [value, words(terms)] as const),
      agree: states.agree ?? [],
    },
    values: source.values && compileValues(source.values, words),
    time: time && {
      words: words(time.words),
      unless: time.unless && words(time.unless),
      goesOn: time["goes-on"] ?? false,
    },
    rightsClaimed: source["rights-claimed"] && words(source["rights-claimed"]),
    breathSamples: samples && { words: words(samples.words), unless: words(samples.unless) },
  };
}

/** Points on which papers may differ. */
export const CONFLICTS: Kind<Conflict, CompiledConflict> = {
  folder: "conflicts",
  schema: ConflictSchema,
  compile: compileConflict,
};
