// npm run demo:exhibits: draws the files of the demo cases into server/demo/exhibits. The same words give the same bytes,
// so that a second run changes nothing in git.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEMO_EXHIBITS } from "../server/demo/exhibit-texts.ts";
import { drawDocx } from "./demo/draw-docx.mjs";
import { drawPdf } from "./demo/draw-pdf.mjs";
import { drawScan } from "./demo/draw-scan.mjs";
import { drawTxt } from "./demo/draw-txt.mjs";
import { inRoot } from "./lib/paths.mjs";

const DRAW = { pdf: drawPdf, txt: drawTxt, docx: drawDocx, scan: drawScan };

const folder = inRoot("server/demo/exhibits");
mkdirSync(folder, { recursive: true });
for (const { fileName, type, pages } of DEMO_EXHIBITS) {
  const bytes = await DRAW[type](pages);
  writeFileSync(join(folder, fileName), bytes);
  console.log(`${fileName}  ${pages.length} pages  ${bytes.length} bytes`);
}
