import type { Call } from "#lib/contracts/define-call.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { countInWindow } from "../limits/rate-limit.ts";
import { log } from "../log.ts";
import type { Actor } from "../policies/actor.ts";

type Denial = {
  readonly actor: Actor;
  readonly contract: Call;
  /** The parameters of the path as they were sent. */
  readonly params: Readonly<Record<string, string>>;
  readonly error: unknown;
};

/**
 * Leaves an audit line when a signed-in caller was refused something: 403, or 404 for what is missing or another's. Of
 * the same caller and call within 15 minutes the 1st, 10th, 100th ... is written, with its number: a screen that polls
 * what was just deleted is no flood, and somebody who tries ids shows all the same.
 * Never throws: the refusal is the answer, whatever becomes of its line.
 */
export async function recordDenial({ actor, contract, params, error }: Denial): Promise<void> {
  if (!(error instanceof AppError) || (error.code !== "forbidden" && error.code !== "not_found")) return;
  try {
    const call = `${contract.method} ${contract.path}`;
    const count = await countInWindow("denied", `${actor.userId} ${call}`);
    if (!/^10*$/.test(String(count))) return;
    const what = error.code === "forbidden" ? "Access denied" : "Not found or no access";
    const times = count === 1 ? "" : `, ${count} times within 15 minutes`;
    await getDb().$transaction((tx) =>
      recordAudit(tx, {
        level: "warning",
        action: "access.denied",
        message: `${what}: ${contract.method} ${pathWith(contract.path, params)}${times}`,
        actor,
      }),
    );
  } catch (failure) {
    log.error({ err: failure }, "a denied access could not be written down");
  }
}

/** The path with its ids; what is no id is somebody's own text and stays out of the log. */
function pathWith(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (name, key: string) => {
    const value = params[key] ?? "";
    return /^[0-9a-f-]{36}$/i.test(value) ? value : name;
  });
}
