"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { Command } from "cmdk";
import { CircleHelp, FilePlus, FileText, Folder, Keyboard, LogOut, Search, SunMoon, User, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { Dialog } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { ExhibitSticker } from "#components/ui/exhibit-sticker.tsx";
import { Scrim } from "#components/ui/scrim.tsx";
import { DialogPanel } from "#components/ui/dialog-panel.tsx";
import { iconButtonClass } from "#components/ui/icon-button-class.ts";
import { TruncatedName } from "#components/ui/truncated-name.tsx";
import { viewerHref } from "#components/widgets/viewer-place.ts";
import { leavePage } from "#components/widgets/leave-guard/leave-page.ts";
import { useSession } from "#components/session/session.tsx";
import { applyTheme, THEMES } from "#components/widgets/theme.ts";
import { useSettled } from "#components/widgets/use-settled.ts";
import { useCopy } from "#components/widgets/voice.ts";
import type { Passage } from "#lib/contracts/search.ts";
import { exhibitLabel, placeLabel } from "#lib/copy/case/documents.ts";
import { PALETTE } from "#lib/copy/palette.ts";
import { filesSearch, type Found, recentCases } from "./queries.ts";

type Props = { readonly onClose: () => void; readonly onShortcuts: () => void };

/** Milliseconds without a key before the files are asked. */
const PAUSE = 250;
/** The contract's limit. */
const MAX_QUERY = 200;

const GROUP =
  "[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-12/[1.3] [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-2";
const ITEM =
  "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control border border-transparent px-2 py-1.5 data-[selected=true]:border-exhibit data-[selected=true]:bg-exhibit-wash max-phone:min-h-12";

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
        <Scrim className="items-start justify-items-center px-5 pt-[max(20px,10vh)] pb-5 max-phone:justify-items-stretch max-phone:p-0">
          <DialogPanel
            className="max-w-170 overflow-hidden p-0 max-phone:min-h-dvh max-phone:max-w-none max-phone:rounded-none max-phone:border-r-0 max-phone:border-l-0"
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
            <Dialog.Title className="sr-only">{PALETTE.title}</Dialog.Title>
            <Command label={PALETTE.title} shouldFilter={false} loop>
              <div className="flex items-center gap-2.5 border-b border-rule pr-2 pl-4 has-[input:focus-visible]:shadow-[inset_0_0_0_2px_var(--exhibit)]">
                <Search />
                <Command.Input
                  className="min-h-13 min-w-0 flex-1 border-0 bg-transparent text-18 text-ink outline-none placeholder:text-ink-2 placeholder:opacity-100"
                  placeholder={PALETTE.placeholder}
                  value={query}
                  maxLength={MAX_QUERY}
                  onValueChange={setQuery}
                />
                <Dialog.Close
                  className={iconButtonClass({ size: "l" })}
                  aria-label={PALETTE.close}
                  title={PALETTE.close}
                >
                  <X />
                </Dialog.Close>
              </div>
              <p className="sr-only" role="status">
                {isBehind ? PALETTE.searching : data !== undefined && sayFound(data)}
              </p>
              <Command.List
                label={PALETTE.title}
                className="max-h-[min(60vh,520px)] overflow-auto p-2 max-phone:max-h-[calc(100dvh-60px)]"
              >
                {cases.length > 0 && (
                  <Command.Group className={GROUP} heading={isAsked ? PALETTE.cases : PALETTE.recent}>
                    {cases.map((found) => (
                      <CaseItem key={found.id} found={found} onSelect={() => go(`/cases/${found.id}`)} />
                    ))}
                  </Command.Group>
                )}
                {data !== undefined && data.documents.length > 0 && (
                  <Command.Group className={GROUP} heading={PALETTE.documents}>
                    {data.documents.map(({ documentId, caseId, exhibit, fileName, caseTitle }) => (
                      <Command.Item
                        className={ITEM}
                        key={documentId}
                        value={`document ${documentId}`}
                        onSelect={() => go(viewerHref(caseId, { documentId, pageNumber: 1, at: null }))}
                      >
                        <FileText />
                        <span className="grid min-w-0">
                          <TruncatedName name={fileName} />
                          <span className="min-w-0 truncate text-12 text-ink-2">
                            {exhibit === null ? caseTitle : `${exhibitLabel(exhibit)} · ${caseTitle}`}
                          </span>
                        </span>
                      </Command.Item>
                    ))}
                  </Command.Group>
                )}
                {data !== undefined && data.passages.length > 0 && (
                  <Command.Group
                    className={GROUP}
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
                  <p className="px-2 py-3 text-13 text-ink-2">{PALETTE.more(data.passages.length, data.total)}</p>
                )}
                {isAsked && <Word found={found} isBehind={isBehind} />}
                <Commands query={query} go={go} onClose={onClose} onShortcuts={onShortcuts} />
              </Command.List>
              {!isAsked && <p className="px-4 pt-2 pb-3 text-12 text-ink-2">{PALETTE.hint}</p>}
            </Command>
          </DialogPanel>
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type FoundCase = Pick<Found["cases"][number], "id" | "title" | "caseNumber" | "clientName">;

function CaseItem({ found, onSelect }: { readonly found: FoundCase; readonly onSelect: () => void }) {
  const { id, title, caseNumber, clientName } = found;
  return (
    <Command.Item className={ITEM} value={`case ${id}`} onSelect={onSelect}>
      <Folder />
      <span className="grid min-w-0">
        <span className="min-w-0 truncate" dir="auto">
          {title}
        </span>
        <span className="min-w-0 truncate text-12 text-ink-2" dir="auto">
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
  if (isBehind)
    return found.data === undefined ? <p className="px-2 py-3 text-13 text-ink-2">{PALETTE.searching}</p> : null;
  if (found.isError)
    return (
      <div className="px-2 py-3 text-13 text-ink-2" role="alert">
        {PALETTE.failed}{" "}
        <button
          type="button"
          className="cursor-pointer border-0 bg-transparent p-1 font-semibold text-exhibit underline"
          onClick={() => void found.refetch()}
        >
          {PALETTE.retry}
        </button>
      </div>
    );
  if (found.data?.passages.length === 0 && found.data.cases.length === 0 && found.data.documents.length === 0)
    return <p className="px-2 py-3 text-13 text-ink-2">{PALETTE.empty}</p>;
  return null;
}

function PassageItem({ passage, onSelect }: { readonly passage: Passage; readonly onSelect: () => void }) {
  const { documentId, pageNumber, snippet, snippetStart, snippetEnd, caseTitle, fileName, without } = passage;
  return (
    <Command.Item className={ITEM} value={`page ${documentId} ${pageNumber}`} onSelect={onSelect}>
      <ExhibitSticker className="flex-none">{placeLabel(passage)}</ExhibitSticker>
      <span className="grid min-w-0">
        <span className="line-clamp-2 font-mono text-13/normal font-normal wrap-anywhere" dir="auto">
          {snippet.slice(0, snippetStart)}
          <mark>{snippet.slice(snippetStart, snippetEnd)}</mark>
          {snippet.slice(snippetEnd)}
        </span>
        <span className="min-w-0 truncate text-12 text-ink-2">
          <bdi>{caseTitle}</bdi> · <bdi>{fileName}</bdi>
        </span>
        {without.length > 0 && <span className="min-w-0 truncate text-12 text-ink-2">{PALETTE.without(without)}</span>}
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
    { label: labels.docket, icon: <Folder />, run: () => go("/dashboard") },
    { label: labels.newCase, icon: <FilePlus />, run: () => go("/cases/new") },
    { label: PALETTE.account, icon: <User />, run: () => go("/account") },
    ...THEMES.map((theme) => ({
      label: PALETTE.theme[theme],
      icon: <SunMoon />,
      run: () => {
        applyTheme(theme);
        onClose();
      },
    })),
    { label: PALETTE.shortcuts, icon: <Keyboard />, run: onShortcuts },
    { label: PALETTE.help, icon: <CircleHelp />, run: () => go("/help") },
    {
      label: labels.logout,
      icon: <LogOut />,
      run: () => go("/login", () => void logout()),
    },
  ].filter(({ label }) => label.toLowerCase().includes(words));
  if (entries.length === 0) return null;
  return (
    <Command.Group className={GROUP} heading={PALETTE.commands}>
      {entries.map(({ label, icon, run }) => (
        <Command.Item key={label} className={ITEM} value={`command ${label}`} onSelect={run}>
          {icon}
          {label}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
