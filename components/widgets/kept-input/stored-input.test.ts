import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { clearSession } from "#lib/api/session-storage.ts";
import { inputKey, readInput, storeInput } from "./stored-input.ts";

const Note = z.object({ text: z.string() });
const KEY = inputKey("rosa", "note:7");
const TYPED = { base: "", value: { text: "Ask about the log." } };
let stored: Record<string, unknown>;

beforeEach(() => {
  stored = {};
  vi.stubGlobal("localStorage", stored);
  // Not enumerable, as those of a real storage: sign-out goes through the keys.
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => Reflect.set(stored, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(stored, name, { value });
});

test("what is typed is kept per user and form until it is saved", () => {
  storeInput(KEY, TYPED);
  expect(readInput(KEY, "", Note)).toEqual(TYPED.value);
  expect(readInput(inputKey("dana", "note:7"), "", Note)).toBeNull();
  expect(readInput(inputKey("rosa", "note:8"), "", Note)).toBeNull();
  storeInput(KEY, null);
  expect(readInput(KEY, "", Note)).toBeNull();
});

test("signing out forgets it", () => {
  storeInput(KEY, TYPED);
  clearSession();
  expect(Object.keys(stored)).toEqual([]);
});

test("what was typed over another state, or cannot be read, is not offered", () => {
  storeInput(KEY, TYPED);
  expect(readInput(KEY, "A colleague's note", Note)).toBeNull();
  for (const text of ["no JSON", "null", '{"base":"","value":{"text":7}}']) {
    stored[KEY] = text;
    expect(readInput(KEY, "", Note)).toBeNull();
  }
});
