import { describe, expect, it } from "vitest";
import { sentencesOf } from "../../knowledge/testing/read-examples.ts";
import { isMade, isPlainFact } from "./plain-fact.ts";

const RECORD = /squad video/;

/** Whether a sentence about a squad video plainly says that there is one. */
function saysMade(text: string): boolean {
  return sentencesOf(text).some((sentence) => {
    const found = RECORD.exec(sentence.plain);
    const place = found === null ? null : { at: found.index, end: found.index + found[0].length };
    return place !== null && isMade(sentence.plain, place) && isPlainFact(sentence, place);
  });
}

describe("a record of which a page speaks", () => {
  it.each([
    "The squad video was downloaded on Monday.",
    "I reviewed the squad video with the sergeant.",
    "The squad video from the east lot shows the van.",
    "Squad video: yes.",
    "The fall was captured on the squad video.",
    "The clerk said that he watched the squad video.",
    "On May 3 I saved the squad video to a disc.",
  ])("was made by: %s", (text) => {
    expect(saysMade(text)).toBe(true);
  });

  it.each([
    "The squad video wasn't downloaded.",
    "Nobody reviewed the squad video.",
    "I was unable to review the squad video, which was saved.",
    "Did you watch the squad video?",
    "If the squad video was saved, ask for it.",
    "The squad video may have been saved.",
    "The squad video will be downloaded on Monday.",
    "By policy the squad video is downloaded at the end of a shift.",
    "The squad video is retained for ninety days.",
    "I tried to review the squad video that was saved.",
    "I asked whether the squad video was saved.",
    "They argued about the squad video.",
    "Squad video: no.",
  ])("is not shown to be made by: %s", (text) => {
    expect(saysMade(text)).toBe(false);
  });
});
