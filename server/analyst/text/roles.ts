import type { Role } from "../reading-terms.ts";
import type { SourceDocument } from "../findings.ts";
import { readHeading } from "./document-kind.ts";
import type { DocumentKind } from "../reading-terms.ts";

/** Lower-case surnames whose role the papers give, by the label or title that stands before them. */
export type Parties = Map<string, Role>;

const NAME =
  "[:,]?\\s{1,3}(?:(?:Mr|Ms|Mrs)\\.?\\s)?(?:[A-Z][A-Za-z.]*\\s{1,2}){0,2}?([A-Z][A-Za-z'-]{2,24})(?![\\w'’-])";
/** "State v. Jane Doe", "R v DOE": who is prosecuted stands in the name of the case. */
const CAPTION =
  "\\b(?:[Ss]tate|STATE|[Pp]eople|PEOPLE|[Cc]ommonwealth|COMMONWEALTH|[Uu]nited [Ss]tates|UNITED STATES|Rex|Regina|REX|REGINA|R)(?: (?:[Oo]f|OF) [A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?)?,? (?:v|vs|V|VS)\\.?";
const LABELS: readonly (readonly [Role, RegExp])[] = [
  [
    "client",
    new RegExp(
      `\\b(?:[Dd]efendant|DEFENDANT|[Ss]uspect|SUSPECT|[Aa]rrestee|ARRESTEE|[Aa]ccused|ACCUSED|[Dd]etainee|DETAINEE|DP|D\\.P\\.|[Rr]espondent|(?:OUR|[Oo]ur) client)(?: ?#?\\d)?(?: [Nn]ame| NAME)?${NAME}`,
      "g",
    ),
  ],
  [
    "complainant",
    new RegExp(
      `\\b(?:[Vv]ictim|VICTIM|[Cc]omplainant|COMPLAINANT|[Aa]ggrieved|AGGRIEVED|IP|[Dd]ecedent)(?: ?#?\\d)?(?: [Nn]ame| NAME)?${NAME}`,
      "g",
    ),
  ],
  ["witness", new RegExp(`\\b(?:[Ww]itness|WITNESS|[Cc]aller|CALLER|[Pp]assenger|PASSENGER)(?: ?#?\\d)?${NAME}`, "g")],
];
/** Words in capitals after a label that are no name. */
const NO_NAME =
  /^(?:name|was|were|said|stated|states|date|unknown|signature|statement|the|and|his|her|address|dob|phone|injur\w*|advised|has|had|did|no|none|yes|info\w*|vehicle|description|number|is|in|on|at|to|of|refused|declined|signed|did|interview|account|id|age|race|sex|i|he|she|report|custody|driver|passenger)$/;

/** Labels of forms and captions, which a whole name follows: "SUSP: DOE, John Q". */
const WHOLE_NAME = "[:,]?[ \\t]{1,6}([A-Z][A-Za-z'-]+(?:,? (?:[A-Z]\\.?(?= [A-Z])|[A-Z][A-Za-z'-]+)){0,3})";
const FORM_LABELS: readonly (readonly [Role, RegExp])[] = [
  ["client", new RegExp(`${CAPTION}${WHOLE_NAME}`, "g")],
  [
    "client",
    new RegExp(
      `(?:\\b(?:[Dd]efendant|DEFENDANT|[Ss]uspect|SUSPECT|SUSP|SUBJ|[Aa]rrestee|ARRESTEE|[Aa]ccused|DP|[Oo]ffender|[Ii]nmate)(?: [Nn]ame| NAME)?:|\\(S\\)|^[Ii]nmate)${WHOLE_NAME}`,
      "gm",
    ),
  ],
  [
    "complainant",
    new RegExp(
      `(?:\\b(?:[Vv]ictim|VICTIM|VICT|[Cc]omplainant|COMPLAINANT|IP)(?: [Nn]ame| NAME)?:|^(?:VICTIM|VICT|COMPLAINANT)(?= {2}))${WHOLE_NAME}`,
      "gm",
    ),
  ],
];

/** The parties that the papers name with their role; a surname that they give two roles has none. */
export function findParties(documents: readonly SourceDocument[], officerNames: ReadonlySet<string>): Parties {
  const seen = new Map<string, Set<Role>>();
  const text = documents.flatMap(({ pages }) => pages.map((page) => page.text)).join("\n");
  const written = new Set(text.match(/(?<![\w'])[a-z][a-z'-]{2,}/g));
  const note = (name: string, role: Role) => {
    const key = name.toLowerCase();
    // What the papers also write in lower case is a word: "VICTIM ASSISTANCE".
    if (key.length < 3 || NO_NAME.test(key) || (written.has(key) && role !== "police")) return;
    (seen.get(key) ?? seen.set(key, new Set()).get(key))?.add(role);
  };
  for (const [role, pattern] of LABELS) for (const [, name = ""] of text.matchAll(pattern)) note(name, role);
  for (const [role, pattern] of FORM_LABELS)
    for (const [, names = ""] of text.matchAll(pattern)) for (const name of names.split(/[ ,.]+/)) note(name, role);
  for (const name of officerNames) note(name, "police");
  return new Map(
    [...seen].flatMap(([name, roles]) => (roles.size === 1 ? [...roles].map((role) => [name, role] as const) : [])),
  );
}

const BY_CLIENT = /\b(?:defendant|suspect|accused|arrestee|client|subject)\b/i;
const BY_POLICE = /\b(?:officer|constable|detective|sergeant|deputy|trooper|P[CS]|D[CS]|police|arrest)\b/;

const ADVISED = /\bright to remain silent\b|\bdo not have to say anything\b|\bmiranda\b|\bunder caution\b/i;

/**
 * Who wrote a statement, by its file name and heading: somebody of the public unless they say otherwise. Of an interview: the
 * person questioned, where the rights were read.
 */
export function findAuthor({ fileName, pages }: SourceDocument, kind: DocumentKind): Role | null {
  if (kind === "interview-record") return pages.some(({ text }) => ADVISED.test(text)) ? "client" : null;
  if (kind !== "witness-statement") return null;
  const head = [fileName.replace(/[-_.]+/g, " "), ...readHeading(pages[0]?.text ?? "")].join("\n");
  return BY_CLIENT.test(head) ? "client" : BY_POLICE.test(head) ? "police" : "witness";
}
