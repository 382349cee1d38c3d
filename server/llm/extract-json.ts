import { jsonrepair } from "jsonrepair";
import type { z } from "zod";

export type Extracted<T> =
  | { readonly value: T; readonly raw: Readonly<Record<string, unknown>>; readonly repaired: boolean }
  | { readonly problem: "no JSON" }
  | { readonly problem: "invalid"; readonly issues: readonly string[] };

const MAX_ISSUES = 8;

/**
 * Finds the JSON object that fits the schema in an answer that may hold prose, fences, several objects or slips of the
 * pen. What fits as it stands is preferred to what fits after mending, and that to what `read` makes of an object that
 * does not fit; a text that breaks off in a value is not mended.
 */
export function extractJson<S extends z.ZodObject>(
  text: string,
  schema: S,
  read: (raw: Readonly<Record<string, unknown>>) => z.output<S> | null = () => null,
): Extracted<z.output<S>> {
  const candidates = listCandidates(text);
  let issues: readonly string[] | null = null;
  for (const parse of [JSON.parse, parseMended]) {
    for (const candidate of candidates) {
      const raw = parseObject(candidate, parse);
      if (raw === null) continue;
      const result = schema.safeParse(raw);
      if (result.success) return { value: result.data, raw, repaired: parse === parseMended };
      const found = result.error.issues.map(({ path, message }) => `${path.join(".") || "the object"}: ${message}`);
      if (issues === null || found.length < issues.length) issues = found;
    }
  }
  for (const candidate of candidates) {
    const raw = parseObject(candidate, JSON.parse) ?? parseObject(candidate, parseMended);
    const value = raw === null ? null : read(raw);
    if (raw !== null && value !== null) return { value, raw, repaired: true };
  }
  return issues === null ? { problem: "no JSON" } : { problem: "invalid", issues: issues.slice(0, MAX_ISSUES) };
}

function parseMended(text: string): unknown {
  return JSON.parse(jsonrepair(text));
}

function parseObject(text: string, parse: (text: string) => unknown): Record<string, unknown> | null {
  try {
    const value = parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Fenced blocks and outermost pairs of braces, longest first; at last what begins with a brace and only lacks closing ones. */
function listCandidates(text: string): string[] {
  const fenced = [...text.matchAll(/```[\w-]*\s*\n([\s\S]*?)```/g)].map((match) => (match[1] ?? "").trim());
  const { whole, open } = outermostObjects(text);
  const isOnlyUnclosed = open !== null && /[}\]]\s*(?:```\s*)?$/.test(open);
  return [
    ...[...fenced, ...whole].toSorted((first, second) => second.length - first.length),
    ...(isOnlyUnclosed ? [open.replace(/```\s*$/, "")] : []),
  ];
}

/** Braces inside strings do not count. */
function outermostObjects(text: string): { whole: string[]; open: string | null } {
  const whole: string[] = [];
  let depth = 0;
  let start = -1;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === "\\") at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = depth > 0;
    else if (character === "{") {
      if (depth === 0) start = at;
      depth += 1;
    } else if (character === "}" && depth > 0) {
      depth -= 1;
      if (depth === 0) whole.push(text.slice(start, at + 1));
    }
  }
  return { whole, open: depth > 0 ? text.slice(start) : null };
}
