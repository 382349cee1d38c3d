import type { OffenceClass } from "#lib/domain/findings.ts";

/**
 * Every weight of the offline analyst, in one table. A weight is whole points on the scale of the odds: the score is 50 plus their sum.
 * Positive helps the defence. The weights are judgement, ordered by how objective the conflict is and how much of a prosecution usually
 * rests on the point; NOTHING HERE IS CALIBRATED ON OUTCOMES, and no comparison with decided cases was made. Range -20..20.
 */
export const FACTOR_WEIGHTS = {
  // Two records of the same moment disagree, or a record shows what the report denies.
  "stop-contradicted": 10,
  "rights-after-questioning": 9,
  "observation-broken": 8,
  "questions-after-counsel": 8,
  "alibi-supported": 8,
  "lab-negative": 12,
  "breath-samples-apart": 7,
  "identification-failed": 7,
  "consent-contradicted": 7,
  "uncertain-identification": 6,
  "custody-chain-break": 6,
  "complainant-withdraws": 6,
  "promise-in-interview": 6,
  "calibration-absent": 5,
  "witness-did-not-see": 5,
  "description-mismatch": 5,
  "no-forensic-link": 5,
  "impairment-contradicted": 5,
  "first-blow-other": 6,
  "place-found-differs": 5,
  "quantity-differs": 5,
  "others-property": 4,
  "recording-missing": 4,
  "single-suspect-procedure": 4,
  "clue-count-differs": 4,
  "test-conditions-differ": 3,
  "times-differ": 3,
  "no-ground-stated": 4,
  "observation-conditions": 4,
  "witness-interest": 5,
  "another-driver": 6,
  "counsel-asked": 5,
  "suggestive-procedure": 5,
  "memory-shaped": 4,
  "client-injured": 4,
  "evidence-lost": 4,
  "good-character": 2,
  "procedure-omitted": 4,
  "stop-prolonged": 5,
  "no-injury-seen": 4,
  // Against the client.
  "contraband-in-possession": -10,
  confession: -9,
  "admits-drinking": -9,
  "result-over-limit": -8,
  "forensic-match": -8,
  "positive-identification": -7,
  "stolen-property-recovered": -7,
  "video-shows-client": -6,
  "direct-account": -5,
  "impairment-signs": -4,
  flight: -4,
  "injuries-documented": -4,
  "consent-given": -4,
  "lab-positive": -6,
  "test-refused": -3,
  "rights-waived": -3,
  resisted: -3,
  "prior-record": -2,
} as const satisfies Record<string, number>;
export type FactorId = keyof typeof FACTOR_WEIGHTS;

/** A factor that words alone show. Factors that need an order of events or two documents are made in their own modules. */
type FactorRule = {
  readonly id: FactorId;
  readonly text: string;
  readonly detail: string;
  readonly words: string;
  readonly unless?: string;
  /** True when the words themselves deny something; otherwise a denied hit is skipped. */
  readonly acceptsNegation?: boolean;
  /** The sentence must hold these words too. */
  readonly needs?: string;
  readonly offences?: readonly OffenceClass[];
  /** For negative factors: how "what hurts" says it. */
  readonly weakness?: string;
};

export const FACTOR_RULES: readonly FactorRule[] = [
  {
    id: "lab-negative",
    text: "The laboratory found no controlled substance",
    detail: "The charge rests on what the substance is.",
    words:
      "no controlled (?:substance|dangerous substance)s? (?:was |were )?(?:detected|found|identified|confirmed|present)|(?:tested|test(?:s)? (?:was|were)|result:?|results:?) negative (?:for|as)|negative for (?:cocaine|heroin|controlled|methamphetamine|fentanyl|opiates)",
    acceptsNegation: true,
  },
  {
    id: "identification-failed",
    text: "A witness did not pick the client",
    detail: "Compare with anyone who did.",
    words:
      "(?:could not|couldn't|unable to|was not able to|did not|didn't|cannot|can't) (?:positively )?(?:identify|pick(?: out)?|recogni[sz]e|make an identification) (?:\\w+ ){0,4}(?:him|anyone|anybody|suspect|client|defendant|man|robber|person|face|array|line-?up|one|driver|from)|(?:picked|selected|chose|identified) (?:a |the )?(?:filler|wrong|different)|(?:was|is|'s) not (?:the (?:man|guy|person|one|robber|driver)|him)|not the (?:man|guy|person|robber) (?:who|i|that)",
    unless: "i did not recogni[sz]e the (?:car|vehicle)|voice",
    acceptsNegation: true,
  },
  {
    id: "uncertain-identification",
    text: "The identification was made with doubt",
    detail: "The first words of the witness are the measure.",
    words:
      "not (?:one hundred|a hundred|100|hundred) ?(?:%|percent)|between (?:number )?\\w+ and (?:number )?\\w+ (?:but|and|then)|(?:it is |was )?between number \\w+|(?:(?:pretty|fairly|almost|kind of|somewhat) |not (?:\\w+ )?|n't (?:\\w+ )?)(?:sure|certain|positive)|(?:[3-8]\\d|fifty|sixty|seventy|eighty) ?(?:%|percent)|i (?:think|guess|believe) it(?:'s| is| was) (?:him|number|the)|might be (?:him|her|the)|could be (?:him|her|the)|looks? (?:like|most like|similar|closest)",
    needs:
      "him|her|man|guy|face|photo|photograph|number|sure|percent|\\d{2} ?%|#\\d|suspect|identif\\w+|robber|person|driver",
    acceptsNegation: true,
    unless: "i'm sure|breath|speed",
  },
  {
    id: "single-suspect-procedure",
    text: "The witness was shown one person only",
    detail: "Ask what was said before, who was present, and whether the client was in handcuffs.",
    words:
      "show-?up|(?:a |one |single )(?:single )?(?:photo|photograph|picture|mug ?shot) of (?:him|her|the (?:suspect|defendant|client)|[a-z]+)|single (?:photo|photograph)",
    needs: "witness|victim|clerk|identif\\w+|show-?up|showed|shown",
    unless: "no show-?up",
  },
  {
    id: "custody-chain-break",
    text: "A step in the handling of the evidence is missing or irregular",
    detail: "Seal, storage, signature and time are to be explained.",
    words:
      "lid not (?:seated|sealed)|no (?:evidence )?tape|seal (?:was )?(?:broken|missing|not intact)|not refrigerated|unsealed|expiry on (?:the )?tubes?|expired tubes?|ambient on receipt|(?:kept|left|stored|held) in (?:the )?(?:trunk|boot|car|vehicle|desk|locker|unit)|(?:no|without) gloves|bare hands|(?:seal|bag|envelope|package|packaging) (?:\\w+ ){0,3}(?:broken|torn|not sealed|unsealed|open|damaged)|unsealed|not sealed|no seal|without (?:a )?seal|(?:kept|left|stored|placed|held|remained|sat|locked|secured) (?:it |them |the \\w+ (?:\\w+ )?)?(?:in|inside|on) (?:my|his|her|the officer's|a) (?:patrol |personal |squad |desk )?(?:car|vehicle|unit|trunk|desk|drawer|locker|duty bag) (?:drawer |trunk )?(?:overnight|until|for (?:the|two|three|several|\\d)|over the)|chain of custody (?:\\w+ ){0,3}(?:gap|incomplete|missing|blank|unsigned)|no (?:entry|signature|custody entry|chain of custody)|signature (?:missing|blank)",
    acceptsNegation: true,
    unless: "bag of chips|no signature of the driver",
  },
  {
    id: "complainant-withdraws",
    text: "The complainant withdraws or changes the account",
    detail: "Ask for every version with its date.",
    words:
      "(?:he|she) (?:did not|didn't|never) (?:choked?|hit|touch(?:ed)?|push(?:ed)?|hurt|punch(?:ed)?|slap(?:ped)?|kick(?:ed)?|strangled?) me|denies (?:hands|being (?:hit|choked|struck))|recant\\w*|(?:does not|doesn't|did not|didn't|do not|don't) (?:want|wish) (?:to )?(?:press charges|prosecut\\w+|charges|him (?:arrested|charged)|her (?:arrested|charged)|testify|go to court)|(?:made (?:it|that|this) up|i exaggerated|was exaggerat\\w+|it did not happen (?:like|the way)|it didn't happen (?:like|the way)|not true what i|changed (?:her|his) (?:story|account|statement))",
    acceptsNegation: true,
    unless: "store|shop",
  },
  {
    id: "promise-in-interview",
    text: "A promise or pressure stands in the record of the interview",
    detail: "Its exact words and what followed are to be written out.",
    words:
      "(?:go|goes|be|make (?:it|things)) (?:a lot |much |so much )?(?:easier|better|lighter) (?:on|for) (?:you|him|her)|things will go (?:easier|better)|(?:you|he|she) (?:can|could|will|would|'ll|get to) (?:be able to )?go home (?:if|tonight|once|as soon|when|after)|put in a good word|if (?:i|you|he|she|they) ~ (?:could|can|would be able to|may) (?:leave|go)|police would not be called|(?:or|if you don't|unless you) ~ (?:take|lose) (?:your|his|her) (?:kids|children|baby)|promised (?:him|her|me) ~ (?:home|leniency|no charges|help)|if (?:he|she|you) ~ (?:i'd|i would|we'd|we would|i'll|we'll|i could|we could) (?:see|make sure|talk|speak|help|tell|put)|(?:didn't|not|wouldn't) (?:be |get )charged|better for you (?:to|if)|if you (?:just )?(?:pay|tell|admit|help|cooperate|come clean|sign)(?: \\w+){0,6} (?:bail|home|press|drop|go away|charges?|won't|will not|neither|easier|let you)|tell us you did it|come clean|last chance to",
    unless: "before you go home",
  },
  {
    id: "calibration-absent",
    text: "The instrument's calibration is absent, expired or overdue",
    detail: "The period allowed and the missing certificate are to be checked.",
    words:
      "(?:calibrat\\w+|cal\\.?|cert\\.?|certificate|certification|accuracy check|maintenance) ~ (?:not on file|not (?:attached|located|available|found|performed|completed|current)|overdue|expired|past due|missing|absent|out of date|lapsed)|(?:overdue|expired|out of|past due|no|missing) (?:for )?(?:calibrat\\w+|certificat\\w+)|cert\\.? not on file",
    acceptsNegation: true,
    needs: "cal\\.?|calibrat\\w+|instrument|cert\\.?|certificat\\w+|maintenance|accuracy|machine|breath",
    offences: ["dui"],
  },
  {
    id: "witness-did-not-see",
    text: "A witness did not see the act itself",
    detail: "What the witness knows at first hand is to be separated from the rest.",
    words:
      "(?:did not|didn't|never|could not|couldn't|had not) (?:actually |personally |really )?(?:see|saw|seen|witness|observe) (?:\\w+ ){0,5}(?:driv(?:e|en|ing)|behind the wheel|vehicle moving|happen(?:ed)?|(?:the )?(?:hit|punch|blow|fight start|start|shooting|shooter|assault|robbery|theft|knife|gun|weapon|who|face|crash)|(?:him|her|anyone) (?:hit|take|drive|punch|push|enter|break|steal|strike))|(?:arrived|got there|came|pulled up|came (?:up|out|by)) (?:\\w+ ){0,4}after (?:\\w+ ){0,4}(?:stopped|over|happened|fight|shots?|crash|left|parked|pulled)|already (?:stopped|parked|over)(?: when)? (?:i|we|he|she) (?:arrived|got there|came)|(?:cars?|vehicles?) (?:had|were|was) (?:already )?(?:stopped|parked) when (?:i|we)|(?:did not|didn't|never) (?:actually )?see (?:anybody|anyone|(?:the|his|her) (?:car|truck|vehicle) (?:go|leave|hit|crash|turn))|(?:don't|do not|didn't) know (?:which|who) (?:\\w+ ){0,4}(?:driving|drove|did it|hit|fired|started)|(?:was|am|been) told (?:by|that) ~ (?:it was|he|she)",
    acceptsNegation: true,
    unless: "did not see (?:any|a) (?:violation|camera)|(?:i|officer) did not observe any (?:signs|injur)",
  },
  {
    id: "no-forensic-link",
    text: "Forensic examination does not link the client",
    detail: "Ask for the bench notes and for what was compared.",
    words:
      "not identified to|(?:is|was|are) excluded|excluded [a-z]+|unknown male|unidentified (?:male|profile|prints?)|no comparison \\(?control|no (?:usable |identifiable |latent |matching |suitable )*(?:finger)?prints? (?:\\w+ ){0,3}(?:found|recovered|match\\w*|developed|identified|lifted|of value|suitable)|(?:prints?|dna|profile|latents?|fingerprints?) (?:\\w+ ){0,4}(?:did not match|do not match|does not match|not match\\w*|excluded|not (?:that |those )?of)|(?:excluded|eliminated) as (?:a |the )?(?:source|contributor|donor|possible)|not (?:made|left) by|no (?:match|hits?) (?:was |were )?(?:found|made|obtained|in|to)|inconclusive|excluded|too complex|no support for|no conclusions? (?:can|could) be|not suitable for|(?:no|insufficient) (?:detail|ridge)|nothing (?:was )?(?:found|recovered|seized)|no (?:weapon|knife|gun|stolen (?:property|items)|property|proceeds) (?:was |were )?(?:found|recovered|located)",
    acceptsNegation: true,
    needs:
      "l\\d{1,2}|latents?|unknown male|contributor|comparison|major|sample|conclusion|search\\w*|weapon|knife|property|room|house|flat|prints?|lift|fingerprints?|latents?|dna|profile|swabs?|database|source|contributor|residue|ballistic\\w*",
  },
  {
    id: "first-blow-other",
    text: "An account has the other side use force first",
    detail: "Compare every account of the first blow and the injuries of both.",
    words:
      "(?:swung|swing|swings|hit|hits|punched|punch|pushed|push|shoved|struck|attacked|grabbed|came at|lunged at|slapped|threw|scratched|bit|kicked) (?:at )?(?:me|him|her|[a-z]+) first|(?:threw|swung|landed) the first (?:punch|blow|swing)?|(?:she|he|they|[a-z]+) started (?:it|the fight)|(?:saw|watched) (?:\\w+ ){1,3}(?:swing|throw|raise) (?:a|the|his|her) (?:\\w+ ){0,3}at (?:me|him|her|the)|came at me",
    offences: ["assault", "homicide", "weapons"],
    unless: "(?:he|suspect|defendant) (?:hit|punched|struck|pushed) her first",
  },
  {
    id: "others-property",
    text: "Another person's ownership, access or permission is in the file",
    detail: "Registration, lease, and who else used the place are to be shown.",
    words:
      "(?:comes|came|come) back (?:to|as) (?:[a-z]+ ){1,3}(?:,|registered)|did(?: not|n't) know (?:it|that|the \\w+|there|they) (?:was|were)|registered (?:owner )?(?:is |was )?(?:to )?(?:his|her|a|another|someone|my) (?:\\w+ )?(?:mother|father|brother|sister|cousin|friend|girlfriend|boyfriend|wife|husband|uncle|aunt|person|roommate|employer)|borrow(?:ed|ing) (?:the|my|his|her|a|it|this|that)|(?:that|it|those|they|bag|backpack|jacket|gun|pills?|drugs|stuff)(?:'s|'re| is| are| was| were)? (?:not (?:mine|his|hers)|mine)|(?:isn't|aren't|wasn't|weren't|ain't) mine|belong(?:s|ed)? to (?:the passenger|his (?:\\w+ )?(?:sister|uncle|girlfriend|mother|father)|my (?:\\w+ )?(?:cousin|brother|friend|roommate|sister)|his (?:\\w+ )?(?:cousin|brother|friend|roommate)|her (?:\\w+ )?(?:cousin|brother|friend)|someone else)|in (?:the|another|his \\w+'s|her \\w+'s|someone else's) name(?: of)?|let him (?:borrow|use|have|drive)|bought it (?:off|from)|(?:she|he|they) packed (?:it|the)|(?:other|several) people (?:use|used|drive|drove|had access)|(?:had|has|gave (?:him|her)|with) (?:my |the owner's |her |his )?permission",
    acceptsNegation: true,
    offences: ["drugs", "weapons", "theft", "burglary", "other"],
    unless:
      "with permission of the court|without (?:my |the owner's |her |his |the )?permission|no(?:t have)? permission|(?:ring|watch|laptop|bike|bicycle|phone|television|necklace) (?:is|was|'s) mine",
  },
  {
    id: "recording-missing",
    text: "A recording that should exist is missing or was not made",
    detail: "The policy, the activation log and the reason given are to be asked for.",
    words:
      "(?:camera|clip|video|audio|recording|footage|bwc|body[- ]?worn camera|body-?cam|dash ?-?cam|cctv|dvr|surveillance|interview|interrogation) (?:\\w+ ){0,6}(?:turned off|was off|switched off|not (?:activated|recording|recorded|on|turned on|working|functioning|preserved|saved|available|recovered|\\w+ recorded)|malfunction\\w*|overwritten|deleted|erased|muted|inoperable|inoperative|down for|out of (?:service|order)|did not (?:record|activate|capture)|failed to (?:record|activate|save)|(?:battery )?(?:was )?dead)|battery (?:had |has )?(?:died|was dead|failed)|(?:keeps|retains|stores) (?:\\w+ ){0,4}(?:days|hours|weeks) of (?:video|footage)|(?:video|footage) (?:\\w+ ){0,6}(?:gone|recorded over)|forgot to (?:activate|turn on) (?:my|his|the) (?:camera|bwc|body)|(?:did not|didn't) (?:activate|turn on|record)|(?:camera|bwc|bwv|recorder|phone) (?:was |had |got )?(?:knocked (?:off|loose)|fell off|ran out|run out|not charged|came off)|ran out of (?:battery|memory|storage|charge)|(?:camera|audio|mic\\w*) muted",
    acceptsNegation: true,
    needs: "battery|clip|camera|video|audio|record\\w*|footage|bwc|cam|dvr|cctv|interview",
  },
  {
    id: "no-ground-stated",
    text: "A record says that no violation or no ground was seen",
    detail: "Compare with the ground given in the report.",
    words:
      "we'll find (?:one|something|a reason)|find (?:me )?a reason|(?:did not|didn't) (?:see|observe|witness|commit) (?:any|a) (?:traffic )?(?:violation|infraction|offen[cs]e|crime)|no (?:traffic )?(?:violation|infraction) (?:was )?(?:observed|seen|noted)|no (?:weaving|swerving|lane violation)",
    acceptsNegation: true,
  },
  {
    id: "observation-conditions",
    text: "A witness saw little: darkness, distance, drink or a short moment",
    detail: "Light, distance and time are to be measured on the spot.",
    words:
      "without (?:my|his|her) (?:\\w+ )?glasses|cataracts|looked at the gun|i looked down|(?:i|he|she) (?:was )?looking at (?:my|his|her|the) (?:phone|gun)|(?:it|area|lot|street|alley|parking lot) (?:was|is) (?:\\w+ )?(?:dark|poorly lit|unlit)|poor(?:ly)? (?:lit|lighting)|street ?lights? (?:was|were|is|are) (?:out|off|broken)|(?:without|not wearing|wasn't wearing|didn't have) (?:my|his|her) glasses|(?:only|just) (?:saw|got|had) (?:\\w+ ){0,6}(?:second|seconds|glimpse|glance|moment)|(?:i|he|she) (?:had|have|'d) (?:been drinking|had (?:a few|two|three|four|five|six|several) (?:drinks|beers))|(?:saw|seen) (?:him|her|the \\w+) for (?:only |just |about |maybe )*(?:a|two|three|four|five|\\d) seconds?|street ?(?:lamp|light)s? (?:\\w+ ){0,2}(?:doesn't|does not|didn't|don't|not) (?:work|on)|could only see|hood (?:was )?up|over in (?:about |maybe )?(?:\\w+ )?(?:seconds|a flash)|i(?:'d| had) had (?:\\w+ ){0,4}(?:pints|beers|drinks|wine)|i had (?:a|the) (?:\\w+ )?bottle|smells? of alcohol|(?:\\d+|[a-z]+) (?:metres|meters|yards|feet) away|people (?:in )?between|in the way|(?:only|just) (?:saw|got) (?:\\w+ )?(?:back|side|glimpse)|view (?:was )?(?:\\w+ )?(?:blocked|obstructed)|tinted|(?:ethanol|etoh):? 0?\\.\\d{2,3}|a lot of (?:wine|beer|drink|vodka)|i was (?:drunk|hammered|wasted|high|stoned)",
    acceptsNegation: true,
    unless: "officer|deputy|driver|subject|suspect|flashlight|arrestee|defendant|dui",
    offences: ["robbery", "burglary", "theft", "assault", "homicide", "sexual", "weapons"],
  },
  {
    id: "witness-interest",
    text: "A witness has something to gain, or a record of his own",
    detail: "Every promise, pending matter, dispute and conviction of the witness is to be asked for.",
    words:
      "truthful testimony|nolle pros\\w*|informal adjustment|giving a false (?:name|report)|false (?:name|report) to (?:a |the )?(?:peace|police)|written reprimand|(?:material|entry|entries) in (?:the|his|her) personnel file|sustained (?:complaint|finding)|contingent (?:in part )?(?:up)?on|(?:recommend|promis\\w+|offer\\w*|agreed to|in exchange for|in return for) (?:\\w+ ){0,4}(?:probation|leniency|immunity|dismiss\\w*|reduc\\w+|non-?prosecution|plea)|(?:proffer|cooperation|immunity|plea) (?:agreement|letter|deal)|confidential informant|(?:has|had|with|have) (?:a |an |\\w+ )?(?:pending|open|outstanding) (?:\\w+ )?(?:charges?|case|warrant)|on (?:probation|parole) (?:for|myself|too)|(?:wage|insurance|injury|civil) claim|(?:insurer|insurance) (?:pays|will pay|paid)|custody (?:hearing|battle|case|dispute)|(?:divorce|separation|eviction)|in a dispute with|\\(?\\d convictions? (?:for|s\\.?)|(?:reward|paid) (?:of |for )(?:\\$|£|information)|(?:talk|speak) to my (?:p\\.?o\\.?|probation)|going to help with that|help (?:me|him|her) with (?:my|his|her) (?:case|charge)|asks if a conviction|grudge|(?:fired|sacked|dismissed) (?:me|her|him)|owed? (?:me|him|her) money|jealous",
    acceptsNegation: true,
    unless: "no (?:promises|deal|pending)|defendant (?:is|was) on probation|suspect (?:is|was) on",
  },
  {
    id: "another-driver",
    text: "Somebody else is said to have driven",
    detail: "Who held the keys, sat at the wheel and left before the police came is to be shown.",
    words:
      "(?:she|he|my (?:wife|husband|girlfriend|boyfriend|friend|brother|sister|cousin|mate))(?:'s| was| is) driving|(?:girl|woman|lady|man|male|female|person|guy) (?:\\w+ ){0,5}(?:get|got|getting|climb\\w*|came) out of the driver|(?:wasn't|was not|weren't|were not|i'm not|i am not) (?:me )?driving|(?:switched|swapped) (?:seats|places)",
    acceptsNegation: true,
    offences: ["dui", "traffic"],
    unless: "officer|deputy|observed (?:him|her) driving",
  },
  {
    id: "counsel-asked",
    text: "A lawyer was asked for",
    detail: "The exact words, who heard them and what was asked afterwards are to be written out.",
    words:
      "(?:can|could|may|should) i (?:\\w+ )?(?:call|get|have|talk to|speak to|see) (?:a |my |the )?(?:lawyer|attorney|solicitor|brief|legal)|i (?:asked|want|need|wanted|'d like) (?:for )?(?:a |my |one)(?: |\\b)(?:lawyer|attorney|solicitor|brief)?|(?:asked for|requested|requests|wants) (?:a |his |her |the )?(?:duty )?(?:lawyer|attorney|solicitor|legal advice)|need a brief|asked for one (?:at|down|up)",
    needs: "lawyer|attorney|solicitor|brief|legal|asked for one",
    unless: "witness|victim|district attorney|declined|refused|no solicitor",
  },
  {
    id: "suggestive-procedure",
    text: "The identification was steered or confirmed",
    detail: "Who knew the suspect's place, and what was said before and after, is to be shown.",
    words:
      "(?:they|we|you)(?:'ve|'d)? (?:caught|got) (?:'em|them|him|the guy)|(?:sent|showed) me (?:his|a|the) (?:facebook|photo|picture|profile)|looked at it many times|good job|(?:did|done|picked) (?:good|great|well|right|the right (?:one|guy|man|person))|administrator (?:was )?(?:aware|knew|knows)|(?:not|n't) (?:double[- ])?blind|knew (?:which|who) (?:\\w+ ){0,3}suspect|told (?:him|her|me) (?:\\w+ ){0,3}picked|(?:said|told (?:me|him|her)) (?:\\w+ ){0,4}(?:caught|got|found) (?:the|a|him|somebody|someone) (?:man|guy|suspect)?|showed (?:me|him|her) (?:a|his|the) (?:photo|picture) (?:\\w+ ){0,4}(?:before|on (?:his|her|the) phone)|(?:saw|seen) (?:his|a) (?:photo|picture|face) (?:\\w+ ){0,3}(?:on|in) (?:facebook|instagram|the news)",
    acceptsNegation: true,
    offences: [
      "robbery",
      "burglary",
      "theft",
      "assault",
      "homicide",
      "sexual",
      "weapons",
      "drugs",
      "public-order",
      "other",
    ],
    needs: "line-?up|array|photo|picture|identif\\w+|picked|position|number|suspect|caught|witness|administrator|job",
  },
  {
    id: "memory-shaped",
    text: "What is told came back later or with somebody's help",
    detail: "First account, what came between, and the words of who helped are to be laid side by side.",
    words:
      "helped (?:me|her|him) (?:\\w+ )?(?:remember|recall|fill|piece)|remember(?:s|ed|ing)? (?:\\w+ ){0,2}(?:bits|now|later|more|parts)|piec(?:e|ed|ing) (?:it |things )?together|flashbacks?|then that (?:she|he) remembered|(?:we|they) (?:talked|went) (?:it )?(?:over|through|about it) (?:together|before)|(?:heard|read|told) (?:about )?(?:it )?(?:from|by) (?:others|friends|people)|(?:don't|dont|do not|didn't|can't|cannot) (?:really |actually )?remember",
    acceptsNegation: true,
    offences: ["assault", "sexual", "homicide", "robbery", "public-order", "theft", "burglary", "weapons"],
    unless: "defendant|suspect|arrestee",
  },
  {
    id: "client-injured",
    text: "Injuries of the client are recorded",
    detail: "Photographs and a doctor's view of their cause are to be had.",
    words:
      "(?:human )?bite marks?|(?:bruis(?:e|es|ing)|swelling|lacerations?|scratch(?:es)?|abrasions?|hematoma|haematoma|lump|cuts?) (?:\\(?\\w+\\)? ){0,4}(?:on|to|over|of|above|right|left|r|l) (?:\\w+ ){0,2}(?:forearm|arm|wrist|face|eyebrow|forehead|chest|neck|lip|hand|shoulder|back|head|chin)",
    needs: "arrival|intake|inmate|detainee|dp|arrestee|suspect|defendant|booking|his|pt 2|bite",
    offences: ["assault", "homicide", "public-order", "weapons"],
    unless: "victim|complainant|aggrieved|her (?:\\w+ )?(?:neck|arm|face|eye|cheek)",
  },
  {
    id: "evidence-lost",
    text: "Evidence was not secured, or is gone",
    detail: "What it would have shown, who asked for it and when it was lost are to be fixed.",
    words:
      "auto-?purged|(?:was|were) not kept|purged at|(?:notes?|data|phone|device|download|footage|video|clothing|sample|evidence|messages|cctv|hard drive|glass|weapon|scene|blood|swabs?) (?:\\w+ ){0,6}(?:deleted|not (?:been )?(?:pursued|examined|seized|secured|preserved|retained|downloaded|collected|viewed)|discarded|destroyed|washed|thrown away|lost|overwritten|recorded over|released)|(?:deleted|destroyed|discarded|washed|threw away|overwrote) (?:\\w+ ){0,4}(?:notes|data|messages|clothing|footage|video|evidence)",
    acceptsNegation: true,
    unless:
      "lost (?:consciousness|balance|control)|reported (?:lost|stolen)|released (?:to|from) (?:custody|jail|hospital)",
  },
  {
    id: "good-character",
    text: "The client has no record",
    detail: "Whether it can be put before the court is to be settled early.",
    words:
      "no (?:previous|prior|known) (?:convictions?|criminal (?:history|record)|arrests?|record)|(?:previous|of) good character|no criminal (?:history|record)|first (?:offen[cs]e|arrest)",
    acceptsNegation: true,
    unless: "witness|victim|complainant",
  },
  {
    id: "procedure-omitted",
    text: "A step of the procedure was left out or is not recorded",
    detail: "The form or the code that asks for the step is to be laid beside it.",
    words:
      "no (?:consent form|warrant) (?:or \\w+ )?(?:was )?(?:used|obtained|sought|signed)|(?:left |is |was )?blank\\)?|(?:after |before |result |time |signature |name )?not (?:recorded|asked|noted|completed|filled in|signed|offered|delayed|explained)|did not (?:ask|offer|explain|record|complete|sign|read|warn|check|wait)|unsigned|undated|(?:appropriate adult|interpreter|solicitor|supervisor|witness):? (?:not|none|no)(?: (?:called|requested|present|used))?",
    acceptsNegation: true,
    needs:
      "warrant|warning|caution|form|device|check|specimen|sample|procedure|last|consum\\w*|drank|adult|interpreter|solicitor|signature|sign\\w*|time|received|released|seal|operator|statutory|medical|delayed|waiver|checklist|advisement|consent",
    unless: "did not (?:ask|offer) (?:for|me|him|her) (?:money|a ride)|witness did not|patient did not",
  },
  {
    id: "stop-prolonged",
    text: "The stop went on for a dog or for questions",
    detail: "When the purpose of the stop was done, and what was known by then, is to be fixed minute by minute.",
    words:
      "wait (?:\\w+ ){0,3}(?:for|until) (?:the |a |my )?(?:\\w+ )?(?:dog|k-?9|canine)|(?:requested|called|calling|radioed|ask\\w+|request\\w*) (?:\\w+ ){0,3}(?:dog|k-?9|canine)|(?:dog|k-?9|canine) (?:\\w+ )?(?:arriv\\w+|on scene|en route|responded)|few more questions|answer (?:some |a few )?more questions",
    offences: ["drugs", "weapons", "dui", "traffic"],
    unless: "dog (?:barked|bit|bites)",
  },
  {
    id: "no-injury-seen",
    text: "A record sees no injury where one is claimed",
    detail: "Who looked, when and how is to be compared with the account.",
    words:
      "no (?:\\w+ ){0,3}(?:hemorrhage|petechiae|abrasions?|tenderness|stridor|crepitus)|c\\/w eczema|no (?:visible |apparent |obvious |acute |external |signs? of |other )*(?:injur(?:y|ies)|trauma|bruising|marks|redness|swelling)|uninjured|without (?:visible )?injur(?:y|ies)|no glass (?:seen|found|in)",
    acceptsNegation: true,
    offences: ["assault", "sexual", "robbery", "homicide"],
    unless: "arrestee|suspect|defendant|officers?|deputy|prisoner|detainee",
  },
  {
    id: "alibi-supported",
    text: "A person or record places the client elsewhere",
    detail: "The time is to be fixed from an independent record.",
    words:
      "(?:he|she|[a-z]+) was (?:here |home |at home |there )?with (?:me|us|her|him and)|(?:asleep|sleeping) (?:\\w+ ){0,2}(?:on|in) (?:my|the|our|her|his) (?:couch|settee|sofa|bed|chair|room)|(?:stayed|slept|stopping|staying|been|was) (?:\\w+ ){0,2}(?:at|round) (?:my|his|her) (?:nan|mum|mom|gran|mother|aunt|sister|girlfriend|brother)(?:'s|s)|home with (?:me|him|her|us)|never left (?:the |my |our )?(?:house|flat|home|apartment|table)|(?:he|she|[a-z]+) was (?:at work|working|on shift|at (?:my|our|his mother's|her mother's|his sister's) (?:house|home|place|apartment)|at the (?:hospital|gym|warehouse|plant|restaurant|church)) (?:\\w+ ){0,3}(?:that (?:night|evening|day)|all (?:night|evening)|until|from|when|at the time)|(?:clock(?:ed)?|punch(?:ed)?|badged|swiped)[- ]?(?:in|out)|time ?card (?:\\w+ ){0,4}(?:shows|records|lists)",
    offences: ["robbery", "burglary", "theft", "assault", "homicide", "sexual", "weapons", "fraud", "other"],
    unless: "victim|officer|when he|when she hit|clerk (?:was|clocked)|argued|argument",
  },
  {
    id: "confession",
    text: "A statement of the client admits the act",
    detail: "Where, when and after which words it was said decides its use.",
    words:
      "(?:confess(?:ed|es)|admitted|admits) (?:to (?:the |having |being |taking|hitting|pushing|punching|striking|stealing|entering|breaking|possess\\w*|owning|selling|using|shooting|stabbing)|that (?:he|she) (?:had |did |was )?(?:hit|hits|took|taken|stole|stolen|punched|pushed|struck|entered|broke|sold|used|shot|stabbed|the one|responsible|owned|possessed|there)|(?:he|she) (?:took|hit|stole|did it|punched|pushed|struck|broke|entered|sold|shot|stabbed)|(?:taking|hitting|pushing|punching|striking|stealing|entering|breaking|possessing|owning|ownership|responsibility))|(?:admitted|acknowledged|conceded) (?:that )?(?:he|she) (?:\\w+ )?(?:knew|moved|used|carried|kept|sold|held|threw)|(?:she|he) would pay it back|i (?:only|just) (?:pushed|hit|held|grabbed|slapped|kicked|threw|swung)|(?:full )?confession|wrote (?:out )?that (?:he|she) (?:had )?(?:took|taken|stole|hit|punched|did|broke|entered|sold)|\"?(?:that's my \\w+|i did it|i took (?:it|the|them)|i hit (?:him|her)|i stole|i robbed|i broke (?:in|into)|i shot|i stabbed|i punched|i pushed (?:him|her)|it was me|it's mine|that's mine|they're mine|the (?:gun|drugs|bag|coke|meth|pills|weed) (?:is|are|was|were) mine|i sell)",
    unless:
      "into evidence|to (?:the )?(?:hospital|emergency|practice|bar)|drinking|beers?|wine|drinks|alcohol|nothing|did not|didn't|denied|another|someone else|other (?:man|person|suspect)|mr\\. [a-z]+ said he",
    weakness: "The client is recorded as admitting the act",
  },
  {
    id: "admits-drinking",
    text: "The client admits drinking before driving",
    detail: "Time and amount of drink are to be fixed.",
    words:
      '(?:had|drank|drunk|consumed|drinking|admitted (?:to )?(?:drinking|consuming|having)|"|only|just|:) ?(?:\\w+ ){0,3}(?:a couple(?: of)?|a few|one|two|three|four|five|six|some|\\d) (?:\\w+ )?(?:beers?|drinks?|glass(?:es)? of wine|shots|cocktails|margaritas|pints|whisk(?:e)?ys?|vodkas?)|(?:had|drunk|drank|said|") ~ (?:a|an) (?:\\w+ )?(?:margarita|beer|pint|cocktail|glass of wine|whiskey|drink)|admitted (?:to )?(?:drinking|consuming|having (?:been )?drinking)',
    unless:
      "i (?:did not|didn't)|passenger|witness|my husband|i had been drinking with|bartender|per hour|served (?:him|her) (?:water|food)",
    offences: ["dui", "other"],
    weakness: "The client is recorded as admitting to drinking",
  },
  {
    id: "positive-identification",
    text: "A witness identifies the client",
    detail: "Procedure, first words and earlier description are to be compared.",
    words:
      "(?:positively|immediately|quickly|without hesitation|readily) (?:identified|picked|recogni[sz]ed|pointed)|identified (?:\\w+ ){0,4}(?:as the (?:man|person|robber|suspect|driver|one|male|individual|shooter|burglar|assailant|attacker)|in position)|(?:picked|selected|chose|identified|pointed to) (?:photo(?:graph)? )?(?:number|no\\.?|#|photo(?:graph)?|position) ?#?\\d|that's (?:him|her|the guy|the man)|(?:100|ninety|hundred|9\\d) ?(?:%|percent) (?:sure|certain|positive)|i recogni[sz]ed (?:him|her)",
    unless:
      "(?:later|was) identified as (?:the )?(?:registered|owner|victim|passenger)|pretty sure|fairly sure|not (?:\\w+ )?(?:sure|certain)|filler|himself|herself|by (?:his|her) (?:driver|license|id|identification)|maybe|might",
    weakness: "A witness identifies the client",
  },
  {
    id: "contraband-in-possession",
    text: "Contraband was found in the client's possession or reach",
    detail: "Exact place, access of others and the ground of the search are to be checked.",
    words:
      "(?:found|located|recovered|seized|discovered|observed|produced|pulled|removed|retrieved) ~ (?:in|on|under|from|inside|beneath|behind|underneath) (?:\\w+ ){0,3}(?:pocket|waistband|glove|trunk|seat|console|backpack|bag|purse|vehicle|car|jacket|person|sock|dresser|bedroom|closet|mattress|cup ?holder|compartment|visor|floor(?:board)?|hand)|(?:in|from) (?:his|her) (?:\\w+ )?(?:waistband|pocket|jacket|bag|backpack|sock|hand) ~ (?:removed|pulled|recovered|found|located|seized|retrieved)|(?:reach(?:ed)?|looked) (?:under|into|inside) ~ (?:pull(?:ed)?|removed?|recover(?:ed)?|found|took)|(?:in|on|under|inside|behind|beneath|underneath) (?:\\w+ ){1,5}(?:i|we|officers?|he|she) (?:\\w+ )?(?:recovered|found|located|seized|discovered)",
    needs:
      "glock|cocaine|heroin|meth\\w*|fentanyl|marijuana|cannabis|pills?|baggies?|crack|narcotics|controlled substance|white powder|powdery|crystal\\w*|firearm|handgun|pistol|revolver|gun|rifle|shotgun",
    unless: "victim's|no (?:drugs|weapons?|contraband|firearm|narcotics|gun|other)|nothing|registration",
    offences: ["drugs", "weapons", "robbery", "homicide", "other"],
    weakness: "Contraband was found where the client could reach it",
  },
  {
    id: "result-over-limit",
    text: "A breath or blood result is over the limit",
    detail: "Observation period, agreement of samples and calibration decide its worth.",
    words:
      "(?:0?\\.(?:0[89]|[1-4]\\d)\\d?)(?: ?(?:%|g|bac|brac|percent))?|(?:3[6-9]|[4-9]\\d|1\\d\\d) ?(?:microgram\\w*|ug|µg|mcg)",
    needs:
      "breath|specimen|lower|sample|bac|brac|ethanol|alcohol|result|intoxilyzer|datamaster|test|blood|subject test",
    unless:
      "calibrat\\w*|simulator|reference|standard|control|limit|tolerance|agree(?:ment)? within|acetone|diameter|inch|caliber|cal\\.|external|blank|check",
    offences: ["dui"],
    weakness: "A measured result is over the limit",
  },
  {
    id: "forensic-match",
    text: "A forensic result links the client",
    detail: "Ask for bench notes, statistics and the comparison standard.",
    words:
      "(?:prints?|fingerprints?|palm ?print|latent(?: print)?s?|dna|profile|casings?|shoe ?prints?|tread) (?:\\w+ ){0,6}(?:match(?:ed|es|ing)?|identified (?:as|to)|consistent with|belong(?:s|ing)? to|came from|cannot be excluded|could not be excluded)|match(?:ed)? (?:to )?(?:the )?(?:\\w+ )?(?:defendant|suspect|client)'?s? (?:dna|prints?|profile|fingerprints?|shoes?)",
    unless: "not match|no match|excluded as|eliminated|insufficient|inconclusive|did not|does not",
    weakness: "A forensic result is said to link the client",
  },
  {
    id: "lab-positive",
    text: "The laboratory confirms a controlled substance",
    detail: "Method, net weight and chain of custody are to be checked.",
    words:
      "(?:found to contain|confirmed (?:as|to be|for|the presence of)?|contains?|identified as|containing|positive for|result:|results:|conclusion:) (?:a |an )?(?:\\w+ ){0,2}(?:cocaine|heroin|methamphetamine|fentanyl|controlled|oxycodone|mdma|opiate)|(?:cocaine|heroin|methamphetamine|fentanyl|oxycodone|mdma|thc|cannabis),? (?:was |is |hydrochloride,? )*(?:confirmed|identified|detected|present)",
    unless: "presumptive|suspected|field[- ]test(?:ed|s|ing)?|no controlled|not contain|negative",
    offences: ["drugs", "other"],
    weakness: "The laboratory confirms a controlled substance",
  },
  {
    id: "stolen-property-recovered",
    text: "Property of the complainant was found with the client",
    detail: "Place, access of others and explanation are to be checked.",
    words:
      "victim's (?:\\w+ )?keys (?:\\w+ ){0,2}(?:located|found|recovered)|(?:recovered|found|located|discovered) (?:\\w+ ){0,6}(?:stolen|victim's|complainant's|store's|missing|[a-z]+'s) (?:\\w+ ){0,3}(?:property|items?|wallet|phone|jewel(?:le)?ry|cash|laptop|purse|watch|tablet|necklace|ring|television|tools)|(?:stolen|victim's|complainant's) (?:\\w+ ){0,3}(?:property|items?|wallet|phone|jewel(?:le)?ry|cash|laptop|purse|watch|tablet|ring|necklace|tools) (?:\\w+ ){0,3}(?:recovered|found|located) (?:\\w+ ){0,2}(?:in|on|from|at)|pawned (?:\\w+ ){0,4}(?:by|on)",
    unless: "not (?:been )?(?:recovered|found|located)|no (?:stolen )?property|unknown|unidentified",
    offences: ["robbery", "burglary", "theft", "fraud", "other"],
    weakness: "Property of the complainant was found with the client",
  },
  {
    id: "video-shows-client",
    text: "A recording is said to show the client in the act",
    detail: "View the recording itself; compare face, clothing and time.",
    words:
      "(?:video|footage|surveillance|camera|recording|cctv) (?:\\w+ ){0,3}(?:shows|showed|captures|captured|depicts|depicted|clearly shows) (?:\\w+ ){0,3}(?:him|her|the (?:defendant|suspect|client|subject|same)|mr|[a-z]+ (?:entering|taking|striking|hitting|punching|placing|walking out|reaching|removing|pointing|leaving))",
    unless: "not (?:show|capture)|does not|did not|unable|no video",
    weakness: "A recording is said to show the client",
  },
  {
    id: "direct-account",
    text: "The complainant gives a direct account of the act",
    detail: "Compare every version, and the injuries, with it.",
    words:
      "(?:he|she|[a-z]+) (?:then )?(?:punched|hit|slapped|choked|strangled|kicked|shoved|pushed|grabbed|struck|stabbed|bit|knocked) (?:me|the victim)|(?:grabbed|snatched|took) my (?:\\w+ )?(?:phone|purse|bag|wallet|money|watch|necklace)|pointed (?:a |the |his )?(?:\\w+ )?(?:gun|handgun|pistol|revolver|knife) at me|(?:he|she) (?:demanded|took) (?:my|the) (?:money|cash|wallet|phone|purse)|(?:stated|said|reported|advised|disclosed|alleged) (?:that )?(?:\\w+,? ){0,8}(?:shoved|slapped|punched|struck|hit|kicked|choked|grabbed|bit|pushed) (?:her|him|them)|(?:i|he|she|witness|[a-z]+) (?:saw|observed|watched) (?:\\w+ ){1,3}(?:throw|strike|hit|punch|push|stab|shoot|kick|take|swing|grab|enter|drop|hand|sell)",
    offences: [
      "assault",
      "robbery",
      "homicide",
      "sexual",
      "weapons",
      "public-order",
      "theft",
      "burglary",
      "drugs",
      "other",
    ],
    weakness: "The complainant describes the act at first hand",
  },
  {
    id: "impairment-signs",
    text: "Signs of impairment are recorded",
    detail: "Compare each sign with the recording.",
    words:
      "\\d of \\d clues|(?:all )?\\w+ clues|slurred(?: speech)?|bloodshot|glassy(?: eyes)?|watery eyes|unsteady|stumbl(?:ed|ing)|swayed|fumbl(?:ed|ing)|odou?r of (?:an )?(?:\\w+ )?alcohol(?:ic)?|smell(?:ed)? (?:of )?(?:alcohol|intoxicants|intoxicating|drink)|eyes (?:were |was )?(?:\\w+ )?(?:red|watery|bloodshot)|thick(?:-| )tongued|speech (?:was )?(?:thick|slow|slurred)|lost (?:his|her) balance",
    offences: ["dui", "other"],
    weakness: "Signs of impairment are recorded",
  },
  {
    id: "flight",
    text: "Flight or concealment is recorded",
    detail: "Reason for it, and whether the person who ran is identified, are to be checked.",
    words:
      "(?:fled|took off running|ran (?:away )?from (?:me|us|officers?|police|the (?:scene|officers?|police|store|residence|house|vehicle))|foot pursuit|attempted to flee|tried to (?:run|flee)|refused to stop|began (?:to run|running)|tossed|threw (?:\\w+ ){0,4}(?:into|under|over|away|out))",
    unless:
      "threw (?:a|the) (?:punch|first)|threw (?:me|her|him)|party|victim (?:fled|ran)|i (?:ran|fled)|she (?:ran|fled)",
    weakness: "Flight or concealment is recorded",
  },
  {
    id: "injuries-documented",
    text: "Injuries of the complainant are documented",
    detail: "Cause and age of the injuries are medical questions.",
    words:
      "(?:stab|gunshot|puncture|knife) wounds?|(?:observed|noted|noticed|saw|had|has|sustained|suffered|documented|visible) (?:\\w+ ){0,5}(?:bruis(?:e|es|ing)|swelling|swollen|lacerations?|red (?:marks?|redness)|redness|black eye|abrasions?|fracture[ds]?|bleeding|cut|cuts|contusions?|petechiae|broken (?:nose|jaw|tooth|rib))",
    unless:
      "no (?:visible|apparent|obvious|signs|other)|(?:his|suspect's|defendant's|own) (?:neck|knuckles|hand|hands|forearm|face|arm)|cut (?:off|the)|pry|paint",
    offences: ["assault", "homicide", "sexual", "robbery", "other"],
    weakness: "Injuries of the complainant are documented",
  },
  {
    id: "consent-given",
    text: "Consent to the search is recorded",
    detail: "Its words, its timing and who gave it decide its use.",
    words:
      '(?:gave|given|granted|provided|giving) (?:me |us |him |her |his |verbal |written |voluntary |full |free )*(?:and )?(?:voluntary |verbal |written )?consent|consented to|signed (?:a|the) consent|"?(?:go ahead|sure, go ahead|yeah, go ahead|you can (?:look|search)|yes, you can)',
    needs: "search|look|consent|vehicle|car|bag|room|house|apartment|trunk",
    unless: "implied consent|blood|breath|did not|didn't|refused|never|evidentiary",
    weakness: "Consent to the search is recorded",
  },
  {
    id: "test-refused",
    text: "A refusal of a test is recorded",
    detail: "The warning given before it is to be checked.",
    words:
      "refus(?:ed|al) (?:\\w+ ){0,4}(?:breath|blood|chemical|field sobriety|test|tests|sample|pbt)|declined (?:\\w+ ){0,3}(?:breath|blood|chemical|field sobriety)",
    offences: ["dui"],
    weakness: "A refusal of a test is recorded",
  },
  {
    id: "rights-waived",
    text: "A waiver of rights is recorded",
    detail: "When it was given, and in what condition, decides its use.",
    words:
      "waived (?:his|her|their|those|these|the)?(?: miranda)? ?rights|signed (?:a |the |his |her )?(?:\\w+ )?waiver|waiver (?:was )?signed|(?:agreed|willing) to (?:speak|talk|answer) (?:with|to)? ?(?:me|us|him|detectives?|questions?)|knowingly (?:and|,) voluntarily",
    unless: "not signed|unsigned|did not|refused|time|speedy|preliminary hearing",
    weakness: "A waiver of rights is recorded",
  },
  {
    id: "resisted",
    text: "Resistance at the arrest is recorded",
    detail: "Compare with the recording and with the injuries of both.",
    words:
      "pulled away|(?:actively |physically )?resist(?:ed|ing) (?:arrest|officers?|me|us|my|by)|refused to (?:move|comply|leave|get (?:out|up)|put (?:his|her) hands)|(?:kicked|spat at|spit on|punched|bit|struck|elbowed|head-?butted) (?:me|officer|deputy|pc|sergeant)|tensed (?:up|his|her)|fought (?:with )?(?:me|us|officers)|obstruct(?:ed|ing) (?:me|us|officers?|pc)",
    offences: ["public-order", "assault", "drugs", "weapons", "dui", "other"],
    weakness: "Resistance at the arrest is recorded",
  },
  {
    id: "prior-record",
    text: "A prior record or supervision of the client is mentioned",
    detail: "Whether it can be mentioned at all is to be settled early.",
    words:
      "(?:defendant|suspect|client|driver|he|she|[a-z]+) (?:is|was) (?:currently )?on (?:probation|parole|bail|bond)|prior (?:dui|dwi|conviction|felony|robbery|burglary|domestic)s?(?: conviction)?s?|previously (?:been )?(?:convicted|arrested)|convicted felon|felon in possession|violation of (?:the |a )?(?:protective|restraining|no-contact) order",
    unless: "witness|victim|clerk|caller|informant|no prior|no criminal",
    weakness: "A prior record of the client is mentioned",
  },
];
