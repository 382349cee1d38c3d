"use client";

import { useRef, useState } from "react";
import type { Finding } from "#lib/contracts/findings.ts";
import { FindingNote } from "./finding-note.tsx";
import { ReviewToggles } from "./review-toggles.tsx";
import { useReview } from "./use-review.ts";

type Props = {
  readonly caseId: string;
  readonly finding: Finding;
  /** `words` names the toggles, `signs` draws them as icons where the list is long. */
  readonly look?: "words" | "signs";
};

/**
 * What the attorney says about a finding: accept, reject, a note. Two elements side by side, the toggles and the note's
 * text; `.review` of the style sheet lays them out behind and below the finding.
 */
export function FindingReview({ caseId, finding, look = "signs" }: Props) {
  const review = useReview(caseId);
  const [isWriting, setIsWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  function stopWriting() {
    setIsWriting(false);
    opener.current?.focus();
  }
  return (
    <>
      <ReviewToggles
        label={finding.text}
        verdict={finding.verdict}
        hasNote={finding.note !== null}
        isWriting={isWriting}
        look={look}
        onVerdict={(verdict) => review.mutate({ finding, verdict })}
        onNote={() => setIsWriting(!isWriting)}
        noteRef={opener}
      />
      <FindingNote
        finding={finding}
        isWriting={isWriting}
        onCancel={stopWriting}
        onSave={(note) => {
          if (note.trim() !== (finding.note ?? "")) review.mutate({ finding, note });
          stopWriting();
        }}
      />
    </>
  );
}
