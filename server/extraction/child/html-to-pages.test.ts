import { expect, test } from "vitest";
import { htmlToPages } from "./html-to-pages.ts";

test("paragraphs are set apart by an empty line, list items and rows by a line end, cells by a tab", () => {
  const html =
    "<h1>Title</h1><p>One<br />two &amp; &lt;three&gt;</p><ul><li>first</li><li>second</li></ul>" +
    "<table><tr><td><p>a</p></td><td><p>b</p><p>c</p></td></tr><tr><td></td><td>d</td></tr></table><p>End</p>";
  expect(htmlToPages(html)).toEqual(["Title\n\nOne\ntwo & <three>\n\nfirst\nsecond\n\na\tb c\n\td\n\nEnd\n\n"]);
});

test("a page break splits a paragraph, the arrow back from a note is dropped", () => {
  expect(
    htmlToPages('<p>before<hr class="page-break" />after</p><ol><li><p>Note <a href="#r">↑</a></p></li></ol>'),
  ).toEqual(["before", "after\n\nNote\n\n"]);
});

test("notes carry the marks that Word prints, in the text and before the note", () => {
  const reference = (kind: string, id: number) => `<sup><a href="#${kind}-${id}" id="${kind}-ref-${id}">[9]</a></sup>`;
  const note = (kind: string, id: number, text: string) =>
    `<li id="${kind}-${id}"><p>${text} <a href="#${kind}-ref-${id}">↑</a></p></li>`;
  const html =
    `<p>Stopped${reference("footnote", 7)}, searched${reference("endnote", 2)} and held${reference("footnote", 3)}` +
    `${reference("endnote", 5)}.</p><ol>${note("footnote", 7, " At 22:40.")}${note("endnote", 2, "See page 4.")}` +
    `${note("footnote", 3, " Until <em>dawn</em>.")}${note("endnote", 5, " <em>Ibid</em>.")}</ol><ol><li>a list</li></ol>`;
  expect(htmlToPages(html)).toEqual([
    "Stopped[1], searched[i] and held[2][ii].\n\n" +
      "[1] At 22:40.\n\n[i] See page 4.\n\n[2] Until dawn.\n\n[ii] Ibid.\n\na list\n\n",
  ]);
});

test("a long document is kept whole", () => {
  expect(htmlToPages("<p>word word word</p>".repeat(120_000))).toEqual(["word word word\n\n".repeat(120_000)]);
});
