import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiError } from "#lib/api/api-error.ts";
import { call } from "#lib/api/call.ts";
import { type Draft, getLedger, saveRequestDraft } from "#lib/contracts/ledger.ts";
import { DraftSaver, type DraftState } from "./draft-saver.ts";
import { keepUnsaved, readUnsaved, unsavedKey } from "./unsaved-draft.ts";

/** The letter as this tab has it, and what saves it by itself; also when the page is left. */
export function useDraft(given: { readonly caseId: string; readonly userId: string; readonly draft: Draft }): {
  readonly saver: DraftSaver;
  readonly state: DraftState;
} {
  const { caseId, userId, draft } = given;
  const [saver] = useState(() => {
    const key = unsavedKey(userId, caseId);
    return new DraftSaver({
      draft,
      unsaved: readUnsaved(key),
      save: (version, content) => call(saveRequestDraft, { params: { id: caseId }, body: { version, content } }),
      load: async () => (await call(getLedger, { params: { id: caseId } })).draft,
      isConflict: (error) => error instanceof ApiError && error.status === 409,
      keep: (unsaved) => keepUnsaved(key, unsaved),
      later: (work, milliseconds) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
    });
  });
  const state = useSyncExternalStore(
    saver.subscribe,
    () => saver.state,
    () => saver.state,
  );
  useEffect(() => saver.adopt(draft, { always: false }), [saver, draft]);
  useEffect(() => {
    const flush = () => void saver.flush();
    document.addEventListener("visibilitychange", flush);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, [saver]);
  return { saver, state };
}
