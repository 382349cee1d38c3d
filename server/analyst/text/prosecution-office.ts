import { toPlain } from "./page/to-plain.ts";

/** Offices that only prosecute, as parts of a pattern over plain text. */
const OFFICES = [
  "(?:district|state'?s?|county|commonwealth'?s|prosecuting|city|united states|u\\.?s\\.?|crown|municipal) attorney(?!s? at law)",
  "attorney general'?s office|office of the attorney general",
  "circuit solicitor|office of the (?:circuit )?solicitor(?!-)",
  "prosecutor'?s? office|office of the (?:[\\w'.-]+ ){0,3}prosecutor",
  "crown prosecution service|crown office",
  "procurator fiscal",
  "public prosecutions?",
];

/**
 * Who prosecutes, by office and title, as a part of a pattern over plain text: the United States and its states, England and Wales,
 * Scotland, Northern Ireland, Ireland, Canada, Australia and New Zealand. A defense paper may name them, too.
 */
export const PROSECUTION_OFFICE = [
  ...OFFICES,
  "solicitor'?s office|assistant solicitor(?:-general)?|solicitor-general of",
  "prosecutors?(?:'s)?",
  "crown (?:prosecution|prosecutor|counsel|solicitor)",
].join("|");

const OFFICE = new RegExp(`\\b(?:${OFFICES.join("|")})\\b`, "i");
const LETTERHEAD = new RegExp(`^(?:office of the )?.{0,40}\\b(?:${OFFICES.join("|")})\\b`, "i");
/** "Call with the district attorney": words about an office, not its name. */
const IN_A_SENTENCE = /(?:^|\s)[a-z]{4,}|[.!?]$/;
const OF_DEFENSE = /\b(?:privileged|memo(?:randum)?|client|notes?|defen[cs]e|strategy|call)\b/i;

/** Whether a paper begins with the letterhead of a prosecutor's office. */
export function hasLetterhead(head: string): boolean {
  const line = head.trimStart().split("\n", 1)[0]?.trim() ?? "";
  return LETTERHEAD.test(line) && !IN_A_SENTENCE.test(line) && !OF_DEFENSE.test(line);
}

const BY_TITLE = new RegExp(`\\b(?:${PROSECUTION_OFFICE})\\b`);
/** Titles as lawyers sign: assistant United States, district, state's, prosecuting, county attorney. */
const TITLE = /\b(?:S?AUSA|A?DDA|ADA|APA|ASA|DPA|ACA|ASG)\b/;
/** The address of a prosecutor's office: "jdoe@kentda.org", "jdoe@corbinsao.gov", not a state whose name ends so; "(USAIAN)" behind a name. */
const ADDRESS = /@[\w.-]*(?<!\b(?:neva|flori|cana))(?:da|sao)\d{0,3}\.[a-z]|\(usa[a-z]{2,4}\)/i;
/** Who makes an offer prosecutes, and who speaks for the government. */
const SPEAKS_FOR =
  /\b(?:my|our) (?:offer|plea)\b|\bthe (?:state's |people's )?(?:plea )?offer (?:is|remains|stands|expires)\b|(?:^|\n|[.] )offer remains\b|\boffer is (?:to )?(?:plead|plea|\d)|(?:^|\n)\s*(?:plea )?offer: |\boffer: plead\b|\bthe (?:government|state|commonwealth|crown)'s position\b/;

/** Lines at the end of a mail that say who writes. */
const SIGNATURE_LINES = 4;

/**
 * Whether a mail names somebody of the prosecution as its sender, or is signed with the title. Surer than isByProsecution: what counsel
 * writes about an offer or a prosecutor must not be taken for theirs, because it would no longer be kept back.
 */
export function isSentByProsecution({
  from,
  signature,
}: {
  readonly from: string;
  readonly signature: string;
}): boolean {
  const lines = signature.trim().split("\n").slice(-SIGNATURE_LINES);
  return (
    ADDRESS.test(from) ||
    OFFICE.test(from) ||
    lines.some(
      (line) => (OFFICE.test(line) || TITLE.test(line)) && !IN_A_SENTENCE.test(line.trim()) && !OF_DEFENSE.test(line),
    )
  );
}

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
