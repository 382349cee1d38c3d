const TOKENS =
  /<w:br\b[^>]*\bw:type="page"[^>]*?(?:\/>|>\s*<\/w:br>)|<w:lastRenderedPageBreak\s*(?:\/>|>\s*<\/w:lastRenderedPageBreak>)|<w:t(?:\s[^>]*)?>[^<]+/g;
const PAGE_BREAK = '<w:br w:type="page"/>';

export type BreakSource = "rendered" | "explicit" | "none";

/**
 * Brings the two kinds of page break of a Word file into one. Word notes where its pages ended when it last laid the
 * document out; where it did, an explicit break is noted twice (the break, then the note before the next word), and the
 * second is dropped.
 * @param xml the main part; namespaces under the customary prefix `w`, else no break is found
 */
export function unifyPageBreaks(xml: string): { readonly xml: string; readonly source: BreakSource } {
  const hasRendered = xml.includes("<w:lastRenderedPageBreak");
  const hasExplicit = /<w:br\b[^>]*\bw:type="page"/.test(xml);
  // A break before the first word opens the first page.
  let isAtBreak = true;
  const unified = xml.replace(TOKENS, (token) => {
    if (token.startsWith("<w:t")) {
      if (token.slice(token.indexOf(">") + 1).trim() !== "") isAtBreak = false;
      return token;
    }
    if (token.startsWith("<w:br")) {
      isAtBreak = true;
      return PAGE_BREAK;
    }
    const isRepeated = isAtBreak;
    isAtBreak = true;
    return isRepeated ? "" : PAGE_BREAK;
  });
  return { xml: unified, source: hasRendered ? "rendered" : hasExplicit ? "explicit" : "none" };
}
