import { Button } from "#components/ui/button.tsx";
import { SESSIONS } from "#lib/copy/account.ts";
import { formatDateTime, formatRelativeTime } from "#lib/format/dates.ts";
import { describeDevice } from "./describe-device.ts";
import type { SessionRow } from "./queries.ts";
import styles from "./sessions.module.css";

type Props = { readonly session: SessionRow; readonly onEnd: () => void };

/** One session: device, address, times; the one that looks cannot be ended here, that is what signing out is for. */
export function SessionItem({ session, onEnd }: Props) {
  const device = describeDevice(session.userAgent);
  const place = session.address ?? SESSIONS.unknownAddress;
  return (
    <li className={styles.item}>
      <div className="min-w-0">
        <p className="strong" title={session.userAgent ?? undefined}>
          {device}
          {session.isCurrent && <span className={styles.current}>{SESSIONS.current}</span>}
        </p>
        <p className="small muted">
          <span className={styles.address}>{place}</span>
          {". "}
          {SESSIONS.signedIn(formatDateTime(session.createdAt))}
          {", "}
          {SESSIONS.lastUsed(formatRelativeTime(session.lastUsedAt, new Date()))}
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
