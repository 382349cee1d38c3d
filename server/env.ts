import { z } from "zod";

/** A variable with a value that cannot work. The message is one sentence that names the variable and the fix. */
export class EnvError extends Error {}

const text = (fallback: string) => z.string().trim().min(1).default(fallback);
const optional = z.string().trim().min(1).optional();
const port = z.coerce.number().int().min(1).max(65535);

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: port.default(3000),
  HOST: text("127.0.0.1"),
  /** Public address, for links in mails and single sign-on. */
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: text("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  /** A role that somebody has made for web and worker, where the one of DATABASE_URL may make none. */
  DATABASE_APP_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: optional,
  /** An OpenAI-compatible endpoint. Without it the offline analyst works alone and no document text leaves the machine. */
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).username === "" && /^(?:\?api-version=[\w.-]+)?$/.test(new URL(url).search))
    .optional(),
  OPENAI_API_KEY: optional,
  OPENAI_MODEL: optional,
  /** Tokens that prompt and answer may have together. */
  OPENAI_CONTEXT_TOKENS: z.coerce.number().int().min(2048).max(10_000_000).optional(),
  /** Seconds that the endpoint may send nothing before a smaller question is asked. */
  OPENAI_SILENCE_SECONDS: z.coerce.number().int().min(10).max(86_400).default(600),
  /** Without it mails are printed in the log. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** `name@firm.example` or `Name <name@firm.example>`. */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/)
    .optional(),
  /** The firm's single sign-on: any OpenID Connect issuer. All three or none. */
  SSO_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  SSO_CLIENT_ID: optional,
  SSO_CLIENT_SECRET: optional,
  /** What its button says. */
  SSO_LABEL: text("Sign in with your firm's account"),
  /** An S3-compatible service that keeps the documents, and a bucket of this installation alone. All five or none. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_REGION: optional,
  /** How many proxies stand in front; that many entries of X-Forwarded-For are believed. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  PERSONA_NAME: text("Curran"),
  PRODUCT_NAME: text("Odds & Evidence"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  /** `1`: the first admin finds the demo cases on the docket. */
  DEMO: z.enum(["0", "1"]).default("0"),
  /** When the worker makes a backup each night, by the clock of this machine; `off` for never. */
  BACKUP_TIME: z
    .string()
    .regex(/^(?:off|(?:[01]\d|2[0-3]):[0-5]\d)$/)
    .default("02:30"),
  /** Where those backups go; absent: DATA_DIR/backups. */
  BACKUP_DIR: optional,
  /** What backups are sealed for: the public half of a key that lies elsewhere, or a key or passphrase that opens them. */
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]+$/)
    .optional(),
  BACKUP_KEY: optional,
  /** Made by the start script into DATA_DIR/secrets. */
  TOKEN_SECRET: z
    .string()
    .regex(/^[0-9a-f]{64,}$/)
    .optional(),
  DOCUMENT_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** Where the build lies; the test run keeps its own beside that of a running server. */
  NEXT_DIST_DIR: text(".next"),
});

export type Env = z.infer<typeof schema>;

const FIXES: Partial<Record<keyof Env, string>> = {
  PORT: "use a whole number between 1 and 65535, for example PORT=3000",
  APP_URL: "use the full public address, for example APP_URL=https://cases.example.com",
  DATABASE_URL: "use an address such as postgresql://user:password@localhost:5432/odds, or leave it out",
  DATABASE_APP_URL:
    "use an address such as postgresql://app:password@localhost:5432/odds, for the same database as DATABASE_URL, or leave it out",
  ADMIN_EMAIL: "use one email address",
  OPENAI_BASE_URL:
    "use the address of the endpoint without key or query (except Azure's api-version), for example OPENAI_BASE_URL=http://127.0.0.1:11434/v1, or leave it out",
  OPENAI_SILENCE_SECONDS: "use seconds from 10 to 86400, for example 600, or leave it out",
  OPENAI_CONTEXT_TOKENS: "use the model's context length in tokens, at least 2048, for example 8192, or leave it out",
  SMTP_URL: "use an address such as smtps://user:password@mail.example.com:465, or leave it out",
  MAIL_FROM: "use the address that emails come from, for example MAIL_FROM=cases@firm.example",
  SSO_ISSUER: "use the issuer's address, for example SSO_ISSUER=https://accounts.google.com",
  S3_ENDPOINT:
    "use the service's address without the bucket, for example S3_ENDPOINT=https://s3.us-east-1.amazonaws.com",
  S3_BUCKET: "use the bucket's name, 3 to 63 lowercase letters, digits, dots and hyphens",
  BACKUP_TIME: "use a time of day such as 02:30, or off",
  BACKUP_RECIPIENT: "use the public key that begins with age1, or leave it out",
  TRUST_PROXY: "use the number of proxies in front of the server, 0 to 10",
  DEMO: "use DEMO=1 to load the demo cases, or leave it out",
  LOG_LEVEL: "use one of trace, debug, info, warn, error, fatal, silent",
  TOKEN_SECRET: "use at least 64 hexadecimal characters, or leave it out to have one generated",
  DOCUMENT_KEY: "use exactly 64 hexadecimal characters, or leave it out to have one generated",
};

/**
 * Reads and checks the environment. An empty value counts as absent, so that `PORT=` in a .env file means the default.
 * @throws EnvError for the first variable that cannot work.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const result = schema.safeParse(given);
  if (result.success) return withPartners(result.data);
  const name = String(result.error.issues[0]?.path[0]) as keyof Env;
  throw new EnvError(`${name} has an invalid value: ${FIXES[name] ?? "see .env.example"}.`);
}

/** @throws EnvError for a setting without the one that it needs. */
function withPartners(env: Env): Env {
  if (env.SMTP_URL !== undefined && env.MAIL_FROM === undefined)
    throw new EnvError("MAIL_FROM is not set but SMTP_URL is: set it to the address that mails come from.");
  if (env.OPENAI_BASE_URL !== undefined && env.OPENAI_MODEL === undefined)
    throw new EnvError("OPENAI_MODEL is not set but OPENAI_BASE_URL is: set it to the model's name at that endpoint.");
  if (env.OPENAI_MODEL !== undefined && env.OPENAI_BASE_URL === undefined)
    throw new EnvError(
      "OPENAI_BASE_URL is not set but OPENAI_MODEL is: set it to the endpoint that documents may go to.",
    );
  requireAllOrNone(env, ["SSO_ISSUER", "SSO_CLIENT_ID", "SSO_CLIENT_SECRET"], "single sign-on");
  requireAllOrNone(env, S3_SETTINGS, "keeping documents in S3");
  return env;
}

const S3_SETTINGS = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_REGION"] as const;

function requireAllOrNone(env: Env, names: readonly (keyof Env)[], purpose: string): void {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return;
  const list = `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  throw new EnvError(`${missing[0]} is not set: ${purpose} needs ${list}.`);
}

/** The address where people reach the product, without a slash at its end: the base of every link that leaves it. */
export function publicUrlOf({ APP_URL, HOST, PORT }: Env): string {
  if (APP_URL !== undefined) return APP_URL.replace(/\/$/, "");
  if (["127.0.0.1", "0.0.0.0", "::", "::1"].includes(HOST)) return `http://localhost:${PORT}`;
  return `http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${PORT}`;
}

let read: Env | undefined;

/** The environment of this process, read once. The only door to `process.env` in the application. */
export function getEnv(): Env {
  read ??= readEnv(process.env);
  return read;
}

/** The key of a restored backup, for the rest of the process that restores it. */
export function adoptDocumentKey(key: string): void {
  getEnv().DOCUMENT_KEY = key;
}

/**
 * Tells next-auth where people reach the product, the base of the address that the identity provider sends them back to.
 * It takes this from the environment alone; what a firm may have set there for another program must not count.
 */
export function provideNextAuthUrl(): void {
  process.env.NEXTAUTH_URL = new URL("/api/auth", publicUrlOf(getEnv())).href;
}

/** @throws EnvError when a value that only the start script provides is absent: the process was started by hand. */
export function requireEnv<K extends "DATABASE_URL" | "TOKEN_SECRET" | "DOCUMENT_KEY">(name: K): NonNullable<Env[K]> {
  const value = getEnv()[name];
  if (value === undefined) throw new EnvError(`${name} is not set: start with npm start, which provides it.`);
  return value;
}
