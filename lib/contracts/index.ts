import * as account from "./account.ts";
import * as adminCases from "./admin-cases.ts";
import * as adminCodes from "./admin-codes.ts";
import * as adminOperations from "./admin-operations.ts";
import * as adminSettings from "./admin-settings.ts";
import * as adminUsers from "./admin-users.ts";
import * as analyses from "./analyses.ts";
import * as annotations from "./annotations.ts";
import * as auth from "./auth.ts";
import * as caseDates from "./case-dates.ts";
import * as cases from "./cases.ts";
import * as charges from "./charges.ts";
import * as chat from "./chat.ts";
import type { Call } from "./define-call.ts";
import * as demo from "./demo.ts";
import * as documents from "./documents.ts";
import * as health from "./health.ts";
import * as ledger from "./ledger.ts";
import * as search from "./search.ts";
import * as setUp from "./set-up.ts";
import * as workProduct from "./work-product.ts";
import * as model from "./model.ts";

const isCall = (entry: [string, unknown]): entry is [string, Call] =>
  typeof entry[1] === "object" && entry[1] !== null && "access" in entry[1];

const exported: Readonly<Record<string, unknown>> = {
  ...account,
  ...auth,
  ...cases,
  ...caseDates,
  ...analyses,
  ...charges,
  ...chat,
  ...demo,
  ...documents,
  ...annotations,
  ...ledger,
  ...workProduct,
  ...search,
  ...setUp,
  ...health,
  ...adminOperations,
  ...adminSettings,
  ...model,
  ...adminUsers,
  ...adminCodes,
  ...adminCases,
};

/** Every call of the API by its name. The tests walk it: each call has its route, each route its call. */
export const CALLS: Readonly<Record<string, Call>> = Object.fromEntries(Object.entries(exported).filter(isCall));
