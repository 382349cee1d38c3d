// @spec 7, 8: answers with the specification's fields alone; a proxy's page instead of ours
import { afterEach, expect, test, vi } from "vitest";
import { askChat } from "../contracts/chat.ts";
import { callEvents } from "./call-events.ts";

const id = "01a20415-5504-7426-a45f-fcb492b0c167";

function ask(answer: Response) {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  const pieces: string[] = [];
  const given = { params: { id }, body: { message: "When?" }, signal: new AbortController().signal };
  return callEvents(askChat, { ...given, onDelta: (text) => pieces.push(text) }).then(({ generatedText }) => ({
    generatedText,
    pieces,
  }));
}

afterEach(() => vi.unstubAllGlobals());

test("an answer comes piece by piece", async () => {
  const events = 'event: delta\ndata: {"text":"At "}\n\n: ping\n\nevent: done\ndata: {"generatedText":"At noon."}\n\n';
  const answer = new Response(events, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
  expect(await ask(answer)).toEqual({ generatedText: "At noon.", pieces: ["At "] });
});

test("an answer that comes as JSON will do", async () => {
  expect(await ask(Response.json({ generatedText: "At noon." }))).toEqual({ generatedText: "At noon.", pieces: [] });
});

test("a failure after the stream began, and one that names only its error", async () => {
  const events = 'event: error\ndata: {"error":"The model is away."}\n\n';
  const answer = new Response(events, { headers: { "content-type": "text/event-stream" } });
  await expect(ask(answer)).rejects.toMatchObject({ status: 500, message: "The model is away." });
  await expect(ask(Response.json({ error: "No." }, { status: 503 }))).rejects.toMatchObject({
    status: 503,
    message: "No.",
  });
});
