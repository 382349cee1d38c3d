import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const DRINK_DRIVE_CASE: CaseFile = {
  name: "driving with excess alcohol, England and Wales",
  documents: makeDocuments([
    [
      "MG5 case summary.pdf",
      `POLICE REPORT   MG5
Defendant: Oliver HART   URN 45AB1190324
Offence: Driving a motor vehicle with excess alcohol, s.5(1)(a) Road Traffic Act 1988
Date of offence: 2 March 2024
Summary of key evidence: At 23.10 hours on Saturday 2 March 2024 PC 2214 DOYLE and PC 881 NASH were on mobile patrol in Kiln Lane. They saw a black Audi pull out of the car park of the Railway Tavern without lights. It was followed for half a mile and stopped in Station Road. HART was the driver and sole occupant. He smelled of intoxicants and was unsteady on his feet. A roadside breath test was positive. He was arrested at 23.22 hours and conveyed to Ferry Street custody.
On the evidential device he provided two specimens of breath, the lower being 52 microgrammes of alcohol in 100 millilitres of breath.
Interview: HART gave a prepared statement, then no comment.
CCTV from the Railway Tavern: to be obtained. Body worn video exists for PC NASH only.`,
    ],
    [
      "MG11 PC Doyle.docx",
      `WITNESS STATEMENT (CJ Act 1967 s.9)
Statement of: Sean DOYLE   Occupation: Police Constable 2214
I was on duty in uniform with PC NASH. About twenty past eleven we were parked up opposite the Railway Tavern. A dark blue Audi A3 was stationary in the car park with the engine running and its headlamps lit. I walked over and spoke to the man in the driver's seat. There was a female in the passenger seat. I asked him for a sample on the roadside device. I did not ask when he last drank. He failed. I arrested him at 23.40 hours. He said, "I haven't driven anywhere."`,
    ],
    [
      "MGDDA printout form.pdf",
      `MG DD/A   DRINK / DRUGS STATION PROCEDURE
Subject: HART Oliver     Station: Ferry Street     Date: 03/03/24
Device: Intoximeter EC/IR  Serial 09-3318    Operator: PS 77 LAIDLAW
Statutory warning given?  Y [ ]  N [ ]     (left blank)
Have you consumed any alcohol in the last 20 mins?  Not asked
Specimen 1:  61 ug    00.31
Specimen 2:  52 ug    00.34
Self check: 35.2 / 35.0  before;  after not recorded
Duty solicitor requested: YES 00.05    Procedure not delayed
Print-out signed by subject: refused`,
    ],
    [
      "custody record extract.txt",
      `CUSTODY RECORD 24/1187   Ferry Street
02/03/24 23:58  DP arrives. Arresting officer PC 881 NASH.
03/03/24 00:05  Rights given. DP asks for duty solicitor.
03/03/24 00:12  FME not required. DP says has asthma and was sick in the van.
03/03/24 00:52  DP returns from breath room. Inspector informed.
03/03/24 06:10  Solicitor on phone, told procedure finished.
03/03/24 09:15  Interview, prepared statement handed in.`,
    ],
    [
      "Prepared statement.pdf",
      `I, Oliver Hart, make this statement. I had three pints during the evening. I had not driven and had no intention of driving. I sat in my friend Tara Bligh's car to get warm and to charge my phone while I waited for a taxi which I had booked for half past eleven. Tara had the keys. I never left the car park.`,
    ],
    [
      "Statement Tara Bligh.docx",
      `Statement of Tara Bligh. The Audi is mine, it is navy. We came out of the Tavern at quarter past eleven. Oli wanted to phone his cab and I let him sit in the front. The keys were in my hand until I put the heater on. He did not drive. He'd had two pints, maybe. The police never asked me for a statement. There is a camera over the car park gate.`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: ["stop-basis", "breath-test", "counsel", "disclosure", "witness-reliability", "intent", "recording-gap"],
    gaps: [
      /cctv|camera/i,
      /body.?worn|bwv|footage/i,
      /calibration|self.?check|device|maintenance/i,
      /taxi|cab|phone/i,
      /statement.*(nash|officer)|nash/i,
      /warning/i,
    ],
    contradictions: [
      { one: [1, /black Audi/], other: [2, /dark blue Audi|stationary/] },
      { one: [1, /without lights/], other: [2, /headlamps lit/] },
      { one: [1, /stopped in Station Road|followed for half a mile/], other: [2, /stationary in the car park/] },
      { one: [1, /sole occupant/], other: [2, /female in the passenger seat/] },
      { one: [1, /23\.22/], other: [2, /23\.40/] },
      { one: [1, /23\.10/], other: [2, /twenty past eleven/] },
      { one: [1, /HART was the driver|pull out/], other: [6, /did not drive/] },
      { one: [2, /I arrested him/], other: [4, /Arresting officer PC 881 NASH/] },
      { one: [5, /three pints/], other: [6, /two pints/] },
    ],
    factors: [
      { sign: 1, quote: /did not drive|had not driven|haven't driven/ },
      { sign: 1, quote: /Not asked|did not ask when/ },
      { sign: 1, quote: /warning given|left blank/i },
      { sign: 1, quote: /Procedure not delayed|duty solicitor/i },
      { sign: 1, quote: /after not recorded/ },
      { sign: -1, quote: /52 microgrammes|52 ug/ },
      { sign: -1, quote: /three pints|two pints/ },
      { sign: -1, quote: /smelled of intoxicants|unsteady/ },
    ],
    events: ["2024-03-02 23:10", "2024-03-02 23:22", "2024-03-03 00:31", "2024-03-03 00:05", "2024-03-03 09:15"],
  },
};
