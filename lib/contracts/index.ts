import * as analyses from "./analyses.ts";
import * as auth from "./auth.ts";
import * as cases from "./cases.ts";
import type { Call } from "./define-call.ts";
import * as documents from "./documents.ts";
import * as health from "./health.ts";

const isCall = (value: unknown): value is Call => typeof value === "object" && value !== null && "access" in value;

/** Every call of the API by its name. The tests walk it: each call has its route, each route its call. */
export const CALLS: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries({ ...auth, ...cases, ...analyses, ...documents, ...health }).filter(
    (entry): entry is [string, Call] => isCall(entry[1]),
  ),
);
