import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const PORCH_PARCELS_CASE: CaseFile = {
  name: "porch package thefts, bait parcel, doorbell clips",
  documents: makeDocuments([
    [
      "ICR 23018840 public and narrative.pdf",
      `CITY OF LAKE ARVID POLICE - MINNESOTA                ICR: 23018840
Reported: 12/13/2023 14:52      Committed: 12/13/2023 14:31 - 14:40
Title: MAIL / PACKAGE THEFT  (609.529)  - BAIT           Related ICRs: 23018022, 23018107, 23018315, 23018590
Place: 1140 block Tamarack Ct, and 1151 Larch Ave
How received: GPS ALERT        Squad 812, 815
Names:
   SUSPECT      Vang-Ostby, Tyler James     DOB 06/xx/1998
   MENTIONED    Rudd, Amber Lynn            DOB 10/xx/2000     reg. owner of vehicle
   VICTIM       City of Lake Arvid (bait)
   VICTIM       see related ICRs, 4 households
   MENTIONED    Homeowner Larch Ave, Halberg
Narrative, Ofc. Kuehl 812:
On the above date and time I was working Project Grinch. A bait package (box marked with tape of a large online seller, inside one used tablet and tracker no. 3) was placed by CSO Pham on the steps of 1151 Larch Ave with permission of the homeowner. At 1431 the tracker sent a movement alert to my phone. I was about 1.5 mi away. I followed the dots on the app to the Tamarack townhomes. The dots jumped around and at one time showed the box in the pond. At 1440 I saw a tan Buick LeSabre backed in to a stall in the lot. A male was in the driver's seat. A female with dark hair was walking away between units 6 and 8. I did not stop her.
I had the male step out. He was identified by MN license as Vang-Ostby. He said he was waiting for his girlfriend. I saw several boxes in the back seat with names that did not match.`,
      `ICR 23018840  narrative, page 2
I asked if I could look in the car. He said "it's not my car but whatever." In the back seat and trunk were seven parcels, two opened. Bait box was under the front passenger seat, not opened. There were also kid's clothes, a box cutter, and a receipt from a returns counter in St. Cloud.
Vang-Ostby was detained in my squad. He said Amber "picks up stuff for people". He was advised of Miranda on scene by Ofc. Reinke and said he didn't want to talk about it without somebody there.
I reviewed doorbell clips from the earlier reports on my phone and it appeared to be the same male in the ones from 12/06 and 12/09, by the jacket. He was wearing a like jacket, tan canvas, when arrested. The female in 12/04 is not known.
Vehicle was towed by Arvid Towing. Parcels to evidence. I was able to give five of the parcels back to the people whose names were on the labels that same evening as it was close to Christmas. I took a picture of each prior to return.
Total value per owners $1,284.50 with bait ($400) included.
Booked at County on gross misd / felony level depending on value. No force used.
Kuehl 812         QA by: Sgt. Lindeman         Released to: City Attorney, County Attorney`,
    ],
    [
      "Related ICR summaries.pdf",
      `LAKE ARVID PD RECORDS      REPORT:  LINKED INCIDENTS, SHORT FORM        run 01/03/2024
ICR        DATE/TIME          ADDRESS              COMPLAINANT      ITEM                     VALUE      VIDEO   
23018022   12/04/23 1102      1129 Larch           Sodergren, P     air fryer                119.99     Y doorbell
     Syn: female, dark long hair, leggings, took box, silver SUV in background, clip uploaded to citizen link
23018107   12/06/23 1615      88 Spruce Pt         Adeyemi, F       shoes, kids books        164.51     Y doorbell
     Syn: male, hood, tan jacket. Face is not seen. Tan sedan rolls past, plate not legible.
23018315   12/09/23 1240      402 N Arvid Dr       Gustavson, R     (claims) ring            600.00     Y neighbor
     Syn: male, tan coat, beard? From across street. Homeowner says ring delivered that day. Carrier says delivered 12/08.
23018590   12/11/23 --        1133 Larch           Moua, L          unk                      unk        N
     Syn: did not receive. Seller refunded.
Officer on all four: CSO Pham, by phone. No follow up. Clips by link, link good for 30 days.
----------------------------------------------------------------------
TOTAL INCIDENTS 4      EXCEPTIONALLY CLEARED 0     CLEARED BY ARREST 4 (12/14/23 Lindeman)
This report is compiled by the records management system. Data is classified under Minn. Stat. ch. 13. Persons who are the subject of data can ask for a correction in writing.`,
      `LAKE ARVID PD RECORDS      DOORBELL CLIP - TYPED DESCRIPTION (by CSO Pham, for charging packet)    23018107
00:00  porch, snow on step, box by the door
00:04  male enters from left, hood up, tan work jacket, dark gloves, light blue jeans
00:06  bends down, picks up box with both hands. There is a patch or stain on the right elbow
00:08  looks to street (not to camera). Says a word, could be "hurry" or "Harley"
00:10  walks off left. Limp?
00:13  tan or gold car goes by right to left
00:15  end of clip
Clip as received is 15 seconds. Homeowner's settings send 15 s only. Full motion event may be with company.
Stills: two, low quality. Printed on the color copier for the board in the squad room.
CSO Pham states: I showed the stills to the officers at roll call on 12/11 and Kuehl said that may be Tyler, he knew of him from a call last summer.
Other notes: battery low icon. Time stamp says 5:15 PM, homeowner says app is set to Eastern as they moved from Ohio.`,
    ],
    [
      "Tracker event export.csv.txt",
      `BAITTRAK WEB CONSOLE          device 03          export by: kuehl      created 12/14/2023 08:20
seq,utc_time,lat,lon,fix,acc_m,event,batt
101,2023-12-13 17:02:10,--,--,none,,ARMED,61
102,2023-12-13 20:31:05,(larch),(larch),cell,420,MOTION,58
103,2023-12-13 20:31:50,(larch),(larch),cell,420,MOTION,58
104,2023-12-13 20:33:20,(arvid dr),(arvid dr),wifi,65,MOVING,57
105,2023-12-13 20:34:40,(pond),(pond),cell,800,MOVING,57
106,2023-12-13 20:36:02,(tamarack),(tamarack),wifi,40,MOVING,57
107,2023-12-13 20:37:15,(tamarack),(tamarack),wifi,40,STATIONARY,56
108,2023-12-13 20:49:12,(tamarack),(tamarack),gps,9,LID OPEN,56
109,2023-12-13 20:58:40,(pd garage),(pd garage),gps,6,MOVING,55
110,2023-12-13 21:20:00,(pd garage),(pd garage),gps,6,DISARMED,55
Rows 1-100 not included in this export (retain 90 days).
Positions are rounded for privacy. The console converts to the time zone of the user. Geofence alerts are sent by text and by push. Device battery is rated for 14 days. Cell fixes are approximate and must not be used as the only basis for a stop; see operator guide, chapter 4. For help, open a ticket.`,
    ],
    [
      "Evidence and return sheet.pdf",
      `LAKE ARVID POLICE          PROPERTY / EVIDENCE ENTRY          ICR 23018840
Tag   Item                                             From             Disp.              By
P1    Box, bait, w/ tablet + tracker 3                 veh, under seat  RETURNED TO SVC    812
P2    Parcel, label Sodergren, sealed                  veh, rear seat   REL. OWNER 12/13   812
P3    Parcel, label Nyberg (no report), sealed         veh, rear        REL. OWNER 12/13   812
P4    Parcel, label Moua, opened, blanket              veh, trunk       REL. OWNER 12/13   812
P5    Parcel, label "A. Rudd", sealed                  veh, trunk       REL. to RUDD 12/15 front desk
P6    Parcel, label Trang Dental, opened, gloves       veh, trunk       REL. OWNER 12/13   812
P7    Parcel, no label                                 veh, trunk       HOLD
P8    Box cutter                                       console          HOLD
P9    Receipt, returns counter, 12/12 16:48            visor            HOLD
P10   Jacket, tan, canvas, men's L                     suspect          to jail property
Photos: 8 (card 812-B)
Latents: not requested
Release of property prior to charging was approved verbally. Owners signed on officer's tablet. Owners were told to keep the box if they could.
Count on report 7 parcels. Entered by: evidence tech (PT) Wanda S., 12/18/23`,
    ],
    [
      "Rudd recorded phone contact.docx",
      `SUPPLEMENT TYPE: PHONE STATEMENT            ICR 23018840          12/19/2023 10:05
INV. MARIE TELLEFSEN speaking with AMBER RUDD (transcribed by records, words not clear marked ***)
TELLEFSEN: So I'm just trying to get your side. It's your Buick, right?
RUDD: It's in my name. Me and Tyler both drive it. And my brother sometimes.
TELLEFSEN: Which brother?
RUDD: Cody. He don't got a license so, I didn't say that.
TELLEFSEN: Okay. Where was the Buick on the 13th, the afternoon?
RUDD: I had it at work until like two and then Tyler came and got it from me. I was at my friend Deena's unit at Tamarack. He was coming to get me.
TELLEFSEN: What about all the boxes?
RUDD: I do returns for people. Like a side thing on the Facebook market group. People leave them out for me.
TELLEFSEN: Do you have like messages?
RUDD: Yeah, in my phone. I could *** send it.
TELLEFSEN: That'd be great. There's a video of a girl with dark hair taking an air fryer.
RUDD: That's not me. I was at work. You can ask the nursing home, I clock in.
TELLEFSEN: The bait box was under your seat.
RUDD: I don't know nothing about that. Tyler does not do that. He's on paper, he wouldn't.
TELLEFSEN: So if it wasn't you and it wasn't Tyler.
RUDD: I'm not saying it's Cody. *** I got kids. Am I getting charged?
TELLEFSEN: I don't decide that. If you're a witness I'd rather have you as a witness.
RUDD: Then what do you need me to say?
TELLEFSEN: Just the truth. I'll send you a link for the messages.
[10:14 end of call]`,
    ],
    [
      "County attorney charging letter.pdf",
      `OFFICE OF THE ARVID COUNTY ATTORNEY                                     February 2, 2024
To: Public Defender, Seventh District
Re: State v. Tyler James Vang-Ostby, 73-CR-24-0219.    RULE 9.01 DISCLOSURE, FIRST
Enclosed: complaint; ICR narrative (2 pp); linked incidents and clip description (2 pp); tracker export; property entry; Rudd phone statement. Total bates 001-009.
The State is charging three counts of mail theft and one count of receiving stolen property, aggregated over six months. We have elected not to charge Ms. Rudd at this time.
We have received one of the clips (88 Spruce Pt) and it can be viewed at our office by appointment. We understand that the links to the others lapsed. The squad video of 815 has been requested of the city. Lake Arvid PD did not have body cameras until March of this year.
Mr. Gustavson has sent us a letter and asks for $600 as restitution. Receipts have been asked for.
Mr. Vang-Ostby is on probation in another county (fifth degree possession, stay of adjudication). His agent, Ms. Pruss, has been told.
Should the defense have any notice of alibi or of an alternative perpetrator it is to be served under Rule 9.02. The omnibus hearing is on March 5 by remote. The remote link will be sent by the court. Do not share the link.`,
    ],
    [
      "Sodergren email.txt",
      `From: Peg Sodergren
To: CSO Pham
Date: Thu, 14 Dec 2023 19:22
Subject: RE: your package / thank you!!
Hi Officer, thank you so much to the nice officer who came by with our box last night. It is not the air fryer though, this was a different box, it was a puzzle that I ordered on the 10th and did not know was even here yet. So the air fryer is still gone, the seller gave me a new one.
My husband says that he saw the lady in the first video again at the school pick-up, or someone a lot like her, driving a silver SUV. She was with two kids. He did not get a plate number, he will be more careful next time. I have told the Larch Avenue group about it. There are a lot of opinions on there! Someone posted a picture of the fellow you caught from the jail site and now everybody says they saw him. Bev at 1137 says he was the one who plowed for her last year and he was always nice.
I do still have the other clips from my bell if you want it, it keeps them 60 days. Nobody has asked.
Merry Christmas,
Peg`,
    ],
  ]),
  key: {
    offence: "theft",
    issues: [],
    gaps: [
      /doorbell|(original|full|native|complete).{0,30}(clip|video|footage)|(clip|footage).{0,50}(original|sodergren|12\/0[49]|gustavson|full|larch)/i,
      /squad (video|cam|car video)|squad.{0,20}(video|record)|in.?car|dash/i,
      /rudd.{0,60}(phone|message|text|facebook|market|time|employ|work|nursing)|nursing home|facebook|marketplace|messages/i,
      /\bcody\b|brother/i,
      /tracker.{0,70}(full|rows|raw|complete|log|manual|guide|record|data|calibrat|accura|maint|test)|baittrak|operator guide|rows 1|bait.{0,30}(log|polic|protocol|procedure|program|record)|project grinch/i,
      /fingerprint|latent|\bdna\b/i,
      /return(ed)? parcel|parcel.{0,60}(return|releas|photo|preserv|keep|kept|owner|box)|released (property|to owner)|packag\w+.{0,40}(returned|released|photo|preserv)|photo/i,
      /deena|tamarack|townho/i,
      /(carrier|deliver|seller|retailer|order|purchase).{0,50}(record|receipt|proof|confirm|scan|data|invoice|history)|receipts?\b|proof of (value|delivery|purchase)|valu(e|ation)/i,
      /returns counter|st\.? cloud|store video/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /pham/i,
        /reinke|815/i,
        /lindeman/i,
        /tellefsen/i,
        /kuehl.{0,60}(notes|text|phone|prior|app|alert|screenshot)|notes\b|screen ?shot|push alert|text alert/i,
        /halberg|homeowner|1151/i,
        /sodergren|husband|peg\b/i,
        /adeyemi/i,
        /gustavson|\bring\b/i,
        /moua/i,
        /nyberg|trang|no report|dental/i,
        /\bbev\b|1137/i,
        /neighbou?r|larch avenue group|canvass|nextdoor|posts?\b|social media/i,
        /\brudd\b|amber|girlfriend|registered owner/i,
        /silver suv|female|dark.?hair|woman|alternative (suspect|perpetrator)|other suspect/i,
        /line-?up|photo array|identification procedure|roll call|stills?\b|poster/i,
        /last summer|prior (call|contact)/i,
        /911|\bcad\b|dispatch|radio|\bavl\b/i,
        /miranda|waiver|rights/i,
        /consent|search warrant|warrant/i,
        /tow(ed|ing)?\b|impound|inventory|buick|vehicle/i,
        /jacket|canvas|clothing|elbow|gloves|jeans/i,
        /chain of custody|evidence (log|tech|room)|property (room|log)|wanda|custody/i,
        /tablet.{0,40}(sign|value|owner)|signature|bait.{0,40}(tablet|value|purchase|item|cost)|400/i,
        /time ?stamp|clock|time zone|eastern|metadata/i,
        /audio|recording.{0,40}(rudd|phone|call)|recorded (call|statement|phone)/i,
        /promise|benefit|immunity|charging decision|inducement|agreement|leniency/i,
        /criminal (history|record)|convictions/i,
        /pruss|probation/i,
        /jail|booking/i,
        /disciplin|personnel|internal affairs|impeach|brady|giglio/i,
        /polic(y|ies)|training|entrapment/i,
        /restitution|letter|insurance|refund/i,
        /surveillance|camera|cctv|parking lot/i,
        /cell ?phone|phone record|location data|cell.?site/i,
        /complaint\b|probable cause|charging packet/i,
        /work record|payroll|employ|time ?card|time ?sheet/i,
        /box cutter/i,
        /plate reader|\balpr\b|licen[cs]e plate|registration/i,
        /school/i,
        /enhance|expert|compar/i,
        /(written|signed|sworn|recorded|formal|witness|follow.?up) (statement|account)|statement (of|from|by)/i,
        /video|clip|footage/i,
        /tracker|\bgps\b|device/i,
        /receiv(ed|ing)|p7|unlabel|no label/i,
        /weather|snow|footprint|shoe/i,
        /medical|limp/i,
        /kuehl/i,
        /\blinks?\b|upload|citizen link/i,
        /kid'?s'? clothes/i,
      ],
      contradictions: [],
    },
  },
};
