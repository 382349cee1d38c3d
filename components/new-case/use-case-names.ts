import { z } from "zod";
import { type KeptInput, useKeptInput } from "#components/widgets/kept-input/use-kept-input.ts";

const Names = z.object({ caseName: z.string(), clientName: z.string() });

/** The two names of the case that is being opened; the two forms that open one share them. */
export function useCaseNames(): KeptInput<z.infer<typeof Names>> {
  return useKeptInput({ form: "new-case", schema: Names, initial: { caseName: "", clientName: "" } });
}
