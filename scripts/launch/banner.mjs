import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { inRoot, ROOT } from "../lib/paths.mjs";

const RULE = "-".repeat(60);

/**
 * What the terminal shows once the app answers: four lines, one more while mail is off, and while nobody has an account also the way in.
 * @param {object} facts
 * @param {import("../../server/env.ts").Env} facts.env
 * @param {string} facts.url
 * @param {string | null} facts.ticket
 * @param {number} facts.readyInMs
 * @returns {string}
 */
export function banner({ env, url, ticket, readyInMs }) {
  const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const inside = relative(ROOT, env.DATA_DIR);
  const data = inside.startsWith("..") ? env.DATA_DIR : `./${inside}`;
  const lines = [
    `${env.PRODUCT_NAME} ${version}   ready in ${(readyInMs / 1000).toFixed(1)} s`,
    `Open        ${url}`,
    `Data        ${data}   (database, uploads, keys: back this up)`,
    env.OPENAI_BASE_URL
      ? `Analysis    ${env.OPENAI_MODEL} at ${new URL(env.OPENAI_BASE_URL).host}, with the built-in rules`
      : "Analysis    built-in offline analyst",
  ];
  if (!env.SMTP_URL) lines.push("Mail off: links appear in this log (set SMTP_URL)");
  if (ticket) {
    lines.splice(1, 0, RULE);
    lines.push(
      RULE,
      "No users yet. Your Golden Ticket (works once, creates an admin):",
      `    ${ticket}`,
      `Register:   ${url}/register?code=${ticket}`,
      RULE,
    );
  }
  return `\n${lines.map((line) => `  ${line}`).join("\n")}\n`;
}
