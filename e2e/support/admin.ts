import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { SignedIn } from "../../lib/contracts/auth.ts";
import { newEmail, registerPerson } from "./register-person.ts";
import { runSql } from "./run-sql.ts";
import { test as base } from "./shared-browser.ts";

/** Registers an administrator of the test's own: an ordinary registration, then the role. */
export async function registerAdmin(request: APIRequestContext): Promise<SignedIn> {
  const signedIn = await registerPerson(request, newEmail());
  await runSql(`UPDATE "User" SET roles = '{User,Admin}' WHERE id = $1`, [signedIn.userId]);
  return { ...signedIn, roles: ["User", "Admin"] };
}

/** Puts a session into a page's storage, once a tab: what the page has refreshed since must not be put back. */
export async function openSession(page: Page, signedIn: SignedIn): Promise<void> {
  await page.addInitScript(({ userId, email, fullName, roles, token, refreshToken }) => {
    if (sessionStorage.getItem("signed-in") !== null) return;
    sessionStorage.setItem("signed-in", "yes");
    localStorage.setItem("auth_token", token);
    localStorage.setItem("refresh_token", refreshToken);
    localStorage.setItem("user_data", JSON.stringify({ id: userId, email, fullName, roles }));
  }, signedIn);
}

/** `admin` is signed in on `page` before the test begins. */
export const test = base.extend<{ readonly admin: SignedIn }>({
  admin: async ({ page, request }, use) => {
    const admin = await registerAdmin(request);
    await openSession(page, admin);
    await use(admin);
  },
});

/** A word that no other test's rows hold. */
export const newMarker = () => `M${randomUUID().slice(0, 8)}`;

/** Makes an account as a row; @returns its id */
export async function insertUser(fields: {
  readonly firstName: string;
  readonly lastName: string;
  readonly lawFirm?: string;
  readonly barNumber?: string;
}): Promise<string> {
  const id = randomUUID();
  await runSql(
    `INSERT INTO "User" (id, email, "firstName", "lastName", "lawFirm", "barNumber") VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, newEmail(), fields.firstName, fields.lastName, fields.lawFirm ?? null, fields.barNumber ?? null],
  );
  return id;
}

/** Makes a case as a row; @returns its id */
export async function insertCase(fields: {
  readonly createdById: string;
  readonly title: string;
  readonly caseNumber?: string;
  readonly status?: string;
  readonly description?: string;
  readonly successProbability?: number;
}): Promise<string> {
  const id = randomUUID();
  await runSql(
    `INSERT INTO "Case" (id, "caseNumber", title, status, description, "successProbability", "createdById", "updatedAt")
     VALUES ($1, $2, $3, $4::"CaseStatus", $5, $6, $7, now())`,
    [
      id,
      fields.caseNumber ?? `T-${id}`,
      fields.title,
      fields.status ?? "new",
      fields.description ?? null,
      fields.successProbability ?? null,
      fields.createdById,
    ],
  );
  return id;
}

/** Uploads a text into a case; the worker reads it. @returns the document's id */
export async function uploadText(
  request: APIRequestContext,
  given: { readonly token: string; readonly caseId: string; readonly name: string; readonly text: string },
): Promise<string> {
  const answer = await request.post("/api/fileupload/upload", {
    headers: { authorization: `Bearer ${given.token}` },
    multipart: {
      caseId: given.caseId,
      file: { name: given.name, mimeType: "text/plain", buffer: Buffer.from(given.text) },
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { fileId: string }).fileId;
}
