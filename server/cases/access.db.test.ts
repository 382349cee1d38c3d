// @spec 6: access: own cases, same 404 for missing and another's
// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
import { randomUUID } from "node:crypto";
import { afterAll, expect, it, vi } from "vitest";
import { addCaseDate } from "#lib/contracts/case-dates.ts";
import type { Call } from "#lib/contracts/define-call.ts";
import * as ledger from "#lib/contracts/ledger.ts";
import { CALLS } from "#lib/contracts/index.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { signAccessToken } from "#server/sessions/access-token.ts";
import { buildAdmin, buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildFinding, uploadBytes } from "#server/testing/case-builders.ts";

afterAll(closeQueue);

type Resources = {
  caseId: string;
  documentId: string;
  analysisId: string;
  findingId: string;
  sessionId: string;
  annotationId: string;
  /** Of the discovery ledger, with a draft that ticks it and a letter that asked for another. */
  itemId: string;
  letterId: string;
  /** A date that somebody entered. */
  dateId: string;
  /** Of a charge with one element, and evidence for it from a citation. */
  chargeId: string;
  elementId: string;
  citationId: string;
  evidenceId: string;
  /** The same page of each document: what must not be told apart is the document. */
  pageNumber: "1";
};

/** The person whom each analysis lists. */
const WITNESS = "Ray Teague";
/** What is on the one page of the document. */
const WORDS = { pageNumber: 1, quote: "words", start: 0, end: 5 };

/** Resources of a user, with a ledger where the call is about it: to make one takes as many calls as all else. */
async function buildFor(user: TestUser, { path }: Pick<Call, "path">): Promise<Resources> {
  const { id: caseId } = await buildCase({ createdById: user.id });
  const bytes = new TextEncoder().encode("words");
  const { data } = await uploadBytes(user, { name: "a.txt", bytes, caseId });
  const analysis = await buildAnalysis({ caseId, status: "Completed" });
  const { id: findingId } = await buildFinding({
    analysisId: analysis.id,
    cites: [{ ...WORDS, documentId: data.fileId }],
  });
  const { id: sessionId } = await getDb().session.create({
    data: { userId: user.id, expiresAt: new Date(Date.now() + 60_000) },
  });
  const witness = {
    ...{ name: WITNESS, role: "officer", mayBeClient: false, standing: "officer", isComplainant: false },
    ...{ ownPapers: [data.fileId], places: [{ ...WORDS, documentId: data.fileId, status: "verified" }] },
  };
  await getDb().analysis.update({ where: { id: analysis.id }, data: { people: [witness] } });
  const page = { documentId: data.fileId, pageNumber: 1, text: "words", confidence: 1, source: "text" as const };
  await getDb().documentPage.create({ data: page });
  const { id: annotationId } = await getDb().annotation.create({
    data: { ...WORDS, documentId: data.fileId, color: "canary", note: "", authorId: user.id },
  });
  return {
    caseId,
    documentId: data.fileId,
    analysisId: analysis.id,
    findingId,
    sessionId,
    annotationId,
    ...(path.includes("/ledger") ? await buildLedger(user, caseId) : { itemId: randomUUID(), letterId: randomUUID() }),
    dateId: await buildDate(user, caseId),
    ...(await buildCharge({ caseId, findingId })),
    pageNumber: "1",
  };
}

const DATE = { kind: "hearing", title: "Suppression hearing", on: "2026-12-01" } as const;

const DRAFT: ledger.DraftContent = {
  ...{ recipient: "District Attorney", subject: "Re: State v. Doe", salutation: "Counsel:", opening: null },
  ...{ closing: null, signer: "A. Lawyer", signerRole: "", days: 14, items: [] },
};
/** Saved, sent and saved again: the version of a draft that is ready to be sent. */
const READY = 3;

async function buildDate(user: TestUser, id: string): Promise<string> {
  const { data } = await callRoute(addCaseDate, { params: { id }, body: DATE }, { as: user });
  return data.dates[0]!.id;
}

async function buildCharge({ caseId, findingId }: { readonly caseId: string; readonly findingId: string }) {
  const { id: citationId, documentId } = await getDb().citation.findFirstOrThrow({ where: { findingId } });
  const charge = await getDb().charge.create({ data: { caseId, name: "DUI" } });
  const element = await getDb().chargeElement.create({ data: { chargeId: charge.id, position: 0, text: "Drove" } });
  const evidence = await getDb().elementEvidence.create({
    data: { ...WORDS, elementId: element.id, documentId, side: "for", status: "verified" },
  });
  return { chargeId: charge.id, elementId: element.id, citationId, evidenceId: evidence.id };
}

async function buildLedger(user: TestUser, id: string) {
  const params = { id };
  const add = async (text: string) => {
    const { data } = await callRoute(ledger.addLedgerItem, { params, body: { text } }, { as: user });
    return data.items.find((item) => item.text === text)!.id;
  };
  const save = async (version: number, itemId: string) => {
    const content = { ...DRAFT, items: [{ id: itemId, text: null }] };
    return (await callRoute(ledger.saveRequestDraft, { params, body: { version, content } }, { as: user })).data
      .version;
  };
  const [asked, itemId] = [await add("Dash-cam video"), await add("Radio log")];
  const body = { version: await save(0, asked), sentOn: "2026-11-02" };
  const { data } = await callRoute(ledger.sendRequestLetter, { params, body }, { as: user });
  expect(await save(data.draft.version, itemId)).toBe(READY);
  return { itemId, letterId: data.letters[0]!.id };
}

/** What `{id}` is, by how the path begins. */
const ID_OF: readonly (readonly [RegExp, keyof Resources])[] = [
  [/^\/api\/case(?:analysis\/viability)?\//, "caseId"],
  [/^\/api\/account\/sessions\//, "sessionId"],
  [/^\/api\/document(?:s|viewer\/document)\//, "documentId"],
];

function paramsOf(contract: Call, resources: Resources): Record<string, string> {
  const [, idOf] = ID_OF.find(([start]) => start.test(contract.path)) ?? [];
  if (idOf === undefined && contract.path.includes("{id}"))
    throw new Error(`Say in ID_OF whose id the path ${contract.path} holds.`);
  const known: Record<string, string> = { ...resources, ...(idOf && { id: resources[idOf] }) };
  return Object.fromEntries([...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, known[name!]!]));
}

/** What a call with an id needs in its query. */
const QUERIES: Readonly<Record<string, Record<string, string>>> = { getOutlineFile: { witness: WITNESS } };

/** A valid body of every call with an id that takes one. A call that is missing here fails the test. */
const BODIES: Readonly<Record<string, unknown>> = {
  updateCase: { priority: "low" },
  startAnalysis: {},
  createAnnotation: WORDS,
  updateAnnotation: { note: "Ask about it." },
  reviewFinding: { verdict: "rejected" },
  assessViability: {},
  stopAnalysis: {},
  askChat: { message: "What words are there?" },
  // None: it takes no body.
  retryDocument: undefined,
  rereadDocument: undefined,
  addCaseDate: DATE,
  updateCaseDate: { ...DATE, isDone: true },
  addCharge: { name: "DUI", elements: ["Drove"] },
  updateCharge: { name: "DUI", elements: [{ id: null, text: "Impaired" }], removed: [] },
  addEvidence: { side: "against" },
  addPassage: { start: 0, end: 5, side: "against" },
  addLedgerItem: { text: "Lab notes" },
  updateLedgerItem: { state: "received" },
  saveRequestDraft: { version: READY, content: DRAFT },
  sendRequestLetter: { version: READY, sentOn: "2026-11-03" },
};

const calls = Object.entries(CALLS).filter(([, call]) => call.access === "user" && call.path.includes("{"));

async function expiredToken(user: TestUser): Promise<string> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 60 * 60 * 1000 });
  const token = await signAccessToken({ userId: user.id, sessionId: user.sessionId });
  vi.useRealTimers();
  return token;
}

it("lets everybody do what they may on what they may see, and nothing else", async () => {
  const [owner, other, admin, gone] = [await buildUser(), await buildUser(), await buildAdmin(), await buildUser()];
  await getDb().user.update({ where: { id: gone.id }, data: { isActive: false } });
  const actors = {
    none: undefined,
    expired: await expiredToken(owner),
    deactivated: gone.token,
    owner: owner.token,
    other: other.token,
    admin: admin.token,
  };
  const missing: Resources = {
    caseId: randomUUID(),
    documentId: randomUUID(),
    analysisId: randomUUID(),
    findingId: randomUUID(),
    sessionId: randomUUID(),
    annotationId: randomUUID(),
    itemId: randomUUID(),
    letterId: randomUUID(),
    dateId: randomUUID(),
    chargeId: randomUUID(),
    elementId: randomUUID(),
    citationId: randomUUID(),
    evidenceId: randomUUID(),
    pageNumber: "1",
  };
  const malformed: Resources = {
    caseId: "1' OR '1'='1",
    documentId: "..%2F..",
    analysisId: "0",
    findingId: "-1",
    sessionId: "me",
    annotationId: "NaN",
    itemId: "%00",
    letterId: "last",
    dateId: "today",
    chargeId: "all",
    elementId: "1",
    citationId: "..",
    evidenceId: "%27",
    pageNumber: "1",
  };

  const unexpected: string[] = [];
  let cells = 0;
  // Built again once a call was let in, which may have changed them; a refusal that changed them fails the next actor.
  const built = new Map<string, Resources>();
  const keyOf = (target: string, { path }: Call) =>
    `${target}, ${path.includes("/ledger") ? "with" : "without"} ledger`;
  const resourcesOf = async (target: "owner's" | "other's", contract: Call) => {
    const key = keyOf(target, contract);
    const resources = built.get(key) ?? (await buildFor(target === "owner's" ? owner : other, contract));
    built.set(key, resources);
    return resources;
  };
  for (const [name, contract] of calls) {
    for (const [actor, token] of Object.entries(actors)) {
      const refusals = new Set<string>();
      for (const target of ["owner's", "other's", "missing", "malformed"] as const) {
        const resources =
          target === "missing" ? missing : target === "malformed" ? malformed : await resourcesOf(target, contract);
        const body = ["POST", "PUT"].includes(contract.method) && !(name in BODIES) ? "no body is known" : BODIES[name];
        const answer = await callRoute(
          contract,
          { params: paramsOf(contract, resources), query: QUERIES[name], body },
          { as: token },
        );
        const mayUse = ["owner", "other", "admin"].includes(actor);
        // An admin works on every case, but another's sessions are nobody else's.
        const adminSees = actor === "admin" && target.endsWith("'s") && name !== "endSession";
        const maySee = target === `${actor}'s` || adminSees;
        const expected = !mayUse ? 401 : maySee ? contract.status : 404;
        if (answer.status !== expected) unexpected.push(`${name} as ${actor} on ${target}: ${answer.status}`);
        if (!answer.response.ok) refusals.add(JSON.stringify(answer.error));
        else if (contract.method !== "GET") built.delete(keyOf(target, contract));
        cells += 1;
      }
      // Another's, missing and malformed answer alike, word for word.
      if (refusals.size > 1) unexpected.push(`${name} as ${actor} tells refusals apart: ${[...refusals].join(" ")}`);
    }
  }
  expect(unexpected).toEqual([]);
  expect(calls.length).toBeGreaterThanOrEqual(10);
  expect(cells).toBe(calls.length * 6 * 4);
});

it("lets in whom a case is assigned to, and no longer when that ends", async () => {
  const [owner, colleague] = [await buildUser(), await buildUser()];
  const resources = await buildFor(owner, ledger.getLedger);
  const statuses = async () => {
    const reading = calls.filter(([, contract]) => contract.method === "GET");
    const answers = reading.map(([name, contract]) =>
      callRoute(contract, { params: paramsOf(contract, resources), query: QUERIES[name] }, { as: colleague }),
    );
    return new Set((await Promise.all(answers)).map((answer) => answer.status));
  };
  const assignment = { caseId: resources.caseId, userId: colleague.id };
  expect(await statuses()).toEqual(new Set([404]));
  await getDb().caseAssignment.create({ data: assignment });
  expect(await statuses()).toEqual(new Set([200]));
  await getDb().caseAssignment.delete({ where: { caseId_userId: assignment } });
  expect(await statuses()).toEqual(new Set([404]));
});

it("keeps a file that no case has taken to its uploader", async () => {
  const [owner, other] = [await buildUser(), await buildUser()];
  const { data } = await uploadBytes(owner, { name: "a.txt", bytes: new TextEncoder().encode("words") });
  const open = (as: TestUser) => callRoute(CALLS.getDocumentContent!, { params: { id: data.fileId } }, { as });
  expect((await open(owner)).status).toBe(200);
  expect((await open(other)).status).toBe(404);
});
