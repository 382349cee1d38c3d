import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The Chromium for the tests: CHROME_PATH; else the packed one of @sparticuz/chromium, which the lockfile pins, is the
 * same on every machine and takes a third of a desktop browser's processor time; elsewhere than on Linux x64
 * Playwright's own or the system's.
 * @param cache folder that the packed one is unpacked to
 * @returns its path and the environment it needs
 * @throws when there is none, naming the one command that helps
 */
export async function findBrowser(cache: string): Promise<{ path: string; env: Record<string, string | undefined> }> {
  const given = process.env.CHROME_PATH;
  if (given) return { path: given, env: {} };
  if (process.platform === "linux" && process.arch === "x64") return unpackBrowser(cache);
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)));
  const found = [chromium.executablePath(), ...onPath].find((path) => path !== "" && existsSync(path));
  if (found) return { path: found, env: {} };
  throw new Error("There is no browser for the tests; run: npx playwright install chromium");
}

/**
 * It unpacks to fixed names in the temp folder, so that is set to one of our own. Told that it is on a bare cloud
 * machine it unpacks the libraries that such a machine lacks as well.
 */
async function unpackBrowser(cache: string): Promise<{ path: string; env: Record<string, string | undefined> }> {
  mkdirSync(cache, { recursive: true });
  Object.assign(process.env, { TMPDIR: cache, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" });
  const { default: packed } = await import("@sparticuz/chromium");
  const path = await packed.executablePath();
  return {
    path,
    env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH, FONTCONFIG_FILE: writeFontSettings(cache) },
  };
}

/** Its own settings look for fonts in /tmp. Without a single system font Chromium draws no text at all, web fonts included. */
function writeFontSettings(cache: string): string {
  const file = join(cache, "fonts.conf");
  const folder = (name: string) => join(cache, name).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder("fonts")}</dir><cachedir>${folder("fonts-cache")}</cachedir></fontconfig>
`,
  );
  return file;
}
