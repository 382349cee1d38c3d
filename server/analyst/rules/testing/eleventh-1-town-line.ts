import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const TOWN_LINE_CASE: CaseFile = {
  name: "pickup in the ditch, who drove, blood by telephone warrant, third offence",
  documents: makeDocuments([
    [
      "KMSO 25-01177 narrative.pdf",
      `Kettle Marsh County Sheriff's Office                                   Incident: 25-01177
Deputy Report for Incident 25-01177                                    Wed Feb 12 09:14:20 CST 2025

Nature: TRAF ACC PDO / OWI                 Address: TOWN LINE RD / CTH QQ;  TOWN OF HERSEY
Received By: M DREWS                       How Received: 9
Responding: 41, 38                         Agency: KMSO
Occurred Between: 23:20:00 02/08/25 and 23:47:00 02/08/25
Disposition: CAA

NARRATIVE:
On Saturday, February 8, 2025 I, Deputy Aaron Lindqvist, was working the 6P-6A shift in squad 41. At 2347 hours I was sent to a truck in the ditch on Town Line Rd just west of CTH QQ. Dispatch said a town plow operator had come across it and there was a man walking around who might have been drinking. I arrived at 0004 hours on 02/09.

I saw a red 2011 Ford F-150 nose down in the north ditch. Lights were on, engine not running. A male later identified as CURTIS J WENDORF (DOB 06/19/1977) was standing behind the truck with a tow strap. I asked him what happened and he said "hit the slush and in she went." I asked if he was hurt and he said his knee was bothering him but it always does. I could smell intoxicants. His eyes were glassy and bloodshot. His speech was slightly slurred.

I asked how much he had to drink and he said "four or five up at Smitty's, been there since the fish raffle." I asked who else was in the truck. Wendorf said "nobody now." I asked what he meant, and he said his nephew TYLER had been driving and went to get his brother's tractor.`,
      `Deputy Report for Incident 25-01177 (continued)                                    Page 2

I did not see anybody else in the area. I asked Wendorf where the keys were and he took them from his coat pocket. I asked why he had the keys and he said "well it's my truck." I told him the nephew story was not making sense to me. Deputy S. Kuehn (squad 38) arrived and walked the road to the west a short ways while I stayed with Wendorf. She did not locate anyone.

The plow operator was identified as DALE PROCHNOW. He had stayed at the intersection with his yellow lights on. I gave him a statement form which he turned in at our lobby on Monday.

I had Wendorf perform standardized field sobriety tests, see the Alcohol Influence Report. It was 14 degrees F with light snow and a wind out of the NW. I used the shoulder between the squads. Wendorf submitted to a PBT with a result of .146. I placed him under arrest for OWI 3rd at 0038 hours. He was handcuffed DL, GF.

I transported Wendorf to St Clement Hospital in Orrin. I read him the Informing the Accused and he said "no I don't think I'm gonna do that." I contacted the on call judge by phone and got a warrant for his blood. Blood was drawn at 0219 hours by hospital staff. I took the kit, sealed it and put it in the temp evidence fridge at the S.O. Wendorf was then booked into the jail, 12 hour hold per policy.

The truck was released to Hersey Repair & Tow. Squad video was activated. I had no further contact with Wendorf. Recommend: 346.63(1)(a), 346.57(2) too fast for conditions, 343.305 refusal. Nothing further.
Deputy Aaron Lindqvist #141            Approved: Sgt. P. Malek`,
    ],
    [
      "Alcohol influence report.pdf",
      `ALCOHOL INFLUENCE REPORT               SO FORM 22 (rev 9/2016)
Arrestee  WENDORF, CURTIS J         Ht 5-11   Wt 238   Date 2/9/25     Case 25-01177
Location of tests:   [ ] indoors  [x] roadway/shoulder    Surface: packed snow, some gravel showing
Lighting: squad headlamps, emergency lights on     Footwear: Sorel boots, left on

HGN          Lack of smooth pursuit    L x   R x
             Distinct at max dev       L x   R x
             Onset prior to 45         L x   R
             Vertical  no              Contacts: N     Glasses: removed, pocket
             Clues 5 / 6

WALK & TURN  Cannot balance instr. x    Starts too soon    Stops walking    Misses heel-toe x
             Off line x   Uses arms x   Improper turn x    Wrong # steps
             Clues 5 / 8     Line: imaginary

ONE LEG      Sways x     Uses arms x    Hops     Foot down x      Clues 3 / 4
             Subject stated prior to test: "left knee's no good, had it scoped twice"
             Leg chosen by subject: right

ALPHABET C-W     completed, slow
PBT  Unit: KM-7      Time 0034      Result .146      Last cal: see log

Questions:  Operating a vehicle? "No, Tyler"    Going where? "home"   Started from? "Smitty's"
What time is it now (w/o looking)? "Quarter to 12?"   Actual 0058
What have you been drinking? "Leinies, bottles"   How many? "4-5"   First 6:30   Last "before we left"
Under care of Dr? "VA, for the knee and sugar"   Taking medicine? "Metformin, some ibuprofen"
Sick / injured? "knee"     Did you bump your head? "no"
Rights read from card before questions?   [x] yes    [ ] no    time  0052
Deputy signature  A Lindqvist`,
    ],
    [
      "Informing the accused + notice.pdf",
      `SP4197 style form                 INFORMING THE ACCUSED            Section 343.305(4), Wis. Stats.

You have either been arrested for an offense that involves driving or operating a motor vehicle while under the influence of alcohol or drugs, or both, or you are the operator of a vehicle that was involved in an accident that caused the death of, great bodily harm to, or substantial bodily harm to a person.
This law enforcement agency now wants to test one or more samples of your breath, blood or urine to determine the concentration of alcohol or drugs in your system. If any test shows more alcohol in your system than the law permits while driving, your operating privilege will be suspended. If you refuse to take any test that this agency requests, your operating privilege will be revoked and you will be subject to other penalties. The test results or the fact that you refused testing can be used against you in court.
If you take all the requested tests, you may choose to take further tests. You may take the alternative test that this law enforcement agency provides free of charge. You also may have a test conducted by a qualified person of your choice at your expense. You, however, will have to make your own arrangements for that test.

Will you submit to an evidentiary chemical test of your   [ ] breath   [x] blood   [ ] urine ?
Response:  [ ] Yes   [x] No        Time   1:22 AM        Remarks: "I don't think I'm gonna do that. Can I do the breath one instead." Advised blood is our primary test.
`,
      `NOTICE OF INTENT TO REVOKE OPERATING PRIVILEGE     Issued to: Curtis J Wendorf      Date: 02/09/2025
You have 10 days from the date of this notice to file a request for a refusal hearing with the clerk of the court named here: Kettle Marsh Co. Circuit Court. If you do not request a hearing the court must revoke. Issues at the hearing are limited to whether the officer had probable cause, whether the officer read the form and whether you refused. If you request a hearing it will be held before a judge without a jury.
This notice is a temporary driving permit for 30 days from its date if your license was valid when it was issued. It does not restore any privilege that was already suspended, revoked, canceled or out of service. Your license card, if you had it with you, was kept: [ ] yes  [x] no, "in my other coat".
Officer: A Lindqvist, Kettle Marsh Co SO     Served by: hand, at hospital     Time: 2:40 AM
Copy to: [x] court  [x] DA  [x] driver  [x] DOT`,
    ],
    [
      "Statement D Prochnow.pdf",
      `VOLUNTARY STATEMENT        Kettle Marsh Co. Sheriff         Date 2-10-25      Page 1 of 1
My name is Dale R Prochnow, age 61. I live at N5820 Hay Creek Ln. I drive plow for the Town of Hersey 19 yrs.

On Sat nite I was on my second pass of Town Line, I had did it once around 10:30 and there was no truck in the ditch then. On the way back I seen tail lites down in the ditch so I slowed up. I would say twenty after eleven or half past. I could see somebody by the drivers door reaching in or getting out I could not say which. Door was open & dome lite on. I pulled up and rolled the window down and hollered you OK and he says ya ya go on. He was not real steady but it was slick too. I seen it was Curt Wendorf I know him from the ball team.

I did not want to leave him in the cold so I went up to the corner and called it in on the county radio first and they did not answer so I used my cell. I did not see nobody else but there was tracks going off along the fence towards Vosses, I could not say how old, it was blowing. I told the lady deputy about the tracks.

Curt is not a bad guy. I dont want to be in the middle of this.
My wing blade took out a mailbox that nite also at Kelm's which I reported to the Chairman.

I have read this and it is true to the best of my knowledge.     Dale Prochnow
Witness: (lobby)  K. Feld, clerk           Rec'd 2-10-25  3:15pm`,
    ],
    [
      "State lab report.pdf",
      `STATE LABORATORY OF TOXICOLOGY AND HYGIENE
Forensic Toxicology - Alcohol Section                                  REPORT OF ANALYSIS

Report date: 02/27/2025                       Lab number: 25FX003318
Submitting agency: Kettle Marsh Co SO         Agency case: 25-01177
Subject: WENDORF, CURTIS J                    DOB: 06/19/1977
Specimen: Blood, 2 tubes, gray stopper        Collected: 02/09/2025  02:19  (per kit form)
Received: 02/18/2025  via US Mail             Condition: kit seal intact; tube 2 label, initials of collector absent
Tube volume: tube 1 approx. 6 mL; tube 2 approx. 3 mL
Preservative expiration on tube: 01/2025

TEST                RESULT                UNITS           METHOD
Ethanol             0.151                 g/100 mL        Headspace GC-FID, dual column
Drug screen         Not requested

Comments: Analysis performed on tube 1 on 02/25/2025. The reported result is the mean of duplicate determinations, truncated. The uncertainty of measurement is available on request. The specimen will be retained for six months from the date of the report, after which it will be destroyed unless the laboratory receives written notice. Requests to transfer a specimen to another laboratory have to come from the submitting agency, the prosecutor or by order of a court.

I certify that this is a true and correct report of the findings of the laboratory on the specimen identified above.
Rhiannon T. Abelseth, Advanced Chemist
Results relate only to the items tested. This report may not be reproduced except in full. Page 1 of 1.
Accredited testing. Hours 7:45 to 4:30. For billing inquiries dial extension 4. Subpoenas should be sent at least three weeks ahead to the scheduling desk and name the lab number; staff members testify by video where permitted.`,
    ],
    [
      "Hersey Repair and Tow invoice.pdf",
      `HERSEY REPAIR & TOW             W1099 Mill St          24 HR WRECKER         Inv # 8846
Called by:  Sheriff    Time called 12:41a     On scene 1:20a      Clear 2:05a       Date 2/9/25
Unit: 11 F150 SuperCab red         Odo 171,402          Driver: Boomer

Winch out, north ditch, 40 ft line                185.00
After hours                                        75.00
Hook / mileage 11 @ 4.50                           49.50
Storage 2/9 - 2/12  4 @ 35                        140.00
                                   Total          449.50      Pd cash by T. Voss 2/12

Condition notes: LF fender pushed, bumper hanging, no bags. Running boards iced. Drivers seat clear up on the wheel, had to run it back to get in. Pass side floor: half case Leinenkugels btls (6 left), seed cap, phone chgr. Ice fishing stuff in box. Keys from deputy.
Released to: Tyler Voss w/ note from owner.     ID seen: yes

Terms: No vehicle leaves the lot until the bill is paid. We are not responsible for articles left in vehicles. Storage starts at midnight. Credit cards add 3 percent. We buy junkers. Thank you for the business and drive careful out there.`,
    ],
    [
      "DA discovery letter.pdf",
      `KETTLE MARSH COUNTY DISTRICT ATTORNEY
Courthouse, 200 N. Main Street, Orrin
                                                       March 20, 2025
Re: State of Wisconsin v. Curtis J. Wendorf, 25CT0044

Dear Attorney Haas:

Enclosed in response to your demand under Wis. Stat. 971.23 are 8 pages of law enforcement reports and forms, one laboratory report, one witness statement and one towing bill. Media will follow on a disc when our legal assistant has received it from the Sheriff; please send a blank 32 GB drive, or $15.00.

The State charges this matter as a third offense. The driver record shows countable events with violation dates of 07/04/1999 (Minnesota, implied consent) and 11/20/2009 (this county). If you intend to attack either one collaterally, motions are due by the date in the scheduling order.

OFFER: Plead to OWI 3rd, guideline group C: 75 days jail, fine $1,980 plus costs, 26 months revocation, IID 26 months, AODA assessment. The State would dismiss and read in the PAC count and the speed citation, and would not oppose Huber. The refusal would be dismissed upon plea. This offer is withdrawn if motions are heard.

The State may call: Deputy Lindqvist, Deputy Kuehn, D. Prochnow, the analyst and the person who withdrew the blood. We do not have a statement of Tyler Voss and do not plan to seek one; if the defense has one, this letter is our reciprocal demand.

Very truly yours,
Assistant District Attorney L. Brandt`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: [],
    gaps: [
      /911|emergency call|\bcad\b|dispatch|radio (traffic|log|recording)/i,
      /squad (video|cam)|dash.?cam|in.?car (video|camera)|body.?(worn|cam)|\bbwc\b|\bmvr\b|(deput\w+|patrol|video) .*recording/i,
      /tyler|voss|nephew/i,
      /warrant|affidavit|on.?call judge/i,
      /chromatogra\w*|raw data|bench (notes?|sheets?)|lab\w* (data|notes|file|batch|packet|worksheets?)|calibrat\w+ .*(gc|headspace|batch)|batch|uncertainty|underlying data/i,
      /phlebotom\w*|blood.?draw|withdrew|drew (the|his) blood|(hospital|st\.? clement).*(record|staff|chart|note)|collector|kit form|collection form/i,
      /smitty'?s|tavern|bartender|bar (tab|receipt|staff)|raffle|drinking companion/i,
      /prior (conviction|offen[cs]e|owi|event|record|countable)|driver record|driving (record|abstract)|1999|2009|minnesota|certified (copy|copies|record)/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /\bpbt\b|preliminary breath|km-7|calibration|accuracy (log|check)|maintenance/i,
        /kuehn|squad 38|second deputy|back.?up (deputy|officer)/i,
        /footprint|tracks|boot (print|impression)/i,
        /photo\w*/i,
        /chain of custody|custody (of|log|record|form)|evidence (log|fridge|refrigerator|record|sheet)|property (room|record|receipt)|temp(orary)? (evidence )?fridge|refrigerat\w*|u\.?s\.? mail|mailing|storage (of|temperature)/i,
        /second tube|tube 2|retest|independent (test|analysis)|split sample|re-?analy\w+|remaining (blood|sample|specimen)|expired|expiration|preservative|gray.?(top|stopper)/i,
        /abelseth|chemist|analyst|accreditation|proficiency/i,
        /boomer|tow (truck )?(driver|operator)|wrecker/i,
        /seat position|seat|airbag|event data|\bedr\b|black box|infotainment|vehicle (data|inspection|examination)|damage/i,
        /beer bottle|bottles|half case|leinenkugel|containers?/i,
        /phone|text messages|call (record|log|detail)|cell/i,
        /\bavl\b|\bgps\b|plow (log|route|record)|town of hersey|telematics/i,
        /brother|tractor|bystander|neighbou?r|passenger|occupant/i,
        /training|certificat\w+|nhtsa|sfst (manual|training)|qualification/i,
        /disciplin\w*|personnel|internal affairs|brady|giglio|impeach\w*|credibility of deputy/i,
        /polic(y|ies)|procedure|standard operating/i,
        /field notes|handwritten notes|deputy'?s notes|officer'?s notes|\bnotes of\b|rough notes/i,
        /booking|jail|hold|release paper|intake/i,
        /medical|knee|\bva\b|veterans|diabet\w*|metformin|doctor|physician|injur\w+/i,
        /weather|road condition|temperature|snow/i,
        /crash report|accident report|reconstruct\w*|diagram|measurements|mv4000|dt4000/i,
        /miranda|rights card|waiver/i,
        /refusal hearing|hearing request|revocation|alternative test/i,
        /citation|complaint|charging/i,
        /drews|dispatcher|call.?taker/i,
        /malek|sergeant/i,
        /expert|retrograde|toxicolog\w+ expert|pharmacolog\w+/i,
        /payment|credit card|debit|surveillance|cctv/i,
        /drug screen|drug test/i,
        /key fob|keys/i,
        /registration|title|owner(ship)?|insurance/i,
        /k\.? feld|lobby/i,
        /criminal (history|record)|ball team|bias/i,
      ],
      contradictions: [],
    },
  },
};
