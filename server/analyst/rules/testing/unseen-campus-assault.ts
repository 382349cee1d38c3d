import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const CAMPUS_CASE: CaseFile = {
  name: "sexual assault on a campus",
  documents: makeDocuments([
    [
      "Campus PD report.pdf",
      `UNIVERSITY POLICE
INVESTIGATIVE REPORT 23-0188
Offense: Sexual assault
Complainant: C.H.         Respondent: Ansel Whitmore
On April 4, 2023 C.H. came to the station to report that on the night of March 31, 2023 at about 0130 hours WHITMORE had sex with her in his dorm room while she was too drunk to consent. She told me she
had "eight or nine" drinks, could not walk and had to be carried upstairs, and did not remember getting to the room. She stated that she left at once and did not contact him again.
I called WHITMORE in on April 6. I told him that he was not a suspect and that he did not need anybody with him. He said they had sex, that she started it and that she was fine.
After about forty minutes he asked whether he should have a lawyer and I told him that was up to him but it would look better to clear it up now. I did not advise him of his rights because he
came in voluntarily. The interview was not recorded.
C.H.'s phone was not examined. The dormitory's door-swipe data and hallway camera have been requested from Residence Life.`,
    ],
    [
      "SANE record.pdf",
      `SEXUAL ASSAULT NURSE EXAMINER RECORD
04/04/2023
History: pt reports 4 drinks (vodka) over the evening, remembers walking back with respondent holding hands.
Exam: no injuries noted. Kit collected 04/04/2023 16:40, given to Ofc. Dressler 04/04/2023 17:15.`,
    ],
    [
      "messages screenshot export.txt",
      `MESSAGES - C.H. / A. Whitmore
Apr 1 2023 11:02 AM  C.H.: last night was fun :) you still have my hoodie
Apr 1 2023 11:20 AM  A.W.: haha i do. brunch?
Apr 2 2023 9:44 PM  C.H.: my boyfriend found out. i have to tell him something`,
    ],
    [
      "statement - Priya Anand.docx",
      `My name is Priya Anand and I am the RA on that floor. I saw the two of them come in a little after midnight. She was walking on her own, laughing, she said hi to me and signed the guest book herself. I would not have let a guest in
who couldn't stand up. Nobody from the police has asked me about it.`,
    ],
    [
      "lab dna.pdf",
      `FORENSIC SERVICES
DNA REPORT
Kit received 05/30/2023, box seal open on receipt.
Male DNA consistent with A. Whitmore, vaginal swab.`,
    ],
  ]),
  key: {
    offence: "sexual",
    issues: [
      "miranda",
      "counsel",
      "voluntariness",
      "custody-chain",
      "recording-gap",
      "disclosure",
      "witness-reliability",
    ],
    gaps: [/phone|telephone|message/i, /swipe|camera|video|surveillance/i, /interview|recording/i],
    contradictions: [
      ["contradiction.drinks", 1, 2],
      ["contradiction.condition", 1, 4],
      ["contradiction.time.arrival", 1, 4],
      ["contradiction.contact", 1, 3],
    ],
    factors: ["custody-chain-break", "recording-missing", "forensic-match", "direct-account", "observation-conditions"],
    events: ["2023-03-31 01:30", "2023-04-01 11:02", "2023-04-04 16:40"],
  },
};
