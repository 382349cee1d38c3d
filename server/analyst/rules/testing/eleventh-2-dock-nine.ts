import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const DOCK_NINE_CASE: CaseFile = {
  name: "box knife fight on a loading dock, co-worker translator, hook that nobody kept",
  documents: makeDocuments([
    [
      "EPD incident 24-3391.pdf",
      `ELLISBORO POLICE DEPT.            GEORGIA UNIFORM INCIDENT REPORT            ORI GA0990300
INCIDENT TYPE: AGGRAVATED ASSAULT     COUNTS 1     INCIDENT CODE 1315     CASE 24-3391
PREMISE TYPE: INDUSTRIAL/MFG          WEAPON TYPE: KNIFE/CUTTING TOOL
INCIDENT LOCATION: TALONA VALLEY POULTRY, 1600 FEEDMILL RD, SHIPPING BLDG
INCIDENT DATE 09/17/2024  TIME 0255   TO DATE 09/17/2024  TIME 0300     STRANGER TO STRANGER: N
COMPLAINANT: TALONA VALLEY POULTRY (SECURITY)
VICTIM: TIDWELL, MARCUS D    B/M   AGE 34   HT 603  WT 244   EMPLOYER: SAME   INJURY: MAJOR LACERATION
OFFENDER: CIFUENTES, REYNALDO  H/M  AGE 29   HT 504  WT 150   ARRESTED: Y    ARREST AT/NEAR OFFENSE: Y
WITNESS: OAKES, DARNELL        WITNESS: YESENIA (LINE LEAD), LNU
DRUG RELATED: UNK      ALCOHOL: UNK      GANG: N

NARRATIVE
On the listed date and time I, Ofc. B. Stancil, responded to the listed location in reference to a person cut. Upon my arrival I was met at the gate by security officer Wofford, who escorted me to Dock 9. I observed a black male seated on a pallet with towels wrapped around his left arm. There was a large amount of blood on the floor between the dock leveler and a stack of blue pallets. EMS was en route.

The victim, Mr. Tidwell, stated that "the little Mexican dude" cut him over nothing. He stated he had told the offender to move his pallet jack and the offender came at him with a box knife. He stated he did not put his hands on the offender. He was excited and in pain and I did not question him more at that time.`,
      `CASE 24-3391            NARRATIVE CONTINUED                  PAGE 2 OF 2

I located the offender in the break area, where he was seated with two employees standing next to him. The offender did not speak English well. His shirt was torn at the collar. There was a red mark on the side of his neck. I detained the offender in cuffs and placed him in the rear of my patrol vehicle. Officer Pena arrived and spoke with him in Spanish. Officer Pena advised me the offender said he cut the man.

I spoke with Oakes who said he saw "the tail end of it" and he would write me a statement. A female known as Yesenia was crying and saying something in Spanish; she was called back to the line by a supervisor before I could get her information. I was told the plant has a policy that production is not stopped except for line-of-fire events.

A yellow safety box cutter was on the floor by the pallet jack. Sgt. Hulsey collected it. The floor was being hosed by sanitation prior to Sgt. Hulsey completing photographs. Wofford stated there is a camera that covers Docks 7 through 10 and that the corporate office in Gainford has to release it. He gave me a business card.

Victim was transported to Talona Regional by Unit Med 6. Offender was transported to the county detention center and charged with 16-5-21 Aggravated Assault. Body camera was on. No further at this time.

Reporting Ofc: B. STANCIL 27      Approving: SGT R HULSEY 9      Copies to: CID, DA, SOLICITOR
VICTIM'S RIGHTS BROCHURE GIVEN: Y   NEXT OF KIN NOTIFIED: N/A    GCIC ENTRY: N    EVIDENCE: Y`,
    ],
    [
      "TVP incident investigation.pdf",
      `TALONA VALLEY POULTRY, INC.              EHS FORM 114   WORKPLACE INCIDENT INVESTIGATION
Plant: 02 Ellisboro         Shift: 3rd          Dept: Shipping / Cold Dock
Date/time of event: 9-17-24   2:50 am           Prepared by: C. Maddox, EHS Coord.  9-17-24 6:40 am
Event class:  [ ] First Aid  [x] Recordable  [ ] Near miss  [x] Violence    OSHA 300 log # 24-61
Persons: TIDWELL M (loader, hire 2019)     CIFUENTES R (temp, LaborLink staffing, start 7-08-24)

What happened: Verbal altercation over use of jack at Dock 9. Escalated. M.T. sustained cut to L forearm and L flank from company issued box cutter (Pacific style, yellow). R.C. c/o neck and shoulder, seen at nurse station by RN Poole, ice given, then to security.

Conditions: floor wet, 38 F, hearing protection required, reefer units running. Lighting OK.
PPE: both gloves, bump cap. M.T. bump cap not found.
Tools: box cutter (1), pallet hook / drag hook (1) returned to tool crib by sanitation.
Root cause (5 why):  1 argument  2 not enough jacks  3 two jacks tagged out since August  4 PO not approved  5 budget freeze
Contributing: prior friction, see HR.
Corrective action                                        Owner          Due
  Retrain 3rd shift on Respect In Workplace              HR             10/15
  Replace tagged jacks                                   Maint          open
  Issue auto-retract cutters                             EHS            11/1
Video reviewed: Y (Maddox, Wofford)    Comment: "shows what you'd expect, partly blocked by trailer door / stack"
Drug screen post-incident:  R.C. declined - in custody     M.T. at hospital per policy
Distribution: Plant Mgr, HR, Corporate Risk, Insurance carrier.     CONFIDENTIAL - PREPARED IN ANTICIPATION OF CLAIM`,
    ],
    [
      "Talona Regional ED note.pdf",
      `TALONA REGIONAL MEDICAL CENTER          EMERGENCY DEPARTMENT PROVIDER NOTE
Patient: TIDWELL, MARCUS D      MRN 00418823      Arrival 09/17/2024 0331 EMS      Acuity 3
Provider: H. Lindell PA-C / Attending: Dr. S. Arunachalam

HPI: 34 y.o. M, BIB EMS w/ lacerations L forearm and L flank sustained at work approx 1 hr PTA. Pt states he "got into it" w/ a coworker and was cut by a box knife. Denies head strike, LOC. Tetanus UTD per pt. Pain 6/10. R hand dominant. Pt also c/o R knuckle soreness.

PMH: HTN, not taking meds. PSH: none. Social: tob 1/2 ppd; EtOH "weekends"; denies illicits.
ROS: neg except as above.

Exam: VS 148/96, HR 112, RR 18, SpO2 98% RA, T 98.1.
Gen: alert, agitated, cooperative after redirect.
L forearm: 9 cm oblique laceration, dorsal-ulnar aspect, through subcut, fascia intact; no tendon. NV intact distally. L flank: 4 cm superficial linear, does not gape. R hand: mild swelling over 3rd and 4th MCP, no open wound.
Labs: CBC, BMP WNL; serum EtOH and UDS sent per employer protocol, see results tab.
Imaging: XR R hand, no fx.

MDM/Procedure: irrigated 500 mL NS, lido 1% w epi 8 mL; forearm closed 3-0 Vicryl deep, 4-0 nylon x 14. Flank steri-strips. Dressing.
Dispo: DC home 0610, condition good. Off work 7 d, recheck/suture removal 10-12 d. Work note given to pt. Police at bedside 0445.
E-signed H. Lindell PA-C 09/17/24 0622
This note was created with speech recognition software; sound-alike errors may occur. Patient portal sign up instructions, wound care sheet and smoking cessation sheet were printed with the after visit summary.`,
    ],
    [
      "Oakes statement.pdf",
      `ELLISBORO P.D.    WITNESS STATEMENT FORM         Case # 24-3391       Date 9/17/24    Time 4:20 AM
Name  Darnell Oakes    Age 26    Work  TVP shipping

I was on dock 8 wraping a load when I herd Marc hollering. He hollers alot that is just Marc. I wasnt paying it no mind. Then I herd the jack hit something. I come around the stack and Marc had dude up by the dock plate, like by his shirt up high. I couldnt see there hands good because the stack was in the way. Then Marc jumped back and said he cut me. Dude was just standing there with the cutter and then he dropped it and put his hands up.

They been into it before over the jacks. Marc calls him names, "Chalupa" and stuff, some people laugh. Dude dont say nothing usually. Last week he went up to the office about it.

Marc did have the drag hook that shift because I had seen him with it pulling the bottom pallets. I did not see him swing it at nobody. I dont know where it went to.

Marc is my cousins baby daddy but I am telling it how I saw. I need to be able to work here. Yesenia was closer than me, she was at the scale.

I swear or affirm the above is true.
Darnell Oakes              Witnessed: B Stancil #27          Page 1 of 1`,
    ],
    [
      "CID supplemental Gaddis.pdf",
      `ELLISBORO POLICE DEPARTMENT - CRIMINAL INVESTIGATIONS
SUPPLEMENTAL REPORT     CASE 24-3391      INV. L. GADDIS      DATE TYPED 09/26/2024

09/17/24 0445. I met with the victim in ER room 11. He stated that he has had problems with the offender not understanding instructions. He stated that he told the offender to move the jack and the offender said something in Spanish and pulled a knife off his belt. Victim stated he grabbed the offender by the shirt to keep him off and was cut twice. I asked the victim whether he had any object in his hands and he said no. Victim was advised to follow up for a written statement the next day. He did not come in on the 18th or the 19th; I left a voice mail on the 24th.

09/17/24 0930. I went to the detention center with Officer Pena to interview the offender. Officer Pena read the offender his Miranda rights in Spanish from the department card and the offender indicated that he understood and wished to talk. The interview room at the detention center was in use, so we used the attorney booth. I used my digital recorder.

`,
      `CASE 24-3391     SUPPLEMENTAL REPORT (INV. L. GADDIS)     PAGE 2
In summary the offender stated that Tidwell pushed him against the door, held his throat and had "un gancho" which Officer Pena translated as a hook or hanger. The offender said that he was scared and used the cutter one time to make him let go, and that he did not know about a second cut. He said that he told HR. He said he was sorry about the arm. I asked if Tidwell hit him with the hook and he said "no, la levanto", he lifted it, or so I understood. Officer Pena and the offender both speak Spanish but Officer Pena noted that the offender said some words in another language, "like a dialect."

The offender asked about his wife and about immigration. I told him I am not immigration.

Based on the above the charge stands. Magistrate warrant 24-W-1180 was issued. I requested video from TVP corporate on 09/25/24 by e-mail. Case to DA.`,
    ],
    [
      "Property evidence sheet.pdf",
      `E.P.D.  PROPERTY / EVIDENCE RECORD            CASE 24-3391         OFC: HULSEY / STANCIL
ITEM  QTY  DESCRIPTION                                         WHERE FOUND            BIN
001   1    BOX CUTTER, YELLOW, "TVP" ENGRAVED, RED STAINS      FLOOR DOCK 9           A-14
002   1    T SHIRT, GRAY, TORN NECK (OFFENDER'S)               DETENTION CTR          A-14
003   1    CD-R, PHOTOGRAPHS (11)                              SGT HULSEY             FILE
004   1    WORK GLOVE, LEFT, CUT (VICTIM'S)                    ED NURSE TO GADDIS     A-15

LAB SUBMISSION:   [ ] GBI   [ ] LATENT   [ ] OTHER   [X] NONE REQUESTED        REMARKS: "OFFENDER ADMITS"
CHAIN
DATE       TIME    ITEM       FROM            TO              REASON
09/17/24   0340    001,003    SCENE           HULSEY          COLLECT
09/17/24   0615    001        HULSEY          LOCKER 3        TEMP
09/17/24   1000    002        DET CTR PROP    GADDIS          COLLECT
09/18/24   0910    001,002    LOCKER 3        PROP RM (DYE)   STORE
09/18/24   0910    004        GADDIS          PROP RM (DYE)   STORE

DISPOSITION INSTRUCTIONS: Hold for court. Weapons are not returned to owner without order. Bio-hazard labels must be fixed to all paper bags with visible staining. Sealed bags are not to be opened without a property technician. Form EPD-40. White: property. Yellow: case file. Pink: owner.`,
    ],
    [
      "TVP HR memo.pdf",
      `TALONA VALLEY POULTRY                               Human Resources - Plant 02
EMPLOYEE RELATIONS CONTACT LOG                              Printed 10/02/24 (subpoena response, 1 of 1)

Contact date   9/11/24     Shift 3     Taken by: J. Kilgore, HR Generalist
Employee: Cifuentes, R (LaborLink)          Language: Spanish / other (K'iche?)   Interp: Yesenia Ochoa, line lead
Concern: States loader M. Tidwell pushes his jack, calls him names and on or about 9/9 "raised the hook at him." Wants to go to Dock 3 or 1st shift. Does not want anybody fired.
Action: Told employee we would look into it. E-mail to S. Rucker (3rd shift supt). Staffing agency notified by phone.
Follow up: 9/13 Rucker says "both of them need to grow up."  No transfer open.
Status: CLOSED 9/16/24

Prior on Tidwell: Written Warning 2/22 (horseplay), Final Written 11/23 (pushed a driver, see file). Remains active 12 mo.

Post event: Tidwell - paid suspension 9/17 to 9/24, returned 9/30 to Dock 2. Cifuentes - assignment ended 9/17, do not return. Ochoa - moved to 1st shift deboning 9/23 at own request.

Retention: Security video is kept 30 days on the local server unless Corporate Risk orders a hold. Badge data 1 year. HR files 7 years. The Employee Assistance Program offers five free counseling visits; call the number on your badge. Flu shots are in the cafeteria October 9 and 10. This printout is uncontrolled.`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [],
    gaps: [
      /surveillance|cctv|security (video|camera|footage)|dock (camera|video)|camera .*dock|plant (video|camera)|footage|corporate/i,
      /911|emergency call|\bcad\b|dispatch/i,
      /body.?(worn|cam)|\bbwc\b/i,
      /ochoa|yesenia|line lead/i,
      /\bhook\b|gancho/i,
      /interview (audio|recording|tape)|recording of .*(interview|interrogation|statement|cifuentes|defendant|client)|digital recorder|interrogation|audio.*interview|k'?iche|dialect|interpret\w*|translat\w*/i,
      /\bdna\b|fingerprint|latent|blood (test|stain|pattern)|forensic (test|exam)|serolog\w*|crime lab|box cutter.*(test|exam)|untested|not tested|lab submission/i,
      /nurse|poole|(cifuentes|defendant|client|accused)'?s? (injur|neck|medical)|(injur|red mark|photograph)\w* .*(cifuentes|defendant|client|accused|neck)|jail medical|neck/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /photo\w*|cd-r/i,
        /pena|pe\u00f1a/i,
        /wofford|security (officer|guard)/i,
        /maddox|osha/i,
        /rucker|kilgore|supervisor|superintendent/i,
        /sanitation|tool crib|two employees|break area|co-?worker|bystander/i,
        /tidwell.*(statement|interview|account)|(victim|complainant)'?s? (written |signed )?(statement|account)|statement (of|from|by) (the )?(victim|complainant|tidwell|marcus)/i,
        /(criminal|arrest) (history|record)|convictions|prior violence|prior acts|reputation/i,
        /toxicolog\w*|alcohol|etoh|\buds\b|drug (screen|test)|results tab|serum/i,
        /ems\b|ambulance|med 6|paramedic|pre-?hospital|run sheet/i,
        /medical records|hospital records|nursing notes|x-?ray|discharge|suture|follow.?up visit|wound photographs/i,
        /personnel (file|record)|hr file|disciplin\w*|written warning|final written|pushed a driver|horseplay|employment (file|record)/i,
        /laborlink|staffing agency/i,
        /e-?mail|text messages|phone|cell/i,
        /workers'? comp\w*|insurance|carrier|civil (claim|suit)|claim/i,
        /miranda (card|waiver|form)|waiver|rights (card|form)/i,
        /warrant|affidavit|magistrate/i,
        /booking|detention center|jail/i,
        /bump cap|clothing|shirt|towels|glove/i,
        /hulsey|sgt|sergeant|scene (diagram|sketch|plan|measurement)|crime scene|diagram/i,
        /patrol (vehicle|car)|in.?car|dash|transport/i,
        /policy|policies|procedure/i,
        /training/i,
        /internal affairs|brady|giglio|impeach\w*|officer.*(disciplin|record)/i,
        /badge data|badge|time ?(card|sheet|clock)|shift schedule|roster|assignment sheet/i,
        /immigration|u.?visa|consul\w*|wife/i,
        /field notes|officer'?s? notes|handwritten notes|investigator'?s? notes|rough notes/i,
        /chain of custody|\bdye\b/i,
        /voice ?mail/i,
        /retention|preserv\w+|litigation hold/i,
        /expert|biomechanic\w*|use.of.force expert/i,
        /benefit|\bdeal\b|promise|victim compensation|compensation/i,
        /lindell|arunachalam|treating/i,
        /social media|facebook/i,
        /tagged.?out|pallet jack/i,
      ],
      contradictions: [],
    },
  },
};
