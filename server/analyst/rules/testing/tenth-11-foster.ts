import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const FOSTER_CASE: CaseFile = {
  name: "foster father, allegation seven years later, monitored call, child welfare contacts",
  documents: makeDocuments([
    [
      "01 ODHS screening 307.pdf",
      `OREGON DEPARTMENT OF HUMAN SERVICES          CHILD WELFARE
SCREENING REPORT (307)                    CONFIDENTIAL  ORS 419B.035
Screening ID  2291846          District 6          Received  10/03/2023  2:47 PM
Screener  Ottoline Brack, SSS1         Supervisor review  P. Vandermolen
Method of report  Telephone, Oregon Child Abuse Hotline          Mandatory reporter  Yes
ALLEGED VICTIM  Tamsin R. Oakley   DOB 05/11/2006   Age 17    Legal status: long term foster care, permanent plan APPLA
ALLEGED PERPETRATOR  Dale Everett Stroud   DOB 02/1961   Former certified resource parent, Stroud home, Glide, Douglas County, certified 06/2010, closed voluntarily 01/2018
OTHER CHILDREN CURRENTLY IN THE HOME  None known
NATURE OF REPORT
RP is a school counselor at Umpqua Heights HS, Janelle Ferris. RP states that Tamsin came in on Monday about being dropped from the dance team for grades and became tearful. Tamsin said "it's that time of year" and that when she lived with the Strouds "Dale came in my room." RP asked her some questions to clarify. RP states Tamsin nodded when asked whether she had been touched. RP had her write some of it down. RP states that she has it in her desk. Tamsin told RP that she wrote about it in journals "since forever" and that her friend Brielle already knew.
RP did not know dates. Tamsin was placed with the Strouds from August 2014 to November 2016, approx. age 8 to 10.
RP asked whether Tamsin will have to change schools. RP requests reporter feedback letter.`,
      `SCREENING REPORT (307)  cont.                       Screening ID  2291846
HISTORY SEARCH (OR-Kids)
Assessments naming child as victim: 4. 2010 neglect, founded (bio mother). 2013 neglect, founded (bio mother). 2017 sexual abuse, placement "K. home", Myrtle Creek, disposition UNABLE TO DETERMINE. 2019 physical abuse, placement "Lund", UNFOUNDED.
Certification concerns, Stroud home: 2 in file (2012 bedroom sharing; 2015 discipline, soap). No founded dispositions.
Children placed in Stroud home during 2014 to 2016 per placement screen: T. Oakley; Marcus D. (DOB 2004); Kaylee P. (DOB 2007); respite x 3.
SCREENING DECISION
[ ] Closed at screening    [X] Assigned, 5 day, third party    [X] Cross reported to LEA  10/03/2023 3:55 PM  Douglas Co. S.O.
Rationale: Report constitutes a report of child abuse as defined in ORS 419B.005. Alleged perpetrator has no present access to children as far as is known. Child currently safe in the home of resource parent Corinne Abelard, Roseburg.
Tribal affiliation: No reason to know. ICWA search completed.
Language: English. Disability accommodations: 504 plan on file at school.
The information contained in this report is confidential. Any person who discloses it except as authorised by law may be subject to penalty. Distribution: field office, LEA, DA child abuse MDT. Screeners are reminded that collateral contacts are documented in the Provider and Person tabs and not in this narrative. CF 307  (Rev 7/22)`,
    ],
    [
      "02 DCSO 23-4417 Ruhl.pdf",
      `Douglas County Sheriff's Office
Incident Report   23-4417                Detectives Division
Reporting deputy:  Det. A. Ruhl, DPSSC on file         Report type: INITIAL / FOLLOW UP (combined)
Date written:  12/19/2023
Crime(s):  Sex Abuse I (ORS 163.427) x 3, Sodomy I (163.405) x 1
Mentioned:  OAKLEY, Tamsin (V);  STROUD, Dale (S);  STROUD, Patricia (other, spouse);  FERRIS, Janelle;  ABELARD, Corinne;  WOOLSEY, Brielle

Summary
Stroud is alleged to have touched Oakley under her clothes on several occasions and to have put his mouth on her once while she was a foster child in his home.

Action taken
On 10-04-23 I received this case from Sgt. Pacheco as a cross report. I called ODHS and left a message.
On 10-12-23 I observed, from the monitoring room, the interview of Oakley at Umpqua Valley CAC, "Juniper House". The interviewer was Rosalind Teague. For the details see the recording. In short: Oakley said that Dale would come in at night when Patty was on her shift at the mill. She said it happened "like, fall and winter", "maybe ten times, maybe five." She said he smelled of the wood stove. She described one time in the travel trailer when they went to Diamond Lake. She said she told a caseworker once and "nothing happened with it." She did not remember which caseworker. She thought that it was a man.
On 10-20-23 I spoke by phone with Abelard. She said that Tamsin has had nightmares as long as she has known her and has been in counseling for years, the last two with someone called Dr. Mehra in Roseburg. Abelard said she has found Tamsin "telling stories" about small stuff but never anything like this.`,
      `Douglas County Sheriff's Office                    Incident Report   23-4417      page 2

On 10-26-23 I spoke with Brielle WOOLSEY (17) by phone. She said that Tamsin told her last summer. She said there were a lot of texts and Snapchats about it. I asked her to save them.
On 11-02-23 Oakley placed a pretext call to Stroud from my desk. See transcript. I made notes for her to use.
On 11-07-23 Det. Imhoff and I went to 7718 Little River Rd, Glide. We contacted Dale STROUD in his shop. I told him that he was not under arrest. He said that they had 41 kids come through and he'd never put a hand on any of them. He remembered Tamsin as "a sad little thing who'd tell you the moon was blue." He asked if this was about the lawsuit. I told him that I did not know anything about a lawsuit. He said that he had bad legs from 2015 and couldn't get up the stairs without hollering; that he slept in the recliner then. He said Patty kept a calendar of everything for the State and that it was "in the tote." He said he thought he should call somebody and we concluded.
I looked at the upstairs hall and the bedroom at Patty's invitation. The bedroom has been made into a sewing room. I took no pictures as the room is changed.
Patricia STROUD said that she worked swing at Glide Forest Products until the layoff in spring of 2015 and after that was home nights. She said that Tamsin shared the room with Kaylee the whole time.
I attempted to locate the other children. Marcus D. is believed to be in Idaho. I did not have a current last name for Kaylee.
Status: Cleared by exception pending DA. Copy to MDT coordinator.`,
    ],
    [
      "03 Juniper House medical.pdf",
      `JUNIPER HOUSE CHILDREN'S ADVOCACY CENTER of the Umpqua
MEDICAL EVALUATION                                 Chart JH-23-0388
Date of service: 10/12/2023        Provider: S. Lindqvist, PNP        Accompanied by: C. Abelard, resource parent; ODHS SSS1 Hadley Moreau
REASON FOR VISIT: Concern of sexual abuse, non acute.
HISTORY: From ODHS worker in hallway. Provider also watched part of the forensic interview from the observation room. Detailed history not taken from the patient to avoid duplicate interviewing.
PMH: Asthma. Prior adenotonsillectomy 2012. Concussion 03/2022 (dance). Hospitalised 4 days Sept 2022 at Mercy for "safety", discharged on sertraline. Medications: sertraline 100 mg, hydroxyzine prn, melatonin.
SOCIAL: 12th grade. 9 placements since age 4. Vapes. Denies alcohol. Reports that she sometimes "loses time."
ROS: Negative except sleep.
EXAM: Wt 58.1 kg  BP 108/66. General, well nourished, cooperative, wearing own clothes. HEENT nl. Lungs clear. Abd soft. Skin, old linear scars L forearm, healed. GU: Tanner 5. External genital exam normal. Hymen estrogenised, no transections seen. Anus normal. Exam with colposcope, images stored.
LABS: Urine NAAT GC/CT neg. HIV/RPR neg.
ASSESSMENT: Normal exam. A normal exam neither confirms nor rules out past abuse. Disclosure in forensic interview is concerning and diagnostic for sexual abuse.
PLAN: Continue trauma therapy. ED precautions. Crime Victims' Compensation application given to the resource parent. Follow up as needed.
E-signed 10/13/2023 0912.   Billing code 99245.   Consent for photography on chart.`,
    ],
    [
      "04 pretext call.docx",
      `DCSO        TRANSCRIPT            CASE 23-4417
MONITORED CALL  TO (541) 555-0138        11-02-23        Start 16:12
Transcribed by: R. Fessler, records. "T" Tamsin Oakley   "D" Dale Stroud   UI = unintelligible

T: Hi, is this Dale? It's Tamsin.
D: Who?
T: Tamsin. Tam. I lived with you guys.
D: Well I'll be. Patty, it's little Tam. (UI) How are you, sis?
T: Okay. I'm a senior.
D: No kidding. You still dancing around?
T: Yeah. (pause) I wanted to talk to you about some stuff. From when I lived there.
D: Sure. You in some trouble?
T: No. It's like, when you came in my room.
D: (UI)
T: At night. You remember.
D: I don't hear real good on this thing. Your room?
T: When you touched me. I need to know why.
D: (pause) Oh, honey. Honey, I'm sorry. I'm sorry you're, (UI) that you had to go through all that. You had it so rough.
T: So you're saying sorry.
D: I'm sorry for, well for all of it. We should of kept you. We let you kids down when they moved you. I felt bad for years on that.`,
      `CASE 23-4417     MONITORED CALL   page 2

T: But what about what you did.
D: I don't know what you're (UI). Did somebody tell you to call?
T: No.
D: 'Cause there was that lawyer fella that wrote us about the State. I said I don't know nothing about it.
T: I'm just trying to heal.
D: Well, you go ahead and heal. You ought to talk with somebody, a pastor or somebody. I'll have Patty (UI) wants to say hi.
T: I gotta go.
D: Okay. You be good, Tam. (UI) love you kids.
(Sound of phone set down. Voices.)
FEMALE VOICE: Was that okay?
MALE VOICE: You did great. That was, that's real good, an apology's an apology.
(End 16:19)

I certify that this is a true transcription to the best of my ability. Portions marked UI could not be made out at normal speed. Line breaks are for ease of reading. The times are from the handheld unit. /s/ R. Fessler 12-05-23`,
    ],
    [
      "05 ODHS case notes excerpt (sent by AAG).pdf",
      `OR-KIDS CASE NOTES             Case: OAKLEY, T                     Printed 02/28/2024     Pages 212, 213 and 219 of 644

Note type: Face to face contact, child in placement        Date 03/19/2015      Entered 04/02/2015
Worker: Greg Tollefson
Location: Stroud home. Present: Tamsin, Marcus, Kaylee, Patty Stroud.
Tamsin was on the porch with the dog. She showed me her lost tooth. Says school is "fine." Room is upstairs, shares with Kaylee. Asked her if anything worried her at this house; she shrugged and said "Marcus is mean" and that she does not like the dark. Patty reports wetting the bed 2 x week; PCP aware. Dale was in the recliner with leg up after his surgery. No safety concerns. Smoke detector checked. Clothing voucher requested.

Note type: Phone, resource parent                          Date 04/14/2015
Patty called to say that her mill hours are done, she is laid off as of the 10th. Will be able to do the Tuesday visits transport. Asks about respite for graduation weekend.

Note type: Consult                                         Date 06/30/2015
Worker: G. Tollefson / CET
Therapist Lowell reports sexualized play (dolls) by T. Team discussed. T was exposed at bio home. Marcus to have door alarm, see protective plan. [REDACTED 4 lines]`,
    ],
    [
      "06 DA discovery ltr.pdf",
      `OFFICE OF THE DISTRICT ATTORNEY FOR DOUGLAS COUNTY
Justice Building, Roseburg, Oregon
March 22, 2024
RE:  State of Oregon v. Dale Everett Stroud       24CR-0931X          DISCOVERY, FIRST SET
Counsel:
Enclosed are pages 1 to 34. The fee per ORS 135.815 and our posted schedule is $27.00.
1. The grand jury met on January 31, 2024. Ms. Oakley and Det. Ruhl were witnesses. A True Bill was returned to four counts. Counts 1 to 3 allege dates "on or between August 15, 2014 and November 20, 2016."
2. The State intends to rely on the medical diagnosis.
3. Records of the Department of Human Services are subject to in camera review. You will have to file your own motion. The excerpt was supplied by the Department of Justice and not by us.
4. Our advocate, Ms. Fenn, has been told by the victim that in 8th grade she said in a group at Cascade Girls' Ranch that "a foster dad" did it, and that she meant another home. The victim further told Ms. Fenn that the trailer event may have been "the next summer at somebody else's." No report was written.
5. We understand the victim is represented by Kessel & Thorne in a tort claim against the State of Oregon. We are not in possession of those papers.
The State requests reciprocal discovery under ORS 135.835 including any expert's report. Please have your staff call ahead to pick up media; bring a blank drive of at least 64 GB. This office is closed from 12 to 1. The settlement conference docket is on the second Thursday.
Very truly yours,
Deputy District Attorney`,
    ],
  ]),
  key: {
    offence: "sexual",
    issues: [],
    gaps: [
      /forensic interview|\bcac\b|juniper house|teague|(video|recording|dvd|transcript).*interview|interview.*(video|recording|dvd|transcript)/i,
      /therap|counsel(l)?ing|mehra|lowell|mental.?health|psych/i,
      /odhs|\bdhs\b|child welfare|or-?kids|case ?notes?|caseworker|tollefson|644|foster (care )?file|agency file/i,
      /journal|diar(y|ies)/i,
      /woolsey|brielle|text messages?|\btexts?\b|snapchat/i,
      /marcus|kaylee|other (foster )?(child|kids)|roommate/i,
      /grand jury/i,
      /tort|civil (claim|suit|action|case|file)|lawsuit|kessel/i,
      /(2017|2019|prior|earlier|previous|other) .{0,30}(allegation|assessment|accusation|report of abuse|complaint|disclosure)|myrtle creek|\blund\b|false (allegation|report)|cascade girls|group home/i,
      /(pretext|monitored|recorded|phone|controlled) call.*(audio|recording)|(audio|recording).*(pretext|monitored|phone|controlled)|pretext|monitored call|one.?party/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /ferris|school counselor|written (statement|note|account)|wrote (some|it) down|handwrit/i,
        /school (record|file)|504|umpqua heights|attendance|education/i,
        /certif(ication|ied)|home study|licen[cs]ing|resource parent file|provider file/i,
        /patricia|patty|spouse|wife|calendar|\btote\b/i,
        /glide forest|\bmill\b|employment|work (schedule|record)|layoff|payroll/i,
        /dale.*(medical|surgery|leg)|(medical|surg).*(stroud|client|defendant)|bad legs|knee|leg surgery|recliner|orthop/i,
        /colposcop|photo.?documentation|exam.*(image|photo)|medical (image|photo)|images/i,
        /lindqvist|nurse practitioner|diagnosis|diagnostic/i,
        /mercy|hospital|inpatient|sertraline|medication|concussion/i,
        /pediatric|\bpcp\b|primary care|medical records|bed ?wetting/i,
        /abelard|current foster|resource parent/i,
        /moreau|hadley/i,
        /brack|hotline (call|record)|screen(er|ing).*(recording|note)|hotline/i,
        /imhoff/i,
        /pacheco/i,
        /fessler/i,
        /fenn|advocate|victim assistance/i,
        /\bmdt\b|multi.?disciplinary/i,
        /notes (made )?for (her|the call)|\bscript\b|detective'?s? notes|field notes|rough notes|handwritten notes/i,
        /(recording|audio|body.?(worn|cam)|bwc|video).*(stroud|client|defendant|shop|november 7|11-07|house|visit)|(stroud|client|defendant|shop).*(recording|audio|recorded|video)|body.?(worn|cam)|bwc/i,
        /photo.*(house|home|bedroom|room|trailer|scene)|floor plan|sketch|diagram|layout|scene/i,
        /trailer|diamond lake|camp/i,
        /placement (history|record|list)|respite|date.*placement|41 (kids|children)/i,
        /certification concern|2012|2015 discipline|protective plan|door alarm|safety plan/i,
        /redact|in camera|withheld/i,
        /crime victims?.? compensation|compensation|benefit|financial (motive|interest)/i,
        /cell ?phone|phone (extraction|download|record)|social media|device/i,
        /expert|memory|suggestib|psychologist|protocol|guideline/i,
        /interviewer.*(training|qualif|notes)|training|peer review/i,
        /criminal (history|record)|juvenile (record|history|file)|impeach/i,
        /brady|giglio|disciplin|personnel|internal affairs/i,
        /bill of particulars|specific dates|date range|\belection\b|statement of the charge|indictment/i,
        /biological mother|bio mother|dependency|\bcasa\b|court file|guardian ad litem|attorney for the child|juvenile court/i,
        /dance (team|coach)|coach/i,
        /vandermolen|assessment (report|disposition)|cps (assessment|disposition)|founded|assigned worker/i,
        /arrest|booking|custody record|warrant/i,
        /miranda|advice of rights/i,
        /lawyer (fella|letter)|letter to the strouds/i,
        /reporter feedback/i,
        /chain of custody|evidence (log|list)|property (record|receipt|log)/i,
        /character witness|neighbo(u)?r|other witnesses|former foster/i,
      ],
      contradictions: [],
    },
  },
};
