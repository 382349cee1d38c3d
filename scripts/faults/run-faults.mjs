import { cpus } from "node:os";
import { PlainFailure } from "../lib/fail.mjs";
import { sleep } from "../lib/processes.mjs";
import { Firm } from "./firm.mjs";
import { BUCKET_FAULTS, DISK_FAULTS, FAULTS } from "./list.mjs";
import { Load } from "./load.mjs";

/**
 * Breaks a firm at work and looks at what is left: each acknowledged file whole and read, each case analyzed once, no
 * "Server error", nothing that the doctor complains of.
 * @param {{ names: string[], rounds: number, isInBucket: boolean }} options names: of faults; none means all.
 *   isInBucket: the originals lie in an S3-compatible store and not on the disk
 * @returns {Promise<boolean>} whether every round held
 */
export async function runFaults({ names, rounds, isInBucket }) {
  const elsewhere = isInBucket ? DISK_FAULTS : BUCKET_FAULTS;
  const known = Object.keys(FAULTS).filter((name) => !elsewhere.includes(name));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new PlainFailure(`There is no fault "${unknown}" here; there are ${known.join(", ")}.`);
  if (process.platform !== "linux") throw new PlainFailure("The faults are made by Linux's means and run there only.");
  const firm = new Firm({ isInBucket });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.once(signal, () => void firm.close().then(() => process.exit(1)));
  const chosen = names.length > 0 ? names : known;
  const rows = chosen.map((name) => ({ name, rounds: 0, held: 0, files: 0, cases: 0, answers: new Map() }));
  try {
    await firm.open();
    // Round by round: a run that is broken off has tried all of them alike.
    for (let round = 1; round <= rounds; round += 1) {
      for (const row of rows) await addRound(firm, row);
      console.log(`\nRound ${round} of ${rounds}\n\n${tableOf(rows)}\n`);
    }
  } finally {
    await firm.close();
  }
  console.log(`${cpus().length} x ${cpus()[0].model}, Node ${process.versions.node}`);
  return rows.every(({ held }) => held === rounds);
}

async function addRound(firm, row) {
  const load = new Load(firm);
  const began = performance.now();
  const faults = await oneRound(firm, FAULTS[row.name], load);
  const seconds = Math.round((performance.now() - began) / 1000);
  row.rounds += 1;
  if (faults.length === 0) row.held += 1;
  console.log(`${faults.length === 0 ? "ok  " : "FAIL"} ${row.name}, ${seconds} s`);
  if (faults.length > 0) console.log(`  ${faults.join("\n  ").slice(0, 3_000)}`);
  row.files += load.files.size;
  row.cases += load.cases.size;
  for (const [answer, count] of load.answers) row.answers.set(answer, (row.answers.get(answer) ?? 0) + count);
}

/** @returns {Promise<string[]>} what did not hold */
async function oneRound(firm, fault, load) {
  try {
    await firm.signIn();
    load.start();
    await sleep(1_000);
    await fault(firm, load);
    await firm.until("the web process is ready", () => firm.isReady());
    await sleep(1_000);
    await load.stop();
    return [...(await firm.findLosses(load)), ...load.wrong, ...(await firm.doctor())];
  } catch (error) {
    return [String(error)];
  } finally {
    await load.stop();
  }
}

function tableOf(rows) {
  const lines = rows.map(({ name, rounds, held, files, cases, answers }) => {
    const shown = [...answers].map(([answer, count]) => `${count} x ${answer}`).join(", ");
    return `| ${name} | ${held} of ${rounds} | ${files}, ${cases} | ${shown} |`;
  });
  return ["| Fault | Held | Files, cases acknowledged | Answers |", "|---|---|---|---|", ...lines].join("\n");
}
