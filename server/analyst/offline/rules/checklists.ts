import type { OffenceClass } from "#lib/domain/findings.ts";
import type { DocumentKind } from "../document-kind.ts";

/** A thing that a file of this class usually holds. */
type ChecklistItem = {
  readonly id: string;
  /** What to ask for, as a noun phrase that begins a line. */
  readonly text: string;
  /** Document kinds that satisfy it. */
  readonly kinds: readonly DocumentKind[];
  /** When the file has these words the thing is known of, and the list is silent about it. */
  readonly mentioned: string;
  /** Only asked for in a file that has these words: no breath instrument without a breath test. */
  readonly when?: string;
};

export type Checklist = { readonly name: string; readonly items: readonly ChecklistItem[] };

const CALIBRATION: ChecklistItem = {
  id: "calibration",
  text: "Calibration and maintenance records of the breath instrument",
  kinds: ["calibration-record"],
  mentioned: "calibrat(?:ed|ion)|cal\\. |accuracy check|last cal",
  when: "breath|intoxilyzer|intoximeter|datamaster|draeger|blew",
};
const SFST_TRAINING: ChecklistItem = {
  id: "training",
  text: "Officer's training record for field sobriety tests",
  kinds: ["training-record"],
  mentioned: "training (?:record|certificate|log|file)|certificate of training",
  when: "field sobriety|walk[- ]and[- ]turn|one[- ]leg[- ]stand|hgn|horizontal gaze|standardi[sz]ed tests|nine steps|heel[- ]to[- ]toe",
};
const CAMERA: ChecklistItem = {
  id: "camera",
  text: "Body-camera or dash-camera recordings and their activation log",
  kinds: ["camera-transcript"],
  mentioned: "body ?-?(?:worn )?-?cam\\w*|bwc|bwv|dash ?-?cam\\w*|in-car (?:video|camera)|body-worn",
};
const DISPATCH: ChecklistItem = {
  id: "dispatch",
  text: "Dispatch (CAD) log and radio traffic",
  kinds: ["dispatch-log"],
  mentioned: "dispatch log|cad (?:log|record|event|report|incident|history)|radio (?:log|traffic)",
};
const EMERGENCY_CALL: ChecklistItem = {
  id: "emergency-call",
  text: "Recording of the emergency call",
  kinds: ["emergency-call"],
  mentioned: "911|999 call|emergency call",
};
const LAB: ChecklistItem = {
  id: "lab",
  text: "Laboratory report with the analyst's bench notes",
  kinds: ["lab-report"],
  mentioned: "\\blab(?:oratory)?\\b|chemist|analyst|forensic (?:analysis|report)",
};
const CHAIN: ChecklistItem = {
  id: "custody-chain",
  text: "Chain-of-custody record of the seized items",
  kinds: ["custody-log"],
  mentioned: "chain of custody|evidence (?:log|locker|room|custodian)|custody log",
};
const MEDICAL: ChecklistItem = {
  id: "medical",
  text: "Medical records of the complainant",
  kinds: ["medical-record"],
  mentioned: "medical (?:record|attention|treatment)s?|hospital|paramedics?|ems|ambulance|emergency room|er",
};
const PHOTOS: ChecklistItem = {
  id: "photos",
  text: "Photographs of the injuries and of the scene, with their metadata",
  kinds: ["photo-log"],
  mentioned: "photo(?:s|graph|graphs|graphed)?|pictures",
};
const IDENTIFICATION: ChecklistItem = {
  id: "identification",
  text: "Record of the identification procedure, with all photographs shown and the instructions",
  kinds: ["identification-record"],
  mentioned: "show-?up|photo (?:array|lineup|line-up|spread)|line-?up|six[- ]?pack|identification procedure",
};
const VIDEO: ChecklistItem = {
  id: "surveillance",
  text: "Surveillance video of the place and its surroundings",
  kinds: [],
  mentioned:
    "cameras? (?:\\d+ |\\w+ )?(?:covers?|covering|faces?|facing|points? at|overlooks?|records?)|clip|surveillance|cctv|security (?:camera|video|footage)|store (?:camera|video)|video|doorbell",
};
const PRINTS: ChecklistItem = {
  id: "prints",
  text: "Results of fingerprint and DNA examination",
  kinds: ["lab-report"],
  mentioned: "fingerprints?|latent|prints|dna|swab(?:s|bed)?",
};
const HISTORY: ChecklistItem = {
  id: "history",
  text: "Criminal histories of the prosecution's witnesses and any benefit given to them",
  kinds: [],
  mentioned: "criminal (?:history|histories|record)|giglio",
};
const INTERVIEW: ChecklistItem = {
  id: "interview",
  text: "Recording of the client's interview",
  kinds: ["interview-record"],
  mentioned: "interview|interrogat\\w+",
};

/** What to look for by class. Short on purpose: a list that asks for everything is read by nobody. */
export const CHECKLISTS: Readonly<Record<Exclude<OffenceClass, "other">, Checklist>> = {
  dui: { name: "DUI checklist", items: [CALIBRATION, SFST_TRAINING, CAMERA, DISPATCH] },
  drugs: { name: "Drug case checklist", items: [LAB, CHAIN, CAMERA, PRINTS] },
  assault: { name: "Assault checklist", items: [MEDICAL, PHOTOS, EMERGENCY_CALL, CAMERA] },
  robbery: { name: "Robbery checklist", items: [IDENTIFICATION, VIDEO, EMERGENCY_CALL, PRINTS, HISTORY] },
  burglary: { name: "Burglary checklist", items: [PRINTS, VIDEO, PHOTOS] },
  theft: { name: "Theft checklist", items: [VIDEO, HISTORY] },
  weapons: { name: "Weapons checklist", items: [LAB, PRINTS, CHAIN, CAMERA] },
  homicide: { name: "Homicide checklist", items: [LAB, CHAIN, PHOTOS, EMERGENCY_CALL, INTERVIEW] },
  sexual: { name: "Sexual offence checklist", items: [MEDICAL, LAB, INTERVIEW, HISTORY] },
  fraud: {
    name: "Fraud checklist",
    items: [
      {
        id: "bank-records",
        text: "Complete bank and account records with the custodian's certificate",
        kinds: [],
        mentioned: "bank (?:record|statement)s?|account (?:record|statement)s?",
      },
      {
        id: "devices",
        text: "Forensic images and reports of the devices relied on",
        kinds: ["lab-report"],
        mentioned: "forensic image|laptop|hard drive|cell ?phone|device",
      },
      HISTORY,
    ],
  },
  traffic: {
    name: "Traffic checklist",
    items: [
      {
        id: "speed-device",
        text: "Calibration and operator records of the speed-measuring device",
        kinds: ["calibration-record"],
        mentioned: "calibrat(?:ed|ion)|tuning fork|accuracy check",
        when: "radar|lidar|laser|speed (?:camera|gun)",
      },
      CAMERA,
      DISPATCH,
      PHOTOS,
    ],
  },
  "public-order": { name: "Public order checklist", items: [CAMERA, VIDEO, DISPATCH, MEDICAL] },
};

/** A thing that pages may mention while the file does not hold it. */
type MentionedItem = {
  readonly id: string;
  readonly text: string;
  readonly words: string;
  readonly kinds: readonly DocumentKind[];
  /** Words in the same sentence that mean there is nothing to ask for. */
  readonly unless?: string;
};

export const MENTIONED_ITEMS: readonly MentionedItem[] = [
  {
    id: "body-camera",
    text: "Body-camera recording, mentioned but not in the file",
    words: "body ?-?(?:worn )?-?(?:cam|camera|video)s?|bodycam|bwc|bwv|body-worn (?:camera|video)",
    kinds: ["camera-transcript"],
  },
  {
    id: "dash-camera",
    text: "Dash-camera recording, mentioned but not in the file",
    words: "dash ?-?cam(?:era)?s?|in-car (?:video|camera|recording)|mvr|cruiser(?:'s)? (?:camera|video)",
    kinds: [],
  },
  {
    id: "emergency-call",
    text: "Recording of the emergency call, mentioned but not in the file",
    words:
      "anonymous (?:caller|complaint|call)|caller (?:reported|refused|stated)|911 (?:call|caller|tape|recording|audio|dispatch|operator|center)|called 911|(?:call|calls|calling|dialed|dialled) (?:to )?911|999 call|called 999",
    kinds: ["emergency-call"],
  },
  {
    id: "surveillance",
    text: "Surveillance video, mentioned but not in the file",
    words:
      "surveillance (?:video|footage|camera|system|recording|tape)s?|cctv|security (?:camera|video|footage|cameras)|(?:store|bank|atm|bar|pub|hotel|hallway|corridor|dorm\\w*|school|bus|platform|door ?bell|parking lot|gas station|lobby|traffic) (?:camera|video|footage)s?|doorbell (?:camera|video|footage)|ring (?:camera|doorbell)|cameras? (?:\\d+ |\\w+ )?(?:covers?|covering|faces?|facing|points? at|overlooks?|records?)",
    kinds: [],
    unless:
      "no (?:surveillance|security|cctv|store) ?(?:video|camera|cameras|footage)?|(?:does|do|did) not have (?:any )?(?:surveillance|cameras|security|a camera)",
  },
  {
    id: "lab-report",
    text: "Laboratory report, mentioned but not in the file",
    words:
      "(?:sent|submitted|forwarded|transported|mailed|taken) to (?:the )?(?:\\w+ ){0,4}(?:lab|laboratory)|(?:lab|laboratory|toxicology|ballistics|forensic) (?:report|results?|analysis|testing|examination)|swabs? ~ (?:taken|collected|dna)|(?:latent|finger) ?prints? (?:were |was )?(?:lifted|collected|recovered|taken|submitted|developed)|dust(?:ed|ing) for (?:finger)?prints?|fingerprint results?|dna results?",
    kinds: ["lab-report"],
  },
  {
    id: "photographs",
    text: "Photographs, mentioned but not in the file",
    words:
      "(?:took|taken|taking|shot) (?:\\w+ ){0,4}(?:photo|photograph|picture)s?|photograph(?:ed|s) (?:were|the|of|taken|her|his|both|all|scene|injur\\w+)|photos (?:were|of|taken|attached)|photographed",
    kinds: ["photo-log"],
    unless: "photo (?:array|lineup|line-up)|photograph (?:number|no|#|\\d)|booking photo",
  },
  {
    id: "interview-recording",
    text: "Recording of the interview, mentioned but not in the file",
    words:
      "(?:interview|interrogation|statement|questioning) (?:was|were|is) (?:\\w+ )?(?:recorded|audio|video|taped)|(?:recorded|video ?taped|audio ?taped|audio-recorded|video-recorded) (?:the )?(?:interview|statement|interrogation)|(?:interview|interrogation) (?:video|recording|tape|audio|dvd|disc)|(?:audio|video) of the (?:interview|interrogation)|(?:in|during|under) (?:the )?interview (?:\\w+ ){0,4}(?:answered|said|made|gave|no comment|replied|admitted|denied)|interview (?:commenced|began|started|concluded)|interview(?:ed)? ~ on (?:video|tape|camera)",
    kinds: ["interview-record"],
    unless: "not (?:\\w+ )?recorded",
  },
  {
    id: "training-record",
    text: "Training record, mentioned but not in the file",
    words: "training (?:record|log|file|certificate)s?",
    kinds: ["training-record"],
  },
  {
    id: "medical-records",
    text: "Medical records, mentioned but not in the file",
    words:
      "(?:transported|taken|went|drove|driven|admitted|treated) (?:\\w+ ){0,5}(?:hospital|emergency room|er|medical center|clinic)|(?:treated|evaluated|examined|seen|checked) (?:\\w+ ){0,3}by (?:ems|paramedics?|medics|a doctor|a nurse|fire)|medical records?|hospital records?|stitches|sutures|hospitali[sz]ed|admitted to (?:the )?hospital",
    kinds: ["medical-record"],
    unless: "(?:refused|declined) (?:medical|transport|treatment|ems)",
  },
  {
    id: "identification-record",
    text: "Record of the photo array or line-up, mentioned but not in the file",
    words:
      "photo(?:graphic)? (?:array|line-?up|spread)|six[- ]?pack|line-?up|(?:shown|showed) (?:\\w+ ){0,3}(?:a|one) (?:single )?(?:photo|photograph|picture|mug ?shot)",
    kinds: ["identification-record"],
  },
  {
    id: "vehicle-papers",
    text: "Rental agreement of the vehicle, mentioned but not in the file",
    words: "rental(?: (?:car|agreement|vehicle))?|rented (?:car|vehicle|by)|hire car",
    kinds: [],
    unless: "rental (?:property|unit|house|home)",
  },
  {
    id: "canine-record",
    text: "Training and field record of the dog, mentioned but not in the file",
    words: "canine|k-?9|drug dog|dog (?:alerted|sniff\\w*|handler)",
    kinds: [],
  },
  {
    id: "first-description",
    text: "First description given by the witness, as recorded before any procedure (Code D)",
    words: "viper|video (?:identification|parade)|identification parade",
    kinds: ["identification-record"],
  },
  {
    id: "search-warrant",
    text: "Search warrant and affidavit, mentioned but not in the file",
    words:
      "(?:obtained|signed|executed|served|applied for|authored|drafted|secured) (?:a |the )?(?:telephonic )?(?:search )?warrant|pursuant to (?:a |the )?(?:search )?warrant",
    kinds: ["warrant"],
    unless: "arrest warrant|bench warrant",
  },
  {
    id: "supplemental-report",
    text: "Supplemental report of another officer, mentioned but not in the file",
    words:
      "see (?:\\w+ ){0,5}(?:supplement(?:al|ary)?|supp)(?: (?:report|narrative))?|refer to (?:\\w+ ){0,5}(?:supplement(?:al|ary)?|report|narrative)",
    kinds: [],
  },
];

/** Words by which a page itself says that something is missing. */
export const EXPLICIT_GAP_WORDS: readonly string[] = [
  "(?:is|are|was|were|remains?|still|results?|report|records?|recording|analysis|certificate|photos?|photographs|disc|download|cert\\.?|statement|log) ~ (?:outstanding|pending|not (?:yet )?(?:attached|received|included|enclosed|provided|available|returned|located|obtained|completed|requested|collected|on file|in (?:the )?file|been (?:received|provided|located|requested|obtained|collected|completed|returned))|to follow|to be (?:provided|forwarded|supplied|submitted|requested|obtained)|could not be located)",
  "no (?:in-car|dash\\w*|body\\w*|audio|dashboard) (?:video|camera|recording|footage)|no (?:\\w+ ){0,2}(?:dna|prints?|swabs?|photos|photographs|statements?) (?:was |were )?(?:submitted|taken|collected|requested|tested|sent)|(?:no one|nobody|no-one) (?:has |have |had )?(?:\\w+ )?(?:spoken|interviewed|contacted|questioned|asked)|(?:bench notes|duplicate|raw data|chromatogram\\w*|worksheets?) (?:\\w+ ){0,2}not (?:included|attached|provided)",
  "no (?:\\w+ ){0,2}(?:swabs?|prints?|fingerprints?|photographs|photos|tests?|dna|video|statements?|recording|examination|analysis) (?:\\w+ ){0,2}(?:was|were|has been|have been) (?:\\w+ )?(?:collected|taken|requested|made|performed|done|lifted|conducted|obtained)",
  "(?:not (?:attached|enclosed|on file|in (?:the )?file|included in (?:this|the))|(?:cert|certificate|record|form|copy)s?\\.? (?:not on file|missing|absent|not located|unavailable|expired)|(?:reports?|pages?|discs?|photos?|photographs|recordings?|footage|video|statements?|logs?|transcripts?|attachments?|notes) (?:\\w+ ){0,3}(?:missing|unavailable|could not be located))",
  "(?:results?|report|analysis|toxicology|dna|ballistics|fingerprints?|copy|disc|statement|photos?|recording|footage|transcript|records?)[:,]? (?:(?:are|is) )?(?:pending|outstanding|to follow|awaited|not attached|tbd)",
  "(?:pending|awaiting|await) (?:the )?(?:\\w+ ){0,3}(?:results?|report|analysis|lab|laboratory|toxicology|records?|examination|testing)",
  "(?:has|have|had|was|were|is|are) (?:also )?(?:been )?(?:requested|ordered|applied for)|will (?:burn|copy|provide|send|email|e-mail|download|forward|make)|(?:not|never) (?:yet )?(?:been )?(?:transcribed|downloaded|compared|disclosed|served|listened to|produced|examined|analy[sz]ed|named|seized|retained)|awaited|to follow|to be (?:transcribed|downloaded|examined)",
  "(?:declin\\w+|refus\\w+) (?:to )?(?:\\w+ ){0,3}statement|left before (?:\\w+ ){0,6}(?:identified|taken|names?|police|officers|arrived|questioned|interviewed)|(?:permit|certificate|certification|licen[cs]e) ~ expired|expired (?:permit|certificate|certification)|(?:are|is|still) on (?:my|his|her) (?:phone|computer|camera)",
  "summary only|partial transcript|excerpt only|extract only|page \\d+ (?:is )?missing|pages? missing|will be (?:forwarded|submitted|supplied|provided|attached)|not (?:been )?(?:requested|collected|tested|submitted for|photographed|interviewed|canvassed|dusted|swabbed|preserved)",
];

/** What an explicit-gap sentence has to be about, and the name the gap gets. The first match wins. */
export const EXPLICIT_GAP_SUBJECTS: readonly (readonly [id: string, text: string, words: string])[] = [
  ["residue", "Gunshot residue examination", "gsr|gunshot residue|residue"],
  [
    "access-data",
    "Door and access records",
    "swipe|access (?:logs?|data|records?)|key ?cards?|door (?:logs?|data)|alarm (?:log|record)s?",
  ],
  [
    "notes",
    "Officers' notebooks and first accounts",
    "note ?books?|pocket book|first account|unused material|field notes|bench notes",
  ],
  [
    "calibration",
    "Calibration certificate or record of the instrument",
    "calibrat\\w+|cal\\.?|cert\\.? not on file|instrument|maintenance|log ?book",
  ],
  ["training", "Training or certification record", "training|permit|operator'?s? (?:permit|certificate|licen[cs]e)"],
  ["body-camera", "Body-camera recording", "body ?-?(?:worn )?-?cam\\w*|bwc|bwv|bodycam"],
  ["dash-camera", "Dash-camera recording", "dash ?-?cam\\w*|in-car (?:video|camera)|mvr"],
  ["emergency-call", "Recording of the emergency call", "911|999|emergency call"],
  [
    "surveillance",
    "Surveillance video",
    "surveillance|cctv|security (?:camera|video|footage)|store video|doorbell|video|footage|hard drive|camera system|cameras",
  ],
  ["toxicology", "Toxicology or blood result", "toxicology|blood"],
  ["dna", "DNA result", "dna|swabs?"],
  ["fingerprints", "Fingerprint result", "finger ?prints?|latents?|prints?"],
  ["ballistics", "Firearm examination", "ballistics?|firearms?|casings?|operability|gun|pistol"],
  ["lab-report", "Laboratory report", "lab|laboratory|analysis|analyst|chemist|substance|field test"],
  ["photographs", "Photographs", "photos?|photographs?|photographed|pictures?"],
  [
    "medical-records",
    "Medical records",
    "medical|hospital|ems|ambulance|treatment|doctor|dr\\.? [a-z]+|surgeon|autopsy|post-?mortem|pathologist|final report",
  ],
  [
    "phone-records",
    "Telephone records or download",
    "phone|telephone|messages|subscriber|cell(?:ular)?|download|extraction|text messages|call detail",
  ],
  [
    "identification-record",
    "Record of the identification procedure",
    "line-?up|photo array|array|show-?up|identification",
  ],
  ["interview-recording", "Recording of the interview", "interview|interrogation|transcribed"],
  [
    "statement",
    "Statement of a witness",
    "statement|witness(?:es)?|interviewed|spoken to|spoken with|contacted|canvass\\w*|neighbou?rs?|passengers?|bystanders?|customers?|guests?|patrons?",
  ],
  ["custody-chain", "Chain-of-custody record", "chain of custody|evidence log|property (?:record|receipt)|custody"],
  ["dispatch", "Dispatch record", "dispatch|cad|radio"],
  ["time-card", "Employment or time record", "time ?(?:card|sheet|clock)|payroll|work schedule|shift"],
  ["warrant", "Warrant and affidavit", "warrant|affidavit"],
  ["transcript", "Complete transcript", "transcript"],
  ["report", "Report", "report|supplement\\w*|form|record|copy|disc|attachment|page|pages"],
];
