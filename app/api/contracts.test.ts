import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { CALLS } from "#lib/contracts/index.ts";
import { routeFileOf } from "#server/testing/call-route.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const API = join(process.cwd(), "app", "api");

/** Catch-alls answer what no contract names, or belong to a library. */
const routeFiles = readdirSync(API, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts") && !file.includes("[..."))
  .map((file) => join(API, file));

const methodsOf = async (file: string) =>
  Object.keys((await import(/* @vite-ignore */ pathToFileURL(file).href)) as object).filter((name) =>
    METHODS.includes(name),
  );

test.each(Object.entries(CALLS))("the call %s has its route", async (_, contract) => {
  expect(routeFiles.map((file) => relative(process.cwd(), file))).toContain(
    relative(process.cwd(), routeFileOf(contract)),
  );
  expect(await methodsOf(routeFileOf(contract))).toContain(contract.method);
});

test("each method of each route has its call", async () => {
  const described = Object.values(CALLS).map((contract) => `${contract.method} ${routeFileOf(contract)}`);
  const served: string[] = [];
  for (const file of routeFiles) for (const method of await methodsOf(file)) served.push(`${method} ${file}`);
  expect(served.filter((route) => !described.includes(route))).toEqual([]);
  expect(served.length).toBeGreaterThanOrEqual(described.length);
});

test("no two calls share a method and a path, and each has one name", () => {
  const places = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
  expect(places.length).toBeGreaterThan(15);
});
