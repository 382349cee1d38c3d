import generated from "../../knowledge/generated/conflicts.json" with { type: "json" };
import type { CompiledConflict } from "../../knowledge/compile/conflicts.ts";

/** The points on which papers may differ, in order of file name. */
export const CONFLICT_POINTS = generated as unknown as readonly CompiledConflict[];
