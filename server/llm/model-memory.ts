import { createHash } from "node:crypto";
import { z } from "zod";
import { getDb } from "../db/client.ts";
import type { Prisma } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { Capabilities } from "./capabilities.ts";
import type { Memory } from "./capabilities.ts";

const Use = z.object({ message: z.string().nullable(), at: z.iso.datetime() });
/** How the last use ended; `message` null: well. */
type Use = z.infer<typeof Use>;

type Of = { readonly baseUrl: string; readonly model: string };

/** One row per endpoint and model. */
const keyOf = (kind: "capabilities" | "use", { baseUrl, model }: Of) =>
  `model.${kind}.${createHash("sha256").update(`${baseUrl}\n${model}`).digest("hex").slice(0, 32)}`;

/** What is known about a model's server, in the database: web and worker processes learn from each other. */
export function modelMemory(of: Of): Memory {
  const key = keyOf("capabilities", of);
  return {
    read: async () => {
      const row = await getDb().setting.findUnique({ where: { key } });
      // What an older version has stored, and this one does not understand, is learnt again.
      return Capabilities.safeParse(row?.value).data ?? null;
    },
    write: (capabilities) => put(key, capabilities),
  };
}

export async function forgetModel(of: Of): Promise<void> {
  await getDb().setting.deleteMany({ where: { key: { in: [keyOf("capabilities", of), keyOf("use", of)] } } });
}

/** Null while the model was not used. */
export async function readLastUse(of: Of): Promise<Use | null> {
  const row = await getDb().setting.findUnique({ where: { key: keyOf("use", of) } });
  return Use.safeParse(row?.value).data ?? null;
}

/** `failure`: our own sentence, never the server's words: they may repeat a prompt. Null after a good end. */
export async function noteUse(of: Of, failure: string | null): Promise<void> {
  await put(keyOf("use", of), { message: failure, at: (await databaseNow(getDb())).toISOString() });
}

async function put(key: string, value: Prisma.InputJsonValue): Promise<void> {
  await getDb().setting.upsert({ where: { key }, create: { key, value }, update: { value } });
}
