import { CODE } from "./code-signs.ts";
import { PEOPLE } from "./people-signs.ts";
import { markReaders } from "./reader-words.ts";
import { RETOLD } from "./retold-signs.ts";
import { strongest, sum } from "./sign.ts";
import { ADDRESS, ASKED, OBJECT, WHO, YOU } from "./word-signs.ts";

/** From this sum on a text is an address. */
export const ADDRESSED = 4;
/** From this sum on a text may be one: it stays where it stands, and no finding rests on it. */
export const DOUBTFUL = 3;

/** Among people, orders alone come to this at most. */
const AMONG_PEOPLE = 4;

/** What speaks against an address comes to this at most. */
const MOST_AGAINST = -5;

/**
 * How far a text speaks to a program, or to a reader as if to one, instead of telling what happened: who is addressed, what
 * is asked, of what, and in which form, less what makes it an account or words among people. Expects folded text (`foldText`).
 */
export function judgeAddress(folded: string): number {
  const code = sum(CODE, folded);
  const marked = markReaders(folded);
  const who = strongest(WHO, marked);
  const address = strongest(ADDRESS, marked);
  const you = strongest(YOU, folded);
  const asked = sum(ASKED, folded);
  const retold = sum(RETOLD, folded);
  const object = sum(OBJECT, folded);
  const about = retold + object;
  const against = Math.max(MOST_AGAINST, sum(PEOPLE, folded));
  const isSpokenTo = address > 0 || you > 1 || code > 0 || who > 1;
  // Somebody's account of a program asks nothing of it, nor does a text that only names one.
  if (asked === 0 && (!isSpokenTo || (against < 0 && you < 2 && code === 0))) return 0;
  if (asked + code + address + you + about === 0) return 0;
  const orders = Math.min(asked, AMONG_PEOPLE) + (who > 0 && asked > 0 && about > 0 ? 1 : 0);
  const spokenTo = isSpokenTo ? 1 : 0;
  const isPlain =
    !isSpokenTo && who + you + retold === 0 && object < 2 && asked < AMONG_PEOPLE && strongest(ASKED, folded) === 1;
  // One plain order, however many signs its words show, is what people write on forms.
  if (isPlain) return Math.min(DOUBTFUL, orders + about + against);
  return spokenTo + who + address + you + orders + about + code + against;
}

/** True when a text names a program, speaks to one or has its form; otherwise it only orders, as people do, too. Folded text. */
export function isForProgram(folded: string): boolean {
  const marked = markReaders(folded);
  return (
    Math.max(strongest(WHO, marked), strongest(ADDRESS, marked), strongest(YOU, folded)) > 1 || sum(CODE, folded) > 0
  );
}
