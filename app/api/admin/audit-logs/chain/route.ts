import * as calls from "#lib/contracts/admin-operations.ts";
import { route } from "#server/http/route.ts";
import { findAuditChain, verifyAuditChain } from "#server/operations/verify-audit-chain.ts";

export const GET = route(calls.getAuditChain, () => findAuditChain());
export const POST = route(calls.checkAuditChain, () => verifyAuditChain({ whole: true }));
