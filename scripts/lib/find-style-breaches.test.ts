import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DRAWINGS, findStyleBreaches } from "./find-style-breaches.mjs";
import { ROOT } from "./paths.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "styles-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, css: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), css);
}

test("the product's own stylesheets hold no class outside print, and modules only for drawings", () => {
  expect(findStyleBreaches(ROOT)).toEqual([]);
});

test("a global class is refused, in a media query too; values, elements, attributes and numbers are not classes", () => {
  write(
    "components/ui/tokens.css",
    `/* .comment { } */ :root { --gap: 0.5em; } a:hover { color: red; } [data-x="a.b"] { width: 1.5px; }
     @font-face { src: url(/fonts/a.woff2); } @media screen { .btn { color: red; } svg.icon > i { top: 0; } }`,
  );
  write(
    "app/globals.css",
    "@theme inline { --text-12: 12px; @keyframes go { 30.5% { opacity: 0.2; } } } .card { gap: 1px; }",
  );
  expect(findStyleBreaches(root)).toEqual([
    "no-global-classes: app/globals.css -> .card",
    "no-global-classes: components/ui/tokens.css -> .btn",
    "no-global-classes: components/ui/tokens.css -> .icon",
  ]);
});

test("a class for print alone is allowed, and what follows the rules for print is checked again", () => {
  write("app/globals.css", "@media print { @page { margin: 1mm; } .truncate { overflow: visible; } } .row { gap: 0; }");
  expect(findStyleBreaches(root)).toEqual(["no-global-classes: app/globals.css -> .row"]);
});

test("a CSS module is refused unless it is one of the drawings", () => {
  for (const file of [...DRAWINGS, "components/help/help-screen.module.css"]) write(file, ".page { gap: 0; }");
  expect(findStyleBreaches(root)).toEqual(["css-modules-only-for-drawings: components/help/help-screen.module.css"]);
});
