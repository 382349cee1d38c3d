import { describe, expect, it } from "vitest";
import { readCase } from "../../read-case.ts";
import { makeDocuments } from "../../testing/make-documents.ts";
import { analyseByRules } from "../analyse-by-rules.ts";

const HEAD = "INCIDENT REPORT\nCounty Sheriff\nDate of incident: March 8, 2024 2250 hours\n";

/** The texts of the legal points of an incident report, by the file of knowledge that raises them. */
function pointsOf(text: string) {
  const report = `${HEAD}A theft was reported.\n${text}`;
  return analyseByRules(readCase(makeDocuments([["incident report.pdf", report]]))).findings.flatMap((finding) =>
    finding.kind === "action" || finding.kind === "issue" ? [finding] : [],
  );
}
const stepsOf = (text: string, issue: string) => pointsOf(text).filter(({ ruleId }) => ruleId === `action.${issue}`);

it("names the step for what the page says, and quotes only what calls for it", () => {
  const [step] = stepsOf("The interview was never recorded.", "recording-gap");
  expect(step?.text).toMatch(/who was present/);
  const [lost] = stepsOf("The camera footage was overwritten.", "recording-gap");
  expect(lost?.text).toMatch(/copy exists/);
  const [both] = stepsOf("We searched the car with her consent to search.\n\nThe dog alerted on the trunk.", "search");
  expect(both?.citations.map(({ quote }) => quote)).toEqual(["We searched the car with her consent to search."]);
});

it.each([
  ["a thing", "I seized the knife on 03/08/2024.\n\nThe knife was logged into evidence on 03/12/2024.", 1],
  [
    "a copy of a recording",
    "I seized the knife on 03/08/2024.\n\nThe thumb drive was logged into evidence on 03/12/2024.",
    0,
  ],
  ["a car", "The car was recovered on 03/08/2024.\n\nThe hat was logged into evidence on 03/12/2024.", 0],
  ["a person", "The defendant, having been lodged on 03/12/2024, appears in custody.", 0],
])("takes a late lodging of %s", (_, text, count) => {
  expect(stepsOf(text, "custody-chain")).toHaveLength(count);
});

it.each([
  ["She was cuffed.\nI asked her where the knife was and she pointed.", 1],
  ["Ortega was cuffed.\nI asked about the knife and she said she never saw him with one.", 0],
  ["Ortega was cuffed.\nI asked about the knife and she said she never saw one.", 1],
  ["He was cuffed.\nI asked her where the knife was and she pointed.", 0],
  ['She was cuffed.\nShe stated "yes".', 0],
  ["She was cuffed.\nShe stated that the knife was hers.", 1],
  ["W002 saw it. She was cuffed.\nW002 stated that the knife was hers.", 0],
  ["Suspect: ORTEGA, Ann\nShe was cuffed.\nOrtega stated that the knife was hers.", 1],
  ["Suspect: ORTEGA, Ann\nShe was cuffed.\nMonica stated that the knife was hers.", 0],
])("asks about rights where who was held was asked: %s", (text, count) => {
  expect(stepsOf(text, "miranda")).toHaveLength(count);
});

it.each([
  ["I read you your rights at your place.", 0],
  ["Before I read you your rights, sit down.", 1],
])("believes who says in a recording that the rights were read earlier: %s", (line, count) => {
  const interview = `TRANSCRIPT OF INTERVIEW\nHALE: You're under arrest. ${line}\nORTEGA: Yes.\nHALE: Where did you get the knife?\nORTEGA: Bought it.\nHALE: You have the right to remain silent.`;
  const report = `${HEAD}Suspect: ORTEGA, Ann\nOfficer Hale arrested Ortega for burglary.`;
  const papers = makeDocuments([
    ["incident report.pdf", report],
    ["interview transcript.pdf", interview],
  ]);
  const { findings } = analyseByRules(readCase(papers));
  expect(findings.filter(({ ruleId }) => ruleId === "issue.miranda")).toHaveLength(count);
});

it.each([
  ["The driver refused the breath test.", 0],
  ["The driver refused the breath test. Blood was drawn at the hospital.", 1],
  ["The driver gave a sample that read 0.12.", 1],
])("asks about the breath or blood test where there is one: %s", (text, count) => {
  const report = `${HEAD}Offense: driving under the influence (DUI)\nI kept the deprivation period.\n${text}`;
  const { findings } = analyseByRules(readCase(makeDocuments([["incident report.pdf", report]])));
  expect(findings.filter(({ ruleId }) => ruleId === "issue.breath-test")).toHaveLength(count);
});

it.each([
  ["Two blood tubes arrived unlabeled.", /^Were the draw, the tubes/],
  ["Two blood tubes arrived unlabeled. He burped twice before the test.", /observation period/],
])("asks about the blood alone where nothing of a breath test is found: %s", (text, question) => {
  const report = `${HEAD}Offense: driving under the influence (DUI)\n${text}`;
  const { findings } = analyseByRules(readCase(makeDocuments([["incident report.pdf", report]])));
  const textOf = (ruleId: string) => findings.find((finding) => finding.ruleId === ruleId)?.text;
  expect(textOf("issue.breath-test")).toMatch(question);
});

it.each([
  ["I patted Meade down.", 0],
  ["I patted Ortega down.", 1],
])("asks about a pat-down of the client, not of somebody else: %s", (text, count) => {
  const report = `${HEAD}Suspect: ORTEGA, Luis\nWith the suspect sat Mr. Carl Meade.\n${text}`;
  const reading = readCase(makeDocuments([["incident report.pdf", report]]), { clientName: "Luis Ortega" });
  const { findings } = analyseByRules(reading);
  expect(findings.filter(({ ruleId }) => ruleId === "issue.search")).toHaveLength(count);
});

it.each([
  ["ORTEGA", 1],
  ["PRATT", 0],
])("asks about questions after a request for a lawyer by the client, not by somebody else: %s", (name, count) => {
  const report = `${HEAD}Suspect: ORTEGA, Ann\nWitness: PRATT, Carla\n\n${name} asked for a lawyer.\nI asked her where the knife was.`;
  const reading = readCase(makeDocuments([["incident report.pdf", report]]), { clientName: "Ann Ortega" });
  const { findings } = analyseByRules(reading);
  expect(findings.filter(({ ruleId }) => ruleId === "issue.counsel")).toHaveLength(count);
});

it.each([
  ["Ann Ortega", 1],
  ["Carla Pratt", 0],
])("asks about promises in an interview under caution of the client, not of somebody else: %s", (name, count) => {
  const report = `${HEAD}Suspect: ORTEGA, Ann\nSuspect: PRATT, Carla\n\nI arrested both.`;
  const interview = `INTERVIEW TRANSCRIPT\nInterview of: ${name}\n\nDET. ORR: You have the right to remain silent.\nA: Yes.\nDET. ORR: I can't promise you anything but I will tell the prosecutor that you were honest.\n`;
  const papers: Parameters<typeof makeDocuments>[0] = [
    ["incident report.pdf", report],
    [`interview ${name}.pdf`, interview],
  ];
  const { findings } = analyseByRules(readCase(makeDocuments(papers), { clientName: "Ann Ortega" }));
  expect(findings.filter(({ ruleId }) => ruleId === "issue.voluntariness")).toHaveLength(count);
});

it.each([
  ["Ann Ortega", 1],
  ["Carla Pratt", 0],
])("asks about what the client was promised, not about what a witness writes of herself: %s", (name, count) => {
  const report = `${HEAD}Suspect: ORTEGA, Ann\nWitness: PRATT, Carla\n\nBoth wrote a statement.`;
  const statement = `STATEMENT\nStatement of ${name}\nI was told I could go home after this, so I wrote it.`;
  const papers: Parameters<typeof makeDocuments>[0] = [
    ["incident report.pdf", report],
    [`statement ${name}.pdf`, statement],
  ];
  const { findings } = analyseByRules(readCase(makeDocuments(papers), { clientName: "Ann Ortega" }));
  expect(findings.filter(({ ruleId }) => ruleId === "issue.voluntariness")).toHaveLength(count);
});

describe("a defense follows where the words open one", () => {
  const REPORT =
    "INCIDENT REPORT\nCounty Police\nOn May 2, 2024 at 2210 hours Officer Hale arrested the suspect, Roy TARN, for assault.";
  const defensesOf = (text: string, ...others: (readonly [string, string])[]) =>
    analyseByRules(
      readCase(makeDocuments([["incident report.txt", `${REPORT}\n${text}`], ...others])),
    ).findings.flatMap(({ kind, ruleId }) => (kind === "defense" ? [ruleId] : []));

  it("to an identification unless the client says that he did it", () => {
    const shown = "The clerk was shown a photo array and picked number 4.";
    const interview = (answer: string): [string, string] => [
      "interview of Roy Tarn.txt",
      `RECORD OF INTERVIEW\nPerson interviewed: Roy TARN, the suspect\n11:00 "${answer}"`,
    ];
    expect(defensesOf(shown, interview("I never hit him."))).toContain("defense.identification");
    expect(defensesOf(shown, interview("He swung a bottle. I hit him once."))).not.toContain("defense.identification");
  });

  it.each([
    ["The driver gave verbal consent to search the van.", "He refused consent to search, and I opened the trunk."],
    ["I patted him down.", "I patted him down and felt a knife."],
    ["He agreed to give a blood sample.", "Blood was drawn on a warrant signed by telephone."],
    [
      "The driver gave consent to search.",
      "The driver gave consent to search. Mind if I look in the trunk, I asked again.",
    ],
  ])("of a search: %s / %s", (uncontested, opens) => {
    expect(defensesOf(uncontested)).not.toContain("defense.search");
    expect(defensesOf(opens)).toContain("defense.search");
  });

  it("of what was said: where the advice was missing, and not where it came first", () => {
    expect(defensesOf("I read him his Miranda rights and he admitted to the blow.")).not.toContain("defense.miranda");
    expect(defensesOf("He was never read his rights, and he admitted to the blow.")).toContain("defense.miranda");
  });

  it("of consent that another paper contests", () => {
    const camera = (words: string) =>
      [
        "body camera transcript.txt",
        `BODY CAMERA TRANSCRIPT 05/02/2024\n22:01:10 OFC. HALE: You carry anything?\n22:01:20 TARN: ${words}`,
      ] as const;
    const consent = "I asked for consent to search and TARN gave verbal consent to search the vehicle.";
    expect(defensesOf(consent, camera("No sir, nothing at all."))).not.toContain("defense.search");
    expect(defensesOf(consent, camera("I don't consent to any searches, sir."))).toContain("defense.search");
  });
});

it.each([
  ["alone", "Ortega did not speak.", true],
  ["beside self-defense", "Ortega stated that the other man swung first.", false],
])("opens a defense against the identification %s", (_, more, isShown) => {
  const report = `${HEAD}Offense: assault, battery\nSuspect: ORTEGA, Ray\nOfficer Hale arrested Ortega for assault. The victim was punched.\n${more}`;
  const witness =
    "WITNESS STATEMENT of Lena Tran\nI was shown a single photo and I said it could be him, I am not sure.";
  const papers = makeDocuments([
    ["incident report.pdf", report],
    ["statement tran.pdf", witness],
  ]);
  const { findings } = analyseByRules(readCase(papers));
  const shown = findings.filter(({ kind }) => kind === "defense").map(({ ruleId }) => ruleId);
  expect(shown.includes("defense.identification")).toBe(isShown);
  expect(shown.includes("defense.self-defence")).toBe(!isShown);
});
