import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, type RefObject, type SubmitEvent, useId, useState } from "react";
import { TextArea } from "#components/ui/form/text-area.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { CHAT } from "#lib/copy/case/chat.ts";
import { MAX_CHAT_MESSAGE } from "#lib/domain/chat-limits.ts";

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
      className="grid gap-2 border-t border-t-hair px-5 pt-3 pb-3.5 max-phone:pr-4 max-phone:pl-4"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          {CHAT.label}
        </label>
        <TextArea
          ref={inputRef}
          id={id}
          className="block h-21 resize-none pr-14 disabled:bg-track disabled:text-ink-2"
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
        <IconButton type="submit" size="l" className="absolute right-2 bottom-2" label={CHAT.send} disabled={disabled}>
          <SendHorizontal />
        </IconButton>
      </div>
      <p className="text-12 text-ink-2">{basis}</p>
    </form>
  );
}
