import { cpuGrowth } from "../cpu-growth.mjs";
import { fromServer } from "../from-server.mjs";

/** Four times the scale is four times the text: linear is 4, quadratic 16. */
const FOURFOLD = { times: 4, aim: 6 };
/** Four times the scale is eight times the text: linear is 8, quadratic 64. */
const EIGHTFOLD = { times: 8, aim: 12, pass: 24 };
/** The start of a report, so that the rules take the line that follows for a part of one. */
const REPORT = "The officer arrested the suspect for robbery and read him his rights at 23:42 hours.\n";

/** How the CPU of readers and of the analyst's rules grows with inputs that invite more than linear work. */
export default async function measureCodeGrowth() {
  const { htmlToPages } = await fromServer("extraction/child/html-to-pages.ts");
  const { wordBodyXml } = await fromServer("extraction/child/word/word-body-xml.ts");
  const { cleanReading } = await fromServer("extraction/child/clean-reading.ts");
  const { readPages } = await fromServer("extraction/child/reading.ts");
  const { analyseByRules } = await fromServer("analyst/rules/analyse-by-rules.ts");
  const { readCase } = await fromServer("analyst/read-case.ts");
  const { makeDocuments } = await fromServer("analyst/testing/make-documents.ts");
  const html = { 1: "<p>word word word</p>".repeat(30_000), 4: "<p>word word word</p>".repeat(120_000) };
  const clean = (text) => cleanReading({ pages: readPages([text]), notes: [] });
  const analyse = (unit) => (scale) => {
    const text = unit.repeat(Math.floor((50_000 * scale ** 1.5) / unit.length));
    analyseByRules(readCase(makeDocuments([["incident report.txt", REPORT + text]])));
  };
  return [
    line("a long web page's text", { ...FOURFOLD, pass: 9 }, (scale) => htmlToPages(html[scale])),
    line("deep nesting in a Word file", { ...FOURFOLD, pass: 10 }, (scale) =>
      wordBodyXml("<m:oMath><w:drawing><w:txbxContent>".repeat(scale * 20_000)),
    ),
    line("long runs of space in a page", { ...FOURFOLD, pass: 9 }, (scale) =>
      clean(`${" ".repeat(scale * 20_000)}x`.repeat(5)),
    ),
    ...["x", "found in the ", "the camera "].map((unit) =>
      line(`offline analysis of one line of "${unit.trim()}"`, EIGHTFOLD, analyse(unit)),
    ),
  ];
}

function line(name, { times, pass, aim }, run) {
  const value = cpuGrowth(run);
  return {
    work: `${name}, ${times} times the input, CPU`,
    against: `the input once: linear is ${times}`,
    ...{ value, shown: `${value.toFixed(1)}x`, pass, aim },
  };
}
