import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const ATM_ROBBERY_CASE: CaseFile = {
  name: "robbery at a cash machine",
  documents: makeDocuments([
    [
      "initial report 23-51009.pdf",
      `CITY OF VALE POLICE DEPARTMENT
INITIAL REPORT
Case 23-51009     Classification: ROBBERY - ARMED
Occurred: 10/21/2023 2140
Victim: Denise Okafor, F/58
Reporting: Ofc. N. Bellamy

V advised she was withdrawing cash at the First Union ATM when S approached from behind, displayed a black semi-automatic handgun in his
right hand and said "give it up". S took $300 and fled eastbound on Tulane in a maroon sedan driven by a second unknown male.
S1 described: B/M, 25-30, approx 6'2", thin build, clean shaven, red baseball cap, dark jeans.
Canvass: clerk at Smoke Depot heard nothing.
At 2315 hrs Ofc. Trask located a maroon Impala parked at 40 Alder. Dewayne Fitch (DOB 1/9/1996) came out of the residence and was detained.
V was driven to Alder St and viewed Fitch, who was handcuffed in front of the cruiser with the spotlight on him. V said "that's him, I'm sure of it."
A protective sweep of the house was made and a pellet gun was located in a bedroom closet. Nobody had given consent and we had no warrant.`,
    ],
    [
      "Okafor recorded call-in 10-24.txt",
      `TRANSCRIPT OF RECORDED TELEPHONE STATEMENT
D. OKAFOR / Det. Marisol Quant   October 24, 2023

QUANT: Just tell me in your own words.
OKAFOR: Well I was shaking, honey, I still am. I'd just got my money, it was a hundred and sixty, I always take a hundred sixty. And this
man comes up. He had a beard, kind of scruffy. I never really looked at him, I was looking at the gun. It was silver, a long one, like the
cowboys have.
QUANT: How tall?
OKAFOR: Not so tall. Five eight, five nine? My cataracts, I don't see so good at night. I don't have the surgery till spring.
QUANT: And he left how?
OKAFOR: He ran. On foot, around by the church. I didn't see a car. Somebody else must have said about a car.
QUANT: And you identified him that night.
OKAFOR: Well, the officer said they'd caught the man and did I want to come see. So I figured that was him.`,
    ],
    [
      "Quant supplement.pdf",
      `SUPPLEMENT - DET. M. QUANT
I interviewed FITCH at headquarters on 10/22/2023 from 0105 to 0640 hours. He waived. The first hours were not taped because the recorder was in use elsewhere.
FITCH asked several times to go home and to use the bathroom. I told him that things would go easier with the D.A. if he helped himself and that his girlfriend could lose
the kids. At 0620 he stated "fine, put down that I was there".
FITCH's girlfriend, Tanya Ames, advised he was home with her and the baby from supper on.
Bank video was ordered from First Union; the bank keeps it 30 days. No latent prints of value on the ATM. Tire tracks: none.`,
    ],
    [
      "ames note.docx",
      `My name is Tanya Ames. Dewayne was here on Alder the whole night on the 21st. He made spaghetti, put the baby down at eight and fell asleep on the couch. His
car has not run since August, the battery is out of it. The toy pellet gun is my nephew's.`,
    ],
  ]),
  key: {
    offence: "robbery",
    issues: ["identification", "voluntariness", "search", "recording-gap", "alibi", "witness-reliability"],
    gaps: [/video|surveillance|bank/i, /camera/i, /emergency call|911|dispatch/i, /array|line-?up|identification/i],
    contradictions: [
      ["contradiction.weapon", 1, 2],
      ["contradiction.height", 1, 2],
      ["contradiction.hair", 1, 2],
      ["contradiction.money", 1, 2],
      ["contradiction.flight", 1, 2],
    ],
    factors: [
      "description-mismatch",
      "single-suspect-procedure",
      "promise-in-interview",
      "observation-conditions",
      "alibi-supported",
      "recording-missing",
      "positive-identification",
      "no-forensic-link",
    ],
    events: ["2023-10-21 21:40", "2023-10-21 23:15", "2023-10-22 01:05", "2023-10-22 06:20"],
  },
};
