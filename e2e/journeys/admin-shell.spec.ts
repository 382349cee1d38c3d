// @spec 2.1: /admin: guard, remembered origin, bare path; 2.10 layout
import { expect } from "@playwright/test";
import { openSession, test } from "../support/admin.ts";
import { newEmail, PASSWORD, registerPerson } from "../support/register-person.ts";
import { runSql } from "../support/run-sql.ts";

const LINKS = [
  ["Dashboard", "/admin/dashboard"],
  ["User Management", "/admin/users"],
  ["System Health", "/admin/health"],
  ["Audit Logs", "/admin/audit-logs"],
  ["Registration Codes", "/admin/registration-codes"],
  ["Case Management", "/admin/cases"],
] as const;
/** Every page of the back office, the bare path included. */
const PAGES = ["/admin", ...LINKS.map(([, href]) => href), "/admin/settings"];

// @spec 2.1: visitor: each page to /admin-login, back to the page asked for
test("a visitor signs in at /admin-login and comes back to the page asked for", async ({ page, admin }) => {
  await page.goto("/admin/users");
  await page.getByRole("complementary", { name: "Sidebar" }).getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/admin-login$/);
  }
  await page.goto("/admin/cases");
  await expect(page).toHaveURL(/\/admin-login$/);
  await page.getByLabel("Admin email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Admin Login" }).click();
  await expect(page).toHaveURL(/\/admin\/cases$/);
  await expect(page.getByRole("heading", { level: 1, name: "Case Management" })).toBeVisible();
});

// @spec 2.1, 6: user without the role: each page to /admin-login, on to /dashboard
test("a user without the role is sent to /admin-login, which sends who is signed in to the docket", async ({
  page,
  request,
}) => {
  await openSession(page, await registerPerson(request, newEmail()));
  for (const path of PAGES) {
    const way: string[] = [];
    page.on("framenavigated", (frame) => way.push(new URL(frame.url()).pathname));
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/(?<!admin\/)dashboard$/);
    expect(way, path).toContain("/admin-login");
    await expect(page.getByRole("heading", { name: "The Docket of Dollars" })).toBeVisible();
    await expect(page.getByText("You do not have admin privileges"), path).toBeVisible();
    page.removeAllListeners("framenavigated");
  }
  await expect(page.getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
});

// @spec 2.1, 4: deactivated admin: each page to /login, storage cleared
test("an admin who was deactivated meanwhile is signed out by every page", async ({ page, request }) => {
  const signedIn = await registerPerson(request, newEmail());
  await runSql(`UPDATE "User" SET roles = '{User,Admin}', "isActive" = false WHERE id = $1`, [signedIn.userId]);
  for (const path of PAGES) {
    // Before the page's own scripts: the page before may still be clearing the storage.
    await page.addInitScript(
      ({ path: of, signedIn: { userId, token, refreshToken, ...user } }) => {
        if (location.pathname !== of || sessionStorage.getItem(of) !== null) return;
        sessionStorage.setItem(of, "seeded");
        localStorage.setItem("auth_token", token);
        localStorage.setItem("refresh_token", refreshToken);
        localStorage.setItem("user_data", JSON.stringify({ id: userId, ...user, roles: ["User", "Admin"] }));
      },
      { path, signedIn },
    );
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
    await expect(page.getByRole("button", { name: "Let's Cook Up a Defense" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  }
});

// @spec 2.1: spinner while the state loads
test("a spinner while it is not known who is signed in", async ({ page, admin }) => {
  expect(admin.roles).toContain("Admin");
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/auth/profile", async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto("/admin/users");
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeAttached();
  await expect(page.getByRole("navigation", { name: "Admin" })).toHaveCount(0);
  answer();
  await expect(page.getByRole("heading", { level: 1, name: "User Management" })).toBeVisible();
});

// @spec 2.1: /admin redirects to /admin/dashboard
test("the bare path leads to the dashboard, and so does signing in", async ({ page, admin }) => {
  const dashboard = page.waitForRequest((asked) => new URL(asked.url()).pathname === "/admin/dashboard");
  await page.goto("/admin");
  await dashboard;
  await page.goto("/admin/users");
  await page.getByRole("complementary", { name: "Sidebar" }).getByRole("button", { name: "Logout" }).click();
  await page.getByRole("link", { name: "User Login" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.getByLabel("Email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const home = page.waitForRequest((asked) => new URL(asked.url()).pathname === "/admin/dashboard");
  await page.getByRole("button", { name: "Let's Cook Up a Defense" }).click();
  await home;
});

// @spec 2.10: six links, title, initial, 'Admin User' / 'System Administrator', Logout, settings button
test("the frame: title, six links, who is signed in, top bar with settings", async ({ page, admin }) => {
  await page.goto("/admin/users");
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByRole("link", { name: "O&E Admin" })).toBeVisible();
  const links = sidebar.getByRole("navigation", { name: "Admin" }).getByRole("link");
  await expect(links).toHaveText(LINKS.map(([name]) => name));
  for (const [name, href] of LINKS)
    await expect(sidebar.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  await expect(sidebar.getByRole("link", { name: "User Management" })).toHaveAttribute("aria-current", "page");
  await expect(sidebar.getByText("R", { exact: true })).toBeVisible();
  await expect(sidebar.getByText("Admin User")).toBeVisible();
  await expect(sidebar.getByText("System Administrator")).toBeVisible();
  await expect(sidebar.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Help" })).toHaveAttribute("href", "/help");
  await expect(page.getByText(`Signed in as ${admin.email}`)).toBeVisible();

  await page.getByRole("button", { name: "Settings" }).click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem", { name: "Settings" })).toHaveAttribute("href", "/admin/settings");
  await expect(menu.getByRole("menuitem", { name: "Account" })).toHaveAttribute("href", "/account");
  await menu.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Settings" })).toBeFocused();

  await sidebar.getByRole("link", { name: "Registration Codes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Registration Codes" })).toBeFocused();
  await expect(page).toHaveTitle("Registration Codes - Odds & Evidence");
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Admin", exact: true })).toHaveAttribute("href", "/admin/dashboard");
});

// @spec 2.10: mobile sidebar toggle
test("on a phone the sidebar is a drawer that keeps the focus", async ({ page, admin }) => {
  expect(admin.roles).toContain("Admin");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/users");
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
  const toggle = page.getByRole("button", { name: "Open menu" });
  await toggle.click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press("Tab");
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await drawer.getByRole("link", { name: "Case Management" }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Case Management" })).toBeFocused();
});
