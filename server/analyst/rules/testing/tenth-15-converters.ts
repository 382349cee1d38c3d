import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const CONVERTERS_CASE: CaseFile = {
  name: "catalytic converters cut from church vans, plate reader hits, scrap dealer, co-defendant's statement",
  documents: makeDocuments([
    [
      "HCSO Offense Rpt 24-011906.pdf",
      `HARGIS COUNTY SHERIFF'S OFFICE                    TENNESSEE INCIDENT BASED REPORTING
OFFENSE REPORT         OCA 24-011906          ORI TN0990000          ZONE 3
OFFENSE 1: THEFT OF MOTOR VEHICLE PARTS/ACCESS   TCA 39-14-103  $10K-60K        COMPLETED
OFFENSE 2: VANDALISM  39-14-408
LOCATION: COMPOUND    OCCURRED FROM: 08/09/2024 2100  TO: 08/10/2024 0730
VICTIM 1: NEW BETHEL CHURCH OF THE VALLEY, 3340 SAWMILL PIKE      4 CONVERTERS  (E-350 X 3, E-450)
VICTIM 2: DUGGER HVAC, 3412 SAWMILL PIKE                          5 CONVERTERS
REPORTEE: PRITCHETT, HOYT (DEACON)     DUGGER, CLINT (OWNER)
DEP: MCALLEN, J  #417         DATE: 08/10/2024  0812
NARRATIVE:
Myself (Dep. McAllen) was dispatched to the church in reference to a theft. Upon arrival I spoke with Mr. Pritchett who stated that he came to warm up the vans for the men's breakfast and they sounded like a "tractor pull." I looked under the vans and observed the exhaust was cut on both sides with what appears to be a recip saw. There was a broken saw blade and a blue shop rag laying by the E-450. I collected them in a bag and placed same in my patrol vehicle. There was a fresh drop of what could be blood on the frame rail of van 2. I did not have a kit.
Mr. Pritchett said the church has one camera, it is for the nursery door. He said that the youth pastor, Brother Kyle, was at the gym until midnight and didn't hear nothing.`,
      `OCA 24-011906                 NARRATIVE CONT.
I then went to Dugger HVAC. Mr. Dugger stated that five of his vans were cut. He has a camera on the shop roof. He showed me on his phone: at 0314 a dark colored pickup w/ a toolbox pulls in with no lights, two subjects get out, one heavy set, one skinny w/ a headlamp. You can't see faces or the tag. Truck leaves 0341. He will send it to the S.O.'s e-mail.
Mr. Dugger stated that he let go of an employee 2 weeks back, Travis Stallard, and "that's where I would look." He estimates loss of $2,200 each or $11,000. Pritchett estimates $9,600, his insurance (Brotherhood Mut.) will pay to fix them. Neither of them had marked or engraved their converters.
I canvassed the trailer park. Ms. Oleta Nunnery, lot 9, heard a saw "around two" and saw a "red or maroon Dodge". She did not want to write anything.
I entered the call in the Flock hot list as dark p/u.
UNITS 1 and 9 assisted. Victim's rights pamphlets were given out. Marsy's law n/a. Photos taken on issued phone. In car camera was on during my response and was tagged "other".
Closed: forwarded to CID, Det. Sgt. Loveday.`,
    ],
    [
      "Flock search results.pdf",
      `FLOCK SAFETY      SEARCH RESULTS EXPORT                 Org: Hargis County TN SO
User: rloveday        Reason: "theft"         Case #: (blank)         Run: 08/12/2024 10:22:07
Filter: Body = pickup; Color = black, blue, gray; 08/09/2024 23:00 to 08/10/2024 06:00;  Cameras: 6 of 14
#   TIME        CAMERA                         PLATE       ST   MAKE         COLOR   CONF
1   23:12:40    #03 Sawmill Pk @ Hwy 70 WB     (illegible)  TN  Ford          gray    0.61
2   00:48:18    #03 Sawmill Pk @ Hwy 70 EB     BQD 5xx      TN  Chevrolet     black   0.88
3   02:57:31    #07 Hwy 70 @ Dollar Gen EB     BFX 2xx      TN  Ram           black   0.93
4   03:52:10    #07 Hwy 70 @ Dollar Gen WB     BFX 2xx      TN  Ram           black   0.94
5   04:02:55    #11 I-75 ramp exit 81 SB       (temp)       GA  Toyota        gray    0.72
6   05:31:09    #03 Sawmill Pk @ Hwy 70 WB     BQD 5xx      TN  Chevrolet     black   0.90
Results 1-6 of 23.  Page 1 of 4.  Images omitted from this export (select "include thumbnails").
Note by RL: #3/4 comes back to Rhonda Massengale, Sweetgum Ln. Her son is Cody MASSENGALE. #2/6 goes to a nurse.
Data is deleted on a rolling 30 day basis unless downloaded. Vehicle Fingerprint attributes are machine generated and should be verified by a person prior to enforcement action. Not for use in immigration or traffic enforcement per agency policy. Camera 07 status: "clock sync warning (since 07/28)". Audit log is available to agency administrators.`,
    ],
    [
      "CID Loveday supp.pdf",
      `HCSO C.I.D.                 INVESTIGATIVE SUPPLEMENT                 24-011906
Det. Sgt. R. Loveday
08-12-24   Ran Flock. See printout. Truck is a 2015 Ram registered to Rhonda Massengale.
08-13-24   Went to Tri-Star Metals & Core, Hwy 11. Spoke with the owner, Dwight Gossett. Gossett said that Cody Massengale and a "Rusty" sell to him. He provided me with three tickets. He is supposed to take a thumbprint and a picture and hold them; he said that his printer was down. He said he already shipped the cores to a fellow in Alabama. I advised Gossett of the new law and he said that he wanted to get right. He has some issues with the State on his registration and I told him I would put in a word.
08-14-24   BOLO for the Ram.
08-19-24   Put a tracker on the Ram at Sweetgum Ln at 0330, order by Judge Teague. It died on the 24th.
08-22-24   Traffic stop on the Ram by Dep. Hensley, tint. Driver Cody MASSENGALE, passenger Russell "Rusty" TACKETT. K9 Bolt alerted. In toolbox: Milwaukee sawzall w/ 2 batteries, floor jack, 3 blades, headlamp, and two cut converters. Tackett had $1,140 cash. Tackett said the tools were his for work, he does mufflers at his uncle Vernon's shop and he was only getting a ride. Both taken to SO.
08-22-24   Massengale interviewed. See transcript. Tackett asked for a lawyer.`,
      `HCSO C.I.D.                 24-011906           cont.
08-23-24   Showed the two cut converters to Dugger. He said that they "could be" from one of his. Returned one to him. Other one is in the bay.
08-26-24   Search warrant on Tackett's mobile home. Found a box of 12 in. blades (Diablo), a notebook with numbers, 1 blue shop rag, Samsung phone. Return to Judge.
08-30-24   Tackett's girlfriend, Misty Gann, said he was home with her and the baby on the 9th as the baby had a fever, and they'd been to the E.R. in Athens "till late, like 1 or 2." Not credible.
09-04-24   Dumped Massengale phone by consent. There's some texts w/ "Rusty T" and "Stallard HVAC". Will summarize.
09-06-24   Stallard moved to Florida. Left voicemail.
09-10-24   Other agencies: Polk, McMinn and Bradley have about 40 of these cases. Polk arrested two fellows from Dalton GA on 08-29 with a gray Toyota and 61 converters.
Loss total for both victims is $20,600. Presented to Grand Jury 10-07-24.`,
    ],
    [
      "Massengale intvw 082224.docx",
      `HARGIS CO. S.O.     INTERVIEW OF CODY MASSENGALE      8/22/24     (transcribed by DA's office from disc 2 of 2)
LOVEDAY: We're back on. It's, uh, eleven-oh-five PM. You had a smoke and got you a Coke. And you're still good on them rights I read you earlier?
MASSENGALE: Yes sir.
LOVEDAY: So tell it again like you told me outside.
MASSENGALE: We just, uh, Rusty had the saw. He come by about midnight and he said there's church vans.
LOVEDAY: Who drove?
MASSENGALE: Me. Well it's Mama's truck.
LOVEDAY: And who went under?
MASSENGALE: Rusty. I can't fit. I held the light.
LOVEDAY: How many did y'all get?
MASSENGALE: Seven? Six or seven.
LOVEDAY: It was nine, wasn't it.
MASSENGALE: Nine, yeah. If you say.
LOVEDAY: How about the HVAC place, how'd you know?
MASSENGALE: A buddy told me about it. I ain't saying who.
LOVEDAY: Where'd they go to?
MASSENGALE: Gossett. He come and opened up for us. He told us he don't want no paper on the big ones. He pays in cash and gives you, you know, a little something too.`,
      `MASSENGALE INTERVIEW        p. 2
LOVEDAY: We ain't here about that. We're here on Rusty.
MASSENGALE: Can I go home tonight? I'm on paper in Bradley till March. I can't get violated.
LOVEDAY: I done talked to your P.O. You help me, and I'll help you. I can't promise nothing, but I'll tell General Whaley.
MASSENGALE: I been up since Tuesday. I'm sick.
LOVEDAY: You're doing good. What'd Rusty get out of it?
MASSENGALE: Half. Six hundred something.
LOVEDAY: Did he cut himself?
MASSENGALE: I cut my, no, I mean he might of. It was dark.
LOVEDAY: And he's done it before.
MASSENGALE: I reckon. I don't know about before. We're just friends since the spring when I met him at Vernon's.
LOVEDAY: Will you write that down for me?
MASSENGALE: I don't write too good.
LOVEDAY: I'll write it and you sign.
(End of disc 2. 23:31.)`,
    ],
    [
      "Tri-Star tickets.pdf",
      `TRI-STAR METALS & CORE LLC         Hwy 11 S          BUYER TICKETS (3)
NO. 40871      8/03/24  10:14 AM     SELLER  TACKETT RUSSELL     DL on file     VEH  Vernon's Muffler van
  1 ea  EXH CAT, aftermarket     14.00        1  lot  #1 steel 212 LB   21.20          TOTAL  35.20  CASH     thumb [x]   photo [x]
NO. 40902      8/10/24  (no time)    SELLER  C MASSENGALE        DL ______     VEH  blk Ram
  AL/CU mix  (hand written)      85 lb                                                    TOTAL  1,310.00   CHK# ____   thumb [ ]   photo [ ]
NO. 40903      8/10/24  7:02 AM      SELLER  MASSENGALE / R.T.   DL ______     VEH  blk Ram
  "batteries"                                                                             TOTAL  190.00    CASH    thumb [ ]   photo [ ]
Clerk initials: 40871 tb    40902 DG    40903 DG
STATE OF TENNESSEE SCRAP METAL DEALER REG.  no. 0xx7, EXP 12/31/2023
Hours Mon - Fri 8 to 4:30, Sat 8 to 12. All sales final. We do not buy: railroad, guard rail, manhole lids, beer kegs, cemetery items, burned wire. Customers must stay in vehicle when the crane is moving. Scale inspected yearly by Weights and Measures. Camera in use on the premises. Tennessee law requires that unattached catalytic converters be bought only of persons with documents proving ownership, entered in the daily log.`,
    ],
    [
      "DAG letter Tackett.pdf",
      `OFFICE OF THE DISTRICT ATTORNEY GENERAL
Tenth and a Half Judicial District (temporary annex)
November 18, 2024
RE:  STATE v. RUSSELL TACKETT, No. 24-CR-288       RULE 16 RESPONSE
Dear Counsel,
Attached is the State's Rule 16 packet. In answer to your letter:
(a) Statements of co-defendant. The transcript is attached. There was a first disc which the S.O. reports will not play. The paper signed by Mr. Massengale has not been located.
(b) Dealings. Mr. Massengale pled by information on October 30 in Hargis County General Sessions to misdemeanor theft, 11-29 suspended, and agreed to testify. His probation in Bradley County was not revoked. A written memorandum exists. Mr. Gossett has not been charged and the State may call him.
(c) Tests. The State has no scientific reports. The rag and blades from the scene were in Dep. McAllen's cruiser, which was reassigned in September. They are being looked for.
(d) Video. The Dugger video came in as an attachment and the email system rejected it for size.
(e) Search. A copy of the affidavit for the mobile home will be asked of the Clerk. The stop video of Deputy Hensley exists.
(f) Notice is given under 404(b) of other converter thefts in McMinn County on dates to be given.
The State's offer is three years, Range I, 30 percent, restitution $20,600. Announcement date is December 9.
Assistant District Attorney General`,
    ],
  ]),
  key: {
    offence: "theft",
    issues: [],
    gaps: [
      /dugger.*(video|footage|camera|recording)|(video|footage|camera|recording).*(dugger|hvac|roof|shop|truck|scene)|surveillance|cctv/i,
      /disc (1|one)|first (disc|interview|recording|part)|unrecorded|(recording|audio|video|disc).*(massengale|co-?defendant)|(massengale|co-?defendant).*(recording|audio|video|disc)|signed (paper|statement)|written statement/i,
      /memorandum|plea (agreement|deal|paper)|cooperation|agreement|proffer|\bdeal\b|benefit|leniency|promise/i,
      /flock|plate reader|\b(alpr|lpr)\b|thumbnail/i,
      /\bdna\b|blood|\brag\b|saw blade|broken blade|blades?\b/i,
      /gossett|scrap (dealer|yard|metal)|tri-?star|daily log|dealer('s)? (record|log|camera)|alabama/i,
      /phone|text messages?|\btexts\b|extraction|cellebrite|cell.?site/i,
      /search warrant|affidavit|warrant (return|papers)|inventory/i,
      /hensley|traffic stop|stop (video|report)|\bk-?9\b|\bbolt\b|dash.?cam|in.?car|cruiser (video|camera)/i,
      /tracker|tracking (order|device|data)|\bgps\b|judge teague/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /stallard/i,
        /gann|misty|girlfriend|alibi/i,
        /athens|emergency room|\be\.?r\.?\b|hospital|baby|pediatric/i,
        /vernon|muffler|uncle|employ(ment|er)|work records?|receipt/i,
        /polk|dalton|gray toyota|other (agenc|count|arrest|case|suspect)|mcminn|bradley|third.?party/i,
        /404\(?b|other (converter )?thefts|prior bad acts|uncharged/i,
        /nunnery|oleta|trailer park|maroon|canvass/i,
        /pritchett|brother kyle|youth pastor|deacon/i,
        /rhonda|sweetgum|registration/i,
        /clint|\bdugger\b.*(statement|interview|record|invoice)|fleet|van (vin|list)|\bvins?\b/i,
        /value|valuation|repair|estimate|invoice|insur|brotherhood|restitution|replacement cost/i,
        /converters?.*(return|examin|match|compar|photograph|serial|test|custody|recover|second|other|bay)|(two|returned|recovered|cut|seized) .{0,12}converter|tool ?mark|comparison/i,
        /fingerprint|latent|thumb/i,
        /notebook/i,
        /headlamp|sawzall|saw\b|tools|jack|batter(y|ies)/i,
        /cash|\$?1,?140/i,
        /photo(s|graph)/i,
        /mcallen|cruiser|patrol (vehicle|car)/i,
        /chain of custody|evidence (log|room|list)|property (receipt|log|record)|custody/i,
        /911|dispatch|\bcad\b|radio|call recording/i,
        /body.?(worn|cam)|bwc/i,
        /miranda|rights|waiver/i,
        /invo(ked|cation)|tackett.*(interview|recording)|booking|arrest (report|record)|jail|custody record/i,
        /probation|\bp\.?o\.?\b|parole|on paper/i,
        /criminal (history|record)|convictions|rap sheet|impeach/i,
        /drug|intoxicat|medical (condition|record)|withdrawal/i,
        /grand jury|indictment/i,
        /loveday|detective'?s? notes|notes/i,
        /brady|giglio|disciplin|internal affairs|personnel/i,
        /clock|sync|camera 0?7|calibrat|maintenance/i,
        /audit/i,
        /training|dog.*(record|certif)|alert|policy|policies/i,
        /church.*(camera|video)|nursery|dollar general|gas station|other (camera|video)/i,
        /registration.*(dealer|state)|dealer.*(registr|licen)|department of commerce|state (file|investigation)|scrap.*registr/i,
        /clerk.*(tb|initial)|\btb\b/i,
        /checks?\b|bank record|payment|ledger/i,
        /units? (1|9)|assisting/i,
        /email/i,
        /whaley|prosecutor'?s? (notes|file)|general sessions|court file|court record/i,
        /bolo/i,
        /weather|lighting|moon/i,
        /diagram|sketch|crime scene|scene (plan|process|exam|photo)|measurement/i,
        /massengale.*(file|medical|record|history)/i,
        /nurse|chevrolet/i,
        /\bheight|\bweight\b|build|appearance|clothing/i,
        /social media|facebook/i,
        /accomplice|corroborat/i,
      ],
      contradictions: [],
    },
  },
};
