// The least that can take an upload in: node:http, the same multipart parser, hash, cipher and flush to disk. Run by
// works/upload.mjs with PORT and UPLOAD_FOLDER.
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createWriteStream, mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { encryptStream } from "../../server/storage/encryption.ts";

const folder = process.env.UPLOAD_FOLDER;
mkdirSync(folder, { recursive: true });

createServer(async (request, response) => {
  if (request.method === "GET") return response.end();
  const parser = new Busboy({ headers: request.headers });
  let stored;
  parser.on("file", (_field, stream) => (stored = store(stream)));
  await pipeline(request, parser);
  response.end(await stored);
}).listen(Number(process.env.PORT), "127.0.0.1");

async function store(stream) {
  const hash = createHash("sha256");
  const hashed = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const documentId = randomUUID();
  const file = createWriteStream(join(folder, documentId), { flush: true });
  await pipeline(stream, hashed, encryptStream({ documentId, key: randomBytes(32) }), file);
  return hash.digest("hex");
}
