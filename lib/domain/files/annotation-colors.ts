/** The highlighters on the desk. One list for the database, the API and the screens. */
export const ANNOTATION_COLORS = ["canary", "blue", "green", "rose"] as const;
export type AnnotationColor = (typeof ANNOTATION_COLORS)[number];
