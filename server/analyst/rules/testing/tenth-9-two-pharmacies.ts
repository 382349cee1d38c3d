import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const TWO_PHARMACIES_CASE: CaseFile = {
  name: "forged prescriptions passed at two pharmacies, Ohio",
  documents: makeDocuments([
    [
      "Sugar Ridge PD Offense Report 23-0914.pdf",
      `SUGAR RIDGE POLICE DEPARTMENT                                   OFFENSE REPORT      OH0770933
Incident: 23-0914        Class: F5 / F4      ORC 2925.23(B)(1) Illegal processing of drug documents, 2925.22 Deception to obtain a dangerous drug
Date/Time Reported:  09/27/2023  1742 Wed      Date/Time Occurred: 09/27/2023 1655 - 1730
Address:  KELLSTON PHARMACY, 212 N. Main St, Sugar Ridge, Corvin County, OH
VICTIM:  Kellston Pharmacy (Bus.)       REP. PERSON: GARDE, Elspeth  RPh
SUSPECT: NOLAN, Brianna Kay   F/W   DOB 04/11/1990   5-05 / 140 / Bln     Addr: 89 Tamarack Ct., Apt 6
PROPERTY: 1 paper Rx blank (#60 oxycodone HCl 30mg), seized.   1 OH driver license, copied.
Reporting officer: Ptl. A. Schrock #31           Approved Sgt. L. Yoder
------------------------------------------------------------------------------------
NARRATIVE
On the listed date this officer responded to Kellston Pharmacy reference a possible forged script. Dispatch advised that the pharmacist had a female waiting on a controlled med and that the doctor's office said it was not real. Upon arrival, the pharmacist pointed out a female seated by the blood pressure machine. She was with a child, approximately 5 yrs of age.
Identified as Brianna Nolan. She was asked about the script. She said she was picking it up for her stepdad and that he gave it to her in the car. She told me he is Randall Tieg, that he has back trouble. I asked where he was, she said "he was just outside in a blue Equinox." I went out, there was no such vehicle.
Nolan was allowed to step outside and make a call. She came back in with me. I did not place her in restraints due to the child. A grandmother, Carol NOLAN, came for the child. I transported Ms. Nolan to the station at 1804. She was not cited at the time.
The script was bagged. There were other customers present. Pharmacist stated that the store has a camera over the counter.`,
    ],
    [
      "Pharmacist statement Garde.pdf",
      `KELLSTON PHARMACY            "Since 1961"                     WRITTEN STATEMENT
To whom it concerns,                                                         September 27, 2023
My name is Elspeth Garde. I am the pharmacist in charge and I've had my license for 31 years.
At five to five a lady I have not met before came to the drop off window with a hard copy for oxycodone 30 mg #60 for Randall Tieg, with Dr. Osterhout's name at Fairmont Spine. She was polite. She wrote the patient's birth date for us and paid in cash for the generic co pay estimate. My tech Kendra took it in. Kendra said the paper felt wrong, like copier paper, and it did not turn when you rub it. Our scripts have the heat mark.
I called the number printed on it. It was a woman, said "doctor's office", she said yes it's fine. I have had this before so I looked the number up in the book and it wasn't the same. The real office said no, no one there ordered that. Their fax is coming.
I ran the OARRS. I saw the patient had another fill in Wexford on the 19th. I called over to Kirby's Drug in Wexford and talked to Jim. He said he filled it and it's the same paper. He told me the girl had a ponytail.
I asked the lady to wait because we were "out of counting trays". She sat down and waited thirty minutes with her boy. She never tried to leave. I'd say she looked puzzled.
I gave the officer the original. He put it in his clip board.
E. Garde, R.Ph.`,
    ],
    [
      "Agent Report Board of Pharmacy 2023-2210.pdf",
      `STATE OF OHIO BOARD OF PHARMACY                          COMPLIANCE / ENFORCEMENT
Report of Investigation                CASE 2023-2210              Agent:  H. LINDQVIST      Dist: NE
Date of Report: 10/31/2023
Predication: Referred by Sugar Ridge PD, and by telephone from J. Kirby RPh, Kirby's Drug, 44 Depot, Wexford (opened 09/28/2023)
1.  On 10/05/2023 this Agent went to KIRBY'S DRUG and obtained a photocopy of prescription dated 09/18/2023 in the name of RANDALL TIEG, DOB 02/06/1958, for oxycodone 30mg #60, prescriber B. OSTERHOUT MD. It was dispensed 09/19/2023 to a person who signed the electronic pad "B Nolan". RPh Kirby did not recall the individual and stated the clerk, a part timer, would have looked at the I.D. RPh Kirby said that "somebody in a hat, thin" had dropped it off. The original hard copy was not retrieved. RPh Kirby will hold it.
2.  On 10/05/2023 Kirby's Drug was asked for video. RPh Kirby stated the system "tapes over" about two weeks.
3.  On 10/11/2023 this Agent telephoned RANDALL TIEG. TIEG stated that he has never seen Dr. OSTERHOUT and has not been at Fairmont Spine. He stated he has not had oxycodone since 2020. He did not know where NOLAN was living and added, "she's not my responsibility." TIEG declined to come in. No written statement was obtained.
4.  Fairmont Spine: Office manager T. BOWEN reports the practice went to electronic prescribing in 2021 and that the old pads were to be shredded. A pad may have been missing before that. An employee had been let go in June 2023. BOWEN will check records.
5.  The number on the face of the prescription returned to a prepaid service. No subpoena was done as of this date.`,
      `ROI 2023-2210      page 2
6.  On 10/18/2023 OARRS pharmacy and patient reports were run under the TIEG name: five dispensings at five pharmacies in three counties, 07/2023 to 09/2023. This Agent has only contacted two. The other pharmacies: Maple Hts Rx, Hollis Apothecary, Tri-Way Discount (Ridgeley).
7.  NOLAN has no OARRS entries other than amoxicillin (not reportable) as stated to Agent by Sugar Ridge PD. NOLAN's employer is Corvin Senior Center, kitchen.
8.  On 10/20/2023 NOLAN was interviewed at Sugar Ridge PD with Ptl. SCHROCK. NOLAN was advised she was free to leave. She was not under arrest. Interview was not recorded by this Agent. She stated that TIEG asked her to get "his meds" on two dates and gave her $20 for gas both times. She stated that he gave her the papers folded in an envelope. She stated she showed her license both times. She stated she thought that it was legit because he has a lift chair and a handicap tag. She was asked for a sample of her handwriting and complied (two pages of exemplars).
9.  NOLAN offered to telephone TIEG in Agent's presence. Declined.
10. NOLAN allowed Agent to look at text messages on her phone. Agent observed a text from "Randy" on 09/19 reading "u get it ok? bring rt home" and one 09/27 reading "say its for my back". Phone was returned to NOLAN at the conclusion.
Attachments held at District office: exemplars; OARRS; photocopy; business cards; CD of Kellston store video (rec'd 10/02/2023, unable to play, codec).
Disposition: Refer to Corvin County Prosecutor. Charges on NOLAN. TIEG: no action at this time pending further investigation.
Report submitted within 30 days Y / N`,
    ],
    [
      "Kirbys Drug transaction printout.pdf",
      `KIRBY'S DRUG  WEXFORD OH                                   RX HISTORY / PROFILE LOOKUP            10/05/23 10:12
** COPY FOR BOARD AGENT - NOT A PATIENT DOCUMENT **
RX# 6617402        DATE WRITTEN 09/18/23        DATE FILLED 09/19/23  18:41      PH: JK    DATA ENTRY: "MM"
PT   TIEG, RANDALL      DOB 02/06/1958      ADDR 89 TAMARACK CT      PHONE  (see bottle label)  NEW PATIENT Y
DRUG OXYCODONE HCL 30MG TAB    QTY 60   DS 30   REF 0    DAW 0     NDC ----
PRESCRIBER  OSTERHOUT B MD    DEA  ** MATCH NOT VERIFIED **   
METHOD  CASH   184.20   COUPON  -32.00    TOTAL DUE 152.20      TENDER 160.00    CHG 7.80     REGISTER 2
ID TYPE: OH DL      ID NO LAST 4: 6621     ID CHECKED BY: (blank)
PICKUP SIG:  "B Nolan"  (image saved in server, not printing)      PICKUP TIME 18:58
COUNSEL OFFER: DECLINED
OARRS CHECK: OVERRIDE 09/19/23 18:40 user JK reason "system down"
NOTES: called office to verify - "ok per Tammy" 
LABEL REPRINT: 09/20/23  09:15   user KPT
DAILY REPORT  09/19  oxy 30  start 240   used 120   end 118       ** CHECK COUNT
Thank you for choosing Kirby's. Remember flu shots are here! Senior discount on Tuesdays. Photo center is closed. For refills press 1. Our compounding room is under renovation until Thanksgiving. We are sorry for the dust.`,
    ],
    [
      "Fairmont Spine letter.pdf",
      `FAIRMONT SPINE & PAIN, INC.                                                      October 24, 2023
Agent Lindqvist:
As requested we searched our electronic chart. Mr. Randall Tieg (02/06/58) is NOT a patient in our current system. Our prior software, used to June of 2021, is archived with a vendor and we can request a search for a fee. Please advise if you need this.
Dr. Osterhout has been on leave from August 14 through October 2, 2023. He was not prescribing. I showed him the copy and he said that the signature "is a decent try but I don't make my B like that". He does not recall the name.
Regarding pads. We ordered in 2020 from a state approved printer, Bergholt Forms. Each sheet has a serial number in the bottom corner. I do not know which serials were destroyed. I am not aware of a log being kept. 
Regarding the employee, I am not permitted to provide a name due to pending unemployment matter; our attorney is Mr. Felt. She did have a key to the storage closet and a friend who drove a blue SUV.
The phone number on the copy you faxed is one digit off from ours. We get calls meant for it from time to time, mostly at the lunch hour.
We value privacy. This facsimile contains protected health information. If you received it in error please shred and call us. Free parking is available in the rear lot.
Tammy Bowen, Office Manager`,
    ],
    [
      "Sugar Ridge PD supplement Schrock.pdf",
      `SUGAR RIDGE POLICE DEPARTMENT             SUPPLEMENT           23-0914 / 1
Ptl. Schrock #31                                                10/22/2023
On 09/27 after I arrived at the station with Ms. Nolan (1812 hrs) she was placed in the break room as the interview room was being painted. I asked her if she'd like to clear it up. She said she will tell me anything. She told me then what she'd told me at the store and said "my stepdad's got people that do his paperwork". I asked what she meant and she said she didn't know, that's what he told her. She asked to call her mother. I said in a little bit. I then asked her about other stores and she said Wexford, one other time, about a week before.
I then read her rights from memory. She said she understands. She said that she'd been to Wexford for Randall's. I did not put the time for this on my sheet. Lt. BARROW looked in a couple of times. Ms. Nolan's phone was on the table.
At 1910 she was released to Carol Nolan. Charges to be referred.
BODY CAMERA: my camera was docked, this department has had them only in cars 1, 3. My cruiser (5) does not have one. Station hallway is on video.
EVIDENCE: the script was locked in my desk drawer until 09/29 when Records opened the property room. It has been taken out once for a copy to Agent. No latent work has been asked for.
Driver license copy made at pharmacy. I've not spoken to the pharmacy tech. I looked at Tamarack Ct 10/03: no answer, mailbox has TIEG / NOLAN on it. Landlord is a Mr. Pruss.`,
    ],
    [
      "Bill of particulars response and note.pdf",
      `IN THE COURT OF COMMON PLEAS, CORVIN COUNTY, OHIO
STATE OF OHIO v. BRIANNA K. NOLAN            CASE NO. 24 CR 0031         JUDGE (to be assigned)
STATE'S RESPONSE TO DEMAND FOR DISCOVERY (CRIM. R. 16)                       Filed February 2, 2024
1. Statements of defendant: see Sugar Ridge PD 23-0914 and ROI 2023-2210.
2. Documents: photocopies of two prescriptions; Kirby's printout; letter of Fairmont Spine.
3. Reports of experts: State does not presently intend to call a handwriting examiner. Exemplars may be inspected at the Board's district office.
4. Criminal records of witnesses: not run. Witness Randall Tieg has a 2009 conviction for trafficking in drugs, and a case from 2018 in another county that was sealed. State does not concede admissibility.
5. Favorable material: the State is not aware of any other than Tieg's refusal to provide a statement.
6. Tangible objects: original prescription of 09/27/2023 is held by SRPD. Original of 09/18/2023 could not be found by Kirby's on 01/16/2024 (new owner).
7. Witnesses: Garde; Kirby; Bowen; Lindqvist; Schrock; records custodian of OARRS.
Handwritten on defense copy: "ask J. re civil suit vs Tieg by Carol N. 2022. BK says she has his voice messages. 2nd trip the kid saw him hand envelope. Pill bottle from 9/19 w/ label still at grandmother's?"
Mailing was by regular U.S. Mail this day. Pretrial 3/11 at 9:30. Clerk's fee due.`,
    ],
  ]),
  key: {
    offence: "fraud",
    issues: [],
    gaps: [
      /store video|kellston.*(video|footage|camera|cd)|video|surveillance|footage|codec|\bcctv\b/i,
      /oarrs|(other|three|five) (pharmac|dispens)|maple|hollis|tri-?way/i,
      /handwriting|exemplars?|signature (compar|image|pad|exam)|document examin/i,
      /tieg/i,
      /latent|fingerprint|\bdna\b/i,
      /original.*(prescription|script|hard copy|rx)|(prescription|script).*original|hard copy|wexford (prescription|script)/i,
      /subpoena|prepaid|subscriber|phone number|number (printed|on the (face|copy|prescription|script))|call (log|record)|phone records?/i,
      /(text|voice) messages?|phone (extraction|download|contents|data)|nolan.?s phone|cell ?phone/i,
      /kendra|pharmacy tech|technician/i,
      /(former|terminated|dismissed|ex.?|let go).{0,20}employee|employee|prescription pad|\bpads?\b|serial number|bergholt|shred/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /osterhout/i,
        /kirby|\bmm\b|\bkpt\b|clerk|part.?timer/i,
        /bowen|tammy|\bfelt\b/i,
        /carol|grandmother|mother/i,
        /barrow|yoder/i,
        /lindqvist/i,
        /pruss|landlord|lease/i,
        /child|\bboy\b|\bkid\b|\bson\b/i,
        /other customers|bystander/i,
        /hallway|station (video|camera)|break room/i,
        /body.?(worn|cam)|\bbwc\b|cruiser (video|cam)|dash.?cam|in.?car|docked/i,
        /interview.*(record|audio|notes|video)|record(ing|ed).*(interview|statement)|audio|unrecorded/i,
        /miranda|rights (form|waiver|card)|waiver/i,
        /\b911\b|dispatch|\bcad\b|call for service|radio/i,
        /notes?\b.*(schrock|agent|officer|lindqvist)|(field|rough|officer|agent)('?s)? notes|notebook/i,
        /equinox|blue suv|vehicle|registration|\bbmv\b/i,
        /chain of custody|property (room|log|record)|evidence (log|record|bag)|desk drawer/i,
        /inventory|perpetual|pill count|count (sheet|discrep)|shortage|daily report|register (tape|receipt)|\bdea\b|controlled substance (log|record)|receipt|cash|tender|coupon/i,
        /(id|driver.?s?).?(licen[cs]e|scan|check|copy)|identification card/i,
        /pill bottle|label|\bpills\b|tablets|lab (test|analysis)|drug analysis|laborator/i,
        /override|system (down|log)|audit (log|trail)|server|user log|electronic signature/i,
        /leave (record|of absence)|osterhout.*(schedule|leave)|\bleave\b/i,
        /archiv|prior software|patient (record|chart)|chart search|vendor/i,
        /paper (analysis|exam|stock)|copier|heat mark|security feature|thermochromic|watermark|printer/i,
        /criminal (history|record)|convictions?\b|sealed|trafficking|rap sheet/i,
        /benefit|immunity|deal\b|promise|inducement|informant/i,
        /brady|giglio|personnel|disciplin|internal affairs|favorable/i,
        /policy|policies|training|retention/i,
        /(line.?up|photo array|identification procedure|photo spread|show.?up)/i,
        /medical (record|history)|back trouble|lift chair|physician/i,
        /employer|senior center|work (schedule|record)|time (sheet|card)|payroll/i,
        /civil suit|lawsuit/i,
        /bank|financ/i,
        /insurance|medicaid|co.?pay/i,
        /social media/i,
        /\bfax/i,
        /jim\b|new owner|predecessor/i,
        /grand jury|indictment/i,
        /expert/i,
        /license (status|record)|disciplinary.*(pharmac|board)|board (file|of pharmacy)|district office|attachments?/i,
        /pharmacist.*(note|record|log)|verification call/i,
        /gps|location|cell.?site/i,
        /search (warrant|consent)|consent/i,
        /call.*(to|with).*(tieg|stepdad|randall)/i,
        /unemployment/i,
        /photocop(y|ies)|copies of (the )?(two )?prescriptions/i,
      ],
      contradictions: [],
    },
  },
};
