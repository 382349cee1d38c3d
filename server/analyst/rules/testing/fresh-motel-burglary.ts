import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const MOTEL_CASE: CaseFile = {
  name: "burglary of motel rooms",
  documents: makeDocuments([
    [
      "PD report Finch.pdf",
      `RIDGEMOOR POLICE
CASE REPORT 24-6650
Crime: Burglary (2 counts)
Suspect: Tyrell Vance, DOB 7/30/1999
Officer: Finch

On 8/9/2024 between 7:30 and 8:15 p.m. someone entered rooms 12 and 14 of the Alpine Motel through the bathroom windows and took a laptop, a pair of boots and about $500 in cash. Guest Lorraine Hebert saw a tall, heavy-set man in a red
jacket climbing out of the window of 14. She saw him from the ice machine for several seconds and is positive.
On 8/10 I showed Ms. Hebert a single booking photo of Vance and she confirmed it was him. Vance was on our radar from earlier break-ins.
On 8/11 at 9 a.m. Vance came in on his own. I closed the door and we talked until about 2 p.m. I told him the judge likes people who own up. He eventually said "I might've been around there". I read him his rights after that. I didn't turn on the
recorder because it was just a conversation.
A window screen was dusted; the lifts have not come back. The motel has one outside camera.`,
    ],
    [
      "Hebert statement.docx",
      `STATEMENT OF LORRAINE HEBERT
I was getting ice. It was already getting dark and the light by the ice machine buzzes and goes out. I saw a skinny fellow drop out of the window and run toward the highway. He had on a dark green jacket. I saw mostly his back. When the officer showed me
the picture I said it could be. I wasn't wearing my distance glasses. It was close to nine because my program was coming on.`,
    ],
    [
      "clerk email.txt",
      `From: Alpine Motel front desk
To: Ofc. Finch
Re: 24-6650
The back lot camera saves for ten days. Nobody has come by for it. Room 14 guest found his laptop under the bed the next day, sorry for the trouble. He says it was more like $60 that went missing. The windows don't lock, we've told the owner.`,
    ],
    [
      "GreenLeaf Landscaping timesheet.txt",
      `GREENLEAF LANDSCAPING - CREW SHEET
Friday 8/9/2024   Crew: R. Ames (lead), T. Vance, J. Liu
Job: Brookhaven (62 miles)    Start 11:00   Returned to yard 21:25`,
    ],
  ]),
  key: {
    offence: "burglary",
    issues: [
      "identification",
      "miranda",
      "voluntariness",
      "recording-gap",
      "alibi",
      "witness-reliability",
      "disclosure",
    ],
    gaps: [/surveillance|camera|video/i, /print|lift/i, /interview|recording/i, /identification|photo/i],
    contradictions: [
      ["contradiction.build", 1, 2],
      ["contradiction.clothing", 1, 2],
      ["contradiction.money", 1, 3],
      ["contradiction.time.incident", 1, 2],
      ["contradiction.identification", 1, 2],
    ],
    factors: [
      "single-suspect-procedure",
      "uncertain-identification",
      "observation-conditions",
      "alibi-supported",
      "recording-missing",
      "description-mismatch",
      "positive-identification",
    ],
    events: ["2024-08-11 09:00", "2024-08-09 21:25"],
  },
};
