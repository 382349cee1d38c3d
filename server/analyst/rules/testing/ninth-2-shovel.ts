import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const SHOVEL_CASE: CaseFile = {
  name: "Michigan neighbours, a snow shovel, who crossed the line",
  documents: makeDocuments([
    [
      "Case report 260000311.pdf",
      `BAYLISS CITY DEPARTMENT OF PUBLIC SAFETY                      Report Nbr: 260000311
CASE REPORT                                                   Print: 01/20/2026 09:14  by pkolar
-------------------------------------------------------------------------------------------
Subject:  ASSAULT - FELONIOUS (SNOW SHOVEL)         File class 13002      Venue: Ottaquon County, MI
Date/time: Sun 01/11/2026 0858        Address: 4417 / 4421 N Tamarack
Officers: PSO Bruinsma, PSO Achterhof     Reviewed: Sgt Noordyke
INFORMATION:
Dispatched to above for neighbors fighting over snow. Caller said a man was hit with a shovel.
CONTACT WITH VICTIM (SPISAK, RONALD ALAN  W/M  34  6'2 235):
Contacted Spisak who was sitting on his front steps at 4421 holding a dish towel to the back of his head. There was a large amount of blood. Spisak stated he was using his snowblower on his own driveway when the neighbor at 4417, Abend, came up behind him and without any warning swung a metal shovel and struck him in the back of the head. Spisak said he never saw it coming and had not said a word to Abend that day. He said he went down face first and was hit "two or three more times" in the back while on the ground. He lost consciousness for an unk time. Spisak did not appear intoxicated and told me he had not consumed any alcohol.
CONTACT WITH SUSPECT (ABEND, CURTIS LEE  W/M  58  5'8 170):
Abend was in his garage with the door down. I knocked, he came out. Abend was argumentative. He stated "Yeah I hit him, and I'd do it again." He had no visible injuries. Abend said something about Spisak coming at him. I advised him that it did not look like it.`,
      `Report Nbr: 260000311                                                     Page 2
WITNESS (FENNIMORE, DIANE   4424 N Tamarack):
Across the street. Stated she saw Abend "swing that shovel like a ball bat." She has a Ring type camera and PSO Achterhof viewed it on her phone. It shows the assault.
WITNESS (ABEND, LORRAINE  wife):
Did not see anything, was inside house. Not interviewed further.
SCENE:
There was blood in the snow in Spisak's driveway approximately 10 ft from the property line. Snowblower was running. Heavy lake effect snow was falling and tracks were being covered. A long handled metal grain type shovel was against Abend's garage. It was collected, tag 26-0044.
I took 6 photos.
ARREST:
Abend was arrested at 0931 hrs and lodged at the county, 750.82. He did not resist. He complained that his cuffs were tight on his left wrist, cuffs were checked and double locked.
Abend was advised of his Miranda rights in the patrol car and stated he understood. He gave a full interview at the station to Det Vandenakker.
INJURY: AMR transported Spisak to St. Ansgar. I was told by the ER nurse it took 14 staples and he has a concussion.
PRIOR CONTACTS: Address history shows 5 calls at 4417/4421 since 2023, incl. parking, noise, dog, and one in 11/2025 where Spisak was warned for going on Abend's porch. These were not pulled.
BWC: yes (2)
PPO: no      Gun in home: yes, Abend, CPL holder, secured by wife
STATUS: Turned over to DB. Bruinsma 0142`,
    ],
    [
      "911 recording transcript.pdf",
      `OTTAQUON CENTRAL DISPATCH AUTHORITY      RECORDING TRANSCRIPT    prepared on FOIA 26-019 for Pros. Atty
CALL 1    01/11/2026  8:51:22 AM      4417 N TAMARACK    landline     ABEND L
OPER: Ottaquon 911, what is the address of your emergency?
F: 4417 North Tamarack. It's my neighbor, he's blowing his snow on us again on purpose and he's screaming at my husband. He's drunk, I can tell he's drunk, he's got a beer can in his coat.
OPER: Is anybody hurt?
F: No not yet. He's in our driveway. He's over on our side. Curt's telling him to get out.
OPER: Any weapons?
F: He's got the, the thing, the stick for unclogging it, the metal bar. Curt, come in! Curt! He's shoving him. He's shoving my husband down. Oh my God.
OPER: Ma'am stay inside.
F: He's on top of him. Get off him! (door) (yelling, unintelligible)
(line open 41 seconds)
F: Okay he's, okay. He hit him with the shovel. He got him off. He's walking home. He's walking.
OPER: Who hit who?
F: My husband had to. That man was choking... was on him. We need the police, please.
OPER: They're on the way. Does anybody need an ambulance?
F: I don't know. His head's bleeding. He's walking, he's calling us names.
CALL 1 ENDS 8:54:40

CALL 2   8:56:03 AM   cell     SPISAK R
M: Yeah my (expletive) neighbor just cracked me with a shovel, front of my head's wide open.
OPER: What's the address?
M: He's gonna be sorry. You better get here before I go back over there.
OPER: Sir, stay where you are. Did you pass out or anything?
M: Nah. I'm standing here.
CALL 2 ENDS 8:57:11`,
    ],
    [
      "St Ansgar ED chart Spisak.pdf",
      `ST. ANSGAR MEDICAL CENTER   EMERGENCY DEPARTMENT         MRN 0088173     SPISAK, RONALD A     DOB 07/30/1991
Arrival 01/11/26 09:44 via EMS    Triage 09:47 acuity 3      Attending: Ilesanmi, F. MD     RN: T. Beuker
CC: head lac
HPI: 34M alcohol use disorder presents p assault. States neighbor hit him x1 w/ shovel handle during "wrestling match over a snowblower". Denies LOC. Denies N/V. Amb at scene. Admits to "four tall boys since I got off third shift". Tetanus unk.
PMH: EtOH, L rotator cuff, anger mgmt (court) 2021.
SH: lives alone, works nights at Plasmold
EXAM: HEENT: 4 cm linear laceration L frontal scalp at hairline, no step off. Occiput atraumatic. Neck nontender. BACK: no ecchymosis, no abrasion. EXT: abrasions R knuckles 2-4, mild swelling. Neuro nonfocal, GCS 15, slurred.
LABS: EtOH serum 187 mg/dL @ 10:05. UDS not sent.
CT head w/o: no acute. CT c-spine neg.
PROC: 1% lido 5cc, irrigated, 6 staples. Tolerated.
DX: scalp laceration; alcohol intoxication; alleged assault
DISPO: home w sister when clinically sober. 12:38
Discharge instr: staple removal 7-10 d. Head injury sheet. You have been referred to the Recovery Navigator, who will call you in 2 business days. Quit line 1-800. Follow your primary care. If you smoke, consider stopping. Thank you for choosing St. Ansgar, you may get a survey by text message.`,
    ],
    [
      "Witness statement form Spisak.pdf",
      `BAYLISS CITY DPS   STATEMENT FORM (VICTIM / WITNESS)      CR 260000311     Date 1/14/26   Time 4:10 PM   Page 1 of 1
Name: Ron Spisak       Phone on file      Can you read and write English? Yes
I was clearing snow off MY driveway at around nine in the morning. Curt Abend has had it out for me since I bought the house, he thinks a foot and a half of my drive is his. He come out and started hollering about the chute. I told him to mind his own. I turned my back to him to pull the snowblower out and he hit me with the FLAT of the shovel on the right side of my head, behind the ear. I had my hood up and my ear muffs on. I fell over the machine. I don't remember after that until the police was there. I had one beer with breakfast. I never laid a hand on him and I was never on his side of the line, my blower don't even reach.
I had to miss 2 weeks of work and I want him to pay for my glasses and my coat. He broke my glasses.
He has guns over there too and my sister says I should sue.
I had nothing in my hands except the blower.
I got 14 staples and they told me I could of died.
Signed R Spisak                Taken by: Det. Vandenakker
Do you want to be notified of hearings? [X] yes  [ ] no       Victim rights card given [X]`,
    ],
    [
      "Interview of C Abend 01-11-26.docx",
      `INTERVIEW   BCDPS ROOM B        SUBJ: Curtis Abend     BY: Det. Vandenakker       1/11/26  start 1024
(typed by records from DVD. Sound is poor, the furnace fan.)
DET: You got your coffee. Okay. Bruinsma already did your rights in the car so we're good there, right?
ABEND: He said something about it. He was on the radio at the time. I was kind of upset.
DET: You know your rights. You watch TV.
ABEND: I guess. My wife said not to talk till we get Phil. Phil Osterhaven, he did our wills.
DET: Well Phil's not here and it's Sunday. I just want your side of it.
ABEND: My side. He's been throwing his snow in our drive four winters. I went out to shovel the mailbox. He come around the blower at me, right up to our garage. He'd been drinking. He put both hands in my chest and I went down on my back.
DET: So you were mad.
ABEND: I was scared. The man's twice my size. He got down on me with his knee and he had that clean-out bar. Aluminum or something. I got my hand up and he brought it down on my wrist.
DET: Bruinsma says you've got nothing wrong with you.
ABEND: I told them it hurts. It's puffed up like a sausage now.
DET: Where's the shovel come in?
ABEND: It was laying there where I dropped it. I grabbed it and swung from the ground. Once. Just the once. He got off then.
DET: You told Bruinsma you'd do it again.
ABEND: I said I'd do it again if he did that to me again. Sure.`,
      `DET: He got hit in the back of the head, Curt. Three, four times. And we've got the whole thing on video.
ABEND: Then watch it. It'll show you.
DET: I did watch it. You swing like Babe Ruth.
ABEND: Then you didn't see all of it.
DET: Could you have just gone in the house? Your garage is right there.
ABEND: With him on top of me?
DET: Before that.
ABEND: It's my driveway. I shouldn't have to go in. I mean, I could have, I suppose. When he first started up.
DET: Were you angry about the lot line?
ABEND: Sure I was. I had it surveyed, it's our line. The stakes are there. He pulled one.
DET: So you've been looking for this.
ABEND: No sir. My doctor's got me on blood thinner. I'm not looking for anything. Can I have somebody look at this hand?
DET: They'll do that over at the jail. You sure you don't want to write him an apology letter? Judges like that.
ABEND: No. I want to call Phil.
DET: We're about done.
ABEND: I'm sorry he got hurt. I lost my temper some, I'm not saying I didn't.
DET: There you go. That's what I needed.
1101 end`,
    ],
    [
      "Supplement Vandenakker and tag sheet.pdf",
      `BCDPS DETECTIVE BUREAU   SUPPLEMENTAL        260000311 / 2       01/16/2026
On 1/11 R/Det was called in at home. Interviewed suspect, see transcript. Suspect waived and admitted losing his temper and striking the victim. Suspect never claimed to be hurt.
On 1/13 R/Det viewed Fennimore video on her phone. Motion clip is 12 secs long and starts 8:53:07 AM. Camera is approx 140 ft away and it is snowing. It shows two people by the garage door of 4417, one is getting up off of the other or the ground. The one on the ground or kneeling swings an object one time, two handed, from a low position. The other one holds his face and walks off to the right toward 4421. He does not fall. Prior clip was at 8:49:50 and shows a snowblower throwing snow over onto the driveway of 4417. Fennimore only has the basic plan and the clips go away after some days. R/Det recorded the phone with dept phone. I did not get the originals.
R/Det asked Fennimore again what she saw. She was making pancakes and came to the window when she heard the yelling, and saw the end of it. She said the big one "went to the Abends first, he always does".
On 1/14 took Spisak's statement. He had had a couple, but he was coherent.
Did not see a need to go back to the scene as snow had covered it.`,
      `PROPERTY TAG SHEET                 260000311
TAG       ITEM                                           FROM                    BY         DATE/TIME       LOC
26-0044   Shovel, plastic blade, blue, wood handle       Snow by 4417 garage     Achterhof  01/11 1015      Bay 3
26-0045   CD - dispatch                                  OCDA                    Vandenak   01/20           Media
26-0046   Pr eyeglasses, bent                            Driveway of 4417        Achterhof  01/11 1015      Bay 3
26-0047   Beer can 24 oz (empty), crushed                Driveway of 4417        Achterhof  01/11 1020      DISCARDED, not evid.
26-0048   Staged photos (4) on SD card                   camera 2                Bruinsma   01/11           Media
Disposition codes: H hold for court, R release, D destroy, T transfer. Items not claimed 6 mos after disposition are subject to auction under ordinance 18-44. Firearms are not released at the counter. Property window hours are Tue and Thu 1 to 4 PM. The clerk cannot give legal advice. A copy of this sheet is placed in the case jacket and a copy goes to the evidence technician. Wet or bloody items are to be dried prior to packaging (G.O. 84.1).`,
    ],
    [
      "Lakeview urgent care Abend.pdf",
      `LAKEVIEW URGENT CARE - BAYLISS     VISIT SUMMARY
Patient: ABEND, CURTIS L     DOB 02/19/1967     Visit 01/12/2026 5:52 PM      Provider: K. Ruiz-Dahl, PA-C
Reason: L wrist pain, "released from jail at noon"
Patient reports he was pushed to the ground by a neighbor yesterday, knelt on, and struck on the L forearm w a metal rod. Asked for help at the jail, was given ice once.
On apixaban for a-fib.
Exam: BP 148/86. L distal forearm swelling, linear ecchymosis 9 x 2 cm on the ulnar side. Sternum tender, round bruising anterior chest x2. Posterior scalp hematoma 3 cm. Abrasions both elbows. R hand normal.
X-ray L forearm 2v: nondisplaced fracture of the ulnar shaft, distal third ("nightstick")
Plan: sugar tong splint, ortho referral, ED now for head CT given anticoagulation - pt states he will go in the a.m.
Photos in chart: 5
Your after visit summary may have medical words in it. Ask us. Copay $40 paid. You can now book on line. Flu and RSV vaccines are available without an appointment. Provider signature: electronically signed 01/12/2026 18:40.`,
    ],
    [
      "Prosecutor discovery cover letter.pdf",
      `OTTAQUON COUNTY PROSECUTING ATTORNEY               February 3, 2026
People v Curtis Lee Abend      Dist. Ct. 26-0118-FY     Count 1 Assault GBH less than murder 750.84; Count 2 Felonious assault 750.82
Dear Counsel,
Pursuant to MCR 6.201 you will find enclosed: case report (2 pp), supplement (1), tag sheet, victim statement, interview transcript, 911 transcript, ER record.
Please note:
- Officer Achterhof did not author a report.
- Body worn camera of PSO Bruinsma was categorized as "non evidentiary" and we are told it may have purged at 30 days from the event. We are trying to find out. Achterhof's was not turned on till the jail sally port.
- Mr. Spisak has a 2021 plea, attempted assault and battery, 58th District, and a pending OWI 2nd set for March. He has asked our Advocate whether his help in this case would matter. He was told no.
- Restitution claimed is $6,240, to include 14 days of wages, coat, eyewear (new progressive lenses).
- Preliminary exam is February 19 at 1:30. Offer at this time: plead to Count 2, no agreement on sentence.
- We do not intend to add a habitual notice. Mr. Abend has no record.
Please send us your reciprocal list in 21 days. Any plea under advisement will need the Chief's signature.
Assistant Prosecuting Attorney`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: ["self-defence", "miranda", "counsel", "witness-reliability", "disclosure", "recording-gap"],
    gaps: [
      /body.?(worn|cam)|bwc/i,
      /fennimore|doorbell|\bring\b|(original|neighbou?r|native).{0,25}(video|clip|footage)|cloud/i,
      /prior (contact|call|incident)s?|five calls|earlier (calls|incidents|complaints)|previous (calls|incidents|reports)|call history|november 2025|address history|5 calls/i,
      /clean.?out|metal (bar|rod)|unclog\w*|\bbar\b|snow.?blower/i,
      /lorraine|wife/i,
      /achterhof/i,
      /survey|\bstakes?\b|lot line|property line|boundary|scene (plan|diagram|measure\w*)|measurement/i,
      /photo(s|graph\w*)?\b/i,
    ],
    contradictions: [
      { one: [1, /struck him in the back of the head/], other: [3, /L frontal scalp at hairline/] },
      { one: [1, /it took 14 staples and he/], other: [3, /irrigated, 6 staples/] },
      { one: [1, /lost consciousness for an unk time/], other: [3, /Denies LOC/] },
      { one: [1, /told me he had not consumed any alcohol/], other: [3, /four tall boys since I got off/] },
      { one: [4, /I was never on his side of the line/], other: [2, /He's in our driveway\./] },
      { one: [1, /A long handled metal grain type shovel/], other: [6, /Shovel, plastic blade, blue/] },
      { one: [1, /He had no visible injuries/], other: [7, /nondisplaced fracture of the ulnar shaft/] },
    ],
    factors: [
      { sign: 1, quote: /shoving my husband down|He's on top of him/ },
      { sign: 1, quote: /EtOH serum 187|four tall boys/ },
      { sign: 1, quote: /nondisplaced fracture of the ulnar shaft/ },
      { sign: 1, quote: /from a low position|getting up off of the other/ },
      { sign: 1, quote: /Mr\. Abend has no record/ },
      { sign: 1, quote: /pending OWI 2nd|2021 plea, attempted assault/ },
      { sign: -1, quote: /I'd do it again|swing that shovel like a ball bat/ },
      { sign: -1, quote: /I lost my temper some|I could have, I suppose/ },
    ],
    events: [
      "2026-01-11 08:51",
      "2026-01-11 08:53",
      "2026-01-11 09:31",
      "2026-01-11 10:24",
      "2026-01-11 10:05",
      "2026-01-12 17:52",
    ],
    fair: {
      issues: ["voluntariness", "intent", "hearsay", "custody-chain", "search"],
      gaps: [
        /911|(call|dispatch).{0,20}(audio|recording)|\bcd\b/i,
        /\bcad\b|dispatch (log|record)|radio|unit (times|history)/i,
        /patrol car|in.?car|dash|mvr/i,
        /dvd|interview (video|recording)|(video|recording) of.{0,20}interview|room b/i,
        /dept\.? phone|detective'?s (phone )?(recording|copy)|copy of the (video|clip)|phone recording/i,
        /miranda|waiver|rights (card|form)|advice of rights/i,
        /osterhaven|phil\b/i,
        /jail|booking|medical (request|screen)|kite|lodg\w*|custody record|intake/i,
        /\bamr\b|\bems\b|ambulance|paramedic|run (sheet|report)/i,
        /ct (scan|image)|imaging|x-?ray/i,
        /beuker|ilesanmi|\bnurse\b|attending/i,
        /hospital photo|urgent care.{0,20}photo|chart photo/i,
        /ortho|head ct|follow.?up|treating/i,
        /beer can|discard\w*/i,
        /glasses|eyewear/i,
        /\bcoat|\bhood\b|ear ?muffs|clothing/i,
        /shovel/i,
        /dna|blood (test|sample|stain|spatter|pattern)|fingerprint|swab|forensic/i,
        /plasmold|employ\w*|wage|work (record|schedule)|payroll|restitution|receipts?/i,
        /anger management|2021|criminal (history|record)|convictions?|58th|assault and battery/i,
        /\bowi\b|pending (case|charge)/i,
        /advocate|benefit|promise|inducement|leniency/i,
        /sister/i,
        /phone|text messages|social media|facebook/i,
        /\bcpl\b|\bguns?\b|firearm/i,
        /noordyke|sergeant/i,
        /bruinsma/i,
        /canvass|other neighbou?rs/i,
        /weather|snowfall|lighting/i,
        /field notes|handwritten notes|officer'?s? notes|notes/i,
        /disciplin\w*|personnel|internal affairs|brady|giglio/i,
        /training|polic(y|ies)|general order|retention|audit (log|trail)|purge/i,
        /chain of custody|evidence log|property (log|record)/i,
        /warrant|complaint|affidavit/i,
        /civil|lawsuit|\bsue\b|insurance|homeowner/i,
        /expert|biomechanic\w*/i,
        /medical records.{0,30}abend|apixaban|cardiolog\w*/i,
        /porch|warned|warning.{0,20}spisak/i,
        /sd card|metadata/i,
      ],
      contradictions: [
        { one: [1, /struck him in the back of the head/], other: [2, /front of my head's wide open/] },
        { one: [1, /struck him in the back of the head/], other: [3, /Occiput atraumatic/] },
        { one: [1, /struck him in the back of the head/], other: [4, /right side of my head, behind the ear/] },
        { one: [1, /struck him in the back of the head/], other: [6, /holds his face and walks off/] },
        { one: [1, /dish towel to the back of his head/], other: [3, /L frontal scalp at hairline/] },
        { one: [1, /dish towel to the back of his head/], other: [2, /front of my head's wide open/] },
        { one: [1, /dish towel to the back of his head/], other: [3, /Occiput atraumatic/] },
        { one: [1, /dish towel to the back of his head/], other: [4, /right side of my head, behind the ear/] },
        { one: [4, /right side of my head, behind the ear/], other: [3, /L frontal scalp at hairline/] },
        { one: [4, /right side of my head, behind the ear/], other: [2, /front of my head's wide open/] },
        { one: [5, /He got hit in the back of the head, Curt/], other: [3, /L frontal scalp at hairline/] },
        { one: [5, /He got hit in the back of the head, Curt/], other: [2, /front of my head's wide open/] },
        { one: [5, /He got hit in the back of the head, Curt/], other: [3, /Occiput atraumatic/] },
        { one: [5, /He got hit in the back of the head, Curt/], other: [6, /holds his face and walks off/] },
        { one: [5, /Three, four times/], other: [6, /swings an object one time/] },
        { one: [5, /Three, four times/], other: [3, /hit him x1 w\/ shovel handle/] },
        { one: [5, /Three, four times/], other: [5, /Just the once/] },
        { one: [1, /"two or three more times" in the back/], other: [3, /hit him x1 w\/ shovel handle/] },
        { one: [1, /"two or three more times" in the back/], other: [3, /BACK: no ecchymosis/] },
        { one: [1, /"two or three more times" in the back/], other: [6, /swings an object one time/] },
        { one: [1, /"two or three more times" in the back/], other: [5, /Just the once/] },
        { one: [1, /"two or three more times" in the back/], other: [4, /hit me with the FLAT of the shovel/] },
        { one: [4, /hit me with the FLAT of the shovel/], other: [3, /hit him x1 w\/ shovel handle/] },
        { one: [1, /went down face first/], other: [6, /He does not fall/] },
        { one: [1, /went down face first/], other: [4, /I fell over the machine/] },
        { one: [1, /went down face first/], other: [2, /He's walking home/] },
        { one: [4, /I fell over the machine/], other: [6, /He does not fall/] },
        { one: [4, /I fell over the machine/], other: [2, /He's walking home/] },
        { one: [1, /lost consciousness for an unk time/], other: [2, /Nah\. I'm standing here/] },
        { one: [1, /lost consciousness for an unk time/], other: [2, /he's calling us names/] },
        { one: [1, /lost consciousness for an unk time/], other: [6, /He does not fall/] },
        { one: [4, /I don't remember after that until/], other: [2, /Nah\. I'm standing here/] },
        { one: [4, /I don't remember after that until/], other: [3, /Denies LOC/] },
        { one: [4, /I don't remember after that until/], other: [2, /cracked me with a shovel/] },
        { one: [1, /he has a concussion/], other: [3, /no acute\./] },
        { one: [4, /they told me I could of died/], other: [3, /no acute\./] },
        { one: [4, /I got 14 staples and they/], other: [3, /irrigated, 6 staples/] },
        { one: [1, /did not appear intoxicated/], other: [3, /EtOH serum 187/] },
        { one: [1, /did not appear intoxicated/], other: [2, /I can tell he's drunk/] },
        { one: [1, /did not appear intoxicated/], other: [3, /alcohol intoxication; alleged/] },
        { one: [1, /did not appear intoxicated/], other: [3, /GCS 15, slurred/] },
        { one: [1, /did not appear intoxicated/], other: [3, /four tall boys since I got off/] },
        { one: [1, /told me he had not consumed any alcohol/], other: [4, /I had one beer with breakfast/] },
        { one: [1, /told me he had not consumed any alcohol/], other: [3, /EtOH serum 187/] },
        { one: [1, /told me he had not consumed any alcohol/], other: [2, /I can tell he's drunk/] },
        { one: [4, /I had one beer with breakfast/], other: [3, /four tall boys since I got off/] },
        { one: [4, /I had one beer with breakfast/], other: [3, /EtOH serum 187/] },
        { one: [4, /I had one beer with breakfast/], other: [2, /I can tell he's drunk/] },
        { one: [4, /I was never on his side of the line/], other: [6, /two people by the garage door of 4417/] },
        { one: [4, /I was never on his side of the line/], other: [6, /Pr eyeglasses, bent/] },
        { one: [4, /I was never on his side of the line/], other: [5, /right up to our garage/] },
        { one: [4, /I was never on his side of the line/], other: [6, /went to the Abends first/] },
        { one: [4, /my blower don't even reach/], other: [6, /throwing snow over onto the driveway/] },
        { one: [4, /my blower don't even reach/], other: [2, /blowing his snow on us again/] },
        { one: [1, /using his snowblower on his own driveway/], other: [6, /two people by the garage door of 4417/] },
        { one: [1, /using his snowblower on his own driveway/], other: [2, /He's in our driveway\./] },
        { one: [1, /using his snowblower on his own driveway/], other: [5, /right up to our garage/] },
        { one: [1, /blood in the snow in Spisak's driveway/], other: [6, /two people by the garage door of 4417/] },
        { one: [1, /blood in the snow in Spisak's driveway/], other: [2, /He's in our driveway\./] },
        { one: [1, /blood in the snow in Spisak's driveway/], other: [6, /Pr eyeglasses, bent/] },
        { one: [4, /I never laid a hand on him/], other: [2, /He's shoving my husband down/] },
        { one: [4, /I never laid a hand on him/], other: [3, /abrasions R knuckles/] },
        { one: [4, /I never laid a hand on him/], other: [3, /wrestling match over a snowblower/] },
        { one: [4, /I never laid a hand on him/], other: [7, /nondisplaced fracture of the ulnar shaft/] },
        { one: [4, /I never laid a hand on him/], other: [7, /round bruising anterior chest/] },
        { one: [4, /I never laid a hand on him/], other: [6, /getting up off of the other/] },
        { one: [4, /I never laid a hand on him/], other: [2, /He's on top of him/] },
        { one: [4, /I never laid a hand on him/], other: [5, /He put both hands in my chest/] },
        { one: [4, /I had nothing in my hands except/], other: [2, /for unclogging it, the metal bar/] },
        { one: [4, /I had nothing in my hands except/], other: [5, /he had that clean-out bar/] },
        { one: [4, /I had nothing in my hands except/], other: [7, /linear ecchymosis 9 x 2/] },
        { one: [4, /I had nothing in my hands except/], other: [7, /struck on the L forearm w a metal rod/] },
        { one: [1, /had not said a word to Abend/], other: [4, /I told him to mind his own/] },
        { one: [1, /had not said a word to Abend/], other: [2, /he's screaming at my husband/] },
        { one: [1, /without any warning swung a metal/], other: [4, /started hollering about the chute/] },
        { one: [1, /without any warning swung a metal/], other: [3, /wrestling match over a snowblower/] },
        { one: [1, /without any warning swung a metal/], other: [2, /He's shoving my husband down/] },
        { one: [1, /never saw it coming/], other: [4, /hit me with the FLAT of the shovel/] },
        { one: [1, /came up behind him/], other: [4, /He come out and started hollering/] },
        { one: [1, /came up behind him/], other: [3, /wrestling match over a snowblower/] },
        { one: [1, /came up behind him/], other: [6, /from a low position/] },
        { one: [1, /came up behind him/], other: [5, /swung from the ground/] },
        { one: [4, /I turned my back to him/], other: [3, /wrestling match over a snowblower/] },
        { one: [4, /I turned my back to him/], other: [6, /getting up off of the other/] },
        { one: [4, /I turned my back to him/], other: [3, /L frontal scalp at hairline/] },
        { one: [4, /I turned my back to him/], other: [2, /front of my head's wide open/] },
        { one: [1, /without any warning swung a metal/], other: [6, /Shovel, plastic blade, blue/] },
        { one: [1, /shovel was against Abend's garage/], other: [6, /Snow by 4417 garage/] },
        { one: [1, /I took 6 photos/], other: [6, /Staged photos \(4\)/] },
        { one: [1, /It shows the assault/], other: [6, /getting up off of the other/] },
        { one: [1, /"swing that shovel like a ball bat\."/], other: [6, /from a low position/] },
        { one: [1, /"swing that shovel like a ball bat\."/], other: [6, /saw the end of it/] },
        { one: [1, /"swing that shovel like a ball bat\."/], other: [5, /swung from the ground/] },
        { one: [5, /You swing like Babe Ruth/], other: [6, /from a low position/] },
        { one: [5, /You swing like Babe Ruth/], other: [5, /swung from the ground/] },
        { one: [5, /we've got the whole thing on video/], other: [6, /Motion clip is 12 secs/] },
        { one: [5, /I did watch it\./], other: [6, /On 1\/13 R\/Det viewed/] },
        { one: [5, /we've got the whole thing on video/], other: [6, /On 1\/13 R\/Det viewed/] },
        { one: [6, /Suspect never claimed to be hurt/], other: [5, /I told them it hurts/] },
        { one: [6, /Suspect never claimed to be hurt/], other: [5, /Can I have somebody look at this hand/] },
        { one: [6, /Suspect never claimed to be hurt/], other: [1, /tight on his left wrist/] },
        { one: [6, /Suspect never claimed to be hurt/], other: [5, /he brought it down on my wrist/] },
        { one: [6, /Suspect never claimed to be hurt/], other: [7, /nondisplaced fracture of the ulnar shaft/] },
        { one: [1, /He had no visible injuries/], other: [5, /puffed up like a sausage/] },
        { one: [1, /He had no visible injuries/], other: [7, /L distal forearm swelling/] },
        { one: [1, /He had no visible injuries/], other: [7, /Posterior scalp hematoma/] },
        { one: [1, /He had no visible injuries/], other: [1, /tight on his left wrist/] },
        { one: [5, /you've got nothing wrong with you/], other: [7, /nondisplaced fracture of the ulnar shaft/] },
        { one: [6, /Suspect waived and admitted/], other: [5, /My wife said not to talk till/] },
        { one: [6, /Suspect waived and admitted/], other: [5, /Bruinsma already did your rights/] },
        { one: [6, /Suspect waived and admitted/], other: [5, /No\. I want to call Phil/] },
        { one: [6, /Suspect waived and admitted/], other: [5, /He was on the radio at the time/] },
        { one: [1, /advised of his Miranda rights in the patrol car/], other: [5, /He said something about it/] },
        { one: [1, /advised of his Miranda rights in the patrol car/], other: [5, /He was on the radio at the time/] },
        { one: [1, /"Yeah I hit him, and I'd do it again\."/], other: [5, /I'd do it again if he did that/] },
        { one: [1, /Did not see anything, was inside/], other: [2, /He's shoving my husband down/] },
        { one: [1, /Did not see anything, was inside/], other: [2, /He's on top of him/] },
        { one: [1, /Did not see anything, was inside/], other: [2, /He hit him with the shovel/] },
        { one: [1, /Sun 01\/11\/2026 0858/], other: [6, /starts 8:53:07/] },
        { one: [1, /Sun 01\/11\/2026 0858/], other: [2, /8:51:22 AM/] },
        { one: [4, /around nine in the morning/], other: [6, /starts 8:53:07/] },
        { one: [1, /BWC: yes \(2\)/], other: [8, /not turned on till the jail/] },
        { one: [1, /BWC: yes \(2\)/], other: [8, /may have purged at 30 days/] },
        { one: [6, /He had had a couple/], other: [4, /I had one beer with breakfast/] },
        { one: [5, /I lost my temper some/], other: [5, /I was scared\./] },
        { one: [1, /coming at him\. I advised/], other: [2, /He's shoving my husband down/] },
        { one: [1, /tight on his left wrist/], other: [7, /nondisplaced fracture of the ulnar shaft/] },
        { one: [1, /went down face first/], other: [2, /Nah\. I'm standing here/] },
        { one: [4, /He come out and started hollering/], other: [2, /he's screaming at my husband/] },
        { one: [4, /He come out and started hollering/], other: [5, /He come around the blower at me/] },
        { one: [6, /Suspect never claimed to be hurt/], other: [7, /Asked for help at the jail/] },
        { one: [4, /I had nothing in my hands except/], other: [5, /he brought it down on my wrist/] },
        { one: [4, /hit me with the FLAT of the shovel/], other: [3, /L frontal scalp at hairline/] },
        { one: [1, /without any warning swung a metal/], other: [5, /swung from the ground/] },
        { one: [5, /I did watch it\./], other: [1, /Achterhof viewed it on her phone/] },
        { one: [1, /lost consciousness for an unk time/], other: [3, /Amb at scene/] },
        { one: [4, /I don't remember after that until/], other: [2, /before I go back over there/] },
      ],
    },
  },
};
