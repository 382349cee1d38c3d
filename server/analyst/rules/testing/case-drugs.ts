import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const DRUG_CASE: CaseFile = {
  name: "drugs found in a car",
  documents: makeDocuments([
    [
      "arrest report 22-0981.pdf",
      `TOWN OF ESKER POLICE
ARREST REPORT            CASE 22-0981
CHARGE: Possession of a controlled substance with intent to distribute
DATE OF ARREST: 05 AUG 2022

At 1412 hrs on 05 AUG 2022 I stopped a blue Honda sedan for failing to signal a lane change on Route 9.
The driver, Marcus TELLER, appeared nervous and avoided eye contact. I smelled an odor of marijuana.
I asked for consent to search and TELLER gave verbal consent to search the vehicle.
I located a clear plastic baggie with a white powdery substance in the glove box. Also located were two cell phones
and $600 in cash. The substance field tested positive for cocaine and weighed 14.2 grams.
I kept the baggie in my patrol car until the end of shift and booked it into evidence at 2230 hrs.
The vehicle is registered to his cousin, Andre Teller.
The lab report is pending. TELLER was placed under arrest at 1431 hrs.
- Ofc. P. Granger`,
    ],
    [
      "bodycam-granger-transcript.txt",
      `BODY CAMERA TRANSCRIPT 22-0981 OFC. GRANGER
[14:05:40] [Lights activated. Honda's right turn signal is on before the lane change.]
[14:09:12] OFC. GRANGER: You mind if I take a look in the car?
[14:09:15] TELLER: I don't consent to any searches, sir.
[14:09:18] OFC. GRANGER: Step out for me. I can smell it.
[14:16:40] [Officer searches trunk and passenger area]
[14:17:22] OFC. GRANGER: Got it. Found the bag of powder under the front passenger seat.
[14:17:40] TELLER: That's not mine. I borrowed the car this morning. My cousin uses it too.
[14:20:05] [Audio muted by officer]`,
    ],
    [
      "property_receipt.pdf",
      `PROPERTY AND EVIDENCE RECEIPT 22-0981
ITEM 1: one baggie white powder, 11.6 grams, bag not sealed
ITEM 2: U.S. currency $600
RECEIVED BY: R. Dole 08/06/2022 0815 hrs
RELEASED BY: (no signature)`,
    ],
  ]),
  key: {
    offence: "drugs",
    issues: ["stop-basis", "search", "custody-chain", "recording-gap", "intent"],
    gaps: [/laboratory/i, /footage itself/i],
    contradictions: [
      ["contradiction.signal", 1, 2],
      ["contradiction.consent", 1, 2],
      ["contradiction.place", 1, 2],
      ["contradiction.quantity", 1, 3],
    ],
    factors: [
      "consent-contradicted",
      "custody-chain-break",
      "others-property",
      "stop-contradicted",
      "place-found-differs",
      "quantity-differs",
      "contraband-in-possession",
    ],
    events: ["2022-08-05 14:12", "2022-08-05 14:09", "2022-08-05 14:17", "2022-08-05 14:31", "2022-08-06 08:15"],
  },
};
