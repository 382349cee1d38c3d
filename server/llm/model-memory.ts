import { createHash } from "node:crypto";
import { z } from "zod";
import { getDb } from "../db/client.ts";
import type { Prisma } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { Capabilities } from "./capabilities.ts";
import type { Memory } from "./capabilities.ts";

const Failure = z.object({ message: z.string(), detail: z.string().nullable(), at: z.iso.datetime() });
export type LastFailure = z.infer<typeof Failure>;

type Of = { readonly baseUrl: string; readonly model: string };

/** One row per endpoint and model. The address is hashed: one with a password in it must not lie in the database. */
const keyOf = (kind: "capabilities" | "failure", { baseUrl, model }: Of) =>
  `model.${kind}.${createHash("sha256").update(`${baseUrl}\n${model}`).digest("hex").slice(0, 32)}`;

/** What is known about a model's server, in the database: web and worker processes learn from each other. */
export function modelMemory(of: Of): Memory {
  const key = keyOf("capabilities", of);
  return {
    read: async () => {
      const row = await getDb().setting.findUnique({ where: { key } });
      // What an older version has stored, and this one does not understand, is learnt anew.
      return Capabilities.safeParse(row?.value).data ?? null;
    },
    write: (capabilities) => put(key, capabilities),
  };
}

export async function forgetModel(of: Of): Promise<void> {
  await getDb().setting.deleteMany({ where: { key: { in: [keyOf("capabilities", of), keyOf("failure", of)] } } });
}

/** The last failure that ended a use of the model; null after a success. */
export async function readLastFailure(of: Of): Promise<LastFailure | null> {
  const row = await getDb().setting.findUnique({ where: { key: keyOf("failure", of) } });
  return Failure.safeParse(row?.value).data ?? null;
}

export async function noteFailure(of: Of, failure: { message: string; detail: string | null } | null): Promise<void> {
  const key = keyOf("failure", of);
  if (failure === null) {
    await getDb().setting.deleteMany({ where: { key } });
    return;
  }
  await put(key, { ...failure, at: (await databaseNow(getDb())).toISOString() });
}

async function put(key: string, value: Prisma.InputJsonValue): Promise<void> {
  await getDb().setting.upsert({ where: { key }, create: { key, value }, update: { value } });
}
