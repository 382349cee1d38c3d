// @spec product: every answer: one error body, headers, bounded bodies, lengths
import { expect, test } from "vitest";
import { readTarget } from "./read-target.ts";

test.each([
  ["/login", "/login", ""],
  ["/api/case?status=new#x", "/api/case", "?status=new"],
  ["/api/../login", "/login", ""],
  ["/login/../api/case", "/api/case", ""],
  ["/login/%2e%2E/api/case", "/api/case", ""],
  ["/api\\..\\login", "/login", ""],
  ["/../../etc/passwd", "/etc/passwd", ""],
  ["//evil.example/x", "//evil.example/x", ""],
  ["http://evil.example/api/case?x", "/api/case", "?x"],
  ["/cases/%C3%BC", "/cases/%C3%BC", ""],
])("%s is read as %s", (url, path, search) => {
  expect(readTarget(url)).toEqual({ path, search });
});

test.each([
  "/api/%ff",
  "/%E0%A4%A",
  "/%",
  "*",
  "",
  "login",
  "http://evil.example",
  "ftp://evil.example/x",
  "evil.example:443",
])("%s names no path", (url) => {
  expect(readTarget(url)).toBeNull();
});
