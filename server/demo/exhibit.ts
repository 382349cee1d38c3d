/** One paper of a demo case, as it is drawn. */
export type Exhibit = {
  readonly fileName: string;
  /** How it is drawn; a scan is a PDF of pictures. */
  readonly type: "pdf" | "txt" | "docx" | "scan";
  readonly pages: readonly string[];
};

/** At the foot of every page. */
export const FOOTER = "SYNTHETIC - DEMO";
