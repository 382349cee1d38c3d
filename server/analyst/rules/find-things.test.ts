import { expect, test } from "vitest";
import { readCaseText } from "../text/case-text.ts";
import { findNamedThings } from "./find-things.ts";
import { makeDocuments } from "../testing/make-documents.ts";

const REPORT = "INCIDENT REPORT\nOfficer Hale of the police arrested the suspect for burglary.\nUnit 4, beat 22.\n";
const names = (text: string, more: [string, string][] = []) =>
  findNamedThings(readCaseText(makeDocuments([["report.txt", REPORT + text], ...more]))).map(({ name }) => name);

test("names what somebody took as evidence, each thing once", () => {
  expect(names("He dropped a red glove. I seized a red notebook and a cap. The notebook was seized.")).toEqual([
    "red notebook",
    "cap",
  ]);
  expect(names("The notebook is a pleasant thing to write in.")).toEqual([]);
});

test("leaves out what was not there and what the laboratory has examined", () => {
  expect(names("No gloves were collected. We recovered a bottle.")).toEqual(["bottle"]);
  expect(
    names("We recovered a bottle and a cap.", [
      ["lab.txt", "CRIME LABORATORY\nLABORATORY REPORT\nItem 1, a bottle, was examined for fingerprints.\n"],
    ]),
  ).toEqual(["cap"]);
});

test("leaves out what a thing was put into or lifted from", () => {
  expect(names("The tooth was recovered and placed in an envelope. A print was recovered from a brass lamp.")).toEqual(
    [],
  );
  expect(names("He seized a jewelry box.")).toEqual(["jewelry box"]);
});

test("is bounded", () => {
  const things =
    "cap hat jacket coat shirt jersey shorts sock shoe boot slide sandal glove mask belt towel rag vest ".split(" ");
  expect(names(`He seized ${things.map((thing) => `a ${thing}`).join(", ")}. `.repeat(500)).length).toBeLessThan(60);
});
