import type { GapItem } from "#lib/domain/gap-item.ts";
import type { CaseDocument } from "../text/case-text.ts";
import type { StatedGap } from "./find-stated.ts";

/** Of what is there and was not looked at, the thing itself is asked for. */
const NOT_LOOKED_AT =
  /\b(?:copied|transcribed|typed|viewed|reviewed|watched|listened to|downloaded|extracted|dumped|imaged|examined|tested|test[- ]fired|analy[sz]ed|compared|processed|submitted|sent|forwarded|checked|fingerprinted|dusted|signed|completed|entered)\b/;
/** Work that was not done, and parts of a body or a place that no letter can ask for. */
const NO_OBJECT =
  /\b(?:hands?|fingernails?|scene|rooms?|injur(?:y|ies)|fingerprints?|prints|latents?|dna|processing|examinations?|analysis|testing|tests?|checks?|interviews?|blood|measurements?|doors?|windows?|residue)$/i;
/** Names that tell nobody which thing is meant. */
const BARE =
  /^(?:the |a |an |one |all )?(?:results?|reports?|cop(?:y|ies)|pages?|forms?|records?|documents?|discs?|devices?|units?|(?:the )?recordings?|videos?|audio|findings?|account|data|responses?|statements?|supplements?|photos?|photographs?|pictures?|images?|cameras?|names?|address(?:es)?|entr(?:y|ies)|paragraphs?|materials?|items?|swabs?|samples?|tubes?|diagrams?|notes?|logs?|lists?|letters?|clips?|tapes?|footage|phones?|telephones?|locks?|bullets?|cans?|fib(?:er|re)s?|files?|information|narratives?|scales?|kits?|downloads?|cctv|receipts?|screenshots?|voicemails?)$/i;

const PARTIAL = /^(?:the |an? )?(?:partial|incomplete) /i;
const NONE_CAME = /^none (?:was |were )?(?:received|supplied|submitted|provided)$/;

/** The paper by its file's name, in quotes. */
export function paperName({ fileName }: Pick<CaseDocument, "fileName">): string {
  return `"${fileName.replace(/\.\w{2,5}$/, "").replace(/_+/g, " ")}"`;
}

/**
 * What to ask for, as a noun phrase for a letter. What was lost or never made cannot be produced: the question is what became
 * of it, and why.
 */
export function askForStated({ name, status, absence, sentence }: StatedGap): GapItem {
  const inside = `${lower(name)} (${status})`;
  if (absence === "witness-not-asked") return { what: `Name, contact details and any statement: ${inside}` };
  if (absence === "lost") return { what: `Any copy, and the records of its loss: ${inside}` };
  if (absence === "recorder-off") return { what: `Records that explain why nothing was recorded: ${inside}` };
  if (absence === "incomplete" && PARTIAL.test(name))
    return { what: `Complete copy of the ${name.replace(PARTIAL, "")} in ${paperName(sentence.document)}` };
  if (NONE_CAME.test(status)) return { what: `Records that explain why none was received: ${lower(name)}` };
  if (absence === "not-done" && (NO_OBJECT.test(name) || !NOT_LOOKED_AT.test(status)))
    return { what: `Records that explain why this was not done: ${inside}` };
  return { what: capital(BARE.test(name) ? `${inside} in ${paperName(sentence.document)}` : name) };
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A common noun in small letters, as it stands in the middle of a line; a name keeps its capital. */
function lower(text: string): string {
  const [first = ""] = text.split(" ");
  if (BARE.test(text) && !/^[A-Z]{2,5}$/.test(text)) return text.toLowerCase();
  const isCommon = /^[A-Z][a-z]+$/.test(first) && (BARE.test(first) || NO_OBJECT.test(first));
  return isCommon ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
