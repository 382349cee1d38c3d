import { cpus, loadavg } from "node:os";
import { Installation } from "./installation.mjs";
import { PlainFailure } from "../lib/fail.mjs";

/** By worth: what is asked for most often first. Each file measures one line or a few of docs/performance.md. */
const WORKS = [
  "queries",
  "calls",
  "pdf-text",
  "ocr",
  "scans",
  "analysis",
  "upload",
  "growth",
  "code-growth",
  "worker",
  "reading-beside",
  "hostile",
  "signing-in",
  "memory",
  "second-start",
  "first-page",
];
/** Measured only when named: they take many minutes, or packages that are not ours. */
const ON_DEMAND = ["curves", "volumes", "soak", "flood", "peers"];

/**
 * Measures and prints a table. A work that fails is a line of its own and spares the others.
 * @param {string[]} names of works; none means all but those on demand
 * @returns {Promise<boolean>} whether every line passed; a void one has not
 */
export async function runBench(names) {
  const known = [...WORKS, ...ON_DEMAND];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new PlainFailure(`There is no benchmark "${unknown}"; there are ${known.join(", ")}.`);
  if (process.platform !== "linux") throw new PlainFailure("The benchmarks read /proc and run on Linux only.");
  const installation = new Installation();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => void installation.close().then(() => process.exit(1)));
  }
  const rows = [];
  try {
    await installation.open();
    for (const name of names.length > 0 ? names : WORKS) rows.push(...(await measure(name, installation)));
  } finally {
    await installation.close();
  }
  console.log(`\n${cpus().length} x ${cpus()[0].model}, Node ${process.versions.node}, load ${load()}\n`);
  console.log("| Work | Against | Ratio | Pass | Aim | Verdict |\n|---|---|---|---|---|---|");
  for (const { work, against, shown, pass, aim, verdict } of rows)
    console.log(`| ${[work, against, shown, pass ?? "", aim ?? "", verdict].join(" | ")} |`);
  return rows.every(({ verdict }) => verdict !== "FAIL" && verdict !== "VOID");
}

async function measure(name, installation) {
  const began = performance.now();
  try {
    const { default: work } = await import(`./works/${name}.mjs`);
    const lines = await work(installation);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`ok   ${name}  ${seconds} s, load ${load()}`);
    return lines.map((line) => ({ ...line, verdict: verdictOf(line) }));
  } catch (error) {
    console.log(`FAIL ${name}\n`, error);
    return [{ work: name, against: "", shown: "could not be measured", verdict: "FAIL" }];
  }
}

/** @param {{ value: number, pass?: number, aim?: number, isVoid?: boolean }} line isVoid: it says nothing either way */
function verdictOf({ value, pass, aim, isVoid }) {
  if (isVoid) return "VOID";
  if (value === undefined || pass === undefined) return "-";
  if (aim !== undefined && value <= aim) return "aim";
  return value <= pass ? "pass" : "FAIL";
}

const load = () => loadavg()[0].toFixed(1);
