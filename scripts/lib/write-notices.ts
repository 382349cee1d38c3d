import { z } from "zod";

const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});

const HEADING = `NOTICES

Odds & Evidence is used and shipped with the packages below, each under its own license. The license's text is in the
package, in node_modules. Made from package-lock.json by: node scripts/make-notices.mjs
Tools that only build and test are left out. The image also holds Debian and Node.js; their notices are in
/usr/share/doc and beside the Node program.
@embedpdf/pdfium (MIT) holds PDFium itself: Copyright 2014 PDFium Authors, BSD-3-Clause and Apache-2.0, in its LICENSE.pdfium.
`;

/** @param lockfile the parsed package-lock.json. @returns the text of the file NOTICES, by license and name */
export function writeNotices(lockfile: unknown): string {
  const byLicense = new Map<string, Set<string>>();
  for (const [path, { version, license = "no license named", dev }] of Object.entries(
    Lockfile.parse(lockfile).packages,
  )) {
    const name = path.split("node_modules/").at(-1);
    if (dev === true || name === undefined || name === "" || version === undefined) continue;
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(`${name} ${version}`));
  }
  const sections = [...byLicense]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([license, names]) =>
        `${license}\n${[...names]
          .toSorted()
          .map((name) => `  ${name}\n`)
          .join("")}`,
    );
  return [HEADING, ...sections].join("\n");
}
