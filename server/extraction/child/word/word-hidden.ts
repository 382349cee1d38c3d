import { HIDDEN_MARK } from "../pdf/mark-hidden.ts";

const TOKENS = /<(\/?)w:(r|p|tbl|txbxContent|pPr|rPr|vanish|color|shd|highlight|t)\b([^>]*)>/g;
const OFF = /\bw:val="(?:0|false|off)"/;
const WHITE = /\bw:val="(?:FFFFFF|white)"/i;

type Run = { isVanished: boolean; isWhite: boolean; isShaded: boolean };

/**
 * Puts words that Word does not print, or prints in white on white paper, between marks: nobody sees them on paper, and
 * they may be the find of the case. White words in a table, in a box or on a colored ground are believed to be seen.
 * @param xml a part of a Word file, its tracked changes resolved
 */
export function withHiddenWords(xml: string): string {
  const written: string[] = [];
  const runs: Run[] = [];
  let [done, isInParagraphProperties, isShadedParagraph, boxes] = [0, false, false, 0];
  /** Where the open passage ends so far, in `written`. */
  let open: number | null = null;

  for (const { 0: token, 1: slash, 2: name = "", 3: attributes = "", index } of xml.matchAll(TOKENS)) {
    const isOpening = slash === "" && !attributes.endsWith("/");
    const run = runs.at(-1);
    if (name === "pPr") {
      isInParagraphProperties = isOpening;
      if (isOpening) isShadedParagraph = false;
    } else if (name === "p") {
      close();
      if (slash !== "") isShadedParagraph = false;
    } else if (name === "tbl" || name === "txbxContent") {
      boxes += slash === "" ? 1 : -1;
    } else if (name === "shd" && isInParagraphProperties) {
      isShadedParagraph = true;
    } else if (isInParagraphProperties) {
      continue;
    } else if (name === "r") {
      if (isOpening) runs.push({ isVanished: false, isWhite: false, isShaded: false });
      else if (slash !== "") runs.pop();
    } else if (run === undefined) {
      continue;
    } else if (name === "vanish") {
      run.isVanished = !OFF.test(attributes);
    } else if (name === "color") {
      run.isWhite = WHITE.test(attributes);
    } else if (name === "shd" || name === "highlight") {
      run.isShaded = true;
    } else if (name === "t" && isOpening) {
      const isHidden = run.isVanished || (run.isWhite && !run.isShaded && !isShadedParagraph && boxes === 0);
      if (isHidden) {
        written.push(xml.slice(done, index), '<w:t xml:space="preserve">', open === null ? HIDDEN_MARK : "");
        done = index + token.length;
        open = -1;
      } else if (!xml.startsWith("</w:t>", index + token.length)) close();
    } else if (name === "t" && open === -1) {
      written.push(xml.slice(done, index));
      open = written.push("") - 1;
      done = index;
    }
  }
  close();
  return written.join("") + xml.slice(done);

  function close(): void {
    if (open !== null && open >= 0) written[open] = "]";
    open = null;
  }
}
