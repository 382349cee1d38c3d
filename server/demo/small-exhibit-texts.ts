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
Offense: Theft from a store
Date of incident: September 3, 2025
Reporting officer: Ofc. P. Lund

On September 3, 2025 at 4:10 p.m. I was sent to Bayline Outfitters. The store
manager, Iris Cole, told me that she watched Devin OAKES put two jackets into a
bag and walk out without paying. She had known him for a year as a customer.

I found OAKES two streets away. He was wearing the clothes that the manager had
described. He gave verbal consent to search the bag. I found the jackets in it
with the tags still on them.

I arrested the suspect, Devin OAKES, and read him his rights from the card. He
signed the waiver. OAKES then said, "I did it. I took them and I'm sorry." The
store's video shows him putting them into the bag.

OAKES has a prior conviction for theft from 2023.`,
    ],
  },
  {
    fileName: "oakes-ex2-statement-cole.txt",
    type: "txt",
    pages: [
      `WITNESS STATEMENT
Name: Iris Cole
Date: September 3, 2025

I am the manager of Bayline Outfitters. At about 4:05 p.m. I saw Devin Oakes put
two jackets into his bag. I was ten feet away and the light was good. I am
certain that it was him; I have known him for a year. He walked past the
registers and left. I called the police at once. The jackets cost $240 together.`,
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
reason.

IBARRA had left before I came. I spoke with him at home the next day. He said
that he hit DRUMM once to get him off of his brother.

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
