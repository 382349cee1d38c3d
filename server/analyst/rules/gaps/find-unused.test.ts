import { expect, it } from "vitest";
import { makeDocuments } from "../../testing/make-documents.ts";
import { readCaseText } from "../../text/case-text.ts";
import { findUnused } from "./find-unused.ts";

const SCHEDULE = `MG6C   POLICE SCHEDULE OF NON-SENSITIVE UNUSED MATERIAL
R v VOIGHT

 1  | Ferry log 12 May                      | Harbor  | D   |
 2  | BWV PC ORR, first account of deckhand, | DEMS    | CND |
    | 14 mins
 3  | PNB PC HALE                            | Harbor  | CND | see item 2
 4  | Deck video, all cameras                | DEMS    | I   |
 5  | BWV PC MOSS - no recording             | n/a     | CND |
 6    Crime report 12/404        Niche         ND
 7    Radio call, 3 mins         Comms         CND
`;
const read = (text: string, fileName = "schedule.pdf") => findUnused(readCaseText(makeDocuments([[fileName, text]])));

it("lists what a schedule of unused material keeps back, and what may be inspected", () => {
  const [keptBack, toInspect, ...others] = read(SCHEDULE);
  expect(keptBack).toMatchObject({
    ...{ basis: "stated", ruleId: "gap.stated.unused", detail: 'According to "schedule".' },
    text: 'Unused material marked "clearly not disclosable": item 2, BWV PC ORR, first account of deckhand; 3, PNB PC HALE; 6, Crime report 12/404; and 1 more.',
  });
  expect(keptBack?.items.map(({ what }) => what)).toEqual([
    'Unused material marked "clearly not disclosable": item 2, BWV PC ORR, first account of deckhand; 3, PNB PC HALE; 6, Crime report 12/404; 7, Radio call, 3 mins',
  ]);
  expect(keptBack?.citations[1]?.quote).toBe(
    "3  | PNB PC HALE                            | Harbor  | CND | see item 2",
  );
  expect(toInspect?.text).toBe("Unused material that the defense may inspect: item 4, Deck video, all cameras.");
  expect(others).toEqual([]);
});

it("reads no other list, though its cells have such letters", () => {
  expect(read(SCHEDULE.replace("MG6C", "").replace("UNUSED ", ""))).toEqual([]);
  expect(read("MG6C SCHEDULE OF UNUSED MATERIAL\n 1  | Ferry log | Harbor | D |\nI saw it   CND\n")).toEqual([]);
});
