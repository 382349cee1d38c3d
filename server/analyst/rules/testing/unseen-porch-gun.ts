import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const PORCH_SHOOTING_CASE: CaseFile = {
  name: "shooting on a porch",
  documents: makeDocuments([
    [
      "homicide unit summary.pdf",
      `BUREAU OF INVESTIGATION - HOMICIDE UNIT
SUMMARY REPORT
Case: H-23-019      Victim: Andre Lyle, 27 (deceased)
Suspect: Terence Boyd          Offense: Murder, second degree
On July 8, 2023 at 2247 hours patrol responded to 1410 Dunmore for shots fired. LYLE was found on the front walk with two gunshot wounds to the chest. Witness Keisha
Moran stated that BOYD came out of the house with a pistol and shot LYLE while LYLE had his hands up. She identified BOYD by name.
BOYD was taken into custody at the scene at 2302 hours. Det. Roache and I spoke with BOYD in the back of a patrol unit. He said "he wasn't going to stop, man, he came at me". BOYD was
transported downtown and given his Miranda warnings at 0035 hours. He then stated that he wished to have an attorney. We explained that we only wanted his side. He gave a statement which
has not been transcribed.
A Ruger 9mm was collected from the porch. Two casings.
Ballistics pending. GSR kit of LYLE's hands was not submitted. The porch has a doorbell camera; the subscriber records have not been obtained.`,
    ],
    [
      "Moran interview.txt",
      `INTERVIEW OF KEISHA MORAN
July 9, 2023, 0150 hours
DET. ROACHE: Where were you standing?
MORAN: Across the street, in Nique's car. The windows are tinted.
DET. ROACHE: What did you see?
MORAN: Dre was yelling at Terence to come out, been yelling, kicking on the door. He had a bat or a pipe or something. Then I ducked. I heard the shots, like four or five. I ain't seen the actual shooting.
DET. ROACHE: You told the officer his hands were up.
MORAN: I said somebody SAID his hands were up. I was high, I'm not gonna lie to you.
DET. ROACHE: Are you on probation right now?
MORAN: Yeah. They said they'd talk to my P.O. for me.`,
    ],
    [
      "ME prelim.pdf",
      `OFFICE OF THE MEDICAL EXAMINER
PRELIMINARY REPORT  23-1177
Decedent: Lyle, Andre
Three gunshot wounds: two chest, one left forearm. Stippling present, range of fire approx. 18 inches.
Blood ethanol 0.19. Abrasions of knuckles, right hand.
Final report to follow.`,
    ],
    [
      "scene log.txt",
      `CRIME SCENE LOG
07/08/2023
22:58 Ofc. Jantz first on scene
23:10 Tape up
23:25 Aluminum baseball bat located under steps - photographed, not collected
23:40 Pistol moved from step to hood of unit 12 by Ofc. Jantz (rain)
00:15 Evidence tech arrives
Name of person who secured weapon between 23:40 and 00:15: blank`,
    ],
  ]),
  key: {
    offence: "homicide",
    issues: ["self-defence", "miranda", "counsel", "custody-chain", "witness-reliability", "disclosure", "hearsay"],
    gaps: [
      /ballistic|firearm/i,
      /doorbell|camera|video/i,
      /transcri|interview|recording/i,
      /autopsy|final report|medical/i,
      /gsr|residue/i,
    ],
    contradictions: [
      ["contradiction.witnessed-driving", 1, 2],
      ["contradiction.wounds", 1, 3],
      ["contradiction.time.on-scene", 1, 4],
      ["contradiction.shots", 1, 2],
    ],
    factors: [
      "rights-after-questioning",
      "counsel-request-ignored",
      "witness-did-not-see",
      "custody-chain-break",
      "first-blow-other",
      "positive-identification",
    ],
    events: ["2023-07-08 22:47", "2023-07-08 23:02", "2023-07-09 00:35", "2023-07-08 23:40", "2023-07-09 01:50"],
  },
};
