import type { OffenceClass } from "#lib/domain/findings.ts";
import type { DocumentKind } from "../../text/document-kind.ts";

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
  mentioned: "calibration (?:certificate|record|log) (?:is |was )?(?:attached|enclosed)",
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
const IN_CAR: ChecklistItem = {
  id: "in-car",
  text: "In-car and transport video, and video of the breath or booking room",
  kinds: [],
  mentioned: "dash ?-?cam\\w*|in-car (?:video|camera)|mvr|(?:breath|booking|intox\\w*) room (?:video|camera)",
};
const DISPATCH: ChecklistItem = {
  id: "dispatch",
  text: "Dispatch (CAD) log and radio traffic",
  kinds: ["dispatch-log"],
  mentioned: "dispatch log|cad (?:log|record|event|report|incident|history)|radio (?:log|traffic)",
  when: "dispatch\\w*|radioed|caller|complaint|lookout|bolo|over the radio",
};
const EMERGENCY_CALL: ChecklistItem = {
  id: "emergency-call",
  text: "Recording (audio) of the emergency call (911, 999) and of call-backs",
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
  text: "Chain of custody (chain-of-custody record) of the seized items",
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
const WITH_BLOOD =
  "blood (?:draw|drawn|kit|sample|test|specimen)|drew (?:\\w+ ){0,2}(?:blood|tubes?|vials?)|venipuncture|(?:gray|grey)[- ]top|give blood";
const BLOOD_CONSENT: ChecklistItem = {
  id: "blood-consent",
  text: "Implied-consent advisement, consent form or warrant for the blood draw",
  kinds: ["warrant"],
  mentioned: "consent (?:form|card)|implied consent|warrant|advisement",
  when: WITH_BLOOD,
};
const BENCH_NOTES: ChecklistItem = {
  id: "bench-notes",
  text: "Laboratory bench notes, chromatograms and quality records of the blood analysis",
  kinds: [],
  mentioned: "bench notes|chromatogram\\w*|raw data",
  when: WITH_BLOOD,
};
const WEAPON_SEARCH: ChecklistItem = {
  id: "weapon",
  text: "Search for the weapon and its examination (knife, gun or bottle that no page shows recovered)",
  kinds: ["property-record", "custody-log"],
  mentioned:
    "(?:knife|gun|blade|weapon|pistol|handgun|revolver|firearm|bottle|bat) (?:\\w+ ){0,3}(?:recovered|seized|found|located|collected|booked|exhibited)|(?:recovered|seized|found|located|collected) (?:\\w+ ){0,4}(?:knife|gun|blade|weapon|pistol|handgun|revolver|firearm|bottle|bat)",
  when: "knife|blade|handgun|pistol|revolver|shotgun|glass bottle|machete",
};
const INTERVIEW: ChecklistItem = {
  id: "interview",
  text: "Recording of the client's interview",
  kinds: ["interview-record"],
  mentioned: "interview|interrogat\\w+",
};

/** What to look for by class. Short on purpose: a list that asks for everything is read by nobody. */
export const CHECKLISTS: Readonly<Record<Exclude<OffenceClass, "other">, Checklist>> = {
  dui: {
    name: "DUI checklist",
    items: [CALIBRATION, SFST_TRAINING, CAMERA, IN_CAR, BLOOD_CONSENT, BENCH_NOTES, DISPATCH],
  },
  drugs: { name: "Drug case checklist", items: [LAB, CHAIN, CAMERA, PRINTS] },
  assault: { name: "Assault checklist", items: [MEDICAL, PHOTOS, EMERGENCY_CALL, CAMERA, DISPATCH, WEAPON_SEARCH] },
  robbery: { name: "Robbery checklist", items: [IDENTIFICATION, VIDEO, EMERGENCY_CALL, CAMERA, WEAPON_SEARCH] },
  burglary: { name: "Burglary checklist", items: [PRINTS, VIDEO, PHOTOS, CAMERA, DISPATCH] },
  theft: { name: "Theft checklist", items: [VIDEO] },
  weapons: { name: "Weapons checklist", items: [LAB, PRINTS, CHAIN, CAMERA] },
  homicide: { name: "Homicide checklist", items: [LAB, CHAIN, PHOTOS, EMERGENCY_CALL, CAMERA, INTERVIEW] },
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

/** What a paper of one kind is made from: it is not the thing itself. */
export const ORIGINALS: readonly {
  readonly id: string;
  readonly of: readonly DocumentKind[];
  readonly text: string;
  /** What the file holds instead. */
  readonly holds?: string;
}[] = [
  {
    id: "array",
    of: ["identification-record"],
    text: "The photo array or line-up itself, with all photographs and persons in the order shown",
    holds: "its form only",
  },
  {
    id: "interview",
    of: ["interview-record"],
    text: "Recording of the interview itself (video, audio, disc)",
    holds: "its words only",
  },
  {
    id: "photos",
    of: ["photo-log"],
    text: "The photographs (images) themselves, with their metadata",
    holds: "a log only",
  },
  {
    id: "call",
    of: ["dispatch-log", "emergency-call"],
    text: "Recording (audio) of the emergency call and of the dispatch radio",
    holds: "a log or transcript only",
  },
  {
    id: "instrument",
    of: ["breath-record"],
    text: "Inspection, maintenance and calibration records of the breath instrument, and the operator's permit",
  },
  {
    id: "bench-notes",
    of: ["lab-report"],
    text: "Laboratory case file: bench notes, data, quality records and technical review behind the report, the analyst's training, and what is left for an independent test",
  },
];

export const MENTIONED_ITEMS: readonly MentionedItem[] = [
  {
    id: "terminal-messages",
    text: "Messages of the patrol-car terminals",
    words: "mdt|mdc|mobile (?:data )?terminal|car[- ]to[- ]car|msg (?:to|from)|messag\\w+ (?:to|from) (?:unit|\\d)",
    kinds: [],
  },
  {
    id: "testimony",
    text: "Transcript of the hearing and of testimony given there",
    words:
      "preliminary hearing|grand jury|(?:suppression|bond|detention|probable cause|evidentiary) hearing (?:was )?(?:held|on)|testif(?:ied|ies) (?:at|that|before)|sworn testimony",
    kinds: [],
  },
  {
    id: "audit-log",
    text: "Audit log and metadata of the cameras (who started, stopped, muted and viewed what)",
    words: "audit (?:log|trail)|metadata|evidence\\.com|axon|pre-event buffer|docked",
    kinds: [],
  },
  {
    id: "e-mail",
    text: "E-mails that are referred to",
    words: "e-?mails? (?:from|to|between|sent|dated|with|exchange)|(?:sent|received|by|via) (?:an |a )?e-?mail|emailed",
    kinds: [],
  },
  {
    id: "officer-notes",
    text: "Handwritten notes of the officers",
    words: "(?:field|rough|handwritten|scratch|interview) notes|(?:took|made|taking|kept|from my) notes",
    kinds: [],
  },
  {
    id: "body-camera",
    text: "Body-camera (BWC, BWV) recordings of all officers, with audit log and metadata",
    words: "body ?-?(?:worn )?-?(?:cam|camera|video)s?|bodycam|bwc|bwv|body-worn (?:camera|video)",
    kinds: ["camera-transcript"],
  },
  {
    id: "dash-camera",
    text: "Dash-camera (in-car) recording with its pre-event part",
    words: "dash ?-?cam(?:era)?s?|in-car (?:video|camera|recording)|mvr|cruiser(?:'s)? (?:camera|video)",
    kinds: [],
  },
  {
    id: "emergency-call",
    text: "Recording (audio) of the emergency call (911, 999) and of call-backs",
    words:
      "anonymous (?:caller|complaint|call)|caller (?:reported|refused|stated)|911 (?:call|caller|tape|recording|audio|dispatch|operator|center)|called 911|(?:call|calls|calling|dialed|dialled) (?:to )?911|999 call|called 999",
    kinds: ["emergency-call"],
  },
  {
    id: "surveillance",
    text: "Surveillance video (CCTV, doorbell, business and neighbours' cameras), all cameras in native form",
    words:
      "surveillance (?:video|footage|camera|system|recording|tape)s?|cctv|security (?:camera|video|footage|cameras)|(?:store|bank|atm|bar|pub|hotel|hallway|corridor|dorm\\w*|school|bus|platform|door ?bell|parking lot|gas station|lobby|traffic) (?:camera|video|footage)s?|doorbell (?:camera|video|footage)|ring (?:camera|doorbell)|cameras? (?:\\d+ |\\w+ )?(?:covers?|covering|faces?|facing|points? at|overlooks?|records?)",
    kinds: [],
    unless:
      "no (?:surveillance|security|cctv|store) ?(?:video|camera|cameras|footage)?|(?:does|do|did) not have (?:any )?(?:surveillance|cameras|security|a camera)",
  },
  {
    id: "lab-report",
    text: "Laboratory report and file (bench notes, data)",
    words:
      "(?:sent|submitted|forwarded|transported|mailed|taken) to (?:the )?(?:\\w+ ){0,4}(?:lab|laboratory)|(?:lab|laboratory|toxicology|ballistics|forensic) (?:report|results?|analysis|testing|examination)|swabs? ~ (?:taken|collected|dna)|(?:latent|finger) ?prints? (?:were |was )?(?:lifted|collected|recovered|taken|submitted|developed)|dust(?:ed|ing) for (?:finger)?prints?|fingerprint results?|dna results?",
    kinds: ["lab-report"],
  },
  {
    id: "photographs",
    text: "Photographs in colour with their metadata, whoever took them",
    words:
      "(?:took|taken|taking|shot) (?:\\w+ ){0,4}(?:photo|photograph|picture)s?|photograph(?:ed|s) (?:were|the|of|taken|her|his|both|all|scene|injur\\w+)|photos (?:were|of|taken|attached)|photographed|photos? \\[x\\]|img \\d{3,4}",
    kinds: ["photo-log"],
    unless: "photo (?:array|lineup|line-up)|photograph (?:number|no|#|\\d)|booking photo",
  },
  {
    id: "interview-recording",
    text: "Interview recording (video, audio), whole, with the interviewer's notes",
    words:
      "(?:interview|interrogation|statement|questioning) (?:was|were|is) (?:\\w+ )?(?:recorded|audio|video|taped)|(?:recorded|video ?taped|audio ?taped|audio-recorded|video-recorded) (?:the )?(?:interview|statement|interrogation)|(?:interview|interrogation) (?:video|recording|tape|audio|dvd|disc)|(?:audio|video) of the (?:interview|interrogation)|(?:in|during|under) (?:the )?interview (?:\\w+ ){0,4}(?:answered|said|made|gave|no comment|replied|admitted|denied)|interview (?:commenced|began|started|concluded)|interview(?:ed)? ~ on (?:video|tape|camera)",
    kinds: ["interview-record"],
    unless: "not (?:\\w+ )?recorded",
  },
  {
    id: "training-record",
    text: "Training record",
    words: "training (?:record|log|file|certificate)s?",
    kinds: ["training-record"],
  },
  {
    id: "medical-records",
    text: "Complete medical records (chart, nursing and triage notes, imaging, ambulance run report)",
    words:
      "(?:transported|taken|went|drove|driven|admitted|treated) (?:\\w+ ){0,5}(?:hospital|emergency room|er|medical center|clinic)|(?:treated|evaluated|examined|seen|checked) (?:\\w+ ){0,3}by (?:ems|paramedics?|medics|a doctor|a nurse|fire)|medical records?|hospital records?|stitches|sutures|hospitali[sz]ed|admitted to (?:the )?hospital",
    kinds: ["medical-record"],
    unless: "(?:refused|declined) (?:medical|transport|treatment|ems)",
  },
  {
    id: "identification-record",
    text: "Record of the photo array, line-up or show-up: the images, instructions, video, confidence in own words",
    words:
      "photo(?:graphic)? (?:array|line-?up|spread)|six[- ]?pack|line-?up|(?:shown|showed) (?:[\\w.]+ ){0,3}(?:a|one) (?:single )?(?:booking )?(?:photo|photograph|picture|mug ?shot)",
    kinds: ["identification-record"],
  },
  {
    id: "supplemental-report",
    text: "Supplemental report of another officer",
    words:
      "see (?:\\w+ ){0,5}(?:supplement(?:al|ary)?|supp)(?: (?:report|narrative))?|refer to (?:\\w+ ){0,5}(?:supplement(?:al|ary)?|report|narrative)",
    kinds: [],
  },
];

/** Words by which a page itself says that something is missing. */
export const EXPLICIT_GAP_WORDS: readonly string[] = [
  "(?:recorder|recording|camera|unit|tape|bwc|audio|video|battery)s?(?: \\w+)? (?:died|ran out|cut (?:out|off)|stopped (?:working|recording)|dead|malfunctioned|froze|(?:ends|stops|begins|starts|cuts) (?:at|after|before|mid))",
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

/** What papers do with things, as participles: denied, the thing is not there. */
const DONE =
  "attached|enclosed|included|provided|received|returned|located|obtained|completed|requested|collected|produced|disclosed|served|supplied|copied|seized|retained|preserved|secured|saved|kept|downloaded|burned|transcribed|recorded|documented|logged|noted|photographed|measured|tested|sampled|compared|examined|analy[sz]ed|swabbed|dusted|printed|fingerprinted|interviewed|canvassed|contacted|questioned|spoken (?:to|with)|identified|called|signed|dated|legible|readable|available|made|taken|done|performed|conducted|carried out|requested|ordered|submitted|sent|viewed|watched|played|filled in|given|issued|shown|calibrated|serviced|checked|weighed|counted|sealed|initialed|initialled|found";
/** What somebody leaves undone. */
const UNDONE =
  "make|take|keep|have|record|write|document|save|download|secure|collect|copy|seize|preserve|request|obtain|ask|interview|speak|contact|canvass|photograph|measure|test|swab|dust|print|fingerprint|complete|fill|sign|submit|send|include|attach|note|log|turn|activate|check|call|show|give|view";

/** The same for any thing of EXPLICIT_GAP_SUBJECTS but the vaguest ones: a denial near the thing's name. */
export const ABSENCE_WORDS: readonly string[] = [
  `(?:not|never|n't|nor) (?:yet |been |be |fully |further |\\w+ly ){0,3}(?:${DONE})`,
  `(?:did not|didn't|do not|don't|does not|doesn't|could not|couldn't|failed to|forgot to|unable to|omitted to|neglected to|have not|has not|never) (?:${UNDONE})(?:ed)?`,
  "(?:no|without (?:a|any|the)) (?:\\w+ ){0,3}?(?:record|log|entry|image|copy|footage|recording|video|audio|photograph|photo|statement|report|certificate|examination|test|sample|swab|print|measurement|sketch|diagram|note|receipt|signature|form|interpreter|lineup|transcript)s?",
  "(?:left |is |was |are |were )?(?:blank|illegible|redacted|unsigned|undated|missing|lost|misplaced|overwritten|wiped|erased|deleted|purged|destroyed|discarded|withheld|unavailable|inoperative|incomplete|unknown whereabouts)",
  "to follow|outstanding|awaited|awaiting|tbc|tbd|being prepared|in preparation|still (?:being|to be|in|on|at|with)|to be (?:\\w+ )?(?:obtained|requested|collected|taken|confirmed|arranged|served|supplied|downloaded|reviewed)|(?:is|was|were|are|have been|has been) (?:requested|ordered|asked for)",
  "(?:has|have|had) (?:not|never|n't) (?:come|been|had|got|gone|asked|collected|heard)|hasn't|haven't|nobody (?:has |have )?(?:\\w+)|no[- ]one (?:has |have )?(?:\\w+)|never asked|not asked",
  "(?:\\d+|\\w+)[- ]day (?:loop|retention|cycle)|(?:saves?|keeps?|kept|stores?|retains?|holds?|overwrites?|records? over) (?:\\w+ ){0,4}(?:for|after|every) (?:\\w+ ){0,2}(?:hours|days|weeks)|(?:loop|retention) (?:of|is|period)",
  "ran out of (?:battery|memory|storage|power)|battery (?:died|dead|flat|failed|was)|knocked (?:off|loose)|fell off|muted|buffering|malfunction\\w*|technical (?:fault|problem|issue)|poor quality|not (?:working|functioning|charged|activated|switched on|turned on)|summary only|excerpts? only|extracts? only|partial|photocop(?:y|ies)|first page only|pages? \\d+ (?:to|and|-) \\d+ only",
  ": ?(?:none|nil|n\\/a|not known|no record|unknown|blank|no|pending|awaited|_{3,})|_{4,}",
];

/** What an explicit-gap sentence has to be about, and the name the gap gets. The first match wins. */
export const EXPLICIT_GAP_SUBJECTS: readonly (readonly [id: string, text: string, words: string])[] = [
  ["residue", "Gunshot residue examination", "gsr|gunshot residue|residue"],
  [
    "consent-form",
    "Consent form, rights form or warnings given",
    "consent (?:form|card|to search form)|implied consent|advisement form|statutory warning|warnings?(?: given)?|waiver form",
  ],
  [
    "appropriate-adult",
    "Record of why no appropriate adult or interpreter took part",
    "appropriate adult|vulnerab\\w+|interpreter",
  ],
  ["custody-record", "Custody record and risk assessment", "custody record|risk assessment|detention log"],
  ["first-description", "First description given by the witness", "first description|initial description|description"],
  [
    "bank-records",
    "Bank, account, till and receipt records, ledgers and books",
    "signature card|bank (?:record|statement)s?|account (?:record|statement)s?|deposit slips?|ledgers?|cancelled che(?:ck|que)s?|till rolls?|receipts?|invoices?|audit|books",
  ],
  ["originals", "Original documents", "originals?|photocop(?:y|ies)"],
  [
    "exemplars",
    "Comparison material for the examination",
    "exemplars?|known (?:writing|samples?|prints?|specimens?)|reference samples?|elimination (?:prints?|samples?)",
  ],
  [
    "device-image",
    "Forensic image (copy) of the computer, server or device",
    "forensic (?:image|copy)|computer|laptop|hard drive(?!.{0,40}overwritten)|usb|server|device",
  ],
  [
    "specimen",
    "Specimen or sample (second tube, untested part): who has it now, for an independent test",
    "tubes?|vials?|specimens?|samples?|blood kit",
  ],
  [
    "force-report",
    "Use-of-force reports and device (Taser) download",
    "use[- ]of[- ]force|force report|taser (?:log|download)",
  ],
  ["order-recording", "Recording of the orders given", "dispersal orders?|loudspeaker|public address|announcements?"],
  ["policy", "Policy or procedure that applied", "policy|policies|procedure manual|protocol|guidelines"],
  [
    "unused",
    "Unused material and its schedules (MG6C, MG6D)",
    "unused material|schedule|mg6\\w?|steward log|incident book",
  ],
  [
    "scene",
    "Crime-scene examination: plan, sketch, measurements, photographs",
    "sketch|diagram|measurements?|scene (?:plan|examination|photographs?)|csi|soco|crime scene",
  ],
  ["search-record", "Record of the search", "search record|search (?:of|log)|section 1 record"],
  [
    "agreement",
    "Agreement (plea, proffer, cooperation, deal) with the witness and every benefit",
    "(?:plea|proffer|cooperation|immunity) (?:agreement|letter|deal)|benefits?|reward",
  ],
  [
    "access-data",
    "Door, key card, alarm, log-in and access records",
    "swipe|access (?:logs?|data|records?)|(?:log-?in|login|audit) (?:logs?|trail|records?)|key ?cards?|door (?:logs?|data)|alarm (?:log|record)s?|ip (?:address|log)s?",
  ],
  [
    "notes",
    "Field notes, handwritten notes and notebooks of the officers, first accounts",
    "note ?books?|pocket book|first account|unused material|field notes|bench notes",
  ],
  [
    "calibration",
    "Calibration, maintenance and inspection records of the instrument",
    "calibrat\\w+|cal\\.?|cert\\.? not on file|instrument|maintenance|log ?book|self[- ]?(?:check|test)|accuracy check|simulator",
  ],
  [
    "training",
    "Training, permit and certification records",
    "training|permit|operator'?s? (?:permit|certificate|licen[cs]e)",
  ],
  [
    "body-camera",
    "Body-camera (BWC, BWV) recordings of all officers, with audit log and metadata",
    "body ?-?(?:worn )?-?cam\\w*|bwc|bwv|bodycam",
  ],
  [
    "dash-camera",
    "Dash-camera (in-car) recording with its pre-event part",
    "dash ?-?cam\\w*|in-car (?:video|camera)|mvr",
  ],
  ["emergency-call", "Recording (audio) of the emergency call (911, 999) and of call-backs", "911|999|emergency call"],
  [
    "surveillance",
    "Surveillance video (CCTV, doorbell, business and neighbours' cameras), all cameras in native form",
    "surveillance|cctv|security (?:camera|video|footage)|store video|doorbell|video|footage|hard drive|camera system|cameras",
  ],
  ["toxicology", "Toxicology: blood, urine or breath result with the laboratory file", "toxicology|blood"],
  ["dna", "DNA results and swabs, with reference samples and the laboratory file", "dna|swabs?"],
  ["fingerprints", "Fingerprint (latent print) results, lifts and AFIS search", "finger ?prints?|latents?|prints?"],
  [
    "ballistics",
    "Firearm examination (gun, casings): test-fire, operability, ballistics, trace",
    "ballistics?|firearms?|casings?|operability|gun|pistol",
  ],
  [
    "lab-report",
    "Laboratory report and file (bench notes, data)",
    "lab|laboratory|analysis|analyst|chemist|substance|field test|tablets|pills|powder",
  ],
  [
    "photographs",
    "Photographs in colour with their metadata, whoever took them",
    "photos?|photographs?|photographed|pictures?",
  ],
  [
    "medical-records",
    "Complete medical records (chart, nursing and triage notes, imaging, ambulance run report)",
    "medical|hospital|ems|ambulance|treatment|doctor|dr\\.? [a-z]+|surgeon|autopsy|post-?mortem|pathologist|final report",
  ],
  [
    "phone-records",
    "Telephone: extraction (download), full message threads, call records, and warrant or consent for it",
    "phone|telephone|messages|subscriber|cell(?:ular)?|download|extraction|text messages|call detail",
  ],
  [
    "identification-record",
    "Record of the identification procedure (photo array, line-up, show-up): the images, instructions, video, confidence in own words",
    "line-?up|photo array|array|show-?up|identification",
  ],
  [
    "interview-recording",
    "Interview recording (video, audio), whole, with the interviewer's notes",
    "interview|interrogation|transcribed|recorder",
  ],
  [
    "statement",
    "Statements of witnesses (neighbours, passengers, customers, bystanders)",
    "statement|witness(?:es)?|interviewed|spoken to|spoken with|contacted|canvass\\w*|neighbou?rs?|passengers?|bystanders?|customers?|guests?|patrons?",
  ],
  [
    "custody-chain",
    "Chain-of-custody record (chain of custody, property and evidence log)",
    "chain of custody|evidence log|property (?:record|receipt)|custody",
  ],
  [
    "weapon",
    "The weapon (knife, blade, bottle): search for it and examination",
    "weapon|knife|blade|bottle|bat|hammer",
  ],
  ["dispatch", "Dispatch (CAD) log and radio traffic", "dispatch|cad|radio"],
  [
    "time-card",
    "Employer's time clock, payroll and schedule records",
    "time ?(?:card|sheet|clock)|payroll|work schedule",
  ],
  ["warrant", "Warrant with affidavit, application and return", "warrant|affidavit"],
  ["transcript", "Complete transcript", "transcript"],
  ["report", "Report", "report|supplement\\w*|form|record|copy|disc|attachment|page|pages"],
];
