import { expect, test } from "vitest";
import { rtfText } from "./rtf-text.ts";

const HEAD =
  "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fnil Times;}{\\f1\\fnil\\fcharset204 Times;}}{\\colortbl;\\red0;}{\\*\\generator Word;}";
const textOf = (body: string) => rtfText(`${HEAD}${body}}`).text;

test.each([
  ["paragraphs, lines and tabs", "\\pard One\\line two\\par\r\nThree\\tab four\\par", "One\ntwo\nThree\tfour"],
  ["letters of the code page", "Nu\\'f1ez said \\ldblquote no\\rdblquote  \\'96 twice", "Nuñez said “no” – twice"],
  ["letters of the font's script", "{\\f1 \\'cf\\'f0\\'ee\\'f2\\'ee\\'ea\\'ee\\'eb} 7", "Протокол 7"],
  ["Unicode with a substitute", "\\uc1\\u1047?\\u-10179?\\u-8704?x \\u8212\\'97y", "З😀x —y"],
  ["hyphens", "well\\_known evi\\-dence", "well\u2011known evidence"],
  ["a field shows its result", '{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt the log}}.', "the log."],
  ["a table", "\\trowd Name\\cell Marlow\\cell\\row Born\\cell 1984\\cell\\row", "Name\tMarlow\t\nBorn\t1984\t"],
  ["automatic numbers", "{\\listtext 3.\\tab}I waive", "3.\tI waive"],
  ["a footnote in place", "seen{\\footnote  by whom?} there", "seen [ by whom?] there"],
  ["a comment", "seen{\\*\\atnid A}{\\*\\annotation check this}", "seen\n\nComment: check this"],
  ["pictures and unknown groups are no text", "a{\\pict ff00ff}{\\*\\unknown words}b", "ab"],
  ["binary data is no text", "a{\\pict\\bin4 }{}\\}b", "ab"],
  ["a text box", "{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv 1}}{\\shptxt Boxed}}}", "Boxed"],
  ["headers once", "{\\header State v. Marlow\\par}{\\headerf State v. Marlow\\par}Body", "State v. Marlow\n\nBody"],
  ["pages", "one\\page two\\sect\\sectd three\\sect\\sectd\\sbknone four", "one\ftwo\fthree\nfour"],
])("%s", (_, body, text) => {
  expect(textOf(body)).toBe(text);
});

test("struck-out text is left out and told", () => {
  expect(rtfText(`${HEAD}He {\\deleted never }consented}`)).toEqual({ text: "He consented", hasDeletions: true });
});

test("thousands of groups in one another are borne", () => {
  expect(textOf(`${"{".repeat(100_000)}deep`)).toBe("deep");
});
