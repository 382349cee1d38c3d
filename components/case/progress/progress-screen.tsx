"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { toast } from "sonner";
import { Note } from "#components/ui/note.tsx";
import { Gauge } from "#components/ui/gauge.tsx";
import { Button } from "#components/ui/button.tsx";
import { PenStrokes } from "#components/ui/pen-strokes.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { useDocumentTitle } from "#components/widgets/use-document-title.ts";
import { useCopy } from "#components/widgets/voice.ts";
import { messageOf } from "#lib/api/api-error.ts";
import { notAssessed } from "#lib/copy/all-clear.ts";
import { ANALYSIS } from "#lib/copy/case/analysis.ts";
import { elapsedLabel, PROGRESS } from "#lib/copy/case/progress.ts";
import { ProgressPad } from "./progress-pad.tsx";
import {
  analysisStatus,
  type AnalysisStatus,
  caseDetail,
  pollErrorText,
  startCaseAnalysis,
  stopCaseAnalysis,
} from "../queries.ts";

/** Milliseconds from the end of the analysis to its result; specification section 9. */
const REDIRECT_DELAY = 2000;

const CARD =
  "mx-auto mt-6 flex max-w-140 flex-col gap-3.5 rounded-sheet border border-rule bg-sheet p-6 max-phone:mt-0 max-phone:p-4 [&_h1]:text-[24px] [&_h1]:font-bold";

/** The analysis while it works, when it is done, when it has stopped. It has an address, so a reload comes back to it. */
export function ProgressScreen({ id }: { readonly id: string }) {
  const { data: status, error } = useQuery(analysisStatus(id));
  const detail = useQuery({ ...caseDetail(id), refetchInterval: false });
  const title = detail.data?.case.title;
  useDocumentTitle(title === undefined ? undefined : tabTitle(title, status));
  if (status?.error != null) return <Stopped id={id} status={status} reason={status.error} canRestart />;
  if (error !== null) return <Stopped id={id} status={status} reason={pollErrorText(error)} canRestart={false} />;
  if (status?.isCompleted) return <Complete id={id} status={status} />;
  return <Working id={id} status={status} title={title} />;
}

/** For one who waits in another tab. */
function tabTitle(title: string, status: AnalysisStatus | undefined): string {
  if (status?.error != null) return PROGRESS.tabFailed(title);
  if (status?.isCompleted) return PROGRESS.tabDone(title);
  return PROGRESS.tabWorking(title, status?.progress.percentageComplete ?? 0);
}

type WorkingProps = {
  readonly id: string;
  /** Undefined until the first answer. */
  readonly status: AnalysisStatus | undefined;
  readonly title: string | undefined;
};

function Working({ id, status, title }: WorkingProps) {
  const labels = useCopy(PROGRESS);
  const percent = status?.progress.percentageComplete ?? 0;
  return (
    <div className={CARD}>
      <div className="flex items-center gap-3">
        <PenStrokes size="l" />
        <h1 tabIndex={-1}>{labels.working}</h1>
      </div>
      <Figures percent={percent} text={status?.progress.message ?? ""} />
      <p className="sr-only" role="status">
        {/* Quarters only: a voice that counts every percent says nothing. */}
        {PROGRESS.spoken(Math.floor(percent / 25) * 25)}
      </p>
      {status && <ProgressPad steps={status.steps} />}
      <p className="text-13 text-ink-2" dir="auto">
        {status && title !== undefined && `${PROGRESS.subject(title, status.documentCount)} `}
        {PROGRESS.duration}
      </p>
      {status && (
        <div className="flex flex-wrap gap-3">
          <StopAnalysis caseId={id} />
        </div>
      )}
    </div>
  );
}

/** Ends the running analysis; the poll then shows that it has stopped, and the way to another shot. */
function StopAnalysis({ caseId }: { readonly caseId: string }) {
  const queryClient = useQueryClient();
  const stop = useMutation({
    ...stopCaseAnalysis,
    onSuccess: async ({ stopped }) => {
      if (!stopped) toast(PROGRESS.stopOver);
      await queryClient.invalidateQueries({ queryKey: ["case", caseId] });
    },
    onError: (error) => toast.error(messageOf(error, PROGRESS.stopFailed)),
  });
  return (
    <Button variant="ghost" busy={stop.isPending} onClick={() => stop.mutate(caseId)}>
      {PROGRESS.stop}
    </Button>
  );
}

function Complete({ id, status }: { readonly id: string; readonly status: AnalysisStatus }) {
  const router = useRouter();
  const labels = useCopy(PROGRESS);
  const { reading } = status;
  const unread = reading === null ? null : notAssessed(reading);
  // A file that nobody could read has to be seen by a person: the page waits until they go on themselves.
  const isHeld = reading !== null && reading.documentsRead < reading.documents;
  // What was asked for while the files were still being read does not know which of them failed.
  const { data: latest } = useQuery({ ...caseDetail(id), refetchInterval: false, staleTime: 0, enabled: isHeld });
  const failed = latest?.documents.filter((document) => document.status === "failed") ?? [];
  const href = `/cases/${id}`;
  useEffect(() => {
    if (isHeld) return;
    // In place of this screen: "back" from the case must not start the two seconds again.
    const timer = setTimeout(() => router.replace(href), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [router, href, isHeld]);
  return (
    <div className={CARD}>
      <Heading>
        {unread !== null ? PROGRESS.doneInPart : status.foundSomething ? labels.complete : PROGRESS.done}
      </Heading>
      {unread !== null && <p>{unread}</p>}
      {failed.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-13">
          {failed.map(({ id: documentId, originalFileName, failureReason }) => (
            <li key={documentId} className="wrap-anywhere" dir="auto">
              <b>{originalFileName}</b>
              {failureReason !== null && `: ${failureReason}`}
            </li>
          ))}
        </ul>
      )}
      <Figures percent={100} text={status.elapsed === null ? "" : elapsedLabel(status.elapsed)} />
      <ProgressPad steps={status.steps} />
      {!isHeld && <p className="text-13 text-ink-2">{PROGRESS.opening}</p>}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={href} replace>
          {PROGRESS.openNow}
        </LinkButton>
      </div>
    </div>
  );
}

type StoppedProps = {
  readonly id: string;
  readonly status: AnalysisStatus | undefined;
  readonly reason: string;
  /** The analysis itself has failed, not only the question after it: another shot has to start it. */
  readonly canRestart: boolean;
};

function Stopped({ id, status, reason, canRestart }: StoppedProps) {
  const labels = useCopy(PROGRESS);
  const restart = useMutation({
    ...startCaseAnalysis,
    onSuccess: () => window.location.reload(),
    onError: (error) => toast.error(messageOf(error, ANALYSIS.startFailed)),
  });
  return (
    <div className={CARD}>
      <Heading isError>{labels.error}</Heading>
      <p>{labels.errorText}</p>
      <Note>
        <p className="min-w-0 font-semibold wrap-anywhere" dir="auto">
          {reason}
        </p>
      </Note>
      {status && (
        <>
          <ProgressPad steps={status.steps} />
          <p className="text-13 text-ink-2">{PROGRESS.kept}</p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={restart.isPending || restart.isSuccess}
          onClick={() => (canRestart ? restart.mutate({ caseId: id, documentId: null }) : window.location.reload())}
        >
          {labels.retry}
        </Button>
        <LinkButton href={`/cases/${id}`} variant="ghost">
          {labels.checkFile}
        </LinkButton>
      </div>
    </div>
  );
}

/** The heading of an end. It takes the focus, so that whoever waited hears what has become of it. */
function Heading({ isError = false, children }: { readonly isError?: boolean; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={isError ? "text-stamp" : undefined}>
      {children}
    </h1>
  );
}

function Figures({ percent, text }: { readonly percent: number; readonly text: string }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="font-display text-[44px]/none font-extrabold">{percent}%</span>
        <span className="text-13 text-ink-2">{text}</span>
      </div>
      <Gauge role="progressbar" aria-label={PROGRESS.bar} percent={percent} className="h-3 rounded-stamp" />
    </>
  );
}
