import * as calls from "#lib/contracts/admin-operations.ts";
import { findAuditChain, verifyAuditChain } from "#server/audit/verify-audit-chain.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getAuditChain, () => findAuditChain());
export const POST = route(calls.checkAuditChain, () => verifyAuditChain({ whole: true }));
