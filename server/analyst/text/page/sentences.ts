/** One sentence of a page, as offsets into the page's text (UTF-16 units). `text.slice(start, end)` is verbatim. */
export type SentenceSpan = {
  readonly start: number;
  readonly end: number;
  /** Where the line's time code or speaker label begins; equal to `start` when it has none. */
  readonly lead: number;
  /** The time code that opens the line ("23:52:04"), or null. */
  readonly timeCode: string | null;
  /** The speaker label of a transcript line ("OFFICER TEAGUE"), or null. */
  readonly speaker: string | null;
  /** Number of the paragraph on the page, from 0. */
  readonly paragraph: number;
};

/** Longer runs are cut here, at a space where there is one, so that no later step works on unbounded text. */
const MAX_SENTENCE = 600;

const TIME_CODE =
  /^\s{0,12}[[(]?(?:(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2})[ T,]{1,3})?(\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?: ?[ap]\.?m\.?)?|(?:[01]\d|2[0-3])[0-5]\d(?= {1,4}(?:hrs?\b|[^a-z]{3}| ))|\d{4}(?= {1,4}(?:hrs?\b)?[^a-z]{3}))[\])]?,?(?:\s{1,4}[-–—|])?\s{1,8}(?=\S)/i;
const LABEL = /^\s{0,12}([A-Z][A-Za-z0-9'’()/.&# -]{0,38}?):(?=\s|$)\s{0,8}/;
/** "Q. Did you see him?": a line of testimony; a page that has both letters is one. */
const TESTIMONY = /^\s{0,12}(Q|A)\.?\s{1,8}(?=[A-Z"'])/;
/** "09:54:44  KL  Did it bite him?": behind its time a line of a transcript has the letters of who speaks, in a column. */
const TURN = /^\s{0,3}([A-Z]{1,4})\s{2,8}(?=\S)/;
/** Lines of one speaker, and questions, from which on such letters are speakers: a log has them for units and operators. */
const TURNS = 2;
/** The same where no times stand before them, which a table of short codes looks like. */
const UNTIMED_TURNS = 3;
/** The share of a page's written lines that begin with such letters. */
const LEAST_OF_PAGE = 0.25;
const BULLET = /^\s{0,12}(?:[-*•·▪]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s{1,6}\S/;
const SPEAKER_LABEL =
  /^(?:q|a|ofc|officer|deputy|dep|det|detective|sgt|sergeant|cpl|lt|trooper|pc|dc|ds|caller|dispatch|dispatcher|operator|call ?taker|suspect|driver|passenger|defendant|witness|interviewer|subject|victim|complainant|interpreter|male|female)\b|^(?:arrestee|detainee|accused|prisoner|clerk|medic)(?: ?#?\d)?$|^m(?:r|rs|s)\.? [a-z'-]+$/i;
const FORM_LABEL =
  /\b(?:name|dob|birth|address|phone|height|weight|date|time|race|sex|hair|eyes|case|report|re|from|to|subject|location|plate|item|result|sample|no|number|incident|offense|agency|unit|page|charge|clothing|vehicle|note|remarks|narrative|status|disposition|weather|surface|test)\b/i;
const LINE_STARTERS =
  /(?:^|\s)(?:at|approximately|about|around|by|until|till|from|to|and|between|before|after|was|the)$/i;
const ENDS_OPEN =
  /(?:[,;(–—-]|\b(?:the|a|an|of|to|and|or|in|on|at|by|for|with|from|that|was|were|is|his|her|my|not|as|I))$/;
const ABBREVIATION =
  /(?:^|[\s("'[])(?:ofcs?|ofcr|off|dets?|deps?|ptl|pfc|tpr|sgts?|cpl|lt|capt|cmdr|maj|col|insp|inv|supt|const|cst|gda|agt|supv|atty|hon|rev|mr|mrs|ms|dr|prof|no|nos|vs|v|st|ave|blvd|rd|hwy|apt|approx|jr|sr|inc|co|corp|dept|veh|lic|reg|ser|bldg|ste|fl|pkwy|ln|incl|approx|wt|hgt|wgt|al|ex|exh|art|sec|subd|para|pp|p|ch|cf|cal|cert|instr|temp|ev|evid|ref|fig|e\.g|i\.e|a\.m|p\.m|u\.s|d\.o\.b|mo|ph|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|[a-z])\.\s*$/i;

/** Whether text ends with a full stop that is none of an abbreviation, or with another sign that ends a sentence. */
export function endsSentence(text: string): boolean {
  const trimmed = text.trimEnd();
  // A short word, or one with a capital, may be an abbreviation that no list holds: "Arr. 03/08/2024".
  return /(?:[a-z]{4}|\d[A-Z]*|[)"'\]])[.!?]["')\]]?$/.test(trimmed) && !ABBREVIATION.test(trimmed);
}

/** "4. WEATHER": the number is not a sentence. */
const ITEM_NUMBER = /^\s*\(?\d{1,3}[.)]\s*$/;

/** After "7:05 p.m." these words begin a sentence; a name or a noun may continue it. */
const NEW_SENTENCE =
  /^\s*(?:I|He|She|We|They|The|A|An|On|At|It|My|His|Her|Officers?|When|Then|There|This|That|Upon|After)\b/;

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

type Line = { readonly start: number; readonly end: number; readonly text: string };

function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start <= text.length) {
    let end = text.indexOf("\n", start);
    if (end === -1) end = text.length;
    lines.push({ start, end, text: text.slice(start, end) });
    start = end + 1;
  }
  return lines;
}

function isAllCaps(line: string): boolean {
  const letters = line.replace(/[^A-Za-z]/g, "");
  return letters.length >= 4 && letters === letters.toUpperCase();
}

/** A line that is drawn between the parts of a page, as "--------": it is of no sentence. */
const RULE = /^[-_=*~#+.\u2013\u2014\u2500-\u257f][-_=*~#+. \u2013\u2014\u2500-\u257f]{9,}$/;

/** Width of a full line of running text on this page; a much shorter line ends a paragraph. */
function fullWidth(lines: readonly Line[]): number {
  const widths = lines.map((line) => line.text.trim().length).filter((width) => width > 0);
  widths.sort((a, b) => a - b);
  return widths[Math.floor(widths.length * 0.85)] ?? 0;
}

const PARAGRAPH_NUMBER = /^\(?(?:\d{1,3}|[a-z])[.)]\s+(?=[A-Z][a-z']* [a-z])/;
/** A line of a form or a table: cells with space between them, or check boxes. Adjacent lines do not continue it. */
function isColumnar(trimmed: string): boolean {
  // "8.   The informant has a record. No": the room behind the number of a paragraph is no column.
  return /\S(?: {3,}|\t+ *)\S|\[[ xX]?\]/.test(trimmed.replace(PARAGRAPH_NUMBER, ""));
}

/** "06/20 09:33  OUT  See you there": a line of a list of messages or of a log. */
const DATED_ENTRY = /^\s{0,12}\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? {1,3}\d{1,2}:\d{2}\b/;

function startsItem(line: string, previous: string, isTestimony: boolean): boolean {
  if (BULLET.test(line) || (isTestimony && TESTIMONY.test(line))) return true;
  if (TIME_CODE.test(line) && !/^\s*\S+ {1,3}(?:hours|hrs)\b/i.test(line)) return !LINE_STARTERS.test(previous);
  if (DATED_ENTRY.test(line)) return !LINE_STARTERS.test(previous);
  const label = LABEL.exec(line)?.[1];
  if (label !== undefined && label.split(/\s+/).length <= 5) return true;
  // Old record systems print whole narratives in capitals: there a long line runs on.
  return isAllCaps(line) && !(isAllCaps(previous) && previous.length >= 60);
}

/** Columns by which the text of a log's further lines may stand off that of its first. */
const HANGS_WITHIN = 1;

/** The column at which the text of a log's entry begins, behind its time and its other cells; null for any other line. */
function entryColumn(line: string): number | null {
  if (!TIME_CODE.test(line)) return null;
  const cells = [...line.matchAll(/(?<=\S) {2,}(?=\S)/g)];
  const last = cells.at(-1);
  return last === undefined ? null : last.index + last[0].length;
}

/** Whether a line goes on with the entry of a log above it: set in below the entry's text, with no cells of its own and nobody else's words. */
function isHanging(line: string, column: number | null): boolean {
  return (
    column !== null &&
    Math.abs(line.search(/\S/) - column) <= HANGS_WITHIN &&
    ![TIME_CODE, LABEL, BULLET].some((opens) => opens.test(line.trim())) &&
    !/\S {3,}\S/.test(line.trim())
  );
}

/** The letters by which the people of a transcript speak: in the column behind its times, and in the first one of a page without times. */
type Turns = { readonly timed: ReadonlySet<string>; readonly untimed: ReadonlySet<string> };
type Turn = { readonly label: string; readonly text: string };

function readTurns(lines: readonly Line[]): Turns {
  const turnOf = (text: string): Turn[] => {
    const label = TURN.exec(text)?.[1];
    return label === undefined ? [] : [{ label, text }];
  };
  const timed: Turn[] = [];
  const untimed: Turn[] = [];
  let written = 0;
  for (const { text } of lines) {
    if (text.trim() !== "") written += 1;
    const time = TIME_CODE.exec(text);
    if (time === null) untimed.push(...turnOf(text));
    else timed.push(...turnOf(text.slice(time[0].length)));
  }
  const isOfTurns = untimed.length >= written * LEAST_OF_PAGE;
  return {
    timed: speakersOf(timed, TURNS),
    untimed: isOfTurns ? speakersOf(untimed, UNTIMED_TURNS) : new Set(),
  };
}

/** The letters with so many turns at least, where several people speak and as many questions are asked. */
function speakersOf(turns: readonly Turn[], least: number): ReadonlySet<string> {
  const asks = turns.filter(({ text }) => /[a-z]\?/.test(text)).length;
  const labels = [...Map.groupBy(turns, ({ label }) => label)].flatMap(([label, { length }]) =>
    length >= least ? [label] : [],
  );
  return new Set(asks >= least && labels.length > 1 ? labels : []);
}

/** The letters of who speaks at the beginning of a line, with the room behind them, or null. */
function turnIn(line: string, speakers: ReadonlySet<string>): RegExpExecArray | null {
  const turn = speakers.size === 0 ? null : TURN.exec(line);
  return turn !== null && speakers.has(turn[1] ?? "") ? turn : null;
}

type Block = { start: number; end: number; paragraph: number };

type Grouped = {
  readonly blocks: Block[];
  readonly speakers: ReadonlySet<string>;
  readonly turns: Turns;
  readonly isTestimony: boolean;
};

function groupLines(text: string): Grouped {
  const lines = splitLines(text);
  const letters = new Set(lines.map((line) => TESTIMONY.exec(line.text)?.[1]));
  const isTestimony = letters.has("Q") && letters.has("A");
  const turns = readTurns(lines);
  const width = fullWidth(lines);
  const labels = new Map<string, number>();
  const blocks: Block[] = [];
  let open: Block | null = null;
  let paragraph = 0;
  let previous = "";
  let column: number | null = null;
  for (const line of lines) {
    const turn = turnIn(line.text, turns.untimed);
    // What stands behind the letters is no cell of a table.
    const trimmed = line.text.slice(turn?.[0].length ?? 0).trim();
    if (trimmed === "") {
      open = null;
      previous = "";
      column = null;
      paragraph += 1;
      continue;
    }
    if (RULE.test(trimmed)) {
      open = null;
      previous = "";
      column = null;
      continue;
    }
    if (open !== null && isHanging(line.text, column)) {
      open.end = line.end;
      previous = trimmed;
      continue;
    }
    column = entryColumn(line.text);
    const label = LABEL.exec(line.text)?.[1];
    if (label !== undefined && isAllCaps(`${label}AAAA`) && !FORM_LABEL.test(label)) {
      labels.set(label, (labels.get(label) ?? 0) + 1);
    }
    const endsShort =
      previous !== "" &&
      previous.length < width * 0.6 &&
      /^["'“([]?[A-Z0-9]/.test(trimmed) &&
      !ENDS_OPEN.test(previous);
    const afterHeading = isAllCaps(previous) && !isAllCaps(trimmed);
    const isCells = isColumnar(trimmed) || isColumnar(previous);
    // "[door opens, officer leaves]": of nobody's words.
    const isStage = turns.untimed.size > 0 && trimmed.startsWith("[");
    const isNew = turn !== null || isStage || afterHeading || isCells || startsItem(line.text, previous, isTestimony);
    if (open === null || endsShort || isNew) {
      open = { start: line.start, end: line.end, paragraph };
      blocks.push(open);
    } else {
      open.end = line.end;
    }
    previous = trimmed;
  }
  const speakers = new Set([...labels].filter(([, count]) => count >= 2).map(([label]) => label));
  return { blocks, speakers, turns, isTestimony };
}

/** Cuts a span so that no part is longer than MAX_SENTENCE, at white space where there is any. */
function cutLong(text: string, start: number, end: number): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let from = start;
  while (end - from > MAX_SENTENCE) {
    const space = text.slice(from, from + MAX_SENTENCE).search(/\s\S*$/);
    const to = space > MAX_SENTENCE / 2 ? from + space : from + MAX_SENTENCE;
    parts.push({ start: from, end: to });
    from = to;
  }
  parts.push({ start: from, end });
  return parts;
}

function trimSpan(text: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/**
 * Sentences of one page in reading order, with offsets. Understands hard line breaks of PDF text, form lines
 * (`NAME: value`), time-coded transcripts and dispatch logs: each such line is a sentence of its own or several.
 * Never throws; a sentence is at most 600 characters long.
 */
export function splitSentences(text: string): SentenceSpan[] {
  const { blocks, speakers, turns, isTestimony } = groupLines(text);
  const spans: SentenceSpan[] = [];
  for (const block of blocks) {
    const lead = trimSpan(text, block.start, block.end).start;
    let from = block.start;
    const timeCode = TIME_CODE.exec(text.slice(from, Math.min(from + 80, block.end)));
    if (
      timeCode !== null &&
      !/^\s*(?:hours|hrs)\b/i.test(text.slice(from + timeCode[0].length, block.end).slice(0, 8))
    ) {
      from += timeCode[0].length;
    }
    const hasTime = from > block.start;
    const opening = text.slice(from, Math.min(from + 80, block.end));
    const turn = turnIn(opening, hasTime ? turns.timed : turns.untimed);
    const label = turn ?? (isTestimony ? TESTIMONY.exec(opening) : null) ?? LABEL.exec(opening);
    const name = label?.[1] ?? "";
    const isSpeaker =
      label !== null &&
      !/^(?:note|time|date)$/i.test(name) &&
      (hasTime || turn !== null || SPEAKER_LABEL.test(name) || speakers.has(name));
    if (isSpeaker) from += label[0].length;

    // The segmenter ends a sentence at every line feed; a space of the same length keeps the offsets.
    const flat = text.slice(from, block.end).replace(/[\r\n\t]/g, " ");
    const isRow = !hasTime && !isSpeaker && isColumnar(text.slice(from, block.end).trim());
    let pending = -1;
    let first = true;
    for (const piece of segmenter.segment(flat)) {
      if (pending === -1) pending = piece.index;
      const pieceEnd = piece.index + piece.segment.length;
      const tail = flat.slice(Math.max(pending, pieceEnd - 16), pieceEnd);
      const isLast = pieceEnd === flat.length;
      const next = flat.slice(pieceEnd, pieceEnd + 12);
      const isClockEnd = /[ap]\.m\.\s*$/i.test(tail) && pieceEnd - pending > 30 && NEW_SENTENCE.test(next);
      // A line of cells is one row: "Diabetic?  No    Epileptic?  No".
      if (!isLast && isRow) continue;
      if (!isLast && ABBREVIATION.test(tail) && !isClockEnd) continue;
      if (!isLast && ITEM_NUMBER.test(flat.slice(pending, pieceEnd))) continue;
      // "[Camera starts. Car on the shoulder.]" is one stage direction.
      const open = flat.slice(pending, pieceEnd);
      if (!isLast && open.length < 300 && open.lastIndexOf("[") > open.lastIndexOf("]")) continue;
      for (const part of cutLong(text, from + pending, from + pieceEnd)) {
        const span = trimSpan(text, part.start, part.end);
        if (span.end - span.start < 2) continue;
        spans.push({
          ...span,
          lead: first ? Math.min(lead, span.start) : span.start,
          timeCode: hasTime ? (timeCode?.[1] ?? null) : null,
          speaker: isSpeaker ? name : null,
          paragraph: block.paragraph,
        });
        first = false;
      }
      pending = -1;
    }
  }
  return spans;
}
