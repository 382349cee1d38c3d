import { citeSentence, type CaseDocument, type CaseSentence, type CaseText } from "./case-text.ts";
import type { ProposedCitation } from "../types.ts";
import type { DocumentKind } from "./document-kind.ts";
import { isOrdinaryWord } from "./ordinary-words.ts";

/** Somebody whom the record names, with the place where it does so first. */
export type Person = {
  /** As the page writes it, without title: "Lena Tran", "Nash"; for the unnamed what they are called by: "neighbor". */
  readonly name: string;
  /** As the page says it, lower case: "pc", "brother", "analyst"; empty when it says none. */
  readonly role: string;
  /** Exhibits in which the name stands. */
  readonly exhibits: readonly number[];
  /** True when a paper of the file is this person's own: a statement, report or interview. */
  readonly hasOwnPaper: boolean;
  /** The exhibits of those papers. */
  readonly ownPapers: readonly number[];
  readonly isClient: boolean;
  readonly first: ProposedCitation;
};

const RANK =
  "Officer|Ofc\\.?|Off\\.|Ptl\\.?|Deputy|Dep\\.?|Detective|Det\\.?|Sergeant|Sgt\\.?|Lieutenant|Lt\\.?|Captain|Capt\\.|Trooper|Tpr\\.?|Corporal|Cpl\\.?|Inspector|Insp\\.?|Investigator|Inv\\.|PC(?: \\d{2,5})?|DC(?: \\d{2,5})?|DS(?: \\d{2,5})?|PS(?: \\d{2,5})?|WPC|Constable|Special Agent|Agent";
const PROFESSION =
  "RN|LPN|FNP|PA|HCP|Nurse|Dr\\.?|Doctor|Paramedic|Medic|EMT|Examiner|Analyst|Chemist|Technician|Operator|Dispatcher|Custodian|Manager|Steward|Guard|Clerk|Interpreter|Tech|Evid Tech|FF|Firefighter|PCSO|Special Constable(?: \\d{2,5})?|Advocate|Interviewer|LP|LPO|PSO|Handler";
const RELATION =
  "helper|eldest|youngest|advocate|host|ex|ex-?partner|grandma|grandpa|mate|pal|buddy|lodger|classmate|teammate|boss|caretaker|handyman|plumber|courier|vendor|patron|workman|labourer|laborer|roofer|builder|jogger|cyclist|dog walker|pedestrian|motorist|truck driver|mail carrier|postman|mam|mum|mom|dad|gran|wife|husband|brother|sister|mother|father|son|daughter|cousin|nephew|niece|uncle|aunt|friend|girlfriend|boyfriend|partner|roommate|flatmate|housemate|neighbou?r|passenger|driver|co-?worker|colleague|bartender|barman|bouncer|doorman|manager|owner|landlord|landlady|clerk|cashier|steward|guest|customer|caller|bystander|accountant|supervisor|guard|nurse|teacher|aide|cna|care ?giver|carer|foreman|superintendent|electrician|mechanic|contractor|janitor|receptionist|secretary|pastor|coach|trainer|instructor|principal|pharmacist|counsell?or|waitress|server|cook|delivery driver|bus driver|tow driver|maintainer|dispatcher|investor|tenant|resident|carman|babysitter|daughter-in-law|son-in-law|grandmother|grandfather|grandbaby|grandson|granddaughter|nan|(?:sister|brother|mother|father)-in-law|step(?:son|daughter|mother|father|brother|sister|dad|mom)|ex-?wife|ex-?husband|fianc[eé]e?|godmother|legal observer|renter";
const PARTY =
  "Suspect|Defendant|Accused|Arrestee|Subject|Driver|Detained person|DP|Patient|Victim|Complainant|Aggrieved|Witness|Name|Statement of|Affidavit of|Declaration of|Interview of|Reporting officer|Reporting|Officer|Examiner|Analyst|Owner|Respondent|Person interviewed|Server|Teller|Cashier|Provider|Interviewer|Reporter|Handler|Hndlr|Caller|Supv|Clerk";
const NAME =
  "[A-Z][a-z'’]+(?:-[A-Z]?[a-z'’]+)*(?: [A-Z]\\.)?(?: [A-Z][A-Za-z'’-]+)?(?: [A-Z]{3,}(?:-[A-Z]+)?)?|[A-Z]{3,}(?:-[A-Z]{2,})?(?: [A-Z][a-z]+)?";
/** One word of a name, as the papers print it. */
const WORD = "[A-Z][a-z]+(?:[A-Z][a-z]+)?(?:['’-][A-Z]?[a-z]+)*|[A-Z]{2,}(?:['’-][A-Z]{2,})*";

const STREET =
  "St|Street|Rd|Road|Ave|Avenue|Blvd|Dr|Drive|Ln|Lane|Ct|Court|Way|Pl|Place|Hwy|Highway|Pkwy|Terrace|Close|Crescent|ST|RD|AVE|BLVD|DR|LN|CT|HWY|PL";
const PLACE =
  "County|City|Township|Parish|Police|Department|Dept|Sheriff|Hospital|Clinic|Center|Centre|School|College|University|Church|Bank|Inn|Hotel|Motel|Bar|Grill|Tavern|Pub|Park|Bridge|Station|Store|Market|Pharmacy|Apartments|Manor|Court|Road|Street|Mall|Plaza|Lake|River|Creek|Insurance|Inc|LLC|Ltd|Services|Systems|Logistics|Laboratory|Lab|Unit|Division|Bureau|Office|Form|Report";
const DOES =
  "said|says|told|tells|saw|sees|came|walked|asked|asks|drove|heard|stood|called|texted|rang|gave|got|stated|states|advised|reported|reports|denied|denies|admitted|claimed|explained|confirmed|recalled|identified|signed|arrived|ran|fled|pulled|pushed|hit|punched|grabbed|lives|lived|works|worked|owns|owned|knows|knew|provided|showed|agreed|refused|declined|testified|wrote|met|spoke|picked|answered|interviewed|noticed|observed|witnessed|recovered|collected|tested|examined|photographed|searched|handed";
const MET =
  "by|with|(?:is|was|be) an?|told|asked|interviewed|contacted|called|met|named|identified|identifies|knows|knew|saw|recognized|recognised|texted|phoned|arrested";
/** Ranks as old record systems print them: "OFC DUNLEAVY", "SGT R. BIELAK". */
const RANK_IN_CAPITALS =
  "OFFICER|OFC|PTL|DEPUTY|DEP|DETECTIVE|DET|SERGEANT|SGT|LIEUTENANT|LT|TROOPER|TPR|CORPORAL|CPL|INV";
const TITLED = new RegExp(
  `(?<![\\w])(${RANK}|${RANK_IN_CAPITALS}\\.?|${PROFESSION}|Mr\\.?|Mrs\\.?|Ms\\.?|Miss)\\s{1,2}(?:(?:${RANK})\\s)?(?:[A-Z]\\.? )?(${NAME})`,
  "g",
);
const RELATED = new RegExp(
  `\\b(?:my|his|her|their|the|our|a)?\\s?(?:\\w+['’]s )?(${RELATION}),? (?!(?:was|is|had|has|said|told|saw|who|and|in|at|of|to|may|could)\\b)([A-Z][a-z'’-]+(?: [A-Z][a-z'’-]+)?)`,
  "g",
);
const APPOSED = new RegExp(`\\b([A-Z][a-z'’-]+(?: [A-Z][a-z'’-]+)?),? (?:my|his|her|the|a|our) (${RELATION})\\b`, "g");
const INTRODUCED = new RegExp(
  `\\b[Aa]n? (?:\\w+ )?(man|woman|male|female|boy|girl|youth|gentleman|lady), (${NAME})`,
  "g",
);
/** "REG OWNER  MARLOW, DENISE K". */
const OWNER =
  /\b(REG(?:ISTERED|\.)? OWNER|R\/O|OWNER|[Rr]egistered owner)\b:? {1,4}([A-Z][A-Za-z'-]+, [A-Z][A-Za-z]+)/g;
/** Who does what only people do: "Ollie said", "I saw Keyon come in". */
const ACTING =
  /(?<=[a-z,;"] )([A-Z][a-z]{2,14}(?: [A-Z][a-z]{2,14})?) (?:said|says|told|saw|came|went|left|walked|asked|drove|heard|stood|called|texted|rang|gave|got|didn't|wasn't|advised|stated|reported|denied|admitted|explained|confirmed|recalled|agreed|refused|answered|testified|was (?:there|with|in|at|on|asleep|outside|standing|sitting|downstairs|upstairs))\b/g;
/** The same at the beginning of a sentence, where every word has a capital: "Wade had it." */
const ACTING_FIRST = new RegExp(
  `(?:^|[.!?:]["”]? {1,2}|\\n|["“])([A-Z][a-z]{2,14}) (?:${DOES}|had|has|doesn['’]t|didn['’]t|wasn['’]t|isn['’]t|wanted|wants|likes|comes|goes|came|went|drinks|drives|is (?:on|my|his|her|not|at)|was (?:driving|drunk|there|with|asleep|mad|home))\\b`,
  "g",
);
/** "Novak, L", as rosters and tables have it. */
const SURNAME_INITIAL = new RegExp(`(?<![\\w'’-]|[a-z] )(${WORD}), [A-Z](?=\\.? {2,}|\\.?\\)|\\.?$)`, "gm");
/** "K. Ybarra", "R.J. MOTT": an initial stands before a surname, or before a street. */
const INITIALED = new RegExp(
  `(?<![\\w.])(?!U\\. ?S\\.)(?:[A-Z]\\. ?){1,2}(${WORD})(?![\\w])(?!['’.]?\\w|(?: ${WORD})? (?:${STREET})\\b)`,
  "g",
);
/** "TREVINO, ROSA  H/F 31", "Okafor, Daniel (DOB ...)": surname first, where what follows describes a person. */
const SURNAME_FIRST = new RegExp(
  `(?<![\\w])((?:${WORD}), (?:${WORD})(?: [A-Z]\\.?)?)(?: ["“(][A-Za-z]+[)"”])?(?=[ ,;(|]{1,30}(?:[A-Z] ?\\/ ?[A-Z0-9]\\b|[A-Z] [A-Z] {1,4}\\d{2}\\b|(?:DOB|dob|D\\.O\\.B|age|AGE|aged|b\\.)\\b|\\d{1,2}(?: ?(?:yo|YO|y\\/o|Y\\/O|yrs?)|\\b(?![:/.]))|#?\\d{3,5}\\b))`,
  "g",
);
/** Two words of a name with what people do, or with what is done to them. */
const FULL = "[A-Z][a-z]{1,14}(?: [A-Z]\\.| [A-Z][a-z]{1,14})? (?:[A-Z][a-z]{2,14}(?:-[A-Z][a-z]+)?|[A-Z]{3,15})";
const FULL_ACTING = new RegExp(`(?<![\\w])(${FULL}),? (?:${DOES})\\b`, "g");
const FULL_MET = new RegExp(`\\b(?:${MET}) (${FULL})(?![\\w'’-]| (?:${STREET}|${PLACE})\\b)`, "g");
/** "Ask Pooh", "a guy they call Smoke", "aka Dre". */
const CALLED =
  /\b(?:[Aa]sk|[Nn]amed|[Nn]icknamed|known as|goes by|go by|a\.?k\.?a\.?:?|AKA:?|they call (?:him|her)|[Ss]treet name:?|my boy|homeboy|my man) ["'“]?([A-Z][a-z]{2,12}(?: [A-Z][a-z]{2,14})?)\b/g;
/** `"Bex" LNU`, `a "Kyle from the rugby team"`. */
const QUOTED = /["“]([A-Z][a-z]{2,12})(?:["”],? \(?(?:LNU|lnu|last name unknown|nickname)|(?: from|,? who|,? the) )/g;
/** `"Big Mike"`, "Lil Ken", "first name Gina", `called "Dusty"`. */
const NICKNAMED =
  /(?<![\w])((?:Big|Lil|Lil['’]|Little|Young) [A-Z][a-z]{2,12})(?![\w'’-]| (?:Street|Road|Creek|River|Lake))|\bfirst name (?:of |is |was )?([A-Z][a-z]{2,12})\b|\bcalled ["“]([A-Z][a-z]{2,12})["”]/g;
/** "Received by: KOSKI". */
const DONE_BY = new RegExp(
  `\\b(?:[Rr]eceived|[Cc]ollected|[Dd]rawn|[Ee]xamined|[Ss]earched|[Pp]hotographed|[Tt]ransported|[Ii]nterviewed|[Hh]andled|[Rr]eleased|RECEIVED|COLLECTED) (?:by|By|BY):? {1,3}(${NAME})`,
  "g",
);
/** "The front desk person (Maribel)", "manager is Sam". */
const BRACKETED = new RegExp(
  `\\b(?:person|staff|worker|employee|desk|tech|${RELATION}) \\(([A-Z][a-z]{2,12})\\)|\\b(?:${RELATION}) (?:is|was|called|named) ["“]?([A-Z][a-z]{2,12})\\b`,
  "g",
);
/** "Debbie (hygienist)": who is explained by what she does. */
const EXPLAINED = new RegExp(
  `(?<![\\w'’-])([A-Z][a-z]{2,12}) \\([a-z]{4,14}(?:ist|er|or|ant|ian|man|woman|ess|ee|ff)\\)`,
  "g",
);
/** "Tawnya Coldiron (sister-in-law)". */
const WITH_RELATION = new RegExp(`(?<![\\w])(${FULL}|${WORD}),? \\((?:his |her |the |my )?(${RELATION})\\)`, "g");
/** "Cosgrove #4502", "Galbraith (614)". */
const BADGE = new RegExp(
  `(?<![\\w])(?<!(?:[Aa]t|AT|[Tt]he|LOCATION:|PLACE:|PREMISES?:) )(${WORD}),? (?:#|\\(#?|badge (?:no\\.? |number |#)?|ID ?#?)\\d{2,6}\\b`,
  "g",
);
const LABELLED = new RegExp(
  `^\\s{0,8}(?:\\d{1,2}\\.? {1,4})?(${PARTY}|${PARTY.toUpperCase()}):?[ \\t]{1,6}(?:[A-Z]\\. )?((?:${NAME})(?:, [A-Z][A-Za-z]+)?)`,
  "gm",
);
/** "Cody FINNEGAN", "then KESSLER came": a surname in capitals among small letters. */
const MIXED = /(?<![\w])([A-Z][a-z]{1,14}(?: [A-Z][a-z]{1,14})? [A-Z]{4,15}(?:-[A-Z]{3,15})?)(?![\w'’-])/g;
const CAPITALS = /(?<=[a-z,;"] )([A-Z]{5,15})(?= [a-z]{2,})/g;
/** "HIS SON TYLER". */
const RELATED_IN_CAPITALS = new RegExp(
  `\\b(?:HIS|HER|MY|THEIR|THE) (${RELATION.toUpperCase()}),? ([A-Z]{3,14})(?![\\w'’-])`,
  "g",
);
/** "Me and Tyler", "Tyler and I". */
const COMPANY = /\b(?:[Mm]e|him|her|us|he|she|I) and ([A-Z][a-z]{2,12})(?![\w'’-])/g;
const COMPANY_FIRST = /(?<![\w'’-])([A-Z][a-z]{2,12}) and (?:me|I)\b/g;
const UNNAMED = new RegExp(
  `\\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Aa]n?|[Aa]nother|[Oo]ne|[Tt]wo|[Ss]ome|first) (?:\\w+ )?(${RELATION})s?\\b(?! (?:[A-Z]|seat|side|door|window|compartment|air))`,
  "g",
);
/** "A lady with a dog", "a kid on a bike". */
const DESCRIBED =
  /\b(?:[Aa]n?|[Aa]nother|[Ss]ome|[Tt]he|[Oo]ne) (?:\w+ ){0,2}?((?:woman|lady|man|guy|kid|girl|boy|gentleman|couple|teenager|female|male) (?:with|in|wearing|walking|on|holding|pushing) (?:a |an |the |her |his |their )?(?:\w+ ){0,3}(?:dog|stroller|pram|phone|camera|bike|bicycle|baby|vest|child|kids|scrubs|apron|uniform|cap|hat))\b/g;
/** "A second black male", "UNK W/M, PUMP 4": somebody of whom no more is known. */
const UNKNOWN =
  /\b((?:second|third|unknown|unidentified|unk\.?|another|other) (?:\w+ ){0,2}?(?:male|female|man|woman|person|subject|individual|[wbha]\/[mf])s?\b(?:(?:, \w+)?,? (?:in|with|wearing) (?:an? |the )?(?:\w+ ){0,3}(?:cap|hat|jacket|hood|hoodie|shirt|t-shirt|coat|vest|mask|pants|jeans|sweatshirt|dog|bike|bicycle|beard)\b)?)/gi;
/** Words beginning with a capital, on one line. */
const CAPITALISED = /[A-Z][A-Za-z'’-]*\.?(?: {1,2}(?:["“]?[A-Z][A-Za-z'’-]*["”]?\.?))+/g;
/** Where a run of capitals is no name, or the rest of one: "in Marlow Harbor", "KESSENICH, Dale Robert". */
const NAMES_A_PLACE = new RegExp(`^(?:${STREET}|${PLACE})$`, "i");
const NOT_BEFORE_A_NAME = /\b(?:in|at|near|on|toward|towards|through|outside|around) (?:the )?$|[A-Z][\w'’-]+, {1,2}$/i;
/** Letters; shorter words in capitals are mostly abbreviations. */
const SHORTEST_IN_CAPITALS = 4;
const CLIENT_ROLE =
  /^(?:suspect|defendant|accused|arrestee|subject|detained person|dp|patient|driver|respondent|person interviewed)$/;
const NOT_A_NAME =
  /^(?:Street|Road|Avenue|County|Police|Department|Office|Court|Drive|Lane|Report|Statement|State|Center|City|Station|Date|Name|Forensic|Chain|Special|Spec|Test|Snapchat|Facebook|Instagram|Mom|Dad|Mum|Was|Were|With|Ofc|Officer|Mr|Mrs|Ms|Pc|Dc|Det|Sgt|Informant|Inft|Patient|Witness|Suspect|Victim|Subject|Defendant|Driver|Complainant|Arrestee|Pt|Did|The|He|She|It|I|On|At|And|To|Under|No|Not|Unknown|None|Case|Unit|Age|Over|Dob|Position|Present|Who|That|As|In|Of|Said|Told|May|Will|Serial|Number|January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/i;

/** "Andrus, Badge 31", "ASHWORTH, DC": what stands where a first name may stand. */
const NOT_A_FIRST_NAME = /, (?:Badge|ID|Unit|Det|Ofc|Dep|Sgt|Cpl|Lt|RN|MD|DO|PA|FS|Esq|Jr|Sr|[A-Z]{2})\b.*$/;

/** Patterns that know a name by its form alone. */
const BY_FORM: ReadonlySet<RegExp> = new Set([
  INITIALED,
  SURNAME_FIRST,
  FULL_ACTING,
  FULL_MET,
  BADGE,
  CALLED,
  COMPANY,
  COMPANY_FIRST,
  MIXED,
  CAPITALS,
  RELATED_IN_CAPITALS,
  QUOTED,
  BRACKETED,
  EXPLAINED,
  ACTING_FIRST,
  SURNAME_INITIAL,
  DONE_BY,
  LABELLED,
]);
/** Words of headings, places and institutions that stand where a name may stand. */
const NO_PERSON: ReadonlySet<string> = new Set(
  (
    "police department dept sheriff constabulary county city state states united court district superior municipal circuit crown magistrates justice attorney prosecutor prosecutors defender " +
    "office officer unit section division bureau records record case evidence property procedure criminal civil code act article statute law enforcement security loss prevention crime victim victims " +
    "witness suspect defendant complainant subject driver passenger caller dispatch dispatcher clerk manager owner north south east west northern southern eastern western street road avenue " +
    "drive lane highway route boulevard place close terrace hospital medical center centre clinic health emergency fire rescue ambulance laboratory lab forensic serious sexual offences assault battery " +
    "robbery burglary theft murder digital media video photo camera body worn report statement form notice order warrant affidavit consent search seizure arrest custody bail bond hearing trial " +
    "alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri " +
    "montana nebraska nevada hampshire ohio oklahoma oregon pennsylvania tennessee texas utah vermont wisconsin wyoming england wales christmas thanksgiving accelerant neighbourhood neighborhood pde " +
    "hosp twp apts phys evid dist enrt subscr hardcopy unocc patrolman ptlm freightliner cascadia prelim msw " +
    "cheekbone callsign travelling timesheet timesheets daddy identifier cpl dep div ctr instr asst sgt det insp ert emt aemt psp pastor tech coach agent " +
    "towing yard storage salvage allergies nkda viper codis afis bac statements demeanor rights probable sane advanced required " +
    "sun mon tue wed thu fri sat jan feb mar apr jun jul aug sep sept oct nov dec path hill walk mill stop trail ridge point heights gardens grove green square gate field wood woods bay beach island valley springs falls commons " +
    "january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday english spanish american african white black hispanic " +
    "male female asian miranda bank store market shop pharmacy school college university church hotel motel inn bar grill park plaza mall station bridge lake river apartments apt suite room floor building lot " +
    "kia hyundai subaru mazda bmw audi mercedes lexus acura tesla volvo volkswagen gmc buick cadillac chrysler silverado tacoma camry corolla civic altima impala malibu tahoe nike adidas motorola verizon " +
    "percocet xanax fentanyl oxycodone narcan naloxone intoxilyzer datamaster axon taser visa ave ste rd blvd apt callback ambulated swgdam btl " +
    "google apple samsung iphone android facebook instagram snapchat whatsapp tiktok uber lyft ford chevrolet chevy toyota honda nissan dodge jeep glock taurus smith wesson ruger the and for with your our this " +
    "that not yes any all none new old first second third last next above below item items page exhibit attachment supplement narrative remarks comments details total amount date time name address phone number " +
    "could would should refused notified about ownership check checked stated advised observed arrived located entered activated denies denied has had was were are been being then also into from they them her him his who whom while after before during until around near without over under between upon because though only same such very more most other this these those there here again just made make went gone came come left gave give told asked asking showed seen looked placed taken given found called spoke speaking known wanted needed ltd llc llp inc iii " +
    "where what when who how why took said safety supervisor chief deputy confidential action unlimited mother father brother sister aunt uncle grandma grandpa grandmother grandfather mom dad mum nan sir madam dear counsel judge"
  ).split(" "),
);

/** Words that make somebody unnamed a person to be heard. */
const WAS_THERE =
  /\b(?:saw|seen|heard|told|tells|said|says|stated|states|asked|called|reported|was (?:there|present|with|in|at|by)|were (?:there|present|with)|present|watched|followed|left|filmed|came|stood|standing|helped|walk(?:ed|ing)|ran|running|drove|entered|exited|remained|fled|met|handed|sat|sitting|waited|waiting|arrived|approached|joined|pointed|may have|might have|did not wish|had (?:put|given|left|it)|gave|who)\b/;

/** "His girlfriend" is somebody, whatever is told of her. */
const OWN = /^(?:my|his|her|their)\b/i;
const CLOSE =
  /^(?:mam|mum|mom|dad|wife|husband|brother|sister|mother|father|son|daughter|cousin|nephew|niece|uncle|aunt|girlfriend|boyfriend|partner|roommate|flatmate|housemate|co-?worker|grand\w+|ex-?wife|ex-?husband)$/;

/** Characters after an unnamed person in which it is told what that person did. */
const REACH = 110;
/** Nobody was there of whom one says what would have been. */
const SUPPOSED = /\b(?:would(?: not|n't)? (?:have|ever|let)|if (?:a|an|any|some))\b/;
/** What the client is accused of, told of a relative by name. */
const ACCUSED_OF =
  "(?:had |then |has )?(?:punch|slapp?|hit|push|shov|chok|kick|struck|strangl|threw|grabb|stabb|threaten|beat|bit|attack)\\w*";

/** A record with more names than this is a directory, and looking for everyone's own paper would take minutes. */
const MOST_NAMES = 600;

type Seen = { name: string; role: string; sentence: CaseSentence; at: number; exhibits: Set<number> };

/** The last word of a name, lower case: what the next paper calls the same person by. */
function keyOf(name: string): string {
  const last = name.includes(",") ? name.split(",")[0] : name.split(" ").at(-1);
  return (last ?? name)
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/[^a-z'-]/g, "");
}

/** "Maddox, Opal" and "Opal Maddox" -> "opal"; empty when it is an initial or missing. */
function firstNameOf(name: string): string {
  const first = (name.includes(",") ? name.split(",")[1] : name.includes(" ") ? name.split(" ")[0] : "") ?? "";
  const [word = ""] = nameWords(first);
  return word;
}

/** Of two with one surname and different first names the second is kept by the first name. */
function keyAmong(seen: ReadonlyMap<string, Seen>, name: string): string {
  const key = keyOf(name);
  const first = firstNameOf(name);
  const other = firstNameOf(seen.get(key)?.name ?? "");
  const areTwo = first !== "" && other !== "" && !first.startsWith(other) && !other.startsWith(first);
  return areTwo ? first : key;
}

function nameWords(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^a-z'-]+/)
    .filter((word) => word.length > 2);
}

/** Papers that are the account of those who speak in them; on another's camera or radio nobody makes a report of his own. */
const SPEAKS_FOR_HIMSELF: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  "interview-record",
  "emergency-call",
  "witness-statement",
  "unknown",
]);

function ownPaper(document: CaseDocument, key: string): boolean {
  const isPersonal = ["witness-statement", "incident-report", "interview-record", "camera-transcript", "unknown"];
  const head = document.pages[0]?.text.slice(0, 700) ?? "";
  const heading = new RegExp(
    `(?:statement of:?|affidavit of:?|declaration of:?|interview of:?|reporting(?: officer)?:?|officer:|my name is|name:|narrative(?: of| by|:)|from:|i am(?! (?:married|related|engaged|the|an?|not|his|her|with|dating)\\b)|i,|interview(?: -)?) {0,3}(?:[\\w.#-]+ ){0,3}${key}\\b`,
    "i",
  );
  const signed = new RegExp(`(?:^|\\n) ?(?:${RANK})? ?(?:[A-Z]\\.? )?${key}(?: #?\\d+)?\\s*$`, "i");
  // Whom the reporter was assisted by has not written the report.
  const reporter = new RegExp(
    `(?<!\\b(?:by|with|of|from|and|to|for|told|met|contacted|assisted) )(?:${RANK}),? (?:[A-Z]\\.? )?(?:[A-Z][a-z]+ )?${key}\\b`,
    "i",
  );
  const expert = new RegExp(
    `(?:examiner|analyst|chemist|operator|technician|custodian|interviewer|rn|nurse):? (?:[\\w.]+ ){0,2}${key}\\b|\\b(?:report|statement|supplement|narrative|log|notes?|interview(?:ed)?|prepared|completed|compiled|written|submitted|made) by (?:${RANK}) (?:[a-z]\\.? )?${key}\\b`,
    "i",
  );
  // Who speaks on another's camera has made no report of his own.
  if (
    (SPEAKS_FOR_HIMSELF.has(document.kind) || document.fileName.toLowerCase().includes(key)) &&
    document.sentences.some(({ speaker }) =>
      speaker
        ?.toLowerCase()
        .split(/[^a-z'-]+/)
        .includes(key),
    )
  )
    return true;
  if (
    document.kind !== "incident-report" &&
    expert.test(
      document.pages
        .map(({ text }) => text)
        .join("\n")
        .slice(0, 20_000),
    )
  )
    return true;
  return (
    isPersonal.includes(document.kind) &&
    ((document.kind === "incident-report" && reporter.test(head.slice(0, 350)) && /\bI\b/.test(head)) ||
      document.fileName.toLowerCase().includes(key) ||
      heading.test(head) ||
      document.pages.some(({ text }) => signed.test(text.trimEnd().slice(-60))))
  );
}

/**
 * Who the record names, in the order in which they come up. A name is found where a title, a relation or a label says that
 * it is one: a list of everything in capitals would be mostly streets.
 */
export function findPeople(caseText: CaseText): Person[] {
  const seen = new Map<string, Seen>();
  const roles = new Map<string, Set<string>>();
  const words = readWords(caseText);
  const note = (sentence: CaseSentence, name: string, role: string, at: number): void => {
    const clean = name
      .replace(NOT_A_FIRST_NAME, "")
      .replace(/['’]s$/, "")
      .trim();
    const key = keyAmong(seen, clean);
    if (key.length < 3 || NOT_A_NAME.test(clean.split(" ")[0] ?? "") || NOT_A_NAME.test(key)) return;
    const earlier = seen.get(key);
    const own = role.toLowerCase().replace(/\.$/, "");
    (roles.get(key) ?? roles.set(key, new Set()).get(key))?.add(own);
    if (earlier === undefined) seen.set(key, { name: clean, role: own, sentence, at, exhibits: new Set() });
    else if (clean.length > earlier.name.length) earlier.name = clean;
  };
  for (const sentence of caseText.accounts) {
    if (/\b(?:reviewed|approved|supervisor|typed) by\b/.test(sentence.plain)) continue;
    for (const [pattern, name, role] of [
      [TITLED, 2, 1],
      [RELATED, 2, 1],
      [APPOSED, 1, 2],
      [INTRODUCED, 2, 1],
      [LABELLED, 2, 1],
      [OWNER, 2, 1],
      [ACTING, 1, 0],
      [INITIALED, 1, 0],
      [SURNAME_FIRST, 1, 0],
      [FULL_ACTING, 1, 0],
      [FULL_MET, 1, 0],
      [BADGE, 1, 0],
      [CALLED, 1, 0],
      [COMPANY, 1, 0],
      [COMPANY_FIRST, 1, 0],
      [MIXED, 1, 0],
      [CAPITALS, 1, 0],
      [RELATED_IN_CAPITALS, 2, 1],
      [WITH_RELATION, 1, 2],
      [QUOTED, 1, 0],
      [BRACKETED, 1, 0],
      [BRACKETED, 2, 0],
      [EXPLAINED, 1, 0],
      [ACTING_FIRST, 1, 0],
      [SURNAME_INITIAL, 1, 0],
      [DONE_BY, 1, 0],
      [NICKNAMED, 1, 0],
      [NICKNAMED, 2, 0],
      [NICKNAMED, 3, 0],
    ] as const)
      for (const match of sentence.pageText.slice(sentence.lead, sentence.end).matchAll(pattern)) {
        const own = withoutLead(match[name] ?? "", words);
        if (!isOrdinary(own, words, BY_FORM.has(pattern)))
          note(sentence, own, role === 0 ? "" : (match[role] ?? ""), match.index);
      }
    for (const { name, at } of findBareNames(sentence.pageText.slice(sentence.lead, sentence.end), words))
      note(sentence, name, "", at);
  }
  for (const [key, person] of seen)
    for (const { exhibit, pages } of caseText.documents)
      if (pages.some(({ text }) => text.toLowerCase().includes(key))) person.exhibits.add(exhibit);
  // By their words: a roster of thousands would otherwise be compared each with each.
  const fullNames = new Map<string, { key: string; words: readonly string[] }[]>();
  for (const [key, { name }] of seen)
    if (name.includes(" ")) {
      const words = nameWords(name);
      for (const word of new Set(words)) fullNames.set(word, [...(fullNames.get(word) ?? []), { key, words }]);
    }
  const isPartOf = (key: string, name: string) => {
    const words = nameWords(name);
    return (fullNames.get(words[0] ?? "") ?? []).some(
      (other) =>
        other.key !== key &&
        words.every((word) => other.words.includes(word)) &&
        (words.length < other.words.length || other.key < key),
    );
  };
  const named = [...seen.entries()]
    .slice(0, MOST_NAMES)
    .filter(([key, { name }]) => !isPartOf(key, name))
    .map(([key, { name, role, sentence, at, exhibits }]): Person => {
      const ownPapers = caseText.documents.filter((document) => document.isEvidence && ownPaper(document, key));
      return {
        ...{ name, role, exhibits: [...exhibits] },
        hasOwnPaper: ownPapers.length > 0,
        ownPapers: ownPapers.map(({ exhibit }) => exhibit),
        isClient: [...(roles.get(key) ?? [])].some((one) => CLIENT_ROLE.test(one)) || isAccused(caseText, name),
        first: citeSentence(sentence, { at }),
      };
    });
  return [...named, ...findUnnamed(caseText, [...seen.values()])];
}

/**
 * Names by no more than that two or three words with capitals stand together and none of them is a word of the language:
 * "Deputy Fire Marshal Harlan Voight" holds one.
 */
function findBareNames(line: string, words: ReadonlySet<string>): { name: string; at: number }[] {
  const isNone = (word: string) => {
    const plain = word.toLowerCase().replace(/['’](?:s|t|re|ll|m|d|ve|all)$/, "");
    if (/^[A-Z]\.$/.test(word)) return false;
    if (plain.length < 3 || /\.$/.test(word) || NO_PERSON.has(plain) || NOT_A_NAME.test(plain)) return true;
    if (word === word.toUpperCase() && (word.length < SHORTEST_IN_CAPITALS || !/[AEIOUY]/.test(word))) return true;
    return words.has(plain) || isOrdinaryWord(plain);
  };
  const found: { name: string; at: number }[] = [];
  for (const run of line.matchAll(CAPITALISED)) {
    if (NOT_BEFORE_A_NAME.test(line.slice(0, run.index))) continue;
    let own: string[] = [];
    let at = 0;
    const close = (next: string): void => {
      while (/^[A-Z]\.$/.test(own.at(-1) ?? "")) own.pop();
      if (own.length >= 2 && own.length <= 3 && !/^[A-Z]\.$/.test(own[0] ?? "") && !NAMES_A_PLACE.test(next))
        found.push({ name: own.join(" "), at: run.index + at });
      own = [];
    };
    for (const { 0: word, index } of run[0].matchAll(/[^\s"“”]+/g)) {
      if (isNone(word) || NAMES_A_PLACE.test(word)) close(word);
      else {
        if (own.length === 0) at = index;
        own.push(word);
      }
    }
    close("");
  }
  return found;
}

/** Words that the file writes small somewhere: what is printed in capitals elsewhere is then no name. */
function readWords({ documents }: CaseText): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { pages } of documents)
    for (const { text } of pages)
      for (const [word] of text.matchAll(/(?<![\w'’-])[a-z]{3,}(?![\w'’-])/g)) words.add(word);
  return words;
}

/**
 * True when it is no name: a word of headings and places, or one that the file also writes small, where nothing but its form
 * says that it is a name (`byForm`) or where all about it is in capitals.
 */
function isOrdinary(name: string, words: ReadonlySet<string>, byForm: boolean): boolean {
  const own = nameWords(name);
  if (own.some((word) => NO_PERSON.has(word))) return true;
  return (byForm || name === name.toUpperCase()) && own.some((word) => words.has(word) || isOrdinaryWord(word));
}

/** "Mother Amber KOLLMANN" -> "Amber KOLLMANN". */
function withoutLead(name: string, words: ReadonlySet<string>): string {
  const [first = "", ...rest] = name.split(" ");
  return rest.length > 1 && isOrdinary(first, words, true) ? rest.join(" ") : name;
}

function isAccused({ documents }: CaseText, name: string): boolean {
  const accused = new RegExp(
    `(?:arrest(?:ed)?|charged|handcuffed|cuffed|booked) (?:\\w+\\.? ){0,2}${name}\\b|\\b(?:husband|boyfriend|wife|girlfriend|partner|ex|son|brother),? ${name} ${ACCUSED_OF}`,
    "i",
  );
  return documents.some(({ pages }) => pages.some(({ text }) => accused.test(text)));
}

/** "My brother", "a bouncer": somebody who was there and whom no page names, once for each word. */
function findUnnamed(caseText: CaseText, named: readonly Seen[]): Person[] {
  const found = new Map<string, Person>();
  for (const sentence of caseText.accounts) {
    // Old record systems print in capitals only.
    const body = /[a-z]{2}/.test(sentence.text) ? sentence.text : sentence.plain;
    for (const match of [...body.matchAll(UNNAMED), ...body.matchAll(DESCRIBED), ...body.matchAll(UNKNOWN)]) {
      const role = (match[1] ?? "").toLowerCase();
      const next = sentence.document.sentences[sentence.order + 1]?.plain ?? "";
      const told = `${sentence.plain.slice(match.index)} ${next}`.slice(0, REACH);
      const isOwn = OWN.test(match[0]) && CLOSE.test(role);
      if (SUPPOSED.test(sentence.plain) || (!isOwn && !WAS_THERE.test(told))) continue;
      if (role === "driver" || role === "owner" || found.has(role) || named.some((one) => one.role === role)) continue;
      found.set(role, {
        ...{
          name: role,
          role,
          exhibits: [sentence.document.exhibit],
          hasOwnPaper: false,
          ownPapers: [],
          isClient: false,
        },
        first: citeSentence(sentence, { at: match.index }),
      });
    }
  }
  return [...found.values()];
}
