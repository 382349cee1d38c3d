// @spec 2.5, 4, 5, 8: chat
import { expect, test } from "vitest";
import { suggestedQuestions } from "./suggested-questions.ts";

const gap = (what: string, verdict: "proposed" | "rejected" = "proposed") => ({ items: [{ what }], verdict });

test("asks for what is missing, three at most, nothing twice and nothing rejected", () => {
  const gaps = [
    gap("Dash-camera recording: the page says that it is missing."),
    gap("Dash-camera recording: named in the report."),
    gap("Lab report", "rejected"),
    gap("Calibration certificate. The log notes it as absent."),
    gap("Training record of the officer"),
    gap("Body-worn camera footage"),
    gap(`${"A very long ".repeat(20)}gap`),
  ];
  expect(suggestedQuestions(gaps)).toEqual([
    "What does the record say about: Dash-camera recording?",
    "What does the record say about: Calibration certificate?",
    "What does the record say about: Training record of the officer?",
  ]);
  expect(suggestedQuestions([])).toEqual([]);
});

test("takes the full stop of an abbreviation for none that ends the name", () => {
  expect(suggestedQuestions([gap("P.O. Otero's two photographs. They were sent by text.")])).toEqual([
    "What does the record say about: P.O. Otero's two photographs?",
  ]);
});

test("names a gap of many things by the first, and by whose it is", () => {
  const statements = ["Marta Cole (neighbor)", "Lou Ferris"].map((from) => ({ what: "Statement or report", from }));
  const traces = [{ what: "strangulation assessment form" }, { what: "photographs" }];
  expect(suggestedQuestions([statements, traces].map((items) => ({ items, verdict: "proposed" })))).toEqual([
    "What does the record say about: Marta Cole (neighbor)?",
    "What does the record say about: strangulation assessment form?",
  ]);
});

test("asks for nothing by a line in a paper's own words", () => {
  expect(suggestedQuestions([gap('"The tape was not kept."')])).toEqual([]);
});
