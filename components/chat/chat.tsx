"use client";

import { ArrowDown, ChevronLeft, Maximize2, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { Button } from "#components/ui/button.tsx";
import { PenStrokes } from "#components/ui/pen-strokes.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { PHONE } from "#components/widgets/use-media.ts";
import { useNames } from "#components/widgets/names.tsx";
import { useSession } from "#components/session/session.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { Finding } from "#lib/contracts/findings.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { CHAT, CHAT_BASIS } from "#lib/copy/case/chat.ts";
import type { Engine } from "#lib/domain/findings.ts";
import { chatKey } from "./chat-storage.ts";
import { ChatDrawer } from "./chat-drawer.tsx";
import { AnswerTurn, PendingTurn, QuestionTurn } from "./chat-turn.tsx";
import { Composer } from "./composer.tsx";
import { suggestedQuestions } from "./suggested-questions.ts";
import { useChat } from "./use-chat.ts";
import { useStickyScroll } from "./use-sticky-scroll.ts";

type Props = {
  readonly caseItem: Case;
  /** What is missing in the record: the first questions come from it. */
  readonly gaps: readonly Finding[];
  /** What made the analysis; the answers' own engine wins once there is one. */
  readonly engine: Engine;
  /** Where the chat is a drawer over the page: its state; null where it is a section of the page. */
  readonly drawer: { readonly isOpen: boolean; readonly onClose: () => void } | null;
};

/** Apart, because a linter takes it for a mistake on what is no control: here it lets the arrow keys scroll. */
const FOCUSABLE = { tabIndex: 0 } as const;

/** "Whisper in My Ear": questions about this case, answered from its documents. On a phone it fills the screen. */
export function Chat({ caseItem, gaps, engine, drawer }: Props) {
  const { persona } = useNames();
  const labels = useCopy(CHAT);
  const { user } = useSession();
  const { messages, pending, ask, regenerate, stop, clear } = useChat(
    caseItem.id,
    chatKey(user?.id ?? "", caseItem.id),
  );
  const [isClearing, setIsClearing] = useState(false);
  const [isFull, setIsFull] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { ref: log, hasMore, toEnd } = useStickyScroll(`${messages.length} ${pending?.length ?? -1}`);
  const isWaiting = pending !== null;
  useFocusBack(input, isWaiting);
  useFullScreen(panel, isFull, () => setIsFull(false));

  function send(text: string) {
    toEnd();
    ask(text);
  }

  const last = messages.at(-1);
  const suggestions = suggestedQuestions(gaps);
  const answeredBy = messages.findLast((message) => message.engine !== undefined)?.engine ?? engine;
  const clearButton = (
    <Button variant="quiet" size="s" disabled={messages.length === 0} onClick={() => setIsClearing(true)}>
      {CHAT.clear}
    </Button>
  );
  const conversation = (
    <div
      ref={panel}
      className={cn(
        "flex h-136.5 flex-col border-t border-t-hair",
        drawer !== null && "h-auto min-h-0 flex-1",
        isFull &&
          "max-phone:fixed max-phone:inset-0 max-phone:z-6 max-phone:h-dvh max-phone:border-0 max-phone:bg-sheet",
      )}
    >
      <div
        className={cn(
          "hidden",
          isFull &&
            "max-phone:flex max-phone:items-center max-phone:gap-3 max-phone:border-b max-phone:border-manila-edge max-phone:bg-manila max-phone:py-1.5 max-phone:pr-4 max-phone:pl-1",
        )}
      >
        <IconButton size="l" label={CHAT.back(caseItem.title)} onClick={() => setIsFull(false)}>
          <ChevronLeft />
        </IconButton>
        <div className="grid min-w-0 leading-[1.3]">
          <b className="min-w-0 truncate font-display" dir="auto">
            {caseItem.title}
          </b>
          <span className="font-mono text-12">{caseItem.caseNumber}</span>
        </div>
      </div>
      <div className="relative min-h-0 flex-1">
        <div
          ref={log}
          className="flex h-full flex-col gap-4 overflow-auto px-5 py-4 focus-visible:-outline-offset-3 max-phone:pr-4 max-phone:pl-4 [&>:first-child]:mt-auto"
          role="log"
          aria-labelledby="chat"
          aria-live="polite"
          // Read out when it is whole, not piece by piece.
          aria-busy={isWaiting}
          {...FOCUSABLE}
        >
          {messages.length === 0 && !isWaiting && (
            <div className="grid gap-3">
              <p className="text-ink-2">{CHAT.intro}</p>
              {suggestions.length > 0 && (
                <>
                  <p className="text-label text-ink-2">{CHAT.suggestions}</p>
                  <ul className="grid justify-items-start gap-2">
                    {suggestions.map((question) => (
                      <li key={question}>
                        <button
                          type="button"
                          className="min-h-8 cursor-pointer rounded-control border border-exhibit bg-transparent px-3 py-[5px] text-start text-13 wrap-anywhere text-exhibit hover:bg-exhibit-wash"
                          dir="auto"
                          onClick={() => send(question)}
                        >
                          {question}
                        </button>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          )}
          {messages.map((message) =>
            message.isAI ? (
              <AnswerTurn
                key={message.id}
                caseId={caseItem.id}
                message={message}
                onRegenerate={message === last && !isWaiting ? regenerate : undefined}
              />
            ) : (
              <QuestionTurn key={message.id} text={message.message} />
            ),
          )}
          {last !== undefined && !last.isAI && !isWaiting && (
            <Button variant="quiet" size="s" className="self-end" onClick={regenerate}>
              {CHAT.askAgain}
            </Button>
          )}
          {isWaiting && pending !== "" && <PendingTurn text={pending} />}
        </div>
        {hasMore && (
          <button
            type="button"
            className="absolute bottom-3 left-[50%] inline-flex min-h-8 -translate-x-1/2 cursor-pointer items-center gap-1.5 rounded-[16px] border-0 bg-exhibit px-3.5 py-0 text-13 font-semibold text-on-exhibit"
            onClick={toEnd}
          >
            <ArrowDown />
            {CHAT.jump}
          </button>
        )}
      </div>
      <div role="status">
        {isWaiting && (
          <div className="flex items-center gap-2.5 border-t border-t-hair px-5 py-2 text-13 max-phone:pr-4 max-phone:pl-4">
            <PenStrokes />
            <span>{labels.thinking(persona)}</span>
            <Button variant="ghost" size="s" className="ml-auto" onClick={stop}>
              <Square />
              {CHAT.stop}
            </Button>
          </div>
        )}
      </div>
      <Composer
        inputRef={input}
        disabled={isWaiting}
        basis={CHAT_BASIS[answeredBy]}
        onFocus={() => setIsFull(window.matchMedia(PHONE).matches)}
        onSend={send}
      />
      <ConfirmDialog
        open={isClearing}
        onOpenChange={setIsClearing}
        title={CHAT.clear}
        text={CHAT.clearConfirm}
        confirmLabel={CHAT.clear}
        onConfirm={() => {
          stop();
          clear();
          setIsClearing(false);
        }}
      />
    </div>
  );
  if (drawer !== null)
    return (
      <ChatDrawer title={labels.title} actions={clearButton} input={input} {...drawer}>
        {conversation}
      </ChatDrawer>
    );
  return (
    <CaseSection
      id="chat"
      look="flush"
      className="self-start print:hidden"
      title={labels.title}
      summary={messages.length > 0 ? CHAT.count(messages.length) : undefined}
      actions={
        <>
          {clearButton}
          <IconButton className="hidden max-phone:inline-flex" label={CHAT.expand} onClick={() => setIsFull(true)}>
            <Maximize2 />
          </IconButton>
        </>
      }
    >
      {conversation}
    </CaseSection>
  );
}

/** A disabled input drops the focus: it comes back with the answer, unless the reader has gone elsewhere. */
function useFocusBack(input: React.RefObject<HTMLTextAreaElement | null>, isWaiting: boolean): void {
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting && document.activeElement === document.body) input.current?.focus();
    wasWaiting.current = isWaiting;
  }, [input, isWaiting]);
}

/** While the panel fills the screen the page below does not scroll or take the focus, and Escape goes back to it. */
function useFullScreen(panel: React.RefObject<HTMLDivElement | null>, isFull: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = panel.current;
    if (!isFull || element === null) return;
    const hidden = outsideOf(element);
    for (const other of hidden) other.inert = true;
    document.documentElement.style.overflow = "hidden";
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog above it takes Escape first.
      if (event.key === "Escape" && element.contains(document.activeElement)) close.current();
    };
    const wide = window.matchMedia(PHONE);
    const onWide = () => close.current();
    window.addEventListener("keydown", onKeyDown);
    wide.addEventListener("change", onWide);
    return () => {
      for (const other of hidden) other.inert = false;
      document.documentElement.style.overflow = "";
      window.removeEventListener("keydown", onKeyDown);
      wide.removeEventListener("change", onWide);
    };
  }, [panel, isFull]);
}

/** Everything beside the element and beside what it stands in, up to the page's own frame. */
function outsideOf(element: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let inner: HTMLElement = element; inner.parentElement !== null && inner !== document.body;) {
    const parent: HTMLElement = inner.parentElement;
    if (parent === document.body) break;
    for (const child of parent.children)
      if (child !== inner && child instanceof HTMLElement && !child.inert) outside.push(child);
    inner = parent;
  }
  return outside;
}
