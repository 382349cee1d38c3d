import type { ProposedGap } from "../../findings.ts";
import type { CaseDocument, CaseText } from "../../text/case-text.ts";
import { isDefensePaper } from "../../text/defense-paper.ts";
import { toPlain } from "../../text/page/to-plain.ts";
import { ABSENCES } from "./absences.ts";
import { paperName } from "./ask-for-stated.ts";
import { isHandover } from "./find-served.ts";

/** "Outstanding:", "3. NOT INCLUDED", "The State has requested and has not received:": what stands below it has not come. */
const HEADING =
  /\b(?:outstanding|(?:is|are|has|have)?n[o']t (?:yet )?(?:been )?(?:in|included|provided|received|produced|available|disclosed|enclosed|served|sent|obtained(?! from (?:or belonging to )?the (?:accused|defendant)))|to follow|still (?:awaited|missing|pending|to come)|awaited)\b/;
/** Longer lines are text. */
const LONGEST_HEADING = 90;
const LONGEST_NAME = 90;
/** A sign before an item of a list. */
export const ITEM = /^\s*(?:[-*\u2022]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/;
/** "Footwear report   target 17 January": a row of its own, set in. */
const ROW = /^\s{3,}[A-Z\d]\S*(?: \S+)*(?:\s{3,}\S|$)/;
/** What the line goes on with is about the thing, not of its name. */
const END_OF_NAME =
  /;|:(?!\d)| [-\u2013] |\s{3,}|\s*\((?=[^()]*\b(?:not|objects?|see|we|would|will|request)\b)|(?<!\b(?:[A-Z]|det|sgt|ofcr?|ptlm?|dept?|tpr|trp|cpl|capt|lt|insp|inv|agt|mrs?|ms|dr|nos?|st|co|ex|supp|vol|approx|ser|art|sec|pp?|cst))\.(?=\s|$)|,? \b(?:is|are|was|were|has|have|had|did|does|do|says?|said|will|would|cannot|can|which|who)\b/i;
/** Somebody has it after all. */
const CAME =
  /\b(?:have it|ha(?:s|ve) (?:now |since )?been (?:received|served|sent|produced)|(?:is|are) enclosed|we have the (?:dvd|disc|cd|file|recording))\b/;
/** It can be seen. */
const TO_SEE =
  /\b(?:(?:may|can) be (?:viewed|inspected|examined|seen)|available (?:for|to) (?:viewing|inspection|view|inspect))\b/;
/** There never was one. */
const NEVER_MADE =
  /\bnone\b(?! (?:located|found|received|kept))|\bnot (?:issued|worn|activated|recorded)\b|\b(?:inoperable|inoperative|out of (?:service|order))\b|\b(?:was|were) out(?=[.,;]|$)|\b(?:nobody|no one) (?:took|made|wrote)\b|if any (?:was|were)\b|\bwill (?:move|apply|seek leave) (?:for|to)\b/;
/** "Jordan MADDEN" is a person, "journal of the register" is not. */
export const COMMON_NOUN = / [a-z]{4,}\b/;
const NAMES_RECORD = new RegExp(ABSENCES.map(({ of }) => `(?:${of.source})`).join("|"));

type Listed = { readonly document: CaseDocument; readonly pageNumber: number; readonly quote: string };
type Item = Listed & { readonly name: string; readonly heading: string };

/** The heading without its number and sign. */
const wordsOf = (heading: string): string => heading.trim().replace(/^(?:\d{1,2}|[A-Z])(?:[.)]\s*|\s+)|[:.]$/g, "");

/**
 * Things that a letter or schedule of the prosecution lists below a heading that says they have not come: the surest word that
 * something is missing, and by those who have to hand it over.
 */
export function findOutstanding({ documents }: CaseText): ProposedGap[] {
  return documents
    .filter((document) => !isDefensePaper(document))
    .flatMap((document) =>
      document.pages
        .filter(({ text }) => isHandover(document, text))
        .flatMap(({ pageNumber, text }) => itemsOf(text).map((item) => ({ ...item, document, pageNumber }))),
    )
    .flatMap(toGap);
}

/** The items below such headings, to the next blank line that no item follows. */
function itemsOf(text: string): Pick<Item, "heading" | "name" | "quote">[] {
  const found: Pick<Item, "heading" | "name" | "quote">[] = [];
  let heading: string | null = null;
  /** How the first item of the list begins: the others do as it does, and deeper lines go on with one. */
  let first: { readonly hasSign: boolean; readonly indent: number } | null = null;
  let item: string[] = [];
  const close = () => {
    if (heading !== null && item.length > 0) found.push(...readItem(item, heading));
    item = [];
  };
  for (const line of [...text.split("\n"), ""]) {
    const hasSign = ITEM.test(line);
    const indent = line.search(/\S/);
    const begins: boolean =
      heading !== null &&
      (first === null
        ? hasSign || ROW.test(line)
        : hasSign === first.hasSign && indent <= first.indent + 1 && indent > 0);
    if (indent === -1) {
      close();
      // A blank line may stand between the heading and its list.
      if (first !== null) heading = null;
    } else if (begins) {
      close();
      item = [line];
      first ??= { hasSign, indent };
    } else if (item.length > 0 && indent > 0) item.push(line);
    else {
      close();
      heading = isHeading(line) && HEADING.test(toPlain(line)) ? line : null;
      first = null;
    }
  }
  return found;
}

/** A line by itself that ends with a colon, or in capitals, or has a number of its part before it. */
function isHeading(line: string): boolean {
  const words = line.trim();
  if (words.length > LONGEST_HEADING || /^[-*\u2022]/.test(words)) return false;
  return words.endsWith(":") || /^[^a-z]+$/.test(words) || /^\d{1,2}\.\s{1,3}\S.{3,40}$/.test(words);
}

function readItem(lines: readonly string[], heading: string): Pick<Item, "heading" | "name" | "quote">[] {
  const whole = lines.join("\n");
  const words = whole.replace(ITEM, "").trim();
  const line = words.replace(/\n\s*/g, " ");
  const name = nameOf(line);
  const isThing = NAMES_RECORD.test(toPlain(name)) || COMMON_NOUN.test(name);
  if (!name.includes(" ") || name.length > LONGEST_NAME || !isThing || isSettled(toPlain(line))) return [];
  return [{ heading, name, quote: (lines[0] ?? "").replace(ITEM, "").trim() }];
}

/** The thing that an item of a letter begins with, as the page names it. */
export function nameOf(line: string): string {
  return line.slice(0, END_OF_NAME.exec(line)?.index ?? line.length).replace(/[\s,.]+$/, "");
}

/** Whether a name is that of a record, and no sentence. */
export function namesRecord(name: string): boolean {
  return name.includes(" ") && name.length <= LONGEST_NAME && NAMES_RECORD.test(toPlain(name));
}

const isSettled = (plain: string): boolean => wasSettled(plain) || TO_SEE.test(plain);

/** Whether an item says, in plain text, that the thing came after all or never was. */
export function wasSettled(plain: string): boolean {
  return CAME.test(plain) || NEVER_MADE.test(plain);
}

function toGap({ document, pageNumber, name, heading, quote }: Item): ProposedGap[] {
  const what = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [
    {
      ...{ kind: "gap", engine: "offline", basis: "stated", checklist: null, ruleId: "gap.stated.outstanding" },
      text: `${what}: listed under "${wordsOf(heading)}".`,
      detail: `According to ${paperName(document)}.`,
      items: [{ what }],
      citations: [{ documentId: document.id, pageNumber, quote }],
    },
  ];
}
