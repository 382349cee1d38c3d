import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const APARTMENT_PILLS_CASE: CaseFile = {
  name: "pills in an apartment",
  documents: makeDocuments([
    [
      "Narrative - Inv. Haskell.pdf",
      `BAYSIDE SHERIFF - NARCOTICS
NARRATIVE     Case 23-NX-0442
Charge: Possession of a controlled substance with intent to deliver (oxycodone)
Suspect: Marguerite Pell

On 11/14/2023 at 1640 hours Dep. Lomax and I went to Apt 6C at the Halcyon to follow up on a complaint from building management. Pell opened the door. I smelled marijuana and told her
that we were coming in. Pell stated she wanted to see a warrant; I advised that we did not need one. Inside the bathroom cabinet I found a prescription bottle with the label torn off holding 84 blue tablets.
A man, Rudy Askew, was on the couch and left during our visit; he was not identified further.
Pell sat on the bed with Dep. Lomax standing at the door. I asked who the pills were for and she replied "they're for the pain, I share with a few people in the building". She was placed under arrest at 1715 hours
and given her Miranda rights at 1750 hours at the jail.
A ledger was photographed. Pell's cell phone was taken; a warrant for its contents is being prepared.`,
    ],
    [
      "bodycam Lomax - transcription.txt",
      `BODY CAMERA - DEP. LOMAX - TRANSCRIPTION
11/14/2023
16:21:08 [knock]
16:21:30 PELL: Can I help you?
16:21:34 HASKELL: Management says there's a lot of foot traffic. Mind if we step in?
16:21:40 PELL: I do mind, actually. I've got company.
16:21:52 [deputies enter]
16:24:10 HASKELL: Found a bottle, kitchen, over the stove.
16:25:00 ASKEW: That's mine, man. She don't know about that.
16:25:06 HASKELL: You can go, sir.
16:31:44 HASKELL: Who are these for, Marguerite?
16:58:00 [audio ends]`,
    ],
    [
      "Crime lab 23-8810.pdf",
      `STATE CRIME LABORATORY - CONTROLLED SUBSTANCES REPORT
Received 12/01/2023, paper bag, staple closure, no tape
79 tablets. Oxycodone identified in one (1) tablet sampled. Remaining tablets not tested.`,
    ],
    [
      "evidence receipt.txt",
      `EVIDENCE RECEIPT 23-NX-0442
Tablets, blue, qty 84. Obtained 11/14/2023. Deposited 11/17/2023 by Haskell.
Ledger: not submitted.`,
    ],
  ]),
  key: {
    offence: "drugs",
    issues: ["search", "miranda", "custody-chain", "intent", "disclosure", "recording-gap"],
    gaps: [/phone/i, /ledger/i, /camera|footage/i, /askew|statement|witness/i, /lab|bench|tested/i],
    contradictions: [
      ["contradiction.place", 1, 2],
      ["contradiction.quantity", 1, 3],
      ["contradiction.time.on-scene", 1, 2],
    ],
    factors: [
      "rights-after-questioning",
      "others-property",
      "custody-chain-break",
      "place-found-differs",
      "quantity-differs",
      "confession",
      "lab-positive",
      "contraband-in-possession",
    ],
    events: ["2023-11-14 16:40", "2023-11-14 17:15", "2023-11-14 17:50", "2023-11-14 16:31"],
  },
};
