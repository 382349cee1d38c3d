import type { Point } from "./attributes.ts";

/**
 * States of one thing that exclude each other: two papers of which each tells only one of them do not agree. In the notation of
 * cue-pattern.ts. A value whose words deny something is written with its denial; other values do not count where they are denied.
 */
export type StateRule = Point & {
  readonly values: readonly (readonly [value: string, words: string])[];
  /** The sentence must hold these words too. */
  readonly about?: string;
  readonly unless?: string;
};

const NOT = "(?:not|n't|never)";

export const STATES: readonly StateRule[] = [
  {
    id: "engine",
    point: "Engine",
    use: "Bears on whether the vehicle was driven or in operation.",
    factor: "witness-did-not-see",
    factorText: "Whether the engine ran is told differently",
    values: [
      [
        "running",
        "(?:vehicle|engine|car|motor|truck|it) (?:was |is )?(?:still )?(?:running|idling|turned on)(?! (?:late|toward|from|red|light))|(?:with|and) (?:the |its )?(?:engine|motor|car) (?:still )?(?:running|on)|gear selector in drive|in drive",
      ],
      [
        "off",
        "(?:vehicle|engine|car|motor|truck|it|ignition) ?(?:was|is|'s) (?:already )?(?:turned |switched )?off|engine (?:was )?not running|(?:key|keys|fob) (?:was|were|are|is) (?:\\w+ ){0,3}(?:on|in) (?:the )?(?:console|seat|dash\\w*|floor|pocket|purse|cup ?holder|table)|keys (?:were |was )?not in|engine (?:was )?cold",
      ],
    ],
    unless: "flashlight|camera|stopwatch|water|tap|radio",
  },
  {
    id: "door",
    point: "The door",
    use: "Bears on who could come, go and see.",
    factor: null,
    factorText: "",
    about: "door|it|bedroom|bathroom|gate",
    values: [
      [
        "shut",
        "door (?:was |had been |were )?(?:\\w+ )?(?:locked|shut|closed)|heard (?:it|the door) (?:lock|click)|(?:locked|shut|closed|bolted) (?:the|my|his|her) (?:\\w+ )?door|lock(?:ed)? the door",
      ],
      [
        "open",
        "door (?:was |were |had been )?(?:\\w+ )?(?:open|ajar|unlocked)|wide open|(?:left|kept|propped) (?:the |it |my |his |her )?(?:\\w+ )?(?:door )?open|door ajar",
      ],
    ],
    unless: "vehicle|car door|driver|passenger door|opened the|kicked|forced",
  },
  {
    id: "petechiae",
    point: "Petechiae",
    use: "Bears on the charge of strangulation.",
    factor: "no-injury-seen",
    factorText: "Petechiae are recorded by one and denied by another",
    values: [
      [
        "seen",
        "petechia\\w* (?:\\w+ ){0,3}(?:in|of|on|both|noted|present|observed)|(?:observed|noted|saw|had|visible) (?:\\w+ ){0,2}petechia\\w*",
      ],
      ["none", "no (?:\\w+ ){0,3}petechia\\w*|petechia\\w*:? (?:none|no|absent|neg\\w*)|without petechia\\w*"],
    ],
  },
  {
    id: "odour",
    point: "Odour of alcohol",
    use: "A recorded sign of impairment is not what the other exhibit shows.",
    factor: "impairment-contradicted",
    factorText: "Signs of impairment are recorded differently",
    values: [
      [
        "odour",
        "(?:strong|moderate|faint|slight|distinct|obvious|overwhelming) (?:\\w+ )?(?:odou?r|smell)|(?:odou?r|smell(?:ed|s|t)?) (?:strongly )?of (?:an? )?(?:\\w+ )?(?:alcohol\\w*|intoxicants|drink|etoh|beer)|odou?r\\s{1,12}(?:\\[x\\] ?)?(?:strong|moderate|faint)",
      ],
      [
        "none",
        "no (?:odou?r|smell) of (?:\\w+ )?(?:alcohol\\w*|intoxicants|drink|etoh)|(?:odou?r|smell)(?: of (?:alcohol|etoh|drink|intoxicants))?:?\\s{1,12}(?:\\[x\\] ?)?(?:none|no|neg\\w*|absent)(?: noted)?|(?:did not|didn't) smell (?:of |any )?(?:alcohol|drink)",
      ],
    ],
    unless: "marijuana|cannabis|weed|smoke|burnt",
  },
  {
    id: "eyes",
    point: "Eyes",
    use: "A recorded sign of impairment is not what the other exhibit shows.",
    factor: "impairment-contradicted",
    factorText: "Signs of impairment are recorded differently",
    values: [
      ["red", "bloodshot|watery|glassy|red eyes|eyes (?:were |was )?(?:\\w+ )?(?:red|pink)"],
      [
        "clear",
        "eyes?:?\\s{1,12}(?:\\[x\\] ?)?(?:were |are )?(?:clear|normal|white)|eyes (?:appeared|looked) (?:clear|normal)",
      ],
    ],
  },
  {
    id: "speech",
    point: "Speech",
    use: "A recorded sign of impairment is not what the other exhibit shows.",
    factor: "impairment-contradicted",
    factorText: "Signs of impairment are recorded differently",
    values: [
      [
        "slurred",
        "slurr(?:ed|ing)|(?:thick[- ]tongued|mumbl(?:ed|ing))|speech:?\\s{1,12}(?:was |\\[x\\] ?)*(?:thick|slow|slurred|mumbled|incoherent)",
      ],
      [
        "clear",
        "speech:?\\s{1,12}(?:was |is |\\[x\\] ?)*(?:clear|normal|appropriate|coherent|good|fluent)|(?:spoke|speaks|speaking|talk(?:ed|ing)) (?:clearly|normally|coherently)|no slurr\\w+",
      ],
    ],
  },
  {
    id: "defects",
    point: "Injuries told to the officer",
    use: "Bears on the field sobriety tests.",
    factor: "test-conditions-differ",
    factorText: "A physical condition is denied in one paper and told in another",
    values: [
      [
        "none",
        "(?:physical )?(?:defects?|injur(?:y|ies)|disabilit\\w+|impairments?|medical (?:conditions?|problems?))(?: \\/ injuries)?(?: claimed| stated| reported)?:?\\s{1,12}(?:\\[x\\] ?)?(?:none|no|nil|denied)|(?:did not|didn't) (?:tell|mention|advise|state|report) (?:\\w+ ){0,4}(?:injur\\w+|condition|problem|disabilit\\w+|defect)|(?:denied|no) (?:any )?(?:physical|medical) (?:injur\\w+|condition|problem|defect)s?",
      ],
      [
        "told",
        "(?:ankle|knee|hip|back|leg|foot) (?:\\w+ )?(?:surgery|replacement|screwed|injur\\w+|broken|fused|fracture)|(?:knee|hip|back|ankle|leg|foot) (?:is|was|has been) (?:\\w+ )?(?:bad|broken|fused|replaced|operated|screwed|hurt)|(?:bad|bum|replaced|prosthetic|plastic|broken|fused|metal) (?:knee|hip|back|ankle|leg|foot)|inner ear|vertigo|orif|hardware in place|(?:can't|cannot|couldn't) (?:balance|stand on)|limp",
      ],
    ],
    unless: "victim|complainant",
  },
  {
    id: "vehicle-lights",
    point: "Lights of the vehicle",
    use: "The stated ground of the stop is not what the other exhibit shows.",
    factor: "stop-contradicted",
    factorText: "The lights of the vehicle are described differently",
    about: "car|vehicle|sedan|suv|truck|pickup|van|driver|driving|drove|headl\\w+|[a-z]+ (?:out|up|past)",
    unless: "(?:emergency|overhead|blue|traffic|street|porch|dome|brake) lights?|patrol (?:unit|car)",
    values: [
      [
        "on",
        "(?:head ?(?:light|lamp)s?|lights|lamps) (?:\\w+ ){0,2}(?:on|lit|illuminated)|with (?:its|his|her|the) (?:head)?lights on",
      ],
      [
        "off",
        "without (?:any |its |his |her )?(?:head ?)?(?:lights|lamps)|no (?:head ?)?(?:lights|lamps)(?: on)?|(?:lights|lamps) (?:were |was )?off",
      ],
    ],
  },
  {
    id: "beams",
    point: "High beams",
    use: "The stated ground of the stop is not what the other exhibit shows.",
    factor: "stop-contradicted",
    factorText: "The headlights are described differently",
    values: [
      [
        "high",
        "(?:fail(?:ed|ing|ure)? to|did not|didn't|would not) dim|high beams? (?:were |was )?(?:on|activated|lit)|(?:driving|drove|with) (?:\\w+ ){0,2}high beams",
      ],
      [
        "low",
        "high beams? (?:were |was )?(?:not on|off)|low beams? (?:were |was )?on|(?:had|with) (?:her|his|the|its) low beams",
      ],
    ],
  },
  {
    id: "gait",
    point: "Balance and gait",
    use: "A recorded sign of impairment is not what the other exhibit shows.",
    factor: "impairment-contradicted",
    factorText: "Signs of impairment are recorded differently",
    unless: "dizz\\w+ spell",
    values: [
      [
        "unsteady",
        "could not walk|had to be (?:carried|helped|held up)|unsteady|stagger\\w+|sway(?:ed|ing|s)|stumbl\\w+|lost (?:his|her) balance|had to (?:lean|hold)|leaned (?:on|against)|trouble (?:standing|walking)|could(?: not|n't) (?:stand|walk)",
      ],
      [
        "steady",
        `steady (?:gait|on (?:his|her) feet)|gait:? (?:\\w+ )?(?:steady|normal|even|stable)|(?:walk(?:s|ed|ing)?|ambulat\\w+|stands?|stood|balance) (?:\\w+ ){0,2}(?:normal(?:ly)?|steady|steadily|straight|fine|good|independently|without (?:\\w+ )?(?:difficulty|assistance|help|trouble|swaying))|no (?:difficulty|trouble|problem) (?:walking|standing|with balance)|${NOT} (?:stumbl\\w+|stagger\\w*|unsteady|sway\\w*)|without (?:stumbling|swaying|staggering)|walk(?:ed|ing) (?:on|by) (?:her|his|their) own`,
      ],
    ],
  },
  {
    id: "consciousness",
    point: "Consciousness",
    use: "Bears on the gravity of the injury and on what the person can tell.",
    factor: null,
    factorText: "",
    values: [
      ["lost", "unconscious|knocked (?:\\w+ )?out|lost consciousness|blacked out|passed out|unresponsive|out cold"],
      [
        "kept",
        `no loss of consciousness|(?:denie[sd]|no|without) (?:loc|loss of consciousness)|${NOT} (?:lose|lost) consciousness|remained conscious|${NOT} (?:pass|black) out`,
      ],
    ],
  },
  {
    id: "knock",
    point: "Knock and announcement",
    use: "Bears on the manner in which the warrant was executed.",
    factor: null,
    factorText: "",
    values: [
      [
        "announced",
        "knock(?:ed|ing)? and announc\\w+|announc(?:ed|ing) (?:our|my|their|his|police) (?:\\w+ )?(?:presence|identity|authority|purpose)|(?:knocked|banged) (?:\\w+ ){0,4}(?:shouted|yelled|called out|announced|stated) ~ (?:police|sheriff)",
      ],
      [
        "unannounced",
        `${NOT} (?:\\w+ )?(?:hear (?:\\w+ )?knock\\w*|knock|announce|say (?:who|police|anything)|heard (?:\\w+ ){0,2}knock\\w*)|(?:nobody|no one|no-one) (?:\\w+ )?(?:knocked|announced|said)|without (?:a )?knock(?:ing)?|no knock|first (?:thing )?(?:i|we) (?:heard|knew) (?:\\w+ ){0,2}was|door (?:just )?(?:flew|came) (?:open|in)`,
      ],
    ],
  },
  {
    id: "entry-leave",
    point: "Leave to enter",
    use: "Bears on the authority for the entry.",
    factor: "consent-contradicted",
    factorText: "Whether the police were let in is told differently",
    unless: "suspect|burglar|robber|ex-?boyfriend",
    values: [
      [
        "let in",
        "let (?:us|me|officers|them|the (?:police|officers|deputies)) (?:in|inside|into)|invited (?:us|me|officers|them|police) (?:in|inside|into)|(?:stepped|moved) (?:aside|back) (?:and|to)|allowed (?:us|me|officers|them|entry|police)(?: \\w+){0,3} (?:in|inside|enter|entry)|consent(?:ed)? to (?:our|my|the|their) entry|(?:granted|gave) (?:us |me |them )?(?:entry|permission to enter)",
      ],
      [
        "not let in",
        `pushed (?:past|by) (?:me|him|her|us)|pushed (?:his|their|her) way|${NOT} (?:\\w+ )?(?:let|invite|allow)(?:ed)? (?:them|him|her|police|the (?:police|officers?|cops)|anyone|anybody)|(?:came|walked|went) (?:right |straight |just )?in(?:side)? (?:without|anyway|before i|past)|foot in the door|${NOT} (?:say|said|told them) (?:\\w+ ){0,2}(?:could )?come in|just (?:came|walked) (?:right )?in`,
      ],
    ],
  },
  {
    id: "rights-given",
    point: "Whether rights were read",
    use: "Bears on the statement that followed.",
    factor: null,
    factorText: "",
    values: [
      [
        "given",
        "(?:advised|read|informed|reminded|apprised) (?:\\w+ ){0,4}(?:miranda|rights)|mirandi[sz]ed|(?:was|were|been) cautioned|after caution|under caution",
      ],
      [
        "not given",
        `${NOT} (?:\\w+ ){0,2}(?:read|advised|given|told|informed|mirandi[sz]ed|cautioned|say|mention)(?: \\w+){0,4} (?:rights|caution|miranda)|(?:nobody|no one|no-one|not once) (?:\\w+ ){0,3}(?:rights|caution)|no (?:caution|miranda|rights) (?:was|were|given|read)|${NOT} (?:mirandi[sz]ed|cautioned)|without (?:being )?(?:cautioned|mirandi[sz]ed|a caution|miranda)`,
      ],
    ],
  },
  {
    id: "counsel-asked",
    point: "Whether a lawyer was asked for",
    use: "Bears on every question after the request.",
    factor: "questions-after-counsel",
    factorText: "Whether a lawyer was asked for is recorded differently",
    values: [
      [
        "declined",
        `(?:declined|refused|waived) (?:\\w+ ){0,4}(?:lawyer|attorney|solicitor|counsel|legal advice|representation)|${NOT} (?:\\w+ )?(?:want|ask(?:ed)? for|request(?:ed)?|need|require) (?:\\w+ ){0,3}(?:lawyer|attorney|solicitor|counsel|legal advice)|no (?:lawyer|attorney|solicitor|legal advice) (?:was )?(?:requested|wanted|required|asked for)|legal advice:? (?:declined|refused|no)`,
      ],
      [
        "asked",
        "(?:asks?|asked|asking|wants?|wanted|requests?|requested|need|like|get|have|call|speak to|talk to|see) (?:for )?(?:\\w+ ){0,2}(?:a |my |his |her |the )(?:duty )?(?:lawyer|attorney|solicitor|brief|public defender)|(?:solicitor|lawyer|attorney|legal advice)(?: requested)?[:?]? (?:yes|y|requested)|asked for (?:one|somebody) (?:at|down|up)",
      ],
    ],
    unless:
      "district attorney|prosecut\\w+|attorney general|state's attorney|told (?:my|his|her) (?:lawyer|attorney|solicitor)",
  },
  {
    id: "recorded",
    point: "Whether it was recorded",
    use: "What the record claims to hold, another paper says it does not.",
    factor: "recording-missing",
    factorText: "Whether the encounter was recorded is told differently",
    about:
      "interview\\w*|statement|conversation|encounter|stop|interrogation|questioning|camera|recorder|audio|bwc|bwv|body[ -]?(?:worn|cam\\w*)|recorded|recording",
    values: [
      [
        "recorded",
        "(?:interview|statement|conversation|encounter|stop|interrogation|contact|entire \\w+|whole \\w+) (?:was|were|is) (?:\\w+ ){0,2}(?:recorded|captured|taped|videoed)|(?:recorded|captured) (?:in full|in its entirety|on (?:my |his |body|bwc|bwv|video))|(?:camera|bwc|bwv|recorder) (?:was |were )?(?:activated|on|recording|running)(?! (?:after|late))",
      ],
      [
        "not recorded",
        `${NOT} (?:\\w+ )?(?:recorded|taped|videoed|captured)|no (?:audio|video|recording|footage)|(?:camera|recorder|bwc|bwv|audio) (?:was |were |is )?(?:\\w+ )?(?:off|${NOT} (?:activated|on|recording|working|switched)|muted|dead|died|failed|knocked)|(?:mutes?|muted|turn(?:s|ed) off|switch(?:es|ed) off|deactivat\\w+) (?:\\w+ ){0,3}(?:camera|audio|mic\\w*|bwc|bwv|recorder)`,
      ],
    ],
  },
  {
    id: "acquaintance",
    point: "Whether they knew each other",
    use: "Bears on motive and on the identification.",
    factor: null,
    factorText: "",
    unless: "know (?:\\w+ ){0,3}(?:if|whether|what|why|how|where|who|when)|report|dispatch",
    values: [
      [
        "strangers",
        `(?:${NOT} (?:\\w+ )?(?:know|knew|met|seen|saw) (?:him|her|them|the (?:man|male|woman|suspect|guy|person|defendant))(?: before| at all| personally)?(?! (?:leave|enter|come|go|drive|hit|do|take))|(?:complete|total) strangers?|(?:is|was|were) (?:a )?strangers?|never (?:seen|met) (?:(?:him|her|them|each other|the \\w+) )?before)`,
      ],
      [
        "known",
        "(?:know|knows|knew|known) (?:him|her|each other|the (?:man|suspect|defendant)) (?:from|for|since|through|by|as|because)|used to (?:work|live|go|hang|be) (?:\\w+ ){0,3}(?:with|together) ?(?:him|her)?|(?:went|go) to school with|seen (?:him|her) (?:around|about|before)|(?:came|comes|been|was) in (?:my|the|our|this) (?:store|shop|place|bar) (?:before|earlier|a lot|all the time|every)|regular(?: customer)?|recogni[sz]ed (?:him|her) (?:from|as)|(?:had )?dated|(?:used to|had) (?:dat|be in a relationship)\\w*|(?:buys?|bought|sells?|sold) (?:\\w+ )?(?:from|to) (?:him|her)|on first[- ]name terms|we had words|had words with|met (?:him|her) (?:before|earlier)|(?:old|former|ex)[- ](?:friend|boyfriend|girlfriend|coworker|colleague|partner)",
      ],
    ],
  },
  {
    id: "admission",
    point: "Admission",
    use: "The words that one exhibit reports are not those that another holds.",
    factor: null,
    factorText: "",
    unless: "witness (?:stated|said)|victim|complainant",
    values: [
      [
        "admitted",
        "(?:said|stated|uttered|replied|answered)(?: to \\w+)?,? \"?(?:that's|it's|they're|those are|it is) (?:my|mine)|(?:admitted|acknowledged|conceded|confessed)(?: to (?:me )?)?(?: that)? (?:\\w+ ){0,3}(?:knew|knowing|owned|owning|took|taking|was his|was hers|were his|belonged|had (?:taken|bought|stolen|hit|been)|did it|selling|possess\\w*|touch\\w*|hit\\w*|using|it)|(?:stated|said|told \\w+) (?:that )?(?:it|the \\w+|they) (?:was|were) (?:his|hers|her own|his own)|knew it was there",
      ],
      [
        "denied",
        `(?:that's|it's|that is|it is|it|that|they|those|this) ?(?:is|was|are|were)?(?:n't| not) (?:mine|my|ours)|(?:never|not) seen (?:it|that|this|those|them) (?:before|in my)|i (?:did not|didn't|don't|do not) know (?:\\w+ ){0,3}(?:was there|it was|about (?:it|that|any)|anything about|whose)|(?:don't|do not) know whose|i (?:did not|didn't|never|haven't) (?:do (?:it|that|anything)|take|touch|sell|steal|say that|said that)|${NOT} mine`,
      ],
    ],
  },
  {
    id: "papers-returned",
    point: "Whether the papers were handed back",
    use: "Bears on whether the driver was free to go when more was asked.",
    factor: null,
    factorText: "",
    about: "licen[cs]e|registration|documents|papers|warning|citation|identification|id|passport",
    values: [
      [
        "returned",
        "(?:returned|handed (?:back|him|her)|gave (?:him |her )?back|had (?:his|her) (?:licen[cs]e|documents|papers) back) (?:\\w+ ){0,4}(?:licen[cs]e|registration|documents|papers|id|identification|passport)?",
      ],
      [
        "kept",
        "(?:holds|holding|held|keeps|kept|keeping|retain\\w*|still (?:has|had|have|holding)) (?:\\w+ ){0,3}(?:licen[cs]e|registration|documents|papers|id|identification|passport)|(?:licen[cs]e|documents|papers) (?:\\w+ ){0,2}in (?:my|his|her|the officer's) (?:hand|pocket)",
      ],
    ],
  },
  {
    id: "view",
    point: "View of the event",
    use: "Bears on what the witness could see.",
    factor: "observation-conditions",
    factorText: "How well the witness could see is told differently",
    values: [
      [
        "clear",
        "(?:clear|unobstructed|good|direct|perfect|full) (?:view|look|line of sight)|nothing (?:was )?in (?:the|my) way|saw (?:him|her|it|them|everything|the whole thing) (?:very )?(?:clearly|plainly|well)|(?:got|had) (?:a |an )?(?:really |very )?(?:good|clear|close) look",
      ],
      [
        "poor",
        `(?:people|cars?|vans?|trees?|walls?|pillars?|crowd|fence|hedge|bushes|shelves|door|curtain|dumpster|truck|bus) (?:\\w+ ){0,4}(?:in between|between (?:us|me|them)|in the way|block(?:ed|ing)|obstruct\\w+)|view (?:was )?(?:partly |partially )?(?:blocked|obstructed|limited)|only (?:saw|got|caught) (?:\\w+ ){0,2}(?:glimpse|glance|second|the back|his back|her back|side)|(?:quick|brief) (?:glimpse|glance|look)|${NOT} (?:\\w+ )?(?:get a (?:good|clear|proper) look|see (?:\\w+ )?(?:clearly|properly|very well|much))`,
      ],
    ],
  },
  {
    id: "glasses",
    point: "Glasses",
    use: "Bears on what the witness could see.",
    factor: "observation-conditions",
    factorText: "Whether the witness wore glasses is told differently",
    values: [
      [
        "worn",
        "(?:wearing|had on|with|wore) (?:my|her|his) (?:glasses|contacts|spectacles)|had (?:my|her|his) (?:glasses|contacts) (?:on|in)",
      ],
      [
        "not worn",
        `${NOT} (?:\\w+ )?(?:wear(?:ing)?|have) (?:my|her|his) (?:glasses|contacts|spectacles)|without (?:my|her|his) (?:glasses|contacts|spectacles)|(?:left|forgot|lost|broke) (?:my|her|his) (?:glasses|contacts|spectacles)`,
      ],
    ],
  },
  {
    id: "face-covered",
    point: "Covered face",
    use: "Bears on the identification.",
    factor: "description-mismatch",
    factorText: "Whether the face was covered is told differently",
    values: [
      [
        "covered",
        "(?:wearing|wore|had|with|in) (?:a |an |the |some kind of )?(?:\\w+ )?(?:mask|balaclava|bandana|face covering|scarf over|gaiter)|face (?:was )?(?:\\w+ )?(?:covered|concealed|masked|hidden)|masked (?:man|male|men|gunman|robber|person|suspect)",
      ],
      [
        "bare",
        "no (?:mask|balaclava|bandana|face covering)|face (?:was )?(?:\\w+ )?(?:visible|uncovered|not covered|bare)|(?:not|n't) (?:wearing|have|wear) (?:a |any )?(?:mask|balaclava|bandana)|unmasked",
      ],
    ],
  },
  {
    id: "handcuffs",
    point: "Handcuffs",
    use: "Bears on custody and on how the client was shown.",
    factor: null,
    factorText: "",
    values: [
      ["cuffed", "(?:was|were|is|are|him|her|and|in|placed) (?:\\w+ ){0,2}(?:hand)?cuff(?:ed|s)|cuffed to"],
      [
        "not cuffed",
        `${NOT} (?:\\w+ )?(?:in )?(?:hand)?cuff(?:ed|s)|no (?:hand)?cuffs|without (?:hand)?cuffs|uncuffed|unrestrained|${NOT} restrained`,
      ],
    ],
    unless: "(?:removed|took off|double|checked)",
  },
  {
    id: "police-force",
    point: "Force at the arrest",
    use: "Bears on force and on the credit of the report.",
    factor: null,
    factorText: "",
    values: [
      [
        "none",
        "no (?:use of )?force (?:was )?(?:used|needed|required|necessary)|without (?:the use of )?(?:any )?force|without (?:further )?incident|force used:? (?:none|no|nil)|no weapons? (?:was|were) (?:drawn|displayed|deployed)",
      ],
      [
        "used",
        "wrist ?lock|arm ?bar|take ?down|took (?:him|her) (?:down )?to the (?:ground|floor)|(?:was|been|got) (?:tased|tasered|pepper[- ]sprayed|maced)|taser (?:was )?(?:deployed|discharged|fired|drawn)|oc spray|knee (?:strike|on (?:my|his|her)|in (?:my|his|her))|leg ?sweep|(?:slammed|threw|forced) (?:me|him|her) (?:\\w+ ){0,2}(?:to|on|onto|against|into) the|guns? (?:were |was )?drawn|at gunpoint|pointed (?:a|his|her|their) (?:gun|taser|weapon|rifle)s? at (?:me|us|him|her)",
      ],
    ],
    unless: "suspect (?:pointed|threw)|robb\\w+|victim|clerk",
  },
  {
    id: "arrestee-injury",
    point: "Injuries of the arrested person",
    use: "Bears on force and on the credit of the report.",
    factor: null,
    factorText: "",
    values: [
      [
        "none",
        "no (?:visible |apparent |reported |known )?injur(?:y|ies) (?:\\w+ )?on (?:his|her) person|no (?:visible |apparent |reported |known )?injur(?:y|ies) (?:\\w+ )?(?:to|on|of|by) (?:the )?(?:arrestee|suspect|defendant|subject|prisoner|dp|detainee|arrested)|(?:arrestee|suspect|defendant|subject|prisoner|dp|detainee) (?:was )?(?:uninjured|not injured|had no (?:visible )?injur(?:y|ies))|injur(?:y|ies) to (?:arrestee|suspect|defendant|subject):? (?:none|no|nil)",
      ],
      [
        "some",
        "(?:states?|says|said|alleges?|complains?|reports) (?:that )?(?:an? |the )?(?:officers?|police|deput(?:y|ies)|cops?) (?:\\w+ ){0,3}(?:twist|hit|kick|punch|slam|threw|knee|drag|beat|choke|step)\\w*|(?:handcuff|cuff) (?:\\w+ )?(?:marks?|injur\\w+|abrasions?)|(?:swelling|bruising|abrasion|laceration|fracture)s? (?:\\w+ ){0,3}(?:wrists?|chin)|bite mark|(?:scratch\\w*|bite|abrasion)s? (?:\\w+ ){0,3}(?:on|to) (?:his|her|the) (?:\\w+ )?(?:forearms?|arms?|chest|face|neck|hands?)",
      ],
    ],
  },
  {
    id: "neck",
    point: "Signs of strangulation",
    use: "Bears on the grade of the charge and on the credit of the account.",
    factor: null,
    factorText: "",
    values: [
      [
        "told",
        "(?:choked|strangled|throttled) (?:me|her|him|the)|hands? (?:\\w+ ){0,2}(?:around|on|round) (?:my|her|his) (?:neck|throat)|could(?: not|n't) breathe",
      ],
      [
        "no sign",
        `no (?:\\w+ ){0,3}(?:marks?|bruis(?:es|ing)|petechiae|redness|injur(?:y|ies)|tenderness|swelling) (?:\\w+ ){0,3}(?:neck|throat)|neck:? (?:\\w+ ){0,2}(?:normal|supple|atraumatic|non-?tender|unremarkable|no )|no (?:petechiae|hoarseness|difficulty (?:breathing|swallowing))|denie[sd] (?:\\w+ ){0,2}(?:strangulation|being choked|choking)|${NOT} (?:choke|strangle)`,
      ],
    ],
  },
  {
    id: "cold-storage",
    point: "Storage of the sample",
    use: "Bears on the integrity of the sample.",
    factor: "custody-chain-break",
    factorText: "The storage of the sample is recorded differently",
    about: "blood|tubes?|vials?|sample|specimen|kit|swabs?|refrigerat\\w+|fridge",
    values: [
      [
        "cold",
        "(?:placed|stored|kept|put|secured|held|transferred|booked) (?:\\w+ ){0,4}(?:refrigerat\\w+|fridge)|refrigerated (?:storage|locker|evidence)",
      ],
      [
        "warm",
        `${NOT} refrigerated|room temperature|unrefrigerated|ambient|(?:left|kept|stored|remained|was|were|sat) (?:\\w+ ){0,3}in (?:my|the|his|her|a) (?:\\w+ )?(?:car|vehicle|cruiser|trunk|locker|desk|unit|glove)`,
      ],
    ],
  },
  {
    id: "photographed",
    point: "Whether photographs were taken",
    use: "What one exhibit says was photographed, another says was not.",
    factor: null,
    factorText: "",
    values: [
      [
        "taken",
        "(?:photographs?|photos|pictures|images) (?:\\w+ ){0,3}(?:were|was) (?:\\w+ )?taken|(?:took|taken) (?:\\w+ ){0,3}(?:photographs|photos|pictures)|(?:was|were) photographed|i photographed",
      ],
      [
        "none",
        `no (?:photographs?|photos|pictures) (?:\\w+ ){0,2}(?:taken|exist|available|on file)|(?:photographs?|photos|pictures)(?: taken)?[:?]? (?:none|no|nil)|${NOT} (?:\\w+ )?photographed|${NOT} take (?:any )?(?:photographs|photos|pictures)`,
      ],
    ],
  },
];
