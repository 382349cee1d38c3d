import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const DOCKERS_CASE: CaseFile = {
  name: "riot after a football match in Cardiff, assault on a constable",
  documents: makeDocuments([
    [
      "MG5 case summary.pdf",
      `RESTRICTED WHEN COMPLETE                                                           MG5
POLICE REPORT / ADRODDIAD YR HEDDLU               URN: 62 / CF / 4418 / 25
Taff and Severn Constabulary                      Page 1 of 2
Defendant: Rhodri Aled PASCOE      DOB 17.05.2001     Charged: yes, in custody then bailed
Offences: (1) Riot, s.1 Public Order Act 1986.  (2) Assault occasioning ABH (PC 3390 TUDBALL)
Anticipated plea: NOT GUILTY
Summary of the key evidence
At 1500 hrs on Saturday 15 March 2025 Cardiff Dockers played Avonport Rovers at Splott Road ground. It was a category C fixture (increased risk). Attendance 9,140. The match ended 1-2. At about 1715 hrs approx 150 home supporters gathered in Portmanmoor Row, by the Moulders Arms, where away supporters were being walked to their coaches. Officers in Level 2 order formed a line. Bottles, coins and a crowd barrier were thrown and a red smoke device was let off. Shop windows at Perry's Bakery were broken. The disorder lasted for some 25 minutes until the arrival of mounted officers and the dog section.
PC TUDBALL was hit in the face with a bottle at about 1724 and suffered a fracture to the cheek bone. He describes the thrower as a white male, mid 20s, navy coat, white trainers, ginger stubble.
PASCOE was arrested on 27 March by way of an appointment at Cardiff Bay following his recognition from images by PC 2207 VAUGHAN, football spotter.`,
      `MG5 (cont.)                                                           Page 2 of 2
PASCOE was interviewed with a solicitor and read a prepared statement. He says that he was in Portmanmoor Row as he was walking to his nan's house, he did not throw anything, he pulled his hood up because of the smoke and was pushed forward by the crowd. He made no comment to the questions.
A search at his home address under section 32 recovered a navy coat and a season ticket. White trainers were not found.
Visually recorded evidence: Council street camera 114 (Portmanmoor Row / Ocean Way), stadium concourse cameras, body worn video of PC TUDBALL (the camera was knocked off at the moment of the assault) and of other officers on the serial, drone. A compilation has been made and will be served as exhibit DMH/3.
Compensation: Perry's Bakery, glazing £1,850. PC TUDBALL 19 days lost.
Previous convictions of defendant: one caution 2019, drunk and disorderly. Antecedents attached to MG16.
Co-suspects: 11 other males are on bail or released under investigation, to be dealt with separately. One, a youth, has given an account in which he says who threw the bottle.
Application for order on conviction: Football Banning Order, s.14A Football Spectators Act 1989, see MG6 to follow.
Completed by: DC 881 M. HARTREE, Operation Pebble, Fairwater.`,
    ],
    [
      "MG11 PC Tudball.pdf",
      `MG11       WITNESS STATEMENT    (CJ Act 1967, s.9; MC Act 1980, ss.5A(3)(a) and 5B; Criminal Procedure Rules 2020, r.16.2)
Statement of: Wynford TUDBALL        Age if under 18: Over 18      Occupation: Police Constable 3390
This statement (consisting of 2 pages each signed by me) is true to the best of my knowledge and belief and I make it knowing that, if it is tendered in evidence, I shall be liable to prosecution if I have wilfully stated in it anything which I know to be false, or do not believe to be true.
Signature: W Tudball            Date: 29 March 2025
I am a constable of the Taff and Severn Constabulary. On Saturday 15th March 2025 I was part of Serial 4, in full uniform with NATO helmet, under Sgt 118 BEYNON. We were briefed at 1130 hours at Cathays. At about 1710 I was on the line across Portmanmoor Row. The crowd was chanting and there was a lot of noise. I would say that there was between 80 and 200 persons. My visor was up as it had misted.
I saw a male about 15 metres away to my left by the bus shelter. He was white, stocky, ginger stubble, dark blue jacket with the hood up. I looked at him for about 3 seconds. He drew back his arm and I next felt a blow to my right cheek. I did not see the bottle in his hand but there was nobody else making a throwing action.`,
      `Statement of W TUDBALL (continued)           page 2 of 2
I went down on one knee. My colleague PC 3412 ADEYEMI-ROSS took hold of my harness and pulled me behind the line. I remember broken glass, green, I believe from a beer bottle. My Body Worn Video camera came off of its mount, it was handed to me at hospital by someone from my serial.
I was conveyed in a van to the Heath where I was seen and x-rayed. I was told that I had a hairline fracture and was sent home with tablets.
On 24th March, while on sick leave, I was shown some stills on a mobile phone by a colleague in the WhatsApp group of the serial and I said at once that number 6 was the man. I was later told by DC HARTREE that the person is Rhodri PASCOE.
I did not make an entry in my pocket notebook on the day owing to the injury. I have made this statement from memory and after seeing part of the compilation. I did not use any force myself save for pushing with my long shield. I am willing to attend court but will be on annual leave 4th to 18th August.
I have been a police officer for 6 years and have been Level 2 trained for four. I have policed approx 30 football matches.
Signature: W Tudball          Signature witnessed by: M Hartree DC 881`,
    ],
    [
      "MG11 steward Okello.pdf",
      `MG11       WITNESS STATEMENT
Statement of: Shanice OKELLO          Occupation: Safety steward / student
Signature: S. Okello          Date: 02/04/2025        Taken at: home address, 1840 to 1955 hrs
I work on match days for Greenline Event Stewards. I have a yellow coat with number 61. On the 15th of March I was posted on Gate C with Dale, I don't know his second name, and after the whistle we was told over the radio to go out to the Row and put out cones.
I would say there was sixty or seventy people who were properly at it and the rest was just stood there with phones or trying to get past. I saw a lad who I know as Rhods because he sits in block C3 near my post. He was by the chippy, on the other side to the bus stop. He had a navy coat on and a claret and white scarf. His hood was up. He was shouting but I did not hear what. I saw people throwing things from behind him. I never saw him throw. I was looking mainly at the barrier as it was coming over.
A policeman went down. It was perhaps a minute after that I saw Rhods again and he was rubbing his eyes and a man with a dog was telling him to move. I told my supervisor all this at the debrief and he put it into his tablet.
I did not want to give a statement at first because I live local. Nobody has told me what to say.
I have been shown no pictures.      Signature: S. Okello`,
    ],
    [
      "Custody record front and log.pdf",
      `TAFF AND SEVERN CONSTABULARY          CUSTODY RECORD / COFNOD DALFA        CB/0327/25/1186
Station: Cardiff Bay        Detainee: PASCOE Rhodri Aled         Officer in case: DC 881
Arrest: 27/03/25 0932 (voluntary attender, arrested on arrival, necessity: prompt and effective investigation)
Relevant time: 0932     Authorised by: PS 77 LLOYD      Grounds: to secure evidence / obtain by questioning
Rights given: 0941    Solicitor requested: Y    Firm: duty, called 0950    Appropriate adult: N
Language: English (offered Welsh, declined)        Risk assessment: asthma, blue inhaler. Anxiety. No self harm.
Time   Entry
0932   Arrival. Circs given by DC 881 "recognised on CCTV as taking part in the disorder and throwing a bottle".
0958   Cell M4. Inhaler retained by DO.
1022   Property: phone (iPhone), wallet, keys, £25. Phone seized by DC 881, s.19. PIN requested, not given.
1047   Section 32 search of home being carried out by PC 2207 VAUGHAN and PC 3301.
1140   Solicitor Ms A. Fenwick in. Disclosure given verbally.
1215   Consultation.      1302  Interview 1 commences.     1341  Interview ends.
1410   Fingerprints, photo, DNA. Images of hands not taken.
1425   DP asks to see nurse, wheezy. HCP called.   1510 HCP CLEMENT sees DP, see separate sheet.
1640   Review, Insp. (by telephone). Detention authorised to continue.
1955   Charged. Reply: "I never threw nothing."
2020   Bailed to Cardiff Magistrates' Court with conditions: not to go within 1 mile of any designated ground.
Meals: 1230 veg lasagne (refused); 1750 cereal bar. Blanket given. Copy of Codes offered, declined.`,
    ],
    [
      "ED clinical note Tudball.pdf",
      `BWRDD IECHYD / HEALTH BOARD               EMERGENCY UNIT             CLINICAL NOTE
Pt: TUDBALL, W      M  34y      Arr: 15/03/25  18:31    Mode: police vehicle     Triage: 18:44  cat 3
Presenting: facial injury at work
PC: "hit by bottle or maybe edge of own shield" during football crowd approx 1 hr ago. No LOC. No vomiting. Not anticoagulated. Tetanus UTD.
O/E: GCS 15. Swelling R zygoma 3 cm, tender. 1 cm superficial lac. below R eye, no glass seen. Eye movements full, no diplopia, VA 6/6 R & L. Teeth OK. Jaw opening full. C-spine cleared.
Ix: Facial views requested.   Registrar's read: ? undisplaced # R zygomatic arch. For formal report.
Rx: Steristrips x2. Paracetamol / ibuprofen. Head injury advice sheet. No nose blowing 2/52.
Plan: Max fax clinic 7-10 days if diplopia or flattening. GP review. Fit note via GP.
D/C 21:05 with colleague.
Seen by: F2 Dr. N. Siddall          Supervising: ED Reg on shift
Info: please complete the patient survey with the QR code. If you feel you are not safe at home talk with a member of staff. Lost property is held for 28 days in the porter's lodge. The board is not responsible for valuables.`,
    ],
    [
      "MG6C unused schedule.pdf",
      `MG6C      POLICE SCHEDULE OF RELEVANT NON-SENSITIVE UNUSED MATERIAL         R v PASCOE      62/CF/4418/25
The Disclosure Officer believes that the following material, which does not form part of the prosecution case, is NON-SENSITIVE.
Item  Description                                                                Location        CPS use
1     Incident log (Niche) 0421 of 15/03/25, 38 pages                            Force system    CND
2     Op PEBBLE briefing slides and serial deployment sheets                     Op room         CND
3     Bronze commander's policy log, handwritten, 22 pp.                         HQ
4     BWV from 41 officers, approx 63 hrs. Not all viewed.                       Evidence.com
5     Recognition form of PC VAUGHAN (form D/R2)                                 Op room         ?
6     Debrief record, Greenline stewards, tablet                                 Greenline       not obtained
7     Notebook of PC ADEYEMI-ROSS                                                with officer
8     Crime report Perry's Bakery and estimate from glazier                      Niche           CND
9     Green glass fragments and neck, bag seal T0094412, picked up by Sgt BEYNON Splott store    not submitted
10    Drone footage, 2 sorties, pilot PC LAL                                     Air support
11    Occurrence: complaint by member of public re dog bite, Portmanmoor Row     PSD
12    Messages: WhatsApp group "S4 lads"                                         personal devices, not retained
Disclosure officer: DC 881 HARTREE      Date: 22/05/25        Reviewing lawyer: R. Maddocks
I have reviewed all of the relevant material which has been retained and made available to me.    Signed: M Hartree
Definitions: CND = clearly not disclosable. D = disclose. I = inspect. Schedule to be served with standard letter.`,
    ],
  ]),
  key: {
    offence: "public-order",
    issues: [],
    gaps: [
      /body.?(worn|cam)|bwv|bwc/i,
      /camera 114|cctv|council (street )?camera|street camera|compilation|dmh\/?3|stadium (concourse )?camera/i,
      /vaughan|recognition|spotter|d\/?r2/i,
      /whats ?app|s4 lads|stills/i,
      /viper|identification (procedure|parade)|id procedure|video parade|line.?up|\bcode d\b/i,
      /adeyemi|beynon/i,
      /glass|bottle|t0094412/i,
      /interview (record|tape|audio|recording)|prepared statement|roti|record of interview|(audio|record|tape|transcript|disc)\w*.*interview/i,
      /drone|\blal\b/i,
      /youth|co-?(suspect|accused|defendant)|other (suspects|males)|11 other/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /999|101 call|incident log|niche|\bcad\b|control room|0421|dispatch|command log/i,
        /radio|airwave|transmissions/i,
        /bronze|silver|gold|policy log|commander|policy (book|file)/i,
        /briefing|deployment|op(eration)? pebble|serial/i,
        /steward|greenline|debrief|tablet|supervisor/i,
        /\bdale\b/i,
        /consent of the (dpp|director)|dpp|director of public prosecutions|charging decision|mg3/i,
        /x-?ray|radiolog|facial views|imaging|max.?fax|fit note|\bgp\b|occupational health|medical/i,
        /siddall|doctor/i,
        /use of force|long shield/i,
        /photograph|\bphotos?\b|images/i,
        /phone|iphone|extraction|download|cell.?site|location data/i,
        /\bcoat\b|jacket|trainers|scarf|clothing|season ticket/i,
        /section 32|s\.? ?32|search (record|form)|premises|home search|seizure/i,
        /turnstile|ticket|entry data|block c3/i,
        /moulders|\bpub\b|publican|licensee/i,
        /perry|bakery|glazi|glazing|estimate|shop/i,
        /chippy|bus shelter|\bbus\b|coach/i,
        /mounted|horse|dog (section|handler|bite|unit)|man with a dog|complaint|psd|handler/i,
        /smoke|pyrotechnic|\bflare\b/i,
        /\bnan\b|grandmother|family/i,
        /notebook|pocket ?book|\bpnb\b|\bnotes\b/i,
        /hartree/i,
        /fingerprint|dna|forensic|swab/i,
        /custody (cctv|video|footage|suite|recording)|hcp|clement|nurse|separate sheet|asthma|inhaler|medical sheet/i,
        /verbal disclosure|pre-?interview disclosure|disclosure given|fenwick/i,
        /previous convictions|antecedents|mg16|caution|\bpnc\b|criminal (history|record)|convictions/i,
        /disciplin\w*|misconduct|complaints history|personnel|mg6b|mg6d|mg6e|sensitive (schedule|material)|professional standards/i,
        /unused|mg6\b|undisclosed/i,
        /banning order|football banning|mg6\b/i,
        /social media|bystander|mobile (phone )?footage|members? of (the )?public|witnesses|phones\b/i,
        /training|level 2|risk assessment|category c|safety advisory/i,
        /custody of (the )?exhibit|exhibit (log|list|label)|continuity|chain of custody|property (log|record)|evidence log/i,
        /scene (plan|map|sketch)|\bsketch|\bmap\b|distance|measurement/i,
        /facial (mapping|comparison)|expert|imagery analyst|clock|time ?stamp|time sync/i,
        /away supporters|avonport|club|match (report|programme)|british transport|btp/i,
        /weather|lighting|sunset/i,
        /3301|lloyd|review (officer|inspector)|inspector/i,
        /sickness|sick leave|absence|duty (roster|record)|days lost|compensation/i,
        /first account|initial account|victim personal statement|vps|radio.*steward/i,
        /barrier|coins/i,
        /handover|hospital.*camera|camera.*hospital|camera mount/i,
        /bail (record|paper)|notice of rights|\bcode c\b/i,
      ],
      contradictions: [],
    },
  },
};
