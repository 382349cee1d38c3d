/**
 * `attachment` under the file's own name, after RFC 6266 and RFC 8187: an ASCII stand-in for old clients, the real name
 * percent-encoded. Neither lets a name end the header or point into a folder.
 */
export function attachmentNamed(fileName: string): string {
  const plain = fileName.replace(/[/\\\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, "_").toWellFormed();
  const ascii = plain.replace(/[^\x20-\x7E]/g, "_").replace(/["%]/g, "_");
  const encoded = encodeURIComponent(plain).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
