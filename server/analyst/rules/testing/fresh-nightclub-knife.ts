import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const NIGHTCLUB_CASE: CaseFile = {
  name: "knife outside a night club",
  documents: makeDocuments([
    [
      "A1 report Dacosta.pdf",
      `PORT ELLERY POLICE DEPARTMENT
INCIDENT / ARREST REPORT          No. 24-40817
Offense: Aggravated assault with a knife
Occurred: Sunday, June 2, 2024 at about 0215 hours, lot behind Club Vertigo
Arrestee: Julian Okoro, 23
Reporting: Ofc. S. Dacosta

I was flagged down by a bouncer who stated a male had been stabbed. The victim, Micah Trent, had a single puncture wound to the left thigh and was taken to County General.
Trent told me that he was smoking by his car when a man he had never seen before ran up and stabbed him without saying a word. He described a black male in a white tank top, about
5'9", with dreadlocks.
At 0231 hours Ofc. Reilly detained Okoro three blocks away because he was a black male and was sweating. Okoro wore a gray t-shirt and has short hair. Reilly took a folding knife out of
Okoro's front pocket and set it on the hood.
Okoro was handcuffed. I asked him what happened back at the club and he said, "dude and his boys jumped me, I just wanted out of there". I then advised him of his rights.
Reilly's camera had not been charged and did not record. Club video was viewed by me; I did not have a drive to copy it.`,
    ],
    [
      "Trent interview 6-5.txt",
      `INTERVIEW - MICAH TRENT
June 5, 2024
DET. VOSS: Had you met him before?
TRENT: Yeah, he was inside, we had words over a girl. Me and my cousins followed him out.
DET. VOSS: How many of you?
TRENT: Four. I swung on him, I'm not gonna say I didn't. Then my leg's wet.
DET. VOSS: What was he wearing?
TRENT: A black button-up, I think. I'd had maybe eight shots by then. It's all kind of a blur.
DET. VOSS: You still have that open case on Dorsey Street?
TRENT: My lawyer says you're going to help with that.`,
    ],
    [
      "County General summary.pdf",
      `COUNTY GENERAL HOSPITAL - DISCHARGE SUMMARY
Patient: Trent, Micah     Seen 06/02/2024 02:50
Two shallow puncture wounds left thigh, sutured. Blood alcohol 0.21. Bruised knuckles both hands.`,
    ],
    [
      "property sheet.txt",
      `PROPERTY SHEET 24-40817
1 - Folding knife, blade 3 in, black handle. Found: storm drain, 4th and Pine. Entered 06/06/2024 by Reilly.
No swabs taken from blade.`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [
      "stop-basis",
      "search",
      "miranda",
      "identification",
      "self-defence",
      "recording-gap",
      "custody-chain",
      "witness-reliability",
      "disclosure",
    ],
    gaps: [/surveillance|club|video/i, /dna|swab/i, /camera/i, /cousin|statement|bouncer/i],
    contradictions: [
      ["contradiction.clothing", 1, 2],
      ["contradiction.provocation", 1, 2],
      ["contradiction.place", 1, 4],
      ["contradiction.acquaintance", 1, 2],
      ["contradiction.wounds", 1, 3],
    ],
    factors: [
      "rights-after-questioning",
      "first-blow-other",
      "recording-missing",
      "custody-chain-break",
      "description-mismatch",
      "observation-conditions",
      "injuries-documented",
    ],
    events: ["2024-06-02 02:15", "2024-06-02 02:31", "2024-06-02 02:50"],
  },
};
