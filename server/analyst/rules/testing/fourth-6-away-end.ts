import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const AWAY_END_CASE: CaseFile = {
  name: "wounding outside a football ground, England and Wales",
  documents: makeDocuments([
    [
      "MG5 Rowe.pdf",
      `MG5 POLICE REPORT
DEFENDANT: Callum ROWE, 23
CHARGE: Unlawful wounding contrary to s.20 Offences Against the Person Act 1861
DATE: Saturday 20 January 2024
OUTLINE: The aggrieved, Peter SLOANE, 31, was leaving the ground via Gate C at 17:05. He was approached by ROWE who struck him to the head with a glass bottle without any provocation. SLOANE sustained a 6 cm laceration above the right eye which required nine stitches. ROWE was detained by steward GREEN at the scene and handed to officers. He was arrested at 17:20 and after caution replied "He came at me."
Club CCTV has been viewed and is of poor quality; the disc has been requested.`,
    ],
    [
      "Statement SLOANE.docx",
      `Statement of Peter SLOANE dated 22 January 2024
I had been to the match with my brother. I'd had four or five pints. We came out about quarter past five when it had thinned out. A lad in a green jacket was giving it large. I may have said something back. Next thing he has punched me in the face and I have gone down. I put my hand up and there was blood. I did not see anything in his hand. I did not touch him at any point. I'd know him again, he had a shaved head.`,
    ],
    [
      "Steward Green MG11.pdf",
      `My name is Alan GREEN. I am a steward. I was at Gate D. I saw two men pushing each other. The bigger man, who I now know to be SLOANE, swung first and missed. The smaller one hit back once with his fist. They both fell onto the crash barrier. I saw no bottle. I was about forty metres away and there were people in between. I held the lad in the red top because somebody pointed at him. His hair was long, tied back.`,
    ],
    [
      "Hospital letter A and E.pdf",
      `EMERGENCY DEPARTMENT DISCHARGE LETTER
Peter Sloane   Attended 20/01/2024 18:12
2 cm laceration left eyebrow, 3 sutures. No glass seen in wound. Patient smells of alcohol, aggressive with staff. States "fell on a barrier".`,
    ],
    [
      "Interview ROTI.txt",
      `RECORD OF INTERVIEW - Callum ROWE - 20/01/2024 22:40 to 22:58
Present: DC MARSH, ROWE. Appropriate adult: not called. (ROWE has an EHC plan and reads at the level of a child of nine per custody risk assessment.)
ROWE says he does not want a solicitor because it takes ages.
DC MARSH: If you just tell us you did it we can bail you tonight.
ROWE: I pushed him off me, he swung at me. I were scared.
DC MARSH: With the bottle?
ROWE: There weren't no bottle.
DC MARSH: So you hit him?
ROWE: Once, yeah. To get him off.`,
    ],
    [
      "Unused material schedule MG6C.pdf",
      `MG6C SCHEDULE OF NON-SENSITIVE UNUSED MATERIAL
1  Crime report
2  Notebook of PC 40 IBBS incl. account of first witness who did not wish to be named: "the big fella started it"
3  Steward log - not copied
4  Club CCTV Gate C, 16:55-17:30
5  PNC print SLOANE (2 convictions s.47, 2017, 2021)
Disclosure officer's view: nothing undermines the prosecution.`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [
      "self-defence",
      "identification",
      "disclosure",
      "voluntariness",
      "counsel",
      "witness-reliability",
      "hearsay",
    ],
    gaps: [
      /cctv|disc|footage/i,
      /appropriate adult|vulnerab/i,
      /steward log|log/i,
      /convict|pnc|previous/i,
      /brother|witness/i,
      /bottle|forensic|weapon/i,
      /photo|medical/i,
    ],
    contradictions: [
      { one: [1, /glass bottle/], other: [3, /no bottle|with his fist/] },
      { one: [1, /glass bottle/], other: [2, /punched me|did not see anything in his hand/] },
      { one: [1, /without any provocation/], other: [3, /swung first/] },
      { one: [2, /did not touch him/], other: [3, /pushing each other|swung first/] },
      { one: [1, /right eye/], other: [4, /left eyebrow/] },
      { one: [1, /6 cm/], other: [4, /2 cm/] },
      { one: [1, /nine stitches/], other: [4, /3 sutures/] },
      { one: [2, /green jacket/], other: [3, /red top/] },
      { one: [2, /shaved head/], other: [3, /hair was long/] },
      { one: [1, /17:05/], other: [2, /quarter past five/] },
      { one: [1, /Gate C/], other: [3, /Gate D/] },
    ],
    factors: [
      { sign: 1, quote: /swung first|started it/ },
      { sign: 1, quote: /tell us you did it|not called|reads at the level/ },
      { sign: 1, quote: /forty metres/ },
      { sign: 1, quote: /2 convictions/ },
      { sign: 1, quote: /four or five pints|smells of alcohol/ },
      { sign: 1, quote: /No glass seen|no bottle/ },
      { sign: -1, quote: /Once, yeah/ },
      { sign: -1, quote: /laceration/ },
      { sign: -1, quote: /punched me|struck him/ },
    ],
    events: ["2024-01-20 17:05", "2024-01-20 17:20", "2024-01-20 18:12", "2024-01-20 22:40"],
  },
};
