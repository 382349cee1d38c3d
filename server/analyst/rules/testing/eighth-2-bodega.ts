import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const BODEGA_CASE: CaseFile = {
  name: "corner market robbed at night, show-up on the street, photo array a week later",
  documents: makeDocuments([
    [
      "Incident report 25-9114-OF.pdf",
      `WEXCOMBE POLICE                                           Page: 1
NARRATIVE FOR PATROLMAN BRENDAN J COSTA                   Ref: 25-9114-OF
Entered:  02/07/2025 @ 0251      Entry ID: 377
Modified: 02/07/2025 @ 0318      Modified ID: 377
Approved: 02/07/2025 @ 0644      Approval ID: 219 (Sgt Rainone)

Offense: Robbery 1st Degree RIGL 11-39-1(a)    Location: Mercado La Bendicion, 418 Plainville St
Victim: PAULINO, Yesenia (clerk)    Witness: SOUZA, Kevin

On Thursday 2/6/25 at approximately 2338 hours I was assigned to Car 14 when I was dispatched along with Car 11 (Ptlm. Achorn) to 418 Plainville St for a report of a robbery with a knife. Dispatch put out a description of a male, light skinned, dark jacket, tan work boots, running toward Hyatt Court.

I arrived at 2342 hrs. and spoke to the clerk, Yesenia Paulino. She was crying and speaks mostly Spanish. I know some Spanish, and a customer who was there helped us. She stated the male came in, asked for a "loosie", and when she turned round he came behind the counter with a kitchen knife and told her to open up. He took the cash from the drawer, about two hundred dollars, along with the lottery scratch tickets from the front of the roll dispenser. He pushed her and she hit her wrist on the shelf. He was there perhaps one minute. She said he had a hood on and a neck gaiter that kept slipping down.

The customer left before I could get his information. She knows him as Beto who delivers the bread.`,
      `WEXCOMBE POLICE                                           Page: 2
NARRATIVE FOR PATROLMAN BRENDAN J COSTA                   Ref: 25-9114-OF

While I was still with the victim, Ptlm. Achorn stopped a male walking at Hyatt Ct and Bellows Ave, approx. four blocks away, at 2351 hrs. He was identified as Andre L. FONTES, 26, of 92 Bellows Ave. He was wearing a dark green jacket and tan boots. He told Ptlm. Achorn he was going home from his girlfriend's.

I drove Ms. Paulino to the location in Car 14. From the rear seat, with the takedown lights on, she viewed the male at 2358 hrs. She stated that it was him. See field identification supplement. Fontes was taken into custody, searched, and transported by the wagon.

A K-9 track was attempted by Officer DiLibero and K-9 Bruno from the rear of the store. Refer to their report. The track went toward Hyatt Court and was lost at the bus shelter.

Kevin Souza, who was across the street at the bus stop, told me he saw a man run out and that he saw the side of his face when he pulled the gaiter down. He was shaken and wanted to get on the bus, I took his name and number.

The owner, Mr. Ramon Tavarez, was contacted by phone. There are four cameras. The clerk does not have the code to the recorder. The owner will come in. Rescue 3 responded for the wrist; victim was checked and refused transport. BCI was notified. Weather cold and clear. Streetlight nearest the store on Plainville St out, reported to DPW.

Nothing further.        Ptlm. B. Costa`,
    ],
    [
      "E911 call transcript.pdf",
      `STATE OF RHODE ISLAND E-911 UNIFORM EMERGENCY TELEPHONE SYSTEM
TRANSCRIPT OF CALL          Requested by: Wexcombe PD Det. Div.     PSAP pos. 08
Date 02/06/2025        Time 23:36:20        ANI: (withheld)    Class: WPH2
TELECOMMUNICATOR: 911, this call's being recorded, what city or town?
CALLER: Wexcombe. Wexcombe, en la Plainville. Me robaron, a man, with a knife.
TELECOMMUNICATOR: Okay. Is anybody hurt ma'am? Do you speak English?
CALLER: A little. My hand. He push me.
TELECOMMUNICATOR: Where is he now?
CALLER: He run, he run now, afuera.
TELECOMMUNICATOR: What did he look like? White, Black, Hispanic?
CALLER: No sé. Como Cabo Verde maybe. Like, brown light. Flaco. With the hood.
(male voice in background): Tell 'em black jacket. Black Carhartt. He had a, what you call, a mustache.
CALLER: Negro, the jacket.
TELECOMMUNICATOR: How tall is he?
CALLER: Más alto que mi. I don't, por favor come.
TELECOMMUNICATOR: Stay on with me. I'm transferring you to Wexcombe, don't hang up.
[tone] [transfer 23:37:31]
WEXCOMBE: Wexcombe Police recorded line.
TELECOMMUNICATOR: Wexcombe, 911 with a robbery, knife, four-eighteen Plainville.
[State leg of call ends 23:37:50. Local leg of call not maintained by this agency.]
I certify that the foregoing was typed from the audio. Audio is retained for one year and will be produced on subpoena or written request on agency letterhead.         M. Thibeault, Custodian`,
    ],
    [
      "Field identification supplement.pdf",
      `WEXCOMBE POLICE DEPARTMENT       SUPPLEMENT - FIELD IDENTIFICATION (SHOW-UP)          WPD-77
Case: 25-9114-OF          Officer completing: Ptlm. G. Achorn, Car 11
Witness: Yesenia Paulino              Person viewed: Andre Fontes
Time of crime: 2335      Time of viewing: 2358     Minutes elapsed: 23
Place of viewing: Bellows Ave by #61     Distance: about 45 ft
Lighting: [X] street  [X] cruiser takedown / spot  [ ] daylight
Was subject handcuffed?      [X] Y  [ ] N       In view of witness?  [X] Y  "behind back, jacket covered"
Number of officers standing with subject: 2 (Achorn, Sgt Rainone)
Was witness told the person may or may not be the perpetrator?   [ ] Y  [ ] N   [blank]
Language: Spanish, by Ptlm. Costa
Words used by witness:   "Sí, creo, las botas" (Costa: "yes, the boots")
Asked for degree of certainty:  [ ] Y   [X] N
Subject asked to: turn to side, pull up hood
Did any other witness view:  [X] N      Why not: left on bus
Narrative: I was westbound on Hyatt when I saw a male with boots as described walking normally with his hands in his pockets. I stopped him for the robbery. He was cooperative and gave his license. Pat frisk negative for a knife. He had $46 in his front pocket, a phone, a set of keys, a CVS receipt and half a meatball grinder in foil. No lottery tickets. He said ask my girl, I just left her house, her name is Tiana. I did not observe a gaiter. I checked the route back to the store with flashlight, neg.
GA 02/07/25`,
    ],
    [
      "Detective narrative Marchetti.pdf",
      `WEXCOMBE POLICE                                                      Page: 1
SUPPLEMENTAL NARRATIVE FOR DETECTIVE ALAN MARCHETTI          Ref: 25-9114-OF
02/19/2025

I was assigned follow up to this case on 2/7/25. I reviewed the reports. The subject FONTES was held at the station, advised of rights by the undersigned at 0910 hrs and agreed to talk. The interview was held in the juvenile office because the interview room was in use. He denied involvement and stated that he was at Tiana's home on Hyatt Ct watching the Celtics until about twenty of twelve. He was presented before a bail commissioner.

On 2/8/25 I went to the market and met with Mr. Tavarez. He was able to bring up the playback on the monitor. I watched the monitor and could see a male in a dark jacket come behind the counter. The picture is dark. The gaiter comes down at one point. I made a recording of the monitor with my department phone. Mr. Tavarez said his nephew would put it on a stick for me.

On 2/13/25 I located the witness Kevin SOUZA at his place of employment. I had a photographic array made by BCI with FONTES's booking picture and five others. Det. Peltier conducted it. SOUZA picked out #4 which is FONTES. SOUZA said he recalled the face well from the night. He had seen something about the arrest on the Wexcombe Scanner page on Facebook, he thought there was a picture.

It should be noted that on 2/11/25 the Sunoco on Bellows was robbed by a male with a knife wearing a gaiter and tan boots while FONTES was at the ACI for lack of bail. See 25-9288-OF. I do not believe it related.`,
      `WEXCOMBE POLICE                                                      Page: 2
SUPPLEMENTAL NARRATIVE FOR DETECTIVE ALAN MARCHETTI          Ref: 25-9114-OF

The Lottery was notified of the missing tickets. Their Security Division advised that pack numbers can be flagged and that any validation is recorded by retailer and time. Four tickets from the activated pack were cashed on 2/7/25 at 0714 hours at a convenience store on Route 6. I have requested that they send this in writing.

I called the number I had for Tiana and left a voice mail. No return call as of this date.

The bus which stops at Plainville and Hyatt is the Route 27. I was told by the dispatcher at the bus company that all of their coaches have cameras.

The green jacket and the boots were seized at booking and are at the property office. I requested that BCI look at the boots.

This department participates in the accreditation program. Detectives are reminded that supplemental reports are due within five days of any activity, that overtime slips are to be submitted with the case number, and that vehicles are to be fueled at the end of the tour. I was on a scheduled vacation from 2/14 to 2/18.

Respectfully submitted,
Detective Alan Marchetti`,
    ],
    [
      "Statement of Yesenia Paulino.pdf",
      `WEXCOMBE POLICE DEPARTMENT       WITNESS STATEMENT
Date: 2/7/25   Time: 1:25 AM    Place: HQ
Name: Yesenia Paulino    Age: 34    Occupation: cashier
Statement taken by: Ptlm Costa.   Written by: Ptlm Costa for witness. Read back in Spanish by: Ptlm Costa

Q. Tell me what happened tonight.
A. I was at the register by myself. Beto was in back with the bread. A man I don't know asked for one cigarette. When I turned he was next to me with the knife, a long one with a black handle like for cooking.
Q. Did he say anything?
A. In English he said "hurry up ma." He had an accent I think, I can't say what.
Q. Did you see his face?
A. When the thing on his neck fell, yes, from here to here. He had a little bit of beard.
Q. Did he touch anything?
A. The counter glass with the left hand, and he pulled the drawer out. He dropped a black lighter on the floor when he was getting the tickets. The police took it.
Q. How much did he take?
A. I don't know, the owner counts. There were two rolls of the tickets, the ten dollar ones.
Q. Is the man on Bellows the man?
A. Yes. The boots are the same boots. The officer said they found him running so I knew.
Q. Anything to add?
A. My wrist hurts, I will go to the clinic tomorrow.
I have read the above or had it read to me and it is true to the best of my knowledge.
X  Yesenia Paulino`,
    ],
    [
      "BCI report.pdf",
      `BUREAU OF CRIMINAL IDENTIFICATION           SCENE / EVIDENCE WORKSHEET
Case 25-9114       Det. S. Peltier       Arrive 0035   Depart 0140       2/7/25
Photographs: yes  (approx 38, digital, card 3)
Items
 #   DESCRIPTION                                   LOCATION               DISPOSITION
 1   Lift, latent, partial palm?                    counter glass          to file, AFIS quality - 
 2   Lift, latent                                   drawer face            insuff
 3   Swab x2                                        counter glass          dry box
 4   Lighter, black, "Bic"                          floor behind counter   bag, prop office
 5   Impression, boot, in spilled sugar             aisle 2                photo w/ scale only
 6   Jacket, green, Dickies L                       at booking             prop office
 7   Boots, tan, Timberland type, sz 10.5           at booking             prop office
Processed: black powder, oblique light
Sketch: N
Remarks: store open to customers till approx 0020 before I got there, two persons inside buying when I arrived. Floor had been swept in part by clerk. DVR under counter, Night Owl 8 channel, on, time display reads 22:52 at my 00:41.
Outgoing: item 3 hold, pending request of case det. Item 4 hold.
Items 6 and 7 submitted by wagon officer in one bag.
Latent comparison request form: not recd.        SP`,
    ],
    [
      "Prisoner log.pdf",
      `WEXCOMBE POLICE - CELL BLOCK                PRISONER LOG          PR# 25-0318
FONTES, ANDRE L      M   HGT 6-01   WGT 205   EYES BRO   HAIR BLK, BRAIDS   FACIAL HAIR: CLEAN SHAVEN   MARKS: NECK TATTOO L SIDE "ROSA"
Arrest 0002 02/07/25     In 0019     Cell M-3      Matron/Turnkey: Ofc Iafrate
Rights form signed at booking 0031:  REFUSED TO SIGN, "WANT MY LAWYER CALLED FIRST"
Phone: 0040  number 401-555-0182  no answer.    0115 same, spoke 3 min female
Property: $46.00, iPhone, keys, receipt (1), belt, chain y/m
Meals: 0700 egg sandwich  1200 n/a
CHECKS  0100 ok  0130 ok  0200 ok  0230 ok  0300 asleep  0330 asleep  0400 asleep  0430 asleep  0500 ok  0530 ok  0600 ok
0630 ok  0700 fed   0730 ok   0800 ok   0905 out to Det Marchetti   0958 returned
1040 out to 6th Div / bail commissioner
Fingerprinted Y (livescan)   Photo Y    Medical complaint N   Strip search N   Property returned: NO, hold for detectives (phone)
Cell block cameras are recorded and retained 30 days. Log to be completed in ink. Officers coming on shall count all prisoners with the officer going off. Blankets are exchanged daily. Report all plumbing to the desk.`,
    ],
  ]),
  key: {
    offence: "robbery",
    issues: [],
    gaps: [
      /store.{0,30}(video|footage|recording|camera)|(video|footage|camera|dvr|surveillance).{0,40}(store|market|mercado|shop)|\bdvr\b|night owl|surveillance|tavarez/i,
      /body.?(worn|cam)|bwc|cruiser (video|camera)|dash.?cam/i,
      /photo(graphic)?.?(array|line.?up|spread|pack)|array|line.?up/i,
      /\bbeto\b|bread|customer/i,
      /souza/i,
      /tiana|girlfriend|alibi/i,
      /palm|latent|fingerprint|afis|\blifts?\b|\bprints\b/i,
      /25-9288|sunoco|(other|second|similar|later) robber/i,
      /lottery|scratch|ticket/i,
      /\bbus\b|ripta|coach|route 27/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /911.{0,40}(audio|recording)|(audio|recording).{0,40}911|local leg|police (phone|recorded) line|ani\b|caller/i,
        /cad\b|dispatch|radio|broadcast/i,
        /gps|avl/i,
        /k-?9|dilibero|bruno|\bdog\b|\btrack\b/i,
        /dna|swab|lighter/i,
        /\bboots?\b|impression|footwear|sugar/i,
        /jacket|clothing/i,
        /knife|weapon|gaiter/i,
        /photographs? of|scene photo|photos?\b|photographs|sketch|scene (plan|diagram)/i,
        /interview.{0,50}(recording|video|audio|transcript)|(recording|video|audio|record).{0,50}(interview|interrogation|fontes)|juvenile office/i,
        /miranda|rights (form|card|waiver|advis)|waiver/i,
        /(cell.?block|booking|station|sally).{0,30}(camera|video|footage|recording)|(camera|video|footage).{0,30}(cell.?block|booking|station)/i,
        /iphone|cell ?phone|phone (extraction|record|data|number)|cell.?site|location data/i,
        /detective'?s? phone|department phone|monitor/i,
        /facebook|scanner page|social media|booking (photo|picture)|publicity/i,
        /interpret|translat|spanish/i,
        /rescue 3|\bems\b|\bwrist\b|clinic|medical record|run sheet|ambulance/i,
        /cash count|register (tape|record|journal)|drawer|\bloss\b|inventory|business record/i,
        /\bcvs\b|receipt|grinder/i,
        /achorn|rainone|peltier|iafrate|wagon/i,
        /streetlight|lighting|dpw/i,
        /notes/i,
        /chain of custody|property office|evidence log|custody (log|record|of)|one bag|packag/i,
        /polic(y|ies)|training|procedure|accreditation/i,
        /disciplin|internal affairs|brady|giglio|impeach|personnel/i,
        /criminal (history|record)|benefit|promise/i,
        /warrant|complaint|bail (commissioner|paper)|charging|probable cause/i,
        /neighbou?r|canvass|other cameras?|nearby (business|camera)|hyatt/i,
        /licen[cs]e plate reader|\balpr\b/i,
        /expert/i,
        /metadata|audit (log|trail)|edit history|modified/i,
        /discovery (letter|index|log|receipt|list)|disclosure (index|schedule|list|certificate)/i,
        /nephew|thumb drive|usb|\bstick\b/i,
        /show.?up (instruction|admonition|recording)|paulino/i,
        /other suspect|third.?party|alternative suspect/i,
        /celtics|game time/i,
        /lawyer (called|call)|phone call|401-555/i,
        /time (display|offset|clock)|clock/i,
        /route 6|convenience store on/i,
        /aci\b|jail call/i,
        /mug|fingerprint card|livescan/i,
      ],
      contradictions: [],
    },
  },
};
