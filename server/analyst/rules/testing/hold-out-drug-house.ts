import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

/** Written after a freeze of the rules; the figures of its first reading stand in analyse-offline.test.ts. */
export const DRUG_HOUSE_CASE: CaseFile = {
  name: "hold-out: drugs in a shared house",
  documents: makeDocuments([
    [
      "narcotics_unit_report.pdf",
      `PELHAM COUNTY NARCOTICS UNIT
INVESTIGATIVE REPORT N-24-077
CHARGE: Trafficking in methamphetamine
On April 16, 2024 Detective Rourke received information from a paid informant that Curtis LOWE was selling drugs at 9 Fern Lane.
At 6:05 a.m. on April 18, 2024 we executed a search warrant at the residence. I found 22 grams of crystal methamphetamine in the
closet of the rear bedroom. LOWE was asleep in the front bedroom. He was handcuffed and seated on the porch.
Sgt. Abbot asked LOWE whose dope it was and LOWE said, "I don't know anything about it."
LOWE was advised of his Miranda rights at 7:10 a.m.
Mail addressed to Dean Farrow was on the dresser of the rear bedroom.
All officers wore body cameras. The drugs were sent to the state laboratory; results have not been received.`,
    ],
    [
      "evidence_log.pdf",
      `EVIDENCE LOG N-24-077
Item 4: crystal substance, 17.5 grams, recovered from kitchen drawer
Collected 04/18/2024 by Rourke. Sealed 04/20/2024 by Abbot.
Location between 04/18 and 04/20: not recorded`,
    ],
    [
      "landlord_statement.docx",
      `STATEMENT OF HELEN VOSS
I own the house at 9 Fern Lane. Curtis rents the front room. Dean Farrow rents the back room and has the only key to it.
Several people stay there. The police came at about 5:30 in the morning, before it was light.`,
    ],
  ]),
  key: {
    offence: "drugs",
    issues: ["search", "miranda", "disclosure", "custody-chain", "intent"],
    gaps: [/body-camera/i, /laboratory/i, /warrant/i, /fingerprint|dna/i],
    contradictions: [
      ["contradiction.place", 1, 2],
      ["contradiction.quantity", 1, 2],
    ],
    factors: ["rights-after-questioning", "quantity-differs", "place-found-differs", "custody-chain-break"],
    events: ["2024-04-18 06:05", "2024-04-18 07:10", "2024-04-18 05:30"],
  },
};
