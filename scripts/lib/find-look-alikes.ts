import { allowedConfusions, LONGEST, LOOK_ALIKES } from "../../server/analyst/quotes/look-alike-distance.ts";

type Affix = { readonly isPrefix: boolean; readonly strip: string; readonly add: string; readonly where: RegExp };

/**
 * All words of a Hunspell dictionary with their prefixes and suffixes.
 * @param aff text of the affix file (flags of one character)
 * @param dic text of the word file
 */
export function expandDictionary({ aff, dic }: { readonly aff: string; readonly dic: string }): Set<string> {
  const affixes = readAffixes(aff);
  const words = new Set<string>();
  for (const line of dic.split("\n").slice(1)) {
    const [word = "", flags = ""] = line.trim().split("/");
    if (word === "") continue;
    const own = [...flags].flatMap((flag) => affixes.get(flag) ?? []);
    const prefixes = own.filter(({ isPrefix }) => isPrefix);
    const ended = [word, ...own.filter(({ isPrefix }) => !isPrefix).flatMap((affix) => applyAffix(word, affix))];
    for (const form of ended) {
      words.add(form);
      for (const prefix of prefixes) for (const whole of applyAffix(form, prefix)) words.add(whole);
    }
  }
  return words;
}

/** Affixes by flag. A line is "SFX flag strip add condition"; "0" stands for nothing; a heading has a count instead. */
function readAffixes(aff: string): Map<string, Affix[]> {
  const affixes = new Map<string, Affix[]>();
  for (const line of aff.split("\n")) {
    const [kind = "", flag = "", strip = "", add = "", condition] = line.trim().split(/\s+/);
    if (!/^[PS]FX$/.test(kind) || condition === undefined) continue;
    const isPrefix = kind === "PFX";
    const where = new RegExp(isPrefix ? `^${condition}` : `${condition}$`);
    const affix = { isPrefix, strip: strip === "0" ? "" : strip, add: add === "0" ? "" : add, where };
    affixes.set(flag, [...(affixes.get(flag) ?? []), affix]);
  }
  return affixes;
}

function applyAffix(word: string, { isPrefix, strip, add, where }: Affix): string[] {
  if (!where.test(word)) return [];
  if (isPrefix) return word.startsWith(strip) ? [add + word.slice(strip.length)] : [];
  return word.endsWith(strip) ? [word.slice(0, word.length - strip.length) + add] : [];
}

type Node = { isWord: boolean; readonly next: Map<string, Node> };

/** The words (small letters) that a scan may turn into another of the words, sorted. */
export function findLookAlikes(words: ReadonlySet<string>): string[] {
  const root: Node = { isWord: false, next: new Map() };
  for (const word of words) {
    let node = root;
    for (const letter of word) {
      const next = node.next.get(letter) ?? { isWord: false, next: new Map<string, Node>() };
      node.next.set(letter, next);
      node = next;
    }
    node.isWord = true;
  }
  return [...words].filter((word) => hasLookAlike(word, root)).toSorted();
}

/** Walks the tree of all words along every reading of `word` with at least one confusion. */
function hasLookAlike(word: string, root: Node): boolean {
  const most = allowedConfusions(word.length);
  const walk = (at: number, node: Node, confusions: number, length: number): boolean => {
    if (at === word.length) {
      return node.isWord && confusions > 0 && confusions <= allowedConfusions(Math.min(length, word.length));
    }
    const same = node.next.get(word.charAt(at));
    if (same !== undefined && walk(at + 1, same, confusions, length + 1)) return true;
    if (confusions === most) return false;
    for (let size = 1; size <= LONGEST && at + size <= word.length; size += 1) {
      for (const other of LOOK_ALIKES.get(word.slice(at, at + size)) ?? []) {
        const next = follow(node, other);
        if (next !== undefined && walk(at + size, next, confusions + 1, length + other.length)) return true;
      }
    }
    return false;
  };
  return walk(0, root, 0, 0);
}

function follow(node: Node, letters: string): Node | undefined {
  let at: Node | undefined = node;
  for (const letter of letters) at = at?.next.get(letter);
  return at;
}
