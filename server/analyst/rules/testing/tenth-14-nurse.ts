import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const NURSE_CASE: CaseFile = {
  name: "emergency room, patient in crisis, nurse struck during a hold",
  documents: makeDocuments([
    [
      "Investigation report 25-07733 Port Darrow.pdf",
      `PORT DARROW POLICE DEPARTMENT       Essex Shore, New Jersey
INVESTIGATION REPORT        Case No 25-07733        Pg 1
1 Crime/Incident: Agg Assault (health care worker)      2 NJS: 2C:12-1b(5)(h)
3 Date/Time: Mon 03/10/25 between 0135-0150             4 Municipality code 0799
5 Place: St. Brendan Med Ctr, 40 Harbor Blvd, E.D.      6 Type of premises: Hospital
7 Victim: MACALINTAL, Grace RN  F  38                   8 Emp: St. Brendan
9 Accused: OYELARAN, Tobias  M  B  26  5'8  149         10 Res: 71 Tallow St Apt 3R
11 Weather: n/a indoor                                  12 Weapon: hands / IV pole
13 Assigned: Ptl Szymanski #188                         14 Relieved by: n/a
NARRATIVE:
On the above date and time I was on a hospital detail (extra duty) at the St. Brendan E.D. front desk. At approx 0142 hrs I heard a code gray by the overhead. I responded to the rear hall by room 14. I observed hospital security officers Baez and Kowalczyk on the floor with a male, later identified as Tobias Oyelaran. The male was face down and was yelling "I can't breathe, get the wires out." A third person in blue scrubs was holding the legs. Nurse Grace Macalintal was in the doorway with her hand on her face. Her nose was bleeding.
Macalintal stated that she went in to put in an IV and the patient struck her in the face with a closed fist and then swung the IV pole. She stated that she did not want to sign now as she was needed on the floor. Supervisor Donnelly stated that the hospital prosecutes.`,
      `Case No 25-07733        Pg 2
Security officer Baez stated that he was at the desk and saw the accused come out of the room "wild". Kowalczyk did not make a statement at this time. There was a sitter assigned to the room. Her name was not known to Baez; she was from the agency.
I asked accused what happened and he said, "she was the one with the needle, they put things in me, my mother knows." He was given an injection and put in four point restraints. I did not read rights as I asked no further questions at the time except his name and if he hit her. He said, "I moved her arm. I am sorry, I am sorry."
EMS from earlier had brought in accused at 2207 on 03/09/25, at his mother's request (Folasade Oyelaran) as a psych emergency, P.D. crew also on scene (Ptl Anand), see CAD. 
I took no photographs of the victim as my phone is personal. The hospital has cameras in all the hallways.
I wore BWC but it was on the charger at the front desk.
At 0510 hrs I was told accused was medically cleared by Dr. Whitfield. A Complaint Warrant was prepared (eCDR), approved by AP on call. Accused was taken to PDPD then the county jail at 0655.
Case closed by arrest.
Ptl M. Szymanski #188         Sgt J. Quirk`,
    ],
    [
      "St Brendan security IR.pdf",
      `ST. BRENDAN MEDICAL CENTER              PUBLIC SAFETY & PROTECTION
EVENT REPORT                 Ref PSP-25-0311              Form PS-4
Event type:  (x) Code Gray    ( ) Elopement   ( ) Property    ( ) Visitor   ( ) Slip / fall
Date 3/10/25     Time called 0138      Team on scene 0139      All clear 0204
Location  ED pod C, hall outside C14
Officers   Baez R. (writer), Kowalczyk D., Ruiz T. (monitor room)
Clinical   Macalintal RN, Fontaine RN (charge), Dr. Whitfield, PCT Jarrell, sitter (ProCare)
Summary   I was rounding. I heard yelling from C14. Pt was at the door wanting to leave. He said that he was voluntary and wanted his phone and his mother. RN Macalintal was in front of the door telling him that he can not go. I took pt by the R arm and Kowalczyk by the L. Pt began flailing. It's possible an elbow made contact with RN at this time. IV pole fell over. We took pt to the ground in a controlled manner. Jarrell assisted with legs. Floor time about 6 min.
Injuries to staff   RN M., nose.  Kowalczyk, knee.       Injuries to patient   abrasion forehead, chipped tooth (pt stated)
Restraint   See nursing.          Video  Y  cam 22, 23 (Ruiz bookmarked)
Police notified  on site`,
      `Ref PSP-25-0311          page 2
POST EVENT CHECKLIST
[x] Charge nurse notified     [x] AOD notified (Donnelly)     [x] Debrief held 0215, sheet with Risk
[ ] Officer hold certification current   Baez: exp 01/31/25      Kowalczyk: OK
[x] Employee injury referred to Employee Health
[x] Risk Mgmt copied (C. Abruzzo)      [x] Patient Relations copied: mother called 0800, complaint
[ ] Witness statements collected   pending
Staffing note: ED census 61, boarders 19, 11 beds over. Two psych pts on one sitter (C14 and C15).
Reminders: Event reports are a quality document. Write only what you saw. Do not place a copy in the medical record. Keys and radios are signed in at the end of the tour. Uniform vouchers are due by the 15th. Parking deck B closes on Wednesdays for sweeping. Lost badges cost 15 dollars.
Reviewed by Mgr of PSP: L. Testa 3/12. "Change wording para 1? see me."`,
    ],
    [
      "Macalintal voluntary stmt.pdf",
      `PORT DARROW P.D.     VOLUNTARY STATEMENT     case 25-07733       (handwritten)
Name Grace Macalintal    Occupation RN, ED, 9 yrs    Date 3/14/25  Time 11:20 am   Place: HR office SBMC
I was the nurse for C14 from 11 pm. He came as a crisis and was waiting for PESS screener since 10:30. He was calm at first and asked for water and if he could charge his phone. Around 1 he was pacing, said there is voices in the ceiling tiles. I told Dr. Whitfield and he ordered a PRN, Haldol 5 Ativan 2, IM. The patient said no thank you I am allergic, it locks my neck. I went in with Fontaine to give it. He put his hands up in front of his face and his right hand hit my nose. I do not know if it was a fist. I stepped back. After he was trying to go by me Security came and all went down. I didnt see him swing the pole, it was on the floor after.
I had a nose bleed and headache. X-ray was negative for fracture. I was out of work 2 days. I had one before in 2022 with another patient and I have some neck trouble from that.
HR said it is good to do the statement for the comp. I do not hate him he was sick.
I have seen part of the video w/ my manager before I wrote this.
Signed Grace Macalintal RN       Witness  N. Pellegrino, HR`,
    ],
    [
      "ED chart partial 11 of 74.pdf",
      `ST. BRENDAN MEDICAL CENTER   EMERGENCY DEPT         OYELARAN, TOBIAS     MRN 00-418-9927     printed p 3, 4, 9 of 74
03/09/25 2219 TRIAGE  (Ostrander RN)  Acuity 2. BIB EMS w/ PD. CC: "not himself" x 4 d per mother. Hx schizoaffective, followed at Bayline ACT team. Stopped paliperidone inj in Jan (insurance). Not sleeping. Denies SI/HI. Calm, guarded. No ETOH odor. T 38.4  HR 122  BP 151/94  SpO2 97  FSBS 58.
Belongings: phone, belt, sneakers, to locker 9. Allergies: HALOPERIDOL (dystonia).
2231 Legal status: voluntary. Search by security, neg.
2240 MD (Whitfield) MSE. Paranoid, soft spoken. Plan labs, tox, PESS consult. Medical r/o.
2302 Lab: glucose 54. WBC 15.9. CK 1,840. UDS pending. 
2315 juice offered. 
0020 mother to go home per visiting rule. Mother states "he'll panic if I'm gone, please call me."
0104 RN (Macalintal) pt pacing, responding to int. stim. MD aware.
0131 order: haloperidol 5 mg / lorazepam 2 mg IM x1 PRN agitation. Override allergy: Y. Reason: "benefit > risk"
0141 Code gray.
0146 given IM R glut. during hold.
0150 4-pt restraint. order entered 0235.`,
      `OYELARAN, TOBIAS     MRN 00-418-9927       p 9 of 74
0205 face to face eval by MD: "resting."
0220 neck stiff, eyes rolled up, drooling. Diphenhydramine 50 mg IV. Improved 0240.
0300 restraint q15 flow sheet: see paper.
0330 glucose 49. D50 given. Pt clearer, asks "what happened to that lady, is she ok."
0415 PESS (D. Ashworth LCSW) called, on way from Bayview, ETA 1 hr.
0505 PD requests dispo. MD: medically cleared for D/C to police.
0512 PESS arrival; pt no longer avail. Screening not completed.
0520 UDS negative. ETOH < 10.
0530 Discharge instructions given: "Hypoglycemia", "Wrist sprain". Follow up with own provider in 2-3 days. If you have symptoms which are new or get worse, return to the emergency department. If you smoke, quit. The hospital offers financial counseling in English, Spanish and Haitian Creole. A patient satisfaction survey will be sent to the e-mail address on file. Rate us!
Valuables returned: belt, sneakers.`,
    ],
    [
      "Complaint warrant.pdf",
      `COMPLAINT - WARRANT            W-2025-000118-0799          STATE OF NEW JERSEY  VS.  TOBIAS OYELARAN
COMPLAINANT: PTL M SZYMANSKI, PORT DARROW PD
By certification or on oath, the complainant says that to the best of his/her knowledge, information and belief the named defendant on or about 03/10/2025 in PORT DARROW did:
WITHIN THE JURISDICTION OF THIS COURT, COMMIT AGGRAVATED ASSAULT BY ATTEMPTING TO CAUSE OR PURPOSELY, KNOWINGLY OR RECKLESSLY CAUSING BODILY INJURY TO A HEALTH CARE WORKER, SPECIFICALLY BY STRIKING GRACE M. IN THE FACE WITH A CLOSED FIST AND SWINGING A METAL POLE AT HER, WHILE SHE WAS CLEARLY IDENTIFIABLE AS BEING ENGAGED IN THE DUTIES OF PROVIDING HEALTH CARE SERVICES.
in violation of 2C:12-1B(5)(H)   and   POSSESSION OF A WEAPON (IV POLE) FOR UNLAWFUL PURPOSE 2C:39-4D
PROBABLE CAUSE: statement of victim; officer's observation.
PSA: FTA 2   NCA 3   NVCA flag: no.      Recommendation: PML 2
Charging officer notified of the right of the victim to be heard. Court appearance CJP 03/11/25 0900. You will be notified of your Central First Appearance by pretrial services. A person with a disability who needs an accommodation should contact the court's ADA coordinator.
[X] Probable cause found for issuance    Judicial Officer, e-signed 03/10/25 0609`,
    ],
    [
      "Disc letter ECPO.pdf",
      `OFFICE OF THE COUNTY PROSECUTOR        Trial Section 3
April 4, 2025
State v. Oyelaran      Pros. File 25001127         Pre-indictment discovery R. 3:13-3(a)
Dear Counsel:
Please find enclosed via eDiscovery the police investigation report, the voluntary statement of G. Macalintal, the public safety event report as furnished by the hospital, and the medical pages which the hospital released on our initial request. I am advised that the hospital requires a subpoena or your client's authorization for the remainder.
We have been informed by the hospital's General Counsel that any debriefing or "root cause" documents are considered patient safety work product.
The undersigned has seen one clip (cam 23, 0:48) at the hospital and did not take a copy. It begins with the defendant on the ground. I was told camera 22 "should be there" and was saved. I have asked for both.
The State is aware that Ms. Macalintal has an open workers' compensation petition and we don't have it.
Please advise if your client will apply for PTI or whether you intend to file notice under N.J.S.A. 2C:4-1 et seq. The plea offer is to a third degree charge, probation, 60 days. The offer will lapse at arraignment. Discs are no longer produced. Kindly note our new suite number.
Very truly yours,
Assistant Prosecutor`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [],
    gaps: [
      /video|camera|cam 2[23]|footage|surveillance|cctv/i,
      /sitter|procare|1:1 observer/i,
      /fontaine|charge nurse/i,
      /(remainder|rest|complete|full|missing|entire|remaining).{0,30}(chart|medical|record|pages|hospital)|\b74\b|medical records?|hospital (chart|record)|\bmar\b|patient chart/i,
      /restrain|q15|flow ?sheet|paper sheet/i,
      /workers'? comp|compensation|employee health|x-?ray|injury record|medical.*(nurse|macalintal|victim|complainant)|(nurse|macalintal|victim|complainant).*medical/i,
      /bayline|\bact team\b|psychiatric (history|record|treatment)|mental.?health (record|history|treatment|provider)|prior treatment|outpatient|paliperidone/i,
      /ashworth|pess|screen(er|ing)|crisis evaluation|psychiatric (evaluation|screening)/i,
      /debrief|risk management|abruzzo|root cause|patient safety|incident review|patient relations|mother'?s? complaint/i,
      /certification|training|hold (cert|technique)|policy|policies|protocol|code gray procedure/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /kowalczyk/i,
        /baez/i,
        /ruiz|monitor room|bookmark/i,
        /jarrell|\bpct\b|blue scrubs|\blegs\b/i,
        /whitfield|physician|doctor|attending|dr\./i,
        /ostrander|triage/i,
        /donnelly|\baod\b|administrator on duty|hospital supervisor/i,
        /testa|draft|change wording|earlier version|revis/i,
        /pellegrino|human resources|\bhr\b/i,
        /folasade|mother/i,
        /anand/i,
        /\bems\b|ambulance|paramedic|run sheet|patient care report|\bpcr\b/i,
        /911|\bcad\b|dispatch|call recording/i,
        /body.?(worn|cam)|bwc|charger/i,
        /photo(s|graph)/i,
        /(client|oyelaran|defendant|accused|patient).*(injur|tooth|abrasion|wrist|forehead)|chipped tooth|injur(y|ies) (of|to) (the )?(client|patient|defendant)/i,
        /allerg|haloperidol|haldol|dystoni|override|order audit|audit trail|medication (record|order)|emar/i,
        /glucose|hypoglyc|lab(oratory)? (result|report)|\bck\b|fever|tox|drug screen|medical (cause|expert)/i,
        /jail|booking|custody record|county (jail|correction)|intake|competency|fitness/i,
        /expert|psychiatrist|diminished|insanity|2c:4/i,
        /staffing|census|boarder|schedule|assignment sheet/i,
        /prior (incident|assault)|2022|earlier incident/i,
        /iv pole|\bpole\b|physical (item|evidence)/i,
        /phone|locker|belongings|valuables/i,
        /voluntary status|legal status|commitment|hold order|involuntary|consent to treat|right to leave|refus/i,
        /miranda|rights|custodial (question|statement)/i,
        /szymanski|extra.?duty|detail (contract|agreement)|off.?duty|use of force/i,
        /quirk/i,
        /notes/i,
        /radio|overhead|code gray (log|record|audio|page)|paging/i,
        /c15|other patients|roommate|bystander|other (staff|witness)|visitors/i,
        /criminal (history|record)|brady|disciplin|internal affairs|giglio|personnel/i,
        /floor plan|diagram|layout|sketch/i,
        /subpoena|authori[sz]ation|hipaa/i,
        /prosecutor'?s? (notes|viewing)|clip/i,
        /preservation|retention/i,
        /patient complaint|licen[cs]ing|joint commission|department of health|cms/i,
        /insurance|january injection/i,
        /pretrial services|psa\b|public safety assessment/i,
        /work (absence|attendance)|out of work|time records|lost time/i,
        /grand jury|indictment/i,
        /chain of custody|evidence log/i,
        /general counsel|privilege log/i,
      ],
      contradictions: [],
    },
  },
};
