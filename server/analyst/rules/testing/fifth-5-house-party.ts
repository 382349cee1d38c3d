import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const HOUSE_PARTY_CASE: CaseFile = {
  name: "allegation after a student house party, video interview against messages",
  documents: makeDocuments([
    [
      "Crime report OEL.pdf",
      `NORTHFELL CONSTABULARY          CRIME REPORT  NC/24/061187       OCCURRENCE ENQUIRY LOG
Offence: Sexual assault on a female by touching, s.3 SOA 2003
Location: 31 Quarry Mount, Northfell (student HMO)     Between: Fri 15/11/2024 23:30 and Sat 16/11/2024 02:30
Victim: V1 Freya DUNMORE, 20 yrs      Suspect: N1 Callum REDDISH, 21 yrs
ENTRY 1  19/11/24 16:22  PC 4410 BASRA  Force Contact Centre referral. V1 attended front counter with friend Imogen.
V1 reports she was at a house party at her friend's. She says she went to lie down in the attic bedroom, fell asleep and woke to find N1 touching her over her clothing on the thigh and bottom. She told him to get off and he left straight away. Lights were on. Duration "a few seconds". She walked home. She has not seen or contacted N1 since.
V1 said she had had two glasses of wine all night.
ENTRY 2  19/11/24 17:05  PC 4410. Clothing seized from V1: black dress (SB/1), tights (SB/2). V1 states not washed.
ENTRY 3  20/11/24 09:10  Crime allocated DC 2093 HOLROYD, Rape and Serious Sexual Offences team. STO to be DC 1877 PIKE.
ENTRY 4  20/11/24 11:40  V1 declined SARC.`,
      `OEL continued      NC/24/061187
ENTRY 5  22/11/24 14:00  VRI conducted, suite 2. See transcript.
ENTRY 6  25/11/24  T/c Imogen HASLAM, will provide statement.
ENTRY 7  26/11/24  T/c "Ollie" (surname n/k), lives at no 31, ground floor room. Says he saw N1 in kitchen "basically the whole time till the taxis came". Reluctant. Going home to Jersey for Xmas. No statement taken.
ENTRY 8  27/11/24 07:05  N1 arrested at HA. Phone seized CR/1. Laptop seized CR/2.
ENTRY 9  02/12/24  V1 consented to screenshots only. Full download not pursued, proportionate. DPN not served.
ENTRY 10 11/12/24  V1 mentions she is seeing university counsellor since Oct re "something else that happened". No notes requested.
ENTRY 11 07/01/25  Supervisor review DS 660: timeline slipping, forensic chased. House party videos on Snapchat said to exist, ask Imogen. 
ENTRY 12 20/01/25  Snapchat: Imogen says expired.
ENTRY 13 28/02/25  File to CPS for advice. Victim updated by text. VPS leaflet sent. Outcome code 00. NCRS compliant. Crime classification reviewed and correct. Body worn: PC BASRA at front counter, not activated.`,
    ],
    [
      "VRI transcript Dunmore.docx",
      `TRANSCRIPT OF VISUALLY RECORDED INTERVIEW (ABE)
Interviewee: Freya DUNMORE    Interviewer: DC 1877 PIKE   Monitor: DC 2093 HOLROYD
Date: 22nd November 2024   Start 14:07   End 14:49    Disc ref: AP/1
PIKE: So the time by my watch is seven minutes past two. I've explained the cameras. The most important thing is to tell the truth. If you don't know, say so. If I get something wrong tell me.
DUNMORE: Okay.
PIKE: In your own words then, from the start of that night.
DUNMORE: So we had pres at Immy's and then walked to Quarry Mount. I'd had, um, most of a bottle of rosé at Immy's and then some shots there, I don't know, four. I was pretty gone. I was wearing jeans, my light ones, and a green top.
PIKE: Okay.
DUNMORE: About half one I went up to Beth's room, that's the one on the first floor by the bathroom. I wanted to charge my phone. I got on the bed. The light was off, it was pitch black, there's a blackout blind.
PIKE: And then?
DUNMORE: I wasn't asleep. I was just lying there and someone came in and shut the door and I heard it lock. He sort of laid down behind me.`,
      `VRI DUNMORE page 2
PIKE: Who was it?
DUNMORE: I couldn't see a face. I knew it was Callum from his voice and his aftershave. He said "you alright Frey" and I didn't say anything.
PIKE: Tell me what happened then.
DUNMORE: He put his hand under my top and then inside the top of my jeans at the front. It was his right hand. It was maybe ten minutes. I froze. I didn't say anything the whole time. Then Imogen knocked on the door and he got up and went out.
PIKE: What was he wearing?
DUNMORE: White shirt. He had his glasses on.
PIKE: How did you leave?
DUNMORE: Immy got us an Uber. I was home about quarter past two.
PIKE: Have you been in touch with him since?
DUNMORE: No. I blocked him the next day.
PIKE: Had anything happened between you before?
DUNMORE: No. Nothing. We're just friends.
PIKE: Is there anything you're not sure about?
DUNMORE: I've talked to Immy loads about it, to get it straight, like she's helped me remember bits.
PIKE: Okay. Is there anybody else he could be confused with? 
DUNMORE: There was another lad in a white shirt, Josh, tall, he kept trying it on with me.
PIKE: The time is 2.49 and I'll switch the machine off.`,
    ],
    [
      "MG11 Imogen Haslam.pdf",
      `WITNESS STATEMENT                                                        MG 11
Statement of: Imogen HASLAM    Age: Over 18   Occupation: Student
This statement (consisting of 2 pages each signed by me) is true to the best of my knowledge and belief and I make it knowing that, if it is tendered in evidence, I shall be liable to prosecution if I have wilfully stated in it anything which I know to be false or do not believe to be true.    Dated 3rd December 2024
I am a second year Geography student. Freya is my best friend. On Friday 15th November we went to Quarry Mount at about 11. Freya was fine, tipsy not drunk. She was wearing a black dress which she borrowed from me.
At some point I noticed that she had gone. I was in the garden mostly as I vape. I went up to look for her. The bedroom door was wide open and Freya was sat on the bed on her own with the lamp on, crying. I did not see Callum upstairs at all that night. This was around 00:50 because I looked at my phone.
She said to me "Callum tried to kiss me and I told him no." I asked if anything else happened and she said no, not really.
We walked home together and I stayed at hers. The next morning she told me more.`,
      `Continuation of statement of Imogen HASLAM
On the Sunday we talked it through with Beth and Tilly and it was then that she remembered about the hand. I said she needed to report it because he does not get to do that. I did not like Callum before this. He went out with my flatmate and messed her about.
I have been asked about Snapchat. I had a couple of videos of the kitchen with the lads doing the funnel at about half one, you could see Callum in one with his grey jumper. They have gone now. I might have sent one to Tilly.
I am willing to attend court. I would prefer screens.
Signature: I Haslam            Statement taken by: DC 2093 HOLROYD, by telephone, emailed for signature.
(Witness care: dates to avoid 12 to 30 January exams, 7 to 14 April holiday. Contact by text only. Ethnicity 16+1 code W1. Has the witness been given the Giving a Witness Statement leaflet: Yes. Special needs: none. Statement not read over, signed electronically.)`,
    ],
    [
      "Screenshots exhibit FD1.pdf",
      `EXHIBIT FD/1    SCREENSHOTS PROVIDED BY V1  (WhatsApp, 6 images)     produced 02/12/2024
[image 1 of 6]  chat: Callum R  
16 Nov 2024
00:41  Freya: where did u go xx
00:44  Callum: kitchen. ollie making toasties
00:44  Freya: come find meeee
00:45  Callum: in a bit
[image 2]
16 Nov 2024
02:36  Freya: that was weird
10:12  Callum: what was? u ok?
10:15  Freya: nothing dw. hungover to death
10:16  Callum: haha same. coffee mon?
10:20  Freya: yeh maybe x
[image 3]
18 Nov 2024
19:02  Freya: immy says i should say something
19:03  Callum: about what
(next message cropped at lower edge of image)
[image 4]  chat: Immy
17 Nov 2024  16:40 Immy: u have to, think what he did to Tash
16:41 Freya: idk i dont even know if it was him tbh
16:41 Immy: it was.
[image 5]  duplicate of 1    [image 6] Instagram, C. Reddish profile, blocked 19/11
Exhibit label signed AP. No metadata. Not a download.`,
    ],
    [
      "Custody record extract.pdf",
      `CUSTODY RECORD   NF/8820/24            REDDISH, Callum James       DOB 30/05/2003
Arrested 27/11/2024 07:05     Arrived 07:32     Authorised 07:41 PS 908
Grounds: prompt and effective investigation; protect vulnerable person
DP states occupation: student, Mechanical Engineering. First time in custody. No previous convictions, cautions or reprimands.
Medical: short sighted, wears contact lenses. Left handed. Asthma.
Rights and entitlements given 07:46. Solicitor requested: Own, Messrs Thackray Lowe.
08:30 Hot drink. 09:15 Breakfast. 10:00 Level 1 check, reading.
10:40 Solicitor arrives. Disclosure given orally by DC HOLROYD 10:50 to 10:55. Solicitor represents: disclosure inadequate; location and time not given. Noted.
11:00 to 11:50 Private consultation.
12:02 To interview. 12:31 returned.
12:50 Non intimate samples taken: DNA buccal, hands not swabbed (11 days since).
13:15 PS: bail with conditions, not to contact V1 or I. HASLAM, not to enter Quarry Mount. 28 days to 25/12/2024.
25/12/24 bail lapsed, RUI. No review recorded.
Property returned. Phone and laptop retained. DP given Samaritans leaflet and RUI letter. Cell M2. Blanket x1. Footwear retained outside of cell. Exercise offered and refused.`,
      `NOTICE TO PERSONS RELEASED UNDER INVESTIGATION (RUI)                    Form 5140
This notice is not a condition of bail. You have been released because enquiries are still being made. You may be contacted by post, so you must tell the officer in the case if you change your address. If you are charged you may receive a postal requisition telling you when you have to go to court. If you do not go to court a warrant may be issued.
You are reminded that it is an offence to interfere with witnesses or to obstruct the course of justice. You are entitled to have advice from a solicitor at any time. Advice may be free. If you are vulnerable please speak to somebody you trust. Help is also to be had from your GP, from the university's welfare office and from charities, day and night.
Property that has been kept will be given back as soon as it is not needed. You will be written to and will have 28 days in which to collect it. Bring this notice and proof of who you are. The property office is open on Tuesday and Thursday between 10 and 3. Parking is limited. This leaflet can be had in other languages and in large print. Feedback on custody may be given on the website of the force.`,
    ],
    [
      "ROTI Reddish.pdf",
      `RECORD OF INTERVIEW             Callum REDDISH       27/11/2024       12:04 to 12:30
Present: DC 2093 HOLROYD, DC 1877 PIKE, Ms E. Lowe (solicitor)
Caution given and understood.
Solicitor reads prepared statement: "I, Callum Reddish, deny sexually assaulting Freya Dunmore. I was at the party at 31 Quarry Mount from about 10.30pm until approximately 2am when I shared a taxi with Ollie and two others. Save for using the toilet I was in the kitchen. I did not go into any bedroom. Freya and I kissed at the fresher's ball on 4 October, and on 1 November, both times with her consent. I was wearing a grey jumper and jeans. I will answer no further questions on the advice of my solicitor."
HOLROYD: Did you go upstairs at all?    No comment.
HOLROYD: She knows your voice, doesn't she?    No comment.
HOLROYD: Your DNA is on her jeans.   LOWE: Officer, there is no forensic result, is there?   HOLROYD: It's been submitted.
HOLROYD: You went up to use the bathroom, that's on the first floor.   REDDISH: Yeah, once, with Ollie stood outside the door. Sorry. No comment.
HOLROYD: Special warning not applicable.
Interview concluded 12:30. Not transcribed in full. Master sealed HR/4.`,
    ],
    [
      "Forensic statement.pdf",
      `WITNESS STATEMENT (MG11)     Forensic biologist     Hadrian Forensics Ltd      Dated 20 February 2025
Helen ROUSE BSc (Hons) MCSFS. I have been employed as a reporting scientist for eleven years. My understanding of my duty to the court is set out in an annex.
RECEIVED 09/01/2025 from Northfell Constabulary: SB/1 one pair light blue jeans in paper bag, seal intact. SB/3 reference DNA, Dunmore. CR/3 reference DNA, Reddish.
BACKGROUND: I have been told that the complainant alleges touching under clothing at the front waistband. I have been told that complainant and suspect are friends and that they had hugged on arrival.
EXAMINATION: Tapings of front waistband (inside) and rear pockets. Inside front waistband: mixed DNA of at least three persons; major matches Dunmore; minor components too complex for interpretation. Outside rear right pocket: low level DNA to which Reddish could have contributed, LR 340.
INTERPRETATION: The findings provide moderate support for contact with the outer rear of the garment. DNA can be transferred indirectly. I cannot say when or how. No support for the proposition of touching inside the waistband.
No toxicology was requested. Hair and fibre: not examined. Case file pages 1 to 61 held at the laboratory.`,
    ],
    [
      "MG3 charging decision.pdf",
      `MG 3   REPORT TO CROWN PROSECUTOR FOR CHARGING DECISION             URN 12 NF 1187 25
Suspect: REDDISH      Decision date: 17/04/2025       Prosecutor: RASSO unit
Investigator's summary (DC HOLROYD): V1 is a compelling witness who has been consistent throughout. She had consumed a modest amount of alcohol. She disclosed immediately to her best friend who found the door locked. DNA from the suspect was found inside the waistband of her jeans. The suspect gave a no comment interview and offered no account. There is no realistic prospect of third parties undermining the account. There had been no previous physical relationship.
Reasonable lines of enquiry: completed.
Third party material: none.
Phone: nothing of relevance on suspect device, cursory keyword search done 14/01/25. Victim device not examined.
CPS review: Full Code Test met. Charge s.3. Application for special measures (screens). Consider s.41 if defence raise prior conduct. Action plan: serve AP/1 disc; obtain Uber record; confirm identity of "Josh".
Postal requisition for 22/05/2025 Northfell Magistrates. Allocation: Crown Court likely. Disclosure Management Document to follow.`,
    ],
    [
      "Letter CPS disclosure.pdf",
      `Crown Prosecution Service, RASSO Unit
9 June 2025
Messrs Thackray Lowe             R v Reddish          PTPH 19 June 2025
Dear Sirs
We refer to your letter of 27 May.
1. The AP/1 disc was returned by the police unplayable. A working copy has been requested.
2. We do not consider that the complainant's counselling records are relevant. No request will be made at this stage.
3. The officer informs us that no enquiries were made with the taxi operator and the data will now have been deleted.
4. Josh has not been traced.
5. A full statement from the occupant Ollie will be requested if he is identified.
6. Your client's telephone and laptop will be returned after the conclusion of proceedings.
An initial disclosure schedule will be served by stage 1 date. You are reminded of your obligation to serve a defence statement within 28 days. Please use the Digital Case System for all correspondence. Emails over 10 MB will be rejected. The office will be closed on the bank holiday.
Yours faithfully`,
    ],
  ]),
  key: {
    offence: "sexual",
    issues: [
      "identification",
      "witness-reliability",
      "alibi",
      "disclosure",
      "recording-gap",
      "hearsay",
      "custody-chain",
    ],
    gaps: [
      /\bollie\b|housemate|occupant/i,
      /uber|taxi/i,
      /(complainant|victim|v1|dunmore|freya).*(phone|device|download|messages)|(phone|device|download).*(complainant|victim|dunmore|freya)|whatsapp/i,
      /counsel+ing|counsel+or|third.?party|therap/i,
      /snapchat|party video|social media/i,
      /ap\/1|\bvri\b|\babe\b|video(-| )?recorded interview|visually recorded|interview (disc|recording|video)/i,
      /schedule|unused|mg6|disclosure management/i,
    ],
    contradictions: [
      { one: [1, /touching her over her clothing/], other: [2, /hand under my top/] },
      { one: [1, /Lights were on/], other: [2, /it was pitch black/] },
      { one: [1, /had two glasses of wine all night/], other: [2, /most of a bottle of rosé/] },
      { one: [2, /wearing jeans, my light ones/], other: [3, /was wearing a black dress/] },
      { one: [2, /I heard it lock/], other: [3, /bedroom door was wide open/] },
      { one: [7, /No support for the proposition/], other: [8, /found inside the waistband of her jeans/] },
      { one: [2, /I blocked him the next day/], other: [4, /10:20\s+Freya: yeh maybe/] },
    ],
    factors: [
      { sign: 1, quote: /i dont even know if it was him/ },
      { sign: 1, quote: /couldn't see a face/ },
      { sign: 1, quote: /saw N1 in kitchen|whole time till the taxis/ },
      { sign: 1, quote: /she's helped me remember bits|it was then that she remembered/ },
      { sign: 1, quote: /too complex for interpretation|No support for the proposition|transferred indirectly/ },
      { sign: 1, quote: /No previous convictions/ },
      { sign: 1, quote: /Full download not pursued|Victim device not examined|data will now have been deleted/ },
      { sign: -1, quote: /knew it was Callum from his voice|Reddish could have contributed/ },
    ],
    events: ["2024-11-16 00:41", "2024-11-19 16:22", "2024-11-22 14:07", "2024-11-27 07:05", "2024-11-27 12:04"],
    fair: {
      issues: ["intent", "counsel", "speedy-trial", "search"],
      gaps: [
        /\bjosh\b/i,
        /\bbeth\b|\btilly\b|other (guests|party.?goers)|flatmate|tash\b/i,
        /haslam|imogen/i,
        /\bbasra\b|front counter|body.?worn|bwv|first account|initial account/i,
        /999|contact cent(re|er)|call (recording|audio)|incident log/i,
        /pike|\bsto\b|soit|specially trained officer|(officer|interviewer).*(notes|log)|notes/i,
        /toxicolog|blood|urine|sarc|medical|gp record|university|student (record|welfare)/i,
        /lab.*(file|notes|record|data)|case file|bench|rouse|hadrian|electropherogram/i,
        /black dress|sb\/[12]|tights|clothing|continuity|chain of custody|exhibit|seal/i,
        /fibre|hair|fingerprint|swab/i,
        /photograph|photos?\b|plan of|scene/i,
        /cctv|doorbell|footage/i,
        /(suspect|client|reddish|callum|defendant).*(phone|laptop|device)|cr\/[12]|laptop|phone|download|extraction|metadata|screenshot/i,
        /interview.*(tape|recording|transcript|master)|hr\/4/i,
        /disclosure.*(interview|custody|solicitor)|pre.?interview disclosure/i,
        /criminal (record|history)|previous (convictions|complaint|allegation)|bad character|\bpnc\b/i,
        /special measures|s(ection)?\.? ?41/i,
        /supervis\w*|ds 660|policy (book|file|log)|investigation (plan|log)/i,
        /bail|\brui\b/i,
        /optician|contact lens|glasses/i,
        /cell.?site|location data|wi-?fi|health app|charger/i,
        /mg11.*ollie|jersey/i,
        /previous (relationship|contact|sexual)|freshers?.?'?s? ball|1 november/i,
        /victim personal|vps/i,
        /instagram/i,
        /holroyd|disciplin|misconduct|officer in (the )?case/i,
        /training|accreditation/i,
        /arrest (statement|notes)|mg11.*arrest/i,
        /neighbour|student hmo|landlord|tenan/i,
      ],
      contradictions: [
        { one: [1, /lie down in the attic bedroom/], other: [2, /the one on the first floor by/] },
        { one: [1, /fell asleep and woke to find N1/], other: [2, /I wasn't asleep/] },
        { one: [1, /touching her over her clothing/], other: [2, /inside the top of my jeans/] },
        { one: [1, /told him to get off/], other: [2, /I didn't say anything the whole time/] },
        { one: [1, /told him to get off/], other: [2, /I froze\./] },
        { one: [1, /he left straight away/], other: [2, /maybe ten minutes/] },
        { one: [1, /Duration "a few seconds"/], other: [2, /maybe ten minutes/] },
        { one: [1, /She walked home\./], other: [2, /got us an Uber/] },
        { one: [3, /We walked home together/], other: [2, /got us an Uber/] },
        { one: [1, /She walked home\./], other: [3, /We walked home together/] },
        { one: [1, /Lights were on/], other: [2, /The light was off/] },
        { one: [2, /it was pitch black/], other: [3, /with the lamp on/] },
        { one: [2, /The light was off/], other: [3, /with the lamp on/] },
        { one: [1, /had two glasses of wine all night/], other: [2, /I was pretty gone/] },
        { one: [1, /had two glasses of wine all night/], other: [2, /some shots there/] },
        { one: [2, /I was pretty gone/], other: [3, /tipsy not drunk/] },
        { one: [2, /most of a bottle of rosé/], other: [3, /tipsy not drunk/] },
        { one: [2, /most of a bottle of rosé/], other: [8, /a modest amount of alcohol/] },
        { one: [2, /I was pretty gone/], other: [8, /a modest amount of alcohol/] },
        { one: [1, /black dress \(SB\/1\)/], other: [2, /wearing jeans, my light ones/] },
        { one: [1, /black dress \(SB\/1\)/], other: [7, /SB\/1 one pair light blue jeans/] },
        { one: [3, /was wearing a black dress/], other: [7, /SB\/1 one pair light blue jeans/] },
        { one: [2, /About half one I went up/], other: [3, /around 00:50 because/] },
        { one: [2, /About half one I went up/], other: [3, /at about half one, you could see/] },
        { one: [2, /Then Imogen knocked/], other: [3, /sat on the bed on her own/] },
        { one: [2, /Then Imogen knocked/], other: [3, /did not see Callum upstairs/] },
        { one: [2, /he got up and went out/], other: [3, /did not see Callum upstairs/] },
        { one: [2, /Then Imogen knocked/], other: [3, /bedroom door was wide open/] },
        { one: [3, /bedroom door was wide open/], other: [8, /found the door locked/] },
        { one: [3, /"Callum tried to kiss me/], other: [2, /hand under my top/] },
        { one: [3, /"Callum tried to kiss me/], other: [2, /inside the top of my jeans/] },
        { one: [3, /"Callum tried to kiss me/], other: [1, /touching her over her clothing/] },
        { one: [3, /she said no, not really/], other: [2, /inside the top of my jeans/] },
        { one: [3, /"Callum tried to kiss me/], other: [2, /I didn't say anything the whole time/] },
        { one: [3, /then that she remembered about the hand/], other: [8, /disclosed immediately/] },
        { one: [3, /she said no, not really/], other: [8, /disclosed immediately/] },
        { one: [2, /White shirt\./], other: [6, /wearing a grey jumper and jeans/] },
        { one: [2, /White shirt\./], other: [3, /with his grey jumper/] },
        { one: [2, /He had his glasses on/], other: [5, /wears contact lenses/] },
        { one: [2, /It was his right hand/], other: [5, /Left handed/] },
        { one: [2, /I couldn't see a face/], other: [2, /He had his glasses on/] },
        { one: [2, /it was pitch black/], other: [2, /White shirt\./] },
        { one: [2, /I knew it was Callum/], other: [4, /i dont even know if it was him/] },
        { one: [2, /I couldn't see a face/], other: [2, /I knew it was Callum/] },
        { one: [1, /not seen or contacted N1 since/], other: [4, /10:20\s+Freya: yeh maybe/] },
        { one: [1, /not seen or contacted N1 since/], other: [4, /10:15\s+Freya: nothing dw/] },
        { one: [1, /not seen or contacted N1 since/], other: [4, /02:36\s+Freya: that was weird/] },
        { one: [1, /not seen or contacted N1 since/], other: [4, /19:02\s+Freya: immy says/] },
        { one: [2, /I blocked him the next day/], other: [4, /blocked 19\/11/] },
        { one: [2, /I blocked him the next day/], other: [4, /19:02\s+Freya: immy says/] },
        { one: [2, /I blocked him the next day/], other: [4, /10:15\s+Freya: nothing dw/] },
        { one: [2, /No\. Nothing\. We're just friends/], other: [6, /kissed at the fresher's ball/] },
        { one: [8, /no previous physical relationship/], other: [6, /kissed at the fresher's ball/] },
        { one: [2, /No\. Nothing\. We're just friends/], other: [4, /come find meeee/] },
        { one: [8, /offered no account/], other: [6, /deny sexually assaulting/] },
        { one: [8, /no comment interview/], other: [6, /deny sexually assaulting/] },
        { one: [8, /been consistent throughout/], other: [2, /I wasn't asleep/] },
        { one: [8, /been consistent throughout/], other: [1, /touching her over her clothing/] },
        { one: [8, /been consistent throughout/], other: [3, /"Callum tried to kiss me/] },
        { one: [7, /too complex for interpretation/], other: [8, /found inside the waistband of her jeans/] },
        { one: [6, /Your DNA is on her jeans/], other: [6, /no forensic result, is there/] },
        { one: [6, /Your DNA is on her jeans/], other: [6, /It's been submitted/] },
        { one: [8, /Third party material: none/], other: [1, /seeing university counsellor/] },
        { one: [8, /Reasonable lines of enquiry: completed/], other: [9, /no enquiries were made with the taxi/] },
        { one: [8, /Reasonable lines of enquiry: completed/], other: [1, /No statement taken/] },
        { one: [8, /Reasonable lines of enquiry: completed/], other: [9, /Josh has not been traced/] },
        { one: [8, /no realistic prospect of third/], other: [1, /saw N1 in kitchen/] },
        { one: [6, /I did not go into any bedroom/], other: [2, /I knew it was Callum/] },
        { one: [1, /saw N1 in kitchen/], other: [2, /I knew it was Callum/] },
        { one: [6, /I was in the kitchen\./], other: [6, /Yeah, once, with Ollie/] },
        { one: [6, /Save for using the toilet/], other: [6, /Yeah, once, with Ollie/] },
        { one: [2, /home about quarter past two/], other: [3, /around 00:50 because/] },
        { one: [1, /surname n\/k/], other: [9, /if he is identified/] },
        { one: [8, /been consistent throughout/], other: [2, /most of a bottle of rosé/] },
        { one: [8, /been consistent throughout/], other: [2, /wearing jeans, my light ones/] },
        { one: [8, /been consistent throughout/], other: [2, /it was pitch black/] },
        { one: [8, /been consistent throughout/], other: [4, /i dont even know if it was him/] },
        { one: [1, /she had had two glasses/], other: [3, /tipsy not drunk/] },
        { one: [2, /I heard it lock/], other: [8, /found the door locked/] },
        { one: [8, /no realistic prospect of third/], other: [4, /i dont even know if it was him/] },
      ],
    },
  },
};
