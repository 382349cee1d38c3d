import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const PAWNWATCH_CASE: CaseFile = {
  name: "daytime house burglary, one fingerprint and a pawned wristwatch",
  documents: makeDocuments([
    [
      "Incident report 25-02-0388.pdf",
      `OCHEE COUNTY SHERIFF OFFICE                       GEORGIA UNIFORM INCIDENT REPORT
CASE NUMBER 25-02-0388        CODE 2202      COUNTS 1      INCIDENT BURGLARY - FORCED ENTRY - RESIDENCE
PREMISE TYPE  [ ] HIGHWAY  [X] RESIDENCE
INCIDENT LOCATION   288 PEA RIDGE RD      ZONE 2
INCIDENT DATE 02/18/2025  TIME 0745  TO  02/18/2025  TIME 1640       STRANGER TO STRANGER [ ]Y [ ]N [X]UNK
COMPLAINANT  WIMBERLY, GLENDA F         W/F  63        RETIRED  
VICTIM  WIMBERLY, GLENDA F  AND  WIMBERLY, HOYT
PROPERTY   JEWELRY $6,500   FIREARMS $700   CURRENCY $240   LIVESTOCK 0
NARRATIVE
On above date at 1655 I, Dep. Lamar Tift, was sent to above location. Mrs. Wimberly said her and her husband left at quarter to 8 to take him to his kidney dr in Macon and come home about 20 to 5 and found the back door busted in. The door had a pry mark by the knob and the frame was split. Master bedroom was gone through, drawers out on the bed, jewelry box turned over. A gun cabinet was open, the key was in it. She said it stays in it.
She said the alarm did not go off. It is Sentry Home, she said it may of been set to stay or may of not been set as they were in a hurry.
There was mud on the back steps and one good shoe track in the carport. I put a bucket over it. Missing is a mans gold Omega watch, ring, .38 revolver, and cash out of a Bible. The neighbor Mr. J.T. Spivey across the road come over and said he seen a white work truck with a ladder rack back up to the house about 11 and two fellers, he took it for the gutter men. He has a deer camera on his gate.
I called Inv. Pope at home. I stayed till he come.     L Tift  S-14`,
    ],
    [
      "Investigator Pope case notes.pdf",
      `OCHEE CO. S.O.   INVESTIGATIONS      CASE NOTES  (typed by B. Pope from pad)      25-02-0388
2/18   Got there 1815. Getting dark. Dusted jewelry box, cabinet glass and back door. Got 2 lifts off cabinet glass, 1 off jewelry box mirror. Door smooth side smudges. No pictures, camera battery dead, used phone. Bucket had been kicked, track messed up some. Did not cast.
2/19   Put watch on LeadsOnline and gun on GCIC. Mrs. W could not find the gun serial no. or the watch papers, will look in the lock box.
2/24   Mailed lifts to Crime Lab.
3/3    LeadsOnline hit, Omega, Quick Cash Pawn in Dublin Rd, pawned 2/20 by Travis Lee DYKES, 388 Tobacco Barn Rd. Know Travis. He has a 2016 burg as a 18 yr old, first offender.
3/4    Went to Quick Cash. Clerk named Misty was off. Owner put hold on watch. Showed Mrs. W picture of it on my phone. She said "that looks just like Hoyts." Hoyt is in the hospital, did not ask him.
3/11   Picked up Travis at the tire shop. He rode with me. Talked at S.O. about 40 min. Read him his rights. He said the watch was his granddaddys, then said he got it off Cooter for $150 he was owed. Wrote a statement. Let him go.
3/12   Looked for Cooter (Randall SAPP). Gone to Florida to hang sheetrock per sister.
3/26   Lab called, lift 2 is Travis. Warrant from Magistrate Odom.
3/27   Picked up Travis. Bond 15,000.
4/2    Spivey says his deer camera got pictures, he has the card in a drawer for me.
4/9    Mrs. W called, found the ring behind the dresser. Said take it off the list.`,
      `OCHEE CO. S.O.   CASE NOTES  page 2       25-02-0388
4/16   Laurens Co. called, Inv. Beasley. They have 4 daytime house burglaries Feb-Mar, white Chevy with ladder rack, back door pried. They got a Kenny Joe MASHBURN on two. He had an ankle monitor on since 2/3. Beasley says he will send me his sheet. Mashburn runs with Cooter Sapp.
4/17   D.A. wants gun. No hit on gun since no serial.
4/22   Travis's mama Rhonda called, says he was in the house in Jan with Lester Bright Heat and Air, working on the unit, and that's why a print would be there. Mrs. W says "somebody" worked on the heat after Christmas but she dont remember who all come, she was at her sister's and Hoyt let them in.
4/30   Picked watch up from Quick Cash. Gave it to Mrs. W since she wanted it for Hoyt's birthday. She signed for it on my pad.
5/6    Pry bar turned in by road crew, Pea Ridge Rd ditch, on my shelf.
5/14   Turned file over to D.A.
Time on case 31 hrs. Vehicle 9 oil change due. Court on Weds the 21st for three other cases, Bleckley trial calendar. Leave 6/2 to 6/6. Need new pad, printer ink, lift tape, 2x4 cards. Evidence room key is with Sheriff when I am out.`,
    ],
    [
      "Pawn transaction record.pdf",
      `QUICK CASH PAWN & TITLE #2          PAWN TRANSACTION         TICKET  2-118407
Date 02/20/2025     Time 12:18 PM      Clerk  MR
PLEDGOR  DYKES, TRAVIS LEE      GA DL on file    HT 5-11  WT 190  EYES BLU  HAIR BRO    R THUMBPRINT [smudge]
388 Tobacco Barn Rd       PH 478-555-0149
QTY  DESCRIPTION                                                               AMOUNT
1    WATCH OMEGA MENS GOLD TONE, LEATHER BAND BROWN, SCRATCH CRYSTAL,           $400.00
     ENGR BACK "H.W. 25 YRS", SN worn / not read
Amount financed 400.00    Pawnshop charge 100.00    Total of payments 500.00    Maturity 03/22/2025
APR 304.17%
Pledgor states he is owner of the goods free of any lien and is 18 or over.   X  Travis Dykes
Any personal property pledged to a pawnbroker within this state is subject to sale or disposal when there has been no payment made on the account for a period of not less than 30 days past the maturity date of the original contract and no further notice is necessary. There is a grace period on pawned merchandise of 30 days. A pawn ticket that is lost must be reported in writing. Pawnbroker may charge a fee for a lost ticket of $2.00. Not responsible for loss by fire, theft or act of God. Firearms are redeemed by the pledgor in person with ID after a background check. Store hours 9 to 6 Mon - Fri, 9 to 3 Sat. We buy gold. This store is protected by 24 hr video.
REPORTED TO LEADSONLINE 02/20/2025 23:00     LE HOLD 03/04/2025 BP     RELEASED TO LE 04/30/2025`,
    ],
    [
      "Latent print report.pdf",
      `GEORGIA BUREAU OF INVESTIGATION          DIVISION OF FORENSIC SCIENCES
OFFICIAL REPORT                           DOFS Case #: 2025-4003719       Report Date 03/25/2025
Requested Service: Latent Prints          Agency: Ochee Co. Sheriffs Office      Agency Ref 25-02-0388
Case Individuals:   Victim: WIMBERLY        Subject: none listed at submission
Evidence:  On 03/03/2025 the laboratory received via U.S. Mail the following in an envelope, unsealed flap:
001   One lift card marked "gun cab. 1"
002   One lift card marked "gun cab."
003   One lift card marked "mirr"
Results and Conclusions:
One latent fingerprint suitable for comparison was noted on 002. No latent prints suitable for comparison were noted on 001 or 003.
Latent print 002-A was searched through the Automated Fingerprint Identification System and was associated with a candidate. 002-A was compared to the record prints of Travis Lee DYKES, SID GA2987xxx, and was identified as the left index finger.
Elimination prints of persons with lawful access to the location were not submitted.
Only those items discussed in the results above were analyzed for this report. The above represents the interpretations/opinions of the undersigned analyst. Evidence analyzed in this report will be returned to the submitting agency. Biological evidence and bulk items are returned by courier or UPS. This report may not be reproduced except in full without written permission of the laboratory. Technical notes and data supporting the conclusions and findings in this report are maintained within the laboratory case records.
Nadine Croft, Latent Examiner 2
cc: District Attorney, Dublin Circuit`,
    ],
    [
      "Suspect written statement.pdf",
      `OCHEE CO SHERIFF       STATEMENT        Date 3-11-25    Time 3:10 pm       Page 1 of 1
Before making this statement I was advised that I have the right to remain silent, anything I say may be used against me, I have the right to a lawyer, and I make this statement freely.   Initials  TD   TD   TD   __   __
I Travis Dykes age 26 went to 10 grade. I can read some.

I got the watch from Cooter. He ow me 150 dollar for helping him on a roof at Mrs Joneses. He come by the tire shop on the Wensday and give it to me for the money. I said it was my grandaddys cause I didn want to get Cooter in it. I did not look at the back of it. I pawn it for my light bill and was going to get it out. I did not go in no house. Tuesday I was at work all day, ask Mr Ray, I put four on a log truck before dinner. I have been in a lot of peoples houses with Lester, in the fall and winter, I don know all the names. Mr Pope said if I was to tell him where the gun is at he would talk to the D.A. and I would not lose my first offender. I dont know nothing about a gun.

Travis Dykes
Witness  B Pope
(written on rear:  asked for mama to come up here 2:35, told later.  BP)`,
    ],
    [
      "Lester Bright invoice and note.pdf",
      `LESTER BRIGHT HEATING & AIR        "Right the first time"
Conditioned Air Lic. on file        Rt 3, Pea Ridge community
INVOICE  # 4471                                    DATE  Jan 9 / 25
CUSTOMER   Wimberly, Pea Ridge Rd
Replace inducer motor, attic unit. Clean drain.  Moved cabinet in hall/bedroom to get to return, put back.
PARTS  inducer assy              418.00
       drain tabs                 12.00
       filter 20x25 (2)           19.00
LABOR  3.5 hr  2 men              297.50
       TAX                         31.43
       TOTAL                      777.93        PAID CK # 6108
Warranty on parts one year from manufacturer. Warranty on labor 90 days. Customer is responsible for filters. Units not serviced annually may lose warranty. A charge of $30 applies to returned checks. Ask about our spring tune up special, both units $149.

(handwritten)
To Travis lawyer. He worked for me off and on Oct to end of Jan, cash mostly. I can't swear it was him or Dewayne on this job without my book. I have a day book for each year and it's at the house. I use a helper to hold and tote. My truck is a white Chevy with ladder rack as is about everybodys. Cooter Sapp worked for me also about 2 weeks in Jan, let him go for not showing up.
Lester Bright`,
    ],
    [
      "Probation first offender summary.pdf",
      `DEPARTMENT OF COMMUNITY SUPERVISION            CASE SUMMARY (for court)
Name: DYKES, TRAVIS LEE        Docket 17-CR-0092 Ochee Superior      Sentence: 10 yrs probation, First Offender Act, burglary 2nd
Officer: K. Stallworth           Level: Standard / unsupervised eligible 2025
Start 08/14/2017       Max out 08/13/2027
Fees: paid to date 4,140 of 4,300      Community service 200/200       Restitution: paid in full 2019
Drug screens last 24 months: 9, all negative     Curfew: none     GPS: none
Employment verified: Rays Tire & Recap, since 02/03/2025, M-F 7:30 to 5:30, Sat half. Prior: day labor.
Residence verified 01/22/2025 with mother Rhonda.
Violations: 2018 tech (missed 1 report), handled by office.
Last field contact: 02/18/2025 10:05 AM at place of employment. Present. No issues. Advised to bring pay stub.
Note 03/27/2025: notified of arrest by SO. Warrant requested by policy. Hearing to be set.
General conditions: do not violate the criminal laws of any governmental unit; avoid injurious and vicious habits; avoid persons or places of disreputable character; report as directed; permit visits at home or elsewhere; work faithfully at suitable employment; do not change abode or leave the State without permission; support legal dependents. Special: no contact with victim of 2017 case; no weapons; waive extradition.
KS`,
    ],
  ]),
  key: {
    offence: "burglary",
    issues: [],
    gaps: [
      /elimination|lift card|lifts?\b|latent|fingerprint|afis|candidate list|examiner|\bprints?\b/i,
      /pawn.{0,40}(video|footage|camera|surveillance|recording)|(video|footage|camera|surveillance).{0,40}(pawn|quick cash)|misty|\bclerk\b/i,
      /deer cam|trail cam|spivey|game camera|memory card/i,
      /alarm|sentry/i,
      /\bray'?s?\b|\btire\b|time ?(card|sheet|record)|employ|work (record|schedule)|payroll|pay stub/i,
      /day ?book|bright|heat(ing)? (and|&) air|hvac|dewayne|ledger/i,
      /\bsapp\b|cooter/i,
      /mashburn|laurens|beasley|ankle monitor|other burglar/i,
      /pry ?bar|tool ?mark|crow ?bar/i,
      /interview.{0,60}(recording|video|audio)|(recording|video|audio|recorded).{0,60}(interview|interrogation|statement|dykes)|unrecorded/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /body.?(worn|cam)|bwc|dash.?cam|in.?car/i,
        /911|emergency call|\bcad\b|dispatch|radio/i,
        /photo|pictures?\b/i,
        /shoe|footwear|\btrack\b|cast\b|impression|\bmud\b/i,
        /dna|swab/i,
        /watch|omega|engrav|release(d)? (to|of)|returned to/i,
        /proof of (ownership|purchase)|receipt|appraisal|watch papers|insurance|claim|ownership/i,
        /\bgun\b|firearm|revolver|serial/i,
        /\bring\b|property list|inventory|list of (stolen|missing)|amended list/i,
        /hoyt|wimberly|victim'?s? statement|homeowner/i,
        /hospital|kidney|doctor|medical|appointment|macon/i,
        /notes|\bpad\b/i,
        /rights (form|card|waiver|advis)|miranda|waiver|initial/i,
        /warrant|affidavit|odom|probable cause/i,
        /chain of custody|evidence (room|log|record)|envelope|u\.?s\.? mail|unsealed|property (receipt|record|log)/i,
        /lab(oratory)? (notes|data|file|case record|worksheet)|technical notes|bench notes|verification|croft/i,
        /phone|cell.?site|location data|call (detail|record)|text/i,
        /white (work )?truck|chevy|ladder rack|gutter|vehicle|two (men|fellers)/i,
        /neighbou?r|canvass|doorbell|ring camera|surveillance/i,
        /rhonda|mother|\bmama\b/i,
        /stallworth|field contact|probation/i,
        /check # ?6108|(cashed|cancel+ed|bank).{0,20}check|check record/i,
        /mrs\.? jones|joneses|\broof\b|light bill|\$150/i,
        /leadsonline|leads online|thumbprint|hold (order|form)|pawn (record|histor|ledger)/i,
        /other pawn|second item/i,
        /promise|inducement|first offender|benefit|\bdeal\b|agreement/i,
        /tift|\bpope\b/i,
        /sister/i,
        /criminal (history|record)|convictions|2017|2016/i,
        /disciplin|internal affairs|brady|giglio|impeach|personnel/i,
        /polic(y|ies)|training|procedure|retention/i,
        /gps|avl/i,
        /jail|booking|custody record|bond/i,
        /education|literacy|school|reading|psycholog/i,
        /expert/i,
        /discovery (letter|index|log|receipt|list)|disclosure (index|schedule|list|certificate)/i,
        /road crew|ditch/i,
        /scene (plan|diagram|sketch|log)|diagram|sketch/i,
        /door\b|frame|gun cabinet|cabinet|jewelry box/i,
        /single photo|show.?up|identification procedure/i,
        /toll|alpr|licen[cs]e plate reader|traffic camera/i,
        /accusation|indictment|charging/i,
        /log truck|customer/i,
        /social media|facebook/i,
        /weather/i,
        /gcic|ncic/i,
      ],
      contradictions: [],
    },
  },
};
