import { describe, expect, it } from "vitest";
import { inOwnWords } from "../domain/gap-item.ts";
import { composeLetter, letterText, requestLine } from "./request-letter.ts";

const place = { paper: "Breath test record", pageNumber: 2, quote: "Calibration certificate:\n not attached" };

describe("the line of an item", () => {
  const given = { item: { what: "calibration certificate" }, isOnlyItem: true };

  it("quotes the page that says itself that the thing is missing", () => {
    expect(requestLine({ ...given, places: [place] })).toBe(
      "Calibration certificate. Breath test record, p. 2: “Calibration certificate: not attached.”",
    );
  });

  it("names the places alone where no page may be quoted, or its words are too long", () => {
    const other = { paper: "Police report", pageNumber: 4, quote: null };
    expect(requestLine({ ...given, places: [{ ...place, quote: null }, other, other] })).toBe(
      "Calibration certificate. See Breath test record, p. 2; Police report, p. 4.",
    );
    expect(requestLine({ ...given, places: [{ ...place, quote: "x".repeat(300) }] })).not.toContain("x");
  });

  it("gives a line that is asked for in its own words once, with its place", () => {
    const item = inOwnWords("No second sample was kept");
    expect(requestLine({ ...given, item, places: [{ ...place, quote: "No second sample was kept" }] })).toBe(
      "Breath test record, p. 2: “No second sample was kept.”",
    );
    expect(requestLine({ ...given, item, places: [] })).toBe("“No second sample was kept.”");
    expect(requestLine({ ...given, item, places: [{ ...place, quote: null }] })).toBe(
      "What is missing by Breath test record, p. 2.",
    );
  });

  it("names no place for a list of several items, or where there is none", () => {
    expect(requestLine({ ...given, isOnlyItem: false, places: [place] })).toBe("Calibration certificate.");
    expect(requestLine({ ...given, places: [] })).toBe("Calibration certificate.");
  });
});

describe("the letter", () => {
  const item = (id: string, fields: object = {}) => ({
    ...{ id, basis: "stated" as const, state: "open" as const, isOurs: false },
    ...{ requestText: `Thing ${id}.`, firstRequestedOn: null, ...fields },
  });
  const draft = {
    ...{ recipient: "District Attorney\nTeale County", subject: "State v. Marlow", salutation: "Counsel:" },
    ...{ opening: null, closing: null, signer: "Rosa Achterberg", signerRole: "Attorney for Jonah Marlow", days: 14 },
  };
  const compose = (ticked: readonly string[], texts: Readonly<Record<string, string>> = {}) =>
    composeLetter({
      ...{ caseNumber: "26-CR-0003", date: "2026-11-22" },
      draft: { ...draft, items: ticked.map((id) => ({ id, text: texts[id] ?? null })) },
      items: [
        item("a"),
        item("b", { firstRequestedOn: "2026-11-02", state: "requested" }),
        item("client", { isOurs: true, requestText: "The friend whose house it was." }),
        item("here", { state: "received" }),
        item("usual", { basis: "usual" }),
      ],
    });

  it("holds exactly the ticked items that can be requested, in two parts, in the order of the ledger", () => {
    const { named, usual } = compose(["usual", "b", "a", "client", "here", "gone"]);
    expect(named).toEqual(["Thing a.", "Thing b. First requested November 2, 2026."]);
    expect(usual).toEqual(["Thing usual."]);
    expect(compose([])).toMatchObject({ named: [], usual: [] });
  });

  it("has the attorney's words where they were edited", () => {
    expect(compose(["b"], { b: "All of it." }).named).toEqual(["All of it."]);
  });

  it("is plain text with numbers that run through both parts", () => {
    expect(letterText(compose(["a", "usual"]))).toBe(`District Attorney
Teale County

November 22, 2026

Re: State v. Marlow
Our file 26-CR-0003

Counsel:

Please produce the items below within 14 days, or state in writing that an item does not exist or is withheld, and why.

A. Items named in the record
1. Thing a.

B. Items commonly requested
2. Thing usual.

Please preserve every recording of this event until further notice.

Rosa Achterberg
Attorney for Jonah Marlow`);
  });
});
