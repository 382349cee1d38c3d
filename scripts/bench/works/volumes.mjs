import { getMany } from "../load.mjs";
import { interleave, median } from "../measure.mjs";

const CASES = 50_000;
const USERS = 2_000;
const AUDIT_LINES = 1_000_000;
const DOCUMENTS = 1_000_000;
/** Rows of one statement. */
const CHUNK = 50_000;
const ROUNDS = 5;
const REQUESTS = 8;
const APPENDED = 1_000;

/** The lists of the back office in a large firm, and a search by name beside the same search as bare SQL. */
export default async function measureVolumes(installation) {
  const { web, headers, userId } = await installation.addFirm("volumes", 10);
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: installation.databaseUrl("volumes") });
  await client.connect();
  try {
    await client.query(`UPDATE "User" SET roles = '{User,Admin}' WHERE id = $1`, [userId]);
    await client.query(FILL_USERS, [USERS]);
    await inChunks(CASES, (from, to) => client.query(FILL_CASES, [from, to]));
    await inChunks(DOCUMENTS, (from, to) => client.query(FILL_DOCUMENTS, [from, to, CASES]));
    await inChunks(AUDIT_LINES, (from, to) => client.query(FILL_AUDIT, [from, to]));
    // As autovacuum would: it also merges the rows that wait beside a trigram index.
    await client.query("VACUUM ANALYZE");
    // Where the worker's hourly look at the chain ends, which the made-up hashes would not survive.
    await client.query(CHAIN_STATE);

    const times = (path) => getMany({ url: web.url + path, headers, count: REQUESTS });
    const pages = async (name, path) => {
      const { totalPages } = await (await fetch(web.url + path, { headers })).json();
      const at = (page) => `${path}${path.includes("?") ? "&" : "?"}page=${page}`;
      for (const page of [1, totalPages]) await times(at(page));
      const { a, b } = await interleave(
        ROUNDS,
        () => times(at(totalPages)),
        () => times(at(1)),
      );
      const [last, first] = [a, b].map((rounds) => median(rounds.map(median)));
      return {
        ...{ work: `${name}, last page (${last.toFixed(1)} ms)`, against: `first page (${first.toFixed(1)} ms)` },
        ...{ value: last / first, shown: `${(last / first).toFixed(2)}x`, pass: 2, aim: 1.2 },
      };
    };
    return [
      await pages("admin list of 50,000 cases", "/api/admin/cases"),
      await pages("the same, one status", "/api/admin/cases?status=trial"),
      await pages("list of 2,000 users", "/api/admin/users"),
      await pages("audit log of 1,000,000 lines", "/api/admin/audit-logs"),
      await pages("the same, one level", "/api/admin/audit-logs?level=warning"),
      await nameSearch({ client, times }),
      await messageSearch({ client, times, search: "thing number 731232" }),
      await messageSearch({ client, times, search: "the thing" }),
      await append(client),
    ];
  } finally {
    await client.end();
    await installation.stop(web.pid);
  }
}

/** A file that was named once among a million, through the whole of a signed-in call. */
async function nameSearch({ client, times }) {
  const name = "bodycam 731232 ";
  const { rows } = await client.query(BARE_SEARCH, [`%${name}%`]);
  if (rows.length !== 1) throw new Error(`The bare search found ${rows.length} files`);
  const { ours, theirs } = await besideSql({
    ...{ client, times, path: `/api/search?query=${encodeURIComponent(name.trim())}` },
    statements: [BARE_SEARCH],
    part: name,
  });
  return {
    work: `file by name among 1,000,000 (${ours.toFixed(1)} ms)`,
    against: `raw SQL with a trigram index (${theirs.toFixed(1)} ms)`,
    ...{ value: ours / theirs, shown: `${(ours / theirs).toFixed(2)}x`, pass: 3, aim: 1.5 },
  };
}

/** Lines of the audit log by their message: the first page and how many there are. */
async function messageSearch({ client, times, search }) {
  const path = `/api/admin/audit-logs?search=${encodeURIComponent(search)}`;
  const { ours, theirs } = await besideSql({ client, times, path, statements: BARE_AUDIT, part: search });
  return {
    work: `audit log of 1,000,000 lines, "${search}" (${ours.toFixed(1)} ms)`,
    against: `raw SQL, trigram index, page and count (${theirs.toFixed(1)} ms)`,
    ...{ value: ours / theirs, shown: `${(ours / theirs).toFixed(2)}x`, pass: 3, aim: 1.5 },
  };
}

/** A signed-in call beside the statements that look for a part of a text. Milliseconds. */
async function besideSql({ client, times, path, statements, part }) {
  const bareTimes = async () => {
    const all = [];
    for (let count = 0; count < REQUESTS; count += 1) {
      const began = performance.now();
      for (const statement of statements) await client.query(statement, [`%${part}%`]);
      all.push(performance.now() - began);
    }
    return all;
  };
  await times(path);
  await bareTimes();
  const { a, b } = await interleave(ROUNDS, () => times(path), bareTimes);
  const [ours, theirs] = [a, b].map((rounds) => median(rounds.map(median)));
  return { ours, theirs };
}

/** What the index of the messages adds to the writing of a line. */
async function append(client) {
  const appendLines = async (isIndexed) => {
    await client.query("BEGIN");
    if (!isIndexed) await client.query('DROP INDEX "AuditEvent_message_userName_userEmail_idx"');
    const began = performance.now();
    for (let line = 0; line < APPENDED; line += 1) await client.query(FILL_AUDIT, [line, line]);
    const took = performance.now() - began;
    await client.query("ROLLBACK");
    return took / APPENDED;
  };
  const { a, b } = await interleave(
    ROUNDS,
    () => appendLines(true),
    () => appendLines(false),
  );
  const [ours, theirs] = [a, b].map(median);
  return {
    work: `a line's way into that log, the statement alone (${ours.toFixed(2)} ms)`,
    against: `without the index of the messages (${theirs.toFixed(2)} ms)`,
    ...{ value: ours / theirs, shown: `${(ours / theirs).toFixed(2)}x`, pass: 1.5, aim: 1.25 },
  };
}

async function inChunks(count, work) {
  for (let from = 1; from <= count; from += CHUNK) await work(from, Math.min(count, from + CHUNK - 1));
}

const FILL_USERS = `
  INSERT INTO "User" (id, email, "firstName", "lastName", "createdAt")
  SELECT gen_random_uuid(), 'person' || n || '@firm.example', 'Person', 'Number ' || n, now() - n * interval '1 hour'
  FROM generate_series(1, $1::int) n`;

const FILL_CASES = `
  INSERT INTO "Case" (id, "caseNumber", title, status, "createdById", "createdAt", "updatedAt")
  SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'V-' || n, 'State v. ' || left(md5(n::text), 10),
    (ARRAY['new', 'completed', 'trial', 'failed']::"CaseStatus"[])[1 + n % 4], owners.ids[1 + n % array_length(owners.ids, 1)],
    now() - n * interval '1 minute', now()
  FROM generate_series($1::int, $2::int) n, (SELECT array_agg(id) AS ids FROM "User") owners`;

/** $3 cases, to which the documents are dealt out in turn. */
const FILL_DOCUMENTS = `
  INSERT INTO "Document" (id, "caseId", "uploadedById", exhibit, "originalFileName", type, size, sha256, "storageKey",
    "wrappedKey", status, "pageCount", "pagesRead")
  SELECT gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad((1 + n % $3::int)::text, 12, '0'))::uuid, owner.id,
    1 + n / $3::int, (ARRAY['report', 'bodycam', 'statement', 'lab sheet'])[1 + n % 4] || ' ' || (n + 499999) % 1000000 || ' final.pdf',
    'pdf', 40000, md5(n::text), 'v' || n, decode(repeat('00', 61), 'hex'), 'completed', 12, 12
  FROM generate_series($1::int, $2::int) n, (SELECT id FROM "User" LIMIT 1) owner`;

const FILL_AUDIT = `
  INSERT INTO "AuditEvent" (at, level, action, message, "userId", "userName", "userEmail", "previousHash", hash)
  SELECT now() - (1000000 - n) * interval '30 seconds',
    (CASE WHEN n % 50 = 0 THEN 'error' WHEN n % 10 = 0 THEN 'warning' ELSE 'info' END)::"AuditLevel",
    (ARRAY['auth.login', 'case.read', 'document.read', 'case.update'])[1 + n % 4], 'Did the thing number ' || n,
    CASE WHEN n % 3 > 0 THEN gen_random_uuid() END, 'Person ' || n % 2000, 'person' || n % 2000 || '@firm.example',
    repeat('0', 64), md5(n::text)
  FROM generate_series($1::int, $2::int) n`;

const CHAIN_STATE = `
  INSERT INTO "Setting" (key, value, "updatedAt")
  SELECT 'audit-chain', jsonb_build_object('lastId', max(id)::text, 'lastHash', '', 'lines', count(*),
    'checkedAt', '2026-11-21T09:00:00.000Z', 'wholeAt', '2026-11-21T09:00:00.000Z', 'brokenLine', null), now()
  FROM "AuditEvent"`;

const BARE_SEARCH = `
  SELECT d.id, d."originalFileName", d.exhibit, c.id AS "caseId", c.title, c."caseNumber"
  FROM "Document" d JOIN "Case" c ON c.id = d."caseId"
  WHERE d."originalFileName" ILIKE $1 ORDER BY d."uploadedAt" DESC LIMIT 5`;

/** A page as the back office shows it, and how many lines there are. */
const BARE_AUDIT = [
  `SELECT * FROM "AuditEvent" WHERE message ILIKE $1 ORDER BY id DESC LIMIT 20`,
  `SELECT count(*) FROM "AuditEvent" WHERE message ILIKE $1`,
];
