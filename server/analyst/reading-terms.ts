/** What a document, or one page of a bundle, looks like by its file name and heading. */
export type DocumentKind =
  | "incident-report"
  | "witness-statement"
  | "camera-transcript"
  | "interview-record"
  | "dispatch-log"
  | "emergency-call"
  | "breath-record"
  | "field-sobriety-record"
  | "calibration-record"
  | "lab-report"
  | "custody-log"
  | "detention-record"
  | "identification-record"
  | "warrant"
  | "training-record"
  | "medical-record"
  | "property-record"
  | "schedule"
  | "photo-log"
  | "rights-form"
  | "charge"
  | "filing"
  | "unknown";

/**
 * What keeps a sentence from asserting what it names:
 * denied ("no smell of alcohol"), asked ("asked whether he drank"), supposed ("if he drank"), ordered ("do not drink"),
 * earlier ("in 2011 he drank"), standing (a statute, a policy, a form that nobody filled in), hearsay ("she had heard that he
 * drank"), another ("it was his cousin who drank"), reported ("the barman said that he drank").
 */
export const CONTEXT_NAMES = [
  "denied",
  "asked",
  "supposed",
  "ordered",
  "earlier",
  "standing",
  "hearsay",
  "another",
  "reported",
] as const;
export type ContextName = (typeof CONTEXT_NAMES)[number];

/** The part that somebody plays in a case, as far as words matter: what a rule can ask for. */
export const ROLES = ["client", "complainant", "witness", "police", "other"] as const;
/** `somebody` is a person by name of whom only so much is known as that it is not the client. */
export type Role = (typeof ROLES)[number] | "somebody";
