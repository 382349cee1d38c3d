import { Button } from "#components/ui/button.tsx";
import { SESSIONS } from "#lib/copy/account/account.ts";
import { formatDateTime, formatRelativeTime, timeNow } from "#lib/format/dates.ts";
import { describeDevice } from "./describe-device.ts";
import type { SessionRow } from "./queries.ts";

type Props = { readonly session: SessionRow; readonly onEnd: () => void };

/** One session: device, address, times; the one that looks cannot be ended here, that is what signing out is for. */
export function SessionItem({ session, onEnd }: Props) {
  const device = describeDevice(session.userAgent);
  const place = session.address ?? SESSIONS.unknownAddress;
  return (
    <li className="flex items-center justify-between gap-4 border-t border-t-hair px-0 py-3 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold" title={session.userAgent ?? undefined}>
          {device}
          {session.isCurrent && (
            <span className="ml-2.5 rounded-stamp border border-manila-edge bg-manila px-2 py-0.5 text-12 font-semibold whitespace-nowrap">
              {SESSIONS.current}
            </span>
          )}
        </p>
        <p className="text-13 text-ink-2">
          <span className="font-mono">{place}</span>
          {". "}
          {SESSIONS.signedIn(formatDateTime(session.createdAt))}
          {", "}
          {SESSIONS.lastUsed(formatRelativeTime(session.lastUsedAt, timeNow()))}
        </p>
      </div>
      {!session.isCurrent && (
        <Button variant="ghost" size="s" aria-label={SESSIONS.endNamed(device, place)} onClick={onEnd}>
          {SESSIONS.end}
        </Button>
      )}
    </li>
  );
}
