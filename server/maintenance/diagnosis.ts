/** One finding about the installation, as a sentence. */
export type Diagnosis = { readonly level: "ok" | "warn" | "error"; readonly text: string };

export const ok = (text: string): Diagnosis => ({ level: "ok", text });
export const warn = (text: string): Diagnosis => ({ level: "warn", text });
export const bad = (text: string): Diagnosis => ({ level: "error", text });
