"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { Command } from "cmdk";
import { CircleHelp, FilePlus, FileText, Folder, Keyboard, LogOut, Search, SunMoon, User, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { Dialog } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { TruncatedName } from "#components/ui/truncated-name.tsx";
import { viewerHref } from "#components/widgets/viewer-place.ts";
import { leavePage } from "#components/widgets/leave-guard/leave-page.ts";
import { useSession } from "#components/session/session.tsx";
import { applyTheme, THEMES } from "#components/widgets/theme.ts";
import { useCopy } from "#components/widgets/voice.ts";
import type { Passage } from "#lib/contracts/search.ts";
import { exhibitLabel, placeLabel } from "#lib/copy/documents.ts";
import { PALETTE } from "#lib/copy/palette.ts";
import styles from "./palette.module.css";
import { filesSearch, type Found, recentCases } from "./queries.ts";
import { useSettled } from "./use-settled.ts";

type Props = { readonly onClose: () => void; readonly onShortcuts: () => void };

/** Milliseconds without a key before the files are asked. */
const PAUSE = 250;
/** The contract's limit. */
const MAX_QUERY = 200;

/** One field for everything: commands at once, cases and passages as soon as the typing rests. */
export default function Palette({ onClose, onShortcuts }: Props) {
  const [query, setQuery] = useState("");
  const settled = useSettled(query.trim(), PAUSE);
  const found = useQuery(filesSearch(settled));
  const opener = useRef<Element | null>(null);
  const goesAway = useRef(false);
  const router = useRouter();
  const isAsked = query.trim() !== "";
  const isBehind = isAsked && (settled !== query.trim() || found.isFetching);
  const data = isAsked && settled !== "" ? found.data : undefined;
  const recent = useQuery(recentCases);
  const cases: readonly FoundCase[] = isAsked ? (data?.cases ?? []) : (recent.data ?? []);

  function go(href: string, before?: () => void) {
    goesAway.current = true;
    onClose();
    leavePage(() => {
      before?.();
      router.push(href);
    });
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={`scrim ${styles.scrim}`}>
          <Dialog.Content
            className={`dialog ${styles.palette}`}
            aria-describedby={undefined}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            // What was chosen takes the focus; otherwise it goes back to where it was.
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (!goesAway.current && opener.current instanceof HTMLElement) opener.current.focus();
            }}
          >
            <Dialog.Title className="vh">{PALETTE.title}</Dialog.Title>
            <Command label={PALETTE.title} shouldFilter={false} loop>
              <div className={styles.field}>
                <Search className="i" />
                <Command.Input
                  placeholder={PALETTE.placeholder}
                  value={query}
                  maxLength={MAX_QUERY}
                  onValueChange={setQuery}
                />
                <Dialog.Close className="ib l" aria-label={PALETTE.close} title={PALETTE.close}>
                  <X className="i" />
                </Dialog.Close>
              </div>
              <p className="vh" role="status">
                {isBehind ? PALETTE.searching : data !== undefined && sayFound(data)}
              </p>
              <Command.List label={PALETTE.title} className={styles.list}>
                {cases.length > 0 && (
                  <Command.Group heading={isAsked ? PALETTE.cases : PALETTE.recent}>
                    {cases.map((found) => (
                      <CaseItem key={found.id} found={found} onSelect={() => go(`/cases/${found.id}`)} />
                    ))}
                  </Command.Group>
                )}
                {data !== undefined && data.documents.length > 0 && (
                  <Command.Group heading={PALETTE.documents}>
                    {data.documents.map(({ documentId, caseId, exhibit, fileName, caseTitle }) => (
                      <Command.Item
                        key={documentId}
                        value={`document ${documentId}`}
                        onSelect={() => go(viewerHref(caseId, { documentId, pageNumber: 1, at: null }))}
                      >
                        <FileText className="i" />
                        <span className={styles.what}>
                          <TruncatedName name={fileName} />
                          <span className="tiny muted trunc">
                            {exhibit === null ? caseTitle : `${exhibitLabel(exhibit)} · ${caseTitle}`}
                          </span>
                        </span>
                      </Command.Item>
                    ))}
                  </Command.Group>
                )}
                {data !== undefined && data.passages.length > 0 && (
                  <Command.Group
                    heading={
                      data.passages.some(({ without }) => without.length > 0) ? PALETTE.someWords : PALETTE.files
                    }
                  >
                    {data.passages.map((passage) => (
                      <PassageItem
                        key={`${passage.documentId} ${passage.pageNumber}`}
                        passage={passage}
                        onSelect={() => go(hrefOf(passage))}
                      />
                    ))}
                  </Command.Group>
                )}
                {data !== undefined && data.total > data.passages.length && (
                  <p className={styles.word}>{PALETTE.more(data.passages.length, data.total)}</p>
                )}
                {isAsked && <Word found={found} isBehind={isBehind} />}
                <Commands query={query} go={go} onClose={onClose} onShortcuts={onShortcuts} />
              </Command.List>
              {!isAsked && <p className={styles.hint}>{PALETTE.hint}</p>}
            </Command>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type FoundCase = Pick<Found["cases"][number], "id" | "title" | "caseNumber" | "clientName">;

function CaseItem({ found, onSelect }: { readonly found: FoundCase; readonly onSelect: () => void }) {
  const { id, title, caseNumber, clientName } = found;
  return (
    <Command.Item value={`case ${id}`} onSelect={onSelect}>
      <Folder className="i" />
      <span className={styles.what}>
        <span className="trunc" dir="auto">
          {title}
        </span>
        <span className="tiny muted trunc" dir="auto">
          {[caseNumber, clientName].filter((part) => part !== null).join(" · ")}
        </span>
      </span>
    </Command.Item>
  );
}

function sayFound({ total, cases, documents }: Found): string {
  return total === 0 && cases.length === 0 && documents.length === 0 ? PALETTE.empty : PALETTE.found(total);
}

/** What there is to say where the hits would be. */
function Word({ found, isBehind }: { readonly found: UseQueryResult<Found>; readonly isBehind: boolean }) {
  if (isBehind) return found.data === undefined ? <p className={styles.word}>{PALETTE.searching}</p> : null;
  if (found.isError)
    return (
      <div className={styles.word} role="alert">
        {PALETTE.failed}{" "}
        <button type="button" className={styles.retry} onClick={() => void found.refetch()}>
          {PALETTE.retry}
        </button>
      </div>
    );
  if (found.data?.passages.length === 0 && found.data.cases.length === 0 && found.data.documents.length === 0)
    return <p className={styles.word}>{PALETTE.empty}</p>;
  return null;
}

function PassageItem({ passage, onSelect }: { readonly passage: Passage; readonly onSelect: () => void }) {
  const { documentId, pageNumber, snippet, snippetStart, snippetEnd, caseTitle, fileName, without } = passage;
  return (
    <Command.Item value={`page ${documentId} ${pageNumber}`} onSelect={onSelect}>
      <span className="ex">{placeLabel(passage)}</span>
      <span className={styles.what}>
        <span className={styles.snippet} dir="auto">
          {snippet.slice(0, snippetStart)}
          <mark>{snippet.slice(snippetStart, snippetEnd)}</mark>
          {snippet.slice(snippetEnd)}
        </span>
        <span className="tiny muted trunc">
          <bdi>{caseTitle}</bdi> · <bdi>{fileName}</bdi>
        </span>
        {without.length > 0 && <span className="tiny muted trunc">{PALETTE.without(without)}</span>}
      </span>
    </Command.Item>
  );
}

function hrefOf({ caseId, documentId, pageNumber, start, end }: Passage): string {
  return viewerHref(caseId, { documentId, pageNumber, at: start < end ? { start, end } : null });
}

type CommandsProps = {
  readonly query: string;
  readonly go: (href: string, before?: () => void) => void;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
};
type Entry = { readonly label: string; readonly icon: ReactNode; readonly run: () => void };

function Commands({ query, go, onClose, onShortcuts }: CommandsProps) {
  const { logout } = useSession();
  const labels = useCopy(PALETTE);
  const words = query.trim().toLowerCase();
  const entries: Entry[] = [
    { label: labels.docket, icon: <Folder className="i" />, run: () => go("/dashboard") },
    { label: labels.newCase, icon: <FilePlus className="i" />, run: () => go("/cases/new") },
    { label: PALETTE.account, icon: <User className="i" />, run: () => go("/account") },
    ...THEMES.map((theme) => ({
      label: PALETTE.theme[theme],
      icon: <SunMoon className="i" />,
      run: () => {
        applyTheme(theme);
        onClose();
      },
    })),
    { label: PALETTE.shortcuts, icon: <Keyboard className="i" />, run: onShortcuts },
    { label: PALETTE.help, icon: <CircleHelp className="i" />, run: () => go("/help") },
    {
      label: labels.logout,
      icon: <LogOut className="i" />,
      run: () => go("/login", () => void logout()),
    },
  ].filter(({ label }) => label.toLowerCase().includes(words));
  if (entries.length === 0) return null;
  return (
    <Command.Group heading={PALETTE.commands}>
      {entries.map(({ label, icon, run }) => (
        <Command.Item key={label} value={`command ${label}`} onSelect={run}>
          {icon}
          {label}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
