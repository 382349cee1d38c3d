import { type APIRequestContext, expect } from "@playwright/test";
import type { SignedIn } from "../../lib/contracts/auth.ts";
import { issueTicket } from "./issue-ticket.ts";

export const PASSWORD = "Tall-Ferns-9-Walk";

export const newEmail = () => `rosa.${Date.now()}.${Math.random().toString(36).slice(2)}@firm.example`;

/** Registers an account of the test's own through the API. */
export async function registerPerson(request: APIRequestContext, email: string): Promise<SignedIn> {
  const answer = await request.post("/api/auth/register", {
    data: {
      email,
      password: PASSWORD,
      firstName: "Rosa",
      lastName: "Achterberg",
      registrationCode: await issueTicket(),
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as SignedIn;
}
