/** Words by which a page tells of somebody's earlier account, whose times are those of the incident. */
export const TOLD = /\b(?:told|stated|said|related|claimed|explained|recalled|remembered|according to)\b/;
export const OWN_DOING = /\b(?:i|we|this officer|your affiant|affiant|writer|undersigned)\b/;
export const PERSON = /\b(?:i|we|he|she|they)\b/;
export const OTHER_DAY =
  /\b(?:yesterday|(?:the|that) (?:next|following|previous|same) (?:day|morning|evening|night|afternoon)|next (?:day|morning)|the day (?:before|after)|(?:a|one|two|three|four|several|few|\d+) (?:days|weeks|months|years|day|week|month|year) (?:later|earlier|before|after|ago|prior)|last (?:night|week|month)|next (?:week|month)|another (?:day|night|occasion)|earlier that week|the week (?:before|after))\b/;
export const ONE_LATER = /\b(?:the )?(?:next|following) (?:day|morning)\b|\bthe day after\b/;
export const ONE_EARLIER = /\byesterday\b|\bthe day before\b|\blast night\b|\bprevious (?:day|evening|night)\b/;
export const WEEKDAY_ALONE =
  /(?<!\b(?:every|each|next|until|by) )\b((?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:tues?|wed|thurs?|sat|sun|fri|mon)(?= (?:morning|night|evening|afternoon|at|about|around)\b))\b/;

/** Words before a date that is what its sentence is about: "On Monday, October 14, I ...", "Exam date: ...". */
export const SUBJECT =
  /(?:^\W*(?:\d+[.)] )?(?:that )?(?:on|at|(?:in|during) the (?:early |late )?(?:hours|morning|afternoon|evening|night) of)?|[:;.] (?:that )?on)(?: or about)?(?: the)?(?: ?(?:[a-z]+day|mon|tues?|wed|thurs?|fri|sat|sun)[.,]?)?(?: the)? ?$|\bdate\b[^.]{0,16}$/;

/** What a recording shows happened when it was made, not when somebody watched it. */
export const RECORDING = /\b(?:clip|footage|video|recording|camera|dash ?cam|body ?cam|cctv|surveillance)s?\b/;
