import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const KITCHEN_CASE: CaseFile = {
  name: "domestic call, husband arrested",
  documents: makeDocuments([
    [
      "911 audio transcript.pdf",
      `911 TRANSCRIPT   Incident D-77120    July 19, 2024
[20:41:12] DISPATCHER: 911, what is your emergency?
[20:41:15] CALLER (Grace Lindqvist): My husband pushed me, I want him out of the house.
[20:41:24] DISPATCHER: Are you hurt?
[20:41:26] CALLER: No, I'm fine, I'm just mad. I threw a mug at him first.
[20:41:40] DISPATCHER: Has he been drinking?
[20:41:42] CALLER: He doesn't drink. I had some wine.
[20:41:58] CALLER: He's sitting on the porch.`,
    ],
    [
      "Patrol report Harmon.pdf",
      `RIVERTON POLICE DEPARTMENT
OFFENSE: Domestic battery (M)
Reporting officer: J. Harmon     Date 7/19/24
Upon arrival at 2052 hours I contacted the victim, Grace Lindqvist, in the driveway. She was crying and appeared frightened. She stated that her husband Paul punched her twice in the face with a closed fist and that he was drunk. I observed redness and a half inch cut on her left cheek. She denied any physical contact on her part. Photographs were taken by Ofc. Ruiz. Victim declined medical treatment.
I located Paul Lindqvist in the kitchen. I asked him what happened and he said, "I only held her wrists so she'd stop." I noticed a lump over his right eyebrow and a broken mug on the floor. I arrested him at 2110. I then read him his rights at 2144 at the station.
Neighbor in unit B may have heard the argument but was not interviewed.`,
    ],
    [
      "Victim statement form.pdf",
      `VOLUNTARY STATEMENT
Name: Grace Lindqvist    Date: 7/26/2024
I want to correct what the police wrote. Paul did not hit me. He grabbed my arms after I threw a cup at him and it hit his head. I scratched my cheek on the cabinet. I was angry about the separation and had drunk most of a bottle. I do not wish to press charges. Nobody has pressured me.`,
    ],
    [
      "Advocate notes.txt",
      `VICTIM ADVOCATE NOTES (produced under protective order)
7/20 - spoke w/ G.L. by phone. Says slapped once, open hand, right cheek. Asks about the house.
7/22 - G.L. asks if a conviction helps in the custody hearing on 8/5.
8/1 - G.L. says she will not come to court.`,
    ],
    [
      "EMS run sheet.pdf",
      `EMS RUN SHEET   7/19/24
2103  On scene. Pt 1: F, 41. No visible injury. Refused.
Pt 2: M, 44. 3 cm hematoma R forehead, small laceration with ceramic fragment. No odor of alcohol. Oriented x4.`,
    ],
    [
      "Daughter interview summary.docx",
      `Interview of Nora Lindqvist, age 15, by Det. Okafor, July 23, 2024. Not recorded.
Nora was upstairs with headphones and saw nothing. She heard glass break and then her mother shouting. She later said she saw her dad push her mom against the counter. Her mother was in the next room during the interview.`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: ["self-defence", "miranda", "witness-reliability", "hearsay", "disclosure", "recording-gap"],
    gaps: [/photo/i, /neighbo/i, /body|camera|footage|video/i, /medical|ems|hospital/i, /record.*interview|interview/i],
    contradictions: [
      { one: [1, /pushed me/], other: [2, /punched her twice/] },
      { one: [2, /punched her twice/], other: [3, /did not hit me/] },
      { one: [2, /punched her twice|closed fist/], other: [4, /slapped once/] },
      { one: [2, /left cheek/], other: [4, /right cheek/] },
      { one: [1, /threw a mug/], other: [2, /denied any physical contact/] },
      { one: [1, /doesn't drink/], other: [2, /he was drunk/] },
      { one: [1, /sitting on the porch/], other: [2, /in the kitchen/] },
      { one: [2, /half inch cut/], other: [5, /No visible injury/] },
      { one: [6, /saw nothing/], other: [6, /saw her dad push/] },
    ],
    factors: [
      { sign: 1, quote: /threw a (?:mug|cup)/ },
      { sign: 1, quote: /did not hit me|want to correct|press charges/ },
      { sign: 1, quote: /hematoma|lump over/ },
      { sign: 1, quote: /custody hearing|Asks about the house|separation/ },
      { sign: 1, quote: /saw nothing|headphones/ },
      { sign: 1, quote: /No visible injury/ },
      { sign: -1, quote: /held her wrists/ },
      { sign: -1, quote: /half inch cut|redness/ },
      { sign: -1, quote: /punched her twice|saw her dad push|pushed me/ },
    ],
    events: ["2024-07-19 20:41", "2024-07-19 20:52", "2024-07-19 21:10", "2024-07-19 21:44", "2024-07-19 21:03"],
  },
};
