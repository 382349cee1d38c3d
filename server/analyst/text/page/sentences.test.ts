import { describe, expect, it } from "vitest";
import { splitSentences } from "./sentences.ts";

function split(text: string): string[] {
  return splitSentences(text).map((span) => text.slice(span.start, span.end).replace(/\s+/g, " "));
}

describe("splitSentences", () => {
  it("joins the hard line breaks of PDF text and keeps offsets verbatim", () => {
    const text = "The driver stepped out of the\nvehicle and walked to the rear. He said\nnothing more to me at all.";
    expect(split(text)).toEqual([
      "The driver stepped out of the vehicle and walked to the rear.",
      "He said nothing more to me at all.",
    ]);
  });

  it("does not end a sentence at ranks, titles, numbers and a.m. or p.m.", () => {
    expect(split("At 9:40 p.m. the clerk saw Ofc. Reyes and Det. Blum in No. 4.")).toEqual([
      "At 9:40 p.m. the clerk saw Ofc. Reyes and Det. Blum in No. 4.",
    ]);
    expect(split("I heard yelling next door at about 7:05 p.m. I looked out of the window.")).toEqual([
      "I heard yelling next door at about 7:05 p.m.",
      "I looked out of the window.",
    ]);
  });

  it("leaves drawn lines out and reads on behind them", () => {
    const rule = "-".repeat(80);
    expect(
      split(`NARRATIVE\n${rule}\nOn May 2 I stopped the car.\n=====================\n05/03/24\nIt was towed.`),
    ).toEqual(["NARRATIVE", "On May 2 I stopped the car.", "05/03/24", "It was towed."]);
  });

  it("keeps form lines apart", () => {
    expect(split("NAME: HOLLIS, WADE\nDATE: 03/08/2024\nSAMPLE 1: 0.104   TIME 23:44")).toEqual([
      "NAME: HOLLIS, WADE",
      "DATE: 03/08/2024",
      "SAMPLE 1: 0.104 TIME 23:44",
    ]);
  });

  it("reads on where the entry of a log goes on below its text, but not into another's words", () => {
    expect(
      split("22:44:49  T09   ASKED COLOR - ADV GREEN, DARKER THAN\n                THE DOOR\n22:46:03  231   ARRIVED"),
    ).toEqual(["T09 ASKED COLOR - ADV GREEN, DARKER THAN THE DOOR", "231 ARRIVED"]);
    expect(split("00:12:05  MOSS:   It is my aunt's boat.\n                  REED: May I look?")).toEqual([
      "It is my aunt's boat.",
      "REED: May I look?",
    ]);
  });

  it("takes time code and speaker of a transcript line out of the sentence", () => {
    const [first, second] = splitSentences("[22:59:02] DEP. OSTRANDER: How many?\n[22:59:09] HOLLIS: Maybe four.");
    expect([first?.timeCode, first?.speaker]).toEqual(["22:59:02", "DEP. OSTRANDER"]);
    expect([second?.timeCode, second?.speaker, second?.start]).toEqual(["22:59:09", "HOLLIS", 56]);
  });

  it("takes the letters behind the times for speakers where people ask and answer", () => {
    const speakers = (text: string) => splitSentences(text).map(({ speaker }) => speaker);
    const talk = "09:54:44  KL  Did it bark?\n09:54:46  WH  It did.\n09:54:50  KL  At you?\n09:54:52  WH  At him.";
    expect(speakers(talk)).toEqual(["KL", "WH", "KL", "WH"]);
    const log = "09:54:44  KL  BOAT OUT\n09:54:46  WH  BOAT IN\n09:54:50  KL  GATE SHUT\n09:54:52  WH  CLEAR";
    expect(speakers(log)).toEqual([null, null, null, null]);
  });

  it("takes the letters of a first column without times for speakers where people ask and answer", () => {
    const said = (text: string) =>
      splitSentences(text).map(({ speaker, start, end }) => [speaker, text.slice(start, end).replace(/\s+/g, " ")]);
    const talk = [
      ...["KL   Did it bark?", "WH   It did. I went out", "     to look.", "KL   At you?", "WH   At him."],
      ...["KL   Was it loose?", "WH   No."],
    ].join("\n");
    expect(said(talk)).toEqual([
      ...[
        ["KL", "Did it bark?"],
        ["WH", "It did."],
        ["WH", "I went out to look."],
        ["KL", "At you?"],
      ],
      ...[
        ["WH", "At him."],
        ["KL", "Was it loose?"],
        ["WH", "No."],
      ],
    ]);
    const table = "BX   2   boots\nBX   1   saw\nGR   1   rake\nBX   3   hoses\nGR   2   pots\nGR   1   spade";
    expect(said(table).map(([speaker]) => speaker)).toEqual(Array(6).fill(null));
  });

  it("makes one sentence of each line of a dispatch log", () => {
    expect(split("22:38:51 UNIT 22 TRAFFIC STOP MILL RD\n22:58:40 UNIT 22 ONE IN CUSTODY")).toEqual([
      "UNIT 22 TRAFFIC STOP MILL RD",
      "UNIT 22 ONE IN CUSTODY",
    ]);
  });

  it("makes one sentence of each message of a list", () => {
    expect(split("06/20 09:33  OUT  I would like the green one\n06/28 19:47  OUT  Are you coming")).toEqual([
      "06/20 09:33 OUT I would like the green one",
      "06/28 19:47 OUT Are you coming",
    ]);
  });

  it("cuts endless text", () => {
    expect(Math.max(...split("word ".repeat(5_000)).map((sentence) => sentence.length))).toBeLessThanOrEqual(600);
    expect(splitSentences("")).toEqual([]);
  });
});
