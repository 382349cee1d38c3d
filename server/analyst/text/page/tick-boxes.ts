const BOX = /\[ ?x? ?\]|\( ?x? ?\)|[\u2610\u2611\u2612]/g;
const UNTICKED = /^(?:\[ ?\]|\( ?\)|\u2610)$/;
const WORD = "(?:[a-z0-9/',&()-]|\\.(?! |$)|(?<=\\b(?:mr|mrs|ms|dr|sgt|ofc|det|no|st))\\.)+";
/**
 * The option of a box, up to the next box, a wide space or the end of the sentence. Words with spaces between, never words that may
 * or may not have one: a rule of dashes has more ways to be cut up than there is time to try.
 */
const OPTION_AFTER = new RegExp(
  `^ ?(?:\\d{1,2}[.)] )?${WORD}(?: ${WORD}){0,8}?:?(?= {2,}|[.;](?: |$)| ?(?:_|\\[|\\( ?x? ?\\)|[\\u2610-\\u2612]|$))`,
);
/** "Yes [ ] No [x]": the words before the box, up to the box or the question before them. */
const OPTION_BEFORE = /(?<![a-z0-9/'&-])[a-z0-9/'&-]+(?: [a-z0-9/'&-]+){0,3} ?$/;

/** "[ ] yes  [x] no": the answer stands far from its question once the other is blanked. */
const NOT_YES = /(?<=[a-z)?:]) +\[ ?\] ?y(?:es)?\b +\[x\] ?no?\b/g;
/** "appropriate adult   [ ]   [x]": two boxes without words are the columns Yes and No of a form. */
const BARE_NO = /(?<=[a-z)]) {2,}\[ ?\] +\[x\](?= {2,}| *$)/g;

/** Writes "[x] no" next to the question, in the place of the boxes, so that offsets stay true. */
function withAnswersNear(plain: string): string {
  const no = (boxes: string) => " [x] no".padEnd(boxes.length);
  return plain.replace(NOT_YES, no).replace(BARE_NO, no);
}

/**
 * Blanks the options of boxes that nobody ticked, so that offsets stay true: "[ ] rain  [X] dry" says dry, and so does
 * "rain [ ] dry [X]".
 * @param written a sentence in lower case
 */
export function withoutUnticked(written: string): string {
  const plain = withAnswersNear(written);
  const boxes = [...plain.matchAll(BOX)];
  const [first] = boxes;
  const last = boxes.at(-1);
  if (first === undefined || last === undefined || !boxes.some(([box]) => UNTICKED.test(box))) return plain;
  const follow = plain.slice(last.index + last[0].length);
  const isBoxLast = /[a-z0-9] ?$/.test(plain.slice(0, first.index)) && /^\s*(?:$|[.;,]|\s{2}|signed\b)/.test(follow);
  let result = plain;
  const blank = (from: number, to: number): void => {
    result = result.slice(0, from) + " ".repeat(to - from) + result.slice(to);
  };
  for (const [number, { 0: box, index }] of boxes.entries()) {
    if (!UNTICKED.test(box)) continue;
    const end = index + box.length;
    if (isBoxLast) {
      const before = boxes[number - 1];
      const from = before === undefined ? 0 : before.index + before[0].length;
      const option = OPTION_BEFORE.exec(plain.slice(from, index))?.[0] ?? "";
      blank(index - option.length, end);
    } else blank(index, end + (OPTION_AFTER.exec(plain.slice(end))?.[0].length ?? 0));
  }
  return result;
}
