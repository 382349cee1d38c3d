import { afterEach, expect, test, vi } from "vitest";
import { findEngine } from "./engine.mjs";

afterEach(() => vi.unstubAllEnvs());

test("where no engine runs the trial says so, and why", async () => {
  vi.stubEnv("CONTAINER_ENGINE", "/nowhere/docker --tls");
  await expect(findEngine()).rejects.toThrow(
    /No container engine runs here, so the image was not tried\.\n.*\/nowhere\/docker info failed: .*ENOENT/,
  );
});
