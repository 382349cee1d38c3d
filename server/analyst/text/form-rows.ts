import type { Range } from "./assertion.ts";

/** A box, ticked or not: "[ ]", "(x)", "☒", "_X_", "____". */
const MARK =
  "\\[ ?[x*\\u2713\\u2714]? ?\\]|\\( ?[x\\u2713\\u2714]? ?\\)|[\\u2610-\\u2612\\u25a0\\u25a1]|_+ ?[x\\u2713\\u2714] ?_*|_{2,}";
const IS_TICKED = /[x*\u2713\u2714\u2611\u2612\u25a0]/;
const OPTION = "yes|no|y|n|n/a|na|none|given|refused|declined|present|absent";
const SAYS_NO = /^(?:no|n|n\/a|na|none|refused|declined|absent)$/;
/** "Yes [ ] No [x]", "[ ] Yes [x] No", behind a label. */
const OPTIONS = new RegExp(
  `^ ?[:?]?[ .]{0,40}((?:(?:${MARK}) ?(?:${OPTION})(?!\\w)|(?<!\\w)(?:${OPTION}) ?(?:${MARK}))(?:[ /|,]{0,8}(?:(?:${MARK}) ?(?:${OPTION})(?!\\w)|(?<!\\w)(?:${OPTION}) ?(?:${MARK})))*)`,
);
const TOKEN = new RegExp(`(${MARK})|(?<!\\w)(${OPTION})(?!\\w)`, "g");
/** "Y/N: N", "(yes/no) no". */
const CHOSEN = /^ ?[:?]? ?\(?(?:y|yes) ?\/ ?(?:n|no)\)?[ :?-]{1,4}(y|yes|n|no)(?!\w| ?\/)/;
/** The cell beside a label: two spaces or a bar. */
const CELL =
  /^(?: ?\| ?|:? {2,})(no|nil|none|n|n\/a|neg|negative|absent|refused|declined|not (?:seen|noted|observed|present|given|done|found|completed|tested|applicable|signed|sealed|recorded|available|used|administered)|-{1,3})?(?!\. ?\w) ?(?=\||  |$|[.;,](?: |$))/;
const YES_CELL = /^(?: ?\| ?| {2,}|: ?| ?-{1,2} ?)(?:yes|y|present|positive|pos) ?(?=\||  |$|[.;,](?: |$))/;
const BOX_BEFORE = new RegExp(`(?:${MARK}) ?$`);
const BOX_AFTER = new RegExp(`^ ?[:?]? ?(${MARK})(?= ?(?:$|[.;,|]|  ))`);

/**
 * How the row of a form is filled in whose label is the point; null when it is no such row.
 * @param plain the row, lower case with straight quotes
 */
export function rowAnswer(plain: string, point: Range): "affirmed" | "denied" | null {
  // Words struck through with signs: "~~YES~~ / NO".
  if (/~~ ?$/.test(plain.slice(0, point.at)) && /^ ?~~/.test(plain.slice(point.end))) return "denied";
  const follow = plain.slice(point.end).replace(/~~[^~]+~~ ?\/? ?/g, "");
  const chosen = CHOSEN.exec(follow)?.[1] ?? optionTicked(OPTIONS.exec(follow)?.[1]);
  if (chosen !== undefined) return SAYS_NO.test(chosen) ? "denied" : "affirmed";
  if (BOX_BEFORE.test(plain.slice(0, point.at))) return null;
  const box = BOX_AFTER.exec(follow)?.[1];
  if (box !== undefined) return IS_TICKED.test(box) ? "affirmed" : box.startsWith("_") ? null : "denied";
  const cell = CELL.exec(follow);
  if (cell !== null && (cell[1] !== undefined || /^ ?\| ?(?:\||$)/.test(follow))) return "denied";
  return YES_CELL.test(follow) ? "affirmed" : null;
}

/** The option of the only ticked box; undefined when none or several are. */
function optionTicked(options: string | undefined): string | undefined {
  if (options === undefined) return undefined;
  const tokens = [...options.matchAll(TOKEN)].map(([, mark, option]) => ({ mark, option }));
  const isMarkFirst = tokens[0]?.mark !== undefined;
  const ticked = tokens.flatMap(({ mark }, index) =>
    mark !== undefined && IS_TICKED.test(mark) ? [tokens[index + (isMarkFirst ? 1 : -1)]?.option] : [],
  );
  return ticked.length === 1 ? ticked[0] : undefined;
}
