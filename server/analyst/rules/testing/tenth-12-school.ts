import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const SCHOOL_CASE: CaseFile = {
  name: "school burglary at night, DNA from a drink can, custodian's keys",
  documents: makeDocuments([
    [
      "Incident K24-09117 Kettle Moraine.pdf",
      `CITY OF LARKEN FALLS POLICE DEPT.                Larken Falls, Wisconsin
INCIDENT REPORT                    Incident # K24-09117
Nature: Burglary, non residential   943.10(1m)(a)         Reported: 04/15/2024 05:48
Occurred between: 04/12/2024 22:30 and 04/15/2024 05:40
Address: Hollis Marsh Middle School, 900 Prairie Ave
Caller: Brandt, Lorraine M, head custodian
Officers: P27 Schaubroeck, P31 Vang
Case status: A  Active
--------------------------------------------------------------
PROPERTY LIST
Seq  Qty  Desc                                       Value    Status
01   19   Chromebook, Lenovo 300e, asset tags         5,130    Stolen
02   2    iPad 9th gen                                  658    Stolen
03   1    Cash box, gray, w/ fundraiser cash            614    Stolen
04   1    Beverage can, 12 oz, "Jolt Up" citrus           0    Evidence
05   1    Pry tool, red handle                            0    Evidence
06   1    Window screen, bent                             0    Evidence / left at scene
--------------------------------------------------------------
Narrative
On 04/15/24 at 0548 I was sent to Hollis Marsh for a burglary report. I met Lorraine Brandt. She had opened the building at 0540 by the loading dock and found the office door ajar. She said she last locked up on Friday at 2230 after the musical. She did a walk through then by herself. She said the alarm was set. It was not sounding when she came and the panel read "READY", which she thought was odd.`,
      `Incident # K24-09117                    page 2
The window to room 117 (tech lab) was up approx. 14 inches. The screen was on the grass. There were pry marks on the sash. There were footprints in the mulch, at least two different soles. It had rained on Saturday. Officer Vang put a traffic cone over one of the prints.
The Chromebook cart was on its side with the lock cut. On the window ledge inside was an energy drink can. Brandt said she would never leave a can there and that room is wiped down every night. I took the can with gloves. There was about an inch of liquid in it and I poured it out in the grass so it would not spill. The can went in a paper bag.
The pry tool was under the cart. Brandt said that it looks like one from the boiler room.
Main office: cash box gone from the bottom drawer of the secretary, Mrs. Ohlsson. The drawer was not forced. The key for it hangs on a hook.
Principal Dr. Renee Achterberg arrived 0625. She stated that about 200 people were in the building on Friday night. She stated the district has cameras at the entrances and that Tech Director Kip Lauer can get to them. She gave me a list of three former students whom she suspected. She also named a temp who was let go in March, Dorian TALBOT.
A neighbor walking a dog, older male in a Brewers jacket, told Vang that he'd seen a white cargo van by the dock on Sunday around supper time. Vang did not get a name as he had to move the squad for the buses.
Squad video is retained per policy. I cleared at 0741. Photos 1 to 22 taken with dept camera.
                                    Ofc. D. Schaubroeck  P27`,
    ],
    [
      "Supp 3 Det Rusk.pdf",
      `LARKEN FALLS PD    SUPPLEMENT 3     K24-09117      Det. T. Rusk  D4       Typed 09/04/24
04/17  Sent can and the pry tool to State Crime Lab Milwaukee (Ofc. Vang drove it on the 24th, see his log).
04/18  Called Lauer. He said that Door 4 and the dock cameras had been down since the firmware update, he thinks. Door 1 and the parking lot were fine. He said that he would pull the weekend for me. I followed up on 04/30 and 05/16.
04/22  Called the alarm company, Badger Sentry. A rep told me that the system was disarmed Saturday 04/13 at 2114 with code 07 and never armed again. She said she'd need something on paper before she could tell me who has 07.
05/02  Four of the stolen Chromebooks pinged a network at an apartment building on Water St (Lauer, per Google admin console). I drove by. 16 units. No further.
05/29  A pawn hit from Second Chance Pawn, West Allis: iPad serial matches. Pledged 04/16 by "Gage Wendorf". Wendorf is the nephew of Brandt. I called him. He said he bought it from a guy at a gas station. He didn't want to come in. I have not had a chance to try again.
08/21  Lab notified me of a CODIS hit from the can to Dorian J TALBOT DOB 07/30/1999. Talbot has a 2019 conviction (felony retail theft) which is why he is in the databank.
08/27  Interviewed Talbot at his work, Hi-Way Tire. He said that he was a temp custodian for Reliant Staffing at the school Jan thru March 8. He says he drinks those all the time, "I probably left fifty cans in there." He said he was at his sister's in Eau Claire for the weekend of the 12th for a baptism. He would not let me have his phone. He did agree to a swab.
08/27  Talbot was arrested for burglary at the conclusion of this.`,
      `LARKEN FALLS PD    SUPPLEMENT 3     K24-09117      page 2
I asked Brandt about the 50 cans. She said Talbot had been told about his cans and that the room was deep cleaned over spring break (03/25 to 03/29) by an outside crew. I asked what crew and she said that the district would know.
Brandt told me Talbot turned in his keys. She said "his fob, I think so too." She told me she had trouble with Talbot; he had complained to the agency about her. I did not ask what about.
I asked about her nephew. She said that Gage helps her on weekends sometimes, off the books. She became upset and I ended the conversation.
The three students on Achterberg's list: I did not contact them since the DNA came back.
Requested charge: 943.10(1m)(a) PTAC. Sent to DA 09/05/24.

RECORDS SECTION USE
Distribution DA [x]  CA [ ]  DHS [ ]  School liaison [x]      UCR 220 cleared adult arrest
Reviewed Lt. Opsahl.   This supplement contains no juvenile information. Duplicate copies of audio must be requested on form LF-12 with payment in advance. Reports are released no sooner than 10 business days following the request.`,
    ],
    [
      "WSCL report M24-2207.pdf",
      `STATE OF WISCONSIN          DEPARTMENT OF JUSTICE          STATE CRIME LABORATORY - MILWAUKEE
CONFIDENTIAL REPORT OF LABORATORY FINDINGS
Laboratory case no.  M24-2207              Agency no. K24-09117           Agency: Larken Falls PD
Submitted: 04/24/2024  by Ofc. T. Vang, in person          Report date: 08/19/2024
ITEM  A   One "Jolt Up" can in plastic zip bag, unsealed on receipt; re-packaged by the laboratory
ITEM  B   One pry tool with red handle in paper
PROCEDURE: Swabbing of Item A (rim) and Item B (handle). Extraction, quantitation, amplification with PowerPlex Fusion 6C. STRmix v2.8.
RESULTS
A-1 (rim): A mixture of two individuals was obtained. Assuming two contributors, a major contributor (approx. 71 %) male profile was developed, suitable for search. The minor contributor is not suitable for comparison.
B-1 (handle): A mixture of at least four. No conclusions can be made.
Latent prints: Item A was not examined for latent prints. Item B, not requested.
DATABANK: The major profile from A-1 was searched on 08/16/2024 and associated with TALBOT, Dorian J., offender specimen. A confirmation reference sample from the above is required before a statement of match can be issued.
Remaining extract retained for 1 year. Items will be returned to the agency.
Statements herein are opinions of the undersigned analyst. Technical and administrative review were performed. The laboratory is accredited by ANAB to ISO/IEC 17025. Case notes and electronic data are not part of this report and are available through the prosecutor.
                         H. Brzezinski, DNA Analyst`,
    ],
    [
      "Vang evidence log.pdf",
      `LFPD PROPERTY / EVIDENCE CONTINUITY             K24-09117
Item  Desc                  Date/Time        From             To                Purpose
04    can, paper bag        04/15 1350       Schaubroeck      temp locker 6     store
05    pry tool              04/15 1350       Schaubroeck      temp locker 6     store
04    can                   04/18 0905       locker 6         Rusk              view
04    can                   ____ ____        ____             ____              ____
04    can                   04/24 0830       Evid rm          Vang              to WSCL
05    pry tool              04/24 0830       Evid rm          Vang              to WSCL
07    buccal swab x2 TALBOT 08/27 1510       Rusk             Evid rm fridge    hold
08    casts                 n/a              n/a              n/a               not made, rain
09    CD 22 photos          04/15 1400       Schaubroeck      Evid rm           store
Notes: Locker 6 latch replaced 04/19 (would not catch). Evidence custodian J. Pohl on leave 04/15 to 04/23; Lt. Opsahl had the key.
Item 06 screen left with school, maintenance reinstalled on 4/16.
Retention: misdemeanor 1 yr after disposition, felony 50 yrs or per statute. Biological evidence see GO 14-6. Bicycles see Clerk. Lost and found see Clerk. Drug destruction needs two signatures. Cash above $500 to the bank within 3 days.`,
    ],
    [
      "Email chain school district.pdf",
      `From: Lauer, Kip <klauer at hmsd>
Sent: Friday, May 17, 2024 7:58 AM
To: Rusk, T
Cc: Achterberg, Renee
Subject: RE: RE: video again sorry

Det Rusk,
Sorry for the delay, we're in testing season and I am a department of one. I did look at the lot camera on the Monday. I skipped around. I saw a light colored van come in Sun 17:51 and leave 18:20. Couldn't read the plate. I don't remember if I saved it; if I did it is on the old laptop. The NVR keeps 30 days so what isn't saved is going to be gone.
For the fobs, our door system (Verkado) keeps it all and I can run a report by door or by person when somebody asks, HR has to OK it. Dock door is on the system. I know that we had a few that were never shut off after people left, we found 11 in the audit in June of last year and there's probably more.
Kip

> From: Rusk, T
> Sent: Thursday, May 16, 2024 3:20 PM
> Any luck on the video? Also do you have a fob list. Thanks
>
> > From: Achterberg, Renee
> > Sent: April 16, 2024
> > Kip, please help the officers with anything. FYI insurance (Mutual of Fond du Lac) is asking for our inventory by Friday. Their adjuster is coming Thursday and will want to see the window. He said that from his pictures the pry marks look to be from the inside??
> > Staff: counselors available for anyone upset by the break in. Musical strike moved to Weds.`,
    ],
    [
      "Criminal complaint 24CF.pdf",
      `STATE OF WISCONSIN      CIRCUIT COURT      TAMARACK COUNTY
STATE OF WISCONSIN, Plaintiff, v. DORIAN J. TALBOT, Defendant           CRIMINAL COMPLAINT     Case No. 2024CF000000 (assigned on filing)
The undersigned, being first duly sworn, upon information and belief states:
COUNT 1: BURGLARY OF A BUILDING OR DWELLING, AS A PARTY TO A CRIME. The above named defendant, between Friday April 12, 2024 and Monday April 15, 2024, in the City of Larken Falls, did intentionally enter a building, the Hollis Marsh Middle School, without the consent of the person in lawful possession and with intent to steal, contrary to sec. 943.10(1m)(a), 939.05 Wis. Stats., a Class F felony, fine not more than $25,000 or imprisonment not more than 12 years and 6 months or both.
PROBABLE CAUSE: Complainant is an Assistant District Attorney and bases this on the reports of the Larken Falls Police Department, which complainant believes to be reliable as they were prepared in the course of duty. According to the reports a can was found inside the point of entry. DNA on that can matched the defendant. The defendant was a disgruntled former employee who had been terminated five weeks prior and knew the building. The defendant admitted that he drinks that brand. The defendant refused to provide his telephone.
Bail: The State will ask for signature bond, $5,000, with no contact with the Hollis Marsh school or L. Brandt.
Subscribed and sworn before me.`,
    ],
  ]),
  key: {
    offence: "burglary",
    issues: [],
    gaps: [
      /(alarm|badger sentry|disarm|code 07|keypad|access code)/i,
      /\bfobs?\b|verkado|door (access|system|log)|access (control|log)|key ?card|entry log/i,
      /video|footage|camera|\bnvr\b|surveillance|cctv/i,
      /wendorf|gage|nephew|second chance|pawn|ipad/i,
      /reference (sample|swab|comparison)|buccal|confirm(ation|atory)|talbot'?s? (swab|sample)|known sample|swab/i,
      /(lab|dna|strmix|analyst|crime lab).*(notes|data|file|bench|electronic|raw|worksheet|record|validation|packet)|electropherogram|case notes|bench notes|brzezinski/i,
      /latent|fingerprint|\bprints?\b|dusting/i,
      /reliant|staffing|personnel|employment (file|record)|hr (file|record)|temp agency|time ?sheet|work schedule|complaint.*brandt/i,
      /chromebook|google admin|water st|\bip address|\bpinged?\b|network/i,
      /chain of custody|continuity|unaccounted|evidence room|locker|custody gap|paper bag|packag/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /spring break|deep clean|cleaning (crew|company|contract|record|log)|outside crew/i,
        /insur|adjuster|mutual of fond|inventory/i,
        /pry marks|tool ?mark|window|sash/i,
        /footprint|foot ?wear|shoe|cast(s|ing)?\b|sole|cone/i,
        /brewers|dog (walker|owner)|neighbo(u)?r|passer|unnamed (witness|man)|unidentified (witness|man)/i,
        /\bvan\b|plate/i,
        /former students|three students|other suspects|alternative suspects|third.?party/i,
        /brandt|custodian/i,
        /ohlsson|secretary|cash box|fundrais/i,
        /achterberg|principal/i,
        /lauer|laptop|tech director/i,
        /photo(s|graph)/i,
        /squad|dash.?cam|body.?(worn|cam)|bwc|in.?car/i,
        /vang/i,
        /schaubroeck/i,
        /dispatch|\bcad\b|911|call (record|log|recording)|radio/i,
        /alibi|baptism|sister|eau claire|church/i,
        /phone|cell.?site|location data|tower/i,
        /interview.*(record|audio|video|talbot|hi-?way)|(recording|audio|video).*(interview|statement|talbot)|hi-?way tire|miranda|rights|waiver/i,
        /supplements? (1|2|one|two|no)|missing supplement|earlier supplement|supplement/i,
        /codis|databank|hit (letter|notification)|2019 conviction/i,
        /minor contributor|second contributor|mixture|other (person|contributor)|unknown (person|contributor|profile)|elimination|staff samples/i,
        /liquid|contents of the can|(drink|beverage|soda|energy|jolt).{0,12}\bcan\b/i,
        /pry tool|boiler room|bolt cutter|(cart|cut|pad).?lock/i,
        /key(s)? (list|log|return|record|issue|control)|keys|key inventory/i,
        /opsahl|pohl/i,
        /notes/i,
        /ticket|musical|attendance list|visitor|sign.?in|200 people/i,
        /weather|\brain/i,
        /criminal (history|record)|benefit|off the books/i,
        /expert|transfer|re.?test|independent|retest|extract|persist/i,
        /google|asset tag|serial/i,
        /lab.*(policy|protocol|procedure|accredit|audit|corrective|proficien|contamination)|contamination/i,
        /policy|general order|go 14-6|retention|training/i,
        /brady|disciplin|giglio|internal affairs/i,
        /arrest (record|report)|booking|jail|custody record|warrant/i,
        /clothing|residence search|home search|search of (his|talbot|the client)/i,
        /firmware|camera.*maintenance|maintenance (record|log)/i,
        /fob audit|audit/i,
        /stolen property|recovered (property|item)/i,
        /email|correspondence|communications/i,
      ],
      contradictions: [],
    },
  },
};
