import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const TOWPATH_CASE: CaseFile = {
  name: "robbery on a towpath, video identification",
  documents: makeDocuments([
    [
      "MG11 Complainant Adeyemi.pdf",
      `WITNESS STATEMENT
Statement of: Tunde ADEYEMI     Age: Over 18    Dated: 6 November 2023
On Sunday 5 November 2023 at about ten to seven in the evening I was walking home on the canal towpath near Lock 14. It was dark and there is one lamp by the bridge which was not working. A male came from behind and grabbed my collar. He said give me your phone or I'll cut you. I felt something sharp at my side but never saw what it was. He was about five foot seven, stocky, black puffa jacket, hood up, a scarf over his mouth. I saw his face for two or three seconds when the scarf slipped. He was maybe seventeen or eighteen. He had no facial hair. He spoke with a local accent. He took my iPhone 13 and ran towards the marina. Fireworks were going off.
I had two cans of lager before I left work's do. I would probably recognise him.`,
    ],
    [
      "999 call transcript.txt",
      `INCIDENT LOG 0817 05/11/2023
1904  CALL FROM INFT ADEYEMI
CALLER: I've just been robbed, canal, Lock 14.
OPERATOR: What did he look like?
CALLER: I didn't really see his face, it was all covered. Tall, six foot, skinny lad. Grey hoodie.
OPERATOR: Weapon?
CALLER: A knife, big kitchen knife, I saw the blade.
OPERATOR: Which way?
CALLER: Towards the high street, over the bridge.
1911  UNITS ASSIGNED
1926  PC 512 WITH INFT`,
    ],
    [
      "PC Rahman MG11.docx",
      `Statement of PC 512 Imran RAHMAN
At 1926 hours on 5 November I met Mr ADEYEMI by the bridge. He was shaken. I drove him round the estate. Outside Londis he pointed and said "that could be him, the one in black." I detained a youth now known to me as Jayden COLE, date of birth 12/02/2001, six foot one, slim build, goatee beard, wearing a black padded jacket. I told him he matched the description of a robber and I searched him under section 1. Nothing was found save a phone, an iPhone 11, which he said was his. I did not make a record of the first description before the drive-round. I arrested COLE at 1955 hours and cautioned him.
My body worn video ran out of battery at about half seven.`,
    ],
    [
      "VIPER record.pdf",
      `VIDEO IDENTIFICATION RECORD (PACE CODE D)
Suspect: COLE Jayden   Position: 4    Date of procedure: 19/12/2023
Witness: ADEYEMI Tunde
Viewed twice. Witness asks to see 4 and 7 again.
Words used: "I think it's number 4. It's the one from outside the shop."
Solicitor notified: no record.
First description supplied to solicitor: NO`,
    ],
    [
      "Record of interview.txt",
      `RECORD OF TAPED INTERVIEW   6 November 2023   02:10 - 02:31
DC HOBBS: You don't need a brief holding us up, do you? Let's get you home.
COLE: I asked for one downstairs.
DC HOBBS: Where were you at seven?
COLE: At my nan's, watching the match. She's at 9 Quay Street. I left about twenty past seven for the shop.
DC HOBBS: You robbed that man.
COLE: No.`,
    ],
    [
      "Statement Mrs Cole.pdf",
      `I am Doreen Cole, Jayden's grandmother. He came for his tea at five and was on my settee until gone quarter past seven when he went out for milk. I have a doorbell camera which the police have never asked for.`,
    ],
  ]),
  key: {
    offence: "robbery",
    issues: ["identification", "alibi", "counsel", "recording-gap", "disclosure", "search", "witness-reliability"],
    gaps: [
      /doorbell|camera/i,
      /phone|handset/i,
      /body.?worn|bwv|footage/i,
      /knife|weapon|search/i,
      /first description|description/i,
      /cctv/i,
    ],
    contradictions: [
      { one: [1, /five foot seven/], other: [2, /six foot/] },
      { one: [1, /stocky/], other: [2, /skinny/] },
      { one: [1, /black puffa/], other: [2, /Grey hoodie/] },
      { one: [1, /never saw what it was/], other: [2, /saw the blade/] },
      { one: [1, /saw his face/], other: [2, /didn't really see his face/] },
      { one: [1, /towards the marina/], other: [2, /high street/] },
      { one: [1, /no facial hair/], other: [3, /goatee/] },
      { one: [1, /five foot seven/], other: [3, /six foot one/] },
    ],
    factors: [
      { sign: 1, quote: /two or three seconds|It was dark|not working/ },
      { sign: 1, quote: /that could be him|I think it's number 4/ },
      { sign: 1, quote: /drove him round|pointed and said|one from outside the shop/ },
      { sign: 1, quote: /on my settee|At my nan's/ },
      { sign: 1, quote: /need a brief|asked for one downstairs/ },
      { sign: 1, quote: /ran out of battery/ },
      { sign: 1, quote: /Nothing was found/ },
      { sign: -1, quote: /I think it's number 4|would probably recognise|that could be him/ },
    ],
    events: ["2023-11-05 18:50", "2023-11-05 19:04", "2023-11-05 19:26", "2023-11-05 19:55", "2023-11-06 02:10"],
  },
};
