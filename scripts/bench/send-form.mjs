import { randomBytes } from "node:crypto";
import { request } from "node:http";

const BOUNDARY = "----bench-boundary";

/** @param {number} size of the file, bytes; it begins like a PDF */
export function formOf(size) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="long.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const start = Buffer.from("%PDF-1.7\n");
  return Buffer.concat([
    ...[Buffer.from(head), start, randomBytes(size - start.length)],
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

/** One file to a server that takes uploads. @throws for a refusal */
export function sendForm({ url, headers }, body) {
  return new Promise((done, fail) => {
    const upload = request(url, {
      method: "POST",
      agent: false,
      headers: {
        ...headers,
        "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
        "content-length": body.length,
      },
    });
    upload.once("error", fail).once("response", (response) => {
      response.resume().once("end", () => {
        if (response.statusCode < 300) done();
        else fail(new Error(`The upload was refused with ${response.statusCode}`));
      });
    });
    upload.end(body);
  });
}
