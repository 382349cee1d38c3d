import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const HARKNESS_CASE: CaseFile = {
  name: "copper taken from a closed mill in New Hampshire, scrap yard, trail camera",
  documents: makeDocuments([
    [
      "Tolland Mills PD arrest report.pdf",
      `TOLLAND MILLS POLICE DEPT          ARREST REPORT          Arrest #: 25-214-AR       Case #: 25-3371-OF
Date/Time Reported: 06/12/2025 @ 0708        Report Date/Time: 06/14/2025 @ 1947
Reporting Officer: PTL. DARREN KIMBALL
Defendant: HARKNESS, WADE L       SEX M   RACE W   AGE 42     16 BOBBIN LN, LOT 9, TOLLAND MILLS NH
Offense(s):  ATT/COMP
  1  THEFT BY UNAUTHORIZED TAKING, $1501 AND UP     637:3        C    FELONY A
  2  CRIMINAL TRESPASS (SECURED PREMISES)           635:2        C    MISD A
  3  CRIMINAL MISCHIEF                              634:2        C    FELONY B
Weapon/Tools: CUTTING TOOLS                Premises: INDUSTRIAL / VACANT
PROPERTIES  (1) COPPER BUS BAR, 11 PCS   $18,400    (2) COPPER WIRE, 4/0, approx 600 FT   $9,900    (3) DOWNSPOUTS, COPPER, 6   $2,200
VICTIM: ASHUELOT HOLDINGS LLC (Agent: Prescott, Gil)
NARRATIVE
On Thursday, June 12, 2025 I was dispatched to the former Granite Thread mill, 200 Canal St., for a report of a break. I met with site watchman Harold DUSTIN who works for Keystone Watch, 6pm to 6am, and had been relieved but came back. He stated that at about 0250 he heard banging from the turbine hall and saw a light. He saw two people with headlamps go out by the canal side door pulling a cart. He yelled and they ran. He stated he did not call because his phone was dead. He could not say who they were but one had "a limp, like Wade."`,
      `Case #: 25-3371-OF         NARRATIVE (page 2)
I know Wade HARKNESS from prior contacts. He used to do maintenance in the mill till it closed and hurt his knee there. I observed that the padlock on the canal door was cut and was on the ground. I did not collect it as there were several old ones. The switch gear in the turbine hall had been opened and the bus bars unbolted, not cut. There was a wire cutter handle wrap (blue tape) and a Dunkin cup on the floor, which I took. There were cart tracks in the dust. There was a lot of old graffiti and bedding where homeless persons stay.
I checked with Merrimac Valley Metals. The yard man Vic advised that Harkness had been in that morning. He gave me a slip.
At 1510 I went to Harkness's. His truck, a green Ranger, was in the yard and there were pieces of bare copper wire in the bed in plain view as I walked up the drive and around to the rear of the trailer. He came out and I asked where he got the copper. He stated it was from a job, ask Lenny. I told him to hang tight. He showed me his hands which were black. I asked him for consent to look in his shed and he said "Go ahead I guess." There was a bolt cutter and headlamp. I placed him under arrest at 1522.
I was assisted by Ptl. Yost, who spoke with the male in the next trailer. Tow: Routhier's. Bail commissioner: PR $2,500. Court: 9th Cir. 07/21.`,
    ],
    [
      "Dustin statement.pdf",
      `TMPD STATEMENT FORM                                       Case 25-3371
I, Harold Dustin, age 71, give this statement of my own free will.
I been on the mill job two years. I sit in the gatehouse and do rounds 8, 11, 2 and 5. There's a wand you touch at the buttons so they know you did it. On the night of Wed. into Thurs. it was foggy off the canal. I did the 2 round kind of late. I was by the dye house, about a hundred yards off, I have cataracts in the left but the right is good. I heard metal dropping. There was two or could of been three with them lights on their heads pulling a thing like a garden cart. I yelled hey. They went along the towpath toward the trestle. A vehicle started up with a bad muffler. I did not see it.
One was sort of hobbling. I said to the officer it was like Wade and he said Harkness? and I said yeah he used to work here. I would not swear it was him. Lots of fellows know that building. There was a crew in there in May with a foreman from the owner pulling wire for the scrap and they never finished.
My phone was dead so I told Chet when he came at six.
Signed Harold E. Dustin     6/12/25 8:15 am         Wit. Kimball`,
    ],
    [
      "Metals purchase slip.pdf",
      `MERRIMAC VALLEY METALS, INC.            "WE PAY CASH"            PURCHASE RECORD  (RSA 322-A)
Ticket 0098812         Date 06/12/25    Time in 10:41     Time out 11:03      Scale: 2    Buyer: VT
Seller: HARKNESS WADE       ID: NH DL (copy on file)       Veh: GRN FORD P/U    Plate: ______
Commodity             Gross      Tare       Net lb     Price       Amount
#2 COPPER             --         --         86         3.55        305.30
BARE BRIGHT           --         --         41         4.05        166.05
ALUM GUTTER           --         --         22         0.55        12.10
                                                       TOTAL       483.45
Paid: [X] cash  [ ] check      Photo of load: [X] Y  camera 3      Thumb print: [ ]
Seller declares he is the lawful owner of the material: initials WH
Source of material (seller's words): "job w/ Len Bouchard, Summer St. rehab"
Hold tag: none
Hours Mon-Fri 7:30 to 4, Sat 7:30 to 11:30. No appliances with freon. No sealed tanks. No burnt wire. Prices change daily. Children and pets must stay in the vehicle. We buy catalytic converters from licensed shops only. Loads are weighed on scales licensed by the State. Not responsible for flats.`,
    ],
    [
      "Trail camera note and photo log.pdf",
      `Case 25-3371-OF        SUPPLEMENT  Det. Sgt. Annis
06/16: Received by e-mail from Gil Prescott four pictures from a trail camera that he had put up on his own on a tree by the canal side door after the May thefts. Prescott stated that the card has "a couple thousand, mostly raccoons," and he picked the good ones.
  IMG 1   2:31 AM  06-12   68F    figure from behind, hooded, light on head
  IMG 2   2:31 AM  06-12   68F    same, second figure w/ cart
  IMG 3   3:58 AM  06-12   66F    one figure, walks with right leg stiff
  IMG 4   4:02 AM  06-12   66F    empty cart
No face is seen in any. In my opinion the build in no. 3 is consistent with Harkness. Harkness wears a brace on the left knee per Kimball. Clock on the camera was set by Prescott "in the spring."
06/18: Called Prescott back for the card. Voice mail.
06/23: Spoke by phone to Lenny BOUCHARD. He says Harkness helped him on Summer St "sometime last month" and that he let him take pipe ends. He would not come in, has his own matters in court.
06/25: Next door male spoken to by Yost is a Marcus Pell. Ptl. Yost is on leave till August.
------------------------------------------------------------
PHOTO LOG     Ptl. Kimball      Canon 2
1-9   exterior, canal door, padlocks     10-22  turbine hall, switch gear    23-24  cup, tape
25-31 bed of Ranger     32-35 shed, bolt cutter, headlamp     36 hands of Harkness
SD card to Det. Sgt. Annis`,
    ],
    [
      "Prescott loss email.pdf",
      `From: Gil Prescott <gprescott@ashuelotholdings.example>
To: Annis (TMPD)
Cc: claims@ (carrier)
Date: Tue, 24 Jun 2025 16:18
Subject: RE: RE: Canal St loss, numbers
Sgt,
Sorry for the delay, closing on another property. As discussed the number for the bars is what the electrical contractor told me it would cost to put new gear in, not the scrap. We bought the building in January for demo/redevelopment and did not do a count of what was in there at the time. Some of the wire was already down from when our guys were in there in May (Tri-County Salvage, they got paid by the pound and left when we had the disagreement re payment). I think that they may have keys still.
I'd have to look whether the No Trespassing signs were put up on the canal side, they are definitely on Canal Street. The fence has been a problem.
The adjuster is asking for a police report with a total over 25K, can you get me something by Friday? I attached a spreadsheet but it is a work in progress.
As to Harkness I never met him. I understand that he has a comp claim with the prior owners. Keystone's contract is up in July and I'm not renewing them, the rounds reports that I get show missed buttons all month.
Gil`,
    ],
    [
      "Evidence and booking sheet.pdf",
      `TMPD PROPERTY                                                        25-3371-OF
ITEM   DESC                                   QTY    OFF       BIN       STATUS
01     Cup, paper, Dunkin, w/ lid             1      Kimball   C-4       hold
02     Tape, blue, from tool handle           1      Kimball   C-4       hold
03     Bolt cutter 24" HDX                    1      Kimball   Long 2    hold
04     Headlamp                               1      Kimball   C-4       hold
05     Copper wire, bare, from P/U bed        31 lb  Kimball   Yard      RETURNED TO OWNER 06/17 (Prescott)
06     Trail cam pictures (e-mail)            4      Annis     digital   --
Lab submission: none at this time.
-----------------------------------------------------------------
BOOKING       HARKNESS WADE L       06/12/25   1548
Ht 5-11  Wt 205   Hair BRN   Eyes BLU    Scars/marks: surg. scar L knee, brace
Medical: takes gabapentin, pain. "Can't do stairs too good."
Rights form: read 1601   signed: [ ] yes  [X] refused to sign       Wants to talk: [X] yes 
Prints Y  Photo Y   Phone call 1612 (mother)    Released PR 1725
Property: wallet, $471.00, slip from metals yard, phone (Galaxy) retained by PD
Cell checks 1600 1615 1630 1645 1700 1715. Camera in booking records 24 hrs.`,
    ],
    [
      "County attorney letter.pdf",
      `OFFICE OF THE COUNTY ATTORNEY
August 5, 2025
RE:  State v. Wade Harkness          Rule 12 discovery
Dear Counsel:
Attached please find the discovery in our possession at this time, Bates 1 through 9. Officer Kimball advises that he spoke with your client in the booking area for about twenty minutes and that he "basically put himself on Canal Street." I have asked that this be put in a supplement.
The State estimates the loss at $30,500 and will seek restitution in that sum to the owner and its insurer. I am informed that the insurer has paid a part. We will be presenting the case to the grand jury in the September term. The State does not intend to seek an enhanced sentence at this time. If there is an interest in resolving the case, please call before August 29; I would consider a Class B felony with a suspended sentence, 200 hours of community service and restitution to be set at a hearing.
I have also asked TMPD whether anyone else has been identified. There was a second set of arrests in the building on July 2 of two persons with tools, whom I do not believe to be connected.
Please be advised that effective September 1 our office is moving to the annex and that paper filings should be left at the second window.
Very truly yours,
Assistant County Attorney`,
    ],
  ]),
  key: {
    offence: "theft",
    issues: [],
    gaps: [
      /trail cam|(memory|sd|camera).{0,20}\bcard\b|couple thousand|original (images|pictures|files)|metadata/i,
      /\brounds\b|\bwand\b|keystone|gatehouse|guard tour|watchman/i,
      /yard man|\bvic\b|camera 3|scrap ?yard|metals|load photo|photo of (the )?load/i,
      /bouchard|lenny|summer st/i,
      /booking (room )?(video|camera|recording|footage)|(video|recording|supplement).*(booking|kimball)|twenty minutes|statements? (made )?(by|of) (the )?(defendant|client|harkness)/i,
      /tri-?county|salvage|\bcrew\b|contractor'?s? (crew|keys)|may thefts/i,
      /yost|\bpell\b/i,
      /insur|adjuster|claims?\b|spreadsheet|valuation|apprais|inventory of|\bloss\b/i,
      /july 2|second set of arrests|other arrests|two persons with tools/i,
      /\bcup\b|blue tape|tape from|dna|fingerprint|latent|tool ?mark|forensic|lab (test|exam|submission)/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /body.?(worn|cam)|bwc|cruiser (cam|video)|dash|in.?car (video|cam)/i,
        /\bcad\b|dispatch|911|emergency call|radio|call log/i,
        /photograph|\bphotos?\b|photo log|canon|sd card|images/i,
        /padlock|\block\b|not collected|bolt cutter/i,
        /wire.*(return|sampl|match)|returned to (the )?owner|31 lb|item 05|bus bar|downspout|copper/i,
        /phone|galaxy|extraction|cell.?site|location data|warrant|affidavit/i,
        /miranda|rights form|waiver/i,
        /consent/i,
        /\bshed\b|search (form|record|warrant|report)/i,
        /\btow\b|routhier|truck|ranger|vehicle|muffler|registration/i,
        /\bdeed\b|ownership|title|purchase (and sale )?agreement|\blease\b|prior owner|ashuelot/i,
        /\bsigns\b|signage|no trespassing|\bfence\b|survey/i,
        /medical|\bknee\b|\bbrace\b|cataract|eyesight|vision|gabapentin|comp(ensation)? claim|workers/i,
        /\bchet\b/i,
        /dustin/i,
        /second (person|figure|male)|accomplice|co-?defendant|other suspect|third.?party|two people|unidentified/i,
        /canvass|neighbou?r|next trailer/i,
        /chain of custody|custody|evidence log|property (log|record)|c-4|\bbin\b/i,
        /\bscale\b|\bweight|scrap price/i,
        /\bid copy|copy (of )?(the )?(id|licen[cs]e)|dl copy|thumb ?print|\bplate\b/i,
        /clock|time ?stamp|time setting/i,
        /\bcart\b|tracks|footwear|shoe|impression/i,
        /headlamp/i,
        /electrical contractor|estimate|invoice|restitution|payment/i,
        /prescott/i,
        /criminal (history|record)|convictions|pending (case|charge|matter)|own matters|prior contacts/i,
        /disciplin\w*|personnel|internal affairs|brady|giglio|laurie|impeach\w*|exculpat\w*|\bees\b/i,
        /notes/i,
        /kimball|annis|supplement/i,
        /training|policy|policies|procedure|retention/i,
        /mother|family|alibi/i,
        /bail|grand jury|complaint|indictment|probable cause/i,
        /homeless|bedding|squatter/i,
        /weather|fog|lighting|\bmoon\b|distance|measure|sketch|diagram|scene plan|floor plan|\bmap\b/i,
        /surveillance|cctv|security (camera|video)|traffic camera|plate reader|dunkin/i,
        /social media|text messages|voice ?mail|e-?mails?|correspondence/i,
        /identification|line.?up|photo array|show.?up/i,
        /bates|missing pages|other pages/i,
        /photo.*hands|hands.*photo|clothing|residue/i,
        /employment|employer|work record|time ?(card|sheet)/i,
        /\bgps\b|\bavl\b|expert|gait|height/i,
        /keys?\b|access list/i,
      ],
      contradictions: [],
    },
  },
};
