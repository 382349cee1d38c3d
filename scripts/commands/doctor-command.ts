import { getDb } from "#server/db/client.ts";
import { examineInstallation } from "#server/maintenance/examine-installation.ts";

const MARK = { ok: "ok   ", warn: "warn ", error: "ERROR" } as const;

/** A process of its own, as admin-command.ts is: prints each finding and tells its parent how many are errors. */
async function run(sample: string | undefined): Promise<{ errors: number }> {
  let errors = 0;
  try {
    for await (const { level, text } of examineInstallation(sample === undefined ? {} : { sample: Number(sample) })) {
      if (level === "error") errors += 1;
      console.log(`${MARK[level]} ${text}`);
    }
    console.log(errors === 0 ? "No errors." : `${errors} ${errors === 1 ? "error" : "errors"}.`);
    return { errors };
  } finally {
    await getDb().$disconnect();
  }
}

const answer = await run(process.argv[2]);
process.send?.(answer, () => process.exit(0));
