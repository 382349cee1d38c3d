import { cuePattern } from "../cue-pattern.ts";

/** Named events whose clock times are compared: the words that name them and the words of the row. */
export const NAMED_EVENTS: readonly {
  readonly key: string;
  readonly label: string;
  readonly words: RegExp;
  readonly unless?: RegExp;
  /** True when a report tells it some sentences after the time with which it begins. */
  readonly goesOn?: true;
}[] = [
  {
    key: "stop",
    goesOn: true,
    label: "Time of the stop",
    words: cuePattern(
      "traffic stop|(?:stopped|stop(?:ped)?|stopping) (?:the |a |his |her )?(?:\\w+ ){0,3}(?:vehicle|car|sedan|suv|truck|pickup|driver|van)|initiated (?:a|the) (?:traffic )?stop|conducted (?:a|the) (?:traffic )?stop|pulled (?:him|her|it|over)|(?:on|routine|regular) (?:routine |regular |uniformed |marked |mobile |foot )*patrol(?:l?ing)?|patrolling|emergency lights|(?:car|vehicle|sedan) (?:already |is |pulls )?(?:on|onto|over to) the shoulder|(?:vehicle|car|truck|pickup|sedan|suv|van) (?:stops|stopped|pulls over|pulled over|pulling over)|(?:he|she)(?:'s| is) (?:stopping|pulling over)|(?:activated|activating|turned on) (?:my|his|her|the) (?:\\w+ ){0,2}lights|light(?:ing|ed)? (?:him|her|it|them) up|stop (?:was )?initiated|conducted a stop|(?:car|vehicle|truck|pickup|sedan|suv|van|[a-z]+) (?:parks|pulls (?:in|over|off|onto))",
    ),
    unless:
      /\b(?:bus stop|stop sign|stopped (?:working|at the store)|end(?:s|ed)? (?:of )?(?:the )?stop|clear(?:ed)?|stopped talking|tow|arrived after)\b/,
  },
  {
    key: "arrest",
    label: "Time of the arrest",
    words: cuePattern(
      "(?:placed|put|took|taken) (?:him |her |[a-z]+ |the \\w+ |mr\\.? [a-z]+ )?(?:under arrest|into custody|in custody|in handcuffs)|arrested|under arrest|(?:one|1|suspect|male|subject) (?:male |adult )?in custody|handcuff(?:s|ed)(?: go on| applied)?|cuffed|detained|hands behind your back|cuffs|you're (?:going to jail|under arrest|being arrested)|i arrested|time of arrest|arrest time|10-?15",
    ),
    unless: /\b(?:before|after|prior|warrant|booking|transport)\b/,
  },
  {
    key: "arrival",
    label: "Time of arrival",
    words: cuePattern(
      "(?:arriv(?:ed|es|al|ing)|arr)(?: ~ (?:station|jail|facility|headquarters|sheriff's office|police department|barracks|testing|precinct|detention))",
    ),
  },
  {
    key: "on-scene",
    label: "Time of arrival at the scene",
    words: cuePattern(
      "(?:i|we) (?:got there|arrived|attended)|upon arrival|on arrival|(?:knock|deputies enter|officers enter)|i was with (?:mr|mrs|ms)|with inft|(?:arriv(?:ed|es|al|ing)|arr|on)(?: \\w+){0,3} (?:scene|on scene|residence|store|location)|on scene|10-?97",
    ),
    unless: /\b(?:ems|ambulance|medic|paramedic|tow|fire|detective|sergeant|supervisor|backup)\b/,
  },
  {
    key: "test",
    label: "Time of the breath test",
    words: cuePattern(
      "(?:first |1st )?(?:breath |subject )?(?:sample|test) (?:1|#1|one|no\\.? 1)|first (?:breath )?(?:sample|test)|breath (?:test|sample) (?:was |at |taken |given |administered |completed |started |begun |conducted )|test time|time of (?:the )?(?:breath )?test|administered (?:the |a )?(?:first )?breath test|(?:gave|provided|submitted|blew) (?:a |one |the )?(?:breath )?(?:sample|specimen)|subject (?:sample|test)",
    ),
    unless: /\b(?:second|sample 2|2nd|observation|refus\w+|preliminary|pbt)\b/,
  },
  {
    key: "rights",
    label: "Time the rights were read",
    words: cuePattern(
      "(?:read|reads|advised|advises|given|gave) (?:him |her |[a-z]+ |mr\\.? [a-z]+ )?(?:of )?(?:his |her |the )?(?:miranda|rights|constitutional)|miranda|right to remain silent|rights (?:were )?(?:read|advised)",
    ),
  },
  {
    key: "blood",
    label: "Time of the blood draw",
    words: cuePattern("blood (?:draw|drawn|kit|sample|taken)|drew (?:\\w+ ){0,3}(?:blood|tubes?|vials?)|venipuncture"),
    unless: /\b(?:alcohol content|received|result)\b/,
  },
  {
    key: "interview",
    label: "Time of the interview",
    words: cuePattern(
      "interviewed|interview (?:began|begins|commenced|started|took place)|begins|record(?:ing)? (?:begins|began|starts)|voluntary interview",
    ),
    unless: /\b(?:witness|victim|complainant|observation)\b/,
  },
  {
    key: "order",
    label: "Time of the order",
    words: cuePattern(
      "(?:dispersal|first|final) orders?|order given|declared (?:an? )?unlawful|ordered (?:\\w+ ){0,3}to (?:disperse|leave|move)",
    ),
  },
  {
    key: "object",
    label: "Time of the throw",
    words: cuePattern("object thrown|something struck|threw|thrown|throw a"),
    unless: /\bthrew up\b/,
  },
  {
    key: "call",
    label: "Time of the emergency call",
    words: cuePattern(
      "911 (?:call|caller)|called 911|call (?:received|came in|taken|entered)|rcvd|caller (?:reports|states|advises|reporting)|dispatched (?:to|at)|call created",
    ),
  },
  {
    key: "incident",
    label: "Time of the incident",
    words: cuePattern(
      "robbed|robbery (?:occurred|happened|took place)|(?:came|walked|burst) in|entered (?:the )?(?:store|shop|bank|station)|(?:suspect|he|she|man|male) (?:then )?(?:struck|hit|punched|stabbed|robbed|pointed)|i'd (?:say|put it)|it (?:was|must have been) (?:about|around|like|maybe|roughly|at)|(?:burglary|break-in|incident|assault|offense|theft|shooting) (?:occurred|happened|took place|time)|heard (?:glass|a crash|a bang|(?:two|three|several)? ?(?:gun)?shots?|screaming|the window|a window|breaking)|time of (?:the )?(?:incident|offense|occurrence|robbery|burglary)|date ?\\/ ?time(?: occurred| of)?|approached by|came up (?:to|behind)|(?:was|were) (?:walking|leaving|standing) ~ when|left on (?:my|his|her) own|(?:fight|trouble|argument|shouting|yelling|it all) (?:started|began|broke out)|(?:it|this|that) happened|saw (?:\\w+ ){1,3}(?:conceal|select|take|hide|pocket)|(?:man|male|guy|suspect|he|who) (?:\\w+ ){0,6}(?:shoved|snatched|grabbed|knocked) (?:her|him|me)",
    ),
  },
];
