import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const TAMARACK_HOUSE_CASE: CaseFile = {
  name: "bruises on a second grader, school counsellor's report, forensic interview, stepfather",
  documents: makeDocuments([
    [
      "School counselor memo and mandated report.pdf",
      `INDEPENDENT SCHOOL DISTRICT 2177, TAMARACK LAKE           STUDENT SUPPORT SERVICES
TAMARACK ELEMENTARY                       Written report of suspected maltreatment (Minn. Stat. ch. 260E)
To: Nokasippi County Family Services            Oral report made to: intake "Barb", 2/6/24 about 11:40
Reporter: Kelsey Amdahl, M.Ed., School Counselor            Relationship: school staff
Child: Owen T. Rasmussen   DOB 5/22/16   Gr 2 (Mrs. Hennen)      Lives with: mother Amber, stepfather Travis Kollmann, half-sister Lily, 3
Alternate parent: father, Derek Rasmussen, every other weekend and Weds
Description of concern:
I have met with Owen in a small group for kids with changing families since October and one on one, off and on. On Tuesday 2/6 Mrs. Hennen sent Owen to me because he was wiggling in his seat and she was concerned that it hurt him to sit. In my office I asked Owen if something happened. He shrugged. I asked if somebody hurt him at home and he looked at the floor. I asked him if it was Travis and he nodded. I then asked if he was hit with a hand or something else and he said "the thing." I asked if the thing was a belt and he said "kind of, like for the TV." I had him show me where and he pointed at the back of his legs and his seat. He let me look at the back of his legs above the knee where there were several marks which were reddish purple, some were lines. I did not look further.`,
      `ISD 2177  Amdahl report, page 2
I brought him to the health office where Ms. Vang (health para) also looked. She put it in her log. The licensed school nurse is in our building Mondays and Thursdays only.
Owen was quiet but ate his snack. He asked me whether his dad was coming. I said I did not know. He said "Dad said if I tell you then I get to live at his house and get the dirt bike." I told him he was not in trouble and that it is my job to keep kids safe.
I did not interview the child in depth as per our training. I have reported on this family one time before, fall, regarding lunch money and that Owen was tired, and that was screened out.
Other information: Owen was sent home 2/2 from recess with an ice pack because he fell from the snow pile by the big toy. Mom was called on that. He has an IEP (ADHD, speech). He can be impulsive and at times he tells stories, for example that his family owns a helicopter. He is a sweet boy who tries.
Attendance to date: absent 9, tardy 14. Picked up Monday 2/5 by dad as a swap.
I keep notes in a separate binder which is not part of the student's cumulative record.
K. Amdahl     cc: Principal Strand, confidential folder`,
    ],
    [
      "Sheriff ICR 24-000611 Pohl.pdf",
      `NOKASIPPI COUNTY SHERIFF'S OFFICE          ICR 24-000611          INITIAL COMPLAINT REPORT
CFS: CHILD PROTECTION CROSS REPORT      Rcvd 02/06/24 1312     Assigned: INV J. POHL (241)
Victim: Juvenile O.T.R., 7      Suspect: KOLLMANN, TRAVIS LEE, DOB 01/17/1990      Address: 31148 Pickerel Point Tr
SYNOPSIS: Seven year old with linear bruising. Alleges stepfather hit him with cord.
DETAILS:
On above date I was notified by Social Worker Megan LINDAHL of a report from Tamarack Elementary. At 1405 I met SW Lindahl at the school. We had a minimal facts conversation with O.R. with counselor present. He said that "Travis whupped me with the TV cord 'cause of the Legos." He was not able to give a day and said "the day that it was not school." I took four photographs with my phone of the back of his legs. I did not have a scale. SW Lindahl telephoned father who came and got him under a safety plan at 1530. Father was very upset, he stated that he "knew this would happen" and that he had told his attorney so.
On 02/07 I attended the forensic interview at Northern Pines Child Advocacy Center and monitored from the other room. See CAC summary. Father drove child to CAC, about 50 miles.
On 02/08 at 1730 I went to the residence on Pickerel Point with Deputy ESSIG. Mother Amber KOLLMANN answered, she stated that Owen bruises easy like she does, and that he fell at school on Friday. She stated Travis did not hit the kids and that Derek has been after her since the custody motion. She would not let us look for cords without a warrant and I left it at that.`,
      `ICR 24-000611   INV POHL        Page 2
Travis KOLLMANN agreed to follow me to the LEC for an interview. See Scales type recording. After, I arrested him on PC for Malicious Punishment of a Child and Dom. Assault. He was booked by Nokasippi County Jail.
02/09 Executed search warrant at residence with Dep ESSIG and Dep LUNDEEN. Seized: 1 black HDMI cable from living room, 1 leather belt from closet. Also observed a wood spoon in a crock on the counter, left. Items placed in property. Not sent to BCA at this time.
Neighbor, Mr. Gordon STAI, was outside with his snowblower and said they are nice folks but that he hears the mom yelling at the boy most mornings for the bus. I gave him a card.
02/12 Derek RASMUSSEN called and gave me a list of dates that he and his fiancee Kayla BRANDT wrote down of things that Owen said. I asked him to e-mail it. He said that he took his own pictures of the boy Monday night in the bathtub and that is when he first saw it but he wanted the school to see it too so there would not be any question. I advised him he should have called us.
02/14 Paternal grandmother left voicemail. Not returned.
Submitted to Co. Attorney for charging. Dep. cameras were on for the 2/8 and 2/9 visits. Case status: CLR ADULT ARREST.`,
    ],
    [
      "CAC interview summary.pdf",
      `NORTHERN PINES CHILD ADVOCACY CENTER            INTERVIEW SUMMARY (not a transcript)
Child: Owen R.     Age 7 yrs 8 mo      Date: 2/7/2024      Start 10:12   End 10:51
Interviewer: Tess Halvorsen, MSW        Protocol: CornerHouse (2016 version)      Room 1 (blue)
Observers: Inv. Pohl, SW Lindahl, [illegible] from County Attorney's.    Child brought by: father and K. Brandt
Rapport: Drew a fish house. Examples of truth and lie after a prompt. Moved about the room. Asked for the bathroom at 10:20 and father spoke with him in the hall.
Abuse-specific inquiry:
Came to talk about "the cord." Asked to tell everything: "Travis hit me with the HDMI." What is that? "It's what it's called. Dad said." In living room, Mom making taco, Lily in tub. Asked how many times: "three", then "like fifty". Asked what day: "Sunday, at Super Bowl." (Not yet played. Child: "the one before it.")
Anybody else hurt legs: "I slided off the snow mountain on the ice thing, that hurt like crazy." Anyone tell him what to say: shrugged, "Just tell what's real."
Asked about spanking. "Mom does the spoon." Where? "On the butt. Only if I'm naughty." Does Travis? "He makes me do wall sits." After break (10:36-10:40, consult with team) interviewer asked "did Travis hit you with the cord on your bare legs or on your clothes?" Child said "Jammies." Asked about pictures that anyone took, "Dad took some in the tub and sended it to Kayla and the lawyer."
Anatomical diagram: child marked back of both legs, and left arm. Said arm was from "Lily bites."
Recommendations: medical evaluation; counseling; minimize further interviews.
Recording: DVD x2, one to Inv. Pohl and one to CAC vault. Diagram and drawings kept at CAC. Not to be used in place of the recording. Team review scheduled 2/21. Family advocate J. Peltier met with father during interview.
T. Halvorsen`,
    ],
    [
      "Clinic note 2-7-24.pdf",
      `GREAT NORTH HEALTH, BAXLEY CLINIC                        PEDIATRICS             Visit 02/07/2024  1:50 PM
Pt: RASMUSSEN, OWEN T       MRN 00418872      7 y.o. male      Accompanied by: father
Provider: Sara Nygaard, PA-C           Supervising: R. Iverson MD (not present)
CC: bruises, "physical abuse exam" per CPS
HPI: Hx per father and paperwork. Reported to have been struck with a cord by mom's husband on Sunday. Father states he first noticed today. Denies falls. Bowel and bladder nl. Sleeping ok. Meds: methylphenidate ER 18 mg. Allergies: NKDA. Fam hx: mother "bleeds a lot w/ dental", otherwise not obtained.
PE: Wt 23.1 kg, T 98.2, alert, playful. Skin: posterior thighs bilat with approx 6 ecchymoses, 2 to 5 cm, yellow-brown to purple, three of which are linear, one looped?; R buttock 4 cm oval ecchymosis with abrasion; L forearm semicircular marks 2.5 cm; shins multiple, varied ages. No bony tenderness. Abd soft.
Labs: none drawn today. Imaging: none.
A/P: 1. Contusions, multiple, suspected child physical abuse. Pattern is concerning for inflicted injury. Colors do not permit reliable dating. 2. Photos taken w/ clinic camera, uploaded to chart media tab. 3. Consider CBC, PT/PTT, vW panel if court requests. 4. Refer to Upper Plains Children's Resource for child abuse peds consult, appt pending.
Time spent 25 min. Dictated, not read. Patient portal: proxy access father and mother. Immunizations are up to date. Flu vaccine declined.`,
    ],
    [
      "Kollmann interview Pohl.docx",
      `NCSO   TRANSCRIPT OF RECORDED STATEMENT     ICR 24-000611     02/08/24   LEC soft room    1812 hrs
JP is Inv Pohl.  TK is Travis Kollmann.     Transcribed by: office staff, vm
JP   So you drove yourself, door's not locked, you can go any time. I'm not gonna read you a thing tonight, we're just visiting.
TK   Yep.
JP   You know why.
TK   Amber said Derek's got him saying I whipped him. I've never laid a hand on that kid. Amber does the discipline, that was the deal when we got married.
JP   Sunday. Walk me through.
TK   Sunday I fished. Me and Cody Bergquist were out on the ice at Tamarack from like, six in the morning, came off at dark. House was on the lake 'til then. Then I ate and was in bed by eight thirty 'cause I'm on days at the mill at five.
JP   Who was home with you when you ate?
TK   Amber and the kids. Tacos.
JP   Owen get in to something? Legos on the floor?
TK   (laughs) Every day. I told him pick up or wall sits.
JP   See, now, a guy works twelves, he's wore out, he steps on a Lego. I got kids. I've snapped. One time. That's a whole different thing than a guy that likes it.
TK   I didn't snap.`,
      `KOLLMANN, T      page 2
JP   The doctor says cord. Doctor's a specialist and she says there's no other way.
TK   Then it was some other day by some other person. He was at Derek's Monday.
JP   Nobody's trying to take Lily. But social services is gonna ask me tonight was he honest, and I'd like to say yes.
TK   What do you mean take Lily?
JP   I'm saying I'd like to say yes.
TK   (inaudible) ... I might've smacked him in the behind a while back with my hand. Like at deer season. That's it.
JP   With a cord?
TK   No. With my hand. Can I talk to Amber?
JP   In a bit. Would you take a polygraph?
TK   I guess. I think I should probably call a guy first, my uncle knows a lawyer.
JP   That's up to you. So deer season, and then Sunday?
TK   Not Sunday. I said that.
JP   Okay. Stand up for me, you're not gonna be driving home tonight.
End 1856.     (Recording unit low battery tone at 1831; part two begins at 1839)`,
    ],
    [
      "County Attorney Rule 9 letter.pdf",
      `NOKASIPPI COUNTY ATTORNEY                                 Court File 11-CR-24-207
March 22, 2024              State of Minnesota v. Travis Lee Kollmann
RULE 9 DISCLOSURE
Count 1 Malicious Punishment of a Child (bodily harm), 609.377 subd. 4; Count 2 Domestic Assault, 609.2242
Enclosed: ICR of Inv. Pohl, school report, CAC summary, Baxley Clinic note, transcript.
Counsel: 
The forensic interview disc will be made available after the Court signs a protective order per 611A.90. A draft is enclosed. Defense may view at our office in the meantime.
The Family Services records including the maltreatment determination are confidential and you will need to bring a motion for in camera review. I understand that the determination was "maltreatment determined" as to Mr. Kollmann and "inconclusive" as to the mother. We do not have the school's file apart from the enclosed.
Mr. Rasmussen's photographs: he has indicated his phone was replaced. We have asked for the e-mail.
The State gives notice of intent to offer O.R.'s out of court statements under 595.02 subd. 3 through Ms. Amdahl, Ms. Halvorsen, Inv. Pohl, Mr. Rasmussen and Ms. Brandt. Also Spreigl notice: deer season 2023.
I am told the family court referee granted temporary sole custody to Mr. Rasmussen on February 29 (file 11-FA-18-90). Omnibus is April 16. Offer: plead to Count 2, stay of imposition, parenting class, DANCO remains. There is no mileage reimbursement for victims' families until we have receipts.`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: [],
    gaps: [
      /(forensic interview|\bcac\b|northern pines|halvorsen|child'?s interview).*(dvd|disc|video|recording|footage)|(dvd|disc|video|recording|footage).*(forensic|\bcac\b|northern pines|halvorsen|child)/i,
      /family court|custody (motion|file|case|dispute|proceeding|order)|11-FA/i,
      /(family services|child protection|\bcps\b|social (service|worker)|lindahl|maltreatment).*(file|record|notes|determination|report|statement)|lindahl/i,
      /(counselor|counsellor|amdahl|group).*(notes|binder|records|file)|(notes|binder).*(counselor|counsellor|amdahl)/i,
      /vang|health (office|para|log|room)|school nurse|nurse'?s? (log|note|record)/i,
      /photo|pictures/i,
      /brandt|fianc|(father|rasmussen|derek)\S* (list|e-?mail|phone|text|messages|dates)|list of dates/i,
      /bergquist|cody|fishing|alibi/i,
      /bleeding|coag|\bcbc\b|blood (test|work|panel|disorder)|child abuse (ped|consult|specialist)|upper plains|clotting|hematolog|von willebrand/i,
      /(hdmi|cable|\bcord\b|belt).*(test|exam|\bbca\b|dna|compar|lab|forensic|analy|measur)|\bbca\b|(test|exam|dna|compar|lab|forensic|measur)\w* .*(hdmi|cable|\bcord\b|belt)/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      contradictions: [],
      gaps: [
        /amber|mother\b/i,
        /hennen|teacher/i,
        /recess|snow pile|playground|injury report|ice pack|\bfall\b.*(school|report)|accident report|2\/2/i,
        /lily|sibling|sister|bite/i,
        /\biep\b|attendance|school (file|records?)|cumulative|education|discipline|adhd|special ed/i,
        /principal|strand/i,
        /body.?(worn|cam)|\bbwc\b|deputy camera|squad (video|camera)|dep\w*\.? camera/i,
        /essig|lundeen/i,
        /search warrant|warrant.*(affidavit|application|return|inventory)|inventory/i,
        /(recording|audio|video).*(interview|statement|kollmann|client|defendant|suspect)|(interview|statement|kollmann|client|defendant|suspect).*(audio|video|recording)|low battery|1831|gap in the recording/i,
        /miranda|rights (form|card)|waiver/i,
        /(field|handwritten|rough|officer'?s?|investigator'?s?|pohl'?s?|interviewer'?s?) notes/i,
        /diagram|drawing/i,
        /peltier|advocate/i,
        /halvorsen|interviewer.*(training|qualif|cv|peer)|peer review|protocol|cornerhouse|team (review|meeting)|multidisciplin|consult with (the )?team/i,
        /(medical|clinic|pediatric|health|birth) (record|chart|history|file)|nygaard|iverson|media tab|chart|primary care/i,
        /expert/i,
        /\bstai\b|neighbou?r/i,
        /grandmother|voice.?mail/i,
        /intake|screened out|prior (report|referral)|previous (report|referral)|cross.?report|barb\b/i,
        /911|dispatch|\bcad\b|call for service/i,
        /time (card|sheet|record)|employ|mill\b|work (record|schedule)/i,
        /phone|text messages|social media|cell.?(site|tower)/i,
        /spoon/i,
        /pajama|jammies|clothing/i,
        /property (receipt|room|record|log)|chain of custody|evidence (log|record)/i,
        /jail|booking/i,
        /criminal (history|record)|convictions|credibility|impeach/i,
        /training|polic(y|ies)/i,
        /polygraph/i,
        /safety plan/i,
        /therap|counseling record|psycholog|mental health|methylphenidate|medication/i,
        /dirt bike|coaching|incentive/i,
        /attorney('s)? (file|notes|correspond)|father'?s (attorney|lawyer)|\blawyer\b|observer|county attorney'?s (staff|observer|representative)/i,
        /deer season|spreigl|other acts|prior (act|incident)/i,
        /complaint|probable cause/i,
        /personnel|disciplin|internal affairs|misconduct/i,
        /fish(ing)? (house|license|licence)|ice house|\bice fishing/i,
        /gps|\bavl\b|radio|location data/i,
        /scene|living room|floor plan|television/i,
        /danco|no.?contact/i,
        /minimal facts|school (conversation|interview)|pohl.*(recording|audio|notes)|audio.*school/i,
        /bath ?tub|replaced|phone of (the )?father/i,
        /derek|father\b/i,
        /school (camera|video|cctv)|bus (camera|video|driver)|cctv|surveillance/i,
      ],
    },
  },
};
