import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const TRAM_STOP_CASE: CaseFile = {
  name: "phone robbery at a tram stop, video identification, recognition by an officer, gym alibi",
  documents: makeDocuments([
    [
      "MG5 Ashdown.pdf",
      `RESTRICTED (when complete)                                                        MG5
                              POLICE REPORT / CASE SUMMARY
URN: 47 TS 0 0921 25            Force: Trentside Police          OIC: DC 3308 Mallinson
Defendant: Kieran ASHDOWN       DOB 14/03/2006                   Charge: Robbery s.8(1) Theft Act 1968
GAP [ ]  NGAP [X]               Anticipated plea: Not guilty

1. SUMMARY OF THE KEY EVIDENCE
At about 21:35 hours on Tuesday 14 January 2025 the IP, Mr Owen FARRADAY (20 yrs), a student, was at Corn Hill tram stop, outbound platform, with a friend, when he was approached by two males. Male 1 asked him for the time. When the IP took out his phone, an iPhone 14 in a green case, Male 1 gripped the strap of the IP's shoulder bag, pulled him to the shelter glass and said "give it here or you're getting poked." The IP did not see a knife, but believed that one was present. Male 1 took the phone and both made off up the steps toward Lammas Street. The IP had a sore shoulder and a broken bag strap.

The IP described Male 1 as white, 18 to 20, about 5'10", slim, black puffer jacket with hood up, grey joggers, a "scruffy 'tache", local accent. Male 2 is described as a mixed race male, smaller, on a pedal cycle, who said nothing.

Officers attended and an area search was made. No trace. CCTV was viewed the next day by PC 2250 Rudge, who recognises Male 1 as the defendant from previous dealings. The IP's friend used an app to track the phone during that evening.`,
      `MG5 page 2                                                      URN 47 TS 0 0921 25

ASHDOWN was arrested on 23 January 2025 at home, 17 Pinfold Close. A black coat (Nike) and two phones were seized. Neither is the IP's phone. On 29 January the IP viewed a video identification procedure and picked ASHDOWN, number 6.

2. DEFENDANT INTERVIEW
Interviewed with solicitor. Denied the offence. States that he was at the gym and then at his nan's. Does not say who with. Did not comment on some questions. Accepts that he uses the tram and that he owns a dark coat.

3. VISUALLY RECORDED EVIDENCE
CCTV from Metro tram stop (platform pole camera) and council camera 118, Lammas Street. To be played: yes. Compilation not yet prepared. Body worn from attending officers not reviewed.

4. FORENSIC EVIDENCE
None. The bag strap was retained by the IP, as it was wanted for uni. CSI not requested (outdoor location).

5. OTHER
Application for: bad character [X] (1 previous, theft from person, YRO 2022)   special measures [ ]   restraining order [ ]
Male 2 has not been identified. Intelligence suggests that he may be an associate, H.J.
Compensation: phone 649.00, bag 35.00
The IP is willing to attend court. He goes home to Penrith outside of term.
Statement of officer as to disclosure: I have complied with my duties. DC Mallinson. Supervisor: DS Teale 07/02/25`,
    ],
    [
      "MG11 Farraday.pdf",
      `WITNESS STATEMENT                                                                 MG11
(Criminal Procedure Rules, r 16.2; Criminal Justice Act 1967, s. 9; MC Act 1980, s.5B)

Statement of: Owen FARRADAY        Age if under 18: Over 18        Occupation: Student
This statement (consisting of 2 pages each signed by me) is true to the best of my knowledge and belief and I make it knowing that, if it is tendered in evidence, I shall be liable to prosecution if I have wilfully stated in it anything which I know to be false, or do not believe to be true.
Signature: O Farraday           Date: 17 January 2025

I am the above named person. On Tuesday 14th January I was waiting for a tram at Corn Hill with my flatmate Leah PICKERING. We had been at the Student Union from about six. I had drunk about three pints of lager and one shot, I would say I was merry but not drunk. It was dark and drizzling. The stop has lights, but the one by the shelter was out. I wear glasses for distance and I had taken them off as they had rain on them.
`,
      `Continuation of Statement of: Owen FARRADAY                                       Page 2
A lad came up and asked the time. I looked at him for a couple of seconds. He was on my right about an arm's length off. He had a hood up and it came down to about his eyebrows. He had a thin face and bum fluff on his top lip. I'd say he was 5'7 to 5'8, as I am 5'9 and I looked down a bit. He got hold of my bag and pushed me on the glass. I did not look at him much after that because I was frightened. It was maybe 20 seconds in all. The other was on a bike, I would not know him again.
Leah logged in to my account on her phone and we could see mine on the map. It went along the river to Brickfields and stopped around there until it went off at 23:05. I showed this to the policewoman and she took a photo of it.
On the Thursday someone on our course group chat put up a picture and said it was a lad named Kez from Pinfold who does this. I had a look at his profile. I was not sure. I have not had the phone back. I would know the male again.
Signature: O Farraday                    Statement taken by: PC 2911 Iqbal`,
    ],
    [
      "Video ID record.pdf",
      `TRENTSIDE POLICE - IDENTIFICATION SUITE                           PACE Code D, Annex A
RECORD OF VIDEO IDENTIFICATION PROCEDURE               VID/25/0144
Suspect: ASHDOWN K.          Witness: Mr Farraday          Date: 29/01/2025
Identification officer: Insp. 1190 Colclough               Operator: Ms. D. Wray (police staff)
Solicitor: Ms Trehearne, invited; did not attend (notice given 28/01 at 16:50)

Compilation shown to suspect or solicitor before: solicitor by e-mail link. Objection: yes, "images 2, 4, 8 markedly older; 6 is the only one with moustache growth." Steps taken: none available at the time; suspect shaved now but image captured 23/01.
Position chosen: 6, by operator as suspect/solicitor not present.

First description supplied to suspect's solicitor:   [X] yes  "white male, black jacket"
Witness segregated / accompanied by: PC Iqbal, who drove the witness to the suite.
Has witness seen any media, image, broadcast or social network material?     Not asked at this stage / to be covered by OIC
Standard warning read:  Yes  10:06          Set viewed twice:  Yes        Requested further viewing: 6 and 3, face only
Result: "Number 6. I'm about eighty percent. It's the moustache."
Asked: "Is that the person you saw?" A: "I believe so, yeah."
Time concluded: 10:21        Viewing recorded: Yes, sound and vision, disc VR/0144
Remarks: witness asked on the way out "was that him?" and was told that this can't be discussed.

Second witness (L. Pickering): appointment 29/01 cancelled by witness, exam. Not rebooked.
The suspect's images will be destroyed if he is not charged, or is acquitted, unless they are needed for another investigation. Signed: Colclough, Insp.`,
    ],
    [
      "Custody record extract.pdf",
      `CUSTODY RECORD     TS/LM/000611/25        Lammas Street Custody Suite            Extract requested by: defence
ASHDOWN, Kieran      M    18yrs       Arrest: 23/01/25 06:52     Arrived: 07:20     Authorised: 07:31 (PS 1407 Dunmore)
Grounds: to secure and preserve evidence, to obtain evidence by questioning

07:33  Rights and entitlements given. Wants solicitor: Trehearne & Co. Wants nominated person told: nan, Mrs Sheila ASHDOWN.
07:40  Risk assessment: asthma, blue inhaler (with property). ADHD, "supposed to take tablets, not for ages". Reading: "not great". Self harm: no. Appropriate adult: not considered necessary.
07:58  Property: Nike coat black with orange lining; 2 x phone (Samsung, Nokia), GBP 15.40, Ironworks Gym key fob, inhaler.
08:05  Search of premises s.18 authorised, Insp Colclough. 
08:50  Nominated person informed. She says "he was at mine".
09:30  Liaison and diversion: not seen, no practitioner on shift.
10:15  Photograph, fingerprints and DNA taken. Video images captured by D. Wray.
10:44  Solicitor arrives. Disclosure given by DC Mallinson: written, 1 page.
11:32  Interview commenced.
12:09  Interview concluded. Returned to cell, hot meal (veg curry), tea.
13:00  Review by phone, Insp Colclough: detention continues.
15:26  Bailed under s.30... error, amended: released on conditional pre-charge bail to 20/02/25. Conditions: not to enter Corn Hill stop, not to contact O. Farraday.
15:31  Property returned except the coat and phones, seized by OIC, ref AM/1, AM/2, AM/3.
06/02/25  Charged by postal requisition following CPS advice.`,
    ],
    [
      "MG15 record of interview.pdf",
      `RECORD OF INTERVIEW                     MG15 (T)           ROTI [X]   ROVI [ ]     SUMMARY / PART VERBATIM
Person interviewed: Kieran ASHDOWN      Place: Lammas St, IV2      Date 23/01/25     11:32 to 12:09
Officers: DC 3308 Mallinson, PC 2911 Iqbal          Others: Ms Trehearne, solicitor

00.40  Introductions. Caution given and explained. ASHDOWN explains it back in part: "if I say nothing it goes against me." Officer goes over it again.
03.15  Account. "I was at Ironworks. I go Tuesdays and Thursdays, leg day. Went about eight, left like half nine, quarter to ten. Then to my nan's on Pinfold." You tap in with the fob, "and out, yeah, or the gate don't open."
06.50  Who was there? "Lads. Don't know their names. Marcus on the desk." 
09.10  Wearing? "Blue hoodie, shorts. I had my coat in the locker." What coat? "The Nike."
11.20  Shown still AM/4 (Lammas Street). "That's not me. You can't even see a face." Puts to him that PC Rudge knows him. "Rudge has had it in for me since I was 14. He nicked me for the bike thing and it got dropped."
15.00  Has he had a moustache? "Everyone's got one."
17.30  Does he know Brickfields? "My auntie's ex lives there. I don't go."
20.05  Who is H.J.? No comment. Solicitor states that advice has been given about naming others.
24.00  PIN numbers for phones? Gives the Samsung PIN. Nokia "is my nan's old one."
28.40  Do people call you Kez? "Some of them. There's about four Kezzes."
31.10  Anything to add? "Check the gym. I told your mate that in the car."
36.55  Concluded. Notice given re access to the recording.
Recording ref: DIR 25/0611/1. Signed DC Mallinson.`,
    ],
    [
      "PC Rudge statement.pdf",
      `WITNESS STATEMENT                                                                 MG11
Statement of: Gareth RUDGE, PC 2250       Occupation: Police Constable        Dated: 15 January 2025

I am a Police Constable of the Trentside Police, stationed at Lammas Street, Neighbourhood Team North. On Wednesday 15th January 2025 at 07:10 hours I was on duty in the parade room when PS Bexley asked the team whether anyone could put a name to a male in a robbery at Corn Hill. There were four or five of us present. He had it up on the screen. I said straight away "that's Ashdown," and others said the same or nodded.

The footage is from council camera 118. It shows a male in a dark jacket with his hood up, coming up the steps and turning left with a cyclist next to him. It is in view for around four seconds. I recognise the male to be Kieran ASHDOWN by his build, the way he carries himself and the side of his face. I have known ASHDOWN for about four years. I have dealt with him on at least six occasions, the last one being in the summer of 2024, when I stopped him on Pinfold. I have no doubt.

I have not viewed the platform camera. I have been told it is of poor quality, as the lens had rain on it. The original recording is held by the council control room for 31 days. I burned a still to disc, which I exhibit as AM/4.

I am not related to the male and have no grudge.
Signature: G Rudge PC 2250`,
    ],
    [
      "MG6C schedule.pdf",
      `MG6C          POLICE SCHEDULE OF RELEVANT NON-SENSITIVE UNUSED MATERIAL
R v ASHDOWN                     URN 47 TS 0 0921 25                    Disclosure officer: DC Mallinson

No.   Description and relevance                                              Location      CPS use
1     STORM incident log 611 of 14/01/25                                     OIC           CND
2     999 call recording, caller PICKERING                                   Contact ctr   CND
3     BWV, PC Iqbal and PC Hough, 14/01/25 21:58 onward                      Cloud         see MG5
4     PNB entries PC Iqbal, first account of IP                              PC Iqbal      CND
5     Crime report and CRIS updates                                          Niche         CND
6     Screen photo of map (Find My)                                          PC Iqbal      CND
7     E-mail from Metro Trams: platform footage supplied, other 2 cameras
      on stop "no fault found, not exported"                                 OIC           CND
8     Custody record                                                         Custody       D
9     Phone AM/2 (Samsung), submitted to DFU queue 03/02/25                  DFU           -
10    House to house: none

Key: D disclose to defence; I defence may inspect; CND clearly not disclosable; CC consult with counsel.
I certify that to the best of my knowledge and belief all relevant unused material which has been retained and made available to me has been inspected, viewed or listened to, and revealed to the prosecutor.
DC Mallinson 10/02/25. Reviewing lawyer: (blank)
Notes for completion: describe each item in enough detail for the prosecutor to make an informed decision. Items should be numbered in sequence. Continue on a further sheet if needed. Sensitive items go on the MG6D. A nil return is needed where none are held.`,
    ],
  ]),
  key: {
    offence: "robbery",
    issues: [],
    gaps: [
      /999|emergency call|storm|incident log|\bcad\b|dispatch/i,
      /body.?(worn|cam)|\bbwv\b|\bbwc\b/i,
      /gym|ironworks|\bfob\b/i,
      /pickering|leah|flatmate/i,
      /cctv|footage|platform (camera|video)|camera 118|council (camera|control room)|tram.*(camera|video)/i,
      /find my|location data|\bmap\b|brickfields|tracking|track(ed)? (the )?phone|icloud|apple/i,
      /forensic|\bdna\b|fingerprint|\bcsi\b|bag strap|shoulder bag|\bstrap\b/i,
      /(video identification|viper|\bid(entity|entification)? parade|identification procedure).*(record|disc|compilation|images|footage|video)|compilation|vr\/0144|images shown|video identification (recording|disc|compilation|material)/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /\bpnb\b|pocket (note)?book|notebook|first (account|description)|original description|iqbal/i,
        /hough|attending officer/i,
        /nan\b|sheila|grandmother|mrs ashdown/i,
        /marcus|gym staff|alibi/i,
        /group chat|social (media|network)|instagram|snapchat|facebook|profile|kez|picture/i,
        /bexley|parade room|team briefing|other officers|recognition (log|record|procedure)|viewing (log|record)|code d|colleagues/i,
        /rudge'?s? .*(pocket|notes?|previous|prior|dealings|stops?|complaint|disciplin)/i,
        /samsung|phone (download|extraction|examination|analysis)|\bdfu\b|mobile phone|cell.?site|call data|handset|nokia|text messages|phone records|phone data/i,
        /imei|serial|proof of (ownership|purchase)|stolen phone|insur\w+|valuation|receipt/i,
        /male 2|second (male|suspect|man|robber)|\bh\.?j\b|accomplice|cyclist|co-?suspect|associate/i,
        /intelligence/i,
        /coat|clothing|puffer|joggers|jacket|hoodie|am\/1/i,
        /interview (recording|audio|tape)|recording of (the )?(police )?interview|audio recording|dir 25|full transcript|transcript/i,
        /pre-?interview disclosure|written disclosure|disclosure (given|document)|solicitor'?s notes|trehearne/i,
        /search (of|record|premises)|section 18|s\.? ?18|warrant|premises search/i,
        /arrest (statement|notes|record)|arresting officer|(conversation|comments?|said) in the (police )?car|significant statement/i,
        /medical|injur\w+|\bgp\b|hospital|shoulder/i,
        /adhd|appropriate adult|liaison and diversion|mental health|psycholog\w*|vulnerab\w*|asthma|intermediary|capacity/i,
        /alcohol|drink|student union|bar receipt|intoxicat\w*/i,
        /glasses|eyesight|optician|optical|prescription|sight test/i,
        /lighting|street ?light|lamp|weather|scene (plan|visit|photograph)|plan of|sketch|photograph/i,
        /tram (driver|data|staff|ticket|operator)|ticket|smart ?card|travel card|contactless|metro/i,
        /house.to.house|canvass|bystander|passenger|other witness|passers?.?by/i,
        /mg6d|sensitive (material|schedule)|mg6e|disclosure management/i,
        /crime report|\bcris\b|niche|updates/i,
        /previous conviction|\bpnc\b|antecedents|bad character|criminal record|convictions/i,
        /disciplin\w*|misconduct|complaints?|mg6b|professional standards/i,
        /fillers?|foil|volunteers|objection|wray|colclough|inspector/i,
        /training|polic(y|ies)|guidance|procedure/i,
        /facial (mapping|comparison)|gait|imagery|expert|height analysis|photogrammetry|enhance\w*/i,
        /previous (dealings|stops?|encounters?)|stop (and )?search|stop record|2024 stop|bike thing/i,
        /custody cctv|(full|complete) custody/i,
        /knife|weapon/i,
        /continuity|exhibit (label|log|list)|chain of custody|am\/4|\bstill\b/i,
        /mg3|charging (decision|advice)|cps advice/i,
        /victim personal statement|\bvps\b|compensation/i,
        /gps|\bavl\b|radio|airwave|area search/i,
        /anpr|shop|business(es)? nearby|private camera|doorbell/i,
        /bank (card|record)|purchase|payment/i,
        /auntie|ex-?partner/i,
        /notes/i,
        /mallinson|teale/i,
        /dunmore|custody (officer|sergeant)/i,
        /photograph of (him|ashdown|the suspect)|custody photograph|image captured/i,
        /school|college|work record|employ\w+/i,
      ],
      contradictions: [],
    },
  },
};
