import { expect, it, vi } from "vitest";
import type { Draft, DraftContent } from "#lib/contracts/ledger.ts";
import { DraftSaver, type Unsaved } from "./draft-saver.ts";

const CONTENT: DraftContent = {
  ...{ recipient: "", subject: "State v. Marlow", salutation: "", opening: null, closing: null },
  ...{ signer: "", signerRole: "", days: 14, items: [] },
};
const draftOf = (version: number, content = CONTENT): Draft => ({ version, content, savedAt: null, savedBy: null });

class Conflict extends Error {}

/** A server that refuses a version it does not have, and a clock that runs by hand. */
function setUp(
  given: { readonly unsaved?: Unsaved | null; readonly version?: number; readonly content?: DraftContent } = {},
) {
  const server = { version: given.version ?? 0, content: given.content ?? CONTENT, isDown: false, isMute: false };
  const kept: (Unsaved | null)[] = [];
  let pending: (() => void) | null = null;
  const save = vi.fn(async (version: number, content: DraftContent) => {
    await Promise.resolve();
    if (server.isDown) throw new Error("down");
    if (version !== server.version) throw new Conflict();
    server.version += 1;
    server.content = content;
    if (server.isMute) throw new Error("the answer is lost");
    return draftOf(server.version, content);
  });
  const load = vi.fn(async () => {
    await Promise.resolve();
    if (server.isDown) throw new Error("down");
    return draftOf(server.version, server.content);
  });
  const saver = new DraftSaver({
    ...{ draft: draftOf(server.version, server.content), unsaved: given.unsaved ?? null, save, load },
    isConflict: (error) => error instanceof Conflict,
    keep: (unsaved) => void kept.push(unsaved),
    later: (work) => {
      pending = work;
      return () => (pending = null);
    },
  });
  return { server, saver, save, load, kept, tick: () => pending?.() };
}

it("saves after a pause, keeps what is typed in the browser until then, and forgets it after", async () => {
  const { server, saver, save, kept, tick } = setUp();
  saver.change({ opening: "P" });
  saver.change({ opening: "Please" });
  expect(kept.at(-1)).toEqual({ version: 0, content: { ...CONTENT, opening: "Please" }, sent: null });
  expect(saver.state.status).toBe("unsaved");
  tick();
  expect(await saver.flush()).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
  expect(server.content.opening).toBe("Please");
  expect(kept.at(-1)).toBeNull();
  expect(saver.state).toMatchObject({ status: "saved", version: 1 });
});

it("saves what is typed during a save over the version of that save", async () => {
  const { server, saver, save } = setUp();
  saver.change({ opening: "one" });
  const first = saver.flush();
  saver.change({ opening: "two" });
  await first;
  expect(await saver.flush()).toBe(true);
  expect(save.mock.calls.map(([version]) => version)).toEqual([0, 1]);
  expect(server.content.opening).toBe("two");
});

it("overwrites nothing that another tab saved, until somebody says so", async () => {
  const { server, saver, kept } = setUp();
  server.version = 4;
  server.content = { ...CONTENT, opening: "theirs" };
  saver.change({ opening: "mine" });
  expect(await saver.flush()).toBe(false);
  expect(saver.state).toMatchObject({ status: "conflict", content: { opening: "mine" } });
  expect(server.content.opening).toBe("theirs");
  saver.change({ opening: "mine, longer" });
  expect(await saver.flush()).toBe(false);
  expect(kept.at(-1)?.content.opening).toBe("mine, longer");
  expect(await saver.overwrite(4)).toBe(true);
  expect(server.content.opening).toBe("mine, longer");
});

it("takes the other version when asked to", async () => {
  const { saver, server } = setUp();
  server.version = 4;
  saver.change({ opening: "mine" });
  await saver.flush();
  saver.adopt(draftOf(4, { ...CONTENT, opening: "theirs" }), { always: true });
  expect(saver.state).toMatchObject({ status: "saved", version: 4, content: { opening: "theirs" } });
});

it("follows another tab while nothing is unsaved here, and keeps what is", () => {
  const { saver } = setUp();
  saver.adopt(draftOf(2, { ...CONTENT, opening: "theirs" }), { always: false });
  expect(saver.state).toMatchObject({ version: 2, content: { opening: "theirs" } });
  saver.change({ opening: "mine" });
  saver.adopt(draftOf(3, { ...CONTENT, opening: "newer" }), { always: false });
  expect(saver.state.content.opening).toBe("mine");
});

it("finds after a reload what was not saved; over a newer version it asks", async () => {
  const content = { ...CONTENT, opening: "typed before the reload" };
  const same = setUp({ version: 3, unsaved: { version: 3, content, sent: null } });
  same.tick();
  expect(await same.saver.flush()).toBe(true);
  expect(same.server.content.opening).toBe("typed before the reload");
  const newer = setUp({ version: 5, unsaved: { version: 3, content, sent: null } });
  expect(newer.saver.state).toMatchObject({ status: "conflict", content: { opening: "typed before the reload" } });
});

it("tries again when the server did not answer", async () => {
  const { server, saver, tick } = setUp();
  server.isDown = true;
  saver.change({ opening: "Please" });
  expect(await saver.flush()).toBe(false);
  expect(saver.state.status).toBe("failed");
  server.isDown = false;
  tick();
  expect(await saver.flush()).toBe(true);
  expect(server.content.opening).toBe("Please");
});

it("knows its own save when the page was left before the answer came", async () => {
  const [sent, typed] = [
    { ...CONTENT, opening: "Please" },
    { ...CONTENT, opening: "Please produce" },
  ];
  const { saver, server } = setUp({ version: 1, content: sent, unsaved: { version: 0, content: typed, sent } });
  expect(saver.state).toMatchObject({ status: "unsaved", version: 1, content: { opening: "Please produce" } });
  expect(await saver.flush()).toBe(true);
  expect(server.content.opening).toBe("Please produce");

  const whole = setUp({ version: 1, content: sent, unsaved: { version: 0, content: sent, sent } });
  expect([whole.saver.state.status, whole.kept]).toEqual(["saved", [null]]);
});

it("knows its own save also when it arrives after the next page was answered", async () => {
  const sent = { ...CONTENT, opening: "Please" };
  const typed = { ...CONTENT, opening: "Please produce" };
  const { saver, server } = setUp({ version: 1, unsaved: { version: 1, content: typed, sent } });
  Object.assign(server, { version: 2, content: sent });
  expect(await saver.flush()).toBe(true);
  expect(server).toMatchObject({ version: 3, content: { opening: "Please produce" } });

  const other = setUp({ version: 1, unsaved: { version: 1, content: typed, sent } });
  Object.assign(other.server, { version: 2, content: { ...CONTENT, opening: "From another tab" } });
  expect(await other.saver.flush()).toBe(false);
  expect(other.saver.state.status).toBe("conflict");
});

it("saves over its own version when the answer to an earlier save was lost", async () => {
  const { server, saver, save, tick } = setUp();
  server.isMute = true;
  saver.change({ opening: "Please" });
  expect(await saver.flush()).toBe(false);
  expect(saver.state).toMatchObject({ status: "failed", version: 0 });
  expect(server.content.opening).toBe("Please");
  server.isMute = false;
  saver.change({ opening: "Please produce" });
  tick();
  expect(await saver.flush()).toBe(true);
  expect(save.mock.calls.map(([version]) => version)).toEqual([0, 1]);
  expect(server.content.opening).toBe("Please produce");
  expect(saver.state).toMatchObject({ status: "saved", version: 2 });
});

it("knows its own lost save also when it arrives after the question", async () => {
  const { server, saver, save, load } = setUp();
  save.mockRejectedValueOnce(new Error("timed out"));
  saver.change({ opening: "Please" });
  expect(await saver.flush()).toBe(false);
  load.mockImplementationOnce(async () => {
    const before = draftOf(server.version, server.content);
    server.version += 1;
    server.content = { ...CONTENT, opening: "Please" };
    return Promise.resolve(before);
  });
  saver.change({ opening: "Please produce" });
  expect(await saver.flush()).toBe(true);
  expect(server).toMatchObject({ version: 2, content: { opening: "Please produce" } });
});

it("still asks when another tab saved after the lost save", async () => {
  const { server, saver } = setUp();
  server.isMute = true;
  saver.change({ opening: "mine" });
  await saver.flush();
  server.isMute = false;
  server.version = 2;
  server.content = { ...CONTENT, opening: "theirs" };
  saver.change({ opening: "mine, longer" });
  expect(await saver.flush()).toBe(false);
  expect(saver.state).toMatchObject({ status: "conflict", content: { opening: "mine, longer" } });
  expect(server.content.opening).toBe("theirs");
});
