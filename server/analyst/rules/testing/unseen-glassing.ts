import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const GLASSING_CASE: CaseFile = {
  name: "wounding in a public house, England and Wales",
  documents: makeDocuments([
    [
      "MG5 Fallon.pdf",
      `MG5 - CASE SUMMARY          OFFICIAL SENSITIVE
Defendant: Sean FALLON
Offence: Unlawful wounding, s.20 OAPA 1861
Officer in the case: DC 882 Mistry

On Saturday 14th October 2023 the aggrieved, Gareth PUGH, was in the Crown public house with his brother. At around 23:10 hrs, without any provocation, FALLON walked up to PUGH and
struck him to the face with a pint glass, causing a 4 cm wound to the cheek which required eleven stitches.
Door staff ejected FALLON. He was stopped in Castle Street at 23:35 by PC Lomas and asked how he came by the blood on his shirt; he replied "he had it coming". He was then
arrested and cautioned.
The pub has eight cameras. The hard drive was not seized and has since been overwritten. The glass was swept up by staff and not retained.
The brother, Dylan PUGH, has declined to make a statement. A medical statement from Dr Osei is awaited.`,
    ],
    [
      "MG11 G PUGH.docx",
      `WITNESS STATEMENT
Statement of: Gareth PUGH
I'd been in the Crown since the rugby, so since about three. I'd had a fair bit, ten pints I suppose. There'd been some words by the pool table earlier on about a debt but that
was nothing. Next thing I know I've been hit. I did not see what he hit me with, I was side on. I am told by my brother that it was a bottle. My memory of it
isn't great. I have a caution for affray from 2019.`,
    ],
    [
      "MG11 barmaid.pdf",
      `WITNESS STATEMENT
Statement of: Carys BEVAN     Occupation: Bar person
I was collecting glasses about 4 metres away. The tall one, Gareth, had the other lad up against the wall by the throat. He was shouting that he would kill him. The other lad went "get off, get off
me" and swung with the hand that had his drink in it. It was just a reflex. I'd put it at half ten because we had not called last orders. I told a policewoman this on the night but she did not write it down.`,
    ],
    [
      "MG6C schedule.txt",
      `MG6C - SCHEDULE OF NON-SENSITIVE UNUSED MATERIAL
1  999 call, caller refuses details - not listened to
2  Body worn video, PC Lomas
3  PNC print, PUGH Gareth - previous convictions
4  Notebook, PC Harries - first account from barmaid. Does not undermine the prosecution case.
5  Crime report, incident log 1187`,
    ],
    [
      "Custody record front sheet.txt",
      `SOUTH WALES POLICE   CUSTODY RECORD
Detained person: FALLON, Sean
Time of arrest 23:35  14/10/2023
Arrived 00:10 15/10/2023
Injuries: red marks around neck, scratch to collar bone. Seen by HCP 01:20.
Solicitor: declined, DP says officer told him it would mean waiting till Monday.
Interview 02:45 to 03:30. DP had been awake since 06:00 and was recorded as intoxicated on arrival.`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [
      "self-defence",
      "disclosure",
      "recording-gap",
      "witness-reliability",
      "voluntariness",
      "miranda",
      "counsel",
      "custody-chain",
    ],
    gaps: [
      /medical/i,
      /cctv|surveillance|video/i,
      /999|emergency call/i,
      /brother|witness|statement/i,
      /unused|notebook|disclos/i,
    ],
    contradictions: [
      ["contradiction.provocation", 1, 3],
      ["contradiction.weapon", 1, 2],
      ["contradiction.time.incident", 1, 3],
    ],
    factors: ["first-blow-other", "recording-missing", "observation-conditions", "injuries-documented", "confession"],
    events: ["2023-10-14 23:10", "2023-10-14 23:35", "2023-10-15 00:10", "2023-10-15 02:45"],
  },
};
