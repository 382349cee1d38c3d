import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { z } from "zod";
import { KINDS } from "./kinds.ts";

/** Where the JSON Schemas lie that editors check the knowledge files with. */
export const SCHEMAS = join(import.meta.dirname, "..", "schemas");

/** The JSON Schema of each kind, by file name, as it is committed. */
export function makeSchemas(): Promise<(readonly [fileName: string, text: string])[]> {
  return Promise.all(
    KINDS.map(async ({ folder, schema }) => {
      const fileName = `${folder}.schema.json`;
      const { code } = await format(fileName, JSON.stringify(z.toJSONSchema(schema)), { printWidth: 120 });
      return [fileName, code] as const;
    }),
  );
}

if (import.meta.main) {
  mkdirSync(SCHEMAS, { recursive: true });
  for (const [fileName, text] of await makeSchemas()) writeFileSync(join(SCHEMAS, fileName), text);
}
