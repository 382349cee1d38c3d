export const RANK =
  "Officer|Ofc\\.?|Off\\.|Ptl\\.?|Deputy|Dep\\.?|Detective|Det\\.?|Sergeant|Sgt\\.?|Lieutenant|Lt\\.?|Captain|Capt\\.|Trooper|Tpr\\.?|Corporal|Cpl\\.?|Inspector|Insp\\.?|Investigator|Inv\\.|PC(?: \\d{2,5})?|DC(?: \\d{2,5})?|DS(?: \\d{2,5})?|PS(?: \\d{2,5})?|WPC|[PA]\\/O|Police Officer|Constable|Special Agent|Agent";
const PROFESSION =
  "RN|LPN|FNP|PA|HCP|Nurse|Dr\\.?|Doctor|Paramedic|Medic|EMT|Examiner|Analyst|Chemist|Technician|Operator|Dispatcher|Custodian|Manager|Steward|Guard|Clerk|Interpreter|Tech|Evid Tech|PCT|FF|Firefighter|PCSO|Special Constable(?: \\d{2,5})?|Advocate|Interviewer|LP|LPO|PSO|Handler";
const RELATION =
  "helper|eldest|youngest|advocate|host|ex|ex-?partner|grandma|grandpa|mate|pal|buddy|lodger|classmate|teammate|boss|caretaker|handyman|plumber|courier|vendor|patron|workman|labourer|laborer|roofer|builder|jogger|cyclist|dog walker|pedestrian|motorist|truck driver|mail carrier|postman|mam|mum|mom|dad|gran|wife|husband|brother|sister|mother|father|son|daughter|cousin|nephew|niece|uncle|aunt|friend|girlfriend|boyfriend|partner|roommate|flatmate|housemate|neighbou?r|passenger|driver|co-?worker|colleague|bartender|barman|bouncer|doorman|manager|owner|landlord|landlady|clerk|cashier|steward|guest|customer|caller|bystander|accountant|supervisor|guard|nurse|teacher|aide|cna|care ?giver|carer|foreman|superintendent|electrician|mechanic|contractor|janitor|receptionist|secretary|pastor|coach|trainer|instructor|principal|pharmacist|counsell?or|waitress|server|cook|delivery driver|bus driver|tow driver|maintainer|dispatcher|investor|tenant|resident|carman|babysitter|daughter-in-law|son-in-law|grandmother|grandfather|grandbaby|grandson|granddaughter|nan|(?:sister|brother|mother|father)-in-law|step(?:son|daughter|mother|father|brother|sister|dad|mom)|ex-?wife|ex-?husband|fianc[eé]e?|godmother|legal observer|renter";
const PARTY =
  "Suspect|Defendant|Accused|Arrestee|Subject|Driver|Detained person|DP|Patient|Victim|Complainant|Aggrieved|Witness|Name|Statement of|Affidavit of|Declaration of|Interview of|Reporting officer|Reporting|Officer|Examiner|Analyst|Owner|Respondent|Person interviewed|Server|Teller|Cashier|Provider|Interviewer|Reporter|Handler|Hndlr|Caller|Supv|Clerk";
const NAME =
  "[A-Z][a-z'’]+(?:-[A-Z]?[a-z'’]+)*(?: [A-Z]\\.)?(?: [A-Z][A-Za-z'’-]+)?(?: [A-Z]{3,}(?:-[A-Z]+)?)?|[A-Z]{3,}(?:-[A-Z]{2,})?(?: [A-Z][a-z]+)?";
/** One word of a name, as the papers print it. */
const WORD = "[A-Z][a-z]+(?:[A-Z][a-z]+)?(?:['’-][A-Z]?[a-z]+)*|[A-Z]{2,}(?:['’-][A-Z]{2,})*";

export const STREET =
  "St|Street|Rd|Road|Ave|Avenue|Blvd|Dr|Drive|Ln|Lane|Ct|Court|Way|Pl|Place|Hwy|Highway|Pkwy|Terrace|Close|Crescent|ST|RD|AVE|BLVD|DR|LN|CT|HWY|PL";
export const PLACE =
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
  /\b(?:[Aa]sk|[Nn]amed|[Nn]icknamed|known as|goes by|go by|a\.?k\.?a\.?:?|AKA:?|they call(?: him| her)?|[Ss]treet name:?|my boy|homeboy|my man|(?:boy|guy|man|girl|dude|woman|kid|lady|male|female) name) ["'“]?([A-Z][a-z]{2,12}(?: [A-Z][a-z]{2,14})?)\b/g;
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
/** "Fontaine RN". */
const CREDENTIALED =
  /(?<![\w'’-])([A-Z][a-z]{2,14}(?:-[A-Z][a-z]+)?),? (?:RN|LPN|MD|DO|PA-C|NP|FNP|CRNA|EMT-?P?|AEMT|PCT|CNA|LCSW|MSW|PhD|PsyD|DDS|CPA|Esq)\b/g;
/** "Marcus D.", as files that hide surnames have it. */
const FIRST_AND_INITIAL = /(?<![\w'’.-] ?)([A-Z][a-z]{2,12} [A-Z]\.)(?=[;,]| \(| [a-z]|$)/gm;
/** "Shared the room with Kaylee." */
const BESIDE =
  /(?<=\b(?:with|told|asked|about|saw|see|called|like|than|and|by) )([A-Z][a-z]{2,12})(?=[.,;!?]| (?:and|the whole|when|because|who|was|is|had|said)\b)/g;
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
export const UNNAMED = new RegExp(
  `\\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Aa]n?|[Aa]nother|[Oo]ne|[Tt]wo|[Ss]ome|first) (?:\\w+ )?(${RELATION})s?\\b(?! (?:[A-Z]|seat|side|door|window|compartment|air))`,
  "g",
);
/** "A lady with a dog", "a kid on a bike". */
export const DESCRIBED =
  /\b(?:[Aa]n?|[Aa]nother|[Ss]ome|[Tt]he|[Oo]ne) (?:\w+ ){0,2}?((?:woman|lady|man|guy|kid|girl|boy|gentleman|couple|teenager|female|male) (?:with|in|wearing|walking|on|holding|pushing) (?:a |an |the |her |his |their )?(?:\w+ ){0,3}(?:dog|stroller|pram|phone|camera|bike|bicycle|baby|vest|child|kids|scrubs|apron|uniform|cap|hat))\b/g;
/** "A second black male", "UNK W/M, PUMP 4": somebody of whom no more is known. */
export const UNKNOWN =
  /\b((?:second|third|unknown|unidentified|unk\.?|another|other|(?:two|three|several|both) other) (?:\w+ ){0,2}?(?:males?|females?|men|man|women|woman|persons?|people|subjects?|individuals?|riders?|guys?|kids?|boys?|girls?|teens?|teenagers?|cyclists?|motorcyclists?|[wbha]\/[mf]s?)\b(?:(?:, \w+)?,? (?:in|with|wearing) (?:an? |the )?(?:\w+ ){0,3}(?:cap|hat|jacket|hood|hoodie|shirt|t-shirt|coat|vest|mask|pants|jeans|sweatshirt|dog|bike|bicycle|beard)\b)?)/gi;

/** A way in which pages introduce somebody. */
type NamePattern = {
  readonly pattern: RegExp;
  /** Group of the name. */
  readonly name: number;
  /** Group of what the page calls that person beside the name. */
  readonly role?: number;
  /** Nothing but its form says that it is a name: words of the language are none. */
  readonly byForm?: true;
};

/** In the order in which they are tried; the first that finds somebody gives the role. */
export const NAME_PATTERNS: readonly NamePattern[] = [
  { pattern: TITLED, name: 2, role: 1 },
  { pattern: RELATED, name: 2, role: 1 },
  { pattern: APPOSED, name: 1, role: 2 },
  { pattern: INTRODUCED, name: 2, role: 1 },
  { pattern: LABELLED, name: 2, role: 1, byForm: true },
  { pattern: OWNER, name: 2, role: 1 },
  { pattern: ACTING, name: 1 },
  { pattern: INITIALED, name: 1, byForm: true },
  { pattern: SURNAME_FIRST, name: 1, byForm: true },
  { pattern: FULL_ACTING, name: 1, byForm: true },
  { pattern: FULL_MET, name: 1, byForm: true },
  { pattern: BADGE, name: 1, byForm: true },
  { pattern: CALLED, name: 1, byForm: true },
  { pattern: COMPANY, name: 1, byForm: true },
  { pattern: COMPANY_FIRST, name: 1, byForm: true },
  { pattern: MIXED, name: 1, byForm: true },
  { pattern: CAPITALS, name: 1, byForm: true },
  { pattern: RELATED_IN_CAPITALS, name: 2, role: 1, byForm: true },
  { pattern: WITH_RELATION, name: 1, role: 2 },
  { pattern: QUOTED, name: 1, byForm: true },
  { pattern: BRACKETED, name: 1, byForm: true },
  { pattern: BRACKETED, name: 2, byForm: true },
  { pattern: EXPLAINED, name: 1, byForm: true },
  { pattern: ACTING_FIRST, name: 1, byForm: true },
  { pattern: SURNAME_INITIAL, name: 1, byForm: true },
  { pattern: DONE_BY, name: 1, byForm: true },
  { pattern: NICKNAMED, name: 1 },
  { pattern: NICKNAMED, name: 2 },
  { pattern: NICKNAMED, name: 3 },
  { pattern: CREDENTIALED, name: 1, byForm: true },
  { pattern: FIRST_AND_INITIAL, name: 1, byForm: true },
  { pattern: BESIDE, name: 1, byForm: true },
];

export const NOT_A_NAME =
  /^(?:Street|Road|Avenue|County|Police|Department|Office|Court|Drive|Lane|Report|Statement|State|Center|City|Station|Date|Name|Forensic|Chain|Special|Spec|Test|Snapchat|Facebook|Instagram|Mom|Dad|Mum|Was|Were|With|Ofc|Officer|Mr|Mrs|Ms|Pc|Dc|Det|Sgt|Informant|Inft|Patient|Witness|Suspect|Victim|Subject|Defendant|Driver|Complainant|Arrestee|Pt|Did|The|He|She|It|I|On|At|And|To|Under|No|Not|Unknown|None|Case|Unit|Age|Over|Dob|Position|Present|Who|That|As|In|Of|Said|Told|May|Will|Serial|Number|January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/i;
/** "Andrus, Badge 31", "ASHWORTH, DC": what stands where a first name may stand. */
export const NOT_A_FIRST_NAME = /, (?:Badge|ID|Unit|Det|Ofc|Dep|Sgt|Cpl|Lt|RN|MD|DO|PA|FS|Esq|Jr|Sr|[A-Z]{2})\b.*$/;
/** Words of headings, places and institutions that stand where a name may stand. */
export const NO_PERSON: ReadonlySet<string> = new Set(
  (
    "police department dept sheriff constabulary county city state states united court district superior municipal circuit crown magistrates justice attorney prosecutor prosecutors defender " +
    "office officer unit section division bureau records record case evidence property procedure criminal civil code act article statute law enforcement security loss prevention crime victim victims " +
    "witness suspect defendant complainant subject driver passenger caller dispatch dispatcher clerk manager owner north south east west northern southern eastern western street road avenue " +
    "drive lane highway route boulevard place close terrace hospital medical center centre clinic health emergency fire rescue ambulance laboratory lab forensic serious sexual offences assault battery " +
    "robbery burglary theft murder digital media video photo camera body worn report statement form notice order warrant affidavit consent search seizure arrest custody bail bond hearing trial " +
    "alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri " +
    "montana nebraska nevada hampshire ohio oklahoma oregon pennsylvania tennessee texas utah vermont wisconsin wyoming england wales christmas thanksgiving accelerant neighbourhood neighborhood pde " +
    "ptl tpr inv hndlr sch trp med meds haldol ativan benadryl tylenol zofran zoloft prozac adderall lisinopril metformin narcan prn etoh essex piedmont " +
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
