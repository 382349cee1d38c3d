import { sign, type Sign } from "./sign.ts";

/** What makes it a person's own account, or words that people address to each other. */
export const PEOPLE: readonly Sign[] = [
  sign(
    "tells what somebody did",
    -3,
    "\\b(?:i|we|he|she|they|officer|detective|sgt|sergeant|deputy|defendant|suspect|subject|witness|victim|caller|counsel|examiner|analyst|nurse|respondent|complainant|mother|father|husband|wife|manager|dispatch\\w*|chief|captain|attorney|court|judge|doctor|driver|passenger|technician|neighbou?r) (?:\\w+ ){0,2}?(?:was|were|had|told|asked|said|says|stated|used|tried|typed|ran|wrote|searched|saw|observed|ordered|instructed|ignored|noted|advised|testified|replied|received|did|picked|heard|went|gave|took|deleted|reads|changed|directed|pulled|showed|drove|walked|arrived|made|put|left|called|came|got|texted|messaged|yelled|shouted|whispered|claims?|claimed|admitted|denied|agreed|believed|thought|knew)\\b|\\b(?:was|were) (?:\\w+ )?(?:arrested|charged|seized|collected|observed|scanned|found|located|sent|taken|stationary|pulled|assigned|classified|returned|made with|recorded by)\\b",
  ),
  sign(
    "is an office",
    -4,
    "\\b(?:assistant|associate|deputy) (?:manager|district|attorney|state's|prosecut\\w+|chief|director|principal|examiner|u\\.?s|public|coach|professor|store|warden|commissioner|city|county|clerk)\\b|\\bcase agents?\\b|\\b(?:system|network|database) administrators?\\b",
  ),
  sign(
    "is written to a person",
    -4,
    "\\b(?:notes?|notice|guidance|instructions?|information|advice|message|memo|reminder|directions?|warning) (?:to|for) (?:the |all |an? |any |our |your )?(?:\\w+ )?(?:officers?|deput(?:y|ies)|supervisors?|staff|employees?|patients?|victims?|witness(?:es)?|defendants?|accused|suspects?|detainees?|applicants?|tenants?|jurors?|parents?|guardians?|customers?|members?|drivers?|nurses?|interpreters?)\\b",
  ),
  sign(
    "tells a person what follows",
    -2,
    "\\bif (?:you|this (?:form|notice|letter|request)) (?:do not|don't|does not|fail to|fails to|is (?:not|left)|are (?:not|unable))\\b",
  ),
  sign(
    "keeps or gives a name",
    -3,
    "\\brefer(?:red)? to (?:\\w+ ){0,3}as [\"']?(?:v|w|s|ci|cs|rp|victim|witness|minor|jane|john)[ -]?(?:\\d|doe|\\b)|\\b(?:do not|don't|never|not) (?:\\w+ )(?:the )?(?:cis?|informants?|sources?|victims?|minors?|juveniles?)(?:'s?)?\\b",
  ),
  sign(
    "is a rule of safety",
    -3,
    "\\btreat(?:ed)? (?:all|every|any|each) (?:\\w+ )?(?:firearms?|weapons?|guns?|needles?|samples?|specimens?|fluids?|substances?|powders?|scenes?|calls?|deaths?|persons?|patients?|victims?|wires?)\\b",
  ),
  sign(
    "is a supervisor's remark",
    -2,
    "\\b(?:supervisor|sergeant|sgt|lieutenant|lt|captain|corporal|ada|dda)(?:'s)? (?:notes?|comments?|remarks?|review)\\b",
  ),
  sign(
    "is a voice command",
    -4,
    "\\b(?:hey|ok|okay|hi) \\w+,? (?:call|play|turn|text|stop the|remind|what's|what is|set (?:an? |the )?(?:alarm|timer|\\w+ to))\\b",
  ),
  sign(
    "asks a person for something",
    -2,
    "\\b(?:send|give|provide|e-?mail|forward|bring|mail|hand|show|tell|call) (?:me|us|him|her|them|a written|any|all|the (?:full|complete))\\b|\\bby (?:monday|tuesday|wednesday|thursday|friday|noon|the end of|tomorrow)\\b|\\bwithin \\d+ (?:\\w+ )?days\\b|\\b(?:your (?:client|application|attorney|lawyer|account|doctor|probation|court|license|property|honou?r))\\b",
  ),
  sign(
    "was made by a program",
    -4,
    "\\b(?:generated|produced|created|transcribed|recorded|classified|made|flagged|detected|captured|prepared|translated|drafted|calculated|assigned|retained|deleted|exported)\\b[^.;]{0,20} (?:by|with|using|from|in|under) (?:an? |the )?(?:\\w+ ){0,2}(?:system|software|program|tool|machine|model|llm|algorithm|computer)s?\\b|\\b(?:system|software|program|tool|machine|model|algorithm|computer|reader|app|llm|instrument)s? (?:\\w+ )?(?:returned|recorded|flagged|generated|reported|classified|assigned|suggested|stored|prompted|showed|rejects?|would not|failed|dropped|detected|rendered|said|asked|was|were|had)\\b",
  ),
  sign(
    "cautions or instructs a person",
    -3,
    "\\b(?:you do not have to|harm your defen[cs]e|when questioned|right to (?:remain|an attorney|a lawyer|counsel|silence)|comment on the evidence|sole judges|reasonable doubt|polygraph|you are under|you shall appear|as directed by|supervisors? review|your affiant|affiant|do not assume (?:that )?(?:the|any) (?:\\w+ )?(?:person|suspect|administrator|officer)|if you remember|testify|testimony)\\b",
  ),
  sign(
    "is law or a court's",
    -3,
    "\\b(?:jur(?:y|ors?)|members of the jury|intended recipient|recipients of this (?:bulletin|message|e-?mail|notice)|photo array|lineup administrator|scale of|court use|judgment|defendant'?s? (?:shall|must)|pursuant to|the court (?:shall|may|will)|directed by the court|withheld as|the parties|statute|subpoena)\\b",
  ),
  sign(
    "speaks for oneself",
    -2,
    "\\b(?:i|we)(?:'m|'ve|'ll| am| are| have| need| will| cannot| can't| would| do| did| don't)\\b",
  ),
  sign(
    "is a form's direction",
    -3,
    "\\b(?:print in ink|read carefully|keep this (?:form|copy|notice)|below this line|n/a\\b|(?:given|handed) to you\\b|blue or black ink|write legibly|type or print|sign(?:ed)? (?:and|below|here)|initials?|enclosed|please find|hereby|sorry|thank you|attached|duplicate copy|press|click|blow\\b|insert (?:card|disc|mouthpiece)|scan (?:code|badge)|call (?:9|us|the)|lab(?:oratory)? use only|department use|official use|check (?:one|box)|circle one|question \\d+ if|if the answer is|each clue|on the diagram|in your own words|one copy|medical|head/|exam(?:ination)?\\b|yes or no|for (?:discovery|release)\\b)\\b",
  ),
  sign(
    "is a program's own data",
    -2,
    "\\b(?:header rows?|javascript|firewall|csv|column names?|delimiters?|import|firmware|serial|sn|svchost|exif|checksum|hash(?:es)? (?:match|verified)|sectors?|login|logged|upload(?:ed)?|backup|bayes|spam|battery|reboot\\w*)\\b",
  ),
  sign(
    "is about own mail",
    -3,
    "\\b(?:my|our|the|his|her) (?:previous|earlier|last|prior|first) (?:e-?mail|message|attachment|version|fax|letter|voicemail|text|page|report|note|draft|call)\\b",
  ),
  sign(
    "is a rule for staff",
    -2,
    "\\b(?:officers?|examiners?|operators?|employees?|users?|applicants?|probation\\w*|custodians?|tenants?|patients?|interviewers?|administrators?|deput(?:y|ies)|technicians?|personnel|members|supervisors?|drivers?|licensees?|staff|part(?:y|ies)|counsel|attorneys?|court|reviewing (?:officer|supervisor|sergeant|lieutenant)) (?:shall|must|should|may|will|is to|are to|to)\\b|\\b(?:policy|procedure|protocol|manual|bulletin|general order) (?:no\\. ?)?\\d",
  ),
  sign(
    "goes to an office",
    -2,
    "\\b(?:to|by|with|from|at) (?:the |your |our )?(?:\\w+ )?(?:supervisor|custodian|owner|clerk|office|division|department|unit|agency|investigator|dmv|bureau|lab(?:oratory)?|insurer|hospital|physician|landlord|portal|sender)\\b",
  ),
  sign(
    "tells what equipment does",
    -4,
    '\\b(?:systems?|cameras?|recorders?|dvr|radios?|phones?|machines?|monitors?|units?|computers?) (?:has|had|have|records?|recorded|captures?|captured|saves?|saved|keeps?|kept|stores?|stored|shows?|showed) (?:no |only |about |up to |the )?(?:audio|video|sound|footage|images?|pictures?|memory|battery|signal|clock|time|date|location)\\b|\\b(?:software|program|system|instrument|machine|screen|device|app) (?:will |should |must )?(?:prompts?|asks?|displays?|beeps?|locks?|shuts?|starts?) (?:you|the operator|"|down|up|when|until|automatically)',
  ),
  sign("says how a person writes up the facts", -3, "\\bset out the (?:facts|circumstances|evidence|reasons)\\b"),
  sign(
    "tells when an undertaking starts or ends",
    -4,
    "\\b(?:programs?|service|system|pilot) (?:(?:is|was|were|are) to|will|is due to|is set to) (?:begin|start|launch|resume|end|close|be rolled out)\\b",
  ),
  sign("names an app", -3, `"[^"]{2,30}" (?:apps?|applications?|features?|functions?)\\b`),
  sign("warns the public", -4, "\\bscam(?:s|mers?)\\b|\\bnever send money\\b|\\btransactions? can ?not be reversed\\b"),
  sign(
    "is an agent of an institution",
    -4,
    "\\bagents? (?:of|for|from|with) (?:the |an? |his |her )?(?:department|state|county|city|company|court|bureau|government|police|insur\\w+|carrier|landlord|owner|board|agency|probation|parole)\\b",
  ),
  sign(
    "is a tool for the hand",
    -4,
    "\\b(?:burglary|hand|power|pry|cutting|two|three|four|five|several|such) tools?\\b|\\btools? (?:marks?|box|bag|found|recovered|seized)\\b",
  ),
  sign(
    "heads a table",
    -4,
    "(?:\\b(?:date|time|amount|item|description|qty|location|name|address|officer|remarks?|account|type|status|result|machine)\\b ?){3,}",
  ),
  sign(
    "names a door",
    -3,
    "\\b(?:service|loading|delivery) (?:doors?|entrance|gate|road|elevator|stairs?|dock|bay)\\b",
  ),
  sign(
    "answers a letter",
    -2,
    "\\byou (?:also |further |then )?(?:say|state|ask|asked|write|wrote|raise|raised|request|requested|mention|mentioned|suggest|complain) (?:that (?:he|she|they|your)|for|about|whether|in your)\\b",
  ),
  sign(
    "says what science holds",
    -2,
    "\\b(?:scientifically|medically|clinically|legally) (?:valid|sound|significant|accepted|reliable)\\b",
  ),
  sign("is speech", -2, '^(?:\\w+ ?:? ?)?"[^":{}<>]*"?$'),
  sign("is quoted", -1, "\\b(?:said|says|stated|reads|told|wrote|asked|yelled|replied)\\b[,:]? (?:\\w+ ){0,4}?[\"']"),
];
