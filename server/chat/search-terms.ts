import { stemmer } from "stemmer";
import { baseFormsIn, COMMON_FORMS } from "../analyst/text/base-forms.ts";

/** Words that say nothing about what a sentence is about, and those with which people ask. */
const STOP_WORDS = new Set(
  `a about above according affect affected after again against all alleged allegedly also am an and any anybody anyone anything apparently are as at be
  because been before being below between both but by can cannot could did do does doing down during each either else
  ever every few for from further get gets got had has have having he her here hers herself him himself his how i if in
  into is it its itself just let like may me might more most much must my myself neither no nor not of off on once one
  only onto or other our ours out over own per please same shall she should so some somebody someone something such
  supposedly than that the their theirs them themselves then there these they this those through to too under until up
  upon us very was we were whether what whatever when where whether which while who whom whose why will with within without
  would yes yet you your yours
  d ll m re s t ve whats wheres whos hows didnt didn doesn don hadn hasn isn wasn weren won wouldn couldn shouldn
  case cases document documents exhibit exhibits file files page pages paper papers record records
  actually best exactly full good happening kind like long many made make making name names number really take taken
  thing things time times took use used using way whole work works
  ask asked explain find found give given happen happened know known mention mentioned mentions say saying says said
  show showed shown shows speak speaks state stated talk talked talking tell telling tells think thought told want wanted`.split(
    /\s+/,
  ),
);

/** Words that name the kind of answer, and light words: a sentence that answers rarely repeats them. */
const LIGHT_WORDS = new Set(
  `able address age allowed amount another anymore anyway became become big bring bringing brings brought came
  change changed check checked close color colour come comes coming cost date day distance doing done end ever
  exact far fast first go goes going gone happened heavy height help helped here hour keep keeps kept kind last
  leave let lets level levels location look looked looking month next now old others part percent percentage
  piece point pointed price put puts putting reading readings reason reasons result results right score scores
  second seem seemed side stand standing start started still tall then there thing third today tonight tried
  trouble try turn turned value week weigh weighed weight went whole worth wrong year yesterday`.split(/\s+/),
);

/** Forms of a word that the stemmer does not bring together. */
const BASE_FORMS = baseFormsIn(
  `${COMMON_FORMS}|bleed bled|bring brought|burglar burglary burglaries burglarize burglarized burglars|burn burnt|catch caught
  |choose chose chosen|dig dug|draw drew drawn|feel felt|forget forgot forgotten|freeze froze frozen|grow grew grown|hang hung
  |lend lent|light lit|ride rode ridden|robber robbers|seek sought|sell seller|send sent|shake shook shaken|spend spent
  |swear sworn|swell swollen|teach taught|tear tore torn|thief thieves|throw thrower|buy buyer buyers|watch watched
  |dark darkness|deep depth|high height|long length|strong strength|hot heat|weigh weight|man men|woman women|child children
  |foot feet|tooth teeth|knife knives|wife wives|arrive arrival|deny denial|try tried|identify identification identified
  |bicycle bike bikes bicycles cyclist|photo photos photograph photographs photographed|phone telephone|test tested retested`,
);

/** A word or number of a text. Offsets are UTF-16 units. */
export type Token = { readonly word: string; readonly stem: string; readonly start: number; readonly end: number };

/** Letters and digits that stand together; a number keeps its separators, "0.112", "23:42", "25-4471". */
const TOKEN = /[\p{L}\p{N}]+(?:[.:,/-]\p{N}+)*/gu;

/** Stems of words seen before: stemming is most of the work, and a record repeats its words. */
const stems = new Map<string, string>();
/** Entries. Words of scanned pages are mostly misread, so the list has no natural end. */
const MAX_STEMS = 50_000;

/** What the forms of a word, in small letters, have in common. */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    if (stems.size >= MAX_STEMS) stems.clear();
    stem = stemmer(BASE_FORMS.get(word) ?? word.normalize("NFKC"));
    stems.set(word, stem);
  }
  return stem;
}

/**
 * The words of a text in order, stop words included.
 * @param plain in small letters
 */
export function tokensOf(plain: string): Token[] {
  return [...plain.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word,
    stem: stemOf(word),
    start: index,
    end: index + word.length,
  }));
}

/** True for a word, in small letters, by which nothing is found. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** True for a word, in small letters, that an answer rarely repeats: it names the kind of answer or says little. */
export function isLightWord(word: string): boolean {
  return LIGHT_WORDS.has(word);
}
