import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, utimes } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const BUCKET = "firm-documents";

/**
 * A real S3-compatible server (s3rver) in a process of its own, with one bucket. It proves how objects behave, not how
 * requests are signed: it takes a wrong secret as well.
 */
export async function startS3Server() {
  const folder = await mkdtemp(join(tmpdir(), "s3-server-"));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      join(process.cwd(), "node_modules/s3rver/bin/s3rver.js"),
      ...["--directory", folder, "--address", "127.0.0.1", "--port", String(port), "--silent"],
      ...["--no-vhost-buckets", "--configure-bucket", BUCKET],
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const ended = once(child, "exit");
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    region: "us-east-1",
  };
  const until = Date.now() + 20_000;
  while (!(await answers(settings.endpoint))) {
    await sleep(50);
    if (child.exitCode !== null || Date.now() > until) throw new Error("the S3 server did not start");
  }
  return {
    settings,
    pid: child.pid,
    /** Makes an object look as if it had been put earlier. */
    age: (name: string, putAt: Date) => utimes(join(folder, BUCKET, `${name}._S3rver_object`), putAt, putAt),
    stop: async () => {
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** Free at this moment; the caller takes it at once. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}
