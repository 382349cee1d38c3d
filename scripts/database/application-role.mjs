import { createHmac } from "node:crypto";
import { connect } from "./migrate.mjs";

/** Of the tables of the queue, whose schema is there once the queues were made. */
const QUEUE = "pgboss";

/**
 * The address that web and worker use: the same database through a role that owns nothing. It may not change the
 * schema, and not change or remove a line of the audit log. The role is made, or brought up to date, by the owner.
 * @param {{ url: string, documentKey: string, given?: string }} options url: the owner's; given: an address of a role
 *   that somebody has made
 * @returns {Promise<string>} the owner's own address where the role cannot be made or used; then it says so
 */
export async function readyApplicationRole({ url, documentKey, given }) {
  const wanted = given ?? applicationUrl({ url, documentKey });
  const role = decodeURIComponent(new URL(wanted).username);
  const owner = await connect(url);
  try {
    const { mayMakeRoles, isSuperuser } = await rightsOf(owner);
    if (!given && !mayMakeRoles) {
      console.error(
        "Web and worker use the database owner's account, because it may not create roles. Create a role for them and set DATABASE_APP_URL.",
      );
      return url;
    }
    await owner.query("BEGIN");
    // Of two hosts that set up at once the second waits, and finds the role there.
    await owner.query("SELECT pg_advisory_xact_lock(hashtext('odds-and-evidence application role'))");
    if (!given) await makeRole(owner, { role, password: decodeURIComponent(new URL(wanted).password), isSuperuser });
    await grant(owner, role);
    await owner.query("COMMIT");
    const failure = await failureAt(wanted);
    if (failure === null) return wanted;
    // A server may let in only whom its own list of accounts names.
    console.error(
      `Web and worker use the database owner's account, because the role ${role} cannot sign in (${failure.message}).`,
    );
    return url;
  } finally {
    await owner.end().catch(() => {});
  }
}

/**
 * Where the role is, without asking. Its password comes from the document key: every host that may read documents can
 * tell it, and nobody who knows the owner's password alone.
 * @param {{ url: string, documentKey: string }} options
 */
export function applicationUrl({ url, documentKey }) {
  const address = new URL(url);
  const database = decodeURIComponent(address.pathname.slice(1));
  // PostgreSQL cuts a name after 63 bytes.
  address.username = `${database.slice(0, 59)}_app`;
  address.password = createHmac("sha256", Buffer.from(documentKey, "hex"))
    .update("odds-and-evidence application role 1")
    .digest("hex");
  return address.href;
}

/**
 * @param {string} url
 * @returns {Promise<boolean>} whether there is no such role, or it has another password; not that the server is away
 */
export async function isRefused(url) {
  return ["28P01", "28000"].includes((await failureAt(url))?.code);
}

/** @returns {Promise<{ code?: string, message: string } | null>} why nobody can connect there; null when one can */
async function failureAt(url) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => {});
  }
}

async function rightsOf(client) {
  const { rows } = await client.query(
    `SELECT rolsuper OR rolcreaterole AS "mayMakeRoles", rolsuper AS "isSuperuser"
     FROM pg_roles WHERE rolname = current_user`,
  );
  return rows[0];
}

async function makeRole(client, { role, password, isSuperuser }) {
  const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [role]);
  const what = rowCount === 0 ? "CREATE" : "ALTER";
  // A role that somebody made by hand may have them; only a superuser may take them away, or as much as name them.
  const gravest = isSuperuser ? "NOSUPERUSER NOREPLICATION NOBYPASSRLS" : "";
  const rights = `LOGIN NOCREATEDB NOCREATEROLE ${gravest}`;
  // Statements of roles take no parameters.
  await client.query(
    `${what} ROLE ${client.escapeIdentifier(role)} ${rights} PASSWORD ${client.escapeLiteral(password)}`,
  );
}

/** Every right again each time: tables that a migration has added have none yet. */
async function grant(client, role) {
  const to = client.escapeIdentifier(role);
  const { rowCount: hasQueue } = await client.query("SELECT 1 FROM pg_namespace WHERE nspname = $1", [QUEUE]);
  for (const schema of hasQueue ? ["public", QUEUE] : ["public"]) {
    await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${to}`);
    await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${to}`);
    await client.query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${to}`);
  }
  await client.query(`REVOKE INSERT, UPDATE, DELETE ON "_prisma_migrations" FROM ${to}`);
  await client.query(`REVOKE UPDATE, DELETE ON "AuditEvent" FROM ${to}`);
  await client.query("REVOKE CREATE ON SCHEMA public FROM PUBLIC");
}
