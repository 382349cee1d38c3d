import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What is drawn and not laid out; everything else is styled with utilities and components. */
export const DRAWINGS = [
  "components/ui/legal-pad.module.css",
  "components/viewer/marks.module.css",
  "components/viewer/original/original-page.module.css",
  "components/case/timeline/timeline-drawing.module.css",
  "components/case/timeline/timeline-list.module.css",
  "components/widgets/coverage-strip/coverage-strip.module.css",
  "components/widgets/odds-meter/odds-meter.module.css",
  "components/widgets/odds-meter/odds-track.module.css",
];
/** The stylesheets that every page loads. */
const GLOBAL = ["app/globals.css", ...["tokens", "base", "print"].map((name) => `components/ui/${name}.css`)];

/**
 * Classes that a stylesheet of every page names outside its rules for print, and CSS modules of what is no drawing.
 * @param {string} root
 * @returns {string[]} "rule: where" for each
 */
export function findStyleBreaches(root) {
  const modules = globSync("{app,components}/**/*.module.css", { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  return [
    ...modules.filter((file) => !DRAWINGS.includes(file)).map((file) => `css-modules-only-for-drawings: ${file}`),
    ...GLOBAL.filter((file) => existsSync(join(root, file))).flatMap((file) =>
      classesOf(readFileSync(join(root, file), "utf8")).map((name) => `no-global-classes: ${file} -> .${name}`),
    ),
  ];
}

/** @param {string} css */
function classesOf(css) {
  const bare = css.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/url\([^)]*\)|"[^"]*"/g, "");
  const selectors = [...withoutPrint(bare).matchAll(/([^{};]*)\{/g)].map(([, selector = ""]) => selector.trim());
  return selectors
    .filter((selector) => !selector.startsWith("@"))
    .flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(([, name = ""]) => name));
}

/**
 * The text without the blocks of `@media print`.
 * @param {string} css
 */
function withoutPrint(css) {
  const start = /@media print\s*\{/.exec(css);
  if (start === null) return css;
  let depth = 1;
  let end = start.index + start[0].length;
  for (; depth > 0 && end < css.length; end += 1) {
    if (css[end] === "{") depth += 1;
    if (css[end] === "}") depth -= 1;
  }
  return css.slice(0, start.index) + withoutPrint(css.slice(end));
}
