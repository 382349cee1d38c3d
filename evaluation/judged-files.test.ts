import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { listLinesToday, listStillWrong, loadJudgedFiles, readStillWrong } from "./harness/judged-files.ts";

/** One file in eight, by the hash of their names; npm run evaluate reads all of them. */
const isTaken = (name: string) => (createHash("sha256").update(name).digest()[0] ?? 0) % 8 === 0;
const files = loadJudgedFiles(isTaken);
/** Of files without a wrong line none can come back. */
const withWrong = files.filter(({ marked }) => marked.some(({ mark }) => mark === "wrong"));
const shown = new Map(withWrong.map((file) => [file, listLinesToday(file)] as const));

it("reads every line as it was judged, each once", () => {
  const ids = files.flatMap(({ marked }) => marked.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(1_500);
  expect(new Set(ids).size).toBe(ids.length);
});

it("shows the wrong lines that the last npm run evaluate found, and no other", () => {
  const before = Object.entries(readStillWrong()).filter(([name]) => isTaken(name));
  expect(listStillWrong(shown)).toEqual(Object.fromEntries(before));
});

it("still shows most of the lines that were thanked for", () => {
  const today = new Set([...shown.values()].flatMap((lines) => lines.map(({ id }) => id)));
  const thanked = withWrong.flatMap(({ marked }) => marked.filter(({ mark }) => mark === "thanks"));
  expect(thanked.filter(({ id }) => today.has(id)).length / thanked.length).toBeGreaterThan(0.85);
});
