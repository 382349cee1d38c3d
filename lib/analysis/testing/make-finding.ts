import type { Finding } from "#lib/contracts/findings.ts";

/** A verified event without places; `fields` say what the test is about. */
export function makeFinding(fields: Partial<Finding> = {}): Finding {
  return {
    id: crypto.randomUUID(),
    pointId: crypto.randomUUID(),
    kind: "event",
    engine: "offline",
    text: "",
    detail: "",
    weight: null,
    isTentative: false,
    verified: true,
    basis: null,
    checklist: null,
    items: [],
    eventDate: null,
    eventTime: null,
    dateInferred: false,
    eventDoubt: null,
    eventWords: null,
    isScheduled: false,
    auditVerdict: null,
    auditWhy: null,
    alsoSaid: [],
    verdict: "proposed",
    note: null,
    reviewedBy: null,
    reviewedAt: null,
    citations: [],
    ...fields,
  };
}
