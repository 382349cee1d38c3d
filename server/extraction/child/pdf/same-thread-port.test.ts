import { expect, test } from "vitest";
import { SameThreadPort } from "./same-thread-port.ts";

async function sent(message: Parameters<SameThreadPort["postMessage"]>[0]): Promise<unknown> {
  const port = new SameThreadPort();
  const arrived = new Promise((resolve) => {
    port.addEventListener("message", ({ data }) => {
      resolve(data);
    });
  });
  port.postMessage(message);
  return arrived;
}

test("a piece of a page arrives with its letters, whatever the sender does to its list", async () => {
  const glyph = { unicode: "a", width: 500 };
  const argsArray: unknown[] = [[[glyph]]];
  const arriving = sent({ chunk: { argsArray, length: 1 } });
  argsArray.length = 0;
  const arrived = (await arriving) as { readonly chunk: { readonly argsArray: readonly (readonly unknown[][])[] } };
  expect(arrived.chunk).toEqual({ argsArray: [[[glyph]]], length: 1 });
  expect(arrived.chunk.argsArray[0]?.[0]?.[0]).toBe(glyph);
});

test("all else is a copy, as between threads", async () => {
  const data = { rect: [0, 0, 10, 10] };
  const arriving = sent({ data });
  data.rect.length = 0;
  expect(await arriving).toEqual({ data: { rect: [0, 0, 10, 10] } });
});

test("who has left is told nothing", async () => {
  const port = new SameThreadPort();
  const heard: unknown[] = [];
  const leaving = new AbortController();
  port.addEventListener("message", ({ data }) => heard.push(data), { signal: leaving.signal });
  const end = new Promise((resolve) => {
    port.addEventListener("message", resolve);
  });
  leaving.abort();
  port.postMessage({ data: "late" });
  await end;
  expect(heard).toEqual([]);
});
