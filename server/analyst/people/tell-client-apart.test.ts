import { expect, it } from "vitest";
import { makeDocuments } from "../testing/make-documents.ts";
import { readCase } from "../read-case.ts";
import { analyseByRules } from "../rules/analyse-by-rules.ts";

const REPORT = [
  "INCIDENT REPORT",
  "Suspect: HOLLIS, Dana. Suspect: PRUSS, Warren.",
  "Officer Lund stopped a gray sedan with two people in it. Ms. Tilda Orsini rode in the back.",
].join("\n");

const read = (lines: string, clientName: string | null, more: [string, string][] = []) =>
  readCase(makeDocuments([["report.txt", `${REPORT}\n${lines}`], ...more]), { clientName });
const issuesOf = (lines: string, clientName: string | null) =>
  analyseByRules(read(lines, clientName)).findings.flatMap(({ kind, ruleId }) => (kind === "issue" ? [ruleId] : []));

it("takes a co-defendant for the client only while the client has no name", () => {
  const asked = "At the station Pruss asked for a lawyer. The sergeant asked him whose bag it was.";
  expect(issuesOf(asked, null)).toContain("issue.counsel");
  expect(issuesOf(asked, "Warren Pruss")).toContain("issue.counsel");
  expect(issuesOf(asked, "Dana Hollis")).not.toContain("issue.counsel");
});

it("lays a note without a subject to whom the sentence before is about", () => {
  const note = (name: string) => issuesOf(`I spoke with ${name} in jail. Miranda waiver signed.`, "Dana Hollis");
  expect(note("Hollis")).toContain("issue.miranda");
  expect(note("Pruss")).not.toContain("issue.miranda");
});

it("knows the client by name, whatever the papers call others", () => {
  const { text, people } = read("Pruss was cuffed.", "Dana Hollis");
  expect(text.parties.get("hollis")).toBe("client");
  expect(text.parties.get("pruss")).toBe("somebody");
  expect(text.parties.get("orsini")).toBe("somebody");
  expect(people.filter(({ isClient }) => isClient).map(({ name }) => name)).toEqual(["HOLLIS, Dana"]);
});

it("leaves it to the papers where they never write the client's name", () => {
  const [without, unknown] = [null, "Jordan Abel"].map((name) => read("Pruss was cuffed.", name));
  expect(unknown?.text.parties).toEqual(without?.text.parties);
  expect(unknown?.people).toEqual(without?.people);
});

it("leaves open who is meant by a surname that another person bears", () => {
  const { text } = read("His brother, Marty Pruss, came to the door.", "Warren Pruss");
  expect(text.parties.has("pruss")).toBe(false);
});

it("leaves a statement to who gave it although it names the client", () => {
  const statement =
    "WITNESS STATEMENT\nName: Tilda Orsini\nI am certain that it was him; Warren Pruss has been a customer for a year.";
  const { text } = read("", "Warren Pruss", [["statement.txt", statement]]);
  expect(text.documents[1]?.author).toBe("witness");
});

it("gives a statement to who gave it", () => {
  const statements: [string, string][] = [
    ["statement Pruss.txt", "SUSPECT STATEMENT\nStatement of Warren Pruss\nI never saw the bag before that night."],
    ["statement Hollis.txt", "SUSPECT STATEMENT\nStatement of Dana Hollis\nI was asleep in the car that night."],
  ];
  const authors = (clientName: string | null) =>
    read("", clientName, statements)
      .text.documents.slice(1)
      .map(({ author }) => author);
  expect(authors(null)).toEqual(["client", "client"]);
  expect(authors("Dana Hollis")).toEqual(["witness", "client"]);
});

it("takes the name that begins every file name for the case's, not for who was interviewed", () => {
  const interview =
    "INTERVIEW TRANSCRIPT\nTILDA ORSINI (O) by Officer Lund (L)\nL: Where were you?\nO: At home. I was read Miranda first. That is not mine.";
  const papers: [string, string][] = ["cad", "photos", "lab"].map((name) => [
    `PRUSS_${name}.txt`,
    "Officer Lund wrote this.",
  ]);
  const { text } = read("", "Warren Pruss", [...papers, ["PRUSS_0014_Orsini interview.txt", interview]]);
  expect(text.documents.at(-1)?.author).toBe("witness");
});
