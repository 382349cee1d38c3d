import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const BELLFIELD_CASE: CaseFile = {
  name: "stop and search outside a takeaway, lock knife, custody record, interview without a solicitor",
  documents: makeDocuments([
    [
      "MG5 Ashworth.pdf",
      `RESTRICTED (when complete)                                                          MG5
POLICE REPORT                                                        Page 1 of 1
URN: 47 CS 02291 24              Anticipated plea:  NG / not indicated
Defendant: ASHWORTH, Kieran Dale        DOB 14/02/2001        Male      PNCID on MG16 (n/a)
Charge: Having an article with a blade or point in a public place, s.139(1) Criminal Justice Act 1988
Officer in case: DC 1874 F. Lomas, Stokeleigh Prisoner Handling Unit
1. SUMMARY OF THE KEY EVIDENCE
At about 2140hrs on Friday 18th October 2024 officers on uniform patrol were deployed to Bellfield Parade, Stokeleigh, following a call from a member of the public reporting two males hanging around outside the Anatolia Grill, one of whom was believed to be in possession of a knife. Officers attended and saw the defendant in company with a second male. The defendant matched the description. He appeared nervous and was detained for the purposes of a search under section 1 PACE. The search was carried out in accordance with GOWISELY. A black handled lock knife (Exhibit TR/1) was found in the side pocket of the rucksack that he was carrying. He was arrested and cautioned and replied "It's for work, that."
In interview the defendant fully admitted knowing that the knife was in the bag. He could not give a reasonable excuse.
2. DEFENDANT'S INTERVIEW     See MG15.
3. VISUALLY RECORDED EVIDENCE     Body worn: yes, PC Rudge.
4. WITNESSES     Police only. Civilian caller not identified / does not wish to be involved.
5. VIEWS ON COMPENSATION / ANCILLARY ORDERS     Forfeiture and destruction of knife. KCPO to be considered.
6. ANTECEDENTS     1 caution 2018, possession of cannabis.`,
    ],
    [
      "Stop and search record SS-C-10882.pdf",
      `HARROWMERE CONSTABULARY                    STOP / SEARCH RECORD  (electronic, printed from device)
Ref SS-C-10882-24          Device: MDT 0447        Created 18/10/2024 23:52       Submitted 19/10/2024 00:06
Officer: PC 2281 RUDGE            Collar of other officers present: 3107
Date of search 18/10/2024     Time commenced 21:47    Time ended 21:49
Place: Bellfield Pde o/s no. 22
Power:  [x] PACE s1    [ ] MDA s23    [ ] CJPOA s60    [ ] Firearms s47    [ ] Terrorism
Object of search: offensive weapon / drugs
Name: ASHWORTH Kieran    Self defined ethnicity: B9 (declined: W1 offered)    Officer defined: IC1
Ht 175-180   Build medium   Clothing: grey tracksuit, white trainers, blue rucksack
GROUNDS (free text): Male in area which has been subject of recent robberies and knife crime. Male known to local officers. Male seen to look at police car and then walk away with another. Strong smell of cannabis in the general area. Male was evasive when spoken to.
GOWISELY given?   Y      Warrant card shown?  n/a uniform
Entitlement to copy explained?  Y    Copy given?  N  reason: ARRESTED
Outer clothing removed?  N   More than outer?  N     Handcuffs?  Y, to prevent escape
BWV?   Y    Ref: not entered
Outcome: ARREST  knife/blade         Linked to object of search? Y
Injury or damage?  N
Supervisor review (Sgt):  pending                         Dip sample: not selected
Data protection: records are kept for the period in the force retention schedule. A person searched may ask for a copy within three months. Information on how to complain can be found on the force website or from the Independent Office for Police Conduct.`,
    ],
    [
      "MG11 PC Rudge.pdf",
      `WITNESS STATEMENT                                                    MG11
(Criminal Procedure Rules, r 16.2; Criminal Justice Act 1967, s.9)
Statement of: Thomas RUDGE         Age: over 18        Occupation: Police Constable 2281
This statement (consisting of 2 pages each signed by me) is true to the best of my knowledge and belief...
Dated: 19th October 2024                        Signature: T Rudge
I am a Police Constable of the Harrowmere Constabulary stationed at Stokeleigh. On Friday 18th October 2024 I was on duty in full uniform, single crewed call sign CS31 but in company with PC 3107 IQBAL in marked vehicle. At 2138hrs we were directed by the control room to Bellfield Parade in relation to two males, one wearing all black with a hood and the other one unknown, the one in black having "something down his waistband". We had earlier been briefed by Sgt NAYLOR at the start of duty about robberies in this area, an intelligence slide was shown.
On arrival I saw two males stood by the railings outside the Anatolia Grill. I now know one of these to be Kieran ASHWORTH. I have met ASHWORTH before on a number of occasions. The other is Mason TULLEY who is also known. ASHWORTH was carrying a dark blue rucksack on one shoulder. I believe that TULLEY handed him something but I could not see what.
I approached and said "Alright Kieran, stop there". I took hold of his arm. I detained him under section 1 of PACE, explaining the grounds as per GOWISELY. PC IQBAL dealt with TULLEY.`,
      `Continuation of statement of: Thomas RUDGE                         Page 2
I applied handcuffs to the front. ASHWORTH said "What's this for, I've done nothing" and I explained again. I searched his pockets and found a mobile telephone, a bunch of keys and a wage slip, which I returned to him. I then took the rucksack from his shoulder. In the right hand side pocket (mesh, zip missing) I found a knife with a black handle, folded. I could see that it was a lock knife as it has a button. In the main compartment was a hi-vis vest, knee pads, a flask, a tape and a tub of what looked like grippers for carpet. I did not retain these items.
I said "What's this?" and he said "It's for work, that. It's our kid's bag, I've just picked it up." At 2151hrs I arrested him on suspicion of possession of a bladed article and cautioned him to which he made no reply. I seized the knife which I exhibit as TR/1. I placed it in my stab vest pocket and later, at the station, into knife tube, seal number C1180276.
ASHWORTH was conveyed to Stokeleigh Custody. While being placed in the vehicle he banged his head on the door frame. There was a queue in the holding area.
TULLEY was searched by PC IQBAL with a negative result and was allowed to go on his way.
My body worn video was switched on however I noticed at the station that the camera had not been recording at the start and it began during transport. I did not make a pocket book entry as this statement was made at the earliest opportunity.
Signature: T Rudge       Signature witnessed by:`,
    ],
    [
      "Custody record CS-5519-24.pdf",
      `HARROWMERE CONSTABULARY                     CUSTODY RECORD  CS/5519/24      STOKELEIGH
DETAINED PERSON: ASHWORTH Kieran Dale   23 yrs     Cell M7
Arrested 18/10/2024 21:51      Arrived station 22:31      Detention authorised 23:09
Arresting officer PC 2281          Custody officer PS 0912 GREAVES
Reason: to secure and preserve evidence / obtain evidence by questioning
RISK ASSESSMENT: asthma, blue inhaler (left at home). Says has a headache, knocked head on police car. Left school at 14, "I had a statement, for reading". Self harm: no. Drugs: cannabis, today, "a bit". Obs level 1.
RIGHTS: 23:12 rights and entitlements read. Wants solicitor: YES, MARLOW FINCH. Wants someone informed: YES, mother Denise.   Notice of rights: given.  Easy read: not offered.
DETENTION LOG
22:31 Arrival at holding. Queue of 4.
23:09 Detention authorised. Comment by DP: "It is a tool".
23:20 DSCC called, ref 2410187731.
23:41 Call back from DSCC, rep will ring. No reply on custody line, re-queued.
23:55 DP searched, property bagged. Phone retained as property (KL).
00:14 HCP requested re head injury and inhaler.
00:40 Cell visit. Awake.
01:20 HCP REID attends. Fit to be detained. Fit for interview: see HCP form. Inhaler authorised.
02:05 Cell visit, asleep.  02:35 asleep. 03:05 asleep. 03:35 asleep.`,
      `CS/5519/24  ASHWORTH                                   DETENTION LOG (continued)
03:50 DP woken at request of investigating officer, DC LOMAS.
03:52 DC LOMAS speaks with DP at cell hatch re progress of investigation.
03:58 DP informs me he no longer wants a solicitor as he "just wants to get off home for work". Reasons noted. Inspector to be informed.
04:02 Duty Insp BOLT informed by telephone, content for interview to go ahead.
04:06 To interview room 2 with DC LOMAS.
04:31 Returned from interview. Tea given.
04:40 DSCC ring. Informed interview concluded.
05:30 cell visit. 06:00 cell visit. 06:30 breakfast, microwave all-day breakfast, declined.
07:15 Review of detention, PS GREAVES. (First review due 05:09, late due to operational demand, handover.)
08:20 CPS advice not required, PS to charge. File to go by post.
08:44 CHARGED. Reply to charge: "It's not even my bag."
08:52 Fingerprints, photo and DNA taken. 
09:10 Bailed to Harrowmere Magistrates' Court, 12/11/2024, 09:45. No conditions.
09:16 Property returned and signed: phone, keys, belt, £14.20, wage slip. Rucksack blue: returned to DP.
09:18 Left custody.  No complaint re treatment recorded.
END OF RECORD. Printed 21/10/2024 by 55180. CCTV is retained for 31 days from the date of release unless a request for retention is received.`,
    ],
    [
      "MG15 record of interview.pdf",
      `RECORD OF INTERVIEW                                                 MG15
Person interviewed: Kieran ASHWORTH          Place: Stokeleigh Custody, IR2         Date: 19/10/2024
Time commenced 0409     Time concluded 0428     Duration 19 mins      Audio ref: DIR/CS/24/3310
Interviewing officer: DC 1874 LOMAS           Other persons present: none
This is a [x] SDN (short descriptive note)   [ ] ROTI   [ ] ROVI
TAPE TIMES
00.00  Introductions. Cautioned. Reminded of right to free legal advice. States does not want it, "it'll take all night won't it".
01.40  Caution explained. Asked to say it back, says "I can say nothing but it looks bad".
03.05  Asked about the night. Been at his brother's, Craig's, on Hollin Street, helping him with a carpet on the stairs. Craig is a self employed fitter, he works with him three days a week, cash and sometimes a slip from the agency, Premier Trades. Took Craig's bag as they were to start at a house at Overbeck at 7 in the morning.
07.30  Met Mason by the Grill to get something to eat.
08.15  Asked re knife. It is Craig's for cutting gripper and underlay. Did he know it was in the bag? "I suppose I'd know there'd be one, he's always got one in." Did he know it was in that pocket? "Not there like, no."
12.00  Put to him it's a lock knife not a Stanley. "He uses all sorts."
14.20  Asked about police contact earlier in the month, declines.
16.10  Says he'd a bad head.
17.45  Asked why not say this to the officer. "I did say it."
19.00  Concluded. Notice re recording handed over.
Summary prepared by: DC LOMAS`,
    ],
    [
      "MG6C and MG12.pdf",
      `NOT TO BE SHOWN TO WITNESSES                                                      MG6C
POLICE SCHEDULE OF RELEVANT NON-SENSITIVE UNUSED MATERIAL             URN 47 CS 02291 24
R v Kieran Dale ASHWORTH                Is this schedule for committal / trial:  Mags GAP / NGAP
The disclosure officer believes that the following material which does not form part of the prosecution case is NOT SENSITIVE
No.   Description                                                      Location           CPS use
1     Incident log 0871 of 18/10/24 (contains caller details, edit)     STORM              CND
2     Crime report CR/44180/24                                         Niche
3     Copy custody record                                             Custody            D
4     HCP form, R. Reid                                                Custody
5     Duty state, C Div late turn 18/10/24                             Ops planning
6     Briefing slides                                                Sgt Naylor
7     PNC print Ashworth                                               File
8     Council CCTV, Bellfield Pde cam 14: operator says it was "on tour". Not seized
Signed: F Lomas, disclosure officer            Date 28/10/24
Reviewing lawyer's initials:
..........................................................................................
EXHIBIT LIST                                                          MG12
Ref       Description                         Produced by      Seal          Where held
TR/1      Black lock knife                     PC Rudge         C1108276      Stokeleigh property store, bin 40
TR/2      BWV                                 PC Rudge         n/a           (not uploaded at time of build)
FL/1      Interview disc, working copy         DC Lomas         n/a           PHU
Key to CPS use:  D disclose to defence;  I defence may inspect;  CND clearly not disclosable. Schedules are to be typed. Do not list items by category.`,
    ],
  ]),
  key: {
    offence: "weapons",
    issues: [],
    gaps: [
      /body.?(worn|cam)|\bbwv\b|\bbwc\b|TR\/2/i,
      /incident log|999|\bcad\b|\bstorm\b|control room|emergency call|log 0871/i,
      /iqbal|3107|second officer|other officer/i,
      /tulley|second male|companion|friend/i,
      /craig|brother|owner of the (bag|rucksack)/i,
      /cctv.*(council|bellfield|cam(era)? 14|street)|(council|bellfield|cam(era)? 14|street|public).*cctv|anatolia/i,
      /\breid\b|\bhcp\b|healthcare|health care|medical (form|record|assessment|note)|fit(ness)? (for|to be) (interview|detain)/i,
      /dna|fingerprint|forensic|swab/i,
      /(audio|recording|disc|tape|full transcript|rot[iv]).*interview|interview.*(audio|recording|disc|tape|full transcript|rot[iv])|DIR\/CS/i,
      /custody (suite )?(cctv|video|footage)|cctv.*custody|cell (hatch|camera|cctv)/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      contradictions: [],
      gaps: [
        /caller|informant|member of the public|civilian/i,
        /briefing|intelligence|\bslides?\b|naylor/i,
        /duty (state|roster|sheet)|pocket.?book|\bpnb\b|officer.?s? notes|notebook/i,
        /radio|airwave|transmission/i,
        /gps|\bavls?\b|vehicle (location|tracker|log)|mobile data|\bmdt\b|device 0447/i,
        /photograph|photo\b|images? of the (knife|bag)|measure/i,
        /rucksack|(bag|hi.?vis|knee pads|gripper|tools).*(not|return|retain|seiz|kept)|contents of the bag/i,
        /seal|continuity|property (store|record|log|register)|chain of custody|exhibit (label|log|movement)|knife tube/i,
        /examin\w+ of the knife|knife.*(examin|inspect|expert|mechanism|lock|blade length)|(inspect|expert|mechanism|blade length).*knife|TR\/1/i,
        /premier trades|agency|employ|wage slip|payslip|overbeck|work (record|evidence)|customer/i,
        /denise|mother/i,
        /appropriate adult|educational|special needs|school|\bsen\b|learning|reading|literacy|vulnerab|psycholog/i,
        /greaves|custody (officer|sergeant)/i,
        /\bbolt\b|inspector/i,
        /dscc|marlow finch|solicitor.*(log|record|call|attend|note)|duty solicitor|legal advice/i,
        /lomas|cell conversation|off.?record/i,
        /review of detention|late review|reviewing officer/i,
        /crime report|niche|44180/i,
        /use of force|handcuff/i,
        /head injury|injury|car door|medical|gp (record|note)|asthma|inhaler/i,
        /stop.?(and|\/)?.?search (history|data|statistic|polic)|previous (stops?|dealings|contact|encounters?)|supervis\w+ review|earlier in the month/i,
        /polic(y|ies)|force procedure|training|standard operating/i,
        /complaints?\b|misconduct|disciplin|psd|professional standards|iopc/i,
        /audit (trail|log)|metadata|upload|activation/i,
        /\bpnc\b|antecedent|caution 2018|previous convictions|criminal record/i,
        /cannabis|drugs? (test|wipe|found)/i,
        /mg6[de]\b|disclosure (certificate|review)/i,
        /charg(e|ing) (sheet|decision)|mg4|mg3|decision log/i,
        /phone|mobile|call data/i,
        /scene plan|\bplan\b|\bmap\b|lighting/i,
        /shop (staff|owner|worker)|takeaway|\bgrill\b|restaurant|customers/i,
        /robberies|knife crime (data|statistic)|area data/i,
        /canvass|house.?to.?house/i,
        /transport|van\b|in.?car|vehicle cctv|holding area/i,
        /questionnaire|notice of rights|easy read|waiver|withdrawal of (the )?request/i,
        /pre.?interview disclosure|briefing to (the )?(solicitor|suspect)/i,
      ],
    },
  },
};
