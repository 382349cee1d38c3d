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

test("a long document takes time in proportion to its length", () => {
  const started = performance.now();
  expect(htmlToPages("<p>word word word</p>".repeat(300_000))[0]?.length).toBe(300_000 * 16);
  expect(performance.now() - started).toBeLessThan(3_000);
});
