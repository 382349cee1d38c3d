import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, type RefObject, type SubmitEvent, useId, useState } from "react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { CHAT } from "#lib/copy/chat.ts";
import { MAX_CHAT_MESSAGE } from "#lib/domain/chat-limits.ts";
import styles from "./chat.module.css";

type Props = {
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly disabled: boolean;
  /** What the answers rest on. */
  readonly basis: string;
  readonly onFocus: () => void;
  readonly onSend: (text: string) => void;
};

/** Three rows for the question. Enter sends, with Shift it breaks the line; nothing is sent while a word is composed. */
export function Composer({ inputRef, disabled, basis, onFocus, onSend }: Props) {
  const [text, setText] = useState("");
  const id = useId();

  function send() {
    if (disabled || text.trim() === "") return;
    onSend(text);
    setText("");
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className={styles.composer}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.input}>
        <label htmlFor={id} className="vh">
          {CHAT.label}
        </label>
        <textarea
          ref={inputRef}
          id={id}
          className="in"
          rows={3}
          dir="auto"
          placeholder={CHAT.label}
          maxLength={MAX_CHAT_MESSAGE}
          disabled={disabled}
          value={text}
          onFocus={onFocus}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton type="submit" className={`l ${styles.send}`} label={CHAT.send} disabled={disabled}>
          <SendHorizontal className="i" />
        </IconButton>
      </div>
      <p className="tiny muted">{basis}</p>
    </form>
  );
}
