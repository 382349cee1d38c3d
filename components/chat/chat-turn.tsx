import { Copy, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { CitationChip } from "#components/widgets/citation-chip/citation-chip.tsx";
import type { CitationLink } from "#components/widgets/markdown/citation-link.ts";
import { Markdown } from "#components/widgets/markdown/markdown.tsx";
import { useNames } from "#components/widgets/names.tsx";
import { CHAT } from "#lib/copy/chat.ts";
import { type ChatMessage, plainText } from "./chat-message.ts";
import styles from "./chat.module.css";

/** What the attorney asked. */
export function QuestionTurn({ text }: { readonly text: string }) {
  return (
    <p className={styles.me} dir="auto">
      <span className="vh">{CHAT.you} </span>
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
        <p className={styles.failed}>{message.message}</p>
      ) : (
        <Markdown text={message.message} renderCitation={renderCitation} />
      )}
      {state === "stopped" && <p className="tiny muted">{CHAT.stopped}</p>}
      {state === "cut" && <p className="tiny muted">{CHAT.cut}</p>}
      {droppedQuotes > 0 && <p className="tiny muted">{CHAT.dropped(droppedQuotes)}</p>}
      <div className={styles.acts}>
        {state !== "failed" && message.message !== "" && (
          <Button variant="quiet" size="s" onClick={() => void copy()}>
            <Copy className="i" />
            {CHAT.copy}
          </Button>
        )}
        {onRegenerate !== undefined && (
          <Button variant="quiet" size="s" onClick={onRegenerate}>
            <RotateCw className="i" />
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
      <span className={styles.caret} aria-hidden="true" />
    </Speaker>
  );
}

function Speaker({ children }: { readonly children: ReactNode }) {
  const { persona } = useNames();
  return (
    <div className={styles.him}>
      <span className="seal" aria-hidden="true">
        {[...persona][0]}
      </span>
      <div className={styles.said}>
        <span className="vh">{persona}: </span>
        {children}
      </div>
    </div>
  );
}
