import { Copy, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { Seal } from "#components/widgets/seal.tsx";
import { Button } from "#components/ui/button.tsx";
import { CitationChip } from "#components/widgets/citation-chip/citation-chip.tsx";
import type { CitationLink } from "#components/widgets/markdown/citation-link.ts";
import { Markdown } from "#components/widgets/markdown/markdown.tsx";
import { useNames } from "#components/widgets/names.tsx";
import { CHAT } from "#lib/copy/case/chat.ts";
import { type ChatMessage, plainText } from "./chat-message.ts";

/** What the attorney asked. */
export function QuestionTurn({ text }: { readonly text: string }) {
  return (
    <p
      className="max-w-[82%] self-end rounded-[8px_8px_2px_8px] border border-manila-edge bg-manila px-3 py-2 wrap-anywhere whitespace-pre-line"
      dir="auto"
    >
      <span className="sr-only">{CHAT.you} </span>
      {text}
    </p>
  );
}

type AnswerProps = {
  readonly caseId: string;
  readonly message: ChatMessage;
  /** Given on the last answer only. */
  readonly onRegenerate?: () => void;
};

/** An answer with its stickers, what became of it, and what can be done with it. */
export function AnswerTurn({ caseId, message, onRegenerate }: AnswerProps) {
  const { state, citations = [], droppedQuotes = 0 } = message;

  // A chip only for a place that the server has checked: what a model writes as a link of its own stays words.
  function renderCitation(link: CitationLink, label: ReactNode): ReactNode {
    const citation = citations.find(
      ({ documentId, pageNumber, start, end }) =>
        documentId === link.documentId && pageNumber === link.pageNumber && start === link.start && end === link.end,
    );
    return citation === undefined ? label : <CitationChip caseId={caseId} citation={citation} />;
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(plainText(message.message));
      toast(CHAT.copied);
    } catch {
      toast.error(CHAT.copyFailed);
    }
  }

  return (
    <Speaker>
      {state === "failed" ? (
        <p className="border-l-3 border-l-stamp pl-3">{message.message}</p>
      ) : (
        <Markdown text={message.message} renderCitation={renderCitation} />
      )}
      {state === "stopped" && <p className="text-12 text-ink-2">{CHAT.stopped}</p>}
      {state === "cut" && <p className="text-12 text-ink-2">{CHAT.cut}</p>}
      {droppedQuotes > 0 && <p className="text-12 text-ink-2">{CHAT.dropped(droppedQuotes)}</p>}
      <div className="mt-1.5 mr-0 mb-0 -ml-1.5 flex gap-1">
        {state !== "failed" && message.message !== "" && (
          <Button variant="quiet" size="s" onClick={() => void copy()}>
            <Copy />
            {CHAT.copy}
          </Button>
        )}
        {onRegenerate !== undefined && (
          <Button variant="quiet" size="s" onClick={onRegenerate}>
            <RotateCw />
            {CHAT.regenerate}
          </Button>
        )}
      </div>
    </Speaker>
  );
}

/** The answer as it comes. Its places are not checked yet, so none is shown. */
export function PendingTurn({ text }: { readonly text: string }) {
  return (
    <Speaker>
      <Markdown text={text} renderCitation={(_, label) => label} />
      <span className="inline-block h-[17px] w-2 bg-exhibit" aria-hidden="true" />
    </Speaker>
  );
}

function Speaker({ children }: { readonly children: ReactNode }) {
  const { persona } = useNames();
  return (
    <div className="grid grid-cols-[32px_minmax(0,1fr)] gap-3">
      <Seal className="size-8 text-exhibit shadow-[inset_0_0_0_2px_var(--sheet),inset_0_0_0_3px_currentColor]">
        {[...persona][0]}
      </Seal>
      <div className="min-w-0 wrap-anywhere [&_blockquote]:font-mono [&_blockquote]:text-[14px]">
        <span className="sr-only">{persona}: </span>
        {children}
      </div>
    </div>
  );
}
