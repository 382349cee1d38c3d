import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const CANALSIDE_CASE: CaseFile = {
  name: "phone taken on a towpath, VIPER parade, fifteen-year-old with an appropriate adult",
  documents: makeDocuments([
    [
      "Crime report CRN 61-77402-24 print.pdf",
      `WESTRIDING VALE POLICE   //  CRIME MANAGEMENT  //  CRN 61/77402/24
OFFENCE  034B ROBBERY PERSONAL PROPERTY            STATUS  DETECTED (CHARGE PENDING)
COMMITTED  Weds 06/11/2024 between 17:35 and 17:50      REPORTED 06/11/2024 18:22 by phone (101 trf 999)
LOCATION  Canal towpath between Dyehouse Bridge and Aldi car park, Hebden Lane, MARSHBECK
VICTIM   HARTE Oliver, M, 17, student, c/o parents
WITNESS  FROST Ella, F, 17, student
MO  Victim walking with girlfriend approached by 2 or 3 youths on foot/bike, surrounded, phone demanded, threat of "get shanked", phone taken from hand, pin demanded, victim pushed to railings. No weapon seen. Suspects off toward Aldi.
PROPERTY  Apple iPhone 13, midnight, cracked rear, IMEI to follow. Value £480
SUSPECT 1  Youth, approx 17-18, mixed race, tall, black puffer, face covered w/ snood
SUSPECT 2  Youth, approx 15-16, white, slim, ginger or light hair, on bike, grey jacket
SUSPECT 3  "other lad", stood back
INVESTIGATION LOG
06/11 19:10 PC 774 HOLROYD attends H/A. First account taken. BWV.
06/11 19:35 Vic using Find My on mums phone shows handset at or nr Carr Mount estate. Vic & father taken on drive round by 774. No id.
06/11 20:50 handset offline.
07/11 09:15 Allocated DC 2207 SINGH-PARRY. Solvability medium.
07/11 11:00 CCTV enq. Aldi: manager on leave. Canal & river trust: none. Bus 592 passes Hebden Ln, operator emailed.
08/11 Vic rings: girlfriends mate has seen lad on Instagram stood with a phone like his. Says name is Jaydon P.
09/11 Local PCSO DUCKETT confirms Jaydon PREECE rides a bike and wears grey.
11/11 PREECE arrested H/A 07:05. S18 search, grey North Face jacket seized. No phone.
11/11 Bail. VIPER arranged.
21/11 VIPER pos. 25/11 MENSAH-BOYLE Kofi (18) vol attend, no comment, VIPER neg. RUI.`,
    ],
    [
      "MG11 Oliver Harte.pdf",
      `MG11 (T)                                  WITNESS STATEMENT
URN 13 MB 04417 24
Statement of  Oliver James HARTE       Age if under 18:  17       Occupation  A level student
Visually recorded evidence  [ ]      Date 7/11/24     Taken at home address, father Neil HARTE present
I am the above named person and I live with my mum and dad. On Wednesday 6th November I finished college and met my girlfriend Ella at the bus station. We decided to walk home along the canal as it is quicker. It was dark and there is not many lights on that bit, there is one on the bridge.
We were nearly at the steps up to Aldi when I heard someone say "what phone you got bro". I turned round. There was a tall lad with a black puffer coat and something over his mouth and nose. There was another lad next to him on a mountain bike. He was blocking us in. He was white and about 15 or 16 with a round face and he was wearing a grey jacket with the hood up. I could see a bit of his hair, it was a gingery colour. He had braces on his teeth I think. I had not seen either of them before.
The tall one said "give me it or you'll get shanked". The one on the bike said "just give him it". I was scared. The tall one grabbed my phone out of my hand. I had it out because I was using the torch.`,
      `MG11 cont.    Oliver James HARTE            Page 2
He then said what's your pin and I told him a wrong one. He pushed me in the chest and I went back onto the railings and hurt my elbow. It was not that bad and I have not been to the doctors. Then they went off, the tall one running and the one on the bike riding. I think there was another lad further back by the bridge but I was not looking at him.
The whole thing was maybe a minute, a minute and a half. The lad on the bike was about two metres from me. Nothing was in the way but it was dark, Ella had her torch on for some of it. I would recognise him again.
We went up to Aldi and told the security man who let us use a phone to ring my mum. Police came to our house.
We tried Find My and it said Carr Mount. I went round in the police car but there was loads of kids about because of the fireworks and the officer said do not worry about it.
I have since changed my sim. The phone is an iPhone 13 that I got for my birthday. I do not give anyone permission to take it. I would attend court. I would like special measures if I can, a screen.
Signature: O Harte      Signature witnessed by: K Singh-Parry DC 2207`,
    ],
    [
      "VIPER identification record.pdf",
      `IDENTIFICATION SUITE, CALDER HOUSE                PACE CODE D    VIDEO IDENTIFICATION   VIPER REF WV/24/9913
SUSPECT  PREECE Jaydon  D.O.B 30/07/2009    CAPTURED 14/11/24  OPERATOR 6640 L. TIBBS
ID OFFICER  Insp A. VARLEY (not connected with investigation)
SOLICITOR NOTIFIED  Y   J. Okonedo, Sykes Lawton.   Attended capture  N    Attended viewing  N (double booked, rep objected by e-mail 20/11, "images 2, 6 and 8 are plainly older, 4 has no hair visible")
APPROPRIATE ADULT AT CAPTURE   mother
COMPILATION  9 images.  Suspect chose position 7.   Objection considered:  images retained, best available.
FIRST DESCRIPTION PROVIDED TO SOLICITOR BEFORE PROCEDURE    [ ] Y   [x] N    "awaited from OIC"
WITNESS VIEWING
Witness  HARTE Oliver     21/11/24   Start 16:22   End 16:31     Operator Tibbs      Adult w. witness: father
Witness asked if seen any image, broadcast or description in media or social media:  Y / N   (left blank)
Lighting OK  Y     Sound off  Y    Witness wears glasses?  Y, "for telly".  Wearing now?  Y
Warning given per D Annex A 11:  Y       Film viewed twice:  Y     Viewed parts again:  7, 3, 7
RESULT   Number 7.   Exact words:  "I'm pretty sure it's seven, he's the one on Insta an' all"
Other comments by witness after procedure:  asked whether he got it right. Told officer would be in touch.
Witness  FROST Ella      Viewing booked 21/11/24 16:45.  DID NOT VIEW, witness left with Harte family.
Procedure video recorded?  Y   ref WV/24/9913/R     Disc retained at suite`,
    ],
    [
      "MG15 ROTI Preece.pdf",
      `RECORD OF INTERVIEW  (ROTI)    MG15      URN 13 MB 04417 24
Interviewee: Jaydon PREECE (15)     11/11/2024   Marshbeck Police Station     13:02 to 13:39
Officers: DC 2207 SINGH-PARRY / DC 2391 OATES     Solicitor: Ms OKONEDO, Sykes Lawton
Appropriate Adult: Mr Leslie CRAGG, Vale AA Volunteers (mother at work, said to attend after 14:00)
DC: Les, you're here to make sure it's fair and help with communication, all right. You're not just an observer.
CRAGG: Yes love, I know the drill. I've done about four hundred.
DC: Jaydon, caution. Do you know what it means?
JP: Sort of. I don't have to talk.
DC: And the middle bit?
JP: Don't know.
CRAGG: It just means tell the truth, son, and you'll be out of here.
OKONEDO: No. I'll explain it. (Explains.) Can we have that noted please.
DC: Noted. Where were you, Wednesday, teatime?
JP: At Boxing. Marsh ABC. It's Wednesdays five while half six. Ask Coach.
DC: How'd you get there?
JP: Bus. My bike's been knackered since summer, it's in our shed.
DC: You own a grey coat.
JP: Everybody does.
DC: Do you know Kofi?
JP: From round ours. Not like that.
DC: He's a lot older. Does he make you do stuff?
JP: No comment.`,
      `PREECE interview, page 2
CRAGG: You might as well tell 'em if he's making you, Jaydon. It'd go better.
OKONEDO: I'd like a consultation. (13:21 interview suspended. Resumed 13:27, same persons present.)
OKONEDO: My advice now is no comment to further questions. For the record he's got a speech and language plan at school and nobody told me until just now.
DC: Okay. Who's Ella Frost?    JP: No comment.
DC: We've been told you're on Instagram with a phone that matches. What's that about?     JP: No comment.
DC: Whose account is it?        JP: No comment.
DC: Do you wear braces?         JP: (shows teeth, shakes head)   DC: For the tape he's showing me his teeth. They've been took off?    JP: Never had 'em.
DC: What about your hair, it's brown I'd say. Has it been dyed?    JP: No comment.
DC: Right. We've got your phone, we'll be having a look at that. You'll not see it for a bit. Do you want to give me the pin?
JP: No comment.
DC: You'll be bailed to come back for an identification, Insp will talk to your solicitor. Do you want to say anything Les?
CRAGG: No. He's been treated grand.
Concluded 13:39. Summary typed by 2207, 13/11/24. Audio held on DIR server.`,
    ],
    [
      "MG11 PC Holroyd.pdf",
      `MG11             STATEMENT OF  Gemma HOLROYD     PC 774      Over 18        Dated 02 December 2024
I am a police constable with Westriding Vale Police currently attached to Marshbeck Neighbourhood Team. On 6th November 2024 I was on duty 1400 to 0000 in uniform when I was tasked to attend an address on Thornhill Rise. I was double crewed with Special Constable 9043 BEARDSHALL.
I spoke to Oliver HARTE and Ella FROST in the living room, both their parents being in and out. They were both upset. HARTE said he had been robbed by "three lads, one on a bike". I asked for descriptions. He told me about the one who took the phone. As regards the boy on the bike I recall that he said he was white and young. I cannot recall more and I have not had sight of my body worn video when making this statement.
FROST said she knew the tall one, "everyone calls him Kofe", from college. I passed this to CID by e-mail.
HARTE's mother showed me a tablet with a map and a green dot. With Mr HARTE and Oliver I drove to Carr Mount. We stopped by a group of about six youths and I put my window down. HARTE said "not them, no, well maybe him" and pointed at one, who I checked and who was ginger haired, and he gave a name which I have in my book. He had no phone so I let him on his way.
I returned them home. My tour of duty then consisted of a missing from home at Ryburn House, a concern for welfare, and fireworks.
G Holroyd PC 774`,
    ],
    [
      "MG6C schedule.pdf",
      `MG6C      SCHEDULE OF NON-SENSITIVE UNUSED MATERIAL          R v PREECE          13 MB 04417 24
Youth: YES    PYO: no     Court: Marshbeck Youth Court, first hearing 09/01/2025
ITEM  DESCRIPTION AND RELEVANCE                                                            LOCATION      CPS
001   Incident log 6/11-0988                                                               C&C           
002   BWV 774 (34 min)                                                                     DEMS          
003   E-mail PC 774 to CID 06/11 23:40                                                     Outlook       
004   Screenshot, Instagram, received from witness's friend by WhatsApp                     OIC phone     
005   Find My screenshots x2 (vic mother's device)                                         DEMS         
006   VIPER disc and record                                                                Calder House  
007   Interview disc MENSAH-BOYLE, NO COMMENT throughout                                    DIR          
008   Custody record PREECE MB/3302/24                                                      Custody      
009   PCSO DUCKETT, e-mail, local knowledge                                                 Outlook       
010   CCTV bus 592: disc received 19/11, not viewed, will not play                          OIC drawer    
011   Aldi: store replied, overwritten after 14 days                                       OIC            
012   s.18 search record and premises search book                                          Custody       
013   Jacket, The North Face, grey, age 13-14 boys. Retained, no forensic submission        Prop store KP/2
014   Phone, Samsung, PREECE. Awaiting download, digital hub queue 16 wks                    Hub          
Disclosure officer K Singh-Parry DC 2207       03/12/24
I certify that to the best of my knowledge and belief all material which has been retained has been made available.
For CPS use. Items marked D to be copied to defence. Comments of reviewing lawyer:`,
    ],
  ]),
  key: {
    offence: "robbery",
    issues: [],
    gaps: [
      /body.?(worn|cam)|\bbwv\b|\bdems\b/i,
      /viper (disc|film|recording|video|compil|image)|(film|recording|disc|compilation|images?).*(viper|identification|parade|procedure)|WV\/24\/9913|(viper|identification|parade).*(film|footage|recording|disc|compilation|images?)/i,
      /\bella\b|frost|girlfriend/i,
      /999|\b101\b|incident log|\bcad\b|emergency call|0988|control room/i,
      /instagram|\binsta\b|social media|screenshot/i,
      /cctv|aldi|bus 592|\bbus\b/i,
      /boxing|marsh abc|coach|alibi/i,
      /samsung|(preece|defendant|suspect|client|jaydon)\S* (mobile|phone|handset)|phone (download|extraction|examination)|handset (download|extraction)|download/i,
      /find my|apple|icloud|\bimei\b|cell.?site|handset location|location data/i,
      /custody record|MB\/3302/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      contradictions: [],
      gaps: [
        /first (account|description)|initial description|description (given|record)/i,
        /drive.?(round|around)|street identification|showup|carr mount|ginger.?haired|stopped (youth|boy)|six youths/i,
        /pocket.?(note)?.?book|officer.?s? (note|book)|notebook|\bpnb\b/i,
        /jacket|north face|clothing|forensic|\bdna\b|fibre|fingerprint/i,
        /bike|bicycle|shed/i,
        /mensah|kofi|kofe|co.?(suspect|accused|defendant)|second suspect|tall (lad|one)/i,
        /third (lad|youth|suspect|male)|other lad|suspect 3/i,
        /duckett|pcso/i,
        /cragg|appropriate adult|vale aa|volunteer/i,
        /beardshall|special constable|9043/i,
        /security (man|guard|officer)|aldi (staff|security)/i,
        /neil|father|(harte|victim|complainant)\S* (mother|mum|parents)|parents/i,
        /tibbs|varley|identification officer|id suite|inspector/i,
        /objection|okonedo.*(mail|letter|note)|e-?mail/i,
        /friend|\bmate\b|whatsapp/i,
        /school|speech and language|\bsalt\b|\behcp\b|education|intermediary|psycholog|learning/i,
        /youth (offending|justice)|\byo[tis]\b|social (service|worker)|gangs?|exploitation|\bnrm\b|county lines/i,
        /(audio|recording|disc|tape).*interview|interview.*(audio|recording|disc|tape)|\bdir\b/i,
        /oates/i,
        /section 18|s\.? ?18|premises search|search (record|book|authority)/i,
        /arrest (statement|record|notes|grounds)|arresting officer|grounds (for|of) arrest/i,
        /singh|officer in (the )?case|policy (log|book)/i,
        /photograph|photo\b|\bplan\b|lighting|\bmap\b|scene visit|weather|sunset|light level/i,
        /dental|orthodon|braces|dentist|teeth|hair\b/i,
        /glasses|eyesight|optic/i,
        /elbow|injur|medical/i,
        /radio|airwave/i,
        /gps|\bavls\b|vehicle log/i,
        /complain(t|ant).*(phone|messages|account)|(messages|texts|chats).*(harte|frost|complainant|victim)|victim.*phone|receipt|proof of (ownership|purchase)|insurance/i,
        /previous convictions|\bpnc\b|criminal (record|history)|antecedent|bad character/i,
        /mg6[de]\b|\bmg3\b|charging decision|\bmg5\b|case summary/i,
        /continuity|chain of custody|exhibit (list|log)|mg12|property (record|register|store)/i,
        /polic(y|ies)|training|code d|guidance/i,
        /misconduct|disciplin|complaints? (against|history)/i,
        /house.?to.?house|canvass|witness appeal|passers?.?by/i,
        /ticket|bus (pass|card)|travel card|m.?card/i,
        /\bbail (record|condition|notice|form|paper)|\brui\b/i,
        /attendance|register|sign.?in/i,
        /special measures/i,
        /capture|image capture/i,
        /duty (state|roster)|briefing/i,
        /intelligence/i,
      ],
    },
  },
};
