import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const TENNEY_CASE: CaseFile = {
  name: "landlord killed in a rooming house, neighbours, mixed DNA, tower data",
  documents: makeDocuments([
    [
      "QPD incident 25-1094-OF.pdf",
      `Quonnick Police Department                       Incident Report            25-1094-OF
One Constitution Way, Quonnick, Rhode Island
Incident type ....... Homicide (11-23-1)            Date/time rptd .... 02/09/2025 07:52 (Sun)
Location ............ 41 Tenney St, 1st fl office   Between ........... 02/08/2025 21:30 and 02/09/2025 07:45
Reporting ofcr ...... Ptlm. Lamontagne, Roy (Car 5)  Approved .......... Lt. Cabral
Persons
  VI  Bourque, Anselm J.     W M 67     41 Tenney St, office / owner of building
  RP  Sykes, Doreen          W F 59     41 Tenney St, Rm 4
  OT  Veloso, Ignacio        W M 48     41 Tenney St, Rm 7
  OT  Pike, Calvin R.        W M 36     41 Tenney St, Rm 6
Narrative
On the above date and time this officer while assigned to Car 5 was sent to 41 Tenney Street for an unresponsive male. Met at the front stoop by Sykes who was crying and in her bathrobe. She brought me to the office off the front hall. The office door was open about a foot. I observed an older male, known to me as Bourque, face down between the desk and the radiator. There was blood about the head, dried at the edges. No pulse, cold to touch. Quonnick Rescue 2 arrived and FF/EMT-C Haskins pronounced no signs of life, strip run at 0801 hrs.
A pipe wrench approx 14 inches was on the radiator cover. A metal cash box was open and empty on the desk. Rescue personnel moved the desk chair to get in.`,
      `Quonnick Police Department                       Incident Report            25-1094-OF    (cont.)
I secured the room and Ptlm. Egan started the scene log at 0810. House is a 3 story wood frame rooming house, nine rooms to let, shared bath each floor, licensed by the city for nine. Front door has a push button lock, all tenants have the code and per Sykes so does "half the people who ever lived here." Rear door off the kitchen does not latch.
Sykes states that she heard an argument "around eleven" in the hall below her. She thought one voice was Calvin from Room 6 as he owes rent. Veloso came downstairs while I was there. He speaks mostly Portuguese (Cape Verde). He made a motion with his arm and pointed to the kitchen. Ptlm. Egan, who has some Portuguese, spoke with him on the porch.
Pike was not in his room. Room 2 empty, Sykes stated that the last tenant, a male called "Dusty", had been put out by Bourque on the Thursday and came back Friday shouting for his tools.
Rooms 1, 3, 5, 8 and 9 knocked, two answered, see Egan. Across the street is the Spin-Kwik laundromat, closed, camera dome over door. Sign gives number for owner.
Detectives Furtado and Ashe and BCI on scene 0855. Medical examiner's agent on scene 0940. Turned over. Weather cold, 24 deg, old snow in yard, no new snow. I cleared at 1530 hours and my overtime slip was given to Lt. Cabral.
END OF REPORT`,
    ],
    [
      "Sykes witness statement.pdf",
      `WITNESS STATEMENT                                              QPD FORM 14
Name: Doreen Sykes        Address: 41 Tenney St #4      Date: 2-9-25     Time: 9:40 AM    Place: station
Officer taking: Det. Ashe          Statement is: [ ] typed by officer  [X] written by witness
I live on the second floor front right over the office, four years in March. Mr Bourque was good to me when I was sick. Saturday I had my programs on and took my night pills at 10. I heard loud talking down in the hall, I would say eleven but the news was over so maybe more. A man said I'm not going anywhere with nothing or your not going nowhere. I thought it was Calvin. I did not look out. Then a bang like the radiator gets and then the front door. I fell asleep in the chair.
In the night I woke up and somebody was in the kitchen running the water. I figured it was Ignacio since he works nights at the fish house.
In the morning I went down with my rent because it was due Saturday and he does'nt like it late. I seen him on the floor. I touched his shoulder and I moved the wrench off the rug because I almost fell on it. I called 911 off my phone.
Calvin was 5 wks behind. Mr Bourque told me he was going to have the constable serve him. Calvin is quiet, never had a problem w/ him. Dusty is the one that had a temper.
I have read this and it is true to the best of my memory.   Doreen Sykes
Witnessed: Ashe      page 1 of 1`,
    ],
    [
      "BCI evidence list.pdf",
      `QUONNICK P.D.      BUREAU OF CRIMINAL IDENTIFICATION       EVIDENCE LIST        25-1094-OF
Processed by: Det. P. Nardolillo, BCI          02/09/2025  0905 to 1640
No.   Description                                        Where                          Disposition
B-1   Pipe wrench, red handle, 14 in                     top of radiator cover          DOH lab 02/14
B-2   Swab, reddish stain, office door inside knob       office                         DOH lab 02/14
B-3   Swab, reddish stain, kitchen faucet handle (cold)  kitchen, rear                  held
B-4   Cash box, gray metal, open                         desk                           held
B-5   Ledger, green cloth, "RENTS 24/25"                 desk drawer                    held
B-6   Cig. butts (3), Newport, (1) hand rolled           rear steps                     held
B-7   Cell phone, Samsung, cracked                       under victim                   held
B-8   Work boots, size 10, Rm 6 closet                   Rm 6                           DOH lab 02/14
B-9   Gray sweatshirt, stain on r. cuff                  Rm 6 hook                      DOH lab 02/14
B-10  Lifts 1 through 7                                  cash box, door, faucet         latent section
B-11  Shoe impression, partial, in frozen mud            rear steps                     photo only, no cast (cold)
B-12  Hand / nail bags from OSME                         autopsy                        held
Photographs taken: 214, and overall video of the 1st floor.
Items B-8 and B-9 seized in Room 6 pursuant to warrant 02/09/25 1420 hrs.
Remarks: radiator hissing throughout, office approx 80 deg F. Thermostat not noted.
Storage: BCI locker 3 until 02/14, refrigerator out of service, swabs dried at room temp. Sealed PN.`,
    ],
    [
      "DOH forensic biology report.pdf",
      `STATE OF RHODE ISLAND          DEPARTMENT OF HEALTH LABORATORIES
FORENSIC BIOLOGY SECTION                        REPORT OF EXAMINATION
Lab no.  FB25-0377          Agency no. 25-1094-OF          Agency: Quonnick PD
Date received: 02/14/2025     Date of report: 04/22/2025      Request: presumptive blood; STR typing
Reference samples: R1 Anselm Bourque (blood card); R2 Calvin Pike (buccal)
RESULTS
1. B-1, wrench, jaw end. Presumptive test for blood positive. Single source profile, matches R1.
2. B-1, wrench, handle. Presumptive test for blood negative. Mixture of at least three contributors. R1 is included. R2 cannot be excluded as a possible minor contributor. The likelihood ratio for R2 is 71 if two unknown persons are assumed. Remaining contributor(s) not suitable for database entry at this time.
3. B-2, door knob. Mixture, at least two contributors. Major: R1. Minor: inconclusive.
4. B-8, boots. Presumptive test for blood negative. No further testing.
5. B-9, sweatshirt cuff. Presumptive test for blood positive (weak). Quantity insufficient, no typing results reported. Extract consumed.
NOTES
Probabilistic genotyping software was used for the interpretation. The laboratory is accredited to ISO/IEC 17025. This report contains the opinions of the undersigned and was technically and administratively reviewed. Evidence will be retained at the laboratory for 60 days from the date of the report and must then be picked up by the submitting agency. Additional references may be submitted for comparison. Testimony should be scheduled at least three weeks ahead with the section supervisor.
Analyst:  K. Thibodeau-Ruiz, Senior Forensic Scientist`,
    ],
    [
      "OSME preliminary findings.pdf",
      `OFFICE OF STATE MEDICAL EXAMINERS                    PRELIMINARY FINDINGS (NOT A FINAL REPORT)
ME case: 25-00512             Decedent: BOURQUE, Anselm J.        Age 67   Sex M
Pronounced: 02/09/2025  0801         Examined: 02/10/2025  0930       Prosector: Dr. H. Ostrander
Identified by: niece, Claudette Bourque-Lamb, by photograph
Ht 68 in   Wt 171 lb
External: Three lacerations of the left parietal and occipital scalp. Abrasion of the left cheek. Faint contusion of the back of the right hand. Fingernails short, clipped and retained.
Internal: Depressed skull fracture, left parietal. Subdural hemorrhage, 60 mL. Coronary arteries, 80 percent narrowing of LAD. Lungs congested.
Cause of death: PENDING (blunt force injuries of head, further studies)
Manner: PENDING
Time of death: Agent C. Moniz at scene 0940: rigor full, lividity fixed anterior, liver temp. see agent's worksheet. Estimate given verbally to Det. Furtado.
Specimens: femoral blood, vitreous, urine, gastric. Toxicology requested. Neuropathology consult requested, brain retained.
Property with body: wedding ring, wallet with $340.00, keys (11). Released to QPD 02/10.
Funeral home: to be advised by next of kin. For copies of the final report the family may write to the records clerk, allow 90 days. There is no charge to next of kin for the first copy. Cremation requires a certificate from this office.`,
    ],
    [
      "Det Furtado supplemental.pdf",
      `QPD DETECTIVE DIVISION            Supplemental Narrative       25-1094-OF / S3           Det. J. Furtado
On February 9, 2025 at 1120 hours I reached Calvin Pike by telephone at a number given by Sykes. He stated he was at his sister's in Seekonk and would come in. He arrived by bus at 1305 with his sister Renee Pike. He was taken to Interview 2, advised, and spoke with me and Det. Ashe for a little under three hours. He stated that he spoke with Bourque at about 9:30 Saturday about the rent, gave him $60, and then walked to the Atwell Tap and took the late bus to his sister. He admits that he has handled the wrench "everybody has, it's how you turn the heat on". He denied any argument. A buccal swab was given by consent. He was released at 1610.
On February 11 an exigent request and then a warrant was served on the carrier for number ending 4471. The return was run by Tpr. Sgt. Whitmore of the fusion center who prepared a map. He advises that Pike's phone used a tower on Mineral Spring with a sector covering Tenney Street at 2248 and 2307 and next used a tower in Seekonk at 0031. He advised that the tower also covers the Atwell Tap. I have the map on my computer.
Victim's phone could not be unlocked. His carrier was contacted; last outgoing call 2204 hours to a number listed to a "D. Fontes".`,
      `Supplemental Narrative       25-1094-OF / S3     page 2
On February 12 I spoke with Veloso at his job with the foreman translating. He stated he got home at 0615 and went in by the kitchen and saw no one. This differs from what he told Ptlm. Egan on the porch. I did not take a written statement.
On February 13 spoke with the bartender at the Atwell Tap, first name Gina, who knows Pike and thinks he was in "that weekend". Their system keeps ten days. I was told that someone would call back.
The laundromat owner, Mr. Trask, advised the camera works and that he would save it. Ashe to pick up.
"Dusty" is possibly Dustin Fontes, last known to stay at the Harbor mission. A BOLO was given at roll call. As of this writing he has not been spoken to. He has a record in Massachusetts.
On February 20 a second tenant, Lyle Crandall of Room 9, called me from the ACI Intake Center, where he is held on a probation violation. He stated that Pike told him on the back steps "the old man won't be serving anybody." I advised him that I could make no promises but would tell the Attorney General's office that he called.
After the lab report was received, an arrest warrant was obtained on April 25 and Pike was taken into custody at the day labor hall on April 28 at 0550 hours without incident. On the ride he said "I already told you, I was on the bus." Arraigned, 6th Division, held without bail.
Det. Jos. Furtado`,
    ],
    [
      "AG discovery cover letter.pdf",
      `STATE OF RHODE ISLAND          DEPARTMENT OF ATTORNEY GENERAL          CRIMINAL DIVISION
June 17, 2025
RE: State v. Calvin R. Pike          P1-2025-____A            Rule 16 discovery, first production
Dear Counsel:
Enclosed please find the State's first production in the above matter, consisting of the following:
  (a) Quonnick Police incident report, 2 pp.
  (b) Statement of Doreen Sykes, 1 p.
  (c) BCI evidence list, 1 p.
  (d) Department of Health report FB25-0377, 1 p.
  (e) Preliminary findings of the Medical Examiner, 1 p.
  (f) Supplemental narrative of Detective Furtado, 2 pp.
The State intends to call at trial the persons named in these papers. The State is not presently aware of exculpatory material but recognizes a continuing duty. Physical evidence may be viewed by appointment with BCI, at least ten business days ahead. Multimedia will be furnished on receipt of a blank drive of not less than one terabyte with the enclosed form. The State requests reciprocal discovery, including notice of alibi under Rule 16(c), within 21 days.
The pre-trial conference is before the magistrate on July 9 at 9:30 in Courtroom 9. Parking is not validated. Kindly direct scheduling to the trial secretary of this unit and not to the undersigned.
Very truly yours,
Special Assistant Attorney General`,
    ],
  ]),
  key: {
    offence: "homicide",
    issues: [],
    gaps: [
      /bench notes|electropherogram|raw data|case ?notes|lab(oratory)?('s)? (case )?(file|data|notes)|underlying (lab|dna) data|genotyping|likelihood ratio|validation/i,
      /autopsy|final (report|autopsy|findings).*(medical|osme|examiner)|medical examiner|osme|toxicolog|neuropath|ostrander/i,
      /tower|cell.?site|call detail|\bcdr\b|carrier|whitmore|phone records|4471/i,
      /veloso/i,
      /dusty|fontes/i,
      /laundromat|spin-?kwik|trask|surveillance|cctv|security (camera|video)|camera dome/i,
      /latent|fingerprint|lifts?\b|\bprints\b/i,
      /faucet|b-3\b|\bnails?\b|fingernail|b-12|cigarette|butts|b-6\b|untested|not (been )?tested/i,
      /911|emergency call|\bcad\b|dispatch/i,
      /crandall/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /body.?(worn|cam)|bwc|cruiser (cam|video)|dash|in.?car (video|cam)/i,
        /interview.*(record|video|audio|transcript)|(record|video|audio|transcript)\w*.*(interview|interrogat|statement of (mr\. )?pike)/i,
        /miranda|waiver|rights (form|card)|advice of rights|consent (form|to (the )?(swab|buccal))|buccal/i,
        /warrant|affidavit/i,
        /photograph|\bphotos?\b|images|overall video|video of the (scene|1st floor|first floor)/i,
        /scene log|crime.?scene (log|entry)|entry log|sketch|diagram|floor plan|scene plan/i,
        /\began\b/i,
        /canvass|other tenants|tenants|rooms? [13589]\b|neighbou?rs/i,
        /atwell|bartender|gina\b|\btap\b|bar (tab|record|video|receipt)/i,
        /\bbus\b|ripta|transit|\bfare\b/i,
        /sister|renee/i,
        /rent (book|ledger|record)|ledger|b-5\b|eviction|constable|\blease\b/i,
        /cash ?box|b-4\b|missing (money|cash)/i,
        /victim'?s? (cell )?(phone|telephone)|samsung|b-7\b|bourque'?s? (cell )?phone|phone extraction|extraction|cellebrite|phone download/i,
        /phone/i,
        /sweatshirt|b-9\b|consumed|extract|\bcuff\b/i,
        /\bboots?\b|shoe|impression|b-8\b|b-11|\bcast\b/i,
        /dna|serolog|codis|database|reference sample|swab/i,
        /wrench|b-1\b|weapon/i,
        /custody|bci locker|refrigerat|storage|property (log|record|receipt|room)|evidence log|retention/i,
        /rescue|\bems\b|haskins|run (sheet|report)|emt|ambulance|patient care|rhythm|\bstrip\b/i,
        /time of death|liver temp|moniz|agent'?s? worksheet|thermostat|temperature/i,
        /sykes/i,
        /night pills|medication|prescription|medical records/i,
        /foreman|fish house|employer|time ?(card|sheet|clock)|work (record|schedule)/i,
        /interpret|translat|portuguese/i,
        /notes/i,
        /criminal (history|record)|convictions|record check|\bbci check|rap sheet|massachusetts/i,
        /benefit|promise|inducement|informant|deal\b|agreement|cooperat|probation violation|\baci\b|intake/i,
        /lamontagne|nardolillo|\bashe\b|cabral|supplement\w* (s1|s2)|\bs1\b|\bs2\b|other supplement|missing supplement/i,
        /thibodeau|analyst|proficien|accredit|\bcv\b|curriculum/i,
        /disciplin\w*|personnel|internal affairs|brady|giglio|impeach\w*|exculpat\w*/i,
        /jail calls?|arrest report|booking|day labor|transport|\bthe ride\b|ride to/i,
        /door code|push.?button|keypad|rear door|\block\b|\bkeys\b/i,
        /harbor mission|shelter|bolo/i,
        /claudette|niece|insurance|\bestate\b|probate|next of kin|motive/i,
        /social media|facebook|text messages/i,
        /training|policy|policies|procedure/i,
        /tools\b|third.?party|alternate suspect|other suspect/i,
        /grand jury|expert|blood.?(spatter|stain)|radio|\bgps\b|\bavl\b/i,
        /wallet|wedding ring/i,
        /maintenance|inspection|licen[cs]e|city (record|code)/i,
      ],
      contradictions: [],
    },
  },
};
