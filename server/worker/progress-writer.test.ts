import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { progressWriter } from "./progress-writer.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const start = () => {
  const written: number[] = [];
  const writer = progressWriter(async (value: number) => {
    await new Promise((done) => setTimeout(done, 10));
    written.push(value);
  });
  return { ...writer, written };
};

it("writes the first at once and of the others the newest, half a second later", async () => {
  const { report, written } = start();
  for (const value of [1, 2, 3]) report(value);
  await vi.advanceTimersByTimeAsync(100);
  expect(written).toEqual([1]);
  await vi.advanceTimersByTimeAsync(500);
  expect(written).toEqual([1, 3]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(written).toEqual([1, 3]);
});

it("writes nothing after its end, which waits for the write in flight", async () => {
  const { report, end, written } = start();
  report(1);
  report(2);
  const ended = end();
  await vi.advanceTimersByTimeAsync(5000);
  await ended;
  expect(written).toEqual([1]);
});

it("goes on after a write that failed", async () => {
  const write = vi
    .fn<(value: number) => Promise<void>>()
    .mockRejectedValueOnce(new Error("no database"))
    .mockResolvedValue();
  const { report } = progressWriter(write);
  report(1);
  await vi.advanceTimersByTimeAsync(600);
  report(2);
  await vi.advanceTimersByTimeAsync(600);
  expect(write.mock.calls).toEqual([[1], [2]]);
});
