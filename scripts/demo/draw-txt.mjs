import { FOOTER } from "../../server/demo/exhibit.ts";

/** Pages are parted by form feeds, as printers of record systems do. */
export function drawTxt(pages) {
  return Buffer.from(`${pages.map((text) => `${text}\n\n${FOOTER}`).join("\n\f")}\n`);
}
