import { readFileSync } from "node:fs";

/** Linux counts processor time for /proc in hundredths of a second whatever the kernel's own tick is. */
const TICKS_PER_SECOND = 100;

/** @param {number} pid */
function statFields(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
}

/**
 * Processor time that a process has used in all its threads. Seconds.
 * @param {number} pid
 */
export function cpuOf(pid) {
  const fields = statFields(pid);
  return (fields[11] + fields[12]) / TICKS_PER_SECOND;
}

/** Processor time of the children of this process that have ended, and of theirs. Seconds. */
export function cpuOfEndedChildren() {
  const fields = statFields(process.pid);
  return (fields[13] + fields[14]) / TICKS_PER_SECOND;
}

/**
 * Resident memory. Bytes.
 * @param {number} pid
 */
export function memoryOf(pid) {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) * 1024;
}

/**
 * @param {readonly number[]} values
 * @param {number} share 0..1
 */
export function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

/**
 * Measures two things in the order A B B A, so that a machine that slows down or warms up slows or warms both.
 * @template T
 * @param {number} rounds of A B B A
 * @param {() => Promise<T>} a
 * @param {() => Promise<T>} b
 * @returns {Promise<{ a: T[], b: T[] }>}
 */
export async function interleave(rounds, a, b) {
  const measured = { a: [], b: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.a.push(await a());
    measured.b.push(await b(), await b());
    measured.a.push(await a());
  }
  return measured;
}

/** Where the rounds of one side differ by more, something else was measured with them. */
const MOST_SPREAD = 2;

/**
 * Declares a row void when the rounds that it comes from do not agree: it then says nothing either way.
 * @template {{ shown: string }} Row
 * @param {readonly { a: number[], b: number[] }[]} measured by `interleave`
 * @param {Row} row
 * @returns {Row & { isVoid?: boolean }}
 */
export function unlessVoid(measured, row) {
  const spread = Math.max(...measured.flatMap(({ a, b }) => [spreadOfRounds(a), spreadOfRounds(b)]));
  if (spread <= MOST_SPREAD) return row;
  return { ...row, shown: `${row.shown}, but rounds differ ${spread.toFixed(1)}x`, isVoid: true };
}

/** The largest round by the smallest; `interleave` measures each side twice a round. */
function spreadOfRounds(values) {
  const rounds = values.flatMap((value, at) => (at % 2 === 0 ? [value + values[at + 1]] : []));
  return Math.max(...rounds) / Math.min(...rounds);
}
