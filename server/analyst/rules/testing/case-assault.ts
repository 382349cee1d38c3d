import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const ASSAULT_CASE: CaseFile = {
  name: "domestic assault",
  documents: makeDocuments([
    [
      "PD incident report 0417.pdf",
      `GLENMORE POLICE DEPARTMENT - INCIDENT REPORT
Incident no. 25-0417     Offense: Domestic assault
Date/time occurred: January 4, 2025 19:20

Officers Reyes and Blum were dispatched to 44 Tern Court after a 911 call from a neighbor. On arrival at 19:41 we met Carla
ODOM, who was crying. ODOM stated that her boyfriend, Neil FARR, punched her in the face for no reason. I observed swelling under her left eye.
FARR said he only pushed her away after she threw a glass at him. FARR had scratches on his neck.
FARR was resisting and pulled away from officers. He was placed under arrest at 19:58.
Photographs of ODOM were taken by Officer Blum. ODOM was evaluated by EMS and declined transport.
Officer Reyes's body camera was not activated until after the arrest.`,
    ],
    [
      "victim statement odom.docx",
      `VICTIM STATEMENT
Carla Odom, January 4, 2025
Neil and I were arguing about money. He hit me in the face with his right hand. I did not touch him.
I want him to get help. I do not want to press charges.`,
    ],
    [
      "statement-neighbor-pell.docx",
      `WITNESS STATEMENT of Ruth Pell
I live in the next unit. I heard yelling at about 7:05 p.m. I looked through the window and saw her swing at Neil first with something
in her hand. He pushed her back. I did not see him hit her. Later she told me that she was going to get him evicted.
The officers handcuffed Neil and he was calm and did not resist.`,
    ],
    [
      "ems_patient_care_report.pdf",
      `EMS PATIENT CARE REPORT
Date: 01/04/2025   Time at patient: 19:50
Patient: ODOM, CARLA
Assessment: no visible injuries to face. Patient denies pain. Smell of alcohol on breath. Patient states she had several drinks.
Refused transport.`,
    ],
  ]),
  key: {
    offence: "assault",
    issues: ["self-defence", "witness-reliability", "recording-gap"],
    gaps: [/photograph/i, /emergency call/i, /body-camera/i],
    contradictions: [
      ["contradiction.injury", 1, 4],
      ["contradiction.provocation", 1, 3],
      ["contradiction.resistance", 1, 3],
    ],
    factors: [
      "complainant-withdraws",
      "first-blow-other",
      "recording-missing",
      "witness-did-not-see",
      "injuries-documented",
      "direct-account",
    ],
    events: ["2025-01-04 19:41", "2025-01-04 19:58", "2025-01-04 19:05", "2025-01-04 19:50"],
  },
};
