import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const ROBBERY_CASE: CaseFile = {
  name: "robbery of a shop",
  documents: makeDocuments([
    [
      "police-report-robbery.pdf",
      `CITY OF LARKMOOR POLICE DEPARTMENT
OFFENSE REPORT
Report number: 2023-44718
Offense: Armed robbery
Date occurred: November 17, 2023
Location: Quick Stop Market, 1180 Delancy Ave.

On 11/17/2023 at about 9:40 p.m. the clerk, Amir Sadek, was robbed by a male with a handgun. The
suspect took approximately $340 from the register. Sadek described the suspect as a white male, about
5'8" tall, thin build, wearing a gray hoodie and blue jeans. The suspect fled on foot
northbound on Delancy.
At 10:25 p.m. Officer Lindqvist stopped a man walking on Harbor Street because he matched the
description. The man, identified as Travis KEOGH, was detained and handcuffed. Officer Lindqvist asked
KEOGH where he had been and KEOGH said he was coming from his sister's place.
A showup was conducted at 10:50 p.m. with KEOGH standing in handcuffs beside the patrol car. Sadek identified him
as the robber.`,
      `Report number 2023-44718   page 2
No weapon and no cash were found on KEOGH. Latent prints were lifted from the counter and submitted to the lab.
The store manager said the surveillance video would be provided later; it has not been received.
KEOGH was booked: height 6'1", weight 215, full beard.`,
    ],
    [
      "witness statement - Sadek.docx",
      `VOLUNTARY STATEMENT
Name: Amir Sadek
Date: 11/18/2023

I was behind the register. A man came in and pointed a silver revolver at me and said give me the cash. He was wearing a red hoodie.
He was clean shaven and maybe five foot eight. He held the gun in his left hand. I gave him what was in the drawer, they counted $520 missing.
It happened so fast, I saw him for only ten seconds. He ran south toward the laundromat.
When the police brought the man I said it looks like him but I was not sure. The officer told me they had caught the guy.`,
    ],
    [
      "statement_lourdes_vance.docx",
      `WITNESS STATEMENT
My name is Lourdes Vance. I was across the street at the bus shelter. The street light was out so it was dark.
I saw two men run out of the market. One had a black pistol in his right hand. They went south.
I had been drinking a little earlier. I could not identify anyone.
Signed 11/19/2023`,
    ],
    [
      "interview_transcript_keogh.txt",
      `INTERVIEW TRANSCRIPT - TRAVIS KEOGH
Date: 11/18/2023
DET. MORROW: You understand the rights I read you?
KEOGH: Yeah. I want to talk to a lawyer though.
DET. MORROW: We can get to that. Where did you put the gun, Travis?
KEOGH: I never had a gun. I was at my sister's house that night until ten.
DET. MORROW: It will go a lot easier on you if you tell me now.
KEOGH: Ask Jenna. I was with her the whole time.`,
    ],
    [
      "jenna-keogh-affidavit.pdf",
      `AFFIDAVIT OF JENNA KEOGH
Travis was at my house from six until about ten o'clock on November 17, 2023. We watched the game and ordered food.
He left a little after 10:00 p.m. to walk home. He was wearing a green jacket.`,
    ],
  ]),
  key: {
    offence: "robbery",
    issues: ["stop-basis", "miranda", "identification", "counsel", "voluntariness", "witness-reliability", "alibi"],
    gaps: [/surveillance/i, /laboratory|fingerprint/i, /emergency call/i, /weapon/i],
    contradictions: [
      ["contradiction.clothing", 1, 2],
      ["contradiction.weapon", 2, 3],
      ["contradiction.hand", 2, 3],
      ["contradiction.direction", 1, 2],
      ["contradiction.money", 1, 2],
      ["contradiction.hair", 1, 2],
      ["contradiction.people", 1, 3],
    ],
    factors: [
      "questions-after-counsel",
      "uncertain-identification",
      "identification-failed",
      "description-mismatch",
      "promise-in-interview",
      "alibi-supported",
      "positive-identification",
      "direct-account",
    ],
    events: ["2023-11-17 21:40", "2023-11-17 22:25", "2023-11-17 22:50", "2023-11-17 22:00"],
  },
};
