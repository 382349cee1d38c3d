import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** `planted`: it addresses a program. Otherwise a look-alike, which has to stay. */
const Line = z.strictObject({ kind: z.string(), planted: z.boolean(), text: z.string() });
const HandLine = Line.extend({ id: z.string(), wants: z.string().optional() });
const BlindLine = z.strictObject({
  id: z.string(),
  kind: z.enum(["planted", "honest"]),
  form: z.string(),
  text: z.string(),
});
const OwnLines = z.record(z.string(), z.strictObject({ planted: z.array(z.string()), harmless: z.array(z.string()) }));
const PaperLines = z.record(z.enum(["email", "table", "code"]), z.array(z.string()));
export type Line = z.infer<typeof Line>;

/** Lines by somebody who had not seen the detector; its authors have read them since. */
export function loadHandLines(): z.infer<typeof HandLine>[] {
  return z.array(HandLine).parse(readLines("lines.yaml"));
}

/** Lines by somebody who has not seen the detector, and whose texts its authors have not seen. Print counts of them only. */
export function loadBlindLines(): Line[] {
  const lines = z.array(BlindLine).parse(readLines("blind.yaml"));
  return lines.map(({ kind, form, text }) => ({ kind: form, planted: kind === "planted", text }));
}

/** Lines by the authors of the detector. */
export function loadOwnLines(): Line[] {
  const styles = OwnLines.parse(readLines("own.yaml"));
  return Object.entries(styles).flatMap(([kind, { planted, harmless }]) => [
    ...planted.map((text) => ({ kind, planted: true, text })),
    ...harmless.map((text) => ({ kind, planted: false, text })),
  ]);
}

/** Lines to put into papers. */
export function loadPaperLines(): Line[] {
  const forms = PaperLines.parse(readLines("for-papers.yaml"));
  return Object.entries(forms).flatMap(([kind, texts]) => texts.map((text) => ({ kind, planted: true, text })));
}

function readLines(file: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, file), "utf8"));
}
