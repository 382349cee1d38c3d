import { readFileSync } from "node:fs";
import { canvasPdf } from "./canvas-pdf.ts";
import { messengerCopy, photoAtAngle } from "./photo-at-angle.ts";
import {
  bleedThrough,
  bookSpine,
  carbonCopy,
  coffee,
  creases,
  grainy,
  highlighter,
  pen,
  punchHoles,
  staple,
  thermalFax,
  tiredCopier,
  watermark,
} from "./spoilers.ts";
import type { Spoiler } from "./spoilers.ts";
import { typeset } from "./typeset.ts";
import type { Sheet } from "./typeset.ts";

const YELLOW = "rgb(255, 244, 90)";
const PINK = "rgb(255, 150, 190)";
const fromLeft = photoAtAngle({
  corners: [
    [0.07, 0.05],
    [0.93, 0.09],
    [0.97, 0.95],
    [0.03, 0.93],
  ],
  desk: [112, 84, 60],
  falloff: 0.35,
});
const fromBelow = photoAtAngle({
  corners: [
    [0.13, 0.06],
    [0.88, 0.05],
    [0.98, 0.96],
    [0.02, 0.97],
  ],
  desk: [64, 66, 70],
  falloff: 0.2,
});
const turnedAndTilted = photoAtAngle({
  corners: [
    [0.03, 0.12],
    [0.88, 0.03],
    [0.97, 0.9],
    [0.09, 0.97],
  ],
  desk: [160, 150, 140],
  falloff: 0.45,
});

type Unseen = readonly [
  name: string,
  paper: string,
  look: Omit<Sheet, "text">,
  spoilers: readonly Spoiler[],
  jpegQuality: number,
];

/** Scans that no part of the recognition was tuned on: other papers, fonts and spoilers than those of scan-of.ts. */
const UNSEEN: readonly Unseen[] = [
  [
    "photo-from-left",
    "fraud-forged-prescriptions/papers/06-Sugar-Ridge-PD-supplement-Schrock",
    { font: "besley", size: 10.5 },
    [fromLeft, grainy(6)],
    70,
  ],
  [
    "photo-from-below",
    "dui-cordell-bend/papers/06-Statement-Harold-Eads",
    { font: "franklin", size: 11 },
    [fromBelow, grainy(8)],
    65,
  ],
  [
    "photo-turned",
    "drugs-duplex-federal-warrant/papers/06-AUSA-letter-09-12-2025",
    { font: "besley", size: 10.5 },
    [turnedAndTilted, grainy(6)],
    70,
  ],
  [
    "photo-messenger",
    "assault-parking-lot/papers/09-DA-letter-Eleventh-B",
    { font: "franklin", size: 11 },
    [fromBelow, messengerCopy],
    50,
  ],
  [
    "coffee",
    "assault-jail-officer/papers/05-Investigator-Sorrels-report",
    { font: "besley", size: 10.5 },
    [coffee(0.4, 0.3), grainy(5)],
    70,
  ],
  [
    "coffee-and-crease",
    "sexual-foster-father/papers/06-06-DA-discovery-ltr",
    { font: "prime", size: 10.5 },
    [coffee(0.6, 0.22), creases, grainy(7)],
    65,
  ],
  [
    "carbon-copy",
    "burglary-pawn-guns/papers/02-Gullett-statement-and-alarm-history",
    { font: "prime", size: 10.5 },
    [carbonCopy],
    70,
  ],
  [
    "carbon-copy-punched",
    "theft-dental-bookkeeper/papers/02-Lindqvist-letter",
    { font: "prime", size: 11 },
    [carbonCopy, punchHoles],
    60,
  ],
  ["thermal-fax", "drugs-bittner/papers/07-Crime-lab-report", { font: "franklin", size: 11.5 }, [thermalFax], 80],
  [
    "thermal-fax-typed",
    "robbery-delivery-rider-england/papers/04-MG11-Pollitt",
    { font: "prime", size: 11 },
    [thermalFax],
    80,
  ],
  [
    "highlighter",
    "homicide-parking-lot/papers/06-Adeyemi-interview",
    { font: "besley", size: 10 },
    [highlighter(YELLOW, [0.16, 0.2, 0.33]), grainy(5)],
    70,
  ],
  [
    "highlighter-and-pen",
    "theft-porch-packages-arizona/papers/02-ducharme-statement",
    { font: "franklin", size: 11 },
    [highlighter(PINK, [0.14, 0.25, 0.3]), pen, grainy(6)],
    65,
  ],
  [
    "punch-holes-and-staple",
    "theft-grain-scale/papers/07-Criminal-complaint",
    { font: "besley", size: 10.5 },
    [punchHoles, staple, grainy(5)],
    70,
  ],
  [
    "staple-and-creases",
    "dui-school-bus/papers/02-DUI-processing-form",
    { font: "franklin", size: 10.5 },
    [staple, creases, grainy(8)],
    60,
  ],
  [
    "tired-copier",
    "child-neglect-toddler-alone/papers/03-Affidavit-of-probable-cause",
    { font: "besley", size: 10.5 },
    [tiredCopier],
    65,
  ],
  [
    "tired-copier-punched",
    "arson-garage-four-cans/papers/04-Keystone-SIU-memo",
    { font: "prime", size: 10 },
    [punchHoles, tiredCopier],
    60,
  ],
  [
    "bleed-through",
    "burglary-storage-unit/papers/02-Gate-access-report",
    { font: "prime", size: 9.5 },
    [grainy(4)],
    70,
  ],
  [
    "book-spine",
    "dui-commercial-driver/papers/06-Carrier-letter",
    { font: "besley", size: 10.5 },
    [bookSpine, grainy(5)],
    70,
  ],
  [
    "watermark",
    "theft-dental-bookkeeper/papers/07-DA-investigator-memo-Kowalczyk",
    { font: "franklin", size: 10.5 },
    [watermark("COPY"), grainy(6)],
    65,
  ],
  [
    "photo-coffee-pen",
    "burglary-house-gutter-worker-ohio/papers/03-witness-statement-l-kowalczyk",
    { font: "prime", size: 10.5 },
    [pen, coffee(0.5, 0.5), fromLeft, grainy(7)],
    65,
  ],
];

export type UnseenScan = { readonly name: string; readonly truth: string; readonly draw: () => Promise<Uint8Array> };

export const UNSEEN_SCANS: readonly UnseenScan[] = UNSEEN.map(([name, paper, look, spoilers, jpegQuality]) => {
  const truth = textOf(paper);
  const verso = name === "bleed-through" ? [bleedThrough(typeset({ text: truth, font: "besley", size: 10 }), 0.2)] : [];
  const draw = async () => {
    const sheet = [...verso, ...spoilers].reduce((canvas, spoil) => spoil(canvas), typeset({ text: truth, ...look }));
    return canvasPdf(sheet, jpegQuality);
  };
  return { name, truth, draw };
});

function textOf(paper: string): string {
  const file = new URL(`../../../evaluation/cases/${paper}`, import.meta.url).pathname;
  for (const ending of [".pdf.txt", ".docx.txt", ".txt"]) {
    try {
      return readFileSync(`${file}${ending}`, "utf8").replaceAll("\f", "\n").trim();
    } catch (error) {
      if (ending === ".txt") throw error;
    }
  }
  return "";
}
