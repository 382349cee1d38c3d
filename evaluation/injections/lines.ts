import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const Line = z.strictObject({
  kind: z.enum(["prose", "table", "email", "code"]),
  /** True: it addresses a program. False: a look-alike, which has to stay. */
  planted: z.boolean(),
  text: z.string(),
});
const BlindHandLine = Line.extend({ id: z.string(), half: z.enum(["learn", "blind"]) });
export type BlindHandLine = z.infer<typeof BlindHandLine>;

/** Lines by somebody who had not seen the detector. Its author may read the learn half; the blind half is only scored. */
export function loadBlindHand(): BlindHandLine[] {
  return z.array(BlindHandLine).parse(readLines("blind-hand.yaml"));
}

/** Lines by the author of the detector, to learn from. */
export function loadOwnLines(): z.infer<typeof Line>[] {
  return z.array(Line).parse(readLines("own.yaml"));
}

function readLines(file: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, file), "utf8"));
}
