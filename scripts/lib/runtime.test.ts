import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inRoot } from "./paths.mjs";

test("in an image, whose files are not the user's, nothing is written or installed", () => {
  const app = mkdtempSync(join(tmpdir(), "image-"));
  try {
    cpSync(inRoot("scripts", "lib"), join(app, "scripts", "lib"), { recursive: true });
    const module = JSON.stringify(join(app, "scripts", "lib", "runtime.mjs"));
    const script = `const { readyRuntime } = await import(${module}); await readyRuntime("running");`;
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { env: { ...process.env, IN_IMAGE: "1" } });
    expect(existsSync(join(app, ".cache"))).toBe(false);
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
});
