import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const THEFT_CASE: CaseFile = {
  name: "theft from a department store",
  documents: makeDocuments([
    [
      "loss_prevention_report.pdf",
      `FENWICK'S DEPARTMENT STORE
LOSS PREVENTION INCIDENT REPORT
Date: May 14, 2024     Time: 3:50 p.m.
Subject: Alana Prewitt
Agent: Gordon Sykes
At about 3:50 p.m. I saw the subject select two bottles of perfume and place them inside a brown tote bag. She passed the last
register without paying. I stopped her in the vestibule with another agent, took her to the security office and locked the door.
I told her that if she signed the civil demand form she could leave and the police would not be called.
She then wrote that she took the items. Total value of merchandise: $312.00.
Camera 7 covers the perfume counter; the agent on duty could not export it and the clip was later overwritten.`,
    ],
    [
      "officer_report_tran.pdf",
      `HALDEN POLICE DEPARTMENT
OFFENSE REPORT 24-6120
OFFENSE: Theft of property
I responded to Fenwick's at 1640 hours on 05/14/2024 and spoke with Agent Sykes. Sykes said he saw PREWITT conceal four bottles of
perfume in a black backpack at about 3:20 p.m. I placed PREWITT under arrest at 1655 hours.
While she was in handcuffs I asked PREWITT why she had taken the perfume and she said her daughter had put it in the bag.
I did not read PREWITT her rights because I was not going to interview her.
The items were photographed and returned to the store. Value $188.00.`,
    ],
    [
      "statement of Ines Prewitt.docx",
      `STATEMENT OF INES PREWITT (age 17)
I was shopping with my mom. I put the perfume in her tote while she was on the phone. She didn't know it was in there.
The security man grabbed her arm. She kept saying she wanted to call her lawyer and he kept asking her questions.`,
    ],
  ]),
  key: {
    offence: "theft",
    issues: ["intent", "recording-gap", "miranda", "voluntariness", "counsel"],
    gaps: [/photograph/i, /persons whom the record/i, /surveillance/i],
    contradictions: [
      ["contradiction.quantity", 1, 2],
      ["contradiction.money", 1, 2],
      ["contradiction.time.incident", 1, 2],
    ],
    factors: ["recording-missing", "others-property", "confession", "promise-in-interview"],
    events: ["2024-05-14 15:50", "2024-05-14 16:40", "2024-05-14 15:20", "2024-05-14 16:55"],
  },
};
