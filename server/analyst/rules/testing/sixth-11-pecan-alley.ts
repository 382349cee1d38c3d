import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const PECAN_ALLEY_CASE: CaseFile = {
  name: "felon in possession of a firearm after a foot chase in Louisiana",
  documents: makeDocuments([
    [
      "BCPD incident G-14772-24.pdf",
      `BAYOU CHENIERE POLICE DEPARTMENT
INCIDENT REPORT                                            ITEM # G-14772-24
Signal: 95G  / 108 / 94F              Charge(s): R.S. 14:95.1, 14:108, 14:402.1 (deleted at intake)
District: 3     Zone: K     Location: 400 BLK PECAN ALLEY            Bias: N
Date/Time Occ: TUE 07/16/24 2138 HRS        Rpt time: 2138 HRS      Lighting: [X] street  [ ] none      Weather: CLEAR
ARRESTED SUBJECT
 FONTENELLE, TERRANCE D     B/M   DOB 03-02-1993    5-11  165    BLK/BRO    Hair: short twists
 Clothing: WHITE TANK TOP, BLUE JEANS, BLACK SLIDES
 Addr: 2217 ST. AMANT ST APT C
REPORTING: P/O C. MELANCON, unit 3A31 (Task Force)      ASSISTING: P/O J. ROBICHAUD 3A31
GIST
On the above date and time Officers Melancon and Robichaud, while on proactive patrol in a marked unit in an area known for narcotic activity and shootings, observed four (4) unknown black males standing at the side of Tee Boy's Food Store. Officer Melancon observed one of the males, later identified as Terrance Fontenelle, engage in a hand to hand transaction with an unknown male. Officers exited the unit. Upon seeing officers Fontenelle immediately grabbed at his waistband and fled on foot down Pecan Alley.`,
      `ITEM # G-14772-24                       BCPD NARRATIVE CONTINUATION               PAGE 2 OF 2
Officer Melancon gave chase and gave loud verbal commands of "Police, stop." The alley is well lit by a street light. At no time did Officer Melancon lose sight of the subject. Approximately half way down the alley Officer Melancon observed Fontenelle remove a black handgun from his waistband with his right hand and toss it underneath a blue Nissan parked on the left side. Officer Melancon was approximately ten (10) feet behind.
The subject continued for approximately two (2) blocks and was apprehended in the rear of 418 Pecan. The subject was taken to the ground without injury. 
Officer Melancon then returned to the Nissan and recovered one (1) black Taurus G2C 9mm, loaded with one live round in the chamber and ten in the magazine. Officer Melancon secured the firearm. 
Subject was advised of his rights per Miranda and stated he understood. Subject then spontaneously stated "man that's just for protection, that's my burner."
A name check revealed the subject is a convicted felon. Subject was transported to CPCC by 3A20 and booked accordingly. A search incident to arrest found $61 U.S. currency and a cell phone. No narcotics were located.
Officer Melancon's body worn camera was in use. 
Firearm was placed on the books at CE&P. Officers completed an NCIC check of the serial number and same was negative. NOTHING FOLLOWS. 
Reviewed: Sgt. K. Thibeaux 07/17/24 0310       Disposition: CBA        UCR: 15A     Pages: 2`,
    ],
    [
      "Supplement Robichaud.pdf",
      `BAYOU CHENIERE POLICE DEPARTMENT        SUPPLEMENTAL REPORT        ITEM G-14772-24
By: P/O Jace ROBICHAUD         Date of this report: 08/09/24 (late entry, ofc on leave)
Writer was the driver of 3A31. The radio put out a trespass complaint at Tee Boy's and we went to check on it. When we pulled into the lot some subjects started walking off. One subject in a black hooded sweat shirt took off running and Ofc. Melancon bailed out. I did not see any transaction. 
I went around the block in the unit onto Rue Moreau to cut him off. I heard on the radio that Melancon lost him by the fence. Approximately a minute later I observed the subject come from between two houses walking. I exited and ordered him to the ground. He put his hands up. I deployed my CEW for one five second cycle as he did not get down. Handcuffs were double locked.
Ofc. Melancon came up and said that is him. The subject was breathing hard. A dog bit him or he cut it on a fence, left calf.
I then began to look for what he might have dropped. At about 2202 hours I located a pistol in a flower bed next to the A/C unit of 418 Pecan. A juvenile in the yard pointed and said "it's right there." I picked it up and cleared it for safety. I handed it to Ofc. Melancon who put it in the console of the unit.
I did not see the subject with a gun at any time.
Writer's BWC was on. I also assisted with the tow of an unrelated vehicle on Moreau (item G-14775-24) before returning to district. End.`,
    ],
    [
      "CAD event 24198-1187.txt",
      `CHENIERE PARISH CONSOLIDATED COMM      EVENT CHRONOLOGY        EVT 24198-1187     TYPE 107 SUSP PERSON > 108 > 95G
CALLER: ANON / PAYPHONE DISP   LOC: TEE BOY FOOD STORE 398 RUE MOREAU     RCVD 21:36:02
21:36:02  TEXT: GRP OF KIDS SHOOTING DICE SIDE OF STORE. ONE W/ RED CAP HAS A GUN. NOT FIGHTING
21:37:15  3A31 SELF ASSIGN
21:40:51  3A31 10-97
21:41:20  3A31B FOOT PURSUIT   PECAN TWD RIVER  B/M BLK HOODIE
21:41:48  3A31B LOST HIM. POSS OVER FENCE 400 BLK
21:42:05  3A31A CIRCLING MOREAU
21:43:12  3A31A ONE AT GUNPOINT 430 MOREAU
21:43:40  3A31A 10-15 ONE.  CEW DEPLOYED. EMS REQ
21:44:31  DISP > 3A31 CONFIRM SAME SUBJ?
21:44:39  3A31B  THINK SO. STANDBY
21:52:00  3A31 REQ LIGHT / K9.  K9 NOT AVAIL
22:02:30  3A31A WEAPON LOC
22:06:14  EMS 7 ON SC.   REFUSAL
22:19:55  3A20 TRANSP CPCC  BEG MI 40417.2
22:31:08  3A20 ARR CPCC  END MI 40421.9
23:12:00  RAN SERIAL NCIC  ACK472918   OP 55   HIT / STOLEN BEAULIEU SO 2022
23:58:41  3A31 10-8
UNIT HIST: 3A31A=ROBICHAUD  3A31B=MELANCON.  3A20=LEJEUNE.
AVL ON.  TRK 4 REC.  EVT CLOSED.`,
    ],
    [
      "BWC transcript Robichaud.docx",
      `BODY CAMERA TRANSCRIPT (prepared by District Attorney's office, auto captions cleaned by intern)
Camera: AX-88120 ROBICHAUD    Clip 1 of 2      2024-07-16    21:39:58 to 21:51:10
[21:39:58] (in vehicle, music)
MELANCON: There go some. Jump out on 'em and see who runs.
ROBICHAUD: Store called?
MELANCON: Who cares. Light 'em up.
[21:40:55] (doors) MELANCON: Hey! Hey, c'mere! 
[21:41:06] (Robichaud back in vehicle, driving)
RADIO (Melancon): ...lost him, lost him by the fence, I can't see nothing back here.
[21:43:09] ROBICHAUD: Police! Get on the ground! 
MALE: I'm just walking! I stay right here!
ROBICHAUD: Ground! Taser taser taser. (CEW sound, 5 sec)
MALE: What I did? What I did?
[21:44:25] MELANCON: (out of breath) Yeah. That's, I think that's him. White shirt?
ROBICHAUD: He must of ditched the hoodie.
MELANCON: Where you put it at? Where the gun at, bruh?
MALE: What gun? I ain't had no gun. That ain't mine.
MELANCON: We gonna find it. You can help yourself or you can wear it. You got kids? You wanna see 'em?
MALE: I want my lawyer, man. My leg burning.
MELANCON: You ain't under arrest, you detained. Where it's at?
MALE: Ask them. Ask Pooh in the red hat.`,
      `Camera AX-88120  Clip 2 of 2       21:58:33 to 22:05:02
[21:58:33] ROBICHAUD: ...checked under the cars?
MELANCON: Yeah, twice, ain't nothing under there. He went that way, check the beds.
ROBICHAUD: It's black as hell, that pole light's out.
[22:01:40] CHILD VOICE: It's right there. By the air condition.
ROBICHAUD: Who put it there, lil man?
CHILD VOICE: (unintelligible) ...the other dude.
ROBICHAUD: Okay go inside.
[22:02:11] ROBICHAUD: Got it. (picks up item, bare hand. Light shows silver slide.) It's a Smith.
MELANCON: Chambered?
ROBICHAUD: Nope. Mag's full.
MELANCON: Beautiful. Gimme it. He runnin' so it's his.
ROBICHAUD: You saw him throw it?
MELANCON: I saw him do like this. (off camera)
[22:03:30] MELANCON: Turn that off a sec.
ROBICHAUD: Sarge said to keep it
MELANCON: Just for a sec.
[22:05:02 END. Mute 22:03:41 to 22:05:02]
Note: No clip located in the evidence system for MELANCON camera AX-88097 after 20:14:00. Clip for 3A20 rear seat requested 09/30. Miranda card not heard on either clip.`,
    ],
    [
      "Affidavit of arrest.pdf",
      `14TH DIVISION CITY COURT                                   PARISH OF CHENIERE
STATE OF LOUISIANA VS. TERRANCE FONTENELLE
AFFIDAVIT IN SUPPORT OF WARRANTLESS ARREST (C.Cr.P. art. 230.2)
BEFORE ME personally came and appeared Officer C. Melancon who, being duly sworn, did depose and say:
That on or about July 16, 2024 at 9:52 p.m. Terrance Fontenelle did commit the offense of R.S. 14:95.1 relative to Possession of a Firearm by a Person Convicted of Certain Felonies.
That affiant, responding to a call for service of a subject armed with a gun and fitting the description of Fontenelle, did observe Fontenelle discard a handgun using his left hand while fleeing.
That affiant kept visual contact until the subject was detained by affiant.
That affiant recovered the said handgun within seconds.
That the subject, after waiver of rights form was signed, admitted ownership of the firearm.
That the subject was convicted on October 11, 2011 of R.S. 40:967(A) possession with intent to distribute cocaine and his sentence ended in 2016, which is within the ten year period.
Sworn to and subscribed this 17th day of July, 2024 at 4:05 a.m.        C. Melancon
Probable cause found [X]   not found [ ]       Bond recommendation $75,000        Duty Magistrate: by electronic means
NOTICE: An arrested person shall be released if a probable cause determination is not made within 48 hours.`,
    ],
    [
      "CEP property card.pdf",
      `BCPD CENTRAL EVIDENCE & PROPERTY               PROPERTY CARD         Item G-14772-24      Card 1 of 1
Submitting: MELANCON      Recvd by: clerk V. Duhon       Date/time recvd: 07/17/24 0522
LN  QTY  DESCRIPTION                                                      WHERE FOUND
1   1    Pistol, Smith & Wesson SD9VE, 9mm, stainless slide / black frame, ser FBK 7703     rear 418 Pecan
2   1    Magazine, 16 rd cap                                              in #1
3   12   Cartridges, 9mm mixed headstamp                                  in #2
4   1    Cell phone Motorola                                              Fontenelle
5   61.00 U.S. currency  3x20 1x1                                         Fontenelle
6   1    Hooded sweatshirt, black, size S                                 fence line, Pecan
Packaging: 1 manila env, unsealed, staple.    Bagged by submitting? [ ] Y [X] N     Gloves used? [ ] Y [X] N
Firearm unloaded upon receipt: Y   Photo by clerk: N
MOVEMENTS
07/17 0522  Duhon > gun vault bin 40
07/24 1015  out to MELANCON   "court"     rtn 07/26 1630
08/20 0900  out to lab courier        rtn 11/08
Remarks: told ofc to separate rounds from weapon for swab, said never mind, just put it up. 
Clerk initials VD. Money to be counted by two persons. Second person: n/a night shift.
Items held more than 3 yrs will be reviewed for destruction. Firearms are destroyed by contractor on 2nd Thursday. Bicycles to Annex.`,
    ],
    [
      "Crime lab scientific analysis.pdf",
      `ACADIAN REGIONAL CRIMINALISTICS LABORATORY          SCIENTIFIC ANALYSIS REPORT
Agency: BCPD          Agency no. G-14772-24         Lab no. 24-L-05513        Date: November 4, 2024
Suspect: FONTENELLE, Terrance
Received 08/20/2024 in one unsealed manila envelope
Exhibit 1    Smith & Wesson model SD9VE pistol, serial FBK 7730
Exhibit 1A   Magazine
Exhibit 1B   Nine (9) 9mm Luger cartridges
EXAMINATIONS
Function: Exhibit 1 was test fired and found capable of discharging. Trigger pull 8.1 lb.
Latent prints: Exhibits 1, 1A, 1B processed with cyanoacrylate and dye stain. One latent of value (L1) from left side of Exhibit 1A. L1 was compared with FONTENELLE, T. SID on file: EXCLUSION. L1 not searched in AFIS at this time.
DNA: one swab of grip and trigger of Exhibit 1. Mixture of at least four contributors including one major male. FONTENELLE is excluded as the major contributor (reference: CODIS confirmatory sample not supplied; comparison with arrestee database profile). Minor portion is not suitable for comparison.
NIBIN: test fires entered 10/30/2024. Lead notification sent under separate cover to agency.
Exhibit 6, sweatshirt: not submitted.
Analyst signature on file. Evidence will be returned to submitting agency. Conclusions on this report are those of the analyst. Case notes are available upon a written request with court order. Laboratory hours Mon to Fri 8:00 a.m. to 4:00 p.m. except on state holidays and Mardi Gras.`,
    ],
    [
      "Batiste handwritten.pdf",
      `(hand written on lined paper, 2 sides, given to Public Defender's investigator L. Fuselier 09/14/24)
My name is Ernestine Batiste I am 66 yrs old and I stay at 418 Pecan Alley going on 30 yrs. I do not know this boy Terrance but to see him, he stay over by his auntie on Moreau.
That Tuesday I was on my back step cause my light bill is high and I sit out. The pole light been out since Easter I called the city on it 3 times.
A boy come running thru with a black sweater with the hood and a red cap under it. He bent down by my air condition in my elephant ears then he jump my fence. He pulled that sweater off and it hung on the fence. He was short, shorter than me and I am 5'6. This was before any police come in the alley I want to say a minute before. 
Then the police with the belly come with no flash light he stop and bend over to catch his breath he said a bad word and he say I lost him.
I did not see nobody throw nothing under no car. It wasnt no Nissan there, the blue car is my nephew car and it is a Dodge and he was at work with it.
My grandbaby Kayden 8 yrs told the other police where it was at. Police never ask me nothing. I told them come here and they told me go inside mam.
I am not getting nothing for this. I had a forgery in 1989 and that is all.
Ernestine Batiste   Sept 14 2024`,
    ],
    [
      "Probation and parole certificate.pdf",
      `STATE OF LOUISIANA   DIVISION OF PROBATION AND PAROLE      CHENIERE DISTRICT OFFICE
CERTIFICATE / SUPERVISION HISTORY                  Requested by: A.D.A. M. Pellerin      Prepared 12/02/2024
Subject: FONTENELLE, TERRANCE D        DOC 0058117       DOB 03/02/1993
Docket 11-2204, 41st Dist.     Convicted 10/11/2011   R.S. 40:967(C) simple possession CDS II     
Sentence: 3 yrs DOC, suspended; 2 yrs active probation     
Probation start 10/11/2011     Extended 5 months on 09/30/2013 (fees)
Supervision terminated: SATISFACTORY, 03/11/2014
Discharge letter mailed 03/14/2014.        Jail credit: 22 days
First Offender Pardon verification form issued: YES, 05/02/2014
Violations: one, late fee, resolved administratively.
OTHER RECORD UNDER SIMILAR NAME: FONTENELLE, TERRENCE J   DOC 0061422  DOB 03/20/1991   R.S. 40:967(A)  full term date 06/30/2016. NOT SAME SUBJECT (fingerprints).
Certified true extract. Records before 2008 are on microfilm. Fees of $1.00 per page are waived for state agencies.
P&P Specialist D. Arceneaux`,
      `OFFICE OF THE DISTRICT ATTORNEY, PARISH OF CHENIERE          SCREENING & DISCOVERY
12/09/2024      State v. Fontenelle, No. 24-F-3310, Div. D
Counsel:
Enclosed please find open file discovery bates 001 to 061. The following is noted: 
a) Bates 044 to 049 (use of force packet) are withheld as personnel material.
b) The State does not at this time have Officer Melancon's video. Officer advises the device was docked and "must have not uploaded."
c) Officer Melancon was placed on administrative reassignment on October 2, 2024. The reason is not known to this office. A prior motion to suppress was granted in State v. Hargis (Div. B) in which he testified.
d) The State intends to use the statement of the defendant, "that's my burner."
e) Lab report attached. Lab supplements, if any, will be forwarded.
f) Offer: plead as charged, minimum 5 years hard labor, no multiple bill. Offer lapses at pre-trial 01/21/2025, 9:00 a.m.
Please return the enclosed receipt. Failure to return the receipt shall not be deemed a waiver. Our e-filing address has changed. Parking at the Annex garage is no longer validated.
M. Pellerin, A.D.A.`,
    ],
  ]),
  key: {
    offence: "weapons",
    issues: [
      "stop-basis",
      "miranda",
      "counsel",
      "identification",
      "custody-chain",
      "recording-gap",
      "disclosure",
      "witness-reliability",
    ],
    gaps: [
      /melancon'?s? (body|camera|video|bwc|bodycam|footage|clip)|ax-88097|body.?(worn|cam)|bwc/i,
      /taser|cew|use.of.force|force (packet|report)/i,
      /tee boy|store (camera|video|footage|surveillance)|surveillance|cctv/i,
      /pooh|red (cap|hat)/i,
      /kayden|juvenile|child|grand(baby|child|son)/i,
      /nibin|\bl1\b|latent|afis|lab(oratory)? (notes|file|case)|case notes|fingerprint/i,
      /trace|stolen|beaulieu|(gun|firearm|weapon).*(owner|ownership|purchase)|etrace/i,
      /waiver (of rights )?form|rights (form|card|waiver)|miranda (form|card|waiver)|signed waiver/i,
    ],
    contradictions: [
      { one: [1, /from his waistband with his right hand/], other: [5, /discard a handgun using his left hand/] },
      { one: [1, /At no time did Officer Melancon lose sight/], other: [3, /3A31B LOST HIM/] },
      { one: [1, /toss it underneath a blue Nissan/], other: [2, /located a pistol in a flower bed/] },
      { one: [1, /recovered one \(1\) black Taurus G2C/], other: [6, /Smith & Wesson SD9VE, 9mm, stainless slide/] },
      { one: [1, /The alley is well lit by a street light/], other: [8, /The pole light been out since Easter/] },
      { one: [1, /WHITE TANK TOP/], other: [2, /One subject in a black hooded sweat shirt/] },
      { one: [5, /his sentence ended in 2016/], other: [9, /SATISFACTORY, 03\/11\/2014/] },
    ],
    factors: [
      { sign: 1, quote: /EXCLUSION|excluded as the major contributor/ },
      { sign: 1, quote: /Jump out on 'em and see who runs/ },
      { sign: 1, quote: /bent down by my air condition/ },
      { sign: 1, quote: /I want my lawyer|Miranda card not heard/ },
      { sign: 1, quote: /NOT SAME SUBJECT|Supervision terminated: SATISFACTORY/ },
      { sign: 1, quote: /did not see the subject with a gun/ },
      { sign: -1, quote: /that's my burner/ },
      { sign: -1, quote: /grabbed at his waistband and fled|admitted ownership of the firearm/ },
    ],
    events: ["2024-07-16 21:38", "2024-07-16 21:41", "2024-07-16 21:43", "2024-07-16 22:02", "2024-07-17 05:22"],
    fair: {
      issues: ["search", "voluntariness", "intent", "hearsay", "speedy-trial"],
      gaps: [
        /911|emergency call|call recording|anonymous caller|caller|payphone/i,
        /radio|track 4|trk 4|dispatch (audio|recording|tape)/i,
        /avl|gps|dash|in.?car|mobile video/i,
        /3a20|lejeune|rear seat|transport/i,
        /robichaud|thibeaux|melancon/i,
        /photo(graph)?s?/i,
        /dna|swab|reference|buccal|mixture|electropherogram/i,
        /sweatshirt|hood(ie|ed)|clothing|shirt/i,
        /phone|motorola/i,
        /\bems\b|medical|injur|dog bite|refusal|jail (nurse|intake|medical|record)|booking|cpcc|calf/i,
        /chain of custody|property (card|room|log|record)|evidence (log|room|receipt)|duhon|sign.?out|console|july 24|07\/24/i,
        /rounds|cartridges|magazine|ammunition|serial/i,
        /conviction|predicate|minute entry|boykin|plea (transcript|minutes)|bill of information|pardon|criminal (history|record)|rap sheet|certified/i,
        /personnel|disciplin\w*|internal affairs|reassign|hargis|brady|giglio|impeach\w*|public integrity/i,
        /street ?light|pole light|city.*(light|work order)|utility|lighting/i,
        /nissan|dodge|nephew|vehicle registration/i,
        /scene (plan|diagram|sketch|map)|measurement|map\b|distance/i,
        /aunt(ie)?\b|other (males|subjects|men)|four (black )?males|unidentified|bystander|neighbou?r|canvass/i,
        /fuselier|investigator'?s notes/i,
        /magistrate|probable cause|48.hour|warrant/i,
        /trespass/i,
        /policy|policies|training|task force|procedure|directive/i,
        /g-14775|tow\b/i,
        /ncic|serial.*(query|check)/i,
        /field notes|notes\b|draft/i,

        /mute[d]?|audit (log|trail)|docking|upload|evidence\.com|metadata/i,
        /lead notification|test.?fire/i,
        /jail calls?|inmate calls?/i,
        /weather|moon/i,
        /expert/i,
        /batiste|forgery/i,
        /statement of (the )?(defendant|accused)|recording of the statement|burner/i,
        /arceneaux|probation|discharge letter/i,
        /\bdice\b|transaction|buyer|unknown male|narcotic/i,
        /gunshot residue|\bgsr\b/i,
        /currency|money/i,
        /identification (procedure|show.?up)|show.?up/i,
        /\bplea\b|multiple bill/i,
      ],
      contradictions: [
        { one: [1, /At no time did Officer Melancon lose sight/], other: [2, /Melancon lost him by the fence/] },
        { one: [1, /At no time did Officer Melancon lose sight/], other: [4, /lost him, lost him by the fence/] },
        { one: [1, /At no time did Officer Melancon lose sight/], other: [8, /he say I lost him/] },
        { one: [5, /affiant kept visual contact/], other: [3, /3A31B LOST HIM/] },
        { one: [5, /affiant kept visual contact/], other: [2, /Melancon lost him by the fence/] },
        { one: [5, /affiant kept visual contact/], other: [4, /lost him, lost him by the fence/] },
        { one: [5, /affiant kept visual contact/], other: [8, /he say I lost him/] },
        { one: [5, /until the subject was detained by affiant/], other: [2, /I exited and ordered him to the ground/] },
        { one: [5, /until the subject was detained by affiant/], other: [3, /3A31A ONE AT GUNPOINT/] },
        { one: [5, /until the subject was detained by affiant/], other: [4, /Police! Get on the ground!/] },
        { one: [1, /apprehended in the rear of 418 Pecan/], other: [3, /ONE AT GUNPOINT 430 MOREAU/] },
        { one: [1, /apprehended in the rear of 418 Pecan/], other: [2, /come from between two houses walking/] },
        {
          one: [1, /apprehended in the rear of 418 Pecan/],
          other: [2, /around the block in the unit onto Rue Moreau/],
        },
        { one: [1, /toss it underneath a blue Nissan/], other: [4, /twice, ain't nothing under there/] },
        { one: [1, /toss it underneath a blue Nissan/], other: [4, /By the air condition/] },
        { one: [1, /toss it underneath a blue Nissan/], other: [8, /throw nothing under no car/] },
        { one: [1, /toss it underneath a blue Nissan/], other: [8, /It wasnt no Nissan there/] },
        { one: [1, /toss it underneath a blue Nissan/], other: [8, /bent down by my air condition/] },
        { one: [1, /toss it underneath a blue Nissan/], other: [6, /rear 418 Pecan/] },
        { one: [1, /toss it underneath a blue Nissan/], other: [4, /I saw him do like this/] },
        { one: [1, /then returned to the Nissan and recovered/], other: [2, /located a pistol in a flower bed/] },
        { one: [1, /then returned to the Nissan and recovered/], other: [4, /twice, ain't nothing under there/] },
        { one: [1, /then returned to the Nissan and recovered/], other: [8, /It wasnt no Nissan there/] },
        { one: [1, /then returned to the Nissan and recovered/], other: [4, /ROBICHAUD: Got it\./] },
        { one: [1, /then returned to the Nissan and recovered/], other: [3, /3A31A WEAPON LOC/] },
        { one: [1, /then returned to the Nissan and recovered/], other: [8, /throw nothing under no car/] },
        {
          one: [5, /affiant recovered the said handgun within seconds/],
          other: [2, /located a pistol in a flower bed/],
        },
        { one: [5, /affiant recovered the said handgun within seconds/], other: [2, /At about 2202 hours/] },
        { one: [5, /affiant recovered the said handgun within seconds/], other: [3, /22:02:30\s+3A31A WEAPON/] },
        { one: [5, /affiant recovered the said handgun within seconds/], other: [4, /ROBICHAUD: Got it\./] },
        {
          one: [5, /affiant recovered the said handgun within seconds/],
          other: [4, /twice, ain't nothing under there/],
        },
        { one: [5, /did observe Fontenelle discard/], other: [4, /I saw him do like this/] },
        { one: [5, /did observe Fontenelle discard/], other: [4, /You saw him throw it/] },
        { one: [5, /did observe Fontenelle discard/], other: [8, /bent down by my air condition/] },
        { one: [5, /did observe Fontenelle discard/], other: [4, /He runnin' so it's his/] },
        { one: [1, /observed Fontenelle remove a black handgun/], other: [4, /I saw him do like this/] },
        { one: [1, /observed Fontenelle remove a black handgun/], other: [4, /He runnin' so it's his/] },
        { one: [1, /observed Fontenelle remove a black handgun/], other: [2, /did not see the subject with a gun/] },
        { one: [1, /observed Fontenelle remove a black handgun/], other: [6, /stainless slide \/ black frame/] },
        { one: [1, /observed Fontenelle remove a black handgun/], other: [4, /Light shows silver slide/] },
        { one: [1, /recovered one \(1\) black Taurus G2C/], other: [7, /Smith & Wesson model SD9VE/] },
        { one: [1, /recovered one \(1\) black Taurus G2C/], other: [4, /It's a Smith/] },
        { one: [1, /recovered one \(1\) black Taurus G2C/], other: [4, /Light shows silver slide/] },
        { one: [6, /ser FBK 7703/], other: [7, /serial FBK 7730/] },
        { one: [1, /one live round in the chamber and ten/], other: [4, /Nope\. Mag's full/] },
        { one: [1, /one live round in the chamber and ten/], other: [6, /^3\s+12\s+Cartridges/m] },
        { one: [1, /one live round in the chamber and ten/], other: [7, /Nine \(9\) 9mm Luger/] },
        { one: [6, /^3\s+12\s+Cartridges/m], other: [7, /Nine \(9\) 9mm Luger/] },
        { one: [4, /Nope\. Mag's full/], other: [6, /^3\s+12\s+Cartridges/m] },
        { one: [4, /Nope\. Mag's full/], other: [6, /Magazine, 16 rd cap/] },
        { one: [1, /The alley is well lit by a street light/], other: [4, /that pole light's out/] },
        { one: [1, /The alley is well lit by a street light/], other: [4, /I can't see nothing back here/] },
        { one: [1, /Lighting: \[X\] street/], other: [4, /that pole light's out/] },
        { one: [1, /Lighting: \[X\] street/], other: [8, /The pole light been out since Easter/] },
        { one: [1, /The alley is well lit by a street light/], other: [3, /3A31 REQ LIGHT/] },
        { one: [1, /WHITE TANK TOP/], other: [3, /B\/M BLK HOODIE/] },
        { one: [1, /WHITE TANK TOP/], other: [6, /Hooded sweatshirt, black/] },
        { one: [1, /WHITE TANK TOP/], other: [8, /black sweater with the hood/] },
        { one: [4, /White shirt\?/], other: [3, /B\/M BLK HOODIE/] },
        { one: [4, /White shirt\?/], other: [2, /One subject in a black hooded sweat shirt/] },
        { one: [4, /White shirt\?/], other: [8, /black sweater with the hood/] },
        { one: [1, /5-11\s+165/], other: [8, /shorter than me/] },
        { one: [1, /5-11\s+165/], other: [6, /black, size S/] },
        { one: [1, /engage in a hand to hand transaction/], other: [2, /I did not see any transaction/] },
        { one: [1, /engage in a hand to hand transaction/], other: [4, /Jump out on 'em/] },
        { one: [1, /engage in a hand to hand transaction/], other: [2, /put out a trespass complaint/] },
        { one: [1, /engage in a hand to hand transaction/], other: [5, /responding to a call for service/] },
        { one: [1, /engage in a hand to hand transaction/], other: [3, /SHOOTING DICE/] },
        { one: [1, /engage in a hand to hand transaction/], other: [1, /No narcotics were located/] },
        { one: [1, /while on proactive patrol/], other: [2, /put out a trespass complaint/] },
        { one: [1, /while on proactive patrol/], other: [5, /responding to a call for service/] },
        { one: [1, /while on proactive patrol/], other: [3, /3A31 SELF ASSIGN/] },
        { one: [2, /put out a trespass complaint/], other: [3, /SHOOTING DICE/] },
        { one: [2, /put out a trespass complaint/], other: [5, /responding to a call for service/] },
        { one: [2, /put out a trespass complaint/], other: [3, /ONE W\/ RED CAP HAS A GUN/] },
        { one: [2, /put out a trespass complaint/], other: [4, /Jump out on 'em/] },
        { one: [5, /responding to a call for service/], other: [4, /Jump out on 'em/] },
        { one: [5, /responding to a call for service/], other: [4, /Who cares\. Light 'em up/] },
        { one: [5, /fitting the description of Fontenelle/], other: [3, /ONE W\/ RED CAP HAS A GUN/] },
        { one: [5, /fitting the description of Fontenelle/], other: [4, /Jump out on 'em/] },
        { one: [1, /gave loud verbal commands of "Police, stop/], other: [4, /Hey! Hey, c'mere!/] },
        { one: [1, /taken to the ground without injury/], other: [2, /A dog bit him or he cut it/] },
        { one: [1, /taken to the ground without injury/], other: [2, /deployed my CEW/] },
        { one: [1, /taken to the ground without injury/], other: [3, /CEW DEPLOYED/] },
        { one: [1, /taken to the ground without injury/], other: [4, /My leg burning/] },
        { one: [1, /taken to the ground without injury/], other: [4, /Taser taser taser/] },
        { one: [2, /He put his hands up/], other: [2, /as he did not get down/] },
        { one: [1, /advised of his rights per Miranda/], other: [4, /Miranda card not heard/] },
        { one: [1, /advised of his rights per Miranda/], other: [4, /I want my lawyer/] },
        { one: [5, /after waiver of rights form was signed/], other: [4, /Miranda card not heard/] },
        { one: [5, /after waiver of rights form was signed/], other: [1, /then spontaneously stated/] },
        { one: [5, /after waiver of rights form was signed/], other: [4, /I want my lawyer/] },
        { one: [5, /admitted ownership of the firearm/], other: [4, /I ain't had no gun/] },
        { one: [5, /admitted ownership of the firearm/], other: [4, /That ain't mine/] },
        { one: [1, /"man that's just for protection/], other: [4, /I ain't had no gun/] },
        { one: [1, /"man that's just for protection/], other: [4, /That ain't mine/] },
        { one: [9, /"that's my burner\."/], other: [4, /I ain't had no gun/] },
        { one: [9, /"that's my burner\."/], other: [4, /That ain't mine/] },
        { one: [1, /body worn camera was in use/], other: [4, /No clip located in the evidence system/] },
        { one: [1, /body worn camera was in use/], other: [9, /does not at this time have Officer Melancon's video/] },
        { one: [1, /body worn camera was in use/], other: [9, /"must have not uploaded/] },
        { one: [1, /check of the serial number and same was negative/], other: [3, /HIT \/ STOLEN/] },
        { one: [5, /possession with intent to distribute cocaine/], other: [9, /40:967\(C\) simple possession/] },
        { one: [5, /his sentence ended in 2016/], other: [9, /full term date 06\/30\/2016/] },
        { one: [5, /his sentence ended in 2016/], other: [9, /Supervision terminated/] },
        { one: [1, /the subject is a convicted felon/], other: [9, /First Offender Pardon verification/] },
        { one: [5, /at 9:52 p\.m\. Terrance/], other: [1, /TUE 07\/16\/24 2138/] },
        { one: [5, /at 9:52 p\.m\. Terrance/], other: [3, /21:41:20\s+3A31B FOOT/] },
        { one: [1, /TUE 07\/16\/24 2138/], other: [3, /21:41:20\s+3A31B FOOT/] },
        { one: [1, /TUE 07\/16\/24 2138/], other: [3, /21:40:51\s+3A31 10-97/] },
        { one: [1, /TUE 07\/16\/24 2138/], other: [4, /\[21:40:55\] \(doors\)/] },
        { one: [1, /continued for approximately two \(2\) blocks/], other: [3, /3A31B LOST HIM/] },
        { one: [1, /continued for approximately two \(2\) blocks/], other: [8, /he stop and bend over/] },
        { one: [1, /approximately ten \(10\) feet behind/], other: [3, /3A31B LOST HIM/] },
        { one: [1, /approximately ten \(10\) feet behind/], other: [8, /I want to say a minute before/] },
        { one: [1, /approximately ten \(10\) feet behind/], other: [4, /lost him, lost him by the fence/] },
        { one: [2, /said that is him/], other: [4, /I think that's him/] },
        { one: [2, /said that is him/], other: [3, /THINK SO\. STANDBY/] },
        { one: [2, /said "it's right there/], other: [4, /\.\.\.the other dude/] },
        { one: [1, /Officer Melancon secured the firearm/], other: [2, /put it in the console/] },
        { one: [1, /Officer Melancon secured the firearm/], other: [6, /unsealed, staple/] },
        { one: [1, /Officer Melancon secured the firearm/], other: [6, /Date\/time recvd: 07\/17\/24 0522/] },
        { one: [6, /out to MELANCON\s+"court"/], other: [5, /17th day of July, 2024/] },
        { one: [4, /You ain't under arrest/], other: [3, /3A31A 10-15 ONE/] },
        { one: [4, /You ain't under arrest/], other: [2, /Handcuffs were double locked/] },
        { one: [2, /took off running and Ofc/], other: [4, /I'm just walking/] },
        { one: [1, /fled on foot down Pecan Alley/], other: [4, /I'm just walking/] },
        { one: [3, /3A31A ONE AT GUNPOINT/], other: [2, /deployed my CEW/] },
        { one: [8, /the blue car is my nephew car and it is a Dodge/], other: [1, /toss it underneath a blue Nissan/] },
        { one: [2, /come from between two houses walking/], other: [1, /The subject continued for approximately two/] },
        { one: [4, /He must of ditched the hoodie/], other: [6, /black, size S/] },
      ],
    },
  },
};
