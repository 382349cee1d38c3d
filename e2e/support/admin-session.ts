import type { APIRequestContext, Page } from "@playwright/test";
import type { SignedIn } from "../../lib/contracts/auth.ts";
import { openSession, registerAdmin } from "./admin.ts";

/** An administrator of the test's own, registered and promoted past the screens, and signed in to the page. */
export async function signInAdmin(page: Page, request: APIRequestContext): Promise<SignedIn> {
  const admin = await registerAdmin(request);
  await openSession(page, admin);
  return admin;
}
