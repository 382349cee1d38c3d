import { expect, type Page } from "@playwright/test";

/**
 * Watches a page for requests that leave the machine and for breaches of its content security policy.
 * @returns the check to make at the end: nothing of either was seen
 */
export function watchPolicy(page: Page): () => void {
  const own = new URL(process.env.APP_URL ?? "").origin;
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== own) complaints.push(request.url());
  });
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) complaints.push(message.text());
  });
  return () => expect(complaints).toEqual([]);
}
