import type { CaseFile } from "./case-file.ts";
import { makeDocuments } from "../../testing/make-documents.ts";

export const MARCH_CASE: CaseFile = {
  name: "arrest at a march",
  documents: makeDocuments([
    [
      "Arrest report Delgado.pdf",
      `METRO POLICE   ARREST REPORT
Charge(s): Disorderly conduct; obstructing an officer; resisting
Arrestee: Hannah Weiss     Date: 06/08/2024
At 1935 hrs, at 5th and Grand, Lt. Baird declared an unlawful assembly and gave three dispersal orders over a loudspeaker. I saw WEISS throw a water bottle which hit Officer Kemp on the helmet. She was wearing a yellow raincoat. She refused to move from the street, screamed profanities and pulled away when I took her arm. She kicked me in the left shin. I used a wrist lock and placed her on the ground. She was arrested at 1950 hrs. No injuries to arrestee. My body camera was knocked off in the struggle.
Ofc. R. Delgado #2210`,
    ],
    [
      "Supplement Kemp.pdf",
      `SUPPLEMENTAL REPORT   Ofc. A. Kemp
I was on the skirmish line at 6th and Grand. At around 1915 something struck my shield. I did not see who threw it. I think it was a soda can. It came from behind the news stand. I did not hear the dispersal order from where I stood because of the drums. I helped Ofc. Delgado with a female in a dark jacket. She went limp and said "I'm not resisting."`,
    ],
    [
      "Radio log.txt",
      `EVENT CHANNEL 4   06/08/2024
19:12:44  LINE 2: OBJECT THROWN, ONE OFFICER HIT, NO INJ
19:41:10  LT BAIRD: FIRST ORDER GIVEN
19:46:02  DELGADO: ONE IN CUSTODY
19:47:30  LT BAIRD: SECOND ORDER
19:58:00  MEDIC TO 5TH AND GRAND, FEMALE ARRESTEE, WRIST`,
    ],
    [
      "Statement Okonkwo.docx",
      `Declaration of Ife Okonkwo, legal observer
I was wearing the green hat and stood on the northwest corner with Hannah. She was on the sidewalk the entire time and was filming with her phone. I heard one order and it could not be understood. Perhaps a minute later an officer reached across and grabbed her. She had nothing in her hands but the phone. She did not kick anyone. I filmed it from ten feet away and would give the video to anyone who asked; the police took Hannah's phone and we have not had it back.`,
    ],
    [
      "Jail medical intake.pdf",
      `INTAKE SCREENING   06/08/2024   21:25
Weiss, Hannah. Swelling and bruising right wrist, X-ray advised. Abrasion chin. States officer twisted arm.`,
    ],
    [
      "Property sheet.pdf",
      `PROPERTY INVENTORY   Weiss, H.
1 jacket, navy
1 backpack
Phone: none
Cash $14.20`,
    ],
  ]),
  key: {
    offence: "public-order",
    issues: ["identification", "recording-gap", "disclosure", "search", "stop-basis", "intent", "witness-reliability"],
    gaps: [
      /body|camera/i,
      /phone/i,
      /video|footage/i,
      /loudspeaker|order|audio|recording/i,
      /use of force|force/i,
      /medical|x-ray/i,
      /baird|statement/i,
    ],
    contradictions: [
      { one: [1, /yellow raincoat/], other: [2, /dark jacket/] },
      { one: [1, /water bottle/], other: [2, /soda can/] },
      { one: [1, /on the helmet/], other: [2, /struck my shield/] },
      { one: [1, /at 5th and Grand/], other: [2, /6th and Grand/] },
      { one: [1, /three dispersal orders/], other: [4, /one order/] },
      { one: [1, /1935/], other: [3, /19:41:10/] },
      { one: [1, /1950/], other: [3, /19:46:02/] },
      { one: [1, /from the street/], other: [4, /on the sidewalk/] },
      { one: [1, /kicked me/], other: [4, /did not kick/] },
      { one: [1, /pulled away/], other: [2, /went limp/] },
      { one: [1, /No injuries to arrestee/], other: [5, /bruising/] },
    ],
    factors: [
      { sign: 1, quote: /did not see who threw/ },
      { sign: 1, quote: /knocked off/ },
      { sign: 1, quote: /did not kick|on the sidewalk the entire/ },
      { sign: 1, quote: /not resisting|went limp/ },
      { sign: 1, quote: /could not be understood|did not hear the dispersal/ },
      { sign: -1, quote: /throw a water bottle/ },
      { sign: -1, quote: /kicked me|pulled away|refused to move/ },
    ],
    events: ["2024-06-08 19:35", "2024-06-08 19:50", "2024-06-08 19:12", "2024-06-08 19:46", "2024-06-08 21:25"],
  },
};
