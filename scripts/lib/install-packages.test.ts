import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installWhenChanged } from "./install-packages.mjs";

let folder = "";

/** A folder whose lockfile names two packages that lie beside it, one of them for developers alone. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "install-"));
  vi.spyOn(console, "log").mockReturnValue();
  const packages: Record<string, object> = {
    "": { dependencies: { one: "1.0.0" }, devDependencies: { tests: "1.0.0" } },
  };
  write("package.json", { name: "it", dependencies: { one: "1.0.0" }, devDependencies: { tests: "1.0.0" } });
  packages["node_modules/one"] = { version: "1.0.0" };
  packages["node_modules/tests"] = { version: "1.0.0", dev: true };
  write("package-lock.json", { name: "it", lockfileVersion: 3, requires: true, packages });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, content: object): void {
  writeFileSync(join(folder, name), JSON.stringify(content));
}

/** What npm leaves of the packages that it has installed. */
function installed(...names: string[]): void {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  const packages = Object.fromEntries(names.map((name) => [`node_modules/${name}`, { version: "1.0.0" }]));
  write("node_modules/.package-lock.json", { packages });
}

const stamp = () => readFileSync(join(folder, "node_modules", ".install-stamp"), "utf8");

test("what npm install put there serves running and developing", async () => {
  installed("one", "tests");
  await installWhenChanged(folder, "Installing", "running");
  expect(stamp()).toMatch(/ developing\n$/);
  expect(console.log).not.toHaveBeenCalled();
});

test("what npm install --omit=dev put there serves running alone", async () => {
  installed("one");
  await installWhenChanged(folder, "Installing", "running");
  expect(stamp()).toMatch(/ running\n$/);
  expect(console.log).not.toHaveBeenCalled();
});

test("packages that were trimmed for running are installed whole for developing, and stay if npm fails", async () => {
  installed("one");
  await installWhenChanged(folder, "Installing", "running");
  installed("one", "tests");
  // Nothing is there to install from.
  vi.stubEnv("npm_config_offline", "true");
  vi.stubEnv("npm_config_cache", join(folder, "cache"));
  await expect(installWhenChanged(folder, "Installing", "developing")).rejects.toThrow("could not be installed");
  expect(console.log).toHaveBeenCalledWith("Installing because so far only what running needs is here ...");
  expect(existsSync(join(folder, "node_modules", ".package-lock.json"))).toBe(true);
});
