import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const INVOICES_CASE: CaseFile = {
  name: "bookkeeper, false invoices",
  documents: makeDocuments([
    [
      "Detective report embezzlement.pdf",
      `CITY OF HARLAN POLICE   FINANCIAL CRIMES
Case 23-1180   Offense: Theft by deception / forgery
Suspect: Denise Abbott, bookkeeper, Corliss Plumbing LLC
Narrative: On October 3, 2023 owner Walt Corliss reported that Abbott had paid 14 false invoices to "DA Supply" between March 2022 and August 2023 for a total of $61,480. Corliss stated that only Abbott had access to the QuickBooks login and the signature stamp. Bank records show that DA Supply is an account opened in Abbott's name at First Prairie Bank.
On October 11, 2023 at 9:15 AM I interviewed Abbott at her home. She was free to leave. She admitted that she "moved some money." She said she would pay it back. The interview was recorded.
A search of her work computer was done with the owner's permission. No forensic image was made.
Det. L. Farris`,
    ],
    [
      "Interview transcript Abbott.txt",
      `TRANSCRIPT OF INTERVIEW   October 11, 2023
Begins 10:40 a.m.    Harlan Police station, room 2
FARRIS: You can't go until we sort this out.
ABBOTT: Should I call somebody? My brother knows a lawyer.
FARRIS: You can do that later. Right now it's better for you to be straight with me. If you pay it back, Walt won't press it and neither will I.
ABBOTT: I moved some money because Walt told me to. For the vendors he pays in cash.
FARRIS: You signed the checks.
ABBOTT: Walt stamps them. The stamp is in the front drawer, everybody uses it.
[recording ends 10:58]
FARRIS note: suspect was advised of rights at 11:20 and signed waiver.`,
    ],
    [
      "Corliss statement.docx",
      `Affidavit of Walter Corliss, November 2, 2023
I discovered 11 invoices totaling $48,900. I gave the login to Denise, my daughter-in-law Kim and our accountant. The stamp was kept in my locked office. I had not noticed anything until the audit in September 2023. I am in a dispute with Denise over unpaid overtime; she filed a wage claim on September 12, 2023. My insurer pays up to $50,000 for employee theft.`,
    ],
    [
      "Bank records summary.pdf",
      `FIRST PRAIRIE BANK   RESPONSE TO SUBPOENA
Account 55-20917 title: DA SUPPLY   Signer: Kimberly A. Corliss
Opened 02/22/2022
Deposits 03/2022 - 08/2023: 11 items, $48,900.00
Signature card: to follow
Online access log not included.`,
    ],
    [
      "Handwriting exam.pdf",
      `QUESTIONED DOCUMENT REPORT
Examiner: T. Oyelaran
Q1-Q11 endorsements compared with known writing of D. Abbott.
Conclusion: Inconclusive. The originals were not available; examination was made from photocopies. Known writing of other employees was not submitted.`,
    ],
  ]),
  key: {
    offence: "fraud",
    issues: [
      "miranda",
      "counsel",
      "voluntariness",
      "search",
      "witness-reliability",
      "custody-chain",
      "disclosure",
      "intent",
    ],
    gaps: [
      /signature card/i,
      /access log|log/i,
      /forensic image|computer|device/i,
      /original/i,
      /recording|interview/i,
      /audit|accountant|invoice/i,
      /known writing|handwriting|employees/i,
    ],
    contradictions: [
      { one: [1, /14 false invoices/], other: [3, /11 invoices/] },
      { one: [1, /\$61,480/], other: [3, /\$48,900/] },
      { one: [1, /only Abbott had access/], other: [3, /gave the login to Denise, my/] },
      { one: [1, /in Abbott's name/], other: [4, /Kimberly/] },
      { one: [1, /9:15 AM/], other: [2, /10:40/] },
      { one: [1, /at her home/], other: [2, /police station/i] },
      { one: [1, /free to leave/], other: [2, /can't go/] },
      { one: [2, /front drawer/], other: [3, /locked office/] },
    ],
    factors: [
      { sign: 1, quote: /can't go until|advised of rights at 11:20/ },
      { sign: 1, quote: /better for you|If you pay it back/ },
      { sign: 1, quote: /wage claim|insurer pays/ },
      { sign: 1, quote: /Kimberly/ },
      { sign: 1, quote: /everybody uses it|my daughter-in-law/ },
      { sign: 1, quote: /Inconclusive/ },
      { sign: -1, quote: /moved some money/ },
      { sign: -1, quote: /signed waiver/ },
    ],
    events: ["2023-10-11 09:15", "2023-10-11 10:40", "2023-10-11 11:20"],
  },
};
