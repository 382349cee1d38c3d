import { expect, test } from "vitest";
import { cpuGrowth } from "../../testing/cpu-growth.ts";
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

test("a long document takes time in proportion to its length", () => {
  const documents = [1, 4].map((scale) => "<p>word word word</p>".repeat(scale * 30_000));
  expect(htmlToPages(documents[0] ?? "")[0]?.length).toBe(30_000 * 16);
  expect(cpuGrowth((scale) => htmlToPages(documents[scale === 1 ? 0 : 1] ?? ""))).toBeLessThan(9);
});
