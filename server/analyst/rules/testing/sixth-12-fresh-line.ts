import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const FRESH_LINE_CASE: CaseFile = {
  name: "shooting death outside a barbershop in Maryland, eyewitnesses, casings, cell sites",
  documents: makeDocuments([
    [
      "PCPD 8-24-05-0211 Waszak.pdf",
      `Port Calvert Police Department, Maryland                       FORM 8 / OFFENSE REPORT
CC#: 8-24-05-0211            Post: 412       Class: HOMICIDE / SHOOTING
Location: 2208 HARLOW AVE (FRESH LINE BARBERS)      Inside/Outside: Outside, sidewalk
Date/Day of occurrence: 5/2/24 Thur        Time: 1730 hrs        Weather: overcast, 66
Victim: SYKES, Dontrell Amir   M/B  29     of 1114 Pratt Ct     Condition: DOA, pron. 1809 hrs Bayview Shore Hosp.
Suspect: #1 Unk M/B  20s  6'2-6'4  thin, gray hoodie, shoulder length dreads, black mask
Witness 1: AMADI, Curtis  M/B  61   Owner of barbershop
Witness 2: ROWE, Tamika  F/B  34    2211 Harlow Ave, 2nd fl
Witness 3: unk M/B child approx 12 on bike, left
At approx 1743 hrs your officer while operating marked vehicle 4A12 responded to the above for a Shot Spotter alert of 7 rounds, followed by calls for a person shot. Upon arrival your officer observed the victim laying on his back on the sidewalk in front of the barbershop with apparent gunshot wounds to the chest. Victim was unresponsive. Your officer applied chest seal. Medic 9 arrived and took over. Victim was rolled and Medic Dufresne handed your officer a revolver which had been underneath him; your officer placed same on the hood of 4A12 until Crime Lab arrived.`,
      `CC# 8-24-05-0211      Cont'd         Ofc. N. Waszak J881
Amadi advised that he was cutting hair with his back to the window and did not see the shooter. He heard about four shots and got on the floor. He advised that the victim was a regular named "Trell" and that he had stepped outside to take a phone call.
Rowe advised that she was on her stoop across the street and saw a tall male in a gray hoodie run up and shoot. She advised that he had a mask on and she could not identify him. Suspect fled on foot N/B Harlow to the alley.
A third person who would not give his name yelled to your officer that "it was two of them shooting." Your officer lost this person in the crowd.
Crime scene log started 1751 by Ofc. Petrov. Scene tape was moved at 1825 to let the bus out. Sgt. Nagle, Lt. Orr, Det. R. Castellan (Homicide) and Crime Lab tech Boyle were notified and responded.
BWC: activated. Family notification by Homicide. Media staged at Harlow and 5th.
Vehicle 4A12: mileage in 88310, fuel half. Your officer went out of service 2210 to change uniform shirt, biohazard bag to station. Overtime slip submitted. No injuries to officers.
Approved: Sgt. D. Nagle F204      Copy: Homicide, Crime Analysis, SAO     Status: OPEN`,
    ],
    [
      "911 transcripts Calvert Shore.pdf",
      `CALVERT SHORE EMERGENCY COMMUNICATIONS           CERTIFIED TRANSCRIPT OF CALLS
Incident P241230988         Date 05/02/2024
CALL 1    17:41:58   ANI 410-555-0134   (ROWE)
 CT: 911 what's the address of the emergency?
 Caller: Harlow, twenty two something, the barbershop. They just shot somebody!
 CT: Did you see who did it?
 Caller: He got a red jacket, he run to a car. A black car. I was in the kitchen, I heard it and looked out.
 CT: How many shots?
 Caller: Like four. Boom boom, then boom boom. It sounded like different guns.
 CT: White, Black, Hispanic?
 Caller: Black, light skin. Short. Low cut. I never seen him before. Oh my god he's not moving.
CALL 2    17:42:40   ANI blocked
 Caller: Yo y'all need to come to Fresh Line. Trell and dude was beefing outside and Trell pulled out on him.
 CT: Who is Trell?
 Caller: He the one that's hit. Dude had to. (disconnect)
 CT: Callback no answer.
CALL 3    17:44:03   landline FRESH LINE BARBERS
 Caller: Curtis Amadi. I need ambulance. Shot man in front of my shop. Yes he breathing a little. No sir, I did not see.
Custodian certification: the foregoing is a true copy of the recordings maintained in the normal course, which are purged after 120 days. Radio traffic is not part of this certification. Unit status by request.`,
    ],
    [
      "Amadi recorded interview.docx",
      `PORT CALVERT PD HOMICIDE UNIT     TAPED STATEMENT OF CURTIS AMADI
Date: 5/9/24     Time start: 11:20 AM     Det. R. Castellan #H17, Det. P. Oyler #H22
Q. Mr. Curt, this is our second time talking, we talked for a while before the tape, right?
A. Yes sir.
Q. And you're remembering more now.
A. Well, you showed me the boy's picture so.
Q. We'll get to that. Where were you?
A. I was at my first chair facing the window. I had a customer, Mr. Hobbs, in it. I could see straight out.
Q. What did you see?
A. Trell out there with the phone. A fella come up and they had words. About a dice game, about some money. They was face to face like me and you.
Q. And then?
A. The fella I know as Leek. He got hair in my chair once or twice, a low fade. He put the gun right up to Trell chest, touching, and shot. Six or seven times.
Q. Did Trell have any weapon?
A. I saw Trell reach to his waist first. I ain't gonna lie about that. He reach and lift his shirt up.
Q. You're not sure about that, though.
A. No, I'm sure he reach. I don't know what for.
Q. Okay. What was Leek wearing?
A. Red jacket, like a windbreaker. No mask, nothing on his face.`,
      `AMADI 5/9/24 p. 2
Q. Which way did he go?
A. He got on one of them scooters, electric. South, down to 5th.
Q. You told the uniform you didn't see anything.
A. I got to live there. And my license thing was going on with the city.
Q. Nobody promised you anything about that.
A. No. Detective Oyler said he would call the man over there, see what he can do.
Q. Okay. That's separate. So I'm showing you a single photograph, marked C-1. Who's that?
A. That's the picture you showed me Tuesday. That's him, Leek.
Q. Full name?
A. I don't know the name. Malik something, you said.
Q. And you don't wear glasses?
A. For distance. I got cataract on the left, waiting on the surgery. I can see good enough to cut hair.
Q. Anybody else out there?
A. A heavy set guy by the gray van. He had his arm up. I thought he was waving but maybe not. He left when they left.
Q. The shop camera.
A. It's for the register. The other one out front been giving to the city boy, y'all took the box.
Q. End of statement, 11:41.
(Statement was reviewed by the witness and not signed. Witness stated he wished to consult with his daughter.)`,
    ],
    [
      "Rowe array packet.pdf",
      `PCPD FORM 301  DOUBLE BLIND SEQUENTIAL PHOTO ARRAY      CC 8-24-05-0211
Viewer: Tamika ROWE          Date 5/14/24        Started 1412      Ended 1431
Independent administrator: Det. P. Oyler #H22      Does administrator know suspect's identity?  Y
Array no. 24-0377, six photos. Position of suspect: 4. 
 Photo 1  "no"     Photo 2 "no, too old"      Photo 3 "could be, mouth is like him"
 Photo 4  "hm. looks the most like him. Can I see 3 again?"     [second lap given]
 Photo 4 second lap: "I'd go with 4. Fifty fifty."     Photo 5 no      Photo 6 no
Recorded: audio ( )  video ( )   reason: "room B equipment down"
Witness initials each photo: TR on 3 and 4
WRITTEN STATEMENT OF VIEWER:  "I was sitting on my front steps and he was about 10 feet from me. He shot him about 6 times then ran up the street. He had on gray. Number 4 look the most like him. I seen him around the way before with his hair in dreads to the shoulder."
Remarks: Photo 4 is the only subject w/ red collar visible. Viewer asked when the money for the tip is paid. Advised to call the tip line with her number.
Array fillers selected by Analyst Greer from MVA pool; light to medium complexion; age 20-35.
General Order 1002: A viewer's statement of confidence is to be documented verbatim. The administrator shall not remain if he or she is a member of the investigative team.`,
    ],
    [
      "Crime lab scene processing.pdf",
      `CRIME LABORATORY UNIT       SCENE PROCESSING / EVIDENCE REPORT      CC 8-24-05-0211     Tech: S. BOYLE 
Arrived 1834      Cleared 2120      Scene held by: Petrov         Condition on arrival: dry, daylight then dusk; public on N sidewalk
Sketch: rough, not to scale          Photos: 141 digital (card 2024-330)
ITEM  DESCRIPTION                                               LOCATION (from SE corner of 2208)
1     Cartridge case 9mm Luger, "WIN"                           4 ft E
2     Cartridge case 9mm Luger, "WIN"                           5 ft E
3     Cartridge case 9mm Luger, "FC"                            5 ft E 1 ft N
4     Cartridge case 9mm Luger, "WIN"                           7 ft E
5     Cartridge case 9mm Luger, "FC"                            curb
6     Cartridge case .40 S&W, "Blazer"                          38 ft N, by gray van
7     Cartridge case .40 S&W, "Blazer"                          40 ft N, by gray van
8     Cartridge case .40 S&W, "Blazer"                          41 ft N, under gray van
9     Bullet, deformed                                          door frame of 2208
10    Revolver Ruger LCR .38, 5 live, 0 fired, wet red stain    hood of unit 4A12
11    Cell phone, cracked screen, ringing "Peanut"              by victim R hand
12    Red nylon windbreaker                                     trash can, alley W of Harlow
13    Gray knit cap                                             N alley mouth
14    DVR, 8 ch, from barbershop office                         per Castellan, not by this tech
Distance stoop of 2211 to item 1: 74 ft (taped). Parked box truck between, plates recorded in photos.
Item 10 not swabbed on scene. Gray van (Ford, MD tag in photo 66) released to driver 2015 at direction of Det. Castellan. Hands of victim bagged at hosp: no.
Items to ECU locker 5/2/24 2255. Item 14 not received at ECU as of 5/20/24.`,
    ],
    [
      "FEU report 24-F-118.pdf",
      `FIREARMS EXAMINATION UNIT              REPORT OF EXAMINATION        FEU 24-F-118          07/11/2024
Requested by: Det. Castellan             Submitted: 05/29/2024
Submitted items: 1 to 7, seven (7) cartridge cases; 9 bullet; ME-1, ME-2, ME-3 bullets from OCME; 10 revolver
FINDINGS
Items 1 to 5, cartridge cases, 9mm Luger. Identified as having been fired in one unknown firearm (A).
Items 6, 7, cartridge cases, .40 S&W. Identified as having been fired in one unknown firearm (B). Firearm A and B are not the same.
Item 9, bullet, .38/9mm class, 6 right. Inconclusive.
ME-1, 9mm class, 6 right. ME-2, 9mm class, 6 right, fragment. ME-3, .40 class, 6 left polygonal.
Item 10 revolver Ruger LCR: operable. Not previously fired so far as could be determined. 
No pistol was submitted. NIBIN: Items 1 and 6 entered 06/03/2024. Item 6 is a presumptive lead to PCPD 8-24-03-1170 (Mar 19, 2024). Item 1 no lead.
Opinions are stated to a reasonable degree of ballistic certainty. Verification by second examiner: pending assignment.
Notes, bench photographs and the comparison worksheets are kept in the unit file and are not part of this report. Range safety notice: ear and eye protection is required beyond this point when viewing evidence at the unit. Appointments with 72 hours notice.
Examiner: V. Halloran`,
    ],
    [
      "OCME 24-05517.pdf",
      `OFFICE OF THE MEDICAL EXAMINER           POST MORTEM EXAMINATION         Case 24-05517
SYKES, Dontrell A.    29 y Black male    71 in   188 lb        Examined 05/03/2024  0900
Assistant ME: L. Winthrop, M.D.        Present: Det. Oyler
EVIDENCE OF INJURY: Three gunshot wounds (lettering is arbitrary)
A. Back, right upper. Entrance. No soot, no stippling. Path back to front, upward, right to left. Bullet recovered left chest (ME-1).
B. Left forearm, outer, re-entering left chest. Entrance. No soot, no stippling on clothing or skin. Path left to right, downward. Bullet fragment (ME-2).
C. Left flank. Entrance. No soot, no stippling. Path left to right, slightly upward. Bullet from spine (ME-3). Lethal.
There is no contact or near contact wound.
OTHER: abrasion left cheek. Tattoos per diagram. Holster, inside waistband, black nylon, empty, left with clothing.
CLOTHING: white T-shirt, denim jacket. To ECU via Oyler.
TOXICOLOGY: blood ethanol 0.14 g/dL; phencyclidine positive, 31 ng/mL; 
HANDS: gunshot residue kit not collected, at request of investigator.
CAUSE: Multiple gunshot wounds. MANNER: Homicide.
Time from injury not estimated. Histology none. Specimens kept one year. Photographs on file at this Office and are released upon subpoena. Organ weights, heart 390 g, right lung 610, left lung 540, liver 1720, spleen 150, brain 1400, kidneys 160 and 150. Stomach contains 100 mL of brown liquid.`,
    ],
    [
      "Castellan progress report.pdf",
      `HOMICIDE UNIT     24 HOUR / PROGRESS REPORT              8-24-05-0211         Primary: Det. R. CASTELLAN
Prepared 6/28/24
SYNOPSIS: On 5/2/24 at 1741 hrs Dontrell SYKES was shot to death in front of 2208 Harlow. Victim was unarmed. Seven 9mm casings were recovered. Two eyewitnesses independently identified Malik Ashford GREAVES M/B 24, 5'7, 150, low fade, as the lone shooter.
ROWE: Interviewed 5/14. She positively and immediately picked Greaves and was one hundred percent certain. She saw him shoot from ten feet. She is not aware of any reward.
AMADI: He has been consistent from the start. He identified Greaves from an array. He states the victim never reached for anything.
VIDEO: Barbershop DVR was not working on the date.
CELL: Order served on carrier for 443-555-0177, the phone used by Greaves. Records place the phone on the scene at 1741 hrs and fleeing south after.
REWARD: Metro tip line claim 24-881, $8,000, approved 6/10/24 for tipster (female, Harlow Ave).
MOTIVE: $400 dice debt. Source is a registered CI who did not witness the event.
PEANUT: The victim's last call was with "Peanut." Not identified.
HOBBS: the customer in the chair. Phone disconnected.`,
      `8-24-05-0211  Progress, p. 2
ARREST: Greaves was arrested 6/20/24 at 0605 hrs at 18 Linden Row, by WATF, on District Court warrant 24-W-2207. Nothing of evidentiary value was found on search. His red jacket was not located.
STATEMENT OF GREAVES: Homicide office, 0715 hrs. He was advised per Form 69 at 0948 hrs and signed. In summary he said he was not on Harlow Ave. that day. He said he was picking up his daughter from Little Acorns day care in Dunmore and signed her out at about 20 of 6, and then took the bus because his car is down. He said "I know Trell carry that little .38, everybody scared of him." When I asked for details he said he did not want to talk any more till somebody called his mother's lawyer. We went over a few more points and he acknowledged that he and Sykes "had a problem over money." Interview ended 1122 hrs. Recording: first 40 min. did not save.
TO DO: day care sheet. MTA bus video. CI file. Interview boy on bike. Scooter rental company. Item 12 to DNA. March case link. Photo of heavy set male, van owner (Lamont PRYCE, prior HGV).
Reviewed by Lt. Orr. Charge: Murder 1, use of firearm. Wiretap considered, declined. Clearance credit: C/A. Unit stats: 14 of 31.
Castellan OT 22.5 hrs, Oyler 16 hrs. Court: prelim 7/18/24, Rm 3.`,
    ],
    [
      "Cell site summary.pdf",
      `TRI-COUNTY ANALYTIC CENTER           HISTORICAL CELL SITE SUMMARY         (preliminary, not peer reviewed)
For: PCPD Homicide 8-24-05-0211     Analyst: M. Deveraux     07/02/2024
Target: 443-555-0717       Subscriber: Renita GREAVES, Linden Row (prepaid family plan, 3 lines)
Scene: 2208 Harlow Ave. Sites nearest: PC-14 (0.2 mi, sectors 0/120/240)
 Date       Time (EDT)  Type        Dur     Site     Sector az   Distance to scene
 5/2/24     17:12:30    voice out   01:05   PC-09    240         1.9 mi
 5/2/24     17:38:44    data        -       DN-03    0           5.8 mi
 5/2/24     17:43:21    voice in    00:34   DN-03    0           5.8 mi
 5/2/24     17:58:09    SMS in      -       DN-01    120         6.3 mi
 5/2/24     18:22:50    voice out   02:12   PC-11    120         2.2 mi
DN sites serve Dunmore and the bus corridor on Route 9. PC-14 does not appear for this line on 5/2/24.
Timing advance data was available from the carrier for 90 days and was not requested.
Note: a device does not always use the nearest tower. The analysis does not show who had the phone. Line 443-555-0177 was not in the return. Maps to follow in final. Records were loaded in UTC and converted; source file carries no time zone label.
Limitations: drive test not done. Terms used: azimuth is degrees from true north. A sector is about 120 degrees wide. Users of this product must not re-release it under the Public Information Act without the Center's consent.`,
    ],
  ]),
  key: {
    offence: "homicide",
    issues: [
      "identification",
      "alibi",
      "self-defence",
      "miranda",
      "counsel",
      "witness-reliability",
      "disclosure",
      "recording-gap",
      "custody-chain",
    ],
    gaps: [
      /little acorns|day ?care|sign.?out|daughter/i,
      /\bdvr\b|barber.?shop (video|camera|footage)|shop (camera|video)|surveillance|cctv|(camera|video).*(shop|barber)/i,
      /pryce|heavy.?set|gray van|van (owner|driver)/i,
      /hobbs|customer/i,
      /gunshot residue|\bgsr\b|residue/i,
      /windbreaker|red jacket|item 12|\bdna\b/i,
      /timing advance|(raw|carrier|call detail|phone|cell).*(records?|data|return)|\bcdrs?\b|cell.?site (data|records|file)/i,
      /reward|tip.?line|tipster|8,000|metro/i,
    ],
    contradictions: [
      { one: [1, /with his back to the window and did not see/], other: [3, /my first chair facing the window/] },
      { one: [8, /Victim was unarmed/], other: [5, /Revolver Ruger LCR \.38, 5 live/] },
      { one: [8, /one hundred percent certain/], other: [4, /"I'd go with 4\. Fifty fifty/] },
      { one: [4, /he was about 10 feet from me/], other: [5, /Distance stoop of 2211 to item 1: 74 ft/] },
      { one: [3, /He put the gun right up to Trell chest/], other: [7, /There is no contact or near contact wound/] },
      { one: [8, /Seven 9mm casings were recovered/], other: [6, /Items 6, 7, cartridge cases, \.40/] },
      { one: [8, /Records place the phone on the scene/], other: [9, /PC-14 does not appear/] },
    ],
    factors: [
      { sign: 1, quote: /reach to his waist first|Trell pulled out on him/ },
      { sign: 1, quote: /Fifty fifty|Can I see 3 again/ },
      { sign: 1, quote: /PC-14 does not appear|17:43:21\s+voice in/ },
      { sign: 1, quote: /signed her out at about 20 of 6/ },
      { sign: 1, quote: /Firearm A and B are not the same|two of them shooting/ },
      { sign: 1, quote: /first 40 min\. did not save|till somebody called his mother's lawyer/ },
      { sign: -1, quote: /That's him, Leek|The fella I know as Leek/ },
      { sign: -1, quote: /had a problem over money|dice debt/ },
    ],
    events: [
      "2024-05-02 17:41",
      "2024-05-02 17:43",
      "2024-05-09 11:20",
      "2024-05-14 14:12",
      "2024-06-20 06:05",
      "2024-06-20 09:48",
    ],
    fair: {
      issues: ["hearsay", "voluntariness", "intent", "search", "speedy-trial"],
      gaps: [
        /shot ?spotter|gunfire (detect|locat)|acoustic/i,
        /911 (audio|recording)|call (audio|recording)|recordings? of the (911|call)|blocked|caller 2|second caller|anonymous/i,
        /radio|dispatch|\bcad\b|unit status/i,
        /body.?(worn|cam)|bwc|in.?car|dash/i,
        /medic|dufresne|\bems\b|ambulance|hospital|bayview|run sheet/i,
        /boy on bike|child|bike|third (person|witness)|two of them|unidentified (male|man|person|witness)|bystander/i,
        /peanut|victim'?s (cell|phone)|item 11|extraction/i,
        /revolver|ruger|item 10|holster|fingerprint|latent|swab/i,
        /\bmta\b|\bbus\b/i,
        /scooter/i,
        /license|licensing|city (inspector|official)|oyler/i,
        /photo(graph)?s?|card 2024|c-1/i,
        /sketch|scene (diagram|plan|log)|petrov|measure|\bmaps?\b|box truck|drive test/i,
        /item 8|missing (casing|cartridge)|cartridge|casing/i,
        /chain of custody|evidence (log|control)|ecu\b|property (record|log)/i,
        /comparison worksheet|bench|verification|examiner'?s? (notes|file)|halloran|firearms (unit )?(file|notes)|nibin|march (19|case)|1170/i,
        /autopsy (photo|notes|diagram)|winthrop|medical examiner|toxicology|ocme/i,
        /warrant|affidavit|application|statement of probable cause|order (served|for)|court order/i,
        /form 69|waiver|advice of rights|miranda/i,
        /interview (recording|video|tape)|recording of.*(greaves|interview|statement)|audio|video/i,
        /array|line.?up|greer|filler/i,
        /criminal (history|record)|convictions|hgv/i,
        /\beyes?\b|eyesight|cataract|glasses|vision|medical record/i,
        /victim'?s? (criminal|history|reputation|violent)|sykes'?s? (criminal|history|reputation|record)|reputation|character/i,
        /personnel|disciplin\w*|internal affairs|brady|giglio|impeach\w*/i,
        /notes\b|pre-?interview|first interview|tuesday|earlier interview/i,
        /canvass|neighbou?r|residents/i,
        /renita|mother|subscriber|family plan/i,
        /deveraux|peer review|final report|time zone|utc/i,
        /0177/i,
        /rowe|amadi/i,
        /waszak|nagle|castellan|\borr\b|boyle/i,
        /weather|lighting/i,
        /policy|policies|general order|training|procedure/i,
        /expert/i,
        /\bdice\b|debt/i,
        /\bci\b|confidential (informant|source)|informant|registered (ci|source)/i,
        /social media|\bmedia\b|news/i,
        /search (of|at) (18 )?linden|inventory|watf|task force|arrest (report|record)/i,
        /booking|jail|commissioner|custody record/i,
        /\bguns?\b|pistol|firearm|weapon/i,
        /knit cap|item 13|clothing|denim/i,
        /car (is )?down|mechanic/i,
        /mother'?s lawyer/i,
        /bullet|item 9|door frame|trajectory/i,
      ],
      contradictions: [
        { one: [1, /Time: 1730 hrs/], other: [2, /CALL 1\s+17:41:58/] },
        { one: [1, /Time: 1730 hrs/], other: [8, /On 5\/2\/24 at 1741 hrs/] },
        { one: [1, /Time: 1730 hrs/], other: [1, /At approx 1743 hrs your officer/] },
        { one: [1, /alert of 7 rounds/], other: [2, /Caller: Like four\./] },
        { one: [1, /alert of 7 rounds/], other: [1, /heard about four shots/] },
        { one: [1, /heard about four shots/], other: [3, /Six or seven times/] },
        { one: [2, /Caller: Like four\./], other: [4, /shot him about 6 times/] },
        { one: [3, /Six or seven times/], other: [7, /Three gunshot wounds/] },
        { one: [4, /shot him about 6 times/], other: [7, /Three gunshot wounds/] },
        { one: [1, /alert of 7 rounds/], other: [5, /41 ft N, under gray van/] },
        { one: [2, /Caller: Like four\./], other: [3, /Six or seven times/] },
        { one: [1, /wounds to the chest/], other: [7, /A\. Back, right upper/] },
        { one: [1, /with his back to the window and did not see/], other: [3, /I could see straight out/] },
        { one: [1, /with his back to the window and did not see/], other: [3, /The fella I know as Leek/] },
        { one: [2, /No sir, I did not see/], other: [3, /I could see straight out/] },
        { one: [2, /No sir, I did not see/], other: [3, /The fella I know as Leek/] },
        { one: [2, /No sir, I did not see/], other: [3, /my first chair facing the window/] },
        {
          one: [8, /He has been consistent from the start/],
          other: [1, /with his back to the window and did not see/],
        },
        { one: [8, /He has been consistent from the start/], other: [2, /No sir, I did not see/] },
        { one: [8, /He has been consistent from the start/], other: [3, /You told the uniform you didn't see/] },
        { one: [8, /He has been consistent from the start/], other: [3, /you're remembering more now/] },
        { one: [8, /victim never reached for anything/], other: [3, /I saw Trell reach to his waist/] },
        { one: [8, /victim never reached for anything/], other: [3, /I'm sure he reach/] },
        { one: [8, /victim never reached for anything/], other: [3, /He reach and lift his shirt/] },
        { one: [8, /victim never reached for anything/], other: [2, /Trell pulled out on him/] },
        { one: [8, /Victim was unarmed/], other: [1, /a revolver which had been underneath him/] },
        { one: [8, /Victim was unarmed/], other: [7, /Holster, inside waistband/] },
        { one: [8, /Victim was unarmed/], other: [8, /"I know Trell carry that little/] },
        { one: [8, /Victim was unarmed/], other: [2, /Trell pulled out on him/] },
        { one: [8, /Victim was unarmed/], other: [6, /Item 10 revolver Ruger/] },
        { one: [8, /He identified Greaves from an array/], other: [3, /showing you a single photograph/] },
        { one: [8, /He identified Greaves from an array/], other: [3, /That's the picture you showed me Tuesday/] },
        { one: [8, /He identified Greaves from an array/], other: [3, /you showed me the boy's picture/] },
        { one: [8, /eyewitnesses independently identified/], other: [3, /showing you a single photograph/] },
        { one: [8, /eyewitnesses independently identified/], other: [3, /Malik something, you said/] },
        { one: [8, /eyewitnesses independently identified/], other: [3, /you showed me the boy's picture/] },
        { one: [8, /eyewitnesses independently identified/], other: [4, /"I'd go with 4\. Fifty fifty/] },
        { one: [8, /eyewitnesses independently identified/], other: [1, /she could not identify him/] },
        {
          one: [8, /eyewitnesses independently identified/],
          other: [1, /with his back to the window and did not see/],
        },
        { one: [8, /She positively and immediately picked/], other: [4, /"hm\. looks the most like him/] },
        { one: [8, /She positively and immediately picked/], other: [4, /"I'd go with 4\. Fifty fifty/] },
        { one: [8, /She positively and immediately picked/], other: [4, /"could be, mouth is like him/] },
        { one: [8, /one hundred percent certain/], other: [4, /"hm\. looks the most like him/] },
        { one: [8, /one hundred percent certain/], other: [1, /she could not identify him/] },
        { one: [8, /one hundred percent certain/], other: [4, /"could be, mouth is like him/] },
        { one: [8, /She positively and immediately picked/], other: [1, /she could not identify him/] },
        { one: [1, /she could not identify him/], other: [4, /"I'd go with 4\. Fifty fifty/] },
        { one: [1, /she could not identify him/], other: [4, /I seen him around the way before/] },
        { one: [1, /she could not identify him/], other: [4, /Number 4 look the most like him/] },
        { one: [2, /I never seen him before/], other: [4, /I seen him around the way before/] },
        { one: [2, /I was in the kitchen/], other: [4, /sitting on my front steps/] },
        { one: [1, /she was on her stoop across the street/], other: [2, /I was in the kitchen/] },
        { one: [2, /I was in the kitchen/], other: [4, /he was about 10 feet from me/] },
        { one: [2, /I was in the kitchen/], other: [8, /She saw him shoot from ten feet/] },
        { one: [8, /She saw him shoot from ten feet/], other: [5, /Distance stoop of 2211 to item 1: 74 ft/] },
        { one: [1, /she was on her stoop across the street/], other: [4, /he was about 10 feet from me/] },
        { one: [1, /saw a tall male in a gray hoodie run up/], other: [2, /He got a red jacket/] },
        { one: [1, /saw a tall male in a gray hoodie run up/], other: [3, /Red jacket, like a windbreaker/] },
        { one: [1, /saw a tall male in a gray hoodie run up/], other: [2, /Black, light skin\. Short\./] },
        { one: [1, /saw a tall male in a gray hoodie run up/], other: [8, /5'7, 150, low fade/] },
        { one: [1, /saw a tall male in a gray hoodie run up/], other: [3, /they had words/] },
        { one: [2, /He got a red jacket/], other: [4, /He had on gray/] },
        { one: [4, /He had on gray/], other: [3, /Red jacket, like a windbreaker/] },
        { one: [1, /6'2-6'4\s+thin/], other: [8, /5'7, 150, low fade/] },
        { one: [1, /6'2-6'4\s+thin/], other: [2, /Black, light skin\. Short\./] },
        { one: [1, /shoulder length dreads/], other: [2, /Low cut/] },
        { one: [1, /shoulder length dreads/], other: [3, /a low fade/] },
        { one: [1, /shoulder length dreads/], other: [8, /5'7, 150, low fade/] },
        { one: [4, /hair in dreads to the shoulder/], other: [2, /Low cut/] },
        { one: [4, /hair in dreads to the shoulder/], other: [3, /a low fade/] },
        { one: [4, /hair in dreads to the shoulder/], other: [8, /5'7, 150, low fade/] },
        { one: [1, /gray hoodie, shoulder length dreads, black mask/], other: [3, /No mask, nothing on his face/] },
        { one: [1, /gray hoodie, shoulder length dreads, black mask/], other: [3, /Red jacket, like a windbreaker/] },
        { one: [1, /gray hoodie, shoulder length dreads, black mask/], other: [2, /He got a red jacket/] },
        { one: [1, /he had a mask on/], other: [3, /No mask, nothing on his face/] },
        { one: [1, /he had a mask on/], other: [4, /mouth is like him/] },
        { one: [1, /Suspect fled on foot N\/B/], other: [2, /he run to a car/] },
        { one: [1, /Suspect fled on foot N\/B/], other: [3, /He got on one of them scooters/] },
        { one: [1, /Suspect fled on foot N\/B/], other: [3, /South, down to 5th/] },
        { one: [2, /he run to a car/], other: [3, /He got on one of them scooters/] },
        { one: [2, /he run to a car/], other: [4, /then ran up the street/] },
        { one: [4, /then ran up the street/], other: [3, /He got on one of them scooters/] },
        { one: [4, /then ran up the street/], other: [3, /South, down to 5th/] },
        { one: [2, /he run to a car/], other: [8, /his car is down/] },
        { one: [8, /fleeing south after/], other: [1, /Suspect fled on foot N\/B/] },
        { one: [3, /He put the gun right up to Trell chest/], other: [7, /A\. Back, right upper/] },
        {
          one: [3, /He put the gun right up to Trell chest/],
          other: [7, /No soot, no stippling\. Path back to front/],
        },
        { one: [3, /They was face to face/], other: [7, /A\. Back, right upper/] },
        { one: [3, /They was face to face/], other: [1, /saw a tall male in a gray hoodie run up/] },
        { one: [3, /They was face to face/], other: [7, /Path back to front/] },
        { one: [8, /as the lone shooter/], other: [1, /"it was two of them shooting/] },
        { one: [8, /as the lone shooter/], other: [6, /Firearm A and B are not the same/] },
        { one: [8, /as the lone shooter/], other: [2, /It sounded like different guns/] },
        { one: [8, /as the lone shooter/], other: [3, /A heavy set guy by the gray van/] },
        { one: [8, /as the lone shooter/], other: [6, /ME-3, \.40 class/] },
        { one: [8, /as the lone shooter/], other: [6, /Items 6, 7, cartridge cases, \.40/] },
        { one: [8, /as the lone shooter/], other: [5, /38 ft N, by gray van/] },
        { one: [8, /Seven 9mm casings were recovered/], other: [5, /^6\s+Cartridge case \.40/m] },
        { one: [8, /Seven 9mm casings were recovered/], other: [5, /^7\s+Cartridge case \.40/m] },
        { one: [8, /Seven 9mm casings were recovered/], other: [5, /^8\s+Cartridge case \.40/m] },
        { one: [8, /Seven 9mm casings were recovered/], other: [6, /Items 1 to 5, cartridge cases/] },
        { one: [8, /Seven 9mm casings were recovered/], other: [6, /Firearm A and B are not the same/] },
        { one: [6, /1 to 7, seven \(7\) cartridge cases/], other: [5, /^8\s+Cartridge case \.40/m] },
        { one: [1, /alert of 7 rounds/], other: [5, /^8\s+Cartridge case \.40/m] },
        { one: [8, /Records place the phone on the scene/], other: [9, /17:38:44\s+data/] },
        { one: [8, /Records place the phone on the scene/], other: [9, /17:43:21\s+voice in/] },
        { one: [8, /Records place the phone on the scene/], other: [9, /0177 was not in the return/] },
        { one: [8, /Order served on carrier for 443-555-0177/], other: [9, /Target: 443-555-0717/] },
        { one: [8, /Order served on carrier for 443-555-0177/], other: [9, /0177 was not in the return/] },
        { one: [8, /Order served on carrier for 443-555-0177/], other: [9, /Subscriber: Renita/] },
        { one: [8, /Barbershop DVR was not working/], other: [3, /y'all took the box/] },
        { one: [8, /Barbershop DVR was not working/], other: [5, /DVR, 8 ch, from barbershop/] },
        { one: [5, /per Castellan, not by this tech/], other: [5, /Item 14 not received at ECU/] },
        { one: [3, /y'all took the box/], other: [5, /Item 14 not received at ECU/] },
        { one: [8, /not aware of any reward/], other: [4, /asked when the money for the tip/] },
        { one: [8, /not aware of any reward/], other: [8, /approved 6\/10\/24 for tipster/] },
        { one: [8, /His red jacket was not located/], other: [5, /Red nylon windbreaker/] },
        { one: [3, /Nobody promised you anything/], other: [3, /Detective Oyler said he would call/] },
        { one: [4, /Does administrator know suspect's identity\?\s+Y/], other: [4, /DOUBLE BLIND SEQUENTIAL/] },
        { one: [4, /Independent administrator: Det\. P\. Oyler/], other: [3, /Det\. P\. Oyler #H22/] },
        { one: [4, /Independent administrator: Det\. P\. Oyler/], other: [4, /shall not remain if he or she/] },
        { one: [4, /Independent administrator: Det\. P\. Oyler/], other: [7, /Present: Det\. Oyler/] },
        { one: [4, /Does administrator know suspect's identity\?\s+Y/], other: [4, /shall not remain if he or she/] },
        { one: [4, /DOUBLE BLIND SEQUENTIAL/], other: [4, /Independent administrator: Det\. P\. Oyler/] },
        { one: [2, /Yes he breathing a little/], other: [1, /Condition: DOA/] },
        { one: [2, /Yes he breathing a little/], other: [1, /Victim was unresponsive/] },
        { one: [8, /advised per Form 69 at 0948/], other: [8, /Homicide office, 0715 hrs/] },
        { one: [8, /did not want to talk any more/], other: [8, /We went over a few more points/] },
        { one: [8, /he was not on Harlow Ave/], other: [3, /The fella I know as Leek/] },
        { one: [8, /he was not on Harlow Ave/], other: [3, /That's him, Leek/] },
        { one: [8, /signed her out at about 20 of 6/], other: [8, /Records place the phone on the scene/] },
        { one: [8, /signed her out at about 20 of 6/], other: [8, /On 5\/2\/24 at 1741 hrs/] },
        { one: [8, /signed her out at about 20 of 6/], other: [3, /That's him, Leek/] },
        { one: [8, /signed her out at about 20 of 6/], other: [2, /CALL 1\s+17:41:58/] },
        { one: [3, /And you don't wear glasses/], other: [3, /A\. For distance/] },
        { one: [3, /I got cataract on the left/], other: [3, /I could see straight out/] },
        { one: [1, /had stepped outside to take a phone call/], other: [3, /they had words/] },
        { one: [3, /You're not sure about that/], other: [3, /I'm sure he reach/] },
      ],
    },
  },
};
