import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { isStorageKey } from "./storage-key.ts";
import { StorageUnavailable, StoredObjectMissing } from "./storage.ts";
import type { Storage } from "./storage.ts";

export type S3Settings = {
  /** Address of the service, without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
};

/** Our objects' names begin like this, so that a person who looks into the bucket sees what they are. */
const PREFIX = "documents/";
/** Milliseconds before each further attempt: a server that restarts is back within seconds, a browser waits that long. */
const PAUSES = [200, 800, 2_000];
/** One attempt, 50 MB over a slow line included; for reading, until the first byte. Milliseconds. */
const TIMEOUT = 120_000;
/** What is signed further beside a service's clock than 15 minutes is refused; less is no reason for a refusal. Milliseconds. */
const CLOCK_IS_OFF = 10 * 60_000;

/**
 * Objects in a bucket of an S3-compatible service, addressed by path, which every such service understands. A file goes
 * up in one request of known length: nothing that a crash could leave half done has to be swept up.
 */
export function s3Storage(settings: S3Settings): Storage {
  const { accessKeyId, secretAccessKey, region } = settings;
  const bucketUrl = `${settings.endpoint.replace(/\/+$/, "")}/${encodeURIComponent(settings.bucket)}`;
  // Its own repetition is off: it would send a body a second time that was read in the first.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });

  /** Milliseconds by which the service's clock is ahead of ours, once a refusal has told. */
  let ahead = 0;

  function urlOf(key: string): string {
    if (!isStorageKey(key)) throw new Error("not a storage key");
    return `${bucketUrl}/${PREFIX}${key}`;
  }

  function noBucket(): StorageUnavailable {
    return new StorageUnavailable(`the bucket ${settings.bucket} does not exist`);
  }

  async function attempt({ url, method, make }: Call): Promise<Response> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`no answer within ${TIMEOUT} ms`)), TIMEOUT);
    try {
      const aws = { datetime: stampOf(Date.now() + ahead) };
      return await client.fetch(url, { method, signal: late.signal, aws, ...make?.() });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Every answer tells the service's time. @returns whether a refusal may have come of ours being another */
  function adoptClock(refusal: Response): boolean {
    const theirs = Date.parse(refusal.headers.get("date") ?? "") - Date.now();
    if (!(Math.abs(theirs - ahead) > CLOCK_IS_OFF)) return false;
    ahead = theirs;
    return true;
  }

  /** @throws StorageUnavailable when it cannot be reached, or refuses with anything but 404, and 416 for a part */
  async function request(call: Call, pauses: readonly number[] = PAUSES): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      const answer = await attempt(call).catch((error: unknown) => error as Error);
      if (answer instanceof Response && (answer.ok || [404, 416].includes(answer.status))) return answer;
      if (answer instanceof Response && answer.status === 403 && adoptClock(answer)) {
        await answer.body?.cancel();
        continue;
      }
      const pause = pauses[tries];
      const mayPass = !(answer instanceof Response) || answer.status >= 500 || answer.status === 429;
      if (!mayPass || pause === undefined) throw await unavailable(call.method, answer);
      if (answer instanceof Response) await answer.body?.cancel();
      await sleep(pause * (0.5 + Math.random()));
    }
  }

  return {
    async put(key, spooledPath) {
      const url = urlOf(key);
      const { size } = await stat(spooledPath);
      // Over TLS nothing can be changed on the way; over plain http the signature covers the bytes themselves.
      const hash = url.startsWith("https:") ? "UNSIGNED-PAYLOAD" : await sha256Of(spooledPath);
      const make = () => ({
        headers: { "content-length": String(size), "x-amz-content-sha256": hash },
        // A new stream for each attempt.
        body: Readable.toWeb(createReadStream(spooledPath)) as ReadableStream<Uint8Array>,
        duplex: "half" as const,
      });
      const answer = await request({ url, method: "PUT", make });
      await answer.body?.cancel();
      if (!answer.ok) throw noBucket();
      await rm(spooledPath, { force: true });
    },

    async get(key, part) {
      const make = () => (part === undefined ? {} : { headers: { range: `bytes=${part.from}-${part.to - 1}` } });
      const answer = await request({ url: urlOf(key), method: "GET", make });
      if (answer.status === 404) {
        // A bucket under another name is a setting to correct; it must not condemn every document as lost.
        if ((await answer.text()).includes("NoSuchBucket")) throw noBucket();
        throw new StoredObjectMissing(key);
      }
      if (answer.body === null) throw new StorageUnavailable("GET was answered without a body");
      if (part !== undefined && answer.status !== 206) {
        await answer.body.cancel();
        // The file is shorter than it should be: what reads it finds that out, and names it.
        if (answer.status === 416) return Readable.from([]);
        throw new StorageUnavailable("it does not answer with a part of a file");
      }
      return Readable.fromWeb(answer.body as NodeReadableStream<Uint8Array>);
    },

    async delete(key) {
      const answer = await request({ url: urlOf(key), method: "DELETE" });
      await answer.body?.cancel();
    },

    async *list() {
      let token: string | null = null;
      do {
        const query = new URLSearchParams({ "list-type": "2", prefix: PREFIX });
        if (token !== null) query.set("continuation-token", token);
        const answer = await request({ url: `${bucketUrl}?${query}`, method: "GET" });
        if (!answer.ok) throw noBucket();
        const page = readListing(await answer.text());
        yield* page.objects;
        token = page.nextToken;
      } while (token !== null);
    },

    async check() {
      // No second try: whoever asks wants to know how it stands now.
      const answer = await request({ url: bucketUrl, method: "HEAD" }, []);
      if (!answer.ok) throw noBucket();
    },
  };
}

/** As signatures hold it: 20261123T065500Z. */
const stampOf = (time: number) => new Date(time).toISOString().replace(/[:-]|\.\d{3}/g, "");

type Call = {
  readonly url: string;
  readonly method: "GET" | "PUT" | "DELETE" | "HEAD";
  readonly make?: () => RequestInit;
};

async function unavailable(method: string, answer: Response | Error): Promise<StorageUnavailable> {
  if (answer instanceof Error) return new StorageUnavailable(`${method} did not reach it`, { cause: answer });
  // Its own words name what is wrong, a clock or a key; they belong in the log.
  const text = await answer.text().catch(() => "");
  const code = /<Code>([^<]{1,100})<\/Code>/.exec(text)?.[1] ?? "";
  return new StorageUnavailable(`${method} was answered with ${answer.status} ${code}`.trim());
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** The few elements that we need; names of ours are plain letters and digits, so nothing in them is escaped. */
function readListing(xml: string): { objects: { key: string; putAt: Date }[]; nextToken: string | null } {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = ""]) => {
    const key = elementOf(entry, "Key")?.slice(PREFIX.length) ?? "";
    const putAt = new Date(elementOf(entry, "LastModified") ?? "");
    return isStorageKey(key) && !Number.isNaN(putAt.getTime()) ? [{ key, putAt }] : [];
  });
  const isCut = elementOf(xml, "IsTruncated") === "true";
  return { objects, nextToken: isCut ? elementOf(xml, "NextContinuationToken") : null };
}

function elementOf(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text === undefined
    ? null
    : text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
