import { describe, expect, it } from "vitest";
import { makeDocuments } from "../testing/make-documents.ts";
import { readCaseText } from "./case-text.ts";
import { patientOf, referentAt, speakerAt } from "./referent.ts";

const CAPTION =
  "INCIDENT REPORT\nState v. Cora Lindqvist\nVictim: HOLM, Peter\nOfficer Hale arrested her for assault.\n\n";

/** The sentence that holds the words, with their place in it. */
function placeOf(text: string, words: string, fileName = "report.txt", head = CAPTION) {
  const { documents } = readCaseText(
    makeDocuments([
      ["caption.txt", CAPTION],
      [fileName, `${head}${text}`],
    ]),
  );
  const sentence = documents[1]?.sentences.find(({ plain }) => plain.includes(words));
  if (sentence === undefined) throw new Error(`No sentence holds "${words}".`);
  return [sentence, sentence.plain.indexOf(words)] as const;
}

describe("who acts", () => {
  it.each([
    ["Lindqvist came to the door. She ran off.", "client"],
    ["Holm came to the door. He ran off.", "complainant"],
    ["The bartender called. He ran off.", "witness"],
    ["A tall male came in. He ran off.", null],
    ["A caller's note. Two males were there, and both ran off.", null],
    ["I asked if she had hit Lindqvist. She ran off.", null],
    ["A call of a man with a knife, and the defendant matched it. He ran off.", "client"],
  ])("%s: %s", (text, role) => {
    expect(referentAt(...placeOf(text, "ran off"))).toBe(role);
  });
});

describe("who speaks", () => {
  it("is whoever the sentence or the one before is about", () => {
    expect(speakerAt(...placeOf('Lindqvist sat down. She said, "He hit me."', "he hit me"))).toBe("client");
    expect(speakerAt(...placeOf('Holm sat down. He said, "She hit me."', "she hit me"))).toBe("complainant");
  });

  it("is the prisoner in the record of the cells, also where the quotation goes on", () => {
    const [sentence, at] = placeOf('DP comment: "I was leaving. He hit me."', "he hit me", "Custody record.txt", "");
    expect(speakerAt(sentence, at)).toBe("client");
  });
});

describe("whose body a note is about", () => {
  it.each([
    ["Patient: HOLM, P\nMRN 4411\nExam: no bruising.", "complainant"],
    ["Patient: LINDQVIST, C\nMRN 4411\nExam: no bruising.", "client"],
    ["MRN 4411\nMode: police, handcuffed\nExam: no bruising.", "client"],
  ])("%s: %s", (text, role) => {
    expect(patientOf(...placeOf(text, "no bruising", "Chart.txt", ""))).toBe(role);
  });

  it("is left open by a report", () => {
    expect(patientOf(...placeOf("I saw no bruising.", "no bruising"))).toBeNull();
  });
});
