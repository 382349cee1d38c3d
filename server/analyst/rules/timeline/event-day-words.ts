/** Words by which a page tells of what somebody else said, whose times need not be those of the page. */
export const TOLD =
  /\b(?:told|tells|stated|states|said|says|advised|advises|reported|reports|related|relates|claimed|claims|explained|explains|recalled|recalls|remembered|remembers|according to)\b/;
export const OWN_DOING = /\b(?:i|we|this officer|your affiant|affiant|writer|undersigned|r\/o|r\/d)\b/;
/** Another day than the one that the page tells of, or any day. */
export const OTHER_DAY =
  /\b(?:yesterday|tomorrow|(?:the|that) (?:next|following|previous|same) (?:day|date|morning|evening|night|afternoon)|(?:next|following|previous|earlier|later) (?:in the )?(?:day|date|morning|evening|night|afternoon|week|month|shift)|(?:earlier|later) (?:that|this|the|in the) (?:day|morning|evening|night|afternoon|week)|the (?:day|night|morning|evening) (?:before|after|prior)|(?:a|one|two|three|four|several|few|\d+) (?:days|nights|weeks|months|years|day|night|week|month|year) (?:later|earlier|before|after|ago|prior)|last (?:night|week|month)|another (?:day|date|night|occasion)|the week (?:before|after)|late entry|entered late|unrelated)\b/;
export const WEEKDAY =
  /\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|(?:tues?|wed|thurs?|sat|sun|fri|mon)(?= (?:morning|night|evening|afternoon|at|about|around)\b))\b/;

/** Words before a date that is what its sentence is about: "On Monday, October 14, I ...", "Exam date: ...". */
export const SUBJECT =
  /(?:^\W*(?:\d+[.)] )?(?:that )?(?:on|at|(?:in|during) the (?:early |late )?(?:hours|morning|afternoon|evening|night) of)?|[:;.] (?:that )?on)(?: or about)?(?: the)?(?: ?(?:[a-z]+day|mon|tues?|wed|thurs?|fri|sat|sun)[.,]?)?(?: the)? ?$|\bdate\b[^.]{0,16}$/;

/** "On the above date": the day that the report's own heading names. */
export const ABOVE_DATE =
  /\b(?:(?:above|aforementioned|listed|stated|said)(?:[- ](?:listed|stated|noted|mentioned))? (?:date|day)|date of (?:the )?(?:incident|offen[cs]e|occurrence))\b/;

/** What a recording shows happened when it was made, not when somebody watched it. */
export const RECORDING = /\b(?:clip|footage|video|recording|camera|dash ?cam|body ?cam|cctv|surveillance)s?\b/;

export const EARLY = /\b(?:early|small) hours\b/;

/** From here on a page may tell the times of a recording. */
export const WATCHES = /\b(?:re)?(?:view|watch|play|check|examin)(?:s|ed|ing)?\b/;
/** A label right before a date in the heading of a log: the day of its first line. "CREATED 06/14/24 23:17 ... CLOSED 06/15/24". */
export const OPENED =
  /(?:^|[|\s])(?:(?:event|incident|call|log|recording|session) )?(?:created|opened|(?:call )?(?:received|rec'?d)|call (?:time|taken)|time of call|start(?:ed)?(?: date)?|began|initiated)(?: (?:on|at|date|date\/time))?[ .:|]*$/i;
