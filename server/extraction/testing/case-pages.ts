import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Pages of the made-up case files: reports, transcripts, logs, tables. */
export function casePages(): string[] {
  const folder = fileURLToPath(new URL("../../../evaluation/cases", import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => {
      const text = readFileSync(`${folder}/${name}`, "utf8");
      return text.match(/[^]{1,2500}/g) ?? [];
    });
}
