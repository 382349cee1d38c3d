/**
 * What was found in a text before, by its content: the next analysis of a case reads most of its pages again, in the same thread
 * (server/worker/analysis-threads.ts). Only for pure functions of a text; what they find does not depend on what is remembered.
 */

/**
 * Texts that one memory holds at most twice of. A thousand pages have 65,000: lines, sentences, and each sentence with the next one. A
 * record with more is found anew again and again.
 */
const MOST = 100_000;

/** A map that forgets what was asked for longest ago, all at once: what it holds is kept while it is asked for. */
class Memory<T> {
  #recent = new Map<string, T>();
  #earlier = new Map<string, T>();

  get(text: string): T | undefined {
    const recent = this.#recent.get(text);
    if (recent !== undefined) return recent;
    const earlier = this.#earlier.get(text);
    if (earlier !== undefined) this.set(text, earlier);
    return earlier;
  }

  set(text: string, value: T): void {
    if (this.#recent.size >= MOST) {
      this.#earlier = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(text, value);
  }
}

/** The same function, which finds in each text once. Nobody may change what it answers. */
export function remembered<T>(find: (text: string) => T): (text: string) => T {
  const memory = new Memory<T>();
  return (text) => {
    const known = memory.get(text);
    if (known !== undefined) return known;
    const found = find(text);
    memory.set(text, found);
    return found;
  };
}

/** Of each text two bits for each pattern: asked, and found. Grows as far as patterns are asked for. */
const answersOf = remembered(() => ({ bits: new Uint8Array(64) }));
const numberOf = new WeakMap<RegExp, number>();
let patterns = 0;

/**
 * Whether the pattern matches anywhere in the text. A sentence meets a thousand patterns and holds few of them.
 * @param pattern made once and not for each case, not sticky
 */
export function holds(text: string, pattern: RegExp): boolean {
  let number = numberOf.get(pattern);
  if (number === undefined) {
    number = patterns;
    patterns += 1;
    numberOf.set(pattern, number);
  }
  const answers = answersOf(text);
  const [at, shift] = [number >> 2, (number & 3) << 1];
  if (at >= answers.bits.length) {
    const grown = new Uint8Array(Math.max(at + 1, answers.bits.length * 2));
    grown.set(answers.bits);
    answers.bits = grown;
  }
  const known = ((answers.bits[at] ?? 0) >> shift) & 3;
  if (known !== 0) return known === 3;
  // Unlike `test`, it neither reads nor moves the place where a global pattern goes on.
  const isHeld = text.search(pattern) >= 0;
  answers.bits[at] = (answers.bits[at] ?? 0) | ((isHeld ? 3 : 1) << shift);
  return isHeld;
}
