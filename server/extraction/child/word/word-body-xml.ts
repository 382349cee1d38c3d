/** They say how their words came to be there, and mammoth drops them with the words. */
const WRAPPERS = /<\/?(?:w:(?:fldSimple|bdo|dir|ruby|rubyBase|rt)|m:oMathPara)(?:\s[^>]*)?>/g;

const ALTERNATIVES = tokensOf("mc:AlternateContent");
const DRAWING = tokensOf("w:drawing");
const TEXT_BOX = tokensOf("w:txbxContent");
const FORMULA = tokensOf("m:oMath");
/** The two sides of a fraction are not one word. */
const SPACE = '<m:t xml:space="preserve"> </m:t>';
const FORMULA_WORDS = /<m:t(?:\s[^>]*)?>[^<]*<\/m:t>/g;

/**
 * Rewrites a part of a Word file so that mammoth loses no words: fields, formulas, and text boxes that are written for
 * new readers alone, or with a picture for the old ones.
 * @param xml namespaces under their customary prefixes, else it stays as it is
 */
export function wordBodyXml(xml: string): string {
  const plain = xml.replace(/<w:cr\s*\/>/g, "<w:br/>").replace(WRAPPERS, "");
  const chosen = replaceEach(plain, ALTERNATIVES, (block) => {
    const fallback = block.indexOf("<mc:Fallback");
    return fallback !== -1 && block.includes("<w:t", fallback) ? block : withOldTextBoxes(block);
  });
  return replaceEach(replaceEach(chosen, DRAWING, withOldTextBoxes), FORMULA, (formula) => {
    const words = formula.match(FORMULA_WORDS) ?? [];
    return `<w:r>${words.join(SPACE).replace(/(<\/?)m:t/g, "$1w:t")}</w:r>`;
  });
}

/** The text boxes of a drawing in the form that mammoth reads; a drawing without one stays. */
function withOldTextBoxes(block: string): string {
  const boxes: string[] = [];
  replaceEach(block, TEXT_BOX, (box) => {
    boxes.push(box);
    return "";
  });
  if (boxes.length === 0) return block;
  return `<w:pict><v:textbox xmlns:v="urn:schemas-microsoft-com:vml">${boxes.join("")}</v:textbox></w:pict>`;
}

/** Where elements of this name begin (not the empty ones) and end. */
function tokensOf(name: string): RegExp {
  return new RegExp(`<${name}(?:\\s[^>]*)?(?<!/)>|</${name}>`, "g");
}

/** Each outermost element; one that never ends stays as it is. One look at each character, however deep the nesting. */
function replaceEach(xml: string, tokens: RegExp, replace: (element: string) => string): string {
  const parts: string[] = [];
  let done = 0;
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of xml.matchAll(tokens)) {
    if (!token.startsWith("</")) {
      if (depth === 0) start = index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      parts.push(xml.slice(done, start), replace(xml.slice(start, index + token.length)));
      done = index + token.length;
    }
  }
  return parts.join("") + xml.slice(done);
}
