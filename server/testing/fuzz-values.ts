import { z } from "zod";
import type { Call } from "#lib/contracts/define-call.ts";

/** Numbers from 0 up to, and without, 1: the same ones for the same seed (mulberry32). */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)]!;
}

/** What has brought servers and databases down before: bytes that end texts, halves of characters, edges of types. */
const HOSTILE_TEXTS = [
  "",
  " ",
  "\u202e\u2066\ufeff",
  "\r\nSet-Cookie: a=b",
  "%00",
  "%ff",
  "%",
  "_%\\",
  "\\",
  '\'; DROP TABLE "User"; --',
  "../../../etc/passwd",
  "__proto__",
  "constructor",
  "[object Object]",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-1",
  "1e309",
  "9007199254740993",
  "2147483648",
  "0x10",
  "true",
  "((((((((((((((((((((((((((((((((",
  '"unclosed',
  "-",
  "a & | ! <-> :*",
  "💥👩‍👩‍👧‍👦",
  "ﬃ İ ß",
  "x".repeat(201),
  "y".repeat(5_000),
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:59Z",
  "2026-02-30T00:00:00Z",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
] as const;

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e308,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [null],
  [[[[]]]],
  { length: -1 },
  { $ne: null },
  { toString: "x" },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  ...HOSTILE_TEXTS,
];

/** What no database column takes: a third of all, because a parser lets them pass. */
const NO_TEXTS = ["\0", "State v. \0 Marlow", "\ud800", "\udfff\ud800"] as const;

export const hostileText = (random: Random): string => pick(random, random() < 0.3 ? NO_TEXTS : HOSTILE_TEXTS);

export type Given = {
  readonly random: Random;
  /** 0..1 */
  readonly malice: number;
  /** Texts to be taken where an id is wanted. */
  readonly ids: readonly string[];
};
type Schema = z.core.JSONSchema.BaseSchema;

/** What a contract's part says about the values that it takes. */
export function schemaOf(part: Call["body"]): Schema {
  return z.toJSONSchema(part, { io: "input", unrepresentable: "any" });
}

/**
 * A value as the schema wants it; with the probability `malice` a text in it is hostile, with half of it any part.
 */
export function valueFor(schema: Schema, given: Given): unknown {
  const { random, malice } = given;
  if (random() < malice / 2) return pick(random, HOSTILE_VALUES);
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return valueFor(pick<Schema | boolean>(random, options) as Schema, given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(random, schema.enum);
  if (schema.type === "object")
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([key]) => (schema.required ?? []).includes(key) || random() < 0.6)
        .map(([key, inner]) => [key, valueFor(inner as Schema, given)]),
    );
  if (schema.type === "array")
    return Array.from({ length: Math.floor(random() * 4) }, () => valueFor((schema.items ?? {}) as Schema, given));
  if (schema.type === "string") return textFor(schema, given);
  if (schema.type === "integer" || schema.type === "number") return numberFor(schema, random);
  if (schema.type === "boolean") return random() < 0.5;
  if (schema.type === "null") return null;
  return pick(random, ["1", "Could Be a Winner", "true", hostileText(random)]);
}

/** Hostile texts are of a length that the schema allows, or nothing would get past it. */
function textFor(schema: Schema, { random, malice, ids }: Given): string {
  if (schema.format === "uuid") return pick(random, ids);
  const isHostile = random() < malice;
  if (schema.format === "date-time" && !isHostile) return new Date(Math.floor(random() * 4e12)).toISOString();
  const fine = pick(random, ["State v. Marlow", "dana@firm.example", "Tall-Ferns-9-Walk", "stop"]);
  const text = isHostile ? pick(random, [hostileText(random), `a${hostileText(random)}b`]) : fine;
  return text.padEnd(schema.minLength ?? 0, "z").slice(0, schema.maxLength);
}

function numberFor(schema: Schema, random: Random): number {
  const [min, max] = [Math.max(schema.minimum ?? -5, -1e15), Math.min(schema.maximum ?? 1_000, 1e15)];
  const number = pick(random, [min, max, min + random() * (max - min)]);
  return schema.type === "integer" ? Math.floor(number) : number;
}
