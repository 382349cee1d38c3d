import type { Exhibit } from "./exhibit.ts";

/** The words of the two small demo cases; what exhibit-texts.ts says of the first holds for them, too. */
export const OAKES: readonly Exhibit[] = [
  {
    fileName: "oakes-ex1-incident-report.pdf",
    type: "pdf",
    pages: [
      `MARROW CITY POLICE DEPARTMENT
STATE OF JEFFERSON
INCIDENT REPORT

Report No: 25-1187
Offense: Driving under the influence
Date of incident: September 3, 2025
Reporting officer: Ofc. P. Lund

On September 3, 2025 at 10:10 p.m. I was sent to the lot of Bayline Outfitters,
where a car had backed into a parked van. The store manager, Iris Cole, pointed
out the driver, Devin OAKES, who was sitting on the curb with the keys in his hand.

I noticed a strong odor of an alcoholic beverage, slurred speech and bloodshot
eyes. OAKES said, "I had six beers at the lake before I drove over here." He
swayed on the walk-and-turn and could not finish it.

I arrested OAKES and read him his rights from the card at 10:34 p.m. He signed
the waiver. At the station I watched him for twenty minutes before the test. His
breath sample at 11:15 p.m. had a result of 0.15; the second sample had 0.15.

OAKES has a prior conviction for driving under the influence from 2023.`,
    ],
  },
  {
    fileName: "oakes-ex2-statement-cole.txt",
    type: "txt",
    pages: [
      `WITNESS STATEMENT
Name: Iris Cole
Date: September 3, 2025

I am the manager of Bayline Outfitters. At about 10:05 p.m. I was closing up when
a car backed into our delivery van, twice. The driver got out and sat down on the
curb. The light over the lot was good. I am certain that it was him; Devin Oakes
has been a customer for a year. Nobody else was in the car. I called the police
at once and stayed until they came.`,
    ],
  },
];

/** Both sides have something: odds of 50 to 69. */
export const IBARRA: readonly Exhibit[] = [
  {
    fileName: "ibarra-ex1-incident-report.pdf",
    type: "pdf",
    pages: [
      `MARROW CITY POLICE DEPARTMENT
STATE OF JEFFERSON
INCIDENT REPORT

Report No: 25-2093
Offense: Assault
Date of incident: August 16, 2025
Reporting officer: Ofc. M. Sayer

On August 16, 2025 at 11:20 p.m. I was sent to the Lantern Bar. Cal DRUMM had a
swollen lip and a cut over the left eye. He said that Teo IBARRA hit him for no
reason. I showed him a single photo of IBARRA on my phone.

IBARRA had left before I came. I spoke with him at home the next day. He said
that he hit DRUMM once to get him off of his brother. The suspect has no prior
convictions. I asked him how the fight began. The suspect said, "I want a lawyer."
I told him that he could call one later.

The bar's surveillance camera covers the door. The footage was overwritten before
I asked for it. Two other guests who saw the fight left before their names
were taken.`,
    ],
  },
  {
    fileName: "ibarra-ex2-statement-kerr.txt",
    type: "txt",
    pages: [
      `WITNESS STATEMENT
Name: Nadia Kerr
Date: August 19, 2025

I tend the bar at the Lantern and know both men. Drumm had been drinking since
six and he was loud. I saw Drumm swing at the brother first. Then Teo Ibarra
punched Drumm in the face, one time, and Drumm fell against the rail. I am
certain that it was him.
Drumm has been in a dispute with both brothers about money since the spring.`,
    ],
  },
];
