import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const INTERSTATE_CASE: CaseFile = {
  name: "prolonged traffic stop, dog, pills in a rental car",
  documents: makeDocuments([
    [
      "Report of Investigation.pdf",
      `HIGHWAY INTERDICTION UNIT
REPORT OF INVESTIGATION 24-0087
Subject: Marcus BELL (driver); Ashley DUNN (front passenger)
On 02-06-2024 at 1412 hrs I was working interdiction on I-40 eastbound. I observed a white Nissan Rogue travel 3 mph over the posted limit and touch the fog line. I initiated a stop at mile marker 211. BELL appeared nervous, his hands shook and he would not make eye contact. The vehicle was a rental; the agreement showed DUNN as renter. I issued BELL a warning and returned his license. I then asked if he would answer more questions and he said that was fine. I asked for consent to search and BELL stated "go ahead." K-9 Rex also alerted to the passenger door. In the spare tire well I located a zip bag with 240 blue tablets marked M30. BELL stated the bag was not his but then admitted he knew it was there. He was Mirandized before any questions about the bag. Weight 26.4 grams.
Inv. P. Slade`,
    ],
    [
      "Bodycam Slade transcript.txt",
      `BODY WORN CAMERA  SLADE  02/06/2024
14:15:30 SLADE: Afternoon. You were a hair over the line back there.
14:16:10 SLADE: License and the rental papers.
14:24:45 SLADE: Okay, here's your warning. (holds license)
14:25:05 SLADE: Mind if I take a look in the car?
14:25:09 BELL: I'd rather you didn't. We need to get going.
14:25:14 SLADE: Then you'll wait for the dog. Step out.
14:51:20 [K-9 handler arrives]
14:53:02 [dog circles once, sits on handler's tap at rear bumper]
14:53:40 HANDLER: Good enough.
15:02:11 SLADE: What's in the bag back there? Whose is it?
15:02:18 BELL: Never seen it before in my life.
15:02:25 SLADE: Come on. She goes home if it's yours.
15:09:50 SLADE: You have the right to remain silent...
15:10:30 [camera muted]
15:21:00 [audio resumes]`,
    ],
    [
      "Property receipt.pdf",
      `EVIDENCE / PROPERTY RECEIPT
Case 24-0087   Item 1: plastic bag, approx. 200 blue pills    Location: center console
Seized 02/06/2024 15:00   by: Slade
Item 2: cell phone, black (Bell)
Released to lab: ________   Received by: ________
Booked 02/08/2024 0930`,
    ],
    [
      "Crime lab certificate.pdf",
      `CERTIFICATE OF ANALYSIS
Lab no. T-24-3391    Submitted: 03/11/2024
Item 1: 187 blue round tablets, net weight 20.57 g
Sample of 5 tested. Result: fentanyl identified in 4; 1 no controlled substance
No fingerprint examination requested.
Seal: initials not legible`,
    ],
    [
      "Dunn proffer letter.docx",
      `Memorandum of interview of Ashley Dunn, with counsel present, April 2, 2024
Ms. Dunn understands that the government will recommend probation if she testifies. She said that she rented the car on February 4 and that her cousin had it the whole weekend before. She did not see Bell touch the bag. She said Bell put the bag in the trunk at the motel. She has a pending forgery charge.`,
    ],
  ]),
  key: {
    offence: "drugs",
    issues: [
      "stop-basis",
      "search",
      "miranda",
      "voluntariness",
      "custody-chain",
      "recording-gap",
      "witness-reliability",
      "disclosure",
      "intent",
    ],
    gaps: [
      /dog|k-?9|training/i,
      /dash|in-car|video|footage|recording/i,
      /fingerprint|dna/i,
      /rental|agreement/i,
      /custody|lab.*receipt|property/i,
      /phone|warrant/i,
      /agreement|deal|proffer|plea/i,
    ],
    contradictions: [
      { one: [1, /go ahead/], other: [2, /rather you didn't/] },
      { one: [1, /spare tire well/], other: [3, /center console/] },
      { one: [1, /240 blue tablets/], other: [3, /approx\. 200/] },
      { one: [1, /240 blue tablets|approx/], other: [4, /187 blue/] },
      { one: [1, /26\.4 grams/], other: [4, /20\.57 g/] },
      { one: [1, /before any questions/], other: [2, /What's in the bag|right to remain silent/] },
      { one: [1, /passenger door/], other: [2, /rear bumper/] },
      { one: [1, /returned his license/], other: [2, /holds license/] },
      { one: [1, /knew it was there/], other: [2, /Never seen it before/] },
      { one: [5, /did not see Bell touch/], other: [5, /Bell put the bag/] },
    ],
    factors: [
      { sign: 1, quote: /rather you didn't/ },
      { sign: 1, quote: /wait for the dog|K-9 handler arrives/ },
      { sign: 1, quote: /What's in the bag|right to remain silent/ },
      { sign: 1, quote: /recommend probation|pending forgery/ },
      { sign: 1, quote: /her cousin had it|showed DUNN as renter/ },
      { sign: 1, quote: /187 blue|approx\. 200|Released to lab|not legible/ },
      { sign: 1, quote: /camera muted/ },
      { sign: -1, quote: /fentanyl identified/ },
      { sign: -1, quote: /knew it was there|240 blue tablets/ },
    ],
    events: ["2024-02-06 14:12", "2024-02-06 14:25", "2024-02-06 14:51", "2024-02-06 15:09", "2024-02-08 09:30"],
  },
};
