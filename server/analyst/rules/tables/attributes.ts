import type { FactorId } from "./factors.ts";

/** A point on which documents may differ, and what the difference is good for. */
export type Point = {
  readonly id: string;
  /** Heading of the row on the screen. */
  readonly point: string;
  readonly use: string;
  readonly factor: FactorId | null;
  readonly factorText: string;
  /** Shared words (see account-words.ts) that the two sentences need, where the values alone do not tie them to one event. */
  readonly alike?: number;
};

/** Words in the statement of one document that words of another stand against. */
type ClaimConflict = Point & {
  readonly one: string;
  readonly other: string;
  readonly unless?: string;
  /** Of several sentences those with these words speak of the point by its name. */
  readonly prefer?: string;
  /** The other side counts only in a paper with these words on its first page. */
  readonly papers?: string;
};

export const CLAIM_CONFLICTS: readonly ClaimConflict[] = [
  {
    id: "driver",
    prefer: "(?:did not|didn't|never|had not|hadn't|haven't) (?:drive|driven|drove)|at the wheel|behind the wheel",
    point: "Who drove",
    use: "Who was at the wheel is told differently.",
    factor: "witness-did-not-see",
    factorText: "Another account has somebody else at the wheel, or nobody",
    one: "(?:he|she|[a-z]+) (?:told me (?:that )?(?:he|she) )?(?:had been|was) (?:the )?driv(?:ing|er)|admitted (?:to )?driving|i was driving|was (?:operating|behind the wheel of)|seen driving",
    other:
      "(?:did not|didn't|never|had not|hadn't|haven't|wasn't|was not) (?:driv(?:e|en|ing)|drove)|(?:wife|husband|friend|girlfriend|boyfriend|brother|sister|she|he) (?:\\w+ ){0,6}(?:at|behind) the wheel|(?:out of|from|in) the driver's (?:side|seat|door)",
    unless: "did not|didn't|not driving|never",
  },
  {
    id: "blood-consent",
    point: "Consent to the sample",
    use: "Bears on the authority for the sample.",
    factor: "consent-contradicted",
    factorText: "Consent to the sample is claimed in one exhibit and denied in another",
    one: "(?:agreed|consented|volunteered) to (?:give|provide|a|the|submit)(?: \\w+){0,3} (?:blood|breath|sample|specimen|draw|swab)|agreed to give|gave blood (?:voluntarily|willingly)",
    other:
      "(?:don't|do not|didn't|did not|doesn't) want (?:\\w+ ){0,3}(?:needles?|blood|sample|test|swab)|refus\\w+ (?:\\w+ ){0,3}(?:needles?|blood|sample|swab)|no needles|was told (?:he|she) had to",
  },
  {
    id: "liberty",
    point: "Freedom to leave",
    use: "Bears on whether the questioning was custodial.",
    factor: "rights-after-questioning",
    factorText: "One exhibit calls the interview free, another shows that it was not",
    one: "(?:was|were|is|are|he|she)(?:'s)? (?:\\w+ )?free to (?:leave|go)|not (?:in custody|under arrest|detained)|voluntar(?:y|ily) (?:interview|attend\\w*|came)|consensual (?:encounter|contact)",
    other:
      "(?:can't|cannot|can not|not) (?:go|leave|let (?:you|him|her) (?:go|leave))|(?:closed|locked|blocked|standing (?:by|at|in front of)) (?:the|his|her) door|not (?:free|allowed) to (?:go|leave)|until we(?:'ve| have)? (?:sort|finish|get)|not till|sit (?:back )?down",
  },
  {
    id: "access",
    point: "Who had access",
    use: "Bears on who else may have done it.",
    factor: "others-property",
    factorText: "Others had access, contrary to the report",
    one: "only (?:[a-z]+ ){1,3}(?:had|has|held|knew|used) (?:the |a )?(?:access|keys?|password|login|log-in|code|combination)|(?:nobody|no one|no-one) else (?:had|has|knew|used|uses)|sole (?:access|control|possession)|exclusive (?:access|control|possession)",
    other:
      "(?:gave|shared|lent|told) (?:\\w+ ){0,2}(?:login|log-in|key|keys|password|code) (?:to|with)|(?:everybody|everyone|all (?:four|of us|of the staff|staff)|others|anyone|several people) (?:\\w+ )?(?:uses?|used|had|has|have|could)|use the one (?:login|log-in)|spare key",
  },
  {
    id: "weapon-seen",
    point: "Whether a weapon was seen",
    use: "Bears on the grade of the charge and on the credit of the witness.",
    factor: "description-mismatch",
    factorText: "Whether a weapon was seen is told differently",
    one: "(?:saw|seen|showed|pulled|held|had|waved|with) (?:\\w+ ){0,4}(?:blade|knife|gun|bottle|weapon|bat)|(?:struck|hit|stabbed) (?:\\w+ ){0,6}with (?:a|the) (?:\\w+ )?(?:bottle|knife|bat|bar|weapon)",
    other:
      "(?:never|did not|didn't|could not|couldn't) (?:actually |really )?see (?:what it was|(?:a|any|the|no) (?:\\w+ )?(?:knife|blade|gun|weapon|bottle)|anything in (?:his|her) hands?)|saw no (?:knife|blade|gun|weapon|bottle)|(?:nothing|empty) in (?:his|her) hands?|(?:wasn't|weren't|was not|were no|there was) no (?:knife|gun|weapon|bottle)|no (?:knife|gun|weapon|bottle) (?:was )?(?:seen|found)",
    unless: "never saw|did not see|didn't see|without|no (?:knife|gun|weapon|bottle)|did not throw",
  },
  {
    id: "face-seen",
    point: "Whether the face was seen",
    use: "Bears on the identification.",
    factor: "uncertain-identification",
    factorText: "Whether the face was seen is told differently",
    one: "(?:saw|seen|got a (?:good )?look at|remember) (?:his|her|the) face|would (?:probably )?(?:recogni[sz]e|know) (?:him|her)|clear view of (?:him|her|his|the)",
    other:
      "(?:did not|didn't|never|could not|couldn't) (?:\\w+ )?see (?:his|her|the|who|any) ?(?:face|it was|threw|did it)?|face was (?:\\w+ )?covered|mostly (?:his|her) back|did not see who|it was all covered",
    unless: "did not|didn't|never|couldn't",
  },
  {
    id: "contact",
    point: "Whether there was contact",
    use: "Bears on who used force and on the credit of the account.",
    factor: "first-blow-other",
    factorText: "The complainant's part is told differently",
    one: "denie[ds] (?:\\w+ ){0,3}(?:contact|touching|hitting|striking|pushing)|(?:did not|didn't|never) (?:touch|hit|push|strike|punch|kick|shove|lay a (?:hand|finger) on) (?:him|her|anyone|anybody|the)|no physical contact",
    other:
      "i (?:threw|swung|hit|punched|pushed|slapped|shoved|scratched|grabbed|kicked)|(?:pushing|shoving|hitting|swinging at|grappling with) each other|(?:swung|swings|pushed|punched|hit|threw) (?:\\w+ ){0,4}first|swung on",
  },
  {
    id: "blow-denied",
    point: "Whether there was a blow",
    use: "The account of the blow is taken back or denied.",
    factor: "complainant-withdraws",
    factorText: "The account of the blow is taken back or denied",
    one: "(?:he|she|suspect|defendant|husband [a-z]+|[a-z]+) (?:then )?(?:punched|slapped|hit|kicked|struck|beat|choked) (?:me|her|him|officer)|kicked me",
    other:
      "(?:he|she|[a-z]+) (?:did not|didn't|never) (?:hit|punch|slap|kick|strike|choke|touch) (?:me|her|him|anyone|anybody|the)",
    unless: "did not|didn't|never",
  },
  {
    id: "alone",
    point: "Who else was there",
    use: "The accounts differ on who was there.",
    factor: null,
    factorText: "",
    one: "(?:nobody|no one|no-one) else (?:was )?(?:there|present|in|on|around|about)|(?:sole|only) occupant|was alone|by (?:him|her)self",
    other:
      "(?:two|three|several|other) (?:people|persons|men|women|occupants) (?:standing|were|in|by|at|near)|one (?:wo)?man (?:and )?one (?:wo)?man|(?:another|a second|a) (?:man|woman|male|female|person) (?:was |got |in |getting |standing |came )|(?:fe)?male in the passenger|in the passenger seat",
    unless: "no one else (?:knows|saw)",
  },
  {
    id: "road-place",
    point: "Where the person stood",
    use: "Bears on obstruction and on the credit of the report.",
    factor: null,
    factorText: "",
    one: "refused to (?:move|leave|get out) (?:\\w+ ){0,2}the (?:street|road|roadway|carriageway)|(?:in|from|on|blocking|entered|leave) the (?:street|roadway|road|carriageway|intersection)",
    other: "(?:on|stayed on|never left) the (?:sidewalk|pavement|kerb|curb|footpath|grass|verge)",
    unless: "across|down|up the|street(?:light| light)|traffic on",
  },
  {
    id: "lane",
    point: "Lane",
    use: "The stated ground of the stop is not what the other exhibit shows.",
    factor: "stop-contradicted",
    factorText: "The stated ground of the stop differs from another exhibit",
    one: "(?:weav(?:e|es|ed|ing)|swerv(?:e|es|ed|ing)|drift(?:s|ed|ing)?|cross(?:es|ed|ing)?) ~ (?:fog|center|lane|double|yellow|edge|white) ?(?:line|lines|lane)?(?: ~ (?:times|twice))?|(?:weav(?:ed|ing)|swerv(?:ed|ing)|drift(?:ed|ing)) (?:\\w+ ){0,5}(?:times|within|lanes?|road)|left of center|all over the road|rid(?:e|es|ing) the (?:\\w+ )?line",
    other:
      "(?:touch(?:es|ed)?|contacts?) (?:\\w+ ){0,3}(?:fog |center |lane |edge |white )?line (?:\\w+ )?(?:once|one time)|(?:does not|did not|doesn't|didn't|never|without) cross(?:ing|es)?|no (?:weaving|crossing|swerving|lane violation|traffic violation|line (?:contact|crossing))|middle of (?:the|his|her|its) lane|(?:stays?|stayed|remains?|remained|maintains?|maintained|driving straight) (?:\\w+ ){0,3}(?:within|in|inside) (?:\\w+ ){0,3}lane|(?:drives?|driving|drove|tracks?) straight|(?:was|is) not (?:weaving|swerving)|(?:hold(?:s|ing)?|keep(?:s|ing)?|kept|stay(?:s|ed|ing)?) (?:in |within )?(?:his|her|its|the) (?:own )?lane|(?:between|inside|within) the lines|driv(?:ing|es|er)(?:'s| is| was| looks| looked| seems| seemed)? (?:\\w+ )?(?:ok|okay|fine|good|straight|normal|normally|perfectly)|travel(?:s|ed|led|ling) straight",
  },
  {
    id: "signal",
    point: "Turn signal",
    use: "The stated ground of the stop is not what the other exhibit shows.",
    factor: "stop-contradicted",
    factorText: "The stated ground of the stop differs from another exhibit",
    one: "fail(?:ed|ing|ure) to (?:use (?:\\w+ )?|activate (?:\\w+ )?)?(?:turn )?signal|without (?:using |activating )?(?:a |his |her |the )?(?:turn )?signal(?:l?ing)?|did not signal|no turn signal",
    other:
      "(?:turn )?signal (?:is |was |light )?(?:on|blinking|flashing|activated|visible|lit)|(?:used|uses|activated|activates|with) (?:\\w+ ){0,2}(?:turn )?signal|signal(?:s|ed|led) (?:right|left|before|and)|(?:blinker|indicator|turn light) (?:is |was |light )?(?:on|flashing|blinking|working)|(?:right|left) (?:blinker|indicator)",
  },
  {
    id: "equipment",
    point: "Vehicle light",
    use: "The stated ground of the stop is not what the other exhibit shows.",
    factor: "stop-contradicted",
    factorText: "The stated ground of the stop differs from another exhibit",
    one: "(?:inoperable|inoperative|unlit|no|defective|broken) (?:tail|brake|head|license plate|plate|tag) ?(?:light|lamp)s?|(?:plate|tag) (?:was )?(?:not illuminated|unlit|unlighted)|(?:tail|brake|head|license plate|plate|tag) ?(?:light|lamp)s? (?:\\w+ ){0,3}(?:out|inoperative|inoperable|broken|not working|defective|cracked)|(?:broken|defective|inoperative|cracked) (?:\\w+ )?(?:tail|brake|head|plate) ?(?:light|lamp)",
    other:
      "(?:both |all )?(?:tail|brake|head|license plate|plate) ?(?:light|lamp)s? (?:\\w+ ){0,3}(?:working|on|lit|illuminated|functional|functioning|operational|intact|come on|came on)|no (?:damage|defect) (?:\\w+ ){0,3}(?:light|lamp)|(?:plate|tag)(?: light)? (?:is |was )?(?:clearly )?(?:illuminated|lit|readable|visible)",
  },
  {
    id: "observation",
    point: "Observation period",
    use: "Opens the breath result to challenge.",
    factor: "observation-broken",
    factorText: "The observation period before the breath test was broken",
    one: "(?:observed|observation|watched|monitored|observing) ~ (?:1[05]|20|fifteen|twenty|full|entire|continuous(?:ly)?|uninterrupted)(?: ~ minutes?)?|(?:1[05]|20|fifteen|twenty)[ -]minutes? (?:\\w+ ){0,3}(?:observation|deprivation)|continuous(?:ly)? observ(?:ed|ation)",
    other:
      "(?:be|i'll be) right back|leaves? (?:the )?(?:frame|room|view|area)|left the (?:room|area)|steps? (?:out|away) (?:of|from)? ?(?:the )?(?:room|frame|view)?|stepped (?:out|away)|out of (?:frame|view|the room)|(?:walked|walks) (?:out|away)|not in (?:the )?(?:room|frame|view)|returns? to (?:the )?(?:frame|room)|turn(?:s|ed)? (?:his|her) back|on (?:his|her) phone|observation (?:period )?(?:was )?(?:not|interrupted|started late)|(?:goes|went|walks|walked|steps|stepped) (?:out|off|away)(?! (?:the )?line)|exits the (?:room|area)|(?:in|into|to) the hallway|(?:attend(?:s|ed|ing)|tend(?:s|ed|ing)) to (?:another|a second)|turn(?:s|ed) away|alone in the (?:room|cell)",
    papers: "breath|intox\\w*|observation|camera|transcript|video",
  },
  {
    id: "instrument",
    point: "State of the instrument",
    use: "The report vouches for an instrument whose record says otherwise; opens the result to challenge.",
    factor: "calibration-absent",
    factorText: "The instrument's record does not bear out the report",
    one: "(?:instrument|device|machine|intoxilyzer|intoximeter|datamaster|unit|equipment) (?:was |were |is )?(?:\\w+ )?(?:in (?:good |proper |full )?(?:working )?order|working (?:properly|correctly|order)|functioning (?:properly|correctly|as)|operating (?:properly|correctly)|(?:properly )?(?:calibrated|certified)|within (?:its )?calibration)",
    other:
      "calibration (?:\\w+ ){0,3}(?:not (?:attached|on file|available|found|included|current)|absent|missing|expired|overdue|lapsed|out of date)|(?:overdue|out of date|expired) for (?:calibration|certification|service)|out of (?:calibration|tolerance)|(?:fault|error|ambient fail|status fail)\\w* (?:code|message|logged|reported)|calibration (?:certificate|record):? (?:\\w+ )?(?:not|none|absent|missing)",
  },
  {
    id: "witnessed-driving",
    point: "What the witness saw",
    use: "Separates what the witness saw from what the report says was seen.",
    factor: "witness-did-not-see",
    factorText: "A witness did not see what the report says was seen",
    one: "witness (?:[a-z]+ ){1,2}(?:stated|said|advised|reported|told \\w+) that (?:\\w+ ){1,10}(?:shot|fired|stabbed|hit|punched|struck|drove|took|kicked)|(?:witness|bystander|caller|[a-z]+),? (?:[a-z]+ )?(?:saw|observed|witnessed|watched|confirmed|states (?:he|she) saw|stated (?:he|she|that he|that she) (?:saw|witnessed|observed)|advised (?:he|she) (?:saw|witnessed|observed)|reported seeing) (?:\\w+ ){0,6}(?:driv(?:e|ing|en)|swerv\\w+|weav\\w+|behind the wheel|hit|punch\\w*|strik\\w*|attack\\w*|enter\\w*|break\\w*|stab\\w*|shoot\\w*|shot|fir(?:e|ed|ing)|grab\\w*|push\\w*|tak(?:e|ing)|steal\\w*|incident|assault|crash)",
    other:
      "(?:did not|didn't|never|could not|couldn't|ain't|haven't|hadn't) (?:actually |personally |really )?(?:see|saw|seen|witness|observe)(?:ed)? (?:\\w+ ){0,5}(?:shoot(?:ing)?|shot|stab(?:bing)?|assault|punch|driv(?:e|en|ing)|behind|moving|happen(?:ed)?|hit|punch\\w*|blow|start|strik\\w*|enter\\w*|break\\w*|who|crash|fight|drive|face|it)|(?:arrived|got there|came|pulled up) (?:\\w+ ){0,4}after (?:\\w+ ){0,4}(?:stopped|over|happened|fight|crash|parked)|(?:cars?|vehicles?) (?:had|were|was) (?:already )?(?:been )?(?:stopped|parked) (?:\\w+ ){0,2}(?:when|before) (?:i|we)",
  },
  {
    id: "consent",
    prefer: "consent|search",
    point: "Consent to the search",
    use: "Bears on the authority for the search.",
    factor: "consent-contradicted",
    factorText: "Consent to the search is claimed in one exhibit and denied in another",
    one: "(?:gave|given|granted|provided|obtained|received) (?:\\w+ ){0,4}consent|consented to|with (?:his|her|the driver's) consent|consent was (?:given|obtained)|did not object|no objection|agreed to (?:wait|a search|the search|let)|(?:said|stated|replied|answered|told \\w+)(?: that)?[,:]? ?\"?(?:sure|go ahead|go for it|that was fine|it was fine)|had no problem",
    other:
      "(?:do not|don't|did not|didn't|never|not) (?:\\w+ )?(?:consent(?:ing|ed)?|agree(?:d)? to (?:a|any|the|them|him) (?:\\w+ )?search(?:ing)?|give (?:\\w+ ){0,3}(?:consent|permission))|(?:i'd|would) rather (?:you |they )?(?:not|didn't)|(?:you )?(?:can't|cannot|can not) (?:search|look|go (?:in|through))|no,? (?:you )?(?:can't|may not|cannot|sir,? you)|refused consent|said no to (?:the|a) search|don't want you (?:in|searching|looking|going)|need a warrant|free to (?:go|leave)|i (?:need|have|want|got|would like) to (?:go|leave|get going)(?! live| to (?:bed|work|school|court))|i'd like to (?:go|leave|get)|rather get going|let me go",
    unless: "consent to (?:the )?(?:breath|blood|evidentiary|chemical)|implied consent",
  },
  {
    id: "injury",
    point: "Injuries",
    use: "Bears on whether and how force was used.",
    factor: null,
    factorText: "",
    one: "(?:observed|noted|saw|had|visible|with|sustained) (?:\\w+ ){0,4}(?:bruis(?:e|es|ing)|swelling|redness|red marks?|lacerations?|black eye|injur(?:y|ies)|bleeding|scratches)",
    other:
      "no (?:visible |apparent |obvious |acute |external |signs? of |other )*(?:injur(?:y|ies)|bruis(?:e|es|ing)|marks?|swelling|trauma|redness|bleeding)|(?:does not|did not|denies|denied) (?:have |having |any )*(?:injur(?:y|ies)|pain)|without (?:visible )?injur(?:y|ies)|uninjured",
    unless: "officer|deputy|suspect|defendant|arrestee",
  },
  {
    id: "entry",
    point: "Manner of entry",
    use: "Bears on whether there was an entry by force.",
    factor: null,
    factorText: "",
    one: "forced (?:entry|open)|(?:pried|kicked|broke|broken|smashed|jimmied|jemmied|forced) (?:\\w+ ){0,4}(?:door|window|lock|glass|pane)|tool ?marks?|pry marks?|(?:door|window|lock) (?:was |had been )?(?:pried|forced|kicked|broken|smashed)",
    other:
      "no (?:sign|signs|evidence|indication) of (?:a )?(?:forced|force)|(?:door|window|garage) (?:was |is |had been |were )?(?:left )?(?:unlocked|open|ajar|undamaged|intact)|not (?:been )?forced|unforced|no damage (?:to|on) (?:\\w+ ){0,3}(?:door|window|lock|frame)|left (?:the |it )?(?:\\w+ )?(?:door |window )?(?:unlocked|open)",
  },
  {
    id: "lighting",
    point: "Lighting",
    use: "Bears on what could be seen.",
    factor: "observation-conditions",
    factorText: "The lighting is described differently",
    one: "well[- ]lit|good lighting|lights? (?:was|were) (?:still )?on|the light was on|could see (?:him|her|everything) (?:clearly|fine)|brightly lit|(?:street|parking lot|porch|overhead) ?lights? (?:was|were) (?:on|bright|working)|plenty of light|lighting was good",
    other:
      "pitch[- ](?:black|dark)|(?:with|turned) the lights? off|lights? (?:was|were) (?:off|out) (?:in|upstairs|downstairs)|(?:was|is|too|very|pretty|so|really) dark|poor(?:ly)? (?:lit|lighting)|dimly lit|street ?lights? (?:was|were|is|are) (?:out|off|broken|not working)|no (?:street ?)?lights?|unlit|bad lighting|couldn't see (?:much|well)",
  },
  {
    id: "identification",
    point: "Certainty of the identification",
    use: "Compare the first words of the witness with the later record.",
    factor: "uncertain-identification",
    factorText: "The certainty of the identification is recorded differently",
    one: "(?:positively|immediately|without (?:any )?hesitation|readily)(?: \\w+){0,5} (?:identified|picked|recogni[sz]ed|pointed|selected|chose)|positive identification|(?:chose|picked|selected|identified) (?:number|photo|photograph|#|position)|(?:100|hundred|9\\d) ?(?:%|percent) (?:sure|certain|positive)|(?:was|were|is) (?:certain|positive|sure) (?:of|that|it was)",
    other:
      "(?:not|n't|never) (?:\\w+ )?(?:certain|sure|positive)|(?:couldn't|could not|can't|cannot) be (?:certain|sure|positive)|(?:pretty|fairly|almost|kind of|somewhat) sure|(?:could not|couldn't|unable to|did not|didn't) (?:positively |really )?(?:identify|pick|see (?:his|her|the) face)|(?:[3-8]\\d|fifty|sixty|seventy|eighty) ?(?:%|percent)|i (?:think|guess|believe) it(?:'s| is| was) (?:him|number|the)|looks? (?:most )?like (?:him|the)|might be|could be|number \\d or (?:number )?\\d|between (?:number )?\\d and (?:number )?\\d|either (?:number )?\\d or",
  },
  {
    id: "people",
    point: "Number of persons",
    use: "The accounts differ on who was there.",
    factor: null,
    factorText: "",
    one: "(?:the )?(?:only|sole) (?:one|person|occupant)|alone in (?:the|his|her) (?:car|vehicle|house|room)|no (?:passengers?|other occupants?)|by (?:himself|herself) in the",
    other:
      "(?:two|three|several) (?:people|persons|men|women|occupants|of them) (?:\\w+ ){0,3}(?:by|in|at|near|from|got|came|inside|around)|(?:another|second|other) (?:man|woman|person|guy|male|female|fella|occupant) (?:\\w+ ){0,3}(?:got|was|walked|ran|left|sat|in)|passenger (?:got|was|sat|left)",
  },
  {
    id: "drinking",
    point: "Drink",
    use: "Whether the person had been drinking is told differently.",
    factor: null,
    factorText: "",
    one: "(?:came home|was|were|is|appeared|seemed|looked|obviously|visibly) (?:\\w+ )?(?:drunk|intoxicated|inebriated)|(?:strong |moderate |slight )?(?:odou?r|smell) of (?:an )?(?:alcohol\\w*|drink|intoxicants|etoh)",
    other:
      "(?:doesn't|does not|did not|didn't|don't|never) drink|no (?:odou?r|smell) of (?:an )?(?:alcohol\\w*|drink|etoh)|(?:was|were|is|appeared|seemed|looked) (?:\\w+ )?sober|had not been drinking|hadn't (?:been drinking|had a drop)|stone cold sober",
    unless: "no odou?r|not (?:drunk|intoxicated)",
  },
  {
    id: "resistance",
    point: "Conduct at the arrest",
    use: "Bears on force and on the credit of the report.",
    factor: null,
    factorText: "",
    one: "resist(?:ed|ing)|combative|pulled away|tensed|fought with|aggressive(?:ly)?|uncooperative|belligerent|argumentative|would not (?:follow|comply|listen|obey)|refused to (?:comply|follow|listen|obey)",
    other:
      "(?:fully |very |was |is |calm(?:ly)? and )?(?:cooperative|compliant|polite|calm)|went limp|i'm not resisting|did everything (?:he|she|they|the)|(?:put|had) (?:his|her|my) hands (?:up|behind)|complie[sd] (?:with|without)|without incident|(?:did not|didn't|not|never) resist(?:ing|ed)?|places (?:his|her) hands",
    unless: "uncooperative ~ cooperative|charges?(?:\\(s\\))? ?:|offen[cs]es?:",
  },
  {
    id: "provocation",
    point: "First use of force",
    use: "Bears on who used force first.",
    factor: "first-blow-other",
    factorText: "Accounts differ on who used force first",
    one: "for no reason|unprovoked|without saying (?:a word|anything)|out of the blue|for nothing|without (?:any )?(?:warning|provocation)|out of nowhere|(?:i|she|he) (?:did not|didn't|never) (?:touch|hit|push|swing|strike|lay|do anything)",
    other:
      "(?:swung|swing|swings|hit|hits|punched|punch|pushed|push|shoved|struck|attacked|grabbed|came at|lunged at|slapped|threw|scratched|bit|kicked) (?:at )?(?:me|him|her|[a-z]+|a \\w+|the \\w+) first|(?:threw|swung|landed) the first|(?:she|he|[a-z]+) (?:threw (?:a|the) (?:\\w+ )?(?:glass|bottle|plate|phone|mug|punch)|started (?:it|the fight|hitting|swinging|pushing))|(?:saw|watched) (?:\\w+ ){1,3}(?:swing|throw|raise|hit|push|punch) (?:a|the|his|her|first|at) ~ (?:at|first)|came at me|(?:grabbed|had) (?:me|him|her|[a-z]+) (?:\\w+ ){0,2}(?:by the|up against|in a headlock)|(?:pushed|hit|punched|swung|fought) back|i (?:swung|threw (?:a|the)|punched|hit|pushed|shoved|slapped) (?:on |at )?(?:him|her|it|the|first|a|at)",
  },
  {
    id: "flight",
    point: "Manner of flight",
    use: "The accounts of the flight do not agree.",
    factor: null,
    factorText: "",
    one: "(?:fled|left|drove off|drove away|took off|got away|escaped|jumped) (?:\\w+ ){0,3}(?:in|into) (?:a|an|the) (?:\\w+ ){0,4}(?:car|sedan|suv|van|truck|pickup|vehicle|motorcycle|scooter)|getaway (?:car|vehicle|driver)",
    other:
      "(?:ran|fled|left|took off|went|walked|made off) (?:\\w+ ){0,3}on foot|(?:he|she|they) (?:just )?(?:ran|took off running)|(?:did not|didn't|never) (?:see|saw) (?:a|any|the) (?:car|vehicle|van|truck)",
  },
  {
    id: "signed-waiver",
    point: "Waiver of rights",
    use: "Bears on the statement that followed.",
    factor: null,
    factorText: "",
    one: "(?:signed|executed|completed|initialed) (?:a|the|his|her) (?:\\w+ )?(?:waiver|rights (?:form|card))|waived (?:his|her)? ?(?:miranda )?rights(?: in writing)?",
    other:
      "(?:waiver|rights form|form) ~ (?:not signed|unsigned|blank|no signature)|refused to sign (?:the|a) (?:\\w+ )?(?:waiver|form)|did not sign",
  },
  {
    id: "touching",
    point: "Over or under the clothing",
    use: "Bears on the grade of the charge and on the credit of the account.",
    factor: null,
    factorText: "",
    one: "(?:over|outside|on top of|through) (?:of )?(?:her|his|my|their|the) (?:\\w+ )?(?:cloth(?:es|ing)|jeans|trousers|pants|dress|top|shirt|skirt|underwear)",
    other:
      "(?:under|underneath|inside|beneath) (?:her|his|my|the) (?:\\w+ )?(?:cloth(?:es|ing)|top|shirt|bra|skirt|dress|underwear|knickers|jeans|pants|trousers|pyjamas|shorts)|skin[- ]to[- ]skin|bare skin",
  },
  {
    id: "inducement",
    point: "What the witness was promised",
    use: "Bears on the credit of the witness and on what has to be disclosed.",
    factor: "witness-interest",
    factorText: "A witness said to be promised nothing got something",
    one: "(?:not|never|n't) (?:been )?(?:promised|offered|given|receiv\\w+) (?:\\w+ ){0,3}(?:anything|deal|benefit|consideration|leniency|in exchange|inducement)|no (?:promises?|deals?|inducements?|offers?|consideration|agreement)(?: (?:was|were|have|has) (?:been )?(?:made|given|offered))?|(?:nothing|not anything) in (?:exchange|return)",
    other:
      "reduced to (?:a )?(?:\\w+ ){0,3}(?:felony|misdemeanor|charge|class|offen[cs]e)|(?:charges?|case|warrant) (?:was |were |has been |have been )?(?:dismissed|dropped|withdrawn|reduced|not filed|discontinued)|bond (?:was )?(?:reduced|lowered)|released on (?:his|her|own|personal)|(?:time served|probation) (?:agreed|recommended|in)|letter (?:to|of) (?:the )?(?:parole|cooperation|assistance)|(?:talk|speak|word) (?:to|with) (?:the )?(?:d\\.?a\\.?|prosecutor|judge|parole)|\\$\\d+ (?:was )?paid",
  },
  {
    id: "asleep",
    point: "Whether the witness was awake",
    use: "Separates what the witness saw from what was heard from others.",
    factor: "witness-did-not-see",
    factorText: "A witness is said to have slept, and tells what was seen",
    one: "(?:was|were|is|are|been) (?:\\w+ )?(?:asleep|sleeping|in bed)|slept through",
    other:
      "saw (?:all of it|everything|it all|the whole|him|her|them|it happen)|watched (?:it|from|through|them)|(?:woke|got) up (?:and|to) (?:saw|find|look)|came (?:out|down(?:stairs)?) and (?:saw|found)|was awake",
    unless: "neighbou?rhood|defendant|suspect|driver|behind the wheel|at the wheel",
  },
  {
    id: "sober",
    point: "Whether the person had drunk",
    use: "Bears on the credit of the account.",
    factor: "observation-conditions",
    factorText: "A witness said to be sober had been drinking",
    one: "(?:had not|hadn't|has not|not|never|denie[sd]) (?:been )?(?:drinking|drunk|intoxicated|under the influence|consum\\w+ (?:any )?alcohol|had (?:anything|any) to drink)|(?:was|were|appeared|seemed) (?:\\w+ )?sober|no (?:signs? of |indication of )?(?:impairment|intoxication)",
    other:
      "(?:ethanol|etoh|blood alcohol|bac|alcohol level):? (?:\\w+ ){0,2}0?\\.\\d{2,3}|(?:strong |moderate |slight )?(?:odou?r|smell(?:s|ed)?) of (?:alcohol|etoh|drink|intoxicants)|(?:was|were|appeared|seemed|visibly|clearly|very|pretty|so) (?:\\w+ )?(?:drunk|intoxicated|wasted|hammered|tipsy|high)|slurr(?:ed|ing)|(?:most of|a whole|an entire|half) (?:a |the )?bottle|i(?:'d| had) (?:had|drunk|been drinking)",
  },
  {
    id: "seal",
    point: "State of the package",
    use: "Bears on the integrity of the evidence.",
    factor: "custody-chain-break",
    factorText: "The state of the evidence package is recorded differently",
    one: "(?:was |were |and |then |i )(?:heat[- ])?sealed|sealed (?:in|the|it|and|with|evidence|bag|envelope)|seal(?:s)? intact",
    other:
      "unsealed|not sealed|seal (?:was |is |appeared )?(?:broken|torn|not intact|damaged|missing)|(?:bag|envelope|package) (?:was |received )?(?:open|torn|unsealed)|no seal|without (?:a )?seal",
  },
];

/** A report's claim that the rights came first; find-sequences.ts finds the question that came before them. */
export const RIGHTS_FIRST: Point & { readonly one: string } = {
  id: "rights-first",
  point: "Order of rights and questions",
  use: "The report's order of events is not the recording's; bears on the custodial statement.",
  factor: null,
  factorText: "",
  one: "(?:advised|read|given|informed) ~ (?:rights|miranda) ~ (?:before|prior to) (?:any|all|being|further|the|asking|question)|post[- ]miranda|after (?:being |having been )?(?:advised|read|informed|mirandi[sz]ed)(?: \\w+){0,5} ~ (?:said|stated|admitted|told|advised|answered)|after (?:waiving|waiver)|(?:before|prior to) (?:any|all) question(?:s|ing)? ~ (?:rights|miranda)|mirandi[sz]ed (?:before|prior to)|(?:arrested|handcuffed|cuffed|custody)(?: ~ |,? )(?:advised|read|informed) (?:\\w+ ){0,4}(?:miranda|rights)",
};

/** Whatever one paper tells and another denies; find-denials.ts holds how. */
export const DENIED: Point = {
  id: "denied",
  point: "Told and denied",
  use: "One paper tells it, another says that it was not so.",
  factor: null,
  factorText: "",
};

/** Points whose values are read from the words; find-contradictions.ts holds how. */
export const VALUE_POINTS = {
  clothing: {
    id: "clothing",
    point: "Clothing",
    use: "The descriptions of the person do not agree.",
    factor: "description-mismatch",
    factorText: "Descriptions of the person differ",
  },
  vehicle: {
    id: "vehicle",
    point: "Vehicle colour",
    use: "The vehicle is described differently.",
    factor: "description-mismatch",
    factorText: "Descriptions of the vehicle differ",
  },
  weapon: {
    id: "weapon",
    point: "Weapon",
    use: "The weapon is described differently.",
    factor: "description-mismatch",
    factorText: "Descriptions of the weapon differ",
  },
  height: {
    id: "height",
    point: "Height",
    use: "The description differs by three inches or more.",
    factor: "description-mismatch",
    factorText: "Descriptions of the person differ",
  },
  build: {
    id: "build",
    point: "Build",
    use: "The descriptions of the person do not agree.",
    factor: "description-mismatch",
    factorText: "Descriptions of the person differ",
  },
  hair: {
    id: "hair",
    point: "Facial hair",
    use: "The descriptions of the person do not agree.",
    factor: "description-mismatch",
    factorText: "Descriptions of the person differ",
  },
  direction: {
    id: "direction",
    point: "Direction of flight",
    use: "The accounts of the flight do not agree.",
    factor: null,
    factorText: "",
  },
  hand: {
    id: "hand",
    point: "Hand",
    use: "The accounts of the same moment do not agree.",
    factor: null,
    factorText: "",
  },
  drinks: {
    id: "drinks",
    point: "Number of drinks",
    use: "The recorded admission is not the same in both exhibits.",
    factor: null,
    factorText: "",
  },
  people: {
    id: "people",
    point: "Number of persons",
    use: "The accounts differ on how many took part.",
    factor: null,
    factorText: "",
  },
  clues: {
    id: "clues",
    point: "Field sobriety clues",
    use: "The count in the report is not the count on the worksheet.",
    factor: "clue-count-differs",
    factorText: "Field sobriety clues are counted differently",
  },
  ground: {
    id: "ground",
    point: "Weather and ground",
    use: "Bears on the field sobriety tests and on what could be seen.",
    factor: "test-conditions-differ",
    factorText: "Weather or ground is described differently",
  },
  place: {
    id: "place",
    point: "Place where it was found",
    use: "Bears on possession and on the scope of the search.",
    factor: "place-found-differs",
    factorText: "The place where the item was found is recorded differently",
  },
  quantity: {
    id: "quantity",
    point: "Quantity",
    use: "Amounts differ between the steps; bears on the chain of custody and the grade of the charge.",
    factor: "quantity-differs",
    factorText: "Recorded quantities differ",
  },
  count: {
    id: "count",
    point: "Number",
    use: "The same things are counted differently; bears on the record's care and on the custody of evidence.",
    factor: "quantity-differs",
    factorText: "Recorded numbers differ",
  },
  size: {
    id: "size",
    point: "Size of the injury or blade",
    use: "Bears on the force used and on the credit of the account.",
    factor: null,
    factorText: "",
  },
  side: {
    id: "side",
    point: "Side of the body",
    use: "The accounts of the same injury do not agree.",
    factor: null,
    factorText: "",
  },
  alert: {
    id: "alert",
    point: "Where the dog alerted",
    use: "Bears on the ground for the search.",
    factor: "stop-contradicted",
    factorText: "Where the dog alerted is recorded differently",
  },
  owner: {
    id: "owner",
    point: "In whose name it stands",
    use: "Bears on possession and on who else may have done it.",
    factor: "others-property",
    factorText: "The record names another owner or holder",
  },
  whereabouts: {
    id: "whereabouts",
    point: "Where the thing was",
    use: "Bears on who could get at it, and on the care of the record.",
    factor: null,
    factorText: "",
  },
  struck: {
    id: "struck",
    point: "Where it struck",
    use: "The accounts of the same blow do not agree.",
    factor: null,
    factorText: "",
  },
  blows: {
    id: "blows",
    point: "Number of blows or shots",
    use: "The accounts of the same event do not agree.",
    factor: null,
    factorText: "",
  },
  viewed: {
    id: "viewed",
    point: "How long the witness looked",
    use: "Bears on the identification.",
    factor: "observation-conditions",
    factorText: "How long the witness looked is told differently",
  },
  distance: {
    id: "distance",
    point: "Distance of the witness",
    use: "Bears on what the witness could see.",
    factor: "observation-conditions",
    factorText: "The distance of the witness is told differently",
  },
  speed: {
    id: "speed",
    point: "Speed",
    use: "Bears on the ground of the stop and on the danger that is charged.",
    factor: "stop-contradicted",
    factorText: "The speed is recorded differently",
  },
  beverage: {
    id: "beverage",
    point: "What was drunk",
    use: "The recorded admission is not the same in both exhibits.",
    factor: null,
    factorText: "",
  },
  cameFrom: {
    id: "came-from",
    point: "Where the client came from",
    use: "The recorded words of the client are not the same in both exhibits.",
    factor: null,
    factorText: "",
  },
  stopGround: {
    id: "stop-ground",
    point: "Ground of the stop",
    use: "The report and the other exhibit give different grounds.",
    factor: "stop-contradicted",
    factorText: "The ground of the stop is given differently",
  },
  footwear: {
    id: "footwear",
    point: "Footwear",
    use: "Bears on the field sobriety tests, on prints and on descriptions.",
    factor: "test-conditions-differ",
    factorText: "The footwear is recorded differently",
  },
  garment: {
    id: "garment",
    point: "What was worn",
    use: "The accounts of the same evening do not agree.",
    factor: null,
    factorText: "",
  },
  seat: {
    id: "seat",
    point: "Seat",
    use: "Bears on who sat within reach.",
    factor: "others-property",
    factorText: "Who sat where is recorded differently",
  },
  grip: {
    id: "grip",
    point: "One hand or both",
    use: "The accounts of the same act do not agree.",
    factor: null,
    factorText: "",
  },
  against: {
    id: "against",
    point: "Where it was done",
    use: "The accounts of the same act do not agree.",
    factor: null,
    factorText: "",
  },
  identifier: {
    id: "identifier",
    point: "Number of the thing",
    use: "Whether it is one and the same thing is to be shown.",
    factor: "custody-chain-break",
    factorText: "A number that identifies the evidence is written in two ways",
  },
  age: {
    id: "age",
    point: "Age",
    use: "The descriptions of the person do not agree.",
    factor: "description-mismatch",
    factorText: "Descriptions of the person differ",
  },
  label: {
    id: "label",
    alike: 3,
    point: "Place of the event",
    use: "The accounts put the event, or the witness, in different places.",
    factor: null,
    factorText: "",
  },
  force: {
    id: "force",
    alike: 1.5,
    point: "Manner of the force",
    use: "The accounts differ on what was done.",
    factor: null,
    factorText: "",
  },
  site: {
    id: "site",
    point: "Place of the interview",
    use: "Bears on whether it was custodial.",
    factor: null,
    factorText: "",
  },
  headHair: {
    id: "head-hair",
    point: "Hair",
    use: "The descriptions of the person do not agree.",
    factor: "description-mismatch",
    factorText: "Descriptions of the person differ",
  },
  item: {
    id: "item",
    point: "Description of the item",
    use: "The thing that was taken and the thing that was found are described differently.",
    factor: null,
    factorText: "",
  },
  money: {
    id: "money",
    point: "Amount of money",
    use: "The accounts of what was taken do not agree.",
    factor: null,
    factorText: "",
  },
  result: {
    id: "result",
    point: "Test result",
    use: "The same test is reported with different figures.",
    factor: null,
    factorText: "",
  },
  samples: {
    id: "samples",
    point: "Agreement of the breath samples",
    use: "Opens the breath result to challenge where the rules ask for agreement within 0.02.",
    factor: "breath-samples-apart",
    factorText: "Two breath samples disagree",
  },
  duration: {
    id: "duration",
    point: "Length of the observation",
    use: "Opens the breath result to challenge.",
    factor: "observation-broken",
    factorText: "The observation period before the breath test is recorded differently",
  },
  time: {
    id: "time",
    point: "Time",
    use: "The order and spacing of events depend on which record is right.",
    factor: "times-differ",
    factorText: "Records of the same event differ in time",
  },
} as const satisfies Record<string, Point>;
