/** The highlighters on the desk. One list for the database, the API and the screens. */
export const ANNOTATION_COLORS = ["canary", "blue", "green", "rose"] as const;
