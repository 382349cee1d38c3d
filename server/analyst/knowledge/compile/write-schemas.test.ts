import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeSchemas, SCHEMAS } from "./write-schemas.ts";

test("the JSON Schemas are those of the kinds; after a change run node server/analyst/knowledge/compile/write-schemas.ts", async () => {
  const schemas = await makeSchemas();
  expect(readdirSync(SCHEMAS).toSorted()).toEqual(schemas.map(([fileName]) => fileName).toSorted());
  for (const [fileName, text] of schemas) expect(readFileSync(join(SCHEMAS, fileName), "utf8")).toBe(text);
});
