import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const SHOP_TILL_CASE: CaseFile = {
  name: "theft by an employee, England and Wales",
  documents: makeDocuments([
    [
      "MG5 Sandhu.pdf",
      `NORTHSHIRE POLICE
MG5 CASE SUMMARY
Defendant: Priti SANDHU
Offence: Theft by employee

Between 1 March and 30 April 2024 the defendant worked at Fairway Convenience. The owner, Mr Colin BATES, noticed that the till was short on several evenings and alleges that £2,400 was taken. On 3 May 2024 he confronted the
defendant in the stock room with his brother standing by the door and told her that if she signed a note and paid the money back he would not call the police. She signed.
PC 2290 GRANT attended on 4 May 2024 at 10:30 hours and asked the defendant about the note. She said "I only signed it so that he would let me go". She was then cautioned. Voluntary interview took place 9 May 2024 with no solicitor; the
defendant, whose first language is Punjabi, had no interpreter.
CCTV covering the till is on a 14 day loop and was not downloaded. Till rolls for April have not been found.`,
    ],
    [
      "MG11 Bates.docx",
      `WITNESS STATEMENT
Statement of: Colin BATES     Occupation: Shopkeeper
I own the shop. All four of the staff use the one log-in on the till, it is easier. I make the loss £1,150 from my own notebook. I never saw Priti take anything myself but my nephew said that he had seen
her with her hand in the drawer. I had given her notice in April because we did not get on. She asked to leave the stock room a couple of times and I said not till we'd sorted it.`,
    ],
    [
      "rota april.txt",
      `FAIRWAY STAFF ROTA - APRIL
Sandhu P  on leave 8 to 21 April
Till shortages (per C.B.): 9, 12, 16, 19 and 27 April`,
    ],
    [
      "interview summary.pdf",
      `RECORD OF VOLUNTARY INTERVIEW - SUMMARY ONLY
09/05/2024  14:05 to 14:40
Person interviewed: Priti SANDHU
Denies theft. Says she was in Amritsar for two weeks of April. Says that others used the till in her name.`,
    ],
  ]),
  key: {
    offence: "theft",
    issues: ["miranda", "voluntariness", "hearsay", "alibi", "recording-gap", "witness-reliability", "intent"],
    gaps: [/cctv|surveillance/i, /till roll|records?/i, /interview/i, /nephew|statement/i],
    contradictions: [["contradiction.money", 1, 2]],
    factors: ["promise-in-interview", "alibi-supported", "recording-missing", "witness-did-not-see", "others-property"],
    events: ["2024-05-04 10:30", "2024-05-09 14:05"],
  },
};
