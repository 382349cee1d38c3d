import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const PINELEVEL_CASE: CaseFile = {
  name: "stalking and burglary of an ex-partner's house in Mississippi",
  documents: makeDocuments([
    [
      "Tupola County SO offense report.pdf",
      `TUPOLA COUNTY SHERIFF'S OFFICE          UNIFORM OFFENSE REPORT           ORI MS0------        CASE 2025-05-0447
OFFENSE: BURGLARY, DWELLING 97-17-23 / STALKING 97-3-107          STATUS: ACTIVE
LOC: 2218 PINE LEVEL RD           DATE OCC: 05/17/25 SAT     TIME OCC: BTWN 1830 AND 2245      RPTD: 2251
COMP: LADNER, BRITTANY N.  W/F  29       EMPL: PINE BELT DENTAL
SUSP: MCCAIN-ROWE, JARRETT T.  W/M  33    REL: EX BOYFRIEND      ADDR: 40 CROSSROADS TRLR PK
DEPUTY: D. FAIRLEY  S-22
ON 05/17/25 AT APPROX 2300 HRS I, DEP. FAIRLEY, RESPONDED TO THE ABOVE LOCATION IN REF TO A BURGLARY. COMP STATED THAT SHE CAME HOME FROM HER COUSINS CRAWFISH BOIL AND FOUND THE BACK DOOR STANDING OPEN AND THE DOG IN THE YARD. COMP STATED THAT NOTHING LOOKED TORN UP. COMP STATED THAT MISSING WAS: A JEWELRY BOX (WHITE), A BLACK LAPTOP (HP), HER SPARE CAR KEY AND A FRAMED PICTURE OF HER AND THE SUSPECT. COMP ADVISED SHE KNOWS IT WAS JARRETT BECAUSE OF THE PICTURE AND BECAUSE HE HAS NOT LEFT HER ALONE SINCE FEBRUARY. COMP ADVISED HE USED TO HAVE A KEY AND SHE DID NOT CHANGE THE LOCKS.
I OBSERVED NO PRY MARKS. THERE WAS A MUDDY SHOE PRINT ON THE BACK STEP AND A SMUDGE ON THE GLASS. I TOOK PICTURES WITH MY PHONE. I ADVISED COMP NOT TO TOUCH THE DOOR AND THAT AN INVESTIGATOR WOULD BE BY MONDAY.`,
      `CASE 2025-05-0447           PAGE 2
COMP ADVISED HER ROOMMATE, TAYLOR, WORKS AT THE CASINO AND WAS GONE FROM 4 PM. COMP WAS NOT ABLE TO REACH HER. COMP STATED THE NEIGHBOR MR. HERSHEL BOONE HAS A RING DOORBELL AND ACROSS THE ROAD IS THE VOLUNTEER FIRE STATION. MR. BOONE WAS AWAKE AND ADVISED HE SAW A DARK COLORED DODGE TRUCK GO UP THE DRIVE ABOUT DARK WITH THE LIGHTS OFF AND THOUGHT IT WAS THE ONE THAT USED TO BE THERE. HE DID NOT SEE THE TAG OR WHO GOT OUT.
COMP SHOWED ME HER PHONE WITH A LARGE NUMBER OF TEXTS AND MISSED CALLS. SOME WERE FROM A NUMBER THAT SHE DID NOT KNOW. COMP ADVISED THAT ON 05/12 A MECHANIC AT TIRE PROS FOUND A SMALL BLACK BOX WITH A MAGNET UP UNDER HER REAR BUMPER. SHE HAD IT IN A ZIPLOC AND I TOOK POSSESSION OF SAME.
I ATTEMPTED CONTACT WITH SUSP AT THE TRLR PK AT 0015 HRS. NO ANSWER. THERE WAS A GRAY DODGE RAM IN THE YARD, HOOD COOL. MGR OF THE PARK, MS. DELPHINE, STATED THAT HE HAS BEEN HOME ALL EVENING "FAR AS I KNOW, HIS TV WAS ON".
WEATHER: CLEAR, RAIN EARLIER IN DAY. TEMP 70S. DISPATCHED BY: TCSO. UNIT CAMERA: YES. BODY CAM: DEPLOYMENT NOT COMPLETE IN PATROL DIST 2.
REPORT ENTERED 05/18/25 0540 AT END OF TOUR.          DF`,
    ],
    [
      "Ladner voluntary statement.pdf",
      `TCSO  VOLUNTARY STATEMENT                    CASE NO.  2025-05-0447
I Brittany Ladner am giving this to Inv. Stroud on 5/19/25 at 10:05 am in his office.
Me and Jarrett was together three years. I put him out on Feb 8. He did not take it well. He called me all day long, one day it was 61 times I counted. He would set in the parking lot at my work, Dr. Nichols seen him and Amber up front did too. He sent flowers. He come to church. In March I went and got a paper on him at Justice Court but I let it go because his mama begged me to. Then it was like he always knew where I was at. He was at the Dollar General when I was at the Dollar General. At the Tire Pros they found that thing on my car.
On Saturday I went to Kristi's at about 6:30. I posted on Facebook that I was there. I got home around 10:45. Dog was out. I went room to room with a skillet. My box was gone and laptop and the picture off the mantle. I know that it was Jarrett. Nobody else would want the picture.
I am seeing somebody now, his name is Chase. He had a key too. He and Jarrett had words at the Chevron on the 10th and Chase busted his window out on the truck.
I do still owe Jarrett some money on the laptop, he bought it on his card. Some of the things in the house are his and he ask for them back.
I want to press charges and I want him to leave me be.    Brittany Ladner`,
    ],
    [
      "Inv Stroud case notes typed.pdf",
      `INVESTIGATOR CASE NOTES (TYPED FROM HANDWRITTEN)          INV. R. STROUD       2025-05-0447
5/19  Talked to vic, statement. She will send screen shots. 
5/19  By house 1400. Back step washed off by roommate. Dusted glass, 2 lifts. Door and lock not taken. Roommate Taylor Husband (that is last name) in a hurry, says that she might of left back door unlocked going to work, "it don't catch." Will call her back.
5/20  Black box is a LandAirSea type tracker. Number on label. Called company, need subpoena. DA investigator to do.
5/20  Boone says that he deletes the doorbell every so often. Will look. Fire station camera is on a loop, Chief said 5 days or so.
5/21  Subj came in on his own w/ his mother Ms. Rowe-Pittman. Miranda on county form. Talked abt 45 min. Admits that he calls too much, "I was tore up". Says phone got turned off in April and he has a new number. Denies tracker. Says on 5/17 was at home w/ ball game on, ordered pizza abt 8. Says that the picture is his, she gave it back in March, he has it on his wall, come and look. Recorder battery died, have first part.
5/21  Asked to see truck. He let me look. Found a key on the visor fits Honda. He says is her spare from when they was together. Took key.
5/22  Search w/ Capt. Holliman at trailer on warrant by Judge Ott. Recov: framed picture, HP power cord (no laptop), sneakers Nike 11. Not found: jewelry box.
5/23  Pawn check, B&L Pawn has a HP laptop pawned 5/18 by a C. Dearman. Need to run down.
5/27  Vic says that Chase's last name is Dearman. Hm.
6/02  Arrest warrant signed on Jarrett. Picked up at work by S-19.`,
    ],
    [
      "Text message screenshots sheet.pdf",
      `EXHIBIT SHEET          MESSAGES PROVIDED BY VICTIM (PRINTED FROM E-MAIL)        14 OF "ABOUT 300"        2025-05-0447
(contact shown as  JARRETT DO NOT ANSWER )
  Sun Feb 9   2:14 AM    I cant sleep. please b
  Sun Feb 9   2:15 AM    B
  Sun Feb 9   2:40 AM    im outside just want my boots
  Fri Feb 14  11:02 AM   did u get the flowers
  Fri Feb 14  11:40 AM   [reply cropped]
  Wed Mar 5   7:55 PM    saw u at wed night service. u looked pretty
  Thu Mar 20  5:12 PM    when can i get my tool bag and tv
  Thu Mar 20  5:13 PM    [reply]  come sat after 12 and bring my picture back lol
  Sat Mar 22  1:05 PM    thank u for talking today
(contact shown as  601 xxx 0138 )
  Tue Apr 29  10:10 PM   i see u
  Sun May 4   12:31 AM   nice car whos is it
  Sat May 10  9:48 PM    tell him he owes me a window
  Thu May 15  6:20 PM    u wont b home sat huh
  Sat May 17  11:58 PM   did you like it
Note by R.S.: No subscriber info on 0138 yet. Vic has a new phone since 5/24 (old one traded in at the store).`,
    ],
    [
      "Tire shop work order.pdf",
      `TIRE PROS OF ELLERVILLE          WORK ORDER  31877           05/12/2025   MON     IN 9:05   OUT 10:20
CUST: LADNER BRITTANY      VEH: 2016 HONDA CIVIC   MI: 118,402
REQUEST: ROTATE / BALANCE, NOISE REAR
TECH: DEWAYNE         BAY 3
ROTATE AND BALANCE 4                        39.99
INSP REAR, FOUND MAGNET BOX ON FRAME BY BUMPER, REMOVED PER CUST, GAVE TO CUST         0.00
SHOP SUPPLIES                               2.40
TAX                                         2.97
TOTAL                                       45.36    PAID VISA
COMMENTS: BOX CLEAN NO ROAD DIRT. BATTERY LIGHT BLINKING GREEN. RR STRUT WEAK, DECLINED.
Warranty on rotation and balance 6 months or 6,000 miles, whichever is first. Lug nuts must be re-torqued after 50 miles. Not responsible for articles left in vehicle. Tires must be inspected before any claim for road hazard. Storage of 15 dollars per day begins on the third day after notice. We honor all manufacturer rebates, see the counter. Thank you for your business. Customer signature on file.`,
    ],
    [
      "Justice court affidavit and bond.pdf",
      `IN THE JUSTICE COURT OF TUPOLA COUNTY, MISSISSIPPI                 DISTRICT 2
STATE OF MISSISSIPPI   VS   JARRETT T. MCCAIN-ROWE                     GENERAL AFFIDAVIT
Before me, the undersigned Justice Court Clerk, personally came INV. R. STROUD who makes oath that on or about the 8th day of February through the 17th day of May, 2025, JARRETT T. MCCAIN-ROWE did wilfully, unlawfully and feloniously break and enter the dwelling of Brittany Ladner with intent to steal therein, and did purposefully engage in a course of conduct directed at Brittany Ladner that would cause a reasonable person to fear for her safety, by repeated calls, messages and by following, against the peace and dignity of the State of Mississippi.
Sworn this 2nd day of June, 2025.           Affiant: R Stroud           Deputy Clerk: (seal)
INITIAL APPEARANCE  06/03/25    Judge: Ott      Defendant advised of charge, right to counsel, preliminary hearing.   Counsel: public defender
BOND: $35,000    CONDITIONS: no contact direct or indirect; GPS ankle monitor at own cost; no travel to Pine Level Rd
Underlying facts and circumstances: see investigator. Prior paper: Ladner v. McCain-Rowe, protection order petition filed 03/11/25, dismissed 03/18/25 on request.
Prelim hearing: waived [ ]  demanded [X]   set 06/26/25  1:30 pm`,
    ],
  ]),
  key: {
    offence: "burglary",
    issues: [],
    gaps: [
      /tracker|landairsea|black box|magnet box|gps (device|unit|tracker)/i,
      /0138|subscriber|phone (company|records)|call (detail|log)|carrier|toll record/i,
      /boone|doorbell|\bring\b (video|camera|footage|doorbell)|fire station/i,
      /dearman|\bchase\b/i,
      /b&l|pawn/i,
      /lifts?\b|latent|fingerprint/i,
      /taylor|husband|roommate/i,
      /interview.*(record|audio|tape|transcript)|(record|audio|tape|transcript)\w*.*(interview|statement)|recorder|miranda/i,
      /full (message|text)|all (the )?(texts|messages)|about 300|message thread|screen ?shots?|old phone|phone (extraction|download)|extraction|victim'?s? phone|ladner'?s? phone|cropped/i,
      /shoe ?print|footprint|impression|nike|sneaker|photograph|\bphotos?\b|pictures (taken )?(with|by)/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /911|emergency call|\bcad\b|dispatch|radio|call record/i,
        /unit camera|in.?car|dash|cruiser|patrol (car )?(video|camera)|body.?(worn|cam)|bwc/i,
        /search warrant|warrant|affidavit|underlying facts|warrant return|inventory|\bott\b|probable cause/i,
        /handwritten|notes/i,
        /pizza|delivery|receipt|restaurant/i,
        /delphine|park manager|trailer park|alibi/i,
        /\bmother\b|\bmama\b|rowe-?pittman/i,
        /\bamber\b|dr\.? nichols|nichols|pine belt|dental|co-?workers?|employer|work (schedule|record)/i,
        /kristi|cousin|crawfish/i,
        /dollar general|church|chevron|store (camera|video)/i,
        /facebook|social media|facebook post/i,
        /dewayne|tire pros|mechanic/i,
        /protection order|petition|dismiss/i,
        /purchase|card (record|statement)|ownership|laptop|\bhp\b|bank record|bank statement/i,
        /power cord|jewelry|framed picture|picture frame|photo frame|recovered property|mantle/i,
        /\bkeys?\b|honda|spare/i,
        /\blocks?\b|back door/i,
        /truck|dodge|\bram\b|registration|vehicle/i,
        /cell.?site|tower|location data|location history|phone/i,
        /flowers|florist/i,
        /chain of custody|custody|evidence (log|sheet)|property (log|record|receipt|room)|ziploc/i,
        /holliman|\bs-19\b|arrest report|arresting/i,
        /fairley|stroud/i,
        /dna|swab|forensic|\blab(oratory)?\b/i,
        /surveillance|cctv|security (camera|video)|plate reader|traffic camera/i,
        /consent/i,
        /waiver|rights form|county form/i,
        /criminal (history|record)|convictions|ncic|record check/i,
        /disciplin\w*|personnel|internal affairs|brady|giglio|impeach\w*|exculpat\w*/i,
        /booking|jail|jail calls?/i,
        /canvass|neighbou?r/i,
        /broken window|truck window|window|altercation|chevron/i,
        /subpoena/i,
        /ankle|monitor/i,
        /insurance|\bvalue\b|apprais/i,
        /training|policy|policies|procedure/i,
        /\bdog\b|weather|sunset|lighting|sketch|diagram|scene (plan|photo)/i,
        /third.?party|other suspect|another suspect/i,
        /medical|counsel(l)?ing|therap/i,
        /\bbias\b|benefit|\bdebt\b|money owed/i,
        /casino|time ?(card|sheet|clock)|schedule/i,
        /ball game|television|\btv\b|internet/i,
        /preliminary hearing|indictment|grand jury|victim assistance/i,
        /e-?mail|metadata|trade.?in|phone store/i,
      ],
      contradictions: [],
    },
  },
};
