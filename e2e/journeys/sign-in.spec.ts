// @spec 2.1: unknown paths to /dashboard, guards, remembered origin, spinner
// @spec 2.2: login, registration (checklist, match, Golden Ticket)
// @spec 2.3: shell: sidebar, initials, 'Vanish', slide-out menu
// @spec 3, 4: session in three keys, start-up check, one refresh, full redirect
// @spec 8: login, registration, cases, upload, progress
import type { Page } from "@playwright/test";
import { answerCalls } from "../support/answer-calls.ts";
import { callFromAddress } from "../support/call-from-address.ts";
import { answerAround } from "../support/case-answers.ts";
import { issueTicket } from "../support/issue-ticket.ts";
import { newEmail, PASSWORD, registerPerson } from "../support/register-person.ts";
import { runSql } from "../support/run-sql.ts";
import { watchPolicy } from "../support/watch-policy.ts";
import { expect, test } from "../support/shared-browser.ts";

const USER = { id: "0190a000-0000-7000-8000-000000000001", email: "rosa@firm.example", fullName: "Rosa Achterberg" };
const KEYS = ["auth_token", "refresh_token", "user_data"];

/** Which of the session's keys the browser holds. */
const storedKeys = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), KEYS);

async function fillRegistration(page: Page, email: string) {
  await page.getByLabel("First name").fill("Rosa");
  await page.getByLabel("Last name").fill("Achterberg");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
}

async function fillLogin(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Let's Cook Up a Defense" }).click();
}

/** Puts a session into the storage before the page's own code runs, once. */
async function storeSession(page: Page, token: string) {
  await page.addInitScript(
    ([user, given]) => {
      if (sessionStorage.getItem("stored") !== null) return;
      sessionStorage.setItem("stored", "yes");
      localStorage.setItem("auth_token", given);
      localStorage.setItem("refresh_token", "not-a-token");
      localStorage.setItem("user_data", user);
    },
    [JSON.stringify({ ...USER, roles: ["User"] }), token] as const,
  );
}

test.describe("on the real server", () => {
  // @spec 2.3: sidebar, initials, name, e-mail, 'Vanish' to /login
  // @spec 2.4: three skeletons; 'Error loading cases', 'Try again'; 'No cases', its text, 'New Case'
  test("register with a ticket, vanish, sign in again, and come back to the page asked for", async ({ page }) => {
    const email = newEmail();
    const ticket = await issueTicket();

    await page.goto("/no/such/page");
    await expect(page).toHaveURL(/\/login$/);
    await expect(page).toHaveTitle("Sign in - Odds & Evidence");
    await page.getByRole("link", { name: "Register" }).click();
    await expect(page).toHaveURL(/\/register$/);

    await page.goto(`/register?code=${ticket.toLowerCase()}`);
    await expect(page.getByLabel("Golden Ticket")).toHaveValue(ticket.toLowerCase());
    await expect(page.getByLabel("Golden Ticket")).toHaveCSS("text-transform", "uppercase");
    await fillRegistration(page, email);
    await expect(page.getByText("Passwords match")).toBeVisible();
    await page.getByRole("button", { name: "Let's Get You Lawyered Up!" }).click();

    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("heading", { name: "The Docket of Dollars", level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "No cases" })).toBeVisible();
    await expect(page.getByText("Get started by creating your first case.")).toBeVisible();
    await expect(page.getByRole("link", { name: "New Case" })).toHaveAttribute("href", "/cases/new");
    const sidebar = page.getByRole("complementary", { name: "Sidebar" });
    await expect(sidebar.getByText("RA", { exact: true })).toBeVisible();
    await expect(sidebar.getByText("Rosa Achterberg")).toBeVisible();
    await expect(sidebar.getByText(email)).toBeVisible();
    expect(await storedKeys(page)).toEqual(KEYS);

    await page.goto("/login");
    await expect(page, "a signed-out page sends a user to the docket").toHaveURL(/\/dashboard$/);

    await sidebar.getByRole("button", { name: "Vanish" }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedKeys(page)).toEqual([]);

    await page.goto("/dashboard?status=failed");
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page, email, "Wrong-Ferns-9-Walk");
    await expect(
      page.getByText("Invalid email or password. Please check your credentials and try again."),
    ).toBeVisible();
    await fillLogin(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/dashboard\?status=failed$/);
    await expect(page.getByRole("heading", { name: "No matching cases" })).toBeVisible();

    await page.reload();
    await expect(page.getByRole("heading", { name: "No matching cases" })).toBeVisible();
  });

  test("a ticket that is unknown or used, and an address that is taken, each say so at their field", async ({
    page,
  }) => {
    const email = newEmail();
    const ticket = await issueTicket();
    const submit = page.getByRole("button", { name: "Let's Get You Lawyered Up!" });

    await page.goto("/register?code=AAAA-BBBB-CCCC-DDDD");
    await fillRegistration(page, email);
    await submit.click();
    await expect(page.getByLabel("Golden Ticket")).toHaveAccessibleDescription(
      /Invalid registration code\. Please check the code and try again\./,
    );
    await expect(page.getByLabel("Golden Ticket")).toBeFocused();
    await page.getByLabel("Golden Ticket").fill(ticket);
    await submit.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole("button", { name: "Vanish" }).click();
    await expect(page).toHaveURL(/\/login$/);

    await page.goto(`/register?code=${ticket}`);
    await fillRegistration(page, newEmail());
    await submit.click();
    await expect(page.getByLabel("Golden Ticket")).toHaveAccessibleDescription(
      /This registration code has already been used or is no longer valid\./,
    );
    await page.getByLabel("Golden Ticket").fill(await issueTicket());
    await page.getByLabel("Email").fill(email);
    await submit.click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
      "An account with this email already exists. Please use a different email or try logging in.",
    );
  });

  test("signing out in one tab signs the other one out", async ({ page, context }) => {
    await page.goto(`/register?code=${await issueTicket()}`);
    await fillRegistration(page, newEmail());
    await page.getByRole("button", { name: "Let's Get You Lawyered Up!" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    const other = await context.newPage();
    await other.goto("/dashboard");
    await expect(other.getByRole("heading", { name: "The Docket of Dollars" })).toBeVisible();
    await page.getByRole("button", { name: "Vanish" }).click();
    await expect(other).toHaveURL(/\/login$/);
  });

  test("no request leaves the machine and the policy is never broken", async ({ page }) => {
    const expectKept = watchPolicy(page);
    await answerCalls(page, "**/api/case**", (route) => route.fulfill({ json: [] }));
    for (const [path, title] of [
      ["/login", "Sign in"],
      ["/register", "Register"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    }
    await storeSession(page, "mock-token");
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "No cases" })).toBeVisible();
    expectKept();
  });
});

/** Makes the server fail at one account's row, as a fault of the database would: its answer is then a real 500. */
async function breakInserts(table: "User" | "Session", condition: string): Promise<() => Promise<unknown>> {
  const name = `break_${Math.random().toString(36).slice(2)}`;
  await runSql(
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken by a test'; END $$`,
  );
  await runSql(
    `CREATE TRIGGER ${name} BEFORE INSERT ON "${table}" FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION ${name}()`,
  );
  return () => runSql(`DROP FUNCTION ${name}() CASCADE`);
}

test.describe("what the real server makes the screens say", () => {
  const alert = (page: Page) => page.getByRole("main").getByRole("alert");

  test("login: deactivated, then too many attempts", async ({ page, request }) => {
    const email = newEmail();
    await registerPerson(request, email);
    await runSql(`UPDATE "User" SET "isActive" = false WHERE email = $1`, [email]);
    await page.goto("/login");
    await fillLogin(page, email, PASSWORD);
    await expect(alert(page)).toHaveText("This account has been deactivated. Please contact your administrator.");
    for (let count = 0; count < 9; count += 1)
      // From this browser: the one that registered is known, and its attempts are counted apart.
      await page.request.post("/api/auth/login", { data: { email, password: "Wrong-Ferns-9-Walk" } });
    await fillLogin(page, email, PASSWORD);
    await expect(alert(page)).toHaveText("Too many login attempts. Please wait a moment and try again.");
  });

  test("login: a fault of the server, and no connection", async ({ page, request, context }) => {
    const email = newEmail();
    const { userId } = await registerPerson(request, email);
    const mend = await breakInserts("Session", `NEW."userId" = '${userId}'`);
    try {
      await page.goto("/login");
      await fillLogin(page, email, PASSWORD);
      await expect(alert(page)).toHaveText("Server error. Please try again later.");
    } finally {
      await mend();
    }
    await context.setOffline(true);
    await fillLogin(page, email, PASSWORD);
    await expect(alert(page)).toHaveText("Network error. Please check your internet connection.");
  });

  test("registration: a fault of the server, and no connection", async ({ page, context }) => {
    const email = newEmail();
    const mend = await breakInserts("User", `NEW.email = '${email}'`);
    const submit = page.getByRole("button", { name: "Let's Get You Lawyered Up!" });
    try {
      await page.goto(`/register?code=${await issueTicket()}`);
      await fillRegistration(page, email);
      await submit.click();
      await expect(alert(page)).toHaveText("Server error. Please try again in a few moments.");
    } finally {
      await mend();
    }
    await context.setOffline(true);
    await submit.click();
    await expect(alert(page)).toHaveText("Connection problem. Please check your internet connection and try again.");
  });

  test("registration: a password that anybody could guess, then too many attempts", async ({ page }) => {
    await callFromAddress(page, "127.0.0.30");
    await page.goto("/register?code=AAAA-BBBB-CCCC-DDDD");
    await fillRegistration(page, newEmail());
    await page.getByLabel("Golden Ticket").fill(await issueTicket());
    await page.getByLabel("Password", { exact: true }).fill("Password-1");
    await page.getByLabel("Confirm password", { exact: true }).fill("Password-1");
    const submit = page.getByRole("button", { name: "Let's Get You Lawyered Up!" });
    await submit.click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      "This password is too easy to guess. Please choose another one.",
    );
    await page.getByLabel("Golden Ticket").fill("AAAA-BBBB-CCCC-DDDD");
    await fillRegistration(page, newEmail());
    await page.evaluate(async () => {
      const body = JSON.stringify({
        email: "a@firm.example",
        password: "Tall-Ferns-9-Walk",
        firstName: "A",
        lastName: "B",
        registrationCode: "AAAA",
      });
      for (let count = 0; count < 31; count += 1)
        await fetch("/api/auth/register", { method: "POST", headers: { "content-type": "application/json" }, body });
    });
    await submit.click();
    await expect(alert(page)).toHaveText("Too many registration attempts. Please wait a moment and try again.");
  });
});

// @spec 4: auth state: loading, success, failure, logout, cleared error
test.describe("what the login says", () => {
  const cases = [
    [401, "not shown", "Invalid email or password. Please check your credentials and try again."],
    [429, "not shown", "Too many login attempts. Please wait a moment and try again."],
    [500, "not shown", "Server error. Please try again later."],
    [403, "Your account is deactivated.", "Your account is deactivated."],
    [503, "", "Authentication failed. Please try again."],
  ] as const;
  test("each refusal in its own words, until a field is edited", async ({ page }) => {
    let answer: (typeof cases)[number] = cases[0];
    await answerCalls(page, "**/api/auth/login", (route) => {
      const [status, message] = answer;
      return route.fulfill({ status, json: { success: false, code: "x", message, error: message } });
    });
    await page.goto("/login");
    const banner = page.getByRole("main").getByRole("alert");
    for (answer of cases) {
      await fillLogin(page, "rosa@firm.example", PASSWORD);
      await expect(banner, String(answer[0])).toHaveText(answer[2]);
      await page.getByLabel("Email").fill("other@firm.example");
      await expect(banner).toBeHidden();
    }
  });

  test("no connection", async ({ page }) => {
    await answerCalls(page, "**/api/auth/login", (route) => route.abort());
    await page.goto("/login");
    await fillLogin(page, "rosa@firm.example", PASSWORD);
    await expect(page.getByText("Network error. Please check your internet connection.")).toBeVisible();
  });

  // @spec 4: auth state: loading, success, failure, logout, cleared error
  test("'Signing in...' while it waits, and a second press sends nothing", async ({ page }) => {
    let calls = 0;
    await answerCalls(page, "**/api/auth/login", () => {
      calls += 1;
    });
    await page.goto("/login");
    await fillLogin(page, "rosa@firm.example", PASSWORD);
    const button = page.getByRole("button", { name: "Signing in..." });
    await expect(button).toBeVisible();
    await button.click({ force: true });
    await page.getByLabel("Email").press("Enter");
    await expect.poll(() => calls).toBe(1);
  });

  test("a password can be shown", async ({ page }) => {
    await page.goto("/login");
    const password = page.getByLabel("Password", { exact: true });
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password: Password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "email");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
  });
});

test.describe("what the registration says", () => {
  // @spec 5: registration: every field's text, editing clears it
  test("every field's own text, the first one in focus; editing a field clears its text", async ({ page }) => {
    await page.goto("/register");
    await page.getByRole("button", { name: "Let's Get You Lawyered Up!" }).click();
    for (const text of [
      "Registration code is required",
      "First name is required",
      "Last name is required",
      "Email is required",
      "Password is required",
      "Please confirm your password",
    ])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByLabel("Golden Ticket")).toBeFocused();
    await page.getByLabel("First name").fill("R");
    await expect(page.getByText("First name is required")).toBeHidden();
    await expect(page.getByText("Last name is required")).toBeVisible();

    const [email, password, confirm] = ["Email", "Password", "Confirm password"].map((name) =>
      page.getByLabel(name, { exact: true }),
    );
    for (const [given, text] of [
      ["Tall-9", "Password must be at least 8 characters long"],
      [
        "tallferns9walk",
        "Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character",
      ],
    ] as const) {
      await email?.fill("rosa.firm.example");
      await password?.fill(given);
      await confirm?.fill(`${given}x`);
      await page.getByRole("button", { name: "Let's Get You Lawyered Up!" }).click();
      await expect(page.getByText("Please enter a valid email address", { exact: true })).toBeVisible();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByText("Passwords do not match", { exact: true }).first()).toBeVisible();
    }
  });

  test("the checklist and the match follow what is typed", async ({ page }) => {
    await page.goto("/register");
    const rules = page.getByRole("list").getByRole("listitem");
    await expect(rules).toHaveText([
      "At least 8 characters: not met",
      "One uppercase letter: not met",
      "One lowercase letter: not met",
      "One number: not met",
      "One special character: not met",
    ]);
    await page.getByLabel("Password", { exact: true }).fill("Marlow24");
    await expect(rules).toHaveText([
      "At least 8 characters: met",
      "One uppercase letter: met",
      "One lowercase letter: met",
      "One number: met",
      "One special character: not met",
    ]);
    await page.getByLabel("Confirm password", { exact: true }).fill("Marlow2");
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await page.getByLabel("Confirm password", { exact: true }).fill("Marlow24");
    await expect(page.getByText("Passwords match")).toBeVisible();
  });

  const banners = [
    [500, "x", "Server error. Please try again in a few moments."],
    [429, "x", "Too many registration attempts. Please wait a moment and try again."],
    [503, "", "Unable to create your account. Please check your information and try again."],
    [400, "The firm is closed.", "The firm is closed."],
  ] as const;
  for (const [status, message, text] of banners)
    test(`${status} above the form: ${text}`, async ({ page }) => {
      await answerCalls(page, "**/api/auth/register", (route) =>
        route.fulfill({ status, json: { success: false, code: "x", message, error: message } }),
      );
      await page.goto("/register?code=AAAA-BBBB-CCCC-DDDD");
      await fillRegistration(page, "rosa@firm.example");
      await page.getByRole("button", { name: "Let's Get You Lawyered Up!" }).click();
      await expect(page.getByRole("main").getByRole("alert")).toHaveText(text);
    });

  test("no connection", async ({ page }) => {
    await answerCalls(page, "**/api/auth/register", (route) => route.abort());
    await page.goto("/register?code=AAAA-BBBB-CCCC-DDDD");
    await fillRegistration(page, "rosa@firm.example");
    await page.getByRole("button", { name: "Let's Get You Lawyered Up!" }).click();
    await expect(
      page.getByText("Connection problem. Please check your internet connection and try again."),
    ).toBeVisible();
  });
});

// @spec 4: start-up check: mock-, fresh profile, failed profile, anything else
test.describe("the start-up check", () => {
  test.beforeEach(({ page }) => answerAround(page));

  test("a token starting with mock- is not checked", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/auth/")) asked.push(request.url());
    });
    await storeSession(page, "mock-token");
    await page.goto("/dashboard");
    await expect(page.getByText("Rosa Achterberg")).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("the stored user is replaced by the profile", async ({ page }) => {
    await answerCalls(page, "**/api/auth/profile", (route) =>
      route.fulfill({ json: { ...USER, fullName: "Rosa Lowe", roles: ["User"], straightFace: false } }),
    );
    await storeSession(page, "token");
    await page.goto("/dashboard");
    await expect(page.getByText("Rosa Lowe")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("user_data"))).toContain("Rosa Lowe");
  });

  test("a spinner stands while the profile is asked for", async ({ page }) => {
    await answerCalls(page, "**/api/auth/profile", () => undefined);
    await storeSession(page, "token");
    await page.goto("/dashboard");
    await expect(page.getByRole("status").getByText("Loading")).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  });

  test("a profile that cannot be had keeps the stored user signed in", async ({ page }) => {
    await answerCalls(page, "**/api/auth/profile", (route) => route.fulfill({ status: 500, body: "" }));
    await storeSession(page, "token");
    await page.goto("/dashboard");
    await expect(page.getByText("Rosa Achterberg")).toBeVisible();
    expect(await storedKeys(page)).toEqual(KEYS);
  });

  // @spec 4: one refresh, then the call again; refused: /login
  test("a refused token whose refresh is refused ends the session", async ({ page }) => {
    await storeSession(page, "token");
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(await storedKeys(page)).toEqual([]);
  });

  // @spec 4: one refresh, then the call again; refused: /login
  test("a refused call refreshes the tokens once and is asked again with the new one", async ({ page }) => {
    const asked: string[] = [];
    await answerCalls(page, "**/api/auth/profile", (route) =>
      route.fulfill({ json: { ...USER, roles: ["User"], straightFace: false } }),
    );
    await answerCalls(page, "**/api/auth/refresh", (route) => {
      asked.push(`refresh ${JSON.stringify(route.request().postDataJSON())}`);
      return route.fulfill({ json: { token: "new-token", refreshToken: "new-refresh" } });
    });
    await answerCalls(page, /\/api\/case(\?|$)/, (route) => {
      const bearer = route.request().headers().authorization ?? "";
      asked.push(bearer);
      return bearer === "Bearer new-token"
        ? route.fulfill({ json: [] })
        : route.fulfill({ status: 401, json: { success: false, code: "unauthorised", message: "x", error: "x" } });
    });
    await storeSession(page, "token");
    await page.goto("/dashboard");
    await expect(page.getByText("Get started by creating your first case.")).toBeVisible();
    expect(asked).toEqual(["Bearer token", 'refresh {"refreshToken":"not-a-token"}', "Bearer new-token"]);
    expect(
      await page.evaluate(() => [localStorage.getItem("auth_token"), localStorage.getItem("refresh_token")]),
    ).toEqual(["new-token", "new-refresh"]);
  });

  test("an unreadable user clears the storage", async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem("stored") !== null) return;
      sessionStorage.setItem("stored", "yes");
      localStorage.setItem("auth_token", "token");
      localStorage.setItem("user_data", "{not json");
    });
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedKeys(page)).toEqual([]);
  });
});
