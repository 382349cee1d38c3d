import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const files = new Set(readdirSync(join(import.meta.dirname, "..", "factors")));

/** Id of a factor that another rule raises: the name of its file in factors/ without the ending. */
export const FactorIdSchema = z
  .string()
  .refine((id) => files.has(`${id}.yaml`), { error: "there is no file of this name in factors/" });
