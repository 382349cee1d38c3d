import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const MG11_ROBBERY_CASE: CaseFile = {
  name: "robbery of a student, England and Wales",
  documents: makeDocuments([
    [
      "MG5 case summary.pdf",
      `RESTRICTED (when complete)
MG5 POLICE REPORT - CASE SUMMARY
URN 52/AV/10442/24
Defendant: Kyle MERRITT  D.O.B. 11/08/2005
Offence: Robbery

On Friday 9 February 2024 at about 21:20 hours the complainant Tomasz WRONA, a student, was walking on Gloucester Lane when he was
approached by a male who produced a kitchen knife and demanded his phone and wallet. He handed over an iPhone 13 and £40.
The suspect was described as white, 6ft, slim, wearing a black Nike puffer jacket, and made off on foot towards the ring road.
At 22:05 PC 4417 DAVEY detained Kyle MERRITT at a bus stop on suspicion as he matched the description. He was searched under section 1
PACE; nothing was found. He was arrested and taken to Keynsham custody.
On 11 February the complainant identified MERRITT in a VIPER procedure. In interview MERRITT answered no comment.
CCTV from the off-licence has been requested from the council and remains outstanding. The telephone has not been recovered.`,
    ],
    [
      "MG11 Wrona.docx",
      `WITNESS STATEMENT
(CJ Act 1967, s.9; MC Act 1980, ss.5A(3)(a) and 5B)
Statement of: Tomasz WRONA     Age: over 18     Occupation: Student
This statement (consisting of 2 pages each signed by me) is true to the best of my knowledge and belief.

I am the above named person. On Friday I had been to the union with friends and had had four or five pints. I left on my own about half
past eight. A lad came up behind me. He was shorter than me, I'd say five foot seven, quite stocky, in a grey hoody with the hood up so I
could only see his eyes and nose. The street lamp there doesn't work. It was over in about ten seconds. He had something metal, I thought it was a screwdriver. He took my phone and
£60 and ran down towards the river.`,
      `Continuation of statement of Tomasz WRONA
The next day my flatmate showed me a picture of a boy called Kyle on Instagram and said that he does this kind of thing, so when I went to do
the video parade I recognised him straight off. I picked number 3. I am pretty sure.`,
    ],
    [
      "Custody Record KE-0312.txt",
      `AVON CONSTABULARY
CUSTODY RECORD KE/0312/24
DP: MERRITT Kyle  Age 18
Arrested 22:21 09/02/2024 by PC 4417
Arrived station 22:50
Rights and entitlements given 22:58. Requests duty solicitor: YES. Appropriate adult considered: mother says ADHD and learning difficulties. Not called.
23:40 DC Penrose spoke to DP in cell re whereabouts of phone. DP said "I was at my nan's till ten".
10/02/2024 09:15 Solicitor attends
09:50 Interview commenced, cautioned. No comment.`,
    ],
    [
      "statement Sheila Merritt.pdf",
      `WITNESS STATEMENT
Statement of: Sheila MERRITT
I am Kyle's grandmother. On Friday 9 February 2024 Kyle came for his tea at six. We watched Gogglebox which was on at nine and he left
mine at about ten to get the bus home. He had on the black puffer jacket I got him for Christmas. He was here the whole time.`,
    ],
  ]),
  key: {
    offence: "robbery",
    issues: ["identification", "alibi", "counsel", "miranda", "witness-reliability", "stop-basis", "voluntariness"],
    gaps: [
      /cctv|surveillance/i,
      /VIPER|identification|parade/i,
      /first (?:description|account)|description/i,
      /interview/i,
    ],
    contradictions: [
      ["contradiction.clothing", 1, 2],
      ["contradiction.height", 1, 2],
      ["contradiction.build", 1, 2],
      ["contradiction.weapon", 1, 2],
      ["contradiction.money", 1, 2],
      ["contradiction.direction", 1, 2],
      ["contradiction.time.incident", 1, 2],
      ["contradiction.time.arrest", 1, 3],
    ],
    factors: [
      "description-mismatch",
      "uncertain-identification",
      "observation-conditions",
      "alibi-supported",
      "positive-identification",
    ],
    events: ["2024-02-09 21:20", "2024-02-09 22:05", "2024-02-09 22:21", "2024-02-09 23:40", "2024-02-10 09:50"],
  },
};
