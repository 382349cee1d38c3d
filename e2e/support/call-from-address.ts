import { request } from "node:http";
import type { Page } from "@playwright/test";

/**
 * Makes the page's sign-in calls come from another address of this machine, so that a limit per address can be reached
 * without shutting out the specs that run at the same time. The server's answers are its own.
 */
export async function callFromAddress(page: Page, localAddress: string): Promise<void> {
  await page.route("**/api/auth/**", async (route) => {
    const asked = route.request();
    const answer = await send(asked.url(), asked.method(), asked.postData(), localAddress);
    await route.fulfill(answer);
  });
}

function send(url: string, method: string, body: string | null, localAddress: string) {
  return new Promise<{ status: number; body: string; contentType: string }>((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body ?? "") };
    const call = request(url, { method, localAddress, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: text, contentType: "application/json" }),
      );
    });
    call.on("error", reject);
    call.end(body ?? "");
  });
}
