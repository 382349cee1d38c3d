// @spec product: settings, straight face, two instances, reset mail over SMTP
import { freePort } from "../support/free-port.ts";
import { newEmail, PASSWORD, registerPerson } from "../support/register-person.ts";
import { runSql } from "../support/run-sql.ts";
import { startApp } from "../support/start-app.ts";
import { expect, test } from "../support/shared-browser.ts";

type Signed = { readonly token: string; readonly refreshToken: string };

// Two web processes on one database: what one of them has counted or ended holds in the other at its next call.
test("limits and ended sessions are shared by all instances", async ({ request }) => {
  test.slow();
  const port = await freePort();
  const [a, b] = [process.env.APP_URL ?? "", `http://127.0.0.1:${port}`];
  const stop = await startApp(port, { APP_URL: b });
  try {
    const post = (url: string, path: string, data: object) => request.post(`${url}${path}`, { data });
    const profile = async (url: string, token: string) =>
      (await request.get(`${url}/api/auth/profile`, { headers: { authorization: `Bearer ${token}` } })).status();
    const logIn = async (url: string, email: string): Promise<Signed> => {
      const answer = await post(url, "/api/auth/login", { email, password: PASSWORD });
      expect(answer.status()).toBe(200);
      return (await answer.json()) as Signed;
    };

    const limited = newEmail();
    await registerPerson(request, limited);
    const wrong = (url: string) => post(url, "/api/auth/login", { email: limited, password: "Wrong-Ferns-9-Walk" });
    for (let count = 0; count < 10; count += 1) expect((await wrong(count % 2 === 0 ? a : b)).status()).toBe(401);
    for (const url of [a, b]) {
      const refused = await wrong(url);
      expect(refused.status()).toBe(429);
      const seconds = Number(refused.headers()["retry-after"]);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(15 * 60);
    }

    const email = newEmail();
    await registerPerson(request, email);
    const first = await logIn(a, email);
    expect(await profile(b, first.token)).toBe(200);
    expect((await post(a, "/api/auth/logout", { refreshToken: first.refreshToken })).status()).toBe(204);
    expect(await profile(b, first.token)).toBe(401);
    expect((await post(b, "/api/auth/refresh", { refreshToken: first.refreshToken })).status()).toBe(401);

    // A refresh token that comes again after its successor was used ends the family everywhere.
    const second = await logIn(a, email);
    const child = (await (await post(a, "/api/auth/refresh", { refreshToken: second.refreshToken })).json()) as Signed;
    const grandchild = (await (
      await post(b, "/api/auth/refresh", { refreshToken: child.refreshToken })
    ).json()) as Signed;
    expect((await post(a, "/api/auth/refresh", { refreshToken: second.refreshToken })).status()).toBe(401);
    expect((await post(b, "/api/auth/refresh", { refreshToken: grandchild.refreshToken })).status()).toBe(401);
    expect(await profile(b, grandchild.token)).toBe(401);

    const third = await logIn(a, email);
    expect(await profile(b, third.token)).toBe(200);
    await runSql(`UPDATE "User" SET "isActive" = false WHERE email = $1`, [email]);
    for (const url of [a, b]) {
      expect(await profile(url, third.token)).toBe(401);
      expect((await post(url, "/api/auth/refresh", { refreshToken: third.refreshToken })).status()).toBe(401);
    }
  } finally {
    await stop();
  }
});
