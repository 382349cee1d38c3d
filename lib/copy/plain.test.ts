// @spec product: settings, straight face, two instances, reset mail over SMTP
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { inVoice } from "./plain.ts";
import { PRIORITY_BADGE } from "./priority.ts";
import { SHELL } from "./shell.ts";

/** Words of the playful voice. A label that has one of them needs a twin. */
const PLAYFUL =
  /\b(?:fish|docket of dollars|the docket|lowdown|vanish|skinny|pro tip|whisper|magic|forget about it|hold up|busted|angles|bingo|snag|sideways|no worries|another shot|check the file|money maker|plea deal city|potatoes|winner|hands on deck|heat is on|slam dunk|worth a shot|long shot|hail mary|who's who|better call|curran)\b/i;

/** Labels of the screens before sign-in, and words that are meant as they stand. */
const SIGNED_OUT = ["login", "register", "recovery", "names"];

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .flatMap((name) => /^([\w/-]+)\.ts$/.exec(name)?.[1] ?? [])
  .filter((name) => name !== "plain" && !SIGNED_OUT.includes(name));

/** Every text below a record. Functions are called: with the persona's name where they want it, else with anything. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") {
    const given = /^\(?persona\b/.test(String(value)) ? "Curran" : "x";
    try {
      return textsOf((value as (...given: unknown[]) => unknown)(given, 2, 3));
    } catch {
      return [];
    }
  }
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

test("knows the playful words", () => {
  expect(textsOf(SHELL).filter((text) => PLAYFUL.test(text))).toEqual(["The Docket", "New Fish on the Line", "Vanish"]);
  expect(textsOf(PRIORITY_BADGE).every((text) => PLAYFUL.test(text))).toBe(true);
});

test.each(files)("%s has a plain twin for each playful label", async (file) => {
  const exported = Object.values((await import(`./${file}.ts`)) as Record<string, unknown>);
  const records = exported.filter((value): value is object => typeof value === "object" && value !== null);
  const left = records.flatMap((record) => textsOf(inVoice(record, "plain"))).filter((text) => PLAYFUL.test(text));
  expect(left).toEqual([]);
});

test("the playful voice is the record itself", () => {
  expect(inVoice(SHELL, "playful")).toBe(SHELL);
  expect(inVoice(SHELL, "plain")).toBe(inVoice(SHELL, "plain"));
});
