import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerWith, refuse, startModelServer } from "../../server/llm/testing/model-server.ts";
import { signInAdmin } from "../support/admin-session.ts";
import { freePort } from "../support/free-port.ts";
import { runSql } from "../support/run-sql.ts";
import { startApp } from "../support/start-app.ts";
import { expect, test } from "../support/shared-browser.ts";

const READING = {
  ...{ contradictions: [], gaps: [], factors: [], events: [], actions: [], facts: [] },
  issues: [{ quotes: ["D1.1 Van empty, engine warm."], text: "Who drove?" }],
};
const KEY = "sk-key-that-nobody-sees-7741";

// A firm with a model: a web process of its own, and over real HTTP a model server that somebody else wrote.
// @spec product: model status and 'Test connection'; the key nowhere
test("Test connection: an answer, a refused key, an unknown model, a dead server, and the key nowhere", async ({
  page,
  request,
}) => {
  test.slow();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = await mkdtemp(join(tmpdir(), "model-journey-"));
  const logFile = join(folder, "log");
  const model = await startModelServer((asked) => ({ ...answerWith(asked, READING), model: "firm-model-7b" }));
  const endpoint = new URL(model.baseUrl).host;
  const stop = await startApp(
    port,
    {
      APP_URL: url,
      LOG_LEVEL: "debug",
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_API_KEY: KEY,
      OPENAI_MODEL: "firm-model",
    },
    logFile,
  );
  try {
    await signInAdmin(page, request);
    const answers: string[] = [];
    page.on("response", async (answer) => {
      if (answer.url().includes("/api/")) answers.push(await answer.text().catch(() => ""));
    });
    await page.goto(`${url}/admin/health`);
    const row = page
      .getByRole("main")
      .locator("dl > div")
      .filter({ has: page.getByText("Model", { exact: true }) });
    await expect(row).toContainText(`firm-model at ${endpoint}, not used yet`);
    const button = row.getByRole("button", { name: "Test connection" });
    const outcome = row.getByRole("status");

    await button.click();
    await expect(outcome).toHaveText(
      /^firm-model-7b answered in \d+ ms\. Window: 8,192 tokens, assumed .* It follows the required answer format\. [\d.]+ tokens per second\. 1 of 1 quotes were found on the page\.$/,
    );
    await expect(row).toContainText("reachable at its last use");
    await expect(button).toBeFocused();
    expect(model.asked().length, "it was really asked").toBeGreaterThan(0);

    model.setReply(() => refuse(401, `Incorrect API key provided: ${KEY}.`));
    await button.click();
    await expect(outcome).toHaveText(
      `The model server at ${endpoint} refused the key (HTTP 401). 401 Incorrect API key provided: [key].`,
    );
    await expect(row).toContainText(`firm-model at ${endpoint}, failed at its last use`);
    await page.reload();
    await expect(row).toContainText(
      `failed at its last use: The model server at ${endpoint} refused the key (HTTP 401).`,
    );

    model.setReply(() => refuse(404, "The model `firm-model` does not exist", { code: "model_not_found" }));
    await button.click();
    await expect(outcome).toHaveText(
      `The model server at ${endpoint} does not know the model firm-model. 404 The model \`firm-model\` does not exist`,
    );

    await model.stop();
    await button.click();
    await expect(outcome).toContainText(`The model server at ${endpoint} could not be reached`);

    await page.goto(`${url}/admin/settings`);
    await expect(page.getByText("firm-model", { exact: false }).first()).toBeVisible();
    expect(await page.content()).not.toContain(KEY);
    const lines = await runSql<{ level: string; message: string }>(
      `SELECT level, message FROM "AuditEvent" WHERE action = 'model.test' AND message LIKE $1 ORDER BY id`,
      [`%${endpoint}%`],
    );
    expect(lines).toEqual([
      { level: "info", message: `Tested the model firm-model at ${endpoint}: it answers` },
      ...Array.from({ length: 3 }, () => ({
        level: "warning",
        message: `Tested the model firm-model at ${endpoint}: it does not answer`,
      })),
    ]);
    const stored = await runSql(
      `SELECT 1 FROM "AuditEvent" WHERE message LIKE $1 UNION ALL SELECT 1 FROM "Setting" WHERE value::text LIKE $1`,
      [`%${KEY}%`],
    );
    expect(stored).toEqual([]);
    expect(answers.length).toBeGreaterThan(5);
    expect(answers.join("\n")).not.toContain(KEY);
    const log = await readFile(logFile, "utf8");
    expect(log).toContain("/api/admin/model/test");
    expect(log).not.toContain(KEY);
  } finally {
    await stop();
    await model.stop().catch(() => {});
    await rm(folder, { recursive: true, force: true });
  }
});
