import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const HAULER_CASE: CaseFile = {
  name: "roadside stop of a commercial driver after a caller's report, breath test, no crash",
  documents: makeDocuments([
    [
      "WHP investigative report 25-30417.pdf",
      `WYOMING HIGHWAY PATROL
DIVISION D - TROOP 2
INVESTIGATIVE REPORT

Report No:        25-30417                 Type: DWUI / Commercial Vehicle
Date of Incident: Thursday, March 13, 2025
Location:         I-80 Westbound, milepost 246.8, Carbon County
Trooper:          Kessenich, R.    Unit P-114
Charges:          W.S. 31-5-233(b) Driving while under the influence of alcohol
                  W.S. 31-18-701 CMV with alcohol concentration 0.04 or more
                  W.S. 31-5-209 Failure to maintain single lane
Driver:           Halvard "Hal" PROUTY      DOB 08/19/1971    CDL A, Nebraska
Vehicle:          2021 Freightliner Cascadia, white, 53 ft dry van
Carrier:          Plains & Basin Freight, Ogallala NE
Passenger:        ODUYA, Marvin   (co-driver, in sleeper berth)

On the above date I was working traffic enforcement in full uniform in a marked patrol vehicle. At about 2147 hours Dispatch aired a REDDI report on a white semi with a white trailer westbound from around Walcott Junction, unable to hold its lane, driver possibly asleep or drunk. The reporting party was behind the vehicle in a pickup and was no longer following. The reporting party did not wish to make a statement.

I positioned at the 246 crossover. At about 2156 hours I saw a semi matching the description. I pulled out behind and followed for approximately one and one half miles. I saw the trailer tandems touch the fog line on two occasions, and cross it by the width of a tire once. The wind was out of the southwest and gusty that night. I activated my emergency lights at the top of the grade and the vehicle stopped on the shoulder within a reasonable distance.`,
      `Report 25-30417 continued                                                                   2

I made a passenger side approach due to traffic. The driver was sitting at the wheel. I explained the reason for the stop. I asked for his license, medical card, registration and logs. He handed me his license and the medical card and showed me the tablet for the logs. His eyes were bloodshot and watery. There was an odor of an alcoholic beverage coming from the cab. I asked how much he had to drink and he said nothing, that he had used mouthwash at the Sinclair fuel stop and was using cough drops. I observed an open box of lozenges on the dash.

I had Prouty step down. I asked him if he had any injuries and he said he had his left knee replaced in 2019 and that he was tired. I conducted Standardized Field Sobriety Tests on the shoulder ahead of the tractor.
HGN: 6 of 6 clues.
Walk and Turn: 4 of 8 clues.
One Leg Stand: 2 of 4 clues, subject chose right leg.
A portable breath test was administered and showed the presence of alcohol.

Trooper Lindqvist arrived during the tests and stood by with the co-driver, who was awake and up by then. I placed Prouty under arrest at 2224 hours. Prouty asked to have his blood drawn "at a hospital" while we were en route and I told him we would see about it at the jail.

The tractor and trailer were inspected and then left with Big Horn Recovery. Lindqvist located one clear plastic cup in the door pocket with a small amount of brown liquid. It smelled of an alcoholic beverage. The cup was photographed and then poured out and discarded as it was not needed.
End of report.    R. Kessenich     Reviewed: Lt. D. Voorhees  03/17/25`,
    ],
    [
      "In-car recording partial transcript.docx",
      `PARTIAL TRANSCRIPT - PATROL UNIT P-114 IN-CAR RECORDING
Prepared by: C. Amundsen, legal assistant, Carbon County Attorney
Recording date: 03/13/2025.  Only the portion selected by the deputy county attorney was transcribed. Wind noise throughout. [ui] = unintelligible

[21:59:40]
TPR: Evenin'. Trooper Kessenich with the Highway Patrol. Reason I stopped you, I had a call you were all over back there, and I watched you touch that fog line a few times.
PROUTY: It's the wind. You got the sign up, no light trailers. I'm at eleven thousand in the box, I'm a sail.
TPR: Where you headed?
PROUTY: Rock Springs and then Tooele.
TPR: Had anything to drink tonight?
PROUTY: No sir. I rinsed my mouth out at the Sinclair. I got a bad tooth back here. I been on the lozenges all day.
TPR: You got any medical problems, diabetes, anything?
PROUTY: Sugar. I take the metformin. I got the sleep machine too, that's in the berth.
TPR: Who's in the back?
PROUTY: Marvin. He drives nights, he's on at midnight.
TPR: Okay. Hop on out for me.
[22:04:12]
TPR: Follow the tip of the pen with your eyes and only your eyes. Don't move your head. [ui]
PROUTY: Those lights gonna stay on behind you?
TPR: Just watch the pen.
[22:06:55]
TPR: ...nine steps, heel to toe, down that imaginary line, turn like I showed you.
PROUTY: On this knee? It's sloped, and [truck passes] [ui]
TPR: Do the best you can.
[22:13:30 portion ends]
[Next portion selected begins 22:23:50]
TPR: Go ahead and turn around for me.
[End 22:25:02. Transport not transcribed.]`,
    ],
    [
      "DVER inspection.pdf",
      `DRIVER / VEHICLE EXAMINATION REPORT                  WYOMING HIGHWAY PATROL COMMERCIAL CARRIER
Report Number: WYD114-00882          Inspection Date: 03/13/2025     Start: 10:40 PM MT   End: 11:17 PM MT
Inspection Level: III - Driver Only   HM Inspection Type: None
PLAINS & BASIN FREIGHT LLC                          Driver: PROUTY, HALVARD T
Ogallala NE                                         License St: NE     Co-Driver: ODUYA, MARVIN J
Location: ROADSIDE I80 W MP 247                     Highway: I80      County: CARBON
Origin: GRAND ISLAND NE     Destination: TOOELE UT  Cargo: PAPER GOODS
VEHICLE IDENTIFICATION
Unit  Type  Make  Year  State  Equip ID   GVWR
1     TT    FRHT  2021  NE     P-206      52000
2     ST    GDAN  2016  NE     T-8814     68000
BRAKE ADJUSTMENTS: No brake measurements required for level 3
VIOLATIONS
Section       Type  Unit OOS  Citation#   Verify  Crash   Violation discovered
392.5(a)      F     D    Y    pending     N       N       Driver consumed an intoxicating beverage within 4 hrs of duty
395.8(e)      F     D    N                N       N       ELD: unassigned driving 03/12, 22 min, not annotated
392.2-SLLS    S     D    N                N       N       Local law - lane
Driver placed OUT OF SERVICE 24 hours. Co-driver placed in charge of load; cannot move until relieved of 10 hour break, vehicle removed by tow.
Post Crash: No     Alcohol/Cont Sub Check: Yes    Conducted By: Local Juris: No    Size/Weight Enf: No   Traffic Enf: Yes
Inspection Notes: ELD output not transferred at roadside, no data service; viewed on display only. Driver facing camera unit on windshield, powered.
Note to carrier: Within 15 days, return signed certification of corrective action to the address on file. Failure to certify may affect safety rating. This form is electronic and no signature is required of the driver. Inspections may be challenged by DataQs.
Inspected By: A LINDQVIST   Badge P-131`,
    ],
    [
      "Implied consent and chemical test.pdf",
      `STATE OF WYOMING - DEPARTMENT OF TRANSPORTATION
IMPLIED CONSENT ADVISEMENT  (Form DR-33 rev 07/2021)
Person arrested: Halvard T. Prouty          Arresting agency: WHP     Time of arrest 2224
Advisement read:    at: Carbon County Detention Center    Time: 2331
[X] You have been arrested for an offense under W.S. 31-5-233.
[X] Testing is required. You may go to the nearest hospital or clinic and secure any additional tests at your own expense.
[X] CDL holder: a result of 0.04 or more will result in disqualification of commercial privileges for not less than one year.
Type of test requested: [X] Breath  [ ] Blood  [ ] Urine
Driver response: "I want the blood"         Additional test at own expense arranged:  [ ] Yes  [X] No, phlebotomist not on site
Remand/warrant:  not needed, subject submitted to breath

OPERATIONAL CHECKLIST - INTOX EC/IR II               Serial no. 010338   Location: Carbon Co Det Ctr
1. Observation for 15 minutes began: 2329    Observer: Kessenich / booking staff
   Mouth checked:  [X] nothing in mouth   [ ] foreign material removed
2. Instrument displayed READY                                      [X]
3. New mouthpiece for each sample                                  [X]
4. Subject test 1:   time 2346     g/210L  0.071
   Subject test 2:   time 2349     g/210L  0.062
   Status: first sequence at 2342 ended INVALID SAMPLE - XX, restarted
5. Simulator/dry gas control       0.079  (target .080)
6. Printout attached to  court copy.
Operator: R. Kessenich      Permit No. on file        Expires: ____
Comments: subject burped, see above.`,
      `NOTICE OF SUSPENSION / DISQUALIFICATION AND TEMPORARY LICENSE          copy - driver
Read carefully. This form, when signed by the peace officer, serves as your temporary driver's license for thirty (30) days from the date of issue. The temporary license is not valid for operating a commercial motor vehicle if your commercial privileges were out of service at time of issue. Your out of state license has been: [ ] surrendered  [X] not surrendered, privileges to drive in Wyoming only are affected.
You have the right to a contested case hearing before an independent hearing examiner. A request for a hearing must be in writing, must be postmarked within twenty (20) days of this notice, and must be accompanied by a fee of twenty-five dollars payable to the department. Failure to make a timely request waives the right to a hearing. The scope of the hearing is limited to whether the peace officer had probable cause, whether you were placed under arrest, whether you submitted, and whether you were advised.
If you hold a license in a state that is a member of the Driver License Compact the department will report this action to that state. Payment of a reinstatement fee of fifty dollars will be required. The department does not accept cash by mail. SR-22 coverage may be needed. Interlock information is available by pamphlet. Direct questions to Driver Services, Cheyenne, 8 to 5 Monday through Friday except state holidays.
Issued 03/14/2025  0012 hrs.        Served by: Kessenich P-114`,
    ],
    [
      "Detention center intake.pdf",
      `CARBON COUNTY DETENTION CENTER          INTAKE / MEDICAL SCREEN
Inmate: PROUTY, HALVARD T       Booking # 25-0391      Arrival sallyport: 2326     Accepted: 0020
Arresting agency: WHP P-114      Intake officer: M. Sandoval-Reyes
                                                 Y   N   Comment
Visible injury requiring care                        X
Appears under influence                              X   speech ok, steady, polite
Odor of alcohol                                      X
Diabetes                                         X       metformin 1000 x2, did not eat since lunch
Heart                                                X
Dental                                           X       R lower molar, swelling, states abscess; has gel in mouth?  
Breathing machine                                X       CPAP, in truck
GERD / ulcer                                     X       OTC, Tums
Suicidal thoughts                                    X
Fingerstick glucose at 0031: 268.   Nurse on call (T. Bergquist LPN) phoned 0034, recheck at 0400, call if > 300
Property: wallet, cell phone (Samsung), belt, boots, 1 chapstick, 1 tube Orajel (half used), 4 lozenges, $61.00
Phone call offered: Y   0055 to wife
Sobriety release eval 0610: PBT .000    Released on bond 0742 to Oduya
Housing: holding 2. Cell checks each 30 min per log. Bedding issued. Tray refused at 0500. TB screening negative by questionnaire. Inmate handbook given. PREA information shown by video.`,
    ],
    [
      "Carrier letter.pdf",
      `PLAINS & BASIN FREIGHT LLC
Safety Department
Ogallala, Nebraska

March 18, 2025

Hal Prouty
VIA CERTIFIED MAIL

Re: Removal from safety sensitive functions

Dear Hal,

As we discussed on the phone Friday, you are removed from driving effective March 14, 2025 until the matter in Wyoming is resolved and until you have been evaluated. Federal rules leave us no choice. I want to say in writing that in eleven years with us you have not had an alcohol or drug positive, and your last random was January 28.

The truck was picked up from the tow yard on Monday the 17th and is back in service with another driver. Marvin has told me his side on the phone and I asked him to write it down. He says he did not smell anything and that you two ate at the truck stop together. Marvin's last day with us is the 28th, he has taken a job in Texas.

The SmartDrive people tell me that the clips for that night that tripped the sensor were sent up and that the rest stays in the unit until it is written over, something like 100 hours of driving. I do not have access to that here, it goes through the insurance carrier.

Health insurance continues through the end of the month in which you last worked. Your COBRA packet will follow from the administrator. Please return the fuel card, the toll transponder and the yard gate fob in the enclosed envelope. Per diem for the trip will be paid on the regular cycle. Vacation balance is 6 days. The company picnic deposit will be refunded by payroll.

Sincerely,
Darlene Stucky
Director of Safety`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: [],
    gaps: [
      /911|reddi|caller|reporting party|informant|emergency call/i,
      /(in.?car|dash|patrol|complete|full|unedited|whole|entire).{0,40}(recording|video|footage|camera)|dash.?cam/i,
      /calibrat|maintenance|accuracy (check|test)|instrument'?s? (record|log|history)|service (record|history)/i,
      /oduya|co.?driver|passenger/i,
      /\beld\b|electronic log|logging device|hours.of.service|ecm\b|engine (data|module)|telematic/i,
      /smartdrive|driver.?facing|cab camera|windshield|truck'?s? (camera|video)|event recorder|clips/i,
      /training|certificat|operator'?s? permit|\bpermit\b|qualification/i,
      /lindqvist|second trooper|assisting (trooper|officer)/i,
      /\bcup\b|brown liquid|discarded|destroyed|poured/i,
      /blood (test|draw|sample|specimen)|independent (test|chemical)|phlebotom|second (chemical )?test/i,
    ],
    contradictions: [],
    factors: [],
    events: [],
    fair: {
      issues: [],
      gaps: [
        /body.?(worn|cam)|bwc|bodycam/i,
        /cad\b|dispatch|radio/i,
        /gps|avl|vehicle location/i,
        /printout|breath (test )?(ticket|record|strip|result|data)|invalid sample|cobra|data download|raw data|source code|software/i,
        /simulator|dry gas|control (gas|solution)|certificate of analysis/i,
        /portable breath|preliminary breath|\bpbt\b/i,
        /photo/i,
        /field notes|handwritten notes|trooper'?s? notes|notes (of|by) (the )?trooper|sfst (notes|form|worksheet|sheet)|field sobriety (notes|form|worksheet|score)/i,
        /(jail|detention|booking|sally.?port|intoxilyzer|breath|facility|holding).{0,40}(video|camera|footage|recording|surveillance)|(video|camera|footage).{0,40}(jail|detention|booking|observation|breath test)/i,
        /observation period|sandoval|booking staff|intake officer/i,
        /bergquist|nurse|glucose|detention (medical|health)|cell check/i,
        /medical record|doctor|physician|dentist|dental|tooth|abscess|orajel|metformin|diabet|knee|cpap|gerd|medication|prescription|pharmac/i,
        /mouthwash|lozenge|mouth alcohol/i,
        /sinclair|fuel stop|truck stop|receipt|fuel card|toll transponder|transponder/i,
        /weather|\bwind\b|road condition|rwis|wydot|webcam|\bgrade\b|slope/i,
        /\btow(ed|ing)?\b|big horn recovery|impound|inventory/i,
        /citation|charging (document|paper|instrument)|criminal information|criminal complaint|probable cause/i,
        /stucky|plains|employer|carrier|personnel file|clearinghouse|random test|drug and alcohol/i,
        /disciplin|internal affairs|brady|giglio|impeach|personnel/i,
        /polic(y|ies)|manual|nhtsa|procedure|retention/i,
        /voorhees|supervisor/i,
        /license hearing|suspension hearing|hearing request|administrative hearing|driving record|abstract/i,
        /samsung|cell ?phone|phone record/i,
        /amundsen|transcri|untranscribed|22:13|gap in the (recording|transcript)/i,
        /miranda|rights (form|card|waiver|advis)/i,
        /discovery (letter|index|log|receipt|list)|disclosure (index|schedule|list|certificate)/i,
        /expert|toxicolog|retrograde/i,
        /walcott|pickup (truck|driver)/i,
        /chain of custody|evidence log|property (log|record|receipt)/i,
        /dataqs|inspection (photo|certification)|medical card/i,
        /wife|prouty'?s? wife/i,
        /scale|port of entry|weigh|bill of lading|\bload\b/i,
        /phone company|litigation hold|preserv/i,
        /scene (plan|diagram|sketch)|measure/i,
      ],
      contradictions: [],
    },
  },
};
