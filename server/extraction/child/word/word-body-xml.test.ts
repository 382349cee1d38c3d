import { expect, test } from "vitest";
import { wordBodyXml } from "./word-body-xml.ts";

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

test("a field is its words", () => {
  expect(wordBodyXml(`<w:fldSimple w:instr=" REF case ">${run("24-117")}</w:fldSimple>`)).toBe(run("24-117"));
});

test("a formula is its words", () => {
  const formula = `<m:oMathPara><m:oMath><m:f><m:num><m:r><m:t>0.08</m:t></m:r></m:num></m:f></m:oMath></m:oMathPara>`;
  expect(wordBodyXml(formula)).toBe(run("0.08"));
});

test("a text box is taken from where it has words", () => {
  const box = `<w:txbxContent><w:p>${run("Sealed")}</w:p></w:txbxContent>`;
  const drawing = `<w:drawing><wps:txbx>${box}</wps:txbx></w:drawing>`;
  const old = `<w:pict><v:textbox xmlns:v="urn:schemas-microsoft-com:vml">${box}</v:textbox></w:pict>`;
  const alternatives = (fallback: string) =>
    `<mc:AlternateContent><mc:Choice>${drawing}</mc:Choice>${fallback}</mc:AlternateContent>`;
  expect(wordBodyXml(drawing)).toBe(old);
  expect(wordBodyXml(alternatives(""))).toBe(old);
  expect(wordBodyXml(alternatives("<mc:Fallback><w:drawing><pic:pic/></w:drawing></mc:Fallback>"))).toBe(old);
  // Where both have it, mammoth takes the old one.
  const both = wordBodyXml(alternatives(`<mc:Fallback>${old}</mc:Fallback>`));
  expect(both).toContain(`<mc:Fallback>${old}</mc:Fallback>`);
});

test("what is empty, never ends or was never begun changes nothing else", () => {
  const odd = `<w:drawing/></w:drawing><mc:AlternateContent>${run("kept")}<m:oMath>`;
  expect(wordBodyXml(odd)).toBe(odd);
});

test("deep nesting that never ends changes nothing", () => {
  const nested = "<m:oMath><w:drawing><w:txbxContent>".repeat(80_000);
  expect(wordBodyXml(nested) === nested).toBe(true);
});
