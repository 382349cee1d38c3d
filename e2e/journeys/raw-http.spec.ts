// @spec product: every answer: one error body, headers, bounded bodies, lengths
import { randomBytes } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { sendRaw } from "../support/raw-http.ts";
import { newEmail, registerPerson } from "../support/register-person.ts";
import { runSql } from "../support/run-sql.ts";
import { startApp } from "../support/start-app.ts";
import { expect, test } from "../support/shared-browser.ts";

const url = process.env.APP_URL ?? "";
const host = new URL(url).host;
const ask = (line: string, ...headers: string[]) =>
  sendRaw(url, [[`${line} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers, "", ""].join("\r\n")]);

/** Every answer has these, whoever made it. */
const ALWAYS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "content-security-policy": expect.stringContaining("frame-ancestors 'none'") as unknown,
};

function failure(body: Buffer) {
  const { success, code, message, error } = JSON.parse(body.toString()) as Record<string, unknown>;
  expect(error).toBe(message);
  return [success, code];
}

test("every failure has the one body and the headers, whatever the request line says", async () => {
  for (const [line, status, code] of [
    ["GET /api/%ff", 400, "invalid"],
    ["GET /api/case/%E0%A4%A", 400, "invalid"],
    ["GET /%ff", 400, "invalid"],
    ["GET *", 400, "invalid"],
    ["TRACE /api/health/live", 405, "wrong_method"],
    ["TRACE /login", 405, "wrong_method"],
    ["PROPFIND /api/case", 405, "wrong_method"],
    ["POST /login", 405, "wrong_method"],
    ["PATCH /api/case", 405, "wrong_method"],
    ["GET /api/auth/login", 405, "wrong_method"],
    ["DELETE /api/health/live", 405, "wrong_method"],
    ["GET /api/nothing", 404, "not_found"],
    ["GET /login/../api/nothing", 404, "not_found"],
    ["GET http://evil.example/api/nothing", 404, "not_found"],
    ["GET /api/case", 401, "unauthenticated"],
    [`GET /${"x".repeat(20_000)}`, 431, "headers_too_large"],
    ["NONSENSE", 400, "invalid"],
  ] as const) {
    const answer = await ask(line);
    expect([line.slice(0, 60), answer.status], answer.body.toString().slice(0, 200)).toEqual([
      line.slice(0, 60),
      status,
    ]);
    expect(answer.headers, line).toMatchObject({ ...ALWAYS, "content-type": "application/json" });
    expect(answer.headers["x-request-id"], line).toMatch(/^[0-9a-f-]{36}$/);
    const body = answer.headers["transfer-encoding"] === undefined ? answer.body : unchunk(answer.body);
    expect(failure(body), line).toEqual([false, code]);
  }
});

function unchunk(body: Buffer): Buffer {
  const text = body.toString("latin1");
  return Buffer.from(text.slice(text.indexOf("\r\n") + 2, text.lastIndexOf("\r\n0\r\n")), "latin1");
}

test("a page has its policy under every spelling of its path, an answer of the API its own", async () => {
  for (const path of ["/login", "/api/../login", "/x/%2e%2e/login", "/api\\..\\login", "http://evil.example/login"]) {
    const { status, headers } = await ask(`GET ${path}`);
    expect([path, status]).toEqual([path, 200]);
    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(headers["content-security-policy"]).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
  }
  const live = await ask("GET /api/health/live", "Expect: the-unexpected");
  expect(live.headers).toMatchObject({ ...ALWAYS, "cache-control": "no-store" });
  expect(live.status).toBe(200);
});

test("the framework's resizer of pictures, which no screen uses, fetches nothing for a stranger", async () => {
  const answer = await ask("GET /_next/image?url=%2Flogin&w=64&q=75");
  expect([answer.status, answer.headers]).toMatchObject([404, ALWAYS]);
});

test("strict transport is on every answer of a server that is reached by https", async () => {
  test.slow();
  const port = await freePort();
  const local = `http://127.0.0.1:${port}`;
  const stop = await startApp(port, { APP_URL: "https://cases.firm.example" });
  try {
    for (const path of ["/login", "/api/health/live", "/api/nothing", "/api/%ff", "/_next/nothing", "/nothing"]) {
      const answer = await sendRaw(local, [`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`]);
      expect([path, answer.headers["strict-transport-security"]]).toEqual([path, "max-age=31536000"]);
    }
  } finally {
    await stop();
  }
});

test("a body without end is cut at its limit, before the sign-in call has looked at it", async () => {
  const head = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`;
  for (const [path, type, status] of [
    ["/api/auth/login", "application/json", 413],
    ["/api/auth/forgot-password", "application/json; charset=utf-8", 413],
    ["/api/auth/login", "text/plain", 400],
    ["/api/nothing", "application/json", 404],
    ["/login", "multipart/form-data; boundary=x", 405],
  ] as const) {
    const endless = function* () {
      yield head(path, type);
      for (;;) yield chunk;
    };
    let answer = await sendRaw(url, endless());
    // The server gives whoever goes on sending a second to read its answer; on a busy machine this process may not run
    // for as long, and then the answer is lost with the connection. hang-up.test.ts looks at that.
    for (let again = 0; again < 3 && answer.status === 0; again += 1) answer = await sendRaw(url, endless());
    expect([path, answer.status]).toEqual([path, status]);
  }
  const announced = await ask("POST /api/auth/login", "Content-Type: application/json", "Content-Length: 400000000");
  expect(announced.status).toBe(413);
});

test("an original has its length, whole and in parts, and a damaged one is noticed by every client", async ({
  request,
}) => {
  const { token } = await registerPerson(request, newEmail());
  const bytes = Buffer.concat([Buffer.from("Plain words.\n".repeat(30)), Buffer.alloc(600_000, "words \n")]);
  const sent = await request.post("/api/fileupload/upload", {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: "report.txt", mimeType: "text/plain", buffer: bytes } },
  });
  const { fileId } = (await sent.json()) as { fileId: string };
  const get = (version: string, ...headers: string[]) =>
    sendRaw(url, [
      [
        `GET /api/documents/${fileId}/original HTTP/${version}`,
        ...[
          `Host: ${host}`,
          `Authorization: Bearer ${token}`,
          "Connection: close",
          "Accept-Encoding: gzip",
          ...headers,
        ],
        ...["", ""],
      ].join("\r\n"),
    ]);
  for (const version of ["1.1", "1.0"]) {
    const whole = await get(version);
    expect(whole.headers).toMatchObject({
      "content-length": String(bytes.length),
      "cache-control": "no-store, no-transform",
    });
    expect([whole.status, whole.body.equals(bytes)]).toEqual([200, true]);
    const part = await get(version, "Range: bytes=100000-199999");
    expect(part.headers).toMatchObject({
      "content-length": "100000",
      "content-range": `bytes 100000-199999/${bytes.length}`,
    });
    expect([part.status, part.body.equals(bytes.subarray(100_000, 200_000))]).toEqual([206, true]);
  }
  const [row] = await runSql<{ key: string }>(`SELECT "storageKey" AS key FROM "Document" WHERE id = $1`, [fileId]);
  const key = row?.key ?? "";
  const stored = join(process.env.DATA_DIR ?? "", "documents", key.slice(0, 2), key.slice(2, 4), key);
  const file = await open(stored, "r+");
  await file.write(randomBytes(8), 0, 8, 400_000);
  await file.close();
  for (const version of ["1.1", "1.0"]) {
    const cut = await get(version);
    expect(Number(cut.headers["content-length"])).toBe(bytes.length);
    expect(cut.body.length, "what was damaged never comes out").toBeLessThan(400_000);
    const part = await get(version, "Range: bytes=0-499999");
    expect(part.status, "a part is verified before it is answered").toBe(500);
  }
});
