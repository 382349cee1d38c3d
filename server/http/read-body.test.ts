// @spec product: every answer: one error body, headers, bounded bodies, lengths
import { expect, test } from "vitest";
import { readBody } from "./read-body.ts";

function post(chunks: number, size: number, headers: Record<string, string> = {}) {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (pulled === chunks) controller.close();
      else controller.enqueue(new Uint8Array(size).fill(120));
      pulled += 1;
    },
  });
  const request = new Request("http://firm.example/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  return { request, pulled: () => pulled };
}

test("a body up to the limit is read, one byte more is refused", async () => {
  expect(await readBody(post(4, 25).request, 100)).toBe("x".repeat(100));
  await expect(readBody(post(4, 26).request, 100)).rejects.toMatchObject({ code: "too_large" });
});

test("of a body without end no more is taken than the limit needs", async () => {
  const { request, pulled } = post(1_000_000, 65_536);
  await expect(readBody(request)).rejects.toMatchObject({ code: "too_large" });
  expect(pulled()).toBeLessThan(100);
});

test("a length that is too much is refused before anything is read", async () => {
  const { request, pulled } = post(1, 1, { "content-length": "400000000" });
  await expect(readBody(request)).rejects.toMatchObject({ code: "too_large" });
  expect(pulled()).toBeLessThanOrEqual(1);
});

test("none is an empty text", async () => {
  expect(await readBody(new Request("http://firm.example/", { method: "POST" }))).toBe("");
});
