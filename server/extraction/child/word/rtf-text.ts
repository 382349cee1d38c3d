import iconv from "iconv-lite";

/** A control word with its number, a byte in hexadecimal, any other control symbol, a brace, a run of text. */
const TOKENS = /\\(?:([a-zA-Z]{1,32})(-?\d{1,10})? ?|'([0-9a-fA-F]{2})|([^]))|([{}])|[\r\n]+|([^\\{}\r\n]+)/g;

/** What they hold is not on the page. */
const NOT_SHOWN = new Set(
  "colortbl stylesheet info pict nonshppict fldinst themedata colorschememapping datastore latentstyles sp objdata objclass objname ftnsep ftnsepc aftnsep bkmkstart bkmkend pgptbl listtable listoverridetable".split(
    " ",
  ),
);
/** Marked as "skip me if you do not know me", and known here. */
const SHOWN_THOUGH_STARRED = new Set(["shpinst", "annotation", "shptxt", "fldrslt"]);
const HEADERS = new Set(["header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf"]);

const SYMBOLS: Readonly<Record<string, string>> = {
  ...{ par: "\n", line: "\n", row: "\n", nestrow: "\n", sect: "\f", page: "\f", column: "\n" },
  ...{ tab: "\t", cell: "\t", nestcell: "\t", emdash: "\u2014", endash: "\u2013", bullet: "\u2022" },
  ...{ lquote: "\u2018", rquote: "\u2019", ldblquote: "\u201C", rdblquote: "\u201D" },
  ...{ emspace: " ", enspace: " ", qmspace: " " },
  ...{ "~": "\u00A0", _: "\u2011", "-": "", "\\": "\\", "{": "{", "}": "}", "\n": "\n", "\r": "\n" },
};

/** Code pages by \fcharset, as the Rich Text Format Specification 1.9.1 lists them. */
const CODE_PAGES: Readonly<Record<number, string>> = {
  ...{ 0: "cp1252", 77: "macintosh", 128: "cp932", 129: "cp949", 134: "cp936", 136: "cp950", 161: "cp1253" },
  ...{ 162: "cp1254", 163: "cp1258", 177: "cp1255", 178: "cp1256", 186: "cp1257", 204: "cp1251", 238: "cp1250" },
  222: "cp874",
};

type Group = {
  readonly isSkipped: boolean;
  readonly isFontTable: boolean;
  readonly out: "body" | "headers" | "notes";
  readonly codePage: string;
  /** Characters that follow a \u for readers without Unicode. */
  readonly fallback: number;
  readonly isDeleted: boolean;
  /** Written behind the group. */
  readonly ending: string;
};

/**
 * The text of an RTF file with form feeds between its pages: headers and footers first, once each; comments last. What
 * was struck out under tracked changes is left out.
 * @param rtf read as Latin-1, a character a byte
 */
export function rtfText(rtf: string): { readonly text: string; readonly hasDeletions: boolean } {
  const out = { body: [] as string[], headers: [] as string[], notes: [] as string[] };
  const fonts = new Map<number, string>();
  const stack: Group[] = [];
  let group: Group = {
    ...{ isSkipped: false, isFontTable: false, out: "body" },
    ...{ codePage: "cp1252", fallback: 1, isDeleted: false, ending: "" },
  };
  let hasDeletions = false;
  let ansi = "cp1252";
  let font = 0;
  let isStarred = false;
  let toIgnore = 0;
  let bytes: number[] = [];
  let breaksBefore = false;

  function write(text: string): void {
    if (bytes.length > 0) {
      const pending = iconv.decode(Buffer.from(bytes), group.codePage);
      bytes = [];
      write(pending);
    }
    if (group.isDeleted && text !== "") hasDeletions = true;
    if (text === "" || group.isSkipped || group.isDeleted) return;
    if (breaksBefore && group.out === "body") out.body.push("\f");
    breaksBefore = false;
    out[group.out].push(text);
  }

  function control(word: string, value: number | null): void {
    const wasStarred = isStarred;
    isStarred = false;
    if (word === "u" && value !== null) {
      write(String.fromCharCode(value & 0xffff));
      toIgnore = group.fallback;
      return;
    }
    const symbol = SYMBOLS[word];
    if (symbol !== undefined) {
      write(symbol);
      return;
    }
    write("");
    if (word === "fonttbl") group = { ...group, isSkipped: true, isFontTable: true };
    else if (NOT_SHOWN.has(word) || (wasStarred && !SHOWN_THOUGH_STARRED.has(word)))
      group = { ...group, isSkipped: true };
    else if (HEADERS.has(word)) group = { ...group, out: "headers" };
    else if (word === "annotation") {
      group = { ...group, out: "notes" };
      write("\nComment: ");
    } else if (word === "footnote") {
      write(" [");
      group = { ...group, ending: "]" };
    } else if (word === "uc") group = { ...group, fallback: value ?? 1 };
    else if (word === "ansicpg" && iconv.encodingExists(`cp${value ?? 0}`)) {
      ansi = `cp${value ?? 0}`;
      group = { ...group, codePage: ansi };
    } else if (word === "mac") group = { ...group, codePage: (ansi = "macintosh") };
    else if (word === "f") {
      font = value ?? 0;
      if (!group.isFontTable) group = { ...group, codePage: fonts.get(font) ?? ansi };
    } else if (word === "fcharset" && group.isFontTable) {
      const codePage = CODE_PAGES[value ?? 0];
      if (codePage !== undefined && value !== 0) fonts.set(font, codePage);
    } else if (word === "plain") group = { ...group, codePage: ansi, isDeleted: false };
    else if (word === "deleted") group = { ...group, isDeleted: value !== 0 };
    else if (word === "pagebb" && value !== 0) breaksBefore = out.body.length > 0;
    else if (word === "sbknone" && out.body.at(-1) === "\f") out.body[out.body.length - 1] = "\n";
  }

  TOKENS.lastIndex = 0;
  for (let match = TOKENS.exec(rtf); match !== null; match = TOKENS.exec(rtf)) {
    const [, word, number, hexadecimal, symbol, brace, text] = match;
    if (brace === "{") {
      write("");
      stack.push(group);
      group = { ...group, ending: "" };
    } else if (brace === "}") {
      write(group.ending);
      group = stack.pop() ?? group;
      toIgnore = 0;
    } else if (word === "bin") {
      TOKENS.lastIndex += Math.max(0, Number(number ?? 0));
    } else if (word !== undefined) {
      control(word, number === undefined ? null : Number(number));
    } else if (symbol === "*") {
      isStarred = true;
    } else if (symbol !== undefined) {
      control(symbol, null);
    } else if (hexadecimal !== undefined) {
      if (toIgnore > 0) toIgnore -= 1;
      else bytes.push(Number.parseInt(hexadecimal, 16));
    } else if (text !== undefined && !group.isSkipped) {
      const shown = text.slice(toIgnore);
      toIgnore = Math.max(0, toIgnore - text.length);
      for (const character of shown) bytes.push(character.charCodeAt(0));
    }
  }
  write("");
  const parts = [[...new Set(out.headers.join("").split("\n"))].join("\n"), out.body.join(""), out.notes.join("")];
  const shown = parts.map((part) => part.replace(/^\n+|[\n\f]+$/g, "")).filter((part) => part.trim() !== "");
  return { text: shown.join("\n\n"), hasDeletions };
}
