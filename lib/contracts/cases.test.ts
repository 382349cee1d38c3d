import { expect, it } from "vitest";
import { createCase, createCaseWithFiles, updateCase } from "./cases.ts";

it("takes a text of the case that somebody emptied as none, and leaves out what was not sent", () => {
  expect(updateCase.body.parse({ clientName: " ", description: "" })).toEqual({ clientName: null, description: null });
  expect(updateCase.body.parse({ clientName: null, description: " a " })).toEqual({
    clientName: null,
    description: " a ",
  });
  expect(updateCase.body.parse({})).toEqual({});
  expect(createCase.body.parse({ title: "T", clientName: "C", description: "" }).description).toBe(null);
  const fileIds = ["0190a000-0000-7000-9000-000000000001"];
  expect(createCaseWithFiles.body.parse({ title: "T", clientName: " ", fileIds }).clientName).toBe(null);
});
