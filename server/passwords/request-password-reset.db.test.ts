// @spec 2.2: admin login, forgot and reset password, change password
import { createServer, type Socket } from "node:net";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import * as calls from "#lib/contracts/auth.ts";
import { getDb } from "#server/db/client.ts";
import { getEnv } from "#server/env.ts";
import { log } from "#server/log.ts";
import { buildUser, TEST_PASSWORD } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { backgroundIsDone } from "./in-background.ts";

const mailServer = await vi.hoisted(async () => {
  const { startMailServer } = await import("#server/testing/mail-server.ts");
  const started = await startMailServer();
  process.env.SMTP_URL = started.url;
  process.env.MAIL_FROM = "Odds & Evidence <cases@firm.example>";
  process.env.APP_URL = "https://cases.firm.example/";
  return started;
});

const MESSAGE = "If an account with that email exists, a password reset link has been sent.";
const address = "10.7.0.1";

const forgot = (email: string, from = address, headers = {}) =>
  callRoute(calls.forgotPassword, { body: { email } }, { address: from, headers });

/** Asks, waits for what happens afterwards, and gives the mails that came of it. */
async function mailsAfter(ask: () => Promise<unknown>) {
  mailServer.mails.length = 0;
  await ask();
  await backgroundIsDone();
  return [...mailServer.mails];
}

const linkIn = (source: string) => new URL(/https?:\/\/\S+/.exec(source)?.[0] ?? "none:");

afterEach(() => backgroundIsDone());
afterAll(() => mailServer.stop());

describe("POST /api/auth/forgot-password", () => {
  test("mails a link that resets the password", async () => {
    const user = await buildUser();
    const [mail, ...others] = await mailsAfter(async () => {
      const { status, data } = await forgot(`  ${user.email.toUpperCase()} `);
      expect([status, data]).toEqual([200, { message: MESSAGE }]);
    });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ from: "cases@firm.example", to: [user.email] });
    expect(mail!.source).toContain("Subject: Reset your Odds & Evidence password");
    expect(mail!.source).toContain("open this link within 24 hours. It works once.");
    expect(mail!.source).toMatch(/Content-Type: text\/plain[^]*Content-Type: text\/html/);
    const link = linkIn(mail!.source);
    expect(link.origin + link.pathname).toBe("https://cases.firm.example/reset-password");
    expect(link.searchParams.get("email")).toBe(user.email);
    const token = link.searchParams.get("token")!;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(mail!.source).toContain(`<a href="${link.href.replace("&", "&amp;")}">`);

    const newPassword = "Nine-Herons-4-Sail";
    const body = { token, email: user.email, newPassword, confirmPassword: newPassword };
    expect((await callRoute(calls.resetPassword, { body }, { address })).status).toBe(200);
    const stored = await getDb().passwordResetToken.findMany({ where: { userId: user.id } });
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test("never takes the base of the link from the request", async () => {
    const user = await buildUser();
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" };
    const [mail] = await mailsAfter(() => forgot(user.email, address, headers));
    expect(linkIn(mail!.source).origin).toBe("https://cases.firm.example");
    expect(mail!.source).not.toContain("evil.example");
  });

  test("answers alike for a known, an unknown, a closed and a password-less account, and mails the first alone", async () => {
    const known = await buildUser();
    const closed = await buildUser({ isActive: false });
    const withoutPassword = await buildUser({ passwordHash: null });
    const mails = await mailsAfter(async () => {
      for (const email of [known.email, "nobody@firm.example", closed.email, withoutPassword.email]) {
        const { status, data, headers } = await forgot(email);
        expect([status, data]).toEqual([200, { message: MESSAGE }]);
        expect([...headers.keys()].sort()).toEqual(["content-type", "x-request-id"]);
      }
    });
    expect(mails.map(({ to }) => to)).toEqual([[known.email]]);
  });

  test("answers before it knows whether there is such an account", async () => {
    const user = await buildUser();
    const [mail] = await mailsAfter(async () => {
      // What follows the answer waits for a timer, and timers stand still: only work before the answer can be seen here.
      vi.useFakeTimers({ toFake: ["setTimeout"] });
      try {
        await forgot(user.email);
        expect(await getDb().passwordResetToken.count()).toBe(0);
        expect(mailServer.mails).toEqual([]);
        vi.advanceTimersByTime(50);
      } finally {
        vi.useRealTimers();
      }
    });
    expect(mail?.to).toEqual([user.email]);
  });

  test("without a mail server it promises none", async () => {
    const env = getEnv() as { SMTP_URL: string | undefined };
    const url = env.SMTP_URL;
    env.SMTP_URL = undefined;
    try {
      for (const email of [(await buildUser()).email, "nobody@firm.example"])
        expect((await forgot(email)).data.message).toBe(
          "This server does not send email. Please ask your administrator for a password reset link.",
        );
      expect((await callRoute(calls.getSignInOptions)).data.hasMail).toBe(false);
      await backgroundIsDone();
    } finally {
      env.SMTP_URL = url;
    }
    expect((await callRoute(calls.getSignInOptions)).data.hasMail).toBe(true);
  });

  test("keeps the earlier link good until one of them is used", async () => {
    const user = await buildUser();
    const [first] = await mailsAfter(() => forgot(user.email));
    const [second] = await mailsAfter(() => forgot(user.email));
    const reset = (source: string) => {
      const token = linkIn(source).searchParams.get("token")!;
      const newPassword = "Nine-Herons-4-Sail";
      return callRoute(calls.resetPassword, {
        body: { token, email: user.email, newPassword, confirmPassword: newPassword },
      });
    };
    expect((await reset(first!.source)).status).toBe(200);
    expect((await reset(second!.source)).status).toBe(400);
  });

  test("strangers who ask for an account do not keep its owner from asking at a known address", async () => {
    const user = await buildUser();
    await callRoute(calls.login, { body: { email: user.email, password: TEST_PASSWORD } }, { address: "10.8.3.1" });
    for (let attempt = 1; attempt <= 6; attempt += 1) await forgot(user.email, `10.8.2.${attempt}`);
    expect((await forgot(user.email, "10.8.2.99")).status).toBe(429);
    expect((await forgot(user.email, "10.8.3.1")).status).toBe(200);
    await backgroundIsDone();
  });

  test("counts every request: the sixth of an account is refused, known or not, from whatever address", async () => {
    const user = await buildUser();
    for (const email of [user.email, "nobody@firm.example"]) {
      for (let attempt = 1; attempt <= 5; attempt += 1)
        expect((await forgot(email, `10.8.0.${attempt}`)).status).toBe(200);
      const { status, error, headers } = await forgot(email, "10.8.0.99");
      expect([status, error.message]).toEqual([429, "Too many attempts. Please wait a moment and try again."]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(600);
    }
  });

  test("refuses the fifty-first request of an address", async () => {
    for (let attempt = 1; attempt <= 50; attempt += 1)
      expect((await forgot(`person${attempt}@firm.example`, "10.8.1.1")).status).toBe(200);
    expect((await forgot("person51@firm.example", "10.8.1.1")).status).toBe(429);
    expect((await forgot("person51@firm.example", "10.8.1.2")).status).toBe(200);
  });

  test.each([
    ["", "Email is required"],
    ["not-an-address", "Please enter a valid email address"],
    ["a@b.example\r\nBcc: c@d.example", "Please enter a valid email address"],
  ])("refuses %j", async (email, text) => {
    const { status, error } = await forgot(email);
    expect([status, error.message, error.errors]).toEqual([400, text, { email: [text] }]);
  });

  test("writes the request down, without the link", async () => {
    const user = await buildUser();
    const [mail] = await mailsAfter(() => forgot(user.email));
    const lines = await getDb().auditEvent.findMany({ where: { userId: user.id } });
    expect(lines.map(({ action, address: from }) => [action, from])).toEqual([["auth.password.forgot", address]]);
    expect(lines[0]!.message).not.toContain(linkIn(mail!.source).searchParams.get("token")!);
  });

  test("neither a dead nor a silent mail server changes the answer; the failure is logged", async () => {
    const user = await buildUser();
    const logged = vi.spyOn(log, "error");
    await mailServer.stop();
    const dead = await forgot(user.email);
    expect([dead.status, dead.data]).toEqual([200, { message: MESSAGE }]);
    await backgroundIsDone();
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      { err: expect.objectContaining({ code: "ESOCKET" }) as unknown },
      "Sending a password reset link failed",
    );

    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(mailServer.port, "127.0.0.1", resolve));
    expect((await forgot(user.email)).data).toEqual({ message: MESSAGE });
    // The answer came first: one that waits for the silent server comes after the log line of its failure.
    expect(logged).toHaveBeenCalledTimes(1);
    await vi.waitUntil(() => sockets.length === 1, { timeout: 600_000 });
    sockets[0]!.destroy();
    silent.close();
    await backgroundIsDone();
    expect(logged).toHaveBeenCalledTimes(2);
    // What was sent for nothing leaves no harm: the user signs in as before.
    const body = { email: user.email, password: TEST_PASSWORD };
    expect((await callRoute(calls.login, { body }, { address })).status).toBe(200);
  });
});
