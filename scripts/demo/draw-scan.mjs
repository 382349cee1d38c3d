import { createRequire } from "node:module";
import { inRoot } from "../lib/paths.mjs";
import { newPdf, PAGE } from "./draw-pdf.mjs";
import { FOOTER } from "../../server/demo/exhibit.ts";

// Comes with the PDF reader, for whom it draws pages.
const { createCanvas, GlobalFonts } = createRequire(createRequire(import.meta.url).resolve("pdf-parse"))(
  "@napi-rs/canvas",
);

/** Dots per inch of an office scanner's usual setting. */
const DPI = 200;
const FONT = "Courier Prime";
/** Degrees; nobody lays a sheet straight. */
const TILT = 0.5;

/** A PDF whose pages are pictures of typed sheets, tilted and speckled: no text layer. */
export async function drawScan(pages) {
  GlobalFonts.registerFromPath(inRoot("public/fonts/courier-prime-latin-400-normal.woff2"), FONT);
  const document = await newPdf();
  for (const text of pages) {
    const picture = await document.embedJpg(await drawSheet(text));
    document.addPage(PAGE).drawImage(picture, { x: 0, y: 0, width: PAGE[0], height: PAGE[1] });
  }
  return document.save();
}

async function drawSheet(text) {
  const [width, height] = PAGE.map((points) => Math.round((points / 72) * DPI));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#f4f2ea";
  context.fillRect(0, 0, width, height);
  context.rotate((TILT * Math.PI) / 180);
  context.fillStyle = "#26262a";
  context.font = `36px "${FONT}"`;
  for (const [index, line] of text.split("\n").entries()) context.fillText(line, 190, 250 + index * 66);
  context.fillText(FOOTER, 680, height - 130);
  speckle(context, width, height);
  return canvas.encode("jpeg", 62);
}

function speckle(context, width, height) {
  const random = repeatableRandom();
  for (let dot = 0; dot < 900; dot += 1) {
    context.fillStyle = `rgba(60, 60, 60, ${0.15 + random() * 0.35})`;
    context.fillRect(random() * width, random() * height, 1 + random() * 1.5, 1 + random() * 1.5);
  }
}

/** Numbers 0..1, the same in every run (mulberry32). */
function repeatableRandom() {
  let state = 20_251_012;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
