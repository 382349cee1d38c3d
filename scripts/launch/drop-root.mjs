import { chownSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../lib/paths.mjs";

/**
 * Started as root, this process and all that it starts go on as the account that the data folder belongs to; a folder
 * that is still to be made belongs to whom the one above it belongs to. What root has left in it before becomes the
 * account's too. Anybody else goes on as they are.
 * @param {string} dataDir
 * @param {{ prepare: () => Promise<void> }} options prepare: what must be written into a checkout of root's own before
 * @returns {Promise<string | null>} why it stays root, for the terminal; null when it does not
 */
export async function dropRoot(dataDir, { prepare }) {
  if (process.getuid?.() !== 0) return null;
  const owner = ownerOf(dataDir);
  if (owner.uid === 0)
    return `Everything runs as root, because ${dataDir} belongs to root. Give the folder its own account: chown -R ACCOUNT ${dataDir}`;
  const checkout = statSync(ROOT);
  if (checkout.uid !== owner.uid) {
    if (!isOpenToAll(ROOT))
      return `Everything runs as root, because the account that ${dataDir} belongs to may not read ${ROOT}. Move the program, for example to /opt`;
    await prepare();
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  giveTo(owner, dataDir);
  process.setgroups([owner.gid]);
  process.setgid(owner.gid);
  process.setuid(owner.uid);
  // What looks for a home folder must not find root's.
  delete process.env.HOME;
  return null;
}

/** @param {string} folder */
function ownerOf(folder) {
  let at = folder;
  while (!existsSync(at)) at = dirname(at);
  const { uid, gid } = statSync(at);
  return { uid, gid };
}

/** @param {string} folder */
function isOpenToAll(folder) {
  if ((statSync(folder).mode & 0o005) !== 0o005) return false;
  for (let at = dirname(folder); ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/**
 * Links themselves, never what they point to.
 * @param {{ uid: number, gid: number }} owner
 * @param {string} path
 */
function giveTo({ uid, gid }, path) {
  const stat = lstatSync(path);
  if (stat.uid !== uid) (stat.isSymbolicLink() ? lchownSync : chownSync)(path, uid, gid);
  if (stat.isDirectory()) for (const name of readdirSync(path)) giveTo({ uid, gid }, join(path, name));
}
