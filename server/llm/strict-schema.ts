import { z } from "zod";

/** Keywords that strict servers refuse. What they say is checked by zod when the answer is here. */
const REFUSED = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minItems",
  "maxItems",
  "default",
];

/** The JSON schema of an object in the part of the language that all servers share. */
export function strictSchema(schema: z.ZodObject): Record<string, unknown> {
  const plain = z.toJSONSchema(schema, {
    io: "input",
    override: ({ jsonSchema }) => {
      for (const keyword of REFUSED) Reflect.deleteProperty(jsonSchema, keyword);
      if (jsonSchema.type === "object") {
        jsonSchema.additionalProperties = false;
        jsonSchema.required = Object.keys(jsonSchema.properties ?? {});
      }
    },
  });
  delete plain.$schema;
  return plain;
}
