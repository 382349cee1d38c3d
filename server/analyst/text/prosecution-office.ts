import { toPlain } from "./page/to-plain.ts";

/**
 * Who prosecutes, by office and title, as a part of a pattern over plain text: the United States and its states, England and Wales,
 * Scotland, Northern Ireland, Ireland, Canada, Australia and New Zealand.
 */
export const PROSECUTION_OFFICE = [
  "(?:district|state'?s?|county|commonwealth'?s|prosecuting|city|united states|u\\.?s\\.?|crown|municipal) attorney(?!s? at law)",
  "attorney general'?s office|office of the attorney general",
  "circuit solicitor|solicitor'?s office|office of the (?:circuit )?solicitor(?!-)|assistant solicitor(?:-general)?|solicitor-general of",
  "prosecutors?(?:'s)?",
  "crown (?:prosecution|prosecutor|counsel|office|solicitor)",
  "procurator fiscal",
  "public prosecutions?",
].join("|");

const LETTERHEAD = new RegExp(`^\\s*(?:office of the )?[^\\n]{0,40}\\b(?:${PROSECUTION_OFFICE})\\b`, "i");

/** Whether a paper begins with the letterhead of a prosecutor's office. */
export const hasLetterhead = (head: string): boolean => LETTERHEAD.test(head);

const BY_TITLE = new RegExp(`\\b(?:${PROSECUTION_OFFICE})\\b`);
/** Titles as lawyers sign: assistant United States, district, state's, prosecuting, county attorney. */
const TITLE = /\b(?:S?AUSA|A?DDA|ADA|APA|ASA|DPA|ACA|ASG)\b/;
/** The address of a prosecutor's office: "jdoe@kentda.org", "jdoe@corbinsao.gov", not a state whose name ends so; "(USAIAN)" behind a name. */
const ADDRESS = /@[\w.-]*(?<!\b(?:neva|flori|cana))(?:da|sao)\d{0,3}\.[a-z]|\(usa[a-z]{2,4}\)/i;
/** Who makes an offer prosecutes, and who speaks for the government. */
const SPEAKS_FOR =
  /\b(?:my|our) (?:offer|plea)\b|\bthe (?:state's |people's )?(?:plea )?offer (?:is|remains|stands|expires)\b|(?:^|\n|[.] )offer remains\b|\boffer is (?:to )?(?:plead|plea|\d)|(?:^|\n)\s*(?:plea )?offer: |\boffer: plead\b|\bthe (?:government|state|commonwealth|crown)'s position\b/;

/** Whether somebody of the prosecution wrote a mail, by its sender's line, its last words and what it says. */
export function isByProsecution(mail: {
  readonly from: string;
  readonly signature: string;
  readonly text: string;
}): boolean {
  const { from, signature, text } = mail;
  return (
    BY_TITLE.test(toPlain(`${from}\n${signature}`)) ||
    TITLE.test(signature) ||
    ADDRESS.test(from) ||
    SPEAKS_FOR.test(toPlain(text))
  );
}
