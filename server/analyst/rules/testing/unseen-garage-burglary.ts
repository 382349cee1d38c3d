import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const GARAGE_BURGLARY_CASE: CaseFile = {
  name: "burglary of a garage",
  documents: makeDocuments([
    [
      "Burglary rpt - Stone.pdf",
      `PINEHURST POLICE DEPT.
BURGLARY REPORT  24-3320
Date of report: September 20, 2024
Complainant: Vernon Stone, 9 Gable Ct

Mr. Stone reports that sometime between 2300 hours on 9/18 and 0600 hours on 9/19 unknown person(s) forced the side door of his detached garage and took a chainsaw, a pressure washer and a generator, total value
$2,900. I observed fresh tool marks at the strike plate. Photos were not taken as my phone was dead.
Neighbor Gil Faraday told me he'd heard from his daughter that Bobby Teller was seen with a generator. No one has spoken to the daughter.
On 9/22 I went to Teller's trailer. Nobody answered so I went in through the back, which was not locked, to check his welfare. I saw a generator in the kitchen. Serial number had been
ground off. Teller came up the drive and I put him in handcuffs. I told him if he gave up the rest I'd see that he didn't get charged with the trailer full of other stuff. He said "okay, I might have bought it off a guy".`,
    ],
    [
      "Stone written stmt.docx",
      `I, Vernon Stone, came out Thursday morning and the garage had been gone through. I'd left the side door unlocked because the dog sleeps in there. Missing is one Stihl chainsaw and one Honda
generator, red. I figure eleven hundred dollars. Bobby used to mow for me and I let him borrow the generator back in July and I honestly couldn't tell you if he ever brought it back. I fired him over that. I did not see anybody.`,
    ],
    [
      "lab latent.pdf",
      `COUNTY CRIME LAB
LATENT PRINT COMPARISON
Agency case 24-3320
Lift 1 - interior door knob: excluded, Robert Teller
Lift 2 - light switch: insufficient detail
No DNA submitted.`,
    ],
    [
      "shift records - Corbin Mill.txt",
      `CORBIN MILL  TIMEKEEPING EXPORT
Employee: TELLER ROBERT 00417
09/18/2024 IN 22:52
09/19/2024 OUT 07:04
Breaks: 02:30-03:00 cafeteria scan`,
    ],
    [
      "evidence card.txt",
      `EVIDENCE CARD
Generator, Champion brand, yellow. Serial intact.
Seized 09/22/2024 from: bed of pickup
Logged: 09/27/2024`,
    ],
  ]),
  key: {
    offence: "burglary",
    issues: ["search", "hearsay", "alibi", "voluntariness", "miranda", "custody-chain", "intent"],
    gaps: [/photograph/i, /dna/i, /daughter|witness|neighbor/i],
    contradictions: [
      ["contradiction.entry", 1, 2],
      ["contradiction.money", 1, 2],
      ["contradiction.place", 1, 5],
      ["contradiction.item", 2, 5],
    ],
    factors: [
      "alibi-supported",
      "no-forensic-link",
      "promise-in-interview",
      "others-property",
      "custody-chain-break",
      "stolen-property-recovered",
    ],
    events: ["2024-09-18 22:52", "2024-09-19 07:04"],
  },
};
