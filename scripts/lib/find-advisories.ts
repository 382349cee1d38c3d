import { satisfies, valid } from "semver";
import { z } from "zod";

/** The part of package-lock.json (version 3) that is read. */
const Lockfile = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), dev: z.boolean().optional() })),
});
/** https://ossf.github.io/osv-schema: what OSV.dev and the GitHub advisory database publish as files. */
const Osv = z.object({
  id: z.string(),
  summary: z.string().default(""),
  withdrawn: z.string().optional(),
  affected: z.array(
    z.object({
      package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
      versions: z.array(z.string()).default([]),
      ranges: z.array(z.object({ type: z.string(), events: z.array(z.record(z.string(), z.string())) })).default([]),
    }),
  ),
});
/** What GitHub's REST interface answers at /advisories. */
const GitHub = z.object({
  ghsa_id: z.string(),
  summary: z.string().default(""),
  withdrawn_at: z.string().nullish(),
  vulnerabilities: z.array(
    z.object({
      package: z.object({ ecosystem: z.string(), name: z.string() }),
      vulnerable_version_range: z.string().nullish(),
    }),
  ),
});
const AdvisoryFile = z.union([Osv, GitHub, z.array(z.union([Osv, GitHub])).min(1)]);
type Advisory = z.infer<typeof Osv> | z.infer<typeof GitHub>;

export type Affected = {
  readonly name: string;
  readonly version: string;
  /** Only used to build and test: not in a running installation. */
  readonly isDevelopment: boolean;
  readonly advisory: string;
  readonly summary: string;
};

/**
 * Names the installed packages that an advisory file is about, by version. Nothing is asked over a network.
 * @param given the parsed package-lock.json, and the parsed file: one advisory or a list, of OSV or GitHub
 * @throws ZodError when either is something else
 */
export function findAdvisories(given: { readonly lockfile: unknown; readonly file: unknown }): {
  readonly advisories: number;
  readonly packages: number;
  readonly affected: readonly Affected[];
} {
  const { packages } = Lockfile.parse(given.lockfile);
  const parsed = AdvisoryFile.parse(given.file);
  const advisories = Array.isArray(parsed) ? parsed : [parsed];
  const installed = Object.entries(packages).flatMap(([path, { version, dev = false }]) => {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    return name === undefined || version === undefined ? [] : [{ name, version, isDevelopment: dev }];
  });
  const affected = advisories.flatMap((advisory) =>
    installed
      .filter((found) => isAffected(found, advisory))
      .map((found) => ({ ...found, advisory: idOf(advisory), summary: advisory.summary })),
  );
  return { advisories: advisories.length, packages: installed.length, affected };
}

const idOf = (advisory: Advisory) => ("id" in advisory ? advisory.id : advisory.ghsa_id);
const OPTIONS = { includePrerelease: true };

function isAffected({ name, version }: { name: string; version: string }, advisory: Advisory): boolean {
  if (valid(version) === null) return false;
  if ("ghsa_id" in advisory) {
    if (advisory.withdrawn_at != null) return false;
    return advisory.vulnerabilities.some(
      (entry) =>
        isNpm(entry.package, name) && satisfies(version, rangeOf(entry.vulnerable_version_range ?? ""), OPTIONS),
    );
  }
  if (advisory.withdrawn !== undefined) return false;
  return advisory.affected.some(
    (entry) =>
      entry.package !== undefined &&
      isNpm(entry.package, name) &&
      (entry.versions.includes(version) ||
        entry.ranges.some(
          ({ type, events }) => type === "SEMVER" && satisfies(version, rangeOfEvents(events), OPTIONS),
        )),
  );
}

const isNpm = (found: { ecosystem: string; name: string }, name: string) =>
  found.ecosystem.toLowerCase() === "npm" && found.name === name;

/** GitHub joins with commas what a range joins with spaces. */
const rangeOf = (text: string) => text.replaceAll(",", " ");

/** Pairs of "introduced" and the "fixed" or "last_affected" that follows, as OSV orders them. */
function rangeOfEvents(events: readonly Readonly<Record<string, string>>[]): string {
  const parts: string[] = [];
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined) parts.push(`>=${introduced === "0" ? "0.0.0-0" : introduced}`);
    const end = fixed === undefined ? last && `<=${last}` : `<${fixed}`;
    if (end !== undefined) parts.push(`${parts.pop() ?? ""} ${end}`.trim());
  }
  return parts.length === 0 ? "<0.0.0-0" : parts.join(" || ");
}
