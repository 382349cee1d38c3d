// @spec 7: every call, whatever is sent: no 5xx
import { afterAll, expect, test } from "vitest";
import { createAnnotation } from "#lib/contracts/annotations.ts";
import type { Call } from "#lib/contracts/define-call.ts";
import { CALLS } from "#lib/contracts/index.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildAdmin, buildRegistrationCode, buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildFinding, uploadBytes } from "#server/testing/case-builders.ts";
import {
  hostileText,
  type Given,
  pick,
  type Random,
  randomFrom,
  schemaOf,
  valueFor,
} from "#server/testing/fuzz-values.ts";

afterAll(closeQueue);

/** A pass of each seed. 1,500 find more and take a minute each on a busy machine. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 500);
/** Milliseconds, where two dozen other programs want the processor, too. */
const PATIENCE = Math.max(300_000, REQUESTS * 800);
/** After so many requests what was deleted is made again. */
const WORLD_LASTS = 30;

/** Each call with what its contract says about its parts. */
const targets = Object.values(CALLS).map((contract) => ({
  contract,
  query: schemaOf(contract.query),
  body: schemaOf(contract.body),
}));
type Target = (typeof targets)[number];

/** Somebody of each role, and one of everything that an id may name. */
async function buildWorld(random: Random) {
  const [user, admin] = [await buildUser(), await buildAdmin()];
  const firmCase = await buildCase({ createdById: user.id, title: '=HYPERLINK(1) \u202e "v." Marlow' });
  const text = `Officer Hale stopped the car at 22:10. ${random()}`;
  const bytes = new Uint8Array(Buffer.from(text));
  const { data: document } = await uploadBytes(user, { name: "report.txt", bytes, caseId: firmCase.id });
  await getDb().documentPage.create({
    data: { documentId: document.fileId, pageNumber: 1, text, confidence: 1, source: "text" },
  });
  await getDb().document.update({ where: { id: document.fileId }, data: { status: "completed", pageCount: 1 } });
  const analysis = await buildAnalysis({ caseId: firmCase.id, status: "Completed", completedAt: new Date() });
  const finding = await buildFinding({ analysisId: analysis.id });
  const note = { pageNumber: 1, quote: "Officer Hale", start: 0, end: 12 };
  const annotation = await callRoute(createAnnotation, { params: { id: document.fileId }, body: note }, { as: user });
  const code = await buildRegistrationCode();
  const ids = {
    case: firmCase.id,
    viability: firmCase.id,
    documents: document.fileId,
    document: document.fileId,
    analysis: analysis.id,
    finding: finding.id,
    annotations: annotation.data.id,
    "registration-codes": code.id,
    users: user.id,
    sessions: user.sessionId,
  };
  return { user, admin, ids };
}
type World = Awaited<ReturnType<typeof buildWorld>>;

function requestFor({ contract, query, body }: Target, { user, admin, ids }: World, random: Random) {
  const given = { random, malice: pick(random, [0, 0.2, 0.6]), ids: Object.values(ids) };
  const asked = valueFor(query, { ...given, malice: 0 }) as Record<string, unknown>;
  for (const name of Object.keys(asked)) if (random() < given.malice) asked[name] = hostileText(random);
  const owner = contract.access === "admin" ? admin : user;
  // What no header can hold never arrives.
  const as = random() < 0.9 ? owner : pick(random, [user, encodeURIComponent(hostileText(random).toWellFormed())]);
  const address = `10.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}.1`;
  const input = { params: paramsFor(contract, ids, given), query: asked };
  return { input, options: { as, address, ...bodyFor(contract, body, given) } };
}

/** The id of something that is of the kind that the path names, mostly. */
function paramsFor(contract: Call, ids: World["ids"], { random, malice }: Given) {
  const places = [...contract.path.matchAll(/(\w+|[\w-]+)\/\{(\w+)\}/g)];
  return Object.fromEntries(
    places.map(([, kind = "", name = ""]) => {
      // Always answered by a 404 before the body is looked at, so none of these without malice.
      if (random() < malice / (name === "pageNumber" ? 1 : 4)) return [name, hostileText(random).toWellFormed()];
      if (name === "pageNumber") return [name, pick(random, ["1", "2"])];
      const right = Object.entries(ids).find(([key]) => kind === key || kind === `${key}s` || name === `${key}Id`);
      return [name, random() < 0.1 || right === undefined ? pick(random, Object.values(ids)) : right[1]];
    }),
  );
}

function bodyFor(contract: Call, schema: Target["body"], given: Given) {
  const { random, malice } = given;
  if (contract.method === "GET" || contract.method === "DELETE") return {};
  if (contract.encoding === "multipart") return { rawBody: formFor(given) };
  if (random() < malice / 4)
    return { rawBody: pick(random, ["", "{", "\0", "[[[[", '{"a":1}{}', "nul", '"', "[".repeat(100_000)]) };
  return { rawBody: JSON.stringify(valueFor(schema, given) ?? null) };
}

function formFor({ random, malice, ids }: Given): FormData {
  const form = new FormData();
  const text = (fine: string) => (random() < malice ? hostileText(random) : fine);
  if (random() < 0.5) form.append("caseId", text(pick(random, ids)));
  if (random() < 0.5) form.append("uploadSessionId", text("session"));
  if (random() < malice) form.append(hostileText(random), hostileText(random));
  const name = text(pick(random, ["report.txt", "scan.pdf", "a.docx"]));
  const bytes = pick(random, ["", "Plain words.", "%PDF-1.7\n", "\0\0\0", hostileText(random)]);
  form.append(text("file"), new File([bytes], name, { type: pick(random, ["text/plain", "application/pdf", ""]) }));
  return form;
}

test("U+0000 in any text of any call is a 400", async () => {
  const random = randomFrom(1);
  const world = await buildWorld(random);
  let asked = 0;
  for (const { contract, query, body } of targets) {
    if (contract.encoding === "multipart") continue;
    const as = contract.access === "admin" ? world.admin : world.user;
    const given = { random, malice: 0, ids: Object.values(world.ids) };
    const params = paramsFor(contract, world.ids, given);
    for (const [part, schema] of Object.entries({ query, body }))
      for (const name of Object.keys(schema.properties ?? {})) {
        const fine = valueFor(schema, given) as object;
        const input = { params, [part]: { ...fine, [name]: "a\0b" } };
        const { status } = await callRoute(contract, input as never, { as });
        expect([contract.method, contract.path, name, status]).toEqual([contract.method, contract.path, name, 400]);
        asked += 1;
      }
  }
  expect(asked).toBeGreaterThan(50);
});

test.each([20_261_122, 7, 4_180_001])(
  "whatever is sent to the calls, none answers 5xx (seed %i)",
  async (seed) => {
    const random = randomFrom(seed);
    const failures: unknown[] = [];
    const statuses = new Map<number, number>();
    let world: World | undefined;
    let isSignedOut = false;
    for (let count = 0; count < REQUESTS; count += 1) {
      if (world === undefined || isSignedOut || count % WORLD_LASTS === 0) world = await buildWorld(random);
      const target = targets[Math.floor(random() * targets.length)]!;
      const { input, options } = requestFor(target, world, random);
      // A failure in the middle of an answer counts as well: it is read to its end.
      const status = await callRoute(target.contract, input as never, options)
        .then(async ({ response }) => {
          if (!response.bodyUsed) await response.arrayBuffer();
          return response.status;
        })
        .catch((error: unknown) => String(error));
      // Signed out, deactivated or with a new password: nothing would be tested from here on.
      isSignedOut = status === 401 && typeof options.as === "object" && target.contract.access !== "public";
      if (typeof status === "number") statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (typeof status === "string" || status >= 500)
        failures.push({
          status,
          method: target.contract.method,
          path: target.contract.path,
          ...input,
          body: "rawBody" in options ? options.rawBody : null,
        });
    }
    expect(failures).toEqual([]);
    // That much must get through, or the test proves little.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 5);
  },
  PATIENCE,
);
