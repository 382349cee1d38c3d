/**
 * A call that prepares a peer; what is measured goes through load.mjs.
 * @param {string} url
 * @param {{ body?: unknown, headers?: Record<string, string> }} [options] body: makes it a POST
 * @returns {Promise<any>} null for an empty answer
 * @throws {Error} it was refused
 */
export async function callJson(url, { body, headers } = {}) {
  const answer = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 500)}`);
  return text ? JSON.parse(text) : null;
}
