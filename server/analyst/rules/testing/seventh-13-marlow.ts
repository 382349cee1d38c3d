import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const MARLOW_CASE: CaseFile = {
  name: "pistol in a shared apartment, probation search in Maine",
  documents: makeDocuments([
    [
      "Probation conditions.pdf",
      `STATE OF MAINE                                   UNIFIED CRIMINAL DOCKET
Kessock County                                   Docket No. KESCD-CR-2022-00619
STATE OF MAINE  v.  TRAVIS D. MARLOW             CONDITIONS OF PROBATION   17-A M.R.S. § 1807
Period of probation: 2 years 6 months        Commencing: 10/03/2023
It is ORDERED that you are placed on probation to the Department of Corrections and shall:
1. Refrain from all criminal conduct and violation of federal, state and local laws.
2. Report to the probation officer immediately and thereafter as directed.
3. Answer all reasonable questions and permit the probation officer to visit you at your home or elsewhere.
4. Not leave the State without written permission.
5. Obtain permission before changing your address or employment.
6. Not possess or use any unlawful drugs or alcohol.
7. Not possess a firearm or other dangerous weapon.
8. Submit to random search and testing for [X] alcohol  [X] drugs  [ ] firearms  [ ] dangerous weapons at the direction of a probation or law enforcement officer. 
   [X] upon reasonable suspicion     [ ] at any time
9. Pay supervision fee of $10 per month.
10. Counseling: substance use evaluation within 60 days.
I have read these conditions and understand them. I waive extradition.
Signed: T Marlow      Date 10-3-23      Witness: clerk
A PROBATIONER HAS THE RIGHT TO A HEARING BEFORE PROBATION IS REVOKED. Fees may be paid at the window, by money order only. The clerk does not give change.`,
    ],
    [
      "PO chronological notes.pdf",
      `DOC / ADULT COMMUNITY CORRECTIONS     REGION 3         CLIENT CHRONO        MARLOW, TRAVIS D   MDOC 0119-443
Officer: PPO L. Bissonette
08/14/24  OV (office visit). Client on time. UA neg. Working at Hatch Pallet, 32 hrs. Fees current.
09/18/24  OV. UA neg. Says moved in w/ girlfriend Kayla Thurlow at 88 Spar St Apt 3. Her brother Corey is "on the couch". Addr approved pending HV.
10/09/24  HV (home visit), 10 min. Two bedroom, third floor. Met Kayla. Nothing noted. Did not see back bedroom (Corey's, locked).
11/20/24  OV. UA neg. Client asks re early termination, told to ask atty.
12/11/24  OV cancelled, snow.
01/15/25  OV. UA neg. Client reports that he and Kayla are arguing, may move to mother's.
02/03/25  TC (phone call) fr. female who would not leave name. Says client has "a gun under his mattress and waves it around". Call came to front desk, PPO Wing took it, slip on my chair. 
02/04/25  Consulted RCA Dunphy. OK to do a search under cond. 8. Asked Alder Falls PD for two officers.
02/05/25  0640 at 88 Spar St w/ PPO Wing, Ofc. Gagne and Ofc. Tibbetts. Kayla answered in robe. Client in shower. Firearm located, see AFPD. Client detained w/o incident. Used drug test cup at scene, neg. Hold placed.
02/06/25  Call from Kayla, upset. Says that she wants to "take back" what she said. Advised her to call PD.
02/10/25  MTR (motion to revoke) drafted and to DA.
03/03/25  Mother Paula Marlow called re his tools. Referred to atty.`,
    ],
    [
      "Alder Falls PD report.pdf",
      `ALDER FALLS POLICE DEPARTMENT                                   Report of Incident
Call # 25-001877         Nature: AGENCY ASSIST / FIREARM                 88 SPAR ST 3
Received 02/05/25 06:22   Arrive 06:41   Clear 08:33       Unit 14 (Gagne), Unit 16 (Tibbetts)
SUBJECT: MARLOW, TRAVIS D  31      WIT: THURLOW, KAYLA M  27      WIT: THURLOW, COREY J  24 (not present)
CHARGE: 15 MRSA 393(1)(A-1)   POSSESSION OF FIREARM BY PROHIBITED PERSON    CLASS C
NARRATIVE, OFC. P. GAGNE
At the request of Probation I stood by with Ofc. Tibbetts for a residence check. K. Thurlow opened the door and PPO Bissonette told her they were there for Travis and stepped in. I did not hear her say anything. PPO Wing went to the bathroom door and had Marlow come out. He was cuffed and sat on the sofa in a towel. There was bedding and a duffel on that sofa.
PPO Bissonette and I looked in the front bedroom. The room has one queen bed, two dressers. Under the mattress on the window side was a black pistol in a sock. I removed it, cleared it and placed it on the dresser. It was a Taurus G3C 9mm with 8 rounds in the magazine and none in the chamber.
Ofc. Tibbetts asked Marlow "whose is that" and he said "I didn't know that was there, you gotta be kidding me." He then looked at Kayla and said "You did this" or "Who did this." I read him his rights after he was dressed. He said he would not answer.
The back bedroom was padlocked and was not searched.`,
      `Call # 25-001877           NARRATIVE, continued
I spoke to K. Thurlow in the kitchen. She was shaking and smoking. She first stated that she did not know of any gun. After I told her that a child's things were in the home and that DHHS would have to be told if someone didn't own up, she stated it was Travis's and that she had seen it around Christmas. She wrote a statement. She said she sleeps on the window side.
She told me that Corey hunts and has "guns and stuff" at their uncle's in Lyndon. She stated Corey was at work at the Irving. I did not go to the Irving.
A box of 9mm ammunition, Blazer, 50 ct with 41 in it, was on the shelf of the hall closet behind towels. A receipt was in the bag with it from Dow's Trading Post dated 12/21.
Serial was run through RCC dispatch. Not stolen. I asked for a trace. I packaged the pistol myself at the PD. Neighbor in Apt 2 below, elderly male, came out and asked what the noise was. He said that they have people up and down all night. I did not get his name.
Mr. Marlow was taken to Kessock County Jail by Ofc. Tibbetts, Unit 16. In the sally port he reportedly stated to Tibbetts something regarding Kayla's ex-boyfriend. Tibbetts to write a supplement.
Officers at this department are issued cameras (Gagne on, Tibbetts charging). Photos taken with department phone. 
RMS status: Cleared, arrest.     Supervisor: Sgt. Crockett`,
    ],
    [
      "Kayla Thurlow statement.pdf",
      `AFPD VOLUNTARY STATEMENT                                   Call #  25-1877
NAME  Kayla Thurlow      DOB  (on file)      PHONE  (on file)     DATE  2/5/25    TIME  7:25
I live with Travis and my brother and my son Brantley has weekends. This morning probation came in and went in our room and found a gun. I had no idea that they were coming. The gun is Travis. I seen it at Xmas he had it on the bed and said its for protection because of Derek. I told him to get rid of it. I do not know where he got it. I never touched it. I don't want to lose my son or my section 8.
I have not been promised anything.
Kayla Thurlow                  Ofc. Gagne
--------------------------------------------------------
(attached to statement, copy of a paper, blue pen, received at window 2/7/25, initials SC)
To who it concerns. I said what I said because the cop told me they would take Brantley. I did not see Travis with no gun. I was asked about Corey and I dont want to say anything about Corey. I want to talk to a lawyer. Do not call my work.    K. Thurlow 2/7`,
    ],
    [
      "Evidence sheet and lab request.pdf",
      `AFPD PROPERTY / EVIDENCE SHEET                          25-001877
Tag    Item                                           Found by    Date/time seized      Put in locker
E1     Pistol Taurus G3C, ser. partially scratched    Gagne       02/05 0658            02/05 1140
E2     Magazine and 8 ctg 9mm, Blazer                 Gagne       02/05 0658            02/05 1140
E3     Sock, white, athletic                          Gagne       --                    --
E4     Ammo box 41 ctg, plastic bag, sales slip       Tibbetts    02/05 0725            02/05 1140
E5     Phone, Moto, subject                           Bissonette  02/05 0705            02/06 0900
Locker 7. Evidence officer: Sgt. Crockett. Out to MSP lab 02/19, by mail.
-----------------------------------------------------------------
MAINE STATE POLICE CRIME LABORATORY            REQUEST FOR EXAMINATION
Agency: Alder Falls PD        Contact: Gagne        Offense: Poss. firearm        Trial date: ____
Items submitted: E1, E2
Examinations requested:  [X] Latent prints   [X] DNA swab of grip, slide, trigger   [X] Function / test fire   [ ] Serial number restoration   [ ] NIBIN
Elimination samples:  [ ] Submitted   [X] None
Has the item been handled without gloves?  [X] Yes, "cleared by officer"
Subject: Marlow T.     Others with access:  (left blank)
Lab use only:  Rec'd 02/24/25 MJ    Assigned: Firearms 03/10, Latents __ , DNA (backlog 7-9 mo.)
Submit one form per case. Firearms must be unloaded and zip tied. Use paper, never plastic, for items to be swabbed. Incomplete forms may be returned. The laboratory does not process items of simple possession where ownership is not disputed, call first.`,
    ],
    [
      "DA letter April 2025.pdf",
      `OFFICE OF THE DISTRICT ATTORNEY        PROSECUTORIAL DISTRICT
April 16, 2025
Re: State v. Travis Marlow    KESCD-CR-2025-00188; Motion to Revoke on CR-2022-00619
Dear Attorney:
Please find the automatic discovery under M.R.U. Crim. P. 16(a) in the above cases. This is what my office has received so far from the police department. I have asked Ofc. Tibbetts for his supplement twice. I understand from Sgt. Crockett that there is video and will forward it if it was saved.
The State's position is that condition 8 read with condition 3 allowed the officers to be there and to look where they looked. If you intend to file, the 21 day period runs from arraignment.
The predicate is a 2017 conviction in another county. I have ordered the certified docket record and judgment.
Offer: plead to the Class C, 3 years all but 9 months, 2 years of probation, concurrent full revocation of 6 months. The offer is open to the dispositional conference on May 20. I am not going to be in the office on April 21 to 25, school vacation.
If Ms. Thurlow contacts your office please remind her that she is under subpoena for the revocation hearing. I am told that she has retained somebody. We have not decided whether to charge anyone else from the apartment.
Sincerely,
Assistant District Attorney`,
    ],
  ]),
  key: {
    offence: "weapons",
    issues: [],
    gaps: [
      /body.?(worn|cam)|bwc|officers?'? (camera|video)|camera (footage|video).*(gagne|tibbetts)/i,
      /tibbetts/i,
      /anonymous|tip(ster)?\b|caller|female who|front desk|phone slip|\bslip\b/i,
      /\bwing\b|dunphy|reasonable suspicion|search authori[sz]ation|probation (file|policy)|bissonette/i,
      /latent|fingerprint|dna|lab(oratory)? (report|result)/i,
      /\btrace\b|tracing|\batf\b|serial/i,
      /corey/i,
      /dow'?s|trading post|sales slip|store (record|video|receipt)|ammo purchase|ammunition (purchase|sale)|(sales?|store|purchase) receipt/i,
      /certified|predicate|prior conviction|2017|judgment/i,
      /test.?fire|function|operab|firearms? (exam|section)|firearms examiner/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /photograph|\bphotos?\b|department phone|images/i,
        /\bcad\b|dispatch|rcc|911|radio|call (log|record)/i,
        /phone (record|extraction|content|data)|extraction|moto\b|e5\b|text messages|warrant/i,
        /phone/i,
        /\blease\b|landlord|tenan|section 8|housing|residen(ce|cy)|occupan/i,
        /back bedroom|padlock|locked (bed)?room/i,
        /\bsock\b|e3\b/i,
        /chain of custody|custody|locker|evidence log|property (log|record|room)|packag|mailing|mailed/i,
        /derek|ex-?boyfriend/i,
        /\buncle\b|lyndon/i,
        /neighbou?r|apt\.? 2|elderly|canvass/i,
        /irving|work (schedule|record)|time ?(card|sheet)|employer|hatch|pallet/i,
        /miranda|waiver|rights (form|card)/i,
        /statement.*marlow|marlow'?s statement|sally port|transport|unit 16|cruiser|in.?car|dash/i,
        /jail|booking|intake/i,
        /dhhs|child protective|brantley|\bson\b/i,
        /criminal (history|record)|convictions|rap sheet|record check/i,
        /kayla|thurlow|recant|benefit|promise|threat|inducement/i,
        /paula|\bmother\b/i,
        /notes/i,
        /crockett|gagne/i,
        /elimination|swab|reference sample|gloves/i,
        /blazer|ammunition|ammo|cartridge|magazine|rounds|e2\b|e4\b/i,
        /nibin|ballistic|serial.*restor/i,
        /motion to revoke|mtr\b|revocation|probable cause|complaint|affidavit|charging|indictment|grand jury/i,
        /gun ownership|ownership of the (gun|pistol|firearm)|registration|purchase (record|history)|4473|seller|dealer/i,
        /disciplin\w*|personnel|internal affairs|brady|giglio|impeach\w*|exculpat\w*/i,
        /training|policy|policies|procedure/i,
        /search (report|record|inventory|form)|consent/i,
        /drug test|test cup|\bua\b|urine/i,
        /duffel|bedding|mattress|dresser|clothing|sketch|diagram|floor plan/i,
        /third.?party|other suspect|others? with access/i,
        /social media|facebook|snapchat/i,
        /handwriting|subpoena|surveillance|cctv|hallway camera|doorbell/i,
        /\bgps\b|\bavl\b|bench notes|raw data|case ?notes/i,
      ],
      contradictions: [],
    },
  },
};
