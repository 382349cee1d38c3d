import type { IssueRule } from "../issue-rule.ts";

/**
 * United States vocabulary. Data only: words that raise a question, never law that answers it. Cues are in the notation of
 * cue-pattern.ts. The doctrine is named where a lawyer would look for it; no authority is cited.
 */
export const US_ISSUE_RULES: readonly IssueRule[] = [
  {
    id: "stop-basis",
    text: "What facts, known before the stop, justified it?",
    detail: "The stated ground should be checked against every recording and log of the minutes before the stop.",
    defense: {
      text: "Challenge to the stop (reasonable suspicion)",
      detail: "Depends on what the officer saw before the stop and on whether another source shows it.",
    },
    action: {
      text: "Compare the stated ground for the stop with the camera and dispatch record of the minutes before it.",
      detail: "Ask for the full recording from before the lights came on.",
    },
    cues: [
      {
        weight: 2,
        words: "(?:i|we|officers?(?: [a-z]+)?|deputy [a-z]+|ofc\\. [a-z]+|trooper [a-z]+) (?:then |also )?detained",
      },
      {
        weight: 1,
        words:
          "(?:ordered|told|directed|asked) (?:him|her|them|the \\w+|me) to stop|traffic stop|pulled (?:him|her|them|me|it|over)|pulled the (?:vehicle|car|driver|sedan|truck) over|terry stop|investigatory stop|vehicle stop|conducted a stop|initiated a stop|felony stop",
      },
      {
        weight: 1,
        words:
          "activated (?:my|his|her|the) (?:emergency |overhead )?lights|initiated my (?:emergency )?lights|emergency lights",
      },
      {
        weight: 1,
        words:
          "(?:stopped|detained|stop) (?:him|her|me|them|the (?:vehicle|car|driver|suspect|subject|male|man|female|individual|sedan|truck|defendant)|a (?:male|man|subject|female|black|white|hispanic|person|vehicle)|two|three|[a-z]+ (?:\\([a-z0-9 ]{1,14}\\) )?(?:on|near|at|outside|because|based|walking|approximately|about|who))",
      },
      {
        weight: 1,
        words:
          "weav(?:ed|ing)|drift(?:ed|ing)|swerv(?:ed|ing)|fog line|failed to signal|failing to signal|without signal(?:l)?ing|crossed the (?:center|fog|lane|double|yellow) ?(?:line|yellow)?|(?:tail|brake|head|license plate) ?(?:light|lamp)s? ~ (?:out|inoperative|broken|not working)|rolled through|over the speed limit|wide turn",
      },
      {
        weight: 1,
        words:
          "high[- ]crime area|match(?:ed|ing|es) ~ description|fit(?:ting|s)? the (?:general )?description|description of the (?:suspect|robber|male)|reasonable suspicion|suspicious(?:ly)?|anonymous (?:tip|caller|call)|acting nervous|appeared nervous|furtive|hunch|looked (?:nervous|out of place)|bolo|be on the lookout",
      },
      {
        weight: 2,
        words:
          "no (?:traffic )?violation|did not (?:see|observe|witness) (?:any|a) (?:traffic )?(?:violation|infraction)|without (?:any )?reasonable suspicion",
      },
    ],
    unless: "stopped (?:working|talking|drinking|by|at the store|breathing)|bus stop|non-?stop|stop sign camera",
    acceptsNegation: true,
  },
  {
    id: "search",
    text: "On what authority was the search made: warrant, consent, or a stated exception?",
    detail: "Scope, timing and the words used to ask for consent matter as much as the ground itself.",
    defense: {
      text: "Challenge to the search and seizure",
      detail:
        "Depends on the ground claimed, on whether consent was given and by whom, and on the scope of the search.",
    },
    action: {
      text: "Ask for the warrant or consent form and the recording of the search.",
      detail:
        "Compare the place and time where each item was found across the report, the recording and the property record.",
    },
    cues: [
      {
        weight: 2,
        words:
          "(?:searched|searching|search of|conducted a search|began a search|searches|probable cause search|warrantless search) ~ (?:vehicle|car|truck|trunk|sedan|suv|van|backpack|bag|purse|person|residence|house|home|apartment|room|bedroom|phone|cell ?phone|pockets?|glove|console|garage|locker|interior|compartment|jacket|defendant|passenger)",
      },
      {
        weight: 2,
        words:
          "consent(?:ed)? to (?:a |the |any )?search|(?:without|no|lacked|lacking) (?:a )?(?:search )?warrant|search incident|inventory search|searched (?:him|her|me|them|my|his)|can i (?:search|look in|take a look)|mind if i (?:search|look|take a look)|go through (?:my|his|her|your) (?:bag|car|phone|pockets|things|room)",
      },
      { weight: 1, words: "pat(?:ted)?[- ]?(?:him |her )?down|frisk(?:ed)?|pat-?down" },
      {
        weight: 1,
        words:
          "odou?r of (?:marijuana|cannabis|burnt)|smell(?:ed)? of (?:marijuana|cannabis)|plain (?:view|sight)|k-?9|canine|drug dog",
      },
      {
        weight: 1,
        words:
          "reached into|removed from (?:his|her) (?:pocket|waistband|jacket)|felt (?:a|an) (?:hard|large|small|object|bulge|lump)|emptied (?:his|her|my) pockets",
      },
      { weight: 2, words: "search warrant|probable cause to search" },
    ],
    unless:
      "search criteria|records? search|searched (?:for|the area|the database|the neighborhood|records)|search of (?:the area|records|database)|job search",
    acceptsNegation: true,
  },
  {
    id: "miranda",
    text: "Was the client questioned in custody before, or without, the advice of rights?",
    detail:
      "Custody, questioning and advice should be put in order from the recording; questions before arrest are a separate matter.",
    defense: {
      text: "Challenge to the custodial statement (Miranda)",
      detail: "Depends on when custody began, which questions followed, and when the rights were read and waived.",
    },
    action: {
      text: "Put custody, first question and advice of rights in order, minute by minute, from the recording.",
      detail: "Ask for the rights form, the waiver and the unedited recording.",
    },
    cues: [
      {
        weight: 2,
        words:
          "(?:not|never|wasn't|weren't|hadn't|nobody|no one|without) (?:been |being )?(?:read|advised|given|told|informed|reading|advising) ~ rights|no miranda|un-?mirandized|did not (?:read|give|advise) ~ (?:rights|miranda)|didn't (?:read|give|tell) ~ (?:rights|miranda)|without miranda|prior to (?:being )?(?:miranda|mirandized|advis)",
      },
      {
        weight: 2,
        words:
          "before (?:he|she|i|they|anyone|the officer|being|the rights|rights|any) ~ (?:read|advised|given|mirandized) ~ (?:rights|miranda)",
      },
      {
        weight: 2,
        words:
          "waiver ~ (?:not signed|unsigned|blank|not attached|missing|not located)|(?:unsigned|blank) ~ waiver|did not sign the ~ (?:waiver|rights)",
      },
      {
        weight: 1,
        words:
          "(?:you have|his|her|have) (?:the )?right to remain silent|miranda|(?:read|advised|given|informed) (?:him |her |me |them )?(?:of )?(?:his|her|my|their|the) (?:constitutional )?rights",
      },
      {
        weight: 1,
        words:
          "(?:while|was|were|already|still) (?:in|seated in|sitting in|handcuffed in|placed in) (?:custody|handcuffs|cuffs|the back|the rear) ~ (?:asked|said|told|stated)|(?:handcuffed|in custody|under arrest|in the back (?:seat )?of) ~ (?:i asked|asked (?:him|her|me|where|what|if|how|about)|questioned)",
      },
    ],
    unless: "before any (?:question|questioning)|prior to any (?:question|questioning)",
    acceptsNegation: true,
  },
  {
    id: "counsel",
    text: "Was a request for a lawyer followed by more questions?",
    detail: "The exact words of the request and everything asked after it should be written out.",
    defense: {
      text: "Challenge to statements after a request for counsel",
      detail: "Depends on how clear the request was and on who spoke next.",
    },
    action: {
      text: "Write out the words of the request for a lawyer and every question asked after it.",
      detail: "Ask for the recording up to the end of the contact.",
    },
    cues: [
      {
        weight: 2,
        words:
          "(?:want|wanted|need|needed|like|asked for|asking for|asks for|requested|requests|request|demanded|get me|call|called|phone|ask for) (?:to (?:talk to|speak to|speak with|see|call|have|consult|consult with|talk with) )?(?:a|an|my|his|her) (?:lawyer|attorney|public defender|counsel)",
      },
      {
        weight: 2,
        words:
          "(?:talk|speak) (?:to|with) (?:a|an|my|his|her) (?:lawyer|attorney|public defender) (?:first|before|now)|(?:should|can|could|may) i (?:talk to|get|have|call|speak to|see|speak with) (?:a|an|my) (?:lawyer|attorney)|where is my (?:lawyer|attorney)|not (?:saying|answering) ~ without (?:a|my) (?:lawyer|attorney)|request(?:ed)? (?:for )?counsel|invoked (?:his|her) right",
      },
    ],
    unless:
      "you have (?:the|a) right|right to (?:an?|have an?|talk to|speak to|consult) (?:an? )?(?:attorney|lawyer|counsel)|do you (?:want|wish|need)|if you (?:want|cannot|can't)|district attorney|did not (?:request|ask|want)",
  },
  {
    id: "voluntariness",
    text: "Were promises, pressure or the client's condition part of how the statement was obtained?",
    detail: "Length, breaks, promises, threats, sleep, medication and intoxication belong in one list.",
    defense: {
      text: "Challenge to the voluntariness of the statement",
      detail: "Depends on the whole of the circumstances: what was promised, for how long, and in what condition.",
    },
    action: {
      text: "List every promise, threat and break of the interview with its time.",
      detail: "Ask for the full recording, cell checks and medical notes.",
    },
    cues: [
      {
        weight: 2,
        words:
          "(?:go|be|goes|going|make (?:it|things)) (?:a lot |much |so much )?(?:easier|better|lighter) (?:on|for) (?:you|him|her|me)|things will go (?:easier|better)|go (?:easy|easier) on (?:you|him|her|me)|(?:put in|say) a good word|(?:you|he|she|i|we) (?:can|could|will|would|can all|'d) (?:go|get to go) home (?:if|tonight|once|as soon|when|after)|help yourself (?:out )?(?:now|here)",
      },
      {
        weight: 2,
        words:
          "if (?:i|you|he|she|they) ~ (?:could|can|would be able to|may) (?:leave|go)|would not be (?:charged|arrested)|police would not be called|promised? (?:him|her|me|that|to let|leniency|no charges)|(?:or|if you don't|unless you) ~ (?:take|lose) (?:your|his|her) (?:kids|children|baby)|child(?:ren)? (?:services|protective)? ?(?:will|would|could) (?:be )?(?:taken|take)|threatened (?:to (?:arrest|charge|take|call)|him with|her with|me with)",
      },
      {
        weight: 2,
        words:
          "(?:interview|interrogation|questioning|questioned|interviewed) ~ (?:lasted|for|over|after) (?:about |approximately |nearly |almost |more than |over )?(?:[4-9]|1\\d|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:and a half )?hours",
      },
      {
        weight: 1,
        words:
          "(?:without|no|denied|hadn't had|had not had) (?:any )?(?:food|sleep|water|a break|medication|insulin)|(?:hadn't|had not|haven't) (?:slept|eaten)|awake (?:for|since)|no breaks",
      },
      {
        weight: 1,
        words:
          "(?:pain ?(?:medication|killers?|meds)|sedated|sedative|morphine|withdrawal|dope ?sick|concussion|still (?:drunk|intoxicated|high)|insulin) ~ (?:interview|statement|question|when|during|time)|(?:interview|statement|questioned) ~ (?:hospital bed|sedated|medicated|withdrawal)",
      },
    ],
    unless: "anything you say|can and will be used",
    acceptsNegation: true,
  },
  {
    id: "identification",
    text: "How was the identification made, and how sure was the witness at the time?",
    detail:
      "Number of fillers, instructions, first words, lighting, distance, time seen and earlier descriptions decide its worth.",
    defense: {
      text: "Challenge to the identification",
      detail: "Depends on the procedure used, the words of the witness and the match with the first description.",
    },
    action: {
      text: "Ask for the identification record: all photographs shown, instructions, first words, and who was in the room.",
      detail: "Compare the first description with the client's booking data.",
    },
    cues: [
      {
        weight: 2,
        words:
          "show-?up|(?:photo|photographic|live) (?:array|line-?up|spread|pack)|six[- ]?pack|line-?up|single photo(?:graph)?|one photo(?:graph)?|(?:showed|shown) (?:me|him|her|the (?:witness|victim|clerk)) (?:a|one|only one|the) (?:picture|photo|photograph|mug ?shot)",
      },
      {
        weight: 2,
        words:
          "(?:picked|selected|chose|pointed (?:to|at|out)) ~ (?:number|no\\.?|photo(?:graph)?|#|position) ?#? ?\\d|(?:could not|couldn't|unable to|did not|didn't|can't|cannot) (?:positively |really )?(?:identify|pick|recogni[sz]e) ~ (?:him|her|anyone|anybody|suspect|face|man|person|robber|defendant|number|driver)",
      },
      {
        weight: 1,
        words:
          "identified (?:him|her|the (?:suspect|defendant|driver|man|male)|[a-z]+ as the)|that's (?:him|her|the (?:guy|man|one))|recogni[sz]ed (?:him|her|the)",
      },
      {
        weight: 1,
        words:
          "(?:not|n't|never) (?:\\w+ )?(?:certain|sure|positive)|(?:pretty|fairly|almost|kind of|somewhat) sure|(?:\\d{2,3}|fifty|sixty|seventy|eighty|ninety) ?(?:%|percent)|(?:looks|looked) (?:like|similar)|i (?:think|guess|believe) it(?:'s| is| was) (?:him|number|the)|could be (?:him|her|the)|might be (?:him|her|the)|resembles?",
      },
      {
        weight: 1,
        words: "(?:mask|hood|bandana|scarf|ski mask|covered) ~ (?:face|mouth|nose)|face was covered|wearing a mask",
      },
    ],
    acceptsNegation: true,
  },
  {
    id: "custody-chain",
    text: "Is the chain of custody of the physical evidence complete?",
    detail: "Every hand-over needs a name, a time and a seal; weights and counts should agree at each step.",
    defense: {
      text: "Challenge to the integrity of the physical evidence",
      detail: "Depends on who held it, how it was sealed, and whether amounts agree between the steps.",
    },
    action: {
      text: "Ask for the full chain of custody, seal numbers and storage log of each item.",
      detail: "Compare the item numbers, counts and weights of the property record with those of the laboratory.",
    },
    cues: [
      {
        weight: 2,
        words: "(?:location|storage|custodian|transfer|whereabouts) ~ (?:not recorded|not documented|unknown|blank)",
      },
      {
        weight: 2,
        words:
          "(?:seal|bag|envelope|package|packaging|container|evidence tape) ~ (?:broken|torn|not sealed|unsealed|was open|open at|damaged|not intact)|unsealed|not sealed|no seal|without (?:a )?seal|seal (?:broken|not intact|number (?:differs|does not match))",
      },
      {
        weight: 2,
        words:
          "chain of custody ~ (?:gap|incomplete|missing|not|blank|break|broken|unsigned|no )|(?:no|missing|blank|without|incomplete) ~ (?:chain of custody|custody (?:entry|form|log|signature)|log entry|evidence log)|(?:no|not|blank) (?:entry|signature|initials|signed|initialed|initialled)|signature (?:missing|blank)|received by ?: ?(?:blank|not signed|unsigned|illegible|unknown|\\(blank\\)|\\[blank\\]|none)",
      },
      {
        weight: 2,
        words:
          "(?:kept|left|stored|placed|held|remained|sat|secured|locked) (?:it |them |the \\w+ (?:\\w+ )?)?(?:in|inside|on) (?:my|his|her|the officer's|a) (?:patrol |personal |squad )?(?:car|vehicle|unit|trunk|desk|drawer|locker|pocket|duty bag) (?:drawer |trunk )?(?:overnight|until|for (?:the|two|three|several|\\d)|over the|and (?:booked|logged|submitted))",
      },
      {
        weight: 2,
        words:
          "not (?:logged|booked|submitted|entered|placed) ~ (?:until|evidence)|(?:logged|booked|submitted|turned in|entered) (?:it |them )?(?:into evidence |in )?(?:\\w+ ){0,3}days (?:later|after)|(?:weight|amount|count|quantity|item number|tag number|case number) (?:differs|does not match|discrepancy|do not match)|mislabel(?:l)?ed|wrong (?:case|item|tag) number|unaccounted",
      },
    ],
    acceptsNegation: true,
  },
  {
    id: "disclosure",
    text: "Is there favourable material that has not been disclosed (Brady, Giglio)?",
    detail:
      "Other suspects, benefits to witnesses, officer discipline and withheld recordings belong in one written request.",
    defense: null,
    action: {
      text: "Ask in writing for the favourable material that these pages point to.",
      detail: "Name each item, the page that mentions it and the date of the request.",
    },
    cues: [
      { weight: 2, words: "exculpatory|giglio|brady (?:material|list|letter|disclosure)|brady" },
      {
        weight: 2,
        words:
          "(?:internal affairs|sustained complaint|disciplinary (?:record|action|history|file)|administrative leave|under investigation for) ~ (?:officer|deputy|detective|sergeant|trooper|him|her|credibility|truth|report)|(?:officer|deputy|detective|sergeant|trooper) ~ (?:internal affairs|sustained complaint|disciplin\\w+|suspended|untruthful\\w*)",
      },
      {
        weight: 2,
        words:
          "(?:another|other|different|second|alternate|alternative) (?:\\w+ )?(?:suspect|person of interest|person|male|man|individual) ~ (?:confessed|admitted|was identified|matched|was seen|claimed|not (?:interviewed|followed|pursued))|(?:tip|tipster|caller|informant) ~ (?:named|naming|identified|blamed) (?:another|a different|someone else|somebody else)|(?:lead|tip) ~ not (?:followed|pursued|investigated)",
      },
      {
        weight: 2,
        words:
          "(?:not|never|n't) (?:been )?(?:disclosed|turned over|provided|produced|given|included|mentioned|written) ~ (?:to the defen[cs]e|in (?:my|the|his|her) report|in discovery)|told (?:me|him|her|us) not to (?:include|write|mention|put)|(?:left|leave) (?:it|that|this) out of (?:the|my|his) report|not (?:put|include|mention) (?:it|that|this) in (?:the|my|his) report",
      },
      {
        weight: 2,
        words:
          "(?:was|is|'s) not (?:the (?:man|guy|person|one|robber|shooter|driver) (?:who|i|that)|him)|isn't (?:him|the (?:man|guy|person|one|robber))|wasn't (?:him|the (?:man|guy|person|one|robber|shooter))|not the (?:man|guy|person|one|robber) (?:who|i|that)",
      },
      {
        weight: 2,
        words:
          "(?:paid|confidential|registered) informant|(?:in exchange for|exchange for|return for) ~ (?:testimony|cooperation|statement|information|charges)|(?:charges?|case) ~ (?:dropped|dismissed|reduced) ~ (?:cooperat\\w+|testi\\w+|in exchange|if (?:he|she|i))|proffer|cooperation agreement|immunity",
      },
    ],
    acceptsNegation: true,
  },
  {
    id: "speedy-trial",
    text: "How many days ran between charge or arrest and trial, and who asked for each delay?",
    detail: "A table of dates with the reason and the party of each continuance answers it.",
    defense: {
      text: "Speedy-trial clock",
      detail: "Depends on the dates, on who caused each delay and on any waiver.",
    },
    action: {
      text: "Make a table of the court dates with the party that asked for each delay.",
      detail: "Ask the clerk for the register of actions.",
    },
    cues: [
      {
        weight: 2,
        words:
          "speedy[- ]trial|time waiver|waived? time|trial within \\d+ days|over (?:the )?(?:defen[cs]e|defendant's) objection",
      },
      {
        weight: 2,
        words:
          "(?:trial|hearing|case|matter) ~ (?:continued|postponed|adjourned|reset|vacated) ~ (?:motion of the (?:state|people|prosecution)|(?:state's|people's|prosecution's|government's) (?:request|motion)|again|third|fourth|second time)|(?:state's|people's|prosecution's|government's) (?:\\w+ )?(?:request for (?:a )?continuance|motion (?:to continue|for (?:a )?continuance)|continuance)",
      },
      { weight: 1, words: "arraign(?:ed|ment)" },
      {
        weight: 1,
        words:
          "\\d{3} days|(?:months|days) (?:since|after|from) (?:the |his |her )?(?:arrest|arraignment|charge)|continuances?|remains? in custody",
      },
    ],
  },
  {
    id: "field-sobriety",
    text: "Were the field sobriety tests given and scored under standard conditions?",
    detail: "Surface, weather, footwear, injuries, instructions and the marks on the worksheet should be compared.",
    defense: {
      text: "Challenge to the field sobriety tests",
      detail: "Depends on the conditions, the client's health and how the clues were scored.",
    },
    action: {
      text: "Compare the worksheet, the report and the video of each field sobriety test, clue by clue.",
      detail: "Ask for the officer's training record for these tests.",
    },
    cues: [
      {
        weight: 2,
        words:
          "field sobriety|standardi[sz]ed (?:field )?tests|walk[- ]and[- ]turn|one[- ]leg[- ]stand|horizontal gaze|hgn|sfsts?",
      },
      {
        weight: 1,
        words:
          "walk (?:the|a) (?:straight )?line|heel[- ]to[- ]toe|stand on one (?:leg|foot)|nine steps|follow (?:my|the) (?:finger|pen)",
      },
      {
        weight: 1,
        words: "knee|ankle|bad back|(?:gravel|slope|uneven|wet|icy) ~ (?:test|shoulder|surface)|heels|boots",
      },
    ],
    offences: ["dui", "other"],
  },
  {
    id: "breath-test",
    text: "Was the breath or blood test run by the book: observation, agreement of samples, calibration?",
    detail: "The instrument's record, the observation period and the certificate should be read together.",
    defense: {
      text: "Challenge to the breath or blood result",
      detail: "Depends on the observation period, the agreement of the samples and the instrument's records.",
    },
    action: {
      text: "Ask for the instrument's calibration and maintenance records and the operator's certificate.",
      detail: "Compare the observation period claimed with the recording.",
    },
    cues: [
      {
        weight: 2,
        words:
          "breath (?:test|tests|sample|samples|instrument|alcohol|result|analysis|machine|specimen)|intoxilyzer|intoximeter|breathalyzer|datamaster|dr[aä]e?ger|blood (?:draw|drawn|sample|alcohol|test|kit)",
      },
      { weight: 1, words: "calibrat(?:ed|ion)|simulator|observation period|deprivation period|0\\.\\d{2,3}" },
    ],
    offences: ["dui"],
    unless: "no breath (?:test|sample) was (?:offered|taken)",
    acceptsNegation: true,
  },
  {
    id: "hearsay",
    text: "Which statements rest on what someone else said or heard?",
    detail: "For each one: who spoke, whether that person can be called, and for what purpose it is offered.",
    defense: {
      text: "Objection to out-of-court statements (hearsay, confrontation)",
      detail: "Depends on who will be called and on the purpose of the statement.",
    },
    action: {
      text: "List every second-hand statement with its speaker and ask whether that person will be called.",
      detail: "Ask for names and addresses of the persons quoted.",
    },
    cues: [
      {
        weight: 2,
        words:
          "(?:told me|said|says|stated|advised|reported|mentioned) (?:that )?(?:he|she|someone|somebody|a neighbor|her (?:friend|sister|brother|cousin)|his (?:friend|sister|brother|cousin)|they|another \\w+|(?:a|some|one) (?:\\w+ ){1,3}) ?(?:had )?(?:heard (?:from|the|him|her|that|about)|was told|were told|had been told)",
      },
      {
        weight: 2,
        words:
          "(?:i|he|she|they) (?:was|were|had been) told (?:by|that)|heard (?:it )?from (?:a|an|his|her|my|someone|somebody|another|other|the)|heard (?:about it|it) from|i did not see it (?:myself|happen)|i didn't see it (?:myself|happen)|second-?hand|according to (?:a|an|his|her|the|some) (?:\\w+ )?(?:neighbor|bystander|passerby|passer-by|friend|cousin|unidentified|unknown|anonymous|co-?worker)",
      },
      {
        weight: 2,
        words:
          "anonymous (?:caller|tip|tipster|informant|witness)|unidentified (?:caller|female|male|witness|bystander|person|man|woman)|(?:would not|refused to|did not|declined to) (?:give|leave|provide) (?:her|his|a|their) name|caller (?:refused|declined) ~ name",
      },
      {
        weight: 2,
        words:
          "(?:neighbor|neighbour|bystander|friend|clerk|sister|brother|mother|cousin|customer|co-?worker|roommate) (?:\\w+ ){0,2}(?:told|said to|advised|informed) (?:me|us|him|her|the witness|police|officers?) (?:that )?(?:he|she|they|the|it|someone)",
      },
    ],
  },
  {
    id: "recording-gap",
    text: "Why is part of the encounter not recorded, and what was lost?",
    detail: "The camera policy, the activation log and the times of the gap should be asked for.",
    defense: {
      text: "Missing or incomplete recording",
      detail: "Depends on the reason given, on the policy in force and on what else shows the missing minutes.",
    },
    action: {
      text: "Ask for the camera's activation and audit log, the policy, and a preservation letter for every recording.",
      detail: "Note the start and end of each gap.",
    },
    cues: [
      {
        weight: 2,
        words:
          "(?:camera|cameras|clip|video|audio|recording|recorder|footage|bwc|body[- ]?worn|body-?cam|dash ?-?cam|cctv|surveillance|microphone|mic|dvr) ~ (?:turned off|was off|were off|switched off|powered off|not (?:activated|recording|recorded|on|turned on|switched on|available|working|functioning|functional|operational|operating|preserved|saved|started|recovered|charged)|fail(?:ed|s|ure)|malfunction\\w*|overwritten|over-written|deleted|erased|muted|dead|inoperable|inoperative|out of (?:service|order)|down for|(?:did|does) not (?:record|capture|activate|show the|cover|start)|didn't (?:record|work|capture)|wasn't (?:on|working|recording|activated)|no audio|corrupted?|unavailable|stop(?:s|ped) (?:recording|working)|ended early|lost|died|broken)",
      },
      {
        weight: 2,
        words:
          "(?:interview|interrogation|conversation|contact|encounter|questioning|statement|stop|search|it) (?:was|were|is|had) (?:not|never) (?:been )?(?:audio[- ]|video[- ])?(?:recorded|videotaped|captured on)|(?:not|never) captured on|(?:no|without) (?:a )?(?:audio|video|recording|body[- ]?cam\\w*|footage|video footage|camera footage)(?: recording| footage)?|unrecorded|audio (?:off|muted)|\\[?(?:audio|video|recording) (?:ends|off|muted|stops|paused|interrupted|gap)|battery (?:had |has )?(?:died|dead|was dead|failed)|(?:keeps|kept|retains|stores|saves) (?:\\w+ ){0,4}(?:days|hours|weeks)|(?:video|footage|recording) ~ (?:was|were|is|had been) (?:already )?(?:gone|taped over|recorded over)|forgot to (?:activate|turn on|start)|camera (?:off|deactivated)|deactivat(?:ed|es) ~ (?:camera|bwc|recording)|turn(?:ed|s)? off ~ (?:camera|recorder|recording|bwc)|(?:overwrit\\w+|retention) ~ (?:days|footage|video|hours)",
      },
    ],
    unless: "no audio or video recording is permitted|video store",
    acceptsNegation: true,
  },
  {
    id: "witness-reliability",
    text: "What weakens the reliability of the witnesses against the client?",
    detail:
      "Drink, light, distance, time, changes of account, interest and past dealings should be listed per witness.",
    defense: {
      text: "Impeachment of the witnesses",
      detail: "Depends on the conditions of observation, earlier versions and reasons to favour one side.",
    },
    action: {
      text: "Interview the witnesses again on what they could see, from where, and what they said first.",
      detail: "Ask for every earlier version of their accounts and their criminal histories.",
    },
    cues: [
      {
        weight: 1,
        words:
          "[a-z]+ had been drinking|(?:i|we|he|she|witness|they) (?:had|have|have been|had been|was|were|'d|'d been) (?:had )?(?:been )?(?:drinking|a few (?:drinks|beers)|(?:two|three|four|five|six|several|a couple of) (?:drinks|beers|glasses)|drunk|buzzed|tipsy|high|smoking)",
      },
      {
        weight: 1,
        words:
          "(?:without|not wearing|wasn't wearing|didn't have|did not have|forgot|lost) (?:my|his|her|the) (?:\\w+ )?(?:glasses|contacts|contact lens(?:es)?|lens|lenses|eyeglasses)|(?:was|were|looked) (?:\\w+ )?blurry|near-?sighted|poor eyesight|can't see (?:well|far)",
      },
      {
        weight: 1,
        words:
          "(?:it|area|lot|street|alley|road|hallway|yard|parking lot) (?:was|is) (?:\\w+ )?(?:dark|dim|poorly lit|unlit)|lights? (?:was|were) (?:off|out)|(?:could not|couldn't|can't) see (?:who|his|her|much|well|clearly|the|what)|poor(?:ly)? li(?:t|ghting|ghted)|street ?light(?:s)? (?:was|were|is|are) (?:out|off|broken)|no street ?lights?|dimly lit|bad light|foggy",
      },
      {
        weight: 1,
        words:
          "(?:about|approximately|around|maybe|roughly|at least|over) \\d{2,3} (?:feet|yards|meters|metres|ft)(?: or more)? (?:away|from)|across the (?:street|parking lot|lot|road)|from (?:my|the|a) (?:\\w+ )?(?:window|balcony|porch)|through (?:a|the) (?:\\w+ )?(?:window|blinds|fence|crowd)",
      },
      {
        weight: 1,
        words:
          "(?:only|just|for) (?:\\w+ ){0,3}(?:a second|seconds|a moment|moment|glimpse|a glance|split second)|glimpsed?|glanced|quick look|happened (?:so|very|too|real) fast",
      },
      {
        weight: 1,
        words:
          "(?:not|n't|never) (?:\\w+ )?(?:certain|sure|positive)|(?:i think|maybe|i guess) it was|can't be sure|could not be sure|don't (?:really )?remember|do(?:es)? not remember|doesn't remember|can't remember|do not recall|don't recall",
      },
      {
        weight: 1,
        words:
          "chang(?:ed|ing) (?:her|his|my|their) (?:story|statement|account|mind)|inconsistent|differs from|earlier (?:said|told|statement)|previously (?:said|stated|told)|recant\\w*|not (?:entirely )?truthful|lied|made (?:it|that) up|different from (?:what|the)",
      },
      {
        weight: 1,
        words:
          "on (?:probation|parole)|prior (?:conviction|felony|arrest)s?|pending (?:charge|case|warrant)s?|criminal (?:record|history)|outstanding warrant|convicted of (?:fraud|perjury|theft|forgery)",
      },
      {
        weight: 1,
        words:
          "(?:ex|former)[- ](?:boyfriend|girlfriend|wife|husband|partner|employee|roommate)|custody (?:dispute|battle|hearing|case)|grudge|owe[sd]? (?:me|him|her) (?:\\$|money|rent)|fired (?:him|her|me)|jealous|divorce|eviction|get (?:him|her) (?:evicted|out of)|never liked|feud|dispute (?:with|over|about)|arguments? (?:with|about|over)",
      },
    ],
    layOnlyFor: ["dui"],
    acceptsNegation: true,
  },
  {
    id: "alibi",
    text: "Where else does the file place the client at the time?",
    detail: "Each source of the other place should be fixed with a time: people, receipts, cards, cameras, telephones.",
    defense: {
      text: "Alibi",
      detail: "Depends on independent records of the place and time; many courts require notice.",
    },
    action: {
      text: "Secure the records and witnesses that place the client elsewhere, with their times.",
      detail:
        "Check the deadline for a notice of alibi; ask for time cards, receipts, telephone and camera records before they are overwritten.",
    },
    cues: [
      {
        weight: 1,
        words:
          "never left (?:the|my|our|work|home)|did not leave (?:the|my|our|work|home)|(?:was|were) here (?:all|until|the whole|from)",
      },
      {
        weight: 2,
        words:
          "alibi|(?:he|she|[a-z]+) was (?:here |home |at home )?with me|was at (?:my|our|his|her|his mother's|her mother's|his sister's|his brother's) (?:house|home|place|apartment|flat) (?:at the time|all|that|until|from|when|the (?:whole|entire))",
      },
      {
        weight: 2,
        words:
          "(?:was|were) (?:at work|working|on shift|on duty|at home|at the (?:hospital|gym|bar|restaurant|warehouse|plant|church|game)|in (?:class|bed)|out of (?:town|state)) (?:\\w+ ){0,3}(?:that (?:night|evening|day|morning|afternoon)|at the time|all (?:night|evening|day)|when (?:it|this|the)|until|from \\d|at \\d)",
      },
      {
        weight: 1,
        words:
          "(?:clocked|punched|badged|swiped|scanned) (?:in|out)|time ?(?:card|clock|sheet)|clock(?:ed)?[- ]?(?:in|out)|badge record|shift (?:ended|ends|ran|until|supervisor)",
      },
      {
        weight: 1,
        words:
          "receipt|toll record|bank card|card (?:payment|transaction)|cell (?:site|tower)|gps (?:record|data|log)|(?:ride|uber|lyft) (?:record|receipt)|phone records? (?:show|place)",
      },
      {
        weight: 1,
        words:
          "(?:he|she|i|client|defendant|[a-z]+) (?:was|were) (?:not|n't|never|nowhere) (?:there|near|at the (?:scene|store|house|bar|station|shop)|in (?:town|the area))|(?:wasn't|weren't) (?:there|near|anywhere|even)|have never been|never been (?:to|in) (?:that|the)",
      },
      {
        weight: 1,
        words:
          "at home|at work|asleep|working (?:the )?(?:night|late|day|second|third|evening|double) ?(?:shift)?|night shift|on (?:the )?(?:night|late|evening) shift|watching (?:tv|television|a movie|the game)",
      },
    ],
    unless: "victim was at home|i was (?:at home|asleep|watching)|clerk|complainant",
    acceptsNegation: true,
    offences: ["robbery", "burglary", "theft", "assault", "homicide", "sexual", "weapons", "other", "drugs", "fraud"],
  },
  {
    id: "self-defence",
    text: "Who used force first, and does anything show that the client acted to protect themself or another?",
    detail: "First blow, injuries on both sides, size, retreat and earlier threats should be set out by source.",
    defense: {
      text: "Self-defence or defence of another",
      detail: "Depends on who began, on the threat seen at that moment and on proportion.",
    },
    action: {
      text: "Photograph and record the client's own injuries and ask for medical notes of both sides.",
      detail: "Compare every account of the first blow.",
    },
    cues: [
      {
        weight: 2,
        words:
          "self[- ]?defen[cs]e|defend(?:ing|ed)? (?:myself|himself|herself|themselves|my|his|her)|protect(?:ing|ed)? (?:myself|himself|herself|my (?:kids?|child|children|son|daughter|face|head)|his (?:son|daughter|face|head)|her (?:son|daughter|face|head))|get (?:him|her) off (?:me|of me)",
      },
      {
        weight: 2,
        words:
          "(?:swung|swing|swings|hit|hits|punched|punch|pushed|push|shoved|struck|attacked|grabbed|came at|lunged at|slapped|threw|scratched|bit|kicked) (?:at )?(?:me|him|her|the (?:man|male|suspect|defendant)|[a-z]+|a \\w+) first|(?:threw|swung|landed) the first|first (?:punch|blow|swing)|started (?:it|the fight)",
      },
      {
        weight: 1,
        words:
          "(?:afraid|feared|fear|scared) (?:for (?:my|his|her)|he (?:was|would)|she (?:was|would)|of being)|thought (?:he|she) (?:was going to|would|had a)|(?:lunged|charged|came|coming) at (?:me|him|her)|backed (?:me|him|her) (?:into|up|against)",
      },
      {
        weight: 1,
        words: "(?:swing|swung|swinging|threw|throw|raised) (?:a|the|his|her) (?:\\w+ ){0,3}at (?:me|him|her|the)",
      },
      {
        weight: 1,
        words:
          "scratch(?:es)? (?:on|to|across) (?:his|her|the (?:suspect|defendant|male)'?s?) (?:neck|face|arm|arms|forearm|hand|cheek)|(?:he|suspect|defendant|[a-z]+) (?:also )?had (?:a |an |visible )?(?:scratch(?:es)?|cut|bruise|bite mark|swelling|abrasions?)|bite mark",
      },
    ],
    offences: ["assault", "homicide", "weapons"],
  },
  {
    id: "intent",
    text: "What does the file show about knowledge or intent?",
    detail: "Ownership, shared access, permission, mistake and accident should be listed with their source.",
    defense: {
      text: "Lack of knowledge or intent",
      detail: "Depends on who else had access and on what was said at the time.",
    },
    action: {
      text: "Ask who else used the car, room or account, and for records that show it.",
      detail: "Ask for registration, lease and telephone records and for fingerprint and DNA results on the items.",
    },
    cues: [
      {
        weight: 2,
        words:
          "(?:did not|didn't|never) (?:mean|meant|intend|intended) (?:to|for|any)|by accident|was an accident|accidentally|by mistake|honest mistake|thought (?:it|they|that|the \\w+) (?:was|were) (?:mine|his|hers|ours|paid|empty|abandoned|free|my|okay|ok|a toy|unloaded)",
      },
      {
        weight: 2,
        words:
          "(?:did not|didn't|don't|do not|no idea|doesn't|does not) (?:even )?(?:know|realize|realise|how|what) (?:about |that |it |the |what |where |how |any |there |those |these )(?:\\w+ ){0,5}(?:was|were|is|got|bag|car|drugs?|gun|pills?|stuff|stolen|there|in|from|trunk|vehicle)|(?:is|are|was|were|'s|'re) not (?:mine|his|my|hers)|(?:isn't|aren't|wasn't|weren't|ain't|that's not|they're not|it's not) (?:mine|my)|(?:don't|didn't|do not|did not) know anything about|never seen (?:that|it|them|those|this)|belongs? to (?:my|a|his|her|someone|somebody|the)",
      },
      {
        weight: 2,
        words:
          "borrow(?:ed|ing|s)? (?:the|my|his|her|a|it|this) ?(?:car|vehicle|truck|jacket|bag|backpack|van|suv|sedan)?|(?:had|gave|given|has|with) (?:him |her |me )?permission|(?:lent|loaned|let) (?:him|her|me|it|the) ~ (?:car|vehicle|truck|bag|use|borrow|drive|stay)|registered (?:owner )?to (?:his|her|a|another|someone|an?)|rental (?:car|vehicle)|shared? (?:the|a|that) (?:car|vehicle|room|apartment|house)|other people (?:use|used|drive|drove|had)|(?:several|other) people (?:use|used|drive|drove|stay|stayed|live|lived|come|had access)|rents? the (?:back|front|other|rear|second) (?:bed)?room",
      },
    ],
    unless: "work accident|car accident|traffic accident|motor vehicle accident|accident report|do you know why",
    acceptsNegation: true,
  },
];
