import { expect, test } from "vitest";
import { suggestedQuestions } from "./suggested-questions.ts";

const gap = (text: string, verdict: "proposed" | "rejected" = "proposed") => ({ text, verdict });

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
