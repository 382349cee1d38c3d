import { isIPv4, isIPv6 } from "node:net";
import { getEnv } from "../env.ts";

/**
 * The address a request came from: the socket's, which server/http/main.ts puts at the end of `x-forwarded-for`, or
 * the entry that the outermost of `TRUST_PROXY` proxies wrote. Entries further left are the caller's own claim.
 */
export function clientAddress(request: Request): string {
  const entries = (request.headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  const entry = entries.at(-1 - getEnv().TRUST_PROXY) ?? entries[0] ?? "";
  return subnetOf(entry);
}

/** An IPv4 address as it is, an IPv6 address cut to its /64 (one subscriber), anything else `unknown`. */
export function subnetOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, "");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return "unknown";
  const [head = "", tail] = plain.replace(/%.*$/, "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
