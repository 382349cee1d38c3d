import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const COTTONWOOD_CASE: CaseFile = {
  name: "rape alleged after a dating-app meeting, delayed report, kit partly tested",
  documents: makeDocuments([
    [
      "Sheriff incident 24-S-03318.pdf",
      `TENSLEEP BASIN COUNTY SHERIFF'S OFFICE        Laurel Fork, Wyoming
Incident Report                       Case  24-S-03318
Reported   Sun 09/15/2024  16:52         Occurred between  09/14/2024 22:30  and  09/15/2024 02:00
Offense    Sexual assault 1st degree  W.S. 6-2-302(a)(i)         Class  11A
Where      Cottonwood Terrace Apts #9, 220 Cottonwood Ln
Reporting party    FARRIS, Noelle A.    W F 26
Subject            BRANDVOLD, Kyle D.   W M 29
Other              "Tess" (roommate of RP)       bartender, Rusted Spur
Deputy             Lindgren 12
-------------------------------------------------------------------
On Sunday September 15 I was sent to Basin Memorial Hospital for a report of a sexual assault. I met with the RP, Noelle Farris, in the family room with a hospital advocate, first name Carol. Farris was quiet, cooperative and tired. There was no odor of alcohol.
Farris told me she matched with a male named Kyle on the app Kindling about two weeks ago. They agreed to meet Saturday night at the Rusted Spur. They had several drinks. Farris said she remembers two whiskey sours and part of a third. They went to Kyle's apartment in his truck "to watch the fight." Farris said they kissed on the couch and she was ok with that. She said that he then carried her to the bedroom. She said she told him "I don't want to" and he held both wrists over her head. She said intercourse happened and that it was not consensual. She does not recall if there was a condom.
She woke around 0200 and left on foot. She said her roommate picked her up at the Maverick-type gas station on Route 16.`,
      `24-S-03318    Lindgren 12    page 2
I asked why she didn't report sooner. Farris said she slept, then talked it over with Tess, who told her to go in. Farris had her phone and showed me messages from the app. I took pictures of some of the messages with my county phone. Farris declined to leave the phone because it is her only phone and she uses it for work.
I observed light bruising to the right wrist. I did not see injury to the left.
I recorded my contact with Farris on my body camera until she asked me to turn it off.
At 1915 hrs I went with Deputy Ochs to 220 Cottonwood Ln. Brandvold answered the door. I told him we were looking into a complaint and asked if he would come talk with Inv. Petrakis on Monday. He said "is this about Noelle, she was fine, she texted me." He said he would come. I did not enter. I could hear a washing machine or dryer running.
I forwarded this report to Investigations. Sexual assault kit collected from SANE nurse and placed in the evidence refrigerator at 2040.
Mileage 31. Overtime slip submitted. Report time 1.5 hrs. Weather clear and windy. Victim rights card provided, language English.`,
    ],
    [
      "SANE record.pdf",
      `BASIN MEMORIAL HOSPITAL      FORENSIC NURSING        SEXUAL ASSAULT EXAMINATION RECORD
Pt: FARRIS, Noelle      MRN 0088214      DOB 02/--/1998      Arrived ED 15:20     Exam start 17:35  end 19:50
Examiner: D. Whitcomb RN, SANE-A (provisional)         LE agency: TBCSO
Consent: exam [x]  evidence collection [x]  photographs [x]  release to LE [x]  tox [x]
HISTORY (patient's words)
"I went on a date. We were drinking and I felt way drunker than I should. I kinda remember being on the couch. I remember being on the bed and he was on top. I don't think I could say anything. I was like frozen. Then I remember walking."
Loss of memory: [x] yes  "patches"       Loss of consciousness: [ ] yes [ ] no [x] unsure
Since assault:  showered [x]  changed clothes [x]  urinated [x]  brushed teeth [x]   ate/drank [x]
Clothing worn at time: in washer at home per pt except underwear, in paper bag brought by pt
Other consensual activity within 5 days:  [x] yes  [ ] no      If yes date: "Wed"      Condom:  [ ] Y [x] N
Current meds: sertraline 100 mg, trazodone 50 mg hs, hydroxyzine prn
Drugs/alcohol: "3ish" whiskey sours. THC gummy prior to date (5 mg)`,
      `BASIN MEMORIAL        FARRIS, Noelle        page 2
BODY FINDINGS
 1  R wrist, volar: 2 x 1.5 cm faint yellow-brown discoloration, nontender
 2  L shin: linear abrasion 4 cm, scabbed
 3  Knees bilat: dirt, superficial abrasions
Neck: no findings.  Oral: no findings.  Scalp: no findings
ANOGENITAL: no acute injury seen. Toluidine blue: not done (out of stock). Colposcope: used, images saved
STRANGULATION SCREEN: neg
SPECIMENS   (x = collected)
[x] vaginal swabs x4   [x] external genital x2   [x] cervical x2   [x] oral x2   [x] neck/breast x2   [x] buccal ref
[ ] fingernail - pt had acrylics, declined      [x] underwear (1)     [x] blood gray top x2 17:55    [x] urine 18:10
Kit sealed 19:50. To: Dep Lindgren 19:58. Tox kit to hospital lab refrigerator, LE to pick up.
PROPHYLAXIS: ceftriaxone 500 mg IM, doxycycline Rx, metronidazole Rx, levonorgestrel 1.5 mg po. HIV nPEP declined.
DISCHARGE: pt ambulatory with friend. Follow up with primary care 2 weeks. Advocate (SAFE Harbor program) present throughout. Safety plan reviewed. You may feel many different feelings in the days that come. Sleep and appetite can be disturbed. There is no right way to feel. If you have fever, heavy bleeding or thoughts of harming yourself come back to the Emergency Department at any time. Billing: Do not bill patient, submit to Crime Victim Services.
D. Whitcomb RN`,
    ],
    [
      "Farris statement.pdf",
      `VOLUNTARY STATEMENT                 TBCSO form 9           24-S-03318
Name Noelle Farris      Date 9-17-24    Time 2:10 pm     Place: S.O.      Taken by: self
I met Kyle on Kindling and we talked like every day on there and Snapchat for 2 weeks. He seemed nice. Sat I got to the Spur around 8:30 and he was there already. He bought the drinks I never saw them get made. There was a girl bartender w/ a nose ring who knew him. I had 2 and then he had me do a shot. I dont remember paying or leaving. I remember being in his truck and music. At his place he had roommate or some guy playing xbox in the living room who left when we came in. Then I was on the bed and I said no and I said my roommate is waiting for me. He had my arms. It was maybe 10 min. I pretended to be asleep until he was snoring. I could not find my left boot so I went w/out. I called Tess like 5 times and she got me at the gas station. I was crying. I told her "I think I did something dumb" because I felt like it was my fault. In the morning I had a msg from him saying had fun, did you get home. I answered yes because I was scared to make him mad. My ex Dalton came by and he was real upset and said I better report it or he would go over there.
I want to say I did not lead him on. I did not agree to any of this.
I have read this and it is true.     Noelle Farris`,
    ],
    [
      "Kindling screenshots log.pdf",
      `TBCSO    DIGITAL PHOTO LOG         24-S-03318       Item D-1      Camera: county iPhone (Lindgren)
IMG  time on screen   content as read by Inv. Petrakis
0412  Thu 9/12 21:14  Kyle: spur sat? fight is on at mine after
0413  Thu 9/12 21:16  Noelle: lol is that a line
0414  Thu 9/12 21:16  Kyle: depends is it working
0415  Thu 9/12 21:19  Noelle: maybe [flame emoji]
-- gap, deputy scrolled --
0416  Sat 9/14 19:50  Noelle: omw soon. warning i am a lightweight
0417  Sat 9/14 19:51  Kyle: noted
-- gap --
0418  Sun 9/15 09:22  Kyle: had fun. you get home ok? you left your boot haha
0419  Sun 9/15 09:58  Noelle: yes ty. ya i need that back
0420  Sun 9/15 10:01  Kyle: anytime. round 2 thurs
0421  Sun 9/15 10:30  Noelle: [message deleted]
0422  Sun 9/15 10:44  Kyle: ? ok. sorry if i read that wrong
Total 11 images. Profile page not photographed. Farris stated there is also "a bunch on Snap" which does not save.
Match deleted by user as of 9/16 per Farris.
Log by T. Petrakis 9/18/24. Images copied to share drive, folder Petrakis / 2024 / misc.`,
    ],
    [
      "Petrakis report.pdf",
      `INVESTIGATIVE REPORT       24-S-03318      Inv. T. Petrakis        10/02/2024
09/16/24 1305. Brandvold came to the office on his own. He was told that he was not under arrest and the door was not locked. I interviewed him for 50 minutes in my office as the interview room was being painted. I used a handheld recorder. Brandvold stated that he had four beers, that Farris "was buzzed, not wasted", that she climbed on him on the couch and asked where the bedroom was. Brandvold said she stopped him once, said wait, and he stopped and got a condom from the nightstand, and she then helped put it on. He stated that she was awake and talking. He said that his friend Wes was there and could tell me "how she was." He said he washed the sheets Sunday because it is laundry day. When I told him that the nurse found restraint bruises he said "from what, I never held her." He said if she says she said no then he did not hear it. At that point I told him he was not free to leave and I read Miranda. He asked if he should have a lawyer and I said that was up to him. He said he would like one and we stopped. I arrested him on probable cause.
09/16/24 1530. Brandvold's phone, a Galaxy, was taken incident to arrest. A search warrant for its contents has been drafted.
09/17/24. I met with Farris. We talked for about an hour before she wrote her statement. She became emotional. I did not record as she was nervous. I explained to her what the elements are.`,
      `24-S-03318     Petrakis continued
09/19/24. Went to the Rusted Spur and spoke to the owner, Hal Jepson. He remembers the couple because she "was dancing by the jukebox." He has cameras but they go back 6 days. He thought that they paid with a card. The bartender on shift was Bree, he will have her call me. As of this report she has not called.
09/20/24. Brandvold's landlord let me look in the common hallway. There is a doorbell type camera on unit #10. No one was home. I left my card.
09/24/24. Picked up one boot, brown, left, from Brandvold's mother on the porch of her home. It was in a grocery bag. Placed into evidence.
09/26/24. The tox kit was found to be still in the hospital lab. Lab tech said it had been moved to room temperature storage on the 20th. I have it in my office. I will ask the prosecutor if they want it sent since alcohol is not disputed.
Wes BAUER works in the oil field and is on a hitch until mid October. Left a voicemail.
Recommend charges as listed. Case status: cleared by arrest.
Administrative: case hours 14.5; vehicle 7 mileage 62. The Sheriff's Office uses 24 hour time. Supplements are to be turned in by end of tour. Hard copies for the County Attorney are put in the blue tray.`,
    ],
    [
      "State lab DNA letter.pdf",
      `WYOMING - NORTH PLAINS FORENSIC LABORATORY      BIOLOGY UNIT
Report 1      Lab 24B-00761      Submitted by TBCSO       Date 12/19/2024
Items received: (1) sexual assault evidence collection kit, Farris.   (2) buccal swab, Brandvold
Not submitted: underwear, bedding, condom
RESULTS
1-A vaginal swabs: male DNA screen positive. P30 weak positive. Sperm cells: few observed.
   A mixture of at least three contributors was obtained from the sperm fraction, at least two male. Farris is an assumed contributor. Brandvold cannot be excluded as a possible contributor to the mixture. Statistical weight is being calculated under the new software and will be reported separately.
1-B external genital: partial, not suitable for comparison
1-E neck/breast: male DNA, consistent with Brandvold, 1 in 4.1 billion
1-C, 1-D: not examined
To assist in interpretation, elimination samples of consensual partner(s) are requested.
Remaining extracts are retained for five years. Kit is returned to the agency. This report contains the opinions and interpretations of the undersigned. Testimony requests should be made thirty days prior to the trial date. The laboratory does not accept evidence on State holidays. Uncertainty of measurement does not apply to this type of examination.
R. Oyelaran, Forensic Analyst       Admin review: K.S.`,
    ],
  ]),
  key: {
    offence: "sexual",
    issues: [],
    gaps: [
      /\btess\b|roommate/i,
      /(farris|complain\w+|victim|her|alleged victim|accuser)('?s)? (cell ?|mobile )?(phone|device|handset)|snap(chat)?|full (chat|message|conversation)|deleted message|kindling|dating.?app|complete (messages|thread)/i,
      /tox|blood|urine|alcohol (level|concentration)|\bbac\b/i,
      /body.?(worn|cam)|bwc/i,
      /bree|bartender|bar (tab|receipt|video|staff|camera)|rusted spur|\bspur\b|jepson/i,
      /colposcop|(exam|injur|nurse|forensic|medical|sane|wrist|body)\w*'?s? (photo|image|picture)|photo|images/i,
      /bauer|\bwes\b/i,
      /underwear|clothing|clothes|garment|\bboots?\b/i,
      /recording of .{0,40}(interview|brandvold|client|defendant|statement)|(interview|handheld|audio).{0,40}record|interview (audio|video|tape)|tape of/i,
      /elimination|consensual partner|dalton|ex-?boyfriend|third contributor|other (male|man|partner|contributor)|electropherogram|statistic|likelihood ratio|second (lab )?report|raw (dna )?data|lab(oratory)? (notes|file|data|case)|bench notes/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /galaxy|(brandvold|client|defendant|suspect)'?s? (cell ?|mobile )?phone|phone (extraction|download|data|search)|extraction|search warrant|\bwarrant\b|affidavit/i,
        /phone records|call (log|record|detail)|carrier|text messages|messages/i,
        /sheets|bedding|mattress|nightstand|condom|washing machine|laundry/i,
        /scene (exam|photo|processing|search)|apartment (search|photo)|crime scene|diagram|floor plan|sketch/i,
        /doorbell|unit #?10|hallway|camera|cctv|surveillance|video|footage/i,
        /gas station|maverick|route 16|store/i,
        /ochs/i,
        /lindgren/i,
        /petrakis/i,
        /whitcomb|\bnurse\b|sane/i,
        /carol|advocate|safe harbor|victim services|crime victim/i,
        /oyelaran|analyst|\bK\.S\./i,
        /landlord|neighbou?r/i,
        /mother/i,
        /card (record|receipt|payment|statement)|credit card|bank|receipt/i,
        /911|dispatch|\bcad\b|radio|call for service/i,
        /notes/i,
        /recording of .{0,40}(farris|complain|victim)|unrecorded|(farris|complain\w+|victim).{0,60}(interview|record)/i,
        /(prior|previous|other) (allegation|complaint|report|accusation|false)/i,
        /medical (record|history)|mental health|counsel(l)?ing|therap|psychiatr|primary care|hospital (record|chart)|ed record|triage|medication|sertraline|prescription|treatment record/i,
        /criminal (history|record)|background|impeach|convictions/i,
        /chain of custody|custody (log|record|sheet)|evidence (log|sheet|receipt|record|refrigerator|fridge)|property (receipt|log|sheet|record)|hospital lab|refrigerat|storage/i,
        /miranda|rights (form|waiver|card)|waiver|advice of rights/i,
        /booking|jail|arrest (report|record)|custody record|detention/i,
        /policy|policies|protocol|training|standard operating|procedure|certif|proficiency|qualification|provisional/i,
        /personnel|disciplin|internal|giglio|brady/i,
        /validation|software|probabilistic|genotyp|quality|accredit|corrective/i,
        /social media|facebook|instagram|profile/i,
        /gps|location (data|history)|google|truck|vehicle|infotainment|ride/i,
        /expert|pharmacolog|memory|blackout/i,
        /metadata|original (image|photo|screenshot)|native|county (i)?phone/i,
        /fingernail|toluidine|swabs? not|unexamined|not examined|1-C|1-D|untested|re-?test|independent test/i,
        /kit\b/i,
        /subpoena|preservation/i,
        /friend|witness(es)? (statement|interview)|patron|dancing|jukebox/i,
        /buccal|reference sample/i,
        /county attorney|charging|information|preliminary hearing|grand jury/i,
        /emails?|correspondence|communications (between|with)/i,
        /measure|age of (the )?bruis|dating of/i,
      ],
      contradictions: [],
    },
  },
};
