import { serveBareApp } from "../bare-app.mjs";
import { get } from "../load.mjs";

/** What a browser fetches of code and styles before anybody has signed in, compressed as it travels. */
export default async function measureFirstPage(installation) {
  const { web } = await installation.addFirm("first_page", 1);
  const bare = await serveBareApp(installation);
  const ours = await codeAndStyles(web.url, "/login");
  const theirs = await codeAndStyles(bare.url, "/");
  await Promise.all([web.pid, bare.pid].map((pid) => installation.stop(pid)));
  return [
    {
      work: `login page, JS + CSS over the wire (${ours} bytes)`,
      against: `empty Next page (${theirs} bytes)`,
      value: ours / theirs,
      shown: `${(ours / theirs).toFixed(2)}x`,
      ...{ pass: 2.5, aim: 1.6 },
    },
  ];
}

async function codeAndStyles(origin, path) {
  const html = (await get(origin + path, {})).body.toString();
  // Today's browsers pass over the scripts for old ones.
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag));
  const files = new Set(tags.flatMap((tag) => /(?:src|href)="(\/_next\/[^"]+\.(?:js|css)[^"]*)"/.exec(tag)?.[1] ?? []));
  if (files.size === 0) throw new Error(`${path} names no script`);
  let bytes = 0;
  for (const file of files)
    bytes += (await get(origin + file.replaceAll("&amp;", "&"), { "accept-encoding": "gzip" })).bytes;
  return bytes;
}
