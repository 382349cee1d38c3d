import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const BLOOD_DRAW_CASE: CaseFile = {
  name: "crash, hospital blood draw",
  documents: makeDocuments([
    [
      "Trooper narrative 24-5520.pdf",
      `STATE PATROL - SUPPLEMENTAL NARRATIVE
Incident 24-5520   Trooper D. Voss #418
Date: 09/14/2024

I was dispatched to a single-vehicle collision on Route 9 near the Mill Creek bridge. I got there at 2148 hours. A silver Subaru was nose-down in the ditch. Nobody else was on the roadside. The registered owner, Kevin Tran, was standing next to it. It was raining hard.

I could smell alcohol on his breath and his eyes were red and watery. He told me he had been driving and that a deer ran out. I asked how much he had had to drink tonight and he answered "two glasses of wine." I had him follow my pen; I saw six of six clues. No other exercises were done because of the weather.

I placed Tran under arrest at 2205 and an ambulance took him to St. Agnes. He agreed to give blood. RN Pruitt drew two gray-top tubes at 2310. I kept the tubes in my patrol car until the end of my shift and booked them into the evidence refrigerator on 09/16/2024.

My dash camera was activated the whole time.`,
    ],
    [
      "CAD history.txt",
      `CAD INCIDENT HISTORY 24-5520    09/14/2024
21:31:07  CALL RCVD - caller B. Salas, adv vehicle in ditch, two people standing by it, one woman one man
21:33:40  UNIT 418 DISPATCHED
21:59:12  418 ON SCENE
22:02:30  MEDIC 7 ON SCENE
22:18:05  418: ONE IN CUSTODY
22:26:00  MEDIC 7 EN ROUTE ST AGNES
22:41:00  MEDIC 7 AT HOSPITAL
23:50:15  418: BLOOD KIT COMPLETE
00:35:00  418 CLEAR`,
    ],
    [
      "St Agnes ED note.pdf",
      `ST. AGNES HOSPITAL   EMERGENCY DEPARTMENT NOTE
Patient: TRAN, KEVIN    Arrival 22:41
Chief complaint: MVC, hit head on airbag. Brief loss of consciousness per patient.
Neuro: baseline horizontal nystagmus since childhood, per patient. Confused about the date. GCS 14.
Patient repeatedly says "I don't want any needles" when nurse attempts IV. Trooper in room.
Skin prepped with isopropyl alcohol swab prior to venipuncture. Blood draw 23:44 for police kit, one tube. RN: M. Pruitt.
Patient's wife Lena at bedside, states she was at the wheel, upset.`,
    ],
    [
      "lab report.pdf",
      `STATE TOXICOLOGY LABORATORY
Subject: Tran, Kevin   Agency no. 24-5520
Received: 09/23/2024   Condition: one tube, seal intact, preservative not noted on label
Ethanol, whole blood: 0.091 g/100 mL
Uncertainty +/- 0.006
Analyst: R. Quade
The second tube listed on the submission form was not received.`,
    ],
    [
      "Salas statement.docx",
      `Written statement of Beatriz Salas
I drive home along Route 9 from the cannery. I came round the bend and saw a silver car in the ditch. A woman was getting out of the driver's side. A man came around from the other side of the car and held his head. It was drizzling a little, not bad. I called 911 and stayed till the trooper came. Nobody asked me anything.`,
    ],
  ]),
  key: {
    offence: "dui",
    issues: [
      "field-sobriety",
      "miranda",
      "custody-chain",
      "voluntariness",
      "search",
      "disclosure",
      "witness-reliability",
    ],
    gaps: [
      /dash|in-car|video|footage/i,
      /consent|implied/i,
      /second tube|tube|sample/i,
      /medical|hospital/i,
      /refrigerat|storage|custody/i,
      /911|call/i,
    ],
    contradictions: [
      { one: [1, /got there at 2148/], other: [2, /21:59:12/] },
      { one: [1, /under arrest at 2205/], other: [2, /22:18:05/] },
      { one: [1, /at 2310/], other: [3, /23:44/] },
      { one: [1, /two gray-top tubes/], other: [3, /one tube/] },
      { one: [1, /agreed to give blood/], other: [3, /any needles/] },
      { one: [1, /Nobody else/], other: [2, /two people/] },
      { one: [1, /he had been driving/], other: [3, /at the wheel/] },
      { one: [1, /raining hard/], other: [5, /drizzling/] },
    ],
    factors: [
      { sign: 1, quote: /at the wheel|driver's side/ },
      { sign: 1, quote: /second tube|evidence refrigerator|until the end of my shift/ },
      { sign: 1, quote: /any needles|Confused|loss of consciousness/ },
      { sign: 1, quote: /baseline horizontal nystagmus/ },
      { sign: -1, quote: /0\.091/ },
      { sign: -1, quote: /two glasses of wine/ },
      { sign: -1, quote: /red and watery|smell alcohol/ },
    ],
    events: ["2024-09-14 21:48", "2024-09-14 21:31", "2024-09-14 22:05", "2024-09-14 23:44"],
  },
};
