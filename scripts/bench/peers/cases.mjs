/** @typedef {{ caseNumber: string, title: string, clientName: string, description: string, priority: string, status: string, successProbability: number, estimatedValue: number, lastActivityAt: string }} PeerCase */

const PRIORITIES = ["low", "medium", "high", "urgent"];
const STATUSES = ["new", "investigation", "discovery", "trial", "completed"];
/** Milliseconds between the last things that happened in two cases that follow each other. */
const APART = 60_000;

/**
 * The rows that each product holds: cases without documents, since a peer has no more of them than somebody builds.
 * @param {number} count
 * @returns {PeerCase[]} the latest first, the order of every list
 */
export function makeCases(count) {
  const now = Math.floor(Date.now() / 1000) * 1000;
  return Array.from({ length: count }, (_, index) => ({
    caseNumber: `P-${String(index + 1).padStart(4, "0")}`,
    title: `State v. Client ${index + 1}`,
    clientName: `Client ${index + 1}`,
    description: `What counsel noted when the file of client ${index + 1} was opened.`,
    priority: PRIORITIES[index % PRIORITIES.length],
    status: STATUSES[index % STATUSES.length],
    successProbability: (index % 100) / 100,
    estimatedValue: 1000 + index,
    lastActivityAt: new Date(now - index * APART).toISOString(),
  }));
}

/**
 * @param {PeerCase[]} wanted
 * @param {Record<string, unknown>[]} answered
 * @throws {Error} the answer has other rows, another order or other values
 */
export function expectCases(wanted, answered) {
  const told = ({ lastActivityAt, ...rest }) => ({ ...rest, lastActivityAt: Date.parse(lastActivityAt) });
  const only = (row) => Object.fromEntries(Object.keys(wanted[0]).map((name) => [name, row[name]]));
  const [one, other] = [wanted.map(told), answered.map((row) => told(only(row)))].map((rows) => JSON.stringify(rows));
  if (one !== other)
    throw new Error(`Other rows than were stored: ${other.slice(0, 300)} instead of ${one.slice(0, 300)}`);
}
