import { z } from "zod";
import { OFFENCE_CLASSES } from "#lib/domain/findings.ts";

/** Classes of offenses in whose files a rule is read. */
export const OffenseClassesSchema = z.array(z.enum(OFFENCE_CLASSES)).min(1);
